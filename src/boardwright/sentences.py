"""Sentences in which seats are marked, so that a page or a terminal shows them in their colours in any language.

A mark is a letter of Unicode's private use area before the name of the seat, one that says which seat, and one after
it; no name and no sentence has such letters.
"""

import re
from typing import NamedTuple

BEGIN, END = "\ue000", "\ue001"
FIRST_SEAT = 0xE010
MARKED = re.compile("\ue000(.)([^\ue000\ue001]*)\ue001")
UNPRINTED = "".join([BEGIN, *(chr(FIRST_SEAT + seat) for seat in range(16))])


class Part(NamedTuple):
    """Some words of a sentence, and the seat that they name, if they do."""

    text: str
    seat: int | None = None


def mark(text: str, seat: int) -> str:
    """The name of a seat, marked."""
    return f"{BEGIN}{chr(FIRST_SEAT + seat)}{text}{END}"


def parts_of(text: str) -> list[Part]:
    """A sentence in parts: the names of seats, and what is between them."""
    words = MARKED.split(text)
    parts = [Part(words[0])]
    for seat, name, rest in zip(words[1::3], words[2::3], words[3::3], strict=True):
        parts += (Part(name, ord(seat) - FIRST_SEAT), Part(rest))
    return [part for part in parts if part.text]


def plain(text: str) -> str:
    """A sentence without marks."""
    return MARKED.sub(r"\2", text) if BEGIN in text else text


def capital(text: str) -> str:
    """A sentence with its first letter large, which stands behind a bracket at times."""
    first = len(text) - len(text.lstrip(f"({UNPRINTED}"))
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]
