"""The Magnate in Act I: the objective, Merchant League."""

import pytest

from boardwright.games.arcs.ambitions import count_for
from boardwright.games.arcs.campaign.facts import PROTECTED
from boardwright.games.arcs.campaign.held import tokens_on
from boardwright.games.arcs.facts import CARD_NUMBER, FIRST_THING, FUEL, KEEPER, PSIONIC, RELIC, TYCOON, WEAPON
from boardwright.games.arcs.resources import provoke_outrage
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.test_summit import agree

LEAGUE = CARD_NUMBER["f302"]
RED = 0

FATES = "fates: magnate founder partisan"


def summit(lines: str = "", cards: str = "cards f302") -> ReachScenario:
    """Red, the Magnate, has called a Summit and comes to order."""
    return reach(f"""
        seats 3, initiative red, summit red
        {FATES}
        1-hex: red 2 ships, city; blue 2 ships; white 2 ships
        red: hand administration-2; {cards}
        {lines}
        """)


def negotiating(lines: str = "", cards: str = "cards f302") -> ReachScenario:
    return summit(lines, cards).plays("red", "nothing more")


# -- F301: what Rivals hand over -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "advance"),
    [
        ("blue red promise", 2),
        ("blue red promise; blue red promise", 4),
        ("blue red favor white", 2),
        ("blue red token weapon 0", 2),
        ("blue red captive white", 0),
        ("blue red trophy white ship", 0),
        ("blue red ship 1-hex 0", 0),
        ("blue red promise; white red promise; blue red captive white", 4),
    ],
)
def test_f301_each_favor_or_resource_from_a_rival_counts_2(given: str, advance: int) -> None:
    t = negotiating("blue: resources weapon; favors 1 white; captives 1 white; trophies white 1 ships")
    agree(t, "red", given, *(["blue", "white"] if "white red" in given else ["blue"]))
    assert t.objective("red") == 10 - advance


def test_f301_what_the_magnate_gives_does_not_count() -> None:
    t = negotiating("red: resources relic")
    agree(t, "red", "red blue promise; red blue token relic 0; white blue promise", "blue", "white")
    assert t.objective("red") == 10


def test_f301_not_in_the_call_to_order() -> None:
    t = summit("red: favors 2 blue\nblue: resources - weapon; favors 1 white")
    t.plays("red", "call in Favors of Blue", "a resource", "Weapon in slot 1")
    t.plays("red", "call in Favors of Blue", "a Favor on their Fate card")
    assert t.resources("red") == ["weapon"] and t.favors("red", "white") == 1
    assert t.objective("red") == 10


def test_f301_not_what_the_rival_got_from_the_magnate_in_this_summit() -> None:
    t = negotiating("red: resources relic\n1-hex: blue city")
    agree(t, "red", "red blue token relic 0", "blue")
    t.plays("blue", "Relic in slot 1")
    agree(t, "blue", "blue red token relic 0; blue red promise", "red")
    assert t.objective("red") == 8  # the Favor


def test_f301_what_was_given_in_an_earlier_summit_counts() -> None:
    t = negotiating("blue: favors 1 red")
    agree(t, "red", "blue red favor red", "blue")
    assert t.objective("red") == 8


# -- F301: Export --------------------------------------------------------------------------------------------------

EXPORT = "export three resources"
CITIES = "2-hex: red city, city\n3-hex: red city, city"


def test_f301_a40_three_resources_of_any_mix_are_exported() -> None:
    t = negotiating(f"{CITIES}\nred: resources relic fuel fuel weapon")
    t.plays("red", EXPORT).asks("red", "export")
    t.chooses("red", "discard Relic from slot 1", "discard Fuel from slot 3", "discard Weapon from slot 4")
    assert t.resources("red") == ["fuel"] and t.objective("red") == 8
    assert t.supply("relic") == t.supply("weapon") == 5
    assert "Red exports three resources." in t.chronicle()
    t.asks("red", "negotiate").cannot("red", EXPORT)


def test_f301_a40_again_and_again() -> None:
    t = negotiating(f"{CITIES}\nred: resources relic relic relic fuel fuel fuel")
    t.plays("red", EXPORT).chooses("red", *[f"discard Relic from slot {slot}" for slot in (1, 2, 3)])
    t.plays("red", EXPORT).asks("red", "negotiate")  # just three are left
    assert t.resources("red") == [] and t.objective("red") == 6


def test_f301_not_with_two_resources_and_frozen_ones() -> None:
    t = negotiating(f"{CITIES}\nred: resources relic fuel; held f302 fuel weapon\ntrust: 2 relic")
    t.asks("red", "negotiate").cannot("red", EXPORT)


def test_f301_things_in_slots_that_are_no_resources_are_not_exported() -> None:
    t = negotiating(f"{CITIES}\nred: resources relic fuel")
    t.g.slots[2] = FIRST_THING
    t.plays("red", "propose a deal", "drop this deal").plays("blue", "nothing more").plays("white", "nothing more")
    t.asks("red", "negotiate").cannot("red", EXPORT)


def test_f301_only_the_magnate_and_only_in_negotiations() -> None:
    t = summit(f"{CITIES}\n4-hex: blue city, city\nred: resources relic fuel fuel\nblue: resources relic fuel fuel")
    t.asks("red", "call_to_order").cannot("red", EXPORT)
    t.plays("red", "nothing more", "nothing more").asks("blue", "negotiate").cannot("blue", EXPORT)


# -- F302: Merchant League, when declaring -------------------------------------------------------------------------


def declares(lines: str = "") -> ReachScenario:
    t = reach(f"""
        seats 3, initiative red
        {FATES}
        1-hex: red 1 ship
        red: hand administration-2; cards f302
        {lines}
        """)
    return t.plays("red", "lead Administration 2", "declare Tycoon")


def test_f302_when_declaring_two_resources_of_the_supply_come_on_the_card() -> None:
    t = declares().asks("red", "merchant_league", ["use Merchant League", "go on"])
    t.plays("red", "use Merchant League").chooses("red", "Psionic", "Fuel")
    assert tokens_on(t.g, LEAGUE) == [FUEL, PSIONIC] and t.supply("fuel") == t.supply("psionic") == 4
    t.asks("red", "turn")


def test_f302_two_of_a_kind_and_never_a_single_one() -> None:
    t = declares().plays("red", "use Merchant League", "Relic").cannot("red", "stop").plays("red", "Relic")
    assert tokens_on(t.g, LEAGUE) == [RELIC, RELIC]


def test_f302_it_is_optional() -> None:
    t = declares().plays("red", "go on").asks("red", "turn")
    assert tokens_on(t.g, LEAGUE) == []


def test_f302_c4_as_many_as_the_supply_has() -> None:
    t = declares("supply: 0 fuel 1 relic 0 material 0 weapon 0 psionic").plays("red", "use Merchant League")
    assert tokens_on(t.g, LEAGUE) == [RELIC]
    declares("supply: 0 fuel 0 relic 0 material 0 weapon 0 psionic").asks("red", "turn")


def test_f302_in_any_way_of_declaring() -> None:
    t = reach(f"""
        seats 3, initiative red
        {FATES}
        1-hex: red 1 ship
        red: hand aggression-2; cards f302
        court: aid01, cc11 red 1, cc02, cc03, cc04
        """)
    t.plays("red", "lead Aggression 2", "go on", "secure", "declare Keeper").asks("red", "merchant_league")


def test_f302_not_when_another_declares() -> None:
    t = reach(f"""
        seats 3, initiative blue
        {FATES}
        1-hex: blue 1 ship
        red: cards f302
        blue: hand administration-2
        """)
    t.plays("blue", "lead Administration 2", "declare Tycoon").asks("blue", "turn")


# -- F302: what lies there -----------------------------------------------------------------------------------------


def test_f302_what_lies_there_counts_for_ambitions() -> None:
    t = summit("red: held f302 fuel fuel relic")
    assert (count_for(t.g, RED, TYCOON), count_for(t.g, RED, KEEPER)) == (3, 1)  # and the Fuel of the card


def test_f302_it_is_frozen_and_cannot_be_spent() -> None:
    t = reach(f"""
        seats 3, initiative red
        {FATES}
        1-hex: red 1 ship
        red: hand aggression-2; cards f302; held f302 fuel relic
        """)
    t.plays("red", "lead Aggression 2", "go on").cannot("red", "spend Fuel from slot 1 to move")


def test_f302_c83_outrage_of_its_type_leaves_it_but_fuel_outrage_discards_the_card() -> None:
    t = summit("red: held f302 weapon fuel; resources weapon")
    provoke_outrage(t.g, RED, WEAPON)
    assert tokens_on(t.g, LEAGUE) == [FUEL, WEAPON] and t.resources("red") == []
    provoke_outrage(t.g, RED, FUEL)
    t.g.check()
    assert not t.g.held and t.court_discard() == ["f302"] and t.supply("weapon") == t.supply("fuel") == 5


def test_f302_transfer_asset_moves_it_in_negotiations() -> None:
    t = negotiating("red: held f302 fuel relic")
    agree(t, "red", "red blue held f302 relic; blue red promise", "blue")
    t.plays("blue", "Relic in slot 1")
    assert t.resources("blue") == ["relic"] and tokens_on(t.g, LEAGUE) == [FUEL]


def test_f302_a41_one_favor_forces_one_of_them_out() -> None:
    t = reach(f"""
        seats 3, initiative blue, summit blue
        {FATES}
        1-hex: red 2 ships; blue 2 ships
        red: cards f302; held f302 fuel relic relic
        blue: hand administration-2; favors 2 red
        """)
    t.plays("blue", "call in Favors of Red", "a resource on a card", "Relic", "Relic in slot 1")
    assert t.favors("blue", "red") == 1 and tokens_on(t.g, LEAGUE) == [FUEL, RELIC]
    t.plays("blue", "call in Favors of Red", "a resource on a card", "Fuel", "Fuel in slot 2")
    assert t.favors("blue", "red") == 0 and tokens_on(t.g, LEAGUE) == [RELIC]


def test_f302_crisis_discards_everything_on_it_and_the_card_stays() -> None:
    t = reach(f"""
        seats 3, initiative red, begin crises
        {FATES}
        red: hand administration-2; cards f302; held f302 fuel fuel relic; resources weapon
        next roll: crisis-hex 1
        """)
    t.asks("red", "lead")
    assert not t.g.held and (t.supply("fuel"), t.supply("relic")) == (5, 5)
    assert "f302" in t.cards("red") and t.resources("red") == ["weapon"]


def attacked(cards: str, red: str = "power 0") -> ReachScenario:
    t = reach(f"""
        seats 3, initiative blue
        {FATES}
        1-hex: blue 3 ships; red city
        red: cards f302; held f302 relic; {red}
        blue: hand aggression-2; cards {cards}
        """)
    return t.plays("blue", "lead Aggression 2", "go on")


def test_f302_a_raid_takes_neither_the_card_nor_what_lies_on_it() -> None:
    t = attacked("cc02", "resources weapon").plays("blue", "battle", "0 Assault dice")
    t.dice(raid="key key intercept, key key intercept, key key intercept").plays("blue", "3 Raid dice")
    t.asks("blue", "raid", ["Weapon from slot 1 of Red", "stop"])
    assert LEAGUE in PROTECTED


def test_f302_another_theft_takes_it() -> None:
    t = attacked("cc08").plays("blue", "use Silver-Tongues", "Relic in slot 1")
    assert t.resources("blue") == ["relic"] and not t.g.held and "f302" in t.cards("red")
