"""The Intermission (p.28, p.29) and the set-up of the next act (p.7), step by step."""

from typing import Any

import pytest

import boardwright
from boardwright.games.arcs.campaign.acts import spread_blight
from boardwright.games.arcs.campaign.facts import ARROW, BLIGHT, EMPIRE, EVENT_FACES, FATES, FREE_STATES, TIERS
from boardwright.games.arcs.campaign.setup import set_aside_resources
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.campaign.view import redeal
from boardwright.games.arcs.facts import CARD_NUMBER, SYSTEM_COUNT, SYSTEM_NUMBER
from boardwright.games.arcs.state import CITY
from boardwright.games.arcs.vocabulary import System
from boardwright.kernel.errors import BadSetting
from boardwright.kernel.rng import Rng
from tests.games.arcs.position import SEATS
from tests.games.arcs_campaign.position import ReachScenario, reach


def after(text: str) -> ReachScenario:
    """A position at the end of Act I: the Steward red, the Admiral blue, the Advocate white; no objective is met."""
    lines = text.strip().splitlines()
    return reach(
        "\n".join(
            [
                "seats 3, initiative red, last act 2, begin intermission",
                "fates: steward admiral advocate",
                *lines,
            ]
        )
    )


def ships(t: ReachScenario, owner: int, system: str) -> tuple[int, int]:
    """Fresh and damaged ships of an owner in a system."""
    index = owner * SYSTEM_COUNT + SYSTEM_NUMBER[system]
    return t.g.fresh[index], t.g.damaged[index]


COMPLETE = """
    red: objective 0
    blue: objective 0
    white: objective 0
"""
"""All have completed their objectives."""

# -- A. Resolve the fate -------------------------------------------------------------------------------------------


def test_c10_a12_who_failed_loses_the_space_of_the_marker_in_power_after_all_resolutions() -> None:
    t = after("blue: objective 5; power 2\nred: objective 0; power 3\nwhite: objective 0")
    assert [event[:1] for event in t.noted("fate_failed")] == [(SEATS["blue"],)]
    assert t.noted("lost_power")[0] == (SEATS["blue"], 5, "failed")
    assert t.g.power[SEATS["blue"]] == -3  # the rulebook's example: from 2 to -3; and less than 2 is not halved


def test_the_objective_card_of_the_act_leaves_the_play_area() -> None:
    t = after(COMPLETE)
    assert CARD_NUMBER["f101"] not in t.g.cards[SEATS["red"]]


def test_resolution_of_success_follows_its_steps() -> None:
    t = after(COMPLETE)
    assert "f108" in t.laws()
    deck = [*t.g.court_deck, *t.g.court]
    assert all(CARD_NUMBER[card] in deck for card in ("f105", "f106", "f107"))
    assert all(CARD_NUMBER[card] in t.g.scrapped for card in ("f109", "f110", "f111"))


def test_resolution_of_failure_follows_its_steps() -> None:
    t = after("red: cards f103\nblue: objective 0\nwhite: objective 0")
    assert "f108" not in t.laws()
    deck = [*t.g.court_deck, *t.g.court]
    assert all(CARD_NUMBER[card] in deck for card in ("f103", "f109", "f110", "f111"))
    assert all(CARD_NUMBER[card] in t.g.scrapped for card in ("f105", "f106", "f107", "f108"))


# -- B. Clear the Court, C. Clear pieces ---------------------------------------------------------------------------


def test_c99_the_court_is_cleared_and_the_discard_pile_scrapped() -> None:
    t = after(
        COMPLETE + "court: aid01 red 1, cc02 blue 2, cc03, cc04, cc11\nattached: cc05 to cc02\ncourt discard: cc12"
    )
    assert t.g.agents[SEATS["red"]] == t.g.agents[SEATS["blue"]] == 10
    assert CARD_NUMBER["cc12"] in t.g.scrapped and not t.g.court_discard
    assert all(CARD_NUMBER[card] in t.g.court_deck for card in ("cc02", "cc05"))
    assert t.g.court[0] == CARD_NUMBER["aid01"]


def test_trophies_captives_frozen_tokens_and_the_trust_go_home() -> None:
    t = after(
        COMPLETE.replace(
            "red: objective 0", "red: objective 0; trophies blue 2 ships; trophies blight 1 ship; captives 1 white"
        )
        + "trust: 2 fuel\nfirst regent: red"
    )
    g = t.g
    assert not any(g.trophies) and not any(g.captives) and not any(g.trust)
    assert g.ships[SEATS["blue"]] == 15 and g.agents[SEATS["white"]] == 10
    assert g.supply == [5] * 5


def test_with_two_players_the_tokens_on_the_ambitions_go_to_the_supply() -> None:
    t = reach("""
        seats 2, initiative red, last act 2, begin intermission
        fates: steward admiral
        red: objective 0
        blue: objective 0
        set aside: 2 fuel 1 relic
    """)
    assert not any(t.g.dummy)


# -- D. Repair and destroy -----------------------------------------------------------------------------------------


def test_c100_blight_is_repaired_and_what_is_damaged_is_destroyed() -> None:
    t = after(
        COMPLETE
        + """
        1-hex: red 2 ships, 1 damaged ship, damaged city; blight 1 damaged ship
        2-hex: empire 1 ship, 1 damaged ship; free damaged city, starport
        """
    )
    assert ships(t, BLIGHT, "1-hex") == (1, 0)
    assert ships(t, SEATS["red"], "1-hex") == (2, 0)
    assert ships(t, EMPIRE, "2-hex") == (1, 0)
    assert t.g.cities[SEATS["red"]] == 5  # it went home
    assert not t.g.has_building(SEATS["red"], System(SYSTEM_NUMBER["1-hex"]))
    assert t.g.cities[FREE_STATES] == 72
    assert not any(t.g.trophies)  # C101


def test_c115_slots_of_all_are_covered_before_anybody_makes_room() -> None:
    t = after("""
        red: objective 0; resources fuel fuel fuel
        blue: objective 0; resources weapon weapon weapon
        white: objective 0
        1-hex: red damaged city
        2-hex: blue damaged city
        6-gate: red 1 ship; blue 1 ship; white 1 ship
    """)
    t.asks("red", "discard_excess")
    assert len(t.g.loose) == 2  # one token of each, no longer under a city
    t.g.check()


def test_c100_buildings_with_blight_and_without_any_ship_are_destroyed() -> None:
    t = after(
        COMPLETE
        + """
        1-hex: red city; blight 1 ship
        2-hex: red city; blight 1 damaged ship; blue 1 ship
        3-hex: red city; blight 1 ship; empire 1 ship
        4-hex: red city; blight 1 ship; blue 1 damaged ship
        6-gate: red 1 ship; blue 1 ship; white 1 ship
        """
    )
    standing = [
        name for name in ("1-hex", "2-hex", "3-hex", "4-hex") if t.g.has_building(0, System(SYSTEM_NUMBER[name]))
    ]
    assert standing == ["2-hex", "3-hex"]  # the damaged ship in 4-hex was destroyed before


def test_c101_nobody_takes_outrage_or_trophies() -> None:
    t = after(COMPLETE + "1-hex: red city; blight 1 ship\n2-gate: red 1 ship; blue 1 ship; white 1 ship")
    assert not any(t.g.outrage) and not any(t.g.trophies)
    assert t.noted("wrecked") == [(SEATS["red"], CITY, 1, SYSTEM_NUMBER["1-hex"])]


def test_c102_who_has_neither_ships_nor_starports_puts_three_ships_in_a_gate() -> None:
    t = after(COMPLETE + "2-gate: red 1 ship; white 1 damaged ship\n1-hex: blue starport")
    t.asks("white", "rescue")
    t.plays("white", "in 4-gate")
    assert ships(t, SEATS["white"], "4-gate") == (3, 0)
    assert not t.noted("rescue")
    assert t.g.ships[SEATS["blue"]] == 15  # a starport is enough


# -- E. Initiative and Power ---------------------------------------------------------------------------------------


def test_c97_the_initiative_goes_to_the_most_power_before_halving() -> None:
    t = after("red: objective 0; power 4\nblue: objective 0; power 7\nwhite: objective 9; power 12\n" + FLEETS)
    assert t.g.initiative == SEATS["blue"]  # white lost 9 before
    assert t.g.power == (2, 4, 2)


def test_c98_the_larger_half_stays_and_one_is_not_halved() -> None:
    t = after("red: objective 0; power 7\nblue: objective 0; power 1\nwhite: objective 3\n" + FLEETS)
    assert t.g.power == (4, 1, -3)


def test_a_tie_for_the_initiative_goes_by_turn_order() -> None:
    t = after("red: objective 0; power 4\nblue: objective 0; power 4\nwhite: objective 0\n" + FLEETS)
    assert t.g.initiative == SEATS["red"]


def test_the_log_sheet_keeps_fate_marker_and_power() -> None:
    t = after("red: objective 0; power 7\nblue: objective 5; power 2\nwhite: objective 0\n" + FLEETS)
    rows = t.game.view(None)["reach"]["log"]
    assert rows[0] == {"act": 1, "seat": 0, "fate": "steward", "marker": 0, "power": 7, "kept": 4}
    assert rows[1]["power"] == rows[1]["kept"] == -3 and rows[1]["marker"] == 5


FLEETS = "2-gate: red 1 ship; blue 1 ship; white 1 ship"

# -- F. Choose a fate ----------------------------------------------------------------------------------------------


def test_c103_who_completed_chooses_between_the_old_fate_and_a_new_one() -> None:
    t = after(COMPLETE + FLEETS)
    assert len(t.g.dealt[SEATS["red"]]) == 2 and 1 in t.g.dealt[SEATS["red"]]
    t.asks("red", "choose_fate")


def test_c103_who_failed_chooses_between_two_new_fates() -> None:
    t = after("red: objective 2\nblue: objective 0\nwhite: objective 0\n" + FLEETS)
    assert all(fate in TIERS["B"] for fate in t.g.dealt[SEATS["red"]])
    assert len(set(t.g.dealt[SEATS["red"]])) == 2


def test_others_see_neither_the_fates_dealt_nor_the_choice() -> None:
    t = after(COMPLETE + FLEETS)
    assert t.game.view(1)["players"][0]["dealt"] is None
    first, second = t.g.copy(), t.g.copy()
    redeal(first, 1, Rng.seeded(3))
    redeal(second, 1, Rng.seeded(8))
    assert first.dealt[0] != second.dealt[0] and 1 in first.dealt[0] and 1 in second.dealt[0]
    assert first.dealt[1] == t.g.dealt[1]


def choose(t: ReachScenario, **wishes: str) -> None:
    """Everybody takes the fate wished for, or stays with the old one."""
    for seat in ("red", "blue", "white"):
        t.plays(seat, wishes.get(seat, {"red": "steward", "blue": "admiral", "white": "advocate"}[seat]))


def test_who_stays_keeps_favors_and_gets_the_objective_of_the_next_act() -> None:
    t = after(COMPLETE.replace("red: objective 0", "red: objective 0; favors 2 blue; cards f102") + FLEETS)
    choose(t)
    g = t.g
    assert (g.act, g.chapter) == (2, 1)
    assert t.favors("red", "blue") == 2
    assert CARD_NUMBER["f112"] in g.cards[SEATS["red"]] and CARD_NUMBER["f102"] in g.cards[SEATS["red"]]
    assert t.objective("red") == 22
    assert "f113" in t.laws()
    assert t.noted("fate_kept")


def test_c60_c104_who_takes_a_new_fate_gives_favors_back_and_keeps_what_is_in_play() -> None:
    t = after(COMPLETE.replace("red: objective 0", "red: objective 0; favors 2 blue; cards f102 f103") + FLEETS)
    new = next(fate for fate in t.g.dealt[0] if fate in TIERS["B"])
    t.plays("red", FATES[new]["name"])
    t.plays("blue", "admiral")
    t.plays("white", "advocate")
    assert t.favors("red", "blue") == 0 and t.g.agents[SEATS["blue"]] == 10
    assert t.g.fates[0] == new
    assert all(CARD_NUMBER[card] in t.g.cards[0] for card in ("f102", "f103"))


# -- the next act --------------------------------------------------------------------------------------------------


def test_p7_a_the_lowest_ambition_marker_begins_act_2_turned_over() -> None:
    t = after(COMPLETE + FLEETS)
    choose(t)
    assert t.g.flipped == (1, 0, 0)


def test_p7_b_the_row_is_dealt_anew_and_the_council_in_session() -> None:
    t = after("council: decided\n" + COMPLETE + FLEETS)
    choose(t)
    assert len(t.row()) == 5 and all(t.g.court) and not t.g.decided
    assert t.g.buried == 0


def test_c22_damaged_blight_comes_to_gates_with_neither_blight_nor_ships() -> None:
    t = after(COMPLETE + FLEETS + "\n3-gate: blight 1 ship\n4-gate: empire 1 ship")
    choose(t)
    found = {gate: ships(t, BLIGHT, f"{gate}-gate") for gate in range(1, 7)}
    assert found == {1: (0, 1), 2: (0, 0), 3: (1, 0), 4: (0, 0), 5: (0, 1), 6: (0, 1)}


def test_p7_d_blight_comes_to_the_rolled_planets_or_spreads_from_them() -> None:
    t = after(COMPLETE + FLEETS + "\n1-arrow: blight 1 ship\n1-crescent: blight 1 ship\n1-hex: blight 1 ship")
    choose(t)
    symbol = str(["gate", "arrow", "crescent", "hex"][int(t.noted("blight_spreads")[0][0])])
    for cluster in range(2, 7):
        planets = {name: sum(ships(t, BLIGHT, f"{cluster}-{name}")) for name in ("arrow", "crescent", "hex")}
        assert planets == {name: 1 if name == symbol else 0 for name in planets}
    assert ships(t, BLIGHT, "1-hex") == (1, 0)  # all planets of cluster 1 have Blight already


def test_c22_where_the_rolled_planet_has_blight_it_spreads_in_its_cluster() -> None:
    t = reach("seats 3, initiative red, act 2\n1-arrow: blight 1 ship\n2-hex: blight 1 ship")
    while EVENT_FACES[t.g.rng.copy().below(6)][1] != ARROW:
        t.g.rng.key += 1
    spread_blight(t.g)
    assert [sum(ships(t, BLIGHT, f"1-{name}")) for name in ("arrow", "crescent", "hex")] == [1, 1, 1]
    assert [sum(ships(t, BLIGHT, f"2-{name}")) for name in ("arrow", "crescent", "hex")] == [1, 0, 1]
    assert sum(ships(t, BLIGHT, "1-gate")) == 0


def test_p7_h_six_cards_each_and_the_new_initiative_leads() -> None:
    t = after("red: objective 0\nblue: objective 0; power 6\nwhite: objective 0\n" + FLEETS)
    choose(t)
    assert [len(hand) for hand in t.g.hands] == [6, 6, 6]
    t.asks("blue", "lead")


def test_c24_a101_with_two_players_two_clusters_are_rolled_and_may_be_the_same() -> None:
    t = reach(TWO)
    while not same_cluster(t.g.rng):
        t.g.rng.key += 1
    before = t.g.supply[:]
    set_aside_resources(t.g, [1 + t.g.rng.below(6), 1 + t.g.rng.below(6)])
    assert sum(t.g.dummy) == 6 and sum(before) - sum(t.g.supply) == 6
    assert all(count % 2 == 0 for count in t.g.dummy)


TWO = "seats 2, initiative red, act 2\nfates: steward admiral"


def same_cluster(rng: Rng) -> bool:
    """Whether the next two rolls name one cluster."""
    rng = rng.copy()
    return rng.below(6) == rng.below(6)


def test_the_power_of_both_acts_is_told_apart() -> None:
    t = after(COMPLETE + FLEETS)
    choose(t)
    assert t.g.chapter_of_game() == 4


# -- options -------------------------------------------------------------------------------------------------------


def played_to_lead(options: dict[str, Any]) -> Campaign:
    """A new game in which everybody takes the first option until the first chapter begins."""
    game = boardwright.new("arcs_campaign", seats=3, seed=4, options=options)
    while game.decision is not None and game.decision.ask != "lead":
        game.play(game.decision.options[0])
    assert isinstance(game.state, Campaign)
    return game.state


def test_first_act_2_counts_act_1_as_won() -> None:
    g = played_to_lead({"acts": "act_2", "first_act": 2, "fates": "steward,admiral,advocate"})
    assert (g.act, g.fates) == (2, (1, 7, 4))
    assert [marker for _, _, _, marker, _, _ in g.log] == [0, 0, 0]
    assert g.power == (0, 0, 0)


def test_a_b_fate_may_be_named_for_act_2() -> None:
    g = played_to_lead({"acts": "act_2", "first_act": 2, "fates": "peacekeeper,random,steward"})
    assert (g.act, g.fates[0], g.fates[2]) == (2, 15, 1)
    assert FATES[g.log[0][2]]["tier"] == "A"  # somebody else in Act I


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"acts": "act_1", "first_act": 2}, "begins in Act II cannot end with Act I"),
        ({"fates": "peacekeeper,steward,admiral"}, "cannot begin in Act I; choose an A fate"),
        ({"acts": "act_2", "first_act": 2, "fates": "judge,steward,admiral"}, "cannot begin in Act II"),
        ({"acts": "act_2", "first_act": 2, "fates": "nobody,steward,admiral"}, "those of Act II are steward"),
        ({"acts": "act_2", "first_act": 2, "fates": "pirate,pirate,admiral"}, "named twice"),
        ({"acts": "act_4"}, "act_4"),
    ],
)
def test_wrong_options_get_a_clear_sentence(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetting, match=said):
        boardwright.new("arcs_campaign", seats=3, seed=4, options=options)
