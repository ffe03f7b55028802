"""What the cards of the A fates ask."""

from boardwright.games.arcs.campaign.facts import CARETAKER, COUNCIL, EMPIRE
from boardwright.games.arcs.campaign.power import wins_now
from boardwright.games.arcs.facts import is_gate
from boardwright.games.arcs.state import Arcs
from boardwright.games.arcs.vocabulary import COURT, SYSTEM
from boardwright.kernel.decision import Decision

from ..arcs.values import NEARLY_NEVER, RARELY
from .families import ADMIRAL, campaign
from .worth import FOUNDER


def collect_tax(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """From a Rival rather than from the supply."""
    for i in range(len(weights)):
        weights[i] = 3.0 if decision.options[i][0] == "collect_tax" else 0.6


def cede_ships(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Ships become Imperial ones while that moves the marker of the Admiral, damaged ones first in Act I."""
    c, me = campaign(g), decision.seat
    counts = c.fates[me] == ADMIRAL and c.act == 1 and c.objectives[me] > 0 and bool(wins_now(c, me))
    expands = c.fates[me] == ADMIRAL and c.act > 1 and c.objectives[me] > 0
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "stop":
            weights[i] = RARELY if counts else 2.0
        elif expands and option[0] == "cede_fresh":
            weights[i] = 0.3 if is_gate(SYSTEM.of(option)) or c.control(SYSTEM.of(option)) == EMPIRE else 6.0
        else:
            weights[i] = (4.0 if option[0] == "cede_damaged" else 3.0) if counts else 0.3


def commonwealth_marker(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """It makes the objective of the Founder; others lose by sharing."""
    c = campaign(g)
    wanted = c.fates[decision.seat] == FOUNDER and c.objectives[decision.seat] > 0
    for i in range(len(weights)):
        if decision.options[i][0] == "add_commonwealth":
            weights[i] = 3.0 if wanted else 0.6


def librarians(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Lore in the Court is for who wants it."""
    wanted = campaign(g).fates[decision.seat] == CARETAKER
    for i in range(len(weights)):
        if decision.options[i][0] == "use":
            weights[i] = 3.0 if wanted else 0.6


def attach_card(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Where one has agents and Rivals have not, as it comes back with what is secured there: no decided Council."""
    me = decision.seat
    for i in range(len(weights)):
        option = decision.options[i]
        if COURT.held_by(option) and COURT.of(option) in g.court:
            first = g.court.index(COURT.of(option)) * g.seats
            mine = g.court_agents[first + me]
            others = max([g.court_agents[first + rival] for rival in g.rivals(me)])
            weights[i] = max(0.2, 1.0 + mine - others)
            if COURT.of(option) == COUNCIL and campaign(g).decided:
                weights[i] = NEARLY_NEVER
