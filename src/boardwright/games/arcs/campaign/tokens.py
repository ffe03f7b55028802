"""The tokens of fates that lie on the map (p.27): they cannot be harmed and are not Loyal, unless they say so.

A row of `g.map_tokens` is the kind of a token, whose it is (NOBODY if it is not Loyal to anybody), its system and the
side that lies up. What only some may know of a token is never in the row.
"""

from ..vocabulary import System
from .state import Campaign


def put_token(g: Campaign, kind: int, owner: int, system: System, side: int = 0) -> None:
    g.map_tokens.append((kind, owner, system, side))
    g.map_tokens.sort()


def take_token(g: Campaign, kind: int, system: System) -> tuple[int, int, int, int]:
    """The first token of a kind in a system leaves the map."""
    row = next(row for row in g.map_tokens if row[0] == kind and row[2] == system)
    g.map_tokens.remove(row)
    return row


def systems_with(g: Campaign, kind: int) -> list[System]:
    """Where tokens of a kind lie, each system as often as there are tokens."""
    return [System(system) for token, _, system, _ in g.map_tokens if token == kind]


def tokens_in(g: Campaign, system: System, kind: int) -> list[tuple[int, int, int, int]]:
    return [row for row in g.map_tokens if row[0] == kind and row[2] == system]
