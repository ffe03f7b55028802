"""The tokens of fates that lie on the map (p.27): they cannot be harmed and are not Loyal, unless they say so.

A row of `g.map_tokens` is the kind of a token, whose it is (NOBODY if it is not Loyal to anybody), its system and the
side that lies up. What only some may know of a token is never in the row.
"""

from typing import Final

from boardwright.kernel.decision import Option
from boardwright.kernel.still import without

from ..pieces import take_trophies
from ..vocabulary import System
from .court import sweep
from .facts import HARMABLE
from .state import Campaign


def put_token(g: Campaign, kind: int, owner: int, system: System, side: int = 0) -> None:
    g.map_tokens = (*g.map_tokens, (kind, owner, system, side))
    g.map_tokens = tuple(sorted(g.map_tokens))


def take_token(g: Campaign, kind: int, system: System) -> tuple[int, int, int, int]:
    """The first token of a kind in a system leaves the map."""
    row = next(row for row in g.map_tokens if row[0] == kind and row[2] == system)
    g.map_tokens = without(g.map_tokens, row)
    return row


def systems_with(g: Campaign, kind: int) -> list[System]:
    """Where tokens of a kind lie, each system as often as there are tokens."""
    return [System(system) for token, _, system, _ in g.map_tokens if token == kind]


def tokens_in(g: Campaign, system: System, kind: int) -> list[tuple[int, int, int, int]]:
    return [row for row in g.map_tokens if row[0] == kind and row[2] == system]


# -- tokens that are harmed like buildings -------------------------------------------------------------------------

FRESH_SIDE: Final = 0
DAMAGED_SIDE: Final = 1


def harmable_in(g: Campaign, system: System) -> list[tuple[int, int, int, int]]:
    """The tokens of a system that are hit as buildings are."""
    return [row for row in g.map_tokens if row[0] in HARMABLE and row[2] == system]


def turn_token(g: Campaign, row: tuple[int, int, int, int], side: int) -> None:
    """Lay a token on its other side."""
    kind, owner, system, _ = row
    g.map_tokens = without(g.map_tokens, row)
    put_token(g, kind, owner, System(system), side)


def hits_on_tokens(g: Campaign, kind: int, owner: int, system: System) -> list[Option]:
    """An option for each hit that the tokens of a kind and an owner in a system can take."""
    options: list[Option] = []
    for _, whose, _, side in tokens_in(g, system, kind):
        if whose == owner:
            options.extend([("hit_piece", HARMABLE[kind], system)] * (1 if side == DAMAGED_SIDE else 2))
    return options


def hit_token(g: Campaign, me: int, piece: int, system: System) -> None:
    """A fresh token is damaged; a damaged one is destroyed and becomes a Trophy."""
    row = next(row for row in harmable_in(g, system) if HARMABLE[row[0]] == piece)
    owner = row[1]
    if row[3] == FRESH_SIDE:
        turn_token(g, row, DAMAGED_SIDE)
        g.note(("damaged_building", owner, piece, system))
        return
    g.map_tokens = without(g.map_tokens, row)
    take_trophies(g, me, owner, piece, 1)
    g.note(("destroyed_building", owner, piece, system))
    sweep(g)


def damaged_tokens(g: Campaign, kind: int, owner: int) -> list[Option]:
    """An option to repair each damaged token of a kind and an owner."""
    return [
        ("repair_piece", HARMABLE[kind], system)
        for token, whose, system, side in g.map_tokens
        if token == kind and whose == owner and side == DAMAGED_SIDE
    ]


def repair_token(g: Campaign, me: int, piece: int, system: System) -> None:
    rows = [row for row in harmable_in(g, system) if HARMABLE[row[0]] == piece and row[1] == me]
    turn_token(g, rows[0], FRESH_SIDE)
    g.note(("repaired", me, piece, system))


def wreck_token(g: Campaign, row: tuple[int, int, int, int]) -> None:
    """C101: a token goes home, in the Intermission or by a Terror Strike."""
    kind, owner, system, _ = row
    g.map_tokens = without(g.map_tokens, row)
    g.token_comes_home(owner, HARMABLE[kind], 1)
    g.note(("wrecked", owner, HARMABLE[kind], 1, system))
    sweep(g)
