"""The texts of encounters, Factory cards and objectives follow from their data."""

import pytest

from boardwright.games import rules_of
from boardwright.games.scythe.facts import ENCOUNTER_COST, ENCOUNTER_GAIN, FACTORY_COST, FACTORY_GAIN, OBJECTIVE_TEST
from boardwright.games.scythe.vocabulary import CHOICES, ENCOUNTER_CARD, FACTORY_CARD, OBJECTIVE, TOPICS
from boardwright.words import Words

WORDS = Words(rules_of("scythe"), strict=True)


def test_every_option_of_an_encounter_says_all_its_numbers() -> None:
    for place, choice in enumerate(CHOICES):
        card, way = divmod(place, 3)
        says_all(str(WORDS.name("encounter", choice)), [*ENCOUNTER_COST[card][way], *ENCOUNTER_GAIN[card][way]])


def test_every_factory_card_says_all_its_numbers() -> None:
    for card in FACTORY_CARD.ids:
        gains = [pair for gains in FACTORY_GAIN[card - 1] for pair in gains]
        says_all(str(WORDS.name("factory", card)), [*FACTORY_COST[card - 1], *gains])


def test_every_objective_says_all_its_numbers() -> None:
    for card, topic in OBJECTIVE.ids.items():
        says_all(WORDS.explained(topic), OBJECTIVE_TEST[card - 1])


def says_all(text: str, amounts: list[tuple[str, int]]) -> None:
    for _, count in amounts:
        assert count < 2 or str(count) in text, text


def test_every_card_has_a_title_and_a_text_of_its_own() -> None:
    assert len(TOPICS) == len(OBJECTIVE.ids) + len(ENCOUNTER_CARD.ids) + len(FACTORY_CARD.ids)
    assert len({(WORDS.title(topic), WORDS.explained(topic)) for topic in TOPICS}) == len(TOPICS)


@pytest.mark.parametrize(
    ("choice", "text"),
    [
        ("1a", "gain 2 coins and 1 popularity"),
        ("3c", "pay 3 popularity for a mech"),
        ("16b", "pay 2 coins for 1 worker and any 2 resources"),
        ("25c", "pay 2 popularity for any 2 resources and an upgrade"),
    ],
)
def test_options_of_encounters(choice: str, text: str) -> None:
    assert WORDS.name("encounter", choice) == text


@pytest.mark.parametrize(
    ("topic", "title", "text"),
    [
        (
            "encounter-5",
            "Encounter 5",
            (
                "Choose one: gain 1 popularity and 2 food; pay 4 coins for a mech; or pay 2 popularity for 2 food and "
                "2 metal. New pieces and resources go on the territory of the encounter."
            ),
        ),
        (
            "factory-1",
            "Factory card 1",
            (
                "Top: pay 1 combat card and 1 coin for production on up to 2 territories. Workers produce as usual, "
                "but the Mill does not, and you do not pay the price of Produce. Bottom: move one unit up to 2 "
                "territories (3 with Speed)."
            ),
        ),
        (
            "factory-7",
            "Factory card 7",
            (
                "Top: pay 1 popularity for a mech or a structure. New pieces and resources go on territories you "
                "control with at least one of your workers. Bottom: move one unit up to 2 territories (3 with Speed)."
            ),
        ),
        (
            "factory-12",
            "Factory card 12",
            "Top: pay 2 coins for a recruit and 1 power. Bottom: move one unit up to 2 territories (3 with Speed).",
        ),
        ("objective-1", "Higher Ground Advantage", "At the end of your turn: control at least 3 mountains."),
        (
            "objective-6",
            "Send One Back as a Warning",
            "On your turn: have sent an enemy worker home this turn and have at least 7 power.",
        ),
        (
            "objective-14",
            "Hedge Your Bets",
            (
                "At the end of your turn: have an upgrade, a mech, a structure, a recruit and at least 4 different "
                "types of resources."
            ),
        ),
        (
            "objective-17",
            "Divide and Conquer",
            "At the end of your turn: have no Factory card and control at least 2 territories next to the Factory.",
        ),
        (
            "objective-20",
            "Create a Permanent Foothold",
            "On your turn: have at least 3 structures, at least 7 popularity and no mechs.",
        ),
    ],
)
def test_help_about_cards(topic: str, title: str, text: str) -> None:
    assert (WORDS.title(topic), WORDS.explained(topic)) == (title, text)
