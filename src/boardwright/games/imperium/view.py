"""What one seat may see, and a fair guess at the rest."""

from typing import Any

from boardwright.kernel.rng import Rng

from .state import Imperium


def view(g: Imperium, seat: int | None) -> dict[str, Any]:
    return {}


def redeal(g: Imperium, seat: int, rng: Rng) -> None:
    g.rng = Rng(rng.bits(), g.rng.counter)
