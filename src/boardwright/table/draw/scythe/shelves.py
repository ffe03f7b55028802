"""The shelves of Scythe's library."""

from boardwright.games.scythe.facts import FACTIONS, MATS

ABILITIES = (
    "riverwalk|speed|seaworthy|artillery|township|peoples-army|wayfare|scout|underpass|disarm|submerge|camaraderie"
)

SHELVES = (
    ("factions", "|".join(FACTIONS)),
    ("abilities", ABILITIES),
    ("mats", "|".join(MATS)),
    ("bonuses", "adjacent-.*|on-.*|longest-row"),
    ("objectives", r"objective-\d+"),
    ("encounters", r"encounter-\d+"),
    ("factory", r"factory-\d+"),
)
