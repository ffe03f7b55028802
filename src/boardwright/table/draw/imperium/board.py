"""The common area and, below it, the realm of the viewer."""

from typing import Any

from boardwright.games.imperium.facts import face_id
from boardwright.table.elements import Element, Node, b, div, em, h2, section, span
from boardwright.table.kept import kept
from boardwright.table.scene import Scene
from boardwright.words import Words

from .art import frieze, ground_picture
from .cards import chip, chips, full_card, in_play, tokens_on
from .icons import icon
from .names import entries_of, nation_name, offered, on_board, region_icons
from .panel import backs, plaques, purse
from .piles import opened, opener
from .spots import card_spot, pile_spot

CROWDED, FULL = 10, 18
"""With more cards in play than these they are drawn smaller, a step for each."""

FEW = {"main": 5, "unrest": 5}
"""With so few cards left in a pile the end is near."""

SMALL_PILES = ("region", "uncivilised", "civilised")
HELP = {"fame": "fame", "unrest": "unrest", "main": "scoring"}


def board(scene: Scene) -> Node:
    """What all share, what is laid open for a choice, and one realm, closer where it needs more room (fit.js)."""
    label = scene.words.message("board-common")
    view = scene.view
    return div(".imperium-board", data_scroll="yes", data_fit="", tabindex="0", role="group", aria_label=label)[
        plaques(scene),
        ending(scene),
        tray(scene),
        market(scene.words, view["piles"], view["market"], view["fame"], view["unrest"]),
        realm(scene, on_board(scene)),
        purse(scene),
    ]


def ending(scene: Scene) -> Node:
    """Whether the end has come near."""
    if not scene.view["reason"]:
        return None
    reason = str(scene.words.name("reason", scene.view["reason"]))
    said = scene.words.message("board-ending", reason=reason, last=scene.view["ending"] if not scene.over else 3)
    return div(".imperium-ending", data_help="scoring")[icon("end"), said]


# -- what all share --------------------------------------------------------------------------------------------------


@kept
def market(words: Words, piles: dict[str, int], cards: list[Any], fame: int, unrest: int) -> Element:
    """Five cards, each below the pile that fills its place; beside them fame and unrest."""
    return section(".imperium-market", aria_label=words.message("board-market"))[
        (pile(words, name, piles[name]) for name in (*SMALL_PILES, "main")),
        (slot(words, entry) for entry in cards),
        div(".imperium-doom")[stack(words, "fame", fame), stack(words, "unrest", unrest)],
    ]


def pile(words: Words, name: str, count: int) -> Element:
    """A pile that is face down: what it is and how many cards are left."""
    few = ".imperium-few" if count <= FEW.get(name, -1) else ""
    return div(
        f".imperium-pile.imperium-suit-{name}{few}",
        data_spot=pile_spot(name),
        data_help=HELP.get(name, "break-through"),
        title=words.message(f"imperium-pile-{name}", count=count),
    )[icon(name), span[words.message(f"imperium-pile-name-{name}")], b(".imperium-count")[str(count)]]


def stack(words: Words, name: str, count: int) -> Element:
    """Fame and unrest: their piles are small and much depends on them."""
    near = count <= FEW.get(name, -1)
    return div(
        class_=["imperium-stack-pile", f"imperium-suit-{name}", {"imperium-near": near}],
        data_spot=pile_spot(name),
        data_help=HELP[name],
        title=words.message(f"imperium-pile-{name}", count=count),
    )[
        ground_picture(name),
        icon(name),
        b(".imperium-count")[str(count)],
        span[words.message(f"imperium-pile-name-{name}")],
        em[words.message("imperium-collapse-near", count=count)] if near and name == "unrest" else None,
    ]


@kept
def slot(words: Words, entry: dict[str, Any] | None) -> Element:
    """A place of the market."""
    if entry is None:
        return div(".imperium-slot.imperium-empty")[words.message("board-empty-slot")]
    card, beneath = entry["card"], words.message("board-unrest-beneath")
    unrest = span(".imperium-token.imperium-token-unrest", title=beneath, data_help="unrest")[icon("unrest", beneath)]
    lies = div(".imperium-on")[tokens_on(words, entry["tokens"]), unrest if entry["unrest"] else None]
    with_more = entry["unrest"] or any(entry["tokens"].values())
    return div(".imperium-slot")[
        full_card(words, card, card_spot(card), lies if with_more else None, id=f"card-{card}")
    ]


def tray(scene: Scene) -> Node:
    """Cards from piles that are laid open because the viewer may choose one of them."""
    cards = offered(scene)
    if not cards:
        return None
    return section(".imperium-tray", aria_label=scene.words.message("imperium-choose-from"))[
        h2[scene.words.message("imperium-choose-from")],
        div(".imperium-row", tabindex="0")[(full_card(scene.words, card, card_spot(card)) for card in cards)],
    ]


# -- the realm of one seat -------------------------------------------------------------------------------------------


def realm(scene: Scene, seat: int) -> Element:
    """The cards in play of one seat, its piles, and whose turn it is."""
    words, player = scene.words, scene.view["players"][seat]
    entries = entries_of(player)
    own = seat == scene.viewer
    title = words.message("imperium-your-area" if own else "imperium-area", seat=scene.seats[seat].called)
    step = sum(len(entries) > limit for limit in (CROWDED, FULL))
    return section(
        f".imperium-area.seat-{scene.seats[seat].colour}.nation-{player['nation']}", aria_label=title
    )[
        div(".imperium-area-head")[
            h2[title],
            icons_in_play(words, [entry["card"] for entry in player["play"]]),
            frieze(player["nation"]),
            status(scene),
        ],
        div(f".imperium-field.imperium-step-{step}")[
            (in_play(words, entry) for entry in entries), backs(scene, seat)
        ],
        known(scene),
    ]  # fmt: skip


def status(scene: Scene) -> Element:
    """The round, whose turn it is, and the exile."""
    view, words = scene.view, scene.words
    exiled = view["exile"]
    told = words.message("imperium-exile", count=len(exiled))
    return div(".imperium-status")[
        span(".imperium-round", data_help="solstice")[words.message("imperium-round", round=view["round"])],
        None if scene.over else doing(scene),
        opener(words, "exile", told, [icon("exile"), span[told]], ".imperium-exile", data_help="exile"),
        opened(words, "exile", told, exiled, False, False),
    ]


def doing(scene: Scene) -> Element:
    """Whose turn it is, or that it is the solstice."""
    view, words = scene.view, scene.words
    if view["doing"] == "solstice":
        return span(".imperium-turn", data_help="solstice")[icon("solstice"), words.message("topic-solstice")]
    seat = scene.seats[view["turn"]]
    nation = nation_name(words, view["players"][view["turn"]])
    return span(f".imperium-turn.seat-{seat.colour}")[
        span(aria_hidden="true")[seat.shape], words.message(f"imperium-doing-{view['doing']}", nation=nation)
    ]


@kept
def icons_in_play(words: Words, cards: list[str]) -> Node:
    """How many region icons lie in a play area."""
    totals: dict[str, int] = {}
    for card in cards:
        for name, count in region_icons(card).items():
            totals[name] = totals.get(name, 0) + count
    return span(".imperium-totals")[
        (
            span(title=words.message(f"board-icon-{name}", count=count))[
                icon(name, words.message(f"icon-{name}")), str(count)
            ]
            for name, count in totals.items()
        )
    ]


def known(scene: Scene) -> Node:
    """Fame cards the viewer knows, and the King of Kings."""
    view, words = scene.view, scene.words
    king = view["king_of_kings"]
    return [
        div(".imperium-known")[span[words.message("board-fame-seen")], chips(words, view["fame_seen"])]
        if view["fame_seen"]
        else None,
        div(".imperium-known")[span[words.message("board-king")], chip(words, face_id(king["card"], king["flipped"]))]
        if view["fame"] == 0
        else None,
    ]
