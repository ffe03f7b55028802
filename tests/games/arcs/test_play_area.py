"""Tokens and cards in the play area (R112, R119, R120)."""

from .position import arcs

# -- R112: several tokens by one effect ----------------------------------------------------------------------------


def test_r112_all_tokens_are_taken_first_and_then_the_excess_is_discarded() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand administration-2; resources relic; cards bc23
    """)
    t.plays("red", "lead Administration 2", "go on", "use Elder Broker")
    assert (t.supply("material"), t.supply("fuel"), t.supply("weapon")) == (4, 4, 4)
    t.asks("red", "discard_excess").chooses("red", "discard Relic from slot 1", "discard the loose Fuel")
    t.plays("red", "Weapon in slot 1", "Material in slot 2")
    assert t.slots("red") == ["weapon", "material"]
    assert t.supply("fuel") == 5


def test_r112_pressgang_takes_all_its_tokens_first() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand construction-2; cards bc12; captives 3 blue
    """)
    t.plays("red", "lead Construction 2", "go on", "pressgang", "agent of Blue", "agent of Blue")
    assert t.slots("red") == ["-", "-"]
    t.chooses("red", "Weapon", "Fuel", "Relic").asks("red", "discard_excess")
    t.plays("red", "discard the loose Fuel", "Relic in slot 2")
    assert t.resources("red") == ["relic", "weapon"]
    assert (t.agents("blue"), t.captives("red", "blue")) == (10, 0)


# -- R119: cards with resource slots -------------------------------------------------------------------------------


def test_r119_a_cartel_is_no_resource_slot() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand administration-2; resources relic; cards bc02 bc03
    """)
    t.plays("red", "lead Administration 2", "go on", "use Mining Interest")
    t.asks("red", "take_tokens", ["take 1", "take 0"])  # one slot of the board is empty, and that is all


# -- R120: Outrage and the supply on a Cartel ----------------------------------------------------------------------


def test_r120_outrage_discards_a_cartel_and_its_supply_stays_supply() -> None:
    t = arcs("""
        seats 3, initiative red
        3-crescent: red 3 ships; blue damaged city
        2-gate: red 1 ship
        red: hand aggression-2; resources fuel material; cards bc06 bc03
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "1 Assault die", "0 Raid dice").dice(assault="hit hit")
    assert t.game.view(None)["ambitions"]["tycoon"]["counts"][0] == 2 + 2 + 4 + 4
    t.plays("red", "0 Skirmish dice")
    assert t.outrage("red") == ["fuel"]
    assert t.cards("red") == ["bc03"]
    assert t.resources("red") == ["material"]
    assert t.supply("fuel") == 5
    assert t.game.view(None)["ambitions"]["tycoon"]["counts"][0] == 1 + 1 + 4


def test_r120_outrage_of_another_type_leaves_a_cartel_alone() -> None:
    t = arcs("""
        seats 3, initiative red
        3-crescent: red 3 ships; blue damaged city
        red: hand aggression-2; cards bc03
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "1 Assault die", "0 Raid dice").dice(assault="hit hit")
    t.plays("red", "0 Skirmish dice")
    assert (t.outrage("red"), t.cards("red"), t.supply("material")) == (["fuel"], ["bc03"], 5)
