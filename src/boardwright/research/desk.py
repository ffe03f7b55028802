"""What the seat that is asked sees, as numpy arrays that are written anew at every decision."""

from array import array

from boardwright.kernel.decision import Option
from boardwright.kernel.errors import IllegalOption
from boardwright.kernel.features import NO_NUMBER, Features
from boardwright.kernel.game import Game
from boardwright.research import missing_extra

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError as missing:
    raise missing_extra(missing) from None

MOST_OPTIONS = 64
"""Rows for options. The few decisions with more (big loads in Scythe) show the first; the mask has all of them."""

PADDING = array("i", [-1] * MOST_OPTIONS)
NOTHING = bytes(1 << 16)


class Arrays:
    """Room for the observations of some games, one row of each array for each game."""

    def __init__(self, features: Features, games: int) -> None:
        self.state: npt.NDArray[np.uint8] = np.zeros((games, len(features.state_columns)), np.uint8)
        self.options: npt.NDArray[np.uint8] = np.zeros((games, MOST_OPTIONS, len(features.option_columns)), np.uint8)
        self.option_ids: npt.NDArray[np.int32] = np.full((games, MOST_OPTIONS), -1, np.int32)
        self.action_mask: npt.NDArray[np.int8] = np.zeros((games, features.actions.size), np.int8)


class Desk:
    """The place of one game in the arrays. `write` fills it; only what was written before is cleared."""

    def __init__(self, features: Features, arrays: Arrays, place: int = 0) -> None:
        self.features = features
        self.width = len(features.option_columns)
        self._listed: list[int] = []
        self._marked: list[int] = []
        self._state = memoryview(arrays.state[place])
        self._options = memoryview(arrays.options[place].reshape(-1))
        self._ids = memoryview(arrays.option_ids[place])
        self._mask = memoryview(arrays.action_mask[place])
        self._filled = 0

    def write(self, game: Game) -> None:
        """The position, the options and the mask for the seat that is asked."""
        decision = game.decision
        assert decision is not None
        features, state, seat = self.features, game.state, decision.seat
        self._state[:] = features.state_row(state, seat, decision)
        numbers = features.actions.numbers(decision.options, seat, game.seats)
        rows = features.option_rows(state, decision)
        count = len(numbers)
        if count > MOST_OPTIONS:
            count = MOST_OPTIONS
            rows = rows[: count * self.width]
        self._options[: len(rows)] = rows
        self._ids[:count] = array("i", numbers[:count])
        if count < self._filled:
            self._clear(count)
        self._filled = count
        mask = self._mask
        for number in self._marked:
            mask[number] = 0
        self._listed = self._marked = numbers
        if NO_NUMBER in numbers:  # an option beyond every bound of the layout: nobody can choose it
            self._marked = [number for number in numbers if number != NO_NUMBER]
        for number in self._marked:
            mask[number] = 1

    def option(self, game: Game, action: int) -> Option:
        """The option with the number of an action, or IllegalOption if it is not legal now."""
        decision = game.decision
        if decision is None:
            raise IllegalOption("The game is over: there is nothing to play.")
        try:
            return decision.options[self._listed.index(action)]
        except ValueError:
            raise IllegalOption(f"Action {action} is not legal now; the mask shows which are.") from None

    def _clear(self, count: int) -> None:
        """Clear the rows from `count` to the last that is filled."""
        size = (self._filled - count) * self.width
        self._options[count * self.width : self._filled * self.width] = memoryview(NOTHING)[:size]
        self._ids[count : self._filled] = PADDING[count : self._filled]

    def clear(self) -> None:
        """Nobody is asked."""
        self._state[:] = bytes(len(self._state))
        self._clear(0)
        self._filled = 0
        for number in self._marked:
            self._mask[number] = 0
        self._listed = self._marked = []
