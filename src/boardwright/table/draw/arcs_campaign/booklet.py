"""The Empire beside the map: the First Regent with the Trust, the policies, what the booklet holds, the dice."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.games.arcs.campaign.facts import (
    BLIGHT,
    EDICT_ORDER,
    EMPIRE,
    FREE_STATES,
    ROWS,
)
from boardwright.games.arcs.campaign.vocabulary import ALL_COURT
from boardwright.table.draw.arcs.icons import icon
from boardwright.table.draw.arcs.names import card_name, resource_name
from boardwright.table.elements import Node, details, div, li, ol, section, span, summary, ul
from boardwright.table.kept import kept
from boardwright.table.scene import Cast
from boardwright.words import Words

EMPIRE_PARTS = ("first_regent", "trust", "policies", "booklet", "laws")
EVENT_PARTS = ("rolled", "agenda", "resolving", "ticked")
TRUST = "law05"
SHOWN_OTHERWISE = ("law02", "law03", TRUST)
"""Laws that are explained where the Free States, the Blight and the Trust are shown."""
MOST_OPEN = 4
"""More laws than this are folded up until somebody wants to read them."""


@kept
def empire(cast: Cast, view: dict[str, Any], free: list[int], blight: list[int]) -> Node:
    """Who governs, what lies in the Trust, what is in force, and how much of Free States and Blight there is."""
    words, first = cast.words, view["first_regent"]
    holder = cast.seats[first] if first >= 0 else None
    return section(".reach-empire", aria_label=words.message("reach-empire"), data_spot=f"seat-{EMPIRE}")[
        div(".reach-regency")[
            div(".reach-regent", data_help="first-regent")[
                icon("first-regent"),
                span[words.message("reach-first-regent")],
                span(f".arcs-chip.seat-{holder.colour}")[f"{holder.shape} {holder.called}"]
                if holder
                else span(".arcs-quiet")[words.message("reach-nobody")],
            ],
            trust(words, view["trust"]),
        ],
        ol(".reach-laws", aria_label=words.message("reach-policies"))[
            (policy(words, card, place == 0) for place, card in enumerate(view["policies"]))
        ],
        div(".reach-standing")[
            laws(words, [card for card in [*view["booklet"], *view["laws"]] if card not in SHOWN_OTHERWISE]),
            other(cast, FREE_STATES, "law02", "reach-free-buildings", free, ("city", "ruin")),
            other(cast, BLIGHT, "law03", "reach-blight", blight, ("blight", "blight-damaged")),
        ],
    ]


def laws(words: Words, cards: Sequence[str]) -> Node:
    """What else is in the rules booklet; folded up if it is much."""
    told = words.message("reach-booklet")
    return details(".reach-booklet", open=len(cards) <= MOST_OPEN)[
        summary[icon("law"), " ", words.message("reach-laws-count", count=len(cards))],
        ul(".reach-laws", aria_label=told)[(law(words, card) for card in cards)],
    ]


def trust(words: Words, tokens: Mapping[str, int]) -> Node:
    """p.14: the resources that lie on the First Regent tile."""
    return div(".reach-trust", data_help=TRUST, data_spot=f"card-{TRUST}")[
        icon("trust"),
        span[words.message("reach-trust")],
        [
            span(f".arcs-token.arcs-res-{resource}", data_spot=f"trust-{resource}")[
                icon(resource, resource_name(words, resource)), str(count)
            ]
            for resource, count in tokens.items()
            if count
        ]
        or span(".arcs-quiet")[words.message("reach-empty")],
    ]


def policy(words: Words, card: str, on_top: bool) -> Node:
    """A policy; the one on top is in force, the others are told by their last word."""
    name = card_name(words, card)
    if on_top:
        return li(".reach-law.reach-on-top", data_spot=f"card-{card}", data_help=card)[
            icon("edict", words.message("reach-in-force")), name
        ]
    short = words.message(f"reach-{ROWS[ALL_COURT.numbers[card]]['policy']}")
    return li(".reach-law", data_spot=f"card-{card}", data_help=card, aria_label=name, title=name)[short]


def law(words: Words, card: str) -> Node:
    """What binds everybody: a law, or an edict with its number."""
    number = EDICT_ORDER.get(ALL_COURT.numbers[card])
    return li(".reach-law", data_spot=f"card-{card}", data_help=card)[
        card_name(words, card), None if number is None else f" ({number})"
    ]


def other(cast: Cast, owner: int, topic: str, told: str, pieces: list[int], signs: tuple[str, str]) -> Node:
    """An owner of pieces who is no player: how many there are, fresh and damaged."""
    player, said = cast.seats[owner], cast.words.message(told, fresh=pieces[0], damaged=pieces[1])
    return span(
        f".arcs-chip.seat-{player.colour}", role="img", data_spot=f"seat-{owner}", data_help=topic, aria_label=said,
        title=said,
    )[player.shape, ((icon(sign), str(count)) for sign, count in zip(signs, pieces, strict=True) if count)]  # fmt: skip


def free_buildings(systems: Mapping[str, Any]) -> list[int]:
    """How many buildings of the Free States there are, fresh and damaged."""
    slots = [slot for system in systems.values() for slot in system["buildings"]]
    hurt = [slot["damaged"] for slot in slots if slot and slot["owner"] == FREE_STATES]
    return [hurt.count(False), hurt.count(True)]


def blight_tokens(systems: Mapping[str, Any]) -> list[int]:
    """How much Blight there is, fresh and damaged."""
    return [sum(system[kind][BLIGHT] for system in systems.values()) for kind in ("fresh", "damaged")]


# -- Events --------------------------------------------------------------------------------------------------------


@kept
def event(words: Words, view: dict[str, Any]) -> Node:
    """The dice as they lie there, and what of the Crises or Edicts is done and still to come."""
    if not view["rolled"] and not view["resolving"]:
        return None
    rolled = view["rolled"]
    return section(".reach-event", aria_label=words.message("reach-event"))[
        dice(words, rolled["face"], rolled["cluster"]) if rolled else None,
        edicts(words, view) if view["resolving"] == "edict" else crises(words, view) if view["resolving"] else None,
    ]


def dice(words: Words, face: str, number: int) -> Node:
    """p.13: the event die with its result and symbol, and the number die with a cluster."""
    result, symbol = face.split("-")
    what, cluster = words.message(f"name-result-{result}"), words.message("board-cluster", cluster=number)
    told = words.message("reach-event-die", result=what, symbol=words.message(f"name-symbol-{symbol}"))
    return div(".reach-dice", data_help="dice")[
        span(f".reach-die.reach-{result}", role="img", aria_label=told, title=told, data_spot="die-event")[
            icon(result), icon(f"sign-{symbol}")
        ],
        span(".reach-die", role="img", aria_label=cluster, title=cluster, data_spot="die-number")[str(number)],
        span(".reach-rolled")[f"{what}, {cluster.lower()}"],
    ]


def edicts(words: Words, view: Mapping[str, Any]) -> Node:
    """The edicts by their number, ticked off one by one."""
    return steps(words, "edict", [], view)


def crises(words: Words, view: Mapping[str, Any]) -> Node:
    """The Blight, then the cards of the players and of the Court, ticked off one by one."""
    return steps(words, "crisis", [words.message("reach-step-blight")], view)


def steps(words: Words, kind: str, first: Sequence[str], view: Mapping[str, Any]) -> Node:
    """What comes first, then a card each: done, happening, and to come."""
    cards = [*view["ticked"], *[row["card"] for row in view["agenda"]]]
    now = len(first) + len(view["ticked"]) - 1
    rows = []
    for place, name in enumerate([*first, *[card_name(words, card) for card in cards]]):
        state = "done" if place < now else "now" if place == now else "to-come"
        sign = {"done": "✓", "now": "▸", "to-come": "·"}[state]
        told, topic = words.message(f"reach-{state}"), kind if place < len(first) else cards[place - len(first)]
        rows.append(li(f".reach-{state}", data_help=topic, title=told)[span(aria_hidden="true")[sign], name])
    return ol(".reach-steps", aria_label=words.message(f"name-result-{kind}"))[rows]
