"""Randomness for guesses: nothing of what was before is left in it."""

import json

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


def test_the_draws_of_the_secret_generator_never_change() -> None:
    """A game that was saved goes on the same for ever, on every platform."""
    rng = Rng.seeded(7, secret=True)
    assert [f"{rng.bits():016x}" for _ in range(3)] == ["c940466ea6ebbf34", "90191d4e4f6c72ed", "7d631465ab362296"]


def test_a_secret_generator_is_copied_and_saved_like_the_fast_one() -> None:
    for secret in (False, True):
        rng = Rng.seeded(2**127 + 1, secret)
        rng.bits()
        copy, saved = rng.copy(), Rng.from_json(json.loads(json.dumps(rng.to_json())))
        assert (copy.secret, saved.secret, copy.counter, saved.counter) == (secret, secret, 1, 1)
        assert rng.bits() == copy.bits() == saved.bits()


def test_seeds_of_128_bits_all_count() -> None:
    assert Rng.seeded(5, secret=True).key != Rng.seeded(5 + 2**127, secret=True).key
    assert Rng.seeded(5, secret=True).key != Rng.seeded(-5, secret=True).key
    assert Rng.seeded(5, secret=True).key.bit_length() > 64


def test_a_guess_at_a_secret_game_uses_the_fast_generator() -> None:
    """A search draws millions of numbers, and they are its own."""
    secret = Rng.seeded(1, secret=True)
    secret.bits()
    guess = secret.anew(Rng.seeded(3))
    assert not guess.secret and guess.counter == 1
    assert guess.bits() == Rng.seeded(9).anew(Rng.seeded(3)).bits()
