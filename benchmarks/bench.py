"""The speed of Boardwright, plain and compiled, side by side with others. Run by `make bench`.

Random play and forks beside Catanatron; environments for programs that learn beside PettingZoo classic and RLCard.

Every contender is measured in a process of its own, and all of them in turns, so that whatever else the machine
does hits them alike. The figures are medians of the rounds.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

import boardwright

ROOT = Path(__file__).resolve().parent.parent
PLAY = Path(__file__).with_name("measure.py")
ENVIRONMENTS = Path(__file__).with_name("environments.py")
PARTS = ("play", "environments")

PEERS = {
    "PettingZoo chess": "pettingzoo/chess_v6",
    "PettingZoo Go": "pettingzoo/go_v5",
    "PettingZoo no-limit hold'em": "pettingzoo/texas_holdem_no_limit_v6",
    "PettingZoo connect four": "pettingzoo/connect_four_v3",
    "RLCard Dou Dizhu": "rlcard/doudizhu",
    "RLCard mahjong": "rlcard/mahjong",
    "RLCard gin rummy": "rlcard/gin-rummy",
    "RLCard UNO": "rlcard/uno",
}
SIMILAR = ("PettingZoo chess", "PettingZoo Go", "RLCard Dou Dizhu", "RLCard mahjong")
"""Those of similar size: a large board, or thousands of actions, or a whole deck in the observation."""


@dataclass
class Contender:
    """Something to measure: its name in the table, what is played, with which copy of Boardwright, by which script."""

    name: str
    plays: str
    copy: str | None = None
    script: Path = PLAY
    rounds: list[dict[str, float]] = field(default_factory=list)

    def run(self, *arguments: str, **settings: Any) -> subprocess.CompletedProcess[str]:
        """Run the script that measures this contender."""
        path = {"PYTHONPATH": str(ROOT / "build" / self.copy)} if self.copy else {}
        command = [sys.executable, str(self.script), self.plays, *arguments]
        return subprocess.run(command, env={**os.environ, **path}, check=True, text=True, **settings)

    def measure(self, seconds: float) -> None:
        """Add a round of figures."""
        figures = json.loads(self.run("--seconds", str(seconds), stdout=subprocess.PIPE).stdout)
        if self.copy and figures["compiled"] != (self.copy == "compiled"):
            sys.exit(f"build/{self.copy} is not what it should be; run `make bench`, which makes it.")
        self.rounds.append(figures)

    def figure(self, name: str) -> float:
        """The median of a figure."""
        return median(figures[name] for figures in self.rounds)


def main() -> None:
    """Measure everything, or profile one game."""
    parser = argparse.ArgumentParser(description="The speed of Boardwright, side by side with others.")
    parser.add_argument("--rounds", type=int, default=3, help="how often each contender is measured (default: 3)")
    parser.add_argument("--seconds", type=float, default=2.5, help="length of a measurement (default: 2.5)")
    parser.add_argument("--only", choices=PARTS, help="one part: random play and forks, or environments")
    parser.add_argument("--profile", metavar="GAME", choices=boardwright.games(), help="profile plain random play")
    given = parser.parse_args()

    if given.profile:
        Contender(given.profile, given.profile, "plain").run("--profile", "--seconds", str(given.seconds))
        return

    console = Console()
    if given.only != "environments":
        compare_play(given.rounds, given.seconds, console)
    if given.only != "play":
        compare_environments(given.rounds, given.seconds, console)
    console.print("Once more: [bold]make bench[/bold]")


def compare_play(rounds: int, seconds: float, console: Console) -> None:
    """Random play and forks beside Catanatron."""
    yardstick = Contender(f"Catanatron {version('catanatron')}", "catanatron")
    contenders = [yardstick] + [
        Contender(f"Boardwright {game}, {copy}", game, copy)
        for game in boardwright.games()
        for copy in ("plain", "compiled")
    ]
    measure(contenders, rounds, seconds, console)
    console.print(table(contenders, yardstick))
    console.print(
        f"Random play at four seats, one process; medians of {rounds} rounds on Python "
        f"{platform.python_version()}. A ratio says how many times as fast as Catanatron. "
        f"{yardstick.figure('forced'):.0%} of Catanatron's decisions have a single option and count here; "
        "Boardwright answers those itself and does not count them."
    )


def compare_environments(rounds: int, seconds: float, console: Console) -> None:
    """Steps of environments for programs that learn, beside PettingZoo classic and RLCard."""
    peers = [Contender(name, plays, script=ENVIRONMENTS) for name, plays in PEERS.items()]
    ours = [
        Contender(f"Boardwright {game}, {how}{copy}", f"{family}/{game}", copy, ENVIRONMENTS)
        for game in boardwright.games()
        for copy in ("plain", "compiled")
        for family, how in (("boardwright", ""), ("vector", "many at once, "))
    ]
    measure(peers + ours, rounds, seconds, console)
    fastest = max((peer for peer in peers if peer.name in SIMILAR), key=lambda peer: peer.figure("steps"))
    result = Table()
    result.add_column("")
    for heading in ("steps/s", "ratio", "actions", "numbers seen"):
        result.add_column(heading, justify="right")
    for contender in peers + ours:
        result.add_row(
            contender.name,
            f"{contender.figure('steps'):,.0f}",
            f"{contender.figure('steps') / fastest.figure('steps'):.1f}",
            f"{contender.figure('actions'):,.0f}",
            f"{contender.figure('numbers'):,.0f}",
        )
    console.print(result)
    console.print(
        f"Environments with random legal actions, every position observed, per second of one processor; PettingZoo "
        f"{version('pettingzoo')}, RLCard {version('rlcard')}. A ratio says how many times as fast as {fastest.name}, "
        f"the fastest of those of similar size ({', '.join(SIMILAR)})."
    )


def measure(contenders: list[Contender], rounds: int, seconds: float, console: Console) -> None:
    """Measure all contenders in turns."""
    columns = (TextColumn("{task.description:<32}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=rounds * len(contenders))
        for _ in range(rounds):
            for contender in contenders:
                progress.update(task, description=contender.name)
                contender.measure(seconds)
                progress.advance(task)


def table(contenders: list[Contender], yardstick: Contender) -> Table:
    """The figures, and how many times as fast as the yardstick each of them is."""
    result = Table()
    result.add_column("")
    for heading in ("decisions/s", "ratio", "fork, µs", "ratio"):
        result.add_column(heading, justify="right")
    for contender in contenders:
        speed, fork = contender.figure("decisions"), contender.figure("fork")
        result.add_row(
            contender.name,
            f"{speed:,.0f}",
            f"{speed / yardstick.figure('decisions'):.1f}",
            f"{fork:.1f}",
            f"{yardstick.figure('fork') / fork:.1f}",
        )
    return result


if __name__ == "__main__":
    main()
