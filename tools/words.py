"""Makes docs/words/<game>.md from the vocabulary of each game: everything it asks, offers and tells.

python tools/words.py
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src")]

from boardwright.games import GAMES, rules_of  # noqa: E402
from boardwright.kernel.vocabulary import Kind, Value, Verb  # noqa: E402
from boardwright.rulings import folder_of  # noqa: E402
from boardwright.table.scene import words_for  # noqa: E402
from boardwright.words import Words  # noqa: E402

FOLDER = ROOT / "docs" / "words"

MOST = 40
"""So many values of a kind are listed; of more, the first and the last."""

HEAD = """# {name}: words

Everything {name} asks, offers and tells, as it stands in the [JSON API](../api.md), in records and in saved games: the
verb, then its arguments. Things are named by their ids, counts are numbers, and seats are numbered from 0. In Python
things are numbers, too (`game.rules.vocabulary.outside(option)` gives the ids, `inside` the numbers); a question is
`decision.ask` with `decision.values`. The sentences are those of the locale files, with the arguments in braces.

Made by `python tools/words.py` from [vocabulary.py](../../{folder}/vocabulary.py).
More about the game: [{game}.md](../{game}.md).
"""


def page(game: str) -> str:
    """The page of a game in Markdown."""
    rules = rules_of(game)
    words, said = rules.vocabulary, Words(rules, strict=True)
    folder = folder_of(game).relative_to(ROOT).as_posix()
    lines = [HEAD.format(name=words_for(rules).message(f"game-{game}"), game=game, folder=folder)]
    used: dict[str, list[Kind[Any]]] = {}
    for title, sort, table in (
        ("Options", "option", words.options),
        ("Questions", "ask", words.asks),
        ("Events", "event", words.events),
    ):
        lines += [f"## {title}", "", "| verb | arguments | example | sentence |", "|" + " --- |" * 4]
        for verb in table.values():
            arguments = ", ".join(argument(name, kind) for name, kind in zip(verb.names, verb.kinds, strict=True))
            sentence = in_cell(said.pattern(sort, verb))
            lines.append(f"| `{verb.word}` | {arguments} | `{example(verb)}` | {sentence} |")
            for kind in verb.kinds:
                used.setdefault(kind.name, []).append(kind)
        lines.append("")
    return "\n".join(lines + kinds_of(used))


def kinds_of(used: Mapping[str, list[Kind[Any]]]) -> list[str]:
    """What there is of each kind."""
    lines = ["## Kinds", "", "| kind | values |", "| --- | --- |"]
    lines += [f"| {name} | {in_cell(values_of(used[name]))} |" for name in sorted(used)]
    return [*lines, ""]


def argument(name: str, kind: Kind[Any]) -> str:
    """An argument, with its kind where that is called otherwise."""
    return name if name == kind.name else f"{name} ({kind.name})"


def example(verb: Verb) -> str:
    """The verb with some value for each argument: of one kind twice, two different ones."""
    values: list[Value] = [verb.word]
    for place, kind in enumerate(verb.kinds):
        again = sum(other.name == kind.name for other in verb.kinds[:place])
        values.append(some(kind, again if kind.relative else again + 2))
    return json.dumps(values, ensure_ascii=False)


def some(kind: Kind[Any], number: int) -> Value:
    """One of the first values of a kind."""
    values = kind.domain or list(kind.ids)
    return kind.outside(values[min(number, len(values) - 1)]) if values else number if kind.counts else "…"


def values_of(same: list[Kind[Any]]) -> str:
    """All values of a kind, which some options narrow, or the first and the last."""
    kind = same[0]
    values: list[Value] = [kind.ids[number] for number in kind.order] or [
        *dict.fromkeys(value for one in same for value in one.domain)
    ]
    shown = [f"`{value}`" for value in (sorted(values, key=int) if kind.counts else values)]
    if not values:
        return "a number" if kind.counts else "a word"
    if kind.counts or kind.relative:
        return f"a number; in options {shown[0]} to {shown[-1]}"
    return ", ".join(shown) if len(shown) <= MOST else f"{', '.join(shown[:3])} … {shown[-1]} ({len(shown)})"


def in_cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def pages() -> dict[Path, str]:
    """Every file with its text."""
    return {FOLDER / f"{game}.md": page(game) for game in GAMES}


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT), flush=True)


if __name__ == "__main__":
    main()
