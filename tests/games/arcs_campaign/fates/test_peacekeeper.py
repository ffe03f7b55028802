"""The Peacekeeper in Act II: the objective, Oath of Peace, Arsenal Keepers, both Resolutions."""

import pytest

from boardwright.games.arcs.campaign.fates.peacekeeper import Objective
from boardwright.games.arcs.campaign.held import tokens_on
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.campaign.players import reveal_fate
from boardwright.games.arcs.facts import CARD_NUMBER, WEAPON
from boardwright.games.arcs.resources import provoke_outrage
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.test_summit import agree

FATES = "fates: peacekeeper pacifist blight-speaker"
KEEPERS = CARD_NUMBER["f1503"]
RED = 0


def at_lead(lines: str = "", red: str = "cards f1502 f1503", hand: str = "administration-2") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        6-gate: red 1 damaged ship
        red: hand {hand}; {red}
        {lines}
        """)


def leads(lines: str = "", red: str = "cards f1502 f1503", hand: str = "administration-2") -> ReachScenario:
    suit, number = hand.split("-")
    return at_lead(lines, red, hand).plays("red", f"lead {suit.capitalize()} {number}", "go on")


# -- F1501: the objective ------------------------------------------------------------------------------------------


def test_f1501_b44_weapons_had_and_weapon_planets_controlled() -> None:
    t = at_lead(
        """
        1-arrow: red 1 ship
        2-crescent: red 1 ship; blue 1 ship
        3-hex: empire 1 ship
        5-arrow: blue 1 ship
        1-hex: red 1 ship
        trust: 1 weapon 1 fuel
        """,
        "cards f1503 cc05; resources weapon fuel; held f1503 weapon weapon",
    )
    card = REACH_CARDS[CARD_NUMBER["f1501"]]
    assert isinstance(card, Objective) and card.promise(t.g, RED) == 6
    t.plays("red", "pass the initiative")
    assert t.objective("red") == 16 - 4 - 2


def test_f1501_what_the_empire_controls_and_the_trust_are_the_first_regents_only() -> None:
    t = at_lead("3-hex: empire 1 ship; red 1 ship\ntrust: 1 weapon\nfirst regent: blue", "power 0")
    t.plays("red", "pass the initiative")
    assert t.objective("red") == 16


# -- F1502: Oath of Peace ------------------------------------------------------------------------------------------


def battles(lines: str, cards: str = "f1502") -> ReachScenario:
    return leads(lines, f"cards {cards}", "aggression-2").plays("red", "battle")


def test_f1502_destroyed_ships_go_home() -> None:
    t = battles("1-hex: red 2 ships; blue 1 damaged ship, 1 ship")
    t.dice(assault="hit hit").plays("red", "1 Assault die", "0 Raid dice", "0 Skirmish dice")
    while t.game.decision is not None and t.game.decision.ask == "hit_ship":
        t.plays("red", "a damaged ship")
    assert t.g.trophies_of(RED) == 0 and sum(t.ships("blue", "1-hex")) + t.g.ships[1] == 15


def test_f1502_destroyed_cities_cover_the_slots_of_their_owner_at_once() -> None:
    t = battles(
        "1-hex: red 2 ships; blue damaged city\n2-hex: blue city, city\nblue: resources fuel fuel fuel fuel fuel"
    )
    t.dice(assault="hit hit").plays("red", "1 Assault die", "0 Raid dice", "0 Skirmish dice")
    assert t.g.trophies_of(RED) == 0 and t.g.cities[1] == 3 and len(t.slots("blue")) == 4
    t.asks("blue", "discard_excess")


def test_f1502_agents_of_a_ransack_go_home() -> None:
    t = battles("1-hex: red 2 ships; blue damaged city\ncourt: aid01, cc05 blue 2, cc02, cc03, cc04")
    t.dice(assault="hit hit").plays("red", "1 Assault die", "0 Raid dice", "0 Skirmish dice")
    assert t.g.trophies_of(RED) == 0 and t.g.agents[1] == 10 and "cc05" in t.cards("red")


def test_f1502_blight_is_still_a_trophy() -> None:
    t = battles("1-hex: red 2 ships; blight 1 damaged ship")
    t.dice(assault="hit hit").plays("red", "1 Assault die", "0 Raid dice", "0 Skirmish dice")
    assert t.trophies("red", "blight") == {"ships": 1}


def test_f1502_what_a_rival_gives_goes_home_too() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2, summit red
        {FATES}
        1-hex: red 2 ships; blue 2 ships
        red: hand administration-2; cards f1502
        blue: trophies white 1 ship
        """)
    t.plays("red", "nothing more")
    agree(t, "red", "blue red trophy white ship", "blue")
    assert t.trophies("red", "white") == {} and t.g.ships[2] == 15


def test_f1502_warlord_cannot_be_declared() -> None:
    t = at_lead(hand="aggression-4").plays("red", "lead Aggression 4").cannot("red", "declare Warlord")
    t = at_lead("court: aid01, cc11 red 1, cc02, cc03, cc04", hand="aggression-2")
    t.plays("red", "lead Aggression 2", "go on", "secure").cannot("red", "declare Warlord")
    t.plays("red", "declare Keeper")


def test_f1502_why_warlord_cannot_be_declared() -> None:
    t = at_lead("ambitions: keeper 5", hand="aggression-4").plays("red", "lead Aggression 4")
    assert "Oath of Peace forbids you to declare it." in t.why_not("red", "ambition")


def test_f1502_warlord_pays_nothing_but_the_place_is_taken() -> None:
    t = at_lead("blue: trophies white 2 ships\nambitions: warlord 5", "cards f1502; trophies blight 3 ships")
    t.plays("red", "pass the initiative")
    assert t.power("red") == 0 and t.power("blue") == 3


def test_f1502_other_ambitions_pay() -> None:
    t = at_lead("ambitions: keeper 5", "cards f1502; resources relic").plays("red", "pass the initiative")
    assert t.power("red") == 5


def edicts(policy: str, cards: str = "f1502") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 2, begin edicts
        {FATES}
        red: cards {cards}; hand administration-2
        policy: {policy}
        """)


def test_f1502_with_war_on_top_the_first_regent_must_switch() -> None:
    t = edicts("war").asks("red", "govern", ["change to the Policy of Peace", "change to the Policy of Escalation"])
    t.plays("red", "change to the Policy of Peace")
    assert t.policy() == "peace"


def test_f1502_no_switch_to_war() -> None:
    t = edicts("peace")
    t.asks("red", "govern", ["enforce the Policy of Peace", "change to the Policy of Escalation"])
    edicts("war", "f1503").plays("red", "enforce the Policy of War")


# -- F1503: Arsenal Keepers ----------------------------------------------------------------------------------------

ARSENAL = "1-arrow: red 1 ship, city"


def test_f1503_a_taxed_weapon_may_be_put_on_it_or_in_a_slot() -> None:
    t = leads(ARSENAL, "cards f1503").plays("red", "tax")
    t.asks("red", "place_token").plays("red", "Weapon on Arsenal Keepers")
    assert tokens_on(t.g, KEEPERS) == [WEAPON] and t.resources("red") == [] and t.supply("weapon") == 4


def test_f1503_with_full_slots_nothing_is_discarded() -> None:
    t = leads(ARSENAL, "cards f1503; resources fuel fuel relic").plays("red", "tax")
    t.plays("red", "Weapon on Arsenal Keepers")
    assert t.resources("red") == ["fuel", "fuel", "relic"]


def test_f1503_what_lies_in_slots_cannot_be_moved_onto_it() -> None:
    t = leads(ARSENAL, "cards f1503; resources weapon fuel").plays("red", "tax", "rearrange all tokens")
    t.plays("red", "Weapon on Arsenal Keepers")  # the new one
    t.asks("red", "place_token").cannot("red", "Weapon on Arsenal Keepers")
    t = leads(ARSENAL, "cards f1503; resources weapon fuel").plays("red", "tax", "rearrange all tokens")
    t.plays("red", "Weapon in slot 1", "Weapon on Arsenal Keepers")
    assert tokens_on(t.g, KEEPERS) == [WEAPON]


def test_f1503_a_covered_slot_does_not_make_a_weapon_new() -> None:
    t = at_lead(
        "2-hex: red city, city\nblue: trophies red 1 city\nambitions: warlord 5",
        "cards f1503; resources - fuel relic relic weapon",
    )
    t.plays("red", "pass the initiative").asks("red", "place_token", ["Weapon in slot 1", "rearrange all tokens"])


def test_f1503_b48_given_and_stolen_ones_too() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2, summit red
        {FATES}
        1-hex: red 2 ships; blue 2 ships
        red: hand administration-2; cards f1503
        blue: resources weapon
        """)
    t.plays("red", "nothing more")
    agree(t, "red", "blue red token weapon 0", "blue")
    t.plays("red", "Weapon on Arsenal Keepers")
    assert tokens_on(t.g, KEEPERS) == [WEAPON]
    t = leads("blue: resources weapon", "cards f1503 cc08").plays("red", "use Silver-Tongues")
    t.plays("red", "Weapon on Arsenal Keepers")
    assert tokens_on(t.g, KEEPERS) == [WEAPON]


def test_f1503_weapons_there_are_frozen() -> None:
    t = leads(red="cards f1503; held f1503 weapon")
    t.cannot("red", "spend Weapon from Arsenal Keepers so that pips may battle")
    t = reach(f"""
        seats 3, initiative red, act 2, summit blue
        {FATES}
        1-hex: red 2 ships; blue 2 ships
        red: hand administration-2; cards f1503; held f1503 weapon
        blue: favors 2 red
        """)
    t.plays("blue", "call in Favors of Red").cannot("blue", "a resource on a card")


def test_f1503_two_keys_raid_one_but_never_the_card() -> None:
    t = reach(f"""
        seats 3, initiative blue, act 2
        {FATES}
        1-hex: blue 3 ships; red city
        red: cards f1503; held f1503 weapon weapon
        blue: hand aggression-2
        """)
    t.plays("blue", "lead Aggression 2", "go on", "battle", "0 Assault dice")
    t.dice(raid="key key intercept").plays("blue", "1 Raid die", "0 Skirmish dice")
    t.asks("blue", "raid", ["Weapon on Arsenal Keepers of Red", "stop"])
    t.plays("blue", "Weapon on Arsenal Keepers of Red", "Weapon in slot 1")
    assert t.resources("blue") == ["weapon"] and tokens_on(t.g, KEEPERS) == [WEAPON]


def test_f1503_weapon_outrage_discards_the_card_and_its_weapons_go_to_the_supply() -> None:
    t = at_lead(red="cards f1503; held f1503 weapon weapon")
    provoke_outrage(t.g, RED, WEAPON)
    assert t.court_discard() == ["f1503"] and t.supply("weapon") == 5


@pytest.mark.parametrize("choice", ["Weapon on Arsenal Keepers", "to the Imperial Trust"])
def test_f1503_a_demanded_weapon_may_go_there_instead_of_the_trust(choice: str) -> None:
    t = reach(f"""
        seats 3, initiative red, act 2, begin edicts
        {FATES}
        1-hex: empire 1 ship
        red: hand administration-2; cards f1503; resources weapon
        blue: resources weapon
        white: resources fuel
        policy: escalation
        """)
    t.plays("red", "enforce the Policy of Escalation", choice)
    kept = choice.startswith("Weapon")
    assert tokens_on(t.g, KEEPERS) == ([WEAPON] if kept else []) and t.resources("blue") == []
    assert t.trust() == (["fuel", "weapon"] if kept else ["fuel", "weapon", "weapon"])  # the own one goes there


# -- set-up and Resolution -----------------------------------------------------------------------------------------


def test_f1501_set_up() -> None:
    t = reach("""
        seats 2, initiative red, last act 2, begin intermission
        fates: steward admiral
        next fates: peacekeeper steward
        1-hex: red 6 ships, city; blue 1 ship
        red: objective 3; outrage relic psionic; resources weapon fuel; cards cc05
        """)
    while t.game.decision is not None and t.game.decision.ask != "replenish":
        t.game.play(t.game.decision.options[0])
    assert t.outrage("red") == ["weapon"] and t.g.dummy[WEAPON] == 0
    assert t.resources("red") == ["fuel"] and set(t.cards("red")) == {"f1502", "f1503"}
    t.plays("red", "in 1-gate", "in 2-gate")
    assert t.g.objectives[RED] == 18


def resolved(marker: int, cards: str = "f1502 f1503") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 2, last act 3, begin intermission
        {FATES}
        1-hex: red 1 ship; blue 1 ship; white 1 ship
        red: objective {marker}; cards {cards}; held f1503 weapon
        """)


def test_f1504_success() -> None:
    t = resolved(0)
    assert {"f1502", "f1503"} <= set(t.cards("red"))
    assert {CARD_NUMBER["f1505"], CARD_NUMBER["f1506"]} <= set(t.g.court_deck)
    assert t.supply("weapon") == 5  # frozen resources are returned


def test_f1504_failure() -> None:
    t = resolved(2)
    assert t.cards("red") == [] and CARD_NUMBER["f1503"] in t.g.court_deck and CARD_NUMBER["f1502"] in t.g.scrapped
    assert CARD_NUMBER["f1505"] not in t.g.court_deck and t.supply("weapon") == 5


def test_f1502_is_scrapped_when_the_peacekeeper_takes_another_fate() -> None:
    t = resolved(0)
    t.g.sealed = (16, *t.g.sealed[1:])
    reveal_fate(t.g, RED)
    assert CARD_NUMBER["f1502"] in t.g.scrapped and "f1503" in t.cards("red")


def test_f1502_c111_under_the_quorum_the_first_regent_demands_nothing_for_war() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2, begin edicts
        {FATES}
        red: cards f1502; hand administration-2
        blue: captives 1 white
        white: title outlaw
        laws: f113
        policy: war
        """)
    assert t.captives("blue", "white") == 1 and t.g.favors_of(RED, 1) == 0
