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


def test_the_draws_of_the_fast_generator_never_change() -> None:
    """Nor do they differ between plain and compiled code, whose numbers have 64 bits and a sign."""
    mask, step = 2**64 - 1, 0x9E3779B97F4A7C15

    def mixed(x: int) -> int:
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & mask
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & mask
        return x ^ (x >> 31)

    for key in (0, 1, 2**31, 2**62, 2**63 - 1, 2**63, mask):
        drawn = [mixed((key + count * step) & mask) for count in range(1, 200)]
        bits, whole, shares = Rng(key), Rng(key), Rng(key)
        assert [bits.bits() for _ in drawn] == drawn
        assert [shares.share() for _ in drawn] == [(one >> 11) / 2**53 for one in drawn]
        sizes = [1, 2, 6, 52, 2**31 - 1, 2**31, 2**32, 2**63, 2**70]
        assert [whole.copy().below(size) for size in sizes] == [(drawn[0] * size) >> 64 for size in sizes]
        assert [whole.below(2**31 - 1) for _ in drawn] == [(one * (2**31 - 1)) >> 64 for one in drawn]
    assert [Rng.seeded(seed).to_json()[0] for seed in (0, 1, -1, 2**70)] == [
        mixed(mixed(0) + step), mixed(mixed(0) + step + 1), mixed((mixed(1) + step + 1) & mask),
        mixed((mixed(mixed(0) + step) + step + 64) & mask),
    ]  # fmt: skip
