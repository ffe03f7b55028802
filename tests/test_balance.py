"""tools/balance.py: every fate sits once in a round, no game is played twice, the page is written between its marks."""

from collections import Counter
from dataclasses import asdict
from pathlib import Path

import pytest

from tools import balance as tool

pytestmark = pytest.mark.plain_only


@pytest.mark.parametrize("act", tool.LAST)
@pytest.mark.parametrize("number", range(6))
def test_every_fate_sits_once_in_a_round_and_nobody_alone(act: int, number: int) -> None:
    tables = tool.tables(act, number)
    assert Counter(fate for table in tables for fate in table) == Counter(tool.fates_of(act))
    assert {len(table) for table in tables} <= {2, 3, 4} and tables == tool.tables(act, number)


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[int, int]] = []

    def play(act: int, number: int, table: int, bots: str) -> tool.Played:
        played.append((number, table))
        fates = tool.tables(act, number)[table]
        zeros = [0] * len(fates)
        return tool.Played(act, number, table, fates, zeros, zeros, zeros, zeros, zeros, 1)

    monkeypatch.setattr(tool, "play", play)
    tool.play_rounds(1, 1, "random", tmp_path)
    first = played[:]
    tool.play_rounds(1, 2, "random", tmp_path)
    assert len(played) == len(set(played)) and played[: len(first)] == first
    assert [(one.round, one.table) for one in tool.read(tmp_path, 1)] == played
    tool.play_rounds(1, 3, "random", tmp_path, ["admiral"])
    added = [tool.tables(1, number)[table] for number, table in played if number == 2]
    assert len(added) == 1 and "admiral" in added[0]


def test_a_game_by_random_bots_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = tool.play(1, 1, 0, "random")
    assert sorted(one.places) == [0, 1, 2, 3] and len(one.power) == 4 and all(one.start)
    figures = {row.fate: row for row in tool.figures([one], 1)}
    seat = one.places.index(0)
    assert figures[one.fates[seat]].won == 1 and figures[one.fates[seat]].expected == 0.25
    assert figures[one.fates[0]].power == one.power[0] and sum(row.games for row in figures.values()) == 4
    assert tool.Played(**asdict(one)) == one


def test_the_page_keeps_what_people_wrote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{tool.BEGIN}\nold\n{tool.END}\nafter\n")
    monkeypatch.setattr(tool, "PAGE", page)
    monkeypatch.setattr(tool, "draw", lambda act, found, path: None)

    def play(act: int, number: int, table: int, bots: str) -> tool.Played:
        fates = tool.tables(act, number)[table]
        zeros = [0] * len(fates)
        return tool.Played(act, number, table, fates, zeros, list(range(len(fates))), [9] * len(fates), zeros, zeros, 1)

    monkeypatch.setattr(tool, "play", play)
    tool.play_rounds(1, 1, "random", tmp_path)
    tool.write(tmp_path, None)
    text = page.read_text()
    assert text.startswith("before\n") and text.endswith("\nafter\n") and "old" not in text
    assert "| Steward | 100 % |" in text and "## Act I" in text
