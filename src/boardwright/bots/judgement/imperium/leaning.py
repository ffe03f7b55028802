"""What a sensible player leans to, before any look-ahead: a weight for every option."""

from math import exp
from typing import Final

from boardwright.games.imperium.facts import CARD_OF_FACE, FAME, NEEDS_UNREST, SUIT_BITS, UNREST, is_a
from boardwright.games.imperium.state import ACTIVATE, HAND, ZONES, Imperium
from boardwright.games.imperium.vocabulary import CARD, COUNT, EFFECT, SEAT, SUIT, tokens_paid
from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.state import State

from .values import (
    ABILITY,
    BLIND,
    DEVELOPING,
    EACH_ROUND,
    EFFECT_WORTH,
    IN_HISTORY,
    OWNING,
    POINTS,
    TAKEN_UNREST,
    TOKEN_WORTH,
    USE,
)

STEEP: Final = 2.0
"""How strongly worth becomes weight: a point more is so many times e as likely."""
LEAST_WEIGHT: Final = 0.01
MOST_WEIGHT: Final = 30.0

# The turn.
USUAL_PLAY: Final = 0.5
"""The use of a card that is as likely played as not."""
ABILITY_FIRST: Final = 1.5
"""An exhaust ability costs no action."""
INNOVATION: Final = 0.4
"""What innovating is worth against the use of a hand."""
REVOLT_PER_UNREST: Final = 1.6
END_WITH_PLAYS: Final = 0.05
END_WITHOUT: Final = 2.0
UNREST_PLAYED: Final = 0.9

# Choices of cards.
DISCARD_IDLE: Final = 3.0
"""Leaving a card that is no use for a new one, in the clean-up."""
IDLE: Final = 0.3
SKIPPING: Final = 0.0
"""What skipping is worth."""
TOKEN_PAID: Final = 1.5
"""How much more a token counts when it is a choice which to pay."""

LOSING: Final[list[str]] = ["discard", "topdeck", "give", "garrison", "sink", "swap_nation"]
"""Questions that are best answered with the card of least use."""
FROM_PLAY: Final[list[str]] = ["recall", "abandon"]
GETTING: Final[list[str]] = ["fetch", "find", "move", "play_by_effect"]


def weight(worth: float) -> float:
    """The weight of an option that is worth so many points."""
    value = exp(STEEP * min(worth, 5.0))
    return min(MOST_WEIGHT, max(LEAST_WEIGHT, value))


def leaning(state: State, decision: Decision, weights: list[float]) -> None:
    """Fill in how likely a sensible player is to choose each option."""
    assert isinstance(state, Imperium)
    ask = decision.ask
    seat = decision.seat
    options = decision.useful
    if ask == "turn":
        lean_in_turn(state, seat, options, weights)
    elif ask == "cleanup_discard":
        lean_in_cleanup(state, seat, options, weights)
    elif ask == "choose" or ask == "may":
        lean_to_steps(options, weights)
    elif ask == "break_through_suit" or ask == "declare":
        for place in range(len(options)):
            weights[place] = weight(best_of_suit(state, seat, SUIT.of(options[place])) - 3.0)
    elif ask == "acquire" or ask == "break_through":
        lean_to_market(state, seat, options, weights, ask == "acquire")
    elif ask == "pay":
        for place in range(len(options)):
            price = 0.0
            paid = tokens_paid(options[place])
            for kind in range(3):
                price += TOKEN_WORTH[kind] * paid[kind]
            weights[place] = weight(-TOKEN_PAID * price + 2.0)
    elif ask in ("revolt", "draw_how_many", "pay_how_many"):
        for place in range(len(options)):
            weights[place] = 1.0 + 2.0 * COUNT.of(options[place])
    elif ask == "cleanup_token" or ask == "place":
        for place in range(len(options)):
            weights[place] = weight(-0.2 * OWNING[state.empire[seat]][CARD.of(options[place])])
    else:
        lean_to_cards(state, seat, ask, options, weights)


# -- the turn --------------------------------------------------------------------------------------------------------


def lean_in_turn(g: Imperium, seat: int, options: list[Option], weights: list[float]) -> None:
    use = USE[g.empire[seat]]
    promise = 0.0
    useful = False
    for place in range(len(options)):
        option = options[place]
        verb = option[0]
        if verb == "play":
            card = CARD.of(option)
            value = UNREST_PLAYED if is_a(card, UNREST) else use[card]
            promise += value
            useful = True
            weights[place] = weight(value - USUAL_PLAY)
        elif verb == "exhaust":
            face = CARD.of(option)
            useful = True
            weights[place] = ABILITY_FIRST * weight(ABILITY[face] - 0.5 * USUAL_PLAY)
    for place in range(len(options)):
        verb = options[place][0]
        if verb == "innovate":
            weights[place] = weight(INNOVATION - USUAL_PLAY - 0.4 * promise)
        elif verb == "revolt":
            unrest = 0
            for held in g.zones[seat * ZONES + HAND]:
                if is_a(held, UNREST):
                    unrest += 1
            weights[place] = weight(REVOLT_PER_UNREST * unrest - 2.5 - USUAL_PLAY - 0.4 * promise)
        elif verb == "end":
            weights[place] = END_WITH_PLAYS if useful else END_WITHOUT
            if not useful and g.doing != ACTIVATE:
                weights[place] = LEAST_WEIGHT


def lean_in_cleanup(g: Imperium, seat: int, options: list[Option], weights: list[float]) -> None:
    """Cards that are no use make way for others."""
    use = USE[g.empire[seat]]
    for place in range(len(options)):
        option = options[place]
        if option[0] == "discard":
            card = CARD.of(option)
            weights[place] = DISCARD_IDLE if use[card] < IDLE and not is_a(card, UNREST) else weight(0.5 - use[card])


# -- choices ---------------------------------------------------------------------------------------------------------


def lean_to_steps(options: list[Option], weights: list[float]) -> None:
    for place in range(len(options)):
        option = options[place]
        if option[0] == "do":
            weights[place] = weight(EFFECT_WORTH[EFFECT.of(option)])
        else:
            weights[place] = weight(SKIPPING)


def lean_to_market(g: Imperium, seat: int, options: list[Option], weights: list[float], with_unrest: bool) -> None:
    for place in range(len(options)):
        option = options[place]
        verb = option[0]
        if verb == "acquire":
            value = market_worth(g, seat, g.market.index(CARD.of(option)), with_unrest)
        elif verb == "acquire_exiled":
            card = CARD.of(option)
            value = OWNING[g.empire[seat]][card]
            if with_unrest and SUIT_BITS[card] & NEEDS_UNREST:
                value += TAKEN_UNREST
        elif verb == "pile":
            value = BLIND[g.empire[seat] * 4 + SUIT.of(option)]
        elif verb == "reveal":
            value = 4.0
        else:
            value = 1.5
        weights[place] = weight(value - 3.0)


def market_worth(g: Imperium, seat: int, slot: int, with_unrest: bool) -> float:
    """What a card of the market is worth with what lies on and below it."""
    value = OWNING[g.empire[seat]][g.market[slot]]
    for kind in range(3):
        value += TOKEN_WORTH[kind] * g.market_tokens[slot * 3 + kind]
    if with_unrest and g.market_unrest[slot] >= 0:
        value += TAKEN_UNREST
    return value


def best_of_suit(g: Imperium, seat: int, suit: int) -> float:
    """The best that breaking through for a suit can bring."""
    best = BLIND[g.empire[seat] * 4 + suit]
    for slot in range(len(g.market)):
        if g.market[slot] >= 0 and is_a(g.market[slot], suit):
            best = max(best, market_worth(g, seat, slot, False))
    return best


def lean_to_cards(g: Imperium, seat: int, ask: str, options: list[Option], weights: list[float]) -> None:
    for place in range(len(options)):
        option = options[place]
        verb = option[0]
        if verb in ("card", "card_from", "in_play"):
            face = CARD.of(option)
            weights[place] = weight(card_worth(g, seat, ask, face))
        elif verb == "exhaust":
            weights[place] = weight(1.0 + ABILITY[CARD.of(option)])
        elif verb == "skip" or verb == "stop":
            weights[place] = skip_weight(ask)
        elif verb == "ignore":
            weights[place] = 10.0
        elif verb == "refuse":
            weights[place] = 2.0
        elif verb == "seat":
            weights[place] = 0.1 if SEAT.of(option) == seat else 1.0


def skip_weight(ask: str) -> float:
    if ask == "develop_at_reshuffle" or ask == "return_unrest" or ask in GETTING:
        return 0.2
    return 1.0


def card_worth(g: Imperium, seat: int, ask: str, face: int) -> float:
    """What it is worth to answer a question about cards with this one."""
    use = USE[g.empire[seat]][face]
    if ask in LOSING:
        if is_a(face, UNREST):
            return 2.0 if ask == "give" else 1.0
        return 0.8 - use
    if ask == "history":
        return (-1.0 if is_a(face, UNREST) else 0.8 - use) + IN_HISTORY[face]
    if ask in FROM_PLAY:
        return 1.0 - EACH_ROUND[face]
    if ask in GETTING:
        return use
    if ask == "develop" or ask == "develop_at_reshuffle":
        return 0.5 * DEVELOPING[CARD_OF_FACE[face]]
    if ask == "take_fame":
        return POINTS[face] - 6.0 if CARD_OF_FACE[face] == face and is_a(face, FAME) else 0.0
    if ask == "return_unrest":
        return 2.0
    return 0.0
