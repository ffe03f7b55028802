"""The end of a game: who won and why, every point, the scores over time, the moments to go back to, and what is next.

It lies over the whole table until it is folded up, and can be unfolded again.
"""

from itertools import groupby
from urllib.parse import urlencode

from boardwright.kernel.rules import Outcome
from boardwright.sentences import capital, plain
from boardwright.table.draw import Drawing
from boardwright.table.draw.emblems import emblem
from boardwright.table.elements import Element, Node, a, button, details, div, h2, h3, li, ol, p, section, span, summary
from boardwright.table.scene import KeyMoment, Scene

from .chart import LARGE, TALL, Mark, Part, as_table, chart
from .icons import icon
from .parts import badge, seat_name, tinted
from .score import again, items, points_of, to_replay, victory


def ending(scene: Scene, drawing: Drawing) -> Element:
    """All of it; nothing while the game goes on, and in a replay, which has its own place for it."""
    ended, words = scene.outcome, scene.words
    if ended is None or scene.replay:
        return div("#ending")
    return div("#ending")[
        details(f"#ending-{scene.moves}.ending", open=True)[
            summary(".ending-head")[
                span(".ending-picture", aria_hidden="true")[emblem(scene.game)],
                h2[tinted(capital(victory(scene, ended)), scene.seats)],
                span(".ending-fold.button.small")[
                    span(".ending-to-board")[words.message("ending-board")],
                    span(".ending-to-result")[words.message("over-result")],
                ],
            ],
            div(".ending-body", tabindex="0", role="group", aria_label=words.message("over-result"))[
                div(".ending-first")[
                    podium(scene, ended),
                    next_steps(scene),
                    section(".ending-items.scores", tabindex="0")[items(scene, drawing)],
                ],
                div(".ending-second")[over_time(scene), key_moments(scene)],
                drawing.epilogue(scene),
            ],
        ]
    ]


def podium(scene: Scene, ended: Outcome) -> Element:
    """Why it ended, and the seats from first to last."""
    words = scene.words
    return section(".ending-podium")[
        p(".ending-why")[words.outcome(ended)] if words.has(f"outcome-{ended.reason}") else None,
        ol[(placed(scene, ended, seat) for seat in ended.ranking)],
    ]


def placed(scene: Scene, ended: Outcome, seat: int) -> Element:
    """One seat: its place, who it is, and its points."""
    words, player = scene.words, scene.seats[seat]
    name = seat_name(words, player)
    return li(class_=["ending-place", f"seat-{player.colour}", {"won": ended.places[seat] == 0}])[
        span(".ending-number")[str(ended.places[seat] + 1)],
        badge(player),
        span(".ending-name")[name, span(".quiet-text")[player.title] if player.title != name else None],
        span(".ending-points")[points_of(words, ended, seat)],
    ]


def next_steps(scene: Scene) -> Element:
    """Another game, the replay, its link, and the record."""
    words, address = scene.words, f"/game/{scene.id}/replay"
    return div(".ending-next")[
        again(scene),
        to_replay(scene),
        button(".button", type="button", data_copy=address)[
            icon("share"),
            span(".copy-do")[words.message("over-share")],
            span(".copy-done", role="status")[words.message("over-shared")],
        ],
        a(".button", href=f"/game/{scene.id}/export", download=True)[icon("download"), words.message("over-save")],
    ]


# -- how it went -----------------------------------------------------------------------------------------------------


def replay_at(scene: Scene, move: int) -> str:
    """The link to a moment, for everybody."""
    return f"/game/{scene.id}/replay?{urlencode({'move': move})}"


def over_time(scene: Scene) -> Node:
    """The scores over time, large: once for wide screens, once for phones."""
    if scene.story is None or len(scene.story.curve) < 2:
        return None
    marks = [
        Mark(moment.move, number, replay_at(scene, moment.move), plain(moment.text))
        for number, moment in enumerate(scene.story.moments, 1)
    ]
    curve = scene.story.curve
    parts = [Part(*part) for part in scene.story.parts]
    return section(".ending-chart")[
        h3[scene.words.message("replay-chart")],
        div(".chart.chart-wide")[chart(scene.cast, curve, LARGE, marks=marks, parts=parts)],
        div(".chart.chart-tall")[chart(scene.cast, curve, TALL, parts=parts)],
        as_table(scene.cast, curve),
    ]


def key_moments(scene: Scene) -> Node:
    """The moments that people look back to, each a link into the replay, by the parts of the game."""
    if scene.story is None or not scene.story.moments:
        return None
    numbered = list(enumerate(scene.story.moments, 1))
    return section(".ending-moments")[
        h3[scene.words.message("story-moments")],
        (
            [h3(".ending-part")[part] if part else None, ol[(key_moment(scene, *one) for one in same)]]
            for part, same in groupby(numbered, lambda one: one[1].part)
        ),
    ]


def key_moment(scene: Scene, number: int, moment: KeyMoment) -> Element:
    colour = None if moment.seat is None else f"seat-{scene.seats[moment.seat].colour}"
    return li(class_=["ending-moment", colour], value=str(number))[
        a(href=replay_at(scene, moment.move))[
            span(".ending-moment-number", aria_hidden="true")[str(number)],
            span[tinted(moment.text, scene.seats)],
            span(".ending-move")[scene.words.message("story-move", move=moment.move)],
        ]
    ]
