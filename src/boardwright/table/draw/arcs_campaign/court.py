"""The Court of the campaign: the Imperial Council, the row, and what is attached to its cards."""

from typing import Any

from boardwright.games.arcs.campaign.facts import COUNCIL
from boardwright.games.arcs.campaign.vocabulary import ALL_COURT
from boardwright.table.draw.arcs.board import agents, court_heading
from boardwright.table.draw.arcs.cards import court_card
from boardwright.table.draw.arcs.icons import icon
from boardwright.table.elements import Node, details, div, rendered, section, span, summary
from boardwright.table.kept import kept
from boardwright.table.scene import Cast
from boardwright.words import Words

COUNCIL_ID = ALL_COURT.ids[COUNCIL]
MOST_OPEN = 2
"""More discarded cards than this are folded up until somebody wants to see them."""
PILES = ("court_deck", "court_discard")
"""What the view says of the cards that are not in the row."""


@kept
def court(
    cast: Cast,
    row: list[dict[str, Any]],
    piles: dict[str, Any],
    council: dict[str, Any],
    on_top: list[str],
    second: list[str],
) -> Node:
    """The Council, the row with agents and attached cards, the deck with what lies open on it, and the discard."""
    words, deck = cast.words, piles["court_deck"]
    told = words.message("board-court", count=deck)
    there = {entry["card"]: entry for entry in row}.get(COUNCIL_ID, {"agents": [], "attached": council["above"]})
    return section(".arcs-court.reach-court", aria_label=told)[
        court_heading(words, deck),
        council_card(cast, council, there),
        (
            court_card(words, entry["card"], False, rendered(lying(cast, entry)))
            for entry in row
            if entry["card"] != COUNCIL_ID
        ),
        pile(words, "reach-on-top", on_top),
        pile(words, "reach-second", second),
        discard(words, piles["court_discard"]),
    ]


def pile(words: Words, label: str, cards: list[str]) -> Node:
    """Cards that lie open, on top of the deck or beside it."""
    if not cards:
        return None
    return div(".reach-discard")[
        span(".arcs-quiet")[words.message(label)], (court_card(words, card, True) for card in cards)
    ]


def discard(words: Words, cards: list[str]) -> Node:
    """The cards that were discarded; folded up if there are many."""
    if len(cards) <= MOST_OPEN:
        return pile(words, "reach-discard", cards)
    return details("#court-discard.reach-discard")[
        summary[words.message("reach-discard"), " ", str(len(cards))],
        div[(court_card(words, card, True) for card in cards)],
    ]


def council_card(cast: Cast, council: dict[str, Any], there: dict[str, Any]) -> Node:
    """p.14: In Session, Decided, or secured in this round and under the card of whoever did it."""
    words, by = cast.words, council["tucked_by"]
    if by >= 0:
        state, told = "tucked", words.message("reach-council-tucked", seat=cast.seats[by].called)
    else:
        state = "session" if council["in_session"] else "decided"
        told = words.message(f"reach-council-{state}")
    name = str(words.name("court", COUNCIL_ID))
    return div(
        f".arcs-court-card.reach-council.reach-{state}",
        id=f"court-{COUNCIL_ID}",
        data_spot=f"card-{COUNCIL_ID}",
        data_help=COUNCIL_ID,
        role="group",
        aria_label=f"{name}: {told}",
    )[
        span(".arcs-band")[icon("council")],
        span(".arcs-court-body")[
            span(".arcs-court-name")[name],
            span(".reach-state")[told],
            span(".arcs-court-text")[words.explained(COUNCIL_ID)],
        ],
        attached(cast, there),
        agents(cast, there["agents"]) if there["agents"] else None,
    ]


def lying(cast: Cast, entry: dict[str, Any]) -> Node:
    """What lies on a card of the row: attached cards, agents, and the Court token of a Fief."""
    return [attached(cast, entry), agents(cast, entry["agents"]), court_token(cast.words, entry["court_token"])]


def court_token(words: Words, cluster: int | None) -> Node:
    """Whose Lord and Vassals the card is kept for."""
    if cluster is None:
        return None
    told = words.message("reach-court-token", cluster=cluster)
    return span(".reach-number", title=told, data_help="f1618")[icon("seat", told), str(cluster)]


def attached(cast: Cast, entry: dict[str, Any]) -> Node:
    """The cards that go with a card of the row."""
    if not entry["attached"]:
        return None
    return div(".reach-attached", role="group", aria_label=cast.words.message("reach-attached"))[
        (court_card(cast.words, card, True) for card in entry["attached"])
    ]
