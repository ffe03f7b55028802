"""The Minoans, card by card."""

import pytest

from boardwright.games.imperium.facts import NUMBER

from .table import Case, case, name_of, run, untested

MARKET = "market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2"
"""Coast, Elders, Education, Armenians, Assyrians; the unrest below the last four: 1UNR8, 1UNR7, 1UNR6, 1UNR5."""

CASES = [
    # -- the power card ----------------------------------------------------------------------------------------------
    case(
        "2MIN1.A.solstice",
        "seats 2, stage solstice\nred: minoans A; hand 2MIN21 2MIN14",
        ["Unrest"],
        "red: hand 2MIN14; discard 2MIN21; tokens 3 2 2",
    ),
    case(
        "2MIN1.A.solstice",
        "seats 2, stage solstice\nred: minoans A; hand 2MIN21 2MIN14",
        ["skip"],
        "red: hand 2MIN14 2MIN21; discard; tokens 3 2 1",
    ),
    case(  # nothing to discard: nothing is asked
        "2MIN1.A.solstice",
        "seats 2, stage solstice\nred: minoans A",
        ["red: innovate"],
        "red: tokens 3 2 1",
    ),
    case("2MIN1", "red: minoans A; tokens 0 0 7", [], "red: points 2MIN1=0"),
    case("2MIN1", "red: minoans B; tokens 5 5 7", [], "red: points 2MIN1=7"),
    case("2MIN1", "red: minoans B; tokens 0 0 12", [], "red: points 2MIN1=10"),  # at most 10
    # -- accession and development -----------------------------------------------------------------------------------
    case(  # the progress just gained pays for the development
        "2MIN2.play",
        "red: minoans B; empire; hand 2MIN2; tokens 2 2 0",
        ["play King Minos", "develop", "Minoan Traders"],
        """
        red: history 2MIN2; discard 2MIN3; tokens 0 1 0; actions 2; exhaust 5
        red: development 2MIN4 2MIN5 2MIN6 2MIN7 2MIN8 2MIN9
        """,
    ),
    case(  # D20: the keyword has no state condition
        "2MIN2.play",
        "red: minoans B; barbarian; hand 2MIN2; development 2MIN8 2MIN9; tokens 0 4 0; nation",
        ["play King Minos", "develop", "3 population, 1 progress"],
        "red: barbarian; history 2MIN2; discard 2MIN8; tokens 0 1 0",
    ),
    case(
        "2MIN2.play",
        "red: minoans B; hand 2MIN2",
        ["play King Minos", "skip"],
        "red: history 2MIN2; discard; tokens 3 2 2",
    ),
    case(  # nothing can be paid
        "2MIN2.play",
        "red: minoans B; hand 2MIN2; tokens 1 0 0",
        ["play King Minos"],
        "red: history 2MIN2; discard; tokens 1 0 1",
    ),
    case(  # the last development triggers scoring
        "2MIN2.play",
        "red: minoans B; empire; hand 2MIN2; development 2MIN3; tokens 2 1 0",
        ["play King Minos", "develop"],
        "red: development; discard 2MIN3; tokens 0 0 0\nending: 1",
    ),
    case(
        "2MIN3.play",
        """
        seats 3
        red: minoans B; empire; hand 2MIN3; play 2MIN18 2MIN19 2MIN13
        blue: romans
        white: greeks; tokens 0 0 0
        """,
        ["play Minoan Traders", "gain 1 material for each"],
        """
        red: tokens 5 2 1; discard 2MIN3
        blue: tokens 5 2 1
        white: tokens 2 0 0
        """,
    ),
    case(
        "2MIN3.play",
        "red: minoans B; empire; hand 2MIN3; play 2MIN18(2MIN17) 2MIN19 2MIN13",
        ["play Minoan Traders", "gain 1 population for each"],
        "red: tokens 3 4 1\nblue: tokens 5 2 1",  # Thera is garrisoned, so not in play
    ),
    case(
        "2MIN3.play",
        "red: minoans B; empire; hand 2MIN3; play 1UNC15 2MIN19 2MIN13",
        ["play Minoan Traders", "gain 1 progress for each"],
        "red: tokens 3 2 3\nblue: tokens 5 2 1",  # a city and a metropolis
    ),
    case(  # Q48: only what can do something is offered, here the progress alone
        "2MIN3.play",
        "red: minoans B; empire; hand 2MIN3; play 2MIN13",
        ["play Minoan Traders"],
        "red: tokens 3 2 2\nblue: tokens 5 2 1",
    ),
    case("2MIN3", "red: minoans B; deck 2MIN3", [], "red: points 2MIN3=2"),
    case("2MIN4.solstice", "seats 2, stage solstice\nred: minoans B; play 2MIN4", [], "red: tokens 3 3 1"),
    case("2MIN4", "red: minoans B; deck 2MIN4", [], "red: points 2MIN4=2"),
    case(  # Frescos for 1 progress, Seal Stones would be 2
        "2MIN5.passive",
        "red: minoans B; empire; hand 2MIN5 2MIN2; development 2MIN6 2MIN9; tokens 3 1 0",
        ["play Architecture", "play King Minos", "develop"],
        "red: play 2MIN5; history 2MIN2; discard 2MIN6; development 2MIN9; tokens 0 0 0; actions 1",
    ),
    case(  # not below 0, at a reshuffle as well
        "2MIN5",
        """
        seats 2, stage solstice
        red: minoans B; empire; play 2MIN5 2MIN13; discard 2MIN14; development 2MIN3 2MIN8; tokens 2 1 0
        """,
        ["draw 1 card", "Minoan Traders"],
        "red: development 2MIN8; discard; tokens 0 0 0; exhaust 4",
    ),
    case("2MIN5", "red: minoans B; deck 2MIN5", [], "red: points 2MIN5=3"),
    case(
        "2MIN6.solstice",
        "seats 2, stage solstice\nred: minoans B; play 2MIN6; hand 2MIN21 2MIN14; deck 2MIN15",
        ["Unrest"],
        "red: hand 2MIN14 2MIN15; discard 2MIN21; tokens 3 2 2",
    ),
    case(
        "2MIN6.solstice",
        "seats 2, stage solstice\nred: minoans B; play 2MIN6; hand 2MIN21; deck 2MIN15",
        ["skip"],
        "red: hand 2MIN21; deck 2MIN15; discard; tokens 3 2 1",
    ),
    case("2MIN6", "red: minoans B; deck 2MIN6", [], "red: points 2MIN6=3"),
    case(
        "2MIN7.solstice",
        "seats 2, stage solstice\nred: minoans B; play 2MIN7; tokens 0 1 0",
        ["pay 1 population"],
        "red: tokens 0 0 1",
    ),
    case(
        "2MIN7.solstice",
        "seats 2, stage solstice\nred: minoans B; play 2MIN7; tokens 0 1 0",
        ["skip"],
        "red: tokens 0 1 0",
    ),
    case("2MIN7", "red: minoans B; deck 2MIN7", [], "red: points 2MIN7=3"),
    case(
        "2MIN8.play",
        f"""
        red: minoans B; empire; hand 2MIN8
        blue: romans; play 1ROM20(1ROM22) 1ROM19
        {MARKET}
        """,
        ["play Minoan Expansion", "Assyrians"],
        """
        red: hand 1TRI2 1UNR5; discard 2MIN8
        blue: play 1ROM19; discard 1ROM20 1ROM22
        """,
    ),
    case(  # the region is lost even if nothing is acquired; two regions: the victim chooses
        "2MIN8.play",
        f"""
        red: minoans B; empire; hand 2MIN8
        blue: romans; play 1ROM20 1ROM11
        {MARKET}
        """,
        ["play Minoan Expansion", "blue: Gallia", "red: skip"],
        "red: hand; discard 2MIN8\nblue: play 1ROM20; discard 1ROM11",
    ),
    case("2MIN8", "red: minoans B; deck 2MIN8", [], "red: points 2MIN8=3"),
    case("2MIN9", "red: minoans A; hand 2MIN9; tokens 9 9 6", [], "red: points 2MIN9=6"),
    case("2MIN9", "red: minoans A; history 2MIN9; tokens 0 0 11", [], "red: points 2MIN9=10"),
    case("2MIN9", "red: minoans B; discard 2MIN9; tokens 0 0 4", [], "red: score 12"),  # tokens, power, card
    # -- the nation deck ---------------------------------------------------------------------------------------------
    case(
        "2MIN10.play",
        """
        red: minoans B; hand 2MIN10; play 2MIN17 2MIN18(2MIN21) 2MIN19
        fame: 1FAM1 1FAM2 1FAM4
        """,
        ["play Glory", "Great"],
        """
        red: hand 1FAM2; play; discard 2MIN10 2MIN17 2MIN18 2MIN19 2MIN21
        fame: 1FAM1 1FAM4
        """,
    ),
    case(
        "2MIN12.exhaust",
        "red: minoans B; play 2MIN12; discard 2MIN21 2MIN14; deck 2MIN15",
        ["exhaust Writing Systems", "Unrest"],
        "red: play 2MIN12*; hand 2MIN15; history 2MIN21; discard 2MIN14; exhaust 4; actions 3",
    ),
    case(  # the cost comes first: the reshuffle finds the discard pile without that card
        "2MIN12.exhaust",
        "red: minoans B; play 2MIN12; discard 2MIN21; nation 2MIN10 2MIN2",
        ["exhaust Writing Systems"],
        "red: hand 2MIN10; history 2MIN21; discard; nation 2MIN2; exhaust 3",
    ),
    case(
        "2MIN13.solstice",
        "seats 2, stage solstice\nred: minoans B; play 2MIN13; deck 2MIN14",
        ["gain 1 material"],
        "red: tokens 4 2 1; hand",
    ),
    case(
        "2MIN13.solstice",
        "seats 2, stage solstice\nred: minoans B; play 2MIN13; deck 2MIN14",
        ["gain 1 population"],
        "red: tokens 3 3 1; hand",
    ),
    case(
        "2MIN13.solstice",
        "seats 2, stage solstice\nred: minoans B; play 2MIN13; deck 2MIN14",
        ["draw 1 card"],
        "red: tokens 3 2 1; hand 2MIN14",
    ),
    # -- the starting deck -------------------------------------------------------------------------------------------
    case(
        "2MIN14.play",
        f"red: minoans B; hand 2MIN14; tokens 3 0 0\n{MARKET}",
        ["play Advance", "Education"],
        "red: hand 1CIV2 1UNR7; discard 2MIN14; tokens 0 0 0",
    ),
    case(
        "2MIN14.play",
        f"red: minoans B; hand 2MIN14; tokens 5 0 0\n{MARKET}\ncivilised: 1CIV9",
        ["play Advance", "pay 5", "civilised", "the top card"],
        "red: hand 1CIV9; discard 2MIN14; tokens 0 0 0",
    ),
    case(
        "2MIN15.play",
        f"red: minoans B; hand 2MIN15; tokens 0 2 0\n{MARKET}",
        ["play Conquer", "Coast"],
        "red: hand 1REG4; discard 2MIN15; tokens 0 0 0",
    ),
    case(
        "2MIN15.play",
        f"red: minoans B; hand 2MIN15; tokens 0 3 0\n{MARKET}\nunrest: 4",
        ["play Conquer", "pay 3", "tributary", "Armenians"],
        "red: hand 1TRI1; discard 2MIN15; tokens 0 0 0\nunrest: 4",  # one goes back, one goes below the new card
    ),
    case(
        "2MIN16.solstice",
        "seats 2, stage solstice\nred: minoans B; play 2MIN16; stock 2MIN16=2; tokens 2 0 0",
        ["pay 2 materials"],
        "red: play 2MIN16; tokens 0 0 0",
    ),
    case(
        "2MIN16.solstice",
        "seats 2, stage solstice\nred: minoans B; play 2MIN16; stock 2MIN16=2; tokens 2 0 1",
        ["take all progress"],
        "red: play; discard 2MIN16; tokens 2 0 3",
    ),
    case(  # neither materials nor progress to pay: the second is forced; progress on the card does not pay
        "2MIN16.solstice",
        "seats 2, stage solstice\nred: minoans B; play 2MIN16; stock 2MIN16=2; tokens 1 9 0",
        [],
        "red: play; discard 2MIN16; tokens 1 9 2",
    ),
    case(  # a progress pays for 2 materials; works on as an empire
        "2MIN16.solstice",
        "seats 2, stage solstice\nred: minoans B; empire; play 2MIN16; tokens 0 0 1",
        ["pay 2 materials"],
        "red: play 2MIN16; tokens 0 0 0",
    ),
    case(  # abandoned with nothing on it
        "2MIN16.solstice",
        "seats 2, stage solstice\nred: minoans B; play 2MIN16; tokens 0 0 0",
        [],
        "red: play; discard 2MIN16; tokens 0 0 0",
    ),
    case(
        "2MIN17.play",
        "red: minoans B; hand 2MIN17 2MIN21",
        ["play Thera", "Unrest"],
        "red: play 2MIN17(2MIN21); hand; tokens 3 2 2",
    ),
    case(
        "2MIN17.play",
        "red: minoans B; hand 2MIN17 2MIN21",
        ["play Thera", "skip"],
        "red: play 2MIN17; hand 2MIN21; tokens 3 2 2",
    ),
    case(
        "2MIN18.play",
        "red: minoans B; empire; hand 2MIN18 2MIN14",
        ["play Crete", "Advance"],
        "red: play 2MIN18(2MIN14); hand; tokens 3 2 1",
    ),
    case(
        "2MIN19.play",
        "red: minoans B; empire; hand 2MIN19 2MIN9",
        ["play Cyprus", "Seal Stones"],
        "red: play 2MIN19(2MIN9); hand; tokens 3 2 1",
    ),
    case(
        "2MIN20.play",
        """
        red: minoans B; hand 2MIN20; play 2MIN17 2MIN18 1REG6; deck 2MIN14
        blue: romans; deck 1ROM15
        """,
        ["play Prosperity", "red: draw 1 card", "blue: draw 1 card", "red: gain 1 material for each"],
        "red: hand 2MIN14; discard 2MIN20; tokens 7 2 1\nblue: hand 1ROM15; tokens 3 2 1",  # Forest has two icons
    ),
    case(
        "2MIN20.play",
        "red: minoans B; hand 2MIN20; play 2MIN17 2MIN18 1REG6; nation\nblue: romans; nation",
        ["play Prosperity", "gain 1 population for each"],
        "red: hand; tokens 3 5 1",
    ),
    case(
        "2MIN21.play",
        "red: minoans B; hand 2MIN21; tokens 0 1 0\nunrest: 5",
        ["play Unrest"],
        "red: hand; tokens 0 0 0; actions 2\nunrest: 6",
    ),
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_clause_of_the_minoans_is_in_the_table() -> None:
    assert untested("minoans", CASES) == []


def test_minoan_cards_with_an_icon_are_played_in_that_state_only() -> None:
    hand = "hand 2MIN3 2MIN4 2MIN5 2MIN6 2MIN7 2MIN8 2MIN14 2MIN15 2MIN16 2MIN17 2MIN18; tokens 9 9 9"
    empire = ["Minoan Traders", "Drainage System", "Architecture", "Frescos", "Labyrinth", "Minoan Expansion"]
    barbarian = ["Advance", "Conquer", "Pottery", "Thera"]
    t = run(case("2MIN3", f"red: minoans B; empire; {hand}", [], ""))
    t.can("red", "play Crete", *(f"play {name}" for name in empire))
    t.cannot("red", *(f"play {name}" for name in barbarian))
    t = run(case("2MIN3", f"red: minoans B; barbarian; {hand}", [], ""))
    t.can("red", "play Crete", *(f"play {name}" for name in barbarian))
    t.cannot("red", *(f"play {name}" for name in empire))


def test_seal_stones_cannot_be_played() -> None:
    t = run(case("2MIN9", "red: minoans B; empire; hand 2MIN9; tokens 9 9 9", [], ""))
    t.cannot("red", "play Seal Stones")


def test_writing_systems_needs_a_card_in_the_discard_pile() -> None:
    t = run(case("2MIN12", "red: minoans B; play 2MIN12; deck 2MIN14; hand 2MIN15", [], ""))
    t.cannot("red", "exhaust Writing Systems...")


def test_minoan_glory_needs_three_regions_and_cannot_be_garrisoned() -> None:
    t = run(case("2MIN10", "red: minoans B; hand 2MIN10 2MIN19 2MIN21; play 2MIN17(2MIN20)", [], ""))
    t.cannot("red", "play Glory")
    t.act("play Cyprus")
    t.asks("red", "garrison", ["Unrest", "skip"])


def test_progress_on_pottery_stays_there() -> None:
    row = case(
        "2MIN16.solstice",
        "seats 2, stage solstice\nred: minoans B; play 2MIN16; stock 2MIN16=2; tokens 2 0 0",
        ["pay 2 materials"],
        "red: tokens 0 0 0; score 0",  # neither scored nor counted by the power card
    )
    t = run(row)
    assert t.g.stock == [NUMBER["2MIN16"], 3]


def test_d7_progress_on_a_recalled_pottery_returns_to_the_supply() -> None:
    row = case(
        "2MIN16",
        f"""
        red: greeks; empire; hand 1GRE7 1GRE14 1GRE15
        blue: minoans B; play 2MIN16; stock 2MIN16=4; tokens 0 0 0
        {MARKET}
        """,
        ["play Greek Innovation", "Glory", "Coast"],
        "blue: play; hand 2MIN16; tokens 0 0 0",
    )
    assert run(row).g.stock == []


def test_labyrinth_may_take_progress_for_population() -> None:
    t = run(case("2MIN7", "seats 2, stage solstice\nred: minoans B; play 2MIN7; tokens 0 1 1", [], ""))
    t.act("pay 1 population").asks("red", "pay", ["1 population", "1 progress"])
    t.act("1 progress").expect("red: tokens 0 1 1")


def test_architecture_leaves_prices_without_progress() -> None:
    t = run(
        case(
            "2MIN5",
            "red: minoans B; empire; hand 2MIN2; play 2MIN5; development 2MIN8 2MIN7; tokens 3 3 0",
            ["play King Minos"],
            "red: tokens 3 3 1",
        )
    )
    t.act("develop").asks("red", "develop", ["Minoan Expansion", "Labyrinth"])  # 4 population, or 3 2 1


def test_king_minos_joining_the_discard_pile_makes_an_empire() -> None:
    row = case(
        "2MIN2",
        "seats 2, stage solstice\nred: minoans B; play 2MIN13; nation 2MIN2",
        ["draw 1 card"],
        "red: empire; hand 2MIN2; nation; exhaust 4",
    )
    run(row)
