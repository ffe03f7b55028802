"""Gains that may be refused (p.10, p.14, p.24; R3, R90, R113, D38): asked by what everybody knows."""

from .position import ScytheScenario, scythe

FOUR = "stars mechs 1 structures 1 combat 2"


def at_encounter(card: int, extra: str) -> ScytheScenario:
    t = scythe(f"""
        saxony engineering, crimea agricultural
        r6c5: saxony character, 4 workers
        encounters: {card}
        {extra}
    """)
    return t.plays("saxony", "move / enlist", "move units", "character", "to mountain 6-6", "done")


def test_p24_coins_may_be_refused_when_the_same_benefit_brings_the_popularity_of_an_objective() -> None:
    """Objective 8: at most 2 coins, 4 workers, 7 popularity. There are 6, and the encounter brings the seventh."""
    t = at_encounter(1, "saxony: coins 2, popularity 6, objectives 8 12").plays("saxony", "gain 2 coins")
    t.asks("saxony", "accept", ["yes", "only 1", "no, thanks"])
    assert t.question("saxony") == "The encounter: take 2 coins?"
    t.plays("saxony", "no, thanks")
    assert t.popularity("saxony") == 7
    t.can("saxony", "reveal Roll Up Your Sleeves with the Common Man")


def test_p24_a_part_of_the_coins_may_be_taken() -> None:
    t = at_encounter(1, "saxony: coins 1, popularity 6, objectives 8 12").plays("saxony", "gain 2 coins", "only 1")
    assert t.coins("saxony") == 2
    t.can("saxony", "reveal Roll Up Your Sleeves with the Common Man")


def test_p14_the_coins_of_a_bottom_action_may_be_refused_before_its_popularity() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic 4 workers; 3 wood
        nordic: coins 2, popularity 6, recruits build, objectives 8 12
    """)
    t.plays("nordic", "move / build", "skip", "build").asks("nordic", "accept")
    assert t.question("nordic") == "Build: take 1 coin?"
    t.plays("nordic", "no, thanks", "Mine")
    t.can("nordic", "reveal Roll Up Your Sleeves with the Common Man")


def test_d38_a_neighbour_may_refuse_power_whatever_its_popularity() -> None:
    """Objective 18: no power, 13 popularity, 5 workers. The popularity may come in the next turn."""
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic 1 worker; 3 oil
        r3c1: polania 5 workers
        polania: recruits upgrade>coins, power 0, popularity 12, objectives 18 12
    """)
    t.plays("nordic", "bolster / upgrade", "skip", "upgrade", "gain", "build")
    t.asks("polania", "accept_bonus", ["yes", "no, thanks"]).plays("polania", "no, thanks")
    t.plays("polania", "trade / deploy", "trade for popularity").can("polania", "reveal Become a Beloved Pacifist")


def test_r138_the_question_tells_nothing_of_the_objectives_that_are_held() -> None:
    for objectives in ("8 12", "1 2"):
        t = at_encounter(1, f"saxony: coins 2, popularity 3, objectives {objectives}").plays("saxony", "gain 2 coins")
        t.asks("saxony", "accept")
    t = at_encounter(1, "saxony: coins 2, popularity 3").plays("saxony", "gain 2 coins")
    t.asks("crimea", "section")  # everybody sees that it holds no objectives


def test_d38_gains_that_can_spoil_nothing_are_not_asked_for() -> None:
    t = at_encounter(1, "saxony: coins 3, popularity 3, objectives 8 12").plays("saxony", "gain 2 coins")
    assert t.coins("saxony") == 5
    t = at_encounter(25, "saxony: coins 3, power 1, objectives 18 12").plays("saxony", "gain 1 popularity")
    assert t.power("saxony") == 3


def test_what_was_chosen_by_name_is_not_asked_for_again() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        nordic: coins 2, objectives 8 12
    """)
    t.plays("nordic", "move / build", "gain coins")
    assert t.coins("nordic") == 3
    t = scythe("""
        nordic industrial, polania engineering
        nordic: power 0, objectives 18 12
    """)
    t.plays("nordic", "bolster / upgrade", "bolster power")
    assert t.power("nordic") == 2


def test_r139_the_fifth_star_is_asked_for_if_the_same_benefit_brings_the_sixth() -> None:
    """Power 16 and popularity 18 at once: either may be wanted without the other."""
    text = f"""
        nordic industrial, polania engineering
        r1c4: nordic monument
        nordic: power 14, popularity 17, {FOUR}
    """
    t = scythe(text).plays("nordic", "bolster / upgrade", "bolster power")
    t.asks("nordic", "accept", ["yes", "only 1", "no, thanks"]).plays("nordic", "only 1")
    assert t.power("nordic") == 15 and t.popularity("nordic") == 18 and not t.over()
    t = scythe(text).plays("nordic", "bolster / upgrade", "bolster power", "yes").asks("nordic", "accept")
    assert t.question("nordic") == "The Monument: take 1 popularity?"
    t.plays("nordic", "no, thanks")
    assert t.power("nordic") == 16 and t.popularity("nordic") == 17 and not t.over()


def test_r131_what_cannot_be_gained_is_not_asked_for() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic monument
        nordic: popularity 18, stars popularity 1
        options: ask_every_gain
    """)
    t.plays("nordic", "bolster / upgrade", "bolster power", "yes").asks("polania", "section")


def test_r113_where_every_gain_is_asked_traded_tokens_may_be_fewer() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic 1 worker
        r1c5: nordic 1 worker
        options: ask_every_gain
    """)
    t.plays("nordic", "trade / enlist", "trade for resources").chooses("nordic", "on tundra 1-5")
    t.chooses("nordic", "oil")
    assert t.tokens("r1c5") == {"oil": 1} and not t.tokens("r1c4")
