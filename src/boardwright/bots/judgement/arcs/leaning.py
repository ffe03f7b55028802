"""What a sensible player of Arcs would do at each decision, before looking ahead."""

from collections.abc import Callable
from typing import Final

from boardwright.games.arcs.ambitions import is_declared
from boardwright.games.arcs.control import held_by_another
from boardwright.games.arcs.facts import (
    ADMINISTRATION,
    AGGRESSION,
    CONSTRUCTION,
    FIRST_THING,
    NOTHING,
    PIPS,
    SPACES,
    SYSTEM_COUNT,
    TYRANT,
    WARLORD,
    ambitions_of,
    suit_of,
)
from boardwright.games.arcs.state import EVENT, MODES, Arcs
from boardwright.games.arcs.vocabulary import (
    ACTION,
    AMBITION,
    CARD,
    COURT,
    DAMAGED,
    FRESH,
    PLACE,
    RESOURCE,
    SYSTEM,
    USE,
)
from boardwright.kernel.decision import Decision
from boardwright.kernel.state import State

from .answers import (
    battle_in,
    battle_whom,
    collect,
    discard_excess,
    drop_weak,
    free_city,
    gain_any,
    give_least,
    hit_building,
    hit_ship,
    loot,
    outrage_spreads,
    place_ships,
    place_token,
    rearrange,
    take_most,
    uprising,
    victim,
    want_strong,
)
from .standing import AMBITION_OF, all_holdings
from .values import (
    CITY_BUILT,
    NEARLY_NEVER,
    RARELY,
    SHIP_BUILT,
    best_battle,
    best_building,
    best_tax,
    card_value,
    declaring_gain,
    goal,
    tax_value,
    token_value,
)

NOT_FOR_NOTHING: Final = 0.001

# Pips, by action; taxes, buildings and battles are weighed by what they would bring.
PIP: Final[dict[str, float]] = {
    "secure": 5.0,
    "influence": 1.3,
    "move": 1.0,
    "repair": 0.8,
}
NEW_ACTION: Final = 1.5
TAX: Final = 2.0
"""Per value of what is taxed."""
STARPORT_BUILT: Final = 2.0
SUIT: Final[list[float]] = [1.1, 1.0, 1.1, 0.8]
"""What a pip of a suit is worth: Administration, Aggression, Construction, Mobilization."""
OTHER_SUIT: Final = 1.0

# Lead and follow.
ZEROED: Final = 0.5
"""What a declaration costs: the lead card is easily surpassed."""
KEPT_PIP: Final = 0.5
"""How much a card's pips speak against playing it for one action."""

# Spending.
SPENDING: Final = 0.5
SPENDING_COUNTED: Final = 0.06
"""A token that counts for a declared ambition."""
USING_A_CARD: Final = 0.4


def leaning(state: State, decision: Decision, weights: list[float]) -> None:
    """How likely a sensible player is to choose each option."""
    assert isinstance(state, Arcs)
    lean = LEANINGS.get(decision.ask)
    if lean is None:
        unlikely_to_decline(decision, weights)
    else:
        lean(state, decision, weights)


def unlikely_to_decline(decision: Decision, weights: list[float]) -> None:
    """What is offered is mostly good."""
    for i in range(len(weights)):
        if decision.options[i][0] in ("skip", "stop", "another_action"):
            weights[i] = 0.4


# -- playing a card --------------------------------------------------------------------------------------------------


def mulligan(g: Arcs, decision: Decision, weights: list[float]) -> None:
    pips = sum([PIPS[card] for card in g.hands[decision.seat]])
    weights[0] = 2.0 if pips >= 15 else 0.6


def lead(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Many pips, or an ambition one is ahead in."""
    me = decision.seat
    everybody = all_holdings(g)
    gains = [declaring_gain(g, me, everybody, ambition) for ambition in range(g.ambition_count)]
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "pass":
            weights[i] = 0.03
            continue
        card = CARD.of(option)
        gain = 0.0
        for ambition in ambitions_of(card):
            gain = max(gain, gains[ambition] - ZEROED)
        weights[i] = 0.3 + suit_use(g, me, suit_of(card)) * PIPS[card] + 1.5 * gain


def suit_use(g: Arcs, me: int, suit: int) -> float:
    """How useful a pip of a suit is just now."""
    use = SUIT[suit] if suit < len(SUIT) else OTHER_SUIT
    if suit == ADMINISTRATION:
        return use if g.cities[me] < 5 else 0.5
    if suit == CONSTRUCTION:
        return use if g.cities[me] or g.ships[me] else 0.3
    if suit == AGGRESSION and best_battle(g, me) > 1.5:
        return use * 1.5
    return use


def declare(g: Arcs, decision: Decision, weights: list[float]) -> None:
    me = decision.seat
    everybody = all_holdings(g)
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "declare":
            weights[i] = declaring(g, me, everybody, AMBITION.of(option), ZEROED)


def declaring(g: Arcs, me: int, everybody: list[list[int]], ambition: int, price: float) -> float:
    gain = declaring_gain(g, me, everybody, ambition) - price
    return 1.0 + 2.0 * gain if gain > 0.0 else max(NEARLY_NEVER, 0.5 + 0.3 * gain)


def follow(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Surpass for several actions; for a single one, give the card that is least missed."""
    me = decision.seat
    lead_suit = suit_of(g.played[0][1])
    for i in range(len(weights)):
        option = decision.options[i]
        card = CARD.of(option)
        if option[0] == "surpass":
            weights[i] = 0.5 + suit_use(g, me, suit_of(card)) * PIPS[card]
        elif option[0] == MODES[EVENT]:
            weights[i] = 0.5 + suit_use(g, me, lead_suit) * PIPS[g.played[0][1]]
        else:
            suit = lead_suit if option[0] == "copy" else suit_of(card)
            weights[i] = suit_use(g, me, suit) / (1.0 + KEPT_PIP * PIPS[card])


def before_prelude(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Seizing costs a card: seldom, and with a weak one."""
    me = decision.seat
    everybody = all_holdings(g)
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "seize":
            weights[i] = RARELY / max(PIPS[CARD.of(option)], 1)
        elif option[0] == "declare":
            weights[i] = declaring(g, me, everybody, AMBITION.of(option), 0.0)


# -- the turn --------------------------------------------------------------------------------------------------------


def turn(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Use the pips; spend tokens and cards for what they are worth."""
    me = decision.seat
    pips = False
    known: dict[str, float] = {}
    for i in range(len(weights)):
        option = decision.options[i]
        verb = option[0]
        if verb == "pip":
            pips = True
            weights[i] = action_value(g, me, ACTION.of(option), known)
        elif verb == "spend":
            use = USE.of(option)
            if use == "nothing":
                weights[i] = NOT_FOR_NOTHING
            else:
                weights[i] = action_value(g, me, use, known) * spending(g, RESOURCE.of(option))
        elif verb == "use":
            weights[i] = USING_A_CARD
        elif verb == "discard_card":
            weights[i] = NOT_FOR_NOTHING
        elif verb == "clear":
            weights[i] = RARELY
        else:
            weights[i] = RARELY if pips else 1.0


def action_value(g: Arcs, me: int, name: str, known: dict[str, float]) -> float:
    """How good an action looks now; `known` remembers."""
    value = known.get(name)
    if value is None:
        if name == "battle":
            value = best_battle(g, me)
        elif name == "weapon":
            value = max(NEARLY_NEVER, best_battle(g, me) - 1.0)
        elif name == "tax":
            value = TAX * best_tax(g, me)
        elif name == "build":
            value = best_building(g, me)
        else:
            value = PIP.get(name, NEW_ACTION)
        known[name] = value
    return value


def spending(g: Arcs, resource: int) -> float:
    """How readily a token is spent for an action."""
    ambition = AMBITION_OF[resource] if resource < FIRST_THING else NOTHING
    return SPENDING_COUNTED if ambition != NOTHING and is_declared(g, ambition) else SPENDING


def tax(g: Arcs, decision: Decision, weights: list[float]) -> None:
    for i in range(len(weights)):
        weights[i] = tax_value(g, decision.seat, PLACE.of(decision.options[i]))


def build(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Cities first, two starports, ships; where nobody else has control."""
    me = decision.seat
    for i in range(len(weights)):
        option = decision.options[i]
        verb = option[0]
        if verb == "build_ship":
            weights[i] = at_risk(g, me, PLACE.of(option) // SPACES, SHIP_BUILT if g.ships[me] else NEARLY_NEVER)
        elif verb == "build_starport":
            wanted = STARPORT_BUILT if g.starports[me] >= 4 else 0.3
            weights[i] = at_risk(g, me, SYSTEM.of(option), wanted if g.starports[me] else NEARLY_NEVER)
        elif verb == "build_city":
            system = SYSTEM.of(option)
            wanted = CITY_BUILT - 1.0 + token_value(g, g.planet_type(system))
            weights[i] = at_risk(g, me, system, wanted if g.cities[me] else NEARLY_NEVER)


def at_risk(g: Arcs, me: int, system: int, value: float) -> float:
    """A value, less where a Rival has control."""
    return value * 0.3 if held_by_another(g, me, system) else value


def move_from(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """From where many ships stand, seldom the last guard of a building."""
    me = decision.seat
    for i in range(len(weights)):
        system = SYSTEM.of(decision.options[i])
        ships = g.ships_at(me, system)
        weights[i] = 0.3 + 0.4 * ships
        if ships <= 2 and g.has_building(me, system):
            weights[i] *= 0.4


def move_to(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """To cities of Rivals that can be controlled, to empty slots, to own ships; not into a stronger fleet."""
    me = decision.seat
    origin = SYSTEM.asked(decision)
    coming = g.fresh[me * SYSTEM_COUNT + origin]
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "to":
            weights[i] = goal(g, me, SYSTEM.of(option), coming)
        else:
            weights[i] = 0.8


def move_ships(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Fresh ships together; one stays with an own building."""
    me = decision.seat
    system = SYSTEM.asked(decision)
    fresh = g.fresh[me * SYSTEM_COUNT + system]
    guarded = g.has_building(me, system)
    for i in range(len(weights)):
        option = decision.options[i]
        moving = FRESH.of(option)
        weight = 0.2 + moving * moving
        if guarded and moving == fresh:
            weight *= 0.3
        if DAMAGED.of(option):
            weight *= 0.5
        weights[i] = weight


def repair(g: Arcs, decision: Decision, weights: list[float]) -> None:
    for i in range(len(weights)):
        if decision.options[i][0] == "repair_building":
            weights[i] = 1.5


def influence(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Where one more agent takes the lead."""
    me = decision.seat
    seats = g.seats
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] != "court":
            weights[i] = 0.4
            continue
        card = COURT.of(option)
        first = g.court.index(card) * seats
        mine = g.court_agents[first + me]
        best = others = 0
        for other in range(seats):
            if other != me:
                others += g.court_agents[first + other]
                best = max(best, g.court_agents[first + other])
        value = card_value(g, card) + 0.5 * others
        if mine > best:
            value *= 0.2 if best == 0 else 0.5
        elif mine < best:
            value *= 0.3 if mine + 1 == best else 0.1
        weights[i] = value


def take_card(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Secure, ransack, abduct: the best card, with the most agents of Rivals."""
    me = decision.seat
    seats = g.seats
    captives = 1.5 if is_declared(g, TYRANT if decision.ask != "ransack" else WARLORD) else 0.4
    for i in range(len(weights)):
        card = COURT.of(decision.options[i])
        first = g.court.index(card) * seats
        others = -g.court_agents[first + me]
        for other in range(first, first + seats):
            others += g.court_agents[other]
        weights[i] = card_value(g, card) + captives * others


Lean = Callable[[Arcs, Decision, list[float]], None]

LEANINGS: Final[dict[str, Lean]] = {
    "mulligan": mulligan,
    "lead": lead,
    "declare": declare,
    "declare_by": declare,
    "follow": follow,
    "before_prelude": before_prelude,
    "turn": turn,
    "tax": tax,
    "build": build,
    "move_from": move_from,
    "move_to": move_to,
    "move_ships": move_ships,
    "catapult": move_to,
    "repair": repair,
    "influence": influence,
    "bold": influence,
    "secure": take_card,
    "ransack": take_card,
    "abduct": take_card,
    "battle_in": battle_in,
    "battle_whom": battle_whom,
    "collect": collect,
    "hit_ship": hit_ship,
    "self_hits": hit_ship,
    "intercepted": hit_ship,
    "hit_first": hit_ship,
    "hit_building": hit_building,
    "raid": loot,
    "steal_token": loot,
    "steal_tokens": loot,
    "steal_anything": loot,
    "guild_struggle": loot,
    "trade_give": give_least,
    "pay": give_least,
    "fence": give_least,
    "mythic": give_least,
    "charm": give_least,
    "place_token": place_token,
    "discard_excess": discard_excess,
    "rearrange": rearrange,
    "slot_covered": rearrange,
    "gain_any": gain_any,
    "gain_several": gain_any,
    "tax_type": gain_any,
    "take_tokens": take_most,
    "drop_cards": drop_weak,
    "exchange_give": drop_weak,
    "exchange_want": want_strong,
    "claim": want_strong,
    "rescue": place_ships,
    "place_ship": place_ships,
    "place_ship_each": place_ships,
    "place_ships": place_ships,
    "uprising": uprising,
    "outrage_spreads": outrage_spreads,
    "free_city": free_city,
    "martyr_victim": victim,
}
"""By what is asked; everything else is a matter of looking ahead."""
