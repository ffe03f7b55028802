"""The board of a Flagship before its owner."""

from collections.abc import Mapping
from typing import Any

from boardwright.games.arcs.campaign.facts import COLUMNS
from boardwright.table.draw.arcs.chart import SYMBOL_SIGNS
from boardwright.table.draw.arcs.geometry import is_centre
from boardwright.table.draw.arcs.icons import icon
from boardwright.table.draw.arcs.names import resource_name
from boardwright.table.elements import Element, Node, div, span
from boardwright.table.scene import Cast
from boardwright.words import Words

PARTS = ("armor", "upgrade")
"""The two slots of a column, from the top."""
PLANETS = {row["id"]: {part: row[part] for part in PARTS} for row in COLUMNS}
"""The type of planet at which each slot is built; "any" for all."""


def flagship_told(cast: Cast, owner: int) -> str:
    return cast.words.message("reach-flagship-of", seat=cast.seats[owner].called)


def board(cast: Cast, seat: int, flagship: Mapping[str, Any] | None) -> Node:
    """Where the Flagship is, and its six columns: below the Upgrade, above it the Armor."""
    if flagship is None:
        return None
    words, where = cast.words, flagship["system"]
    told = words.message("reach-flagship-in", seat=cast.seats[seat].called, system=words.name("system", where))
    return div(f".reach-flagship.seat-{cast.seats[seat].colour}", role="group", aria_label=told)[
        span(".reach-flagship-head", data_help="flagship", title=told)[icon("flagship", told), span[short_name(where)]],
        (column(words, seat, row) for row in flagship["board"]),
    ]


def short_name(system: str) -> str:
    """A system as the map calls it: "1▸"; the gate as "1", the centre as a whirl."""
    if is_centre(system):
        return "◎"
    cluster, symbol = system.split("-")
    return f"{cluster}{SYMBOL_SIGNS.get(symbol, '')}"


def column(words: Words, seat: int, row: Mapping[str, Any]) -> Element:
    """A column: its sign, and its two slots."""
    name = row["id"]
    return span(f".reach-column{'.reach-works' if row['upgrade'] else ''}", data_help=name)[
        icon(name),
        span(".unseen.reach-column-name")[str(words.name("fitting", name))],
        span(".reach-fittings")[(fitting(words, seat, name, part, row[part]) for part in PARTS)],
    ]


def fitting(words: Words, seat: int, column: str, part: str, held: Mapping[str, Any] | None) -> Element:
    """A slot with its city or starport; an empty one shows where it is built."""
    name = column if part == "upgrade" else f"{column}-{part}"
    called = str(words.name("fitting", name))
    if held is None:
        planet = PLANETS[column][part]
        told, sign = fitting_free(words, called, planet), planet
        state = ".reach-free"
    else:
        piece = words.message(f"name-piece-{held['kind']}")
        told = words.message("reach-fitting", fitting=called, piece=piece, damaged=int(held["damaged"]))
        sign, state = held["kind"], ".reach-hurt" if held["damaged"] else ""
    return span(f".reach-fitting.reach-{part}{state}", data_spot=f"fitting-{seat}-{name}", title=told)[icon(sign, told)]


def fitting_free(words: Words, called: str, planet: str) -> str:
    """That a slot is empty, and the planets at which it is built."""
    if planet == "any":
        return words.message("reach-fitting-anywhere", fitting=called)
    return words.message("reach-fitting-free", fitting=called, resource=resource_name(words, planet))
