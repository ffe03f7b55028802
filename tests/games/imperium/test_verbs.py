"""Every verb of the notation, on a card that has it."""

import pytest

from boardwright.games.imperium.cards import REGISTERED
from boardwright.games.imperium.effects.build import VERBS

from .cards.table import Case, case, run

assert REGISTERED

CASES: dict[str, Case] = {
    # -- control -----------------------------------------------------------------------------------------------------
    "seq": case(  # Elders, second option: break through, then each other player gains 1 progress
        "1UNC3.play",
        """
        red: romans; hand 1UNC3
        uncivilised: 1UNC9
        """,
        ["play Elders", "break through for 1 uncivilised card, then", "the top card"],
        """
        red: hand 1UNC9; discard 1UNC3
        blue: tokens 3 2 2
        """,
    ),
    "choose": case(
        "1CEL14.play", "red: celts; hand 1CEL14\nblue: romans", ["play Druids", "gain 1 progress"], "red: tokens 3 2 2"
    ),
    "may": case("1ROM20.play", "red: romans; hand 1ROM20 1ROM22", ["play Dalmatia", "skip"], "red: hand 1ROM22"),
    "cost": case(
        "1CIV3.free_play",
        "red: romans; empire; hand 1CIV3; tokens 3 0 0",
        ["play Moneylenders"],
        "red: actions 4; tokens 0 0 0",
    ),
    "iff": case(
        "2UNC1.exhaust",
        "red: romans; play 2UNC1 1REG2",  # Jungle has no production icon
        ["exhaust Mining"],
        "red: tokens 3 2 3; discard 1REG2",
    ),
    "each_player": case(
        "1UNC4.exhaust",
        "red: romans; play 1UNC4",
        ["exhaust Town", "red: gain", "blue: skip"],
        "red: tokens 5 2 1\nblue: tokens 3 2 1",
    ),
    "each_other": case(
        "1CIV4.play",
        "red: romans; empire; hand 1CIV4\nunrest: 5",
        ["play Corruption"],
        "red: tokens 5 2 2\nblue: tokens 5 2 1\nunrest: 4",
    ),
    "times": case(
        "2TRI10.play",
        """
        red: romans; hand 2TRI10
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        regions: 1REG6 1REG7
        exile: 1REG9
        """,
        ["play Macedonians", "Marsh from exile"],
        "red: hand 1REG9 1REG4; history 2TRI10",
    ),
    "instead": case(
        "1VIK1.B.when", "red: vikings B; hand 1TRI4\nblue: romans", ["play Ionians"], "red: discard 1TRI4; history"
    ),
    # -- tokens ------------------------------------------------------------------------------------------------------
    "gain": case("2FAM2.free_play", "red: romans; hand 2FAM2", ["play Independent"], "red: tokens 6 4 1; actions 3"),
    "pay": case(
        "1CEL20.exhaust", "red: celts; play 1CEL20\nblue: romans", ["exhaust Cauldron"], "red: tokens 3 4 0; exhaust 4"
    ),
    "spend": case(
        "1SCY1.A.exhaust",
        "red: scythians A\nregions: 1REG6\nunrest: 5",
        ["exhaust Scythians", "the top card"],
        "red: actions 2; exhaust 4\nunrest: 4",
    ),
    "steal": case(
        "1VIK13.free_play",
        """
        seats 3
        red: vikings; hand 1VIK13
        blue: romans; tokens 1 2 1
        white: greeks; tokens 5 0 0
        unrest: 6
        """,
        ["play Go a'Viking"],
        """
        red: tokens 6 2 1
        blue: tokens 0 2 1
        white: tokens 3 0 0
        unrest: 5
        """,
    ),
    "place": case(
        "1CAR19.free_play",
        "red: carthaginians; hand 1CAR19\nmarket: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2",
        ["play Carthaginian Traders", "Elders"],
        "market: 1REG4, 1UNC3 1 material, ...",
    ),
    "double": case(
        "1CAR1.A.exhaust",
        """
        red: carthaginians A; hand 1CAR18; nation
        market: 1REG4 3 material, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Dido", "acquire 1 region, then", "exhaust Carthaginians", "Elders"],
        "red: tokens 9 3 1; play 1REG4; history 1CAR18",
    ),
    "unexhaust": case(
        "1TRI6.free_play",
        "red: romans; hand 1TRI6; play 1UNC8* 1UNC6*",
        ["play Olmecs", "Mysticism"],
        "red: play 1UNC8 1UNC6*; exhaust 4",
    ),
    "collect": case(
        "2MIN16.solstice",
        "seats 2, stage solstice\nred: minoans B; play 2MIN16; stock 2MIN16=3; tokens 0 0 0",
        [],
        "red: tokens 0 0 3; discard 2MIN16; play",
    ),
    # -- cards -------------------------------------------------------------------------------------------------------
    "acquire": case(
        "1TRI1.play",
        "red: romans; hand 1TRI1\nmarket: 1REG4, 1UNC3 2 progress 1 material, 1CIV2, 1TRI3, 1TRI2\nunrest: 5",
        ["play Armenians"],
        "red: tokens 4 2 3; history 1TRI1\nunrest: 4",
    ),
    "breakthrough": case(
        "1TRI11.play",
        "red: romans; hand 1TRI11\nregions: 1REG6",
        ["play Hittites", "the top card"],
        "red: hand 1REG6; history 1TRI11",
    ),
    "draw": case(
        "2FAM7.free_play",
        "red: romans; hand 2FAM7; deck 1ROM14 1ROM15 1ROM16",
        ["play Eminent"],
        "red: hand 1ROM14 1ROM15; deck 1ROM16",
    ),
    "discard": case(
        "1UNC9.free_play",
        "red: romans; hand 1UNC9 1ROM22; deck 1ROM14 1ROM15 1ROM16",
        ["play Oracle", "Glory"],
        "red: hand 1ROM15 1ROM22; discard 1ROM14 1UNC9; deck 1ROM16",
    ),
    "topdeck": case(
        "1TRI9.free_play",
        "red: romans; hand 1TRI9 1ROM22 1ROM14; deck 1ROM15",
        ["play Minoans", "Glory"],
        "red: deck 1ROM14 1ROM15; tokens 3 2 3",
    ),
    "fetch": case(
        "1MAC7.exhaust",
        "red: macedonians; play 1MAC7; discard 1MAC13 1MAC14; tokens 1 0 0",
        ["exhaust Mosaics", "Advance"],
        "red: hand 1MAC13; discard 1MAC14; tokens 0 0 0",
    ),
    "history": case(
        "1SCY4.exhaust",
        "red: scythians; play 1SCY4; discard 1SCY22 1SCY16",
        ["exhaust Kurgans", "Unrest"],
        "red: history 1SCY22; discard 1SCY16",
    ),
    "sink": case(
        "2ATL12.play",
        """
        red: atlanteans B; hand 2ATL12; play 2ATL16(2ATL19)
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Flood", "Coast"],
        "red: sunken 2ATL12 2ATL16 2ATL19; hand 1REG4; play",
    ),
    "take_unrest": case(
        "1UNC8.solstice",
        "seats 2, stage solstice\nred: romans; play 1UNC8; hand 1ROM14 1ROM15\nunrest: 5",
        ["take 1 unrest"],
        "unrest: 4",
    ),
    "return_unrest": case(
        "1TRI4.free_play",
        "red: romans; hand 1TRI4 1ROM22; discard 1ROM23 1ROM14\nunrest: 5",
        ["play Ionians", "Unrest (Romans, no. 2) from the hand", "Unrest (Romans, no. 3) from the discard pile"],
        "red: hand; discard 1ROM14; history 1TRI4\nunrest: 7",
    ),
    "give": case(
        "1CIV11.play",
        "red: romans; empire; hand 1CIV11 1ROM22; discard 1ROM14",
        ["play Exports", "Unrest (Romans, no. 2) from the hand"],
        "red: hand; discard 1ROM14 1CIV11; tokens 5 2 1\nblue: hand 1ROM22; tokens 5 2 1",
    ),
    "find": case(
        "1VIK21.play",
        "red: vikings; hand 1VIK21; play 1VIK17; tokens 0 1 0; deck 1VIK18 1VIK19; nation 1VIK4 1VIK5 1VIK2\n"
        "blue: romans",
        ["play Erik", "Graenland from the nation deck"],
        "red: hand 1VIK5; nation 1VIK4 1VIK2; discard 1VIK17; tokens 0 0 0\nexile: 1VIK21",
    ),
    "look": case(
        "1VIK16.play",
        "red: vikings; hand 1VIK16; deck 1VIK18 1VIK19; nation 1VIK4 1VIK5 1VIK2\nblue: romans",
        ["play Gothja", "skip", "draw 2 cards"],
        "red: hand 1VIK18 1VIK19; nation 1VIK4 1VIK5 1VIK2",
    ),
    "reveal": case(
        "1UNC18.free_play",
        "red: romans; hand 1UNC18; tokens 1 0 0\nmain: 1REG9 1TRI4",
        ["play Gambling", "region"],
        "red: hand 1REG9; tokens 0 0 0; discard 1UNC18\nmain: 1TRI4",
    ),
    "declare": case(
        "1UNC18.free_play",
        "red: romans; hand 1UNC18; tokens 1 0 0\nmain: 1REG9 1TRI4",
        ["play Gambling", "civilised"],
        "red: hand; tokens 0 0 0\nexile: 1REG9\nmain: 1TRI4",
    ),
    "move": case(
        "1UNR1.play",
        "red: romans; hand 1UNR1; tokens 0 1 0\nunrest: 5",
        ["play Unrest"],
        "red: hand; play; discard; tokens 0 0 0\nunrest: 6",
    ),
    "shuffle": case(
        "1VIK3.play",
        "red: vikings; hand 1VIK3; nation 1VIK4 1VIK2\nblue: romans",
        ["play Iceland", "look at the top card of the nation deck, then", "shuffle"],
        "red: play 1VIK3; nation 1VIK4 1VIK2",
    ),
    "swap": case(
        "1GRE9.exhaust",
        "red: greeks; play 1GRE9\nmarket: 1REG4, 1UNC3 2 progress, 1CIV2, 1TRI1, 1TRI2\nexile: 1REG9\nunrest: 5",
        ["exhaust Lighthouse", "Elders"],
        "market: 1REG4, 1REG9 2 progress, ...\nexile: 1UNC3\nunrest: 6",
    ),
    "exile": case(
        "1REG8.play",
        "red: romans; hand 1REG8\nmarket: 1REG4, 1UNC3 1 material, 1CIV2, 1TRI1, 1TRI2\nunrest: 5",
        ["play Hills", "Education"],
        "exile: 1CIV2\nunrest: 5",
    ),
    "take_fame": case(
        "1VIK12.play",
        "red: vikings; hand 1VIK12\nblue: romans\nfame: 1FAM4 1FAM5",
        ["play Rollo"],
        "red: hand 1FAM4\nexile: 1VIK12\nfame: 1FAM5",
    ),
    "develop": case(
        "1PER4.play",
        "red: persians; empire; hand 1PER4; development 1PER5 1PER7; tokens 4 0 0",
        ["play Development", "develop"],
        "red: development 1PER7; discard 1PER4 1PER5; tokens 0 0 0; exhaust 5\nending: 0",
    ),
    # -- the play area -----------------------------------------------------------------------------------------------
    "recall": case(
        "1UNC11.exhaust",
        "red: romans; play 1UNC11 1REG4 1REG5(1ROM22)",
        ["exhaust Boats", "recall 1 river card"],
        "red: play 1UNC11* 1REG4; hand 1REG5 1ROM22; tokens 5 3 1",
    ),
    "abandon": case(
        "2EGY14.play",
        "red: egyptians; hand 2EGY14; play 2EGY20 2EGY21",
        ["play Flood of the Nile", "Lower Nile"],
        "red: discard 2EGY14 2EGY20; play 2EGY21; tokens 8 2 1",
    ),
    "garrison": case(
        "1ROM11.play",
        "red: romans; hand 1ROM11 1ROM22 1ROM15",
        ["play Gallia", "Prosperity"],
        "red: play 1ROM11(1ROM15); hand 1ROM22",
    ),
    "put_in_play": case(
        "2ART8.when",
        "red: arthurians; hand 2ART16; play 2ART21(2ART23); nation 2ART8\nunrest: 8",
        ["play Morigena", "Britannia Prima"],
        "red: play 2ART8; discard 2ART16 2ART21 2ART23; nation; barbarian",
    ),
    "play": case(
        "1MAC17.exhaust",
        "red: macedonians B; play 1MAC17; discard 1MAC19 1MAC13",
        ["exhaust Phalanx"],
        "red: play 1MAC17* 1MAC19; actions 2; tokens 5 2 1",
    ),
    "free_play": case(
        "2UNC6.exhaust",
        "red: romans; play 2UNC6; hand 1ROM22; tokens 3 0 0; actions 0\nunrest: 5",
        ["exhaust Monument"],
        "red: hand; tokens 0 0 0; actions 0\nunrest: 6",
    ),
    "play_effect": case(
        "1CIV15.play",
        "red: romans; empire; hand 1CIV15; play 1ROM20\n"
        "blue: celts; play 1CEL21\n"
        "market: 1REG4 1 progress, 1UNC3, 1CIV2, 1TRI1, 1TRI2",
        ["play Cataphract", "skip", "Dalmatia"],
        "red: play 1ROM20(1CIV15); tokens 3 3 1\nblue: play; discard 1CEL21",
    ),
    "copy_exhaust": case(
        "1UNC14.exhaust",
        "red: romans; play 1UNC14\nblue: celts; play 1CEL20*",
        ["exhaust Ambassador"],
        "red: tokens 3 4 0; play 1UNC14*\nblue: tokens 3 2 1",
    ),
    "flip": case(
        "2UTO2.A.solstice",
        "seats 2, stage solstice\nred: utopians B; tokens 1 1 6",
        ["if you have at least 5"],
        "red: tokens 1 1 0; barbarian",
    ),
    "trigger_end": case(
        "2ART3.free_play",
        "red: arthurians; hand 2ART3; history 2ART20; actions 0",
        ["play Graal", "Uthyr"],
        "red: hand 2ART20; discard 2ART3\nending: 1",
    ),
    # -- continuous effects and reactions ----------------------------------------------------------------------------
    "hand_size": case(
        "1FAM8.passive",
        "red: romans; hand 1FAM8; deck 1ROM14 1ROM15 1ROM16 1ROM17 1ROM20 1ROM21 1ROM22",
        ["play Awe-inspiring", "Armenians"],
        "red: hand 1ROM14 1ROM15 1ROM16 1ROM17 1ROM20 1ROM21; deck 1ROM22",
    ),
    "lose_icon": case(
        "1CEL5.passive",
        "red: celts B; empire; hand 1CEL5 1CEL18\nblue: romans",
        ["play Chariots", "play Boudicca"],
        "red: tokens 3 2 2; history 1CEL18",
    ),
    "ignore_icon": case(
        "1VIK4.exhaust",
        "red: vikings; play 1VIK4; hand 1CIV13; tokens 0 1 0\nblue: romans",
        ["exhaust Combs", "play Mercenaries"],
        "red: actions 4; tokens 0 0 0",
    ),
    "allow": case(
        "1CEL5.passive",
        "red: celts B; empire; hand 1CEL5 1CEL17; tokens 0 2 0\nblue: romans\nexile: 1REG9",
        ["play Chariots", "play Conquer", "Marsh from exile"],
        "red: hand 1REG9; tokens 0 0 0",
    ),
    "reduce": case(
        "2ATL8.passive",
        "red: atlanteans B; hand 2ATL8 2ATL5; development 2ATL7 2ATL4; tokens 2 2 0",
        ["play Vast Wealth", "play Development", "develop"],
        "red: development 2ATL7; tokens 0 0 0; discard 2ATL5 2ATL4",
    ),
    "treat_as": case(
        "1UNC10.exhaust",
        "red: romans; play 1UNC10 1REG4; hand 1ROM9; deck\nblue: celts; nation",
        ["exhaust Agriculture", "play Prosperity", "skip", "gain 1 material for each"],
        "red: tokens 7 2 1",  # Coast: 1 production, and its fertile icon counts as 3
    ),
    "extra_look": case(
        "1ROM1.A.when",
        "red: romans A; hand 1ROM14; play 1ROM20 1ROM11 1ROM12\nfame: 1FAM1 1FAM2 1FAM4",
        ["play Glory", "Marvellous", "Great"],
        "red: hand 1FAM4; tokens 3 2 2\nfame: 1FAM1 1FAM2",
    ),
    "counts_as": case(
        "2MAU4.passive",
        "red: mauryans B; empire; hand 2MAU4 1ROM14; play 2MAU14\nfame: 1FAM1 1FAM2",
        ["play Grand Trunk Road", "play Glory", "Great"],
        "red: hand 1FAM2; play; discard 1ROM14 2MAU4 2MAU14",
    ),
    "avoid_attack": case(
        "1REG1.when",
        "red: romans; hand 1ROM21\nblue: celts; play 1REG1 1CEL21\nmarket: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2",
        ["play Roman Expansion", "blue: Wilderness", "red: skip", "blue: ignore it"],
        "blue: hand 1REG1; play 1CEL21",
    ),
    "cannot": case("1FAM6", "red: romans; hand 1FAM6 1ROM20", ["play Dalmatia"], "red: hand 1FAM6; play 1ROM20"),
    "require": case("2MAU10.play", "red: mauryans; hand 2MAU10; play 2MAU9", ["play Nanda"], "red: tokens 3 4 1"),
    "substitute": case(
        "2OLM14.exhaust",
        "red: olmecs; play 2OLM14 2OLM7(2OLM24); hand 2OLM18 2OLM19\nmarket: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2",
        ["exhaust Lodestone", "Unrest (Olmecs, no. 1) from a garrison", "Coast"],
        "red: hand 2OLM19 1REG4; discard 2OLM18 2OLM24; play 2OLM14* 2OLM7; actions 2",
    ),
    "active_quest": case(
        "2ART2.solstice",
        "seats 2, stage solstice\nred: arthurians B\nunrest: 5",
        ["King Arthur's Court", "take 1 unrest to", "Excalibur"],
        "red: development 2ART3 2ART4 2ART5 2ART6\nunrest: 4",
    ),
}


@pytest.mark.parametrize("verb", sorted(VERBS))
def test_verb(verb: str) -> None:
    run(CASES[verb])


def test_triumphant_can_neither_be_played_nor_garrisoned() -> None:
    t = run(case("1FAM6", "red: romans; hand 1FAM6 1ROM20 1ROM22", ["play Dalmatia"], ""))
    t.asks("red", "garrison", ["Unrest", "skip"])


def test_nanda_dynasty_needs_arthashastra_in_play() -> None:
    run(case("2MAU10", "red: mauryans; hand 2MAU10 2MAU9", [], "")).cannot("red", "play Nanda...")
