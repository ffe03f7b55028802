"""The table owns its state: nobody else sets its fields."""

import ast
from collections.abc import Iterator
from pathlib import Path

import boardwright.table
from boardwright.table import live

SOURCE = Path(boardwright.table.__file__).parent


def set_by(path: Path) -> Iterator[str]:
    """Where a file sets a field of something called a table."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Attribute) or not isinstance(node.ctx, ast.Store | ast.Del):
            continue
        if ast.unparse(node.value).rpartition(".")[2] == "table":
            yield f"{path.name}:{node.lineno} {ast.unparse(node)}"


def test_nobody_sets_the_fields_of_a_table() -> None:
    files = [path for path in SOURCE.rglob("*.py") if path != Path(live.__file__)]
    assert len(files) > 50
    assert [found for path in files for found in set_by(path)] == []
