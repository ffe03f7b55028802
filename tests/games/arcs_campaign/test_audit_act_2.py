"""Act II as a table of experts would try it: cards of several fates at once, and the edges of the Intermission."""

from boardwright.games.arcs.campaign.fates.magnate import majority
from boardwright.games.arcs.facts import NOBODY, PSIONIC
from tests.games.arcs_campaign.position import reach

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
