"""Lore and Guild cards that act on the map, beside owners who are no players (lore_in_campaign)."""

import pytest

from tests.games.arcs_campaign.position import reach
from tests.games.arcs_campaign.test_control_and_command import leads

# -- L01 Tool-Priests ----------------------------------------------------------------------------------------------


def test_l01_free_cities_and_cities_under_the_empire_serve_for_summon() -> None:
    position = "1-hex: red 1 ship; free city\n2-hex: red starport; blue city; empire 1 ship\n3-hex: free city"
    t = leads("construction-2", position, "cards l01").plays("red", "summon")
    t.asks("red", "place_ship", ["in 1-hex", "in 2-hex"]).plays("red", "in 2-hex")
    assert t.ships("red", "2-hex") == (1, 0)


def test_l01_an_outlaw_summons_nothing_under_the_empire() -> None:
    position = "2-hex: red 3 ships; blue city; empire 1 ship"
    leads("construction-2", position, "cards l01; title outlaw").cannot("red", "summon")


# -- L03 Sprinter Drives -------------------------------------------------------------------------------------------


def test_l03_imperial_ships_do_not_sprint() -> None:
    t = leads("mobilization-2", "1-hex: red 2 ships; empire 2 ships", "cards l03").plays("red", "move", "to 1-gate")
    t.plays("red", "2 fresh and 0 damaged", "with 2 fresh and 0 damaged", "from 1-gate", "to 2-gate")
    t.asks("red", "move_ships").plays("red", "2 fresh and 0 damaged").asks("red", "turn")
    assert t.ships("empire", "1-gate") == (2, 0)


def test_l03_a_sprint_may_be_a_catapult_from_a_free_starport() -> None:
    t = leads("mobilization-2", "1-crescent: red 2 ships\n1-hex: red 1 ship; free starport", "cards l03")
    t.plays("red", "move", "from 1-crescent", "to 1-hex", "2 fresh and 0 damaged", "from 1-hex", "to 1-gate")
    t.plays("red", "2 fresh and 0 damaged").asks("red", "catapult")


def test_l03_blight_ends_a_sprint() -> None:
    position = "1-crescent: red 2 ships\n1-hex: red starport\n1-gate: blight 1 damaged ship"
    t = leads("mobilization-2", position, "cards l03").plays("red", "move", "to 1-hex", "2 fresh and 0 damaged")
    t.plays("red", "from 1-hex", "to 1-gate", "2 fresh and 0 damaged").asks("red", "turn")


# -- L05 Hidden Harbors --------------------------------------------------------------------------------------------


def test_l05_ships_are_fresh_under_the_empire_buildings_are_not() -> None:
    position = "1-hex: red 1 ship, starport; empire 1 ship"
    t = leads("construction-2", position, "cards l05; title outlaw").plays("red", "build", "ship at starport 1-hex/1")
    assert t.ships("red", "1-hex") == (2, 0)
    t.plays("red", "build", "city in 1-hex")
    assert t.buildings("1-hex")[1] == "damaged red city"


# -- L08 Gate Ports ------------------------------------------------------------------------------------------------


def test_l08_an_outlaw_builds_damaged_in_a_gate_of_the_empire() -> None:
    t = leads("construction-2", "1-gate: red 2 ships; empire 1 ship", "cards l08; title outlaw").plays("red", "build")
    assert t.buildings("1-gate") == ["damaged red starport"]


def test_l08_one_starport_per_gate_of_any_owner() -> None:
    t = leads("construction-2", "1-gate: red 2 ships; free starport\n2-gate: red 1 ship", "cards l08")
    t.plays("red", "build").asks("red", "build", ["starport in 2-gate", "ship at starport 1-gate/2"])


GATE = """
    seats 3, initiative red
    1-hex: red 1 ship{along}
    1-gate: blue 2 ships, starport{there}
    red: hand mobilization-2
    blue: cards l08; title {title}
    first regent: blue
"""


@pytest.mark.parametrize(
    ("there", "title", "captured"),
    [("", "outlaw", 1), ("", "regent", 1), ("; empire 1 damaged ship", "regent", 1), ("; empire 1 ship", "regent", 0)],
)
def test_c120_l08_a_gate_is_read_plainly_on_anothers_turn(there: str, title: str, captured: int) -> None:
    """With a fresh Imperial ship there nobody but the Empire has control, not even the First Regent."""
    t = reach(GATE.format(there=there, title=title, along=""))
    t.plays("red", "lead Mobilization 2", "go on", "move", "to 1-gate")
    assert t.captives("blue", "red") == captured


def test_l08_imperial_ships_moving_along_change_nothing() -> None:
    t = reach(GATE.format(there="", title="regent", along="; empire 1 ship"))
    t.plays("red", "lead Mobilization 2", "go on", "move", "to 1-gate", "with 1 fresh and 0 damaged")
    assert t.captives("blue", "red") == 1


def test_l08_imperial_ships_alone_cost_no_agent() -> None:
    position = "1-hex: empire 1 ship\n1-gate: blue 2 ships, starport\nblue: cards l08"
    t = leads("mobilization-2", position, "cards f702").plays("red", "move", "to 1-gate")
    assert t.ships("empire", "1-gate") == (1, 0)
    assert t.captives("blue", "red") == 0


# -- L09 Cloud Cities, L10 Living Structures, L11 Gate Stations ----------------------------------------------------


def test_l09_damaged_under_the_empire_and_one_per_planet_of_any_owner() -> None:
    position = "1-hex: red 1 ship; empire 1 ship\n4-hex: red 1 ship; free city, cloud city"
    t = leads("construction-2", position, "cards l09; title outlaw; resources material").plays("red", "build")
    t.cannot("red", "cloud city in 4-hex").plays("red", "cloud city in 1-hex")
    assert t.buildings("1-hex")[2] == "damaged red city"


def test_l10_neither_nurture_nor_prune_touches_free_buildings() -> None:
    leads("construction-2", "1-hex: red 1 ship; free city", "cards l10").cannot("red", "nurture", "prune")


def test_l11_free_cities_lend_their_types_and_a_free_gate_city_is_taxed_by_who_controls_it() -> None:
    position = "1-gate: red 1 ship; free city\n1-hex: free city\n1-arrow: blue city"
    t = leads("administration-2", position, "cards l11").plays("red", "tax")
    t.asks("red", "tax_type", ["Material", "Weapon"]).plays("red", "Weapon", "Weapon in slot 1")
    assert t.resources("red") == ["weapon"]


def test_l11_an_outlaw_builds_a_gate_city_damaged_under_the_empire() -> None:
    t = leads("construction-2", "1-gate: red 2 ships; empire 1 ship", "cards l11; title outlaw").plays("red", "build")
    assert t.buildings("1-gate")[0] == "damaged red city"


# -- L16 Force Beams -----------------------------------------------------------------------------------------------


def test_l16_a_regent_guides_no_more_imperial_ships_than_own_ones() -> None:
    position = "1-hex: red 1 ship, starport; blue 1 ship; empire 2 ships; blight 1 ship"
    t = leads("mobilization-2", position, "cards l16").plays("red", "guide", "from 1-hex to 1-gate")
    t.plays("red", "1 fresh and 0 damaged", "0 fresh and 0 damaged")
    assert t.question("red") == "Guide how many ships of the Empire?"
    t.asks("red", "guide_ships", ["0 fresh and 0 damaged", "1 fresh and 0 damaged"])
    t.plays("red", "1 fresh and 0 damaged").asks("red", "turn")
    assert (t.ships("red", "1-gate"), t.ships("empire", "1-gate")) == ((1, 0), (1, 0))
    assert t.ships("blight", "1-gate") == (0, 0)


def test_l16_a_regent_who_guides_no_own_ship_guides_no_imperial_one() -> None:
    position = "1-hex: red 1 ship, starport; blue 1 ship; empire 2 ships"
    t = leads("mobilization-2", position, "cards l16").plays("red", "guide", "from 1-hex to 1-gate")
    t.plays("red", "0 fresh and 0 damaged", "1 fresh and 0 damaged").asks("red", "turn")
    leads("mobilization-2", "1-hex: red starport; empire 2 ships", "cards l16").cannot("red", "guide")


def test_l16_an_outlaw_guides_imperial_ships_freely() -> None:
    t = leads("mobilization-2", "1-hex: red starport; empire 2 ships", "cards l16; title outlaw")
    t.plays("red", "guide", "from 1-hex to 1-gate", "2 fresh and 0 damaged").asks("red", "turn")
    assert t.ships("empire", "1-gate") == (2, 0)


def test_l16_free_starports_do_not_guide() -> None:
    leads("mobilization-2", "1-hex: red 1 ship; free starport", "cards l16").cannot("red", "guide")


# -- L20 Empath's Bond, L23 Warlord's Cruelty ----------------------------------------------------------------------


def test_l20_free_cities_and_starports_serve_without_control() -> None:
    position = "1-hex: blue 3 ships; free city, starport\nambitions: empath 5"
    t = leads("administration-2", position, "cards l20").plays("red", "tax", "Material in slot 1")
    assert t.resources("red") == ["material"]
    t = leads("construction-2", position, "cards l20").plays("red", "build")
    assert t.ships("red", "1-hex") == (0, 1)


def test_l20_a_ship_arrives_damaged_under_the_empire() -> None:
    position = "1-hex: blue starport; empire 1 ship\nambitions: empath 5"
    t = leads("construction-2", position, "cards l20").plays("red", "build")
    assert t.ships("red", "1-hex") == (0, 1)


@pytest.mark.parametrize(("title", "allowed"), [("regent", False), ("outlaw", True)])
def test_l20_the_truce_law_binds_it(title: str, allowed: bool) -> None:
    position = f"1-hex: blue city; empire 1 ship\nblue: title {title}\nambitions: empath 5"
    t = leads("administration-2", position, "cards l20")
    assert ("tax" in t.options()) == allowed


def test_l23_free_cities_are_taxed_again() -> None:
    position = "1-hex: red 1 ship; free city\nambitions: warlord 5"
    t = leads("administration-2", position, "cards l23").plays("red", "tax", "Material in slot 1")
    t.plays("red", "tax", "Material in slot 2")
    assert t.resources("red") == ["material", "material"]


# -- L24 Warlord's Terror, L26 Tyrant's Authority ------------------------------------------------------------------


def test_l24_trophies_of_every_owner_go_to_their_supplies() -> None:
    trophies = "trophies empire 1 ship; trophies blight 2 ships; trophies free 1 city 1 starport"
    t = leads("construction-2", "ambitions: warlord 5", f"cards l24; {trophies}").plays("red", "use Warlord's Terror")
    t.chooses("red", "Imperial ship", "Blight token", "Free city", "Free starport")
    assert t.g.ships[4] == 15 and t.g.ships[6] == 23
    assert t.trophies("red", "blight") == {"ships": 1}
    assert t.trophies("red", "free") == t.trophies("red", "empire") == {}
    t.asks("red", "influence")


def test_l26_a_free_building_is_annexed_and_goes_to_the_free_supply() -> None:
    position = "1-hex: red 1 ship; free damaged city\nambitions: tyrant 5"
    t = leads("construction-2", position, "cards l26")
    supply = t.g.cities[5]
    t.plays("red", "annex")
    assert t.buildings("1-hex")[0] == "damaged red city"
    assert t.g.cities[5] == supply + 1


def test_c125_l26_annexing_is_no_harm_so_the_truce_law_does_not_stop_it() -> None:
    """Control by the Presence Law is enough."""
    position = "1-hex: red starport; blue city; empire 1 ship\nambitions: tyrant 5"
    t = leads("construction-2", position, "cards l26").plays("red", "annex")
    assert t.buildings("1-hex")[1] == "red city"


# -- Guild cards ---------------------------------------------------------------------------------------------------


def test_bc08_gatekeepers_place_ships_whoever_controls_the_gates() -> None:
    position = "1-gate: empire 1 ship\n2-gate: blight 1 ship\n3-gate: blue 1 ship"
    t = leads("administration-2", position, "cards bc08; title outlaw").plays("red", "use Gatekeepers")
    assert [t.ships("red", f"{cluster}-gate") for cluster in range(1, 7)] == [(1, 0)] * 6


def test_bc13_skirmishers_place_ships_where_a_regent_controls_by_presence() -> None:
    position = "1-hex: red city; empire 1 ship\n2-hex: empire 1 ship"
    t = leads("administration-2", position, "cards bc13").plays("red", "use Skirmishers")
    assert t.ships("red", "1-hex") == (3, 0)
    t = leads("administration-2", position, "cards bc13; title outlaw")
    assert "use Skirmishers" in t.idle("red")


def test_bc23_elder_broker_trades_with_rivals_only_also_in_truce() -> None:
    position = "1-hex: red 1 ship; free city\n1-hex: blue city; empire 1 ship\nblue: resources {}"
    red = "cards bc23; resources fuel"
    leads("administration-2", position.format("relic"), red).cannot("red", "trade")
    t = leads("administration-2", position.format("material"), red).plays("red", "trade")
    t.plays("red", "Material in slot 1").plays("blue", "Fuel in slot 1")
    assert t.resources("red") == ["material"]
    assert t.resources("blue") == ["fuel"]
