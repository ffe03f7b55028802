"""Drawing, reshuffling with the nation deck, and developing (p.12)."""

from typing import Final

from boardwright.kernel.decision import Script
from boardwright.kernel.still import replaced

from .effects.passive import reduced_cost, reductions
from .effects.pick import card_options
from .facts import DEVELOPABLE, EMPIRE, HAS_QUESTS, NOTHING
from .moves import deck_emptied, gain_nation_card, put, shuffle_deck, take_out, trigger_scoring
from .state import DECK, DEVELOPMENT, DISCARD, HAND, NATION, ZONES, Imperium
from .tokens import can_pay, pay
from .vocabulary import CARD

NO_LIMIT: Final = 1000


def draw(g: Imperium, seat: int, count: int, reshuffles: bool, limit: int = NO_LIMIT) -> Script[list[int]]:
    """Draw cards; when the deck runs out, reshuffle and go on (unless only "if able"). The cards drawn.

    `limit`: not more than until the hand holds so many cards, with those that come into it (Utopians) or leave it
    (Embalming) meanwhile.
    """
    drawn: list[int] = []
    while len(drawn) < count and len(g.zone(seat, HAND)) < limit:
        if not g.zone(seat, DECK):
            if not reshuffles:
                break
            yield from reshuffle(g, seat)
            if not g.zone(seat, DECK):
                break
        card = g.zone(seat, DECK)[-1]
        take_out(g, seat, card, DECK)
        put(g, seat, card, HAND, False)
        drawn.append(card)
        g.look()
        if not g.zone(seat, DECK):
            yield from deck_emptied(g, seat)
    if drawn:
        g.note(("drew", seat, len(drawn)))
        if g.chronicle is not None:
            for card in drawn:
                g.note(("drew_card", seat, card), (seat,))
    return drawn


def could_draw(g: Imperium, seat: int) -> bool:
    """Whether a draw can bring a card: one is left, or a reshuffle adds one (p.12)."""
    if g.zone(seat, DECK) or g.zone(seat, DISCARD):
        return True
    if g.exhaust[seat] <= 0:
        return False
    if g.empire[seat] == EMPIRE:
        return not g.development_tired[seat] and bool(developments(g, seat, False))
    return not g.nation_tired[seat] and bool(g.zone(seat, NATION))


def reshuffle(g: Imperium, seat: int) -> Script[None]:
    """p.12: a nation card (barbarian) or a development (empire) joins, then the discard pile is the new deck."""
    if g.exhaust[seat] > 0:
        if g.empire[seat] == EMPIRE:
            if not g.development_tired[seat]:
                yield from develop_at_reshuffle(g, seat)
        elif not g.nation_tired[seat] and g.zone(seat, NATION):
            g.exhaust[seat] -= 1
            g.nation_tired = replaced(g.nation_tired, seat, 1)
            yield from gain_nation_card(g, seat)
    g.zones[seat * ZONES + DECK] += g.zone(seat, DISCARD)
    g.zones[seat * ZONES + DISCARD] = ()
    shuffle_deck(g, seat)
    g.note(("reshuffled", seat))


# -- developing ------------------------------------------------------------------------------------------------------


def developments(g: Imperium, seat: int, free: bool) -> list[int]:
    """The cards of the development area that can be developed now."""
    if HAS_QUESTS[g.nations[seat]]:
        return []
    found = []
    steps = reductions(g, seat, "development")
    for card in g.zone(seat, DEVELOPMENT):
        if not DEVELOPABLE[card]:
            continue
        if free:
            found.append(card)
        else:
            cost = reduced_cost(card, steps)
            if can_pay(g, seat, cost[0], cost[1], cost[2]):
                found.append(card)
    return found


def develop_at_reshuffle(g: Imperium, seat: int) -> Script[None]:
    cards = developments(g, seat, False)
    if not cards:
        return
    options = card_options(g, seat, cards, [DEVELOPMENT])
    options.append(("skip",))
    choice = yield g.ask(seat, "develop_at_reshuffle", options)
    if choice[0] == "skip":
        return
    yield from develop(g, seat, CARD.of(choice), False)
    g.exhaust[seat] -= 1
    g.development_tired = replaced(g.development_tired, seat, 1)


def choose_development(g: Imperium, seat: int, free: bool) -> Script[int]:
    """Keyword Develop: obligatory if a card can be paid (Q51). The card, or NOTHING."""
    cards = developments(g, seat, free)
    if not cards:
        return NOTHING
    choice = yield g.ask(seat, "develop", card_options(g, seat, cards, [DEVELOPMENT]))
    card = CARD.of(choice)
    yield from develop(g, seat, card, free)
    return card


def develop(g: Imperium, seat: int, card: int, free: bool) -> Script[None]:
    """Pay for a card and put it into the discard pile; the last one triggers scoring."""
    if not free:
        cost = reduced_cost(card, reductions(g, seat, "development"))
        yield from pay(g, seat, cost[0], cost[1], cost[2])
    take_out(g, seat, card, DEVELOPMENT)
    put(g, seat, card, DISCARD, True)
    g.note(("developed", seat, card))
    if not g.zones[seat * ZONES + DEVELOPMENT]:
        trigger_scoring(g, seat, "last_development")
