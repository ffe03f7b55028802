"""Arcs: the base game for 2 to 4 seats."""
