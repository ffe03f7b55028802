"""The replay: any moment of a game, with a slider, and the scores over time once it is over."""

from collections.abc import Sequence
from urllib.parse import urlencode

from markupsafe import Markup

from boardwright.table.draw import drawing_of
from boardwright.table.elements import (
    Element,
    Node,
    a,
    button,
    details,
    div,
    form,
    g,
    h1,
    h2,
    input,
    label,
    line,
    ol,
    option,
    p,
    polyline,
    section,
    select,
    span,
    summary,
    svg,
    table,
    tbody,
    td,
    text,
    th,
    thead,
    tr,
)  # fmt: skip
from boardwright.table.scene import Player, Scene

from .agreeing import notices
from .first import first
from .game import aside, overlay, panel, stage, tabs, zoom
from .icons import icon
from .parts import badge, icon_button, layout, seat_name
from .score import outcome
from .side import log_line

LINES = 120
"""So many lines of the chronicle are shown beside a moment."""

Scores = Sequence[tuple[int, Sequence[int]]]
"""The points of every seat after some moves, in order."""


def page(scene: Scene, total: int, eyes: Sequence[int | None], scores: Scores = ()) -> Markup:
    """A moment of a game of `total` moves; `eyes` are the seats through which this visitor may look."""
    words, drawing = scene.words, drawing_of(scene.game)
    title = words.message("replay-title", game=scene.title)
    board = div("#board", class_=f"board game-{scene.game}")[drawing.board(scene)]
    held = drawing.hand(scene) if scene.viewer is not None else None
    return layout(
        words,
        f"{title}, {words.message('replay-moment', move=scene.moves, total=total)}",
        [
            h1(".unseen")[title],
            div("#state", hidden=True, data_game=scene.game, data_table=scene.id, data_live="no"),
            section("#panels.panels", aria_label=words.message("table-seats"))[
                (panel(scene, drawing, seat) for seat in range(len(scene.seats)))
            ],
            stage(words, board, overlay(scene, drawing)),
            div(".right")[aside(scene, drawing), chronicle(scene, scores)],
            section("#dock.dock", aria_label=words.message("replay-slider"))[
                div("#hand", class_=["hand", {"empty": held is None}], data_empty=words.message("hand-empty"))[held],
                div(".ask")[controls(scene, total, eyes)],
            ],
            tabs(words, drawing),
            div("#tip.tip", role="tooltip", hidden=True),
        ],
        "game page-replay",
        bar=[
            span(".game-name")[title],
            div(".tools")[
                zoom(words),
                a(".button.small", href=f"/game/{scene.id}")[icon("arrow-left"), words.message("replay-back-to-game")],
                icon_button("theme", words.message("table-theme"), "sun"),
            ],
        ],
        icons=drawing.icons(),
        styles=drawing.styles,
        notices=notices(words, first(words)),
    )


def chronicle(scene: Scene, scores: Scores) -> Element:
    """The scores over time, and the last lines up to the moment that is shown."""
    label = scene.words.message("table-chronicle")
    return section("#side.side", aria_label=label)[
        div(".side-body")[
            outcome(scene),
            chart(scene, scores),
            div("#log.log", tabindex="0", role="log", aria_label=label)[
                ol("#log-0.log-block")[
                    (
                        log_line(address(scene, told.move), scene.seats, told, scene.moves)
                        for told in scene.lines[-LINES:]
                    )
                ]
            ],
        ]
    ]


def address(scene: Scene, move: int) -> str:
    """The link to a moment, through the same eyes."""
    seat = "" if scene.viewer is None else scene.viewer
    return f"/game/{scene.id}/replay?{urlencode({'move': move, 'seat': seat})}"


def controls(scene: Scene, total: int, eyes: Sequence[int | None]) -> Element:
    """The slider, the steps, and whose eyes."""
    words, now = scene.words, scene.moves
    return form(".replay-controls", method="get", action=f"/game/{scene.id}/replay")[
        div(".question", role="status")[words.message("replay-moment", move=now, total=total)],
        input(
            ".slider", type="range", name="move", min="0", max=str(total), value=str(now), data_replay=True,
            aria_label=words.message("replay-slider"), autocomplete="off",
        ),
        div(".row")[
            step(scene, "first", "step-back", 0, now > 0),
            step(scene, "back", "arrow-left", now - 1, now > 0),
            icon_button("replay-play", words.message("replay-play"), "play"),
            step(scene, "next", "arrow-right", now + 1, now < total),
            step(scene, "last", "step-on", total, now < total),
            eyes_of(scene, eyes),
            button(".button.small.without-script", type="submit")[words.message("replay-go")],
            button(
                ".icon-button", type="button", data_copy=address(scene, now), aria_label=words.message("replay-link")
            )[icon("link")],
            button(
                ".icon-button", type="submit", formmethod="post", formaction=f"/game/{scene.id}/fork",
                aria_label=words.message("line-fork"), title=words.message("line-fork"),
            )[icon("fork")]
            if scene.exportable
            else None,
        ],
    ]  # fmt: skip


def step(scene: Scene, name: str, picture: str, move: int, possible: bool) -> Element:
    """A link to another moment."""
    said = scene.words.message(f"replay-{name}")
    if not possible:
        return span(".icon-button.off", aria_hidden="true")[icon(picture)]
    return a(".icon-button", href=address(scene, move), data_step=name, aria_label=said, title=said)[icon(picture)]


def eyes_of(scene: Scene, eyes: Sequence[int | None]) -> Node:
    words = scene.words
    return label(".eyes")[
        span[words.message("replay-eyes")],
        select(name="seat", data_submit=True)[
            (
                option(value="" if seat is None else str(seat), selected=seat == scene.viewer)[
                    words.message("replay-spectator") if seat is None else called(scene, seat)
                ]
                for seat in eyes
            )
        ],
    ]


def called(scene: Scene, seat: int) -> str:
    player, name = scene.seats[seat], seat_name(scene.words, scene.seats[seat])
    return f"{player.shape} {player.title}" + (f" ({name})" if name != player.title else "")


# -- scores over time ----------------------------------------------------------------------------------------------

WIDTH, HEIGHT, EDGE = 300, 150, 24
MOST_ROWS = 24
DASHES = ("", "6 3", "2 3", "8 3 2 3", "12 4")
"""Every seat has its own dashes, as colour is never the only sign."""


def chart(scene: Scene, scores: Scores) -> Node:
    """The points of every seat over the moves, as lines and as a table."""
    if len(scores) < 2:
        return None
    words = scene.words
    last = max(move for move, _ in scores) or 1
    values = [points for _, row in scores for points in row]
    low, high = min(0, *values), max(1, *values)

    def x(move: int) -> float:
        return EDGE + (WIDTH - EDGE - 10) * move / last

    def y(points: float) -> float:
        return 8 + (HEIGHT - EDGE - 8) * (high - points) / (high - low)

    def curve(seat: int, player: Player) -> Node:
        corners = " ".join(f"{x(move):.1f},{y(row[seat]):.1f}" for move, row in scores)
        end = scores[-1][1][seat]
        return g(class_=f"seat-{player.colour}")[
            polyline(class_="curve", points=corners, fill="none", stroke_dasharray=DASHES[seat % len(DASHES)] or None),
            text(class_="curve-end", x=f"{x(last):.1f}", y=f"{y(end) + 4:.1f}", text_anchor="middle")[player.shape],
        ]

    marks = sorted({low, (low + high) // 2, high})
    return section(".chart")[
        h2[words.message("replay-chart")],
        svg(viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", aria_label=words.message("chart-about"))[
            (
                g(class_="chart-mark")[
                    line(x1=str(EDGE), x2=str(WIDTH - 10), y1=f"{y(mark):.1f}", y2=f"{y(mark):.1f}"),
                    text(x=str(EDGE - 5), y=f"{y(mark) + 3:.1f}", text_anchor="end")[str(mark)],
                ]
                for mark in marks
            ),
            line(
                class_="chart-now", x1=f"{x(min(scene.moves, last)):.1f}", x2=f"{x(min(scene.moves, last)):.1f}",
                y1="4", y2=str(HEIGHT - EDGE),
            ),
            (curve(seat, player) for seat, player in enumerate(scene.seats)),
            text(class_="chart-axis", x=str(WIDTH - 10), y=str(HEIGHT - 8), text_anchor="end")[
                f"{words.message('chart-move')} {last}"
            ],
        ],
        details[
            summary[words.message("chart-table")],
            div(".scores", tabindex="0")[
                table[
                    thead[
                        tr[
                            th(scope="col")[words.message("chart-move")],
                            (th(scope="col")[badge(who), span(".unseen")[who.called]] for who in scene.seats),
                        ]
                    ],
                    tbody[
                        (
                            tr[th(scope="row")[str(move)], (td[str(points)] for points in row)]
                            for move, row in thinned(scores)
                        )
                    ],
                ]
            ],
        ],
        p(".unseen")[words.message("chart-about")],
    ]  # fmt: skip


def thinned(scores: Scores) -> Scores:
    """Some of the rows, the last among them."""
    every = max(1, len(scores) // MOST_ROWS)
    return [*scores[:-1:every], scores[-1]]
