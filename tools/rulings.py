"""Makes docs/rules/<game>.md from the rulings of each game.

python tools/rulings.py
"""

import sys
from pathlib import Path
from textwrap import fill

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src")]

from boardwright.games import GAMES  # noqa: E402
from boardwright.rulings import Rulings, rulings_of  # noqa: E402

FOLDER = ROOT / "docs" / "rules"

HEAD = """# {name}: rulings

{about}

Code and tests cite a ruling by its id. *Sure* says how sure we are of a reading (high, medium, low) where the sources
leave a point open or differ; without a word there, the page says it. The table shows the same list at
`/library/{game}/rulings`, and `#{first}` in the address leads to one of them.

Made by `python tools/rulings.py` from [rulings.yaml](../../src/boardwright/games/{game}/data/rulings.yaml).
More about the game: [{game}.md](../{game}.md).
"""


def page(game: str, rulings: Rulings) -> str:
    """The page of a game in Markdown."""
    lines = [
        HEAD.format(
            name=game.capitalize(), game=game, about=fill(rulings.about, 120), first=rulings.subjects[0].rulings[0].id
        )
    ]
    for subject in rulings.subjects:
        lines += [f"## {subject.title}", "", "| id | page | sure | rule | code | tests |", "|" + " --- |" * 6]
        for one in subject.rulings:
            code = ", ".join(link(f"src/boardwright/games/{game}", place) for place in one.code)
            tests = ", ".join(link(f"tests/games/{game}", test) for test in one.tests)
            lines.append(f'| <a id="{one.id}"></a>{one.id} | {one.page} | {one.sure} | {one.rule} | {code} | {tests} |')
        lines.append("")
    return "\n".join(lines)


def link(folder: str, place: str) -> str:
    """A file, and what is meant in it: `turn.py:seize`."""
    path, _, name = place.partition(":")
    return f"[{path}](../../{folder}/{path})" + (f" `{name}`" if name else "")


def pages() -> dict[Path, str]:
    """Every file with its text."""
    found = {FOLDER / f"{game}.md": rulings_of(game) for game in GAMES}
    return {path: page(path.stem, rulings) for path, rulings in found.items() if rulings is not None}


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT), flush=True)


if __name__ == "__main__":
    main()
