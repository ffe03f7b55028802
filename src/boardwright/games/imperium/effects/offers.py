"""What choices offer, read from data/effects.yaml."""

from typing import Final

from ..facts import EFFECT_NUMBER, EFFECT_ROWS, EFFECTS
from ..notation import Expr, Place, parse, written
from .step import Step

EFFECT_EXPRS: Final[list[Expr]] = [parse(Place(name, source, False)) for name, source in EFFECT_ROWS.items()]
EFFECT_STEPS: Final[list[Step]] = []
"""The steps; filled by cards.py."""


def read_prices() -> dict[int, list[int]]:
    """Of an effect whose price can be reduced, its number at each price up to the full one."""
    found: dict[int, list[int]] = {}
    for number, name in enumerate(EFFECTS):
        prices: list[int] = []
        while f"{name}-{len(prices)}" in EFFECT_ROWS:
            prices.append(EFFECTS.index(f"{name}-{len(prices)}"))
        if prices:
            found[number] = [*prices, number]
    return found


AT_PRICE: Final[dict[int, list[int]]] = read_prices()


def effect_of(expr: Expr, place: Place) -> int:
    """The number of an effect that a text offers."""
    number = EFFECT_NUMBER.get(written(expr))
    if number is None:
        raise place.wrong("an effect that data/effects.yaml does not list")
    return number
