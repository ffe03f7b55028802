"""The Pacifist in Act III: grand ambitions, Itinerant Empaths, Empathy for All, forgiving, Rebuke of the Empaths."""

from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.facts import CARD_NUMBER
from boardwright.games.arcs.state import OWED
from boardwright.kernel.still import replaced
from tests.games.arcs.leaders.steps import is_asked
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import ends_chapter, grand, leads_in_act_3, settled

RED, BLUE, WHITE = 0, 1, 2
FORGIVE = "forgive Blue the Outrage of Relic"


def leads(card: str, lines: str, red: str = "power 0") -> ReachScenario:
    return leads_in_act_3("pacifist", lines, red, card)


def test_f1408_the_set_up_puts_the_law_and_its_company_in_the_booklet() -> None:
    t = reach("seats 3, act 3, initiative red, begin set-up\nfates: pacifist\n1-hex: red 1 ship")
    assert t.cards("red") == ["f1408"] and {"f1409", "f1411", "f1412"} <= set(t.laws())
    assert "f1410" not in t.laws(), "it is but a reminder"


# -- F1408: the grand ambitions ------------------------------------------------------------------------------------


def test_f1408_neither_trophies_nor_captives() -> None:
    assert grand(ends_chapter("pacifist", "")) == 1
    assert grand(ends_chapter("pacifist", "red: trophies blue 1 ship")) == 0
    assert grand(ends_chapter("pacifist", "red: captives 1 blue")) == 0
    assert grand(ends_chapter("pacifist", "red: captured 1 blue")) == 0


def test_f1408_rivals_have_more_psionics_together() -> None:
    theirs = "blue: resources psionic\nwhite: resources psionic"
    lost = "red: trophies blue 1 ship"
    assert grand(ends_chapter("pacifist", f"{lost}; resources psionic\n{theirs}")) == 1
    assert grand(ends_chapter("pacifist", f"{lost}; resources psionic psionic\n{theirs}")) == 0
    assert grand(ends_chapter("pacifist", f"{lost}\nblue: cards cc07")) == 0, "a Guild card is no resource"
    held = f"{lost}\nblue: cards f1403; held f1403 psionic"
    assert grand(ends_chapter("pacifist", held)) == 1


# -- F1405 to F1407 ------------------------------------------------------------------------------------------------


def test_f1405_copying_to_influence_brings_a_psionic() -> None:
    t = reach("""
        seats 3, act 3, initiative blue
        fates: pacifist
        red: hand aggression-2; cards f1405
        blue: hand administration-2
        6-hex: red 1 damaged ship
        """)
    t.plays("blue", "lead Administration 2")
    while t.game.decision and t.game.decision.seat != RED:
        t.plays(["red", "blue", "white"][t.game.decision.seat], t.options()[-1])
    t.plays("red", "copy with Aggression 2")
    while not is_asked(t, "turn"):
        t.plays("red", t.options()[-1])
    t.plays("red", "influence")
    while not is_asked(t, "liaisons"):
        t.plays("red", t.options()[0])
    t.plays("red", "use")
    assert "psionic" in settled(t).resources("red")


def test_f1405_prelude_it_is_attached_to_declare_empath_without_the_zero_marker() -> None:
    t = leads("administration-2", "court: aid01, cc01, cc02, cc03, cc04", "cards f1405")
    t.plays("red", "use Psionic Liaisons", "Mining Interest")
    assert t.attached() and not t.g.zero and t.markers("empath")


def crisis(lines: str) -> ReachScenario:
    return reach(f"""
        seats 3, act 3, initiative red, begin crises
        fates: pacifist
        court: aid01, f1406, cc02, cc03, cc04
        rolled: crisis-hex 1
        {lines}
        """)


def test_f1406_b11_crisis_who_has_the_least_power_fills_slots_with_psionics() -> None:
    t = settled(crisis("red: hand aggression-2; power 2\nblue: power 1\nwhite: power 1"))
    assert t.resources("blue") == ["psionic"] * 2 and t.resources("white") == [] and t.court_discard() == ["f1406"]


def test_f1407_secured_likewise() -> None:
    t = leads("aggression-2", "court: aid01, f1407 red 1, cc02, cc03, cc04", "resources fuel").plays("red", "secure")
    assert sorted(settled(t).resources("red")) == ["fuel", "psionic"] and t.court_discard() == ["f1407"]


def test_f1407_b17_well_of_empathy_has_room_for_all_of_them() -> None:
    t = leads("aggression-2", "court: aid01, f1407 red 1, cc02, cc03, cc04", "cards f1403").plays("red", "secure")
    while is_asked(t, "place_token"):
        t.plays("red", t.options()[-1])
    assert t.supply("psionic") == 0 and t.g.tokens(RED, 4) == 5


# -- F1409: Empathy for All ----------------------------------------------------------------------------------------


def battles(lines: str, red: str, skirmish: str = "hit") -> ReachScenario:
    """Red attacks with one ship."""
    t = leads("aggression-2", lines, red).plays("red", "battle")
    while not is_asked(t, "collect"):
        t.plays("red", t.options()[0])
    t.plays("red", "0 Assault dice")
    if "0 Raid dice" in t.options():
        t.plays("red", "0 Raid dice")
    t.dice(skirmish=skirmish)
    return t.plays("red", "1 Skirmish die")


def test_f1409_harm_at_a_planet_of_whose_type_one_has_a_resource() -> None:
    t = battles("1-hex: red 1 ship; blue 1 ship", "resources material fuel; title outlaw")
    assert t.outrage("red") == ["material"] and t.resources("red") == ["fuel"]
    t = battles("1-hex: red 1 ship; blue 1 ship", "resources fuel; title outlaw")
    assert t.outrage("red") == []


def test_f1409_even_if_no_hit_was_dealt() -> None:
    t = battles("1-hex: red 1 ship; blue 1 ship", "resources material; title outlaw", skirmish="blank")
    assert t.outrage("red") == ["material"]


def test_f1409_b25_blight_counts_and_gates_never_do() -> None:
    assert battles("1-hex: red 1 ship; blight 1 ship", "resources material").outrage("red") == ["material"]
    assert battles("1-gate: red 1 ship; blight 1 ship", "resources material").outrage("red") == []


def test_f1409_frozen_resources_count() -> None:
    lines = "1-arrow: red 1 ship; blight 1 ship"
    assert battles(lines, "cards f1503; held f1503 weapon").outrage("red") == ["weapon"]


def test_f1409_b13_spawning_is_harm() -> None:
    t = leads("construction-2", "1-hex: red 1 ship; blight 1 ship", "cards f1302; resources material")
    assert t.plays("red", "spawn").outrage("red") == ["material"]


def test_f1409_b14_who_secures_blight_looms_harms_blight() -> None:
    lines = "court: aid01, cc15 red 1, cc02, cc03, cc04\n1-hex: red 1 ship; blight 1 damaged ship"
    t = leads("aggression-2", lines, "resources material").plays("red", "secure", "cluster 1")
    assert t.trophies("red", "blight") == {"ships": 1} and t.outrage("red") == ["material"]


def test_f1409_b36_a_city_destroyed_in_the_same_battle_provokes_outrage_once() -> None:
    t = battles("1-hex: red 1 ship; blue damaged city", "resources material; title outlaw")
    assert t.outrage("red") == ["material"] and t.noted("outrage") == [(RED, 0)]


# -- F1411: Reconcile with the Outraged ----------------------------------------------------------------------------


def summit(lines: str, red: str = "power 0") -> ReachScenario:
    return reach(f"""
        seats 3, act 3, initiative red, summit red
        fates: pacifist
        red: hand aggression-2; {red}
        {lines}
        """)


def test_f1411_a_consenting_rival_is_forgiven_and_the_agent_is_a_favor() -> None:
    t = summit("blue: outrage fuel relic").plays("red", "nothing more", "propose a deal")
    t.plays("red", "Blue gives Red something", "an Outrage to be forgiven", "Relic", "offer this deal")
    t.plays("blue", "agree")
    assert t.outrage("blue") == ["fuel"] and t.favors("red", "blue") == 1 and t.agents("blue") == 8


def test_f1411_the_caller_forces_it_by_a_psionic_and_may_return_the_favor_at_once() -> None:
    t = summit("blue: outrage relic; resources fuel", "resources psionic")
    t.plays("red", FORGIVE)
    settled(t)
    assert t.outrage("blue") == [] and sorted(t.resources("blue")) == ["fuel", "psionic"]
    assert t.favors("red", "blue") == 1
    t.can("red", "call in Favors of Blue")


def test_f1411_not_by_a_favor_nor_without_a_psionic() -> None:
    t = summit("blue: outrage relic", "favors 1 blue")
    t.cannot("red", FORGIVE)
    t.plays("red", "call in Favors of Blue") if "call in Favors of Blue" in t.options() else t
    t.cannot("red", "an Outrage to be forgiven")


def test_f1411_a_frozen_psionic_forgives_nothing() -> None:
    """Those on Merchant League may be given, but are frozen; those in Well of Empathy are not."""
    summit("blue: outrage relic", "cards f302; held f302 psionic").cannot("red", FORGIVE)
    t = summit("blue: outrage relic", "cards f1403; held f1403 psionic").plays("red", FORGIVE)
    assert settled(t).outrage("blue") == [] and t.resources("blue") == ["psionic"]


def test_f1411_b49_c55_a_favor_makes_a_rival_forgive_the_caller() -> None:
    t = summit("", "outrage relic fuel; favors 1 blue").plays("red", "call in Favors of Blue", "Relic")
    assert t.outrage("red") == ["fuel"] and t.favors("red", "blue") == 0 and t.favors("blue", "red") == 1
    assert t.agents("blue") == 10 and t.agents("red") == 8
    t.g.check()


def test_f1411_outrage_without_an_agent_cannot_be_forgiven() -> None:
    t = summit("blue: outrage relic; trophies red 1 ship\nwhite: captives 9 blue", "resources psionic")
    t.can("red", FORGIVE)
    t = summit("blue: outrage relic", "resources psionic")
    t.g.outrage = replaced(t.g.outrage, 5 * BLUE + 3, OWED)
    t.g.agents = replaced(t.g.agents, BLUE, 0)
    law = REACH_CARDS[CARD_NUMBER["f1411"]]
    assert law.further_goods(t.g, BLUE) == [] and law.call_to_order_actions(t.g, RED) == []


def test_f1411_an_agent_of_somebody_else_on_the_slot_cannot_be_a_favor() -> None:
    t = summit("blue: outrage relic", "resources psionic")
    t.g.sown = ((BLUE, 3, WHITE),)
    assert REACH_CARDS[CARD_NUMBER["f1411"]].further_goods(t.g, BLUE) == []


def test_f1411_a_monopoly_on_psionics_asks_for_a_favor_of_its_holder() -> None:
    rows = "blue: outrage relic\nwhite: cards f316\nlaws: f319"
    summit(rows, "resources psionic").cannot("red", FORGIVE)
    t = summit(rows, "resources psionic; favors 1 white").plays("red", FORGIVE)
    settled(t)
    assert t.outrage("blue") == [] and t.favors("red", "white") == 0 and t.favors("red", "blue") == 1


# -- F1412: Rebuke of the Empaths ----------------------------------------------------------------------------------


def edicts(lines: str) -> ReachScenario:
    return reach(f"""
        seats 3, act 3, initiative red, begin edicts
        fates: pacifist
        policy: peace
        first regent: red
        red: hand aggression-2
        {lines}
        """)


def rebuked(lines: str) -> ReachScenario:
    t = edicts(lines)
    while (decision := t.game.decision) and decision.ask not in ("lead", "rebuke_of_empaths"):
        t.plays(["red", "blue", "white"][decision.seat], t.options()[-1])
    return t


def test_f1412_outrage_costs_resources_and_others_gain_a_psionic() -> None:
    t = rebuked("ambitions: empath 3\nblue: outrage fuel psionic; resources fuel relic\nwhite: outrage fuel")
    assert ("psionic" in t.resources("red")) and ("psionic" in t.resources("white"))
    assert t.resources("blue") == ["relic"]


def test_f1412_not_unless_empath_is_declared() -> None:
    t = rebuked("ambitions: tycoon 3\nblue: outrage fuel; resources fuel relic")
    assert sorted(t.resources("blue")) == ["fuel", "relic"] and t.resources("red") == []


def test_f1412_too_few_psionics_the_initiative_chooses() -> None:
    t = rebuked("ambitions: empath 3\nsupply: 1 psionic")
    t.asks("red", "rebuke_of_empaths").chooses("red", "Blue")
    assert settled(t).resources("blue") == ["psionic"] and t.resources("red") == []


def test_f1412_b26_what_lies_on_pirate_hoard_goes_and_frozen_resources_stay() -> None:
    rows = "blue: outrage fuel weapon; cards f1202 f1503; held f1202 fuel; held f1503 weapon"
    t = rebuked(f"ambitions: empath 3\n{rows}")
    assert t.g.tokens(BLUE, 1) == 0 and t.g.tokens(BLUE, 2) == 1
