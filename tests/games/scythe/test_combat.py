"""Combat (R60 to R75)."""

from .position import ScytheScenario, scythe

GONE = "tokens gone: r6c6 r6c3 r4c6 r7c4 r2c5"


def attack(extra: str, attacker: str = "saxony", defender: str = "polania") -> ScytheScenario:
    """The attacker's character (and what else is said) walks into mountain 6-6, where a mech of the defender stands."""
    t = scythe(f"""
        {attacker} engineering, {defender} mechanical
        r6c5: {attacker} character
        r6c6: {defender} {
        "township"
        if defender == "rusviet"
        else "seaworthy"
        if defender == "nordic"
        else "submerge"
        if defender == "polania"
        else "underpass"
        if defender == "saxony"
        else "wayfare"
    }
        {GONE}
        {extra.strip()}
    """)
    section = "move / enlist"
    t.plays(attacker, section, "move units", "character", "to mountain 6-6", "done")
    return t


def test_r60_combat_is_compulsory_wherever_characters_and_mechs_meet() -> None:
    t = attack("saxony: power 3")
    t.asks("saxony", "dial", ["0 power", "1 power", "2 power", "3 power"])


def test_r61_abilities_first_of_the_attacker_then_of_the_defender() -> None:
    t = scythe(f"""
        nordic engineering, saxony mechanical
        r6c5: nordic character, artillery
        r6c4: saxony disarm
        nordic: power 5
        saxony: power 5
        {GONE}
    """)
    t.plays("nordic", "move / enlist", "move units", "character", "to tundra 6-4", "done")
    t.asks("nordic", "artillery", ["fire", "skip"]).plays("nordic", "fire")
    assert (t.power("nordic"), t.power("saxony")) == (2, 3)  # 5 - 1 for firing - 2 disarmed
    t.asks("nordic", "dial", ["0 power", "1 power", "2 power"])  # the dial looks at the power left


def test_r61_d20_power_never_drops_below_zero_and_artillery_needs_power() -> None:
    t = scythe(f"""
        nordic engineering, polania mechanical
        r6c5: nordic character, artillery
        r6c4: polania submerge
        nordic: power 1, hand 2 2
        polania: power 1, hand 3
        {GONE}
    """)
    t.plays("nordic", "move / enlist", "move units", "character", "to tundra 6-4", "done", "fire")
    assert (t.power("nordic"), t.power("polania")) == (0, 0)
    t = scythe(f"""
        nordic engineering, polania mechanical
        r6c5: nordic character, artillery
        r6c4: polania submerge
        nordic: power 0, hand 2 2
        {GONE}
    """)
    t.plays("nordic", "move / enlist", "move units", "character", "to tundra 6-4", "done").asks("nordic", "combat_card")


def test_r62_dial_up_to_seven_and_one_card_per_fighter() -> None:
    t = attack("""
        saxony: power 12, hand 2 2 5
        polania: power 2, hand 3 4
    """)
    t.asks("saxony", "dial", [f"{power} power" for power in range(8)])
    t.plays("saxony", "0 power").asks("saxony", "combat_card", ["combat card 2", "combat card 5", "done"])
    t.plays("saxony", "combat card 5").asks("polania", "dial")  # one fighter, one card
    t.plays("polania", "0 power", "done")
    assert t.hand("saxony") == [2, 2] and t.power("saxony") == 12


def test_r63_a_tie_goes_to_the_attacker() -> None:
    t = attack("""
        saxony: power 3
        polania: power 3
    """)
    t.plays("saxony", "3 power").plays("polania", "3 power")
    assert t.units("r6c6") == "saxony character" and t.stars("saxony") == {"combat": 1}


def test_r64_both_pay_dial_and_cards() -> None:
    t = attack("""
        saxony: power 6, hand 2
        polania: power 6, hand 5 4
    """)
    t.plays("saxony", "4 power", "combat card 2").plays("polania", "3 power", "combat card 5")
    assert (t.power("saxony"), t.power("polania")) == (2, 3)
    assert t.hand("polania") == [4] and len(t.hand("saxony")) == 1  # the loser draws one
    assert sorted(t.game.view(None)["combat_discard"]) == [2, 5]


def test_r65_a_third_win_gives_no_star_except_without_a_limit() -> None:
    t = attack(
        """
        crimea: power 3, stars combat 2
        """,
        attacker="crimea",
    )
    t.plays("crimea", "3 power").plays("polania", "0 power")
    assert t.stars("crimea") == {"combat": 2}
    t = attack("saxony: power 3, stars combat 2")
    t.plays("saxony", "3 power").plays("polania", "0 power")
    assert t.stars("saxony") == {"combat": 3}


def test_r66_everything_of_the_loser_goes_home_but_tokens_and_structures() -> None:
    t = attack("""
        r6c6: polania character, camaraderie, 2 workers, mill; 3 metal
        saxony: power 5
        polania: power 0
    """)
    t.plays("saxony", "5 power")
    assert t.units("base_polania") == "polania character 2 mechs 2 workers"
    assert t.units("r6c6") == "saxony character" and t.tokens("r6c6") == {"metal": 3}
    assert t.structure("r6c6") == "polania mill" and t.controller("r6c6") == "saxony"


def test_r67_d28_seaworthy_units_may_retreat_to_a_free_lake_beside_with_workers() -> None:
    t = attack(
        """
        r6c6: nordic character, artillery, 3 workers
        saxony: power 5
        nordic: power 0
        """,
        defender="nordic",
    )
    t.plays("saxony", "5 power")
    t.asks("nordic", "retreat_character", ["to the Nordic base", "to lake 5-7"]).plays("nordic", "to lake 5-7")
    t.asks("nordic", "retreat_mech").plays("nordic", "to lake 5-7", "2 workers", "to the Nordic base")
    assert t.units("r5c7") == "nordic character 1 mech 2 workers" and t.units("base_nordic") == "nordic 1 mech 1 worker"


def test_r68_the_loser_draws_a_card_only_after_showing_strength() -> None:
    t = attack("""
        saxony: power 5
        polania: power 5
        deck: 4
    """)
    t.plays("saxony", "5 power").plays("polania", "1 power")
    assert t.hand("polania") == [4]
    t = attack("""
        saxony: power 5
        polania: power 5
    """)
    t.plays("saxony", "5 power").plays("polania", "0 power")
    assert t.hand("polania") == []


def test_r68_d27_the_used_cards_take_part_in_the_reshuffle() -> None:
    t = attack("""
        saxony: power 5
        polania: power 5, hand 3
    """)
    t.g.combat_discard = [count - (1 if value == 1 else 0) for value, count in enumerate([16, 12, 8, 6])]
    t.g.combat_deck = []
    t.g.check()
    t.plays("saxony", "5 power").plays("polania", "0 power", "combat card 3")
    assert len(t.hand("polania")) == 1 and len(t.g.combat_deck) == 41


def test_r69_only_a_winning_attacker_loses_popularity_and_camaraderie_spares_it() -> None:
    t = attack("""
        r6c6: polania 2 workers
        saxony: power 5, popularity 1
        polania: power 0
    """)
    t.plays("saxony", "5 power")
    assert t.popularity("saxony") == 0
    t = scythe(f"""
        saxony engineering, polania mechanical
        r6c5: saxony riverwalk, 2 workers
        r6c6: polania submerge
        polania: power 5, popularity 4
        {GONE}
    """)
    t.plays("saxony", "move / enlist", "move units", "mech", "to mountain 6-6", "everything", "done", "0 power")
    t.plays("polania", "5 power")
    assert t.popularity("polania") == 4 and t.units("base_saxony") == "saxony character 1 mech 2 workers"
    t = scythe(f"""
        polania engineering, saxony mechanical
        r6c5: polania character, camaraderie
        r6c6: saxony underpass, 2 workers
        r7c5: saxony 1 worker
        polania: power 5, popularity 4
        saxony: power 0
        {GONE}
    """)
    t.plays("polania", "move / enlist", "move units", "character", "to mountain 6-6")
    t.plays("polania", "mech in forest 6-5", "to village 7-5")
    assert t.popularity("polania") == 3  # driving workers away without a combat still costs
    t.plays("polania", "5 power")
    assert t.popularity("polania") == 3


def test_r70_carried_workers_stay_after_a_win_and_go_home_after_a_loss() -> None:
    for dial, where in (("5 power", "r6c6"), ("0 power", "base_saxony")):
        t = scythe(f"""
            saxony engineering, polania mechanical
            r6c5: saxony riverwalk, 2 workers
            r6c6: polania submerge
            saxony: power 5
            polania: power 5
            {GONE}
        """)
        t.plays("saxony", "move / enlist", "move units", "mech", "to mountain 6-6", "everything", "done", dial)
        t.plays("polania", "4 power")
        assert "1 mech 2 workers" in t.units(where)


def test_r71_d25_an_encounter_waits_for_the_combat_and_stays_if_it_is_lost() -> None:
    text = """
        saxony engineering, polania mechanical
        r6c5: saxony character
        r6c6: polania submerge
        saxony: power 5
        polania: power 5
        encounters: 20
    """
    t = scythe(text)
    t.plays("saxony", "move / enlist", "move units", "character", "to mountain 6-6", "done", "5 power")
    t.plays("polania", "0 power").asks("saxony", "encounter")
    t = scythe(text)
    t.plays("saxony", "move / enlist", "move units", "character", "to mountain 6-6", "done", "0 power")
    t.plays("polania", "5 power").asks("polania", "section")
    assert t.place("r6c6")["encounter"]


def test_r72_d29_at_the_sixth_star_waiting_units_return_to_where_they_began() -> None:
    t = scythe(f"""
        saxony engineering, polania mechanical
        r6c5: saxony character
        r7c5: saxony riverwalk, speed, 1 worker; 2 oil
        r6c6: polania submerge
        r6c4: polania camaraderie
        saxony: power 5, stars combat 5
        polania: power 0
        {GONE}
    """)
    t.plays("saxony", "move / enlist", "move units", "character", "to mountain 6-6")
    t.plays("saxony", "mech in village 7-5", "to forest 6-5", "everything", "to tundra 6-4", "everything")
    t.asks("saxony", "fight", ["in mountain 6-6", "in tundra 6-4"]).plays("saxony", "in mountain 6-6", "5 power")
    assert t.over() and t.stars("saxony") == {"combat": 6}
    assert t.units("r7c5") == "saxony 2 mechs 1 worker" and t.tokens("r7c5") == {"oil": 2}
    assert t.units("r6c4") == "polania 1 mech" and t.units("r6c6") == "saxony character"


def two_attacks(workers: int, cargo: str) -> ScytheScenario:
    """Saxony's fifth combat star is won; its mech from village 7-5 still waits for a combat in tundra 6-4."""
    return scythe(f"""
        saxony engineering, polania mechanical
        r7c6: saxony character
        r7c5: saxony riverwalk, speed, {workers} workers; 3 oil
        r6c5: saxony 1 worker; {cargo}
        r6c6: polania submerge
        r6c4: polania camaraderie
        saxony: power 5, stars combat 5
        polania: power 0
        {GONE}
    """).plays("saxony", "move / enlist", "move units", "character", "to mountain 6-6", "mech in village 7-5")


def test_r72_p28_what_a_passing_mech_dropped_stays() -> None:
    t = two_attacks(2, "1 metal")
    t.plays("saxony", "to forest 6-5", "everything", "to tundra 6-4", "choose")
    t.chooses("saxony", "1 oil", "1 worker", "1 metal", "1 oil")  # of three workers, 3 oil and 1 metal
    t.plays("saxony", "in mountain 6-6", "5 power")
    assert t.over() and not t.units("r6c4").startswith("saxony")
    assert t.units("r7c5") == "saxony 2 mechs 1 worker" and t.tokens("r7c5") == {"oil": 2}
    assert t.units("r6c5") == "saxony 2 workers" and t.tokens("r6c5") == {"oil": 1, "metal": 1}


def test_r72_d29_what_a_mech_took_up_on_its_way_returns_there() -> None:
    t = two_attacks(1, "2 oil, 1 wood")
    t.plays("saxony", "to forest 6-5", "nothing", "to tundra 6-4", "everything", "in mountain 6-6", "5 power")
    assert t.over()
    assert t.units("r7c5") == "saxony 2 mechs 1 worker" and t.tokens("r7c5") == {"oil": 3}
    assert t.units("r6c5") == "saxony 1 worker" and t.tokens("r6c5") == {"oil": 2, "wood": 1}


def test_r72_d29_equal_tokens_that_were_brought_go_all_the_way_back() -> None:
    t = two_attacks(1, "2 oil")
    t.plays("saxony", "to forest 6-5", "everything", "to tundra 6-4", "everything", "in mountain 6-6", "5 power")
    assert t.over() and t.tokens("r7c5") == {"oil": 3} and t.tokens("r6c5") == {"oil": 2}


def test_r72_d29_nothing_returns_to_a_lake_that_cannot_stay_there() -> None:
    """A mech takes workers and oil from a mech on a lake, which then leaves: they follow the first one to its start."""
    t = scythe(f"""
        nordic engineering, polania mechanical
        r6c5: nordic character
        r4c6: nordic speed
        r5c7: nordic seaworthy, 1 worker; 2 oil
        r6c6: polania submerge
        r6c7: polania camaraderie
        nordic: power 5, stars mechs 1 structures 1 recruits 1 workers 1 upgrades 1, upgrades move_units>build
        polania: power 0
        {GONE}
    """)
    t.plays("nordic", "move / enlist", "move units", "character", "to mountain 6-6")
    t.plays("nordic", "mech in tundra 4-6", "to lake 5-7", "to tundra 6-7", "everything")
    t.plays("nordic", "mech in lake 5-7", "to village 5-6", "stop here", "in mountain 6-6", "5 power")
    assert t.over() and t.units("r4c6") == "nordic 1 mech 1 worker" and t.tokens("r4c6") == {"oil": 2}


def test_r73_only_coins_change_hands_in_the_own_turn_or_before_the_dial() -> None:
    t = attack("""
        saxony: power 3
        options: coin_gifts
    """)
    t.can("saxony", "give coins to Republic of Polania")
    t.plays("saxony", "give coins to Republic of Polania", "3")
    assert (t.coins("saxony"), t.coins("polania")) == (2, 9)
    t.plays("saxony", "3 power").can("polania", "give coins to Saxony Empire")


def test_r73_no_gifts_unless_the_option_allows_them() -> None:
    t = attack("saxony: power 3")
    t.cannot("saxony", "give...")


def test_r74_d26_d35_the_combat_that_brings_the_sixth_star_is_finished_first() -> None:
    t = attack("""
        r6c6: polania 2 workers; 2 metal
        saxony: power 5, stars combat 5, popularity 7
        polania: power 1
    """)
    t.plays("saxony", "5 power").plays("polania", "1 power")
    assert t.over() and t.popularity("saxony") == 5 and t.power("saxony") == 0 and len(t.hand("polania")) == 1
    assert t.units("r6c6") == "saxony character"


def test_r75_fighting_without_anything_is_legal() -> None:
    t = attack("""
        saxony: power 0, popularity 0
        polania: power 0
    """)
    t.asks("polania", "section")  # nobody had a choice: the attacker wins the tie
    assert t.stars("saxony") == {"combat": 1}
