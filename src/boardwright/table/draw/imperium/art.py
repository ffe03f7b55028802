"""The pictures of cards: a ground, a motif and a subject, each drawn once in static/imperium.svg and used often."""

from functools import cache
from pathlib import Path

from markupsafe import Markup

from boardwright.games.imperium.facts import NATIONS
from boardwright.table.elements import Node, circle, path, rect, svg, use

from .names import nation_of, region_icons, row_of, suits_of
from .subjects import SKIES, land_of, seed_of, subject_of

SHEET = Path(__file__).parents[2] / "static" / "imperium.svg"

WHOLE = "M-80 0H280V100H-80z"
"""All that a picture can show: as wide cards show more of it, it is wider than its view box."""

PLACES = {
    "uncivilised": (64, 14, 72),
    "civilised": (75, 27, 50),
    "tributary": (66, 18, 68),
    "fame": (73, 24, 54),
    "nation": (74, 24, 52),
}
"""Where the subject stands: its left, its top and its size."""

ICON_MOTIFS = {"river": "river", "fertile": "crops", "production": "hamlet"}


@cache
def sheet() -> Node:
    """Pieces, emblems, friezes, grounds, subjects and lands, to be used by their ids."""
    lines = SHEET.read_text("utf-8").splitlines()
    return Markup("".join(line for line in lines if not line.startswith(("<svg", "</svg", "<!--"))))


@cache
def art(face: str) -> Markup:
    """The picture of a face."""
    suit = suits_of(face)[0]
    inside = landscape(face) if suit == "region" else still(face, suit)
    drawn = svg(
        ".imperium-art", viewBox="0 0 200 100", preserveAspectRatio="xMidYMid slice", aria_hidden="true"
    )[inside, path(d=WHOLE, fill="url(#imperium-hatch)")]  # fmt: skip
    return Markup(str(drawn))


def landscape(face: str) -> Node:
    """A region: sky, land and what its icons promise, the sun and the hills moved by the name."""
    name = str(row_of(face)["name"])
    seed, land = seed_of(name), land_of(name)
    shift = seed // SKIES % 50 - 25
    inland = land in ("hills", "mountains", "plain", "forest")
    motifs = [motif for icon, motif in ICON_MOTIFS.items() if icon in region_icons(face) and inland]
    return [
        layer("land-sun", seed // 7 % 90 - 45, seed // 11 % 12 - 6),
        layer(f"land-{land}", shift),
        (layer(f"land-{motif}", shift // 2) for motif in motifs),
    ]


def layer(name: str, x: int = 0, y: int = 0) -> Node:
    return use(href=f"#imperium-{name}", x=str(x - 40), y=str(y), width="280", height="100")


def still(face: str, suit: str) -> Node:
    """Any other card: its subject before the ground of its suit or nation."""
    if suit == "unrest":
        return ground("unrest")
    nation = nation_of(face)
    name = str(row_of(face)["name"])
    if suit in ("nation", "power"):
        shown = "" if suit == "power" else subject_of(name, suit)
        return [ground("nation"), friezes(nation), medal(suit == "power"), figure(shown, nation, "nation")]
    return [ground(suit), figure(subject_of(name, suit), name.lower(), suit)]


def ground(name: str) -> Node:
    return use(href=f"#imperium-ground-{name}", x="-80", y="0", width="360", height="100")


def friezes(nation: str) -> Node:
    """The ornament of a nation, above and below."""
    fill = f"url(#imperium-frieze-{nation})"
    return [
        rect(x="-80", width="360", height="16", y="0", fill=fill, transform="translate(0 2)"),
        rect(x="-80", width="360", height="16", y="0", fill=fill, transform="translate(0 82)"),
    ]


def medal(ringed: bool) -> Node:
    """The disc behind a subject; on a power card it has a ring."""
    if not ringed:
        return circle(cx="100", cy="50", r="33", fill="var(--deep)", opacity=".55")
    return [
        circle(cx="100", cy="50", r="36", fill="var(--deep)"),
        circle(cx="100", cy="50", r="33.5", fill="none", stroke="var(--metal)", stroke_width="1.6"),
    ]


def figure(subject: str, nation: str, place: str) -> Node:
    """The subject in its place, or the emblem of a nation."""
    drawn = f"emblem-{nation}" if nation in NATIONS and (not subject or place == "tributary") else f"subject-{subject}"
    x, y, size = (str(number) for number in PLACES[place])
    return use(href=f"#imperium-{drawn}", x=x, y=y, width=size, height=size)


@cache
def ground_picture(suit: str) -> Markup:
    """The picture on a pile."""
    inside = [ground(suit), figure("crown", "", suit) if suit == "fame" else None]
    drawn = svg(".imperium-art", viewBox="50 0 100 100", preserveAspectRatio="xMidYMid slice", aria_hidden="true")
    return Markup(str(drawn[inside]))


def land_class(face: str) -> str:
    """The colours of a region, by its name."""
    return f"imperium-sky-{seed_of(str(row_of(face)['name'])) % SKIES}"


@cache
def emblem_of(nation: str) -> Markup:
    """The emblem of a nation."""
    drawn = svg(".imperium-emblem", viewBox="0 0 64 64", aria_hidden="true")[use(href=f"#imperium-emblem-{nation}")]
    return Markup(str(drawn))


@cache
def frieze(nation: str) -> Markup:
    """The ornament of a nation as a band."""
    drawn = svg(".imperium-frieze", height="16", aria_hidden="true")[
        rect(width="100%", height="16", fill=f"url(#imperium-frieze-{nation})")
    ]
    return Markup(str(drawn))


@cache
def piece(name: str, label: str = "", box: int = 40) -> Markup:
    """A piece of wood, clay or bronze; with a label it speaks."""
    told = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    drawn = svg(f".imperium-piece.imperium-p-{name}", told, viewBox=f"0 0 {box} {box}")[
        use(href=f"#imperium-piece-{name}")
    ]
    return Markup(str(drawn))
