"""The common cards of both boxes, card by card."""

import pytest

from boardwright.games.imperium.facts import CARDS_OF

from .table import Case, case, name_of, run, untested_cards

MARKET = "market: 1REG9, 1UNC3, 1CIV2, 1TRI1, 1TRI2"
SOLSTICE = "seats 2, stage solstice\n"


def region(card: str, name: str, red: str, plays: list[str], after: str) -> Case:
    """A region that exiles a market card and may take a garrison: Armenians are exiled, an unrest is garrisoned."""
    market = MARKET if card != "1REG9" else MARKET.replace("1REG9", "1REG4")
    return case(
        f"{card}.play",
        f"red: romans; hand {card} 1ROM22; {red}\nblue: celts\n{market}\nunrest: 6",
        [f"play {name}", *plays, "Armenians", "Unrest"],
        f"red: play {card}(1ROM22); {after}\nexile: 1TRI1",
    )


CASES = [
    # -- fame --------------------------------------------------------------------------------------------------------
    case("1FAM1.play", "red: romans; hand 1FAM1", ["play Praiseworthy", "put this card"], "red: history 1FAM1"),
    case(
        "1FAM1.play",
        "red: romans; hand 1FAM1\nregions: 1REG6",
        ["play Praiseworthy", "break through", "region", "the top card"],
        "red: hand 1REG6; discard 1FAM1",
    ),
    case("1FAM2.free_play", "red: romans; hand 1FAM2", ["play Great", "Great"], "red: history 1FAM2; actions 4"),
    case(
        "1FAM3.free_play",
        "seats 3\nred: romans; hand 1FAM3\nblue: celts\nwhite: greeks; tokens 3 2 0\nunrest: 8",
        ["play Notorious"],
        "red: tokens 3 2 2\nblue: tokens 3 2 0\nunrest: 7",
    ),
    case(
        "1FAM4.free_play",
        "red: romans; hand 1FAM4 1ROM22; deck 1ROM14",
        ["play Marvellous", "put that card into the history"],
        "red: hand 1ROM22; history 1ROM14; discard 1FAM4",
    ),
    case(
        "1FAM4.free_play",
        "red: romans; hand 1FAM4 1ROM22; deck 1ROM14 1ROM15",
        ["play Marvellous", "put that card on"],
        "red: hand 1ROM22; deck 1ROM14 1ROM15",
    ),
    case(
        "1FAM4.free_play",
        "red: romans; hand 1FAM4 1ROM22; deck",
        ["play Marvellous"],
        "red: hand 1ROM22; discard 1FAM4",
    ),
    case(
        "1FAM5.free_play",
        "red: romans; hand 1FAM5; deck 1ROM14 1ROM15 1ROM16",
        ["play Glorious", "2"],
        "red: hand 1ROM14 1ROM15; history 1FAM5; barbarian",
    ),
    case(
        "1FAM5.free_play",
        "red: romans; empire; hand 1FAM5; tokens 0 0 0",
        ["play Glorious", "Legions"],
        "red: discard 1ROM5; history 1FAM5; tokens 0 0 0",
    ),
    case("1FAM6", "red: romans; hand 1FAM6", [], "red: points 1FAM6=11"),
    case(
        "1FAM8.passive",
        "red: romans; hand 1FAM8; deck 1ROM14 1ROM15 1ROM16 1ROM17 1ROM20 1ROM21 1ROM22",
        ["play Awe-inspiring", "Armenians"],
        "red: hand 1ROM14 1ROM15 1ROM16 1ROM17 1ROM20 1ROM21; play 1FAM8",
    ),
    case("1FAM9.A.when", "red: vikings; hand 1VIK12\nfame:", ["play Rollo"], "red: tokens 3 2 7\nending: 1"),
    case(
        "1FAM9.B.when",
        "red: romans; empire; hand 1VIK12 1ROM14; play 1ROM20 1ROM11 1ROM12\nfame:\nking: B",
        ["play Glory", "Legions"],
        "red: tokens 3 2 1; development 1ROM3 1ROM4 1ROM6 1ROM7 1ROM8\nending: 0",
    ),
    case("2FAM1.play", "red: romans; hand 2FAM1", ["play Imperial", "put this card"], "red: history 2FAM1"),
    case(
        "2FAM1.play",
        "red: romans; hand 2FAM1\nexile: 1TRI4\nunrest: 6",
        ["play Imperial", "break through", "tributary", "Ionians from exile"],
        "red: hand 1TRI4; discard 2FAM1\nunrest: 6\nexile:",
    ),
    case("2FAM2.free_play", "red: romans; hand 2FAM2", ["play Independent"], "red: tokens 6 4 1"),
    case(
        "2FAM3.free_play",
        "red: romans; hand 2FAM3; deck 1ROM22\nunrest: 6",
        ["play Magnificent", "Unrest"],
        "red: hand; discard 2FAM3\nunrest: 7",
    ),
    case(
        "2FAM4.free_play",
        "red: romans; hand 2FAM4; discard 1ROM22 1ROM14 1ROM15",
        ["play Outstanding", "Unrest", "Glory"],
        "red: history 1ROM14 1ROM22; discard 1ROM15 2FAM4",
    ),
    case(
        "2FAM5",
        "red: romans; hand 2FAM5 1ROM20",
        ["play Dalmatia", "Proud"],
        "red: play 1ROM20(2FAM5); points 2FAM5=12",
    ),
    case("2FAM7.free_play", "red: romans; hand 2FAM7; deck 1ROM14 1ROM15", ["play Eminent"], "red: hand 1ROM14 1ROM15"),
    case(
        "2FAM8.play",
        "red: romans; hand 2FAM8\nmarket: 1REG9, 1UNC9 1 progress, 1CIV2, 1TRI1, 1TRI2\nunrest: 6",
        ["play Acclaimed", "Oracle"],
        "red: hand 1UNC9; history 2FAM8; tokens 3 2 2",
    ),
    # -- unrest ------------------------------------------------------------------------------------------------------
    case(
        "1UNR1.play",
        "red: romans; hand 1UNR1 1ROM14 1ROM15; tokens 3 1 0\nunrest: 5",
        ["play Unrest", "discard 2"],
        "red: hand; discard 1ROM14 1ROM15\nunrest: 6",
    ),
    case(
        "1UNR1.play",
        "red: romans; hand 1UNR1; tokens 3 1 0\nunrest: 5",
        ["play Unrest", "pay 3"],
        "red: tokens 0 1 0\nunrest: 6",
    ),
    # -- regions -----------------------------------------------------------------------------------------------------
    region("1REG1", "Wilderness", "", [], "tokens 3 2 1"),
    region("1REG2", "Jungle", "", [], "tokens 3 3 1"),
    region("1REG3", "Mountain", "", [], "tokens 6 2 1"),
    region("1REG4", "Coast", "deck 1ROM23", [], "hand 1ROM23"),
    region("1REG5", "Floodplain", "discard 1ROM14", ["Glory"], "history 1ROM14"),
    region("1REG6", "Forest", "", [], "tokens 3 2 1"),
    region("1REG7", "Oasis", "", [], "tokens 3 2 1"),
    region("1REG8", "Hills", "", [], "tokens 3 3 1"),
    region("1REG9", "Marsh", "", [], "tokens 5 2 1"),
    region("1REG10", "Steppe", "", [], "tokens 3 2 1"),
    region("1REG11", "River", "discard 1ROM14", ["Glory"], "history 1ROM14"),
    region("1REG12", "Cape", "", [], "tokens 3 2 1"),
    region("1REG13", "Woodland", "discard 1ROM14", ["Glory"], "deck 1ROM14"),
    region("2REG2", "Rainforest", "", [], "tokens 3 3 1"),
    region("2REG3", "Mountain", "", [], "tokens 5 2 1"),
    region("2REG4", "Peninsula", "deck 1ROM23 1ROM14", [], "hand 1ROM23 1ROM14"),
    region("2REG5", "Lakes", "discard 1ROM14", ["Glory"], "history 1ROM14"),
    region("2REG6", "Highlands", "", [], "tokens 3 2 1"),
    region("2REG8", "Lowlands", "", [], "tokens 3 2 1"),
    region("2REG9", "Moor", "discard 1ROM14", ["Glory"], "deck 1ROM14"),
    region("2REG10", "Plain", "", [], "tokens 3 2 2"),
    region("2REG11", "Archipelago", "discard 1ROM14", ["Glory"], "history 1ROM14"),
    region("2REG12", "Fortified Region", "", [], "tokens 3 2 1"),
    region("2REG13", "Grassland", "", [], "tokens 3 2 1"),
    region("2REG14", "Island", "deck 1ROM14", [], "hand 1ROM14"),
    case(
        "1REG1.when",
        "red: romans; empire; hand 1CIV4\nblue: celts; play 1REG1(1CEL22)\nunrest: 5",
        ["play Corruption", "blue: Wilderness", "ignore", "ignore"],
        "blue: hand 1REG1 1CEL22; tokens 3 2 1\nunrest: 5",
    ),
    case(
        "1REG12.when",
        "red: romans; empire; hand 1CIV4\nblue: celts; play 1REG12\nunrest: 5",
        ["play Corruption", "blue: skip"],
        "blue: play 1REG12; tokens 5 2 1\nunrest: 4",
    ),
    case(
        "1REG14.exhaust",
        "red: romans; play 1REG14; hand 1ROM22; nation 1ROM9 1ROM2",
        ["exhaust Sacred Pass", "look", "skip"],
        "red: play 1REG14*; hand 1ROM22; nation 1ROM9 1ROM2",
    ),
    case(
        "2REG1.play",
        f"red: romans; hand 2REG1\n{MARKET}",
        ["play Fortunate Isle", "Marsh"],
        "red: hand 1REG9; play\nexile: 2REG1",
    ),
    case("2REG6.solstice", SOLSTICE + "red: romans; play 2REG6; hand 1ROM22", [], "red: tokens 3 4 1; discard 1ROM22"),
    case(
        "2REG7.play",
        "red: romans; hand 2REG7 1ROM22",
        ["play Sacred Grove", "Unrest"],
        "red: history 1ROM22 2REG7; tokens 3 2 2",
    ),
    case("2REG8.solstice", SOLSTICE + "red: romans; play 2REG8; hand 1ROM22", [], "red: tokens 6 2 1; discard 1ROM22"),
    case(
        "2REG12.exhaust",
        "red: romans; empire; hand 1CIV4\nblue: celts; play 2REG12; tokens 0 1 0\nunrest: 5",
        ["play Corruption", "blue: exhaust", "ignore", "ignore"],
        "blue: play 2REG12*; tokens 0 0 0\nunrest: 5",
    ),
    case(
        "2REG13.solstice",
        SOLSTICE + "red: romans; play 2REG13; hand 1ROM22; deck 1ROM14",
        ["Unrest"],
        "red: hand 1ROM14; discard 1ROM22",
    ),
    # -- uncivilised -------------------------------------------------------------------------------------------------
    case(
        "1UNC1.when",
        "red: romans; empire; hand 1CIV4\nblue: celts; play 1UNC1\nunrest: 5",
        ["play Corruption", "red: refuse", "blue: suffer", "blue: ignore"],
        "blue: tokens 5 2 1\nunrest: 5",
    ),
    case(
        "1UNC2.play",
        "red: romans; hand 1UNC2; deck 1ROM14 1ROM15",
        ["play Jade Mask", "2", "Prosperity"],
        "red: hand 1ROM14; deck 1ROM15; discard 1UNC2",
    ),
    case(
        "1UNC3.play",
        f"red: romans; hand 1UNC3\n{MARKET.replace('1UNC3', '1UNC9')}\nunrest: 5",
        ["play Elders", "acquire"],
        "red: discard 1UNC3\nblue: tokens 3 2 1\nunrest: 4",
    ),
    case(
        "1UNC4.exhaust",
        "red: romans; play 1UNC4",
        ["exhaust Town", "red: gain", "blue: gain"],
        "red: tokens 5 2 1\nblue: tokens 5 2 1",
    ),
    case(
        "1UNC4.solstice",
        SOLSTICE + "red: romans; play 1UNC4",
        ["gain 2 progress", "put this card"],
        "red: tokens 3 2 3; history 1UNC4",
    ),
    case(
        "1UNC6.exhaust",
        "red: romans; play 1UNC6; deck 1ROM14; tokens 1 0 0",
        ["exhaust Shrine"],
        "red: hand 1ROM14; tokens 0 0 0",
    ),
    case(
        "1UNC6.solstice",
        SOLSTICE + "red: romans; play 1UNC6; hand 1ROM22\nunrest: 5",
        ["Unrest"],
        "red: hand; discard\nunrest: 6",
    ),
    case(
        "1UNC7.play",
        "red: romans; hand 1UNC7; tokens 3 0 0\nblue: celts; play 1CEL21\nregions: 1REG6\nunrest: 6",
        ["play Invasion", "break through for 1 region", "the top card"],
        "red: hand 1REG6; tokens 0 0 0\nblue: play\nunrest: 5",
    ),
    case("1UNC8.exhaust", "red: romans; play 1UNC8", ["exhaust Mysticism"], "red: actions 4"),
    case(
        "1UNC8.solstice",
        SOLSTICE + "red: romans; play 1UNC8; hand 1ROM14 1ROM15\nunrest: 5",
        ["discard"],
        "red: hand; discard 1ROM14 1ROM15\nunrest: 5",
    ),
    case(
        "1UNC9.free_play",
        "red: romans; hand 1UNC9; deck 1ROM14 1ROM15",
        ["play Oracle", "Prosperity"],
        "red: hand 1ROM14; discard 1ROM15 1UNC9",
    ),
    case(
        "1UNC10.exhaust",
        "red: romans; play 1UNC10 1REG8; hand 1ROM9; nation\nblue: celts; nation",
        ["exhaust Agriculture", "play Prosperity", "gain 1 material"],
        "red: tokens 7 2 1",
    ),
    case("1UNC11.exhaust", "red: romans; play 1UNC11 1REG8", ["exhaust Boats"], "red: hand 1REG8; actions 4"),
    case(
        "1UNC12.exhaust",
        "red: romans; play 1UNC12; hand 1REG9; nation",
        ["play Marsh", "exhaust Shaduf"],
        "red: tokens 5 2 2",
    ),
    case(
        "1UNC13.free_play",
        "red: romans; hand 1UNC13 1ROM22\nunrest: 5",
        ["play Rituals", "return"],
        "red: hand; discard 1UNC13\nunrest: 6",
    ),
    case(
        "1UNC13.free_play",
        "red: romans; hand 1UNC13; play 1UNC8*",
        ["play Rituals", "take an exhaust"],
        "red: tokens 3 2 2; play 1UNC8; exhaust 5",
    ),
    case(
        "1UNC14.exhaust",
        "red: romans; play 1UNC14; deck 1ROM14\nblue: celts; play 2UNC7*",
        ["exhaust Ambassador"],
        "red: hand 1ROM14; play 1UNC14*",
    ),
    case(
        "1UNC15.solstice",
        SOLSTICE + "red: romans; play 1UNC15; hand 1ROM22",
        ["Unrest", "gain 1 material"],
        "red: tokens 4 2 1; discard 1ROM22",
    ),
    case(
        "1UNC18.free_play",
        "red: romans; hand 1UNC18; tokens 1 0 0\nmain: 1TRI4 1REG6",
        ["play Gambling", "tributary"],
        "red: hand 1TRI4; tokens 0 0 0",
    ),
    case(
        "1UNC19.exhaust",
        "red: romans; play 1UNC19 1REG5 1REG7; discard 1ROM14; tokens 1 0 0",
        ["exhaust Port", "pay 3"],
        "red: tokens 0 0 0; hand 1ROM14",
    ),
    case(
        "1UNC20.play",
        f"red: romans; hand 1UNC20; tokens 3 0 0\n{MARKET}\nunrest: 5",
        ["play Diplomacy", "Armenians"],
        "red: hand 1TRI1; tokens 0 0 0",
    ),
    case(
        "1UNC21.free_play",
        "red: romans; hand 1UNC21 1ROM22; discard 1ROM14",
        ["play Leadership", "put", "Glory"],
        "red: history 1ROM14; hand 1ROM22",
    ),
    case(
        "1UNC22.free_play",
        "red: romans; hand 1UNC22; discard 1ROM14\nblue: celts; deck 1CEL14",
        ["play Lost Scroll", "Glory", "red: draw", "blue: draw"],
        "red: hand 1ROM14\nblue: hand 1CEL14",
    ),
    case("2UNC1.exhaust", "red: romans; play 2UNC1 1REG6", ["exhaust Mining"], "red: tokens 3 2 2; discard 1REG6"),
    case(
        "2UNC4.play",
        f"red: romans; hand 2UNC4 1ROM22 1ROM14\nblue: celts; play 1CEL20 1CEL21\n{MARKET}",
        ["play Espionage", "Unrest", "Marsh", "blue: Cauldron"],
        "red: hand 1ROM14 1REG9; deck 1ROM22\nblue: hand 1CEL20; play 1CEL21",
    ),
    case(
        "2UNC6.exhaust",
        "red: romans; play 2UNC6; hand 1ROM22; tokens 0 1 0\nunrest: 5",
        ["exhaust Monument"],
        "red: hand; tokens 0 0 0; actions 3\nunrest: 6",
    ),
    case("2UNC7.exhaust", "red: romans; play 2UNC7; deck 1ROM14", ["exhaust Code"], "red: hand 1ROM14"),
    case("2UNC8.exhaust", "red: romans; play 2UNC8", ["exhaust Religion"], "red: actions 4"),
    case(
        "2UNC8.solstice",
        SOLSTICE + "red: romans; play 2UNC8; tokens 3 0 0\nunrest: 5",
        ["pay 3"],
        "red: tokens 0 0 0\nunrest: 5",
    ),
    case(
        "2UNC8.solstice",
        SOLSTICE + "red: romans; play 2UNC8; tokens 2 0 0\nunrest: 5",
        [],
        "red: tokens 2 0 0\nunrest: 4",
    ),
    case(
        "2UNC10.exhaust",
        "red: romans; play 2UNC10 1REG8; hand 1ROM9; nation\nblue: celts; nation",
        ["play Prosperity", "gain 1 material", "exhaust Domestication"],
        "red: tokens 4 2 2",
    ),
    case(
        "2UNC11.exhaust",
        "red: romans; play 2UNC11 1REG8 1REG5",
        ["exhaust Water Mill", "recall 1 fertile"],
        "red: hand 1REG8; tokens 5 3 1",
    ),
    case(
        "2UNC12.exhaust",
        "red: romans; play 2UNC12 1REG5; hand 1ROM9; nation\nblue: celts; nation",
        ["exhaust Qanat", "play Prosperity", "gain 1 material"],
        "red: tokens 7 2 1",
    ),
    case("2UNC18.solstice", SOLSTICE + "red: romans; play 2UNC18", [], "red: tokens 5 2 1"),
    case(
        "2UNC18.passive",
        f"red: romans; empire; hand 2UNC18 1ROM17; tokens 0 2 0\n{MARKET}",
        ["play Road Building", "play Conquer", "Marsh"],
        "red: hand 1REG9; tokens 0 0 0",
    ),
    case(
        "2UNC19.solstice",
        SOLSTICE + "red: romans; play 2UNC19; hand 1ROM22; tokens 1 0 0\nunrest: 5",
        ["pay 1 material"],
        "red: hand; tokens 0 0 0\nunrest: 6",
    ),
    case(
        "2UNC19.solstice", SOLSTICE + "red: romans; empire; play 2UNC19; tokens 3 0 0", ["pay 3"], "red: tokens 0 0 1"
    ),
    # -- civilised ---------------------------------------------------------------------------------------------------
    case(
        "1CIV1.free_play",
        "red: romans; empire; hand 1CIV1 1ROM14 1ROM22\nunrest: 5",
        ["play Drama", "red: Glory"],
        "red: tokens 3 2 2; hand; discard 1CIV1 1ROM14\nblue: tokens 3 2 0\nunrest: 6",
    ),
    case(
        "1CIV2.free_play",
        "red: romans; empire; hand 1CIV2 1ROM22; discard 1ROM14",
        ["play Education", "Unrest", "Glory"],
        "red: history 1ROM14 1ROM22; discard 1CIV2",
    ),
    case(
        "1CIV3.free_play",
        "red: romans; empire; hand 1CIV3; tokens 3 0 0",
        ["play Moneylenders"],
        "red: actions 4; tokens 0 0 0",
    ),
    case(
        "1CIV4.play",
        "red: romans; empire; hand 1CIV4\nunrest: 5",
        ["play Corruption"],
        "red: tokens 5 2 2\nblue: tokens 5 2 1\nunrest: 4",
    ),
    case(
        "1CIV5.play",
        f"seats 3\n"
        f"red: romans; empire; hand 1CIV5\n"
        f"blue: celts; play 1UNC15\n"
        f"white: greeks; play 1GRE11 1REG6\n"
        f"{MARKET}",
        ["play Onager", "skip"],
        "red: tokens 7 2 1\nblue: play; discard 1UNC15\nwhite: play 1REG6",
    ),
    case("1CIV6.solstice", SOLSTICE + "red: romans; play 1CIV6; deck 1ROM14", ["draw"], "red: hand 1ROM14"),
    case("1CIV8.solstice", SOLSTICE + "red: romans; play 1CIV8; tokens 0 2 0", ["pay 2"], "red: tokens 0 0 1"),
    case(
        "1CIV9.exhaust",
        "red: romans; play 1CIV9; hand 1ROM22; tokens 0 1 0\nunrest: 5",
        ["play Unrest", "exhaust Wonder"],
        "red: tokens 0 0 2",
    ),
    case("1CIV10.exhaust", "red: romans; play 1CIV10; deck 1ROM14", ["exhaust Coinage"], "red: hand 1ROM14"),
    case("1CIV10.solstice", SOLSTICE + "red: romans; play 1CIV10", [], "red: tokens 5 2 1"),
    case(
        "1CIV11.play",
        "red: romans; empire; hand 1CIV11 1ROM22; discard 1ROM14",
        ["play Exports", "Glory"],
        "red: hand 1ROM22; tokens 5 2 1\nblue: hand 1ROM14; tokens 5 2 1",
    ),
    case(
        "1CIV12.play", "red: romans; empire; hand 1CIV12; play 1UNC15 1CIV6 1REG6", ["play Urban"], "red: tokens 5 4 1"
    ),
    case(
        "1CIV13.free_play",
        "red: romans; empire; hand 1CIV13; tokens 0 1 0",
        ["play Mercenaries"],
        "red: actions 4; tokens 0 0 0",
    ),
    case(
        "1CIV14.exhaust",
        "red: romans; play 1CIV14; hand 1ROM22",
        ["exhaust Temple"],
        "red: discard 1ROM22; tokens 3 2 2",
    ),
    case(
        "1CIV14.solstice",
        SOLSTICE + "red: romans; play 1CIV14; discard 1ROM22\nunrest: 5",
        [],
        "red: discard\nunrest: 6",
    ),
    case(
        "1CIV15.play",
        f"red: romans; empire; hand 1CIV15; play 1REG8\nblue: celts; play 1CEL21\n{MARKET}",
        ["play Cataphract", "Marsh", "Hills", "Armenians", "skip"],
        "red: play 1REG8(1CIV15); hand 1REG9; tokens 3 3 1\nblue: play; discard 1CEL21\nexile: 1TRI1",
    ),
    case("2CIV7.solstice", SOLSTICE + "red: romans; play 2CIV7; discard 1REG6", ["Forest"], "red: hand 1REG6; discard"),
    case(
        "2CIV7.exhaust",
        f"red: romans; empire; play 2CIV7; hand 1ROM8\n{MARKET}",
        ["play Emperor", "Marsh", "exhaust Astronomy"],
        "red: tokens 3 2 2",
    ),
    case(
        "2CIV8.passive",
        f"red: romans; empire; hand 2CIV8 1ROM8\n{MARKET}\nexile: 1TRI4\nunrest: 5",
        ["play Cartography", "play Emperor", "Ionians from exile"],
        "exile:\nunrest: 4",
    ),
    case(
        "2CIV9.passive",
        "red: romans; empire; hand 2CIV9 1CIV6; actions 1",
        ["play Masonry", "play Metropolis"],
        "red: play 2CIV9 1CIV6; actions 0; points 2CIV9=2",
    ),
    case("2CIV10.solstice", SOLSTICE + "red: romans; play 2CIV10", [], "red: tokens 5 2 1"),
    case(
        "2CIV10.passive",
        "red: romans; empire; hand 2CIV10; deck 1ROM14 1ROM15 1ROM16 1ROM17 1ROM20 1ROM21 1ROM22",
        ["play Civil Service", "Armenians"],
        "red: deck 1ROM22",
    ),
    case(
        "2CIV14.exhaust",
        "red: romans; play 2CIV14; discard 1ROM22\nunrest: 5",
        ["exhaust Amphitheatre"],
        "red: tokens 3 2 2; discard\nunrest: 6",
    ),
    case("2CIV14.solstice", SOLSTICE + "red: romans; play 2CIV14; hand 1ROM22", [], "red: discard 1ROM22; hand"),
    # -- tributaries -------------------------------------------------------------------------------------------------
    case(
        "1TRI1.play",
        f"red: romans; hand 1TRI1\n{MARKET.replace('1TRI1', '1TRI3')}\nunrest: 5",
        ["play Armenians"],
        "red: history 1TRI1\nunrest: 4",
    ),
    case(
        "1TRI2.free_play", "red: romans; hand 1TRI2; actions 0", ["play Assyrians"], "red: tokens 3 3 1; discard 1TRI2"
    ),
    case(
        "1TRI3.play",
        "red: romans; hand 1TRI3; nation 1ROM9 1ROM2",
        ["play Egyptians"],
        "red: discard 1ROM9; nation 1ROM2; history 1TRI3; exhaust 5",
    ),
    case(
        "1TRI4.free_play",
        "red: romans; hand 1TRI4; discard 1ROM22 1ROM23\nunrest: 5",
        ["play Ionians", "Unrest", "Unrest"],
        "red: discard; history 1TRI4\nunrest: 7",
    ),
    case(
        "1TRI5.passive",
        "red: romans; hand 1TRI5; deck 1ROM14 1ROM15 1ROM16 1ROM17 1ROM20 1ROM21 1ROM22",
        ["play Qin", "Armenians"],
        "red: deck 1ROM22",
    ),
    case("1TRI6.free_play", "red: romans; hand 1TRI6; play 1UNC8*", ["play Olmecs"], "red: play 1UNC8; exhaust 5"),
    case(
        "1TRI7.end_of_game",
        "seats 2, ending 2, stage solstice\nred: romans; deck 1TRI7; hand 1ROM22; tokens 0 0 0\nunrest: 5",
        ["Unrest"],
        "red: hand\nunrest: 6",
    ),
    case("1TRI8.play", "red: romans; hand 1TRI8", ["play Aksumites"], "red: tokens 7 2 1"),
    case("1TRI9.free_play", "red: romans; hand 1TRI9 1ROM22", ["play Minoans"], "red: deck 1ROM22; tokens 3 2 3"),
    case("1TRI10.solstice", SOLSTICE + "red: romans; play 1TRI10; discard 1REG6", ["take 1 region"], "red: hand 1REG6"),
    case(
        "1TRI11.play",
        "red: romans; hand 1TRI11\nregions: 1REG6",
        ["play Hittites", "the top"],
        "red: hand 1REG6; history 1TRI11",
    ),
    case("2TRI1.play", "red: romans; hand 2TRI1", ["play Etruscans"], "red: tokens 3 2 3; discard 2TRI1"),
    case(
        "2TRI2.exhaust",
        "red: romans; empire; hand 1CIV4\nblue: celts; play 2TRI2\nunrest: 5",
        ["play Corruption", "blue: exhaust", "suffer", "ignore"],
        "blue: play 2TRI2*; tokens 5 2 1\nunrest: 5",
    ),
    case(
        "2TRI3.play",
        "red: romans; empire; hand 2TRI3\nblue: celts; tokens 1 0 0\nunrest: 5",
        ["play Vikings"],
        "red: tokens 6 2 1\nblue: tokens 0 0 0\nunrest: 4",
    ),
    case("2TRI4.play", f"red: romans; hand 2TRI4\n{MARKET}\nunrest: 5", ["play Phoenicians"], "red: history 2TRI4"),
    case(
        "2TRI5.play",
        "red: romans; hand 2TRI5; play 1REG6\nfame: 1FAM4",
        ["play Romans"],
        "red: hand 1FAM4; discard 1REG6\nblue: tokens 3 2 2\nexile: 2TRI5",
    ),
    case("2TRI6.solstice", SOLSTICE + "red: romans; play 2TRI6", ["gain 1 population"], "red: tokens 3 3 1"),
    case(
        "2TRI7.play",
        "red: romans; hand 2TRI7; deck 1ROM14",
        ["play Carthaginians"],
        "red: tokens 5 2 1; hand\nblue: hand 1ROM14",
    ),
    case(
        "2TRI8.play",
        f"red: romans; hand 2TRI8; tokens 0 2 0\n{MARKET}\nunrest: 5",
        ["play Persians", "Armenians"],
        "red: hand 1TRI1; history 2TRI8; tokens 0 0 0",
    ),
    case(
        "2TRI9.play",
        "red: romans; hand 2TRI9\nuncivilised: 1UNC9\nunrest: 5",
        ["play Celts", "the top"],
        "red: hand 1UNC9; discard 2TRI9\nunrest: 4",
    ),
    case(
        "2TRI10.play",
        f"red: romans; hand 2TRI10\n{MARKET}\nexile: 1REG4\nregions: 1REG6",
        ["play Macedonians", "Coast from exile"],
        "red: hand 1REG4 1REG9; history 2TRI10",
    ),
    case("2TRI11.play", "red: romans; hand 2TRI11", ["play Xiongnu"], "red: tokens 3 2 2\nblue: tokens 3 2 0"),
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_common_card_is_in_the_table() -> None:
    assert untested_cards(CARDS_OF[0] + CARDS_OF[1], CASES) == []
