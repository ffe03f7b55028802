"""What a seat may know: sealed answers, hands, decks; and a fair guess at the rest."""

import pytest

import boardwright
from boardwright.kernel.rng import Rng

from .position import ScytheScenario, scythe


def sealed() -> ScytheScenario:
    """Saxony has sealed 4 power and a card 5; Polania is asked."""
    t = scythe("""
        saxony engineering, polania mechanical
        r6c5: saxony character
        r6c6: polania submerge
        saxony: power 7, hand 5 2 2
        polania: power 7, hand 3 4
        tokens gone: r6c6
    """)
    t.plays("saxony", "move / enlist", "move units", "character", "to mountain 6-6", "done", "4 power", "combat card 5")
    return t.asks("polania", "dial")


def test_the_first_answer_is_hidden_until_both_are_in() -> None:
    t = sealed()
    for seat in (t.seats["polania"], None):
        view = t.game.view(seat)
        assert view["sealed"] == [True, False] and view["own_sealed"] is None
        assert view["players"][0]["power"] == 7 and view["players"][0]["combat_cards"] == 3
    assert t.game.view(t.seats["saxony"])["own_sealed"] == {"dial": 4, "cards": [5]}
    assert not any("strength" in line for line in t.chronicle("polania"))
    t.plays("polania", "7 power", "done")
    assert "Saxony Empire reveals 4 power and a combat card: strength 9." in t.chronicle("polania")
    assert t.game.view(None)["sealed"] == [False, False]


def test_what_the_second_side_sees_does_not_depend_on_the_first_answer() -> None:
    views = []
    for dial, card in (("0 power", "done"), ("7 power", "combat card 2"), ("4 power", "combat card 5")):
        t = scythe("""
            saxony engineering, polania mechanical
            r6c5: saxony character
            r6c6: polania submerge
            saxony: power 7, hand 5 2 2
            polania: power 7, hand 3 4
            tokens gone: r6c6
        """)
        t.plays("saxony", "move / enlist", "move units", "character", "to mountain 6-6", "done", dial, card)
        assert t.game.decision is not None
        views.append((t.game.view(1), t.game.decision.options, t.chronicle("polania")))
    assert views[0] == views[1] == views[2]


def test_a_redeal_guesses_the_sealed_answer_anew_and_a_fork_repeats_it() -> None:
    t = sealed()
    polania = t.seats["polania"]
    before = t.game.view(polania)
    answers = set()
    for seed in range(40):
        guess = t.game.fork()
        guess.redeal(polania, Rng.seeded(seed))
        assert guess.view(polania) == before
        guess.state.check()
        own = guess.view(t.seats["saxony"])["own_sealed"]
        answers.add((own["dial"], tuple(own["cards"])))
        assert guess.fork().state.digest() == guess.state.digest()
    assert len(answers) > 10 and {dial for dial, _ in answers} == set(range(8))
    seat = t.seats["saxony"]
    own = t.game.fork()
    with pytest.raises(boardwright.BadSetting):
        own.redeal(seat, Rng.seeded(1))  # only the seat that is asked guesses in the middle of a combat


def test_the_own_sealed_answer_is_never_guessed() -> None:
    t = scythe("""
        saxony engineering, polania mechanical
        r6c5: saxony character, speed
        r6c6: polania submerge
        saxony: power 7, hand 5 2 2
        tokens gone: r6c6
    """)
    t.plays("saxony", "move / enlist", "move units", "character", "to mountain 6-6", "done", "4 power")
    guess = t.game.fork()
    guess.redeal(0, Rng.seeded(3))
    assert guess.view(0)["own_sealed"] == {"dial": 4, "cards": []}


def test_a_stolen_card_is_known_to_both_until_such_a_card_is_shown() -> None:
    t = scythe("""
        crimea engineering, nordic agricultural
        r6c5: crimea character, scout
        r6c6: nordic speed
        crimea: power 7, hand 2 3 3
        nordic: power 0, hand 5
        tokens gone: r6c6
    """)
    t.plays("crimea", "move / enlist", "move units", "character", "to mountain 6-6", "done", "0 power")
    nordic = t.seats["nordic"]
    known = t.game.view(nordic)["players"][0]["known_cards"]
    assert known == [5]
    t.plays("crimea", "combat card 3")
    for seed in range(20):
        guess = t.game.fork()
        if guess.decision is not None and guess.decision.seat == nordic:
            guess.redeal(nordic, Rng.seeded(seed))
        assert 5 in guess.view(0)["players"][0]["hand"]


def test_factory_cards_left_are_known_to_who_looked() -> None:
    t = scythe("""
        saxony engineering, polania mechanical, nordic agricultural
        saxony: factory 7
        factory: 1 2 3
    """)
    assert (
        t.game.view(0)["factory_cards"] == ["factory-1", "factory-2", "factory-3"]
        and t.game.view(1)["factory_cards"] is None
    )
    for seed in range(5):
        guess = t.game.fork()
        guess.redeal(0, Rng.seeded(seed))
        assert guess.view(0)["factory_cards"] == ["factory-1", "factory-2", "factory-3"]


def test_who_chooses_a_factory_card_sees_them_and_a_guess_leaves_them() -> None:
    t = scythe("""
        saxony engineering, polania mechanical
        r4c5: saxony character
        factory: 3 7 12
    """)
    t.plays("saxony", "move / enlist", "move units", "character", "to the Factory", "done").asks("saxony", "claim")
    assert (
        t.game.view(0)["factory_cards"] == ["factory-3", "factory-7", "factory-12"]
        and t.game.view(1)["factory_cards"] is None
    )
    for seed in range(5):
        guess = t.game.fork()
        guess.redeal(0, Rng.seeded(seed))
        assert guess.decision is not None and guess.view(0) == t.game.view(0)
        guess.play(guess.decision.options[2])
        guess.state.check()


def test_combat_and_reveals_are_a_barrier_for_undo() -> None:
    t = sealed()
    moves = len(t.game.moves)
    t.plays("polania", "1 power", "done")
    assert t.game.barrier == len(t.game.moves) > moves
