"""Train a small network to play a game of Boardwright, and plot how it learns to beat random play.

    python examples/train_option_scorer.py                              Arcs, three minutes
    python examples/train_option_scorer.py --game imperium --minutes 5

The network looks at the position and at one option and gives a score; the scores of the options of a decision become
chances (softmax). It plays against itself. What was chosen becomes a little likelier if the seat gained points or won
from then on, and less likely if it lost (REINFORCE). Needs numpy, and matplotlib for the plot.
"""

import argparse
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import perf_counter

import numpy as np
import numpy.typing as npt

import boardwright
from boardwright.research.vector import Games

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Ints = npt.NDArray[np.intp]

HIDDEN = 32
STEPS = 2
"""Steps of learning from one batch of games."""
SCALE = np.float32(8)
"""Columns count small things; a logarithm keeps the few large numbers in bounds."""


def scaled(rows: Bytes) -> Floats:
    """Whole numbers from 0 to 255 as small floats."""
    return TABLE.take(rows)


TABLE: Floats = (np.log1p(np.arange(256)) / np.log1p(SCALE)).astype(np.float32)


@dataclass
class Decisions:
    """Some decisions: the positions, the options of all of them in one list, and where those of each begin."""

    states: Bytes
    options: Bytes
    starts: Ints

    @property
    def counts(self) -> Ints:
        return np.diff(np.append(self.starts, len(self.options)))

    def part(self, first: int, last: int) -> "Decisions":
        """The decisions from one to before another."""
        begin = self.starts[first]
        end = self.starts[last] if last < len(self.starts) else len(self.options)
        return Decisions(self.states[first:last], self.options[begin:end], self.starts[first:last] - begin)


class Scorer:
    """One hidden layer that sees position and option, beside a direct weight for each column of the option."""

    def __init__(self, state_width: int, option_width: int, rng: np.random.Generator) -> None:
        def small(*shape: int) -> Floats:
            weights: Floats = (rng.standard_normal(shape) / np.sqrt(shape[0])).astype(np.float32)
            return weights

        self.weights = {
            "state": small(state_width, HIDDEN) * np.float32(0.3),
            "option": small(option_width, HIDDEN),
            "bias": np.zeros(HIDDEN, np.float32),
            "out": np.zeros(HIDDEN, np.float32),
            "direct": np.zeros(option_width, np.float32),
        }
        self.first = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.second = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.updates = 0

    def chances(self, asked: Decisions) -> tuple[Floats, Floats]:
        """The chance of every option within its decision, and the hidden layer."""
        w = self.weights
        options = scaled(asked.options)
        hidden = options @ w["option"] + np.repeat(scaled(asked.states) @ w["state"], asked.counts, axis=0) + w["bias"]
        np.maximum(hidden, 0, out=hidden)
        scores = hidden @ w["out"] + options @ w["direct"]
        scores -= np.repeat(np.maximum.reduceat(scores, asked.starts), asked.counts)
        chances = np.exp(scores)
        chances /= np.repeat(np.add.reduceat(chances, asked.starts), asked.counts)
        return chances, hidden

    def learn(self, asked: Decisions, chosen: Ints, gains: Floats, rate: float, curiosity: float) -> None:
        """Make what was chosen likelier where it gained, less likely where it lost."""
        chances, hidden = self.chances(asked)
        owner = np.repeat(np.arange(len(gains)), asked.counts)
        slope = -chances * gains[owner]
        slope[asked.starts + chosen] += gains
        surprise = -np.log(chances + 1e-9)
        mean = np.add.reduceat(chances * surprise, asked.starts)
        slope += curiosity * chances * (surprise - mean[owner])  # towards more even chances
        slope /= np.float32(len(gains))
        options = scaled(asked.options)
        back = slope[:, None] * self.weights["out"] * (hidden > 0)
        per_state = np.add.reduceat(back, asked.starts, axis=0)
        self._climb(
            {
                "state": scaled(asked.states).T @ per_state,
                "option": options.T @ back,
                "bias": back.sum(axis=0),
                "out": hidden.T @ slope,
                "direct": options.T @ slope,
            },
            rate,
        )

    def _climb(self, slopes: dict[str, Floats], rate: float) -> None:
        """A step of Adam, upwards."""
        self.updates += 1
        for name, slope in slopes.items():
            first, second = self.first[name], self.second[name]
            first += np.float32(0.1) * (slope - first)
            second += np.float32(0.01) * (slope * slope - second)
            size = rate / (1 - 0.9**self.updates) * np.sqrt(1 - 0.99**self.updates)
            self.weights[name] += np.float32(size) * first / (np.sqrt(second) + np.float32(1e-8))


def decisions_of(games: Games, places: Ints) -> Decisions:
    """What is asked in some of the games now."""
    listed = games.option_ids[places] >= 0
    counts = listed.sum(axis=1)
    return Decisions(games.state[places], games.options[places][listed], np.cumsum(counts) - counts)


def drawn(asked: Decisions, chances: Floats, rng: np.random.Generator) -> Ints:
    """One option of each decision, by its chance."""
    noise = np.log(chances + 1e-9) - np.log(-np.log(rng.random(len(chances)) + 1e-12))
    ends = np.append(asked.starts[1:], len(chances))
    return np.array([int(noise[a:b].argmax()) for a, b in zip(asked.starts, ends, strict=True)], np.intp)


def play_itself(scorer: Scorer, games: Games, wanted: int, rng: np.random.Generator) -> tuple[Decisions, Ints, Floats]:
    """Games against itself: all decisions of those that ended, what was chosen, and what it came to."""
    everywhere = np.arange(games.count)
    kept: list[list[tuple[Bytes, Bytes, int, int, float]]] = [[] for _ in everywhere]
    paid = np.zeros((games.count, games.seats), np.float32)  # what every seat has gained in its game so far
    states: list[Bytes] = []
    options: list[Bytes] = []
    chosen: list[int] = []
    gains: list[float] = []
    ended = 0
    while ended < wanted:
        asked = decisions_of(games, everywhere)
        rows = drawn(asked, scorer.chances(asked)[0], rng)
        ends = asked.starts + asked.counts
        for place in everywhere:
            own = asked.options[asked.starts[place] : ends[place]]
            seat = int(games.seat[place])
            kept[place].append((asked.states[place], own, int(rows[place]), seat, float(paid[place, seat])))
        games.step(games.option_ids[everywhere, rows])
        paid += games.rewards
        for place in np.flatnonzero(games.done):
            ended += 1
            for state, own, row, seat, before in kept[place]:
                states.append(state)
                options.append(own)
                chosen.append(row)
                gains.append(float(paid[place, seat]) - before)
            kept[place] = []
            paid[place] = 0
    counts = np.array([len(own) for own in options], np.intp)
    asked = Decisions(np.stack(states), np.concatenate(options), np.cumsum(counts) - counts)
    return asked, np.array(chosen, np.intp), np.array(gains, np.float32)


def wins_against_random(scorer: Scorer, games: Games, rng: np.random.Generator) -> float:
    """The share of games won by the network in one seat, with random play in the others; one game at each place."""
    everywhere = np.arange(games.count)
    own_seat = everywhere % games.seats
    won = np.full(games.count, -1)
    while (won < 0).any():
        listed = (games.option_ids >= 0).sum(axis=1)
        rows = (rng.random(games.count) * listed).astype(np.intp)
        mine = np.flatnonzero(games.seat == own_seat)
        if len(mine):
            asked = decisions_of(games, mine)
            rows[mine] = drawn(asked, scorer.chances(asked)[0], rng)
        games.step(games.option_ids[everywhere, rows])
        for place in np.flatnonzero(games.done):
            if won[place] < 0:
                won[place] = games.rewards[place, own_seat[place]] > 0
    return float(won.mean())


def plot(curve: list[tuple[int, float]], game: str, seats: int, path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    played, won = zip(*curve, strict=True)
    axes.plot(played, [100 * share for share in won], marker="o", color="#1f5f8b", clip_on=False)
    axes.axhline(100 / seats, color="#888888", linestyle="--")
    axes.annotate("random play", (curve[-1][0], 100 / seats), (-4, 4), textcoords="offset points", ha="right")
    axes.set(xlabel="games played against itself", ylabel="games won against random play, %", ylim=(0, 100))
    axes.set_title(f"A network of {HIDDEN} hidden units learns {game.capitalize()} ({seats} seats)")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=120)


def main() -> None:
    """Train until the time is up, and tell how it goes."""
    parser = argparse.ArgumentParser(description="Train a small network to play a game, and plot how it learns.")
    parser.add_argument("--game", default="arcs", choices=boardwright.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--batch", type=int, default=64, help="games between two lessons")
    parser.add_argument("--test", type=int, default=200, help="games against random play at each point of the curve")
    parser.add_argument("--points", type=float, default=0.1, help="what a point of lead is worth; winning is worth 1")
    parser.add_argument("--rate", type=float, default=0.01, help="how far a step of learning goes")
    parser.add_argument("--curiosity", type=float, default=0.01, help="how much even chances are worth")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--plot", type=Path, default=Path("learning_curve.png"))
    given = parser.parse_args()

    rng = np.random.default_rng(given.seed)
    games = Games(given.game, given.batch, given.seats, seed=1_000_000 * given.seed, points=given.points)
    tests = Games(given.game, given.test, given.seats)
    scorer = Scorer(len(games.features.state_columns), len(games.features.option_columns), rng)
    start, played, lessons = perf_counter(), 0, 0
    curve: list[tuple[int, float]] = []
    while True:
        late = lessons > 0 and perf_counter() - start > 60 * given.minutes
        if lessons % 5 == 0 or late:
            tests.reset(-1_000_000 - 1000 * lessons)
            curve.append((played, wins_against_random(scorer, tests, rng)))
            seconds, won = perf_counter() - start, curve[-1][1]
            print(f"{seconds:6.0f} s  {played:6} games  {won:6.1%} won against random play", flush=True)
        if late:
            break
        asked, chosen, gains = play_itself(scorer, games, given.batch, rng)
        bounds = np.linspace(0, len(gains), STEPS + 1).astype(int)
        for first, last in pairwise(bounds):
            part = slice(first, last)
            scorer.learn(asked.part(first, last), chosen[part], gains[part], given.rate, given.curiosity)
        played, lessons = played + given.batch, lessons + 1
    plot(curve, given.game, given.seats, given.plot)
    print(f"The curve is in {given.plot}.")


if __name__ == "__main__":
    main()
