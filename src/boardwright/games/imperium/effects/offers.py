"""What choices offer: each effect has a number for ever, and an id that names a clause of a card and a branch in it."""

from pathlib import Path

import yaml

from ..facts import Loader
from ..notation import Expr, Place, parse, written
from .step import Step

ROWS: dict[str, str] = yaml.load((Path(__file__).parents[1] / "data/effects.yaml").read_text("utf-8"), Loader)[
    "effects"
]
EFFECTS: list[str] = list(ROWS)
"""The ids, in the order of the numbers."""
EFFECT_NUMBER: dict[str, int] = {source: number for number, source in enumerate(ROWS.values())}
"""The numbers by notation: cards with the same effect share it, and records of format 1 name it so."""
EFFECT_EXPRS: list[Expr] = [parse(Place(name, source, False)) for name, source in ROWS.items()]
EFFECT_STEPS: list[Step] = []
"""The steps; filled by cards.py."""


def read_prices() -> dict[int, list[int]]:
    """Of an effect whose price can be reduced, its number at each price up to the full one."""
    found: dict[int, list[int]] = {}
    for number, name in enumerate(EFFECTS):
        prices: list[int] = []
        while f"{name}-{len(prices)}" in ROWS:
            prices.append(EFFECTS.index(f"{name}-{len(prices)}"))
        if prices:
            found[number] = [*prices, number]
    return found


AT_PRICE: dict[int, list[int]] = read_prices()


def effect_of(expr: Expr, place: Place) -> int:
    """The number of an effect that a text offers."""
    number = EFFECT_NUMBER.get(written(expr))
    if number is None:
        raise place.wrong("an effect that data/effects.yaml does not list")
    return number
