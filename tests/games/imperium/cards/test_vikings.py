"""The Vikings, card by card."""

import pytest

from .table import Case, case, name_of, run, untested

MARKET = "market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2"

CASES = [
    # -- the power card ----------------------------------------------------------------------------------------------
    case(  # p.20: no history; a played card that would go there is discarded
        "1VIK1.A.when",
        f"red: vikings A; hand 1TRI1; nation\n{MARKET}",
        ["play Armenians"],
        "red: hand 1UNC3 1UNR8; discard 1TRI1; history",
    ),
    case(  # nor a card that an effect moves; one of the discard pile stays there
        "1VIK1.A.when",
        "red: vikings A; hand 1REG5; discard 1VIK18 1VIK24\nmarket: 1REG4, 1UNC3 1 progress, 1CIV2, 1TRI1, 1TRI2",
        ["play Floodplain", "Advance", "Education"],
        "red: hand; play 1REG5; discard 1VIK18 1VIK24; history",
    ),
    case(
        "1VIK1.B.when",
        "red: vikings B; hand 1UNC21 1VIK24",
        ["play Leadership", "put 1 card"],
        "red: hand; discard 1UNC21 1VIK24; history",
    ),
    case(  # Q13: also the unrest that comes with an acquired card; the bottom is just above the zenith card
        "1VIK1.A.when2",
        f"red: vikings A; hand 1VIK18; nation 1VIK3 1VIK4 1VIK5 1VIK2; tokens 3 0 0\n{MARKET}",
        ["play Advance", "Elders", "move"],
        "red: hand 1UNC3 1UNR8; nation 1VIK4 1VIK5 1VIK3 1VIK2",
    ),
    case(  # you may
        "1VIK1.A.when2",
        f"red: vikings A; hand 1VIK18; nation 1VIK3 1VIK4 1VIK5 1VIK2; tokens 3 0 0\n{MARKET}",
        ["play Advance", "Elders", "skip"],
        "red: hand 1UNC3 1UNR8; nation 1VIK3 1VIK4 1VIK5 1VIK2",
    ),
    case(  # in any player's turn
        "1VIK1.B.when2",
        """
        red: persians; empire; hand 1PER7
        blue: vikings B; nation 1VIK3 1VIK4 1VIK2
        """,
        ["play Persian Gold", "blue: move"],
        "blue: hand 1UNR4; nation 1VIK4 1VIK3 1VIK2",
    ),
    case(  # the zenith card alone is not looked at
        "1VIK1.B.when2",
        "red: persians; empire; hand 1PER7\nblue: vikings B; nation 1VIK2",
        ["play Persian Gold"],
        "blue: hand 1UNR4; nation 1VIK2",
    ),
    case(  # a break through takes no unrest
        "1VIK1",
        "red: vikings A; hand 1VIK18; nation 1VIK3 1VIK4 1VIK2; tokens 5 0 0\nuncivilised: 1UNC9",
        ["play Advance", "pay 5", "uncivilised", "the top card"],
        "red: hand 1UNC9; nation 1VIK3 1VIK4 1VIK2",
    ),
    case(
        "1VIK1.A.exhaust",
        "red: vikings A; hand 1VIK23 1VIK24; deck 1VIK16 1VIK17 1VIK18\nunrest: 5",
        ["play Althing", "return 1 unrest", "exhaust Vikings"],
        """
        red: hand 1VIK16 1VIK17; deck 1VIK18; discard 1VIK23; tokens 4 2 1; exhaust 4
        blue: tokens 2 2 1
        unrest: 6
        """,
    ),
    case(  # an unrest that is played is returned too
        "1VIK1.A.exhaust",
        "red: vikings A; hand 1VIK24; deck 1VIK16 1VIK17 1VIK18; tokens 0 1 0",
        ["play Unrest", "exhaust Vikings"],
        "red: hand 1VIK16 1VIK17; deck 1VIK18; tokens 0 0 0; exhaust 4; actions 2",
    ),
    case(  # Q38: not in a Revolt
        "1VIK1",
        "red: vikings A; hand 1VIK24 1VIK16; deck 1VIK17 1VIK18 1VIK19 1VIK20 1VIK21\nunrest: 5",
        ["revolt", "Jungle", "no more"],
        "red: hand 1VIK16 1VIK17 1VIK18 1VIK19 1VIK20; deck 1VIK21; exhaust 5\nunrest: 6",
    ),
    case(  # variable cards: the power card itself, Combs, Sagas, City of Dubh Linn, Oracle; not Skis
        "1VIK1",
        "red: vikings A; hand 1VIK4; play 1VIK8(1VIK9); deck 1UNC9 1VIK11; nation 1UNC10 1VIK2",
        [],
        "red: points 1VIK1=5",
    ),
    case(
        "1VIK1",
        "red: vikings B; hand 1VIK4; play 1VIK8; deck 1VIK9 1VIK11",
        [],
        "red: points 1VIK1=8",
    ),
    case(  # at most 10
        "1VIK1",
        "red: vikings B; hand 1VIK4; play 1VIK8; deck 1VIK9 1VIK11 1UNC9 1UNC10",
        [],
        "red: points 1VIK1=10",
    ),
    # -- the zenith card ---------------------------------------------------------------------------------------------
    case(  # the top card without a look
        "1VIK2.play",
        "red: vikings; hand 1VIK2\nfame: 1FAM4 1FAM1 1FAM2\nregions: 1REG6",
        ["play Harald Hardrada", "break through", "the top card"],
        "red: hand 1FAM4 1REG6; discard 1VIK2\nfame: 1FAM1 1FAM2",
    ),
    case(
        "1VIK2.play",
        "red: vikings; hand 1VIK2\nfame: 1FAM4 1FAM1 1FAM2",
        ["play Harald Hardrada", "skip"],
        "red: hand 1FAM4; discard 1VIK2",
    ),
    case(  # p.19: no fame card is left; the Vikings are barbarians
        "1VIK2.play",
        "red: vikings; hand 1VIK2\nfame:",
        ["play Harald Hardrada", "skip"],
        "red: hand; tokens 3 2 7\nending: 1",
    ),
    case(  # p.13: the reshuffle that adds it triggers scoring; the state card is not flipped
        "1VIK2.when",
        "red: vikings; hand 1VIK19; play 1VIK17; nation 1VIK2\nblue: celts; nation",
        ["play Prosperity", "red: draw 1 card", "gain 1 material"],
        "red: barbarian; hand 1VIK2; nation; exhaust 4; tokens 4 2 1\nending: 1",
    ),
    case(  # Q14: moved by an effect: the same; and Egyptians would go to the history
        "1VIK2.when",
        "red: vikings; hand 1TRI3; nation 1VIK2",
        ["play Egyptians"],
        "red: barbarian; hand; nation; discard 1TRI3 1VIK2; history\nending: 1",
    ),
    case(  # itself, the power card and Combs
        "1VIK2",
        "red: vikings A; discard 1VIK2; play 1VIK4",
        [],
        "red: points 1VIK2=6 1VIK1=3\nending: 0",
    ),
    # -- the nation deck ---------------------------------------------------------------------------------------------
    case(
        "1VIK3.play",
        "red: vikings; hand 1VIK3 1VIK24",
        ["play Iceland", "Unrest", "gain 2 materials"],
        "red: play 1VIK3(1VIK24); hand; tokens 5 2 1",
    ),
    case(
        "1VIK3.play",
        "red: vikings; hand 1VIK3 1VIK24; nation 1VIK4 1VIK5 1VIK2",
        ["play Iceland", "skip", "look at", "skip"],
        "red: play 1VIK3; hand 1VIK24; nation 1VIK4 1VIK5 1VIK2; tokens 3 2 1",
    ),
    case(  # Q52: an empire card for barbarians
        "1VIK4.exhaust",
        "red: vikings; play 1VIK4; hand 1CIV2 1VIK24",
        ["exhaust Combs", "play Education", "skip"],
        "red: play 1VIK4*; hand 1VIK24; discard 1CIV2; exhaust 4; actions 3",
    ),
    case(  # Q52: the next card uses it up even if it has no empire icon
        "1VIK4.exhaust",
        "red: vikings; play 1VIK4; hand 1CIV12 1VIK13 1VIK23; tokens 0 0 0",
        ["exhaust Combs", "play Go a'Viking", "play Althing"],
        "red: play 1VIK4*; hand 1CIV12; discard 1VIK13 1VIK23; tokens 3 0 1; actions 2",
    ),
    case("1VIK4", "red: vikings; deck 1VIK4; tokens 0 8 0", [], "red: points 1VIK4=2"),
    case("1VIK4", "red: vikings; deck 1VIK4; tokens 0 40 0", [], "red: points 1VIK4=10"),  # at most 10
    case(
        "1VIK5.play",
        "red: vikings; hand 1VIK5 1VIK24",
        ["play Graenland", "Unrest", "gain 1 population"],
        "red: play 1VIK5(1VIK24); hand; tokens 3 3 1",
    ),
    case(
        "1VIK5.play",
        "red: vikings; hand 1VIK5; nation 1VIK4 1VIK6 1VIK2",
        ["play Graenland", "look at", "skip"],
        "red: play 1VIK5; nation 1VIK4 1VIK6 1VIK2; tokens 3 2 1",
    ),
    case(
        "1VIK6.play",
        "red: vikings; hand 1VIK6 1VIK24\nmarket: 1REG4 1 progress, 1UNC3, 1CIV2, 1TRI1, 1TRI2\ncivilised: 1CIV3",
        ["play Føroyar", "Unrest", "exile", "Education"],
        """
        red: play 1VIK6(1VIK24); hand; tokens 3 2 1
        exile: 1CIV2
        market: 1REG4 1 progress, 1UNC3, 1CIV3, ...
        """,
    ),
    case(
        "1VIK6.play",
        "red: vikings; hand 1VIK6",
        ["play Føroyar", "gain 1 population"],
        "red: play 1VIK6; tokens 3 3 1\nexile:",
    ),
    case(  # D30, Q48: every market card has a token, so there is nothing to exile and no choice
        "1VIK6.play",
        """
        red: vikings; hand 1VIK6
        market: 1REG4 1 progress, 1UNC3 1 progress, 1CIV2 1 material, 1TRI1 1 population, 1TRI2 1 progress
        """,
        ["play Føroyar"],
        "red: play 1VIK6; tokens 3 3 1\nexile:",
    ),
    case(
        "1VIK7.play",
        "red: vikings B; hand 1VIK7 1VIK24; play 1VIK10 1VIK5\nunrest: 5",
        ["play Vinland", "return 1 unrest"],
        "red: play 1VIK10 1VIK5 1VIK7; hand\nunrest: 6",
    ),
    case(
        "1VIK7.play",
        "red: vikings B; hand 1VIK7 1VIK24; play 1VIK10 1VIK5",
        ["play Vinland", "you may", "Unrest"],
        "red: play 1VIK10 1VIK5 1VIK7(1VIK24); hand",
    ),
    case("1VIK7", "red: vikings; play 1VIK7", [], "red: points 1VIK7=6"),
    case("1VIK7", "red: vikings; play 1VIK3(1VIK7)", [], "red: points 1VIK7=0"),
    case("1VIK7", "red: vikings; hand 1VIK7", [], "red: points 1VIK7=0"),
    case(
        "1VIK8.solstice",
        "seats 2, stage solstice\nred: vikings; play 1VIK8(1VIK24); hand 1VIK16 1VIK18",
        ["Advance"],
        "red: play 1VIK8(1VIK18 1VIK24); hand 1VIK16; points 1VIK8=2",
    ),
    case(  # Glory cannot be garrisoned
        "1VIK8.solstice",
        "seats 2, stage solstice\nred: vikings; play 1VIK8; hand 1VIK20 1VIK16",
        ["skip"],
        "red: play 1VIK8; hand 1VIK16 1VIK20; points 1VIK8=0",
    ),
    case(
        "1VIK9.solstice",
        "seats 2, stage solstice\nred: vikings; play 1VIK9; hand 1VIK24; deck 1VIK16",
        ["Unrest", "draw 1 card"],
        "red: hand 1VIK16; discard 1VIK24",
    ),
    case(
        "1VIK9.solstice",
        "seats 2, stage solstice\nred: vikings; play 1VIK9; hand 1VIK24",
        ["Unrest", "gain 1 material"],
        "red: hand; discard 1VIK24; tokens 4 2 1",
    ),
    case(
        "1VIK9.solstice",
        "seats 2, stage solstice\nred: vikings; play 1VIK9; hand 1VIK24",
        ["Unrest", "gain 1 population"],
        "red: hand; discard 1VIK24; tokens 3 3 1",
    ),
    case(
        "1VIK9.solstice",
        "seats 2, stage solstice\nred: vikings; play 1VIK9; hand 1VIK24",
        ["skip"],
        "red: hand 1VIK24; tokens 3 2 1",
    ),
    case("1VIK9", "red: vikings; deck 1VIK9; tokens 23 0 0", [], "red: points 1VIK9=2"),  # Q16: 1 per 8
    case(
        "1VIK10.passive",
        f"red: vikings; hand 1VIK10 1VIK22; tokens 2 1 0\n{MARKET}\nexile: 1REG6 1TRI4",
        ["play Longships", "play Jomsviking", "Forest from exile", "skip"],
        "red: play 1VIK10; hand 1REG6; discard 1VIK22; tokens 0 1 0\nexile: 1TRI4",
    ),
    case(  # a region from exile brings no unrest, but 1 population
        "1VIK10.when",
        f"red: vikings A; hand 1VIK22; play 1VIK10; tokens 2 1 0; actions 1\n{MARKET}\nexile: 1REG6",
        ["play Jomsviking", "Forest from exile", "exhaust Longships"],
        "red: play 1VIK10*; hand 1REG6; discard 1VIK22; tokens 2 1 0; actions 0\nexile:",
    ),
    case(  # not for a region of the market
        "1VIK10",
        f"red: vikings A; hand 1VIK22; play 1VIK10*; tokens 2 1 0\n{MARKET}\nexile: 1REG6",
        ["play Jomsviking", "Coast"],
        "red: hand 1REG4; tokens 0 0 0\nexile: 1REG6",
    ),
    case(  # Q47: after the whole text of the attack
        "1VIK10.exhaust",
        "red: vikings; hand 1VIK13; play 1VIK10; tokens 0 0 0",
        ["play Go a'Viking", "exhaust Longships"],
        "red: play 1VIK10*; tokens 4 0 0; exhaust 4; discard 1VIK13",
    ),
    case(  # Q47: after the text of the region, so the card drawn cannot be garrisoned
        "1VIK11.exhaust",
        "red: vikings; hand 1VIK17; play 1VIK11; deck 1VIK16 1VIK18",
        ["play Scandinavia", "exhaust Skis", "draw 1 card"],
        "red: play 1VIK11* 1VIK17; hand 1VIK16; deck 1VIK18; tokens 3 2 1",
    ),
    case(
        "1VIK11.exhaust",
        "red: vikings; hand 1VIK17; play 1VIK11; deck 1VIK16",
        ["play Scandinavia", "exhaust Skis", "gain 2 materials"],
        "red: play 1VIK11* 1VIK17; hand; deck 1VIK16; tokens 5 2 1",
    ),
    case(  # Q44: also for a region played from the discard pile by Phalanx
        "1VIK11.exhaust",
        "red: vikings; discard 1VIK17; play 1VIK11 1MAC17; nation",
        ["exhaust Phalanx", "exhaust Skis"],  # nothing can be drawn (Q48)
        "red: play 1MAC17* 1VIK11* 1VIK17; hand; discard; tokens 5 2 1",
    ),
    case("1VIK11", "red: vikings; deck 1VIK11", [], "red: points 1VIK11=2"),
    case(
        "1VIK12.play",
        "red: vikings; hand 1VIK12\nfame: 1FAM4 1FAM1",
        ["play Rollo the Walker"],
        "red: hand 1FAM4; discard\nfame: 1FAM1\nexile: 1VIK12",
    ),
    case(  # Q9: who cannot give all gives what it has and takes unrest; free
        "1VIK13.free_play",
        """
        seats 3
        red: vikings; hand 1VIK13; actions 0; tokens 0 0 0
        blue: celts; tokens 1 5 5
        white: romans; tokens 2 0 0
        unrest: 5
        """,
        ["play Go a'Viking"],
        """
        red: tokens 3 0 0; discard 1VIK13; actions 0
        blue: tokens 0 5 5; hand 1UNR6
        white: tokens 0 0 0; hand
        unrest: 4
        """,
    ),
    # -- the starting deck -------------------------------------------------------------------------------------------
    case(
        "1VIK16.play",
        "red: vikings B; hand 1VIK16 1VIK24; nation 1VIK3 1VIK4 1VIK2\nunrest: 5",
        ["play Gothja", "skip", "return 1 unrest"],
        "red: hand; discard 1VIK16; tokens 3 3 1; nation 1VIK3 1VIK4 1VIK2\nunrest: 6",
    ),
    case(
        "1VIK16.play",
        "red: vikings B; hand 1VIK16; deck 1VIK18 1VIK19 1VIK20; nation 1VIK3 1VIK4 1VIK2",
        ["play Gothja", "skip", "draw 2 cards"],
        "red: hand 1VIK18 1VIK19; deck 1VIK20; discard 1VIK16",
    ),
    case(  # Q48: without an unrest in hand the population is gained
        "1VIK16.play",
        "red: vikings B; hand 1VIK16; deck 1VIK18 1VIK19; nation 1VIK3 1VIK2",
        ["play Gothja", "skip", "return 1 unrest"],
        "red: hand; tokens 3 3 1; deck 1VIK18 1VIK19",
    ),
    case(  # the power answers to the return
        "1VIK16.play",
        "red: vikings A; hand 1VIK16 1VIK24; deck 1VIK18 1VIK19 1VIK20; nation 1VIK3 1VIK2",
        ["play Gothja", "skip", "return 1 unrest", "exhaust Vikings"],
        "red: hand 1VIK18 1VIK19; tokens 3 3 1; exhaust 4",
    ),
    case(
        "1VIK17.play",
        "red: vikings; hand 1VIK17 1VIK24",
        ["play Scandinavia", "Unrest"],
        "red: play 1VIK17(1VIK24); hand; tokens 3 2 1",
    ),
    case(
        "1VIK18.play",
        f"red: vikings; hand 1VIK18; tokens 3 0 0; nation 1VIK2\n{MARKET.replace('1CIV2', '1CIV2 1 progress')}",
        ["play Advance", "Education"],
        "red: hand 1CIV2 1UNR7; tokens 0 0 1; discard 1VIK18",
    ),
    case(
        "1VIK18.play",
        "red: vikings; hand 1VIK18; tokens 5 0 0\ncivilised: 1CIV10",
        ["play Advance", "pay 5", "civilised", "the top card"],
        "red: hand 1CIV10; tokens 0 0 0; discard 1VIK18",
    ),
    case(
        "1VIK19.play",
        """
        red: vikings; hand 1VIK19; play 1VIK17(1VIK3) 1VIK7 1VIK5; deck 1VIK16
        blue: celts; deck 1CEL14
        """,
        ["play Prosperity", "red: draw 1 card", "blue: draw 1 card", "gain 1 material for each"],
        """
        red: hand 1VIK16; tokens 5 2 1; discard 1VIK19
        blue: hand 1CEL14
        """,
    ),
    case(
        "1VIK19.play",
        "red: vikings; hand 1VIK19; play 1VIK17(1VIK3) 1VIK7 1VIK5; nation\nblue: celts; nation",
        ["play Prosperity", "gain 1 population for each"],
        "red: tokens 3 5 1",
    ),
    case(
        "1VIK20.play",
        "red: vikings; hand 1VIK20; play 1VIK17(1VIK24) 1VIK3 1VIK5\nfame: 1FAM1 1FAM2 1FAM4",
        ["play Glory", "Praiseworthy"],
        """
        red: hand 1FAM1; play; discard 1VIK3 1VIK5 1VIK17 1VIK20 1VIK24
        fame: 1FAM2 1FAM4
        """,
    ),
    case(  # its note: hand, discard pile, draw deck and nation deck are searched; here Vinland waits in the nation deck
        "1VIK21.play",
        """
        red: vikings; hand 1VIK21 1REG2; play 1VIK17(1VIK24); deck 1REG3; nation 1VIK4 1VIK7 1VIK2
        """,
        ["play Erik the Red", "1 population", "Vinland from the nation deck"],
        """
        red: hand 1REG2 1VIK7; play; discard 1VIK17 1VIK24; deck 1REG3; nation 1VIK4 1VIK2; tokens 3 1 1
        exile: 1VIK21
        """,
    ),
    case(  # Scandinavia itself is in the discard pile by then
        "1VIK21.play",
        "red: vikings; hand 1VIK21 1REG2; play 1VIK17; deck 1REG3; nation 1VIK2; tokens 0 1 0",
        ["play Erik the Red", "Scandinavia from the discard pile"],
        "red: hand 1REG2 1VIK17; play; discard; deck 1REG3; tokens 0 0 0\nexile: 1VIK21",
    ),
    case(
        "1VIK21.play",
        "red: vikings; hand 1VIK21 1REG2; play 1VIK17; deck 1REG3; nation 1VIK2; tokens 0 1 0",
        ["play Erik the Red", "Mountain from the draw deck"],
        "red: hand 1REG2 1REG3; play; discard 1VIK17; deck\nexile: 1VIK21",
    ),
    case(
        "1VIK22.play",
        f"""
        seats 3
        red: vikings A; hand 1VIK22; tokens 2 1 0; nation 1VIK3 1VIK2
        blue: celts; hand 1CEL14 1CEL16
        white: romans
        {MARKET}
        """,
        ["play Jomsviking", "Assyrians", "red: skip", "blue: Advance"],
        """
        red: hand 1TRI2 1UNR7; tokens 0 0 0; discard 1VIK22
        blue: hand 1CEL14; discard 1CEL16
        """,
    ),
    case(  # Q53: the attacker pays first; then who avoids it says so
        "1VIK22.play",
        f"""
        red: vikings A; hand 1VIK22; tokens 2 1 0
        blue: celts; hand 1CEL14; play 1REG12
        {MARKET}
        """,
        ["play Jomsviking", "blue: Cape", "red: Coast", "blue: ignore it"],
        """
        red: hand 1REG4; tokens 0 0 0
        blue: hand 1CEL14 1REG12; discard
        """,
    ),
    case(
        "1VIK23.play",
        """
        seats 3
        red: vikings; hand 1VIK23 1VIK24; tokens 0 0 0
        blue: celts
        white: romans; tokens 0 2 2
        """,
        ["play Althing", "gain 1 progress"],
        """
        red: hand 1VIK24; discard 1VIK23; tokens 1 0 1
        blue: tokens 2 2 1
        white: tokens 0 2 2; hand
        """,
    ),
    case(
        "1VIK23.play",
        "red: vikings B; hand 1VIK23 1VIK24; tokens 0 0 0\nunrest: 5",
        ["play Althing", "return 1 unrest"],
        "red: hand; discard 1VIK23; tokens 1 0 0\nunrest: 6",
    ),
    case("1VIK24", "red: vikings A; play 1VIK3(1VIK24); hand 1VIK14; deck 1VIK15", [], "red: score -4"),
    case(  # the supply unrest joins the pile with 3 and 4 players
        "1VIK25",
        "seats 4\nred: vikings\nblue: greeks\nwhite: romans\nyellow: persians",
        [],
        "unrest: 10",  # 12 and 2, of which 4 lie below the market
    ),
    case("1VIK25", "seats 3\nred: vikings\nblue: greeks\nwhite: romans", [], "unrest: 7"),  # 10 and 1, 4 below
    case("1VIK25", "seats 2\nred: vikings\nblue: greeks", [], "unrest: 4"),  # 8, 4 below
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_clause_of_the_vikings_is_in_the_table() -> None:
    assert untested("vikings", CASES) == []


def test_side_b_does_not_answer_a_return() -> None:
    t = run(case("1VIK1", "red: vikings B; hand 1VIK23 1VIK24", ["play Althing", "return 1 unrest"], ""))
    t.expect("red: hand; exhaust 5; discard 1VIK23")
    t.asks("red", "cleanup_token")


def test_two_unrest_are_two_looks() -> None:
    t = run(
        case(
            "1VIK1",
            """
            red: vikings A; hand 1VIK18 1TRI1; nation 1VIK3 1VIK4 1VIK5 1VIK2; tokens 3 0 0
            market: 1REG4, 1UNC3, 1CIV2, 1TRI4, 1TRI2
            """,
            ["play Advance", "Elders", "move", "play Armenians", "move"],
            "red: nation 1VIK5 1VIK3 1VIK4 1VIK2",
        )
    )
    assert sum("look at the top card of their nation deck" in line for line in t.chronicle()) == 2


def test_vinland_needs_longships_and_graenland_in_play() -> None:
    run(case("1VIK7", "red: vikings; hand 1VIK7; play 1VIK10", [], "")).cannot("red", "play Vinland")
    run(case("1VIK7", "red: vikings; hand 1VIK7; play 1VIK5", [], "")).cannot("red", "play Vinland")
    run(case("1VIK7", "red: vikings; hand 1VIK7; play 1VIK10(1VIK5)", [], "")).cannot("red", "play Vinland")
    run(case("1VIK7", "red: vikings; hand 1VIK7; play 1VIK10 1VIK5", [], "")).can("red", "play Vinland")


def test_erik_the_red_needs_scandinavia_and_a_population() -> None:
    run(case("1VIK21", "red: vikings; hand 1VIK21; play 1VIK3", [], "")).cannot("red", "play Erik the Red")
    run(case("1VIK21", "red: vikings; hand 1VIK21; play 1VIK17; tokens 9 0 0", [], "")).cannot(
        "red", "play Erik the Red"
    )


def test_jomsviking_needs_its_price() -> None:
    run(case("1VIK22", "red: vikings; hand 1VIK22; tokens 1 1 0", [], "")).cannot("red", "play Jomsviking")
    run(case("1VIK22", "red: vikings; hand 1VIK22; tokens 2 0 0", [], "")).cannot("red", "play Jomsviking")
    run(case("1VIK22", "red: vikings; hand 1VIK22; tokens 0 1 1", [], "")).can("red", "play Jomsviking")


def test_combs_work_only_this_turn() -> None:
    t = run(
        case(
            "1VIK4",
            "red: vikings; play 1VIK4; hand 1CIV12 1VIK24; nation\nblue: greeks; nation",
            ["exhaust Combs", "end", "Jungle", "no more", "blue: end", "Jungle"],
            "red: hand 1CIV12 1VIK24; exhaust 5",
        )
    )
    t.asks("red", "turn").cannot("red", "play Urban Development")


def test_combs_are_for_one_card() -> None:
    t = run(case("1VIK4", "red: vikings; play 1VIK4; hand 1CIV12 1CIV6", ["exhaust Combs"], ""))
    t.can("red", "play Urban Development", "play Metropolis")
    t.act("play Metropolis").asks("red", "cleanup_token")


def test_state_icons() -> None:
    hand = "1VIK2 1VIK3 1VIK4 1VIK5 1VIK6 1VIK8 1VIK9 1VIK10 1VIK11 1VIK12 1VIK13 1VIK16 1VIK17 1VIK18 1VIK22 1VIK23"
    hand += " 1VIK19"
    t = run(case("1VIK1", f"red: vikings; empire; hand {hand}; tokens 9 9 9; nation", [], ""))  # never happens to them
    t.asks("red", "turn", ["play Prosperity", "innovate", "end turn"])
    t = run(case("1VIK1", f"red: vikings; barbarian; hand {hand}; tokens 9 9 9; nation", [], ""))
    assert len(t.options()) == len(hand.split()) + 2


def test_the_zenith_card_is_not_found_and_not_shuffled() -> None:
    t = run(
        case(
            "1VIK3",
            "red: vikings; hand 1VIK3; nation 1VIK4 1VIK5 1VIK6 1VIK8 1VIK2",
            ["play Iceland", "look at", "shuffle"],
            "",
        )
    )
    nation = t.zone("red", "nation")
    assert nation[-1] == "1VIK2" and sorted(nation[:-1]) == ["1VIK4", "1VIK5", "1VIK6", "1VIK8"]


def test_glory_needs_three_regions_and_cannot_be_garrisoned() -> None:
    t = run(case("1VIK20", "red: vikings; hand 1VIK20 1VIK17; play 1VIK3 1VIK5", [], ""))
    t.cannot("red", "play Glory")
    t.act("play Scandinavia")  # Glory is the only other card, so there is nothing to garrison
    t.can("red", "play Glory")
    t.expect("red: play 1VIK3 1VIK5 1VIK17; hand 1VIK20")


def test_go_a_viking_is_played_once_per_turn() -> None:
    # fetched again in the same turn by Mosaics: the keyword allows one play of that card (Q41)
    t = run(
        case(
            "1VIK13",
            "red: vikings; hand 1VIK13; play 1MAC7; tokens 0 0 0",
            ["play Go a'Viking", "exhaust Mosaics"],
            "red: hand 1VIK13; tokens 1 0 0",
        )
    )
    t.asks("red", "cleanup_token")


def test_vikings_cannot_develop() -> None:
    # p.14–18: with Combs a card that develops can be played, but there is nothing to develop
    t = run(
        case(
            "1VIK4",
            "red: vikings; play 1VIK4; hand 1MAC3; tokens 2 0 0",
            ["exhaust Combs", "play Development", "develop"],
            "red: hand; discard 1MAC3; tokens 2 0 0; actions 2",
        )
    )
    t.expect("ending: 0")


def test_glorious_lets_vikings_draw_and_is_discarded() -> None:
    t = run(case("1VIK1", "red: vikings; hand 1FAM5; deck 1VIK16 1VIK17", ["play Glorious", "2"], ""))
    t.expect("red: hand 1VIK16 1VIK17; discard 1FAM5; history")


def test_an_exiled_card_of_another_suit_is_out_of_reach_of_the_longships() -> None:
    t = run(
        case(
            "1VIK10",
            f"red: vikings; hand 1VIK22; play 1VIK10; tokens 2 1 0\n{MARKET}\nexile: 1REG6 1TRI4",
            ["play Jomsviking"],
            "",
        )
    )
    t.asks("red", "acquire", ["Coast", "Armenians", "Assyrians", "Forest from exile"])
    t = run(case("1VIK10", f"red: vikings; hand 1VIK22; tokens 2 1 0\n{MARKET}\nexile: 1REG6", ["play Jomsviking"], ""))
    t.asks("red", "acquire", ["Coast", "Armenians", "Assyrians"])


def test_go_a_viking_with_little_unrest() -> None:
    # p.13: only those who must take unrest compete for the last one, and the acting player decides
    red = "seats 4\nred: vikings; hand 1VIK13; tokens 0 0 0"
    rich = "white: romans; tokens 3 0 0"
    t = run(case("1VIK13", f"{red}\nblue: celts\n{rich}\nyellow: greeks\nunrest: 1", ["play Go a'Viking"], ""))
    t.expect("red: tokens 6 0 0\nunrest: 1")  # all of them can pay, so nobody is asked anything
    poor = "blue: celts; tokens 1 0 0\n" + rich + "\nyellow: greeks; tokens 0 0 0"
    t = run(case("1VIK13", f"{red}\n{poor}\nunrest: 1", ["play Go a'Viking"], ""))
    t.asks("red", "who_takes_next", ["Player 2", "Player 4"])
    t.act("Player 4")
    assert t.g.collapsed
    t.expect("blue: hand; tokens 1 0 0\nyellow: hand 1UNR8")


def test_gothja_with_the_zenith_card_alone() -> None:
    # nothing to look at and nothing to shuffle: only the choice is asked
    t = run(case("1VIK16", "red: vikings; hand 1VIK16; deck 1VIK18 1VIK19; nation 1VIK2", ["play Gothja"], ""))
    t.asks("red", "choose")
    t.act("draw 2 cards")
    t.expect("red: hand 1VIK18 1VIK19; nation 1VIK2")
