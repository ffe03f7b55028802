"""Action cards in hand and in the discard pile, and what everybody knows of them."""

from collections.abc import Sequence

from boardwright.kernel.still import without

from .facts import FRONT_OF, HAND_SIZE, ONLY_FOLLOWS, TWIN_OF, suit_of
from .state import COPY, EVERYONE, PILE, SEIZE, Arcs


def is_face_down(mode: int) -> bool:
    """R26, R33: cards played to Copy and to seize lie face down."""
    return mode in (COPY, SEIZE)


def only_follows(card: int) -> bool:
    """Whether a card can neither be led, nor copied with, nor used to seize."""
    return ONLY_FOLLOWS[suit_of(card)]


def alike(cards: Sequence[int]) -> list[int]:
    """The cards as options name them: those that look the same are one, named after the first of them."""
    return [copy_in(cards, card) for card in cards]


def copy_in(cards: Sequence[int], twin: int) -> int:
    """The first of these cards that looks like one of them."""
    return next(card for card in cards if TWIN_OF[card] == TWIN_OF[twin])


def forget(g: Arcs, card: int) -> None:
    """The card lies open now: what was known of it before no longer matters."""
    for entry in g.knows:
        if entry[2] == card:
            g.knows = tuple([entry for entry in g.knows if entry[2] != card])
            return


def goes_face_down(g: Arcs, me: int) -> None:
    """Before cards leave a hand face down: who knows only some of its cards no longer knows where these are (R91)."""
    counts: dict[int, int] = {}
    for seer, place, _ in g.knows:
        if place == me:
            counts[seer] = counts.get(seer, 0) + 1
    unsure = [seer for seer, count in counts.items() if count < len(g.hands[me])]
    if unsure:
        g.knows = tuple([entry for entry in g.knows if entry[1] != me or entry[0] not in unsure])


def to_discard(g: Arcs, card: int, owner: int, face_down: bool) -> None:
    """R33: on top of the discard pile, face down; R95: with split piles, open cards go to a pile of their own."""
    card = FRONT_OF[card]
    if face_down:
        g.discard.append(card)
        g.knows = (*g.knows, (owner, PILE, card))
    elif g.split_discard:
        g.face_up = (*g.face_up, card)
    else:
        g.discard.append(card)
        g.knows = (*g.knows, (EVERYONE, PILE, card))


def draw_bottom(g: Arcs, seat: int, count: int) -> int:
    """The lowest cards of the discard pile come to hand; R95: both piles are shuffled if one has too few."""
    if len(g.discard) < count and g.face_up:
        join_piles(g)
    drawn = g.discard[:count]
    if drawn:
        g.look()
        del g.discard[:count]
        g.hands[seat] = tuple(sorted([*g.hands[seat], *drawn]))
        for card in drawn:
            g.note(("drew", seat, card), (seat,))
        g.note(("drew_cards", seat, len(drawn)))
    return len(drawn)


def join_piles(g: Arcs) -> None:
    """R95: both discard piles become one, which is shuffled."""
    g.knows = (*g.knows, *[(EVERYONE, PILE, card) for card in g.face_up])
    g.discard += g.face_up
    g.face_up = ()
    g.rng.shuffle(g.discard)


def look_at_hand(g: Arcs, me: int, rival: int) -> None:
    """See every card of a hand, and remember it."""
    g.look()
    for card in g.hands[rival]:
        entry = (me, rival, card)
        if entry not in g.knows:
            g.knows = (*g.knows, entry)
        g.note(("saw", me, rival, card), (me,))
    g.note(("looked_at_hand", me, rival))


def swap_cards(g: Arcs, me: int, mine: int, rival: int, theirs: int) -> None:
    """Exchange a card of the own hand for one of a Rival's hand; both know what the other got.

    R91: the others do not learn which cards went. They no longer know any card of the two hands.
    """
    g.hands[me] = tuple(sorted([card for card in g.hands[me] if card != mine] + [theirs]))
    g.hands[rival] = tuple(sorted([card for card in g.hands[rival] if card != theirs] + [mine]))
    known: list[tuple[int, int, int]] = []
    for seer, place, card in g.knows:
        if seer in (me, rival):
            if card not in (mine, theirs):
                known.append((seer, place, card))
        elif place not in (me, rival):
            known.append((seer, place, card))
        elif seer == EVERYONE and card not in (mine, theirs):
            known += [(me, place, card), (rival, place, card)]
    g.knows = (*known, (me, rival, mine), (rival, me, theirs))
    g.note(("swapped_cards", me, rival))
    g.note(("swapped", me, mine, theirs), (me, rival))


def hand_over(g: Arcs, giver: int, taker: int, card: int) -> None:
    """A card goes unseen from one hand to another; both players know which one.

    R91: the others do not learn which card went. They no longer know any card of the giver's hand.
    """
    g.look()
    g.hands[giver] = without(g.hands[giver], card)
    g.hands[taker] = tuple(sorted([*g.hands[taker], card]))
    known: list[tuple[int, int, int]] = []
    for seer, place, other in g.knows:
        if seer in (giver, taker):
            if other != card:
                known.append((seer, place, other))
        elif place != giver:
            known.append((seer, place, other))
        elif seer == EVERYONE and other != card:
            known.append((taker, place, other))
    g.knows = (*known, (giver, taker, card))
    g.note(("handed_over", giver, taker, card), (giver, taker))


def mulligan_hand(g: Arcs, seat: int) -> None:
    """R93, D25: six new cards from the rest of the deck; the refused ones and what is left form the pile, shuffled.

    Cards that only follow must be kept, so everybody knows of them; fewer cards are drawn then.
    """
    kept = [card for card in g.hands[seat] if only_follows(card)]
    refused = [card for card in g.hands[seat] if card not in kept]
    count = HAND_SIZE - len(kept)
    g.look()
    g.hands[seat] = tuple(sorted(kept + g.discard[:count]))
    g.discard = refused + g.discard[count:]
    g.knows = (*g.knows, *[(seat, PILE, card) for card in refused])
    g.knows = (*g.knows, *[(EVERYONE, seat, card) for card in kept])
    g.rng.shuffle(g.discard)
    g.note(("mulliganed", seat))
    if kept:
        g.note(("kept_cards", seat, len(kept), alike(kept)[0]))
