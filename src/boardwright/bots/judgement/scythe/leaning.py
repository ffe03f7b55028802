"""What a sensible player leans to, option by option, without looking ahead."""

from math import exp
from typing import Final

from boardwright.games.scythe.bottom import cost_of
from boardwright.games.scythe.cards import can_use_factory_card
from boardwright.games.scythe.facts import (
    BOTTOM_ACTIONS,
    CUBES,
    ENCOUNTER_COST,
    ENCOUNTER_GAIN,
    FACTION_ROWS,
    FACTORY_COST,
    FACTORY_GAIN,
    FACTORY_SECTION,
    LETTERS,
    MILL,
    MOVE,
    NOWHERE,
    PRODUCE,
    PRODUCT,
    SECTION_COINS,
    SECTIONS,
    TERRAIN,
    TRADE,
    Gains,
)
from boardwright.games.scythe.state import Scythe
from boardwright.games.scythe.top import can_produce
from boardwright.games.scythe.vocabulary import (
    ABILITY,
    BENEFIT,
    BOTTOM,
    COUNT,
    CUBE,
    ENCOUNTER,
    FACTORY_CARD,
    HALF,
    PLACE,
    RESOURCE,
    STRUCTURE,
    TOP,
    VALUE,
    WHAT,
    Place,
)
from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.state import State

from .moves import lean_move, lean_step
from .needs import TOKEN_LEFT, action_worth, made_worth, owned_tokens, produce_worth, store_worth, uses_left
from .strength import lean_card, lean_dial
from .worth import ABILITY_WORTH, CUBE_WORTH, STRUCTURE_WORTH

SHARP: Final = 0.6
"""How sharply a coin more decides between options that are counted in coins."""

SURE: Final = 30.0
RARE: Final = 0.05

MOVE_WORTH: Final = 2.5
BOLSTER_WORTH: Final = 1.0
TRADE_WORTH: Final = 1.0
"""Top actions, less their coin."""
FACTORY_MOVE_WORTH: Final = 1.5
"""The move of a Factory card."""

GAIN_WORTH: Final[dict[str, float]] = {
    "power": 0.5,
    "coins": 1.0,
    "popularity": 1.8,
    "combat_cards": 0.6,
    "oil": 0.9,
    "metal": 1.1,
    "wood": 1.0,
    "food": 1.0,
    "any_resource": 1.2,
    "workers": 2.5,
    "upgrade": 4.0,
    "deploy": 6.0,
    "build": 5.0,
    "enlist": 5.0,
    "produce_territories": 2.0,
}
"""What the words of encounter and Factory cards are worth."""

BONUS_WORTH: Final[list[float]] = [1.0, 2.0, 3.5, 1.2]
"""The bonuses of recruits: power, coins, popularity, combat cards."""


def sum_of(gains: Gains) -> float:
    total = 0.0
    for what, count in gains:
        total += GAIN_WORTH[what] * count
    return total


ENCOUNTER_WORTH: Final[list[list[float]]] = [
    [sum_of(gain) - sum_of(cost) for gain, cost in zip(gains, costs, strict=True)]
    for gains, costs in zip(ENCOUNTER_GAIN, ENCOUNTER_COST, strict=True)
]
FACTORY_CARD_WORTH: Final[list[float]] = [
    max([sum_of(gain) for gain in gains]) - sum_of(cost) for gains, cost in zip(FACTORY_GAIN, FACTORY_COST, strict=True)
]


def leaning(state: State, decision: Decision, weights: list[float]) -> None:
    """Fills in how likely a sensible player is to choose each option; 1.0 is usual."""
    assert isinstance(state, Scythe)
    g = state
    seat = decision.seat
    ask = decision.ask
    options = decision.useful
    if ask == "section":
        lean_section(g, seat, options, weights)
    elif ask == "top":
        lean_top(g, seat, options, weights)
    elif ask == "bottom":
        lean_bottom(g, seat, options, weights)
    elif ask == "move":
        lean_move(g, seat, options, weights)
    elif ask == "step":
        lean_step(g, seat, PLACE.asked(decision), options, weights)
    elif ask == "cargo" or ask == "cargo_left":
        lean_cargo(g, seat, PLACE.asked(decision), options, weights)
    elif ask == "dial":
        lean_dial(g, seat, PLACE.asked(decision), options, weights)
    elif ask == "combat_card":
        lean_card(g, seat, options, weights)
    elif ask == "token_kind":
        lean_kind(g, seat, decision, weights)
    elif ask == "produce_on" or ask == "produce_mill":
        lean_produce(g, seat, decision, weights)
    elif ask == "pay" or ask == "coerce":
        lean_pay(g, seat, options, weights)
    else:
        for i in range(len(options)):
            weights[i] = plain(g, seat, ask, options[i])


def sharpened(coins: float) -> float:
    """The weight of an option by the coins it seems to bring."""
    return exp(SHARP * coins) if coins < 10.0 else 400.0


def plain(g: Scythe, seat: int, ask: str, option: Option) -> float:
    """The weight of an option that can be seen by itself."""
    verb = option[0]
    if verb == "reveal":
        return SURE
    if verb == "decline":
        return 0.3 if ask == "accept" or ask == "accept_bonus" else RARE
    if verb == "part":
        return 0.1
    if verb == "accept":
        return 5.0
    if verb == "give":
        return 0.001
    if verb == "cube":
        return sharpened(CUBE_WORTH[CUBES.index(CUBE.of(option))])
    if verb == "lower":
        section = BOTTOM.of(option)
        return sharpened(0.5 * uses_left(g, seat, section) + (1.0 if cost_of(g, seat, section) > 2 else 0.0))
    if verb == "mech_of":
        names: list[str] = FACTION_ROWS[g.faction[seat]]["mechs"]
        return sharpened(1.5 * ABILITY_WORTH[names.index(ABILITY.of(option))])
    if verb == "structure":
        return sharpened(STRUCTURE_WORTH[STRUCTURE.of(option)])
    if verb == "bonus":
        return sharpened(BONUS_WORTH[WHAT.of(option)])
    if verb == "option":
        word = ENCOUNTER.of(option)
        return sharpened(ENCOUNTER_WORTH[int(word[:-1]) - 1][LETTERS.index(word[-1])])
    if verb == "factory_card":
        return sharpened(FACTORY_CARD_WORTH[FACTORY_CARD.of(option) - 1])
    if verb == "benefit":
        return sharpened(action_of(g, seat, BENEFIT.of(option)))
    if verb == "workers":
        return 0.2 + 2.0 * COUNT.of(option) if ask == "new_workers" else 1.0
    if verb == "tokens":
        return 0.5 + COUNT.of(option)
    if verb == "fire":
        return 2.0
    if verb == "on":
        return lean_on(g, seat, ask, PLACE.of(option))
    if verb == "card":
        return 6.0 - VALUE.of(option)
    if verb == "amount":
        return 1.0 / COUNT.of(option)
    return 1.0


def action_of(g: Scythe, seat: int, benefit: str) -> float:
    """A benefit of a Factory card, if there is something left of it."""
    section = BOTTOM_ACTIONS.index(benefit)
    return action_worth(g, seat, section) if uses_left(g, seat, section) else 0.0


def lean_on(g: Scythe, seat: int, ask: str, place: Place) -> float:
    """Mechs where workers can go along; a Mill where many work; tokens anywhere."""
    workers = g.worker_at[seat].count(place)
    if ask == "deploy_on":
        return 1.0 + workers - 0.3 * g.mech_at[seat].count(place)
    if ask == "build_on":
        return 1.0 + 0.3 * workers if PRODUCT[TERRAIN[place]] >= 0 else 0.7
    return 1.0 + 0.2 * g.fighters(seat, place)


# -- the turn ------------------------------------------------------------------------------------------------------


def bottom_worth(g: Scythe, seat: int, section: int, tokens: int) -> float:
    """The bottom action with so many tokens: itself, only its coins, or nothing."""
    cost = cost_of(g, seat, section)
    if tokens < cost:
        return 0.0
    if uses_left(g, seat, section):
        return action_worth(g, seat, section) * 0.8
    gain = float(SECTION_COINS[g.mat[seat] * SECTIONS + section] + g.recruited[seat * SECTIONS + section])
    return max(0.0, gain - 0.8 * cost)


def lean_section(g: Scythe, seat: int, options: list[Option], weights: list[float]) -> None:
    """The top action, and the bottom action if it can be paid after it."""
    owned = owned_tokens(g, g.controlled(seat))
    for i in range(len(options)):
        option = options[i]
        if option[0] == "factory":
            use = factory_use(g, seat, FACTORY_CARD.of(option)) if can_use_factory_card(g, seat) else 0.0
            weights[i] = sharpened(FACTORY_MOVE_WORTH + max(0.0, use))
            continue
        top, section = TOP.of(option), BOTTOM.of(option)
        tokens = owned[section]
        coins = 0.0
        if top == PRODUCE:
            if can_produce(g, seat):
                coins = produce_worth(g, seat, owned)
                tokens += made_tokens(g, seat, section)
        elif top == MOVE:
            coins = MOVE_WORTH
        elif top == TRADE:
            if g.coins[seat]:
                coins = TRADE_WORTH
                cost = cost_of(g, seat, section)
                if tokens < cost <= tokens + 2 and uses_left(g, seat, section):
                    tokens += 2
        elif g.coins[seat]:
            coins = BOLSTER_WORTH
        weights[i] = sharpened(coins + bottom_worth(g, seat, section, tokens))


def made_tokens(g: Scythe, seat: int, resource: int) -> int:
    """How many tokens of a kind the best place would produce."""
    best = 0
    workers = g.worker_at[seat]
    for place in workers:
        if place >= 0 and PRODUCT[TERRAIN[place]] == resource:
            best = max(best, workers.count(place))
    mill = g.structure_at[seat][MILL]
    return best + (1 if mill != NOWHERE and PRODUCT[TERRAIN[mill]] == resource else 0)


def lean_top(g: Scythe, seat: int, options: list[Option], weights: list[float]) -> None:
    """Never nothing; Move before coins unless they are short; Trade for tokens that are needed."""
    for i in range(len(options)):
        option = options[i]
        verb = option[0]
        if verb == "skip":
            weights[i] = RARE
        elif verb == "move":
            weights[i] = 5.0
        elif verb == "gain_coins":
            weights[i] = 3.0 if g.coins[seat] == 0 else 0.5
        elif verb == "bolster":
            weights[i] = 3.0 if (HALF.of(option) == "power") == (g.power[seat] < 16) else 1.0
        elif verb == "trade":
            if HALF.of(option) == "resources":
                weights[i] = sharpened(2.0 * best_kind_worth(g, seat) - 1.0)
            else:
                weights[i] = 5.0 if g.popularity[seat] < 18 else RARE
        elif verb == "give":
            weights[i] = 0.001
        elif verb == "use_factory":
            weights[i] = SURE if factory_use(g, seat, FACTORY_CARD.of(option)) > 0.0 else 0.01
        else:
            weights[i] = SURE


def factory_use(g: Scythe, seat: int, card: int) -> float:
    """What a Factory card brings now, less its price: benefits of which nothing is left bring nothing."""
    best = 0.0
    for gains in FACTORY_GAIN[card - 1]:
        total = 0.0
        for what, count in gains:
            if what not in BOTTOM_ACTIONS or uses_left(g, seat, BOTTOM_ACTIONS.index(what)):
                total += GAIN_WORTH[what] * count
        best = max(best, total)
    return best - sum_of(FACTORY_COST[card - 1])


def lean_bottom(g: Scythe, seat: int, options: list[Option], weights: list[float]) -> None:
    """The bottom action whenever it brings something."""
    for i in range(len(options)):
        verb = options[i][0]
        if verb == "act":
            section = BOTTOM.of(options[i])
            coins = bottom_worth(g, seat, section, 99)
            weights[i] = SURE if uses_left(g, seat, section) else sharpened(coins) - 0.9
        elif verb == "factory_move":
            weights[i] = 8.0
        elif verb == "skip":
            weights[i] = 0.5
        elif verb == "give":
            weights[i] = 0.001
        else:
            weights[i] = SURE


# -- tokens --------------------------------------------------------------------------------------------------------


def kind_worth(g: Scythe, seat: int, resource: int, have: int) -> float:
    """A token more of a kind."""
    uses = uses_left(g, seat, resource)
    more = store_worth(g, seat, resource, have + 1, uses) - store_worth(g, seat, resource, have, uses)
    if have + 1 == cost_of(g, seat, resource) and uses:
        more += 1.0
    return more + TOKEN_LEFT


def best_kind_worth(g: Scythe, seat: int) -> float:
    owned = owned_tokens(g, g.controlled(seat))
    best = 0.0
    for resource in range(4):
        best = max(best, kind_worth(g, seat, resource, owned[resource]))
    return best


def lean_kind(g: Scythe, seat: int, decision: Decision, weights: list[float]) -> None:
    """What the next bottom action lacks; above all that of the section chosen now."""
    owned = owned_tokens(g, g.controlled(seat))
    if decision.among is not None:
        for option in decision.among.chosen:
            owned[RESOURCE.of(option)] += 1
    worths = [needed_worth(g, seat, resource, owned[resource]) for resource in range(4)]
    first = first_wanted(g, seat, owned, worths, 1 if decision.among is None else decision.among.most)
    options = decision.useful
    for i in range(len(options)):
        option = options[i]
        if option[0] != "resource":
            weights[i] = RARE
        else:
            resource = RESOURCE.of(option)
            weights[i] = sharpened(worths[resource]) * (LATE if resource > first else 1.0)


def needed_worth(g: Scythe, seat: int, resource: int, have: int) -> float:
    """A token more of a kind, in this turn."""
    coins = 2.0 * kind_worth(g, seat, resource, have)
    section = g.section[seat]
    if resource == section and section != FACTORY_SECTION and uses_left(g, seat, section):
        if have < cost_of(g, seat, section) <= have + 2:
            coins += 3.0
    return coins


def first_wanted(g: Scythe, seat: int, owned: list[int], worths: list[float], count: int) -> int:
    """The first kind, in the order in which they are chosen, of the best so many tokens."""
    have, worth = owned[:], worths[:]
    first = 3
    for _ in range(count):
        best = worth.index(max(worth))
        first = min(first, best)
        have[best] += 1
        worth[best] = needed_worth(g, seat, best, have[best])
    return first


LATE: Final = 0.1
"""A member of a set that can be chosen only if a better one before it is not."""


def lean_produce(g: Scythe, seat: int, decision: Decision, weights: list[float]) -> None:
    """Where it brings most: the first of the best territories, as later ones can still be chosen after it."""
    owned = owned_tokens(g, g.controlled(seat))
    workers = g.worker_at[seat]
    mill = g.structure_at[seat][MILL]
    options = decision.useful
    worths: list[float] = []
    for option in options:
        if option[0] != "done":
            place = PLACE.of(option)
            makers = workers.count(place) + (1 if place == mill else 0)
            worths.append(made_worth(g, seat, place, makers, owned))
    most = 1 if decision.among is None else decision.among.most
    least = sorted(worths, reverse=True)[:most][-1] if worths else 0.0
    late = False
    for i in range(len(options)):
        if options[i][0] == "done":
            weights[i] = RARE
        else:
            weights[i] = sharpened(1.5 * worths[i]) * (LATE if late else 1.0)
            late = late or worths[i] >= least


def lean_pay(g: Scythe, seat: int, options: list[Option], weights: list[float]) -> None:
    """First what lies where no fighter guards it; a low combat card rather than a high one, and rather none."""
    for i in range(len(options)):
        option = options[i]
        if option[0] == "decline":
            weights[i] = 4.0
        elif option[0] == "card":
            weights[i] = 0.4 * (6.0 - VALUE.of(option))
        else:
            weights[i] = 1.0 if g.has_fighter(seat, PLACE.of(option)) else 2.0


def lean_cargo(g: Scythe, seat: int, place: int, options: list[Option], weights: list[float]) -> None:
    """Tokens are left only where somebody of the seat stays."""
    stays = g.worker_at[seat].count(place) + g.fighters(seat, place) > 1 or place in g.structure_at[seat]
    carried = bool(g.tokens_on(place))
    for i in range(len(options)):
        verb = options[i][0]
        if verb == "all":
            weights[i] = 1.0 if stays else 5.0
        elif verb == "nothing":
            weights[i] = 1.0 if stays else (0.1 if carried else 0.5)
        else:
            weights[i] = 0.3
