"""What a lesson says: a strip between the header and the table, one page at a time; teach.js turns the pages."""

import json

from boardwright.sentences import capital
from boardwright.table.elements import Element, Node, button, details, div, p, span, strong, summary
from boardwright.table.lessons import LOOK_UP
from boardwright.table.scene import Lecture, Scene
from boardwright.words import Words

from .icons import icon
from .parts import post, tinted

PARTS = {
    "actions": ".ask",
    "aside": "#aside",
    "board": "#stage",
    "hand": "#hand",
    "help": '[data-command="help"]',
    "log": "#side",
    "own": ".panel.own",
    "scene": "#scene",
    "seats": "#panels",
    "turn": "#turn",
    "undo": "#tools",
}
"""What a lesson can point at besides places to click, topics of the help and ids (`#deal-promise-2-0`)."""


def lesson(scene: Scene) -> Element:
    """The step that is taught, or nothing."""
    taught, words = scene.lesson, scene.words
    if taught is None or scene.replay:
        return div("#lesson", hidden=True)
    name = f"lesson-{taught.step}"
    pages = [page for page in words.message(name).split("\n\n") if page.strip()]
    points = [
        list(map(selector, taught.points[place])) if place < len(taught.points) else [] for place in range(len(pages))
    ]
    options = [words.vocabulary.outside(option) for option in taught.shown]
    return div(
        "#lesson.lesson", role="region", aria_label=words.message("lesson-label"),
        data_step=name, data_points=json.dumps(points), data_teaches=json.dumps(options),
    )[
        span(".lesson-number", aria_hidden="true")[icon("mark"), f"{taught.number}/{taught.steps}"],
        div(".lesson-text")[
            div(".lesson-pages", role="status")[(p(".lesson-page")[linked(page)] for page in pages)],
            do_this(scene, taught),
            p(".lesson-wrong", role="alert", hidden=True),
            None if taught.over else why(words, f"{name}-why"),
        ],
        div(".lesson-buttons")[
            button(".button.small", type="button", data_lesson="back", disabled=True)[words.message("lesson-back")],
            button(".button.primary.small", type="button", data_lesson="next", hidden=len(pages) < 2)[
                words.message("lesson-next")
            ],
            post(scene.id, "alone", end_button(words, taught.over)),
        ],
    ]  # fmt: skip


def end_button(words: Words, over: bool) -> Element:
    """The way out of the lesson: at its end nobody needs to be asked whether they are sure."""
    said = words.message("lesson-close" if over else "lesson-leave")
    sure = None if over else words.message("lesson-leave-sure")
    return button(".button.small", type="submit", data_confirm=sure)[said]


def do_this(scene: Scene, taught: Lecture) -> Node:
    """The answer that the lesson teaches, in words."""
    words, decision = scene.words.marked, scene.decision
    if taught.over:
        return None
    if decision is None:
        return p(".lesson-do.quiet-text")[words.message("lesson-watch")]
    if not taught.shown:
        return p(".lesson-do")[strong[words.message("lesson-do")], " ", words.message("lesson-do-nothing")]
    options = words.listed(capital(words.offered(decision, option)) for option in taught.shown)
    return p(".lesson-do")[strong[words.message("lesson-do")], " ", tinted(options, scene.seats)]


def why(words: Words, message: str) -> Node:
    """The reason, for those who ask."""
    return details(".lesson-why")[
        summary[words.message("lesson-why")], (p[linked(part)] for part in words.message(message).split("\n\n"))
    ]


def linked(text: str) -> Node:
    """A text in which `<Court|court>` is "Court", with its help to point at or to press."""
    parts: list[Node] = []
    end = 0
    for found in LOOK_UP.finditer(text):
        parts += [text[end : found.start()], span(".term", tabindex="0", data_help=found[2])[found[1]]]
        end = found.end()
    return [*parts, text[end:]]


def selector(point: str) -> str:
    """Where in the page something is that a lesson points at."""
    if point in PARTS:
        return PARTS[point]
    if point.startswith("help "):
        return f'[data-help="{point.removeprefix("help ")}"]'
    if point.startswith("#"):
        return point
    return f'[data-spot="{point}"]'
