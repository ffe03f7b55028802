"""What people are told of the nations: true for each of them, and there where one is chosen."""

import pytest
from rich.console import Console

from boardwright.games import rules_of
from boardwright.games.imperium.facts import (
    ACCESSION,
    BOTTOM_FLIPS,
    FIRST_STATE,
    NATION_FILES,
    NATIONS,
    NOTHING,
    STATES,
)
from boardwright.table.elements import rendered
from boardwright.table.pages import home, library
from boardwright.table.pages.settings import value_name
from boardwright.table.scene import words_for
from boardwright.terminal.report import games_table
from boardwright.words import Words

RULES = rules_of("imperium")
WORDS = Words(RULES, strict=True)
ADVICE = "For your first games take one of difficulty 1 (Macedonians, Persians, Romans) and side B of the power card"


@pytest.mark.parametrize("nation", NATIONS)
def test_a_nation_is_told_with_its_difficulty(nation: str) -> None:
    difficulty = NATION_FILES[NATIONS.index(nation)]["difficulty"]
    assert WORDS.explained(nation).startswith(f"Difficulty {difficulty} of 5.")
    assert value_name(words_for(RULES), "nation_1", nation) == f"{WORDS.title(nation)} ({'★' * difficulty})"


def test_first_games_are_advised_the_nations_of_the_lowest_difficulty() -> None:
    easy = [file["name"] for file in NATION_FILES if file["difficulty"] == 1]
    assert ADVICE.endswith(f"({', '.join(easy)}) and side B of the power card")
    assert ADVICE in WORDS.message("setup-about")


def test_nations_are_explained_where_one_is_chosen() -> None:
    """In the set-up of the home page, in the list of games in the terminal, and on the shelves of the library."""
    words = words_for(RULES)
    console = Console(width=200, color_system=None, record=True, file=None)
    with console.capture() as capture:
        console.print(games_table([RULES], "en"))
    terminal = " ".join(capture.get().split())
    page = rendered(home.about_choices(RULES, words))
    shelves = str(library.page(words))
    assert ADVICE in page and ADVICE in terminal
    for nation in NATIONS:
        said = WORDS.explained(nation).split(". ")[1]
        assert said in page and said in terminal and said in shelves.replace("&#39;", "'")
        assert f'id="topic-{nation}"' in shelves


def test_the_help_on_barbarians_is_true_for_every_nation() -> None:
    said = WORDS.explained("barbarian")
    remain, empires, others = (
        "Vikings and Arthurians stay barbarians",
        "Atlanteans are an empire",
        "Utopians become one",
    )
    assert remain in said and empires in said and others in said
    for number, nation in enumerate(NATIONS):
        usual = (
            FIRST_STATE[number] == STATES.index("barbarian") and ACCESSION[number] != NOTHING and BOTTOM_FLIPS[number]
        )
        assert usual == (nation.capitalize() not in said)


@pytest.mark.parametrize(
    ("topic", "says"),
    [
        ("journey", "24 population"),
        ("zenith", "triggers scoring"),
        ("nadir", "2 unrest"),
        ("quest", "King Arthur's Court"),
        ("collapse", "fewest unrest"),
        ("accession", "becomes an empire"),
        ("reshuffle", "Utopians never add a card"),
        ("develop", "Vikings, Utopians and Arthurians develop nothing"),
    ],
)
def test_there_is_help_on_what_only_some_nations_have(topic: str, says: str) -> None:
    assert topic in WORDS.topics() and WORDS.title(topic)
    assert says in WORDS.explained(topic)
