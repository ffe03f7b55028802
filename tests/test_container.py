"""The image and the compose file, without a container engine: lint, and the same steps on this computer."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer, ThreadingHTTPServer
from ipaddress import ip_address, ip_network
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
import yaml

from boardwright.cli import parser
from tests.generic.processes import ROOT
from tests.table.postgresql import Cluster
from tests.table.server import PATIENCE, Browser, Server, free_port

pytestmark = pytest.mark.plain_only

DOCKERFILE = ROOT / "Dockerfile"
COMPOSE = ROOT / "deploy" / "compose.yaml"
CADDYFILE = ROOT / "deploy" / "Caddyfile"


def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load(COMPOSE.read_text())
    return read


def steps() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile."""
    text = re.sub(r"\\\n", " ", DOCKERFILE.read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def last(instruction: str) -> str:
    return [rest for word, rest in steps() if word == instruction][-1]


# -- lint --------------------------------------------------------------------------------------------------------------


def program(name: str) -> str:
    """A linter that was installed beside Python."""
    found = shutil.which(name, path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


@pytest.mark.parametrize(
    "command",
    [
        ["hadolint", "Dockerfile"],
        ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", "deploy/compose.yaml"],
        ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", ".github/workflows/release.yml"],
        ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", ".github/workflows/test.yml"],
        ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", ".github/workflows/compare.yml"],
    ],
    ids=lambda command: command[-1],
)
def test_linters_are_content(command: list[str]) -> None:
    done = subprocess.run([program(command[0]), *command[1:]], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# -- what the files say ------------------------------------------------------------------------------------------------


def test_the_image_is_built_from_files_that_are_there_and_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    copied = [path for word, rest in steps() if word == "COPY" and "--from" not in rest for path in rest.split()[:-1]]
    assert "pyproject.toml" in copied and "src" in copied
    for path in copied:
        assert (ROOT / path).exists()
        assert f"!{path.split('/')[0]}" in ignored
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    needed = [settings["project"]["readme"], *settings["project"]["license-files"]]
    assert set(needed) <= set(copied)
    [extra] = re.findall(r"'\.\[(\w+)\]'", DOCKERFILE.read_text())
    assert extra in settings["project"]["optional-dependencies"]


def test_nobody_is_root_and_games_are_kept_on_a_volume() -> None:
    assert last("USER") == "10001" and "--uid 10001" in DOCKERFILE.read_text()
    assert last("VOLUME") == last("WORKDIR") == "/data"
    for name in ("table-1", "table-2"):
        service = compose()["services"][name]
        assert service["read_only"] and service["cap_drop"] == ["ALL"]


def test_the_commands_are_commands_of_boardwright() -> None:
    assert json.loads(last("ENTRYPOINT")) == ["boardwright"]
    alone = parser(describe=False).parse_args(json.loads(last("CMD")))
    assert (alone.host, str(alone.port)) == ("0.0.0.0", last("EXPOSE"))
    for name in ("table-1", "table-2"):
        given = parser(describe=False).parse_args(compose()["services"][name]["command"])
        assert given.database == "postgresql+psycopg://boardwright@database/boardwright"


def test_the_proxy_has_the_address_that_the_tables_trust_and_nobody_else_gets() -> None:
    services = compose()["services"]
    address = services["proxy"]["networks"]["inside"]["ipv4_address"]
    [network] = compose()["networks"]["inside"]["ipam"]["config"]
    assert ip_address(address) in ip_network(network["subnet"])
    assert ip_address(address) not in ip_network(network["ip_range"])
    for name in ("table-1", "table-2"):
        assert parser(describe=False).parse_args(services[name]["command"]).proxy == address
        assert f"{name}:{last('EXPOSE')}" in CADDYFILE.read_text()


# -- the same steps here -----------------------------------------------------------------------------------------------


def is_healthy(address: str) -> bool:
    """Run the health check of the image."""
    command = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
    check = [part.replace("http://127.0.0.1:8000", address) for part in command[1:]]
    return subprocess.run([sys.executable, *check], check=False, capture_output=True).returncode == 0


@contextmanager
def proxy(folder: Path, *tables: str) -> Iterator[str]:
    """The proxy of the compose file, in front of tables at these addresses of this computer."""
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("caddy is not installed")
    address = f"http://127.0.0.1:{free_port()}"
    patient = f"lb_try_duration {PATIENCE:.0f}s\n\t\thealth_timeout {PATIENCE:.0f}s"  # a busy machine is slow
    text = CADDYFILE.read_text().replace("lb_try_duration 5s", patient)
    for number, table in enumerate(tables, 1):
        text = text.replace(f"table-{number}:8000", table.removeprefix("http://"))
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
    settings = {**os.environ, "SITE": address, "HOME": str(folder)}
    command = [caddy, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with (folder / "log").open("w") as log:
        running = subprocess.Popen(command, env=settings, stdout=log, stderr=log)
    try:
        until_it_answers(address)
        yield address
    finally:
        running.send_signal(signal.SIGTERM)
        running.wait(PATIENCE)


def until_it_answers(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if httpx.get(f"{address}/health").status_code == 200:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < end
        time.sleep(0.1)


def test_the_health_check_fails_without_a_table(tmp_path: Path) -> None:
    table = Server(f"sqlite:///{tmp_path / 'games.db'}", "--no-push")
    assert not is_healthy(table.address)
    with table:
        assert is_healthy(table.address)


@contextmanager
def says_its_port() -> Iterator[str]:
    """A server that answers everything with its port; its address."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            said = str(self.server.server_port).encode() if isinstance(self.server, HTTPServer) else b""
            self.send_response(200)
            self.send_header("Content-Length", str(len(said)))
            self.end_headers()
            self.wfile.write(said)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_everybody_at_a_game_comes_to_the_same_table(tmp_path: Path) -> None:
    with says_its_port() as one, says_its_port() as two, proxy(tmp_path, one, two) as address, httpx.Client() as http:
        tables = []
        for game in range(16):
            paths = (f"/game/{game}", f"/game/{game}/live", f"/game/{game}/seat/secret", f"/api/games/{game}/play")
            [table] = {http.get(address + path).text for path in paths}
            tables.append(table)
        assert len(set(tables)) == 2
        assert len({http.get(address + path).text for path in ("/", "/library", "/api/games")}) == 1


def test_two_tables_behind_the_proxy_share_games_and_stand_in_for_each_other(tmp_path: Path) -> None:
    with Cluster() as cluster:
        database = cluster.database()
        with Server(database) as one, Server(database) as two, proxy(tmp_path, one.address, two.address) as address:
            ann = Browser(address)
            ann.start("arcs", "person", "bot:random")
            with ann.live() as live:
                for step in range(4):
                    live.play(step)
            for table in (one, two):
                assert is_healthy(table.address)
                assert httpx.get(f"{table.address}/game/{ann.game}").status_code == 200
            for table in (one, two):
                table.end(signal.SIGKILL)
                assert ann.http.get(f"/game/{ann.game}").status_code == 200
                table.start()
                until_it_answers(table.address)
            ann.close()
