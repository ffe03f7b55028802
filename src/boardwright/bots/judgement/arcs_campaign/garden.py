"""The Naturalist: how much of the garden is likely to outlive the Crises of a chapter."""

from math import comb
from typing import Final

from boardwright.games.arcs.ambitions import is_declared
from boardwright.games.arcs.campaign.facts import BLIGHTKIN, EMPIRE
from boardwright.games.arcs.campaign.fates.naturalist import garden, has_fresh_blight
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import PSIONIC
from boardwright.games.arcs.moments import CARDS

from ..arcs.standing import SURE, UNSURE, chance
from .gifts import tokens_to_give

CRISES: Final = 0.45
"""How likely a round ends with Crises."""
REGROWN: Final = 0.2
"""What is left of a garden, or grows again, after Crises that nothing prevents."""
MOST_ROUNDS: Final = 6


def garden_likely(g: Campaign, seat: int, rounds: int) -> float:
    """How far the garden is likely to move the marker at the end of this chapter."""
    mine = garden(g, seat)
    stays = SHELTERED[min(rounds, MOST_ROUNDS)][min(shields(g, seat), MOST_ROUNDS)]
    likely = mine * (REGROWN + (1.0 - REGROWN) * stays)
    if not is_declared(g, BLIGHTKIN):
        return likely
    best = max([garden(g, rival) for rival in g.rivals(seat)])
    return likely * chance(mine - best, SURE + UNSURE * rounds)


def imperial_gardens(g: Campaign) -> int:
    """The systems with fresh Blight that the Empire controls."""
    return sum([1 for system in g.systems if has_fresh_blight(g, system) and g.control(system) == EMPIRE])


def shields(g: Campaign, seat: int) -> int:
    """How many Crises of the Blight a seat can prevent: it pays a Psionic or any resource, none of the Trust."""
    with_any = any(CARDS[card].loyal_to == PSIONIC for card in g.cards[seat])
    tokens = tokens_to_give(g, seat)
    return sum(tokens) if with_any else tokens[PSIONIC]


def no_more_crises(rounds: int, prevented: int) -> float:
    """The chance that so many rounds bring no more Crises than can be prevented."""
    return sum(
        [comb(rounds, n) * CRISES**n * (1.0 - CRISES) ** (rounds - n) for n in range(min(rounds, prevented) + 1)]
    )


SHELTERED: Final = [
    [no_more_crises(rounds, prevented) for prevented in range(MOST_ROUNDS + 1)] for rounds in range(MOST_ROUNDS + 1)
]
"""The same by rounds and by what can be prevented."""
