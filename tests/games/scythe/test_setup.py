"""Set-up, options and the facts of the board."""

import pytest

import boardwright
from boardwright.games.scythe.facts import (
    AXIAL,
    BANNED,
    COST,
    ENCOUNTER_ROWS,
    ENCOUNTERS,
    FACTION_ROWS,
    FACTIONS,
    FACTORY_ROWS,
    LAKES,
    LAND,
    MATS,
    NEIGHBOURS,
    OBJECTIVE_ROWS,
    PLACE_IDS,
    RIVERS,
    ROOM,
    SECTION_COINS,
    TERRAIN,
    TERRAINS,
    TERRITORIES,
    TUNNELS,
)
from boardwright.games.scythe.state import Scythe


def state(seats: int, seed: int, **options: object) -> Scythe:
    g = boardwright.new("scythe", seats, seed, options).state
    assert isinstance(g, Scythe)
    return g


def test_d1_the_board_has_the_printed_numbers() -> None:
    terrains = [TERRAINS[TERRAIN[place]] for place in range(TERRITORIES)]
    counts = {name: terrains.count(name) for name in set(terrains)}
    assert counts == {"village": 9, "mountain": 8, "tundra": 8, "farm": 7, "forest": 7, "lake": 7, "factory": 1}
    assert len(ENCOUNTERS) == 11 and len(TUNNELS) == 6 and len(LAKES) == 7
    assert sum(len(RIVERS[place]) for place in range(TERRITORIES)) == 2 * 31
    assert sum(len(NEIGHBOURS[place]) for place in range(TERRITORIES)) == 2 * 115
    assert len(set(AXIAL)) == 54


def test_every_faction_starts_on_an_island_of_three_territories() -> None:
    for faction in range(5):
        g = state(2, 1, factions=f"{FACTIONS[faction]},{FACTIONS[(faction + 1) % 5]}")
        found = set(LAND[g.home[0]])
        for _ in range(5):
            found |= {near for place in found for near in LAND[place]}
        assert len(found) == 3, [PLACE_IDS[place] for place in found]


def test_a_river_never_touches_a_lake() -> None:
    assert not any(place in LAKES or far in LAKES for place in range(TERRITORIES) for far in RIVERS[place])


def test_the_mats_add_up() -> None:
    for mat in range(5):
        assert sum(COST[mat * 4 : mat * 4 + 4]) == 13
        assert sum(ROOM[mat * 4 : mat * 4 + 4]) == 6 and sum(SECTION_COINS[mat * 4 : mat * 4 + 4]) == 6
    assert all(row["start"]["power"] + row["start"]["combat_cards"] == 5 for row in FACTION_ROWS)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_d24_a_new_table(seats: int) -> None:
    for seed in range(20):
        g = state(seats, seed)
        g.check()
        assert g.mat[g.turn] == min(g.mat) and len(set(g.faction)) == seats == len(set(g.mat))
        assert all(g.left[seat] == (seat + 1) % seats for seat in range(seats))  # seats go round the board
        assert all((faction, mat) not in BANNED for faction, mat in zip(g.faction, g.mat, strict=True))
        assert all(len(cards) == 2 for cards in g.objectives) and len(g.factory) == seats + 1
        assert [g.hand_size(seat) for seat in range(seats)] == [
            FACTION_ROWS[faction]["start"]["combat_cards"] for faction in g.faction
        ]


def test_chosen_factions_mats_and_bonus() -> None:
    g = state(3, 5, factions="crimea,random,nordic", mats="random,industrial,random", structure_bonus="longest_row")
    assert FACTIONS[g.faction[0]] == "crimea" and FACTIONS[g.faction[2]] == "nordic" and MATS[g.mat[1]] == "industrial"
    assert g.turn == 1 and g.bonus == 4


def test_banned_pairs_only_without_the_option() -> None:
    chosen = {"factions": "rusviet,nordic", "mats": "industrial,engineering"}
    with pytest.raises(boardwright.BadSetting, match="rusviet with industrial or crimea with patriotic"):
        state(2, 1, **chosen)
    assert MATS[state(2, 1, **chosen, banned_combinations=False).mat[0]] == "industrial"
    for seed in range(10):  # a random mat avoids the pair
        g = state(2, seed, factions="rusviet,crimea")
        assert MATS[g.mat[0]] != "industrial" and MATS[g.mat[1]] != "patriotic"


@pytest.mark.parametrize(
    "options",
    [
        {"factions": "nordic"},
        {"factions": "nordic,nordic"},
        {"factions": "nordic,atlantis"},
        {"mats": "industrial,"},
        {"factions": 3},
        {"structure_bonus": "lakes"},
        {"round_limit": 7},
        {"automa": True},
    ],
)
def test_settings_that_cannot_be_used(options: dict[str, object]) -> None:
    with pytest.raises(boardwright.BadSetting):
        boardwright.new("scythe", 2, 1, options)


def test_seats() -> None:
    for seats in (1, 6):
        with pytest.raises(boardwright.BadSetting):
            boardwright.new("scythe", seats)


def test_a_round_limit_ends_the_game_for_simulations() -> None:
    game = boardwright.new("scythe", 3, 4, {"round_limit": 20})
    while game.decision is not None:
        game.play(game.decision.options[-1])
    assert game.outcome is not None and game.outcome.reason == "scythe-limit"
    assert isinstance(game.state, Scythe) and game.state.round == 20


def test_cards_have_the_numbers_printed_on_them() -> None:
    for rows in (ENCOUNTER_ROWS, FACTORY_ROWS, OBJECTIVE_ROWS):
        assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
