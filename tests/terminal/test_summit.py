"""A Summit at the terminal: a deal is built step by step, shown to everybody, refused, and made."""

import io

import pytest

from boardwright.terminal.play import TerminalTable
from boardwright.terminal.screen import Screen
from tests.games.arcs_campaign.position import reach

PLAIN = """
    seats 3, initiative red, summit red
    1-hex: red 2 ships; blue 2 ships; white 2 ships
    red: resources fuel
    """

FAVOR_FOR_FUEL = ["propose", "red gives blue", "a resource", "blue gives red", "a favor"]


def played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *typed: str) -> str:
    """What three people at one terminal see who type this."""
    t = reach(PLAIN)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
    monkeypatch.setenv("COLUMNS", "100")
    TerminalTable(t.game, t.words, Screen(), {}).play()
    return capsys.readouterr().out


def test_a_deal_is_built_shown_and_made(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = played(monkeypatch, capsys, "nothing more", *FAVOR_FOR_FUEL, "offer", "agree", "Fuel in slot 1")
    assert "Red gives Blue 1 Fuel. What else?" in text
    assert "Red proposes: Red gives Blue 1 Fuel; Blue promises Red a Favor. Do you agree?" in text
    assert "▲ Red gives Blue 1 Fuel" in text and "● Blue promises Red a Favor" in text  # on the board
    assert "agree: ▲ Red" in text and "still asked: ● Blue" in text
    assert "The deal is made." in text


def test_a_deal_is_refused_and_changed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    changed = ["propose", "blue gives red", "a favor", "blue gives red", "a favor", "offer"]
    text = played(monkeypatch, capsys, "nothing more", *FAVOR_FOR_FUEL, "offer", "refuse", *changed, "agree")
    assert "Blue refuses." in text
    assert "Blue proposes: Blue promises Red 2 Favors." in text and "The deal is made." in text
