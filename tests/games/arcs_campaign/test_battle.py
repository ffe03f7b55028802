"""Battle of the campaign: sides, the Truce Law; Empire, Free States and Blight as defenders (p.11, p.15, p.19)."""

import pytest

from boardwright.games.arcs.campaign.facts import EMPIRE, FREE_STATES, LAWS
from boardwright.games.arcs.campaign.laws import blight, empire
from boardwright.games.arcs.moments import CARDS, Battle
from boardwright.games.arcs.pieces import return_trophies
from boardwright.games.arcs.state import AGENT, CITY, SHIP
from boardwright.kernel.decision import Script
from tests.games.arcs.position import dice_text
from tests.games.arcs_campaign.speaking import says
from tests.games.arcs_campaign.steps import red_leads, rolled

OUTLAW = "title outlaw"

# -- the Truce Law -------------------------------------------------------------------------------------------------


def test_c32_a_regent_cannot_battle_imperial_ships() -> None:
    table = "1-hex: red 2 ships; empire 1 ship"
    red_leads(table).asks("red", "turn").cannot("red", "battle")
    red_leads(table, OUTLAW).can("red", "battle")


@pytest.mark.parametrize("ship", ["1 ship", "1 damaged ship"])
def test_x10_c33_regents_do_not_battle_each_other_beside_an_imperial_ship(ship: str) -> None:
    table = f"1-hex: red 2 ships; blue 1 ship; empire {ship}"
    red_leads(table).asks("red", "turn").cannot("red", "battle")
    red_leads(table, OUTLAW).can("red", "battle")
    red_leads(f"{table}\nblue: title outlaw").can("red", "battle")


def test_c33_regents_battle_each_other_where_no_imperial_ship_is() -> None:
    t = red_leads("1-hex: red 2 ships; blue 1 ship; white city\n1-gate: empire 1 ship")
    t.plays("red", "battle").asks("red", "battle_whom", ["Blue", "White"])


def test_c33_beside_an_imperial_ship_only_the_outlaw_can_be_chosen() -> None:
    t = red_leads("1-hex: red 2 ships; blue 1 ship; white 1 ship; empire 1 ship\nwhite: title outlaw")
    t.plays("red", "battle").asks("red", "join_attack")  # White is the only defender
    t.plays("red", "0 fresh and 0 damaged")
    rolled(t, assault="hit hit").asks("red", "turn")
    assert t.trophies("red", "white") == {"ships": 1}


# -- Imperial ships on both sides ----------------------------------------------------------------------------------

P_AND_Q = "1-hex: red 4 ships; blue 2 ships, city; empire 1 ship"


def test_x6_c35_imperial_ships_must_join_a_defending_regent() -> None:
    t = red_leads(P_AND_Q, OUTLAW)
    t.plays("red", "battle").asks("red", "battle_whom", ["Blue", "the Empire"]).plays("red", "Blue")
    rolled(t, assault="hit intercept").asks("red", "intercepted")
    t.plays("red", "a fresh ship")  # the third hit: three ships defend
    assert t.ships("red", "1-hex") == (1, 3)


def test_x7_against_the_empire_only_imperial_ships_defend() -> None:
    t = red_leads(P_AND_Q, OUTLAW)
    t.plays("red", "battle", "the Empire")
    rolled(t, assault="hit hit, hit intercept", raid="key building_hit").asks("red", "turn")
    assert t.ships("red", "1-hex") == (3, 1)  # one ship intercepts
    assert t.trophies("red", "empire") == {"ships": 1}
    assert t.ships("blue", "1-hex") == (2, 0)
    assert t.buildings("1-hex") == ["blue city", ""]


def test_x8_c35_an_attacking_regent_may_add_imperial_ships() -> None:
    table = "1-hex: red 2 ships; blue 4 ships; empire 1 ship\nblue: title outlaw"
    t = red_leads(table)
    t.plays("red", "battle").asks("red", "join_attack", ["0 fresh and 0 damaged", "1 fresh and 0 damaged"])
    t.plays("red", "0 fresh and 0 damaged")
    t.asks("red", "collect", [dice_text(count, "Assault") for count in range(3)])
    assert t.noted("joined_attack") == []
    t = red_leads(table).plays("red", "battle", "1 fresh and 0 damaged")
    t.asks("red", "collect", [dice_text(count, "Assault") for count in range(4)])
    assert "A ship of the Empire joins the attack of Red in 1-hex." in t.chronicle()


def test_c113_any_number_of_the_imperial_ships_joins_fresh_or_damaged() -> None:
    t = red_leads("1-hex: red 1 ship; blue 4 ships; empire 2 ships, 1 damaged ship\nblue: title outlaw")
    joining = [f"{fresh} fresh and {damaged} damaged" for fresh in range(3) for damaged in range(2)]
    t.plays("red", "battle").asks("red", "join_attack", joining)


def test_c35_an_outlaw_adds_no_imperial_ships() -> None:
    t = red_leads("1-hex: red 1 ship; blue 1 ship; empire 2 ships\nblue: title outlaw", OUTLAW)
    t.plays("red", "battle", "Blue").asks("red", "collect", ["0 Assault dice", "1 Assault die"])


def test_c35_imperial_ships_do_not_join_a_defending_outlaw() -> None:
    t = red_leads("1-hex: red 2 ships; blue 1 ship; empire 2 ships\nblue: title outlaw", OUTLAW)
    t.plays("red", "battle", "Blue")
    rolled(t, assault="hit intercept, hit intercept").asks("red", "turn")
    assert t.ships("red", "1-hex") == (1, 1)
    assert t.ships("empire", "1-hex") == (2, 0)


def test_x9_c36_ship_hits_reach_a_building_after_all_defending_ships() -> None:
    t = red_leads(P_AND_Q, OUTLAW)
    t.plays("red", "battle", "Blue")
    rolled(t, assault="hit hit, hit hit, hit hit").asks("red", "turn")  # just enough for three ships
    assert t.ships("blue", "1-hex") == t.ships("empire", "1-hex") == (0, 0)
    assert t.buildings("1-hex") == ["blue city", ""]
    t = red_leads(P_AND_Q, OUTLAW)
    t.plays("red", "battle", "Blue")
    rolled(t, assault="hit hit, hit hit, hit hit", skirmish="hit").asks("red", "turn")
    assert t.buildings("1-hex") == ["damaged blue city", ""]


def test_c36_building_hits_do_not_wait_for_the_ships() -> None:
    t = red_leads(P_AND_Q, OUTLAW)
    t.plays("red", "battle", "Blue")
    rolled(t, raid="key building_hit").asks("red", "turn")
    assert t.buildings("1-hex") == ["damaged blue city", ""]
    assert t.ships("empire", "1-hex") == (1, 0)


@pytest.mark.parametrize("regent", ["blue", "white"])
def test_c37_the_first_regent_takes_what_the_empire_destroys(regent: str) -> None:
    t = red_leads(f"1-hex: red 2 damaged ships; empire 1 ship\nfirst regent: {regent}", OUTLAW)
    t.plays("red", "battle")
    rolled(t, assault="hit intercept").asks("red", "turn")
    assert t.ships("red", "1-hex") == (0, 1)
    assert t.trophies(regent, "red") == {"ships": 1}


def test_c37_without_a_first_regent_lost_attackers_go_home() -> None:
    table = "1-hex: red 2 damaged ships; empire 1 ship\nfirst regent: nobody\nblue: title outlaw\nwhite: title outlaw"
    t = red_leads(table, OUTLAW)
    t.plays("red", "battle")
    rolled(t, assault="hit self_hit").asks("red", "turn")
    assert t.ships("red", "1-hex") == (0, 1)
    assert t.g.ships[0] == 13
    assert not any(t.g.trophies)


# -- hits in mixed fleets ------------------------------------------------------------------------------------------


def test_c113_self_hits_go_to_own_or_imperial_attackers() -> None:
    t = red_leads("1-hex: red 2 ships; blue 5 ships; empire 1 ship, 1 damaged ship\nblue: title outlaw")
    t.plays("red", "battle", "1 fresh and 0 damaged")
    rolled(t, assault="hit self_hit, hit self_hit")
    t.asks("red", "share_hits", ["a ship of Red", "a ship of the Empire"])
    t.chooses("red", "a ship of the Empire", "a ship of the Empire")
    assert t.ships("red", "1-hex") == (2, 0)
    assert t.ships("empire", "1-hex") == (0, 1)  # the damaged one did not attack and was not hit
    assert t.trophies("blue", "empire") == {"ships": 1}


def test_c113_imperial_ships_that_stay_out_cannot_be_hit() -> None:
    t = red_leads("1-hex: red 1 damaged ship; blue 5 ships; empire 2 ships\nblue: title outlaw")
    t.plays("red", "battle", "1 fresh and 0 damaged")
    rolled(t, assault="hit intercept").asks("red", "turn")  # five hits, three of them find a ship
    assert t.ships("red", "1-hex") == (0, 0)
    assert t.ships("empire", "1-hex") == (1, 0)


def test_c113_a_question_tells_imperial_attackers_from_own_ones() -> None:
    t = red_leads("1-hex: red 1 ship, 1 damaged ship; blue 4 ships; empire 1 ship, 1 damaged ship\nblue: title outlaw")
    t.plays("red", "battle", "1 fresh and 1 damaged")
    rolled(t, assault="hit self_hit, hit self_hit").chooses("red", "a ship of Red", "a ship of the Empire")
    assert t.question("red") == "The dice deal one hit to your own ships: which ships?"
    t.plays("red", "a fresh ship")
    assert t.question("red") == "The dice deal one hit to the Imperial ships on your side: which ships?"


def test_c113_interception_hits_are_shared_by_the_attacker() -> None:
    t = red_leads("1-hex: red 2 ships; blue 2 ships; empire 1 ship\nblue: title outlaw")
    t.plays("red", "battle", "1 fresh and 0 damaged")
    rolled(t, assault="hit intercept").asks("red", "share_hits")
    t.chooses("red", "a ship of Red", "a ship of the Empire")
    assert t.ships("red", "1-hex") == (1, 1)
    assert t.ships("empire", "1-hex") == (0, 1)


def test_c113_the_attacker_shares_hits_among_defending_ships_in_any_order() -> None:
    t = red_leads("1-hex: red 2 ships; blue 1 ship, 1 damaged ship; empire 1 ship, 1 damaged ship", OUTLAW)
    t.plays("red", "battle", "Blue")
    rolled(t, assault="hit hit, hit self_hit").asks("red", "share_hits", ["a ship of Blue", "a ship of the Empire"])
    t.chooses("red", "a ship of Blue", "a ship of the Empire", "a ship of the Empire")
    t.asks("red", "hit_ship", ["a fresh ship", "a damaged ship"]).plays("red", "a fresh ship").asks("red", "turn")
    assert t.ships("blue", "1-hex") == (0, 2)
    assert t.ships("empire", "1-hex") == (0, 1)
    assert t.trophies("red", "empire") == {"ships": 1}


def test_c113_more_hits_than_ships_are_not_asked_about() -> None:
    t = red_leads("1-hex: red 3 ships; blue 1 damaged ship; empire 1 ship", OUTLAW)
    t.plays("red", "battle", "Blue")
    rolled(t, assault="hit hit, hit hit").asks("red", "turn")
    assert t.trophies("red", "blue") == t.trophies("red", "empire") == {"ships": 1}


# -- battle with Imperial ships only -------------------------------------------------------------------------------


def test_a08_a_regent_battles_with_imperial_ships_only_where_a_building_stands() -> None:
    t = red_leads("1-hex: red city; blue 1 ship; empire 2 ships\nblue: title outlaw")
    t.plays("red", "battle").asks("red", "join_attack", ["1 fresh and 0 damaged", "2 fresh and 0 damaged"])
    t.plays("red", "2 fresh and 0 damaged")
    rolled(t, assault="hit hit").asks("red", "turn")
    assert t.trophies("red", "blue") == {"ships": 1}


def test_a08_not_without_a_loyal_piece_and_not_as_an_outlaw() -> None:
    red_leads("1-hex: blue 1 ship; empire 2 ships\nblue: title outlaw").cannot("red", "battle")
    red_leads("1-hex: red city; white 1 ship; empire 2 ships\nwhite: title outlaw", OUTLAW).cannot("red", "battle")


def test_a08_without_imperial_ships_left_no_raid() -> None:
    t = red_leads("1-hex: red city; empire 1 damaged ship; free city")
    t.plays("red", "battle")
    rolled(t, raid="key self_hit").asks("red", "turn")
    assert t.ships("empire", "1-hex") == (0, 0)
    assert t.resources("red") == []


def test_a09_imperial_attackers_destroyed_by_a_player_are_their_trophies() -> None:
    t = red_leads("1-hex: red city; blue 1 ship; empire 1 damaged ship\nblue: title outlaw")
    t.plays("red", "battle")
    rolled(t, assault="hit self_hit").asks("red", "turn")
    assert t.trophies("blue", "empire") == {"ships": 1}


@pytest.mark.parametrize("defender", ["blight 1 ship", "free city"])
def test_a09_imperial_attackers_destroyed_by_nobody_go_home(defender: str) -> None:
    t = red_leads(f"1-hex: red city; empire 1 damaged ship; {defender}")
    t.plays("red", "battle")
    rolled(t, assault="hit self_hit").asks("red", "turn")
    assert t.g.ships[EMPIRE] == 15
    assert not any(t.g.trophies)


# -- the Blight ----------------------------------------------------------------------------------------------------


def test_x27_blight_does_not_intercept_and_two_hits_damage_it() -> None:
    t = red_leads("1-hex: red 2 ships; blight 1 ship")
    t.plays("red", "battle")
    rolled(t, assault="hit intercept, hit self_hit").asks("red", "turn")
    assert t.ships("red", "1-hex") == (1, 1)  # the self-hit only
    assert t.ships("blight", "1-hex") == (0, 1)


@pytest.mark.parametrize("ship", ["1 ship", "1 damaged ship"])
def test_x28_c68_a_single_hit_is_lost(ship: str) -> None:
    t = red_leads(f"1-hex: red 3 ships; blight {ship}")
    for _ in range(2):  # and not remembered
        t.plays("red", "battle")
        rolled(t, skirmish="hit, blank, blank").asks("red", "turn")
    assert sum(t.ships("blight", "1-hex")) == 1
    assert t.trophies("red", "blight") == {}


def test_c68_hits_on_several_blight_count_in_pairs_of_the_attackers_choice() -> None:
    t = red_leads("1-hex: red 3 ships; blight 1 ship, 1 damaged ship")
    t.plays("red", "battle")
    rolled(t, assault="hit hit", skirmish="hit, blank")
    t.asks("red", "hit_token", ["a fresh token", "a damaged token"]).plays("red", "a damaged token")
    assert t.ships("blight", "1-hex") == (1, 0)
    assert t.trophies("red", "blight") == {"ships": 1}


def test_c68_building_hits_do_not_harm_blight_and_all_ship_hits_of_a_battle_add_up() -> None:
    t = red_leads("1-hex: red 4 ships; blight 1 damaged ship")
    t.plays("red", "battle")
    rolled(t, raid="key building_hit, key building_hit").asks("red", "turn")
    assert t.ships("blight", "1-hex") == (0, 1)
    t.plays("red", "battle")
    rolled(t, skirmish="hit, hit").asks("red", "turn")
    assert t.trophies("red", "blight") == {"ships": 1}


def test_x27_lost_attackers_go_home_from_the_blight() -> None:
    t = red_leads("1-hex: red 2 damaged ships; blight 1 ship")
    t.plays("red", "battle")
    rolled(t, assault="hit self_hit").asks("red", "turn")
    assert t.g.ships[0] == 13


# -- the Free States -----------------------------------------------------------------------------------------------


def test_x20_c70_a_destroyed_free_city_is_a_trophy_and_an_outrage_and_no_ransack() -> None:
    t = red_leads("1-hex: red 3 ships; free city\ncourt: aid01, cc01 blue 1, cc02, cc03, cc04", "resources material")
    t.plays("red", "battle")
    rolled(t, assault="hit hit").asks("red", "turn")
    assert t.trophies("red", "free") == {"cities": 1}
    assert t.outrage("red") == ["material"]
    assert t.resources("red") == []
    assert t.court()["cc01"] == [0, 1, 0]


def test_c70_all_free_buildings_of_the_system_defend_against_both_kinds_of_hits() -> None:
    t = red_leads("1-hex: red 3 ships; free city, starport")
    t.plays("red", "battle")
    rolled(t, raid="key building_hit", skirmish="hit").asks("red", "hit_building")
    t.chooses("red", "building 1-hex/2", "building 1-hex/2").plays("red", "stop")
    assert t.buildings("1-hex") == ["free city", ""]
    assert t.trophies("red", "free") == {"starports": 1}
    assert t.outrage("red") == []


def test_c70_the_free_states_neither_intercept_nor_shield_a_rival() -> None:
    t = red_leads("1-hex: red 2 ships; free city; blue city")
    t.plays("red", "battle").asks("red", "battle_whom", ["Blue", "the Free States"]).plays("red", "the Free States")
    rolled(t, assault="hit intercept").asks("red", "turn")
    assert t.ships("red", "1-hex") == (2, 0)
    assert t.buildings("1-hex") == ["damaged free city", "blue city"]


def test_x21_c71_one_resource_for_one_key_and_no_second_one() -> None:
    t = red_leads("1-hex: red 3 ships; free city")
    t.plays("red", "battle")
    rolled(t, raid="key key intercept, key key intercept").asks("red", "raid", ["Material", "stop"])
    t.plays("red", "Material", "Material in slot 1").asks("red", "turn")
    assert t.resources("red") == ["material"]
    assert t.supply("material") == 4
    assert "Red steals Material from the Free States." in t.chronicle()


def test_c71_raiding_the_free_states_is_a_choice() -> None:
    t = red_leads("1-hex: red 1 ship; free city")
    t.plays("red", "battle")
    rolled(t, raid="key building_hit").plays("red", "stop").asks("red", "turn")
    assert t.resources("red") == []


def test_c71_raiding_needs_an_attacker_left() -> None:
    t = red_leads("1-hex: red 1 damaged ship; free city")
    t.plays("red", "battle")
    rolled(t, raid="key self_hit").asks("red", "turn")
    assert t.resources("red") == []


def test_a11_with_an_empty_supply_a_raid_brings_nothing() -> None:
    t = red_leads("1-hex: red 1 ship; free city\nsupply: 0 material")
    t.plays("red", "battle")
    rolled(t, raid="key building_hit").asks("red", "turn")


# -- raid dice -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("defender", ["empire 1 ship", "blight 1 ship"])
def test_a10_raid_dice_against_who_has_no_buildings_bring_no_raid(defender: str) -> None:
    t = red_leads(f"1-hex: red 2 ships; {defender}", OUTLAW)
    t.plays("red", "battle", "0 Assault dice")
    t.asks("red", "collect", ["0 Raid dice", "1 Raid die", "2 Raid dice"])
    t.dice(raid="key building_hit").plays("red", "1 Raid die", "0 Skirmish dice").asks("red", "turn")


@pytest.mark.plain_only
@pytest.mark.parametrize(("defender", "law"), [("empire 1 ship", empire), ("blight 1 ship", blight)])
def test_a10_the_other_reading(defender: str, law: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(law, "RAID_DICE_WITHOUT_BUILDINGS", False)
    t = red_leads(f"1-hex: red 2 ships; {defender}", OUTLAW)
    t.plays("red", "battle", "0 Assault dice")
    t.asks("red", "collect", ["0 Skirmish dice", "1 Skirmish die", "2 Skirmish dice"])


# -- whom to battle ------------------------------------------------------------------------------------------------


def test_c124_every_legal_defender_of_the_system_can_be_chosen() -> None:
    table = "1-hex: red 2 ships; blue 1 ship; white 1 ship; empire 1 ship; free city; blight 1 ship"
    t = red_leads(table, OUTLAW).plays("red", "battle")
    t.asks("red", "battle_whom", ["Blue", "White", "the Empire", "the Free States", "the Blight"])
    t = red_leads(f"{table}\nwhite: title outlaw").plays("red", "battle")
    t.asks("red", "battle_whom", ["White", "the Free States", "the Blight"])


def test_c124_the_system_of_a_battle_needs_somebody_to_harm() -> None:
    t = red_leads("1-hex: red 1 ship; blight 1 ship\n1-gate: red 1 ship; empire 1 ship\n2-hex: red 1 ship; free city")
    t.plays("red", "battle").asks("red", "battle_in", ["in 1-hex", "in 2-hex"])


# -- what comes after harm -----------------------------------------------------------------------------------------


def listen(monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
    """A law that writes down who was harmed."""
    heard: list[list[int]] = []

    def after_harm(g: object, me: int, harmed: list[int], system: int) -> Script[None]:
        heard.append(harmed)
        yield from ()

    law = CARDS[LAWS[3]]
    says(monkeypatch, law, "speaks_after_harm", lambda g, me, harmed, system: True)
    says(monkeypatch, law, "after_harm", after_harm)
    return heard


@pytest.mark.plain_only
def test_c38_harm_is_answered_once_after_all_hits_and_before_raiding(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = listen(monkeypatch)
    t = red_leads("1-hex: red 3 ships; free city")
    t.plays("red", "battle")
    assert heard == []
    rolled(t, assault="hit hit", raid="key building_hit").asks("red", "raid")
    assert heard == [[FREE_STATES]]
    t.plays("red", "stop")
    assert heard == [[FREE_STATES]]


@pytest.mark.plain_only
def test_c38_choosing_a_defender_is_harm_even_without_a_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = listen(monkeypatch)
    t = red_leads("1-hex: red 1 ship; free city")
    t.plays("red", "battle", "0 Assault dice", "0 Raid dice", "0 Skirmish dice").asks("red", "turn")
    assert heard == [[FREE_STATES]]


@pytest.mark.plain_only
def test_c38_joined_ships_are_harmed_if_they_are_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = listen(monkeypatch)
    t = red_leads("1-hex: red 3 ships; blue 1 ship; empire 1 ship", OUTLAW)
    t.plays("red", "battle", "Blue")
    rolled(t, assault="hit hit").chooses("red", "a ship of Blue", "a ship of Blue").asks("red", "turn")
    t.plays("red", "battle")  # only the Empire is left
    rolled(t, assault="hit hit").asks("red", "turn")
    assert heard == [[1], [EMPIRE]]


# -- what a battle leaves to be read -------------------------------------------------------------------------------


def watch(monkeypatch: pytest.MonkeyPatch) -> list[Battle]:
    """A law that writes down battles when they are over."""
    fought: list[Battle] = []

    def after_battle(g: object, me: int, battle: Battle) -> Script[None]:
        fought.append(battle)
        yield from ()

    law = CARDS[LAWS[3]]
    says(monkeypatch, law, "speaks_after_battle", lambda g, me, battle: True)
    says(monkeypatch, law, "after_battle", after_battle)
    return fought


@pytest.mark.plain_only
def test_f701_a_battle_tells_the_trophies_of_the_attacker_and_who_joined(monkeypatch: pytest.MonkeyPatch) -> None:
    """Agents of a ransack count, and Imperial attackers do even if they were destroyed."""
    fought = watch(monkeypatch)
    t = red_leads("""1-hex: red 3 ships; blue 1 damaged ship, damaged city; empire 1 damaged ship
        blue: title outlaw
        court: aid01, cc01 blue 2 white 1, cc02, cc03, cc04""")
    t.plays("red", "battle", "0 fresh and 1 damaged")
    rolled(t, assault="hit hit, hit self_hit").chooses("red", "a ship of the Empire").asks("red", "turn")
    (battle,) = fought  # a law speaks once
    assert battle.is_joined_by(EMPIRE)
    kinds = t.g.piece_kinds
    gained = {(index // kinds, index % kinds): count for index, count in enumerate(battle.gained) if count}
    assert gained == {(1, SHIP): 1, (1, CITY): 1, (1, AGENT): 2, (2, AGENT): 1}


@pytest.mark.plain_only
def test_f701_who_stays_out_did_not_join(monkeypatch: pytest.MonkeyPatch) -> None:
    fought = watch(monkeypatch)
    t = red_leads("1-hex: red 3 ships; blue 1 ship; empire 1 ship\nblue: title outlaw")
    t.plays("red", "battle", "0 fresh and 0 damaged")
    rolled(t, assault="hit hit").asks("red", "turn")
    assert not fought[0].is_joined_by(EMPIRE)


# -- Trophies go home ----------------------------------------------------------------------------------------------


def test_r85_trophies_of_all_owners_go_to_their_supplies() -> None:
    t = red_leads(
        "1-hex: blue city", "trophies empire 2 ships; trophies blight 3 ships; trophies free 1 city 2 starports"
    )
    assert t.g.trophies_of(0) == 8
    assert list(return_trophies(t.g)) == []
    assert not any(t.g.trophies)
    t.g.check()
    assert t.g.ships[EMPIRE] == 15
