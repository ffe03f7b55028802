"""A player mat: four sections, each with a top action on brass and a bottom action below it."""

from collections.abc import Mapping
from typing import Any

from boardwright.games.scythe.facts import (
    BOLSTERED_CARDS,
    BOLSTERED_POWER,
    COINS_GAINED,
    COST,
    GAINS,
    MAT_DATA,
    MATS,
    PRODUCE_COST,
    PRODUCED_ON,
    RESOURCES,
    ROOM,
    SECTIONS,
    TOP_DATA,
    TRADED_POPULARITY,
    TRADED_TOKENS,
    UNITS_MOVED,
)
from boardwright.table.elements import Element, Node, div, span
from boardwright.table.kept import kept
from boardwright.words import Words

from .icons import good, icon
from .names import named, topic_of
from .pieces import pictured

LINES: dict[str, tuple[tuple[str, str, list[int]], ...]] = {
    "move": (("move_units", "move", UNITS_MOVED), ("gain_coins", "coins", COINS_GAINED)),
    "bolster": (("bolster_power", "power", BOLSTERED_POWER), ("bolster_cards", "combat_cards", BOLSTERED_CARDS)),
    "trade": (
        ("trade_resources", "resources", [TRADED_TOKENS, TRADED_TOKENS]),
        ("trade_popularity", "popularity", TRADED_POPULARITY),
    ),
    "produce": (("produce_territories", "territory", PRODUCED_ON),),
}
"""By top action, each line of it: its id, its icon, and how much it gives with and without its cube."""
STRUCTURE_OF: dict[str, str] = {top: kind for kind, top in MAT_DATA["structures"].items()}
"""The structure that stands on each top action."""
SIGNS = {"upgrade": "upgrade", "deploy": "mech", "build": "build", "enlist": "recruit"}
"""The icons of the bottom actions."""
BUILDING_BOX, MECH_BOX = "-17 -32 34 35", "-33 -50 66 54"


@kept
def section(
    words: Words,
    seat: int,
    faction: str,
    mat: str,
    number: int,
    row: dict[str, Any],
    upgraded: list[str],
    built: list[str],
    workers: int,
    last: bool,
) -> Element:
    """One section of the mat: the top action above, the bottom action below."""
    top, bottom = row["top"], row["bottom"]
    structure = STRUCTURE_OF[top]
    return div(
        class_=["scythe-section", {"scythe-last-section": last}],
        data_spot=f"section-{seat}-{bottom}",
        role="group",
        aria_label=words.message("scythe-section", top=named(words, "top", top), bottom=named(words, "bottom", bottom)),
    )[
        pawn(words, seat) if last else None,
        div(".scythe-top", data_help=top)[
            span(".scythe-action")[icon(top), span(".scythe-action-name")[named(words, "top", top)]],
            fee(words, top, workers),
            div(".scythe-lines")[(top_line(words, seat, upgraded, *entry) for entry in LINES[top])],
            slot(words, seat, faction, structure, structure in built),
        ],
        div(".scythe-bottom", data_help=bottom, data_spot=f"bottom-{seat}-{bottom}")[
            span(".scythe-action")[icon(SIGNS[bottom]), span(".scythe-action-name")[named(words, "bottom", bottom)]],
            span(".scythe-pays", title=words.message("scythe-pays", count=row["coins"]))[
                icon("coins", words.message("scythe-pays", count=row["coins"])), str(row["coins"])
            ],
            price(words, mat, number, row["cost"]),
            recruit(words, seat, number, row),
        ],
    ]


def pawn(words: Words, seat: int) -> Element:
    """Where the action pawn stands: the section of the last turn."""
    told = words.message("scythe-last-section")
    return span(".scythe-pawn", id=f"pawn-{seat}", title=told)[icon("pawn", told)]


def fee(words: Words, top: str, workers: int) -> Node:
    """What a top action costs."""
    cost = {"coins": TOP_DATA[top].get("cost", 0)}
    if top == "produce":
        cost = dict(zip(("power", "coins", "popularity"), PRODUCE_COST[workers], strict=True))
    asked = {what: count for what, count in cost.items() if count}
    if not asked:
        return None
    told = words.message("scythe-pay-what", what=words.listed(
        words.message("scythe-amount", count=count, what=words.name("gain", what)) for what, count in asked.items()
    ))  # fmt: skip
    return span(".scythe-fee", title=told, role="img", aria_label=told)[
        words.message("scythe-pay"), ((icon(what), str(count)) for what, count in asked.items())
    ]


def top_line(words: Words, seat: int, upgraded: list[str], name: str, sign: str, amounts: list[int]) -> Element:
    """What a top action gives: a cube lies beside it until it is upgraded."""
    better = name in upgraded
    told = words.message(f"scythe-line-{topic_of(name)}", count=amounts[better])
    if better:
        told = words.message("scythe-upgraded", what=told)
    return span(
        class_=["scythe-gives", {"scythe-better": better}], data_spot=f"top-{seat}-{name}", title=told, aria_label=told,
        role="img",
    )[
        icon(sign), span(".scythe-amount")[str(amounts[better])],
        span(".scythe-plus")[f"+{amounts[1] - amounts[0]}"] if better
        else span(".scythe-cube") if amounts[1] > amounts[0] else None,
    ]  # fmt: skip


def slot(words: Words, seat: int, faction: str, kind: str, built: bool) -> Element:
    """The recess of a structure: it stands here until it is built."""
    told = words.message("scythe-built" if built else "scythe-on-mat", what=named(words, "structure", kind))
    return span(
        class_=["scythe-recess", f"scythe-of-{faction}", {"scythe-gone": built}], data_spot=f"structure-{seat}-{kind}",
        data_help=kind, title=told, role="img", aria_label=told,
    )[pictured(f"structure-{kind}", BUILDING_BOX)]  # fmt: skip


def price(words: Words, mat: str, number: int, cost: int) -> Element:
    """The cost of a bottom action as tokens; a cube lies on each that an upgrade has saved."""
    place = MATS.index(mat) * SECTIONS + number
    full, room, resource = COST[place], ROOM[place], RESOURCES[number]
    told = words.message("scythe-costs", count=cost, resource=words.name("resource", resource))
    return span(".scythe-price", title=told, role="img", aria_label=told)[
        (
            span(class_=["scythe-cost", {"scythe-bracket": spot >= full - room}])[
                span(".scythe-cube") if full - room <= spot < full - room + full - cost else good(resource)
            ]
            for spot in range(full)
        ),
        span(".scythe-cost-sum")[good(resource), str(cost)],
    ]


def recruit(words: Words, seat: int, number: int, row: Mapping[str, Any]) -> Element:
    """The recruit of a section: still there, or gone so that the section's bonus is gained."""
    gain = named(words, "gain", GAINS[number])
    told = words.message("scythe-recruited" if row["recruited"] else "scythe-recruit-waits", gain=gain)
    return span(
        class_=["scythe-recruit-slot", {"scythe-on": row["recruited"]}],
        data_spot=f"recruit-{seat}-{row['bottom']}",
        title=told,
        role="img",
        aria_label=told,
    )[icon("recruit"), "+1", icon(GAINS[number])]
