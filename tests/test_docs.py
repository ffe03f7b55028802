"""The Python on README.md and in docs/ is true: examples run, excerpts are what the file says.

A block that begins with ```python is run, after the blocks above it on the same page. ```python not-run is an
outline, or takes too long; it must be Python all the same. ```python file=PATH is an excerpt of that file.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from boardwright import words
from boardwright.games import GAMES
from boardwright.rulings import folder_of

pytestmark = pytest.mark.plain_only

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
LINKING = sorted({*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")})
LINK = re.compile(r"\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```python *(?P<about>[^\n]*)\n(?P<code>.*?)^```", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A piece of Python on a page."""

    about: str
    code: str
    place: str


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    name = page.relative_to(ROOT).as_posix()
    return [
        Block(found["about"], found["code"], f"{name}:{text.count(chr(10), 0, found.start('code')) + 1}")
        for found in FENCE.finditer(text)
    ]


EXAMPLES = [page for page in PAGES if any(block.about == "" for block in blocks_of(page))]
EXCERPTS = [block for page in PAGES for block in blocks_of(page) if block.about.startswith("file=")]


@pytest.fixture
def registered() -> Iterator[None]:
    """What an example registers is forgotten after it."""
    games, folders = dict(GAMES), words.FOLDERS[:]
    yield
    GAMES.clear()
    GAMES.update(games)
    words.FOLDERS[:] = folders


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: page.stem)
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "example"}
    for block in blocks_of(page):
        if block.about == "":
            exec(compile(block.code, block.place, "exec"), names)


@pytest.mark.parametrize("block", EXCERPTS, ids=lambda block: block.place)
def test_excerpts_are_in_their_file(block: Block) -> None:
    source = (ROOT / block.about.removeprefix("file=")).read_text("utf-8")
    for part in block.code.strip("\n").split("\n...\n"):
        assert part.strip("\n") in source


@pytest.mark.parametrize("game", GAMES)
def test_the_modules_that_a_page_names_for_a_rule_are_there(game: str) -> None:
    text = (ROOT / "docs" / f"{game}.md").read_text("utf-8")
    table = text.partition("\n## Where to find a rule\n")[2].partition("\n## ")[0]
    named = re.findall(r"`([a-z_/]+\.(?:py|yaml)|[a-z_]+/)`", table)
    assert len(named) > 5 and [name for name in named if not (folder_of(game) / name).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_block_is_python_of_a_known_sort(page: Path) -> None:
    for block in blocks_of(page):
        assert block.about in ("", "not-run") or block.about.startswith("file="), block.place
        if not block.about.startswith("file="):
            ast.parse(block.code, block.place)


def anchors_of(page: Path) -> set[str]:
    """What a link to a page can name after `#`: its headings, and places that have an id."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r'<a id="([^"]+)"', text))


@pytest.mark.parametrize("page", LINKING, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    dead = []
    for link in LINK.findall(re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)):
        path, _, anchor = link.partition("#")
        if "://" in link or link.startswith("mailto:"):
            continue
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in anchors_of(target)):
            dead.append(link)
    assert dead == []
