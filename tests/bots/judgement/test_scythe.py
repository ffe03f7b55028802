"""The judgement of Scythe: positions in an order, leanings that are numbers, and games that are won."""

from math import isfinite

import pytest

import boardwright
from boardwright.bots.judgement import judgement_of
from boardwright.bots.judgement.scythe.ways import FAR, distances
from boardwright.bots.leaning import likely_option
from boardwright.games.scythe.facts import FACTORY, PLACE_NUMBER, PLACES
from boardwright.kernel.decision import Option
from boardwright.kernel.rng import Rng
from tests.games.scythe.position import ScytheScenario, scythe

SCYTHE = judgement_of("scythe")

HEAD = "nordic industrial, rusviet engineering\n"


def worth(lines: str, faction: str = "nordic") -> float:
    """What a position with these lines is worth to a faction."""
    t = scythe(HEAD + lines)
    return SCYTHE.worth(t.g, t.seats[faction])


def leanings(t: ScytheScenario) -> dict[Option, float]:
    """What the seat that is asked leans to."""
    decision = t.game.decision
    assert decision is not None
    return dict(zip(decision.useful, SCYTHE.weights(t.game.state, decision), strict=True))


BETTER = {
    "a star more": ("nordic: stars combat 1", "nordic: power 4"),
    "coins": ("nordic: coins 9", "nordic: coins 8"),
    "the next tier of popularity": ("nordic: popularity 7", "nordic: popularity 6"),
    "nearer to the next tier": ("nordic: popularity 6", "nordic: popularity 5"),
    "power": ("nordic: power 6", "nordic: power 5"),
    "combat cards": ("nordic: hand 2 3", "nordic: hand 2"),
    "workers": ("r1c4: nordic 2 workers\n r1c5: nordic 1 worker", "r1c4: nordic 1 worker\n r1c5: nordic 1 worker"),
    "a territory more": (
        "r1c4: nordic 1 worker\n r1c5: nordic 1 worker\n r1c6: nordic 1 worker",
        "r1c4: nordic 1 worker\n r1c5: nordic 2 workers",
    ),
    "a mech": ("r1c4: nordic riverwalk", "r1c4: nordic 1 worker\n r1c5: nordic 1 worker"),
    "Riverwalk before a combat ability": ("r1c4: nordic riverwalk", "r1c4: nordic artillery"),
    "an upgrade": ("nordic: upgrades move_units>deploy", "nordic: power 4"),
    "an upgrade of a Move rather than of coins": (
        "nordic: upgrades move_units>deploy",
        "nordic: upgrades gain_coins>deploy",
    ),
    "a recruit": ("nordic: recruits upgrade", "nordic: power 4"),
    "tokens that pay a bottom action": ("r1c5: 3 oil", "r1c5: 1 oil, 1 metal, 1 wood"),
    "tokens of a kind that is still needed": (
        "nordic: recruits upgrade deploy build enlist, stars recruits 1\n r1c5: 3 oil",
        "nordic: recruits upgrade deploy build enlist, stars recruits 1\n r1c5: 3 food",
    ),
    "the character near an encounter": ("r1c4: nordic character", "nordic: power 4"),
    "the Factory": ("r4c4: nordic character", "r4c5: nordic character"),
    "the Factory card": ("nordic: factory 3", "nordic: power 4"),
    "an objective that can be revealed": (
        "nordic: objectives 12 5, coins 20",
        "nordic: objectives 2 5, coins 20",
    ),
}


@pytest.mark.parametrize("name", list(BETTER))
def test_worth_orders_positions(name: str) -> None:
    better, worse = BETTER[name]
    assert worth(better) > worth(worse)


def test_promises_fade_when_the_end_is_near() -> None:
    far = worth("nordic: hand 2 2 2 2") - worth("nordic: power 4")
    end = "rusviet: stars combat 2 power 1 popularity 1 objective 1\n"
    near = worth(end + "nordic: hand 2 2 2 2") - worth(end + "nordic: power 4")
    assert 0 < near < far


def test_a_seat_leans_to_what_it_can_pay() -> None:
    t = scythe(HEAD + "r1c5: 3 metal\n turn: nordic")
    weights = leanings(t)
    assert weights[("section", 3, 1)] > weights[("section", 0, 2)]
    assert weights[("section", 3, 1)] == max(weights.values())


def test_bottom_actions_are_hardly_left_out() -> None:
    t = scythe(HEAD + "r1c5: 3 metal\n turn: nordic")
    t.game.play(("section", 3, 1))
    assert leanings(t)[("produce",)] > 10 * leanings(t)[("skip",)]
    t.game.play(("skip",))
    assert leanings(t)[("act", 1)] > 10 * leanings(t)[("skip",)]


@pytest.mark.parametrize(("power", "attacks"), [(16, True), (0, False)])
def test_a_seat_attacks_the_weak_only(power: int, attacks: bool) -> None:
    t = scythe(f"""
        nordic industrial, rusviet engineering
        r2c5: nordic character, riverwalk
        r3c5: rusviet character, riverwalk
        nordic: power {power}, hand 5, coins 5
        rusviet: power {16 - power}, hand 5
        turn: nordic
    """)
    t.game.play(("section", 0, 2))
    t.game.play(("move",))
    t.game.play(("mech", PLACE_NUMBER["r2c5"]))
    weights = leanings(t)
    attack = weights[("to", PLACE_NUMBER["r3c5"])]
    assert (attack == max(weights.values())) == attacks
    assert (attack == min(weights.values())) != attacks


def test_ways() -> None:
    """A peninsula is left by Riverwalk."""
    shut = scythe(HEAD)
    opened = scythe(HEAD + "r1c4: nordic riverwalk")
    start = PLACE_NUMBER["r2c5"]
    assert distances(shut.g, 0)[start * PLACES + FACTORY] == FAR
    assert distances(opened.g, 0)[start * PLACES + FACTORY] == 3
    assert distances(opened.g, 0)[start * PLACES + start] == 0


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (5, {"coin_gifts": True, "ask_every_gain": True})])
def test_leanings_are_positive_numbers(seats: int, options: dict[str, bool]) -> None:
    game = boardwright.new("scythe", seats=seats, seed=seats, options={**options, "round_limit": 50})
    rng = Rng.seeded(seats)
    moves = 0
    while game.decision is not None:
        decision = game.decision
        weights = SCYTHE.weights(game.state, decision)
        assert len(weights) == len(decision.useful)
        assert all(isfinite(weight) and weight > 0.0 for weight in weights), decision
        if moves % 10 == 0:
            assert all(isfinite(SCYTHE.worth(game.state, seat)) for seat in range(seats))
        game.play(decision.options[rng.below(len(decision.options))])
        moves += 1


def test_leanings_alone_come_to_six_stars() -> None:
    game = boardwright.new("scythe", seats=2, seed=7)
    rng = Rng.seeded(7)
    while game.decision is not None:
        decision = game.decision
        if decision.seat == 0:
            game.play(likely_option(SCYTHE, game, rng))
        else:
            game.play(decision.options[rng.below(len(decision.options))])
    assert game.outcome is not None
    assert game.outcome.winners == [0]
    assert game.outcome.reason == "scythe-stars"
