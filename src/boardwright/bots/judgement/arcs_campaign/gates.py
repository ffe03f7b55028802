"""The Gate Wraith: gates that can be broken, or soon, and what the Twisted Passage is worth."""

from typing import Final

from boardwright.games.arcs.actions import has_room, launch_pads
from boardwright.games.arcs.campaign.facts import CHAPTERS, EMPIRE, GATES, TWISTED_PASSAGE
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import SYSTEM_COUNT, cluster_of
from boardwright.games.arcs.state import STARPORT, kind_of, owner_of
from boardwright.games.arcs.vocabulary import System

from .holding import can_be_held, council_led

READY: Final = 0.8
"""What a gate promises for each chapter that a Catapult move would break."""
PAD_TO_BUILD: Final = 0.5
"""The same where a ship stands, and a starport could."""
PAD_ALONE: Final = 0.3
"""And where there is a starport, but no ship."""
SHIP_IN_PASSAGE: Final = 0.4
"""What a ship in the Twisted Passage is worth, as long as it is needed to hold it."""
COUNCIL_LED: Final = 0.3
"""What it promises for each Passage and chapter that the Council can be secured."""


def for_passages(g: Campaign, seat: int, ambition: int) -> float:
    return float(len(g.broken_gates()))


def gates_near(g: Campaign, seat: int) -> float:
    """Ships that hold the Twisted Passage, gates that can be broken, and the Council; the latter count for long."""
    mine = g.fresh[seat * SYSTEM_COUNT + TWISTED_PASSAGE]
    strongest = max([g.fresh[rival * SYSTEM_COUNT + TWISTED_PASSAGE] for rival in g.rivals(seat)])
    broken = g.broken_gates()
    promised = COUNCIL_LED * len(broken) * council_led(g, seat)
    slots = g.slot_counts()
    for gate in GATES:
        if gate not in broken:
            promised += max([breaking(g, seat, System(planet), slots) for planet in range(gate + 1, gate + 4)])
    return SHIP_IN_PASSAGE * min(mine, strongest + 2) + promised * (1.0 + CHAPTERS[g.act] - g.chapter)


def is_needed_in_passage(g: Campaign, seat: int) -> bool:
    """Whether a ship less in the Twisted Passage could cost the control of it."""
    others = max([g.fresh[rival * SYSTEM_COUNT + TWISTED_PASSAGE] for rival in g.rivals(seat)])
    return g.fresh[seat * SYSTEM_COUNT + TWISTED_PASSAGE] <= others + 2


def breaking(g: Campaign, seat: int, planet: System, slots: list[int]) -> float:
    """How near a seat is to a Catapult move from a planet."""
    ships = g.ships_at(seat, planet)
    if launch_pads(g, seat, planet):
        return READY if ships else PAD_ALONE
    return PAD_TO_BUILD if ships and g.starports[seat] and has_room(g.buildings, slots, planet) else 0.0


def gates_to_break(g: Campaign, seat: int) -> list[int]:
    """The gates that are whole, with a starport on a planet of the cluster that the seat may launch from."""
    broken = g.broken_gates()
    return [
        gate
        for gate in GATES
        if gate not in broken and any(launch_pads(g, seat, System(planet)) for planet in range(gate + 1, gate + 4))
    ]


def where_gates_break(g: Campaign, seat: int, system: int) -> float:
    """The Twisted Passage until it is held well, and planets where a starport is or may be to break a gate with."""
    if system == TWISTED_PASSAGE:
        others = max([g.fresh[rival * SYSTEM_COUNT + system] for rival in g.rivals(seat)])
        return 4.0 if g.fresh[seat * SYSTEM_COUNT + system] <= others + 1 else 1.5
    if system in GATES:
        return 3.0 if system in gates_to_break(g, seat) else 1.0
    if GATES[cluster_of(system) - 1] in g.broken_gates():
        return 1.0
    planet = System(system)
    if launch_pads(g, seat, planet) or (has_starport(g, planet) and would_command(g, seat, planet)):
        return 3.0
    return 2.5 if g.starports[seat] and has_room(g.buildings, g.slot_counts(), planet) else 1.0


def would_command(g: Campaign, seat: int, system: System) -> bool:
    """Whether a ship or two more would give control, if only that of the Empire."""
    return can_be_held(g, seat, system) or (g.is_regent(seat) and g.control(system) == EMPIRE)


def has_starport(g: Campaign, system: System) -> bool:
    """Whether somebody has a starport in a system, the Free States not counted."""
    return any(
        kind_of(g.buildings[place]) == STARPORT and owner_of(g.buildings[place]) < g.seats
        for place in g.buildings_at(system)
    )


def can_build_pad(g: Campaign, seat: int) -> bool:
    """Whether a starport could be built that breaks a gate which no other does."""
    if not g.starports[seat]:
        return False
    slots = g.slot_counts()
    closed = [*g.broken_gates(), *gates_to_break(g, seat)]
    return any(
        g.ships_at(seat, System(planet)) and has_room(g.buildings, slots, System(planet))
        for gate in GATES
        if gate not in closed
        for planet in range(gate + 1, gate + 4)
    )
