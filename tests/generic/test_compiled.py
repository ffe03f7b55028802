"""Plain and compiled agree. Collected only where the compiled rules run; the stored files are the same for both."""

from tests.generic.compiled import report
from tests.generic.processes import answer_of


def test_the_plain_rules_play_the_same_games() -> None:
    compiled = report()
    plain = answer_of("tests.generic.compiled", BOARDWRIGHT_CODE="plain")
    assert compiled["compiled"] and not plain["compiled"]
    assert plain["stored"] == compiled["stored"]
    assert plain["random"] == compiled["random"]
