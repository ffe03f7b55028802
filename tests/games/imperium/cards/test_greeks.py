"""The Greeks, card by card."""

import pytest

from .table import Case, case, name_of, run, untested

CASES = [
    # -- the power card ----------------------------------------------------------------------------------------------
    case(
        "1GRE1.A.exhaust",
        "red: greeks A; hand 1GRE20\ncivilised: 1CIV10",
        ["exhaust Greeks", "civilised", "the top card"],
        "red: hand 1GRE20 1CIV10; actions 1; exhaust 4",
    ),
    case(  # a market card comes with its tokens, its unrest goes back
        "1GRE1.A.exhaust",
        """
        red: greeks A; hand 1GRE20; actions 2
        market: 1REG4, 1UNC3 2 population, 1CIV2, 1TRI1, 1TRI2
        unrest: 4
        """,
        ["exhaust Greeks", "uncivilised", "Elders"],
        "red: hand 1GRE20 1UNC3; actions 0; tokens 3 4 1\nunrest: 4",
    ),
    # Q5: all owned cards and the power card, not the state card, the nation deck or the development area
    case("1GRE1", "red: greeks A; hand 1GRE14 1GRE15; deck 1GRE16; discard 1GRE17 1GRE18", [], "red: points 1GRE1=0"),
    case(  # the garrison and the history count: 6 cards and the power card
        "1GRE1",
        "red: greeks A; hand 1GRE14; play 1GRE20(1GRE22); deck 1GRE16; discard 1GRE17; history 1GRE18",
        [],
        "red: points 1GRE1=1",
    ),
    case("1GRE1", "red: greeks B; hand 1GRE14 1GRE15; deck 1GRE16; discard 1GRE17 1GRE18", [], "red: points 1GRE1=2"),
    # -- accession and development -----------------------------------------------------------------------------------
    case(  # the accession card: it turns the state card when a reshuffle adds it
        "1GRE2",
        "red: greeks; hand 1GRE15; nation 1GRE2",
        ["play Greek Mercenaries"],
        "red: empire; hand 1GRE2; nation; exhaust 4",
    ),
    case(  # the card for the history may be one of those drawn
        "1GRE2.play",
        "red: greeks; hand 1GRE2 1GRE14; deck 1GRE22 1GRE15 1GRE16",
        ["play Olympic Games", "Unrest"],
        "red: hand 1GRE14 1GRE15; deck 1GRE16; history 1GRE22; discard 1GRE2",
    ),
    case(  # not optional: the only card in hand must go
        "1GRE2.play",
        "red: greeks; hand 1GRE2 1GRE14; nation; deck",
        ["play Olympic Games"],
        "red: hand; history 1GRE14; discard 1GRE2",
    ),
    case(
        "1GRE3.play",
        "red: greeks; empire; hand 1GRE3; play 1GRE20 1GRE21(1GRE12) 1GRE11; deck 1GRE14",
        ["play Greek Prosperity", "gain 1 material"],
        "red: tokens 5 2 1; deck 1GRE14; discard 1GRE3",
    ),
    case(
        "1GRE3.play",
        "red: greeks; empire; hand 1GRE3; play 1GRE20 1REG2 1GRE11; deck 1GRE14",
        ["play Greek Prosperity", "gain 1 population"],
        "red: tokens 3 4 1; deck 1GRE14",
    ),
    case(  # a card for each city and metropolis in play
        "1GRE3.play",
        "red: greeks; empire; hand 1GRE3; play 1GRE20 1GRE11 1GRE19 1CIV6; deck 1GRE14 1GRE15 1GRE16 1GRE17",
        ["play Greek Prosperity", "draw 1 card"],
        "red: tokens 3 2 1; hand 1GRE14 1GRE15 1GRE16; deck 1GRE17",
    ),
    case(
        "1GRE4.free_play",
        """
        red: greeks; empire; hand 1GRE4; actions 0
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1 1 progress, 1TRI2
        """,
        ["play Pericles", "Armenians"],
        "red: hand 1TRI1 1UNR6; history 1GRE4; tokens 3 2 2; actions 0; discard",
    ),
    case(
        "1GRE5.solstice",
        "seats 2, stage solstice\nred: greeks; empire; play 1GRE5; hand 1GRE14; deck 1GRE15",
        ["Glory", "draw 1 card"],
        "red: hand 1GRE15; discard 1GRE14; deck; points 1GRE5=3",
    ),
    case(
        "1GRE6.passive",
        "red: greeks; empire; hand 1GRE6; deck 1GRE14 1GRE15 1GRE17 1GRE18 1GRE19 1GRE20 1GRE21",
        ["play Science", "end", "Jungle"],
        "red: play 1GRE6; hand 1GRE14 1GRE15 1GRE17 1GRE18 1GRE19 1GRE20; deck 1GRE21; points 1GRE6=3",
    ),
    case(  # Advance loses the barbarian icon
        "1GRE6.passive",
        """
        red: greeks; empire; hand 1GRE6 1GRE16; tokens 3 0 0
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Science", "play Advance", "Education"],
        "red: play 1GRE6; hand 1CIV2 1UNR7; tokens 0 0 0; discard 1GRE16",
    ),
    case(  # the card put down last is on top; each other player recalls a pinned card of choice with its garrison
        "1GRE7.play",
        """
        red: greeks; empire; hand 1GRE7 1GRE22 1GRE14 1GRE20; deck 1GRE15
        blue: celts; play 1CEL21(1CEL22) 1CEL20
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Greek Innovation", "Unrest", "Glory", "Coast", "blue: Celtica"],
        """
        red: hand 1GRE20 1REG4; deck 1GRE14 1GRE22 1GRE15; discard 1GRE7; points 1GRE7=3
        blue: hand 1CEL21 1CEL22; play 1CEL20
        """,
    ),
    case(  # Q53: the price is paid first, then the others announce whether they avoid the attack, then red acquires
        "1GRE7.play",
        """
        red: greeks; empire; hand 1GRE7 1GRE22 1GRE14
        blue: celts; play 1REG12 1CEL20
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Greek Innovation", "Unrest", "blue: Cape", "red: Coast", "blue: ignore it"],
        """
        red: hand 1REG4; deck 1GRE14 1GRE22
        blue: hand 1REG12; play 1CEL20
        """,
    ),
    case(  # Q40: 2 materials instead of 3
        "1GRE8.passive",
        "red: greeks; empire; hand 1GRE8 1GRE22; tokens 2 0 0\nunrest: 4",
        ["play Direct Democracy", "play Unrest"],
        "red: play 1GRE8; hand; tokens 0 0 0; actions 1; points 1GRE8=3\nunrest: 5",
    ),
    case(  # Q40: 1 card instead of 2, and not the Unrest itself
        "1GRE8.passive",
        "red: greeks; empire; hand 1GRE8 1GRE22 1GRE14; tokens 0 0 0\nunrest: 4",
        ["play Direct Democracy", "play Unrest"],
        "red: play 1GRE8; hand; discard 1GRE14; tokens 0 0 0\nunrest: 5",
    ),
    case(  # Q40: the population is not reduced
        "1GRE8.passive",
        "red: greeks; empire; hand 1GRE8 1GRE22; tokens 0 2 0\nunrest: 4",
        ["play Direct Democracy", "play Unrest"],
        "red: play 1GRE8; hand; tokens 0 1 0\nunrest: 5",
    ),
    case(  # without an action, but for the (reduced) price; one unrest only
        "1GRE8.exhaust",
        "red: greeks; empire; play 1GRE8; hand 1GRE22 1GRE23; tokens 0 1 0; actions 0\nunrest: 4",
        ["exhaust Direct Democracy", "pay 1 population"],
        "red: play 1GRE8*; hand 1GRE23; tokens 0 0 0; actions 0; exhaust 4\nunrest: 5",
    ),
    case(
        "1GRE9.exhaust",
        "red: greeks; empire; play 1GRE9; discard 1GRE15 1GRE7 1GRE14; deck 1GRE22",
        [
            "exhaust Lighthouse",
            "Greek Mercenaries",
        ],  # nothing is exiled, so there is nothing to swap; Glory is no attack
        "red: play 1GRE9*; discard 1GRE14 1GRE7; deck 1GRE15 1GRE22; exhaust 4; points 1GRE9=3",
    ),
    case(  # p.14–18: tokens stay in the slot on the new card; a region has no unrest below it
        "1GRE9.exhaust",
        """
        red: greeks; empire; play 1GRE9; discard 1GRE15
        market: 1REG4, 1UNC3 2 progress 1 material, 1CIV2, 1TRI1, 1TRI2
        exile: 1REG9 1TRI4
        unrest: 4
        """,
        ["exhaust Lighthouse", "swap", "Elders", "Marsh"],
        """
        red: play 1GRE9*; discard 1GRE15; tokens 3 2 1
        market: 1REG4, 1REG9 2 progress 1 material, 1CIV2, 1TRI1, 1TRI2
        exile: 1UNC3 1TRI4
        unrest: 5
        """,
    ),
    case(  # the other way round: the new card needs an unrest below it
        "1GRE9.exhaust",
        """
        red: greeks; empire; play 1GRE9
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        exile: 1TRI4
        unrest: 4
        """,
        ["exhaust Lighthouse", "Coast"],
        """
        market: 1TRI4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        exile: 1REG4
        unrest: 3
        """,
    ),
    case(  # the region cannot be abandoned for it
        "1GRE10.play",
        """
        red: greeks; empire; hand 1GRE10; play 1GRE11(1GRE22) 1GRE20
        uncivilised: 1UNC9
        """,
        ["play Philosophy", "uncivilised", "the top card"],
        "red: hand 1UNC9; play 1GRE20; discard 1GRE10 1GRE11 1GRE22",
    ),
    case("1GRE10", "red: greeks; hand 1GRE10 1GRE15; deck 1GRE16", [], "red: points 1GRE10=0"),
    case(  # Q5: with itself and the power card there are 5
        "1GRE10",
        "red: greeks; hand 1GRE10 1GRE15; deck 1GRE16; history 1GRE18",
        [],
        "red: points 1GRE10=1",
    ),
    # -- the nation deck ---------------------------------------------------------------------------------------------
    case(
        "1GRE11.solstice",
        "seats 2, stage solstice\nred: greeks; play 1GRE11; hand 1GRE14 1GRE22",
        ["Unrest", "gain 1 material"],
        "red: hand 1GRE14; discard 1GRE22; tokens 4 2 1",
    ),
    case(
        "1GRE12.play",
        "red: greeks; hand 1GRE12 1GRE22",
        ["play Plains of Thessaly", "Unrest"],
        "red: play 1GRE12(1GRE22); hand; tokens 4 2 1",
    ),
    # -- the starting deck -------------------------------------------------------------------------------------------
    case(
        "1GRE14.play",
        """
        red: greeks; hand 1GRE14; play 1GRE12 1GRE20(1GRE22) 1GRE21
        fame: 1FAM1 1FAM2 1FAM4
        """,
        ["play Glory", "Great"],
        """
        red: hand 1FAM2; play; discard 1GRE12 1GRE14 1GRE20 1GRE21 1GRE22
        fame: 1FAM1 1FAM4
        """,
    ),
    case(  # p.18, p.19: a card that counts as two regions covers two of the three
        "1GRE14.play",
        """
        red: greeks; hand 1GRE14; play 1GRE20 2MAU4
        fame: 1FAM1 1FAM2 1FAM4
        """,
        ["play Glory", "Great"],
        "red: hand 1FAM2; play; discard 1GRE14 1GRE20 2MAU4",
    ),
    case(  # as far as the others have materials; progress does not stand for them
        "1GRE15.play",
        """
        seats 3
        red: greeks; hand 1GRE15; deck 1GRE14
        blue: celts; tokens 3 2 1
        white: romans; tokens 1 0 4
        """,
        ["play Greek Mercenaries"],
        """
        red: hand 1GRE14; tokens 6 2 2; discard 1GRE15
        blue: tokens 1 3 1
        white: tokens 0 1 4
        """,
    ),
    case(  # Q29: some effects are ignored, others not
        "1GRE15.play",
        """
        red: greeks; hand 1GRE15; nation
        blue: celts; play 1REG12
        """,
        ["play Greek Mercenaries", "blue: Cape", "blue: ignore it", "blue: suffer it"],
        """
        red: tokens 3 2 2
        blue: tokens 3 3 1; hand 1REG12; play
        """,
    ),
    case(
        "1GRE16.play",
        """
        red: greeks; hand 1GRE16; tokens 3 0 0
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Advance", "Elders"],
        "red: hand 1UNC3 1UNR8; tokens 0 0 0; discard 1GRE16",
    ),
    case(
        "1GRE16.play",
        "red: greeks; hand 1GRE16; tokens 5 0 0\ncivilised: 1CIV10",
        ["play Advance", "pay 5", "civilised", "the top card"],
        "red: hand 1CIV10; tokens 0 0 0; discard 1GRE16",
    ),
    case(
        "1GRE17.play",
        """
        red: greeks; hand 1GRE17; tokens 0 2 0
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Conquer", "Armenians"],
        "red: hand 1TRI1 1UNR6; tokens 0 0 0; discard 1GRE17",
    ),
    case(
        "1GRE17.play",
        "red: greeks; hand 1GRE17; tokens 0 3 0\nregions: 1REG6",
        ["play Conquer", "pay 3", "region", "the top card"],
        "red: hand 1REG6; tokens 0 0 0; discard 1GRE17",
    ),
    case(
        "1GRE18.play",
        """
        red: greeks; hand 1GRE18; tokens 0 1 0
        market: 1REG4 1 material, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Settlers", "pay 1 population"],
        "red: hand 1REG4; tokens 1 0 0; discard 1GRE18",
    ),
    case("1GRE18.play", "red: greeks; hand 1GRE18", ["play Settlers", "gain 1 progress"], "red: tokens 3 2 2"),
    case(
        "1GRE18.play",
        "red: greeks; hand 1GRE18 1GRE22\nunrest: 4",
        ["play Settlers", "return 1 unrest"],
        "red: hand; discard 1GRE18; tokens 3 2 1\nunrest: 5",
    ),
    case(
        "1GRE19.solstice",
        "seats 2, stage solstice\nred: greeks; play 1GRE19; hand 1GRE14",
        ["Glory", "gain 1 population"],
        "red: hand; discard 1GRE14; tokens 3 3 1",
    ),
    case(  # without a card in hand nothing is asked
        "1GRE19.solstice",
        "seats 2, stage solstice\nred: greeks; play 1GRE19; deck 1GRE14",
        ["innovate"],  # the next round has begun
        "red: deck 1GRE14; tokens 3 2 1",
    ),
    case(
        "1GRE20.play",
        "red: greeks; hand 1GRE20 1GRE22",
        ["play Peloponnese", "Unrest"],
        "red: play 1GRE20(1GRE22); hand; tokens 3 3 1",
    ),
    case(
        "1GRE21.play",
        "red: greeks; hand 1GRE21 1GRE15",
        ["play Forest of Pholoe", "Greek Mercenaries"],
        "red: play 1GRE21(1GRE15); hand; tokens 3 2 1",
    ),
    case("1GRE22", "red: greeks; hand 1GRE22; deck 1GRE23 1GRE13", [], "red: points 1GRE22=-2 1GRE23=-2 1GRE13=-2"),
    case(  # the printed values of the other developments, wherever they are
        "1GRE4", "red: greeks; hand 1GRE3; history 1GRE4; discard 1GRE8", [], "red: points 1GRE3=2 1GRE4=3 1GRE8=3"
    ),
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_clause_of_the_greeks_is_in_the_table() -> None:
    assert untested("greeks", CASES) == []


@pytest.mark.parametrize(("cards", "points"), [(28, 9), (29, 10), (31, 10), (32, 10), (40, 10)])
def test_the_power_is_worth_at_most_10(cards: int, points: int) -> None:
    # Q5: with the power card 28 are 29, a third of which is 9
    common = [f"1REG{n}" for n in range(2, 13)] + [f"1UNC{n}" for n in range(2, 13)]
    deck = [f"1GRE{n}" for n in range(2, 24)] + common
    row = case("1GRE1", f"red: greeks B; deck {' '.join(deck[:cards])}", [], f"red: points 1GRE1={points}")
    run(row)


def test_the_power_needs_two_actions_and_side_a() -> None:
    t = run(case("1GRE1", "red: greeks A; hand 1GRE15; actions 1", [], ""))
    t.cannot("red", "exhaust...")
    t = run(case("1GRE1", "red: greeks B; hand 1GRE15", [], ""))
    t.cannot("red", "exhaust...")


def test_greek_innovation_needs_two_cards_to_put_on_the_deck() -> None:
    # Q12: a leading cost that is no payment and cannot be met: not playable
    t = run(case("1GRE7", "red: greeks; empire; hand 1GRE7 1GRE14", [], ""))
    t.cannot("red", "play Greek Innovation")


def test_philosophy_needs_a_pinned_card_that_is_no_region() -> None:
    t = run(case("1GRE10", "red: greeks; empire; hand 1GRE10; play 1GRE20(1GRE11)", [], ""))
    t.cannot("red", "play Philosophy")


def test_the_lowest_price_of_an_unrest_with_direct_democracy() -> None:
    t = run(case("1GRE8", "red: greeks; empire; hand 1GRE22; play 1GRE8; tokens 1 0 0", [], ""))
    t.cannot("red", "play Unrest")
    t = run(case("1GRE8", "red: greeks; empire; hand 1GRE22; tokens 2 0 0", [], ""))
    t.cannot("red", "play Unrest")  # not without it


def test_science_takes_the_icon_from_advance_only() -> None:
    t = run(case("1GRE6", "red: greeks; empire; hand 1GRE16 1GRE17 1GRE18 1GRE19; play 1GRE6; tokens 9 9 9", [], ""))
    t.can("red", "play Advance").cannot("red", "play Conquer", "play Settlers", "play City of Sparta")


def test_lighthouse_offers_attacks_and_the_swap() -> None:
    t = run(
        case(
            "1GRE9",
            "red: greeks; empire; play 1GRE9; discard 1GRE15 1GRE14\nexile: 1REG9",
            ["exhaust Lighthouse", "put 1 attack"],
            "red: deck 1GRE15; discard 1GRE14\nexile: 1REG9",
        )
    )
    assert "1GRE9.exhaust" in t.reached()


def test_lighthouse_may_take_the_last_unrest() -> None:
    # Q37: the last unrest below a market card ends the game at once
    t = run(
        case(
            "1GRE9",
            """
            red: greeks; empire; play 1GRE9
            market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
            exile: 1TRI4
            unrest: 1
            """,
            ["exhaust Lighthouse", "Coast"],
            "unrest: 0\nmarket: 1TRI4, ...",
        )
    )
    assert t.game.decision is None and t.g.collapsed


def test_greek_glory_cannot_be_garrisoned() -> None:
    t = run(case("1GRE14", "red: greeks; hand 1GRE14 1GRE20 1GRE22", ["play Peloponnese"], ""))
    t.asks("red", "garrison", ["Unrest", "skip"])
