"""`boardwright serve`: the table on a port of this computer."""

import os
import re
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

import uvicorn
from litestar.types import ASGIApp

from boardwright.kernel.errors import BadSetting
from boardwright.words import Words

from . import logs
from .addresses import LOOPBACK, Network, networks_of
from .app import Settings, create_app
from .connections import BACKLOG, Connections, most_connections
from .push import PushSettings
from .warming import warm_up
from .wire import LONGEST_MESSAGE

MOST_WORKERS = 64
NUMBERS = (
    ("port", 0, 65535),
    ("workers_for_bots", 1, MOST_WORKERS),
    ("pace", 0, 60),
    ("longest_pause", 1, 60),
    ("forget_after", 0, 36_500),
)
WARM_AFTER = 5.0
"""So many seconds belong to those who waited for the start; then everything is read that somebody may want later."""

MOST_CONNECTIONS = 300
"""So many connections of one visitor at the same time, WebSockets not counted."""

CONTACT = re.compile(r"mailto:[^@\s]+@[\w-]+(\.[\w-]+)+|https://[\w-]+(\.[\w-]+)+", re.ASCII)
METRICS = re.compile(r"(?:([^\s/]{1,250}):)?([0-9]{1,5})", re.ASCII)


def serve(given: Namespace) -> None:
    """Serve until somebody stops it."""
    words = Words()
    for name, low, high in NUMBERS:
        value = getattr(given, name)
        if not low <= value <= high:
            option = name.replace("_", "-")
            raise BadSetting(words.message("cli-bad-number", name=option, low=low, high=high, text=str(value)))
    if given.contact and not CONTACT.fullmatch(given.contact):
        raise BadSetting(words.message("cli-bad-contact", text=given.contact))
    if given.log_level not in logs.LEVELS:
        choices = words.either(logs.LEVELS)
        raise BadSetting(words.message("cli-bad-log-level", choices=choices, text=given.log_level))
    proxies = proxies_of(given.proxy)
    with ExitStack() as stack:
        listeners = [stack.enter_context(listen(given.host, given.port))]
        port = listeners[0].getsockname()[1]
        if given.metrics:
            listeners.append(stack.enter_context(listen(*metrics_of(given.metrics, port))))
        settings = Settings(
            given.database,
            given.workers_for_bots,
            given.pace,
            given.longest_pause,
            PushSettings(not given.no_push, given.contact),
            given.forget_after,
            proxies,
            listeners[1].getsockname()[1] if given.metrics else None,
            WARM_AFTER,
        )
        app = create_app(settings)
        shown = f"[{given.host}]" if ":" in given.host else given.host
        address = f"http://{'localhost' if given.host in ('127.0.0.1', '::1', '0.0.0.0', '::') else shown}:{port}/"
        print(words.message("serve-ready", address=address), flush=True)
        if given.open and has_display():
            threading.Timer(1, webbrowser.open, [address]).start()
        warming = threading.Timer(WARM_AFTER, warm_up)
        warming.daemon = True
        warming.start()
        connections = Connections(most_connections(), MOST_CONNECTIONS, proxies)
        server_of(app, connections, logs.config(given.log_level)).run(sockets=listeners)


def server_of(app: ASGIApp, connections: Connections, log_config: dict[str, Any] | None) -> uvicorn.Server:
    """The server that answers for an application."""
    config = uvicorn.Config(
        app,
        http=connections.protocol(),
        backlog=BACKLOG,
        log_config=log_config,
        ws_max_size=16 * LONGEST_MESSAGE,
        proxy_headers=False,  # the guard does that
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    return uvicorn.Server(config)


def proxies_of(text: str) -> Sequence[Network]:
    """The reverse proxies that a host trusts."""
    try:
        return [*LOOPBACK, *networks_of(text)] if text else LOOPBACK
    except ValueError as error:
        raise BadSetting(Words().message("cli-bad-proxy", text=text)) from error


def metrics_of(text: str, port: int) -> tuple[str, int]:
    """Where the figures are served: not at the port of the table, as they are told apart by that."""
    found = METRICS.fullmatch(text)
    if found is None or not 0 <= int(found[2]) <= 65535 or int(found[2]) == port:
        raise BadSetting(Words().message("cli-bad-metrics", text=text))
    return (found[1] or "127.0.0.1").strip("[]"), int(found[2])


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or one sentence about why there is none."""
    listener = None
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so asyncio sends at once (no Nagle)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        if listener is not None:
            listener.close()
        reason = error.strerror or str(error)
        raise BadSetting(Words().message("serve-port-taken", host=host, port=port, reason=reason)) from error
    listener.listen(BACKLOG)
    return listener


def has_display() -> bool:
    """Whether a browser could show something here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
