"""The Conspirator: Conspiracies laid for markers and guild cards, scored, guessed, and hidden."""

import json

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.games.arcs.campaign.facts import COLOUR_IDS
from boardwright.games.arcs.campaign.fates.conspirator import Objective
from boardwright.games.arcs.campaign.features import FEATURES
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.cards.schemers import Farseers
from boardwright.games.arcs.facts import CARD_NUMBER
from boardwright.games.arcs.moments import CARDS as ALL_CARDS
from boardwright.kernel.rng import Rng
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.generic.players import player

FATES = "fates: conspirator guardian naturalist"
RED, BLUE, WHITE = 0, 1, 2
CARDS = "cards f2303"
RULES = rules_of("arcs_campaign")


def table(lines: str = "", red: str = CARDS, hand: str = "administration-3", plots: str = "") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 3
        {FATES}
        6-gate: red 1 damaged ship
        5-gate: blue 1 damaged ship
        red: hand {hand}; {red}
        blue: title outlaw
        conspiracies: {plots}
        {lines}
        """)


def placed(t: ReachScenario) -> list[tuple[str, str]]:
    rows = t.game.view(RED)["reach"]["conspiracies"]["placed"]
    return [(row["ambition"], row["colour"]) for row in rows]


@pytest.mark.parametrize(("seats", "start"), [(2, 12), (3, 9), (4, 6)])
def test_f2301_set_up_takes_all_four_colours(seats: int, start: int) -> None:
    fates = " ".join(["conspirator", "guardian", "overlord", "redeemer"][:seats])
    t = reach(f"seats {seats}, act 3, begin set-up\nfates: {fates}\n1-hex: red 1 ship\n2-hex: blue 1 ship")
    assert t.objective("red") == start and {"f2302", "f2303"} <= set(t.cards("red"))
    assert list(t.g.plot_supply) == [2, 2, 2, 2] and {"f2304", "f2305"} <= set(t.laws())


# -- F2303: Conspiracies -------------------------------------------------------------------------------------------


def test_f2303_declaring_lays_a_conspiracy_and_no_marker() -> None:
    t = table().plays("red", "lead Administration 3", "declare Tyrant", "a Yellow Conspiracy")
    assert placed(t) == [("tyrant", "yellow")] and t.markers("tyrant") == []
    assert t.g.zero and t.g.declared and list(t.g.plot_supply) == [2, 2, 2, 1]
    assert "Red declares Tyrant with a Conspiracy instead of a marker." in t.chronicle()


def test_f2303_a_marker_must_be_available() -> None:
    t = table("ambitions: keeper 5, warlord 3, empath 2").plays("red", "lead Administration 3")
    assert t.game.decision is not None and t.game.decision.ask != "declare"


def test_f2303_cd18_and_a_conspiracy_in_the_supply() -> None:
    everything = ", ".join(f"keeper {colour}, empath {colour}" for colour in COLOUR_IDS)
    t = table(plots=everything).plays("red", "lead Administration 3")
    assert t.game.decision is not None and t.game.decision.ask != "declare"


COURT = "court: aid01, cc02 red 1, cc03, cc04, cc11"


def refilling(red: str = CARDS, plots: str = "", declares: bool = True) -> ReachScenario:
    t = table(COURT + "\ndeck: cc05", red, "aggression-2", plots).plays("red", "lead Aggression 2")
    return t.plays("red", *(["go on"] if declares else []), "secure")


def test_f2303_refills_the_court_with_a_guild_card_the_one_just_secured_included() -> None:
    t = refilling(f"{CARDS} cc07")
    t.plays("red", "Construction Union", "Keeper", "a White Conspiracy")
    assert t.row()[1] == "cc02" and placed(t) == [("keeper", "white")] and not t.g.declared
    t = refilling(f"{CARDS} cc07").plays("red", "Lattice Spies", "Keeper", "a White Conspiracy")
    assert t.row()[1] == "cc07" and "cc02" in t.cards("red")


def test_f2303_or_draws_as_usual() -> None:
    assert refilling().plays("red", "go on").row()[1] == "cc05"


def test_f2303_protected_cards_cannot_be_used() -> None:
    t = refilling(f"{CARDS} f2403")
    t.asks("red", "plot_refill", ["Construction Union", "go on"])


def test_f2303_only_on_ambitions_without_a_marker() -> None:
    t = table(COURT + "\nambitions: keeper 5", CARDS, "aggression-2")
    t.plays("red", "lead Aggression 2", "go on", "secure", "Construction Union")
    assert "Keeper" not in t.options() and "Tyrant" in t.options()


def test_f2303_cd18_no_refill_without_a_conspiracy() -> None:
    everything = ", ".join(f"keeper {colour}, empath {colour}" for colour in COLOUR_IDS)
    assert refilling(plots=everything, declares=False).row()[1] == "cc05"


def test_f2302_are_farseers() -> None:
    assert isinstance(ALL_CARDS[CARD_NUMBER["f2302"]], Farseers)


# -- F2304: scoring ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plots", "lines", "moved"),
    [
        ("keeper red", "red: resources relic\nambitions: keeper 5", 1),
        ("keeper red", "red: resources relic\nblue: resources relic\nambitions: keeper 5", 1),  # tied for first
        ("keeper blue", "red: resources relic\nambitions: keeper 5", -1),
        ("keeper yellow", "red: resources relic\nambitions: keeper 5", -1),  # nobody plays it
        ("keeper red, keeper blue", "ambitions: keeper 5", -2),  # CD19: nobody has any
        ("keeper red, tyrant blue", "red: resources relic\nambitions: keeper 5", 2),
        ("tyrant blue", "", 1),  # CD7: stays face down
    ],
)
def test_f2304_the_balance_moves_the_marker(plots: str, lines: str, moved: int) -> None:
    t = table(lines, plots=plots)
    card = REACH_CARDS[CARD_NUMBER["f2301"]]
    assert isinstance(card, Objective) and card.promise(t.g, RED) == max(0, moved)
    t.plays("red", "pass the initiative")
    assert t.objective("red") == 9 - moved


def test_f2304_turned_up_ones_return_and_the_others_stay() -> None:
    t = table("ambitions: keeper 5", plots="keeper red, tyrant blue").plays("red", "pass the initiative")
    assert placed(t) == [("tyrant", "blue")] and list(t.g.plot_supply) == [2, 1, 2, 2] and t.g.firsts == ()


def test_f2304_cd1_the_marker_stops_at_0_and_may_rise_above_its_start() -> None:
    t = table(red=f"{CARDS}; objective 1", plots="tyrant red, tyrant red").plays("red", "pass the initiative")
    assert t.objective("red") == 0
    t = table("ambitions: keeper 5", plots="keeper white, keeper blue").plays("red", "pass the initiative")
    assert t.objective("red") == 11 and "The objective of Red falls back by 2, to 11." in t.chronicle()


# -- F2305: foiling ------------------------------------------------------------------------------------------------


def blue_secures(court: str, plots: str = "keeper red", initiative: str = "blue") -> ReachScenario:
    t = reach(f"""
        seats 3, initiative {initiative}, act 3
        {FATES}
        6-gate: red 1 damaged ship
        5-gate: blue 1 damaged ship
        red: {CARDS}
        blue: hand aggression-2
        court: aid01, {court}
        deck: cc05
        conspiracies: {plots}
        """)
    return t.plays("blue", "lead Aggression 2", "go on", "secure")


VOX = "cc11 blue 1, cc03, cc04, cc02"
MARKED = "cc01 blue 2 red 1, cc03, cc04, cc02"


@pytest.mark.parametrize("court", [VOX, MARKED])
def test_f2305_a_right_guess_returns_the_conspiracy(court: str) -> None:
    t = blue_secures(court).plays("blue", "Conspiracy 1, on Keeper", "Red")
    assert placed(t) == [] and list(t.g.plot_supply) == [2, 2, 2, 2] and t.objective("red") == 9


def test_f2305_a_wrong_guess_advances_the_conspirator_and_stays_hidden() -> None:
    t = blue_secures(VOX).plays("blue", "Conspiracy 1, on Keeper", "Yellow")
    assert placed(t) == [("keeper", "red")] and t.objective("red") == 8
    assert t.game.view(BLUE)["reach"]["conspiracies"]["placed"] == [
        {"ambition": "keeper", "colour": None, "not": ["yellow"]}
    ]


def test_f2305_in_a_bots_thoughts_the_colour_is_the_one_that_it_has_dealt() -> None:
    t = blue_secures(VOX).plays("blue", "Conspiracy 1, on Keeper").asks("blue", "foil_colour")
    for seed in range(12):
        world = t.game.fork(playout=True)
        world.redeal(BLUE, Rng.seeded(seed))
        assert isinstance(world.state, Campaign)
        world.play(("accuse", world.state.plots[0][2]))
        assert world.state.plots == ()


def test_f2305_it_need_not_be_guessed_and_other_cards_give_no_guess() -> None:
    t = blue_secures(VOX).plays("blue", "go on")
    assert placed(t) == [("keeper", "red")] and t.objective("red") == 9
    t = blue_secures("cc01 blue 1, cc03, cc04, cc02")
    assert not t.noted("foiled") and t.game.decision is not None and t.game.decision.ask != "foil"


def test_f2305_cd20_the_guess_comes_before_agents_move_and_effects() -> None:
    t = blue_secures(MARKED)
    t.asks("blue", "foil")
    assert t.court()["cc01"] == [1, 2, 0] and t.captives("blue", "red") == 0


def test_f2305_the_conspirator_never_guesses() -> None:
    t = table("court: aid01, cc11 red 1, cc03, cc04, cc02", CARDS, "aggression-2", "keeper red")
    t.plays("red", "lead Aggression 2", "go on", "secure")
    assert t.game.decision is None or t.game.decision.ask != "foil"


# -- secrets -------------------------------------------------------------------------------------------------------

SECRET = "keeper red, tyrant yellow, tyrant blue"


def guesses(t: ReachScenario, seat: int, count: int = 60) -> list[Campaign]:
    found: list[Campaign] = []
    for seed in range(count):
        guess = t.g.copy()
        RULES.redeal(guess, seat, Rng.seeded(seed))
        guess.check()
        found.append(guess)
    return found


def test_only_the_conspirator_sees_colours() -> None:
    t = table(plots=SECRET)
    assert placed(t) == [("keeper", "red"), ("tyrant", "yellow"), ("tyrant", "blue")]
    for seat in (BLUE, WHITE, None):
        seen = t.game.view(seat)["reach"]["conspiracies"]
        assert [row["colour"] for row in seen["placed"]] == [None] * 3 and seen["supply"] is None and seen["left"] == 5


def test_a_guess_of_others_fits_tokens_and_wrong_guesses_and_the_conspirator_knows() -> None:
    t = table(plots=SECRET)
    t.g.cleared_plots = ((1, 1), (1, 2))
    seen = {guess.plots[0][2] for guess in guesses(t, BLUE)}
    assert seen == {0, 3}
    assert {tuple(guess.plots) for guess in guesses(t, RED)} == {tuple(t.g.plots)}
    assert len({tuple(guess.plots) for guess in guesses(t, WHITE)}) > 10


def test_a_guess_does_not_depend_on_the_truth() -> None:
    t = table(plots=SECRET)
    worlds = guesses(t, BLUE, 2)
    for world in worlds:
        RULES.redeal(world, BLUE, Rng.seeded(77))
    assert worlds[0].to_json() == worlds[1].to_json()


def test_features_hold_colours_for_the_conspirator_alone() -> None:
    t = table(plots=SECRET)
    at = [
        place
        for place, name in enumerate(FEATURES.state_columns)
        if name.startswith("conspiracies.") and name.count(".") == 2
    ]
    mine, theirs = (FEATURES.state_row(t.g, seat, None) for seat in (RED, BLUE))
    assert any(mine[place] for place in at) and not any(theirs[place] for place in at)


@pytest.mark.parametrize("seats", [2, 3])
def test_whole_games_keep_the_secret(seats: int) -> None:
    """Views and chronicle stay the same for the others, whatever the colours are."""
    fates = ",".join(["conspirator", "guardian", "overlord"][:seats])
    options = {"acts": "campaign", "first_act": 3, "fates": fates}
    game, plays = boardwright.new("arcs_campaign", seats=seats, seed=5, options=options), player(5)
    hidden = number = 0
    while game.decision is not None and number < 1500:
        state = game.state
        assert isinstance(state, Campaign)
        if state.plots and number % 5 == 0:
            for seat in range(1, seats):
                other = state.copy()
                RULES.redeal(other, seat, Rng.seeded(number))
                other.check()
                assert RULES.view(other, seat) == game.view(seat)
                hidden += json.dumps(other.to_json()["plots"]) != json.dumps(state.to_json()["plots"])
        game.play(plays.choose(game, game.decision.seat))
        number += 1
    assert hidden or number < 1500
