"""Elder: Beloved. (Just is in test_low_place.py.)"""

from .steps import attacks, red_leads, rolls

COURT = "court: bc02 blue 1, bc03, bc04, bc05"


def test_lead01_beloved_influences_after_defending_if_the_attacker_took_a_trophy() -> None:
    t = red_leads("aggression-2", "power 0", f"3-hex: red 2 ships; blue 2 ships\nblue: cards lead01\n{COURT}")
    attacks(t, assault="hit hit")
    t.plays("red", "a damaged ship")  # the second hit destroys what the first has damaged
    t.asks("blue", "free_influence", ["influence", "go on"])  # outside blue's own turn
    t.plays("blue", "influence", "Material Cartel")
    assert t.court()["bc03"] == [0, 1, 0]
    t.asks("red", "turn")


def test_lead01_beloved_may_be_declined() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 2 ships; blue 1 damaged ship\nblue: cards lead01")
    attacks(t, assault="hit hit").plays("blue", "go on").asks("red", "turn")
    assert t.agents("blue") == 10


def test_lead01_beloved_needs_a_trophy() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 2 ships; blue 2 ships\nblue: cards lead01")
    attacks(t, assault="hit hit").plays("red", "a fresh ship").asks("red", "turn")


def test_lead01_beloved_needs_an_agent_in_supply() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 2 ships; blue 1 damaged ship\nblue: cards lead01; agents 0")
    attacks(t, assault="hit hit").asks("red", "turn")


def test_lead01_beloved_is_for_the_defender_only() -> None:
    t = red_leads("aggression-2", "cards lead01", "3-hex: red 2 ships; blue 1 damaged ship")
    attacks(t, assault="hit hit").asks("red", "turn")


def test_d28_any_trophy_of_the_battle_counts_a_building_too() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 2 ships; blue damaged starport\nblue: cards lead01")
    attacks(t, assault="hit hit").asks("blue", "free_influence")


def test_d28_ships_that_the_elder_destroys_do_not_count() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 1 ship, 1 damaged ship; blue 1 ship\nblue: cards lead01")
    attacks(t, assault="hit self_hit").plays("red", "a damaged ship").asks("red", "turn")
    assert t.trophies("blue", "red") == {"ships": 1}


def test_lead01_beloved_cancels_the_ransack_but_not_the_outrage() -> None:
    t = red_leads("aggression-2", "power 0", f"3-hex: red 2 ships; blue damaged city\nblue: cards lead01\n{COURT}")
    attacks(t, assault="hit hit").plays("blue", "go on").asks("red", "turn")
    assert t.outrage("red") == ["weapon"]
    assert t.court()["bc02"] == [0, 1, 0]
    assert t.cards("red") == []


def test_lead01_an_elder_who_attacks_may_ransack() -> None:
    t = red_leads("aggression-2", "cards lead01", f"3-hex: red 2 ships; blue damaged city\n{COURT}")
    attacks(t, assault="hit hit")
    assert t.cards("red") == ["bc02", "lead01"]


def test_lead01_fire_rifles_neither_trigger_the_influence_nor_stop_a_ransack() -> None:
    t = red_leads(
        "aggression-2", "cards l02", f"3-gate: red 2 ships\n3-hex: blue damaged city\nblue: cards lead01\n{COURT}"
    )
    rolls(t.plays("red", "fire rifles"), skirmish="hit").asks("red", "turn")
    assert t.outrage("red") == ["weapon"]
    assert t.cards("red") == ["bc02", "l02"]
    assert t.trophies("red", "blue") == {"cities": 1, "agents": 1}


def test_lead01_ruthless_neither_triggers_the_influence_nor_is_stopped() -> None:
    t = red_leads(
        "administration-2", "cards lead10", f"3-hex: red 1 ship; blue damaged city\nblue: cards lead01\n{COURT}"
    )
    t.plays("red", "tax").plays("red", "Weapon in slot 1", "hit it")
    assert t.cards("red") == ["bc02", "lead10"]
