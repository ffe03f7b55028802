"""A victory that two seats share, from the last move to everybody who asks how the game ended."""

import pytest

from boardwright.arena.figures import figures
from boardwright.arena.match import Result
from boardwright.arena.ratings import ratings
from boardwright.bots.judgement import judgement_of
from boardwright.kernel.game import Game
from boardwright.kernel.rules import Outcome
from boardwright.research.rewards import final_rewards
from boardwright.table.draw import players
from boardwright.table.pages import game as game_page
from boardwright.table.scene import Player, words_for
from boardwright.terminal.report import outcome_text
from boardwright.words import Words
from tests.games.imperium.position import imperium
from tests.games.scythe.test_stars_and_scoring import total_tie
from tests.table.pages.scenes import Page, scene_of


def imperium_tied() -> Game:
    """Equal points after the last solstice."""
    t = imperium("seats 2, ending 2, stage solstice\nred: romans; tokens 0 0 4\nblue: greeks; tokens 0 0 4")
    t.g.reason = "main_pile"
    return t.game


def scythe_tied() -> Game:
    return total_tie().game


@pytest.fixture(params=[imperium_tied, scythe_tied], ids=["imperium", "scythe-d11"])
def game(request: pytest.FixtureRequest) -> Game:
    tied: Game = request.param()
    return tied


def ended(game: Game) -> Outcome:
    outcome = game.outcome
    assert outcome is not None
    return outcome


def test_both_are_winners(game: Game) -> None:
    outcome = ended(game)
    assert outcome.places == [0, 0] and outcome.winners == [0, 1] and outcome.scores[0] == outcome.scores[1]


def test_bots_and_learners_value_it_alike_for_both(game: Game) -> None:
    assert judgement_of(game.rules.name).shares(game) == [0.5, 0.5]
    assert final_rewards(ended(game), "win") == final_rewards(ended(game), "rank") == [0, 0]


def test_a_tournament_divides_it(game: Game) -> None:
    outcome = ended(game)
    result = Result(
        game.rules.name, 0, 0, 0, ["a", "b"], outcome.scores, outcome.places, outcome.reason, 1, [1, 1], [0.1, 0.1],
        0.2, [{}, {}], "",
    )  # fmt: skip
    told = figures([[result]])
    assert [(one.wins, one.share, one.mean_rank) for one in told.bots + told.seats] == [(0.5, 0.5, 1.5)] * 4
    rated = ratings([result])
    assert rated["a"] == rated["b"] and rated["a"].skill == pytest.approx(25)


def test_the_terminal_says_so(game: Game) -> None:
    words = Words(game.rules, strict=True)
    one, two = (words.name("seat", seat) for seat in range(2))
    _, victory, *places = outcome_text(game, words).splitlines()
    assert victory == f"{one} and {two} share the victory"
    assert [place.partition(" ")[0] for place in places] == ["1.", "1."]


def test_the_page_says_so(game: Game) -> None:
    name, view = game.rules.name, game.view(0)
    seats = players(name, view, words_for(game.rules, strict=True), [Player("Ada"), Player("Bo")])
    scene = scene_of(name, decision=None, reasons=[], asked=[], outcome=ended(game), view=view, seats=seats, lines=[])
    shown = game_page.fragments(scene)
    assert "share the victory" in shown["question"]
    page = Page(shown["outcome"])
    assert [title.text for title in page.all("h2")] == ["Ada and Bo share the victory"]
    assert [row.attributes["class"] for row in page.all("li")] == ["won", "won"]
