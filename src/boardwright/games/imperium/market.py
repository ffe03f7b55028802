"""The market (p.8, p.14–18): taking cards, refilling slots, exile, tokens on cards."""

from boardwright.kernel.decision import Script

from .effects.step import Frame
from .events import GAIN_FROM_MARKET, TAKE_UNREST, WOULD_PLACE_MARKET, fire, hears
from .facts import MATERIAL, NEEDS_UNREST, NOTHING, PROGRESS, SLOTS, SMALL_PILES, SUIT_BITS
from .moves import check_collapse, pop_unrest, put, trigger_scoring
from .state import HAND, MAIN, UNREST_PILE, Imperium
from .tokens import gain, used_to_gain


def slots_filled(g: Imperium) -> list[int]:
    """The slots that hold a card."""
    return [slot for slot in range(SLOTS) if g.market[slot] != NOTHING]


def take_card(g: Imperium, seat: int, slot: int, keeps_unrest: bool, f: Frame) -> Script[int]:
    """Take a market card into the hand with all tokens on it; its unrest comes along or goes back; refill."""
    card = g.market[slot]
    first = slot * 3
    brought = g.market_tokens[first : first + 3]
    below = g.market_unrest[slot]
    g.market[slot] = NOTHING
    g.market_unrest[slot] = NOTHING
    for kind in range(3):
        g.market_tokens[first + kind] = 0
    put(g, seat, card, HAND, True)
    if below != NOTHING:
        if keeps_unrest:
            put(g, seat, below, HAND, True)
        else:
            put(g, seat, below, UNREST_PILE, True)
    for kind in range(3):
        if brought[kind]:
            yield from gain(g, seat, kind, brought[kind])
    if below != NOTHING and keeps_unrest and hears(g, seat, TAKE_UNREST):  # Q13: it is taken, too
        yield from fire(g, seat, TAKE_UNREST, [below], NOTHING, NOTHING, None)
    refill(g, slot)
    if brought[MATERIAL] and f.used:
        yield from used_to_gain(g, seat, MATERIAL, f.used, f)
    if hears(g, seat, GAIN_FROM_MARKET):
        parent = Frame(seat, card)
        parent.brought = brought
        yield from fire(g, seat, GAIN_FROM_MARKET, [card], NOTHING, NOTHING, parent)
    return card


def refill(g: Imperium, slot: int) -> None:
    """Reveal a new card for an empty slot: from its pile, whatever suit has left (Q3), else from the main pile."""
    pile = slot if slot < SMALL_PILES else MAIN
    if not g.piles[pile]:
        pile = MAIN
    if not g.piles[pile]:
        return
    g.look()
    fill(g, slot, pop_pile(g, pile))


def fill(g: Imperium, slot: int, card: int) -> None:
    """Put a card into a slot, with an unrest below it if its suit asks for one."""
    g.market[slot] = card
    g.note(("market", card))
    if SUIT_BITS[card] & NEEDS_UNREST:
        g.market_unrest[slot] = pop_unrest(g)
        check_collapse(g)


def pop_pile(g: Imperium, pile: int) -> int:
    """The top card of a pile; the last one of the main pile triggers scoring."""
    card = g.piles[pile][-1]
    g.piles[pile] = g.piles[pile][:-1]
    if pile == MAIN and not g.piles[MAIN]:
        trigger_scoring(g, g.turn, "main_pile")
    return card


def exile_card(g: Imperium, seat: int, slot: int) -> None:
    """Keyword Exile, from the market: its unrest goes back, the slot is refilled."""
    card = g.market[slot]
    g.market[slot] = NOTHING
    g.exile.append(card)
    g.note(("exiled", seat, card))
    clear_below(g, slot)
    refill(g, slot)


def clear_below(g: Imperium, slot: int) -> None:
    """The unrest below a market card goes back to the pile."""
    if g.market_unrest[slot] != NOTHING:
        g.unrest.append(g.market_unrest[slot])
        g.market_unrest[slot] = NOTHING


def place(g: Imperium, seat: int, slot: int, kind: int, count: int) -> Script[None]:
    """Put tokens from the supply on a market card; each progress may be replaced (Carthaginians, Qin)."""
    if kind == PROGRESS and hears(g, seat, WOULD_PLACE_MARKET):
        parent = Frame(seat, NOTHING)
        parent.slot = slot
        for _ in range(count):
            yield from fire(g, seat, WOULD_PLACE_MARKET, [], NOTHING, kind, parent)
        return
    g.market_tokens[slot * 3 + kind] += count
    g.note(("placed", seat, count, kind, g.market[slot]))
