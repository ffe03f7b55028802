"""Upstart: Ambitious and Callow. Rebel: Committed and Disorganized."""

from tests.games.arcs.cards.steps import stows
from tests.games.arcs.position import dice_text

from .steps import attacks, red_begins, red_leads, red_pivots, rolls

TYPES = ["Material", "Fuel", "Weapon", "Relic", "Psionic"]

# -- Upstart -------------------------------------------------------------------------------------------------------


def test_lead04_ambitious_gains_any_resource_when_declaring() -> None:
    t = red_begins("administration-2", "cards lead04")
    t.plays("red", "lead Administration 2", "declare Tycoon").asks("red", "gain_any", [*TYPES, "go on"])
    stows(t.plays("red", "Relic"), "red")
    assert t.resources("red") == ["relic"]


def test_lead04_ambitious_may_be_declined_and_takes_only_what_the_supply_has() -> None:
    t = red_begins("administration-2", "cards lead04", "supply: 0 relic 0 fuel")
    t.plays("red", "lead Administration 2", "declare Tycoon")
    t.asks("red", "gain_any", ["Material", "Weapon", "Psionic", "go on"]).plays("red", "go on")
    assert t.resources("red") == []


def test_lead04_the_token_can_be_spent_in_that_prelude() -> None:
    t = red_begins("administration-2", "cards lead04", "2-hex: red 1 ship")
    t.plays("red", "lead Administration 2", "declare Tycoon", "Fuel", "Fuel in slot 1")
    t.can("red", "spend Fuel from slot 1 to move")


def test_lead04_ambitious_speaks_for_every_kind_of_declaration() -> None:
    t = red_pivots("administration-2", "cards lead04 bc25")
    t.plays("red", "declare Tycoon").asks("red", "gain_any", [*TYPES, "go on"])
    t = red_leads("aggression-2", "cards lead04", "court: bc27 red 1, bc02, bc03, bc04")
    t.plays("red", "secure", "declare Keeper").asks("red", "gain_any", [*TYPES, "go on"])


def test_lead04_nothing_is_gained_without_declaring() -> None:
    assert red_leads("administration-2", "cards lead04").asks("red", "turn").resources("red") == []


def test_lead04_callow_cannot_tax_an_own_city_without_control() -> None:
    t = red_leads("administration-2", "cards lead04", "5-hex: red city\n3-hex: red 1 ship, city; blue 1 ship")
    t.asks("red", "turn").cannot("red", "tax")


def test_lead04_callow_taxes_where_it_has_control() -> None:
    t = red_leads("administration-2", "cards lead04", "5-hex: red 1 ship, city\n3-hex: red 1 ship; blue city")
    t.plays("red", "tax").asks("red", "tax", ["city 5-hex/1", "city 3-hex/1"])


def test_lead04_callow_covers_every_city_so_empaths_bond_gives_none() -> None:
    table = "5-hex: red 1 ship, city\n3-hex: blue city\n2-hex: red city; blue city\nambitions: empath 5"
    t = red_leads("administration-2", "cards lead04 l20", table)
    t.plays("red", "tax").asks("red", "place_token")  # only 5-hex, so nothing was asked
    t = red_leads("administration-2", "cards l20", table)
    t.plays("red", "tax").asks("red", "tax", ["city 5-hex/1", "city 3-hex/1", "city 2-hex/1", "city 2-hex/2"])


# -- Rebel: Committed ----------------------------------------------------------------------------------------------


def test_lead05_committed_adds_two_dice() -> None:
    t = red_leads("aggression-2", "cards lead05", "3-hex: red 1 ship; blue 1 ship\n2-hex: blue city")
    t.plays("red", "battle").asks("red", "collect", [dice_text(count, "Assault") for count in range(4)])


def test_lead05_committed_is_compulsory() -> None:
    t = red_leads("aggression-2", "cards lead05", "3-hex: red 1 ship; blue 1 ship\n2-hex: blue city")
    t.plays("red", "battle", "0 Assault dice")  # no raid dice here
    t.asks("red", "collect", ["2 Skirmish dice", "3 Skirmish dice"])


def test_lead05_the_types_are_free_within_the_raid_limit() -> None:
    t = red_leads("aggression-2", "cards lead05", "3-hex: red 1 ship; blue 1 ship, city")
    t.plays("red", "battle", "1 Assault die").asks("red", "collect", [dice_text(count, "Raid") for count in range(3)])
    t.plays("red", "0 Raid dice").asks("red", "collect", ["1 Skirmish die", "2 Skirmish dice"])


def test_lead05_six_per_type_still_holds() -> None:
    t = red_leads("aggression-2", "cards lead05", "3-hex: red 6 ships; blue 1 ship\n2-hex: blue city")
    t.plays("red", "battle").asks("red", "collect", [dice_text(count, "Assault") for count in range(7)])
    t.plays("red", "6 Assault dice").asks("red", "collect", [dice_text(count, "Skirmish") for count in range(3)])


def test_lead05_committed_with_gatekeepers_two_more_that_are_not_compulsory() -> None:
    t = red_leads("aggression-2", "cards lead05 bc08", "3-gate: red 1 ship; blue 1 ship\n2-hex: blue city")
    t.plays("red", "battle").asks("red", "collect", [dice_text(count, "Assault") for count in range(6)])
    t.plays("red", "0 Assault dice").asks("red", "collect", [dice_text(count, "Skirmish") for count in range(2, 6)])


def test_lead05_a_defending_rebel_adds_nothing() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 1 ship; blue 1 ship\n2-hex: blue city\nblue: cards lead05")
    t.plays("red", "battle").asks("red", "collect", ["0 Assault dice", "1 Assault die"])


def test_lead05_committed_is_not_for_fire_rifles() -> None:
    t = red_leads("aggression-2", "cards lead05 l02", "3-gate: red 2 ships\n3-hex: blue 1 ship")
    t.plays("red", "fire rifles").asks("red", "collect", ["1 Skirmish die", "2 Skirmish dice"])


# -- Rebel: Disorganized -------------------------------------------------------------------------------------------


def test_lead05_disorganized_moves_at_most_two_ships() -> None:
    t = red_leads("mobilization-2", "cards lead05", "3-hex: red 2 ships, 2 damaged ships")
    t.plays("red", "move", "from 3-hex", "to 3-gate").asks(
        "red",
        "move_ships",
        [f"{fresh} fresh and {damaged} damaged" for fresh, damaged in [(0, 1), (0, 2), (1, 0), (1, 1), (2, 0)]],
    )


def test_lead05_disorganized_catapults_at_most_two_ships() -> None:
    t = red_leads("mobilization-2", "cards lead05", "3-hex: red 4 ships, starport\n3-gate: red 2 ships")
    t.plays("red", "move", "from 3-hex", "to 3-gate", "2 fresh and 0 damaged", "to 5-gate")
    t.asks("red", "move_ships", ["1 fresh and 0 damaged", "2 fresh and 0 damaged"])


def test_lead05_disorganized_brings_two_ships_from_each_system_with_predictive_sensors() -> None:
    t = red_leads(
        "aggression-2",
        "power 0",
        "3-gate: red 2 ships; blue 1 ship\n3-hex: blue 4 ships\n3-arrow: blue 3 ships\nblue: cards lead05 l15",
    )
    t.plays("red", "battle")
    two = ["2 fresh and 0 damaged", "1 fresh and 0 damaged", "go on"]
    t.asks("blue", "bring_ships", two).plays("blue", two[0]).asks("blue", "bring_ships", two).plays("blue", two[0])
    assert t.ships("blue", "3-gate") == (5, 0)


def test_lead05_force_beams_ignores_disorganized() -> None:
    t = red_leads("mobilization-2", "cards lead05 l16", "3-hex: red 5 ships, starport")
    t.plays("red", "guide", "from 3-hex to 3-gate").can("red", "5 fresh and 0 damaged")
    t.plays("red", "5 fresh and 0 damaged")
    assert t.ships("red", "3-gate") == (5, 0)


def test_d13_railgun_arrays_on_the_last_ship_leaves_no_committed_or_gatekeepers_dice() -> None:
    t = red_leads("aggression-2", "cards lead05 bc08", "3-gate: red 1 damaged ship; blue 1 ship\nblue: cards l12")
    t.plays("red", "battle").asks("red", "turn")
    assert t.trophies("blue", "red") == {"ships": 1}


def test_lead05_the_compulsory_dice_are_rolled() -> None:
    t = red_leads("aggression-2", "cards lead05", "3-hex: red 1 ship; blue 3 ships\n2-hex: blue city")
    attacks(t, skirmish="hit, hit").plays("red", "a fresh ship")
    assert t.ships("blue", "3-hex") == (1, 2)
    assert rolls(t).asks("red", "turn") is t
