"""A star that was placed, as a scene of its own."""

from boardwright.games.scythe.facts import STARS
from boardwright.sentences import capital, mark
from boardwright.table.draw.marks import tinted
from boardwright.table.draw.moments import is_fresh, is_news
from boardwright.table.elements import Element, Node, details, li, ol, span, summary
from boardwright.table.scene import Line, Scene

from .clash import faction_in, verb_of
from .icons import emblem_of, icon


def stars(scene: Scene) -> Node:
    """The stars that were placed since the viewer answered; they stay until they are read."""
    placed = [line for line in scene.lines if verb_of(line.what) == "star" and is_news(scene, line.move)]
    if not placed or scene.over:
        return None
    last = placed[-1].move
    unfolded = is_fresh(scene, last)
    return details(f"#moment-stars-{last}-{len(placed)}", class_="moment scythe-star-moment", open=unfolded)[
        summary(".scythe-star-head")[
            ol[(star_line(scene, line) for line in placed)],
            span(".scythe-continue")[scene.words.message("scythe-continue")],
        ]
    ]


def star_line(scene: Scene, line: Line) -> Element:
    """A star: whose, for what, and how many they have."""
    words, faction = scene.words, faction_in(line.what)
    seat = [player["faction"] for player in scene.view["players"]].index(faction)
    count = sum(scene.view["players"][seat]["stars"].values())
    said = words.marked.message(
        "scythe-star-placed", seat=mark(scene.seats[seat].called, seat), why=words.name("star", line.what[2])
    )
    return li(f".scythe-of-{faction}")[
        icon("star-placed"),
        span(".scythe-star-said")[
            tinted(capital(said), scene.seats),
            span(".scythe-star-count")[words.message("scythe-star-of", count=count, most=STARS)],
        ],
        emblem_of(faction),
    ]
