"""The Admiral in Act I: the objective, Imperial Officers, Use Imperial Foundries."""

import pytest

from boardwright.games.arcs.campaign.facts import EMPIRE, PROTECTED
from boardwright.games.arcs.campaign.imperial import place_imperial_ships, replace_with_imperial
from boardwright.games.arcs.campaign.titles import become_outlaw
from boardwright.games.arcs.control import controls
from boardwright.games.arcs.facts import CARD_NUMBER, RELIC, RESOURCE_SLOTS, SYSTEM_NUMBER
from boardwright.games.arcs.vocabulary import System
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import rolled

FATES = "fates: admiral founder magnate"
RED, BLUE = 0, 1
HEX = System(SYSTEM_NUMBER["1-hex"])


# -- F701: Imperial ships that come to the map ---------------------------------------------------------------------

WINNING = "red: resources relic\nambitions: keeper 3"


def requisitions(lines: str, by: str = "blue") -> ReachScenario:
    """The First Regent enforces the policy of Escalation and places two Imperial ships."""
    t = reach(f"""
        seats 3, initiative red, begin edicts
        {FATES}
        policy: escalation
        first regent: {by}
        1-hex: empire 1 ship; red 1 ship
        red: hand aggression-2
        {lines}
        """)
    return t.plays(by, "enforce the Policy of Escalation")


@pytest.mark.parametrize("by", ["red", "blue"])
def test_f701_each_imperial_ship_that_anybody_places_counts_while_winning(by: str) -> None:
    t = requisitions(WINNING, by)
    assert t.ships("empire", "1-hex") == (3, 0) and t.objective("red") == 11


@pytest.mark.parametrize(
    "lines",
    [
        "red: resources relic",
        "ambitions: keeper 3",
        "red: resources relic\nblue: resources relic\nambitions: keeper 3",
        "red: resources relic\nblue: resources relic relic\nambitions: keeper 3",
        "red: resources psionic\nambitions: keeper 3",
    ],
    ids=["not declared", "nothing", "tied", "second", "another ambition"],
)
def test_f701_c12_winning_needs_a_declared_ambition_and_more_than_everybody(lines: str) -> None:
    assert requisitions(lines).objective("red") == 13


def test_f701_c117_with_two_players_the_tokens_set_aside_are_a_third_player() -> None:
    for relics, objective in ((1, 13), (2, 11)):
        t = reach(f"""
            seats 2, initiative red
            fates: admiral founder
            red: hand aggression-2; resources {" ".join(["relic"] * relics)}
            set aside: 1 relic
            ambitions: keeper 3
            """)
        place_imperial_ships(t.g, HEX, 2)
        assert t.objective("red") == objective


def test_f701_only_as_a_regent() -> None:
    t = requisitions(f"{WINNING}\nred: title outlaw")
    assert t.objective("red") == 13


def test_f701_a80_ships_that_take_the_place_of_others_count() -> None:
    t = edicts(f"{WINNING}\n1-hex: red 2 ships, starport").plays("red", "a fresh ship in 1-hex")
    assert t.objective("red") == 12


def test_f701_a80_by_whomever() -> None:
    t = requisitions(f"{WINNING}\n2-hex: blue 1 ship")
    replace_with_imperial(t.g, BLUE, System(SYSTEM_NUMBER["2-hex"]), damaged=False)
    assert t.objective("red") == 10


def test_f701_a81_ship_by_ship_at_the_moment_of_placing() -> None:
    t = requisitions(WINNING)
    place_imperial_ships(t.g, HEX, 1)
    assert t.objective("red") == 10
    t.g.supply[RELIC] -= 1
    t.g.slots[BLUE * RESOURCE_SLOTS] = RELIC  # Red is no longer winning
    place_imperial_ships(t.g, HEX, 1)
    assert t.objective("red") == 10


def test_f701_c4_only_ships_that_were_there_to_place() -> None:
    t = requisitions(f"{WINNING}\n5-hex: empire 13 ships").plays("blue", "in 1-hex")
    assert t.objective("red") == 12


# -- F701: Trophies ------------------------------------------------------------------------------------------------


def attacks(table: str, red: str = "power 0") -> ReachScenario:
    """Red, the Admiral, leads and battles."""
    t = reach(f"""
        seats 3, initiative red
        {FATES}
        red: hand aggression-2; {red}
        blue: hand mobilization-6
        6-hex: red 1 damaged ship
        {table}
        """)
    return t.plays("red", "lead Aggression 2", "go on", "battle")


OUTLAWS = "1-hex: red 2 ships; empire 1 ship; blue 2 damaged ships\nblue: title outlaw"
JOIN, ALONE = "1 fresh and 0 damaged", "0 fresh and 0 damaged"


def test_f701_trophies_of_a_battle_that_imperial_ships_joined() -> None:
    t = attacks(OUTLAWS).plays("red", JOIN)
    rolled(t, assault="hit hit")
    assert t.trophies("red", "blue") == {"ships": 2} and t.objective("red") == 11


def test_f701_not_of_a_battle_without_imperial_attackers() -> None:
    t = attacks(OUTLAWS).plays("red", ALONE)
    rolled(t, assault="hit hit")
    assert t.trophies("red", "blue") == {"ships": 2} and t.objective("red") == 13


def test_f701_even_if_the_imperial_ships_are_destroyed() -> None:
    t = attacks("1-hex: red 1 ship; empire 1 damaged ship; blue 2 damaged ships\nblue: title outlaw")
    t.plays("red", "0 fresh and 1 damaged")
    rolled(t, assault="hit hit self_hit").asks("red", "share_hits").plays("red", "a ship of the Empire")
    assert t.ships("empire", "1-hex") == (0, 0) and t.trophies("red", "blue") == {"ships": 2}
    assert t.objective("red") == 11


def test_f701_blight_and_free_buildings_count() -> None:
    t = attacks("1-hex: red 1 ship; empire 1 ship; blight 1 damaged ship").plays("red", JOIN)
    rolled(t, assault="hit hit")
    assert t.trophies("red", "blight") == {"ships": 1} and t.objective("red") == 12
    t = attacks("1-hex: red 1 ship; empire 1 ship; free damaged starport").plays("red", JOIN)
    rolled(t, assault="hit hit")
    assert t.trophies("red", "free") == {"starports": 1} and t.objective("red") == 12


RANSACK = "1-hex: red 1 ship; empire 1 ship; blue damaged city\nblue: title outlaw"


def test_f701_agents_of_a_ransack_for_a_city_of_that_battle_count() -> None:
    t = attacks(f"{RANSACK}\ncourt: aid01, cc01 blue 2 white 1, cc02, cc03, cc04").plays("red", JOIN)
    rolled(t, assault="hit hit")
    assert t.trophies("red", "blue") == {"agents": 2, "cities": 1}
    assert t.trophies("red", "white") == {"agents": 1} and t.objective("red") == 9


def test_f701_what_a_ransacked_card_destroys_is_not_from_the_battle() -> None:
    court = "court: aid01, cc15 blue 1, cc02, cc03, cc04\n1-arrow: blight 2 damaged ships"
    t = attacks(f"{RANSACK}\n{court}").plays("red", JOIN)
    rolled(t, assault="hit hit")
    t.plays("red", "cluster 1")
    assert t.trophies("red", "blight") == {"ships": 2} and t.trophies("red", "blue") == {"agents": 1, "cities": 1}
    assert t.objective("red") == 11


def test_f701_trophies_of_an_outlaw_do_not_count() -> None:
    """Who commands no Imperial ships."""
    t = attacks("1-hex: red 2 ships; blue 1 damaged ship", "title outlaw")
    rolled(t, assault="hit hit")
    assert t.trophies("red", "blue") == {"ships": 1} and t.objective("red") == 13


def test_f701_not_what_imperial_ships_help_to_defend() -> None:
    t = reach(f"""
        seats 3, initiative blue
        {FATES}
        1-hex: red 1 ship; empire 1 ship; blue 1 damaged ship
        blue: hand aggression-2; title outlaw
        """)
    t.plays("blue", "lead Aggression 2", "go on", "battle", "Red").dice(assault="hit self_hit")
    t.plays("blue", "1 Assault die")
    while t.game.decision is not None and t.game.decision.ask == "share_hits":
        t.plays("blue", "a ship of the Empire")
    assert t.trophies("red", "blue") == {"ships": 1} and t.objective("red") == 13


def test_f701_without_trophies_it_does_not_speak() -> None:
    """So a battle without dice would change nothing."""
    t = attacks(OUTLAWS).plays("red", JOIN, "0 Assault dice", "0 Raid dice")
    assert t.idle("red") == ["0 Skirmish dice"]


# -- F702: Imperial Officers ---------------------------------------------------------------------------------------


def leads(card: str, position: str, red: str = "cards f702") -> ReachScenario:
    t = reach(f"""
        seats 3, initiative red
        {FATES}
        6-hex: red 1 damaged ship
        red: hand {card}; {red}
        {position}
        """)
    suit, number = card.split("-")
    return t.plays("red", f"lead {suit.capitalize()} {number}", "go on")


def test_f702_c29_all_that_the_empire_controls_is_controlled_without_presence() -> None:
    position = "1-hex: empire 1 ship; blue city; free city\nblue: title outlaw"
    leads("administration-2", position, "power 0").cannot("red", "tax")
    t = leads("administration-2", position).plays("red", "tax", "city 1-hex/1", "Material in slot 1")
    assert t.captives("red", "blue") == 1
    assert controls(t.g, RED, HEX) and not controls(t.g, BLUE, HEX)


def test_f702_c29_only_on_the_own_turn() -> None:
    t = leads("aggression-2", "1-hex: empire 1 ship", "power 0")
    t.g.cards[BLUE] = (*t.g.cards[BLUE], CARD_NUMBER["f702"])
    assert not controls(t.g, BLUE, HEX)


def test_f702_builds_and_repairs_with_imperial_ships_alone() -> None:
    position = "1-hex: empire 1 ship, 1 damaged ship"
    leads("construction-4", position, "power 0").plays("red", "build").cannot("red", "city in 1-hex")
    t = leads("construction-4", position).plays("red", "build", "city in 1-hex")
    assert t.buildings("1-hex")[0] == "red city"
    t.plays("red", "repair", "ship of the Empire in 1-hex")
    assert t.ships("empire", "1-hex") == (2, 0)


def test_f702_moves_imperial_ships_without_an_escort() -> None:
    position = "1-hex: red 1 ship; empire 3 ships\n4-hex: empire 1 ship"
    t = leads("mobilization-4", position, "power 0").plays("red", "move").cannot("red", "from 4-hex")
    t = leads("mobilization-4", position).plays("red", "move", "from 4-hex", "to 4-gate")
    assert t.ships("empire", "4-gate") == (1, 0)
    t.plays("red", "move", "from 1-hex", "to 1-gate", "0 fresh and 0 damaged", "with 3 fresh and 0 damaged")
    assert t.ships("empire", "1-gate") == (3, 0) and t.ships("red", "1-hex") == (1, 0)


def test_f702_battles_with_imperial_ships_alone_and_they_count_for_the_objective() -> None:
    position = "1-hex: empire 2 ships; blue 1 damaged ship\nblue: title outlaw"
    leads("aggression-2", position, "power 0").cannot("red", "battle")
    t = leads("aggression-2", position).plays("red", "battle", "2 fresh and 0 damaged")
    rolled(t, assault="hit hit")
    assert t.trophies("red", "blue") == {"ships": 1} and t.objective("red") == 12


def test_f702_the_truce_law_holds() -> None:
    t = leads("aggression-2", "1-hex: empire 2 ships; blue 1 ship, city").cannot("red", "battle")
    leads("administration-2", "1-hex: empire 2 ships; blue 1 ship, city").cannot("red", "tax")
    assert controls(t.g, RED, HEX)


def test_f702_is_buried_when_its_holder_becomes_an_outlaw() -> None:
    t = leads("aggression-2", "1-hex: empire 1 ship")
    become_outlaw(t.g, RED)
    t.g.check()
    assert "f702" not in t.cards("red") and t.deck_bottom() == ["f702"]
    assert not controls(t.g, RED, HEX)


def test_f702_c82_is_protected() -> None:
    assert CARD_NUMBER["f702"] in PROTECTED


# -- F703: Use Imperial Foundries ----------------------------------------------------------------------------------


def edicts(lines: str, cards: str = "cards f702") -> ReachScenario:
    """The First Regent has changed the policy; the Foundries come next."""
    t = reach(f"""
        seats 3, initiative red, begin edicts
        {FATES}
        policy: peace
        first regent: white
        red: hand aggression-2; {cards}
        {lines}
        """)
    return t.plays("white", "change to the Policy of War")


FRESH, DAMAGED = "a fresh ship in 1-hex", "a damaged ship in 1-hex"


def test_f703_one_ship_at_a_starport_becomes_imperial() -> None:
    t = edicts("1-hex: red 3 ships, starport").asks("red", "foundries", [FRESH, "stop"])
    t.plays("red", FRESH).asks("red", "lead")
    assert t.ships("red", "1-hex") == (2, 0) and t.ships("empire", "1-hex") == (1, 0)
    assert t.g.ships[EMPIRE] == 14 and t.g.ships[RED] == 13


def test_f703_c5_a_damaged_ship_becomes_a_damaged_one() -> None:
    t = edicts("1-hex: red 1 ship, 1 damaged ship, starport").asks("red", "foundries", [FRESH, DAMAGED, "stop"])
    t.plays("red", DAMAGED)
    assert t.ships("red", "1-hex") == (1, 0) and t.ships("empire", "1-hex") == (0, 1)


def test_f703_at_each_starport_and_two_in_one_system_are_two() -> None:
    t = edicts("1-hex: red 3 ships, starport, starport\n2-hex: red 1 ship, damaged starport")
    t.plays("red", FRESH, FRESH).asks("red", "foundries", ["a fresh ship in 2-hex", "stop"])
    t.plays("red", "a fresh ship in 2-hex").asks("red", "lead")
    assert t.ships("empire", "1-hex") == (2, 0) and t.ships("empire", "2-hex") == (1, 0)


def test_f703_it_is_optional() -> None:
    t = edicts("1-hex: red 3 ships, starport\n2-hex: red 1 ship, starport").plays("red", "stop")
    t.asks("red", "foundries").plays("red", "stop").asks("red", "lead")
    assert t.g.ships[EMPIRE] == 15


def test_f703_own_ships_at_own_starports_only() -> None:
    others = "2-hex: red 1 ship; blue starport\n3-hex: red 1 ship; free starport\n4-hex: blue 1 ship; red starport"
    edicts(f"{others}\n5-hex: red 1 ship, city").asks("red", "lead")


def test_f703_c5_as_far_as_there_are_imperial_ships() -> None:
    starports = "1-hex: red 3 ships, starport, starport\n2-hex: red 1 ship, starport"
    t = edicts(f"{starports}\n5-hex: empire 14 ships").plays("red", FRESH).asks("red", "lead")
    assert t.g.ships[EMPIRE] == 0 and t.ships("red", "1-hex") == (2, 0)


def test_f703_whoever_has_imperial_officers() -> None:
    starports = "1-hex: red 1 ship, starport\n2-hex: blue 1 ship, starport"
    edicts(starports, "power 0").asks("red", "lead")
    edicts(f"{starports}\nblue: cards f702", "power 0").asks("blue", "foundries", ["a fresh ship in 2-hex", "stop"])


def test_f703_c72_after_the_policy() -> None:
    t = edicts("1-hex: red 1 ship, starport")
    assert [card for (card,) in t.noted("edict")] == [CARD_NUMBER["aid04"], CARD_NUMBER["f703"]]
