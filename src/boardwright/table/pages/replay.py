"""The replay: any moment of a game, with a slider, and the scores over time once it is over."""

from collections.abc import Sequence
from urllib.parse import urlencode

from markupsafe import Markup
from msgspec import json

from boardwright.table.draw import drawing_of, flights_after
from boardwright.table.elements import (
    Element,
    Node,
    a,
    button,
    div,
    form,
    h1,
    input,
    label,
    ol,
    option,
    section,
    select,
    span,
)  # fmt: skip
from boardwright.table.scene import Scene

from .agreeing import notices
from .chart import small_chart
from .first import first
from .game import aside, overlay, panel, stage, tabs, zoom
from .icons import icon
from .parts import icon_button, layout, seat_name
from .score import outcome
from .side import log_line

LINES = 120
"""So many lines of the chronicle are shown beside a moment."""


def page(scene: Scene, total: int, eyes: Sequence[int | None]) -> Markup:
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
            div(
                "#state",
                hidden=True,
                data_game=scene.game,
                data_table=scene.id,
                data_live="no",
                data_moves=str(scene.moves),
                data_flights=json.encode(flights_after(scene, scene.seen)).decode(),
            ),
            section("#panels.panels", aria_label=words.message("table-seats"))[
                (panel(scene, drawing, seat) for seat in range(len(scene.seats)))
            ],
            stage(words, board, overlay(scene, drawing)),
            div(".right")[aside(scene, drawing), chronicle(scene)],
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
        attributes={"data-game": scene.game},
        notices=notices(words, first(words)),
    )


def chronicle(scene: Scene) -> Element:
    """The scores over time, and the last lines up to the moment that is shown."""
    label = scene.words.message("table-chronicle")
    return section("#side.side", aria_label=label)[
        div(".side-body")[
            outcome(scene),
            None if scene.story is None else small_chart(scene.cast, scene.story.curve, scene.moves),
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
