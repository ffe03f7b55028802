"""What viewers read of a game, kept while the game goes on: their views, how they count the moves, their chronicle.

A game that goes on adds to its lists of moves and events; one that goes back, or is read from the database again, has
new lists. So what was read is true as long as the lists are the same objects, and only what was added is read.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from boardwright.kernel.errors import BadSetting
from boardwright.kernel.game import Game
from boardwright.kernel.state import Event

from .scene import Line, words_for

Held = Sequence[int | None]
"""The seats of a viewer."""


class Numbers:
    """A viewer's count of the moves: `counts[m]` is what it counts after m moves."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts

    def of(self, move: int) -> int:
        """What the viewer counts after so many moves."""
        return self.counts[move]

    def index_of(self, number: int) -> int:
        """The last position at which the viewer counts so many moves; refused if there is none."""
        if not 0 <= number <= self.counts[-1]:
            raise BadSetting(words_for(None).message("table-no-such-move", count=self.counts[-1]))
        return len(self.counts) - 1 - self.counts[::-1].index(number)


class Counted:
    """The moves that somebody has counted so far."""

    def __init__(self, game: Game) -> None:
        self.events = game.events
        self.history = game.history
        self.read = 0
        self.counts = [0]

    def is_of(self, game: Game) -> bool:
        """Whether the game only went on since."""
        return self.events is game.events and self.history is game.history

    def go_on(self, game: Game, held: Held) -> None:
        """Count the moves that were added."""
        done = len(self.counts) - 1
        if done == len(game.movers):
            return
        noticed = {
            event.move
            for event in game.events[self.read :]
            if event.audience is None or any(seat in event.audience for seat in held)
        }
        self.read = len(game.events)
        counts = [*self.counts]  # who was given the old list goes on with it
        for move in range(done, len(game.movers)):
            new = game.starts[move] == move if game.movers[move] in held else move + 1 in noticed
            counts.append(counts[-1] + new)
        self.counts = counts


class Told:
    """The end of the chronicle as somebody sees it, in whole blocks of lines."""

    def __init__(self, game: Game) -> None:
        self.events = game.events
        self.read = 0
        self.seen: list[Event] = []
        self.first = 0
        """The number of the first line that is shown."""
        self.lines: list[Line] = []

    def go_on(self, eyes: int | None, limit: int, block: int, line_of: Callable[[Event], Line]) -> list[Line]:
        """The last lines, about so many: those before are left out in blocks."""
        self.seen += (event for event in self.events[self.read :] if event.seen_by(eyes))
        self.read = len(self.events)
        first = max(0, len(self.seen) - limit) // block * block
        made = self.lines[first - self.first :]
        self.lines = made + [line_of(event) for event in self.seen[first + len(made) :]]
        self.first = first
        return self.lines


class Reading:
    """What the viewers of one table have read of its game."""

    def __init__(self) -> None:
        self.counted: dict[tuple[int | None, ...], Counted] = {}
        self.told: dict[Hashable, Told] = {}
        self.views: dict[int | None, dict[str, Any]] = {}
        self.position: tuple[object, object, object, int] = (None, None, None, 0)
        """Of which the views are."""

    def numbers(self, game: Game, held: Held) -> Numbers:
        """How the moves are counted by whoever holds these seats: the moves they made or noticed something of.

        So nobody learns from a number how many hidden answers another seat has given. To choose a set is one move.
        After the end all are counted.
        """
        if game.decision is None:
            return Numbers(list(range(len(game.moves) + 1)))
        key = tuple(held)
        counted = self.counted.get(key)
        if counted is None or not counted.is_of(game):
            counted = self.counted[key] = Counted(game)
        counted.go_on(game, held)
        return Numbers(counted.counts)

    def told_to(self, game: Game, held: Held, eyes: int | None) -> Told:
        """The chronicle of whoever has these seats and eyes, which count their moves in their own way."""
        key = (tuple(held), eyes, game.decision is None)
        told = self.told.get(key)
        if told is None or told.events is not game.events:
            told = self.told[key] = Told(game)
        return told

    def view(self, game: Game, eyes: int | None) -> dict[str, Any]:
        """What these eyes see now; made once for everybody who has them."""
        of, state, decision, moves = self.position
        same = of is game and state is game.state and decision is game.decision and moves == len(game.moves)
        if not same:
            self.position, self.views = (game, game.state, game.decision, len(game.moves)), {}
        if eyes not in self.views:
            self.views[eyes] = game.view(eyes)
        return self.views[eyes]
