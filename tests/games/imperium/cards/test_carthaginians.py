"""The Carthaginians, card by card."""

import pytest

from .table import Case, case, name_of, run, untested

CASES = [
    # -- the power card ----------------------------------------------------------------------------------------------
    case(  # side A: the progress of the clean-up becomes 1 material (p.11, p.20)
        "1CAR1.A.when",
        """
        seats 2, stage cleanup
        red: carthaginians A; nation
        market: 1REG4, 1UNC3 1 progress, 1CIV2, 1TRI1, 1TRI2
        """,
        ["Elders"],
        "market: 1REG4, 1UNC3 1 progress 1 material, ...",
    ),
    case(  # side B: 2 materials
        "1CAR1.B.when",
        """
        seats 2, stage cleanup
        red: carthaginians B; nation
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["Coast"],
        "market: 1REG4 2 material, 1UNC3, ...",
    ),
    case(  # acquired: the materials come twice, the progress once
        "1CAR1.A.exhaust",
        """
        red: carthaginians A; hand 1CAR16; tokens 3 0 0
        market: 1REG4, 1UNC3, 1CIV2 2 material 1 progress, 1TRI1, 1TRI2
        """,
        ["play Advance", "Education", "exhaust Carthaginians"],
        "red: hand 1CIV2 1UNR7; tokens 4 0 1; exhaust 4; discard 1CAR16",
    ),
    case(  # broken through for: likewise
        "1CAR1.A.exhaust",
        """
        red: carthaginians A; hand 1CAR17; tokens 0 3 0
        market: 1REG4 2 material, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Conquer", "pay 3", "region", "Coast", "exhaust Carthaginians"],
        "red: hand 1REG4; tokens 4 0 0; exhaust 4",
    ),
    case(  # optional
        "1CAR1",
        """
        red: carthaginians A; hand 1CAR16; tokens 3 0 0
        market: 1REG4, 1UNC3, 1CIV2 2 material 1 progress, 1TRI1, 1TRI2
        """,
        ["play Advance", "Education", "skip"],
        "red: tokens 2 0 1; exhaust 5",
    ),
    case(  # not during Innovate (Q38)
        "1CAR1",
        """
        red: carthaginians A; hand 1CAR13
        market: 1REG4 3 material, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["innovate", "region", "Coast", "Elders"],  # the token of the clean-up is next
        "red: hand 1REG4; discard 1CAR13; tokens 6 2 1; exhaust 5",
    ),
    case("1CAR1", "red: carthaginians A; tokens 17 0 0", [], "red: points 1CAR1=2"),
    case("1CAR1", "red: carthaginians B; tokens 17 0 0", [], "red: points 1CAR1=5"),
    case("1CAR1", "red: carthaginians B; tokens 33 0 0", [], "red: points 1CAR1=10"),  # at most 10
    # -- accession and development -----------------------------------------------------------------------------------
    case(
        "1CAR2.solstice",
        "seats 2, stage solstice\nred: carthaginians; play 1CAR2; hand 1CAR13; deck 1CAR15",
        ["Berbers", "gain 1 material"],
        "red: hand; discard 1CAR13; deck 1CAR15; tokens 4 2 1",
    ),
    case(  # Q16: the second gain is population
        "1CAR2.solstice",
        "seats 2, stage solstice\nred: carthaginians; play 1CAR2; hand 1CAR13",
        ["Berbers", "gain 1 population"],
        "red: hand; discard 1CAR13; tokens 3 3 1",
    ),
    case(
        "1CAR2.solstice",
        "seats 2, stage solstice\nred: carthaginians; play 1CAR2; hand 1CAR13; deck 1CAR15",
        ["Berbers", "draw 1 card"],
        "red: hand 1CAR15; discard 1CAR13; deck",
    ),
    case(  # you may
        "1CAR2.solstice",
        "seats 2, stage solstice\nred: carthaginians; play 1CAR2; hand 1CAR13",
        ["skip"],
        "red: hand 1CAR13; tokens 3 2 1",
    ),
    case(  # Q16: no state icon
        "1CAR2",
        "red: carthaginians; barbarian; hand 1CAR2",
        ["play City of Carthage"],
        "red: play 1CAR2; hand; actions 2",
    ),
    case(  # the accession card: it turns the state card when a reshuffle adds it
        "1CAR2",
        "red: carthaginians; hand 1CAR9; play 1CAR21; nation 1CAR2\nblue: celts; nation",
        ["play Prosperity", "red: draw 1 card", "gain 1 material"],
        "red: empire; hand 1CAR2; nation; exhaust 4",
    ),
    case(
        "1CAR3.play",
        """
        red: carthaginians; empire; hand 1CAR3
        blue: celts; play 1CEL21(1CEL22) 1CEL9
        regions: 1REG6
        """,
        ["play Elephants", "blue: Celtica", "red: break through", "region", "the top card"],
        """
        red: hand 1REG6; history 1CAR3; discard
        blue: play 1CEL9; discard 1CEL21 1CEL22
        """,
    ),
    case(  # nothing to abandon; the tributary with its tokens, its unrest back to the pile and below the new card
        "1CAR3.play",
        """
        red: carthaginians B; empire; hand 1CAR3
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1 2 material, 1TRI2
        main: 1REG9 1REG10
        unrest: 4
        """,
        ["play Elephants", "break through", "tributary", "Armenians"],
        """
        red: hand 1TRI1; history 1CAR3; tokens 5 2 1
        market: 1REG4, 1UNC3, 1CIV2, 1REG9, ...
        unrest: 5
        """,
    ),
    case(
        "1CAR4.play", "red: carthaginians; empire; hand 1CAR4", ["play Elephants", "skip"], "red: hand; history 1CAR4"
    ),
    case("1CAR4", "red: carthaginians; hand 1CAR3; deck 1CAR4", [], "red: points 1CAR3=2 1CAR4=2"),
    case(
        "1CAR5.play",
        """
        red: carthaginians; empire; hand 1CAR5; deck 1CAR13; tokens 2 0 0
        blue: celts; deck 1CEL14
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Hegemony", "Coast", "red: draw 1 card", "blue: draw 1 card"],
        """
        red: hand 1REG4 1CAR13; tokens 0 0 0; discard 1CAR5
        blue: hand 1CEL14
        """,
    ),
    case(  # any of the four suits; each player may draw, or not
        "1CAR5.play",
        """
        red: carthaginians; empire; hand 1CAR5; deck 1CAR13; tokens 2 0 0
        blue: celts; deck 1CEL14
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Hegemony", "Assyrians", "red: skip", "blue: skip"],
        """
        red: hand 1TRI2 1UNR5; deck 1CAR13
        blue: deck 1CEL14; hand
        """,
    ),
    case(
        "1CAR6.play",
        """
        red: carthaginians; empire; hand 1CAR6; deck 1CAR13; history 1CAR18 1CAR14
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Hannibal", "Coast", "draw 1 card", "Glory"],
        "red: hand 1REG4 1CAR13 1CAR14; history 1CAR6 1CAR18; discard",
    ),
    case(
        "1CAR6.play",
        "red: carthaginians; empire; hand 1CAR6; deck 1CAR13; history 1CAR18",
        ["play Hannibal", "skip", "skip", "skip"],
        "red: hand; deck 1CAR13; history 1CAR6 1CAR18",
    ),
    case(  # deck and discard pile are empty: a development may be added and drawn (p.12)
        "1CAR6.play",
        "red: carthaginians; empire; hand 1CAR6; nation; development 1CAR5 1CAR8; tokens 3 1 0",
        ["play Hannibal", "skip", "draw 1 card", "Hegemony"],
        "red: hand 1CAR5; tokens 0 0 0; exhaust 4; development 1CAR8; history 1CAR6",
    ),
    case("1CAR6", "red: carthaginians; history 1CAR6; play 1CAR7", [], "red: points 1CAR6=4 1CAR7=4"),
    case(
        "1CAR7.exhaust",
        """
        red: carthaginians B; empire; play 1CAR7 1CAR20(1CAR22) 1CAR12 1CAR21
        market: 1REG4, 1UNC3 1 progress, 1CIV2, 1TRI1 2 material, 1TRI2
        """,
        ["exhaust Trading Ships", "Balearic Islands"],  # Armenians are the only card with materials
        "red: hand 1CAR20 1CAR22 1TRI1 1UNR6; play 1CAR7* 1CAR12 1CAR21; tokens 5 2 1; exhaust 4",
    ),
    case(  # a fertile region will do; the choice is among all cards with materials
        "1CAR7.exhaust",
        """
        red: carthaginians B; empire; play 1CAR7 1CAR20 1CAR12
        market: 1REG4 1 material, 1UNC3, 1CIV2, 1TRI1 2 material, 1TRI2
        """,
        ["exhaust Trading Ships", "Iberia", "Coast"],
        "red: hand 1CAR12 1REG4; play 1CAR7* 1CAR20; tokens 4 2 1",
    ),
    case(  # p.18, p.19: the recalled fertile card was used to gain materials (Domestication); and side A doubles them
        "1CAR7.exhaust",
        """
        red: carthaginians A; empire; play 1CAR7 1CAR12 1CAR20 2UNC10
        market: 1REG4 2 material, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["exhaust Trading Ships", "Iberia", "exhaust Domestication", "exhaust Carthaginians"],
        "red: hand 1CAR12 1REG4; play 1CAR7* 1CAR20 2UNC10*; tokens 7 2 2; exhaust 2",
    ),
    case(  # and a recalled river card for Shaduf
        "1CAR7.exhaust",
        """
        red: carthaginians B; empire; play 1CAR7 1CAR12 1CAR20 1UNC12
        market: 1REG4 2 material, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["exhaust Trading Ships", "Balearic Islands", "exhaust Shaduf"],
        "red: hand 1CAR20 1REG4; play 1CAR7* 1CAR12 1UNC12*; tokens 5 2 2; exhaust 3",
    ),
    case(
        "1CAR8.play",
        """
        seats 3
        red: carthaginians; empire; hand 1CAR8 1CAR22; deck 1CAR15; discard 1CAR13
        blue: celts
        white: romans; hand 1ROM22
        """,
        ["play Monopoly", "Unrest", "Berbers from the discard pile"],
        """
        red: hand 1CAR15; discard 1CAR8; tokens 5 2 1
        blue: hand 1CAR22
        white: hand 1ROM22 1CAR13
        """,  # Q8: into the receivers' hands, blue first
    ),
    case(  # not to one who avoids the attack
        "1CAR8.play",
        """
        seats 3
        red: carthaginians; empire; hand 1CAR8 1CAR22; deck 1CAR15
        blue: celts; play 1REG12
        white: romans
        """,
        ["play Monopoly", "blue: Cape", "blue: ignore it", "red: Unrest"],
        """
        red: hand 1CAR15; tokens 5 2 1
        blue: hand 1REG12; play
        white: hand 1CAR22
        """,
    ),
    case("1CAR8", "red: carthaginians; deck 1CAR8; tokens 19 0 0", [], "red: points 1CAR8=3"),
    case("1CAR8", "red: carthaginians; deck 1CAR8; tokens 60 0 0", [], "red: points 1CAR8=10"),  # at most 10
    # -- the nation deck ---------------------------------------------------------------------------------------------
    case(
        "1CAR9.play",
        """
        red: carthaginians; hand 1CAR9; play 1CAR20(1CAR12) 1CAR21; deck 1CAR13
        blue: celts; deck 1CEL14
        """,
        ["play Prosperity", "red: draw 1 card", "blue: draw 1 card", "gain 1 material for each"],
        """
        red: hand 1CAR13; tokens 6 2 1; discard 1CAR9
        blue: hand 1CEL14
        """,  # Balearic Islands have two production icons, Mauretania one; Iberia is garrisoned
    ),
    case(
        "1CAR9.play",
        "red: carthaginians; hand 1CAR9; play 1CAR20(1CAR12) 1CAR21; nation\nblue: celts; nation",
        ["play Prosperity", "gain 1 population for each"],  # nobody has a card to draw
        "red: tokens 3 4 1",
    ),
    case(
        "1CAR10.exhaust",
        """
        red: carthaginians B; play 1CAR10; hand 1CAR13; tokens 3 0 0
        market: 1REG4, 1UNC3 1 progress, 1CIV2 1 material 1 progress, 1TRI1, 1TRI2
        """,
        ["exhaust Caravans"],
        "red: play 1CAR10*; hand 1CIV2 1UNR7; discard 1CAR13; tokens 1 0 1; exhaust 4",
    ),
    case(  # p.17: a payable cost may be paid even if nothing follows
        "1CAR10.exhaust",
        "red: carthaginians; play 1CAR10; hand 1CAR13 1CAR22; tokens 3 0 0",
        ["exhaust Caravans", "Berbers"],
        "red: play 1CAR10*; hand 1CAR22; discard 1CAR13; tokens 0 0 0",
    ),
    case(
        "1CAR11.play",
        """
        red: carthaginians; hand 1CAR11; tokens 3 0 0
        market: 1REG4, 1UNC3 1 population, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Advance", "Elders"],
        "red: hand 1UNC3 1UNR8; tokens 0 1 0; discard 1CAR11",
    ),
    case(
        "1CAR11.play",
        """
        red: carthaginians; hand 1CAR11; tokens 5 0 0
        civilised: 1CIV10
        """,
        ["play Advance", "pay 5", "civilised", "the top card"],
        "red: hand 1CIV10; tokens 0 0 0; discard 1CAR11",
    ),
    case(
        "1CAR12.play",
        "red: carthaginians; hand 1CAR12 1CAR22",
        ["play Iberia", "Unrest"],
        "red: play 1CAR12(1CAR22); hand; tokens 3 2 1",
    ),
    case("1CAR13.play", "red: carthaginians; hand 1CAR13", ["play Berbers"], "red: tokens 3 4 1; discard 1CAR13"),
    # -- the starting deck -------------------------------------------------------------------------------------------
    case(
        "1CAR14.play",
        """
        red: carthaginians; hand 1CAR14; play 1CAR12(1CAR22) 1CAR20 1CAR21 1REG2
        fame: 1FAM1 1FAM2 1FAM4
        """,
        ["play Glory", "Iberia + Jungle + Mauretania", "Praiseworthy"],
        """
        red: hand 1FAM1; play 1CAR20; discard 1CAR12 1CAR14 1CAR21 1CAR22 1REG2
        fame: 1FAM2 1FAM4
        """,
    ),
    case(
        "1CAR17.play",
        """
        red: carthaginians; hand 1CAR17; tokens 0 2 0
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1 1 progress, 1TRI2
        """,
        ["play Conquer", "Armenians"],
        "red: hand 1TRI1 1UNR6; tokens 0 0 1; discard 1CAR17",
    ),
    case(
        "1CAR17.play",
        """
        red: carthaginians; hand 1CAR17; tokens 0 3 0
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        main: 1CIV3 1TRI4 1UNC9
        """,
        ["play Conquer", "pay 3", "tributary", "reveal"],
        "red: hand 1TRI4; tokens 0 0 0; discard 1CAR17",
    ),
    case(  # the acquired region is played at once, without an action
        "1CAR18.play",
        """
        red: carthaginians B; hand 1CAR18 1CAR22; actions 1
        market: 1REG9 1 material, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        regions: 1REG6
        """,
        ["play Dido", "acquire 1 region", "Education", "Unrest"],
        """
        red: play 1REG9(1CAR22); hand; history 1CAR18; tokens 6 3 1; actions 0
        exile: 1CIV2
        market: 1REG6, ...
        """,  # Marsh: 2 materials, exile a market card, garrison a card
    ),
    case(
        "1CAR18.play",
        "red: carthaginians; hand 1CAR18",
        ["play Dido", "skip"],
        "red: tokens 3 3 1; history 1CAR18; play; hand",
    ),
    case(  # side B: materials are not doubled, only progress is replaced; free: no action needed
        "1CAR19.free_play",
        """
        red: carthaginians B; hand 1CAR19 1CAR22; discard 1CAR13; actions 0
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Carthaginian Traders", "Education", "Unrest"],
        """
        red: hand; history 1CAR22; discard 1CAR13 1CAR19; actions 0
        market: 1REG4, 1UNC3, 1CIV2 1 material, ...
        """,
    ),
    case(
        "1CAR19.free_play",
        "red: carthaginians A; hand 1CAR19 1CAR22; discard 1CAR13\nmarket: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2",
        ["play Carthaginian Traders", "Coast", "Berbers from the discard pile"],
        """
        red: hand 1CAR22; history 1CAR13; discard 1CAR19; actions 3
        market: 1REG4 1 material, 1UNC3, ...
        """,
    ),
    case(
        "1CAR20.play",
        "red: carthaginians; hand 1CAR20 1CAR22",
        ["play Balearic Islands", "skip"],
        "red: play 1CAR20; hand 1CAR22; tokens 3 2 1",
    ),
    case(
        "1CAR21.play",
        "red: carthaginians; hand 1CAR21 1CAR13",
        ["play Mauretania", "Berbers"],
        "red: play 1CAR21(1CAR13); hand; tokens 5 2 1",
    ),
    case("1CAR22", "red: carthaginians; play 1CAR21(1CAR22); hand 1CAR23", [], "red: points 1CAR22=-2 1CAR23=-2"),
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_clause_of_the_carthaginians_is_in_the_table() -> None:
    assert untested("carthaginians", CASES) == []


def test_the_power_answers_only_to_cards_with_materials() -> None:
    t = run(
        case(
            "1CAR1",
            """
            red: carthaginians A; hand 1CAR16; tokens 3 0 0
            market: 1REG4, 1UNC3 2 progress, 1CIV2 1 material, 1TRI1, 1TRI2
            """,
            ["play Advance", "Elders"],
            "red: tokens 0 0 2; exhaust 5; hand 1UNC3 1UNR8",
        )
    )
    t.asks("red", "turn", ["play Elders", "play Unrest", "end turn"])


def test_glory_needs_three_regions_and_cannot_be_garrisoned() -> None:
    t = run(case("1CAR14", "red: carthaginians; hand 1CAR14 1CAR12; play 1CAR20 1CAR21", [], ""))
    t.cannot("red", "play Glory")
    t.act("play Iberia")  # Glory is the only other card, so there is nothing to garrison
    t.can("red", "play Glory")
    t.expect("red: play 1CAR12 1CAR20 1CAR21; hand 1CAR14")


def test_empire_cards_are_not_for_barbarians_and_the_other_way_round() -> None:
    hand = "1CAR3 1CAR5 1CAR6 1CAR7 1CAR8 1CAR16 1CAR17 1CAR18 1CAR19"
    empire = ["Elephants", "Hegemony", "Hannibal", "Trading Ships", "Monopoly"]
    barbarian = ["Advance", "Conquer", "Dido, Queen of Carthage", "Carthaginian Traders"]
    t = run(case("1CAR1", f"red: carthaginians; barbarian; hand {hand}; tokens 9 9 9", [], ""))
    t.can("red", *[f"play {name}" for name in barbarian]).cannot("red", *[f"play {name}" for name in empire])
    t = run(case("1CAR1", f"red: carthaginians; empire; hand {hand}; tokens 9 9 9", [], ""))
    t.can("red", *[f"play {name}" for name in empire]).cannot("red", *[f"play {name}" for name in barbarian])


def test_hegemony_and_caravans_need_their_price() -> None:
    t = run(case("1CAR5", "red: carthaginians; empire; hand 1CAR5 1CAR13; tokens 1 9 0; play 1CAR10", [], ""))
    t.cannot("red", "play Hegemony", "exhaust Caravans")
    t = run(case("1CAR10", "red: carthaginians; empire; tokens 9 9 0; play 1CAR10", [], ""))
    t.cannot("red", "exhaust Caravans")  # no card to discard


def test_the_traders_are_played_once_per_turn() -> None:
    # fetched again in the same turn (Leadership cannot, Port can): the keyword allows one play of that card
    t = run(
        case(
            "1CAR19",
            "red: carthaginians; hand 1CAR19 1CAR13; play 1UNC19 1CAR20; tokens 3 0 0",
            ["play Carthaginian Traders", "Jungle", "skip", "exhaust Port", "pay 3"],
            "red: hand 1CAR13 1CAR19; tokens 1 0 0; actions 3",
        )
    )
    t.asks("red", "turn", ["play Berbers", "end turn"])
