"""The variant with two discard piles (p.22)."""

from .position import arcs


def test_r95_cards_played_face_up_lie_in_a_pile_of_their_own() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red, split yes
        6-gate: red 1 ship; blue 1 ship; white 1 ship
        red: hand aggression-2 aggression-6
        blue: hand administration-3 administration-4 administration-5
        white: hand mobilization-2 mobilization-3
    """)
    before = t.game.view(None)["discard"]
    t.plays("red", "lead Aggression 2", "go on", "end turn")
    t.plays("blue", "copy with Administration 3", "seize with Administration 4", "end turn")
    t.plays("white", "pivot with Mobilization 3", "end turn")
    view = t.game.view(None)
    assert view["face_up_discard"] == ["aggression-2", "mobilization-3"]
    assert view["discard"] == before + 2
    assert view["known_discard"] == []


def test_r95_without_the_variant_everything_is_discarded_face_down() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 ship; blue 1 ship
        red: hand aggression-2 aggression-6
        blue: hand administration-3 administration-4
    """)
    before = t.game.view(None)["discard"]
    t.plays("red", "lead Aggression 2", "go on", "end turn")
    t.plays("blue", "copy with Administration 3", "go on", "end turn")
    assert t.game.view(None)["face_up_discard"] == []
    assert t.game.view(None)["discard"] == before + 2


def test_r95_draws_come_from_the_face_down_pile() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red, split yes
        6-gate: red 1 ship
        red: hand mobilization-2 aggression-2 aggression-6
        discard: construction-4 administration-3
        face up: construction-2
        court: bc31 red 1, bc02, bc03, bc04
    """)
    t.plays("red", "lead Mobilization 2", "go on", "end turn", "lead Aggression 2", "go on", "secure")
    assert t.hand("red") == ["aggression-6", "construction-4"]
    assert t.game.view(None)["face_up_discard"] == ["construction-2", "mobilization-2"]


HANDS = """
        6-gate: red 1 ship
        red: hand mobilization-2 mobilization-3 aggression-2 aggression-6; cards bc17
        blue: hand administration-2 administration-3 administration-4 administration-5 administration-6
        white: hand construction-2 construction-3 construction-4 construction-5 construction-6
"""


def test_r95_the_open_pile_stays_while_the_closed_one_has_enough() -> None:
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red, split yes
        {HANDS}
        face up: aggression-4 aggression-5 mobilization-4 mobilization-5 mobilization-6
    """)
    assert t.discard_pile() == ["aggression-3"]
    t.plays("red", "lead Mobilization 2", "go on", "use Farseers", "discard Aggression 2", "stop")
    assert t.hand("red") == ["aggression-2", "aggression-3", "aggression-6", "mobilization-3"]
    assert t.discard_pile() == []
    assert len(t.game.view(None)["face_up_discard"]) == 5


def test_r95_both_piles_are_shuffled_together_if_the_closed_one_has_too_few() -> None:
    drawn = set()
    for key in range(12):
        t = arcs(f"""
            seats 3, set-up 3p-mix-up, initiative red, split yes
            {HANDS}
            face up: aggression-3 aggression-4 aggression-5 mobilization-4 mobilization-5 mobilization-6
        """)
        t.g.rng.key = key
        t.plays("red", "lead Mobilization 2", "go on", "use Farseers", "discard Aggression 2", "stop")
        drawn.update(t.hand("red"))
        assert len(t.hand("red")) == 4
        assert t.game.view(None)["face_up_discard"] == []
        assert len(t.discard_pile()) == 5
    assert len(drawn) > 6  # not always the same two cards
