"""A line between a browser and the table that can be cut: while it is, nothing comes through, and nobody is told."""

import select
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

LOOK = 0.05


class Wire:
    """Forwards what comes to an address of its own, as long as it is whole."""

    def __init__(self, server: str) -> None:
        there = urlsplit(server)
        assert there.hostname is not None and there.port is not None
        self.there = (there.hostname, there.port)
        self.whole = threading.Event()
        self.whole.set()
        self.closed = threading.Event()
        self.passing = threading.Lock()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.lines: list[socket.socket] = []
        threading.Thread(target=self.accept, daemon=True).start()

    def cut(self) -> None:
        """From now on nothing comes through, in either direction."""
        with self.passing:
            self.whole.clear()

    def mend(self) -> None:
        """New lines can be made; what was under way when the old ones were cut is lost with them."""
        for line in self.lines:
            with suppress(OSError):
                line.close()
        self.lines.clear()
        self.whole.set()

    def accept(self) -> None:
        while not self.closed.is_set():
            try:
                here, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.forward, args=(here,), daemon=True).start()

    def forward(self, here: socket.socket) -> None:
        self.lines.append(here)
        while not self.whole.is_set():  # a line that is made while it is cut waits
            if self.closed.wait(LOOK) or here.fileno() < 0:
                return
        there = socket.create_connection(self.there)
        self.lines.append(there)
        other = {here: there, there: here}
        with suppress(OSError, ValueError):
            while not self.closed.is_set():
                if not self.whole.wait(LOOK):
                    continue
                ready, _, _ = select.select([here, there], [], [], LOOK)
                for side in ready:
                    with self.passing:
                        data = side.recv(65536) if self.whole.is_set() else None
                        if data:
                            other[side].sendall(data)
                    if data == b"":
                        raise OSError
        for side in other:
            side.close()

    def close(self) -> None:
        self.closed.set()
        self.listener.close()


@contextmanager
def wire_to(server: str) -> Iterator[Wire]:
    """A line to a table."""
    wire = Wire(server)
    try:
        yield wire
    finally:
        wire.mend()
        wire.close()
