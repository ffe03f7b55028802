"""Shaper: Mythic and Ancient."""

from tests.games.arcs.cards.steps import stows

from .steps import attacks, red_leads

# -- Mythic --------------------------------------------------------------------------------------------------------


def test_lead14_mythic_lays_a_token_on_the_planet_which_has_that_type_from_then_on() -> None:
    t = red_leads("administration-2", "cards lead14; resources psionic", "3-hex: red city, city")
    stows(t.plays("red", "tax", "city 3-hex/1"), "red")
    t.asks("red", "mythic", ["Psionic from slot 1", "Weapon from slot 2", "go on"])
    t.plays("red", "Psionic from slot 1", "tax")
    stows(t, "red")
    assert t.resources("red") == ["psionic", "weapon"]
    assert t.game.view(None)["systems"]["3-hex"]["resource"] == "psionic"
    assert t.supply("psionic") == 3  # five, one on the planet, one with red


def test_lead14_the_token_just_gained_may_be_used() -> None:
    t = red_leads("administration-2", "cards lead14", "3-hex: red city")
    t.plays("red", "tax", "Weapon in slot 1").plays("red", "Weapon from slot 1").asks("red", "turn")
    assert t.resources("red") == []


def test_lead14_mythic_cannot_change_a_planet_again() -> None:
    t = red_leads("administration-2", "cards lead14; resources psionic", "3-hex: red city, city")
    stows(t.plays("red", "tax", "city 3-hex/1"), "red")
    t.plays("red", "Psionic from slot 1", "tax")
    stows(t, "red").asks("red", "turn")


def test_lead14_mythic_may_be_declined_and_is_for_every_city_taxed() -> None:
    t = red_leads("administration-2", "cards lead14; resources psionic", "3-hex: red 1 ship; blue city")
    stows(t.plays("red", "tax"), "red").plays("red", "go on").asks("red", "turn")
    assert t.game.view(None)["systems"]["3-hex"]["resource"] == "weapon"


def test_lead14_a_gate_city_cannot_be_reshaped() -> None:
    t = red_leads("administration-2", "cards lead14 l11; resources psionic", "3-gate: red city\n3-hex: blue city")
    stows(t.plays("red", "tax"), "red").asks("red", "turn")


def test_lead14_nothing_to_lay_nothing_to_ask() -> None:
    t = red_leads("administration-2", "cards lead14", "3-hex: red city\nsupply: 0 weapon")
    t.plays("red", "tax").asks("red", "turn")


def test_lead14_the_supply_on_an_own_cartel_may_be_used() -> None:
    t = red_leads("administration-2", "cards lead14 bc03", "3-hex: red city\nsupply: 0 weapon")
    t.plays("red", "tax").asks("red", "mythic", ["Material from the supply on your card", "go on"])
    t.plays("red", "Material from the supply on your card")
    assert t.supply("material") == 4
    assert t.game.view(None)["systems"]["3-hex"]["resource"] == "material"


def test_lead14_mythic_then_outrage_follows_the_new_type() -> None:
    t = red_leads(
        "administration-2",
        "cards lead14 bc19 bc16 bc13; resources psionic psionic",
        "3-hex: red 2 ships; blue damaged city",
    )
    t.plays("red", "spend Psionic from slot 1 to tax", "Weapon in slot 1", "Psionic from slot 2")
    t.plays("red", "spend Weapon from slot 1 so that pips may battle")
    attacks(t, assault="hit hit")
    assert t.outrage("red") == ["psionic"]
    assert t.cards("red") == ["bc13", "bc19", "lead14"]  # Lattice Spies are gone, Skirmishers and Loyal Empaths stay


def test_lead14_mythic_then_trade_reads_the_new_type() -> None:
    t = red_leads(
        "administration-2", "cards lead14 bc23; resources relic", "3-hex: red 1 ship; blue city\nblue: resources relic"
    )
    t.cannot("red", "trade").plays("red", "tax", "Weapon in slot 2", "Relic from slot 1", "trade")
    stows(t, "red")
    assert t.resources("red") == ["relic"]
    assert stows(t, "blue").game.view(None)["players"][1]["slots"][0]["resource"] == "weapon"


def test_lead14_mythic_changes_the_types_of_a_gate_city_and_the_price_of_a_cloud_city() -> None:
    t = red_leads(
        "construction-2", "cards l09 l11; resources psionic weapon", "3-hex: red 1 ship, city\n3-gate: red city"
    )
    t.g.reshaped = (*t.g.reshaped, (11, 4))
    t.g.supply[4] -= 1
    assert t.g.city_types(8) == [4]
    t.plays("red", "build", "cloud city in 3-hex")
    assert t.resources("red") == ["weapon"]


# -- Ancient -------------------------------------------------------------------------------------------------------


def test_lead14_ancient_does_not_catapult_from_starports() -> None:
    t = red_leads("mobilization-2", "cards lead14", "3-hex: red 1 ship, starport")
    t.plays("red", "move", "from 3-hex", "to 3-gate").asks("red", "turn")


def test_lead14_ancient_catapults_from_gates() -> None:
    t = red_leads("mobilization-2", "cards lead14", "3-gate: red 1 ship")
    t.plays("red", "move", "from 3-gate", "to 2-gate").asks("red", "catapult").plays("red", "to 2-hex")
    assert t.ships("red", "2-hex") == (1, 0)


def test_lead14_a_gate_with_a_starport_still_launches() -> None:
    t = red_leads("mobilization-2", "cards lead14 l08", "3-gate: red 1 ship, starport")
    t.plays("red", "move", "from 3-gate", "to 2-gate").asks("red", "catapult")


def test_lead14_ancient_covers_starports_of_every_colour_so_empaths_bond_gives_no_catapult() -> None:
    table = "3-hex: red 1 ship; blue starport\nambitions: empath 5"
    t = red_leads("mobilization-2", "cards lead14 l20", table)
    t.plays("red", "move", "from 3-hex", "to 3-gate").asks("red", "turn")
    t = red_leads("mobilization-2", "cards l20", table)
    t.plays("red", "move", "from 3-hex", "to 3-gate").asks("red", "catapult")


def test_lead14_starports_still_build_ships() -> None:
    t = red_leads("construction-2", "cards lead14", "3-hex: red starport")
    t.plays("red", "build", "ship at starport 3-hex/1")
    assert t.ships("red", "3-hex") == (1, 0)


def test_lead14_sprinter_drives_catapult_from_a_gate() -> None:
    t = red_leads("mobilization-2", "cards lead14 l03", "3-hex: red 1 ship")
    t.plays("red", "move", "from 3-hex", "to 3-gate", "from 3-gate", "to 2-gate").asks("red", "catapult")
