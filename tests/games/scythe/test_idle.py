"""Options that can be paid but would bring nothing (D17, D19): they stand last, and bots leave them alone."""

import pytest

from .position import ScytheScenario, scythe

OPEN = "tokens gone: r6c6 r6c3 r4c6 r7c4 r2c5"


def idle(t: ScytheScenario) -> list[str]:
    """The texts of the options that would change nothing now."""
    assert t.game.decision is not None
    return [t.words.option(option) for option in t.game.decision.idle]


def of_nordic(lines: str, *plays: str) -> ScytheScenario:
    t = scythe("nordic industrial, polania engineering\n" + lines)
    return t.plays("nordic", *plays)


def test_r80_bolster_at_the_end_of_the_power_track() -> None:
    full = "nordic: power 16, stars power 1"
    assert idle(of_nordic(full, "bolster / upgrade")) == ["bolster power"]
    assert idle(of_nordic(full + "\nr1c4: nordic monument", "bolster / upgrade")) == []
    full += ", popularity 18, stars popularity 1\nr1c4: nordic monument"
    assert idle(of_nordic(full, "bolster / upgrade")) == ["bolster power"]


def test_r81_trade_at_the_end_of_the_popularity_track() -> None:
    full = "nordic: popularity 18, stars popularity 1"
    assert idle(of_nordic(full, "trade / enlist")) == ["trade for popularity"]
    assert idle(of_nordic(full + "\nr1c4: nordic armory", "trade / enlist")) == []


def test_r83_produce_where_nobody_makes_anything() -> None:
    assert idle(of_nordic("base_nordic: nordic 2 workers", "produce / deploy")) == ["produce"]
    assert idle(of_nordic("base_nordic: nordic 2 workers\nr6c5: nordic mill", "produce / deploy")) == []
    assert idle(of_nordic("r4c4: nordic 2 workers", "produce / deploy")) == ["produce"]


def test_r87_a_village_is_not_offered_when_the_mat_is_empty() -> None:
    t = of_nordic("r1c3: nordic 7 workers\nr1c4: nordic 1 worker\nnordic: power 9, popularity 9", "produce / deploy")
    t.plays("nordic", "produce").asks("nordic", "produce_on", ["on forest 1-4", "done"])


def test_r91_d19_a_finished_section_without_coins_unless_somebody_gains() -> None:
    """The industrial mat pays no coins for Enlist; the deck is empty, so that its recruit brings nothing, either."""
    lines = "r1c4: nordic 1 worker; 4 food\nnordic: recruits upgrade deploy build enlist, stars recruits 1"
    t = of_nordic(lines, "trade / enlist")
    t.plays("nordic", "skip")
    assert idle(t) == []
    t = of_nordic(lines, "trade / enlist")
    t.g.combat_deck, t.g.hands[4:8] = [], [16, 12, 8, 6]
    t.plays("nordic", "skip")
    assert idle(t) == ["enlist"] and t.options() == ["skip", "enlist"]


def encountered(card: int, extra: str) -> ScytheScenario:
    t = scythe(f"""
        saxony engineering, crimea agricultural
        r6c5: saxony character, 2 workers
        saxony: coins 10, popularity 10
        encounters: {card}
        {extra}
    """)
    return t.plays("saxony", "move / enlist", "move units", "character", "to mountain 6-6", "done")


def test_d17_an_encounter_option_whose_gain_is_impossible_says_so() -> None:
    t = encountered(9, "r6c6: crimea mill")
    assert idle(t) == ["pay 3 coins for a structure"] and t.options()[-1] == "pay 3 coins for a structure"
    assert idle(encountered(9, "")) == []
    t = encountered(3, "r1c2: saxony riverwalk, underpass, disarm, speed")
    assert idle(t) == ["pay 3 popularity for a mech"]
    assert idle(encountered(4, "saxony: recruits upgrade deploy build enlist, stars recruits 1")) == [
        "pay 3 coins for a recruit"
    ]


def test_d17_a_factory_card_whose_gain_is_impossible_says_so() -> None:
    t = scythe("""
        saxony engineering, crimea agricultural
        base_saxony: saxony 2 workers
        saxony: factory 7, popularity 5
    """)
    t.plays("saxony", "the Factory card")
    assert idle(t) == ["pay 1 popularity for a mech or a structure"]
    t = scythe("""
        saxony engineering, crimea agricultural
        r6c5: saxony riverwalk, underpass, disarm, speed, 2 workers
        saxony: factory 7, popularity 5, stars mechs 1
    """)
    t.plays("saxony", "the Factory card", "pay 1 popularity").asks("saxony", "factory_choice", ["build", "deploy"])
    assert idle(t) == ["deploy"]


@pytest.mark.parametrize(("power", "useless"), [(0, ["fire"]), (1, [])])
def test_r61_artillery_against_an_enemy_without_power(power: int, useless: list[str]) -> None:
    t = scythe(f"""
        nordic engineering, polania mechanical
        r6c5: nordic character, artillery
        r6c4: polania submerge
        nordic: power 3
        polania: power {power}
        {OPEN}
    """)
    t.plays("nordic", "move / enlist", "move units", "character", "to tundra 6-4", "done").asks("nordic", "artillery")
    assert idle(t) == useless
