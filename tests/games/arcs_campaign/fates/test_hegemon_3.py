"""The Hegemon in Act III: set-up, grand ambitions, Mind Managers, Against Hegemony, Happy Hosts."""

from boardwright.games.arcs.facts import CARD_NUMBER
from tests.games.arcs.leaders.steps import is_asked
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import ends_chapter, grand, leads_in_act_3

RED, BLUE = 0, 1
PLANETS = ["1-hex", "2-hex", "3-hex", "4-hex", "5-hex"]


def banners(count: int) -> str:
    return "tokens: " + ", ".join(f"banner of red in {planet}" for planet in PLANETS[:count])


def leads(card: str, lines: str, red: str = "power 0") -> ReachScenario:
    return leads_in_act_3("hegemon", lines, red, card)


def test_f1011_the_set_up_brings_happy_hosts() -> None:
    t = reach("seats 3, act 3, initiative red, begin set-up\nfates: hegemon\n1-hex: red 1 ship")
    assert t.cards("red") == ["f1011", "f1012"] and t.objective("red") == 0


# -- F1011: the grand ambitions ------------------------------------------------------------------------------------


def test_f1011_no_rival_has_won_tyrant() -> None:
    assert grand(ends_chapter("hegemon", "")) == 1, "not declared"
    assert grand(ends_chapter("hegemon", "ambitions: tyrant 5\nred: captives 1 blue")) == 1
    assert grand(ends_chapter("hegemon", "ambitions: tyrant 5\nblue: captives 1 red")) == 0
    tied = "ambitions: tyrant 5\nblue: captives 1 red\nwhite: captives 1 red"
    assert grand(ends_chapter("hegemon", tied)) == 1


def test_f1011_more_banners_than_the_number_of_the_chapter() -> None:
    lost = "\nambitions: tyrant 5\nblue: captives 1 red"
    assert grand(ends_chapter("hegemon", banners(1) + lost)) == 0
    t = ends_chapter("hegemon", banners(2) + lost)
    assert grand(t) == 1 and t.power("red") == 2
    assert grand(ends_chapter("hegemon", banners(3) + lost, chapter=3)) == 0
    assert grand(ends_chapter("hegemon", banners(4) + lost, chapter=3)) == 1


def test_f1011_both_pay_the_higher_amount() -> None:
    t = ends_chapter("hegemon", banners(3), chapter=2)
    assert grand(t) == 2 and t.power("red") == 8


# -- F1006: Mind Managers ------------------------------------------------------------------------------------------

MIND = "cards f1006; captives 1 blue"


def test_f1006_manipulate_takes_a_card_and_gives_one() -> None:
    t = leads("administration-2", "white: hand mobilization-2", f"hand administration-2 construction-3; {MIND}")
    t.plays("red", "manipulate")
    if is_asked(t, "manipulate_take"):
        t.plays("red", "Mobilization 6")
    assert "mobilization-6" in t.hand("red") and t.hand("blue") == []
    t.asks("red", "manipulate_give").plays("red", "give Construction 3")
    assert t.hand("blue") == ["construction-3"] and t.hand("red") == ["mobilization-6"]


def test_f1006_b06_the_card_just_taken_may_go_back_and_both_steps_are_compulsory() -> None:
    t = leads("administration-2", "white: hand mobilization-2", f"hand administration-2 construction-3; {MIND}")
    t.plays("red", "manipulate")
    t.plays("red", "give Mobilization 6")
    assert t.hand("blue") == ["mobilization-6"] and t.hand("red") == ["construction-3"]


def test_f1006_needs_a_captive_of_a_rival_with_cards() -> None:
    leads("administration-2", "", "cards f1006; captives 1 white").cannot("red", "manipulate")
    leads("administration-2", "", "cards f1006").cannot("red", "manipulate")
    t = leads("administration-2", "", "cards f1006; captured 1 blue")
    t.can("red", "manipulate")
    told = leads("administration-2", "", "cards f1006").why_not("red", "f1006")
    assert told[0].startswith("You have no Captive of a Rival")


def test_f1006_the_others_no_longer_know_the_two_hands() -> None:
    t = leads("administration-2", "", f"hand administration-2 construction-3; {MIND}").plays("red", "manipulate")
    t.plays("red", "give Construction 3")
    assert any(seer == RED and place == BLUE for seer, place, _ in t.g.knows)
    assert not any(seer == 2 for seer, _, _ in t.g.knows)


# -- F1007, F1008: Prison Wardens ----------------------------------------------------------------------------------


def test_f1007_pressgang_and_execute_serve_with_captive_ships() -> None:
    t = leads("administration-2", "", "cards f1007; captured 1 blue 1 empire").plays("red", "execute")
    t.chooses("red", "captive ship of Blue")
    assert t.trophies("red", "blue") == {"ships": 1} and t.captive_ships("red") == {"empire": 1}
    t = leads("construction-2", "", "cards f1008; captured 1 blue 1 empire").plays("red", "pressgang")
    t.chooses("red", "captive ship of the Empire")
    assert t.captive_ships("red") == {"blue": 1} and t.g.ships[4] == 15


# -- F1009, F1010: Against Hegemony --------------------------------------------------------------------------------

COURT = "court: aid01, f1009 blue 2, cc02, cc03, cc04"


def secured(lines: str) -> ReachScenario:
    """Blue secures Against Hegemony."""
    t = reach(f"""
        seats 3, act 3, initiative blue
        fates: hegemon
        blue: hand aggression-2
        {COURT}
        6-hex: red 1 damaged ship
        {lines}
        """)
    t.plays("blue", "lead Aggression 2")
    if is_asked(t, "declare"):
        t.plays("blue", "go on")
    return t.plays("blue", "secure")


def test_f1009_when_secured_banners_in_controlled_systems_become_trophies() -> None:
    t = secured(f"{banners(3)}\n1-hex: blue 1 ship\n2-hex: blue 1 ship")
    t.chooses("blue", "in 1-hex")
    assert t.tokens("banner") == ["2-hex", "3-hex"] and t.trophies("blue", "red") == {"banners": 1}
    assert t.court_discard() == ["f1009"]


def test_f1009_none_need_be_taken_and_none_without_control() -> None:
    t = secured(banners(2))
    assert t.tokens("banner") == ["1-hex", "2-hex"] and t.court_discard() == ["f1009"]


def test_f1009_crisis_it_is_buried() -> None:
    t = reach(f"""
        seats 3, act 3, initiative red, begin crises
        fates: hegemon
        court: aid01, f1009 blue 1, cc02, cc03, cc04
        rolled: crisis-hex 1
        {banners(1)}
        """)
    assert t.deck_bottom() == ["f1009"] and t.agents("blue") == 10


def test_f1009_b28_it_leaves_the_game_when_the_last_banner_does() -> None:
    t = reach("""
        seats 3, act 3, initiative blue
        fates: hegemon
        blue: hand aggression-2; title outlaw
        court: aid01, f1009 blue 1, cc02, cc03, cc04
        1-hex: blue 1 ship
        6-hex: red 1 damaged ship
        tokens: damaged banner of red in 1-hex
        """)
    t.plays("blue", "lead Aggression 2", "go on", "battle", "0 Assault dice")
    if "0 Raid dice" in t.options():
        t.plays("blue", "0 Raid dice")
    t.dice(skirmish="hit").plays("blue", "1 Skirmish die")
    assert CARD_NUMBER["f1009"] in t.g.scrapped and "f1009" not in " ".join(t.row())
    assert t.agents("blue") == 10 and all(t.row()), "agents went home, the row was refilled"


def test_f1009_b28_turned_up_without_a_banner_on_the_map_it_leaves_at_once() -> None:
    t = reach("""
        seats 3, act 3, initiative blue
        fates: hegemon
        blue: hand aggression-2
        court: aid01, cc01 blue 2, cc02, cc03, cc04
        6-hex: red 1 damaged ship
        """)
    t.g.court_deck += [CARD_NUMBER["f1010"], CARD_NUMBER["f1009"]]
    t.plays("blue", "lead Aggression 2")
    if is_asked(t, "declare"):
        t.plays("blue", "go on")
    t.plays("blue", "secure")
    assert t.row()[1].startswith("cc") and CARD_NUMBER["f1009"] in t.g.scrapped and CARD_NUMBER["f1010"] in t.g.scrapped


# -- F1012: Happy Hosts --------------------------------------------------------------------------------------------


def test_f1012_pacify_captures_damaged_ships_where_one_has_control() -> None:
    lines = "1-hex: red 2 ships; blue 1 ship, 2 damaged ships; empire 1 damaged ship\n2-hex: blue 1 damaged ship"
    t = leads("aggression-2", lines, "cards f1012").plays("red", "pacify")
    assert t.captive_ships("red") == {"blue": 2, "empire": 1} and t.ships("blue", "1-hex") == (1, 0)
    assert t.ships("blue", "2-hex") == (0, 1) and t.g.captives_of(RED) == 3
    assert t.outrage("red") == []


def test_f1012_pacify_needs_damaged_ships_of_others() -> None:
    t = leads("aggression-2", "1-hex: red 2 ships, 1 damaged ship; blue 1 ship", "cards f1012")
    t.cannot("red", "pacify")
    assert t.why_not("red", "f1012")[0].startswith("No ship of another player")


def test_f1012_captive_ships_count_for_tyrant_and_go_home() -> None:
    t = ends_chapter("hegemon", "ambitions: tyrant 5\nred: captured 2 blue\nblue: captives 1 red")
    assert t.power("red") == 5 + 2 and t.captive_ships("red") == {} and t.g.ships[BLUE] == 15


def test_f1012_banners_let_captives_stay_when_tyrant_is_scored() -> None:
    lines = f"""
        ambitions: tyrant 5
        red: cards f1012; captured 2 blue; captives 1 white
        {banners(3)}
        2-hex: red 1 ship
        3-hex: white 1 ship
        """
    t = ends_chapter("hegemon", lines)
    t.asks("red", "keep_captives").chooses("red", "captive ship of Blue", "captive agent of White")
    assert t.captive_ships("red") == {"blue": 1} and t.captives("red", "white") == 1
    assert t.g.ships[BLUE] == 14 and t.power("red") == 5 + 4


def test_f1012_a_captive_ship_is_given_in_a_summit_and_comes_home_to_its_owner() -> None:
    t = reach("""
        seats 3, act 3, initiative red, summit red
        fates: hegemon
        red: hand aggression-2; captured 1 blue 1 empire
        """)
    t.plays("red", "nothing more", "propose a deal", "Red gives Blue something", "a captive ship")
    t.plays("red", "captive ship of Blue", "offer this deal").plays("blue", "agree")
    assert t.captive_ships("red") == {"empire": 1} and t.g.ships[BLUE] == 15


def test_f1012_c75_the_demand_of_war_takes_a_captive_ship_of_an_outlaw() -> None:
    t = reach("""
        seats 3, act 3, initiative white, begin edicts
        fates: hegemon
        policy: war
        blue: title outlaw
        red: captured 1 blue 1 empire
        first regent: white
        """)
    t.plays("white", "enforce the Policy of War")
    if is_asked(t, "demand"):
        t.plays("white", "demand the captive ship of Blue from Red")
    assert t.captive_ships("white") == {"blue": 1} and t.captive_ships("red") == {"empire": 1}
