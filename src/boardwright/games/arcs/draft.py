"""Leaders & Lore: the draft and the set-up of leaders (p.21)."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced, without

from .facts import FIRST_LORE
from .moments import CARDS
from .setup import deal, place_starting_pieces
from .state import Arcs
from .vocabulary import COURT


def draft(g: Arcs) -> Script[None]:
    """R96: one card per visit, in reverse turn order, circling until all have a leader and their lore."""
    picks = sum(len(cards) for cards in g.cards)
    if picks == g.seats * (1 + g.lore_each):
        yield from after_draft(g)
        return
    me = g.turn_order()[g.seats - 1 - picks % g.seats]
    options: list[Option] = []
    lore = sum(1 for card in g.cards[me] if card >= FIRST_LORE)
    if lore == len(g.cards[me]):
        options.extend([("draft", card) for card in g.leader_row])
    if lore < g.lore_each:
        options.extend([("draft", card) for card in g.lore_row])
    choice = yield g.ask(me, "draft", options)
    card = COURT.of(choice)
    if card >= FIRST_LORE:
        g.lore_row = without(g.lore_row, card)
    else:
        g.leader_row = without(g.leader_row, card)
    take(g, me, card)


def take(g: Arcs, me: int, card: int) -> None:
    """A leader or lore joins a play area."""
    g.cards[me] = (*g.cards[me], card)
    if CARDS[card].adds_slot():
        g.card_slots = replaced(g.card_slots, me, 1)
    g.note(("drafted", me, card))


def after_draft(g: Arcs) -> Script[None]:
    """R97, R98: place pieces and resources by the leaders; then their set-up steps in turn order; then deal."""
    g.leader_row, g.lore_row = (), ()
    place_starting_pieces(g)
    for seat in g.turn_order():
        for card in g.cards[seat][:]:
            yield from CARDS[card].set_up(g, seat)
    g.lore_box = []
    deal(g)
