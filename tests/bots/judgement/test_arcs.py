"""The judgement of Arcs: positions in an order, leanings that are numbers, and games that are won."""

from math import isfinite

import pytest

import boardwright
from boardwright.bots import new_bot
from boardwright.bots.judgement import judgement_of
from boardwright.bots.judgement.arcs.leaning import LEANINGS
from boardwright.games.arcs.vocabulary import VOCABULARY
from boardwright.kernel.decision import Option
from boardwright.kernel.rng import Rng
from tests.games.arcs.position import SEATS, ArcsScenario, arcs

ARCS = judgement_of("arcs")

HANDS = """
    red: hand construction-4 mobilization-3
    blue: hand administration-4 aggression-3
"""


def worth(lines: str, seat: str = "red", head: str = "seats 2") -> float:
    """What a position with these lines is worth to a seat."""
    return ARCS.worth(arcs(head + HANDS + lines).g, SEATS[seat])


def leanings(t: ArcsScenario) -> dict[Option, float]:
    """What the seat that is asked leans to."""
    decision = t.game.decision
    assert decision is not None
    return dict(zip(decision.useful, ARCS.weights(t.game.state, decision), strict=True))


BETTER = {
    "Power": ("red: power 6", "red: power 5"),
    "Trophies for Warlord": (
        "ambitions: warlord 5\n red: trophies blue 3 ships",
        "ambitions: warlord 5\n red: trophies blue 1 ships",
    ),
    "Captives for Tyrant": ("ambitions: tyrant 5\n red: captives 2 blue", "ambitions: tyrant 5\n blue: captives 2 red"),
    "a lead in what is declared": (
        "ambitions: keeper 5\n red: resources relic; cards bc24",
        "ambitions: empath 5\n red: resources relic; cards bc24",
    ),
    "more Power at stake where one leads": (
        "ambitions: keeper 9\n red: resources relic",
        "ambitions: keeper 5\n red: resources relic",
    ),
    "first place rather than second": (
        "ambitions: keeper 5\n red: cards bc22 bc24\n blue: cards bc23",
        "ambitions: keeper 5\n red: cards bc24\n blue: cards bc22 bc23",
    ),
    "ahead of the imaginary third player": (
        "ambitions: keeper 5\n red: cards bc24\n set aside: 2 psionic",
        "ambitions: keeper 5\n red: cards bc24\n set aside: 2 relic",
    ),
    "fresh ships": ("3-gate: red 3 ships", "3-gate: red 1 ships, 2 damaged ships"),
    "more ships": ("3-gate: red 3 ships", "3-gate: red 1 ships"),
    "a city": ("3-hex: red city", "3-hex: red starport"),
    "a whole city": ("3-hex: red city", "3-hex: red damaged city"),
    "a guarded city": ("3-hex: red city, 1 ships", "3-hex: red city\n 3-gate: red 1 ships"),
    "control of a Rival's city": ("3-hex: blue city; red 2 ships", "3-hex: blue city\n 3-arrow: red 2 ships"),
    "the most agents on a Court card": (
        "court: bc02 red 2 blue 1, bc10, bc11",
        "court: bc02 red 1 blue 2, bc10, bc11",
    ),
    "no Outrage": ("red: agents 9", "red: outrage relic"),
    "a guild card": ("red: cards bc13", "red: power 0"),
    "a token": ("red: resources weapon", "red: power 0"),
    "a token that is hard to steal": ("red: resources weapon -", "red: resources - weapon"),
}


@pytest.mark.parametrize("what", BETTER)
def test_the_first_position_is_worth_more(what: str) -> None:
    better, worse = BETTER[what]
    assert worth(better) > worth(worse)


def test_the_initiative_is_worth_something() -> None:
    assert worth("", head="seats 2, initiative red") > worth("", head="seats 2, initiative blue")


def test_at_the_very_end_only_power_counts() -> None:
    t = arcs("""
        seats 3, chapter 5
        3-hex: red 3 ships, city
        red: cards bc13; resources relic fuel; power 7
    """)
    assert ARCS.worth(t.g, SEATS["red"]) == 7.0


def test_who_is_ahead_leans_to_declaring() -> None:
    t = arcs("""
        seats 3
        red: hand construction-5 mobilization-3; cards bc22 bc24
        blue: hand administration-4 aggression-3
        white: hand administration-5 aggression-5
    """).plays("red", "lead Construction 5")
    weights = leanings(t)
    assert weights[("declare", 3)] > 2.0 * weights[("skip",)]


def test_who_is_behind_leans_to_leaving_it() -> None:
    t = arcs("""
        seats 3
        red: hand construction-5 mobilization-3
        blue: hand administration-4 aggression-3; cards bc22 bc24
        white: hand administration-5 aggression-5
    """).plays("red", "lead Construction 5")
    weights = leanings(t)
    assert weights[("declare", 3)] < 0.5 * weights[("skip",)]


def test_battles_are_for_the_stronger() -> None:
    def battle(red: int, blue: int) -> float:
        t = arcs(f"""
            seats 2
            3-gate: red {red} ships; blue {blue} ships
            red: hand aggression-4 mobilization-3
            blue: hand administration-4 aggression-3
        """).plays("red", "lead Aggression 4", "go on")
        return leanings(t)[("pip", "battle")]

    assert battle(4, 1) > 1.0 > battle(1, 4)


def test_an_action_that_brings_nothing_is_not_leaned_to() -> None:
    t = arcs("""
        seats 2
        5-hex: red city
        red: hand administration-4 mobilization-3
        blue: hand administration-2 aggression-3
        set aside: 5 psionic
    """).plays("red", "lead Administration 4", "go on")
    assert ("pip", "tax") not in leanings(t)


def test_every_leaning_is_for_a_question_of_the_game() -> None:
    assert set(LEANINGS) <= set(VOCABULARY.asks)


@pytest.mark.parametrize(("seats", "pool"), [(2, "none"), (3, "both"), (4, "base"), (4, "pack")])
def test_leanings_and_worths_are_sane_wherever_chance_leads(seats: int, pool: str) -> None:
    for seed in range(3):
        rng = Rng.seeded(seed)
        game = boardwright.new("arcs", seats=seats, seed=seed, options={"leaders_and_lore": pool})
        while game.decision is not None:
            decision = game.decision
            weights = ARCS.weights(game.state, decision)
            assert len(weights) == len(decision.useful)
            assert all(isfinite(weight) and weight > 0.0 for weight in weights), decision
            assert all(isfinite(ARCS.worth(game.state, seat)) for seat in range(seats))
            game.play(decision.options[rng.below(len(decision.options))])


@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (4, 2)])
def test_the_heuristic_beats_chance(seats: int, seat: int) -> None:
    game = boardwright.new("arcs", seats=seats, seed=seat)
    bots = [new_bot("heuristic" if one == seat else "random", one) for one in range(seats)]
    while game.decision is not None:
        game.play(bots[game.decision.seat].choose(game, game.decision.seat))
    assert game.outcome is not None
    assert game.outcome.winners == [seat]
