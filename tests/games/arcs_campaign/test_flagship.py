"""Flagships (p.22, p.25): gaining one, the ship on the map, its board, what its Upgrades give."""

from typing import Any

import pytest

from boardwright.games.arcs.campaign.facts import FATES, FREE_STATES
from boardwright.games.arcs.campaign.flagship import free_fittings
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import SYSTEM_NUMBER
from boardwright.games.arcs.state import SHIP
from boardwright.kernel.errors import IllegalOption
from boardwright.kernel.still import replaced
from boardwright.research import features_of
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import red_leads

RED, BLUE = 0, 1
HEX = SYSTEM_NUMBER["1-hex"]


def builds(table: str, flagship: str, more: str = "") -> ReachScenario:
    """Red has this Flagship and is about to build."""
    return red_leads(table, f"flagship {flagship}{more}", "construction-2").plays("red", "build")


def moves(table: str, flagship: str, more: str = "") -> ReachScenario:
    """Red has this Flagship and leads Mobilization; the Prelude is open."""
    return red_leads(table, f"flagship {flagship}{more}", "mobilization-2")


# -- gaining one ---------------------------------------------------------------------------------------------------

STEWARD = FATES[1]["acts"][1]


def set_up(monkeypatch: pytest.MonkeyPatch, table: str, *steps: dict[str, Any]) -> ReachScenario:
    """Red's fate has this set-up, which begins; then the others follow."""
    monkeypatch.setitem(STEWARD, "setup", list(steps))
    return reach(f"""
        seats 3, initiative red, begin set-up
        fates: steward admiral advocate
        5-hex: empire 1 ship
        {table}
    """)


FIRST_UPGRADES: dict[str, Any] = {"flagship": {"slipstream_drive": "starport", "hull": "city"}}


def test_p22_a_flagship_appears_in_a_system_with_loyal_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    table = "1-hex: red 1 ship\n2-hex: red damaged city; blue 1 ship\n3-hex: blue 1 ship"
    t = set_up(monkeypatch, table, FIRST_UPGRADES)
    t.asks("red", "flagship_place", ["in 1-hex", "in 2-hex"]).plays("red", "in 2-hex")
    assert t.flagship("red") == "2-hex"
    assert t.ships("red", "2-hex") == (1, 0)
    assert t.g.ships[RED] == 14  # it is none of the fifteen


def test_p22_every_own_building_on_the_map_becomes_a_free_one_of_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    table = "1-hex: red city, damaged starport\n2-hex: red city; blue city"
    t = set_up(monkeypatch, table, FIRST_UPGRADES).plays("red", "in 1-hex")
    assert t.buildings("1-hex") == ["free city", "damaged free starport"]
    assert t.buildings("2-hex") == ["free city", "blue city"]
    assert "The city of Red in 2-hex becomes Free." in t.chronicle()
    assert t.g.cities[FREE_STATES] == 72 - 2


def test_p22_a_fate_puts_first_upgrades_on_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    t = set_up(monkeypatch, "1-hex: red 1 ship", FIRST_UPGRADES)
    assert t.board("red") == {"slipstream-drive": "starport", "hull": "city"}
    assert (t.g.cities[RED], t.g.starports[RED]) == (4, 4)


def test_c115_slots_are_covered_once_after_the_last_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three cities come home, the one on the board opens its slot first: of five slots three are left."""
    table = "1-hex: red city, city\n2-hex: red city, starport, 1 ship\nred: resources fuel weapon relic psionic"
    t = set_up(monkeypatch, table, FIRST_UPGRADES, {"scrap_ships": 1})
    t.plays("red", "in 1-hex")
    assert t.resources("red") == ["fuel", "relic", "weapon"]  # the fourth is in hand
    t.plays("red", "from the supply").asks("red", "discard_excess")
    t.plays("red", "discard Weapon from slot 2", "Psionic in slot 2")
    assert t.resources("red") == ["fuel", "psionic", "relic"]


def test_c115_no_token_is_lost_that_still_has_room(monkeypatch: pytest.MonkeyPatch) -> None:
    table = "1-hex: red city, city\n2-hex: red city\nred: resources fuel - - weapon"
    t = set_up(monkeypatch, table, FIRST_UPGRADES).plays("red", "in 1-hex")
    t.asks("red", "place_token").plays("red", "Weapon in slot 2")
    assert t.resources("red") == ["fuel", "weapon"]


def test_scrap_ships_from_the_map_and_the_supply_but_not_the_flagship(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Hegemon and the Blight Speaker. Two of the four must come from the supply: the map has but two."""
    t = set_up(monkeypatch, "1-hex: red 1 ship, 1 damaged ship", {"flagship": {}}, {"scrap_ships": 4})
    with pytest.raises(IllegalOption):
        t.chooses("red", "a fresh ship in 1-hex", "a fresh ship in 1-hex")
    t.chooses("red", "a fresh ship in 1-hex", "a damaged ship in 1-hex")
    assert t.ships("red", "1-hex") == (1, 0)  # the Flagship
    assert t.g.ships[RED] == 11
    assert t.g.gone[SHIP] == 4
    assert "4 ships of Red leave the campaign." in t.chronicle()


@pytest.mark.parametrize(("before", "after"), [("2 ships, 1 damaged ship", (6, 1)), ("7 ships", (8, 0))])
def test_replenish_at_flagship_to_six_ships_besides_it(
    monkeypatch: pytest.MonkeyPatch, before: str, after: tuple[int, int]
) -> None:
    """The Hegemon: 2 fresh ones and a damaged one are three; three fresh ones join the Flagship."""
    t = set_up(monkeypatch, f"1-hex: red {before}", {"flagship": {}}, {"do": "replenish_at_flagship"})
    assert t.ships("red", "1-hex") == after


# -- the ship on the map -------------------------------------------------------------------------------------------


def test_c88_the_flagship_is_a_fresh_ship_for_control() -> None:
    t = red_leads("1-hex: blue 1 damaged ship; free city", "flagship in 1-hex", "administration-2")
    assert t.g.control(SYSTEM_NUMBER["1-hex"]) == RED
    t.plays("red", "tax", "Material in slot 1")
    assert t.resources("red") == ["material"]


def test_c88_it_moves_alone_or_with_other_ships() -> None:
    t = moves("1-hex: red 1 ship, 1 damaged ship", "in 1-hex").plays("red", "move", "from 1-hex", "to 1-gate")
    along = ["the Flagship, 0 fresh and 0 damaged", "the Flagship, 0 fresh and 1 damaged"]
    along += ["the Flagship, 1 fresh and 0 damaged", "the Flagship, 1 fresh and 1 damaged"]
    others = ["0 fresh and 1 damaged", "1 fresh and 0 damaged", "1 fresh and 1 damaged"]
    t.asks("red", "move_ships", along + others)
    t.plays("red", "the Flagship, 0 fresh and 1 damaged")
    assert t.flagship("red") == "1-gate"
    assert t.ships("red", "1-gate") == (1, 1) and t.ships("red", "1-hex") == (1, 0)
    assert "The Flagship of Red goes to 1-gate." in t.chronicle()


def test_c88_ships_leave_it_behind() -> None:
    t = moves("1-hex: red 1 ship", "in 1-hex")
    t.plays("red", "move", "from 1-hex", "to 1-gate", "1 fresh and 0 damaged")
    assert t.flagship("red") == "1-hex"
    assert t.ships("red", "1-hex") == t.ships("red", "1-gate") == (1, 0)


def test_c88_ships_that_pass_the_flagship_do_not_take_it_along() -> None:
    """A Catapult through the gate where it is: the group only shrinks."""
    t = moves("1-hex: red 1 ship; free starport", "in 1-gate").plays("red", "move", "from 1-hex", "to 1-gate")
    t.asks("red", "catapult").plays("red", "to 1-arrow")
    assert t.flagship("red") == "1-gate"
    assert t.ships("red", "1-arrow") == (1, 0)


def test_c88_it_stays_at_a_gate_while_others_go_on() -> None:
    t = moves("1-hex: red 1 ship; free starport", "in 1-hex").plays("red", "move", "from 1-hex", "to 1-gate")
    t.plays("red", "the Flagship, 1 fresh and 0 damaged", "to 1-arrow").asks("red", "move_ships")
    t.plays("red", "1 fresh and 0 damaged")
    assert t.flagship("red") == "1-gate"
    assert t.ships("red", "1-arrow") == (1, 0)


def test_c30_an_imperial_ship_may_escort_it() -> None:
    """The Movement Law counts it as one Loyal ship."""
    t = moves("1-hex: empire 2 ships", "in 1-hex").plays("red", "move", "from 1-hex", "to 1-gate")
    t.asks("red", "escort", ["with 0 fresh and 0 damaged", "with 1 fresh and 0 damaged"])


# -- building ------------------------------------------------------------------------------------------------------


def test_p22_nothing_is_built_in_building_slots() -> None:
    t = builds("1-crescent: red 2 ships\n1-hex: red 2 ships", "in 1-hex")
    t.cannot("red", "city in 1-hex", "starport in 1-hex", "city in 1-crescent")
    fittings = ["city: Ship Crane", "starport: Ship Crane", "city: Hull", "starport: Hull"]
    t.asks("red", "build", [*fittings, "ship at the Flagship in 1-hex"])


@pytest.mark.parametrize(
    ("planet", "upgrade", "armor"),
    [
        ("1-crescent", "Slipstream Drive", "Armor of the Ship Crane"),
        ("2-hex", "Tractor Beam", "Armor of the Slipstream Drive"),
        ("2-arrow", "Control Array", "Armor of the Defense Array"),
        ("1-arrow", "Defense Array", "Armor of the Tractor Beam"),
        ("1-hex", "Ship Crane", "Armor of the Control Array"),
    ],
)
def test_p22_each_fitting_has_its_type_of_planet(planet: str, upgrade: str, armor: str) -> None:
    builds("", f"in {planet}").can("red", f"city: {upgrade}", f"starport: {upgrade}").cannot("red", f"city: {armor}")
    board = "slipstream starport, tractor starport, control city, defense city, crane city"
    t = builds("", f"in {planet}, {board}").can("red", f"city: {armor}", f"starport: {armor}")
    t.cannot("red", f"city: {upgrade}")
    assert [option for option in t.options() if "Armor" in option and "Hull" not in option] == [
        f"city: {armor}",
        f"starport: {armor}",
    ]


def test_p22_the_hull_and_its_armor_are_built_at_any_planet() -> None:
    for planet in ("1-arrow", "1-crescent", "1-hex", "2-arrow", "2-hex"):
        builds("", f"in {planet}").can("red", "city: Hull")
        builds("", f"in {planet}, hull city").can("red", "starport: Armor of the Hull")


def test_p22_at_a_gate_only_ships_are_built() -> None:
    t = builds("1-gate: red 1 ship", "in 1-gate")  # with nothing to choose
    assert t.ships("red", "1-gate") == (3, 0)


def test_p22_a_city_on_the_board_opens_its_slot() -> None:
    t = builds("", "in 1-hex, hull city")
    assert len(t.g.open_slots(RED)) == 3
    t.plays("red", "city: Ship Crane")
    assert len(t.g.open_slots(RED)) == 4
    assert t.board("red") == {"ship-crane": "city", "hull": "city"}
    assert "A city of Red becomes the Ship Crane." in t.chronicle()


def test_x33_where_a_rival_has_control_it_is_placed_damaged() -> None:
    t = builds("1-hex: blue 2 ships", "in 1-hex").plays("red", "starport: Ship Crane")
    assert t.board("red") == {"ship-crane": "damaged starport"}


def test_x34_armor_needs_a_fresh_upgrade_and_its_planet() -> None:
    builds("", "in 1-crescent, crane damaged starport").cannot("red", "city: Armor of the Ship Crane")
    builds("", "in 1-hex, crane starport").cannot("red", "city: Armor of the Ship Crane")
    t = red_leads("", "flagship in 1-crescent, crane damaged starport", "construction-2")
    t.plays("red", "repair", "Ship Crane of Red", "build", "city: Armor of the Ship Crane")
    assert t.board("red") == {"ship-crane": "starport", "ship-crane-armor": "city"}


def test_p22_repairing_the_flagship_repairs_one_upgrade_or_armor() -> None:
    t = red_leads("", "flagship in 1-gate, crane damaged starport, hull city damaged armor city", "construction-2")
    t.plays("red", "repair").can("red", "Ship Crane of Red", "Armor of the Hull of Red").cannot("red", "Hull of Red")
    t.plays("red", "Armor of the Hull of Red")
    assert t.board("red") == {"ship-crane": "damaged starport", "hull": "city", "hull-armor": "city"}


def test_c94_one_ship_a_turn_at_the_flagship_and_one_at_each_free_starport() -> None:
    t = builds("1-hex: free starport", "in 1-hex, hull starport armor starport")
    t.plays("red", "ship at the Flagship in 1-hex", "build").cannot("red", "ship at the Flagship in 1-hex")
    t.plays("red", "ship at starport 1-hex/1")
    assert t.ships("red", "1-hex") == (3, 0)


@pytest.mark.parametrize("state", ["", "damaged "])
def test_c94_two_ships_with_a_crane_one_action_each(state: str) -> None:
    """C93: damaged, too."""
    t = red_leads("", f"flagship in 1-gate, crane {state}city; resources material", "construction-2")
    t.plays("red", "spend Material from slot 1 to build")
    assert t.ships("red", "1-gate") == (2, 0)
    t.plays("red", "build").cannot("red", "build")
    assert t.ships("red", "1-gate") == (3, 0)


def test_c94_ships_at_the_flagship_arrive_damaged_under_another() -> None:
    t = builds("1-gate: blue 2 ships", "in 1-gate")
    assert t.ships("red", "1-gate") == (1, 1)


def test_p22_board_pieces_are_not_taxed_and_launch_no_catapult() -> None:
    board = "in 1-hex, hull city armor starport"
    red_leads("", f"flagship {board}", "administration-2").cannot("red", "tax")
    t = moves("1-hex: red 1 ship", board).plays("red", "move", "from 1-hex", "to 1-gate", "1 fresh and 0 damaged")
    t.asks("red", "turn")


def test_p22_an_empty_supply_builds_nothing() -> None:
    t = builds("", "in 1-hex, slipstream city, tractor city, control city, defense city, hull city")
    assert "city: Ship Crane" in t.idle("red") and "starport: Ship Crane" not in t.idle("red")


def test_free_fittings_anywhere_ignore_only_the_planet() -> None:
    """For the Pathfinder: a fresh Upgrade is still needed below Armor."""
    t = builds("", "in 1-gate, hull city, crane damaged city")
    assert free_fittings(t.g, RED) == []
    assert free_fittings(t.g, RED, anywhere=True) == [0, 1, 2, 3, 11]


# -- Slipstream Drive ----------------------------------------------------------------------------------------------

SLIP = "use Slipstream Drive"


def test_slipstream_launches_the_flagship_alone() -> None:
    t = moves("1-hex: red 2 ships", "in 1-hex, slipstream starport").plays(
        "red", SLIP, "the Flagship alone", "to 1-gate"
    )
    t.asks("red", "catapult").plays("red", "to 2-gate", "to 2-hex")
    assert t.flagship("red") == "2-hex"
    assert t.ships("red", "2-hex") == (1, 0) and t.ships("red", "1-hex") == (2, 0)
    t.cannot("red", SLIP)  # once a turn


def test_slipstream_launches_other_ships_and_imperial_ones_with_them() -> None:
    t = moves("1-hex: red 1 ship, 1 damaged ship; empire 1 ship", "in 1-hex, slipstream damaged city")
    t.plays("red", SLIP, "other ships", "to 1-gate", "1 fresh and 0 damaged", "with 1 fresh and 0 damaged")
    t.asks("red", "catapult").plays("red", "stop")
    assert t.flagship("red") == "1-hex"
    assert t.ships("red", "1-hex") == (1, 1)
    assert t.ships("red", "1-gate") == t.ships("empire", "1-gate") == (1, 0)


def test_slipstream_is_stopped_like_any_catapult() -> None:
    """X29: by Blight in a gate."""
    t = moves("1-gate: blight 1 damaged ship", "in 1-hex, slipstream city").plays("red", SLIP, "to 1-gate")
    t.asks("red", "turn")


def test_slipstream_needs_the_drive_and_the_prelude() -> None:
    moves("1-hex: red 1 ship", "in 1-hex, hull city").cannot("red", SLIP)
    t = moves("1-hex: red 1 ship", "in 1-hex, slipstream city")
    t.plays("red", "move", "from 6-hex", "to 6-gate").cannot("red", SLIP)


def test_slipstream_is_told_of_only_to_who_has_a_flagship() -> None:
    assert moves("", "in 1-hex").why_not("red", "law07") == ["Your Flagship has no Slipstream Drive."]
    assert red_leads("1-hex: red 1 ship").why_not("red", "law07") == []


# -- Control Array -------------------------------------------------------------------------------------------------


def taxes(table: str, flagship: str) -> ReachScenario:
    return red_leads(table, f"flagship {flagship}", "administration-2")


@pytest.mark.parametrize("state", ["", "damaged "])
def test_x39_a_control_array_taxes_the_cluster_from_its_gate_without_captives(state: str) -> None:
    t = taxes("1-hex: blue 2 ships, city\n2-hex: blue city", f"in 1-gate, control {state}starport").plays("red", "tax")
    t.plays("red", "Material in slot 1")
    assert t.resources("red") == ["material"]  # not 2-hex
    assert t.captives("red", "blue") == 0


def test_x39_free_cities_too_and_none_from_a_planet() -> None:
    taxes("1-hex: blue 1 ship; free city", "in 1-gate, control city").can("red", "tax")
    taxes("1-hex: blue 2 ships, city", "in 1-hex, control city").cannot("red", "tax")
    taxes("1-hex: blue 2 ships, city", "in 1-gate, hull city").cannot("red", "tax")


def test_c33_the_truce_law_binds_the_control_array() -> None:
    taxes("1-hex: blue 2 ships, city; empire 1 ship", "in 1-gate, control city").cannot("red", "tax")


# -- what one sees -------------------------------------------------------------------------------------------------


def test_the_view_shows_the_flagship_and_its_board() -> None:
    t = red_leads("", "flagship in 1-hex, hull city damaged armor starport")
    for seat in (RED, BLUE, None):
        shown = t.game.view(seat)["players"][RED]["flagship"]
        assert shown["system"] == "1-hex"
        assert shown["board"][5] == {
            "id": "hull",
            "upgrade": {"kind": "city", "damaged": False},
            "armor": {"kind": "starport", "damaged": True},
        }
        assert shown["board"][0] == {"id": "slipstream-drive", "upgrade": None, "armor": None}
        assert t.game.view(seat)["players"][BLUE]["flagship"] is None
        assert "law06" in t.game.view(seat)["reach"]["laws"]


def test_a_saved_game_keeps_the_flagship() -> None:
    t = red_leads("", "flagship in 1-hex, hull city damaged armor starport")
    again = Campaign.from_json(t.g.to_json())
    assert again.flagships == t.g.flagships and again.boards == t.g.boards


def test_the_pieces_of_the_board_are_counted() -> None:
    t = red_leads("", "flagship in 1-hex, hull city armor starport")
    assert (t.g.cities[RED], t.g.starports[RED], t.g.ships[RED]) == (4, 4, 14)
    t.g.boards = replaced(t.g.boards, 5, 0)
    with pytest.raises(AssertionError):
        t.g.check()


def test_programs_see_the_flagship_and_its_board() -> None:
    features = features_of("arcs_campaign")
    t = red_leads("", "flagship in 1-hex, hull city damaged armor starport")
    row = dict(zip(features.state_columns, features.state_row(t.g, BLUE, None), strict=True))
    seen = {name.split(".", 1)[1]: value for name, value in row.items() if "board" in name and value}
    assert seen == {"board.hull": 1, "board.hull-armor": 4}
    assert [value for name, value in row.items() if name.endswith(".flagship") and value] == [HEX + 1]


# -- why not -------------------------------------------------------------------------------------------------------


def test_why_something_cannot_be_built() -> None:
    t = builds("1-hex: red 1 ship", "in 1-hex")
    reasons = t.why_not("red", "law06")
    assert "With a Flagship you build cities and starports on its board, not in building slots." in reasons
    assert "The Slipstream Drive is built at a planet of Fuel." in reasons
    reasons = builds("2-hex: free starport; red 1 ship", "in 1-gate").why_not("red", "law06")
    assert "Nothing is built on the board while the Flagship is at a gate." in reasons
    t.plays("red", "ship at the Flagship in 1-hex", "build")
    assert "Your Flagship has built its ships of this turn." in t.why_not("red", "law06")


def test_why_nothing_can_be_built() -> None:
    t = builds("", "in 1-gate; resources material")
    t.asks("red", "turn").cannot("red", "build")
    assert t.why_not("red", "build")[0].startswith("Your Flagship has built its ships of this turn")
