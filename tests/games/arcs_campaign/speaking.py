"""Cards that say something else at a moment than they do in the game."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from boardwright.games.arcs import moments
from boardwright.games.arcs.moments import CARDS, MOMENTS_OF, SPEAKERS, Card


def forget_voices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who speaks is found anew in this test, and again after it."""
    monkeypatch.setattr(moments, "BOOKLETS", {})
    monkeypatch.setattr(moments, "LATEST", [moments.UNHEARD] * len(moments.LATEST))


def says(monkeypatch: pytest.MonkeyPatch, card: Card, moment: str, answer: Callable[..., Any]) -> None:
    """A card speaks so at a moment, where it may have said nothing before."""
    monkeypatch.setattr(card, moment, answer)
    speaks(monkeypatch, card, moment)
    forget_voices(monkeypatch)


def speaks(monkeypatch: pytest.MonkeyPatch, card: Card, moment: str) -> None:
    monkeypatch.setitem(SPEAKERS, moment, {*SPEAKERS[moment], card.number})
    monkeypatch.setitem(MOMENTS_OF, card.number, {*MOMENTS_OF.get(card.number, set()), moment})


@contextmanager
def replaced(monkeypatch: pytest.MonkeyPatch, card: Card) -> Iterator[None]:
    """A card of another class lies in the place of the one with its number."""
    before = CARDS[card.number]
    CARDS[card.number] = card
    for moment in SPEAKERS:
        if moment in vars(type(card)):
            speaks(monkeypatch, card, moment)
    forget_voices(monkeypatch)
    try:
        yield
    finally:
        CARDS[card.number] = before
