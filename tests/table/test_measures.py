"""What a host can measure, in the text format of Prometheus."""

import re
from pathlib import Path

import pytest

from boardwright.table.measures import KEPT, Measures, percentile
from boardwright.table.room import Room

from .at_table import play_last, table_of, with_room

pytestmark = pytest.mark.plain_only

LINE = re.compile(r'boardwright_\w+(\{\w+="[^"]*"\})? (NaN|[0-9.]+)')


def test_percentiles_are_of_the_latest_times() -> None:
    measures = Measures()
    assert 'boardwright_move_seconds{quantile="0.5"} NaN' in measures.text()
    for _ in range(KEPT):
        measures.took("move", 60)
    for number in range(KEPT):
        measures.took("move", number / 1000)
    text = measures.text()
    assert 'boardwright_move_seconds{quantile="0.5"} 0.499' in text
    assert 'boardwright_move_seconds{quantile="0.99"} 0.989' in text
    assert f"boardwright_move_seconds_count {2 * KEPT}" in text
    assert percentile([1.0], 0.99) == 1.0 and percentile([1.0, 2.0], 0.5) == 1.0


def test_what_fails_is_not_timed_and_a_label_has_its_values() -> None:
    measures = Measures()
    with pytest.raises(ValueError, match="no"), measures.timed("screen"):
        raise ValueError("no")
    with measures.timed("screen"):
        pass
    measures.count("refused", "rate")
    measures.reads("cats", "Cats.", lambda: {"black": 2, "white": 1}, "colour")
    text = measures.text()
    assert "boardwright_screen_seconds_count 1\n" in text and 'boardwright_refused_total{reason="rate"} 1\n' in text
    assert '# TYPE boardwright_cats gauge\nboardwright_cats{colour="black"} 2\n' in text


def test_a_table_is_measured(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "arcs", "person", "person")
        await play_last(table)
        text = room.measures.text()
        assert "boardwright_tables 1\n" in text and "boardwright_move_seconds_count 1\n" in text
        assert 'boardwright_sockets{who="watching"} 0\n' in text and "boardwright_bots_waiting 0\n" in text
        assert all(line.startswith("# ") or LINE.fullmatch(line) for line in text.splitlines())

    with_room(tmp_path, work)
