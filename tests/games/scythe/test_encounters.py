"""Encounters (R110 to R115): every option of every card, written down here a second time."""

import pytest

from .position import ScytheScenario, scythe

CARDS = """
 1: 2 coins, 1 popularity | 2 coins -> 4 food | 2 popularity -> 1 build
 2: 1 popularity, 1 combat_cards | 2 coins -> 4 wood | 2 popularity -> 1 enlist
 3: 1 popularity, 2 food | 2 coins -> 1 workers, 3 food | 3 popularity -> 1 deploy
 4: 1 popularity, 2 metal | 3 coins -> 1 enlist | 2 popularity -> 4 metal
 5: 1 popularity, 2 food | 4 coins -> 1 deploy | 2 popularity -> 2 food, 2 metal
 6: 2 coins, 1 popularity | 3 coins -> 1 enlist | 2 popularity -> 4 food
 7: 1 popularity, 2 oil | 2 coins -> 1 upgrade | 2 popularity -> 4 oil
 8: 2 coins, 1 popularity | 2 coins -> 4 oil | 2 popularity -> 1 enlist
 9: 1 popularity, 2 oil | 3 coins -> 1 build | 2 popularity -> 4 oil
10: 1 popularity, 2 oil | 4 coins -> 1 deploy | 2 popularity -> 2 coins, 2 any_resource
11: 1 popularity, 2 food | 2 coins -> 1 workers, 3 food | 2 popularity -> 1 build
12: 1 popularity, 2 wood | 3 coins -> 1 build | 2 popularity -> 1 workers, 3 wood
13: 2 coins, 1 popularity | 2 coins -> 2 popularity, 2 power | 3 popularity -> 5 any_resource
14: 1 popularity, 2 food | 2 coins -> 3 any_resource | 2 popularity -> 1 workers, 3 metal
15: 2 popularity | 2 coins -> 3 any_resource | 3 popularity -> 5 any_resource
16: 1 popularity, 2 food | 2 coins -> 1 workers, 2 any_resource | 2 popularity -> 1 enlist
17: 1 popularity, 1 combat_cards | 2 coins -> 2 power, 2 combat_cards | 3 popularity -> 1 deploy
18: 1 popularity, 2 food | 2 coins -> 3 any_resource | 2 popularity -> 1 workers, 3 wood
19: 2 coins, 1 popularity | 2 coins -> 4 food | 2 popularity -> 3 power, 2 combat_cards
20: 1 popularity, 1 combat_cards | 2 coins -> 3 popularity | 2 popularity -> 4 wood
21: 2 popularity | 4 coins -> 1 deploy | 2 popularity -> 3 power, 2 combat_cards
22: 2 coins, 1 popularity | 2 coins -> 4 metal | 2 popularity -> 1 build
23: 2 coins, 1 popularity | 3 coins -> 1 enlist | 2 popularity -> 1 workers, 3 food
24: 1 popularity, 1 combat_cards | 2 coins -> 3 any_resource | 3 popularity -> 1 deploy
25: 1 popularity, 2 power | 2 coins -> 4 power | 2 popularity -> 2 any_resource, 1 upgrade
26: 1 popularity, 2 power | 2 coins -> 3 popularity | 2 popularity -> 1 build
27: 2 coins, 1 popularity | 2 coins -> 4 metal | 3 popularity -> 1 deploy
28: 2 coins, 1 popularity | 2 coins -> 1 workers, 2 any_resource | 2 popularity -> 1 build
"""

OPTIONS = [
    (int(line.split(":")[0]), way, text.strip())
    for line in CARDS.strip().splitlines()
    for way, text in enumerate(line.split(":", 1)[1].split("|"))
]


def at_encounter(card: int, faction: str = "saxony", extra: str = "") -> ScytheScenario:
    """The character stands on mountain 6-6 and has drawn the card; coins 10, popularity 10, power 5, no cards."""
    t = scythe(f"""
        {faction} engineering, crimea agricultural
        r6c5: {faction} character, 2 workers
        {faction}: coins 10, popularity 10, power 5
        encounters: {card}
        {extra}
    """)
    t.plays(faction, "move / enlist", "move units", "character", "to mountain 6-6", "done")
    return t


def counted(text: str) -> dict[str, int]:
    return {word: int(count) for count, word in (part.split() for part in text.split(",") if part.strip())}


@pytest.mark.parametrize(("card", "way", "text"), OPTIONS, ids=[f"{card}{'abc'[way]}" for card, way, _ in OPTIONS])
def test_every_encounter_option(card: int, way: int, text: str) -> None:
    t = at_encounter(card)
    t.asks("saxony", "encounter")
    cost_text, _, gain_text = text.rpartition("->")
    cost, gain = counted(cost_text), counted(gain_text)
    assert t.game.decision is not None
    t.game.play(t.game.decision.options[way])
    follow_ups = {
        "any_resource": ["oil"] * gain.get("any_resource", 0),
        "workers": ["1 worker"],
        "upgrade": ["gain one more coin", "build"],
        "enlist": ["from build", "2 coins"],
        "deploy": ["Speed"],
        "build": ["Mill"],
    }
    for what in gain:
        t.plays("saxony", *follow_ups.get(what, []))
    if t.game.decision is not None and t.game.decision.ask == "bottom":  # there is enough food now to enlist
        t.plays("saxony", "skip")
    t.asks("crimea", "section")
    assert t.coins("saxony") == 10 - cost.get("coins", 0) + gain.get("coins", 0) + (2 if "enlist" in gain else 0)
    assert t.popularity("saxony") == 10 - cost.get("popularity", 0) + gain.get("popularity", 0)
    assert t.power("saxony") == 5 + gain.get("power", 0)
    assert len(t.hand("saxony")) == gain.get("combat_cards", 0)
    tokens = {name: gain[name] for name in ("oil", "metal", "wood", "food") if name in gain}
    if "any_resource" in gain:
        tokens["oil"] = tokens.get("oil", 0) + gain["any_resource"]
    assert t.tokens("r6c6") == tokens
    arrived = "1 mech" if "deploy" in gain else "1 worker" if "workers" in gain else ""
    assert t.units("r6c6") == f"saxony character {arrived}".strip()
    assert t.structure("r6c6") == ("saxony mill" if "build" in gain else "")
    assert t.player("saxony")["upgraded"] == (["gain_coins"] if "upgrade" in gain else [])
    assert t.player("saxony")["recruit_bonuses"] == (["coins"] if "enlist" in gain else [])
    assert t.game.view(None)["encounters_used"] == [f"encounter-{card}"] and not t.place("r6c6")["encounter"]


def test_there_are_28_cards_with_three_options() -> None:
    assert len(OPTIONS) == 84 and {card for card, _, _ in OPTIONS} == set(range(1, 29))


def test_r110_only_options_that_can_be_paid_and_only_one() -> None:
    t = at_encounter(5, extra="saxony: coins 3, popularity 1")
    t.asks("saxony", "encounter", ["gain 1 popularity and 2 food"])  # the only one that can be paid: still shown
    t.plays("saxony", "gain").asks("crimea", "section")
    assert t.tokens("r6c6") == {"food": 2} and t.popularity("saxony") == 2


def test_r110_a_mech_or_worker_triggers_nothing() -> None:
    t = scythe("""
        saxony engineering, crimea agricultural
        r6c5: saxony riverwalk, 2 workers
    """)
    t.plays("saxony", "move / enlist", "move units", "mech", "to mountain 6-6", "nothing", "done")
    t.asks("crimea", "section")
    assert t.place("r6c6")["encounter"]


def test_r111_meander_takes_two_options_and_the_first_may_pay_for_the_second() -> None:
    t = at_encounter(1, "polania", "polania: coins 0, popularity 2")
    t.asks("polania", "encounter", ["gain 2 coins and 1 popularity", "pay 2 popularity for a structure"])
    t.plays("polania", "gain").asks(
        "polania", "encounter", ["pay 2 coins for 4 food", "pay 2 popularity for a structure", "that is enough"]
    )
    t.plays("polania", "pay 2 coins")
    assert t.coins("polania") == 0 and t.tokens("r6c6") == {"food": 4}


def test_r112_everything_arrives_on_the_territory_and_no_bonus_of_the_mat_comes_along() -> None:
    t = at_encounter(9, extra="saxony: recruits build>power")
    t.plays("saxony", "pay 3 coins", "Mine")
    assert t.structure("r6c6") == "saxony mine" and t.coins("saxony") == 7 and t.popularity("saxony") == 10


def test_r113_d17_a_gain_may_be_refused_or_impossible_and_the_cost_remains() -> None:
    t = at_encounter(3)
    t.plays("saxony", "pay 2 coins", "no workers")
    assert t.units("r6c6") == "saxony character" and t.tokens("r6c6") == {"food": 3}
    t = at_encounter(9, extra="r6c6: crimea mill")
    t.plays("saxony", "pay 3 coins").asks("crimea", "section")
    assert t.coins("saxony") == 7 and t.structure("r6c6") == "crimea mill"


def test_r113_where_every_gain_is_asked_resources_may_be_taken_in_part() -> None:
    t = at_encounter(1, extra="options: ask_every_gain").plays("saxony", "pay 2 coins")
    t.asks("saxony", "new_tokens", ["4 food", "3 food", "2 food", "1 food", "0 food"]).plays("saxony", "1 food")
    assert t.tokens("r6c6") == {"food": 1} and t.coins("saxony") == 8


def test_r114_pieces_from_encounters_count_for_stars_and_unlock_abilities() -> None:
    t = at_encounter(5, extra="r6c5: saxony riverwalk, underpass, disarm")
    t.plays("saxony", "pay 4 coins", "Speed")
    assert t.stars("saxony") == {"mechs": 1} and "speed" in t.player("saxony")["mechs"]


def test_r115_an_encounter_is_not_optional() -> None:
    t = at_encounter(20)
    assert [option.split()[0] for option in t.options()] == ["gain", "pay", "pay"]  # nothing like "skip"
