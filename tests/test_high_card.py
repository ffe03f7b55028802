"""The worked example of docs/adding-a-game.md: small, whole and playable everywhere."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardwright
from boardwright import words
from boardwright.bots import new_bot
from boardwright.bots.judgement import judgement_of
from boardwright.games import GAMES, rules_of
from boardwright.kernel.rng import Rng
from boardwright.table.draw import drawing_of, players
from boardwright.table.elements import rendered
from boardwright.table.scene import Player, Scene, words_for
from boardwright.words import Words, missing, unreadable, wrong_variables

pytestmark = pytest.mark.plain_only

FOLDER = Path(__file__).parents[1] / "examples" / "high_card"
OPTIONS = [{}, {"prize": 3}, {"sets": True, "prize": 2}]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(GAMES, "high_card", "examples.high_card")
    monkeypatch.setattr(words, "FOLDERS", [*words.FOLDERS, FOLDER / "locale"])
    yield


def test_it_is_small() -> None:
    files = [path for path in FOLDER.rglob("*") if path.suffix in (".py", ".ftl")]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) < 400


def test_it_has_all_its_words() -> None:
    rules = rules_of("high_card")
    assert missing(rules) == [] and wrong_variables(rules) == [] and unreadable() == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_step_can_be_said_copied_and_guessed_at(seats: int, options: dict[str, object]) -> None:
    game = boardwright.new("high_card", seats, 5, options)
    said = Words(game.rules, strict=True).of(game)
    chance = random.Random(seats)
    while (decision := game.decision) is not None:
        texts = [said.option(option) for option in decision.options]
        assert [said.parse(decision, text) for text in texts] == decision.options and said.ask(decision)
        assert (
            game.fork().state.digest()
            == game.state.digest()
            == type(game.state).from_json(game.state.to_json()).digest()
        )
        guess = game.fork()
        guess.redeal(decision.seat, Rng.seeded(len(game.moves)))
        guess.state.check()
        assert guess.view(decision.seat) == game.view(decision.seat)
        game.play(chance.choice(decision.options))
    assert all(said.event(event) for event in game.events) and game.outcome is not None
    assert boardwright.load(game.record).state.digest() == game.state.digest()


def test_every_option_can_be_clicked() -> None:
    game = boardwright.new("high_card", 3, 1)
    drawing, said = drawing_of("high_card"), words_for(game.rules, strict=True)
    sitting = [Player(f"P{seat}", "person") for seat in range(3)]
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        seated = players("high_card", view, said, sitting)
        scene = Scene("1", "high_card", view, decision.seat, seated, said, decision)
        panels = [drawing.panel(scene, seat) for seat in range(3)]
        shown = rendered([drawing.board(scene), panels, drawing.hand(scene)])
        for option in decision.options:
            for spot in drawing.spots(scene, option):
                assert f'data-spot="{spot}"' in shown, option
            assert drawing.spots(scene, option) or option[0] in ("peek", "keep")
        game.play(decision.options[-1])


def test_a_bot_with_judgement_beats_a_random_one() -> None:
    assert judgement_of("high_card").scale == 1.0
    won = 0
    for seed in range(40):
        game = boardwright.new("high_card", 2, seed)
        bots = [new_bot("heuristic", seed), new_bot("random", seed)]
        while game.decision is not None:
            seat = game.decision.seat
            game.play(bots[(seat + seed) % 2].choose(game, seat))
        assert game.outcome is not None
        won += game.outcome.winners[0] == seed % 2
    assert won > 28
