"""R75: a city that comes back and covers a slot, even an empty one, lets its owner rearrange. All ways back."""

from .position import ArcsScenario, arcs

REARRANGE = ["rearrange all tokens", "go on"]


def position(red: str, rest: str) -> ArcsScenario:
    return arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red, leaders yes
        2-gate: red 1 ship
        red: hand {red}
        {rest}
    """)


def swaps(t: ArcsScenario, seat: str) -> None:
    """The seat is asked, and puts its Fuel and its Psionic in each other's slots."""
    assert t.slots(seat) == ["fuel", "psionic"]
    t.asks(seat, "slot_covered", REARRANGE).plays(seat, "rearrange all tokens", "Psionic in slot 1")
    assert t.slots(seat) == ["psionic", "fuel"]


def test_r75_by_song_of_freedom() -> None:
    t = position(
        "aggression-2",
        "2-hex: red 2 ships; blue city\nblue: resources fuel psionic\ncourt: bc29 red 1, bc02, bc03, bc04",
    )
    assert t.slots("blue") == ["fuel", "psionic", "-"]
    t.plays("red", "lead Aggression 2", "go on", "secure", "city 2-hex/1")
    swaps(t, "blue")


def test_r75_by_prune() -> None:
    t = position("administration-2; cards l10; resources fuel psionic", "3-hex: red city")
    t.plays("red", "lead Administration 2", "go on", "prune")
    swaps(t, "red")


def test_r75_by_annex() -> None:
    t = position(
        "construction-2; cards l26", "3-hex: red 1 ship; blue city\nblue: resources fuel psionic\nambitions: tyrant 5"
    )
    t.plays("red", "lead Construction 2", "go on", "annex")
    swaps(t, "blue")


def test_r75_by_warlords_terror() -> None:
    t = position(
        "construction-2; cards l24; trophies blue 1 city 1 ship",
        "blue: resources fuel psionic\nambitions: warlord 5",
    )
    t.plays("red", "lead Construction 2", "go on", "use Warlord's Terror").chooses("red", "city of Blue")
    swaps(t, "blue")
    t.asks("red", "influence")


def test_r75_by_ruthless() -> None:
    t = position("construction-2; cards lead10 l10; resources fuel psionic", "3-hex: red damaged city")
    t.plays("red", "lead Construction 2", "go on", "nurture", "Weapon in slot 3", "hit it")
    swaps(t, "red")


def test_r75_by_the_return_of_trophies() -> None:
    t = position(
        "construction-2; trophies blue 1 city",
        "blue: resources fuel psionic\nambitions: warlord 5",
    )
    t.plays("red", "lead Construction 2", "go on")
    swaps(t, "blue")


def test_r75_several_cities_that_come_back_together_ask_once() -> None:
    t = position(
        "construction-2; cards l24; trophies blue 2 cities",
        "blue: resources fuel psionic\nambitions: warlord 5\ncourt: bc02, bc03, bc04, bc05",
    )
    t.plays("red", "lead Construction 2", "go on", "use Warlord's Terror").chooses("red", "city of Blue")
    t.plays("blue", "go on").asks("red", "influence")


def test_r75_a_city_that_covers_no_slot_asks_nothing() -> None:
    """All six slots are open with two cities at home as with one."""
    cities = "3-hex: blue city\n5-hex: blue city\n6-hex: blue city"
    t = position(
        "aggression-2",
        f"2-hex: red 2 ships; blue city\n{cities}\nblue: resources fuel psionic\ncourt: bc29 red 1, bc02, bc03, bc04",
    )
    t.plays("red", "lead Aggression 2", "go on", "secure", "city 2-hex/1").asks("red", "turn")
    assert t.slots("blue") == ["fuel", "psionic", "-", "-", "-", "-"]


def test_r75_without_tokens_nothing_is_asked() -> None:
    t = position("aggression-2", "2-hex: red 2 ships; blue city\ncourt: bc29 red 1, bc02, bc03, bc04")
    t.plays("red", "lead Aggression 2", "go on", "secure", "city 2-hex/1").asks("red", "turn")
