"""Randomness as plain data: a counter-based generator that lives in the state."""

from collections.abc import MutableSequence
from typing import Final, TypeVar

T = TypeVar("T")

MASK: Final = 0xFFFFFFFFFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15


def mix(x: int) -> int:
    """The finaliser of SplitMix64: a bijection of 64-bit numbers that leaves no pattern of its input."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


class Rng:
    """The n-th draw is a function of (key, n) alone: copyable, seedable, the same on every platform."""

    def __init__(self, key: int, counter: int = 0) -> None:
        self.key = key
        self.counter = counter

    @staticmethod
    def seeded(seed: int) -> "Rng":
        """A generator for any int, negative and huge ones included."""
        key = mix(1 if seed < 0 else 0)
        rest = abs(seed)
        while True:
            key = mix((key + STEP + (rest & MASK)) & MASK)
            rest >>= 64
            if rest == 0:
                return Rng(key)

    def copy(self) -> "Rng":
        return Rng(self.key, self.counter)

    def anew(self, rng: "Rng") -> "Rng":
        """Another future after as many draws. Which future it is does not depend on what was drawn, nor how much."""
        return Rng((rng.bits() - self.counter * STEP) & MASK, self.counter)

    def bits(self) -> int:
        """64 random bits."""
        self.counter += 1
        return mix((self.key + self.counter * STEP) & MASK)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return (self.bits() * n) >> 64

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffle_anew(self, cards: list[int]) -> None:
        """Shuffle in place into an order that does not depend on the order before: for guesses at hidden cards."""
        cards.sort()
        self.shuffle(cards)
