"""A token spent for a new action is gone before the action is taken, so the action must be possible without it."""

from .position import arcs


def test_a_weapon_spent_as_psionic_is_no_weapon_icon_for_abduct() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        red: hand aggression-2; resources weapon; cards bc14 bc19
        court: bc04 blue 1, bc10, bc11, bc13
    """)
    t.plays("red", "lead Aggression 2", "go on").can("red", "abduct")
    t.cannot("red", "spend Weapon from slot 1 to abduct")


def test_another_weapon_icon_is_enough() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        red: hand aggression-2; resources weapon weapon; cards bc14 bc19
        court: bc04 blue 1, bc10, bc11, bc13
    """)
    t.plays("red", "lead Aggression 2", "go on", "spend Weapon from slot 1 to abduct")
    assert t.slots("red")[:2] == ["-", "weapon"]
    assert t.captives("red", "blue") == 1
