"""Flagships beside Crises, Edicts, Summits, the Intermission, lore and Golems (p.24, p.25)."""

import pytest

from boardwright.games.arcs.campaign.deals import CEDE_BUILDING, CEDE_SHIP, from_table
from boardwright.games.arcs.facts import SYSTEM_NUMBER
from tests.games.arcs.position import dice_text
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import red_leads, rolled

RED, BLUE = 0, 1

# -- Crises --------------------------------------------------------------------------------------------------------


def crisis(table: str, red: str) -> ReachScenario:
    """A Blight Crisis strikes; red has this Flagship."""
    return reach(f"""
        seats 3, initiative red, begin crises
        {table}
        red: hand administration-2; flagship {red}
        rolled: crisis-hex 6
    """)


def test_x38_armor_from_the_right_then_upgrades_from_the_right() -> None:
    """A fresh Blight: three hits destroy the rightmost Armor and damage the next."""
    board = "slipstream city armor city, crane starport armor starport, hull city"
    t = crisis("1-hex: blight 1 ship", f"in 1-hex, {board}")
    assert t.board("red") == {
        "slipstream-drive": "city",
        "slipstream-drive-armor": "damaged city",
        "ship-crane": "starport",
        "hull": "city",
    }
    t = crisis("1-hex: blight 1 ship", "in 1-hex, slipstream city, hull city")
    assert t.board("red") == {"slipstream-drive": "damaged city"}


def test_c95_other_fresh_ships_are_hit_first() -> None:
    t = crisis("1-hex: blight 1 ship; red 2 ships", "in 1-hex, hull city")
    assert t.ships("red", "1-hex") == (1, 2)
    assert t.board("red") == {"hull": "damaged city"}


def test_c95_damaged_ships_are_hit_after_the_board() -> None:
    t = crisis("1-hex: blight 1 ship; red 1 damaged ship", "in 1-hex, hull city")
    assert t.board("red") == {}
    assert t.ships("red", "1-hex") == (1, 0)
    t = crisis("1-hex: blight 1 ship; red 1 damaged ship", "in 1-hex, hull city, crane city")
    assert t.ships("red", "1-hex") == (1, 1)


@pytest.mark.parametrize("where", ["1-hex", "2-hex"])
def test_c112_a100_with_an_empty_board_the_hits_go_to_damaged_ships(where: str) -> None:
    t = crisis("1-hex: blight 1 ship; red 2 damaged ships", f"in {where}")
    assert t.ships("red", "1-hex") == (1 if where == "1-hex" else 0, 0)
    assert t.g.ships[RED] == 15


def test_p24_pieces_go_home_from_a_crisis() -> None:
    t = crisis("1-hex: blight 1 ship", "in 1-hex, hull starport")
    assert t.g.starports[RED] == 5 and not any(t.g.trophies)


def test_c115_a_city_destroyed_in_a_crisis_covers_its_slot_at_once() -> None:
    t = crisis("1-hex: blight 1 ship", "in 1-hex, hull damaged city; resources fuel weapon relic")
    t.asks("red", "discard_excess").plays("red", "discard the loose Relic")
    assert t.resources("red") == ["fuel", "weapon"]


# -- the Intermission ----------------------------------------------------------------------------------------------


def test_c100_damaged_upgrades_and_armor_are_destroyed() -> None:
    board = "slipstream damaged starport, crane city damaged armor starport, hull damaged city"
    t = reach(f"""
        seats 3, initiative red, last act 2, begin intermission
        fates: steward admiral advocate
        red: objective 0; flagship in 1-hex, {board}; resources fuel weapon relic
        blue: objective 0
        white: objective 0
        1-hex: blight 1 ship
    """)
    assert t.board("red") == {"ship-crane": "city"}
    assert t.flagship("red") == "1-hex" and t.ships("red", "1-hex") == (1, 0)
    assert t.g.cities[RED] == 4


# -- Edicts and Summits --------------------------------------------------------------------------------------------


def govern(policy: str, table: str) -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, begin edicts
        policy: {policy}
        rolled: edict-hex 1
        {table}
    """)


def test_c77_cities_on_the_board_count_for_celebrate_regency() -> None:
    board = "slipstream city, tractor city, control city, hull city"
    t = govern("peace", f"blue: flagship in 1-hex, {board}").plays("red", "enforce the Policy of Peace")
    assert t.power("blue") == 2


def test_c96_imperial_ships_are_requisitioned_at_a_starport_on_the_board() -> None:
    t = govern("escalation", "2-hex: red starport\nred: flagship in 1-hex, hull starport")
    t.plays("red", "enforce the Policy of Escalation").asks("red", "requisition", ["in 1-hex", "in 2-hex"])


def test_f703_c96_foundries_at_the_board_never_replace_the_flagship() -> None:
    t = reach("""
        seats 3, initiative red, begin edicts
        fates: admiral steward founder
        policy: peace
        rolled: edict-hex 1
        first regent: white
        1-hex: red 1 ship
        red: cards f702; flagship in 1-hex, crane starport, hull starport
    """)
    while t.game.decision is not None and t.game.decision.ask != "foundries":
        t.game.play(t.game.decision.options[0])
    t.asks("red", "foundries")
    assert len(t.options()) == 2  # the one other ship, or none


def test_c57_neither_the_flagship_nor_its_board_is_ceded() -> None:
    t = reach("""
        seats 3, initiative red, summit red
        1-hex: red 1 ship
        red: hand administration-2; flagship in 2-hex, hull city, crane city
        blue: hand administration-3
    """)
    ceded = [item for item in from_table(t.g, RED) if item[0] in (CEDE_SHIP, CEDE_BUILDING)]
    assert ceded == [(CEDE_SHIP, SYSTEM_NUMBER["1-hex"], 0, 1)]


def test_song_of_freedom_passes_the_board_over() -> None:
    t = reach("""
        seats 3, initiative red, begin crises
        red: hand administration-2; power 5; flagship in 1-hex, hull city
        court: aid01, cc14, cc01, cc02, cc03
        rolled: crisis-hex 6
    """)
    assert t.board("red") == {"hull": "city"}


# -- lore ----------------------------------------------------------------------------------------------------------


def test_l01_a_city_on_the_own_board_serves_where_the_flagship_has_control() -> None:
    t = red_leads("2-hex: blue 1 ship", "flagship in 1-hex, hull city; cards l01", "construction-2")
    t.plays("red", "summon").asks("red", "turn")
    assert t.ships("red", "1-hex") == (2, 0)
    t.plays("red", "build", "ship at the Flagship in 1-hex")  # besides the one of the Flagship
    assert t.ships("red", "1-hex") == (3, 0)


def test_l01_a_rivals_board_serves_nobody_else() -> None:
    table = "1-hex: red 2 ships\nblue: flagship in 1-hex, hull city"
    red_leads(table, "cards l01", "construction-2").cannot("red", "summon")


def test_l02_rifles_take_a_die_for_each_fresh_starport() -> None:
    table = "1-gate: red 1 ship\n1-hex: blue 1 ship"
    t = red_leads(table, "flagship in 1-gate, hull starport armor starport; cards l02").plays("red", "fire rifles")
    t.asks("red", "collect", [dice_text(3, "Skirmish"), dice_text(2, "Skirmish"), dice_text(1, "Skirmish")])
    table = "1-hex: blue 1 ship"
    red_leads(table, "flagship in 1-gate, hull city; cards l02").cannot("red", "fire rifles")


def test_l02_a_board_is_hit_once_the_flagship_is_the_last_ship() -> None:
    t = red_leads("1-gate: red 3 ships\nblue: flagship in 1-hex, hull city", "cards l02").plays("red", "fire rifles")
    rolled(t, skirmish="hit, hit, blank").asks("red", "turn")
    assert t.trophies("red", "blue") == {"cities": 1} and t.outrage("red") == []
    table = "1-gate: red 3 ships\n1-hex: blue 2 ships\nblue: flagship in 1-hex, hull city"
    t = red_leads(table, "cards l02").plays("red", "fire rifles")
    rolled(t, skirmish="hit, hit, hit")
    assert t.board("blue") == {"hull": "city"}


def test_l03_the_flagship_sprints_also_after_its_slipstream() -> None:
    t = red_leads("", "flagship in 1-hex, slipstream city; cards l03", "mobilization-2")
    t.plays("red", "use Slipstream Drive", "to 1-crescent").asks("red", "sprint")
    t.plays("red", "from 1-crescent", "to 1-arrow")
    assert t.flagship("red") == "1-arrow"


def test_l03_a_flagship_that_was_passed_does_not_sprint() -> None:
    t = red_leads("1-hex: red 1 ship", "flagship in 1-gate; cards l03", "mobilization-2")
    t.plays("red", "move", "from 1-hex", "to 1-gate", "from 1-gate", "to 1-arrow").asks("red", "turn")
    assert t.flagship("red") == "1-gate" and t.ships("red", "1-arrow") == (1, 0)


def test_l04_mirror_plating_lets_others_intercept_but_not_the_flagship() -> None:
    table = "1-hex: red 3 ships; blue 1 ship\nblue: flagship in 1-hex, hull starport; cards l04"
    t = red_leads(table).plays("red", "battle")
    rolled(t, assault="hit hit")
    assert t.ships("red", "1-hex") == (2, 1)


def test_l05_ships_at_the_flagship_arrive_fresh_but_upgrades_damaged() -> None:
    t = red_leads("1-hex: blue 3 ships", "flagship in 1-hex; cards l05", "construction-2")
    t.plays("red", "build", "ship at the Flagship in 1-hex", "build", "city: Hull")
    assert t.ships("red", "1-hex") == (2, 0) and t.board("red") == {"hull": "damaged city"}


@pytest.mark.parametrize(("board", "where", "raid"), [("", "1", False), ("damaged ", "1", True), ("", "2", True)])
def test_l05_a_fresh_starport_on_the_board_keeps_raid_dice_away(board: str, where: str, raid: bool) -> None:
    flagship = f"flagship in {where}-hex, hull {board}starport"
    t = red_leads(f"1-hex: red 2 ships; blue cloud city\nblue: {flagship}; cards l05").plays("red", "battle")
    t.plays("red", "0 Assault dice")
    t.can("red", dice_text(1, "Raid")) if raid else t.cannot("red", dice_text(1, "Raid"))


def test_l06_signal_breaker_counts_the_flagship_as_fresh() -> None:
    table = "1-hex: blue 3 ships"
    t = red_leads(table, "flagship in 1-hex, hull starport, crane damaged starport; cards l06").plays("red", "battle")
    rolled(t, assault="hit intercept").asks("red", "turn")
    assert t.board("red") == {"ship-crane": "damaged starport", "hull": "starport"}


def test_l07_repair_drones_repair_an_upgrade_or_armor_of_an_attacking_flagship() -> None:
    board = "flagship in 1-hex, crane damaged starport, hull damaged starport; cards l07"
    t = red_leads("1-hex: red 1 damaged ship; blue 3 ships", board).plays("red", "battle")
    rolled(t, assault="blank").asks("red", "repair", ["ship in 1-hex", "Ship Crane of Red", "Hull of Red"])
    t.plays("red", "Hull of Red")
    assert t.board("red") == {"ship-crane": "damaged starport", "hull": "starport"}


def test_l08_l11_gate_buildings_stand_on_the_map_again() -> None:
    t = red_leads("", "flagship in 1-gate, hull city; cards l08 l11", "construction-2")
    t.plays("red", "build").can("red", "starport in 1-gate", "city in 1-gate")
    t.plays("red", "starport in 1-gate")
    assert "red starport" in t.buildings("1-gate")


def test_l08_a_fresh_starport_on_the_board_guards_the_gate_of_the_flagship() -> None:
    table = "1-hex: red 1 ship\n1-gate: blue 1 ship\nblue: flagship in 1-gate, hull {}starport; cards l08"
    move = ("move", "from 1-hex", "to 1-gate")
    assert red_leads(table.format(""), card="mobilization-2").plays("red", *move).captives("blue", "red") == 1
    assert red_leads(table.format("damaged "), card="mobilization-2").plays("red", *move).captives("blue", "red") == 0


def test_l09_cloud_cities_stand_on_the_map_again() -> None:
    t = red_leads("", "flagship in 1-hex; cards l09; resources material", "construction-2")
    t.plays("red", "build", "cloud city in 1-hex")
    assert t.buildings("1-hex")[2] == "red city"


def test_l10_nurture_leaves_the_board_out_but_prune_does_not() -> None:
    t = red_leads("", "flagship in 1-hex, hull damaged city, crane starport; cards l10", "construction-2")
    t.cannot("red", "nurture").plays("red", "prune").asks("red", "prune", ["Hull", "Ship Crane"])
    t.plays("red", "Hull")
    assert t.board("red") == {"ship-crane": "starport", "hull": "damaged starport"}
    assert (t.g.cities[RED], t.g.starports[RED]) == (5, 3)


def test_l12_railgun_arrays_ask_for_a_fresh_ship_which_the_flagship_is() -> None:
    t = red_leads("1-hex: red 2 ships\nblue: flagship in 1-hex; cards l12").plays("red", "battle")
    assert t.ships("red", "1-hex") == (1, 1)


def test_l12_the_hit_may_be_taken_by_the_attackers_board() -> None:
    table = "1-hex: red 1 ship; blue 1 ship\nblue: cards l12"
    t = red_leads(table, "flagship in 1-hex, hull city").plays("red", "battle").asks("red", "hit_capital")
    t.plays("red", "Hull, Armor first").asks("red", "collect")
    assert t.board("red") == {"hull": "damaged city"}


def test_l14_seeker_torpedoes_count_the_flagship_as_one() -> None:
    board = "flagship in 1-hex, hull starport armor starport, crane starport; cards l14"
    t = red_leads("1-hex: blue 5 ships", board).plays("red", "battle")
    rolled(t, assault="blank, blank, blank").asks("red", "reroll")
    assert t.game.decision is not None and t.game.decision.among is not None
    assert t.game.decision.among.most == 1


def test_l15_the_flagship_may_come_to_a_defence() -> None:
    table = "1-hex: red 1 ship; blue 1 ship\n1-gate: blue 1 ship\nblue: flagship in 1-gate, tractor city; cards l15"
    t = red_leads(table).plays("red", "battle")
    others = ["the Flagship, 0 fresh and 0 damaged", "the Flagship, 1 fresh and 0 damaged"]
    t.asks("blue", "bring_ships", ["1 fresh and 0 damaged", *others, "go on"])
    t.plays("blue", "the Flagship, 0 fresh and 0 damaged")
    assert t.flagship("blue") == "1-hex" and t.ships("blue", "1-gate") == (1, 0)
    t.plays("red", "0 Assault dice").cannot("red", dice_text(1, "Raid"))  # its Tractor Beam


def test_l16_force_beams_guide_a_flagship_from_a_starport_on_the_board() -> None:
    table = "1-gate: blue 1 ship\nblue: flagship in 1-gate"
    t = red_leads(table, "flagship in 1-hex, hull starport; cards l16", "mobilization-2")
    t.plays("red", "guide", "from 1-gate to 1-hex")
    t.asks("red", "guide_ships").plays("red", "the Flagship, 0 fresh and 0 damaged")
    assert t.flagship("blue") == "1-hex" and t.ships("blue", "1-gate") == (1, 0)


def test_l17_one_raid_die_against_a_flagship_player_without_either() -> None:
    table = "1-hex: red 2 ships; blue 1 ship\nblue: flagship in 2-hex, hull city"
    t = red_leads(table, "cards l17").plays("red", "battle", "0 Assault dice")
    t.can("red", dice_text(1, "Raid")).cannot("red", dice_text(2, "Raid"))
    table = "1-hex: red 2 ships\nblue: flagship in 1-hex, tractor city"
    t = red_leads(table, "cards l17").plays("red", "battle", "0 Assault dice")
    t.cannot("red", dice_text(1, "Raid"))  # "cannot collect" beats it


def test_l18_a_flagship_is_neither_victim_nor_martyr() -> None:
    t = red_leads("1-gate: red 1 ship", "flagship in 1-hex; cards l18", "mobilization-2").plays("red", "martyr")
    assert t.ships("red", "1-hex") == (1, 0) and t.ships("red", "1-gate") == (0, 0)  # nowhere else
    table = "1-hex: red 1 ship\nblue: flagship in 1-hex"
    t = red_leads(table, "cards l18", "mobilization-2").plays("red", "martyr").asks("red", "turn")
    assert t.ships("blue", "1-hex") == (1, 0)


def test_l26_board_pieces_are_not_annexed() -> None:
    table = "1-hex: red 3 ships\nblue: flagship in 1-hex, hull city\nambitions: tyrant 5"
    red_leads(table, "cards l26", "construction-2").cannot("red", "annex")
    table = "1-hex: blue city\nambitions: tyrant 5"
    t = red_leads(table, "flagship in 1-hex; cards l26", "construction-2").plays("red", "annex")
    assert t.buildings("1-hex")[0] == "red city"  # replacing is not building


# -- Golems --------------------------------------------------------------------------------------------------------


def test_f506_the_protector_repairs_one_upgrade_or_armor_of_each_flagship() -> None:
    t = reach("""
        seats 3, initiative red
        fates: caretaker steward founder
        golems: protector awake in slot 1 of red
        red: hand aggression-2
        blue: flagship in 1-hex, crane damaged city, hull damaged city
    """)
    t.plays("red", "lead Aggression 2", "go on", "spend Protector Golem from slot 1 to repair ships")
    while t.game.decision is not None and t.game.decision.ask != "protector_golem":
        t.game.play(t.game.decision.options[0])
    t.plays("red", "the Flagship of Blue").asks("red", "repair", ["Ship Crane of Blue", "Hull of Blue"])
    t.plays("red", "Hull of Blue")
    assert t.board("blue") == {"ship-crane": "damaged city", "hull": "city"}
