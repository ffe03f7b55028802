"""Noble: Connected and Influential. (Proud is in test_low_place.py.)"""

from .steps import red_begins, red_copies, red_leads, red_pivots, red_surpasses

# -- Connected -----------------------------------------------------------------------------------------------------


def test_lead12_connected_secures_the_next_card_of_the_deck() -> None:
    t = red_begins("administration-2", "cards lead12", "deck: bc10 bc11")
    t.plays("red", "lead Administration 2", "declare Tycoon").asks("red", "turn")
    assert t.cards("red") == ["bc10", "lead12"]
    assert len(t.court()) == 4  # the row is as it was


def test_lead12_connected_only_for_an_ambition_without_markers() -> None:
    t = red_begins("administration-2", "cards lead12", "deck: bc10 bc11\nambitions: tycoon 5")
    t.plays("red", "lead Administration 2", "declare Tycoon").asks("red", "turn")
    assert t.cards("red") == ["lead12"]


def test_lead12_the_prelude_part_of_the_card_cannot_be_used_in_this_prelude() -> None:
    t = red_begins("administration-2", "cards lead12 bc13", "3-hex: red 1 ship\ndeck: bc12")
    t.plays("red", "lead Administration 2", "declare Tycoon").can("red", "use Skirmishers")
    t.cannot("red", "use Prison Wardens")


def test_lead12_a_vox_card_resolves_at_once() -> None:
    t = red_begins("administration-2", "cards lead12", "deck: bc26")
    t.plays("red", "lead Administration 2", "declare Tycoon").asks("red", "uprising").plays("red", "cluster 3")
    assert t.ships("red", "3-gate") == (1, 0)
    assert t.court_discard() == ["bc26"]


def test_lead12_populist_demands_drawn_can_trigger_connected_again() -> None:
    t = red_begins("administration-2", "cards lead12", "deck: bc27 bc10 bc11")
    t.plays("red", "lead Administration 2", "declare Tycoon").plays("red", "declare Keeper").asks("red", "turn")
    assert t.cards("red") == ["bc10", "lead12"]
    assert t.markers("keeper") == [[3, 2]]


def test_lead12_populist_demands_for_the_same_ambition_triggers_nothing() -> None:
    t = red_begins("administration-2", "cards lead12", "deck: bc27 bc10 bc11")
    t.plays("red", "lead Administration 2", "declare Tycoon").plays("red", "declare Tycoon").asks("red", "turn")
    assert t.cards("red") == ["lead12"]


def test_lead12_farseers_drawn_does_not_react_to_the_same_declaration() -> None:
    t = red_begins("administration-2", "cards lead12", "deck: bc17")
    t.plays("red", "lead Administration 2", "declare Tycoon").asks("red", "turn")
    assert t.cards("red") == ["bc17", "lead12"]


def test_lead12_farseers_held_before_reacts_in_the_order_the_player_picks() -> None:
    t = red_begins("administration-2", "cards lead12 bc17", "deck: bc10", "construction-2")
    t.plays("red", "lead Administration 2", "declare Tycoon")
    t.asks("red", "which_first", ["Noble first", "Farseers first"]).plays("red", "Farseers first")
    t.asks("red", "exchange_want")
    assert t.cards("red") == ["bc17", "lead12"]  # not yet drawn


def test_lead12_farseers_drawn_reacts_to_a_second_declaration() -> None:
    t = red_leads(
        "aggression-2", "cards lead12 bc17", "court: bc27 red 1, bc02, bc03, bc04\ndeck: bc10", "construction-2"
    )
    t.plays("red", "secure", "declare Keeper").asks("red", "which_first")


def test_d3_connected_with_an_empty_deck_secures_nothing() -> None:
    t = red_begins("administration-2", "cards lead12", "court discard: " + " ".join(f"bc{n:02}" for n in range(5, 32)))
    t.plays("red", "lead Administration 2", "declare Tycoon").asks("red", "turn")
    assert t.cards("red") == ["lead12"]


def test_lead12_connected_works_for_a_follower_with_bards() -> None:
    t = red_pivots("administration-2", "cards lead12 bc25", "deck: bc10")
    t.plays("red", "declare Tycoon").asks("red", "turn")
    assert t.cards("red") == ["bc10", "bc25", "lead12"]


# -- Influential ---------------------------------------------------------------------------------------------------


def test_lead12_influential_influences_a_second_time_with_the_pip_of_a_copy() -> None:
    t = red_copies("administration-2", "cards lead12", "court: bc02, bc03, bc04, bc05")
    t.plays("red", "influence", "Mining Interest").asks("red", "free_influence", ["influence", "go on"])
    t.plays("red", "influence", "Mining Interest").asks("blue", "lead")
    assert t.court()["bc02"] == [2, 0, 0]


def test_lead12_influential_works_with_a_pivot_and_may_be_declined() -> None:
    t = red_pivots("administration-2", "cards lead12", "court: bc02, bc03, bc04, bc05")
    t.plays("red", "influence", "Mining Interest", "go on").asks("blue", "lead")
    assert t.agents("red") == 9


def test_lead12_influential_is_not_for_lead_surpass_prelude_and_execute() -> None:
    t = red_leads("administration-2", "cards lead12")
    t.plays("red", "influence", str(t.words.name("court", t.g.court[0]))).asks("red", "turn")
    t = red_surpasses("administration-3", "cards lead12")
    t.plays("red", "influence", str(t.words.name("court", t.g.court[0]))).asks("red", "turn")
    t = red_copies("administration-2", "cards lead12; resources psionic")
    t.plays("red", "spend Psionic from slot 1 to influence", str(t.words.name("court", t.g.court[0])))
    t.asks("red", "turn")
    t = red_copies("administration-2", "cards lead12 bc12; captives 1 blue")
    t.plays("red", "execute").asks("blue", "lead")


def test_lead12_influential_needs_a_second_agent() -> None:
    t = red_copies("administration-2", "cards lead12; agents 1", "court: bc02, bc03, bc04, bc05")
    t.plays("red", "influence", "Mining Interest").asks("blue", "lead")
