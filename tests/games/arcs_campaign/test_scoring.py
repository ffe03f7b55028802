"""The end of a chapter and of the act (p.8, p.28)."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from boardwright.games import rules_of
from boardwright.games.arcs.campaign.chapter import outcome
from boardwright.games.arcs.campaign.moments import REACH_CARDS, ReachCard, register
from boardwright.games.arcs.campaign.power import advance, gain_power
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER, NOBODY
from boardwright.games.arcs.state import Arcs
from boardwright.kernel.decision import Script
from boardwright.kernel.still import replaced
from tests.games.arcs_campaign.position import ReachScenario, reach

HANDS = """
        red: hand aggression-2
        blue: hand aggression-3
        white: hand aggression-4
"""


def at_the_end(lines: str, chapter: int = 1, fates: str = "advocate founder magnate") -> ReachScenario:
    """All pass, and the chapter ends."""
    return reach(f"seats 3, initiative red, chapter {chapter}\nfates: {fates}\n{HANDS}\n{lines}")


def all_pass(t: ReachScenario) -> ReachScenario:
    return (
        t.plays("red", "pass the initiative").plays("blue", "pass the initiative").plays("white", "pass the initiative")
    )


# -- the shape of an act -------------------------------------------------------------------------------------------


def test_c6_act_1_has_three_chapters() -> None:
    for chapter in (1, 2):
        t = all_pass(at_the_end("", chapter))
        assert t.g.chapter == chapter + 1 and t.game.decision is not None
    t = all_pass(at_the_end("", 3))
    assert t.game.decision is None and t.g.ended == "act"


def test_c6_no_act_ends_early_through_power() -> None:
    t = all_pass(at_the_end("red: power 60", 1))
    assert t.g.chapter == 2 and t.game.decision is not None


def test_c8_the_most_power_wins_and_turn_order_breaks_ties() -> None:
    t = at_the_end("red: objective 0; power 2\nblue: objective 0; power 5\nwhite: objective 0; power 5", 3)
    all_pass(t)
    result = t.game.outcome
    assert result is not None and result.places == [2, 0, 1]
    assert t.chronicle()[-1] == "Blue wins."


def test_c8_an_a_fate_goes_before_a_b_fate() -> None:
    t = at_the_end("red: power 5\nblue: power 5")
    t.g.fates = replaced(t.g.fates, 0, 9)
    assert outcome(t.g).places == [1, 0, 2]


def test_c10_x43_failing_costs_the_space_of_the_marker_and_power_may_be_negative() -> None:
    t = at_the_end("red: objective 5; power 2\nblue: objective 0; power 1\nwhite: objective 0", 3)
    all_pass(t)
    assert [t.power(seat) for seat in ("red", "blue", "white")] == [-3, 1, 0]
    events = [event.what for event in t.game.events]
    assert ("lost_power", 0, 5, "failed") in events and ("fate_failed", 0, 4) in events
    assert ("fate_fulfilled", 1, 2) in events and ("fate_fulfilled", 2, 3) in events
    assert t.game.view(None)["reach"]["gains"] == [{"act": 1, "chapter": 3, "why": "failed", "power": [-5, 0, 0]}]


def test_c7_c10_a_negative_total_is_ranked_last_and_saved() -> None:
    t = at_the_end("red: objective 5\nblue: objective 2\nwhite: objective 0", 3)
    all_pass(t)
    result = t.game.outcome
    assert result is not None and result.places == [2, 1, 0]
    assert Campaign.from_json(t.g.to_json()).power == (-5, -2, 0)


def test_c10_nothing_is_lost_before_the_act_ends() -> None:
    assert all_pass(at_the_end("red: objective 5; power 2", 2)).power("red") == 2


def test_c7_the_score_sheet_adds_up() -> None:
    t = at_the_end("red: resources relic; power 3\nambitions: keeper 3")
    gain_power(t.g, 0, 2, "trust")
    gain_power(t.g, 0, -1, "trust")
    gain_power(t.g, 1, -1, "trust")
    all_pass(t)
    view = t.game.view(None)
    scored = [sum(row["power"][seat] for row in view["scored"]) for seat in range(3)]
    gained = [sum(row["power"][seat] for row in view["reach"]["gains"]) for seat in range(3)]
    assert [player["power"] for player in view["players"]] == [scored[seat] + gained[seat] for seat in range(3)]
    assert gained == [1, -1, 0] and len(view["reach"]["gains"]) == 1


# -- objectives ----------------------------------------------------------------------------------------------------


def test_c11_a_marker_never_goes_below_0() -> None:
    t = at_the_end("red: objective 2")
    advance(t.g, 0, 5)
    assert t.objective("red") == 0
    advance(t.g, 0, 5)
    assert t.objective("red") == 0


FOUNDER = (
    "blue: title outlaw\n1-gate: blue 2 ships\n2-gate: blue 1 ship; red 2 ships\n1-hex: blue 1 ship; empire 1 ship\n"
)


def test_x1_the_founder_advances_for_ambitions_won_and_systems_controlled() -> None:
    t = at_the_end(
        FOUNDER
        + """
        3-gate: blue 1 ship
        4-gate: blue 1 damaged ship
        5-hex: blue 1 ship; blight 1 ship
        blue: resources relic psionic
        ambitions: keeper 2, empath 3
        """
    )
    all_pass(t)
    assert t.objective("blue") == 16 - 9


def test_f201_a_regent_does_not_advance() -> None:
    t = all_pass(at_the_end("1-gate: blue 2 ships\nblue: resources relic\nambitions: keeper 2"))
    assert t.objective("blue") == 16


def test_c11_a_tie_is_no_win() -> None:
    t = all_pass(at_the_end("blue: title outlaw; resources relic\nred: resources relic\nambitions: keeper 3"))
    assert t.objective("blue") == 16 and t.power("blue") == 2


def test_c117_a_player_level_with_the_box_does_not_win() -> None:
    for aside, left in (("1 relic", 18), ("1 fuel", 15)):
        t = reach(f"""
            seats 2, initiative red
            fates: partisan founder
            red: hand aggression-2
            blue: hand aggression-3; title outlaw; resources relic
            set aside: {aside}
            ambitions: keeper 3
        """)
        t.plays("red", "pass the initiative").plays("blue", "pass the initiative")
        assert t.objective("blue") == left


# -- the order of the end of a chapter -----------------------------------------------------------------------------


class Witness(ReachCard):
    """Speaks at every moment of the end of a chapter, and may ask."""

    speaks_before_scoring = True
    speaks_after_scoring = True

    def say(self, g: Arcs, word: str, me: int) -> None:
        SAID.append((word, me, sum(g.power), -1 in g.markers))

    def scoring_begins(self, g: Campaign, me: int) -> Script[None]:
        yield g.ask(max(me, 0), "which_first", [("first", self.number)], always=True)
        self.say(g, "begins", me)

    def ambition_won(self, g: Campaign, me: int, ambition: int, power: int) -> None:
        self.say(g, "won", me)

    def chapter_ended(self, g: Campaign, me: int) -> None:
        self.say(g, "ended", me)

    def after_scoring(self, g: Arcs, me: int) -> Script[None]:
        self.say(g, "after", me)
        yield from ()


SAID: list[tuple[str, int, int, bool]] = []


@contextmanager
def witnesses(*cards: str) -> Iterator[None]:
    """These cards are witnesses for a while."""
    rules_of("arcs_campaign")
    SAID.clear()
    before = [REACH_CARDS[CARD_NUMBER[card]] for card in cards]
    for card in before:
        register(Witness(card.number))
    yield
    for card in before:
        register(card)


@pytest.mark.plain_only
def test_c14_the_end_of_a_chapter_in_its_order() -> None:
    with witnesses("f202"):
        t = at_the_end(
            "blue: cards f202; resources relic; trophies red 1 ship\nambitions: keeper 2, warlord 3, empath 5"
        )
        all_pass(t)
    power = 2 + 3
    assert [
        ("begins", 1, 0, False),
        ("won", 1, power, False),
        ("won", 1, power, False),
        ("ended", 1, power, False),
        ("after", 1, power, False),
    ] == SAID
    assert t.g.markers == (-1, -1, -1) and t.trophies("blue", "red") == {}, "clean-up comes last"


@pytest.mark.plain_only
def test_c2_the_player_with_the_initiative_orders_what_happens_at_one_moment() -> None:
    with witnesses("f202", "f302", "f602"):
        t = at_the_end("blue: cards f202\nwhite: cards f302\nred: cards f602")
        t.plays("red", "pass the initiative").plays("blue", "pass the initiative")
        super(ReachScenario, t).plays("white", "pass the initiative")
        initiative = t.initiative()
        t.asks(initiative, "which_first", ["Informants first", "Parade Fleets first", "Merchant League first"])
        t.plays(initiative, "Merchant League first", "Informants first")
        assert [said[:2] for said in SAID if said[0] == "begins"] == [("begins", 2), ("begins", 0), ("begins", 1)]
        t.asks(initiative, "which_first").plays(initiative, "Parade Fleets first", "Merchant League first")
        assert [said[:2] for said in SAID if said[0] == "after"] == [("after", 1), ("after", 2), ("after", 0)]


@pytest.mark.plain_only
def test_c2_a_card_in_the_booklet_speaks_once_for_nobody() -> None:
    with witnesses("f703"):
        t = at_the_end("")
        t.g.laws += (CARD_NUMBER["f703"],)
        all_pass(t)
    assert [said[:2] for said in SAID if said[0] in ("begins", "after")] == [("begins", NOBODY), ("after", NOBODY)]


def test_c14_trophies_of_every_owner_go_home_when_warlord_was_scored() -> None:
    t = at_the_end(
        """
        red: trophies empire 2 ships
        blue: trophies blight 1 ship
        white: trophies free 1 city 1 starport
        ambitions: warlord 5
        """
    )
    all_pass(t)
    assert not any(t.g.trophies) and (t.g.ships[4], t.g.ships[6]) == (15, 24)
    assert t.power("red") == t.power("white") == 3
