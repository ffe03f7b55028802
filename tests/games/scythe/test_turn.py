"""The turn: sections, costs, order (R1 to R9)."""

from .position import scythe


def test_r1_another_section_than_last_turn_and_both_actions_may_be_skipped() -> None:
    t = scythe("""
        saxony industrial, polania engineering
        saxony: last build
    """)
    t.asks("saxony", "section", ["bolster / upgrade", "produce / deploy", "trade / enlist"])
    t.plays("saxony", "trade / enlist", "skip")  # the bottom action cannot be paid: not even asked
    t.asks("polania", "section")
    assert t.player("saxony")["last_section"] == "enlist"


def test_r1_any_section_in_the_first_turn() -> None:
    t = scythe("nordic industrial, polania engineering")
    assert len(t.options()) == 4


def test_r2_d5_relentless_repeats_a_section_but_not_the_factory_card() -> None:
    t = scythe("""
        rusviet engineering, polania mechanical
        rusviet: last build, factory 3
    """)
    assert len(t.options()) == 5
    t = scythe("""
        rusviet engineering, polania mechanical
        rusviet: last factory, factory 3
    """)
    assert len(t.options()) == 4 and not any("Factory" in text for text in t.options())


def test_r3_a_cost_is_paid_in_full_and_first() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        nordic: coins 0
    """)
    t.plays("nordic", "trade / enlist").asks(
        "polania", "section"
    )  # neither half of Trade can be paid: nothing is asked
    assert t.coins("nordic") == 0


def test_r3_what_the_top_action_yields_may_pay_for_the_bottom_action() -> None:
    t = scythe("""
        nordic engineering, polania mechanical
        r1c4: nordic 3 workers
        r6c7: nordic 1 worker
        nordic: power 1
    """)
    t.plays("nordic", "produce / upgrade", "produce", "on forest 1-4", "done")
    t.asks("polania", "section")  # 3 wood do not pay for an upgrade
    assert t.tokens("r1c4") == {"wood": 3}
    t = scythe("""
        nordic engineering, polania mechanical
        r1c5: nordic 3 workers
    """)
    t.plays("nordic", "produce / upgrade", "produce", "on tundra 1-5").can("nordic", "upgrade")


def test_r4_d13_numbers_are_read_before_the_action() -> None:
    t = scythe("""
        nordic engineering, polania mechanical
        r1c3: nordic 3 workers
        nordic: power 2
    """)
    t.plays("nordic", "produce / upgrade", "produce", "on village 1-3", "3 workers")
    assert t.power("nordic") == 2  # the price for three workers, though there are six now
    t = scythe("""
        nordic engineering, polania mechanical
        r1c4: nordic 1 worker; 3 food
        nordic: coins 0
    """)
    t.plays("nordic", "move / enlist", "gain coins", "enlist", "from enlist", "2 power")
    assert t.hand("nordic") == []  # the recruit of this very section does not give its card yet


def test_r5_a_turn_may_be_lost() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        nordic: coins 0
    """)
    t.plays("nordic", "bolster / upgrade").asks("polania", "section")


def test_r6_d3_objectives_before_and_after_actions_and_some_only_at_the_end() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic 1 worker; 4 wood
        r6c5: nordic 1 worker
        r3c3: nordic character
        nordic: objectives 10 22, factory 5
    """)
    t.plays("nordic", "move / build").can("nordic", "reveal Technological Breakthrough")
    t.cannot("nordic", "reveal Woodland Advantage")
    t.plays("nordic", "gain coins").asks("nordic", "bottom").cannot("nordic", "reveal Woodland Advantage")
    t.plays("nordic", "skip").asks("nordic", "finish").can("nordic", "reveal Woodland Advantage")
    t.plays("nordic", "end turn").asks("polania", "section")  # nobody reveals in another's turn


def test_r6_r138_a_pause_does_not_tell_that_an_objective_is_fulfilled() -> None:
    """Where nothing else can be done nothing is asked, and the end of the turn is always asked of who holds some."""
    for objectives, offered in (("1 22", ["reveal Technological Breakthrough", "end turn"]), ("1 3", ["end turn"])):
        t = scythe(f"""
            nordic industrial, polania engineering
            nordic: objectives {objectives}, coins 0, factory 3
        """)
        t.plays("nordic", "bolster / upgrade").asks("nordic", "finish")
        assert t.options() == offered
        t.plays("nordic", "end turn").asks("polania", "section")


def test_r7_turns_are_strictly_one_after_the_other() -> None:
    t = scythe("""
        nordic industrial, polania engineering, crimea mechanical
        r1c4: nordic 1 worker; 3 oil
    """)
    t.plays("nordic", "bolster / upgrade", "bolster power", "upgrade").asks("nordic", "upgrade")


def test_r8_stars_are_placed_at_once_also_in_another_players_turn() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic 1 worker; 3 oil
        polania: power 15, recruits upgrade>coins
    """)
    t.plays("nordic", "bolster / upgrade", "bolster power", "upgrade", "move one more unit", "build")
    assert t.power("polania") == 16 and t.stars("polania") == {"power": 1}


def test_r9_left_is_the_next_player_by_the_bases_whatever_the_seats() -> None:
    t = scythe("polania industrial, nordic engineering, saxony mechanical")
    t.plays("polania", "move / build", "skip").asks("nordic", "section")
    t.plays("nordic", "move / enlist", "skip").asks("saxony", "section")
    t.plays("saxony", "move / build", "skip").asks("polania", "section")


def test_the_chronicle_tells_which_section_is_chosen() -> None:
    t = scythe("saxony industrial, polania engineering")
    t.plays("saxony", "trade / enlist", "skip")
    assert t.chronicle("polania") == ["Saxony Empire chooses trade / enlist."]
    t = scythe("""
        rusviet engineering, polania mechanical
        rusviet: factory 3
    """)
    t.plays("rusviet", next(text for text in t.options() if "Factory" in text))
    assert t.chronicle("polania") == ["Rusviet Union chooses the Factory card."]
