"""The map as a seat sees it: how far systems are from each other, and where it may act."""

from collections.abc import Sequence
from typing import Final

from boardwright.games.arcs.campaign.facts import BLIGHT, EMPIRE, GATES
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import NOBODY, SYSTEM_COUNT
from boardwright.games.arcs.vocabulary import System

FAR: Final = 20
"""Steps to what cannot be reached."""


def ways(g: Campaign, origins: list[System], passed: Sequence[System] = ()) -> list[int]:
    """How many steps each system is from the nearest of some others; systems that are passed take no step."""
    far = [FAR] * SYSTEM_COUNT
    for system in origins:
        far[system] = 0
    reached = origins
    while reached:
        beyond: list[System] = []
        for system in reached:
            for near in g.neighbours[system]:
                if far[near] == FAR:
                    far[near] = far[system] + 1
                    beyond.append(near)
        for system in beyond:  # which grows
            if system in passed:
                for near in g.neighbours[system]:
                    if far[near] == FAR:
                        far[near] = far[system]
                        beyond.append(near)
        reached = beyond
    return far


def may_act_in(g: Campaign, seat: int, system: int) -> bool:
    """Whether a seat has control of a system on its own turn: a Regent has it beside Imperial ships."""
    who = g.control(system)
    return who == seat or (who == EMPIRE and g.is_regent(seat) and g.has_piece(seat, System(system)))


def open_gates(g: Campaign, seat: int) -> list[System]:
    """The gates that end no Catapult move of a seat."""
    passable = (NOBODY, seat, EMPIRE) if g.is_regent(seat) else (NOBODY, seat)
    return [System(gate) for gate in GATES if g.control(gate) in passable and not g.ships_at(BLIGHT, System(gate))]
