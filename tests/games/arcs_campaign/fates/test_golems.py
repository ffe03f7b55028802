"""The laws of the Golems (F505, F506): where they go, and what they do."""

import pytest

from boardwright.games.arcs.campaign.facts import BLIGHT, HEARTH, LAWS
from boardwright.games.arcs.facts import CARD_NUMBER, RESOURCE_SLOTS
from boardwright.games.arcs.moments import CARDS
from boardwright.games.arcs.resources import discard_card
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.speaking import says

WARRIOR = 5
ON_RED = "warrior awake in slot 1 of red"

TABLE = """
        seats 3, initiative red
        fates: founder caretaker partisan
        6-arrow: red 1 ship
        6-crescent: blue 1 ship
        6-hex: white 1 ship
        red: hand {hand}{red}
        blue: hand mobilization-6; cards f503{blue}
        white: hand mobilization-4{white}
        golems: {golems}
        {more}
"""


def prelude(
    golems: str, more: str = "", red: str = "", blue: str = "", white: str = "", hand: str = "aggression-2"
) -> ReachScenario:
    """Red, who is not the Caretaker, leads; the Prelude is open. Blue is the Caretaker and has the Hearth."""
    t = reach(TABLE.format(golems=golems, more=more, red=red, blue=blue, white=white, hand=hand))
    suit, number = hand.split("-")
    return t.plays("red", f"lead {suit.capitalize()} {number}", "go on")


# -- F505: spending and discarding ---------------------------------------------------------------------------------


def test_a60_who_spends_a_golem_picks_the_rival_and_the_slot() -> None:
    """Slots of the same raid cost are alike; the Hearth is an empty slot, even beside full ones."""
    t = prelude(ON_RED, blue="; resources fuel relic", more="5-hex: white city")
    t.plays("red", "spend Warrior Golem from slot 1 for nothing")
    t.asks("red", "send_golem", ["to Golem Hearth of Blue", "to slot 1 of White", "to slot 2 of White"])
    t.plays("red", "to slot 2 of White")
    assert t.golems("red") == [] and t.golems("white") == ["warrior"]
    assert t.g.slots[2 * RESOURCE_SLOTS + 1] == WARRIOR and t.g.acted and t.g.prelude
    assert "Warrior Golem of Red falls asleep and goes to White." in t.chronicle()


def test_a60_the_hearth_always_has_room() -> None:
    t = prelude(ON_RED, blue="; resources fuel relic", white="; resources fuel relic")
    t.plays("red", "spend Warrior Golem from slot 1 for nothing")
    assert list(t.g.held) == [(HEARTH, WARRIOR)] and t.golems("blue") == ["warrior"]


def test_f505_without_an_empty_slot_of_a_rival_the_player_keeps_it_asleep() -> None:
    t = reach("""
        seats 2, initiative blue
        fates: founder caretaker
        6-hex: blue 1 ship
        red: hand mobilization-6; resources fuel relic
        blue: hand aggression-2; cards f503
        golems: warrior awake on f503
    """)
    t.plays("blue", "lead Aggression 2", "go on", "spend Warrior Golem from Golem Hearth for nothing")
    t.plays("blue", "Warrior Golem on Golem Hearth")
    assert t.golems("blue") == ["warrior"] and t.objective("blue") == 16
    t.cannot("blue", "spend Warrior Golem from Golem Hearth...")
    assert "Warrior Golem falls asleep; no Rival has room for it, so Blue keeps it." in t.chronicle()


def test_f505_ancient_holdings_is_a_slot_for_a_golem() -> None:
    """L13: of raid cost 4."""
    t = prelude(ON_RED, white="; cards l13; resources fuel relic")
    t.plays("red", "spend Warrior Golem from slot 1 for nothing", "to slot 7 of White")
    assert t.g.slots[2 * RESOURCE_SLOTS + 6] == WARRIOR


def test_l13_a_golem_on_ancient_holdings_that_leave_goes_to_the_hearth() -> None:
    t = prelude("warrior awake in slot 7 of white", white="; cards l13")
    discard_card(t.g, 2, CARD_NUMBER["l13"])
    t.g.check()
    assert t.golems("blue") == ["warrior"] and t.golems("white") == []


def test_f505_a_golem_that_finds_no_room_may_be_discarded_to_a_rival() -> None:
    t = prelude(ON_RED, red="; resources - fuel relic", hand="administration-2", more="3-hex: red city")
    t.plays("red", "tax")
    t.asks("red", "discard_excess").plays("red", "discard Warrior Golem from slot 1", "to Golem Hearth of Blue")
    t.plays("red", "Weapon in slot 1")
    assert t.slots("red") == ["weapon", "fuel", "relic"] and t.golems("blue") == ["warrior"]
    assert t.objective("blue") == 18  # it was not spent


def test_c115_a_golem_in_a_covered_slot_counts_as_a_token_and_is_discarded_by_its_rule() -> None:
    t = reach("""
        seats 3, initiative red
        fates: founder caretaker partisan
        red: hand aggression-2; resources fuel weapon
        blue: hand aggression-3; cards f503; trophies red 1 city
        white: hand aggression-4
        ambitions: warlord 5
        golems: warrior awake in slot 3 of red
    """)
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative").plays("white", "pass the initiative")
    t.asks("red", "discard_excess").can("red", "discard Fuel from slot 1")
    t.plays("red", "discard the loose Warrior Golem", "to slot 2 of White")
    assert t.slots("red") == ["fuel", "weapon"] and t.golems("white") == ["warrior"]


def test_c115_a_golem_of_the_hearth_holder_is_not_in_excess() -> None:
    t = reach("""
        seats 3, initiative red
        fates: founder caretaker partisan
        red: hand aggression-2; trophies blue 1 city
        blue: hand aggression-3; cards f503; resources fuel weapon
        white: hand aggression-4
        ambitions: warlord 5
        golems: warrior awake in slot 3 of blue
    """)
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative").plays("white", "pass the initiative")
    t.asks("blue", "place_token").plays("blue", "Warrior Golem on Golem Hearth")
    assert t.slots("blue") == ["fuel", "weapon"] and t.golems("blue") == ["warrior!"]


def test_f505_golems_fill_slots_and_are_no_resources() -> None:
    """No type to spend them as, not even with a Loyal card; they do not count for ambitions."""
    t = prelude(ON_RED, red="; cards bc07")
    t.cannot("red", "spend Warrior Golem from slot 1 to move").can("red", "spend Warrior Golem from slot 1 for nothing")
    assert len(t.g.empty_slots(0)) == 1 and t.resources("red") == []
    assert t.game.view(None)["ambitions"]["tycoon"]["counts"] == [1, 0, 0]  # the card


def test_f505_golems_cannot_be_traded_in_summits() -> None:
    t = reach("""
        seats 3, initiative red, summit red
        fates: founder caretaker partisan
        red: favors 3 blue 3 white
        blue: cards f503
        white: resources - fuel
        golems: warrior in slot 1 of white, seeker on f503
    """)
    t.cannot("red", "call in Favors of Blue").plays("red", "call in Favors of White", "Fuel in slot 1")
    assert t.golems("white") == ["warrior"] and t.resources("red") == ["fuel"]
    t.cannot("red", "call in Favors of White")


# -- F506: which can be spent --------------------------------------------------------------------------------------


def test_f506_only_awake_golems_are_spent_and_only_in_the_prelude() -> None:
    t = prelude("warrior in slot 1 of red, harvester awake in slot 2 of red")
    t.cannot("red", "spend Warrior Golem from slot 1...")
    t.can(
        "red", "spend Harvester Golem from slot 2 to gain a resource", "spend Harvester Golem from slot 2 for nothing"
    )
    t.plays("red", "move", "to 6-gate").cannot("red", "spend Harvester Golem from slot 2...")


def test_f506_a_golem_that_was_passed_on_sleeps_at_its_new_holder() -> None:
    t = prelude(ON_RED)
    t.plays("red", "spend Warrior Golem from slot 1 for nothing", "to slot 1 of Blue", "end turn")
    t.plays("blue", "pivot with Mobilization 6").cannot("blue", "spend Warrior Golem from slot 1...")


# -- Warrior -------------------------------------------------------------------------------------------------------

DESTROY = "spend Warrior Golem from slot 1 to destroy damaged ships"


def test_f506_the_warrior_destroys_all_damaged_ships_of_a_system() -> None:
    t = prelude(
        ON_RED,
        more="1-hex: red 1 ship, 1 damaged ship; blue 2 ships, 2 damaged ships; white 1 damaged ship; "
        "blight 1 damaged ship\n2-hex: blue 1 damaged ship",
    )
    t.plays("red", DESTROY, "to Golem Hearth of Blue").asks("red", "warrior_golem", ["in 1-hex", "in 2-hex"])
    t.plays("red", "in 1-hex")
    assert [t.ships(seat, "1-hex") for seat in ("red", "blue", "white")] == [(1, 0), (2, 0), (0, 0)]
    assert t.trophies("red", "blue") == {"ships": 2} and t.trophies("red", "white") == {"ships": 1}
    assert t.g.ships[0] == 13 and t.ships("blight", "1-hex") == (0, 1)  # C124: Blight is no ship
    assert t.ships("blue", "2-hex") == (0, 1)


def test_f506_the_warrior_needs_a_damaged_ship_but_may_be_spent_for_nothing() -> None:
    t = prelude(ON_RED, more="1-hex: blight 1 damaged ship; blue 1 ship")
    t.cannot("red", DESTROY).can("red", "spend Warrior Golem from slot 1 for nothing")


A67 = """1-hex: empire 1 damaged ship; white 1 ship
        2-hex: empire 1 ship; white 1 damaged ship
        3-hex: white 1 damaged ship
        4-hex: empire 1 ship; red 1 damaged ship
        5-hex: empire 1 ship; red 1 damaged ship; white 1 damaged ship"""


def test_a67_a_system_where_the_truce_law_spares_any_ship_cannot_be_chosen() -> None:
    t = prelude(ON_RED, more=A67).plays("red", DESTROY, "to Golem Hearth of Blue")
    t.asks("red", "warrior_golem", ["in 3-hex", "in 4-hex"]).plays("red", "in 4-hex")
    assert t.ships("red", "4-hex") == (0, 0) and t.ships("empire", "4-hex") == (1, 0)


def test_a67_an_outlaw_is_not_bound() -> None:
    t = prelude(ON_RED, more=A67, red="; title outlaw").plays("red", DESTROY, "to Golem Hearth of Blue")
    t.asks("red", "warrior_golem", [f"in {number}-hex" for number in range(1, 6)]).plays("red", "in 1-hex")
    assert t.trophies("red", "empire") == {"ships": 1}


def test_a67_an_outlaw_has_no_protection() -> None:
    t = prelude(ON_RED, more=A67, white="; title outlaw").plays("red", DESTROY, "to Golem Hearth of Blue")
    t.asks("red", "warrior_golem", ["in 2-hex", "in 3-hex", "in 4-hex", "in 5-hex"])


# -- Protector -----------------------------------------------------------------------------------------------------

MEND = "spend Protector Golem from slot 1 to repair ships"


def test_f506_the_protector_repairs_any_ships_of_any_owner() -> None:
    t = prelude(
        "protector awake in slot 1 of red",
        more="1-hex: red 2 damaged ships; blue 1 damaged ship, damaged city; empire 1 damaged ship\n"
        "2-hex: blight 1 damaged ship; white 1 damaged ship",
    )
    t.plays("red", MEND, "to Golem Hearth of Blue").asks("red", "protector_golem")
    t.cannot("red", "building 1-hex/1", "Blight in 2-hex", "stop")
    t.chooses("red", "ship in 1-hex", "ship in 1-hex", "ship of the Empire in 1-hex", "ship of White in 2-hex")
    assert t.ships("red", "1-hex") == (2, 0) and t.ships("empire", "1-hex") == (1, 0)
    assert t.ships("blue", "1-hex") == (0, 1) and t.ships("white", "2-hex") == (1, 0)
    assert "Red repairs a ship of White in 2-hex." in t.chronicle()


def test_f506_the_protector_needs_a_damaged_ship() -> None:
    t = prelude("protector awake in slot 1 of red", more="1-hex: blue damaged city; blight 1 damaged ship")
    t.cannot("red", MEND).can("red", "spend Protector Golem from slot 1 for nothing")


# -- Seeker --------------------------------------------------------------------------------------------------------

LAUNCH = "spend Seeker Golem from slot 1 to catapult ships"
SEEK = "seeker awake in slot 1 of red"


def test_f506_the_seeker_catapults_out_of_a_system_without_a_starport() -> None:
    t = prelude(SEEK, more="1-gate: red 2 ships")
    t.plays("red", LAUNCH, "to Golem Hearth of Blue").asks("red", "move_from", ["from 1-gate", "from 6-arrow"])
    t.plays("red", "from 6-arrow", "to 6-gate").asks("red", "catapult")
    t.plays("red", "to 5-gate", "to 4-gate", "to 4-hex")
    assert t.ships("red", "4-hex") == (1, 0) and t.g.prelude


def test_f506_other_moves_do_not_catapult() -> None:
    t = prelude(SEEK, red="; resources - fuel")
    t.plays("red", "spend Fuel from slot 2 to move", "to 6-gate").asks("red", "turn")


def test_f506_a_seekers_move_ends_as_any_catapult_move_does() -> None:
    """At a gate with Blight, and at one of a Rival."""
    t = prelude(SEEK, more="6-gate: blight 1 damaged ship")
    t.plays("red", LAUNCH, "to Golem Hearth of Blue", "to 6-gate").asks("red", "turn")
    t = prelude(SEEK, more="6-gate: white 1 ship", white="; title outlaw")
    t.plays("red", LAUNCH, "to Golem Hearth of Blue", "to 6-gate").asks("red", "turn")


@pytest.mark.plain_only
def test_f506_imperial_ships_may_go_along_but_no_blight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if a card lets Blight move."""
    t = prelude(SEEK, more="6-arrow: empire 1 ship; blight 1 ship")
    says(monkeypatch, CARDS[LAWS[2]], "commands", lambda g, me, system: [BLIGHT])
    t.plays("red", LAUNCH, "to Golem Hearth of Blue", "to 6-gate").asks("red", "escort")
    assert "the Empire" in t.question("red")
    t.plays("red", "with 1 fresh and 0 damaged", "to 5-gate", "with 1 fresh and 0 damaged", "stop")
    assert t.ships("red", "5-gate") == t.ships("empire", "5-gate") == (1, 0)
    assert t.ships("blight", "6-arrow") == (1, 0)


def test_f506_without_ships_the_seeker_moves_nothing() -> None:
    t = reach("""
        seats 3, initiative red
        fates: founder caretaker partisan
        red: hand aggression-2
        blue: cards f503
        golems: seeker awake in slot 1 of red
    """)
    t.plays("red", "lead Aggression 2", "go on")
    t.cannot("red", LAUNCH).can("red", "spend Seeker Golem from slot 1 for nothing")


# -- Harvester -----------------------------------------------------------------------------------------------------


def test_f506_the_harvester_brings_a_resource_of_choice_from_the_supply() -> None:
    t = prelude("harvester awake in slot 1 of red", red="; resources - fuel", more="supply: 0 psionic")
    t.plays("red", "spend Harvester Golem from slot 1 to gain a resource", "to slot 1 of White")
    t.asks("red", "harvester_golem", ["Material", "Fuel", "Weapon", "Relic"])
    t.plays("red", "Relic", "Relic in slot 1")
    assert t.slots("red") == ["relic", "fuel"] and t.golems("white") == ["harvester"]


@pytest.mark.parametrize("name", ["Warrior", "Protector", "Seeker", "Harvester"])
def test_f506_a_golem_is_spent_in_words(name: str) -> None:
    t = prelude(f"{name.lower()} awake in slot 1 of red")
    t.plays("red", f"spend {name} Golem from slot 1 for nothing", "to Golem Hearth of Blue")
    assert f"Red spends {name} Golem." in t.chronicle()
