"""Who may act as if they had control of a system (p.7), or with ships there that are not their own.

What lies there is asked of the state.
"""

from .facts import NOBODY
from .moments import CARDS, UNLIMITED, speakers, speaking_laws
from .state import Arcs
from .vocabulary import System


def controls(g: Arcs, me: int, system: int) -> bool:
    """Whether a player has control of a system, by ships or by a law."""
    who = g.control(system)
    return who == me or (who != NOBODY and is_given_control(g, me, system, who))


def is_given_control(g: Arcs, me: int, system: int, who: int) -> bool:
    """Whether a law lets a player act as if they had the control that `who` has."""
    for law in speaking_laws(g, "gives_control"):
        if CARDS[law].gives_control(g, me, system, who):
            return True
    return False


def held_by_another(g: Arcs, me: int, system: int) -> bool:
    """Whether somebody has control of a system, and the player has not."""
    return g.control(system) != NOBODY and not controls(g, me, system)


def commanded(g: Arcs, me: int, system: System) -> list[int]:
    """The owners whose ships in a system a player may use besides their own: by a law, or by a card of a player."""
    owners: list[int] = []
    for card in reversed(speakers(g, me, "commands")):  # the laws before the player's cards
        owners += CARDS[card].commands(g, me, system)
    return owners


Fleets = dict[System, list[int]]
"""By system: the owners whose ships a player may use there besides their own."""


def all_commanded(g: Arcs, me: int) -> Fleets:
    """The same on the whole map."""
    found: Fleets = {}
    if g.laws:
        for card in reversed(speakers(g, me, "commands")):
            for system, owner in CARDS[card].commands_everywhere(g, me):
                found.setdefault(system, []).append(owner)
    return found


def is_kept_from(g: Arcs, me: int, owner: int) -> bool:
    """Whether a law keeps a player from the control and the ships of an owner."""
    for law in speaking_laws(g, "forbids_command"):
        if CARDS[law].forbids_command(g, me, owner):
            return True
    return False


def stands_in(g: Arcs, me: int, system: System) -> bool:
    """R42: whether a player may build in a system: a Loyal piece is there, or ships that the player commands."""
    return g.has_piece(me, system) or bool(commanded(g, me, system))


def most_escorted(g: Arcs, me: int, owner: int, own: int) -> int:
    """How many ships of another owner may go with so many Loyal ones."""
    most = UNLIMITED
    for card in speakers(g, me, "most_escorted"):
        most = min(most, CARDS[card].most_escorted(g, me, owner, own))
    return most


def goes_alone(g: Arcs, me: int, system: System) -> bool:
    """Whether ships that the player commands may leave a system without a Loyal one."""
    if g.laws:
        for owner in commanded(g, me, system):
            if most_escorted(g, me, owner, 0):
                return True
    return False
