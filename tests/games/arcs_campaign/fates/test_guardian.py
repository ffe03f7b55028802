"""The Guardian: the set-up, the objective, Green Vault, Ire of the Tycoons, and the ambition Edenguard."""

import pytest

from boardwright.games.arcs.ambitions import count_for, is_winning
from boardwright.games.arcs.campaign.facts import EDENGUARD
from boardwright.games.arcs.campaign.fates.guardian import Objective
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.facts import CARD_NUMBER, FUEL, MATERIAL, TYCOON
from boardwright.games.arcs.resources import has, provoke_outrage, stealable_tokens
from boardwright.kernel.still import replaced
from tests.games.arcs_campaign.position import ReachScenario, reach

FATES = "fates: guardian naturalist survivalist"
RED, BLUE, WHITE = 0, 1, 2
PLANETS = "1-arrow: red 1 ship\n2-crescent: red 1 ship"  # Weapon and Fuel


def table(lines: str = "", red: str = "cards f2002 f2003", hand: str = "administration-2") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 3
        {FATES}
        6-gate: red 1 damaged ship
        red: hand {hand}; {red}
        blue: hand aggression-2; title outlaw
        {lines}
        """)


def planets_of(t: ReachScenario, *types: int) -> list[str]:
    names = t.game.view(None)["systems"]
    return [name for name, row in names.items() if row["resource"] in [["material", "fuel"][one] for one in types]]


def ships_on(names: list[str], owner: str = "red") -> str:
    return "\n".join(f"{name}: {owner} 1 ship" for name in names)


def vaulted(t: ReachScenario, seat: str = "red") -> dict[str, int]:
    rows = t.player(seat)["vaulted"]
    return {name: count for name, count in rows.items() if count}


# -- the set-up ----------------------------------------------------------------------------------------------------


def set_up(seats: int = 2) -> ReachScenario:
    fates = " ".join(["guardian", "naturalist", "overlord", "redeemer"][:seats])
    return reach(f"""
        seats {seats}, initiative red, act 3, begin set-up
        fates: {fates}
        1-hex: red 3 ships, city, city
        2-hex: blue 3 ships
        red: resources fuel material relic; cards cc01
        """)


@pytest.mark.parametrize(("seats", "start"), [(2, 20), (3, 18), (4, 16)])
def test_f2001_starts_by_the_number_of_players(seats: int, start: int) -> None:
    t = set_up(seats)
    assert t.objective("red") == start and CARD_NUMBER["f2001"] in t.g.cards[RED]


def test_f2001_set_up_provokes_outrage_before_the_vault_comes() -> None:
    t = set_up()
    assert t.outrage("red") == ["material", "fuel"] and t.resources("red") == ["relic"]
    assert "cc01" not in t.cards("red")  # Mining Interest is a Material guild
    assert {"f2002", "f2003"} <= set(t.cards("red")) and "f2004" in t.laws() and vaulted(t) == {}


def test_f2001_set_up_for_two_players_empties_the_tycoon_box() -> None:
    t = set_up()
    assert t.g.dummy[MATERIAL] == 0 == t.g.dummy[FUEL]


# -- F2001: the objective ------------------------------------------------------------------------------------------


def advanced(lines: str, red: str) -> int:
    """How far the marker goes at the end of a chapter."""
    t = table(lines, red)
    card = REACH_CARDS[CARD_NUMBER["f2001"]]
    assert isinstance(card, Objective)
    promised = card.promise(t.g, RED)
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative")
    moved = 18 - t.objective("red")
    assert moved == promised
    return moved


VAULT = "cards f2002 f2003; vaulted material fuel fuel"


def test_f2001_give_back_to_the_land_if_tyrant_is_not_declared() -> None:
    assert advanced("", VAULT) == 3


def test_f2001_give_back_to_the_land_if_tyrant_is_won() -> None:
    t = table("ambitions: tyrant 5", VAULT)
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative")
    assert t.objective("red") == 15 and t.power("red") == 5
    assert vaulted(t) == {} and t.supply("fuel") == 5


def test_f2001_not_if_another_wins_tyrant() -> None:
    assert advanced("white: captives 4 blue\nambitions: tyrant 5", VAULT) == 0


def test_f2001_guard_the_splendor_by_control() -> None:
    names = planets_of(table(), MATERIAL, FUEL)
    assert len(names) == 8
    assert advanced(ships_on(names[:3]), "cards f2002 f2003") == 3
    assert advanced(f"{ships_on(names[:3])}\nambitions: edenguard 5", "cards f2002") == 3
    rival = f"{ships_on(names[:1])}\n{ships_on(names[1:3], 'blue')}\nambitions: edenguard 5"
    assert advanced(rival, "cards f2002") == 0


def test_f2001_the_first_regent_counts_the_planets_of_the_empire() -> None:
    names = planets_of(table(), MATERIAL)
    assert advanced(f"{names[0]}: empire 1 ship", "cards f2002") == 1
    assert advanced(f"first regent: white\n{names[0]}: empire 1 ship", "cards f2002") == 0


# -- F2002: Green Vault --------------------------------------------------------------------------------------------


def leads(lines: str, red: str, hand: str = "administration-2") -> ReachScenario:
    t = table(lines, red, hand)
    suit, number = hand.split("-")
    return t.plays("red", f"lead {suit.capitalize()} {number}", "go on")


def test_f2002_cd12_taxed_material_may_go_among_the_captives() -> None:
    name = planets_of(table(), MATERIAL)[0]
    t = leads(f"{name}: red 1 ship, city", "cards f2002")
    t.plays("red", "tax", "Material on Green Vault")
    assert vaulted(t) == {"material": 1} and t.resources("red") == []
    assert count_for(t.g, RED, TYCOON) == 1 and t.g.captives_of(RED) == 1
    assert "Red puts Material among the Captives." in t.chronicle()


def test_f2002_or_in_a_slot() -> None:
    name = planets_of(table(), FUEL)[0]
    t = leads(f"{name}: red 1 ship, city", "cards f2002")
    t.plays("red", "tax", "Fuel in slot 1")
    assert vaulted(t) == {} and t.resources("red") == ["fuel"]


def test_f2002_frozen_tokens_survive_outrage_and_are_not_spent() -> None:
    t = table("", VAULT)
    provoke_outrage(t.g, RED, FUEL)
    assert vaulted(t) == {"material": 1, "fuel": 2} and has(t.g, RED, FUEL) == 2
    t.plays("red", "lead Administration 2", "go on")
    assert not [option for option in t.options() if option.startswith("spend")]


def test_f2002_cd10_no_raid_reaches_them_but_other_stealing_does() -> None:
    t = table("", VAULT)
    options = stealable_tokens(t.g, BLUE, RED)
    assert options and all(option[0] == "steal_from" for option in options)
    REACH_CARDS[CARD_NUMBER["f2002"]].lose_token(t.g, FUEL)
    assert vaulted(t) == {"material": 1, "fuel": 1}


def test_f2002_cd11_the_policy_of_war_takes_one_as_a_captive() -> None:
    t = reach(f"""
        seats 3, initiative blue, act 3, begin edicts
        {FATES}
        first regent: blue
        policy: war
        red: cards f2002; vaulted material fuel
        """)
    t.plays("blue", "enforce", "demand Fuel among the Captives of Red")
    assert vaulted(t) == {"material": 1} and vaulted(t, "blue") == {"fuel": 1}
    assert has(t.g, BLUE, FUEL) == 1 and t.g.captives_of(BLUE) == 1


def test_f2002_a_token_for_the_trust_may_be_vaulted_the_own_share_included() -> None:
    t = reach(f"""
        seats 3, initiative red, act 3, begin edicts
        {FATES}
        policy: escalation
        5-hex: red city, city
        red: cards f2002; resources fuel
        blue: resources material
        white: title outlaw
        """)
    t.plays("red", "enforce", "Material on Green Vault", "Fuel on Green Vault")
    assert vaulted(t) == {"material": 1, "fuel": 1} and t.trust() == []


def test_f2002_a_vaulted_token_is_no_own_share() -> None:
    t = reach(f"""
        seats 3, initiative red, act 3, begin edicts
        {FATES}
        policy: escalation
        red: cards f2002; vaulted fuel
        blue: title outlaw
        white: title outlaw
        """)
    t.plays("red", "enforce")
    assert vaulted(t) == {"fuel": 1} and t.trust() == []


def test_f2002_p27_without_the_card_they_are_captives_and_still_had() -> None:
    t = table("", "vaulted fuel fuel")
    assert t.g.captives_of(RED) == 2 and has(t.g, RED, FUEL) == 2


def test_f2002_cd11_only_an_unfrozen_one_can_be_given_in_a_summit() -> None:
    def goods(red: str) -> list[str]:
        t = reach(f"seats 3, act 3, summit red\n{FATES}\nred: {red}; vaulted fuel")
        return [row["what"] for row in t.game.view(None)["summit"]["goods"][RED]]

    assert "vaulted" in goods("power 0") and "vaulted" not in goods("cards f2002")


# -- F2003: Ire of the Tycoons -------------------------------------------------------------------------------------


def test_f2003_tycoon_cannot_be_declared_but_edenguard_can() -> None:
    t = table("", "cards f2003").plays("red", "lead Administration 2")
    assert t.options() == ["Edenguard", "go on without declaring"] or "Tycoon" not in " ".join(t.options())
    assert any("Edenguard" in option for option in t.options())


def test_f2003_no_power_from_tycoon_but_the_place_is_taken() -> None:
    t = table("ambitions: tycoon 5\nwhite: resources fuel", VAULT)
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative")
    assert t.power("red") == 0 and t.power("white") == 3


def test_f2003_a_loyal_city_there_is_taxed_only_under_control() -> None:
    name = planets_of(table(), FUEL)[0]
    t = leads(f"{name}: red city; blue 1 ship", "cards f2003")
    assert "tax" not in t.options()
    t = leads(f"{name}: red city, 1 ship", "cards f2003")
    assert "tax" in t.options()
    t = leads("1-arrow: red city; blue 1 ship", "cards f2003")  # a Weapon planet
    assert "tax" in t.options()


# -- F2004: Edenguard ----------------------------------------------------------------------------------------------


def test_f2004_whoever_may_declare_tycoon_may_declare_edenguard() -> None:
    t = table("", "power 0").plays("red", "lead Administration 2", "declare Edenguard")
    assert t.markers("edenguard") == [[5, 3]] and t.markers("tycoon") == []


def test_f2004_a_seven_and_any_ambition_reach_it_and_others_do_not() -> None:
    t = table("", "power 0", "administration-7").plays("red", "lead Administration 7")
    assert any("Edenguard" in option for option in t.options())
    t = table("", "power 0", "administration-3").plays("red", "lead Administration 3")
    assert not any("Edenguard" in option for option in t.options())


def test_f2004_counts_controlled_planets_and_pays_like_any_ambition() -> None:
    names = planets_of(table(), MATERIAL, FUEL)
    t = table(f"{ships_on(names[:2])}\n{ships_on(names[2:3], 'white')}\nambitions: edenguard 5", "power 0")
    assert [count_for(t.g, seat, EDENGUARD) for seat in range(3)] == [2, 0, 1] and is_winning(t.g, RED, EDENGUARD)
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative")
    assert t.power("red") == 5 and t.power("white") == 3 and t.markers("edenguard") == []


def test_f2004_only_where_its_card_is_in_the_booklet() -> None:
    t = reach("seats 2, act 3\nfates: naturalist survivalist")
    assert EDENGUARD not in t.g.ambitions() and "edenguard" not in t.game.view(None)["ambitions"]
    assert "edenguard" in table().game.view(None)["ambitions"]


def test_f2004_two_player_resources_do_not_count_for_it() -> None:
    t = reach("seats 2, act 3\nfates: guardian naturalist")
    t.g.dummy = replaced(t.g.dummy, MATERIAL, 2)
    assert t.game.view(None)["ambitions"]["edenguard"]["dummy"] == 0


# -- the end -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("red", "blue", "winner"), [(1, 4, BLUE), (4, 4, RED), (0, 1, BLUE)])
def test_cd2_of_two_final_objectives_power_decides_then_turn_order(red: int, blue: int, winner: int) -> None:
    t = table(f"blue: objective 0; power {blue}", f"objective 0; power {red}")
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative")
    assert t.game.outcome is not None and t.game.outcome.winners == [winner]


def test_f2004_edenguard_can_be_sponsored() -> None:
    """F123: any ambition that is not declared."""
    t = table("", "power 0")
    t.g.sponsored = -2
    script = REACH_CARDS[CARD_NUMBER["f123"]].edict(t.g)
    decision = next(script)
    assert ("sponsor", EDENGUARD) in decision.options
