"""Why something cannot be done now: this moment's reason for every action, way to follow and Prelude part."""

import pytest

from .position import ArcsScenario, arcs


def turn(text: str, card: str, *more: str) -> ArcsScenario:
    """Red leads the card and is asked for the first step of the turn."""
    t = arcs(f"seats 3, initiative red\n{text}")
    t.plays("red", f"lead {card}", *more)
    return t if t.decision("red").ask == "turn" else t.plays("red", "go on")


# -- the seven actions ---------------------------------------------------------------------------------------------


def test_r40_tax_without_a_city() -> None:
    t = turn("3-hex: red 1 ship; blue 1 ship, city\nred: hand administration-2", "Administration 2")
    assert t.why_not("red", "tax") == ["You have no city, and you control no system with a Rival's city."]


def test_r40_r22_tax_when_every_city_was_taxed() -> None:
    t = turn("2-hex: red city, city\nred: hand administration-2", "Administration 2")
    assert t.why_not("red", "tax") == []
    t.plays("red", "tax", "city 2-hex/1", "Relic in slot 1", "tax", "Relic in slot 2")
    assert t.why_not("red", "tax") == ["All 2 cities you may tax have been taxed this turn."]
    t = turn("2-hex: red city\nred: hand administration-2", "Administration 2", "go on", "tax", "Relic in slot 1")
    assert t.why_not("red", "tax") == ["The only city you may tax has been taxed this turn."]


def test_r42_build_without_starport_or_free_slot() -> None:
    t = turn("3-gate: red 2 ships\nred: hand construction-2; resources psionic", "Construction 2")
    assert t.why_not("red", "build") == ["You have no starport, and no piece in a system with a free building slot."]


def test_r43_build_when_the_starport_was_used() -> None:
    t = turn("2-arrow: red starport\n3-gate: red 1 damaged ship\nred: hand construction-2", "Construction 2")
    t.plays("red", "build")
    assert t.why_not("red", "build") == [
        "Your starport has built a ship this turn, and you have no piece in a system with a free building slot."
    ]


def test_r50_move_without_ships() -> None:
    t = turn("2-hex: red city\nred: hand mobilization-2", "Mobilization 2")
    assert t.why_not("red", "move") == ["You have no ships on the map."]


def test_r46_repair_without_damage() -> None:
    t = turn("2-hex: red city, 2 ships\nred: hand construction-2", "Construction 2")
    assert t.why_not("red", "repair") == ["None of your ships or buildings is damaged."]
    t = turn("2-hex: red city, 1 damaged ship\nred: hand construction-2", "Construction 2")
    assert t.why_not("red", "repair") == []


def test_r47_influence_without_agents() -> None:
    t = turn("2-hex: red city\nred: hand mobilization-2; agents 0; resources psionic", "Mobilization 2")
    assert t.why_not("red", "influence") == ["You have no agents left in your supply."]


def test_r48_secure_needs_the_most_agents() -> None:
    red = "2-gate: red 1 ship\nred: hand aggression-2"
    t = turn(f"{red}\ncourt: bc02 blue 1, bc10", "Aggression 2")
    assert t.why_not("red", "secure") == ["You have no agents on Court cards."]
    t = turn(f"{red}\ncourt: bc02 red 1 blue 1, bc10", "Aggression 2")
    assert t.why_not("red", "secure") == ["You do not have more agents than each Rival on any Court card."]
    t = turn(f"{red}\ncourt: bc02 red 2 blue 1, bc10", "Aggression 2")
    assert t.why_not("red", "secure") == []


def test_r56_battle_needs_a_rival_in_the_same_system() -> None:
    t = turn("2-hex: red 2 ships\n3-hex: blue 1 ship\nred: hand aggression-2", "Aggression 2")
    assert t.why_not("red", "battle") == ["No system holds both one of your ships and a Rival's piece."]
    t = turn("2-hex: red city\n3-hex: blue 1 ship\nred: hand aggression-2; resources psionic", "Aggression 2")
    assert t.why_not("red", "battle") == ["You have no ships on the map."]


@pytest.mark.parametrize(
    ("card", "actions", "pips"),
    [
        ("Administration 2", "build move secure", "Tax, Repair and Influence"),
        ("Aggression 2", "tax build repair influence", "Battle, Move and Secure"),
        ("Construction 2", "tax move influence secure battle", "Build and Repair"),
        ("Mobilization 2", "tax build repair secure battle", "Move and Influence"),
    ],
)
def test_a_card_gives_only_the_actions_of_its_suit(card: str, actions: str, pips: str) -> None:
    suit, number = card.split()
    t = turn(f"2-hex: red city, 2 ships\nred: hand {suit.lower()}-{number}", card)
    for action in actions.split():
        assert t.why_not("red", action) == [f"Your pips come from {suit}, which gives {pips}."]


def test_r25_a_copy_gives_the_actions_of_the_lead_card() -> None:
    t = arcs("""
        seats 2, initiative blue, set-up 2p-frontiers
        2-hex: red city, 2 ships
        3-hex: blue city, 1 ship
        blue: hand construction-4
        red: hand mobilization-2
    """)
    t.plays("blue", "lead Construction 4", "go on", "end turn").plays("red", "copy")
    assert t.why_not("red", "move") == ["Your pips come from Construction, which gives Build and Repair."]


# -- the Prelude ---------------------------------------------------------------------------------------------------


def test_what_a_token_gives_is_not_called_impossible() -> None:
    t = turn("2-hex: red city, 2 ships\nred: hand construction-2; resources fuel", "Construction 2")
    t.can("red", "spend Fuel from slot 1 to move")
    assert t.why_not("red", "move") == [] and t.why_not("red", "prelude") == []


def test_a_token_whose_actions_are_not_possible() -> None:
    t = turn("2-hex: red city\nred: hand construction-2; resources fuel", "Construction 2")
    assert t.why_not("red", "prelude") == ["Fuel: none of its actions is possible now."]
    assert t.why_not("red", "move") == ["You have no ships on the map."]


def test_r67_an_outraged_token() -> None:
    t = turn("2-hex: red city, 1 ship\nred: hand construction-2; resources fuel; outrage fuel", "Construction 2")
    assert t.why_not("red", "prelude") == ["You have Fuel Outrage: spending it gives no action."]


def test_r17_a_weapon_brings_battle() -> None:
    text = "2-hex: red city, 2 ships; blue 1 ship\nred: hand construction-2; resources weapon weapon"
    t = turn(text, "Construction 2")
    assert t.why_not("red", "battle") == [
        "Construction gives no Battle. If you spend a Weapon in the Prelude, your pips may battle too."
    ]
    t.plays("red", "spend Weapon from slot 1 so that pips may battle")
    assert t.why_not("red", "battle") == []
    assert t.why_not("red", "prelude") == ["You have already spent a Weapon: all your pips may battle."]


def test_r11_the_prelude_ends_with_the_first_pip() -> None:
    text = "2-hex: red city, 1 damaged ship\nred: hand construction-2; resources fuel; cards bc08"
    t = turn(text, "Construction 2")
    assert t.why_not("red", "bc08") == []
    t.plays("red", "repair")
    over = "The Prelude ended when you spent the first pip."
    assert t.why_not("red", "prelude") == [over] and t.why_not("red", "bc08") == [over]


def test_no_tokens_to_spend() -> None:
    t = turn("2-hex: red city\nred: hand construction-2", "Construction 2")
    assert t.why_not("red", "prelude") == ["You have no resources to spend."]


def test_r15_a_card_secured_in_this_prelude() -> None:
    text = "2-hex: red city\nred: hand construction-2; resources relic\ncourt: bc08 red 1, bc10, bc11, bc13"
    t = turn(text, "Construction 2", "go on", "spend Relic from slot 1 to secure")
    assert t.why_not("red", "bc08") == [
        "You secured this card in this Prelude; its Prelude part must wait for your next one."
    ]


def test_d31_a_union_needs_a_face_up_card() -> None:
    t = turn("2-hex: red city\nred: hand construction-2; cards bc04", "Construction 2")
    assert t.why_not("red", "bc04") == ["No unclaimed card of its suit is face up this round."]


def test_r19_a_new_action() -> None:
    t = turn("2-hex: red city\nred: hand construction-2; cards bc12", "Construction 2")
    assert t.why_not("red", "bc12") == [
        "You have no Captives to press into service.",
        "Your pips come from Construction, which gives Build and Repair.",
    ]


# -- playing cards, seizing, declaring -----------------------------------------------------------------------------


FOLLOWING = """
    seats 3, initiative red
    2-hex: red city, 1 ship
    3-hex: blue city, 1 ship
    red: hand construction-4 construction-6
    blue: hand {hand}
    white: hand mobilization-6
"""


def following(hand: str) -> ArcsScenario:
    return arcs(FOLLOWING.format(hand=hand)).plays("red", "lead Construction 4", "go on", "end turn")


def test_before_a_card_is_led() -> None:
    t = arcs(FOLLOWING.format(hand="construction-2"))
    assert t.why_not("red", "build") == ["Play a card first: it gives you your Prelude and your pips."]
    assert t.why_not("red", "surpass") == ["You have the initiative: you lead a card, and the others follow."]
    assert t.why_not("red", "seize") == ["You already have the initiative."]
    assert t.why_not("red", "ambition") == ["You may declare right after leading a card that shows an ambition."]


def test_r24_surpassing_needs_a_higher_card_of_the_suit() -> None:
    t = following("construction-3 mobilization-2 construction-5")
    assert t.why_not("blue", "surpass") == ["Construction 3 is not higher than the 4 that was led."]
    t = following("aggression-5 mobilization-2")
    assert t.why_not("blue", "surpass") == ["You have no Construction card, and only the led suit can surpass."]
    assert t.why_not("blue", "lead") == ["Red led this round; you follow."]


def test_r25_pivoting_needs_another_suit() -> None:
    t = following("construction-3 construction-2")
    assert t.why_not("blue", "pivot") == ["All your cards are Construction, the led suit; a pivot needs another suit."]
    assert t.why_not("blue", "copy") == []


def test_r27_seizing() -> None:
    t = following("construction-3 mobilization-2")
    assert t.why_not("blue", "seize") == ["Follow with a card first; then you may seize with another."]
    t.plays("blue", "copy with Construction 3", "seize with Mobilization 2")
    assert t.why_not("blue", "seize") == ["Blue has already seized the initiative this round; that happens only once."]
    t = following("construction-3")
    assert t.why_not("blue", "seize") == ["You need one more card in hand to seize with."]
    t = following("construction-3 mobilization-2").plays("blue", "copy with Construction 3")
    assert t.why_not("blue", "ambition") == ["Only the leader declares an ambition, and you are following."]
    t.plays("blue", "go on")
    assert t.why_not("blue", "seize") == ["You can seize only right after you follow with a card, before the Prelude."]


def test_r35_declaring() -> None:
    t = arcs(FOLLOWING.format(hand="construction-2")).plays("red", "lead Construction 4")
    assert set(t.why_not("red", "ambition")) == {"Construction 4 can declare only the ambition of its number."}
    declared = t.game.fork()
    t.plays("red", "go on")
    assert t.why_not("red", "ambition") == ["You can declare only right after the card is played, before the Prelude."]
    t.game = declared
    t.plays("red", t.options()[0])
    assert t.why_not("red", "ambition") == [
        "An ambition has been declared this turn; the lead card declares only one, right after it is led."
    ]


def test_bc25_who_follows_with_galactic_bards_may_declare_afterwards() -> None:
    bards = FOLLOWING.format(hand="aggression-5 construction-5; cards bc25")
    t = arcs(bards).plays("red", "lead Construction 4", "go on", "end turn")
    assert t.why_not("blue", "ambition") == [
        "Follow with a card first; if you surpass or pivot with it, a card of yours lets you declare its ambition."
    ]
    t = arcs(bards).plays("red", "lead Construction 4", "declare Warlord", "end turn")
    assert t.why_not("blue", "ambition") == ["Only the leader declares an ambition, and you are following."]


def test_r36_declaring_without_a_marker() -> None:
    t = arcs(FOLLOWING.format(hand="construction-2") + "    ambitions: tycoon 5, warlord 3, tyrant 2\n")
    t.plays("red", "lead Construction 4")
    assert t.why_not("red", "ambition") == ["All ambition markers have been placed this chapter."]


def test_in_the_middle_of_an_action_nothing_is_said() -> None:
    t = turn("2-hex: red city, 2 ships\n3-hex: red 1 ship\nred: hand mobilization-2", "Mobilization 2")
    t.plays("red", "move")
    assert t.asks("red", "move_from").game.why_not(0) == []
