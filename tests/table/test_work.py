"""What comes from outside costs work in proportion to its length, however nasty it is: no pattern runs back and forth.

Time is not measured: patterns are read, and the lines of Python that run are counted.
"""

import ast
import contextlib
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from re import _constants as sre  # type: ignore[attr-defined]
from re import _parser  # type: ignore[attr-defined]
from types import FrameType
from typing import Any

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.kernel.errors import BoardwrightError
from boardwright.table.addresses import home_of, networks_of
from boardwright.table.draw import drawing_of
from boardwright.table.draw.imperium.rich import reading
from boardwright.table.forms import message_of_form, number_of, plan_of
from boardwright.table.guard import is_foreign
from boardwright.table.people import cleaned
from boardwright.table.push import discreet, seconds_of
from boardwright.table.routes import LINK
from boardwright.table.scene import words_for
from boardwright.table.socket import message_of
from boardwright.table.subscriptions import Keys, Wanted, checked, decoded, host_of

pytestmark = pytest.mark.plain_only

SOURCE = Path(boardwright.__file__).parent
LETTERS = frozenset(chr(code) for code in range(0x250))
ANCHORED = {"fullmatch", "match"}
FUNCTIONS = {"compile", "search", "sub", "subn", "split", "findall", "finditer", *ANCHORED}


# -- patterns ------------------------------------------------------------------------------------------------------

Pattern = list[tuple[Any, Any]]


def kind_of(category: Any) -> frozenset[str]:
    """The letters of a category, as "word"."""
    name = str(category).removeprefix("CATEGORY_")
    tests: dict[str, Callable[[str], bool]] = {
        "WORD": lambda c: c.isalnum() or c == "_",
        "DIGIT": str.isdecimal,
        "SPACE": str.isspace,
    }
    found = frozenset(letter for letter in LETTERS if tests[name.removeprefix("NOT_")](letter))
    return LETTERS - found if name.startswith("NOT_") else found


def letters_of(op: Any, value: Any) -> frozenset[str]:
    """The letters that one place of a pattern takes."""
    if op is sre.LITERAL:
        return frozenset(chr(value))
    if op is sre.NOT_LITERAL:
        return LETTERS - frozenset(chr(value))
    if op is sre.ANY:
        return LETTERS
    if op is sre.RANGE:
        return frozenset(map(chr, range(value[0], value[1] + 1)))
    if op is sre.CATEGORY:
        return kind_of(value)
    assert op is sre.IN, op
    found = frozenset().union(*(letters_of(*part) for part in value if part[0] is not sre.NEGATE))
    return LETTERS - found if value[0][0] is sre.NEGATE else found


def beginning(pattern: Pattern) -> tuple[frozenset[str], bool]:
    """With which letters a match of a pattern can begin, and whether it can be empty."""
    letters: frozenset[str] = frozenset()
    for op, value in pattern:
        if op in (sre.AT, sre.ASSERT):
            continue
        if op is sre.MAX_REPEAT:
            first, empty = beginning(value[2])
            empty = empty or value[0] == 0
        elif op is sre.SUBPATTERN:
            first, empty = beginning(value[-1])
        elif op is sre.BRANCH:
            parts = [beginning(part) for part in value[1]]
            first, empty = frozenset().union(*(part[0] for part in parts)), any(part[1] for part in parts)
        else:
            first, empty = letters_of(op, value), False
        letters |= first
        if not empty:
            return letters, False
    return letters, True


def ambiguous(pattern: Pattern, after: frozenset[str]) -> Iterator[str]:
    """The unbounded repeats of a pattern that do not know from the next letter alone whether they end."""
    for index, (op, value) in enumerate(pattern):
        first, empty = beginning(pattern[index + 1 :])
        follows = first | after if empty else first
        if op is sre.SUBPATTERN:
            yield from ambiguous(value[-1], follows)
        elif op is sre.BRANCH:
            for part in value[1]:
                yield from ambiguous(part, follows)
        elif op is sre.ASSERT:
            yield from ambiguous(value[1], frozenset())
        elif op is sre.MAX_REPEAT:
            low, high, body = value
            begins, nothing = beginning(body)
            if high is sre.MAXREPEAT and (nothing or begins & follows):
                yield f"{{{low},}} of {sorted(begins)[:3]}…"
            yield from ambiguous(body, follows | begins if high > 1 else follows)
        else:
            assert op in (sre.AT, sre.LITERAL, sre.NOT_LITERAL, sre.ANY, sre.IN), op


def slow(pattern: str, anchored: bool) -> list[str]:
    """What is wrong with a pattern: a repeat that runs back, or (not anchored) one that begins anew at each letter."""
    parsed = list(_parser.parse(pattern))
    wrong = list(ambiguous(parsed, frozenset()))
    branches = parsed[0][1][1] if parsed and parsed[0][0] is sre.BRANCH else [parsed]
    for branch in branches:
        endless = branch[0][0] is sre.MAX_REPEAT and branch[0][1][1] is sre.MAXREPEAT
        ends_anywhere = beginning(branch[1:])[1] and all(op is not sre.AT for op, _ in branch[1:])
        if not anchored and endless and not ends_anywhere:
            wrong.append("begins with an unbounded repeat")
    return wrong


def patterns() -> Iterator[tuple[str, str, bool]]:
    """Every pattern in the code but that of the games, which reads no words of people; where it is, and if anchored."""
    for path in sorted(SOURCE.rglob("*.py")):
        if "games" in path.parts:
            continue
        tree = ast.parse(path.read_text("utf-8"))
        used: dict[str, set[str]] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                used.setdefault(node.value.id, set()).add(node.attr)
        names = {
            id(node.value): str(node.targets[0].id)
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if isinstance(node.func.value, ast.Name) and node.func.value.id == "re" and node.func.attr in FUNCTIONS:
                where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                way, name = node.func.attr, names.get(id(node), "")
                ways = {way} if way != "compile" else used.get(name, {"search"})
                given = node.args[0]
                if isinstance(given, ast.Constant):
                    yield where, str(given.value), ways <= ANCHORED
                else:
                    assert path.name in ("shelves.py", "rich.py"), f"{where}: what pattern is this?"
    yield "words of cards", reading(words_for(rules_of("imperium")))[0].pattern, False
    for game in boardwright.games():
        for name, pattern in drawing_of(game).shelves:
            yield f"shelf {game} {name}", pattern, True


def test_no_pattern_runs_back_and_forth() -> None:
    found = list(patterns())
    assert len(found) > 10
    assert [(where, pattern, wrong) for where, pattern, anchored in found if (wrong := slow(pattern, anchored))] == []


@pytest.mark.parametrize(
    ("pattern", "anchored"),
    [
        (r"[^\s\"']*/[^\s\"']*|[\w-]{40,}", False),
        (r"(a+)+b", True),
        (r"(a*)*", True),
        (r"a*a*b", True),
        (r"(a|a)*b|\w+\d", True),
        (r"\w+@", False),
        (r"[0-9a-f]{32,}\b", False),
        (r".*x", True),
    ],
)
def test_the_reader_of_patterns_finds_what_is_slow(pattern: str, anchored: bool) -> None:
    assert slow(pattern, anchored)
    assert not slow(r"[\w-]+(\.[\w-]+)+|a{1,20}(/b{1,9})?", True) and not slow(r"[^\s]+|x\w*", False)


# -- loops ---------------------------------------------------------------------------------------------------------

SHORT, LONG = 16 * 1024, 1024 * 1024
NASTY = ("!", "a", "/", "[", '"', " ", "\\", "%", ".", "=", "9", "é", "\x00", "/game/", "a.", "x=y; ", '{"a":')
KEYS = Keys("A" * 87, "A" * 22)

OUTSIDE: dict[str, Callable[[str], object]] = {
    "what a push service answers": discreet,
    "Retry-After": seconds_of,
    "the keys of a subscription": decoded,
    "the address of a push service": lambda text: host_of(text, False),
    "that address after its scheme": lambda text: host_of(f"https://{text}", True),
    "the host of a subscription": lambda text: checked(Wanted("https://93.184.216.34/", KEYS), "", text, False),
    "Origin": lambda text: is_foreign({"origin": text, "host": text}),
    "an address of a proxy": home_of,
    "addresses of proxies": networks_of,
    "a name or a line of the chat": lambda text: cleaned(text, 500),
    "a message": message_of,
    "an option in a form": lambda text: message_of_form({"do": "play", "at": "x", "option": text}),
    "a form": lambda text: message_of_form({"do": text, "to": text, "text": text}),
    "a number in a form": lambda text: number_of(text, "move"),
    "a new game": lambda text: plan_of({"game": "arcs", "seat-0": "person", "seat-1": text, "seed": text}),
    "its name": lambda text: plan_of({"game": "arcs", "seat-0": "person", "seat-1": "person", "name-0": text}),
    "its options": lambda text: plan_of({"game": "scythe", "seat-0": "person", "option-factions": text}),
    "a pasted link": LINK.search,
}


def work_of(act: Callable[[str], object], text: str) -> int:
    """How many lines of Python run for that."""
    lines = 0

    def count(frame: FrameType, event: str, given: Any) -> Any:
        nonlocal lines
        lines += event == "line"
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        with contextlib.suppress(BoardwrightError, ValueError):
            act(text)
    finally:
        sys.settrace(before)
    return lines


@pytest.mark.parametrize("what", OUTSIDE)
def test_work_grows_no_faster_than_what_comes(what: str) -> None:
    act = OUTSIDE[what]
    work_of(act, "")  # what is read from files only once
    for nasty in NASTY:
        short, long = (work_of(act, nasty * (size // len(nasty))) for size in (SHORT, LONG))
        assert long <= 1.1 * (LONG / SHORT) * short + 1000, (nasty, short, long)


def test_what_push_services_say_is_cut_and_holds_no_secret() -> None:
    secret = "gAAAAABkX0" * 5
    cut = ("a" * 960 + f" {secret}", "/" * 990 + f" {secret}")  # only their first letters are looked at
    for text in (secret, f"no {secret} here", f"at https://push.example/{secret}", *cut):
        assert secret[:10] not in discreet(text)
    assert discreet("!" * LONG) == "…" and len(discreet("a " * LONG)) <= 200
    assert discreet("What /bob wants is too much") == "What … wants is too much"
    assert re.fullmatch("…", discreet("x" * 40)) and discreet("x" * 39) == "x" * 39
