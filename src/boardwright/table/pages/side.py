"""The side of a game's page: chronicle, chat, scores."""

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup

from boardwright.table.elements import Element, Node, a, button, div, h2, input, label, li, ol, p, rendered, span
from boardwright.table.scene import Line, Player, Scene

from .icons import icon
from .parts import badge, post, tinted

BLOCK = 40
"""So many lines of the chronicle make one fragment."""


def side(scene: Scene, parts: dict[str, Node]) -> Node:
    """Chronicle, chat and scores behind three tabs."""
    words = scene.words
    names = ["log", *(["chat"] if scene.online else []), "scores"]
    lines = (part for name, part in parts.items() if name.startswith("log-"))
    bodies: dict[str, Node] = {
        "log": [
            parts["outcome"],
            parts["proposals"],
            parts["invitations"],
            p(".quiet-text")[words.message("table-seeded")] if scene.seeded else None,
            parts["since"],
            div("#log.log", tabindex="0", role="log", aria_label=words.message("table-chronicle"))[lines],
        ],
        "chat": [parts["chat-lines"], None if scene.viewer is None else chat_form(scene)],
        "scores": parts["scores"],
    }
    return [
        div(".side-tabs", role="tablist", aria_label=words.message("table-chronicle"))[
            (
                button(
                    f"#tab-{name}", type="button", role="tab", data_tab=name, aria_controls=f"side-{name}",
                    aria_selected="true" if name == "log" else "false", tabindex="0" if name == "log" else "-1",
                )[icon({"log": "log", "chat": "chat", "scores": "score"}[name]), words.message(f"side-{name}")]
                for name in names
            )
        ],
        (
            div(
                f"#side-{name}.side-body", role="tabpanel", aria_labelledby=f"tab-{name}", hidden=name != "log"
            )[bodies[name]]
            for name in names
        ),
    ]  # fmt: skip


def since(scene: Scene) -> Element:
    """What happened to the viewer since their last turn."""
    words = scene.words
    touched = [line for line in scene.lines if line.you and line.move > scene.since]
    if scene.viewer is None or not touched or scene.replay:
        return div("#since")
    return div("#since.since")[
        h2[words.message("since-title")], ol[(li[tinted(line.text, scene.seats)] for line in touched[-8:])]
    ]


def log(scene: Scene) -> dict[str, Node]:
    """The chronicle in blocks, so that only its end is made and sent again."""
    blocks = [tuple(scene.lines[start : start + BLOCK]) for start in range(0, len(scene.lines), BLOCK)]
    label, seats = scene.words.message("line-menu"), called(scene)
    return {
        f"log-{number}": log_block(f"log-{number}", scene.id, label, seats, block)
        for number, block in enumerate(blocks)
    }


def called(scene: Scene) -> tuple[Player, ...]:
    """The seats as far as the chronicle shows them: who is there makes no difference."""
    return tuple(
        Player("", called=seat.called, about=seat.about, colour=seat.colour, shape=seat.shape) for seat in scene.seats
    )


@lru_cache(1000)
def log_block(name: str, table: str, label: str, seats: tuple[Player, ...], lines: tuple[Line, ...]) -> Markup:
    """Some lines of the chronicle."""
    made = (made_line(f"/game/{table}/replay?move={line.move}", seats, line) for line in lines)
    return rendered(ol(id=name, class_="log-block", aria_label=label)[made])


@lru_cache(4000)
def made_line(address: str, seats: tuple[Player, ...], line: Line) -> Markup:
    """One line, made once, as the last block is made again with each."""
    return rendered(log_line(address, seats, line))


def log_line(address: str, seats: Sequence[Player], line: Line, now: int | None = None) -> Element:
    """A line, which leads to the address of the moment it tells of; `now` is the moment that is shown."""
    named = [player for player in seats if player.place_in(line.text) >= 0]
    first = min(named, key=lambda player: player.place_in(line.text), default=None)
    colour = None if first is None else f"seat-{first.colour}"
    return li(class_=["line", colour, {"you": line.you, "now": line.move == now}], data_move=str(line.move))[
        a(href=address)[tinted(line.text, seats)]
    ]


def chat_lines(scene: Scene) -> Element:
    """What was said at the table."""
    words = scene.words
    return ol("#chat-lines.chat-lines", role="log", aria_label=words.message("side-chat"), tabindex="0")[
        (
            li[
                badge(scene.seats[said.seat]) if said.seat is not None else None,
                span(".chat-name")[said.name or words.message("seat-person")],
                span(".chat-when")[said.when],
                span(".chat-text")[said.text],
            ]
            for said in scene.chat
        )
    ]


def chat_form(scene: Scene) -> Node:
    words = scene.words
    return post(
        scene.id,
        "chat",
        [
            label(".unseen", for_="chat-text")[words.message("chat-label")],
            input(
                "#chat-text", name="text", maxlength="500", required=True, autocomplete="off",
                placeholder=words.message("chat-label"),
            ),
            button(".button", type="submit")[words.message("chat-send")],
        ],
    )  # fmt: skip
