"""The power track and the popularity track. Markers on the same space stand above each other."""

from boardwright.games.scythe.facts import MOST_POPULARITY, MOST_POWER, TRACKS
from boardwright.table.elements import Element, Node, g, rect, section, span, svg, text, title, use
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene

from .icons import icon
from .shapes import at, moved

STEP = 16.0
"""From one space of a track to the next."""
HEIGHT = 44.0
BELOW = 19.0
"""The room of the numbers under a track."""
LENGTHS = {"power": MOST_POWER, "popularity": MOST_POPULARITY}
EVERY = {"power": range(0, MOST_POWER + 1, 4), "popularity": (0, 3, 6, 7, 9, 12, 13, 15, 18)}
"""The spaces whose numbers are written."""
MARKER = 15.0
WORTH = (("star", "per_star"), ("territory", "per_territory"), ("resources", "per_resource_pair"))


def tracks(scene: Scene) -> list[Node]:
    """Both tracks."""
    players = scene.view["players"]
    factions = [player["faction"] for player in players]
    return [track(scene.cast, kind, factions, [player[kind] for player in players]) for kind in LENGTHS]


@kept
def track(cast: Cast, kind: str, factions: list[str], values: list[int]) -> Element:
    """One track with everybody's marker."""
    words = cast.words
    told = words.listed(
        words.message("scythe-on-track", seat=player.called, count=value)
        for player, value in zip(cast.seats, values, strict=True)
    )
    label = words.message(f"scythe-track-{kind}")
    width = STEP * (LENGTHS[kind] + 1)
    tiers = kind == "popularity"
    return section(f".scythe-plaque.scythe-track.scythe-track-{kind}", data_help=kind if tiers else "combat")[
        span(".scythe-plaque-title")[
            span(".scythe-track-name")[icon(kind), span[label]],
            worth() if tiers else icon("star", words.message("scythe-star-at-end")),
        ],
        svg(viewBox=f"0 0 {at(width)} {at(HEIGHT + BELOW)}", role="img", aria_label=f"{label}: {told}")[
            title[f"{label}: {told}"],
            (space(value, tier_of(value) if tiers else "power") for value in range(LENGTHS[kind] + 1)),
            (text(".scythe-track-number", x=at(centre(value)), y=at(HEIGHT + 15))[str(value)]
             for value in EVERY[kind]),
            (marker(faction, kind, seat, values) for seat, faction in enumerate(factions)),
        ],
    ]  # fmt: skip


def worth() -> Element:
    """What a star, a territory and two resources are worth, tier by tier."""
    return span(".scythe-tiers")[
        (
            span(f".scythe-worth.scythe-tier-{rank}")[((icon(sign), str(tier[key])) for sign, key in WORTH)]
            for rank, tier in enumerate(TRACKS["popularity_tiers"])
        )
    ]


def tier_of(popularity: int) -> str:
    return str(max(rank for rank, tier in enumerate(TRACKS["popularity_tiers"]) if tier["min"] <= popularity))


def space(value: int, kind: str) -> Element:
    return rect(
        f".scythe-space.scythe-space-{kind}", x=at(value * STEP + 0.5), width=at(STEP - 1), height=at(HEIGHT)
    )  # fmt: skip


def marker(faction: str, kind: str, seat: int, values: list[int]) -> Element:
    """The marker of a seat, above and below those on the same space."""
    value = values[seat]
    together = values.count(value)
    size = min(MARKER, HEIGHT / together)
    y = HEIGHT / 2 + (values[:seat].count(value) - (together - 1) / 2) * size
    return g(id=f"marker-{kind}-{seat}", transform=moved(centre(value), y, size / 24))[
        use(href=f"#scythe-emblem-{faction}")
    ]


def centre(value: int) -> float:
    return STEP * (value + 0.5)
