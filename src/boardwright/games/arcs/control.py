"""Who may act as if they had control of a system (p.7), or with ships there that are not their own.

What lies there is asked of the state.
"""

from .facts import NOBODY
from .moments import CARDS, SPEAKERS, UNLIMITED, speakers
from .state import Arcs
from .vocabulary import System


def controls(g: Arcs, me: int, system: int) -> bool:
    """Whether a player has control of a system, by ships or by a law."""
    who = g.control(system)
    if who == me:
        return True
    if who != NOBODY:
        numbers = SPEAKERS["gives_control"]
        for law in g.laws:
            if law in numbers and CARDS[law].gives_control(g, me, system, who):
                return True
    return False


def held_by_another(g: Arcs, me: int, system: int) -> bool:
    """Whether somebody has control of a system, and the player has not."""
    return g.control(system) != NOBODY and not controls(g, me, system)


def commanded(g: Arcs, me: int, system: System) -> list[int]:
    """The owners whose ships in a system a player may use besides their own: by a law only."""
    owners: list[int] = []
    numbers = SPEAKERS["commands"]
    for law in g.laws:
        if law in numbers:
            owners.extend(CARDS[law].commands(g, me, system))
    return owners


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
