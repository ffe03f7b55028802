"""Makes games/<game>/fields.py from the table of fields beside it.

python tools/fields.py

Each line of fields.yaml names a field and what it holds: `number`, `flag`, `word` or a kind of the vocabulary;
`list of` one of these, `lists of` one, `rows of` several, or a `cycle of` several one after the other in one flat list.
`piles of` one are a list of tuples: copies share each pile, and who changes one puts a new one in its place.
`bytes of` number are numbers below 256, which copies share as well.
What is `still` changes seldom: it is a tuple, which copies share, and who changes it puts a new one in its place.
A table that `extends` a state has the fields that a game adds to it.
What is `shared` never changes: copies share it, it is not saved but made again, and ids in it have a type of their own.
"""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import yaml

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "boardwright" / "games"

PLAIN = {"number": "int", "flag": "bool", "word": "str"}
WIDTH = 120


class Field(NamedTuple):
    """A field: its name, its shape ("" for a single value), what it holds, whether it is shared or still."""

    name: str
    shape: str
    holds: list[str]
    shared: bool
    still: bool

    @property
    def type(self) -> str:
        """Its type in Python."""
        inner = [PLAIN.get(one, one.capitalize() if self.shared else "int") for one in self.holds]
        match self.shape:
            case "list" | "cycle":
                return self.series(inner[0])
            case "lists":
                return self.series(self.series(inner[0]))
            case "bytes":
                return "bytes"
            case "piles":
                return f"list[tuple[{inner[0]}, ...]]"
            case "rows":
                return self.series(f"tuple[{', '.join(inner)}]")
        return inner[0]

    def series(self, of: str) -> str:
        """The type of a list, or of a tuple if it is still."""
        return f"tuple[{of}, ...]" if self.still else f"list[{of}]"

    @property
    def copied(self) -> str:
        """How a copy gets it."""
        mine = f"self.{self.name}"
        if self.shared or self.still or self.shape in ("", "bytes"):
            return mine
        return f"[one.copy() for one in {mine}]" if self.shape == "lists" else f"{mine}.copy()"

    @property
    def outside(self) -> str:
        """How it is saved: with ids."""
        mine = f"self.{self.name}"
        if self.shape == "rows":
            names = [f"{chr(97 + place)}" for place in range(len(self.holds))]
            values = ", ".join(named(one, name, "outside") for one, name in zip(self.holds, names, strict=True))
            return f"[[{values}] for {', '.join(names)} in {mine}]"
        if self.shape == "cycle":
            return in_turn(self.holds, mine, "outside")
        one = self.holds[0]
        if self.shape in ("lists", "piles"):
            inner = "list(one)" if one in PLAIN else f"[{named(one, 'value', 'outside')} for value in one]"
            return f"[{inner} for one in {mine}]"
        if self.shape in ("list", "bytes"):
            return f"list({mine})" if one in PLAIN else f"[{named(one, 'value', 'outside')} for value in {mine}]"
        return named(one, mine, "outside")

    @property
    def inside(self) -> str:
        """How it is read: with ids, or with numbers as they were saved earlier."""
        saved = f'data["{self.name}"]'
        if self.shape == "rows":
            names = [f"{chr(97 + place)}" for place in range(len(self.holds))]
            values = ", ".join(named(one, name, "number") for one, name in zip(self.holds, names, strict=True))
            return self.made(f"({values})", ", ".join(names), saved)
        if self.shape == "cycle":
            values = in_turn(self.holds, saved, "number")
            return f"tuple({values})" if self.still else values
        one = self.holds[0]
        value = named(one, "value", "number")
        if self.shape == "lists":
            return self.made(self.made(value, "value", "one"), "one", saved)
        if self.shape == "piles":
            return f"[tuple([{value} for value in one]) for one in {saved}]"
        if self.shape == "bytes":
            return f"bytes({saved})"
        if self.shape == "list":
            return self.made(value, "value", saved)
        return named(one, saved, "number")

    def made(self, value: str, each: str, values: str) -> str:
        """A list of a value for each of several, or a tuple if it is still."""
        if value == each:
            return f"tuple({values})" if self.still else f"list({values})"
        return f"tuple([{value} for {each} in {values}])" if self.still else f"[{value} for {each} in {values}]"


def named(kind: str, value: str, way: str) -> str:
    """A value as its kind names it; what is just a number, a flag or a word stays."""
    return value if kind in PLAIN else f"{kind.upper()}.{way}({value})"


def in_turn(holds: list[str], values: str, way: str) -> str:
    """A flat list of rows, of which one column is of a kind."""
    place = next(place for place, one in enumerate(holds) if one not in PLAIN)
    value = named(holds[place], "value", way)
    return f"[{value} if place % {len(holds)} == {place} else value for place, value in enumerate({values})]"


def field_of(name: str, said: str) -> Field:
    """A line of the table."""
    shared, still = said.startswith("shared "), said.startswith("still ")
    shape, of, holds = said.removeprefix("shared ").removeprefix("still ").partition(" of ")
    return Field(name, shape if of else "", [one.strip() for one in (holds if of else shape).split(",")], shared, still)


def imports(names: set[str], own: set[str]) -> list[str]:
    """Where kinds come from: a table that extends a state says which ones are its `own`."""
    if not own:
        return [f"from .vocabulary import {', '.join(sorted(names))}"]
    others = ", ".join(sorted(names - own))
    return [f"from ..vocabulary import {others}", f"from .vocabulary import {', '.join(sorted(own))}"]


def module(path: Path) -> str:
    """The module of a table."""
    table = yaml.safe_load(path.read_text("utf-8"))
    groups = {title: [field_of(name, said) for name, said in rows.items()] for title, rows in table["fields"].items()}
    fields = [field for group in groups.values() for field in group]
    saved = [field for field in fields if not field.shared]
    kinds = {one.upper() for field in saved for one in field.holds if one not in PLAIN}
    types = {one.capitalize() for field in fields if field.shared for one in field.holds if one not in PLAIN}
    extends = table.get("extends", "")
    lines = [
        f'"""The fields of {table["of"]}, made from fields.yaml by `python tools/fields.py`: change them there."""',
        "",
        "from typing import Any",
        "",
        "from mypy_extensions import mypyc_attr",
        "",
        *([f"from ..state import {extends}"] if extends else ["from boardwright.kernel.state import State", ""]),
        *imports(kinds | types, {one.upper() for one in table.get("own", [])} if extends else set()),
        "",
        "",
        "@mypyc_attr(acyclic=True)",
        f"class Fields({extends or 'State'}):",
        f'    """{table["about"]}"""',
        "",
        f"    __slots__ = ({', '.join(quoted(sorted(field.name for field in fields)))})",
        "",
    ]
    for title, group in groups.items():
        lines += [f"    # {title}", *[f"    {field.name}: {field.type}" for field in group], ""]
    header = ["        data = super().{}()"] if extends else HEADER
    lines += [
        f'    def copy_{"more_" if extends else ""}to(self, other: "Fields") -> None:',
        f'        """Make {"these fields of " if extends else ""}another state equal to this one."""',
        *([] if extends else COPIED),
        *[f"        other.{field.name} = {field.copied}" for field in fields],
        "",
        "    def to_json(self) -> dict[str, Any]:",
        *[line.format("to_json") for line in header],
        *[f'        data["{field.name}"] = {field.outside}' for field in saved],
        "        return data",
        "",
        "    def numbers(self) -> dict[str, Any]:",
        *[line.format("numbers") for line in header],
        *[f'        data["{field.name}"] = self.{field.name}' for field in saved],
        "        return data",
        "",
        "    def read(self, data: dict[str, Any]) -> None:",
        '        """Take over what was saved."""',
        *(["        super().read(data)"] if extends else READ),
        *[f"        self.{field.name} = {field.inside}" for field in saved],
    ]
    return "\n".join(lines) + "\n"


def quoted(names: list[str]) -> list[str]:
    return [f'"{name}"' for name in names]


COPIED = [f"        other.{name} = self.{name}" for name in ("stage", "turn", "looks")]
READ = [f'        self.{name} = data["{name}"]' for name in ("stage", "turn", "looks")]
HEADER = [
    "        data: dict[str, Any] = {{}}",  # in parts: what is compiled of one long literal grows with its square
    *[f'        data["{name}"] = self.{name}' for name in ("seats", "stage", "turn", "looks")],
    '        data["rng"] = self.rng.to_json()',
]


def formatted(text: str) -> str:
    """A module as ruff lays it out."""
    command = [sys.executable, "-m", "ruff", "format", "--line-length", str(WIDTH), "-"]
    return subprocess.run(command, input=text, capture_output=True, encoding="utf-8", check=True).stdout


def modules() -> dict[Path, str]:
    """Every module that is made from a table, and its text."""
    return {path.with_suffix(".py"): formatted(module(path)) for path in sorted(GAMES.glob("**/fields.yaml"))}


if __name__ == "__main__":
    for path, text in modules().items():
        path.write_text(text, "utf-8")
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")
