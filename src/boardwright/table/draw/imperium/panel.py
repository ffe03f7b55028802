"""What lies before one seat, and the hand of the viewer."""

from collections.abc import Iterable, Mapping
from typing import Any

from boardwright.games.imperium.facts import EXHAUST_OF, HAS_QUESTS, NATIONS
from boardwright.table.elements import Element, Node, b, button, div, small, span
from boardwright.table.kept import kept
from boardwright.table.scene import Scene
from boardwright.words import Words

from .art import emblem_of, frieze, piece
from .cards import chip_in_play, chips, full_card, spent, tokens
from .icons import icon
from .names import entries_of, held, nation_name, on_board
from .piles import opened, opener
from .spots import deck_spot, hand_spot, tokens_spot

ZONES = ("hand", "deck", "discard", "history", "nation", "development", "sunken")
"""The piles of a seat; their icons have the same names."""

CONTENTS = {
    "hand": "hand",
    "deck": "deck",
    "discard": "discard",
    "history": "history",
    "nation": "nation_deck",
    "development": "development",
    "sunken": "sunken",
}
"""Where the view has the cards of a pile, as far as the viewer may know them."""

ACTIONS = 3
HEAP = 5
"""A heap shows so many pieces at most; the number says the rest."""

STATE_BOX = 48


def panel(scene: Scene, seat: int) -> Node:
    """Tokens and state, the sizes of the piles, and what lies in them as far as the viewer may know."""
    words, player = scene.words, scene.view["players"][seat]
    here = seat == on_board(scene)
    return div(
        f".imperium-panel.nation-{player['nation']}", data_spot=f"seat-{seat}"
    )[
        crest(words, player["nation"], player["state"], player["crowned"]),
        bowls(words, seat, player["nation"], {name: player[name] for name in STOCK}) if here else [
            stock(words, seat, {name: player[name] for name in STOCK}),
            zones(words, seat, zones_of(player), player["nation"]),
            div(
                ".imperium-cards.imperium-playing", tabindex="0", role="group",
                aria_label=words.message("imperium-area", seat=scene.seats[seat].called),
            )[
                (chip_in_play(words, entry) for entry in entries_of(player)), known(words, player, False)
            ],
        ],
        known(words, player, seat == scene.viewer) if here else None,
        contents(words, seat, player, seat == scene.viewer),
    ]  # fmt: skip


STOCK = ("tokens", "state", "crowned", "actions", "exhaust")


@kept
def crest(words: Words, nation: str, state: str, crowned: bool) -> Node:
    """The emblem of the nation before its frieze, and whether they are barbarians or an empire."""
    told = words.message(f"state-{state}")
    return [
        frieze(nation),
        span(".imperium-medal", data_help=nation)[emblem_of(nation)],
        span(".imperium-seals")[
            span(title=words.message("board-crowned"))[icon("power", words.message("board-crowned"))]
            if crowned
            else None,
            span(".imperium-state", data_help="barbarian", title=told)[piece(state, told, STATE_BOX)],
        ],
    ]


@kept
def stock(words: Words, seat: int, player: dict[str, Any]) -> Element:
    """The tokens of another seat in one line."""
    return div(".imperium-stock")[
        span(".imperium-tokens", data_spot=tokens_spot(seat), data_help="pay")[tokens(words, player["tokens"])],
        (
            span(
                ".imperium-token.imperium-left",
                title=words.message(f"board-{kind}", count=player[kind]),
                data_help=topic,
            )[piece(sign, words.message(f"imperium-{kind}")), str(player[kind])]
            for kind, sign, topic in LEFT
        ),
    ]  # fmt: skip


LEFT = (("actions", "action", "activate"), ("exhaust", "exhaust", "exhaust"))
"""Action and exhaust tokens that are left: their name in a view, their piece, their help."""


@kept
def bowls(words: Words, seat: int, nation: str, player: dict[str, Any]) -> Node:
    """The tokens of the realm on the board: a heap of each kind, and those for actions in a row."""
    return [
        div(".imperium-bowls", data_spot=tokens_spot(seat), data_help="pay")[
            (
                span(f".imperium-bowl.imperium-bowl-{kind}", title=words.message(f"board-{kind}", count=count))[
                    span(".imperium-heap")[[piece(kind)] * min(count, HEAP)],
                    b[str(count)],
                    small[words.message(f"imperium-bowl-{kind}")],
                ]
                for kind, count in player["tokens"].items()
            )
        ],
        div(".imperium-coins")[
            (
                span(".imperium-coin-row", data_help=topic)[
                    span(".imperium-coin-pieces")[
                        [piece(sign)] * player[kind], [piece("slot")] * max(0, whole - player[kind])
                    ],
                    small[words.message(f"imperium-{kind}-left", count=player[kind])],
                ]
                for (kind, sign, topic), whole in zip(LEFT, (ACTIONS, EXHAUST_OF[NATIONS.index(nation)]), strict=True)
            )
        ],
    ]


# -- piles -----------------------------------------------------------------------------------------------------------


def zones_of(player: Mapping[str, Any]) -> dict[str, list[int]]:
    """How many cards lie in each pile, how many of them the viewer may see, and whether a token lies on it."""
    return {
        zone: [count_of(player, zone), len(player[CONTENTS[zone]] or ()), int(bool(player.get(f"{zone}_exhausted")))]
        for zone in ZONES
        if zone != "sunken" or count_of(player, zone)
    }


def count_of(player: Mapping[str, Any], zone: str) -> int:
    return int(player[f"{zone}_count"]) if f"{zone}_count" in player else len(player[zone])


@kept
def zones(words: Words, seat: int, sizes: dict[str, list[int]], nation: str) -> Element:
    """How many cards lie where; what may be looked through opens."""
    return div(".imperium-zones")[
        (zone_cell(words, seat, zone, size, nation) for zone, size in sizes.items())
    ]  # fmt: skip


def zone_cell(words: Words, seat: int, zone: str, size: list[int], nation: str) -> Element:
    count, seen, exhausted = size
    told = words.message(f"imperium-zone-{zone}", count=count)
    spot = deck_spot(seat) if zone == "deck" else None
    content: list[Node] = [
        icon(zone),
        b[str(count)],
        small[words.message(f"imperium-short-{short_name(zone, nation)}")],
        spent(words) if exhausted else None,
    ]
    if seen:
        return opener(words, pile_id(seat, zone), told, content, ".imperium-zone", data_spot=spot)
    return div(".imperium-zone", title=told, data_spot=spot)[content]


def short_name(zone: str, nation: str) -> str:
    """Arthurians have quests where others develop."""
    return "quests" if zone == "development" and HAS_QUESTS[NATIONS.index(nation)] else zone


def pile_id(seat: int, zone: str) -> str:
    return f"pile-{seat}-{zone}"


def backs(scene: Scene, seat: int) -> Node:
    """The piles of the realm on the board, as the backs of its cards."""
    player = scene.view["players"][seat]
    return cards_backs(scene.words, seat, zones_of(player), player["nation"])


@kept
def cards_backs(words: Words, seat: int, sizes: dict[str, list[int]], nation: str) -> Element:
    return div(".imperium-backs")[
        (zone_cell(words, seat, zone, size, nation) for zone, size in sizes.items() if zone != "hand")
    ]


def contents(words: Words, seat: int, player: Mapping[str, Any], own: bool) -> Iterable[Node]:
    """What opens when a pile is clicked that the viewer may look through."""
    quests = HAS_QUESTS[NATIONS.index(player["nation"])]
    for zone, place in CONTENTS.items():
        cards = player[place]
        if not cards or (zone == "hand" and own):
            continue
        label = "quests" if zone == "development" and quests else place.replace("_", "-")
        title = words.message(f"imperium-fold-{label}", count=len(cards))
        yield opened(
            words, pile_id(seat, zone), title, cards, zone == "development", place in ("deck", "nation_deck")
        )  # fmt: skip


def known(words: Words, player: Mapping[str, Any], own: bool) -> Iterable[Node]:
    """Cards that the viewer knows though they lie face down."""
    tops = {"deck-top": player["deck_top"], "nation-top": [player["nation_top"]] if player["nation_top"] else []}
    for label, cards in {**tops, "known": [] if own else player["known"]}.items():
        if cards:
            yield div(".imperium-known")[span[words.message(f"board-{label}")], chips(words, cards)]


# -- on a phone ------------------------------------------------------------------------------------------------------


def plaques(scene: Scene) -> Element:
    """The other seats in a line each, for screens that show the board without the panels."""
    words = scene.words
    others = [seat for seat in range(len(scene.seats)) if seat != on_board(scene)]
    return div(".imperium-plaques")[
        (
            plaque(
                words,
                seat,
                scene.view["players"][seat]["nation"],
                scene.seats[seat].colour,
                scene.seats[seat].shape,
                scene.view["players"][seat]["state"],
                nation_name(words, scene.view["players"][seat]),
                {**scene.view["players"][seat]["tokens"], "hand": count_of(scene.view["players"][seat], "hand")},
            )
            for seat in others
        )
    ]


def purse(scene: Scene) -> Element:
    """The tokens of the realm on the board, for the same screens."""
    seat = on_board(scene)
    player = scene.view["players"][seat]
    return div(f".imperium-purse.nation-{player['nation']}")[
        stock(scene.words, seat, {name: player[name] for name in STOCK})
    ]


@kept
def plaque(
    words: Words, seat: int, nation: str, colour: str, shape: str, state: str, name: str, counts: dict[str, int]
) -> Element:
    return button(
        f"#plaque-{seat}.imperium-plaque.nation-{nation}.seat-{colour}",
        type="button",
        data_part="panels",
        aria_label=name,
    )[
        span(".imperium-medal")[emblem_of(nation)],
        b[name],
        span(".badge", aria_hidden="true")[shape],
        span(".imperium-state")[piece(state, words.message(f"state-{state}"), STATE_BOX)],
        span(".imperium-plaque-stock")[
            (
                span[piece(kind) if kind != "hand" else icon("hand"), str(count)]
                for kind, count in counts.items()
            )
        ],
    ]  # fmt: skip


# -- the hand --------------------------------------------------------------------------------------------------------


def hand(scene: Scene) -> Node:
    """The cards that the viewer holds; those that cannot be played now are pale."""
    equal: dict[str, list[str]] = {}
    for card in held(scene):
        equal.setdefault(hand_spot(card), []).append(card)
    if not equal:
        return None
    refused = {reason.topic for reason in scene.reasons}
    return div(".imperium-hand", data_fit="", tabindex="0")[
        (stack(scene.words, spot, cards, cards[0] in refused) for spot, cards in equal.items())
    ]


@kept
def stack(words: Words, spot: str, cards: list[str], refused: bool) -> Element:
    """Equal cards, one over the other."""
    state = "imperium-not-now" if refused else ""
    return div(".imperium-stack")[(full_card(words, card, spot, id=f"card-{card}", state=state) for card in cards)]
