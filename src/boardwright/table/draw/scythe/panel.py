"""What lies before one seat: its tracks in numbers, the player mat, the faction's mechs, structures and recruits."""

from collections.abc import Mapping
from typing import Any

from boardwright.games.scythe.facts import (
    BOLSTERED_CARDS,
    BOLSTERED_POWER,
    COINS_GAINED,
    FACTION_ROWS,
    FACTIONS,
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
from boardwright.table.scene import Scene

from .icons import icon
from .names import named, resource_name, topic_of

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
    player = scene.view["players"][seat]
    return div(".scythe-panel", data_spot=f"seat-{seat}")[
        numbers(scene, seat, player),
        div(".scythe-mat", role="group", aria_label=scene.words.message(f"topic-{player['mat']}"))[
            (section(scene, seat, player, number) for number in range(len(player["sections"])))
        ],
        factory(scene, seat, player),
        mechs(scene, seat, player),
        div(".scythe-row")[structures(scene, seat, player), bonuses(scene, seat, player)],
        revealed(scene, seat),
        div(".scythe-row.scythe-quiet")[
            (
                span(".scythe-about", data_help=topic)[scene.words.message(f"topic-{topic}")]
                for topic in (player["faction"], player["mat"])
            )
        ],
    ]


def numbers(scene: Scene, seat: int, player: Mapping[str, Any]) -> Node:
    """What is kept on tracks and in hand."""
    words = scene.words
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
        stat("star", words.message("scythe-stars"), str(sum(player["stars"].values())), "stars"),
        stat("objective", words.message("scythe-objectives-held"), str(player["objectives"]), "stars"),
    ]


def stat(sign: str, label: str, count: str, topic: str, spot: str = "") -> Element:
    return span(".scythe-stat", title=label, data_help=topic, data_spot=spot or None)[icon(sign, label), count]


# -- the player mat ------------------------------------------------------------------------------------------------


def section(scene: Scene, seat: int, player: Mapping[str, Any], number: int) -> Element:
    """One section of the mat: the top action above, the bottom action below."""
    row = player["sections"][number]
    last = player["last_section"] == row["bottom"]
    words = scene.words
    return div(
        class_=["scythe-section", {"scythe-last-section": last}],
        data_spot=f"section-{seat}-{number}",
        role="group",
        aria_label=words.message(
            "scythe-section", top=named(words, "top", row["top"]), bottom=named(words, "bottom", row["bottom"])
        ),
    )[
        pawn(scene, seat) if last else None,
        div(".scythe-top", data_help=row["top"])[
            span(".scythe-action")[named(words, "top", row["top"])],
            div(".scythe-lines")[(top_line(scene, seat, player, *entry) for entry in LINES[row["top"]])],
        ],
        div(".scythe-bottom", data_help=row["bottom"], data_spot=f"bottom-{seat}-{number}")[
            span(".scythe-action")[named(words, "bottom", row["bottom"])],
            div(".scythe-lines")[
                price(scene, RESOURCES[number], row["cost"]),
                span(".scythe-gives", title=words.message("scythe-pays", count=row["coins"]))[
                    icon("coins", words.message("scythe-pays", count=row["coins"])), str(row["coins"])
                ],
            ],
            recruit(scene, seat, number, row),
        ],
    ]


def pawn(scene: Scene, seat: int) -> Element:
    """Where the action pawn stands: the section of the last turn."""
    told = scene.words.message("scythe-last-section")
    return span(".scythe-pawn", id=f"pawn-{seat}", title=told)[icon("pawn", told)]


def top_line(scene: Scene, seat: int, player: Mapping[str, Any], name: str, sign: str, amounts: list[int]) -> Element:
    """What a top action gives: more, and marked, once its cube is gone."""
    better = name in player["upgraded"]
    words = scene.words
    told = words.message(f"scythe-line-{topic_of(name)}", count=amounts[better])
    if better:
        told = words.message("scythe-upgraded", what=told)
    return span(
        class_=["scythe-gives", {"scythe-better": better}], data_spot=f"top-{seat}-{name}", title=told, aria_label=told,
        role="img",
    )[icon(sign), str(amounts[better])]  # fmt: skip


def price(scene: Scene, resource: str, cost: int) -> Element:
    told = scene.words.message("scythe-costs", count=cost, resource=resource_name(scene.words, resource))
    return span(f".scythe-price.scythe-token-{resource}", title=told)[icon(resource, told), str(cost)]


def recruit(scene: Scene, seat: int, number: int, row: Mapping[str, Any]) -> Element:
    """The recruit of a section: still there, or gone so that the section's bonus is gained."""
    words = scene.words
    gain = named(words, "gain", GAINS[number])
    told = words.message("scythe-recruited" if row["recruited"] else "scythe-recruit-waits", gain=gain)
    return span(
        class_=["scythe-recruit-slot", {"scythe-done": row["recruited"]}],
        data_spot=f"recruit-{seat}-{number}",
        title=told,
        role="img",
        aria_label=told,
    )["+1" if row["recruited"] else icon("recruit"), icon(GAINS[number])]


def factory(scene: Scene, seat: int, player: Mapping[str, Any]) -> Node:
    """The fifth section, for who has a Factory card."""
    card = player["factory_card"]
    if card is None:
        return None
    words = scene.words
    last = player["last_section"] == "factory"
    return div(
        class_=["scythe-factory-section", {"scythe-last-section": last}],
        data_spot=f"factory-{seat}",
        data_help=f"factory-{card}",
    )[
        pawn(scene, seat) if last else None,
        icon("factory", words.message(f"topic-factory-{card}")),
        span(data_spot=f"factory-top-{seat}")[named(words, "factory", str(card))],
        span(".scythe-gives", data_spot=f"factory-bottom-{seat}", title=words.message("scythe-factory-move"))[
            icon("move", words.message("scythe-factory-move"))
        ],
    ]


# -- the faction mat -----------------------------------------------------------------------------------------------


def mechs(scene: Scene, seat: int, player: Mapping[str, Any]) -> Node:
    """The four mechs with their abilities; those on the map are filled."""
    words = scene.words
    names: list[str] = FACTION_ROWS[FACTIONS.index(player["faction"])]["mechs"]
    return div(".scythe-mechs")[
        (
            span(
                class_=["scythe-slot", {"scythe-done": ability in player["mechs"]}],
                data_spot=f"mech-{seat}-{ability}",
                data_help=topic_of(ability),
                title=words.message(
                    "scythe-deployed" if ability in player["mechs"] else "scythe-on-mat",
                    what=named(words, "ability", ability),
                ),
            )[icon("mech"), named(words, "ability", ability)]
            for ability in names
        )
    ]


def structures(scene: Scene, seat: int, player: Mapping[str, Any]) -> Node:
    """The four structures; those on the map are filled."""
    words = scene.words
    return span(".scythe-slots")[
        (
            token(
                kind,
                words.message("scythe-built" if kind in player["structures"] else "scythe-on-mat",
                              what=named(words, "structure", kind)),
                kind in player["structures"],
                f"structure-{seat}-{kind}",
                kind,
            )
            for kind in STRUCTURES
        )
    ]  # fmt: skip


def bonuses(scene: Scene, seat: int, player: Mapping[str, Any]) -> Node:
    """The four one-time bonuses of recruits; those taken are filled."""
    words = scene.words
    return span(".scythe-slots")[
        icon("recruit", words.message("scythe-bonuses")),
        (
            token(
                gain,
                words.message("scythe-bonus-taken" if gain in player["recruit_bonuses"] else "scythe-bonus-free",
                              what=named(words, "gain", gain), count=ONE_TIME[number]),
                gain in player["recruit_bonuses"],
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


def revealed(scene: Scene, seat: int) -> Node:
    """The objectives that this seat has shown."""
    shown = [entry["card"] for entry in scene.view["objectives_shown"] if entry["seat"] == seat]
    if not shown:
        return None
    return div(".scythe-row")[
        (
            span(".scythe-slot.scythe-done", data_help=f"objective-{card}")[
                icon("objective", scene.words.message("scythe-objective-shown")),
                str(scene.words.name("objective", card)),
            ]
            for card in shown
        )
    ]


