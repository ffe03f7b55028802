"""The Blighted Reach in the browser: Arcs, and what the campaign adds."""

from boardwright.games.arcs.campaign.facts import COLUMNS, FATE_IDS, TIERS, TOKEN_IDS
from boardwright.games.arcs.campaign.facts import FATES as ROWS_OF_FATES
from boardwright.games.arcs.campaign.setup import RANDOM
from boardwright.table.draw import Drawing
from boardwright.table.draw.arcs import SOUNDS as ARCS_SOUNDS
from boardwright.table.draw.arcs.aftermath import aftermath
from boardwright.table.draw.arcs.battle import battle
from boardwright.table.draw.arcs.chapters import chapter_end
from boardwright.table.draw.arcs.signs import sign
from boardwright.table.draw.moments import both
from boardwright.table.elements import Node
from boardwright.table.scene import Scene

from .board import aside, board
from .epilogue import epilogue
from .flights import flights
from .icons import icons
from .intermission import intermission
from .landmarks import landmarks
from .owners import with_owners
from .panel import hand, panel
from .scores import act, scores
from .spots import spots, topic
from .summit import summit, timely
from .tokens import TOPICS


def fates_of(tier: str) -> list[str]:
    """The fates with which a game can begin from an act on."""
    return [FATE_IDS[fate] for fate in TIERS[tier] if "acts" in ROWS_OF_FATES[fate]]


FATES = [*fates_of("A"), *fates_of("B"), *fates_of("C")]


def great_moment(scene: Scene) -> Node:
    """A Summit, a battle or an Intermission; else what has to be read of battles and chapters."""
    owners = with_owners(scene.cast)
    chapter = chapter_end(scene, act(scene))
    between = intermission(scene)
    if between is not None:
        return both(between, chapter)
    return summit(scene) or battle(scene, owners) or both(aftermath(scene, owners), chapter)


SOUNDS = {
    **ARCS_SOUNDS,
    "great": (*ARCS_SOUNDS["great"], "act_begins", "intermission", "summit", "fate_fulfilled", "fate_failed"),
    "dice": (*ARCS_SOUNDS["dice"], "rolled_event", "rerolled_event", "rolled_number"),
    "card": (*ARCS_SOUNDS["card"], "played_event", "fate_revealed", "gained_card"),
}

DRAWING = Drawing(
    board,
    panel,
    hand,
    spots,
    aside=aside,
    aside_called="arcs-court",
    scores=scores,
    part=act,
    landmarks=landmarks,
    epilogue=epilogue,
    icons=icons,
    topics=topic,
    sign=sign,
    groups=("pip", "spend", "use", "lead", "surpass", "pivot", "copy", "event", "seize", "end"),
    actions=("tax", "build", "move", "repair", "influence", "secure", "battle"),
    advance=(("pass",), ("done",)),
    styles=("arcs.css", "arcs_campaign.css", "arcs_summit.css", "arcs_intermission.css", "arcs_epilogue.css"),
    emblem="pictures/arcs_campaign.svg",
    shelves=(
        ("fates", "|".join(fates_of("A"))),
        ("fates-2", "|".join(fates_of("B"))),
        ("fates-3", "|".join(fates_of("C"))),
        ("flagship", "|".join(["flagship", *(row["id"] for row in COLUMNS)])),
        ("tokens", "|".join(TOPICS.get(kind, kind) for kind in TOKEN_IDS)),
        ("fate-cards", r"f[1-8]\d\d"),
        ("fate-cards-2", r"f(9|1[0-6])\d\d"),
        ("fate-cards-3", r"f(1[7-9]|2[0-4])\d\d"),
        ("court", r"cc\d+"),
        ("lore", r"l\d+"),
        ("laws", r"aid\d+|law\d+"),
    ),
    seat_lists={"fates": (RANDOM, *FATES)},
    seat_parts={"fates": {"act-1": fates_of("A"), "act-2": fates_of("B"), "act-3": fates_of("C")}},
    timely=timely,
    flights=flights,
    scene=great_moment,
    sounds=SOUNDS,
    composed=("propose",),
)
