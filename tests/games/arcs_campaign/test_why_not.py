"""Why something cannot be done now in a campaign: laws, Events, the Council and Summits."""

import pytest

from .position import ReachScenario, reach
from .steps import red_leads

TRUCE_BATTLE = "The Truce Law: a Regent harms no Imperial ships, and no other Regent beside them."
TRUCE_TAX = "The Truce Law: a Regent does not tax another Regent's city beside Imperial ships."
ESCORT = "The Movement Law: Imperial ships move only along with ships of yours."
DECIDED = "The Imperial Council is Decided until something turns it to In Session."

# -- Events --------------------------------------------------------------------------------------------------------


def following(blue: str, red: str = "construction-2", lead: str = "lead Construction 2") -> ReachScenario:
    """Red has led; blue follows with this hand."""
    t = reach(f"""
        seats 3, initiative red
        2-arrow: red 1 ship; blue 1 damaged ship; white 1 ship
        red: hand {red}
        blue: hand {blue}
        white: hand event-3; resources weapon
    """)
    return t.plays("red", lead, "go on", "end turn")


def test_c43_an_event_cannot_be_led() -> None:
    t = reach("seats 3, initiative red\n2-arrow: red 1 ship\nred: hand construction-2 event-1")
    assert t.why_not("red", "law04") == ["You cannot lead an Event; play it when you follow."]
    t = reach("seats 3, initiative red\n2-arrow: red 1 ship\nred: hand construction-2")
    assert t.why_not("red", "law04") == []


def test_c43_an_event_copies_and_pivots_with_nothing() -> None:
    t = following("event-1 aggression-3")
    assert set(t.why_not("blue", "law04")) == {"An Event can neither copy nor pivot: it is played as an Event."}
    assert t.why_not("blue", "copy") == t.why_not("blue", "pivot") == []
    t = following("event-1 event-2")
    assert t.why_not("blue", "copy") == t.why_not("blue", "pivot") == ["You have nothing but Events; play one."]
    assert following("aggression-3").why_not("blue", "law04") == ["You have no Event in hand."]


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("event-1 event-2", "You need one more card in hand to seize with."),
        ("event-1 aggression-3", "Follow with a card first; then you may seize with another."),
        ("aggression-3", "You need one more card in hand to seize with."),
    ],
)
def test_c43_nobody_seizes_with_an_event(hand: str, said: str) -> None:
    assert following(hand).why_not("blue", "seize") == [said]


def test_c43_after_following_events_are_no_cards_to_seize_with() -> None:
    t = following("event-1 aggression-3").plays("blue", "pivot with Aggression 3")
    assert t.why_not("blue", "seize") == ["You need one more card in hand to seize with."]


def test_c45_a_second_event_gives_no_pips() -> None:
    t = following("event-1 aggression-3").plays("blue", "play an Event", "go on", "end turn")
    t.plays("white", "play an Event").asks("white", "turn")
    said = "Your Event gives no pips: it is not the first this round, or the Council was secured before it."
    assert t.why_not("white", "tax") == t.why_not("white", "build") == [said]


def test_c44_the_first_event_has_the_pips_of_the_lead_card() -> None:
    t = following("event-1 aggression-3").plays("blue", "play an Event", "go on")
    assert t.why_not("blue", "repair") == []
    assert t.why_not("blue", "tax") == ["Your pips come from Construction, which gives Build and Repair."]


@pytest.mark.parametrize(
    ("side", "topic", "said"),
    [
        ("Zeal 3", "build", "Your pips come from Zeal, which gives Move, Influence, Battle and Tax."),
        ("Wisdom 3", "tax", "Your pips come from Wisdom, which gives Build, Repair and Secure."),
    ],
)
def test_the_sides_of_a_faithful_card_have_pips_of_their_own(side: str, topic: str, said: str) -> None:
    t = reach("seats 3, initiative red\n2-arrow: red 1 damaged ship, city\nred: hand faithful-3")
    t.plays("red", f"lead {side}")
    assert t.why_not("red", topic) == [said]


# -- the laws of the Empire ----------------------------------------------------------------------------------------


def test_c33_the_truce_law_forbids_the_only_battle() -> None:
    t = red_leads("3-hex: red 1 ship; blue 1 ship; empire 1 ship")
    assert t.why_not("red", "battle") == [TRUCE_BATTLE]
    t = red_leads("3-hex: red 1 ship; blue 1 ship; empire 1 ship\nblue: title outlaw")
    assert t.why_not("red", "battle") == []
    t = red_leads("3-hex: red 1 ship\n4-hex: blue 1 ship")
    assert t.why_not("red", "battle") == [
        "No system holds both a ship that you may use and anything that you may battle."
    ]


def test_c33_in_a_battle_the_truce_law_names_systems_and_owners() -> None:
    t = red_leads("""
        3-hex: red 1 ship; blue 1 ship; white 1 ship; empire 1 ship
        4-hex: red 1 ship; blue 1 ship
        5-hex: red 1 ship; blue 1 ship; white 1 ship
    """).plays("red", "battle")
    t.asks("red", "battle_in", ["in 4-hex", "in 5-hex"])
    assert t.why_not("red", "truce-law") == [TRUCE_BATTLE]
    assert t.plays("red", "in 5-hex").why_not("red", "truce-law") == []


def test_c32_beside_an_outlaw_the_truce_law_still_protects_imperial_ships() -> None:
    t = red_leads("""
        3-hex: red 1 ship; blue 1 ship; white 1 ship; empire 1 ship; blight 1 ship
        blue: title outlaw
    """).plays("red", "battle")
    t.asks("red", "battle_whom", ["Blue", "the Blight"])
    assert t.why_not("red", "truce-law") == [TRUCE_BATTLE, TRUCE_BATTLE]  # White and the Empire


def test_c33_the_truce_law_forbids_taxing() -> None:
    table = "3-hex: red 1 ship; blue city; empire 1 ship"
    t = red_leads(table, card="administration-2")
    assert t.why_not("red", "tax") == [TRUCE_TAX]
    t = red_leads(f"{table}\n4-hex: red city, city", card="administration-2").plays("red", "tax")
    assert t.why_not("red", "truce-law") == [TRUCE_TAX]
    t = red_leads(f"{table}\n4-hex: red city, city\nblue: title outlaw", card="administration-2").plays("red", "tax")
    assert t.why_not("red", "truce-law") == []


def test_c30_imperial_ships_wait_for_an_escort() -> None:
    t = red_leads("3-hex: red city; empire 1 ship", card="mobilization-2")
    t.plays("red", "move").asks("red", "move_to")  # only the damaged ship in 6-hex can leave
    t = red_leads("3-hex: red city; empire 1 ship\n4-hex: red 1 ship", card="mobilization-2").plays("red", "move")
    t.asks("red", "move_from", ["from 4-hex", "from 6-hex"])
    assert t.why_not("red", "movement-law") == [ESCORT]


def test_c30_with_no_ship_left_nothing_moves() -> None:
    t = reach("""
        seats 3, initiative red
        3-hex: red starport; empire 1 ship
        red: hand mobilization-2
        blue: hand mobilization-6
    """).plays("red", "lead Mobilization 2", "go on")
    assert t.why_not("red", "move") == [ESCORT]


# -- the Council ---------------------------------------------------------------------------------------------------


def test_c49_a_decided_council_is_neither_influenced_nor_secured() -> None:
    court = "court: aid01 red 2, cc02, cc03, cc04, cc11\ncouncil: decided"
    t = red_leads(court, card="mobilization-2").plays("red", "influence")
    assert t.why_not("red", "aid01") == [DECIDED]
    t = red_leads(court, card="administration-2", red="resources relic")
    assert t.why_not("red", "secure") == [DECIDED]
    court = court.replace("cc02", "cc02 red 1").replace("cc03", "cc03 red 1")
    t = red_leads(court, red="resources relic").plays("red", "spend Relic from slot 1 to secure")
    t.asks("red", "secure", ["Construction Union", "Gatekeepers"])
    assert t.why_not("red", "aid01") == [DECIDED]
    t = red_leads(court.replace("decided", "in session"), card="mobilization-2").plays("red", "influence")
    assert t.why_not("red", "aid01") == []


def test_c48_a_tucked_council_is_out_of_reach() -> None:
    t = red_leads("council: tucked blue", card="mobilization-2").plays("red", "influence")
    assert t.why_not("red", "aid01") == ["Blue secured the Imperial Council this round."]


# -- Summits -------------------------------------------------------------------------------------------------------


def summit(text: str = "", **options: str | int) -> ReachScenario:
    """Red has called a Summit; each has two ships, blue has no ships beside the building."""
    return reach(
        f"""
        seats 3, initiative red, summit red
        1-gate: red 2 ships; blue 1 ship; white 2 ships
        2-arrow: blue city
        {text}
        """,
        **options,
    )


def test_c121_motions_that_are_not_possible() -> None:
    t = summit("council: in session")
    assert t.why_not("red", "call-to-order") == [
        "The Imperial Council is already In Session.",
        "The Empire can be revived only when nobody is a Regent.",
    ]
    t = summit("council: decided").plays("red", "leave the Empire")
    assert t.why_not("red", "call-to-order")[0] == "You have done that in this Summit; once is the limit."
    t = summit("council: decided\nred: title outlaw")
    assert t.why_not("red", "call-to-order")[0] == "Red is already an Outlaw."


def test_c55_without_favors_nothing_is_forced() -> None:
    t = summit("red: favors 3 blue\nblue: resources fuel")
    assert t.why_not("red", "favor") == ["You hold no Favor of White."]
    t = reach("seats 3, initiative red, summit red\n1-gate: red 2 ships; blue 1 ship\nred: favors 1 blue; ships 0")
    assert t.why_not("red", "favor")[0] == "Blue has nothing that your Favors can force."


def test_negotiations_come_after_the_call_to_order_or_not_at_all() -> None:
    t = summit()
    assert t.why_not("red", "negotiation") == ["First finish the Call to Order; Negotiations come after it."]
    t.plays("red", "nothing more")
    assert t.why_not("red", "negotiation") == []
    assert t.why_not("red", "call-to-order") == ["The Call to Order is over."]
    t = summit(negotiations="favors")
    assert t.why_not("red", "negotiation") == ["This game is played without Negotiations."]


def test_c123_proposals_and_deals_have_bounds() -> None:
    t = summit(offers=1).plays("red", "nothing more", "propose a deal")
    assert t.why_not("red", "negotiation") == ["There is nothing in the deal yet."]
    t.plays("red", "Blue gives White something", "a Favor")
    assert t.why_not("red", "negotiation") == ["You must give or receive something in a deal that you propose."]


def test_c123_without_proposals_left_one_can_only_be_done() -> None:
    t = summit(offers=1)
    t.game.ask_forced = True
    t.plays("red", "nothing more", "propose a deal", "Red gives Blue something", "a Favor", "drop this deal")
    t.plays("blue", "nothing more").plays("white", "nothing more").asks("red", "negotiate", ["nothing more"])
    assert t.why_not("red", "negotiation") == ["You have no proposals left in this Summit."]


def test_c123_a_refused_deal_must_be_changed() -> None:
    deal = ("propose a deal", "Red gives Blue something", "a Favor")
    t = summit().plays("red", "nothing more", *deal, "offer this deal").plays("blue", "refuse", "nothing more")
    t.plays("white", "nothing more").plays("red", *deal)
    assert t.why_not("red", "negotiation") == ["This deal was refused in this Summit; change it."]


def test_c123_a_deal_has_at_most_eight_items() -> None:
    t = summit().plays("red", "nothing more", "propose a deal")
    for _ in range(8):
        t.plays("red", "Red gives Blue something", "a Favor")
    assert t.why_not("red", "negotiation") == ["A deal has at most 8 items."]


def items(text: str, pair: str) -> ReachScenario:
    return summit(text).plays("red", "nothing more", "propose a deal", f"{pair} something")


def test_c57_the_last_ship_stays_and_a_building_beside_ships() -> None:
    t = reach("""
        seats 3, initiative red, summit red
        1-gate: red 2 ships; blue 2 ships
        2-arrow: blue 1 ship, city, starport
        4-hex: white 1 ship
    """).plays("red", "nothing more", "propose a deal", "Blue gives Red something")
    said = t.why_not("red", "negotiation")
    assert "Blue has ships beside each of their buildings; only a building without them can be ceded." in said
    assert "Red is a Regent already." in said


def test_c57_what_makes_a_deal_impossible() -> None:
    t = items("red: ships 0\nblue: title outlaw; resources fuel", "White gives Red")
    assert "Red has no ship left in supply for it." in t.why_not("red", "negotiation")
    t = items("blue: title outlaw; resources fuel", "White gives Blue")
    assert "Only the First Regent invites, and White is not." in t.why_not("red", "negotiation")


def test_a_deal_is_put_together_in_order() -> None:
    t = items("red: resources fuel weapon", "Red gives Blue")
    t.plays("red", "a resource", "Fuel from slot 1", "Red gives Blue something")
    assert t.why_not("red", "negotiation") == [
        "A deal is put together in order, and this kind would come earlier; drop the deal and begin with it.",
        "Blue is a Regent already.",
    ]


def test_outside_such_questions_nothing_is_said() -> None:
    t = summit().plays("red", "nothing more", "propose a deal", "Red gives Blue something", "a ship on the map")
    t.asks("red", "deal").plays("red", "offer this deal").asks("blue", "consent")
    assert t.game.why_not(1) == []
