"""What holds for all lore: its nature (R99), clearing Outrage, discarding, new actions, simultaneous effects."""

import pytest

from boardwright.games.arcs.resources import clear_outrage, provoke_outrage
from boardwright.games.arcs.state import OWED
from tests.games.arcs.cards.steps import counts, stows
from tests.games.arcs.leaders.steps import attacks, red_leads
from tests.games.arcs.position import arcs

ALL_LORE = " ".join(f"l{number:02}" for number in range(1, 29))


def test_r99_lore_adds_to_no_ambition() -> None:
    t = red_leads("construction-2", f"cards {ALL_LORE}")
    for ambition in ("tycoon", "tyrant", "warlord", "keeper", "empath"):
        assert counts(t, ambition) == [0, 0, 0]


def test_r99_lore_cannot_be_stolen_in_a_raid() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 2 ships; blue starport\nblue: cards l01 l13 l24 bc09")
    attacks(t, raid="key key intercept, key key intercept").asks("red", "raid", ["Shipping Interest of Blue", "stop"])


def test_r99_lore_cannot_be_stolen_by_cards() -> None:
    t = red_leads("construction-2", "cards bc20", "blue: cards l01 l19 bc09\nwhite: cards l02")
    t.plays("red", "use Silver-Tongues")  # the Shipping Interest is all there is
    assert t.cards("red") == ["bc09"]
    t = red_leads("aggression-2", "power 0", "blue: cards l01 l19\ncourt: bc30 red 1, bc02, bc03, bc04")
    t.plays("red", "secure").asks("red", "turn")
    assert t.cards("blue") == ["l01", "l19"]


def test_r99_outrage_does_not_hit_lore() -> None:
    t = red_leads("construction-2", f"cards {ALL_LORE}")
    for resource in range(5):
        provoke_outrage(t.g, 0, resource)
    assert t.cards("red") == ALL_LORE.split()


def test_r99_lore_is_no_guild_card_to_give_away() -> None:
    t = arcs("seats 3, leaders yes\nred: hand administration-2; cards lead07 l01\nblue: hand mobilization-6")
    t.plays("red", "lead Administration 2").asks("red", "turn")  # Generous has no guild card to give


def test_clearing_an_outrage_sends_the_agent_first_to_one_that_is_owed() -> None:
    t = red_leads("construction-2", "cards l19; outrage psionic; agents 0")
    provoke_outrage(t.g, 0, 3)
    assert t.g.outrage[3] == OWED
    t.plays("red", "discard Empath's Vision to clear Outrage")
    assert (t.outrage("red"), t.agents("red"), t.g.outrage[3]) == (["relic"], 0, 1)


def test_clearing_an_owed_outrage_brings_no_agent() -> None:
    t = red_leads("construction-2", "cards l19; agents 0")
    provoke_outrage(t.g, 0, 4)
    assert t.g.outrage[4] == OWED
    clear_outrage(t.g, 0, 4)
    assert (t.outrage("red"), t.agents("red")) == ([], 0)


def test_clearing_needs_no_declared_ambition() -> None:
    t = red_leads("construction-2", "cards l28; outrage fuel")
    t.plays("red", "discard Tycoon's Charm to clear Outrage")
    assert t.outrage("red") == []


def test_clearing_keeps_the_lore_from_speaking_afterwards() -> None:
    t = red_leads("aggression-2", "cards l19; outrage psionic", "3-hex: red 1 ship; blue 2 ships\nambitions: empath 5")
    t.plays("red", "discard Empath's Vision to clear Outrage")
    attacks(t, skirmish="blank").asks("red", "turn")  # no reroll


TABLE = """3-hex: red 2 ships, city, starport; blue 1 damaged ship
3-gate: blue 1 damaged ship
2-hex: red 2 ships; blue city
ambitions: tyrant 5"""
NEW_ACTIONS = [
    ("l01", "summon", "construction", "material"),
    ("l02", "fire rifles", "aggression", ""),
    ("l10", "nurture", "construction", "material"),
    ("l10", "prune", "administration", "material"),
    ("l16", "guide", "mobilization", "fuel"),
    ("l18", "martyr", "mobilization", "fuel"),
    ("l26", "annex", "construction", "material"),
]


@pytest.mark.parametrize(("card", "action", "suit", "resource"), NEW_ACTIONS)
def test_r19_a_new_action_is_paid_by_what_pays_for_the_action_it_replaces(
    card: str, action: str, suit: str, resource: str
) -> None:
    replaced = {"summon": "build", "nurture": "build", "annex": "build", "prune": "repair", "fire rifles": "battle"}
    actions = {
        "administration": ["tax", "repair", "influence"],
        "aggression": ["battle", "move", "secure"],
        "construction": ["build", "repair"],
        "mobilization": ["move", "influence"],
    }
    for led, names in actions.items():
        t = red_leads(f"{led}-2", f"cards {card}; resources material fuel", TABLE)
        t.asks("red", "turn")
        assert (action in t.options()) == (replaced.get(action, "move") in names), led
        for slot, token in enumerate(("material", "fuel"), 1):
            said = f"spend {token.capitalize()} from slot {slot} to {action}"
            assert (said in t.options()) == (token == resource)
    assert suit in actions


def test_r19_psionic_pays_for_a_new_action_of_the_lead_suit() -> None:
    t = red_leads("construction-2", "cards l26; resources psionic", TABLE)
    t.can("red", "spend Psionic from slot 1 to annex")
    t = red_leads("mobilization-2", "cards l26; resources psionic", TABLE)
    t.cannot("red", "spend Psionic from slot 1 to annex")


def test_r17_a_spent_weapon_never_opens_fire_rifles_for_another_resource() -> None:
    t = red_leads("construction-2", "cards l02; resources weapon psionic", TABLE)
    t.plays("red", "spend Weapon from slot 1 so that pips may battle").can("red", "fire rifles")
    t.cannot("red", "spend Psionic from slot 2 to fire rifles")


def test_r21_repair_drones_and_resilient_in_the_order_that_the_player_taking_their_turn_picks() -> None:
    t = red_leads("aggression-2", "cards lead16 l07", "3-hex: red 3 ships, 2 damaged ships, starport; blue 1 ship")
    attacks(t, skirmish="blank").asks("red", "which_first", ["Quartermaster first", "Repair Drones first"])
    t.plays("red", "Repair Drones first").asks("red", "turn")
    assert t.ships("red", "3-hex") == (5, 0)


def test_r21_the_attacker_orders_the_effects_of_both_sides_after_a_battle() -> None:
    t = red_leads(
        "aggression-2",
        "cards l07",
        """3-hex: red 3 ships, 1 damaged ship; blue 1 ship, 1 damaged ship
        2-hex: blue 1 ship, starport
        blue: cards lead16""",
    )
    attacks(t, skirmish="blank").asks("red", "which_first", ["Repair Drones first", "Quartermaster first"])


def test_r22_once_per_turn_spans_prelude_and_pips_and_ends_with_the_turn() -> None:
    t = red_leads("construction-2", "cards l01; resources material", "3-hex: red 1 ship, city", hand="construction-3")
    t.plays("red", "spend Material from slot 1 to summon").cannot("red", "summon").plays("red", "end turn")
    t.plays("blue", "copy with Mobilization 6", "end turn").plays("red", "lead Construction 3", "go on")
    t.can("red", "summon")


def test_a_declared_ambition_ends_with_its_markers() -> None:
    """The chapter ends, the markers return: Empath's Bond is silent again."""
    t = arcs("""
        seats 3, leaders yes
        red: hand administration-2; cards l20
        3-hex: blue city
        6-hex: red 1 ship
        ambitions: empath 5
    """)
    t.plays("red", "lead Administration 2", "go on")
    stows(t.plays("red", "tax"), "red")
    t.plays("red", "end turn")
    assert t.g.chapter == 2
    assert t.markers("empath") == []
