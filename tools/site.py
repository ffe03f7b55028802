"""What the documentation site has beyond docs/: references made from the code, and the files that pages link to.

Used by mkdocs (see mkdocs.yml); `make docs` builds the site.
"""

import argparse
import posixpath
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

from boardwright.cli import parser  # noqa: E402
from boardwright.games import GAMES, rules_of  # noqa: E402
from boardwright.research import features_of  # noqa: E402
from boardwright.research.columns import action_table  # noqa: E402
from boardwright.terminal.report import setting_text  # noqa: E402
from boardwright.words import Words  # noqa: E402

ALWAYS = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
LINK = re.compile(r"(\]\()([^)\s]+)(\))")
UNSEARCHED = "---\nsearch:\n  exclude: true\n---\n\n"
LANGUAGES = {".py": "python", ".yaml": "yaml", ".yml": "yaml", ".ftl": "text"}


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that are made."""
    pages = {"reference/commands.md": commands(), "reference/options.md": options()}
    pages |= {f"reference/columns-{game}.md": columns(game) for game in GAMES}
    for path in sorted(linked(files)):
        pages[page_of(path)] = page(path)
    for name, text in pages.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Lead links out of docs/ to the pages of those files."""
    if page.file.src_uri.startswith("source/"):
        return markdown
    return redirected(markdown, page.file.src_uri)


# -- files of the repository -------------------------------------------------------------------------------------------


def linked(files: Files) -> set[str]:
    """The files and folders outside docs/ that some page links to, and what lies in those folders."""
    found = set(ALWAYS)
    for file in files.documentation_pages():
        text = Path(str(file.abs_src_path)).read_text("utf-8")
        found |= {path for path in (outside(match[2], file.src_uri) for match in LINK.finditer(text)) if path}
    inside = {path for folder in found for path in contents(folder)}
    return found | inside


def contents(folder: str) -> Iterator[str]:
    """The files in a folder."""
    for path in sorted((ROOT / folder).rglob("*")) if (ROOT / folder).is_dir() else ():
        if path.suffix in LANGUAGES and "__pycache__" not in path.parts:
            yield path.relative_to(ROOT).as_posix()


def outside(link: str, uri: str) -> str:
    """The path in the repository that a link of a page leads to, if it is outside docs/; else nothing."""
    path = posixpath.normpath(posixpath.join("docs", posixpath.dirname(uri), link.partition("#")[0]))
    is_here = "://" not in link and not link.startswith(("#", "mailto:", "/"))
    return path if is_here and not path.startswith(("docs/", "..")) and (ROOT / path).exists() else ""


def page_of(path: str) -> str:
    """The page that shows a file or a folder."""
    return f"source/{path}" if path.endswith(".md") else f"source/{path}.md"


def redirected(markdown: str, uri: str) -> str:
    """A page whose links out of docs/ lead to the pages of those files."""

    def new(match: re.Match[str]) -> str:
        path = outside(match[2], uri)
        if not path:
            return match[0]
        _, mark, anchor = match[2].partition("#")
        target = posixpath.relpath(page_of(path), posixpath.dirname(uri) or ".")
        return f"{match[1]}{target}{mark}{anchor}{match[3]}"

    return LINK.sub(new, markdown)


def page(path: str) -> str:
    """A file as a page: Markdown as it is, a folder as a list, anything else as code."""
    place = ROOT / path
    if place.is_dir():
        names = [f"- [{name}]({posixpath.relpath(page_of(name), 'source')})" for name in contents(path)]
        here = posixpath.relpath("source", posixpath.dirname(page_of(path)))
        return "\n".join([f"# {path}", "", *(line.replace("](", f"]({here}/") for line in names)])
    text = place.read_text("utf-8")
    if path.endswith(".md"):
        return LINK.sub(within_source(path), text)
    fence = "`" * (3 + max((len(run) for run in re.findall("`+", text)), default=0))
    return f"{UNSEARCHED}# {path}\n\n{fence}{LANGUAGES.get(place.suffix, 'text')}\n{text}\n{fence}\n"


def within_source(path: str) -> Callable[[re.Match[str]], str]:
    """Links of a Markdown file at the root, as they are from its page in source/; to other files only by name."""

    def new(match: re.Match[str]) -> str:
        link = match[2]
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), link.partition("#")[0]))
        if "://" in link or link.startswith(("#", "mailto:")) or target in ALWAYS:
            return match[0]
        if target.startswith("docs/") and (ROOT / target).is_file():
            return f"{match[1]}../{link.removeprefix('docs/')}{match[3]}"
        first = next((ROOT / target).glob("*.md"), None) if target.startswith("docs/") else None
        return match[0] if first is None else f"{match[1]}../{first.relative_to(ROOT / 'docs').as_posix()}{match[3]}"

    return new


# -- references --------------------------------------------------------------------------------------------------------


def commands() -> str:
    """All commands with their arguments, as `--help` describes them."""
    top = parser(describe=True)
    [subparsers] = [action for action in top._actions if isinstance(action, argparse._SubParsersAction)]
    lines = ["# Commands", "", f"{top.description}", "", "`boardwright --version` says which code is running.", ""]
    for name, one in subparsers.choices.items():
        lines += [f"## boardwright {name}", "", str(one.description), "", "| argument | meaning |", "| --- | --- |"]
        for action in one._actions:
            if "--help" not in action.option_strings:
                called = ", ".join(action.option_strings) or str(action.metavar)
                value = f" {action.metavar}" if action.option_strings and action.metavar else ""
                lines.append(
                    f"| `{called}{value}` | {str(action.help).replace('%%', '%').replace('|', chr(92) + '|')} |"
                )
        lines.append("")
    return "\n".join(lines)


def options() -> str:
    """What can be chosen when a game begins."""
    lines = [
        "# Options of the games",
        "",
        "After `--options` in the terminal, and as `options` in Python and the API.",
        "",
    ]
    for game in GAMES:
        rules = rules_of(game)
        words = Words(rules)
        lines += [f"## {game}", "", "| option | values | usually | meaning |", "| --- | --- | --- | --- |"]
        for spec in rules.options:
            about = f"setting-{spec.name}".replace("_", "-")
            values = ", ".join(f"`{setting_text(choice)}`" for choice in spec.choices)
            meaning = words.message(about) if words.has(about) else ""
            lines.append(f"| `{spec.name}` | {values} | `{setting_text(spec.default)}` | {meaning} |")
        lines.append("")
    return "\n".join(lines)


def columns(game: str) -> str:
    """The numbers of the actions of a game, and the columns of its positions and options."""
    features = features_of(game)
    lines = [f"# {game}: columns", "", "What they mean: [research](../research.md).", "", "## Actions", ""]
    lines += action_table(features.actions)
    for title, names in (("A position", features.state_columns), ("An option", features.option_columns)):
        lines += ["", f"## {title}", "", "```text", *(f"{place:5}  {name}" for place, name in enumerate(names)), "```"]
    return "\n".join(lines)
