"""Feastbringer: Charismatic and Generous."""

from .steps import red_begins, red_copies, red_leads, red_pivots, red_surpasses

# -- Charismatic ---------------------------------------------------------------------------------------------------


def test_lead07_charismatic_influences_right_before_a_secure_on_another_card() -> None:
    t = red_copies("aggression-2", "cards lead07", "court: bc02 red 1, bc03, bc04, bc05")
    row = ["Mining Interest", "Material Cartel", "Admin Union", "Construction Union"]
    t.plays("red", "secure").asks("red", "charismatic", ["influence first", "go on"])
    t.plays("red", "influence first").asks("red", "influence", row).plays("red", "Material Cartel", "Mining Interest")
    assert t.cards("red") == ["bc02", "lead07"]
    assert t.court()["bc03"] == [1, 0, 0]
    t.asks("blue", "lead")  # not once more after it


def test_lead07_charismatic_influences_right_after_a_secure() -> None:
    t = red_pivots("aggression-3", "cards lead07", "court: bc02 red 1, bc03, bc04, bc05")
    t.plays("red", "secure", "go on").asks("red", "free_influence", ["influence", "go on"])
    t.plays("red", "influence", "Admin Union")
    assert t.court()["bc04"] == [1, 0, 0]


def test_lead07_charismatic_makes_a_secure_possible() -> None:
    t = red_copies("aggression-2", "cards lead07", "court: bc02 red 1 blue 1, bc03 blue 1, bc04 blue 1, bc05 blue 1")
    t.plays("red", "secure", "influence first")  # on the only card that can be secured then
    assert t.cards("red") == ["bc02", "lead07"]
    assert t.captives("red", "blue") == 1


def test_lead07_an_influence_first_must_lead_to_a_legal_secure() -> None:
    """Only such an Influence is offered, and who changes their mind loses nothing."""
    t = red_copies("aggression-2", "cards lead07", "court: bc02 red 1 blue 1, bc03 blue 1, bc04 blue 1, bc05 blue 1")
    t.plays("red", "secure").asks("red", "charismatic", ["influence first", "choose another action"])
    t.plays("red", "choose another action").asks("red", "turn").can("red", "secure")
    assert (t.agents("red"), t.g.pips, t.g.prelude) == (9, 1, True)
    t.plays("red", "secure", "influence first")  # on the only card that can be secured then
    assert t.cards("red") == ["bc02", "lead07"]


def test_lead07_charismatic_is_not_for_lead_surpass_and_prelude() -> None:
    t = red_leads("aggression-2", "cards lead07", "court: bc02 red 1, bc03, bc04, bc05")
    t.plays("red", "secure").asks("red", "turn")
    t = red_surpasses("aggression-3", "cards lead07", "court: bc02 red 1, bc03, bc04, bc05")
    t.plays("red", "secure").asks("red", "turn")
    t = red_copies("aggression-2", "cards lead07; resources relic", "court: bc02 red 1, bc03, bc04, bc05")
    t.plays("red", "spend Relic from slot 1 to secure").asks("red", "turn")


def test_lead07_charismatic_needs_an_agent() -> None:
    t = red_copies("aggression-2", "cards lead07", "court: bc02 red 1, bc03, bc04, bc05\nred: agents 0")
    t.plays("red", "secure").asks("red", "free_influence")  # none before; the one that came home may go after


# -- Generous ------------------------------------------------------------------------------------------------------


def test_lead07_generous_gives_to_the_rival_with_least_power() -> None:
    t = red_begins("administration-2", "cards lead07 bc02 bc03", "blue: power 4\nwhite: power 3")
    t.plays("red", "lead Administration 2", "declare Tycoon")
    t.asks("red", "generous", ["give Mining Interest", "give Material Cartel"]).plays("red", "give Mining Interest")
    assert t.cards("white") == ["bc02"]
    assert t.cards("red") == ["bc03", "lead07"]
    assert t.markers("tycoon") == [[5, 3]]


def test_d9_a_tie_for_least_power_goes_in_turn_order() -> None:
    t = red_begins("administration-2", "cards lead07 bc02", "blue: power 3\nwhite: power 3")
    t.plays("red", "lead Administration 2", "declare Tycoon")
    assert t.cards("blue") == ["bc02"]


def test_d9_turn_order_begins_at_the_initiative() -> None:
    t = red_pivots("administration-2", "cards lead07 bc25 bc02", "white: power 0")  # blue has the initiative
    t.plays("red", "declare Tycoon")
    assert t.cards("blue") == ["bc02"]


def test_lead07_generous_without_a_guild_card_cannot_declare() -> None:
    t = red_begins("administration-2", "cards lead07 l13")
    t.plays("red", "lead Administration 2").asks("red", "turn")


def test_lead07_generous_applies_to_populist_demands() -> None:
    t = red_leads("aggression-2", "cards lead07", "court: bc27 red 1, bc02, bc03, bc04")
    t.plays("red", "secure").asks("red", "turn")  # nothing to give, so nothing is declared
    t = red_leads("aggression-2", "cards lead07 bc05", "court: bc27 red 1, bc02, bc03, bc04\nblue: power 1")
    t.plays("red", "secure", "declare Keeper")
    assert t.cards("white") == ["bc05"]
    assert t.markers("keeper") == [[5, 3]]


def test_lead07_generous_applies_to_tycoons_ambition() -> None:
    t = red_leads("aggression-2", "cards lead07 l27", "ambitions: tycoon 5")
    t.asks("red", "turn").cannot("red", "use Tycoon's Ambition")
    t = red_leads("aggression-2", "cards lead07 l27 bc05", "ambitions: tycoon 5\nblue: power 1")
    t.plays("red", "use Tycoon's Ambition", "declare Empath")
    assert t.cards("white") == ["bc05"]


def test_lead07_the_card_is_given_not_stolen() -> None:
    t = red_begins("administration-2", "cards lead07 bc22", "blue: power 1")
    t.plays("red", "lead Administration 2", "declare Tycoon")
    assert t.cards("white") == ["bc22"]  # Sworn Guardians neither forbid it nor are they buried


def test_r114_galactic_bards_cannot_be_both_the_means_and_the_gift() -> None:
    t = red_pivots("administration-2", "cards lead07 bc25")
    t.asks("red", "turn")
    t = red_pivots("administration-2", "cards lead07 bc25 bc02", "blue: power 1")
    t.plays("red", "declare Tycoon")
    assert t.cards("white") == ["bc02"]


def test_r114_bards_may_be_given_for_a_declaration_from_the_lead_card() -> None:
    t = red_begins("administration-2", "cards lead07 bc25", "blue: power 1")
    t.plays("red", "lead Administration 2", "declare Tycoon")
    assert t.cards("white") == ["bc25"]


def test_r114_a_card_that_was_given_away_does_not_help_the_declaration() -> None:
    t = red_begins("administration-5", "cards lead07 bc18", "blue: power 1")
    t.plays("red", "lead Administration 5", "declare Keeper")
    assert t.g.zero  # Secret Order is white's by now
