"""The Macedonians, card by card."""

import pytest

from .table import Case, case, name_of, run, untested

MARKET = "market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2"

CASES = [
    # -- the power card ----------------------------------------------------------------------------------------------
    case(  # p.20: 2 materials for a region played from the discard pile
        "1MAC1.A.when",
        "red: macedonians A; play 1MAC17; discard 1MAC18 1MAC21; tokens 0 0 0",
        ["exhaust Phalanx"],
        "red: play 1MAC17* 1MAC18; discard 1MAC21; tokens 2 1 0; actions 2; exhaust 4",
    ),
    case(  # not for one played from hand
        "1MAC1",
        "red: macedonians A; hand 1MAC18; tokens 0 0 0",
        ["play Haliacmon Valley"],
        "red: play 1MAC18; tokens 0 1 0",
    ),
    case(  # not on side B
        "1MAC1",
        "red: macedonians B; play 1MAC17; discard 1MAC18; tokens 0 0 0",
        ["exhaust Phalanx"],
        "red: play 1MAC17* 1MAC18; tokens 0 1 0; actions 2",
    ),
    case(  # 5 regions, wherever they are; those of the nation deck and the development area do not count
        "1MAC1",
        "red: macedonians A; hand 1MAC18; play 1MAC19(1MAC20); deck 1REG2; history 1REG3; nation 1REG4 1MAC2",
        [],
        "red: points 1MAC1=2",
    ),
    case(
        "1MAC1",
        "red: macedonians B; hand 1MAC18; play 1MAC19(1MAC20); discard 1REG2; history 1REG3",
        [],
        "red: points 1MAC1=5",
    ),
    case(  # p.18, p.19: Grand Trunk Road counts as 2 regions
        "1MAC1",
        "red: macedonians B; play 1MAC19 2MAU4",
        [],
        "red: points 1MAC1=3",
    ),
    case(  # at most 10
        "1MAC1",
        "red: macedonians B; deck 1REG2 1REG3 1REG4 1REG5 1REG6 1REG7 1REG8 1REG9 1REG10 1REG11 1REG12",
        [],
        "red: points 1MAC1=10",
    ),
    # -- accession and development -----------------------------------------------------------------------------------
    case(
        "1MAC2.play",
        "red: macedonians; hand 1MAC2; deck 1MAC18\nregions: 1REG6",
        ["play Alexander", "break through", "region", "the top card"],
        "red: hand 1MAC18 1REG6; history 1MAC2; discard; actions 2",
    ),
    case(  # the tributary with its tokens, its unrest back to the pile and one below the new card
        "1MAC2.play",
        f"""
        red: macedonians; hand 1MAC2; deck 1MAC18
        {MARKET.replace("1TRI1", "1TRI1 2 material")}
        unrest: 4
        main: 1REG9 1REG10
        """,
        ["play Alexander", "break through", "tributary", "Armenians"],
        """
        red: hand 1MAC18 1TRI1; history 1MAC2; tokens 5 2 1
        market: 1REG4, 1UNC3, 1CIV2, 1REG9, ...
        unrest: 5
        """,
    ),
    case(  # you may
        "1MAC2.play",
        "red: macedonians; empire; hand 1MAC2; deck 1MAC18",
        ["play Alexander", "skip"],
        "red: hand 1MAC18; history 1MAC2",
    ),
    case(  # the accession card turns the state card when a reshuffle adds it
        "1MAC2",
        "red: macedonians; hand 1MAC10; play 1REG6; nation 1MAC2\nblue: celts; nation",
        ["play Prosperity", "red: draw 1 card", "gain 1 material"],
        "red: empire; hand 1MAC2; nation; exhaust 4",
    ),
    case(
        "1MAC3.play",
        "red: macedonians; empire; hand 1MAC3; development 1MAC4 1MAC7; tokens 4 2 0",
        ["play Development", "develop", "Parmenion"],
        "red: tokens 2 0 0; discard 1MAC3 1MAC4; development 1MAC7; exhaust 5; actions 2\nending: 0",
    ),
    case(
        "1MAC3.play",
        f"red: macedonians; empire; hand 1MAC3; development 1MAC4 1MAC7; tokens 4 2 0\n{MARKET}",
        ["play Development", "pay 2 materials", "Elders"],
        "red: tokens 2 2 0; hand 1UNC3 1UNR8; discard 1MAC3; development 1MAC4 1MAC7",
    ),
    case(  # Q51: obligatory if a card can be paid (and nothing else can be chosen); the last one triggers scoring
        "1MAC3.play",
        "red: macedonians; empire; hand 1MAC3; development 1MAC5; tokens 0 3 0",
        ["play Development"],
        "red: tokens 0 0 0; discard 1MAC3 1MAC5; development\nending: 1",
    ),
    case("1MAC3", "red: macedonians; deck 1MAC3 1MAC4 1MAC5 1MAC6", [], "red: points 1MAC3=3 1MAC4=2 1MAC5=3 1MAC6=4"),
    case(
        "1MAC4.play",
        """
        red: macedonians; empire; hand 1MAC4 1MAC21
        market: 1REG6 1 progress, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        regions: 1REG7
        """,
        ["play Parmenion", "acquire", "Forest", "Education", "Unrest"],
        """
        red: play 1REG6(1MAC21); hand; history 1MAC4; tokens 3 2 2; actions 2
        exile: 1CIV2
        market: 1REG7, ...
        """,  # Forest is played free: exile a market card, garrison a card
    ),
    case(  # a tributary is played too: Armenians acquire an uncivilised card and go to the history
        "1MAC4.play",
        f"red: macedonians; empire; hand 1MAC4\n{MARKET}\nmain: 1TRI4 1TRI5",
        ["play Parmenion", "acquire", "Armenians"],
        """
        red: hand 1UNR6 1UNC3 1UNR8; history 1MAC4 1TRI1; actions 2
        market: 1REG4, 1UNC2, 1CIV2, 1TRI4, 1TRI2
        """,
    ),
    case(  # Q31: a barbarian card cannot be played by an empire, so it stays in hand
        "1MAC4.play",
        "red: macedonians; empire; hand 1MAC4\nmarket: 1REG4, 1UNC3, 1CIV2, 1TRI9, 1TRI2",
        ["play Parmenion", "acquire", "Minoans"],
        "red: hand 1TRI9 1UNR6; history 1MAC4; tokens 3 2 1",
    ),
    case(  # Q31: it counts as playing a region
        "1MAC4.play",
        "red: macedonians; empire; hand 1MAC4; play 1MAC5; deck 1MAC21\nmarket: 1REG6, 1UNC3, 1CIV2, 1TRI1, 1TRI2",
        ["play Parmenion", "acquire", "Forest", "Education", "exhaust Companion Cavalry"],
        "red: hand 1MAC21; play 1MAC5* 1REG6; history 1MAC4",
    ),
    case(
        "1MAC4.play",
        "red: macedonians; empire; hand 1MAC4",
        ["play Parmenion", "skip"],
        "red: hand; history 1MAC4",
    ),
    case(  # Q47: after the text of the region, so the card drawn cannot be garrisoned
        "1MAC5.exhaust",
        "red: macedonians; empire; play 1MAC5; hand 1MAC18; deck 1MAC21",
        ["play Haliacmon Valley", "exhaust Companion Cavalry"],
        "red: hand 1MAC21; play 1MAC5* 1MAC18; tokens 3 3 1; exhaust 4",
    ),
    case(  # Q44: also for a region played by Phalanx
        "1MAC5.exhaust",
        "red: macedonians A; empire; play 1MAC5 1MAC17; discard 1MAC19; deck 1MAC21; tokens 0 0 0",
        ["exhaust Phalanx", "exhaust Companion Cavalry"],
        "red: hand 1MAC21; play 1MAC5* 1MAC17* 1MAC19; tokens 4 0 0; exhaust 3; discard",
    ),
    case(
        "1MAC5",
        "red: macedonians; empire; play 1MAC5; hand 1MAC18; deck 1MAC21",
        ["play Haliacmon Valley", "skip"],
        "red: hand; deck 1MAC21; play 1MAC5 1MAC18; exhaust 5",
    ),
    case(
        "1MAC5.passive",
        f"red: macedonians; empire; hand 1MAC5 1MAC14; tokens 0 2 0\n{MARKET}",
        ["play Companion Cavalry", "play Conquer", "Coast"],
        "red: hand 1REG4; play 1MAC5; discard 1MAC14; tokens 0 0 0; actions 1",
    ),
    case(  # free: no action needed; one from the market, one from exile
        "1MAC6.free_play",
        f"red: macedonians; empire; hand 1MAC6; history 1MAC2; actions 0\n{MARKET}\nexile: 1REG9 1CIV3",
        ["play Alexander the Great", "Coast", "Marsh from exile"],
        """
        red: hand 1REG4 1REG9; history 1MAC2 1MAC6; actions 0; tokens 3 2 1
        exile: 1CIV3
        """,
    ),
    case(  # both from the market: the new region is eligible
        "1MAC6.free_play",
        f"red: macedonians; empire; hand 1MAC6; history 1MAC2\n{MARKET}\nregions: 1REG6 1REG7",
        ["play Alexander the Great", "Coast", "Forest"],
        "red: hand 1REG4 1REG6; history 1MAC2 1MAC6\nmarket: 1REG7, ...",
    ),
    case(  # Q52: each acquisition is optional by itself
        "1MAC6.free_play",
        f"red: macedonians; empire; hand 1MAC6; history 1MAC2\n{MARKET}\nexile: 1REG9",
        ["play Alexander the Great", "skip", "Marsh from exile"],
        "red: hand 1REG9; history 1MAC2 1MAC6\nexile:",
    ),
    case(
        "1MAC7.exhaust",
        "red: macedonians; empire; play 1MAC7; discard 1MAC18 1MAC21; tokens 1 0 0",
        ["exhaust Mosaics", "Haliacmon Valley"],
        "red: hand 1MAC18; discard 1MAC21; tokens 0 0 0; play 1MAC7*; exhaust 4",
    ),
    case(  # p.17: a payable cost may be paid even if nothing follows
        "1MAC7.exhaust",
        "red: macedonians; empire; play 1MAC7; tokens 1 0 0",
        ["exhaust Mosaics"],
        "red: hand; tokens 0 0 0; play 1MAC7*",
    ),
    case("1MAC7", "red: macedonians; hand 1MAC7 1MAC8", [], "red: points 1MAC7=3 1MAC8=2"),
    case(
        "1MAC8.solstice",
        "seats 2, stage solstice\nred: macedonians; empire; play 1MAC8; hand 1MAC21",
        ["gain 1 material"],
        "red: tokens 4 2 1; hand 1MAC21",
    ),
    case(
        "1MAC8.solstice",
        "seats 2, stage solstice\nred: macedonians; empire; play 1MAC8",
        ["gain 1 population"],
        "red: tokens 3 3 1",
    ),
    case(
        "1MAC8.solstice",
        "seats 2, stage solstice\nred: macedonians; empire; play 1MAC8; deck 1MAC18 1MAC21",
        ["draw 1 card"],
        "red: hand 1MAC18; deck 1MAC21; tokens 3 2 1",
    ),
    case(
        "1MAC9.solstice",
        "seats 2, stage solstice\nred: macedonians; empire; play 1MAC9; hand 1MAC21; deck 1MAC18",
        ["Unrest", "draw 1 card"],
        "red: hand 1MAC18; discard 1MAC21",
    ),
    case(
        "1MAC9.solstice",
        "seats 2, stage solstice\nred: macedonians; empire; play 1MAC9; hand 1MAC21 1MAC18",
        ["Haliacmon Valley", "gain 1 population"],
        "red: hand 1MAC21; discard 1MAC18; tokens 3 3 1",
    ),
    case(
        "1MAC9.solstice",
        "seats 2, stage solstice\nred: macedonians; empire; play 1MAC9; hand 1MAC21",
        ["skip"],
        "red: hand 1MAC21; tokens 3 2 1",
    ),
    case(
        "1MAC9",
        "red: macedonians; deck 1MAC9; hand 1MAC18; play 1MAC19(1MAC20); discard 1REG2 1REG3",
        [],
        "red: points 1MAC9=2",
    ),
    # -- the nation deck ---------------------------------------------------------------------------------------------
    case(
        "1MAC10.play",
        """
        red: macedonians; hand 1MAC10; play 1REG6(1REG7) 1MAC18; deck 1MAC21
        blue: celts; deck 1CEL14
        """,
        ["play Prosperity", "red: draw 1 card", "blue: draw 1 card", "gain 1 material for each"],
        """
        red: hand 1MAC21; tokens 5 2 1; discard 1MAC10
        blue: hand 1CEL14
        """,  # Forest has two production icons, Haliacmon Valley none; Oasis is garrisoned
    ),
    case(
        "1MAC10.play",
        "red: macedonians; hand 1MAC10; play 1REG6(1REG7) 1MAC18 1MAC19; nation\nblue: celts; nation",
        ["play Prosperity", "gain 1 population for each"],  # nobody has a card to draw
        "red: tokens 3 5 1",
    ),
    case(  # Q11: the token of any card in play
        "1MAC11.play",
        "red: macedonians; hand 1MAC11; play 1MAC17* 1MAC7*; tokens 0 0 0\nblue: celts; tokens 5 0 0",
        ["play Uxians", "take an exhaust token", "Phalanx"],
        """
        red: tokens 2 0 0; play 1MAC7* 1MAC17; exhaust 4; discard 1MAC11
        blue: tokens 3 0 0
        """,
    ),
    case(  # as far as they have them; no unrest, and no progress instead
        "1MAC11.play",
        """
        seats 3
        red: macedonians; hand 1MAC11; play 1MAC17*; tokens 0 0 0
        blue: celts; tokens 1 1 1
        white: romans; tokens 0 4 4
        """,
        ["play Uxians", "skip"],
        """
        red: tokens 1 0 0; play 1MAC17*
        blue: tokens 0 1 1; hand
        white: tokens 0 4 4; hand
        """,
    ),
    case(
        "1MAC12.play",
        """
        red: macedonians; hand 1MAC12; play 1MAC18(1MAC21) 1MAC19 1MAC20 1REG2
        fame: 1FAM1 1FAM2 1FAM4
        """,
        ["play Glory", "Haliacmon Valley + Jungle + Pelagonia", "Great"],
        """
        red: hand 1FAM2; play 1MAC19; discard 1MAC12 1MAC18 1MAC20 1MAC21 1REG2
        fame: 1FAM1 1FAM4
        """,
    ),
    case(  # its note: a card that counts as 2 regions counts 2
        "1MAC12.play",
        "red: macedonians; hand 1MAC12; play 1MAC18 2MAU4\nfame: 1FAM1 1FAM2",
        ["play Glory", "Praiseworthy"],
        "red: hand 1FAM1; play; discard 1MAC12 1MAC18 2MAU4\nfame: 1FAM2",
    ),
    # -- the starting deck -------------------------------------------------------------------------------------------
    case(
        "1MAC13.play",
        f"red: macedonians; hand 1MAC13; tokens 3 0 0\n{MARKET.replace('1CIV2', '1CIV2 1 progress')}",
        ["play Advance", "Education"],
        "red: hand 1CIV2 1UNR7; tokens 0 0 1; discard 1MAC13",
    ),
    case(
        "1MAC13.play",
        "red: macedonians; hand 1MAC13; tokens 5 0 0\ncivilised: 1CIV10",
        ["play Advance", "pay 5", "civilised", "the top card"],
        "red: hand 1CIV10; tokens 0 0 0; discard 1MAC13",
    ),
    case(
        "1MAC14.play",
        f"red: macedonians; hand 1MAC14; tokens 0 2 0\n{MARKET}",
        ["play Conquer", "Assyrians"],
        "red: hand 1TRI2 1UNR5; tokens 0 0 0; discard 1MAC14",
    ),
    case(
        "1MAC15.play",
        f"red: macedonians; hand 1MAC15; tokens 0 3 0\n{MARKET}\nmain: 1CIV3 1TRI4 1UNC9",
        ["play Conquer", "pay 3", "tributary", "reveal"],
        "red: hand 1TRI4; tokens 0 0 0; discard 1MAC15",
    ),
    case(
        "1MAC16.play",
        f"red: macedonians; hand 1MAC16; tokens 0 0 0\n{MARKET.replace('1CIV2', '1CIV2 1 progress')}",
        ["play Philip II", "Education"],
        "red: hand 1CIV2 1UNR7; tokens 0 0 1; history 1MAC16; actions 2",
    ),
    case(
        "1MAC16.play",
        f"red: macedonians; hand 1MAC16\n{MARKET}",
        ["play Philip II", "Coast"],
        "red: hand 1REG4; history 1MAC16",
    ),
    case(  # its note: costs an action like any play; the region's own text is resolved
        "1MAC17.exhaust",
        "red: macedonians B; play 1MAC17; hand 1MAC21; discard 1MAC16 1MAC18 1MAC19; tokens 0 0 0; actions 1",
        ["exhaust Phalanx", "Orestis", "Unrest"],
        "red: play 1MAC17* 1MAC19(1MAC21); discard 1MAC16 1MAC18; tokens 2 0 0; actions 0; exhaust 4",
    ),
    case(
        "1MAC18.play",
        "red: macedonians; hand 1MAC18 1MAC21",
        ["play Haliacmon Valley", "Unrest"],
        "red: play 1MAC18(1MAC21); hand; tokens 3 3 1",
    ),
    case(
        "1MAC19.play",
        "red: macedonians; hand 1MAC19 1MAC21",
        ["play Orestis", "skip"],
        "red: play 1MAC19; hand 1MAC21; tokens 5 2 1",
    ),
    case(
        "1MAC20.play",
        "red: macedonians; hand 1MAC20 1MAC21 1MAC19",
        ["play Pelagonia", "Orestis"],
        "red: play 1MAC20(1MAC19); hand 1MAC21; tokens 3 3 1",
    ),
    case("1MAC21", "red: macedonians; hand 1MAC21; deck 1MAC22; history 1MAC23", [], "red: score -5"),  # 1 progress
    case(
        "1MAC22",
        "red: macedonians; hand 1MAC22; tokens 0 1 0\nunrest: 5",
        ["play Unrest"],
        "red: hand; discard; tokens 0 0 0; actions 2\nunrest: 6",
    ),
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_clause_of_the_macedonians_is_in_the_table() -> None:
    assert untested("macedonians", CASES) == []


def test_alexander_the_great_needs_alexander_in_the_history() -> None:
    t = run(case("1MAC6", "red: macedonians; empire; hand 1MAC6 1MAC2; discard 1MAC16; deck 1MAC18", [], ""))
    t.cannot("red", "play Alexander the Great")
    t.act("play Alexander", "skip")
    t.can("red", "play Alexander the Great")


def test_q52_alexander_the_great_may_leave_both_regions() -> None:
    t = run(case("1MAC6", f"red: macedonians; empire; hand 1MAC6; history 1MAC2\n{MARKET}", [], ""))
    t.act("play Alexander the Great").can("red", "Coast", "skip")
    t.act("skip").can("red", "Coast", "skip")
    t.act("skip").expect("red: hand; history 1MAC2 1MAC6")


def test_phalanx_without_an_action_or_a_playable_region_does_nothing() -> None:
    t = run(case("1MAC17", "red: macedonians; play 1MAC17; discard 1MAC18; actions 0", ["exhaust Phalanx"], ""))
    t.expect("red: play 1MAC17*; discard 1MAC18; tokens 3 2 1")
    # Sacred Pass needs a barbarian: an effect that plays a card does not overrule its state icon
    t = run(case("1MAC17", "red: macedonians; empire; play 1MAC17; discard 1REG14", ["exhaust Phalanx"], ""))
    t.expect("red: play 1MAC17*; discard 1REG14; actions 3")


def test_state_icons() -> None:
    hand = "1MAC2 1MAC3 1MAC4 1MAC5 1MAC7 1MAC8 1MAC9 1MAC11 1MAC13 1MAC14 1MAC16 1MAC17"
    # Q16: Alexandria in Ariana has the empire icon, Uxians have none
    empire = [
        "Development", "Parmenion", "Companion Cavalry", "Mosaics", "Alexandria in Egypt",
        "Alexandria in Ariana",
    ]  # fmt: skip
    barbarian = ["Advance", "Conquer", "Philip II"]
    neither = ["Alexander", "Uxians", "Phalanx"]
    t = run(case("1MAC1", f"red: macedonians; barbarian; hand {hand}; tokens 9 9 9", [], ""))
    t.can("red", *[f"play {name}" for name in barbarian + neither]).cannot("red", *[f"play {name}" for name in empire])
    t = run(case("1MAC1", f"red: macedonians; empire; hand {hand}; tokens 9 9 9", [], ""))
    t.can("red", *[f"play {name}" for name in empire + neither]).cannot("red", *[f"play {name}" for name in barbarian])


def test_companion_cavalry_frees_only_conquer() -> None:
    t = run(case("1MAC5", "red: macedonians; empire; play 1MAC5; hand 1MAC13 1MAC14 1MAC16; tokens 9 9 9", [], ""))
    t.can("red", "play Conquer").cannot("red", "play Advance", "play Philip II")


def test_mosaics_needs_a_material() -> None:
    t = run(case("1MAC7", "red: macedonians; empire; play 1MAC7; discard 1MAC18; tokens 0 9 0", [], ""))
    t.cannot("red", "exhaust Mosaics")


def test_glory_needs_three_regions_and_cannot_be_garrisoned() -> None:
    t = run(case("1MAC12", "red: macedonians; hand 1MAC12 1MAC20; play 1MAC18 1MAC19", [], ""))
    t.cannot("red", "play Glory")
    t.act("play Pelagonia")  # Glory is the only other card, so there is nothing to garrison
    t.can("red", "play Glory")
    t.expect("red: play 1MAC18 1MAC19 1MAC20; hand 1MAC12")


def test_development_forces_nobody_to_pay() -> None:
    # D17: with no development within reach the other option is not forced upon the player
    t = run(
        case("1MAC3", "red: macedonians; empire; hand 1MAC3; development 1MAC6; tokens 2 0 0", ["play Development"], "")
    )
    t.act("develop").expect("red: tokens 2 0 0; discard 1MAC3; development 1MAC6")


def test_q11_uxians_do_not_free_the_nation_deck() -> None:
    t = run(
        case(
            "1MAC11",
            "red: macedonians; hand 1MAC10 1MAC11; play 1REG6; nation 1MAC12 1MAC2\nblue: celts; nation",
            ["play Prosperity", "red: draw 1 card", "gain 1 material", "play Uxians"],
            "red: hand 1MAC12; discard 1MAC10 1MAC11; exhaust 4; tokens 7 2 1",
        )
    )
    assert t.g.nation_tired[0] == 1
