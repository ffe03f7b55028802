"""The Partisan in Act II: F605 to F618, and what the Resolutions of Acts I and II bring."""

import pytest

import boardwright
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER
from tests.games.arcs.position import SEATS
from tests.games.arcs_campaign.position import ReachScenario, reach

LOYAL = {"f605": "Material", "f606": "Fuel", "f607": "Weapon", "f608": "Psionic", "f609": "Relic"}
OUTRAGES = [f"seize by {resource} Outrage" for resource in ("Material", "Fuel", "Weapon", "Relic", "Psionic")]
PIECES = "2-arrow: red 1 ship, starport\n3-arrow: blue 1 ship, starport\n4-arrow: white 1 ship, starport"


def act_2(text: str, seats: int = 3, head: str = "") -> ReachScenario:
    """Act II with the Partisan red, whoever the others are; the lead is red's."""
    lines = text.strip().splitlines()
    return reach("\n".join([f"seats {seats}, initiative red, act 2{head}", "fates: partisan", *lines]))


def resolved(act: int, text: str) -> ReachScenario:
    """The Intermission after an act, with the Partisan red and the Founder blue, up to the first question."""
    head = f"seats 2, initiative red, act {act}, last act {act + 1}, begin intermission"
    pieces = "1-gate: red 1 ship; blue 1 ship"
    return reach("\n".join([head, "fates: partisan founder", pieces, *text.strip().splitlines()]))


def numbers(*cards: str) -> list[int]:
    return [CARD_NUMBER[card] for card in cards]


def in_court_deck(t: ReachScenario, *cards: str) -> bool:
    return all(card in t.g.court_deck for card in numbers(*cards))


def are_scrapped(t: ReachScenario, *cards: str) -> bool:
    return all(card in t.g.scrapped for card in numbers(*cards))


# -- the Resolution of Act I ---------------------------------------------------------------------------------------


def test_f604_success_brings_the_bards_and_the_loyal_cards() -> None:
    t = resolved(1, "red: objective 0; cards f602 f603; outrage fuel")
    assert t.cards("red") == ["f602", "f603", "f610"] and t.outrage("red") == ["fuel"]
    assert in_court_deck(t, *LOYAL) and are_scrapped(t, "f611", "f612", "f613", "f614")


def test_f604_failure_brings_other_cards_and_clears_all_outrage() -> None:
    t = resolved(1, "red: objective 2; cards f602 f603; outrage fuel relic")
    assert t.cards("red") == ["f602"] and t.outrage("red") == [] and t.agents("red") == 10
    assert in_court_deck(t, "f610", "f611", "f612", "f613", "f614") and are_scrapped(t, "f603", *LOYAL)


def test_f603_who_takes_another_fate_after_act_1_scraps_it_and_clears_all_outrage() -> None:
    t = resolved(1, "red: objective 0; cards f603; outrage fuel relic\nblue: objective 0")
    t.asks("red", "choose_fate").plays("red", next(one for one in t.options() if one != "Partisan"))
    assert set(t.outrage("red")) == {"fuel", "relic"}
    t.plays("blue", "Founder")
    assert "f603" not in t.cards("red") and are_scrapped(t, "f603") and t.outrage("red") == []
    assert "f610" in t.cards("red")


def test_f603_who_stays_the_partisan_keeps_the_outrage_and_the_card_becomes_a_law() -> None:
    t = resolved(1, "red: objective 0; cards f602 f603; outrage fuel\nblue: objective 0")
    t.plays("red", "Partisan").plays("blue", "Founder")
    assert t.g.act == 2 and "f603" not in t.cards("red") and "f616" in t.laws()
    assert {"f610", "f615", "f617"} <= set(t.cards("red")) and t.outrage("red") == ["fuel"]


def test_f603_a_change_after_act_2_clears_nothing() -> None:
    t = resolved(2, "red: objective 0; cards f617; outrage fuel\nblue: objective 0")
    t.plays("red", next(one for one in t.options() if one != "Partisan"))
    assert t.outrage("red") == ["fuel"]


# -- set-up --------------------------------------------------------------------------------------------------------


def test_f615_the_set_up_of_act_2() -> None:
    options = {"acts": "act_2", "first_act": 2, "fates": "partisan,founder"}
    game = boardwright.new("arcs_campaign", seats=2, seed=1, options=options)
    while game.decision is not None and game.decision.ask in ("first_planet", "first_building", "place_token"):
        game.play(game.decision.options[0])
    g = game.state
    assert isinstance(g, Campaign) and g.act == 2
    assert [card for card in g.cards[0] if card in numbers("f602", "f603", "f610", "f615", "f617")] == numbers(
        "f602", "f610", "f617", "f615"
    )
    assert CARD_NUMBER["f616"] in g.laws and g.objectives[0] == 18


@pytest.mark.parametrize(("seats", "start"), [(2, 18), (3, 14), (4, 12)])
def test_f615_where_the_marker_starts(seats: int, start: int) -> None:
    assert act_2("red: hand mobilization-2", seats).objective("red") == start


# -- F605 to F612: cards of Arcs -----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", LOYAL)
def test_f605_to_f609_loyal_cards_stay_in_outrage_and_let_any_resource_be_spent(card: str) -> None:
    resource = LOYAL[card]
    other = "relic" if resource != "Relic" else "fuel"
    t = act_2(
        f"""
        {PIECES}
        red: hand construction-2 aggression-2; cards {card}; resources {other}; outrage {resource.lower()}
        court: aid01, f613 red 1, cc01, cc02, cc03
        1-arrow: red 1 damaged ship
        """
    )
    t.plays("red", "lead Aggression 2", "go on", "secure", resource)
    assert card in t.cards("red") and resource.lower() in t.outrage("red")


def test_f605_any_resource_is_spent_as_material_whatever_the_outrage() -> None:
    t = act_2(f"{PIECES}\nred: hand mobilization-2; cards f605; resources relic material; outrage material")
    t.plays("red", "lead Mobilization 2", "go on")
    t.can("red", "spend Relic from slot 1 to build").plays("red", "spend Material from slot 2 to build")
    assert t.resources("red") == ["relic"] and t.outrage("red") == ["material"]


def test_f607_loyal_marines_place_three_ships() -> None:
    t = act_2(f"{PIECES}\nred: hand mobilization-2; cards f607").plays("red", "lead Mobilization 2", "go on")
    t.plays("red", "use Loyal Marines")
    assert t.ships("red", "2-arrow") == (4, 0) and t.court_discard() == ["f607"]


def test_f610_bards_declare_when_surpassing() -> None:
    t = act_2(f"{PIECES}\nred: hand mobilization-1\nblue: hand mobilization-3; cards f610")
    t.plays("red", "lead Mobilization 1", "end turn").plays("blue", "surpass with Mobilization 3")
    t.plays("blue", "declare Tyrant")
    assert t.markers("tyrant") == [[5, 3]] and not t.g.zero


@pytest.mark.parametrize(
    ("card", "suit", "name"), [("f611", "mobilization", "Spacing"), ("f612", "aggression", "Arms")]
)
def test_f611_and_f612_unions_take_a_card_of_their_suit(card: str, suit: str, name: str) -> None:
    t = act_2(f"{PIECES}\nred: hand {suit}-1 construction-4; cards {card}")
    t.plays("red", f"lead {suit.capitalize()} 1", f"use {name} Union", "end turn")
    assert f"{suit}-1" in t.hand("red") and t.court_discard() == [card]


# -- F613 Outrage Spreads ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["f613", "f614"])
def test_f613_crisis_outrage_of_the_rolled_planet_for_everybody(card: str) -> None:
    t = act_2(
        f"""
        red: hand mobilization-2; resources fuel relic
        blue: cards cc03; outrage fuel
        court: aid01, {card}, cc01, cc02, cc04
        rolled: edict-crescent 1
        """,
        head=", begin crises",
    )
    assert [t.outrage(seat) for seat in ("red", "blue", "white")] == [["fuel"]] * 3
    assert t.resources("red") == ["relic"] and t.cards("blue") == []
    assert card in t.court_discard() and card not in t.row()


def test_f613_secured_a_type_for_everybody_or_none() -> None:
    text = f"{PIECES}\nred: hand aggression-2; resources fuel\ncourt: aid01, f613 red 1, cc01, cc02, cc03"
    t = act_2(text).plays("red", "lead Aggression 2", "go on", "secure")
    t.asks("red", "outrage_spreads", ["Material", "Fuel", "Weapon", "Relic", "Psionic", "go on"]).plays("red", "Fuel")
    assert [t.outrage(seat) for seat in ("red", "blue", "white")] == [["fuel"]] * 3
    assert t.court_discard() == ["f613"]
    t = act_2(text).plays("red", "lead Aggression 2", "go on", "secure", "go on")
    assert t.outrage("red") == [] and t.court_discard() == ["f613"]


# -- F615 the objective --------------------------------------------------------------------------------------------


def test_f615_every_card_played_with_the_initiative_advances_1() -> None:
    t = act_2(f"{PIECES}\nred: hand mobilization-2 mobilization-3").plays("red", "lead Mobilization 2")
    assert t.objective("red") == 13
    t.plays("red", "go on", "end turn", "lead Mobilization 3")
    assert t.objective("red") == 12


def test_f615_following_without_it_does_not_nor_seizing_with_that_very_card() -> None:
    text = f"{PIECES}\nblue: hand construction-3\nred: hand construction-7 construction-4"
    t = reach(f"seats 3, initiative blue, act 2\nfates: partisan\n{text}")
    t.plays("blue", "lead Construction 3", "go on", "end turn").plays("red", "surpass with Construction 7")
    assert t.initiative() == "red" and t.objective("red") == 14


def test_f615_following_with_it_does() -> None:
    """Blue leads; the initiative comes to Red before Red has played."""
    t = reach(
        f"""
        seats 3, initiative blue, act 2
        fates: partisan
        {PIECES}
        blue: hand aggression-2
        red: hand aggression-3
        """
    )
    t.plays("blue", "lead Aggression 2", "go on")
    t.g.initiative = SEATS["red"]
    t.plays("blue", "end turn").plays("red", "surpass with Aggression 3")
    assert t.objective("red") == 13


def test_f615_others_do_not_advance_it_and_a_pass_is_no_card() -> None:
    t = act_2(f"{PIECES}\nred: hand mobilization-2\nblue: hand mobilization-4").plays("red", "pass the initiative")
    t.plays("blue", "lead Mobilization 4")
    assert t.objective("red") == 14


def test_f615_promises_nothing_at_the_end_of_a_chapter() -> None:
    t = act_2("red: hand mobilization-2")
    assert REACH_CARDS[CARD_NUMBER["f615"]].promise(t.g, SEATS["red"]) == 0


# -- F616 Partisan Seizing for all ---------------------------------------------------------------------------------


def test_f616_nobody_seizes_with_an_extra_card_but_all_by_outrage() -> None:
    t = act_2(f"{PIECES}\nred: hand construction-3\nblue: hand construction-4 aggression-4; outrage relic")
    t.plays("red", "lead Construction 3", "go on", "end turn").plays("blue", "surpass with Construction 4")
    t.asks("blue", "before_prelude", [*OUTRAGES[:3], OUTRAGES[4], "go on"]).plays("blue", OUTRAGES[0])
    assert t.initiative() == "blue" and set(t.outrage("blue")) == {"relic", "material"}
    assert "aggression-4" in t.hand("blue")


def test_f616_with_outrage_of_all_types_there_is_no_way() -> None:
    every = "material fuel weapon relic psionic"
    t = act_2(f"{PIECES}\nred: hand construction-3\nblue: hand construction-4 aggression-4; outrage {every}")
    t.plays("red", "lead Construction 3", "go on", "end turn").plays("blue", "surpass with Construction 4")
    t.asks("blue", "turn")


def test_f616_other_ways_to_seize_stay() -> None:
    t = act_2(f"{PIECES}\nred: hand construction-3\nblue: hand construction-4 aggression-4; cards cc07")
    t.plays("red", "lead Construction 3", "go on", "end turn")
    t.plays("blue", "surpass with Construction 4", "go on", "use Lattice Spies")
    assert t.initiative() == "blue"


# -- F617 People's Hero --------------------------------------------------------------------------------------------

DECLARING = "red: hand administration-2; outrage fuel material relic; cards f617 {0}\n2-gate: red 1 ship"


def test_f617_who_declares_may_clear_outrage_of_a_type_with_the_most_guild_cards() -> None:
    """Red has two Fuel guilds against one, one Material guild against one, and no Relic guild against none."""
    t = act_2(DECLARING.format("cc03 cc04 cc01") + "\nblue: cards f606 cc02")
    t.plays("red", "lead Administration 2", "declare Tycoon").asks("red", "peoples_hero", ["Fuel", "go on"])
    t.plays("red", "Fuel").asks("red", "turn")
    assert set(t.outrage("red")) == {"material", "relic"} and t.agents("red") == 8
    assert t.objective("red") == 14 - 1 - 3  # the card that was led, and three Guild cards


def test_f617_is_optional_and_asks_only_what_can_be_cleared() -> None:
    t = act_2(DECLARING.format("cc03")).plays("red", "lead Administration 2", "declare Tycoon", "go on")
    assert len(t.outrage("red")) == 3 and t.objective("red") == 13
    t = act_2(DECLARING.format("cc05")).plays("red", "lead Administration 2", "declare Tycoon").asks("red", "turn")


def test_f617_without_declaring_or_for_a_rival_nothing_is_cleared() -> None:
    act_2(DECLARING.format("cc03")).plays("red", "lead Administration 2", "go on").asks("red", "turn")


def test_f617_in_other_hands_does_not_advance_the_partisan() -> None:
    text = "red: hand mobilization-2\nblue: hand administration-2; outrage fuel; cards f617 cc03\n2-gate: blue 1 ship"
    t = act_2(text).plays("red", "pass the initiative").plays("blue", "lead Administration 2", "declare Tycoon", "Fuel")
    assert t.outrage("blue") == [] and t.objective("red") == 14


# -- the Resolution of Act II --------------------------------------------------------------------------------------


def test_f618_success_brings_the_terror() -> None:
    t = resolved(2, "red: objective 0; cards f617")
    assert "f619" in t.laws() and in_court_deck(t, "f620", "f621") and are_scrapped(t, "f622", "f623")
    assert "f616" in t.laws() and t.cards("red") == ["f617"]


def test_f618_failure_brings_unions() -> None:
    t = resolved(2, "red: objective 1; cards f617")
    assert "f619" not in t.laws() and in_court_deck(t, "f622", "f623") and are_scrapped(t, "f619", "f620", "f621")
    assert "f616" in t.laws()
