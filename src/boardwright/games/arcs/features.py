"""Arcs as rows of small numbers, and a number for every option: for programs that learn (docs/research.md)."""

from typing import Final

from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.features import Actions, Columns, Features, Question, kinds_of, places_in
from boardwright.kernel.vocabulary import Value

from .ambitions import AVAILABLE, count_for, dummy_count_for, marker_power
from .facts import (
    AMBITIONS,
    FIRST_THING,
    FUEL,
    GUILD_SUIT,
    MARKERS,
    MATERIAL,
    NOTHING,
    PIPS,
    PLANET_TYPE,
    POOLS,
    PSIONIC,
    RAID_COST,
    RAID_COST_OF_SLOT,
    RELIC,
    RESOURCE_SLOTS,
    RESOURCES,
    SLOT_COUNT,
    SPACES,
    SYSTEM_COUNT,
    SYSTEMS,
    is_gate,
    number_of,
    suit_of,
)
from .hands import is_face_down
from .state import CITY, EVENT, EVERYONE, MODES, PILE, STARPORT, Arcs, is_damaged, kind_of, owner_of
from .vocabulary import SYSTEM_OF, USES, VOCABULARY

SEATS: Final = 4
SEAT_NAMES: list[str] = ["me", "rival1", "rival2", "rival3"]
COURT_PLACES: Final = 4


def ids_of(kind: str) -> list[str]:
    """The ids of the things of a kind, in the order of their columns."""
    return [VOCABULARY.kinds[kind].ids[number] for number in VOCABULARY.kinds[kind].order]


CARD_IDS = ids_of("card")
SUIT_IDS = ids_of("suit")
CARD_PLACE = places_in(VOCABULARY.kinds["court"])
"""The place of a Court card, leader or lore among all of them."""

USE_PLACE = places_in(VOCABULARY.kinds["use"])

# -- the numbers of the options ------------------------------------------------------------------------------------

ACTIONS = Actions(VOCABULARY.options)
OPTIONS = kinds_of(VOCABULARY.options)

# -- the position --------------------------------------------------------------------------------------------------

STATE = Columns()
QUESTION = Question(STATE, VOCABULARY.asks)
FLOW: Final = STATE.add(
    "seats",
    "chapter",
    "pips",
    "prelude",
    "acted",
    "battle_pips",
    "seized",
    "zero",
    "declared",
    "passes",
    "split_discard",
    "discard",
    "court_deck",
    "lead_number",
)
BOXES: Final = STATE.each("leaders_and_lore", list(POOLS))
LEAD_SUIT: Final = STATE.each("lead_suit", SUIT_IDS)
MODE: Final = STATE.each("mode", MODES[:EVENT])
INITIATIVE: Final = STATE.each("initiative", SEAT_NAMES)
TURN: Final = STATE.each("turn", SEAT_NAMES)
LEADER: Final = STATE.each("leader", SEAT_NAMES)
MARKER: Final = STATE.each("marker", [f"{name}.{rank}" for name in [*AMBITIONS, "available"] for rank in (1, 2)])
DUMMY: Final = STATE.each("third_player", AMBITIONS)
SUPPLY: Final = STATE.each("supply", RESOURCES)
OF_A_SEAT: list[str] = [
    "sits",
    "power",
    "hand",
    "cities",
    "ships",
    "starports",
    "agents",
    "empty_slots",
    "captives",
    "trophies",
    "played_how",
    "played_suit",
    "played_number",
    *[f"tokens.{name}" for name in RESOURCES],
    *[f"guild.{name}" for name in RESOURCES],
    *[f"outrage.{name}" for name in RESOURCES],
    *[f"ambition.{name}" for name in AMBITIONS],
]
PLAYER: Final = STATE.add(*[f"{seat}.{name}" for seat in SEAT_NAMES for name in OF_A_SEAT])
PLAYER_WIDTH: Final = len(OF_A_SEAT)
HAND: Final = STATE.each("hand", CARD_IDS)
IN_PILE: Final = STATE.each("known_in_pile", CARD_IDS)
OPEN: Final = STATE.each("open", CARD_IDS)
KNOWN_HAND: Final = STATE.each("known_in_hand", CARD_IDS)
COURT: Final = STATE.add(
    *[
        f"court{place}.{name}"
        for place in range(COURT_PLACES)
        for name in ["card", "raid_cost", *[f"suit.{suit}" for suit in RESOURCES], *[f"agents.{s}" for s in SEAT_NAMES]]
    ]
)
COURT_WIDTH: Final = 2 + 5 + SEATS
CARD: Final = STATE.each("card", ids_of("court"))
PLANET: Final = STATE.each("planet", SYSTEMS)
ROOM: Final = STATE.each("free_slots", SYSTEMS)
FRESH: Final = STATE.add(*[f"fresh.{seat}.{system}" for seat in SEAT_NAMES for system in SYSTEMS])
DAMAGED: Final = STATE.add(*[f"damaged.{seat}.{system}" for seat in SEAT_NAMES for system in SYSTEMS])
BUILT: Final = STATE.add(*[f"city.{seat}.{system}" for seat in SEAT_NAMES for system in SYSTEMS])
PORTS: Final = STATE.add(*[f"starport.{seat}.{system}" for seat in SEAT_NAMES for system in SYSTEMS])
RUINS: Final = STATE.add(*[f"damaged_building.{seat}.{system}" for seat in SEAT_NAMES for system in SYSTEMS])
STATE_COLUMNS: list[str] = STATE.names
NO_STATE: list[int] = [0] * len(STATE_COLUMNS)

IN_COURT: Final = 5
ON_OFFER: Final = 6
IN_COURT_DISCARD: Final = 7
"""Where a Court card, leader or lore lies: 1 to 4 before a player (me first), these, or 0 for out of sight."""


def state_row(g: Arcs, seat: int, decision: Decision | None) -> list[int]:
    """The position as a seat may see it."""
    row = NO_STATE[:]
    seats = g.seats
    if decision is not None:
        QUESTION.write(row, decision, seat, seats)
    row[FLOW : FLOW + 14] = [
        seats,
        g.chapter,
        g.pips,
        1 if g.prelude else 0,
        1 if g.acted else 0,
        1 if g.battle_pips else 0,
        0 if g.seized < 0 else (g.seized - seat) % seats + 1,
        1 if g.zero else 0,
        1 if g.declared else 0,
        g.passes,
        1 if g.split_discard else 0,
        len(g.discard),
        len(g.court_deck),
        0,
    ]
    row[BOXES + BOX_PLACE[g.pool]] = 1
    if g.played:
        lead = g.played[0][1]
        row[LEAD_SUIT + suit_of(lead)] = 1
        row[FLOW + 13] = 0 if g.zero else number_of(lead)
    if g.turn >= 0:
        row[TURN + (g.turn - seat) % seats] = 1
        if 0 <= g.turn_mode < EVENT:
            row[MODE + g.turn_mode] = 1
    row[INITIATIVE + (g.initiative - seat) % seats] = 1
    if g.leader >= 0:
        row[LEADER + (g.leader - seat) % seats] = 1
    for marker in range(len(MARKERS)):
        ambition = g.markers[marker]
        first, second = marker_power(g, marker)
        at = MARKER + 2 * (len(AMBITIONS) if ambition == AVAILABLE else ambition)
        row[at] += first
        row[at + 1] += second
    if seats == 2:
        for ambition in range(5):
            row[DUMMY + ambition] = dummy_count_for(g, ambition)
    row[SUPPLY : SUPPLY + 5] = g.supply
    for step in range(seats):
        write_player(row, g, (seat + step) % seats, PLAYER + step * PLAYER_WIDTH, step, seat)
    write_action_cards(row, g, seat)
    write_court(row, g, seat)
    write_map(row, g, seat)
    return row


BOX_PLACE: dict[str, int] = {name: place for place, name in enumerate(POOLS)}


def write_player(row: list[int], g: Arcs, owner: int, at: int, step: int, seat: int) -> None:
    """The board of one player, and the card played in this round as far as it lies open."""
    row[at : at + 10] = [
        1,
        g.power[owner],
        len(g.hands[owner]),
        g.cities[owner],
        g.ships[owner],
        g.starports[owner],
        g.agents[owner],
        len(g.empty_slots(owner)),
        g.captives_of(owner),
        g.trophies_of(owner),
    ]
    for who, card, mode in g.played:
        if who == owner:
            row[at + 10] = mode + 1
            if owner == seat or not is_face_down(mode):
                row[at + 11] = suit_of(card) + 1
                row[at + 12] = number_of(card)
    first = owner * RESOURCE_SLOTS
    for slot in range(RESOURCE_SLOTS):
        token = g.slots[first + slot]
        if NOTHING < token < FIRST_THING:
            row[at + 13 + token] += 1
    for card in g.cards[owner]:
        row[CARD + CARD_PLACE[card]] = step + 1
        if GUILD_SUIT[card] != NOTHING:
            row[at + 18 + GUILD_SUIT[card]] += 1
    row[at + 23 : at + 28] = g.outrage[owner * 5 : owner * 5 + 5]
    if g.cards[owner]:
        for ambition in range(5):
            row[at + 28 + ambition] = count_for(g, owner, ambition)
    else:  # the same without cards, where most of the time would go
        row[at + 28] = row[at + 13 + MATERIAL] + row[at + 13 + FUEL]
        row[at + 29] = row[at + 8]
        row[at + 30] = row[at + 9]
        row[at + 31] = row[at + 13 + RELIC]
        row[at + 32] = row[at + 13 + PSIONIC]


def write_action_cards(row: list[int], g: Arcs, seat: int) -> None:
    """The own hand, the cards that lie open, and what the seat knows of the others."""
    for card in g.hands[seat]:
        row[HAND + card] = 1
    for card in g.face_up:
        row[OPEN + card] = 1
    for owner, card, mode in g.played:
        if owner == seat or not is_face_down(mode):
            row[OPEN + card] = 1
    for seer, where, card in g.knows:
        if seer in (EVERYONE, seat) and not row[HAND + card]:
            if where == PILE:
                row[IN_PILE + card] = 1
            elif where != seat:
                row[KNOWN_HAND + card] = (where - seat) % g.seats


def write_court(row: list[int], g: Arcs, seat: int) -> None:
    """The cards of the Court with the agents on them, the offer of a draft, the discard pile."""
    seats = g.seats
    for place in range(len(g.court)):
        card = g.court[place]
        if not card:
            continue
        at = COURT + place * COURT_WIDTH
        row[CARD + CARD_PLACE[card]] = IN_COURT
        row[at] = CARD_PLACE[card] + 1
        row[at + 1] = RAID_COST[card]
        if GUILD_SUIT[card] != NOTHING:
            row[at + 2 + GUILD_SUIT[card]] = 1
        for step in range(seats):
            row[at + 7 + step] = g.court_agents[place * seats + (seat + step) % seats]
    for card in g.leader_row:
        row[CARD + CARD_PLACE[card]] = ON_OFFER
    for card in g.lore_row:
        row[CARD + CARD_PLACE[card]] = ON_OFFER
    for card in g.court_discard:
        row[CARD + CARD_PLACE[card]] = IN_COURT_DISCARD


PLANET_CODE: list[int] = [1 if is_gate(system) else PLANET_TYPE[system] + 2 for system in range(SYSTEM_COUNT)]


def write_map(row: list[int], g: Arcs, seat: int) -> None:
    """Planets in play (1 a gate, else the type from 2 on), free slots, ships and buildings by owner."""
    seats = g.seats
    for system in g.systems:
        row[PLANET + system] = PLANET_CODE[system]
        row[ROOM + system] = SLOT_COUNT[system]
    for planet, resource in g.reshaped:
        row[PLANET + planet] = resource + 2
    for step in range(seats):
        first = (seat + step) % seats * SYSTEM_COUNT
        at = step * SYSTEM_COUNT
        row[FRESH + at : FRESH + at + SYSTEM_COUNT] = g.fresh[first : first + SYSTEM_COUNT]
        row[DAMAGED + at : DAMAGED + at + SYSTEM_COUNT] = g.damaged[first : first + SYSTEM_COUNT]
    for place in g.places:
        piece = g.buildings[place]
        if piece:
            system = SYSTEM_OF[place]
            at = (owner_of(piece) - seat) % seats * SYSTEM_COUNT + system
            if kind_of(piece) == CITY:
                row[BUILT + at] += 1
            else:
                row[PORTS + at] += 1
            if is_damaged(piece):
                row[RUINS + at] += 1
            if row[ROOM + system] and place % SPACES < SLOT_COUNT[system]:
                row[ROOM + system] -= 1


# -- the options ---------------------------------------------------------------------------------------------------

OPTION = Columns()
VERB: Final = OPTION.each("verb", list(OPTIONS))
USE: Final = OPTION.each("use", USES)
RESOURCE: Final = OPTION.each("resource", RESOURCES)
SLOT_COST: Final = OPTION.add("slot_raid_cost")
SUIT: Final = OPTION.each("suit", SUIT_IDS)
NUMBER: Final = OPTION.add("card_number", "card_pips", "card_follows_suit")
AMBITION: Final = OPTION.each("ambition", AMBITIONS)
AMBITION_COUNTS: Final = OPTION.add("ambition.mine", "ambition.best_rival", "ambition.marker")
SEAT_COLUMN: Final = OPTION.each("seat", SEAT_NAMES)
SEAT_POWER: Final = OPTION.add("seat.power")
COUNT: Final = OPTION.add("count", "count2")
NUMBERED: dict[str, int] = {kind: OPTION.add(kind) for kind in ("die", "face", "piece", "cluster")}
NUMBERED_PLACES: dict[str, dict[Value, int]] = {kind: places_in(VOCABULARY.kinds[kind]) for kind in NUMBERED}
COURT_COLUMN: Final = OPTION.add("court.card", "court.raid_cost", "court.my_agents", "court.rival_agents")
COURT_SUIT: Final = OPTION.each("court.suit", RESOURCES)
SYSTEM: Final = OPTION.each("system", SYSTEMS)
SYSTEM2: Final = OPTION.add("system2")
THERE: Final = OPTION.add(
    "there.gate",
    "there.free_slots",
    "there.my_fresh",
    "there.my_damaged",
    "there.rival_fresh",
    "there.rival_damaged",
    "there.my_buildings",
    "there.rival_buildings",
    "there.i_control",
    "there.rival_controls",
)
THERE_TYPE: Final = OPTION.each("there.planet", RESOURCES)
BUILDING: Final = OPTION.add("building.city", "building.starport", "building.mine", "building.damaged")
OPTION_COLUMNS: list[str] = OPTION.names
VERB_PLACE: dict[str, int] = {verb: place for place, verb in enumerate(OPTIONS)}


def write_option(row: list[int], at: int, g: Arcs, seat: int, option: Option) -> None:
    """What is known of an option: its verb, its arguments, and what these are now."""
    verb = option[0]
    assert isinstance(verb, str)
    row[at + VERB + VERB_PLACE[verb]] = 1
    kinds = OPTIONS[verb]
    counts = 0
    systems = 0
    for place in range(len(kinds)):
        kind = kinds[place]
        value = option[place + 1]
        if not isinstance(value, int):
            row[at + USE + USE_PLACE[value]] = 1
        elif kind == "system" or kind == "place":
            if systems:
                row[at + SYSTEM2] = value + 1
            else:
                systems = 1
                write_system(row, at, g, seat, value if kind == "system" else value // SPACES)
                if kind == "place" and g.buildings[value]:
                    write_building(row, at, g.buildings[value], seat)
        elif kind == "card":
            row[at + SUIT + suit_of(value)] = 1
            row[at + NUMBER] = number_of(value)
            row[at + NUMBER + 1] = PIPS[value]
            if g.played and suit_of(g.played[0][1]) == suit_of(value):
                row[at + NUMBER + 2] = 1
        elif kind == "resource":
            row[at + RESOURCE + value] = 1
        elif kind == "slot":
            row[at + SLOT_COST] = RAID_COST_OF_SLOT[value]
        elif kind == "ambition":
            write_ambition(row, at, g, seat, value)
        elif kind == "seat":
            row[at + SEAT_COLUMN + (value - seat) % g.seats] = 1
            row[at + SEAT_POWER] = g.power[value]
        elif kind == "court":
            write_card(row, at, g, seat, value)
        elif kind in NUMBERED:
            row[at + NUMBERED[kind]] = NUMBERED_PLACES[kind][value] + 1
        else:
            row[at + COUNT + counts] = value
            counts = 1


def write_system(row: list[int], at: int, g: Arcs, seat: int, system: int) -> None:
    row[at + SYSTEM + system] = 1
    there = at + THERE
    if is_gate(system):
        row[there] = 1
    elif g.planet_type(system) != NOTHING:
        row[at + THERE_TYPE + g.planet_type(system)] = 1
    room = SLOT_COUNT[system]
    for place in g.buildings_at(system):
        row[there + (6 if owner_of(g.buildings[place]) == seat else 7)] += 1
        room -= 1
    row[there + 1] = max(0, room)
    for owner in range(g.seats):
        index = owner * SYSTEM_COUNT + system
        shift = 0 if owner == seat else 2
        row[there + 2 + shift] += g.fresh[index]
        row[there + 3 + shift] += g.damaged[index]
    control = g.control(system)
    if control == seat:
        row[there + 8] = 1
    elif control >= 0:
        row[there + 9] = 1


def write_building(row: list[int], at: int, piece: int, seat: int) -> None:
    row[at + BUILDING + (1 if kind_of(piece) == STARPORT else 0)] = 1
    if owner_of(piece) == seat:
        row[at + BUILDING + 2] = 1
    if is_damaged(piece):
        row[at + BUILDING + 3] = 1


def write_ambition(row: list[int], at: int, g: Arcs, seat: int, ambition: int) -> None:
    row[at + AMBITION + ambition] = 1
    best = dummy_count_for(g, ambition)
    for rival in range(g.seats):
        count = count_for(g, rival, ambition)
        if rival == seat:
            row[at + AMBITION_COUNTS] = count
        else:
            best = max(best, count)
    row[at + AMBITION_COUNTS + 1] = best
    for marker in range(len(MARKERS)):
        if g.markers[marker] == AVAILABLE:
            row[at + AMBITION_COUNTS + 2] = max(row[at + AMBITION_COUNTS + 2], marker_power(g, marker)[0])


def write_card(row: list[int], at: int, g: Arcs, seat: int, card: int) -> None:
    row[at + COURT_COLUMN] = CARD_PLACE[card] + 1
    row[at + COURT_COLUMN + 1] = RAID_COST[card]
    if GUILD_SUIT[card] != NOTHING:
        row[at + COURT_SUIT + GUILD_SUIT[card]] = 1
    if card in g.court:
        place = g.court.index(card)
        for owner in range(g.seats):
            row[at + COURT_COLUMN + (2 if owner == seat else 3)] += g.agents_on(place, owner)


def score(g: Arcs, seat: int) -> int:
    """The power of a seat."""
    return g.power[seat]


FEATURES = Features(STATE_COLUMNS, OPTION_COLUMNS, state_row, write_option, ACTIONS, score)
