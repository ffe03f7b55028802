"""What all share: the map with the round and the supply in its corners; beside it the ambitions and the Court."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.table.elements import Element, Node, div, h2, li, ol, rendered, section, span, ul
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene
from boardwright.words import Words

from .cards import action_card, court_card, face_down
from .chart import charts
from .icons import icon, piece
from .names import ambition_name, resource_name

ROUND = ("round", "zero", "seized", "turn", "prelude", "pips")
SUPPLY = ("supply", "spent", "discard", "face_up_discard")
"""What the view says of the round, and of the supply."""
MOST_AGENTS = 3
"""More agents of a seat on a card are one and a number."""
Sign = tuple[str, str, str]
"""Something that lies on an ambition: its icon, what it is, and its topic of help."""


def board(scene: Scene) -> Node:
    """The map, and in its corners the cards of this round, whose turn it is, and the supply."""
    view = scene.view
    return div(".arcs-board")[
        charts(scene),
        corners(scene),
        draft(scene.words, [*view["draft"]["leaders"], *view["draft"]["lore"]]),
    ]


def corners(scene: Scene) -> Node:
    """What lies in the corners of the map."""
    view = scene.view
    return [
        played(scene.cast, {name: view[name] for name in ROUND}),
        supply(scene.words, {name: view[name] for name in SUPPLY}),
        standings(scene.cast, [standing(player) for player in view["players"]], view["initiative"]),
        ambition_strip(scene.cast, view["ambitions"]),
    ]


def standing(player: Mapping[str, Any]) -> list[int]:
    """The Power and the number of cards of a seat."""
    return [player["power"], player["hand_count"]]


def aside(scene: Scene) -> Node:
    """The ambitions and the Court."""
    view = scene.view
    return [
        ambitions(scene.cast, view["ambitions"], view["available_markers"]),
        court(scene.cast, view["court"], view["court_deck"]),
    ]


@kept
def ambitions(
    cast: Cast,
    declared: dict[str, Any],
    available: list[tuple[int, int]],
    signs: dict[str, list[Sign]] | None = None,
) -> Node:
    """What each ambition is worth now, and how far everybody is; `signs` lie on some of them."""
    words = cast.words
    return section(".arcs-ambitions", aria_label=words.message("board-ambitions"), data_help="ambition")[
        h2[
            words.message("board-ambitions"),
            span(".arcs-available")[
                span[words.message("arcs-markers-left")],
                " ",
                [marker(words, first, second) for first, second in available] or "–",
            ],
        ],
        ul[(ambition(cast, name, entry, (signs or {}).get(name, [])) for name, entry in declared.items())],
    ]


def ambition(cast: Cast, name: str, entry: Mapping[str, Any], signs: Sequence[Sign]) -> Element:
    words = cast.words
    return li(f".arcs-ambition{'.arcs-declared' if entry['markers'] else ''}", data_spot=f"ambition-{name}")[
        icon(name),
        span(".arcs-ambition-name")[ambition_name(words, name)],
        span(".arcs-markers")[
            (marker(words, first, second) for first, second in entry["markers"]), ambition_signs(signs)
        ],
        counts(cast, entry),
    ]


@kept
def ambition_strip(cast: Cast, declared: dict[str, Any]) -> Node:
    """On a phone, under the map: the same in one line."""
    words = cast.words
    return section(".arcs-strip", aria_label=words.message("board-ambitions"), data_help="ambition")[
        (
            span(
                f".arcs-strip-one{'.arcs-declared' if entry['markers'] else ''}",
                data_spot=f"ambition-{name}",
                title=ambition_name(words, name),
            )[
                span(".arcs-markers")[
                    icon(name, ambition_name(words, name)),
                    (marker(words, first, second) for first, second in entry["markers"]),
                ],
                counts(cast, entry),
            ]
            for name, entry in declared.items()
        )
    ]


def counts(cast: Cast, entry: Mapping[str, Any]) -> Element:
    """How far everybody is; who has the most stands out."""
    most = max(entry["counts"])
    return span(".arcs-counts")[
        (
            span(
                f".arcs-count.seat-{player.colour}{'.arcs-most' if count and count == most else ''}",
                title=player.called,
            )[span(".arcs-shape")[player.shape], str(count)]
            for player, count in zip(cast.seats, entry["counts"], strict=True)
        ),
        span(".arcs-count", title=cast.words.message("arcs-dummy"))[f"+{entry['dummy']}"] if entry["dummy"] else None,
    ]


def marker(words: Words, first: int, second: int) -> Node:
    """The power for the first and the second place."""
    told = words.message("arcs-marker", first=first, second=second)
    return span(".arcs-marker", title=told, role="img", aria_label=told)[span[str(first)], span[str(second)]]


def ambition_signs(signs: Sequence[Sign]) -> Node:
    return [span(".arcs-sign", data_help=topic, title=told)[icon(sign, told)] for sign, told, topic in signs]


@kept
def played(cast: Cast, view: dict[str, Any]) -> Node:
    """The cards of this round, in the order of play."""
    words = cast.words
    return section(".arcs-round", aria_label=words.message("board-round"))[
        ol[
            (
                li(f".seat-{cast.seats[entry['seat']].colour}", data_spot=f"played-{entry['seat']}")[
                    action_card(words, entry["card"], f"card-{entry['card']}", True)
                    if entry["card"]
                    else face_down(words, entry["seat"]),
                    span(".arcs-mode")[
                        span(".arcs-shape")[cast.seats[entry["seat"]].shape],
                        " ",
                        words.message(f"arcs-mode-{entry['mode']}"),
                    ],
                    span(".arcs-zero", title=words.message("board-zero"))["0"] if view["zero"] and place == 0 else None,
                ]
                for place, entry in enumerate(view["round"])
            )
        ],
        span(".arcs-quiet")[words.message("board-nothing-played")] if not view["round"] else None,
        span(".arcs-seized")[words.message("board-seized", seat=cast.seats[view["seized"]].called)]
        if view["seized"] >= 0
        else None,
        turn(cast, view),
    ]


def turn(cast: Cast, view: Mapping[str, Any]) -> Node:
    """Whose turn it is and what is left of it."""
    words = cast.words
    if view["turn"] < 0:
        return None
    player = cast.seats[view["turn"]]
    what = words.message("arcs-in-prelude") if view["prelude"] else words.message("arcs-pips-left", count=view["pips"])
    return span(f".arcs-turn.seat-{player.colour}")[f"{player.shape} {player.called}: {what}"]


@kept
def supply(words: Words, view: dict[str, Any]) -> Node:
    """The resource tokens that can still be gained, and the discard pile."""
    return section(".arcs-supply", aria_label=words.message("board-supply"))[
        (
            span(f".arcs-token.arcs-res-{resource}", title=resource_name(words, resource))[
                icon(resource, resource_name(words, resource)),
                str(count),
                f" (+{view['spent'][resource]})" if view["spent"][resource] else None,
            ]
            for resource, count in view["supply"].items()
        ),
        span(".arcs-quiet")[words.message("board-discard", count=view["discard"])],
        [action_card(words, card, "", True) for card in view["face_up_discard"]],
    ]


@kept
def standings(cast: Cast, rows: list[list[int]], initiative: int) -> Node:
    """On a phone, above the map: the Power and the cards of everybody."""
    words = cast.words
    return section(".arcs-standings", aria_label=words.message("arcs-standings"))[
        (
            span(f".arcs-standing.seat-{player.colour}", data_spot=f"seat-{seat}")[
                span(".badge", aria_hidden="true")[player.shape],
                span(".arcs-power", title=words.message("board-power", count=power))[str(power)],
                icon("initiative", words.message("board-initiative")) if seat == initiative else None,
                span(".arcs-held-cards", title=words.message("board-cards-number", count=cards))[
                    icon("hand", words.message("board-cards-number", count=cards)), str(cards)
                ],
            ]
            for seat, (player, (power, cards)) in enumerate(zip(cast.seats, rows, strict=True))
        )
    ]


@kept
def court(cast: Cast, row: list[dict[str, Any]], deck: int) -> Node:
    """The row of the Court, with the agents on each card."""
    words = cast.words
    told = words.message("board-court", count=deck)
    return section(".arcs-court", aria_label=told)[
        court_heading(words, deck),
        (court_card(words, entry["card"], False, rendered(agents(cast, entry["agents"]))) for entry in row),
    ]


def court_heading(words: Words, deck: int) -> Element:
    """The name of the Court, and how many cards are left."""
    told = words.message("board-court", count=deck)
    return h2[words.message("arcs-court"), span(".arcs-deck", title=told)[icon("hand", told), str(deck)]]


def agents(cast: Cast, counts: list[int]) -> Element:
    """Whose agents lie on a card."""
    return span(".arcs-agents")[
        (
            span(f".arcs-agents-of.seat-{player.colour}")[
                [piece("agent-piece", "") for _ in range(count if count <= MOST_AGENTS else 1)],
                str(count) if count > MOST_AGENTS else None,
                span(".unseen")[cast.words.message("arcs-agents", seat=player.called, count=count)],
            ]
            for player, count in zip(cast.seats, counts, strict=True)
            if count
        )
    ]


@kept
def draft(words: Words, offered: list[str]) -> Node:
    """Leaders and lore to choose from."""
    if not offered:
        return None
    return section(".arcs-draft", aria_label=words.message("arcs-draft"))[(court_card(words, card) for card in offered)]
