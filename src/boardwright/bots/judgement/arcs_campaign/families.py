"""The fates by name, and which of them have a way in common."""

from typing import Final

from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.state import Arcs
from boardwright.kernel.decision import Decision

from ..arcs.values import RARELY
from .hopes import FATE_NUMBER

MAGNATE: Final = FATE_NUMBER["magnate"]
ADMIRAL: Final = FATE_NUMBER["admiral"]
BELIEVER: Final = FATE_NUMBER["believer"]
PARTISAN: Final = FATE_NUMBER["partisan"]
PLANET_BREAKER: Final = FATE_NUMBER["planet-breaker"]
PIRATE: Final = FATE_NUMBER["pirate"]
PACIFIST: Final = FATE_NUMBER["pacifist"]
JUDGE: Final = FATE_NUMBER["judge"]
WARDEN: Final = FATE_NUMBER["warden"]
NATURALIST: Final = FATE_NUMBER["naturalist"]
GATE_WRAITH: Final = FATE_NUMBER["gate-wraith"]
HUNTERS: Final = (ADMIRAL, PIRATE)
SPREADING: Final = tuple(FATE_NUMBER[name] for name in ("guardian", "naturalist", "peacekeeper", "blight-speaker"))
"""Fates that gain by ships in many systems."""
ROAMING: Final = tuple(FATE_NUMBER[name] for name in ("planet-breaker", "pathfinder", "gate-wraith"))
"""Fates that must go far."""
HOLDING: Final = tuple(
    FATE_NUMBER[name]
    for name in (
        *("hegemon", "pacifist", "peacekeeper", "warden"),
        *("gate-wraith", "guardian", "naturalist"),
    )
)
"""Fates that need systems without ships of the Empire."""
COUNTED: Final = 2.0
"""How much more readily what the fate counts is taken or built."""
NOT_TO_SPEND: Final = 0.2
"""How much less readily the Peacekeeper spends Weapons, and the Pirate what lies on the Hoard."""
HUNTING: Final = 3.0
"""How much more readily the Admiral and the Pirate strike, and the Admiral with the Imperial fleet."""


def campaign(g: Arcs) -> Campaign:
    assert isinstance(g, Campaign)
    return g


def gladly(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """What the own fate offers is taken."""
    for i in range(len(weights)):
        weights[i] = RARELY if decision.options[i][0] in ("skip", "stop") else 2.0


def perhaps(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Mostly not."""
    for i in range(len(weights)):
        weights[i] = 2.0 if decision.options[i][0] in ("skip", "stop") else 0.6
