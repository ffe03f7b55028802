"""The Pathfinder in Act III: Pilgrims and the Portal, Call to Pilgrimage, Portal Seekers, Seek the Portal."""

from boardwright.games.arcs.campaign.facts import EMPIRE
from boardwright.games.arcs.facts import CARD_NUMBER
from boardwright.games.arcs.state import PIECE_KINDS, SHIP
from tests.games.arcs.leaders.steps import is_asked
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import ends_chapter, grand, leads_in_act_3

RED, BLUE = 0, 1
PORTAL = "tokens: portal in 1-hex"


def leads(card: str, lines: str, red: str = "power 0") -> ReachScenario:
    return leads_in_act_3("pathfinder", lines, red, card)


def test_f907_the_set_up_step_by_step() -> None:
    t = reach(
        "seats 3, act 3, initiative red, begin set-up\nfates: pathfinder\n1-hex: red 1 ship\ntokens: portal in 1-hex"
    )
    assert sorted(t.cards("red")) == ["f907", "f908"]
    assert t.g.court_deck[-1] == CARD_NUMBER["f909"] and t.g.on_top == 1
    assert [CARD_NUMBER["f910"], CARD_NUMBER["f911"]] == list(t.g.seekers)
    planets = t.tokens("pilgrim")
    assert len(planets) == 6 and len({planet.split("-")[1] for planet in planets}) == 1


# -- grand ambitions -----------------------------------------------------------------------------------------------


def chapter(lines: str, delivered: int, number: int = 1) -> ReachScenario:
    t = reach(f"""
        seats 3, act 3, chapter {number}, initiative red
        fates: pathfinder
        red: hand aggression-2
        {lines}
        """)
    t.g.delivered = delivered
    return t.plays("red", "pass the initiative")


def test_f907_control_of_the_portals_system() -> None:
    assert grand(chapter(f"{PORTAL}\n1-hex: red 1 ship", 0)) == 1
    assert grand(chapter(f"{PORTAL}\n1-hex: red 1 ship; blue 1 ship", 0)) == 0
    assert grand(chapter(f"{PORTAL}\n1-hex: empire 1 ship\nfirst regent: red", 0)) == 1
    assert grand(chapter("1-hex: red 1 ship", 0)) == 0, "B-27: a Portal that is not on the map"


def test_f907_more_pilgrims_than_the_number_of_the_chapter() -> None:
    assert grand(chapter(PORTAL, 2)) == 1 and grand(chapter(PORTAL, 1)) == 0
    assert grand(chapter(PORTAL, 3, number=3)) == 0 and grand(chapter(PORTAL, 4, number=3)) == 1


def test_a16_f906_one_more_for_whoever_holds_portal_seekers_but_two_at_most() -> None:
    lines = f"{PORTAL}\n1-hex: blue 1 ship\nblue: cards f906"
    t = ends_chapter("pathfinder", lines)
    assert grand(t, BLUE) == 1 and t.power("blue") == 2, "with no grand ambitions of their own"
    t = chapter(f"{PORTAL}\n1-hex: red 1 ship\nred: cards f906", 2, number=2)
    assert grand(t) == 2 and t.power("red") == 8
    t = chapter(f"{PORTAL}\n1-hex: red 1 ship\nred: cards f906", 0)
    assert grand(t) == 2
    assert grand(ends_chapter("pathfinder", f"{PORTAL}\nblue: cards f906"), BLUE) == 0


# -- F908: Pilgrims ------------------------------------------------------------------------------------------------

WALK = "use Pilgrims"


def walking(lines: str, red: str = "") -> ReachScenario:
    return leads("mobilization-2", lines, f"cards f908{red}")


def test_f908_each_pilgrim_walks_once_to_controlled_systems() -> None:
    t = walking("tokens: pilgrim of red in 1-hex, pilgrim of red in 1-hex\n1-crescent: red 1 ship\n1-gate: red 1 ship")
    t.plays("red", WALK, "from 1-hex", "to 1-gate", "from 1-hex", "to 1-crescent")
    assert t.tokens("pilgrim") == ["1-gate", "1-crescent"] and is_asked(t, "turn")
    t.cannot("red", WALK)


def test_f908_also_to_the_flagship_and_any_may_stay() -> None:
    t = walking(
        "tokens: pilgrim of red in 1-hex, pilgrim of red in 2-hex\n1-crescent: blue 3 ships", "; flagship in 1-gate"
    )
    t.plays("red", WALK, "from 1-hex")
    if is_asked(t, "pilgrim_to"):
        t.plays("red", "to 1-gate")
    while is_asked(t, "pilgrim_from"):
        t.plays("red", "stop")
    assert "1-gate" in t.tokens("pilgrim") and "2-hex" in t.tokens("pilgrim")


def test_f908_not_without_a_way() -> None:
    t = walking("tokens: pilgrim of red in 1-hex\n3-hex: red 1 ship").cannot("red", WALK)
    assert any(told.startswith("Pilgrims walk once per turn") for told in t.why_not("red", "f908"))


def test_f908_a_pilgrim_is_a_loyal_piece_that_cannot_be_harmed() -> None:
    t = leads("construction-2", "tokens: pilgrim of red in 1-hex").plays("red", "build", "city in 1-hex")
    assert t.buildings("1-hex")[0] == "red city"
    t = leads("aggression-2", "tokens: pilgrim of blue in 1-hex\n1-hex: red 1 ship", "title outlaw")
    t.cannot("red", "battle")


def test_f908_use_the_portal_and_a_seeker_comes_on_top_of_the_court_deck() -> None:
    pilgrims = "pilgrim of red in 1-hex, pilgrim of red in 1-hex, pilgrim of red in 2-hex"
    t = walking(f"{PORTAL}, {pilgrims}\n1-hex: red 1 ship")
    t.g.seekers = (CARD_NUMBER["f910"], CARD_NUMBER["f911"])
    t.plays("red", "use the Portal")
    assert t.g.delivered == 2 and t.tokens("pilgrim") == ["2-hex"]
    assert t.g.court_deck[-1] == CARD_NUMBER["f910"] and t.g.on_top == 1
    assert [CARD_NUMBER["f911"]] == list(t.g.seekers)


def test_f908_b05_not_without_a_pilgrim_there_nor_without_control() -> None:
    t = walking(f"{PORTAL}, pilgrim of red in 2-hex\n1-hex: red 1 ship").cannot("red", "use the Portal")
    walking(f"{PORTAL}, pilgrim of red in 1-hex\n1-hex: blue 1 ship").cannot("red", "use the Portal")
    assert any(told.startswith("You need control of the system of the Portal") for told in t.why_not("red", "f908"))


def test_f908_with_no_seeker_left_nothing_comes() -> None:
    t = walking(f"{PORTAL}, pilgrim of red in 1-hex\n1-hex: red 1 ship").plays("red", "use the Portal")
    assert t.g.delivered == 1 and t.g.on_top == 0


# -- F905: Call to Pilgrimage --------------------------------------------------------------------------------------


def crisis(card: str, roll: str, lines: str) -> ReachScenario:
    return reach(f"""
        seats 3, act 3, initiative red, begin crises
        fates: pathfinder
        court: aid01, {card}, cc05, cc06, cc08
        rolled: {roll} 1
        {lines}
        """)


def test_f905_crisis_an_arrow_costs_everyone_a_guild_card() -> None:
    lines = "red: hand aggression-2; cards cc01 cc02\nblue: cards f1503\nwhite: cards cc03"
    t = crisis("f905", "crisis-arrow", lines).plays("red", "discard Mining Interest")
    assert "cc02" in t.cards("red") and "cc01" not in t.cards("red") and "cc03" not in t.cards("white")
    assert "f1503" in t.cards("blue"), "protected"
    assert "f905" in t.row()


def test_f905_crisis_nothing_without_an_arrow() -> None:
    t = crisis("f905", "crisis-hex", "red: hand aggression-2; cards cc01")
    assert "cc01" in t.cards("red") and "f905" in t.row()


def test_f905_secured_rivals_lose_all_guild_cards_of_a_suit() -> None:
    lines = "court: aid01, f905 red 1, cc05, cc06, cc08\nblue: cards cc02 f1503 cc04\nwhite: cards cc07"
    t = leads("aggression-2", lines, "cards cc01").plays("red", "secure")
    if is_asked(t, "pilgrimage_suit"):
        t.plays("red", "Material")
    assert "cc02" not in t.cards("blue") and {"f1503", "cc04"} <= set(t.cards("blue"))
    assert t.noted("shuffled_in") == [(CARD_NUMBER["f905"],)]


def test_f905_secured_without_a_guild_card_nothing_happens() -> None:
    t = leads("aggression-2", "court: aid01, f905 red 1, cc05, cc06, cc08\nblue: cards cc02").plays("red", "secure")
    assert "cc02" in t.cards("blue") and t.noted("shuffled_in")


# -- F909: Seek the Portal -----------------------------------------------------------------------------------------


def test_f909_crisis_everyone_scraps_a_ship_on_the_map_but_no_flagship() -> None:
    lines = "red: hand aggression-2\n1-hex: red 1 ship, 1 damaged ship\n2-hex: white 1 ship\nblue: flagship in 3-hex"
    t = crisis("f909", "crisis-hex", lines)
    t.asks("red", "scrap_ship").plays("red", "a damaged ship in 1-hex")
    assert t.ships("red", "1-hex") == (1, 0) and t.ships("white", "2-hex") == (0, 0)
    assert t.ships("blue", "3-hex") == (1, 0) and "f909" in t.row()
    assert t.g.gone[RED * PIECE_KINDS + SHIP] == 1


def seeks(lines: str, red: str = "power 0") -> ReachScenario:
    return leads("aggression-2", f"court: aid01, f910 red 1, cc05, cc06, cc08\n{lines}", red).plays("red", "secure")


def test_f910_secured_ships_at_the_portal_bring_two_power_each() -> None:
    t = seeks(f"{PORTAL}\n1-hex: red 2 ships; blue 1 ship; empire 1 damaged ship")
    t.chooses("red", "fresh ship of Blue", "damaged ship of the Empire", "fresh ship of Red")
    assert t.power("red") == 6 and t.ships("red", "1-hex") == (1, 0) and t.ships("blue", "1-hex") == (0, 0)
    assert t.g.gone[EMPIRE * PIECE_KINDS + SHIP] == 1 and t.g.gone[BLUE * PIECE_KINDS + SHIP] == 1
    assert t.trophies("red", "blue") == {} and t.noted("shuffled_in") == [(CARD_NUMBER["f910"],)]


def test_f910_not_without_control_of_its_system() -> None:
    t = seeks(f"{PORTAL}\n1-hex: red 1 ship; blue 1 ship")
    assert is_asked(t, "turn") and t.ships("blue", "1-hex") == (1, 0) and t.noted("shuffled_in")


def test_f911_no_flagship_goes_through_the_portal() -> None:
    t = leads("aggression-2", f"court: aid01, f911 red 1, cc05, cc06, cc08\n{PORTAL}", "flagship in 1-hex")
    assert is_asked(t.plays("red", "secure"), "turn") and t.flagship("red") == "1-hex"
