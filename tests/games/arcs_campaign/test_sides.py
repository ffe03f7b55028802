"""Action cards with two sides: the Faithful, played on their Zeal or their Wisdom side (F813)."""

import pytest

from boardwright.games.arcs.campaign.facts import LAWS, WISDOM, ZEAL
from boardwright.games.arcs.campaign.moments import ReachCard
from boardwright.games.arcs.facts import EMPATH, TYCOON, suit_of
from boardwright.games.arcs.state import LEAD, Arcs

from .position import reach
from .speaking import replaced

LEADS = """
    seats 3, initiative red
    2-arrow: red 1 ship, starport; blue 1 ship, starport
    red: hand faithful-3 construction-2
    blue: hand faithful-4 faithful-2 construction-3
"""


def test_a_faithful_card_is_led_on_either_side() -> None:
    t = reach(LEADS).asks("red", "lead", ["lead Zeal 3", "lead Wisdom 3", "lead Construction 2", "pass the initiative"])
    t.plays("red", "lead Wisdom 3").asks("red", "turn")  # without a law it has no ambition
    assert t.decision("red").values == (3,)
    t.can("red", "build").cannot("red", "move", "battle")
    assert t.game.view(None)["round"][0]["card"] == "wisdom-3"


def test_surpassing_a_faithful_card_takes_a_higher_one_on_the_same_side() -> None:
    t = reach(LEADS).plays("red", "lead Zeal 3", "end turn")
    t.asks(
        "blue",
        "follow",
        [
            "surpass with Zeal 4",
            "pivot with Wisdom 4",
            "copy with Faithful 4",
            "pivot with Wisdom 2",
            "copy with Faithful 2",
            "pivot with Construction 3",
            "copy with Construction 3",
        ],
    )
    t.plays("blue", "surpass with Zeal 4", "go on", "end turn").asks("blue", "lead")


def test_a_faithful_card_pivots_from_a_basic_suit() -> None:
    t = reach(LEADS).plays("red", "lead Construction 2", "go on", "end turn")
    t.can("blue", "pivot with Zeal 4", "pivot with Wisdom 4", "copy with Faithful 4")
    t.cannot("blue", "surpass with Zeal 4", "surpass with Wisdom 4")


def test_copying_a_led_side_gives_its_actions() -> None:
    t = reach(LEADS).plays("red", "lead Zeal 3", "end turn").plays("blue", "copy with Construction 3", "go on")
    t.can("blue", "move").cannot("blue", "build", "secure")


def test_face_down_it_is_its_front_and_back_in_a_pile_as_well() -> None:
    t = reach(LEADS).plays("red", "lead Zeal 3", "end turn").plays("blue", "copy with Faithful 4", "go on")
    assert t.game.view(1)["round"][1]["card"] == "faithful-4"
    assert t.game.view(0)["round"][1]["card"] is None
    t.plays("blue", "end turn")
    assert t.discard_pile()[-2:] == ["faithful-3", "faithful-4"]
    t.g.check()


def test_a_faithful_card_is_an_extra_card_to_seize_with() -> None:
    t = reach(LEADS).plays("red", "lead Zeal 3", "end turn").plays("blue", "surpass with Zeal 4")
    t.plays("blue", "seize with Faithful 2")
    assert t.initiative() == "blue"


def test_surpassing_with_a_faithful_seven_does_not_seize() -> None:
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship; blue 1 ship
        red: hand faithful-3
        blue: hand faithful-7
    """)
    t.plays("red", "lead Zeal 3", "end turn").plays("blue", "surpass with Zeal 7").asks("blue", "turn")
    assert t.g.seized == -1 and t.initiative() == "red"


def test_surpassing_with_a_basic_seven_still_seizes() -> None:
    t = reach("""
        seats 4, initiative red
        2-arrow: red 1 ship; blue 1 ship
        red: hand construction-3
        blue: hand construction-7
    """)
    t.plays("red", "lead Construction 3", "go on", "end turn").plays("blue", "surpass with Construction 7")
    assert t.initiative() == "blue"


class AnyAmbition(ReachCard):
    """A law that gives led sides of a Faithful card two ambitions."""

    def ambitions_of_played(self, g: Arcs, me: int, card: int) -> list[int]:
        return [TYCOON, EMPATH] if suit_of(card) in (ZEAL, WISDOM) and g.turn_mode == LEAD else []


@pytest.mark.plain_only
def test_a_law_gives_a_played_card_ambitions(monkeypatch: pytest.MonkeyPatch) -> None:
    with replaced(monkeypatch, AnyAmbition(LAWS[2])):
        t = reach(LEADS).plays("red", "lead Zeal 3")
        t.asks("red", "declare", ["declare Tycoon", "declare Empath", "go on"])
        t.plays("red", "declare Empath")
        assert t.g.zero  # as with a led 7
        t.plays("red", "end turn").can("blue", "surpass with Zeal 2")
