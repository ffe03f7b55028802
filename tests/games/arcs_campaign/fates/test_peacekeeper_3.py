"""The Peacekeeper in Act III: clusters at Peace and at War, Arms Interest, Ceasefires, edicts, Peace Accords."""

from boardwright.games.arcs.campaign.facts import EDICT_ORDER
from boardwright.games.arcs.facts import CARD_NUMBER, WEAPON
from tests.games.arcs.leaders.steps import is_asked
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import ends_chapter, grand, leads_in_act_3, settled

RED, BLUE = 0, 1


def clusters(peace: str) -> str:
    """Those of these numbers are at Peace, all others at War."""
    sides = ["" if str(cluster) in peace else "damaged " for cluster in range(1, 7)]
    return "tokens: " + ", ".join(f"{side}ceasefire in {n}-gate" for n, side in enumerate(sides, 1))


def at_peace(t: ReachScenario) -> str:
    return "".join(token[0] for token in t.tokens("ceasefire") if "damaged" not in token)


def leads(card: str, lines: str, red: str = "power 0", peace: str = "1") -> ReachScenario:
    return leads_in_act_3("peacekeeper", f"{lines}\n{clusters(peace)}", red, card)


def test_f1507_the_set_up_peace_where_one_controls_a_system() -> None:
    t = reach("""
        seats 3, act 3, initiative red, begin set-up
        fates: peacekeeper
        1-hex: red 1 ship
        2-gate: red 1 ship
        3-hex: red 1 ship; blue 1 ship
        4-hex: empire 1 ship
        first regent: red
        """)
    assert at_peace(t) == "124" and {"f1508", "f1509", "f1510", "f1511"} <= set(t.laws())


def test_f1507_with_two_players_the_weapons_on_warlord_go_to_the_supply() -> None:
    t = reach("""
        seats 2, act 3, initiative red, begin set-up
        fates: peacekeeper
        set aside: 2 weapon 1 fuel
        1-hex: red 1 ship
        """)
    assert t.supply("weapon") == 5 and t.g.dummy[WEAPON] == 0 and sum(t.g.dummy) == 1


def test_f1507_two_clusters_at_peace_and_five() -> None:
    for peace, count in (("1", 0), ("16", 1), ("1234", 1), ("12346", 2)):
        assert grand(ends_chapter("peacekeeper", clusters(peace))) == count


# -- F1505: Arms Interest ------------------------------------------------------------------------------------------


def test_f1505_assemble_and_the_prelude() -> None:
    t = leads("construction-2", "", "cards f1505").plays("red", "assemble")
    assert settled(t).resources("red") == ["weapon"]
    t = leads("construction-2", "", "cards f1506").plays("red", "use Arms Interest")
    while is_asked(t, "take_tokens"):
        t.plays("red", t.options()[0])
    assert settled(t).resources("red") == ["weapon"] * 2 and "f1506" in t.court_discard()


# -- F1508: Ceasefires ---------------------------------------------------------------------------------------------

FRAY = "1-hex: red 2 ships; blue 1 ship"


def test_f1508_harm_at_peace_costs_a_weapon_and_the_cluster_is_at_war() -> None:
    t = leads("aggression-2", FRAY, "title outlaw; resources weapon").plays("red", "battle")
    assert at_peace(t) == "" and t.resources("red") == []
    assert is_asked(t, "collect")


def test_f1508_without_a_weapon_nobody_is_harmed() -> None:
    t = leads("aggression-2", FRAY, "title outlaw; resources fuel").cannot("red", "battle")
    told = t.why_not("red", "battle")
    assert told == ["Ceasefires protects them from you."]
    leads("aggression-2", FRAY, "title outlaw; resources fuel", peace="2").can("red", "battle")


def test_f1508_b18_an_outraged_weapon_will_do_a_frozen_one_will_not() -> None:
    leads("aggression-2", FRAY, "title outlaw; outrage weapon; resources weapon").can("red", "battle")
    leads("aggression-2", FRAY, "title outlaw; cards f1503; held f1503 weapon").cannot("red", "battle")


def test_f1508_blight_may_be_harmed_at_peace() -> None:
    t = leads("aggression-2", "1-hex: red 2 ships; blight 1 ship", "power 0").plays("red", "battle")
    assert at_peace(t) == "1"


def test_f1508_free_buildings_are_protected() -> None:
    leads("aggression-2", "1-hex: red 2 ships; free city", "power 0").cannot("red", "battle")


def test_f1508_galactic_rifles_and_martyrs_pay_too() -> None:
    lines = "1-crescent: red 2 ships\n1-hex: blue 1 ship"
    leads("aggression-2", lines, "title outlaw; cards l02").cannot("red", "fire rifles")
    t = leads("aggression-2", lines, "title outlaw; cards l02; resources weapon").plays("red", "fire rifles")
    while is_asked(t, "fire_at") or is_asked(t, "fire_from"):
        t.plays("red", t.options()[0])
    assert at_peace(t) == "" and t.resources("red") == []


def test_f1508_breaking_a_world_costs_a_weapon() -> None:
    lines = "1-hex: red 2 ships; free city\nblue: power 0"
    hammer = "cards f1103 f1104"
    tokens = "hammer in 1-hex"
    t = leads_in_act_3("peacekeeper", f"{lines}\n{clusters('1')}, {tokens}", hammer, "aggression-2")
    t.cannot("red", "break the world")
    t = leads_in_act_3("peacekeeper", f"{lines}\n{clusters('1')}, {tokens}", f"{hammer}; resources weapon")
    t.plays("red", "break the world")
    assert at_peace(t) == "" and t.resources("red") == []


def test_f1508_freedom_fighters_pay_for_a_revolt() -> None:
    lines = "1-hex: free city; blue 1 damaged ship"
    leads("aggression-2", lines, "title outlaw; cards f227").cannot("red", "incite a revolt")
    t = leads("aggression-2", lines, "title outlaw; cards f227; resources weapon").plays("red", "incite a revolt")
    assert at_peace(t) == "" and t.resources("red") == [] and t.ships("blue", "1-hex") == (0, 0)


def test_f1508_crises_are_no_harm() -> None:
    t = reach(f"""
        seats 3, act 3, initiative red, begin crises
        fates: peacekeeper
        red: hand aggression-2
        1-hex: blight 1 ship; blue 1 ship
        {clusters("1")}
        """)
    assert at_peace(t) == "1" and t.ships("blue", "1-hex") == (0, 0)


def test_b39_the_edicts_of_the_b_fates_come_by_their_numbers() -> None:
    cards = ("f1509", "f1510", "f1412", "f1619")
    assert [EDICT_ORDER[CARD_NUMBER[card]] for card in cards] == [34, 35, 60, 80]


# -- F1509, F1510: edicts ------------------------------------------------------------------------------------------


def edicts(policy: str, lines: str, red: str = "title outlaw") -> ReachScenario:
    return reach(f"""
        seats 3, act 3, initiative white, begin edicts
        fates: peacekeeper
        policy: {policy}
        first regent: blue
        white: hand aggression-2
        red: {red}
        1-hex: empire 1 ship
        1-arrow: empire 1 ship
        2-hex: empire 1 ship
        {lines}
        """)


def reached_edict(t: ReachScenario, ask: str) -> bool:
    """Whatever comes before is declined."""
    while (decision := t.game.decision) and decision.ask not in (ask, "lead"):
        t.plays(["red", "blue", "white"][decision.seat], t.options()[0])
    return is_asked(t, ask)


def test_f1509_under_war_the_first_regent_may_end_the_peace_of_an_imperial_cluster() -> None:
    t = edicts("war", clusters("123"))
    assert reached_edict(t, "balk_at_peace")
    t.can("blue", "cluster 1").cannot("blue", "cluster 2", "cluster 3").plays("blue", "cluster 1")
    assert at_peace(t) == "23"


def test_f1509_only_under_war_and_with_an_outlaw_peacekeeper() -> None:
    assert not reached_edict(edicts("war", clusters("123"), "title regent"), "balk_at_peace")
    assert not reached_edict(edicts("escalation", clusters("123")), "balk_at_peace")


def dividends(policy: str) -> ReachScenario:
    """Without the edicts of others."""
    lines = f"{clusters('1')}\n1-gate: red 1 ship\n1-crescent: white 1 ship; red 1 ship\n3-hex: white 1 ship"
    t = edicts(policy, lines)
    reached_edict(t, "lead")
    return t


def gained(t: ReachScenario, seat: int) -> int:
    return sum(power for _, _, one, power, why in t.g.gains if one == seat and why == "peace")


def test_f1510_two_power_for_each_system_in_clusters_at_peace() -> None:
    t = dividends("escalation")
    assert gained(t, RED) == 2 and gained(t, 2) == 0 and gained(t, BLUE) == 0


def test_f1510_imperial_systems_pay_the_first_regent_under_peace() -> None:
    t = dividends("peace")
    assert gained(t, BLUE) == 4 and gained(t, RED) == 2


# -- F1511: Peace Accords ------------------------------------------------------------------------------------------


def negotiates(lines: str, red: str = "power 0") -> ReachScenario:
    t = reach(f"""
        seats 3, act 3, initiative red, summit red
        fates: peacekeeper
        red: hand aggression-2; {red}
        first regent: white
        {clusters("6")}
        {lines}
        """)
    return t.plays("red", "nothing more")


PEACE = "make Peace in cluster 1"


def test_f1511_alone_with_two_systems() -> None:
    t = negotiates("1-hex: red 1 ship\n1-gate: red 1 ship").plays("red", PEACE)
    assert at_peace(t) == "16" and t.g.proposals[RED] == 0


def test_f1511_with_the_consent_of_another() -> None:
    t = negotiates("1-hex: red 1 ship\n1-gate: blue 1 ship").plays("red", PEACE)
    if is_asked(t, "broker_peace"):
        t.plays("red", "ask Blue")
    t.plays("blue", "agree")
    assert at_peace(t) == "16" and t.g.proposals[RED] == 1


def test_f1511_refused_there_is_no_peace() -> None:
    t = negotiates("1-hex: red 1 ship\n1-gate: blue 1 ship").plays("red", PEACE, "ask Blue")
    t.plays("blue", "refuse")
    assert at_peace(t) == "6"


def test_f1511_a_favor_is_as_good_as_consent_whoever_called_the_summit() -> None:
    t = negotiates("1-hex: red 1 ship\n1-gate: blue 1 ship\nblue: favors 1 red").plays("red", "nothing more")
    t.plays("blue", PEACE, "return a Favor of Red")
    assert at_peace(t) == "16" and t.favors("blue", "red") == 0 and t.agents("red") == 10


def test_f1511_b19_also_who_controls_nothing_there() -> None:
    t = negotiates("1-hex: blue 1 ship\n1-gate: blue 1 ship").plays("red", PEACE, "ask Blue").plays("blue", "agree")
    assert at_peace(t) == "16"


def test_f1511_not_where_too_few_systems_are_controlled_nor_at_peace() -> None:
    t = negotiates("1-hex: red 1 ship\n6-hex: red 1 ship\n6-gate: red 1 ship")
    t.cannot("red", PEACE, "make Peace in cluster 6")


def test_f1511_imperial_systems_count_for_the_first_regent() -> None:
    t = (
        negotiates("1-hex: empire 1 ship\n1-gate: empire 1 ship")
        .plays("red", "nothing more")
        .plays("blue", "nothing more")
    )
    t.plays("white", PEACE)
    assert at_peace(t) == "16"
