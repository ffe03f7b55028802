"""Emblems of the factions, resources, and what lies on the map."""

from functools import cache

from markupsafe import Markup

from boardwright.table.elements import Element, circle, g, path, symbol

from .shapes import Parts, made, painted

EMBLEMS: dict[str, tuple[str, str, str]] = {
    "nordic": (
        "M0-10a10 10 0 1 1 0 20a10 10 0 0 1 0-20z",
        "M-7-5q-1 7 4 7v4q0 2 3 2t3-2v-4q5 0 4-7-2 4-5 3h-4q-3 1-5-3z",
        "#fff",
    ),
    "rusviet": (
        "M0-11.5L11.5 0 0 11.5-11.5 0z",
        "M0-6l1.5 2.5 3-.5-.5 3L6.5 0 4 1.5l.5 3-3-.5L0 6.5-1.5 4l-3 .5.5-3L-6.5 0-4-1.5l-.5-3 3 .5z",
        "#fff",
    ),
    "crimea": (
        "M-9.5-9.5h19v19h-19z",
        "M-7 5q0-10 7-11-3 4 0 6 3-2 7-1-3 1-3 3 0 4-5 4-1-3-6-1z",
        "#2a1c00",
    ),
    "saxony": ("M-9.5-10h19v10q0 7-9.5 11.5Q-9.5 7-9.5 0z", "M-6-7l3 4h6l3-4v7L0 8l-6-8z", "#fff"),
    "polania": (
        "M0-11.5L11.5 9h-23z",
        (
            "M0 7q-4.5 0-4.5-3T0 0t4.5 4T0 7zM-3.4-.5a1.3 1.8 0 1 1 .1 0zM0-2.5a1.3 1.8 0 1 1 .1 0z"
            "M3.4-.5a1.3 1.8 0 1 1 .1 0z"
        ),
        "#a3262a",
    ),
}
"""The shape of a faction, its sign, and the colour of that: a circle, a diamond, a square, a shield, a triangle."""

GOODS: dict[str, Parts] = {
    "oil": (
        ("#3a3d42", "M-7-7q7-4 14 0v14q-7 4-14 0z"),
        ("#70757d", "M-7-7q3-1.7 5-1.9v17.8q-3-.3-5-1.9z"),
        ("#17181b", "M-7-7a7 2.6 0 0 1 14 0a7 2.6 0 0 1-14 0z"),
        ("#8a9098", "M-7-7a7 2.6 0 0 1 14 0a7 2.6 0 0 1-14 0z", "1"),
        ("#0e0f11", "M-7-1.5q7 3.6 14 0M-7 3q7 3.6 14 0", "1"),
        ("#ffd27a", "M0-3q3.4 4 0 6-3.4-2 0-6z"),
    ),
    "metal": (
        ("#9fb0bd", "M-9 6l2.5-8h13L9 6z"),
        ("#e5eef3", "M-6.5-2l2.5-4h11l-.5 4z"),
        ("#5f707d", "M6.5-2l.5-4 3 6L9 6z"),
        ("#6d7f8c", "M-5 3.5h8", "1.5"),
    ),
    "wood": (
        ("#b97b43", "M-9-3l11-5 7 3-11 6z"),
        ("#7e4c25", "M-2 1l11-6v6L-2 8z"),
        ("#e3b77d", "M-9-3l7 4v7l-7-4z"),
        ("#a9713b", "M-7.5-.5l4 2.4M-7.5 2l4 2.4", "1"),
    ),
    "food": (
        ("#8a5a12", "M0 9V-2", "2"),
        (
            "#f2c53d",
            (
                "M0-10q3 3 0 6-3-3 0-6zM-1-3q-6 0-6-6 5 0 6 6zM1-3q6 0 6-6-5 0-6 6zM-1 3q-6 0-6-6 5 0 6 6z"
                "M1 3q6 0 6-6-5 0-6 6z"
            ),
        ),
        ("#b6302a", "M-4 6h8", "2.2"),
    ),
    "crate": (
        ("#b97b43", "M-9-7h18v14h-18z"),
        ("#5b3415", "M-9-7h18v14h-18zM-9-2.5h18M-9 2.5h18M-9-7l18 14", "1.2"),
    ),
}
"""The resources; the crate is several of them."""

SIGNPOST = "M11 1h2v3h7l3 3-3 3h-7v2h-2v-2H5V4h6zM4 12h14v6H4l-3-3zM11 18h2v5h-2z"
STAR = "M12 1.8l3.1 6.8 7.4.9-5.5 5 1.5 7.3-6.5-3.7-6.5 3.7L7 14.5l-5.5-5 7.4-.9z"
ARCH = "M-11 9v-9a11 11 0 0 1 22 0v9z"


@cache
def sheet() -> Markup:
    """Each drawn once, around 0, 0."""
    return Markup("").join(
        made(node)
        for node in (
            *(emblem(faction) for faction in EMBLEMS),
            *(painted(parts, f"scythe-good-{kind}") for kind, parts in GOODS.items()),
            encounter(),
            tunnel(),
            symbol(id="scythe-star-placed", viewBox="0 0 24 24")[path(".scythe-star-shape", d=STAR)],
        )
    )


def emblem(faction: str) -> Element:
    shape, sign, tone = EMBLEMS[faction]
    size = "translate(0 1) scale(.8)"
    return g(id=f"scythe-emblem-{faction}", class_=f"scythe-of-{faction}")[
        path(".scythe-emblem-shape", d=shape), path(d=sign, transform=size, fill=tone)
    ]


def encounter() -> Element:
    return g(id="scythe-token-encounter")[
        circle(r="10.5", cy="1.5", fill="#1d140a", opacity=".4"),
        circle(r="10", fill="#1f7a5c", stroke="#f7ecd0", stroke_width="1.8"),
        path(d=SIGNPOST, fill="#fdf6df", transform="translate(-7.5 -7.5) scale(.625)"),
    ]


def tunnel() -> Element:
    return g(id="scythe-token-tunnel")[
        path(d=ARCH, fill="#1d140a", opacity=".4", transform="translate(0 1.5)"),
        path(d=ARCH, fill="#d9cfbb", stroke="#3c3128", stroke_width="1.3"),
        path(
            d="M-11 0h4M-9-6l3.5 2M-3.5-10.5l1.4 4M3.5-10.5l-1.4 4M9-6l-3.5 2M11 0h-4", stroke="#6b5d4d"
        ),
        path(d="M-6 9v-8a6 6 0 0 1 12 0v8z", fill="#15100d"),
        path(d="M-2.5 9l1.5-5h2l1.5 5", fill="none", stroke="#a98d5c"),
    ]  # fmt: skip
