"""Flagships beside all else: each other, gates, Imperial ships, Crises, Golems, lore, Summits, empty supplies."""

import pytest

from boardwright.games.arcs.facts import SYSTEM_NUMBER
from tests.games.arcs.position import dice_text
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import red_leads
from tests.games.arcs_campaign.test_summit import agree, can_propose, negotiating


def attacks(table: str, red: str) -> ReachScenario:
    """Red, an Outlaw, battles."""
    return red_leads(table, f"title outlaw; {red}").plays("red", "battle")


# -- two Flagships, gates ------------------------------------------------------------------------------------------


def test_two_flagships_in_a_gate_each_fights_with_its_own_board() -> None:
    """Red has two dice; Blue's Defense Array answers with the two fresh starports of Blue's board alone."""
    blue = "blue: flagship in 2-gate, defense starport armor starport, hull damaged starport"
    t = attacks(f"2-gate: blue 1 damaged ship\n{blue}", "flagship in 2-gate, crane starport, hull starport armor city")
    t.can("red", dice_text(2, "Assault")).cannot("red", dice_text(3, "Assault"))
    t.dice(assault="hit intercept, hit hit").plays("red", "2 Assault dice")
    t.asks("red", "hit_capital").chooses("red", "Ship Crane, Armor first", "Hull, Armor first")
    assert t.board("red") == {"ship-crane": "damaged starport", "hull": "starport", "hull-armor": "damaged city"}
    t.asks("red", "hit_building").chooses("red", "Defense Array, Armor first")  # one must be there
    assert t.board("blue") == {"defense-array": "starport", "hull": "damaged starport"}
    assert t.trophies("red", "blue") == {"ships": 1, "starports": 1} and t.trophies("blue", "red") == {}


def test_two_flagships_alone_tie_for_control() -> None:
    t = red_leads(
        "1-hex: free city\nblue: flagship in 1-hex, hull city", "flagship in 1-hex, hull city", "administration-2"
    )
    t.cannot("red", "tax")


def test_a_flagship_in_a_gate_is_raided_there_and_nowhere_else() -> None:
    table = "2-gate: red 2 ships\n2-hex: red 2 ships; blue 1 ship\nblue: resources fuel; flagship in 2-gate, hull city"
    t = attacks(table, "power 0").plays("red", "in 2-gate", "0 Assault dice")
    t.can("red", dice_text(2, "Raid"))
    t = attacks(table, "power 0").plays("red", "in 2-hex", "0 Assault dice")
    t.cannot("red", dice_text(1, "Raid"))


# -- Imperial ships ------------------------------------------------------------------------------------------------


def test_c36_imperial_ships_shield_the_board_of_a_regent() -> None:
    """Three hits: two destroy the Imperial ship, the third reaches the board; the building hit always does."""
    table = "1-hex: red 3 ships; empire 1 ship\nblue: flagship in 1-hex, hull city"
    t = attacks(table, "power 0").plays("red", "Blue")
    t.dice(assault="hit hit", raid="key building_hit")
    t.plays("red", "1 Assault die", "1 Raid die", "0 Skirmish dice")
    assert t.ships("empire", "1-hex") == (0, 0) and t.board("blue") == {"hull": "damaged city"}
    t = attacks(table, "power 0").plays("red", "Blue")
    t.dice(assault="hit hit, hit hit")
    t.plays("red", "2 Assault dice", "0 Raid dice", "0 Skirmish dice")
    assert t.ships("empire", "1-hex") == (0, 0) and t.board("blue") == {}


def test_c37_against_the_empire_a_flagship_beside_it_takes_no_part() -> None:
    table = "1-hex: red 3 ships; empire 1 ship\nblue: flagship in 1-hex, hull city, defense starport"
    t = attacks(table, "power 0").plays("red", "the Empire")
    t.dice(assault="hit intercept, hit hit")
    t.plays("red", "2 Assault dice", "0 Raid dice", "0 Skirmish dice")
    assert t.board("blue") == {"hull": "city", "defense-array": "starport"} and t.ships("empire", "1-hex") == (0, 0)
    assert t.ships("red", "1-hex") == (2, 1), "one Imperial ship intercepts"


def test_c89_a_flagship_without_starports_lends_no_die_but_imperial_ships_do() -> None:
    t = red_leads("1-hex: empire 2 ships; blue 2 ships\nblue: title outlaw", "flagship in 1-hex, hull city")
    t.plays("red", "battle", "2 fresh and 0 damaged").can("red", dice_text(2, "Assault"))
    t.cannot("red", dice_text(3, "Assault"))


def test_c25_the_empire_controls_beside_a_flagship_and_a_regent_builds_fresh() -> None:
    t = red_leads("1-hex: empire 1 ship", "flagship in 1-hex, hull city", "construction-2")
    t.plays("red", "build", "starport: Ship Crane")
    assert t.board("red")["ship-crane"] == "starport"
    t = red_leads("1-hex: empire 1 ship", "flagship in 1-hex, hull city; title outlaw", "construction-2")
    t.plays("red", "build", "starport: Ship Crane")
    assert t.board("red")["ship-crane"] == "damaged starport"


# -- Crises --------------------------------------------------------------------------------------------------------


def test_c62_two_flagships_in_one_system_are_each_hit_in_full_after_the_empire() -> None:
    """Fresh Blight and a damaged one: four hits, of which two destroy the Imperial ship."""
    t = reach("""
        seats 3, initiative red, begin crises
        2-gate: blight 1 ship, 1 damaged ship; empire 1 ship; blue 1 ship
        red: hand administration-2; flagship in 2-gate, slipstream starport, hull starport armor city
        blue: flagship in 2-gate, hull damaged starport
        """)
    assert t.ships("empire", "2-gate") == (0, 0)
    assert t.board("red") == {"slipstream-drive": "starport", "hull": "starport"}
    assert t.ships("blue", "2-gate") == (1, 1) and t.board("blue") == {}
    assert t.g.trophies_of(0) == t.g.trophies_of(1) == 0


def test_c112_with_hits_to_spare_damaged_ships_go_and_the_flagship_stays() -> None:
    t = reach("""
        seats 2, initiative red, begin crises
        1-hex: blight 2 ships; red 1 ship, 1 damaged ship
        red: hand administration-2; flagship in 1-hex, hull damaged starport
        """)
    assert t.ships("red", "1-hex") == (1, 0) and t.board("red") == {} and t.flagship("red") == "1-hex"


# -- Golems and lore -----------------------------------------------------------------------------------------------


def test_f506_a_warrior_golem_leaves_flagships_alone() -> None:
    t = red_leads(
        """1-hex: red 2 ships; blue 1 damaged ship
        blue: flagship in 1-hex, hull damaged starport; title outlaw
        golems: warrior awake in slot 1 of red
        laws: f505 f506""",
        "power 0",
    )
    t.plays("red", "spend Warrior Golem from slot 1 to destroy damaged ships", "to slot 1 of White", "in 1-hex")
    assert t.ships("blue", "1-hex") == (1, 0) and t.board("blue") == {"hull": "damaged starport"}


def test_l15_a_flagship_that_comes_brings_its_tractor_beam_and_board() -> None:
    blue = "blue: cards l15; flagship in 1-gate, tractor starport, hull city; resources fuel"
    t = attacks(f"1-hex: red 3 ships; blue 1 ship\n{blue}", "power 0")
    t.asks("blue", "bring_ships").plays("blue", "the Flagship, 0 fresh and 0 damaged")
    t.dice(assault="hit hit, hit hit").plays("red", "2 Assault dice")
    t.cannot("red", dice_text(1, "Raid")).plays("red", "0 Skirmish dice")
    t.asks("red", "hit_building")


def test_l26_a_flagship_player_annexes_on_the_map_and_builds_there_no_more() -> None:
    """Replacing is not building; the city opens a slot like any other, and the planet's next slot stays closed."""
    table = "1-hex: red 1 ship; free city\nambitions: tyrant 5"
    t = red_leads(table, "cards l26; flagship in 2-hex, hull starport", "construction-4")
    t.plays("red", "annex")
    assert t.buildings("1-hex")[0] == "red city" and len(t.g.open_slots(0)) == 3
    t.plays("red", "build").cannot("red", "city in 1-hex", "starport in 1-hex")


# -- Summits, supplies ---------------------------------------------------------------------------------------------

SUMMIT = """
    seats 3, initiative red, summit red
    fates: steward founder partisan
    1-hex: red 1 ship; blue 2 ships; white 2 ships
    2-hex: blue city
    3-hex: blue 1 ship, starport; blue city
    red: hand administration-2; flagship in {at}, hull starport
    """


@pytest.mark.parametrize("at", ["1-hex", "4-gate"])
def test_c57_all_ships_but_the_flagship_may_be_ceded(at: str) -> None:
    t = negotiating(SUMMIT.format(at=at))
    assert can_propose(t, "red blue ship 1-hex 0; blue red promise")
    assert not can_propose(t, "red blue ship 1-hex 0; red blue ship 1-hex 0; blue red promise")


def test_c57_a_flagship_player_may_be_ceded_a_city() -> None:
    t = negotiating(SUMMIT.format(at="1-hex"))
    agree(t, "red", "blue red building 2-hex/1 city; red blue promise", "blue")
    assert t.buildings("2-hex")[0] == "red city" and t.g.cities[0] == 4


def test_an_empty_supply_of_ships_docks_nothing() -> None:
    t = red_leads("1-hex: free starport\nred: ships 0", "flagship in 1-hex, hull starport", "construction-2")
    t.plays("red", "build")
    assert set(t.idle("red")) == {"ship at the Flagship in 1-hex", "ship at starport 1-hex/1"}


def test_c92_with_an_own_building_there_raid_dice_are_allowed_without_the_flagship() -> None:
    blue = "blue: resources fuel; flagship in 2-hex, tractor starport"
    t = attacks(f"1-gate: red 3 ships; blue starport\n{blue}", "power 0").plays("red", "0 Assault dice")
    t.can("red", dice_text(3, "Raid"))


def test_c91_an_own_gate_city_falls_with_outrage_and_ransack_though_board_cities_do_not() -> None:
    """Raid dice show two building hits: one on the damaged gate city, one on the damaged board city."""
    t = attacks(
        """1-gate: red 3 ships; blue damaged city
        blue: flagship in 1-gate, hull damaged city
        court: aid01, cc01 blue 1, cc02, cc03, cc04
        white: cards l11""",
        "power 0",
    )
    t.dice(assault="hit hit").plays("red", "1 Assault die", "0 Raid dice", "0 Skirmish dice")
    assert t.trophies("red", "blue")["cities"] == 2
    assert "cc01" in t.cards("red"), "one ransack"


def test_slipstream_follows_the_song_of_the_banner() -> None:
    """F1004: for moves of its holder, planets with Banners are adjacent."""
    t = reach("""
        seats 3, act 2, initiative red
        fates: hegemon founder advocate
        1-hex: red 1 ship
        red: hand mobilization-2; cards f1002 f1004; flagship in 1-hex, slipstream starport
        blue: hand mobilization-6
        tokens: banner of red in 1-hex, banner of red in 5-hex
        """)
    t.plays("red", "lead Mobilization 2", "go on", "use Slipstream Drive", "the Flagship alone", "to 5-hex")
    assert t.flagship("red") == "5-hex"
    assert t.g.fresh[SYSTEM_NUMBER["5-hex"]] == 1


def test_c94_the_crane_serves_twice_and_a_controlled_free_starport_once_more() -> None:
    t = red_leads("1-hex: free starport", "flagship in 1-hex, crane city", "construction-4")
    t.plays("red", "build", "ship at the Flagship in 1-hex", "build", "ship at the Flagship in 1-hex", "build")
    t.cannot("red", "ship at the Flagship in 1-hex").plays("red", "ship at starport 1-hex/1")
    assert t.ships("red", "1-hex") == (4, 0)
