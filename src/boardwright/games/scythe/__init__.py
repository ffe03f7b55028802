"""Scythe: the base game, two to five seats."""
