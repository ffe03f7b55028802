"""Write the stored files anew after a change of the rules that was meant: look at the difference before keeping it.

python -m tests.generic.regenerate                 records, walk counts, playthroughs, late positions and rows
python -m tests.generic.regenerate --seconds 600   search longer for games that come to what is missing
"""

import argparse
from pathlib import Path
from time import process_time

import boardwright
from boardwright.kernel.record import play_again
from tests.generic import playthroughs, records, walks
from tests.generic.cases import cases_of, rare_cases_of
from tests.generic.explore import Explorer, Found, Start, fewest
from tests.generic.players import player
from tests.generic.reached import Watched, wanted
from tests.research import rows
from tests.table import late_games


def write(path: Path, text: str) -> None:
    """Write a file if it says something new, and tell so."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(f"wrote {path.name}")


def regenerate_records(game: str, seconds: float) -> None:
    """Keep the stored games that still play, and search for games that come to what is missing."""
    cases = cases_of(game)
    missing = set(wanted(cases[0].new(1)))
    for watched in records.ordinary_games(game):
        missing.difference_update(watched.first)
    needed = set(missing)
    explorer = Explorer(cases + rare_cases_of(game))
    kept = still_good(game, explorer)
    for found in kept:
        missing.difference_update(found.reached)
    deadline = process_time() + seconds
    kept += explorer.search(missing, lambda: process_time() > deadline)
    chosen = fewest(kept, needed)
    for seats in sorted({case.seats for case in cases}):
        if all(found.case.seats != seats for found in chosen):
            chosen.append(ordinary(game, seats))
    store(game, chosen)
    if missing:
        print(f"{game}: never reached: {', '.join(sorted(missing))}")


def still_good(game: str, explorer: Explorer) -> list[Found]:
    """The stored games that are legal to their end; the others are at least good to go on from."""
    good: list[Found] = []
    for path in records.files_of(game):
        record = records.read(path)
        try:
            case = records.case_of(record)
            watched = Watched(case.new(record["seed"]))
        except boardwright.BadSetting:
            continue
        under_new_rules = case.new(record["seed"])
        play_again(under_new_rules, records.moves_of(record))
        watched.play_all(under_new_rules.moves)
        start = Start(case, record["seed"], [])
        explorer.remember(start, watched)
        if watched.game.decision is None:
            good.append(Found(case, record["seed"], watched.moves, frozenset(watched.first)))
    return good


def ordinary(game: str, seats: int) -> Found:
    case = next(case for case in cases_of(game) if case.seats == seats)
    watched = Watched(case.new(1)).play_out(player(1))
    return Found(case, 1, watched.moves, frozenset(watched.first))


def store(game: str, chosen: list[Found]) -> None:
    numbers: dict[int, int] = {}
    written = []
    for found in sorted(chosen, key=lambda one: (one.case.seats, one.seed, len(one.moves))):
        seats = found.case.seats
        numbers[seats] = numbers.get(seats, 0) + 1
        whole = found.case.new(found.seed)
        for move in found.moves:
            whole.play(move)
        path = records.FOLDER / f"{game}-{seats}-{numbers[seats]}.json"
        write(path, records.text_of(whole.record))
        written.append(path)
    for path in records.files_of(game):
        if path not in written:
            path.unlink()
            print(f"removed {path.name}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.generic.regenerate")
    parser.add_argument("--seconds", type=float, default=180, help="how long to search for what is missing, per game")
    parser.add_argument("--game", choices=boardwright.games(), help="the files of this game only")
    arguments = parser.parse_args()
    games = [arguments.game] if arguments.game else boardwright.games()
    write(walks.FILE, walks.text_of(walks.stored() | walks.walks_of(games)))
    for case in playthroughs.played_through():
        if case.game in games:
            write(playthroughs.FOLDER / playthroughs.name_of(case), playthroughs.text_of(case))
    for name, position in late_games.POSITIONS.items():
        if position.game in games:
            write(late_games.FILES / f"{name}.json", late_games.stored_text(name))
    for game in games:
        regenerate_records(game, arguments.seconds)
    write(rows.FILE, rows.text())


if __name__ == "__main__":
    main()
