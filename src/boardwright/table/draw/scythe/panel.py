"""What lies before one seat: its tracks in numbers, the player mat, the faction's mechs, structures and recruits."""

from collections.abc import Mapping
from typing import Any

from boardwright.games.scythe.facts import (
    BOLSTERED_CARDS,
    BOLSTERED_POWER,
    COINS_GAINED,
    FACTION_ROWS,
    FACTIONS,
    FACTORY_RANGE,
    GAINS,
    ONE_TIME,
    PRODUCED_ON,
    RESOURCES,
    STRUCTURES,
    TRADED_POPULARITY,
    TRADED_TOKENS,
    UNITS_MOVED,
    WORKERS,
)
from boardwright.table.elements import Element, Node, div, span
from boardwright.table.kept import kept
from boardwright.table.scene import Scene
from boardwright.words import Words

from .icons import icon
from .names import named, topic_of

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


def panel(scene: Scene, seat: int) -> Node:
    """Numbers, mat, mechs, structures, recruits, Factory card, revealed objectives."""
    words, player = scene.words, scene.view["players"][seat]
    last = player["last_section"]
    return div(".scythe-panel", data_spot=f"seat-{seat}")[
        numbers(words, seat, {name: player[name] for name in NUMBERS}, sum(player["stars"].values())),
        div(".scythe-mat", role="group", aria_label=words.message(f"topic-{player['mat']}"))[
            (
                section(words, seat, number, row, player["upgraded"], last == row["bottom"])
                for number, row in enumerate(player["sections"])
            )
        ],
        factory(words, seat, player["factory_card"], last == "factory"),
        mechs(words, seat, player["faction"], player["mechs"]),
        buildings(words, seat, player["structures"], player["recruit_bonuses"]),
        revealed(words, [entry["card"] for entry in scene.view["objectives_shown"] if entry["seat"] == seat]),
        div(".scythe-row.scythe-quiet")[
            (
                span(".scythe-about", data_help=topic)[words.message(f"topic-{topic}")]
                for topic in (player["faction"], player["mat"])
            )
        ],
    ]


NUMBERS = ("coins", "power", "popularity", "combat_cards", "known_cards", "workers", "objectives")


@kept
def numbers(words: Words, seat: int, player: dict[str, Any], stars: int) -> Node:
    """What is kept on tracks and in hand."""
    shown = [
        ("coins", player["coins"], "scoring"),
        ("power", player["power"], "combat"),
        ("popularity", player["popularity"], "popularity"),
        ("combat_cards", player["combat_cards"], "combat"),
    ]
    known = words.listed(str(value) for value in player["known_cards"])
    return div(".scythe-row.scythe-numbers")[
        (
            stat(sign, named(words, "gain", sign), "–" if count is None else str(count), topic, f"stat-{seat}-{sign}")
            for sign, count, topic in shown
        ),
        span(".scythe-quiet", title=words.message("scythe-known"))[f"({known})"] if known else None,
        stat("worker", words.message("scythe-workers-out"), f"{player['workers']}/{WORKERS}", "produce"),
        stat("star", words.message("scythe-stars"), str(stars), "stars"),
        stat("objective", words.message("scythe-objectives-held"), str(player["objectives"]), "stars"),
    ]


def stat(sign: str, label: str, count: str, topic: str, spot: str = "") -> Element:
    return span(".scythe-stat", title=label, data_help=topic, data_spot=spot or None)[icon(sign, label), count]


# -- the player mat ------------------------------------------------------------------------------------------------


@kept
def section(words: Words, seat: int, number: int, row: dict[str, Any], upgraded: list[str], last: bool) -> Element:
    """One section of the mat: the top action above, the bottom action below."""
    return div(
        class_=["scythe-section", {"scythe-last-section": last}],
        data_spot=f"section-{seat}-{row['bottom']}",
        role="group",
        aria_label=words.message(
            "scythe-section", top=named(words, "top", row["top"]), bottom=named(words, "bottom", row["bottom"])
        ),
    )[
        pawn(words, seat) if last else None,
        div(".scythe-top", data_help=row["top"])[
            span(".scythe-action")[named(words, "top", row["top"])],
            div(".scythe-lines")[(top_line(words, seat, upgraded, *entry) for entry in LINES[row["top"]])],
        ],
        div(".scythe-bottom", data_help=row["bottom"], data_spot=f"bottom-{seat}-{row['bottom']}")[
            span(".scythe-action")[named(words, "bottom", row["bottom"])],
            div(".scythe-lines")[
                price(words, RESOURCES[number], row["cost"]),
                span(".scythe-gives", title=words.message("scythe-pays", count=row["coins"]))[
                    icon("coins", words.message("scythe-pays", count=row["coins"])), str(row["coins"])
                ],
            ],
            recruit(words, seat, number, row),
        ],
    ]


def pawn(words: Words, seat: int) -> Element:
    """Where the action pawn stands: the section of the last turn."""
    told = words.message("scythe-last-section")
    return span(".scythe-pawn", id=f"pawn-{seat}", title=told)[icon("pawn", told)]


def top_line(words: Words, seat: int, upgraded: list[str], name: str, sign: str, amounts: list[int]) -> Element:
    """What a top action gives: more, and marked, once its cube is gone."""
    better = name in upgraded
    told = words.message(f"scythe-line-{topic_of(name)}", count=amounts[better])
    if better:
        told = words.message("scythe-upgraded", what=told)
    return span(
        class_=["scythe-gives", {"scythe-better": better}], data_spot=f"top-{seat}-{name}", title=told, aria_label=told,
        role="img",
    )[icon(sign), str(amounts[better])]  # fmt: skip


def price(words: Words, resource: str, cost: int) -> Element:
    told = words.message("scythe-costs", count=cost, resource=words.name("resource", resource))
    return span(f".scythe-price.scythe-token-{resource}", title=told)[icon(resource, told), str(cost)]


def recruit(words: Words, seat: int, number: int, row: Mapping[str, Any]) -> Element:
    """The recruit of a section: still there, or gone so that the section's bonus is gained."""
    gain = named(words, "gain", GAINS[number])
    told = words.message("scythe-recruited" if row["recruited"] else "scythe-recruit-waits", gain=gain)
    return span(
        class_=["scythe-recruit-slot", {"scythe-done": row["recruited"]}],
        data_spot=f"recruit-{seat}-{row['bottom']}",
        title=told,
        role="img",
        aria_label=told,
    )["+1" if row["recruited"] else icon("recruit"), icon(GAINS[number])]


@kept
def factory(words: Words, seat: int, card: str | None, last: bool) -> Node:
    """The fifth section, for who has a Factory card."""
    if card is None:
        return None
    told = words.message("scythe-factory-move", count=FACTORY_RANGE)
    return div(
        class_=["scythe-factory-section", {"scythe-last-section": last}],
        data_spot=f"factory-{seat}",
        data_help=card,
    )[
        pawn(words, seat) if last else None,
        icon("factory", words.title(card)),
        span(data_spot=f"factory-top-{seat}")[named(words, "factory", card)],
        span(".scythe-gives", data_spot=f"factory-bottom-{seat}", title=told)[icon("move", told)],
    ]


# -- the faction mat -----------------------------------------------------------------------------------------------


@kept
def mechs(words: Words, seat: int, faction: str, deployed: list[str]) -> Node:
    """The four mechs with their abilities; those on the map are filled."""
    names: list[str] = FACTION_ROWS[FACTIONS.index(faction)]["mechs"]
    return div(".scythe-mechs")[
        (
            span(
                class_=["scythe-slot", {"scythe-done": ability in deployed}],
                data_spot=f"mech-{seat}-{ability}",
                data_help=topic_of(ability),
                title=words.message(
                    "scythe-deployed" if ability in deployed else "scythe-on-mat",
                    what=named(words, "ability", ability),
                ),
            )[icon("mech"), named(words, "ability", ability)]
            for ability in names
        )
    ]


@kept
def buildings(words: Words, seat: int, built: list[str], taken: list[str]) -> Node:
    """Structures, and what was gained by recruits."""
    return div(".scythe-row")[structures(words, seat, built), bonuses(words, seat, taken)]


def structures(words: Words, seat: int, built: list[str]) -> Node:
    """The four structures; those on the map are filled."""
    return span(".scythe-slots")[
        (
            token(
                kind,
                words.message("scythe-built" if kind in built else "scythe-on-mat",
                              what=named(words, "structure", kind)),
                kind in built,
                f"structure-{seat}-{kind}",
                kind,
            )
            for kind in STRUCTURES
        )
    ]  # fmt: skip


def bonuses(words: Words, seat: int, taken: list[str]) -> Node:
    """The four one-time bonuses of recruits; those taken are filled."""
    return span(".scythe-slots")[
        icon("recruit", words.message("scythe-bonuses")),
        (
            token(
                gain,
                words.message("scythe-bonus-taken" if gain in taken else "scythe-bonus-free",
                              what=named(words, "gain", gain), count=ONE_TIME[number]),
                gain in taken,
                f"bonus-{seat}-{gain}",
                "enlist",
            )
            for number, gain in enumerate(GAINS)
        ),
    ]  # fmt: skip


def token(sign: str, told: str, done: bool, spot: str, topic: str) -> Element:
    return span(
        class_=["scythe-slot", {"scythe-done": done}], data_spot=spot, data_help=topic, title=told, role="img",
        aria_label=told,
    )[icon(sign)]  # fmt: skip


@kept
def revealed(words: Words, shown: list[str]) -> Node:
    """The objectives that a seat has shown."""
    if not shown:
        return None
    return div(".scythe-row")[
        (
            span(".scythe-slot.scythe-done", data_help=card)[
                icon("objective", words.message("scythe-objective-shown")),
                str(words.name("objective", card)),
            ]
            for card in shown
        )
    ]
