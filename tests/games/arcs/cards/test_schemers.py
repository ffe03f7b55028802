"""bc16 Lattice Spies, bc17 Farseers, bc18 Secret Order, bc20 Silver-Tongues."""

import pytest

from ..position import ArcsScenario, arcs
from .steps import stows


def leads(card: str, red: str, rest: str = "") -> ArcsScenario:
    """Red leads a card, without declaring."""
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand {card} administration-6; {red}
        {rest}
    """)
    suit, number = card.split("-")
    t.plays("red", f"lead {suit.title()} {number}", "go on")
    return t


# -- bc16 Lattice Spies --------------------------------------------------------------------------------------------


def follows(way: str, red: str = "", declare: str = "go on", between: tuple[str, ...] = ("go on",)) -> ArcsScenario:
    """Blue leads Construction 3, Red follows with Lattice Spies."""
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        blue: hand construction-3 construction-2
        red: hand construction-5 mobilization-4 aggression-2; cards bc16; {red or "power 0"}
    """)
    t.plays("blue", "lead Construction 3", declare, "end turn")
    t.plays("red", way, *between)
    return t


@pytest.mark.parametrize(
    "way", ["surpass with Construction 5", "copy with Mobilization 4", "pivot with Mobilization 4"]
)
def test_bc16_lattice_spies_seize_the_initiative_with_surpass_copy_or_pivot(way: str) -> None:
    t = follows(way)
    t.plays("red", "use Lattice Spies")
    assert t.initiative() == "red"
    assert t.court_discard() == ["bc16"]
    assert len(t.hand("red")) == 2  # no extra action card
    t.plays("red", "end turn").asks("red", "lead")


def test_bc16_lattice_spies_come_before_any_other_prelude_action() -> None:
    t = follows("pivot with Mobilization 4", "resources fuel")
    t.can("red", "use Lattice Spies")
    t.plays("red", "spend Fuel from slot 1 for nothing")
    t.cannot("red", "use Lattice Spies", "discard Lattice Spies for nothing")


def test_bc16_lattice_spies_come_before_the_prelude_part_of_another_card() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        blue: hand construction-3 construction-2
        red: hand mobilization-4 mobilization-5; cards bc16 bc24; resources fuel
    """)
    t.plays("blue", "lead Construction 3", "go on", "end turn")
    t.plays("red", "pivot with Mobilization 4", "go on", "use Relic Fence", "Relic in slot 1")
    t.cannot("red", "use Lattice Spies")


def test_bc16_lattice_spies_may_be_followed_by_other_prelude_actions() -> None:
    t = follows("pivot with Mobilization 4", "resources fuel")
    t.plays("red", "use Lattice Spies").can("red", "spend Fuel from slot 1 to move")


def test_bc16_lattice_spies_are_of_no_use_after_a_pip() -> None:
    t = follows("surpass with Construction 5")
    t.plays("red", "build", "starport in 6-hex").asks("red", "turn").cannot("red", "use Lattice Spies")


def test_bc16_lattice_spies_do_not_seize_for_who_has_the_initiative() -> None:
    t = leads("construction-3", "cards bc16", "5-hex: blue 1 ship\nblue: hand construction-5 mobilization-2")
    t.plays("red", "use Lattice Spies", "end turn")
    assert t.court_discard() == ["bc16"]
    assert t.g.seized == -1
    t.plays("blue", "copy with Construction 5").can("blue", "seize with Mobilization 2")


def test_bc16_lattice_spies_do_not_seize_what_was_seized_this_round() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        3-hex: white 1 ship
        blue: hand construction-3 construction-2
        white: hand construction-4 mobilization-2 mobilization-3
        red: hand construction-5 mobilization-4; cards bc16
    """)
    t.plays("blue", "lead Construction 3", "go on", "end turn")
    t.plays("white", "surpass with Construction 4", "seize with Mobilization 2", "end turn")
    t.plays("red", "surpass with Construction 5", "use Lattice Spies")
    assert t.initiative() == "white"
    assert t.court_discard() == ["bc16"]
    t.plays("red", "end turn")
    assert t.initiative() == "white"


def test_bc16_lattice_spies_seizure_stands_against_the_highest_surpass() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        3-hex: white 1 ship
        blue: hand construction-2 construction-3
        white: hand construction-4 mobilization-2; cards bc16
        red: hand construction-5 mobilization-4
    """)
    t.plays("blue", "lead Construction 2", "go on", "end turn")
    t.plays("white", "copy with Construction 4", "go on", "use Lattice Spies", "end turn")
    t.plays("red", "surpass with Construction 5").asks("red", "turn")  # it cannot seize
    t.plays("red", "end turn")
    assert t.initiative() == "white"


# -- bc17 Farseers: when declaring ---------------------------------------------------------------------------------


def test_bc17_farseers_look_at_a_hand_and_exchange_when_declaring() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand construction-2 construction-3 aggression-5; cards bc17
        blue: hand mobilization-2 mobilization-6
        white: hand administration-2
    """)
    t.plays("red", "lead Construction 2", "declare Tycoon").asks("red", "look_at_hand", ["Blue", "White"])
    t.plays("red", "Blue").asks("red", "exchange_want", ["take Mobilization 2", "take Mobilization 6", "go on"])
    t.plays("red", "take Mobilization 6").asks("red", "exchange_give", ["give Construction 3", "give Aggression 5"])
    t.plays("red", "give Aggression 5").asks("red", "turn")
    assert sorted(t.hand("red")) == ["construction-3", "mobilization-6"]
    assert sorted(t.hand("blue")) == ["aggression-5", "mobilization-2"]
    assert t.cards("red") == ["bc17"]


def test_bc17_farseers_only_the_holder_sees_the_hand() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand construction-2 construction-3; cards bc17
        blue: hand mobilization-2 mobilization-6
        white: hand administration-2
    """)
    t.plays("red", "lead Construction 2", "declare Tycoon", "Blue")
    seen = ["(Blue holds Mobilization 2.)", "(Blue holds Mobilization 6.)"]
    assert [line for line in t.chronicle("red") if "holds" in line] == seen
    assert [line for line in t.chronicle("white") if "holds" in line] == []
    assert t.game.view(0)["players"][1]["known"] == ["mobilization-2", "mobilization-6"]
    assert t.game.view(2)["players"][1]["known"] == []


def test_bc17_farseers_the_exchange_is_optional() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand construction-2 construction-3; cards bc17
        blue: hand mobilization-2
    """)
    t.plays("red", "lead Construction 2", "declare Tycoon").asks("red", "exchange_want")
    t.plays("red", "go on").asks("red", "turn")
    assert t.hand("red") == ["construction-3"]
    assert t.hand("blue") == ["mobilization-2"]


def test_bc17_farseers_do_nothing_when_somebody_else_declares() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        5-hex: blue 1 ship
        red: hand construction-2 construction-3; cards bc17
        blue: hand mobilization-2 mobilization-3
    """)
    t.plays("blue", "lead Mobilization 2", "declare Tycoon").asks("blue", "turn")


def test_bc17_farseers_react_to_populist_demands() -> None:
    t = leads("aggression-2", "cards bc17", "blue: hand mobilization-2\ncourt: bc27 red 1, bc18, bc20, bc24")
    t.plays("red", "secure", "declare Empath").asks("red", "exchange_want", ["take Mobilization 2", "go on"])
    t.plays("red", "take Mobilization 2")
    assert t.hand("red") == ["mobilization-2"]
    assert t.hand("blue") == ["administration-6"]
    assert t.markers("empath") == [[5, 3]]


def test_bc17_farseers_react_to_galactic_bards() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        blue: hand construction-3 construction-2
        red: hand mobilization-4 mobilization-5; cards bc17 bc25
    """)
    t.plays("blue", "lead Construction 3", "go on", "end turn")
    t.plays("red", "pivot with Mobilization 4", "declare Warlord", "take Construction 2")
    assert t.hand("red") == ["construction-2"]
    assert t.hand("blue") == ["mobilization-5"]
    t.can("red", "seize with Construction 2")  # the exchange comes before the Prelude too


def test_d11_farseers_with_an_empty_hand_look_but_do_not_exchange() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand construction-2; cards bc17
        blue: hand mobilization-2
        white: hand administration-2
    """)
    t.plays("red", "lead Construction 2", "declare Tycoon").asks("red", "look_at_hand", ["Blue", "White"])
    t.plays("red", "White").asks("red", "turn")
    assert t.hand("white") == ["administration-2"]
    assert "(White holds Administration 2.)" in t.chronicle("red")


def test_d11_farseers_look_at_nobody_when_no_rival_has_cards() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand construction-2 construction-3; cards bc17
    """)
    t.plays("red", "lead Construction 2", "declare Tycoon").asks("red", "turn")


# -- bc17 Farseers: the Prelude part -------------------------------------------------------------------------------


def test_bc17_farseers_prelude_draws_one_more_than_the_action_cards_discarded() -> None:
    t = leads("construction-2", "cards bc17", "discard: aggression-2 aggression-3 aggression-4 aggression-5")
    t.plays("red", "use Farseers", "discard Administration 6")
    assert sorted(t.hand("red")) == ["aggression-2", "aggression-3"]
    assert t.discard_pile()[-1] == "administration-6"
    assert t.discard_pile()[:2] == ["aggression-4", "aggression-5"]


def test_bc17_farseers_prelude_with_two_cards_draws_three() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand construction-2 construction-3 construction-4 construction-5; cards bc17
        discard: aggression-2 aggression-3 aggression-4 aggression-5
    """)
    t.plays("red", "lead Construction 2", "go on", "use Farseers")
    t.plays("red", "discard Construction 3", "discard Construction 5")
    assert sorted(t.hand("red")) == ["aggression-2", "aggression-3", "aggression-4", "construction-4"]
    assert sorted(t.discard_pile()[-2:]) == ["construction-3", "construction-5"]


def test_bc17_farseers_prelude_alone_draws_one_card() -> None:
    t = leads("construction-2", "cards bc17", "discard: aggression-2 aggression-3")
    t.plays("red", "use Farseers", "stop")
    assert sorted(t.hand("red")) == ["administration-6", "aggression-2"]


def test_bc17_farseers_prelude_with_an_empty_hand_draws_one_card() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand construction-2; cards bc17
        discard: aggression-2
    """)
    t.plays("red", "lead Construction 2", "go on", "use Farseers")
    assert t.hand("red") == ["aggression-2"]


def test_bc17_farseers_prelude_puts_farseers_on_the_court_discard_pile() -> None:
    t = leads("construction-2", "cards bc17", "discard: aggression-2")
    t.plays("red", "use Farseers", "stop")
    assert t.court_discard() == ["bc17"]
    assert t.cards("red") == []


def test_bc17_farseers_prelude_with_a_small_pile_brings_discarded_cards_straight_back() -> None:
    """With only one other card in the pile, two of the three drawn are those that were discarded."""
    rest = [f"{suit}-{n}" for suit in ("administration", "aggression", "mobilization") for n in range(2, 7)]
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        5-hex: blue 1 ship
        red: hand construction-2 construction-3 construction-4; cards bc17
        blue: hand {" ".join(rest)} construction-6
    """)
    assert t.discard_pile() == ["construction-5"]
    t.plays("red", "lead Construction 2", "go on", "use Farseers", "discard Construction 3", "discard Construction 4")
    assert sorted(t.hand("red")) == ["construction-3", "construction-4", "construction-5"]
    assert t.discard_pile() == []


def test_bc17_farseers_prelude_shuffles_the_discarded_cards_before_they_go_on_the_pile() -> None:
    orders = set()
    for key in range(12):
        t = arcs("""
            seats 3, set-up 3p-mix-up, initiative red
            6-hex: red 1 ship
            red: hand construction-2 construction-3 construction-4; cards bc17
        """)
        t.g.rng.key = key
        t.plays("red", "lead Construction 2", "go on", "use Farseers")
        t.plays("red", "discard Construction 3", "discard Construction 4")
        orders.add(tuple(t.discard_pile()[-2:]))
    assert orders == {("construction-3", "construction-4"), ("construction-4", "construction-3")}


# -- bc18 Secret Order ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "ambition", "zero"),
    [(2, "Tycoon", True), (3, "Tyrant", True), (4, "Warlord", True), (5, "Keeper", False), (6, "Empath", False)],
)
def test_bc18_secret_order_keeps_the_lead_number_when_declaring_keeper_or_empath(
    number: int, ambition: str, zero: bool
) -> None:
    t = arcs(f"""
        seats 4, set-up 4p-mix-up-1, initiative red
        6-hex: red 1 ship
        red: hand construction-{number} mobilization-2; cards bc18
        blue: hand construction-1 construction-7
    """)
    t.plays("red", f"lead Construction {number}", f"declare {ambition}", "end turn")
    assert t.g.zero == zero
    t.can("blue", "surpass with Construction 7", "copy with Construction 1")
    if zero:
        t.can("blue", "surpass with Construction 1")
    else:
        t.cannot("blue", "surpass with Construction 1")


@pytest.mark.parametrize(
    ("ambition", "zero"), [("Tycoon", True), ("Tyrant", True), ("Warlord", True), ("Keeper", False), ("Empath", False)]
)
def test_bc18_secret_order_with_a_seven_depends_on_the_ambition(ambition: str, zero: bool) -> None:
    t = arcs("""
        seats 4, set-up 4p-mix-up-1, initiative red
        6-hex: red 1 ship
        red: hand construction-7 mobilization-2; cards bc18
        blue: hand construction-6 construction-2
    """)
    t.plays("red", "lead Construction 7", f"declare {ambition}", "end turn")
    if zero:
        t.can("blue", "surpass with Construction 6", "surpass with Construction 2")
    else:
        t.cannot("blue", "surpass...")


def test_bc18_secret_order_of_a_rival_changes_nothing() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand construction-5 mobilization-2
        blue: hand construction-2 construction-3; cards bc18
    """)
    t.plays("red", "lead Construction 5", "declare Keeper", "end turn").can("blue", "surpass with Construction 2")


# -- bc20 Silver-Tongues -------------------------------------------------------------------------------------------


def test_bc20_silver_tongues_steal_a_token_or_a_guild_card_of_any_rival() -> None:
    t = leads("construction-2", "cards bc20", "blue: resources relic fuel; cards bc02\nwhite: cards bc01")
    tokens = ["Relic from slot 1 of Blue", "Fuel from slot 2 of Blue"]
    cards = ["Mining Interest of Blue", "Loyal Engineers of White"]
    t.plays("red", "use Silver-Tongues").asks("red", "steal_anything", tokens + cards)


def test_bc20_silver_tongues_steal_one_token_without_keys() -> None:
    t = leads("construction-2", "cards bc20", "blue: resources relic fuel; cards bc02")
    stows(t.plays("red", "use Silver-Tongues", "Relic from slot 1 of Blue"), "red").asks("red", "turn")
    assert t.resources("red") == ["relic"]
    assert t.resources("blue") == ["fuel"]
    assert t.cards("blue") == ["bc02"]
    assert t.court_discard() == ["bc20"]


def test_bc20_silver_tongues_steal_one_guild_card_without_keys() -> None:
    t = leads("construction-2", "cards bc20", "blue: resources relic; cards bc01 bc02")
    t.plays("red", "use Silver-Tongues", "Loyal Engineers of Blue").asks("red", "turn")
    assert t.cards("red") == ["bc01"]
    assert t.cards("blue") == ["bc02"]
    assert t.resources("blue") == ["relic"]


def test_bc20_silver_tongues_a_stolen_token_that_does_not_fit_is_exchanged_or_discarded() -> None:
    t = leads("construction-2", "cards bc20; resources fuel fuel", "blue: resources relic")
    t.plays("red", "use Silver-Tongues")
    t.asks("red", "discard_excess")
    t.plays("red", "discard Fuel from slot 1", "Relic in slot 1")
    assert t.slots("red") == ["relic", "fuel"]


def test_bc20_silver_tongues_take_only_sworn_guardians_from_their_holder_and_bury_them() -> None:
    t = leads("construction-2", "cards bc20", "blue: resources relic; cards bc02 bc22\nwhite: resources fuel")
    t.plays("red", "use Silver-Tongues").asks(
        "red", "steal_anything", ["Sworn Guardians of Blue", "Fuel from slot 1 of White"]
    )
    t.plays("red", "Sworn Guardians of Blue")
    assert t.cards("red") == []
    assert t.cards("blue") == ["bc02"]
    assert t.game.view(None)["court_bottom"] == ["bc22"]


def test_bc20_silver_tongues_do_not_steal_the_supply_of_a_cartel() -> None:
    t = leads("construction-2", "cards bc20", "blue: cards bc03; resources relic")
    t.plays("red", "use Silver-Tongues").asks(
        "red", "steal_anything", ["Material Cartel of Blue", "Relic from slot 1 of Blue"]
    )


def test_bc20_silver_tongues_the_stolen_card_may_use_its_prelude_part_at_once() -> None:
    t = leads("construction-2", "cards bc20", "blue: cards bc23 bc04")
    t.plays("red", "use Silver-Tongues", "Elder Broker of Blue").can("red", "use Elder Broker")
    t.plays("red", "use Elder Broker")
    assert t.court_discard() == ["bc20", "bc23"]


def test_bc20_silver_tongues_may_be_discarded_with_nothing_to_steal() -> None:
    t = leads("construction-2", "cards bc20")
    t.plays("red", "use Silver-Tongues").asks("red", "turn")
    assert t.court_discard() == ["bc20"]
