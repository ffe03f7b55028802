"""What a host relies on: one server for a file, health and figures, rubbish refused, and a log without secrets."""

import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from websockets.sync.client import connect

from boardwright.cli import main
from boardwright.kernel.errors import BadSetting
from boardwright.table.app import Settings, create_app
from boardwright.table.logs import MOST, Sparing, config, masked
from boardwright.table.seats import hashed
from boardwright.table.serve import listen, metrics_of, proxies_of
from boardwright.table.storage import Store

from .push_service import Subscriber
from .server import PATIENCE, Browser, free_port, running

pytestmark = pytest.mark.plain_only


WITH_A_MISTAKE = """
from boardwright import cli
from boardwright.table.pages import invitation
def page(words, game, seat, at_once):
    raise ValueError("a mistake of ours")
invitation.page = page
cli.main()
"""
"""A server that fails whenever somebody opens the link of a free seat."""


@contextmanager
def served(
    folder: Path, *options: str, files: int = 0, program: str = "from boardwright import cli; cli.main()"
) -> Iterator[tuple[str, subprocess.Popen[bytes], Path]]:
    """`boardwright serve` in a process of its own: its address, the process, and the file of all that it says."""
    port, said = free_port(), folder / f"said-{len(list(folder.glob('said-*')))}"
    command = [sys.executable, "-c", program, "serve", "--port", str(port), "--pace", "0", *options]
    limit = f"ulimit -n {files}; " if files else ""
    with said.open("wb") as output:
        process = subprocess.Popen(
            ["sh", "-c", f'{limit}exec "$@"', "sh", *command, "--database", f"sqlite:///{folder}/games.db"],
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        until(lambda: answers(f"http://127.0.0.1:{port}/health") or process.poll() is not None)
        yield f"http://127.0.0.1:{port}", process, said
    finally:
        process.terminate()
        process.wait()


def answers(url: str) -> bool:
    try:
        return httpx.get(url, timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


def until(condition: Any) -> None:
    end = time.monotonic() + 2 * PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


# -- one server for a file ---------------------------------------------------------------------------------------------


def test_a_second_server_on_one_file_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    with running(database):
        with pytest.raises(BadSetting, match="Another server"):
            create_app(Settings(database))
        (tmp_path / "link.db").symlink_to(tmp_path / "games.db")
        assert main(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/link.db"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("boardwright: Another server is already using") and said.count("\n") == 1
    with running(database):
        pass  # after the first has stopped


@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
def test_the_file_is_free_when_its_server_was_killed(tmp_path: Path) -> None:
    with served(tmp_path) as (_, process, _):
        with pytest.raises(BadSetting, match="Another server"):
            create_app(Settings(f"sqlite:///{tmp_path}/games.db"))
        process.send_signal(signal.SIGKILL)
        process.wait()
        with running(f"sqlite:///{tmp_path}/games.db"):
            pass


def test_a_database_that_cannot_be_opened_is_given_back(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(b"this is no database" * 100)
    with pytest.raises(Exception, match="Cannot use"):
        create_app(Settings(f"sqlite:///{tmp_path}/games.db"))
    (tmp_path / "games.db").unlink()
    with running(f"sqlite:///{tmp_path}/games.db"):
        pass


# -- health and figures ------------------------------------------------------------------------------------------------


def test_health_is_that_of_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(f"sqlite:///{tmp_path}/games.db") as address:
        answer = httpx.get(f"{address}/health")
        assert (answer.status_code, answer.text, answer.headers["cache-control"]) == (200, "ok\n", "no-store")
        with sqlite3.connect(tmp_path / "games.db") as beside:
            beside.execute("ALTER TABLE version RENAME TO elsewhere")
        answer = httpx.get(f"{address}/health")
        assert answer.status_code == 503 and "database" in answer.json()["error"]
        with sqlite3.connect(tmp_path / "games.db") as beside:
            beside.execute("ALTER TABLE elsewhere RENAME TO version")
        beside.close()
        assert answers(f"{address}/health")
        asked: list[int] = []

        def hangs(store: Any) -> bool:
            asked.append(1)
            while len(asked) == 1:
                time.sleep(0.01)
            return True

        monkeypatch.setattr("boardwright.table.health.ask", hangs)
        monkeypatch.setattr("boardwright.table.health.WITHIN", 0.1)
        assert [httpx.get(f"{address}/health").status_code for _ in range(3)] == [503] * 3
        assert asked == [1]  # however many ask, it is asked once at a time
        asked.append(2)
        until(lambda: answers(f"{address}/health"))


def test_figures_are_served_at_a_port_of_their_own_and_nowhere_else(tmp_path: Path) -> None:
    port = free_port()
    with served(tmp_path, "--metrics", str(port)) as (address, _, _):
        ann = Browser(address)
        ann.start("arcs", "person", "bot:random")
        with ann.live() as live:
            live.play()
            figures = httpx.get(f"http://127.0.0.1:{port}/metrics")
        assert figures.headers["content-type"].startswith("text/plain; version=0.0.4")
        for line in (
            'boardwright_games{state="running"} 1',
            'boardwright_sockets{who="seated"} 1',
            "boardwright_move_seconds_count 1",
            "boardwright_tables 1",
            "boardwright_bots_waiting 0",
        ):
            assert line in figures.text.splitlines()
        assert re.search(r'^boardwright_screen_seconds\{quantile="0.99"\} 0\.\d+$', figures.text, re.M)
        for path in ("/metrics", "/metrics/", "/metrics?x=1", "//metrics"):
            assert httpx.get(f"{address}{path}").status_code == 404, path
        assert httpx.get(f"http://127.0.0.1:{port}/").status_code == 404
        assert httpx.get(f"http://127.0.0.1:{port}/game/{ann.game}").status_code == 404
        ann.close()


def test_settings_that_mean_nothing_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (
        ["--proxy", "example.org"],
        ["--proxy", "10.0.0.1/8"],
        ["--proxy", "*"],
        ["--metrics", "nowhere"],
        ["--metrics", "127.0.0.1:99999"],
        ["--metrics", "8123", "--port", "8123"],
        ["--log-level", "trace"],
    ):
        assert main(["serve", *wrong]) == 2
        said = capsys.readouterr().err
        assert wrong[0] in said and said.count("\n") == 1, said
    assert metrics_of("[::1]:9100", 8000) == ("::1", 9100) and metrics_of("9100", 8000) == ("127.0.0.1", 9100)
    assert [str(network) for network in proxies_of("10.0.0.2, fd00::/64")][-2:] == ["10.0.0.2/32", "fd00::/64"]


def test_an_answer_is_sent_at_once_and_not_after_40_milliseconds() -> None:
    """Asyncio does so only with sockets that say they are TCP; else the body of an answer waits behind its head."""
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        taken, _ = listener.accept()
        with taken:
            assert (taken.type, taken.proto) == (socket.SOCK_STREAM, socket.IPPROTO_TCP)


# -- rubbish -----------------------------------------------------------------------------------------------------------

DEEP = b"[" * 60_000
NAMES = ("%00", "a%00b", "%0a", "x" * 300, "x" * 5000, "%ff", "%e2%80%ae", "..", "%2e%2e%2f%2e%2e", "a%2fb", "~", "%5c")


def test_rubbish_is_refused_with_4xx(browser: Any, caplog: pytest.LogCaptureFixture) -> None:
    me: Browser = browser()
    me.start("arcs", "person", "person", mode="online")
    here, api = f"/game/{me.game}", f"/api/games/{me.game}"
    gets = ("/static/{}", "/static/modules/{}", "/game/{}", here + "/seat/{}", "/library/{}", "/help/arcs/{}", "/{}")
    more = (here + "/replay?move={}", here + "?look={}", "/api/games/{}", api + "/events?after={}", api + "/{}")
    for pattern in (*gets, *more):
        for name in NAMES:
            answer = me.http.get(pattern.format(name))
            fine = "look" in pattern or (answer.status_code == 303 and "/seat/" in pattern)
            assert 400 <= answer.status_code < 500 or fine or answer.status_code in (200, 302), (pattern, name)
    posts = ("/api/games", f"{api}/play", f"{api}/join", f"{api}/undo", "/push")
    for path in posts:
        for body in (DEEP, b'{"game":' * 8000, b'{"seats": ' + DEEP[:30_000], b"9" * 60_000, b"\xff\xfe", b'"\\ud800"'):
            answer = me.http.post(path, content=body, headers={"content-type": "application/json"})
            assert 400 <= answer.status_code < 500 and answer.json()["error"], (path, body[:10])
    for path in ("/games", f"{here}/do", f"{here}/fork", "/open"):
        for form in (
            {"do": "play", "at": "x", "option": "[" * 60_000},
            {"do": "undo", "to": "9" * 60_000},
            {"game": "arcs", "seat-0": "person", "seat-1": "person", "name-0": "x" * 5000},
            {"game": "arcs\0", "seat-0": "\0"},
            {"move": "٣" * 100},
            {"link": "/game/" + "x" * 60_000 + "\0"},
        ):
            answer = me.http.post(path, data=form)
            assert 400 <= answer.status_code < 500 or path == "/open", (path, form.keys(), answer.status_code)
    for headers in (
        {"origin": "http://["},
        {"origin": b"\x80"},
        {"host": "["},
        {"cookie": "=;" * 5000},
        {"authorization": "Bearer " + "x" * 30_000},
        {"accept": "text/html;" * 3000},
        {"x-forwarded-for": "," * 30_000},
    ):
        wish = Subscriber("https://93.184.216.34", "x").subscription
        answer = me.http.post("/push", json=wish, headers=headers)  # type: ignore[arg-type]
        assert answer.status_code < 500, headers
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


# -- the log -----------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="needs ulimit")
def test_idle_connections_do_not_fill_the_log(tmp_path: Path) -> None:
    with served(tmp_path, files=400) as (address, process, said):
        with ExitStack() as stack:
            host, port = address.removeprefix("http://").split(":")
            for _ in range(600):
                stack.enter_context(socket.create_connection((host, int(port)), PATIENCE))
            assert process.poll() is None
        until(lambda: answers(f"{address}/health"))
        complaints = said.read_text().count(" ERROR ")
        assert complaints <= MOST, said.read_text()[-2000:]


def test_the_same_complaint_is_made_a_few_times_a_minute() -> None:
    sparing = Sparing()
    records = [
        logging.LogRecord("uvicorn.error", level, "", 0, text, (), None)
        for level, text in [(logging.WARNING, "Invalid"), (logging.ERROR, "Other")] * 1000
    ]
    passed = [record for record in records if sparing.filter(record)]
    assert len(passed) == 2 * MOST and "not repeated" in str(passed[-1].msg)
    assert all(sparing.filter(logging.LogRecord("x", logging.INFO, "", 0, "GET", (), None)) for _ in range(100))


def test_what_is_masked() -> None:
    secret = "Zk3-_x" * 4
    for line in (
        f'GET /game/abc/seat/{secret} HTTP/1.1" 500',
        f'GET /me/{secret} HTTP/1.1" 500',
        f"Cookie: boardwright={secret}; x=y",
        f"Authorization: Bearer {secret}",
        f"failed\nDETAIL:  Failing row contains (abc, {secret}).\nmore",
        f"secret {'0123456789abcdef' * 2}",
    ):
        told = masked(line)
        assert (secret not in told and "0123456789abcdef" not in told and "…" in told) or "DETAIL" in line, told
    assert masked("failed\nDETAIL: x\nmore") == "failed\nmore"
    assert config("debug")["loggers"]["uvicorn"]["level"] == logging.INFO


LINKS = ("secret FROM links", "sealed FROM links")


@pytest.mark.parametrize("level", ["warning", "debug"])
def test_no_secret_is_in_the_log(tmp_path: Path, level: str) -> None:
    """Requests that succeed, that are refused and that fail in the middle; then all that was said is searched."""
    secrets: set[str] = set()
    seed = 918273645546372
    with served(tmp_path, "--log-level", level, program=WITH_A_MISTAKE) as (address, _, said):
        ann, bob = Browser(address), Browser(address)
        unused, taken = (
            re.findall(rf'value="(/game/{game}/seat/[\w-]+)"', unescape(ann.page()))[0]
            for game in (ann.start("arcs", "person", "person", mode="online", seed=str(seed)) for _ in range(2))
        )
        assert bob.http.post(taken).status_code == 303
        bob.game = ann.game
        plan = {"game": "arcs", "seats": ["person", "open"], "seed": seed}
        made = httpx.post(f"{address}/api/games", json=plan).json()
        program = {"authorization": f"Bearer {made['secrets']['0']}"}
        subscriber = Subscriber("https://93.184.216.34", "endpoint-secret-of-bob")
        assert bob.http.post("/push", json=subscriber.subscription).status_code == 204
        with ann.live() as one, bob.live() as two:
            (one if one.last["your_turn"] else two).play()
        url = f"{address.replace('http', 'ws')}/api/games/{made['id']}/live"
        with connect(url, additional_headers=program, max_size=None) as live:
            assert live.recv(PATIENCE)
            live.send('{"do": "nonsense"}')
        own = re.findall(rf"/game/{ann.game}/seat/[\w-]+", unescape(ann.page() + bob.page()))
        secrets |= {link.rsplit("/", 1)[1] for link in (unused, taken, *own)} | set(made["secrets"].values())
        secrets |= {person.http.cookies["boardwright"] for person in (ann, bob)} | {str(seed), "endpoint-secret-of-bob"}
        secrets |= set(subscriber.subscription["keys"].values())
        assert ann.http.post("/me", data={"do": "make"}).status_code == 303
        link = re.findall(r'value="(/me/[\w-]+)"', ann.http.get("/me").text)[0]
        secrets.add(link.rsplit("/", 1)[1])
        assert httpx.get(f"{address}{link}").status_code == 200
        failed = [httpx.get(f"{address}{unused}"), bob.http.get(unused)]
        with sqlite3.connect(tmp_path / "games.db") as beside:
            for kept in (
                "secret FROM games",
                "secret FROM seats",
                "visitor FROM holders",
                "secret FROM signing",
                *LINKS,
            ):
                secrets |= {row[0] for row in beside.execute(f"SELECT {kept}") if row[0]}
            for table in ("seats", "holders", "chat", "subscriptions", "moves", "links"):
                beside.execute(f"ALTER TABLE {table} RENAME TO gone_{table}")
        beside.close()
        failed += [
            httpx.post(f"{address}{unused}"),
            bob.http.post(unused),
            httpx.get(f"{address}/game/{ann.game}/seat/{'x' * 22}"),
            httpx.post(f"{address}/api/games/{made['id']}/join", json={"name": "x"}, headers=program),
            bob.http.post("/push", json=subscriber.subscription),
            bob.http.delete("/push"),
            bob.http.post(f"/game/{ann.game}/do", data={"do": "chat", "text": "Hello"}),
            bob.http.post("/games", data={"game": "arcs", "seat-0": "person", "seat-1": "person", "seed": str(seed)}),
            bob.http.get("/"),
            bob.http.get(link),
            bob.http.post(link, data={"bring": "yes"}),
            ann.http.post("/me", data={"do": "lock"}),
        ]
        statuses = [answer.status_code for answer in failed]
        assert statuses.count(500) == 2 and statuses.count(503) >= 5 and statuses.count(403) == 1, statuses
        for answer in failed:
            assert not [secret for secret in secrets if secret in answer.text]
        ann.close()
        bob.close()
    told = said.read_text()
    assert "a mistake of ours" in told and "no such table" in told
    assert ('"GET /health HTTP/1.1" 200' in told) == (level == "debug")
    assert len(secrets) > 12 and [secret for secret in secrets if secret in told] == []


def test_our_own_complaints_hold_no_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where somebody else writes the log."""
    with running(f"sqlite:///{tmp_path}/games.db") as address:
        ann = Browser(address)
        ann.start("arcs", "person", "person", mode="online")
        link = re.findall(rf'value="(/game/{ann.game}/seat/[\w-]+)"', unescape(ann.page()))[0]
        secret = link.rsplit("/", 1)[1]

        def claim(*given: Any) -> None:
            store = Store(f"sqlite:///{tmp_path}/games.db")
            try:
                with store.engine.begin() as connection:
                    connection.execute(text("UPDATE nothing SET secret = :secret"), {"secret": hashed(secret)})
            except DBAPIError as error:
                raise RuntimeError(str(error)) from error
            finally:
                store.close()

        monkeypatch.setattr("boardwright.table.live.Table.join", claim)
        assert httpx.post(f"{address}{link}").status_code == 500
        ann.close()
    assert "Traceback" in caplog.text and "/game/{game_id}/seat/{secret} failed" in caplog.text
    assert secret not in caplog.text and hashed(secret) not in caplog.text and "parameters hidden" in caplog.text


def test_the_password_of_a_database_is_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    url = "postgresql+psycopg://ann:hunter2@127.0.0.1:9/games"
    assert main(["serve", "--port", "0", "--database", url]) == 2
    said = capsys.readouterr()
    assert "Cannot use" in said.err and "hunter2" not in said.err + said.out
