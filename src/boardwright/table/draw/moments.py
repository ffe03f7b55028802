"""A great moment as a scene over the board: who meets whom, where, with what, and how far it has come.

A battle, a combat, an encounter: `Drawing.scene` of a game gives `moment(…)` while it lasts, and until it is read. The
question and its options stay where they always are; what can be chosen in the scene has a `data-spot` like any place of
the board.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from boardwright.table.elements import Element, Node, details, div, h2, li, ol, p, section, span, summary
from boardwright.table.scene import Player, Scene
from boardwright.words import Words

DONE, NOW, TO_COME = "done", "now", "to-come"
"""How far a step is."""


STAYS, FRESH = 40, 8
"""For so many moves those who only watch can unfold what happened, and for so many they find it unfolded."""


def is_news(scene: Scene, move: int) -> bool:
    """Whether what a move brought is told as a scene: until the viewer has answered something after it.

    Whoever only watches never answers: it stays for a while, folded up once they have read it. In a replay it is what
    the shown move brought.
    """
    if scene.replay:
        return move == scene.moves
    return move > scene.moves - STAYS if scene.viewer is None else move >= scene.since


def is_fresh(scene: Scene, move: int) -> bool:
    """Whether somebody who opens the page finds it unfolded; in an open page it stays as the viewer left it."""
    return scene.viewer is not None or move > scene.moves - FRESH


def going_on(words: Words, told: Node) -> Node:
    """What is told in the head of a scene, and the button that folds it up."""
    return [span(".moment-about")[told], span(".moment-go-on")[words.message("moment-go-on")]]


def both(*scenes: Node) -> Node:
    """Those scenes that there are, the last on top; None if there are none."""
    return [scene for scene in scenes if scene is not None] or None


@dataclass(frozen=True)
class Party:
    """One side: whose it is, what it brings, in words and as pieces or cards that can be clicked."""

    player: Player
    called: str
    told: str
    figures: Node


@dataclass(frozen=True)
class Step:
    """Something that happens in its order: done, happening now, or to come."""

    sign: Node
    label: str
    told: str
    count: str = ""
    state: str = TO_COME


def moment(
    key: str,
    sort: str,
    heading: str,
    told: Node,
    parties: Sequence[Party],
    middle: Node = None,
    steps: Sequence[Step] = (),
    world: Node = None,
    open: bool = True,
) -> Element:
    """The scene. Each `key` is a scene of its own, which opens however the one before was folded up.

    `sort` names it for the css (`moment-battle`), `middle` lies between the parties (dice, cards), `world` is the
    picture behind everything.
    """
    return details(f"#moment-{key}", class_=f"moment moment-{sort}", open=open)[
        summary(".moment-head")[h2[heading], p[told]],
        div(".moment-body", tabindex="0")[
            div(".moment-world", aria_hidden="true")[world] if world else None,
            (party_of(one) for one in parties),
            div(".moment-middle")[middle] if middle else None,
            ol(".moment-steps")[(step_of(one) for one in steps)] if steps else None,
        ],
    ]


def party_of(party: Party) -> Element:
    player = party.player
    return section(f".moment-party.seat-{player.colour}", aria_label=f"{party.called}: {party.told}")[
        div(".moment-who")[
            span(f".badge.seat-{player.colour}", aria_hidden="true")[player.shape],
            div[h2[party.called], p[party.told]],
        ],
        div(".moment-figures")[party.figures],
    ]


def step_of(step: Step) -> Element:
    return li(f".moment-step.moment-{step.state}", aria_current="step" if step.state == NOW else None)[
        step.sign,
        span(".moment-label")[step.label, span(".moment-told")[step.told]],
        span(".moment-count")[step.count] if step.count else None,
    ]
