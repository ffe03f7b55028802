"""The notation is checked when it is read: what it does not know names the card and stops."""

import pytest

from boardwright.games.imperium.cards import read_face, read_step
from boardwright.games.imperium.facts import FACE_ROWS, NUMBER
from boardwright.games.imperium.notation import Place, parse, written
from boardwright.kernel.errors import RulesError


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("aquire(region)", "unknown verb 'aquire'"),
        ("acquire(regoin)", "unknown selector 'regoin'"),
        ("acquire(region, from=market)", "not an expression"),
        ("acquire(region, sorce=market)", "acquire has no argument 'sorce'"),
        ("acquire(region, src=markt)", "unknown zone 'markt'"),
        ("gain(materials=1)", "gain names no tokens"),
        ("gain(material=icon(river, in_play))", "unknown number or condition 'icon'"),
        ("gain(material=1, gold=2)", "gain has no argument 'gold'"),
        ("draw(1, 2)", "draw takes 1 arguments, not 2"),
        ("discard(named('Nobody'))", "no card is called 'Nobody'"),
        ("iff(is_kingdom, draw(1))", "unknown number or condition 'is_kingdom'"),
        ("cost(pay(material=1))", "a cost needs its price and then="),
        ("draw(1) if is_empire else 2", "IfExp is not part of the notation"),
        ("gain(material=1 % 2)", "the operator Mod is not part of the notation"),
        ("region", "'region' is not a step"),
    ],
)
def test_a_mistake_names_the_card(source: str, what: str) -> None:
    with pytest.raises(RulesError) as error:
        read_step(Place("9XXX1.play", source, False))
    assert "9XXX1" in str(error.value) and what in str(error.value)


def test_unknown_kinds_fields_and_events() -> None:
    row = dict(FACE_ROWS[NUMBER["1ROM14"]])
    for effect in (
        {"kind": "playing", "do": []},
        {"kind": "play", "does": []},
        {"kind": "when", "do": ["draw(1)"]},
        {"kind": "when", "event": "full_moon", "do": ["draw(1)"]},
        {"kind": "restriction", "do": ["draw(1)"]},
    ):
        with pytest.raises(RulesError, match="1ROM14"):
            read_face(NUMBER["1ROM14"], {**row, "effects": [effect]})


@pytest.mark.parametrize(
    "source",
    [
        "choose(cost(pay(material=3), then=acquire(uncivilised | civilised)), draw(1))",
        'abandon(region & has_garrison(named("Myrddin Wyllt (Merlin)")))',
        "iff((cards(any, quest)) == 0, draw(upto(4)))",
        "acquire(~knight, src=exiled)",
    ],
)
def test_written_is_read_back(source: str) -> None:
    expr = parse(Place("x", source, False))
    assert written(parse(Place("x", written(expr), False))) == written(expr)
