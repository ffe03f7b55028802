"""Objectives: each card with a position that fulfils it and one that just does not."""

import pytest

from boardwright.games.scythe.facts import OBJECTIVE_ROWS

from .position import scythe

# Number; lines that fulfil it; lines that just do not. The seat is saxony, with two workers at home and nothing else.
CASES: list[tuple[int, str, str]] = [
    (
        1,
        "r1c1: saxony character | r4c5: saxony riverwalk | r6c6: saxony mill",
        "r1c1: saxony character | r4c5: saxony mill",
    ),
    (
        2,
        "r2c4: saxony character | r5c3: saxony speed | r5c6: saxony mill",
        "r2c4: saxony character | r5c3: saxony mine",
    ),
    (
        3,
        "r1c2: saxony character | r7c6: saxony speed | r2c6: saxony mine",
        "r1c2: saxony character | r7c6: saxony speed",
    ),
    (
        4,
        "r1c5: saxony character | r6c7: saxony speed | r5c4: saxony mine",
        "r1c5: saxony character | r6c7: saxony mine",
    ),
    (5, "r4c4: saxony character | saxony: power 5", "r4c4: saxony character | saxony: power 4"),
    (7, "r6c5: saxony speed | saxony: factory 3", "r6c5: saxony speed"),
    (
        8,
        "r6c5: saxony 4 workers | saxony: coins 2, popularity 7",
        "r6c5: saxony 4 workers | saxony: coins 3, popularity 7",
    ),
    (
        9,
        "r6c5: saxony mine; 6 oil, 1 metal, 1 wood, 1 food",
        "r6c5: saxony mine; 8 oil, 1 metal, 1 wood",
    ),
    (
        10,
        "r1c4: saxony character | r6c5: saxony speed | r3c3: saxony mine",
        "r1c4: saxony character | r6c5: saxony mine",
    ),
    (
        11,
        "r1c3: saxony character | r7c5: saxony speed | r5c6: saxony mine",
        "r1c3: saxony character | r7c5: saxony mine",
    ),
    (12, "saxony: coins 20", "saxony: coins 19"),
    (
        13,
        "r6c5: saxony character, speed, mine, 3 workers",
        "r6c5: saxony character, speed, mine, 2 workers | r1c2: saxony 2 workers",
    ),
    (
        14,
        "r6c5: saxony speed, mine; 1 oil, 1 metal, 1 wood, 1 food | saxony: upgrades move_units>build, recruits build",
        "r6c5: saxony speed, mine; 1 oil, 1 metal, 1 wood, 1 food | saxony: upgrades move_units>build",
    ),
    (15, "saxony: recruits build deploy", "saxony: recruits build"),
    (
        16,
        "r6c5: saxony character, speed, 1 worker; 3 oil, 2 food",
        "r6c5: saxony character, speed, 2 workers; 3 oil, 2 food",
    ),
    (
        17,
        "r4c5: saxony character | r3c3: saxony speed",
        "r4c5: saxony character | r3c3: saxony speed | saxony: factory 2",
    ),
    (
        18,
        "r6c5: saxony 5 workers | saxony: power 0, popularity 13",
        "r6c5: saxony 5 workers | saxony: power 1, popularity 13",
    ),
    (
        19,
        "r4c5: saxony character | r4c4: saxony speed | r5c4: saxony mine | r6c4: saxony mill | r6c5: saxony monument",
        "r4c5: saxony character | r4c4: saxony speed | r5c4: saxony mine | r6c4: saxony mill",
    ),
    (
        20,
        "r6c5: saxony mine | r6c6: saxony mill | r6c7: saxony armory | saxony: popularity 7",
        "r6c5: saxony mine, speed | r6c6: saxony mill | r6c7: saxony armory | saxony: popularity 7",
    ),
    (21, "r6c5: saxony mine; 5 oil | r6c6: saxony mill; 4 oil", "r6c5: saxony mine; 5 oil | r6c6: saxony mill; 3 oil"),
    (22, "saxony: factory 2", "saxony: factory 2, upgrades move_units>build"),
    (23, "saxony: hand 2 2 2 2 2 2 2 2, stars combat 1", "saxony: hand 2 2 2 2 2 2 2, stars combat 1"),
]


def offered(number: int, lines: str) -> bool:
    """Whether the objective may be revealed at the end of a turn in which nothing was done."""
    where = "" if "worker" in lines else "base_saxony: saxony 2 workers |"
    text = "\n".join(line.strip() for line in f"{where}{lines}".split("|") if line.strip())
    t = scythe(f"saxony engineering, crimea agricultural\n{text}\nsaxony: objectives {number}")
    t.plays("saxony", "trade / deploy", "skip")
    while t.game.decision is not None and t.game.decision.ask in ("top", "bottom"):
        t.plays("saxony", "skip")
    name = OBJECTIVE_ROWS[number - 1]["name"]
    return f"reveal {name}" in t.options()


@pytest.mark.parametrize(("number", "met", "missed"), CASES, ids=[str(case[0]) for case in CASES])
def test_every_objective(number: int, met: str, missed: str) -> None:
    assert offered(number, met)
    assert not offered(number, missed)


def test_every_objective_but_the_one_about_retreats_is_listed() -> None:
    assert {number for number, _, _ in CASES} == set(range(1, 24)) - {6}


def test_objective_6_d10_a_worker_sent_home_in_this_turn_with_seven_power() -> None:
    t = scythe("""
        saxony engineering, crimea agricultural
        r6c5: saxony character
        r7c5: crimea 2 workers
        saxony: power 7, objectives 6
    """)
    t.plays("saxony", "move / enlist", "move units", "character", "to village 7-5", "done")
    t.can("saxony", "reveal Send One Back as a Warning")
    t.asks("saxony", "finish").plays("saxony", "end turn").plays("crimea", "move / upgrade", "skip")
    t.plays("saxony", "bolster / build").cannot("saxony", "reveal...")


def test_d15_the_mine_is_no_tunnel_for_the_objective() -> None:
    assert not offered(2, "r2c4: saxony character | r5c3: saxony speed | r6c5: saxony mine")


def test_d9_the_factory_objective_asks_for_one_factory_and_shared_first_place() -> None:
    assert offered(5, "r4c4: saxony character | saxony: power 5 | crimea: power 5")


def test_r132_one_objective_and_both_cards_are_gone_but_the_second_stays_without_a_limit() -> None:
    t = scythe("""
        nordic engineering, crimea agricultural
        nordic: coins 20, factory 2, objectives 12 22
    """)
    t.plays("nordic", "move / enlist", "reveal Technological Breakthrough")
    assert t.stars("nordic") == {"objective": 1} and t.player("nordic")["objectives"] == 0
    t = scythe("""
        saxony engineering, crimea agricultural
        saxony: coins 20, factory 2, objectives 12 22
    """)
    t.plays("saxony", "move / enlist", "reveal Technological Breakthrough", "skip", "reveal Get Rich or Cry Trying")
    assert t.stars("saxony") == {"objective": 2} and t.player("saxony")["objectives"] == 0
