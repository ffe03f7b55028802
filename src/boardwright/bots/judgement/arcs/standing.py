"""Where the seats stand in the ambitions, and the Power that promises."""

from typing import Final

from boardwright.games.arcs.ambitions import AVAILABLE, dummy_count_for
from boardwright.games.arcs.facts import (
    EMPATH,
    FUEL,
    GUILD_SUIT,
    KEEPER,
    LAST_CHAPTER,
    MARKERS,
    MATERIAL,
    NOTHING,
    PSIONIC,
    RELIC,
    THRESHOLD,
    TYCOON,
    WIN_BONUS,
)
from boardwright.games.arcs.moments import CARDS, SPEAKERS, speakers
from boardwright.games.arcs.state import Arcs

AMBITION_OF: Final[list[int]] = [TYCOON, TYCOON, NOTHING, KEEPER, EMPATH]
"""The ambition that counts a resource; weapons count for none."""

SURE: Final = 0.25
"""How narrow a lead still counts fully once nobody has a card left."""

UNSURE: Final = 0.5
"""How much every round to come blurs a lead."""

FROM_NOTHING: Final = 0.5
"""The chances of a seat that has nothing yet of what is counted, beside those of one that has something."""

POWER_PER_CHAPTER: Final = 9.0
"""What the leading player scores in a usual chapter, to tell how many chapters are still to come."""


def holdings(g: Arcs, seat: int) -> list[int]:
    """What a seat has of what each ambition counts."""
    counts = [
        g.tokens(seat, MATERIAL) + g.tokens(seat, FUEL),
        g.captives_of(seat),
        g.trophies_of(seat),
        g.tokens(seat, RELIC),
        g.tokens(seat, PSIONIC),
    ]
    counts.extend([0] * (g.ambition_count - len(counts)))
    holds_supply = SPEAKERS["holds_supply_of"]
    for card in g.cards[seat]:
        suit = GUILD_SUIT[card]
        if suit != NOTHING and AMBITION_OF[suit] != NOTHING:
            counts[AMBITION_OF[suit]] += 1
        if card in holds_supply:
            on_card = CARDS[card].holds_supply_of()
            if AMBITION_OF[on_card] != NOTHING:
                counts[AMBITION_OF[on_card]] += g.supply[on_card]
    if g.laws:
        for card in speakers(g, seat, "also_counts"):
            for ambition in range(len(counts)):
                counts[ambition] += CARDS[card].also_counts(g, seat, ambition)
    return counts


def all_holdings(g: Arcs) -> list[list[int]]:
    """The holdings of every seat; with two seats, the imaginary third player's come last."""
    everybody = [holdings(g, seat) for seat in range(g.seats)]
    if g.seats == 2:
        everybody.append([dummy_count_for(g, ambition) for ambition in range(g.ambition_count)])
    return everybody


def rounds_left(g: Arcs) -> int:
    """How many rounds this chapter may still have: the cards of the largest hand."""
    most = 0
    for hand in g.hands:
        if len(hand) > most:
            most = len(hand)
    return most


def chapters_left(g: Arcs) -> float:
    """About how many chapters will follow this one."""
    to_go = (THRESHOLD[g.seats] - max(g.power)) / POWER_PER_CHAPTER
    return max(0.0, min(float(LAST_CHAPTER - g.chapter), to_go))


def chance(lead: int, blur: float) -> float:
    """How likely a lead (or what is missing) ends as a lead."""
    return 0.5 + 0.5 * lead / (abs(lead) + blur)


def prospects(
    g: Arcs, everybody: list[list[int]], seat: int, ambition: int, first: int, second: int, rounds: int
) -> float:
    """The Power a seat may expect of an ambition with this much Power for first and second place."""
    mine = everybody[seat][ambition]
    best = next_best = 0
    for other in range(len(everybody)):
        if other != seat:
            count = everybody[other][ambition]
            if count > best:
                next_best = best
                best = count
            elif count > next_best:
                next_best = count
    if not rounds and not mine:
        return 0.0
    blur = SURE + UNSURE * rounds
    wins = chance(mine - best, blur)
    among_two = max(wins, chance(mine - next_best, blur))
    expected = wins * (first + WIN_BONUS[g.cities[seat]]) + (among_two - wins) * second
    return expected if mine else expected * FROM_NOTHING


def best_available(g: Arcs) -> tuple[int, int]:
    """The Power of the marker that the next declaration takes; (0, 0) if none is left."""
    first = second = 0
    for marker in range(len(MARKERS)):
        if g.markers[marker] == AVAILABLE:
            power = MARKERS[marker][g.flipped[marker]]
            if power[0] > first:
                first, second = power
    return first, second
