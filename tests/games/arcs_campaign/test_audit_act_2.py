"""Act II as a table of experts would try it: cards of several fates at once, and the edges of the Intermission."""

from boardwright.games.arcs.campaign.fates.magnate import majority
from boardwright.games.arcs.facts import NOBODY, PSIONIC
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
