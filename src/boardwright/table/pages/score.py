"""Points: item by item during the game, and how it ended."""

from itertools import groupby
from typing import Any

from boardwright.kernel.rules import Outcome
from boardwright.sentences import mark, plain
from boardwright.table.draw import Drawing
from boardwright.table.elements import (
    Element,
    Node,
    a,
    button,
    caption,
    div,
    h2,
    li,
    ol,
    p,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene
from boardwright.words import Words

from .icons import icon
from .parts import badge, post, seat_name


def scores(scene: Scene, drawing: Drawing) -> Node:
    """The points of every seat, item by item."""
    return div("#scores.scores", tabindex="0")[items(scene, drawing)]


def items(scene: Scene, drawing: Drawing) -> Node:
    """The same as a table."""
    rows = [[row.label, row.points, row.help, row.part] for row in drawing.scores(scene)]
    return score_table(scene.cast, rows, scene.over)


@kept
def score_table(cast: Cast, rows: list[list[Any]], over: bool) -> Element:
    """Rows of a label, the points of every seat, a topic of help, and the part to which the row belongs."""
    words = cast.words
    if not rows:
        return p(".quiet-text")[words.message("scores-none")]
    return table[
        caption[words.message("scores-end" if over else "scores-now")],
        thead[
            tr[
                th(scope="col")[span(".unseen")[words.message("scores-item")]],
                (
                    th(scope="col", title=player.title)[badge(player), span(".unseen")[player.title]]
                    for player in cast.seats
                ),
            ]
        ],
        (
            tbody[
                tr(".score-part")[th(scope="rowgroup", colspan=str(len(cast.seats) + 1))[part]] if part else None,
                (score_row(row, row is rows[-1]) for row in same),
            ]
            for part, same in groupby(rows, lambda row: str(row[3]))
        ),
    ]


def score_row(row: list[Any], last: bool) -> Element:
    label, points, topic, _ = row
    return tr(class_={"sum": last})[
        th(scope="row", data_help=topic or None, tabindex="0" if topic else None)[label],
        (td["–" if value is None else str(value)] for value in points),
    ]


def victory(scene: Scene, ended: Outcome) -> str:
    """Who has won, by the names of those who sat there; marked."""
    return scene.words.victory([mark(seat_name(scene.words, scene.seats[seat]), seat) for seat in ended.winners])


def outcome(scene: Scene) -> Element:
    """How the game ended."""
    words, ended = scene.words, scene.outcome
    if ended is None:
        return div("#outcome")
    reason = f"outcome-{ended.reason}"
    return div("#outcome.card-note.outcome")[
        h2[plain(victory(scene, ended))],
        p[words.outcome(ended)] if words.has(reason) else None,
        ol(".ranking")[
            (
                li(class_={"won": ended.places[seat] == 0})[
                    span(".place")[str(ended.places[seat] + 1)],
                    badge(scene.seats[seat]),
                    span[seat_name(words, scene.seats[seat])],
                    span(".quiet-text")[scene.seats[seat].about]
                    if scene.seats[seat].about not in ("", seat_name(words, scene.seats[seat]))
                    else None,
                    span(".points")[points_of(words, ended, seat)],
                ]
                for seat in ended.ranking
            )
        ],
    ]


def points_of(words: Words, ended: Outcome, seat: int) -> str:
    """The points of a seat, or what else decided (`score-REASON`)."""
    decided = f"score-{ended.reason}"
    if words.has(decided):
        return words.message(decided, count=abs(ended.scores[seat]))
    return words.message("score-points", count=ended.scores[seat])


def afterwards(scene: Scene) -> Node:
    """What can be done when the game is over."""
    words = scene.words
    return [
        button(".button", type="button", data_command="ending")[icon("score"), words.message("over-result")],
        again(scene),
        to_replay(scene),
    ]


def to_replay(scene: Scene) -> Element:
    """The way to the replay."""
    return a(".button", href=f"/game/{scene.id}/replay")[icon("clock"), scene.words.message("over-replay")]


def again(scene: Scene) -> Node:
    """The way to the next game of the same people."""
    words = scene.words
    if scene.rematch:
        return a(".button.primary", href=scene.rematch)[icon("rematch"), words.message("over-next")]
    if scene.viewer is None:
        return None
    label = [icon("rematch"), words.message("over-rematch")]
    return post(scene.id, "rematch", button(".button.primary", type="submit")[label])
