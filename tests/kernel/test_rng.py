"""Randomness for guesses: nothing of what was before is left in it."""

from boardwright.kernel.rng import Rng


def test_a_new_future_depends_on_the_guess_alone() -> None:
    short, long = Rng.seeded(1), Rng.seeded(2)
    for _ in range(100):
        long.bits()
    one, other = short.anew(Rng.seeded(3)), long.anew(Rng.seeded(3))
    assert (one.counter, other.counter) == (short.counter, long.counter) == (0, 100)
    assert [one.bits() for _ in range(5)] == [other.bits() for _ in range(5)]


def test_a_guess_at_an_order_depends_on_the_cards_alone() -> None:
    one, other = list(range(20)), list(reversed(range(20)))
    Rng.seeded(4).shuffle_anew(one)
    Rng.seeded(4).shuffle_anew(other)
    assert one == other != sorted(one)
