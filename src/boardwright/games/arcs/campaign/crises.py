"""Crises (p.18)."""

from .state import Campaign


def begin_crises(g: Campaign, then: str) -> None:
    """The Crises; the game goes on with the stage `then`."""
    g.note(("crises",))
    g.stage = then
