"""Cards that are chosen, as scenes: an encounter, the cards of the Factory."""

from collections.abc import Sequence
from typing import Any

from boardwright.games.scythe.facts import (
    ENCOUNTER_COST,
    ENCOUNTER_GAIN,
    FACTION_ROWS,
    FACTIONS,
    FACTORY_COST,
    FACTORY_GAIN,
    LETTERS,
    RESOURCES,
)
from boardwright.games.scythe.vocabulary import ENCOUNTER_CARD, FACTORY_CARD
from boardwright.table.elements import Element, Node, details, div, h2, li, ol, p, span, summary
from boardwright.table.scene import Scene
from boardwright.words import Words

from .icons import good, icon
from .names import named
from .worlds import roadside

SIGNS = {"deploy": "mech", "enlist": "recruit", "workers": "worker", "produce_territories": "produce"}
"""The icons of what cards give, where they have another name."""
TWO_OPTIONS = "meander"
"""The ability of a faction that may take two options of an encounter."""


def encounter(scene: Scene) -> Node:
    """The encounter card that is decided, with its three options."""
    words, view = scene.words, scene.view
    card, faction = view["encounter"], view["players"][view["turn"]]["faction"]
    asked = scene.decision is not None and scene.decision.ask == "encounter"
    place = next(
        (name for name, place in view["places"].items()
         if any(row["seat"] == view["turn"] and row["character"] for row in place["units"])),
        "",
    )  # fmt: skip
    number = ENCOUNTER_CARD.number(card)
    ways = [
        way_row(words, ENCOUNTER_COST[number - 1][rank], ENCOUNTER_GAIN[number - 1][rank],
                f"encounter-{number}{letter}", named(words, "encounter", f"{number}{letter}"),
                asked and not offered(scene, f"{number}{letter}"))
        for rank, letter in enumerate(LETTERS)
    ]  # fmt: skip
    return card_scene(
        f"encounter-{card}",
        "encounter",
        words.title(card),
        words.message("scythe-encounter-where", place=words.name("place", place), who=character_of(faction)),
        roadside(view["places"][place]["terrain"], faction),
        ways,
        words.message("scythe-meander") if row_of(faction)["ability"] == TWO_OPTIONS else "",
        card,
    )


def claim(scene: Scene) -> Node:
    """The Factory cards to choose from."""
    words, view = scene.words, scene.view
    faction = view["players"][view["turn"]]["faction"]
    cards = view["factory_cards"] or ()
    ways = [factory_row(words, card) for card in cards]
    return card_scene(
        f"claim-{view['round']}",
        "claim",
        words.message("scythe-claim"),
        words.message("scythe-claim-where", who=character_of(faction)),
        roadside("factory", faction),
        ways,
        "",
        "factory",
    )


def factory_row(words: Words, card: str) -> Element:
    number = FACTORY_CARD.number(card) - 1
    said = named(words, "factory", card)
    return way_row(words, FACTORY_COST[number], FACTORY_GAIN[number][0], f"claim-{card}", said, False, card)


def offered(scene: Scene, way: str) -> bool:
    """Whether the viewer may take this option of an encounter."""
    return scene.decision is not None and ("option", way) in scene.decision.options


def row_of(faction: str) -> dict[str, Any]:
    return FACTION_ROWS[FACTIONS.index(faction)]


def character_of(faction: str) -> str:
    return str(row_of(faction)["character"])


def card_scene(
    key: str, sort: str, heading: str, told: str, painting: Node, ways: Sequence[Node], note: str, topic: str
) -> Element:
    """A card that is decided: a painting and what may be chosen."""
    return details(f"#moment-{key}", class_=f"moment moment-card moment-{sort}", open=True)[
        summary(".moment-head")[h2[heading], p[told]],
        div(".scythe-card-scene")[
            painting, ol(".scythe-ways", data_help=topic)[ways], p(".scythe-way-note")[note] if note else None
        ],
    ]


def way_row(
    words: Words, cost: Sequence[tuple[str, int]], gain: Sequence[tuple[str, int]], spot: str, said: str,
    off: bool, topic: str = "",
) -> Element:  # fmt: skip
    """One thing to choose: what it costs, what it says, and what it brings, as signs."""
    return li(class_=["scythe-way", {"scythe-off": off}], data_spot=spot, data_help=topic or None)[
        span(".scythe-way-cost", aria_hidden="true")[signs(cost) if cost else words.message("scythe-free")],
        span(".scythe-way-said")[said],
        span(".scythe-way-gain", aria_hidden="true")[signs(gain)],
    ]


def signs(amounts: Sequence[tuple[str, int]]) -> Node:
    """Amounts as signs, as many as there are."""
    return [sign_of(what) for what, count in amounts for _ in range(count)]


def sign_of(what: str) -> Node:
    if what == "any_resource":
        return good("crate")
    return good(what) if what in RESOURCES else icon(SIGNS.get(what, what))
