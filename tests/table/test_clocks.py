"""Clocks: whose time runs, what happens when it is up, and that restarts, undo and two servers do not change that."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from boardwright.table import listing
from boardwright.table.clocks import LEAST, OVERTIME, RUNS, SHORT, UP, Clock, Timing, new_clock, running_seat
from boardwright.table.forgetting import forget
from boardwright.table.live import Table, Watcher
from boardwright.table.pages.clocks import clock_notice, clocks, counted, timing_words
from boardwright.table.proposals import agree, propose
from boardwright.table.room import Plan, Room
from boardwright.table.scene import words_for
from boardwright.table.scenes import scene_of
from boardwright.table.seats import Who
from boardwright.table.storage import LEFT, Store, Stored
from boardwright.table.thinking import Thinkers
from boardwright.table.ticking import LONGEST, PULSE, beat, due
from boardwright.table.undo import go_back, redo
from boardwright.table.wire import Propose

from .at_table import VISITOR
from .server import PATIENCE, Browser
from .test_storage import header, seats

pytestmark = pytest.mark.plain_only

Browsers = Callable[[], Browser]
A_DAY = 86400.0
BOB = "b" * 22
DAYS = Timing("move", 3 * A_DAY, ends="bot", level="random")
LIVE = Timing("player", 600, 10, "once", "random")


# -- plain data ----------------------------------------------------------------------------------------------------


def test_per_move_everybody_has_the_whole_time_for_each_stretch() -> None:
    clock = new_clock(DAYS, 2, 0, 0.0)
    assert clock.due == 3 * A_DAY and clock.left(0, A_DAY) == 2 * A_DAY and clock.left(1, A_DAY) == 3 * A_DAY
    assert clock.follow(0, A_DAY) is clock  # one question after the other is one stretch
    clock = clock.follow(1, 2 * A_DAY)
    assert clock.due == 5 * A_DAY
    clock = clock.follow(0, 3 * A_DAY)
    assert clock.due == 6 * A_DAY


def test_per_player_time_is_used_up_and_some_is_added_after_each_stretch() -> None:
    clock = new_clock(LIVE, 2, 0, 0.0).follow(1, 100.0).follow(0, 130.0)
    assert clock.lefts == (510.0, 580.0) and clock.due == 640.0
    clock = clock.follow(None, 230.0)  # a bot is asked
    assert clock.lefts == (420.0, 580.0) and clock.due is None and clock.alarm is None
    assert clock.left(0, 1e9) == 420.0


def test_people_are_warned_before_it_ends() -> None:
    clock = new_clock(LIVE, 2, 0, 0.0)
    assert clock.alarm == 540.0 and clock.rung(539.0) is clock
    clock = clock.rung(540.0)
    assert clock.stage == SHORT and clock.alarm == 600.0
    assert clock.rung(600.0).stage == UP and clock.rung(600.0).alarm is None
    assert new_clock(LIVE, 2, 0, 0.0).rung(9999.0).stage == UP
    assert new_clock(DAYS, 2, 0, 0.0).alarm == 3 * A_DAY - 6 * 3600  # the last hours
    assert new_clock(Timing("move", 600), 2, 0, 0.0).alarm == 480.0  # a fifth


def test_who_takes_back_alone_gains_nothing_and_the_other_loses_nothing() -> None:
    for timing, left in ((LIVE, 510.0), (Timing("move", 600), 500.0)):
        clock = new_clock(timing, 2, 0, 0.0).follow(1, 100.0)
        other = clock.lefts[1]
        clock = clock.follow(0, 150.0, back=True)
        assert clock.lefts == (left, other)
        clock = clock.follow(1, 160.0)
        assert clock.lefts[0] == left - 10  # nothing is added twice
        assert clock.lefts[1] == other and clock.stage == RUNS


def test_after_an_undo_that_all_agreed_to_there_is_time() -> None:
    clock = new_clock(Timing("move", A_DAY), 2, 0, 0.0).follow(1, A_DAY - 10)
    assert clock.follow(0, A_DAY, back=True).lefts[0] == 10.0
    assert clock.follow(0, A_DAY, back=True, agreed=True).lefts[0] == A_DAY
    clock = new_clock(Timing("player", 600), 2, 0, 0.0).follow(1, 590.0)
    assert clock.follow(0, 600.0, back=True, agreed=True).lefts == (LEAST, 600.0)


def test_where_a_bot_answers_people_have_a_little_each_time_afterwards() -> None:
    clock = new_clock(Timing("player", 60, 0, "once"), 2, 0, 0.0).rung(60.0)
    assert clock.stage == UP
    clock = clock.follow(1, 70.0).follow(0, 80.0)
    assert clock.lefts[0] == OVERTIME and clock.due == 110.0
    strict = new_clock(Timing("player", 60, 0, "sign"), 2, 0, 0.0).follow(1, 70.0).follow(0, 80.0)
    assert strict.lefts[0] == 0 and strict.stage == UP  # the sign stays


def test_who_takes_over_a_seat_has_time() -> None:
    clock = new_clock(Timing("player", 3600), 2, 0, 0.0).rung(3600.0).seated(None, 3600.0)
    assert clock.lefts == (0.0, 3600.0) and clock.seat is None
    clock = clock.seated(0, 5000.0, new=0)
    assert clock.due == 5000.0 + LEAST


def test_time_runs_for_persons_only_and_once_all_seats_are_taken() -> None:
    assert running_seat(0, ["person", "bot"]) == 0 and running_seat(1, ["person", "bot"]) is None
    assert running_seat(0, ["person", "open"]) is None and running_seat(None, ["person", "person"]) is None


def test_a_clock_that_goes_back_takes_no_time() -> None:
    assert new_clock(LIVE, 2, 0, 1000.0).left(0, 500.0) == 600.0


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(187200, "2d 4h"), (172800, "2d"), (11520, "3h 12m"), (3600, "1h"), (545, "9:05"), (0.2, "0:01"), (0, "0:00")],
)
def test_a_time_as_a_clock_shows_it(seconds: float, text: str) -> None:
    assert counted(seconds) == text


def test_a_clock_in_words() -> None:
    words = words_for(None, strict=True)
    told = [timing_words(words, timing) for timing in (DAYS, LIVE, Timing("player", 5400))]
    assert told == ["3 days per turn", "10 minutes each, 10 seconds more after each turn", "90 minutes each"]


# -- the database --------------------------------------------------------------------------------------------------


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


def with_clock(store: Store, clock: Clock, name: str = "g1") -> None:
    store.create(Stored(header(name), [], seats(), {0: {"ann"}}, [], [], clock=clock))


def test_a_clock_comes_back_as_it_was_written(store: Store) -> None:
    clock = new_clock(LIVE, 3, 0, 1000.25)
    with_clock(store, clock)
    store.create(Stored(header("g2"), [], seats(), {}, [], []))
    stored, other = store.load("g1"), store.load("g2")
    assert stored is not None and stored.clock == clock and other is not None and other.clock is None
    assert store.clocks(["g1", "g2"]) == {"g1": clock}
    assert due(store, 1539.0) == [] and due(store, 1541.0) == ["g1"]


def test_of_many_who_ring_one_alarm_one_does(store: Store) -> None:
    with_clock(store, new_clock(LIVE, 3, 0, 0.0))
    start, changed = threading.Barrier(4), []

    def ring() -> None:
        start.wait()
        changed.append(store.wind("g1", lambda clock: clock.rung(700.0))[1])

    threads = [threading.Thread(target=ring) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(changed) == [False, False, False, True]
    assert due(store, 1e9) == []


def test_time_does_not_run_while_no_server_is_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "is_shared", False)  # so that the time is ours
    assert beat(store, 100.0) == (100.0, [])  # nothing runs: no pulse is written
    with_clock(store, new_clock(LIVE, 3, 0, 1000.0))
    assert beat(store, 1010.0) == (1010.0, [])  # that there was none before does not count
    assert beat(store, 1010.0 + LONGEST) == (1070.0, [])  # a short restart does
    assert beat(store, 1070.0 + A_DAY) == (1070.0 + A_DAY, ["g1"])
    assert beat(store, 1071.0 + A_DAY) == (1071.0 + A_DAY, [])
    clock = store.clocks(["g1"])["g1"]
    assert clock.since == 1000.0 + A_DAY and clock.left(0, 1071.0 + A_DAY) == 529.0
    assert due(store, 1539.0 + A_DAY) == [] and due(store, 1541.0 + A_DAY) == ["g1"]


def test_the_time_is_that_of_the_database(postgresql: str) -> None:
    store = Store(postgresql)
    with_clock(store, new_clock(LIVE, 3, 0, 1000.0))
    now, _ = beat(store, 0.0)
    assert now > 1_700_000_000
    store.close()


# -- at the table --------------------------------------------------------------------------------------------------


class Fake:
    """A clock that goes as the test wants."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


def in_rooms(url: str, work: Callable[[Fake, Callable[[], Room]], Awaitable[None]]) -> None:
    """Do something in rooms with a database, whose clocks go as the test wants; only the test looks after them."""
    fake = Fake()

    async def run() -> None:
        rooms: list[Room] = []

        def room() -> Room:
            rooms.append(Room(Store(url), Thinkers(1), 0.0))
            rooms[-1].clocks.wall = fake
            return rooms[-1]

        try:
            await work(fake, room)
        finally:
            for one in rooms:
                await one.close()

    asyncio.run(run())


@pytest.fixture
def here(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/games.db"


async def later(room: Room, fake: Fake, seconds: float) -> None:
    """So much time passes, while the servers are up."""
    fake.time += seconds
    room.clocks.beaten = fake.time
    with room.store.engine.begin() as connection:
        connection.execute(update(PULSE).values(beat=fake.time))


async def online(room: Room, timing: Timing, *wishes: str) -> tuple[Table, dict[int, str]]:
    """An online game of Ann and others, with a clock."""
    return await room.create(Plan("arcs", list(wishes), "online", seed=1, clock=timing), VISITOR)


async def answer(table: Table) -> None:
    """Whoever is asked answers, until somebody else is."""
    asked = table.asked
    while table.asked == asked:
        decision = table.game.decision
        assert decision is not None
        await table.play([decision.seat], table.at, decision.options[-1])


async def settled(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.01)


def clock_of(table: Table) -> Clock:
    assert table.clock is not None
    return table.clock


def test_the_clock_runs_once_the_last_seat_is_taken_and_for_whoever_is_asked(here: str) -> None:
    async def work(fake: Fake, room: Callable[[], Room]) -> None:
        one = room()
        table, links = await online(one, LIVE, "person", "open")
        assert clock_of(table).seat is None
        await later(one, fake, 1000)
        await table.join(links[1], BOB)
        assert clock_of(table).seat == 0 and clock_of(table).lefts == (600.0, 600.0)
        fake.time += 60
        await answer(table)
        assert clock_of(table).seat == 1 and clock_of(table).lefts == (550.0, 600.0)
        await table.join(table.own_secrets(BOB)[1], "c" * 22)  # another device
        assert clock_of(table).lefts == (550.0, 600.0) and clock_of(table).due == fake.time + 600

    in_rooms(here, work)


def test_a_stranger_who_sits_down_starts_the_clock(here: str) -> None:
    async def work(fake: Fake, room: Callable[[], Room]) -> None:
        plan = Plan("arcs", ["person", "open"], "online", clock=DAYS, listed=True)
        table, _ = await room().create(plan, VISITOR)
        await listing.sit_down(table, Who(BOB), "Bob")
        assert clock_of(table).seat == table.asked and clock_of(table).due == fake.time + 3 * A_DAY

    in_rooms(here, work)


def test_when_time_is_up_a_bot_takes_the_seat(here: str) -> None:
    async def work(fake: Fake, room: Callable[[], Room]) -> None:
        one = room()
        told: list[tuple[Any, ...]] = []
        one.pusher.asked = lambda *what: told.append(what)  # type: ignore[method-assign]
        table, _ = await online(one, DAYS, "person", "person")
        await later(one, fake, 3 * A_DAY - 3600)
        await one.clocks.tick()
        assert clock_of(table).stage == SHORT and told == [(table.id, 0, "push-time-short")]
        scene = scene_of(table, Watcher([0]))
        assert "Your time is running out" in str(clock_notice(scene)) and "short" in str(clocks(scene))
        assert "Your time" not in str(clock_notice(scene_of(table, Watcher([1]))))
        await later(one, fake, 3599)
        await one.clocks.tick()
        assert table.sittings[0].sort == "person"
        await later(one, fake, 1)
        await one.clocks.tick()
        assert table.sittings[0].sort == "bot" and table.sittings[0].level == "random"
        assert table.held_by(Who(VISITOR)) == [1]
        await settled(lambda: clock_of(table).seat == 1)
        assert clock_of(table).seat == 1 and clock_of(table).lefts[0] == 0

    in_rooms(here, work)


def test_a_game_whose_last_person_is_out_of_time_stops(here: str) -> None:
    async def work(fake: Fake, room: Callable[[], Room]) -> None:
        one = room()
        table, _ = await online(one, Timing("move", 50, ends="bot"), "person", "bot:random")
        await settled(lambda: table.asked == 0 and clock_of(table).seat == 0)
        fake.time += 50
        await one.clocks.tick()
        assert table.state == LEFT and clock_of(table).seat is None and due(one.store, fake.time + 1e9) == []

    in_rooms(here, work)


def test_when_time_is_up_a_bot_plays_that_turn(here: str) -> None:
    async def work(fake: Fake, room: Callable[[], Room]) -> None:
        one = room()
        table, _ = await online(one, Timing("player", 50, 0, "once", "random"), "person", "person")
        fake.time += 50
        await one.clocks.tick()
        await settled(lambda: clock_of(table).seat == 1)
        assert [sitting.sort for sitting in table.sittings] == ["person", "person"]
        assert clock_of(table).seat == 1 and clock_of(table).lefts == (0, 50)
        assert not table.asks_bot
        fake.time += 10
        await answer(table)
        assert clock_of(table).seat == 0 and clock_of(table).due == fake.time + OVERTIME

    in_rooms(here, work)


def test_when_time_is_up_everybody_is_told(here: str) -> None:
    async def work(fake: Fake, room: Callable[[], Room]) -> None:
        one = room()
        table, _ = await online(one, Timing("move", 50), "person", "person")
        fake.time += 51
        await one.clocks.tick()
        await one.clocks.tick()
        assert table.asked == 0 and not table.asks_bot and clock_of(table).stage == UP
        for held, said in (([0], "Your time is up."), ([1], "is out of time."), ([], "is out of time.")):
            told = unescape(str(clock_notice(scene_of(table, Watcher(held)))))
            assert said in told and "bot" not in told
        await answer(table)  # who is late may still answer
        assert clock_of(table).seat == 1 and clock_of(table).stage == RUNS

    in_rooms(here, work)


def test_taking_back_and_agreeing_to_it(here: str) -> None:
    async def work(fake: Fake, room: Callable[[], Room]) -> None:
        one = room()
        table, links = await online(one, Timing("player", 600, 10), "person", "open")
        await table.join(links[1], BOB)
        await later(one, fake, 500)
        await answer(table)
        assert clock_of(table).lefts == (110, 600)
        fake.time += 50
        async with table.turn():
            await go_back(table, 0, 0)
        assert table.asked == 0 and clock_of(table).lefts == (110, 600)  # Bob was asked in vain
        fake.time += 10
        await redo(table, [0])
        assert table.asked == 1 and clock_of(table).lefts == (100, 600)  # and Ann gets nothing twice
        await propose(table, [1], Propose("undo", to=0), BOB)
        fake.time += 30
        assert clock_of(table).left(1, fake.time) == 570  # a proposal does not stop the clock
        await agree(table, [0], "1", VISITOR)
        assert table.asked == 0 and clock_of(table).lefts == (LEAST, 600)

    in_rooms(here, work)


def test_a_rematch_has_the_same_clock_afresh_and_a_fork_has_none(here: str) -> None:
    async def work(fake: Fake, room: Callable[[], Room]) -> None:
        one = room()
        table, _ = await online(one, LIVE, "person", "person")
        await one.run(one.store.sit, table.id, table.sittings[0], table.sittings[0], None, LEFT)
        await table.read_again()
        again = await one.table(await one.rematch(table, [0], VISITOR))
        assert clock_of(again).timing == LIVE and clock_of(again).lefts == (600, 600)

    in_rooms(here, work)


def test_a_restart_keeps_the_time_and_forgives_a_long_one(here: str) -> None:
    async def work(fake: Fake, room: Callable[[], Room]) -> None:
        first = room()
        table, _ = await online(first, LIVE, "person", "person")
        fake.time += 30
        await first.clocks.beat()
        fake.time += 30
        second = room()
        await second.clocks.tick()
        again = await second.table(table.id)
        assert clock_of(again).left(0, fake.time) == 540
        fake.time += 30 * A_DAY
        third = room()
        await third.clocks.tick()
        again = await third.table(table.id)
        assert clock_of(again).left(0, fake.time) == 540 and table.sittings[0].sort == "person"

    in_rooms(here, work)


def test_a_computer_that_slept_takes_no_time_from_whoever_answers_first(here: str) -> None:
    async def work(fake: Fake, room: Callable[[], Room]) -> None:
        one = room()
        table, _ = await online(one, LIVE, "person", "person")
        fake.time += 5
        await one.clocks.beat()
        fake.time += A_DAY  # nobody has looked since
        await answer(table)
        assert clock_of(table).seat == 1 and clock_of(table).lefts[0] == 605

    in_rooms(here, work)


def test_of_two_servers_one_gives_the_seat_to_a_bot(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both know of the clock and look at the same moment; and a move at the other server is not overlooked."""

    async def work(fake: Fake, room: Callable[[], Room]) -> None:
        one, two = room(), room()
        await one.clocks.beat()
        await two.clocks.beat()
        timing = Timing("move", 50, ends="bot", level="random")
        table, _ = await online(one, timing, "person", "person")
        other = await two.table(table.id)
        assert clock_of(other) == clock_of(table)
        await answer(table)
        fake.time += 30  # of 50 seconds for the second seat
        await other.ring_alarm()
        assert clock_of(other).seat == 1 and other.sittings[0].sort == "person"
        fake.time += 20
        sat: list[int] = []
        sit = Store.sit

        def counting(store: Store, *given: Any) -> Clock | None:
            made = sit(store, *given)
            sat.append(1)
            return made

        monkeypatch.setattr(Store, "sit", counting)
        await asyncio.gather(table.ring_alarm(), other.ring_alarm())
        assert sat == [1]
        stored = one.store.load(table.id)
        assert stored is not None and [sitting.sort for sitting in stored.seats] == ["person", "bot"]

    in_rooms(postgresql, work)


def test_the_bot_of_a_late_person_goes_on_after_a_restart(here: str) -> None:
    async def work(fake: Fake, room: Callable[[], Room]) -> None:
        first = room()
        table, _ = await online(first, Timing("move", 50, ends="once", level="random"), "person", "person")
        await first.run(first.store.wind, table.id, lambda clock: clock.rung(fake.time + 50))  # and it was killed
        second = room()
        assert await second.run(second.store.waiting_for_bots, 0.0) == [(table.id, True)]
        await second.wake(table.id)
        again = await second.table(table.id)
        await settled(lambda: clock_of(again).seat == 1)

    in_rooms(here, work)


# -- what people and programs see ----------------------------------------------------------------------------------


def test_programs_make_a_clock_and_see_it(browser: Browsers) -> None:
    http = browser().http
    clock = {"kind": "player", "seconds": 600, "increment": 5, "ends": "once"}
    plan = {"game": "arcs", "seats": ["person", "open"], "clock": clock, "listed": True}
    made = http.post("/api/games", json=plan).json()
    here = f"/api/games/{made['id']}"
    told = http.get(here).json()["clock"]
    assert told == {"timing": {**clock, "level": "normal"}, "left": [600, 600], "seat": None, "due": None, "up": False}
    (listed,) = [one for one in http.get("/api/tables").json() if one["id"] == made["id"]]
    assert listed["clock"]["seconds"] == 600
    http.post(f"{here}/sit", json={})
    told = http.get(here).json()["clock"]
    assert told["seat"] is not None and told["due"] > 1_700_000_000
    no_clock = http.post("/api/games", json={"game": "arcs", "seats": ["person", "person"]}).json()
    assert http.get(f"/api/games/{no_clock['id']}").json()["clock"] is None


@pytest.mark.parametrize(
    "wrong",
    [{"kind": "sand"}, {"seconds": 1}, {"seconds": 1e9}, {"increment": -1}, {"ends": "explode"}, {"level": "marvin"},
     {"more": 1}],
)  # fmt: skip
def test_a_clock_that_there_is_not_is_refused(browser: Browsers, wrong: dict[str, Any]) -> None:
    clock = {"kind": "move", "seconds": 600, **wrong}
    answer = browser().http.post("/api/games", json={"game": "arcs", "seats": ["person", "person"], "clock": clock})
    assert answer.status_code == 400 and answer.json()["error"]


def test_the_form_of_the_home_page_offers_clocks(browser: Browsers) -> None:
    form = {"game": "arcs", "seat-0": "person", "seat-1": "person", "mode": "online"}
    ann = browser().http
    made = ann.post("/games", data={**form, "clock": "player:600:10", "clock-ends": "sign"})
    page = ann.get(made.headers["location"]).text
    assert "10 minutes each, 10 seconds more after each turn" in page and page.count('class="clock-time"') == 2
    assert "everyone is told" in page
    for clock, ends in (("move", ""), ("move:x", ""), ("move:600:1:1", ""), ("sand:600", ""), ("move:600", "boom")):
        assert ann.post("/games", data={**form, "clock": clock, "clock-ends": ends}).status_code == 400


def test_a_clock_is_deleted_with_its_game(store: Store) -> None:
    with_clock(store, new_clock(LIVE, 3, 0, 0.0))
    assert forget(store, "g1", 10.0) and store.load("g1") is None and store.clocks(["g1"]) == {}
