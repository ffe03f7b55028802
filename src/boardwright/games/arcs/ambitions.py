"""Declaring ambitions (p.9) and what counts for them (p.18)."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced

from .facts import EMPATH, FUEL, KEEPER, MARKERS, MATERIAL, NOTHING, PSIONIC, RELIC, TYCOON, TYRANT, WARLORD, WEAPON
from .moments import CARDS, FIRST, SECOND, SHARED_FIRST, SPEAKERS, in_chosen_order, speakers
from .state import Arcs

AVAILABLE: Final = NOTHING


def marker_power(g: Arcs, marker: int) -> tuple[int, int]:
    """Power for first and second place on the side that shows."""
    return MARKERS[marker][g.flipped[marker]]


def best_marker(g: Arcs) -> int:
    """R36: the available marker with the largest first-place value, or NOTHING."""
    best = NOTHING
    for marker in range(len(MARKERS)):
        if g.markers[marker] == AVAILABLE and (
            best == NOTHING or marker_power(g, marker)[0] > marker_power(g, best)[0]
        ):
            best = marker
    return best


def is_declared(g: Arcs, ambition: int) -> bool:
    return ambition in g.markers


def declarations(g: Arcs, me: int, ambitions: list[int], means: int = NOTHING) -> list[Option]:
    """Options to declare one of the ambitions; none without an available marker, or if the price cannot be paid."""
    if AVAILABLE not in g.markers:
        return []
    for card in speakers(g, me, "can_pay_to_declare"):
        if not CARDS[card].can_pay_to_declare(g, me, means):
            return []
    laws = speakers(g, me, "forbids_declaring") if g.laws else []
    return [
        ("declare", ambition)
        for ambition in (with_neighbours(g, ambitions) if g.laws else ambitions)
        if not any(CARDS[law].forbids_declaring(g, me, ambition) for law in laws)
    ]


def with_neighbours(g: Arcs, ambitions: list[int]) -> list[int]:
    """These ambitions, and such as a law lets everybody declare in place of one of them."""
    numbers = SPEAKERS["declared_instead"]
    found = ambitions[:]
    for law in g.laws:
        if law in numbers:
            found.extend([one for one in CARDS[law].declared_instead(ambitions) if one not in found])
    return found


def declare(g: Arcs, me: int, ambition: int, means: int, zero_marker: bool, chosen: int = NOTHING) -> Script[None]:
    """Take the best marker, unless another is `chosen`.

    R37: only a declaration from the lead card covers its number, unless a card keeps it. `means` is the card that
    allows the declaration, or NOTHING for the lead card's own.
    """
    for card in speakers(g, me, "pay_to_declare"):
        yield from CARDS[card].pay_to_declare(g, me, means)
    is_new = not is_declared(g, ambition)
    otherwise = False
    for card in speakers(g, me, "declares_otherwise"):
        otherwise = yield from CARDS[card].declares_otherwise(g, me, ambition)
    if not otherwise:
        marker = best_marker(g) if chosen == NOTHING else chosen
        g.markers = replaced(g.markers, marker, ambition)
        g.marker_laid(marker)
        g.note(("declared", me, ambition, marker_power(g, marker)[0]))
    g.declared = True
    if g.laws:
        for card in speakers(g, me, "marker_placed"):
            CARDS[card].marker_placed(g, me, ambition)
    cards = g.heard(me)[:]  # a card gained by an event does not react to that same event
    if zero_marker:
        for card in cards:
            if CARDS[card].keeps_lead_number(g, me, ambition):
                CARDS[card].reached(g, "keeps_lead_number")
                zero_marker = False
        g.zero = zero_marker
    speaking = [card for card in cards if CARDS[card].speaks_when_declared and CARDS[card].reacts_to(g, me, ambition)]
    while speaking:  # R21
        card = yield from in_chosen_order(g, me, speaking)
        yield from CARDS[card].when_declared(g, me, ambition, is_new)


def count_for(g: Arcs, seat: int, ambition: int) -> int:
    """How much a seat has of what an ambition counts, and of what cards add to it."""
    count = counted(g, seat, ambition)
    if g.laws:
        for card in speakers(g, seat, "also_counts"):
            count += CARDS[card].also_counts(g, seat, ambition)
    return count


def counts_for(g: Arcs, ambition: int) -> list[int]:
    """The same of every seat."""
    return [count_for(g, seat, ambition) for seat in range(g.seats)]


def counted(g: Arcs, seat: int, ambition: int) -> int:
    """p.18: what an ambition always counts."""
    if ambition == TYCOON:
        return icons_for(g, seat, MATERIAL) + icons_for(g, seat, FUEL)
    if ambition == TYRANT:
        return g.captives_of(seat)
    if ambition == WARLORD:
        return g.trophies_of(seat)
    if ambition == KEEPER:
        return icons_for(g, seat, RELIC)
    return icons_for(g, seat, PSIONIC) if ambition == EMPATH else 0  # what a law adds counts what the law says


def icons_for(g: Arcs, seat: int, resource: int) -> int:
    """Icons on tokens and guild cards, with a supply that lies on a card of the seat."""
    count = g.icons(seat, resource)
    for card in speakers(g, seat, "holds_supply_of"):
        if CARDS[card].holds_supply_of() == resource:
            CARDS[card].reached(g, "counts_supply")
            count += g.supply[resource]
    return count


def places(g: Arcs, ambition: int) -> list[tuple[int, int]]:
    """R79 to R82: each seat that is first, shares first place or is second alone by what it has now, and its place.

    The imaginary third player takes a place as everybody does, and is left out.
    """
    everybody = [*counts_for(g, ambition), dummy_count_for(g, ambition)]
    best = max(everybody)
    if best == 0:
        return []
    winners = [seat for seat in range(len(everybody)) if everybody[seat] == best]
    if len(winners) > 1:
        placed = [(seat, SHARED_FIRST) for seat in winners]
    else:
        placed = [(winners[0], FIRST)]
        rest = max(everybody[seat] for seat in range(len(everybody)) if seat != winners[0])
        seconds = [seat for seat in range(len(everybody)) if everybody[seat] == rest]
        if rest and len(seconds) == 1:
            placed.append((seconds[0], SECOND))
    return [(seat, place) for seat, place in placed if seat < g.seats]


def place_in(g: Arcs, seat: int, ambition: int) -> int:
    """The place of a seat in a declared ambition now: FIRST, SHARED_FIRST, SECOND; NOTHING for none."""
    if is_declared(g, ambition):
        for placed, place in places(g, ambition):
            if placed == seat:
                return place
    return NOTHING


def is_winning(g: Arcs, seat: int, ambition: int) -> bool:
    """Whether an ambition is declared and a seat has more of what it counts than everybody else."""
    return place_in(g, seat, ambition) == FIRST


def dummy_count_for(g: Arcs, ambition: int) -> int:
    """R94: with two seats, the tokens of the removed planets are the holdings of an imaginary third player."""
    if ambition == TYCOON:
        return g.dummy[MATERIAL] + g.dummy[FUEL]
    if ambition == WARLORD:
        return g.dummy[WEAPON]
    if ambition == KEEPER:
        return g.dummy[RELIC]
    return g.dummy[PSIONIC] if ambition == EMPATH else 0
