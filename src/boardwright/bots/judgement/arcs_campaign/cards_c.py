"""What C fates ask: gates, gifts and ties."""

from typing import Final

from boardwright.games.arcs.ambitions import is_declared
from boardwright.games.arcs.campaign.facts import CHAPTERS
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import NOBODY, NOTHING, TYRANT, WARLORD
from boardwright.games.arcs.state import Arcs, owner_of
from boardwright.games.arcs.vocabulary import AMBITION, NUMBER, PLACE, RESOURCE, SEAT, SYSTEM
from boardwright.kernel.decision import Decision, Option

from ..arcs.standing import AMBITION_OF, all_holdings, rounds_left
from ..arcs.values import NEARLY_NEVER, RARELY
from .families import GATE_WRAITH, campaign
from .gates import gates_to_break
from .gifts import gift_for_tie, tie_chance, ties_likely

NO_GIFT: Final = (NOTHING, NOBODY)


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
    """What ties a declared ambition, and nothing else; no piece that would only go home."""
    ambition, rival = next_gift(campaign(g), decision.seat)
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "stop":
            weights[i] = 1.0
        else:
            goes_home = option[0] in ("captive", "captive_ship", "trophy") and SEAT.of(option) == rival
            wanted = ambition != NOTHING and counts_for(option) == ambition and not goes_home
            weights[i] = 2.0 if wanted else NEARLY_NEVER


def counts_for(option: Option) -> int:
    """The ambition that counts a gift."""
    if option[0] in ("captive", "captive_ship", "vaulted"):
        return TYRANT
    return AMBITION_OF[RESOURCE.of(option)] if RESOURCE.held_by(option) else WARLORD


def arbiter_to(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """To whom a tie needs it."""
    rival = next_gift(campaign(g), decision.seat)[1]
    for i in range(len(weights)):
        weights[i] = 1.0 if SEAT.of(decision.options[i]) == rival else RARELY


def next_gift(g: Campaign, me: int) -> tuple[int, int]:
    """The declared ambition that the fewest gifts would tie, and who gets the first; NOTHING if all is in vain."""
    if g.chapter == CHAPTERS[g.act] and ties_likely(g, me, 0) < g.objectives[me]:
        return NO_GIFT
    everybody = all_holdings(g)
    fewest, found = 0, NO_GIFT
    for ambition in g.ambitions():
        if is_declared(g, ambition):
            given, rival = gift_for_tie(g, me, ambition, everybody)
            if given > 0 and (not fewest or given < fewest):
                fewest, found = given, (ambition, rival)
    return found


def judge_agenda(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """An ambition that is likely to be tied."""
    c, me = campaign(g), decision.seat
    everybody, rounds = all_holdings(g), rounds_left(g)
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "declare":
            ambition = AMBITION.of(option)
            likely = 0.0 if is_declared(g, ambition) else tie_chance(c, me, ambition, everybody, rounds)
            weights[i] = 0.3 + 4.0 * likely


def cheapest_marker(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """It costs its second place."""
    for i in range(len(weights)):
        weights[i] = 1.0 / (1.0 + NUMBER.of(decision.options[i]))
