"""Deals of a Summit: what they bring to each side, and which ones are worth proposing."""

from typing import Final

from boardwright.games.arcs.ambitions import is_declared
from boardwright.games.arcs.campaign.deals import (
    CAPTIVE,
    GOLEM,
    GUILD,
    HELD,
    INVITE,
    LORE,
    PROMISE,
    TOKEN,
    TROPHY,
    Item,
    can_be_offered,
    count_gifts,
    give,
    place_in_deal,
    stock,
    take,
)
from boardwright.games.arcs.campaign.facts import CARETAKER, OUTLAW
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import GUILD_SUIT, NOTHING, RESOURCE_SLOTS, TYRANT, WARLORD
from boardwright.games.arcs.scoring import worth as stakes

from ..arcs.standing import AMBITION_OF, all_holdings, prospects, rounds_left
from .hopes import types_wanted
from .worth import FAVOR_GIVEN, FAVOR_HELD, wanted_title, worth

MOST_TRIED: Final = 4
"""So many ideas are tried out on a copy of the table."""
LEAST_GAIN: Final = 0.15
"""What a side must gain, in Power, before a deal is worth the talk."""
LEAST_LEFT: Final = 0.05
ENVY: Final = 0.15
"""How much of what others gain by a deal counts as a loss, and of what they lose as a gain."""
FROZEN: Final = -0.15
"""A token on a card from which it cannot be spent."""
UNCOUNTED: Final = 0.4
"""A token, Captive or Trophy that no declared ambition counts."""
GIFT: Final = 2.0
"""What the Magnate's objective of Act I makes of a Favor or token from a Rival."""
COLLECTED: Final = 1.0
"""And that of Act II of a token of a type that it collects."""
MAGNATE: Final = 3
ADVOCATE: Final = 4
GUILD_CARD: Final = 0.8
NEW_SUIT: Final = 1.2
"""What the Advocate's objective of Act II makes of a suit more or less."""
LORE_CARD: Final = 1.0
LORE_WANTED: Final = 1.5
"""To the Caretaker in Act II."""
GOLEM_HAD: Final = 0.8
TRADED: Final = (PROMISE, TOKEN, HELD, CAPTIVE, TROPHY, INVITE, GUILD, LORE, GOLEM)
SORTED: Final = (TOKEN, GUILD, LORE)
"""Of these each type or card is an idea of its own."""


# -- trying a deal out ---------------------------------------------------------------------------------------------


def after(g: Campaign, deal: list[Item]) -> Campaign:
    """A copy of the table after a deal; what finds no slot is lost."""
    other = g.copy()
    for item in deal:
        take(other, item)
    for item in deal:
        give(other, item)
    count_gifts(other, deal, True)
    for seat, resource in other.loose:
        empty = other.empty_slots(seat)
        if empty:
            other.slots[seat * RESOURCE_SLOTS + empty[0]] = resource
        else:
            other.release(resource)
    other.loose = ()
    return other


def worths(g: Campaign) -> list[float]:
    """What the table is worth to each seat."""
    return [worth(g, seat) for seat in range(g.seats)]


def gain_in_deal(g: Campaign, deal: list[Item], seat: int) -> float:
    """What a deal is worth to a seat, less what it envies the others."""
    return gain_between(worths(g), worths(after(g, deal)), seat)


def gain_between(before: list[float], then: list[float], seat: int) -> float:
    """What a change of worths is worth to a seat: between two players all that the other gains is lost."""
    gain = then[seat] - before[seat]
    others = 0.0
    for other in range(len(before)):
        if other != seat:
            others += then[other] - before[other]
    return gain - (ENVY if len(before) > 2 else 1.0) * others


# -- ideas ---------------------------------------------------------------------------------------------------------


def ideas(g: Campaign, me: int) -> list[list[Item]]:
    """Swaps of one thing for another that are good for both sides, the best first; none with two players.

    What two players gain must be somebody else's. Who is after gifts gives two things for one, too.
    """
    if g.seats == 2:
        return []
    found: list[tuple[float, list[Item]]] = []
    scales = Scales(g)
    for rival in g.rivals(me):
        mine = offers(scales, me, rival)
        theirs = offers(scales, rival, me)
        for given, cost, gain in mine:
            for got, their_cost, my_gain in theirs:
                least = min(my_gain + cost, gain + their_cost)
                if least > LEAST_GAIN:
                    found.append((-least, sorted([*given, *got], key=place_in_deal)))
    found.sort()
    if not found:
        return []
    before = worths(g)
    tried = 0
    good: list[list[Item]] = []
    for _, deal in found:
        if tried == MOST_TRIED:
            break
        if can_be_offered(g, deal, me):
            tried += 1
            if raises_all(g, deal, before):
                good.append(deal)
    return good


def raises_all(g: Campaign, deal: list[Item], before: list[float]) -> bool:
    """Whether everybody whom a deal names gains by it."""
    then = worths(after(g, deal))
    named = {seat for item in deal for seat in item[1:3]}
    return all(gain_between(before, then, seat) > LEAST_LEFT for seat in named)


def seeks_gifts(g: Campaign, seat: int) -> bool:
    """Whether what Rivals hand over moves the marker of a seat: that of the Magnate in Act I."""
    return g.fates[seat] == MAGNATE and g.act == 1 and g.objectives[seat] > 0


def offers(scales: "Scales", giver: int, receiver: int) -> list[tuple[list[Item], float, float]]:
    """What may be given together, its cost and what the other gains: nothing, a thing, by who seeks gifts two."""
    items = things(scales.g, giver, receiver)
    costs = [scales.value(giver, item, -1) for item in items]
    gains = [scales.value(receiver, item, 1) for item in items]
    nothing: list[Item] = []
    found = [(nothing, 0.0, 0.0)]
    for one in range(len(items)):
        found.append(([items[one]], costs[one], gains[one]))
        if seeks_gifts(scales.g, giver):
            for other in range(one):
                found.append(([items[other], items[one]], costs[other] + costs[one], gains[other] + gains[one]))
    return found


def things(g: Campaign, giver: int, receiver: int) -> list[Item]:
    """What a player may part with: one token of each type, a Captive, a Trophy, a Favor, an invitation, cards."""
    found: list[Item] = []
    sorts: list[tuple[int, int]] = []
    for item, _ in stock(g, giver, receiver):
        sort = (item[0], item[3] if item[0] in SORTED else item[4] if item[0] == HELD else NOTHING)
        if item[0] in TRADED and sort not in sorts:
            sorts.append(sort)
            found.append(item)
    return found


class Scales:
    """What one more or one less of what declared ambitions count is worth to each seat, in Power."""

    def __init__(self, g: Campaign) -> None:
        self.g = g
        self.everybody = all_holdings(g)
        self.rounds = rounds_left(g)
        self.known: dict[tuple[int, int, int], float] = {}

    def step(self, seat: int, ambition: int, by: int) -> float:
        """The change of a seat's prospects in an ambition by one thing more or less."""
        if not is_declared(self.g, ambition):
            return UNCOUNTED * by
        key = (seat, ambition, by)
        if key not in self.known:
            first, second = stakes(self.g, ambition)
            before = prospects(self.g, self.everybody, seat, ambition, first, second, self.rounds)
            self.everybody[seat][ambition] += by
            then = prospects(self.g, self.everybody, seat, ambition, first, second, self.rounds)
            self.everybody[seat][ambition] -= by
            self.known[key] = then - before
        return self.known[key]

    def value(self, seat: int, item: Item, by: int) -> float:
        """What an item is worth to the seat that gets it (by 1) or gives it (by -1)."""
        what, _, _, thing, held = item
        g = self.g
        if what == TOKEN:
            ambition = AMBITION_OF[thing]
            value = UNCOUNTED * by if ambition == NOTHING else self.step(seat, ambition, by)
        elif what == HELD:
            value = FROZEN if by < 0 else self.value(seat, (TOKEN, item[1], item[2], held, 0), by)
        elif what == CAPTIVE:
            value = self.step(seat, TYRANT, by) if by < 0 or thing != seat else UNCOUNTED
        elif what == TROPHY:
            value = self.step(seat, WARLORD, by) if by < 0 or thing != seat else UNCOUNTED
        elif what == PROMISE:
            value = FAVOR_HELD if by > 0 else FAVOR_GIVEN
        elif what == INVITE:
            value = 0.0 if by < 0 or wanted_title(g, seat) == OUTLAW else UNCOUNTED
        else:
            value = self.further(seat, what, thing) * by
        if by > 0 and what in (TOKEN, PROMISE) and seeks_gifts(g, seat):
            return value + GIFT
        collected = what == TOKEN and g.fates[seat] == MAGNATE and g.act == 2 and thing in types_wanted(g, seat)
        return value + COLLECTED * by if collected else value

    def further(self, seat: int, what: int, thing: int) -> float:
        """What a guild card, lore or a Golem is worth to a seat."""
        fate = self.g.fates[seat]
        if what == GUILD:
            ambition = AMBITION_OF[GUILD_SUIT[thing]]
            icon = 0.0 if ambition == NOTHING else self.step(seat, ambition, 1)
            return GUILD_CARD + icon + (NEW_SUIT if fate == ADVOCATE else 0.0)
        if what == LORE:
            return LORE_CARD + (LORE_WANTED if fate == CARETAKER else 0.0)
        return GOLEM_HAD if what == GOLEM else 0.0
