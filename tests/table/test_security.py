"""Other people's seats, other sites' forms, floods and rubbish: refused in one sentence, and nothing changes."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from html import unescape
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from boardwright.table.seats import Who, hashed, invitation, matches, position_word
from boardwright.table.storage import Store
from boardwright.table.wire import LONGEST_MESSAGE

from .server import Browser, Live, asked_of, running

pytestmark = pytest.mark.plain_only

Browsers = Callable[[], Browser]


@pytest.fixture
def pair(browser: Browsers) -> Iterator[tuple[Browser, Browser, Live, Live]]:
    """Two browsers at an online game, and their open pages: first the one who is asked."""
    ann, bob = browser(), browser()
    bob.game = ann.start("arcs", "person", "person", mode="online", seed="1")
    link = re.search(rf"/game/{ann.game}/seat/[\w-]+", unescape(ann.page()))
    assert link and bob.http.post(link[0]).status_code == 303
    with ann.live() as one, bob.live() as two:
        yield (ann, bob, one, two) if asked_of(one, two) is one else (bob, ann, two, one)


def test_every_answer_has_strict_headers(browser: Browsers) -> None:
    me = browser()
    me.start("arcs", "person", "person")
    for path in ("/", f"/game/{me.game}", "/static/table.js", "/nowhere", "/api/catalogue", "/library"):
        headers = me.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy, path
        if path.startswith("/static"):
            assert headers["cache-control"] == "no-cache" and headers["etag"]
        assert headers["x-content-type-options"] == "nosniff" and "frame-ancestors 'none'" in policy


def test_fonts_are_kept_for_long_under_names_with_a_version(browser: Browsers) -> None:
    http = browser().http
    style = http.get("/static/fonts.css").text
    files = re.findall(r'url\("(fonts/[^"]+)"\)', style)
    assert files and style.count("font-display: swap") == len(files)
    for file in files:
        answer = http.get(f"/static/{file}")
        assert re.search(r"\.v\d+\.woff2$", file) and answer.headers["content-type"].startswith("font/woff2")
        assert answer.content.startswith(b"wOF2") and "immutable" in answer.headers["cache-control"]
    assert "Open Font License" in http.get("/static/fonts/marcellus.LICENSE.txt").text


def test_pages_obey_their_own_policy(browser: Browsers) -> None:
    """No script or style inside a page, no style attributes, no handlers, nothing from elsewhere."""
    me = browser()
    me.start("arcs", "person", "person")
    for path in ("/", f"/game/{me.game}", f"/game/{me.game}/replay", "/library", "/library/arcs"):
        page = me.http.get(path).text
        assert not re.search(r"<style|\sstyle=|\son\w+=\"|javascript:", page), path
        assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", page)), path
        assert not re.search(r"(src|href)=\"(https?:)?//", page), path


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(browser: Browsers) -> None:
    me = browser()
    answer = me.http.post("/games", data={"game": "arcs", "seat-0": "person", "seat-1": "person"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_form_of_another_site_is_not_obeyed(browser: Browsers, headers: dict[str, str]) -> None:
    me = browser()
    me.start("arcs", "person", "person", seed="1")
    before = me.page()
    for path, form in (
        ("/games", {"game": "arcs", "seat-0": "person", "seat-1": "person"}),
        (f"/game/{me.game}/do", {"do": "resign"}),
        (f"/game/{me.game}/fork", {"move": "0"}),
        ("/api/games", {}),
    ):
        answer = me.http.post(path, data=form, headers=headers)
        assert answer.status_code == 403 and "another site" in answer.json()["error"]
    assert me.page() == before


def test_a_page_of_another_site_cannot_open_the_websocket(browser: Browsers, address: str) -> None:
    me = browser()
    me.start("arcs", "person", "person")
    url = f"{address.replace('http', 'ws')}/game"
    evil = Origin("https://evil.example")
    with pytest.raises(InvalidStatus), connect(f"{url}/{me.game}/live", origin=evil):
        pass
    with pytest.raises(InvalidStatus), connect(f"{url}/nothing/live"):
        pass


def test_another_seats_option_a_stale_move_and_rubbish_change_nothing(
    pair: tuple[Browser, Browser, Live, Live],
) -> None:
    ann, bob, one, two = pair
    asked = one.last
    option = asked["options"][0]["option"]
    before = ann.page(), bob.page()
    two.say("play", at=asked["at"], option=option)
    assert "not your turn to decide" in two.refusal()
    two.say("play", at="", option=option)
    assert "not your turn to decide" in two.refusal()
    one.say("play", at="stale", option=option)
    assert "has changed" in one.refusal()
    one.say("play", at=asked["at"], option=["fly", 1])
    assert '["fly", 1] is not an option now' in one.refusal()
    for rubbish in (
        "",
        "nonsense",
        "null",
        "[]",
        "{}",
        '{"do": 7}',
        '{"do": "fly"}',
        '{"do": "play"}',
        '{"do": "undo", "to": -1}',
        '{"do": "undo", "to": 1.5}',
        '{"do": "undo", "to": 1e400}',
        '{"do": "chat", "text": ""}',
        '{"do": "chat", "text": "x", "more": 1}',
        '{"do": "play", "at": "x", "option": [null]}',
        '{"do": "play", "at": "x", "option": ["a", {"b": 1}]}',
        json.dumps({"do": "play", "at": "x", "option": [2**60]}),
        json.dumps({"do": "propose", "what": "bot", "seat": 99}),
        "[" * 4000,
    ):
        one.socket.send(rubbish)
        assert "Invalid message" in one.refusal(), rubbish
    one.socket.send(json.dumps({"do": "chat", "text": "x" * LONGEST_MESSAGE}))
    assert f"at most {LONGEST_MESSAGE:,} bytes" in one.refusal()
    one.socket.send(json.dumps({"do": "chat", "text": "x" * 501}))
    assert "Invalid message" in one.refusal()
    assert (ann.page(), bob.page()) == before
    one.say("play", at=asked["at"], option=option)
    assert "error" not in one.next()


def test_a_message_of_bytes_is_refused(pair: tuple[Browser, Browser, Live, Live]) -> None:
    one = pair[2]
    one.socket.send(b"\xff\xfe")
    assert "Invalid message" in one.refusal()


def test_an_enormous_message_ends_the_connection_and_nothing_else(pair: tuple[Browser, Browser, Live, Live]) -> None:
    ann, _, one, two = pair
    two.socket.send("x" * 20_000_000)
    with pytest.raises(ConnectionClosed):
        while True:
            two.next()
    one.play()
    assert ann.page()


def test_two_tabs_at_the_same_move_one_wins(pair: tuple[Browser, Browser, Live, Live]) -> None:
    ann, _, one, _ = pair
    with ann.live() as tab:
        at, options = tab.last["at"], tab.last["options"]
        one.say("play", at=at, option=options[0]["option"])
        tab.say("play", at=at, option=options[-1]["option"])
        refused = []
        for live in (one, tab):
            while live.last["at"] == at:
                live.next()
            live.say("undo", to=99999)  # its refusal comes after that of the move, if there was one
            while "numbered" not in live.refusal():
                pass
            said = [json.loads(text).get("error", "numbered") for text in live.received]
            refused += [text for text in said if "numbered" not in text]
        assert len(refused) == 1 and ("has changed" in refused[0] or "not your turn to decide" in refused[0])


def test_a_wrong_or_missing_secret_opens_no_seat(browser: Browsers, pair: tuple[Browser, Browser, Live, Live]) -> None:
    ann = pair[0]
    for secret in ("x" * 22, "%00", "é", "a" * 500):
        eve = browser()
        answer = eve.http.get(f"/game/{ann.game}/seat/{secret}")
        assert answer.status_code == 403 and not eve.http.cookies, secret
    eve = browser()
    eve.game = ann.game
    eve.http.cookies.set("boardwright", "x" * 22)
    with eve.live() as live:
        live.say("chat", text="Hello")
        assert "Only seated players" in live.refusal()


def test_a_flood_is_slowed_down(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/games.db", orders=5, orders_per_second=0.01) as address:
        form = {"game": "arcs", "seat-0": "person", "seat-1": "person"}
        statuses = [httpx.post(f"{address}/games", data=form).status_code for _ in range(7)]
        assert statuses == [303] * 5 + [429] * 2
        assert httpx.get(address).status_code == 200


def test_a_flood_of_looks_is_slowed_down(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/games.db", looks=42, looks_per_second=0.01) as address:
        paths = ("/", "/library", "/api/catalogue", "/static/table.js")  # pages count as ten, the others as one
        answers = [httpx.get(f"{address}{path}") for path in paths * 2]
        assert [answer.status_code for answer in answers] == [200] * 6 + [429] * 2
        assert "Too many requests" in answers[-1].json()["error"]
        form = {"game": "arcs", "seat-0": "person", "seat-1": "person"}
        assert httpx.post(f"{address}/games", data=form).status_code == 303


def test_a_flood_of_messages_is_refused_and_then_ended(browser: Browsers) -> None:
    me = browser()
    me.start("arcs", "person", "person")
    with me.live() as live:
        said = []
        with suppress(ConnectionClosed):  # it may be ended while this still talks
            for _ in range(400):
                live.say("look")
        with pytest.raises(ConnectionClosed):
            while True:
                said.append(live.next().get("error", ""))
        assert any("Too many messages" in text for text in said)


def test_an_oversized_form_is_refused(browser: Browsers) -> None:
    answer = browser().http.post("/games", data={"game": "x" * 100_000})
    assert answer.status_code == 413


def test_the_database_holds_no_secret(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/games.db") as address:
        me = Browser(address)
        me.start("arcs", "person", "person", mode="online")
        link = re.search(r"/seat/([\w-]+)", unescape(me.page()))
        assert link
        cookie = me.http.cookies["boardwright"]
        me.close()
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert link[1].encode() not in written and cookie.encode() not in written
    store = Store(f"sqlite:///{tmp_path}/games.db")
    stored = store.load(me.game)
    assert stored is not None and matches(link[1], stored.seats[1].secret) and stored.holders == {0: {hashed(cookie)}}
    store.close()


def test_secrets_of_seats_differ_and_tell_nothing() -> None:
    made = {invitation("v" * 22, game, seat, again) for game in "ab" for seat in range(3) for again in range(3)}
    assert len(made) == 18 and all(len(secret) == 22 for secret in made)
    assert len({position_word("s", number) for number in range(1000)}) == 1000
    assert not matches("", "") and not matches("x", hashed("y")) and Who("").secret == ""
