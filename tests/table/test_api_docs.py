"""The examples of docs/api.md are what a program sends and gets.

A word that ends in "…" stands for one that differs from game to game, and means the same wherever it occurs in a
block; "…" alone stands for anything, and at the end of a list or an object for more of it.
"""

import json
import re
from typing import Any

import httpx
import pytest

from tests.generic.processes import ROOT

pytestmark = pytest.mark.plain_only

PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")
ANY = "…"
EXAMPLE = re.compile(r"(GET|POST) +(\S+)\n([^→]*)→((?:(?!\n    \S).)*)", re.DOTALL)


def blocks() -> list[list[tuple[str, str, Any, Any]]]:
    """The examples of the page: method, path, what is sent, what is answered; those of a block belong together."""
    found = []
    for block in re.findall(r"(?:^    .*\n)+", PAGE, re.MULTILINE):
        examples = EXAMPLE.findall(block)
        assert len(examples) == len(re.findall(r"^    (?:GET|POST) ", block, re.MULTILINE)), block
        if examples:
            found.append([(method, path, read(sent), read(answer)) for method, path, sent, answer in examples])
    return found


def read(text: str) -> Any:
    """JSON in which a bare … stands for a value, or for the rest of a list or an object."""
    whole, inside = "", ""
    for part in re.findall(r'"[^"]*"|.', text.strip(), re.DOTALL):
        inside += part if part in "[{" else ""
        inside = inside[:-1] if part in "]}" else inside
        if part == ANY:
            part = f'"{ANY}": "{ANY}"' if inside[-1] == "{" and not whole.rstrip().endswith(":") else f'"{ANY}"'
        whole += part
    return json.loads(whole) if whole else None


def check(shown: Any, real: Any, known: dict[str, str]) -> None:
    """Fail unless an answer is as it is shown; what a word with "…" stands for is remembered."""
    if shown == ANY:
        return
    if isinstance(shown, str) and shown.endswith(ANY):
        assert isinstance(real, str) and real and known.setdefault(shown, real) == real, shown
    elif isinstance(shown, dict):
        assert isinstance(real, dict)
        assert ANY in shown or shown.keys() == real.keys(), f"{shown} is {real}"
        for key in shown.keys() - {ANY}:
            assert key in real, f"{key!r} is not in {real}"
            check(shown[key], real[key], known)
    elif isinstance(shown, list):
        assert isinstance(real, list)
        listed = [item for item in shown if item != ANY]
        assert len(listed) == len(real) or (len(listed) < len(real) and ANY in shown), f"{shown} is {real}"
        for item, one in zip(listed, real, strict=False):
            check(item, one, known)
    else:
        assert shown == real and type(shown) is type(real)


def meant(shown: Any, known: dict[str, str]) -> Any:
    """What is shown, with the words of this game."""
    text = json.dumps(shown, ensure_ascii=False)
    for word, real in known.items():
        text = text.replace(word, real)
    assert ANY not in text, text
    return json.loads(text)


@pytest.mark.parametrize("number", range(len(blocks())))
def test_the_examples_are_real(address: str, number: int) -> None:
    known: dict[str, str] = {}
    headers: dict[str, str] = {}
    for method, path, sent, shown in blocks()[number]:
        url, body = address + meant(path, known), {} if sent is None else {"json": meant(sent, known)}
        answer = httpx.request(method, url, headers=headers, timeout=120, **body)
        assert answer.is_success, answer.text
        check(shown, answer.json(), known)
        if "secrets" in shown:
            headers = {"authorization": f"Bearer {answer.json()['secrets']['0']}"}


def test_the_page_has_examples() -> None:
    assert [len(block) for block in blocks()] == [5, 5]


def test_a_false_example_is_noticed() -> None:
    known: dict[str, str] = {}
    real = {"id": "k3x9", "option": ["lead", 7], "set": None}
    check(read('{"id": "k3…", "option": ["lead", …], …}'), real, known)
    assert known == {"k3…": "k3x9"} and meant("/api/games/k3…", known) == "/api/games/k3x9"
    for wrong in ('{"id": "k3…"}', '{"option": ["lead", "mobilization-3"], …}', '{"at": …, …}', '{"option": [], …}'):
        with pytest.raises(AssertionError):
            check(read(wrong), real, {})
