"""Words for people: every sentence has an id and lives in locale/<language>/<name>.ftl (Fluent).

A game's sentences are in <game>.ftl, the labels of its board in <game>-board.ftl, the help on many cards in
<game>-cards.ftl, and what all games share in boardwright.ftl. The vocabulary of a game says which arguments a message
has; their names are the Fluent variables.
Files are read when the first sentence is needed; simulations never need one.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from textwrap import shorten
from typing import Any, Self

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from boardwright.kernel.decision import Among, Decision, Option
from boardwright.kernel.errors import BoardwrightError
from boardwright.kernel.game import Game
from boardwright.kernel.rules import Outcome, Reason, Rules
from boardwright.kernel.state import Event
from boardwright.kernel.vocabulary import Phrase, Value, Verb, Vocabulary
from boardwright.sentences import capital, mark

FOLDERS = [Path(__file__).parent / "locale"]
"""Where locale files are looked for; a program that brings its own game adds its folder."""

SHARED = "boardwright"
PARTS = ("", "-cards", "-board")
"""The locale files of a game, by what is added to its name."""
FALLBACK = "en"
NEAREST = 3
PLAIN = Verb("", (), ())
"""A sentence without arguments."""
LONGEST = 60
RAW = "_is"
"""Beside `$piece`, what an argument is called, a sentence has `$piece_is`, its id or number, to choose words by."""


class MissingMessage(BoardwrightError):
    """A sentence that no locale file has."""


SHAPES = ("▲", "●", "■", "◆", "⬟")
"""The sign of each seat, wherever it is shown: colour is never the only one."""

OTHERS = ("✦", "☆", "❋")
"""The signs of owners of pieces who are no seats, such as the Empire."""


class Words:
    """The sentences of one game (or, without rules, the shared ones) in one language.

    A missing sentence is shown as ⟦its-id and values⟧, or raises MissingMessage when `strict`.
    """

    def __init__(self, rules: Rules | None = None, language: str = FALLBACK, strict: bool = False) -> None:
        self.rules = rules
        self.language = language
        self.strict = strict
        self.files = files_of(rules)
        self.seats: Sequence[Phrase] = ()
        self.seated: Mapping[str, Mapping[Value, int]] = {}
        self.marks = False
        self._same = ""

    def of(self, game: Game) -> Self:
        """These words for one game: they call its seats by what they play there."""
        seats, seated = self.vocabulary.seats, self.vocabulary.seated
        if seats is None and seated is None:
            return self
        own, view = copy(self), game.view(None)
        own.seats = () if seats is None else seats(view, self.language)
        own.seated = {} if seated is None else seated(view)
        own._same = repr((own.seats, own.seated))
        return own

    @property
    def marked(self) -> Self:
        """These words, with every seat marked in what they say (sentences.py)."""
        own = copy(self)
        own.marks = True
        return own

    def __eq__(self, other: object) -> bool:
        """Whether other words say everything alike: those of two games with the same seats do."""
        return self is other or (isinstance(other, Words) and self._said_alike() == other._said_alike())

    def __hash__(self) -> int:
        return hash(self._said_alike())

    def _said_alike(self) -> tuple[object, ...]:
        return (self.files, self.language, self.strict, self.marks, self._same, self.rules)

    @property
    def vocabulary(self) -> Vocabulary:
        """What the game of these words declares."""
        if self.rules is None:
            raise MissingMessage("These are not the words of a game.")
        return self.rules.vocabulary

    # -- what a game says ------------------------------------------------------------------------------------------

    def ask(self, decision: Decision) -> str:
        """The question of a decision."""
        return self._said("ask", decision.ask, decision.values, self.vocabulary.asks)

    def option(self, option: Option) -> str:
        """An option as a person reads and types it."""
        return self._said("option", str(option[0]), option[1:], self.vocabulary.options)

    def offered(self, decision: Decision, option: Option) -> str:
        """An option as it is offered: it says so if it would change nothing."""
        text = self.option(option)
        return self.message("idle-option", option=text) if option in decision.idle else text

    def how_many(self, among: Among) -> str:
        """How many are chosen of a set: "2", "up to 3", "any number"."""
        least, most = among.least, among.most
        if least == most:
            kind = "exactly" if most else "nothing"
        elif least:
            kind = "between"
        else:
            kind = "up-to" if most < len(among.left) else "any"
        return self.message(f"set-{kind}", least=least, most=most)

    def event(self, event: Event) -> str:
        """A line of the chronicle."""
        return capital(self._said("event", str(event.what[0]), event.what[1:], self.vocabulary.events))

    def concerned(self, event: Event) -> list[int]:
        """The seats that an event is about, in the order of its arguments; the first is the one that acts."""
        verb = self.vocabulary.events.get(str(event.what[0]), PLAIN)
        found = [self.seat_of(kind.name, value) for kind, value in zip(verb.kinds, event.what[1:], strict=False)]
        return [seat for seat in found if seat is not None]

    def reason(self, reason: Reason) -> str:
        """Why something cannot be chosen now."""
        return self._said("why", str(reason.what[0]), reason.what[1:], self.vocabulary.reasons)

    def outcome(self, outcome: Outcome) -> str:
        """Why a game has ended."""
        return self._said("outcome", outcome.reason, outcome.values, self.vocabulary.outcomes)

    def name(self, kind: str, value: str | int) -> str | int:
        """The name of one value, for example of a card."""
        called = kind == "seat" and self.seats
        phrase = self.seats[int(value)] if called else self.vocabulary.name(kind, value, self.language)
        seat = self.seat_of(kind, value) if self.marks else None
        return self.phrase(phrase) if seat is None else mark(str(self.phrase(phrase)), seat)

    def seat_of(self, kind: str, value: str | int) -> int | None:
        """The seat that a thing of some kind is, or stands for."""
        if kind != "seat":
            return self.seated.get(kind, {}).get(value)
        seats = self.vocabulary.kinds["seat"]
        return int(value) if int(value) in seats.domain and int(value) not in seats.others else None

    def phrase(self, phrase: Phrase) -> str | int:
        """A literal as it is, a seat by its name, or the message of a phrase with the phrases in it."""
        if not isinstance(phrase, tuple):
            return phrase
        if phrase[0] == "seat":
            return self.name("seat", phrase[1])
        values: Mapping[str, Phrase] = phrase[2] if len(phrase) > 2 else {}
        return self.message(phrase[1], **{name: self.phrase(value) for name, value in values.items()})

    def listed(self, items: Iterable[str]) -> str:
        """Several words as this language lists them: "fuel, relic"."""
        return format_list(list(items), style="unit-short", locale=self.language.replace("-", "_"))

    def either(self, items: Iterable[str]) -> str:
        """Several words to choose from: "fuel or relic"."""
        return format_list(list(items), style="or", locale=self.language.replace("-", "_"))

    def victory(self, winners: Sequence[str]) -> str:
        """Who has won, or who share the victory."""
        names = format_list(list(winners), style="standard", locale=self.language.replace("-", "_"))
        return capital(self.message("victory", seats=names, count=len(winners)))

    # -- any message -----------------------------------------------------------------------------------------------

    def has(self, message: str) -> bool:
        """Whether there is a sentence with this id."""
        return any(bundle.has_message(message) for bundle in self._bundles())

    def message(self, message: str, **values: str | int) -> str:
        """The sentence with this id."""
        return self._format(message, values)

    def pattern(self, sort: str, verb: Verb) -> str:
        """The sentence of a verb (`sort`: option, ask, event) with the names of its arguments in braces."""
        values = {name: f"{{{name}}}" for name in verb.names}
        return self._format(f"{sort}-{verb.word}", {**values, **dict.fromkeys((name + RAW for name in verb.names), "")})

    # -- help ------------------------------------------------------------------------------------------------------

    def help(self, subject: str) -> list[tuple[str, str]]:
        """What there is to say about a card or a word: pairs of title ("" if it has none) and text, the best matches.

        The subject is an id (`bc07`), a name, a part of a name, or a word of the text.
        """
        wanted = folded(subject)
        if not wanted:
            return []
        topics = [(topic, self.title(topic)) for topic in self.topics()]
        tests: tuple[Callable[[str, str], bool], ...] = (
            lambda topic, title: wanted in (topic, title),
            lambda topic, title: topic.startswith(wanted) or title.startswith(wanted),
            lambda topic, title: wanted in title,
        )
        for test in tests:
            found = [topic for topic, title in topics if test(folded(topic), folded(title))]
            if found:
                return self._once((self.title(topic), self.explained(topic)) for topic in found)
        told = [(title, self.explained(topic)) for topic, title in topics]
        return self._once((title, text) for title, text in told if f" {wanted} " in f" {folded(text)} ")

    def _once(self, pairs: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
        """Each text once, under all its titles."""
        titles: dict[str, dict[str, None]] = {}
        for title, text in pairs:
            titles.setdefault(text, {})[title] = None
        return [(self.listed(title for title in same if title), text) for text, same in titles.items()]

    def topics(self) -> list[str]:
        """Everything there is help about, in the order of the files, then what the game itself explains."""
        ids = dict.fromkeys(i for bundle in self._bundles() for i in bundle._messages if i.startswith("help-"))
        made = [] if self.rules is None else self.rules.vocabulary.topics
        unused = () if self.rules is None else self.rules.vocabulary.unused
        topics = dict.fromkeys([*(i.removeprefix("help-") for i in ids), *made])
        return [topic for topic in topics if topic not in unused]

    def explained(self, topic: str) -> str:
        """The help on a topic: its message `help-…`, else what the game makes of it."""
        message = f"help-{topic}"
        return self.message(message) if self.has(message) else str(self.name("help", topic))

    def title(self, topic: str) -> str:
        """The title of a subject of help: its message `topic-…`, else the name of the card, else nothing."""
        if self.has(f"topic-{topic}"):
            return self.message(f"topic-{topic}")
        titles = None if self.rules is None else self.rules.vocabulary.titles
        if titles is None or topic not in titles.numbers:
            return ""
        return str(self.phrase(titles.phrase(topic, self.language)))

    # -- reading what a person typed -------------------------------------------------------------------------------

    def parse(self, decision: Decision, text: str) -> Option:
        """The option that a person typed: its text, or a beginning that only one option has."""
        typed, shown = folded(text), shorten(text, LONGEST)
        said = {option: self.offered(decision, option) for option in decision.options}
        exact = [option for option, words in said.items() if typed in (folded(words), folded(self.option(option)))]
        begun = [option for option, words in said.items() if typed and folded(words).startswith(typed)]
        found = exact or begun
        if len(found) == 1:
            return found[0]
        if found:
            choices = self.either(said[option] for option in found[:NEAREST])
            raise BoardwrightError(self.message("answer-ambiguous", text=shown, choices=choices))
        texts = {folded(words): words for words in said.values()}
        near = [texts[key] for key in get_close_matches(typed, texts, NEAREST, 0.3)] or list(texts.values())[:NEAREST]
        raise BoardwrightError(self.message("answer-unknown", text=shown, choices=self.either(near)))

    def parse_set(self, decision: Decision, among: Among, text: str) -> list[Option]:
        """The set that a person typed: the numbers or texts of its members in any order, or "none"."""
        listed = Decision(decision.seat, decision.ask, among.listed)
        typed = folded(text)
        if typed == folded(self.message("answer-none")):
            return []
        whole = any(folded(self.option(option)) == typed for option in listed.options)  # a comma can be part of it
        items = [text] if whole else [item.strip() for item in text.split(",")]
        if all(counting_number(word) is not None for item in items for word in item.split()):
            items = text.replace(",", " ").split()
        chosen = []
        for item in items:
            number = counting_number(item)
            if number is not None and not 1 <= number <= len(listed.options):
                raise BoardwrightError(self.message("answer-number", count=len(listed.options)))
            chosen.append(self.parse(listed, item) if number is None else listed.options[number - 1])
        return [] if chosen == [among.stop] else chosen

    # -- how it is done --------------------------------------------------------------------------------------------

    def _bundles(self) -> Iterator[FluentBundle]:
        """This language first, then English."""
        for language in dict.fromkeys((self.language, FALLBACK)):
            yield bundle_of(self.files, language, tuple(FOLDERS))

    def _said(self, sort: str, key: str, values: Option, table: Mapping[str, Verb]) -> str:
        message = f"{sort}-{key}"
        verb = table.get(key, PLAIN)
        if not verb.fits(values):
            return self._unsaid(message, values)
        said: dict[str, str | int] = {}
        for name, kind, value in zip(verb.names, verb.kinds, values, strict=True):
            said[name] = self.name(kind.name, value)
            said[name + RAW] = kind.outside(value)
        return self._format(message, said)

    def _format(self, message: str, values: Mapping[str, Any]) -> str:
        for bundle in self._bundles():
            if not bundle.has_message(message):
                continue
            pattern = bundle.get_message(message).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, dict(values))
            if errors and self.strict:
                raise MissingMessage(f"The message {message!r} cannot be formatted with {dict(values)!r}: {errors[0]}.")
            return str(text)
        return self._unsaid(message, tuple(values.values()))

    def _unsaid(self, message: str, values: Sequence[object]) -> str:
        if self.strict:
            raise MissingMessage(f"There is no message {message!r} with {len(values)} values.")
        return f"⟦{' '.join([message, *map(str, values)])}⟧"


def folded(text: str) -> str:
    """Text as it is compared: without regard to case and spaces."""
    return " ".join(text.split()).casefold()


def counting_number(text: str) -> int | None:
    """The number that a text of digits is; None for any other text."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


# -- locale files --------------------------------------------------------------------------------------------------


def files_of(rules: Rules | None) -> tuple[str, ...]:
    """The locale files of a game; of two messages with the same id the first is used."""
    if rules is None:
        return (SHARED,)
    return (*named(rules, PARTS), SHARED)


def named(rules: Rules, parts: Sequence[str]) -> list[str]:
    """Files of a game, and after them those of the game that it builds on."""
    return [f"{name}{part}" for name in (rules.name, rules.builds_on) if name for part in parts]


@cache
def bundle_of(files: tuple[str, ...], language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """The messages of some locale files in one language; files that do not exist are empty."""
    bundle = FluentBundle([language], use_isolating=False)
    for name in files:
        for folder in folders:
            path = folder / language / f"{name}.ftl"
            if path.is_file():
                bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def languages() -> list[str]:
    """The languages there are words in."""
    return sorted({path.parent.name for folder in FOLDERS for path in folder.glob("*/*.ftl")})


# -- for the tests: what is not said yet ---------------------------------------------------------------------------


def needed(rules: Rules) -> dict[str, list[str]]:
    """The message ids that the tables of a game need, each with its variables."""
    words = rules.vocabulary
    tables = (("ask", words.asks), ("option", words.options), ("event", words.events), ("why", words.reasons))
    return {
        f"{sort}-{key}": [*verb.names, *(name + RAW for name in verb.names)]
        for sort, table in tables
        for key, verb in table.items()
    }


def missing(rules: Rules, language: str = FALLBACK) -> list[str]:
    """The message ids that the tables of a game need and the files of that language lack."""
    bundle = bundle_of(files_of(rules), language, tuple(FOLDERS))
    return [message for message in needed(rules) if not bundle.has_message(message)]


def wrong_variables(rules: Rules, language: str = FALLBACK) -> list[str]:
    """The variables that messages of a game use but will not be given, as `option-move $place`."""
    wrong = []
    bundle = bundle_of(files_of(rules), language, tuple(FOLDERS))
    for message, given in needed(rules).items():
        if bundle.has_message(message):
            used = variables_in(bundle._messages[message])
            wrong += [f"{message} ${name}" for name in used if name not in given]
    return wrong


def unreadable(language: str = FALLBACK) -> list[str]:
    """The lines of that language's files that are not Fluent (a slip of the pen drops a message silently)."""
    slips = []
    for folder in FOLDERS:
        for path in sorted((folder / language).glob("*.ftl")):
            for entry in FluentResource(path.read_text("utf-8")).body:
                if isinstance(entry, ast.Junk):
                    slips.append(f"{path.name}: {(entry.content or '').strip().splitlines()[0]}")
    return slips


def variables_in(node: Any) -> list[str]:
    """The names of the variables in a part of a Fluent message."""
    if isinstance(node, ast.VariableReference):
        return [node.id.name]
    if isinstance(node, ast.BaseNode):
        return [name for part in vars(node).values() for name in variables_in(part)]
    if isinstance(node, list):
        return [name for part in node for name in variables_in(part)]
    return []
