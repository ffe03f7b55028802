"""The Judge: what gifts of the Arbiter tie an ambition, and how likely ties are."""

from typing import Final

from boardwright.games.arcs.ambitions import is_declared
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER, NOBODY, NOTHING, RESOURCE_SLOTS, TYRANT, WARLORD
from boardwright.games.arcs.resources import open_tokens, room_for

from ..arcs.standing import AMBITION_OF, SURE, UNSURE, all_holdings, best_available, chance
from ..arcs.worth import declaration_chance

ARBITER: Final = CARD_NUMBER["f2403"]
GIFT_IN_STOCK: Final = 0.15
"""What the Judge may give later."""


def gifts_in_stock(g: Campaign, seat: int) -> float:
    """All that may be given in chapters to come."""
    return GIFT_IN_STOCK * sum(gifts_for(g, seat, ambition) for ambition in g.ambitions())


def ties_likely(g: Campaign, seat: int, rounds: int) -> float:
    """How many ties this chapter is likely to end with: of declared ambitions, and of those that may be declared."""
    everybody = all_holdings(g)
    may_be_declared = best_available(g)[0] > 0
    total = 0.0
    for ambition in g.ambitions():
        if is_declared(g, ambition):
            total += tie_chance(g, seat, ambition, everybody, rounds)
        elif may_be_declared:
            total += declaration_chance(g, seat, ambition) * tie_chance(g, seat, ambition, everybody, rounds)
    return total


def tie_chance(g: Campaign, seat: int, ambition: int, everybody: list[list[int]], rounds: int) -> float:
    """How likely an ambition ends with a tie: the more of it may be given beyond what a tie needs, the more.

    Where no gift ties it, the less the farther the Judge is from the first place, or in front of the second.
    """
    needed = gift_for_tie(g, seat, ambition, everybody)[0]
    blur = SURE + UNSURE * rounds
    if needed != NOTHING:
        return chance(gifts_for(g, seat, ambition) - needed, blur) if rounds else 1.0
    if not rounds:
        return 0.0
    counts = [held[ambition] for held in everybody]
    best = max(counts)
    nearest = sorted(counts)[-2] if counts[seat] == best else counts[seat]
    return chance(-max(1, best - nearest), blur)


def gift_for_tie(g: Campaign, seat: int, ambition: int, everybody: list[list[int]]) -> tuple[int, int]:
    """How many gifts tie an ambition, and who gets the first; 0 if it is tied already, NOTHING if nothing ties it.

    All go to one Rival, or the first of them to another.
    """
    counts = [held[ambition] for held in everybody]
    if is_tie(counts):
        return 0, NOBODY
    rivals = g.rivals(seat)
    takes = [most_for(g, seat, rival, ambition) if rival in rivals else 0 for rival in range(g.seats)]
    for given in range(1, gifts_for(g, seat, ambition) + 1):
        counts[seat] -= 1
        for rival in rivals:
            if takes[rival] >= given and is_tie(raised(counts, rival, given)):
                return given, rival
        for rival in rivals:
            for other in rivals:
                if other != rival and given > 1 and takes[other] and takes[rival] >= given - 1:
                    if is_tie(raised(raised(counts, other, 1), rival, given - 1)):
                        return given, other
    return NOTHING, NOBODY


def is_tie(counts: list[int]) -> bool:
    best = max(counts)
    return best > 0 and counts.count(best) > 1


def raised(counts: list[int], seat: int, by: int) -> list[int]:
    """The same counts with more for a seat."""
    new = counts[:]
    new[seat] += by
    return new


def most_for(g: Campaign, seat: int, rival: int, ambition: int) -> int:
    """How many gifts would count for a Rival: what finds room, and pieces that do not go home to their owner."""
    if ambition == TYRANT:
        return g.captives_of(seat) - g.captives[seat * g.seats + rival]
    if ambition == WARLORD:
        first = g.trophy_index(seat, rival, 0)
        return g.trophies_of(seat) - sum(g.trophies[first : first + g.piece_kinds])
    given = tokens_to_give(g, seat)
    return sum(
        min(room_for(g, rival, resource), given[resource]) for resource in range(5) if AMBITION_OF[resource] == ambition
    )


def gifts_for(g: Campaign, seat: int, ambition: int) -> int:
    """What a seat could give of what an ambition counts; nothing once Relic Outrage has cost it the Arbiter."""
    if ARBITER not in g.cards[seat]:
        return 0
    if ambition == TYRANT:
        return g.captives_of(seat)
    if ambition == WARLORD:
        return g.trophies_of(seat)
    given = tokens_to_give(g, seat)
    return sum(given[resource] for resource in range(5) if AMBITION_OF[resource] == ambition)


def tokens_to_give(g: Campaign, seat: int) -> list[int]:
    """How many resources of each type a seat could give: those in the Trust and frozen ones are not its own to give."""
    first = seat * RESOURCE_SLOTS
    tokens = [*g.slots[first : first + RESOURCE_SLOTS], *[token for _, token in open_tokens(g, seat)]]
    return [tokens.count(resource) for resource in range(5)]
