"""What the drawing of Imperium promises besides what all drawings do."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.games.imperium.effects.selectors import owned_cards
from boardwright.games.imperium.facts import FACE_IDS, FACE_ROWS, NATIONS, NUMBER
from boardwright.games.imperium.scoring import begin_collapse, finish, points_of
from boardwright.games.imperium.vocabulary import CARD
from boardwright.kernel.game import Game
from boardwright.table.draw.imperium import DRAWING
from boardwright.table.draw.imperium.art import art, sheet
from boardwright.table.draw.imperium.cards import full_card
from boardwright.table.draw.imperium.moments import moments as moments_of
from boardwright.table.draw.imperium.names import held, in_sight, offered, twin_id
from boardwright.table.draw.imperium.rich import rich
from boardwright.table.elements import div, rendered
from boardwright.table.pages.score import outcome
from boardwright.table.scene import Line, words_for
from boardwright.words import FOLDERS, bundle_of
from tests.games.imperium.position import imperium
from tests.generic.players import player

from .test_drawings import Page, scene_of

pytestmark = pytest.mark.plain_only

STATIC = Path(boardwright.__file__).parent / "table" / "static"

NOWHERE = {"innovate", "end", "skip", "stop", "refuse"}
"""Answers that belong to no place."""


def moments(seats: int, seed: int, **options: str) -> Iterator[Game]:
    """A random game, at every decision."""
    game, by = boardwright.new("imperium", seats, seed, options), player(seed)
    while game.decision is not None:
        yield game
        game.play(by.choose(game, game.decision.seat))


def html(game: Game, viewer: int | None) -> str:
    scene = scene_of(game, viewer)
    panels = (DRAWING.panel(scene, seat) for seat in range(game.seats))
    return rendered(div[DRAWING.board(scene), panels, DRAWING.hand(scene)])


def test_every_answer_about_something_on_the_table_has_its_place() -> None:
    trays = 0
    for game in moments(3, 4, box="legends"):
        assert game.decision is not None
        scene = scene_of(game, game.decision.seat)
        for option in game.decision.options:
            found = DRAWING.spots(scene, option)
            asks_about = option[0] in ("do", "ignore", "suffer")
            assert bool(found) == (option[0] not in NOWHERE) or asks_about, option
        cards = offered(scene)
        if cards and trays < 5:
            trays += 1
            spots = Page(html(game, game.decision.seat)).spots
            assert {f"card-{card}" for card in cards} <= spots and not set(cards) & in_sight(scene)
    assert trays


def test_equal_cards_in_hand_are_one_place() -> None:
    for game in moments(2, 1):
        assert game.decision is not None
        scene = scene_of(game, game.decision.seat)
        hand = held(scene)
        if len({twin_id(card) for card in hand}) < len(hand):
            page = Page(str(div[DRAWING.hand(scene)]))
            assert page.spots == {f"hand-{twin_id(card)}" for card in hand}
            assert len(page.ids) == len(hand)
            return
    pytest.fail("no equal cards in any hand")


def test_cards_in_the_hands_of_others_are_not_drawn() -> None:
    for number, game in enumerate(moments(2, 9, box="classics")):
        if number % 150:
            continue
        for viewer in (0, 1, None):
            ids = Page(html(game, viewer)).ids
            for seat in {0, 1} - {viewer}:
                hidden = game.view(seat)["players"][seat]["hand"]
                assert not {f"card-{card}" for card in hidden} & set(ids)


def test_points_that_depend_on_hidden_cards_are_shown_to_their_owner() -> None:
    rows = DRAWING.scores(scene_of(next(moments(3, 2)), 0))
    hidden = [row.points for row in rows if None in row.points]
    assert len(hidden) == 3 and all(points[0] is not None and points[1:] == [None, None] for points in hidden)


def test_the_last_text_of_a_solstice_belongs_to_it_too() -> None:
    t = imperium("seats 2, stage solstice\nred: romans; play 1ROM19; hand 1ROM14\nblue: greeks")
    t.asks("red", "discard")
    assert "finish their turn" not in html(t.game, 0)


@pytest.mark.parametrize(
    ("red", "known"),
    [
        ("arthurians B; tokens 0 0 0", 6),  # printed on the second side of the power card
        ("arthurians A; tokens 0 0 0; front 2ART2(2ART5)", 0),  # D3: the active quest is not scored
        ("atlanteans A; tokens 0 0 0; sunken 1FAM1", 3),  # in the sunken pile it is not in the history
        ("romans A; tokens 0 0 0; history 1FAM1; play 1REG2(1UNC3)", 9),
    ],
)
def test_known_points_are_those_of_the_rules(red: str, known: int) -> None:
    t = imperium(f"seats 2\nred: {red}\nblue: greeks")
    rows = DRAWING.scores(scene_of(t.game, 0))
    printed = sum(row.points[0] or 0 for row in rows[:-1] if row.label != "Points that vary")
    assert printed == known
    fixed = [card for card in owned_cards(t.g, 0) if "variable" not in FACE_ROWS[t.g.face(card)]]
    assert known == sum(points_of(t.g, 0, card) for card in fixed)


def test_the_score_has_a_row_for_points_that_vary() -> None:
    t = imperium("seats 2\nred: romans; tokens 30 0 0; play 1REG2; hand 1CIV3\nblue: greeks")
    varies = sum(points_of(t.g, 0, card) for card in owned_cards(t.g, 0) if "variable" in FACE_ROWS[t.g.face(card)])
    rows = DRAWING.scores(scene_of(t.game, 0))
    assert varies and [row.points[0] for row in rows if row.label == "Points that vary"] == [varies]


def test_after_a_collapse_the_score_shows_the_unrest_and_opens_all_cards() -> None:
    t = imperium("seats 2\nred: romans; hand 1ROM14 1UNR1; history 1UNR2\nblue: greeks; hand 1GRE16\nunrest: 1")
    begin_collapse(t.g)
    list(finish(t.g))
    t.game.decision = None
    assert t.game.outcome is not None and t.game.outcome.scores == [-2, 0]
    scene = scene_of(t.game, 1)
    assert [(row.label, list(row.points)) for row in DRAWING.scores(scene) if row.apart] == [
        ("Unrest (fewest wins)", [2, 0])
    ]
    page = html(t.game, 1)
    assert "Hand (2)" in page and "History (1)" in page
    assert "2 unrest" in rendered(outcome(scene))


DRAWN = set(re.findall(r' id="([^"]+)"', str(sheet())))


@pytest.mark.parametrize("face", FACE_IDS)
def test_every_face_has_a_picture_that_is_drawn(face: str) -> None:
    page = Page(str(art(face)))
    assert page.used and page.used <= DRAWN and page.styled == []


@pytest.mark.parametrize("nation", NATIONS)
def test_every_nation_has_an_emblem_a_frieze_and_colours(nation: str) -> None:
    drawn = str(sheet())
    assert f'id="imperium-emblem-{nation}"' in drawn and f'id="imperium-frieze-{nation}"' in drawn
    css = (STATIC / "imperium.css").read_text("utf-8")
    assert re.search(rf"\.nation-{nation} {{ --deep: #\w+; --middle: #\w+; --metal: #\w+; --light: #\w+; }}", css)


def test_texts_are_drawn_with_pieces_and_explain_the_words_of_the_rules() -> None:
    words = words_for(rules_of("imperium"), strict=True)
    drawn = rich(words, "Play: gain 3 materials. Then exile 1 card OR acquire 1 region or civilised card.", "play")
    page = Page(drawn)
    assert {"exile", "acquire", "activate"} <= page.topics
    assert {"imperium-piece-material", "imperium-region", "imperium-civilised"} <= page.used
    assert ">3</b>" in drawn and "<em>or</em>" in drawn and "materials." not in drawn


def test_a_whole_card_does_not_repeat_itself_in_tips() -> None:
    """Only its name tells all about it, and why it cannot be played now; its words explain the rules."""
    page = Page(str(full_card(words_for(rules_of("imperium")), "1REG1", "card-1REG1")))
    assert {"exile", "garrison", "recall", "pinned"} <= page.topics


def test_no_id_of_a_card_is_read_by_people() -> None:
    for number, game in enumerate(moments(3, 4, box="legends")):
        if number % 60 or game.decision is None:
            continue
        scene = scene_of(game, game.decision.seat)
        said = [scene.words.offered(game.decision, option) for option in game.decision.options]
        shown = re.sub(r"<[^>]*>", " ", html(game, game.decision.seat)) + " ".join(said)
        assert not re.findall(r"\b[12][A-Z]{3}\d+", shown)
        assert len(set(said)) == len(said)


def test_the_solstice_is_told_once_it_is_over_and_until_the_next_answer() -> None:
    t = imperium("seats 2\nred: romans; play 1ROM19\nblue: greeks")
    scene = scene_of(t.game, 0)
    lines = [
        Line(3, "Solstice of round 2.", None, False, ("solstice", 2)),
        Line(3, "Solstice of the Romans: City of Rome.", 0, False, ("solstice_card", 0, NUMBER["1ROM19"])),
        Line(3, "The Romans gain 1 material.", 0, False, ("gained", 0, 1, 0)),
        Line(4, "The Romans play Glory.", 0, False, ("played", 0, NUMBER["1ROM14"])),
    ]
    told = rendered(div[moments_of(replace(scene, lines=lines, since=3))])
    assert "City of Rome" in told and "+1" in told and "No solstice text" in told and "Glory" not in told
    assert rendered(div[moments_of(replace(scene, lines=lines, since=4))]) == "<div></div>"


def test_a_solstice_tells_that_the_last_round_begins_too() -> None:
    t = imperium("seats 2\nred: romans; play 1ROM19\nblue: greeks")
    lines = [
        Line(3, "Solstice of round 2.", None, False, ("solstice", 2)),
        Line(3, "Solstice of the Romans: City of Rome.", 0, False, ("solstice_card", 0, NUMBER["1ROM19"])),
        Line(3, "The last round begins.", None, False, ("last_round",)),
    ]
    told = rendered(div[moments_of(replace(scene_of(t.game, 0), lines=lines, since=3))])
    assert "The last round begins." in told


def test_a_nation_that_becomes_an_empire_has_a_scene() -> None:
    t = imperium("seats 2\nred: romans\nblue: greeks")
    lines = [Line(5, "The Greeks become an empire.", 1, False, ("empire", 1))]
    told = rendered(div[moments_of(replace(scene_of(t.game, 0), lines=lines, since=5))])
    assert "Greeks become an empire" in told and "#imperium-emblem-greeks" in told


def test_the_words_of_the_table_do_not_hide_behind_those_of_the_game() -> None:
    def ids(name: str) -> set[str]:
        return set(bundle_of((name,), "en", tuple(FOLDERS))._messages)

    assert not ids("table") & (ids("imperium") | ids("imperium-board") | ids("imperium-table"))


def test_options_about_cards_explain_the_card() -> None:
    game = next(moments(2, 5))
    assert game.decision is not None
    scene = scene_of(game, game.decision.seat)
    topics = set(scene.words.topics())
    for option in game.decision.options:
        if CARD.held_by(option):
            assert DRAWING.topics is not None and DRAWING.topics(scene, option) in topics
