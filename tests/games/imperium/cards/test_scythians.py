"""The Scythians, card by card."""

import pytest

from .table import Case, case, name_of, run, untested

MARKET = "market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2"

CASES = [
    # -- the power card ----------------------------------------------------------------------------------------------
    case(  # an action and an unrest for a region
        "1SCY1.A.exhaust",
        f"red: scythians A; hand 1SCY14\n{MARKET}\nregions: 1REG6\nunrest: 4",
        ["exhaust Scythians", "the top card"],
        "red: hand 1SCY14 1REG6 1UNR4; actions 2; exhaust 4; tokens 3 2 1\nunrest: 3",
    ),
    case(  # a market card comes with its tokens
        "1SCY1.A.exhaust",
        f"red: scythians A\n{MARKET.replace('1REG4', '1REG4 2 material')}\nregions: 1REG6",
        ["exhaust Scythians", "Coast"],
        "red: hand 1REG4 1UNR4; actions 2; tokens 5 2 1\nmarket: 1REG6, ...",
    ),
    case("1SCY1", "red: scythians A; tokens 17 0 0", [], "red: points 1SCY1=2"),
    case(  # Q6: 11 // 3 materials and 5 // 3 regions are divided separately
        "1SCY1",
        "red: scythians B; tokens 11 0 0; hand 1SCY10; play 1SCY11(1SCY12); deck 1SCY18; history 1SCY19",
        [],
        "red: points 1SCY1=4",
    ),
    case(  # 9 and 2: at most 10
        "1SCY1",
        "red: scythians B; tokens 28 0 0; deck 1SCY10 1SCY11 1SCY12 1SCY18 1SCY19 1REG2",
        [],
        "red: points 1SCY1=10",
    ),
    # -- accession and development -----------------------------------------------------------------------------------
    case(
        "1SCY2.play",
        "red: scythians; empire; hand 1SCY2; play 1SCY10(1SCY22) 1SCY11 1SCY12\nfame: 1FAM1 1FAM2 1FAM4",
        ["play Glory", "Great"],
        """
        red: hand 1FAM2; play; discard 1SCY2 1SCY10 1SCY11 1SCY12 1SCY22
        fame: 1FAM1 1FAM4
        """,
    ),
    case(  # p.20: Glory is their accession card; it turns the state card when a reshuffle adds it
        "1SCY2",
        "red: scythians; hand 1SCY14; nation 1SCY2\nblue: celts; nation",
        ["play Nomads", "red: draw 1 card"],
        "red: empire; hand 1SCY2; nation; exhaust 4",
    ),
    case(
        "1SCY3.play",
        f"red: scythians; empire; hand 1SCY3 1SCY22\n{MARKET.replace('1REG4', '1REG4 1 progress')}\nunrest: 5",
        ["play Ateas", "Coast", "Unrest"],
        "red: hand 1REG4; tokens 3 2 2; history 1SCY3; discard\nunrest: 6",
    ),
    case(
        "1SCY3.play",
        "red: scythians; empire; hand 1SCY3 1SCY22",
        ["play Ateas", "skip", "skip"],
        "red: hand 1SCY22; history 1SCY3",
    ),
    case(
        "1SCY4.exhaust",
        "red: scythians; empire; play 1SCY4; discard 1SCY22 1SCY14",
        ["exhaust Kurgans", "Unrest"],
        "red: play 1SCY4*; discard 1SCY14; history 1SCY22; exhaust 4",
    ),
    case(  # six cards at the clean-up
        "1SCY4.passive",
        "red: scythians; empire; hand 1SCY4; deck 1SCY14 1SCY15 1SCY16 1SCY17 1SCY18 1SCY19 1SCY20",
        ["play Kurgans", "end", "Jungle"],
        "red: play 1SCY4; hand 1SCY14 1SCY15 1SCY16 1SCY17 1SCY18 1SCY19; deck 1SCY20",
    ),
    case(
        "1SCY4",
        "red: scythians; deck 1SCY3 1SCY4 1SCY5; history 1SCY6",
        [],
        "red: points 1SCY3=3 1SCY4=2 1SCY5=2 1SCY6=7",
    ),
    case(
        "1SCY5.solstice",
        "seats 2, stage solstice\nred: scythians; empire; play 1SCY5; hand 1SCY22; deck 1SCY14",
        ["Unrest", "draw 1 card"],
        "red: hand 1SCY14; discard 1SCY22",
    ),
    case(
        "1SCY5.solstice",
        "seats 2, stage solstice\nred: scythians; empire; play 1SCY5; hand 1SCY22",
        ["Unrest", "gain 1 population"],
        "red: hand; discard 1SCY22; tokens 3 3 1",
    ),
    case(
        "1SCY5.solstice",
        "seats 2, stage solstice\nred: scythians; empire; play 1SCY5; hand 1SCY22",
        ["Unrest", "gain 1 material"],
        "red: hand; discard 1SCY22; tokens 4 2 1",
    ),
    case(
        "1SCY5.solstice",
        "seats 2, stage solstice\nred: scythians; empire; play 1SCY5; hand 1SCY22",
        ["skip"],
        "red: hand 1SCY22; tokens 3 2 1",
    ),
    case(  # cannot be garrisoned, but discarded
        "1SCY6",
        "seats 2, stage solstice\nred: scythians; empire; play 1SCY5; hand 1SCY6",
        ["Jewellery", "gain 1 material"],
        "red: discard 1SCY6; points 1SCY6=7",
    ),
    # -- the nation deck ---------------------------------------------------------------------------------------------
    case(
        "1SCY9.exhaust",
        "red: scythians; play 1SCY9; hand 1SCY22 1SCY14; deck 1SCY16 1SCY17 1SCY18",
        ["exhaust Tamga", "Unrest"],
        "red: play 1SCY9*; hand 1SCY14 1SCY16 1SCY17; deck 1SCY18; discard 1SCY22",
    ),
    case(  # 5 regions
        "1SCY9",
        "red: scythians; discard 1SCY9 1SCY10; hand 1SCY11; play 1SCY12(1SCY18); deck 1SCY19",
        [],
        "red: points 1SCY9=2",
    ),
    case(
        "1SCY10.play",
        "red: scythians; hand 1SCY10 1SCY22",
        ["play Pontic Steppe", "Unrest"],
        "red: play 1SCY10(1SCY22); hand; tokens 3 3 1",
    ),
    case(  # the card drawn can be garrisoned: the draw is part of the text
        "1SCY11.play",
        "red: scythians; hand 1SCY11; deck 1SCY22",
        ["play Tarim Basin", "draw 1 card", "Unrest"],
        "red: play 1SCY11(1SCY22); hand; deck",
    ),
    case(
        "1SCY11.play",
        "red: scythians; hand 1SCY11 1SCY14; deck 1SCY22",
        ["play Tarim Basin", "skip", "skip"],
        "red: play 1SCY11; hand 1SCY14; deck 1SCY22",
    ),
    case(
        "1SCY12.play",
        "red: scythians; hand 1SCY12 1SCY22",
        ["play Caucasia", "skip"],
        "red: play 1SCY12; hand 1SCY22; tokens 3 3 1",
    ),
    case(  # free; only empires lose a population; a garrison comes along
        "1SCY13.free_play",
        """
        seats 4
        red: scythians; hand 1SCY13; deck 1SCY14 1SCY16 1SCY17; actions 0; play 1SCY12
        blue: celts; empire; play 1CEL21(1CEL22) 1UNC15
        white: romans; barbarian; play 1ROM11 1ROM12
        yellow: greeks; empire; tokens 1 0 1
        """,
        ["play Raiders", "white: Gallia"],
        """
        red: hand 1SCY14 1SCY16; deck 1SCY17; play 1SCY12; discard 1SCY13; tokens 3 3 1; actions 0
        blue: hand 1CEL21 1CEL22; play 1UNC15; tokens 3 1 1
        white: hand 1ROM11; play 1ROM12; tokens 3 2 1
        yellow: tokens 1 0 1
        """,
    ),
    # -- the starting deck -------------------------------------------------------------------------------------------
    case(
        "1SCY14.play",
        """
        red: scythians; empire; hand 1SCY14; play 1REG6(1SCY12) 1SCY10 1SCY18; deck 1SCY22
        blue: celts; deck 1CEL14
        """,
        ["play Nomads", "red: draw 1 card", "blue: draw 1 card"],
        """
        red: hand 1SCY22; tokens 6 2 1; discard 1SCY14
        blue: hand 1CEL14
        """,  # Forest has two production icons, Pontic Steppe one; Caucasia is garrisoned
    ),
    case(
        "1SCY15.play",
        """
        red: scythians; hand 1SCY15; play 1SCY12; deck 1SCY22
        blue: celts; deck 1CEL14
        """,
        ["play Nomads", "red: skip", "blue: skip"],
        """
        red: hand; deck 1SCY22; tokens 4 2 1; discard 1SCY15
        blue: deck 1CEL14
        """,
    ),
    case(  # p.18, p.19: Nomads count a production icon of a card that is also fertile (Domestication)
        "1SCY15.play",
        "red: scythians; hand 1SCY15; play 1SCY10 2UNC10; nation\nblue: celts; nation",
        ["play Nomads", "exhaust Domestication"],
        "red: tokens 4 2 2; play 1SCY10 2UNC10*",
    ),
    case(
        "1SCY16.play",
        f"red: scythians; hand 1SCY16; tokens 3 0 0\n{MARKET}",
        ["play Advance", "Education"],
        "red: hand 1CIV2 1UNR7; tokens 0 0 0; discard 1SCY16",
    ),
    case(
        "1SCY16.play",
        "red: scythians; hand 1SCY16; tokens 5 0 0\nuncivilised: 1UNC9",
        ["play Advance", "pay 5", "uncivilised", "the top card"],
        "red: hand 1UNC9; tokens 0 0 0; discard 1SCY16",
    ),
    case(
        "1SCY17.play",
        f"red: scythians; hand 1SCY17; tokens 0 2 0\n{MARKET}",
        ["play Conquer", "Coast"],
        "red: hand 1REG4; tokens 0 0 0; discard 1SCY17",
    ),
    case(
        "1SCY17.play",
        f"red: scythians; hand 1SCY17; tokens 0 3 0\n{MARKET}\nmain: 1CIV3 1TRI4 1UNC9",
        ["play Conquer", "pay 3", "tributary", "reveal"],
        "red: hand 1TRI4; tokens 0 0 0; discard 1SCY17",
    ),
    case(
        "1SCY18.play",
        "red: scythians; hand 1SCY18 1SCY22",
        ["play Carpathian Mountains", "Unrest"],
        "red: play 1SCY18(1SCY22); hand; tokens 3 3 1",
    ),
    case(
        "1SCY19.play",
        "red: scythians; hand 1SCY19 1SCY22",
        ["play Tian Shan", "skip"],
        "red: play 1SCY19; hand 1SCY22; tokens 3 3 1",
    ),
    case(  # in another player's turn
        "1SCY20.exhaust",
        """
        seats 3
        red: vikings B; hand 1VIK13; tokens 0 0 0
        blue: scythians; play 1SCY20
        white: romans
        """,
        ["play Go a'Viking", "blue: exhaust Mounted Archers", "blue: ignore it"],
        """
        red: tokens 2 0 0
        blue: tokens 3 2 1; play 1SCY20*; exhaust 4
        white: tokens 1 2 1
        """,
    ),
    case(  # some or all of its effects (Q29): both players gain, then the others take unrest
        "1SCY20.exhaust",
        "red: persians; empire; hand 1PER7\nblue: scythians; play 1SCY20\nunrest: 5",
        ["play Persian Gold", "blue: exhaust Mounted Archers", "blue: suffer it", "blue: ignore it"],
        """
        blue: tokens 5 2 1; play 1SCY20*; hand
        unrest: 5
        """,
    ),
    case(  # optional
        "1SCY20",
        "red: vikings B; hand 1VIK13; tokens 0 0 0\nblue: scythians; play 1SCY20",
        ["play Go a'Viking", "blue: skip"],
        "red: tokens 2 0 0\nblue: tokens 1 2 1; play 1SCY20; exhaust 5",
    ),
    case(  # used already: no
        "1SCY20",
        "red: vikings B; hand 1VIK13; tokens 0 0 0\nblue: scythians; play 1SCY20*",
        ["play Go a'Viking"],
        "red: tokens 2 0 0\nblue: tokens 1 2 1",
    ),
    case(
        "1SCY20.solstice",
        "seats 2, stage solstice\nred: scythians; play 1SCY20; tokens 3 2 0",
        ["pay 1 material"],
        "red: tokens 2 3 0",
    ),
    case(
        "1SCY20.solstice",
        "seats 2, stage solstice\nred: scythians; play 1SCY20; tokens 3 2 0",
        ["skip"],
        "red: tokens 3 2 0",
    ),
    case(
        "1SCY21.exhaust",
        "red: scythians; play 1SCY21; hand 1SCY18",
        ["play Carpathian Mountains", "exhaust Tents"],
        "red: play 1SCY18 1SCY21*; tokens 3 4 1; exhaust 4",
    ),
    case(  # Q44: also for a region played from the discard pile by Phalanx
        "1SCY21.exhaust",
        "red: scythians; play 1SCY21 1MAC17; discard 1SCY18",
        ["exhaust Phalanx", "exhaust Tents"],
        "red: play 1MAC17* 1SCY18 1SCY21*; tokens 3 4 1; exhaust 3",
    ),
    case(
        "1SCY21.solstice",
        "seats 2, stage solstice\nred: scythians; play 1SCY21 1SCY18(1SCY22) 1SCY10",
        ["Carpathian Mountains"],
        "red: play 1SCY10 1SCY21; hand 1SCY18 1SCY22",
    ),
    case(
        "1SCY21.solstice",
        "seats 2, stage solstice\nred: scythians; play 1SCY21 1SCY18",
        ["skip"],
        "red: play 1SCY18 1SCY21; hand",
    ),
    case("1SCY22", "red: scythians A; play 1SCY18(1SCY22); hand 1SCY23; discard 1SCY7", [], "red: score -5"),
    case(  # the price of 3 materials
        "1SCY22",
        "red: scythians; hand 1SCY22; tokens 3 0 0\nunrest: 5",
        ["play Unrest"],
        "red: hand; tokens 0 0 0; actions 2\nunrest: 6",
    ),
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_clause_of_the_scythians_is_in_the_table() -> None:
    assert untested("scythians", CASES) == []


def test_the_power_needs_an_action_and_side_a() -> None:
    run(case("1SCY1", "red: scythians A; actions 0", [], "")).cannot("red", "exhaust Scythians...")
    run(case("1SCY1", "red: scythians B", [], "")).cannot("red", "exhaust Scythians...")
    run(case("1SCY1", "red: scythians A; tokens 0 0 0", [], "")).can("red", "exhaust Scythians")


def test_the_power_may_take_the_last_unrest() -> None:
    t = run(case("1SCY1", "red: scythians A\nunrest: 1", ["exhaust Scythians"], ""))
    assert t.game.decision is None and t.g.collapsed
    t.expect("red: hand 1UNR4")  # no region any more: the game has ended in the middle of the ability


def test_jewellery_can_be_neither_played_nor_garrisoned() -> None:
    t = run(case("1SCY6", "red: scythians; empire; hand 1SCY6 1SCY10", [], ""))
    t.cannot("red", "play Jewellery")
    t.act("play Pontic Steppe").expect("red: play 1SCY10; hand 1SCY6")


def test_only_one_of_the_two_nomads_needs_a_barbarian() -> None:  # p.18, p.19
    t = run(case("1SCY14", "red: scythians; empire; hand 1SCY14", [], ""))
    t.can("red", "play Nomads")
    t = run(case("1SCY15", "red: scythians; empire; hand 1SCY15", [], ""))
    t.cannot("red", "play Nomads...")


def test_state_icons() -> None:
    hand = "1SCY3 1SCY4 1SCY5 1SCY9 1SCY10 1SCY13 1SCY16 1SCY17 1SCY18 1SCY19 1SCY20 1SCY21"
    empire = ["Ateas", "Kurgans", "City of Gelonus"]
    barbarian = ["Raiders", "Advance", "Conquer", "Carpathian Mountains", "Tian Shan", "Tents"]
    neither = ["Tamga", "Pontic Steppe", "Mounted Archers"]
    t = run(case("1SCY1", f"red: scythians; barbarian; hand {hand}; tokens 9 9 9", [], ""))
    t.can("red", *[f"play {name}" for name in barbarian + neither]).cannot("red", *[f"play {name}" for name in empire])
    t = run(case("1SCY1", f"red: scythians; empire; hand {hand}; tokens 9 9 9", [], ""))
    t.can("red", *[f"play {name}" for name in empire + neither]).cannot("red", *[f"play {name}" for name in barbarian])


def test_tamga_needs_a_card_to_discard() -> None:
    run(case("1SCY9", "red: scythians; play 1SCY9; deck 1SCY14", [], "")).cannot("red", "exhaust Tamga")


def test_raiders_are_played_once_per_turn() -> None:
    # fetched again in the same turn by Mosaics: the keyword allows one play of that card (Q41)
    t = run(
        case(
            "1SCY13",
            "red: scythians; hand 1SCY13; deck 1SCY22 1SCY23; play 1MAC7",
            ["play Raiders", "exhaust Mosaics", "1 material"],
            "red: hand 1SCY13 1SCY22 1SCY23; actions 3",
        )
    )
    t.cannot("red", "play Raiders")


def test_mounted_archers_do_not_answer_a_power() -> None:
    # Q29: the power of the Celts is no attack card
    t = run(
        case(
            "1SCY20",
            f"red: celts A; hand 1CEL16; tokens 3 0 0\nblue: scythians; play 1SCY20\n{MARKET}",
            ["play Advance", "Elders", "exhaust Celts"],
            "",
        )
    )
    t.expect("blue: play 1SCY20; exhaust 5")
    assert len(t.zone("blue", "hand")) == 1


def test_glory_needs_three_regions_and_cannot_be_garrisoned() -> None:
    t = run(case("1SCY2", "red: scythians; hand 1SCY2 1SCY12; play 1SCY10 1SCY11", [], ""))
    t.cannot("red", "play Glory")
    t.act("play Caucasia")  # Glory is the only other card, so there is nothing to garrison
    t.can("red", "play Glory")
    t.expect("red: play 1SCY10 1SCY11 1SCY12; hand 1SCY2")


def test_q47_the_population_of_the_tents_comes_too_late_for_the_region() -> None:
    t = run(case("1SCY21", "red: scythians; play 1SCY21; hand 1SCY18 1SCY22", ["play Carpathian Mountains"], ""))
    t.asks("red", "garrison")
    t.act("skip")  # the text of the region is complete before Tents are asked
    t.asks("red", "react", ["exhaust Tents", "skip"])
