"""Randomness as plain data: a counter-based generator that lives in the state.

Simulations and guesses use a fast mixer. What is dealt at a table must stay hidden from people with computers, so there
the draws come from a keyed hash: from what a seat sees nobody can search back to the key.
"""

from collections.abc import MutableSequence
from hashlib import blake2b
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

MASK: Final = 0xFFFFFFFFFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15
HALF: Final = 0xFFFFFFFF
WHOLE: Final = 1 << 64
KEY_BYTES: Final = 16
UNIT: Final = 2.0**-53

FAST: Final = "fast"
SECRET: Final = "secret"
CHANCES: Final = (FAST, SECRET)
"""What a game draws from: the mixer, or the keyed hash."""


def mix(x: i64) -> i64:
    """The finaliser of SplitMix64: a bijection of 64-bit numbers that leaves no pattern of its input.

    Of a number and of the result only the lower 64 bits count: compiled, there are no others, and they have a sign;
    in plain Python the rest may be anything. The factors are 0xBF58476D1CE4E5B9 and 0x94D049BB133111EB.
    """
    x = (x ^ ((x >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    x = (x ^ ((x >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return x ^ ((x >> 31) & 0x1FFFFFFFF)


def signed(x: int) -> int:
    """The lower 64 bits as a number with a sign."""
    x &= MASK
    return x - WHOLE if x >> 63 else x


@mypyc_attr(acyclic=True)
class Rng:
    """The n-th draw is a function of (key, n) alone: copyable, seedable, the same on every platform."""

    def __init__(self, key: int, counter: int = 0, secret: bool = False) -> None:
        self.key = key if secret else signed(key)
        self.counter = counter
        self.secret = secret

    @staticmethod
    def seeded(seed: int, secret: bool = False) -> "Rng":
        """A generator for any int, negative and huge ones included."""
        if secret:
            return Rng(int.from_bytes(blake2b(str(seed).encode(), digest_size=KEY_BYTES).digest(), "big"), 0, True)
        key: int = mix(1 if seed < 0 else 0)
        rest = abs(seed)
        while True:
            key = mix(signed(key + STEP + rest))
            rest >>= 64
            if rest == 0:
                return Rng(key)

    def copy(self) -> "Rng":
        twin = Rng(0, self.counter, self.secret)
        twin.key = self.key
        return twin

    def to_json(self) -> list[str | int]:
        """Key and counter; the key of a secret generator is a word."""
        return [f"{self.key:032x}" if self.secret else self.key & MASK, self.counter]

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
        return Rng(rng.bits() - self.counter * STEP, self.counter)

    def mixed(self) -> i64:
        """The next draw of the mixer, of which the lower 64 bits count."""
        self.counter += 1
        key: i64 = self.key
        count: i64 = self.counter
        return mix(key + count * -0x61C8864680B583EB)  # STEP, with a sign

    def bits(self) -> int:
        """64 random bits."""
        if not self.secret:
            drawn: int = self.mixed()
            return drawn & MASK
        self.counter += 1
        key = self.key.to_bytes(KEY_BYTES, "big")
        return int.from_bytes(blake2b(self.counter.to_bytes(8, "big"), digest_size=8, key=key).digest(), "big")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1: the upper half of 64 random bits times n."""
        if self.secret or n > HALF >> 1:
            return (self.bits() * n) >> 64
        times: i64 = n
        drawn = self.mixed()
        return (((drawn >> 32) & HALF) * times + (((drawn & HALF) * times) >> 32)) >> 32

    def share(self) -> float:
        """A number from 0 to less than 1, a multiple of 2 ** -53."""
        if self.secret:
            return float(self.bits() >> 11) * UNIT
        return float((self.mixed() >> 11) & 0x1FFFFFFFFFFFFF) * UNIT

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffle_anew(self, cards: list[int]) -> None:
        """Shuffle in place into an order that does not depend on the order before: for guesses at hidden cards."""
        cards.sort()
        self.shuffle(cards)
