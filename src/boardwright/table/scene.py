"""What one viewer may see of one moment of a game: plain data. Pages and drawings get nothing else."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct, structs

from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.rules import Outcome, Reason, Rules
from boardwright.kernel.state import Event
from boardwright.kernel.vocabulary import Verb
from boardwright.words import FALLBACK, SHAPES, Words, named

if TYPE_CHECKING:
    from .clocks import Clock

PERSON, BOT, OPEN = "person", "bot", "open"
"""Who sits on a seat: a person, a bot, or nobody yet."""

USUAL_BOT = "normal"
"""Who plays where a bot is wanted and none is named."""

MOST_KNOWN = 20_000
"""So many sentences are remembered."""


class Player(Struct, frozen=True, cache_hash=True):
    """Who sits on a seat, and how the seat is called and drawn."""

    name: str
    """As the person gave it; "" if there is none."""
    sort: str = PERSON
    level: str = ""
    """The name of the bot."""
    connected: bool = True
    called: str = ""
    """What the sentences of the game call this seat: "Red", "Nordic Kingdoms"."""
    about: str = ""
    """How it is called where no sentence is around it ("Romans" for "the Romans"); "" for the same."""
    colour: str = "red"
    """One of draw.COLOURS; its css class is seat-red."""
    shape: str = SHAPES[0]
    number: int = 0
    """Which of several bots of the same name this is; 0 if there is only one."""

    @property
    def title(self) -> str:
        """How the seat is called on its panel."""
        return self.about or self.called


def bot_called(words: Words, level: str) -> str:
    """The name of a bot for people; of one that a program brought, as it is."""
    message = f"bot-{level}"
    return words.message(message) if words.has(message) else level


def told_apart(players: Sequence[Player]) -> list[Player]:
    """The same players, with a number where several bots have the same name."""
    alike: dict[str, list[int]] = {}
    for place, player in enumerate(players):
        if player.sort == BOT and not player.name:
            alike.setdefault(player.level, []).append(place)
    numbers = {place: number for same in alike.values() if len(same) > 1 for number, place in enumerate(same, 1)}
    return [structs.replace(player, number=numbers.get(place, 0)) for place, player in enumerate(players)]


@dataclass(frozen=True, eq=False)
class Cast:
    """The words of a game and its seats as they are drawn and named, without who sits there: the same for everybody.

    Equal ones are one object (`cast_of`), so that what is drawn with one is quickly found again (kept.py).
    """

    words: Words
    seats: tuple[Player, ...]


@lru_cache(1000)
def cast_of(words: Words, seats: tuple[tuple[str, str, str, str], ...]) -> Cast:
    """The cast of seats with these names, titles, colours and shapes."""
    return Cast(words, tuple(Player("", PERSON, "", True, *drawn) for drawn in seats))


class Line(Struct, frozen=True, cache_hash=True):
    """A line of the chronicle: after which move, what it says (marked), who acts, whether it happened to the viewer."""

    move: int
    text: str
    seat: int | None = None
    you: bool = False
    what: Option = ()
    """The event itself, for those who draw it."""


class Said(Struct, frozen=True, cache_hash=True):
    """A line of the chat; the seat is None for a spectator."""

    name: str
    text: str
    seat: int | None = None
    when: str = ""
    """Hours and minutes, as the server's clock said."""


Curve = list[tuple[int, list[int]]]
"""The points of every seat after some of the moves."""


class KeyMoment(Struct, frozen=True):
    """A moment of a game that is over: after which move, what happened (marked), to whom, in which part of the game."""

    move: int
    text: str
    seat: int | None = None
    part: str = ""
    verb: str = ""
    """Of the event that tells it, if one does."""


class Story(Struct, frozen=True):
    """What is told of a game that is over (story.py)."""

    curve: Curve
    moments: list[KeyMoment]
    parts: list[tuple[int, str]]
    """The parts of a long game, each with the move after which it began."""


@dataclass(frozen=True)
class Proposal:
    """Something that needs the agreement of others: `text` is a whole sentence with marks."""

    id: str
    text: str
    seat: int
    """Who proposed it."""
    agreed: Sequence[int] = ()
    may_answer: bool = False


@dataclass(frozen=True)
class Answered:
    """What became of the latest proposal: `text` is a whole sentence with marks."""

    id: str
    text: str


class Hint(Struct, frozen=True):
    """What a bot would do: an option or the members of a set, and sentences that say so and why, with marks."""

    options: tuple[Option, ...]
    lines: tuple[str, ...]
    failed: bool = False
    """Whether the bot could not answer, so that it can be asked again."""


class Lecture(Struct, frozen=True):
    """What a lesson says now: a step, its number among all, what its pages point at, and the answer that it teaches."""

    step: str
    number: int
    steps: int
    over: bool
    points: tuple[tuple[str, ...], ...] = ()
    shown: tuple[Option, ...] = ()
    """Empty while the learner is not asked, and where nothing of a set is the answer."""


@dataclass(frozen=True)
class Scene:
    """Everything one viewer is shown of one moment."""

    id: str
    """Of the table, as in its address."""
    game: str
    """The name of the rules."""
    view: Mapping[str, Any]
    """What `game.view(viewer)` says."""
    viewer: int | None
    """The seat whose eyes these are; None for a spectator."""
    seats: Sequence[Player]
    words: Words
    decision: Decision | None = None
    """Only if this viewer is asked."""
    reasons: Sequence[Reason] = ()
    """Why this viewer, if asked, cannot do other things."""
    asked: Sequence[int] = ()
    """The seats that are asked now; everybody may know."""
    lines: Sequence[Line] = ()
    """The chronicle as far as this viewer may see it."""
    happened: Sequence[Event] = ()
    """The last events that this viewer may see, for what a drawing tells of them."""
    seen: Sequence[Event] = ()
    """All events that this viewer may see; of a moment of the past, those of the last move. The list of a running game
    grows with it, and is another one when it went back."""
    told: int = 0
    """How many of them have happened."""
    moves: int = 0
    """How many moves the viewer knows of."""
    at: str = ""
    """The position, an opaque word that goes back with the answer."""
    outcome: Outcome | None = None
    story: Story | None = None
    """Of a game that is over."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The options of the game."""
    online: bool = False
    """Several browsers; else everybody sits before this one."""
    since: int = 0
    """The move count at the viewer's last answer: what came after is new to them."""
    undo_to: int = 0
    """The earliest move count to which the viewer may go back alone; `moves` if there is nothing to take back."""
    undo_step: int | None = None
    """To which move count the undo button leads: the viewer's own last decision. None: nowhere."""
    back: int | None = None
    """To which move count the way back beside the question leads: the viewer's decision just before this one."""
    last: str = ""
    """The verb of the answer that it takes back."""
    redo: bool = False
    """Whether something was taken back that the viewer may play again."""
    thinking: Sequence[int] = ()
    """The seats whose bots are thinking."""
    trouble: str = ""
    """Why the bots do not go on: "retried" (their answer could not be kept), "moving" (their server is gone), "queued"
    (other games of bots alone go first)."""
    chat: Sequence[Said] = ()
    proposals: Sequence[Proposal] = ()
    answered: Answered | None = None
    curtain: int | None = None
    """Before one screen for several people: the seat that is called to the screen. Its secrets are not shown yet."""
    exportable: bool = False
    """Whether this viewer may have the record and the bug report."""
    rematch: str = ""
    """The address of the next game of the same people, once somebody asked for it."""
    invitations: Mapping[int, str] = field(default_factory=dict)
    """For the host of an online game: the secret link of every open seat."""
    listed: bool = False
    """Online: whether anybody may take the free seats."""
    seeded: bool = False
    """Online: whether a person chose the seed of chance. Everybody is told."""
    clock: "Clock | None" = None
    """Everybody's time, if there is a clock."""
    own_link: str = ""
    """Online: the secret link of the viewer's own seat, for another device."""
    prepared: Option | None = None
    """The viewer's answer in advance to their next question."""
    hints: bool = False
    """Whether people may ask what a bot would do."""
    hint: Hint | None = None
    """What the viewer, who asked for it, is told."""
    hinting: bool = False
    """Whether that is being thought about."""
    lesson: Lecture | None = None
    """The step of the lesson, in a game that is one."""
    replay: bool = False
    """A moment of the past, to look at: nothing can be played."""

    @property
    def title(self) -> str:
        """The name of the game for people."""
        return self.words.message(f"game-{self.game}")

    @cached_property
    def cast(self) -> Cast:
        """The words and the seats, as far as they are the same for everybody."""
        seats = ((player.called, player.about, player.colour, player.shape) for player in self.seats)
        return cast_of(self.words, tuple(seats))

    @property
    def over(self) -> bool:
        return self.outcome is not None


class TableWords(Words):
    """The words of a game (or, without rules, the shared ones) together with those of the table.

    Pages say the same sentences again and again, so what was said is remembered.
    """

    def __init__(self, rules: Rules | None, language: str, strict: bool) -> None:
        super().__init__(rules, language, strict)
        own = [] if rules is None else named(rules, ("-table", "-summary", "-lesson"))
        self.files = (*self.files, *own, "table")
        self._known: dict[tuple[object, ...], str] = {}
        self._topics: list[str] = []

    def topics(self) -> list[str]:
        """Everything there is help about."""
        if not self._topics:
            self._topics += super().topics()  # for the copies of these words, too
        return self._topics

    def _said(self, sort: str, key: str, values: Option, table: Mapping[str, Verb]) -> str:
        say = super()._said
        return self._remembered((sort, key, values, self.marks, self._same), lambda: say(sort, key, values, table))

    def _format(self, message: str, values: Mapping[str, Any]) -> str:
        say = super()._format
        return self._remembered((message, *values.items()), lambda: say(message, values))

    def _remembered(self, key: tuple[object, ...], say: Callable[[], str]) -> str:
        text = self._known.get(key)
        if text is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            text = self._known[key] = say()
        return text


@cache
def words_for(rules: Rules | None, language: str = FALLBACK, strict: bool = False) -> Words:
    """The words for the pages about a game, or about none."""
    return TableWords(rules, language, strict)
