"""Nothing hidden leaves the server.

Whatever a seat is sent must be the same, byte for byte, in a twin of the game in which everything that the seat cannot
know was dealt anew: then no byte of it depends on what is hidden.
"""

import random
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

import boardwright
from boardwright import BadSetting, Rng
from boardwright.kernel.decision import Option
from boardwright.table.api import position_of
from boardwright.table.live import Table, Watcher
from boardwright.table.pages import game as game_page
from boardwright.table.pages.options import choices
from boardwright.table.room import Room
from boardwright.table.scenes import scene_of

from .at_table import table_of, with_room

pytestmark = pytest.mark.plain_only

PAGES_EVERY = 90
"""Pages are slow to make: they are compared now and then, the data of programs at every stage."""


def data_for(table: Table, held: Sequence[int]) -> bytes:
    """What a program with these seats is sent."""
    numbers = table.numbers(list(held))
    seat = held[0] if held else None
    seen = [(numbers.of(event.move), event.what) for event in table.game.events if event.seen_by(seat)]
    return msgspec.json.encode([position_of(table, list(held)), seen])


def page_for(table: Table, held: Sequence[int]) -> str:
    """What a browser with these seats is sent."""
    scene = scene_of(table, Watcher(list(held)))
    offered = [choice.to_json() for choice in choices(scene)]
    return f"{game_page.page(scene)} {game_page.fragments(scene)} {offered} {scene.moves} {scene.lines}"


def compare(table: Table, seat: int, chance: random.Random, pages: bool) -> bool:
    """Compare what a seat and a spectator are sent with a twin of the game; False if none can be made here."""
    twin = table.game.fork()
    try:
        twin.redeal(seat, Rng.seeded(chance.randrange(10**6)))
    except BadSetting:
        return False
    real = table.game
    asked, guess = real.decision, twin.decision
    if asked is None or guess is None or (asked.seat, asked.ask) != (guess.seat, guess.ask):
        return False  # the rules ask somebody only because of what they hold: then the twin is elsewhere
    before = [data_for(table, [seat]), data_for(table, [])]
    looks = [page_for(table, [seat]), page_for(table, [])] if pages else []
    table.game = twin
    try:
        assert [data_for(table, [seat]), data_for(table, [])] == before
        assert not pages or [page_for(table, [seat]), page_for(table, [])] == looks
    finally:
        table.game = real
    return True


@pytest.mark.parametrize("game", boardwright.games())
def test_every_byte_sent_to_a_seat_over_a_whole_game(game: str, tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        chance = random.Random(3)
        table = await table_of(room, game, "person", "person", "person")
        compared, last = 0, -PAGES_EVERY
        while table.game.decision is not None:
            moves = len(table.game.moves)
            pages = moves >= last + PAGES_EVERY * (1 + compared // 50)
            for seat in range(3):
                if (pages or moves % 11 == seat) and compare(table, seat, chance, pages and seat == compared % 3):
                    compared += 1
                    last = moves if pages else last
            table.game.play(chance.choice(table.game.decision.options))
        assert compared > 25

    with_room(tmp_path, work)


def test_nobody_can_count_the_sealed_cards_of_a_combat(tmp_path: Path) -> None:
    """Scythe: how many cards a side adds in secret is in nothing the others are sent, numbers of moves included."""

    async def told_after(room: Room, moves: list[Option], sealed: int) -> list[object]:
        """What the other side and a spectator are sent after so many cards were sealed."""
        table = await table_of(room, "scythe", "person", "person", seed=SEED)
        for move in moves:
            table.game.play(move)
        decision = table.game.decision
        assert decision is not None
        seat, other = decision.seat, 1 - decision.seat
        for _ in range(sealed):
            assert table.game.decision is not None
            await table.play([seat], table.at, table.game.decision.options[0])
        if table.game.decision is not None and table.game.decision.seat == seat:
            await table.play([seat], table.at, ("done",))
        assert table.game.decision is not None and table.game.decision.seat == other
        position = position_of(table, [other])
        position.at = position.id = ""
        look = page_for(table, [other]).replace(table.id, "").replace(table.at, "")
        watch = page_for(table, []).replace(table.id, "")
        stored = room.store.load(table.id)
        assert stored is not None
        return [msgspec.json.encode(position), look, watch, stored.header.moves]

    async def work(room: Room) -> None:
        game = boardwright.new("scythe", 2, SEED)
        chance = random.Random(SEED)
        while game.decision is not None and not can_seal_two(game):
            fights = [option for option in game.decision.options if option[0] in ("fight", "move")]
            game.play(chance.choice(fights if fights and chance.random() < 0.7 else game.decision.options))
        assert game.decision is not None, "no such combat in this game: choose another seed"
        assert await told_after(room, game.moves[:], 0) == await told_after(room, game.moves[:], 2)

    with_room(tmp_path, work)


SEED = 21


def can_seal_two(game: boardwright.Game) -> bool:
    """Whether an attacker is asked who may add none, one or two cards before the defender is asked."""
    decision = game.decision
    assert decision is not None
    if decision.ask != "combat_card":
        return False
    after = []
    for sealed in range(3):
        twin = game.fork()
        for _ in range(sealed):
            if twin.decision is None or twin.decision.ask != "combat_card" or twin.decision.seat != decision.seat:
                return False
            twin.play(twin.decision.options[0])
        if twin.decision is not None and twin.decision.seat == decision.seat and twin.decision.ask == "combat_card":
            twin.play(("done",))
        after.append(twin.decision)
    return all(next is not None and next.seat != decision.seat and next.ask == "dial" for next in after)
