"""How the Planet Breaker of Act II sends ships to the Fragments."""

from typing import Final

from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.vocabulary import FRESH, SYSTEM
from boardwright.kernel.decision import Decision

from .families import PLANET_BREAKER
from .hammer import fragments_from, to_spare
from .on_map import ways

SETTING_OUT: Final = 12.0
"""A move from where ships set out, less the farther they have to go."""
STAYING: Final = 0.2
"""How much less readily other ships move."""
STEP_NEARER: Final = 10.0
STEP_AWAY: Final = 0.1
STOPPING: Final = 0.3


def gathers_fragments(g: Campaign, me: int) -> bool:
    """Whether a player is the Planet Breaker and has still a world to break."""
    return g.fates[me] == PLANET_BREAKER and g.objectives[me] > 0


def leave(g: Campaign, decision: Decision, weights: list[float]) -> None:
    """From where the way to a Fragment is short."""
    for i in range(len(weights)):
        option = decision.options[i]
        if SYSTEM.held_by(option):
            fragments = fragments_from(g, decision.seat, SYSTEM.of(option))
            if fragments:
                weights[i] = SETTING_OUT / ways(g, fragments)[SYSTEM.of(option)]
            else:
                weights[i] *= STAYING


def come_nearer(g: Campaign, decision: Decision, weights: list[float]) -> None:
    """A step towards a Fragment."""
    fragments = fragments_from(g, decision.seat, SYSTEM.asked(decision))
    if not fragments:
        return
    way = ways(g, fragments)
    here = way[SYSTEM.asked(decision)]
    for i in range(len(weights)):
        option = decision.options[i]
        if not SYSTEM.held_by(option):
            weights[i] = STOPPING
        elif way[SYSTEM.of(option)] < here:
            weights[i] = STEP_NEARER / (1.0 + way[SYSTEM.of(option)])
        else:
            weights[i] = STEP_AWAY


def send(g: Campaign, decision: Decision, weights: list[float]) -> None:
    """All that are not needed where they stand; all but one where ships part."""
    me, origin = decision.seat, SYSTEM.asked(decision)
    spare = to_spare(g, me, origin)
    part = len(fragments_from(g, me, origin)) > 1
    for i in range(len(weights)):
        option = decision.options[i]
        stay = spare - FRESH.of(option) - (1 if option[0] == "capital" else 0)
        weights[i] = 3.0 if stay == 0 else 2.0 if stay == 1 and part else 0.5 if stay > 0 else 0.1
