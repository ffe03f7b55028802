"""What all share: the map; and on plaques at its corners the round and the decks, the stars, and the tracks."""

from collections.abc import Mapping
from typing import Any

from boardwright.games.scythe.facts import STAR_NAMES
from boardwright.table.elements import Element, Node, div, section, span, table, tbody, td, th, thead, tr
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene
from boardwright.words import Words

from .chart import chart
from .icons import emblem_of, icon
from .names import named, topic_of
from .panel import standings
from .tracks import tracks

STAR_SIGNS = {
    "upgrades": "upgrade",
    "mechs": "mech",
    "structures": "build",
    "recruits": "recruit",
    "workers": "worker",
    "objective": "objective",
    "combat": "combat",
    "popularity": "popularity",
    "power": "power",
}
TWICE = "combat"
"""The star that can be placed twice."""


def board(scene: Scene) -> Node:
    """The map, and on a phone above and below it who has what."""
    return div(".scythe-board")[chart(scene), standings(scene)]


def plaques(scene: Scene) -> Node:
    """What stands at the corners of the map; on a phone behind a tab of its own."""
    return [heading(scene), stars(scene), *tracks(scene)]


HEADING = ("round", "structure_bonus", "factory", "encounter_deck", "combat_deck", "combat_discard")


def heading(scene: Scene) -> Node:
    """The round, the structure bonus and the decks."""
    return counts(scene.words, {name: scene.view[name] for name in HEADING})


@kept
def counts(words: Words, view: dict[str, Any]) -> Node:
    bonus = topic_of(view["structure_bonus"])
    discard = words.listed(str(value) for value in view["combat_discard"]) or "–"
    return section(".scythe-plaque.scythe-heading", aria_label=words.message("scythe-heading"))[
        span(".scythe-round")[words.message("scythe-round", count=view["round"])],
        div(".scythe-line")[
            deck("factory", words.message("scythe-factory-left", count=view["factory"]), view["factory"], "factory"),
            deck("encounter", words.message("scythe-encounters-left", count=view["encounter_deck"]),
                 view["encounter_deck"], "encounter"),
            deck("combat_cards",
                 words.message("scythe-combat-deck", count=view["combat_deck"], discard=discard),
                 view["combat_deck"], "combat"),
        ],
        div(".scythe-bonus", data_help=bonus)[icon("build"), words.message(f"scythe-bonus-{bonus}")],
    ]  # fmt: skip


def deck(sign: str, told: str, count: int, topic: str) -> Element:
    return span(".scythe-deck", title=told, data_help=topic)[icon(sign, told), str(count)]


# -- stars ---------------------------------------------------------------------------------------------------------


def stars(scene: Scene) -> Node:
    """Who has placed which stars."""
    players = scene.view["players"]
    return star_table(
        scene.cast, [player["faction"] for player in players], [player["stars"] for player in players]
    )  # fmt: skip


@kept
def star_table(cast: Cast, factions: list[str], placed: list[dict[str, int]]) -> Node:
    """The stars of each seat."""
    words = cast.words
    kinds = [kind for kind in STAR_NAMES for _ in range(2 if kind == TWICE else 1)]
    return section(
        ".scythe-plaque.scythe-stars", aria_label=words.message("scythe-stars"), data_help="stars",
        data_seats=str(len(factions)),
    )[
        span(".scythe-plaque-title")[
            words.message("scythe-triumphs"), span(".scythe-plaque-note")[words.message("scythe-stars-note")]
        ],
        table[
            thead[
                tr[
                    th(scope="col")[span(".unseen")[words.message("scythe-faction")]],
                    (
                        th(scope="col", title=named(words, "star", kind))[
                            icon(STAR_SIGNS[kind], named(words, "star", kind))
                        ]
                        for kind in kinds
                    ),
                ]
            ],
            tbody[
                (
                    star_row(player.called, faction, own)
                    for player, faction, own in zip(cast.seats, factions, placed, strict=True)
                )
            ],
        ],
    ]  # fmt: skip


def star_row(called: str, faction: str, placed: Mapping[str, int]) -> Element:
    """The stars of one seat; those for combats stand side by side."""
    stars = [
        number < placed.get(kind, 0) for kind in STAR_NAMES for number in range(2 if kind == TWICE else 1)
    ]  # fmt: skip
    return tr(f".scythe-of-{faction}")[
        th(scope="row", title=called)[emblem_of(faction, called)],
        (td[icon("star-placed", "★") if there else span(".scythe-no-star")] for there in stars),
    ]
