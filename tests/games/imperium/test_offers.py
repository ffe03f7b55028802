"""What choices offer: each effect is called by a clause and a branch in it, and keeps its number for ever."""

import pytest

from boardwright.games import rules_of
from boardwright.games.imperium.effects.offers import AT_PRICE
from boardwright.games.imperium.effects.step import CLAUSES
from boardwright.games.imperium.facts import EFFECT_NUMBER, EFFECT_ROWS, EFFECTS
from boardwright.games.imperium.notation import CALL, Expr, written
from boardwright.kernel.state import digest_of

VOCABULARY = rules_of("imperium").vocabulary
FIRST_NUMBERED = 146
DIGEST = "4f26417d599e75eb"


def branches(expr: Expr) -> list[Expr]:
    """Every alternative of a choice and everything that may be done, in the order of the text."""
    if expr.name == "choose":
        offered = [[option, *branches(option)] for option in expr.parts]
    elif expr.name == "may":
        whole = expr.parts[0] if len(expr.parts) == 1 else Expr(CALL, "seq", 0, expr.parts, {})
        offered = [[whole], *[branches(part) for part in expr.parts]]
    else:
        offered = [branches(part) for part in [*expr.parts, *expr.keys.values()]]
    return [branch for found in offered for branch in found]


@pytest.mark.parametrize("effect", [effect for effect in EFFECTS if "-" not in effect])
def test_an_effect_is_called_by_the_clause_and_the_branch_that_offers_it(effect: str) -> None:
    clause, branch = effect.rsplit(".", 1)
    found = [written(one) for step in CLAUSES[clause].steps for one in branches(step.expr)]
    assert found[int(branch) - 1] == EFFECT_ROWS[effect]


def test_the_numbers_never_change() -> None:
    assert digest_of(list(EFFECT_ROWS.values())[:FIRST_NUMBERED]) == DIGEST
    assert len(EFFECT_NUMBER) == len(EFFECT_ROWS)


def test_records_of_format_1_name_an_effect_by_its_notation() -> None:
    for number, (effect, source) in enumerate(EFFECT_ROWS.items()):
        assert VOCABULARY.inside(["do", source]) == VOCABULARY.inside(["do", effect]) == ("do", number)
        assert VOCABULARY.outside(("do", number)) == ["do", effect]


def test_the_prices_of_unrest() -> None:
    """Down to nothing; at the full price the effect is itself."""
    prices = {EFFECTS[effect]: [EFFECTS[one] for one in reduced] for effect, reduced in AT_PRICE.items()}
    assert prices == {
        f"1UNR1.play.{branch}": [*[f"1UNR1.play.{branch}-{price}" for price in range(full)], f"1UNR1.play.{branch}"]
        for branch, full in ((1, 1), (2, 2), (3, 3))
    }
