"""Each way to end the game (p.13): the triggers of scoring, the last round, collapse, ties."""

from .position import ImperiumScenario, imperium


def to_the_end(t: ImperiumScenario) -> ImperiumScenario:
    """End every turn as fast as possible."""
    while t.game.decision is not None:
        options = t.options()
        t.act(next((text for text in ("end turn", "no more", "skip") if text in options), options[0]))
    return t


def test_scoring_comes_after_this_round_and_one_more() -> None:
    t = imperium(
        "seats 2\nred: vikings; hand 1VIK12 2FAM7; nation 1VIK2\nblue: romans; nation\nmain: 1REG4 1REG5 1REG6"
    )
    t.act("play Eminent").expect("ending: 1")
    assert t.g.round == 1
    to_the_end(t)
    assert t.g.round == 2


def test_a_card_that_ends_the_game_is_named() -> None:
    t = imperium(
        "seats 2\nred: vikings; hand 1VIK12 2FAM7; nation 1VIK2\nblue: romans; nation\nmain: 1REG4 1REG5 1REG6"
    )
    t.act("play Eminent")
    assert "Player 1 trigger scoring: Harald Hardrada says so." in t.chronicle()
    outcome = to_the_end(t).game.outcome
    assert outcome is not None and (outcome.reason, outcome.values) == ("imperium-by_card", ("1VIK2",))
    assert t.words.outcome(outcome) == "The game is over: Harald Hardrada ended it."


def test_a_trigger_in_the_solstice_still_gives_a_last_round() -> None:
    t = imperium(
        "seats 2, stage solstice\nred: utopians B; empire; journey; flipped 2UTO3; tokens 0 24 0\nblue: romans"
    )
    t.expect("ending: 2")
    assert t.g.round == 2
    to_the_end(t)
    assert t.g.round == 2


def test_the_main_pile_runs_out() -> None:
    t = imperium("seats 2\nred: romans; hand 1UNC18; tokens 1 0 0\nblue: celts\nmain: 1REG9")
    t.act("play Gambling", "region").expect("ending: 1")
    assert t.g.reason == "main_pile"


def test_a_refill_takes_the_last_card_of_the_main_pile() -> None:
    t = imperium(
        "seats 2\nred: romans; hand 1TRI2 2TRI4\nblue: celts\nmarket: 1REG4, 1UNC3, 1CIV2, 1CIV4, 1TRI3\nmain: 1REG9"
    )
    t.act("play Phoenicians", "Corruption").expect("market: 1REG4, 1UNC3, 1CIV2, 1REG9, 1TRI3\nending: 1")


def test_the_last_development() -> None:
    t = imperium("seats 2\nred: persians; empire; hand 1PER4; development 1PER5; tokens 4 0 0\nblue: romans")
    t.act("play Development", "develop").expect("red: development\nending: 1")
    assert t.g.reason == "last_development"


def test_the_last_development_by_a_reshuffle() -> None:
    t = imperium("seats 2\nred: persians; empire; hand 2FAM7; development 1PER5; tokens 4 0 0\nblue: romans")
    t.act("play Eminent", "Windmills").expect("red: hand 1PER5; exhaust 4; tokens 0 0 0\nending: 1")


def test_quests_do_not_trigger_scoring() -> None:
    t = imperium("seats 2, stage solstice\nred: arthurians B; development 2ART3\nblue: romans\nunrest: 6")
    t.act("King Arthur's Court", "take 1 unrest").expect("red: development\nending: 0")


def test_king_of_kings_side_a_triggers_scoring_and_turns_over() -> None:
    t = imperium("seats 2\nred: vikings; hand 1VIK12 2ART4\nblue: romans\nfame:")
    t.act("play Rollo").expect("red: tokens 3 2 7\nending: 1")
    t.act("play Lawnslot")  # each player resolves it at most once
    t.expect("red: tokens 3 2 7")


def test_king_of_kings_side_a_for_an_empire() -> None:
    t = imperium(
        "seats 2\nred: qin; empire; hand 1VIK12 2QIN6; play 2QIN22; history 2QIN8; tokens 0 0 0\nblue: romans\nfame:"
    )
    t.act("play Emperor", "Long Walls II").expect("red: tokens 0 0 3\nending: 1")


def test_king_of_kings_side_b() -> None:
    t = imperium("seats 2\nred: vikings; hand 1VIK12\nblue: romans\nfame:\nking: B")
    t.act("play Rollo").expect("red: tokens 3 2 5\nending: 0")


def test_the_zenith_card() -> None:
    t = imperium("seats 2\nred: vikings; hand 2FAM7; nation 1VIK2\nblue: romans")
    t.act("play Eminent").expect("red: hand 1VIK2; barbarian\nending: 1")


def test_the_graal() -> None:
    t = imperium("seats 2\nred: arthurians; hand 2ART3\nblue: romans")
    t.act("play Graal").expect("red: discard 2ART3\nending: 1")


def test_shangri_la_needs_24_population() -> None:
    t = imperium(
        "seats 2, stage solstice\nred: utopians B; empire; journey; flipped 2UTO3; tokens 0 23 0\nblue: romans"
    )
    t.expect("ending: 0")


# -- collapse --------------------------------------------------------------------------------------------------------


def test_collapse_ends_the_game_in_the_middle_of_an_effect() -> None:
    t = imperium("seats 2\nred: romans; empire; hand 1CIV4\nblue: celts; hand 1CEL22\nunrest: 1")
    t.act("play Corruption")
    assert t.game.decision is None and t.g.collapsed and t.g.reason == "collapse"
    t.expect("red: tokens 5 2 1")  # the progress of Corruption is no longer gained
    outcome = t.game.outcome
    assert outcome is not None and outcome.places == [0, 1]


def test_collapse_overrides_a_pending_scoring() -> None:
    t = imperium("seats 2, ending 1\nred: romans; empire; hand 1CIV4\nblue: celts\nunrest: 1")
    t.act("play Corruption")
    assert t.game.decision is None and t.g.reason == "collapse"


def test_collapse_by_a_refill() -> None:
    """Q37: the last unrest goes below a new market card."""
    t = imperium(
        """
        seats 2
        red: romans; hand 1ROM20; tokens 0 0 0
        blue: celts
        market: 1REG4, 1REG6, 1REG7, 1REG9, 1REG5
        regions:
        uncivilised: 1UNC3
        unrest: 1
        """
    )
    t.act("innovate", "region", "Forest")
    assert t.game.decision is None and t.g.collapsed


def test_fewest_unrest_wins_a_collapse_and_points_break_ties() -> None:
    t = imperium(
        "seats 3\nred: romans; empire; hand 1CIV4 1ROM22; tokens 0 0 0\nblue: celts; tokens 0 0 5\n"
        "white: greeks; history 1GRE22\nunrest: 1"
    )
    t.asks("red", "turn").act("play Corruption")
    t.asks("red", "who_takes_next", ["Player 2", "Player 3"]).act("Player 2")
    outcome = t.game.outcome  # one unrest each; Corruption 2 - 2, progress 5 - 2, progress 1 - 2
    assert outcome is not None and outcome.scores == [-1, -1, -1] and outcome.places == [1, 0, 2]
    assert t.g.scores == [0, 3, -1]


def test_sumerians_return_unrest_after_a_collapse_but_do_not_undo_it() -> None:
    t = imperium(
        "seats 2\nred: romans; empire; hand 1CIV4\nblue: celts; hand 1CEL22; deck 1CEL23; history 1TRI7\nunrest: 1"
    )
    t.act("play Corruption")
    t.asks("blue", "return_unrest")
    t.act("Unrest (Celts, no. 2) from the hand", "Unrest (Celts, no. 3) from the draw deck")
    assert t.game.decision is None and t.g.collapsed
    assert len(t.zone("blue", "hand")) == 1


def test_tied_players_share_the_victory() -> None:
    t = imperium("seats 2, ending 2, stage solstice\nred: romans; tokens 0 0 4\nblue: greeks; tokens 0 0 4")
    assert t.game.decision is None
    outcome = t.game.outcome
    assert outcome is not None and outcome.scores == [4, 4]
    assert outcome.places == [0, 0] and outcome.winners == [0, 1]


def test_a_tie_behind_the_winner_is_shared_too() -> None:
    t = imperium(
        "seats 3, ending 2, stage solstice\nred: romans; tokens 0 0 4\nblue: greeks; tokens 0 0 6\n"
        "white: celts; tokens 0 0 4"
    )
    outcome = t.game.outcome
    assert outcome is not None and outcome.places == [1, 0, 1] and outcome.ranking == [1, 0, 2]


def test_a_collapse_with_equal_unrest_and_points_is_shared() -> None:
    t = imperium("seats 2\nred: romans; empire; hand 1CIV4 1ROM22; tokens 0 0 0\nblue: celts; tokens 0 0 2\nunrest: 1")
    t.act("play Corruption")
    outcome = t.game.outcome  # one unrest each; Corruption 2 - 2, progress 2 - 2
    assert outcome is not None and outcome.reason == "imperium-collapse" and outcome.scores == [-1, -1]
    assert t.g.scores == [0, 0] and outcome.places == [0, 0]
