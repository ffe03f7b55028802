"""From nodes to text, several times faster than htpy's own generators, which go through every level for every piece."""

from collections.abc import Iterable
from typing import Any

from htpy import BaseElement, Fragment, HTMLElement, Node, VoidElement
from markupsafe import Markup, escape


def rendered(node: Node) -> Markup:
    """The text of a node."""
    pieces: list[str] = []
    write(node, pieces)
    return Markup("".join(pieces))


def write(node: Any, pieces: list[str]) -> None:
    """Add the pieces of a node to a list."""
    if node is None or node is True or node is False:
        return
    if isinstance(node, BaseElement):
        if isinstance(node, HTMLElement):
            pieces.append("<!doctype html>")
        pieces.append(f"<{node._name}{node._attrs}>")
        if not isinstance(node, VoidElement):
            write(node._children, pieces)
            pieces.append(f"</{node._name}>")
    elif isinstance(node, str):
        pieces.append(escape(node))
    elif isinstance(node, int):
        pieces.append(str(node))
    elif isinstance(node, Fragment):
        write(node._node, pieces)
    elif callable(node):
        write(node(), pieces)
    elif isinstance(node, Iterable):
        for child in node:
            write(child, pieces)
    else:
        pieces.append(escape(node))
