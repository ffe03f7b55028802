"""Options that would change nothing but lose something: marked, never told apart from what they do not bring."""

import pytest

from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from tests.generic.cases import Case, cases_of
from tests.generic.faces import asked, steps
from tests.generic.idle import endings
from tests.generic.players import player

from .position import ArcsScenario, arcs


def leads(card: str, red: str, rest: str = "") -> ArcsScenario:
    """Red leads a card, without declaring."""
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red, leaders yes
        6-hex: red 1 ship
        red: hand {card} administration-6; {red}
        {rest}
    """)
    suit, number = card.split("-")
    t.plays("red", f"lead {suit.title()} {number}", "go on")
    return t


# -- cards of the Prelude ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "name", "useless", "useful"),
    [
        ("bc13", "Skirmishers", "6-hex: blue 1 ship", ""),
        ("bc12", "Prison Wardens", "6-hex: blue 1 ship", ""),
        ("bc14", "Court Enforcers", "6-hex: blue 1 ship", ""),
        ("bc15", "Loyal Marines", "6-hex: blue 1 ship", ""),
        ("bc20", "Silver-Tongues", "", "blue: resources fuel"),
        ("bc03", "Material Cartel", "blue: resources fuel", "blue: resources material"),
    ],
)
def test_a_prelude_part_without_a_target_is_marked(card: str, name: str, useless: str, useful: str) -> None:
    t = leads("construction-2", f"cards {card}", useless)
    assert f"use {name}" in t.idle("red")
    t.cannot("red", f"discard {name} for nothing")
    t = leads("construction-2", f"cards {card}", useful)
    assert f"use {name}" not in t.idle("red")
    assert f"discard {name} for nothing" in t.idle("red")


def test_bc02_an_interest_without_an_empty_slot_is_marked() -> None:
    assert "use Mining Interest" in leads("construction-2", "cards bc02; resources fuel fuel").idle("red")
    t = leads("construction-2", "cards bc02; resources fuel")
    assert "use Mining Interest" not in t.idle("red")
    t.plays("red", "use Mining Interest")
    assert t.idle("red") == ["take 0"]


def test_bc16_lattice_spies_are_marked_for_who_has_the_initiative() -> None:
    assert "use Lattice Spies" in leads("construction-2", "cards bc16").idle("red")


def test_bc24_relic_fence_without_a_relic_is_marked() -> None:
    rest = "blue: resources relic relic\nwhite: resources relic relic"
    t = leads("construction-2", "cards bc24; resources fuel", f"{rest}\nset aside: 1 relic")
    assert "use Relic Fence" in t.idle("red")
    t = leads("construction-2", "cards bc24; resources fuel", rest)
    assert "use Relic Fence" not in t.idle("red")


def test_bc24_a_relic_for_a_relic_is_marked_where_all_tokens_are_relics() -> None:
    cities = "2-hex: red city\n3-hex: red city\n5-hex: red city"
    t = leads("construction-2", "cards bc24; resources fuel relic", cities)
    t.plays("red", "use Relic Fence")
    assert t.idle("red") == []  # it lets its owner rearrange: the slots differ
    t = leads("construction-2", "cards bc24; resources relic relic")
    assert "use Relic Fence" in t.idle("red")
    t = leads("construction-2", "cards bc24; resources relic relic relic", "2-hex: red city")
    assert "use Relic Fence" in t.idle("red")  # full of Relics, and the slots differ


# -- tokens --------------------------------------------------------------------------------------------------------


def test_r13_spending_for_nothing_is_marked() -> None:
    t = leads("construction-2", "resources fuel")
    assert t.idle("red") == ["spend Fuel from slot 1 for nothing"]
    assert t.options()[-1] == "spend Fuel from slot 1 for nothing"


def test_r17_a_weapon_is_not_offered_where_pips_may_battle() -> None:
    weapon = "spend Weapon from slot 1 so that pips may battle"
    leads("construction-2", "resources weapon").can("red", weapon)
    t = leads("aggression-2", "resources weapon").cannot("red", weapon)
    assert t.why_not("red", "prelude") == ["Your pips may already battle."]


# -- actions -------------------------------------------------------------------------------------------------------


def test_d12_a_tax_without_result_is_marked() -> None:
    """R4: no token of the type is left."""
    rest = "5-hex: red city\nblue: resources {0} {0}\nwhite: resources {0} {0}\nset aside: 1 {0}"
    position = arcs("seats 3, set-up 3p-mix-up, initiative red\n5-hex: red city").game.view(None)
    kind = position["systems"]["5-hex"]["resource"]
    t = leads("administration-2", "power 0", rest.format(kind))
    assert "tax" in t.idle("red")
    t.plays("red", "tax").asks("red", "turn")
    assert "tax" not in leads("administration-2", "power 0", "5-hex: red city").idle("red")


def test_l11_a_tax_of_a_gate_city_without_a_type_is_marked() -> None:
    """No city stands on the planets of its cluster."""
    t = leads("administration-2", "power 0", "5-gate: red city")
    assert "tax" in t.idle("red")
    t = leads("administration-2", "power 0", "5-gate: red city\n2-hex: red city").plays("red", "tax")
    assert t.idle("red") == ["city 5-gate/1"] and t.options()[-1] == "city 5-gate/1"


def test_r74_a_tax_of_what_fills_all_slots_is_marked() -> None:
    kind = arcs("seats 3, set-up 3p-mix-up").game.view(None)["systems"]["5-hex"]["resource"]
    assert "tax" in leads("administration-2", f"resources {kind} {kind} {kind}", "5-hex: red city").idle("red")


def test_r45_a_build_with_an_empty_supply_is_marked() -> None:
    ships = "\n".join(f"{system}: red 7 ships" for system in ("3-gate", "5-gate"))
    t = leads("construction-2", "power 0", f"5-hex: red starport\n{ships}")
    assert t.g.ships[0] == 0
    assert "build" not in t.idle("red")
    t.plays("red", "build")
    assert t.idle("red") == ["ship at starport 5-hex/1"]


def test_l16_guiding_no_ship_at_all_is_marked() -> None:
    t = leads("mobilization-2", "cards l16", "3-hex: red 1 ship, starport; blue 1 ship")
    t.plays("red", "guide", "from 3-hex to 3-gate")
    assert not t.idle("red")
    t.plays("red", "0 fresh and 0 damaged")
    assert t.idle("red") == ["0 fresh and 0 damaged"]


def test_r58_a_battle_without_dice_is_marked() -> None:
    t = leads("aggression-2", "power 0", "6-hex: blue 1 ship")
    t.plays("red", "battle", "0 Assault dice", "0 Raid dice")
    assert t.idle("red") == ["0 Skirmish dice"]


# -- everywhere ----------------------------------------------------------------------------------------------------

TABLES = cases_of("arcs")[-1:]


def end_of(game: Game, option: Option) -> str:
    return next(endings(game, option)).state.digest()


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_a_useful_use_or_spending_differs_from_throwing_it_away(case: Case) -> None:
    """At sampled moments of whole games: what is not marked does more than to spend or discard for nothing."""
    compared = 0
    game = case.new(71)
    for _ in steps(game, player(71)):
        decision = asked(game)
        for option in decision.useful if decision.ask == "turn" else []:
            wasted: Option = ("discard_card", option[1]) if option[0] == "use" else (*option[:3], "nothing")
            if wasted in decision.idle:
                compared += 1
                thrown_away = end_of(game, wasted)
                assert any(end.state.digest() != thrown_away for end in endings(game, option)), option
    assert compared > 20
