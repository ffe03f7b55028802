"""The Founder in Act I: F201 and F202."""

import pytest

import boardwright
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER
from tests.games.arcs.position import SEATS
from tests.games.arcs_campaign.position import ReachScenario, reach

STAYS = ["become an Outlaw", "go on"]


def chapter_of(red: str, rest: str = "", seats: int = 3) -> ReachScenario:
    """Red, the Founder, passes with the last card: the chapter has ended."""
    fates = "founder steward partisan" if seats == 3 else "founder steward"
    t = reach(f"""
        seats {seats}, initiative red
        fates: {fates}
        red: hand administration-2; {red}
        {rest}
    """)
    return t.plays("red", "pass the initiative")


def declaring(red: str = "", rest: str = "", initiative: str = "red") -> ReachScenario:
    """Red, the Founder with Parade Fleets, leads a 2 and may declare Tycoon."""
    t = reach(f"""
        seats 3, initiative {initiative}
        fates: founder steward partisan
        2-gate: red 1 ship; blue 1 ship; white 1 ship
        red: cards f202; {red or "hand administration-2 construction-4"}
        {rest}
    """)
    return t if red else t.plays("red", "lead Administration 2")


# -- F201 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "start"), [(2, 18), (3, 16), (4, 14)])
def test_f201_the_founder_begins_with_parade_fleets(seats: int, start: int) -> None:
    fates = ",".join(["founder", "steward", "partisan", "admiral"][:seats])
    g = boardwright.new("arcs_campaign", seats=seats, seed=1, options={"fates": fates}).state
    assert isinstance(g, Campaign)
    assert g.objectives[0] == start and g.cards[0] == (CARD_NUMBER["f202"], CARD_NUMBER["f201"])


def test_x1_two_ambitions_and_three_systems_advance_nine() -> None:
    t = chapter_of(
        "title outlaw; resources fuel; trophies blue 1 ships",
        """
        ambitions: tycoon 5, warlord 3
        2-gate: red 1 ship
        2-hex: red 2 ships; blue 1 ship
        3-arrow: red 1 ship, 1 damaged ship
        """,
    )
    assert t.objective("red") == 16 - 2 * 3 - 3


@pytest.mark.parametrize(("title", "left"), [("outlaw", 12), ("regent", 16)])
def test_f201_only_an_outlaw_advances(title: str, left: int) -> None:
    t = chapter_of(f"title {title}; resources fuel", "ambitions: tycoon 5\n2-hex: red 1 ship")
    assert t.objective("red") == left and t.power("red") == 5


def test_f201_a_tie_or_a_second_place_is_not_won() -> None:
    t = chapter_of("title outlaw; resources fuel relic", "ambitions: tycoon 5, keeper 3\nblue: resources fuel relic")
    assert t.objective("red") == 16
    t = chapter_of("title outlaw; resources fuel", "ambitions: tycoon 5\nblue: resources fuel material")
    assert t.objective("red") == 16 and t.power("red") == 3


def test_f201_c26_what_the_empire_controls_is_not_held_nor_what_is_shared() -> None:
    t = chapter_of(
        "title outlaw",
        """
        first regent: blue
        2-hex: red 3 ships; empire 1 ship
        3-hex: red 1 ship; blue 1 ship
        4-hex: red 1 ship; empire 1 damaged ship
        5-hex: red city
        """,
    )
    assert t.objective("red") == 15


def test_f201_the_marker_stops_on_0() -> None:
    t = chapter_of("title outlaw; objective 2", "2-hex: red 1 ship\n3-hex: red 1 ship\n4-hex: red 1 ship")
    assert t.objective("red") == 0 and t.noted("advanced") == [(SEATS["red"], 2, 0)]


def test_f201_c117_with_two_seats_the_resources_on_the_box_are_a_third_player() -> None:
    red, rest = "title outlaw; resources fuel", "ambitions: tycoon 5\n2-hex: red 1 ship"
    assert chapter_of(red, rest, seats=2).objective("red") == 18 - 3 - 1
    assert chapter_of(red, f"{rest}\nset aside: 1 material", seats=2).objective("red") == 18 - 1


# -- F202 ----------------------------------------------------------------------------------------------------------


def test_f202_two_fresh_ships_beside_a_free_city_then_an_outlaw() -> None:
    t = declaring(rest="3-hex: free city; empire 1 ship\n4-hex: free damaged city\n5-hex: free starport; blue city")
    t.plays("red", "declare Tycoon").asks("red", "parade_fleets", ["in 3-hex", "in 4-hex", "go on"])
    t.plays("red", "in 3-hex").asks("red", "leave_empire", STAYS)
    assert t.ships("red", "3-hex") == (2, 0) and t.title("red") == "regent"
    t.plays("red", "become an Outlaw").asks("red", "turn")
    assert t.title("red") == "outlaw" and t.markers("tycoon") == [[5, 3]]


@pytest.mark.parametrize(("where", "then", "title"), [("go on", STAYS[0], "outlaw"), ("in 3-hex", STAYS[1], "regent")])
def test_a30_either_option_without_the_other(where: str, then: str, title: str) -> None:
    t = declaring(rest="3-hex: free city").plays("red", "declare Tycoon", where, then).asks("red", "turn")
    assert t.title("red") == title and t.ships("red", "3-hex") == ((2, 0) if where != "go on" else (0, 0))


def test_f202_without_declaring_nothing_is_offered() -> None:
    declaring(rest="3-hex: free city").plays("red", "go on").asks("red", "turn")


def test_f202_an_outlaw_only_places_ships() -> None:
    t = declaring(rest="3-hex: free city\nred: title outlaw").plays("red", "declare Tycoon")
    t.asks("red", "parade_fleets").plays("red", "in 3-hex").asks("red", "turn")


def test_f202_without_a_free_city_only_the_title_is_asked() -> None:
    declaring(rest="3-hex: blue city; free starport").plays("red", "declare Tycoon").asks("red", "leave_empire", STAYS)


@pytest.mark.parametrize("left", [0, 1])
def test_f202_as_many_ships_as_the_supply_has(left: int) -> None:
    t = declaring(rest=f"3-hex: free city\nred: ships {left}").plays("red", "declare Tycoon")
    if left:
        t.asks("red", "parade_fleets").plays("red", "in 3-hex")
    t.asks("red", "leave_empire", STAYS)
    assert t.ships("red", "3-hex") == (left, 0)


def test_f202_a_declaration_by_a_card_counts() -> None:
    t = declaring("hand aggression-2 construction-4", "3-hex: free city\ncourt: aid01, cc11 red 1, cc01, cc02, cc03")
    t.plays("red", "lead Aggression 2", "go on", "secure", "declare Keeper")
    t.asks("red", "parade_fleets", ["in 3-hex", "go on"]).plays("red", "in 3-hex", "become an Outlaw")
    assert t.ships("red", "3-hex") == (2, 0) and t.title("red") == "outlaw"


def test_f202_each_declaration_counts() -> None:
    t = declaring("hand aggression-2 construction-4", "3-hex: free city\ncourt: aid01, cc11 red 1, cc01, cc02, cc03")
    t.plays("red", "lead Aggression 2", "declare Tycoon", "in 3-hex", "go on")
    t.plays("red", "secure", "declare Tycoon", "in 3-hex", "go on")
    assert t.ships("red", "3-hex") == (4, 0)


def test_f202_the_declaration_of_a_rival_does_not_count() -> None:
    t = declaring("hand construction-4", "3-hex: free city\nblue: hand administration-2", initiative="blue")
    t.plays("blue", "lead Administration 2", "declare Tycoon").asks("blue", "turn")


def test_f202_c39_a_first_regent_who_leaves_hands_on_the_tile() -> None:
    t = declaring(rest="first regent: red\nwhite: power 3\ntrust: 1 fuel").plays("red", "declare Tycoon", STAYS[0])
    assert t.first_regent() == "white" and t.trust() == ["fuel"]


def test_f202_c82_parade_fleets_is_protected() -> None:
    t = declaring("hand construction-4", "blue: hand administration-2; cards cc08", initiative="blue")
    t.plays("blue", "lead Administration 2", "go on")
    assert "use Silver-Tongues" in t.idle("blue") and "f202" in t.cards("red")


def test_f202_with_two_seats_the_other_regent_takes_the_tile() -> None:
    t = reach("""
        seats 2, initiative red
        fates: founder steward
        2-gate: red 1 ship; blue 1 ship
        3-hex: free city
        red: hand administration-2; cards f202
    """)
    t.plays("red", "lead Administration 2", "declare Tycoon", "in 3-hex", "become an Outlaw")
    assert t.ships("red", "3-hex") == (2, 0) and t.first_regent() == "blue"
