"""The Magnate of Act II: Monopolies that are near, and the Council, which brings the Edict they change hands at."""

from typing import Final

from boardwright.games.arcs.campaign.facts import CHAPTERS
from boardwright.games.arcs.campaign.fates.magnate import MONOPOLIES
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.resources import has

from .council import edict_likely

AT_THE_NEXT_EDICT: Final = 0.6
"""What a majority of a type is worth of the Monopoly that the next Edict makes of it."""
WITH_THE_COUNCIL: Final = 0.9
"""With the Council secured, whose holder chooses Edicts."""
COUNCIL_LED: Final = 0.7
SHORT: Final = (0.0, 0.35, 0.1)
"""For a type of which so many tokens are missing."""


def monopolies_near(g: Campaign, seat: int) -> float:
    """Each Monopoly counts at once and in each chapter to come."""
    total = 0.0
    ready = edict_likely(g, seat, AT_THE_NEXT_EDICT, COUNCIL_LED, WITH_THE_COUNCIL)
    for resource, card in MONOPOLIES.items():
        if card not in g.cards[seat]:
            short = short_of_majority(g, seat, resource)
            if short < len(SHORT):
                total += SHORT[short] if short > 0 else ready
    return total * (2.0 + CHAPTERS[g.act] - g.chapter)


def short_of_majority(g: Campaign, seat: int, resource: int) -> int:
    """How many tokens more make a seat have more than half of a type; 0 or less if it has."""
    in_play = g.tokens_in_game(resource) - g.dummy[resource]
    return in_play // 2 + 1 - has(g, seat, resource)


def wants_edict(g: Campaign, seat: int) -> bool:
    """Whether an Edict would bring a seat a Monopoly."""
    return any(
        card not in g.cards[seat] and short_of_majority(g, seat, resource) <= 0 for resource, card in MONOPOLIES.items()
    )
