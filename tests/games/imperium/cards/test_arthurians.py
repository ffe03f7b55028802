"""The Arthurians, card by card. They stay barbarians; their development area holds the impending quests."""

import pytest

from .table import Case, case, name_of, run, untested

MARKET = "market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2"
SOLSTICE = "seats 2, stage solstice\n"

CASES = [
    # -- the power card and the Court --------------------------------------------------------------------------------
    case(
        "2ART1.A.exhaust",
        "red: arthurians A; hand 2ART20; discard 2ART17 2ART21",
        ["exhaust Arthurians"],
        "red: hand 2ART17; discard 2ART20 2ART21; exhaust 4",
    ),
    case(  # the card just discarded may be the one taken
        "2ART1.A.exhaust",
        "red: arthurians A; hand 2ART20 2ART18; discard 2ART17 2ART21",
        ["exhaust Arthurians", "Cai", "Cai"],
        "red: hand 2ART18 2ART20; discard 2ART17 2ART21",
    ),
    case(  # any knight: the Cataphract too
        "2ART1.A.exhaust",
        "red: arthurians A; hand 2ART20; discard 1CIV15",
        ["exhaust Arthurians"],
        "red: hand 1CIV15; discard 2ART20",
    ),
    case(
        "2ART1.A.solstice",
        f"{SOLSTICE}red: arthurians A; hand 2ART20 2ART21",
        ["Arthurians", "Uthyr Pendragon"],
        "red: hand 2ART21; discard 2ART20; tokens 3 2 2",
    ),
    case(  # with an empty hand only the progress
        "2ART1.B.solstice", f"{SOLSTICE}red: arthurians B", ["Arthurians"], "red: hand; discard; tokens 3 2 2"
    ),
    case("2ART1", "red: arthurians B", [], "red: points 2ART1=6"),
    case("2ART1", "red: arthurians A", [], "red: points 2ART1=0"),
    case(
        "2ART2.exhaust",
        "red: arthurians B; play 2ART11; hand 2ART20 2ART26",
        ["exhaust King Arthur's Court", "Uthyr Pendragon"],
        "red: hand; discard 2ART20; exhaust 4\nunrest: 6",
    ),
    case(  # the price may be paid for nothing: the unrest itself is discarded
        "2ART2.exhaust",
        "red: arthurians B; play 2ART11; hand 2ART26",
        ["exhaust King Arthur's Court"],
        "red: hand; discard 2ART26\nunrest: 5",
    ),
    case(
        "2ART2.solstice",
        f"{SOLSTICE}red: arthurians B",
        ["King Arthur's Court", "take 1 unrest", "Excalibur"],  # then the power card has that unrest discarded
        "red: hand; discard 1UNR4; development 2ART3 2ART4 2ART5 2ART6; tokens 3 2 2\nunrest: 5",
    ),
    case(
        "2ART2.solstice",
        f"{SOLSTICE}red: arthurians B",
        ["King Arthur's Court", "skip"],
        "red: hand; development 2ART3 2ART4 2ART5 2ART6 2ART7\nunrest: 6",
    ),
    case(  # Graal is the last one
        "2ART2.solstice",
        f"{SOLSTICE}red: arthurians B; development 2ART3",
        ["King Arthur's Court", "take 1 unrest"],
        "red: discard 1UNR4; development",
    ),
    case("2ART2", "red: arthurians; hand 1CIV2; deck 1UNC15 1UNC3; discard 1CIV3", [], "red: points 2ART2=3"),
    case(
        "2ART2",
        "red: arthurians; deck 1CIV2 1CIV3 1CIV4 1CIV5 1CIV6 1CIV8 1CIV10 1CIV11 1CIV12 1CIV13 1CIV14",
        [],
        "red: points 2ART2=10",
    ),
    # -- the quests --------------------------------------------------------------------------------------------------
    case(  # any card of the history; an exiled card, but no knight, with its unrest
        "2ART3.free_play",
        "red: arthurians; hand 2ART3; history 2ART20 2ART16; actions 0\nexile: 2ART17 1UNC9 1REG9",
        ["play Graal", "Uthyr Pendragon", "Oracle"],
        """
        red: hand 1UNC9 1UNR4 2ART20; history 2ART16; discard 2ART3; points 2ART3=8
        exile: 2ART17 1REG9
        ending: 1
        """,
    ),
    case(  # a card without a suit brings no unrest
        "2ART3.free_play",
        "red: arthurians; hand 2ART3; history 2ART20\nexile: 2ART17 2ART5",
        ["play Graal", "skip", "Twrch Trwyth"],
        "red: hand 2ART5; history 2ART20\nexile: 2ART17\nending: 1\nunrest: 6",
    ),
    case(  # both parts are optional
        "2ART3.free_play",
        "red: arthurians; hand 2ART3; history 2ART20\nexile: 1UNC9",
        ["play Graal", "skip", "skip"],
        "red: hand; history 2ART20; discard 2ART3\nexile: 1UNC9\nending: 1",
    ),
    case(  # D31: the top fame card without a look
        "2ART4.play",
        "red: arthurians; hand 2ART4; deck 2ART20 2ART24\nfame: 1FAM1 1FAM2",
        ["play Lawnslot Llyn"],
        "red: hand 1FAM1; deck 2ART20; history 2ART24; discard\nexile: 2ART4\nfame: 1FAM2",
    ),
    case(  # D31: King of Kings when none is left: 6 progress for barbarians; Guennuvar is not found below a region
        "2ART4.play",
        "red: arthurians; hand 2ART4; play 2ART21(2ART24); tokens 0 0 0\nfame:",
        ["play Lawnslot Llyn"],
        "red: play 2ART21(2ART24); history; tokens 0 0 6\nexile: 2ART4\nending: 1",
    ),
    case("2ART4", "red: arthurians; discard 2ART4", [], "red: points 2ART4=2"),
    case(  # D2: without an action token and in spite of the icon
        "2ART5.exhaust",
        "red: arthurians; play 2ART5; hand 1CIV4; tokens 0 0 1; actions 0",
        ["exhaust Twrch Trwyth"],
        "red: play 2ART5*; hand; discard 1CIV4; tokens 2 0 1; actions 0\nblue: hand 1UNR4",
    ),
    case(  # D35: with no empire card in hand the price is paid for nothing
        "2ART5.exhaust",
        "red: arthurians; play 2ART5; hand 2ART20; tokens 0 0 1",
        ["exhaust Twrch Trwyth"],
        "red: play 2ART5*; hand 2ART20; tokens 0 0 0; actions 3",
    ),
    case(  # D35: printed conditions still apply: Edicts need Ashoka in history
        "2ART5.exhaust",
        "red: arthurians; play 2ART5; hand 2MAU7 2ART20; tokens 0 0 1",
        ["exhaust Twrch Trwyth"],
        "red: play 2ART5*; hand 2MAU7 2ART20; tokens 0 0 0",
    ),
    case(  # a pinned empire card stays in play and works
        "2ART5.exhaust",
        "red: arthurians; play 2ART5; hand 1CIV10 1CIV6; deck 2ART20; tokens 0 0 1",
        ["exhaust Twrch Trwyth", "Coinage", "exhaust Coinage"],
        "red: play 2ART5* 1CIV10*; hand 1CIV6 2ART20; actions 3; exhaust 3",
    ),
    case(
        "2ART5.solstice",
        f"{SOLSTICE}red: arthurians B; play 2ART5; hand 2ART17; development 2ART3 2ART7 2ART4",
        ["Twrch Trwyth", "Peredur", "exile", "Excalibur"],
        "red: hand; discard 2ART17; development 2ART3 2ART4\nexile: 2ART7",
    ),
    case(  # or up to 2 unrest, of the hand and the discard pile
        "2ART5.solstice",
        f"{SOLSTICE}red: arthurians B; play 2ART5; hand 2ART17 2ART26; discard 2ART27",
        ["Twrch Trwyth", "Peredur", "return", "Unrest (Arthurians, no. 1)", "Unrest"],
        "red: hand; discard 2ART17\nunrest: 6",
    ),
    case(
        "2ART5.solstice",
        f"{SOLSTICE}red: arthurians B; play 2ART5; hand 2ART17",
        ["Twrch Trwyth", "skip"],
        "red: hand 2ART17; development 2ART3 2ART4 2ART6 2ART7\nexile:",
    ),
    case(  # only Graal is left: D17: the exile would do nothing, the return stays open
        "2ART5.solstice",
        f"{SOLSTICE}red: arthurians B; play 2ART5; hand 2ART17 2ART26; development 2ART3",
        ["Twrch Trwyth", "Peredur", "no more"],
        "red: hand 2ART26; discard 2ART17; development 2ART3\nexile:",
    ),
    case("2ART5", "red: arthurians; discard 2ART5", [], "red: points 2ART5=-4"),
    case(  # through Twrch Trwyth; the knight may come from the nation deck
        "2ART6.play",
        """
        red: arthurians; play 2ART5; hand 2ART6 2ART17; deck 2ART18; nation 2ART14 2ART8; tokens 0 0 1
        fame: 1FAM1 1FAM2 1FAM4
        """,
        ["exhaust Twrch Trwyth", "Gwalchmei", "Great"],
        """
        red: hand 1FAM2 2ART17; deck 2ART18; nation 2ART8; history 2ART14; discard 2ART6; tokens 0 0 0; points 2ART6=1
        fame: 1FAM1 1FAM4
        """,
    ),
    case(  # D35: without a knight to find the leading price cannot be met, so he stays in hand
        "2ART6",
        "red: arthurians; play 2ART5; hand 2ART6 2ART20; nation 2ART8; tokens 0 0 1",
        ["exhaust Twrch Trwyth"],
        "red: hand 2ART6 2ART20; tokens 0 0 0",
    ),
    case(
        "2ART7.play",
        "red: arthurians; hand 2ART7; play 2ART10(2ART17) 2ART13 2ART21\ncivilised: 1CIV10",
        ["play Excalibur", "Viviane of the Lake", "civilised", "the top card"],
        "red: hand 1CIV10; play 2ART13 2ART21; discard 2ART7 2ART10 2ART17; points 2ART7=2",
    ),
    case(
        "2ART7.play",
        "red: arthurians; hand 2ART7; play 2ART13 2ART21\nmain: 1CIV3 1TRI4",
        ["play Excalibur", "tributary", "reveal"],
        "red: hand 1TRI4; play 2ART21; discard 2ART7 2ART13",
    ),
    # -- the nadir card ----------------------------------------------------------------------------------------------
    case(  # straight into play at a reshuffle: no flip, no end
        "2ART8.when",
        "red: arthurians; hand 2ART25; nation 2ART8; discard 2ART20",
        ["play Cafall"],
        "red: play 2ART8; deck 2ART20; hand; nation; barbarian; exhaust 4; points 2ART8=2\nending: 0",
    ),
    case(  # also when Morigena turns it up
        "2ART8.when",
        "red: arthurians; hand 2ART16; nation 2ART8; play 2ART21(2ART23)\nunrest: 6",
        ["play Morigena", "Britannia Prima"],
        "red: play 2ART8; nation; discard 2ART16 2ART21 2ART23; barbarian\nending: 0",
    ),
    case(  # a garrisoned knight; its host stays
        "2ART8.solstice",
        f"{SOLSTICE}red: arthurians B; play 2ART8 2ART21(2ART17); hand 2ART18 2ART20",
        ["Gwaith Camlan", "put 1 knight", "Peredur"],
        "red: play 2ART8 2ART21; hand 2ART18 2ART20; history 2ART17\nunrest: 6",
    ),
    case(
        "2ART8.solstice",
        f"{SOLSTICE}red: arthurians B; play 2ART8; hand 2ART18 2ART20",
        ["Gwaith Camlan", "put 1 knight"],
        "red: play 2ART8; hand 2ART20; history 2ART18\nunrest: 6",
    ),
    case(
        "2ART8.solstice",
        f"{SOLSTICE}red: arthurians B; play 2ART8; hand 2ART18",
        ["Gwaith Camlan", "take 2 unrest"],
        "red: play 2ART8; hand 1UNR3 1UNR4 2ART18; history\nunrest: 4",
    ),
    case(  # D17: no knight: the unrest is forced
        "2ART8.solstice",
        f"{SOLSTICE}red: arthurians B; play 2ART8; hand 2ART20; discard 2ART18",
        ["Gwaith Camlan"],
        "red: hand 1UNR3 1UNR4 2ART20\nunrest: 4",
    ),
    case(  # D4: Lawnslot as the active quest may be used, and the Court is free again
        "2ART8.solstice",
        f"{SOLSTICE}red: arthurians B; play 2ART8; front 2ART2(2ART4)",
        ["Gwaith Camlan", "put 1 knight", "King Arthur's Court", "take 1 unrest", "Excalibur"],
        "red: history 2ART4; development 2ART3 2ART5 2ART6",
    ),
    # -- the nation deck ---------------------------------------------------------------------------------------------
    case(  # D28: then the play text of the region, which may take another card
        "2ART9.play",
        "red: arthurians; hand 2ART9; play 2ART21 2ART10; discard 2ART7 2ART16; deck 2ART20",
        ["play Bedwyr", "Excalibur", "Britannia Prima", "skip"],
        "red: hand 2ART7; play 2ART21(2ART9) 2ART10; deck 2ART20; discard 2ART16",
    ),
    case(
        "2ART9.play",
        "red: arthurians; hand 2ART9; play 2ART21 2ART10; discard 2ART7; deck 2ART20",
        ["play Bedwyr", "skip", "Britannia Prima", "Uthyr Pendragon"],
        "red: hand; play 2ART21(2ART9 2ART20) 2ART10; deck; discard 2ART7",
    ),
    case(
        "2ART9.play",
        "red: arthurians; hand 2ART9; play 2ART21; discard 2ART7",
        ["play Bedwyr", "Excalibur", "skip"],
        "red: play 2ART21; deck 2ART7; discard 2ART9",
    ),
    case(  # D28: the state icon of the region is not asked for again; its exhaust text is not resolved
        "2ART9.play",
        f"red: arthurians; hand 2ART9; play 2ATL16\n{MARKET}",
        ["play Bedwyr", "Thule", "Elders"],
        "red: play 2ATL16(2ART9); tokens 3 3 1\nexile: 1UNC3",
    ),
    case("2ART10.play", "red: arthurians; hand 2ART10", ["play Viviane"], "red: play 2ART10; tokens 3 2 2"),
    case(  # the knight below it, the host stays; other knights do not matter
        "2ART10.solstice",
        f"{SOLSTICE}red: arthurians B; play 2ART10(2ART17 2ART26) 2ART21(2ART18); deck 2ART20",
        ["Viviane of the Lake", "recall 1 knight"],
        "red: hand 2ART17; play 2ART10(2ART26) 2ART21(2ART18); deck 2ART20",
    ),
    case(
        "2ART10.solstice",
        f"{SOLSTICE}red: arthurians B; play 2ART10(2ART17); deck 2ART20",
        ["Viviane of the Lake", "draw 1 card"],
        "red: hand 2ART20; play 2ART10(2ART17); deck",
    ),
    case(  # D17: no knight here: the draw
        "2ART10.solstice",
        f"{SOLSTICE}red: arthurians B; play 2ART10(2ART26) 2ART21(2ART18); deck 2ART20",
        ["Viviane of the Lake"],
        "red: hand 2ART20; deck",
    ),
    case(  # D32: Gwaith Camlan comes by this draw and waits for the next solstice
        "2ART8.when",
        f"{SOLSTICE}red: arthurians B; play 2ART10; nation 2ART8; discard 2ART20",
        ["Viviane of the Lake", "Arthurians"],
        "red: play 2ART8 2ART10; hand; discard 2ART20; tokens 3 2 2\nunrest: 6",
    ),
    case(
        "2ART11.solstice",
        f"{SOLSTICE}red: arthurians B; play 2ART11; hand 2ART20 2ART26; deck 2ART21",
        ["City of Camelot", "Unrest", "draw 1 card"],
        "red: hand 2ART20 2ART21; discard 2ART26; deck",
    ),
    case(
        "2ART12.play",
        "red: arthurians; hand 2ART12; deck 2ART17 2ART20",
        ["play Britannia Flavia", "Peredur"],  # the card just drawn
        "red: play 2ART12(2ART17); hand; deck 2ART20",
    ),
    case(
        "2ART13.play",
        "red: arthurians; hand 2ART13; discard 2ART17 2ART20",
        ["play Ynys Afallach", "Peredur"],
        "red: play 2ART13(2ART17); hand; discard 2ART20",
    ),
    case(
        "2ART13.play",
        "red: arthurians; hand 2ART13; discard 2ART17 2ART18",
        ["play Ynys Afallach", "Cai", "skip"],
        "red: play 2ART13; hand 2ART18; discard 2ART17",
    ),
    case(  # with its garrison
        "2ART13.solstice",
        f"{SOLSTICE}red: arthurians B; play 2ART13(2ART17)",
        ["Ynys Afallach", "pay 1 progress"],
        "red: hand 2ART13 2ART17; play; tokens 3 2 0",
    ),
    case(
        "2ART13.solstice",
        f"{SOLSTICE}red: arthurians B; play 2ART13(2ART17)",
        ["Ynys Afallach", "skip"],
        "red: hand; play 2ART13(2ART17); tokens 3 2 1",
    ),
    case(  # two knights and the active quest (D4); he himself is not yet below a region
        "2ART14.play",
        "red: arthurians; hand 2ART14; play 2ART21(2ART17 2ART18) 2ART10; front 2ART2(2ART4)",
        ["play Gwalchmei", "Viviane of the Lake"],
        "red: play 2ART21(2ART17 2ART18) 2ART10(2ART14); hand 1UNR4; tokens 3 2 5\nunrest: 5",
    ),
    case(  # D6: the unrest is obligatory
        "2ART14.play",
        "red: arthurians; hand 2ART14",
        ["play Gwalchmei"],
        "red: hand 1UNR4; discard 2ART14; tokens 3 2 1",
    ),
    case(
        "2ART15.free_play",
        """
        red: arthurians; hand 2ART15; play 2ART21(2ART17 2ART26) 2ART22(2ART20); deck 2ART9 2ART14; actions 0
        blue: celts B; hand 1CEL16 1CEL17 1CEL18
        """,
        ["play Lady Bertilak", "blue: Advance", "blue: Conquer"],
        """
        red: hand 2ART9 2ART14; play 2ART22(2ART20); discard 2ART15 2ART17 2ART21 2ART26; actions 0
        blue: hand 1CEL18; discard 1CEL16 1CEL17
        """,
    ),
    case(  # D6: without such a region the rest still happens
        "2ART15.free_play",
        "red: arthurians; hand 2ART15; play 2ART22(2ART20); deck 2ART9 2ART14\nblue: celts B; hand 1CEL16",
        ["play Lady Bertilak"],
        "red: hand 2ART9 2ART14; play 2ART22(2ART20); discard 2ART15\nblue: hand; discard 1CEL16",
    ),
    case("2ART15", "red: arthurians; history 2ART15; hand 2ART16", [], "red: points 2ART15=2 2ART16=0"),
    # -- the starting deck -------------------------------------------------------------------------------------------
    case("2ART16", "red: arthurians; history 2ART16; hand 2ART15", [], "red: points 2ART15=0 2ART16=2"),
    case(
        "2ART16.play",
        """
        red: arthurians; hand 2ART16; play 2ART21(2ART23 2ART17) 2ART22; front 2ART2(2ART7); nation 2ART9 2ART8
        unrest: 6
        """,
        ["play Morigena", "Britannia Prima"],
        "red: play 2ART22; discard 2ART7 2ART9 2ART16 2ART17 2ART21 2ART23; nation 2ART8\nunrest: 4",
    ),
    case(  # optional
        "2ART16.play",
        "red: arthurians; hand 2ART16; play 2ART21(2ART23); front 2ART2(2ART7)",
        ["play Morigena", "skip"],
        "red: play 2ART21(2ART23); hand 1UNR4; discard 2ART16\nblue: hand 1UNR3",
    ),
    case(  # D23: no active quest and no nation deck: allowed
        "2ART16.play",
        "red: arthurians; hand 2ART16; play 2ART21(2ART23); nation",
        ["play Morigena", "Britannia Prima"],
        "red: play; hand 1UNR4; discard 2ART16 2ART21 2ART23",
    ),
    case(  # avoided by blue; red takes its unrest all the same
        "2ART16.play",
        "red: arthurians; hand 2ART16\nblue: celts B; play 1REG12",
        ["play Morigena", "blue: Cape", "blue: ignore it"],
        "red: hand 1UNR4; discard 2ART16\nblue: hand 1REG12\nunrest: 5",
    ),
    case(
        "2ART17.play",
        "red: arthurians; hand 2ART17 2ART26; play 2ART10",
        ["play Peredur", "return 1 unrest", "Viviane of the Lake"],
        "red: hand; play 2ART10(2ART17); tokens 3 2 2\nunrest: 6",
    ),
    case(  # the garrison is open even without an unrest
        "2ART17.play",
        "red: arthurians; hand 2ART17; play 2ART10",
        ["play Peredur", "return 1 unrest", "skip"],
        "red: hand; play 2ART10; discard 2ART17",
    ),
    case(  # D1: Graal to the hand, from the deck
        "2ART17.play",
        "red: arthurians; hand 2ART17; deck 2ART20 2ART3; development",
        ["play Peredur", "find"],
        "red: hand 2ART3; deck 2ART20; discard\nexile: 2ART17",
    ),
    case(  # an impending or active Graal is not found
        "2ART17.play",
        "red: arthurians; hand 2ART17; deck 2ART20; development 2ART3",
        ["play Peredur", "find"],
        "red: hand; development 2ART3\nexile: 2ART17",
    ),
    case(
        "2ART18.play",
        "red: arthurians; hand 2ART18; play 2ART21; discard 2ART22 2ART20",
        ["play Cai", "Britannia Secunda", "Britannia Prima", "skip"],
        "red: hand 2ART22; play 2ART21(2ART18); discard 2ART20",
    ),
    case(
        "2ART18.play",
        "red: arthurians; hand 2ART18; play 2ART21; discard 2ART22 2ART12",
        ["play Cai", "Britannia Flavia", "skip"],
        "red: deck 2ART12; play 2ART21; discard 2ART18 2ART22",
    ),
    case(
        "2ART19.play",
        f"red: arthurians; hand 2ART19; play 2ART21(2ART17) 2ART22(2ART18) 2ART10\n{MARKET}",
        ["play King Arthur", "Britannia Prima", "Armenians"],
        "red: hand 1TRI1 1UNR6; play 2ART22(2ART18) 2ART10; discard 2ART17 2ART19 2ART21",
    ),
    case(  # the Cataphract is a knight for every effect that asks for one
        "2ART19.play",
        f"red: arthurians; hand 2ART19; play 2ART21(1CIV15)\n{MARKET}",
        ["play King Arthur", "Coast"],
        "red: hand 1REG4; play; discard 1CIV15 2ART19 2ART21",
    ),
    case(
        "2ART20.play",
        "red: arthurians; hand 2ART20\nuncivilised: 1UNC9",
        ["play Uthyr Pendragon", "the top card"],
        "red: hand 1UNC9; history 2ART20; discard",
    ),
    case(
        "2ART21.play",
        "red: arthurians; hand 2ART21 2ART26; deck 2ART20",
        ["play Britannia Prima", "Unrest"],
        "red: play 2ART21(2ART26); hand 2ART20; deck",
    ),
    case(
        "2ART22.play",
        "red: arthurians; hand 2ART22 2ART26; deck 2ART20",
        ["play Britannia Secunda", "skip"],
        "red: play 2ART22; hand 2ART20 2ART26; deck",
    ),
    case(  # three of four knights of different regions; the hosts stay
        "2ART23.play",
        """
        red: arthurians; hand 2ART23; play 2ART21(2ART9 2ART17) 2ART22(2ART18 2ART19); front 2ART2(2ART6)
        """,
        ["play Myrddin", "Bedwyr + Cai + King Arthur"],
        "red: hand 2ART6; play 2ART21(2ART17) 2ART22; discard 2ART9 2ART18 2ART19 2ART23",
    ),
    case(  # D24: without an active quest they are abandoned for nothing
        "2ART23.play",
        "red: arthurians; hand 2ART23; play 2ART21(2ART9 2ART17 2ART18)",
        ["play Myrddin"],
        "red: hand; play 2ART21; discard 2ART9 2ART17 2ART18 2ART23; development 2ART3 2ART4 2ART5 2ART6 2ART7",
    ),
    case(
        "2ART24.play",
        f"red: arthurians; hand 2ART24; play 2ART21(2ART19)\n{MARKET}",
        ["play Guennuvar", "acquire", "Education"],
        "red: hand 1CIV2 1UNR7; play 2ART21(2ART19); discard 2ART24; tokens 3 2 1\nblue: tokens 3 2 2",
    ),
    case(  # D5: King Arthur from his garrison place; D2: an empire card, free
        "2ART24.play",
        f"red: arthurians; hand 2ART24 1CIV10; play 2ART21(2ART19 2ART17); actions 1\n{MARKET}",
        ["play Guennuvar", "abandon"],
        "red: hand; play 2ART21(2ART17) 1CIV10; discard 2ART19 2ART24; actions 0; barbarian\nblue: tokens 3 2 2",
    ),
    case(  # D35: he may go for nothing
        "2ART24.play",
        f"red: arthurians; hand 2ART24 2ART20; play 2ART21(2ART19)\n{MARKET}",
        ["play Guennuvar", "abandon"],
        "red: hand 2ART20; play 2ART21; discard 2ART19 2ART24",
    ),
    case(
        "2ART25.free_play",
        "red: arthurians; hand 2ART25 2ART26; deck 2ART20 2ART21 2ART22; actions 0",
        ["play Cafall", "Unrest"],
        "red: hand 2ART20 2ART21; deck 2ART26 2ART22; discard 2ART25; actions 0",
    ),
    case(  # Twrch Trwyth in play
        "2ART25.free_play",
        "red: arthurians; hand 2ART25; deck 2ART20 2ART21; play 2ART5",
        ["play Cafall", "Uthyr Pendragon", "Twrch Trwyth"],
        "red: hand 2ART21; deck 2ART20; play\nexile: 2ART5",
    ),
    case(  # Twrch Trwyth as the active quest
        "2ART25.free_play",
        "red: arthurians; hand 2ART25; deck 2ART20 2ART21; front 2ART2(2ART5)",
        ["play Cafall", "Uthyr Pendragon", "Twrch Trwyth"],
        "red: hand 2ART21; deck 2ART20\nexile: 2ART5",
    ),
    case(  # an impending Twrch Trwyth is out of reach
        "2ART25.free_play",
        "red: arthurians; hand 2ART25; deck 2ART20 2ART21",
        ["play Cafall", "Uthyr Pendragon"],
        "red: hand 2ART21; deck 2ART20; development 2ART3 2ART4 2ART5 2ART6 2ART7\nexile:",
    ),
    case("2ART26", "red: arthurians; hand 2ART26 2ART27", [], "red: points 2ART26=-2 2ART27=-2"),
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_clause_of_the_arthurians_is_in_the_table() -> None:
    assert untested("arthurians", CASES) == []


def test_the_active_quest_lies_below_the_court() -> None:
    t = run(case("2ART2", f"{SOLSTICE}red: arthurians B", ["King Arthur's Court", "take 1 unrest", "Excalibur"], ""))
    assert t.garrison("red", "2ART2") == ["2ART7"]


def test_graal_waits_until_it_is_the_only_impending_quest() -> None:
    t = run(case("2ART3", f"{SOLSTICE}red: arthurians B", ["King Arthur's Court", "take 1 unrest"], ""))
    t.asks("red", "garrison", ["Lawnslot Llyn (Sir Lancelot)", "Twrch Trwyth", "Taliesin the Bard", "Excalibur"])
    before = f"{SOLSTICE}red: arthurians B; development 2ART3"
    t = run(case("2ART3", before, ["King Arthur's Court", "take 1 unrest"], ""))
    assert t.garrison("red", "2ART2") == ["2ART3"]


def test_the_court_holds_one_quest() -> None:
    before = f"{SOLSTICE}red: arthurians B; front 2ART2(2ART7)"
    t = run(case("2ART2", before, ["King Arthur's Court"], "red: hand\nunrest: 6"))
    assert t.garrison("red", "2ART2") == ["2ART7"]


def test_d3_the_active_quest_and_impending_quests_are_not_scored() -> None:
    run(case("2ART3", "red: arthurians A; front 2ART2(2ART3); tokens 0 0 0", [], "red: score 0"))
    run(case("2ART5", "red: arthurians A; front 2ART2(2ART5); tokens 0 0 0", [], "red: score 0"))
    run(case("2ART3", "red: arthurians A; hand 2ART3; tokens 0 0 0", [], "red: score 8"))
    run(case("2ART5", "red: arthurians A; tokens 0 0 0\nexile: 2ART5 2ART4", [], "red: score 0"))  # nor exiled ones


def test_the_court_needs_camelot_in_play() -> None:
    t = run(case("2ART2", "red: arthurians B; hand 2ART11 2ART26", [], ""))
    t.cannot("red", "exhaust...")


def test_the_power_needs_a_card_to_discard() -> None:
    t = run(case("2ART1", "red: arthurians A; discard 2ART17; play 2ART11", [], ""))
    t.cannot("red", "exhaust...")


def test_d32_gwaith_camlan_that_has_just_come_waits_for_the_next_solstice() -> None:
    before = f"{SOLSTICE}red: arthurians B; play 2ART10; nation 2ART8; discard 2ART20"
    t = run(case("2ART8", before, ["Viviane of the Lake", "Arthurians", "skip"], "red: play 2ART8 2ART10"))
    t.asks("red", "turn")
    t.expect("unrest: 6")


def test_d29_gwaith_camlan_cannot_be_recalled_or_abandoned() -> None:
    before = f"red: greeks; empire; hand 1GRE7 1GRE14 1GRE15\nblue: arthurians; play 2ART8 2ART11\n{MARKET}"
    t = run(case("2ART8", before, ["play Greek Innovation", "Glory", "Coast"], ""))
    t.expect("blue: play 2ART8; hand 2ART11")  # the only pinned card that can be
    before = "red: arthurians; play 2ART8; hand 1GRE10; empire"
    run(case("2ART8", before, [], "")).cannot("red", "play Philosophy...")


def test_taliesin_cannot_be_played_as_an_action() -> None:
    t = run(case("2ART6", "red: arthurians; hand 2ART6 2ART17", [], ""))
    t.cannot("red", "play Taliesin...").can("red", "play Peredur (Sir Percival)")


def test_d4_lawnslot_as_the_active_quest_is_below_no_region() -> None:
    before = "red: arthurians; hand 2ART23 2ART19; play 2ART21(2ART9 2ART17); front 2ART2(2ART4)"
    t = run(case("2ART4", before, [], ""))
    t.cannot("red", "play Myrddin...").can("red", "play King Arthur")
    t = run(case("2ART4", "red: arthurians; hand 2ART19; play 2ART21; front 2ART2(2ART4)", [], ""))
    t.cannot("red", "play King Arthur...")


def test_prices_of_the_arthurians_that_cannot_be_met() -> None:
    t = run(case("2ART7", "red: arthurians; hand 2ART7 2ART19; play 2ART21(2ART20)", [], ""))
    t.cannot("red", "play...")
    t = run(case("2ART5", "red: arthurians B; play 2ART5; hand 1CIV4; tokens 9 9 0", [], ""))
    t.cannot("red", "exhaust...")


def test_guennuvar_without_king_arthur_below_a_region() -> None:
    """D5: in hand or discard pile he does not help."""
    before = f"red: arthurians; hand 2ART24 2ART19 1CIV10; play 2ART21\n{MARKET}"
    t = run(case("2ART24", before, ["play Guennuvar"], ""))
    t.asks("red", "acquire", ["Elders", "Education"])


def test_d35_the_icon_is_ignored_for_one_card_only() -> None:
    before = "red: arthurians; play 2ART5; hand 1CIV13 1CIV4; tokens 0 2 1"
    t = run(case("2ART5", before, ["exhaust Twrch Trwyth", "Mercenaries"], "red: actions 4; hand 1CIV4"))
    t.cannot("red", "play Corruption...")


def test_the_arthurians_never_develop() -> None:
    """A free development (Glorious) needs a development area; quests are none."""
    t = run(case("2ART1", "red: arthurians; empire; hand 1FAM5; tokens 9 9 9", ["play Glorious"], ""))
    t.expect("red: history 1FAM5; development 2ART3 2ART4 2ART5 2ART6 2ART7")


def test_emptying_the_quest_area_does_not_end_the_game() -> None:
    before = f"{SOLSTICE}red: arthurians B; development 2ART3"
    run(case("2ART2", before, ["King Arthur's Court", "take 1 unrest"], "red: development\nending: 0"))
