"""The Court cards of the campaign: CC01 to CC15."""

import copy

import pytest

from boardwright.games.arcs.campaign.court import leave
from boardwright.games.arcs.campaign.facts import CRESCENT, CRISIS, EVENT_FACES
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER, NOBODY
from boardwright.kernel.decision import Script
from boardwright.kernel.game import Game
from tests.games.arcs.position import SEATS

from .position import ReachScenario, reach


def table(rest: str, card: str = "aggression-2") -> ReachScenario:
    """Red leads a card, without declaring."""
    t = reach(f"""
        seats 3, initiative red
        fates: steward founder partisan
        red: hand {card} administration-6
        {rest}
        """)
    suit, number = card.split("-")
    return t.plays("red", f"lead {suit.title()} {number}", "go on")


def crisis(card: str, rest: str) -> ReachScenario:
    """The Crisis of one Court card, and what becomes of the card; then Red leads."""
    number = CARD_NUMBER[card]

    def stage(g: Campaign) -> Script[None]:
        g.stage = "lead"
        yield from REACH_CARDS[number].crisis(g, NOBODY)
        leave(g, number, REACH_CARDS[number].after_crisis(g))

    t = reach(f"""
        seats 3, initiative red
        fates: steward founder partisan
        red: hand aggression-2
        {rest}
        """)
    rules = copy.copy(t.game.rules)
    rules.stages = {**rules.stages, "crisis": stage}
    game = Game(rules, t.g.seats, 1, t.game.options, False)
    t.g.stage = "crisis"
    game.begin(t.g)
    return ReachScenario(game, SEATS)


# -- CC01 to CC10: those of Arcs -----------------------------------------------------------------------------------


def test_cc01_mining_interest_manufactures_and_is_discarded_for_material() -> None:
    t = table("2-hex: red 1 ship, city\nred: cards cc01", "construction-2")
    t.g.clauses = {}
    t.plays("red", "manufacture", "Material in slot 1")
    assert t.resources("red") == ["material"] and t.g.clauses == {"cc01.manufacture": 1}
    t = table("2-hex: red 1 ship, city\nred: cards cc01", "construction-2")
    t.plays("red", "use Mining Interest", "take 2")
    assert t.court_discard() == ["cc01"] and t.supply("material") == 3


def test_cc04_shipping_interest_synthesizes_and_is_discarded_for_fuel() -> None:
    t = table("2-hex: red 1 ship, city\nred: cards cc04", "construction-2")
    t.plays("red", "synthesize", "Fuel in slot 1")
    assert t.resources("red") == ["fuel"]
    t = table("2-hex: red 1 ship, city\nred: cards cc04", "construction-2")
    t.plays("red", "use Shipping Interest", "take 1")
    assert t.court_discard() == ["cc04"] and t.supply("fuel") == 4


def test_g2_two_cards_that_give_the_same_action_give_one_option() -> None:
    t = table("2-hex: red 1 ship, city\nred: cards bc02 cc01; resources material", "construction-2")
    assert t.options().count("manufacture") == 1
    assert t.options().count("spend Material from slot 1 to manufacture") == 1
    t.plays("red", "manufacture", "Material in slot 2")
    assert t.resources("red") == ["material", "material"]


@pytest.mark.parametrize(("card", "suit"), [("cc02", "construction"), ("cc06", "aggression")])
def test_cc02_cc06_unions_lie_beside_a_card_of_their_suit(card: str, suit: str) -> None:
    t = table(f"2-hex: red 1 ship, city\nred: cards {card}", f"{suit}-2")
    t.plays("red", f"use {'Construction Union' if card == 'cc02' else 'Arms Union'}")
    assert [(seat, claim) for seat, claim, _ in t.g.claims] == [(0, CARD_NUMBER[card])]
    assert card not in t.cards("red")


@pytest.mark.parametrize("taken", [True, False])
def test_c86_one_union_per_played_action_card(taken: bool) -> None:
    blue = "blue: hand mobilization-3 mobilization-2; cards bc05"
    t = table(f"2-hex: red 1 ship, city; blue 1 ship\nred: cards cc02\n{blue}", "construction-2")
    if taken:
        t.plays("red", "use Construction Union")
    t.plays("red", "end turn").plays("blue", "pivot with Mobilization 3", "go on").asks("blue", "turn")
    assert ("use Construction Union" in t.options()) != taken


def test_cc03_gatekeepers_add_dice_in_gates_and_place_a_ship_in_every_gate() -> None:
    t = table("2-gate: red 1 ship; blue 1 ship\nred: title outlaw; cards cc03\nblue: title outlaw\nfirst regent: white")
    t.plays("red", "battle").can("red", "3 Assault dice")
    t = table("2-gate: red 1 ship\nred: cards cc03").plays("red", "use Gatekeepers")
    assert [t.ships("red", f"{cluster}-gate")[0] for cluster in range(1, 7)] == [1, 2, 1, 1, 1, 1]


def test_cc05_skirmishers_reroll_and_place_three_ships() -> None:
    t = table("2-gate: red 2 ships; blue 4 ships\n5-hex: blue city\nred: cards cc05")
    t.plays("red", "battle", "0 Assault dice").dice(skirmish="blank, blank")
    t.plays("red", "2 Skirmish dice").asks("red", "reroll")
    t = table("2-gate: red 1 ship\nred: cards cc05").plays("red", "use Skirmishers")
    assert t.ships("red", "2-gate") == (4, 0) and t.court_discard() == ["cc05"]


def test_cc07_lattice_spies_seize_the_initiative_first_of_all() -> None:
    t = reach("""
        seats 3, initiative blue
        fates: steward founder partisan
        2-gate: red 1 ship; blue 1 ship
        blue: hand construction-3 construction-2
        red: hand construction-5 mobilization-4; cards cc07
        """)
    t.plays("blue", "lead Construction 3", "go on")
    t.plays("red", "surpass with Construction 5", "go on", "use Lattice Spies")
    assert t.initiative() == "red" and t.court_discard() == ["cc07"]


def test_cc08_silver_tongues_steal_a_card_or_a_token() -> None:
    t = table("2-gate: red 1 ship\nred: cards cc08\nblue: cards cc05; resources fuel")
    t.plays("red", "use Silver-Tongues").asks("red", "steal_anything")
    t.plays("red", "Skirmishers of Blue")
    assert "cc05" in t.cards("red")


def test_cc09_sworn_guardians_protect_all_else_and_are_buried_when_stolen() -> None:
    t = table("2-hex: red 2 ships; blue city\nblue: cards cc09 cc01; resources fuel")
    t.plays("red", "battle", "0 Assault dice").dice(raid="key key intercept")
    t.plays("red", "1 Raid die", "0 Skirmish dice").asks("red", "raid", ["Sworn Guardians of Blue", "stop"])
    t.plays("red", "Sworn Guardians of Blue")
    assert t.deck_bottom() == ["cc09"] and "cc09" not in t.cards("red")


def test_a01_sworn_guardians_cost_one_key() -> None:
    t = table("2-hex: red 2 ships; blue city\nblue: cards cc09")
    t.plays("red", "battle", "0 Assault dice").dice(raid="key building_hit")
    t.plays("red", "1 Raid die", "0 Skirmish dice").asks("red", "raid", ["Sworn Guardians of Blue", "stop"])


def test_cc10_elder_broker_trades_and_brings_three_tokens() -> None:
    rest = "2-hex: red 2 ships, city; blue 1 ship, city\nblue: resources relic"
    t = table(f"{rest}\nred: cards cc10; resources fuel", "administration-2").plays("red", "trade")
    while t.game.decision is not None and t.game.decision.ask == "place_token":
        t.game.play(t.game.decision.options[0])
    assert t.resources("red") == ["relic"] and t.resources("blue") == ["fuel"]
    t = table(f"{rest}\nred: cards cc10", "administration-2").plays("red", "use Elder Broker")
    t.asks("red", "place_token")
    assert t.court_discard() == ["cc10"]


# -- CC11 Populist Demands -----------------------------------------------------------------------------------------


def test_cc11_populist_demands_crisis_returns_the_declared_marker_worth_the_most() -> None:
    t = crisis("cc11", "court: aid01, cc11 red 1, cc01, cc02, cc03\nambitions: tycoon 4, warlord 5, keeper 3")
    assert t.markers("warlord") == [] and t.markers("tycoon") == [[4, 2]] and t.markers("keeper") == [[3, 2]]
    assert t.court()["cc11"] == [1, 0, 0]  # it stays


def test_cc11_populist_demands_crisis_does_nothing_without_a_declared_ambition() -> None:
    t = crisis("cc11", "court: aid01, cc11, cc01, cc02, cc03\nambitions: available 4")
    assert len(t.game.view(None)["available_markers"]) == 3


def test_cc11_c85_populist_demands_declares_any_ambition_without_the_zero_marker() -> None:
    t = table("2-gate: red 1 ship\ncourt: aid01, cc11 red 1, cc01, cc02, cc03").plays("red", "secure")
    t.asks(
        "red",
        "declare_by",
        ["declare Tycoon", "declare Tyrant", "declare Warlord", "declare Keeper", "declare Empath", "go on"],
    )
    t.plays("red", "declare Keeper")
    assert t.markers("keeper") == [[5, 3]] and not t.g.zero


def test_cc11_a14_populist_demands_is_buried_declared_or_not() -> None:
    t = table("2-gate: red 1 ship\ncourt: aid01, cc11 red 1, cc01, cc02, cc03\ndeck: cc04")
    t.plays("red", "secure", "go on")
    assert t.deck_bottom() == ["cc11"] and list(t.court())[1] == "cc04"


# -- CC12 Council Intrigue -----------------------------------------------------------------------------------------


def test_cc12_council_intrigue_crisis_moves_all_agents_to_the_council_in_session() -> None:
    court = "court: aid01 blue 1, cc12 red 2 blue 1, cc01, cc02, cc03\ncouncil: decided\ndeck: cc04"
    t = crisis("cc12", court)
    assert not t.g.decided and t.court()["aid01"] == [2, 2, 0]
    assert t.deck_bottom() == ["cc12"] and list(t.court())[1] == "cc04"


def test_cc12_c108_attached_it_has_no_agents_and_leaves_its_host_alone() -> None:
    t = crisis("cc12", "court: aid01, cc01 red 2, cc02, cc03, cc04\nattached: cc12 to cc01\ncouncil: decided")
    assert not t.g.decided and t.court()["aid01"] == [0, 0, 0] and t.court()["cc01"] == [2, 0, 0]
    assert t.deck_bottom() == ["cc12"] and t.attached() == {}


@pytest.mark.parametrize("host", ["cc01", "l25", "aid01"])
def test_c109_a_vox_resolves_attached_to_a_guild_to_lore_and_to_the_council(host: str) -> None:
    row = {"cc01": "aid01, cc01, cc02, cc03, cc04", "l25": "aid01, l25, cc02, cc03, cc04"}
    t = crisis("cc12", f"court: {row.get(host, row['cc01'])}\nattached: cc12 to {host}\ncouncil: decided")
    assert not t.g.decided and t.deck_bottom() == ["cc12"] and host in t.court()


def test_cc12_council_intrigue_secured_turns_the_council_and_own_agents_are_spread() -> None:
    court = "court: aid01, cc12 red 3 blue 1, cc01 blue 1, cc02, cc03\ncouncil: decided\ndeck: cc04"
    t = table(f"2-gate: red 1 ship\n{court}").plays("red", "secure").asks("red", "spread_agents")
    assert not t.g.decided and t.captives("red", "blue") == 1
    t.chooses("red", "Imperial Council", "Mining Interest")
    assert t.court() == {"aid01": [1, 0, 0], "cc04": [0, 0, 0], "cc01": [1, 1, 0], "cc02": [0, 0, 0], "cc03": [0, 0, 0]}
    assert t.agents("red") == 8 and t.deck_bottom() == ["cc12"]


def test_cc12_agents_that_are_not_spread_go_home() -> None:
    t = table("2-gate: red 1 ship\ncourt: aid01, cc12 red 3, cc01, cc02, cc03\ndeck: cc04").plays("red", "secure")
    t.chooses("red")
    assert t.agents("red") == 10 and sum(sum(agents) for agents in t.court().values()) == 0


def test_cc12_c52_it_brings_a_tucked_council_back() -> None:
    t = table("2-gate: red 1 ship\ncourt: aid01 red 1, cc12 red 1, cc01, cc02, cc03")
    t.plays("red", "secure", "Imperial Council")
    assert t.g.council_by == 0
    t.plays("red", "secure").asks("red", "spread_agents").plays("red", "Imperial Council")
    assert (t.g.council_by, t.g.decided, t.court()["aid01"]) == (NOBODY, False, [1, 0, 0])


@pytest.mark.parametrize(("first", "tucked"), [("Council Intrigue", True), ("Imperial Council", False)])
def test_c81_council_and_council_intrigue_together(first: str, tucked: bool) -> None:
    t = table("2-gate: red 1 ship\ncourt: aid01 red 1, cc01, cc02, cc03, cc04\nattached: cc12 to aid01")
    t.plays("red", "secure").asks("red", "which_first").plays("red", f"{first} first")
    assert (t.g.council_by == 0) == tucked and ("aid01" in t.court()) != tucked
    assert t.agents("red") == 10  # C108: the agents lay on the Council


# -- CC13 Diplomatic Fiasco ----------------------------------------------------------------------------------------


def test_cc13_diplomatic_fiasco_crisis_in_turn_order_down_to_the_agents_left() -> None:
    court = "court: aid01, cc13, cc10, cc02, cc03\ndeck: cc04"
    players = "red: cards cc01 cc05; agents 1\nblue: cards cc06 cc07 cc08; agents 1\nwhite: cards cc09; agents 1"
    t = crisis("cc13", f"{court}\n{players}")
    t.asks("red", "dismiss_guilds", ["discard Mining Interest", "discard Skirmishers"])
    t.plays("red", "discard Mining Interest").asks("blue", "dismiss_guilds")
    t.chooses("blue", "discard Arms Union", "discard Silver-Tongues")
    assert t.court_discard() == ["cc01", "cc06", "cc08"] and "cc09" in t.cards("white")
    assert t.deck_bottom() == ["cc13"] and list(t.court())[1] == "cc04"


def test_cc13_agents_on_the_card_come_home_before_counting() -> None:
    t = crisis("cc13", "court: aid01, cc13 red 1, cc10, cc02, cc03\nred: cards cc01 cc05; agents 1")
    assert {"cc01", "cc05"} <= set(t.cards("red")) and t.agents("red") == 2


def test_cc13_c67_agents_stay_for_the_attached_card_that_slides_down() -> None:
    court = "court: aid01, cc13 red 1, cc10, cc02, cc03\nattached: cc04 to cc13"
    t = crisis("cc13", f"{court}\nred: cards cc01 cc05; agents 1").asks("red", "dismiss_guilds")
    t.plays("red", "discard Skirmishers")
    assert t.court()["cc04"] == [1, 0, 0]


def test_cc13_c82_protected_cards_are_counted_but_stay() -> None:
    t = crisis("cc13", "court: aid01, cc13, cc10, cc02, cc03\nblue: cards f202 cc05; agents 1")
    assert "f202" in t.cards("blue") and t.court_discard() == ["cc05"]  # two cards, one agent, one choice
    t = crisis("cc13", "court: aid01, cc13, cc10, cc02, cc03\nblue: cards f202; agents 0")
    assert "f202" in t.cards("blue")


def test_cc13_secured_only_rivals_discard() -> None:
    court = "court: aid01, cc13 red 1, cc10, cc02, cc03"
    t = table(f"2-gate: red 1 ship\n{court}\nred: cards cc01 cc05; agents 0\nblue: cards cc06; agents 0")
    t.plays("red", "secure")
    assert {"cc01", "cc05"} <= set(t.cards("red")) and t.court_discard() == ["cc06"]
    assert t.deck_bottom() == ["cc13"]


# -- CC14 Song of Freedom ------------------------------------------------------------------------------------------


def test_cc14_c5_song_of_freedom_crisis_frees_a_city_of_who_has_the_most_power() -> None:
    rest = "court: aid01, cc14 red 1, cc01, cc02, cc03\n2-hex: blue damaged city\n3-hex: blue city; red city"
    t = crisis("cc14", f"{rest}\nblue: power 3\nred: power 2")
    t.asks("blue", "song_of_freedom").plays("blue", "city 2-hex/1")
    assert t.buildings("2-hex") == ["damaged free city", ""] and t.g.cities[1] == 4
    assert t.court()["cc14"] == [1, 0, 0]  # it stays


def test_cc14_c1_a03_a_tie_for_the_most_power_goes_by_turn_order() -> None:
    rest = "court: aid01, cc14, cc01, cc02, cc03\n2-hex: blue city\n3-hex: red city"
    t = crisis("cc14", f"{rest}\nblue: power 3\nred: power 3")
    t.confirm()
    assert t.buildings("3-hex") == ["free city", ""] and t.buildings("2-hex") == ["blue city", ""]


def test_cc14_without_a_city_of_that_player_nothing_happens() -> None:
    t = crisis("cc14", "court: aid01, cc14, cc01, cc02, cc03\n2-hex: blue city\nred: power 3")
    assert t.buildings("2-hex") == ["blue city", ""]


def test_cc14_song_of_freedom_secured_frees_a_controlled_city_and_may_seize() -> None:
    t = reach("""
        seats 3, initiative blue
        fates: steward founder partisan
        2-hex: red 2 ships; blue city
        3-hex: red 2 ships, city, city
        4-hex: blue 2 ships, city
        5-hex: red 1 ship; free city
        blue: hand aggression-3
        red: hand aggression-4 construction-2
        court: aid01, cc14 red 1, cc01, cc02, cc03
        """)
    t.plays("blue", "lead Aggression 3", "go on", "end turn")
    t.plays("red", "surpass with Aggression 4", "go on", "secure")
    t.asks("red", "song_of_freedom", ["city 2-hex/1", "city 3-hex/1", "city 3-hex/2", "go on"])
    t.plays("red", "city 2-hex/1").asks("red", "seize_now").plays("red", "seize the initiative")
    assert t.buildings("2-hex") == ["free city", ""] and t.initiative() == "red"
    assert t.trophies("red", "blue") == {} and t.outrage("red") == []  # C125: neither harm nor Outrage


def test_cc14_song_of_freedom_that_frees_nothing_seizes_nothing_and_is_shuffled_in() -> None:
    t = table("2-hex: red 2 ships, city\ncourt: aid01, cc14 red 1, cc01, cc02, cc03")
    t.plays("red", "secure", "go on").asks("red", "turn")
    assert "Song of Freedom is shuffled into the Court deck." in t.chronicle()
    place = [*t.g.court_deck, *t.g.court]
    assert CARD_NUMBER["cc14"] in place and t.deck_bottom() == [] and t.court_discard() == []


# -- CC15 Blight Looms ---------------------------------------------------------------------------------------------


def test_cc15_blight_looms_crisis_repairs_the_rolled_cluster_and_spreads_to_the_rolled_symbol() -> None:
    rest = "1-arrow: blight 1 damaged ship\n1-gate: blight 1 damaged ship\n2-arrow: blight 1 damaged ship"
    number = CARD_NUMBER["cc15"]
    t = reach(f"""
        seats 3, initiative red
        fates: steward founder partisan
        red: hand aggression-2
        court: aid01, cc15 red 1, cc01, cc02, cc03
        {rest}
        3-crescent: blight 1 ship
        """)
    t.g.rolled = (EVENT_FACES.index((CRISIS, CRESCENT)), 1)
    list(REACH_CARDS[number].crisis(t.g, NOBODY))
    t.g.check()
    assert t.ships("blight", "1-arrow") == t.ships("blight", "1-gate") == (1, 0)
    assert t.ships("blight", "2-arrow") == (0, 1)
    crescents = [t.ships("blight", f"{cluster}-crescent") for cluster in range(1, 7)]
    assert crescents == [(0, 1), (0, 1), (1, 0), (0, 1), (0, 1), (0, 1)]
    assert REACH_CARDS[number].after_crisis(t.g) == "bury"


def test_cc15_without_supply_blight_comes_from_the_most_blight_trophies() -> None:
    t = reach("""
        seats 3, initiative red
        fates: steward founder partisan
        1-arrow: blight 20 ships
        red: hand aggression-2; trophies blight 1 ships
        blue: trophies blight 3 ships
        """)
    t.g.rolled = (EVENT_FACES.index((CRISIS, CRESCENT)), 2)
    list(REACH_CARDS[CARD_NUMBER["cc15"]].crisis(t.g, NOBODY))
    t.g.check()
    assert sum(t.ships("blight", f"{cluster}-crescent")[1] for cluster in range(1, 7)) == 4  # all there were
    assert t.chronicle().count("The supply is empty: Blue loses a Blight Trophy.") == 3
    assert t.trophies("red", "blight") == t.trophies("blue", "blight") == {}


def test_cc15_blight_looms_secured_destroys_the_damaged_blight_of_a_cluster_with_own_pieces() -> None:
    t = table("""
        2-gate: red 1 ship; blight 1 damaged ship
        2-hex: blight 1 ship
        2-arrow: blight 1 damaged ship
        3-hex: red city; blight 1 ship
        4-hex: blight 1 damaged ship
        5-hex: red starport; blight 1 damaged ship
        court: aid01, cc15 red 1, cc01, cc02, cc03
        """)
    t.plays("red", "secure").asks("red", "blight_looms", ["cluster 2", "cluster 5", "go on"])
    t.plays("red", "cluster 2")
    assert t.trophies("red", "blight") == {"ships": 2}
    assert t.ships("blight", "2-hex") == (1, 0) and t.ships("blight", "2-gate") == (0, 0)
    assert t.deck_bottom() == ["cc15"]
