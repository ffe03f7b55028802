"""The end of a campaign: how it was decided, the Power of each chapter, the stories, and the log sheet."""

from dataclasses import replace
from functools import cache

import pytest

import boardwright
from boardwright.bots import new_bot
from boardwright.kernel.game import Game
from boardwright.kernel.rules import Outcome
from boardwright.table.draw.arcs_campaign import DRAWING
from boardwright.table.draw.arcs_campaign.epilogue import chapters_of, decided, sheet
from boardwright.table.elements import rendered
from boardwright.table.scene import Scene
from boardwright.table.story import story_of

from .test_drawings import scene_of

pytestmark = pytest.mark.plain_only


@cache
def campaign() -> Game:
    """A whole campaign, played at random."""
    game, bot = boardwright.new("arcs_campaign", 3, 2, {"acts": "campaign"}), new_bot("random", 2)
    while game.decision is not None:
        game.play(bot.choose(game, game.decision.seat))
    return game


@cache
def the_end() -> Scene:
    scene = scene_of(campaign(), 0)
    return replace(scene, story=story_of(campaign(), scene.words))


def test_what_the_chapters_brought_and_what_was_halved_is_the_power_of_all() -> None:
    view = the_end().view
    halved = [row["power"] for row in view["reach"]["gains"] if row["why"] == "halved"]
    for seat, player in enumerate(view["players"]):
        assert sum(row[seat] for row in [*chapters_of(view).values(), *halved]) == player["power"]


def test_each_story_has_the_fate_of_every_act() -> None:
    scene = the_end()
    rows = sheet(scene)
    assert [(row["act"], row["seat"]) for row in sorted(rows, key=lambda row: (row["act"], row["seat"]))] == [
        (act, seat) for act in (1, 2, 3) for seat in range(3)
    ]
    page = str(rendered(DRAWING.epilogue(scene)))
    assert page.count('class="reach-story seat-') == 3 and page.count('class="reach-act"') == 9
    for row in rows:
        assert str(scene.words.name("fate", row["fate"])) in page
    assert "Log sheet" in page and "/game/x/replay?move=" in page


def test_key_moments_stand_under_the_three_acts() -> None:
    story = the_end().story
    assert story is not None
    assert list(dict.fromkeys(moment.part for moment in story.moments)) == ["Act I", "Act II", "Act III"]


@pytest.mark.parametrize(
    ("scores", "places", "reason", "said"),
    [
        ([5, 9, 2], [0, 1, 2], "arcs-final_objective", "completed the final objective"),
        ([5, 9, 2], [1, 0, 2], "arcs-campaign", "has the most Power: 9"),
        ([9, 9, 2], [0, 1, 2], "arcs-campaign", "have 9 Power each"),
    ],
)
def test_it_says_how_the_campaign_was_decided(scores: list[int], places: list[int], reason: str, said: str) -> None:
    assert said in decided(the_end(), Outcome(scores, places, reason))


def test_a_tie_goes_to_the_earlier_fate_and_then_by_turn_order() -> None:
    scene, ended = the_end(), Outcome([9, 9, 2], [0, 1, 2], "arcs-campaign")
    players = [dict(player) for player in scene.view["players"]]
    for fates, said in ((("steward", "pirate"), "tier A goes before"), (("steward", "founder"), "first in turn order")):
        for seat, fate in enumerate(fates):
            players[seat]["fate"] = fate
        assert said in decided(replace(scene, view={**scene.view, "players": players}), ended)
