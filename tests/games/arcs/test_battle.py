"""Battle (p.14): the needs, the dice, and who takes the hits."""

from boardwright.games import rules_of
from boardwright.kernel.state import Event
from boardwright.words import Words

from .position import arcs, dice_text

# -- what a battle needs -------------------------------------------------------------------------------------------


def test_r56_a_battle_needs_an_own_ship_and_a_rival_in_the_same_system() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 2 ships
        2-hex: red city; blue 1 ship   # a building attacks nobody
        3-gate: blue 1 ship
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on")
    t.asks("red", "turn").cannot("red", "battle")
    t.plays("red", "move", "to 3-gate", "1 fresh and 0 damaged", "battle")
    t.asks("red", "collect", ["0 Assault dice", "1 Assault die"])  # in 3-gate: there is no other place to battle in


def test_r56_a_building_alone_can_be_attacked_and_one_rival_defends() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 2 ships; blue city; white 1 ship
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").asks("red", "battle_whom", ["Blue", "White"])
    t.plays("red", "Blue").dice(assault="hit hit, hit hit")
    t.plays("red", "2 Assault dice")
    assert t.buildings("3-hex") == ["", ""]
    assert t.ships("white", "3-hex") == (1, 0)  # not involved, although the city took four hits
    assert t.trophies("red", "white") == {}


def test_r56_the_attacker_picks_the_system() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 1 ship; blue 1 ship
        5-gate: red 1 damaged ship; white 1 damaged ship
        6-gate: blue 1 ship; white 1 ship
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").asks("red", "battle_in", ["in 3-hex", "in 5-gate"])


# -- dice ----------------------------------------------------------------------------------------------------------


def test_r57_all_ships_in_the_system_can_be_hit_even_with_a_single_die() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 3 ships, 1 damaged ship; blue 4 ships
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit intercept")
    t.plays("red", "1 Assault die", "0 Raid dice", "0 Skirmish dice")
    t.asks("red", "intercepted", ["a fresh ship", "a damaged ship"])
    t.chooses("red", "a damaged ship", "a fresh ship")  # of four hits, two can only go to fresh ships
    assert t.ships("red", "3-hex") == (0, 3)
    assert t.trophies("blue", "red") == {"ships": 1}


def test_r58_one_die_per_attacking_ship_damaged_ones_included_and_six_of_a_kind() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 6 ships, 2 damaged ships; blue 1 ship
        3-gate: red 5 ships
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle")
    t.asks("red", "collect", [dice_text(count, "Assault") for count in range(7)])
    t.plays("red", "6 Assault dice")
    t.asks("red", "collect", [dice_text(count, "Raid") for count in range(3)])
    t.plays("red", "1 Raid die").asks("red", "collect", ["0 Skirmish dice", "1 Skirmish die"])


def test_r58_no_dice_at_all_is_a_battle_too() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 2 damaged ships; blue 1 ship
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice", "0 Raid dice", "0 Skirmish dice")
    t.asks("red", "turn")
    assert t.g.pips == 2
    assert (t.ships("red", "3-hex"), t.ships("blue", "3-hex")) == ((0, 2), (1, 0))


def test_r59_raid_dice_need_a_defending_building_in_the_system() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 2 ships; blue 1 ship
        5-hex: blue starport
        2-hex: red 1 ship; blue 1 ship, damaged starport
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "in 3-hex", "0 Assault dice")
    t.asks("red", "collect", ["0 Skirmish dice", "1 Skirmish die", "2 Skirmish dice"])
    t.plays("red", "0 Skirmish dice", "battle", "in 2-hex", "0 Assault dice")
    t.asks("red", "collect", ["0 Raid dice", "1 Raid die"])


def test_r59_buildings_of_somebody_else_do_not_allow_raid_dice() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 2 ships, city; blue 1 ship; white city
        5-hex: blue city
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "Blue", "0 Assault dice")
    t.asks("red", "collect", ["0 Skirmish dice", "1 Skirmish die", "2 Skirmish dice"])


def test_r59_raid_dice_against_a_rival_without_any_building() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-gate: red 2 ships; blue 1 ship
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice")
    t.asks("red", "collect", ["0 Raid dice", "1 Raid die", "2 Raid dice"])


# -- resolving -----------------------------------------------------------------------------------------------------


def test_r60_the_attacker_chooses_for_both_sides() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 1 ship, 1 damaged ship; blue 1 ship, 1 damaged ship
        red: hand aggression-2
        blue: hand aggression-3
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit self_hit, blank")
    t.plays("red", "2 Assault dice")
    t.asks("red", "self_hits", ["a fresh ship", "a damaged ship"]).plays("red", "a fresh ship")
    t.asks("red", "hit_ship", ["a fresh ship", "a damaged ship"]).plays("red", "a damaged ship")
    assert t.ships("red", "3-hex") == (0, 2)
    assert t.ships("blue", "3-hex") == (1, 0)


def test_r60_the_attacker_chooses_the_building() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 1 ship; blue city, starport
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(raid="building_hit key")
    t.plays("red", "0 Assault dice", "1 Raid die")
    t.asks("red", "hit_building", ["building 3-hex/1", "building 3-hex/2"]).plays("red", "building 3-hex/2")
    assert t.buildings("3-hex") == ["blue city", "damaged blue starport"]


def test_r61_self_hits_then_intercept_then_ships_then_buildings_then_the_raid() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 4 ships; blue 1 ship, damaged city
        red: hand aggression-2
        blue: resources fuel weapon
        court: bc02 blue 1, bc03, bc04, bc05
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "2 Assault dice").dice(
        assault="hit hit self_hit, hit intercept", raid="key building_hit, building_hit self_hit"
    )
    before = len(t.chronicle())
    t.plays("red", "2 Raid dice", "a fresh ship")  # two self-hits, the first without a choice
    t.asks("red", "intercepted", ["a fresh ship", "a damaged ship"])
    t.plays("red", "a damaged ship")
    assert t.chronicle()[before + 2 :] == [
        "A ship of Red in 2-hex is damaged.",
        "A ship of Red in 2-hex is damaged.",
        "A ship of Red in 2-hex is destroyed.",
        "A ship of Blue in 2-hex is damaged.",
        "A ship of Blue in 2-hex is destroyed.",
        "The city of Blue in 2-hex is destroyed.",  # by the third hit; the building hits find nothing
        "Red provokes Relic Outrage.",
        "Red ransacks the Court and takes Mining Interest.",
        "Red takes an agent of Blue as a Trophy.",
        f"{t.words.name('court', t.g.court[0])} joins the Court.",
    ]
    t.asks("red", "raid", ["Weapon from slot 2 of Blue", "stop"])


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
    t.asks("red", "turn")


def test_r62_the_ring_counts_the_defending_ships_before_they_are_hit() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 2 ships; blue 2 ships; white 3 ships
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "Blue").dice(assault="hit hit, hit intercept")
    t.plays("red", "2 Assault dice")
    t.plays("red", "a fresh ship")  # two hits: blue's fresh ships, not white's
    assert t.ships("red", "3-hex") == (0, 2)
    t.asks("red", "turn")  # three hits on blue's two ships: one is hit twice and destroyed
    assert t.ships("blue", "3-hex") == (0, 1)


def test_r62_no_fresh_defending_ship_no_hit() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 1 ship; blue 2 damaged ships, city
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(raid="intercept")
    t.plays("red", "1 Raid die").asks("red", "turn")
    assert t.ships("red", "3-hex") == (1, 0)


def test_r63_two_hits_may_go_to_one_fresh_ship() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 1 ship; blue 2 ships, city
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit")
    t.plays("red", "1 Assault die").asks("red", "hit_ship", ["a fresh ship", "a damaged ship"])
    t.plays("red", "a damaged ship")
    assert t.ships("blue", "3-hex") == (1, 0)
    assert t.buildings("3-hex") == ["blue city", ""]


def test_r63_or_be_spread() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 1 ship; blue 2 ships
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit")
    t.plays("red", "1 Assault die", "a fresh ship")
    assert t.ships("blue", "3-hex") == (0, 2)


def test_r63_hits_spill_over_to_buildings_once_no_ship_is_left() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 2 ships; blue 1 damaged ship, starport, city
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit, hit hit")
    t.plays("red", "2 Assault dice")  # the damaged ship is gone, three hits remain
    t.asks("red", "hit_building", ["building 3-hex/1", "building 3-hex/2"])
    t.chooses("red", "building 3-hex/2", "building 3-hex/1")  # one of three hits had no choice
    assert t.ships("blue", "3-hex") == (0, 0)
    assert t.buildings("3-hex") == ["", "damaged blue city"]
    assert t.trophies("red", "blue") == {"ships": 1, "starports": 1}


def test_r63_building_hits_never_go_to_ships() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 2 ships; blue 1 ship
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(
        raid="key building_hit, building_hit self_hit"
    )
    t.plays("red", "2 Raid dice").asks("red", "turn")
    assert t.ships("blue", "3-hex") == (1, 0)
    assert t.ships("red", "3-hex") == (1, 1)


def test_r63_hits_left_over_are_lost() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 2 ships; blue 1 damaged ship; white 1 ship, city
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "Blue").dice(assault="hit hit, hit hit")
    t.plays("red", "2 Assault dice").asks("red", "turn")
    assert t.ships("white", "3-hex") == (1, 0)
    assert t.buildings("3-hex") == ["white city", ""]
    assert t.trophies("red", "blue") == {"ships": 1}


def test_r64_hits_count_when_all_attacking_ships_are_gone_but_raiding_does_not() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 2 damaged ships; blue 1 damaged ship, starport
        3-gate: red 1 ship
        red: hand aggression-2
        blue: resources fuel weapon
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "1 Assault die").dice(
        assault="hit self_hit", raid="key self_hit"
    )
    t.plays("red", "1 Raid die").asks("red", "turn")
    assert t.ships("red", "3-hex") == (0, 0)
    assert t.ships("blue", "3-hex") == (0, 0)
    assert t.resources("blue") == ["fuel", "weapon"]


def test_r64_building_hits_count_too() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 1 damaged ship; blue 2 ships, damaged starport
        3-gate: red 1 ship
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(raid="building_hit self_hit")
    t.plays("red", "1 Raid die")
    assert t.ships("red", "3-hex") == (0, 0)
    assert t.buildings("3-hex") == ["", ""]
    assert t.trophies("red", "blue") == {"starports": 1}


def test_r65_each_side_takes_what_it_destroyed() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 1 ship, 1 damaged ship; blue 1 damaged ship, damaged city; white 2 ships
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "Blue", "1 Assault die").dice(
        assault="hit self_hit", raid="building_hit key"
    )
    t.plays("red", "1 Raid die", "a damaged ship")
    assert t.trophies("red", "blue") == {"ships": 1, "cities": 1}
    assert t.trophies("blue", "red") == {"ships": 1}
    assert t.trophies("white", "red") == t.trophies("white", "blue") == {}


def test_the_chronicle_tells_only_of_dice_and_faces_that_are_there() -> None:
    words = Words(rules_of("arcs"), strict=True)

    def said(*what: str | int) -> str:
        return words.event(Event(1, what, None))

    assert said("battle", 0, 1, 0, 0, 1, 0).endswith("with 1 skirmish die.")
    assert said("battle", 0, 1, 0, 2, 0, 3).endswith("with 2 assault dice, 3 raid dice.")
    assert said("battle", 0, 1, 0, 1, 1, 1).endswith("with 1 assault die, 1 skirmish die, 1 raid die.")
    assert said("rolled", 0, 0, 0, 0, 0, 0, 0) == "Red rolls no hits."
    assert said("rolled", 0, 1, 2, 0, 0, 0, 0) == "Red rolls 1 self-hit, 2 intercepts."
    assert said("rolled", 0, 0, 0, 2, 1, 1, 0) == "Red rolls 2 hits, 1 building hit, 1 key."
    assert said("rolled", 0, 1, 0, 0, 0, 2, 0) == "Red rolls 2 keys, 1 self-hit."
