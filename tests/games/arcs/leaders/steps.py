"""Positions of Leaders & Lore in which red leads, copies, pivots or surpasses with one card.

`red` is what the line of red says besides the hand; `table` are further lines. Blue keeps a card, so the round ends
without the chapter. A damaged ship of red in 6-hex and of blue in 6-arrow keep both from being rescued.
"""

from tests.games.arcs.position import ArcsScenario, arcs, dice_text


def red_leads(card: str, red: str, table: str = "", hand: str = "") -> ArcsScenario:
    """Red leads without declaring; the Prelude is open."""
    t = red_begins(card, red, table, hand)
    t.plays("red", f"lead {said(card)}")
    if is_asked(t, "declare"):
        t.plays("red", "go on")
    return t


def red_begins(card: str, red: str, table: str = "", hand: str = "") -> ArcsScenario:
    """Red has the initiative and is about to lead."""
    return arcs(f"""
        seats 3, leaders yes, initiative red
        red: hand {card} {hand}; {red}
        blue: hand mobilization-6
        6-hex: red 1 damaged ship
        6-arrow: blue 1 damaged ship
        {table}
    """)


def red_copies(lead: str, red: str, table: str = "") -> ArcsScenario:
    """Blue leads, red copies."""
    t = blue_leads(lead, "construction-3" if "construction" not in lead else "mobilization-3", red, table)
    (card,) = t.hand("red")
    t.plays("red", f"copy with {said(card)}")
    return t


def red_pivots(card: str, red: str, table: str = "") -> ArcsScenario:
    """Blue leads a card of another suit, red pivots."""
    t = blue_leads("mobilization-2" if "mobilization" not in card else "construction-2", card, red, table)
    t.plays("red", f"pivot with {said(card)}")
    return t


def red_surpasses(card: str, red: str, table: str = "") -> ArcsScenario:
    """Blue leads a 2 of the suit, red surpasses."""
    t = blue_leads(card.split("-")[0] + "-2", card, red, table)
    t.plays("red", f"surpass with {said(card)}")
    return t


def blue_leads(lead: str, card: str, red: str, table: str) -> ArcsScenario:
    t = arcs(f"""
        seats 3, leaders yes, initiative blue
        red: hand {card}; {red}
        blue: hand {lead} mobilization-6
        6-hex: red 1 damaged ship
        6-arrow: blue 1 damaged ship
        {table}
    """)
    t.plays("blue", f"lead {said(lead)}")
    if is_asked(t, "declare"):
        t.plays("blue", "go on")
    t.plays("blue", "end turn")
    return t


def said(card: str) -> str:
    suit, number = card.split("-")
    return f"{suit.capitalize()} {number}"


def is_asked(t: ArcsScenario, ask: str) -> bool:
    return t.game.decision is not None and t.game.decision.ask == ask


def attacks(t: ArcsScenario, **dice: str) -> ArcsScenario:
    """Red battles with exactly these dice, which show these faces."""
    t.plays("red", "battle")
    return rolls(t, **dice)


def rolls(t: ArcsScenario, seat: str = "red", **dice: str) -> ArcsScenario:
    """Red, or another seat, collects exactly these dice, which show these faces."""
    while is_asked(t, "collect"):
        kind = next(kind for kind in ("Assault", "Raid", "Skirmish") if f" {kind} " in t.options()[0])
        count = len([face for face in dice.get(kind.lower(), "").split(",") if face])
        t.dice(**dice)
        t.plays(seat, dice_text(count, kind))
    return t
