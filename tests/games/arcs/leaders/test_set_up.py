"""R97: starting pieces and resources of the sixteen leaders; R98: Cryptic, Hated, Decentralized, Greedy."""

import pytest

from .drafting import drafted, pieces

LEADERS: dict[str, tuple[list[str], tuple[str, str, str]]] = {
    "lead01": (["relic", "material"], ("3 ships, city", "3 ships, starport", "2 ships")),
    "lead02": (["psionic", "relic"], ("3 ships, city", "3 ships, starport", "2 ships")),
    "lead03": (["fuel", "fuel"], ("3 ships, city", "3 ships, starport", "2 ships")),
    "lead04": (["psionic", "material"], ("4 ships, city", "3 ships, starport", "2 ships")),
    "lead05": (["material", "weapon"], ("4 ships, starport", "4 ships", "2 ships")),
    "lead06": (["weapon", "material"], ("3 ships, city", "3 ships, starport", "2 ships")),
    "lead07": (["relic", "material"], ("3 ships, city", "3 ships, city", "3 ships")),
    "lead08": (["psionic", "weapon"], ("3 ships, city", "3 ships, starport", "2 ships")),
    "lead09": (["relic", "relic"], ("3 ships, city", "3 ships, city", "2 ships")),
    "lead10": (["fuel", "material"], ("3 ships, city", "3 ships, starport", "2 ships")),
    "lead11": (["fuel", "weapon"], ("4 ships, starport", "3 ships", "2 ships")),
    "lead12": (["psionic", "psionic"], ("3 ships, city", "3 ships, starport", "2 ships")),
    "lead13": (["relic", "weapon"], ("4 ships", "3 ships", "2 ships")),
    "lead14": (["relic", "material"], ("3 ships, city", "3 ships", "3 ships")),
    "lead15": (["fuel", "material"], ("3 ships, city", "4 ships, starport", "2 ships")),
    "lead16": (["fuel", "weapon"], ("4 ships, starport", "3 ships", "2 ships")),
}


def others(leader: str, count: int) -> list[str]:
    """Leaders without decisions in set-up, for the other seats."""
    return [one for one in ("lead01", "lead04", "lead06", "lead12") if one != leader][:count]


@pytest.mark.parametrize("leader", LEADERS)
def test_r97_leader_boxes_replace_the_pieces_and_the_resources(leader: str) -> None:
    t = drafted([leader, *others(leader, 2)], "3p-mix-up")
    resources, (a, b, c) = LEADERS[leader]
    assert pieces(t, "red") == {"3-hex": a, "5-crescent": b, "2-gate": c}
    assert t.slots("red")[:2] == resources  # in printed order, whatever the planets
    assert sorted(t.resources("red")) == sorted(resources)
    t.g.check()


@pytest.mark.parametrize("leader", LEADERS)
def test_r97_with_two_players_the_c_box_goes_to_both_c_systems(leader: str) -> None:
    t = drafted([leader, *others(leader, 1)], "2p-frontiers")
    resources, (a, b, c) = LEADERS[leader]
    assert pieces(t, "red") == {"5-hex": a, "4-hex": b, "3-gate": c, "3-hex": c}
    assert t.slots("red")[:2] == resources


@pytest.mark.parametrize("leader", LEADERS)
def test_r97_every_seat_of_four_uses_its_own_boxes(leader: str) -> None:
    t = drafted([*others(leader, 3), leader], "4p-mix-up-1")
    _, (a, b, c) = LEADERS[leader]
    assert pieces(t, "yellow") == {"6-arrow": a, "1-arrow": b, "5-gate": c}


def test_lead02_cryptic_begins_with_material_and_fuel_outraged() -> None:
    t = drafted(["lead02", "lead01", "lead04"], "3p-mix-up")
    assert t.outrage("red") == ["material", "fuel"]
    assert t.agents("red") == 8
    assert t.resources("red") == ["psionic", "relic"]  # nothing was discarded


def test_lead10_hated_has_thirteen_ships_and_seven_agents() -> None:
    t = drafted(["lead10", "lead01", "lead04"], "3p-mix-up")
    assert t.g.ships[0] + 8 == 13
    assert t.agents("red") == 7


def test_lead13_decentralized_has_three_cities_and_four_open_slots() -> None:
    t = drafted(["lead13", "lead01", "lead04"], "3p-mix-up")
    assert t.g.cities[0] == 3
    assert t.slots("red") == ["relic", "weapon", "-", "-"]


def test_lead16_greedy_begins_with_material_outraged() -> None:
    t = drafted(["lead16", "lead01", "lead04"], "3p-mix-up")
    assert t.outrage("red") == ["material"]
    assert t.agents("red") == 9


def test_lead15_lead10_what_is_outraged_at_the_start_is_no_provoked_outrage() -> None:
    t = drafted(["lead16", "lead02", "lead04"], "3p-mix-up", ["l13", "l01", "l02"])
    assert t.resources("blue") == ["psionic", "relic"]
    assert t.cards("red") == ["l13", "lead16"]


def test_r77_with_ancient_holdings_the_starting_resources_lie_on_the_board() -> None:
    t = drafted(["lead01", "lead04", "lead06"], "3p-mix-up", ["l13"])
    assert t.cards("red") == ["l13", "lead01"]
    assert t.slots("red") == ["relic", "material", "-", "-"]  # a city was placed: three slots and the card's
