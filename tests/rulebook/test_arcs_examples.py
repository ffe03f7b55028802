"""The worked examples of the Arcs rulebook, one test each. Letícia is red, Daniel blue, Gustavo white."""

import boardwright
from tests.games.arcs.position import arcs

# -- p.4 and p.5: set-up -------------------------------------------------------------------------------------------


def test_setting_up_for_three_players() -> None:
    """p.4, p.5: the table for three, by the card Mix Up."""
    view = boardwright.new("arcs", seats=3, seed=1, options={"setup": "3p-mix-up"}).view(None)
    first = view["initiative"]
    assert view["chapter"] == 1
    assert sorted(view["available_markers"]) == [[2, 0], [3, 2], [5, 3]]
    assert view["court_deck"] + len(view["court"]) == 6 + 25
    assert len(view["court"]) == 4
    assert view["out_of_play"] == [1, 4]
    boxes = [("3-hex", "5-crescent", "2-gate"), ("5-hex", "2-arrow", "3-gate"), ("2-hex", "3-arrow", "5-gate")]
    resources = [("weapon", "relic"), ("psionic", "psionic"), ("relic", "material")]
    for place, (box_a, box_b, box_c) in enumerate(boxes):
        seat = (first + place) % 3
        systems = view["systems"]
        assert [systems[box]["fresh"][seat] for box in (box_a, box_b, box_c)] == [3, 3, 2]
        assert [(one["owner"], one["kind"]) for one in systems[box_a]["buildings"] if one] == [(seat, "city")]
        assert [(one["owner"], one["kind"]) for one in systems[box_b]["buildings"] if one] == [(seat, "starport")]
        player = view["players"][seat]
        assert tuple(slot["resource"] for slot in player["slots"][:2]) == resources[place]
        assert (player["ships"], player["cities"], player["starports"], player["agents"]) == (7, 4, 4, 10)
        assert (player["power"], player["hand_count"]) == (0, 6)
    assert view["discard"] == 20 - 18


def test_setting_up_for_two_players() -> None:
    """p.4, p.5: the six tokens of the covered planets go to the ambitions; two ships in each of the two C systems."""
    view = boardwright.new("arcs", seats=2, seed=1, options={"setup": "2p-frontiers"}).view(None)
    first = view["initiative"]
    assert len(view["court"]) == 3
    assert {name: row["dummy"] for name, row in view["ambitions"].items()} == {
        "tycoon": 4,
        "tyrant": 0,
        "warlord": 1,
        "keeper": 0,
        "empath": 1,
    }
    boxes = {first: ("5-hex", "4-hex", "3-gate", "3-hex"), 1 - first: ("3-arrow", "5-arrow", "5-gate", "4-arrow")}
    for seat, systems in boxes.items():
        assert [view["systems"][system]["fresh"][seat] for system in systems] == [3, 3, 2, 2]
    assert view["discard"] == 20 - 12


# -- p.8 to p.11: a round ------------------------------------------------------------------------------------------

ROUND = """
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 2 ships, damaged city
        2-gate: blue 2 ships
        5-hex: white 1 ship, starport
        red: hand construction-4 mobilization-3
        blue: hand aggression-3 mobilization-5
        white: hand construction-5 mobilization-2
"""


def test_leading_a_card() -> None:
    """p.8: Letícia leads a Construction card with three pips: she builds, repairs and gives up the third action."""
    t = arcs(ROUND)
    t.plays("red", "lead Construction 4", "go on")
    assert t.g.pips == 3
    t.asks("red", "turn", ["build", "repair", "end turn"])
    t.plays("red", "build", "starport in 3-hex", "repair", "end turn")
    assert t.buildings("3-hex") == ["red city", "red starport"]
    t.asks("blue", "follow")


def test_declaring_an_ambition() -> None:
    """p.9: before her actions Letícia declares Warlord: the best marker, the zero marker, and still three pips."""
    t = arcs(ROUND)
    t.plays("red", "lead Construction 4").asks("red", "declare", ["declare Warlord", "go on"])
    t.plays("red", "declare Warlord")
    assert t.markers("warlord") == [[5, 3]]
    assert t.g.zero
    assert t.g.pips == 3
    assert sorted(t.game.view(None)["available_markers"]) == [[2, 0], [3, 2]]


def test_declaring_it_again_in_a_later_round() -> None:
    """p.9, margin: an ambition that was declared in an earlier round may get another marker."""
    t = arcs(ROUND + "        ambitions: warlord 5\n")
    t.plays("red", "lead Construction 4", "declare Warlord")
    assert t.markers("warlord") == [[3, 2], [5, 3]]


def test_pivoting_and_surpassing() -> None:
    """p.10: Daniel pivots with Aggression and moves; Gustavo's Construction 5 is more than 0, so he builds twice."""
    t = arcs(ROUND)
    t.plays("red", "lead Construction 4", "declare Warlord", "end turn")
    t.plays("blue", "pivot with Aggression 3", "go on")
    assert t.g.pips == 1
    t.plays("blue", "move", "to 2-hex", "2 fresh and 0 damaged")
    assert t.ships("blue", "2-hex") == (2, 0)
    t.plays("white", "surpass with Construction 5", "go on")
    assert t.g.pips == 2
    t.plays("white", "build", "city in 5-hex", "build")  # the second time only a ship can be built
    assert t.buildings("5-hex") == ["white starport", "white city"]
    assert t.ships("white", "5-hex") == (2, 0)


def test_the_initiative_at_the_end_of_the_round() -> None:
    """p.11: nobody seized it, and Gustavo surpassed with the highest Construction card: he takes the initiative."""
    t = arcs(ROUND)
    t.plays("red", "lead Construction 4", "declare Warlord", "end turn")
    t.plays("blue", "pivot with Aggression 3", "go on", "end turn")
    t.plays("white", "surpass with Construction 5", "go on", "end turn")
    assert t.initiative() == "white"
    t.asks("white", "lead")


# -- p.12 and p.13: actions ----------------------------------------------------------------------------------------


def test_taxing_twice() -> None:
    """p.12: Letícia taxes her own Material city and Daniel's Psionic city, which she controls."""
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-arrow: red city
        2-arrow: red 2 ships; blue 1 ship, city
        red: hand administration-2
    """)
    t.plays("red", "lead Administration 2", "go on", "tax", "city 3-arrow/1", "Material in slot 1")
    t.plays("red", "tax", "Psionic in slot 2")
    assert t.slots("red") == ["material", "psionic", "-"]
    assert t.captives("red", "blue") == 1
    assert t.agents("blue") == 9
    t.asks("red", "turn").cannot("red", "tax")  # each city once per turn


def test_building_twice() -> None:
    """p.12: Daniel builds a starport where he has a ship, then a ship at the starport just built."""
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        6-crescent: blue 1 ship
        3-arrow: blue starport
        blue: hand construction-4
    """)
    t.plays("blue", "lead Construction 4", "go on", "build", "starport in 6-crescent", "build")
    t.can("blue", "ship at starport 3-arrow/1", "ship at starport 6-crescent/1")
    t.plays("blue", "ship at starport 6-crescent/1")
    assert t.buildings("6-crescent") == ["blue starport", ""]
    assert t.ships("blue", "6-crescent") == (2, 0)


def test_a_catapult_move() -> None:
    """p.13: Gustavo's two ships leave a starport, pass gate 4 and end in gate 5, which Letícia controls."""
    t = arcs("""
        seats 3, set-up 3p-frontiers, initiative white
        4-arrow: white 2 ships, starport
        5-gate: red 1 ship
        white: hand mobilization-3
    """)
    t.plays("white", "lead Mobilization 3", "go on", "move", "to 4-gate", "2 fresh and 0 damaged")
    t.asks("white", "catapult").can("white", "to 5-gate", "to 4-hex", "to 1-gate", "stop")
    t.plays("white", "to 5-gate", "2 fresh and 0 damaged").asks("white", "turn")  # the move is over
    assert t.ships("white", "5-gate") == (2, 0)
    assert t.g.pips == 2
    t.plays("white", "move", "to 6-gate", "2 fresh and 0 damaged")  # going on takes another action
    assert t.g.pips == 1


# -- p.14 to p.16: a battle ----------------------------------------------------------------------------------------

BATTLE = """
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 4 ships; white 1 ship, 2 damaged ships, damaged city
        red: hand aggression-2; resources relic fuel; cards bc24 bc09
        white: resources relic material weapon
        court: bc02 blue 2 white 1, bc10, bc11 blue 1, bc12
        deck: bc19
"""


def test_a_battle() -> None:
    """p.14, p.15: two assault and two raid dice against one fresh and two damaged ships and a damaged city.

    A self-hit and an intercept of one fresh ship damage two of Letícia's ships; her hit damages the fresh ship, her
    building hit destroys the city.
    """
    t = arcs(BATTLE)
    t.plays("red", "lead Aggression 2", "go on", "battle", "2 Assault dice").dice(
        assault="hit intercept, blank", raid="key building_hit, key self_hit"
    )
    t.plays("red", "2 Raid dice")
    assert t.ships("red", "2-hex") == (3, 1)
    t.asks("red", "intercepted", ["a fresh ship", "a damaged ship"]).plays("red", "a fresh ship")
    assert t.ships("red", "2-hex") == (2, 2)
    t.asks("red", "hit_ship", ["a fresh ship", "a damaged ship"]).plays("red", "a fresh ship")
    assert t.ships("white", "2-hex") == (0, 3)
    assert t.buildings("2-hex") == ["", ""]
    assert t.trophies("red", "white")["cities"] == 1


def test_outrage_and_ransacking() -> None:
    """p.16: Letícia discards her Relics and Relic guild cards and covers the Relic icon with an agent.

    Then she takes the card with one agent of Gustavo: all three Rival agents on it are Trophies, a new card comes.
    """
    t = arcs(BATTLE)
    t.plays("red", "lead Aggression 2", "go on", "battle", "2 Assault dice").dice(
        assault="hit intercept, blank", raid="key building_hit, key self_hit"
    )
    t.plays("red", "2 Raid dice", "a fresh ship", "a fresh ship")
    assert t.resources("red") == ["fuel"]
    assert t.court_discard() == ["bc24"]
    assert t.outrage("red") == ["relic"]
    assert t.agents("red") == 9
    assert t.cards("red") == ["bc02", "bc09"]
    assert t.trophies("red", "white") == {"cities": 1, "agents": 1}
    assert t.trophies("red", "blue") == {"agents": 2}
    assert list(t.court()) == ["bc19", "bc10", "bc11", "bc12"]


def test_raiding() -> None:
    """p.16: two keys steal a Material and a Weapon; with a third she could have stolen the Relic instead."""
    t = arcs(BATTLE)
    t.plays("red", "lead Aggression 2", "go on", "battle", "2 Assault dice").dice(
        assault="hit intercept, blank", raid="key building_hit, key self_hit"
    )
    t.plays("red", "2 Raid dice", "a fresh ship", "a fresh ship")
    t.asks("red", "raid", ["Material from slot 2 of White", "Weapon from slot 3 of White", "stop"])
    t.plays("red", "Material from slot 2 of White", "Material in slot 1")
    t.plays("red", "Weapon from slot 3 of White").asks("red", "discard_excess")  # only two slots are open
    t.plays("red", "discard Fuel from slot 2", "Weapon in slot 2").asks("red", "turn")
    assert t.slots("red") == ["material", "weapon"]
    assert t.resources("white") == ["relic"]


def test_raiding_with_one_more_key() -> None:
    """p.16: three keys would have bought the Relic in the dear first slot."""
    t = arcs(BATTLE)
    t.plays("red", "lead Aggression 2", "go on", "battle", "2 Assault dice").dice(
        assault="hit self_hit, blank", raid="key building_hit, key key intercept"
    )
    t.plays("red", "2 Raid dice", "a fresh ship", "a fresh ship")
    t.can("red", "Relic from slot 1 of White", "Material from slot 2 of White", "Weapon from slot 3 of White")
    t.plays("red", "Relic from slot 1 of White", "Relic in slot 1").asks("red", "turn")


# -- p.18: scoring -------------------------------------------------------------------------------------------------


def test_a_tie_for_tycoon() -> None:
    """p.18: Tycoon is worth 7. Letícia has a Fuel and a Material, Daniel two Materials: each gains 3.

    Letícia's open +2 triangle does not count, because she did not win alone.
    """
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative white
        2-hex: red city, city
        3-hex: red city, city
        6-gate: white 1 ship
        red: resources fuel material
        blue: resources material material
        white: hand mobilization-6; resources fuel
        ambitions: tycoon 5, tycoon 2
    """)
    t.plays("white", "lead Mobilization 6", "go on", "end turn")
    assert (t.power("red"), t.power("blue"), t.power("white")) == (3, 3, 0)


def test_warlord_without_trophies() -> None:
    """p.18, qualification: if Warlord was declared and nobody has Trophies, nobody gains Power."""
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative white
        6-gate: white 1 ship
        white: hand mobilization-6
        ambitions: warlord 5
    """)
    t.plays("white", "lead Mobilization 6", "go on", "end turn")
    assert (t.power("red"), t.power("blue"), t.power("white")) == (0, 0, 0)
    assert t.g.chapter == 2


# -- p.20 and p.22: cards ------------------------------------------------------------------------------------------


def test_a_prelude_action_of_a_card() -> None:
    """p.20: the card shown, Admin Union: beside an Administration card played face up, drawn when the round is over."""
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 ship
        red: hand administration-3 mobilization-2; cards bc04
    """)
    t.plays("red", "lead Administration 3", "go on", "use Admin Union", "end turn")
    assert t.hand("red") == ["administration-3", "mobilization-2"]
    assert t.court_discard() == ["bc04"]


def test_a_new_action_in_place_of_a_basic_one() -> None:
    """p.20: a new action may be taken wherever its basic action could, also with a pip that a spent Weapon opened.

    The card of the example is invented; Abduct (Battle) of the Court Enforcers stands in for it.
    """
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 ship
        red: hand mobilization-2 aggression-3; resources weapon weapon; cards bc14
        court: bc02 blue 1, bc03 white 1, bc05, bc06
    """)
    t.plays("red", "lead Mobilization 2", "go on").cannot("red", "abduct")
    t.plays("red", "spend Weapon from slot 1 so that pips may battle", "abduct")
    t.asks("red", "abduct", ["Mining Interest", "Material Cartel"]).plays("red", "Mining Interest")
    assert t.captives("red", "blue") == 1
    assert t.g.pips == 3


def test_a_card_that_ignores_outrage() -> None:
    """p.22: "you ignore Outrage when you spend Material for its Prelude action" beats "cannot"."""
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 damaged ship
        red: hand mobilization-2; resources material; outrage material
    """)
    t.plays("red", "lead Mobilization 2", "go on").cannot("red", "spend Material from slot 1 to repair")
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 damaged ship
        red: hand mobilization-2; resources material; outrage material; cards bc01
    """)
    t.plays("red", "lead Mobilization 2", "go on", "spend Material from slot 1 to repair")
    assert t.ships("red", "6-gate") == (1, 0)
