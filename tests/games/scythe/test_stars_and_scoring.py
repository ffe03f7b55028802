"""Stars, the end of the game, scoring (R130 to R139), structure bonuses."""

import pytest

from boardwright.games.scythe.scoring import outcome

from .position import ScytheScenario, scythe

FIVE = "stars mechs 1 structures 1 recruits 1 combat 2"


def test_r130_each_star_once_combat_twice_and_stars_are_never_lost() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        nordic: power 15
    """)
    t.plays("nordic", "bolster / upgrade", "bolster power")
    assert t.stars("nordic") == {"power": 1}
    t.g.power[0] = 10
    t.plays("polania", "move / enlist", "skip").plays("nordic", "move / build", "skip")
    t.plays("polania", "trade / deploy", "skip").plays("nordic", "bolster / upgrade", "bolster power")
    assert t.stars("nordic") == {"power": 1} and t.power("nordic") == 12


def test_r131_workers_at_home_count_and_tracks_are_capped() -> None:
    t = scythe("""
        nordic engineering, polania mechanical
        base_nordic: nordic 6 workers
        r1c3: nordic 1 worker
        nordic: power 3, popularity 3
    """)
    t.plays("nordic", "produce / upgrade", "produce", "on village 1-3", "1 worker")
    assert t.stars("nordic") == {"workers": 1}
    t = scythe("""
        nordic industrial, polania engineering
        nordic: popularity 17, upgrades trade_popularity>build
    """)
    t.plays("nordic", "trade / enlist", "trade for popularity")
    assert t.popularity("nordic") == 18 and t.stars("nordic") == {"popularity": 1}


def test_r133_the_sixth_star_ends_the_game_at_once() -> None:
    t = scythe(f"""
        nordic industrial, polania engineering
        r1c4: nordic 1 worker; 3 oil
        nordic: power 15, {FIVE}
    """)
    t.plays("nordic", "bolster / upgrade", "bolster power", "yes")
    assert t.over() and t.game.outcome is not None and t.game.outcome.reason == "scythe-stars"
    assert t.tokens("r1c4") == {"oil": 3}  # no bottom action any more


def test_r134_a_bottom_action_is_completed_before_its_star() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic riverwalk, seaworthy, artillery, 1 worker; 3 metal
        nordic: stars structures 1 recruits 1 combat 2 workers 1, recruits deploy>power
        polania: recruits deploy>power
    """)
    t.plays("nordic", "produce / deploy", "skip", "deploy", "Speed")
    assert t.over() and t.coins("nordic") == 4 + 2 + 1 and t.coins("polania") == 5


def test_r135_coins_by_popularity() -> None:
    for popularity, stars, territories, resources in (
        (0, 3, 2, 1),
        (6, 3, 2, 1),
        (7, 4, 3, 2),
        (12, 4, 3, 2),
        (13, 5, 4, 3),
    ):
        t = scythe(f"""
            nordic industrial, polania engineering
            r1c4: nordic 2 workers; 3 oil, 2 food
            nordic: popularity {popularity}, coins 7, stars combat 2
        """)
        fortune = t.fortune("nordic")
        assert (fortune.coins, fortune.stars) == (7, 2 * stars)
        assert (fortune.territories, fortune.resources) == (territories, 2 * resources)
        assert fortune.total == 7 + 2 * stars + territories + 2 * resources


@pytest.mark.parametrize(
    ("bonus", "structures", "coins"),
    [
        ("adjacent_tunnels", {"r4c5": "mine"}, 4),  # r3c5 and r5c6
        ("adjacent_tunnels", {"r5c6": "mine"}, 0),  # D37: its own hex is not beside it
        ("adjacent_tunnels", {"r4c5": "mine", "r5c4": "mill", "r3c3": "armory"}, 9),  # and r6c4, r5c3, r2c4, r3c2
        ("adjacent_lakes", {"r4c4": "mine"}, 4),
        ("adjacent_lakes", {"r4c4": "mine", "r3c3": "mill"}, 6),
        ("adjacent_encounters", {"r7c5": "mine"}, 4),  # r6c6, r7c4
        ("on_tunnels", {"r3c5": "mine"}, 2),
        ("on_tunnels", {"r3c5": "mine", "r6c4": "mill", "r5c6": "armory", "r7c5": "monument"}, 6),
        ("on_tunnels", {"r7c5": "mine"}, 0),
        ("longest_row", {"r6c5": "mine"}, 2),
        ("longest_row", {"r6c5": "mine", "r6c6": "mill", "r7c5": "armory"}, 4),
        ("longest_row", {"r6c5": "mine", "r6c6": "mill", "r6c7": "armory", "r7c5": "monument"}, 6),
        ("longest_row", {"r6c4": "mine", "r6c5": "mill", "r6c6": "armory", "r6c7": "monument"}, 9),
        ("longest_row", {"r5c6": "mine", "r7c5": "mill"}, 2),
        ("on_farms_or_tundras", {"r6c7": "mine", "r7c6": "mill", "r6c5": "armory"}, 4),
        ("on_farms_or_tundras", {"r6c7": "mine", "r7c6": "mill", "r1c2": "armory", "r5c4": "monument"}, 9),
    ],
)
def test_r136_d37_structure_bonuses(bonus: str, structures: dict[str, str], coins: int) -> None:
    lines = "\n".join(f"{place}: nordic {kind}; polania character" for place, kind in structures.items())
    t = scythe(f"nordic industrial, polania engineering\n{lines}\nbonus: {bonus}")
    assert t.fortune("nordic").structures == coins


def test_r137_d11_ties_are_broken_in_order() -> None:
    def winners(*lines: str) -> list[int]:
        t = scythe(
            "nordic industrial, polania engineering\nnordic: popularity 2\npolania: popularity 2\n" + "\n".join(lines)
        )
        scores = outcome(t.g).scores
        for seat in range(2):
            t.g.coins[seat] += max(scores) - scores[seat]
        t.g.ended = "stars"
        result = outcome(t.g)
        assert result.scores[0] == result.scores[1]
        return result.winners

    same = "nordic: power 3, coins 5\npolania: power 3, coins 5"
    assert winners(same, "r3c1: polania 2 workers", "base_polania: polania 1 worker") == [1]  # pieces
    assert winners(same, "polania: power 4") == [1]
    assert winners(same, "polania: popularity 3") == [1]
    assert winners(same, "r3c1: 2 oil") == [1]  # resources
    assert winners(same, "r3c3: polania character") == [1]  # territories
    assert winners(same, "polania: stars combat 1") == [1]
    assert winners(same) == [0, 1]  # D11: no rule left


def total_tie() -> ScytheScenario:
    """D11: equal in everything; a sixth star would break every tie, so the agreed number of rounds ends this game."""
    t = scythe("""
        nordic industrial, polania engineering
        nordic: power 3, popularity 2, coins 5
        polania: power 3, popularity 2, coins 5
    """)
    t.g.round_limit = 1
    return t.plays("nordic", "move / build", "skip").plays("polania", "trade / deploy", "skip")


def test_d11_a_total_tie_is_a_shared_victory() -> None:
    t = total_tie()
    result = t.game.outcome
    assert result is not None and result.reason == "scythe-limit"
    assert result.places == [0, 0] and result.winners == [0, 1]
    assert [t.words.event(event) for event in t.game.events[-2:]] == [
        "Nordic Kingdoms has the greatest fortune.",
        "Republic of Polania has the greatest fortune.",
    ]


def test_r138_counts_are_public_and_values_hidden() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        nordic: hand 2 5, objectives 3 4
    """)
    seen = t.game.view(1)["players"][0]
    assert seen["combat_cards"] == 2 and seen["hand"] is None
    assert seen["objectives"] == 2 and seen["objective_cards"] is None
    assert t.player("nordic")["hand"] == [2, 5]


def test_d34_coins_are_public() -> None:
    t = scythe("nordic industrial, polania engineering")
    assert t.game.view(1)["players"][0]["coins"] == 4


def test_r139_d36_the_gains_of_one_action_are_complete_before_its_star() -> None:
    t = scythe(f"""
        nordic industrial, polania engineering
        r1c4: nordic monument
        nordic: power 15, popularity 6, {FIVE}
    """)
    t.plays("nordic", "bolster / upgrade", "bolster power", "yes")
    assert t.over() and t.popularity("nordic") == 7


def test_d33_two_conditions_at_once_place_their_stars_one_after_the_other() -> None:
    t = scythe(f"""
        nordic industrial, polania engineering
        r1c4: nordic monument
        nordic: power 15, popularity 17, {FIVE}
    """)
    t.plays("nordic", "bolster / upgrade", "bolster power", "yes")  # the end is certain: nothing more is asked
    assert t.over() and sum(t.stars("nordic").values()) == 6


def test_d36_a_second_encounter_option_is_not_taken_after_the_sixth_star() -> None:
    t = scythe(f"""
        polania engineering, crimea agricultural
        r6c5: polania character
        polania: popularity 17, {FIVE}
        encounters: 20
    """)
    t.plays("polania", "move / enlist", "move units", "character", "to mountain 6-6", "done", "gain", "yes")
    assert t.over() and len(t.hand("polania")) == 1
