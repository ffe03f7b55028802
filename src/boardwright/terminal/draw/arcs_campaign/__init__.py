"""The Blighted Reach in a terminal."""

from boardwright.terminal.draw import Drawing
from boardwright.terminal.draw.arcs.names import STYLES

from .board import board

DRAWING = Drawing(board, STYLES)
