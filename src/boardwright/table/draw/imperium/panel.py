"""What lies before one seat, and the hand of the viewer."""

from collections.abc import Iterable, Mapping
from typing import Any

from boardwright.games.imperium.facts import HAS_QUESTS, NATIONS
from boardwright.table.elements import Element, Node, details, div, span, summary
from boardwright.table.kept import kept
from boardwright.table.scene import Scene
from boardwright.words import Words

from .cards import full_card, in_play, small_card, small_cards, spent, tokens
from .faces import price_tag
from .icons import icon
from .names import entries_of, held, on_board
from .spots import deck_spot, hand_spot, tokens_spot

ZONES = {
    "hand": "hand",
    "deck": "deck",
    "discard": "discard",
    "history": "history",
    "nation": "nation",
    "development": "development",
    "sunken": "sunken",
}
"""The piles of a seat and their icons."""


def panel(scene: Scene, seat: int) -> Node:
    """Tokens and state, the sizes of the piles, and what lies in them as far as the viewer may know."""
    words, player = scene.words, scene.view["players"][seat]
    return div(".imperium-panel", data_spot=f"seat-{seat}")[
        stock(words, seat, {name: player[name] for name in STOCK}),
        sizes(words, seat, {zone: count_of(player, zone) for zone in ZONES}, exhausted(player)),
        div(".imperium-cards.imperium-playing")[(in_play(words, entry) for entry in entries_of(player))]
        if seat != on_board(scene)
        else None,
        div(".imperium-open")[piles(words, player, seat == scene.viewer)],
    ]


STOCK = ("tokens", "state", "crowned", "actions", "exhaust")


@kept
def stock(words: Words, seat: int, player: dict[str, Any]) -> Element:
    """Tokens and state."""
    return div(".imperium-stock")[supply(words, seat, player["tokens"]), state(words, player), left(words, player)]


def state(words: Words, player: Mapping[str, Any]) -> Element:
    """Barbarians or an empire, and whether the King of Kings is theirs."""
    name = player["state"]
    told = words.message(f"state-{name}")
    return div(".imperium-who")[
        span(f".imperium-state.imperium-state-{name}", data_help="barbarian", title=told)[
            icon(name, told), span(aria_hidden="true")[told]
        ],
        span(title=words.message("board-crowned"))[icon("power", words.message("board-crowned"))]
        if player["crowned"]
        else None,
    ]


def supply(words: Words, seat: int, counts: Mapping[str, int]) -> Element:
    """Materials, population, progress."""
    return div(".imperium-tokens", data_spot=tokens_spot(seat), data_help="pay")[tokens(words, counts)]


def left(words: Words, player: Mapping[str, Any]) -> Element:
    """Action and exhaust tokens that are left."""
    return div(".imperium-left")[
        (
            span(f".imperium-left-{sign}", title=words.message(f"board-{kind}", count=player[kind]), data_help=topic)[
                icon(sign, words.message(f"imperium-{kind}")), str(player[kind])
            ]
            for kind, sign, topic in (("actions", "action", "activate"), ("exhaust", "exhaust", "exhaust"))
        )
    ]


def exhausted(player: Mapping[str, Any]) -> list[str]:
    """The piles on which an exhaust token lies."""
    return [zone for zone in ZONES if player.get(f"{zone}_exhausted")]


@kept
def sizes(words: Words, seat: int, counts: dict[str, int], exhausted: list[str]) -> Element:
    """How many cards lie where."""
    return div(".imperium-sizes")[
        (
            span(
                ".imperium-size",
                data_spot=deck_spot(seat) if zone == "deck" else None,
                title=words.message(f"imperium-zone-{zone}", count=count),
            )[
                icon(ZONES[zone], words.message(f"imperium-zone-name-{zone}")),
                str(count),
                spent(words) if zone in exhausted else None,
            ]
            for zone, count in counts.items()
            if count or zone != "sunken"
        )
    ]


def count_of(player: Mapping[str, Any], zone: str) -> int:
    return int(player[f"{zone}_count"]) if f"{zone}_count" in player else len(player[zone])


def piles(words: Words, player: Mapping[str, Any], own: bool) -> Iterable[Node]:
    """The cards of piles that the viewer may look through, folded up."""
    if player["deck_top"]:
        yield known(words, "deck-top", player["deck_top"])
    if player["nation_top"]:
        yield known(words, "nation-top", [player["nation_top"]])
    if player["known"] and not own:
        yield known(words, "known", player["known"])
    if player["development"]:
        quests = HAS_QUESTS[NATIONS.index(player["nation"])]
        yield development(words, "quests" if quests else "development", player["development"])
    if player["hand"] and not own:  # the game is over
        yield zone_pile(words, "hand", player["hand"])
    for zone in ("discard", "history", "sunken", "deck", "nation_deck"):
        if player[zone]:
            yield zone_pile(words, zone, player[zone])


@kept
def development(words: Words, label: str, cards: list[str]) -> Node:
    """The cards that can be developed, each with its price."""
    return folded(words, label, len(cards), [small_card(words, card, price_tag(words, card)) for card in cards])


@kept
def zone_pile(words: Words, zone: str, cards: list[str]) -> Node:
    """The cards of a pile; those of a deck lie in an order that nobody knows."""
    order = words.message("imperium-no-order") if zone in ("deck", "nation_deck") else None
    return folded(words, zone.replace("_", "-"), len(cards), [order, small_cards(words, cards)])


def known(words: Words, label: str, cards: list[str]) -> Element:
    return div(".imperium-known")[
        span[words.message(f"board-{label}")], div(".imperium-cards")[small_cards(words, cards)]
    ]


def folded(words: Words, label: str, count: int, cards: Node) -> Element:
    return details[
        summary[words.message(f"imperium-fold-{label}", count=count)],
        div(".imperium-cards")[cards],
    ]


def hand(scene: Scene) -> Node:
    """The cards that the viewer holds."""
    equal: dict[str, list[str]] = {}
    for card in held(scene):
        equal.setdefault(hand_spot(card), []).append(card)
    if not equal:
        return None
    return div(".imperium-hand", tabindex="0")[(stack(scene.words, spot, cards) for spot, cards in equal.items())]


@kept
def stack(words: Words, spot: str, cards: list[str]) -> Element:
    """Equal cards, one over the other."""
    return div(".imperium-stack")[(full_card(words, card, spot, id=f"card-{card}") for card in cards)]
