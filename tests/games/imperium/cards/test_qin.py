"""The Qin, card by card."""

import pytest

from .table import Case, case, name_of, run, untested

MARKET = "market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2"
"""Coast, Elders, Education, Armenians, Assyrians; the unrest below the last four: 1UNR8, 1UNR7, 1UNR6, 1UNR5."""

CASES = [
    # -- the power card ----------------------------------------------------------------------------------------------
    case(  # clean-up puts population on a market card
        "2QIN1.A.when",
        f"seats 2, stage cleanup\nred: qin A\n{MARKET}",
        ["Coast"],
        "market: 1REG4 1 population, ...",
    ),
    case(
        "2QIN1.B.when",
        "seats 2, stage cleanup\nred: qin B\nmarket: 1REG4, 1UNC3, 1CIV2 1 progress 1 population, 1TRI1, 1TRI2",
        ["Education"],
        "market: 1REG4, 1UNC3, 1CIV2 1 progress 2 population, ...",
    ),
    case(
        "2QIN1.A.exhaust",
        """
        red: qin A; play 2QIN16; tokens 0 3 0
        market: 1REG4 2 population 1 material, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["exhaust Legalism", "Coast", "exhaust Qin"],
        "red: hand 1REG4; tokens 1 4 0; exhaust 3",
    ),
    case(
        "2QIN1",
        """
        red: qin A; play 2QIN16; tokens 0 3 0
        market: 1REG4 2 population, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["exhaust Legalism", "Coast", "skip"],
        "red: hand 1REG4; tokens 0 2 0; exhaust 4",
    ),
    case(  # break through from the market counts as well
        "2QIN1.A.exhaust",
        """
        red: qin A; play 2QIN22; hand 2QIN21
        market: 1REG4 2 population, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Duke Zhuang", "region", "Coast", "exhaust Qin"],
        "red: hand 1REG4; tokens 3 6 1; history 2QIN21",
    ),
    case(  # Q38: no reaction while innovating
        "2QIN1",
        "red: qin A\nmarket: 1REG4 2 population, 1UNC3, 1CIV2, 1TRI1, 1TRI2",
        ["innovate", "region", "Coast", "Elders"],
        "red: tokens 3 4 1\nmarket: 1REG2, 1UNC3 1 population, ...",
    ),
    case("2QIN1", "red: qin A; play 2QIN22 2QIN15 2QIN18", [], "red: points 2QIN1=2"),  # Western Zhou is a region
    case("2QIN1", "red: qin B; play 2QIN22 2QIN15 2QIN18(2QIN13)", [], "red: points 2QIN1=4"),  # not below a region
    case(
        "2QIN1",
        "red: qin B; play 2QIN22 2QIN15 2QIN13 2QIN2 2QIN3 2QIN4",
        [],
        "red: points 2QIN1=10",  # at most 10
    ),
    # -- accession and development -----------------------------------------------------------------------------------
    case(  # an unrest for 1 material
        "2QIN2.passive",
        "red: qin B; empire; hand 2QIN2 2QIN23; tokens 1 0 0\nunrest: 5",
        ["play Long Walls I", "play Unrest"],
        "red: play 2QIN2; hand; tokens 0 0 0; actions 1\nunrest: 6",
    ),
    case("2QIN2", "red: qin B; hand 2QIN2; play 2QIN3 2QIN4", [], "red: points 2QIN2=2"),  # D21
    case("2QIN2", "red: qin B; play 2QIN2 2QIN3 2QIN4 2QIN5", [], "red: points 2QIN2=4"),
    case(
        "2QIN3.when",
        f"""
        red: romans; hand 1ROM21
        blue: qin B; play 2QIN3 2QIN18
        {MARKET}
        """,
        ["play Roman Expansion", "blue: Long Walls II", "red: skip", "blue: ignore it"],
        "blue: play 2QIN18; hand 2QIN3",
    ),
    case(  # any wall in play; Q29: the effect may still be suffered
        "2QIN3.when",
        f"""
        red: romans; hand 1ROM21
        blue: qin B; play 2QIN3 2QIN2 2QIN18
        {MARKET}
        """,
        ["play Roman Expansion", "blue: Long Walls I", "red: skip", "blue: suffer it"],
        "blue: play 2QIN3; hand 2QIN2 2QIN18",
    ),
    case(  # not used
        "2QIN3.when",
        f"""
        red: romans; hand 1ROM21
        blue: qin B; play 2QIN3 2QIN18
        {MARKET}
        """,
        ["play Roman Expansion", "blue: skip", "red: skip"],
        "blue: play 2QIN3; hand 2QIN18",
    ),
    case("2QIN3", "red: qin B; play 2QIN3 2QIN4 2QIN5", [], "red: points 2QIN3=3"),
    case(
        "2QIN4.exhaust",
        "red: qin B; play 2QIN4; deck 2QIN15 2QIN16; tokens 3 1 0",
        ["exhaust Long Walls III"],
        "red: play 2QIN4*; hand 2QIN15; deck 2QIN16; tokens 3 0 0; exhaust 4; actions 3",
    ),
    case("2QIN4", "red: qin B; history 2QIN4; play 2QIN5", [], "red: points 2QIN4=1"),  # D21: in history as well
    case(
        "2QIN5.exhaust",
        "red: qin B; play 2QIN3 2QIN4 2QIN5; hand 2QIN15 2QIN16; deck 2QIN20",
        ["exhaust Long Walls IV", "Legalism"],
        "red: hand 2QIN15; deck 2QIN16 2QIN20; actions 4; exhaust 4",
    ),
    case("2QIN5", "red: qin B; discard 2QIN5", [], "red: points 2QIN5=0"),
    case(  # D31: the top fame card, without a look
        "2QIN6.free_play",
        """
        red: qin B; empire; hand 2QIN6; play 2QIN22; history 2QIN8
        fame: 1FAM4 1FAM1
        """,
        ["play Emperor Qin"],
        "red: hand 1FAM4; history 2QIN6 2QIN8; actions 3\nfame: 1FAM1",
    ),
    case(  # D31: King of Kings when no fame card is left
        "2QIN6.free_play",
        "red: qin B; empire; hand 2QIN6; play 2QIN22; history 2QIN8; development 2QIN9 2QIN10\nfame:",
        ["play Emperor Qin", "Terracotta Warriors"],
        "red: hand; history 2QIN6 2QIN8; tokens 3 2 4; discard 2QIN10; development 2QIN9\nending: 1",
    ),
    case("2QIN6", "red: qin B; history 2QIN6", [], "red: points 2QIN6=0"),  # S2
    case(  # a hand of 6, and Advance as an empire
        "2QIN7.passive",
        f"""
        red: qin B; empire; hand 2QIN7 2QIN19; tokens 3 0 0; deck 2QIN15 2QIN16 2QIN17 2QIN18 2QIN20 2QIN21 2QIN22
        {MARKET}
        """,
        ["play Mathematics", "play Advance", "Elders", "end", "Coast", "no more"],
        "red: play 2QIN7; hand 1UNC3 1UNR8 2QIN15 2QIN16 2QIN17 2QIN18; discard 2QIN19; tokens 0 0 0",
    ),
    case("2QIN7", "red: qin B; deck 2QIN7", [], "red: points 2QIN7=2"),
    case(  # D36: the payment first, then one acquisition after the other; a new market card can be taken
        "2QIN8.play",
        f"""
        red: qin B; empire; hand 2QIN8; play 2QIN22; history 2QIN21; tokens 0 0 3
        {MARKET}
        regions: 1REG6 1REG7
        """,
        ["play King Wu", "2", "Coast", "Forest"],
        "red: hand 1REG4 1REG6; history 2QIN8 2QIN21; tokens 0 0 1; actions 2\nmarket: 1REG7, ...",
    ),
    case(  # nothing paid, nothing acquired
        "2QIN8.play",
        "red: qin B; empire; hand 2QIN8; play 2QIN22; history 2QIN21; tokens 0 0 3",
        ["play King Wu", "0"],
        "red: hand; history 2QIN8 2QIN21; tokens 0 0 3",
    ),
    case(  # at most 3; no progress: nothing is asked
        "2QIN8.play",
        "red: qin B; empire; hand 2QIN8; play 2QIN22; history 2QIN21; tokens 9 9 0",
        ["play King Wu"],
        "red: hand; history 2QIN8 2QIN21; tokens 9 9 0",
    ),
    case("2QIN8", "red: qin B; history 2QIN8", [], "red: points 2QIN8=2"),
    case("2QIN8", "red: qin B; discard 2QIN8", [], "red: points 2QIN8=0"),
    case(
        "2QIN9.solstice",
        "seats 2, stage solstice\nred: qin B; play 2QIN9; discard 2QIN18 2QIN15",
        ["gain 1 progress"],
        "red: hand; discard 2QIN18 2QIN15; tokens 3 2 2",
    ),
    case(
        "2QIN9.solstice",
        "seats 2, stage solstice\nred: qin B; play 2QIN9; discard 2QIN18 2QIN15",
        ["take 1 region"],
        "red: hand 2QIN18; discard 2QIN15; tokens 3 2 1",
    ),
    case(  # D17: no region in the discard pile, so the progress
        "2QIN9.solstice",
        "seats 2, stage solstice\nred: qin B; play 2QIN9; discard 2QIN15",
        [],
        "red: hand; tokens 3 2 2",
    ),
    case("2QIN9", "red: qin B; deck 2QIN9", [], "red: points 2QIN9=2"),
    case("2QIN10", "red: qin B; play 2QIN18(2QIN10)", [], "red: points 2QIN10=7"),
    case("2QIN10", "red: qin B; history 2QIN10", [], "red: points 2QIN10=3"),
    case("2QIN10", "red: qin B; hand 2QIN10", [], "red: points 2QIN10=0"),
    # -- the nation deck ---------------------------------------------------------------------------------------------
    case(
        "2QIN11.play",
        "red: qin B; hand 2QIN11 2QIN10",
        ["play Eastern Zhou", "Terracotta Warriors"],
        "red: play 2QIN11(2QIN10); tokens 3 3 1; points 2QIN10=7",
    ),
    case(
        "2QIN12.play",
        """
        red: qin B; hand 2QIN12; play 2QIN11 2QIN18 1REG6(2QIN23) 2QIN15
        fame: 1FAM1 1FAM2 1FAM4
        """,
        ["play Glory", "Praiseworthy"],
        """
        red: hand 1FAM1; play 2QIN15; discard 2QIN11 2QIN12 2QIN18 1REG6 2QIN23
        fame: 1FAM2 1FAM4
        """,
    ),
    case(
        "2QIN13.exhaust",
        "red: qin B; empire; play 2QIN13; discard 2QIN10 2QIN21; deck 2QIN15",
        ["exhaust Writing Systems", "Terracotta Warriors"],
        "red: play 2QIN13*; hand 2QIN15; history 2QIN10; discard 2QIN21; points 2QIN10=3",
    ),
    # -- the starting deck -------------------------------------------------------------------------------------------
    case(
        "2QIN15.play",
        "red: qin B; hand 2QIN15; play 2QIN16",
        ["play Confucianism"],
        "red: play 2QIN15; discard 2QIN16",
    ),
    case("2QIN15.play", "red: qin B; hand 2QIN15", ["play Confucianism"], "red: play 2QIN15; discard"),
    case(  # only a card with population on it, no region
        "2QIN15.exhaust",
        """
        red: qin B; play 2QIN15; hand 2QIN18 2QIN19 2QIN20
        market: 1REG4 1 population, 1UNC3 1 progress, 1CIV2, 1TRI1 2 population 1 material, 1TRI2
        """,
        ["exhaust Confucianism", "Western Zhou + Advance", "acquire 1"],
        """
        red: play 2QIN15*; hand 2QIN20 1TRI1 1UNR6; discard 2QIN18 2QIN19; tokens 4 4 1; actions 2; exhaust 4
        """,
    ),
    case(  # the unrest just discarded may be returned
        "2QIN15.exhaust",
        """
        red: qin B; play 2QIN15; hand 2QIN23 2QIN19; discard 2QIN14 2QIN20
        market: 1REG4, 1UNC3 1 population, 1CIV2, 1TRI1, 1TRI2
        unrest: 5
        """,
        ["exhaust Confucianism", "return up to 2 unrest", "Unrest", "Unrest"],
        "red: hand; discard 2QIN19 2QIN20; actions 2; tokens 3 2 1\nunrest: 7",
    ),
    case(
        "2QIN16.play",
        "red: qin B; hand 2QIN16; play 2QIN15*",
        ["play Legalism"],
        "red: play 2QIN16; discard 2QIN15; exhaust 4",  # the token on the card is gone until the clean-up
    ),
    case("2QIN16.play", "red: qin B; hand 2QIN16", ["play Legalism"], "red: play 2QIN16; discard"),
    case(
        "2QIN16.exhaust",
        f"red: qin B; empire; play 2QIN16; tokens 0 3 0\n{MARKET}",
        ["exhaust Legalism", "Assyrians"],
        "red: play 2QIN16*; hand 1TRI2 1UNR5; tokens 0 0 0; actions 3; exhaust 4",
    ),
    case(  # D36: each acquisition is optional; as a barbarian the others recall a region
        "2QIN17.play",
        f"""
        red: qin B; barbarian; hand 2QIN17; play 2QIN18(2QIN23) 2QIN11
        blue: romans; play 1ROM20
        {MARKET}
        regions: 1REG6
        """,
        ["play School of Diplomacy", "Western Zhou + Eastern Zhou", "Coast", "skip"],
        """
        red: hand 1REG4; play; discard 2QIN17 2QIN18 2QIN23 2QIN11
        blue: hand 1ROM20; play
        """,
    ),
    case(  # an empire harms nobody; one region abandoned, one card
        "2QIN17.play",
        f"""
        red: qin B; empire; hand 2QIN17; play 2QIN18 2QIN11
        blue: romans; play 1ROM20
        {MARKET}
        """,
        ["play School of Diplomacy", "Eastern Zhou", "no more", "Armenians"],
        "red: hand 1TRI1 1UNR6; play 2QIN18; discard 2QIN17 2QIN11\nblue: play 1ROM20",
    ),
    case(  # no region is abandoned
        "2QIN17.play",
        """
        red: qin B; hand 2QIN17; play 2QIN18
        blue: romans; play 1ROM20
        """,
        ["play School of Diplomacy", "no more"],
        "red: hand; play 2QIN18; discard 2QIN17\nblue: hand 1ROM20",
    ),
    case(
        "2QIN18.play",
        "red: qin B; hand 2QIN18 2QIN23",
        ["play Western Zhou", "Unrest"],
        "red: play 2QIN18(2QIN23); tokens 4 2 1",
    ),
    case(
        "2QIN19.play",
        f"red: qin B; hand 2QIN19; tokens 3 0 0\n{MARKET}",
        ["play Advance", "Elders"],
        "red: hand 1UNC3 1UNR8; discard 2QIN19; tokens 0 0 0",
    ),
    case(
        "2QIN19.play",
        f"red: qin B; hand 2QIN19; tokens 5 0 0\n{MARKET}\nunrest: 4",
        ["play Advance", "pay 5", "uncivilised", "Elders"],
        "red: hand 1UNC3; discard 2QIN19; tokens 0 0 0\nunrest: 4",
    ),
    case(
        "2QIN20.play",
        """
        red: qin B; hand 2QIN20; play 2QIN18 2QIN11; deck 2QIN15
        blue: romans; deck 1ROM15
        """,
        ["play Prosperity", "red: draw 1 card", "blue: skip", "red: gain 1 material for each"],
        "red: hand 2QIN15; tokens 5 2 1; discard 2QIN20\nblue: hand; deck 1ROM15",
    ),
    case(
        "2QIN20.play",
        "red: qin B; hand 2QIN20; play 2QIN18 2QIN11; nation\nblue: romans; nation",
        ["play Prosperity", "gain 1 population for each"],
        "red: tokens 3 4 1",
    ),
    case(
        "2QIN21.play",
        f"""
        red: qin B; hand 2QIN21 2QIN23; play 2QIN22; discard 2QIN14 2QIN15
        {MARKET}
        main: 1CIV3 1TRI4 1UNC9
        unrest: 5
        """,
        [
            "play Duke Zhuang",
            "Unrest (Qin, no. 2) from the hand",
            "Unrest (Qin, no. 1) from the discard pile",
            "tributary",
            "reveal",
        ],
        "red: hand 1TRI4; history 2QIN21; discard 2QIN15; play 2QIN22; actions 2\nunrest: 7",
    ),
    case(  # none returned; a region from the pile
        "2QIN21.play",
        """
        red: qin B; hand 2QIN21 2QIN23; play 2QIN22
        regions: 1REG6
        unrest: 5
        """,
        ["play Duke Zhuang", "no more", "region", "the top card"],
        "red: hand 2QIN23 1REG6; history 2QIN21\nunrest: 5",
    ),
    case(
        "2QIN22.exhaust",
        f"red: qin B; play 2QIN22\n{MARKET}",
        ["exhaust Mandate", "Elders", "Mandate of Heaven"],
        "red: play; discard 2QIN22; exhaust 4; actions 3\nmarket: 1REG4, 1UNC3 1 population, ...",
    ),
    case(
        "2QIN22.exhaust",
        f"red: qin B; play 2QIN22\n{MARKET}",
        ["exhaust Mandate", "Coast", "skip"],
        "red: play 2QIN22*; discard; exhaust 4\nmarket: 1REG4 1 population, ...",
    ),
    case(
        "2QIN22.solstice",
        "seats 2, stage solstice\nred: qin B; play 2QIN22; hand 2QIN15 2QIN16 2QIN18",
        ["Legalism + Western Zhou"],
        "red: hand 2QIN15; discard 2QIN16 2QIN18",
    ),
    case(  # as far as possible
        "2QIN22.solstice",
        "seats 2, stage solstice\nred: qin B; play 2QIN22; hand 2QIN15",
        [],
        "red: hand; discard 2QIN15",
    ),
    case("2QIN22", "red: qin B; play 2QIN22", [], "red: points 2QIN22=0"),
    case("2QIN22", "red: qin B; history 2QIN22", [], "red: points 2QIN22=-2"),  # D21
    case("2QIN22", "red: qin B; play 2QIN18(2QIN22)", [], "red: points 2QIN22=-2"),  # D21: garrisoned is not in play
    case(  # Q40: two other cards
        "2QIN23.play",
        "red: qin B; hand 2QIN23 2QIN15 2QIN16; tokens 0 0 0\nunrest: 5",
        ["play Unrest"],
        "red: hand; discard 2QIN15 2QIN16\nunrest: 6",
    ),
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_clause_of_the_qin_is_in_the_table() -> None:
    assert untested("qin", CASES) == []


def test_qin_cards_with_an_icon_are_played_in_that_state_only() -> None:
    hand = "hand 2QIN2 2QIN3 2QIN4 2QIN5 2QIN6 2QIN7 2QIN8 2QIN9 2QIN19 2QIN21 2QIN18"
    position = f"{hand}; play 2QIN22; tokens 9 9 9"
    empire = [
        "Long Walls I",
        "Long Walls II",
        "Long Walls III",
        "Long Walls IV",
        "Mathematics (Qin)",
        "Metallurgy",
    ]
    t = run(case("2QIN2", f"red: qin B; empire; {position}", [], ""))
    t.can("red", "play Western Zhou", *(f"play {name}" for name in empire))
    t.cannot("red", "play Advance", "play Duke Zhuang of Qin")
    t = run(case("2QIN2", f"red: qin B; barbarian; {position}", [], ""))
    t.can("red", "play Western Zhou", "play Advance", "play Duke Zhuang of Qin")
    t.cannot("red", *(f"play {name}" for name in empire))


def test_the_leaders_of_qin_follow_each_other() -> None:
    leaders = "hand 2QIN6 2QIN8; tokens 9 9 9"
    king, emperor = "play King Wu of Qin", "play Emperor Qin Shi Huang"
    run(case("2QIN8", f"red: qin; empire; {leaders}; play 2QIN22", [], "")).cannot("red", king, emperor)
    run(case("2QIN8", f"red: qin; empire; {leaders}; history 2QIN21", [], "")).cannot("red", king, emperor)
    t = run(case("2QIN8", f"red: qin; empire; {leaders}; play 2QIN22; history 2QIN21", [], ""))
    t.can("red", king).cannot("red", emperor)
    t.act(king, "0").can("red", emperor)
    run(case("2QIN8", f"red: qin; barbarian; {leaders}; play 2QIN22; history 2QIN21", [], "")).cannot("red", king)


def test_the_duke_needs_the_mandate_in_play() -> None:
    run(case("2QIN21", "red: qin; hand 2QIN21 2QIN22", [], "")).cannot("red", "play Duke Zhuang of Qin")
    t = run(case("2QIN21", "red: qin; hand 2QIN21 2QIN22", ["play Mandate"], "red: play 2QIN22"))
    t.can("red", "play Duke Zhuang of Qin")


def test_terracotta_warriors_cannot_be_played() -> None:
    run(case("2QIN10", "red: qin; empire; hand 2QIN10", [], "")).cannot("red", "play Terracotta Warriors")


def test_long_walls_iv_need_three_walls_and_a_card() -> None:
    walls = "exhaust Long Walls IV"
    run(case("2QIN5", "red: qin; play 2QIN4 2QIN5; hand 2QIN15", [], "")).cannot("red", walls)
    run(case("2QIN5", "red: qin; play 2QIN3 2QIN4 2QIN5", [], "")).cannot("red", walls)
    run(case("2QIN5", "red: qin; play 2QIN3 2QIN4 2QIN5; hand 2QIN15; actions 0", [], "")).can("red", walls)


def test_long_walls_i_lower_the_material_option_only() -> None:
    wall = "red: qin; empire; play 2QIN2; hand 2QIN23 2QIN15; tokens 0 0 0"
    run(case("2QIN2", wall, [], "")).cannot("red", "play Unrest")  # one card is not enough
    t = run(case("2QIN2", "red: qin; empire; play 2QIN2; hand 2QIN23 2QIN15 2QIN16; tokens 1 1 0", [], ""))
    t.act("play Unrest").asks("red", "choose", ["pay 1 population", "discard 2 cards", "pay 1 material"])
    t.act("pay 1 material").expect("red: tokens 0 1 0")


def test_confucianism_needs_an_action_and_two_cards() -> None:
    exhaust = "exhaust Confucianism"
    run(case("2QIN15", "red: qin; play 2QIN15; hand 2QIN18", [], "")).cannot("red", exhaust)
    run(case("2QIN15", "red: qin; play 2QIN15; hand 2QIN18 2QIN19; actions 0", [], "")).cannot("red", exhaust)


def test_qin_does_not_double_what_was_no_population() -> None:
    position = """
        red: qin A; play 2QIN16; tokens 0 3 0
        market: 1REG4 2 progress, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """
    t = run(case("2QIN1", position, ["exhaust Legalism", "Coast"], "red: tokens 0 0 2"))
    t.asks("red", "turn")


def test_a_market_card_with_population_cannot_be_exiled() -> None:
    t = run(
        case(
            "2QIN22",
            "red: qin; play 2QIN22; hand 1REG6\nmarket: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2",
            ["exhaust Mandate", "Elders", "skip", "play Forest"],
            "",
        )
    )
    t.asks("red", "exile", ["Coast", "Education", "Armenians", "Assyrians"])


def test_the_population_belongs_to_whoever_gains_the_card() -> None:
    row = case(
        "2QIN1",
        f"""
        red: qin B
        blue: romans; hand 1ROM18; nation
        {MARKET}
        """,
        ["red: end", "Elders", "blue: play Triumvirate", "Elders"],
        "blue: hand 1UNC3; tokens 3 3 1",
    )
    run(row)


def test_long_walls_i_makes_an_empire() -> None:
    run(
        case(
            "2QIN2",
            "red: qin; nation 2QIN2; play 2QIN4; tokens 0 1 0",
            ["exhaust Long Walls III"],
            "red: empire; hand 2QIN2",
        )
    )


def test_glory_of_qin_cannot_be_garrisoned() -> None:
    t = run(case("2QIN12", "red: qin; hand 2QIN12 2QIN18 2QIN15; play 2QIN11 1REG6", ["play Western Zhou"], ""))
    t.asks("red", "garrison", ["Confucianism", "skip"])


def test_school_of_diplomacy_is_an_attack_that_can_be_avoided() -> None:
    row = case(
        "2QIN17.play",
        """
        red: qin; hand 2QIN17
        blue: romans; play 1REG12 1ROM20
        """,
        ["play School of Diplomacy", "blue: Cape", "blue: ignore it"],
        "blue: play 1ROM20; hand 1REG12",
    )
    run(row)
