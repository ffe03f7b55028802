"""The Summit at the table: the deal in columns, who has agreed, and the form that composes one."""

import json
from itertools import permutations
from typing import Any

import pytest

from boardwright.kernel.game import Game
from boardwright.table.draw import drawing_of
from boardwright.table.draw.arcs_campaign.summit import item_icon, item_name, summit
from boardwright.table.elements import rendered
from boardwright.table.pages.asking import advance
from boardwright.table.pages.game import fragments
from boardwright.table.pages.options import choices
from boardwright.table.scene import Scene
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.table.pages.scenes import Page

from .test_drawings import drawn, scene_of, symbols

pytestmark = pytest.mark.plain_only

RICH = """
    seats 4, initiative red, summit red
    1-hex: red 2 ships, 1 damaged ship; blue 2 ships; white 1 ship; yellow 1 ship
    2-hex: red city; blue starport
    3-hex: red city; red starport
    red: resources fuel relic; captives 2 blue; favors 1 white; trophies empire 1 ship; trophies blue 1 city
    blue: title outlaw
    court: cc01 red 2, cc02 blue 1, cc03, cc04
    """


class Shown:
    """The Summit as a seat sees it."""

    def __init__(self, game: Game, viewer: int | None, **more: Any) -> None:
        self.page = Page(rendered(summit(scene(game, viewer, **more))))
        self.text = " ".join(tag.text for tag in self.page.tags if tag.parent is None)
        self.form = next((tag.attributes for tag in self.page.tags if tag.attributes.get("id") == "deal"), None)

    def lines(self, css: str) -> list[str]:
        """The texts of the elements of a class."""
        found = [tag for tag in self.page.tags if css in (tag.attributes.get("class") or "").split()]
        return [" ".join(tag.text.split()) for tag in found]


def scene(game: Game, viewer: int | None, **more: Any) -> Scene:
    made = scene_of(game, viewer)
    return Scene(**({name: getattr(made, name) for name in SHOWN} | more))


SHOWN = ("id", "game", "view", "viewer", "seats", "words", "decision", "asked", "moves", "outcome")


def negotiating() -> ReachScenario:
    return reach(RICH).plays("red", "nothing more")


def offered(*items: str) -> ReachScenario:
    """Red has offered Blue these steps."""
    return negotiating().plays("red", "propose a deal", *items, "offer this deal")


def test_lore_and_golems_can_be_chosen_where_a_law_lets_them_be_given() -> None:
    t = reach("""
        seats 3, initiative red, act 2, summit red
        fates: caretaker founder magnate
        1-hex: red 2 ships; blue 2 ships; white 2 ships
        red: cards f503 l03
        golems: warrior awake on f503
        """)
    shown = Shown(t.plays("red", "nothing more").game, 0)
    assert "Sprinter Drives" in shown.text and "Warrior Golem" in shown.text


def test_nothing_lies_over_the_board_without_a_summit() -> None:
    game = reach(RICH.replace(", summit red", "")).game
    assert summit(scene_of(game, 0)) is None
    assert fragments(scene_of(game, 0))["scene"] == '<div id="scene" class="scene"></div>'


def test_in_call_to_order_there_is_no_deal() -> None:
    shown = Shown(reach(RICH).game, 0)
    assert shown.lines("summit-part") == ["Call to Order"] and shown.lines("summit-caller") == ["Called by Red"]
    assert shown.form is None and shown.lines("summit-deal") == []


def test_every_step_can_be_drawn_for_everybody() -> None:
    t = negotiating()
    steps = ["propose a deal", "Red gives Blue something", "a resource", "Fuel from slot 1", "offer this deal"]
    for step in steps:
        for viewer in (None, *range(4)):
            drawn(scene_of(t.game, viewer))
            assert Shown(t.game, viewer).page.nameless() == []
        t.plays("red", step)
    drawn(scene_of(t.game, 1))


def test_the_deal_stands_in_columns_with_who_agreed_and_who_is_asked() -> None:
    t = offered(
        "Red gives Blue something", "a resource", "Relic from slot 2", "Blue gives Red something", "a Favor",
        "Blue gives Red something", "a Favor", "White gives Red something", "a Favor",
    )  # fmt: skip
    shown = Shown(t.game, 3)
    assert shown.lines("summit-pair") == ["Red gives Blue", "Blue gives Red", "White gives Red"]
    assert shown.lines("summit-item") == ["Relic", "Favor ×2", "Favor"]
    assert shown.lines("summit-party") == [
        "Red agrees 2 proposals left",
        "Blue is asked 3 proposals left",
        "White is asked next 3 proposals left",
        "Yellow 3 proposals left",
    ]
    t.plays("blue", "agree")
    states = Shown(t.game, None).lines("summit-party")[1:3]
    assert states == ["Blue agrees 3 proposals left", "White is asked 3 proposals left"]


def test_every_item_has_its_box() -> None:
    shown = Shown(negotiating().game, 0)
    boxes = [tag.attributes for tag in shown.page.tags if tag.attributes.get("name") == "deal"]
    values = [box.get("data-item") or box.get("value") for box in boxes]
    given = [json.loads(value) for value in values if value]
    mine = [item for item in given if (item["giver"], item["receiver"]) == (0, 1)]
    assert {item["what"] for item in mine} == {
        "invite", "promise", "token", "captive", "trophy", "favor", "delegate", "ship", "building",
    }  # fmt: skip
    assert not [item for item in given if item["what"] == "invite" and item["receiver"] != 1]
    assert {(item["giver"], item["receiver"]) for item in given} == set(permutations(range(4), 2))
    said = [text.lstrip("0123456789") for text in shown.lines("deal-item")]
    for text in (
        "Fuel", "Trophy: Imperial ship", "Favor of White", "Damaged ship in 1-hex", "City at 2-hex/1",
        "Invitation to the Empire",
    ):  # fmt: skip
        assert text in said


def test_a_list_offers_no_more_than_a_deal_can_hold() -> None:
    shown = Shown(negotiating().game, 0)
    lists = [tag.text for tag in shown.page.all("select") if "promise" in (tag.attributes["data-item"] or "")]
    assert max(lists) == "012345678"


def test_only_who_may_propose_composes() -> None:
    t = negotiating()
    mine, waiting = Shown(t.game, 0), Shown(t.game, 1)
    assert mine.form is not None and mine.form["data-asked"] == "yes" and "up to 8 things" in mine.text
    assert waiting.form is not None and "data-asked" not in waiting.form
    assert "when it is your turn to speak" in waiting.text
    assert Shown(t.game, None).form is None and Shown(t.game, 0, replay=True).form is None
    t.plays("red", "propose a deal", "Red gives Blue something", "a Favor")
    assert Shown(t.game, 0).form is None  # it is on the table, and goes on step by step
    assert Shown(t.game, 1).form is not None


def test_nobody_composes_without_proposals() -> None:
    t = reach(RICH, offers=1).plays("red", "nothing more", "propose a deal", "drop this deal")
    shown = Shown(t.game, 0)
    assert shown.form is None and "no proposals left" in shown.text


def test_a_refused_deal_can_be_changed() -> None:
    t = offered("Red gives Blue something", "a Favor").plays("blue", "refuse")
    (button,) = Shown(t.game, 1).page.with_attribute("data-deal")
    assert json.loads(button.attributes["data-deal"] or "") == [{"what": "promise", "giver": 0, "receiver": 1}]
    watching = Shown(t.game, None)
    assert watching.page.with_attribute("data-deal") == [] and watching.lines("summit-pair") == ["Red gives Blue"]


def test_the_action_bar_leaves_proposing_to_the_form() -> None:
    t = negotiating()
    assert [choice.outside for choice in choices(scene_of(t.game, 0))] == [["done"]]
    t.plays("red", "propose a deal")
    assert ["withdraw"] in [choice.outside for choice in choices(scene_of(t.game, 0))]


def test_in_advance_one_may_have_nothing_to_propose() -> None:
    drawing = drawing_of("arcs_campaign")
    waiting, order = scene(negotiating().game, 1, online=True), scene(reach(RICH).game, 1, online=True)
    assert "nothing to propose" in rendered(advance(waiting, drawing))
    assert "pass the initiative" not in rendered(advance(waiting, drawing))
    assert "nothing to propose" not in rendered(advance(order, drawing))


@pytest.mark.parametrize(
    ("row", "sign", "name"),
    [
        ({"what": "guild", "court": "cc03"}, "fuel", "Gatekeepers"),
        ({"what": "lore", "court": "l01"}, "lore", ""),
        ({"what": "golem", "resource": "warrior"}, "warrior", "Warrior Golem"),
        ({"what": "trophy", "owner": 6, "piece": "ship"}, "blight", "Trophy: Blight token"),
        ({"what": "trophy", "owner": 4, "piece": "ship"}, "imperial", "Trophy: Imperial ship"),
        ({"what": "trophy", "owner": 1, "piece": "banner"}, "banner", "Trophy: Banner of Blue"),
    ],
)
def test_every_item_has_a_sign_of_its_own(row: dict[str, Any], sign: str, name: str) -> None:
    shown = str(rendered(item_icon(row)))
    assert f'href="#arcs-{sign}"' in shown and f"arcs-{sign}" in symbols("arcs_campaign")
    words = scene_of(reach(RICH).game, None).words
    assert item_name(words, row) == (name or str(words.name("court", row["court"])))
