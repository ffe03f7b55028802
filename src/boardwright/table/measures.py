"""What a host can measure of a running table, as Prometheus reads it.

Whoever does something that may be slow says so in one line, `with room.measures.timed("screen"):`; whatever can be
counted at any moment is read when somebody asks.
"""

import math
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

KEPT = 1000
"""Percentiles are of the last so many times."""

QUANTILES = (0.5, 0.9, 0.99)

TIMED = {
    "move": "From a person's answer until it is written, the wait for the table included.",
    "screen": "Making what changed for one viewer.",
    "thought": "From a bot's being asked to its answer, the time in the queue included.",
}
COUNTED = {
    "refused": "Requests and connections that were refused, by reason.",
}

Reading = float | Mapping[str, float]
"""A number, or several by the value of a label."""


class Measures:
    """Times and counts since the process started, and what is read when somebody asks."""

    def __init__(self) -> None:
        self.times: dict[str, deque[float]] = {what: deque(maxlen=KEPT) for what in TIMED}
        self.often: Counter[str] = Counter()
        self.seconds: dict[str, float] = dict.fromkeys(TIMED, 0.0)
        self.counts: dict[str, Counter[str]] = {what: Counter() for what in COUNTED}
        self.readings: dict[str, tuple[str, str, Callable[[], Reading]]] = {}

    def took(self, what: str, seconds: float) -> None:
        """Something of TIMED took so long."""
        self.times[what].append(seconds)
        self.often[what] += 1
        self.seconds[what] += seconds

    @contextmanager
    def timed(self, what: str) -> Iterator[None]:
        """Time something of TIMED; what fails is not counted."""
        began = time.perf_counter()
        yield
        self.took(what, time.perf_counter() - began)

    def count(self, what: str, reason: str) -> None:
        """Something of COUNTED happened once more."""
        self.counts[what][reason] += 1

    def reads(self, name: str, about: str, read: Callable[[], Reading], label: str = "") -> None:
        """Have something read whenever somebody asks; with a label, several numbers by its values."""
        self.readings[name] = (about, label, read)

    def text(self) -> str:
        """Everything in the text format of Prometheus, version 0.0.4."""
        lines: list[str] = []
        for name, (about, label, read) in self.readings.items():
            lines += head(name, about, "gauge")
            value = read()
            if isinstance(value, Mapping):
                lines += [line(name, number, **{label: key}) for key, number in sorted(value.items())]
            else:
                lines.append(line(name, value))
        for what, about in COUNTED.items():
            lines += head(f"{what}_total", about, "counter")
            lines += [line(f"{what}_total", count, reason=key) for key, count in sorted(self.counts[what].items())]
        for what, about in TIMED.items():
            name, values = f"{what}_seconds", sorted(self.times[what])
            lines += head(name, about, "summary")
            lines += [line(name, percentile(values, share), quantile=str(share)) for share in QUANTILES]
            lines += [line(f"{name}_sum", self.seconds[what]), line(f"{name}_count", self.often[what])]
        return "\n".join(lines) + "\n"


def percentile(values: list[float], share: float) -> float:
    """The value of sorted ones that is not exceeded by this share of them."""
    return values[max(0, math.ceil(len(values) * share) - 1)] if values else math.nan


def head(name: str, about: str, kind: str) -> list[str]:
    return [f"# HELP boardwright_{name} {about}", f"# TYPE boardwright_{name} {kind}"]


def line(name: str, value: float, **labels: str) -> str:
    shown = ",".join(f'{label}="{text}"' for label, text in labels.items())
    number = "NaN" if math.isnan(value) else f"{value:.6f}".rstrip("0").rstrip(".")
    return f"boardwright_{name}{{{shown}}} {number}" if shown else f"boardwright_{name} {number}"
