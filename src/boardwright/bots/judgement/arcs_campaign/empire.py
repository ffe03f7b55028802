"""Titles, Events, the Council, Crises and Edicts, and what Summits are for."""

from typing import Final

from boardwright.games.arcs.campaign.deals import Item, steps_to
from boardwright.games.arcs.campaign.facts import OUTLAW, REGENT
from boardwright.games.arcs.campaign.fates.magnate import EXPORTED, majority
from boardwright.games.arcs.campaign.policies import ESCALATION
from boardwright.games.arcs.campaign.power import wins_now
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.campaign.vocabulary import POLICY
from boardwright.games.arcs.resources import occupied_slots
from boardwright.games.arcs.state import Arcs
from boardwright.games.arcs.vocabulary import RESOURCE, SEAT, SYSTEM
from boardwright.kernel.decision import Decision

from ..arcs.values import NEARLY_NEVER, RARELY, token_value
from .bargains import gain_in_deal, ideas, seeks_gifts
from .families import ADMIRAL, MAGNATE, campaign
from .hopes import types_wanted
from .hopes_a import planets_to_settle
from .turn import wants_council
from .worth import wanted_title

AS_PLANNED: Final = 20.0
"""A step of a deal that one has in mind."""
ACCEPTED: Final = 4.0
MOTIONS: Final[dict[str, float]] = {"petition": 0.5, "leave": RARELY, "revive": 0.5, "force": 3.0, "done": 1.0}
FORCED: Final[dict[str, float]] = {"building": 3.0, "token": 1.5, "held": 1.5, "captive": 1.2, "trophy": 1.2}
"""What is worth a Favor; anything else is worth 1."""


def call_summit(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """For what the title is worth, for Favors to return, for a deal."""
    c = campaign(g)
    me = decision.seat
    reason = wants(c, me, OUTLAW) or any(c.favors_of(me, rival) for rival in c.rivals(me))
    reason = reason or (c.decided and wants_council(c, me))
    reason = reason or (seeks_gifts(c, me) and (c.seats > 2 or len(occupied_slots(c, me)) >= EXPORTED))
    for i in range(len(weights)):
        if decision.options[i][0] == "call_summit":
            weights[i] = 2.0 if reason else 0.2


def wants(g: Campaign, seat: int, title: int) -> bool:
    """Whether the fate of a seat asks for a title that the seat has not got."""
    return wanted_title(g, seat) == title != g.titles[seat]


def leave_empire(g: Arcs, decision: Decision, weights: list[float]) -> None:
    gladly = wants(campaign(g), decision.seat, OUTLAW)
    for i in range(len(weights)):
        if decision.options[i][0] == "become_outlaw":
            weights[i] = 6.0 if gladly else RARELY


def join_empire(g: Arcs, decision: Decision, weights: list[float]) -> None:
    wanted = wanted_title(campaign(g), decision.seat) != OUTLAW
    for i in range(len(weights)):
        if decision.options[i][0] == "become_regent":
            weights[i] = 2.0 if wanted else RARELY


def take_valuable(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """What counts most; what is no resource is good, too."""
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "stop":
            weights[i] = RARELY
        else:
            weights[i] = token_value(g, RESOURCE.of(option)) if RESOURCE.held_by(option) else 1.5


def govern(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Enforced rather than changed; the Admiral wants ships."""
    c, me = campaign(g), decision.seat
    wants_ships = c.fates[me] == ADMIRAL and c.objectives[me] > 0
    for i in range(len(weights)):
        option = decision.options[i]
        weights[i] = 2.0 if option[0] == "enforce" else 0.5
        if wants_ships:
            weights[i] *= 3.0 if POLICY.of(option) == ESCALATION else 0.5


def council_choice(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Edicts bring ships to the Admiral, in Act I while winning an ambition, and Monopolies to the Magnate."""
    c, me = campaign(g), decision.seat
    if not c.objectives[me]:
        return
    if c.fates[me] == ADMIRAL:
        edicts = c.act > 1 or bool(wins_now(c, me))
    elif c.fates[me] == MAGNATE and c.act > 1:
        edicts = any(majority(c, resource) == me for resource in types_wanted(c, me))
    else:
        return
    for i in range(len(weights)):
        weights[i] = 3.0 if (decision.options[i][0] == "edicts") == edicts else 0.5


def arm(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Oneself first."""
    for i in range(len(weights)):
        option = decision.options[i]
        if SEAT.held_by(option):
            weights[i] = 4.0 if SEAT.of(option) == decision.seat else 0.5


def requisition(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Imperial ships where one commands them; for the Admiral of Act II beside planets to bring under control."""
    c, me = campaign(g), decision.seat
    settles = c.fates[me] == ADMIRAL and c.act > 1 and c.objectives[me] > 0
    for i in range(len(weights)):
        option = decision.options[i]
        if SYSTEM.held_by(option) and settles:
            weights[i] = 0.2 + min(2, len(planets_to_settle(c, SYSTEM.of(option))))
        elif SYSTEM.held_by(option):
            weights[i] = 2.0 if g.has_piece(me, SYSTEM.of(option)) else 0.5


def call_to_order(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Leave the Empire or revive it as the fate asks; Favors are there to be returned."""
    c = campaign(g)
    me = decision.seat
    for i in range(len(weights)):
        verb = str(decision.options[i][0])
        weights[i] = MOTIONS.get(verb, 1.0)  # what cards add
        if verb == "petition" and wants_council(c, me):
            weights[i] = AS_PLANNED
        elif (verb == "leave" and wants(c, me, OUTLAW)) or (verb == "revive" and wants(c, me, REGENT)):
            weights[i] = AS_PLANNED
        elif verb == "leave" and wanted_title(c, me) == REGENT:
            weights[i] = NEARLY_NEVER


def force(g: Arcs, decision: Decision, weights: list[float]) -> None:
    for i in range(len(weights)):
        weights[i] = FORCED.get(str(decision.options[i][1]), 1.0)


def negotiate(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Speak only with an idea that is good for both sides."""
    c = campaign(g)
    for i in range(len(weights)):
        verb = decision.options[i][0]
        if verb == "propose":
            weights[i] = AS_PLANNED if ideas(c, decision.seat) else NEARLY_NEVER
        elif verb != "done":
            weights[i] = 2.0


def make_deal(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Go on with the first idea that begins like the deal; without one, give up."""
    c = campaign(g)
    planned = next_items(c, decision.seat)
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "withdraw":
            weights[i] = 1.0
        elif option[0] == "offer":
            weights[i] = AS_PLANNED if c.deal in ideas(c, decision.seat) else NEARLY_NEVER
        else:
            fits = any(item[1:3] == option[1:3] for item in planned)
            weights[i] = AS_PLANNED if fits else NEARLY_NEVER


def next_items(g: Campaign, me: int) -> list[Item]:
    """What may come next in the deal, after the ideas that begin like it."""
    count = len(g.deal)
    return [deal[count] for deal in ideas(g, me) if len(deal) > count and deal[:count] == g.deal]


def choose_item(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """A step towards an item that one has in mind; what is forced is the best there is."""
    c = campaign(g)
    if c.stage == "call_to_order":
        take_valuable(g, decision, weights)
        return
    steps = [step for item in next_items(c, decision.seat) for step in steps_to(item)]
    for i in range(len(weights)):
        weights[i] = AS_PLANNED if decision.options[i] in steps else RARELY


def consent(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """A deal by which one gains."""
    c = campaign(g)
    gain = gain_in_deal(c, c.deal, decision.seat)
    for i in range(len(weights)):
        if (decision.options[i][0] == "accept") == (gain > 0.0):
            weights[i] = ACCEPTED
        else:
            weights[i] = RARELY
