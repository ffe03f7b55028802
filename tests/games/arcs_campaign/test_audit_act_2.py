"""Act II as a table of experts would try it: cards of several fates at once, and the edges of the Intermission."""

import json

import pytest

import boardwright
from boardwright.games.arcs.campaign.edicts import begin_edicts
from boardwright.games.arcs.campaign.facts import FREE_STATES
from boardwright.games.arcs.campaign.fates.magnate import majority
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER, KEEPER, MATERIAL, NOBODY, PSIONIC, RELIC, SYSTEM_NUMBER
from boardwright.games.arcs.pieces import may_harm
from boardwright.games.arcs.resources import has
from boardwright.games.arcs.state import changed
from boardwright.games.arcs.vocabulary import COURT, System
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import rolled
from tests.games.arcs_campaign.test_summit import agree

RED, BLUE, WHITE, YELLOW = range(4)

# -- resources that several fates speak of -------------------------------------------------------------------------


def test_f508_a62_what_lies_on_the_hoard_is_not_frozen_so_it_is_discarded_too() -> None:
    t = reach("""
        seats 3, initiative red, act 2, begin crises
        fates: pirate advocate caretaker
        6-hex: red 1 ship; blue 1 ship; white 1 ship
        red: hand aggression-2; cards f302 f503 f1202; held f1202 fuel relic; held f302 psionic; resources weapon
        golems: harvester on f503
        rolled: crisis-hex 1
        court: aid01, f508, cc02, cc03, cc04
        """)
    assert t.resources("red") == [] and t.golems("red") == ["harvester!"]
    assert t.player("red")["held"] == [{"card": "f503", "tokens": ["harvester"]}]  # Merchant League has a Crisis, too
    assert t.g.supply == [5] * 5


def test_f318_b16_witnesses_that_became_psionic_tokens_are_in_play() -> None:
    """3 of 5 are more than half, 3 of 6 are not."""
    t = reach("""
        seats 3, initiative red, act 2
        fates: magnate pacifist admiral
        1-hex: red 1 ship, city, city
        red: hand aggression-2; resources psionic psionic psionic
        """)
    assert majority(t.g, PSIONIC) == RED
    t.g.token_totals = changed(t.g.token_totals, PSIONIC, 1)
    t.g.supply[PSIONIC] += 1
    assert majority(t.g, PSIONIC) == NOBODY


def attacks(cards: str, blue: str = "title outlaw") -> ReachScenario:
    """Red, with a card in hand that allows a battle, against three ships of blue."""
    return reach(f"""
        seats 3, initiative red, act 2
        fates: magnate advocate admiral
        1-hex: red 4 ships; blue 3 ships
        red: hand aggression-2; {cards}
        blue: {blue}
        court: aid01, cc01 blue 3, cc02 blue 2 white 1, cc03 blue 1, cc04
        """).plays("red", "lead Aggression 2", "go on")


def test_the_supply_on_a_weapon_monopoly_counts_as_weapon_icons() -> None:
    """Keywords: Weapon icons are Weapon resources that one has, those on a Monopoly included."""
    t = attacks("cards f317 f708").plays("red", "abduct")
    t.asks("red", "abduct", ["Mining Interest", "Construction Union", "Gatekeepers"])  # 5 in the supply and the card
    attacks("cards f708\nblue: cards f317").cannot("red", "abduct")  # one icon


def test_the_supply_on_a_weapon_cartel_counts_as_weapon_icons() -> None:
    attacks("cards f309 f708; resources weapon").can("red", "abduct")


def test_f107_rerolls_with_the_supply_on_a_weapon_monopoly() -> None:
    t = attacks("cards f317 f107").plays("red", "battle")
    rolled(t, assault="blank, blank, blank").asks("red", "reroll")
    t.dice(assault="blank, blank, blank").chooses("red", *["a blank Assault die"] * 3)


def test_cc05_rerolls_with_the_supply_on_a_weapon_monopoly() -> None:
    t = attacks("cards f317 cc05").plays("red", "battle")
    rolled(t, skirmish="blank, blank, blank").asks("red", "reroll")
    t.dice(skirmish="blank, blank, blank").chooses("red", *["a blank Skirmish die"] * 3)


def test_a_majority_with_two_players_leaves_the_tokens_on_the_ambitions_out() -> None:
    """F318, C117: 2 of the 3 Psionics that are left; a Witness is one more token."""
    t = reach("""
        seats 2, initiative red, act 2
        fates: magnate pacifist
        red: hand aggression-2; resources psionic psionic
        set aside: 2 psionic
        """)
    assert majority(t.g, PSIONIC) == RED
    t.g.token_totals = changed(t.g.token_totals, PSIONIC, 1)
    t.g.supply[PSIONIC] += 1
    assert majority(t.g, PSIONIC) == NOBODY  # 2 of 4


def test_distributed_weapons_may_make_a_majority_at_once() -> None:
    """C72: the policy has the number 3, or 2 with Imperial Quorum, Gain Monopolies 20."""
    t = reach("""
        seats 3, initiative red, act 2, begin edicts
        fates: magnate advocate steward
        1-hex: red 2 ships, city, starport
        3-arrow: red city
        red: hand aggression-2; resources weapon weapon
        blue: title outlaw
        white: title outlaw
        policy: war
        """)
    t.plays("red", "take the Action of the Policy of War").plays("red", "Weapon in slot 3").plays("red", "go on")
    assert "f317" in t.cards("red") and t.objective("red") == 11


def test_a_cartel_empties_the_hoard_of_its_type_but_nothing_that_is_frozen() -> None:
    """F307, A-42."""
    t = reach("""
        seats 3, initiative red, act 2
        fates: advocate pirate caretaker
        1-hex: red 1 ship
        red: cards f308
        blue: cards f1202 f302; held f1202 fuel relic; held f302 fuel
        first regent: white
        trust: 1 fuel
        """)
    assert sorted(t.player("blue")["held"], key=lambda row: str(row["card"])) == [
        {"card": "f1202", "tokens": ["relic"]},
        {"card": "f302", "tokens": ["fuel"]},
    ]
    assert t.trust() == ["fuel"] and t.supply("fuel") == 3


def test_who_holds_a_monopoly_has_its_type_so_elder_broker_cannot_give_it() -> None:
    """Keywords: resources that one has include those on a Monopoly."""
    trade = """
        seats 3, initiative red, act 2
        fates: magnate advocate admiral
        1-hex: red 2 ships; blue city
        red: hand administration-2; cards f304; resources fuel
        blue: resources material
        """
    reach(trade).plays("red", "lead Administration 2", "go on").can("red", "trade")
    reach(trade + "blue: cards f314").plays("red", "lead Administration 2", "go on").cannot("red", "trade")


def test_goods_of_the_merchant_league_leave_the_supply_on_a_monopoly() -> None:
    """F313: all still gain from it, so that its holder has less."""
    t = reach("""
        seats 3, initiative red, act 2
        fates: magnate advocate admiral
        1-hex: red 1 ship
        red: hand aggression-2; cards f302
        blue: cards f315
        """)
    assert has(t.g, BLUE, RELIC) == 5
    t.plays("red", "lead Aggression 2", "declare Tycoon", "use Merchant League").chooses("red", "Relic", "Relic")
    assert has(t.g, BLUE, RELIC) == 3 and has(t.g, RED, RELIC) == 2


def test_f106_takes_from_the_board_only_not_from_cards() -> None:
    t = reach("""
        seats 3, initiative red, act 2
        fates: steward pirate magnate
        1-hex: red 2 ships; blue city
        red: hand administration-2; cards f106
        blue: title outlaw; cards f1202; held f1202 material
        """)
    t.plays("red", "lead Administration 2", "go on", "tax")
    t.plays("red", "Material in slot 1")
    assert t.player("blue")["held"] == [{"card": "f1202", "tokens": ["material"]}]


# -- the Intermission ----------------------------------------------------------------------------------------------


def test_cards_for_the_court_deck_of_the_next_act_are_not_drawn_before_it_is_shuffled() -> None:
    """F1204, F415: the Pirate secures in their Resolution, after the Advocate has put cards in the deck."""
    t = reach("""
        seats 3, initiative red, act 2, last act 3, begin intermission
        fates: advocate pirate steward
        1-hex: red 1 ship; blue 1 ship; white 1 ship
        red: objective 0
        blue: objective 0; cards f1202 f1203; held f1202 relic
        court: aid01, cc01 blue 2, cc02, cc03, cc04
        deck: cc09
        """)
    t.plays("blue", "spend Relic from Pirate Hoard to secure")
    assert t.noted("revealed")[0] == (CARD_NUMBER["cc09"],) and "cc01" in t.cards("blue")


def test_cards_that_are_known_to_lie_on_top_stay_there_until_the_deck_is_shuffled() -> None:
    """F1104: Refugees of a broken world; what the Resolutions and the row bring lies beneath."""
    t = reach("""
        seats 3, initiative red, act 2, last act 3, begin intermission
        fates: steward admiral advocate
        1-hex: red 1 ship; blue 1 ship; white 1 ship
        red: objective 0
        deck: cc09
        """)
    t.g.on_top = 1
    assert t.game.view(None)["reach"]["court_top"] == ["cc09"]


def test_an_objective_is_shown_when_its_set_up_is_done() -> None:
    """p.7 F, G: until then the marker still lies where the last act left it."""
    t = reach("""
        seats 3, initiative red, act 2, begin set-up
        fates: admiral founder partisan
        1-hex: red 1 ship, city, city; blue 1 ship
        red: resources fuel; objective 0
        blue: objective 0
        """)
    t.asks("red", "rearrange")
    assert t.player("red")["objective"]["marker"] == 30 and t.player("blue")["objective"] is None
    t.plays("red", "go on")
    assert t.player("blue")["objective"]["marker"] == 14


def intermission(lines: str, fates: str = "steward admiral advocate", seats: int = 3) -> ReachScenario:
    """After Act I, which all have completed and in which the initiative was red's; all keep their fates."""
    return reach(f"""
        seats {seats}, initiative red, chapter 3, last act 2, begin intermission
        fates: {fates}
        red: objective 0
        blue: objective 0
        {"white: objective 0" if seats > 2 else ""}
        {lines}
        next fates: {fates}
        """)


def test_c102_a_starport_saves_from_rescue_if_it_stands_after_step_d() -> None:
    t = intermission("1-hex: red starport\n2-hex: blue damaged starport\n3-hex: white starport; blight 1 damaged ship")
    t.asks("blue", "rescue").plays("blue", "in 3-gate").asks("white", "rescue").plays("white", "in 3-gate")
    assert t.ships("blue", "3-gate") == t.ships("white", "3-gate") == (3, 0)
    assert t.buildings("1-hex")[0] == "red starport" and t.ships("blight", "3-gate") == (0, 0)  # p.7 C: ships are there


def test_with_nobody_a_regent_nobody_becomes_one_between_the_acts() -> None:
    """C98: Power below 2 is kept; C97: the initiative goes to the most of it, though that is below 0."""
    t = intermission("""
        first regent: nobody
        3-hex: red 1 ship; blue 1 ship; white 1 ship
        red: title outlaw; power -2
        blue: title outlaw; power -1
        white: title outlaw; power -7
        """)
    assert t.g.act == 2 and t.first_regent() is None and t.g.power == (-2, -1, -7)
    t.asks("blue", "lead")


def test_a_golem_that_loses_its_slot_in_the_intermission_goes_to_a_rival() -> None:
    """C115, F505: it falls asleep, and all wake up when the next act is set up."""
    t = intermission(
        """
        1-hex: blue city; blight 1 ship
        2-hex: blue city; blight 1 ship
        3-hex: red 1 ship; white 1 ship; blue 1 ship
        red: cards f503
        golems: warrior in slot 3 of blue, seeker in slot 1 of blue, protector in slot 2 of blue
        """,
        "caretaker admiral advocate",
    )
    t.asks("blue", "discard_excess").plays("blue", "discard the loose Warrior Golem", "to slot 1 of White")
    while (decision := t.game.decision) is not None and decision.ask == "rearrange":
        t.game.play(("skip",))
    assert t.golems("white") == ["warrior!"] and t.golems("blue") == ["protector!", "seeker!"]
    assert t.golems("red") == ["harvester!"]


def test_without_blight_in_the_supply_none_is_placed_in_the_set_up() -> None:
    """p.19: all Trophies have gone home by then."""
    t = intermission("1-hex: red 1 ship; blue 1 ship; white 1 ship; blight 24 ships")
    assert t.g.stage == "lead" and t.ships("blight", "1-hex") == (24, 0)


def test_with_two_players_new_tokens_come_to_the_ambitions_as_far_as_there_are_any() -> None:
    t = intermission(
        """
        1-hex: red 1 ship, city, city; blue 1 ship
        red: resources material material material
        blue: resources material material
        set aside: 2 fuel 1 relic
        """,
        "steward admiral",
        seats=2,
    )
    assert t.g.dummy[MATERIAL] == 0 and 2 <= sum(t.g.dummy) <= 6
    assert sum(t.g.supply) + sum(t.g.dummy) == 20


def test_what_was_chosen_before_fates_are_dealt_cannot_be_taken_back() -> None:
    """The rescued player sees new fates then."""
    t = reach("""
        seats 3, initiative red, last act 2, begin intermission
        fates: steward admiral advocate
        1-hex: red 1 ship; white 1 ship
        """)
    t.plays("blue", "in 3-gate")
    assert t.g.stage == "choose_fate" and t.game.may_undo_to(BLUE) == len(t.game.moves)


def test_c60_only_who_leaves_a_fate_gives_favors_back() -> None:
    t = reach("""
        seats 3, initiative red, last act 2, begin intermission
        fates: steward admiral advocate
        1-hex: red 1 ship; blue 1 ship; white 1 ship
        red: favors 2 blue 1 white
        blue: favors 1 red; objective 0
        white: objective 0
        next fates: pathfinder admiral advocate
        """)
    assert sum(t.g.favors_of(RED, owner) for owner in range(3)) == 0
    assert t.favors("blue", "red") == 1  # who keeps a fate keeps them


@pytest.mark.parametrize(
    "fates", ["caretaker,magnate", "founder,believer,partisan", "steward,advocate,admiral,magnate"]
)
def test_every_stage_between_two_acts_can_be_saved(fates: str) -> None:
    options = {"acts": "act_2", "first_act": 2, "fates": fates}
    game = boardwright.new("arcs_campaign", seats=fates.count(",") + 1, seed=3, options=options)
    state = game.state
    assert isinstance(state, Campaign)
    while state.stage != "lead" or state.act < 2:
        assert Campaign.from_json(json.loads(json.dumps(state.to_json()))).to_json() == state.to_json()
        assert boardwright.load(game.record).view(None) == game.view(None)
        assert game.decision is not None
        game.play(game.decision.options[-1])
        state = game.state
        assert isinstance(state, Campaign)


def test_c8_after_the_last_act_an_a_fate_goes_before_a_b_fate() -> None:
    t = reach("""
        seats 3, initiative red, act 2, chapter 3
        fates: pacifist steward admiral
        1-hex: red 1 ship; blue 1 ship; white 1 ship
        red: power 9; objective 0
        blue: power 9; objective 0
        white: power 12; objective 4
        """)
    assert t.game.decision is None and t.game.outcome is not None
    assert t.game.outcome.winners[0] == BLUE and t.power("white") == 8  # C10


# -- harm ----------------------------------------------------------------------------------------------------------

ARMISTICE = "attached: f216 to cc01"


@pytest.mark.parametrize(
    ("more", "whom"), [("", ["Blue", "White", "the Empire"]), (ARMISTICE, ["White", "the Empire"])]
)
def test_f216_rogue_admirals_ignore_the_truce_law_but_no_armistice(more: str, whom: list[str]) -> None:
    t = reach(f"""
        seats 3, initiative red, act 2
        fates: founder advocate admiral
        1-hex: red 2 ships; blue 2 ships; white 1 ship; empire 1 ship
        red: hand aggression-2; cards f218 f706
        blue: cards f219
        court: aid01, cc01, cc02, cc03, cc04
        {more}
        """)
    t.plays("red", "lead Aggression 2", "go on", "battle").asks("red", "battle_whom", whom)


def sends_warrior(lines: str) -> ReachScenario:
    """Red, long a Steward, still has Golem Hearth and spends the Warrior; blue gets it."""
    t = reach(f"""
        seats 3, initiative red, act 2
        fates: steward founder admiral
        laws: f505 f506
        1-gate: red 1 ship
        red: hand aggression-2; cards f503
        golems: warrior awake on f503
        court: aid01, cc01, cc02, cc03, cc04
        {lines}
        """)
    t.plays("red", "lead Aggression 2", "go on")
    t.plays("red", next(text for text in t.options() if "Warrior" in text and "destroy" in text))
    return t.plays("red", "to slot 1 of Blue")


def test_f216_the_warrior_golem_does_not_strike_members_during_an_armistice() -> None:
    t = sends_warrior(f"""
        2-hex: blue 1 damaged ship
        3-hex: white 1 damaged ship
        4-hex: red 1 damaged ship
        red: cards f218
        blue: cards f219
        {ARMISTICE}
        """)
    t.asks("red", "warrior_golem", ["in 3-hex", "in 4-hex"]).plays("red", "in 3-hex")
    assert t.trophies("red", "white") == {"ships": 1} and t.golems("blue") == ["warrior"]


def test_a67_with_rogue_admirals_the_warrior_golem_strikes_in_truce() -> None:
    t = sends_warrior(
        "red: cards f706\n2-hex: empire 1 ship, 1 damaged ship; blue 1 damaged ship\n4-hex: red 1 damaged ship"
    )
    t.plays("red", "in 2-hex")
    assert t.trophies("red", "empire") == t.trophies("red", "blue") == {"ships": 1}


def test_f506_an_outlaw_takes_imperial_ships_by_the_warrior_golem() -> None:
    t = sends_warrior(
        "first regent: blue\nred: title outlaw\n2-hex: empire 1 ship, 2 damaged ships\n4-hex: white 1 damaged ship"
    )
    t.plays("red", "in 2-hex")
    assert t.trophies("red", "empire") == {"ships": 2}


def test_f204_who_hands_the_book_of_liberation_over_may_harm_free_buildings_again() -> None:
    """F514: and who gets it may not."""
    t = reach("""
        seats 3, initiative red, act 2, summit red
        fates: caretaker founder admiral
        1-hex: red 2 ships; blue 2 ships; free city
        red: hand aggression-2
        blue: hand aggression-3; cards f204
        """)
    free, system = FREE_STATES, System(SYSTEM_NUMBER["1-hex"])
    assert may_harm(t.g, RED, free, system) and not may_harm(t.g, BLUE, free, system)
    t.plays("red", "nothing more")
    agree(t, "red", "blue red lore f204", "blue")
    assert may_harm(t.g, BLUE, free, system) and not may_harm(t.g, RED, free, system)


# -- edicts --------------------------------------------------------------------------------------------------------


def test_c72_the_edicts_of_six_fates_by_their_numbers() -> None:
    t = reach("""
        seats 4, initiative red, act 2
        fates: steward founder magnate believer
        red: hand aggression-2
        laws: f413 f414 f703
        """)
    begin_edicts(t.g, "lead")
    assert [COURT.ids[card] for card, _ in t.g.agenda] == ["f113", "f318", "f215", "f413", "f703", "f821"]


def test_f113_who_was_expelled_by_the_demand_takes_no_action() -> None:
    """C76: the starports are compared among the Regents who are left."""
    t = reach("""
        seats 3, initiative red, act 2, begin edicts
        fates: steward founder admiral
        1-hex: red 1 ship, starport
        2-hex: blue 1 ship, starport, starport
        red: hand aggression-2
        blue: agents 0
        policy: peace
        """)
    t.asks("red", "expel").plays("red", "make Blue an Outlaw").asks("red", "quorum_action")


def test_f113_another_regent_takes_the_action_of_a_policy_that_the_first_regent_may_not_enforce() -> None:
    """F1502: no Demand of War, and the First Regent with the most cities does not put it on top again."""
    t = reach("""
        seats 3, initiative red, act 2, begin edicts
        fates: peacekeeper steward admiral
        1-hex: red 1 ship, city, city
        2-hex: blue 1 ship, starport, starport
        red: hand aggression-2; cards f1502
        white: captives 1 blue
        policy: war
        """)
    t.asks("blue", "quorum_action").plays("blue", "take the Action of the Policy of War")
    while (decision := t.game.decision) is not None and decision.ask == "place_token":
        t.game.play(decision.options[0])
    assert t.captives("white", "blue") == 1
    t.asks("red", "quorum_change").plays("red", "change to the Policy of Peace")
    assert t.policy() == "peace"


def test_f821_whoever_has_the_young_light_sets_the_doctrine_and_nobody_need_be_a_regent() -> None:
    t = reach("""
        seats 3, initiative red, act 2, begin edicts
        fates: believer founder admiral
        first regent: nobody
        red: hand aggression-2; title outlaw
        blue: cards f816; title outlaw
        white: title outlaw
        """)
    t.asks("blue", "set_doctrine")


# -- cards that change hands ---------------------------------------------------------------------------------------


def test_c42_f413_an_outlaw_who_demands_a_card_of_regents_buries_it() -> None:
    t = reach("""
        seats 3, initiative red, act 2, begin edicts
        fates: advocate founder admiral
        first regent: nobody
        red: hand aggression-2; title outlaw
        blue: cards f706
        """)
    t.plays("red", "Rogue Admirals of Blue").plays("blue", "hand over Rogue Admirals")
    assert t.deck_bottom() == ["f706"] and t.favors("blue", "red") == 1


def test_c42_f411_an_outlaw_to_whom_a_card_of_regents_is_passed_buries_it() -> None:
    t = reach("""
        seats 3, initiative red, act 2, begin crises
        fates: advocate founder admiral
        red: hand aggression-2; cards f706
        blue: title outlaw
        white: cards f106 f708
        rolled: crisis-hex 1
        court: aid01, f411, cc02, cc03, cc04
        """)
    t.plays("white", "pass Tax Collectors")
    assert "f706" in t.deck_bottom() and "f106" in t.cards("red")


@pytest.mark.parametrize(
    ("deal", "kept"), [("red blue guild f706", False), ("red blue guild f706; red blue invite", True)]
)
def test_c42_f414_a_card_of_regents_given_to_an_outlaw_is_buried_unless_they_are_invited_with_it(
    deal: str, kept: bool
) -> None:
    t = reach("""
        seats 3, initiative red, act 2, summit red
        fates: advocate founder admiral
        red: hand aggression-2; cards f706
        blue: title outlaw
        """)
    t.plays("red", "nothing more")
    agree(t, "red", deal, "blue")
    assert ("f706" in t.cards("blue")) is kept and (t.deck_bottom() == []) is kept


@pytest.mark.parametrize(
    ("face", "gets"), [("arrow", [(1, 0), (2, 1), (3, 2), (0, 3)]), ("hex", [(3, 0), (0, 1), (1, 2), (2, 3)])]
)
def test_f205_with_four_players_favors_go_to_one_neighbour(face: str, gets: list[tuple[int, int]]) -> None:
    t = reach(f"""
        seats 4, initiative white, act 2, begin crises
        fates: founder believer advocate admiral
        white: hand aggression-2
        rolled: crisis-{face} 2
        court: aid01, f205 red 2, cc02, cc03, cc04
        """)
    assert all(t.g.favors_of(holder, giver) == 1 for holder, giver in gets) and sum(t.g.favors) == 4
    assert t.deck_bottom() == ["f205"]


# -- ambitions -----------------------------------------------------------------------------------------------------


def test_f405_a_liaison_that_may_not_declare_under_the_doctrine_brings_nothing() -> None:
    """F823: Keeper has the other Ideal."""
    t = reach("""
        seats 3, initiative red, act 2
        fates: believer founder advocate
        red: hand faithful-3; cards f408
        ideals: keeper wisdom
        court: aid01, cc01, cc02, cc03, cc04
        """)
    t.plays("red", "lead Zeal 3", "go on")
    assert "use Relic Liaisons" in t.idle("red")


def test_f213_the_marker_may_join_an_ambition_that_a_liaison_declares() -> None:
    t = reach("""
        seats 3, initiative red, act 2
        fates: founder believer advocate
        red: hand aggression-3; cards f408 f213 f218
        commonwealth: home
        court: aid01, cc01, cc02, cc03, cc04
        """)
    t.plays("red", "lead Aggression 3", "go on", "use Relic Liaisons", "Mining Interest", "add the Commonwealth marker")
    assert t.g.commonwealth == KEEPER


def test_f820_of_an_ambition_of_the_commonwealth_the_own_share_advances_the_believer() -> None:
    """F214: whoever has the most alone has won it; no city bonus is shared."""
    t = reach("""
        seats 3, initiative red, act 2
        fates: believer founder advocate
        1-hex: red city, city
        red: cards f218; resources relic relic
        blue: cards f219; resources relic
        commonwealth: keeper
        ambitions: keeper 5
        ideals: keeper zeal
        """)
    assert t.power("red") == t.power("blue") == 4 and t.objective("red") == 18 - 4


# -- guild cards ---------------------------------------------------------------------------------------------------


def test_f403_overseers_stop_the_preludes_and_actions_of_all_guild_cards_of_act_2() -> None:
    """Nothing is declared, so that nobody is first or second."""
    guild = "f110 f408 f706 f107 f816 f602 f708 f305"
    table = """
        seats 3, initiative red, act 2
        fates: believer founder advocate
        1-hex: red 3 ships; empire 1 ship
        red: hand faithful-3 aggression-3; resources fuel; cards {}
        court: aid01, cc01, cc02, cc03, cc04
        """
    free = reach(table.format(guild)).plays("red", "lead Zeal 3", "go on")
    assert sum(1 for text in free.options() if text.startswith("use ")) == 7
    bound = reach(table.format(f"{guild} f403")).plays("red", "lead Zeal 3", "go on")
    bound.cannot("red", "use ...", "spy").can("red", "spend Fuel from slot 1 to move")


def test_f513_librarians_attach_lore_after_the_own_secure_of_a_bargain_only() -> None:
    """F103: the Rival secures lore, which advances a Caretaker; F512."""
    t = reach("""
        seats 3, initiative red, act 2
        fates: steward caretaker advocate
        1-hex: red 3 ships
        red: hand aggression-3; cards f103 f513
        lore deck: l03 l05
        court: aid01, l07 blue 2 red 1, cc02 red 1, cc03, cc04
        """)
    t.plays("red", "lead Aggression 3", "go on", "bargain").asks("red", "bargain_influence")
    assert t.objective("blue") == 8 - 2 and "l07" in t.cards("blue") and t.attached() == {}
    t.plays("red", "go on", "Construction Union").asks("red", "librarians").plays("red", "use Librarians")
    assert list(t.attached().values()) == ["l05"]
    assert t.game.may_undo_to(RED) == len(t.game.moves)  # all have seen it


@pytest.mark.parametrize(("token", "guarded"), [("weapon", True), ("fuel", False)])
def test_f705_a_frozen_weapon_is_a_weapon_that_one_has(token: str, guarded: bool) -> None:
    t = reach(f"""
        seats 3, initiative red, act 2
        fates: magnate admiral advocate
        1-hex: red 3 ships
        red: hand aggression-3; cards cc08
        blue: cards f705 f708 cc03 f302; held f302 {token}
        court: aid01, cc01, cc02, cc04, cc11
        """)
    t.plays("red", "lead Aggression 3", "go on", "use Silver-Tongues")
    assert ("Court Enforcers of Blue" in t.options()) is not guarded and "Gatekeepers of Blue" in t.options()


def test_f616_who_seizes_by_weapon_outrage_loses_protected_and_other_cards_of_the_suit() -> None:
    """C82; the supply on a Cartel is no resource to discard."""
    t = reach("""
        seats 3, initiative red, act 2
        fates: partisan admiral advocate
        1-hex: red 3 ships
        red: hand aggression-3
        blue: hand aggression-5 mobilization-2; cards f309 f705; resources weapon fuel
        white: hand mobilization-3
        """)
    t.plays("red", "lead Aggression 3", "go on", "end turn")
    t.plays("blue", "surpass with Aggression 5", "seize by Weapon Outrage")
    assert t.court_discard() == ["f309", "f705"] and t.resources("blue") == ["fuel"] and t.supply("weapon") == 5
    assert t.g.initiative == BLUE
