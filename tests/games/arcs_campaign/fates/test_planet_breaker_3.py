"""The Planet Breaker in Act III: set-up, grand ambitions, Planet-Eater Loose."""

from boardwright.games.arcs.campaign.facts import FATES
from boardwright.games.arcs.facts import CARD_NUMBER
from boardwright.games.arcs.state import CITY, STARPORT, changed
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import ends_chapter, grand, leads_in_act_3

RED, BLUE = 0, 1
FREE = 5
OUTRAGE = "red: outrage fuel; cards f1103 f1104\nblue: outrage relic\nwhite: outrage fuel"


def test_f1112_the_set_up_leaves_everything_as_it_was() -> None:
    t = reach(
        "seats 3, act 3, initiative red, begin set-up\nfates: planet-breaker\nred: cards f1103 f1104\n1-hex: red city"
    )
    assert sorted(t.cards("red")) == ["f1103", "f1104", "f1112"] and t.buildings("1-hex")[0] == "red city"


# -- F1112: the grand ambitions ------------------------------------------------------------------------------------


def test_f1112_every_player_has_outrage() -> None:
    built = "1-hex: free city"
    assert grand(ends_chapter("planet-breaker", f"{OUTRAGE}\n{built}")) == 1
    calm = "red: cards f1103 f1104\nblue: outrage relic\nwhite: outrage fuel"
    assert grand(ends_chapter("planet-breaker", f"{calm}\n{built}")) == 0


def ruined(cities: int, starports: int, banners: int, lines: str) -> int:
    """Grand ambitions in chapter 2 with so much in ruins."""
    t = reach(f"""
        seats 3, act 3, chapter 2, initiative red
        fates: planet-breaker
        red: cards f1103 f1104; hand aggression-2
        {lines}
        """)
    t.g.ruins = changed(t.g.ruins, FREE * t.g.piece_kinds + CITY, cities)
    t.g.ruins = changed(t.g.ruins, FREE * t.g.piece_kinds + STARPORT, starports)
    t.g.ruins = changed(t.g.ruins, RED * t.g.piece_kinds + 4, banners)
    t.g.cities[FREE] -= cities
    t.g.starports[FREE] -= starports
    t.plays("red", "pass the initiative")
    return grand(t)


def test_f1112_b41_more_buildings_in_ruins_than_the_number_of_the_chapter() -> None:
    assert ruined(2, 1, 0, "1-hex: free city") == 1
    assert ruined(1, 1, 3, "1-hex: free city") == 0, "Banners are no buildings"


def test_f1112_or_no_building_is_left_on_the_map() -> None:
    assert ruined(0, 0, 0, "") == 1 and ruined(0, 0, 0, "1-hex: free starport") == 0


def test_f1112_neither_if_a_rival_wins_warlord() -> None:
    lost = "ambitions: warlord 5\nwhite: outrage fuel; trophies red 1 ship"
    rows = "red: outrage fuel; cards f1103 f1104\nblue: outrage relic"
    assert grand(ends_chapter("planet-breaker", f"{rows}\n{lost}")) == 0
    won = "ambitions: warlord 5\nwhite: outrage fuel\nred: trophies blue 1 ship"
    assert grand(ends_chapter("planet-breaker", f"{rows}\n{won}")) == 2


# -- F1111: Planet-Eater Loose -------------------------------------------------------------------------------------


def broken(seed_symbol: str, lines: str = "") -> ReachScenario:
    text = f"""
        seats 3, act 3, initiative red, begin crises
        fates: hegemon
        laws: f1103
        scrapped: f1104
        court: aid01, f1111, cc01, cc03, cc04
        red: hand aggression-2; resources material
        rolled: crisis-hex 1
        next roll: crisis-{seed_symbol} 1
        1-hex: blue city
        {lines}
        """
    return reach(text)


def test_f1111_crisis_the_same_symbol_breaks_the_rolled_planet() -> None:
    """B-42: Outrage first; the cities that fall then provoke none."""
    t = broken("hex")
    assert t.tokens("broken-world") == ["1-hex"] and "city" not in " ".join(t.buildings("1-hex"))
    assert t.g.ruins[BLUE * t.g.piece_kinds + CITY] == 1
    assert [t.outrage(seat) for seat in ("red", "blue", "white")] == [["material"]] * 3
    assert "cc01" not in t.row() and "f1111" in t.row(), "Mining Interest leaves the Court, this card stays"
    assert t.g.hammers == 5


def test_f1111_crisis_another_symbol_breaks_nothing() -> None:
    t = broken("arrow")
    assert t.tokens("broken-world") == [] and t.outrage("red") == []


def test_f1111_b09_not_twice_and_not_without_a_token() -> None:
    t = broken("hex", "tokens: broken-world in 1-hex")
    assert t.tokens("broken-world") == ["1-hex"] and t.outrage("red") == []
    planets = ["1-arrow", "2-arrow", "3-arrow", "4-arrow", "5-arrow", "6-arrow"]
    t = broken("hex", "tokens: " + ", ".join(f"broken-world in {planet}" for planet in planets))
    assert len(t.tokens("broken-world")) == 6 and t.outrage("red") == []


def secures(skirmish: str, court: str = "f1111 red 3 blue 2") -> ReachScenario:
    t = leads_in_act_3("hegemon", f"laws: f1103\nscrapped: f1104\ncourt: aid01, {court}, cc02, cc03, cc04")
    t.dice(skirmish=skirmish)
    return t.plays("red", "secure")


def test_f1111_secured_with_three_hits_of_a_die_for_each_agent() -> None:
    t = secures("hit, hit, hit, blank, blank")
    assert t.power("red") == 3 and t.captives("red", "blue") == 2 and t.agents("red") == 10
    assert t.deck_bottom() == ["f1111"] and len(t.hand("red")) == 1


def test_f1111_with_fewer_hits_card_and_agents_stay() -> None:
    t = secures("hit, hit, blank, blank, blank")
    assert t.row()[1] == "f1111" and t.court()["f1111"][:2] == [3, 2] and t.power("red") == 0
    assert t.hand("red") == []


def test_f1111_c108_attached_it_stays_when_its_host_is_secured() -> None:
    t = leads_in_act_3(
        "hegemon", "laws: f1103\nscrapped: f1104\ncourt: aid01, cc01 red 1, cc02, cc03, cc04\nattached: f1111 to cc01"
    )
    t.plays("red", "secure")
    assert "cc01" in t.cards("red") and t.row()[1] == "f1111" and t.power("red") == 0
    assert CARD_NUMBER["f1111"] not in t.g.court_deck


def test_f1110_b07_the_resolution_belongs_to_act_2() -> None:
    acts = FATES[11]["acts"]
    assert acts[2]["resolution"] == "f1110" and "resolution" not in acts[3]
