"""The Unions: bc04 Admin, bc05 Construction, bc10 Spacing, bc11 Arms."""

import pytest

from ..position import ArcsScenario, arcs
from .steps import counts

UNIONS = {
    "bc04": ("Admin Union", "administration"),
    "bc05": ("Construction Union", "construction"),
    "bc10": ("Spacing Union", "mobilization"),
    "bc11": ("Arms Union", "aggression"),
}
OTHER = {"administration": "construction", "construction": "mobilization", "mobilization": "aggression"}
OTHER["aggression"] = "administration"


def table(hands: str, rest: str = "") -> ArcsScenario:
    """Blue leads, then White and Red follow; everybody has a ship that could move or build."""
    return arcs(f"""
        seats 3, set-up 3p-mix-up, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        3-hex: white 1 ship
        {hands}
        {rest}
    """)


# -- laying it down and collecting ---------------------------------------------------------------------------------


@pytest.mark.parametrize("card", UNIONS)
def test_union_brings_a_rivals_lead_card_to_hand_when_the_round_is_over(card: str) -> None:
    name, suit = UNIONS[card]
    other = OTHER[suit]
    t = table(f"blue: hand {suit}-4 {other}-2\nred: hand {other}-3 {other}-4; cards {card}")
    t.plays("blue", f"lead {suit.title()} 4", "go on", "end turn")
    t.plays("red", f"pivot with {other.title()} 3", "go on", f"use {name}")
    assert t.cards("red") == []
    assert t.court_discard() == []
    assert t.hand("red") == [f"{other}-4"]  # not before the round is over
    t.plays("red", "end turn")
    assert sorted(t.hand("red")) == sorted([f"{other}-4", f"{suit}-4"])
    assert t.court_discard() == [card]
    assert f"{suit}-4" not in t.discard_pile()
    assert f"{other}-3" in t.discard_pile()


@pytest.mark.parametrize("card", UNIONS)
def test_union_may_take_the_holders_own_lead_card(card: str) -> None:
    name, suit = UNIONS[card]
    other = OTHER[suit]
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand {suit}-4 {other}-2; cards {card}
    """)
    t.plays("red", f"lead {suit.title()} 4", "go on", f"use {name}", "end turn")
    assert sorted(t.hand("red")) == sorted([f"{suit}-4", f"{other}-2"])


@pytest.mark.parametrize("card", UNIONS)
def test_union_may_take_the_holders_own_pivot(card: str) -> None:
    name, suit = UNIONS[card]
    other = OTHER[suit]
    t = table(f"blue: hand {other}-4 {other}-5\nred: hand {suit}-3 {suit}-5; cards {card}")
    t.plays("blue", f"lead {other.title()} 4", "go on", "end turn")
    t.plays("red", f"pivot with {suit.title()} 3", "go on", f"use {name}", "end turn")
    assert t.hand("red") == [f"{suit}-3", f"{suit}-5"]


@pytest.mark.parametrize("card", UNIONS)
def test_union_chooses_among_all_face_up_cards_of_its_suit(card: str) -> None:
    """The lead card, a Surpass and the holder's own card qualify; Copy and seizing cards lie face down."""
    name, suit = UNIONS[card]
    t = arcs(f"""
        seats 4, set-up 4p-mix-up-1, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        1-hex: white 1 ship
        4-hex: yellow 1 ship
        blue: hand {suit}-2 {suit}-1
        white: hand {suit}-4 {OTHER[suit]}-1
        yellow: hand {suit}-5 {suit}-6
        red: hand {suit}-7 {OTHER[suit]}-2; cards {card}
    """)
    s = suit.title()
    t.plays("blue", f"lead {s} 2", "go on", "end turn")
    t.plays("white", f"surpass with {s} 4", "go on", "end turn")
    t.plays("yellow", f"copy with {s} 5", f"seize with {s} 6", "end turn")
    t.plays("red", f"surpass with {s} 7", f"use {name}")
    t.asks("red", "claim", [f"{s} 2", f"{s} 4", f"{s} 7"])
    t.plays("red", f"{s} 4", "end turn")
    assert f"{suit}-4" in t.hand("red")
    assert {f"{suit}-2", f"{suit}-7"} <= set(t.discard_pile())


@pytest.mark.parametrize("card", UNIONS)
def test_union_takes_only_cards_of_its_suit(card: str) -> None:
    name, suit = UNIONS[card]
    other = OTHER[suit]
    t = table(f"blue: hand {suit}-4 {other}-2\nred: hand {other}-3 {other}-4; cards {card}")
    t.plays("blue", f"lead {suit.title()} 4", "go on", "end turn")
    t.plays("red", f"pivot with {other.title()} 3", "go on", f"use {name}")
    assert t.g.claims[0][2] == t.g.played[0][1]  # no choice: the own pivot is of another suit


@pytest.mark.parametrize("card", UNIONS)
def test_d31_union_cannot_be_used_without_a_face_up_card_of_its_suit(card: str) -> None:
    name, suit = UNIONS[card]
    other = OTHER[suit]
    t = table(
        f"blue: hand {other}-4 {other}-2\nwhite: hand {suit}-3 {suit}-2\nred: hand {suit}-5 {suit}-6; cards {card}"
    )
    t.plays("blue", f"lead {other.title()} 4", "go on", "end turn")
    t.plays("white", f"copy with {suit.title()} 3", f"seize with {suit.title()} 2", "end turn")
    t.plays("red", f"copy with {suit.title()} 5")
    t.asks("red", "turn").cannot("red", f"use {name}", f"discard {name}...")


# -- the end of the round ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", UNIONS)
def test_union_waits_until_every_player_has_finished(card: str) -> None:
    name, suit = UNIONS[card]
    other = OTHER[suit]
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        5-hex: blue 1 ship
        red: hand {suit}-4 {other}-2; cards {card}
        blue: hand {suit}-5 {suit}-6
    """)
    t.plays("red", f"lead {suit.title()} 4", "go on", f"use {name}", "end turn")
    assert t.hand("red") == [f"{other}-2"]
    t.plays("blue", f"surpass with {suit.title()} 5", "go on", "end turn")
    assert sorted(t.hand("red")) == sorted([f"{suit}-4", f"{other}-2"])


@pytest.mark.parametrize("card", UNIONS)
def test_union_card_comes_before_hands_are_checked(card: str) -> None:
    """The last round of the chapter is not the last if a Union brings a card."""
    name, suit = UNIONS[card]
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand {suit}-4; cards {card}
    """)
    t.plays("red", f"lead {suit.title()} 4", "go on", f"use {name}", "end turn")
    assert t.g.chapter == 1
    t.asks("red", "lead", [f"lead {suit.title()} 4", "pass the initiative"])


@pytest.mark.parametrize("card", UNIONS)
def test_union_on_a_surpass_leaves_it_counting_for_the_initiative(card: str) -> None:
    name, suit = UNIONS[card]
    t = table(
        f"blue: hand {suit}-2 {suit}-3\nwhite: hand {suit}-4 {OTHER[suit]}-6\nred: hand {suit}-5 {OTHER[suit]}-4;"
        f" cards {card}"
    )
    t.plays("blue", f"lead {suit.title()} 2", "go on", "end turn")
    t.plays("white", f"surpass with {suit.title()} 4", "go on", "end turn")
    t.plays("red", f"surpass with {suit.title()} 5", "go on", f"use {name}", f"{suit.title()} 5", "end turn")
    assert f"{suit}-5" in t.hand("red")
    assert t.initiative() == "red"


@pytest.mark.parametrize("card", UNIONS)
def test_union_on_a_rivals_surpass_leaves_the_initiative_to_that_rival(card: str) -> None:
    name, suit = UNIONS[card]
    t = table(
        f"blue: hand {suit}-2 {suit}-3\nwhite: hand {suit}-6 {OTHER[suit]}-6\nred: hand {suit}-5 {OTHER[suit]}-4;"
        f" cards {card}"
    )
    t.plays("blue", f"lead {suit.title()} 2", "go on", "end turn")
    t.plays("white", f"surpass with {suit.title()} 6", "go on", "end turn")
    t.plays("red", f"surpass with {suit.title()} 5", "go on", f"use {name}", f"{suit.title()} 6", "end turn")
    assert f"{suit}-6" in t.hand("red")
    assert t.initiative() == "white"


def test_union_on_a_lead_card_with_the_zero_marker_frees_the_card_of_it() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        5-hex: blue 1 ship
        red: hand administration-4 construction-2; cards bc04
        blue: hand administration-3 administration-2
    """)
    t.plays("red", "lead Administration 4", "declare Warlord", "use Admin Union", "end turn")
    t.plays("blue", "surpass with Administration 3", "go on", "end turn")
    assert t.initiative() == "blue"
    t.plays("blue", "lead Administration 2", "go on", "end turn")
    t.can("red", "surpass with Administration 4")


# -- outside the play area -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "ambition"), [("bc04", "tycoon"), ("bc05", "tycoon"), ("bc10", "tycoon")])
def test_union_laid_down_gives_no_icon(card: str, ambition: str) -> None:
    name, suit = UNIONS[card]
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand {suit}-4 {suit}-2; cards {card}
    """)
    t.plays("red", f"lead {suit.title()} 4", "go on")
    assert counts(t, ambition)[0] == 1
    t.plays("red", f"use {name}")
    assert counts(t, ambition)[0] == 0


def test_bc11_arms_union_laid_down_gives_no_weapon_icon() -> None:
    t = arcs("""
        seats 3, initiative red
        6-hex: red 1 ship
        red: hand aggression-4 aggression-2; cards bc11 bc14
        court: bc16 blue 1, bc17, bc18, bc20
    """)
    t.plays("red", "lead Aggression 4", "go on").can("red", "abduct")
    t.plays("red", "use Arms Union").cannot("red", "abduct")


@pytest.mark.parametrize("card", UNIONS)
def test_union_laid_down_cannot_be_stolen(card: str) -> None:
    name, suit = UNIONS[card]
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        5-hex: blue 1 ship
        red: hand {suit}-4 {suit}-2; cards {card}
        blue: hand {suit}-5 {suit}-6; cards bc20
    """)
    t.plays("red", f"lead {suit.title()} 4", "go on", f"use {name}", "end turn")
    t.plays("blue", f"surpass with {suit.title()} 5", "go on", "use Silver-Tongues").asks("blue", "turn")
    assert t.cards("blue") == []
    t.plays("blue", "end turn")
    assert f"{suit}-4" in t.hand("red")


@pytest.mark.parametrize(("card", "resource"), [("bc04", "Material"), ("bc05", "Material"), ("bc10", "Fuel")])
def test_union_laid_down_is_not_hit_by_outrage(card: str, resource: str) -> None:
    name, suit = UNIONS[card]
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand {suit}-4 {suit}-2; cards {card}; resources relic
        court: bc28 red 1, bc16, bc17, bc18
    """)
    t.plays("red", f"lead {suit.title()} 4", "go on", f"use {name}", "spend Relic from slot 1 to secure", resource)
    assert t.outrage("red") == [resource.lower()]
    assert t.court_discard() == ["bc28"]
    t.plays("red", "end turn")
    assert t.hand("red") == [f"{suit}-2", f"{suit}-4"]
    assert t.court_discard() == ["bc28", card]


def test_bc11_arms_union_laid_down_is_not_hit_by_outrage() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 1 ship; blue damaged city
        red: hand aggression-4 aggression-2; cards bc11
    """)
    t.plays("red", "lead Aggression 4", "go on", "use Arms Union", "battle")
    t.dice(assault="hit hit")
    t.plays("red", "1 Assault die", "end turn")
    assert t.outrage("red") == ["weapon"]
    assert t.hand("red") == ["aggression-2", "aggression-4"]
