"""The question to the viewer and its options, each as a button."""

import json
from collections.abc import Mapping

from markupsafe import Markup

from boardwright.kernel.decision import Option
from boardwright.sentences import capital, mark
from boardwright.table.draw import Drawing
from boardwright.table.elements import Element, Node, button, div, form, input, kbd, p, rendered, span, strong
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene
from boardwright.words import Words

from .choosing import confirming, toggle
from .icons import icon
from .options import Choice, Section, grouped, shared
from .parts import post, tinted
from .score import afterwards, victory

LONG = 80
"""A question with more letters is written like a text, not like a heading."""
FILTER_FROM = 12
"""With so many options there is a field to find one by typing."""


def ask(words: Words, made: Mapping[str, Node]) -> Element:
    """The question, the way back, whether an answer is under way, and the options."""
    return div(".ask")[
        div(".ask-head")[
            made["question"],
            span("#sending.sending", role="status", hidden=True)[words.message("table-sending")],
            made["back"],
        ],
        unsent(words),
        made["actions"],
    ]


def unsent(words: Words) -> Element:
    """An answer that was given without a line: when there is one again, the person is asked."""
    return div("#unsent.unsent", role="alert", hidden=True)[
        p[
            span(".unsent-offline")[words.message("unsent-offline")],
            span(".unsent-back")[words.message("unsent-back")],
            " ",
            strong("#unsent-text"),
        ],
        button(".button.primary.small.unsent-back", type="button", data_unsent="play")[words.message("unsent-play")],
        button(".button.small", type="button", data_unsent="drop")[words.message("unsent-drop")],
    ]


def back(scene: Scene) -> Node:
    """Inside an action, the way back to the decision before; Escape goes there, too. Games may name it: back-<verb>."""
    named = f"back-{scene.last}"
    said = scene.words.message(named if scene.words.has(named) else "table-back")
    return back_to(scene.words, scene.id, None if scene.replay or scene.curtain is not None else scene.back, said)


@kept
def back_to(words: Words, table: str, move: int | None, said: str) -> Element:
    if move is None:
        return div("#back.back")
    about = words.message("table-back-about")
    pressed = button(".button.small", type="submit", title=about, aria_keyshortcuts="Escape")
    return div("#back.back")[post(table, "undo", pressed[icon("undo"), said], to=str(move))]


def question(scene: Scene) -> Element:
    """What the viewer is asked, or whom the table waits for, in one sentence."""
    words = scene.words.marked
    if scene.outcome is not None:
        said = victory(scene, scene.outcome)
    elif scene.replay:
        said = words.message("question-replay")
    elif scene.decision is not None and scene.curtain is None:
        said = words.ask(scene.decision)
    elif scene.asked:
        names = [mark(scene.seats[seat].called, seat) for seat in scene.asked]
        waiting = scene.trouble or ("watch" if scene.viewer is None else "wait")
        said = words.message(f"question-{waiting}", seats=words.listed(names))
    else:
        said = words.message("question-nothing")
    return div(
        "#question", class_=["question", {"long": len(said) > LONG}], role="status", aria_live="polite"
    )[tinted(capital(said), scene.seats)]  # fmt: skip


def actions(scene: Scene, drawing: Drawing, offered: list[Choice]) -> Element:
    """A button for every option, or a set to choose; without options, what may be said in advance."""
    words = scene.words
    among = None if scene.decision is None or scene.replay or scene.curtain is not None else scene.decision.among
    if not offered and among is None:
        instead = afterwards(scene) if scene.over and not scene.replay else advance(scene, drawing)
        return div("#actions.actions.none")[instead]
    sections = [(*headed(section), section[2], section[3]) for section in grouped(offered)]
    return form(
        "#actions", class_=["actions", {"many": len(offered) >= FILTER_FROM, "set": among is not None}], method="post",
        action=f"/game/{scene.id}/do", data_do="play", aria_label=words.message("table-options"),
        autocomplete="off",
    )[
        input(type="hidden", name="do", value="play"),
        input(type="hidden", name="at", value=scene.at),
        input(
            ".filter", type="search", autocomplete="off", data_filter="#actions .action",
            placeholder=words.message("table-filter", count=len(offered)),
            aria_label=words.message("table-filter", count=len(offered)),
            hidden=len(offered) < FILTER_FROM,
        ),
        p(".quiet-text")[words.message("question-lapses")]
        if scene.online and scene.decision is not None and scene.decision.lapses
        else None,
        (
            div(
                class_=["group", {"closing": closes}], role="group", aria_label=named or None
            )[
                span(".group-name", aria_hidden="true")[named] if named else None,
                (action(scene, drawing, choice, said) if among is None else toggle(scene, choice) for choice in same),
            ]
            for named, said, closes, same in sections
        ),
        None if among is None else confirming(words, among),
    ]  # fmt: skip


def headed(section: Section) -> tuple[str, tuple[str, str]]:
    """The heading of some options, and what it says of each of them: how they all begin and end."""
    verb, about, _, same = section
    begin, end = shared(same) if verb and not about else ("", "")
    return about or (f"{begin} … {end}".strip() if end else begin), (begin, end)


def action(scene: Scene, drawing: Drawing, choice: Choice, shared: tuple[str, str]) -> Node:
    """The button of one option; what its heading says is not seen on it again."""
    value = json.dumps(choice.outside)
    sign = rendered(drawing.sign(scene, scene.words.vocabulary.inside(choice.outside)))
    return option_button(
        scene.cast, value, choice.said, shared, choice.topic, choice.key, choice.ends, choice.idle, sign
    )


@kept
def option_button(
    cast: Cast,
    value: str,
    said: str,
    shared: tuple[str, str],
    topic: str,
    key: str,
    ends: bool,
    idle: bool,
    sign: Markup,
) -> Element:
    begin, end = shared
    rest = said.removeprefix(begin).removesuffix(end)
    return button(
        class_=["action", {"ends": ends, "idle": idle}],
        type="submit",
        name="option",
        value=value,
        data_help=topic or None,
        aria_keyshortcuts=key or None,
    )[
        kbd[key] if key else None,
        sign,
        span[
            span(".unseen")[begin] if begin else None,
            tinted(rest, cast.seats),
            span(".unseen")[end] if end else None,
        ],
    ]


def advance(scene: Scene, drawing: Drawing) -> Node:
    """What the viewer may answer before they are asked."""
    if scene.viewer is None or scene.over or scene.replay or not scene.online or scene.viewer in scene.asked:
        return None
    return [
        prepare(scene.words, scene.id, option, option == scene.prepared)
        for option in drawing.advance
        if drawing.timely(scene, option)
    ]


@kept
def prepare(words: Words, table: str, option: Option, prepared: bool) -> Node:
    """The button that gives an answer in advance, or takes it back."""
    pressed = button(".action", type="submit", aria_pressed="true" if prepared else "false")
    said = pressed[words.message(f"advance-{option[0]}")]
    return post(table, "prepare", said, option=json.dumps([] if prepared else words.vocabulary.outside(option)))
