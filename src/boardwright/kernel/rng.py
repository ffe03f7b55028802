"""Randomness as plain data: a counter-based generator that lives in the state.

Simulations and guesses use a fast mixer. What is dealt at a table must stay hidden from people with computers, so there
the draws come from a keyed hash: from what a seat sees nobody can search back to the key.
"""

from collections.abc import MutableSequence
from hashlib import blake2b
from typing import Any, Final, TypeVar

T = TypeVar("T")

MASK: Final = 0xFFFFFFFFFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15
KEY_BYTES: Final = 16

FAST: Final = "fast"
SECRET: Final = "secret"
CHANCES: Final = (FAST, SECRET)
"""What a game draws from: the mixer, or the keyed hash."""


def mix(x: int) -> int:
    """The finaliser of SplitMix64: a bijection of 64-bit numbers that leaves no pattern of its input."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


class Rng:
    """The n-th draw is a function of (key, n) alone: copyable, seedable, the same on every platform."""

    def __init__(self, key: int, counter: int = 0, secret: bool = False) -> None:
        self.key = key
        self.counter = counter
        self.secret = secret

    @staticmethod
    def seeded(seed: int, secret: bool = False) -> "Rng":
        """A generator for any int, negative and huge ones included."""
        if secret:
            return Rng(int.from_bytes(blake2b(str(seed).encode(), digest_size=KEY_BYTES).digest(), "big"), 0, True)
        key = mix(1 if seed < 0 else 0)
        rest = abs(seed)
        while True:
            key = mix((key + STEP + (rest & MASK)) & MASK)
            rest >>= 64
            if rest == 0:
                return Rng(key)

    def copy(self) -> "Rng":
        return Rng(self.key, self.counter, self.secret)

    def to_json(self) -> list[str | int]:
        """Key and counter; the key of a secret generator is a word."""
        return [f"{self.key:032x}" if self.secret else self.key, self.counter]

    @staticmethod
    def from_json(data: list[str | int]) -> "Rng":
        """The generator of `to_json`."""
        key, counter = data
        if isinstance(key, str):
            return Rng(int(key, 16), int(counter), True)
        return Rng(key, int(counter))

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (self.key, self.counter, self.secret)

    def anew(self, rng: "Rng") -> "Rng":
        """Another future after as many draws, by the mixer: it is a guess, and depends on nothing that was drawn."""
        return Rng((rng.bits() - self.counter * STEP) & MASK, self.counter)

    def bits(self) -> int:
        """64 random bits."""
        self.counter += 1
        if self.secret:
            key = self.key.to_bytes(KEY_BYTES, "big")
            drawn = blake2b(self.counter.to_bytes(8, "big"), digest_size=8, key=key)
            return int.from_bytes(drawn.digest(), "big")
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
