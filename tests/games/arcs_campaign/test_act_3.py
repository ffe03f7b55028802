"""Act III: four chapters, grand ambitions, final objectives, and who wins the campaign (p.8, p.9)."""

import pytest

from boardwright.games.arcs.campaign.chapter import outcome
from boardwright.games.arcs.campaign.facts import TOKEN_PIECES
from boardwright.games.arcs.campaign.power import advance
from boardwright.games.arcs.facts import AMBITION_ROWS, AMBITIONS
from boardwright.games.arcs.state import PIECE_KINDS, Arcs
from boardwright.kernel.rng import Rng
from tests.games.arcs_campaign.position import ReachScenario, reach


def at_the_end(lines: str, fates: str, chapter: int = 1) -> ReachScenario:
    """All pass, and a chapter of Act III ends."""
    t = reach(f"""
        seats 3, act 3, initiative red, chapter {chapter}
        fates: {fates}
        red: hand aggression-2
        blue: hand aggression-3
        white: hand aggression-4
        {lines}
        """)
    for seat in ("red", "blue", "white"):
        t.plays(seat, "pass the initiative")
    return t


# -- grand ambitions -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("chapter", "one", "both"), [(1, 2, 4), (2, 3, 8), (3, 4, 14), (4, 5, 20)])
def test_x2_grand_ambitions_by_chapter(chapter: int, one: int, both: int) -> None:
    """X2, C13: one brings the lower amount, both the higher one instead of it."""
    none = at_the_end("", "magnate overlord redeemer", chapter)
    assert none.g.power[0] == 0
    single = at_the_end("red: cards f313", "magnate overlord redeemer", chapter)
    assert single.g.power[0] == one
    double = at_the_end("red: cards f313 f314", "magnate overlord redeemer", chapter)
    assert double.g.power[0] == both


def test_grand_ambitions_are_only_of_act_3() -> None:
    t = reach("seats 3, act 2\nfates: magnate\nred: hand aggression-2; cards f313 f314")
    t.plays("red", "pass the initiative")
    assert t.g.power[0] == 0


# -- final objectives ----------------------------------------------------------------------------------------------


def test_c9_a_final_objective_at_0_wins_at_the_end_of_any_chapter() -> None:
    t = at_the_end("red: power 30\nblue: objective 0; power 1", "partisan overlord redeemer")
    assert t.game.decision is None and t.g.ended == "final_objective"
    assert t.game.outcome is not None and t.game.outcome.places == [1, 0, 2]
    assert t.chronicle()[-1] == "Blue wins."


def test_c9_without_power_it_does_not_win_yet() -> None:
    t = at_the_end("blue: objective 0; power 0", "partisan overlord redeemer")
    assert t.game.decision is not None and t.g.chapter == 2


def test_a02_cd2_of_two_final_objectives_the_one_with_more_power_wins_then_turn_order() -> None:
    t = at_the_end("blue: objective 0; power 2\nwhite: objective 0; power 3", "partisan overlord redeemer")
    assert t.game.outcome is not None and t.game.outcome.places[2] == 0
    tie = at_the_end("blue: objective 0; power 3\nwhite: objective 0; power 3", "partisan overlord redeemer")
    assert tie.game.outcome is not None and tie.game.outcome.places[1] == 0


def test_cd1_the_marker_stops_at_0() -> None:
    t = reach("seats 3, act 3\nfates: overlord\nred: hand aggression-2; objective 2")
    advance(t.g, 0, 5)
    assert t.objective("red") == 0


# -- the end -------------------------------------------------------------------------------------------------------


def test_c6_act_3_has_four_chapters() -> None:
    t = at_the_end("", "partisan overlord redeemer", 3)
    assert t.g.chapter == 4 and t.game.decision is not None
    t = at_the_end("", "partisan overlord redeemer", 4)
    assert t.game.decision is None and t.g.ended == "campaign"


def test_c10_a_final_objective_that_was_missed_costs_nothing() -> None:
    t = at_the_end("blue: power 7; objective 9", "partisan overlord redeemer", 4)
    assert t.g.power[1] == 7


def test_c8_in_a_tie_an_a_fate_goes_before_a_b_fate_before_a_c_fate() -> None:
    t = at_the_end("red: power 5\nblue: power 5\nwhite: power 5", "overlord hegemon magnate", 4)
    t.g.power = (5, 5, 5)
    assert outcome(t.g).places == [2, 1, 0]


def test_the_numbers_that_states_count_with() -> None:
    """They stand there as numbers, because the compiler takes nothing else as a default."""
    t = reach("seats 3, act 3\nfates: overlord\nred: hand aggression-2")
    assert t.g.ambition_count == len(AMBITION_ROWS)
    assert t.g.piece_kinds == PIECE_KINDS + len(TOKEN_PIECES)
    assert Arcs(2, Rng.seeded(1)).ambition_count == len(AMBITIONS)
