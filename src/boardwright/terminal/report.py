"""What commands print besides a board: games, figures of simulations and tournaments, records, how a game ended."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.arena.figures import Figures
from boardwright.arena.report import counted, interval, percent
from boardwright.arena.simulate import Report
from boardwright.kernel.game import Game
from boardwright.kernel.rules import Rules
from boardwright.terminal.draw import drawing_of
from boardwright.terminal.screen import tinted
from boardwright.words import Words


def games_table(games: list[Rules], language: str) -> RenderableType:
    """The games with their seats and options."""
    shared = Words(None, language)
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("games-game", "games-seats", "games-options"):
        table.add_column(Text(shared.message(column)))
    for rules in games:
        low, high = rules.seats
        words = Words(rules, language)
        lines = []
        for spec in rules.options:
            choices = words.listed(setting_text(choice) for choice in spec.choices)
            message = words.message("games-option", name=spec.name, default=setting_text(spec.default), choices=choices)
            about = f"setting-{spec.name}".replace("_", "-")
            lines.append(f"{message}\n  {words.message(about)}" if words.has(about) else message)
        lines += about_choices(rules, words)
        seats = shared.message("games-seat-range", low=low, high=high)
        table.add_row(Text(rules.name), Text(seats), Text("\n".join(lines)))
    return table


def about_choices(rules: Rules, words: Words) -> list[str]:
    """What is special about the values of options that have a help topic, such as nations, and what to begin with."""
    topics = words.topics()
    values = dict.fromkeys(str(value) for spec in rules.options for value in spec.choices if value in topics)
    lines = [words.message("setup-about")] if words.has("setup-about") else []
    return lines + [words.message("games-choice", value=value, about=words.explained(value)) for value in values]


def setting_text(value: str | int | bool) -> str:
    """A value of an option as it is typed after `--options name=`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def simulation_text(report: Report, rules: Rules, words: Words) -> RenderableType:
    """The figures of a simulation for a person."""
    figures = words.message(
        "simulate-figures",
        games=report.games,
        decisions=report.decisions,
        seconds=f"{report.seconds:.2f}",
        speed=round(report.decisions_per_second),
        length=f"{report.mean_length:.1f}",
    )
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(Text(words.message("simulate-seat")))
    table.add_column(Text(words.message("simulate-bot")))
    table.add_column(Text(words.message("simulate-wins")), justify="right")
    table.add_column(Text(words.message("simulate-score")), justify="right")
    drawing = drawing_of(rules.name)
    for seat in range(report.seats):
        name = Text(f"{drawing.shape(seat)} {words.name('seat', seat)}", drawing.style(seat))
        bot, wins, score = report.bots[seat], report.wins[seat], report.mean_scores[seat]
        table.add_row(name, Text(bot), Text(counted(wins)), Text(f"{score:.2f}"))
    return Group(Text(figures), table)


def bots_table(told: Figures, words: Words) -> RenderableType:
    """How the bots of a tournament fared, in short."""
    table = Table(box=box.SIMPLE_HEAD)
    columns = ["bot", "share", "interval", "chance", *(["rating"] if told.ratings else []), "time"]
    for column in columns:
        title = Text(words.message(f"report-{column}"))
        table.add_column(title, justify="left" if column == "bot" else "right", no_wrap=column != "bot")
    for bot in told.bots:
        cells = [bot.label, percent(bot.share), interval(bot), percent(bot.chance)]
        if told.ratings:
            rating = told.ratings[bot.label]
            cells.append(f"{rating.skill:.2f} ± {rating.deviation:.2f}")
        cells.append(f"{told.pace[bot.label].milliseconds:.3g}")
        table.add_row(*(Text(cell) for cell in cells))
    return table


def chronicle_table(game: Game, words: Words, everything: bool) -> RenderableType:
    """The chronicle of a game with the numbers of the moves: a spectator's, or everything."""
    drawing = drawing_of(game.rules.name)
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column(justify="right", style="dim", no_wrap=True)
    table.add_column()
    last = -1
    for event in game.events:
        if everything or event.seen_by(None):
            number = "" if event.move == last else str(event.move)
            last = event.move
            table.add_row(number, tinted(words.marked.event(event), drawing))
    return table


def position(game: Game, words: Words, moves: int, width: int) -> RenderableType:
    """The board as a spectator sees it, after which move it stands, and whose decision is next."""
    board = drawing_of(game.rules.name).board(game.view(None), words, width)
    decision = game.decision
    if decision is None:
        status = outcome_text(game, words)
    else:
        status = words.message(
            "replay-position", seat=words.name("seat", decision.seat), count=len(game.moves), total=moves
        )
    return Group(board, Text(status))


def outcome_text(game: Game, words: Words) -> str:
    """Why the game ended, who won, and the seats from first to last with their points."""
    outcome = game.outcome
    assert outcome is not None
    names = [str(words.name("seat", seat)) for seat in range(game.seats)]
    lines = [words.outcome(outcome), words.victory([names[seat] for seat in outcome.winners])]
    decided = f"outcome-place-{outcome.reason}"
    message = decided if words.has(decided) else "outcome-place"
    for seat in outcome.ranking:
        points = abs(outcome.scores[seat]) if message == decided else outcome.scores[seat]
        lines.append(words.message(message, place=outcome.places[seat] + 1, seat=names[seat], points=points))
    return "\n".join(lines)
