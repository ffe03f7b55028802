"""Web Push: who is asked and has closed the page is told, once, and nobody else; made-up addresses are refused."""

import re
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from email.utils import formatdate
from html import unescape
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from boardwright.kernel.errors import BadSetting
from boardwright.table.addresses import is_public
from boardwright.table.push import A_WEEK, NO_PUSH, PushSettings, seconds_of
from boardwright.table.storage import Store
from boardwright.table.subscriptions import SUBSCRIPTIONS, addresses_of, signing_key

from .push_service import PushService, Subscriber, push_service, signed_claims
from .server import PATIENCE, Browser, Live, asked_of, running

pytestmark = pytest.mark.plain_only

QUICK = PushSettings(patience=0.05, waits=(0.05, 0.1, 0.15), anywhere=True)
ALL_TRIES = 1 + len(QUICK.waits)
A_WHILE = 0.4
"""Long enough for a message that should not come, and for all tries."""

LATER = 3
"""After so many seconds a push service wants to be asked again: until then a test can do something."""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('push')}/games.db"


@pytest.fixture(scope="module")
def address(database: str) -> Iterator[str]:
    with running(database, push=QUICK) as address:
        yield address


@contextmanager
def two_at(address: str) -> Iterator[tuple[Browser, Browser]]:
    """Two browsers at an online game of Imperium; first the one who is asked."""
    ann, bob = Browser(address), Browser(address)
    bob.game = ann.start("imperium", "person", "person", mode="online", seed="1")
    link = re.search(rf"/game/{ann.game}/seat/[\w-]+", unescape(ann.page()))
    assert link and bob.http.post(link[0]).status_code == 303
    with ann.live() as one, bob.live() as two:
        first = asked_of(one, two) is one
    yield (ann, bob) if first else (bob, ann)
    ann.close()
    bob.close()


def play_on(live: Live) -> None:
    """Play until somebody else is asked."""
    while live.last["your_turn"]:
        live.play()


def kept(database: str, service: PushService) -> list[str]:
    """The subscriptions to a push service that are stored."""
    store = Store(database)
    with store.engine.begin() as connection:
        found = list(connection.execute(select(SUBSCRIPTIONS.c.endpoint)).scalars())
    store.close()
    return sorted(name.removeprefix(service.address) for name in found if name.startswith(service.address))


def subscribed(browser: Browser, service: PushService, name: str) -> Subscriber:
    reader = Subscriber(service.address, name)
    answer = browser.http.post("/push", json=reader.subscription)
    assert answer.status_code == 204, answer.text
    return reader


def test_who_is_asked_and_not_here_is_told_once_each_time(address: str, service: PushService, database: str) -> None:
    with two_at(address) as (ann, bob):
        key = ann.http.get("/push").json()["key"]
        reader = subscribed(bob, service, "bob")
        subscribed(ann, service, "ann")
        with ann.live() as one:
            play_on(one)
            service.until(1)
            path, headers, body = service.got[0]
            assert path == "/bob" and headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
            assert headers["host"] == service.address.removeprefix("http://") and headers["topic"] == bob.game
            assert reader.read(body) == {"title": "Your turn", "body": "Imperium", "url": f"/game/{bob.game}"}
            claims = signed_claims(headers["authorization"], key)
            assert claims["aud"] == service.address and claims["sub"] == "https://127.0.0.1"
            assert time.time() < claims["exp"] < time.time() + 24 * 3600
            with bob.live() as two:
                play_on(two)
            one.until_asked()
            time.sleep(A_WHILE)
            service.until(1)  # nothing for Ann, whose page is open, and nothing for each of Bob's decisions
            play_on(one)
            service.until(2)
            assert service.got[1][0] == "/bob"
        assert len(kept(database, service)) == 2


def test_nobody_is_told_while_a_page_of_the_seat_is_open(address: str, service: PushService) -> None:
    with two_at(address) as (ann, bob):
        subscribed(bob, service, "bob")
        with ann.live() as one, bob.live() as two:
            play_on(one)
            two.until_asked()
            time.sleep(A_WHILE)
        assert not service.got


def tell_bob(ann: Browser, bob: Browser, service: PushService) -> None:
    """Play until Bob, whose page is closed, is told by push."""
    subscribed(bob, service, "bob")
    with ann.live() as one:
        play_on(one)
        service.until(1)


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(
    address: str, service: PushService, database: str, status: int
) -> None:
    service.status = status
    with two_at(address) as (ann, bob):
        tell_bob(ann, bob, service)
        end = time.monotonic() + PATIENCE
        while kept(database, service) and time.monotonic() < end:
            time.sleep(0.01)
        assert not kept(database, service)


@pytest.mark.parametrize("status", [302, 403])
def test_a_refusal_harms_nobody_and_no_redirect_is_followed(
    address: str, service: PushService, database: str, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    service.status = status
    with two_at(address) as (ann, bob):
        tell_bob(ann, bob, service)
        time.sleep(A_WHILE)
        assert len(service.got) == 1 and len(kept(database, service)) == 1
        assert f"answered {status} ('What … wants is too much')" in caplog.text and "/bob" not in caplog.text
        with ann.live() as one:
            with bob.live() as two:
                play_on(two)
            one.until_asked()
            play_on(one)
            service.until(2)
            time.sleep(A_WHILE)
        assert caplog.text.count("answered") == 1  # the host is told once


@pytest.mark.parametrize(("statuses", "said"), [([429, 503], "answered "), ([0, 0], "was not reached ")])
def test_a_push_service_that_is_busy_or_away_is_asked_again_a_few_times(
    address: str,
    service: PushService,
    database: str,
    statuses: list[int],
    said: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    service.first = list(statuses)
    with two_at(address) as (ann, bob):
        reader = subscribed(bob, service, "bob")
        with ann.live() as one:
            play_on(one)
            service.until(3)
            time.sleep(A_WHILE)
            service.until(3)
            assert reader.read(service.got[2][2])["title"] == "Your turn"
            assert caplog.text.count(said) == 1
            service.status = statuses[1]
            with bob.live() as two:
                play_on(two)
            one.until_asked()
            play_on(one)
            service.until(3 + ALL_TRIES)
            time.sleep(A_WHILE)
            service.until(3 + ALL_TRIES)  # then it is given up
        assert caplog.text.count(said) == 2  # as it had worked again between
        assert len(kept(database, service)) == 1


def test_nothing_is_sent_again_to_who_came_back_or_turned_it_off(address: str, service: PushService) -> None:
    service.status, service.headers = 503, {"retry-after": str(LATER)}
    with two_at(address) as (ann, bob), two_at(address) as (cleo, dan):
        subscribed(bob, service, "bob")
        subscribed(dan, service, "dan")
        with ann.live() as one, cleo.live() as two:
            play_on(one)
            service.until(1)
            with bob.live():
                play_on(two)
                service.until(2)
                assert dan.http.delete("/push").status_code == 204
                time.sleep(LATER + A_WHILE)
        service.until(2)


def test_a_new_turn_is_told_in_place_of_the_last_one(address: str, service: PushService) -> None:
    service.first, service.headers = [503], {"retry-after": str(LATER)}
    with two_at(address) as (ann, bob):
        subscribed(bob, service, "bob")
        with ann.live() as one:
            play_on(one)
            service.until(1)
            with bob.live() as two:
                play_on(two)
            one.until_asked()
            play_on(one)
            service.until(2)
            time.sleep(LATER + A_WHILE)
        service.until(2)


def test_a_table_can_be_closed_while_messages_wait(tmp_path: Path, service: PushService) -> None:
    service.status, service.headers = 503, {"retry-after": "3600"}
    with running(f"sqlite:///{tmp_path}/games.db", push=QUICK) as address, two_at(address) as (ann, bob):
        tell_bob(ann, bob, service)  # leaving waits until the table is closed
    service.until(1)


def test_how_long_a_push_service_wants_to_be_left_alone() -> None:
    assert seconds_of("") == seconds_of("soon") == seconds_of("-5") == seconds_of("Mon, 99 Nov 2020 00:00:00 GMT") == 0
    assert seconds_of("120") == 120 and seconds_of("9" * 999) > A_WEEK
    assert seconds_of("Sun, 06 Nov 1994 08:49:37 GMT") == 0
    assert 3590 < seconds_of(formatdate(time.time() + 3600, usegmt=True)) <= 3600


def test_a_push_service_that_is_down_harms_nobody(address: str, caplog: pytest.LogCaptureFixture) -> None:
    with two_at(address) as (ann, bob):
        nowhere = Subscriber("http://127.0.0.1:9", "bob")
        assert bob.http.post("/push", json=nowhere.subscription).status_code == 204
        with ann.live() as one:
            play_on(one)
            end = time.monotonic() + PATIENCE
            while "was not reached" not in caplog.text and time.monotonic() < end:
                time.sleep(0.01)
        assert "was not reached" in caplog.text
        with bob.live() as two:
            play_on(two)


def test_turning_it_off_and_a_new_subscription_of_the_same_browser(
    address: str, service: PushService, database: str
) -> None:
    with two_at(address) as (ann, bob):
        subscribed(bob, service, "old")
        subscribed(bob, service, "new")
        subscribed(ann, service, "ann")
        assert kept(database, service) == ["/ann", "/new"]
        assert bob.http.delete("/push").status_code == 204
        assert kept(database, service) == ["/ann"]
        with ann.live() as one:
            play_on(one)
        time.sleep(A_WHILE)
        assert not service.got


def test_nobody_is_told_of_another_persons_seat(address: str, service: PushService, database: str) -> None:
    with two_at(address) as (ann, bob):
        reader = subscribed(bob, service, "bob")
        eve = Browser(address)
        theirs = Subscriber(service.address, "eve").subscription
        refused = eve.http.post("/push", json=theirs)
        assert refused.status_code == 403 and "Take a seat first" in refused.json()["error"]
        eve.http.cookies.set("boardwright", "e" * 22)
        refused = eve.http.post("/push", json=theirs)
        assert refused.status_code == 403 and "Take a seat first" in refused.json()["error"]
        eve.http.cookies.clear()
        eve.start("imperium", "person", "bot:random")
        assert eve.http.post("/push", json=theirs).status_code == 204
        taken = Subscriber(service.address, "bob")
        taken.auth = b"fedcba9876543210"
        refused = eve.http.post("/push", json=taken.subscription)
        assert refused.status_code == 400 and "Another browser" in refused.json()["error"]
        assert kept(database, service) == ["/bob", "/eve"]
        with ann.live() as one:
            play_on(one)
            service.until(1)
            time.sleep(A_WHILE)
        assert [path for path, _, _ in service.got] == ["/bob"] and reader.read(service.got[0][2])
        eve.close()


def test_another_sites_page_and_rubbish_are_refused(address: str, service: PushService, database: str) -> None:
    with two_at(address) as (ann, _):
        good = Subscriber(service.address, "ann").subscription
        foreign = {"origin": "https://evil.example"}
        assert ann.http.post("/push", json=good, headers=foreign).status_code == 403
        assert ann.http.delete("/push", headers=foreign).status_code == 403
        for wrong in (
            {},
            {"endpoint": good["endpoint"]},
            {**good, "endpoint": 5},
            {**good, "keys": {**good["keys"], "auth": "abc"}},
            {**good, "keys": {**good["keys"], "p256dh": "é"}},
            {**good, "keys": {**good["keys"], "p256dh": "A" * 87}},
            {**good, "endpoint": good["endpoint"] + "a" * 1000},
            {**good, "endpoint": "http://[::1"},
            {**good, "endpoint": "http://x y/"},
        ):
            answer = ann.http.post("/push", json=wrong)
            assert answer.status_code == 400 and answer.json()["error"], wrong
        assert not kept(database, service)


BAD_ENDPOINTS = [
    "http://93.184.216.34/x", "https://93.184.216.34:8443/x", "https://me:pw@93.184.216.34/x", "https:///x",
    "ftp://93.184.216.34/x", "https://127.0.0.1/x", "https://localhost/x", "https://10.1.2.3/x", "https://[::1]/x",
    "https://169.254.169.254/latest", "https://192.168.0.1/x", "https://[fe80::1]/x", "https://0.0.0.0/x",
    "https://[::ffff:127.0.0.1]/x", "https://[64:ff9b::7f00:1]/x", "https://2130706433/x", "https://0x7f.1/x",
    "https://[2002:7f00:1::]/x", "https://224.0.0.1/x", "https://printer/x", "https://1.0x7f/x", "", "x",
    "https://[fec0::1]/x", "https://[64:ff9b:1::5db8:d822]/x", "https://[::5db8:d822]/x", "https://[fd00::1]/x",
    "https://[2002:5db8:d822::1]/x", "https://[2001:0:5db8:d822::1]/x", "https://[2001:db8::1]/x",
    "https://[3fff::1]/x", "https://[2600::5efe:a01:203]/x", "https://[100::1]/x", "https://[ff02::1]/x",
    "https://[5f00::1]/x", "https://[::]/x", "https://192.88.99.1/x", "https://192.0.0.9/x", "https://240.0.0.1/x",
    "https://100.64.0.1/x", "https://198.18.0.1/x", "https://255.255.255.255/x", "https://[fe80::1%251]/x",
]  # fmt: skip


def test_addresses_inside_the_network_are_refused(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/games.db") as address:
        ann = Browser(address)
        ann.start("imperium", "person", "bot:random")
        for endpoint in BAD_ENDPOINTS:
            answer = ann.http.post("/push", json={**Subscriber("", "").subscription, "endpoint": endpoint})
            assert answer.status_code == 400, endpoint
            assert re.search("push service|internet", answer.json()["error"]), endpoint
        ann.close()
    store = Store(f"sqlite:///{tmp_path}/games.db")
    with store.engine.begin() as connection:
        assert connection.execute(select(SUBSCRIPTIONS)).all() == []
    store.close()


def test_a_push_service_of_the_internet_is_accepted() -> None:
    assert addresses_of("https://93.184.216.34/push/abc", anywhere=False) == ["93.184.216.34"]
    assert addresses_of("https://93.184.216.34:443/push/abc", anywhere=False) == ["93.184.216.34"]
    for good in ("2606:4700::1111", "2a00:1450:4001:80b::200a", "64:ff9b::5db8:d822", "::ffff:93.184.216.34"):
        assert is_public(ip_address(good)), good


def test_nobody_learns_which_names_of_the_inner_network_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a seat and with one, a name is not even looked up before there is something to send."""
    looked: list[str] = []
    known = {"printer.corp.example": "10.0.0.7", "www.corp.example": "93.184.216.34"}

    def look_up(host: str, port: int, type: int) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        looked.append(host)
        if host not in known:
            raise OSError("Name or service not known")
        return [(2, 1, 6, "", (known[host], port))]

    names = [*known, "nothing.corp.example"]
    with running(f"sqlite:///{tmp_path}/games.db") as address:
        monkeypatch.setattr("boardwright.table.subscriptions.socket", Namespace(getaddrinfo=look_up, SOCK_STREAM=1))
        ann = Browser(address)
        for seated, status in ((False, 403), (True, 204)):
            if seated:
                ann.start("imperium", "person", "bot:random")
            wishes = [{**Subscriber("", "").subscription, "endpoint": f"https://{name}/x"} for name in names]
            answers = [ann.http.post("/push", json=wish) for wish in wishes]
            assert {(answer.status_code, answer.text) for answer in answers} == {(status, answers[0].text)}
        ann.close()
        assert looked == []
        assert addresses_of("https://www.corp.example/x", anywhere=False) == ["93.184.216.34"]
        for name in ("printer.corp.example", "nothing.corp.example"):
            with pytest.raises(BadSetting, match=name):
                addresses_of(f"https://{name}/x", anywhere=False)


def test_all_processes_of_a_database_sign_with_one_key(database: str) -> None:
    one, two = Store(database), Store(database)
    numbers = {signing_key(store).private_key.private_numbers().private_value for store in (one, two, one)}
    assert len(numbers) == 1
    one.close()
    two.close()


def test_a_table_without_push(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/games.db", push=NO_PUSH) as address:
        ann = Browser(address)
        ann.start("imperium", "person", "bot:random")
        assert ann.http.get("/push").json() == {"key": ""}
        refused = ann.http.post("/push", json=Subscriber("https://93.184.216.34", "x").subscription)
        assert refused.status_code == 400 and "not send push messages" in refused.json()["error"]
        ann.close()


def test_the_worker_is_served_at_the_top(address: str) -> None:
    answer = httpx.get(f"{address}/push-worker.js")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/javascript")
    assert "worker-src 'self'" in answer.headers["content-security-policy"]
