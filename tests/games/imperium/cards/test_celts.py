"""The Celts, card by card."""

import pytest

from boardwright.games.imperium.facts import NATIONS, PLAYERS, START
from boardwright.games.imperium.setup import nation_cards

from .table import Case, case, name_of, run, untested

CASES = [
    # -- the power card ----------------------------------------------------------------------------------------------
    case(  # side A: an uncivilised card is acquired
        "1CEL1.A.exhaust",
        """
        red: celts A; hand 1CEL16; tokens 3 0 0
        blue: romans
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        unrest: 4
        """,
        ["play Advance", "Elders", "exhaust Celts"],
        """
        red: hand 1UNC3 1UNR8; tokens 0 0 0; exhaust 4
        blue: hand 1UNR3
        unrest: 2
        """,  # one unrest below the new market card, one for blue
    ),
    case(  # or broken through for; every other player takes unrest
        "1CEL1.A.exhaust",
        """
        seats 3
        red: celts A; hand 1CEL14; tokens 0 1 0
        blue: romans
        white: greeks
        uncivilised: 1UNC9
        unrest: 4
        """,
        ["play Druids", "pay 1 population", "the top card", "exhaust Celts"],
        """
        red: hand 1UNC9; tokens 0 0 0; exhaust 4
        unrest: 2
        """,
    ),
    case(  # Q36: a two-suited card triggers it, although civilised was declared
        "1CEL1.A.exhaust",
        """
        red: celts A; hand 1CEL16; tokens 5 0 0
        blue: romans
        market: 1REG4, 1UNC15, 1CIV2, 1TRI1, 1TRI2
        unrest: 4
        """,
        ["play Advance", "pay 5", "civilised", "City", "exhaust Celts"],
        """
        red: hand 1UNC15; exhaust 4
        blue: hand 1UNR4
        unrest: 3
        """,  # the unrest below the City is below the new market card now
    ),
    case(  # Q29: the power is not an attack card, so it cannot be avoided
        "1CEL1.A.exhaust",
        """
        red: celts A; hand 1CEL16; tokens 3 0 0
        blue: romans; play 1REG12 1UNC1
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        unrest: 4
        """,
        ["play Advance", "Elders", "exhaust Celts"],
        "blue: play 1REG12 1UNC1; hand 1UNR3",
    ),
    case(  # optional
        "1CEL1",
        """
        red: celts A; hand 1CEL16; tokens 3 0 0
        blue: romans
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Advance", "Elders", "skip"],
        "red: exhaust 5\nblue: hand",
    ),
    case(  # not during Innovate (Q38)
        "1CEL1",
        "red: celts A; hand 1CEL22\nblue: romans\nuncivilised: 1UNC9",
        ["innovate", "uncivilised", "the top card", "Jungle"],  # the token of the clean-up is next
        "red: hand 1UNC9; discard 1CEL22; exhaust 5\nblue: hand",
    ),
    case(  # hand, play area, garrison, discard pile, deck and history; Gambling has two suits; not what is in exile
        "1CEL1",
        """
        red: celts A; hand 1UNC3; play 1CEL21(1UNC7) 1UNC8; deck 1UNC18; discard 1CIV2; history 1UNC6
        blue: romans
        exile: 1UNC9
        """,
        [],
        "red: points 1CEL1=5",
    ),
    case(
        "1CEL1",
        "red: celts B; hand 1UNC3; play 1CEL21(1UNC7) 1UNC8; deck 1UNC18; discard 1CIV2\nblue: romans",
        [],
        "red: points 1CEL1=8",
    ),
    case(  # at most 10
        "1CEL1",
        "red: celts B; hand 1UNC3 1UNC7 1UNC8 1UNC18 1UNC6 1UNC9\nblue: romans",
        [],
        "red: points 1CEL1=10",
    ),
    # -- accession and development -----------------------------------------------------------------------------------
    case(  # Britannia and Hibernia have a fertile icon each; Coast is garrisoned; Armorica has none
        "1CEL2.play",
        "red: celts; hand 1CEL2; play 1CEL11(1REG4) 1CEL12 1CEL9\nblue: romans",
        ["play Celtic Gold"],
        """
        red: tokens 11 2 1; discard 1CEL2
        blue: tokens 4 2 1
        """,
    ),
    case(
        "1CEL2.play",
        "red: celts; hand 1CEL2\nblue: romans",
        ["play Celtic Gold"],
        "red: tokens 3 2 1\nblue: tokens 4 2 1",
    ),
    case(  # the accession card: it turns the state card when a reshuffle adds it
        "1CEL2",
        "red: celts; hand 1CEL10; nation 1CEL2\nblue: romans",
        ["play Belgica", "draw 1 card", "skip"],
        "red: empire; hand 1CEL2; nation; exhaust 4",
    ),
    case(
        "1CEL3.play",
        """
        red: celts B; empire; hand 1CEL3
        blue: romans
        market: 1REG4, 1UNC3, 1CIV2 1 progress, 1TRI1, 1TRI2
        unrest: 4
        """,
        ["play Celtic Innovation", "Education"],
        """
        red: hand 1CIV2 1UNR7; tokens 3 2 2; discard 1CEL3
        blue: hand 1UNR3
        unrest: 2
        """,
    ),
    case(  # the acquisition is optional, the unrest is not
        "1CEL3.play",
        "red: celts B; empire; hand 1CEL3\nblue: romans\nunrest: 4",
        ["play Celtic Innovation", "skip"],
        "red: hand; discard 1CEL3\nblue: hand 1UNR4\nunrest: 3",
    ),
    case(  # Q29: blue avoids the attack, but not what side A of the power does meanwhile
        "1CEL3.play",
        """
        red: celts A; empire; hand 1CEL3
        blue: romans; play 1REG12
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        unrest: 4
        """,
        ["play Celtic Innovation", "blue: Cape", "red: Elders", "exhaust Celts", "blue: ignore it"],
        """
        red: hand 1UNC3 1UNR8
        blue: hand 1REG12 1UNR3; play
        unrest: 2
        """,
    ),
    case("1CEL3", "red: celts; deck 1CEL3 1CEL5; play 1CEL4 1CEL6\nblue: romans", [], "red: points 1CEL3=4 1CEL5=4"),
    case(
        "1CEL4.when",
        "red: celts; empire; hand 1CEL4 1CEL3\nblue: romans\nunrest: 4",
        ["play Chainmail", "play Celtic Innovation", "skip"],
        "red: play 1CEL4; tokens 3 2 2; discard 1CEL3; points 1CEL4=4\nblue: hand 1UNR4",
    ),
    case(  # Q47: after the text of the attack, which has put a card from the market into the hand before
        "1CEL4.when",
        """
        red: celts; empire; play 1CEL4; hand 1UNC7; tokens 3 0 0
        blue: romans; play 1ROM20
        regions: 1REG6
        unrest: 4
        """,
        ["play Invasion", "break through for 1 region", "the top card"],
        """
        red: tokens 0 0 1; hand 1REG6; discard 1UNC7
        blue: hand 1UNR4 1ROM20; play
        """,
    ),
    case(  # a card without the attack icon
        "1CEL4",
        "red: celts; empire; play 1CEL4; hand 1CEL7\nblue: romans",
        ["play Vercingetorix", "skip"],
        "red: tokens 3 2 1",
    ),
    case(  # exiled regions may be acquired; an empire plays Conquer; no unrest, no refill; exiled tributaries may not
        "1CEL5.passive",
        """
        red: celts; empire; hand 1CEL5 1CEL17; tokens 0 2 0
        blue: romans
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        exile: 1REG9 1TRI4
        unrest: 4
        """,
        ["play Chariots", "play Conquer", "Marsh from exile"],
        """
        red: play 1CEL5; hand 1REG9; discard 1CEL17; tokens 0 0 0; points 1CEL5=4
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        exile: 1TRI4
        unrest: 4
        """,
    ),
    case(  # an acquisition of any of the four suits may be an exiled region, but no other exiled card
        "1CEL5.passive",
        """
        red: celts; empire; hand 1CEL5 1CEL7
        blue: romans
        exile: 1REG9 1TRI4 1UNC9
        """,
        ["play Chariots", "play Vercingetorix", "Marsh from exile"],
        "red: hand 1REG9; history 1CEL7\nexile: 1TRI4 1UNC9",
    ),
    case(  # attack cards lose the barbarian icon too
        "1CEL5.passive",
        "red: celts; empire; hand 1CEL5 1CEL18\nblue: romans; play 1ROM20",
        ["play Chariots", "play Boudicca"],
        "red: play 1CEL5; history 1CEL18; tokens 3 2 2\nblue: play; discard 1ROM20",
    ),
    case(
        "1CEL6.passive",
        "red: celts; empire; hand 1CEL6; deck 1CEL14 1CEL15 1CEL16 1CEL17 1CEL18 1CEL19 1CEL21\nblue: romans",
        ["play Ogham Script", "end", "Jungle"],
        "red: play 1CEL6; hand 1CEL14 1CEL15 1CEL16 1CEL17 1CEL18 1CEL19; deck 1CEL21; points 1CEL6=4",
    ),
    case(
        "1CEL6.exhaust",
        "red: celts; empire; play 1CEL6; hand 1CEL22 1CEL14; discard 1CEL16 1CEL17\nblue: romans",
        ["exhaust Ogham Script", "Unrest", "Advance"],
        "red: play 1CEL6*; hand 1CEL14; discard 1CEL17; history 1CEL22 1CEL16; exhaust 4",
    ),
    case(  # each of the two is optional
        "1CEL6.exhaust",
        "red: celts; empire; play 1CEL6; hand 1CEL22; discard 1CEL16\nblue: romans",
        ["exhaust Ogham Script", "skip", "Advance"],
        "red: hand 1CEL22; discard; history 1CEL16",
    ),
    case(  # Q16: any of the four suits
        "1CEL7.play",
        """
        red: celts; empire; hand 1CEL7
        blue: romans
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1 1 progress, 1TRI2
        """,
        ["play Vercingetorix", "Armenians"],
        "red: hand 1TRI1 1UNR6; history 1CEL7; tokens 3 2 2; discard",
    ),
    case(
        "1CEL7.play",
        "red: celts; empire; hand 1CEL7\nblue: romans",
        ["play Vercingetorix", "skip"],
        "red: history 1CEL7",
    ),
    case("1CEL7", "red: celts; history 1CEL7 1UNC3; play 1UNC15\nblue: romans", [], "red: points 1CEL7=2"),
    case(  # Q16: developed for 4 materials, without population
        "1CEL7",
        "red: celts; empire; hand 1CEL10; nation; development 1CEL7 1CEL5; tokens 4 0 0\nblue: romans",
        ["play Belgica", "draw 1 card", "Vercingetorix", "skip"],
        "red: play 1CEL10; hand 1CEL7; tokens 0 0 0; development 1CEL5; exhaust 4",
    ),
    # -- the nation deck ---------------------------------------------------------------------------------------------
    case(
        "1CEL8.play",
        """
        red: celts; hand 1CEL8; tokens 0 2 0
        blue: romans
        market: 1REG4 1 progress, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        """,
        ["play Conquer", "Coast"],
        "red: hand 1REG4; tokens 0 0 1; discard 1CEL8",
    ),
    case(
        "1CEL8.play",
        "red: celts; hand 1CEL8; tokens 0 3 0\nblue: romans\nregions: 1REG6",
        ["play Conquer", "pay 3", "region", "the top card"],
        "red: hand 1REG6; tokens 0 0 0; discard 1CEL8",
    ),
    case(
        "1CEL9.play",
        "red: celts; hand 1CEL9 1CEL22\nblue: romans",
        ["play Armorica", "Unrest"],
        "red: play 1CEL9(1CEL22); hand; tokens 3 2 1",
    ),
    case(  # the card drawn may be garrisoned
        "1CEL10.play",
        "red: celts; hand 1CEL10; deck 1CEL22\nblue: romans",
        ["play Belgica", "draw 1 card", "Unrest"],
        "red: play 1CEL10(1CEL22); hand; deck",
    ),
    case(
        "1CEL10.play",
        "red: celts; hand 1CEL10 1CEL14; deck 1CEL22\nblue: romans",
        ["play Belgica", "skip", "skip"],
        "red: play 1CEL10; hand 1CEL14; deck 1CEL22",
    ),
    case(
        "1CEL11.play",
        "red: celts; hand 1CEL11 1CEL22\nblue: romans",
        ["play Britannia", "skip"],
        "red: play 1CEL11; hand 1CEL22; tokens 3 2 1",
    ),
    case(
        "1CEL12.play",
        "red: celts; hand 1CEL12 1CEL14; discard 1CEL22 1CEL17\nblue: romans",
        ["play Hibernia", "Conquer", "Druids"],
        "red: play 1CEL12(1CEL14); hand 1CEL17; discard 1CEL22",
    ),
    # -- the starting deck -------------------------------------------------------------------------------------------
    case(
        "1CEL14.play", "red: celts; hand 1CEL14\nblue: romans", ["play Druids", "gain 1 progress"], "red: tokens 3 2 2"
    ),
    case(
        "1CEL14.play",
        """
        red: celts B; hand 1CEL14; tokens 0 1 0
        blue: romans
        market: 1REG4, 1UNC3 1 material, 1CIV2, 1TRI1, 1TRI2
        unrest: 4
        """,
        ["play Druids", "pay 1 population", "Elders"],
        "red: hand 1UNC3; tokens 1 0 0; discard 1CEL14\nunrest: 4",
    ),
    case(
        "1CEL14.play",
        "red: celts; hand 1CEL14 1CEL22\nblue: romans\nunrest: 4",
        ["play Druids", "return 1 unrest"],
        "red: hand; tokens 3 3 1; discard 1CEL14\nunrest: 5",
    ),
    case(
        "1CEL15.play",
        """
        red: celts; hand 1CEL15; play 1CEL9 1CEL10(1CEL22) 1CEL11
        blue: romans
        fame: 1FAM1 1FAM2 1FAM4
        """,
        ["play Glory", "Great"],
        """
        red: hand 1FAM2; play; discard 1CEL10 1CEL11 1CEL15 1CEL22 1CEL9
        fame: 1FAM1 1FAM4
        """,
    ),
    case(
        "1CEL16.play",
        """
        red: celts B; hand 1CEL16; tokens 5 0 0
        blue: romans
        uncivilised: 1UNC9
        """,
        ["play Advance", "pay 5", "uncivilised", "the top card"],
        "red: hand 1UNC9; tokens 0 0 0; discard 1CEL16",
    ),
    case(
        "1CEL18.play",
        """
        seats 3
        red: celts; hand 1CEL18; play 1CEL9
        blue: romans; play 1ROM20(1ROM22) 1ROM12
        white: greeks; play 1GRE11
        """,
        ["play Boudicca", "blue: Dalmatia"],
        """
        red: tokens 3 2 2; play 1CEL9; history 1CEL18; discard
        blue: play 1ROM12; discard 1ROM20 1ROM22
        white: play 1GRE11
        """,  # a city is no region
    ),
    case(  # Q39: others only, though red has a region and is an empire by Chariots' leave; no substitution by progress
        "1CEL19.play",
        """
        seats 4
        red: celts; empire; hand 1CEL19; play 1CEL5 1CEL9; tokens 0 0 0
        blue: romans; play 1ROM20; tokens 3 0 5
        white: greeks; empire; tokens 3 0 5
        yellow: persians; empire; play 1REG4; tokens 0 5 2
        """,
        ["play Cattle Raid"],
        """
        red: tokens 3 0 2; discard 1CEL19
        blue: tokens 2 0 5
        white: tokens 3 0 4
        yellow: tokens 0 5 1
        """,
    ),
    case(  # Q29: "some or all" is decided sentence by sentence
        "1CEL19.play",
        """
        red: celts; hand 1CEL19
        blue: romans; empire; play 1REG12 1ROM20
        """,
        ["play Cattle Raid", "blue: Cape", "blue: suffer it", "blue: ignore it"],
        """
        red: tokens 6 2 1
        blue: tokens 2 2 1; hand 1REG12
        """,
    ),
    case(  # Q16: 2 population
        "1CEL20.exhaust",
        "red: celts; play 1CEL20; tokens 0 0 1\nblue: romans",
        ["exhaust Cauldron of Cerridwen"],
        "red: tokens 0 2 0; play 1CEL20*; exhaust 4",
    ),
    case("1CEL20", "red: celts; hand 1CEL20\nblue: romans", ["play Cauldron"], "red: play 1CEL20; hand; actions 2"),
    case(
        "1CEL21.play",
        "red: celts; hand 1CEL21 1CEL22; deck 1CEL17; discard 1CEL14 1CEL16\nblue: romans",
        ["play Celtica", "Druids", "Unrest"],
        "red: play 1CEL21(1CEL22); hand; deck 1CEL14 1CEL17; discard 1CEL16",
    ),
    case(
        "1CEL21.play",
        "red: celts; hand 1CEL21 1CEL22; discard 1CEL14\nblue: romans",
        ["play Celtica", "skip", "skip"],
        "red: play 1CEL21; hand 1CEL22; deck; discard 1CEL14",
    ),
    case("1CEL22", "red: celts; hand 1CEL22; discard 1CEL13\nblue: romans", [], "red: points 1CEL22=-2 1CEL13=-2"),
]


@pytest.mark.parametrize("row", CASES, ids=name_of)
def test_card(row: Case) -> None:
    run(row)


def test_every_clause_of_the_celts_is_in_the_table() -> None:
    assert untested("celts", CASES) == []


@pytest.mark.parametrize(("seats", "added"), [(2, 0), (3, 2), (4, 5)])
def test_the_unrest_that_the_celts_add_to_the_pile(seats: int, added: int) -> None:
    supply = [card for card in nation_cards(NATIONS.index("celts")) if START[card] == "supply"]
    assert sum(PLAYERS[card] <= seats for card in supply) == added
    t = run(case("1CEL24", f"seats {seats}\nred: celts\nblue: romans", [], ""))
    assert sum(card in t.g.unrest for card in supply) == added


@pytest.mark.parametrize(("side", "card"), [("A", "Education"), ("B", "Elders")])
def test_the_power_answers_only_to_uncivilised_cards_and_on_side_a(side: str, card: str) -> None:
    t = run(
        case(
            "1CEL1",
            f"""
            red: celts {side}; hand 1CEL16 1CEL14; tokens 3 0 0
            blue: romans
            market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
            """,
            ["play Advance", card],
            "red: discard 1CEL16; exhaust 5\nblue: hand",
        )
    )
    t.asks("red", "turn")


def test_chariots_leave_other_icons_alone() -> None:
    t = run(
        case(
            "1CEL5",
            "red: celts; empire; hand 1CEL16 1CEL17 1CEL19 1CEL4; play 1CEL5; tokens 9 9 9\nblue: romans",
            [],
            "",
        )
    )
    t.can("red", "play Conquer", "play Cattle Raid", "play Chainmail").cannot("red", "play Advance")
    t = run(case("1CEL5", "red: celts; empire; hand 1CEL17 1CEL18 1CEL19; tokens 9 9 9\nblue: romans", [], ""))
    t.cannot("red", "play...")  # not without Chariots


def test_chariots_offer_exiled_regions_only() -> None:
    before = """
        red: celts; empire; play 1CEL5; hand 1CEL7
        blue: romans
        market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2
        exile: 1REG9 1TRI4 1UNC9
    """
    t = run(case("1CEL5", before, ["play Vercingetorix"], ""))
    exiled = [text for text in t.options() if text.endswith("from exile")]
    assert exiled == ["Marsh from exile"]


def test_chainmail_comes_too_late_to_pay_for_the_attack() -> None:
    # Q47: the progress follows the whole text of the played card
    t = run(case("1CEL4", "red: celts; empire; play 1CEL4; hand 1UNC7; tokens 2 0 0\nblue: romans", [], ""))
    t.cannot("red", "play Invasion")


def test_the_cauldron_needs_real_progress() -> None:
    t = run(case("1CEL20", "red: celts; play 1CEL20; tokens 9 9 0\nblue: romans", [], ""))
    t.cannot("red", "exhaust Cauldron...")


def test_druids_offer_only_what_can_be_met() -> None:
    t = run(case("1CEL14", "red: celts; hand 1CEL14 1CEL16; tokens 0 0 0\nblue: romans", ["play Druids"], ""))
    t.expect("red: tokens 0 0 1")  # no population, no unrest: only 1 progress is left


def test_celtic_glory_cannot_be_garrisoned() -> None:
    t = run(case("1CEL15", "red: celts; hand 1CEL15 1CEL9 1CEL22\nblue: romans", ["play Armorica"], ""))
    t.asks("red", "garrison", ["Unrest", "skip"])
