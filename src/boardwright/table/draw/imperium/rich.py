"""The texts of cards as they are drawn: pieces for what is gained and paid, signs for suits, rules to look up."""

import re
from collections.abc import Callable
from functools import lru_cache

from markupsafe import Markup, escape

from boardwright.table.elements import b, em, span
from boardwright.words import Words

from .art import piece
from .icons import icon

KEYED = ("play", "free_play", "exhaust", "solstice", "passive", "restriction", "end_of_game")
"""The kinds of text that begin with their name."""

PIECES = ("material", "population", "progress", "action")
LISTED_SUITS = ("region", "uncivilised", "civilised", "tributary")
TERMS = (
    "acquire", "break-through", "exile", "garrison", "abandon", "recall", "history", "sink", "find", "develop",
    "pinned",
)  # fmt: skip
"""Words of the rules that a card may use, each with its help."""


@lru_cache(2000)
def rich(words: Words, text: str, kind: str = "") -> Markup:
    """A text of a card in pieces, signs and words that explain themselves."""
    label = key_of(words, kind)
    if label and text.startswith(label):
        key = Markup(span(".imperium-key", data_help=TOPICS.get(kind))[label.strip(" :")])
        return key + " " + marked(words, text.removeprefix(label))
    return marked(words, text)


TOPICS = {"play": "activate", "free_play": "free-play", "exhaust": "exhaust", "solstice": "solstice"}


def key_of(words: Words, kind: str) -> str:
    """How a text of this kind begins."""
    if kind not in KEYED:
        return ""
    return words.message(f"clause-{kind}".replace("_", "-"), effect="\0").partition("\0")[0]


def marked(words: Words, text: str) -> Markup:
    pattern, ways = reading(words)
    parts: list[Markup] = []
    begun = 0
    for found in pattern.finditer(text):
        parts += [escape(text[begun : found.start()]), ways[str(found.lastgroup)](found)]
        begun = found.end()
    return Markup("").join([*parts, escape(text[begun:])])


@lru_cache(8)
def reading(words: Words) -> tuple[re.Pattern[str], dict[str, Callable[[re.Match[str]], Markup]]]:
    """What is looked for in a text of this language, and what is drawn for it."""
    nouns = {noun: kind for kind in PIECES for noun in nouns_of(words, kind)}
    suits = {words.message(f"suit-{suit}"): suit for suit in LISTED_SUITS}
    icons = {words.message(f"icon-{name}"): name for name in ("production", "fertile", "river")}
    either = words.message("do-or", one="", two="").strip()
    card = words.message("imperium-reading-card")
    icon_word = words.message("imperium-reading-icon")
    terms = {form: term for term in TERMS for form in words.message(f"imperium-term-{term}").split("|")}
    several = f"(?:{'|'.join(suits)})(?:(?:, | {words.message('imperium-reading-or')} )(?:{'|'.join(suits)}))+"
    pattern = "|".join(
        (
            rf"(?P<piece>\b\d+ (?:{'|'.join(nouns)})\b)",
            rf"(?P<suits>\b{several}(?= {card}))",
            rf"(?P<icon>\b(?:{'|'.join(icons)})(?= (?:{icon_word}|{card})))",
            rf"(?P<either>\b{either}\b)",
            rf"(?P<term>\b(?:{'|'.join(sorted(terms, key=len, reverse=True))})\b)",
        )
    )

    def drawn_piece(found: re.Match[str]) -> Markup:
        count, _, noun = found[0].partition(" ")
        return Markup(span(".imperium-amount")[b[count], piece(nouns[noun], noun)])

    def drawn_suits(found: re.Match[str]) -> Markup:
        named = [icon(suits[name], name) for name in re.findall("|".join(suits), found[0])]
        return Markup(span(".imperium-suits")[named])

    ways: dict[str, Callable[[re.Match[str]], Markup]] = {
        "piece": drawn_piece,
        "suits": drawn_suits,
        "icon": lambda found: icon(icons[found[0]], found[0]),
        "either": lambda found: Markup(em[found[0].lower()]),
        "term": lambda found: Markup(span(".imperium-term", data_help=terms[found[0]])[found[0]]),
    }
    return re.compile(pattern), ways


def nouns_of(words: Words, kind: str) -> list[str]:
    """What so many pieces of a kind are called, the longer forms first."""
    forms = {words.message(f"amount-{kind}", n=count).partition(" ")[2] for count in (1, 2)}
    return sorted(forms, key=len, reverse=True)
