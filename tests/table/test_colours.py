"""The names of the seats in the chronicle: readable on every surface (WCAG AA), and different from each other."""

import re
from itertools import combinations
from math import dist
from pathlib import Path

import pytest

import boardwright.table
from boardwright.games.scythe.facts import FACTION_ROWS

CSS = (Path(boardwright.table.__file__).parent / "static" / "table.css").read_text("utf-8")
SURFACES = ["bg", "felt", "card", "card-2"]
FACTIONS = {row["id"]: row["colour"] for row in FACTION_ROWS}
AA = 4.5
DIFFERENT = 0.1
"""As far apart in OKLab as a person tells at once; two whites were 0.08."""


def pair(block: str, name: str) -> list[str]:
    """A colour of the light and of the dark page."""
    found = re.search(rf"--{name}: light-dark\((#\w+), (#\w+)\)", block)
    assert found is not None, f"--{name} is no pair of colours"
    return [found[1], found[2]]


def of_seat(colour: str, name: str) -> list[str]:
    block = re.search(rf"\.seat-{colour} {{(.*?)}}", CSS)
    assert block is not None
    return pair(block[1], name)


def linear(colour: str) -> list[float]:
    """Red, green and blue as light."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """As WCAG 2 defines it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def oklab(colour: str) -> tuple[float, float, float]:
    red, green, blue = linear(colour)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def test_the_measures_are_right() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert dist(oklab("#000000"), oklab("#ffffff")) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize("faction", list(FACTIONS))
@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_the_name_of_every_faction_can_be_read(faction: str, theme: int) -> None:
    colour = FACTIONS[faction]
    surfaces = [pair(CSS, name)[theme] for name in SURFACES] + [of_seat(colour, "seat-soft")[theme]]
    text = of_seat(colour, "seat-text")[theme]
    assert min(contrast(text, surface) for surface in surfaces) >= AA


@pytest.mark.parametrize("factions", list(combinations(FACTIONS, 2)), ids="-".join)
@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_no_two_factions_look_alike(theme: int, factions: tuple[str, str]) -> None:
    one, other = [of_seat(FACTIONS[faction], "seat-text")[theme] for faction in factions]
    assert dist(oklab(one), oklab(other)) >= DIFFERENT
