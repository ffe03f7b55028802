"""Every game's drawing, over random games with every number of seats."""

from collections import Counter
from functools import cache
from html.parser import HTMLParser

import pytest

from boardwright.kernel.game import Game
from boardwright.table.draw import drawing_of, players
from boardwright.table.elements import Node, div, rendered, svg
from boardwright.table.scene import Player, Scene, words_for
from tests.generic.cases import SOME_CASES, Case
from tests.generic.players import play_on, player

pytestmark = pytest.mark.plain_only

LOOKS = 3
"""At how many moments of a game it is drawn."""
VOID = ("br", "hr", "img", "input", "link", "meta")
SPEAKING = ("aria-label", "title", "aria-labelledby")


class Page(HTMLParser):
    """What a piece of HTML holds: ids, spots, topics, and the elements that say nothing about themselves."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: Counter[str] = Counter()
        self.spots: set[str] = set()
        self.topics: set[str] = set()
        self.symbols: set[str] = set()
        self.used: set[str] = set()
        self.styled: list[str] = []
        self.open: list[str] = []
        self.unnamed: list[dict[str, str]] = []
        self.silent: list[tuple[int, dict[str, str]]] = []
        self.feed(html)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.ids[given["id"]] += 1
        if "data-spot" in given:
            self.spots.add(given["data-spot"])
        if "data-help" in given:
            self.topics.add(given["data-help"])
        if tag == "use":
            self.used.add(given["href"].removeprefix("#"))
        if "style" in given:
            self.styled.append(tag)
        if tag in VOID:
            return
        self.open.append(tag)
        needs_a_name = "data-spot" in given or given.get("role") == "img"
        if any(given.get(name) for name in SPEAKING):
            self.silent.clear()
        elif needs_a_name:
            self.silent.append((len(self.open), given))

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open[-1] == tag, f"</{tag}> closes {self.open[-3:]}"
        while self.silent and self.silent[-1][0] == len(self.open):
            self.unnamed.append(self.silent.pop()[1])
        self.open.pop()

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.silent.clear()


def scene_of(game: Game, viewer: int | None) -> Scene:
    words = words_for(game.rules, strict=True)
    view = game.view(viewer)
    sitting = [Player(f"<b>{seat}</b>") for seat in range(game.seats)]
    asked = game.decision if game.decision is not None and game.decision.seat == viewer else None
    return Scene(
        "x",
        game.rules.name,
        view,
        viewer,
        players(game.rules.name, view, words, sitting),
        words,
        decision=asked,
        asked=[game.decision.seat] if game.decision is not None else [],
        moves=len(game.moves),
        outcome=game.outcome,
    )


def drawn(scene: Scene) -> Page:
    drawing = drawing_of(scene.game)
    panels = (drawing.panel(scene, seat) for seat in range(len(scene.seats)))
    parts: list[Node] = [drawing.board(scene), drawing.aside(scene), *panels]
    page = Page(rendered(div[parts, drawing.hand(scene), drawing.scene(scene)]))
    there = symbols(scene.game) | set(page.ids)
    assert page.used <= there, f"icons that are not there: {page.used - there}"
    assert not page.styled
    assert not page.unnamed, page.unnamed[:3]
    assert not [name for name, times in page.ids.items() if times > 1]
    topics = set(scene.words.topics())
    assert page.topics <= topics, f"no help on {page.topics - topics}"
    for row in drawing.scores(scene):
        assert len(row.points) == len(scene.seats)
    return page


@cache
def symbols(game: str) -> set[str]:
    return set(Page(rendered(svg[drawing_of(game).icons()])).ids)


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_every_moment_can_be_drawn_and_every_spot_of_an_option_is_there(case: Case) -> None:
    game = case.new(11)
    moves = play_on(case.new(11), player(11), 1500).moves
    length = len(moves)
    moments = {length * look // (LOOKS - 1) for look in range(LOOKS)}
    for move in range(length + 1):
        decision = game.decision
        if move in moments:
            drawn(scene_of(game, None))
            for viewer in range(game.seats):
                drawn(scene_of(game, viewer))
        if decision is None or move == length:
            break
        if move in moments or move % 149 == 0:
            scene = scene_of(game, decision.seat)
            page = drawn(scene)
            drawing = drawing_of(scene.game)
            for option in decision.options:
                assert set(drawing.spots(scene, option)) <= page.spots, f"{option} has no place for its spots"
                if drawing.topics is not None:
                    assert isinstance(drawing.topics(scene, option), str)
        game.play(moves[move])
