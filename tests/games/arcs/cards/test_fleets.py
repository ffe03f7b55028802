"""bc08 Gatekeepers, bc12 Prison Wardens, bc13 Skirmishers, bc14 Court Enforcers."""

import pytest

from boardwright.kernel.errors import IllegalOption

from ..position import ArcsScenario, arcs, dice_text
from .steps import counts, stows

THREE_SHIPS = {"bc12": "Prison Wardens", "bc13": "Skirmishers", "bc14": "Court Enforcers"}


def leads(card: str, red: str, rest: str = "") -> ArcsScenario:
    """Red leads a card, without declaring."""
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        red: hand {card} administration-6; {red}
        {rest}
    """)
    suit, number = card.split("-")
    t.plays("red", f"lead {suit.title()} {number}", "go on")
    return t


# -- bc12, bc13, bc14: three fresh ships ---------------------------------------------------------------------------


@pytest.mark.parametrize("card", THREE_SHIPS)
def test_guild_card_prelude_places_three_fresh_ships_in_one_controlled_system(card: str) -> None:
    t = leads(
        "construction-2",
        f"cards {card}",
        """
        3-hex: red 1 ship
        3-gate: red 2 ships; blue 1 ship, 4 damaged ships
        5-hex: red 1 ship; blue 1 ship
        6-hex: red 4 damaged ships, city
        """,
    )
    t.plays("red", f"use {THREE_SHIPS[card]}")
    t.asks("red", "place_ships", ["in 3-hex", "in 3-gate"])  # 5-hex and 6-hex are nobody's
    t.plays("red", "in 3-gate")
    assert t.ships("red", "3-gate") == (5, 0)
    assert t.ships("red", "3-hex") == (1, 0)
    assert t.cards("red") == []
    assert t.court_discard() == [card]


@pytest.mark.parametrize("card", THREE_SHIPS)
def test_guild_card_prelude_places_what_is_left_of_three_ships(card: str) -> None:
    t = leads("construction-2", f"cards {card}", "3-hex: red 1 ship\nred: ships 2")
    t.plays("red", f"use {THREE_SHIPS[card]}")
    assert t.ships("red", "3-hex") == (3, 0)
    assert t.court_discard() == [card]


@pytest.mark.parametrize("card", THREE_SHIPS)
def test_guild_card_prelude_without_a_controlled_system_only_discards_it(card: str) -> None:
    t = leads("construction-2", f"cards {card}", "3-hex: red 1 ship; blue 1 ship")
    t.plays("red", f"use {THREE_SHIPS[card]}").asks("red", "turn")
    assert t.ships("red", "3-hex") == (1, 0)
    assert t.court_discard() == [card]


# -- bc08 Gatekeepers ----------------------------------------------------------------------------------------------


def test_bc08_gatekeepers_two_more_dice_in_a_gate() -> None:
    t = leads("aggression-2", "cards bc08", "3-gate: red 1 ship; blue 1 ship\n5-hex: blue city")
    t.plays("red", "battle").asks("red", "collect", [dice_text(count, "Assault") for count in range(4)])
    t.plays("red", "1 Assault die").asks("red", "collect", [dice_text(count, "Skirmish") for count in range(3)])


def test_bc08_gatekeepers_no_more_dice_on_a_planet() -> None:
    t = leads("aggression-2", "cards bc08", "3-hex: red 1 ship; blue 1 ship\n5-hex: blue city")
    t.plays("red", "battle").asks("red", "collect", ["0 Assault dice", "1 Assault die"])


def test_bc08_gatekeepers_no_more_dice_for_a_rival_who_attacks_the_holder() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        3-gate: red 1 ship; blue 1 ship
        5-hex: red city
        blue: hand aggression-2 aggression-3
        red: cards bc08
    """)
    t.plays("blue", "lead Aggression 2", "go on", "battle")
    t.asks("blue", "collect", ["0 Assault dice", "1 Assault die"])


def test_bc08_gatekeepers_extra_dice_are_optional() -> None:
    t = leads("aggression-2", "cards bc08", "3-gate: red 1 ship; blue 1 damaged ship\n5-hex: blue city")
    t.plays("red", "battle")
    t.dice(assault="hit hit")
    t.plays("red", "1 Assault die", "0 Skirmish dice")
    assert t.trophies("red", "blue") == {"ships": 1}


def test_bc08_gatekeepers_extra_dice_obey_the_raid_limit() -> None:
    """Blue has a building, but none in the gate: no raid dice."""
    t = leads("aggression-2", "cards bc08", "3-gate: red 1 ship; blue 1 ship\n5-hex: blue starport")
    t.plays("red", "battle", "0 Assault dice").asks("red", "collect", [dice_text(n, "Skirmish") for n in range(4)])


def test_bc08_gatekeepers_extra_dice_may_be_raid_dice_against_who_has_no_building() -> None:
    t = leads("aggression-2", "cards bc08", "3-gate: red 1 ship; blue 1 ship")
    t.plays("red", "battle", "0 Assault dice").asks("red", "collect", [dice_text(n, "Raid") for n in range(4)])


def test_bc08_gatekeepers_extra_dice_obey_the_limit_of_six_of_a_kind() -> None:
    t = leads("aggression-2", "cards bc08", "3-gate: red 6 ships; blue 1 ship\n5-hex: blue city")
    t.plays("red", "battle").asks("red", "collect", [dice_text(n, "Assault") for n in range(7)])
    t.plays("red", "6 Assault dice").asks("red", "collect", ["0 Skirmish dice", "1 Skirmish die", "2 Skirmish dice"])


def test_bc08_gatekeepers_prelude_places_a_fresh_ship_in_every_gate_in_play() -> None:
    t = leads("construction-2", "cards bc08", "3-hex: red 1 ship\n5-gate: blue 3 ships")
    t.plays("red", "use Gatekeepers").asks("red", "turn")
    assert [t.ships("red", f"{n}-gate") for n in (2, 3, 5, 6)] == [(1, 0)] * 4  # clusters 1 and 4 are out of play
    assert t.g.ships[0] == 10
    assert t.court_discard() == ["bc08"]


def test_bc08_gatekeepers_prelude_with_too_few_ships_places_all_and_chooses_the_gates() -> None:
    t = leads("construction-2", "cards bc08", "3-hex: red 1 ship\nred: ships 2")
    t.plays("red", "use Gatekeepers").asks("red", "place_ship_each")
    t.chooses("red", "in 5-gate", "in 2-gate").asks("red", "turn")
    assert [t.ships("red", f"{n}-gate") for n in (2, 3, 5, 6)] == [(1, 0), (0, 0), (1, 0), (0, 0)]


# -- bc12 Prison Wardens: Pressgang --------------------------------------------------------------------------------


def test_bc12_prison_wardens_pressgang_gives_a_resource_of_any_type_for_each_captive() -> None:
    t = leads("construction-2", "cards bc12; captives 2 blue 1 white", "3-hex: red 1 ship")
    t.plays("red", "pressgang").chooses("red", "agent of White", "agent of Blue")
    t.asks("red", "gain_several", ["Material", "Fuel", "Weapon", "Relic", "Psionic"]).chooses("red", "Relic", "Fuel")
    stows(t, "red")
    assert t.resources("red") == ["fuel", "relic"]
    assert (t.captives("red", "blue"), t.captives("red", "white")) == (1, 0)
    assert (t.agents("blue"), t.agents("white")) == (9, 10)
    assert (t.supply("relic"), t.supply("fuel")) == (4, 4)


def test_bc12_prison_wardens_pressgang_may_gain_the_same_type_again() -> None:
    t = leads("construction-2", "cards bc12; captives 2 blue", "3-hex: red 1 ship")
    t.plays("red", "pressgang", "agent of Blue").chooses("red", "Relic", "Relic")
    stows(t, "red")
    assert t.resources("red") == ["relic", "relic"]


def test_bc12_prison_wardens_pressgang_cannot_gain_a_type_without_supply() -> None:
    t = leads("construction-2", "cards bc12; captives 2 blue", "3-hex: red 1 ship\nsupply: 0 fuel 1 relic")
    t.plays("red", "pressgang", "agent of Blue").asks("red", "gain_several", ["Material", "Weapon", "Relic", "Psionic"])
    with pytest.raises(IllegalOption, match="not that often"):
        t.chooses("red", "Relic", "Relic")


def test_bc12_prison_wardens_pressgang_overflow_is_discarded_after_rearranging() -> None:
    t = leads("construction-2", "cards bc12; captives 3 blue; resources weapon", "3-hex: red 1 ship")
    t.plays("red", "pressgang", "agent of Blue", "agent of Blue").chooses("red", "Relic", "Fuel", "Psionic")
    t.asks("red", "discard_excess").chooses("red", "discard Weapon from slot 1", "discard the loose Fuel")
    t.asks("red", "place_token", [f"{r} in slot {n}" for r in ("Relic", "Psionic") for n in (1, 2)])
    t.plays("red", "Psionic in slot 1", "Relic in slot 2")
    assert t.slots("red") == ["psionic", "relic"]
    assert [t.supply(r) for r in ("weapon", "fuel", "relic", "psionic")] == [5, 5, 4, 4]


def test_bc12_prison_wardens_pressgang_discards_only_the_excess() -> None:
    t = leads("construction-2", "cards bc12; captives 2 blue; resources weapon", "3-hex: red 1 ship")
    t.plays("red", "pressgang", "agent of Blue").chooses("red", "Relic", "Fuel").plays("red", "rearrange all tokens")
    t.asks("red", "discard_excess", ["discard the loose Relic", "discard the loose Fuel", "discard the loose Weapon"])
    t.plays("red", "discard the loose Fuel").asks("red", "place_token")


def test_bc12_prison_wardens_pressgang_is_paid_by_a_material() -> None:
    t = leads("mobilization-2", "cards bc12; captives 1 blue; resources material", "3-hex: red 1 ship")
    t.cannot("red", "pressgang")
    t.plays("red", "spend Material from slot 1 to pressgang").asks("red", "gain_several")
    t.plays("red", "Relic", "Relic in slot 1")
    assert t.resources("red") == ["relic"]
    assert t.captives("red", "blue") == 0


def test_bc12_prison_wardens_pressgang_needs_something_that_pays_for_build() -> None:
    t = leads("administration-2", "cards bc12; captives 1 blue; resources fuel", "3-hex: red 1 ship")
    t.cannot("red", "pressgang", "spend Fuel from slot 1 to pressgang")
    t.can("red", "execute")


# -- bc12 Prison Wardens: Execute ----------------------------------------------------------------------------------


def test_bc12_prison_wardens_execute_moves_captives_to_the_trophies() -> None:
    t = leads("mobilization-2", "cards bc12; captives 2 blue 1 white", "3-hex: red 1 ship")
    t.plays("red", "execute").chooses("red", "agent of White", "agent of Blue")
    assert t.trophies("red", "blue") == {"agents": 1}
    assert t.trophies("red", "white") == {"agents": 1}
    assert (t.captives("red", "blue"), t.captives("red", "white")) == (1, 0)
    assert (counts(t, "warlord"), counts(t, "tyrant")) == ([2, 0, 0], [1, 0, 0])


def test_bc12_prison_wardens_execute_any_number_with_one_action() -> None:
    t = leads("mobilization-2", "cards bc12; captives 3 blue", "3-hex: red 1 ship")
    t.plays("red", "execute", "agent of Blue", "agent of Blue")
    assert t.trophies("red", "blue") == {"agents": 3}
    assert t.g.pips == 3


def test_bc12_prison_wardens_execute_is_paid_by_a_psionic_when_influence_leads() -> None:
    t = leads("mobilization-2", "cards bc12; captives 1 blue; resources psionic", "3-hex: red 1 ship")
    t.plays("red", "spend Psionic from slot 1 to execute")
    assert t.trophies("red", "blue") == {"agents": 1}
    assert t.g.prelude


def test_bc12_prison_wardens_execute_needs_something_that_pays_for_influence() -> None:
    t = leads("construction-2", "cards bc12; captives 1 blue; resources psionic", "3-hex: red 1 ship")
    t.cannot("red", "execute", "spend Psionic from slot 1 to execute")
    t.can("red", "spend Psionic from slot 1 to pressgang")


def test_bc12_prison_wardens_new_actions_need_a_captive() -> None:
    leads("mobilization-2", "cards bc12", "3-hex: red 1 ship").cannot("red", "execute")
    leads("construction-2", "cards bc12", "3-hex: red 1 ship").cannot("red", "pressgang")


def test_bc12_prison_wardens_executed_agents_go_home_when_warlord_is_scored() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 1 ship
        red: hand mobilization-2; cards bc12; captives 2 blue
        ambitions: warlord 5, tyrant 3
    """)
    t.plays("red", "lead Mobilization 2", "go on", "execute", "agent of Blue", "end turn")
    assert t.power("red") == 5  # nothing is left for Tyrant
    assert t.agents("blue") == 10
    assert t.trophies("red", "blue") == {}


def test_bc12_prison_wardens_executed_agents_stay_when_only_tyrant_is_scored() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 1 ship
        red: hand mobilization-2; cards bc12; captives 2 blue
        ambitions: tyrant 5
    """)
    t.plays("red", "lead Mobilization 2", "go on", "execute", "stop", "end turn")
    assert t.power("red") == 5
    assert (t.agents("blue"), t.trophies("red", "blue")) == (9, {"agents": 1})


# -- bc13 Skirmishers ----------------------------------------------------------------------------------------------


def skirmish(red: str, ships: int, dice: str) -> ArcsScenario:
    """Red battles with skirmish dice that show this."""
    t = leads("aggression-2", red, f"3-hex: red {ships} ships; blue 4 ships\n5-hex: blue city")
    t.plays("red", "battle", "0 Assault dice")
    t.dice(skirmish=dice)
    t.plays("red", dice_text(ships, "Skirmish"))
    return t


def test_bc13_skirmishers_reroll_as_many_skirmish_dice_as_weapon_icons() -> None:
    """One for the card itself, one for the token, one for the other Weapon guild."""
    t = skirmish("cards bc13 bc14; resources weapon", 4, "blank, blank, blank, blank")
    t.asks("red", "reroll", ["a blank Skirmish die", "stop"]).plays("red", "a blank", "a blank")
    t.dice(skirmish="hit, hit, hit")
    t.plays("red", "a blank").asks("red", "hit_ship")
    t.plays("red", "a fresh ship")  # of three hits on fresh ships, two have no choice
    assert t.ships("blue", "3-hex") == (1, 3)


def test_bc13_skirmishers_alone_reroll_one_die_and_only_once() -> None:
    t = skirmish("cards bc13", 2, "blank, blank")
    t.dice(skirmish="blank")
    t.plays("red", "a blank").asks("red", "turn")  # no second reroll of that battle
    assert t.ships("blue", "3-hex") == (4, 0)


def test_bc13_skirmishers_reroll_is_optional_and_may_stop_early() -> None:
    t = skirmish("cards bc13; resources weapon", 2, "blank, blank")
    t.plays("red", "stop").asks("red", "turn")
    t = skirmish("cards bc13; resources weapon", 2, "blank, blank")
    t.plays("red", "a blank")
    t.dice(skirmish="hit")
    t.plays("red", "stop")
    assert t.ships("blue", "3-hex") == (3, 1)


def test_bc13_skirmishers_choose_which_dice() -> None:
    t = skirmish("cards bc13", 2, "blank, hit")
    t.asks("red", "reroll", ["a blank Skirmish die", "a hit", "stop"])
    t.dice(skirmish="blank")
    t.plays("red", "a hit").asks("red", "turn")
    assert t.ships("blue", "3-hex") == (4, 0)


def test_bc13_skirmishers_weapons_spent_in_the_prelude_do_not_count() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 2 ships; blue 4 ships
        5-hex: blue city
        red: hand construction-2 construction-3; cards bc13; resources weapon weapon
    """)
    t.plays("red", "lead Construction 2", "go on", "spend Weapon from slot 1 so that pips may battle")
    t.plays("red", "spend Weapon from slot 2 for nothing", "battle", "0 Assault dice")
    t.dice(skirmish="blank, blank")
    t.plays("red", "2 Skirmish dice")
    t.dice(skirmish="blank")
    t.plays("red", "a blank").asks("red", "turn")


def test_bc13_skirmishers_do_not_reroll_assault_or_raid_dice() -> None:
    t = leads("aggression-2", "cards bc13", "3-hex: red 2 ships; blue 4 ships, city")
    t.plays("red", "battle", "1 Assault die")
    t.dice(assault="blank", raid="intercept")
    t.plays("red", "1 Raid die")  # intercepted at once, no question about rerolling
    assert t.ships("red", "3-hex") == (0, 0)


def test_bc13_skirmishers_see_the_whole_roll_before_they_reroll() -> None:
    t = leads("aggression-2", "cards bc13", "3-hex: red 2 ships; blue 4 ships\n5-hex: blue city")
    t.plays("red", "battle", "1 Assault die")
    t.dice(skirmish="blank", assault="hit self_hit")
    t.plays("red", "1 Skirmish die").asks("red", "reroll")
    assert t.chronicle("red")[-1] == "Red rolls 1 hit, 1 self-hit."
    t.dice(skirmish="hit")
    t.plays("red", "a blank")
    assert "Red rolls 2 hits, 1 self-hit." in t.chronicle("red")


def test_bc13_skirmishers_reroll_before_anything_is_resolved() -> None:
    t = leads("aggression-2", "cards bc13", "3-hex: red 2 ships; blue 4 ships\n5-hex: blue city")
    t.plays("red", "battle", "1 Assault die")
    t.dice(skirmish="blank", assault="hit self_hit")
    t.plays("red", "1 Skirmish die").asks("red", "reroll")
    assert t.ships("red", "3-hex") == (2, 0)


def test_bc13_skirmishers_do_nothing_for_a_defender() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        3-hex: blue 1 ship; red 4 ships
        5-hex: red city
        blue: hand aggression-2 aggression-3
        red: cards bc13
    """)
    t.plays("blue", "lead Aggression 2", "go on", "battle", "0 Assault dice")
    t.dice(skirmish="blank")
    t.plays("blue", "1 Skirmish die").asks("blue", "turn")


def test_bc13_skirmishers_reroll_once_in_each_battle() -> None:
    t = skirmish("cards bc13", 1 + 1, "blank, blank")
    t.dice(skirmish="blank")
    t.plays("red", "a blank", "battle", "0 Assault dice")
    t.dice(skirmish="blank, blank")
    t.plays("red", "2 Skirmish dice").asks("red", "reroll")


# -- bc14 Court Enforcers ------------------------------------------------------------------------------------------


def test_bc14_court_enforcers_abduct_all_rival_agents_of_a_card() -> None:
    t = leads(
        "aggression-2",
        "cards bc14; resources weapon weapon weapon",
        "3-hex: red 1 ship, city\ncourt: bc16 blue 2 white 1 red 1, bc17 blue 1, bc18, bc20",
    )
    t.plays("red", "abduct").asks("red", "abduct", ["Lattice Spies", "Farseers"])
    t.plays("red", "Lattice Spies")
    assert (t.captives("red", "blue"), t.captives("red", "white")) == (2, 1)
    assert t.court()["bc16"] == [1, 0, 0]  # the own agent stays
    assert t.court()["bc17"] == [0, 1, 0]


def test_bc14_court_enforcers_abduct_needs_strictly_fewer_agents_of_all_rivals_together() -> None:
    """Three icons: one of the card, two tokens."""
    t = leads(
        "aggression-2",
        "cards bc14; resources weapon weapon",
        "3-hex: red 1 ship\ncourt: bc16 blue 2 white 1, bc17 blue 1 white 1, bc18 red 4 blue 2, bc20 blue 3",
    )
    t.plays("red", "abduct").asks("red", "abduct", ["Farseers", "Secret Order"])


def test_bc14_court_enforcers_other_weapon_guilds_count_as_icons() -> None:
    t = leads("aggression-2", "cards bc14 bc13", "3-hex: red 1 ship\ncourt: bc16 blue 1, bc17 blue 2, bc18, bc20")
    t.plays("red", "abduct")
    assert t.captives("red", "blue") == 1
    assert t.court()["bc17"] == [0, 2, 0]


def test_bc14_court_enforcers_alone_abduct_nobody() -> None:
    t = leads("aggression-2", "cards bc14", "3-hex: red 1 ship\ncourt: bc16 blue 1, bc17, bc18, bc20")
    t.cannot("red", "abduct")


def test_bc14_court_enforcers_abduct_needs_something_that_pays_for_battle() -> None:
    t = leads(
        "construction-2",
        "cards bc14; resources weapon weapon",
        "3-hex: red 1 ship\ncourt: bc16 blue 1, bc17, bc18, bc20",
    )
    t.cannot("red", "abduct")
    t.plays("red", "spend Weapon from slot 1 so that pips may battle", "abduct")
    assert t.captives("red", "blue") == 1


def test_bc14_court_enforcers_the_weapon_spent_to_pay_is_no_icon_any_more() -> None:
    t = leads(
        "construction-2",
        "cards bc14; resources weapon",
        "3-hex: red 1 ship\ncourt: bc16 blue 1, bc17, bc18, bc20",
    )
    t.plays("red", "spend Weapon from slot 1 so that pips may battle").cannot("red", "abduct")


def test_bc14_court_enforcers_abduct_by_the_pip_of_a_copy_opened_for_battle() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        5-hex: blue 1 ship
        3-hex: red 1 ship
        blue: hand construction-2 construction-3
        red: hand mobilization-2 mobilization-3; cards bc14; resources weapon weapon
        court: bc16 blue 1, bc17, bc18, bc20
    """)
    t.plays("blue", "lead Construction 2", "go on", "end turn")
    t.plays("red", "copy with Mobilization 2", "go on", "spend Weapon from slot 1 so that pips may battle", "abduct")
    assert t.captives("red", "blue") == 1


def test_bc14_court_enforcers_abduct_by_a_psionic_when_aggression_leads() -> None:
    t = leads(
        "aggression-2",
        "cards bc14; resources weapon psionic",
        "3-hex: red 1 ship\ncourt: bc16 blue 1, bc17, bc18, bc20",
    )
    t.plays("red", "spend Psionic from slot 2 to abduct")
    assert t.captives("red", "blue") == 1
    assert t.g.prelude


def test_bc14_court_enforcers_abduct_needs_no_ships() -> None:
    t = leads(
        "aggression-2",
        "cards bc14; resources weapon",
        "3-hex: red starport\ncourt: bc16 blue 1, bc17, bc18, bc20",
    )
    t.cannot("red", "battle").plays("red", "abduct")
    assert t.captives("red", "blue") == 1
