"""Flagships in battle (p.23, p.24): dice, hits on the board of either side, raid dice, interception."""

import pytest

from boardwright.games.arcs.facts import SYSTEM_NUMBER
from tests.games.arcs.position import dice_text
from tests.games.arcs_campaign.position import ReachScenario
from tests.games.arcs_campaign.steps import red_leads, rolled

HEX = SYSTEM_NUMBER["1-hex"]
OUTLAW = "; title outlaw"


def attacks(table: str, flagship: str = "", more: str = "power 0") -> ReachScenario:
    """Red battles in 1-hex, perhaps with a Flagship."""
    red = f"flagship {flagship}; {more}" if flagship else more
    return red_leads(table, red, "aggression-2").plays("red", "battle")


def against(flagship: str, table: str, more: str = "power 0") -> ReachScenario:
    """Red battles blue, who has this Flagship, in 1-hex."""
    return attacks(f"{table}\nblue: flagship {flagship}", more=more)


# -- attacking -----------------------------------------------------------------------------------------------------


def test_x35_dice_for_each_fresh_starport_and_one_for_each_other_ship() -> None:
    t = attacks("1-hex: red 1 ship, 1 damaged ship; blue 1 ship", "in 1-hex, crane starport, hull city armor starport")
    t.can("red", dice_text(4, "Assault")).cannot("red", dice_text(5, "Assault"))


def test_c89_damaged_starports_and_cities_give_no_dice() -> None:
    t = attacks("1-hex: red 1 ship; blue 1 ship", "in 1-hex, crane damaged starport, hull city armor city")
    t.can("red", dice_text(1, "Assault")).cannot("red", dice_text(2, "Assault"))


def test_c89_without_starports_the_flagship_alone_has_no_dice() -> None:
    t = attacks("1-hex: blue 1 ship", "in 1-hex, hull city").asks("red", "turn")  # a battle without dice
    assert t.ships("blue", "1-hex") == (1, 0)


def test_c89_a_battle_without_dice_is_marked_as_idle() -> None:
    for board, idle in (("hull city", True), ("hull starport", False)):
        t = red_leads("1-hex: blight 1 ship", f"flagship in 1-hex, {board}", "aggression-2")
        assert t.game.decision is not None
        assert (("pip", "battle") in t.game.decision.idle) == idle and ("pip", "battle") in t.game.decision.options


def test_x36_a_self_hit_may_go_to_the_board_though_other_ships_attack() -> None:
    t = attacks("1-hex: red 2 ships; blue 3 ships", "in 1-hex, crane starport")
    rolled(t, assault="hit self_hit").asks("red", "hit_capital", ["Ship Crane, Armor first", "stop"])
    t.plays("red", "Ship Crane, Armor first")
    assert t.board("red") == {"ship-crane": "damaged starport"}
    assert t.ships("red", "1-hex") == (3, 0)


def test_x36_or_to_another_ship() -> None:
    t = attacks("1-hex: red 2 ships; blue 3 ships", "in 1-hex, crane starport")
    rolled(t, assault="hit self_hit").plays("red", "stop")
    assert t.board("red") == {"ship-crane": "starport"}
    assert t.ships("red", "1-hex") == (2, 1)


def test_c90_the_board_must_take_hits_when_no_other_attacker_can() -> None:
    """Two hits destroy the damaged ship and damage the Crane."""
    t = attacks("1-hex: red 1 damaged ship; blue 4 ships", "in 1-hex, crane starport, hull starport")
    rolled(t, assault="hit self_hit, hit self_hit").asks("red", "hit_capital")
    t.chooses("red", "Ship Crane, Armor first")
    assert t.ships("red", "1-hex") == (1, 0)
    assert t.trophies("blue", "red") == {"ships": 1}
    assert t.board("red") == {"ship-crane": "damaged starport", "hull": "starport"}


def test_c90_armor_before_its_upgrade() -> None:
    """Three hits: two destroy the Armor, the third damages the Upgrade."""
    t = attacks("1-hex: blue 5 ships", "in 1-hex, hull starport armor starport, crane starport")
    t.dice(assault="hit self_hit, hit self_hit, hit self_hit").plays("red", "3 Assault dice")
    t.chooses("red", *["Hull, Armor first"] * 3)
    assert t.board("red") == {"ship-crane": "starport", "hull": "damaged starport"}
    assert t.trophies("blue", "red") == {"starports": 1}


def test_c88_hits_that_nothing_can_take_are_lost_and_the_flagship_stays() -> None:
    """Five ships intercept one ship and a Hull."""
    t = attacks("1-hex: red 1 ship; blue 5 ships", "in 1-hex, hull city")
    rolled(t, assault="hit intercept")
    assert t.ships("red", "1-hex") == (1, 0)
    assert t.board("red") == {} and t.trophies("blue", "red") == {"ships": 1, "cities": 1}
    assert t.flagship("red") == "1-hex"


def test_c93_a_destroyed_city_is_a_trophy_without_outrage_or_ransack() -> None:
    court = "court: aid01, cc01 red 1, cc02, cc03, cc04"
    t = attacks(f"1-hex: red 1 ship; blue 3 ships\n{court}", "in 1-hex, hull damaged city")
    rolled(t, assault="hit self_hit").plays("red", "Hull, Armor first").asks("red", "turn")
    assert t.trophies("blue", "red") == {"cities": 1}
    assert t.outrage("blue") == [] and t.court()["cc01"] == [1, 0, 0]
    assert t.g.cities[0] == 4  # it has not come home


def test_c115_a_city_that_nobody_takes_comes_home_and_covers_its_slot() -> None:
    """Blight takes no Trophies; with four cities left in supply, a slot is covered."""
    table = "1-hex: red 1 ship; blight 1 ship"
    t = attacks(table, "in 1-hex, hull damaged city", "resources fuel weapon relic")
    rolled(t, assault="hit self_hit").plays("red", "Hull, Armor first").asks("red", "discard_excess")
    t.plays("red", "discard Fuel from slot 1", "Relic in slot 1")
    assert t.g.cities[0] == 5 and len(t.g.open_slots(0)) == 2


def test_c113_hits_are_shared_among_own_imperial_ships_and_the_board() -> None:
    t = attacks("1-hex: empire 1 ship; blue 3 ships\nblue: title outlaw", "in 1-hex, crane starport")
    t.plays("red", "1 fresh and 0 damaged").dice(assault="hit self_hit, hit self_hit")
    t.plays("red", "2 Assault dice").asks("red", "share_hits", ["a ship of Red", "a ship of the Empire"])
    t.chooses("red", "a ship of Red", "a ship of the Empire")
    assert t.board("red") == {"ship-crane": "damaged starport"}
    assert t.ships("empire", "1-hex") == (0, 1)


def test_c113_the_board_takes_no_more_hits_than_it_can() -> None:
    t = attacks("1-hex: empire 1 ship; blue 3 ships\nblue: title outlaw", "in 1-hex, crane damaged starport")
    t.plays("red", "1 fresh and 0 damaged").dice(assault="hit self_hit").plays("red", "1 Assault die")
    t.asks("red", "share_hits", ["a ship of Red", "a ship of the Empire"])
    assert t.game.decision is not None and t.game.decision.among is not None
    assert t.game.decision.among.left.count(("hit_on", 0)) == 1


# -- defending -----------------------------------------------------------------------------------------------------


def test_x37_the_rulebooks_example() -> None:
    """A fresh ship and a Flagship without a Defense Array; 3 hits, a building hit and an intercept."""
    t = against("in 1-hex, hull city armor starport", "1-hex: red 3 ships; blue 1 ship")
    rolled(t, assault="hit hit, hit intercept", raid="key building_hit")
    assert t.ships("red", "1-hex") == (2, 1)  # one hit by the ship that intercepts
    assert t.ships("blue", "1-hex") == (1, 0)  # the Flagship
    assert t.trophies("red", "blue") == {"ships": 1, "starports": 1}
    assert t.board("blue") == {"hull": "city"}


def test_c90_the_attacker_chooses_which_column_is_hit() -> None:
    t = against("in 1-hex, crane starport, hull city", "1-hex: red 1 ship; blue 1 ship")
    t.dice(raid="key building_hit").plays("red", "0 Assault dice", "1 Raid die")
    t.asks("red", "hit_building", ["Ship Crane, Armor first", "Hull, Armor first"]).plays("red", "Hull, Armor first")
    assert t.board("blue") == {"ship-crane": "starport", "hull": "damaged city"}


def test_c90_ship_hits_reach_the_board_only_past_the_other_ships() -> None:
    t = against("in 1-hex, hull city", "1-hex: red 1 ship; blue 1 ship")
    rolled(t, assault="hit hit")
    assert t.ships("blue", "1-hex") == (1, 0) and t.board("blue") == {"hull": "city"}
    t.plays("red", "battle")
    rolled(t, assault="hit hit")
    assert t.board("blue") == {} and t.trophies("red", "blue") == {"ships": 1, "cities": 1}


def test_c88_the_flagship_itself_is_never_hit() -> None:
    t = against("in 1-hex", "1-hex: red 2 ships")
    rolled(t, assault="hit hit, hit hit").asks("red", "turn")
    assert t.ships("blue", "1-hex") == (1, 0)


def test_c91_own_buildings_on_the_planet_are_not_shielded() -> None:
    """With a cloud city on the map again, ship hits may go there at once."""
    t = against("in 1-hex, hull starport", "1-hex: red 1 ship; blue cloud city")
    rolled(t, assault="hit hit").asks("red", "hit_building", ["building 1-hex/3", "Hull, Armor first"])
    t.chooses("red", "building 1-hex/3", "building 1-hex/3")
    assert t.trophies("red", "blue") == {"cities": 1}
    assert t.outrage("red") == ["material"]  # a city on the map


def test_c93_destroying_a_board_city_provokes_nothing() -> None:
    court = "court: aid01, cc01 blue 1, cc02, cc03, cc04"
    t = against("in 1-hex, hull damaged city", f"1-hex: red 1 ship\n{court}")
    rolled(t, assault="hit hit").asks("red", "turn")
    assert t.trophies("red", "blue") == {"cities": 1}
    assert t.outrage("red") == [] and t.court()["cc01"] == [0, 1, 0]


@pytest.mark.parametrize(
    ("flagship", "table", "raid"),
    [
        ("in 1-hex", "1-hex: red 2 ships; blue 1 ship", True),
        ("in 2-hex", "1-hex: red 2 ships; blue 1 ship", False),
        ("in 2-hex", "1-hex: red 2 ships; blue 1 ship, cloud city", True),
        ("in 2-hex, hull city", "1-hex: red 2 ships; blue 1 ship\n4-hex: blue cloud city", False),
    ],
)
def test_c92_raid_dice_only_with_a_defending_building_or_the_flagship(flagship: str, table: str, raid: bool) -> None:
    t = against(flagship, table).plays("red", "0 Assault dice")
    die = dice_text(1, "Raid")
    t.can("red", die) if raid else t.cannot("red", die)


@pytest.mark.parametrize("state", ["", "damaged "])
def test_tractor_beam_forbids_raid_dice_where_the_flagship_defends(state: str) -> None:
    board = f"tractor {state}city"
    t = against(f"in 1-hex, {board}", "1-hex: red 2 ships; blue cloud city").plays("red", "0 Assault dice")
    t.cannot("red", dice_text(1, "Raid"))
    t = against(f"in 2-hex, {board}", "1-hex: red 2 ships; blue cloud city").plays("red", "0 Assault dice")
    t.can("red", dice_text(1, "Raid"))


def test_p24_the_flagship_does_not_intercept_but_others_do() -> None:
    t = against("in 1-hex, hull starport", "1-hex: red 4 ships; blue 2 ships")
    rolled(t, assault="hit intercept").plays("red", "a fresh ship")
    assert t.ships("red", "1-hex") == (2, 2)


@pytest.mark.parametrize("state", ["", "damaged "])
def test_defense_array_intercepts_with_a_hit_for_each_fresh_starport(state: str) -> None:
    board = f"in 1-hex, defense {state}city, hull starport armor starport, crane damaged starport"
    t = against(board, "1-hex: red 4 ships; blue 1 ship")
    rolled(t, assault="hit intercept").plays("red", "a fresh ship")
    assert t.ships("red", "1-hex") == (1, 3)


def test_a_flagship_elsewhere_takes_no_part() -> None:
    t = against("in 2-hex, tractor city, defense starport", "1-hex: red 3 ships; blue 1 ship, cloud city")
    rolled(t, assault="hit intercept", raid="building_hit self_hit").plays("red", "a fresh ship")
    assert t.board("blue") == {"tractor-beam": "city", "defense-array": "starport"}
    assert t.buildings("1-hex")[2] == "damaged blue city"


def test_c35_imperial_ships_join_its_defence() -> None:
    t = against("in 1-hex, hull city", "1-hex: red 2 ships; empire 1 ship", "title outlaw").plays("red", "Blue")
    rolled(t, assault="hit hit").asks("red", "turn")
    assert t.trophies("red", "empire") == {"ships": 1} and t.board("blue") == {"hull": "city"}


def test_c33_the_truce_law_protects_the_flagship() -> None:
    table = "1-hex: red 2 ships; empire 1 ship\nblue: flagship in 1-hex, hull city"
    red_leads(table).cannot("red", "battle")
