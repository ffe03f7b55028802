"""Positions of the campaign in which red leads a card. A damaged ship in 6-hex keeps red from being rescued."""

from boardwright.games.arcs.campaign.facts import FATES
from boardwright.games.arcs.campaign.steps import follow_steps
from tests.games.arcs.leaders.steps import is_asked, rolls
from tests.games.arcs_campaign.position import ReachScenario, reach


def red_leads(table: str, red: str = "power 0", card: str = "aggression-2") -> ReachScenario:
    """Red leads without declaring; the Prelude is open. `red` is what the line of red says besides the hand."""
    t = reach(f"""
        seats 3, initiative red
        red: hand {card}; {red}
        blue: hand mobilization-6
        6-hex: red 1 damaged ship
        {table}
        """)
    suit, number = card.split("-")
    t.plays("red", f"lead {suit.capitalize()} {number}")
    if is_asked(t, "declare"):
        t.plays("red", "go on")
    return t


def rolled(t: ReachScenario, **dice: str) -> ReachScenario:
    """Red collects exactly these dice, which show these faces."""
    rolls(t, **dice)
    return t


def resolved(t: ReachScenario, outcome: str) -> ReachScenario:
    """The Resolution of red's fate, which asks nothing, after a "success" or "failure"."""
    steps = FATES[t.g.fates[0]]["acts"][t.g.act][outcome]
    assert list(follow_steps(t.g, 0, steps)) == []
    t.g.check()
    return t
