"""Makes docs/rules/<game>.md from the rulings of each game.

python tools/rulings.py
python tools/rulings.py --find GAME    first note in its rulings.yaml where code and tests cite each ruling
"""

import ast
import posixpath
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import fill

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src")]

from boardwright.games import GAMES, rules_of  # noqa: E402
from boardwright.rulings import Rulings, folder_of, rulings_of  # noqa: E402
from boardwright.table.scene import words_for  # noqa: E402

FOLDER = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"

ID = r"(?:[RQDCS]|[AB]-|CD)\d{1,3}"
CITED = re.compile(rf"\b{ID}\b")
NAMED = re.compile(r"_(cd|[rqdcsab])(\d{1,3})(?=_)", re.ASCII | re.IGNORECASE)
"""In the name of a test: test_r12_spent_tokens_…, test_a08_imperial_ships_…"""

HEAD = """# {name}: rulings

{about}

Code and tests cite a ruling by its id. *Sure* says how sure we are of a reading (high, medium, low) where the sources
leave a point open or differ; without a word there, the page says it. The table shows the same list at
`/library/{game}/rulings`, and `#{first}` in the address leads to one of them.

Made by `python tools/rulings.py` from [rulings.yaml](../../{folder}/data/rulings.yaml).
More about the game: [{game}.md](../{game}.md).
"""


# -- pages ---------------------------------------------------------------------------------------------------------


def page(game: str, rulings: Rulings) -> str:
    """The page of a game in Markdown."""
    folder = folder_of(game).relative_to(ROOT).as_posix()
    lines = [
        HEAD.format(
            name=words_for(rules_of(game)).message(f"game-{game}"),
            game=game,
            folder=folder,
            about=fill(rulings.about, 120),
            first=rulings.subjects[0].rulings[0].id,
        )
    ]
    for subject in rulings.subjects:
        lines += [f"## {subject.title}", "", "| id | page | sure | rule | code | tests |", "|" + " --- |" * 6]
        for one in subject.rulings:
            code = ", ".join(link(folder, place) for place in one.code)
            tests = ", ".join(link(f"tests/games/{game}", test) for test in one.tests)
            lines.append(f'| <a id="{one.id}"></a>{one.id} | {one.page} | {one.sure} | {one.rule} | {code} | {tests} |')
        lines.append("")
    return "\n".join(lines)


def link(folder: str, place: str) -> str:
    """A file, and what is meant in it: `turn.py:seize`."""
    path, _, name = place.partition(":")
    return f"[{path}](../../{posixpath.normpath(f'{folder}/{path}')})" + (f" `{name}`" if name else "")


def pages() -> dict[Path, str]:
    """Every file with its text."""
    found = {FOLDER / f"{game}.md": rulings_of(game) for game in GAMES}
    return {path: page(path.stem, rulings) for path, rulings in found.items() if rulings is not None}


# -- where rulings are cited ---------------------------------------------------------------------------------------


@cache
def cited_in(path: Path) -> frozenset[str]:
    """The ids in a file: in its text, and in the names of its tests."""
    text = path.read_text("utf-8")
    named = {by_name(*found) for name in re.findall(r"def (test_\w+)", text) for found in NAMED.findall(f"{name}_")}
    return frozenset(CITED.findall(text)) | named


def by_name(letter: str, number: str) -> str:
    """The id that the name of a test holds: `a08` is A-08, `b13` is B-13."""
    return f"{letter.upper()}-{number:0>2}" if letter in "aAbB" else letter.upper() + number


def tests_of(game: str) -> list[Path]:
    """The tests that may cite rulings of a game."""
    return [path for path in sorted(TESTS.rglob("*.py")) if game_of_test(path) == game]


def game_of_test(path: Path) -> str:
    """The game in whose folder a test is, or after which it is called; "" for others."""
    parts = path.relative_to(TESTS).parts
    called = [game for game in GAMES if game in parts or path.stem.startswith(f"test_{game}")]
    return max(called, key=len, default="")


def sources_of(game: str) -> list[Path]:
    """The code and data of a game, without those of a game that builds on it."""
    folder = folder_of(game)
    inside = [folder_of(other) for other in GAMES if folder in folder_of(other).parents]
    return [
        path
        for path in sorted(folder.rglob("*.*"))
        if path.suffix in (".py", ".yaml") and path.name != "rulings.yaml" and not set(inside) & set(path.parents)
    ]


def places_in(path: Path, place: str) -> dict[str, list[str]]:
    """The functions, methods and classes of a module that cite each ruling, as `place:name`."""
    lines = path.read_text("utf-8").splitlines()
    innermost = [""] * (len(lines) + 1)
    for name, node in definitions(ast.parse("\n".join(lines)).body, ""):
        first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
        innermost[first : (node.end_lineno or first) + 1] = [name] * ((node.end_lineno or first) + 1 - first)
    places: dict[str, list[str]] = {}
    for number, line in enumerate(lines, 1):
        for one in CITED.findall(line):
            places.setdefault(one, []).append(f"{place}:{innermost[number]}".removesuffix(":"))
    return places


def definitions(nodes: list[ast.stmt], prefix: str) -> Iterator[tuple[str, ast.FunctionDef | ast.ClassDef]]:
    """What a module defines, outer ones before those inside them."""
    for node in nodes:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield prefix + node.name, node
            yield from definitions(node.body, f"{prefix}{node.name}.")


def exists(folder: Path, place: str) -> bool:
    """Whether a place that a ruling names is there."""
    file, _, name = place.partition(":")
    return (folder / file).exists() and (not name or name in names_in(folder / file))


@cache
def names_in(path: Path) -> frozenset[str]:
    """The functions, classes and methods of a module; the ids of a data file."""
    text = path.read_text("utf-8")
    if path.suffix == ".yaml":
        return frozenset(re.findall(r"\bid: (\w+)", text))
    return frozenset(name for name, _ in definitions(ast.parse(text).body, ""))


def citing_code(game: str) -> dict[str, list[str]]:
    """Where the code of a game, and that of the game it builds on, cites each ruling."""
    cited: dict[str, list[str]] = {}
    base = rules_of(game).builds_on
    for source in (*sources_of(game), *(sources_of(base) if base else ())):
        if source.suffix == ".py":
            for one, places in places_in(source, posixpath.relpath(source, folder_of(game))).items():
                cited[one] = list(dict.fromkeys([*cited.get(one, []), *places]))
    return cited


def find(game: str) -> None:
    """Note which tests cite each ruling and, where no function is noted, which code does; print what is missing."""
    folder, tests, code = folder_of(game), TESTS / "games" / game, citing_code(game)
    citing = {path.relative_to(tests).as_posix(): cited_in(path) for path in tests_of(game) if tests in path.parents}
    path = folder / "data" / "rulings.yaml"
    blocks = re.split(r"(?m)^(?=      - id: )", path.read_text("utf-8"))
    for number, block in enumerate(blocks[1:], 1):
        one = block.split()[2]
        named = [test for test, ids in citing.items() if one in ids]
        noted = re.findall(r"[^\s,]+", re.findall(r"(?s)code: \[(.*?)\]", block)[0])
        kept = [place for place in noted if ":" in place and exists(folder, place)]
        now = kept or code.get(one, noted)
        block = re.sub(r"(?s)tests: \[.*?\]", listed("tests", named), block)
        blocks[number] = re.sub(r"(?s)code: \[.*?\]", listed("code", now), block)
        for what, there in (("code", any(exists(folder, place) for place in now)), ("test", named)):
            if not there:
                print(f"{one}: no {what}", flush=True)
    path.write_text("".join(blocks), "utf-8")


def listed(what: str, places: list[str]) -> str:
    """A list in a data file, broken where a line is full."""
    return fill(f"{what}: [{', '.join(places)}]", 112, subsequent_indent=" " * 10, break_on_hyphens=False)


def main() -> None:
    """Write them all."""
    if sys.argv[1:2] == ["--find"]:
        find(sys.argv[2])
        rulings_of.cache_clear()
    FOLDER.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT), flush=True)


if __name__ == "__main__":
    main()
