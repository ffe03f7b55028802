"""Power and objectives (p.8): a running total that may be negative, and a marker that moves down to 0."""

from ..ambitions import is_declared, is_winning
from ..scoring import earnings
from ..state import changed
from .facts import MOST_GRAND, TIERS
from .moments import speaking
from .state import Campaign


def gain_power(g: Campaign, seat: int, power: int, why: str) -> None:
    """Power from anything but an ambition, or lost (below 0): `why` is the message power-<why>."""
    if power:
        g.power = changed(g.power, seat, power)
        g.gains += ((g.act, g.chapter, seat, power, why),)
        g.note(("gained_power" if power > 0 else "lost_power", seat, abs(power), why))


def advance(g: Campaign, seat: int, spaces: int) -> None:
    """C11: the objective marker moves down, never below 0; on 0 the objective is complete."""
    moved = min(spaces, g.objectives[seat])
    if moved > 0:
        g.objectives = changed(g.objectives, seat, -moved)
        g.note(("advanced", seat, moved, g.objectives[seat]))


def grand_ambitions(g: Campaign, seat: int) -> int:
    """p.9: how many grand ambitions a player fulfils now; only A and B fates have them, in Act III."""
    fulfilled = sum(sum(card.grand_ambitions(g, seat)) for card in speaking(g, seat, "grand_ambitions"))
    return min(fulfilled, MOST_GRAND)


def has_final_objective(g: Campaign, seat: int) -> bool:
    """p.9: only C fates have one."""
    return g.fates[seat] in TIERS["C"]


def is_won_or_undeclared(g: Campaign, seat: int, ambition: int) -> bool:
    """Whether a player is winning an ambition, or CD7: no marker lies on it."""
    return not is_declared(g, ambition) or is_winning(g, seat, ambition)


def wins_now(g: Campaign, seat: int) -> list[tuple[int, int]]:
    """The ambitions that a player would win if the chapter ended now, each with the Power for it and for cities."""
    found: list[tuple[int, int]] = []
    for ambition in g.ambitions():
        if is_winning(g, seat, ambition):
            gained = [power + bonus for one, _, power, bonus, _ in earnings(g, ambition) if one == seat]
            found.append((ambition, sum(gained)))
    return found
