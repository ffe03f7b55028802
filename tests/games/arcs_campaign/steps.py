"""Positions of the campaign in which red leads a card. A damaged ship in 6-hex keeps red from being rescued."""

from boardwright.games.arcs.campaign.facts import FATES
from boardwright.games.arcs.campaign.steps import follow_steps
from tests.games.arcs.leaders.steps import is_asked, rolls
from tests.games.arcs.position import SEATS
from tests.games.arcs_campaign.position import ReachScenario, reach

SEAT_NAMES = list(SEATS)


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


def leads_in_act_3(fates: str, lines: str, red: str = "power 0", card: str = "aggression-2") -> ReachScenario:
    """Red leads in Act III without declaring; the Prelude is open. Nobody needs to be rescued."""
    t = reach(f"""
        seats 3, act 3, initiative red
        fates: {fates}
        red: hand {card}; {red}
        blue: hand mobilization-6
        6-hex: red 1 damaged ship
        6-arrow: blue 1 damaged ship
        5-arrow: white 1 damaged ship
        {lines}
        """)
    suit, number = card.split("-")
    t.plays("red", f"lead {suit.capitalize()} {number}")
    return t.plays("red", "go on") if is_asked(t, "declare") else t


def ends_chapter(fates: str, lines: str, chapter: int = 1, seats: int = 3) -> ReachScenario:
    """A chapter of Act III has ended, as nobody has cards."""
    return reach(f"""
        seats {seats}, act 3, chapter {chapter}, initiative red
        fates: {fates}
        {lines}
        """)


def settled(t: ReachScenario) -> ReachScenario:
    """What was gained finds its slots, as it comes."""
    while (decision := t.game.decision) and decision.ask == "place_token":
        t.plays(SEAT_NAMES[decision.seat], t.options()[0])
    return t


def grand(t: ReachScenario, seat: int = 0) -> int:
    """How many grand ambitions a seat has just fulfilled."""
    return [int(count) for one, count in t.noted("grand_ambitions") if one == seat][-1]


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
