"""Cards that say something else at a moment than they do in the game."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from boardwright.games.arcs import moments
from boardwright.games.arcs.moments import CARDS, SPEAKERS, Card


def forget_voices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who speaks is found anew in this test, and again after it."""
    monkeypatch.setattr(moments, "BOOKLETS", {})
    monkeypatch.setattr(moments, "LATEST", [moments.UNHEARD] * len(moments.LATEST))


def says(monkeypatch: pytest.MonkeyPatch, card: Card, moment: str, answer: Callable[..., Any]) -> None:
    """A card speaks so at a moment, where it may have said nothing before."""
    monkeypatch.setattr(card, moment, answer)
    monkeypatch.setitem(SPEAKERS, moment, {*SPEAKERS[moment], card.number})
    forget_voices(monkeypatch)


@contextmanager
def replaced(monkeypatch: pytest.MonkeyPatch, card: Card) -> Iterator[None]:
    """A card of another class lies in the place of the one with its number."""
    before = CARDS[card.number]
    CARDS[card.number] = card
    for moment, numbers in SPEAKERS.items():
        if moment in vars(type(card)):
            monkeypatch.setitem(SPEAKERS, moment, {*numbers, card.number})
    forget_voices(monkeypatch)
    try:
        yield
    finally:
        CARDS[card.number] = before
