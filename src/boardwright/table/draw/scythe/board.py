"""What all share: the map, and beside it what is decided now, the tracks, the stars and the decks."""

from collections.abc import Mapping
from typing import Any

from boardwright.games.scythe.facts import DIAL, LETTERS, STAR_NAMES
from boardwright.games.scythe.vocabulary import COUNT, ENCOUNTER_CARD
from boardwright.table.elements import Element, Node, div, li, ol, section, span, table, tbody, td, th, thead, tr, ul
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Player, Scene
from boardwright.words import Words

from .chart import chart
from .icons import icon
from .names import named, topic_of
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


def board(scene: Scene) -> Node:
    """The map, and the tracks beside it."""
    return div(".scythe-board")[
        chart(scene),
        div(".scythe-tracks")[
            heading(scene), combat(scene), encounter(scene), claim(scene), tracks(scene), stars(scene)
        ],
    ]


HEADING = ("round", "structure_bonus", "factory", "encounter_deck", "combat_deck", "combat_discard")


def heading(scene: Scene) -> Node:
    """The round, the structure bonus and the decks."""
    return counts(scene.words, {name: scene.view[name] for name in HEADING})


@kept
def counts(words: Words, view: dict[str, Any]) -> Node:
    bonus = topic_of(view["structure_bonus"])
    discard = words.listed(str(value) for value in view["combat_discard"]) or "–"
    return section(".scythe-heading", aria_label=words.message("scythe-heading"))[
        div(".scythe-line")[
            span(".scythe-round")[words.message("scythe-round", count=view["round"])],
            deck("factory", words.message("scythe-factory-left", count=view["factory"]), view["factory"], "factory"),
            deck("encounter", words.message("scythe-encounters-left", count=view["encounter_deck"]),
                 view["encounter_deck"], "encounter"),
            deck("combat_cards",
                 words.message("scythe-combat-deck", count=view["combat_deck"], discard=discard),
                 view["combat_deck"], "combat"),
        ],
        div(".scythe-bonus", data_help=bonus)[icon("build"), words.message(f"topic-{bonus}")],
    ]  # fmt: skip


def deck(sign: str, told: str, count: int, topic: str) -> Element:
    return span(".scythe-deck", title=told, data_help=topic)[icon(sign, told), str(count)]


# -- what is decided now -------------------------------------------------------------------------------------------


def combat(scene: Scene) -> Node:
    """The combat in progress: who, where, and whose answer is sealed."""
    words, view = scene.words, scene.view
    if view["fight"] is None:
        return None
    rows = view["places"][view["fight"]]["units"]
    sides = [row["seat"] for row in rows if row["character"] or row["mechs"]]
    return section(".scythe-event", aria_label=words.message("scythe-combat"), data_help="combat")[
        div(".scythe-event-head")[
            icon("combat"), words.message("scythe-combat-in", place=words.name("place", view["fight"]))
        ],
        ul[(li[side(scene, seat)] for seat in sides)],
        dial(scene),
    ]


def side(scene: Scene, seat: int) -> Node:
    """One side of a combat."""
    view, words = scene.view, scene.words
    sealed, own = view["sealed"][seat], view["own_sealed"]
    said = words.message("scythe-sealed" if sealed else "scythe-choosing")
    if own is not None and seat == scene.viewer:
        cards = words.listed(str(value) for value in own["cards"]) or "–"
        said = words.message("scythe-own-sealed", dial=own["dial"], cards=cards)
    return [shield(scene.seats[seat]), span(".scythe-side")[scene.seats[seat].called], span(".scythe-quiet")[said]]


def dial(scene: Scene) -> Node:
    """The power dial, where the viewer is asked for it."""
    decision = scene.decision
    if decision is None or decision.ask != "dial":
        return None
    enough = [COUNT.of(option) for option in decision.options if option[0] == "dial"]
    return ol(".scythe-dial", aria_label=scene.words.message("scythe-dial"))[
        (
            li(class_={"scythe-off": number not in enough}, data_spot=f"dial-{number}")[str(number)]
            for number in range(DIAL + 1)
        )
    ]


def encounter(scene: Scene) -> Node:
    """The encounter card that is decided, with its three options."""
    words, view = scene.words, scene.view
    card = view["encounter"]
    if card is None:
        return None
    asked = scene.decision is not None and scene.decision.ask == "encounter"
    return section(".scythe-event.scythe-encounter-card", aria_label=words.title(card))[
        div(".scythe-event-head", data_help=card)[icon("encounter"), words.title(card)],
        ol[
            (
                li(class_={"scythe-off": asked and not offered(scene, way)}, data_spot=f"encounter-{way}")[
                    named(words, "encounter", way)
                ]
                for way in (f"{ENCOUNTER_CARD.inside(card)}{letter}" for letter in LETTERS)
            )
        ],
    ]


def offered(scene: Scene, way: str) -> bool:
    """Whether the viewer may take this option of an encounter."""
    return scene.decision is not None and ("option", way) in scene.decision.options


def claim(scene: Scene) -> Node:
    """The Factory cards to choose from."""
    words, view = scene.words, scene.view
    if scene.decision is None or scene.decision.ask != "claim":
        return None
    return section(".scythe-event", aria_label=words.message("scythe-claim"))[
        div(".scythe-event-head", data_help="factory")[icon("factory"), words.message("scythe-claim")],
        ol[
            (
                li(data_spot=f"claim-{card}", data_help=card)[named(words, "factory", card)]
                for card in view["factory_cards"] or ()
            )
        ],
    ]


# -- stars ---------------------------------------------------------------------------------------------------------


def stars(scene: Scene) -> Node:
    """Who has placed which stars."""
    return star_table(scene.cast, [player["stars"] for player in scene.view["players"]])


@kept
def star_table(cast: Cast, placed: list[dict[str, int]]) -> Node:
    """The stars of each seat."""
    words = cast.words
    return section(".scythe-stars", aria_label=words.message("scythe-stars"), data_help="stars")[
        table[
            thead[
                tr[
                    th(scope="col")[icon("star", words.message("scythe-stars"))],
                    (
                        th(scope="col", title=named(words, "star", kind))[
                            icon(STAR_SIGNS[kind], named(words, "star", kind))
                        ]
                        for kind in STAR_NAMES
                    ),
                ]
            ],
            tbody[(star_row(player, own) for player, own in zip(cast.seats, placed, strict=True))],
        ]
    ]


def star_row(player: Player, placed: Mapping[str, int]) -> Element:
    return tr(f".seat-{player.colour}")[
        th(scope="row")[shield(player, str(sum(placed.values())))],
        (td[star(placed.get(kind, 0))] for kind in STAR_NAMES),
    ]


def star(count: int) -> Node:
    if not count:
        return span(".scythe-no-star")["·"]
    return span(".scythe-star")["★" if count == 1 else f"★{count}"]


def shield(player: Player, more: str = "") -> Element:
    """A seat by its colour and shape."""
    return span(f".scythe-shield.seat-{player.colour}", title=player.called, role="img", aria_label=player.called)[
        player.shape, span(".scythe-shield-more")[more] if more else None
    ]
