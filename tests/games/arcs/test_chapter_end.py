"""Clean-up, the end of the game and new hands (p.19)."""

import pytest

import boardwright
from boardwright.games.arcs.facts import ACTION_CARDS, action_deck

from .position import SEATS, ArcsScenario, arcs


def last_card(t: ArcsScenario) -> ArcsScenario:
    """Red plays the last card of the chapter and does nothing with it."""
    t.plays("red", "lead Mobilization 6", "go on", "end turn")
    return t


# -- clean-up ------------------------------------------------------------------------------------------------------


def test_r85_trophies_go_home_if_warlord_was_declared_and_captives_stay() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 ship
        red: hand mobilization-6; trophies blue 2 ships 1 city 1 starport 3 agents; captives 2 blue
        blue: trophies red 4 ships; captives 1 white
        ambitions: warlord 5
    """)
    last_card(t)
    assert t.trophies("red", "blue") == t.trophies("blue", "red") == {}
    assert [supply[SEATS["blue"]] for supply in (t.g.ships, t.g.cities, t.g.starports, t.g.agents)] == [15, 5, 5, 8]
    assert t.g.ships[SEATS["red"]] == 14
    assert (t.captives("red", "blue"), t.captives("blue", "white")) == (2, 1)


def test_r85_captives_go_home_if_tyrant_was_declared_and_trophies_stay() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 ship
        red: hand mobilization-6; trophies blue 2 ships; captives 2 blue
        blue: captives 1 white 3 red
        ambitions: tyrant 5
    """)
    last_card(t)
    assert (t.captives("red", "blue"), t.captives("blue", "white"), t.captives("blue", "red")) == (0, 0, 0)
    assert (t.agents("red"), t.agents("blue"), t.agents("white")) == (10, 10, 10)
    assert t.trophies("red", "blue") == {"ships": 2}


def test_r85_both_are_kept_when_neither_was_declared() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 ship
        red: hand mobilization-6; trophies blue 2 ships; captives 2 blue
        ambitions: keeper 5
    """)
    last_card(t)
    assert t.trophies("red", "blue") == {"ships": 2}
    assert t.captives("red", "blue") == 2


def test_r85_the_lowest_marker_that_is_not_flipped_is_turned_over() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 ship
        red: hand mobilization-6
        ambitions: keeper 5, tycoon 2
    """)
    assert t.game.view(None)["available_markers"] == [[3, 2]]
    last_card(t)
    sides = [t.game.view(None)["available_markers"]]
    while t.g.chapter < 5:
        for seat in ("red", "blue", "white"):
            t.plays(seat, "pass the initiative")
        sides.append(t.game.view(None)["available_markers"])
    assert sides == [
        [[4, 2], [3, 2], [5, 3]],
        [[4, 2], [6, 3], [5, 3]],
        [[4, 2], [6, 3], [9, 4]],
        [[4, 2], [6, 3], [9, 4]],  # none is left to turn over
    ]


def test_r86_nothing_else_is_reset() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 ship, 2 damaged ships
        2-hex: blue damaged city; white starport
        red: hand mobilization-6; resources fuel relic; cards bc02 bc12; outrage psionic
        blue: resources psionic - weapon
        court: bc22 red 2 blue 1, bc23, bc24 white 3, bc28
        court discard: bc20
        ambitions: keeper 5, warlord 3, tyrant 2
    """)
    before = t.game.view(None)
    t.plays("red", "lead Mobilization 6", "end turn")
    after = t.game.view(None)
    assert after["chapter"] == 2
    for what in ("systems", "court", "court_deck", "court_discard", "supply", "initiative"):
        assert after[what] == before[what], what
    for now, then in zip(after["players"], before["players"], strict=True):
        for what in ("slots", "cards", "outrage", "agents", "cities", "ships", "starports"):
            assert now[what] == then[what], what


# -- the end of the game -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "threshold"), [(2, 33), (3, 30), (4, 27)])
def test_r87_the_game_ends_when_somebody_has_enough_power(seats: int, threshold: int) -> None:
    for power, is_over in ((threshold - 6, False), (threshold - 5, True)):
        t = arcs(f"""
            seats {seats}, initiative red
            5-gate: red 1 ship
            red: hand mobilization-6; captives 1 blue; power {power}
            ambitions: tyrant 5
        """)
        last_card(t)
        assert (t.game.outcome is not None) == is_over
        assert t.g.chapter == (1 if is_over else 2)


def test_r87_enough_power_ends_the_game_only_after_clean_up() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 ship
        2-hex: blue city
        red: hand mobilization-6 mobilization-5; trophies blue 1 city; power 31
        blue: resources fuel relic psionic weapon
        ambitions: warlord 5
    """)
    t.plays("red", "lead Mobilization 5", "go on", "end turn")  # a chapter goes on whatever the Power
    last_card(t)
    t.asks("blue", "discard_excess")  # clean-up: a city has come home
    assert t.g.ended == ""
    t.plays("blue", "discard the loose Weapon")
    assert t.game.outcome is not None
    assert t.game.outcome.reason == "arcs-threshold"
    assert t.trophies("red", "blue") == {}


def test_r87_most_power_wins_whoever_passed_the_threshold() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 ship
        red: hand mobilization-6; captives 1 blue; power 26
        blue: power 29; resources relic
        white: power 20
        ambitions: tyrant 5, keeper 3
    """)
    last_card(t)
    assert t.game.outcome is not None
    assert t.game.outcome.scores == [31, 32, 20]
    assert t.game.outcome.ranking == [SEATS["blue"], SEATS["red"], SEATS["white"]]


def test_r87_a_tie_goes_to_the_first_in_turn_order() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative white
        6-gate: white 1 ship
        white: hand mobilization-6; power 20
        red: power 31
        blue: power 31
    """)
    t.plays("white", "lead Mobilization 6", "go on", "end turn")
    assert t.game.outcome is not None
    assert t.game.outcome.ranking == [SEATS["red"], SEATS["blue"], SEATS["white"]]
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        6-gate: blue 1 ship
        blue: hand mobilization-6; power 31
        red: power 31
        white: power 31
    """)
    t.plays("blue", "lead Mobilization 6", "go on", "end turn")
    assert t.game.outcome is not None
    assert t.game.outcome.ranking == [SEATS["blue"], SEATS["white"], SEATS["red"]]


def test_r87_the_fifth_chapter_is_the_last() -> None:
    for chapter, is_over in ((4, False), (5, True)):
        t = arcs(f"""
            seats 3, set-up 3p-mix-up, initiative red, chapter {chapter}
            6-gate: red 1 ship
            red: hand mobilization-6
            blue: power 3
        """)
        last_card(t)
        assert (t.game.outcome is not None) == is_over
        if t.game.outcome is not None:
            assert t.game.outcome.reason == "arcs-last_chapter"
            assert t.game.outcome.winners == [SEATS["blue"]]


# -- new hands -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "undealt"), [(2, 8), (3, 2), (4, 4)])
def test_r88_six_new_cards_each_and_the_rest_is_the_discard_pile(seats: int, undealt: int) -> None:
    t = arcs(f"""
        seats {seats}, initiative red, split yes
        5-gate: red 1 ship
        red: hand mobilization-6 mobilization-5
    """)
    t.plays("red", "lead Mobilization 5", "go on", "end turn")
    assert t.game.view(None)["face_up_discard"] == ["mobilization-5"]
    last_card(t)
    view = t.game.view(None)
    assert [player["hand_count"] for player in view["players"]] == [6] * seats
    assert view["discard"] == undealt
    assert view["face_up_discard"] == view["known_discard"] == []
    cards = [card for hand in t.g.hands for card in hand] + t.g.discard
    assert sorted(cards) == action_deck(seats)
    assert t.initiative() == "red"


def test_r88_hands_and_pile_are_shuffled_anew() -> None:
    piles = set()
    hands = set()
    for key in range(12):
        t = arcs("""
            seats 3, set-up 3p-mix-up, initiative red
            6-gate: red 1 ship
            red: hand mobilization-6
        """)
        t.g.rng.key = key
        last_card(t)
        piles.add(tuple(t.discard_pile()))
        hands.add(tuple(t.hand("red")))
    assert len(hands) == 12
    assert any(ACTION_CARDS.index(low) > ACTION_CARDS.index(high) for low, high in piles)


def test_r88_the_pile_is_drawn_from_the_bottom() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 ship
        red: hand aggression-6 mobilization-6
        discard: construction-4 administration-3
        court: bc31 red 1, bc02, bc03, bc04
    """)
    t.plays("red", "lead Aggression 6", "go on", "secure")
    assert t.hand("red") == ["construction-4", "mobilization-6"]


def test_r88_the_undealt_cards_of_a_new_game_are_the_pile() -> None:
    game = boardwright.new("arcs", seats=4, seed=9)
    assert game.view(None)["discard"] == 4
    assert game.view(None)["known_discard"] == []


# -- the chronicle -------------------------------------------------------------------------------------------------


def test_the_chronicle_tells_of_every_chapter_from_the_first_and_of_ambitions_without_a_winner() -> None:
    game = boardwright.new("arcs", 3, 1)
    assert [event.what for event in game.events] == [("chapter_begins", 1)]
    game.undo(0)
    assert [event.what for event in game.events] == [("chapter_begins", 1)]
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 ship
        red: hand mobilization-6; captives 2 blue
        ambitions: tyrant 5, keeper 3
    """)
    lines = last_card(t).chronicle("blue")
    assert lines[-3:] == [
        "Red gains 5 Power for Tyrant: first place.",
        "Nobody gains Power for Keeper.",
        "Chapter 2 begins.",
    ]
