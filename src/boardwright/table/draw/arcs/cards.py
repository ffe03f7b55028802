"""Faces of cards: action cards, and the cards of the Court with leaders and lore."""

from boardwright.games.arcs.facts import AMBITIONS, PIPS, SUIT_ACTIONS, SUIT_ROWS, SUITS, ambitions_of, number_of
from boardwright.games.arcs.vocabulary import CARD
from boardwright.table.elements import Element, Node, div, span, svg, use
from boardwright.table.kept import kept
from boardwright.words import Words

from .icons import icon, piece
from .names import action_name, ambition_name, card_name, guild_suit, raid_cost, resource_name, suit_name
from .patterns import face_of


@kept
def action_card(words: Words, card: str, spot: str = "", small: bool = False) -> Element:
    """The face of an action card: number, suit, what its pips do, and the ambition it can declare."""
    number = CARD.numbers[card]
    suit = suit_name(card)
    actions = abilities(words, SUITS.index(suit))
    name = action_name(words, card)
    told = words.message("arcs-action-card", card=name, count=PIPS[number], actions=actions) if actions else name
    return div(
        f".arcs-card.arcs-suit-{suit}{'.arcs-small' if small else ''}",
        id=f"action-{card}",
        role="img",
        aria_label=told,
        data_spot=spot or f"card-{card}",
        data_help=(SUIT_ACTIONS[SUITS.index(suit)] or [suit])[0],
        title=told,
    )[
        None if small else svg(".arcs-face", aria_hidden="true")[use(href=face_of(suit))],
        span(".arcs-card-number")[str(number_of(number) or "")],
        icon(suit),
        span(".arcs-pips", aria_hidden="true")["◆" * PIPS[number]],
        None if small else ambition_marks(words, number),
        None
        if small
        else span(".arcs-card-foot")[
            span(".arcs-card-name")[name.rsplit(" ", 1)[0]], span(".arcs-card-actions")[actions]
        ],
    ]


def abilities(words: Words, suit: int) -> str:
    """What cards of a suit do, or which suits their sides have."""
    sides = (str(words.name("suit", side)) for side in SUIT_ROWS[suit].get("sides", []))
    return words.listed(str(words.name("action", action)) for action in SUIT_ACTIONS[suit]) or words.either(sides)


def ambition_marks(words: Words, card: int) -> Node:
    ambitions = ambitions_of(card)
    if not ambitions:
        return None
    return span(".arcs-card-ambition")[
        (icon(AMBITIONS[one], ambition_name(words, AMBITIONS[one])) for one in ambitions)
    ]


def face_down(words: Words, seat: int) -> Element:
    """An action card that lies face down."""
    told = words.message("board-face-down")
    return div(".arcs-card.arcs-back.arcs-small", role="img", aria_label=told, title=told, data_spot=f"played-{seat}")


@kept
def court_card(words: Words, card: str, short: bool = False, more: Node = None) -> Element:
    """The face of a Court card, a leader or a lore: name, suit, keys, and what it does in our words."""
    suit = guild_suit(card)
    name = card_name(words, card)
    effect = words.explained(card)
    return div(
        f".arcs-court-card.arcs-guild-{suit or 'none'}{'.arcs-short' if short else ''}",
        id=f"court-{card}",
        data_spot=f"card-{card}",
        data_help=card,
        role="group",
        aria_label=name,
    )[
        short_head(words, card, suit, name) if short else band(words, card, suit),
        None if short else span(".arcs-court-body")[span(".arcs-court-name")[name], span(".arcs-court-text")[effect]],
        more,
    ]


def short_head(words: Words, card: str, suit: str, name: str) -> Node:
    """The name of a card in a play area, with its suit and keys."""
    return span(".arcs-court-head")[
        icon(suit, resource_name(words, suit)) if suit else None,
        span(".arcs-court-name")[name],
        keys(words, raid_cost(card)) if suit else None,
    ]


def band(words: Words, card: str, suit: str) -> Node:
    """The band of a Court card: the planet of its suit, its icon and its keys."""
    return span(".arcs-band")[
        piece(f"planet-{suit or 'barren'}", ""),
        span(".arcs-band-foot")[icon(suit, resource_name(words, suit)), keys(words, raid_cost(card))] if suit else None,
    ]


def keys(words: Words, cost: int) -> Node:
    """What a raider pays; ✕ for what no raid takes."""
    return span(".arcs-keys", title=words.message("arcs-keys", count=cost))[icon("key"), str(cost) if cost else "✕"]
