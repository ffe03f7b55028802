"""What each command of `boardwright` does."""

import json
import secrets
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

import boardwright
from boardwright.arena.plan import Plan, games_per_deal, has_all_orders, new_plan, whole_deals
from boardwright.arena.report import REPORT, check_report_tools, write_report
from boardwright.arena.results import gather
from boardwright.arena.simulate import simulate as simulate_games
from boardwright.arena.tournament import play_tournament
from boardwright.bots import Bot, new_bot
from boardwright.games import rules_of
from boardwright.kernel.errors import BadSetting, BoardwrightError
from boardwright.kernel.game import Game
from boardwright.kernel.rules import OptionSpec, Rules
from boardwright.kernel.state import digest_of
from boardwright.terminal.play import TerminalTable
from boardwright.terminal.report import bots_table, chronicle_table, games_table, position, simulation_text
from boardwright.terminal.screen import Screen
from boardwright.words import Words, languages

USUAL_SEATS = 3
NO_BOT = "none"
FAILED = 1
"""Exit code of a tournament in which games failed."""
STEADY = 3600
"""Seconds over which the speed of a tournament is averaged."""
SWITCHES = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}


def games(given: Namespace) -> None:
    """`boardwright games`"""
    Screen().print(games_table([rules_of(name) for name in boardwright.games()], checked_language(given)))


def play(given: Namespace) -> None:
    """`boardwright play`"""
    game = game_to_play(given)
    words = Words(game.rules, checked_language(given)).of(game)
    TerminalTable(game, words, Screen(), bots_at(given.bots, game.seats, game.seed)).play()


def simulate(given: Namespace) -> None:
    """`boardwright simulate`"""
    rules = rules_of(given.game)
    words = Words(rules, checked_language(given))
    names = bot_names(given.bots)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    unseen = not sys.stderr.isatty()
    with Progress(*columns, console=Screen(stderr=True), transient=True, disable=unseen) as progress:
        task = progress.add_task("", total=given.games)
        report = simulate_games(
            given.game,
            usual_seats(rules) if given.seats is None else given.seats,
            given.games,
            given.seed or 0,
            given.processes,
            names[0] if len(names) == 1 else names,
            settings(rules, given.options),
            lambda done: progress.update(task, advance=done),
        )
    if given.json:
        print(json.dumps(asdict(report)))
    else:
        Screen().print(simulation_text(report, rules, words))


def tournament(given: Namespace) -> int:
    """`boardwright tournament`"""
    words = Words(None, checked_language(given))
    chosen = settings(rules_of(given.game), given.options)
    plan = new_plan(given.game, bot_names(given.bots), given.seats, given.seed or 0, chosen)
    check_report_tools()
    folder = usual_folder(plan) if given.out is None else Path(given.out)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Screen(stderr=True), disable=not sys.stderr.isatty(), speed_estimate_period=STEADY)
    task = bar.add_task("", total=None)
    begun = False

    def progress(done: int, games: int) -> None:
        nonlocal begun
        if not begun:
            announce(plan, given.games, folder, done, words)
            bar.start()
            bar.reset(task, total=games, completed=done)
        begun = True
        bar.update(task, completed=done)

    try:
        played = play_tournament(plan, given.games, folder, given.processes, given.ray, progress)
    except KeyboardInterrupt:
        bar.stop()
        if begun:
            Screen(stderr=True).print(Text(words.message("tournament-interrupted", folder=str(folder))))
        raise
    finally:
        bar.stop()
    if played.results:
        told = write_report([played.results], played.failures, folder, words.language)
        Screen().print(bots_table(told, words))
        Screen().print(Text(words.message("report-written", file=str(folder / REPORT))))
    if played.failures:
        failed = words.message("tournament-failures", count=len(played.failures), file=str(played.failures[0]))
        Screen(stderr=True).print(Text(failed))
    return FAILED if played.failures else 0


def announce(plan: Plan, asked: int, folder: Path, done: int, words: Words) -> None:
    """What a tournament is about to do."""
    games, each = whole_deals(plan, asked), games_per_deal(plan)
    how = "all" if has_all_orders(plan) else "rotations"
    lines = [words.message(f"tournament-{how}", deals=games // each, each=each, games=games, seats=plan.seats)]
    if games != asked:
        lines.append(words.message("tournament-completed", asked=asked, games=games))
    if done:
        lines.append(words.message("tournament-goes-on", done=done, games=games))
    lines.append(words.message("tournament-folder", folder=str(folder)))
    screen = Screen(stderr=True)
    for line in lines:
        screen.print(Text(line))


def usual_folder(plan: Plan) -> Path:
    """A folder that only this tournament has, so that the same command goes on."""
    return Path(f"tournament-{plan.game}-{digest_of(asdict(plan))[:8]}")


def report(given: Namespace) -> None:
    """`boardwright report`"""
    words = Words(None, checked_language(given))
    rules_of(given.game)
    check_report_tools()
    tournaments, failures = gather(given.game, given.results)
    sources = given.results
    if given.out is not None:
        folder = Path(given.out)
    elif len(sources) == 1 and Path(sources[0]).is_dir():
        folder = Path(sources[0])
    else:
        folder = Path(f"report-{given.game}")
    told = write_report(tournaments, failures, folder, words.language)
    Screen().print(bots_table(told, words))
    Screen().print(Text(words.message("report-written", file=str(folder / REPORT))))


def replay(given: Namespace) -> None:
    """`boardwright replay`"""
    game = boardwright.load(read_json(given.file))
    words = Words(game.rules, checked_language(given)).of(game)
    screen = Screen()
    everything = game.outcome is not None
    moves = len(game.moves)
    if given.to is not None:
        game.undo(given.to)
    screen.print(chronicle_table(game, words, everything))
    screen.print(position(game, words, moves, screen.width))
    if game.history_note:
        screen.print(Text(game.history_note))


# -- from words on the command line to settings --------------------------------------------------------------------


def checked_language(given: Namespace) -> str:
    """The language of a command."""
    language: str = given.language
    if language not in languages():
        known = Words().either(languages())
        raise BadSetting(Words().message("cli-no-language", text=language, choices=known))
    return language


def game_to_play(given: Namespace) -> Game:
    """A new game, or the game of a record."""
    fresh = [given.game, given.seats, given.seed, given.options or None, given.ask_forced or None]
    if given.record is not None:
        if any(value is not None for value in fresh):
            raise BadSetting(Words().message("cli-from-alone"))
        return boardwright.load(read_json(given.record))
    if given.game is None:
        raise BadSetting(Words().message("cli-no-game", choices=Words().listed(boardwright.games())))
    rules = rules_of(given.game)
    seats = usual_seats(rules) if given.seats is None else given.seats
    seed = secrets.randbits(32) if given.seed is None else given.seed
    return boardwright.new(given.game, seats, seed, settings(rules, given.options), given.ask_forced)


def usual_seats(rules: Rules) -> int:
    """Three seats, if the game can be played so."""
    low, high = rules.seats
    return max(low, min(USUAL_SEATS, high))


def bots_at(names: str, seats: int, seed: int) -> dict[int, Bot]:
    """The bots by seat: one name for all seats but the first, or a list of names for these (or for all) seats."""
    chosen = bot_names(names)
    if len(chosen) == 1:
        chosen *= seats - 1
    if len(chosen) == seats - 1:
        chosen = [NO_BOT, *chosen]
    if len(chosen) != seats:
        raise BadSetting(Words().message("cli-bots-number", count=len(chosen), seats=seats - 1))
    return {seat: new_bot(name, seed + seat) for seat, name in enumerate(chosen) if name != NO_BOT}


def bot_names(text: str) -> list[str]:
    """Names separated by commas; the settings of a bot are too: `mcts:iterations=9,processes=2,random` is two bots."""
    names: list[str] = []
    for part in [part.strip() for part in text.split(",")]:
        if names and "=" in part and ":" not in part:
            names[-1] += f",{part}"
        else:
            names.append(part)
    return names


def settings(rules: Rules, pairs: Sequence[str]) -> dict[str, Any]:
    """The options of a game from `name=value` words."""
    specs = {spec.name: spec for spec in rules.options}
    chosen: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetting(Words().message("cli-name-value", text=pair))
        chosen[name] = setting_value(specs[name], value) if name in specs else value
    return chosen


def setting_value(spec: OptionSpec, text: str) -> str | int | bool:
    """The value that a text means for an option of a game; the text itself if it means none of the choices."""
    for choice in spec.choices:
        meant = SWITCHES.get(text.lower()) is choice if isinstance(choice, bool) else str(choice) == text
        if meant:
            return choice
    return text


def read_json(file: str) -> Mapping[str, Any]:
    """The JSON object of a file."""
    try:
        data = json.loads(Path(file).read_text("utf-8"))
    except OSError as error:
        raise BoardwrightError(Words().message("file-not-read", file=file, reason=error.strerror or "")) from error
    except (ValueError, RecursionError) as error:
        raise BoardwrightError(Words().message("file-not-json", file=file)) from error
    if not isinstance(data, dict):
        raise BoardwrightError(Words().message("file-not-json", file=file))
    return data
