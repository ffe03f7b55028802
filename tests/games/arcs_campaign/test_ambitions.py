"""Who is winning an ambition, and every way to declare one (p.8, C12)."""

import pytest

from boardwright.games.arcs.ambitions import is_winning, place_in
from boardwright.games.arcs.facts import KEEPER, NOTHING, TYCOON, TYRANT, WARLORD
from boardwright.games.arcs.moments import FIRST, SECOND, SHARED_FIRST
from tests.games.arcs_campaign.position import ReachScenario, reach


def table(lines: str, seats: int = 3) -> ReachScenario:
    fates = " ".join(["steward", "founder", "partisan", "advocate"][:seats])
    hand = "" if "hand" in lines else "red: hand aggression-2 aggression-3\n"
    return reach(f"seats {seats}, initiative red\nfates: {fates}\n{hand}{lines}")


def winning(t: ReachScenario, ambition: int) -> list[bool]:
    return [is_winning(t.g, seat, ambition) for seat in range(t.g.seats)]


def places(t: ReachScenario, ambition: int) -> list[int]:
    return [place_in(t.g, seat, ambition) for seat in range(t.g.seats)]


def test_c12_winning_needs_a_declared_ambition() -> None:
    resources = "red: resources relic relic\nblue: resources relic\n"
    assert winning(table(resources), KEEPER) == [False, False, False]
    assert winning(table(resources + "ambitions: keeper 2"), KEEPER) == [True, False, False]


def test_c12_winning_needs_more_than_everybody_else() -> None:
    t = table("red: resources relic\nblue: resources relic\nambitions: keeper 2")
    assert winning(t, KEEPER) == [False, False, False]


def test_c12_nobody_is_winning_with_nothing() -> None:
    assert winning(table("ambitions: keeper 2"), KEEPER) == [False, False, False]


def test_c12_the_trust_and_frozen_tokens_help_to_win() -> None:
    t = table("blue: resources relic\ntrust: 2 relic\nambitions: keeper 2")
    assert winning(t, KEEPER) == [True, False, False]


def test_places_second_counts_only_alone() -> None:
    """F403: tied for first is a place, tied for second is none."""
    alone = "red: captives 2 blue\nblue: captives 1 red\nambitions: tyrant 2"
    assert places(table(alone), TYRANT) == [FIRST, SECOND, NOTHING]
    tied = "red: captives 3 blue\nblue: captives 1 red\nwhite: captives 1 red\nambitions: tyrant 2"
    assert places(table(tied), TYRANT) == [FIRST, NOTHING, NOTHING]
    shared = "red: captives 2 blue\nblue: captives 2 red\nwhite: captives 1 red\nambitions: tyrant 2"
    assert places(table(shared), TYRANT) == [SHARED_FIRST, SHARED_FIRST, NOTHING]


def test_places_need_a_declared_ambition() -> None:
    assert places(table("red: captives 2 blue"), TYRANT) == [NOTHING] * 3


@pytest.mark.parametrize(
    ("mine", "aside", "place"),
    [("relic relic", "1 relic", FIRST), ("relic", "1 relic", SHARED_FIRST), ("relic", "2 relic", SECOND)],
)
def test_c117_the_box_counts_as_a_third_player(mine: str, aside: str, place: int) -> None:
    t = table(f"red: resources {mine}\nset aside: {aside}\nambitions: keeper 2", seats=2)
    assert places(t, KEEPER) == [place, NOTHING]
    assert winning(t, KEEPER) == [place == FIRST, False]


def test_c117_a_weapon_on_the_box_counts_as_a_trophy_and_tyrant_has_nothing() -> None:
    t = table(
        "red: trophies blue 1 ship; captives 1 blue\nset aside: 1 weapon 2 material\nambitions: warlord 2, tyrant 3",
        seats=2,
    )
    assert places(t, WARLORD) == [SHARED_FIRST, NOTHING]
    assert places(t, TYRANT) == [FIRST, NOTHING]


def test_c117_nobody_wins_when_the_box_alone_is_first() -> None:
    t = table(
        """
        red: hand aggression-2; resources fuel
        blue: hand aggression-3
        set aside: 2 fuel
        ambitions: tycoon 5
        """,
        seats=2,
    )
    assert winning(t, TYCOON) == [False, False]
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative")
    assert [t.power("red"), t.power("blue")] == [3, 0]  # the second place


# -- declaring in any way ------------------------------------------------------------------------------------------

FARSEERS = """
        1-gate: red 1 ship; blue 1 ship
        red: hand aggression-2 aggression-4; cards bc17 {cards}
        blue: hand aggression-5 construction-2
        {more}
"""


def test_a_card_speaks_when_its_holder_leads_and_declares() -> None:
    t = table(FARSEERS.format(cards="", more=""))
    t.plays("red", "lead Aggression 4", "declare Warlord").asks("red", "exchange_want")


def test_a_card_speaks_when_its_holder_declares_as_a_follower() -> None:
    t = reach(
        "seats 3, initiative blue\nfates: steward founder partisan\n"
        + FARSEERS.format(cards="bc25", more="").replace("aggression-5", "aggression-3")
    )
    t.plays("blue", "lead Aggression 3", "go on", "end turn")
    t.plays("red", "surpass with Aggression 4", "declare Warlord").asks("red", "exchange_want")


def test_a_card_speaks_when_its_holder_declares_in_the_prelude() -> None:
    t = table(FARSEERS.format(cards="l27", more="ambitions: tycoon 5"))
    t.plays("red", "lead Aggression 2", "go on", "use Tycoon's Ambition", "declare Keeper")
    t.asks("red", "exchange_want")
    assert t.markers("keeper") == [[3, 2]]


def test_a_card_speaks_when_its_holder_declares_by_a_vox_card() -> None:
    """C85: and no zero marker is placed."""
    lines = FARSEERS.format(cards="", more="court: aid01, cc11 red 1, cc01, cc02, cc03")
    t = table(lines.replace("aggression-2", "aggression-6"))
    t.plays("red", "lead Aggression 4", "go on", "secure", "declare Empath").asks("red", "exchange_want")
    assert not t.g.zero


def test_a_card_does_not_speak_when_another_declares() -> None:
    t = reach("seats 3, initiative blue\nfates: steward founder partisan\n" + FARSEERS.format(cards="", more=""))
    t.plays("blue", "lead Aggression 5", "declare Keeper").asks("blue", "turn")
