"""The Magnate in Act III: F322 to F327."""

import pytest

from boardwright.games.arcs.actions import buildable, taxable
from boardwright.games.arcs.facts import CARD_NUMBER, FUEL, MATERIAL, SPACES, SYSTEM_NUMBER, SYSTEMS
from tests.games.arcs_campaign.act_3 import act_3, begun, grand, leads, lies, secures
from tests.games.arcs_campaign.position import ReachScenario

HOME = "6-arrow: red 1 ship; blue 1 ship; white 1 ship"

# -- set-up and grand ambitions ------------------------------------------------------------------------------------


def test_f325_the_set_up_of_act_3() -> None:
    """A-46: War Profiteering is in force with the Weapon Monopoly."""
    g = begun("magnate,partisan")
    assert lies(g, "f326") == lies(g, "f327") == lies(g, "f320") == "booklet" and lies(g, "f322") == "red"
    assert lies(g, "f323") == "scrapped" and len(g.monopolies) == 5


@pytest.mark.parametrize(
    ("cards", "fulfilled"), [("f302", [False, False]), ("f313", [True, False]), ("f313 f315", [True, True])]
)
def test_f325_one_and_two_monopolies(cards: str, fulfilled: list[bool]) -> None:
    assert grand(act_3("magnate", f"red: cards {cards}")) == fulfilled


def test_f325_monopolies_of_others_do_not_count() -> None:
    assert grand(act_3("magnate", "blue: cards f313 f314")) == [False, False]


def test_f325_after_scoring_a_monopoly_is_scrapped_with_every_resource_of_its_type() -> None:
    t = act_3(
        "magnate",
        """
        red: cards f313 f314 f302; resources material fuel; held f302 material
        trust: 1 material
        blue: resources material
        """,
        begin="scoring",
    )
    t.asks("red", "scrap_monopoly").plays("red", "give up the Material Monopoly")
    assert t.power("red") == 4 and lies(t.g, "f313") == "scrapped" and lies(t.g, "f314") == "red"
    assert t.resources("red") == ["fuel"] and t.resources("blue") == ["material"]
    assert t.g.trust[MATERIAL] == 0 and t.supply("material") == 0 and t.g.token_totals[MATERIAL] == 1
    assert not t.g.held and t.g.token_totals[FUEL] == 5
    t.g.check()


def test_f325_the_trust_of_another_first_regent_stays() -> None:
    lines = "red: cards f313; resources material\ntrust: 1 material\nfirst regent: blue"
    t = act_3("magnate", lines, begin="scoring")
    assert t.trust() == ["material"] and t.g.token_totals[MATERIAL] == 1
    t.g.check()


def test_f325_without_a_monopoly_nothing_is_scrapped() -> None:
    t = act_3("magnate", "red: resources fuel", begin="scoring")
    assert t.g.token_totals == (5,) * 5 and t.power("red") == 0


# -- F322: Prospectors ---------------------------------------------------------------------------------------------


def builder(red: str, lines: str) -> ReachScenario:
    return leads(act_3("partisan", f"red: hand construction-2; {red}\n{HOME}\n{lines}"), "Construction 2")


def sites(t: ReachScenario) -> list[str]:
    return [SYSTEMS[int(option[1])] for option in buildable(t.g, 0) if option[0] == "build_city"]


def test_f322_cities_without_a_loyal_piece_on_planets_of_types_without_monopoly() -> None:
    t = leads(
        act_3("partisan", f"red: hand construction-2; cards f322 f313\n{HOME}\n2-hex: blue city"), "Construction 2"
    )
    kinds = {t.g.planet_type(planet) for planet in (SYSTEM_NUMBER[name] for name in sites(t) if name != "6-arrow")}
    assert MATERIAL not in kinds and len(kinds) == 4 and "1-gate" not in sites(t)
    assert len(sites(t)) == len(set(sites(t)))
    target = next(name for name in sites(t) if name != "6-arrow")
    t.plays("red", "build", f"city in {target}")
    assert "red city" in t.buildings(target)


def test_f322_an_empty_slot_is_needed_and_only_cities_may_be_built() -> None:
    t = leads(
        act_3("partisan", f"red: hand construction-2; cards f322\n{HOME}\n1-hex: blue city, city"), "Construction 2"
    )
    assert "1-hex" not in sites(t)
    assert [option for option in buildable(t.g, 0) if option[0] == "build_starport"] == [
        ("build_starport", SYSTEM_NUMBER["6-arrow"])
    ]


def test_f322_without_it_a_piece_is_needed() -> None:
    t = builder("power 0", "1-hex: blue city")
    assert sites(t) == ["6-arrow"]


# -- F323, F324: Extortion -----------------------------------------------------------------------------------------


def extorted(lines: str, card: str = "f323") -> ReachScenario:
    lines = f"court: aid01, {card}, cc11, cc12, cc13\ndeck: cc14\nrolled: crisis-hex 6\n{HOME}\n{lines}"
    return act_3("partisan", lines, begin="crises")


@pytest.mark.parametrize("card", ["f323", "f324"])
def test_f323_f324_whoever_has_the_most_of_a_type_discards_one(card: str) -> None:
    t = extorted("1-hex: red city, city\nred: resources fuel relic\nblue: resources relic\nwhite: resources fuel", card)
    assert t.resources("red") == t.resources("blue") == t.resources("white") == []
    assert card in t.court_discard()


def test_f323_only_the_most_and_its_slot_is_chosen() -> None:
    t = extorted("2-hex: red city, city\nred: resources fuel fuel relic\nblue: resources fuel").asks("red", "extortion")
    t.plays("red", t.options()[0])
    assert t.resources("red") == ["fuel"] and t.resources("blue") == ["fuel"]


def test_f323_a44_frozen_tokens_count_but_stay() -> None:
    t = extorted("trust: 2 fuel\nblue: resources fuel")
    assert t.trust() == ["fuel", "fuel"] and t.resources("blue") == ["fuel"]


def test_f323_a45_the_supply_on_a_monopoly_counts_but_stays() -> None:
    t = extorted("red: cards f314\nblue: resources fuel")
    assert t.supply("fuel") == 4 and t.resources("blue") == ["fuel"]


def test_f323_secured_it_steals_a_resource() -> None:
    court = "court: aid01, f323 red 1, cc11, cc12, cc13"
    t = secures(act_3("partisan", f"{court}\n{HOME}\nblue: resources fuel\nwhite: resources relic")).asks(
        "red", "extort"
    )
    t.plays("red", next(one for one in t.options() if "Relic" in one))
    if t.decision("red").ask == "place_token":
        t.plays("red", t.options()[0])
    assert t.resources("red") == ["relic"] and t.resources("white") == [] and "f323" in t.court_discard()


# -- F326, F327: Economy -------------------------------------------------------------------------------------------

CITIES = "1-hex: red city; empire 1 ship\n2-hex: red 2 ships, city\n3-hex: free city; red 2 ships\n6-hex: blue 1 ship"
"""1-hex is a planet of the type Material."""


def taxed(lines: str, red: str = "power 0", fates: str = "partisan magnate") -> ReachScenario:
    """The turn of Red; Blue is the Magnate unless it is said otherwise."""
    t = act_3(
        fates, f"red: hand administration-2 administration-3; {red}\nblue: hand construction-2\n{CITIES}\n{lines}"
    )
    return leads(t, "Administration 2")


def open_to_red(t: ReachScenario) -> list[str]:
    return sorted({SYSTEMS[place // SPACES] for place in taxable(t.g, 0)})


def test_f326_closed_other_regents_do_not_tax_under_the_empire_not_even_own_cities() -> None:
    assert open_to_red(taxed("")) == ["2-hex", "3-hex"]


@pytest.mark.parametrize(
    ("lines", "red", "fates"),
    [
        ("", "cards f313", "partisan magnate"),
        ("first regent: blue", "title outlaw", "partisan magnate"),
        ("blue: title outlaw", "power 0", "partisan magnate"),
        ("", "power 0", "magnate partisan"),
        ("", "power 0", "partisan admiral"),
    ],
    ids=["with the monopoly", "an outlaw", "open", "the magnate", "not in play"],
)
def test_f326_who_may_tax_there(lines: str, red: str, fates: str) -> None:
    assert "1-hex" in open_to_red(taxed(lines, red, fates))


def test_f326_a48_imperial_authority_does_not_help() -> None:
    assert "1-hex" not in open_to_red(taxed("", "cards f102"))


def test_f326_why_not() -> None:
    t = act_3(
        "partisan magnate",
        "red: hand administration-2\nblue: hand construction-2\n1-hex: red city; empire 1 ship\n6-hex: red 1 ship",
    )
    leads(t, "Administration 2")
    assert t.why_not("red", "tax") == ["Economy keeps you from taxing there."]


def used_up(t: ReachScenario) -> ReachScenario:
    """All cities were taxed this turn."""
    t.g.used_buildings = tuple([1 if t.g.is_city(place) else 0 for place in range(len(t.g.used_buildings))])
    return t


def test_f326_open_everybody_taxes_own_cities_again() -> None:
    assert open_to_red(used_up(taxed("blue: title outlaw"))) == ["1-hex", "2-hex"]
    assert open_to_red(used_up(taxed(""))) == []


def test_f326_open_the_magnate_also_rival_and_free_cities() -> None:
    lines = "4-hex: red 2 ships; white city\nfirst regent: blue"
    t = used_up(taxed(lines, "title outlaw", "magnate partisan"))
    assert open_to_red(t) == ["1-hex", "2-hex", "3-hex", "4-hex"]
    assert "4-hex" not in open_to_red(used_up(taxed(f"{lines}\nblue: title outlaw\nfirst regent: white")))


def test_f326_played_a_city_is_taxed_twice() -> None:
    t = taxed("blue: title outlaw\n1-hex: empire 0 ships").plays("red", "tax")
    t.plays("red", next(one for one in t.options() if "2-hex" in one))
    while t.decision("red").ask == "place_token":
        t.plays("red", t.options()[0])
    t.plays("red", "tax")
    assert [one for one in t.options() if "2-hex" in one]


def test_f327_says_what_f326_says() -> None:
    assert CARD_NUMBER["f327"] in act_3("magnate", "red: power 0").g.laws
