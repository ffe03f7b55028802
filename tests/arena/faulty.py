"""Bots that fail on some seeds only: every process agrees on which."""

import os
import time
from typing import ClassVar

from boardwright.bots import Reason
from boardwright.bots.random import RandomBot
from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game


class Faulty:
    """Plays at random, but after some decisions of an unlucky game it fails."""

    forks: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.random = RandomBot(seed)
        self.unlucky = seed % 4 == 0
        self.decisions = 0
        self.reasons: list[Reason] = []

    def choose(self, game: Game, seat: int) -> Option:
        self.decisions += 1
        if self.unlucky and self.decisions == 4:
            return self.fail()
        return self.random.choose(game, seat)

    def fail(self) -> Option:
        raise NotImplementedError

    def close(self) -> None:
        pass


class Crashing(Faulty):
    """Takes its process with it."""

    def fail(self) -> Option:
        os._exit(7)


class Raising(Faulty):
    """Raises an error."""

    def fail(self) -> Option:
        raise ValueError("lost my way")


class Waiting(Faulty):
    """Thinks for a minute."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.unlucky = True

    def fail(self) -> Option:
        print(os.getpid(), flush=True)
        time.sleep(60)
        return ()


class Cheating(Faulty):
    """Plays what is not an option."""

    def fail(self) -> Option:
        return ("cheat", 1)
