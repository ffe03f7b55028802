"""What a seat can put into a combat, and how likely it wins."""

from math import exp
from typing import Final

from boardwright.games.scythe.facts import CARD_VALUES, DIAL, NOWHERE, STAR_COMBAT, STAR_KINDS, STARS, VALUES
from boardwright.games.scythe.stars import star_limit
from boardwright.games.scythe.state import Scythe
from boardwright.games.scythe.vocabulary import COUNT, VALUE
from boardwright.kernel.decision import Option

HELD_BACK: Final = 0.8
"""The part of its power that a seat is thought to dial."""

DOUBT: Final = 1.8
"""The lead in strength that makes a win nearly three times as likely as a defeat."""


def best_cards(g: Scythe, seat: int, count: int) -> int:
    """The sum of the best so many combat cards in hand."""
    total = 0
    for value in range(VALUES - 1, -1, -1):
        taken = min(count, g.hands[seat * VALUES + value])
        total += taken * CARD_VALUES[value]
        count -= taken
    return total


def strength(g: Scythe, seat: int, fighters: int) -> int:
    """The most that a seat can show with so many fighters."""
    return min(DIAL, g.power[seat]) + best_cards(g, seat, fighters)


def shown(g: Scythe, seat: int, fighters: int) -> float:
    """What a seat is thought to show in the combat at hand: what it has sealed, or most of what it could."""
    dial = g.sealed_dial[seat]
    if dial == NOWHERE:
        return HELD_BACK * strength(g, seat, fighters)
    total = dial
    for value in range(VALUES):
        total += g.sealed_cards[seat * VALUES + value] * CARD_VALUES[value]
    return float(total)


def chance(lead: float) -> float:
    """How likely a lead in strength wins; a tie goes to the attacker, who leads by half a point."""
    return 1.0 / (1.0 + exp(-lead / DOUBT))


def wants_combat_star(g: Scythe, seat: int) -> bool:
    """Whether a won combat gives a star."""
    return g.stars[seat * STAR_KINDS + STAR_COMBAT] < star_limit(g, seat, STAR_COMBAT) and g.star_count(seat) < STARS


# -- leanings in a combat ------------------------------------------------------------------------------------------


def lean_dial(g: Scythe, seat: int, place: int, options: list[Option], weights: list[float]) -> None:
    """As much as may be needed; nothing where even the most is too little."""
    enemy = g.turn if seat != g.turn else g.enemy_fighter(seat, place)
    cards = best_cards(g, seat, g.fighters(seat, place))
    feared = strength(g, enemy, g.fighters(enemy, place)) + (0 if seat == g.turn else 1)
    most = min(DIAL, g.power[seat])
    needed = feared - cards
    for i in range(len(options)):
        option = options[i]
        if option[0] != "dial":
            weights[i] = 0.001
            continue
        dial = COUNT.of(option)
        if needed > most:  # it may be lost
            weights[i] = 2.0 if dial == 0 else 2.0 if dial == most else 0.3
        else:
            weights[i] = 6.0 if dial == max(0, needed) else 0.5 if dial > needed else 0.3


def lean_card(g: Scythe, seat: int, options: list[Option], weights: list[float]) -> None:
    """High cards, unless the dial shows that the combat is given up."""
    given_up = g.sealed_dial[seat] == 0 and g.power[seat] > 2
    for i in range(len(options)):
        option = options[i]
        if option[0] == "card":
            value = VALUE.of(option)
            weights[i] = 0.5 * (6 - value) if given_up else float(value)
        else:
            weights[i] = 3.0 if given_up else 0.3
