"""The drawing of Imperium: it fits every screen, loses nothing on a narrow one, and keeps hidden cards hidden."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len

import boardwright
from boardwright.bots.random import RandomBot
from boardwright.games import rules_of
from boardwright.games.imperium.facts import CARDS
from boardwright.games.imperium.features import FEATURES
from boardwright.terminal.draw import drawing_of
from boardwright.words import Words
from tests.games.imperium.position import imperium
from tests.terminal.test_draw import WIDTHS, printed, shown

BOARD = drawing_of("imperium").board


@pytest.fixture(scope="module")
def words() -> Words:
    return Words(rules_of("imperium"), strict=True)


def positions(seats: int, seed: int) -> Iterator[dict[str, Any]]:
    """Views of a random game, from every seat's eyes in turn and from a spectator's."""
    game, bot, number = boardwright.new("imperium", seats, seed), RandomBot(seed), 0
    while game.decision is not None:
        if number % 90 == 0:
            turn = number // 90 % (seats + 1)
            yield game.view(None if turn == seats else turn)
        game.play(bot.choose(game, game.decision.seat))
        number += 1
    yield game.view(None)
    yield game.view(0)


def flat(text: str) -> str:
    """A drawing of one column of panels as running text."""
    return " ".join(text.replace("│", " ").split())


@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (3, 3), (4, 4), (2, 5)])
def test_it_fits_every_screen_and_shows_the_same_on_each(words: Words, seats: int, seed: int) -> None:
    for view in positions(seats, seed):
        drawn = {width: printed(BOARD(view, words, width), width) for width in WIDTHS}
        for width, text in drawn.items():
            assert max(cell_len(line) for line in text.splitlines()) <= width
            assert "⟦" not in text and "…  " not in text
        counts = [shown(text) for text in drawn.values()]
        assert all(count == counts[0] for count in counts)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_card_that_is_seen_is_named(words: Words, seats: int) -> None:
    for view in positions(seats, seats):
        text = flat(printed(BOARD(view, words, 80), 80))
        seen = [slot["card"] for slot in view["market"] if slot] + view["exile"]
        for player in view["players"]:
            seen += player["discard"] + player["development"] + (player["hand"] or []) + (player["history"] or [])
            for entry in [*player["play"], *player["front"]]:
                seen += [entry["card"] + "B" * entry["flipped"], *entry["garrison"]]
        assert [card for card in seen if str(words.name("card", card)) not in text] == []


def test_market_and_own_hand_are_shown_with_their_texts(words: Words) -> None:
    view = boardwright.new("imperium", 3, 7).view(1)
    text = flat(printed(BOARD(view, words, 80), 80))
    for card in [slot["card"] for slot in view["market"]] + view["players"][1]["hand"]:
        assert str(words.name("text", card)) in text


def test_the_last_text_of_a_solstice_belongs_to_it_too(words: Words) -> None:
    t = imperium("seats 2, stage solstice\nred: romans; play 1ROM19; hand 1ROM14\nblue: greeks")
    t.asks("red", "discard")
    assert "Solstice" in printed(BOARD(t.game.view(0), words, 80), 80).splitlines()[0]


def test_a_hand_is_shown_to_its_owner_only(words: Words) -> None:
    game = boardwright.new("imperium", 3, 7, {"nation_1": "romans", "nation_2": "celts", "nation_3": "greeks"})
    secret = [str(words.name("card", card)) for card in game.view(0)["players"][0]["hand"]]
    secret = [name for name in secret if name != "Prosperity"]  # as the Greeks have Greek Prosperity in sight
    own, other, nobody = (printed(BOARD(game.view(eyes), words, 80), 80) for eyes in (0, 1, None))
    theirs = [str(words.name("card", card)) for card in game.view(1)["players"][1]["hand"]]
    assert "Your hand" in own and "Your hand" in other and "Your hand" not in nobody
    assert all(name in own for name in secret) and all(name in other for name in theirs)
    assert not [name for name in secret if name in nobody or (name in other and name not in theirs)]


def test_what_lies_on_and_below_cards_is_shown(words: Words) -> None:
    view = boardwright.new("imperium", 2, 7, {"nation_1": "minoans", "nation_2": "romans"}).view(None)
    view["market"][0] = {"card": "1REG8", "tokens": {"material": 2, "population": 0, "progress": 1}, "unrest": True}
    view["market"][1] = None
    view["players"][0]["play"] = [
        {"card": "2MIN16", "flipped": False, "exhausted": True, "progress": 3, "garrison": ["1UNR1", "1UNR2", "1CIV10"]}
    ]
    view["ending"], view["reason"], view["fame"] = 1, "main_pile", 0
    for width in WIDTHS:
        signs = shown(printed(BOARD(view, words, width), width))
        for word in ("(exhausted)", "beneath", "Coinage]", "Scoring", "Kings"):
            assert signs[word], word
        assert signs["×2,"] == 1
    text = flat(printed(BOARD(view, words, 80), 80))
    assert "2 materials, 1 progress unrest beneath" in text and "(with 3 progress) [below: Unrest ×2, Coinage]" in text


@pytest.mark.parametrize("card", CARDS[::7])
def test_help_gives_the_text_of_every_card(words: Words, card: str) -> None:
    ((_, text),) = words.help(card)
    assert str(words.name("text", card)) in text


def test_help_finds_cards_by_name_both_sides_and_words_of_the_rules(words: Words) -> None:
    assert [title for title, _ in words.help("elders")] == ["Elders"]
    assert len(words.help("King of Kings")) == 2
    titles = [title for title, _ in words.help("prosperity")]
    assert titles == ["Prosperity"]
    assert [title for title, _ in words.help("Prosperity (Atlanteans)")] == ["Prosperity (Atlanteans)"]
    assert words.help("1rom1b") != words.help("1rom1")
    ((title, text),) = words.help("break through")
    assert title == "Break through" and "without its unrest" in text


def test_the_points_of_the_terminal_add_up(words: Words) -> None:
    game, bot = boardwright.new("imperium", 3, 8), RandomBot(8)
    while game.decision is not None:
        game.play(bot.choose(game, game.decision.seat))
    text = flat(printed(BOARD(game.view(None), words, 80), 80))
    found = re.findall(r"Points: (-?\d+)(?: \(([^)]*)\))?", text)
    assert [int(total) for total, _ in found] == [FEATURES.score(game.state, seat) for seat in range(3)]
    for total, items in found:
        assert sum(int(item.split()[-1]) for item in items.split(",")) == int(total)
    assert text.count("Hand:") == 3 and text.count("Draw deck:") == 3
