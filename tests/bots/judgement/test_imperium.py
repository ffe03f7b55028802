"""The judgement of Imperium: positions in an order, leanings that are numbers, and games that are won."""

from math import isfinite

import pytest

import boardwright
from boardwright.bots import new_bot
from boardwright.bots.judgement import judgement_of
from boardwright.bots.judgement.imperium.values import OWNING, USE, step_worth
from boardwright.games.imperium.facts import BARBARIAN, EMPIRE, NUMBER
from boardwright.games.imperium.notation import Place, parse
from boardwright.games.imperium.vocabulary import VOCABULARY
from boardwright.kernel.decision import Option
from boardwright.kernel.rng import Rng
from tests.games.imperium.position import SEATS, ImperiumScenario, imperium

IMPERIUM = judgement_of("imperium")

DECK = "deck 1ROM14 1ROM15 1ROM16 1ROM17 1ROM18"
"""Glory, Prosperity, Advance, Conquer and another."""


def worth(red: str, seat: str = "red", more: str = "", head: str = "seats 2, commons classics") -> float:
    """What a position is worth to a seat."""
    return IMPERIUM.worth(imperium(f"{head}\nred: romans A; {red}\nblue: celts A\n{more}").g, SEATS[seat])


def leanings(t: ImperiumScenario) -> dict[Option, float]:
    """What the seat that is asked leans to."""
    decision = t.game.decision
    assert decision is not None
    return dict(zip(decision.useful, IMPERIUM.weights(t.game.state, decision), strict=True))


BETTER = {
    "progress": (f"{DECK}; tokens 3 2 4", f"{DECK}; tokens 3 2 1"),
    "materials": (f"{DECK}; tokens 6 2 1", f"{DECK}; tokens 3 2 1"),
    "population": (f"{DECK}; tokens 3 5 1", f"{DECK}; tokens 3 2 1"),
    "progress rather than population": (f"{DECK}; tokens 3 2 4", f"{DECK}; tokens 3 5 1"),
    "no unrest": (f"{DECK}", f"{DECK}; discard 1UNR1"),
    "less unrest": (f"{DECK}; discard 1UNR1", f"{DECK}; discard 1UNR1 1UNR2"),
    "a card with many points": (f"{DECK}; discard 1FAM6", f"{DECK}; discard 1FAM1"),
    "fame": (f"{DECK}; discard 1FAM2", DECK),
    "points for the history": (f"{DECK}; history 1FAM1", f"{DECK}; discard 1FAM1"),
    "a region in play": (f"{DECK}; play 1REG6", f"{DECK}; discard 1REG6"),
    "regions in play": (f"{DECK}; play 1REG6 1REG7 1REG8", f"{DECK}; play 1REG6; discard 1REG7 1REG8"),
    "a card that stays in play": (f"{DECK}; play 1UNC6", DECK),
    "a dead card out of the deck": (
        f"empire; {DECK}; history 1ROM21",
        f"empire; {DECK}; discard 1ROM21",
    ),
    "an empire": (
        "empire; deck 1ROM14 1ROM15 1ROM20; discard 1ROM2; nation",
        "deck 1ROM14 1ROM15 1ROM20; nation 1ROM2",
    ),
    "nearer to the next reshuffle": (
        "hand 1ROM14 1ROM15; deck 1ROM16; discard 1ROM17 1ROM18",
        "hand 1ROM14 1ROM15; deck 1ROM16 1ROM17 1ROM18",
    ),
    "a development": (f"empire; nation; {DECK}; discard 1ROM6", f"empire; nation; {DECK}"),
}


@pytest.mark.parametrize("name", BETTER)
def test_the_better_position_is_worth_more(name: str) -> None:
    better, worse = BETTER[name]
    assert worth(better) > worth(worse)


def test_a_position_is_worth_the_points_at_the_end() -> None:
    early = worth(f"{DECK}; tokens 9 9 1")
    late = worth(f"{DECK}; tokens 9 9 1", head="seats 2, commons classics, ending 2")
    assert early > late


def test_near_a_collapse_unrest_decides() -> None:
    cards = f"{DECK}; discard 1UNR1"
    near = worth(cards, "blue", "unrest: 1") - worth(cards, "red", "unrest: 1")
    far = worth(cards, "blue", "unrest: 6") - worth(cards, "red", "unrest: 6")
    assert near > far + 5


def worth_of(source: str) -> float:
    return step_worth(parse(Place("a step", source, False)))


def test_values_of_steps() -> None:
    assert worth_of("gain(progress=2)") > worth_of("gain(progress=1)") > worth_of("gain(material=1)") > 0
    assert worth_of("take_unrest(1)") < worth_of("discard(any, n=2)") < 0
    assert worth_of("take_fame(look=2)") > worth_of("breakthrough(any4)") > worth_of("draw(1)")
    assert worth_of("may(take_unrest(1))") == 0
    assert worth_of("each_other(take_unrest(1))") > 0


def test_values_of_cards() -> None:
    advance, senate, unrest = NUMBER["1ROM16"], NUMBER["1ROM6"], NUMBER["1UNR1"]
    assert USE[BARBARIAN][advance] > USE[EMPIRE][advance]
    assert USE[EMPIRE][senate] > USE[BARBARIAN][senate]
    assert OWNING[EMPIRE][unrest] < 0 < OWNING[EMPIRE][senate]


# -- leanings ------------------------------------------------------------------------------------------------------


def test_plays_come_before_the_end_of_the_turn() -> None:
    t = imperium("seats 2, commons classics\nred: romans A; hand 1ROM18 1ROM20 1ROM15; deck 1ROM16\nblue: celts A")
    weights = leanings(t)
    end = weights.pop(("end",))
    assert all(weight > end for option, weight in weights.items() if option[0] == "play")


def test_a_hand_full_of_unrest_revolts() -> None:
    hand = "hand 1UNR1 1UNR2 1ROM22 1ROM23"
    t = imperium(f"seats 2, commons classics\nred: romans A; {hand}; tokens 0 0 0\nblue: celts A")
    weights = leanings(t)
    assert weights[("revolt",)] == max(weights.values())
    t.act("revolt")
    weights = leanings(t)
    assert weights[("count", 4)] == max(weights.values())


def test_dead_cards_are_discarded_in_the_clean_up() -> None:
    t = imperium("seats 2, commons classics\nred: romans A; empire; hand 1ROM16 1ROM14; deck 1ROM15\nblue: celts A")
    t.game.play(("end",))
    while t.game.decision is not None and t.game.decision.ask != "cleanup_discard":
        t.game.play(t.game.decision.options[0])
    weights = leanings(t)
    assert weights[("discard", NUMBER["1ROM16"])] > weights[("stop",)] > weights[("discard", NUMBER["1ROM14"])]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("box", ["both", "classics", "legends"])
def test_leanings_are_numbers_in_every_game(seats: int, box: str) -> None:
    game = boardwright.new("imperium", seats=seats, seed=seats, options={"box": box})
    rng = Rng.seeded(seats)
    while game.decision is not None:
        decision = game.decision
        weights = IMPERIUM.weights(game.state, decision)
        assert len(weights) == len(decision.useful)
        assert decision.ask in VOCABULARY.asks
        assert all(isfinite(weight) and weight > 0 for weight in weights), decision
        if decision.ask == "turn":
            assert all(isfinite(IMPERIUM.worth(game.state, seat)) for seat in range(seats))
        game.play(decision.options[rng.below(len(decision.options))])


def test_leanings_alone_beat_chance() -> None:
    """The seat that follows its leanings, without looking ahead, wins most of a few games."""
    won = 0
    for seed in range(4):
        game = boardwright.new("imperium", seats=2, seed=seed)
        me = seed % 2
        other = new_bot("random", seed)
        while game.decision is not None:
            decision = game.decision
            if decision.seat == me:
                weights = IMPERIUM.weights(game.state, decision)
                game.play(decision.options[weights.index(max(weights))])
            else:
                game.play(other.choose(game, decision.seat))
        outcome = game.outcome
        assert outcome is not None
        won += outcome.winners == [me]
    assert won >= 3
