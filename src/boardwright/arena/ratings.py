"""Ratings of bots from games with any number of seats (Plackett–Luce, by openskill)."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from boardwright.arena.match import Result


@dataclass(frozen=True)
class Rating:
    """Skill and its standard deviation; a bot that has not played has 25 ± 8.33."""

    skill: float
    deviation: float


def ratings(results: Sequence[Result]) -> dict[str, Rating]:
    """The rating of every bot after these games, in this order.

    Bots do not learn, so their ratings do not drift (tau is 0). A bot in several seats of a game gets the mean of
    what its seats earn; a game of a bot against itself alone says nothing.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    start = model.rating()
    rated = {bot: (start.mu, start.sigma) for result in results for bot in result.bots}
    for result in results:
        if len(set(result.bots)) == 1:
            continue
        teams = [[model.rating(*rated[bot])] for bot in result.bots]
        earned = model.rate(teams, ranks=[float(place) for place in result.places])
        for bot in set(result.bots):
            own = [earned[seat][0] for seat, name in enumerate(result.bots) if name == bot]
            rated[bot] = fmean(seat.mu for seat in own), fmean(seat.sigma for seat in own)
    return {bot: Rating(*rating) for bot, rating in rated.items()}
