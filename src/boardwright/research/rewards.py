"""What an agent gets: for winning, or for its rank; and, if wanted, for points on the way."""

from boardwright.kernel.errors import BadSetting
from boardwright.kernel.features import Features
from boardwright.kernel.game import Game
from boardwright.kernel.rules import Outcome

REWARDS = ("win", "rank")
"""win: 1 for the winner, the others share -1. rank: from 1 for the first to -1 for the last, in equal steps.

Seats that share a place get the mean of the places they take up.
"""


def checked_reward(name: str) -> str:
    """The name of a way to reward, or a BadSetting that says which there are."""
    if name not in REWARDS:
        raise BadSetting(f"There is no reward {name!r}; the rewards are: {', '.join(REWARDS)}.")
    return name


def final_rewards(outcome: Outcome, reward: str) -> list[float]:
    """The reward of each seat at the end. They sum up to 0."""
    seats = len(outcome.places)
    if reward == "win":
        return outcome.prizes([1.0] + [-1.0 / (seats - 1)] * (seats - 1))
    return outcome.prizes([1.0 - 2.0 * place / (seats - 1) for place in range(seats)])


class Points:
    """Rewards on the way: how much a seat's lead over the mean of the others has grown since it was last asked."""

    def __init__(self, features: Features, game: Game, weight: float) -> None:
        self.features = features
        self.weight = weight
        self.leads = self._leads(game)

    def _leads(self, game: Game) -> list[float]:
        scores = [self.features.score(game.state, seat) for seat in range(game.seats)]
        return [score - (sum(scores) - score) / (game.seats - 1) for score in scores]

    def since(self, game: Game) -> list[float]:
        """The reward of each seat since the last time."""
        before, self.leads = self.leads, self._leads(game)
        return [self.weight * (now - then) for now, then in zip(self.leads, before, strict=True)]
