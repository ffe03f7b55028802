"""The Blighted Reach in the browser: Arcs, and what the campaign adds."""

from boardwright.games.arcs.campaign.facts import COLUMNS, FATE_IDS, TIERS, TOKEN_IDS
from boardwright.games.arcs.campaign.setup import RANDOM
from boardwright.table.draw import Drawing
from boardwright.table.elements import Node
from boardwright.table.scene import Scene

from .board import board
from .emblem import emblem
from .icons import icons
from .intermission import intermission
from .panel import hand, panel
from .scores import act, scores
from .spots import spots, topic
from .summit import summit, timely
from .tokens import TOPICS


def fates_of(tier: str) -> list[str]:
    """The fates with which a game can begin from an act on."""
    return [FATE_IDS[fate] for fate in TIERS[tier]]


FATES = [*fates_of("A"), *fates_of("B")]


def great_moment(scene: Scene) -> Node:
    """A Summit, or an Intermission."""
    return summit(scene) or intermission(scene)


DRAWING = Drawing(
    board,
    panel,
    hand,
    spots,
    scores=scores,
    part=act,
    icons=icons,
    topics=topic,
    groups=("pip", "spend", "use", "lead", "surpass", "pivot", "copy", "event", "seize", "end"),
    actions=("tax", "build", "move", "repair", "influence", "secure", "battle"),
    advance=(("pass",), ("done",)),
    styles=("arcs.css", "arcs_campaign.css", "arcs_summit.css", "arcs_intermission.css"),
    emblem=emblem,
    shelves=(
        ("fates", "|".join(fates_of("A"))),
        ("fates-2", "|".join(fates_of("B"))),
        ("flagship", "|".join(["flagship", *(row["id"] for row in COLUMNS)])),
        ("tokens", "|".join(TOPICS.get(kind, kind) for kind in TOKEN_IDS)),
        ("fate-cards", r"f[1-8]\d\d"),
        ("fate-cards-2", r"f(9|1[0-6])\d\d"),
        ("court", r"cc\d+"),
        ("lore", r"l\d+"),
        ("laws", r"aid\d+|law\d+"),
    ),
    seat_lists={"fates": (RANDOM, *FATES)},
    seat_parts={"fates": {"act-1": fates_of("A"), "act-2": fates_of("B")}},
    timely=timely,
    scene=great_moment,
    composed=("propose",),
)
