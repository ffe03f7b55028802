"""The set-up of Act I (p.4 to p.6)."""

from tests.games.arcs_campaign.position import reach


def test_x3_the_empire_controls_by_one_fresh_ship() -> None:
    """X3, C25: one fresh Imperial ship is enough."""
    t = reach("""
        seats 3, initiative red
        fates: steward founder partisan
        1-hex: red 2 ships; blue 4 ships; empire 1 ship
        blue: title outlaw
        red: hand administration-2
        """)
    assert t.g.control(3) == 4
