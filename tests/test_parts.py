"""The parts of a game: what docs/adding-a-game.md lists is there for every game, and a program can bring its own."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

import boardwright
from boardwright.arena.roles import PLAIN as NO_ROLES
from boardwright.arena.roles import Roles, roles_in
from boardwright.bots.judgement import judgement_of
from boardwright.bots.judgement.judgement import PLAIN as NO_JUDGEMENT
from boardwright.bots.judgement.judgement import Judgement
from boardwright.games import GAMES, part_of, rules_of
from boardwright.kernel.errors import BoardwrightError
from boardwright.kernel.features import Features
from boardwright.research import features_of
from boardwright.rulings import rulings_of
from boardwright.table import draw as table
from boardwright.table.draw import plain as plain_table
from boardwright.table.draw.emblems import emblem
from boardwright.table.pages.shelves import shelved
from boardwright.terminal import draw as terminal
from boardwright.terminal.draw import plain as plain_terminal
from tests.generic.processes import ROOT

SOURCE = Path(boardwright.__file__).parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
LISTED = re.findall(r"^\| `([a-z/]+/<[^`]+)` \| `([^`]+)` \| (?:`([A-Z]+)`)?", PAGE, re.MULTILINE)
"""The table of parts: where each is, where in one's own package, and the name of what it holds."""

ROOMS = ("boardwright.bots.judgement", "boardwright.arena.roles", "boardwright.terminal.draw", "boardwright.table.draw")


@pytest.mark.parametrize("game", boardwright.games())
def test_every_listed_part_is_there(game: str) -> None:
    assert len(LISTED) == 8
    for where, _, name in LISTED:
        package = GAMES[game].removeprefix("boardwright.").replace(".", "/")
        path = where.replace("games/<game>", package).replace("<game>", game).replace("<language>", "en")
        assert (SOURCE / path).exists(), path
        if name:
            module = path.rstrip("/").removesuffix(".py").replace("/", ".")
            assert hasattr(__import__(f"boardwright.{module}", fromlist=[name]), name), path


def test_the_rooms_are_those_of_the_page() -> None:
    listed = [f"boardwright.{where.partition('/<')[0].replace('/', '.')}" for where, _, name in LISTED if name]
    assert listed == [*ROOMS, "boardwright.games"]


@pytest.mark.parametrize("game", boardwright.games())
def test_our_games_have_more_than_the_stand_ins(game: str) -> None:
    drawing = table.drawing_of(game)
    assert judgement_of(game) is not NO_JUDGEMENT and roles_in(game) is not NO_ROLES
    assert drawing is not plain_table.DRAWING and terminal.drawing_of(game) is not plain_terminal.DRAWING
    assert drawing.emblem and drawing.shelves and drawing.styles
    assert all((SOURCE / "table" / "static" / style).is_file() for style in drawing.styles)
    assert {option.name for option in rules_of(game).options} >= set(drawing.seat_lists)
    assert isinstance(features_of(game), Features) and rulings_of(game) is not None


def test_a_game_without_parts_has_stand_ins(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.telling")  # one file
    for game in (toy, "unknown", "plain", "no.name"):
        assert judgement_of(game) is NO_JUDGEMENT and roles_in(game) is NO_ROLES
        assert table.drawing_of(game) is plain_table.DRAWING and terminal.drawing_of(game) is plain_terminal.DRAWING
        assert "emblem" in str(emblem(game)) and shelved(game, ["a"]) == {"words": ["a"]}
    with pytest.raises(BoardwrightError, match=r"tests\.telling\.features"):
        features_of(toy)
    assert rulings_of(toy) is None


@pytest.mark.plain_only
def test_a_program_brings_the_parts_of_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "brought" / "island"
    package.mkdir(parents=True)
    files = {
        "rules": "from tests.toy import toy_rules\nRULES = toy_rules(name='island')",
        "features": "from boardwright.games.arcs.features import FEATURES",
        "bots": "from boardwright.bots.judgement.arcs import JUDGEMENT",
        "arena": "from boardwright.arena.roles.arcs import ROLES",
        "terminal": "from boardwright.terminal.draw.arcs import DRAWING",
        "table": "from boardwright.table.draw.arcs import DRAWING",
    }
    assert {f"{name}.py" for name in files} == {own for _, own, name in LISTED if name} | {"rules.py"}
    for name, text in files.items():
        (package / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(GAMES, "island", "brought.island")
    assert rules_of("island").name == "island"
    assert isinstance(judgement_of("island"), Judgement) and judgement_of("island") is judgement_of("arcs")
    assert isinstance(roles_in("island"), Roles) and roles_in("island") is roles_in("arcs")
    assert table.drawing_of("island") is table.drawing_of("arcs")
    assert terminal.drawing_of("island") is terminal.drawing_of("arcs")
    assert features_of("island") is features_of("arcs")


@pytest.mark.parametrize("room", ROOMS)
def test_the_package_of_a_game_may_be_inside_another(room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType(f"{room}.inner_game")
    module.PART = 7  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(GAMES, "inner_game", "boardwright.games.arcs.inner")
    assert part_of("inner_game", room, "PART", 0) == 7


def test_a_part_that_cannot_be_loaded_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "broken_island"
    package.mkdir()
    (package / "table.py").write_text("import a_package_that_is_not_there")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(GAMES, "broken", "broken_island")
    with pytest.raises(ModuleNotFoundError, match="a_package_that_is_not_there"):
        table.drawing_of("broken")
