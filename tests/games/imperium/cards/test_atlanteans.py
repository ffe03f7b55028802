"""The Atlanteans, card by card. They are an empire from the start, and have a sunken pile in place of a history."""

import pytest

from .table import Case, case, name_of, run, untested

MARKET = "market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2"

CASES = [
    # -- the power card ----------------------------------------------------------------------------------------------
    case(  # a card that would put itself into the history is discarded
        "2ATL1.A.when",
        f"red: atlanteans A; hand 1TRI1\n{MARKET}",
        ["play Armenians"],
        "red: hand 1UNC3 1UNR8; history; discard 1TRI1",
    ),
    case(  # and so is another card; it is not sunk
        "2ATL1.B.when",
        "red: atlanteans B; hand 1UNC21 2ATL19; deck 2ATL15",
        ["play Leadership", "put 1 card"],
        "red: hand; history; sunken; discard 1UNC21 2ATL19; deck 2ATL15",
    ),
    case(  # D16: the replaced move pays a price
        "2ATL1.B.when",
        "red: atlanteans B; play 2MIN12; discard 2ATL19; deck 2ATL15",
        ["exhaust Writing Systems"],
        "red: hand 2ATL15; play 2MIN12*",
    ),
    case(  # after the first of the two sinkings; then the power card is exhausted
        "2ATL1.A.exhaust",
        f"red: atlanteans A; hand 2ATL12; play 2ATL16; discard 2ATL20 2ATL19\n{MARKET}",
        ["play Flood", "exhaust Atlanteans", "Atlantean Fleet", "Coast"],
        "red: hand 1REG4; play; sunken 2ATL12 2ATL16; discard 2ATL19; deck 2ATL20; exhaust 4",
    ),
    case(  # after the second
        "2ATL1.A.exhaust",
        f"red: atlanteans A; hand 2ATL12; play 2ATL16; discard 2ATL20\n{MARKET}",
        ["play Flood", "skip", "exhaust Atlanteans", "Coast"],
        "red: hand 1REG4; sunken 2ATL12 2ATL16; discard; deck 2ATL20; exhaust 4",
    ),
    case(  # regions of every owned zone, sunken and garrisoned ones too; development area not
        "2ATL1",
        "red: atlanteans A; hand 1REG4; play 2ATL16(1REG5); sunken 2ATL17 2ATL12; discard 1REG6; development 2ATL10",
        [],
        "red: points 2ATL1=2",
    ),
    case(
        "2ATL1",
        "red: atlanteans B; hand 1REG4; play 2ATL16(1REG5); sunken 2ATL17 2ATL12; discard 1REG6; development 2ATL10",
        [],
        "red: points 2ATL1=5",
    ),
    case(
        "2ATL1",
        "red: atlanteans B; sunken 1REG2 1REG3 1REG4 1REG5 1REG6 1REG7 1REG8 1REG9 1REG10 1REG11 1REG12",
        [],
        "red: points 2ATL1=10",
    ),
    case(
        "2ATL1",
        "red: atlanteans A; sunken 1REG2 1REG3 1REG4 1REG5 1REG6 1REG7 1REG8 1REG9 1REG10 1REG11 1REG12",
        [],
        "red: points 2ATL1=5",
    ),
    case(  # points "in history" do not count in the sunken pile
        "2ATL1", "red: atlanteans B; sunken 1FAM1", [], "red: points 1FAM1=3"
    ),
    # -- development -------------------------------------------------------------------------------------------------
    case(
        "2ATL2.play",
        """
        red: atlanteans; hand 2ATL2
        market: 1REG4, 1UNC3, 1CIV2 1 progress, 1TRI1, 1TRI2
        """,
        ["play Advanced Culture", "Education"],
        "red: hand 1CIV2 1UNR7; tokens 3 2 2; discard 2ATL2",
    ),
    case("2ATL2", "red: atlanteans; deck 2ATL2 2ATL16; sunken 2ATL17; hand 1REG4", [], "red: points 2ATL2=3"),
    case(  # a card more in hand
        "2ATL3.passive",
        "red: atlanteans; hand 2ATL3; play 2ATL10; actions 1; deck 2ATL12 2ATL13 2ATL14 2ATL15 2ATL16 2ATL17 2ATL18",
        ["play Palace of Poseidon", "Jungle"],  # there is nothing else to do
        "red: hand 2ATL12 2ATL13 2ATL14 2ATL15 2ATL16 2ATL17; deck 2ATL18; play 2ATL3 2ATL10; points 2ATL3=5",
    ),
    case(  # it needs no action
        "2ATL3.free_play",
        "red: atlanteans; hand 2ATL3 1TRI2; play 2ATL10; actions 0",
        ["play Palace of Poseidon"],
        "red: play 2ATL3 2ATL10; hand 1TRI2; actions 0",
    ),
    case(  # the Mountain is sunk: the Palace follows
        "2ATL3.when",
        f"red: atlanteans B; hand 2ATL12; play 2ATL3 2ATL10(2ATL19)\n{MARKET}",
        ["play Flood", "Coast"],
        "red: play; sunken 2ATL3 2ATL10 2ATL12 2ATL19; hand 1REG4",
    ),
    case(  # D19: recalled by another player's attack; in that turn the power card does not react
        "2ATL3.when",
        """
        seats 2, turn blue
        red: atlanteans A; play 2ATL10 2ATL3; discard 2ATL15
        blue: mauryans B; hand 2MAU13
        """,
        ["blue: play Indian Elephants", "blue: skip"],
        "red: hand 2ATL10; play; sunken 2ATL3; discard 2ATL15; exhaust 5",
    ),
    case(  # in the own turn it does: the Palace was sunk, too
        "2ATL3.when",
        f"red: atlanteans A; hand 2ATL12; play 2ATL3 2ATL10; discard 2ATL15\n{MARKET}",
        ["play Flood", "skip", "skip", "exhaust Atlanteans", "Coast"],
        "red: play; sunken 2ATL3 2ATL10 2ATL12; hand 1REG4; discard; deck 2ATL15",
    ),
    case(  # another region leaves: it stays
        "2ATL3",
        f"red: atlanteans B; hand 2ATL12; play 2ATL3 2ATL10 2ATL16\n{MARKET}",
        ["play Flood", "Thule", "Coast"],
        "red: play 2ATL3 2ATL10; sunken 2ATL12 2ATL16",
    ),
    case(
        "2ATL4.play",
        """
        red: atlanteans; hand 2ATL4
        blue: celts B; play 1CEL21(1CEL22) 1CEL20
        regions: 1REG6
        """,
        ["play Spread of Atlantis", "region", "the top card"],
        """
        red: hand 1REG6; discard 2ATL4; points 2ATL4=4
        blue: hand 1CEL21 1CEL22; play 1CEL20
        """,
    ),
    case(  # the break through is not optional, and not an effect on blue
        "2ATL4.play",
        "red: atlanteans; hand 2ATL4\nblue: celts B; play 1REG12 1CEL21\nmain: 1CIV3 1TRI4 1UNC9",
        ["play Spread of Atlantis", "blue: Cape", "blue: ignore it", "tributary", "reveal"],
        "red: hand 1TRI4\nblue: hand 1REG12; play 1CEL21",
    ),
    case(
        "2ATL5.play",
        f"red: atlanteans; hand 2ATL5; development 2ATL8 2ATL2; tokens 5 0 0\n{MARKET}",
        ["play Development", "develop"],
        "red: discard 2ATL5 2ATL8; development 2ATL2; tokens 0 0 0; exhaust 5; points 2ATL5=2",
    ),
    case(
        "2ATL5.play",
        f"red: atlanteans; hand 2ATL5; development 2ATL8 2ATL2; tokens 5 0 0\n{MARKET}",
        ["play Development", "acquire 1 civilised"],
        "red: hand 1CIV2 1UNR7; discard 2ATL5; tokens 5 0 0",
    ),
    case(  # D17: nothing can be paid: the acquisition is the only option
        "2ATL5.play",
        f"red: atlanteans; hand 2ATL5; development 2ATL8 2ATL2; tokens 4 0 0\n{MARKET}",
        ["play Development"],
        "red: hand 1CIV2 1UNR7; discard 2ATL5; tokens 4 0 0",
    ),
    case(  # the last development triggers scoring
        "2ATL5.play",
        f"red: atlanteans; hand 2ATL5; development 2ATL8; tokens 5 0 0\n{MARKET}",
        ["play Development", "develop"],
        "red: discard 2ATL5 2ATL8; development\nending: 1",
    ),
    case(
        "2ATL6.exhaust",
        "red: atlanteans; play 2ATL6; hand 2ATL19 2ATL21; tokens 3 0 0; actions 0",
        ["exhaust Moats and Walls"],
        "red: play 2ATL6*; hand 2ATL21; tokens 0 0 0; actions 0; exhaust 4; points 2ATL6=2\nunrest: 5",
    ),
    case(  # the garrison sinks with the region
        "2ATL7.play",
        """
        red: atlanteans B; hand 2ATL7; play 2ATL16(2ATL19) 2ATL6
        fame: 1FAM1 1FAM2 1FAM4
        """,
        ["play Myths and Legends", "Great"],
        """
        red: hand 1FAM2; play 2ATL6; sunken 2ATL16 2ATL19; discard 2ATL7; tokens 3 2 2; points 2ATL7=2
        fame: 1FAM1 1FAM4
        """,
    ),
    case(  # 1 material for Kleito instead of 3
        "2ATL8.passive",
        "red: atlanteans; hand 2ATL8 2ATL5; development 2ATL9 2ATL4; tokens 1 0 2",
        ["play Vast Wealth", "play Development", "develop"],
        "red: play 2ATL8; discard 2ATL5 2ATL9; development 2ATL4; tokens 0 0 0; points 2ATL8=1",
    ),
    case(  # at a reshuffle; not below 0
        "2ATL8.passive",
        "red: atlanteans; hand 2ATL8 2ATL15; development 2ATL6 2ATL4; tokens 0 1 1",
        ["play Vast Wealth", "play Prosperity", "red: draw 1 card", "Moats and Walls", "blue: skip"],
        "red: play 2ATL8; hand 2ATL6; development 2ATL4; tokens 0 0 0; exhaust 4",
    ),
    case(
        "2ATL8.exhaust",
        "red: atlanteans; play 2ATL8; hand 2ATL19; tokens 0 1 0",
        ["play Unrest", "exhaust Vast Wealth"],
        "red: play 2ATL8*; hand; tokens 3 0 0; exhaust 4\nunrest: 5",
    ),
    case(  # one effect that returns two: one event
        "2ATL8.exhaust",
        "red: atlanteans; play 2ATL8; hand 1TRI4 2ATL19; discard 2ATL21; tokens 0 0 0",
        ["play Ionians", "Unrest (Atlanteans, no. 1)", "Unrest", "exhaust Vast Wealth"],
        "red: play 2ATL8*; hand; discard 1TRI4; tokens 3 0 0\nunrest: 6",
    ),
    case(  # D14: the unrest below an exiled market card is nobody's
        "2ATL8",
        f"red: atlanteans; play 2ATL8; hand 2ATL16; exhaust 5\n{MARKET}",
        ["play Thule", "Elders"],
        "red: play 2ATL8 2ATL16; tokens 3 3 1; exhaust 5\nexile: 1UNC3",
    ),
    case(  # D14: no reaction in a revolt
        "2ATL8",
        f"red: atlanteans; play 2ATL8; hand 2ATL19\n{MARKET}",
        ["revolt", "Coast"],
        "red: play 2ATL8; tokens 3 2 1\nunrest: 5",
    ),
    case(
        "2ATL9.play",
        f"red: atlanteans B; hand 2ATL9\n{MARKET}",
        ["play Kleito", "Armenians"],
        "red: hand 1TRI1 1UNR6; sunken 2ATL9; discard; points 2ATL9=3",
    ),
    case(  # D18: with the Palace in play the second option is open; two break throughs, each for a suit
        "2ATL9.play",
        f"red: atlanteans B; hand 2ATL9; play 2ATL3 2ATL10\n{MARKET}\nregions: 1REG6\ncivilised: 1CIV10",
        ["play Kleito", "if “Palace", "region", "the top card", "civilised", "the top card"],
        "red: hand 1REG6 1CIV10; sunken 2ATL9; play 2ATL3 2ATL10",
    ),
    case(
        "2ATL10.play",
        "red: atlanteans; hand 2ATL10 2ATL19",
        ["play Mountain of Atlantis", "Unrest"],
        "red: play 2ATL10(2ATL19); tokens 3 2 2\nexile:",
    ),
    case(
        "2ATL11.play",
        f"red: atlanteans; hand 2ATL11 2ATL19\n{MARKET}\nregions: 1REG6",
        ["play Themiscyra", "Coast", "Unrest"],
        "red: play 2ATL11(2ATL19); tokens 3 2 2\nexile: 1REG4\nmarket: 1REG6, ...",
    ),
    # -- the starting deck -------------------------------------------------------------------------------------------
    case(
        "2ATL12.play",
        """
        red: atlanteans B; hand 2ATL12; play 2ATL16(2ATL19) 2ATL17
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1 2 material, 1TRI2
        """,
        ["play Flood", "Thule", "Armenians"],
        "red: hand 1TRI1 1UNR6; play 2ATL17; sunken 2ATL12 2ATL16 2ATL19; discard; tokens 5 2 1",
    ),
    case(  # p.14–18: another nation discards what would be sunk
        "2ATL12.play",
        f"red: romans B; empire; hand 2ATL12; play 1ROM20(1ROM22)\n{MARKET}",
        ["play Flood", "Coast"],
        "red: hand 1REG4; play; sunken; discard 2ATL12 1ROM20 1ROM22",
    ),
    case(
        "2ATL15.play",
        "red: atlanteans; hand 2ATL15; play 2ATL18 2ATL17 2ATL16; deck 2ATL19\nblue: celts B; deck 1CEL14",
        ["play Prosperity", "red: draw 1 card", "blue: skip", "gain 1 material for each"],
        "red: hand 2ATL19; tokens 6 2 1; discard 2ATL15\nblue: deck 1CEL14",
    ),
    case(
        "2ATL15.play",
        "red: atlanteans; hand 2ATL15; play 2ATL18 2ATL17 2ATL16; deck 2ATL19",
        ["play Prosperity", "red: skip", "blue: skip", "gain 1 population for each"],
        "red: hand; tokens 3 5 1",
    ),
    case(  # the exile is obligatory, the garrison is not
        "2ATL16.play",
        f"red: atlanteans; hand 2ATL16 2ATL19\n{MARKET}\nuncivilised: 1UNC9",
        ["play Thule", "Elders", "skip"],
        "red: play 2ATL16; hand 2ATL19; tokens 3 3 1\nexile: 1UNC3\nmarket: 1REG4, 1UNC9, ...\nunrest: 4",
    ),
    case(  # a card with a token cannot be exiled
        "2ATL17.play",
        """
        red: atlanteans; hand 2ATL17
        market: 1REG4 1 progress, 1UNC3 1 material, 1CIV2, 1TRI1 1 population, 1TRI2 1 progress
        """,
        ["play Hesperides"],
        "red: play 2ATL17; tokens 4 2 1\nexile: 1CIV2",
    ),
    case(  # D30: every market card has a token: the exile is skipped
        "2ATL18.play",
        """
        red: atlanteans; hand 2ATL18 2ATL19
        market: 1REG4 1 progress, 1UNC3 1 material, 1CIV2 1 progress, 1TRI1 1 population, 1TRI2 1 progress
        """,
        ["play Elysian Fields", "Unrest"],
        "red: play 2ATL18(2ATL19); tokens 3 2 1\nexile:",
    ),
    case(
        "2ATL18.play",
        f"red: atlanteans; hand 2ATL18\n{MARKET}",
        ["play Elysian Fields", "Assyrians"],
        "red: play 2ATL18; tokens 3 2 1\nexile: 1TRI2",
    ),
    case(  # D13: each other player, as far as they have one; the Fleet itself is only discarded
        "2ATL20.free_play",
        """
        seats 3
        red: atlanteans B; hand 2ATL20; discard 2ATL19 2ATL15; actions 0
        blue: celts B; tokens 3 2 0
        white: romans B; tokens 3 2 2
        """,
        ["play Atlantean Fleet", "sink", "Unrest"],
        """
        red: sunken 2ATL19; discard 2ATL15 2ATL20; tokens 3 2 2; actions 0
        blue: tokens 3 2 0
        white: tokens 3 2 1
        """,
    ),
    case(
        "2ATL20.free_play",
        f"red: atlanteans B; hand 2ATL20; discard 2ATL19; actions 0\n{MARKET}",
        ["play Atlantean Fleet", "break through", "civilised", "Education"],
        "red: hand 1CIV2; sunken 2ATL20; discard 2ATL19; tokens 3 2 1\nblue: tokens 3 2 1",
    ),
    case(  # avoided: the card is sunk, but nothing is stolen
        "2ATL20.free_play",
        "red: atlanteans B; hand 2ATL20; discard 2ATL19\nblue: celts B; play 1REG12",
        ["play Atlantean Fleet", "blue: Cape", "red: sink", "blue: ignore it"],
        "red: sunken 2ATL19; discard 2ATL20; tokens 3 2 1\nblue: tokens 3 2 1; hand 1REG12",
    ),
    case(  # the reaction of side A may bring the Fleet's next victim back
        "2ATL1.A.exhaust",
        "red: atlanteans A; hand 2ATL20; discard 2ATL19 2ATL15",
        ["play Atlantean Fleet", "sink", "Unrest", "exhaust Atlanteans"],
        "red: sunken 2ATL19; discard 2ATL20; deck 2ATL15; tokens 3 2 2\nblue: tokens 3 2 0",
    ),
    case("2ATL19", "red: atlanteans; hand 2ATL19; sunken 2ATL21", [], "red: points 2ATL19=-2 2ATL21=-2"),
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_clause_of_the_atlanteans_is_in_the_table() -> None:
    assert untested("atlanteans", CASES) == []


def test_atlanteans_are_an_empire_and_never_play_barbarian_cards() -> None:
    t = run(case("2ATL1", "red: atlanteans; hand 1ROM16 2ATL15 1UNC9; tokens 9 9 9", [], "red: empire"))
    t.can("red", "play Prosperity (Atlanteans)").cannot("red", "play Advance...", "play Oracle...")


def test_side_b_does_not_react_to_sinking() -> None:
    before = f"red: atlanteans B; hand 2ATL12; play 2ATL16; discard 2ATL20\n{MARKET}"
    t = run(case("2ATL1", before, ["play Flood"], "red: discard 2ATL20"))
    t.asks("red", "acquire")


def test_the_palace_needs_the_mountain() -> None:
    t = run(case("2ATL3", "red: atlanteans; hand 2ATL3; play 2ATL16(2ATL10)", [], ""))
    t.cannot("red", "play Palace...")


def test_flood_and_myths_need_a_region_in_play() -> None:
    t = run(case("2ATL12", "red: atlanteans; hand 2ATL12 2ATL7 2ATL16; play 2ATL6", [], ""))
    t.cannot("red", "play Flood...", "play Myths...").can("red", "play Thule")


def test_d18_kleito_without_the_palace() -> None:
    before = f"red: atlanteans; hand 2ATL9; play 2ATL10(2ATL3)\n{MARKET}"
    run(case("2ATL9", before, ["play Kleito"], "")).asks("red", "acquire")


def test_the_fleet_without_a_card_to_sink() -> None:
    """A price that cannot be met closes the option."""
    t = run(case("2ATL20", "red: atlanteans; hand 2ATL20", ["play Atlantean Fleet"], ""))
    t.asks("red", "break_through_suit")


def test_vast_wealth_at_a_revolt_asks_nothing() -> None:
    """D14: in a revolt there are no exhaust abilities."""
    t = run(case("2ATL8", "red: atlanteans; play 2ATL8; hand 2ATL19", ["revolt"], ""))
    t.asks("red", "cleanup_token")


def test_a_reshuffle_of_the_atlanteans_offers_a_development() -> None:
    before = "red: atlanteans; hand 2ATL15; development 2ATL7 2ATL8; tokens 0 0 2"
    t = run(case("2ATL7", before, ["play Prosperity", "red: draw 1 card"], ""))
    t.asks("red", "develop_at_reshuffle", ["Myths and Legends", "skip"])
    t.act("Myths and Legends", "blue: skip").expect("red: hand 2ATL7; tokens 0 0 0; exhaust 4")
