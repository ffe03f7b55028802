"""What all lore shares (R99), and resources on cards (R119, R120)."""

from tests.games.arcs.cards.steps import counts
from tests.games.arcs.leaders.steps import attacks, red_leads
from tests.games.arcs.position import arcs


def test_r119_it_counts_as_an_empty_slot() -> None:
    t = red_leads("construction-2", "cards l13 bc02; resources fuel fuel")
    t.plays("red", "use Mining Interest").asks("red", "take_tokens", ["take 0", "take 1"])


def test_r119_a_cartel_is_no_slot() -> None:
    t = red_leads("construction-2", "cards bc03 bc09; resources relic")
    t.plays("red", "use Shipping Interest").asks("red", "take_tokens", ["take 0", "take 1"])


def test_r120_outrage_reaches_the_token_on_it() -> None:
    t = red_leads("aggression-2", "cards l13; resources fuel - - - - - weapon", "3-hex: red 2 ships; blue damaged city")
    attacks(t, assault="hit hit")
    assert t.resources("red") == ["fuel"]
    assert t.cards("red") == ["l13"]


def test_r120_cartel_supply_stays_supply_when_outrage_discards_the_cartel() -> None:
    t = red_leads("aggression-2", "cards bc03; resources material", "3-arrow: red 2 ships; blue damaged city")
    attacks(t, assault="hit hit")
    assert t.cards("red") == []
    assert t.supply("material") == 5


def test_r99_lore_adds_to_no_ambition_cannot_be_stolen_and_is_not_hit_by_outrage() -> None:
    t = arcs("""
        seats 3, leaders yes, initiative red
        3-hex: red 3 ships; blue starport
        red: hand aggression-2; cards bc20
        blue: cards lead01 l01 l13 l22
    """)
    for ambition in ("tycoon", "tyrant", "warlord", "keeper", "empath"):
        assert counts(t, ambition)[1] == 0
    t.plays("red", "lead Aggression 2", "go on", "use Silver-Tongues").asks("red", "turn")  # nothing to steal
    attacks(t, raid="key key intercept, key key intercept").asks("red", "turn")
    assert t.cards("blue") == ["l01", "l13", "l22", "lead01"]
    t = red_leads("aggression-2", "cards lead01 l19 l21 l23 l28", "3-hex: red 2 ships; blue damaged city")
    attacks(t, assault="hit hit")
    assert t.cards("red") == ["l19", "l21", "l23", "l28", "lead01"]


def test_d10_loyal_cards_do_not_substitute_where_a_token_is_discarded() -> None:
    t = red_leads("construction-2", "cards l28 bc01; resources relic", "ambitions: tycoon 5")
    t.asks("red", "turn").cannot("red", "use Tycoon's Charm")


def test_r21_effects_at_the_same_moment_are_ordered_by_the_player_taking_their_turn() -> None:
    t = red_leads("aggression-2", "cards l14 l19", "3-hex: red 2 ships; blue 5 ships\nambitions: empath 5")
    attacks(t, assault="blank").asks("red", "which_first", ["Seeker Torpedoes first", "Empath's Vision first"])
    t.plays("red", "Seeker Torpedoes first", "stop").asks("red", "reroll", ["a blank", "stop"])


def test_r19_modifiers_of_the_replaced_action_do_not_apply_to_a_new_action() -> None:
    t = red_leads("mobilization-2", "cards l16 l03 lead05", "3-hex: red 3 ships, starport")
    t.plays("red", "guide", "from 3-hex to 3-gate", "3 fresh and 0 damaged").asks("red", "turn")
    assert t.ships("red", "3-gate") == (3, 0)
