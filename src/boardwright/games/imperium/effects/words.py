"""The words of what the verbs are about: cards, zones, lists."""

from typing import Final

from boardwright.kernel.vocabulary import Phrase

from ..facts import FACE_ROWS, FACES_NAMED
from ..notation import CALL, NAME, OPERATOR, Expr
from ..state import (
    DECK,
    DEVELOPMENT,
    DISCARD,
    EXILED,
    FAME_PILE,
    GARRISON,
    HAND,
    HERE,
    HISTORY,
    MAIN_DECK,
    MARKET,
    NATION,
    OTHERS_OWNED,
    OWNED,
    PLAY,
    QUEST,
    SUNKEN,
    UNREST_PILE,
)

ZONE_CODES: Final[dict[str, int]] = {
    "hand": HAND, "discard": DISCARD, "deck": DECK, "in_play": PLAY, "history": HISTORY, "sunken": SUNKEN,
    "nation_deck": NATION, "development": DEVELOPMENT, "garrisoned": GARRISON, "market": MARKET, "exiled": EXILED,
    "main_deck": MAIN_DECK, "fame_pile": FAME_PILE, "unrest_pile": UNREST_PILE, "owned": OWNED,
    "others_owned": OTHERS_OWNED, "here": HERE, "quest": QUEST,
}  # fmt: skip
ZONE_WORDS: Final[dict[int, str]] = {code: word for word, code in ZONE_CODES.items()}

WITH_CARD: Final[list[str]] = ["uncivilised", "civilised", "fertile", "river"]
"""Selectors that are said with the word "card": in a list only the last of them has it."""


def message(key: str, **values: Phrase) -> Phrase:
    """A message of the locale file with its values."""
    return ("message", key, values) if values else ("message", key)


def dashed(name: str) -> str:
    return name.replace("_", "-")


def joined(name: str, phrases: list[Phrase]) -> Phrase:
    """Several phrases as one, by a message with two places."""
    said = phrases[0]
    for phrase in phrases[1:]:
        said = message(name, one=said, two=phrase)
    return said


def listed(link: str, phrases: list[Phrase]) -> Phrase:
    """A list: "one, two and three"."""
    if len(phrases) < 3:
        return joined(link, phrases)
    return message(link, one=joined("list", phrases[:-1]), two=phrases[-1])


# -- zones -----------------------------------------------------------------------------------------------------------


def zone_words(zones: list[int], link: str = "or") -> Phrase:
    return listed(link, [message(f"zone-{dashed(ZONE_WORDS[zone])}") for zone in zones])


# -- cards -----------------------------------------------------------------------------------------------------------


def noun_words(expr: Expr, n: int, language: str, link: str = "or") -> Phrase:
    """What kind of card, for so many of them."""
    if expr.kind == NAME:
        return message(f"noun-{dashed(expr.name)}", n=n)
    if expr.kind == CALL:
        if expr.name in ("named", "named_prefix"):
            return message(f"noun-{dashed(expr.name)}", n=n, name=card_name(expr.parts[0].name, language))
        return message("noun-with", noun=message("noun-any", n=n), what=quality_words(expr, language))
    if expr.name == "|":
        return alternatives(expr, n, language, link)
    if expr.name == "~":
        return noun_without(message("noun-any", n=n), expr.parts[0], n, language)
    noun = noun_words(expr.parts[0], n, language, link)
    quality = expr.parts[1]
    if quality.kind == OPERATOR:
        return noun_without(noun, quality.parts[0], n, language)
    return message("noun-with", noun=noun, what=quality_words(quality, language))


def alternatives(expr: Expr, n: int, language: str, link: str) -> Phrase:
    """One of several kinds of card: "tributary, uncivilised or civilised card"."""
    kinds: list[Expr] = []
    while expr.kind == OPERATOR and expr.name == "|":
        kinds.insert(0, expr.parts[1])
        expr = expr.parts[0]
    kinds.insert(0, expr)
    said: list[Phrase] = []
    for place, kind in enumerate(kinds):
        if kind.name in WITH_CARD and place + 1 < len(kinds) and kinds[place + 1].name in WITH_CARD:
            said.append(message(f"short-{kind.name}"))
        else:
            said.append(noun_words(kind, n, language))
    return listed(link, said)


def noun_without(noun: Phrase, expr: Expr, n: int, language: str) -> Phrase:
    """Cards that are not something."""
    what = noun_words(expr, 1, language)
    return message("noun-other-than" if expr.kind == CALL else "noun-non", noun=noun, what=what)


def quality_words(expr: Expr, language: str) -> Phrase:
    """What lies on or below a card."""
    if expr.name == "has_token":
        return message("quality-token", token=message(f"token-{expr.parts[0].name}"))
    return message("quality-garrison", cards=a_card(expr.parts[0], language))


def a_card(expr: Expr, language: str) -> Phrase:
    """One card of a kind, with its article."""
    if expr.kind == NAME:
        return message(f"a-{dashed(expr.name)}")
    if expr.name in ("named", "named_prefix"):
        return noun_words(expr, 1, language)
    return message("noun-with", noun=message("a-any"), what=quality_words(expr, language))


def is_reference(expr: Expr) -> bool:
    """Whether it is this card or the one just handled."""
    return expr.kind == NAME and expr.name in ("self", "it")


def card_name(name: str, language: str) -> str:
    """The name of a card in a language."""
    for face in FACES_NAMED.get(name, []):
        if FACE_ROWS[face].get(f"name_{language}"):
            return str(FACE_ROWS[face][f"name_{language}"])
    return name
