"""Bolster, Trade and Produce (R80 to R87)."""

from .position import scythe


def test_r80_bolster_and_the_monument() -> None:
    t = scythe("nordic industrial, polania engineering")
    t.plays("nordic", "bolster / upgrade", "bolster power")
    assert (t.power("nordic"), t.coins("nordic"), t.popularity("nordic")) == (6, 3, 2)
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic monument
        nordic: upgrades bolster_power>build bolster_cards>deploy
        deck: 5 2
    """)
    t.plays("nordic", "bolster / upgrade", "bolster combat cards")
    assert t.hand("nordic") == [2, 5] and t.popularity("nordic") == 3
    t = scythe("""
        nordic industrial, polania engineering
        nordic: upgrades bolster_power>build
    """)
    t.plays("nordic", "bolster / upgrade", "bolster power")
    assert t.power("nordic") == 7


def test_r81_trade_and_the_armory() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r6c7: nordic armory
        r1c4: nordic 2 workers
    """)
    t.plays("nordic", "trade / enlist", "trade for resources", "oil", "wood")
    assert t.tokens("r1c4") == {"oil": 1, "wood": 1} and t.power("nordic") == 5 and t.coins("nordic") == 3
    t = scythe("""
        nordic industrial, polania engineering
        r6c7: nordic armory
        nordic: upgrades trade_popularity>build
    """)
    t.plays("nordic", "trade / enlist", "trade for popularity")
    assert t.popularity("nordic") == 4 and t.power("nordic") == 5


def test_r82_d4_tokens_go_where_workers_are_each_to_a_place_of_choice() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic 1 worker
        r1c5: nordic 1 worker
        r6c6: nordic riverwalk, mill
    """)
    t.plays("nordic", "trade / enlist", "trade for resources")
    t.asks("nordic", "token_on", ["on forest 1-4", "on tundra 1-5"])
    t.chooses("nordic", "on tundra 1-5", "on forest 1-4").chooses("nordic", "food").chooses("nordic", "food")
    assert t.tokens("r1c4") == {"food": 1} == t.tokens("r1c5")


def test_r83_every_worker_makes_a_token_and_lakes_and_the_factory_nothing() -> None:
    t = scythe("""
        nordic engineering, polania mechanical
        r1c4: nordic 2 workers
        r4c4: nordic 1 worker
    """)
    t.plays("nordic", "produce / upgrade", "produce").asks("nordic", "produce_on", ["on forest 1-4", "done"])
    t.plays("nordic", "on forest 1-4")
    assert t.tokens("r1c4") == {"wood": 2}


def test_r83_three_territories_when_upgraded() -> None:
    t = scythe("""
        nordic engineering, polania mechanical
        r1c4: nordic 1 worker
        r1c5: nordic 1 worker
        r1c2: nordic 1 worker
        r1c1: nordic 1 worker
        nordic: upgrades produce_territories>build
    """)
    t.plays("nordic", "produce / upgrade", "produce", "on forest 1-4", "on tundra 1-5", "on farm 1-2")
    assert [t.tokens(name) for name in ("r1c4", "r1c5", "r1c2", "r1c1")] == [{"wood": 1}, {"oil": 1}, {"food": 1}, {}]


def test_r84_new_workers_do_not_produce_and_less_is_allowed() -> None:
    t = scythe("""
        nordic engineering, polania mechanical
        r1c3: nordic 2 workers
        r1c6: nordic 1 worker
    """)
    t.plays("nordic", "produce / upgrade", "produce").chooses("nordic", "on village 1-6", "on village 1-3")
    t.asks("nordic", "new_workers", ["2 workers", "1 worker", "no workers"]).plays("nordic", "1 worker", "1 worker")
    assert t.units("r1c3") == "nordic 3 workers" and t.units("r1c6") == "nordic 2 workers"


def test_r85_the_price_depends_on_workers_off_the_mat() -> None:
    for count, price in ((3, (0, 0, 0)), (4, (1, 0, 0)), (6, (1, 1, 0)), (8, (1, 1, 1))):
        t = scythe(f"""
            nordic engineering, polania mechanical
            base_nordic: nordic {count - 2} workers
            r1c4: nordic 2 workers
            nordic: power 3, popularity 3, coins 3
        """)
        t.plays("nordic", "produce / upgrade", "produce", "done")
        paid = (3 - t.power("nordic"), 3 - t.popularity("nordic"), 3 - t.coins("nordic"))
        assert paid == price
    t = scythe("""
        nordic engineering, polania mechanical
        r1c4: nordic 6 workers
        nordic: power 3, popularity 0
    """)
    t.plays("nordic", "produce / upgrade").asks("polania", "section")  # it cannot be paid


def test_r86_d12_the_mill_is_one_more_territory_and_works_like_a_worker_under_control() -> None:
    t = scythe("""
        nordic engineering, polania mechanical
        r1c4: nordic 1 worker
        r1c5: nordic 1 worker
        r6c5: nordic mill, 2 workers
        nordic: power 3
    """)
    t.plays("nordic", "produce / upgrade", "produce").asks(
        "nordic", "produce_on", ["on forest 1-4", "on tundra 1-5", "on forest 6-5", "done"]
    )
    t.chooses("nordic", "on forest 6-5", "on forest 1-4", "on tundra 1-5")
    assert t.tokens("r6c5") == {"wood": 3}
    t = scythe("""
        nordic engineering, polania mechanical
        r1c4: nordic 2 workers
        r7c5: nordic mill
    """)
    t.plays("nordic", "produce / upgrade", "produce").chooses("nordic", "on forest 1-4", "on village 7-5")
    t.plays("nordic", "1 worker")
    assert t.units("r7c5") == "nordic 1 worker"
    t = scythe("""
        nordic engineering, polania mechanical
        r1c4: nordic 2 workers
        r6c5: nordic mill; polania character
    """)
    t.plays("nordic", "produce / upgrade", "produce").asks("nordic", "produce_on", ["on forest 1-4", "done"])
    t.plays("nordic", "on forest 1-4")
    assert not t.tokens("r6c5")


def test_r86_p18_the_mill_may_be_left_idle() -> None:
    t = scythe("""
        nordic engineering, polania mechanical
        r1c4: nordic 2 workers
        r6c5: nordic mill
    """)
    t.plays("nordic", "produce / upgrade", "produce").chooses("nordic", "on forest 1-4")
    assert t.tokens("r1c4") == {"wood": 2} and not t.tokens("r6c5")
    t = scythe("""
        nordic engineering, polania mechanical
        r1c4: nordic 2 workers
        r6c5: nordic mill
    """)
    t.plays("nordic", "produce / upgrade", "produce", "done")
    assert not t.tokens("r1c4") and not t.tokens("r6c5")


def test_r86_r87_the_mill_is_asked_for_by_itself_where_not_all_territories_can_be_chosen() -> None:
    for answer, wood in (("on forest 6-5", {"wood": 1}), ("done", {})):
        t = scythe("""
            nordic engineering, polania mechanical
            r1c4: nordic 1 worker
            r1c5: nordic 1 worker
            r1c2: nordic 1 worker
            r6c5: nordic mill
        """)
        t.plays("nordic", "produce / upgrade", "produce")
        t.asks("nordic", "produce_on", ["on forest 1-4", "on tundra 1-5", "on farm 1-2", "done"])
        t.chooses("nordic", "on farm 1-2", "on forest 1-4")
        t.asks("nordic", "produce_mill", ["on forest 6-5", "done"]).plays("nordic", answer)
        assert t.tokens("r6c5") == wood and t.tokens("r1c2") == {"food": 1} and not t.tokens("r1c5")


def test_r87_villages_make_nothing_when_the_mat_is_empty() -> None:
    t = scythe("""
        nordic engineering, polania mechanical
        r1c3: nordic 7 workers
        nordic: power 3, popularity 3
    """)
    t.plays("nordic", "produce / upgrade", "produce", "on village 1-3").asks(
        "nordic", "new_workers", ["1 worker", "no workers"]
    )
    t.plays("nordic", "1 worker")
    assert t.stars("nordic") == {"workers": 1}
