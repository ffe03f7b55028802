"""The Olmecs, card by card."""

import pytest

from .table import Case, case, name_of, run, untested

MARKET = "market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2"
"""Coast, Elders, Education, Armenians, Assyrians; the unrest below the last four: 1UNR8, 1UNR7, 1UNR6, 1UNR5."""

CASES = [
    # -- the power card ----------------------------------------------------------------------------------------------
    case(  # a mask from the discard pile, for nothing but the exhaust token
        "2OLM1.A.exhaust",
        "red: olmecs A; discard 2OLM18 2OLM9",
        ["exhaust Olmecs"],
        "red: history 2OLM18; discard 2OLM9; exhaust 4; actions 3",
    ),
    case(
        "2OLM1.A.exhaust",
        f"red: olmecs A; hand 2OLM18 2OLM19 2OLM20 2OLM21; discard 2OLM22\n{MARKET}",
        ["exhaust Olmecs", "discard 3 masks", "Elders"],
        "red: hand 2OLM21 1UNC3 1UNR8; discard 2OLM18 2OLM19 2OLM20 2OLM22; exhaust 4; actions 3",
    ),
    case(  # Jade Mask is a mask too
        "2OLM1.A.exhaust",
        f"red: olmecs A; hand 2OLM18 2OLM19 1UNC2; discard 2OLM22\n{MARKET}",
        ["exhaust Olmecs", "discard 3 masks", "Coast"],
        "red: hand 1REG4; discard 2OLM18 2OLM19 1UNC2 2OLM22",
    ),
    case(  # D11: Step Pyramids and Stone Heads serve the power card as well
        "2OLM1.A.exhaust",
        f"red: olmecs A; hand 2OLM18; play 2OLM3 2OLM7(2OLM9 2OLM10); discard 2OLM22\n{MARKET}",
        [
            "exhaust Olmecs",
            "discard 3 masks",
            "exhaust Step Pyramids",
            "Stone Mask (no. 3) from the hand + Cacao from a garrison",
            "Coast",
        ],
        "red: hand 1REG4; play 2OLM3* 2OLM7(2OLM10); discard 2OLM18 2OLM9 2OLM22; exhaust 3",
    ),
    case(
        "2OLM1.B.exhaust",
        "red: olmecs B; hand 2OLM18 2OLM9",
        ["exhaust Olmecs"],
        "red: hand 2OLM9; history 2OLM18; tokens 3 2 3; exhaust 4; actions 3",
    ),
    case("2OLM1", "red: olmecs A; history 2OLM18 2OLM19; tokens 9 9 0", [], "red: points 2OLM1=0; score 2"),
    case("2OLM1", "red: olmecs B; history 2OLM18 2OLM19; tokens 9 9 0", [], "red: points 2OLM1=0; score 2"),
    # -- accession and development -----------------------------------------------------------------------------------
    case(
        "2OLM2.exhaust",
        "red: olmecs B; play 2OLM2; hand 2OLM9 2OLM10; deck 2OLM16; discard 2OLM18 2OLM17",
        ["exhaust San Lorenzo", "Cacao", "take 1 mask"],
        "red: play 2OLM2*; hand 2OLM10 2OLM18; deck 2OLM9 2OLM16; discard 2OLM17",
    ),
    case(
        "2OLM2.exhaust",
        "red: olmecs B; play 2OLM2; hand 2OLM9 2OLM10; discard 2OLM18",
        ["exhaust San Lorenzo", "Olmec Hieroglyphics", "gain 1 population and 1 material"],
        "red: hand 2OLM9; deck 2OLM10; discard 2OLM18; tokens 4 3 1",
    ),
    case(  # D17: no mask to take, so the tokens
        "2OLM2.exhaust",
        "red: olmecs B; play 2OLM2; hand 2OLM9; discard 2OLM17",
        ["exhaust San Lorenzo"],
        "red: hand; deck 2OLM9; tokens 4 3 1",
    ),
    case(
        "2OLM3.exhaust",
        f"red: olmecs B; play 2OLM14 2OLM3; hand 2OLM18 2OLM19\n{MARKET}",
        ["exhaust Lodestone", "exhaust Step Pyramids", "Coast"],
        "red: play 2OLM3* 2OLM14*; hand 2OLM19 1REG4; discard 2OLM18; exhaust 3; actions 2",
    ),
    case(  # not used: both masks
        "2OLM3",
        f"red: olmecs B; play 2OLM14 2OLM3; hand 2OLM18 2OLM19\n{MARKET}",
        ["exhaust Lodestone", "skip", "Coast"],
        "red: play 2OLM3 2OLM14*; hand 1REG4; discard 2OLM18 2OLM19; exhaust 4",
    ),
    case(
        "2OLM3.solstice",
        "seats 2, stage solstice\nred: olmecs B; play 2OLM3; discard 2OLM18 2OLM19 2OLM9",
        ["Stone Mask"],
        "red: hand 2OLM18; discard 2OLM19 2OLM9",
    ),
    case(
        "2OLM3.solstice",
        "seats 2, stage solstice\nred: olmecs B; play 2OLM3; discard 2OLM18",
        ["skip"],
        "red: hand; discard 2OLM18",
    ),
    case("2OLM3", "red: olmecs B; deck 2OLM3", [], "red: points 2OLM3=3"),
    case(
        "2OLM4.play",
        """
        red: olmecs B; empire; hand 2OLM4 2OLM18 2OLM19; play 2OLM3; tokens 0 2 0
        fame: 1FAM1 1FAM2 1FAM4 1FAM5
        """,
        ["play Ritual Sacrifice", "skip", "Marvellous", "Great"],  # Great goes back lowest
        """
        red: hand 1FAM4; discard 2OLM4 2OLM18 2OLM19; tokens 0 0 0; actions 2; exhaust 5
        fame: 1FAM1 1FAM2 1FAM5
        """,
    ),
    case(  # with one mask fewer: Step Pyramids must help
        "2OLM4.play",
        """
        red: olmecs B; empire; hand 2OLM4 2OLM18; play 2OLM3; tokens 0 2 0
        fame: 1FAM4
        """,
        ["play Ritual Sacrifice"],
        "red: hand 1FAM4; discard 2OLM4 2OLM18; tokens 0 0 0; exhaust 4\nfame:",
    ),
    case("2OLM4", "red: olmecs B; deck 2OLM4", [], "red: points 2OLM4=3"),
    case(  # D8: one different card each; only who got a mask takes unrest
        "2OLM5.play",
        """
        seats 3
        red: olmecs B; empire; hand 2OLM5 2OLM9; discard 2OLM18
        blue: romans
        white: greeks
        unrest: 6
        """,
        ["play Olmec Traders", "Cacao from the hand"],
        """
        red: hand; discard 2OLM5; tokens 6 2 1
        blue: hand 2OLM9
        unrest: 5
        """,
    ),
    case(  # D8: as far as hand and discard pile suffice, in an order of the giver's choice
        "2OLM5.play",
        """
        seats 3
        red: olmecs B; empire; hand 2OLM5; discard 2OLM9
        blue: romans
        white: greeks
        unrest: 6
        """,
        ["play Olmec Traders", "Player 3"],
        "red: hand; discard 2OLM5; tokens 6 2 1\nblue: hand\nwhite: hand 2OLM9\nunrest: 6",
    ),
    case(  # D8: who avoids the attack receives nothing and takes nothing
        "2OLM5.play",
        """
        red: olmecs B; empire; hand 2OLM5 2OLM18
        blue: romans; play 1REG12
        unrest: 6
        """,
        ["play Olmec Traders", "blue: Cape", "blue: ignore it"],
        "red: hand 2OLM18; discard 2OLM5; tokens 6 2 1\nblue: hand 1REG12; play\nunrest: 6",
    ),
    case("2OLM5", "red: olmecs B; deck 2OLM5", [], "red: points 2OLM5=3"),
    case(
        "2OLM6.play",
        "red: olmecs B; empire; hand 2OLM6; discard 2OLM18 2OLM19 2OLM20 2OLM9",
        ["play Tres Zapotes", "Stone Mask", "Stone Mask", "Stone Mask"],
        "red: play 2OLM6(2OLM18); hand 2OLM19; discard 2OLM20 2OLM9",
    ),
    case(
        "2OLM6.play",
        "red: olmecs B; empire; hand 2OLM6; discard 2OLM18 2OLM19",
        ["play Tres Zapotes", "Stone Mask", "no more", "skip"],
        "red: play 2OLM6; hand 2OLM18; discard 2OLM19",
    ),
    case("2OLM6", "red: olmecs B; deck 2OLM6", [], "red: points 2OLM6=3"),
    case(  # the card played, then used: Stone Heads themselves bring no card below them
        "2OLM7.passive",
        "red: olmecs B; empire; hand 2OLM7",
        ["play Stone Heads"],
        "red: play 2OLM7; hand",
    ),
    case(  # D11: any card below counts as a mask, mixing allowed; it goes to the discard pile
        "2OLM7",
        f"red: olmecs B; play 2OLM15 2OLM7(1UNR3 2OLM9); hand 2OLM18 2OLM19\n{MARKET}",
        ["exhaust Ball Games", "Cacao from a garrison + Stone Mask", "Elders"],
        "red: play 2OLM7(1UNR3) 2OLM15*; hand 2OLM19 1UNC3 1UNR8; discard 2OLM9 2OLM18; actions 2",
    ),
    case(  # both from below
        "2OLM7",
        f"red: olmecs B; play 2OLM15 2OLM7(1UNR3 2OLM9)\n{MARKET}",
        ["exhaust Ball Games", "Elders"],
        "red: play 2OLM7 2OLM15*; hand 1UNC3 1UNR8; discard 2OLM9 1UNR3",
    ),
    case(
        "2OLM7.solstice",
        "seats 2, stage solstice\nred: olmecs B; play 2OLM7(2OLM9); hand 2OLM18 1UNR3",
        ["Unrest"],
        "red: play 2OLM7(2OLM9 1UNR3); hand 2OLM18",
    ),
    case(
        "2OLM7.solstice",
        "seats 2, stage solstice\nred: olmecs B; play 2OLM7; hand 2OLM18",
        ["skip"],
        "red: play 2OLM7; hand 2OLM18",
    ),
    case("2OLM7", "red: olmecs B; play 2OLM7(2OLM6 1UNR3); tokens 0 0 0", [], "red: points 2OLM7=3; score 4"),
    case("2OLM8.solstice", "seats 2, stage solstice\nred: olmecs B; play 2OLM8", [], "red: tokens 3 3 1"),
    case("2OLM8", "red: olmecs B; deck 2OLM8", [], "red: points 2OLM8=3"),
    # -- the nation deck ---------------------------------------------------------------------------------------------
    case(
        "2OLM9.play",
        """
        seats 3
        red: olmecs B; hand 2OLM9; discard 1UNR1
        blue: romans; hand 1ROM22 1ROM23
        white: greeks; discard 1GRE22
        unrest: 5
        """,
        ["play Cacao", "red: Unrest", "blue: Unrest", "white: skip"],
        """
        red: discard 2OLM9; tokens 3 2 3
        blue: hand 1ROM23
        white: discard 1GRE22
        unrest: 7
        """,
    ),
    case(  # nobody has an unrest
        "2OLM9.play",
        "red: olmecs B; hand 2OLM9\nunrest: 5",
        ["play Cacao"],
        "red: discard 2OLM9; tokens 3 2 1\nunrest: 5",
    ),
    case(  # the freed card may be exhausted again
        "2OLM10.exhaust",
        "red: olmecs B; play 2OLM10; hand 2OLM18 2OLM19",
        ["exhaust Olmecs", "exhaust Olmec Hieroglyphics", "take an exhaust token back", "exhaust Olmecs"],
        "red: play 2OLM10*; history 2OLM18 2OLM19; tokens 3 2 5; exhaust 3; actions 3",
    ),
    case(
        "2OLM10.exhaust",
        "red: olmecs B; play 2OLM10 2OLM2*; discard 2OLM9 2OLM17",
        ["exhaust Olmec Hieroglyphics", "spend 1 action", "La Venta"],
        "red: play 2OLM10* 2OLM2*; hand 2OLM17; discard 2OLM9; actions 2; exhaust 3",
    ),
    case(
        "2OLM11.exhaust",
        "red: olmecs B; play 2OLM11 2OLM16 1REG6; hand 2OLM18 2OLM19 2OLM9",
        ["exhaust Calendar", "gain 1 material for each"],
        "red: hand 2OLM9; discard 2OLM18 2OLM19; tokens 6 2 1; actions 2; exhaust 4",
    ),
    case(
        "2OLM11.exhaust",
        "red: olmecs B; play 2OLM11 2OLM16 1REG6; hand 2OLM18 2OLM19",
        ["exhaust Calendar", "gain 1 population for each"],
        "red: hand; tokens 3 4 1; actions 2",
    ),
    case(
        "2OLM12.play",
        "red: olmecs B; hand 2OLM12 2OLM9; deck 2OLM16 2OLM17 2OLM10 2OLM11",
        ["play Stone Mask", "3", "Cacao"],
        "red: hand 2OLM16 2OLM17 2OLM10; deck 2OLM9 2OLM11; discard 2OLM12; actions 2",
    ),
    case(  # only what the deck holds, no reshuffle; a card must go back
        "2OLM12.play",
        "red: olmecs B; hand 2OLM12; deck 2OLM16 2OLM17; discard 2OLM10",
        ["play Stone Mask", "2", "La Venta"],
        "red: hand 2OLM16; deck 2OLM17; discard 2OLM10 2OLM12",
    ),
    case(  # up to: none
        "2OLM12.play",
        "red: olmecs B; hand 2OLM12 2OLM9; deck 2OLM16 2OLM17",
        ["play Stone Mask", "0"],
        "red: hand; deck 2OLM9 2OLM16 2OLM17; discard 2OLM12",
    ),
    case(  # empty deck, empty hand: nothing happens
        "2OLM12.play",
        "red: olmecs B; hand 2OLM12; discard 2OLM9",
        ["play Stone Mask"],
        "red: hand; deck; discard 2OLM9 2OLM12",
    ),
    case("2OLM12", "red: olmecs B; history 2OLM12", [], "red: points 2OLM12=1"),
    case("2OLM12", "red: olmecs B; play 2OLM16(2OLM12)", [], "red: points 2OLM12=0"),
    # -- the starting deck -------------------------------------------------------------------------------------------
    case(
        "2OLM14.exhaust",
        f"red: olmecs B; play 2OLM14; hand 2OLM18 1UNC2 2OLM9\n{MARKET}",
        ["exhaust Lodestone", "Armenians"],
        "red: play 2OLM14*; hand 2OLM9 1TRI1 1UNR6; discard 2OLM18 1UNC2; actions 2; exhaust 4",
    ),
    case(
        "2OLM15.exhaust",
        f"red: olmecs B; play 2OLM15; hand 2OLM18 2OLM19 2OLM9\n{MARKET}",
        ["exhaust Ball Games", "Education"],
        "red: play 2OLM15*; hand 2OLM9 1CIV2 1UNR7; discard 2OLM18 2OLM19; actions 2; exhaust 4",
    ),
    case(
        "2OLM16.play",
        "red: olmecs B; hand 2OLM16 2OLM18",
        ["play Laguna de los Cerros", "Stone Mask"],
        "red: play 2OLM16(2OLM18); tokens 3 3 1",
    ),
    case(
        "2OLM17.play",
        "red: olmecs B; empire; hand 2OLM17 2OLM18",
        ["play La Venta", "skip"],
        "red: play 2OLM17; hand 2OLM18; tokens 5 2 1",
    ),
    case(  # an unrest of the supply in the hand
        "2OLM24.play",
        "red: olmecs B; hand 2OLM24 2OLM9 2OLM18; tokens 0 0 0\nunrest: 5",
        ["play Unrest"],
        "red: hand; discard 2OLM9 2OLM18\nunrest: 6",
    ),
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_clause_of_the_olmecs_is_in_the_table() -> None:
    assert untested("olmecs", CASES) == []


def test_olmec_developments_need_an_empire() -> None:
    names = ["Step Pyramids", "Olmec Traders", "Tres Zapotes", "Stone Heads", "Drainage System (Olmecs)"]
    hand = "hand 2OLM3 2OLM5 2OLM6 2OLM7 2OLM8 2OLM17; tokens 9 9 9"
    t = run(case("2OLM3", f"red: olmecs B; barbarian; {hand}", [], ""))
    t.can("red", "play La Venta").cannot("red", *(f"play {name}" for name in names))
    t = run(case("2OLM3", f"red: olmecs B; empire; {hand}", [], ""))
    t.can("red", "play La Venta", *(f"play {name}" for name in names))


def test_ritual_sacrifice_needs_step_pyramids_in_play() -> None:
    ready = "hand 2OLM4 2OLM18 2OLM19; tokens 0 2 0"
    run(case("2OLM4", f"red: olmecs B; empire; {ready}", [], "")).cannot("red", "play Ritual Sacrifice")
    run(case("2OLM4", f"red: olmecs B; empire; {ready}; play 2OLM3", [], "")).can("red", "play Ritual Sacrifice")


def test_ritual_sacrifice_needs_its_whole_price() -> None:
    one_mask = "red: olmecs B; empire; hand 2OLM4 2OLM18; play 2OLM3*; tokens 0 2 0"
    run(case("2OLM4", one_mask, [], "")).cannot("red", "play Ritual Sacrifice")
    population = "red: olmecs B; empire; hand 2OLM4 2OLM18 2OLM19; play 2OLM3; tokens 9 1 0"
    run(case("2OLM4", population, [], "")).cannot("red", "play Ritual Sacrifice")


def test_masks_and_an_action_are_both_needed() -> None:
    t = run(case("2OLM14", "red: olmecs B; play 2OLM14 2OLM15 2OLM11 2OLM17; hand 2OLM18", [], ""))
    t.cannot("red", "exhaust Lodestone...", "exhaust Ball Games...", "exhaust Calendar...")
    t = run(case("2OLM14", "red: olmecs B; play 2OLM14 2OLM15 2OLM11 2OLM17; hand 2OLM18 2OLM19; actions 0", [], ""))
    t.cannot("red", "exhaust Lodestone...", "exhaust Ball Games...", "exhaust Calendar...")


def test_step_pyramids_need_an_exhaust_token_of_their_own() -> None:
    position = f"red: olmecs B; play 2OLM14 2OLM3; hand 2OLM18; exhaust 1\n{MARKET}"
    run(case("2OLM3", position, [], "")).cannot("red", "exhaust Lodestone...")


def test_step_pyramids_cannot_be_declined_when_the_price_hangs_on_them() -> None:
    # NOTES: whether a cost can be met is judged with them included, so then they are needed
    t = run(case("2OLM3", f"red: olmecs B; play 2OLM14 2OLM3; hand 2OLM18\n{MARKET}", ["exhaust Lodestone"], ""))
    t.expect("red: play 2OLM14* 2OLM3*; discard 2OLM18; exhaust 3").act("Coast").expect("red: hand 1REG4")


def test_step_pyramids_are_for_masks_only() -> None:
    t = run(case("2OLM3", "red: olmecs B; play 2OLM3; hand 1UNR3 2OLM18 2OLM19; tokens 0 0 0", ["play Unrest"], ""))
    t.expect("red: hand; discard 2OLM18 2OLM19; play 2OLM3")


def test_stone_heads_take_no_glory() -> None:
    t = run(case("2OLM7", "seats 2, stage solstice\nred: olmecs B; play 2OLM7; hand 1ROM14 2OLM9", [], ""))
    t.asks("red", "garrison", ["Cacao", "skip"])


def test_d9_hieroglyphics_never_frees_itself() -> None:
    t = run(case("2OLM10", "red: olmecs B; play 2OLM10 2OLM2* 2OLM11*; discard 2OLM9", [], ""))
    t.act("exhaust Olmec Hieroglyphics", "take an exhaust token back")
    t.asks("red", "unexhaust", ["San Lorenzo Tenochtitlán", "Calendar"])


def test_d9_not_from_the_nation_deck() -> None:
    t = run(case("2OLM10", "red: olmecs B; play 2OLM10; discard 2OLM9", [], ""))
    t.g.nation_tired = (1, *t.g.nation_tired[1:])
    t.g.exhaust[0] = 4
    t.act("exhaust Olmec Hieroglyphics", "take an exhaust token back").expect("red: exhaust 3; hand; actions 3")


def test_power_b_needs_a_mask_in_hand() -> None:
    t = run(case("2OLM1", "red: olmecs B; hand 2OLM9; discard 2OLM18", [], ""))
    t.cannot("red", "exhaust Olmecs...")


def test_san_lorenzo_needs_a_hand_card() -> None:
    t = run(case("2OLM2", "red: olmecs B; play 2OLM2; discard 2OLM18", [], ""))
    t.cannot("red", "exhaust San Lorenzo...")


def test_san_lorenzo_makes_an_empire() -> None:
    row = case(
        "2OLM2",
        "red: olmecs B; hand 1TRI11; nation 2OLM2; deck\nmarket: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2",
        ["innovate", "region", "the top card", "Coast", "no more"],
        "red: empire; nation",
    )
    run(row)
