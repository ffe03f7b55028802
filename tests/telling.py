"""The toy game, which tells the file $TELLING in which process each of its games begins."""

import os
from pathlib import Path
from typing import Any

from boardwright.kernel.rng import Rng
from tests.toy import Table, setup, toy_rules

FILE = "TELLING"


def telling(seats: int, rng: Rng, options: dict[str, Any]) -> Table:
    with Path(os.environ[FILE]).open("a") as file:
        file.write(f"{os.getpid()}\n")
    return setup(seats, rng, options)


RULES = toy_rules(setup=telling)
