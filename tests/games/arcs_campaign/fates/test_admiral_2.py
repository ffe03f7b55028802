"""The Admiral in Act II: the cards that both Resolutions of Act I bring, the objective, Command Chaos."""

from collections.abc import Sequence

import pytest

from boardwright.games.arcs.campaign.facts import EMPIRE, PROTECTED
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.cards.fleets import CourtEnforcers
from boardwright.games.arcs.facts import CARD_NUMBER
from boardwright.games.arcs.moments import CARDS
from tests.games.arcs.position import SEATS
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import red_leads, rolled

FATES = "fates: admiral steward"

# -- F704, F714: the Resolutions -----------------------------------------------------------------------------------


def resolved(act: int, red: str) -> ReachScenario:
    """The Intermission after an act; Red, the Admiral, has completed the objective or not."""
    return reach(f"""
        seats 2, initiative red, act {act}, last act {act + 1}, begin intermission
        {FATES}
        1-hex: red 1 ship; blue 1 ship
        red: {red}
        """)


def all_in(cards: Sequence[int], *names: str) -> bool:
    return {CARD_NUMBER[name] for name in names} <= set(cards)


def test_f704_success() -> None:
    t = resolved(1, "objective 0; cards f702")
    assert all_in(t.g.cards[0], "f702", "f705") and all_in(t.g.laws, "f703")
    assert all_in(t.g.court_deck, "f706", "f707", "f708", "f709") and all_in(t.g.scrapped, "f710", "f711")


def test_f704_failure() -> None:
    t = resolved(1, "objective 1; cards f702")
    assert all_in(t.g.cards[0], "f702") and "f703" not in t.laws()
    assert all_in(t.g.scrapped, "f703", "f705", "f706", "f707")
    assert all_in(t.g.court_deck, "f708", "f709", "f710", "f711")


def test_f714_success() -> None:
    t = resolved(2, "objective 0")
    assert all_in(t.g.scrapped, "f715", "f716") and all_in(t.g.court_deck, "f717", "f718")


def test_f714_failure() -> None:
    t = resolved(2, "objective 1")
    assert all_in(t.g.court_deck, "f715", "f716") and all_in(t.g.scrapped, "f717", "f718")


def test_f712_set_up_shuffles_command_chaos_in_and_puts_the_marker_on_30() -> None:
    t = resolved(1, "objective 0\nblue: objective 0").plays("red", "Admiral").plays("blue", "Steward")
    assert CARD_NUMBER["f713"] in t.g.court_deck  # C23: never in the first row
    assert t.objective("red") == 30 and CARD_NUMBER["f712"] in t.g.cards[0]


# -- F705: Honor Guard ---------------------------------------------------------------------------------------------

WEAPON_CARDS = "blue: cards f705 f708 cc07"
"""Protected; a card of the Weapon suit; one of another."""


def raids(blue: str) -> ReachScenario:
    t = red_leads(f"1-hex: red 6 ships; blue city\n{WEAPON_CARDS}\nblue: title outlaw; {blue}").plays("red", "battle")
    return rolled(t, raid="key key intercept, key key intercept")


def test_f705_with_a_weapon_no_weapon_card_is_stolen() -> None:
    raids("resources weapon").cannot("red", "Court Enforcers of Blue").can("red", "Lattice Spies of Blue")


def test_f705_without_a_weapon_it_guards_nothing() -> None:
    raids("resources fuel").can("red", "Court Enforcers of Blue", "Lattice Spies of Blue")


def test_f705_a_weapon_in_the_trust_is_one() -> None:
    """C79: the First Regent has it."""
    t = raids("title regent\nfirst regent: blue\ntrust: 1 weapon\nred: title outlaw")
    t.cannot("red", "Court Enforcers of Blue")


def test_f705_is_protected() -> None:
    assert CARD_NUMBER["f705"] in PROTECTED


# -- F706, F707: Rogue Admirals ------------------------------------------------------------------------------------


def sails(lines: str, red: str = "cards f706", card: str = "aggression-2") -> ReachScenario:
    return red_leads(lines, red, card)


@pytest.mark.parametrize("card", ["f706", "f707"])
def test_f706_ignores_the_presence_and_movement_laws(card: str) -> None:
    t = sails("1-hex: empire 2 ships", f"cards {card}", "mobilization-2")
    t.plays("red", "move", "from 1-hex", "to 1-gate", "with 2 fresh and 0 damaged")
    assert t.ships("empire", "1-gate") == (2, 0)


def test_f706_a82_ignores_the_truce_law_beside_imperial_ships() -> None:
    """Added ships attack, the rest defend."""
    t = sails("1-hex: red 1 ship; blue 1 ship; empire 3 ships").plays("red", "battle")
    t.asks("red", "battle_whom", ["Blue", "the Empire"]).plays("red", "Blue", "2 fresh and 0 damaged")
    rolled(t, assault="hit hit self_hit, blank, blank").asks("red", "share_hits")
    t.plays("red", "a ship of Red")  # the self-hit
    t.chooses("red", "a ship of Blue", "a ship of the Empire")
    assert t.ships("blue", "1-hex") == t.ships("red", "1-hex") == (0, 1) and t.ships("empire", "1-hex") == (2, 1)


def test_f706_a82_the_empire_alone_defends_with_all_its_ships() -> None:
    t = sails("1-hex: red 2 ships; blue 1 ship; empire 2 ships").plays("red", "battle", "the Empire")
    t.asks("red", "collect")  # none of them joins the attack
    rolled(t, assault="hit hit, hit hit")
    assert t.trophies("red", "empire") == {"ships": 2} and t.ships("blue", "1-hex") == (1, 0)


def test_f706_imperial_ships_do_not_attack_the_empire() -> None:
    """Without a ship of one's own there is nobody to attack it with."""
    t = sails("1-hex: blue 1 ship; empire 2 ships").plays("red", "battle").asks("red", "join_attack")
    assert t.options()[0] != "0 fresh and 0 damaged"
    assert "battle" not in sails("1-hex: empire 2 ships").options()


def test_f706_cities_of_regents_beside_imperial_ships_may_be_taxed_for_a_captive() -> None:
    t = sails("1-hex: empire 1 ship; blue city", card="administration-2").plays("red", "tax", "Material in slot 1")
    assert t.captives("red", "blue") == 1


def test_f706_without_the_card_the_truce_law_binds() -> None:
    t = sails("1-hex: red 1 ship; blue 1 ship; empire 3 ships", "cards f702")
    assert "battle" not in t.options()


def test_f706_prelude_three_imperial_ships_where_one_has_control() -> None:
    t = sails("1-hex: empire 1 ship\n2-hex: red 1 ship\n3-hex: blue 1 ship").plays("red", "use Rogue Admirals")
    t.asks("red", "requisition", ["in 1-hex", "in 2-hex"]).plays("red", "in 2-hex")
    assert t.ships("empire", "2-hex") == (3, 0) and t.court_discard() == ["f706"]


def test_f706_c4_as_many_as_there_are() -> None:
    t = sails("1-hex: empire 13 ships").plays("red", "use Rogue Admirals")
    assert t.ships("empire", "1-hex") == (15, 0)


def test_f706_prelude_brings_nothing_without_imperial_ships() -> None:
    assert "use Rogue Admirals" in sails("1-hex: empire 15 ships").idle("red")


def test_f706_the_ships_count_for_the_objective_of_act_1() -> None:
    t = sails("fates: admiral\n1-hex: empire 1 ship\nambitions: keeper 3", "cards f706; resources relic")
    t.plays("red", "use Rogue Admirals")
    assert t.objective("red") == 10


def test_f706_c42_an_outlaw_buries_them() -> None:
    t = sails("court: aid01, f706 red 1, cc01, cc02, cc03", "title outlaw").plays("red", "secure")
    assert t.deck_bottom() == ["f706"] and t.cards("red") == []


# -- F708, F709: Court Enforcers again -----------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["f708", "f709"])
def test_f708_is_court_enforcers(card: str) -> None:
    assert type(CARDS[CARD_NUMBER[card]]) is CourtEnforcers
    t = sails("court: aid01, cc01 blue 1, cc02, cc03, cc04", f"cards {card}; resources weapon").plays("red", "abduct")
    assert t.captives("red", "blue") == 1


def test_f708_the_council_is_a_court_card() -> None:
    t = sails("court: aid01 blue 1, cc01, cc02, cc03, cc04", "cards f708; resources weapon").plays("red", "abduct")
    assert t.captives("red", "blue") == 1


# -- F710, F711: Imperial Defectors --------------------------------------------------------------------------------

DEFECTORS = "court: aid01, f710 red 1, cc01, cc02, cc03\ndeck: cc04"
FLEET = "3-hex: empire 2 ships, 1 damaged ship\n3-gate: empire 1 ship\n4-hex: empire 1 ship"


def crisis(lines: str, roll: str = "crisis-hex 3") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 2, begin crises
        {FATES}
        rolled: {roll}
        red: hand aggression-2
        {lines}
        """)


def test_f710_crisis_imperial_ships_of_the_cluster_become_those_of_the_first_outlaw() -> None:
    t = crisis(f"{DEFECTORS}\n{FLEET}\nblue: title outlaw\nwhite: title outlaw")
    assert t.ships("blue", "3-hex") == (2, 1) and t.ships("blue", "3-gate") == (1, 0)
    assert t.ships("empire", "3-hex") == t.ships("empire", "3-gate") == (0, 0) and t.ships("empire", "4-hex") == (1, 0)
    assert t.g.ships[EMPIRE] == 14 and t.deck_bottom() == ["f710"] and t.agents("red") == 10


def test_f710_crisis_without_an_outlaw_changes_nothing_but_it_is_buried() -> None:
    t = crisis(f"{DEFECTORS}\n{FLEET}")
    assert t.ships("empire", "3-hex") == (2, 1) and t.deck_bottom() == ["f710"]


def test_f710_crisis_with_too_few_ships_the_initiative_picks() -> None:
    t = crisis(f"{DEFECTORS}\n{FLEET}\nblue: title outlaw; ships 2").asks("red", "defecting_ships")
    t.chooses("red", "a damaged ship in 3-hex", "a fresh ship in 3-gate")
    assert t.ships("blue", "3-hex") == (0, 1) and t.ships("blue", "3-gate") == (1, 0)
    assert t.ships("empire", "3-hex") == (2, 0) and t.g.ships[SEATS["blue"]] == 0


def test_f710_crisis_without_ships_in_the_supply() -> None:
    t = crisis(f"{DEFECTORS}\n{FLEET}\nblue: title outlaw; ships 0").asks("red", "lead")
    assert t.ships("empire", "3-hex") == (2, 1)


def secures(lines: str, red: str = "power 0", card: str = "f710") -> ReachScenario:
    return sails(f"{DEFECTORS.replace('f710', card)}\n{lines}", red).plays("red", "secure")


def test_f710_secured_in_a_cluster_of_choice() -> None:
    t = secures(f"{FLEET}\nblue: title outlaw").asks("red", "defectors", ["cluster 3", "cluster 4", "go on"])
    t.plays("red", "cluster 4")
    assert t.ships("blue", "4-hex") == (1, 0) and t.ships("empire", "3-hex") == (2, 1)
    t.asks("red", "defectors_go", ["bury Imperial Defectors", "discard Imperial Defectors"])


@pytest.mark.parametrize("card", ["f710", "f711"])
def test_f710_a27_then_buried(card: str) -> None:
    t = secures(f"{FLEET}\nred: title outlaw", card=card).plays("red", "cluster 4", "bury Imperial Defectors")
    assert t.deck_bottom() == [card] and t.ships("red", "4-hex") == (1, 0)


def test_f710_a27_or_discarded_also_without_defectors() -> None:
    t = secures(f"{FLEET}\nblue: title outlaw").plays("red", "go on", "discard Imperial Defectors")
    assert t.court_discard() == ["f710"] and t.ships("empire", "4-hex") == (1, 0)


def test_f710_secured_without_an_outlaw_there_is_only_where_it_goes() -> None:
    secures(FLEET).asks("red", "defectors_go")


def test_f710_secured_with_too_few_ships_the_player_on_turn_picks() -> None:
    t = secures(f"{FLEET}\nwhite: title outlaw; ships 1").plays("red", "cluster 3").asks("red", "defecting_ships")
    t.chooses("red", "a fresh ship in 3-gate")
    assert t.ships("white", "3-gate") == (1, 0)


# -- F712: the objective -------------------------------------------------------------------------------------------


def at_the_end(lines: str) -> ReachScenario:
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        red: hand aggression-2
        blue: hand aggression-3
        white: hand aggression-4
        {lines}
        """)
    for seat in ("red", "blue", "white"):
        t.plays(seat, "pass the initiative")
    return t


PLANETS = """
    1-hex: empire 1 ship; blue 3 ships
    1-gate: empire 1 ship
    2-hex: empire 2 ships
    3-hex: empire 1 damaged ship
"""


@pytest.mark.parametrize("first", ["red", "blue"])
def test_f712_as_a_regent_each_planet_of_the_empire(first: str) -> None:
    assert at_the_end(f"{PLANETS}\nfirst regent: {first}").objective("red") == 28


def test_f712_not_as_an_outlaw() -> None:
    t = at_the_end(f"{PLANETS}\nfirst regent: blue\nred: title outlaw")
    assert t.objective("red") == 30 and REACH_CARDS[CARD_NUMBER["f712"]].promise(t.g, 0) == 0


def test_f712_what_it_promises() -> None:
    t = reach(f"seats 3, initiative red, act 2\n{FATES}\nred: hand aggression-2\n{PLANETS}")
    assert REACH_CARDS[CARD_NUMBER["f712"]].promise(t.g, 0) == 2


def fights(lines: str, red: str = "power 0", card: str = "aggression-2") -> ReachScenario:
    """Red, the Admiral in Act II, leads."""
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        red: hand {card}; {red}
        blue: hand mobilization-6
        6-hex: red 1 damaged ship
        {lines}
        """)
    suit, number = card.split("-")
    return t.plays("red", f"lead {suit.capitalize()} {number}", "go on")


def test_f712_two_for_each_piece_of_an_outlaw_taken_in_battle() -> None:
    t = fights("1-hex: red 2 ships; blue 1 damaged ship, damaged starport\nblue: title outlaw").plays("red", "battle")
    rolled(t, assault="hit hit")
    assert t.trophies("red", "blue") == {"ships": 1, "starports": 1} and t.objective("red") == 26


@pytest.mark.parametrize("victim", ["blue 2 damaged ships", "blight 1 damaged ship", "free damaged city"])
def test_f712_pieces_of_regents_the_blight_and_the_free_states_do_not_count(victim: str) -> None:
    t = fights(f"1-hex: red 2 ships; {victim}").plays("red", "battle")
    rolled(t, assault="hit hit")
    assert t.g.trophies_of(0) > 0 and t.objective("red") == 30


def test_f712_not_for_an_outlaw() -> None:
    t = fights("1-hex: red 2 ships; blue 1 damaged ship\nblue: title outlaw\nfirst regent: white", "title outlaw")
    rolled(t.plays("red", "battle"), assault="hit hit")
    assert t.trophies("red", "blue") == {"ships": 1} and t.objective("red") == 30


def test_f712_agents_of_outlaws_taken_in_a_ransack_count() -> None:
    court = "court: aid01, cc01 blue 2 white 1, cc02, cc03, cc04"
    t = fights(f"1-hex: red 2 ships; blue damaged city\nblue: title outlaw\n{court}").plays("red", "battle")
    rolled(t, assault="hit hit")
    assert t.trophies("red", "blue") == {"agents": 2, "cities": 1} and t.objective("red") == 24


def outlaw_attacks(lines: str, whom: str) -> ReachScenario:
    """Blue, an Outlaw, loses a ship in the attack."""
    t = reach(f"""
        seats 3, initiative blue, act 2
        {FATES}
        blue: hand aggression-2; title outlaw
        {lines}
        """)
    t.plays("blue", "lead Aggression 2", "go on", "battle", whom).dice(assault="hit self_hit")
    return t.plays("blue", "1 Assault die")


def test_f712_taken_in_defence() -> None:
    t = outlaw_attacks("first regent: red\n1-hex: red 1 ship; white 1 ship; blue 1 damaged ship", "Red")
    assert t.trophies("red", "blue") == {"ships": 1} and t.objective("red") == 28


@pytest.mark.parametrize(("first", "objective"), [("red", 28), ("white", 30)])
def test_f712_c37_taken_for_the_empire_as_first_regent(first: str, objective: int) -> None:
    t = outlaw_attacks(f"first regent: {first}\n1-hex: empire 1 ship; white 1 ship; blue 1 damaged ship", "the Empire")
    assert t.trophies(first, "blue") == {"ships": 1} and t.objective("red") == objective


def test_f712_two_for_each_agent_of_a_regent_captured_by_securing() -> None:
    t = fights("court: aid01, cc01 red 3 blue 2 white 1, cc02, cc03, cc04\nwhite: title outlaw").plays("red", "secure")
    assert t.captives("red", "blue") == 2 and t.captives("red", "white") == 1 and t.objective("red") == 26


def test_f712_captured_by_taxing() -> None:
    t = fights("1-hex: red 2 ships; blue city", card="administration-2").plays("red", "tax")
    assert t.captives("red", "blue") == 1 and t.objective("red") == 28


def test_f712_captured_by_a_card() -> None:
    t = fights("court: aid01, cc01 blue 1, cc02, cc03, cc04", "cards f708; resources weapon").plays("red", "abduct")
    assert t.objective("red") == 28


def test_f712_captives_of_an_outlaw_do_not_count() -> None:
    t = fights("court: aid01, cc01 red 3 blue 2, cc02, cc03, cc04\nfirst regent: blue", "title outlaw")
    t.plays("red", "secure")
    assert t.captives("red", "blue") == 2 and t.objective("red") == 30


# -- F713: Command Chaos -------------------------------------------------------------------------------------------

CHAOS = "court: aid01, f713 red 1 blue 2, cc01, cc02, cc03\ndeck: cc04"


@pytest.mark.parametrize("holder", ["red", "white"])
def test_f713_crisis_imperial_officers_are_attached_whoever_has_them(holder: str) -> None:
    t = crisis(f"{CHAOS}\n{holder}: cards f702")
    assert t.row()[1] == "f702 on f713" and CARD_NUMBER["f702"] not in t.g.cards[SEATS[holder]]
    assert t.court()["f713"] == [1, 2, 0]


def test_f713_crisis_officers_of_the_row_are_moved_here() -> None:
    t = crisis("court: aid01, f713, f702 red 2, cc02, cc03\ndeck: cc04")
    assert t.row() == ["aid01", "f702 on f713", "cc04", "cc02", "cc03"] and t.agents("red") == 10


def test_f713_crisis_officers_attached_elsewhere_are_moved_here() -> None:
    t = crisis("court: aid01, f713, cc01, cc02, cc03\nattached: f702 to cc01")
    assert t.row() == ["aid01", "f702 on f713", "cc01", "cc02", "cc03"]


def test_f713_a83_already_attached_here_nothing_happens() -> None:
    t = crisis("court: aid01, f713, cc01, cc02, cc03\nattached: f702 to f713")
    assert t.row()[1] == "f702 on f713" and t.noted("attached") == []


def test_f713_a83_beside_another_attached_card() -> None:
    t = crisis(f"{CHAOS}\nattached: cc05 to f713\nred: cards f702")
    assert t.row()[1] == "f702 on cc05 on f713"


def test_f713_crisis_of_an_attached_command_chaos() -> None:
    t = crisis("court: aid01, cc01, cc02, cc03, cc04\nattached: f713 to cc01\nred: cards f702")
    assert t.row()[1] == "f702 on f713 on cc01"


@pytest.mark.parametrize("place", ["deck: f702", "court discard: f702"])
def test_f713_crisis_officers_of_the_deck_or_the_discard_pile_stay(place: str) -> None:
    t = crisis(f"court: aid01, f713, cc01, cc02, cc03\n{place}")
    assert t.row()[1] == "f713"


def test_f713_crisis_rogue_admirals_of_the_discard_pile_return_to_the_deck() -> None:
    t = crisis(f"{CHAOS}\ncourt discard: f706 f707 cc05")
    assert t.court_discard() == ["cc05"]
    assert {CARD_NUMBER["f706"], CARD_NUMBER["f707"]} <= set(t.g.court_deck)


def chaos_secured(red: str, lines: str = "") -> ReachScenario:
    court = "court: aid01, f713 red 2, cc01, cc02, cc03\ndeck: cc04"
    return sails(f"{court}\n{lines}", red).plays("red", "secure")


def test_f713_secured_one_influence_and_it_is_shuffled_in() -> None:
    t = chaos_secured("title regent").asks("red", "influence").plays("red", "Mining Interest").asks("red", "turn")
    assert t.court()["cc01"] == [1, 0, 0] and t.agents("red") == 9
    assert t.noted("shuffled_in") == [(CARD_NUMBER["f713"],)]


def test_f713_secured_an_outlaw_may_become_a_regent() -> None:
    for answer, title in (("become a Regent", "regent"), ("go on", "outlaw")):
        t = chaos_secured("title outlaw", "first regent: blue").plays("red", "Mining Interest")
        t.asks("red", "become_regent").plays("red", answer)
        assert t.title("red") == title


def test_f713_a13_the_only_regent_takes_the_tile() -> None:
    others = "blue: title outlaw\nwhite: title outlaw\nfirst regent: nobody"
    t = chaos_secured("title outlaw", others).plays("red", "Mining Interest", "become a Regent")
    assert t.first_regent() == "red"


@pytest.mark.parametrize(("answer", "held"), [("become a Regent", True), ("go on", False)])
def test_f713_a83_an_outlaw_who_becomes_a_regent_keeps_the_officers_secured_with_it(answer: str, held: bool) -> None:
    t = chaos_secured("title outlaw", "first regent: blue\nattached: f702 to f713")
    t.plays("red", "Mining Interest", answer)
    assert ("f702" in t.cards("red")) == held and ("f702" in t.deck_bottom()) != held


def test_f713_a_regent_gets_the_officers_secured_with_it() -> None:
    t = chaos_secured("title regent", "attached: f702 to f713").plays("red", "Mining Interest")
    assert "f702" in t.cards("red")
