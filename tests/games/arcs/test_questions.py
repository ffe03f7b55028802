"""Questions: an action with one legal way is shown before it is done, and questions name what they come from."""

import pytest

from .position import ArcsScenario, arcs


def leads(card: str, rest: str) -> ArcsScenario:
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red, leaders yes
        6-gate: red 1 damaged ship
        red: hand {card}
        {rest}
    """)
    suit, number = card.split(";")[0].split("-")
    return t.plays("red", f"lead {suit.title()} {number}", "go on")


@pytest.mark.parametrize(
    ("card", "rest", "action", "ask", "option"),
    [
        ("administration-2", "2-hex: red city", "tax", "tax", "city 2-hex/1"),
        ("administration-2", "", "repair", "repair", "ship in 6-gate"),
        ("aggression-2", "court: bc02 red 1, bc03, bc04, bc05", "secure", "secure", "Mining Interest"),
        ("administration-2; cards l10", "2-hex: red city", "prune", "prune", "building 2-hex/1"),
    ],
)
def test_an_action_with_one_way_is_shown(card: str, rest: str, action: str, ask: str, option: str) -> None:
    t = leads(card, rest)
    t.game.play(t.words.parse(t.decision("red"), action))
    t.asks("red", ask, [option])
    t.game.undo()
    t.asks("red", "turn")


def test_a_move_of_the_only_ship_names_where_it_comes_from() -> None:
    t = leads("mobilization-2", "")
    t.plays("red", "move").asks("red", "move_to")
    assert t.words.ask(t.decision("red")) == "Move from 6-gate to which system?"


def test_a_battle_with_one_way_names_the_defender_and_the_system() -> None:
    t = leads("aggression-2", "6-gate: blue 1 ship")
    t.plays("red", "battle").asks("red", "collect")
    assert t.words.ask(t.decision("red")).startswith("Against Blue in 6-gate: how many Assault dice?")


def test_a_question_of_a_card_names_it() -> None:
    t = leads("aggression-2", "court: bc27 red 1, bc03, bc04, bc05")
    t.plays("red", "secure").asks("red", "declare_by")
    assert t.words.ask(t.decision("red")) == "Populist Demands: declare an ambition?"
