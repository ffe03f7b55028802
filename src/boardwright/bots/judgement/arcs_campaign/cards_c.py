"""What C fates ask: gates, gifts and ties."""

from boardwright.games.arcs.ambitions import is_declared
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import NOTHING, TYRANT, WARLORD
from boardwright.games.arcs.state import Arcs, owner_of
from boardwright.games.arcs.vocabulary import AMBITION, NUMBER, PLACE, RESOURCE, SEAT, SYSTEM
from boardwright.kernel.decision import Decision

from ..arcs.standing import AMBITION_OF, all_holdings
from ..arcs.values import NEARLY_NEVER, RARELY
from .families import GATE_WRAITH, campaign
from .hopes import gates_to_break, gift_for_tie


def first_passage(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Where own ships are swept along; better without those of Rivals and without a starport beside it."""
    c, me = campaign(g), decision.seat
    beside = gates_to_break(c, me)
    for i in range(len(weights)):
        gate = SYSTEM.of(decision.options[i])
        rivals = sum(g.ships_at(rival, gate) for rival in g.rivals(me))
        weights[i] = (1.0 + 2.0 * g.ships_at(me, gate)) / (1.0 + rivals) * (0.4 if gate in beside else 1.0)


def break_gate(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Gladly, with the starport of another if there is one."""
    me = decision.seat
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "break_gate":
            weights[i] = 3.0 if owner_of(g.buildings[PLACE.of(option)]) == me else 6.0
        else:
            weights[i] = 0.5


def ride_storm(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Whoever wants to hold the Twisted Passage stays there."""
    stays = campaign(g).fates[decision.seat] == GATE_WRAITH
    for i in range(len(weights)):
        if decision.options[i][0] == "ride_storm":
            weights[i] = RARELY if stays else 1.0


def arbiter(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """What ties a declared ambition, and nothing else."""
    c, me = campaign(g), decision.seat
    helps = [ambition for ambition, _ in gifts_wanted(c, me)]
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "stop":
            weights[i] = RARELY if helps else 1.0
        elif option[0] in ("captive", "vaulted"):
            weights[i] = 2.0 if TYRANT in helps else NEARLY_NEVER
        elif RESOURCE.held_by(option):
            weights[i] = 2.0 if AMBITION_OF[RESOURCE.of(option)] in helps else NEARLY_NEVER
        else:
            weights[i] = 2.0 if WARLORD in helps else NEARLY_NEVER


def arbiter_to(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """To whom a tie needs it."""
    helped = [rival for _, rival in gifts_wanted(campaign(g), decision.seat)]
    for i in range(len(weights)):
        weights[i] = 0.1 + helped.count(SEAT.of(decision.options[i]))


def gifts_wanted(g: Campaign, me: int) -> list[tuple[int, int]]:
    """The declared ambitions that gifts would tie, each with the Rival who needs them."""
    everybody = all_holdings(g)
    found: list[tuple[int, int]] = []
    for ambition in g.ambitions():
        if is_declared(g, ambition):
            given, rival = gift_for_tie(g, me, ambition, everybody)
            if given > 0:
                found.append((ambition, rival))
    return found


def judge_agenda(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """An ambition that is tied, or that gifts would tie."""
    c, me = campaign(g), decision.seat
    everybody = all_holdings(g)
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "declare":
            ambition = AMBITION.of(option)
            likely = gift_for_tie(c, me, ambition, everybody)[0] != NOTHING and not is_declared(g, ambition)
            weights[i] = 3.0 if likely else 0.3


def cheapest_marker(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """It costs its second place."""
    for i in range(len(weights)):
        weights[i] = 1.0 / (1.0 + NUMBER.of(decision.options[i]))
