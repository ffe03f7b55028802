"""The Utopians, card by card. Where the journey does not matter it stands at Path to Shangri-la, silent at solstice."""

import pytest

from boardwright.games.imperium.facts import NUMBER

from .table import Case, case, name_of, run, untested

MARKET = "market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2"
"""Coast, Elders, Education, Armenians, Assyrians; the unrest below the last four: 1UNR8, 1UNR7, 1UNR6, 1UNR5.
The next unrest of the pile is 1UNR4."""

PATH = "utopians B; flipped 2UTO2"
GATES = "utopians B; empire; journey"
SHANGRI_LA = "utopians B; empire; journey; flipped 2UTO3"

CASES = [
    # -- the power card ----------------------------------------------------------------------------------------------
    case(  # the moment the draw deck runs out, without a reshuffle
        "2UTO1.A.when",
        "red: utopians A; hand 2UTO12; deck 2UTO9; discard 2UTO10\nblue: celts; nation\nunrest: 6",
        ["play Sacred Scroll", "draw 1 card"],
        "red: hand 2UTO9 1UNR4; deck; discard 2UTO10 2UTO12\nunrest: 5",
    ),
    case(  # in another player's turn
        "2UTO1.B.when",
        "red: romans; hand 1ROM9; nation\nblue: utopians B; deck 2UTO9\nunrest: 6",
        ["play Prosperity", "blue: draw 1 card"],
        "blue: hand 2UTO9 1UNR4; deck\nunrest: 5",
    ),
    case(  # D25: each time; the unrest goes to the hand and is not shuffled in
        "2UTO1.B.when",
        f"seats 2, stage cleanup\nred: utopians B; deck 2UTO9; discard 2UTO10 2UTO11\n{MARKET}\nunrest: 6",
        ["Coast"],
        "red: hand 2UTO9 2UTO10 2UTO11 1UNR4 1UNR3; deck; discard; exhaust 3\nunrest: 4",
    ),
    case(
        "2UTO1.A.solstice",
        """
        seats 3, stage solstice
        red: utopians A; flipped 2UTO2
        blue: romans; hand 1ROM22 1ROM23
        white: greeks; hand 1GRE22 1GRE23
        unrest: 6
        """,
        ["red: Utopians", "blue: Unrest", "white: Unrest"],
        "red: tokens 3 4 1\nblue: hand 1ROM23\nwhite: hand 1GRE23\nunrest: 8",
    ),
    case(
        "2UTO1.A.solstice",
        """
        seats 3, stage solstice
        red: utopians A; flipped 2UTO2; hand 1UNR1
        blue: romans; hand 1ROM22
        white: greeks; discard 1GRE22
        unrest: 6
        """,
        ["red: Utopians", "blue: skip"],
        "red: tokens 3 2 1; hand 1UNR1\nunrest: 6",  # the own unrest and one in a discard pile do not matter
    ),
    case("2UTO1", "red: utopians A; tokens 9 11 9", [], "red: points 2UTO1=2"),
    case("2UTO1", "red: utopians B; tokens 9 11 9", [], "red: points 2UTO1=3"),
    case("2UTO1", "red: utopians B; tokens 0 50 0", [], "red: points 2UTO1=10"),
    # -- the journey -------------------------------------------------------------------------------------------------
    case(  # D14: an unrest sent back by playing it
        "2UTO2.A.exhaust",
        "red: utopians B; hand 2UTO17; tokens 0 1 0\nunrest: 6",
        ["play Unrest", "exhaust Visions"],
        "red: hand; tokens 0 0 1; actions 1; exhaust 2\nunrest: 7",
    ),
    case(  # not used
        "2UTO2",
        "red: utopians B; hand 2UTO17; tokens 0 1 0\nunrest: 6",
        ["play Unrest", "skip"],
        "red: tokens 0 0 0; actions 2; exhaust 3",
    ),
    case(  # once for several unrest returned by one effect
        "2UTO2.A.exhaust",
        "red: utopians B; hand 1TRI4 2UTO17 2UTO18; tokens 0 0 0\nunrest: 6",
        ["play Ionians", "Unrest", "Unrest", "exhaust Visions"],
        "red: hand; history 1TRI4; tokens 0 0 1; actions 2; exhaust 2\nunrest: 8",
    ),
    case(  # all own progress, at least 5
        "2UTO2.A.solstice",
        "seats 2, stage solstice\nred: utopians B; hand 2UTO9 2UTO10; deck 2UTO4; tokens 9 9 7",
        ["if you have at least 5"],
        "red: hand 2UTO9 2UTO10; deck 2UTO4; tokens 9 9 0; barbarian; front 2UTO1 2UTO2",
    ),
    case(  # nobody is forced to pay
        "2UTO2.A.solstice",
        "seats 2, stage solstice\nred: utopians B; hand 2UTO9 2UTO10; deck 2UTO4 2UTO5; tokens 9 9 7",
        ["discard 1 card", "Charity"],
        "red: hand 2UTO10 2UTO4; deck 2UTO5; discard 2UTO9; tokens 9 9 7",
    ),
    case(  # D18: with fewer than 5 progress the second
        "2UTO2.A.solstice",
        "seats 2, stage solstice\nred: utopians B; hand 2UTO9 2UTO10; deck 2UTO4 2UTO5; tokens 9 9 4",
        ["Meditation"],
        "red: hand 2UTO9 2UTO4; deck 2UTO5; discard 2UTO10; tokens 9 9 4",
    ),
    case(  # an empty hand: the draw alone
        "2UTO2.A.solstice",
        "seats 2, stage solstice\nred: utopians B; deck 2UTO4 2UTO5",
        [],
        "red: hand 2UTO4; deck 2UTO5",
    ),
    case(
        "2UTO2.B.exhaust",
        f"red: {PATH}; play 1REG6(2UTO17) 1REG7",
        ["exhaust Path", "Forest"],
        "red: play 1REG7; discard 1REG6 2UTO17; tokens 3 3 2; exhaust 2",
    ),
    case(
        "2UTO2.B.solstice",
        f"seats 2, stage solstice\nred: {PATH}; discard 1REG6 1REG7 2UTO9",
        ["Forest"],
        "red: hand 1REG6; discard 1REG7 2UTO9; tokens 3 2 1",
    ),
    case(
        "2UTO2.B.solstice",
        f"seats 2, stage solstice\nred: {PATH}; discard 1REG6",
        ["skip"],
        "red: hand; discard 1REG6",
    ),
    case(  # D26, D32: the card leaves the game; Gates do not speak in this solstice, but the state card turns
        "2UTO2.B.solstice",
        f"seats 2, stage solstice\nred: {PATH}; deck 2UTO9 2UTO10; tokens 1 1 8",
        ["if you have at least 5"],
        "red: front 2UTO1 2UTO3; below; empire; hand; deck 2UTO9 2UTO10; tokens 1 1 0; history\nexile:",
    ),
    case(
        "2UTO3.A.when",
        f"seats 2, stage solstice\nred: {PATH}; barbarian; tokens 0 0 5",
        ["if you have at least 5"],
        "red: empire; front 2UTO1 2UTO3; tokens 0 0 0",
    ),
    case(
        "2UTO3.A.exhaust",
        f"red: {GATES}; hand 2UTO12 2UTO9",
        ["exhaust Gates", "Sacred Scroll"],
        "red: hand 2UTO9; history 2UTO12; tokens 3 2 2; exhaust 2; points 2UTO12=1",
    ),
    case(
        "2UTO3.A.solstice",
        f"seats 2, stage solstice\nred: {GATES}; deck 2UTO9 2UTO10; tokens 1 1 5",
        ["if you have at least 5"],
        "red: hand; deck 2UTO9 2UTO10; tokens 1 1 0; front 2UTO1 2UTO3",
    ),
    case(
        "2UTO3.A.solstice",
        f"seats 2, stage solstice\nred: {GATES}; deck 2UTO9 2UTO10; tokens 1 1 5",
        ["draw 1 card"],
        "red: hand 2UTO9; deck 2UTO10; tokens 1 1 5",
    ),
    case(  # fewer than 5 progress
        "2UTO3.A.solstice",
        f"seats 2, stage solstice\nred: {GATES}; deck 2UTO9 2UTO10; tokens 9 9 4",
        [],
        "red: hand 2UTO9; deck 2UTO10; tokens 9 9 4",
    ),
    case(  # D10: once per gain, whatever the amount; every other player gets a progress
        "2UTO3.B.when",
        f"seats 3\nred: {SHANGRI_LA}; hand 1TRI8\nblue: romans\nwhite: greeks",
        ["play Aksumites"],
        "red: tokens 3 4 1\nblue: tokens 3 2 2\nwhite: tokens 3 2 2",
    ),
    case(  # D10: materials that come with a market card; the other tokens as usual
        "2UTO3.B.when",
        f"""
        red: {SHANGRI_LA}; play 2UTO5; hand 2UTO12
        market: 1REG4 3 material 1 population 1 progress, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["exhaust Portals"],
        "red: hand 1REG4; tokens 3 5 2\nblue: tokens 3 2 2",
    ),
    case(  # D10: materials from the effect of another player
        "2UTO3.B.when",
        f"red: romans; play 1UNC4\nblue: {SHANGRI_LA}",
        ["exhaust Town", "red: gain 2 materials", "blue: gain 2 materials"],
        "red: tokens 5 2 2\nblue: tokens 3 4 1",
    ),
    case(
        "2UTO3.B.exhaust",
        f"red: {SHANGRI_LA}",
        ["exhaust Shangri-la"],
        "red: tokens 3 4 1; exhaust 2\nblue: tokens 3 2 2",
    ),
    case(
        "2UTO3.B.solstice",
        f"seats 2, stage solstice\nred: {SHANGRI_LA}; tokens 0 24 0",
        [],
        "red: tokens 0 24 0\nending: 2",  # triggered, and the last round has begun
    ),
    case(
        "2UTO3.B.solstice",
        f"seats 2, stage solstice\nred: {SHANGRI_LA}; tokens 9 23 9",
        [],
        "red: tokens 9 23 9\nending: 0",
    ),
    case("2UTO2", f"red: {PATH}", [], "red: points 2UTO2=0"),
    case("2UTO3", f"red: {SHANGRI_LA}; tokens 0 0 0", [], "red: points 2UTO3=0; score 0"),
    # -- the scroll hosts --------------------------------------------------------------------------------------------
    case(
        "2UTO4.exhaust",
        f"red: {PATH}; play 2UTO4; hand 2UTO12 2UTO9 2UTO10 2UTO17",
        ["exhaust Monastery", "Charity"],
        "red: play 2UTO4*(2UTO12); hand 2UTO10 2UTO17; tokens 3 4 1; exhaust 2; actions 3\nexile: 2UTO9",
    ),
    case(  # an attack card
        "2UTO4.exhaust",
        f"red: {PATH}; play 2UTO4; hand 2UTO12 1CIV4 2UTO17",
        ["exhaust Monastery"],
        "red: play 2UTO4*(2UTO12); hand 2UTO17; tokens 3 4 2\nexile: 1CIV4",
    ),
    case(  # D34: nothing but unrest is left, the population comes all the same
        "2UTO4.exhaust",
        f"red: {PATH}; play 2UTO4; hand 2UTO12 2UTO17",
        ["exhaust Monastery"],
        "red: play 2UTO4*(2UTO12); hand 2UTO17; tokens 3 4 1\nexile:",
    ),
    case(
        "2UTO4.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO4; hand 2UTO17; deck 2UTO9 2UTO10",
        ["Monastery", "draw 1 card"],
        "red: play 2UTO4; hand 2UTO17 2UTO9",
    ),
    case(
        "2UTO4.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO4(2UTO12); hand 2UTO17; deck 2UTO9\nunrest: 6",
        ["Monastery", "abandon this card"],
        "red: play; hand; discard 2UTO4 2UTO12; deck 2UTO9\nunrest: 7",
    ),
    case(  # without an unrest it is abandoned all the same
        "2UTO4.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO4(2UTO12); deck 2UTO9\nunrest: 6",
        ["Monastery", "abandon this card"],
        "red: play; discard 2UTO4 2UTO12\nunrest: 6",
    ),
    case(  # D17: no card to draw
        "2UTO4.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO4(2UTO12)",
        ["Monastery"],
        "red: play; discard 2UTO4 2UTO12",
    ),
    case("2UTO4", f"red: {PATH}; hand 2UTO4\nexile: 1REG2 1REG3 1REG5 1REG6 1REG7", [], "red: points 2UTO4=1"),
    case(
        "2UTO5.exhaust",
        f"red: {PATH}; play 2UTO5; hand 2UTO12 2UTO9\n{MARKET}",
        ["exhaust Portals"],
        "red: play 2UTO5*(2UTO12); hand 2UTO9 1REG4; exhaust 2; actions 3",
    ),
    case(  # the common Lost Scroll is a scroll too
        "2UTO5.exhaust",
        f"red: {PATH}; play 2UTO5; hand 1UNC22\n{MARKET}",
        ["exhaust Portals"],
        "red: play 2UTO5*(1UNC22); hand 1REG4",
    ),
    case(
        "2UTO5.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO5(2UTO12) 1REG6(2UTO17)",
        ["Portals", "recall 1 region"],
        "red: play 2UTO5(2UTO12); hand 1REG6 2UTO17; tokens 3 2 1",
    ),
    case(
        "2UTO5.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO5(2UTO12) 1REG6",
        ["Portals", "abandon this card"],
        "red: play 1REG6; discard 2UTO5 2UTO12; tokens 3 3 1",
    ),
    case(  # D17: no region in play
        "2UTO5.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO5(2UTO12)",
        ["Portals"],
        "red: play; discard 2UTO5 2UTO12; tokens 3 3 1",
    ),
    case("2UTO5", f"red: {PATH}; play 2UTO5 1REG6(1REG7); deck 1REG8", [], "red: points 2UTO5=3"),
    case(
        "2UTO6.when",
        f"""
        red: romans; hand 1ROM21
        blue: {PATH}; play 2UTO6 1REG6; tokens 0 1 0
        {MARKET}
        """,
        ["play Roman Expansion", "blue: pay 1 population", "red: skip", "blue: ignore it"],
        "blue: play 2UTO6 1REG6; hand; tokens 0 0 0; exhaust 3",
    ),
    case(
        "2UTO6.when",
        f"""
        red: romans; hand 1ROM21
        blue: {PATH}; play 2UTO6 1REG6; tokens 0 1 0
        {MARKET}
        """,
        ["play Roman Expansion", "blue: skip", "red: skip"],
        "blue: play 2UTO6; hand 1REG6; tokens 0 1 0",
    ),
    case(  # no population and no progress: nothing is asked
        "2UTO6.when",
        f"""
        red: romans; hand 1ROM21
        blue: {PATH}; play 2UTO6 1REG6; tokens 9 0 0
        {MARKET}
        """,
        ["play Roman Expansion", "red: skip"],
        "blue: play 2UTO6; hand 1REG6",
    ),
    case(
        "2UTO6.exhaust",
        f"red: {PATH}; play 2UTO6; hand 2UTO12\n{MARKET}",
        ["exhaust Daochang", "Armenians"],
        "red: play 2UTO6*(2UTO12); hand 1TRI1 1UNR6; exhaust 2; actions 3",
    ),
    case(
        "2UTO6.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO6\n{MARKET}\nunrest: 6",
        ["Daochang", "take 1 unrest"],
        "red: play 2UTO6; hand 1UNR4; tokens 3 2 1\nunrest: 5",
    ),
    case(
        "2UTO6.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO6(2UTO12)\nunrest: 6",
        ["Daochang", "abandon this card"],
        "red: play; discard 2UTO6 2UTO12; tokens 4 2 1\nunrest: 6",
    ),
    case(  # D10: at Shangri-la the material is replaced
        "2UTO6.solstice",
        f"seats 2, stage solstice\nred: {SHANGRI_LA}; play 2UTO6",
        ["Daochang", "abandon this card"],
        "red: play; tokens 3 4 1\nblue: tokens 3 2 2",
    ),
    case("2UTO6", f"red: {PATH}; play 2UTO6; hand 1TRI4; history 1TRI1", [], "red: points 2UTO6=2"),
    case(
        "2UTO7.exhaust",
        f"red: {PATH}; play 2UTO7; hand 2UTO12 2UTO9; discard 2UTO13 2UTO10",
        ["exhaust Lost Tomes", "Sacred Scroll (no. 2) from the discard pile"],
        "red: play 2UTO7*(2UTO12); hand 2UTO9; discard 2UTO10; history 2UTO13; exhaust 2",
    ),
    case(
        "2UTO7.exhaust",
        f"red: {PATH}; play 2UTO7; hand 2UTO12 2UTO9; discard 2UTO13",
        ["exhaust Lost Tomes", "Charity from the hand"],
        "red: hand; discard 2UTO13; history 2UTO9",
    ),
    case(  # D15: 2 scrolls or more; D31: the top fame card without a look
        "2UTO7.solstice",
        f"""
        seats 2, stage solstice
        red: {PATH}; play 2UTO7(2UTO12 2UTO13 1UNC22)
        fame: 1FAM4 1FAM1
        """,
        ["Lost Tomes", "Lost Tomes"],
        "red: play; hand 1FAM4; discard 2UTO7 2UTO12 2UTO13 1UNC22\nfame: 1FAM1",
    ),
    case(
        "2UTO7.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO7(2UTO12 2UTO13)",
        ["Lost Tomes", "skip"],
        "red: play 2UTO7(2UTO12 2UTO13); hand",
    ),
    case(  # one scroll and an unrest are not enough
        "2UTO7.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO7(2UTO12 2UTO17)",
        ["Lost Tomes"],
        "red: play 2UTO7(2UTO12 2UTO17); hand",
    ),
    case(  # D31: King of Kings when no fame card is left
        "2UTO7.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO7(2UTO12 2UTO13); tokens 0 0 0\nfame:",
        ["Lost Tomes", "Lost Tomes", "you may"],  # with 6 progress the journey could go on
        "red: play; tokens 0 0 6",
    ),
    case("2UTO7", f"red: {PATH}; hand 2UTO7 1FAM1; history 1FAM4", [], "red: points 2UTO7=4"),
    case(
        "2UTO8.exhaust",
        f"red: {PATH}; play 2UTO8; hand 2UTO12\n{MARKET}",
        ["exhaust Tree of Knowledge", "Education"],
        "red: play 2UTO8*(2UTO12); hand 1CIV2 1UNR7; exhaust 2; actions 3",
    ),
    case(
        "2UTO8.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO8(2UTO12); hand 2UTO9 2UTO10; deck 2UTO4 2UTO5",
        ["Tree of Knowledge", "discard 1 card", "Charity"],
        "red: play 2UTO8(2UTO12); hand 2UTO10; discard 2UTO9; deck 2UTO4 2UTO5",
    ),
    case(
        "2UTO8.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO8(2UTO12); hand 2UTO9; deck 2UTO4 2UTO5",
        ["Tree of Knowledge", "abandon this card"],
        "red: play; hand 2UTO9 2UTO4; discard 2UTO8 2UTO12; deck 2UTO5",
    ),
    case(  # D17: an empty hand
        "2UTO8.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO8(2UTO12); deck 2UTO4 2UTO5",
        ["Tree of Knowledge"],
        "red: play; hand 2UTO4; discard 2UTO8 2UTO12",
    ),
    case("2UTO8", f"red: {PATH}; hand 2UTO8 1CIV2 1UNC15; deck 1UNC3", [], "red: points 2UTO8=2"),  # City is both
    # -- the other cards ---------------------------------------------------------------------------------------------
    case(
        "2UTO9.play",
        f"seats 3\nred: {PATH}; hand 2UTO9\nblue: romans\nwhite: greeks",
        ["play Charity", "blue: gain 2 materials", "white: skip"],
        "red: discard 2UTO9; tokens 3 2 2; actions 2\nblue: tokens 5 2 1\nwhite: tokens 3 2 1",
    ),
    case(
        "2UTO10.free_play",
        f"red: {PATH}; hand 2UTO10; discard 2UTO12 2UTO9; deck 2UTO4; actions 0\nblue: romans; deck 1ROM15",
        ["play Meditation", "Sacred Scroll", "blue: draw 1 card"],
        "red: deck 2UTO12 2UTO4; discard 2UTO9 2UTO10; actions 0\nblue: hand 1ROM15",
    ),
    case(  # an empty discard pile; the other player does not draw
        "2UTO10.free_play",
        f"red: {PATH}; hand 2UTO10; deck 2UTO4\nblue: romans; deck 1ROM15",
        ["play Meditation", "blue: skip"],
        "red: deck 2UTO4; discard 2UTO10\nblue: deck 1ROM15",
    ),
    case(
        "2UTO11.exhaust",
        f"red: {PATH}; play 2UTO11; hand 2UTO17 2UTO9; discard 2UTO12 2UTO10",
        ["exhaust Mountain Retreat"],
        "red: play 2UTO11*(2UTO17); hand 2UTO9 2UTO12; discard 2UTO10; exhaust 2",
    ),
    case(  # the unrest may be put below even with no scroll to take
        "2UTO11.exhaust",
        f"red: {PATH}; play 2UTO11; hand 2UTO17; discard 2UTO10",
        ["exhaust Mountain Retreat"],
        "red: play 2UTO11*(2UTO17); hand; discard 2UTO10",
    ),
    case(  # all unrest below it goes to the pile, another card follows the host
        "2UTO11.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO11(2UTO17 2UTO18 2UTO12); deck 2UTO9\nunrest: 6",
        ["Mountain Retreat", "return all unrest"],
        "red: play; discard 2UTO11 2UTO12; deck 2UTO9\nunrest: 8",
    ),
    case(
        "2UTO11.solstice",
        f"seats 2, stage solstice\nred: {PATH}; play 2UTO11(2UTO17); deck 2UTO9 2UTO10\nunrest: 6",
        ["Mountain Retreat", "draw 1 card"],
        "red: play 2UTO11(2UTO17); hand 2UTO9\nunrest: 6",
    ),
    case("2UTO11", f"red: {PATH}; play 2UTO11; hand 1UNC3 1CIV2; deck 1UNC15", [], "red: points 2UTO11=2"),
    case(
        "2UTO12.free_play",
        f"seats 3\nred: {PATH}; hand 2UTO12; deck 2UTO4 2UTO5; actions 0\n"
        "blue: romans; deck 1ROM15\nwhite: greeks; deck 1GRE15",
        ["play Sacred Scroll", "red: draw 1 card", "blue: skip", "white: draw 1 card"],
        "red: hand 2UTO4; deck 2UTO5; discard 2UTO12; actions 0\nblue: hand; deck 1ROM15\nwhite: hand 1GRE15",
    ),
    case("2UTO12", f"red: {PATH}; history 2UTO12", [], "red: points 2UTO12=1"),
    case("2UTO12", f"red: {PATH}; play 2UTO4(2UTO12)", [], "red: points 2UTO12=0"),
    case(
        "2UTO17.play",
        f"red: {PATH}; hand 2UTO17; tokens 3 0 0\nunrest: 5",
        ["play Unrest"],
        "red: hand; tokens 0 0 0\nunrest: 6",
    ),
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_clause_of_the_utopians_is_in_the_table() -> None:
    assert untested("utopians", CASES) == []


def test_the_hand_is_full_with_the_unrest_taken_while_drawing() -> None:
    # p.11 "until you complete your hand of five": two cards, one drawn, an unrest, one more after the reshuffle
    row = case(
        "2UTO1.B.when",
        f"""
        seats 2, stage cleanup
        red: utopians B; hand 2UTO4 2UTO5; deck 2UTO9; discard 2UTO12 2UTO13 2UTO14
        {MARKET}
        """,
        ["Coast", "no more"],
        "",
    )
    t = run(row)
    assert len(t.zone("red", "hand")) == 5 and len(t.zone("red", "deck")) == 2


def test_the_four_stages_of_the_journey() -> None:
    row = case("2UTO2", "seats 2, stage solstice\nred: utopians B; tokens 0 0 5", ["if you have"], "red: tokens 0 0 0")
    t = run(row)
    assert NUMBER["2UTO2"] in t.g.flipped
    row = case("2UTO3", f"seats 2, stage solstice\nred: {GATES}; tokens 0 0 5", ["if you have"], "red: tokens 0 0 0")
    t = run(row)
    assert NUMBER["2UTO3"] in t.g.flipped
    t.can("red", "exhaust Shangri-la").cannot("red", "exhaust Gates...")


def test_d32_shangri_la_reached_with_24_population_waits() -> None:
    row = case(
        "2UTO3.A.solstice",
        f"seats 2, stage solstice\nred: {GATES}; tokens 0 24 5",
        ["if you have"],
        "red: tokens 0 24 0\nending: 0",
    )
    run(row)


def test_d14_no_reaction_to_a_revolt() -> None:
    row = case(
        "2UTO2",
        f"red: utopians B; hand 2UTO17 2UTO18; tokens 0 0 0\n{MARKET}\nunrest: 6",
        ["revolt", "2", "Coast"],
        "red: hand; tokens 0 0 0\nunrest: 8",
    )
    run(row)


def test_d14_no_reaction_at_a_solstice() -> None:
    row = case(
        "2UTO2",
        "seats 2, stage solstice\nred: utopians B; play 2UTO11(2UTO17); hand 2UTO4; deck 2UTO9 2UTO10\nunrest: 6",
        ["Mountain Retreat", "return all unrest"],  # then Visions: Monastery is discarded, Charity drawn
        "red: discard 2UTO4 2UTO11; hand 2UTO9; tokens 3 2 1; exhaust 3\nunrest: 7",
    )
    run(row)


def test_d14_the_unrest_below_a_market_card_is_not_returned_by_the_player() -> None:
    row = case(
        "2UTO2",
        f"red: utopians B; hand 1TRI11\n{MARKET}",
        ["play Hittites", "Coast"],
        "red: hand 1REG4; history 1TRI11",
    )
    run(row).asks("red", "turn")
    row = case("2UTO2", f"red: utopians B; hand 1REG6\n{MARKET}", ["play Forest", "Elders"], "exile: 1UNC3")
    run(row).asks("red", "cleanup_token")


def test_visions_need_an_action() -> None:
    row = case(
        "2UTO2",
        "red: utopians B; hand 2UTO17; tokens 0 1 0; actions 1",
        ["play Unrest"],
        "red: actions 0; exhaust 3; tokens 0 0 0",
    )
    run(row).asks("red", "cleanup_token")


def test_scroll_hosts_need_a_scroll_in_hand() -> None:
    hosts = ["Monastery", "Portals", "Daochang", "Lost Tomes", "Tree of Knowledge", "Mountain Retreat"]
    play = "play 2UTO4 2UTO5 2UTO6 2UTO7 2UTO8 2UTO11"
    t = run(case("2UTO4", f"red: {PATH}; {play}; hand 2UTO9; discard 2UTO12", [], ""))
    t.cannot("red", *(f"exhaust {host}" for host in hosts))
    t = run(case("2UTO4", f"red: {PATH}; {play}; hand 2UTO12 2UTO17", [], ""))
    t.can("red", *(f"exhaust {host}" for host in hosts))


def test_path_needs_a_region_and_gates_a_hand_card() -> None:
    run(case("2UTO2", f"red: {PATH}; play 2UTO4", [], "")).cannot("red", "exhaust Path...")
    run(case("2UTO3", f"red: {GATES}; play 2UTO4", [], "")).cannot("red", "exhaust Gates...")


def test_a_scroll_is_played_free_once_a_turn() -> None:
    t = run(
        case(
            "2UTO12",
            f"red: {PATH}; hand 2UTO12 2UTO10; deck 2UTO4 2UTO5; actions 0\nblue: romans; nation",
            ["play Sacred Scroll", "skip", "play Meditation"],  # the scroll is on top of the deck again
            "red: deck 2UTO12 2UTO4 2UTO5",
        )
    )
    t.asks("red", "cleanup_token")


def test_another_scroll_may_be_played_in_the_same_turn() -> None:
    row = case(
        "2UTO12",
        f"red: {PATH}; hand 2UTO12 2UTO13; deck 2UTO4 2UTO5 2UTO6; actions 0\nblue: romans; nation",
        ["play Sacred Scroll", "draw 1 card", "play Sacred Scroll", "draw 1 card"],
        "red: hand 2UTO4 2UTO5; discard 2UTO12 2UTO13; deck 2UTO6",
    )
    run(row)


def test_three_exhaust_tokens() -> None:
    position = f"red: {PATH}; play 2UTO4* 2UTO5*; exhaust 1; hand 2UTO12 2UTO17; deck 2UTO9 2UTO10\n{MARKET}"
    t = run(case("2UTO1", position.replace("; exhaust 1", ""), [], "red: exhaust 1"))
    t.act("end", "Coast", "no more").expect("red: exhaust 3")


def test_no_card_joins_the_reshuffle() -> None:
    for journey in (PATH, GATES):
        row = case(
            "2UTO1",
            f"red: {journey}; hand 2UTO12; discard 2UTO9; tokens 9 9 4\nblue: romans; nation",
            ["play Sacred Scroll", "draw 1 card"],
            "red: exhaust 3; discard 2UTO12; tokens 9 9 4",
        )
        t = run(row)
        assert "2UTO9" in t.zone("red", "hand")


def test_daochang_may_be_paid_with_progress() -> None:
    row = case(
        "2UTO6.when",
        f"""
        red: romans; hand 1ROM21
        blue: {PATH}; play 2UTO6 1REG6; tokens 0 0 1
        {MARKET}
        """,
        ["play Roman Expansion", "blue: pay 1 population", "red: skip", "blue: suffer it"],
        "blue: play 2UTO6; hand 1REG6; tokens 0 0 0",  # Q29: some or all effects
    )
    run(row)


def test_the_last_unrest_taken_by_the_power_ends_the_game() -> None:
    row = case(
        "2UTO1.B.when",
        f"red: {PATH}; hand 2UTO12; deck 2UTO9\nblue: romans; nation\nunrest: 1",
        ["play Sacred Scroll", "draw 1 card"],
        "unrest: 0",
    )
    t = run(row)
    assert t.g.collapsed and t.game.decision is None
