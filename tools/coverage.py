"""Makes docs/coverage-arcs-campaign.md: which tests play each clause of each card of the campaign, and do random games.

    python tools/coverage.py

The tests of Arcs and of the campaign run once under a watch that notes which of them come to which clause, and the
random games of tests/generic/test_coverage.py are played. That takes some minutes. A Resolution has two clauses.
"""

import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ["BOARDWRIGHT_CODE"] = "plain"  # compiled classes cannot be watched
ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import pytest  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.progress import track  # noqa: E402

from boardwright.games import rules_of  # noqa: E402
from boardwright.games.arcs import turn  # noqa: E402
from boardwright.games.arcs.campaign import intermission  # noqa: E402
from boardwright.games.arcs.campaign.facts import COURT_DATA, FATE_DATA, FATES  # noqa: E402
from boardwright.games.arcs.campaign.state import Campaign  # noqa: E402
from boardwright.games.arcs.campaign.steps import follow_steps  # noqa: E402
from boardwright.games.arcs.facts import CARD_NUMBER  # noqa: E402
from boardwright.games.arcs.moments import CARDS, Card, built_cards  # noqa: E402
from boardwright.games.arcs.state import Arcs  # noqa: E402
from tests.games.arcs_campaign import steps as playing  # noqa: E402

PAGE = ROOT / "docs" / "coverage-arcs-campaign.md"
TESTS = ("tests/games/arcs", "tests/games/arcs_campaign", "tests/bots/judgement")
MOST = 3
"""So many tests are named for a clause."""

RULES = rules_of("arcs_campaign")

HEAD = """# Arcs – The Blighted Reach: what the tests play

Every clause of every card of the fates and of the campaign's Court, with tests that come to it, and whether the random
games of the suite do. Cards that read the same share a class; a test of one is a test of its twins. A Resolution has
two clauses, success and failure. *Random games* says whether one of the stored and ordinary random games comes to the
clause ([test_coverage.py](../tests/generic/test_coverage.py)); what they seldom come to is listed in
[cases.py](../tests/generic/cases.py).

{counts}

Made by `python tools/coverage.py`. More about the game: [arcs_campaign.md](arcs_campaign.md).
"""


@dataclass(frozen=True)
class Clause:
    """What a card does at one moment."""

    card: str
    name: str
    clause: str
    """Empty for a card that only says what something else does."""

    @property
    def id(self) -> str:
        return f"{self.card}.{self.clause}"


def sections() -> Iterator[tuple[str, list[Clause]]]:
    """The clauses by fate, and those of the Court."""
    for fate in FATE_DATA:
        yield fate["name"], [one for row in fate.get("cards", []) if "acts" in fate for one in clauses_of(row)]
    yield "The Court", [one for row in COURT_DATA["court"] for one in clauses_of(row)]


def clauses_of(row: dict[str, Any]) -> list[Clause]:
    found = CARDS[CARD_NUMBER[row["id"]]].clauses()
    if row["kind"] == "resolution":
        found = ["success", "failure"]
    return [Clause(row["id"], row["name"], clause) for clause in found or [""]]


# -- what is played ------------------------------------------------------------------------------------------------


class Watch:
    """Notes in which test, or game, each clause is met; a plugin of pytest."""

    def __init__(self) -> None:
        self.now = ""
        self.met: dict[str, list[str]] = {}
        self.patch = pytest.MonkeyPatch()

    def meet(self, clause: str) -> None:
        there = self.met.setdefault(clause, [])
        if self.now not in there:
            there.append(self.now)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[Any]:
        """The test that runs now, without its parameters."""
        self.now = item.nodeid.partition("[")[0]
        return (yield)

    def __enter__(self) -> "Watch":
        reached, note_loyalty = Card.reached, turn.note_loyalty

        def watched(card: Card, g: Arcs, clause: str) -> None:
            self.meet(f"{card.id}.{clause}")
            reached(card, g, clause)

        def watched_steps(g: Campaign, me: int, steps: Any) -> Any:
            act = FATES[g.fates[me]]["acts"][g.act]
            for clause in ("success", "failure"):
                if steps is act.get(clause):
                    self.meet(f"{act['resolution']}.{clause}")
            return follow_steps(g, me, steps)

        self.patch.setattr(Card, "reached", watched)

        def watched_loyalty(g: Arcs, me: int, token: int, name: str) -> None:
            """It looks closer only where clauses are counted."""
            counted, g.clauses = g.clauses, g.clauses or {}
            note_loyalty(g, me, token, name)
            g.clauses = counted

        self.patch.setattr(turn, "note_loyalty", watched_loyalty)
        for module in (intermission, playing):
            self.patch.setattr(module, "follow_steps", watched_steps)
        return self

    def __exit__(self, *_: object) -> None:
        self.patch.undo()


def by_tests() -> dict[str, list[str]]:
    """The tests that come to each clause."""
    with Watch() as watch:
        folders = [str(ROOT / folder) for folder in TESTS]
        done = pytest.main(["-q", "-n", "0", "--no-header", "-p", "no:cacheprovider", *folders], plugins=[watch])
    if done:
        sys.exit("The tests must pass first.")
    return watch.met


def by_games() -> set[str]:
    """The clauses that random games come to."""
    from tests.generic.records import ORDINARY_GAMES, files_of, ordinary_games, stored_games

    count = len(files_of(RULES.name)) + ORDINARY_GAMES
    with Watch() as watch:
        games = (one for played in (stored_games, ordinary_games) for one in played(RULES.name))
        for _ in track(games, "Random games", total=count, console=Console(stderr=True)):
            pass
    return set(watch.met)


# -- the page ------------------------------------------------------------------------------------------------------


def twins(card: str) -> list[str]:
    """The card and those of its class."""
    sort = type(CARDS[CARD_NUMBER[card]])
    return [card, *(one.id for one in built_cards() if type(one) is sort and one.id != card)]


def tests_for(one: Clause, met: dict[str, list[str]]) -> list[str]:
    """Tests that come to a clause: those named after the card, then others, then those of twins."""
    if not one.clause:
        return naming(one.card)
    found: list[str] = []
    for card in twins(one.card) if f"{one.card}.{one.clause}" in RULES.clauses else [one.card]:
        there = met.get(f"{card}.{one.clause}", [])
        found += sorted(there, key=lambda test: (f"_{card}_" not in test, there.index(test)))
    return list(dict.fromkeys(found))[:MOST]


def naming(card: str) -> list[str]:
    """Tests that name a card, or one of its number of the table of all cards."""
    found = []
    for path in sorted((ROOT / "tests" / "games" / "arcs_campaign").rglob("test_*.py")):
        for name, body in re.findall(r"(?ms)^def (test_\w+)(.*?)(?=^\S)", path.read_text("utf-8") + "\nend"):
            if re.search(rf"(\b|_){card}(\b|_)", name + body, re.IGNORECASE):
                found.append(f"{path.relative_to(ROOT).as_posix()}::{name}")
    return found[:MOST] or ["tests/games/arcs_campaign/fates/test_every_card.py::" + EVERY_CARD]


EVERY_CARD = "test_a_card_has_rules_of_its_own_or_needs_none"


def page(met: dict[str, list[str]], games: set[str]) -> str:
    """The page in Markdown."""
    every = dict(sections())
    clauses = [one for found in every.values() for one in found]
    cards = {one.card for one in clauses}
    reached = sum(1 for one in clauses if one.clause and one.id in games)
    counted = sum(1 for one in clauses if one.clause)
    text = f"{len(cards)} cards, {counted} clauses; random games come to {reached} of them."
    lines = [HEAD.format(counts=text)]
    for title, found in every.items():
        if found:
            lines += [f"## {title}", "", "| card | name | clause | tests | random games |", "|" + " --- |" * 5]
            lines += [row_of(one, tests_for(one, met), games) for one in found]
            lines.append("")
    return "\n".join(lines)


def row_of(one: Clause, tests: Sequence[str], games: set[str]) -> str:
    reached = ("yes" if one.id in games else "no") if one.clause else ""
    return f"| {one.card} | {one.name} | {one.clause} | {', '.join(map(link, tests))} | {reached} |"


def link(test: str) -> str:
    path, _, name = test.partition("::")
    return f"[{name}](../{path})"


@dataclass(frozen=True)
class Row:
    """A line of the page."""

    card: str
    clause: str
    tests: list[tuple[str, str]]
    """Path and name."""
    games: str


def rows_of(text: str) -> Iterable[Row]:
    """What the page says of each clause."""
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) == 7 and cells[1] in CARD_NUMBER:
            tests = [(path, name) for name, path in re.findall(r"\[(\w+)\]\(\.\./([^)]+)\)", cells[4])]
            yield Row(cells[1], cells[3], tests, cells[5])


def main() -> None:
    """Write it."""
    text = page(by_tests(), by_games())
    PAGE.write_text(text, "utf-8")
    holes = [f"{row.card}.{row.clause}" for row in rows_of(text) if not row.tests]
    if holes:
        sys.exit(f"No test comes to: {', '.join(holes)}")


if __name__ == "__main__":
    main()
