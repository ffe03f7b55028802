"""What tells cards of one name apart in a sentence: a word people know, where one is needed."""

from collections import Counter
from typing import Final

from boardwright.kernel.vocabulary import Phrase, in_language

from .facts import CARD_OF_FACE, CARDS_OF, FACE_ROWS, FACES_NAMED, NAMES, NATION_FILES, SETS, TWIN

SET_OF: Final[dict[int, int]] = {card: number for number, cards in enumerate(CARDS_OF) for card in cards}
"""The set a card belongs to: the common cards of a box, or a nation."""
BOXES_OF_COMMONS: Final[int] = len(SETS) - len(NATION_FILES)


def namesakes(face: int) -> list[int]:
    """All cards with the name of this one, itself included."""
    return list(dict.fromkeys(CARD_OF_FACE[other] for other in FACES_NAMED[NAMES[face]]))


def usual(face: int) -> int:
    """The card of this name that most of the others equal: it needs no word."""
    return Counter(TWIN[card] for card in namesakes(face)).most_common(1)[0][0]


def first_suit(card: int) -> str:
    suits: list[str] = FACE_ROWS[card].get("suits", [""])
    return suits[0]


def is_common(card: int) -> bool:
    return SET_OF[card] < BOXES_OF_COMMONS


def set_word(card: int, language: str) -> Phrase:
    """The box of a common card, the nation of any other."""
    number = SET_OF[card]
    if is_common(card):
        return ("message", f"box-{SETS[number].removeprefix('common_')}")
    return in_language(NATION_FILES[number - BOXES_OF_COMMONS], language)


def kind_words(face: int, language: str) -> list[Phrase]:
    """The word for a card that does something else than the usual one of its name."""
    card, leading = CARD_OF_FACE[face], usual(face)
    if any(first_suit(other) == "power" for other in namesakes(face)):  # a tributary is called like its nation
        return [] if first_suit(card) == "power" else [("message", f"suit-{first_suit(card)}")]
    if TWIN[card] == leading:
        return []
    if SET_OF[card] != SET_OF[leading]:
        return [set_word(card, language)]
    state = FACE_ROWS[card].get("state") or f"not-{FACE_ROWS[leading].get('state')}"
    return [("message", f"state-{state}")]


def copy_words(face: int, language: str) -> list[Phrase]:
    """The words for one of several cards that may lie side by side: its nation, and its number among equal ones."""
    card = CARD_OF_FACE[face]
    words = kind_words(face, language)
    others = [other for other in namesakes(face) if TWIN[other] == TWIN[card]]
    if not words and not is_common(card) and any(SET_OF[other] != SET_OF[card] for other in others):
        words = [set_word(card, language)]
    number = copy_number(card)
    return [*words, ("message", "card-number", {"number": number})] if number else words


def copy_number(card: int) -> int:
    """Which of the equal cards of its set this is; 0 if there is only one."""
    same = [other for other in namesakes(card) if SET_OF[other] == SET_OF[card] and TWIN[other] == TWIN[card]]
    return same.index(card) + 1 if len(same) > 1 else 0


def told_apart(name: str, words: list[Phrase]) -> Phrase:
    """A name with the words that tell it apart."""
    if not words:
        return name
    said = words[0]
    for word in words[1:]:
        said = ("message", "list", {"one": said, "two": word})
    return ("message", "card-told-apart", {"card": name, "words": said})
