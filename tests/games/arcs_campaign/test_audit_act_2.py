"""Act II as a table of experts would try it: cards of several fates at once, and the edges of the Intermission."""

from boardwright.games.arcs.campaign.fates.magnate import majority
from boardwright.games.arcs.facts import CARD_NUMBER, NOBODY, PSIONIC, RELIC
from boardwright.games.arcs.resources import has
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import rolled

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
    t.g.token_totals[PSIONIC] += 1
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
    t.g.token_totals[PSIONIC] += 1
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
    t.plays("red", "pass the initiative")
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
    t = reach(trade).plays("red", "lead Administration 2", "go on").can("red", "trade")
    t = reach(trade + "blue: cards f314").plays("red", "lead Administration 2", "go on").cannot("red", "trade")


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
