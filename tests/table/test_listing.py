"""Open tables: found and taken without a link, by one person each, and never more than that."""

import re
import threading
import time
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from boardwright.table import listing
from boardwright.table.storage import OVER, Header, Sitting, Store, Stored

from .server import PATIENCE, Browser, running
from .test_storage import header

pytestmark = pytest.mark.plain_only

Browsers = Callable[[], Browser]
NOW = 1_000_000.0
HASHES = ["n0", "n1", "n2"]


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


def two_free() -> list[Sitting]:
    return [
        Sitting(0, "person", "", "Ann", "h0"),
        *(Sitting(seat, "open", "", "", f"h{seat}") for seat in (1, 2)),
    ]


def kept(store: Store, name: str = "g1", **values: Any) -> Header:
    made = header(name, **{"listed": NOW, "changed": NOW, **values})
    store.create(Stored(made, [], two_free(), {0: {"ann"}}, [], []))
    return made


def ids(store: Store, since: float = NOW) -> list[str]:
    return [found.id for found, _, _ in store.open_tables(since)]


def test_only_listed_tables_that_go_on_are_in_the_list(store: Store) -> None:
    kept(store)
    kept(store, "private", listed=None)
    kept(store, "over", state=OVER)
    kept(store, "broken", damage="gone")
    kept(store, "played", listed=1.0)
    kept(store, "old", listed=NOW - 1, changed=NOW - 1)
    assert sorted(ids(store)) == ["g1", "played"]
    (_, seats, looking) = store.open_tables(NOW)[0]
    assert [sitting.sort for sitting in seats] == ["person", "open", "open"] and looking == []


def test_free_seats_are_taken_one_by_one_and_a_full_table_is_private_again(store: Store) -> None:
    kept(store)
    assert store.take("g1", NOW, 2, "Bob", HASHES, "bob") == 2
    assert ids(store) == ["g1"]
    assert store.take("g1", NOW, 2, "Eve", HASHES, "eve") is None  # somebody was quicker
    assert store.take("g1", NOW + 1, None, "Eve", HASHES, "eve") is None  # too old
    assert store.take("g1", NOW, None, "Cleo", HASHES, "") == 1  # a program
    assert store.take("g1", NOW, None, "Eve", HASHES, "eve") is None
    stored = store.load("g1")
    assert stored is not None and stored.holders == {0: {"ann"}, 2: {"bob"}}
    assert stored.seats[1:] == [Sitting(1, "person", "", "Cleo", "n1"), Sitting(2, "person", "", "Bob", "n2")]
    assert stored.header.listed is None and ids(store) == []
    store.sit("g1", stored.seats[1], Sitting(1, "open", "", "", "h9"))
    assert ids(store) == []  # whoever opens a seat again says for whom


def test_a_link_takes_the_last_free_seat_from_the_list(store: Store) -> None:
    kept(store)
    assert store.take("g1", NOW, 1, "Bob", HASHES, "bob") == 1
    assert store.claim("g1", "h1", HASHES, "eve") is None  # its link is used up
    assert store.claim("g1", "h2", HASHES, "cleo") == (2, True)
    stored = store.load("g1")
    assert stored is not None and stored.header.listed is None


def test_nobody_sits_down_at_a_private_table(store: Store) -> None:
    kept(store, listed=None)
    assert store.take("g1", NOW, None, "Eve", HASHES, "eve") is None
    store.set_listed("g1", NOW)
    store.set_listed("g1", None)
    assert store.take("g1", NOW, 1, "Eve", HASHES, "eve") is None
    stored = store.load("g1")
    assert stored is not None and stored.seats == two_free()


def test_of_many_who_want_two_seats_two_get_them(store: Store) -> None:
    kept(store)
    start, got = threading.Barrier(6), []

    def sit(number: int) -> None:
        start.wait()
        got.append(store.take("g1", NOW, None, f"Guest {number}", HASHES, f"guest{number}"))

    threads = [threading.Thread(target=sit, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(got, key=str) == [1, 2, None, None, None, None]
    stored = store.load("g1")
    assert stored is not None and all(len(holders) == 1 for holders in stored.holders.values())


# -- in browsers ---------------------------------------------------------------------------------------------------


def listed(browser: Browser, *seats: str) -> str:
    return browser.start("arcs", *(seats or ("person", "person")), mode="online", listed="yes", name="Ann")


def in_list(browser: Browser) -> list[str]:
    """The tables at which the home page offers a seat."""
    return re.findall(r'action="/game/(\w+)/sit"', browser.http.get("/").text)


def test_somebody_finds_a_table_and_sits_down_with_a_name(browser: Browsers) -> None:
    ann, bob, eve = browser(), browser(), browser()
    game = listed(ann)
    assert game in in_list(bob) and game not in in_list(ann)
    link = re.search(rf"/game/{game}/seat/[\w-]+", unescape(ann.page()))
    assert link and link[0] not in bob.http.get("/").text
    assert bob.http.post(f"/game/{game}/sit", data={"name": " Bob\n"}).headers["location"] == f"/game/{game}"
    bob.game = game
    assert 'data-watching="yes"' not in bob.page() and "Bob" in ann.page()
    assert game not in in_list(eve)
    late = eve.http.post(f"/game/{game}/sit", data={"name": "Eve"})
    assert late.status_code == 403 and "not free any more" in late.text and not eve.http.cookies
    for who in (ann, eve):  # the invitation is used up, for the inviter as well
        assert who.http.post(link[0]).status_code == 403
    assert ann.http.get(f"/api/games/{game}").json()["seat"] == 0


def test_who_sits_at_a_table_already_gets_no_second_seat(browser: Browsers) -> None:
    ann, bob = browser(), browser()
    game = listed(ann, "person", "person", "person")
    for _ in range(2):
        assert bob.http.post(f"/game/{game}/sit", data={"name": "Bob"}).status_code == 303
    assert ann.http.post(f"/game/{game}/sit").status_code == 303
    seats = ann.http.get(f"/api/games/{game}").json()["seats"]
    assert [seat["sort"] for seat in seats] == ["person", "person", "open"]


def test_the_switch_at_the_table_is_for_whoever_invites(browser: Browsers) -> None:
    ann, bob = browser(), browser()
    bob.game = ann.start("arcs", "person", "person", "person", mode="online")
    link = re.search(rf"/game/{ann.game}/seat/[\w-]+", unescape(ann.page()))
    assert link and bob.http.post(link[0]).status_code == 303
    with ann.live() as one, bob.live() as two:
        two.say("list", listed="yes")
        assert "link of a free seat" in two.refusal()
        assert ann.game not in in_list(browser())
        one.say("list", listed="yes")
        two.until("invitations", "anyone may sit down")
        assert ann.game in in_list(browser())
        one.say("list", listed="no")
        two.until("invitations", "anyone may sit down", gone=True)
        assert ann.game not in in_list(browser())
        one.say("list", listed="perhaps")
        assert "Invalid message" in one.refusal()
    assert browser().http.post(f"/game/{ann.game}/sit").status_code == 403


@pytest.mark.parametrize(
    ("seats", "mode"), [(("person", "bot:random"), "online"), (("person", "person"), "local")]
)  # nothing is free; everybody is here
def test_a_table_without_free_seats_is_not_listed(browser: Browsers, seats: tuple[str, ...], mode: str) -> None:
    form = {"game": "arcs", "mode": mode, "listed": "yes"} | {f"seat-{seat}": wish for seat, wish in enumerate(seats)}
    answer = browser().http.post("/games", data=form)
    assert answer.status_code == 400 and "free seat" in answer.text


def test_one_visitor_neither_fills_the_list_nor_takes_every_seat(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/games.db", listings=2, sittings=1) as address:
        ann = Browser(address)
        tables = [listed(ann, "person", "person"), listed(ann, "person", "person")]
        form = {"game": "arcs", "seat-0": "person", "seat-1": "person", "mode": "online", "listed": "yes"}
        refused = ann.http.post("/games", data=form)
        assert refused.status_code == 400 and "too many tables" in refused.text
        private = ann.start("arcs", "person", "person", mode="online")
        refused = ann.http.post(f"/game/{private}/do", data={"do": "list", "listed": "yes"})
        assert refused.status_code == 429
        again = ann.http.post(f"/game/{tables[0]}/do", data={"do": "list", "listed": "yes"})
        assert again.status_code == 303  # it is listed already
        statuses = []
        for game in tables:
            bob = Browser(address)
            statuses.append(bob.http.post(f"/game/{game}/sit").status_code)
            bob.close()
        assert statuses == [303, 429]
        ann.close()


def test_a_table_at_which_nothing_happens_leaves_the_list(browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = browser(), browser()
    game = listed(ann)
    monkeypatch.setattr(listing, "LISTED_FOR", -3600)
    assert game not in in_list(bob)
    assert bob.http.post(f"/game/{game}/sit").status_code == 403
    monkeypatch.undo()
    assert game in in_list(bob)


def test_a_form_of_another_site_takes_no_seat(browser: Browsers) -> None:
    ann, bob = browser(), browser()
    game = listed(ann)
    evil = {"origin": "https://evil.example"}
    assert bob.http.post(f"/game/{game}/sit", headers=evil).status_code == 403
    assert game in in_list(bob)


def test_tables_where_somebody_waits_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.table.presence.TICK", 0.05)
    with running(f"sqlite:///{tmp_path}/games.db") as address:
        ann, bob = Browser(address), Browser(address)
        first, second = listed(ann), listed(bob)
        ann.game = first

        def waiting() -> list[tuple[str, bool]]:
            return [(table["id"], table["here"]) for table in bob.http.get("/api/tables").json()]

        assert waiting() == [(second, False), (first, False)]  # the latest first
        with ann.live():
            until = time.monotonic() + PATIENCE
            while waiting() != [(first, True), (second, False)]:
                assert time.monotonic() < until
            assert "someone is waiting there" in bob.http.get("/").text
        ann.close()
        bob.close()


# -- for programs --------------------------------------------------------------------------------------------------


def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


def test_programs_list_tables_and_sit_down(browser: Browsers) -> None:
    http, api = browser().http, "/api"
    plan = {"game": "arcs", "seats": ["person", "open", "open"], "names": ["Ann"], "listed": True}
    made = http.post(f"{api}/games", json=plan).json()
    here, host = f"{api}/games/{made['id']}", bearer(made["secrets"]["0"])
    (table,) = [table for table in http.get(f"{api}/tables").json() if table["id"] == made["id"]]
    assert table["game"] == "arcs" and table["open"] == [1, 2] and table["seats"][0]["name"] == "Ann"
    assert made["secrets"]["1"] not in http.get(f"{api}/tables").text
    assert http.get(here, headers=host).json()["listed"]
    sat = http.post(f"{here}/sit", json={"name": "Robot", "seat": 2}).json()
    assert sat["seat"] == 2 and http.get(here, headers=bearer(sat["secret"])).json()["seat"] == 2
    assert http.get(here, headers=bearer(made["secrets"]["2"])).json()["seat"] is None
    assert http.post(f"{here}/sit", json={"seat": 2}).status_code == 403
    assert http.post(f"{here}/sit", json={"seat": 10}).status_code == 400
    # the host has the link of a free seat, and so the switch
    assert http.post(f"{here}/list", json={"listed": False}, headers=host).status_code == 403
    free = bearer(made["secrets"]["1"])
    assert http.post(f"{here}/list", json={"listed": False}, headers=free).json()["listed"] is False
    assert http.post(f"{here}/sit", json={}).status_code == 403
    assert http.post(f"{here}/list", json={"listed": True}, headers=free).json()["listed"] is True
    assert http.post(f"{here}/sit", json={}).json()["seat"] == 1
    assert made["id"] not in http.get(f"{api}/tables").text


def test_people_at_two_servers_find_each_other(postgresql: str) -> None:
    with running(postgresql) as here, running(postgresql) as there:
        ann, bob, eve = Browser(here), Browser(there), Browser(here)
        game = listed(ann)
        with ann.live() as one:
            assert game in in_list(bob) and game in in_list(eve)
            start, answers = threading.Barrier(2), []

            def sit(browser: Browser) -> None:
                browser.http.get(f"/game/{game}")  # both servers know the table with its free seat
                start.wait()
                answers.append(browser.http.post(f"/game/{game}/sit", data={"name": "Guest"}).status_code)

            threads = [threading.Thread(target=sit, args=(browser,)) for browser in (bob, eve)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(answers) == [303, 403]
            one.until("panel-1", "Guest")
        for browser in (ann, bob, eve):
            browser.close()
