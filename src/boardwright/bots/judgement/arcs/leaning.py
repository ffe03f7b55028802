"""What a sensible player of Arcs would do at each decision, before looking ahead."""

from collections.abc import Callable
from typing import Final

from boardwright.games.arcs.ambitions import is_declared
from boardwright.games.arcs.facts import (
    ADMINISTRATION,
    AGGRESSION,
    CONSTRUCTION,
    GUILD_SUIT,
    NOBODY,
    NOTHING,
    PIPS,
    PSIONIC,
    RAID_COST_OF_SLOT,
    RELIC,
    SKIRMISH,
    SLOT_COUNT,
    SPACES,
    SYSTEM_COUNT,
    TYRANT,
    WARLORD,
    ambitions_of,
    suit_of,
)
from boardwright.games.arcs.state import CITY, STARPORT, Arcs, is_damaged, kind_of, owner_of
from boardwright.kernel.decision import Decision, number
from boardwright.kernel.state import State

from .standing import AMBITION_OF, all_holdings, best_available, prospects, rounds_left

RARELY: Final = 0.1
NEARLY_NEVER: Final = 0.01
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
CITY_BUILT: Final = 4.0
SHIP_BUILT: Final = 1.5
STARPORT_BUILT: Final = 2.0
SUIT: Final[list[float]] = [1.1, 1.0, 1.1, 0.8]
"""What a pip of a suit is worth: Administration, Aggression, Construction, Mobilization."""

# Lead and follow.
DECLARING: Final = 0.6
"""Per Power that declaring would gain on the best Rival."""
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
        if decision.options[i][0] in ("skip", "stop"):
            weights[i] = 0.4


# -- what things are worth to a seat ---------------------------------------------------------------------------------


def token_value(g: Arcs, resource: int) -> float:
    """A resource token; more if it counts for a declared ambition."""
    ambition = AMBITION_OF[resource]
    if ambition == NOTHING:
        return 0.8
    value = 2.5 if is_declared(g, ambition) else 1.0
    return value + 0.2 if resource in (RELIC, PSIONIC) else value


def card_value(g: Arcs, card: int) -> float:
    """A Court card."""
    suit = GUILD_SUIT[card]
    return 1.2 if suit == NOTHING else 0.8 + token_value(g, suit)


def declaring_gain(g: Arcs, me: int, everybody: list[list[int]], ambition: int) -> float:
    """What a declaration now would gain on the best Rival, in Power."""
    first, second = best_available(g)
    if not first:
        return 0.0
    rounds = rounds_left(g)
    best = 0.0
    for rival in range(g.seats):
        if rival != me:
            best = max(best, prospects(g, everybody, rival, ambition, first, second, rounds))
    return prospects(g, everybody, me, ambition, first, second, rounds) - best


def battle_value(g: Arcs, me: int, system: int, rival: int) -> float:
    """How good an attack looks: own ships against those that can strike back, and what can be won."""
    mine = g.fresh[me * SYSTEM_COUNT + system]
    worn = g.damaged[me * SYSTEM_COUNT + system]
    if not mine and not worn:
        return 0.0
    fresh = g.fresh[rival * SYSTEM_COUNT + system]
    damaged = g.damaged[rival * SYSTEM_COUNT + system]
    built = g.has_building(rival, system)
    if not fresh and not damaged and not built:
        return 0.0
    balance = mine + 0.5 * worn - fresh - 0.3 * damaged
    if balance < 1.0:
        return 0.05 if balance < 0.0 else 0.25
    value = 0.6 + 0.5 * min(balance, 4.0) + 0.4 * damaged
    if is_declared(g, WARLORD):
        value *= 1.6
    return value


def best_battle(g: Arcs, me: int) -> float:
    """How good the best attack looks."""
    best = NEARLY_NEVER
    for system in g.systems:
        if g.ships_at(me, system):
            for rival in range(g.seats):
                if rival != me:
                    best = max(best, battle_value(g, me, system, rival))
    return best


def tax_value(g: Arcs, me: int, place: int) -> float:
    """What taxing a place brings: a resource, if there is one left, and of a Rival an agent."""
    value = NEARLY_NEVER
    for resource in g.city_types(place // SPACES):
        if g.supply[resource]:
            value = max(value, token_value(g, resource))
    piece = g.buildings[place]
    if piece and owner_of(piece) != me and g.agents[owner_of(piece)]:
        value += 2.5 if is_declared(g, TYRANT) else 1.0
    return value


def best_tax(g: Arcs, me: int) -> float:
    """What the best tax brings."""
    best = NEARLY_NEVER
    for place in g.places:
        piece = g.buildings[place]
        if piece and kind_of(piece) == CITY and not g.used_buildings[place]:
            owner = owner_of(piece)
            if owner == me or g.control(place // SPACES) == me:
                best = max(best, tax_value(g, me, place))
    return best


def best_building(g: Arcs, me: int) -> float:
    """What the best use of a Build action is: a city, a ship, or nothing."""
    best = NEARLY_NEVER
    for place in g.places:
        piece = g.buildings[place]
        if piece:
            if g.ships[me] and kind_of(piece) == STARPORT and owner_of(piece) == me and not g.used_buildings[place]:
                best = max(best, SHIP_BUILT)
        elif g.cities[me] and place % SPACES < SLOT_COUNT[place // SPACES] and g.has_piece(me, place // SPACES):
            return CITY_BUILT
    return best


# -- playing a card --------------------------------------------------------------------------------------------------


def mulligan(g: Arcs, decision: Decision, weights: list[float]) -> None:
    pips = sum([PIPS[card] for card in g.hands[decision.seat]])
    weights[0] = 2.0 if pips >= 15 else 0.6


def lead(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Many pips, or an ambition one is ahead in."""
    me = decision.seat
    everybody = all_holdings(g)
    gains = [declaring_gain(g, me, everybody, ambition) for ambition in range(5)]
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "pass":
            weights[i] = 0.03
            continue
        card = number(option)
        gain = 0.0
        for ambition in ambitions_of(card):
            gain = max(gain, gains[ambition] - ZEROED)
        weights[i] = 0.3 + suit_use(g, me, suit_of(card)) * PIPS[card] + 1.5 * gain


def suit_use(g: Arcs, me: int, suit: int) -> float:
    """How useful a pip of a suit is just now."""
    use = SUIT[suit]
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
            weights[i] = declaring(g, me, everybody, number(option), ZEROED)


def declaring(g: Arcs, me: int, everybody: list[list[int]], ambition: int, price: float) -> float:
    gain = declaring_gain(g, me, everybody, ambition) - price
    return 1.0 + 2.0 * gain if gain > 0.0 else max(NEARLY_NEVER, 0.5 + 0.3 * gain)


def follow(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Surpass for several actions; for a single one, give the card that is least missed."""
    me = decision.seat
    lead_suit = suit_of(g.played[0][1])
    for i in range(len(weights)):
        option = decision.options[i]
        card = number(option)
        if option[0] == "surpass":
            weights[i] = 0.5 + suit_use(g, me, suit_of(card)) * PIPS[card]
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
            weights[i] = RARELY / PIPS[number(option)]
        elif option[0] == "declare":
            weights[i] = declaring(g, me, everybody, number(option), 0.0)


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
            weights[i] = action_value(g, me, str(option[1]), known)
        elif verb == "spend":
            use = str(option[3])
            if use == "nothing":
                weights[i] = NOT_FOR_NOTHING
            else:
                weights[i] = action_value(g, me, use, known) * spending(g, number(option))
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
    ambition = AMBITION_OF[resource]
    return SPENDING_COUNTED if ambition != NOTHING and is_declared(g, ambition) else SPENDING


def tax(g: Arcs, decision: Decision, weights: list[float]) -> None:
    for i in range(len(weights)):
        weights[i] = tax_value(g, decision.seat, number(decision.options[i]))


def build(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Cities first, two starports, ships; where nobody else has control."""
    me = decision.seat
    for i in range(len(weights)):
        option = decision.options[i]
        verb = option[0]
        if verb == "build_ship":
            weights[i] = at_risk(g, me, number(option) // SPACES, SHIP_BUILT if g.ships[me] else NEARLY_NEVER)
        elif verb == "build_starport":
            wanted = STARPORT_BUILT if g.starports[me] >= 4 else 0.3
            weights[i] = at_risk(g, me, number(option), wanted if g.starports[me] else NEARLY_NEVER)
        elif verb == "build_city":
            wanted = CITY_BUILT - 1.0 + token_value(g, g.planet_type(number(option)))
            weights[i] = at_risk(g, me, number(option), wanted if g.cities[me] else NEARLY_NEVER)


def at_risk(g: Arcs, me: int, system: int, value: float) -> float:
    """A value, less where a Rival has control."""
    return value if g.control(system) in (NOBODY, me) else value * 0.3


def move_from(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """From where many ships stand, seldom the last guard of a building."""
    me = decision.seat
    for i in range(len(weights)):
        system = number(decision.options[i])
        ships = g.ships_at(me, system)
        weights[i] = 0.3 + 0.4 * ships
        if ships <= 2 and g.has_building(me, system):
            weights[i] *= 0.4


def move_to(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """To cities of Rivals that can be controlled, to empty slots, to own ships; not into a stronger fleet."""
    me = decision.seat
    origin = number(decision.values, 0)
    coming = g.fresh[me * SYSTEM_COUNT + origin]
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "to":
            weights[i] = goal(g, me, number(option), coming)
        else:
            weights[i] = 0.8


def goal(g: Arcs, me: int, system: int, coming: int) -> float:
    """How much a system attracts so many fresh ships."""
    there = coming + g.fresh[me * SYSTEM_COUNT + system]
    strongest = 0
    for rival in range(g.seats):
        if rival != me:
            strongest = max(strongest, g.fresh[rival * SYSTEM_COUNT + system])
    value = 0.5
    first = system * SPACES
    for place in range(first, first + SPACES):
        piece = g.buildings[place]
        if piece:
            if owner_of(piece) == me:
                value += 0.4 if strongest else 0.0
            elif there > strongest:
                value += 2.0 if kind_of(piece) == CITY else 0.7
        elif place - first < SLOT_COUNT[system]:
            value += 0.7
    if strongest and there > strongest + 1:
        value += 0.7
    return value if there >= strongest else value * 0.2


def move_ships(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Fresh ships together; one stays with an own building."""
    me = decision.seat
    system = number(decision.values, 0)
    fresh = g.fresh[me * SYSTEM_COUNT + system]
    guarded = g.has_building(me, system)
    for i in range(len(weights)):
        option = decision.options[i]
        moving = number(option, 1)
        weight = 0.2 + moving * moving
        if guarded and moving == fresh:
            weight *= 0.3
        if number(option, 2):
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
        card = number(option)
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
        card = number(decision.options[i])
        first = g.court.index(card) * seats
        others = -g.court_agents[first + me]
        for other in range(first, first + seats):
            others += g.court_agents[other]
        weights[i] = card_value(g, card) + captives * others


# -- battle ----------------------------------------------------------------------------------------------------------


def battle_in(g: Arcs, decision: Decision, weights: list[float]) -> None:
    me = decision.seat
    for i in range(len(weights)):
        system = number(decision.options[i])
        best = NEARLY_NEVER
        for rival in range(g.seats):
            if rival != me:
                best = max(best, battle_value(g, me, system, rival))
        weights[i] = best * best


def battle_whom(g: Arcs, decision: Decision, weights: list[float]) -> None:
    system = number(decision.values, 0)
    for i in range(len(weights)):
        value = max(NEARLY_NEVER, battle_value(g, decision.seat, system, number(decision.options[i])))
        weights[i] = value * value


def collect(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """All dice that may be taken: skirmish dice harm nobody but the defender, so they fill up the rest."""
    die = number(decision.values, 0)
    most = len(weights) - 1
    for i in range(len(weights)):
        count = number(decision.options[i], 2)
        if die == SKIRMISH:
            weights[i] = 1.0 if i == most else 0.02
        else:
            weights[i] = 1.0 if count else 0.8


def hit_ship(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Own ships are rather damaged than lost, those of others rather destroyed."""
    wanted = "hit_fresh" if number(decision.values, 0) == decision.seat else "hit_damaged"
    for i in range(len(weights)):
        weights[i] = 6.0 if decision.options[i][0] == wanted else 1.0


def hit_building(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """What is damaged falls; starports rather than cities, as nobody is outraged by them."""
    for i in range(len(weights)):
        piece = g.buildings[number(decision.options[i])]
        weights[i] = (3.0 if is_damaged(piece) else 1.0) * (0.7 if kind_of(piece) == CITY else 1.0)


def loot(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Stealing: what counts most for its keys."""
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "steal":
            cost = RAID_COST_OF_SLOT[number(option, 3)] if decision.ask == "raid" else 1
            weights[i] = token_value(g, number(option, 2)) / cost
        elif option[0] == "steal_card":
            weights[i] = card_value(g, number(option, 2))
        else:
            weights[i] = 0.02


# -- tokens ----------------------------------------------------------------------------------------------------------


def place_token(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """What counts most goes where it is hardest to steal."""
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "put":
            weights[i] = token_value(g, number(option)) * RAID_COST_OF_SLOT[number(option, 2)]
        else:
            weights[i] = NEARLY_NEVER


def discard_excess(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """What counts least goes."""
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] in ("discard", "discard_slot"):
            value = token_value(g, number(option))
            weights[i] = 1.0 / (value * value)
        else:
            weights[i] = NEARLY_NEVER


def gain_any(g: Arcs, decision: Decision, weights: list[float]) -> None:
    for i in range(len(weights)):
        option = decision.options[i]
        weights[i] = token_value(g, number(option)) if option[0] == "resource" else RARELY


def give_least(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Tokens to pay, give or put away: what counts least."""
    for i in range(len(weights)):
        option = decision.options[i]
        if len(option) == 3:
            weights[i] = 1.0 / token_value(g, number(option))
        else:
            weights[i] = 0.4


def take_most(g: Arcs, decision: Decision, weights: list[float]) -> None:
    for i in range(len(weights)):
        weights[i] = 0.2 + number(decision.options[i])


# -- cards and ships by effects --------------------------------------------------------------------------------------


def drop_weak(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Action cards to part with: few pips."""
    for i in range(len(weights)):
        option = decision.options[i]
        weights[i] = 1.0 / PIPS[number(option)] if len(option) == 2 else 1.0


def want_strong(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Action cards to get: many pips."""
    for i in range(len(weights)):
        option = decision.options[i]
        weights[i] = 1.0 * PIPS[number(option)] if len(option) == 2 else 1.0


def place_ships(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Where they win control or guard something."""
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "in":
            weights[i] = goal(g, decision.seat, number(option), 1)


def uprising(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Where a ship each wins the most."""
    for i in range(len(weights)):
        first = (number(decision.options[i]) - 1) * 4
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
            icons = g.icons(seat, number(option))
            lost += -2 * icons if seat == me else icons
        weights[i] = 0.5 + lost if lost > 0 else 0.05


def free_city(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Cities of others, never one's own."""
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "free_city":
            weights[i] = 0.02 if owner_of(g.buildings[number(option)]) == decision.seat else 2.0


def victim(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Hits on ships of others."""
    for i in range(len(weights)):
        option = decision.options[i]
        if len(option) == 2:
            weights[i] = 0.02 if number(option) == decision.seat else 2.0


Lean = Callable[[Arcs, Decision, list[float]], None]

LEANINGS: Final[dict[str, Lean]] = {
    "mulligan": mulligan,
    "lead": lead,
    "declare": declare,
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
    "hit_building": hit_building,
    "raid": loot,
    "steal_token": loot,
    "steal_anything": loot,
    "guild_struggle": loot,
    "trade_give": give_least,
    "pay": give_least,
    "fence": give_least,
    "mythic": give_least,
    "charm": give_least,
    "place_token": place_token,
    "discard_excess": discard_excess,
    "gain_any": gain_any,
    "take_tokens": take_most,
    "drop_cards": drop_weak,
    "exchange_give": drop_weak,
    "exchange_want": want_strong,
    "claim": want_strong,
    "rescue": place_ships,
    "place_ship": place_ships,
    "place_ships": place_ships,
    "uprising": uprising,
    "outrage_spreads": outrage_spreads,
    "free_city": free_city,
    "martyr_victim": victim,
}
"""By what is asked; everything else is a matter of looking ahead."""
