"""The Persians, card by card."""

import pytest

from .table import Case, case, name_of, run, untested

MARKET = "market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2"

CASES = [
    # -- the power card ----------------------------------------------------------------------------------------------
    case(  # an action, two cards onto the deck in an order of choice, a population: all of it first
        "1PER1.A.exhaust",
        f"""
        red: persians A; hand 1PER14 1PER15 1PER22; deck 1PER16; tokens 0 1 0
        {MARKET}
        main: 1CIV3 1TRI4 1UNC9
        """,
        ["exhaust Persians", "Glory", "Prosperity", "reveal"],
        "red: hand 1PER22 1TRI4; deck 1PER15 1PER14 1PER16; tokens 0 0 0; actions 2; exhaust 4",
    ),
    case(  # a market card with its tokens; its unrest goes back, one comes below the new card
        "1PER1.A.exhaust",
        f"""
        red: persians A; hand 1PER14 1PER15; tokens 0 1 0
        {MARKET.replace("1TRI2", "1TRI2 1 progress")}
        main: 1REG9 1REG10
        unrest: 4
        """,
        ["exhaust Persians", "Prosperity", "Assyrians"],
        """
        red: hand 1TRI2; deck 1PER14 1PER15; tokens 0 0 1; actions 2; exhaust 4
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1REG9
        unrest: 5
        """,
    ),
    case(  # Q1: a progress stands for the population; Q2: no tributary left in the main pile
        "1PER1.A.exhaust",
        "red: persians A; hand 1PER14 1PER15; tokens 0 0 1\nmarket: 1REG4, 1UNC3, 1CIV2, 1REG6, 1REG7\nmain: 1REG9",
        ["exhaust Persians", "Glory"],
        "red: hand; tokens 0 0 2; actions 2\nmain: 1REG9",
    ),
    case(  # 7 tributaries, wherever they are
        "1PER1",
        "red: persians A; hand 1PER21; play 1TRI5(1TRI2); deck 1TRI3; discard 1TRI4; history 1PER8 1PER12",
        [],
        "red: points 1PER1=2",
    ),
    case(
        "1PER1",
        "red: persians B; hand 1PER21; play 1TRI5(1TRI2); deck 1TRI3; discard 1TRI4; history 1PER8 1PER12",
        [],
        "red: points 1PER1=7",
    ),
    case(  # at most 10
        "1PER1",
        "red: persians B; deck 1PER21 1PER8 1PER12 1TRI1 1TRI2 1TRI3 1TRI4 1TRI5 1TRI7 1TRI8 1TRI9\n"
        "market: 1REG4, 1UNC3, 1CIV2, 1REG6, 1REG7",
        [],
        "red: points 1PER1=10",
    ),
    # -- accession and development -----------------------------------------------------------------------------------
    case(
        "1PER2.solstice",
        "seats 2, stage solstice\nred: persians; empire; play 1PER2; hand 1PER22; deck 1PER14",
        ["Unrest", "draw 1 card"],
        "red: hand 1PER14; discard 1PER22",
    ),
    case(
        "1PER2.solstice",
        "seats 2, stage solstice\nred: persians; empire; play 1PER2; hand 1PER22",
        ["Unrest", "gain 1 material"],
        "red: hand; discard 1PER22; tokens 4 2 1",
    ),
    case(
        "1PER2.solstice",
        "seats 2, stage solstice\nred: persians; empire; play 1PER2; hand 1PER22",
        ["Unrest", "gain 1 population"],
        "red: hand; discard 1PER22; tokens 3 3 1",
    ),
    case(
        "1PER2.solstice",
        "seats 2, stage solstice\nred: persians; empire; play 1PER2; hand 1PER22",
        ["skip"],
        "red: hand 1PER22; tokens 3 2 1",
    ),
    case(  # no state icon
        "1PER2",
        "red: persians; barbarian; hand 1PER2",
        ["play City of Persepolis"],
        "red: play 1PER2; actions 2",
    ),
    case(  # the accession card turns the state card when a reshuffle adds it
        "1PER2",
        "red: persians; hand 1PER15; play 1PER20; nation 1PER2\nblue: celts; nation",
        ["play Prosperity", "red: draw 1 card", "gain 1 material"],
        "red: empire; hand 1PER2; nation; exhaust 4",
    ),
    case(  # a city of choice; a metropolis is no city
        "1PER3.play",
        """
        seats 3
        red: persians; empire; hand 1PER3; play 1PER2
        blue: celts; play 1UNC15 1UNC16 1CEL9
        white: romans; play 1CIV6
        regions: 1REG6
        """,
        ["play Battering Ram", "blue: City (no. 1)", "red: break through", "region", "the top card"],
        """
        red: hand 1REG6; discard 1PER3; play 1PER2
        blue: play 1UNC16 1CEL9; discard 1UNC15
        white: play 1CIV6; discard
        """,
    ),
    case(
        "1PER3.play",
        "red: persians; empire; hand 1PER3\nblue: celts; play 1UNC15",
        ["play Battering Ram", "skip"],
        "red: hand; discard 1PER3\nblue: play; discard 1UNC15",
    ),
    case(
        "1PER4.play",
        "red: persians; empire; hand 1PER4; development 1PER3 1PER5; tokens 4 0 0",
        ["play Development", "develop"],
        "red: tokens 0 0 0; discard 1PER4 1PER5; development 1PER3; exhaust 5\nending: 0",
    ),
    case(
        "1PER4.play",
        f"red: persians; empire; hand 1PER4; development 1PER3 1PER5; tokens 4 0 0\n{MARKET}",
        ["play Development", "pay 2 materials", "Education"],
        "red: tokens 2 0 0; hand 1CIV2 1UNR7; discard 1PER4; development 1PER3 1PER5",
    ),
    case(
        "1PER4",
        "red: persians; deck 1PER3 1PER4 1PER5 1PER6 1PER7 1PER8",
        [],
        "red: points 1PER3=2 1PER4=3 1PER5=2 1PER6=3 1PER7=4 1PER8=4",
    ),
    case(  # its note: free play is about playing it, and needs no action
        "1PER5.free_play",
        "red: persians; empire; hand 1PER5; actions 0",
        ["play Windmills"],
        "red: hand; play 1PER5; actions 0; exhaust 5",
    ),
    case(  # Q16: 3 production; one of the two icons of the plain counts as 3
        "1PER5.exhaust",
        "red: persians; empire; play 1PER5 1PER11 1PER20; hand 1PER15; development 1PER7\nblue: celts; nation",
        ["exhaust Windmills", "play Prosperity", "gain 1 material"],
        "red: play 1PER5* 1PER11 1PER20; tokens 7 2 1; exhaust 4",
    ),
    case(  # Q32: it is no longer fertile, but the card still prints fertile (Domestication)
        "1PER5.exhaust",
        "red: persians; empire; play 1PER5 1PER11 2UNC10; hand 1PER15; development 1PER7\nblue: celts; nation",
        ["exhaust Windmills", "play Prosperity", "gain 1 material", "exhaust Domestication"],
        "red: play 1PER5* 1PER11 2UNC10*; tokens 6 2 2; exhaust 3",
    ),
    case(  # only until the end of the turn
        "1PER5.exhaust",
        """
        red: persians; empire; play 1PER5 1PER11; deck 1PER15 1PER14 1PER16 1PER17 1PER18
        blue: celts; deck 1CEL14 1CEL15 1CEL16 1CEL17 1CEL18
        """,
        ["exhaust Windmills", "Jungle", "blue: end", "Jungle", "red: play Prosperity", "red: skip", "blue: skip"],
        "red: tokens 3 3 1; discard 1PER15; play 1PER5 1PER11",  # no production icon left, one region
    ),
    case(
        "1PER6.free_play",
        "red: persians; empire; hand 1PER6; actions 0; tokens 3 0 0",
        ["play Satrap"],
        "red: hand; discard 1PER6; actions 1; tokens 0 0 0",
    ),
    case(  # an action may exceed 3
        "1PER6.free_play",
        "red: persians; empire; hand 1PER6; actions 3; tokens 3 0 0",
        ["play Satrap"],
        "red: actions 4",
    ),
    case(
        "1PER7.play",
        """
        seats 3
        red: persians; empire; hand 1PER7
        blue: celts B
        white: romans
        unrest: 5
        """,
        ["play Persian Gold"],
        """
        red: tokens 5 2 2; hand; discard 1PER7
        blue: tokens 5 2 1; hand 1UNR6
        white: tokens 5 2 1; hand 1UNR5
        unrest: 3
        """,
    ),
    case(  # Q29: who avoids it may take the materials and ignore the unrest
        "1PER7.play",
        "red: persians; empire; hand 1PER7\nblue: celts; play 1REG12\nunrest: 5",
        ["play Persian Gold", "blue: Cape", "blue: suffer it", "blue: ignore it"],
        """
        red: tokens 5 2 2
        blue: tokens 5 2 1; hand 1REG12; play
        unrest: 5
        """,
    ),
    case(
        "1PER8.free_play",
        f"red: persians; empire; hand 1PER8; actions 0\n{MARKET.replace('1UNC3', '1UNC3 1 population')}",
        ["play Babylonians", "Elders"],
        "red: hand 1UNC3 1UNR8; tokens 3 3 1; history 1PER8; discard; actions 0",
    ),
    case(
        "1PER9.play",
        f"red: persians; empire; hand 1PER9\n{MARKET}",
        ["play Darius I", "Assyrians"],
        "red: hand 1TRI2 1UNR5; history 1PER9; discard; actions 2",
    ),
    case(
        "1PER9",
        "red: persians; history 1PER9 1PER8; hand 1PER21; deck 1TRI1; nation 1TRI2 1PER2",
        [],
        "red: points 1PER9=3",
    ),
    # -- the nation deck ---------------------------------------------------------------------------------------------
    case(
        "1PER10.play",
        "red: persians; hand 1PER10 1PER22; discard 1PER16 1PER21",
        ["play Arachosia", "Advance", "Unrest"],
        "red: play 1PER10(1PER22); hand; history 1PER16; discard 1PER21",
    ),
    case(
        "1PER10.play",
        "red: persians; hand 1PER10 1PER22; discard 1PER16",
        ["play Arachosia", "skip", "skip"],
        "red: play 1PER10; hand 1PER22; history; discard 1PER16",
    ),
    case(
        "1PER11.play",
        "red: persians; hand 1PER11 1PER22",
        ["play Nisaean Plain", "Unrest"],
        "red: play 1PER11(1PER22); hand; tokens 3 2 1",
    ),
    case(
        "1PER12.play",
        "red: persians; hand 1PER12",
        ["play Median Empire"],
        "red: hand; history 1PER12; tokens 7 2 1; actions 2",
    ),
    # -- the starting deck -------------------------------------------------------------------------------------------
    case(
        "1PER14.play",
        "red: persians; hand 1PER14; play 1PER10(1PER22) 1PER11 1PER19\nfame: 1FAM1 1FAM2 1FAM4",
        ["play Glory", "Praiseworthy"],
        """
        red: hand 1FAM1; play; discard 1PER10 1PER11 1PER14 1PER19 1PER22
        fame: 1FAM2 1FAM4
        """,
    ),
    case(
        "1PER15.play",
        """
        red: persians; hand 1PER15; play 1PER10 1PER20 1PER11; deck 1PER16
        blue: celts; deck 1CEL14
        """,
        ["play Prosperity", "red: draw 1 card", "blue: skip", "gain 1 material for each"],
        """
        red: hand 1PER16; tokens 5 2 1; discard 1PER15
        blue: deck 1CEL14; hand
        """,
    ),
    case(
        "1PER15.play",
        "red: persians; hand 1PER15; play 1PER10 1PER20 1PER11; nation\nblue: celts; nation",
        ["play Prosperity", "gain 1 population for each"],
        "red: tokens 3 5 1",
    ),
    case(
        "1PER16.play",
        f"red: persians; hand 1PER16; tokens 3 0 0\n{MARKET}",
        ["play Advance", "Elders"],
        "red: hand 1UNC3 1UNR8; tokens 0 0 0; discard 1PER16",
    ),
    case(
        "1PER16.play",
        "red: persians; hand 1PER16; tokens 5 0 0\nuncivilised: 1UNC9",
        ["play Advance", "pay 5", "uncivilised", "the top card"],
        "red: hand 1UNC9; tokens 0 0 0; discard 1PER16",
    ),
    case(
        "1PER17.play",
        f"red: persians; hand 1PER17; tokens 0 2 0\n{MARKET}",
        ["play Conquer", "Armenians"],
        "red: hand 1TRI1 1UNR6; tokens 0 0 0; discard 1PER17",
    ),
    case(
        "1PER18.play",
        "red: persians; hand 1PER18; tokens 0 3 0\nregions: 1REG6",
        ["play Conquer", "pay 3", "region", "the top card"],
        "red: hand 1REG6; tokens 0 0 0; discard 1PER18",
    ),
    case(
        "1PER19.play",
        "red: persians; hand 1PER19 1PER22",
        ["play Bactria", "Unrest"],
        "red: play 1PER19(1PER22); hand; tokens 6 2 1",
    ),
    case(
        "1PER20.play",
        "red: persians; hand 1PER20 1PER22",
        ["play Zagros", "skip"],
        "red: play 1PER20; hand 1PER22; tokens 3 2 1",
    ),
    case(
        "1PER21.play",
        "red: persians; hand 1PER21",
        ["play Lydians"],
        "red: hand; history 1PER21; tokens 3 4 1; actions 2",
    ),
    case("1PER22", "red: persians B; play 1PER19(1PER22); hand 1PER23; discard 1PER13", [], "red: score -5"),
    case(  # Q40: two other cards
        "1PER22",
        "red: persians; hand 1PER22 1PER14 1PER16; tokens 0 0 0\nunrest: 5",
        ["play Unrest"],
        "red: hand; discard 1PER14 1PER16; actions 2\nunrest: 6",
    ),
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_clause_of_the_persians_is_in_the_table() -> None:
    assert untested("persians", CASES) == []


@pytest.mark.parametrize(
    "red",
    [
        "hand 1PER14 1PER15; tokens 9 1 0; actions 0",
        "hand 1PER14; tokens 9 1 0",
        "hand 1PER14 1PER15; tokens 9 0 0",
        "hand 1PER14 1PER15; tokens 0 1 0; exhaust 0",
    ],
    ids=["no action", "one card", "no population", "no exhaust token"],
)
def test_the_power_needs_its_whole_price(red: str) -> None:
    t = run(case("1PER1", f"red: persians A; {red}", [], ""))
    t.cannot("red", "exhaust Persians...")


def test_side_b_has_no_ability() -> None:
    t = run(case("1PER1", "red: persians B; hand 1PER14 1PER15; tokens 9 9 9", [], ""))
    t.cannot("red", "exhaust Persians...")


def test_satrap_needs_3_materials_and_is_played_once_per_turn() -> None:
    t = run(case("1PER6", "red: persians; empire; hand 1PER6; tokens 2 9 0", [], ""))
    t.cannot("red", "play Satrap")
    # fetched again in the same turn by Mosaics: the keyword allows one play of that card (Q41)
    t = run(
        case(
            "1PER6",
            "red: persians; empire; hand 1PER6; play 1MAC7; tokens 9 0 0",
            ["play Satrap", "exhaust Mosaics"],
            "red: hand 1PER6; actions 4; tokens 5 0 0",
        )
    )
    t.asks("red", "cleanup_token")


def test_windmills_are_not_for_barbarians_but_work_in_play() -> None:
    t = run(case("1PER5", "red: persians; barbarian; hand 1PER5; play 1PER11", [], ""))
    t.cannot("red", "play Windmills")
    t = run(case("1PER5", "red: persians; barbarian; play 1PER5 1PER11", [], ""))
    t.can("red", "exhaust Windmills")


def test_state_icons() -> None:
    hand = "1PER2 1PER3 1PER4 1PER5 1PER6 1PER7 1PER8 1PER9 1PER12 1PER16 1PER17 1PER20 1PER21"
    empire = [
        "Battering Ram", "Development (Persians)", "Windmills", "Satrap", "Persian Gold", "Babylonians", "Darius I",
    ]  # fmt: skip
    barbarian = ["Median Empire", "Advance", "Conquer", "Lydians"]
    neither = ["City of Persepolis", "Zagros"]
    t = run(case("1PER1", f"red: persians; barbarian; hand {hand}; tokens 9 9 9", [], ""))
    t.can("red", *[f"play {name}" for name in barbarian + neither]).cannot("red", *[f"play {name}" for name in empire])
    t = run(case("1PER1", f"red: persians; empire; hand {hand}; tokens 9 9 9", [], ""))
    t.can("red", *[f"play {name}" for name in empire + neither]).cannot("red", *[f"play {name}" for name in barbarian])


def test_glory_needs_three_regions_and_cannot_be_garrisoned() -> None:
    t = run(case("1PER14", "red: persians; hand 1PER14 1PER20; play 1PER10 1PER11", [], ""))
    t.cannot("red", "play Glory")
    t.act("play Zagros")  # Glory is the only other card, so there is nothing to garrison
    t.can("red", "play Glory")
    t.expect("red: play 1PER10 1PER11 1PER20; hand 1PER14")


def test_q32_the_treated_icon_of_the_windmills_is_fertile_no_more() -> None:
    t = run(case("1PER5", "red: persians; empire; play 1PER5 1REG4 1UNC10", ["exhaust Windmills"], ""))
    t.act("exhaust Agriculture")  # no fertile icon is left for it
    t.expect("red: play 1PER5* 1REG4 1UNC10*")
    assert len(t.g.treated) == 3
