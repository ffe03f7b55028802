"""Edicts (p.20)."""

from .state import Campaign


def begin_edicts(g: Campaign, then: str) -> None:
    """The Edicts; the game goes on with the stage `then`."""
    g.note(("edicts",))
    g.stage = then
