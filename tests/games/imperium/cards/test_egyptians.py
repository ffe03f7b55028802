"""The Egyptians, card by card."""

import pytest

from tests.games.imperium.position import imperium

from .table import Case, case, name_of, run, untested

CASES = [
    # -- the power card ----------------------------------------------------------------------------------------------
    case(  # D20: as barbarians; the normal price; no token goes to the development area
        "2EGY1.A.exhaust",
        "red: egyptians A; development 2EGY4 2EGY3; tokens 4 0 0; actions 2",
        ["exhaust Egyptians"],
        """
        red: hand 1UNR4; development 2EGY3; discard 2EGY4; tokens 0 0 0; actions 1; exhaust 4; barbarian
        unrest: 3
        ending: 0
        """,
    ),
    case(
        "2EGY1.A.exhaust",
        "red: egyptians A; development 2EGY4 2EGY3; tokens 4 1 0; actions 0",
        ["exhaust Egyptians"],
        "red: hand 1UNR4; development 2EGY3 2EGY4; discard; tokens 4 0 0; actions 1; exhaust 4",
    ),
    case(  # a free choice when both can be paid, and the action may be the fourth
        "2EGY1.A.exhaust",
        "red: egyptians A; development 2EGY4 2EGY3; tokens 4 1 0; actions 3",
        ["exhaust Egyptians", "pay 1 population"],
        "red: hand 1UNR4; development 2EGY3 2EGY4; tokens 4 0 0; actions 4",
    ),
    case(  # the price may be paid for nothing
        "2EGY1.A.exhaust",
        "red: egyptians A; development 2EGY4 2EGY3; tokens 0 0 0; actions 3",
        ["exhaust Egyptians"],
        "red: hand 1UNR4; development 2EGY3 2EGY4; tokens 0 0 0; actions 2",
    ),
    case(  # D20: the last development triggers scoring this way too
        "2EGY1.A.exhaust",
        "red: egyptians A; development 2EGY4; tokens 4 0 0",
        ["exhaust Egyptians"],
        "red: discard 2EGY4; development\nending: 1",
    ),
    case("2EGY1", "red: egyptians A; hand 1CIV2; discard 1UNC15; deck 1UNC3", [], "red: points 2EGY1=4"),
    case("2EGY1", "red: egyptians B; hand 1CIV2; discard 1UNC15; deck 1UNC3", [], "red: points 2EGY1=6"),
    case("2EGY1", "red: egyptians B; history 1CIV2 1CIV3; deck 1CIV4 1CIV5", [], "red: points 2EGY1=10"),
    case(  # side B: the hand limit is 6
        "2EGY1",
        "red: egyptians B; deck 2EGY14 2EGY15 2EGY16 2EGY17 2EGY18 2EGY19 2EGY20",
        ["end", "Jungle"],
        "red: hand 2EGY14 2EGY15 2EGY16 2EGY17 2EGY18 2EGY19; deck 2EGY20",
    ),
    case(
        "2EGY1",
        "red: egyptians A; deck 2EGY14 2EGY15 2EGY16 2EGY17 2EGY18 2EGY19 2EGY20",
        ["end", "Jungle"],
        "red: hand 2EGY14 2EGY15 2EGY16 2EGY17 2EGY18; deck 2EGY19 2EGY20",
    ),
    # -- accession and development -----------------------------------------------------------------------------------
    case("2EGY2.play", "red: egyptians; empire; hand 2EGY2", ["play Unification"], "red: tokens 3 2 3; history 2EGY2"),
    case(  # no state icon
        "2EGY2.play", "red: egyptians; barbarian; hand 2EGY2", ["play Unification"], "red: tokens 3 2 3; barbarian"
    ),
    case(  # it turns the state card when a reshuffle adds it
        "2EGY2",
        "red: egyptians; hand 2EGY16; nation 2EGY2",
        ["play Prosperity", "draw 1 card", "blue: skip"],
        "red: empire; hand 2EGY2; nation; discard 2EGY16; exhaust 4",
    ),
    case(  # Q14: moved by an effect instead of a reshuffle: the same; Q7: the second sentence sees the empire
        "2EGY2",
        "red: egyptians B; hand 1TRI3; nation 2EGY2; development 2EGY4 2EGY3; tokens 4 0 0",
        ["play Egyptians"],
        "red: empire; nation; discard 2EGY2 2EGY4; development 2EGY3; history 1TRI3; exhaust 5",
    ),
    case(
        "2EGY3.play",
        "red: egyptians; empire; hand 2EGY3; development 2EGY4 2EGY6; tokens 4 0 0",
        ["play Development", "develop"],
        "red: discard 2EGY3 2EGY4; development 2EGY6; tokens 0 0 0; points 2EGY3=2; exhaust 5",
    ),
    case(
        "2EGY3.play",
        """
        red: egyptians; empire; hand 2EGY3; development 2EGY4 2EGY6; tokens 2 0 0
        market: 1REG4, 1UNC3, 1CIV2 1 progress, 1TRI1, 1TRI2
        """,
        ["play Development", "pay 2 materials", "Education"],
        "red: hand 1CIV2 1UNR7; discard 2EGY3; tokens 0 0 1",
    ),
    case(  # D33: for playing an Unrest
        "2EGY4.when",
        "red: egyptians; empire; play 2EGY4; hand 2EGY22 2EGY14; tokens 0 1 0",
        ["play Unrest", "Flood of the Nile"],
        "red: hand; history 2EGY14; tokens 0 0 0; points 2EGY4=2\nunrest: 5",
    ),
    case(  # it is optional
        "2EGY4.when",
        "red: egyptians; empire; play 2EGY4; hand 2EGY22 2EGY14; tokens 0 1 0",
        ["play Unrest", "skip"],
        "red: hand 2EGY14; history; tokens 0 0 0\nunrest: 5",
    ),
    case(  # D33: once per payment, not per token; for a development
        "2EGY4.when",
        "red: egyptians A; empire; play 2EGY4; hand 2EGY14 2EGY16; development 2EGY5 2EGY6; tokens 2 2 0",
        ["exhaust Egyptians", "spend", "Prosperity"],
        "red: hand 2EGY14 1UNR4; history 2EGY16; discard 2EGY5; tokens 0 0 0; actions 2",
    ),
    case(  # D33: a mixed payment with one population token
        "2EGY4.when",
        "red: egyptians A; empire; play 2EGY4; hand 2EGY14; development 2EGY5 2EGY6; tokens 2 1 1; actions 1",
        ["exhaust Egyptians", "spend", "Flood of the Nile"],
        "red: hand 1UNR4; history 2EGY14; discard 2EGY5; tokens 0 0 0",
    ),
    case(  # p.18, p.19: not if the population was paid wholly with progress
        "2EGY4",
        "red: egyptians; empire; play 2EGY4; hand 2EGY22 2EGY14; tokens 0 0 1",
        ["play Unrest"],
        "red: hand 2EGY14; history; tokens 0 0 0; actions 2\nunrest: 5",
    ),
    case(  # the payer chooses the tokens, and so whether Embalming answers
        "2EGY4",
        "red: egyptians; empire; play 2EGY4; hand 2EGY22 2EGY14; tokens 0 1 1",
        ["play Unrest", "1 progress"],
        "red: hand 2EGY14; history; tokens 0 1 0; actions 2\nunrest: 5",
    ),
    case(  # an exhaust ability: the unrest is taken after the population was paid, so it is not yet in hand
        "2EGY4.when",
        "red: egyptians A; empire; play 2EGY4; hand 2EGY14; tokens 0 1 0; actions 0",
        ["exhaust Egyptians", "Flood of the Nile"],
        "red: hand 1UNR4; history 2EGY14; tokens 0 0 0; actions 1",
    ),
    case(  # at solstice
        "2EGY4.when",
        "seats 2, stage solstice\nred: egyptians; empire; play 2EGY4 1CIV8; hand 2EGY14; tokens 0 2 0",
        ["pay 2 population", "Flood of the Nile"],
        "red: hand; history 2EGY14; tokens 0 0 1",
    ),
    case(  # a development at a reshuffle, here in the turn of another player
        "2EGY4.when",
        """
        seats 2, turn blue
        red: egyptians B; empire; play 2EGY4; hand 2EGY14; development 2EGY5 2EGY6; tokens 2 2 0
        blue: mauryans B; hand 2MAU22; deck 2MAU21
        """,
        ["blue: play Prosperity", "blue: skip", "red: draw 1 card", "red: Obelisk", "red: Flood of the Nile"],
        "red: hand 2EGY5; history 2EGY14; tokens 0 0 0; exhaust 4; development 2EGY6",
    ),
    case(
        "2EGY4.exhaust",
        "red: egyptians; empire; play 2EGY4; deck 2EGY14 2EGY15",
        ["exhaust Embalming"],
        "red: play 2EGY4*; hand 2EGY14; deck 2EGY15; exhaust 4",
    ),
    case(  # no action token, but the price of the Unrest; one Unrest only
        "2EGY5.exhaust",
        "red: egyptians; empire; play 2EGY5; hand 2EGY22 2EGY23; tokens 0 1 0; actions 0",
        ["exhaust Obelisk"],
        "red: play 2EGY5*; hand 2EGY23; tokens 0 0 0; actions 0; exhaust 4; points 2EGY5=2\nunrest: 5",
    ),
    case(  # none of the three prices can be met: the Unrest stays
        "2EGY5.exhaust",
        "red: egyptians; empire; play 2EGY5; hand 2EGY22 2EGY23; tokens 2 0 0",
        ["exhaust Obelisk"],
        "red: play 2EGY5*; hand 2EGY22 2EGY23; tokens 2 0 0\nunrest: 4",
    ),
    case(
        "2EGY5.solstice",
        "seats 2, stage solstice\nred: egyptians; empire; play 2EGY5; hand 2EGY14 2EGY22",
        ["Unrest"],
        "red: hand 2EGY14; discard 2EGY22; tokens 3 2 2",
    ),
    case(  # with an empty hand the progress is still gained
        "2EGY5.solstice",
        "seats 2, stage solstice\nred: egyptians; empire; play 2EGY5",
        [],
        "red: hand; discard; tokens 3 2 2",
    ),
    case(
        "2EGY6.free_play",
        """
        red: egyptians; empire; hand 2EGY6; actions 0
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1 1 progress, 1TRI2
        """,
        ["play Ramesses II", "Armenians"],
        "red: hand 1TRI1 1UNR6; history 2EGY6; tokens 3 2 2; actions 0; points 2EGY6=4",
    ),
    case(
        "2EGY7.play",
        """
        red: egyptians; empire; hand 2EGY7
        blue: celts B; play 1CEL21(1CEL22) 1CEL20
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Egyptian Expansion", "Coast"],
        """
        red: hand 1REG4; discard 2EGY7; points 2EGY7=4
        blue: play 1CEL20; discard 1CEL21 1CEL22
        """,
    ),
    case(  # the acquisition is optional
        "2EGY7.play",
        "red: egyptians; empire; hand 2EGY7\nblue: celts B; play 1CEL21 1CEL9",
        ["play Egyptian Expansion", "blue: Celtica", "skip"],
        "red: hand; discard 2EGY7\nblue: play 1CEL9; discard 1CEL21",
    ),
    case(  # also for a development by a card effect
        "2EGY8.passive",
        "red: egyptians A; empire; hand 2EGY8; development 2EGY5 2EGY7; tokens 2 1 0",
        ["play Medicine", "exhaust Egyptians", "spend"],
        "red: play 2EGY8; discard 2EGY5; development 2EGY7; tokens 0 0 0; points 2EGY8=4",
    ),
    case(  # at a reshuffle; down to 0
        "2EGY8.passive",
        "red: egyptians; empire; hand 2EGY8 2EGY16; development 2EGY3 2EGY9; tokens 3 0 0",
        ["play Medicine", "play Prosperity", "draw 1 card", "Development", "blue: skip"],
        "red: play 2EGY8; hand 2EGY3; development 2EGY9; tokens 0 0 0; exhaust 4",
    ),
    case(  # 2 materials instead of 3
        "2EGY9.passive",
        "red: egyptians; empire; hand 2EGY9 2EGY22; tokens 2 0 0",
        ["play Pyramids", "play Unrest"],
        "red: play 2EGY9; hand; tokens 0 0 0; actions 1; points 2EGY9=4\nunrest: 5",
    ),
    case(  # 1 card instead of 2
        "2EGY9.passive",
        "red: egyptians; empire; hand 2EGY9 2EGY22 2EGY14; tokens 0 0 0",
        ["play Pyramids", "play Unrest"],
        "red: play 2EGY9; hand; discard 2EGY14\nunrest: 5",
    ),
    case(  # 1 population as ever
        "2EGY9.passive",
        "red: egyptians; empire; hand 2EGY9 2EGY22; tokens 1 2 0",
        ["play Pyramids", "play Unrest"],
        "red: play 2EGY9; hand; tokens 1 1 0\nunrest: 5",
    ),
    case(
        "2EGY9.exhaust",
        "red: egyptians; empire; play 2EGY9; deck 2EGY14",
        ["exhaust Pyramids"],
        "red: play 2EGY9*; hand 2EGY14; exhaust 4",
    ),
    case(  # the card discarded may be the unrest just taken
        "2EGY10.play",
        """
        red: egyptians; empire; hand 2EGY10
        blue: celts B; hand 1CEL18
        """,
        ["play Egyptian Legacy", "blue: Unrest"],
        """
        red: tokens 3 2 3; discard 2EGY10
        blue: hand 1CEL18; discard 1UNR4
        """,
    ),
    case(  # Q29: each effect sentence is one thing to ignore; the progress of the attacker comes all the same
        "2EGY10.play",
        """
        red: egyptians; empire; hand 2EGY10
        blue: celts B; hand 1CEL18; play 1REG12
        """,
        ["play Egyptian Legacy", "blue: Cape", "blue: ignore it"],
        """
        red: tokens 3 2 3; discard 2EGY10
        blue: hand 1CEL18 1REG12; play; discard
        unrest: 4
        """,
    ),
    case("2EGY10", "red: egyptians; deck 2EGY10 1UNC3; hand 1CIV2 1UNC15", [], "red: points 2EGY10=2"),
    # -- the nation deck ---------------------------------------------------------------------------------------------
    case(
        "2EGY11.play",
        "red: egyptians; hand 2EGY11 2EGY22",
        ["play Red Land", "Unrest"],
        "red: play 2EGY11(2EGY22); hand; tokens 3 2 2",
    ),
    case("2EGY12.play", "red: egyptians; hand 2EGY12", ["play Kushites"], "red: tokens 3 2 3; discard 2EGY12"),
    # -- the starting deck -------------------------------------------------------------------------------------------
    case(  # D18: barbarians have only the materials
        "2EGY14.play",
        "red: egyptians; hand 2EGY14; play 2EGY20(2EGY22) 2EGY21 2EGY11",
        ["play Flood of the Nile", "Lower Nile"],
        "red: tokens 8 2 1; play 2EGY21 2EGY11; discard 2EGY14 2EGY20 2EGY22",
    ),
    case(
        "2EGY14.play",
        "red: egyptians; empire; hand 2EGY14; play 1REG9 2EGY11\ncivilised: 1CIV10",
        ["play Flood of the Nile", "if you are an empire", "civilised", "the top card"],
        "red: hand 1CIV10; tokens 3 2 1; play 2EGY11; discard 2EGY14 1REG9",
    ),
    case(
        "2EGY14.play",
        "red: egyptians; empire; hand 2EGY14; play 1REG9 2EGY11",
        ["play Flood of the Nile", "gain 5 materials"],
        "red: hand; tokens 8 2 1; play 2EGY11; discard 2EGY14 1REG9",
    ),
    case(
        "2EGY15.play",
        """
        red: egyptians; hand 2EGY15; play 2EGY11 2EGY20(2EGY22) 2EGY21 2EGY19
        fame: 1FAM1 1FAM2 1FAM4
        """,
        ["play Glory", "Great"],
        """
        red: hand 1FAM2; play 2EGY19; discard 2EGY11 2EGY15 2EGY20 2EGY21 2EGY22
        fame: 1FAM1 1FAM4
        """,
    ),
    case(  # Glory cannot be garrisoned: nothing is asked
        "2EGY15", "red: egyptians; hand 2EGY15 2EGY20", ["play Lower Nile"], "red: play 2EGY20; hand 2EGY15"
    ),
    case(
        "2EGY16.play",
        "red: egyptians; hand 2EGY16; play 2EGY21 2EGY20 1REG6(1REG7); deck 2EGY14\nblue: celts B; deck 1CEL14",
        ["play Prosperity", "red: draw 1 card", "blue: draw 1 card", "gain 1 material for each"],
        "red: hand 2EGY14; tokens 6 2 1; discard 2EGY16\nblue: hand 1CEL14; tokens 3 2 1",
    ),
    case(
        "2EGY16.play",
        "red: egyptians; hand 2EGY16; play 2EGY21 2EGY20 1REG6(1REG7); deck 2EGY14",
        ["play Prosperity", "red: skip", "blue: skip", "gain 1 population for each"],
        "red: hand; tokens 3 5 1; deck 2EGY14",
    ),
    case(
        "2EGY17.play",
        """
        red: egyptians; hand 2EGY17; tokens 3 0 0
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Advance", "Elders"],
        "red: hand 1UNC3 1UNR8; tokens 0 0 0; discard 2EGY17",
    ),
    case(
        "2EGY17.play",
        "red: egyptians; hand 2EGY17; tokens 5 0 0\ncivilised: 1CIV10",
        ["play Advance", "pay 5", "civilised", "the top card"],
        "red: hand 1CIV10; tokens 0 0 0; discard 2EGY17",
    ),
    case(
        "2EGY18.play",
        """
        red: egyptians; hand 2EGY18; tokens 2 1 0
        blue: celts B; play 1CEL21(1CEL22) 1CEL20
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Egyptian Incursion", "Armenians"],
        """
        red: hand 1TRI1 1UNR6; tokens 0 0 0; discard 2EGY18
        blue: hand 1CEL21 1CEL22; play 1CEL20
        """,
    ),
    case(  # Q53: paid first, then blue announces, then red acquires
        "2EGY18.play",
        """
        red: egyptians; hand 2EGY18; tokens 2 1 0
        blue: celts B; play 1REG12 1CEL21
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Egyptian Incursion", "blue: Cape", "red: Coast", "blue: ignore it"],
        """
        red: hand 1REG4; tokens 0 0 0; discard 2EGY18
        blue: hand 1REG12; play 1CEL21
        """,
    ),
    case(
        "2EGY19.solstice",
        "seats 2, stage solstice\nred: egyptians; play 2EGY19; hand 2EGY22; discard 2EGY14",
        ["Unrest"],
        "red: hand; discard 2EGY14; history 2EGY22",
    ),
    case(
        "2EGY19.solstice",
        "seats 2, stage solstice\nred: egyptians; play 2EGY19; hand 2EGY22; discard 2EGY23 2EGY14",
        ["Unrest (Egyptians, no. 3)"],
        "red: hand 2EGY22; discard 2EGY14; history 2EGY23",
    ),
    case(
        "2EGY19.solstice",
        "seats 2, stage solstice\nred: egyptians; play 2EGY19; hand 2EGY22; discard 2EGY14",
        ["skip"],
        "red: hand 2EGY22; discard 2EGY14; history",
    ),
    case(
        "2EGY20.play",
        "red: egyptians; hand 2EGY20 2EGY22",
        ["play Lower Nile", "Unrest"],
        "red: play 2EGY20(2EGY22); hand; tokens 3 2 1",
    ),
    case(
        "2EGY21.play",
        "red: egyptians; hand 2EGY21 2EGY22",
        ["play Nile Valley", "skip"],
        "red: play 2EGY21; hand 2EGY22; tokens 3 2 1",
    ),
    case("2EGY22", "red: egyptians; hand 2EGY22; deck 2EGY13", [], "red: points 2EGY22=-2 2EGY13=-2"),
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_clause_of_the_egyptians_is_in_the_table() -> None:
    assert untested("egyptians", CASES) == []


def test_the_power_needs_an_action_or_a_population() -> None:
    t = run(case("2EGY1", "red: egyptians A; hand 2EGY16; tokens 9 0 0; actions 0", [], ""))
    t.cannot("red", "exhaust...")
    t = run(case("2EGY1", "red: egyptians B; hand 2EGY16; tokens 9 9 9", [], ""))
    t.cannot("red", "exhaust...")


def test_the_power_works_once_per_turn() -> None:
    t = run(case("2EGY1", "red: egyptians A; tokens 0 2 0; actions 0", ["exhaust Egyptians"], ""))
    t.cannot("red", "exhaust...")


def test_embalming_asks_once_for_two_population() -> None:
    """D33: Pharmacy takes 2 population in one payment."""
    before = "seats 2, stage solstice\nred: egyptians; empire; play 2EGY4 1CIV8; hand 2EGY14 2EGY16; tokens 0 2 0"
    t = run(case("2EGY4", before, ["pay 2 population", "Prosperity"], ""))
    t.asks("red", "turn")
    t.expect("red: hand 2EGY14; history 2EGY16")


def test_state_icons_of_the_egyptians() -> None:
    t = run(case("2EGY12", "red: egyptians; empire; hand 2EGY12 2EGY17 2EGY18 2EGY2; tokens 9 9 9", [], ""))
    t.cannot("red", "play Kushites...", "play Advance...", "play Egyptian Incursion...").can("red", "play Unification")
    developments = "2EGY3 2EGY4 2EGY5 2EGY6 2EGY7 2EGY8 2EGY9 2EGY10"
    t = run(case("2EGY3", f"red: egyptians; hand {developments}; tokens 9 9 9", [], ""))
    t.cannot("red", "play...")


def test_flood_of_the_nile_needs_a_river() -> None:
    t = run(case("2EGY14", "red: egyptians; hand 2EGY14; play 2EGY11(2EGY20) 1REG6", [], ""))
    t.cannot("red", "play...")


def test_incursion_needs_its_whole_price() -> None:
    t = run(case("2EGY18", "red: egyptians; hand 2EGY18; tokens 2 0 0", [], ""))
    t.cannot("red", "play...")
    t = run(case("2EGY18", "red: egyptians; hand 2EGY18; tokens 0 0 2", [], ""))
    t.can("red", "play Egyptian Incursion")


def test_the_cheapest_unrest_with_pyramids() -> None:
    t = run(case("2EGY9", "red: egyptians; empire; hand 2EGY22; play 2EGY9; tokens 1 0 0", [], ""))
    t.cannot("red", "play Unrest...")


def test_p11_the_hand_is_completed_after_embalming_took_a_card_from_it() -> None:
    """The clean-up draws until the hand is complete, also if a development paid meanwhile sends a card to history."""
    cards = "2EGY14 2EGY15 2EGY17 2EGY18 2EGY19 2EGY20 2EGY21"
    t = imperium(
        f"""
        seats 2, stage cleanup
        red: egyptians A; empire; play 2EGY4; deck 2EGY16; discard {cards}; tokens 2 2 0; development 2EGY5 2EGY6
        blue: celts
        market: 1REG4, -, -, -, -
        """
    )
    t.act("Obelisk", "Prosperity").asks("blue", "turn")
    t.expect("red: history 2EGY16; tokens 0 0 0")
    assert len(t.zone("red", "hand")) == 5
