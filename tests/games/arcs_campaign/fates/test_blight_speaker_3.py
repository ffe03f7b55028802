"""The Blight Speaker in Act III: grand ambitions, Blight Hunger and Fury, and what hunts the Blight."""

from boardwright.games.arcs.campaign.facts import BLIGHT, EMPIRE
from boardwright.games.arcs.facts import CARD_NUMBER, SYSTEM_NUMBER
from boardwright.games.arcs.state import SHIP, STARPORT
from boardwright.kernel.still import without
from tests.games.arcs.leaders.steps import is_asked
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import ends_chapter, grand, leads_in_act_3, settled

RED, BLUE = 0, 1
ALL = "cards f1313"


def leads(card: str, lines: str, red: str = "power 0") -> ReachScenario:
    return leads_in_act_3("blight-speaker", lines, red, card)


def blight(t: ReachScenario, system: str) -> tuple[int, int]:
    return t.ships("blight", system)


def eaten(t: ReachScenario, owner: int, kind: int = SHIP) -> int:
    return t.g.devoured[owner * t.g.piece_kinds + kind]


def test_f1312_the_set_up_brings_blight_hunger() -> None:
    t = reach("seats 3, act 3, initiative red, begin set-up\nfates: blight-speaker\n1-hex: red 1 ship")
    assert t.cards("red") == ["f1312", "f1313"]


# -- F1312: the grand ambitions ------------------------------------------------------------------------------------


def test_f1312_no_rival_has_won_warlord() -> None:
    lost = "ambitions: warlord 5\nblue: trophies red 1 ship"
    assert grand(ends_chapter("blight-speaker", lost)) == 0
    assert grand(ends_chapter("blight-speaker", "")) == 1
    assert grand(ends_chapter("blight-speaker", "ambitions: warlord 5\nred: trophies blue 1 ship")) == 1
    tied = f"{lost}\nwhite: trophies red 1 ship"
    assert grand(ends_chapter("blight-speaker", tied)) == 1


def test_f1312_b21_with_two_players_the_box_is_no_rival() -> None:
    t = reach("""
        seats 2, act 3, initiative red
        fates: blight-speaker hegemon
        ambitions: warlord 5
        set aside: 3 weapon
        blue: trophies red 1 ship
        """)
    assert grand(t) == 1


def test_f1312_more_pieces_on_blight_hunger_than_the_number_of_the_chapter() -> None:
    lost = "ambitions: warlord 5\nblue: trophies red 1 ship\nred: cards f1313"
    assert grand(ends_chapter("blight-speaker", f"{lost}\ndevoured: 1 blue 1 empire", chapter=2)) == 0
    t = ends_chapter("blight-speaker", f"{lost}\ndevoured: 2 blue 1 empire", chapter=2)
    assert grand(t) == 1 and t.power("red") == 3


# -- F1313: Blight Hunger ------------------------------------------------------------------------------------------


def test_f1313_what_a_blight_crisis_destroys_lies_on_the_card() -> None:
    t = reach("""
        seats 3, act 3, initiative red, begin crises
        fates: blight-speaker
        red: cards f1313; hand aggression-2
        1-hex: blight 1 ship; empire 1 damaged ship; blue 1 ship; red 1 damaged ship
        """)
    assert eaten(t, EMPIRE) == 1 and eaten(t, BLUE) == 1 and eaten(t, RED) == 1
    assert t.g.ships[EMPIRE] == 14 and t.g.ships[BLUE] == 14


def test_f1313_upgrades_too() -> None:
    t = reach("""
        seats 3, act 3, initiative red, begin crises
        fates: blight-speaker
        red: cards f1313; hand aggression-2
        blue: flagship in 1-hex, hull starport
        1-hex: blight 1 ship
        """)
    assert eaten(t, BLUE, STARPORT) == 1 and t.board("blue") == {} and t.g.starports[BLUE] == 4


def test_f1313_after_scoring_all_of_it_goes_home() -> None:
    t = ends_chapter("blight-speaker", "red: cards f1313\ndevoured: 2 blue 1 empire")
    assert not any(t.g.devoured) and t.g.ships[BLUE] == 15 and t.g.ships[EMPIRE] == 15


def test_f1313_without_the_card_pieces_go_home() -> None:
    t = reach("""
        seats 3, act 3, initiative red, begin crises
        fates: blight-speaker
        red: hand aggression-2
        1-hex: blight 1 ship; blue 1 ship
        """)
    assert t.g.ships[BLUE] == 15 and not any(t.g.devoured)


def test_f1313_scrapped_it_gives_back_what_lies_on_it() -> None:
    t = reach("seats 3, act 3\nfates: blight-speaker\nred: cards f1313; hand aggression-2\ndevoured: 2 blue")
    t.g.cards[RED] = without(t.g.cards[RED], CARD_NUMBER["f1313"])
    t.g.scrap_card(CARD_NUMBER["f1313"])
    assert t.g.ships[BLUE] == 15
    t.g.check()


# -- F1304: Blight Fury --------------------------------------------------------------------------------------------

FURY = "cards f1304"


def test_f1304_blight_moves_alone_from_a_controlled_system() -> None:
    t = leads("mobilization-2", "1-hex: red 1 ship; blight 1 ship, 1 damaged ship", FURY)
    t.plays("red", "move")
    if is_asked(t, "move_from"):
        t.plays("red", "from 1-hex")
    t.plays("red", "to 1-crescent", "0 fresh", "with 0 fresh and 1 damaged")
    assert blight(t, "1-crescent") == (0, 1) and blight(t, "1-hex") == (1, 0)
    assert t.ships("red", "1-hex") == (1, 0)


def test_f1304_blight_moves_along_with_ships_and_not_without_control() -> None:
    t = leads("mobilization-2", "1-hex: red 1 ship; blight 1 ship", FURY)
    t.plays("red", "move", "from 1-hex", "to 1-crescent", "1 fresh", "with 1 fresh")
    assert blight(t, "1-crescent") == (1, 0) and t.ships("red", "1-crescent") == (1, 0)
    t = leads("mobilization-2", "1-hex: red 1 ship; blue 1 ship; blight 1 ship", FURY)
    t.plays("red", "move", "from 1-hex", "to 1-crescent")
    assert blight(t, "1-hex") == (1, 0) and not is_asked(t, "escort_tokens")


def test_f1304_blight_never_catapults() -> None:
    lines = "1-hex: red 2 ships, starport; blight 1 ship"
    t = leads("mobilization-2", lines, FURY).plays("red", "move", "from 1-hex", "to 1-gate", "2 fresh", "with 1 fresh")
    assert is_asked(t, "turn") and t.ships("red", "1-gate") == (2, 0) and blight(t, "1-gate") == (1, 0)
    t = leads("mobilization-2", lines, FURY).plays("red", "move", "from 1-hex", "to 1-gate", "2 fresh", "with 0 fresh")
    t.asks("red", "catapult")


def test_f1304_blight_is_repaired_where_one_has_control() -> None:
    t = leads("construction-2", "1-hex: red 1 ship; blight 1 damaged ship\n2-hex: blight 1 damaged ship", FURY)
    t.plays("red", "repair").cannot("red", "Blight in 2-hex")
    t.plays("red", "Blight in 1-hex")
    assert blight(t, "1-hex") == (1, 0)


def angry(red: str, number: int, lines: str = "") -> ReachScenario:
    """Red angers the Blight and rolls a number."""
    t = leads("aggression-2", f"1-hex: blight 1 ship; blue 1 ship\n2-hex: blight 1 ship; blue 1 ship\n{lines}", red)
    t.load_dice([number - 1], [list(range(6))], [0])
    return t.plays("red", "anger the Blight")


def test_f1304_anger_lets_the_blight_of_the_rolled_cluster_strike() -> None:
    t = angry(FURY, 1)
    assert t.ships("blue", "1-hex") == (0, 0) and t.ships("blue", "2-hex") == (1, 0)
    assert t.trophies("red", "blue") == {}


def test_f1304_b35_psionics_are_spent_after_the_roll_one_at_a_time() -> None:
    t = angry(f"{FURY}; resources psionic psionic", 1)
    t.plays("red", "one cluster up")
    while is_asked(t, "anger_pay"):
        t.plays("red", t.options()[0])
    t.plays("red", "stop")
    assert t.ships("blue", "1-hex") == (1, 0) and t.ships("blue", "2-hex") == (0, 0)
    assert t.resources("red") == ["psionic"] and t.supply("psionic") == 4


def test_f1304_b35_six_and_one_are_neighbours_and_outrage_does_not_matter() -> None:
    t = angry(f"{FURY}; resources psionic; outrage psionic", 6)
    t.plays("red", "one cluster up")
    assert t.ships("blue", "1-hex") == (0, 0)


def test_f1304_what_anger_destroys_feeds_blight_hunger() -> None:
    assert eaten(angry(f"{FURY} f1313", 1), BLUE) == 1


# -- F1305: Blight Hunters, F1306: Blight Reapers ------------------------------------------------------------------


def battled(red: str) -> ReachScenario:
    t = leads("aggression-2", "1-hex: red 2 ships; blight 1 ship", red).plays("red", "battle")
    t.plays("red", "0 Assault dice")
    if "0 Raid dice" in t.options():
        t.plays("red", "0 Raid dice")
    t.dice(skirmish="hit, hit")
    return t.plays("red", "2 Skirmish dice")


def test_f1305_b23_one_hit_is_enough_for_each_step() -> None:
    t = battled("cards f1305")
    assert blight(t, "1-hex") == (0, 0) and t.trophies("red", "blight") == {"ships": 1}
    assert blight(battled("power 0"), "1-hex") == (0, 1)


def test_f1306_harvest_brings_a_resource_of_the_planet() -> None:
    t = leads("administration-2", "1-hex: red 1 ship; blight 1 damaged ship", "cards f1306")
    settled(t.plays("red", "harvest Blight"))
    assert t.resources("red") == ["material"] and blight(t, "1-hex") == (0, 0)
    assert t.trophies("red", "blight") == {} and t.g.ships[BLIGHT] == 24


def test_f1306_at_a_gate_any_resource_and_only_damaged_blight() -> None:
    t = leads("administration-2", "1-gate: red 1 ship; blight 1 damaged ship", "cards f1306")
    settled(t.plays("red", "harvest Blight", "Relic"))
    assert t.resources("red") == ["relic"]
    t = leads("administration-2", "1-hex: red 1 ship; blight 1 ship", "cards f1306").cannot("red", "harvest Blight")
    assert t.why_not("red", "f1306")[0].startswith("No Blight is damaged")


# -- F1307 to F1311 ------------------------------------------------------------------------------------------------


def crisis(card: str, lines: str) -> ReachScenario:
    return reach(f"""
        seats 3, act 3, initiative red, begin crises
        fates: blight-speaker
        red: hand aggression-2
        court: aid01 red 1, {card}, cc02 red 2, cc03 blue 1, cc04
        rolled: crisis-hex 1
        {lines}
        """)


def secured(card: str, lines: str) -> ReachScenario:
    t = leads("aggression-2", f"court: aid01, {card} red 1, cc02, cc03, cc04\n{lines}")
    return t.plays("red", "secure")


def test_f1307_crisis_two_power_for_each_blight_among_the_trophies() -> None:
    t = crisis("f1307", "blue: trophies blight 2 ships\nwhite: trophies blight 1 ship")
    assert t.power("blue") == 4 and t.power("white") == 2 and t.trophies("blue", "blight") == {"ships": 2}
    assert t.deck_bottom() == ["f1307"]


def test_f1308_secured_rivals_lose_their_blight() -> None:
    t = secured("f1308", "red: trophies blight 2 ships\nwhite: trophies blight 1 ship")
    assert t.power("red") == 4 and t.power("white") == 0
    assert t.trophies("red", "blight") == {"ships": 2} and t.trophies("white", "blight") == {}
    assert t.g.ships[BLIGHT] == 22 and t.court_discard() == ["f1308"]


def test_f1310_crisis_blight_at_home_calls_agents_back() -> None:
    t = crisis("f1310", "1-hex: red city; blight 1 ship, 1 damaged ship\n2-hex: blue 1 ship; blight 1 ship")
    t.asks("red", "recall_agents").chooses("red", "Imperial Council", t.options()[-1])
    assert t.agents("red") == 9 and t.agents("blue") == 9 and t.deck_bottom() == ["f1310"]


def test_f1310_a_flagship_is_a_home_too() -> None:
    t = crisis("f1310", "blue: flagship in 2-hex\n2-hex: blight 1 ship")
    assert t.agents("blue") == 10


def test_f1310_secured_damaged_blight_of_a_cluster_falls() -> None:
    t = secured("f1310", "1-hex: red 1 ship\n1-arrow: blight 2 damaged ships, 1 ship\n2-hex: blight 1 damaged ship")
    if is_asked(t, "blight_panic"):
        t.plays("red", "cluster 1")
    assert t.trophies("red", "blight") == {"ships": 2} and t.deck_bottom() == ["f1310"]


def test_f1311_b14_secured_destroyed_blight_is_trophies() -> None:
    t = secured("f1311", "1-hex: red 1 ship\n1-arrow: blight 2 damaged ships\n6-gate: blight 1 ship")
    t.plays("red", "cluster 1")
    assert t.trophies("red", "blight") == {"ships": 2} and t.deck_bottom() == ["f1311"]
    assert t.ships("blight", "6-gate") == (1, 0) and SYSTEM_NUMBER["6-gate"] == 20
