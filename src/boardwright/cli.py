"""The command `boardwright`: serve, check, games, play, simulate, tournament, report, replay.

Whatever is wrong with the input is said in one sentence on stderr, with exit code 2.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from boardwright import compiled
from boardwright.kernel.errors import BoardwrightError
from boardwright.table import version
from boardwright.words import FALLBACK, Words

WRONG_INPUT = 2
INTERRUPTED = 130


THINKERS = min(os.cpu_count() or 1, 8)
"""Bots think on all cores, if there are not too many: each process takes its share of memory, too."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    forgive_odd_characters()
    try:
        given = parser(describe=any(word in ("-h", "--help") for word in arguments)).parse_args(arguments)
        code: int = given.run(given) or 0
        sys.stdout.flush()
    except BoardwrightError as error:
        print(f"boardwright: {error}", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        drop_output()
        return 0
    except OSError as error:
        print(f"boardwright: {what_failed(error)}", file=sys.stderr)
        return WRONG_INPUT
    return code


def what_failed(error: OSError) -> str:
    """What could not be written: a file, or the output itself, which has no name."""
    reason = str(error.strerror)
    if error.filename is None:
        drop_output()
        return Words().message("output-failed", reason=reason)
    return Words().message("file-not-written", file=str(error.filename), reason=reason)


def drop_output() -> None:
    """Nobody reads any more: what is still in the buffer must not fail once again at the end of the program."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def forgive_odd_characters() -> None:
    """A stream that cannot carry a character shows a substitute instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are errors like all others."""

    def error(self, message: str) -> NoReturn:
        raise BoardwrightError(Words().message("cli-usage", problem=message))


class ShowVersion(argparse.Action):
    """`boardwright --version`"""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        python = ".".join(map(str, sys.version_info[:3]))
        code = compiled.code()
        print(Words().message("cli-version", version=version(), code=code, python=python))
        parser.exit()


def parser(describe: bool) -> Parser:
    """The commands and their arguments; the texts of --help are read only when they are asked for."""
    words = Words()

    def about(message: str) -> str:
        return words.message(message).replace("%", "%%") if describe else ""

    def command(name: str, run: Callable[[argparse.Namespace], int | None]) -> Parser:
        text = about(f"cli-{name}")
        made = subparsers.add_parser(name, help=text, description=text, allow_abbrev=False)
        made.set_defaults(run=run)
        return made

    def setting(made: Parser) -> None:
        made.add_argument("--seats", type=whole_number, metavar="N", help=about("cli-seats"))
        made.add_argument("--seed", type=whole_number, metavar="N", help=about("cli-seed"))
        made.add_argument(
            "--options", nargs="+", action="extend", default=[], metavar="NAME=VALUE", help=about("cli-options")
        )

    top = Parser(prog="boardwright", description=about("cli-about"), allow_abbrev=False)
    top.add_argument("--language", default=FALLBACK, help=about("cli-language"))
    top.add_argument("--version", action=ShowVersion, nargs=0, help=about("cli-show-version"))
    subparsers = top.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)

    serving = command("serve", serve)
    serving.add_argument("--host", default="127.0.0.1", help=about("cli-host"))
    serving.add_argument("--port", type=whole_number, default=8000, metavar="N", help=about("cli-port"))
    serving.add_argument("--database", default="sqlite:///boardwright.db", metavar="URL", help=about("cli-database"))
    serving.add_argument(
        "--workers-for-bots", type=whole_number, default=THINKERS, metavar="N", help=about("cli-workers-for-bots")
    )
    serving.add_argument("--pace", type=float, default=0.8, metavar="SECONDS", help=about("cli-pace"))
    serving.add_argument("--longest-pause", type=float, default=6.0, metavar="SECONDS", help=about("cli-longest-pause"))
    serving.add_argument("--contact", default="", metavar="ADDRESS", help=about("cli-contact"))
    serving.add_argument("--no-push", action="store_true", help=about("cli-no-push"))
    serving.add_argument("--forget-after", type=whole_number, default=0, metavar="DAYS", help=about("cli-forget-after"))
    serving.add_argument("--proxy", default="", metavar="ADDRESSES", help=about("cli-proxy"))
    serving.add_argument("--metrics", default="", metavar="ADDRESS", help=about("cli-metrics"))
    serving.add_argument("--log-level", default="warning", metavar="LEVEL", help=about("cli-log-level"))
    serving.add_argument("--open", action="store_true", help=about("cli-open"))

    checking = command("check", check)
    checking.add_argument("database", metavar="DATABASE", help=about("cli-check-database"))
    checking.add_argument("--dry-run", action="store_true", help=about("cli-dry-run"))
    checking.add_argument("--out", default="damaged-games", metavar="DIR", help=about("cli-check-out"))

    command("games", terminal("games"))

    play = command("play", terminal("play"))
    play.add_argument("game", nargs="?", metavar="GAME", help=about("cli-game"))
    setting(play)
    play.add_argument("--bots", default="random", metavar="NAMES", help=about("cli-play-bots"))
    play.add_argument("--ask-forced", action="store_true", help=about("cli-ask-forced"))
    play.add_argument("--from", dest="record", metavar="FILE", help=about("cli-from"))

    simulate = command("simulate", terminal("simulate"))
    simulate.add_argument("game", metavar="GAME", help=about("cli-game"))
    simulate.add_argument("--games", type=whole_number, default=100, metavar="N", help=about("cli-how-many-games"))
    setting(simulate)
    simulate.add_argument("--bots", default="random", metavar="NAMES", help=about("cli-simulate-bots"))
    simulate.add_argument("--processes", type=whole_number, default=1, metavar="N", help=about("cli-processes"))
    simulate.add_argument("--json", action="store_true", help=about("cli-json"))

    tournament = command("tournament", terminal("tournament"))
    tournament.add_argument("game", metavar="GAME", help=about("cli-game"))
    tournament.add_argument("--bots", required=True, metavar="NAMES", help=about("cli-tournament-bots"))
    tournament.add_argument("--games", type=whole_number, default=100, metavar="N", help=about("cli-tournament-games"))
    setting(tournament)
    where = tournament.add_mutually_exclusive_group()
    where.add_argument("--processes", type=whole_number, default=1, metavar="N", help=about("cli-processes"))
    where.add_argument("--ray", metavar="ADDRESS", help=about("cli-ray"))
    tournament.add_argument("--out", metavar="DIR", help=about("cli-tournament-out"))

    report = command("report", terminal("report"))
    report.add_argument("game", metavar="GAME", help=about("cli-game"))
    report.add_argument("results", nargs="+", metavar="RESULTS", help=about("cli-results"))
    report.add_argument("--out", metavar="DIR", help=about("cli-report-out"))

    replay = command("replay", terminal("replay"))
    replay.add_argument("file", metavar="FILE", help=about("cli-file"))
    replay.add_argument("--to", type=whole_number, metavar="N", help=about("cli-to"))
    return top


def terminal(name: str) -> Callable[[argparse.Namespace], int | None]:
    """A command of the terminal; what it needs is imported when it runs, so that the others start at once."""

    def run(given: argparse.Namespace) -> int | None:
        from boardwright.terminal import commands

        code: int | None = getattr(commands, name)(given)
        return code

    return run


def serve(given: argparse.Namespace) -> None:
    """`boardwright serve`; only this command needs the libraries of the web."""
    from boardwright.table.serve import serve as serve_table

    serve_table(given)


def check(given: argparse.Namespace) -> int:
    """`boardwright check`; only this command and `serve` need the libraries of the database."""
    from boardwright.table.check import check as check_games

    return check_games(given)


def whole_number(text: str) -> int:
    """An argument that is a whole number."""
    try:
        return int(text)
    except ValueError:
        raise BoardwrightError(Words().message("cli-whole-number", text=text)) from None
