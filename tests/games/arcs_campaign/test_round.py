"""The end of a round: the Council or an Event (p.13, p.14), and how the initiative moves."""

from collections.abc import Iterator

import pytest

from boardwright.games.arcs.campaign.council import return_to_court, tuck, turn_in_session
from boardwright.games.arcs.campaign.facts import COUNCIL
from boardwright.games.arcs.campaign.moments import ReachCard
from boardwright.games.arcs.campaign.titles import become_outlaw
from boardwright.games.arcs.facts import CARD_NUMBER, NOBODY
from boardwright.games.arcs.state import Arcs
from boardwright.kernel.decision import Option
from tests.games.arcs.position import SEATS

from .position import ReachScenario, reach
from .speaking import replaced

SUMMIT = ["call a Summit", "go on"]
PIECES = """2-arrow: red 1 ship, starport
        3-arrow: blue 1 ship, starport
        4-arrow: white 1 ship, starport"""


def round_of(text: str) -> ReachScenario:
    """Red has led, Blue and White have answered as the hands allow: everybody has one card for the round."""
    t = reach(f"""
        seats 3, initiative red
        {PIECES}
        {text}
    """)
    t.plays("red", "lead Construction 2", "go on", "end turn")
    return t


def event_round(more: str = "") -> ReachScenario:
    """Blue and White play Events on Red's Construction 2; the round is over."""
    t = round_of(f"""
        red: hand construction-2 construction-3
        blue: hand event-1
        white: hand event-2 aggression-3
        {more}
    """)
    t.plays("blue", "play an Event", "end turn")
    return t.plays("white", "play an Event", "go on")


def council_round(securer: str, more: str = "") -> ReachScenario:
    """The Council is tucked; Blue copies, White plays an Event; the round is over."""
    t = round_of(f"""
        red: hand construction-2 construction-3
        blue: hand aggression-2
        white: hand event-2
        council: tucked {securer}
        {more}
    """)
    t.plays("blue", "copy with Aggression 2", "end turn")
    return t.plays("white", "play an Event")


def played_on(t: ReachScenario) -> ReachScenario:
    """Whatever Crises and Edicts ask for is answered, until somebody leads."""
    while t.game.decision is not None and t.game.decision.ask != "lead":
        t.game.play(t.game.decision.options[-1])
    return t


def stowed(t: ReachScenario) -> ReachScenario:
    """Stolen tokens are put in slots, any way."""
    while t.game.decision is not None and t.game.decision.ask == "place_token":
        t.game.play(t.game.decision.options[0])
    return t


# -- Events --------------------------------------------------------------------------------------------------------


def test_x15_c47_both_events_give_one_resolution_by_who_has_the_initiative() -> None:
    t = event_round().rolls("edict", "hex", 2)
    assert t.initiative() == "red"
    t.asks("red", "call_summit", SUMMIT).plays("red", "go on")
    assert t.noted("rolled_event")[0][0] == SEATS["red"]
    played_on(t)
    assert len(t.noted("crises") + t.noted("edicts")) == 1


def test_c47_the_initiative_is_checked_before() -> None:
    t = round_of("""
        red: hand construction-2
        blue: hand event-1
        white: hand construction-5
    """)
    t.plays("blue", "play an Event", "end turn").plays("white", "surpass with Construction 5", "end turn")
    t.asks("white", "call_summit", SUMMIT)


def test_x16_the_event_die_says_crises() -> None:
    t = played_on(event_round().rolls("crisis", "arrow", 3).plays("red", "go on"))
    assert t.noted("rolled_event")[0] == (SEATS["red"], 0, 3)
    assert len(t.noted("crises")) == 1 and not t.noted("edicts")


def test_x16_the_event_die_says_edicts() -> None:
    t = played_on(event_round().rolls("edict", "arrow", 3).plays("red", "go on"))
    assert len(t.noted("edicts")) == 1 and not t.noted("crises")


def test_c105_the_played_cards_are_discarded_after_the_event() -> None:
    t = event_round().rolls("edict", "arrow", 3)
    assert [row["card"] for row in t.game.view(None)["round"]] == ["construction-2", "event-1", "event-2"]
    played_on(t.plays("red", "go on")).asks("red", "lead")
    assert t.discard_pile()[-3:] == ["construction-2", "event-1", "event-2"]
    assert t.game.view(None)["round"] == []


def test_c64_the_dice_are_taken_up_at_the_end() -> None:
    t = played_on(event_round().rolls("crisis", "hex", 6).plays("red", "go on"))
    assert not t.g.rolled and t.g.resolver == NOBODY


def test_c105_a_round_without_event_and_council_has_nothing_in_between() -> None:
    t = round_of("""
        red: hand construction-2 construction-3
        blue: hand aggression-2
    """)
    t.plays("blue", "copy with Aggression 2", "end turn").asks("red", "lead")


def test_c105_a15_a_surpass_counts_even_if_its_card_was_taken_back() -> None:
    """The claimed card is in a hand before the initiative is checked, and before the Event."""
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship, starport
        3-arrow: blue 1 ship, starport
        4-arrow: white 1 ship, starport
        red: hand construction-2
        blue: hand construction-5
        white: hand event-1; cards bc05
    """)
    t.plays("red", "lead Construction 2", "go on", "end turn").plays("blue", "surpass with Construction 5", "end turn")
    t.plays("white", "play an Event", "use Construction Union", "Construction 5", "end turn")
    t.asks("blue", "call_summit", SUMMIT)
    assert t.hand("white") == ["construction-5"]
    assert [row["card"] for row in t.game.view(None)["round"]] == ["construction-2", "event-1"]


def test_c106_a_round_ended_by_passing_has_neither() -> None:
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship; blue 1 ship
        red: hand construction-2 event-1
        blue: hand construction-3
    """)
    t.plays("red", "pass the initiative").asks("blue", "lead")


# -- the Council ---------------------------------------------------------------------------------------------------


def test_c48_the_council_is_resolved_and_not_the_event() -> None:
    t = council_round("blue").asks("blue", "call_summit", SUMMIT)
    played_on(t.plays("blue", "go on", "resolve the Edicts"))
    assert len(t.noted("edicts")) == 1
    assert not t.noted("rolled_event") and not t.noted("crises")


def test_c49_the_place_of_the_council_stays_empty_until_it_returns_decided() -> None:
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship, starport
        3-arrow: blue 1 ship, starport
        red: hand construction-2 construction-4
        blue: hand construction-3
        council: tucked red
    """)
    assert t.g.court[0] == 0
    t.plays("red", "lead Construction 2", "go on")
    assert t.g.court[0] == 0
    t.plays("red", "end turn").plays("blue", "surpass with Construction 3", "end turn")
    assert t.g.court[0] == COUNCIL and t.g.decided and t.g.council_by == NOBODY
    t.asks("red", "call_summit")  # though Blue has the initiative now
    assert t.initiative() == "blue"


def test_c50_a_regent_takes_the_first_regent_tile_with_the_trust() -> None:
    t = council_round("blue", "first regent: red\n        trust: 2 fuel").plays("blue", "go on")
    assert t.first_regent() == "blue"
    assert t.trust() == ["fuel", "fuel"]
    assert t.power("red") == 0
    t.asks("blue", "council_choice", ["resolve the Crises", "resolve the Edicts"])


def test_c50_the_securer_chooses_crises() -> None:
    t = played_on(council_round("blue").plays("blue", "go on", "resolve the Crises"))
    assert len(t.noted("crises")) == 1 and not t.noted("edicts")


def test_x17_c50_the_title_is_read_after_the_summit() -> None:
    t = council_round("red", "first regent: red\n        trust: 2 fuel 1 relic\n        blue: power 3")
    become_outlaw(t.g, SEATS["red"])  # as a Summit would have it
    assert t.first_regent() == "blue"
    t.plays("red", "go on").asks("red", "rob_trust")
    stowed(t.chooses("red", "steal Fuel", "steal Relic"))
    assert t.resources("red") == ["fuel", "relic"]
    assert t.trust() == ["fuel"]
    assert t.power("blue") == 1
    assert t.first_regent() == "blue"
    t.asks("red", "council_choice")


def outlaw_round(resources: str, more: str = "") -> ReachScenario:
    """Red, an Outlaw with two open slots, has secured the Council; the Trust of Blue holds three tokens."""
    return council_round(
        "red",
        f"""red: title outlaw{resources}
        first regent: blue
        trust: 2 fuel 1 relic
        {more}""",
    )


def test_c51_theft_is_bound_by_the_empty_slots() -> None:
    t = outlaw_round("; resources psionic").plays("red", "go on")
    t.asks("red", "rob_trust", ["steal Fuel", "steal Relic", "stop"])
    stowed(t.plays("red", "steal Relic"))
    assert t.resources("red") == ["psionic", "relic"]
    assert t.power("blue") == -1
    t.asks("red", "council_choice")


def test_c51_without_an_empty_slot_nothing_is_stolen() -> None:
    outlaw_round("; resources psionic psionic").plays("red", "go on").asks("red", "council_choice")


def test_c51_an_outlaw_may_steal_less() -> None:
    t = outlaw_round("").plays("red", "go on", "stop").asks("red", "council_choice")
    assert t.resources("red") == [] and t.power("blue") == 0


def test_c3_c51_it_is_stealing_and_sworn_guardians_stop_it() -> None:
    t = outlaw_round("", "blue: cards bc22").plays("red", "go on").asks("red", "council_choice")
    assert t.trust() == ["fuel", "fuel", "relic"]


def test_c51_without_a_first_regent_there_is_nothing_to_steal() -> None:
    t = council_round("red", "red: title outlaw\n        blue: title outlaw\n        first regent: nobody")
    t.plays("red", "go on").asks("red", "council_choice")
    assert t.first_regent() is None


def test_x18_c52_turned_in_session_while_tucked_it_comes_back_and_is_not_resolved() -> None:
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship, starport
        red: hand construction-2 construction-3
        council: tucked red
    """)
    t.plays("red", "lead Construction 2", "go on")
    turn_in_session(t.g)
    assert t.g.court[0] == COUNCIL and not t.g.decided
    t.plays("red", "end turn").asks("red", "lead")


def test_a05_then_an_event_of_the_same_round_is_resolved_after_all() -> None:
    t = round_of("""
        red: hand construction-2 construction-3
        blue: hand aggression-2
        white: hand event-2
        council: tucked blue
    """)
    turn_in_session(t.g)
    t.rolls("edict", "hex", 1)
    t.plays("blue", "copy with Aggression 2", "end turn").plays("white", "play an Event", "end turn")
    t.asks("red", "call_summit").plays("red", "go on")  # not Blue, who had secured the Council
    assert t.noted("rolled_event")[0][0] == SEATS["red"]


def test_x23_the_decided_council_is_turned_in_session_during_its_own_resolution() -> None:
    t = council_round("blue").asks("blue", "call_summit")
    assert t.g.decided
    turn_in_session(t.g)  # as Petition the Council does
    assert not t.g.decided
    t.plays("blue", "go on").asks("blue", "council_choice")  # it goes on all the same
    t.plays("blue", "resolve the Edicts")
    assert not t.g.decided


def test_c119_who_secures_the_council_resolves_it_even_if_another_made_them() -> None:
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship, starport
        3-arrow: blue 1 ship, starport
        red: hand construction-2 construction-4
        blue: hand construction-3; title outlaw
    """)
    t.plays("red", "lead Construction 2", "go on")
    tuck(t.g, SEATS["blue"])  # on the turn of Red; Blue has not played yet
    t.plays("red", "end turn").plays("blue", "surpass with Construction 3", "end turn")
    t.asks("blue", "call_summit").plays("blue", "go on").asks("blue", "council_choice")
    assert t.first_regent() == "red"


def test_council_comes_back_in_session_or_decided() -> None:
    t = reach("seats 3, initiative red\n    red: hand construction-2 construction-3")
    for decided in (True, False):
        tuck(t.g, SEATS["red"])
        assert (t.g.court[0], t.g.decided, t.g.council_by) == (0, True, SEATS["red"])
        return_to_court(t.g, decided)
        assert (t.g.court[0], t.g.decided, t.g.council_by) == (COUNCIL, decided, NOBODY)


# -- how the initiative moves --------------------------------------------------------------------------------------

LISTENER = "f603"


class Listener(ReachCard):
    """Counts how often the initiative comes, and seizes by itself instead of with a card."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.came: list[int] = []

    def initiative_came(self, g: Arcs, me: int) -> None:
        self.came.append(me)

    def forbids_seizing_with_card(self, g: Arcs, me: int) -> bool:
        return True

    def ways_to_seize(self, g: Arcs, me: int) -> list[Option]:
        return [("seize_now",)]


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    card = Listener(CARD_NUMBER[LISTENER])
    with replaced(monkeypatch, card):
        yield card


HEARING = f"""
    seats 3, initiative red
    2-arrow: red 1 ship, starport
    3-arrow: blue 1 ship, starport
    red: hand construction-2 construction-4
    blue: hand construction-3 aggression-3 aggression-4; cards {LISTENER}
"""


@pytest.mark.plain_only
def test_g14_a_card_adds_a_way_to_seize_and_forbids_another(listener: Listener) -> None:
    t = reach(HEARING).plays("red", "lead Construction 2", "go on", "end turn").plays("blue", "pivot with Aggression 3")
    t.asks("blue", "before_prelude", ["seize the initiative", "go on"]).plays("blue", "seize the initiative")
    assert t.initiative() == "blue" and t.g.seized == SEATS["blue"]
    assert listener.came == [SEATS["blue"]]
    t.asks("blue", "turn")


@pytest.mark.plain_only
def test_g14_the_initiative_comes_by_a_surpass_once(listener: Listener) -> None:
    t = reach(HEARING).plays("red", "lead Construction 2", "go on", "end turn")
    t.plays("blue", "surpass with Construction 3", "go on", "end turn").asks("blue", "lead")
    assert listener.came == [SEATS["blue"]]


@pytest.mark.plain_only
def test_g14_the_initiative_comes_by_a_pass(listener: Listener) -> None:
    reach(HEARING).plays("red", "pass the initiative").asks("blue", "lead")
    assert listener.came == [SEATS["blue"]]


@pytest.mark.plain_only
def test_g14_who_keeps_the_initiative_hears_nothing(listener: Listener) -> None:
    t = reach(HEARING).plays("red", "lead Construction 2", "go on", "end turn")
    t.plays("blue", "copy with Aggression 3", "go on", "end turn").asks("red", "lead")
    assert listener.came == []
