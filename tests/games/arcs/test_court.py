"""Influence and Secure (R47 to R49, D3)."""

from .position import arcs

# -- R47: Influence ------------------------------------------------------------------------------------------------


def test_r47_influence_puts_one_agent_from_the_supply_on_any_card_of_the_row() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand mobilization-2
        court: bc01 blue 3, bc02 red 4, bc10, bc26
    """)
    t.plays("red", "lead Mobilization 2", "go on", "influence")
    t.asks("red", "influence", ["Loyal Engineers", "Mining Interest", "Spacing Union", "Mass Uprising"])
    t.plays("red", "Loyal Engineers", "influence", "Mining Interest", "influence", "Mining Interest")
    assert t.court() == {"bc01": [1, 3, 0], "bc02": [6, 0, 0], "bc10": [0, 0, 0], "bc26": [0, 0, 0]}
    assert t.agents("red") == 3


# -- R48: who can secure -------------------------------------------------------------------------------------------


def test_r48_secure_needs_more_agents_than_each_rival_separately() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand aggression-2
        court: bc01 red 2 blue 1 white 1, bc02 red 1 blue 1, bc10 blue 1, bc13 red 1
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure")
    t.asks("red", "secure", ["Loyal Engineers", "Skirmishers"])


def test_r48_without_such_a_card_the_action_cannot_be_taken() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand aggression-2; resources relic
        court: bc01 red 1 blue 1, bc02 white 1, bc10, bc13
    """)
    t.plays("red", "lead Aggression 2", "go on").asks("red", "turn")
    t.cannot("red", "secure", "spend Relic from slot 1 to secure")


# -- R49: the order of Secure --------------------------------------------------------------------------------------


def test_r49_own_agents_go_home_rival_agents_are_captured_and_the_same_place_is_refilled() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand aggression-2
        court: bc01, bc02 red 3 blue 2 white 1, bc10, bc13
        deck: bc20 bc21
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure")
    assert t.cards("red") == ["bc02"]
    assert (t.agents("red"), t.captives("red", "blue"), t.captives("red", "white")) == (10, 2, 1)
    assert list(t.court().items()) == [
        ("bc01", [0, 0, 0]),
        ("bc20", [0, 0, 0]),
        ("bc10", [0, 0, 0]),
        ("bc13", [0, 0, 0]),
    ]


def test_r49_a_vox_card_takes_effect_and_is_discarded_before_the_row_is_refilled() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand aggression-2
        court: bc01, bc28 red 2 blue 1, bc10, bc13
        deck: bc20
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure").asks("red", "outrage_spreads")
    # the agents have left the card, the card has left the row, and nothing has come yet
    assert (t.agents("red"), t.captives("red", "blue")) == (10, 1)
    assert list(t.court()) == ["bc01", "bc10", "bc13"]
    t.plays("red", "go on")
    assert t.court_discard() == ["bc28"]
    assert list(t.court()) == ["bc01", "bc20", "bc10", "bc13"]


EMPTY_DECK = f"court discard: {' '.join(f'bc{number:02}' for number in range(1, 32) if number not in (1, 2, 29, 30))}"


def test_r49_song_of_freedom_goes_into_the_deck_before_the_row_is_refilled() -> None:
    t = arcs(f"""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand aggression-2
        court: bc01, bc29 red 1, bc02, bc30
        {EMPTY_DECK}
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure")
    assert list(t.court()) == ["bc01", "bc29", "bc02", "bc30"]  # the only card of the deck comes right back


# -- D3: an empty Court deck ---------------------------------------------------------------------------------------


def test_d3_with_an_empty_deck_the_row_stays_short_and_the_discard_pile_lies() -> None:
    t = arcs(f"""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand aggression-2 mobilization-2
        court: bc01, bc02 red 1, bc30, bc29
        {EMPTY_DECK}
    """)
    discarded = t.court_discard()
    t.plays("red", "lead Aggression 2", "go on", "secure", "end turn")
    assert list(t.court()) == ["bc01", "bc30", "bc29"]
    assert t.court_discard() == discarded
    t.plays("red", "lead Mobilization 2", "go on", "influence")
    t.asks("red", "influence", ["Loyal Engineers", "Guild Struggle", "Song of Freedom"])


def test_d3_guild_struggle_puts_guild_cards_back_and_only_its_own_place_is_refilled() -> None:
    t = arcs(f"""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand aggression-2
        court: bc01, bc02 red 1, bc30 red 1, bc29
        {EMPTY_DECK}
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure", "Mining Interest", "secure")
    first, new, last = t.court()  # the place of Mining Interest stays empty
    assert (first, last) == ("bc01", "bc29")
    assert new not in ("bc26", "bc27", "bc28", "bc31")
    assert sorted(t.court_discard()) == ["bc26", "bc27", "bc28", "bc30", "bc31"]
