"""Power and objectives (p.8): a running total that may be negative, and a marker that moves down to 0."""

from ..ambitions import is_winning
from ..facts import AMBITIONS
from ..scoring import earnings
from .state import Campaign


def gain_power(g: Campaign, seat: int, power: int, why: str) -> None:
    """Power from anything but an ambition, or lost (below 0): `why` is the message power-<why>."""
    if power:
        g.power[seat] += power
        g.gains.append((g.act, g.chapter, seat, power, why))
        g.note(("gained_power" if power > 0 else "lost_power", seat, abs(power), why))


def advance(g: Campaign, seat: int, spaces: int) -> None:
    """C11: the objective marker moves down, never below 0; on 0 the objective is complete."""
    moved = min(spaces, g.objectives[seat])
    if moved > 0:
        g.objectives[seat] -= moved
        g.note(("advanced", seat, moved, g.objectives[seat]))


def wins_now(g: Campaign, seat: int) -> list[tuple[int, int]]:
    """The ambitions that a player would win if the chapter ended now, each with the Power for it and for cities."""
    found: list[tuple[int, int]] = []
    for ambition in range(len(AMBITIONS)):
        if is_winning(g, seat, ambition):
            gained = [power + bonus for one, _, power, bonus, _ in earnings(g, ambition) if one == seat]
            found.append((ambition, sum(gained)))
    return found
