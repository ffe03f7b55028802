"""What is different with two players (p.4, p.5, p.19)."""

import pytest

import boardwright

from .position import arcs

PACE = "seats 2, set-up 2p-frontiers, initiative red"


def test_r92_row_deck_map_and_ships() -> None:
    game = boardwright.new("arcs", seats=2, seed=4, options={"setup": "2p-mix-up-1"})
    view = game.view(None)
    assert len(view["court"]) == 3
    assert view["court_deck"] == 31 - 3
    assert sorted(view["out_of_play"]) == [2, 5]
    assert len(view["systems"]) == 16
    for seat, player in enumerate(view["players"]):
        assert player["hand_count"] == 6
        assert player["ships"] == 15 - 10
        assert sorted(one["fresh"][seat] for one in view["systems"].values() if one["fresh"][seat]) == [2, 2, 3, 3]
    first = view["initiative"]
    assert view["systems"]["1-gate"]["fresh"][first] == view["systems"]["6-arrow"]["fresh"][first] == 2
    assert view["systems"]["4-gate"]["fresh"][1 - first] == view["systems"]["1-crescent"]["fresh"][1 - first] == 2


def test_r92_only_cards_from_two_to_six_are_used() -> None:
    numbers: set[str] = set()
    for seed in range(8):
        game = boardwright.new("arcs", seats=2, seed=seed)
        for seat in (0, 1):
            numbers.update(card.split("-")[1] for card in game.view(seat)["players"][seat]["hand"])
    assert numbers == {"2", "3", "4", "5", "6"}


def test_r92_the_game_ends_at_33_power() -> None:
    for power, is_over in ((27, False), (28, True)):
        t = arcs(f"""
            {PACE}
            5-gate: red 1 ship
            red: hand mobilization-6; captives 1 blue; power {power}
            ambitions: tyrant 5
        """)
        t.plays("red", "lead Mobilization 6", "go on", "end turn")
        assert (t.game.outcome is not None) == is_over


# -- mulligan ------------------------------------------------------------------------------------------------------


def test_r93_the_player_without_the_initiative_may_swap_the_whole_hand_once() -> None:
    game = boardwright.new("arcs", seats=2, seed=4)
    assert game.decision is not None
    me = 1 - game.view(None)["initiative"]
    assert (game.decision.seat, game.decision.ask) == (me, "mulligan")
    refused = game.view(me)["players"][me]["hand"]
    other = game.view(1 - me)["players"][1 - me]["hand"]
    game.play(("mulligan",))
    hand = game.view(me)["players"][me]["hand"]
    assert len(hand) == 6
    assert not set(hand) & set(refused)
    assert game.view(1 - me)["players"][1 - me]["hand"] == other
    assert (game.decision.seat, game.decision.ask) == (1 - me, "lead")  # the new hand must be kept


def test_r93_the_hand_may_be_kept() -> None:
    game = boardwright.new("arcs", seats=2, seed=4)
    me = 1 - game.view(None)["initiative"]
    hand = game.view(me)["players"][me]["hand"]
    game.play(("keep",))
    assert game.view(me)["players"][me]["hand"] == hand
    assert game.decision is not None
    assert game.decision.ask == "lead"


def test_r93_after_every_deal() -> None:
    t = arcs(f"""
        {PACE}
        5-gate: red 1 ship
        red: hand mobilization-6
        blue: hand mobilization-2
    """)
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative")
    assert t.g.chapter == 2
    holder = t.initiative()
    t.plays("blue" if holder == "red" else "red", "swap the hand").asks(holder, "lead")


@pytest.mark.parametrize("seats", [3, 4])
def test_r93_not_with_more_players(seats: int) -> None:
    decision = boardwright.new("arcs", seats=seats, seed=4).decision
    assert decision is not None
    assert decision.ask == "lead"


def test_d25_new_cards_come_from_the_rest_of_the_deck_and_the_refused_ones_join_the_pile() -> None:
    game = boardwright.new("arcs", seats=2, seed=4)
    before = game.state.to_json()
    me = 1 - before["initiative"]
    rest = set(before["discard"])
    game.play(("mulligan",))
    after = game.state.to_json()
    assert len(rest) == 8
    assert set(after["hands"][me]) < rest
    assert sorted(after["discard"]) == sorted([*before["hands"][me], *rest.difference(after["hands"][me])])
    view = game.view(me)
    assert view["discard"] == 8
    assert sorted(view["known_discard"]) == sorted(before["hands"][me])
    assert game.view(1 - me)["known_discard"] == []


def test_d25_the_pile_is_shuffled_after_a_mulligan() -> None:
    bottoms = set()
    for seed in range(30):
        game = boardwright.new("arcs", seats=2, seed=seed)
        state = game.state.to_json()
        refused = state["hands"][1 - state["initiative"]]
        game.play(("mulligan",))
        bottoms.add(game.state.to_json()["discard"][0] in refused)
    assert bottoms == {True, False}


# -- the third player who is not there -----------------------------------------------------------------------------


def scores(position: str) -> tuple[int, int]:
    """Power of red and blue after a chapter in which red's last card does nothing."""
    t = arcs(f"""
        {PACE}
        5-gate: red 1 ship
        red: hand mobilization-6
        {position}
    """)
    t.plays("red", "lead Mobilization 6", "go on", "end turn")
    return t.power("red"), t.power("blue")


TOKENS = "set aside: 2 material 1 fuel 2 weapon 1 psionic"


def test_r94_the_tokens_of_the_removed_planets_take_first_place() -> None:
    assert scores(f"""
        {TOKENS}
        red: resources fuel material
        blue: resources fuel
        ambitions: tycoon 5
    """) == (3, 0)


def test_r94_they_take_second_place() -> None:
    assert scores(f"""
        {TOKENS}
        red: resources psionic psionic
        ambitions: empath 5
    """) == (5, 0)
    assert scores(f"""
        {TOKENS}
        5-hex: red city, city
        red: resources fuel material fuel material
        blue: resources fuel material
        ambitions: tycoon 5
    """) == (5, 0)


def test_r94_they_share_first_place() -> None:
    assert scores(f"""
        {TOKENS}
        5-hex: red city
        red: resources fuel material fuel
        blue: resources fuel material
        ambitions: tycoon 5
    """) == (3, 0)


def test_r94_they_share_second_place() -> None:
    assert scores(f"""
        {TOKENS}
        red: resources psionic psionic
        blue: resources psionic
        ambitions: empath 5
    """) == (5, 0)


def test_r94_weapons_count_as_trophies() -> None:
    assert scores(f"""
        {TOKENS}
        red: trophies blue 1 ship
        blue: trophies red 3 ships
        ambitions: warlord 5
    """) == (0, 5)


def test_r94_nobody_stands_between_the_players_for_tyrant() -> None:
    assert scores(f"""
        {TOKENS}
        red: captives 2 blue
        blue: captives 1 red
        ambitions: tyrant 5
    """) == (5, 3)


def test_r94_the_tokens_lie_there_for_the_whole_game_and_no_bonus_helps_against_a_tie() -> None:
    t = arcs(f"""
        {PACE}
        5-gate: red 1 ship
        {TOKENS}
        5-hex: red city, city
        4-arrow: red city, city
        red: hand mobilization-6; resources psionic
        ambitions: empath 5, warlord 3
    """)
    t.plays("red", "lead Mobilization 6", "go on", "end turn")
    assert t.power("red") == 3
    assert [t.g.dummy[resource] for resource in range(5)] == [2, 1, 2, 0, 1]
