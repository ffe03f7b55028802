"""Resources on cards and in the Imperial Trust: had, frozen, stolen, released (p.21, p.27)."""

import pytest

from boardwright.games import rules_of
from boardwright.games.arcs.campaign.held import hold, tokens_on
from boardwright.games.arcs.facts import CARD_NUMBER, FUEL, RELIC, WEAPON
from boardwright.games.arcs.moments import CARDS
from boardwright.games.arcs.resources import discard_card, has, provoke_outrage
from boardwright.games.arcs.state import changed
from boardwright.kernel.still import without
from tests.games.arcs_campaign.position import ReachScenario, reach

LEAGUE = CARD_NUMBER["f302"]

TABLE = """
        seats 3, initiative red
        fates: steward founder magnate
        1-gate: red 2 ships; blue 1 ship, 1 damaged ship; white 1 ship, 1 damaged ship
        red: hand aggression-2 aggression-4; {red}
        blue: hand construction-2 construction-5
        white: hand construction-3 construction-6; cards f302; held f302 fuel fuel relic
        first regent: blue
        trust: 2 fuel 1 psionic
"""


def counts(table: str, ambition: str) -> list[int]:
    found: list[int] = reach(table).game.view(None)["ambitions"][ambition]["counts"]
    return found


# -- counting ------------------------------------------------------------------------------------------------------


def test_c79_the_trust_counts_for_the_first_regent_alone() -> None:
    table = TABLE.format(red="agents 10")
    assert counts(table, "tycoon") == [0, 2, 3]  # two in the Trust; two on Merchant League, and its own suit
    assert counts(table, "empath") == [0, 1, 0]
    assert counts(table.replace("first regent: blue", "first regent: red"), "empath") == [1, 0, 0]


def test_c83_what_is_frozen_on_a_card_counts_for_its_holder() -> None:
    t = reach(TABLE.format(red="agents 10"))
    assert t.game.view(None)["ambitions"]["keeper"]["counts"] == [0, 0, 1]
    assert [has(t.g, seat, FUEL) for seat in range(3)] == [0, 2, 2]
    assert [t.g.icons(seat, RELIC) for seat in range(3)] == [0, 0, 1]


def test_c79_weapons_in_the_trust_are_weapon_icons() -> None:
    """Court Enforcers abduct fewer agents than there are Weapon icons: their own and the two in the Trust."""
    t = reach("""
        seats 3, initiative red
        fates: steward founder magnate
        red: hand aggression-2; cards bc14
        court: aid01, cc01 blue 2, cc02, cc03, cc04
        trust: 2 weapon
    """)
    t.plays("red", "lead Aggression 2", "go on").can("red", "abduct")


# -- stealing ------------------------------------------------------------------------------------------------------


def test_silver_tongues_take_from_the_trust_and_from_cards() -> None:
    t = reach(TABLE.format(red="cards bc20"))
    t.plays("red", "lead Aggression 2", "go on", "use Silver-Tongues")
    t.asks(
        "red",
        "steal_anything",
        [
            "Fuel on Imperial Trust of Blue",
            "Psionic on Imperial Trust of Blue",
            "Fuel on Merchant League of White",
            "Relic on Merchant League of White",
        ],
    )
    t.plays("red", "Psionic on Imperial Trust of Blue", "Psionic in slot 1")
    assert t.trust() == ["fuel", "fuel"] and t.resources("red") == ["psionic"] and t.power("blue") == 0


def test_silver_tongues_take_one_of_several_like_tokens_on_a_card() -> None:
    t = reach(TABLE.format(red="cards bc20"))
    t.plays("red", "lead Aggression 2", "go on", "use Silver-Tongues", "Fuel on Merchant League of White")
    t.plays("red", "Fuel in slot 2")
    assert tokens_on(t.g, LEAGUE) == [FUEL, RELIC] and t.slots("red") == ["-", "fuel"]


def test_c82_a_protected_card_cannot_be_stolen() -> None:
    t = reach(TABLE.format(red="cards bc20"))
    t.plays("red", "lead Aggression 2", "go on", "use Silver-Tongues").cannot("red", "Merchant League of White")


def test_interests_steal_from_the_trust_and_from_cards_once_the_supply_is_empty() -> None:
    t = reach(TABLE.format(red="cards bc09") + "        white: resources fuel\n")
    t.plays("red", "lead Aggression 2", "go on")
    t.g.dummy = changed(t.g.dummy, FUEL, t.g.supply[FUEL])
    t.g.supply[FUEL] = 0
    t.plays("red", "use Shipping Interest")
    decision = t.decision("red")
    assert decision.ask == "steal_tokens" and decision.among is not None
    offered = [t.words.option(option) for option in decision.among.offered]
    assert sorted(offered) == [
        "Fuel from slot 1 of White",
        *["Fuel on Imperial Trust of Blue"] * 2,
        *["Fuel on Merchant League of White"] * 2,
    ]
    t.chooses("red", "Fuel on Imperial Trust of Blue", "Fuel on Merchant League of White")
    assert t.trust() == ["fuel", "psionic"] and tokens_on(t.g, LEAGUE) == [FUEL, RELIC]


RAID = """
        seats 3, initiative red
        fates: steward founder magnate
        1-hex: red 2 ships; white city
        red: hand aggression-2; title outlaw
        white: cards f302; held f302 fuel fuel relic; resources weapon psionic
        first regent: white
        trust: 2 fuel 1 psionic
"""


def raid(table: str) -> ReachScenario:
    """Red raids white with three keys."""
    t = reach(table)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(
        raid="key building_hit, key key intercept"
    )
    return t.plays("red", "2 Raid dice")


def test_c79_c83_a_raid_takes_nothing_from_the_trust_nor_from_a_card_without_raid_cost() -> None:
    t = raid(RAID)
    t.asks("red", "raid", ["Weapon from slot 1 of White", "Psionic from slot 2 of White", "stop"])


def test_x40_a_protected_card_cannot_be_raided_but_outrage_discards_it() -> None:
    t = raid(RAID)
    t.cannot("red", "Merchant League of White")
    provoke_outrage(t.g, 2, FUEL)
    assert "f302" in t.court_discard()


def test_a_raid_pays_the_cost_of_tokens_on_a_card_that_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    rules_of("arcs_campaign")
    monkeypatch.setattr(CARDS[LEAGUE], "cost_of_tokens", 2)
    t = raid(RAID).plays("red", "Fuel on Merchant League of White", "Fuel in slot 1")
    assert tokens_on(t.g, LEAGUE) == [FUEL, RELIC]
    t.asks("red", "raid", ["Psionic from slot 2 of White", "stop"])  # one key is left


def test_elder_broker_may_take_what_is_frozen_but_never_from_the_free_states() -> None:
    """C83: Rivals can take frozen resources; a Free city is no Rival city (bc23)."""
    t = reach("""
        seats 3, initiative red
        fates: steward founder magnate
        1-crescent: red 2 ships; white city
        3-crescent: red 2 ships; free city
        red: hand administration-2; cards bc23; resources psionic
        white: cards f302; held f302 fuel; resources fuel
    """)
    t.plays("red", "lead Administration 2", "go on", "trade")
    t.asks("red", "trade_take", ["Fuel from slot 1 of White", "Fuel on Merchant League of White"])
    t.plays("red", "Fuel on Merchant League of White", "Fuel in slot 1")
    t.plays("white", "Psionic in slot 2")
    assert t.resources("red") == ["fuel"] and t.resources("white") == ["fuel", "psionic"] and not t.g.held


def test_bc22_sworn_guardians_guard_the_trust_and_what_lies_on_cards() -> None:
    t = reach(TABLE.format(red="cards bc20") + "        blue: cards bc22\n        white: cards bc24\n")
    t.plays("red", "lead Aggression 2", "go on", "use Silver-Tongues")
    t.cannot("red", "Fuel on Imperial Trust of Blue").can("red", "Sworn Guardians of Blue")


# -- what the holder cannot do -------------------------------------------------------------------------------------


def test_c83_frozen_resources_cannot_be_spent() -> None:
    t = reach(TABLE.format(red="agents 10"))
    t.plays("red", "lead Aggression 2", "go on", "end turn")
    t.plays("blue", "pivot with Construction 2", "go on").cannot("blue", "spend...")
    t.plays("blue", "end turn").plays("white", "pivot with Construction 3", "go on").cannot("white", "spend...")


def test_x42_outrage_leaves_the_trust_alone() -> None:
    t = reach(TABLE.format(red="agents 10") + "        blue: resources fuel relic\n")
    provoke_outrage(t.g, 1, FUEL)
    assert t.trust() == ["fuel", "fuel", "psionic"] and t.resources("blue") == ["relic"]
    assert t.game.view(None)["ambitions"]["tycoon"]["counts"][1] == 2
    t.g.check()


def test_c83_outrage_leaves_what_is_frozen_on_a_card_that_stays() -> None:
    t = reach(TABLE.format(red="agents 10") + "        white: resources relic\n")
    provoke_outrage(t.g, 2, RELIC)
    assert tokens_on(t.g, LEAGUE) == [FUEL, FUEL, RELIC] and t.resources("white") == []


def test_l27_tycoons_ambition_works_and_frozen_material_and_fuel_stay() -> None:
    t = reach("""
        seats 3, initiative red
        fates: steward founder magnate
        red: hand aggression-2; cards l27 f302; held f302 fuel; resources fuel weapon
        trust: 1 material
        ambitions: tycoon 5
    """)
    t.plays("red", "lead Aggression 2", "go on", "use Tycoon's Ambition", "declare Keeper")
    assert t.resources("red") == ["weapon"] and t.trust() == ["material"] and tokens_on(t.g, LEAGUE) == [FUEL]
    assert t.markers("keeper") == [[3, 2]]


def test_l28_tycoons_charm_cannot_discard_frozen_tokens() -> None:
    t = reach("""
        seats 3, initiative red
        fates: steward founder magnate
        red: hand aggression-2; cards l28 f302; held f302 fuel fuel; resources fuel weapon
        trust: 1 material
        ambitions: tycoon 5
    """)
    t.plays("red", "lead Aggression 2", "go on", "use Tycoon's Charm")
    t.asks("red", "charm", ["discard Fuel from slot 1", "stop"])


def test_bc24_relic_fence_cannot_discard_frozen_tokens() -> None:
    t = reach("""
        seats 3, initiative red
        fates: steward founder magnate
        red: hand aggression-2; cards bc24 f302; held f302 fuel relic; resources weapon psionic
        trust: 1 material
    """)
    t.plays("red", "lead Aggression 2", "go on", "use Relic Fence")
    t.asks("red", "fence", ["discard Weapon from slot 1", "discard Psionic from slot 2"])


def test_bc24_relic_fence_needs_a_resource_that_is_not_frozen() -> None:
    t = reach("""
        seats 3, initiative red
        fates: steward founder magnate
        red: hand aggression-2; cards bc24 f302; held f302 fuel relic
    """)
    t.plays("red", "lead Aggression 2", "go on").cannot("red", "use Relic Fence")


def test_l09_cloud_cities_are_not_paid_with_frozen_resources() -> None:
    t = reach("""
        seats 3, initiative red
        fates: steward founder magnate
        1-crescent: red 1 ship
        red: hand construction-2; cards l09 f302; held f302 fuel; resources relic
    """)
    t.plays("red", "lead Construction 2", "go on", "build").cannot("red", "cloud city in 1-crescent")


def test_a42_cartels_do_not_discard_what_is_frozen() -> None:
    t = reach(TABLE.format(red="cards bc06") + "        white: resources fuel\n        ambitions: tycoon 5\n")
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative").plays("white", "pass the initiative")
    assert t.resources("white") == []
    assert t.trust() == ["fuel", "fuel", "psionic"] and tokens_on(t.g, LEAGUE) == [FUEL, FUEL, RELIC]


# -- bans on stealing ----------------------------------------------------------------------------------------------


def test_l21_keepers_trust_guards_the_imperial_trust() -> None:
    """The thief has Fuel, so no Fuel can be stolen; the Psionic can."""
    table = TABLE.format(red="cards bc20; resources fuel") + "        ambitions: keeper 5\n        blue: cards l21\n"
    t = reach(table)
    t.plays("red", "lead Aggression 2", "go on", "use Silver-Tongues")
    t.cannot("red", "Fuel on Imperial Trust of Blue").can("red", "Psionic on Imperial Trust of Blue")


def test_l21_what_the_thief_has_counts_frozen_tokens() -> None:
    table = TABLE.format(red="cards bc20 f302; held f302 psionic")
    table = table.replace("; cards f302; held f302 fuel fuel relic", "")
    t = reach(table + "        ambitions: keeper 5\n        blue: cards l21; resources psionic material\n")
    t.plays("red", "lead Aggression 2", "go on", "use Silver-Tongues")
    t.asks("red", "steal_anything", ["Fuel on Imperial Trust of Blue", "Material from slot 2 of Blue"])


@pytest.mark.parametrize(
    ("holder", "cards", "safe", "open_to_theft"),
    [
        ("Blue", "l22 bc17 bc12", "Farseers", "Prison Wardens"),  # the Psionic lies in the Trust
        ("White", "l22 bc24 bc12", "Relic Fence", "Prison Wardens"),  # the Relic lies on Merchant League
    ],
)
def test_l22_keepers_solidarity_counts_tokens_on_cards_and_the_trust(
    holder: str, cards: str, safe: str, open_to_theft: str
) -> None:
    t = reach(TABLE.format(red="cards bc20") + f"ambitions: keeper 5\n{holder.lower()}: cards {cards}\n")
    t.plays("red", "lead Aggression 2", "go on", "use Silver-Tongues")
    t.cannot("red", f"{safe} of {holder}").can("red", f"{open_to_theft} of {holder}")


# -- cards that hold tokens ----------------------------------------------------------------------------------------


def test_c84_tokens_stay_on_a_card_that_changes_hands() -> None:
    t = reach(TABLE.format(red="agents 10"))
    t.g.cards[2] = without(t.g.cards[2], LEAGUE)
    t.g.cards[0] = (*t.g.cards[0], LEAGUE)
    assert [has(t.g, seat, FUEL) for seat in range(3)] == [2, 2, 0]
    t.g.check()


def test_a_card_takes_tokens_from_the_supply_as_long_as_there_are_any() -> None:
    t = reach(TABLE.format(red="agents 10") + "        supply: 1 weapon\n")
    assert hold(t.g, LEAGUE, WEAPON) and not hold(t.g, LEAGUE, WEAPON)
    assert tokens_on(t.g, LEAGUE) == [FUEL, FUEL, WEAPON, RELIC]


def test_l13_ancient_holdings_is_a_slot_for_who_holds_it_now() -> None:
    t = reach("""
        seats 3, initiative red
        fates: steward founder magnate
        red: hand aggression-2; cards l13
    """)
    assert len(t.slots("red")) == 3 and len(t.slots("blue")) == 2
    t.g.slots[6] = RELIC
    t.g.supply[RELIC] -= 1
    t.g.check()
    discard_card(t.g, 0, CARD_NUMBER["l13"])
    assert t.supply("relic") == 5 and t.slots("red") == ["-", "-"]
    t.g.check()


def test_l13_its_token_is_not_frozen_and_costs_four_keys() -> None:
    t = reach("""
        seats 3, initiative red
        fates: steward founder magnate
        1-gate: red 1 ship
        red: hand aggression-2; cards l13; resources - - - - - - fuel
    """)
    t.plays("red", "lead Aggression 2", "go on").can("red", "spend Fuel from slot 7 to move")
    assert t.player("red")["slots"][-1] == {"resource": "fuel", "cost": 4, "open": True, "thing": None}


def test_l13_is_not_covered_when_a_city_returns() -> None:
    """C115: only slots of the board are covered; what lies on cards and in the Trust is untouched."""
    t = reach("""
        seats 3, initiative red
        fates: steward founder magnate
        red: hand aggression-2; cards l13 f302; held f302 relic; resources fuel weapon material - - - psionic
        blue: hand aggression-3; trophies red 1 city
        white: hand aggression-4
        trust: 2 fuel
        ambitions: warlord 5
    """)
    assert t.slots("red") == ["fuel", "weapon", "material", "psionic"]
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative").plays("white", "pass the initiative")
    t.asks("red", "discard_excess").cannot("red", "discard Relic from slot 1")
    t.plays("red", "discard the loose Material")
    assert t.slots("red") == ["fuel", "weapon", "psionic"]
    assert t.trust() == ["fuel", "fuel"] and tokens_on(t.g, LEAGUE) == [RELIC]
