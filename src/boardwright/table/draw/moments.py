"""A great moment as a scene over the board: who meets whom, where, with what, and how far it has come.

A battle, a combat, an encounter: `Drawing.scene` of a game gives `moment(…)` while it lasts. The question and its
options stay where they always are; what can be chosen in the scene has a `data-spot` like any place of the board.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from boardwright.table.elements import Element, Node, details, div, h2, li, ol, p, section, span, summary
from boardwright.table.scene import Player

DONE, NOW, TO_COME = "done", "now", "to-come"
"""How far a step is."""


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
) -> Element:
    """The scene. Each `key` is a scene of its own, which opens however the one before was folded up.

    `sort` names it for the css (`moment-battle`), `middle` lies between the parties (dice, cards), `world` is the
    picture behind everything.
    """
    return details(f"#moment-{key}", class_=f"moment moment-{sort}", open=True)[
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
