"""The Mauryans, card by card."""

import pytest

from .table import Case, case, name_of, run, untested

CASES = [
    # -- the power card ----------------------------------------------------------------------------------------------
    case(  # Q47: after the text of the region, so the garrison comes first
        "2MAU1.A.exhaust",
        "red: mauryans A; hand 2MAU21 2MAU23",
        ["play Indus Valley", "Unrest", "exhaust Mauryans"],
        "red: play 2MAU21(2MAU23); tokens 3 2 2; exhaust 4",
    ),
    case(  # not obligatory
        "2MAU1",
        "red: mauryans A; hand 2MAU21",
        ["play Indus Valley", "skip"],
        "red: play 2MAU21; tokens 3 2 1; exhaust 5",
    ),
    case(  # D27: a free-played region triggers it
        "2MAU1.A.exhaust",
        """
        red: mauryans A; empire; hand 1MAC4
        market: 1REG6, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Parmenion", "acquire", "Forest", "Armenians", "exhaust Mauryans"],
        "red: play 1REG6; tokens 3 2 2; exhaust 4\nexile: 1TRI1",
    ),
    case(  # Q44: and one played from the discard pile; then with the action token of the play
        "2MAU1.A.exhaust",
        "red: mauryans A; play 1MAC17; discard 2MAU21",
        ["exhaust Phalanx", "exhaust Mauryans"],
        "red: play 1MAC17* 2MAU21; tokens 3 2 2; actions 2; exhaust 3",
    ),
    case(
        "2MAU1.A.solstice",
        "seats 2, stage solstice\nred: mauryans A; tokens 1 0 0; discard 2MAU20 2MAU21 2MAU22",
        ["pay 1 material", "Magadha"],
        "red: hand 2MAU20; discard 2MAU21 2MAU22; tokens 0 0 0",
    ),
    case(
        "2MAU1.A.solstice",
        "seats 2, stage solstice\nred: mauryans A; tokens 1 0 0; discard 2MAU20",
        ["skip"],
        "red: hand; discard 2MAU20; tokens 1 0 0",
    ),
    case(  # the Road counts as 2, garrisoned and other regions not at all
        "2MAU1",
        "red: mauryans A; play 2MAU21(2MAU20) 2MAU4 2MAU9; hand 2MAU14",
        [],
        "red: points 2MAU1=3",
    ),
    case("2MAU1", "red: mauryans B; history 2MAU18 2MAU19; deck 2MAU5", [], "red: points 2MAU1=4"),
    case("2MAU1", "red: mauryans B; history 2MAU18 2MAU19 2MAU5 2MAU23 2MAU24 2MAU22", [], "red: points 2MAU1=10"),
    # -- accession and development -----------------------------------------------------------------------------------
    case(  # the accession card turns the state card
        "2MAU2",
        "red: mauryans; hand 2MAU22; nation 2MAU2",
        ["play Prosperity", "draw 1 card", "blue: skip"],
        "red: empire; hand 2MAU2; nation; exhaust 4",
    ),
    case(
        "2MAU2.play",
        """
        red: mauryans; hand 2MAU2; play 2MAU20(2MAU23) 2MAU21 2MAU14 2MAU9
        fame: 1FAM1 1FAM2 1FAM4
        """,
        ["play Glory", "Great"],
        """
        red: hand 1FAM2; play 2MAU9; discard 2MAU2 2MAU14 2MAU20 2MAU21 2MAU23
        fame: 1FAM1 1FAM4
        """,
    ),
    case(  # p.18, p.19: the Road is two of the three; it is one card when moved
        "2MAU2.play",
        "red: mauryans; hand 2MAU2; play 2MAU4 2MAU21\nfame: 1FAM1 1FAM2 1FAM4",
        ["play Glory", "Great"],
        "red: hand 1FAM2; play; discard 2MAU2 2MAU4 2MAU21",
    ),
    case(  # with two other regions it is a choice which one goes with the Road
        "2MAU2.play",
        "red: mauryans; hand 2MAU2; play 2MAU4 2MAU20 2MAU21\nfame: 1FAM1 1FAM2 1FAM4",
        ["play Glory", "Magadha + Grand Trunk Road", "Great"],
        "red: hand 1FAM2; play 2MAU21; discard 2MAU2 2MAU4 2MAU20",
    ),
    case(  # ... or both of them go, and the Road for the third
        "2MAU2.play",
        "red: mauryans; hand 2MAU2; play 2MAU4 2MAU20 2MAU21\nfame: 1FAM1 1FAM2 1FAM4",
        ["play Glory", "Magadha + Indus Valley", "Great"],
        "red: hand 1FAM2; play; discard 2MAU2 2MAU4 2MAU20 2MAU21",
    ),
    case(  # Glory cannot be garrisoned
        "2MAU2", "red: mauryans B; hand 2MAU2 2MAU21", ["play Indus Valley"], "red: play 2MAU21; hand 2MAU2"
    ),
    case(
        "2MAU3.passive",
        "red: mauryans B; empire; hand 2MAU3; deck 2MAU9 2MAU10 2MAU11 2MAU12 2MAU13 2MAU14 2MAU15",
        ["play Mathematics", "Jungle"],  # there is nothing else to do
        "red: play 2MAU3; hand 2MAU9 2MAU10 2MAU11 2MAU12 2MAU13 2MAU14; deck 2MAU15",
    ),
    case(  # Advance loses the barbarian icon
        "2MAU3.passive",
        """
        red: mauryans B; empire; hand 2MAU3 2MAU17; tokens 3 0 0
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Mathematics", "play Advance", "Education"],
        "red: play 2MAU3; hand 1CIV2 1UNR7; tokens 0 0 0; discard 2MAU17",
    ),
    case(  # itself, Arthashastra and the Coins, but no region
        "2MAU3", "red: mauryans; play 2MAU3 2MAU9 2MAU8 2MAU21(2MAU11); hand 2MAU6", [], "red: points 2MAU3=3"
    ),
    case("2MAU3", "red: mauryans; deck 2MAU3; play 2MAU9", [], "red: points 2MAU3=1"),  # not in play itself
    case(  # 2 of the 3 population come from the Road
        "2MAU4.passive",
        "red: mauryans B; empire; hand 2MAU4 2MAU22; play 2MAU21",
        ["play Grand Trunk Road", "play Prosperity", "red: skip", "blue: skip", "gain 1 population for each"],
        "red: tokens 3 5 1; play 2MAU4 2MAU21; points 2MAU4=2",
    ),
    case(  # it has no production icon
        "2MAU4.passive",
        "red: mauryans B; empire; hand 2MAU4 2MAU22; play 2MAU21",
        ["play Grand Trunk Road", "play Prosperity", "red: skip", "blue: skip", "gain 1 material for each"],
        "red: tokens 4 2 1",
    ),
    case(  # it is a region for the power, and one play
        "2MAU1.A.exhaust",
        "red: mauryans A; empire; hand 2MAU4",
        ["play Grand Trunk Road", "exhaust Mauryans"],
        "red: play 2MAU4; tokens 3 2 2; points 2MAU1=2",
    ),
    case(  # no garrison text
        "2MAU4", "red: mauryans B; empire; hand 2MAU4 2MAU23", ["play Grand Trunk Road"], "red: play 2MAU4; hand 2MAU23"
    ),
    case(
        "2MAU4.exhaust",
        "red: mauryans B; empire; play 2MAU4",
        ["exhaust Grand Trunk Road"],
        "red: tokens 4 2 2; play 2MAU4*; exhaust 4\nblue: tokens 4 2 1",
    ),
    case(  # D12: hand (with the fame card just taken), deck and discard pile; not the play area, not the garrison
        "2MAU5.play",
        """
        red: mauryans B; empire; hand 2MAU5 2MAU12; deck 1CIV4; discard 1CIV5 2MAU23; play 2MAU21(2MAU13)
        fame: 1FAM3 1FAM1
        """,
        ["play Ashoka"],
        """
        red: hand; deck; discard 2MAU23; play 2MAU21(2MAU13); history 1FAM3 2MAU12 1CIV4 1CIV5 2MAU5; points 2MAU5=1
        fame: 1FAM1
        """,
    ),
    case(  # no attack anywhere: the fame card stays in hand
        "2MAU5.play",
        "red: mauryans B; empire; hand 2MAU5 2MAU23; deck 2MAU22\nfame: 1FAM1 1FAM2",
        ["play Ashoka"],
        "red: hand 1FAM1 2MAU23; deck 2MAU22; history 2MAU5\nfame: 1FAM2",
    ),
    case(  # D31: no face-down fame card is left: King of Kings, as an empire 3 progress and a free development
        "2MAU5.play",
        "red: mauryans B; empire; hand 2MAU5 2MAU12; development 2MAU8 2MAU3\nfame:",
        ["play Ashoka", "Mathematics"],
        "red: tokens 3 2 4; discard 2MAU3; history 2MAU5 2MAU12\nending: 1",
    ),
    case(
        "2MAU6.passive",
        "red: mauryans B; empire; hand 2MAU6 2MAU23; tokens 2 0 0",
        ["play Buddhism", "play Unrest"],
        "red: play 2MAU6; hand; tokens 0 0 0\nunrest: 5",
    ),
    case(
        "2MAU6.passive",
        "red: mauryans B; empire; hand 2MAU6 2MAU23 2MAU22; tokens 1 0 0",
        ["play Buddhism", "play Unrest"],
        "red: play 2MAU6; hand; discard 2MAU22; tokens 1 0 0\nunrest: 5",
    ),
    case(
        "2MAU6.solstice",
        "seats 2, stage solstice\nred: mauryans B; empire; play 2MAU6; discard 2MAU23",
        ["gain 1 progress"],
        "red: discard 2MAU23; tokens 3 2 2",
    ),
    case(
        "2MAU6.solstice",
        "seats 2, stage solstice\nred: mauryans B; empire; play 2MAU6; discard 2MAU23",
        ["return 1 unrest"],
        "red: discard; tokens 3 2 1\nunrest: 5",
    ),
    case(  # D17: without an unrest in the discard pile (one in hand does not matter) only the progress is open
        "2MAU6.solstice",
        "seats 2, stage solstice\nred: mauryans B; empire; play 2MAU6; discard 2MAU22; hand 2MAU23",
        [],
        "red: discard 2MAU22; hand 2MAU23; tokens 3 2 2",
    ),
    case("2MAU6", "red: mauryans; deck 2MAU6; history 2MAU18 2MAU19 2MAU23; hand 2MAU22", [], "red: points 2MAU6=3"),
    case(
        "2MAU7.exhaust",
        "red: mauryans B; empire; play 2MAU7; hand 2MAU23 2MAU22; deck 2MAU21; discard 2MAU24",
        ["exhaust Edicts of Ashoka", "Unrest", "draw 1 card"],
        "red: play 2MAU7*; hand 2MAU21 2MAU22; history 2MAU23; discard 2MAU24; points 2MAU7=3",
    ),
    case(
        "2MAU7.exhaust",
        "red: mauryans B; empire; play 2MAU7; hand 2MAU22; deck 2MAU21; discard 2MAU24",
        ["exhaust Edicts of Ashoka", "return 1 unrest"],
        "red: hand; deck 2MAU21; history 2MAU22; discard\nunrest: 5",
    ),
    case(
        "2MAU7.exhaust",
        "red: mauryans B; empire; play 2MAU7; hand 2MAU22; deck 2MAU21; discard 2MAU24",
        ["exhaust Edicts of Ashoka", "draw 1 card, then return"],
        "red: hand 2MAU21; deck; history 2MAU22; discard\nunrest: 5",
    ),
    case(  # Q48: nothing to return: the second option is closed, the third is done in part
        "2MAU7.exhaust",
        "red: mauryans B; empire; play 2MAU7; hand 2MAU22; deck 2MAU21; discard",
        ["exhaust Edicts of Ashoka", "draw 1 card, then return"],
        "red: hand 2MAU21; history 2MAU22\nunrest: 4",
    ),
    case(  # in play it works on without Ashoka: the condition is for playing it
        "2MAU7",
        "red: mauryans B; empire; hand 2MAU7; history 2MAU5",
        ["play Edicts of Ashoka"],
        "red: play 2MAU7; hand; history 2MAU5",
    ),
    case(
        "2MAU8.exhaust",
        "red: mauryans B; empire; play 2MAU8; deck 2MAU21",
        ["exhaust Punch-marked Coins"],
        "red: play 2MAU8*; hand 2MAU21; tokens 3 2 2; points 2MAU8=2",
    ),
    # -- the nation deck ---------------------------------------------------------------------------------------------
    case(  # each choice is made separately
        "2MAU9.solstice",
        "seats 2, stage solstice\nred: mauryans B; play 2MAU9; hand 2MAU23 2MAU24 2MAU22 2MAU15; deck 2MAU21",
        ["Unrest", "Unrest", "no more", "draw 1 card", "gain 1 progress"],
        "red: hand 2MAU15 2MAU21 2MAU22; discard 2MAU23 2MAU24; tokens 3 2 2; deck",
    ),
    case(  # zero is a number too
        "2MAU9.solstice",
        "seats 2, stage solstice\nred: mauryans B; play 2MAU9; hand 2MAU23; deck 2MAU21",
        ["no more"],
        "red: hand 2MAU23; tokens 3 2 1; deck 2MAU21",
    ),
    case(  # only unrest
        "2MAU9.solstice",
        "seats 2, stage solstice\nred: mauryans B; play 2MAU9; hand 2MAU22",
        ["innovate"],  # the next round has begun
        "red: tokens 3 2 1",
    ),
    case(
        "2MAU10.play",
        "red: mauryans; hand 2MAU10; play 2MAU9",
        ["play Nanda Dynasty"],
        "red: tokens 3 4 1; discard 2MAU10; play 2MAU9",
    ),
    case(
        "2MAU11.solstice",
        "seats 2, stage solstice\nred: mauryans B; play 2MAU11; hand 2MAU22 2MAU23",
        ["Unrest", "gain 1 population"],
        "red: hand 2MAU22; discard 2MAU23; tokens 3 3 1",
    ),
    case(  # the copy without a state icon, as an empire
        "2MAU12.play",
        """
        red: mauryans B; empire; hand 2MAU12
        blue: celts B; play 1CEL21(1CEL22) 1CEL20
        main: 1CIV3 1TRI4 1UNC9
        """,
        ["play Indian Elephants", "break through", "tributary", "reveal"],
        """
        red: hand 1TRI4; discard 2MAU12
        blue: hand 1CEL21 1CEL22; play 1CEL20
        """,
    ),
    case(  # the copy with the barbarian icon
        "2MAU13.play",
        "red: mauryans B; hand 2MAU13\nblue: celts B; play 1CEL21 1CEL9",
        ["play Indian Elephants", "blue: Celtica", "skip"],
        "red: hand; discard 2MAU13\nblue: hand 1CEL21; play 1CEL9",
    ),
    case(
        "2MAU13.play",
        "red: mauryans B; hand 2MAU13\nregions: 1REG6",
        ["play Indian Elephants", "break through", "region", "the top card"],
        "red: hand 1REG6; discard 2MAU13",
    ),
    case(
        "2MAU14.play",
        "red: mauryans B; hand 2MAU14 2MAU23",
        ["play Gandhara", "Unrest"],
        "red: play 2MAU14(2MAU23); hand; tokens 3 3 1",
    ),
    # -- the starting deck -------------------------------------------------------------------------------------------
    case(
        "2MAU17.play",
        """
        red: mauryans; hand 2MAU17; tokens 3 0 0
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Advance", "Elders"],
        "red: hand 1UNC3 1UNR8; tokens 0 0 0; discard 2MAU17",
    ),
    case(
        "2MAU17.play",
        "red: mauryans; hand 2MAU17; tokens 5 0 0\nuncivilised: 1UNC9",
        ["play Advance", "pay 5", "uncivilised", "the top card"],
        "red: hand 1UNC9; tokens 0 0 0; discard 2MAU17",
    ),
    case(  # D22: the strict order of the search: the copy in hand, not that in the deck
        "2MAU18.play",
        """
        red: mauryans; hand 2MAU18 2MAU12; deck 2MAU13 2MAU22
        market: 1REG4 1 material, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Chandragupta"],
        "red: hand 1REG4; tokens 4 2 1; discard 2MAU12; deck 2MAU13 2MAU22; history 2MAU18",
    ),
    case(  # in the nation deck; the accession card stays at the bottom
        "2MAU18.play",
        """
        red: mauryans; hand 2MAU18; nation 2MAU13 2MAU2
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Chandragupta"],
        "red: hand 1REG4; discard 2MAU13; nation 2MAU2; history 2MAU18; barbarian",
    ),
    case(  # found in the discard pile: it stays there, and the deck was not searched
        "2MAU18.play",
        """
        red: mauryans; hand 2MAU18; discard 2MAU12; deck 2MAU13 2MAU22 2MAU23; nation 2MAU2
        market: 1UNC9, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Chandragupta"],
        "red: hand; discard 2MAU12; deck 2MAU13 2MAU22 2MAU23; history 2MAU18",
    ),
    case(  # one card of each suit, each with its unrest
        "2MAU19.play",
        """
        red: mauryans; hand 2MAU19; deck 2MAU9
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Chanakya", "acquire 1 uncivilised"],
        "red: hand 1UNC3 1CIV2 1UNR8 1UNR7; deck 2MAU9; history 2MAU19",
    ),
    case(
        "2MAU19.play",
        "red: mauryans; hand 2MAU19; nation 2MAU10 2MAU9 2MAU2",
        ["play Chanakya", "find"],
        "red: hand; discard 2MAU9; nation 2MAU10 2MAU2; history 2MAU19",
    ),
    case(
        "2MAU20.play",
        "red: mauryans B; hand 2MAU20 2MAU23",
        ["play Magadha", "Unrest"],
        "red: play 2MAU20(2MAU23); hand; tokens 3 2 1",
    ),
    case(
        "2MAU21.play",
        "red: mauryans B; hand 2MAU21 2MAU23",
        ["play Indus Valley", "skip"],
        "red: play 2MAU21; hand 2MAU23; tokens 3 2 1",
    ),
    case(  # Magadha and the Indus Valley have one production icon each
        "2MAU22.play",
        "red: mauryans B; hand 2MAU22; play 2MAU20 2MAU21; deck 2MAU23\nblue: celts B; deck 1CEL14",
        ["play Prosperity", "red: draw 1 card", "blue: draw 1 card", "gain 1 material for each"],
        "red: hand 2MAU23; tokens 5 2 1; discard 2MAU22\nblue: hand 1CEL14; tokens 3 2 1",
    ),
    case("2MAU23", "red: mauryans; hand 2MAU23; deck 2MAU15", [], "red: points 2MAU23=-2 2MAU15=-2"),
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_clause_of_the_mauryans_is_in_the_table() -> None:
    assert untested("mauryans", CASES) == []


def test_side_b_has_no_ability() -> None:
    t = run(
        case(
            "2MAU1",
            "red: mauryans B; hand 2MAU21 2MAU9; play 2MAU8",
            ["play Indus Valley", "skip"],
            "red: tokens 3 2 1",
        )
    )
    t.asks("red", "turn")
    t = run(case("2MAU1", "seats 2, stage solstice\nred: mauryans B; discard 2MAU21", [], ""))
    t.asks("red", "turn")


def test_the_power_answers_one_region_per_turn_and_no_other_card() -> None:
    t = run(case("2MAU1", "red: mauryans A; hand 2MAU21 2MAU14 2MAU9; play 2MAU8", ["play Arthashastra"], ""))
    t.asks("red", "turn")
    t.act("play Gandhara", "skip", "exhaust Mauryans", "play Indus Valley")
    t.asks("red", "turn")
    t.expect("red: tokens 3 3 2; exhaust 4")


def test_the_power_does_not_answer_a_garrisoned_region() -> None:
    """D27: nothing but playing counts."""
    before = "red: mauryans A; hand 2MAU21 2MAU14; play 2MAU8"
    t = run(
        case("2MAU1", before, ["play Indus Valley", "Gandhara", "exhaust Mauryans"], "red: play 2MAU8 2MAU21(2MAU14)")
    )
    t.asks("red", "turn")
    t.expect("red: tokens 3 2 2")


def test_edicts_of_ashoka_need_ashoka_in_history() -> None:
    t = run(case("2MAU7", "red: mauryans; empire; hand 2MAU7; discard 2MAU5", [], ""))
    t.cannot("red", "play Edicts...")


def test_edicts_of_ashoka_need_a_card_for_the_history() -> None:
    t = run(case("2MAU7", "red: mauryans; empire; play 2MAU7; deck 2MAU21; discard 2MAU23", [], ""))
    t.cannot("red", "exhaust Edicts...")


def test_edicts_of_ashoka_without_an_unrest_to_return() -> None:
    """Q48: what would do nothing is not open."""
    before = "red: mauryans; empire; play 2MAU7; hand 2MAU22; deck 2MAU21"
    t = run(case("2MAU7", before, ["exhaust Edicts of Ashoka"], ""))
    t.asks("red", "choose", ["draw 1 card", "draw 1 card, then return 1 unrest from the discard pile"])


def test_nanda_dynasty_needs_arthashastra_in_play() -> None:
    t = run(case("2MAU10", "red: mauryans; hand 2MAU10 2MAU9", [], ""))
    t.cannot("red", "play Nanda...")
    t = run(case("2MAU10", "red: mauryans; hand 2MAU10; play 2MAU21(2MAU9)", [], ""))
    t.cannot("red", "play Nanda...")


def test_glory_needs_three_regions() -> None:
    t = run(case("2MAU2", "red: mauryans; hand 2MAU2; play 2MAU20 2MAU21(2MAU4)", [], ""))
    t.cannot("red", "play Glory...")
    t = run(case("2MAU2", "red: mauryans; hand 2MAU2; play 2MAU4 2MAU9", [], ""))
    t.cannot("red", "play Glory...")


def test_mathematics_changes_only_advance() -> None:
    t = run(case("2MAU3", "red: mauryans; empire; hand 2MAU17 2MAU20 2MAU18; play 2MAU3; tokens 9 9 9", [], ""))
    t.can("red", "play Advance").cannot("red", "play Magadha...", "play Chandragupta...")


def test_chanakya_without_arthashastra_to_find() -> None:
    """D17: it is in play, so only the acquisitions are open, and the second waits for the first."""
    market = "market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2\nuncivilised: 1UNC15"
    t = run(case("2MAU19", f"red: mauryans; hand 2MAU19; play 2MAU9\n{market}", ["play Chanakya"], ""))
    t.asks("red", "acquire", ["City (no. 1)", "Education"])  # Elders is taken; the City is civilised too


def test_a_region_recalled_by_the_elephants_is_the_choice_of_each_victim() -> None:
    before = "seats 3\nred: mauryans; hand 2MAU13\nblue: celts B; play 1CEL21 1CEL9\nwhite: romans B; play 1ROM20"
    t = run(case("2MAU13", before, ["play Indian Elephants", "blue: Celtica", "red: skip"], ""))
    t.expect("blue: hand 1CEL21; play 1CEL9\nwhite: hand 1ROM20; play")
