"""Questions that answer themselves: a person is asked only so that the others do not learn that there was no choice.

The answer comes after a time like this person's, chosen without a look at the question: one of the times that they took
for their last answers. Where there is nobody to hide from, it comes at once.
"""

import secrets
from collections import deque

REMEMBERED = 20
USUAL = (1.5, 2.5, 4.0)
SHORTEST = 1.0


class Pauses:
    """How long the people of a table take to answer."""

    def __init__(self, seats: int, longest: float) -> None:
        self.longest = longest
        self.taken: list[deque[float]] = [deque(USUAL, REMEMBERED) for _ in range(seats)]

    def took(self, seat: int, seconds: float) -> None:
        """A person has answered a question of their own."""
        self.taken[seat].append(seconds)

    def like(self, seat: int) -> float:
        """A time that this person could take."""
        return min(self.longest, max(SHORTEST, secrets.choice(self.taken[seat])))
