"""Every word of Scythe, declared once: docs/kernel.md shows what follows from it. The sentences are in locale/.

People know each other by faction, so sentences name factions where the engine has seats.
"""

from collections.abc import Mapping
from typing import Any, Final, NewType

from boardwright.kernel.decision import Option
from boardwright.kernel.vocabulary import Kind, Vocabulary, counted, literal, numbered, verb, worded

from .facts import (
    BOTTOM_ACTIONS,
    CARD_VALUES,
    CUBES,
    DIAL,
    ENCOUNTER_CARDS,
    FACTION_ROWS,
    FACTIONS,
    FACTORY_CARDS,
    GAINS,
    GIFTS,
    LETTERS,
    MATS,
    OBJECTIVE_ROWS,
    PLACE_IDS,
    RESOURCES,
    STAR_NAMES,
    STRUCTURES,
    TOP_ACTIONS,
    UNITS,
    WORKERS,
)
from .wording import card_help, card_title, encounter_text, factory_text

Faction = NewType("Faction", int)
Place = NewType("Place", int)
Resource = NewType("Resource", int)

ABILITIES: Final[list[str]] = sorted({name for row in FACTION_ROWS for name in row["mechs"]})
CHOICES: Final[list[str]] = [f"{card}{letter}" for card in range(1, ENCOUNTER_CARDS + 1) for letter in LETTERS]
"""The options of the encounter cards, as they are named."""
SOURCES: Final[list[str]] = [
    *["move", "bolster", "monument", "trade", "armory"],
    *BOTTOM_ACTIONS,
    *["recruit", "encounter", "factory"],
]
"""What brings a gain that may be refused."""


def card_ids(deck: str, cards: int) -> dict[int, str]:
    """The ids of the cards of a deck, by their printed numbers."""
    return {card: f"{deck}-{card}" for card in range(1, cards + 1)}


# -- kinds ---------------------------------------------------------------------------------------------------------

FACTION: Final[Kind[Faction]] = numbered("faction", FACTIONS, rows=FACTION_ROWS)
MAT: Final[Kind[int]] = numbered("mat", MATS)
PLACE: Final[Kind[Place]] = numbered("place", PLACE_IDS, spot="place-{id}")
RESOURCE: Final[Kind[Resource]] = numbered("resource", RESOURCES)
GAIN: Final[Kind[int]] = numbered("gain", GAINS)
WHAT: Final[Kind[int]] = numbered(
    "what", GAINS, spot="bonus-{seat}-{id}", says=lambda gain, language: GAINS[gain]
)  # to select by, for its plural
TOP: Final[Kind[int]] = numbered("top", TOP_ACTIONS)
BOTTOM: Final[Kind[int]] = numbered("bottom", BOTTOM_ACTIONS, spot="bottom-{seat}-{id}")
BENEFIT: Final[Kind[str]] = worded("bottom", BOTTOM_ACTIONS, spot="bottom-{seat}-{id}")
STRUCTURE: Final[Kind[int]] = numbered("structure", STRUCTURES, spot="structure-{seat}-{id}")
STAR: Final[Kind[int]] = numbered("star", STAR_NAMES)
UNIT: Final[Kind[int]] = numbered("unit", UNITS)
OBJECTIVE: Final[Kind[int]] = numbered(
    "objective", card_ids("objective", len(OBJECTIVE_ROWS)), spot="{id}", rows=dict(enumerate(OBJECTIVE_ROWS, 1))
)
SOURCE: Final[Kind[str]] = worded("source", SOURCES)
HALF: Final[Kind[str]] = worded("half", ["power", "cards", "resources", "popularity"])
BOLSTERED = HALF.within(["power", "cards"])
TRADED = HALF.within(["resources", "popularity"])
CUBE: Final[Kind[str]] = worded("cube", CUBES, spot="top-{seat}-{id}")
ABILITY: Final[Kind[str]] = worded("ability", ABILITIES, spot="mech-{seat}-{id}")
ENCOUNTER_CARD: Final[Kind[int]] = numbered("card", card_ids("encounter", ENCOUNTER_CARDS), says=literal)
ENCOUNTER: Final[Kind[str]] = worded("encounter", CHOICES, spot="encounter-{id}", says=encounter_text)
FACTORY_CARD: Final[Kind[int]] = numbered(
    "factory", card_ids("factory", FACTORY_CARDS), spot="claim-{id}", says=factory_text
)
TOPICS: Final[list[str]] = [*OBJECTIVE.numbers, *ENCOUNTER_CARD.numbers, *FACTORY_CARD.numbers]
"""The cards that help explains."""
HELP: Final[Kind[str]] = worded("help", TOPICS, says=card_help)
TITLE: Final[Kind[int]] = numbered("title", TOPICS, says=lambda topic, language: card_title(TOPICS[topic], language))
MEASURE: Final[Kind[str]] = worded("measure", [])
VALUE: Final[Kind[int]] = counted("value", CARD_VALUES, spot="combat-{id}")
COUNT: Final[Kind[int]] = counted("count")
BONUS_COUNT = COUNT.within(range(1, 4))
COIN_COUNT = COUNT.within(GIFTS)
DIAL_COUNT = COUNT.within(range(DIAL + 1))
TOKEN_COUNT = COUNT.within(range(128))
WORKER_COUNT = COUNT.within(range(WORKERS + 1))

# -- questions, options, events and reasons ------------------------------------------------------------------------

ASKS = [
    verb("section"),
    verb("top"),
    verb("bottom"),
    verb("finish"),
    verb("move", count=COUNT),
    verb("step", place=PLACE),
    verb("cargo", place=PLACE),
    verb("cargo_left", place=PLACE),
    verb("load", place=PLACE),
    verb("fight"),
    verb("artillery", faction=FACTION),
    verb("dial", place=PLACE),
    verb("combat_card", place=PLACE, count=COUNT),
    verb("retreat_character", place=PLACE),
    verb("retreat_mech", place=PLACE),
    verb("retreat_workers", place=PLACE),
    verb("accept", source=SOURCE, what=WHAT, count=COUNT),
    verb("accept_bonus", faction=FACTION, bottom=BOTTOM, what=WHAT, count=COUNT),
    verb("pay", resource=RESOURCE, count=COUNT),
    verb("coerce", resource=RESOURCE, count=COUNT),
    verb("pay_card", count=COUNT),
    verb("token_on", count=COUNT),
    verb("tokens_on", count=COUNT),
    verb("token_kind", place=PLACE, count=COUNT),
    verb("produce_on", count=COUNT),
    verb("produce_mill", place=PLACE),
    verb("new_workers", place=PLACE),
    verb("new_tokens", place=PLACE),
    verb("upgrade"),
    verb("lower"),
    verb("deploy"),
    verb("deploy_on"),
    verb("build"),
    verb("build_on", structure=STRUCTURE),
    verb("enlist"),
    verb("recruit_bonus"),
    verb("encounter", card=ENCOUNTER_CARD),
    verb("claim"),
    verb("factory_choice"),
    verb("gift", faction=FACTION),
]

OPTIONS = [
    verb("section", top=TOP, bottom=BOTTOM),
    verb("factory", factory=FACTORY_CARD),
    verb("move"),
    verb("gain_coins"),
    verb("bolster", half=BOLSTERED),
    verb("trade", half=TRADED),
    verb("produce"),
    verb("use_factory", factory=FACTORY_CARD),
    verb("skip"),
    verb("reveal", objective=OBJECTIVE),
    verb("give", faction=FACTION),
    verb("amount", count=COIN_COUNT),
    verb("factory_move"),
    verb("act", bottom=BOTTOM),
    verb("end"),
    verb("character", place=PLACE),
    verb("mech", place=PLACE),
    verb("worker", place=PLACE),
    verb("done"),
    verb("to", place=PLACE),
    verb("stop"),
    verb("all"),
    verb("nothing"),
    verb("choose"),
    verb("workers", count=WORKER_COUNT),
    verb("fresh", count=WORKER_COUNT),
    verb("tokens", count=TOKEN_COUNT, resource=RESOURCE),
    verb("fight", place=PLACE),
    verb("fire"),
    verb("dial", count=DIAL_COUNT),
    verb("card", value=VALUE),
    verb("accept"),
    verb("decline"),
    verb("from", place=PLACE),
    verb("on", place=PLACE),
    verb("resource", resource=RESOURCE),
    verb("cube", cube=CUBE),
    verb("lower", bottom=BOTTOM),
    verb("mech_of", ability=ABILITY),
    verb("structure", structure=STRUCTURE),
    verb("recruit", bottom=BOTTOM),
    verb("bonus", count=BONUS_COUNT, what=WHAT),
    verb("option", encounter=ENCOUNTER),
    verb("enough"),
    verb("factory_card", factory=FACTORY_CARD),
    verb("benefit", bottom=BENEFIT),
    verb("walked", count=WORKER_COUNT),
    verb("part", count=BONUS_COUNT),
]

EVENTS = [
    verb("turn", faction=FACTION, top=TOP, bottom=BOTTOM),
    verb("factory_turn", faction=FACTION, factory=FACTORY_CARD),
    verb("gained", faction=FACTION, what=WHAT, count=COUNT),
    verb("paid", faction=FACTION, what=WHAT, count=COUNT),
    verb("drew", faction=FACTION, value=VALUE),
    verb("drew_cards", faction=FACTION, count=COUNT),
    verb("stole_card", faction=FACTION, faction2=FACTION),
    verb("stole_which", faction=FACTION, value=VALUE),
    verb("paid_card", faction=FACTION, value=VALUE),
    verb("paid_tokens", faction=FACTION, resource=RESOURCE, count=COUNT),
    verb("coerced", faction=FACTION, value=VALUE),
    verb("tokens", faction=FACTION, count=COUNT, resource=RESOURCE, place=PLACE),
    verb("new_worker", faction=FACTION, place=PLACE),
    verb("gave", faction=FACTION, count=COUNT, faction2=FACTION),
    verb("moved", faction=FACTION, unit=UNIT, place=PLACE, place2=PLACE, workers=COUNT, tokens=COUNT),
    verb("drove_off", faction=FACTION, count=COUNT, faction2=FACTION, place=PLACE),
    verb("upgrade", faction=FACTION),
    verb("deploy", faction=FACTION),
    verb("build", faction=FACTION),
    verb("enlist", faction=FACTION),
    verb("upgraded", faction=FACTION, cube=CUBE, bottom=BOTTOM),
    verb("deployed", faction=FACTION, ability=ABILITY, place=PLACE),
    verb("built", faction=FACTION, structure=STRUCTURE, place=PLACE),
    verb("enlisted", faction=FACTION, bottom=BOTTOM),
    verb("combat", faction=FACTION, faction2=FACTION, place=PLACE),
    verb("fired", faction=FACTION, faction2=FACTION),
    verb("disarmed", faction=FACTION, faction2=FACTION),
    verb("showed_card", faction=FACTION, value=VALUE),
    verb("revealed", faction=FACTION, dial=COUNT, cards=COUNT, count=COUNT),
    verb("won", faction=FACTION, faction2=FACTION, count=COUNT, count2=COUNT),
    verb("lost_popularity", faction=FACTION, count=COUNT),
    verb("retreated", faction=FACTION, place=PLACE),
    verb("encounter", faction=FACTION, card=ENCOUNTER_CARD, place=PLACE),
    verb("chose", faction=FACTION, encounter=ENCOUNTER),
    verb("claimed", faction=FACTION, factory=FACTORY_CARD),
    verb("used_factory", faction=FACTION, factory=FACTORY_CARD),
    verb("objective", faction=FACTION, objective=OBJECTIVE),
    verb("star", faction=FACTION, star=STAR),
    verb("game_over", faction=FACTION),
]

REASONS = [
    verb("same_section"),
    verb("no_factory_card"),
    verb("same_factory_card"),
    verb("chose_section", top=TOP),
    verb("chose_factory"),
    verb("after_top"),
    verb("top_over"),
    verb("actions_over"),
    verb("lacks_power", count=COUNT, count2=COUNT),
    verb("lacks_coins", count=COUNT, count2=COUNT),
    verb("lacks_popularity", count=COUNT, count2=COUNT),
    verb("lacks_oil", count=COUNT, count2=COUNT),
    verb("lacks_metal", count=COUNT, count2=COUNT),
    verb("lacks_wood", count=COUNT, count2=COUNT),
    verb("lacks_food", count=COUNT, count2=COUNT),
    verb("trade_needs_worker"),
    verb("all_upgraded"),
    verb("all_deployed"),
    verb("deploy_needs_worker"),
    verb("all_built"),
    verb("build_needs_worker"),
    verb("all_enlisted"),
    verb("factory_lacks", factory=FACTORY_CARD, gain=GAIN, count=COUNT),
    verb("not_on_factory"),
    verb("encounter_after_move", count=COUNT),
    verb("no_encounters"),
    verb("encounter_lacks", encounter=ENCOUNTER, gain=GAIN, count=COUNT),
    verb("encounter_taken", encounter=ENCOUNTER),
    verb("reveal_after_section"),
    verb("objective_waits"),
    verb("objective_few", measure=MEASURE, count=COUNT, count2=COUNT),
    verb("objective_many", measure=MEASURE, count=COUNT, count2=COUNT),
    verb("objective_controls_factory"),
    verb("objective_most_power"),
    verb("objective_sent_workers_home"),
    verb("objective_has_factory_card"),
    verb("objective_not_has_factory_card"),
    verb("objective_workers_equal_recruits"),
    verb("unit_moved", unit=UNIT, place=PLACE),
    verb("unit_in_combat", unit=UNIT, place=PLACE),
    verb("unit_stuck", unit=UNIT, place=PLACE),
]

# -- options with several arguments --------------------------------------------------------------------------------


def section_option(top: int, bottom: int) -> Option:
    return ("section", top, bottom)


def tokens_option(count: int, resource: int) -> Option:
    return ("tokens", count, resource)


def bonus_option(count: int, what: int) -> Option:
    return ("bonus", count, what)


def seated(view: Mapping[str, Any]) -> dict[str, dict[str | int, int]]:
    """The seats of the factions."""
    return {"faction": {FACTION.numbers[player["faction"]]: seat for seat, player in enumerate(view["players"])}}


VOCABULARY = Vocabulary(ASKS, OPTIONS, EVENTS, REASONS, kinds=[HELP], topics=TOPICS, titles=TITLE, seated=seated)
