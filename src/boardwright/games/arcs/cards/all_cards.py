"""Registers every Court card, leader and lore."""

from . import (
    fleets,
    leaders,
    lore_ambitions,
    lore_fleets,
    lore_structures,
    loyal,
    producers,
    relics,
    schemers,
    unions,
    vox,
)

FAMILIES = (
    fleets,
    leaders,
    lore_ambitions,
    lore_fleets,
    lore_structures,
    loyal,
    producers,
    relics,
    schemers,
    unions,
    vox,
)
