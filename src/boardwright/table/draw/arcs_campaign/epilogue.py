"""The end of a campaign: how it was decided, the Power of each chapter, each player's story, and the log sheet."""

from collections.abc import Mapping
from typing import Any

from boardwright.games.arcs.campaign.facts import FATES
from boardwright.games.arcs.campaign.setup import ROMAN
from boardwright.games.arcs.campaign.vocabulary import FATE
from boardwright.kernel.rules import Outcome
from boardwright.sentences import capital, mark
from boardwright.table.draw.arcs.icons import icon
from boardwright.table.draw.marks import tinted
from boardwright.table.elements import (
    Element,
    Node,
    a,
    button,
    div,
    g,
    h3,
    li,
    line,
    ol,
    p,
    rect,
    section,
    span,
    svg,
    text,
    title,
)
from boardwright.table.scene import Cast, Scene
from boardwright.words import Words

from .intermission import fulfilled, log_sheet
from .panel import title as title_of
from .scores import when

FATED = ("fate_revealed", "fate_fulfilled", "fate_failed")
"""What the acts of a story say already."""
TURNS = 4
"""So many turning points are told of each player."""

Chapters = dict[tuple[int, int], list[int]]
"""The Power that each seat gained or lost in each chapter of each act."""


def epilogue(scene: Scene) -> Node:
    """All of it, under the points and the scores over time."""
    if scene.outcome is None:
        return None
    words, rows = scene.words, sheet(scene)
    return [
        section(".reach-decided")[
            h3[words.message("epilogue-decided")], p[tinted(decided(scene, scene.outcome), scene.seats)]
        ],
        power_by_chapter(scene),
        section(".reach-stories")[
            h3[words.message("epilogue-stories")],
            div(".reach-story-row")[(story(scene, seat, rows) for seat in scene.outcome.ranking)],
        ],
        section(".reach-sheet")[
            log_sheet(scene.cast, rows),
            button(".button", type="button", data_command="print")[words.message("intermission-print")],
        ],
    ]


# -- how it was decided ----------------------------------------------------------------------------------------------


def decided(scene: Scene, ended: Outcome) -> str:
    """p.9, C8: by a final objective, by Power, or by what breaks a tie."""
    words, winner = scene.words.marked, ended.winners[0]
    fate = str(words.name("fate", scene.view["players"][winner]["fate"]))
    values: dict[str, str | int] = {"seat": mark(scene.seats[winner].called, winner), "power": ended.scores[winner]}
    if ended.reason == "arcs-final_objective":
        return capital(words.message("epilogue-final", fate=fate, **values))
    tied = [seat for seat, power in enumerate(ended.scores) if power == ended.scores[winner] and seat != winner]
    if not tied:
        return capital(words.message("epilogue-power", **values))
    others = words.listed(mark(scene.seats[seat].called, seat) for seat in tied)
    tiers = [tier_of(scene.view["players"][seat]["fate"]) for seat in (winner, *tied)]
    how = "epilogue-tie-tier" if tiers[0] not in tiers[1:] else "epilogue-tie-order"
    return capital(words.message(how, others=others, tier=tiers[0], **values))


def tier_of(fate: str) -> str:
    return str(FATES[FATE.numbers[fate]]["tier"])


# -- Power by chapter ------------------------------------------------------------------------------------------------


def chapters_of(view: Mapping[str, Any]) -> Chapters:
    """What each chapter brought, without the halving between two acts."""
    found: Chapters = {}
    gains = [row for row in view["reach"]["gains"] if row["why"] != "halved"]
    for row in [*view["scored"], *gains]:
        sums = found.setdefault(when(row), [0] * view["seats"])
        found[when(row)] = [have + power for have, power in zip(sums, row["power"], strict=True)]
    return dict(sorted(found.items()))


WIDTH, HEIGHT, LEFT, BOTTOM = 920, 250, 38, 40


def power_by_chapter(scene: Scene) -> Node:
    """Bars: what each chapter of each act brought to whom."""
    chapters = chapters_of(scene.view)
    if not chapters:
        return None
    words = scene.words
    return section(".reach-chapters")[
        h3[words.message("epilogue-chapters")],
        div(".chart", tabindex="0")[bars(scene.cast, chapters)],
        p(".quiet-text")[words.message("epilogue-chapters-about")],
    ]


def bars(cast: Cast, chapters: Chapters) -> Element:
    values = [power for row in chapters.values() for power in row]
    low, high = min(0, *values), max(1, *values)
    step = next((step for step in (1, 2, 5, 10, 20) if (high - low) / step <= 6), 50)
    low, high = low // step * step, -(-high // step) * step
    room = (WIDTH - LEFT) / len(chapters)
    wide = min(26.0, room * 0.8 / len(cast.seats))

    def y(power: int) -> float:
        return 8 + (HEIGHT - BOTTOM - 8) * (high - power) / (high - low)

    def bar(left: float, seat: int, power: int) -> Element:
        player = cast.seats[seat]
        top, foot = min(y(power), y(0)), max(y(power), y(0))
        told = cast.words.message("epilogue-bar", seat=player.called, power=power)
        at = f"{left + wide / 2:.1f}"
        return g(class_=f"seat-{player.colour}")[
            title[told],
            rect(
                class_="bar", x=f"{left + 1:.1f}", y=f"{top:.1f}", width=f"{wide - 2:.1f}", height=f"{foot - top:.1f}"
            ),
            text(class_="bar-shape", x=at, y=f"{(top - 3) if power > 0 else foot + 11:.1f}", text_anchor="middle")[
                player.shape
            ]
            if power
            else None,
        ]

    def group(place: int, name: tuple[int, int], row: list[int]) -> Element:
        middle = LEFT + room * (place + 0.5)
        first = middle - wide * len(row) / 2
        return g[
            (bar(first + wide * seat, seat, power) for seat, power in enumerate(row)),
            text(class_="chart-axis", x=f"{middle:.1f}", y=str(HEIGHT - 8), text_anchor="middle")[
                f"{ROMAN[name[0]]} · {name[1]}"
            ],
        ]

    return svg(viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", aria_label=cast.words.message("epilogue-chapters-about"))[
        (
            g(class_="chart-mark chart-zero" if power == 0 else "chart-mark")[
                line(x1=str(LEFT), x2=str(WIDTH), y1=f"{y(power):.1f}", y2=f"{y(power):.1f}"),
                text(x=str(LEFT - 5), y=f"{y(power) + 4:.1f}", text_anchor="end")[str(power)],
            ]
            for power in range(low, high + 1, step)
        ),
        (group(place, name, row) for place, (name, row) in enumerate(chapters.items())),
    ]


# -- the story of a player -------------------------------------------------------------------------------------------


def sheet(scene: Scene) -> list[dict[str, Any]]:
    """The log sheet with the act that ended the game, in which nothing is halved."""
    view = scene.view
    rows = [dict(row) for row in view["reach"]["log"]]
    for seat, player in enumerate(view["players"]):
        goal = player["objective"]
        if goal is not None:
            grand = sum(goal["grand"]) if goal["grand"] is not None else 0
            last = {"act": view["reach"]["act"], "seat": seat, "fate": player["fate"], "marker": goal["marker"]}
            rows.append(last | {"grand": grand, "power": player["power"], "kept": player["power"]})
    return rows


def story(scene: Scene, seat: int, rows: list[dict[str, Any]]) -> Element:
    """A player: the fate of each act and what became of it, the title, the best chapter, and turning points."""
    words, player, view = scene.words, scene.seats[seat], scene.view
    told = scene.story.moments if scene.story is not None else []
    turns = [moment for moment in told if moment.seat == seat and moment.verb not in FATED][-TURNS:]
    return div(f".reach-story.seat-{player.colour}")[
        h3[
            span(".badge", aria_hidden="true")[player.shape],
            " ",
            player.name or player.title,
            title_of(words, view["players"][seat]["title"], seat == view["reach"]["first_regent"]),
        ],
        ol(".reach-fated")[(act_told(words, row) for row in rows if row["seat"] == seat)],
        best(words, seat, chapters_of(view)),
        ol(".reach-turns")[
            (
                li[a(href=f"/game/{scene.id}/replay?move={moment.move}")[tinted(moment.text, scene.seats)]]
                for moment in turns
            )
        ]
        if turns
        else None,
    ]


def act_told(words: Words, row: Mapping[str, Any]) -> Element:
    """A fate in an act: met, missed by how much, or its grand ambitions; and the Power at the end."""
    how, said = fulfilled(words, row)
    return li(f".reach-{how}")[
        span(".reach-act")[ROMAN[row["act"]]],
        span(".reach-fate-chip", data_help=row["fate"], tabindex="0")[
            icon("fate"), str(words.name("fate", row["fate"]))
        ],
        span(".reach-said")[said],
        span(".reach-power")[words.message("arcs-power-now", power=row["power"])],
    ]


def best(words: Words, seat: int, chapters: Chapters) -> Node:
    """The chapter that brought the player most."""
    most = max((row[seat] for row in chapters.values()), default=0)
    if most <= 0:
        return None
    act, chapter = next(name for name, row in chapters.items() if row[seat] == most)
    return p(".quiet-text")[words.message("epilogue-best", act=ROMAN[act], chapter=chapter, power=most)]
