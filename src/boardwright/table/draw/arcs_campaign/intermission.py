"""The Intermission: its steps with what each has changed, the log sheet, and that one may stop here for today."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.games.arcs.campaign.setup import ROMAN
from boardwright.kernel.state import Event
from boardwright.table.draw.arcs_campaign.fates import fates
from boardwright.table.draw.arcs_campaign.summit import in_colours, who
from boardwright.table.elements import (
    Element,
    Node,
    button,
    details,
    div,
    h2,
    h3,
    li,
    ol,
    p,
    section,
    span,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Line, Scene
from boardwright.words import Words

COLUMNS = ("act", "seat", "fate", "objective", "power", "kept")
NUMBERS = COLUMNS[4:]
STEPS = ["resolve", "court", "pieces", "repair", "power", "fates"]


def intermission(scene: Scene) -> Node:
    """All of it; nothing while an act is played."""
    told = scene.view["reach"]["intermission"]
    if told is None:
        return None
    words = scene.words
    reached = STEPS.index(told["step"]) if told["step"] in STEPS else len(STEPS)
    changes = changes_of(words, scene.lines)
    is_over = told["step"] == "set_up"  # then it folds up, whatever a person did with it before: the board is clicked
    called = "intermission-over" if is_over else "intermission"
    return details(f"#{called}.summit.intermission", open=not is_over, data_step=told["step"])[
        summary(".summit-head", data_help="intermission")[
            h2[words.message("intermission-title", act=ROMAN[told["after"]])],
            " ",
            span(".summit-part")[words.message("intermission-next", act=ROMAN[told["after"] + 1])],
        ],
        div(".summit-body")[
            fates(scene) if told["step"] == "fates" else None,
            ol(".intermission-steps")[
                (step(scene, number, changes.get(name, []), reached) for number, name in enumerate(STEPS))
            ],
            log_sheet(scene.cast, scene.view["reach"]["log"]) if scene.view["reach"]["log"] else None,
            resting(words),
        ],
    ]


@kept
def resting(words: Words) -> Element:
    """p.29 and what the table adds: here a sitting can end."""
    return section(".intermission-rest")[
        p[words.message("intermission-rest")],
        button(".button", type="button", data_command="print")[words.message("intermission-print")],
    ]


def step(scene: Scene, number: int, lines: Sequence[Line], reached: int) -> Element:
    """One step: done, under way or still to come, and what it changed."""
    state = "done" if number < reached else "now" if number == reached else "later"
    said = str(scene.words.name("step", STEPS[number]))
    return li(class_=["intermission-step", f"intermission-{state}"], aria_current="step" if state == "now" else None)[
        details(open=state == "now")[
            summary(data_count=str(len(lines)))[said], ul[(li[in_colours(scene.cast, line.text)] for line in lines)]
        ]
        if lines
        else said
    ]


def changes_of(words: Words, lines: Sequence[Line]) -> dict[str, list[Line]]:
    """The lines of the chronicle since the last act ended, by the step that they belong to."""
    heads = {words.event(Event(0, ("step", name), None)): name for name in STEPS}
    found: dict[str, list[Line]] = {}
    now: list[Line] = []
    for line in lines:
        if line.text in heads:
            now = found[heads[line.text]] = []
        else:
            now.append(line)
    return found


# -- the log sheet -------------------------------------------------------------------------------------------------


@kept
def log_sheet(cast: Cast, log: list[dict[str, Any]]) -> Element:
    """What to note down of each act: the fates, their objectives, and the Power."""
    words = cast.words
    return section(".log-sheet", aria_label=words.message("log-sheet"), tabindex="0")[
        h3[words.message("log-sheet")],
        table[
            thead[tr[(log_head(words, name) for name in COLUMNS)]],
            tbody[(log_row(cast, row) for row in log)],
        ],
    ]


def log_head(words: Words, name: str) -> Element:
    return th(".log-number" if name in NUMBERS else "", scope="col")[words.message(f"log-{name}")]


def log_row(cast: Cast, row: dict[str, Any]) -> Element:
    """One player in one act."""
    words, (how, said) = cast.words, fulfilled(cast.words, row)
    return tr[
        td[ROMAN[row["act"]]],
        td[who(cast, row["seat"])],
        td[str(words.name("fate", row["fate"]))],
        td(".log-met" if how == "met" else "")[said],
        td(".log-number")[str(row["power"])],
        td(".log-number")[str(row["kept"])],
    ]


def fulfilled(words: Words, row: Mapping[str, Any]) -> tuple[str, str]:
    """Whether an objective was met, in one word and in words; in Act III some fates have grand ambitions (p.9)."""
    if row["marker"] is None:
        return "grand", words.message("log-grand", count=row["grand"])
    how = "met" if row["marker"] == 0 else "missed"
    return how, words.message(f"log-{how}", count=row["marker"])
