"""Choosing cards, one by one, for every verb."""

from boardwright.kernel.decision import Option, Script, number

from ..facts import NOTHING, TWIN
from ..state import GARRISON, HAND, HERE, PLAY, QUEST, ZONES, Imperium
from .selectors import weight
from .step import Frame, Selector

SEPARATE: list[int] = [PLAY, GARRISON, HERE, QUEST]
"""Zones in which equal cards differ: by what lies on or below them, or by what they lie below."""


def card_options(g: Imperium, seat: int, cards: list[int], zones: list[int]) -> list[Option]:
    """An option per card; equal cards in one zone are offered once."""
    options: list[Option] = []
    seen: list[int] = []
    if len(zones) == 1:
        if zones[0] in SEPARATE:
            return [("in_play", card) for card in cards]
        for card in cards:
            if TWIN[card] not in seen:
                seen.append(TWIN[card])
                options.append(("card", card))
        return options
    for card in cards:
        zone = g.zone_of(seat, card)
        if zone not in SEPARATE:
            if TWIN[card] * ZONES + zone in seen:
                continue
            seen.append(TWIN[card] * ZONES + zone)
        options.append(("card_from", card, zone))
    return options


def pick(g: Imperium, f: Frame, ask: str, cards: list[int], zones: list[int], optional: bool) -> Script[int]:
    """One of some cards, or NOTHING if there is none or the player (who may) skips it."""
    if not cards:
        if HAND in zones:
            yield from nothing_to_choose(g, f, ask)
        return NOTHING
    options = card_options(g, f.me, cards, zones)
    if optional:
        options.append(("skip",))
    choice = yield g.ask(f.me, ask, options, (g.face(f.card),))
    if choice[0] == "skip":
        f.skipped = True
        return NOTHING
    return number(choice)


def nothing_to_choose(g: Imperium, f: Frame, ask: str) -> Script[None]:
    """A question without a choice, because of what is in a hand: to the others it looks like one with a choice."""
    if g.zones[f.me * ZONES + HAND]:
        yield g.ask(f.me, ask, [("skip",)], (g.face(f.card),))


def pick_many(
    g: Imperium,
    f: Frame,
    ask: str,
    selector: Selector,
    cards: list[int],
    zones: list[int],
    count: int,
    upto: bool,
    ordered: bool,
) -> Script[list[int]]:
    """So many cards (as many as there are if fewer); a card that counts as several fills several places."""
    left = cards[:]
    picked: list[int] = []
    done = 0
    while left and done < count:
        if not upto and not ordered and total(left, selector) <= count - done:
            g.shows(f.me, left)
            picked += left
            break
        options = card_options(g, f.me, left, zones)
        if upto:
            options.append(("stop",))
        choice = yield g.ask(f.me, ask, options, (g.face(f.card),))
        if choice[0] == "stop":
            break
        card = number(choice)
        left.remove(card)
        picked.append(card)
        done += weight(card, selector)
    return picked


def total(cards: list[int], selector: Selector) -> int:
    """How many cards these count as."""
    count = 0
    for card in cards:
        count += weight(card, selector)
    return count
