"""Battle: dice, hits, Outrage, ransacking and raiding."""

from .position import arcs


def test_r62_intercept_deals_one_hit_per_fresh_defending_ship_however_many_rings() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 4 ships; blue 2 ships, 1 damaged ship, city
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice", "2 Raid dice")
    t.asks("red", "collect")
    t.dice(raid="intercept, intercept")
    t.plays("red", "0 Skirmish dice", "a fresh ship")  # the first hit can only go to a fresh ship
    assert t.ships("red", "3-hex") == (2, 2)
