"""Scythe as rows of small numbers, and a number for every option: for programs that learn (docs/research.md)."""

from typing import Final

from librt.strings import BytesWriter

from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.features import (
    Actions,
    Columns,
    Features,
    Question,
    at_most,
    fill,
    fill_some,
    kinds_of,
    total,
)
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
QUESTION: Final = Question(STATE, VOCABULARY.asks, apart=[FACTION.name])
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

SHOWN: Final = 2
"""An objective: 1 mine, 2 revealed by somebody, 0 neither."""


def write_state(row: BytesWriter, g: Scythe, seat: int, decision: Decision | None) -> None:
    """The position as a seat may see it."""
    seats = g.seats
    if decision is not None:
        QUESTION.write(row, decision, seat, seats)
        if decision.ask in FACTION.asked_places:
            row[ASKED_SEAT] = (g.faction.index(FACTION.asked(decision)) - seat) % seats + 1
    row[FLOW] = seats
    row[FLOW + 1] = at_most(g.round)
    row[FLOW + 2] = at_most(max(0, g.round_limit - g.round))
    row[FLOW + 3] = g.moves_left
    row[FLOW + 4] = len(g.fights)
    row[FLOW + 5] = 1 if g.coerced else 0
    row[FLOW + 6] = 1 if g.gifts else 0
    row[FLOW + 7] = 1 if g.ask_every_gain else 0
    row[FLOW + 8] = len(g.combat_deck)
    row[FLOW + 9] = total(g.combat_discard, 0, VALUES)
    row[FLOW + 10] = len(g.encounter_deck)
    row[FLOW + 11] = g.encounter
    row[FLOW + 12] = len(g.factory)
    row[FLOW + 13] = g.fight + 1
    row[FLOW + 14] = g.sealed_dial[seat] + 1
    row[FLOW + 15] = 1 if g.first_printing else 0
    row[BONUS + g.bonus] = 1
    row[TURN + (g.turn - seat) % seats] = 1
    row[FIRST + (g.first - seat) % seats] = 1
    for step in range(seats):
        owner = (seat + step) % seats
        write_player(row, g, owner, PLAYER + step * PLAYER_WIDTH)
        write_pieces(row, g, owner, PLAYER + step * PLAYER_WIDTH, step)
        if step:
            fill_some(row, KNOWN + (step - 1) * VALUES, g.stolen, (seat * seats + owner) * VALUES, VALUES)
    fill_some(row, HAND, g.hands, seat * VALUES, VALUES)
    fill_some(row, SEALED, g.sealed_cards, seat * VALUES, VALUES)
    fill(row, OUT, g.combat_discard)
    for card in g.objectives[seat]:
        row[OBJECTIVE + card - 1] = 1
    for _, card in g.shown:
        row[OBJECTIVE + card - 1] = SHOWN
    if knows_factory(g, seat):
        for card in g.factory:
            row[FACTORY_SEEN + card - 1] = 1
    fill_some(row, TOKENS, g.tokens, 0, PLACES * 4)
    for place in g.encounters:
        row[ENCOUNTER_TOKEN + place] = 1


def write_player(row: BytesWriter, g: Scythe, owner: int, at: int) -> None:
    """The mats and tracks of one player, and what lies where the player has control."""
    controlled = g.controlled(owner)
    row[at] = 1
    row[at + 1] = g.power[owner]
    row[at + 2] = g.popularity[owner]
    row[at + 3] = at_most(g.coins[owner])
    row[at + 4] = total(g.hands, owner * VALUES, VALUES)
    row[at + 5] = len(g.objectives[owner])
    row[at + 9] = total(g.stars, owner * STAR_KINDS, STAR_KINDS)
    row[at + 10] = g.factory_card[owner]
    row[at + 11] = 0 if g.sealed_dial[owner] == NOWHERE else 1
    row[at + 12] = len(controlled)
    tokens = g.tokens
    for resource in range(4):
        count = 0
        for place in controlled:
            count += tokens[place * 4 + resource]
        row[at + AT_OWNS + resource] = at_most(count)
    row[at + AT_FACTION + g.faction[owner]] = 1
    row[at + AT_MAT + g.mat[owner]] = 1
    fill_some(row, at + AT_STAR, g.stars, owner * STAR_KINDS, STAR_KINDS)
    if g.section[owner] >= 0:
        row[at + AT_LAST + g.section[owner]] = 1
    fill_some(row, at + AT_CUBE, g.cubes, owner * CUBE_COUNT, CUBE_COUNT)
    for section in range(SECTIONS):
        row[at + AT_COST + section] = cost_of(g, owner, section)
    fill_some(row, at + AT_RECRUITED, g.recruited, owner * SECTIONS, SECTIONS)
    fill_some(row, at + AT_BONUS, g.bonus_taken, owner * SECTIONS, SECTIONS)


def write_pieces(row: BytesWriter, g: Scythe, owner: int, at: int, step: int) -> None:
    """The pieces of one player: how many are out, and where they are."""
    fighters = MY_FIGHTERS if step == 0 else FIGHTERS
    workers = MY_WORKERS if step == 0 else RIVAL_WORKERS
    column = at + AT_MECH
    for place in g.mech_at[owner]:
        if place != NOWHERE:
            row[column] = place + 1
            row[at + 7] += 1
            row[fighters + place] += 1
            row[HOLDER + place] = step + 1
        column += 1
    column = at + AT_STRUCTURE
    for place in g.structure_at[owner]:
        if place != NOWHERE:
            row[column] = place + 1
            row[at + 8] += 1
            row[BUILT + place] = step + 1
        column += 1
    for place in g.worker_at[owner]:
        if place != NOWHERE:
            row[at + 6] += 1
            row[workers + place] += 1
            row[HOLDER + place] = step + 1
    place = g.character[owner]
    row[at + AT_CHARACTER] = place + 1
    row[fighters + place] += 1
    row[HOLDER + place] = step + 1


# -- the options ---------------------------------------------------------------------------------------------------

OPTION = Columns()
VERB: Final = OPTION.each("verb", list(VOCABULARY.options))
KINDS: Final = kinds_of(VOCABULARY.options)
VERB_COLUMN: Final[dict[str, int]] = {word: column for column, word in enumerate(VOCABULARY.options, VERB)}
COUNT_COLUMN: Final[dict[str, int]] = {}
"""By kind of count."""
CELLS: Final[dict[str, dict[Value, tuple[int, int]]]] = {}
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

WORD_PLACE: Final[dict[str, int]] = {name: place for place, name in enumerate(CARD_WORDS)}


def write_option(row: BytesWriter, at: int, g: Scythe, seat: int, option: Option) -> None:
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


def write_choice(row: BytesWriter, at: int, choice: str) -> None:
    """What an option of an encounter costs and gives."""
    card, way = divmod(CHOICES.index(choice), 3)
    for word, count in ENCOUNTER_COST[card][way]:
        row[at + CARD_COST + WORD_PLACE[word]] = count
    for word, count in ENCOUNTER_GAIN[card][way]:
        row[at + CARD_GAIN + WORD_PLACE[word]] = count


def write_bottom(row: BytesWriter, at: int, g: Scythe, seat: int, section: int) -> None:
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


def write_place(row: BytesWriter, at: int, g: Scythe, seat: int, place: int) -> None:
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


FEATURES = Features(STATE_COLUMNS, OPTION_COLUMNS, write_state, write_option, ACTIONS, score)
