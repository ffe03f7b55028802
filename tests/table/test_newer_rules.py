"""Games that were begun under earlier rules go on at the table, and nothing of them is lost."""

import random
from pathlib import Path
from typing import Any

import pytest

from boardwright.table.room import Room
from boardwright.table.storage import PLAY, Entry, Header, Sitting, Stored
from tests.generic import records
from tests.table.at_table import play_any, with_room

EARLIER = sorted((records.FOLDER / "earlier").glob("*.json"))


def stored(record: dict[str, Any], with_mark: bool) -> Stored:
    """A game as an earlier version kept it: early in a game there was no mark yet."""
    seats = [Sitting(seat, "person", "", "", f"h{seat}") for seat in range(record["seats"])]
    moves = record["moves"] if with_mark else record["moves"][:20]
    header = Header(
        "old1", record["game"], record["rules"], record["seats"], record["seed"], record["options"], "hot-seat", "s",
        asked=0, entries=len(moves),
        mark={"mark": record["mark"], "digests": {}, "history_note": ""} if with_mark else None,
    )  # fmt: skip
    return Stored(header, [Entry(n, PLAY, 0, tuple(move)) for n, move in enumerate(moves, 1)], seats, {}, [], [])


@pytest.mark.parametrize("with_mark", [True, False])
@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.stem)
def test_a_game_of_earlier_rules_goes_on(tmp_path: Path, path: Path, with_mark: bool) -> None:
    async def work(room: Room) -> None:
        room.store.create(stored(records.read(path), with_mark))
        table = await room.table("old1")
        for _ in range(3):
            await play_any(table, random.Random(1))
        position = table.game.state.digest(), table.game.moves[:]
        room.tables.clear()
        again = await room.table("old1")
        assert (again.game.state.digest(), again.game.moves[:]) == position

    with_room(tmp_path, work)
