"""Charts of a report, as PNG files. Colours that everybody can tell apart (Okabe and Ito), and never colour alone."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from boardwright.arena.figures import Figures, Standing
from boardwright.arena.statistics import Z95
from boardwright.words import Words

BLUE, ORANGE, GREY = "#0072B2", "#D55E00", "#6E6E6E"
PLACES = ["#0072B2", "#56B4E9", "#E8E8E8", "#E69F00", "#D55E00"]
"""From the first place to the last; the middle ones are left out when there are fewer places."""

WIDTH = 8.0
ROW = 0.34
DPI = 150
LONG_AXIS = 30
"""From this ratio on, times are drawn on a logarithmic axis."""

Draw = Callable[[Any], None]


def draw_charts(figures: Figures, names: Callable[[str, str], str], folder: Path, words: Words) -> dict[str, str]:
    """Draw all charts of a report into a folder; the file of each chart by its name.

    `names(kind, label)` says a seat or a role.
    """
    folder.mkdir(parents=True, exist_ok=True)
    charts: dict[str, tuple[float, Draw]] = {}

    def rows(count: int) -> float:
        return 1.5 + ROW * count

    bots = [bot.label for bot in figures.bots]
    if len(bots) > 1:
        charts["wins"] = rows(len(bots)), lambda axes: wins(axes, figures.bots, bots, words)
        charts["ratings"] = rows(len(bots)), lambda axes: rated(axes, figures, words)
        charts["places"] = rows(len(bots)) + 0.4, lambda axes: places(axes, figures.bots, words)
    charts["length"] = 3.4, lambda axes: lengths(axes, figures.lengths, words)
    charts["time"] = rows(len(bots)), lambda axes: times(axes, figures, words)
    for kind, standings in {"seat": figures.seats, **figures.roles}.items():
        labels = [names(kind, one.label) for one in standings]
        charts[f"by-{kind}"] = rows(len(labels)), drawn_wins(standings, labels, words)
    return {name: saved(name, height, draw, folder, words, names) for name, (height, draw) in charts.items()}


def drawn_wins(standings: Sequence[Standing], labels: Sequence[str], words: Words) -> Draw:
    return lambda axes: wins(axes, standings, labels, words)


def saved(name: str, height: float, draw: Draw, folder: Path, words: Words, names: Callable[[str, str], str]) -> str:
    """Draw one chart and save it; the name of its file."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, height), dpi=DPI, layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0, pad=8)
    kind = name.removeprefix("by-")
    title = words.message("chart-by", kind=names("kind", kind)) if kind != name else words.message(f"chart-{name}")
    draw(axes)
    axes.set_title(title, loc="left", fontsize=12, fontweight="bold", pad=8 if axes.get_legend() is None else 22)
    figure.savefig(folder / f"{name}.png")
    return f"{name}.png"


def wins(axes: Any, standings: Sequence[Standing], labels: Sequence[str], words: Words) -> None:
    """Shares of won games with their intervals, the best on top, and what chance gives."""
    rows = range(len(standings))
    shares = [100 * one.share for one in standings]
    below = [100 * (one.share - one.low) for one in standings]
    above = [100 * (one.high - one.share) for one in standings]
    label = words.message("chart-won")
    axes.errorbar(
        shares, rows, xerr=[below, above], fmt="o", color=BLUE, capsize=3, label=label, zorder=3, clip_on=False
    )
    axes.plot(
        [100 * one.chance for one in standings],
        rows,
        linestyle="none",
        marker="|",
        markersize=16,
        markeredgewidth=2,
        color=ORANGE,
        label=words.message("chart-chance"),
    )
    counted = zip(labels, [one.games for one in standings], strict=True)
    named_rows(axes, [words.message("chart-games", label=label, games=games) for label, games in counted])
    highest = max(100 * max(one.high, one.chance) for one in standings)
    axes.set_xlim(0, min(100, 1.08 * highest))
    axes.set_xlabel(words.message("chart-share-axis"))
    legend(axes)


def rated(axes: Any, figures: Figures, words: Words) -> None:
    """Ratings with 95 % intervals."""
    names = sorted(figures.ratings, key=lambda bot: (-figures.ratings[bot].skill, bot))
    skills = [figures.ratings[bot].skill for bot in names]
    spread = [Z95 * figures.ratings[bot].deviation for bot in names]
    axes.errorbar(skills, range(len(names)), xerr=spread, fmt="o", color=BLUE, capsize=3)
    named_rows(axes, names)
    axes.set_xlabel(words.message("chart-rating-axis"))


def places(axes: Any, bots: Sequence[Standing], words: Words) -> None:
    """How often each bot came first, second …"""
    count = max(len(bot.places) for bot in bots)
    colours = [PLACES[round(place * (len(PLACES) - 1) / (count - 1))] for place in range(count)]
    left = [0.0] * len(bots)
    for place in range(count):
        widths = [100 * (bot.places[place] if place < len(bot.places) else 0) / sum(bot.places) for bot in bots]
        label = words.message("chart-place", place=place + 1)
        axes.barh(range(len(bots)), widths, left=left, color=colours[place], edgecolor="white", label=label, height=0.7)
        for row, width in enumerate(widths):
            if width >= 6:
                ink = "white" if colours[place] in (BLUE, ORANGE) else "black"
                middle = left[row] + width / 2
                axes.text(middle, row, f"{width:.0f}", ha="center", va="center", fontsize=9, color=ink)
        left = [start + width for start, width in zip(left, widths, strict=True)]
    named_rows(axes, [bot.label for bot in bots])
    axes.grid(visible=False)
    axes.set_xlim(0, 100)
    axes.set_xlabel(words.message("chart-places-axis"))
    legend(axes)


def lengths(axes: Any, moves: Sequence[int], words: Words) -> None:
    """How long games are."""
    low, high = min(moves), max(moves)
    bins = min(30, high - low + 1, max(1, round(2 * len(moves) ** 0.5)))
    axes.hist(moves, bins=bins, range=(low - 0.5, high + 0.5), color=BLUE, edgecolor="white")
    mean = sum(moves) / len(moves)
    axes.axvline(mean, color=ORANGE, linewidth=2, linestyle="--", label=words.message("chart-mean", mean=f"{mean:.0f}"))
    axes.yaxis.get_major_locator().set_params(integer=True)
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.grid(axis="y", color="#DDDDDD")
    axes.set_axisbelow(True)
    axes.set_xlabel(words.message("chart-length-axis"))
    axes.set_ylabel(words.message("chart-length-games"))
    legend(axes)


def times(axes: Any, figures: Figures, words: Words) -> None:
    """How long each bot thinks about a decision."""
    names = sorted(figures.pace, key=lambda bot: (-figures.pace[bot].milliseconds, bot))
    values = [figures.pace[bot].milliseconds for bot in names]
    some = [value for value in values if value > 0]
    wide = bool(some) and max(some) / min(some) > LONG_AXIS
    if wide:
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
        axes.plot(values, range(len(names)), "o", color=BLUE, markersize=8)
        axes.set_xlim(min(some) / 2, max(some) * 4)
    else:
        axes.barh(range(len(names)), values, color=BLUE, height=0.6)
        axes.set_xlim(0, max([*values, 1e-6]) * 1.15)
    for row, value in enumerate(values):
        axes.annotate(f"{value:.3g}", (value, row), xytext=(8, 0), textcoords="offset points", va="center", fontsize=9)
    named_rows(axes, names)
    axes.set_xlabel(words.message("chart-time-log-axis" if wide else "chart-time-axis"))


def named_rows(axes: Any, labels: Sequence[str]) -> None:
    """Rows with names, the first on top."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.grid(axis="x", color="#DDDDDD")
    axes.set_axisbelow(True)


def legend(axes: Any) -> None:
    """Between the title and the chart."""
    axes.legend(
        loc="lower left", bbox_to_anchor=(0, 1), ncols=6, frameon=False, fontsize=9, borderaxespad=0.1,
        borderpad=0.1, handletextpad=0.4, columnspacing=1.4, labelcolor=GREY, markerscale=0.6,
    )  # fmt: skip
