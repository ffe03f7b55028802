"""What a sensible player of Arcs answers in battles, and when tokens, cards and ships are asked for by effects."""

from boardwright.games.arcs.battle import defenders
from boardwright.games.arcs.facts import PIPS, RAID_COST_OF_SLOT, SKIRMISH
from boardwright.games.arcs.state import CITY, Arcs, is_damaged, kind_of, owner_of
from boardwright.games.arcs.vocabulary import CARD, CLUSTER, COUNT, COURT, DIE, PLACE, RESOURCE, SEAT, SLOT, SYSTEM
from boardwright.kernel.decision import Decision

from .values import NEARLY_NEVER, RARELY, battle_value, card_value, goal, token_value

# -- battle ----------------------------------------------------------------------------------------------------------


def battle_in(g: Arcs, decision: Decision, weights: list[float]) -> None:
    me = decision.seat
    for i in range(len(weights)):
        system = SYSTEM.of(decision.options[i])
        best = NEARLY_NEVER
        for rival in defenders(g, me, system):
            best = max(best, battle_value(g, me, system, rival))
        weights[i] = best * best


def battle_whom(g: Arcs, decision: Decision, weights: list[float]) -> None:
    system = SYSTEM.asked(decision)
    for i in range(len(weights)):
        value = max(NEARLY_NEVER, battle_value(g, decision.seat, system, SEAT.of(decision.options[i])))
        weights[i] = value * value


def collect(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """All dice that may be taken: skirmish dice harm nobody but the defender, so they fill up the rest."""
    die = DIE.asked(decision)
    most = len(weights) - 1
    for i in range(len(weights)):
        count = COUNT.of(decision.options[i])
        if die == SKIRMISH:
            weights[i] = 1.0 if i == most else 0.02
        else:
            weights[i] = 1.0 if count else 0.8


def hit_ship(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Own ships are rather damaged than lost, those of others rather destroyed."""
    wanted = "hit_fresh" if SEAT.asked(decision) == decision.seat else "hit_damaged"
    for i in range(len(weights)):
        weights[i] = 6.0 if decision.options[i][0] == wanted else 1.0


def hit_building(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """What is damaged falls; starports rather than cities, as nobody is outraged by them."""
    for i in range(len(weights)):
        option = decision.options[i]
        if not PLACE.held_by(option):
            continue
        piece = g.buildings[PLACE.of(option)]
        weights[i] = (3.0 if is_damaged(piece) else 1.0) * (0.7 if kind_of(piece) == CITY else 1.0)


def loot(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Stealing: what counts most for its keys."""
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "steal":
            cost = RAID_COST_OF_SLOT[SLOT.of(option)] if decision.ask == "raid" else 1
            weights[i] = token_value(g, RESOURCE.of(option)) / cost
        elif option[0] == "steal_card":
            weights[i] = card_value(g, COURT.of(option))
        else:
            weights[i] = 0.02


# -- tokens ----------------------------------------------------------------------------------------------------------


def place_token(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """What counts most goes where it is hardest to steal."""
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "put":
            weights[i] = token_value(g, RESOURCE.of(option)) * RAID_COST_OF_SLOT[SLOT.of(option)]
        else:
            weights[i] = NEARLY_NEVER


def discard_excess(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """What counts least goes."""
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] in ("discard", "discard_slot"):
            value = token_value(g, RESOURCE.of(option))
            weights[i] = 1.0 / (value * value)
        else:
            weights[i] = NEARLY_NEVER


def rearrange(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Seldom worth the trouble."""
    weights[0] = RARELY


def gain_any(g: Arcs, decision: Decision, weights: list[float]) -> None:
    for i in range(len(weights)):
        option = decision.options[i]
        weights[i] = token_value(g, RESOURCE.of(option)) if option[0] == "resource" else RARELY


def give_least(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Tokens to pay, give or put away: what counts least."""
    for i in range(len(weights)):
        option = decision.options[i]
        if SLOT.held_by(option):
            weights[i] = 1.0 / token_value(g, RESOURCE.of(option))
        else:
            weights[i] = 0.4


def take_most(g: Arcs, decision: Decision, weights: list[float]) -> None:
    for i in range(len(weights)):
        weights[i] = 0.2 + COUNT.of(decision.options[i])


# -- cards and ships by effects --------------------------------------------------------------------------------------


def drop_weak(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Action cards to part with: few pips."""
    for i in range(len(weights)):
        option = decision.options[i]
        weights[i] = 1.0 / max(PIPS[CARD.of(option)], 1) if CARD.held_by(option) else 1.0


def want_strong(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Action cards to get: many pips."""
    for i in range(len(weights)):
        option = decision.options[i]
        weights[i] = 1.0 * max(PIPS[CARD.of(option)], 1) if CARD.held_by(option) else 1.0


def place_ships(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Where they win control or guard something."""
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "in":
            weights[i] = goal(g, decision.seat, SYSTEM.of(option), 1)


def uprising(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Where a ship each wins the most."""
    for i in range(len(weights)):
        first = (CLUSTER.of(decision.options[i]) - 1) * 4
        total = 0.0
        for system in range(first, first + 4):
            total += goal(g, decision.seat, system, 1)
        weights[i] = total


def outrage_spreads(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """What hurts the others more than oneself."""
    me = decision.seat
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] != "resource":
            continue
        lost = 0
        for seat in range(g.seats):
            icons = g.icons(seat, RESOURCE.of(option))
            lost += -2 * icons if seat == me else icons
        weights[i] = 0.5 + lost if lost > 0 else 0.05


def free_city(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Cities of others, never one's own."""
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "free_city":
            weights[i] = 0.02 if owner_of(g.buildings[PLACE.of(option)]) == decision.seat else 2.0


def victim(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Hits on ships of others."""
    for i in range(len(weights)):
        option = decision.options[i]
        if SEAT.held_by(option):
            weights[i] = 0.02 if SEAT.of(option) == decision.seat else 2.0
