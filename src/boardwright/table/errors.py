"""What can go wrong at a table."""

from boardwright.kernel.errors import BoardwrightError


class Refused(BoardwrightError):
    """Somebody may not do that now: one sentence says why."""


class TooMany(Refused):
    """Somebody has done that too often."""


class NoSuchGame(BoardwrightError):
    """There is no game with that id."""


class Unreached(BoardwrightError):
    """The database does not answer just now, or cannot write."""


class Damaged(BoardwrightError):
    """A game cannot be read."""
