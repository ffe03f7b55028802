"""The power track and the popularity track: a lane for each seat, so that no marker hides another."""

from boardwright.games.scythe.facts import MOST_POPULARITY, MOST_POWER, TRACKS
from boardwright.table.elements import Element, Node, g, rect, section, span, svg, text, title
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene

from .icons import at, drawn, icon

STEP = 12.0
"""From one space of a track to the next."""
LEFT, TOP = 1.0, 14.0
"""Where the first space begins."""
LANE = 12.0
LENGTHS = {"power": MOST_POWER, "popularity": MOST_POPULARITY}
NUMBERED = {"power": 4, "popularity": 3}
"""Every how manieth space has its number written."""
TIER_HEIGHT = 16.0


def tracks(scene: Scene) -> Node:
    """Both tracks."""
    players = scene.view["players"]
    return [track(scene.cast, kind, [player[kind] for player in players]) for kind in ("power", "popularity")]


@kept
def track(cast: Cast, kind: str, values: list[int]) -> Element:
    """One track with everybody's marker."""
    words = cast.words
    told = words.listed(
        words.message("scythe-on-track", seat=player.called, count=value)
        for player, value in zip(cast.seats, values, strict=True)
    )
    tiers = kind == "popularity"
    height = TOP + LANE * len(values) + (TIER_HEIGHT if tiers else 2)
    width = 2 * LEFT + STEP * (MOST_POPULARITY + 1)
    label = words.message(f"scythe-track-{kind}")
    return section(".scythe-track", data_help="popularity" if tiers else "combat")[
        span(".scythe-track-name")[icon(kind), label],
        svg(viewBox=f"0 0 {at(width)} {at(height)}", role="img", aria_label=f"{label}: {told}")[
            title[f"{label}: {told}"],
            bands(height) if tiers else band(0, MOST_POWER, height - 2, ""),
            (number(value) for value in range(0, LENGTHS[kind] + 1, NUMBERED[kind])),
            (lane(cast, seat, value, kind) for seat, value in enumerate(values)),
        ],
    ]


def bands(height: float) -> Node:
    """The three tiers, and what a star, a territory and two resources are worth in each."""
    tiers = TRACKS["popularity_tiers"]
    ends = [tier["min"] - 1 for tier in tiers[1:]] + [MOST_POPULARITY]
    return [
        g(".scythe-tier")[
            band(tier["min"], end, height - TIER_HEIGHT, f".scythe-tier-{rank}"),
            worth(tier, (centre(tier["min"]) + centre(end)) / 2, height - 3),
        ]
        for rank, (tier, end) in enumerate(zip(tiers, ends, strict=True))
    ]


def worth(tier: dict[str, int], x: float, y: float) -> Node:
    """★3 ⬡2 ▣1: coins per star, territory and pair of resources."""
    signs = (("star", "per_star"), ("territory", "per_territory"), ("resources", "per_resource_pair"))
    return [
        (
            drawn(sign, x + 23 * (place - 1) - 6, y - 4, 11),
            text(".scythe-worth", x=at(x + 23 * (place - 1) + 5), y=at(y))[str(tier[key])],
        )
        for place, (sign, key) in enumerate(signs)
    ]


def band(first: int, last: int, bottom: float, kind: str) -> Element:
    left = centre(first) - STEP / 2
    return rect(
        f".scythe-band{kind}", x=at(left + 0.5), y=at(TOP - 1), rx="4", width=at((last - first + 1) * STEP - 1),
        height=at(bottom - TOP + 1),
    )  # fmt: skip


def number(value: int) -> Element:
    return text(".scythe-track-number", x=at(centre(value)), y=at(TOP - 4))[str(value)]


def lane(cast: Cast, seat: int, value: int, kind: str) -> Element:
    """The marker of one seat in its lane."""
    player = cast.seats[seat]
    x, y = centre(value), TOP + LANE * (seat + 0.5)
    return g(f".scythe-marker.seat-{player.colour}", id=f"marker-{kind}-{seat}")[
        rect(x=at(x - 5.5), y=at(y - 5.5), width="11", height="11", rx="2.5"),
        text(x=at(x), y=at(y + 2.9))[player.shape],
    ]


def centre(value: int) -> float:
    return LEFT + STEP * (value + 0.5)
