"""Sentences in which the names of seats stand out."""

from collections.abc import Sequence

from boardwright.sentences import parts_of
from boardwright.table.elements import Node, span
from boardwright.table.scene import Player


def tinted(text: str, seats: Sequence[Player]) -> Node:
    """A marked sentence with each name in the colour of its seat."""
    return [
        part.text
        if part.seat is None
        else span(class_=f"who seat-{seats[part.seat].colour}", data_shape=seats[part.seat].shape)[part.text]
        for part in parts_of(text)
    ]
