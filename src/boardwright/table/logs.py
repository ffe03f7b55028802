"""The log of `boardwright serve`, on stderr: no secret of anybody is in it, and nobody can fill it.

Other libraries tell what goes over the line when they are asked for everything, so they are never asked for that.
"""

import logging
import re
import time
from collections import OrderedDict
from typing import Any

LEVELS = ("warning", "info", "debug")
"""With "info" there is a line for each request; "debug" tells more of Boardwright itself."""

SECRET = re.compile(r"(/seat/|/me/|boardwright=|[Bb]earer |DETAIL: )[^\s\"';]*|\b[0-9a-f]{32,}\b")
"""The link of a seat, a personal link, a cookie, a token, what PostgreSQL quotes of a row, and hashes."""

MOST = 5
A_MINUTE = 60.0
MOST_KNOWN = 1000


def masked(text: str) -> str:
    """A text of the log without secrets."""
    lines = [line for line in text.split("\n") if not line.startswith("DETAIL:")]
    return SECRET.sub(lambda found: f"{found[1] or ''}…", "\n".join(lines))


class Discreet(logging.Formatter):
    """Writes no secrets, whatever somebody has put into a message or an error."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return masked(super().format(record))


class Sparing(logging.Filter):
    """Of the same complaint a few a minute; the last of them says that there may be more."""

    def __init__(self) -> None:
        super().__init__()
        self.said: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        key = (record.name, str(record.msg))
        since, count = self.said.pop(key, (time.monotonic(), 0))
        if time.monotonic() > since + A_MINUTE:
            since, count = time.monotonic(), 0
        self.said[key] = since, count + 1
        if len(self.said) > MOST_KNOWN:
            self.said.popitem(last=False)
        if count + 1 == MOST:
            record.msg = f"{record.msg} (this is not repeated before a minute has passed)"
        return count < MOST


def config(level: str) -> dict[str, Any]:
    """How the server logs, for logging.config."""
    chosen, others = level.upper(), max(logging.INFO, logging.getLevelName(level.upper()))
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"discreet": {"()": Discreet}},
        "filters": {"sparing": {"()": Sparing}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "discreet", "filters": ["sparing"]}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {"boardwright": {"level": chosen}, "uvicorn": {"level": others}},
    }
