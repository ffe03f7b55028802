"""Where a set is meant, people choose it in any order; the record keeps one spelling, and nothing happens before."""

from itertools import permutations

from boardwright.kernel.decision import Option

from .position import ArcsScenario, arcs


def farseers() -> ArcsScenario:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-gate: red 1 ship
        red: hand construction-2 administration-3 aggression-4 mobilization-6; cards bc17
    """)
    return t.plays("red", "lead Construction 2", "go on", "use Farseers")


def test_bc17_farseers_take_every_set_of_cards_in_any_order() -> None:
    cards = ["discard Administration 3", "discard Aggression 4", "discard Mobilization 6"]
    for size in range(4):
        spellings: dict[frozenset[str], list[Option]] = {}
        for wanted in permutations(cards, size):
            t = farseers().chooses("red", *wanted)
            assert spellings.setdefault(frozenset(wanted), t.game.moves[:]) == t.game.moves
            assert len(t.hand("red")) == 4


def test_bc17_farseers_do_not_draw_before_the_set_is_whole() -> None:
    t = farseers()
    before = t.game.state.revealed()
    t.plays("red", "discard Administration 3")
    assert t.game.state.revealed() == before and t.hand("red") == ["administration-3", "aggression-4", "mobilization-6"]
    t.game.undo()
    t.chooses("red", "discard Mobilization 6", "discard Aggression 4")
    assert "administration-3" in t.hand("red")


def battle(red: str, blue: str, assault: str, dice: int) -> ArcsScenario:
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red {red}; blue {blue}
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault=assault)
    return t.plays("red", f"{dice} Assault dice")


def test_r109_hits_on_ships_are_a_set() -> None:
    """Four hits on two fresh and two damaged ships: what falls and what is damaged, in any order."""
    ends: dict[int, tuple[int, int]] = {}
    for fresh in range(2):
        hits = ["a fresh ship"] * fresh + ["a damaged ship"] * (3 - fresh)
        for wanted in set(permutations(hits)):
            t = battle("2 ships", "2 ships, 2 damaged ships", "hit hit, hit hit", 2)
            among = t.decision("red").among
            assert among is not None and among.chosen == [("hit_fresh",)]  # else there were too few damaged ships
            t.chooses("red", *wanted)
            assert ends.setdefault(fresh, t.ships("blue", "3-hex")) == t.ships("blue", "3-hex")
    assert ends == {0: (1, 0), 1: (0, 2)}


def test_r109_hits_on_buildings_are_a_set() -> None:
    t = battle("2 ships", "city, starport", "hit hit, blank", 2)
    t.asks("red", "hit_building").chooses("red", "building 3-hex/2", "building 3-hex/1")
    assert t.buildings("3-hex") == ["damaged blue city", "damaged blue starport"]


def test_r109_all_hits_that_buildings_take_are_dealt_at_once() -> None:
    """Hits left over by ships and building hits together."""
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 2 ships; blue city, starport
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "1 Assault die")
    t.dice(assault="hit hit", raid="key building_hit")
    t.plays("red", "1 Raid die").chooses("red", "building 3-hex/2", "building 3-hex/1")  # the third has no choice
    assert sorted(t.buildings("3-hex")) == ["", "damaged blue starport"]
