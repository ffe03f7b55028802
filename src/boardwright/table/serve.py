"""`boardwright serve`: the table on a port of this computer."""

import os
import re
import socket
import sys
import threading
import webbrowser
from argparse import Namespace

import uvicorn

from boardwright.kernel.errors import BadSetting
from boardwright.words import Words

from .app import Settings, create_app
from .push import PushSettings
from .wire import LONGEST_MESSAGE

MOST_WORKERS = 64
NUMBERS = (
    ("port", 0, 65535),
    ("workers_for_bots", 1, MOST_WORKERS),
    ("pace", 0, 60),
    ("longest_pause", 1, 60),
    ("forget_after", 0, 36_500),
)
CONTACT = re.compile(r"mailto:[^@\s]+@[\w-]+(\.[\w-]+)+|https://[\w-]+(\.[\w-]+)+", re.ASCII)


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
    listener = listen(given.host, given.port)
    push = PushSettings(not given.no_push, given.contact)
    settings = Settings(
        given.database,
        given.workers_for_bots,
        given.pace,
        given.longest_pause,
        push=push,
        forget_after=given.forget_after,
    )
    app = create_app(settings)
    port = listener.getsockname()[1]
    shown = f"[{given.host}]" if ":" in given.host else given.host
    address = f"http://{'localhost' if given.host in ('127.0.0.1', '::1', '0.0.0.0', '::') else shown}:{port}/"
    print(words.message("serve-ready", address=address), flush=True)
    if given.open and has_display():
        threading.Timer(1, webbrowser.open, [address]).start()
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws_max_size=16 * LONGEST_MESSAGE,
        proxy_headers=True,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    uvicorn.Server(config).run(sockets=[listener])


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or one sentence about why there is none."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadSetting(Words().message("serve-port-taken", host=host, port=port, reason=reason)) from error
    listener.listen(128)
    return listener


def has_display() -> bool:
    """Whether a browser could show something here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
