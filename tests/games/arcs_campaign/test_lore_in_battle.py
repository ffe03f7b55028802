"""Lore and Guild cards of battle beside Empire, Free States and Blight (p.10, p.11, p.15, p.19)."""

import pytest

from boardwright.games.arcs.campaign.facts import EMPIRE
from tests.games.arcs.position import dice_text
from tests.games.arcs_campaign.steps import red_leads, rolled

OUTLAW = "; title outlaw"

# -- Galactic Rifles -----------------------------------------------------------------------------------------------


def test_l02_c124_every_legal_defender_next_door_is_a_target() -> None:
    near = "1-hex: blue 1 ship; empire 1 ship; free city; blight 1 ship\nwhite: title outlaw\n1-arrow: white 1 ship"
    t = red_leads(f"1-gate: red 1 ship\n{near}", f"cards l02{OUTLAW}").plays("red", "fire rifles")
    others = ["the Free States in 1-hex", "the Blight in 1-hex", "White in 1-arrow"]
    t.asks("red", "fire_at", ["Blue in 1-hex", "the Empire in 1-hex", *others])
    t = red_leads(f"1-gate: red 1 ship\n{near}", "cards l02").plays("red", "fire rifles")
    t.asks("red", "fire_at", others)  # the Truce Law


def test_l02_a_regent_may_fire_from_beside_imperial_ships_and_gets_no_dice_for_them() -> None:
    t = red_leads("1-gate: red 1 ship; empire 2 ships\n1-hex: blue 1 ship", "cards l02")
    t.dice(skirmish="hit").plays("red", "fire rifles").asks("red", "turn")  # with the only die
    assert t.ships("blue", "1-hex") == (0, 1)


def test_l02_free_buildings_are_hit_with_outrage_and_no_ransack() -> None:
    t = red_leads(
        "1-gate: red 2 ships\n1-hex: free damaged city\ncourt: aid01, cc01 blue 1, cc02, cc03, cc04", "cards l02"
    )
    t.plays("red", "fire rifles")
    rolled(t, skirmish="hit, blank").asks("red", "turn")
    assert t.trophies("red", "free") == {"cities": 1}
    assert t.outrage("red") == ["material"]
    assert t.court()["cc01"] == [0, 1, 0]


@pytest.mark.parametrize(("roll", "left"), [("hit, blank, blank", (1, 0)), ("hit, hit, hit", (0, 1))])
def test_l02_c68_hits_on_blight_count_in_pairs(roll: str, left: tuple[int, int]) -> None:
    t = red_leads("1-gate: red 3 ships\n1-hex: blight 1 ship", "cards l02")
    t.plays("red", "fire rifles")
    rolled(t, skirmish=roll).asks("red", "turn")
    assert t.ships("blight", "1-hex") == left


def test_l02_c114_imperial_ships_join_the_regent_who_is_fired_at_and_the_shooter_picks() -> None:
    t = red_leads("1-gate: red 3 ships\n1-hex: blue 1 ship, city; empire 1 damaged ship", f"cards l02{OUTLAW}")
    t.plays("red", "fire rifles", "Blue in 1-hex")
    rolled(t, skirmish="hit, blank, blank").asks("red", "share_hits", ["a ship of Blue", "a ship of the Empire"])
    t.plays("red", "a ship of the Empire").asks("red", "turn")
    assert t.trophies("red", "empire") == {"ships": 1}
    t.plays("red", "fire rifles")  # only Blue is left
    rolled(t, skirmish="hit, hit, hit").asks("red", "turn")
    assert t.buildings("1-hex") == ["damaged blue city", ""]


def test_l02_an_outlaw_fires_at_the_empire_alone() -> None:
    t = red_leads("1-gate: red 4 ships\n1-hex: blue 1 ship; empire 1 ship", f"cards l02{OUTLAW}")
    t.plays("red", "fire rifles", "the Empire in 1-hex")
    rolled(t, skirmish="hit, hit, hit, hit").asks("red", "turn")
    assert t.trophies("red", "empire") == {"ships": 1}
    assert t.ships("blue", "1-hex") == (1, 0)


# -- Mirror Plating and Signal Breaker -----------------------------------------------------------------------------


def test_l04_the_added_intercept_counts_joined_imperial_ships() -> None:
    t = red_leads("1-hex: red 3 ships; blue 1 ship; empire 1 ship\nblue: cards l04", "title outlaw")
    t.plays("red", "battle", "Blue")
    rolled(t, assault="blank").asks("red", "intercepted").plays("red", "a fresh ship")
    assert t.ships("red", "1-hex") == (1, 2)


def test_l04_not_when_the_empire_alone_defends() -> None:
    t = red_leads("1-hex: red 3 ships; blue 1 ship; empire 1 ship\nblue: cards l04", "title outlaw")
    t.plays("red", "battle", "the Empire")
    rolled(t, assault="blank").asks("red", "turn")
    assert t.ships("red", "1-hex") == (3, 0)


@pytest.mark.parametrize(("joining", "left"), [("1 fresh and 0 damaged", (2, 0)), ("0 fresh and 1 damaged", (0, 1))])
def test_l06_all_attacking_ships_must_be_fresh_imperial_ones_too(joining: str, left: tuple[int, int]) -> None:
    table = "1-hex: red 2 ships; blue 3 ships; empire 1 ship, 1 damaged ship\nblue: title outlaw"
    t = red_leads(table, "cards l06").plays("red", "battle", joining)
    rolled(t, assault="hit intercept")
    if joining.startswith("0"):
        t.asks("red", "share_hits").plays("red", "a ship of Red")  # the last of three
    assert t.ships("red", "1-hex") == left


# -- Repair Drones -------------------------------------------------------------------------------------------------


def test_l07_only_a_loyal_ship_is_repaired() -> None:
    table = "1-hex: red 1 ship; blue 3 ships; empire 1 damaged ship\nblue: title outlaw"
    t = red_leads(table, "cards l07").plays("red", "battle", "0 fresh and 1 damaged")
    rolled(t, assault="blank").asks("red", "turn")
    assert t.ships("empire", "1-hex") == (0, 1)


@pytest.mark.parametrize(("defender", "title"), [("free city", ""), ("blight 1 ship", ""), ("empire 1 ship", OUTLAW)])
def test_l07_after_any_battle_as_attacker(defender: str, title: str) -> None:
    t = red_leads(f"1-hex: red 2 ships; {defender}", f"cards l07{title}")
    t.plays("red", "battle")
    rolled(t, assault="hit self_hit").asks("red", "turn")
    assert t.ships("red", "1-hex") == (2, 0)


# -- Railgun Arrays and Seeker Torpedoes ---------------------------------------------------------------------------


def test_l12_joined_imperial_ships_do_not_load_the_railguns() -> None:
    t = red_leads("1-hex: red 2 ships; blue 1 damaged ship; empire 1 ship\nblue: cards l12", "title outlaw")
    t.plays("red", "battle", "Blue").asks("red", "collect")
    assert t.ships("red", "1-hex") == (2, 0)


def test_l12_c113_any_attacker_takes_the_hit_and_who_joins_was_said_before() -> None:
    t = red_leads("1-hex: red 1 ship; blue 1 ship; empire 1 ship\nblue: cards l12; title outlaw")
    t.plays("red", "battle").asks("red", "join_attack").plays("red", "1 fresh and 0 damaged")
    t.asks("red", "share_hits", ["a ship of Red", "a ship of the Empire"]).plays("red", "a ship of the Empire")
    t.asks("red", "collect", [dice_text(count, "Assault") for count in range(3)])
    assert t.ships("empire", "1-hex") == (0, 1)


def test_l12_not_when_the_empire_alone_defends() -> None:
    t = red_leads("1-hex: red 1 ship; blue 1 ship; empire 1 ship\nblue: cards l12", "title outlaw")
    t.plays("red", "battle", "the Empire").asks("red", "collect")
    assert t.ships("red", "1-hex") == (1, 0)


def test_l14_only_fresh_loyal_attackers_count_but_any_assault_die_may_be_chosen() -> None:
    table = "1-hex: red 1 ship, 1 damaged ship; blue 3 ships; empire 2 ships\nblue: title outlaw"
    t = red_leads(table, "cards l14").plays("red", "battle", "2 fresh and 0 damaged")
    rolled(t, assault="blank, blank, hit hit, hit hit").asks("red", "reroll").can("red", "two hits")
    t.dice(assault="hit hit").plays("red", "a blank")
    assert any("Red rolls 6 hits" in line for line in t.chronicle())  # one die was rolled again, and no second one


# -- Predictive Sensors --------------------------------------------------------------------------------------------


def test_l15_only_loyal_ships_come() -> None:
    table = "1-hex: red 2 ships; blue city\n1-gate: blue 1 ship; empire 2 ships\nblue: cards l15"
    t = red_leads(table, "title outlaw").plays("red", "battle").asks("blue", "bring_ships")
    t.plays("blue", "1 fresh and 0 damaged").asks("red", "collect")
    assert t.ships("blue", "1-hex") == (1, 0)
    assert t.ships("empire", "1-hex") == (0, 0)


def test_l15_ships_that_came_fight_beside_the_imperial_ones() -> None:
    table = "1-hex: red 4 ships; blue city; empire 1 ship\n1-gate: blue 1 ship\nblue: cards l15"
    t = red_leads(table, "title outlaw").plays("red", "battle", "Blue").plays("blue", "1 fresh and 0 damaged")
    rolled(t, assault="hit hit, hit hit").asks("red", "turn")
    assert t.trophies("red", "blue") == t.trophies("red", "empire") == {"ships": 1}
    assert t.buildings("1-hex") == ["blue city", ""]


def test_l15_not_when_the_empire_alone_defends() -> None:
    table = "1-hex: red 2 ships; blue city; empire 1 ship\n1-gate: blue 1 ship\nblue: cards l15"
    red_leads(table, "title outlaw").plays("red", "battle", "the Empire").asks("red", "collect")


def test_l15_the_truce_law_is_settled_before() -> None:
    """A Regent was attacked where no Imperial ship is: what comes does not undo it."""
    table = "1-hex: red 2 ships; blue city\n1-gate: blue 1 ship; empire 1 ship\nblue: cards l15"
    t = red_leads(table).plays("red", "battle").plays("blue", "1 fresh and 0 damaged")
    rolled(t, assault="hit hit").asks("red", "turn")
    assert t.trophies("red", "blue") == {"ships": 1}


# -- Raider Exosuits -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", ["power 0", "cards l17"])
def test_l17_a10_against_who_has_no_buildings_the_suits_change_nothing(cards: str) -> None:
    t = red_leads("1-hex: red 3 ships; blight 1 ship", cards).plays("red", "battle", "0 Assault dice")
    t.asks("red", "collect", [dice_text(count, "Raid") for count in range(4)])


def test_l17_the_free_states_always_have_a_defending_building() -> None:
    t = red_leads("1-hex: red 3 ships; free city\n2-hex: free city", "cards l17").plays(
        "red", "battle", "0 Assault dice"
    )
    t.asks("red", "collect", [dice_text(count, "Raid") for count in range(4)])


def test_l17_free_buildings_are_not_those_of_a_rival() -> None:
    table = "1-hex: red 3 ships; free city; blue 1 ship\n2-hex: blue city"
    t = red_leads(table).plays("red", "battle", "Blue", "0 Assault dice")
    t.asks("red", "collect", [dice_text(count, "Skirmish") for count in range(4)])
    t = red_leads(table, "cards l17").plays("red", "battle", "Blue", "0 Assault dice")
    t.asks("red", "collect", ["0 Raid dice", "1 Raid die"])


# -- Survival Overrides --------------------------------------------------------------------------------------------


def test_l18_an_outlaw_takes_an_imperial_ship_with_the_martyr() -> None:
    table = "1-hex: red 2 ships; blue 1 ship; empire 1 ship, 1 damaged ship; free city; blight 1 ship"
    t = red_leads(table, f"cards l18{OUTLAW}", "mobilization-2").plays("red", "martyr")
    imperial = ["a fresh ship of the Empire", "a damaged ship of the Empire"]
    t.asks("red", "martyr_victim", ["a fresh ship of Blue", *imperial, "go on"])  # neither Blight nor buildings
    t.plays("red", "a fresh ship of the Empire")
    assert t.ships("empire", "1-hex") == (0, 1)
    assert t.trophies("red", "empire") == {"ships": 1}


def test_l18_the_truce_law_binds_a_regent() -> None:
    table = "1-hex: red 2 ships; blue 1 ship; white 1 ship; empire 1 damaged ship\nwhite: title outlaw"
    t = red_leads(table, "cards l18", "mobilization-2").plays("red", "martyr")
    t.asks("red", "martyr_victim", ["a fresh ship of White", "go on"])


def test_l18_the_martyr_goes_to_the_supply() -> None:
    t = red_leads("1-hex: red 1 ship; empire 1 ship", "cards l18", "mobilization-2")
    t.plays("red", "martyr").asks("red", "turn")
    assert t.ships("empire", "1-hex") == (1, 0)
    assert t.g.ships[0] == 14
    assert t.g.ships[EMPIRE] == 14


# -- Guild cards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("defender", "title"), [("free starport", ""), ("blight 1 ship", ""), ("empire 1 ship", OUTLAW)]
)
def test_bc08_two_more_dice_in_gates_against_every_defender(defender: str, title: str) -> None:
    t = red_leads(f"1-gate: red 1 ship; {defender}", f"cards bc08{title}").plays("red", "battle")
    t.asks("red", "collect", [dice_text(count, "Assault") for count in range(4)])


def test_bc08_two_more_dice_besides_those_of_imperial_attackers() -> None:
    t = red_leads("1-gate: red 1 ship; blight 1 ship; empire 1 ship", "cards bc08")
    t.plays("red", "battle", "1 fresh and 0 damaged")
    t.asks("red", "collect", [dice_text(count, "Assault") for count in range(5)])


def test_bc13_dice_of_imperial_attackers_may_be_rolled_again() -> None:
    t = red_leads("1-hex: red 1 ship; blue 3 ships; empire 1 ship\nblue: title outlaw", "cards bc13; resources weapon")
    t.plays("red", "battle", "1 fresh and 0 damaged")
    rolled(t, skirmish="blank, blank").asks("red", "reroll")
    t.dice(skirmish="hit, hit").chooses("red", "a blank", "a blank").asks("red", "hit_ship")


def test_c35_the_cards_of_a_regent_speak_though_imperial_ships_joined() -> None:
    t = red_leads("1-hex: red 2 ships; blue 1 ship; empire 1 ship\nblue: cards l12 l04", "title outlaw")
    t.plays("red", "battle", "Blue")
    assert t.ships("red", "1-hex") == (1, 1)  # Railgun Arrays
    rolled(t, assault="blank")
    assert t.trophies("blue", "red") == {"ships": 1}  # Mirror Plating, and two ships intercept
