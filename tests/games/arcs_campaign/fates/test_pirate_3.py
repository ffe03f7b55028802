"""The Pirate in Act III: Rumors and the Haven, what is known of them, statements, the last guess, and cards."""

from boardwright.games.arcs.campaign.rumors import haven, worlds
from boardwright.games.arcs.facts import CARD_NUMBER, SYSTEM_NUMBER
from boardwright.kernel.rng import Rng
from tests.games.arcs.leaders.steps import is_asked
from tests.games.arcs_campaign.position import RULES, ReachScenario, reach
from tests.games.arcs_campaign.steps import grand, leads_in_act_3

RED, BLUE, WHITE = 0, 1, 2
LAID = "rumors: cluster 1-arrow, symbol 2-hex, false 3-arrow, false 4-crescent"
"""The Haven is 1-hex."""
HOARD = "cards f1202; held f1202 fuel fuel"


def leads(card: str, lines: str, red: str = "power 0") -> ReachScenario:
    return leads_in_act_3("pirate", lines, red, card)


def kinds(t: ReachScenario, seat: int | None) -> dict[str, str | None]:
    """What a seat is shown of the Rumors."""
    return {row["system"]: row["kind"] for row in RULES.view(t.g, seat)["reach"]["rumors"]}


# -- set-up --------------------------------------------------------------------------------------------------------


def test_f1208_the_set_up_step_by_step() -> None:
    t = reach("seats 3, act 3, initiative red, begin set-up\nfates: pirate\n1-hex: red 1 ship")
    t.plays("red", "in 1-arrow").plays("red", "in 2-hex").chooses("red", "in 3-arrow", "in 4-crescent")
    assert t.tokens("rumor") == ["1-arrow", "2-hex", "3-arrow", "4-crescent"] and haven(t.g) == SYSTEM_NUMBER["1-hex"]
    assert {CARD_NUMBER["f1209"], CARD_NUMBER["f1210"]} <= set(t.g.court_deck)
    assert {"f1211", "f1212"} <= set(t.laws())
    assert set(kinds(t, BLUE).values()) == {None} and kinds(t, RED)["2-hex"] == "symbol"


# -- the grand ambitions -------------------------------------------------------------------------------------------


def chapter(lines: str, red: str = HOARD) -> ReachScenario:
    return reach(f"""
        seats 3, act 3, initiative red
        fates: pirate
        red: {red}
        {LAID}
        {lines}
        """)


NO_RIVALS, LOYAL = '"No Rival has a piece there."', '"I have a piece there."'


def test_f1208_only_with_two_resources_on_the_hoard() -> None:
    t = chapter("1-hex: red 1 ship", "cards f1202; held f1202 fuel")
    assert grand(t) == 0 and not is_asked(t, "haven_statements")


def test_f1208_both_statements_if_they_are_true_and_the_pirate_likes() -> None:
    t = chapter("1-hex: red 1 ship").chooses("red", NO_RIVALS, LOYAL)
    assert grand(t) == 2 and t.power("red") == 4
    assert t.noted("stated_loyal") == [(RED,)] and t.noted("stated_no_rivals") == [(RED,)]
    t = chapter("1-hex: red 1 ship").chooses("red")
    assert grand(t) == 0 and t.g.statements == ()


def test_f1208_a_false_statement_is_impossible() -> None:
    t = chapter("1-hex: red 1 ship; blue 1 ship")
    t.can("red", LOYAL).cannot("red", NO_RIVALS)
    t = chapter("2-hex: red 1 ship")
    t.can("red", NO_RIVALS).cannot("red", LOYAL)


def test_f1208_pieces_of_the_empire_the_free_states_and_the_blight_do_not_matter() -> None:
    chapter("1-hex: empire 1 ship; free city; blight 1 ship").can("red", NO_RIVALS)


def test_f1208_b12_an_agent_on_a_rumor_in_the_havens_system_spoils_it() -> None:
    laid = "rumors: cluster 1-hex blue, symbol 2-hex, false 3-arrow, false 4-crescent"
    t = reach(f"seats 3, act 3, initiative red\nfates: pirate\nred: {HOARD}\n1-hex: red 1 ship\n{laid}")
    assert haven(t.g) == SYSTEM_NUMBER["1-hex"]
    t.can("red", LOYAL).cannot("red", NO_RIVALS)
    elsewhere = "rumors: cluster 1-arrow blue, symbol 2-hex, false 3-arrow, false 4-crescent"
    t = reach(f"seats 3, act 3, initiative red\nfates: pirate\nred: {HOARD}\n1-hex: red 1 ship\n{elsewhere}")
    t.can("red", NO_RIVALS)


def test_f1208_nobody_else_is_shown_what_is_fulfilled() -> None:
    t = leads("aggression-2", f"{LAID}\n1-hex: red 1 ship", HOARD)
    assert RULES.view(t.g, RED)["players"][RED]["objective"]["grand"] == [True, True]
    assert RULES.view(t.g, BLUE)["players"][RED]["objective"]["grand"] == [False, False]
    assert RULES.view(t.g, None)["players"][RED]["objective"]["grand"] == [False, False]


# -- what is known -------------------------------------------------------------------------------------------------


def test_f1211_who_has_an_agent_on_a_rumor_knows_it() -> None:
    t = leads("aggression-2", "rumors: cluster 1-arrow blue, symbol 2-hex, false 3-arrow, false 4-crescent")
    assert kinds(t, BLUE) == {"1-arrow": "cluster", "2-hex": None, "3-arrow": None, "4-crescent": None}
    assert set(kinds(t, WHITE).values()) == {None} and set(kinds(t, None).values()) == {None}


def test_f1211_a_guess_fits_tokens_seen_and_everything_that_was_said() -> None:
    t = chapter("1-hex: red 1 ship\n1-crescent: red 1 ship").chooses("red", LOYAL)
    assert t.g.statements[0] == (SYSTEM_NUMBER["1-crescent"], SYSTEM_NUMBER["1-hex"])
    fitting = worlds(t.g, BLUE)
    assert 1 < len(fitting) < 12 and tuple(sorted(t.g.rumors)) in fitting
    for seed in range(20):
        other = t.g.copy()
        RULES.redeal(other, BLUE, Rng.seeded(seed))
        other.check()
        assert haven(other) in t.g.statements[0]
        assert RULES.view(other, BLUE) == RULES.view(t.g, BLUE)
    mine = t.g.copy()
    RULES.redeal(mine, RED, Rng.seeded(1))
    assert mine.rumors == t.g.rumors, "the Pirate knows them"


def test_f1211_an_agent_on_a_rumor_is_a_loyal_piece_for_building_too() -> None:
    laid = "rumors: cluster 1-arrow, symbol 2-hex, false 3-arrow red, false 4-crescent"
    t = leads_in_act_3("hegemon pirate", laid, "power 0", "construction-2").plays("red", "build", "city in 3-arrow")
    assert t.buildings("3-arrow")[0] == "red city"


def raids(red: str) -> ReachScenario:
    t = leads_in_act_3("hegemon pirate", f"{LAID}\n1-hex: red 2 ships; blue city\nblue: resources fuel relic", red)
    t.plays("red", "battle")
    while not is_asked(t, "collect"):
        t.plays("red", t.options()[0])
    t.plays("red", "0 Assault dice")
    t.dice(raid="key key intercept").plays("red", "1 Raid die")
    if is_asked(t, "collect"):
        t.plays("red", "0 Skirmish dice")
    return t


def test_f1211_who_robs_the_pirate_in_a_battle_may_put_an_agent_on_a_rumor() -> None:
    t = raids("title outlaw")
    t.plays("red", t.options()[0])
    while not is_asked(t, "rumor_for_raid"):
        t.plays("red", t.options()[-1] if is_asked(t, "raid") else t.options()[0])
    t.plays("red", "in 3-arrow")
    assert t.g.rumor_agents == ((SYSTEM_NUMBER["3-arrow"], RED),) and kinds(t, RED)["3-arrow"] == "false"
    assert t.agents("red") == 9


def test_f1211_not_if_nothing_was_stolen() -> None:
    t = raids("title outlaw").plays("red", "stop")
    assert is_asked(t, "turn")


# -- the last guess ------------------------------------------------------------------------------------------------


def last(lines: str) -> ReachScenario:
    return reach(f"""
        seats 3, act 3, chapter 4, initiative red
        fates: pirate hegemon warden
        {LAID}
        {lines}
        """)


def test_f1211_who_names_the_haven_gains_ten_and_the_pirate_loses_ten() -> None:
    t = last("1-hex: blue 1 ship\n2-hex: blue 1 ship\n3-hex: white 1 ship")
    before = t.power("red"), t.power("blue")
    t.can("blue", "in 1-hex", "in 2-hex").cannot("blue", "in 3-hex").plays("blue", "in 1-hex").plays(
        "white", "in 3-hex"
    )
    assert (t.power("red"), t.power("blue")) == (before[0] - 10, before[1] + 10)
    assert t.game.outcome is not None and kinds(t, None)["1-arrow"] == "cluster"


def test_f1211_if_nobody_names_it_the_pirate_gains_ten() -> None:
    t = last("2-hex: blue 1 ship")
    before = t.power("red")
    t.plays("blue", "in 2-hex")
    assert t.power("red") == before + 10 and t.game.outcome is not None


def test_f1211_nobody_must_guess_nor_can_without_a_planet() -> None:
    t = last("2-hex: blue 1 ship")
    t.plays("blue", t.options()[-1])
    assert t.game.outcome is not None and t.noted("guessed_haven") == []
    assert last("").game.outcome is not None


def test_f1211_b34_a_final_objective_wins_whatever_is_guessed() -> None:
    t = last("1-hex: blue 1 ship")
    t.g.finalist = WHITE
    t.plays("blue", "in 1-hex")
    assert t.game.outcome is not None and t.game.outcome.winners == [WHITE]
    assert t.power("blue") > t.power("white")


# -- F1212: Sharing Rumors -----------------------------------------------------------------------------------------


def summit(lines: str, caller: str = "blue") -> ReachScenario:
    return reach(f"""
        seats 3, act 3, initiative {caller}, summit {caller}
        fates: pirate
        red: hand aggression-2
        blue: hand mobilization-6
        rumors: cluster 1-arrow blue, symbol 2-hex, false 3-arrow, false 4-crescent
        {lines}
        """)


def test_f1212_a_rumor_is_shared_by_consent() -> None:
    t = summit("").plays("blue", "nothing more", "propose a deal", "Blue gives White something", "a Rumor to share")
    t.plays("blue", "offer this deal").plays("white", "agree")
    assert kinds(t, WHITE)["1-arrow"] == "cluster" and (SYSTEM_NUMBER["1-arrow"], WHITE) in t.g.rumor_agents
    assert t.agents("white") == 9


def test_f1212_a_favor_forces_it_b46_for_the_pirate_too() -> None:
    t = summit("red: favors 1 blue", "red").plays("red", "call in Favors of Blue")
    if is_asked(t, "force"):
        t.plays("red", "a Rumor to share")
    assert (SYSTEM_NUMBER["1-arrow"], RED) in t.g.rumor_agents and t.favors("red", "blue") == 0
    assert (RED, SYSTEM_NUMBER["1-arrow"]) not in t.g.rumors_seen


def test_f1212_b46_the_pirate_shares_nothing() -> None:
    laid = "rumors: cluster 1-arrow red, symbol 2-hex, false 3-arrow, false 4-crescent"
    t = reach(f"seats 3, act 3, initiative red, summit red\nfates: pirate\nred: hand aggression-2\n{laid}")
    t.plays("red", "nothing more", "propose a deal", "Red gives White something").cannot("red", "a Rumor to share")


# -- the Court -----------------------------------------------------------------------------------------------------


def crisis(card: str, roll: str, lines: str = "") -> ReachScenario:
    return reach(f"""
        seats 3, act 3, initiative white, begin crises
        fates: pirate
        white: hand aggression-2
        court: aid01, {card}, cc05, cc06, cc08
        rolled: {roll}
        rumors: cluster 1-arrow blue, symbol 2-hex, false 3-arrow, false 4-crescent
        {lines}
        """)


def test_f1209_crisis_rumors_of_the_rolled_cluster_are_turned_up() -> None:
    t = crisis("f1209", "crisis-hex 1")
    assert kinds(t, WHITE)["1-arrow"] == "cluster" and kinds(t, None)["1-arrow"] == "cluster"
    assert t.g.rumor_agents == () and t.agents("blue") == 10 and t.court_discard() == ["f1209"]


def test_f1210_crisis_it_stays_if_none_was_turned() -> None:
    t = crisis("f1210", "crisis-hex 5")
    assert "f1210" in t.row() and t.court_discard() == [] and len(t.g.rumor_agents) == 1


def test_f1209_secured_an_agent_on_a_rumor_beside_a_loyal_piece() -> None:
    lines = f"court: aid01, f1209 red 1, cc05, cc06, cc08\n{LAID}\n3-arrow: red 1 ship"
    t = leads_in_act_3("hegemon pirate", lines).plays("red", "secure")
    t.cannot("red", "in 1-arrow").plays("red", "in 3-arrow")
    assert kinds(t, RED)["3-arrow"] == "false" and t.court_discard() == ["f1209"]


def test_f1206_b11_crisis_who_has_the_most_resources_draws_the_bottom_card() -> None:
    t = crisis("f1206", "crisis-hex 5", "red: resources fuel fuel\nblue: resources fuel relic")
    assert len(t.hand("red")) == 1 and t.hand("blue") == [] and t.court_discard() == ["f1206"]


def test_f1206_secured_one_draws_it() -> None:
    t = leads("aggression-2", f"court: aid01, f1206 red 1, cc05, cc06, cc08\n{LAID}").plays("red", "secure")
    assert len(t.hand("red")) == 1 and t.court_discard() == ["f1206"]


def test_f1205_smugglers_tax_rival_cities_where_they_have_a_ship_and_capture_nobody() -> None:
    lines = f"{LAID}\n1-hex: red 1 damaged ship; blue 2 ships, city\n2-hex: blue city; free city"
    t = leads("administration-2", lines, "cards f1205; title outlaw").plays("red", "tax")
    assert t.captives("red", "blue") == 0 and ("material" in t.resources("red") or is_asked(t, "place_token"))
    leads("administration-2", lines, "title outlaw").cannot("red", "tax")


def test_f1207_silver_tongues() -> None:
    t = leads("aggression-2", f"{LAID}\nblue: resources fuel", "cards f1207")
    t.can("red", f"use {t.words.name('court', 'f1207')}")
