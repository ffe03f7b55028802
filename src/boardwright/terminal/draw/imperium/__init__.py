"""Imperium in a terminal."""

from boardwright.terminal.draw import Drawing

from .board import board
from .names import STYLES

DRAWING = Drawing(board, STYLES)
