"""The abilities of the factions and of their mechs: a scenario each (others stand beside the ruling they belong to)."""

import pytest

from .position import scythe

GONE = "tokens gone: r6c6 r6c3 r4c6 r7c4 r2c5 r1c3 r2c2 r2c7"


@pytest.mark.parametrize(
    ("faction", "start", "crosses", "stays"),
    [
        ("nordic", "r4c6", {"r4c5", "r3c5"}, {"r5c6"}),
        ("saxony", "r4c6", {"r4c5", "r3c5"}, {"r5c6"}),
        ("rusviet", "r3c5", {"r3c6"}, {"r4c6", "r2c5"}),
        ("crimea", "r3c5", {"r4c6"}, {"r3c6", "r2c5"}),
        ("polania", "r3c5", {"r3c6", "r2c5"}, {"r4c6"}),
    ],
)
def test_riverwalk_of_every_faction(faction: str, start: str, crosses: set[str], stays: set[str]) -> None:
    other = "agricultural" if faction != "crimea" else "mechanical"
    rival = "crimea" if faction != "crimea" else "nordic"
    for mech, wanted in (("speed", set()), ("riverwalk", crosses)):
        t = scythe(f"""
            {faction} engineering, {rival} {other}
            {start}: {faction} {mech}
            base_{faction}: {faction} 2 workers
            {GONE}
        """)
        t.plays(faction, "move / enlist", "move units", "mech")
        assert t.destinations() & (crosses | stays) == wanted


@pytest.mark.parametrize("faction", ["nordic", "rusviet", "crimea", "saxony", "polania"])
def test_speed_of_every_faction(faction: str) -> None:
    rival = "crimea" if faction != "crimea" else "nordic"
    t = scythe(f"""
        {faction} engineering, {rival} agricultural
        r6c5: {faction} character
        r6c7: {faction} speed
        {GONE}
    """)
    t.plays(faction, "move / enlist", "move units", "character", "to mountain 6-6").asks(faction, "step")


def test_swim() -> None:
    t = scythe(f"""
        nordic engineering, crimea agricultural
        r4c6: nordic 2 workers
        {GONE}
    """)
    t.plays("nordic", "move / enlist", "move units", "worker in tundra 4-6")
    assert t.destinations() == {"r4c7", "r5c6", "r4c5", "r3c5", "r3c6"}  # any terrain but the lake


def test_seaworthy_moves_over_lakes_but_not_between_them() -> None:
    t = scythe(f"""
        nordic engineering, crimea agricultural
        r5c7: nordic character, seaworthy
        {GONE}
    """)
    t.plays("nordic", "move / enlist", "move units", "character")
    assert t.destinations() == {"r4c6", "r4c7", "r5c6", "r6c6", "r6c7"}


def test_artillery_also_defends() -> None:
    t = scythe(f"""
        crimea engineering, nordic agricultural
        r6c5: crimea character
        r6c6: nordic artillery
        crimea: power 4
        nordic: power 4
        {GONE}
    """)
    t.plays("crimea", "move / enlist", "move units", "character", "to mountain 6-6", "done")
    t.asks("nordic", "artillery").plays("nordic", "fire")
    assert (t.power("crimea"), t.power("nordic")) == (2, 3)


def test_relentless() -> None:
    t = scythe("""
        rusviet engineering, crimea agricultural
        rusviet: last enlist
    """)
    t.can("rusviet", "move / enlist")


def test_township_from_a_controlled_village_to_the_factory() -> None:
    t = scythe("""
        rusviet engineering, crimea agricultural
        r3c6: rusviet character, township, 1 worker
        factory: 1 2 3
    """)
    t.plays("rusviet", "move / enlist", "move units", "character", "to the Factory", "done").asks("rusviet", "claim")


def test_peoples_army_one_card_more_with_a_worker() -> None:
    for workers, cards in ((1, 2), (0, 1)):
        t = scythe(f"""
            rusviet engineering, crimea agricultural
            r6c5: rusviet peoples_army, 1 worker
            r6c6: crimea wayfare
            rusviet: power 0, hand 2 3 4
            {GONE}
        """)
        t.plays("rusviet", "move / enlist", "move units", "mech", "to mountain 6-6")
        t.plays("rusviet", "everything" if workers else "nothing", "done")
        t.chooses("rusviet", *["combat card 2", "combat card 3"][:cards])
        t.asks("crimea", "dial")  # so many cards and no more


def test_coercion() -> None:
    t = scythe("""
        crimea engineering, nordic agricultural
        r8c1: crimea 1 worker; 4 oil
        crimea: hand 4
    """)
    t.plays("crimea", "produce / upgrade", "skip", "upgrade")
    t.asks("crimea", "coerce", ["combat card 4", "no, thanks"]).plays("crimea", "combat card 4")
    assert t.hand("crimea") == [] and t.tokens("r8c1") == {"oil": 2}


def test_wayfare_leads_home() -> None:
    t = scythe("""
        crimea engineering, nordic agricultural
        r1c1: crimea wayfare
    """)
    t.plays("crimea", "move / enlist", "move units", "mech", "to the Crimean base")
    assert t.units("base_crimea") == "crimea character 1 mech"


def test_scout_takes_a_random_card_attacking_and_defending_and_both_know_it() -> None:
    t = scythe(f"""
        nordic engineering, crimea agricultural
        r6c5: nordic character
        r6c6: crimea scout
        nordic: power 1, hand 4
        {GONE}
    """)
    t.plays("nordic", "move / enlist", "move units", "character", "to mountain 6-6", "done").asks("nordic", "dial")
    assert t.hand("nordic") == [] and t.hand("crimea") == [4]
    assert t.game.view(t.seats["nordic"])["players"][t.seats["crimea"]]["known_cards"] == [4]
    assert t.game.view(None)["players"][t.seats["crimea"]]["known_cards"] == []


def test_scout_finds_nothing_in_an_empty_hand() -> None:
    t = scythe(f"""
        crimea engineering, nordic agricultural
        r6c5: crimea character, scout
        r6c6: nordic speed
        {GONE}
    """)
    t.plays("crimea", "move / enlist", "move units", "character", "to mountain 6-6", "done").asks("crimea", "dial")
    assert t.hand("crimea") == []


def test_dominate_many_combat_stars() -> None:
    t = scythe(f"""
        saxony engineering, crimea agricultural
        r6c5: saxony character
        r6c6: crimea wayfare
        saxony: stars combat 2, power 5
        crimea: power 0
        {GONE}
    """)
    t.plays("saxony", "move / enlist", "move units", "character", "to mountain 6-6", "done", "5 power")
    assert t.stars("saxony") == {"combat": 3}


def test_underpass_mountain_to_mountain() -> None:
    t = scythe(f"""
        saxony engineering, crimea agricultural
        r4c5: saxony underpass
        r1c1: saxony mill
        {GONE}
    """)
    t.plays("saxony", "move / enlist", "move units", "mech")
    assert {"r1c1", "r6c4", "r5c3"} <= t.destinations()


def test_underpass_names_a_mountain_with_a_tunnel_once() -> None:
    t = scythe(f"""
        saxony engineering, crimea agricultural
        r4c5: saxony underpass
        r3c2: saxony mill
        {GONE}
    """)
    t.plays("saxony", "move / enlist", "move units", "mech")
    assert t.options().count("to mountain 3-2") == 1


def test_disarm_d6_on_tunnels_and_at_the_own_mine_only() -> None:
    for place, name, mine, left in (
        ("r6c4", "tundra 6-4", "", 3),
        ("r7c5", "village 7-5", "mine", 3),
        ("r7c5", "village 7-5", "", 5),
    ):
        t = scythe(f"""
            saxony engineering, crimea agricultural
            r6c5: saxony character, disarm
            {place}: crimea wayfare
            {f"{place}: saxony mine" if mine else "bonus: longest_row"}
            crimea: power 5
            {GONE}
        """)
        t.plays("saxony", "move / enlist", "move units", "character", f"to {name}", "done")
        assert t.power("crimea") == left


def test_submerge_from_lake_to_any_lake() -> None:
    t = scythe(f"""
        polania engineering, crimea agricultural
        r5c7: polania submerge
        {GONE}
    """)
    t.plays("polania", "move / enlist", "move units", "mech")
    assert {"r2c1", "r2c3", "r3c4", "r4c3", "r5c5", "r7c2"} <= t.destinations()


def test_meander_may_stop_after_one_option() -> None:
    t = scythe("""
        polania engineering, crimea agricultural
        r6c5: polania character
        encounters: 20
    """)
    t.plays("polania", "move / enlist", "move units", "character", "to mountain 6-6", "done", "gain", "that is enough")
    t.asks("crimea", "section")


def test_camaraderie_is_only_for_the_attacker_who_wins() -> None:
    t = scythe(f"""
        polania engineering, crimea agricultural
        r6c5: polania character
        r7c6: polania camaraderie
        r6c6: crimea wayfare, 2 workers
        polania: power 5, popularity 3
        crimea: power 0
        {GONE}
    """)
    t.plays("polania", "move / enlist", "move units", "character", "to mountain 6-6", "done", "5 power")
    assert t.popularity("polania") == 3 and t.units("base_crimea") == "crimea character 1 mech 2 workers"


def test_abilities_never_work_for_workers() -> None:
    t = scythe(f"""
        polania engineering, crimea agricultural
        r4c6: polania 2 workers, submerge, riverwalk
        {GONE}
    """)
    t.plays("polania", "move / enlist", "move units", "worker in tundra 4-6")
    assert t.destinations() == {"r4c7", "r3c6"}
