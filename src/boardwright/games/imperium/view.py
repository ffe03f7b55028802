"""What one seat may see, and a fair guess at the rest."""

from collections.abc import Sequence
from typing import Any

from boardwright.kernel.rng import Rng
from boardwright.kernel.still import replaced

from .facts import ACCESSION, CARDS, FAME, NATIONS, NOTHING, SLOTS, SMALL_PILES, STATES, SUITS, TOKENS
from .scoring import points_by_place, unrest_count
from .setup import suit_at_setup
from .state import (
    DECK,
    DEVELOPMENT,
    DISCARD,
    FRONT,
    HAND,
    HISTORY,
    MAIN,
    NATION,
    PLAY,
    SUNKEN,
    ZONES,
    Imperium,
)

DOING = ["open", "activate", "none"]


def view(g: Imperium, seat: int | None) -> dict[str, Any]:
    """Everything but other hands, the order of decks and piles, and other histories; None is a spectator.

    When the game is over, nothing that a player owns is hidden any more.
    """
    return {
        "game": "imperium",
        "seats": g.seats,
        "seat": seat,
        "box": g.box,
        "round": g.round,
        "turn": g.turn,
        "doing": "solstice" if g.stage == "solstice" else DOING[g.doing],
        "ending": g.ending,
        "reason": g.reason,
        "market": [slot_view(g, slot) for slot in range(SLOTS)],
        "piles": {SUITS[pile]: len(g.piles[pile]) for pile in range(SMALL_PILES)} | {"main": len(g.piles[MAIN])},
        "fame": len(g.fame),
        "fame_seen": ids(seen_fame(g, seat)),
        "king_of_kings": {"card": CARDS[g.king], "flipped": g.king in g.flipped},
        "unrest": len(g.unrest),
        "exile": ids(g.exile),
        "players": [player_view(g, owner, seat) for owner in range(g.seats)],
    }


def slot_view(g: Imperium, slot: int) -> dict[str, Any] | None:
    card = g.market[slot]
    if card == NOTHING:
        return None
    return {
        "card": CARDS[card],
        "tokens": dict(zip(TOKENS, g.market_tokens[slot * 3 : slot * 3 + 3], strict=True)),
        "unrest": g.market_unrest[slot] != NOTHING,
    }


def player_view(g: Imperium, owner: int, seat: int | None) -> dict[str, Any]:
    own = owner == seat or g.stage == ""
    deck = g.zone(owner, DECK)
    known = g.top_own[owner] if own else g.top_all[owner]
    nation = g.zone(owner, NATION)
    seen = g.nation_seen[owner] if own else NOTHING
    return {
        "nation": NATIONS[g.nations[owner]],
        "state": STATES[g.empire[owner]],
        "tokens": dict(zip(TOKENS, g.tokens[owner * 3 : owner * 3 + 3], strict=True)),
        "actions": g.actions[owner],
        "exhaust": g.exhaust[owner],
        "nation_exhausted": bool(g.nation_tired[owner]),
        "development_exhausted": bool(g.development_tired[owner]),
        "crowned": bool(g.crowned[owner]),
        "hand": ids(g.zone(owner, HAND)) if own else None,
        "hand_count": len(g.zone(owner, HAND)),
        "known": ids(sorted(g.shown[owner])),
        "deck": ids(sorted(deck)) if own else None,
        "deck_count": len(deck),
        "deck_top": ids(deck[len(deck) - known :][::-1]),
        "discard": ids(g.zone(owner, DISCARD)),
        "play": [card_view(g, owner, card) for card in g.zone(owner, PLAY)],
        "front": [card_view(g, owner, card) for card in g.zone(owner, FRONT)],
        "history": ids(g.zone(owner, HISTORY)) if own else None,
        "history_count": len(g.zone(owner, HISTORY)),
        "sunken": ids(g.zone(owner, SUNKEN)) if own else None,
        "sunken_count": len(g.zone(owner, SUNKEN)),
        "nation_deck": ids(sorted(nation)) if own else None,
        "nation_count": len(nation),
        "nation_top": None if seen == NOTHING else CARDS[seen],
        "development": ids(g.zone(owner, DEVELOPMENT)),
        "pending": ids(g.pending[owner]),
        "points": points_view(g, owner, own),
        "unrest": unrest_count(g, owner),
    }


def points_view(g: Imperium, owner: int, own: bool) -> dict[str, int | None]:
    """The score item by item; what depends on hidden cards only for who knows them."""
    points: dict[str, int | None] = {}
    for place, count in points_by_place(g, owner).items():
        points[place] = count if own or place not in HIDDEN_POINTS else None
    return points


HIDDEN_POINTS = ("history", "hidden", "varies")


def card_view(g: Imperium, owner: int, card: int) -> dict[str, Any]:
    return {
        "card": CARDS[card],
        "flipped": card in g.flipped,
        "exhausted": card in g.tired[owner],
        "progress": g.stock_on(card),
        "garrison": ids(g.garrison_of(owner, card)),
    }


def ids(cards: Sequence[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def seen_fame(g: Imperium, seat: int | None) -> list[int]:
    """The cards of the fame pile that a seat has looked at, from the top; at the end all of them."""
    if g.stage == "":
        return g.fame[::-1]
    seen = [g.fame_seen[i + 1] for i in range(0, len(g.fame_seen), 2) if g.fame_seen[i] == seat]
    return [card for card in reversed(g.fame) if card in seen]


# -- a fair guess ----------------------------------------------------------------------------------------------------


def redeal(g: Imperium, seat: int, rng: Rng) -> None:
    """Guess hands, decks, piles and the future of chance anew; all that the seat knows stays true.

    Cards taken unseen from a small pile or the fame pile may be any card that could still lie there; the other cards
    of a player are known, but not which of them are in hand and which in the deck. The guess is the same wherever
    they really were.
    """
    g.rng = g.rng.anew(rng)
    seen = seen_fame(g, seat)
    exchange_unseen(g, seat, seen, rng)
    main = list(g.piles[MAIN])
    rng.shuffle_anew(main)
    g.piles[MAIN] = tuple(main)
    g.fame_seen = tuple([value for card in reversed(seen) for value in (seat, card)])
    shuffle_part(g, seat, DECK, 0, g.top_own[seat], rng)
    for owner in range(g.seats):
        if owner != seat:
            redeal_player(g, owner, rng)
        nation = g.zone(owner, NATION)
        first = 1 if nation and nation[0] == ACCESSION[g.nations[owner]] else 0
        known = 1 if owner == seat and g.nation_seen[seat] != NOTHING else 0
        shuffle_part(g, owner, NATION, first, known, rng)
        if owner != seat:
            g.nation_seen = replaced(g.nation_seen, owner, NOTHING)


def exchange_unseen(g: Imperium, seat: int, seen_fame: list[int], rng: Rng) -> None:
    """Cards of one suit that nobody showed to the seat change places, wherever they lie."""
    suits: list[list[int]] = [[] for _ in SUITS]
    for suit in range(SMALL_PILES):
        suits[suit] += g.piles[suit]
    for card in g.piles[MAIN]:
        suit = suit_at_setup(card)
        if 0 <= suit < SMALL_PILES:
            suits[suit].append(card)
    suits[FAME] += [card for card in g.fame if card not in seen_fame]
    suits[FAME] += [card for card in g.removed if suit_at_setup(card) == FAME]
    zones: list[int] = []
    for owner in range(g.seats):
        if owner != seat:
            hand, deck = g.zone(owner, HAND), g.zone(owner, DECK)
            zones += [owner * ZONES + HAND, owner * ZONES + DECK]
            for card in g.secret:
                if (card in hand and card not in g.shown[owner]) or card in deck:
                    suits[suit_at_setup(card)].append(card)
    new: dict[int, int] = {}
    for cards in suits:
        shuffled = cards[:]
        rng.shuffle_anew(shuffled)
        for place in range(len(cards)):
            new[cards[place]] = shuffled[place]
    for pile in range(len(g.piles)):
        g.piles[pile] = tuple([new.get(card, card) for card in g.piles[pile]])
    g.fame = [new.get(card, card) for card in g.fame]
    g.removed = [new.get(card, card) for card in g.removed]
    for zone in zones:
        g.zones[zone] = tuple([new.get(card, card) for card in g.zones[zone]])
    g.secret = tuple([new.get(card, card) for card in g.secret])


def redeal_player(g: Imperium, owner: int, rng: Rng) -> None:
    """Which of a player's cards are in hand and which in the deck, except those everybody knows."""
    hand = g.zone(owner, HAND)
    deck = g.zone(owner, DECK)
    shown = g.shown[owner]
    below = len(deck) - g.top_all[owner]
    hidden = [*[card for card in hand if card not in shown], *deck[:below]]
    rng.shuffle_anew(hidden)
    in_hand = len(hand) - len(shown)
    g.zones[owner * ZONES + HAND] = (*shown, *hidden[:in_hand])
    g.zones[owner * ZONES + DECK] = (*hidden[in_hand:], *deck[below:])
    g.top_own = replaced(g.top_own, owner, g.top_all[owner])


def shuffle_part(g: Imperium, seat: int, zone: int, below: int, above: int, rng: Rng) -> None:
    """Shuffle a deck but for so many cards below and above."""
    cards = g.zone(seat, zone)
    part = list(cards[below : len(cards) - above])
    rng.shuffle_anew(part)
    g.zones[seat * ZONES + zone] = (*cards[:below], *part, *cards[len(cards) - above :])
