"""Intervals."""

from math import sqrt

Z95 = 1.959963984540054
"""A normal variable lies within so many deviations of its mean with 95 % probability."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the chance to win, from the wins of some games.

    Parts of wins vary less than whole ones, so with shared victories the interval is rather too wide than too narrow.
    """
    if games == 0:
        return 0.0, 1.0
    share, weight = wins / games, Z95 * Z95 / games
    middle = share + weight / 2
    spread = Z95 * sqrt(share * (1 - share) / games + weight / (4 * games))
    low, high = (middle - spread) / (1 + weight), (middle + spread) / (1 + weight)
    return (0.0 if wins == 0 else low), (1.0 if wins == games else high)
