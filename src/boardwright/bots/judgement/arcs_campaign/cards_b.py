"""What B fates ask: Flagships, planets, Witnesses, Seats."""

from boardwright.games.arcs.campaign.fates.warden import cities_in
from boardwright.games.arcs.facts import SPACES, cluster_of
from boardwright.games.arcs.state import Arcs, owner_of
from boardwright.games.arcs.vocabulary import PLACE, SEAT, SYSTEM
from boardwright.kernel.decision import Decision

from ..arcs import answers
from ..arcs.leaning import LEANINGS as OF_ARCS
from ..arcs.values import NEARLY_NEVER, RARELY, battle_value, token_value
from .families import campaign
from .hopes import SEEKS


def flagship_place(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Among own ships; buildings there turn Free."""
    me = decision.seat
    for i in range(len(weights)):
        weights[i] = 1.0 + g.ships_at(me, SYSTEM.of(decision.options[i]))


def scrap_ships(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Spare ones first."""
    for i in range(len(weights)):
        weights[i] = {"scrap_spare": 6.0, "scrap_damaged": 2.0}.get(str(decision.options[i][0]), 0.5)


def by_planet(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """The type of planet that counts most."""
    for i in range(len(weights)):
        option = decision.options[i]
        weights[i] = token_value(g, g.planet_type(SYSTEM.of(option))) if SYSTEM.held_by(option) else RARELY


def among_ships(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Where one has ships."""
    me = decision.seat
    for i in range(len(weights)):
        option = decision.options[i]
        weights[i] = 0.5 + g.ships_at(me, SYSTEM.of(option)) if SYSTEM.held_by(option) else RARELY


def where_others_build(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """A world of others to break."""
    me = decision.seat
    for i in range(len(weights)):
        option = decision.options[i]
        if SYSTEM.held_by(option):
            owners = [owner_of(g.buildings[place]) for place in g.buildings_at(SYSTEM.of(option))]
            weights[i] = NEARLY_NEVER if me in owners else 1.0 + len(owners)


def answer_hammer(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """If the battle looks good."""
    value = battle_value(g, decision.seat, SYSTEM.asked(decision), SEAT.asked(decision))
    for i in range(len(weights)):
        weights[i] = value if decision.options[i][0] == "answer_hammer" else 0.7


def where_sought(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Ships come where they win something, and rather where the fate seeks it."""
    answers.place_ships(g, decision, weights)
    c, me = campaign(g), decision.seat
    seeks = SEEKS.get(c.fates[me])
    for i in range(len(weights)):
        if seeks is not None and c.objectives[me] and SYSTEM.held_by(decision.options[i]):
            weights[i] *= seeks(c, me, SYSTEM.of(decision.options[i]))


def seat_on(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """The cluster with the most cities."""
    for i in range(len(weights)):
        cluster = cluster_of(PLACE.of(decision.options[i]) // SPACES)
        weights[i] = 0.5 + len(cities_in(g, cluster))


def witness_declares(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Psionics can be spent for the objective once Empath is declared."""
    OF_ARCS["declare"](g, decision, weights)
    for i in range(len(weights)):
        if decision.options[i][0] == "declare":
            weights[i] = max(weights[i], 1.5)
