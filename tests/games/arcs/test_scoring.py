"""Scoring ambitions at the end of a chapter (p.18)."""

import pytest

from .position import ArcsScenario, arcs

FOUR_CITIES = "2-hex: red city, city\n 3-hex: red city, city"
FIVE_CITIES = FOUR_CITIES + "\n 5-hex: red city"


def score(text: str, chapter: int = 1) -> ArcsScenario:
    """The position at the end of its chapter: red plays the last card and does nothing with it."""
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red, chapter {chapter}
        6-gate: red 1 ship
        red: hand mobilization-6
        {text}
    """)
    t.plays("red", "lead Mobilization 6", "go on", "end turn")
    return t


def powers(t: ArcsScenario) -> list[int]:
    return [t.power(seat) for seat in ("red", "blue", "white")]


def test_r79_first_and_second_place_of_every_declared_ambition() -> None:
    t = score("""
        red: resources fuel material
        blue: resources fuel relic
        white: resources relic relic
        ambitions: tycoon 5, keeper 3
    """)
    assert powers(t) == [5, 3 + 2, 3]


def test_r79_several_markers_on_an_ambition_add_up() -> None:
    t = score("""
        red: captives 2 blue
        blue: captives 1 white
        ambitions: tyrant 5, tyrant 2
    """)
    assert powers(t) == [7, 3, 0]


def test_r79_all_three_markers_may_lie_on_one_ambition() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 ship
        red: hand mobilization-6; captives 2 blue
        blue: captives 1 white
        ambitions: tyrant 5, tyrant 3, tyrant 2
    """)
    t.plays("red", "lead Mobilization 6", "end turn")  # no marker is left to declare with
    assert powers(t) == [10, 5, 0]


def test_r79_undeclared_ambitions_score_nothing() -> None:
    t = score(f"""
        {FIVE_CITIES}
        red: resources relic psionic; captives 2 blue
        blue: trophies red 3 ships
        ambitions: tycoon 5
    """)
    assert powers(t) == [0, 0, 0]  # and bring no bonus


@pytest.mark.parametrize(
    ("ambition", "holdings"),
    [
        ("tycoon", "resources fuel material; cards bc02 bc06"),
        ("tyrant", "captives 2 blue 1 white"),
        ("warlord", "trophies blue 1 ship 1 city 1 starport 1 agent"),
        ("keeper", "resources relic psionic; cards bc22"),
        ("empath", "resources relic psionic; cards bc16"),
    ],
)
def test_r79_what_each_ambition_counts(ambition: str, holdings: str) -> None:
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        red: {holdings}
    """)
    counts = {"tycoon": 8, "tyrant": 3, "warlord": 4, "keeper": 2, "empath": 2}  # the Cartel adds four Fuel in supply
    assert t.game.view(None)["ambitions"][ambition]["counts"] == [counts[ambition], 0, 0]


def test_r80_a_shared_first_place_is_worth_second_and_nobody_else_places() -> None:
    t = score("""
        red: resources relic relic
        blue: resources relic relic
        white: resources relic
        ambitions: keeper 5
    """)
    assert powers(t) == [3, 3, 0]


def test_r80_a_shared_second_place_is_worth_nothing() -> None:
    t = score("""
        red: resources relic relic
        blue: resources relic
        white: resources relic
        ambitions: keeper 5
    """)
    assert powers(t) == [5, 0, 0]


def test_r80_all_three_may_share_first_place() -> None:
    t = score("""
        red: resources relic
        blue: resources relic
        white: resources relic
        ambitions: keeper 5, keeper 3
    """)
    assert powers(t) == [5, 5, 5]


def test_r81_having_nothing_does_not_place_and_ties_nobody() -> None:
    t = score("""
        red: trophies blue 1 ship
        ambitions: warlord 5, keeper 3
    """)
    assert powers(t) == [5, 0, 0]


def test_r81_second_place_needs_something_too() -> None:
    t = score("""
        red: trophies blue 2 ships
        blue: trophies red 1 ship
        ambitions: warlord 5
    """)
    assert powers(t) == [5, 3, 0]


@pytest.mark.parametrize(
    ("cities", "bonus"), [("2-hex: red city, city\n 3-hex: red city", 0), (FOUR_CITIES, 2), (FIVE_CITIES, 5)]
)
def test_r82_open_triangles_add_two_and_five_to_a_first_place(cities: str, bonus: int) -> None:
    t = score(f"""
        {cities}
        red: resources relic
        ambitions: keeper 5
    """)
    assert powers(t) == [5 + bonus, 0, 0]


def test_r82_the_bonus_counts_once_per_ambition_whatever_the_markers() -> None:
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        {FOUR_CITIES}
        6-gate: red 1 ship
        red: hand mobilization-6; resources relic psionic
        ambitions: keeper 5, keeper 3, empath 2
    """)
    t.plays("red", "lead Mobilization 6", "end turn")
    assert powers(t) == [5 + 3 + 2 + 2 + 2, 0, 0]


def test_r82_no_bonus_for_a_shared_first_place() -> None:
    t = score(f"""
        {FIVE_CITIES}
        red: resources relic
        blue: resources relic
        ambitions: keeper 5
    """)
    assert powers(t) == [3, 3, 0]


def test_r82_no_bonus_for_second_place() -> None:
    t = score(f"""
        {FIVE_CITIES}
        red: resources relic
        blue: resources relic relic
        ambitions: keeper 5
    """)
    assert powers(t) == [3, 5, 0]


@pytest.mark.parametrize("ambitions", ["tycoon 5, keeper 3", "tyrant 5, warlord 3", "empath 5"])
def test_r83_weapons_count_for_no_ambition(ambitions: str) -> None:
    t = score(f"""
        red: resources weapon weapon; cards bc12 bc14
        ambitions: {ambitions}
    """)
    assert powers(t) == [0, 0, 0]


def test_r84_cartels_strike_after_scoring() -> None:
    t = score("""
        red: cards bc06
        blue: resources fuel fuel
        white: resources fuel fuel
        supply: 0 fuel
        ambitions: tycoon 5
    """)
    assert powers(t) == [0, 3, 3]  # two each against one; the Rivals lose their Fuel only then
    assert t.resources("blue") == t.resources("white") == []
    assert t.supply("fuel") == 4


def test_r84_and_before_clean_up() -> None:
    t = score("""
        2-hex: blue city
        red: cards bc06; trophies blue 1 city
        blue: resources fuel relic relic psionic
        ambitions: warlord 5
    """)
    t.asks("blue", "place_token", ["Psionic in slot 1", "rearrange all tokens"])  # the Fuel has made room for it
    assert t.slots("blue") == ["-", "relic", "relic"]


@pytest.mark.parametrize(("leader", "power"), [("lead04", [3, 5, 0]), ("lead12", [0, 5, 0]), ("lead09", [0, 5, 0])])
def test_r79_the_view_tells_what_would_be_scored_now_with_what_leaders_change(leader: str, power: list[int]) -> None:
    t = arcs(f"""
        seats 3, leaders yes, initiative red
        red: hand aggression-2; cards {leader}; resources fuel
        blue: resources fuel material
        ambitions: tycoon 5
    """)
    ambitions = t.game.view(None)["ambitions"]
    assert ambitions["tycoon"]["power"] == power
    assert ambitions["keeper"]["power"] == [0, 0, 0]
    t.plays("red", "pass the initiative")
    assert t.g.power == tuple(power)
