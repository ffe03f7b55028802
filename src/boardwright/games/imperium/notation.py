"""The notation of the effects: an expression in Python's call syntax becomes a small tree, once, when data is read.

`choose(cost(pay(material=3), then=acquire(region)), draw(1))`: names, whole numbers, strings, calls, `| & ~` on
selectors and zones, arithmetic and comparisons on numbers, `and or not` on conditions. Nothing else.
"""

import ast
from typing import Final

from boardwright.kernel.errors import RulesError


class Expr:
    """A node of the notation. `name` is the verb of a call, the word of a name, or an operator; leaves hold a value."""

    def __init__(self, kind: str, name: str, value: int, parts: list["Expr"], keys: dict[str, "Expr"]) -> None:
        self.kind = kind
        self.name = name
        self.value = value
        self.parts = parts
        self.keys = keys

    def __repr__(self) -> str:
        return f"Expr({self.kind}, {self.name!r}, {self.value}, {self.parts}, {self.keys})"


CALL = "call"
NAME = "name"
NUMBER = "number"
STRING = "string"
OPERATOR = "operator"


class Place:
    """Where an expression stands, for messages: "1ROM21: ... in 'acquire(regoin)'"."""

    def __init__(self, card: str, source: str, is_unrest: bool) -> None:
        self.card = card
        self.source = source
        self.is_unrest = is_unrest

    def wrong(self, what: str) -> RulesError:
        """The error that names the card and stops the loading."""
        return RulesError(f"imperium: {self.card}: {what} in {self.source!r}")


OPERATORS: Final[dict[str, str]] = {
    "BitOr": "|", "BitAnd": "&", "Invert": "~", "Add": "+", "Sub": "-", "Mult": "*", "FloorDiv": "//",
    "GtE": ">=", "LtE": "<=", "Eq": "==", "Lt": "<", "Gt": ">", "And": "and", "Or": "or", "Not": "not",
}  # fmt: skip


def parse(place: Place) -> Expr:
    """The tree of an expression."""
    try:
        tree = ast.parse(place.source.strip(), mode="eval")
    except SyntaxError as error:
        raise place.wrong(f"not an expression ({error.msg})") from error
    return convert(tree.body, place)


def convert(node: ast.AST, place: Place) -> Expr:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        keys: dict[str, Expr] = {}
        for keyword in node.keywords:
            if keyword.arg is None:
                raise place.wrong("a ** argument")
            keys[keyword.arg] = convert(keyword.value, place)
        return Expr(CALL, node.func.id, 0, [convert(part, place) for part in node.args], keys)
    if isinstance(node, ast.Name):
        return Expr(NAME, node.id, 0, [], {})
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return Expr(STRING, node.value, 0, [], {})
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return Expr(NUMBER, "", node.value, [], {})
    if isinstance(node, ast.BinOp):
        return operation(type(node.op).__name__, [node.left, node.right], place)
    if isinstance(node, ast.UnaryOp):
        return operation(type(node.op).__name__, [node.operand], place)
    if isinstance(node, ast.BoolOp):
        return operation(type(node.op).__name__, list(node.values), place)
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        return operation(type(node.ops[0]).__name__, [node.left, node.comparators[0]], place)
    raise place.wrong(f"{type(node).__name__} is not part of the notation")


def operation(name: str, parts: "list[ast.expr]", place: Place) -> Expr:
    if name not in OPERATORS:
        raise place.wrong(f"the operator {name} is not part of the notation")
    return Expr(OPERATOR, OPERATORS[name], 0, [convert(part, place) for part in parts], {})


def calls(expr: Expr) -> list[str]:
    """Every word that is called in an expression."""
    found = [expr.name] if expr.kind == CALL else []
    for part in [*expr.parts, *expr.keys.values()]:
        found += calls(part)
    return found


def written(expr: Expr) -> str:
    """The expression as text again, always in the same spelling."""
    if expr.kind == NUMBER:
        return str(expr.value)
    if expr.kind == STRING:
        return f'"{expr.name}"'
    if expr.kind == NAME:
        return expr.name
    if expr.kind == OPERATOR:
        parts = [f"({written(part)})" if part.kind == OPERATOR else written(part) for part in expr.parts]
        if len(parts) == 1:
            return f"{expr.name} {parts[0]}" if expr.name == "not" else f"{expr.name}{parts[0]}"
        return f" {expr.name} ".join(parts)
    given = [written(part) for part in expr.parts] + [f"{key}={written(value)}" for key, value in expr.keys.items()]
    return f"{expr.name}({', '.join(given)})"
