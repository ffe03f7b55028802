"""Every event that a card may wait for, on a card that does."""

import pytest

from boardwright.games.imperium.events import EVENTS

from .cards.table import Case, case, run
from .position import imperium

MARKET = "market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2"

CASES: dict[str, Case] = {
    "play_card": case(
        "1SCY21.exhaust",
        "red: scythians; play 1SCY21; hand 1SCY18",
        ["play Carpathian", "exhaust Tents"],
        "red: play 1SCY18 1SCY21*; tokens 3 4 1",
    ),
    "other_plays": case(
        "2REG12.exhaust",
        "red: romans; hand 1ROM21\nblue: celts; play 2REG12 1CEL21; tokens 0 1 0\n" + MARKET,
        ["play Roman Expansion", "blue: exhaust Fortified", "red: skip", "blue: ignore it"],
        "blue: play 2REG12* 1CEL21; tokens 0 0 0; exhaust 4",
    ),
    "acquire": case(
        "2CIV7.exhaust",
        "red: romans; empire; play 2CIV7; hand 1ROM8\n" + MARKET,
        ["play Emperor Trajan", "Coast", "exhaust Astronomy"],
        "red: tokens 3 2 2; play 2CIV7*",
    ),
    "breakthrough": case(
        "1CEL1.A.exhaust",
        "red: celts A; hand 1ROM18\nblue: romans\nuncivilised: 1UNC9\nunrest: 5",
        ["play Triumvirate", "the top card", "exhaust Celts"],
        "red: hand 1UNC9\nunrest: 4",
    ),
    "gain_from_market": case(
        "2QIN1.A.exhaust",
        "red: qin A; hand 1TRI1; nation\nmarket: 1REG4, 1UNC3 2 population, 1CIV2, 1TRI3, 1TRI2",
        ["play Armenians", "exhaust Qin"],
        "red: tokens 3 6 1",
    ),
    "gain_token": case(
        "1UNC12.exhaust",
        "red: romans; play 1UNC12 1REG5; hand 1ROM9; nation\nblue: celts; nation",
        ["play Prosperity", "gain 1 material for each", "exhaust Shaduf"],
        "red: tokens 4 2 2",
    ),
    "pay_token": case(
        "2EGY4.when",
        "red: egyptians; empire; play 2EGY4; hand 1CIV13 2EGY22; tokens 0 1 0",
        ["play Mercenaries", "Unrest"],
        "red: history 2EGY22; tokens 0 0 0; actions 4",
    ),
    "return_unrest": case(
        "1CIV9.exhaust",
        "red: romans; play 1CIV9; hand 1ROM22; tokens 0 1 0\nunrest: 5",
        ["play Unrest", "exhaust Wonder"],
        "red: tokens 0 0 2\nunrest: 6",
    ),
    "take_unrest": case(
        "1VIK1.B.when2",
        "red: romans; empire; hand 1CIV4\nblue: vikings B; nation 1VIK4 1VIK5 1VIK2\nunrest: 6",
        ["play Corruption", "blue: move that card to the bottom"],
        "blue: nation 1VIK5 1VIK4 1VIK2",
    ),
    "look_fame": case(
        "1ROM1.A.when",
        "red: romans A; hand 1ROM14; play 1ROM20 1ROM11 1ROM12\nfame: 1FAM1 1FAM2 1FAM4 1FAM5",
        ["play Glory", "Marvellous", "Great"],
        "red: hand 1FAM4; tokens 3 2 2\nfame: 1FAM1 1FAM2 1FAM5",
    ),
    "sink": case(
        "2ATL1.A.exhaust",
        "red: atlanteans A; hand 2ATL12; play 2ATL16; discard 2ATL15\n" + MARKET,
        ["play Flood", "exhaust Atlanteans", "Coast"],
        "red: deck 2ATL15; sunken 2ATL12 2ATL16; hand 1REG4",
    ),
    "must_discard": case(
        "2OLM3.exhaust",
        "red: olmecs; play 2OLM14 2OLM3; hand 2OLM18\n" + MARKET,
        ["exhaust Lodestone", "Coast"],  # Step Pyramids must help
        "red: hand 1REG4; discard 2OLM18; exhaust 3; actions 2",
    ),
    "deck_empty": case(
        "2UTO1.B.when",
        "red: utopians B; hand 1TRI4 2FAM3; deck 2UTO9\nunrest: 6",
        ["play Magnificent", "skip"],
        "unrest: 5",
    ),
    "self_gained": case(
        "1VIK2.when",
        "red: vikings; hand 2FAM7; deck; nation 1VIK2\nblue: romans",
        ["play Eminent"],
        "red: hand 1VIK2; nation; barbarian\nending: 1",
    ),
    "self_enters_play": case(
        "2UTO3.A.when",
        "seats 2, stage solstice\nred: utopians B; flipped 2UTO2; tokens 1 1 7",
        ["if you have at least 5"],
        "red: tokens 1 1 0; empire; front 2UTO1 2UTO3",
    ),
    "leaves_play": case(
        "2ATL3.when",
        "red: romans; hand 1ROM21\nblue: atlanteans B; play 2ATL3 2ATL10\n" + MARKET,
        ["play Roman Expansion", "skip"],
        "blue: hand 2ATL10; play; sunken 2ATL3",
    ),
    "would_history": case(
        "2ATL1.B.when", "red: atlanteans B; hand 1TRI4", ["play Ionians"], "red: discard 1TRI4; history"
    ),
    "would_place_market": case(
        "1CAR1.B.when",
        "seats 2, stage cleanup\nred: carthaginians B; nation\n" + MARKET,
        ["Coast"],
        "market: 1REG4 2 material, ...",
    ),
    "would_gain_self": case(
        "1FAM9.A.when",
        "red: vikings; hand 1VIK12\nblue: romans\nfame:",
        ["play Rollo"],
        "red: tokens 3 2 7\nending: 1",
    ),
    "would_gain_token": case(
        "2UTO3.B.when",
        "seats 3\nred: utopians B; empire; journey; flipped 2UTO3; hand 2FAM2\nblue: romans\nwhite: greeks",
        ["play Independent"],
        "red: tokens 3 6 1\nblue: tokens 3 2 2\nwhite: tokens 3 2 2",
    ),
}


@pytest.mark.parametrize("event", EVENTS)
def test_event(event: str) -> None:
    run(CASES[event])


# -- reactions only where the rules say ------------------------------------------------------------------------------


def test_q38_no_exhaust_reaction_to_a_revolt() -> None:
    """Wonder does not work with revolt: there are no exhaust abilities in such a turn."""
    t = imperium("seats 2\nred: romans; play 1CIV9; hand 1ROM22\nblue: celts\nunrest: 5")
    t.act("revolt")
    t.asks("red", "cleanup_token").expect("red: tokens 3 2 1; exhaust 5\nunrest: 6")


def test_no_exhaust_reaction_in_another_players_turn() -> None:
    """Vikings A draws for a returned unrest only in its own turn."""
    t = imperium("seats 2\nred: olmecs; hand 2OLM9\nblue: vikings A; hand 1VIK24; deck 1VIK18\nunrest: 6")
    t.act("play Cacao", "blue: Unrest")
    t.expect("red: tokens 3 2 2\nblue: hand; deck 1VIK18")


def test_an_attack_may_be_avoided_in_part() -> None:
    """Q29: Corruption brings materials, too; a player who avoids it ignores only the unrest."""
    t = imperium("seats 2\nred: romans; empire; hand 1CIV4\nblue: celts; play 1REG12\nunrest: 6")
    t.act("play Corruption", "blue: Cape", "blue: suffer it", "blue: ignore it")
    t.expect("blue: tokens 5 2 1; hand 1REG12\nunrest: 6")


def test_q53_the_price_of_an_attack_is_paid_before_it_is_announced() -> None:
    t = imperium("seats 2\nred: romans; hand 1UNC7; tokens 3 0 0\nblue: celts; play 1REG1\nunrest: 6")
    t.act("play Invasion")
    t.asks("blue", "recall", ["Wilderness", "skip"]).expect("red: tokens 0 0 0")


def test_q30_standing_army_asks_the_attacker_for_progress() -> None:
    t = imperium("seats 2\nred: romans; empire; hand 1CIV4\nblue: celts; play 1UNC1\nunrest: 6")
    t.act("play Corruption")
    t.asks("red", "tribute", ["hand it over", "refuse"]).act("hand it over")
    t.expect("red: tokens 5 2 1\nblue: tokens 5 2 2\nunrest: 5")


def test_standing_army_avoids_an_attacker_without_progress() -> None:
    t = imperium("seats 2\nred: romans; empire; hand 1CIV4; tokens 0 0 0\nblue: celts; play 1UNC1\nunrest: 6")
    t.act("play Corruption", "blue: ignore it", "blue: ignore it")
    t.expect("red: tokens 2 0 1\nblue: tokens 3 2 1\nunrest: 6")


def test_q47_a_region_is_resolved_before_reactions_to_playing_it() -> None:
    t = imperium("seats 2\nred: scythians; play 1SCY21; hand 1SCY18 1SCY22\nblue: celts")
    t.act("play Carpathian")
    t.asks("red", "garrison").act("skip").asks("red", "react", ["exhaust Tents", "skip"])


@pytest.mark.parametrize(
    ("position", "plays", "question"),
    [
        (
            "seats 2\nred: scythians; play 1SCY21; hand 1SCY18 1SCY22\nblue: celts",
            ["play Carpathian", "skip"],
            "You have played Carpathian Mountains. Exhaust a card now?",
        ),
        (
            "seats 2\nred: romans; empire; hand 1CIV4\nblue: scythians; play 1SCY20\nunrest: 6",
            ["play Corruption"],
            "Corruption is an attack on you. Exhaust a card now?",
        ),
    ],
)
def test_a_reaction_is_asked_with_what_triggered_it(position: str, plays: list[str], question: str) -> None:
    t = imperium(position).act(*plays)
    decision = t.game.decision
    assert decision is not None and decision.ask == "react"
    assert t.words.ask(decision) == question


def test_progress_put_on_a_card_is_told() -> None:
    """What happens without a question is in the chronicle."""
    t = imperium("seats 2, stage solstice\nred: minoans; play 2MIN16; tokens 2 0 0\nblue: celts")
    t.act("Pottery", "pay 2 materials")
    assert "Player 1 put 1 progress on Pottery." in t.chronicle()
