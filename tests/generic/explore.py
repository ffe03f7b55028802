"""Finding games that come to what ordinary random games miss.

Two things make it find more than chance: curiosity (a rarely chosen option is preferred), and going back: half of the
games start again shortly before the moment at which another game came to something rare.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from boardwright.kernel.decision import Option
from boardwright.kernel.rng import Rng
from tests.generic.cases import Case
from tests.generic.players import CuriousPlayer
from tests.generic.reached import Watched

MOST_STARTS = 8
FURTHEST_BACK = 20


@dataclass(frozen=True)
class Found:
    """A whole game that came to something."""

    case: Case
    seed: int
    moves: list[Option]
    reached: frozenset[str]


@dataclass(frozen=True)
class Start:
    """A position to go on from."""

    case: Case
    seed: int
    moves: list[Option]


class Explorer:
    """Plays games until everything was reached, and remembers where rare things happened."""

    def __init__(self, cases: list[Case]) -> None:
        self.cases = cases
        self.rng = Rng.seeded(0)
        self.games = 0
        self.times: Counter[str] = Counter()
        self.starts: dict[str, list[Start]] = {}

    def search(self, missing: set[str], out_of_time: Callable[[], bool]) -> list[Found]:
        """The games that first came to something that was missing; `missing` is left with what nobody found."""
        found: list[Found] = []
        while missing and not out_of_time():
            start = self.somewhere()
            self.games += 1
            watched = Watched(start.case.new(start.seed))
            watched.play_all(start.moves)
            watched.play_out(CuriousPlayer(self.games))
            self.remember(start, watched)
            if missing & watched.first.keys():
                missing.difference_update(watched.first)
                found.append(Found(start.case, start.seed, watched.moves, frozenset(watched.first)))
        return found

    def somewhere(self) -> Start:
        """A new game, or shortly before something rare."""
        if self.starts and self.games % 2:
            rarest = min(self.starts, key=lambda what: self.times[what])
            self.times[rarest] += 1
            starts = self.starts[rarest]
            start = starts[self.rng.below(len(starts))]
            back = self.rng.below(FURTHEST_BACK)
            return Start(start.case, start.seed, start.moves[: max(0, len(start.moves) - back)])
        return Start(self.cases[self.games // 2 % len(self.cases)], 2_000_000 + self.games, [])

    def remember(self, start: Start, watched: Watched) -> None:
        for what, move in watched.first.items():
            if move <= len(start.moves) and start.moves:
                continue
            self.times[what] += 1
            starts = self.starts.setdefault(what, [])
            moment = Start(start.case, start.seed, watched.moves[:move])
            if len(starts) < MOST_STARTS:
                starts.append(moment)
            else:
                starts[self.rng.below(MOST_STARTS)] = moment


def fewest(games: list[Found], needed: set[str]) -> list[Found]:
    """A few of the games that together come to all that is needed: the most useful first."""
    kept: list[Found] = []
    left = set(needed)
    while left:
        best = max(games, key=lambda game: len(game.reached & left))
        if not best.reached & left:
            break
        kept.append(best)
        left -= best.reached
    return kept
