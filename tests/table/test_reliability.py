"""The server process is killed at random moments during play; every move it acknowledged is there when it is back."""

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import boardwright

pytestmark = [pytest.mark.plain_only, pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")]

KILLS = 4


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def started(port: int, database: Path) -> subprocess.Popen[bytes]:
    """A server in a process of its own, once it answers."""
    command = [sys.executable, "-m", "boardwright", "serve", "--port", str(port), "--pace", "0"]
    process = subprocess.Popen([*command, "--database", f"sqlite:///{database}"], stdout=subprocess.DEVNULL)
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/games/none", timeout=2)
            return process
        except httpx.HTTPError:
            time.sleep(0.1)
    process.kill()
    process.wait()
    raise AssertionError("the server does not answer")


def test_killed_again_and_again(tmp_path: Path) -> None:
    chance = random.Random(11)
    port, database = free_port(), tmp_path / "games.db"
    address = f"http://127.0.0.1:{port}"
    server = started(port, database)
    acknowledged: list[list[str | int]] = []
    try:
        seats = ["person", "person", "bot:random"]
        plan = {"game": "arcs", "seats": seats, "mode": "solo", "seed": 9}
        made = httpx.post(f"{address}/api/games", json=plan).json()
        here = f"{address}/api/games/{made['id']}"
        keys = {int(seat): {"authorization": f"Bearer {key}"} for seat, key in made["secrets"].items()}
        for kill in range(KILLS + 1):
            last = kill == KILLS
            deadline = time.monotonic() + (0.3 if last else chance.uniform(0.05, 0.6))
            played = play_until(here, keys, chance, deadline, None if last else server)
            acknowledged += played
            if last:
                break
            server.wait()
            server = started(port, database)
            record = httpx.get(f"{here}/record", headers=keys[0]).json()
            game = boardwright.load(record)
            moves = [list(move) for move, mover in zip(game.moves, game.movers, strict=True) if mover in keys]
            # one move may have been written whose acknowledgement never arrived
            assert moves[: len(acknowledged)] == acknowledged and len(moves) <= len(acknowledged) + 1
            acknowledged = moves
        assert len(acknowledged) > KILLS
    finally:
        server.kill()
        server.wait()


def play_until(
    here: str, keys: dict[int, dict[str, str]], chance: random.Random, deadline: float, victim: Any
) -> list[list[str | int]]:
    """Play as fast as possible; kill the server at the deadline, in the middle of play. The acknowledged moves."""
    done: list[list[str | int]] = []
    with httpx.Client(timeout=10) as client:
        while True:
            try:
                if time.monotonic() > deadline:
                    if victim is None:
                        return done
                    kill_amid_a_move(here, keys, client, victim)
                asked = client.get(here).json()["asked"]
                if asked not in keys:
                    continue
                position = client.get(here, headers=keys[asked]).json()
                if not position["options"]:
                    continue
                option = chance.choice(position["options"])["option"]
                move = {"at": position["at"], "option": option}
                answer = client.post(f"{here}/play", headers=keys[asked], json=move)
                assert answer.status_code == 200, answer.text
                done.append(option)
            except httpx.TransportError:
                return done


def kill_amid_a_move(here: str, keys: dict[int, dict[str, str]], client: httpx.Client, victim: Any) -> None:
    """Send a move and kill the server without waiting for the answer."""
    asked = client.get(here).json()["asked"]
    if asked in keys:
        with connect(here.replace("http", "ws", 1) + "/live", additional_headers=keys[asked]) as live:
            position = json.loads(live.recv(10))
            if position["options"]:
                live.send(json.dumps({"do": "play", "at": position["at"], "option": position["options"][0]["option"]}))
            victim.send_signal(signal.SIGKILL)
            with contextlib.suppress(ConnectionClosed, TimeoutError):
                live.recv(5)
    victim.send_signal(signal.SIGKILL)
