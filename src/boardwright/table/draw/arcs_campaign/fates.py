"""The fates that a player chooses from."""

from boardwright.games.arcs.campaign.facts import FATES
from boardwright.games.arcs.campaign.vocabulary import FATE
from boardwright.table.draw.arcs.cards import court_card
from boardwright.table.draw.arcs.icons import icon
from boardwright.table.elements import Element, Node, div, section, span
from boardwright.table.kept import kept
from boardwright.table.scene import Scene
from boardwright.words import Words

HARDEST = 3


def fates(scene: Scene) -> Node:
    """p.6, p.29: what was dealt to the viewer, until the choice of everybody lies open."""
    if scene.viewer is None or not scene.view["players"][scene.viewer]["dealt"]:
        return None
    player, reach = scene.view["players"][scene.viewer], scene.view["reach"]
    act = reach["act"] + 1 if reach["intermission"] else reach["act"]
    return choice(scene.words, player["dealt"], player["sealed"] or "", act)


@kept
def choice(words: Words, dealt: list[str], sealed: str, act: int) -> Node:
    """The fates, one of them perhaps chosen already."""
    return section(".arcs-draft.reach-fates", aria_label=words.message("reach-fates"), tabindex="0")[
        (fate_card(words, fate, fate == sealed, act) for fate in dealt)
    ]


def fate_card(words: Words, fate: str, chosen: bool, number: int) -> Element:
    """A fate: how hard it is, what it is about, its objective in this act and the cards that it brings."""
    row = FATES[FATE.numbers[fate]]
    act = row["acts"][number]
    cards = [card for step in act["setup"] for card in step.get("gain", [])]
    name = str(words.name("fate", fate))
    return div(
        f".reach-fate{'.reach-chosen' if chosen else ''}",
        id=f"fate-{fate}",
        data_spot=f"fate-{fate}",
        data_help=fate,
        role="group",
        aria_label=name,
    )[
        span(".reach-fate-head")[
            icon("fate"),
            span(".reach-fate-name")[name],
            span(".arcs-quiet")[words.message("reach-sealed")] if chosen else hardness(words, row["complexity"]),
        ],
        span(".reach-fate-text")[words.explained(fate)],
        span(".reach-fate-text.reach-goal")[words.explained(act["objective"])],
        div(".arcs-cards")[(court_card(words, card, True) for card in cards)],
    ]


def hardness(words: Words, complexity: int) -> Node:
    """How hard a fate is, as dots."""
    told = words.message("reach-complexity", count=complexity)
    dots = "●" * complexity + "○" * (HARDEST - complexity)
    return span(".reach-dots", role="img", aria_label=told, title=told)[dots]
