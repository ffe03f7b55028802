"""The Blighted Reach in a terminal: nothing is wider than the screen, nothing is lost, and secrets are kept."""

from random import Random

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.kernel.game import Game
from boardwright.terminal.draw import drawing_of
from boardwright.words import Words
from tests.games.arcs_campaign.position import reach

from .test_draw import WIDTHS, printed, shown

WORDS = Words(rules_of("arcs_campaign"), strict=True)


def screen(game: Game, eyes: int | None, width: int = 140) -> str:
    return printed(drawing_of("arcs_campaign").board(game.view(eyes), WORDS, width), width)


@pytest.mark.parametrize("first_act", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_fits_every_screen_and_shows_the_same_on_each(seats: int, first_act: int) -> None:
    options = {"acts": f"act_{first_act}", "first_act": first_act}
    game, random = boardwright.new("arcs_campaign", seats, seats, options), Random(seats)
    while True:
        if len(game.moves) % 40 == 0 or game.decision is None:
            eyes = None if game.decision is None else game.decision.seat
            drawn = {width: screen(game, eyes, width) for width in WIDTHS}
            assert all(max(map(len, text.splitlines())) <= width for width, text in drawn.items())
            counts = [shown(text) for text in drawn.values()]
            assert all(count == counts[0] for count in counts)
        if game.decision is None:
            break
        game.play(random.choice(game.decision.options))


def test_only_their_player_sees_the_fates_to_choose_from() -> None:
    game = boardwright.new("arcs_campaign", 3, 4)
    mine = [str(WORDS.name("fate", fate)) for fate in game.view(0)["players"][0]["dealt"]]
    assert all(f"{fate}: Complexity" in screen(game, 0) for fate in mine)
    assert not [fate for fate in mine if f"{fate}: Complexity" in screen(game, 1) + screen(game, None)]


def test_what_lies_on_the_table() -> None:
    t = reach("""
        seats 3, initiative red
        fates: steward founder partisan
        1-hex: empire 1 ship, 2 damaged ships; free city; blight 1 damaged ship
        red: hand aggression-3; favors 2 blue; title outlaw
        first regent: blue
        trust: 2 fuel
        policy: peace
        court: aid01, cc02, cc03, cc04, cc11
        attached: cc05 to cc02
        council: decided
        rolled: crisis-hex 4
    """)
    signs = screen(t.game, 0, 200)
    for text in (
        "✦ 1-hex", "☆C", "✦1~2 ❋0~1", "First Regent: ● Blue", "Trust: fuel 2", "Policy of Peace (in force)",
        "Imperial Council: Decided", "Construction Union (material 2) +",
        "Outlaw · Steward · Objective: 17 of 17 left", "Favors of: ●2",
        "a crisis with a hex, cluster 4",
    ):  # fmt: skip
        assert text in " ".join(signs.split()), text


def test_what_fates_bring() -> None:
    t = reach("""
        seats 3, act 2, initiative red
        fates: hegemon founder magnate
        1-hex: red 1 ship
        red: flagship in 1-hex, slipstream starport, hull damaged city armor starport; hand aggression-3
        blue: trophies blight 2 ships; cards f213
        tokens: banner of red in 1-arrow, damaged banner of red in 2-hex
        commonwealth: tycoon, f216 f217 in reserve
    """)
    signs = " ".join(screen(t.game, 0, 200).split())
    for text in (
        "▲2 ▲F", "Flagship: 1-hex", "Slipstream Drive: starport", "Hull: damaged city",
        "1-arrow: Banner of Red", "2-hex: Damaged Banner of Red", "Banners: 6", "The Commonwealth marker: Tycoon",
        "2 Armistices in reserve", "Fuel Monopoly", "Trophies: 2 Blight tokens",
    ):  # fmt: skip
        assert text in signs, text


def test_the_intermission_says_where_it_stands_with_fates_and_the_log_sheet() -> None:
    game, random = boardwright.new("arcs_campaign", 3, 3, {"acts": "act_2"}), Random(3)
    while not (game.view(None)["reach"]["log"] and game.decision is not None and game.decision.ask == "choose_fate"):
        assert game.decision is not None
        game.play(random.choice(game.decision.options))
    seen = " ".join(screen(game, game.decision.seat).split())
    assert "Intermission after Act I, then Act II." in seen and "Log sheet" in seen and "Your fates: keep one" in seen
    assert "Your fates" not in screen(game, None)


def test_the_twisted_passage_has_a_panel_of_its_own() -> None:
    t = reach("""
        seats 3, initiative red, act 3
        fates: gate-wraith guardian naturalist
        tokens: passage in 3-gate
        exit: arrow
        twisted-passage: red 2 ships; blue 1 damaged ship
        red: hand mobilization-2
    """)
    text = screen(t.game, None)
    assert "the Twisted Passage" in text and "Ships leave to planets with the" in text
    assert "3-gate: Passage: gate 3 is" in text and text.count("3-gate") == 1
