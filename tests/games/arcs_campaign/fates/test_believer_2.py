"""The Believer: the Resolutions of Acts I and II, and Act II (F815 to F824)."""

import json

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.games.arcs.campaign.facts import FAITHFUL_STACK, IDEALS, WISDOM, ZEAL
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import ACTION_CARDS, AMBITIONS, CARD_NUMBER
from boardwright.games.arcs.state import EVERYONE, PILE
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.test_private_information import guesses, text


def numbers(*cards: str) -> list[int]:
    return [CARD_NUMBER[card] for card in cards]


def table(lines: str, initiative: str = "red", head: str = "") -> ReachScenario:
    """Act II; red is the Believer; nobody needs to be rescued."""
    return reach(f"""
        seats 3, initiative {initiative}, act 2{head}
        fates: believer founder magnate
        2-gate: red 2 ships; blue 2 ships; white 2 ships
        {lines}
        """)


# -- F815: the Resolution of Act I ---------------------------------------------------------------------------------


def after_act_1(objective: int, cards: str = "f802 f803") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, last act 2, begin intermission
        fates: believer founder magnate
        2-gate: red 3 ships
        3-gate: blue 3 ships
        4-gate: white 3 ships
        red: objective {objective}; cards {cards}
        blue: objective 0
        white: objective 0
        faithful: 3
        court: aid01, f804, cc01, cc02, cc03
        attached: f805 to cc01
        """)


@pytest.mark.parametrize("objective", [0, 4])
def test_f815_what_is_left_of_the_stack_goes_to_the_court_deck(objective: int) -> None:
    """With those in the Court, which go back anyway; Spreading the Faith leaves the campaign."""
    t = after_act_1(objective)
    assert not t.g.faithful and set(numbers("f810", "f811", "f812", "f804", "f805")) <= set(t.g.court_deck)
    assert CARD_NUMBER["f803"] in t.g.scrapped and "f802" in t.cards("red")


def test_f815_success_brings_the_young_light_and_a_plot() -> None:
    t = after_act_1(0)
    assert "f816" in t.cards("red") and CARD_NUMBER["f817"] in t.g.court_deck
    assert set(numbers("f818", "f819")) <= set(t.g.scrapped)


def test_f815_failure_brings_the_prodigal_one_and_secret_order_to_the_court_deck() -> None:
    t = after_act_1(4)
    assert set(numbers("f818", "f819")) <= set(t.g.court_deck)
    assert set(numbers("f816", "f817")) <= set(t.g.scrapped) and "f816" not in t.cards("red")
    assert {"f813", "f814"} <= set(t.laws())  # in force, Believer or not


# -- F820: the set-up of Act II ------------------------------------------------------------------------------------


def act_2(seed: int) -> Game:
    """The first lead of Act II; Act I counts as won."""
    options = {"fates": "caretaker,believer", "acts": "act_2", "first_act": 2}
    game = boardwright.new("arcs_campaign", seats=2, seed=seed, options=options)
    while game.decision is not None and state_of(game).stage != "lead":
        game.play(game.decision.options[0])
    return game


def state_of(game: Game) -> Campaign:
    assert isinstance(game.state, Campaign)
    return game.state


@pytest.mark.parametrize("seed", range(6))
def test_f820_set_up_five_ideals_and_a_doctrine_of_zeal_with_the_initiative(seed: int) -> None:
    game = act_2(seed)
    g = state_of(game)
    assert g.spare_ideals == IDEALS and not any(g.ideals)
    assert g.doctrine == (ZEAL if g.initiative == 1 else WISDOM)
    faith = game.view(0)["reach"]["faith"]
    assert faith == {
        "doctrine": "zeal" if g.initiative == 1 else "wisdom",
        "ideals": dict.fromkeys(AMBITIONS),
        "spare": 5,
    }


def test_a90_pluralistic_faith_stays_in_the_booklet() -> None:
    g = state_of(act_2(1))
    assert set(numbers("f813", "f814", "f821", "f822", "f823")) <= set(g.laws)
    assert set(numbers("f802", "f816", "f820")) <= set(g.cards[1]) and g.objectives[1] == 20


def test_the_faith_is_saved() -> None:
    t = table("red: hand faithful-3\nideals: keeper zeal, empath wisdom\ndoctrine: wisdom")
    again = rules_of("arcs_campaign").from_json(json.loads(json.dumps(t.g.to_json())))
    assert isinstance(again, Campaign)
    assert (again.ideals, again.doctrine, again.spare_ideals) == ((0, 0, 0, ZEAL, WISDOM, 0, 0), WISDOM, 3)


# -- F820: the objective -------------------------------------------------------------------------------------------


def scored(lines: str) -> int:
    """How far the objective advances when all have passed; what `promise` says before it is the same."""
    t = table(f"red: hand aggression-2; objective 30; resources relic psionic\n{lines}")
    promise = REACH_CARDS[CARD_NUMBER["f820"]].promise(t.g, 0)
    t.plays("red", "pass the initiative")
    assert promise == 30 - t.objective("red")
    return promise


def test_f820_an_ambition_won_with_an_ideal_advances_the_power_for_it() -> None:
    assert scored("ambitions: keeper 5\nideals: keeper wisdom") == 5
    assert scored("ambitions: keeper 5, keeper 3\nideals: keeper zeal") == 8
    assert scored("ambitions: keeper 5, empath 3\nideals: keeper zeal, empath wisdom") == 8


def test_f820_the_bonus_of_cities_is_included() -> None:
    cities = "2-hex: red city\n3-hex: red city\n4-hex: red city\n5-hex: red city"
    t = table(
        f"red: hand aggression-2; objective 30; resources relic\n{cities}\nambitions: keeper 5\nideals: keeper zeal"
    )
    t.plays("red", "pass the initiative")
    assert t.power("red") > 5 and 30 - t.objective("red") == t.power("red")


def test_f820_neither_without_an_ideal_nor_by_a_tie_or_second_place() -> None:
    assert scored("ambitions: keeper 5\nideals: empath zeal") == 0
    assert scored("ambitions: keeper 5\nideals: keeper zeal\nblue: resources relic") == 0
    assert scored("ambitions: keeper 5\nideals: keeper zeal\nblue: resources relic relic") == 0


# -- F822: the Doctrine --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "other"), [("Zeal", "Wisdom"), ("Wisdom", "Zeal")])
def test_f822_faithful_cards_are_led_on_the_side_of_the_doctrine(side: str, other: str) -> None:
    t = table(f"red: hand faithful-3 aggression-2\ndoctrine: {side.lower()}")
    t.can("red", f"lead {side} 3", "lead Aggression 2").cannot("red", f"lead {other} 3")
    assert t.why_not("red", "f822") == [f"The Doctrine shows {side}: Faithful cards are played on that side."]


def test_f822_it_binds_all_players_and_followers() -> None:
    t = table("blue: hand aggression-2\nwhite: hand faithful-9\nred: hand faithful-4", initiative="blue")
    t.plays("blue", "lead Aggression 2", "go on", "end turn")
    t.can("white", "pivot with Zeal 9", "copy with Faithful 9").cannot("white", "pivot with Wisdom 9")
    assert t.why_not("white", "f822")
    t = table("red: hand faithful-3\nblue: hand faithful-4 faithful-2\nwhite: hand faithful-9")
    t.plays("red", "lead Zeal 3", "go on", "end turn")
    t.can("blue", "surpass with Zeal 4", "copy with Faithful 2")
    t.cannot("blue", "pivot with Wisdom 4", "pivot with Wisdom 2", "surpass with Zeal 2")


def test_f822_without_a_doctrine_either_side_may_be_played() -> None:
    t = reach("""
        seats 3, initiative red, act 2
        fates: founder magnate steward
        laws: f813 f814
        2-gate: red 2 ships; blue 2 ships; white 2 ships
        red: hand faithful-3
        """)
    t.can("red", "lead Zeal 3", "lead Wisdom 3")


# -- F823: Doctrinal Faith -----------------------------------------------------------------------------------------


def test_f823_declaring_an_ambition_without_an_ideal_puts_one_of_the_doctrine_there() -> None:
    t = table("red: hand faithful-3 aggression-2\ndoctrine: wisdom").plays("red", "lead Wisdom 3", "declare Keeper")
    faith = t.game.view(1)["reach"]["faith"]
    assert faith["ideals"]["keeper"] == "wisdom" and faith["spare"] == 4
    assert "Keeper gets an Ideal of Wisdom." in t.chronicle()


def test_f823_declaring_it_again_changes_nothing() -> None:
    t = table("red: hand faithful-3\nideals: keeper zeal").plays("red", "lead Zeal 3", "declare Keeper")
    assert t.g.ideals[3] == ZEAL and t.g.spare_ideals == 4


def test_f823_an_ambition_with_the_other_ideal_cannot_be_declared() -> None:
    t = table("red: hand faithful-3\nideals: keeper wisdom, empath zeal").plays("red", "lead Zeal 3")
    t.can("red", "declare Empath", "declare Tycoon").cannot("red", "declare Keeper")
    assert "You play a Faithful card, and this ambition has an Ideal of Wisdom." in t.why_not("red", "ambition")


def test_f823_if_all_have_the_other_ideal_nothing_can_be_declared() -> None:
    ideals = ", ".join(f"{ambition} wisdom" for ambition in AMBITIONS)
    t = table(f"red: hand faithful-3\nideals: {ideals}").plays("red", "lead Zeal 3")
    t.asks("red", "turn").cannot("red", "declare Keeper")
    assert "You play a Faithful card, and this ambition has an Ideal of Wisdom." in t.why_not("red", "ambition")


def test_f823_binds_rivals_as_well_and_their_faithful_cards_place_ideals() -> None:
    t = table("blue: hand faithful-3\nideals: keeper wisdom", initiative="blue").plays("blue", "lead Zeal 3")
    t.cannot("blue", "declare Keeper").plays("blue", "declare Tyrant")
    assert list(t.g.ideals[:5]) == [0, ZEAL, 0, WISDOM, 0]


def test_f823_turns_with_other_cards_are_not_changed() -> None:
    t = table("red: hand aggression-7\nideals: keeper wisdom").plays("red", "lead Aggression 7")
    t.can("red", "declare Keeper").plays("red", "declare Tycoon")
    assert list(t.g.ideals[:5]) == [0, 0, 0, WISDOM, 0]


def test_f823_without_a_marker_left_none_is_placed() -> None:
    t = table("red: hand faithful-3")
    t.g.spare_ideals = 0
    t.plays("red", "lead Zeal 3", "declare Keeper")
    assert not any(t.g.ideals) and len(t.markers("keeper")) == 1


DEMANDS = "court: aid01, cc01, cc03, cc10, cc11 red 1\nred: resources relic\n2-hex: red city"
"""Red may secure Populist Demands in the Prelude, and so declare."""


def declares_by_demands(card: str, led: str, lines: str = "") -> ReachScenario:
    t = table(f"red: hand {card}\n{DEMANDS}\nideals: empath wisdom\n{lines}")
    return t.plays("red", led, "go on", "spend Relic from slot 1 to secure")


def test_f823_a_declaration_by_another_card_in_that_turn_is_bound_too() -> None:
    t = declares_by_demands("faithful-3", "lead Zeal 3").cannot("red", "declare Empath")
    t.plays("red", "declare Tycoon")
    assert t.g.ideals[0] == ZEAL
    t = declares_by_demands("mobilization-4", "lead Mobilization 4").can("red", "declare Empath")
    t.plays("red", "declare Tycoon")
    assert t.g.ideals[0] == 0


def test_a94_galactic_bards_declare_with_a_faithful_card_as_the_law_allows() -> None:
    lines = "blue: hand aggression-2\nred: hand faithful-3; cards bc25\nideals: empath wisdom"
    t = table(lines, initiative="blue").plays("blue", "lead Aggression 2", "go on", "end turn")
    t.plays("red", "pivot with Zeal 3").can("red", "declare Keeper").cannot("red", "declare Empath")
    t.plays("red", "declare Keeper")
    assert t.g.ideals[3] == ZEAL and not t.g.zero


def test_a96_a_faithful_card_played_face_down_does_not_bind() -> None:
    lines = f"blue: hand aggression-2\nred: hand faithful-3\n{DEMANDS}\nideals: empath wisdom"
    t = table(lines, initiative="blue").plays("blue", "lead Aggression 2", "go on", "end turn")
    t.plays("red", "copy with Faithful 3", "spend Relic from slot 1 to secure").can("red", "declare Empath")
    t.plays("red", "declare Tycoon")
    assert t.g.ideals[0] == 0


def test_f823_the_ideals_of_an_act_stay_from_chapter_to_chapter() -> None:
    t = table("red: hand faithful-3\nideals: keeper wisdom, empath zeal\nambitions: empath 5")
    t.plays("red", "pass the initiative")
    assert t.g.chapter == 2 and list(t.g.ideals[:5]) == [0, 0, 0, WISDOM, ZEAL] and t.g.spare_ideals == 3


# -- F821: Set Doctrine --------------------------------------------------------------------------------------------


def edicts(lines: str) -> ReachScenario:
    t = table(f"policy: war\n{lines}", head=", begin edicts")
    while t.game.decision is not None and t.game.decision.ask not in ("set_doctrine", "lead"):
        t.game.play(t.game.decision.options[0])
    return t


@pytest.mark.parametrize("card", ["f816", "f825"])
def test_f821_who_has_the_young_light_or_the_prophet_may_turn_the_doctrine(card: str) -> None:
    t = edicts(f"red: hand aggression-2\nblue: cards {card}")
    t.asks("blue", "set_doctrine", ["turn it to Wisdom", "go on"]).plays("blue", "turn it to Wisdom")
    assert t.g.doctrine == WISDOM and "The Doctrine now shows Wisdom." in t.chronicle()
    t = edicts(f"red: hand aggression-2\nblue: cards {card}\ndoctrine: wisdom").plays("blue", "go on")
    assert t.g.doctrine == WISDOM
    t.asks("red", "lead")


def test_f821_neither_the_prodigal_one_nor_the_believer_as_such_may() -> None:
    edicts("red: hand aggression-2; cards f818").asks("red", "lead")


def test_f821_it_is_the_last_edict() -> None:
    t = table("red: hand aggression-2; cards f816\npolicy: war", head=", begin edicts")
    assert [card for card, _ in t.g.agenda][-1:] == numbers("f821") or t.noted("edict")[-1] == (CARD_NUMBER["f821"],)


# -- F816, F818, F825: The Young Light -----------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["f816", "f818", "f825"])
def test_f816_brings_a_played_faithful_card_to_hand_when_the_round_ends(card: str) -> None:
    name = {"f816": "The Young Light", "f818": "The Prodigal One", "f825": "The Prophet"}[card]
    t = table(f"red: hand faithful-3 aggression-2 event-1; cards {card}\nblue: hand mobilization-4")
    t.plays("red", "lead Zeal 3", "go on", f"use {name}")
    assert card not in t.cards("red") and t.hand("red") == ["event-1"]  # an Event does not pay
    t.cannot("red", f"use {name}").plays("red", "end turn").plays("blue", "pivot with Mobilization 4", "end turn")
    assert t.hand("red") == ["event-1", "faithful-3"] and card in t.cards("red")
    assert "faithful-3" not in t.discard_pile() and f"Red lays {name} beside Zeal 3." in t.chronicle()


def test_f816_the_discarded_card_is_seen_by_its_owner_alone() -> None:
    t = table("red: hand faithful-3 aggression-2 aggression-4; cards f816")
    t.plays("red", "lead Zeal 3", "go on", "use The Young Light")
    t.asks("red", "pay_with_card", ["discard Aggression 2", "discard Aggression 4"]).plays(
        "red", "discard Aggression 4"
    )
    assert "aggression-4" in t.game.view(0)["known_discard"] and "aggression-4" not in t.game.view(1)["known_discard"]
    assert not any("Aggression 4" in line for line in t.chronicle("blue"))


def test_f816_a_faithful_card_of_a_rival_may_be_taken() -> None:
    t = table("blue: hand faithful-3\nred: hand aggression-2 aggression-4; cards f816", initiative="blue")
    t.plays("blue", "lead Zeal 3", "go on", "end turn").plays("red", "pivot with Aggression 2", "go on")
    t.plays("red", "use The Young Light", "end turn")
    assert t.hand("red") == ["faithful-3"] and t.game.view(1)["players"][0]["known"] == ["faithful-3"]


def test_f816_the_own_card_that_lies_face_down_may_be_taken_and_is_shown() -> None:
    lines = "blue: hand aggression-4 administration-3\nred: hand faithful-5 aggression-2; cards f816"
    t = table(lines, initiative="blue").plays("blue", "lead Aggression 4", "go on", "end turn")
    t.plays("red", "copy with Faithful 5", "go on", "use The Young Light")
    assert t.game.view(1)["round"][1]["card"] == "faithful-5"
    for guess in guesses(t.g, 1, 10):
        assert guess.played == t.g.played and guess.claims == t.g.claims and guess.turn_card == t.g.turn_card
    t.plays("red", "end turn")
    assert t.hand("red") == ["faithful-5"]


def test_f816_face_down_cards_of_rivals_are_not_offered() -> None:
    lines = (
        "blue: hand aggression-4\nwhite: hand faithful-5 faithful-6\nred: hand aggression-2 aggression-6; cards f816"
    )
    t = table(lines, initiative="blue").plays("blue", "lead Aggression 4", "go on", "end turn")
    t.plays("white", "copy with Faithful 5", "go on", "end turn").plays("red", "surpass with Aggression 6", "go on")
    t.asks("red", "turn").cannot("red", "use The Young Light")
    assert "No Faithful card" in t.why_not("red", "f816")[0]


def test_f816_an_event_cannot_pay_and_without_a_card_it_is_not_possible() -> None:
    t = table("red: hand faithful-3 event-1; cards f816\nblue: hand mobilization-4").plays(
        "red", "lead Zeal 3", "go on"
    )
    t.cannot("red", "use The Young Light")


def test_c105_a_surpass_counts_for_the_initiative_although_its_card_was_taken_back() -> None:
    lines = "red: hand aggression-2 faithful-3\nblue: hand faithful-5 administration-2 construction-2; cards f816"
    t = table(lines).plays("red", "lead Zeal 3", "go on", "end turn").plays("blue", "surpass with Zeal 5", "go on")
    t.plays("blue", "use The Young Light", "Zeal 5", "discard Administration 2", "end turn")
    assert t.initiative() == "blue" and "faithful-5" in t.hand("blue")


def test_c105_it_is_back_before_the_event_of_the_round() -> None:
    """So Set Doctrine finds it with its holder."""
    lines = "red: hand faithful-3 aggression-2; cards f816\nblue: hand event-1 aggression-3"
    t = table(lines).plays("red", "lead Zeal 3", "go on", "use The Young Light")
    t.plays("red", "end turn").plays("blue", "play an Event", "go on", "end turn")
    t.asks("red", "call_summit")
    assert "f816" in t.cards("red")


def test_f816_it_can_be_stolen_for_three_keys_and_the_prophet_is_protected() -> None:
    assert REACH_CARDS[CARD_NUMBER["f816"]].raid_cost == 3 and REACH_CARDS[CARD_NUMBER["f818"]].raid_cost == 1
    assert REACH_CARDS[CARD_NUMBER["f825"]].is_protected and not REACH_CARDS[CARD_NUMBER["f816"]].is_protected


def test_f819_secret_order_keeps_the_zero_marker_off_for_keeper_and_empath() -> None:
    t = table("red: hand faithful-3; cards f819").plays("red", "lead Zeal 3", "declare Keeper")
    assert not t.g.zero
    t = table("red: hand faithful-3; cards f819").plays("red", "lead Zeal 3", "declare Tycoon")
    assert t.g.zero


# -- F817: Plot to Kidnap ------------------------------------------------------------------------------------------


def crises(lines: str, court: str = "aid01, f817 blue 1, cc01, cc02, cc03") -> ReachScenario:
    return table(f"rolled: crisis-arrow 3\ncourt: {court}\n{lines}", head=", begin crises")


@pytest.mark.parametrize("card", ["f816", "f825"])
def test_f817_its_crisis_takes_the_young_light_or_the_prophet(card: str) -> None:
    """Protection does not help; the agents stay, and both are secured together."""
    t = crises(f"red: hand aggression-2\nwhite: cards {card}")
    assert t.row()[1] == f"{card} on f817" and card not in t.cards("white") and t.court()["f817"] == [0, 1, 0]


def test_f817_whoever_secures_the_plot_gets_them() -> None:
    t = table("red: hand aggression-2\ncourt: aid01, f817 red 1, cc01, cc02, cc03\nattached: f816 to f817")
    t.plays("red", "lead Aggression 2", "go on", "secure")
    assert "f816" in t.cards("red") and t.court_discard() == ["f817"]


def test_f817_its_crisis_takes_them_from_elsewhere_in_the_court() -> None:
    t = crises("red: hand aggression-2\ndeck: cc12", "aid01, cc01, f816 blue 1, f817, cc03")
    assert t.row()[1:4] == ["cc01", "cc12", "f816 on f817"] and t.agents("blue") == 10
    t = crises("red: hand aggression-2\nattached: f816 to cc01", "aid01, f817, cc01, cc02, cc03")
    assert t.row()[1:3] == ["f816 on f817", "cc01"]
    t = crises("red: hand aggression-2\nattached: f817 to f816", "aid01, f816 blue 1, cc01, cc02, cc03")
    assert t.row()[1] == "f816 on f817" and t.court()["f817"] == [0, 1, 0]


def test_f817_once_there_nothing_more_happens_to_them_and_neither_in_a_pile() -> None:
    t = crises("red: hand aggression-2\nattached: f816 to f817")
    assert t.row()[1] == "f816 on f817"
    t = crises("red: hand aggression-2\ncourt discard: f816")
    assert t.row()[1] == "f817" and t.court_discard() == ["f816"]
    t = crises("red: hand aggression-2\ndeck: f816")
    assert t.row()[1] == "f817" and CARD_NUMBER["f816"] in t.g.court_deck
    assert crises("red: hand aggression-2; cards f818").row()[1] == "f817"  # The Prodigal One is not named


def test_f817_its_crisis_takes_them_from_beside_a_played_card() -> None:
    """Stone-Speakers may bring Crises in the middle of a turn; that card is then not drawn."""
    lines = """red: hand faithful-3 aggression-2; cards f816 f504; resources relic
        blue: hand mobilization-4 mobilization-5
        2-hex: red city
        court: aid01, f817, cc11 red 1, cc02, cc03"""
    t = table(lines).plays("red", "lead Zeal 3", "go on", "use The Young Light")
    t.plays("red", "spend Relic from slot 1 to secure", "declare Keeper").rolls("crisis", "arrow", 3)
    t.plays("red", "stop the turn")
    if t.game.decision and t.game.decision.ask == "take_golems":
        t.chooses("red")
    assert t.row()[1] == "f816 on f817" and not t.g.claims
    t.plays("blue", "pivot with Mobilization 4", "go on", "end turn")
    assert t.hand("red") == [] and "f816" not in t.cards("red") and "faithful-3" in t.discard_pile()


def test_f817_its_crisis_costs_everybody_their_highest_faithful_card() -> None:
    t = crises("red: hand faithful-3 faithful-7 aggression-2\nblue: hand faithful-9\nwhite: hand aggression-6")
    assert t.hand("red") == ["aggression-2", "faithful-3"] and t.hand("blue") == []
    assert t.hand("white") == ["aggression-6"]
    assert {"faithful-7", "faithful-9"} <= set(t.discard_pile())
    assert t.game.view(2)["known_discard"] == ["faithful-7", "faithful-9"]
    assert "Blue discards Faithful 9." in t.chronicle()


PILE_LINES = "court: aid01, f817 red 1, cc01, cc02, cc03\ndiscard: faithful-4 faithful-8 construction-2\n"


def searching(lines: str = PILE_LINES, known: list[tuple[int, str]] | None = None) -> ReachScenario:
    t = table(f"red: hand aggression-2 aggression-4\nblue: hand mobilization-4\n{lines}")
    t.plays("red", "lead Aggression 2", "go on")
    t.g.knows = (*t.g.knows, *[(seer, PILE, ACTION_CARDS.index(card)) for seer, card in known or []])
    return t.plays("red", "secure")


def test_f817_who_secures_it_takes_the_highest_faithful_card_of_the_action_discard_pile() -> None:
    t = searching()
    assert t.hand("red") == ["aggression-4", "faithful-8"] and t.court_discard() == ["f817"]
    assert "faithful-4" in t.discard_pile() and "faithful-8" not in t.discard_pile()
    assert "Red searches the action discard pile, which is then shuffled." in t.chronicle()


def test_f817_the_card_need_not_be_shown_but_its_owner_has_seen_the_pile() -> None:
    t = searching()
    assert "faithful-8" not in text(t.game, 1) and not any("Faithful 8" in line for line in t.chronicle("blue"))
    assert sorted(t.game.view(0)["known_discard"]) == sorted(t.discard_pile())
    assert t.game.view(1)["known_discard"] == []


@pytest.mark.parametrize(
    ("known", "left"),
    [
        ([(EVERYONE, "faithful-8")], []),
        ([(EVERYONE, "faithful-4")], []),  # for all that the others know it may be the one
        ([(EVERYONE, "faithful-8"), (EVERYONE, "faithful-4")], ["faithful-4"]),
        ([(1, "faithful-8"), (EVERYONE, "construction-2")], ["construction-2"]),
    ],
)
def test_f817_others_no_longer_know_the_highest_they_knew_of(known: list[tuple[int, str]], left: list[str]) -> None:
    t = searching(known=known)
    assert t.game.view(1)["known_discard"] == left
    for guess in guesses(t.g, 1, 5):
        assert len(guess.hands[0]) == 2


def test_f817_with_no_faithful_card_there_nothing_is_taken() -> None:
    t = searching("court: aid01, f817 red 1, cc01, cc02, cc03")
    assert t.hand("red") == ["aggression-4"] and t.court_discard() == ["f817"]


def test_f817_with_split_piles_both_are_searched() -> None:
    lines = "court: aid01, f817 red 1, cc01, cc02, cc03\nface up: faithful-8\ndiscard: faithful-4"
    t = table(f"red: hand aggression-2 aggression-4\nblue: hand mobilization-4\n{lines}")
    t.g.split_discard = True
    t.plays("red", "lead Aggression 2", "go on", "secure")
    assert "faithful-8" in t.hand("red") and not t.g.face_up


def test_f817_what_was_seen_cannot_be_taken_back() -> None:
    t = searching()
    assert t.game.may_undo_to(0) == len(t.game.moves)


def test_f817_it_stays_after_its_crisis() -> None:
    t = crises("red: hand aggression-2")
    assert t.row()[1] == "f817" and t.court()["f817"] == [0, 1, 0]


# -- F824: the Resolution of Act II --------------------------------------------------------------------------------


def after_act_2(objective: int, red: str = "f802 f816", blue: str = "") -> ReachScenario:
    return reach(f"""
        seats 2, initiative red, act 2, last act 3, begin intermission
        fates: believer caretaker
        2-gate: red 3 ships
        3-gate: blue 3 ships
        red: objective {objective}; cards {red}
        blue: objective 0{"; cards " + blue if blue else ""}
        ideals: keeper zeal, empath wisdom
        """)


def test_f824_success_turns_the_young_light_into_the_prophet() -> None:
    t = after_act_2(0)
    assert "f825" in t.cards("red") and CARD_NUMBER["f816"] in t.g.scrapped
    assert set(numbers("f826", "f827", "f828")) <= set(t.g.scrapped)
    assert {"f821", "f822", "f823", "f814"} <= set(t.laws())


def test_f824_who_lost_the_young_light_gets_no_prophet() -> None:
    t = after_act_2(0, red="f802", blue="f816")
    assert CARD_NUMBER["f825"] in t.g.scrapped and "f816" in t.cards("blue") and "f825" not in t.cards("red")


def test_a91_after_a_success_the_spare_ideals_stay_available() -> None:
    t = after_act_2(0)
    assert list(t.g.ideals[:5]) == [0, 0, 0, ZEAL, WISDOM] and t.g.spare_ideals == 3 and t.g.doctrine == ZEAL


def test_f824_failure_scraps_spare_ideals_and_changes_the_laws() -> None:
    t = after_act_2(6)
    assert CARD_NUMBER["f825"] in t.g.scrapped and CARD_NUMBER["f826"] in t.g.court_deck
    assert set(numbers("f821", "f823")) <= set(t.g.scrapped)
    assert {"f822", "f827", "f828", "f814"} <= set(t.laws()) and not {"f821", "f823"} & set(t.laws())
    assert "f816" in t.cards("red")


def test_a91_after_a_failure_the_ideals_on_ambitions_and_the_doctrine_stay() -> None:
    t = after_act_2(6)
    assert list(t.g.ideals[:5]) == [0, 0, 0, ZEAL, WISDOM] and t.g.spare_ideals == 0 and t.g.doctrine == ZEAL


# -- Faithful cards after Act I ------------------------------------------------------------------------------------


def test_a92_a_faithful_card_of_the_court_deck_comes_to_the_row_and_to_a_hand() -> None:
    t = table(
        "red: hand aggression-2 aggression-4\ncourt: aid01, f804 red 1, cc01, cc02, cc03\nblue: hand mobilization-2"
    )
    size = len(t.g.deck)
    t.plays("red", "lead Aggression 2", "go on", "secure")
    assert "faithful-9" in t.hand("red") and len(t.g.deck) == size + 1


def test_a93_they_are_dealt_with_all_other_cards_in_the_next_chapter() -> None:
    t = table("red: hand faithful-3 faithful-9").plays("red", "pass the initiative")
    assert t.g.chapter == 2 and {34, 40} <= set(t.g.discard + [card for hand in t.g.hands for card in hand])


def test_a_guess_keeps_the_faith_as_it_is() -> None:
    t = table("red: hand faithful-3\nideals: keeper zeal")
    guess = t.g.copy()
    rules_of("arcs_campaign").redeal(guess, 1, Rng.seeded(3))
    assert (guess.ideals, guess.doctrine, guess.spare_ideals) == (t.g.ideals, t.g.doctrine, t.g.spare_ideals)
    assert len(FAITHFUL_STACK) == 9
