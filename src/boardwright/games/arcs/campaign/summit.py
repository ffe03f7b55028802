"""Summits (p.16, p.17)."""

from .state import Campaign


def begin_summit(g: Campaign, caller: int, then: str) -> None:
    """The Summit of its caller; the game goes on with the stage `then`."""
    g.stage = then
