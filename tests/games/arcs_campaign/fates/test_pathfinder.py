"""The Pathfinder of Act II (F901 to F904): a Portal that the player to the right hides, Clues, both Resolutions."""

import json

import pytest

from boardwright.games import rules_of
from boardwright.games.arcs.campaign.facts import PLANETS, TOKEN_IDS, is_akin
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER, NOTHING, RELIC, SYSTEM_NUMBER, SYSTEMS
from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from boardwright.kernel.state import Chronicle
from boardwright.kernel.still import without
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.test_private_information import guesses, text

RED, BLUE, WHITE = 0, 1, 2
USE = "use Uncovering Clues"

TABLE = """
        seats 3, initiative red, act 2
        fates: pathfinder founder advocate
        {at}: {there}
        3-gate: blue 1 ship; white 1 ship
        red: hand mobilization-2; cards f902; flagship in {at}, slipstream starport, hull city; resources {tokens}
        white: cards f903
        portal: {portal}
        {more}
"""


def table(
    portal: str, at: str = "1-hex", tokens: str = "relic psionic", there: str = "red 1 ship", more: str = ""
) -> ReachScenario:
    """Red leads, with the Flagship on a planet of a cluster of Weapon, Fuel and Material."""
    t = reach(TABLE.format(portal=portal, at=at, tokens=tokens, there=there, more=more))
    return t.plays("red", "lead Mobilization 2", "go on")


def tokens(t: ReachScenario) -> list[str]:
    """What lies on the map: "clue 1-hex 1" with its check side up."""
    return [f"{TOKEN_IDS[kind]} {SYSTEMS[system]} {side}" for kind, _, system, side in t.g.map_tokens]


# -- the set-up ----------------------------------------------------------------------------------------------------


SET_UP = """
        seats {seats}, initiative red, act 2
        fates: pathfinder {others}
        1-hex: red 2 ships, city; blue 2 ships, city
        3-hex: red starport; empire 1 ship; free city
        4-arrow: white 2 ships; yellow 2 ships; blight 1 ship
"""


def hiding(seats: int = 3, seed: int = 3) -> Game:
    """The set-up of Red, the Pathfinder, has come to the question where the Portal is."""
    others = ["founder", "advocate", "admiral"][: seats - 1]
    lines = SET_UP.format(seats=seats, others=" ".join(others)).splitlines()
    g = reach("\n".join(line for line in lines if seats == 4 or "yellow" not in line)).g.copy()
    g.cards[RED] = without(g.cards[RED], CARD_NUMBER["f901"])
    g.rng = Rng.seeded(seed)
    g.queue, g.stage = [RED], "fate_set_up"
    game = Game(rules_of("arcs_campaign"), seats, seed, rules_of("arcs_campaign").checked_options({}), False)
    g.chronicle = Chronicle()
    game.begin(g)
    while game.decision is not None and game.decision.ask != "hide_portal":
        game.play(game.decision.options[0])
    return game


def campaign_of(game: Game) -> Campaign:
    assert isinstance(game.state, Campaign)
    return game.state


def told(game: Game, seat: int | None) -> list[Option]:
    """What a seat reads of the chronicle."""
    return [event.what for event in game.events if event.audience is None or seat in event.audience]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_f901_the_player_to_the_right_hides_the_portal_on_a_planet(seats: int) -> None:
    game = hiding(seats)
    assert game.decision is not None and game.decision.seat == seats - 1
    assert game.decision.options == [("in", planet) for planet in PLANETS] and len(PLANETS) == 18
    game.play(("in", 7))
    g = campaign_of(game)
    assert g.portal == 7 and CARD_NUMBER["f903"] in g.cards[seats - 1]
    assert CARD_NUMBER["f902"] in g.cards[RED] and g.objectives[RED] == 8 and g.flagships[RED] != NOTHING


def test_f901_nobody_else_learns_where_it_is() -> None:
    games = [hiding(), hiding()]
    games[0].play(("in", 7))
    games[1].play(("in", 22))
    for seat in (RED, BLUE, None):
        assert text(games[0], seat) == text(games[1], seat)
        assert told(games[0], seat) == told(games[1], seat)
    assert [game.view(WHITE)["reach"]["portal"]["planet"] for game in games] == ["2-hex", "6-crescent"]


# -- F902: the question and its price ------------------------------------------------------------------------------


def test_f902_asks_for_a_type_that_no_planet_of_the_cluster_has() -> None:
    t = table("5-arrow", tokens="weapon fuel").cannot("red", USE)
    assert "you have no resource of a type that its cluster lacks" in " ".join(t.why_not("red", "f902"))
    t = table("5-arrow", tokens="relic material").plays("red", USE)
    assert t.resources("red") == ["material"] and t.g.spent[RELIC] == 1


def test_f902_an_outraged_resource_will_do() -> None:
    t = table("5-arrow", tokens="relic", more="red: outrage relic").plays("red", USE)
    assert t.resources("red") == [] and tokens(t) == ["clue 1-hex 0"]


def test_f902_of_several_types_the_player_chooses() -> None:
    t = table("5-arrow").plays("red", USE)
    t.asks("red", "pay_for_clue", ["Relic from slot 1", "Psionic from slot 2"]).plays("red", "Psionic from slot 2")
    assert t.resources("red") == ["relic"]


def test_f902_resources_on_a_card_that_are_not_frozen_will_do() -> None:
    t = table("5-arrow", tokens="-", more="red: cards f1202; held f1202 relic").plays("red", USE)
    assert not t.g.held and tokens(t) == ["clue 1-hex 0"]


def test_f902_not_in_a_gate_and_not_where_a_clue_lies() -> None:
    table("5-arrow", at="1-gate").cannot("red", USE)
    table("5-arrow, clues 1-hex").cannot("red", USE)


def test_f902_only_in_the_prelude() -> None:
    t = table("5-arrow").plays("red", "move", "to 1-gate", "1 fresh and 0 damaged")
    t.cannot("red", USE)


def test_f902_several_planets_in_one_prelude() -> None:
    t = table("5-arrow").plays("red", USE, "Relic from slot 1")
    t.cannot("red", USE).plays("red", "use Slipstream Drive", "the Flagship alone", "to 1-crescent")
    t.plays("red", USE)
    assert [SYSTEMS[planet] for planet, _ in t.g.answers] == ["1-hex", "1-crescent"]


# -- F903: the answer ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("portal", "side", "marker"), [("1-arrow", 1, 7), ("4-hex", 1, 7), ("4-arrow", 0, 8), ("6-crescent", 0, 8)]
)
def test_f903_the_clue_tells_whether_the_cluster_or_the_symbol_is_right(portal: str, side: int, marker: int) -> None:
    t = table(portal).plays("red", USE, "Relic from slot 1")
    assert tokens(t) == [f"clue 1-hex {side}"] and list(t.g.answers) == [(SYSTEM_NUMBER["1-hex"], bool(side))]
    assert t.objective("red") == marker
    said = "Red finds a Clue in 1-hex" if side else "Red finds nothing in 1-hex"
    assert any(line.startswith(said) for line in t.chronicle())


def test_f901_a_clue_never_completes_the_objective() -> None:
    t = table("1-arrow", more="red: objective 1").plays("red", USE, "Relic from slot 1")
    assert t.objective("red") == 1 and tokens(t) == ["clue 1-hex 1"]


def test_f903_the_portal_is_found() -> None:
    t = table("1-hex, clues 1-arrow 6-hex").plays("red", USE, "Relic from slot 1")
    assert t.objective("red") == 0 and tokens(t) == ["portal 1-hex 0"]
    assert (t.g.portal, t.g.answers) == (NOTHING, ())
    assert {CARD_NUMBER["f902"], CARD_NUMBER["f903"]} <= set(t.g.scrapped)
    t.cannot("red", USE)
    assert "Red finds the Portal in 1-hex." in t.chronicle()


def test_f903_an_answer_cannot_be_taken_back() -> None:
    t = table("5-arrow")
    t.plays("red", USE, "Relic from slot 1")
    assert t.game.may_undo_to(0) == len(t.game.moves)


SIX = "5-arrow, clues 2-arrow 2-hex 3-hex 4-arrow 4-hex 6-hex"


def test_b04_with_all_clues_on_the_map_the_keeper_takes_one_up() -> None:
    t = table(SIX).plays("red", USE, "Relic from slot 1")
    t.asks("white", "reuse_clue", [f"in {name}" for name in SIX.split("clues ")[1].split()])
    t.plays("white", "in 4-hex")
    assert "clue 1-hex 0" in tokens(t) and "clue 4-hex 0" not in tokens(t) and len(tokens(t)) == 6
    assert len(t.g.answers) == 7, "what was answered is remembered"
    t.asks("red", "turn")


def test_b04_not_if_the_portal_is_found() -> None:
    t = table(SIX.replace("5-arrow", "1-hex")).plays("red", USE, "Relic from slot 1")
    assert tokens(t) == ["portal 1-hex 0"]


def test_b04_a_planet_without_its_clue_may_be_tested_again() -> None:
    t = table("5-arrow, clues 1-hex")
    t.cannot("red", USE)
    t.g.map_tokens = ()
    assert REACH_CARDS[CARD_NUMBER["f902"]].can_prelude(t.g, RED)


# -- what the planet gives -----------------------------------------------------------------------------------------


def test_f902_each_city_there_gives_a_resource_whoever_owns_it() -> None:
    t = table("5-arrow", tokens="relic -", there="blue city; free city").plays("red", USE)
    t.plays("red", "Material in slot 1", "Material in slot 2")
    assert t.resources("red") == ["material", "material"]


def test_f902_each_starport_there_brings_two_ships() -> None:
    t = table("5-arrow", there="white starport; free starport").plays("red", USE, "Relic from slot 1")
    assert t.g.fresh[SYSTEM_NUMBER["1-hex"]] == 1 + 4


def test_f902_pieces_on_the_board_of_the_flagship_do_not_count() -> None:
    t = table("5-arrow", tokens="relic -", there="red 1 ship").plays("red", USE)
    assert t.resources("red") == [] and t.g.fresh[SYSTEM_NUMBER["1-hex"]] == 2


def test_b03_also_when_the_portal_is_found() -> None:
    t = table("1-hex", tokens="relic -", there="blue city; free starport").plays("red", USE)
    t.plays("red", "Material in slot 1")
    assert t.resources("red") == ["material"] and t.g.fresh[SYSTEM_NUMBER["1-hex"]] == 1 + 2


# -- who knows what ------------------------------------------------------------------------------------------------


def test_the_planet_is_seen_by_its_keeper_alone() -> None:
    one, other = table("5-arrow, clues 2-crescent"), table("4-hex, clues 2-crescent")
    for seat in (RED, BLUE, None):
        assert text(one.game, seat) == text(other.game, seat)
        assert one.game.view(seat)["reach"]["portal"] == {
            "keeper": WHITE,
            "planet": None,
            "answers": [{"planet": "2-crescent", "fits": False}],
        }
    assert one.game.view(WHITE)["reach"]["portal"]["planet"] == "5-arrow"


def test_a_guess_puts_it_where_all_answers_fit_each_planet_as_likely() -> None:
    t = table("5-arrow, clues 2-crescent 5-hex")
    wrong, right = SYSTEM_NUMBER["2-crescent"], SYSTEM_NUMBER["5-hex"]
    fitting = [one for one in PLANETS if one != right and is_akin(one, right) and not is_akin(one, wrong)]
    for seat in (RED, BLUE):
        found = [guess.portal for guess in guesses(t.g, seat, 200)]
        assert sorted(set(found)) == fitting
        assert min(found.count(planet) for planet in fitting) > 200 / len(fitting) / 3
    assert {guess.portal for guess in guesses(t.g, WHITE)} == {t.g.portal}


def test_a_guess_remembers_answers_whose_clue_was_taken_up() -> None:
    t = table(SIX).plays("red", USE, "Relic from slot 1").plays("white", "in 4-hex")
    assert all(not is_akin(guess.portal, SYSTEM_NUMBER["4-hex"]) for guess in guesses(t.g, RED))


def test_a_guess_does_not_depend_on_where_it_is() -> None:
    one, other = table("5-arrow, clues 2-crescent"), table("4-hex, clues 2-crescent")
    for a, b in zip(guesses(one.g, RED), guesses(other.g, RED), strict=True):
        assert json.dumps(a.to_json()) == json.dumps(b.to_json())


def test_the_portal_is_saved_and_copied() -> None:
    t = table("5-arrow, clues 2-crescent")
    again = Campaign.from_json(t.g.to_json())
    assert (again.portal, again.answers) == (t.g.portal, t.g.answers) and t.g.to_json()["portal"] == "5-arrow"
    copy = t.g.copy()
    copy.answers = ()
    assert t.g.answers


@pytest.mark.parametrize("portal", ["2-arrow", "2-crescent"])
def test_the_position_is_whole_only_with_true_answers(portal: str) -> None:
    t = table("5-arrow, clues 2-crescent")
    t.g.portal = SYSTEM_NUMBER[portal]
    with pytest.raises(AssertionError, match="Portal"):
        t.g.check()


# -- F904: the Resolution ------------------------------------------------------------------------------------------

INTERMISSION = """
        seats 3, initiative red, act 2, last act 3, begin intermission
        fates: pathfinder founder advocate
        1-hex: red 2 ships{there}
        red: objective {marker}; flagship in 1-hex, slipstream starport, hull city; power 9{red}
        blue: objective 0
        white: objective 0{white}
        {more}
"""


def resolution(marker: int, there: str = "", red: str = "", white: str = "", more: str = "") -> ReachScenario:
    return reach(INTERMISSION.format(marker=marker, there=there, red=red, white=white, more=more))


def test_f904_failure_places_the_portal_and_ends_the_search() -> None:
    t = resolution(5, red="; cards f902", white="; cards f903", more="portal: 4-arrow, clues 1-hex 4-hex")
    assert tokens(t) == ["portal 4-arrow 0"] and (t.g.portal, t.g.answers) == (NOTHING, ())
    scrapped = {CARD_NUMBER[card] for card in ("f902", "f903", "f905")}
    assert scrapped <= set(t.g.scrapped) and CARD_NUMBER["f906"] in t.g.court_deck
    assert "The Portal was in 4-arrow all the time." in t.chronicle()
    assert t.objective("red") == 5, "it was not found"


def test_f904_success_builds_any_upgrade_or_armor() -> None:
    """B-37: the planet does not matter; Armor only above a fresh Upgrade."""
    t = resolution(0).asks("red", "upgrade_freely")
    t.can("red", "starport: Ship Crane", "city: Armor of the Hull").cannot("red", "city: Armor of the Tractor Beam")
    assert len(t.options()) == 2 * (4 + 2)  # four empty Upgrades, Armor of the two that are there
    t.plays("red", "starport: Ship Crane")
    assert sum(1 for piece in t.g.board(RED) if piece) == 3
    assert CARD_NUMBER["f905"] in t.g.court_deck and CARD_NUMBER["f906"] in t.g.scrapped


def test_f904_success_it_is_lost_again_if_somebody_else_controls_the_system() -> None:
    """It arrives damaged, and step D destroys it."""
    t = resolution(0, there="; blue 4 ships").asks("red", "upgrade_freely")
    t.plays("red", t.options()[0])
    assert sum(1 for piece in t.g.board(RED) if piece) == 2


def test_f904_success_after_a_skipped_act_the_portal_comes_to_its_planet() -> None:
    t = resolution(0, red="; cards f902", white="; cards f903", more="portal: 4-arrow, clues 1-hex")
    assert tokens(t) == ["portal 4-arrow 0"] and t.g.portal == NOTHING


# -- through an act ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_views_and_guesses_hold_through_an_act(seats: int) -> None:
    """Whatever is hidden, a seat sees the same, at every step of random play."""
    game, chance, number = hiding(seats, 11), Rng.seeded(seats), 0
    rules, seen = game.rules, set()
    while game.decision is not None:
        number += 1
        if number < 8 or number % 11 == 0:
            for seat in range(seats):
                guess = game.state.copy()
                rules.redeal(guess, seat, Rng.seeded(number))
                guess.check()
                assert rules.view(guess, seat) == game.view(seat)
                assert rules.view(guess, None) == game.view(None)
                assert isinstance(guess, Campaign)
                seen.add((seat, guess.portal != campaign_of(game).portal))
        options = game.decision.options
        wanted = [option for option in options if option == ("use", CARD_NUMBER["f902"])]
        game.play(wanted[0] if wanted else options[chance.below(len(options))])
    assert (RED, True) in seen and (seats - 1, True) not in seen
