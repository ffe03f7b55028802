"""The Overlord: resettling, set-up, objective, Sycophants, Reach Rejects Overlord."""

import pytest

from boardwright.games.arcs.campaign.flagship import settle_anywhere
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.facts import CARD_NUMBER, RESOURCES, SYSTEM_COUNT, SYSTEM_NUMBER
from boardwright.games.arcs.resources import provoke_outrage
from boardwright.games.arcs.state import CITY, is_damaged, owner_of
from tests.games.arcs_campaign.position import ReachScenario, reach

RED, BLUE = 0, 1
FUEL, WEAPON = RESOURCES.index("fuel"), RESOURCES.index("weapon")


def set_up(red: str = "power 0", lines: str = "") -> ReachScenario:
    return reach(f"""
        seats 3, act 3, initiative red, begin set-up
        fates: overlord
        red: {red}
        6-hex: red 1 ship
        6-arrow: blue 1 ship
        5-arrow: white 1 ship
        {lines}
        """)


def ended(lines: str, red: str = "power 0") -> ReachScenario:
    """Position at the end of a chapter."""
    return reach(f"""
        seats 3, act 3, initiative red
        fates: overlord
        red: hand mobilization-6; {red}
        6-arrow: blue 1 ship
        5-arrow: white 1 ship
        {lines}
        """)


# -- resettling ----------------------------------------------------------------------------------------------------


FLAGSHIP = "flagship in 1-gate, slipstream-drive starport, hull city armor starport"


def test_who_has_a_flagship_may_keep_it() -> None:
    t = set_up(FLAGSHIP)
    t.asks("red", "leave_flagship", ["give up the Flagship", "keep the Flagship"])
    t.plays("red", "keep the Flagship")
    assert t.g.flagships[RED] == SYSTEM_NUMBER["1-gate"]
    t.asks("red", "chosen_outrage")


def test_resettling_returns_the_board_and_brings_a_city_a_starport_and_eight_ships() -> None:
    t = set_up(FLAGSHIP, "1-gate: red 2 ships")
    t.plays("red", "give up the Flagship")
    assert t.g.flagships[RED] == -1
    assert not any(t.g.board(RED))
    assert t.g.fresh[SYSTEM_NUMBER["1-gate"]] == 3, "a ship stands where the Flagship was"
    assert t.g.cities[RED] == t.g.starports[RED] == 5
    t.plays("red", "in 2-hex", "in 2-hex")
    assert t.g.cities[RED] == t.g.starports[RED] == 4
    assert len(t.g.buildings_at(SYSTEM_NUMBER["2-hex"])) == 2
    t.asks("red", "resettle_ship", ["in 1-gate", "in 2-hex", "in 6-hex"])
    t.plays("red", "in 2-hex", "in 2-hex", "in 2-hex", "in 6-hex")
    t.asks("red", "chosen_outrage")
    assert sum(t.g.fresh[RED * SYSTEM_COUNT : (RED + 1) * SYSTEM_COUNT]) == 8
    t.g.check()


def test_resettling_covers_slots_again_and_their_tokens_find_room_at_the_end() -> None:
    """C115: cities that come home cover slots; who has more tokens than room discards some."""
    t = set_up(
        "flagship in 1-gate, hull city, ship-crane city, control-array city, defense-array city; "
        "resources fuel fuel weapon weapon relic"
    )
    t.plays("red", "give up the Flagship")
    assert t.g.cities[RED] == 5
    assert len(t.g.open_slots(RED)) < 5
    assert len(t.g.loose) == 5 - len(t.g.open_slots(RED))


def test_without_an_empty_slot_a_free_building_is_replaced_as_damaged_as_it_was() -> None:
    t = set_up(FLAGSHIP, "\n".join(full_of_free_cities()))
    script = settle_anywhere(t.g, RED, CITY)
    decision = next(script)
    assert {option[0] for option in decision.options} == {"settle_over"}
    damaged = next(place for place in t.g.buildings_at(SYSTEM_NUMBER["1-hex"]))
    with pytest.raises(StopIteration):
        script.send(("settle_over", damaged))
    piece = t.g.buildings[damaged]
    assert owner_of(piece) == RED
    assert is_damaged(piece)


def full_of_free_cities() -> list[str]:
    """A Free city in every slot of the map; those of 1-hex damaged."""
    planets = reach("seats 3, act 3\nfates: overlord").g
    lines = []
    for system in planets.systems:
        kind = "damaged city" if system == SYSTEM_NUMBER["1-hex"] else "city"
        cities = ", ".join([kind] * planets.slots_at(system))
        if cities:
            name = next(name for name, number in SYSTEM_NUMBER.items() if number == system)
            lines.append(f"{name}: free {cities}")
    return lines


# -- set-up --------------------------------------------------------------------------------------------------------


def test_f1701_without_outrage_one_type_may_be_provoked_for_two_ships() -> None:
    t = set_up()
    t.asks("red", "chosen_outrage")
    t.plays("red", "Fuel Outrage")
    t.asks("red", "overlord_ships", ["in 1-crescent", "in 3-crescent", "in 4-crescent", "in 6-crescent"])
    t.plays("red", "in 3-crescent")
    assert t.g.outrage[RED * 5 + FUEL]
    assert t.g.fresh[SYSTEM_NUMBER["3-crescent"]] == 2
    assert CARD_NUMBER["f1702"] in t.g.cards[RED]
    assert CARD_NUMBER["f1703"] in t.g.laws
    assert t.objective("red") == 20


def test_cd3_weapon_outrage_of_the_set_up_keeps_sycophants_which_brings_no_ships() -> None:
    t = set_up()
    t.plays("red", "Weapon Outrage", "in 1-arrow")
    assert CARD_NUMBER["f1702"] in t.g.cards[RED]
    assert t.g.fresh[SYSTEM_NUMBER["1-arrow"]] == 2
    assert t.game.decision is not None and t.game.decision.ask != "sycophants"


def test_with_outrage_from_earlier_acts_nothing_is_offered() -> None:
    t = set_up("outrage fuel")
    assert t.game.decision is not None and t.game.decision.ask != "chosen_outrage"


def test_the_overlord_may_decline() -> None:
    t = set_up()
    t.plays("red", "go on")
    assert not any(t.g.outrage)


# -- objective -----------------------------------------------------------------------------------------------------


def test_f1701_counts_types_of_outrage_held_and_controlled() -> None:
    t = ended("1-arrow: red 2 ships\n3-hex: red 2 ships", "outrage fuel weapon; resources fuel fuel")
    card = REACH_CARDS[CARD_NUMBER["f1701"]]
    assert card.promise(t.g, RED) == 1 + 2, "one type held, one type controlled however many planets"
    card.chapter_ended(t.g, RED)
    assert t.objective("red") == 20 - 3


def test_f1701_the_trust_and_the_empire_count_for_the_first_regent() -> None:
    lines = "2-hex: empire 1 ship\ntrust: 1 relic"
    card = REACH_CARDS[CARD_NUMBER["f1701"]]
    first = ended(lines + "\nfirst regent: red", "outrage relic")
    assert card.promise(first.g, RED) == 3
    other = ended(lines + "\nfirst regent: blue", "outrage relic")
    assert card.promise(other.g, RED) == 0


# -- cards ---------------------------------------------------------------------------------------------------------


def test_f1702_outrage_brings_two_ships_once_per_turn() -> None:
    t = ended("", "cards f1702")
    card = REACH_CARDS[CARD_NUMBER["f1702"]]
    provoke_outrage(t.g, RED, WEAPON)
    assert CARD_NUMBER["f1702"] in t.g.cards[RED]
    t.g.turn = RED
    script = card.outrage_provoked(t.g, RED, WEAPON)
    next(script)
    with pytest.raises(StopIteration):
        script.send(("in", SYSTEM_NUMBER["1-arrow"]))
    assert t.g.fresh[SYSTEM_NUMBER["1-arrow"]] == 2
    assert list(card.outrage_provoked(t.g, RED, WEAPON)) == []


@pytest.mark.parametrize(("types", "lost"), [([], 0), ([0], 1), ([0, 1], 3), ([0, 1, 2], 6), ([0, 1, 2, 3], 8)])
def test_f1703_the_overlord_loses_power_by_types_of_outrage(types: list[int], lost: int) -> None:
    t = ended("")
    for resource in types:
        provoke_outrage(t.g, RED, resource)
    list(REACH_CARDS[CARD_NUMBER["f1703"]].edict(t.g))
    assert t.g.power[RED] == -lost


def test_f1703_all_five_types_cost_ten() -> None:
    t = ended("")
    for resource in range(5):
        provoke_outrage(t.g, RED, resource)
    list(REACH_CARDS[CARD_NUMBER["f1703"]].edict(t.g))
    assert t.g.power[RED] == -10
