"""Scythe as rows of small numbers, and a number for every option: for programs that learn (docs/research.md)."""

from typing import Final

from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.features import Actions, Columns, Features, Question, at_most, kinds_of
from boardwright.kernel.vocabulary import Value

from .bottom import cost_of
from .facts import (
    BONUSES,
    BOTTOM_ACTIONS,
    CARD_VALUES,
    CUBE_COUNT,
    CUBES,
    ENCOUNTER_COST,
    ENCOUNTER_GAIN,
    FACTIONS,
    FACTORY_CARDS,
    GAINS,
    MATS,
    MECHS,
    NOWHERE,
    OBJECTIVES,
    PLACE_IDS,
    PLACES,
    RESOURCES,
    SECTION_COINS,
    SECTIONS,
    STAR_KINDS,
    STAR_NAMES,
    STRUCTURES,
    TERRAIN,
    TERRAINS,
    VALUES,
)
from .scoring import Fortune
from .state import Scythe
from .view import knows_factory
from .vocabulary import BENEFIT, BOTTOM, CHOICES, ENCOUNTER, FACTION, PLACE, VOCABULARY

SEAT_NAMES: list[str] = ["me", "rival1", "rival2", "rival3", "rival4"]

# -- the position --------------------------------------------------------------------------------------------------

ACTIONS = Actions(VOCABULARY.options)
STATE = Columns()
QUESTION = Question(STATE, VOCABULARY.asks, apart=[FACTION.name])
ASKED_SEAT: Final = STATE.add("asked.seat")
FLOW: Final = STATE.add(
    "seats",
    "round",
    "rounds_left",
    "moves_left",
    "fights",
    "coerced",
    "coin_gifts",
    "ask_every_gain",
    "combat_deck",
    "combat_discard",
    "encounter_deck",
    "encounter_card",
    "factory_cards",
    "fight_place",
    "my_dial",
    "first_printing",
)
BONUS: Final = STATE.each("structure_bonus", BONUSES)
TURN: Final = STATE.each("turn", SEAT_NAMES)
FIRST: Final = STATE.each("first", SEAT_NAMES)
OF_A_SEAT: list[str] = [
    "sits",
    "power",
    "popularity",
    "coins",
    "combat_cards",
    "objectives",
    "workers",
    "mechs",
    "structures",
    "stars",
    "factory_card",
    "sealed",
    "territories",
    *[f"owns.{name}" for name in RESOURCES],
    *[f"faction.{name}" for name in FACTIONS],
    *[f"mat.{name}" for name in MATS],
    *[f"star.{name}" for name in STAR_NAMES],
    *[f"last_section.{name}" for name in [*BOTTOM_ACTIONS, "factory"]],
    *[f"cube.{name}" for name in CUBES],
    *[f"cost.{name}" for name in BOTTOM_ACTIONS],
    *[f"recruited.{name}" for name in BOTTOM_ACTIONS],
    *[f"bonus.{name}" for name in GAINS],
    *[f"mech{slot}.place" for slot in range(MECHS)],
    *[f"structure.{name}.place" for name in STRUCTURES],
    "character.place",
]
PLAYER: Final = STATE.add(*[f"{seat}.{name}" for seat in SEAT_NAMES for name in OF_A_SEAT])
PLAYER_WIDTH: Final = len(OF_A_SEAT)
AT_OWNS: Final = OF_A_SEAT.index("owns.oil")
AT_FACTION: Final = AT_OWNS + 4
AT_MAT: Final = AT_FACTION + len(FACTIONS)
AT_STAR: Final = AT_MAT + len(MATS)
AT_LAST: Final = AT_STAR + STAR_KINDS
AT_CUBE: Final = AT_LAST + 5
AT_COST: Final = AT_CUBE + CUBE_COUNT
AT_RECRUITED: Final = AT_COST + SECTIONS
AT_BONUS: Final = AT_RECRUITED + SECTIONS
AT_MECH: Final = AT_BONUS + SECTIONS
AT_STRUCTURE: Final = AT_MECH + MECHS
AT_CHARACTER: Final = AT_STRUCTURE + SECTIONS
HAND: Final = STATE.each("hand", CARD_VALUES)
SEALED: Final = STATE.each("sealed", CARD_VALUES)
OUT: Final = STATE.each("discarded", CARD_VALUES)
KNOWN: Final = STATE.add(*[f"known.{seat}.{value}" for seat in SEAT_NAMES[1:] for value in CARD_VALUES])
OBJECTIVE: Final = STATE.each("objective", list(range(1, OBJECTIVES + 1)))
FACTORY_SEEN: Final = STATE.each("factory", list(range(1, FACTORY_CARDS + 1)))
MY_FIGHTERS: Final = STATE.each("my_fighters", PLACE_IDS)
MY_WORKERS: Final = STATE.each("my_workers", PLACE_IDS)
FIGHTERS: Final = STATE.each("rival_fighters", PLACE_IDS)
RIVAL_WORKERS: Final = STATE.each("rival_workers", PLACE_IDS)
HOLDER: Final = STATE.each("units_of", PLACE_IDS)
BUILT: Final = STATE.each("structure_of", PLACE_IDS)
TOKENS: Final = STATE.add(*[f"tokens.{place}.{name}" for place in PLACE_IDS for name in RESOURCES])
ENCOUNTER_TOKEN: Final = STATE.each("encounter", PLACE_IDS)
STATE_COLUMNS: list[str] = STATE.names
NO_STATE: list[int] = [0] * len(STATE_COLUMNS)

SHOWN: Final = 2
"""An objective: 1 mine, 2 revealed by somebody, 0 neither."""


def state_row(g: Scythe, seat: int, decision: Decision | None) -> list[int]:
    """The position as a seat may see it."""
    row = NO_STATE[:]
    seats = g.seats
    if decision is not None:
        QUESTION.write(row, decision, seat, seats)
        if decision.ask in FACTION.asked_places:
            row[ASKED_SEAT] = (g.faction.index(FACTION.asked(decision)) - seat) % seats + 1
    row[FLOW : FLOW + 16] = [
        seats,
        at_most(g.round),
        at_most(max(0, g.round_limit - g.round)),
        g.moves_left,
        len(g.fights),
        1 if g.coerced else 0,
        1 if g.gifts else 0,
        1 if g.ask_every_gain else 0,
        len(g.combat_deck),
        sum(g.combat_discard),
        len(g.encounter_deck),
        g.encounter,
        len(g.factory),
        g.fight + 1,
        g.sealed_dial[seat] + 1,
        1 if g.first_printing else 0,
    ]
    row[BONUS + g.bonus] = 1
    row[TURN + (g.turn - seat) % seats] = 1
    row[FIRST + (g.first - seat) % seats] = 1
    for step in range(seats):
        write_player(row, g, (seat + step) % seats, step, seat)
    first = seat * VALUES
    row[HAND : HAND + VALUES] = g.hands[first : first + VALUES]
    row[SEALED : SEALED + VALUES] = g.sealed_cards[first : first + VALUES]
    row[OUT : OUT + VALUES] = g.combat_discard
    for card in g.objectives[seat]:
        row[OBJECTIVE + card - 1] = 1
    for _, card in g.shown:
        row[OBJECTIVE + card - 1] = SHOWN
    if knows_factory(g, seat):
        for card in g.factory:
            row[FACTORY_SEEN + card - 1] = 1
    row[TOKENS : TOKENS + PLACES * 4] = g.tokens
    for place in range(TOKENS, TOKENS + PLACES * 4):
        if row[place] > 255:
            row[place] = 255
    for place in g.encounters:
        row[ENCOUNTER_TOKEN + place] = 1
    return row


def write_player(row: list[int], g: Scythe, owner: int, step: int, seat: int) -> None:
    """The mats, tracks and pieces of one player."""
    at = PLAYER + step * PLAYER_WIDTH
    controlled = g.controlled(owner)
    row[at : at + 13] = [
        1,
        g.power[owner],
        g.popularity[owner],
        at_most(g.coins[owner]),
        g.hand_size(owner),
        len(g.objectives[owner]),
        g.workers_out(owner),
        g.mechs_out(owner),
        g.structures_out(owner),
        g.star_count(owner),
        g.factory_card[owner],
        0 if g.sealed_dial[owner] == NOWHERE else 1,
        len(controlled),
    ]
    tokens = g.tokens
    for resource in range(4):
        count = 0
        for place in controlled:
            count += tokens[place * 4 + resource]
        row[at + AT_OWNS + resource] = at_most(count)
    row[at + AT_FACTION + g.faction[owner]] = 1
    row[at + AT_MAT + g.mat[owner]] = 1
    row[at + AT_STAR : at + AT_STAR + STAR_KINDS] = g.stars[owner * STAR_KINDS : owner * STAR_KINDS + STAR_KINDS]
    if g.section[owner] >= 0:
        row[at + AT_LAST + g.section[owner]] = 1
    row[at + AT_CUBE : at + AT_CUBE + CUBE_COUNT] = g.cubes[owner * CUBE_COUNT : owner * CUBE_COUNT + CUBE_COUNT]
    first = owner * SECTIONS
    for section in range(SECTIONS):
        row[at + AT_COST + section] = cost_of(g, owner, section)
    row[at + AT_RECRUITED : at + AT_RECRUITED + SECTIONS] = g.recruited[first : first + SECTIONS]
    row[at + AT_BONUS : at + AT_BONUS + SECTIONS] = g.bonus_taken[first : first + SECTIONS]
    fighters = MY_FIGHTERS if step == 0 else FIGHTERS
    workers = MY_WORKERS if step == 0 else RIVAL_WORKERS
    for slot in range(MECHS):
        place = g.mech_at[owner][slot]
        row[at + AT_MECH + slot] = place + 1
        if place != NOWHERE:
            row[fighters + place] += 1
            row[HOLDER + place] = step + 1
    for kind in range(SECTIONS):
        place = g.structure_at[owner][kind]
        row[at + AT_STRUCTURE + kind] = place + 1
        if place != NOWHERE:
            row[BUILT + place] = step + 1
    for place in g.worker_at[owner]:
        if place != NOWHERE:
            row[workers + place] += 1
            row[HOLDER + place] = step + 1
    place = g.character[owner]
    row[at + AT_CHARACTER] = place + 1
    row[fighters + place] += 1
    row[HOLDER + place] = step + 1
    if step:
        known = (seat * g.seats + owner) * VALUES
        at = KNOWN + (step - 1) * VALUES
        row[at : at + VALUES] = g.stolen[known : known + VALUES]


# -- the options ---------------------------------------------------------------------------------------------------

OPTION = Columns()
VERB: Final = OPTION.each("verb", list(VOCABULARY.options))
KINDS = kinds_of(VOCABULARY.options)
VERB_COLUMN: dict[str, int] = {word: column for column, word in enumerate(VOCABULARY.options, VERB)}
COUNT_COLUMN: dict[str, int] = {}
"""By kind of count."""
CELLS: dict[str, dict[Value, tuple[int, int]]] = {}
"""By any other kind and what an option holds of it: the column, and what is written there."""
FEW: Final = 8
"""Where there are so few of a kind, each has its column; else there is one column for its place among them, from 1."""


def add_kinds(columns: Columns) -> None:
    """The columns of what options hold, but for factions, which are shown as seats."""
    ids: dict[str, dict[Value, Value]] = {}
    for kind in [kind for one in VOCABULARY.options.values() for kind in one.kinds if kind.name != FACTION.name]:
        ids.setdefault(kind.name, {}).update({value: kind.outside(value) for value in kind.domain})
    for name, named in ids.items():
        places = {one: place for place, one in enumerate(dict.fromkeys(named.values()))}
        if all(isinstance(one, int) for one in places):
            COUNT_COLUMN[name] = columns.add(name)
        elif len(places) <= FEW:
            first = columns.each(name, list(places))
            CELLS[name] = {value: (first + places[one], 1) for value, one in named.items()}
        else:
            column = columns.add(name)
            CELLS[name] = {value: (column, places[one] + 1) for value, one in named.items()}


add_kinds(OPTION)
SEAT: Final = OPTION.each("seat", SEAT_NAMES)
BOTTOM_NOW: Final = OPTION.add("bottom.cost", "bottom.payable", "bottom.coins", "bottom.done")
THERE: Final = OPTION.add(
    "there.my_fighters",
    "there.my_workers",
    "there.rival_fighters",
    "there.rival_workers",
    "there.encounter",
    "there.my_structure",
    "there.rival_structure",
    "there.i_control",
)
THERE_TOKENS: Final = OPTION.each("there.tokens", RESOURCES)
THERE_TERRAIN: Final = OPTION.each("there.terrain", TERRAINS)
CARD_WORDS: list[str] = sorted(
    {word for rows in (ENCOUNTER_COST, ENCOUNTER_GAIN) for card in rows for choice in card for word, _ in choice}
)
CARD_COST: Final = OPTION.each("encounter.cost", CARD_WORDS)
CARD_GAIN: Final = OPTION.each("encounter.gain", CARD_WORDS)
OPTION_COLUMNS: list[str] = OPTION.names

WORD_PLACE: dict[str, int] = {name: place for place, name in enumerate(CARD_WORDS)}


def write_option(row: list[int], at: int, g: Scythe, seat: int, option: Option) -> None:
    """What is known of an option: its verb, its arguments, and what these are now."""
    verb = str(option[0])
    row[at + VERB_COLUMN[verb]] = 1
    kinds = KINDS[verb]
    for place in range(len(kinds)):
        name = kinds[place]
        value = option[place + 1]
        if name in CELLS:
            column, number = CELLS[name][value]
            row[at + column] = number
        elif name in COUNT_COLUMN:
            assert isinstance(value, int)
            row[at + COUNT_COLUMN[name]] = at_most(value)
    if PLACE.held_by(option):
        write_place(row, at, g, seat, PLACE.of(option))
    elif BOTTOM.held_by(option):
        write_bottom(row, at, g, seat, BOTTOM.of(option))
    elif BENEFIT.held_by(option):
        write_bottom(row, at, g, seat, BOTTOM_ACTIONS.index(BENEFIT.of(option)))
    elif FACTION.held_by(option):
        row[at + SEAT + (g.faction.index(FACTION.of(option)) - seat) % g.seats] = 1
    elif ENCOUNTER.held_by(option):
        write_choice(row, at, ENCOUNTER.of(option))


def write_choice(row: list[int], at: int, choice: str) -> None:
    """What an option of an encounter costs and gives."""
    card, way = divmod(CHOICES.index(choice), 3)
    for word, count in ENCOUNTER_COST[card][way]:
        row[at + CARD_COST + WORD_PLACE[word]] = count
    for word, count in ENCOUNTER_GAIN[card][way]:
        row[at + CARD_GAIN + WORD_PLACE[word]] = count


def write_bottom(row: list[int], at: int, g: Scythe, seat: int, section: int) -> None:
    """A bottom action: what it costs, whether there is enough, its coins, how often it was done."""
    cost = cost_of(g, seat, section)
    row[at + BOTTOM_NOW] = cost
    if g.owned(seat, section) >= cost:
        row[at + BOTTOM_NOW + 1] = 1
    row[at + BOTTOM_NOW + 2] = SECTION_COINS[g.mat[seat] * SECTIONS + section]
    if section == 0:
        done = g.upgrades(seat)
    elif section == 1:
        done = g.mechs_out(seat)
    elif section == 2:
        done = g.structures_out(seat)
    else:
        done = g.recruits(seat)
    row[at + BOTTOM_NOW + 3] = done


def write_place(row: list[int], at: int, g: Scythe, seat: int, place: int) -> None:
    """A place of the map and what is there now."""
    there = at + THERE
    for owner in range(g.seats):
        shift = 0 if owner == seat else 2
        row[there + shift] += g.fighters(owner, place)
        row[there + 1 + shift] += g.worker_at[owner].count(place)
        if place in g.structure_at[owner]:
            row[there + (5 if owner == seat else 6)] = 1
    if place in g.encounters:
        row[there + 4] = 1
    if g.controls(seat, place):
        row[there + 7] = 1
    for resource in range(4):
        row[at + THERE_TOKENS + resource] = at_most(g.tokens[place * 4 + resource])
    row[at + THERE_TERRAIN + TERRAIN[place]] = 1


def score(g: Scythe, seat: int) -> int:
    """The coins of a seat if the game ended now."""
    return Fortune(g, seat).total


FEATURES = Features(STATE_COLUMNS, OPTION_COLUMNS, state_row, write_option, ACTIONS, score)
