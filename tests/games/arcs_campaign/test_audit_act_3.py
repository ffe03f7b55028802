"""Act III of the A and B fates: clauses that meet those of another fate."""

import pytest

from boardwright.games.arcs.campaign.facts import NO_IDEAL
from boardwright.games.arcs.facts import AMBITIONS, FUEL
from tests.games.arcs_campaign.act_3 import act_3, lies
from tests.games.arcs_campaign.position import ReachScenario

HOME = "6-arrow: red 1 ship; blue 1 ship; white 1 ship"


# -- the Steward ---------------------------------------------------------------------------------------------------


def test_f115_f1313_ships_lost_to_the_navy_are_not_devoured() -> None:
    """Blight Hunger takes what a Blight Crisis destroys; Navy Reprisal is none."""
    lines = "court: aid01, f115, cc01, cc02, cc03\nrolled: crisis-hex 6\nblue: title outlaw\nwhite: cards f1313"
    t = act_3("partisan", f"{lines}\n1-hex: blue 1 damaged ship; empire 1 ship\n{HOME}", begin="crises")
    assert t.ships("blue", "1-hex") == (0, 0) and not any(t.g.devoured) and t.g.ships[1] == 14


def test_f123_a102_a_conspiracy_is_no_marker_and_pays_no_second_place() -> None:
    lines = "red: hand construction-2; cards f2303\nsponsored: tycoon\ntrust: 1 fuel\nconspiracies: keeper red"
    t = act_3("conspirator steward", f"{lines}\nambitions: keeper 5\n1-hex: red 1 ship")
    t.g.latest_marker = 2
    t.plays("red", "lead Construction 2", "declare Tycoon")
    while t.game.decision is not None and t.game.decision.ask != "turn":
        t.plays("red", t.options()[0])
    assert t.power("red") == 0 and t.resources("red") == ["fuel"] and t.noted("sponsor_returned") == [()]


# -- the Founder ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("member", [True, False])
def test_f226_without_members_it_does_not_stay_in_the_booklet(member: bool) -> None:
    t = act_3("founder", f"blue: cards {'f219' if member else 'cc01'}\n1-hex: red 1 ship", begin="set-up")
    assert lies(t.g, "f226") == ("booklet" if member else "scrapped") and lies(t.g, "f227") == "red"


# -- the Magnate ---------------------------------------------------------------------------------------------------


def extorted(lines: str) -> ReachScenario:
    court = "court: aid01, f323, cc11, cc12, cc13\ndeck: cc14\nrolled: crisis-hex 6"
    return act_3("partisan", f"{court}\n{HOME}\n{lines}", begin="crises")


def test_f323_a45_what_one_discards_on_the_others_monopoly_spares_nobody() -> None:
    """Red and blue tie, blue with the supply on the Monopoly: both discard, whoever is first."""
    t = extorted("red: resources fuel fuel\nblue: cards f314; resources fuel\nsupply: 1 fuel")
    while t.game.decision is not None and t.game.decision.ask == "extortion":
        t.plays(["red", "blue", "white"][t.game.decision.seat], t.options()[0])
    assert t.resources("red") == ["fuel"] and t.resources("blue") == []


def test_f323_a45_what_one_discards_makes_nobody_else_have_the_most() -> None:
    t = extorted("red: resources fuel fuel\nblue: cards f314; resources fuel\nsupply: 0 fuel")
    t.plays("red", "discard Fuel from slot 1")
    assert t.resources("red") == t.resources("blue") == ["fuel"]


def test_f325_f2002_resources_in_the_green_vault_are_scrapped_as_well() -> None:
    t = act_3("magnate", "red: cards f314 f2002; vaulted fuel", begin="scoring")
    assert lies(t.g, "f314") == "scrapped" and t.g.vaulted[FUEL] == 0 and t.g.token_totals[FUEL] == 0
    t.g.check()


# -- the Caretaker -------------------------------------------------------------------------------------------------


def consumed(fates: str, lines: str) -> ReachScenario:
    """The chapter ends; red, the Caretaker, scraps Ancient Holdings with the Relic that lies there."""
    red = "red: cards f503 l13; resources - - - - - - relic"
    t = act_3(fates, f"{red}\ngolems: warrior awake on f503\nambitions: keeper 5\n{lines}", begin="scoring")
    t.asks("red", "consume_lore").plays("red", next(one for one in t.options() if "Ancient Holdings" in one))
    return t.plays("red", "go on")


def test_f520_a103_lore_is_scrapped_after_the_ambitions_were_won() -> None:
    """The Founder's Commonwealth has won Keeper, also if the Relic goes before the Founder's turn."""
    lines = "commonwealth: keeper\nblue: cards f219\nred: cards f218\n1-hex: free city, city\n2-hex: free city"
    t = consumed("caretaker founder", lines)
    assert t.noted("grand_ambitions") == [(0, 1), (1, 1)]


def test_f520_a103_objectives_ask_who_had_won_when_it_was_scored() -> None:
    """The Survivalist ties for Keeper; without the Relic the Survivalist would have won."""
    t = consumed("caretaker survivalist", "blue: resources relic; captives 1 white\ntokens: bunker of blue in 1-hex")
    assert t.noted("advanced") == []


# -- the Believer --------------------------------------------------------------------------------------------------


def breaks_world(fates: str) -> ReachScenario:
    """Red breaks a world with a city of blue."""
    lines = "red: hand aggression-2; title outlaw; cards f1102 f1103 f1104\ntokens: hammer in 1-hex"
    t = act_3(fates, f"{lines}\n1-hex: red 2 ships; blue city\nideals: keeper zeal, tycoon zeal\nambitions: tycoon 5")
    t.plays("red", "lead Aggression 2", "break the world")
    while t.game.decision is not None and t.game.decision.ask in ("sycophants", "answer_hammer"):
        t.plays(["red", "blue", "white"][t.game.decision.seat], t.options()[-1])
    return t


def test_f831_b50_who_breaks_a_world_destroys_the_cities_there() -> None:
    t = breaks_world("planet-breaker believer").asks("red", "break_faith")
    t.plays("red", next(one for one in t.options() if "Keeper" in one))
    assert t.g.ideals[AMBITIONS.index("keeper")] == NO_IDEAL and t.g.faith_breakers == ()


# -- the Hegemon ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["", ", banner of red in 2-hex"])
def test_f1009_b28_f620_a_terror_strike_takes_the_last_banner_and_the_card_with_it(other: str) -> None:
    lines = (
        "court: aid01, f620, f1009 blue 1, cc03, cc04\ndeck: cc05 cc06\nrolled: crisis-hex 6\nwhite: outrage material"
    )
    tokens = f"tokens: damaged banner of red in 1-hex{other}"
    t = act_3("hegemon", f"{lines}\n{tokens}\n{HOME}", begin="crises")
    assert t.tokens("banner") == (["2-hex"] if other else [])
    assert (lies(t.g, "f1009") == "scrapped") != bool(other)


# -- the Planet Breaker --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rolled", "overcome"), [("hit, hit, hit", True), ("hit, hit, blank", False)])
def test_f1111_f103_a_bargain_leaves_all_agents_on_the_planet_eater_until_it_is_overcome(
    rolled: str, overcome: bool
) -> None:
    """A die for each agent; those that blue would capture go home only if blue secures the card."""
    lines = "red: hand aggression-2; cards f103\ncourt: aid01, f1111 blue 2 white 1, cc02, cc03, cc04"
    t = act_3("steward", f"{lines}\n1-hex: red 1 ship").plays("red", "lead Aggression 2", "go on")
    t.dice(skirmish=rolled).plays("red", "bargain")
    assert t.power("blue") == (3 if overcome else 0) and t.captives("blue", "white") == 0
    assert (t.court().get("f1111") == [0, 2, 1]) != overcome
    assert t.agents("white") == (10 if overcome else 9)


# -- the Blight Speaker --------------------------------------------------------------------------------------------


def test_f1306_f2102_who_harvests_blight_destroys_it_and_blight_society_costs_an_agent() -> None:
    lines = "red: hand administration-2; cards f1306 f2102\n1-hex: red 1 ship; blight 1 damaged ship"
    t = act_3("naturalist", lines).plays("red", "lead Administration 2", "go on", "harvest Blight")
    while t.game.decision is not None and t.game.decision.ask == "place_token":
        t.plays("red", t.options()[0])
    assert t.resources("red") == ["material"] and t.agents("red") == 9
    t.g.check()


# -- the Peacekeeper -----------------------------------------------------------------------------------------------


def edicts(fates: str, lines: str) -> ReachScenario:
    """The Edicts, up to the first of some questions."""
    t = act_3(fates, f"{lines}\nwhite: agents 5", begin="edicts")
    while (decision := t.game.decision) and decision.ask not in ("lead", "hold_court", "balk_at_peace"):
        t.plays(["red", "blue", "white"][decision.seat], t.options()[-1])
    return t


PEACE_IN_1 = "tokens: " + ", ".join(f"{'' if n == 1 else 'damaged '}ceasefire in {n}-gate" for n in range(1, 7))
IMPERIAL = f"{PEACE_IN_1}\n1-hex: empire 1 ship\n1-arrow: empire 1 ship\nfirst regent: red\nsponsored: keeper"


@pytest.mark.parametrize(("policy", "pays"), [("peace", 4), ("war", 0)])
def test_f1510_f126_the_policy_of_peace_with_authority_is_one_of_peace(policy: str, pays: int) -> None:
    t = edicts("steward peacekeeper", f"policy: {policy}\n{IMPERIAL}")
    assert sum(power for _, _, seat, power, why in t.g.gains if (seat, why) == (0, "peace")) == pays


@pytest.mark.parametrize(("policy", "balks"), [("peace", False), ("war", True)])
def test_f1509_f124_the_policy_of_war_with_authority_is_one_of_war(policy: str, balks: bool) -> None:
    t = edicts("steward peacekeeper", f"policy: {policy}\n{IMPERIAL}\nblue: title outlaw")
    assert t.game.decision is not None and (t.game.decision.ask == "balk_at_peace") == balks


# -- the Warden ----------------------------------------------------------------------------------------------------

FIEF = "1-hex: red city\n1-arrow: blue city\nseats: 1-hex\ncourt tokens: 1 on"


def test_f1619_f224_a_tie_is_enough_for_the_lord_with_the_spirit_of_freedom() -> None:
    lines = f"policy: peace\ncourt: aid01, cc01 red 1 blue 1, cc02, cc03, cc04\n{FIEF} cc01"
    edicts("warden", lines).cannot("red", "secure it")
    t = edicts("warden", f"{lines}\nred: cards f224").plays("red", "secure it")
    assert "cc01" in t.cards("red")


EMPIRE_AT = "policy: peace\nfirst regent: red\n2-hex: empire 1 ship, 1 damaged ship; blue city"


@pytest.mark.parametrize("first_regent", [True, False])
def test_f909_c26_in_edicts_the_first_regent_controls_what_the_empire_does(first_regent: bool) -> None:
    lines = f"court: aid01, f909 red 1, cc02, cc03, cc04\n{FIEF} f909\ntokens: portal in 2-hex\n{EMPIRE_AT}"
    t = edicts("warden", lines if first_regent else lines.replace("regent: red", "regent: blue"))
    t.plays("red", "secure it")
    assert (t.game.decision is not None and t.game.decision.ask == "send_ships") == first_regent


def test_f1009_c26_in_edicts_the_first_regent_takes_banners_where_the_empire_has_control() -> None:
    lines = f"court: aid01, f1009 red 1, cc02, cc03, cc04\n{FIEF} f1009\ntokens: banner of blue in 2-hex\n{EMPIRE_AT}"
    edicts("warden hegemon", lines).plays("red", "secure it").asks("red", "take_banners")


def test_cc14_c26_in_edicts_the_first_regent_frees_cities_where_the_empire_has_control() -> None:
    lines = f"court: aid01, cc14 red 1, cc02, cc03, cc04\n{FIEF} cc14\n{EMPIRE_AT}"
    t = edicts("warden", lines).plays("red", "secure it").asks("red", "song_of_freedom")
    assert any("2-hex" in one for one in t.options())


# -- battles -------------------------------------------------------------------------------------------------------


def test_f909_r64_who_ransacks_it_and_sends_all_attackers_away_raids_nothing() -> None:
    """Red destroys the city of blue, secures Seek the Portal by the ransack, and scraps both attacking ships."""
    lines = "red: hand aggression-2; title outlaw\nblue: resources fuel\ncourt: aid01, f909 blue 1, cc02, cc03, cc04"
    t = act_3("partisan", f"{lines}\n2-hex: red 2 ships; blue damaged city\ntokens: portal in 2-hex\n{HOME}")
    t.plays("red", "lead Aggression 2", "go on", "battle", "in 2-hex", "0 Assault dice")
    t.dice(raid="key building_hit, key key intercept").plays("red", "2 Raid dice")
    t.asks("red", "send_ships").chooses("red", *["fresh ship of Red"] * 2)
    assert t.power("red") == 4 and t.ships("red", "2-hex") == (0, 0)
    t.asks("red", "turn")
    assert t.resources("blue") == ["fuel"]
