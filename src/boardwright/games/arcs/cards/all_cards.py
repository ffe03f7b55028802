"""Registers every Court card."""

from . import fleets, loyal, producers, relics, schemers, unions, vox

FAMILIES = (fleets, loyal, producers, relics, schemers, unions, vox)
