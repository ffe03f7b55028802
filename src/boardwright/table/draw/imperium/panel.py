"""What lies before one seat, and the hand of the viewer."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from boardwright.games.imperium.facts import HAS_QUESTS, NATIONS
from boardwright.table.elements import Element, Node, details, div, span, summary
from boardwright.table.scene import Scene

from .cards import full_card, in_play, small_card, small_cards, spent, tokens
from .faces import price_tag
from .icons import icon
from .names import entries_of, held, on_board
from .spots import deck_spot, hand_spot, seat_spot, tokens_spot

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
    player = scene.view["players"][seat]
    return div(".imperium-panel", data_spot=seat_spot(seat))[
        div(".imperium-stock")[stock(scene, seat, player), state(scene, player), left(scene, player)],
        sizes(scene, seat, player),
        div(".imperium-cards.imperium-playing")[(in_play(scene, entry) for entry in entries_of(player))]
        if seat != on_board(scene)
        else None,
        div(".imperium-open")[(pile for pile in piles(scene, seat, player))],
    ]


def state(scene: Scene, player: Mapping[str, Any]) -> Element:
    """Barbarians or an empire, and whether the King of Kings is theirs."""
    words, name = scene.words, player["state"]
    told = words.message(f"state-{name}")
    return div(".imperium-who")[
        span(f".imperium-state.imperium-state-{name}", data_help="barbarian", title=told)[
            icon(name, told), span(aria_hidden="true")[told]
        ],
        span(title=words.message("board-crowned"))[icon("power", words.message("board-crowned"))]
        if player["crowned"]
        else None,
    ]


def stock(scene: Scene, seat: int, player: Mapping[str, Any]) -> Element:
    """Materials, population, progress."""
    return div(".imperium-tokens", data_spot=tokens_spot(seat), data_help="pay")[
        tokens(scene.words, player["tokens"])
    ]


def left(scene: Scene, player: Mapping[str, Any]) -> Element:
    """Action and exhaust tokens that are left."""
    words = scene.words
    return div(".imperium-left")[
        (
            span(f".imperium-left-{sign}", title=words.message(f"board-{kind}", count=player[kind]), data_help=topic)[
                icon(sign, words.message(f"imperium-{kind}")), str(player[kind])
            ]
            for kind, sign, topic in (("actions", "action", "activate"), ("exhaust", "exhaust", "exhaust"))
        )
    ]


def sizes(scene: Scene, seat: int, player: Mapping[str, Any]) -> Element:
    """How many cards lie where."""
    words = scene.words
    counts = {zone: count_of(player, zone) for zone in ZONES}
    tokens_on = {zone: spent(words) for zone in ZONES if player.get(f"{zone}_exhausted")}
    return div(".imperium-sizes")[
        (
            span(
                ".imperium-size",
                data_spot=deck_spot(seat) if zone == "deck" else None,
                title=words.message(f"imperium-zone-{zone}", count=count),
            )[icon(ZONES[zone], words.message(f"imperium-zone-name-{zone}")), str(count), tokens_on.get(zone)]
            for zone, count in counts.items()
            if count or zone != "sunken"
        )
    ]


def count_of(player: Mapping[str, Any], zone: str) -> int:
    return int(player[f"{zone}_count"]) if f"{zone}_count" in player else len(player[zone])


def piles(scene: Scene, seat: int, player: Mapping[str, Any]) -> Iterable[Node]:
    """The cards of piles that the viewer may look through, folded up."""
    words, own = scene.words, seat == scene.viewer
    if player["deck_top"]:
        yield known(scene, "deck-top", player["deck_top"])
    if player["nation_top"]:
        yield known(scene, "nation-top", [player["nation_top"]])
    if player["known"] and not own:
        yield known(scene, "known", player["known"])
    if player["development"]:
        quests = HAS_QUESTS[NATIONS.index(player["nation"])]
        cards = (small_card(scene, card, price_tag(words, card)) for card in player["development"])
        yield folded(scene, "quests" if quests else "development", len(player["development"]), cards)
    for zone in ("discard", "history", "sunken", "deck", "nation_deck"):
        if player[zone]:
            order = words.message("imperium-no-order") if zone in ("deck", "nation_deck") else None
            label, listed = zone.replace("_", "-"), small_cards(scene, player[zone])
            yield folded(scene, label, len(player[zone]), [order, listed])


def known(scene: Scene, label: str, cards: Iterable[str]) -> Element:
    return div(".imperium-known")[
        span[scene.words.message(f"board-{label}")], div(".imperium-cards")[small_cards(scene, cards)]
    ]


def folded(scene: Scene, label: str, count: int, cards: Node) -> Element:
    return details[
        summary[scene.words.message(f"imperium-fold-{label}", count=count)],
        div(".imperium-cards")[cards],
    ]


def hand(scene: Scene) -> Node:
    """The cards that the viewer holds."""
    equal: dict[str, list[str]] = {}
    for card in held(scene):
        equal.setdefault(hand_spot(card), []).append(card)
    if not equal:
        return None
    return div(".imperium-hand", tabindex="0")[(stack(scene, spot, cards) for spot, cards in equal.items())]


def stack(scene: Scene, spot: str, cards: Sequence[str]) -> Element:
    """Equal cards, one over the other."""
    return div(".imperium-stack")[(full_card(scene, card, spot, id=f"card-{card}") for card in cards)]
