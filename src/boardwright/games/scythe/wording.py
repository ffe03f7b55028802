"""The texts of encounters, Factory cards and objectives, made from what the engine plays: the words of data/.

Each word has its message in locale/<language>/: `amount-coins`, `amount-control-farms`.
"""

from typing import Final

from boardwright.kernel.vocabulary import Phrase, in_language

from .facts import (
    AT_END_OF_TURN,
    BOTTOM_ACTIONS,
    ENCOUNTER_COST,
    ENCOUNTER_GAIN,
    FACTORY_COST,
    FACTORY_GAIN,
    FACTORY_RANGE,
    LETTERS,
    OBJECTIVE_ROWS,
    OBJECTIVE_TEST,
    STAR_NAMES,
    Gains,
)


def message(key: str, **values: Phrase) -> Phrase:
    """A message of the locale file with its values."""
    return ("message", key.replace("_", "-"), values)


def listed(phrases: list[Phrase], last: str = "list-and") -> Phrase:
    """Several phrases as one: "a, b and c"."""
    said = phrases[0]
    for phrase in phrases[1:-1]:
        said = message("list-comma", one=said, two=phrase)
    return message(last, one=said, two=phrases[-1]) if len(phrases) > 1 else said


def amount(what: str, count: int) -> Phrase:
    """So much of something; what a bottom action brings is called by its piece."""
    if what in BOTTOM_ACTIONS:
        what = STAR_NAMES[BOTTOM_ACTIONS.index(what)]
    return message(f"amount-{what}", count=count)


def amounts(gains: Gains) -> Phrase:
    return listed([amount(what, count) for what, count in gains])


# -- encounters and Factory cards ----------------------------------------------------------------------------------


def bargain(cost: Gains, gain: Phrase) -> Phrase:
    """What is paid, and what for."""
    return message("card-pay", cost=amounts(cost), gain=gain) if cost else message("card-gain", gain=gain)


def encounter_text(choice: str, language: str) -> Phrase:
    """An option of an encounter card, such as 7b."""
    card, way = int(choice[:-1]) - 1, LETTERS.index(choice[-1])
    return bargain(ENCOUNTER_COST[card][way], amounts(ENCOUNTER_GAIN[card][way]))


def factory_text(card: int, language: str) -> Phrase:
    """The top action of a Factory card."""
    return bargain(FACTORY_COST[card - 1], listed([amounts(gains) for gains in FACTORY_GAIN[card - 1]], "list-or"))


def encounter_help(card: int, language: str) -> Phrase:
    ways = {letter: encounter_text(f"{card}{letter}", language) for letter in LETTERS}
    return message("card-encounter-help", **ways)


def factory_help(card: int, language: str) -> Phrase:
    """Both actions, and the rule of what goes to the map (R125) or is produced."""
    gained = [what for gains in FACTORY_GAIN[card - 1] for what, _ in gains]
    rule = ""
    if "produce_territories" in gained:
        rule = "-producing"
    elif any(what in ("deploy", "build", "any_resource") for what in gained):
        rule = "-placing"
    return message(
        f"card-factory-help{rule}", top=factory_text(card, language), count=FACTORY_RANGE, more=FACTORY_RANGE + 1
    )


# -- objectives ----------------------------------------------------------------------------------------------------

VERBS: Final[dict[str, str]] = {"control": "control", "controls": "control", "sent": "sent"}
"""By the first word of a test; all others say what to have."""


def objective_text(card: int, language: str) -> Phrase:
    """When an objective can be revealed, and everything it asks for."""
    asked: dict[str, list[Phrase]] = {}
    for word, bound in OBJECTIVE_TEST[card - 1]:
        asked.setdefault(VERBS.get(word.split("_")[0], "have"), []).append(condition(word, bound))
    conditions = listed([message(f"objective-{verb}", what=listed(things)) for verb, things in asked.items()])
    when = "end-of-turn" if AT_END_OF_TURN[card - 1] else "own-turn"
    return message(f"objective-{when}", conditions=conditions)


def condition(word: str, bound: int) -> Phrase:
    """A part of what an objective asks for: `power_min: 7`, `coins_max: 2`, or exactly `has_factory_card: 1`."""
    if word.endswith(("_min", "_max")):
        return message(f"objective{word[-4:]}", amount=amount(word[:-4], bound), count=bound)
    return amount(word, bound)


# -- subjects of help ----------------------------------------------------------------------------------------------


def card_help(topic: str, language: str) -> Phrase:
    """The text of a card by its id."""
    deck, card = topic.split("-")
    if deck == "objective":
        return objective_text(int(card), language)
    return encounter_help(int(card), language) if deck == "encounter" else factory_help(int(card), language)


def card_title(topic: str, language: str) -> Phrase:
    """The name of a card by its id."""
    deck, card = topic.split("-")
    if deck == "objective":
        return in_language(OBJECTIVE_ROWS[int(card) - 1], language)
    return message(f"card-{deck}", card=int(card))
