"""What is dealt at a table cannot be worked out from what a seat sees."""

from pathlib import Path

import boardwright
from boardwright.kernel.rng import FAST, SECRET
from boardwright.table.room import Plan, Room
from boardwright.table.storage import PLAY, Entry, Header, Sitting, Stored
from tests.table.at_table import VISITOR, table_of, with_room


def test_a_game_at_the_table_draws_from_a_secret_of_128_bits(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        tables = [(await room.create(Plan("arcs", ["person", "person"], "online"), VISITOR))[0] for _ in range(8)]
        assert all(table.game.chance == SECRET and table.game.state.rng.secret for table in tables)
        assert len({table.header.seed for table in tables}) == 8
        assert max(table.header.seed for table in tables).bit_length() > 120
        table = tables[0]
        assert table.asked is not None and table.game.decision is not None
        await table.play([table.asked], table.at, table.game.decision.options[0])
        room.tables.clear()
        again = await room.table(table.id)
        assert again.game.state.digest() == table.game.state.digest() and again.game.state.rng.secret
        assert boardwright.load(table.game.record).state.digest() == table.game.state.digest()

    with_room(tmp_path, work)


def test_with_a_chosen_seed_it_is_the_game_that_everybody_gets(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "scythe", "person", "person", seed=7)
        assert table.header.seeded and table.game.chance == FAST
        assert table.game.state.digest() == boardwright.new("scythe", 2, 7).state.digest()

    with_room(tmp_path, work)


def test_a_game_of_an_earlier_version_goes_on_with_its_own_chance(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        game = boardwright.new("arcs", 2, 12345)
        assert game.decision is not None
        first = game.decision.options[0]
        seats = [Sitting(seat, "person", "", "", f"h{seat}") for seat in range(2)]
        old = Header("old1", "arcs", game.rules.version, 2, 12345, game.options, "online", "s", asked=0, entries=1)
        room.store.create(Stored(old, [Entry(1, PLAY, game.decision.seat, first)], seats, {}, [], []))
        game.play(first)
        assert (await room.table("old1")).game.state.digest() == game.state.digest()

    with_room(tmp_path, work)
