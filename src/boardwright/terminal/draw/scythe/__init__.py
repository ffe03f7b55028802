"""How Scythe is drawn in a terminal: the hex map, what lies on it, and a row per faction."""

from boardwright.terminal.draw import Drawing

from .board import board
from .names import STYLES

DRAWING = Drawing(board, STYLES)
