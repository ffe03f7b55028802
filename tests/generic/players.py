"""Who plays the games of the suite: anything legal, without knowing any game."""

from typing import ClassVar

from boardwright.bots import Bot, Reason
from boardwright.bots.random import RandomBot
from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng

LOOKED_AT = 4


class CuriousPlayer:
    """Looks at a few options and takes the one that was chosen least often so far.

    It spends a game on what a random player does once by accident, so it comes to more of the rules.
    """

    forks: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.reasons: list[Reason] = []
        self.rng = Rng.seeded(seed)
        self.chosen: dict[tuple[str, Option], int] = {}

    def choose(self, game: Game, seat: int) -> Option:
        decision = game.decision
        assert decision is not None and decision.seat == seat
        best = self.any_of(decision)
        for _ in range(LOOKED_AT - 1):
            other = self.any_of(decision)
            if self.times(decision, other) < self.times(decision, best):
                best = other
        self.chosen[decision.ask, best] = self.times(decision, best) + 1
        return best

    def close(self) -> None:
        pass

    def any_of(self, decision: Decision) -> Option:
        return decision.options[self.rng.below(len(decision.options))]

    def times(self, decision: Decision, option: Option) -> int:
        return self.chosen.get((decision.ask, option), 0)


def player(seed: int) -> Bot:
    """Every other seed plays at random, the others out of curiosity."""
    return CuriousPlayer(seed) if seed % 2 else RandomBot(seed)


def play_on(game: Game, by: Bot, moves: int) -> Game:
    """Play so many moves, or to the end."""
    for _ in range(moves):
        if game.decision is None:
            break
        game.play(by.choose(game, game.decision.seat))
    return game
