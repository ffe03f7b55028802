"""Arcs as rows of small numbers, and a number for every option: for programs that learn (docs/research.md)."""

from collections.abc import Sequence
from typing import Any, Final

from librt.strings import BytesWriter

from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.features import (
    HIGH,
    Actions,
    Columns,
    Features,
    Question,
    fill,
    fill_some,
    kinds_of,
    places_in,
    total,
)
from boardwright.kernel.vocabulary import Kind, Value, Vocabulary

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
    SPACES,
    SYSTEM_COUNT,
    is_gate,
    number_of,
    suit_of,
)
from .hands import is_face_down
from .moments import speakers
from .state import CITY, EVENT, EVERYONE, MODES, PILE, STARPORT, Arcs, is_damaged, kind_of, owner_of
from .vocabulary import SYSTEM_OF, VOCABULARY

SEATS: Final = 4
SEAT_NAMES: Final[list[str]] = ["me", "rival1", "rival2", "rival3"]
COURT_PLACES: Final = 4

OF_THE_ROUND: Final[list[str]] = [
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
]
OF_A_SEAT: Final[list[str]] = [
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
PLAYER_WIDTH: Final = len(OF_A_SEAT)
OF_A_COURT_PLACE: Final[list[str]] = [
    "card",
    "raid_cost",
    *[f"suit.{suit}" for suit in RESOURCES],
    *[f"agents.{seat}" for seat in SEAT_NAMES],
]
COURT_WIDTH: Final = len(OF_A_COURT_PLACE)
OF_A_SYSTEM: Final[list[str]] = [
    "gate",
    "free_slots",
    "my_fresh",
    "my_damaged",
    "rival_fresh",
    "rival_damaged",
    "my_buildings",
    "rival_buildings",
    "i_control",
    "rival_controls",
]

IN_COURT: Final = 5
ON_OFFER: Final = 6
IN_COURT_DISCARD: Final = 7
"""Where a Court card, leader or lore lies: 1 to 4 before a player (me first), these, or 0 for out of sight."""

BOX_PLACE: Final[dict[str, int]] = {name: place for place, name in enumerate(POOLS)}
PLANET_CODE: Final[list[int]] = [1 if is_gate(system) else PLANET_TYPE[system] + 2 for system in range(SYSTEM_COUNT)]


def ids_of(vocabulary: Vocabulary, kind: str) -> list[str]:
    """The ids of the things of a kind, in the order of their columns."""
    return [vocabulary.kinds[kind].ids[number] for number in vocabulary.kinds[kind].order]


def card_places(court: Kind[Any]) -> list[int]:
    """The place of each card among the columns, by its number."""
    places = [NOTHING] * (max(court.order) + 1)
    for place, card in enumerate(court.order):
        places[card] = place
    return places


class Rows:
    """The columns of a position and of an option, and what fills them.

    A game that builds on Arcs has the same columns for its own vocabulary, and more after them.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        modes: Sequence[str],
        court_places: int,
        numbered: Sequence[str],
        apart: Sequence[str] = (),
    ) -> None:
        self.verbs = kinds_of(vocabulary.options)
        self.card_place = card_places(vocabulary.kinds["court"])
        self.guild_suit = GUILD_SUIT
        self.raid_cost = RAID_COST
        self.planet_code = PLANET_CODE
        self.system_of = SYSTEM_OF
        self.use_place = places_in(vocabulary.kinds["use"])
        self.modes = len(modes)
        self.systems = ids_of(vocabulary, "system")
        self.state = Columns()
        self.question = Question(self.state, vocabulary.asks, apart)
        self.add_state(vocabulary, modes, court_places)
        self.option = Columns()
        self.add_option(vocabulary, numbered)

    # -- the position ------------------------------------------------------------------------------------------------

    def add_state(self, vocabulary: Vocabulary, modes: Sequence[str], court_places: int) -> None:
        """The columns of a position."""
        state = self.state
        cards = ids_of(vocabulary, "card")
        ambitions = ids_of(vocabulary, "ambition")
        self.ambitions = len(ambitions)
        self.flow = state.add(*OF_THE_ROUND)
        self.boxes = state.each("leaders_and_lore", list(POOLS))
        self.lead_suit = state.each("lead_suit", ids_of(vocabulary, "suit"))
        self.mode = state.each("mode", modes)
        self.initiative = state.each("initiative", SEAT_NAMES)
        self.turn = state.each("turn", SEAT_NAMES)
        self.leader = state.each("leader", SEAT_NAMES)
        self.marker = state.each("marker", [f"{name}.{rank}" for name in [*ambitions, "available"] for rank in (1, 2)])
        self.dummy = state.each("third_player", AMBITIONS)
        self.supply = state.each("supply", RESOURCES)
        self.player = state.add(*[f"{seat}.{name}" for seat in SEAT_NAMES for name in OF_A_SEAT])
        self.hand = state.each("hand", cards)
        self.in_pile = state.each("known_in_pile", cards)
        self.open = state.each("open", cards)
        self.known_hand = state.each("known_in_hand", cards)
        self.court = state.add(*[f"court{place}.{name}" for place in range(court_places) for name in OF_A_COURT_PLACE])
        self.card = state.each("card", ids_of(vocabulary, "court"))
        self.planet = state.each("planet", self.systems)
        self.room = state.each("free_slots", self.systems)
        self.fresh = self.on_map("fresh")
        self.damaged = self.on_map("damaged")
        self.built = self.on_map("city")
        self.ports = self.on_map("starport")
        self.ruins = self.on_map("damaged_building")

    def on_map(self, what: str) -> int:
        """A column for each seat and system."""
        return self.state.add(*[f"{what}.{seat}.{system}" for seat in SEAT_NAMES for system in self.systems])

    def write_state(self, row: BytesWriter, g: Arcs, seat: int, decision: Decision | None) -> None:
        """The position as a seat may see it."""
        seats = g.seats
        if decision is not None:
            self.question.write(row, decision, seat, seats)
        self.write_round(row, g, seat)
        for marker in range(len(g.markers)):
            ambition = g.markers[marker]
            first, second = marker_power(g, marker)
            at = self.marker + 2 * (self.ambitions if ambition == AVAILABLE else ambition)
            row[at] += first
            row[at + 1] += second
        if seats == 2:
            for ambition in range(5):
                row[self.dummy + ambition] = dummy_count_for(g, ambition)
        fill(row, self.supply, g.supply)
        for step in range(seats):
            self.write_player(row, g, (seat + step) % seats, self.player + step * PLAYER_WIDTH, step)
        self.write_action_cards(row, g, seat)
        self.write_court(row, g, seat)
        self.write_map(row, g, seat)

    def write_round(self, row: BytesWriter, g: Arcs, seat: int) -> None:
        """How far the round has come, and whose turn it is."""
        seats = g.seats
        flow = self.flow
        row[flow] = seats
        row[flow + 1] = g.chapter
        row[flow + 2] = g.pips
        row[flow + 3] = 1 if g.prelude else 0
        row[flow + 4] = 1 if g.acted else 0
        row[flow + 5] = 1 if g.battle_pips else 0
        row[flow + 6] = 0 if g.seized < 0 else (g.seized - seat) % seats + 1
        row[flow + 7] = 1 if g.zero else 0
        row[flow + 8] = 1 if g.declared else 0
        row[flow + 9] = g.passes
        row[flow + 10] = 1 if g.split_discard else 0
        row[flow + 11] = len(g.discard)
        row[flow + 12] = len(g.court_deck)
        row[self.boxes + BOX_PLACE[g.pool]] = 1
        if g.turn >= 0:
            row[self.turn + (g.turn - seat) % seats] = 1
            if 0 <= g.turn_mode < self.modes:
                row[self.mode + g.turn_mode] = 1
        row[self.initiative + (g.initiative - seat) % seats] = 1
        if g.leader >= 0:
            row[self.leader + (g.leader - seat) % seats] = 1

    def write_player(self, row: BytesWriter, g: Arcs, owner: int, at: int, step: int) -> None:
        """The board of one player."""
        width = g.owners * g.piece_kinds
        row[at] = 1
        row[at + 1] = max(0, g.power[owner])
        row[at + 2] = len(g.hands[owner])
        row[at + 3] = g.cities[owner]
        row[at + 4] = g.ships[owner]
        row[at + 5] = g.starports[owner]
        row[at + 6] = g.agents[owner]
        row[at + 7] = len(g.empty_slots(owner))
        row[at + 8] = total(g.captives, owner * g.seats, g.seats)
        row[at + 9] = total(g.trophies, owner * width, width)
        first = owner * RESOURCE_SLOTS
        for slot in range(first, first + RESOURCE_SLOTS):
            token = g.slots[slot]
            if NOTHING < token < FIRST_THING:
                row[at + 13 + token] += 1
        for card in g.cards[owner]:
            row[self.card + self.card_place[card]] = step + 1
            suit = self.guild_suit[card]
            if suit != NOTHING:
                row[at + 18 + suit] += 1
        fill_some(row, at + 23, g.outrage, owner * 5, 5)
        self.write_ambitions(row, g, owner, at)

    def write_ambitions(self, row: BytesWriter, g: Arcs, owner: int, at: int) -> None:
        """What a player has for each ambition: what is in the row already, unless a card adds to it."""
        if speakers(g, owner, "holds_supply_of"):
            for ambition in range(5):
                row[at + 28 + ambition] = count_for(g, owner, ambition)
        else:
            tokens, guilds = at + 13, at + 18
            row[at + 28] = row[tokens + MATERIAL] + row[guilds + MATERIAL] + row[tokens + FUEL] + row[guilds + FUEL]
            row[at + 29] = row[at + 8]
            row[at + 30] = row[at + 9]
            row[at + 31] = row[tokens + RELIC] + row[guilds + RELIC]
            row[at + 32] = row[tokens + PSIONIC] + row[guilds + PSIONIC]

    def write_action_cards(self, row: BytesWriter, g: Arcs, seat: int) -> None:
        """The own hand, the cards that lie open, and what the seat knows of the others."""
        seats = g.seats
        for card in g.hands[seat]:
            row[self.hand + card] = 1
        for card in g.face_up:
            row[self.open + card] = 1
        leads = True
        for owner, card, mode in g.played:
            at = self.player + (owner - seat) % seats * PLAYER_WIDTH
            row[at + 10] = mode + 1
            face_down = is_face_down(mode)
            if owner == seat or not face_down:
                row[at + 11] = suit_of(card) + 1
                row[at + 12] = number_of(card)
                row[self.open + card] = 1
            if leads and not face_down:  # the lead card may have left the table
                row[self.lead_suit + suit_of(card)] = 1
                row[self.flow + 13] = 0 if g.zero else number_of(card)
            leads = False
        for seer, where, card in g.knows:
            if seer in (EVERYONE, seat) and not row[self.hand + card]:
                if where == PILE:
                    row[self.in_pile + card] = 1
                elif where != seat:
                    row[self.known_hand + card] = (where - seat) % seats

    def write_court(self, row: BytesWriter, g: Arcs, seat: int) -> None:
        """The cards of the Court with the agents on them, the offer of a draft, the discard pile."""
        seats = g.seats
        at = self.court
        for place in range(len(g.court)):
            card = g.court[place]
            if card:
                row[self.card + self.card_place[card]] = IN_COURT
                row[at] = (self.card_place[card] + 1) % HIGH
                row[at + 1] = self.raid_cost[card]
                suit = self.guild_suit[card]
                if suit != NOTHING:
                    row[at + 2 + suit] = 1
                for step in range(seats):
                    row[at + 7 + step] = g.court_agents[place * seats + (seat + step) % seats]
            at += COURT_WIDTH
        for card in g.leader_row:
            row[self.card + self.card_place[card]] = ON_OFFER
        for card in g.lore_row:
            row[self.card + self.card_place[card]] = ON_OFFER
        for card in g.court_discard:
            row[self.card + self.card_place[card]] = IN_COURT_DISCARD

    def write_map(self, row: BytesWriter, g: Arcs, seat: int) -> None:
        """Planets in play (1 a gate, else the type from 2 on), free slots, ships and buildings by owner."""
        seats, width = g.seats, len(self.systems)
        slots = g.slot_counts()
        for system in g.systems:
            row[self.planet + system] = self.planet_code[system]
            row[self.room + system] = slots[system]
        for planet, resource in g.reshaped:
            row[self.planet + planet] = resource + 2
        for step in range(seats):
            first = (seat + step) % seats * SYSTEM_COUNT
            fill_some(row, self.fresh + step * width, g.fresh, first, width)
            fill_some(row, self.damaged + step * width, g.damaged, first, width)
        buildings = g.buildings
        for place in g.places:
            piece = buildings[place]
            if piece:
                system = self.system_of[place]
                if owner_of(piece) < seats:
                    self.write_standing(row, piece, (owner_of(piece) - seat) % seats * width + system)
                if row[self.room + system] and place % SPACES < slots[system]:
                    row[self.room + system] -= 1

    def write_standing(self, row: BytesWriter, piece: int, at: int) -> None:
        """A building of a player."""
        if kind_of(piece) == CITY:
            row[self.built + at] += 1
        else:
            row[self.ports + at] += 1
        if is_damaged(piece):
            row[self.ruins + at] += 1

    # -- the options -------------------------------------------------------------------------------------------------

    def add_option(self, vocabulary: Vocabulary, numbered: Sequence[str]) -> None:
        """The columns of an option."""
        option = self.option
        self.verb = option.each("verb", list(self.verbs))
        self.verb_place: dict[str, int] = {verb: place for place, verb in enumerate(self.verbs)}
        self.use = option.each("use", list(vocabulary.kinds["use"].domain))
        self.resource = option.each("resource", ids_of(vocabulary, "resource"))
        self.slot_cost = option.add("slot_raid_cost")
        self.suit = option.each("suit", ids_of(vocabulary, "suit"))
        self.number = option.add("card_number", "card_pips", "card_follows_suit")
        self.ambition = option.each("ambition", ids_of(vocabulary, "ambition"))
        self.ambition_counts = option.add("ambition.mine", "ambition.best_rival", "ambition.marker")
        self.seat = option.each("seat", SEAT_NAMES)
        self.seat_power = option.add("seat.power")
        self.count = option.add("count", "count2")
        self.numbered: dict[str, int] = {kind: option.add(kind) for kind in numbered}
        self.numbered_places: dict[str, dict[Value, int]] = {
            kind: places_in(vocabulary.kinds[kind]) for kind in numbered
        }
        self.court_card = option.add("court.card", "court.raid_cost", "court.my_agents", "court.rival_agents")
        self.court_suit = option.each("court.suit", RESOURCES)
        self.system = option.each("system", self.systems)
        self.system2 = option.add("system2")
        self.there = option.each("there", OF_A_SYSTEM)
        self.there_type = option.each("there.planet", RESOURCES)
        self.building = option.add("building.city", "building.starport", "building.mine", "building.damaged")

    def write_option(self, row: BytesWriter, at: int, g: Arcs, seat: int, option: Option) -> None:
        """What is known of an option: its verb, its arguments, and what these are now."""
        verb = option[0]
        assert isinstance(verb, str)
        row[at + self.verb + self.verb_place[verb]] = 1
        kinds = self.verbs[verb]
        counts = 0
        systems = 0
        players = 0
        for place in range(len(kinds)):
            kind = kinds[place]
            value = option[place + 1]
            if kind in self.numbered:
                row[at + self.numbered[kind]] = self.numbered_places[kind][value] + 1
            elif not isinstance(value, int):
                row[at + self.use + self.use_place[value]] = 1
            elif kind == "system" or kind == "place":
                if systems:
                    row[at + self.system2] = value + 1
                else:
                    systems = 1
                    self.write_system(row, at, g, seat, value if kind == "system" else value // SPACES)
                    if kind == "place" and g.buildings[value]:
                        self.write_building(row, at, g.buildings[value], seat)
            elif kind == "card":
                row[at + self.suit + suit_of(value)] = 1
                row[at + self.number] = number_of(value)
                row[at + self.number + 1] = PIPS[value]
                if g.played and suit_of(g.played[0][1]) == suit_of(value):
                    row[at + self.number + 2] = 1
            elif kind == "resource":
                row[at + self.resource + value] = 1
            elif kind == "slot":
                row[at + self.slot_cost] = RAID_COST_OF_SLOT[value]
            elif kind == "ambition":
                self.write_ambition(row, at, g, seat, value)
            elif kind == "seat":
                self.write_seat(row, at, g, seat, value, players)
                players += 1
            elif kind == "court":
                self.write_card(row, at, g, seat, value)
            else:
                row[at + self.count + counts] = value
                counts = 1

    def write_seat(self, row: BytesWriter, at: int, g: Arcs, seat: int, other: int, before: int) -> None:
        """A seat that an option names, after so many others."""
        row[at + self.seat + (other - seat) % g.seats] = 1
        row[at + self.seat_power] = max(0, g.power[other])

    def write_system(self, row: BytesWriter, at: int, g: Arcs, seat: int, system: int) -> None:
        row[at + self.system + system] = 1
        there = at + self.there
        if is_gate(system):
            row[there] = 1
        elif g.planet_type(system) != NOTHING:
            row[at + self.there_type + g.planet_type(system)] = 1
        room = g.slots_at(system)
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

    def write_building(self, row: BytesWriter, at: int, piece: int, seat: int) -> None:
        row[at + self.building + (1 if kind_of(piece) == STARPORT else 0)] = 1
        if owner_of(piece) == seat:
            row[at + self.building + 2] = 1
        if is_damaged(piece):
            row[at + self.building + 3] = 1

    def write_ambition(self, row: BytesWriter, at: int, g: Arcs, seat: int, ambition: int) -> None:
        row[at + self.ambition + ambition] = 1
        counts = at + self.ambition_counts
        best = dummy_count_for(g, ambition)
        for rival in range(g.seats):
            count = count_for(g, rival, ambition)
            if rival == seat:
                row[counts] = count
            else:
                best = max(best, count)
        row[counts + 1] = best
        for marker in range(len(MARKERS)):
            if g.markers[marker] == AVAILABLE:
                row[counts + 2] = max(row[counts + 2], marker_power(g, marker)[0])

    def write_card(self, row: BytesWriter, at: int, g: Arcs, seat: int, card: int) -> None:
        court = at + self.court_card
        row[court] = (self.card_place[card] + 1) % HIGH
        row[court + 1] = RAID_COST[card]
        if GUILD_SUIT[card] != NOTHING:
            row[at + self.court_suit + GUILD_SUIT[card]] = 1
        if card in g.court:
            place = g.court.index(card)
            for owner in range(g.seats):
                row[court + (2 if owner == seat else 3)] += g.agents_on(place, owner)


def score(g: Arcs, seat: int) -> int:
    """The power of a seat."""
    return g.power[seat]


def features_from(rows: Rows, vocabulary: Vocabulary) -> Features:
    """What the environments need of a game with these rows."""
    return Features(
        rows.state.names, rows.option.names, rows.write_state, rows.write_option, Actions(vocabulary.options), score
    )


FEATURES = features_from(Rows(VOCABULARY, MODES[:EVENT], COURT_PLACES, ["die", "face", "piece", "cluster"]), VOCABULARY)
