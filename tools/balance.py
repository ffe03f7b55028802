"""How the fates of the campaign fare with equal bots: games of one act, figures, and docs/balance-arcs-campaign.md.

    python tools/balance.py play --act 2 [--rounds 200] [--bots heuristic] [--fates judge,warden] [--into build/balance]
    python tools/balance.py compare OLD NEW
    python tools/balance.py write [--old OLD] [--into build/balance]

In a round every fate that can be played in the act sits at one table; rounds have three, four and two seats in turn.
Round by round the deals are always the same, so that what two versions of the bots do with them can be compared. Each
game is a line in a file of the folder: what is stopped goes on where it was.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src")]

import boardwright  # noqa: E402
from boardwright.arena.charts import BLUE, DPI, GREY, ORANGE, ROW, WIDTH, legend, named_rows  # noqa: E402
from boardwright.arena.statistics import wilson  # noqa: E402
from boardwright.bots import new_bot  # noqa: E402
from boardwright.games.arcs.campaign.facts import FATES  # noqa: E402
from boardwright.games.arcs.campaign.state import Campaign  # noqa: E402

FOLDER = ROOT / "build" / "balance"
SEATS = (3, 4, 2)
"""Of the tables, round by round."""
PAGE = ROOT / "docs" / "balance-arcs-campaign.md"
BEGIN, END = "<!-- figures: python tools/balance.py write -->", "<!-- end of figures -->"
ROMAN = ["", "I", "II", "III"]
FEWEST = 6
"""Games of earlier bots with a fate that say something."""
WANTED = 15
"""Per cent of the games in which bots should meet an objective that a person finds feasible."""
LAST: dict[int, str] = {1: "act_1", 2: "act_2", 3: "campaign"}


@dataclass(frozen=True)
class Played:
    """How a game of one act ended, with a value for each seat."""

    act: int
    round: int
    table: int
    fates: list[str]
    power: list[int]
    places: list[int]
    start: list[int]
    """Where the marker of the objective began; 0 for grand ambitions."""
    left: list[int]
    """How far from 0 it stayed."""
    grand: list[int]
    """In how many chapters of Act III a grand ambition was fulfilled."""
    moves: int


# -- playing -------------------------------------------------------------------------------------------------------


def fates_of(act: int) -> list[str]:
    """The fates that can be played in an act."""
    return [fate["id"] for fate in FATES.values() if act in fate.get("acts", {})]


def tables(act: int, number: int) -> list[list[str]]:
    """Who sits with whom in a round: every fate once; nobody sits alone."""
    fates = fates_of(act)
    random.Random(f"{act} {number}").shuffle(fates)
    size = SEATS[number % len(SEATS)]
    found = [fates[first : first + size] for first in range(0, len(fates), size)]
    if len(found[-1]) == 1:
        found[-1] = [found[-2].pop(), *found[-1]] if size > 2 else [*found.pop(-2), *found[-1]]
    return found


def play(act: int, number: int, table: int, bots: str) -> Played:
    """Play one game of a round."""
    fates = tables(act, number)[table]
    options = {"acts": LAST[act], "first_act": act, "fates": ",".join(fates)}
    game = boardwright.new("arcs_campaign", len(fates), 1000 * number + table, options)
    players = [new_bot(bots, 100 * (1000 * number + table) + seat) for seat in range(len(fates))]
    moves = 0
    while game.decision is not None:
        seat = game.decision.seat
        game.play(players[seat].choose(game, seat))
        moves += 1
    state = game.state
    assert isinstance(state, Campaign) and game.outcome is not None
    data = [FATES[number]["acts"][act] for number in state.fates]
    return Played(
        act, number, table, fates,
        power=list(state.power),
        places=list(game.outcome.places),
        start=[row["start"][len(fates)] if "start" in row else 0 for row in data],
        left=list(state.objectives),
        grand=[sum(1 for gain in state.gains if gain[2] == seat and gain[4] == "grand") for seat in range(len(fates))],
        moves=moves,
    )  # fmt: skip


def play_rounds(act: int, rounds: int, bots: str, folder: Path, chosen: Sequence[str] = ()) -> None:
    """Play what is not played yet, a line for each game; with chosen fates only the tables where one of them sits."""
    folder.mkdir(parents=True, exist_ok=True)
    done = {(one.round, one.table) for one in read(folder, act)}
    wanted = [
        (number, table)
        for number in range(rounds)
        for table, fates in enumerate(tables(act, number))
        if not chosen or any(fate in chosen for fate in fates)
    ]
    columns = (f"Act {act}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with file_of(folder, act).open("a") as file, Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=len(wanted), completed=len(done & set(wanted)))
        for number, table in wanted:
            if (number, table) not in done:
                file.write(json.dumps(asdict(play(act, number, table, bots))) + "\n")
                file.flush()
                progress.update(task, advance=1)


def file_of(folder: Path, act: int) -> Path:
    return folder / f"act-{act}.jsonl"


def read(folder: Path, act: int) -> list[Played]:
    """The games of an act in a folder."""
    file = file_of(folder, act)
    return [Played(**json.loads(line)) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


# -- figures -------------------------------------------------------------------------------------------------------


@dataclass
class Figures:
    """How a fate fared in an act."""

    fate: str
    act: int
    games: int = 0
    met: int = 0
    """Games in which the objective was met; with grand ambitions, in which one was fulfilled at least once."""
    grand: int = 0
    share_left: float = 0.0
    """The sum of the shares of the way that the marker did not go."""
    power: int = 0
    won: float = 0.0
    expected: float = 0.0
    """Games won, and what chance gives."""

    def mean(self, total: float) -> float:
        return total / self.games if self.games else 0.0


def figures(played: Sequence[Played], act: int) -> list[Figures]:
    """The figures of every fate, in the order of their sets."""
    found = {fate: Figures(fate, act) for fate in fates_of(act)}
    for one in played:
        winners = one.places.count(0)
        for seat, fate in enumerate(one.fates):
            mine = found[fate]
            mine.games += 1
            mine.met += one.left[seat] == 0 if one.start[seat] else one.grand[seat] > 0
            mine.grand += one.grand[seat]
            mine.share_left += one.left[seat] / one.start[seat] if one.start[seat] else 0.0
            mine.power += one.power[seat]
            mine.won += (one.places[seat] == 0) / winners
            mine.expected += 1 / len(one.fates)
    return list(found.values())


def compare(old: Path, new: Path) -> Iterator[Grid]:
    """Two folders beside each other, by the deals that both have played."""
    for act in LAST:
        both = [read(folder, act) for folder in (old, new)]
        shared = set.intersection(*({(one.round, one.table) for one in played} for played in both))
        if not shared:
            continue
        grid = Grid("fate", "games", "met", "", "way left", "", "grand", "", "Power", "", title=f"Act {act}")
        sides = [figures([one for one in played if (one.round, one.table) in shared], act) for played in both]
        for before, after in zip(*sides, strict=True):
            grid.add_row(
                before.fate,
                str(before.games),
                *(f"{one.mean(100 * one.met):.0f} %" for one in (before, after)),
                *(f"{one.mean(one.share_left):.2f}" for one in (before, after)),
                *(f"{one.mean(one.grand):.2f}" for one in (before, after)),
                *(f"{one.mean(one.power):.1f}" for one in (before, after)),
            )
        yield grid


# -- the page ------------------------------------------------------------------------------------------------------


def write(folder: Path, old: Path | None) -> None:
    """Put tables and charts into the page, between its marks; what people wrote around them stays."""
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    parts = [section(act, figures(read(folder, act), act), old) for act in LAST if read(folder, act)]
    PAGE.write_text(before + BEGIN + "\n\n" + "\n".join(parts) + "\n" + END + after, "utf-8")


def section(act: int, found: list[Figures], old: Path | None) -> str:
    """What the page says of an act."""
    earlier = {one.fate: one for one in figures(read(old, act), act)} if old is not None else {}
    known = min((one.games for one in earlier.values()), default=0)
    if known < FEWEST:
        earlier = {}
    games = max(one.games for one in found)
    name = f"balance-act-{act}.png"
    draw(act, found, ROOT / "docs" / "images" / name)
    lines = [f"## Act {ROMAN[act]}", "", f"{games} games of each fate.", "", f"![{alt(act)}](images/{name})", ""]
    heads = ["fate", "goal met", "95 %", "way left", "Power", "won / chance"]
    heads += ["grand ambitions"] if act == 3 else []
    heads += [f"met by earlier bots, {known} games"] if earlier else []
    lines += ["| " + " | ".join(heads) + " |", "|" + " --- |" * len(heads)]
    for one in found:
        low, high = wilson(one.met, one.games)
        cells = [
            title(one.fate),
            f"{one.mean(100 * one.met):.0f} %",
            f"{100 * low:.0f}–{100 * high:.0f} %",
            f"{one.mean(100 * one.share_left):.0f} %" if has_marker(one) else "",
            f"{one.mean(one.power):.1f}",
            f"{one.won / one.expected:.2f}",
        ]
        if act == 3:
            cells.append("" if has_marker(one) else f"{one.mean(one.grand):.1f}")
        if earlier:
            cells.append(f"{earlier[one.fate].mean(100 * earlier[one.fate].met):.0f} %")
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join([*lines, ""])


def has_marker(one: Figures) -> bool:
    """Whether the fate has an objective in the act, not grand ambitions."""
    return any(fate["id"] == one.fate and "start" in fate["acts"][one.act] for fate in FATES.values())


def title(fate: str) -> str:
    return next(str(row["name"]) for row in FATES.values() if row["id"] == fate)


def alt(act: int) -> str:
    return f"In how many games of Act {ROMAN[act]} each fate met its objective"


def draw(act: int, found: list[Figures], path: Path) -> None:
    """How often each fate met its objective, the one that did most often on top."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    order = sorted(found, key=lambda one: -one.mean(one.met))
    figure = Figure(figsize=(WIDTH, 1.6 + ROW * len(order)), dpi=DPI, layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0, pad=8)
    shares = [one.mean(100 * one.met) for one in order]
    bounds = [wilson(one.met, one.games) for one in order]
    spread = [
        [share - 100 * low for share, (low, _) in zip(shares, bounds, strict=True)],
        [100 * high - share for share, (_, high) in zip(shares, bounds, strict=True)],
    ]
    rows = range(len(order))
    axes.barh(
        rows, shares, xerr=spread, color=BLUE, height=0.6, ecolor=GREY, capsize=3, label="met, with 95 % interval"
    )
    axes.axvline(WANTED, color=ORANGE, linewidth=2, linestyle="--", label=f"{WANTED} %")
    named_rows(axes, [title(one.fate) for one in order])
    axes.set_xlim(0, 100)
    axes.set_xlabel("games in which the objective was met (A and B fates in Act III: a grand ambition), in per cent")
    legend(axes)
    axes.set_title(f"Act {ROMAN[act]}", loc="left", fontsize=12, fontweight="bold", pad=22)
    figure.savefig(path)


def main() -> None:
    """Run one command."""
    parser = argparse.ArgumentParser(description="How the fates of the campaign fare with equal bots.")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games of one act with equal bots; goes on where it was stopped")
    playing.add_argument("--act", type=int, choices=list(LAST), required=True)
    playing.add_argument("--rounds", type=int, default=200, help="in each, every fate plays one game")
    playing.add_argument("--bots", default="heuristic")
    playing.add_argument("--fates", default="", help="only tables with one of these fates, such as judge,warden")
    playing.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER")
    comparing = commands.add_parser("compare", help="two folders beside each other")
    comparing.add_argument("old", type=Path)
    comparing.add_argument("new", type=Path)
    writing = commands.add_parser("write", help="write the page, from games that were played")
    writing.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER")
    writing.add_argument("--old", type=Path, metavar="FOLDER", help="games of earlier bots, to compare with")
    given = parser.parse_args()
    if given.command == "play":
        play_rounds(given.act, given.rounds, given.bots, given.into, [fate for fate in given.fates.split(",") if fate])
    elif given.command == "write":
        write(given.into, given.old)
    else:
        for grid in compare(given.old, given.new):
            Console().print(grid)


if __name__ == "__main__":
    main()
