"""The Partisan in Act I: F601, F602 and F603."""

import pytest

import boardwright
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import ACTION_CARDS, CARD_NUMBER
from boardwright.games.arcs.state import EVERYONE, OWED
from boardwright.kernel.rng import Rng
from tests.games.arcs.position import SEATS
from tests.games.arcs_campaign.position import ReachScenario, reach

OUTRAGES = [f"seize by {resource} Outrage" for resource in ("Material", "Fuel", "Weapon", "Relic", "Psionic")]
FORBIDDEN = "Partisan Seizing: you cannot seize with an extra action card."


def following(blue: str = "hand construction-4 aggression-4", rest: str = "") -> ReachScenario:
    """Red has led Construction 3 and ended the turn; Blue, the Partisan with both cards, follows."""
    t = reach(f"""
        seats 3, initiative red
        fates: steward partisan founder
        2-arrow: red 1 ship, starport
        3-arrow: blue 1 ship, starport
        4-arrow: white 1 ship, starport
        red: hand construction-3 administration-2
        blue: cards f602 f603; {blue}
        {rest}
    """)
    return t.plays("red", "lead Construction 3", "go on", "end turn")


def chapter_of(red: str, rest: str = "", seats: int = 3) -> ReachScenario:
    """Red, the Partisan, passes with the last card: the chapter has ended."""
    t = reach(f"""
        seats {seats}, initiative red
        fates: {"partisan steward founder" if seats == 3 else "partisan steward"}
        red: hand administration-2; {red}
        {rest}
    """)
    return t.plays("red", "pass the initiative")


def spying(red: str, blue: str, white: str = "", rest: str = "") -> ReachScenario:
    """Red, the Partisan, leads Administration 2 with these cards left in hand, and may spy."""
    t = reach(f"""
        seats 3, initiative red
        fates: partisan steward founder
        2-arrow: red 1 ship, starport
        3-arrow: blue 1 ship, starport
        4-arrow: white 1 ship, starport
        red: hand administration-2 {red}; cards f602
        blue: hand {blue}
        white: hand {white}
        {rest}
    """)
    return t.plays("red", "lead Administration 2", "go on")


def known(t: ReachScenario, seer: str, holder: str) -> list[str]:
    """The cards of a hand that a seat knows."""
    cards: list[str] = t.game.view(SEATS[seer])["players"][SEATS[holder]]["known"]
    return cards


def guesses(t: ReachScenario, seer: str) -> list[list[list[str]]]:
    """The hands as a seat may guess them."""
    found: list[list[list[str]]] = []
    for seed in range(20):
        guess = t.g.copy()
        t.game.rules.redeal(guess, SEATS[seer], Rng.seeded(seed))
        guess.check()
        found.append([[ACTION_CARDS[card] for card in hand] for hand in guess.hands])
    return found


# -- F601: the initiative ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "start"), [(2, 12), (3, 11), (4, 10)])
def test_f601_the_partisan_begins_with_both_cards(seats: int, start: int) -> None:
    fates = ",".join(["partisan", "steward", "founder", "admiral"][:seats])
    g = boardwright.new("arcs_campaign", seats=seats, seed=1, options={"fates": fates}).state
    assert isinstance(g, Campaign)
    assert g.objectives[0] == start and list(g.cards[0]) == [CARD_NUMBER[card] for card in ("f602", "f603", "f601")]


def test_f601_seizing_advances_1_at_once() -> None:
    t = following().plays("blue", "surpass with Construction 4", OUTRAGES[2])
    assert t.initiative() == "blue" and t.objective("blue") == 10


def test_f601_surpassing_with_a_seven_advances_1() -> None:
    t = following("hand construction-7 aggression-4").plays("blue", "surpass with Construction 7")
    assert t.initiative() == "blue" and t.objective("blue") == 10


def test_f601_the_highest_surpass_of_a_round_advances_1() -> None:
    t = following().plays("blue", "surpass with Construction 4", "go on")
    assert t.objective("blue") == 11
    t.plays("blue", "end turn")
    assert t.initiative() == "blue" and t.objective("blue") == 10


def test_f601_a_card_that_seizes_advances_1() -> None:
    t = following(rest="blue: cards cc07").plays("blue", "surpass with Construction 4", "go on", "use Lattice Spies")
    assert t.initiative() == "blue" and t.objective("blue") == 10


def test_f601_a_seized_initiative_that_stays_does_not_advance_again() -> None:
    t = following().plays("blue", "surpass with Construction 4", OUTRAGES[2], "end turn").asks("blue", "lead")
    assert t.objective("blue") == 10


def test_f601_the_initiative_of_others_does_not_advance() -> None:
    t = following("hand aggression-4", "white: hand construction-5 aggression-2")
    t.plays("blue", "copy with Aggression 4", "go on", "end turn")
    t.plays("white", "surpass with Construction 5", "go on", "end turn").asks("white", "lead")
    assert t.objective("blue") == 11


def test_a72_a_pass_that_brings_the_marker_from_another_player_advances_1() -> None:
    t = reach("""
        seats 3, initiative red
        fates: steward partisan founder
        red: hand construction-2
        blue: hand construction-3
        white: hand construction-4
    """)
    t.plays("red", "pass the initiative")
    assert t.initiative() == "blue" and t.objective("blue") == 10
    t.plays("blue", "pass the initiative")
    assert t.initiative() == "white" and t.objective("blue") == 10


def test_a72_a_pass_that_leaves_the_marker_where_it_is_does_not() -> None:
    t = chapter_of("cards f603")
    assert t.initiative() == "red" and t.objective("red") == 11


def test_f601_with_two_seats_a_pass_to_and_fro_advances_1() -> None:
    t = reach("""
        seats 2, initiative red
        fates: partisan steward
        red: hand construction-2
        blue: hand construction-3
    """)
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative")
    assert t.initiative() == "red" and t.objective("red") == 11


# -- F601: ambitions -----------------------------------------------------------------------------------------------

WON = {
    "tycoon": "resources fuel material",
    "tyrant": "captives 1 blue",
    "warlord": "trophies blue 1 ships",
    "keeper": "resources relic",
    "empath": "resources psionic",
}


@pytest.mark.parametrize("ambition", WON)
def test_f601_an_ambition_won_without_outrage_advances_2(ambition: str) -> None:
    assert chapter_of(WON[ambition], f"ambitions: {ambition} 5").objective("red") == 9


@pytest.mark.parametrize(("ambition", "resource"), [("warlord", "weapon"), ("keeper", "relic"), ("empath", "psionic")])
def test_f601_only_outrage_of_the_counted_resource_hinders(ambition: str, resource: str) -> None:
    others = " ".join(one for one in ("material", "fuel", "weapon", "relic", "psionic") if one != resource)
    rest = f"ambitions: {ambition} 5"
    assert chapter_of(f"{WON[ambition]}; outrage {resource}", rest).objective("red") == 11
    assert chapter_of(f"{WON[ambition]}; outrage {others}", rest).objective("red") == 9


@pytest.mark.parametrize(("outrage", "left"), [("material", 11), ("fuel", 11), ("weapon relic psionic", 9)])
def test_a70_tycoon_advances_with_neither_material_nor_fuel_outrage(outrage: str, left: int) -> None:
    assert chapter_of(f"{WON['tycoon']}; outrage {outrage}", "ambitions: tycoon 5").objective("red") == left


def test_f601_tyrant_counts_whatever_the_outrage() -> None:
    t = chapter_of(f"{WON['tyrant']}; outrage material fuel weapon relic psionic", "ambitions: tyrant 5")
    assert t.objective("red") == 9


def test_f601_a_tie_is_not_won() -> None:
    assert chapter_of("resources relic", "blue: resources relic\nambitions: keeper 5").objective("red") == 11


def test_f601_c117_with_two_seats_the_box_is_a_third_player() -> None:
    assert chapter_of("resources relic", "ambitions: keeper 5", seats=2).objective("red") == 10
    assert chapter_of("resources relic", "ambitions: keeper 5\nset aside: 1 relic", seats=2).objective("red") == 12


# -- F602 ----------------------------------------------------------------------------------------------------------


def test_f602_spy_exchanges_the_highest_cards() -> None:
    t = spying("construction-4 aggression-2", "mobilization-6 aggression-3")
    t.plays("red", "spy").asks("red", "spy", ["Blue", "White"]).plays("red", "Blue")
    t.asks("red", "spy_give", ["give Construction 4"]).plays("red", "give Construction 4")
    t.asks("blue", "spy_return", ["give Mobilization 6"]).plays("blue", "give Mobilization 6")
    assert t.hand("red") == ["aggression-2", "mobilization-6"]
    assert t.hand("blue") == ["aggression-3", "construction-4"]
    assert t.g.pips == 3  # in place of an influence


def test_f602_the_card_comes_back_if_it_is_the_highest() -> None:
    t = spying("construction-5", "mobilization-4").plays("red", "spy", "Blue", "give Construction 5")
    t.asks("blue", "spy_return", ["give Construction 5"]).plays("blue", "give Construction 5")
    assert t.hand("red") == ["construction-5"] and t.hand("blue") == ["mobilization-4"]


def test_f602_the_giver_chooses_among_equal_cards() -> None:
    t = spying("aggression-5 construction-5", "mobilization-5 aggression-3").plays("red", "spy", "Blue")
    t.asks("red", "spy_give", ["give Aggression 5", "give Construction 5"]).plays("red", "give Aggression 5")
    t.asks("blue", "spy_return", ["give Aggression 5", "give Mobilization 5"]).plays("blue", "give Mobilization 5")
    assert t.hand("red") == ["construction-5", "mobilization-5"]


def test_f602_events_have_no_number_and_never_go() -> None:
    t = spying("event-1 aggression-2", "event-2 aggression-3").plays("red", "spy", "Blue")
    t.asks("red", "spy_give", ["give Aggression 2"]).plays(
        "red",
        "give Aggression 2",
    )
    t.asks("blue", "spy_return", ["give Aggression 3"])


@pytest.mark.parametrize("hand", ["", "event-2"])
def test_f602_a_rival_without_a_number_gives_the_card_back(hand: str) -> None:
    t = spying("aggression-2", hand, "aggression-4").plays("red", "spy", "Blue", "give Aggression 2")
    t.asks("blue", "spy_return", ["give Aggression 2"]).plays("blue", "give Aggression 2")
    assert t.hand("red") == ["aggression-2"]


@pytest.mark.parametrize("hand", ["", "event-1"])
def test_f602_with_only_events_or_no_card_it_does_nothing(hand: str) -> None:
    t = spying(hand, "mobilization-6")
    assert t.idle("red") == ["spy"]
    t.plays("red", "spy").asks("red", "turn").cannot("red", "spy")
    assert t.hand("blue") == ["mobilization-6"] and t.g.pips == 3


def test_f602_faithful_cards_go_up_to_nine() -> None:
    t = spying("aggression-6", "faithful-9 mobilization-7").plays("red", "spy", "Blue", "give Aggression 6")
    t.asks("blue", "spy_return", ["give Faithful 9"])


def test_f602_once_per_turn() -> None:
    t = spying("construction-4", "mobilization-6", "aggression-6", "red: resources psionic")
    t.plays("red", "spend Psionic from slot 1 to spy", "Blue", "give Construction 4")
    t.plays("blue", "give Mobilization 6").cannot("red", "spy")
    assert t.why_not("red", "f602") == ["You have spied already; once per turn is the limit."]
    t.plays("red", "end turn").plays("blue", "copy with Construction 4", "end turn")
    t.plays("white", "copy with Aggression 6", "end turn").plays("red", "lead Mobilization 6", "go on")
    t.can("red", "spy")


def test_f602_in_place_of_influence_only() -> None:
    t = reach("""
        seats 3, initiative red
        fates: partisan steward founder
        2-arrow: red 1 ship, starport
        red: hand aggression-2 construction-4; cards f602
        blue: hand mobilization-6
    """)
    t.plays("red", "lead Aggression 2", "go on").cannot("red", "spy")


def test_f602_a_spied_card_is_known_to_both_and_to_nobody_else() -> None:
    t = spying("construction-4 aggression-2", "mobilization-6 aggression-3", "aggression-7")
    t.plays("red", "spy", "Blue", "give Construction 4").plays("blue", "give Mobilization 6")
    assert known(t, "red", "blue") == ["construction-4"] and known(t, "blue", "red") == ["mobilization-6"]
    assert known(t, "white", "red") == known(t, "white", "blue") == []
    secret = [line for line in t.chronicle("red") if "Construction 4" in line or "Mobilization 6" in line]
    assert len(secret) == 2 and all(line in t.chronicle("blue") for line in secret)
    assert not any(line in t.chronicle("white") or line in t.chronicle() for line in secret)
    assert any("spies on" in line for line in t.chronicle())


def test_f602_a_card_that_came_back_is_known_to_the_rival() -> None:
    t = spying("construction-5 aggression-2", "mobilization-4").plays("red", "spy", "Blue", "give Construction 5")
    t.plays("blue", "give Construction 5")
    assert known(t, "blue", "red") == ["construction-5"] and known(t, "red", "blue") == []
    assert known(t, "white", "red") == []
    assert t.g.knows == ((SEATS["blue"], SEATS["red"], ACTION_CARDS.index("construction-5")),)


def test_f602_a_guess_keeps_what_both_know() -> None:
    t = spying("construction-4 aggression-2", "mobilization-6 aggression-3", "aggression-7")
    t.plays("red", "spy", "Blue", "give Construction 4").plays("blue", "give Mobilization 6")
    for hands in guesses(t, "red"):
        assert "construction-4" in hands[SEATS["blue"]] and hands[SEATS["red"]] == t.hand("red")
    for hands in guesses(t, "blue"):
        assert "mobilization-6" in hands[SEATS["red"]] and hands[SEATS["blue"]] == t.hand("blue")
    assert any("construction-4" not in hands[SEATS["blue"]] for hands in guesses(t, "white"))


def test_f602_the_others_no_longer_know_either_hand() -> None:
    """Whether it was exchanged or came back, they see and guess the same."""
    seen = []
    for returned in ("Construction 4", "Mobilization 4"):
        t = spying("construction-4 aggression-2", "mobilization-4 aggression-3", "aggression-7")
        for holder, card in (("red", "construction-4"), ("red", "aggression-2"), ("blue", "aggression-3")):
            t.g.knows = (*t.g.knows, (EVERYONE, SEATS[holder], ACTION_CARDS.index(card)))
        t.plays("red", "spy", "Blue", "give Construction 4").plays("blue", f"give {returned}")
        assert known(t, "white", "red") == known(t, "white", "blue") == []
        assert "aggression-3" in known(t, "red", "blue") and "aggression-2" in known(t, "blue", "red")
        seen.append((t.game.view(SEATS["white"])["players"], [hands[:2] for hands in guesses(t, "white")]))
    assert seen[0] == seen[1]


def test_f602_what_both_know_of_a_hand_besides_stays() -> None:
    t = spying("construction-4 aggression-2", "mobilization-6 aggression-3", "aggression-7")
    t.g.knows = (*t.g.knows, (SEATS["red"], SEATS["white"], ACTION_CARDS.index("aggression-7")))
    t.g.knows = (*t.g.knows, (SEATS["white"], SEATS["red"], ACTION_CARDS.index("construction-4")))
    t.plays("red", "spy", "Blue", "give Construction 4").plays("blue", "give Mobilization 6")
    assert known(t, "red", "white") == ["aggression-7"] and known(t, "white", "red") == []


def test_f602_there_is_no_undo_past_a_look() -> None:
    t = spying("construction-4", "mobilization-6")
    before = t.g.revealed()
    t.plays("red", "spy", "Blue", "give Construction 4")
    assert t.g.revealed() > before


def test_f602_whether_there_was_a_choice_is_veiled() -> None:
    t = spying("construction-4", "mobilization-6").plays("red", "spy", "Blue")
    assert t.decision("red").lapses
    assert t.plays("red", "give Construction 4").decision("blue").lapses


def test_f602_with_two_seats_there_is_one_rival() -> None:
    t = reach("""
        seats 2, initiative red
        fates: partisan steward
        2-arrow: red 1 ship, starport
        3-arrow: blue 1 ship, starport
        red: hand administration-2 construction-4; cards f602
        blue: hand mobilization-6
    """)
    t.plays("red", "lead Administration 2", "go on", "spy", "give Construction 4").plays("blue", "give Mobilization 6")
    assert t.hand("red") == ["mobilization-6"] and t.hand("blue") == ["construction-4"]
    assert known(t, "red", "blue") == ["construction-4"]


# -- F603 ----------------------------------------------------------------------------------------------------------


def test_f603_seizes_by_outrage_and_not_with_a_card() -> None:
    t = following(rest="blue: resources weapon weapon; cards cc05 cc01").plays("blue", "surpass with Construction 4")
    t.asks("blue", "before_prelude", [*OUTRAGES, "go on"]).cannot("blue", "seize with Aggression 4")
    assert t.why_not("blue", "seize") == [FORBIDDEN]
    t.plays("blue", OUTRAGES[2]).asks("blue", "turn")
    assert t.initiative() == "blue" and t.g.seized == SEATS["blue"]
    assert t.outrage("blue") == ["weapon"] and t.agents("blue") == 9 and t.resources("blue") == []
    assert t.court_discard() == ["cc05"] and "cc01" in t.cards("blue")


def test_f603_others_still_seize_with_a_card_and_not_by_outrage() -> None:
    t = following("hand aggression-4", "white: hand construction-4 aggression-5")
    t.plays("blue", "copy with Aggression 4", "go on", "end turn").plays("white", "surpass with Construction 4")
    t.asks("white", "before_prelude", ["seize with Aggression 5", "go on"])


def test_f603_only_types_without_outrage() -> None:
    t = following(rest="blue: outrage material psionic").plays("blue", "surpass with Construction 4")
    t.asks("blue", "before_prelude", [*OUTRAGES[1:4], "go on"])


def test_f603_with_all_five_outrages_there_is_no_way() -> None:
    t = following(rest="blue: outrage material fuel weapon relic psionic")
    t.plays("blue", "surpass with Construction 4").asks("blue", "turn")


def test_a71_a_resource_of_the_type_is_not_needed() -> None:
    t = following().plays("blue", "copy with Aggression 4", OUTRAGES[3])
    assert t.outrage("blue") == ["relic"] and t.initiative() == "blue"


@pytest.mark.parametrize("hand", ["construction-4", "construction-4 aggression-4"])
def test_f603_no_extra_card_is_needed(hand: str) -> None:
    t = following(f"hand {hand}")
    assert t.why_not("blue", "seize") == [FORBIDDEN]
    t.plays("blue", "surpass with Construction 4", OUTRAGES[0])
    assert t.initiative() == "blue"


def test_f603_an_event_is_a_card_too() -> None:
    t = following("hand event-1 aggression-4").plays("blue", "play an Event").asks("blue", "before_prelude")
    t.plays("blue", OUTRAGES[0])
    assert t.initiative() == "blue"


@pytest.mark.parametrize(("agents", "state"), [(1, 1), (0, OWED)])
def test_f603_r68_without_an_agent_the_next_one_is_owed(agents: int, state: int) -> None:
    t = following(rest=f"blue: agents {agents}").plays("blue", "surpass with Construction 4", OUTRAGES[0])
    assert t.g.outrage[5] == state and t.agents("blue") == 0 and t.initiative() == "blue"


def test_f603_other_ways_to_seize_stay() -> None:
    t = following(rest="blue: cards cc07").plays("blue", "surpass with Construction 4", "go on")
    t.can("blue", "use Lattice Spies")
    t = following("hand construction-7 aggression-4").plays("blue", "surpass with Construction 7").asks("blue", "turn")
    assert t.initiative() == "blue" and t.outrage("blue") == []


def test_f603_r27_not_after_somebody_has_seized() -> None:
    t = reach("""
        seats 3, initiative white
        fates: steward partisan founder
        2-arrow: red 1 ship, starport
        3-arrow: blue 1 ship, starport
        4-arrow: white 1 ship, starport
        red: hand construction-4 aggression-2
        blue: hand construction-5 aggression-4; cards f603
        white: hand construction-3
    """)
    t.plays("white", "lead Construction 3", "go on", "end turn")
    t.plays("red", "surpass with Construction 4", "seize with Aggression 2", "end turn")
    t.plays("blue", "surpass with Construction 5").asks("blue", "turn")
    assert t.initiative() == "red"


def test_f603_who_leads_has_nothing_to_seize() -> None:
    t = reach("""
        seats 3, initiative red
        fates: partisan steward founder
        2-arrow: red 1 ship, starport
        red: hand construction-3 aggression-4; cards f603
    """)
    t.plays("red", "lead Construction 3", "go on").asks("red", "turn")


def test_f603_c82_psionic_outrage_takes_even_the_protected_informants() -> None:
    t = following().plays("blue", "surpass with Construction 4", OUTRAGES[4])
    assert t.cards("blue") == ["f601", "f603"] and t.court_discard() == ["f602"]


def test_f603_with_two_seats() -> None:
    t = reach("""
        seats 2, initiative red
        fates: steward partisan
        2-arrow: red 1 ship, starport
        3-arrow: blue 1 ship, starport
        red: hand construction-3
        blue: hand aggression-4 construction-2; cards f603
    """)
    t.plays("red", "lead Construction 3", "go on", "end turn").plays("blue", "pivot with Aggression 4", OUTRAGES[1])
    t.plays("blue", "end turn").asks("blue", "lead")
    assert t.objective("blue") == 11
