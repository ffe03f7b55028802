"""Victory points: every variable and every conditional card, with values computed by hand."""

import pytest

from boardwright.games.imperium.effects.step import FACES
from boardwright.games.imperium.facts import CARD_OF_FACE, CARDS, TWIN

from .position import imperium

# Card, what red has (and more lines), points expected. Owned cards are counted in every zone that scores.
VARIABLE = [
    # -- common cards ------------------------------------------------------------------------------------------------
    ("1FAM3", "romans; hand 1FAM3\nblue: celts; hand 1CEL22; history 1CEL23; deck 1CEL13", 3),
    ("1UNC9", "romans; deck 1UNC9; hand 1FAM1; discard 1FAM2", 4),
    ("1UNC10", "romans; play 1UNC10 1REG4; discard 1REG6", 4),
    ("1UNC11", "romans; play 1UNC11 1REG4 1REG5; hand 1SCY10", 3),
    ("1UNC12", "romans; play 1UNC12 1REG5; history 1REG7; discard 1REG4", 4),
    ("1CIV3", "romans; hand 1CIV3; tokens 29 0 0", 2),
    ("1CIV11", "romans; hand 1CIV11; deck 1ROM14 1ROM15 1ROM16 1ROM17 1ROM18 1ROM19 1ROM20 1ROM21", 1),
    ("1CIV11", "romans; hand 1CIV11; deck 1ROM14 1ROM15 1ROM16 1ROM17 1ROM18 1ROM19 1ROM20", 0),
    ("1CIV12", "romans; hand 1CIV12 1UNC15; play 1CIV6 1ROM19", 6),
    ("1CIV13", "romans; hand 1CIV13; tokens 0 11 0", 2),
    ("1CIV14", "romans; hand 1CIV14; tokens 0 0 14", 2),
    ("1TRI3", "romans; hand 1TRI3 1CIV2 1UNC15", 2),
    ("1TRI5", "romans; play 1TRI5 1UNC8 1UNC6 1REG4", 1),
    ("1TRI8", "romans; hand 1TRI8 1TRI2", 2),
    ("1TRI9", "romans; hand 1TRI9; tokens 0 0 11", 2),
    ("1TRI10", "romans; hand 1TRI10; history 1ROM14 1ROM15 1ROM22", 1),
    ("2FAM8", "romans B; hand 2FAM8 1UNC9", 3),  # itself, Oracle and the power card
    ("2REG7", "romans; hand 2REG7; tokens 0 0 2\nblue: celts; tokens 0 0 1", 2),
    ("2REG7", "romans; hand 2REG7; tokens 0 0 1\nblue: celts; tokens 0 0 1", 0),
    ("2UNC9", "romans; hand 2UNC9 1FAM6", 2),
    ("2UNC10", "romans; hand 2UNC10 1PER11", 4),
    ("2UNC11", "romans; hand 2UNC11 2REG5", 2),
    ("2UNC12", "romans; hand 2UNC12 2REG5", 4),
    ("2CIV3", "romans; hand 2CIV3; tokens 10 0 0", 1),
    ("2CIV9", "romans; play 2CIV9 1CIV6 1UNC15; hand 1UNC16", 4),  # in play only
    ("2CIV11", "romans; hand 2CIV11; deck 1ROM14 1ROM15 1ROM16 1ROM17 1ROM18 1ROM19 1ROM20 1ROM21", 1),
    ("2CIV12", "romans; hand 2CIV12 1UNC15", 2),
    ("2CIV13", "romans; hand 2CIV13; tokens 0 4 0", 1),
    ("2CIV14", "romans; hand 2CIV14; tokens 0 0 60", 10),  # at most 10
    ("2TRI3", "romans; hand 2TRI3 1UNC2 1UNC3 1UNC15", 1),
    ("2TRI6", "romans; hand 2TRI6; deck 1ROM14 1ROM15 1ROM16 1ROM17 1ROM18 1ROM19 1ROM20 1ROM21", 1),
    ("2TRI7", "romans; hand 2TRI7; tokens 20 0 0", 2),
    ("2TRI8", "romans; hand 2TRI8", 1),
    ("2TRI10", "romans; hand 2TRI10; deck 1REG2 1REG3 1REG4 1REG5", 1),
    ("2TRI11", "romans; hand 2TRI11 1FAM1", 1),
    # -- Classics ----------------------------------------------------------------------------------------------------
    ("1CAR1", "carthaginians A; tokens 13 0 0", 2),
    ("1CAR1", "carthaginians B; tokens 13 0 0", 4),
    ("1CAR8", "carthaginians; hand 1CAR8; tokens 13 0 0", 2),
    ("1CEL1", "celts A; hand 1UNC2 1UNC15\nblue: romans", 2),
    ("1CEL1", "celts B; hand 1UNC2 1UNC15\nblue: romans", 4),
    ("1CEL7", "celts; hand 1CEL7 1UNC2\nblue: romans", 1),
    ("1GRE1", "greeks A; deck 1GRE14 1GRE15 1GRE16 1GRE17 1GRE18 1GRE19", 1),  # six cards and the power card
    ("1GRE1", "greeks B; deck 1GRE14 1GRE15 1GRE16 1GRE17 1GRE18 1GRE19", 2),
    ("1GRE10", "greeks; hand 1GRE10; deck 1GRE14 1GRE15 1GRE16", 1),
    ("1MAC1", "macedonians A; hand 1REG2; play 1REG3; history 1REG4", 1),
    ("1MAC1", "macedonians B; hand 1REG2; play 1REG3; history 1REG4", 3),
    ("1MAC9", "macedonians; hand 1MAC9 1REG2 1REG3", 1),
    ("1PER1", "persians A; hand 1TRI1 1TRI2; play 1TRI5", 1),
    ("1PER1", "persians B; hand 1TRI1 1TRI2; play 1TRI5", 3),
    ("1PER9", "persians; hand 1PER9 1TRI1", 1),
    ("1ROM1", "romans A; tokens 0 9 0", 2),
    ("1ROM1", "romans B; tokens 0 9 0", 4),
    ("1ROM8", "romans; hand 1ROM8; tokens 0 9 0", 3),
    ("1SCY1", "scythians A; tokens 13 0 0", 2),
    ("1SCY1", "scythians B; tokens 5 0 0; hand 1REG2 1REG3 1REG4 1REG5", 2),  # Q6: divided separately
    ("1SCY9", "scythians; play 1SCY9 1REG2; hand 1REG3 1REG4", 1),
    ("1VIK1", "vikings A; hand 1VIK2 1VIK4\nblue: romans", 3),  # the power card counts itself
    ("1VIK1", "vikings B; hand 1VIK2 1VIK4\nblue: romans", 6),
    ("1VIK2", "vikings A; hand 1VIK2\nblue: romans", 4),
    ("1VIK4", "vikings; hand 1VIK4; tokens 0 7 0\nblue: romans", 2),
    ("1VIK8", "vikings; play 1VIK8(1VIK24 1VIK18)\nblue: romans", 2),
    ("1VIK9", "vikings; hand 1VIK9; tokens 17 0 0\nblue: romans", 2),
    # -- Legends -----------------------------------------------------------------------------------------------------
    ("2ART2", "arthurians; hand 1CIV2 1UNC15", 2),
    ("2ATL1", "atlanteans A; sunken 2ATL16 2ATL17; play 2ATL18", 1),
    ("2ATL1", "atlanteans B; sunken 2ATL16 2ATL17; play 2ATL18", 3),
    ("2ATL2", "atlanteans; hand 2ATL2; sunken 2ATL16", 1),
    ("2EGY1", "egyptians A; hand 1CIV2 1UNC15", 4),
    ("2EGY1", "egyptians B; hand 1CIV2 1UNC15", 6),
    ("2EGY10", "egyptians; hand 2EGY10 1CIV2", 1),
    ("2MAU1", "mauryans A; play 2MAU4 2MAU14; hand 2MAU20", 3),  # Grand Trunk Road counts twice
    ("2MAU1", "mauryans B; history 2MAU20 2MAU21", 4),
    ("2MAU3", "mauryans; play 2MAU3 2MAU9 2MAU14", 2),
    ("2MAU6", "mauryans; hand 2MAU6; history 2MAU20 2MAU21", 2),
    ("2MIN1", "minoans B; tokens 0 0 7", 7),
    ("2MIN9", "minoans; hand 2MIN9; tokens 0 0 12", 10),
    ("2QIN1", "qin A; play 2QIN22 2QIN15 2QIN18", 2),
    ("2QIN1", "qin B; play 2QIN22 2QIN15 2QIN18", 4),
    ("2QIN2", "qin; hand 2QIN2; play 2QIN3 2QIN4", 2),  # D21: a wall in hand counts the walls in play
    ("2QIN3", "qin; play 2QIN3 2QIN4 2QIN5", 3),
    ("2QIN4", "qin; history 2QIN4; play 2QIN5", 1),
    ("2QIN5", "qin; deck 2QIN5", 0),
    ("2UTO1", "utopians A; tokens 0 9 0", 2),
    ("2UTO1", "utopians B; tokens 0 9 0", 3),
    ("2UTO4", "utopians; play 2UTO4\nexile: 1REG2 1REG3 1REG4 1REG5 1REG6", 1),
    ("2UTO5", "utopians; play 2UTO5; hand 1REG2", 1),
    ("2UTO6", "utopians; play 2UTO6; hand 1TRI1", 1),
    ("2UTO7", "utopians; play 2UTO7; hand 1FAM1", 2),
    ("2UTO8", "utopians; play 2UTO8; hand 1CIV2", 1),
    ("2UTO11", "utopians; play 2UTO11; hand 1UNC2", 1),
]

CONDITIONAL = [
    ("1FAM1", "romans; history 1FAM1", 7),
    ("1FAM1", "romans; hand 1FAM1", 3),
    ("1FAM2", "romans; history 1FAM2", 6),
    ("1FAM2", "romans; deck 1FAM2", 2),
    ("2FAM1", "romans; history 2FAM1", 8),
    ("2FAM1", "romans; hand 2FAM1", 2),
    ("2FAM5", "romans; play 1ROM20(2FAM5)", 12),
    ("2FAM5", "romans; history 2FAM5", 8),
    ("2FAM5", "romans; hand 2FAM5", 3),
    ("1UNC2", "romans; history 1UNC2", 1),
    ("1UNC2", "romans; hand 1UNC2", 0),
    ("1UNC4", "romans; history 1UNC4", 2),
    ("1UNC4", "romans; play 1UNC4", 0),
    ("1UNC22", "romans; history 1UNC22", 1),
    ("1VIK7", "vikings; play 1VIK7\nblue: romans", 6),
    ("1VIK7", "vikings; hand 1VIK7\nblue: romans", 0),
    ("2ART15", "arthurians; history 2ART15", 2),
    ("2ART16", "arthurians; hand 2ART16", 0),
    ("2OLM12", "olmecs; history 2OLM12", 1),
    ("2QIN8", "qin; history 2QIN8", 2),
    ("2QIN10", "qin; play 2QIN18(2QIN10)", 7),
    ("2QIN10", "qin; history 2QIN10", 3),
    ("2QIN10", "qin; hand 2QIN10", 0),
    ("2QIN22", "qin; play 2QIN22", 0),
    ("2QIN22", "qin; hand 2QIN22", -2),
    ("2UTO12", "utopians; history 2UTO12", 1),
    ("2UTO12", "utopians; play 2UTO4(2UTO12)", 0),
    ("2OLM13", "atlanteans; sunken 2OLM13", 0),  # the sunken pile is no history
]


@pytest.mark.parametrize(("card", "red", "points"), VARIABLE + CONDITIONAL)
def test_points(card: str, red: str, points: int) -> None:
    lines = red if "blue:" in red else f"{red}\nblue: celts"
    imperium(f"seats 2\nred: {lines}").expect(f"red: points {card}={points}")


def test_every_variable_and_conditional_card_is_in_the_table() -> None:
    tested = [card for card, _, _ in VARIABLE + CONDITIONAL]
    twins = [TWIN[CARDS.index(card)] for card in tested]
    for number, face in enumerate(FACES):
        card = CARD_OF_FACE[number]
        if (face.variable is not None or face.cases) and TWIN[card] not in twins:
            raise AssertionError(f"{CARDS[card]} is not tested")


def test_a_whole_score() -> None:
    """Progress, fixed, conditional and variable points; not the nation deck, the development area and exile."""
    t = imperium(
        """
        seats 2
        red: romans B; tokens 9 5 4; hand 1ROM22 1FAM4; play 1ROM5 1ROM20(2FAM5); history 1FAM1 1ROM3; deck 1ROM8
        blue: celts
        exile: 1TRI1
        """
    )
    # 4 progress, Unrest -2, Marvellous 9, Legions 2, Proud 12, Praiseworthy 7, Engineering 3, Trajan 5//3, power 5//2
    t.expect("red: score 38")


def test_tokens_on_cards_do_not_score() -> None:
    imperium("seats 2\nred: minoans A; play 2MIN16; stock 2MIN16=5; tokens 0 0 1").expect("red: score 1")


def test_d3_the_active_quest_is_not_scored() -> None:
    imperium("seats 2\nred: arthurians A; front 2ART2(2ART5); tokens 0 0 0").expect("red: score 0")
