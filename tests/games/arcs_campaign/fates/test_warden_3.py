"""The Warden in Act III: grand ambitions, Warden's Levy, Feast Day, Feudal Courts, Lords Gain Power."""

from boardwright.games.arcs.facts import CARD_NUMBER
from boardwright.games.arcs.state import AGENT, PIECE_KINDS
from boardwright.kernel.still import rewritten, without
from tests.games.arcs.leaders.steps import is_asked
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import ends_chapter, grand, leads_in_act_3

RED, BLUE, WHITE = 0, 1, 2
FIEF = "1-hex: red city\n1-arrow: blue city\nseats: 1-hex"
"""Cluster 1 is a Fief: red is the Lord, blue a Vassal."""


def leads(card: str, lines: str, red: str = "power 0") -> ReachScenario:
    return leads_in_act_3("warden", lines, red, card)


def test_f1617_the_set_up_puts_law_and_edict_in_the_booklet() -> None:
    t = reach("seats 3, act 3, initiative red, begin set-up\nfates: warden\n1-hex: red 1 ship")
    assert {"f1609", "f1610", "f1618", "f1619"} <= set(t.laws()) and t.cards("red") == ["f1617"]


# -- F1617: the grand ambitions ------------------------------------------------------------------------------------


def test_f1617_lord_of_more_fiefs_than_each_rival() -> None:
    two = "1-hex: red city\n2-hex: red city\n3-hex: blue city\n4-hex: white city\nseats: 1-hex 2-hex 3-hex 4-hex"
    assert grand(ends_chapter("warden", two)) == 1
    even = "1-hex: red city\n3-hex: blue city\nseats: 1-hex 3-hex"
    assert grand(ends_chapter("warden", even)) == 0 and grand(ends_chapter("warden", "")) == 0


def test_f1617_more_seats_in_controlled_systems_than_the_number_of_the_chapter() -> None:
    seats = "1-hex: red 1 ship; blue city\n2-hex: red 1 ship; white city\nseats: 1-hex 2-hex"
    assert grand(ends_chapter("warden", seats)) == 1 and grand(ends_chapter("warden", seats, chapter=2)) == 0


# -- F1612: Warden's Levy ------------------------------------------------------------------------------------------

LEVY = "cards f1612"


def test_f1612_levy_a_ship_of_a_vassal_one_for_each_fief() -> None:
    t = leads("administration-2", FIEF, LEVY).plays("red", "levy a ship")
    assert list(t.g.levied) == [(BLUE, False)] and t.g.ships[BLUE] == 13
    t.cannot("red", "levy a ship")
    assert t.why_not("red", "f1612")[0].startswith("No Vassal of yours")


def test_f1612_not_from_who_is_no_vassal() -> None:
    leads("administration-2", "1-hex: red city\n2-arrow: blue city\nseats: 1-hex", LEVY).cannot("red", "levy a ship")
    leads("administration-2", "1-hex: blue city\n1-arrow: red city\nseats: 1-hex", LEVY).cannot("red", "levy a ship")


def attacks(lines: str, skirmish: str, red: str = LEVY) -> ReachScenario:
    t = leads("aggression-2", f"{FIEF}\n3-hex: red 2 ships; blue 2 ships\n{lines}", f"title outlaw; {red}")
    t.plays("red", "battle")
    while not is_asked(t, "collect"):
        t.plays("red", "in 3-hex")
    t.dice(assault=skirmish)
    return t.plays("red", f"{len(skirmish.split(','))} Assault dice")


def test_f1612_b31_ships_here_take_the_hits_of_the_attacker_first_two_each() -> None:
    t = attacks("levied: 1 blue", "hit self_hit, hit self_hit")
    while not is_asked(t, "turn"):
        t.plays("red", t.options()[0])
    assert t.ships("red", "3-hex") == (2, 0) and not t.g.levied and t.noted("levy_lost") == [(BLUE,)]
    assert t.trophies("blue", "red") == {}


def test_f1612_surplus_ships_go_home_at_once() -> None:
    t = reach(f"""
        seats 3, act 3, initiative blue
        fates: warden
        red: {LEVY}
        blue: hand aggression-2; title outlaw
        6-hex: red 1 damaged ship
        6-arrow: blue 1 damaged ship
        levied: 1 white
        1-hex: red city
        1-arrow: white damaged city; blue 2 ships
        seats: 1-hex
        """)
    t.plays("blue", "lead Aggression 2", "go on", "battle")
    while not is_asked(t, "collect"):
        t.plays("blue", t.options()[0])
    t.plays("blue", "0 Assault dice")
    if "0 Raid dice" in t.options():
        t.plays("blue", "0 Raid dice")
    t.dice(skirmish="hit, hit").plays("blue", "2 Skirmish dice")
    assert not t.g.levied and t.g.ships[WHITE] == 15


def test_f1612_levied_ships_go_home_with_the_card() -> None:
    t = leads("administration-2", f"{FIEF}\nlevied: 1 blue", LEVY)
    t.g.cards[RED] = without(t.g.cards[RED], CARD_NUMBER["f1612"])
    t.g.scrap_card(CARD_NUMBER["f1612"])
    assert not t.g.levied and t.g.ships[BLUE] == 14
    t.g.check()


# -- F1613, F1614: Feast Day ---------------------------------------------------------------------------------------

FEAST = "court: aid01, f1613, cc05, cc06, cc08"


def test_f1613_in_the_court_players_are_safe_from_each_other_in_fiefs() -> None:
    fray = f"{FIEF}\n1-crescent: red 1 ship; blue 1 ship"
    t = leads("aggression-2", f"{fray}\n{FEAST}", "title outlaw").cannot("red", "battle")
    assert t.why_not("red", "battle") == ["Feast Day protects them from you."]
    leads("aggression-2", fray, "title outlaw").can("red", "battle")
    attached = "court: aid01, cc01, cc05, cc06, cc08\nattached: f1614 to cc01"
    leads("aggression-2", f"{fray}\n{attached}", "title outlaw").cannot("red", "battle")


def test_f1613_not_outside_fiefs_nor_against_blight_and_free_cities() -> None:
    lines = (
        f"{FIEF}\n{FEAST}\n2-hex: red 1 ship; blue 1 ship\n1-crescent: red 1 ship; blight 1 ship\n1-gate: red 1 ship"
    )
    t = leads("aggression-2", lines, "title outlaw").plays("red", "battle")
    t.can("red", "in 2-hex", "in 1-crescent")


def test_f1613_crisis_it_leaves_the_game_with_all_agents_on_it() -> None:
    t = reach("""
        seats 3, act 3, initiative red, begin crises
        fates: warden
        red: hand aggression-2
        court: aid01, f1613 red 2 blue 1, cc05, cc06, cc08
        rolled: crisis-hex 1
        """)
    assert CARD_NUMBER["f1613"] in t.g.scrapped and t.agents("red") == 8 and t.agents("blue") == 9
    assert t.g.gone[RED * PIECE_KINDS + AGENT] == 2 and t.g.gone[BLUE * PIECE_KINDS + AGENT] == 1
    assert t.noted("agents_scrapped") == [(RED, 2), (BLUE, 1)]


def feast(lines: str) -> ReachScenario:
    return leads("aggression-2", f"court: aid01, f1613 red 1, cc05, cc06, cc08\n{lines}").plays("red", "secure")


def test_f1613_secured_a_rivals_seat_city_may_be_replaced() -> None:
    t = feast("2-hex: blue damaged city\nseats: 2-hex")
    t.plays("red", "the Seat on city 2-hex/1")
    assert t.buildings("2-hex")[0] == "damaged red city" and t.g.lord_of(2) == RED
    assert t.g.cities[RED] == 4 and t.g.cities[BLUE] == 5 and t.deck_bottom() == ["f1613"]
    assert t.trophies("red", "blue") == {} and t.outrage("red") == []


def test_f1613_secured_it_is_optional_and_needs_a_city_in_supply() -> None:
    t = feast("2-hex: blue city\nseats: 2-hex")
    t.plays("red", t.options()[-1])
    assert t.g.lord_of(2) == BLUE and t.deck_bottom() == ["f1613"]


# -- F1615, F1616 --------------------------------------------------------------------------------------------------


def test_f1615_skirmishers_and_f1616_sworn_guardians_are_those_of_the_court() -> None:
    t = leads("aggression-2", "1-hex: red 1 ship", "cards f1615").plays("red", "use Skirmishers")
    while not is_asked(t, "turn"):
        t.plays("red", t.options()[0])
    assert sum(t.ships("red", system)[0] for system in ("1-hex", "6-hex")) == 4
    t = leads("aggression-2", "blue: resources fuel; cards f1616", "cards cc08").plays("red", "use Silver-Tongues")
    assert "Fuel" not in " ".join(t.options()) and t.resources("blue") == ["fuel"]


# -- F1618: Feudal Courts ------------------------------------------------------------------------------------------

ROW = "court: aid01, cc01, cc05 white 1, cc06, cc08"


def influences(lines: str, *choices: str) -> ReachScenario:
    return leads("administration-2", f"{FIEF}\n{lines}").plays("red", "influence", *choices)


def test_f1618_a_token_on_a_card_that_had_neither_agents_nor_a_token() -> None:
    t = influences(ROW, "Mining Interest", "cluster 1")
    assert list(t.g.courts) == [0, 1, 0, 0, 0]
    assert is_asked(influences(ROW, "Skirmishers"), "turn"), "an agent lay there"
    assert is_asked(influences(ROW, "Imperial Council"), "turn")


def test_f1618_b45_not_beside_a_token_and_each_token_once() -> None:
    t = influences(f"{ROW}\ncourt tokens: 1 on cc01", "Arms Union")
    assert is_asked(t, "turn"), "the only token of red's Fiefs lies elsewhere"
    t = influences(
        f"{ROW}\n2-hex: blue city\n2-arrow: red city\nseats: 2-hex\ncourt tokens: 2 on cc01", "Mining Interest"
    )
    assert is_asked(t, "turn"), "one token per card"


def test_f1618_a_vassal_may_place_it_and_nobody_must() -> None:
    lines = "1-hex: blue city\n1-arrow: red city\nseats: 1-hex"
    t = leads("administration-2", f"{lines}\n{ROW}").plays("red", "influence", "Mining Interest", "cluster 1")
    assert t.g.courts[1] == 1
    t = leads("administration-2", f"{lines}\n{ROW}").plays("red", "influence", "Mining Interest")
    t.plays("red", t.options()[-1])
    assert t.g.courts[1] == 0


def test_f1618_others_can_neither_influence_nor_secure_the_card() -> None:
    lines = "1-hex: blue city\n1-arrow: white city\nseats: 1-hex\ncourt: aid01, cc01 red 1, cc05, cc06, cc08"
    token = "court tokens: 1 on cc01"
    t = leads("administration-2", f"{lines}\n{token}").plays("red", "influence").cannot("red", "Mining Interest")
    assert t.why_not("red", "f1618") == ["The Court token of cluster 1 keeps this for its Lord and Vassals."]
    leads("aggression-2", f"{lines}\n{token}").cannot("red", "secure")
    leads("aggression-2", lines).can("red", "secure")


SHARED = "court: aid01, cc01 red 2 blue 1 white 1, cc05, cc06, cc08\ncourt tokens: 1 on cc01"


def test_f1618_b32_the_lord_sends_token_and_vassals_agents_home() -> None:
    t = leads("aggression-2", f"{FIEF}\n{SHARED}").plays("red", "secure")
    assert list(t.g.courts) == [0] * 5 and t.captives("red", "blue") == 0 and t.captives("red", "white") == 1
    assert t.agents("blue") == 10 and "cc01" in t.cards("red")


def test_f1618_secured_by_a_vassal_the_token_stays_in_its_place() -> None:
    lines = "1-hex: blue city\n1-arrow: red city\nseats: 1-hex"
    t = leads("aggression-2", f"{lines}\n{SHARED}").plays("red", "secure")
    assert list(t.g.courts) == [0, 1, 0, 0, 0] and t.captives("red", "blue") == 1 and t.captives("red", "white") == 1


def ransacks(system: str) -> ReachScenario:
    lines = "2-hex: blue city\n2-arrow: white city\nseats: 2-hex\ncourt: aid01, cc01 white 1, cc05, cc06, cc08"
    where = f"{system}: red 2 ships; white damaged city"
    t = leads("aggression-2", f"{lines}\ncourt tokens: 2 on cc01\n{where}", "title outlaw").plays("red", "battle")
    while not is_asked(t, "collect"):
        t.plays("red", f"in {system}" if is_asked(t, "battle_in") else "White")
    t.plays("red", "0 Assault dice")
    if "0 Raid dice" in t.options():
        t.plays("red", "0 Raid dice")
    t.dice(skirmish="hit, hit").plays("red", "2 Skirmish dice")
    while not is_asked(t, "turn"):
        t.plays("red", t.options()[0])
    return t


def test_f1618_it_is_ransacked_only_for_a_city_of_that_fief() -> None:
    assert "cc01" not in ransacks("3-arrow").cards("red")
    assert "cc01" in ransacks("2-crescent").cards("red")


def test_f1618_the_token_goes_home_with_its_seat() -> None:
    t = leads("aggression-2", f"{FIEF}\n{SHARED}")
    t.g.buildings = rewritten(t.g.buildings, t.g.fiefs[0][1], 0)
    t.g.cities[RED] += 1
    t.g.building_left(t.g.fiefs[0][1])
    assert list(t.g.courts) == [0] * 5 and not t.g.fiefs


# -- F1619: Lords Gain Power ---------------------------------------------------------------------------------------


def edicts(lines: str) -> ReachScenario:
    t = reach(f"""
        seats 3, act 3, initiative red, begin edicts
        fates: warden
        policy: peace
        first regent: white
        red: hand aggression-2
        {lines}
        """)
    while (decision := t.game.decision) and decision.ask not in ("lead", "hold_court"):
        t.plays(["red", "blue", "white"][decision.seat], t.options()[-1])
    return t


def gained(t: ReachScenario, seat: int) -> int:
    return sum(power for _, _, one, power, why in t.g.gains if one == seat and why == "lords")


def test_f1619_three_power_for_each_fief() -> None:
    t = edicts("1-hex: red city\n2-hex: red city\n3-hex: blue city\nseats: 1-hex 2-hex 3-hex")
    assert gained(t, RED) == 6 and gained(t, BLUE) == 3 and gained(t, WHITE) == 0


def test_f1619_the_lord_influences_the_card_with_the_token_or_secures_it() -> None:
    t = edicts(f"{FIEF}\ncourt: aid01, cc01 blue 1, cc05, cc06, cc08\ncourt tokens: 1 on cc01")
    t.cannot("red", "secure it").plays("red", "influence it")
    assert t.court()["cc01"][:2] == [1, 1]
    t = edicts(f"{FIEF}\n{SHARED}").plays("red", "secure it")
    assert "cc01" in t.cards("red") and list(t.g.courts) == [0] * 5
