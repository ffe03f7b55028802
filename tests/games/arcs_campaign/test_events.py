"""Event cards: how they are played, and what they do not do (p.12)."""

import boardwright
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import ACTION_CARDS
from boardwright.games.arcs.hands import mulligan_hand

from .position import ReachScenario, reach

ROUND = """
    seats 3, initiative red
    2-arrow: red 1 ship, starport; blue 1 ship, starport; white 1 ship, starport
    red: hand construction-2 event-1
    blue: hand event-2 aggression-3 mobilization-4; resources fuel
    white: hand event-3 aggression-4 mobilization-5; resources fuel
"""


def led() -> ReachScenario:
    """Red has led Construction 2."""
    return reach(ROUND).plays("red", "lead Construction 2", "go on", "end turn")


# -- what an Event cannot do ---------------------------------------------------------------------------------------


def test_c43_an_event_cannot_be_led() -> None:
    reach(ROUND).asks("red", "lead", ["lead Construction 2", "pass the initiative"])


def test_c43_an_event_cannot_be_copied_with_nor_pivoted_with() -> None:
    ways = [f"{way} with {card}" for way in ("pivot", "copy") for card in ("Aggression 3", "Mobilization 4")]
    led().asks("blue", "follow", [*ways, "play an Event"])


def test_c43_an_event_is_no_extra_card_to_seize_with() -> None:
    t = led().plays("blue", "pivot with Aggression 3")
    t.asks("blue", "before_prelude", ["seize with Mobilization 4", "go on"])


def test_c43_without_another_card_there_is_nothing_to_seize_with() -> None:
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship; blue 1 ship
        red: hand construction-2
        blue: hand event-1 event-2
    """)
    t.plays("red", "lead Construction 2", "go on", "end turn").asks("blue", "follow", ["play an Event"])
    t.plays("blue", "play an Event").asks("blue", "before_prelude", ["go on"])


def test_c43_nobody_learns_that_only_events_are_left_in_a_hand() -> None:
    """Who cannot seize for want of a fitting card is asked all the same; it answers itself."""
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship; blue 1 ship
        red: hand construction-2
        blue: hand aggression-3 event-2
    """)
    t.plays("red", "lead Construction 2", "go on", "end turn").plays("blue", "copy with Aggression 3")
    assert t.asks("blue", "before_prelude", ["go on"]).decision("blue").lapses
    t.plays("blue", "go on")
    assert t.noted("seized") == []


def test_c43_events_are_alike_and_give_one_option() -> None:
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship; blue 1 ship
        red: hand construction-2
        blue: hand event-1 event-2 aggression-3
    """)
    t.plays("red", "lead Construction 2", "go on", "end turn")
    t.asks("blue", "follow", ["pivot with Aggression 3", "copy with Aggression 3", "play an Event"])
    t.plays("blue", "play an Event")
    assert t.hand("blue") == ["aggression-3", "event-2"]


# -- what it gives -------------------------------------------------------------------------------------------------


def test_x11_c44_an_event_gives_the_actions_and_pips_of_the_lead_card() -> None:
    t = led().plays("blue", "play an Event", "go on")
    assert t.decision("blue").values == (4,)
    t.can("blue", "build").cannot("blue", "battle", "move", "influence")
    assert [row["mode"] for row in t.game.view(None)["round"]] == ["lead", "event"]


def test_c44_the_zero_marker_on_the_lead_card_leaves_its_pips() -> None:
    t = reach(ROUND).plays("red", "lead Construction 2", "declare Tycoon", "end turn")
    t.plays("blue", "play an Event", "go on")
    assert t.decision("blue").values == (4,)


def test_c44_an_event_has_no_number_and_takes_no_initiative() -> None:
    t = led().plays("blue", "play an Event", "go on", "end turn")
    t.plays("white", "pivot with Aggression 4", "go on", "end turn").asks("red", "call_summit")
    assert t.initiative() == "red"


def test_x12_c45_the_second_event_of_a_round_gives_no_actions() -> None:
    t = led().plays("blue", "play an Event", "go on", "end turn")
    t.plays("white", "play an Event", "go on")
    assert t.decision("white").values == (0,)
    t.cannot("white", "build", "repair")


def test_x13_c45_the_prelude_remains_without_actions() -> None:
    t = led().plays("blue", "play an Event", "go on", "end turn")
    t.plays("white", "play an Event", "go on", "spend Fuel from slot 1 to move")
    t.asks("white", "move_to")
    assert t.resources("white") == []


def test_c45_a_weapon_has_no_pips_to_serve_then() -> None:
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship; blue 1 ship
        red: hand construction-2
        blue: hand event-1; resources weapon
        council: tucked red
    """)
    t.plays("red", "lead Construction 2", "go on", "end turn").plays("blue", "play an Event")
    t.asks("blue", "turn", ["end turn", "spend Weapon from slot 1 for nothing"])


def test_c45_a04_no_actions_while_anybodys_council_is_tucked() -> None:
    for securer in ("red", "blue", "white"):  # also the player's own: the living rules ask for anyone
        t = reach(f"{ROUND}\n    council: tucked {securer}").plays("red", "lead Construction 2", "go on", "end turn")
        t.plays("blue", "play an Event", "go on")
        assert t.decision("blue").values == (0,)
        t.cannot("blue", "build")


def test_a04_a_council_that_is_back_in_the_court_takes_no_actions() -> None:
    t = reach(f"{ROUND}\n    council: decided").plays("red", "lead Construction 2", "go on", "end turn")
    t.plays("blue", "play an Event", "go on")
    assert t.decision("blue").values == (4,)


def test_c45_an_event_of_an_earlier_round_does_not_matter() -> None:
    t = reach("""
        seats 2, initiative red
        2-arrow: red 1 ship, starport; blue 1 ship, starport
        first regent: nobody
        red: hand construction-2 construction-3
        blue: hand event-1 event-2
    """).rolls("edict", "arrow", 1)
    t.plays("red", "lead Construction 2", "go on", "end turn").plays("blue", "play an Event", "go on", "end turn")
    t.plays("red", "go on")
    t.plays("red", "lead Construction 3", "go on", "end turn").plays("blue", "play an Event")
    assert t.decision("blue").values == (3,)


# -- neither Surpass, Copy nor Pivot -------------------------------------------------------------------------------


def test_c44_cards_for_a_copy_or_pivot_do_not_speak() -> None:
    """Galactic Bards let a follower declare after a Surpass or Pivot."""
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship; blue 1 ship
        red: hand construction-2
        blue: hand event-1; cards bc25
    """)
    t.plays("red", "lead Construction 2", "go on", "end turn")
    t.plays("blue", "play an Event").asks("blue", "turn")


def test_a18_an_ordinary_extra_card_seizes_while_an_event_is_played() -> None:
    t = (
        led()
        .plays("blue", "play an Event")
        .asks("blue", "before_prelude", ["seize with Aggression 3", "seize with Mobilization 4", "go on"])
    )
    t.plays("blue", "seize with Aggression 3")
    assert t.initiative() == "blue"
    assert t.decision("blue").values == (4,)


def test_a18_also_when_the_event_gives_no_actions() -> None:
    t = led().plays("blue", "play an Event", "go on", "end turn")
    t.plays("white", "play an Event", "seize with Aggression 4")
    assert t.initiative() == "white"
    assert t.decision("white").values == (0,)


def test_a18_lattice_spies_seize_on_the_turn_of_an_event() -> None:
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship; blue 1 ship
        red: hand construction-2
        blue: hand event-1; cards bc16
    """)
    t.plays("red", "lead Construction 2", "go on", "end turn")
    t.plays("blue", "play an Event", "use Lattice Spies")
    assert t.initiative() == "blue"


# -- passing -------------------------------------------------------------------------------------------------------


def test_x14_c46_a_hand_of_events_must_pass() -> None:
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship; blue 1 ship
        red: hand event-1
        blue: hand construction-2
    """)
    t.asks("red", "lead", ["pass the initiative"])  # veiled: that there is no choice is nobody's business
    t.plays("red", "pass the initiative").asks("blue", "lead")
    assert t.initiative() == "blue"


def test_c46_r32_the_chapter_ends_when_nobody_can_lead() -> None:
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship; blue 1 ship
        red: hand event-1
        blue: hand event-2
    """)
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative")
    assert t.g.chapter == 2


def test_c46_r32_a_last_event_in_a_single_hand_ends_the_chapter() -> None:
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship; blue 1 ship
        blue: hand event-2
    """)
    t.plays("blue", "pass the initiative")  # Red has no cards
    assert t.g.chapter == 2


# -- mulligan, Farseers --------------------------------------------------------------------------------------------


def test_c107_a_mulligan_keeps_events_and_draws_as_many_as_were_refused() -> None:
    t = reach("""
        seats 2, initiative red
        red: hand construction-2
        blue: hand event-1 construction-3 construction-4 construction-5 construction-6 mobilization-2
        discard: aggression-2 aggression-3 aggression-4 aggression-5 aggression-6 mobilization-3
    """)
    mulligan_hand(t.g, 1)
    assert t.hand("blue") == ["aggression-2", "aggression-3", "aggression-4", "aggression-5", "aggression-6", "event-1"]
    t.g.check()
    assert t.game.view(0)["players"][1]["known"] == ["event-1"]
    assert t.chronicle() == ["Blue swaps their hand.", "Blue keeps an Event."]


def test_c107_a_mulligan_in_a_game() -> None:
    kept = 0
    for seed in range(12):
        game = boardwright.new("arcs_campaign", seats=2, seed=seed)
        while game.decision is not None and game.decision.ask != "mulligan":
            game.play(game.decision.options[0])
        state = game.state
        assert isinstance(state, Campaign) and game.decision is not None
        seat = game.decision.seat
        events = [card for card in state.hands[seat] if ACTION_CARDS[card].startswith("event")]
        game.play(("mulligan",))
        assert set(events) <= set(state.hands[seat]) and len(state.hands[seat]) == 6
        kept += len(events)
    assert kept


def test_farseers_exchange_events_which_are_alike() -> None:
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship; blue 1 ship
        red: hand construction-2 event-1 event-2; cards bc17
        blue: hand event-3 aggression-3
    """)
    t.plays("red", "lead Construction 2", "declare Tycoon")
    t.asks("red", "exchange_want", ["take Aggression 3", "take Event", "go on"])
    t.plays("red", "take Aggression 3")
    assert t.hand("red") == ["aggression-3", "event-2"]
    assert t.hand("blue") == ["event-1", "event-3"]
