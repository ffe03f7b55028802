"""low_place_rule: Just (Elder, Tyrant), Violent (Warrior, Empath), Academic (Archivist, Tycoon); and Proud (Noble).

A position without hands is scored at once.
"""

import pytest

from tests.games.arcs.position import ArcsScenario, arcs

TOKEN = {"empath": "psionic", "tycoon": "fuel"}


def scored(leader: str, ambition: str, red: int, blue: int, table: str = "") -> ArcsScenario:
    """The ambition with its 5/3 marker is scored with so much for red, who has the leader, and for blue."""

    def line(count: int) -> str:
        if ambition == "tyrant":
            return f"captives {count} white"
        return "resources " + " ".join([TOKEN[ambition]] * count)

    return arcs(f"""
        seats 3, leaders yes, initiative red
        red: cards {leader}; {line(red)}
        blue: {line(blue)}
        ambitions: {ambition} 5
        {table}
    """)


CASES = [("lead01", "tyrant"), ("lead06", "empath"), ("lead09", "tycoon")]


@pytest.mark.parametrize(("leader", "ambition"), CASES)
def test_low_place_rule_first_place_earns_second_place_power(leader: str, ambition: str) -> None:
    t = scored(leader, ambition, 2, 1)
    assert (t.power("red"), t.power("blue")) == (3, 3)  # blue is second all the same


@pytest.mark.parametrize(("leader", "ambition"), CASES)
def test_low_place_rule_first_place_earns_no_city_bonus(leader: str, ambition: str) -> None:
    cities = "2-hex: red city, city\n3-hex: red city, city"
    assert scored(leader, ambition, 2, 1, cities).power("red") == 3


@pytest.mark.parametrize(("leader", "ambition"), CASES)
def test_low_place_rule_second_place_earns_nothing(leader: str, ambition: str) -> None:
    t = scored(leader, ambition, 1, 2)
    assert (t.power("red"), t.power("blue")) == (0, 5)


@pytest.mark.parametrize(("leader", "ambition"), CASES)
def test_low_place_rule_sharing_first_place_earns_nothing(leader: str, ambition: str) -> None:
    t = scored(leader, ambition, 2, 2)
    assert (t.power("red"), t.power("blue")) == (0, 3)


@pytest.mark.parametrize(("leader", "ambition"), CASES)
def test_low_place_rule_markers_add_up(leader: str, ambition: str) -> None:
    t = scored(leader, ambition, 2, 1, f"ambitions: {ambition} 3")
    assert t.power("red") == 5  # 3 and 2


@pytest.mark.parametrize(("leader", "ambition"), CASES)
def test_low_place_rule_holds_for_one_ambition_only(leader: str, ambition: str) -> None:
    t = arcs(f"""
        seats 3, leaders yes, initiative red
        red: cards {leader}; resources relic
        ambitions: keeper 5
    """)
    assert t.power("red") == 5


# -- Noble: Proud --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ambition", ["tyrant", "empath", "tycoon"])
def test_lead12_proud_gains_all_of_a_sole_first_place(ambition: str) -> None:
    cities = "2-hex: red city, city\n3-hex: red city, city"
    assert scored("lead12", ambition, 2, 1, cities).power("red") == 7


@pytest.mark.parametrize("ambition", ["tyrant", "empath", "tycoon"])
def test_lead12_proud_gains_nothing_for_second_and_shared_places(ambition: str) -> None:
    t = scored("lead12", ambition, 1, 2)
    assert (t.power("red"), t.power("blue")) == (0, 5)
    t = scored("lead12", ambition, 2, 2)
    assert (t.power("red"), t.power("blue")) == (0, 3)
