"""The report of tournaments: report.md and its charts, for bots and for the balance of the game."""

from collections.abc import Sequence
from importlib.util import find_spec
from os.path import relpath
from pathlib import Path
from statistics import median

from boardwright.arena.charts import draw_charts
from boardwright.arena.figures import Figures, Standing, figures
from boardwright.arena.match import Result
from boardwright.arena.roles import role_name
from boardwright.games import rules_of
from boardwright.kernel.errors import BoardwrightError
from boardwright.words import Words

REPORT = "report.md"
CHARTS = "charts"
NEEDED = ("matplotlib", "openskill")

Rows = list[list[str]]


def check_report_tools() -> None:
    """A BoardwrightError that says what to install, unless a report can be written."""
    if any(find_spec(name) is None for name in NEEDED):
        raise BoardwrightError(Words().message("report-no-tools"))


def write_report(
    tournaments: Sequence[Sequence[Result]], failures: Sequence[Path], folder: Path, language: str
) -> Figures:
    """Write report.md and its charts into a folder; the figures in it."""
    check_report_tools()
    told = figures(tournaments)
    words = Words(rules_of(told.game), language)
    report = Report(told, [relpath(path, folder) for path in failures], words)
    folder.mkdir(parents=True, exist_ok=True)
    report.charts = draw_charts(told, report.name, folder / CHARTS, words)
    (folder / REPORT).write_text(report.text(), "utf-8")
    return told


class Report:
    """The text of a report, part by part."""

    def __init__(self, told: Figures, failures: Sequence[str], words: Words) -> None:
        self.told = told
        self.failures = failures
        self.words = words
        self.charts: dict[str, str] = {}

    def text(self) -> str:
        """The whole report as Markdown."""
        say, told = self.words.message, self.told
        parts = [
            f"# {say('report-title', game=told.game)}",
            say("report-summary", games=told.games, deals=told.deals),
            *self.failed(),
            *(self.bots() if len(told.bots) > 1 else []),
            *self.pace(),
            *self.balance(),
        ]
        return "\n\n".join(parts) + "\n"

    def failed(self) -> list[str]:
        """Which games failed."""
        if not self.failures:
            return []
        files = "\n".join(f"- `{file}`" for file in self.failures)
        return [f"**{self.words.message('report-failures', count=len(self.failures))}**", files]

    def bots(self) -> list[str]:
        """Who won how much, ratings, and who beats whom."""
        say, told = self.words.message, self.told
        rows = []
        for bot in told.bots:
            rating = told.ratings[bot.label]
            rows.append([bot.label, *self.shares(bot), f"{rating.skill:.2f} ± {rating.deviation:.2f}"])
        parts = [
            f"## {say('report-bots')}",
            say("report-bots-about"),
            table([say("report-bot"), *self.share_titles(), say("report-rating")], rows),
            *self.shown("wins", "ratings", "places"),
            f"### {say('report-ahead')}",
            say("report-ahead-about"),
            self.ahead(),
        ]
        if told.deals_won:
            (one, ones), (two, twos) = told.deals_won.items()
            even = told.deals - ones - twos
            parts.append(say("report-deals", one=one, two=two, ones=ones, twos=twos, even=even, deals=told.deals))
        return parts

    def ahead(self) -> str:
        names = [bot.label for bot in self.told.bots]
        rows = [
            [one, *(percent(self.told.ahead[one, two]) if (one, two) in self.told.ahead else "–" for two in names)]
            for one in names
        ]
        return table([self.words.message("report-bot"), *names], rows)

    def pace(self) -> list[str]:
        """How long games are and how fast bots decide."""
        say, told = self.words.message, self.told
        lengths = told.lengths
        rows = []
        for bot, pace in told.pace.items():
            speed = f"{1000 / pace.milliseconds:.0f}" if pace.milliseconds else "–"
            rows.append([bot, str(pace.decisions), f"{pace.milliseconds:.3g}", speed])
        return [
            f"## {say('report-pace')}",
            say(
                "report-length",
                mean=f"{sum(lengths) / len(lengths):.1f}",
                middle=f"{median(lengths):g}",
                low=min(lengths),
                high=max(lengths),
                speed=round(told.decisions_per_second),
            ),
            table([say("report-bot"), say("report-decisions"), say("report-time"), say("report-speed")], rows),
            *self.shown("length", "time"),
        ]

    def balance(self) -> list[str]:
        """Who won by seat and by role."""
        say = self.words.message
        parts = [f"## {say('report-balance')}", say("report-balance-about")]
        if self.told.deals < self.told.games:
            parts.append(say("report-balance-deals"))
        for kind, standings in {"seat": self.told.seats, **self.told.roles}.items():
            title = self.name("kind", kind)
            rows = [[self.name(kind, one.label), *self.shares(one)] for one in standings]
            parts += [f"### {say('chart-by', kind=title)}", table([title, *self.share_titles()], rows)]
            parts += self.shown(f"by-{kind}")
        return parts

    def name(self, kind: str, label: str) -> str:
        """A seat, a role, or (of the kind "kind") a kind of roles, for people."""
        if kind == "kind":
            return self.words.message(f"role-{label}")
        if kind == "seat":
            return self.words.message("report-seat", number=int(label) + 1)
        return role_name(self.told.game, kind, label, self.words)

    def share_titles(self) -> list[str]:
        titles = ("games", "wins", "share", "interval", "chance", "rank", "score")
        return [self.words.message(f"report-{title}") for title in titles]

    def shares(self, one: Standing) -> list[str]:
        return [
            str(one.games),
            counted(one.wins),
            percent(one.share),
            interval(one),
            percent(one.chance),
            f"{one.mean_rank:.2f}",
            f"{one.mean_score:.1f}",
        ]

    def shown(self, *charts: str) -> list[str]:
        return [f"![{chart}]({CHARTS}/{self.charts[chart]})" for chart in charts if chart in self.charts]


def counted(wins: float) -> str:
    """Won games: 3, or 2.5 after a shared victory."""
    return f"{wins:.2f}".rstrip("0").rstrip(".")


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def interval(one: Standing) -> str:
    """The bounds of a share of wins."""
    return f"{100 * one.low:.1f}–{percent(one.high)}"


def table(titles: list[str], rows: Rows) -> str:
    """A Markdown table; all columns but the first hold figures."""
    lines = [titles, ["---", *["---:"] * (len(titles) - 1)], *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
