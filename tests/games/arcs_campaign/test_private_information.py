"""What each seat may see of a campaign, and what a fair guess keeps (p.6, p.22)."""

import json

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.games.arcs.campaign.facts import CAMPAIGN_COURT, EVENTS, FATE_IDS, TIERS
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.court import bury
from boardwright.games.arcs.facts import CARD_NUMBER
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from tests.games.arcs_campaign.position import ReachScenario, reach

FATES_TABLE = """
        seats 3, initiative red
        fates: steward founder partisan
        1-gate: red 1 ship; blue 1 ship; white 1 ship
        red: hand aggression-2 aggression-6
        blue: hand administration-3 event-1
        white: hand construction-2 construction-3
"""


def text(game: Game, seat: int | None) -> str:
    """All that a seat sees, as one text to search."""
    return json.dumps(game.view(seat))


def guesses(g: Campaign, seat: int, count: int = 40) -> list[Campaign]:
    """So many fair guesses of a seat."""
    found: list[Campaign] = []
    for seed in range(count):
        guess = g.copy()
        rules_of("arcs_campaign").redeal(guess, seat, Rng.seeded(seed))
        guess.check()
        found.append(guess)
    return found


# -- fates ---------------------------------------------------------------------------------------------------------


def choosing(seats: int, chosen: int, seed: int = 4) -> Game:
    """A game in which the first seats have chosen a fate."""
    game = boardwright.new("arcs_campaign", seats=seats, seed=seed)
    for _ in range(chosen):
        assert game.decision is not None
        game.play(game.decision.options[0])
    return game


def campaign_of(game: Game) -> Campaign:
    assert isinstance(game.state, Campaign)
    return game.state


def test_the_fates_dealt_to_a_seat_are_seen_by_that_seat_alone() -> None:
    game = choosing(3, 2)
    g = campaign_of(game)
    for seat in range(3):
        players = game.view(seat)["players"]
        assert players[seat]["dealt"] == [FATE_IDS[fate] for fate in g.dealt[seat]]
        assert [players[other]["dealt"] for other in range(3) if other != seat] == [None, None]
    assert [player["dealt"] for player in game.view(None)["players"]] == [None] * 3


def test_a_sealed_choice_is_seen_by_who_made_it_alone() -> None:
    game = choosing(3, 2)
    g = campaign_of(game)
    assert game.view(0)["players"][0]["sealed"] == FATE_IDS[g.sealed[0]]
    for seat in (1, 2, None):
        for fate in g.dealt[0]:
            assert FATE_IDS[fate] not in text(game, seat)
    assert all(player["fate"] is None and player["objective"] is None for player in game.view(0)["players"])


def test_a_guess_deals_the_other_fates_anew_and_keeps_the_own_ones() -> None:
    g = campaign_of(choosing(3, 2))
    seen: set[int] = set()
    for guess in guesses(g, 1):
        assert guess.dealt[1] == g.dealt[1] and guess.sealed[1] == g.sealed[1]
        assert guess.sealed[0] in guess.dealt[0] and guess.sealed[2] == 0
        assert sorted([*[fate for fates in guess.dealt for fate in fates], *guess.fate_box]) == TIERS["A"]
        seen.add(guess.sealed[0])
    assert seen == set(TIERS["A"]) - set(g.dealt[1])


def test_a_guess_does_not_depend_on_what_was_dealt_or_chosen() -> None:
    one = campaign_of(choosing(4, 2))
    other = one.copy()
    other.dealt = (one.dealt[3], *one.dealt[1:3], one.dealt[0])
    other.sealed = (other.dealt[0][1], *other.sealed[1:])
    for a, b in zip(guesses(one, 1), guesses(other, 1), strict=True):
        assert (a.dealt, a.sealed, a.fate_box) == (b.dealt, b.sealed, b.fate_box)


def test_what_was_sealed_is_revealed_for_good_by_the_last_choice() -> None:
    game = choosing(3, 2)
    assert game.barrier == 0
    assert game.decision is not None
    game.play(game.decision.options[0])
    assert game.barrier == 3


def test_fates_that_an_option_names_are_known() -> None:
    game = boardwright.new(
        "arcs_campaign", seats=3, seed=1, options={"fates": "steward,founder,magnate"}, ask_forced=True
    )
    g = campaign_of(game)
    for guess in guesses(g, 0, 5):
        assert guess.dealt == ((1,), (2,), (3,))


# -- the Court deck ------------------------------------------------------------------------------------------------


def with_deck(lore: str) -> ReachScenario:
    t = reach(FATES_TABLE)
    card = CARD_NUMBER[lore]
    t.g.lore_box.remove(card)
    t.g.court_deck.insert(3, card)
    return t


def test_c16_which_lore_is_in_the_court_deck_nobody_sees() -> None:
    one, other = with_deck("l03"), with_deck("l17")
    for seat in (0, 1, 2, None):
        assert text(one.game, seat) == text(other.game, seat)


def test_c16_a_guess_draws_lore_from_all_that_was_not_seen() -> None:
    one, other = with_deck("l03"), with_deck("l17")
    lore: set[int] = set()
    for a, b in zip(guesses(one.g, 0), guesses(other.g, 0), strict=True):
        assert (a.court_deck, a.lore_box) == (b.court_deck, b.lore_box)
        drawn = [card for card in a.court_deck if card not in CAMPAIGN_COURT]
        assert len(drawn) == 1 and len(a.lore_box) == 27 and drawn[0] not in a.lore_box
        lore.add(drawn[0])
    assert len(lore) > 10


def test_cards_buried_under_the_court_deck_stay_there_in_a_guess() -> None:
    t = reach(FATES_TABLE)
    bury(t.g, CARD_NUMBER["f102"])
    decks = set()
    for guess in guesses(t.g, 0, 10):
        assert guess.court_deck[0] == CARD_NUMBER["f102"]
        decks.add(tuple(guess.court_deck))
    assert len(decks) > 5
    assert t.game.view(2)["court_bottom"] == ["f102"]


# -- action cards --------------------------------------------------------------------------------------------------


def test_an_event_in_a_hand_is_as_hidden_as_any_card() -> None:
    t = reach(FATES_TABLE)
    assert "event-1" in text(t.game, 1)
    for seat in (0, 2, None):
        assert "event-1" not in text(t.game, seat)


def test_a_guess_may_put_an_event_in_any_hand_or_in_the_pile() -> None:
    t = reach(FATES_TABLE)
    places = set()
    for guess in guesses(t.g, 0):
        assert guess.hands[0] == t.g.hands[0]
        held = [seat for seat in range(3) if EVENTS[0] in guess.hands[seat]]
        places.add(held[0] if held else -1)
    assert places == {1, 2, -1}
    for guess in guesses(t.g, 1):
        assert guess.hands[1] == t.g.hands[1]


# -- everything else is open ---------------------------------------------------------------------------------------


def test_the_rest_of_the_table_is_open_to_all() -> None:
    t = reach("""
        seats 3, initiative red
        fates: admiral founder magnate
        1-hex: red 2 ships; empire 1 ship, 1 damaged ship; blight 2 ships; free city
        red: hand aggression-2; favors 2 blue 1 white; power 4; trophies empire 1 ship
        blue: title outlaw; objective 3
        white: cards f302; held f302 fuel relic
        first regent: white
        trust: 2 fuel 1 relic
        policy: peace
        council: decided
        court: aid01 red 1, cc02, cc03 blue 2, cc04, cc11
        attached: cc05 to cc02
    """)
    views = []
    for seat in (0, 1, 2, None):
        view = t.game.view(seat)
        table = view["reach"]
        assert (table["act"], table["first_regent"], table["policy"]) == (1, 2, "aid04")
        assert table["policies"] == ["aid04", "aid03", "aid05"] and table["booklet"] == ["f703"]
        assert table["laws"] == ["law01", "law02", "law03", "law04", "law05"]
        assert table["trust"] == {"material": 0, "fuel": 2, "weapon": 0, "relic": 1, "psionic": 0}
        assert table["council"] == {"in_session": False, "tucked_by": -1, "above": []}
        assert table["fates"] == ["admiral", "founder", "magnate"]
        assert table["rolled"] is None and table["agenda"] == []
        red, blue, white = view["players"]
        assert (red["title"], red["fate"], red["favors"]) == ("regent", "admiral", [0, 2, 1])
        assert blue["title"] == "outlaw"
        assert blue["objective"] == {
            "card": "f201",
            "marker": 3,
            "start": 16,
            "grand": None,
            "titles": ["Inspire Confidence in the Cause", "Defy the Empire's Grip"],
        }
        assert white["held"] == [{"card": "f302", "tokens": ["fuel", "relic"]}] and red["held"] == []
        assert [row["owner"] for row in red["trophies"]] == [1, 2, 4, 5, 6] and red["trophies"][2]["ships"] == 1
        system = view["systems"]["1-hex"]
        assert system["control"] == 4 and system["fresh"] == [2, 0, 0, 0, 1, 0, 2]
        assert system["damaged"] == [0, 0, 0, 0, 1, 0, 0] and system["buildings"][0]["owner"] == 5
        assert [entry["attached"] for entry in view["court"]] == [[], ["cc05"], [], [], []]
        assert view["game"] == "arcs_campaign"
        view["seat"] = None
        for player in view["players"]:
            player["hand"] = player["dealt"] = player["sealed"] = None
        views.append(view)
    assert views[0] == views[1] == views[2] == views[3]


def test_dice_that_lie_there_and_what_is_still_to_come_are_open() -> None:
    t = reach(FATES_TABLE)
    t.g.rolled, t.g.agenda = (4, 6), ((CARD_NUMBER["cc12"], -1), (CARD_NUMBER["f302"], 2))
    table = t.game.view(None)["reach"]
    assert table["rolled"] == {"face": "edict-crescent", "cluster": 6}
    assert table["agenda"] == [{"card": "cc12", "seat": -1}, {"card": "f302", "seat": 2}]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_is_the_same_whatever_is_hidden(seats: int) -> None:
    """Through a whole act of random play: for every seat and for spectators."""
    game, chance = boardwright.new("arcs_campaign", seats=seats, seed=40 + seats), Rng.seeded(seats)
    rules, number = game.rules, 0
    while game.decision is not None:
        number += 1
        if number < 8 or number % 9 == 0:
            for seat in range(seats):
                guess = game.state.copy()
                rules.redeal(guess, seat, Rng.seeded(number))
                guess.check()
                assert rules.view(guess, seat) == game.view(seat)
                assert rules.view(guess, None) == game.view(None)
        options = game.decision.options
        game.play(options[chance.below(len(options))])


def test_a_view_is_plain_data() -> None:
    t = reach(FATES_TABLE)
    assert json.loads(text(t.game, 0)) == t.game.view(0)
