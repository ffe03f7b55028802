"""The Naturalist: how much of the garden is likely to outlive the Crises of a chapter."""

from math import comb
from typing import Final

from boardwright.games.arcs.ambitions import is_declared
from boardwright.games.arcs.campaign.facts import BLIGHTKIN
from boardwright.games.arcs.campaign.fates.naturalist import garden
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import PSIONIC
from boardwright.games.arcs.moments import CARDS

from ..arcs.standing import SURE, UNSURE, chance

CRISES: Final = 0.45
"""How likely a round ends with Crises."""
REGROWN: Final = 0.4
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


def shields(g: Campaign, seat: int) -> int:
    """How many Crises of the Blight a seat can pay to prevent: with a Psionic each, or with any resource."""
    with_any = any(CARDS[card].loyal_to == PSIONIC for card in g.cards[seat])
    return sum([g.tokens(seat, resource) for resource in range(5)]) if with_any else g.tokens(seat, PSIONIC)


def no_more_crises(rounds: int, prevented: int) -> float:
    """The chance that so many rounds bring no more Crises than can be prevented."""
    return sum(
        [comb(rounds, n) * CRISES**n * (1.0 - CRISES) ** (rounds - n) for n in range(min(rounds, prevented) + 1)]
    )


SHELTERED: Final = [
    [no_more_crises(rounds, prevented) for prevented in range(MOST_ROUNDS + 1)] for rounds in range(MOST_ROUNDS + 1)
]
"""The same by rounds and by what can be prevented."""
