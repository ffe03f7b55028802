"""How a game is drawn in the browser. One package per game; a game without one is shown as a list.

A drawing gets a Scene and gives elements. Anything that can be clicked carries `data-spot` (a name of the drawing's own
making), anything that can be explained carries `data-help` (a topic of Words.help), and both have an accessible name.
Pieces that move carry a stable `id`. No style attributes: classes and SVG attributes only.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from boardwright.games import part_of
from boardwright.kernel.decision import Option
from boardwright.kernel.state import Event
from boardwright.table.elements import Node
from boardwright.table.scene import Player, Scene, told_apart
from boardwright.words import SHAPES, Words

from .flights import Flight, by_kinds

COLOURS = ("red", "blue", "white", "yellow", "green", "purple", "black")
"""The colours a seat can have; the css class `seat-red` sets --seat, --seat-soft and --seat-ink."""

AT_ONCE = 12
"""So many steps fly when they happen together."""


@dataclass(frozen=True)
class Badge:
    """What the sentences of a game call a seat, and its colour."""

    called: str
    colour: str
    about: str = ""
    """How the seat is called where no sentence is around it; "" for the same."""


@dataclass(frozen=True)
class ScoreRow:
    """A row of the score details: what it counts, and the points of each seat (None: hidden or not counted yet)."""

    label: str
    points: Sequence[int | None]
    help: str = ""
    apart: bool = False
    """Whether it counts something else than points, which is no part of the sum."""
    part: str = ""
    """What it belongs to, such as a chapter: rows of the same part stand together under its name."""


@dataclass(frozen=True)
class Landmark:
    """Something that people look back to: after which move, what it was (marked), how much it weighs, who did it."""

    move: int
    text: str
    weight: int
    seat: int | None = None
    verb: str = ""
    """Of the event that tells it, if one does."""


def badges_by_seat(view: Mapping[str, Any], words: Words) -> list[Badge]:
    """Seats that are called by their number or colour."""
    return [Badge(str(words.name("seat", seat)), COLOURS[seat]) for seat in range(view["seats"])]


def no_rows(scene: Scene) -> list[ScoreRow]:
    return []


def no_landmarks(words: Words, events: Sequence[Event]) -> list[Landmark]:
    return []


def no_part(scene: Scene) -> str:
    return ""


def no_icons() -> Node:
    return None


def nothing_drawn(scene: Scene) -> Node:
    return None


def no_sign(scene: Scene, option: Option) -> Node:
    return None


def always(scene: Scene, option: Option) -> bool:
    return True


@dataclass(frozen=True)
class Drawing:
    """The functions that draw one game."""

    board: Callable[[Scene], Node]
    """What all share: one <svg> with a viewBox, which table.js pans and zooms, or HTML where cards are shown."""
    panel: Callable[[Scene, int], Node]
    """What lies before one seat, compact. The page puts the badge and the name of the seat above it."""
    hand: Callable[[Scene], Node]
    """What the viewer holds; None if nothing."""
    spots: Callable[[Scene, Option], Sequence[str]]
    """Where an option of the viewer's decision is clicked: its spots in the order a person clicks them."""
    title_first: bool = False
    """Whether a seat is known by what it plays, a nation or a faction, before the name of who plays it."""
    aside: Callable[[Scene], Node] = nothing_drawn
    """What all share and needs little room: it stands to the right of the board, above the log."""
    aside_called: str = "part-aside"
    """The message that names it: on a phone it has a tab of its own."""
    badges: Callable[[Mapping[str, Any], Words], Sequence[Badge]] = badges_by_seat
    scores: Callable[[Scene], Sequence[ScoreRow]] = no_rows
    """The points so far, item by item; the last row is the sum."""
    hides_points: bool = False
    """Whether a seat knows more of its own points than everybody does."""
    part: Callable[[Scene], str] = no_part
    """Which part of a long game this is ("Act II"), for the title of the page; "" for none."""
    icons: Callable[[], Node] = no_icons
    """<symbol> elements, each with an id, for the page's sheet of icons."""
    topics: Callable[[Scene, Option], str] | None = None
    """The topic of help of an option; "" for none. Without it the verb of the option is tried."""
    sign: Callable[[Scene, Option], Node] = no_sign
    """The small picture on the button of an option; None for none."""
    ends: tuple[str, ...] = ("end",)
    """Verbs that end a turn: a person may want to confirm them."""
    groups: tuple[str, ...] = ()
    """Verbs whose options come first in the action bar, in this order; the others follow as they are."""
    actions: tuple[str, ...] = ()
    """The topics of the main actions: the help says which of them are possible now and explains the others."""
    advance: tuple[Option, ...] = ()
    """Options that a person may choose in advance, such as passing; `advance-VERB` says what that means."""
    styles: Sequence[str] = ()
    """The files in static/ with the css of this game, in their order."""
    emblem: str = ""
    """The file in static/ with its picture, 420 by 300; the lower left is kept calm for the name."""
    shelves: Sequence[tuple[str, str]] = ()
    """The shelves of the library in order, each with the pattern of its topics; all other topics are on one more."""
    seat_lists: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Options that name a value for each seat, separated by commas: the values a seat can have, the usual one first."""
    seat_parts: Mapping[str, Mapping[str, Sequence[str]]] = field(default_factory=dict)
    """How such a list is divided: under each message `part-…` some of its values. Those in no part come first."""
    timely: Callable[[Scene, Option], bool] = always
    """Whether an option of `advance` may be chosen now."""
    landmarks: Callable[[Words, Sequence[Event]], Sequence[Landmark]] = no_landmarks
    """Of all that everybody could see of a game, what was great; what weighs most is told when the game is over."""
    epilogue: Callable[[Scene], Node] = nothing_drawn
    """What else is told of a game when it is over."""
    scene: Callable[[Scene], Node] = nothing_drawn
    """What lies over the board at a great moment, such as a summit, until it is over; None for nothing."""
    flights: Callable[[Scene, Event], Sequence[Flight]] = by_kinds
    """What flies where when something happens that the viewer may see (flights.py)."""
    sounds: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The events of which something is heard, by the sound (one of sounds.js); the first that fits is heard."""
    composed: tuple[str, ...] = ()
    """Verbs whose options are no buttons, as a form of the scene answers so."""


def drawing_of(game: str) -> Drawing:
    """The drawing of a game; of a game without one, its view as a list."""
    from .plain import DRAWING as PLAIN  # which needs the class above

    return part_of(game, __name__, "DRAWING", PLAIN)


def players(game: str, view: Mapping[str, Any], words: Words, sitting: Sequence[Player]) -> list[Player]:
    """Who sits where, with what the game calls each seat and how it is coloured."""
    badges = drawing_of(game).badges(view, words)
    return told_apart([
        Player(
            who.name, who.sort, who.level, who.connected, badge.called, badge.about, badge.colour,
            SHAPES[seat % len(SHAPES)],
        )
        for seat, (who, badge) in enumerate(zip(sitting, badges, strict=True))
    ])  # fmt: skip


def flights_after(scene: Scene, events: Sequence[Event]) -> list[Sequence[Flight]]:
    """What is seen of events that just happened, one after the other; of very many, the last."""
    flights = drawing_of(scene.game).flights
    found = (flights(scene, event) for event in events[-2 * AT_ONCE :])
    return [seen for seen in found if seen][-AT_ONCE:]
