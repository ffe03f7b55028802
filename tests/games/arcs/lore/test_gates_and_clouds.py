"""Buildings outside the slots: Gate Ports, Cloud Cities and Gate Stations."""

import pytest

from tests.games.arcs.cards.steps import stows
from tests.games.arcs.leaders.steps import attacks, red_leads, rolls

# -- l08 Gate Ports ------------------------------------------------------------------------------------------------


def test_l08_gate_ports_may_build_starports_in_gates() -> None:
    t = red_leads("construction-2", "cards l08", "3-gate: red 1 ship")
    t.plays("red", "build", "starport in 3-gate")
    assert t.buildings("3-gate") == ["red starport"]
    assert t.g.starports[0] == 4


def test_l08_only_the_owner_of_the_card_builds_in_gates() -> None:
    t = red_leads("construction-2", "power 0", "3-gate: red 1 ship\nblue: cards l08")
    t.plays("red", "build").cannot("red", "starport in 3-gate", "city in 3-gate")


def test_l08_a_gate_starport_needs_a_loyal_piece_there_and_no_city_comes_with_it() -> None:
    t = red_leads("construction-2", "cards l08", "3-gate: red 1 ship\n2-gate: blue 1 ship")
    t.plays("red", "build").can("red", "starport in 3-gate")
    t.cannot("red", "starport in 2-gate", "starport in 5-gate", "city in 3-gate")


def test_l08_gate_ports_one_starport_per_gate_in_total() -> None:
    t = red_leads("construction-2", "cards l08", "3-gate: red 1 ship, starport\n2-gate: red 1 ship; blue starport")
    t.plays("red", "build").cannot("red", "starport in 3-gate", "starport in 2-gate")


def test_l08_a_gate_city_does_not_take_the_place_of_the_starport() -> None:
    t = red_leads("construction-2", "cards l08", "3-gate: red 1 ship; blue city")
    t.plays("red", "build", "starport in 3-gate")
    assert t.buildings("3-gate") == ["blue city", "red starport"]


def test_l08_a_gate_starport_arrives_damaged_under_rival_control_and_an_empty_supply_builds_nothing() -> None:
    t = red_leads("construction-2", "cards l08", "3-gate: red 1 ship; blue 2 ships")
    t.plays("red", "build", "starport in 3-gate")
    assert t.buildings("3-gate") == ["damaged red starport"]
    t = red_leads("construction-2", "cards l08; starports 0", "3-gate: red 1 ship")
    t.plays("red", "build", "starport in 3-gate")
    assert t.buildings("3-gate") == []


def test_l08_a_gate_starport_builds_ships_once_per_turn() -> None:
    t = red_leads("construction-2", "cards l08", "3-gate: red starport")
    t.plays("red", "build", "ship at starport 3-gate/2")
    assert t.ships("red", "3-gate") == (1, 0)
    t.plays("red", "build").cannot("red", "ship at starport 3-gate/2")


def test_l08_a_gate_starport_launches_catapult_moves() -> None:
    t = red_leads("mobilization-2", "cards l08", "3-gate: red 1 ship, starport")
    t.plays("red", "move", "from 3-gate", "to 2-gate").asks("red", "catapult").plays("red", "to 2-hex")
    assert t.ships("red", "2-hex") == (1, 0)


def test_l08_a_gate_starport_is_a_defending_building() -> None:
    t = red_leads("aggression-2", "power 0", "3-gate: red 2 ships; blue damaged starport\nblue: cards l08")
    attacks(t, assault="hit hit").asks("red", "turn")
    assert t.trophies("red", "blue") == {"starports": 1}


GUARD = "3-gate: blue 2 ships, starport\nblue: cards l08"


def test_l08_a_rival_who_moves_into_the_guarded_gate_loses_one_agent_however_many_ships() -> None:
    t = red_leads("mobilization-2", "power 0", f"3-hex: red 5 ships\n{GUARD}")
    t.plays("red", "move", "from 3-hex", "to 3-gate", "5 fresh and 0 damaged")
    assert (t.captives("blue", "red"), t.agents("red")) == (1, 9)


def test_l08_control_is_judged_before_the_ships_arrive() -> None:
    t = red_leads("mobilization-2", "power 0", f"3-hex: red 2 ships\n3-gate: red 2 ships\n{GUARD}")
    t.plays("red", "move", "from 3-hex", "to 3-gate", "2 fresh and 0 damaged")  # 2 and 2 before: nobody has control
    assert t.captives("blue", "red") == 0
    t = red_leads("mobilization-2", "power 0", f"3-hex: red 2 ships\n3-gate: red 1 ship\n{GUARD}")
    t.plays("red", "move", "from 3-hex", "to 3-gate", "2 fresh and 0 damaged")
    assert t.captives("blue", "red") == 1


@pytest.mark.parametrize(
    "table",
    [
        "3-gate: blue 2 ships, damaged starport\nblue: cards l08",  # not fresh
        "3-gate: blue 2 ships\nblue: cards l08",  # no starport
        "3-gate: blue 2 ships; white starport\nblue: cards l08",  # not the owner's
        "3-gate: blue 2 ships, starport\nwhite: cards l08",  # not the card's owner
        "3-gate: blue starport\nblue: cards l08",  # no control
    ],
)
def test_l08_without_control_or_a_fresh_own_starport_nothing_is_captured(table: str) -> None:
    t = red_leads("mobilization-2", "power 0", f"3-hex: red 1 ship\n{table}")
    t.plays("red", "move", "from 3-hex", "to 3-gate")
    assert t.agents("red") == 10


def test_l08_a_fresh_starport_on_a_controlled_planet_captures_nothing() -> None:
    t = red_leads("mobilization-2", "power 0", "3-gate: red 1 ship\n3-hex: blue 2 ships, starport\nblue: cards l08")
    t.plays("red", "move", "from 3-gate", "to 3-hex")
    assert t.agents("red") == 10


def test_l08_without_an_agent_in_supply_nothing_is_captured() -> None:
    t = red_leads("mobilization-2", "agents 0", f"3-hex: red 1 ship\n{GUARD}")
    t.plays("red", "move", "from 3-hex", "to 3-gate")
    assert t.captives("blue", "red") == 0


def test_l08_the_owners_own_moves_capture_nothing() -> None:
    t = red_leads("mobilization-2", "cards l08", "3-gate: red 2 ships, starport\n3-hex: red 1 ship")
    t.plays("red", "move", "from 3-hex", "to 3-gate")
    assert t.captives("red", "red") == 0


def test_d15_a_catapult_move_is_checked_at_each_step_and_stops_in_the_guarded_gate() -> None:
    t = red_leads("mobilization-2", "power 0", f"2-hex: red 3 ships, starport\n{GUARD}")
    t.plays("red", "move", "from 2-hex", "to 2-gate", "3 fresh and 0 damaged")
    assert t.captives("blue", "red") == 0
    t.plays("red", "to 3-gate", "2 fresh and 0 damaged").asks("red", "turn")  # stopped: blue has control
    assert t.captives("blue", "red") == 1


def test_l08_every_move_captures_anew_also_the_extra_move_of_sprinter_drives() -> None:
    t = red_leads("mobilization-2", "cards l03", f"2-hex: red 2 ships\n{GUARD}")
    t.plays("red", "move", "from 2-hex", "to 2-gate", "1 fresh and 0 damaged", "from 2-gate", "to 3-gate")
    assert t.captives("blue", "red") == 1
    t.plays("red", "move", "from 2-hex", "to 2-gate", "from 2-gate", "to 3-gate")
    assert t.captives("blue", "red") == 2


def test_l08_force_beams_does_not_trigger_gate_ports() -> None:
    t = red_leads("mobilization-2", "cards l16", f"3-hex: red 1 ship, starport\n{GUARD}")
    t.plays("red", "guide", "from 3-hex to 3-gate", "1 fresh and 0 damaged")
    assert (t.ships("red", "3-gate"), t.captives("blue", "red")) == ((1, 0), 0)


def test_l08_placing_ships_does_not_trigger_gate_ports() -> None:
    t = red_leads("construction-2", "cards bc08", GUARD)
    t.plays("red", "use Gatekeepers")
    assert (t.ships("red", "3-gate"), t.captives("blue", "red")) == ((1, 0), 0)


def test_l08_hidden_harbors_guard_a_gate_starport_too() -> None:
    t = red_leads("aggression-2", "power 0", "3-gate: red 2 ships; blue 1 ship, starport\nblue: cards l05 l08")
    t.plays("red", "battle", "0 Assault dice").asks("red", "collect").cannot("red", "1 Raid die")


# -- l09 Cloud Cities ----------------------------------------------------------------------------------------------

FULL = "3-arrow: red 1 ship; blue city"  # one slot, Material


def test_l09_cloud_cities_build_outside_the_slots_by_spending_a_resource_of_the_planet() -> None:
    t = red_leads("construction-2", "cards l09; resources material", FULL)
    t.plays("red", "build", "cloud city in 3-arrow")
    assert t.buildings("3-arrow") == ["blue city", "red city"]
    assert (t.resources("red"), t.g.cities[0]) == ([], 4)


def test_l09_also_on_a_planet_with_empty_slots() -> None:
    t = red_leads("construction-2", "cards l09; resources material", "3-arrow: red 1 ship")
    t.plays("red", "build").can("red", "city in 3-arrow", "cloud city in 3-arrow")


def test_l09_the_resource_must_be_of_the_type_of_the_planet_and_really_spent() -> None:
    t = red_leads("construction-2", "cards l09; resources fuel", f"{FULL}\n3-crescent: red 1 ship")
    t.plays("red", "build").cannot("red", "cloud city in 3-arrow").can("red", "cloud city in 3-crescent")
    t = red_leads("construction-2", "cards l09", FULL)
    t.plays("red", "build").cannot("red", "cloud city...")


def test_l09_supply_on_an_own_cartel_cannot_be_spent() -> None:
    t = red_leads("construction-2", "cards l09 bc03", FULL)
    t.plays("red", "build").cannot("red", "cloud city...")


def test_l09_the_price_comes_on_top_of_the_material_that_pays_for_the_build() -> None:
    table = "2-hex: red 1 ship, city, starport"  # Relic
    t = red_leads("mobilization-2", "cards l09; resources material relic", table)
    t.plays("red", "spend Material from slot 1 to build", "cloud city in 2-hex")
    assert t.resources("red") == []
    t = red_leads("mobilization-2", "cards l09; resources material material", FULL)
    t.plays("red", "spend Material from slot 1 to build", "cloud city in 3-arrow")
    assert t.resources("red") == []
    t = red_leads("mobilization-2", "cards l09; resources material", FULL)
    t.plays("red", "spend Material from slot 1 to build").cannot("red", "cloud city...")


def test_l09_outrage_of_the_type_does_not_matter() -> None:
    t = red_leads("construction-2", "cards l09; resources material; outrage material", FULL)
    t.plays("red", "build", "cloud city in 3-arrow")
    assert t.resources("red") == []


def test_d10_a_loyal_card_substitutes_any_token_for_the_price() -> None:
    t = red_leads("construction-2", "cards l09 bc01; resources fuel relic", FULL)
    t.plays("red", "build", "cloud city in 3-arrow")
    t.asks("red", "pay", ["Fuel from slot 1", "Relic from slot 2"]).plays("red", "Relic from slot 2")
    assert t.resources("red") == ["fuel"]


def test_d10_a_loyal_card_of_another_type_does_not_help() -> None:
    t = red_leads("construction-2", "cards l09 bc07; resources relic", FULL)
    t.plays("red", "build").cannot("red", "cloud city...")


def test_l09_a_token_on_ancient_holdings_pays() -> None:
    t = red_leads("construction-2", "cards l09 l13; resources - - - - - - material", FULL)
    t.plays("red", "build", "cloud city in 3-arrow")
    assert t.resources("red") == []


def test_r12_paid_with_a_pip_the_price_reaches_the_supply_at_once_in_the_prelude_when_it_ends() -> None:
    t = red_leads("construction-2", "cards l09; resources material", FULL)
    t.plays("red", "build", "cloud city in 3-arrow")
    assert (t.supply("material"), t.g.spent[0]) == (5, 0)
    t = red_leads("mobilization-2", "cards l09; resources material material", FULL)
    t.plays("red", "spend Material from slot 1 to build", "cloud city in 3-arrow")
    assert (t.supply("material"), t.g.spent[0]) == (3, 2)
    t.plays("red", "end turn")
    assert (t.supply("material"), t.g.spent[0]) == (5, 0)


def test_l09_one_extra_city_per_planet_in_total_not_per_player() -> None:
    for owner in ("red", "blue"):
        t = red_leads("construction-2", "cards l09; resources material", f"3-arrow: red 1 ship; {owner} cloud city")
        t.plays("red", "build").can("red", "city in 3-arrow").cannot("red", "cloud city in 3-arrow")


def test_l09_needs_a_loyal_piece_and_gates_have_none() -> None:
    t = red_leads("construction-2", "cards l09; resources material", "3-arrow: blue 1 ship\n3-gate: red 1 ship")
    t.plays("red", "build").cannot("red", "cloud city...")


def test_l09_arrives_damaged_under_rival_control_and_opens_the_next_slot() -> None:
    t = red_leads("construction-2", "cards l09; resources material", "3-arrow: red 1 ship; blue 2 ships")
    t.plays("red", "build", "cloud city in 3-arrow")
    assert t.buildings("3-arrow")[-1] == "damaged red city"
    assert t.slots("red") == ["-", "-", "-"]


def test_l09_a_cloud_city_is_taxed_and_destroyed_like_any_city_of_the_planet() -> None:
    t = red_leads("administration-2", "cards l09", "3-arrow: red cloud city")
    stows(t.plays("red", "tax"), "red")
    assert t.resources("red") == ["material"]
    t = red_leads("aggression-2", "power 0", "3-arrow: red 2 ships; blue damaged cloud city\nblue: cards l09")
    attacks(t, assault="hit hit").asks("red", "turn")
    assert t.outrage("red") == ["material"]


# -- l11 Gate Stations ---------------------------------------------------------------------------------------------


def test_l11_gate_stations_may_build_cities_in_gates() -> None:
    t = red_leads("construction-2", "cards l11", "3-gate: red 1 ship")
    t.plays("red", "build").cannot("red", "starport in 3-gate").plays("red", "city in 3-gate")
    assert (t.buildings("3-gate"), t.g.cities[0]) == (["red city"], 4)


def test_l11_one_city_per_gate_in_total_and_only_with_a_loyal_piece() -> None:
    t = red_leads("construction-2", "cards l11", "3-gate: red city\n2-gate: red 1 ship; blue city")
    t.plays("red", "build").cannot("red", "city in 3-gate", "city in 2-gate", "city in 5-gate")


def test_l11_a_gate_city_arrives_damaged_under_rival_control() -> None:
    t = red_leads("construction-2", "cards l11", "3-gate: red 1 ship; blue 2 ships")
    t.plays("red", "build", "city in 3-gate")
    assert t.buildings("3-gate") == ["damaged red city"]


def test_l11_and_gate_ports_allow_both_buildings_in_one_gate() -> None:
    t = red_leads("construction-2", "cards l08 l11", "3-gate: red 1 ship")
    t.plays("red", "build", "city in 3-gate", "build", "starport in 3-gate")
    assert t.buildings("3-gate") == ["red city", "red starport"]


def test_l11_taxing_takes_one_resource_of_the_types_of_cities_in_the_cluster() -> None:
    t = red_leads("administration-2", "cards l11", "3-gate: red city\n3-arrow: blue city\n3-hex: white city")
    t.plays("red", "tax").asks("red", "tax_type", ["Material", "Weapon"])  # no city in 3-crescent
    stows(t.plays("red", "Weapon"), "red")
    assert t.resources("red") == ["weapon"]


def test_l11_a_single_type_is_not_asked_for_and_other_clusters_do_not_count() -> None:
    t = red_leads("administration-2", "cards l11", "3-gate: red city\n3-arrow: blue city\n2-hex: blue city")
    stows(t.plays("red", "tax"), "red")
    assert t.resources("red") == ["material"]


def test_l11_cities_of_the_next_cluster_lend_no_type() -> None:
    t = red_leads("administration-2", "cards l11", "2-gate: red city\n2-hex: blue city\n3-arrow: blue city")
    stows(t.plays("red", "tax"), "red")
    assert t.resources("red") == ["relic"]


def test_l11_a_cloud_city_lends_its_type_too() -> None:
    t = red_leads("administration-2", "cards l11", "3-gate: red city\n3-crescent: blue cloud city")
    stows(t.plays("red", "tax"), "red")
    assert t.resources("red") == ["fuel"]


def test_l11_starports_lend_no_type() -> None:
    t = red_leads("administration-2", "cards l11", "3-gate: red city\n3-arrow: blue starport")
    t.plays("red", "tax").asks("red", "turn")
    assert t.resources("red") == []


def test_l11_without_another_city_in_the_cluster_taxing_is_legal_and_still_captures() -> None:
    t = red_leads("administration-2", "power 0", "3-gate: red 1 ship; blue city\nblue: cards l11")
    t.plays("red", "tax").asks("red", "turn")
    assert (t.resources("red"), t.captives("red", "blue")) == ([], 1)


def test_l11_whoever_taxes_a_rival_gate_city_picks_the_type() -> None:
    t = red_leads(
        "administration-2",
        "power 0",
        "3-gate: red 1 ship; blue city\n3-arrow: blue city\n3-crescent: blue city\nblue: cards l11",
    )
    stows(t.plays("red", "tax", "Fuel"), "red")
    assert (t.resources("red"), t.captives("red", "blue")) == (["fuel"], 1)


def test_l11_whoever_destroys_it_provokes_outrage_of_each_type_and_ransacks_once() -> None:
    t = red_leads(
        "aggression-2",
        "cards bc02 bc13; resources fuel",
        """3-gate: red 2 ships; blue damaged city
        3-arrow: blue city
        3-hex: red city
        blue: cards l11
        court: bc20 blue 1, bc23 blue 1, bc03, bc04""",
    )
    attacks(t, assault="hit hit").asks("red", "ransack", ["Silver-Tongues", "Elder Broker"])
    assert t.outrage("red") == ["material", "weapon"]
    assert (t.cards("red"), t.resources("red")) == ([], ["fuel"])
    t.plays("red", "Elder Broker").asks("red", "turn")
    assert t.trophies("red", "blue") == {"cities": 1, "agents": 1}


def test_l11_destroying_it_with_no_other_city_in_the_cluster_provokes_no_outrage_but_ransacks() -> None:
    t = red_leads(
        "aggression-2",
        "power 0",
        "3-gate: red 2 ships; blue damaged city\nblue: cards l11\ncourt: bc20 blue 1, bc02, bc03, bc04",
    )
    attacks(t, assault="hit hit").asks("red", "turn")
    assert (t.outrage("red"), t.cards("red")) == ([], ["bc20"])


def test_l11_elder_brokers_trade_takes_any_type_of_the_gate_city() -> None:
    t = red_leads(
        "administration-2",
        "cards bc23; resources relic",
        "3-gate: red 1 ship; blue city\n3-arrow: white city\n3-hex: white city\nblue: cards l11; resources fuel weapon",
    )
    t.plays("red", "trade")  # of Material and Weapon blue has only the Weapon
    stows(stows(t, "red"), "blue")
    assert (t.resources("red"), t.resources("blue")) == (["weapon"], ["fuel", "relic"])


def test_l11_elder_brokers_trade_finds_nothing_where_the_gate_city_has_no_type() -> None:
    t = red_leads(
        "administration-2",
        "cards bc23; resources relic",
        "3-gate: red 1 ship; blue city\n2-arrow: white city\nblue: cards l11; resources fuel weapon",
    )
    t.asks("red", "turn").cannot("red", "trade")


def test_l11_a_gate_city_has_its_types_whoever_owns_it() -> None:
    t = red_leads("administration-2", "power 0", "3-gate: red city\n3-arrow: blue city\nwhite: cards l11")
    stows(t.plays("red", "tax"), "red")
    assert t.resources("red") == ["material"]


def test_l11_summon_works_at_a_gate_city() -> None:
    t = red_leads("construction-2", "cards l01 l11", "3-gate: red 1 ship, city")
    t.plays("red", "summon")
    assert t.ships("red", "3-gate") == (2, 0)


def test_l11_fire_rifles_on_a_gate_city_provoke_outrage_of_each_type() -> None:
    t = red_leads(
        "aggression-2",
        "cards l02",
        "3-hex: red 2 ships\n3-gate: blue damaged city\n3-arrow: white city\n3-crescent: white city",
    )
    t.plays("red", "fire rifles", "Blue in 3-gate")
    rolls(t, skirmish="hit, hit")
    assert t.outrage("red") == ["material", "fuel"]


def test_l11_song_of_freedom_returns_a_gate_city() -> None:
    t = red_leads(
        "aggression-2", "power 0", "3-gate: red 1 ship; blue city\nblue: cards l11\ncourt: bc29 red 1, bc02, bc03, bc04"
    )
    t.plays("red", "secure", "city 3-gate/1")
    assert t.buildings("3-gate") == []
