"""The folder of a tournament: tournament.json, results.jsonl, failures/. Results are appended as games finish."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from boardwright.arena.match import Failure, Result, record_of
from boardwright.arena.plan import Plan, match_of
from boardwright.kernel.errors import BadSetting, BoardwrightError
from boardwright.words import Words

try:
    import fcntl
except ImportError:  # without it, nothing keeps two tournaments out of the same folder
    fcntl = None  # type: ignore[assignment]

SETTINGS = "tournament.json"
RESULTS = "results.jsonl"
FAILURES = "failures"
FORMAT = 1


class Folder:
    """Where a tournament keeps what it has played, and finds it again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.results = path / RESULTS

    def check(self, plan: Plan, games: int) -> None:
        """A BadSetting unless this tournament can begin or go on here; changes nothing."""
        words = Words()
        folder = str(self.path)
        if not (self.path / SETTINGS).exists():
            if self.path.exists() and (not self.path.is_dir() or self.results.exists()):
                raise BadSetting(words.message("tournament-folder-taken", folder=folder))
            return
        kept, wanted = self.settings(), settings_of(plan, games)
        other = [name for name in wanted if name != "games" and kept.get(name) != wanted[name]]
        if other:
            raise BadSetting(words.message("tournament-other-settings", folder=folder, names=words.listed(other)))
        if kept["games"] > games:
            raise BadSetting(words.message("tournament-shorter", folder=folder, games=kept["games"]))

    def settings(self) -> dict[str, Any]:
        """The settings of the tournament in this folder."""
        path = self.path / SETTINGS
        try:
            data = json.loads(path.read_text("utf-8"))
        except (OSError, ValueError):
            data = None
        if not isinstance(data, dict) or not isinstance(data.get("games"), int):
            raise BadSetting(Words().message("tournament-bad-settings", file=str(path)))
        return data

    def write_settings(self, plan: Plan, games: int) -> None:
        draft = self.path / f"{SETTINGS}.new"
        draft.write_text(json.dumps(settings_of(plan, games), indent=2) + "\n", "utf-8")
        draft.replace(self.path / SETTINGS)

    @contextmanager
    def appending(self, plan: Plan, games: int) -> Iterator[IO[bytes]]:
        """The file of results, for this process alone; half a line that a kill has left at its end is cut off."""
        self.path.mkdir(parents=True, exist_ok=True)
        if not (self.path / SETTINGS).exists():  # before there are results, lest a kill leaves these without them
            self.write_settings(plan, games)
        with self.results.open("ab+") as file:
            try:
                if fcntl is not None:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadSetting(Words().message("tournament-running", folder=str(self.path))) from None
            self.write_settings(plan, games)  # it may have become longer
            file.seek(0)
            file.truncate(file.read().rfind(b"\n") + 1)
            yield file

    def add(self, plan: Plan, answer: Result | Failure, file: IO[bytes]) -> None:
        """Keep what became of a game."""
        failed = self.path / FAILURES / f"game-{answer.number:06}.json"
        if isinstance(answer, Result):
            failed.unlink(missing_ok=True)  # first: a kill in between leaves a game to be played, not one that failed
            file.write(json.dumps(asdict(answer), separators=(",", ":")).encode() + b"\n")
            file.flush()
            return
        failed.parent.mkdir(exist_ok=True)
        record = record_of(plan, match_of(plan, answer.number), answer)
        failed.write_text(json.dumps(record, indent=1) + "\n", "utf-8")

    def failures(self) -> list[Path]:
        """The records of the games that failed."""
        return sorted((self.path / FAILURES).glob("game-*.json"))


def settings_of(plan: Plan, games: int) -> dict[str, Any]:
    """What tournament.json says."""
    return {"format": FORMAT, **asdict(plan), "bots": list(plan.bots), "games": games}


def read_results(path: Path) -> list[Result]:
    """The results of a file in the order of their numbers; half a line at its end is left out."""
    try:
        lines = path.read_bytes().split(b"\n")[:-1]
    except OSError as error:
        reason = error.strerror or ""
        raise BoardwrightError(Words().message("file-not-read", file=str(path), reason=reason)) from error
    results: dict[int, Result] = {}
    for number, line in enumerate(lines, 1):
        try:
            result = Result.from_json(json.loads(line))
        except (KeyError, TypeError, ValueError):
            raise BoardwrightError(Words().message("results-bad-line", file=str(path), line=number)) from None
        results[result.number] = result
    return [results[number] for number in sorted(results)]


def gather(game: str, sources: Sequence[str]) -> tuple[list[list[Result]], list[Path]]:
    """The results of each tournament folder or file of results, and the records of failed games beside them."""
    paths = [Path(source) / RESULTS if Path(source).is_dir() else Path(source) for source in sources]
    tournaments, failures = [], []
    for path in dict.fromkeys(path.resolve() for path in paths):
        results = read_results(path)
        for result in results:
            if result.game != game:
                raise BadSetting(Words().message("results-other-game", file=str(path), game=result.game, wanted=game))
        tournaments.append(results)
        failures += Folder(path.parent).failures()
    if not any(tournaments):
        raise BadSetting(Words().message("results-none", files=Words().listed(str(path) for path in paths)))
    return tournaments, failures
