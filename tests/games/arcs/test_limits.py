"""The limits of the box, and players without ships (p.22)."""

from .position import SEATS, arcs


def test_r89_as_many_ships_are_placed_as_the_supply_has() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 4 ships
        red: hand aggression-2; cards bc13; ships 2
    """)
    t.plays("red", "lead Aggression 2", "go on", "use Skirmishers")
    assert t.ships("red", "2-hex") == (6, 0)
    assert t.g.ships[SEATS["red"]] == 0


def test_r89_with_too_few_ships_the_player_chooses_where_they_go() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 4 ships
        red: hand aggression-2; cards bc08; ships 2
    """)
    t.plays("red", "lead Aggression 2", "go on", "use Gatekeepers")
    t.asks("red", "place_ship_each").chooses("red", "in 5-gate", "in 2-gate").asks("red", "turn")
    assert t.ships("red", "2-gate") == t.ships("red", "5-gate") == (1, 0)
    assert t.ships("red", "3-gate") == t.ships("red", "6-gate") == (0, 0)


def test_r89_nothing_in_supply_places_nothing() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 4 ships
        red: hand aggression-2; cards bc13; ships 0
    """)
    t.plays("red", "lead Aggression 2", "go on", "use Skirmishers").asks("red", "turn")
    assert t.ships("red", "2-hex") == (4, 0)
    assert t.court_discard() == ["bc13"]


def test_r89_building_without_a_piece_builds_nothing() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red starport
        3-hex: red 4 ships
        red: hand construction-2; ships 0; starports 0
    """)
    t.plays("red", "lead Construction 2", "go on", "build", "ship at starport 2-hex/1")
    assert t.ships("red", "2-hex") == (0, 0)
    t.plays("red", "build", "starport in 3-hex")
    assert t.buildings("3-hex") == ["", ""]
    assert t.g.pips == 2


def test_d26_mass_uprising_with_too_few_ships_lets_the_player_pick_the_systems() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 4 ships
        red: hand aggression-2; ships 2
        court: bc26 red 1, bc02, bc03, bc04
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure", "cluster 5")
    t.asks("red", "place_ship_each").chooses("red", "in 5-hex", "in 5-gate")
    assert t.ships("red", "5-hex") == t.ships("red", "5-gate") == (1, 0)
    assert t.ships("red", "5-arrow") == t.ships("red", "5-crescent") == (0, 0)


def test_d26_with_enough_ships_every_system_gets_one() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 4 ships
        red: hand aggression-2; ships 4
        court: bc26 red 1, bc02, bc03, bc04
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure", "cluster 5").asks("red", "turn")
    assert [t.ships("red", f"5-{one}") for one in ("gate", "arrow", "crescent", "hex")] == [(1, 0)] * 4


# -- elimination ---------------------------------------------------------------------------------------------------


def test_r90_without_ships_and_starports_three_fresh_ships_come_to_a_gate() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 damaged ship; blue 2 ships
        3-hex: red city   # a city does not help
        red: hand aggression-2 construction-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit self_hit")
    t.plays("red", "1 Assault die")  # the last ship is gone; without a target the turn ends by itself
    t.asks("red", "rescue", ["in 2-gate", "in 3-gate", "in 5-gate", "in 6-gate"]).plays("red", "in 6-gate")
    assert t.ships("red", "6-gate") == (3, 0)
    t.asks("red", "lead")


def test_r90_a_starport_is_enough_to_go_on() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 damaged ship; blue 2 ships
        3-hex: red damaged starport
        red: hand aggression-2 construction-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit self_hit")
    t.plays("red", "1 Assault die").asks("red", "lead")
    assert t.g.ships[SEATS["red"]] == 14


def test_r90_help_comes_at_the_end_of_the_own_turn() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 2 ships; blue 1 damaged ship
        3-hex: blue city
        red: hand aggression-2 construction-2
        blue: hand administration-3 administration-4
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit, blank")
    t.plays("red", "2 Assault dice", "end turn")
    t.asks("blue", "follow").plays("blue", "pivot with Administration 3", "go on", "end turn")
    t.asks("blue", "rescue").plays("blue", "in 3-gate")
    assert t.ships("blue", "3-gate") == (3, 0)


def test_r90_r89_fewer_ships_in_supply_fewer_ships_come() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 damaged ship; blue 2 ships
        red: hand aggression-2 construction-2; ships 2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit self_hit")
    t.plays("red", "1 Assault die", "in 2-gate")
    assert t.ships("red", "2-gate") == (2, 0)
