"""The Romans, card by card: what is on the table, what is played, what is expected. The example of such a table."""

import pytest

from .table import Case, case, name_of, run, untested

CASES = [
    # -- the power card ----------------------------------------------------------------------------------------------
    case(  # side A: Glory looks at 3 fame cards instead of 2, then 1 progress
        "1ROM1.A.when",
        """
        red: romans A; hand 1ROM14; play 1ROM20 1ROM11 1ROM12
        fame: 1FAM1 1FAM2 1FAM4 1FAM5
        """,
        ["play Glory", "Marvellous", "Praiseworthy"],
        """
        red: hand 1FAM4; discard 1ROM11 1ROM12 1ROM14 1ROM20; tokens 3 2 2
        fame: 1FAM2 1FAM1 1FAM5
        """,
    ),
    case("1ROM1", "red: romans A; tokens 0 11 0", [], "red: points 1ROM1=2"),
    case("1ROM1", "red: romans B; tokens 0 11 0", [], "red: points 1ROM1=5"),
    case("1ROM1", "red: romans B; tokens 0 30 0", [], "red: points 1ROM1=10"),  # at most 10
    # -- accession and development -----------------------------------------------------------------------------------
    case(
        "1ROM2.free_play",
        "red: romans; empire; hand 1ROM2; deck 1ROM15 1ROM16 1ROM17; actions 0",
        ["play Julius Caesar", "draw 2 cards"],
        "red: hand 1ROM15 1ROM16; deck 1ROM17; history 1ROM2; actions 0",
    ),
    case(
        "1ROM2.free_play",
        """
        red: romans; empire; hand 1ROM2
        market: 1REG4 1 progress, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Julius Caesar", "you may acquire", "Coast"],
        "red: hand 1REG4; history 1ROM2; tokens 3 2 2",
    ),
    case(
        "1ROM3.play",
        """
        red: romans; empire; hand 1ROM3; deck 1ROM15
        blue: celts; hand 1CEL16 1CEL17 1CEL18
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        unrest: 5
        """,
        [
            "play Military Engineering",
            "blue: Advance",
            "blue: Conquer",
            "red: break through for 1 civilised card",
            "Education",
        ],
        """
        red: hand 1CIV2; discard 1ROM3
        blue: hand 1CEL18; discard 1CEL16 1CEL17
        unrest: 5
        """,  # the unrest below Education goes back, the new market card takes one
    ),
    case(
        "1ROM4.play",
        """
        red: romans; empire; hand 1ROM4
        blue: celts; play 1CEL21(1CEL22) 1CEL9
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1 2 material, 1TRI2
        """,
        ["play Roman Invasion", "Armenians", "blue: Celtica"],
        """
        red: tokens 5 2 1; discard 1ROM4; actions 2
        blue: play 1CEL9; discard 1CEL21 1CEL22
        """,
    ),
    case(
        "1ROM5.passive",
        """
        red: romans; empire; hand 1ROM5 1ROM17; deck 1ROM15 1ROM20 1ROM22 1ROM23 1ROM14 1ROM21; tokens 0 2 0
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Legions", "play Conquer", "Coast", "end", "Elders", "no more"],
        "red: play 1ROM5; discard 1ROM17; hand 1REG4 1ROM15 1ROM20 1ROM22 1ROM23 1ROM14; tokens 0 0 0",
    ),
    case(
        "1ROM6.play",
        """
        red: romans; empire; hand 1ROM6 1ROM22
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        unrest: 6
        """,
        ["play The Senate", "Education", "Unrest"],
        "red: history 1ROM22; discard 1ROM6",
    ),
    case(
        "1ROM7.play",
        "red: romans; empire; hand 1ROM7; play 1ROM19(1ROM22)",
        ["play Rome, the Eternal City"],
        "red: play 1ROM7; history 1ROM19 1ROM22",
    ),
    case(
        "1ROM7.solstice",
        "seats 2, stage solstice\nred: romans; empire; play 1ROM7",
        ["gain 1 population"],
        "red: tokens 3 3 1",
    ),
    case(
        "1ROM8.play",
        """
        red: romans; empire; hand 1ROM8
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Emperor Trajan", "Coast"],
        "red: hand 1REG4; history 1ROM8",
    ),
    case("1ROM8", "red: romans; history 1ROM8; tokens 0 8 0", [], "red: points 1ROM8=2"),
    # -- the nation deck ---------------------------------------------------------------------------------------------
    case(
        "1ROM9.play",
        """
        red: romans; hand 1ROM9; play 1REG6 1ROM20; deck 1ROM15
        blue: celts; deck 1CEL14
        """,
        ["play Prosperity", "red: draw 1 card", "blue: skip", "gain 1 material for each"],
        """
        red: hand 1ROM15; tokens 6 2 1; discard 1ROM9
        blue: deck 1CEL14
        """,  # Forest has two production icons, Dalmatia one
    ),
    case(
        "1ROM9.play",
        "red: romans; hand 1ROM9; play 1REG6 1ROM20",
        ["play Prosperity", "red: skip", "blue: skip", "gain 1 population for each"],
        "red: tokens 3 4 1",
    ),
    case(
        "1ROM10.solstice",
        "seats 2, stage solstice\nred: romans; play 1ROM10; hand 1ROM22 1ROM15; discard 1ROM23\nunrest: 5",
        ["Prosperity", "Unrest", "Unrest"],
        """
        red: hand; discard 1ROM15
        unrest: 7
        """,
    ),
    case("1ROM11.play", "red: romans; hand 1ROM11 1ROM22", ["play Gallia", "Unrest"], "red: play 1ROM11(1ROM22)"),
    case(
        "1ROM12.play",
        "red: romans; hand 1ROM12 1ROM22",
        ["play Raetia", "skip"],
        "red: play 1ROM12; hand 1ROM22; tokens 4 2 1",
    ),
    # -- the starting deck -------------------------------------------------------------------------------------------
    case(
        "1ROM14.play",
        """
        red: romans B; hand 1ROM14; play 1ROM20 1ROM11 1ROM12
        fame: 1FAM1 1FAM2 1FAM4
        """,
        ["play Glory", "Great"],
        """
        red: hand 1FAM2; play; discard 1ROM11 1ROM12 1ROM14 1ROM20; tokens 3 2 1
        fame: 1FAM1 1FAM4
        """,
    ),
    case(
        "1ROM16.play",
        """
        red: romans; hand 1ROM16; tokens 5 0 0
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        uncivilised: 1UNC9
        """,
        ["play Advance", "pay 5", "uncivilised", "the top card"],
        "red: hand 1UNC9; tokens 0 0 0; discard 1ROM16",
    ),
    case(
        "1ROM17.play",
        """
        red: romans; hand 1ROM17; tokens 0 3 0
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        main: 1CIV3 1TRI4 1UNC9
        """,
        ["play Conquer", "pay 3", "tributary", "reveal"],
        "red: hand 1TRI4; tokens 0 0 0; discard 1ROM17",
    ),
    case(
        "1ROM18.play",
        """
        red: romans; hand 1ROM18
        market: 1REG4, 1UNC3 1 population, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Triumvirate", "Elders"],
        "red: hand 1UNC3; tokens 3 3 1; history 1ROM18",
    ),
    case(
        "1ROM19.solstice",
        "seats 2, stage solstice\nred: romans; play 1ROM19; hand 1ROM22; deck 1ROM15",
        ["Unrest", "draw 1 card"],
        "red: hand 1ROM15; discard 1ROM22",
    ),
    case("1ROM20.play", "red: romans; hand 1ROM20", ["play Dalmatia"], "red: play 1ROM20; tokens 3 3 1"),
    case(
        "1ROM21.play",
        """
        red: romans; hand 1ROM21
        blue: celts; play 1CEL21(1CEL22) 1CEL20
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        regions: 1REG6 1REG7
        """,
        ["play Roman Expansion", "Forest"],  # Coast is the only region at first, then Forest is revealed
        """
        red: hand 1REG4 1REG6; history 1ROM21
        blue: hand 1CEL21 1CEL22; play 1CEL20
        market: 1REG7, ...
        """,
    ),
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_clause_of_the_romans_is_in_the_table() -> None:
    assert untested("romans", CASES) == []


def test_rome_needs_the_city_of_rome_in_play() -> None:
    t = run(case("1ROM7", "red: romans; empire; hand 1ROM7 1ROM19", [], ""))
    t.cannot("red", "play Rome...")


def test_legions_take_the_barbarian_icon_from_conquer() -> None:
    t = run(case("1ROM5", "red: romans; empire; hand 1ROM17 1ROM16; play 1ROM5; tokens 9 9 9", [], ""))
    t.can("red", "play Conquer").cannot("red", "play Advance")
