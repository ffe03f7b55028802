"""Information-set Monte Carlo tree search for one seat, in one process.

Every iteration guesses what the seat cannot know anew, goes down the tree by the options that this guess allows, adds
one node, plays on by leanings until a few turns have ended, judges the position, and counts the shares of winning on
the way back. Every seat maximises its own share.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from boardwright.kernel.state import State

from .judgement import judgement_of
from .judgement.judgement import Judgement
from .leaning import Turns, play_out

EXPLORE: Final = 4.0
"""How much an option that was tried little is worth a try, in standard deviations of the shares that were found.

Where somebody is far ahead, all shares are near 0 and 1, and small differences still matter."""

UNKNOWN: Final = 0.1
LEAST: Final = 1e-4
"""The deviation before anything was found, and the least that is used."""

WIDTH: Final = 1.0
"""A node tries the WIDTH * sqrt(visits) options that are leaned to most, so more and more of them."""

CHECKED: Final = 50
"""After so many iterations a search asks itself whether its choice can still change."""

SURE: Final = 12
"""An option that was tried so often is one that the seat would go on with."""

UNLIMITED: Final = 10**9
TICK: Final = 1e-6
"""No budget has more iterations; no clock is finer."""

LARGEST: Final = 200_000
"""A tree stops growing at so many nodes."""


class Node:
    """What is known of the positions after the same options: visits and each seat's sum of shares."""

    def __init__(self, seats: int, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.totals = [0.0] * seats
        self.children: dict[Option, Node] = {}

    def size(self) -> int:
        """The number of nodes from here on, this one included."""
        count = 1
        for child in self.children.values():
            count += child.size()
        return count


def header_of(game: Game) -> tuple[object, ...]:
    """What tells a game from another one with the same moves."""
    return game.rules.name, game.seats, game.seed, game.options, game.ask_forced


class Search:
    """The tree of one seat, kept from decision to decision while nobody else moves and nothing new comes to light."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng.seeded(seed)
        self.root: Node | None = None
        self.header: tuple[object, ...] = ()
        self.seat = -1
        self.moves: list[Option] = []
        self.nodes = 0
        self.sums: list[float] = []
        self.squares: list[float] = []
        self.explore: list[float] = []
        self.found = 0
        self.iterations = 0
        self.largest = LARGEST

    def think(self, game: Game, seat: int, iterations: int, milliseconds: int) -> None:
        """So many iterations (0: any number), and for no longer than this (0: as long as they take).

        With a limit of time it ends as soon as more thought would not change the choice.
        """
        self.go_to(game, seat)
        judgement = judgement_of(game.rules.name)
        self.iterations = 0
        if not milliseconds:
            for _ in range(iterations):
                self.iterate(game, seat, judgement)
            return
        start = perf_counter()
        seconds = milliseconds / 1000.0
        spent = 0.0
        most = iterations or UNLIMITED
        while self.iterations == 0 or (spent < seconds and self.iterations < most):
            self.iterate(game, seat, judgement)
            spent = perf_counter() - start
            if self.iterations % CHECKED == 0:
                to_come = min(self.iterations * (seconds / max(spent, TICK) - 1.0), float(most - self.iterations))
                if self.lead() > to_come:
                    return

    def lead(self) -> int:
        """How many visits the option that was tried most is ahead of the next."""
        root = self.root
        assert root is not None
        most = second = 0
        for child in root.children.values():
            if child.visits > most:
                most, second = child.visits, most
            elif child.visits > second:
                second = child.visits
        return most - second

    def go_to(self, game: Game, seat: int) -> None:
        """Take the part of the tree that belongs to this position, or begin a new tree.

        The moves of other seats are not followed: they may hold what this seat cannot know, such as a card that was
        played face down. Nor are moves that revealed something: the tree was grown from guesses at it.
        """
        root = self.root
        header = header_of(game)
        known = len(self.moves)
        moves = game.moves
        if seat != self.seat or header != self.header or game.barrier > known or moves[:known] != self.moves:
            root = None
        if root is not None:
            for place in range(known, len(moves)):
                root = root.children.get(moves[place]) if game.movers[place] == seat else None
                if root is None:
                    break
        if root is None:
            root = Node(game.seats, 1.0)
            self.sums = [0.0] * game.seats
            self.squares = [0.0] * game.seats
            self.explore = [EXPLORE * UNKNOWN] * game.seats
            self.found = 0
        self.root = root
        self.nodes = root.size()
        self.header = header
        self.seat = seat
        self.moves = moves[:]

    def iterate(self, game: Game, seat: int, judgement: Judgement) -> None:
        """One guess, one way down the tree, one playout."""
        rng = self.rng
        guess = game.fork(playout=True)
        guess.redeal(seat, rng)
        node = self.root
        assert node is not None
        path = [node]
        turns = Turns(guess.state.turn, judgement.turns)
        while guess.decision is not None:
            option = self.descend(node, guess.state, guess.decision, judgement)
            if option is None:
                break
            node = node.children[option]
            path.append(node)
            guess.play(option)
            if node.visits == 0 or turns.tick(guess.state.turn):
                break
        play_out(judgement, guess, rng, turns)
        shares = judgement.shares(guess)
        for node in path:
            node.visits += 1
            totals = node.totals
            for other in range(len(shares)):
                totals[other] += shares[other]
        self.learn(shares)
        self.iterations += 1

    def learn(self, shares: list[float]) -> None:
        """Keep track of how much the shares vary."""
        self.found += 1
        for seat in range(len(shares)):
            self.sums[seat] += shares[seat]
            self.squares[seat] += shares[seat] * shares[seat]
            if self.found > 3:
                mean = self.sums[seat] / self.found
                variance = max(self.squares[seat] / self.found - mean * mean, 0.0)
                self.explore[seat] = EXPLORE * max(sqrt(variance), LEAST)

    def descend(self, node: Node, state: State, decision: Decision, judgement: Judgement) -> Option | None:
        """The option to follow from a node: a new one while there is room, else the most promising.

        None where the tree is full and knows none of the options.
        """
        options = decision.useful
        children = node.children
        known: list[Node] = []
        ways: list[Option] = []
        priors = 0.0
        for option in options:
            child = children.get(option)
            if child is not None:
                known.append(child)
                ways.append(option)
                priors += child.prior
        if len(known) < len(options) and len(known) < WIDTH * sqrt(node.visits + 1.0) and self.nodes < self.largest:
            return self.expand(node, state, decision, judgement, known)
        mover = decision.seat
        explore = self.explore[mover]
        best: Option | None = None
        highest = -1.0
        for place in range(len(known)):
            child = known[place]
            child.available += 1
            tried = child.visits
            bonus = explore * (child.prior / priors) * sqrt(float(child.available)) / (1.0 + tried)
            value = (child.totals[mover] / tried if tried else 0.5) + bonus
            if value > highest:
                highest = value
                best = ways[place]
        return best

    def expand(self, node: Node, state: State, decision: Decision, judgement: Judgement, known: list[Node]) -> Option:
        """Add the option that is leaned to most among those that were never tried."""
        for child in known:
            child.available += 1
        weights = judgement.weights(state, decision)
        options = decision.useful
        children = node.children
        best = -1
        for place in range(len(options)):
            if (best < 0 or weights[place] > weights[best]) and options[place] not in children:
                best = place
        child = Node(len(node.totals), max(weights[best], 1e-6))
        child.available = 1
        children[options[best]] = child
        self.nodes += 1
        return options[best]

    def plan(self, game: Game, option: Option, longest: int) -> list[Option]:
        """What the seat would go on with after an option from here, best first.

        It ends where somebody else is asked, where something would be revealed, and where little was tried.
        """
        found: list[Option] = []
        copy = game.fork()
        node = self.root
        while node is not None and len(found) < longest:
            node = node.children.get(option)
            if node is None:
                break
            moves = len(copy.moves)
            copy.play(option)
            decision = copy.decision
            if decision is None or decision.seat != self.seat or copy.barrier > moves:
                break
            most = SURE - 1
            for other in decision.useful:
                child = node.children.get(other)
                if child is not None and child.visits > most:
                    most = child.visits
                    option = other
            if most < SURE:
                break
            found.append(option)
        return found

    def tally(self, options: list[Option]) -> tuple[list[int], list[float]]:
        """How often each option was tried from here, and the sums of the seat's shares."""
        root = self.root
        assert root is not None
        visits = [0] * len(options)
        totals = [0.0] * len(options)
        for place in range(len(options)):
            child = root.children.get(options[place])
            if child is not None:
                visits[place] = child.visits
                totals[place] = child.totals[self.seat]
        return visits, totals
