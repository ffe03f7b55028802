"""The side of a game's page: chronicle, chat, scores."""

from collections.abc import Mapping, Sequence

from boardwright.table.elements import Element, Node, a, button, div, h2, input, label, li, ol, p, span
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Line, Player, Said, Scene

from .icons import icon
from .parts import badge, post, tinted

BLOCK = 40
"""So many lines of the chronicle make one fragment."""


def side(scene: Scene, parts: Mapping[str, Node]) -> Node:
    """Chronicle, chat and scores behind three tabs."""
    words = scene.words
    names = ["log", *(["chat"] if scene.online else []), "scores"]
    lines = (part for name, part in parts.items() if name.startswith("log-"))
    bodies: dict[str, Node] = {
        "log": [
            parts["outcome"],
            parts["invitations"],
            p(".quiet-text")[words.message("table-seeded")] if scene.seeded else None,
            p(".quiet-text")[words.message("table-hints" if scene.hints else "table-no-hints")]
            if scene.online
            else None,
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
    if scene.viewer is None or not touched or scene.replay or scene.over:
        return div("#since")
    return div("#since.since")[
        h2[words.message("since-title")], ol[(li[tinted(line.text, scene.seats)] for line in touched[-8:])]
    ]


def log(scene: Scene) -> dict[str, Node]:
    """The chronicle in blocks, so that only its end is made and sent again."""
    blocks = [tuple(scene.lines[start : start + BLOCK]) for start in range(0, len(scene.lines), BLOCK)]
    label, seats = scene.words.message("line-menu"), scene.cast.seats
    return {
        f"log-{number}": log_block(f"log-{number}", scene.id, label, seats, block)
        for number, block in enumerate(blocks)
    }


@kept
def log_block(name: str, table: str, label: str, seats: tuple[Player, ...], lines: tuple[Line, ...]) -> Node:
    """Some lines of the chronicle."""
    made = (made_line(f"/game/{table}/replay?move={line.move}", seats, line) for line in lines)
    return ol(id=name, class_="log-block", aria_label=label)[made]


@kept
def made_line(address: str, seats: tuple[Player, ...], line: Line) -> Node:
    """One line, made once, as the last block is made again with each."""
    return log_line(address, seats, line)


def log_line(address: str, seats: Sequence[Player], line: Line, now: int | None = None) -> Element:
    """A line, which leads to the address of the moment it tells of; `now` is the moment that is shown."""
    colour = None if line.seat is None else f"seat-{seats[line.seat].colour}"
    return li(class_=["line", colour, {"you": line.you, "now": line.move == now}], data_move=str(line.move))[
        a(href=address, tabindex="-1")[tinted(line.text, seats)]
    ]


def chat_lines(scene: Scene) -> Node:
    """What was said at the table."""
    return chat_block(scene.cast, tuple(scene.chat))


@kept
def chat_block(cast: Cast, lines: tuple[Said, ...]) -> Node:
    return div("#chat-lines.chat-lines", role="log", aria_label=cast.words.message("side-chat"), tabindex="0")[
        ol[(chat_line(cast, said) for said in lines)] if lines else None
    ]


@kept
def chat_line(cast: Cast, said: Said) -> Node:
    """What one person said."""
    return li[
        badge(cast.seats[said.seat]) if said.seat is not None else None,
        span(".chat-name")[said.name or cast.words.message("seat-person")],
        span(".chat-when")[said.when],
        span(".chat-text")[said.text],
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
