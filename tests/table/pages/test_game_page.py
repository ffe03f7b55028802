"""The page of a game: escaped, named, strict, and the same in its fragments."""

import dataclasses
import json
import re

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.rules import Outcome
from boardwright.kernel.sets import choose_set
from boardwright.sentences import mark
from boardwright.table.draw import drawing_of
from boardwright.table.elements import div
from boardwright.table.pages import game as game_page
from boardwright.table.pages.options import KEYS, choices, grouped
from boardwright.table.pages.parts import tinted
from boardwright.table.pages.side import BLOCK, log
from boardwright.table.scene import Player, Scene

from .scenes import EVIL, Page, full_scene, scene_of

pytestmark = pytest.mark.plain_only

GAMES = boardwright.games()


@pytest.mark.parametrize("game", GAMES)
def test_what_people_write_is_escaped(game: str) -> None:
    scene = full_scene(game)
    page = str(game_page.page(scene))
    assert "alert(1)" in page
    assert "<script>alert" not in page
    for text in game_page.fragments(scene).values():
        assert "<script" not in text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [0, None])
def test_everything_that_can_be_operated_has_a_name(game: str, viewer: int | None) -> None:
    scene = full_scene(game) if viewer == 0 else scene_of(game, viewer=None)
    assert Page(game_page.page(scene)).nameless() == []


@pytest.mark.parametrize("game", GAMES)
def test_no_inline_script_and_no_style_attribute(game: str) -> None:
    page = Page(game_page.page(full_scene(game)))
    assert all(tag.attributes.get("src") and not tag.text.strip() for tag in page.all("script"))
    assert page.with_attribute("style") == [] and page.all("style") == []
    assert not [name for tag in page.tags for name in tag.attributes if name.startswith("on")]


@pytest.mark.parametrize("game", GAMES)
def test_the_fragments_are_the_parts_of_the_page(game: str) -> None:
    scene = full_scene(game)
    page, parts = str(game_page.page(scene)), game_page.fragments(scene)
    ids = [tag.attributes["id"] for tag in Page(page).with_attribute("id")]
    assert len(ids) == len(set(ids)), "an id occurs twice"
    for name, text in parts.items():
        assert text in page
        assert Page(text).tags[0].attributes["id"] == name


@pytest.mark.parametrize("game", GAMES)
def test_whoever_waits_online_may_answer_in_advance(game: str) -> None:
    drawing, now = drawing_of(game), scene_of(game)
    options = [option for option in drawing.advance if drawing.timely(now, option)]
    for prepared in (None, *options):
        scene = scene_of(game, online=True, decision=None, asked=[1], prepared=prepared)
        buttons = Page(game_page.fragments(scene)["actions"]).all("button")
        assert [tag.attributes["aria-pressed"] for tag in buttons] == [
            "true" if option == prepared else "false" for option in options
        ]
        assert all("In advance" in tag.text for tag in buttons)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_a_button_with_its_answer(game: str) -> None:
    scene = scene_of(game)
    assert scene.decision is not None
    buttons = Page(game_page.fragments(scene)["actions"]).all("button")
    sent = [json.loads(button.attributes["value"] or "") for button in buttons]
    assert sorted(map(repr, sent)) == sorted(
        repr(rules_of(game).vocabulary.outside(one)) for one in scene.decision.options
    )
    assert {rules_of(game).vocabulary.inside(one) for one in sent} == set(scene.decision.options)


def test_nothing_can_be_played_by_a_spectator_in_a_replay_or_behind_the_curtain() -> None:
    for scene in (scene_of("arcs", viewer=None), scene_of("arcs", replay=True), scene_of("arcs", curtain=1)):
        assert choices(scene) == []
        assert "<button" not in game_page.fragments(scene)["actions"]


def test_the_curtain_hides_the_hand() -> None:
    scene = scene_of("imperium", curtain=1)
    assert 'class="hand empty"' in game_page.fragments(scene)["hand"]
    assert 'class="curtain"' in game_page.fragments(scene)["curtain"]


def test_keys_differ_and_leave_the_commands_alone() -> None:
    assert len(set(KEYS)) == len(KEYS)
    assert not set("urc?/+-") & set(KEYS)


def with_options(count: int) -> Scene:
    scene = scene_of("arcs")
    options = [("put", resource, slot) for slot in range(6) for resource in range(5)][: count - 1]
    return scene_of("arcs", decision=Decision(0, "place_token", [*options, ("end",)]), lines=scene.lines)


def test_many_options_are_grouped_and_can_be_found_by_typing() -> None:
    few, many = with_options(4), with_options(20)
    assert [(len(same), closes) for _, _, closes, same in grouped(choices(few))] == [(3, False), (1, True)]
    assert len(grouped(choices(many))) == 2
    assert grouped(choices(many))[-1][2]  # the end of the turn stays in sight
    assert " hidden" in re.findall("<input class=.filter[^>]*>", game_page.fragments(few)["actions"])[0]
    assert " hidden" not in re.findall("<input class=.filter[^>]*>", game_page.fragments(many)["actions"])[0]


def test_what_many_options_share_is_said_once_above_them() -> None:
    spends = [("spend", 4, slot, use) for slot in range(3) for use in ("build", "move", "nothing")]
    decision = Decision(0, "turn", [*spends, ("end",)], (1,), idle=spends[2::3])
    shown = Page(game_page.fragments(scene_of("arcs", decision=decision))["actions"])
    named = [tag.attributes.get("aria-label") for tag in shown.all("div")]
    assert named == [
        "Spend Psionic from slot 1 to",
        "Spend Psionic from slot 2 to",
        "Spend Psionic from slot 3 to",
        "Spend Psionic from slot … for nothing (no effect now)",
        None,
    ]
    assert [button.text for button in shown.all("button")][:2] == [
        "1Spend Psionic from slot 1 to build",
        "2Spend Psionic from slot 1 to move",
    ]


def test_only_the_end_of_a_turn_is_to_be_confirmed() -> None:
    assert [choice.ends for choice in choices(with_options(4))].count(True) == 1


def test_a_line_more_changes_only_the_last_block_of_the_chronicle() -> None:
    scene = scene_of("scythe", moves=300, replay=True)
    assert len(scene.lines) > 2 * BLOCK
    before = log(scene_of("scythe", moves=300, replay=True, lines=scene.lines[:-1]))
    after = log(scene)
    changed = [name for name in after if str(after[name]) != str(before.get(name, ""))]
    assert changed == [list(after)[-1]]


def test_the_end_names_the_winner_and_offers_a_rematch() -> None:
    ended = boardwright.new("arcs", 3, 5)
    while ended.decision is not None:
        ended.play(ended.decision.options[len(ended.moves) * 5 % len(ended.decision.options)])
    scene = scene_of("arcs", decision=None, asked=[], outcome=ended.outcome, view=ended.view(0))
    said = Page(game_page.fragments(scene)["outcome"])
    assert said.nameless() == []
    assert "rematch" in game_page.fragments(scene)["actions"]
    assert len(said.all("li")) == 3


def test_a_shared_victory_names_everybody_who_won() -> None:
    ended = Outcome([7, 3, 7], [0, 2, 0], "imperium-main_pile")
    sitting = [Player("Ada"), Player("Bo"), Player("Cy")]
    shown = game_page.fragments(scene_of("imperium", decision=None, asked=[], outcome=ended, seats=sitting))
    assert "Ada and Cy share the victory" in shown["outcome"] and "share the victory" in shown["question"]
    rows = Page(shown["outcome"]).all("li")
    assert [row.attributes.get("class") for row in rows] == ["won", "won", None]
    places = [tag.text for tag in Page(shown["outcome"]).all("span") if tag.attributes.get("class") == "place"]
    assert places == ["1", "1", "3"]


def test_seats_without_a_person_say_so() -> None:
    scene = scene_of("arcs")
    assert isinstance(scene.seats[1], Player)
    assert "Random bot" in game_page.fragments(scene)["panel-1"]
    assert "Open seat" in game_page.fragments(scene)["panel-2"]
    assert EVIL not in game_page.fragments(scene)["panel-0"]


# -- the help --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_help_says_why_something_cannot_be_done_now(game: str) -> None:
    moments = [scene_of(game, moves) for moves in range(10, 60, 5)]
    told = [scene for scene in moments if scene.reasons]
    assert told
    for scene in told:
        text = Page(game_page.fragments(scene)["help"]).tags[0].text
        assert scene.words.message("explain-not-now") in text
        for reason in scene.reasons:
            assert scene.words.reason(reason) in text and scene.words.explained(reason.topic) in text


def test_one_reason_for_several_actions_is_said_once() -> None:
    scene = scene_of("arcs", 0)
    (first,) = {scene.words.reason(reason) for reason in scene.reasons if reason.topic in ("tax", "build", "battle")}
    assert Page(game_page.fragments(scene)["help"]).tags[0].text.count(first) == 1


def test_in_the_middle_of_an_action_the_question_comes_first() -> None:
    scene = dataclasses.replace(scene_of("arcs", 0), reasons=())
    assert scene.words.message("explain-first") in game_page.fragments(scene)["help"]


def test_who_is_not_asked_reads_the_rules_of_the_actions() -> None:
    scene = dataclasses.replace(scene_of("arcs", 0), reasons=(), decision=None)
    text = game_page.fragments(scene)["help"]
    assert scene.words.message("explain-wait") in text and scene.words.explained("secure") in text


def test_seats_of_imperium_are_coloured_by_nation_but_not_cards_of_the_same_name() -> None:
    seats = [Player("", called="the Romans", about="Romans", colour="red"), Player("", called="the Qin", colour="blue")]
    told = str(div[tinted(f"{mark('The Romans', 0)} acquire Romans (tributary) from {mark('the Qin', 1)}.", seats)])
    assert told.count("seat-red") == told.count("seat-blue") == 1
    assert ">The Romans</span> acquire Romans (tributary) from <" in told
    scene = scene_of("imperium")
    shown = str(game_page.panel(scene, drawing_of("imperium"), 1))
    assert f'class="panel-name">{scene.seats[1].about}<' in shown
    assert scene.seats[1].called == f"the {scene.seats[1].about}"


# -- choosing a set ----------------------------------------------------------------------------------------------------


def set_scene(offered: list[Option], least: int, most: int, *steps: Option) -> Scene:
    """What is shown of a set to choose, after some of its steps."""
    script = choose_set(0, "cleanup_discard", offered, least, most, veiled=True)
    decision = next(script)
    for step in steps:
        decision = script.send(step)
    return scene_of("imperium", 0, decision=decision, asked=[0])


ONE: Option = ("discard", 1)
TWO: Option = ("discard", 2)
THREE: Option = ("discard", 3)


def test_a_set_is_a_box_for_everything_that_is_left() -> None:
    scene = set_scene([ONE, TWO, TWO, THREE], 2, 2)
    outside = rules_of("imperium").vocabulary.outside
    assert [(choice.outside, choice.times) for choice in choices(scene)] == [
        (outside(ONE), 1),
        (outside(TWO), 2),
        (outside(THREE), 1),
    ]
    page = Page(game_page.page(scene))
    boxes = [tag for tag in page.tags if tag.attributes.get("type") == "checkbox" and tag.attributes.get("name")]
    assert [json.loads(box.attributes["value"] or "") for box in boxes] == [outside(o) for o in (ONE, TWO, TWO, THREE)]
    text = str(game_page.fragments(scene)["actions"])
    assert "Choose 2<" in text and "0 of 2 chosen" in text and "Already chosen" not in text
    assert page.nameless() == []


def test_steps_that_were_taken_are_shown() -> None:
    text = str(game_page.fragments(set_scene([ONE, TWO, THREE], 0, 3, TWO))["actions"])
    assert "Already chosen: Discard" in text and "Choose any number<" in text
    assert len(choices(set_scene([ONE, TWO, THREE], 0, 3, TWO))) == 1


def test_a_set_without_anything_to_choose_can_be_confirmed() -> None:
    """A veiled question, which is asked so that nobody learns that there was nothing to choose."""
    text = str(game_page.fragments(set_scene([], 0, 0))["actions"])
    assert "Choose nothing<" in text and "Confirm<" in text and 'name="options"' in text
    behind = dataclasses.replace(set_scene([], 0, 0), curtain=0)
    assert "Confirm<" not in str(game_page.fragments(behind)["actions"])
