"""Taking moves back and playing them again: how far one may go alone."""

from .live import Table
from .storage import REDO, RUNNING, UNDO, Entry


async def undo(table: Table, held: list[int], to: int) -> None:
    """Go back to the position after `to` of the viewer's moves, as far as the viewer may alone."""
    async with table.bots.stopped(held):
        eyes = eyes_for_undo(table, held)
        target = table.numbers(held if table.is_local else [eyes]).index_of(to)
        if target >= len(table.game.moves):
            raise table.refuse("undo-nothing")
        if target < earliest_undo(table, eyes):
            raise table.refuse("undo-not-alone")
        await go_back(table, eyes, target)


def eyes_for_undo(table: Table, held: list[int]) -> int:
    """Which of the held seats takes something back: the one that moved last, else the first."""
    last = table.game.movers[-1] if table.game.movers else None
    return last if last in held else held[0]


def earliest_undo(table: Table, eyes: int) -> int:
    """The earliest move to which a seat may go back alone."""
    if table.is_local:
        return 0
    return table.game.may_undo_to(eyes) if table.state == RUNNING else len(table.game.moves)


async def go_back(table: Table, seat: int, target: int, agreed: bool = False) -> None:
    """Undo to a move; the table is locked, and the seat may, alone or because all have agreed."""
    await table.change(Entry(table.entries + 1, UNDO, seat, target=target), agreed=agreed)


async def redo(table: Table, held: list[int]) -> None:
    """Play again what was taken back: a move or the moves of a set, and the bots' answers to it."""
    async with table.bots.stopped(held):
        if not may_redo(table, held):
            raise table.refuse("redo-nothing")
        while table.undone:
            seat, option = table.undone[0]
            await table.change(Entry(table.entries + 1, REDO, seat, option))
            if not (table.asks_bot or table.game.within_set or table.lapsing):
                break


def may_redo(table: Table, held: list[int]) -> bool:
    """Whether the holder of some seats may play again what was taken back."""
    return bool(table.undone and held) and (table.is_local or table.undone[0][0] in held)
