"""What goes over the WebSocket of a game, both ways: JSON objects of these shapes, and nothing else.

A browser says what to do (`{"do": "play", …}`); the server answers with what changed for that viewer. `at` names a
position: it is an opaque word, so that nobody can count the hidden answers of others, and an answer to an earlier
position is refused. Numbers of moves are the viewer's own count: the moves it made and those it noticed something of.
"""

import json
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from boardwright.kernel.decision import Option
from boardwright.kernel.errors import IllegalOption
from boardwright.kernel.game import SHOWN
from boardwright.kernel.vocabulary import Vocabulary
from boardwright.words import Words

from .changes import Change
from .draw.flights import Flight

LONGEST_MESSAGE = 4096
LONGEST_CHAT = 500
LONGEST_NAME = 40
LONGEST_NAMED = 100
LONGEST_PART = 22
"""No word of an option of any game is longer."""

Word = Annotated[str, Meta(max_length=100)]
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Part = Annotated[str, Meta(max_length=LONGEST_PART)] | Number
Answer = Annotated[list[Part], Meta(min_length=1, max_length=20)]
"""An option as JSON: `["spend", "fuel", 2, "move"]`."""

AnswerSet = Annotated[list[Answer], Meta(max_length=200)]
"""A whole set of options as JSON; an option that is chosen twice stands there twice."""

Item = Annotated[dict[Annotated[str, Meta(max_length=LONGEST_PART)], Part], Meta(min_length=1, max_length=10)]
DealItems = Annotated[list[Item], Meta(max_length=20)]
"""A whole deal as JSON: `[{"what": "token", "giver": 0, "receiver": 1, "resource": "fuel", "slot": 2}]`."""

Move = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Chatted = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Deal(Struct):
    """A whole deal to propose: its items in any order."""

    items: list[dict[str, str | int]]


Wanted = Option | list[Option] | Deal
"""What answers a decision: an option, a set, or a deal."""


def check(option: Answer | None, options: AnswerSet | None, deal: DealItems | None) -> None:
    """An answer is one option, a set, or a deal."""
    if [option, options, deal].count(None) != 2:
        raise ValueError('An answer has either an "option" or, for a set, "options", or a "deal"')


def wanted(words: Vocabulary, option: Answer | None, options: AnswerSet | None, deal: DealItems | None) -> Wanted:
    """What an answer asks for: one option, a set, or a deal."""
    if deal is not None:
        return Deal(deal)
    return words.inside(option) if option is not None else [words.inside(one) for one in options or []]


def not_offered(words: Words, option: Option, offered: Sequence[Option]) -> IllegalOption:
    """One sentence about an option that is not offered, with some that are."""
    wrong, *others = [json.dumps(words.vocabulary.outside(one)) for one in dict.fromkeys((option, *offered))]
    choices = words.listed(others[:SHOWN] + ["…"] * (len(others) > SHOWN))
    return IllegalOption(words.message("table-not-an-option", option=wrong[:LONGEST_NAMED], choices=choices))


class Message(Struct, tag_field="do", forbid_unknown_fields=True):
    """What a browser may say."""


class Play(Message, tag="play"):
    """Answer the decision of the position `at`: with an option, with a whole set, or with a deal, both in any order."""

    at: Word
    option: Answer | None = None
    options: AnswerSet | None = None
    deal: DealItems | None = None

    def __post_init__(self) -> None:
        check(self.option, self.options, self.deal)


class Undo(Message, tag="undo"):
    """Go back to the position after `to` moves, as far as the viewer may alone."""

    to: Move


class Redo(Message, tag="redo"):
    """Play again what was taken back, up to the next decision of a person."""


class Look(Message, tag="look"):
    """Hot-seat: the person who was called to the screen is there, and nobody else is looking."""


class Skip(Message, tag="skip"):
    """Play the bots' moves at once until a person is asked."""


class Pace(Message, tag="pace"):
    """How fast the bots play for this person. Of several people at a table the slowest is waited for."""

    pace: Literal["slow", "normal", "fast", "instant"]


class Chat(Message, tag="chat"):
    """Say something to everybody at the table."""

    text: Chatted


class Propose(Message, tag="propose"):
    """Ask the others to go back to a move, to give a seat to a bot or to another person, or to save the game."""

    what: Literal["undo", "bot", "person", "save"]
    to: Move = 0
    seat: Seat = 0
    level: Word = ""


class Agree(Message, tag="agree"):
    """Agree to a proposal."""

    id: Word


class Refuse(Message, tag="refuse"):
    """Refuse a proposal, or take back one's own."""

    id: Word


class Resign(Message, tag="resign"):
    """Leave the game: a bot takes the seat."""

    level: Word = ""


class Rename(Message, tag="rename"):
    """Sit down under another name."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)]


class Rematch(Message, tag="rematch"):
    """After the end: a new game with the same settings and people."""


class Alone(Message, tag="alone"):
    """End the lesson: from here on it is an ordinary game."""


class List(Message, tag="list"):
    """Show the free seats of this table to everybody on the home page, or no more."""

    listed: Literal["yes", "no"]


class AskHint(Message, tag="hint"):
    """Ask what the expert bot would do."""


class Ping(Message, tag="ping"):
    """Ask whether the line is there; the answer is a Pong."""


class Prepare(Message, tag="prepare"):
    """Answer one's next question in advance, if this option is legal then; an empty list takes it back."""

    option: Annotated[list[Part], Meta(max_length=20)]


AnyMessage = (
    Play | Undo | Redo | Look | Skip | Pace | Chat | Propose | Agree | Refuse | Resign | Rename | Rematch | Prepare
    | List | Alone | AskHint | Ping
)  # fmt: skip

read_message = msgspec.json.Decoder(AnyMessage)


class Update(Struct):
    """What changed for this viewer: elements of the page by id.

    `fragments` are new or quite different ("" if one is gone); `changes` says where in the text of the others that was
    sent before something has changed (changes.py). `flights` show what happened, step by step (draw/flights.py).
    """

    moves: int
    at: str
    fragments: dict[str, str]
    options: list[dict[str, Any]]
    title: str
    your_turn: bool
    sound: str | None = None
    changes: dict[str, list[Change]] = {}
    flights: Sequence[Sequence[Flight]] = ()


class Pong(Struct):
    """The line is there; and the time by which the clocks go."""

    now: float
    pong: bool = True


class Refusal(Struct, omit_defaults=True):
    """One sentence that says what was wrong; nothing has changed."""

    error: str
    lesson: bool = False
    """Whether it was legal, but not what the lesson teaches now."""


write_message = msgspec.json.Encoder(enc_hook=str.__str__)  # HTML comes as a kind of text of its own
