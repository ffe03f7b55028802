"""Dealing hits, and raiding item by item (R109 to R111, D23)."""

from .position import arcs

# -- R109: hits of one step are dealt together ---------------------------------------------------------------------


def test_r109_the_attacker_divides_all_hits_of_a_step_before_anything_reacts() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 3 ships; blue damaged city, damaged city
        red: hand aggression-2
        court: bc02 blue 1, bc10, bc11, bc13 blue 1
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "1 Assault die", "0 Raid dice").dice(assault="hit hit")
    t.plays("red", "0 Skirmish dice")
    assert t.buildings("2-hex") == ["", ""]  # both are gone before the first ransack
    t.asks("red", "ransack", ["Mining Interest", "Skirmishers"])
    assert t.trophies("red", "blue") == {"cities": 2}


def test_r109_hits_may_be_spread_or_heaped() -> None:
    position = """
        seats 3, initiative red
        2-hex: red 3 ships; blue 2 ships
        red: hand aggression-2
    """
    for second, left in (("a fresh ship", (0, 2)), ("a damaged ship", (1, 0))):
        t = arcs(position)
        t.plays("red", "lead Aggression 2", "go on", "battle", "1 Assault die", "0 Raid dice").dice(assault="hit hit")
        t.plays("red", "0 Skirmish dice").asks("red", "hit_ship", ["a fresh ship", "a damaged ship"])
        t.plays("red", second)
        assert t.ships("blue", "2-hex") == left


# -- R110: who can be hit ------------------------------------------------------------------------------------------


def test_r110_pieces_of_third_players_are_safe() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 3 ships; blue 1 damaged ship; white 1 damaged ship, damaged city
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "Blue", "2 Assault dice", "0 Raid dice")
    t.dice(assault="hit hit, hit hit").plays("red", "0 Skirmish dice").asks("red", "turn")
    assert t.ships("blue", "2-hex") == (0, 0)
    assert t.ships("white", "2-hex") == (0, 1)
    assert t.buildings("2-hex") == ["damaged white city", ""]


def test_r110_the_attackers_own_buildings_are_safe() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        2-hex: red 1 damaged ship, damaged city; blue 3 ships
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit intercept")
    t.plays("red", "1 Assault die")  # interception deals three hits
    assert t.ships("red", "2-hex") == (0, 0)
    assert t.buildings("2-hex") == ["damaged red city", ""]


# -- D23: hits must be dealt ---------------------------------------------------------------------------------------


def test_d23_hits_must_be_dealt_while_there_is_a_target() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 3 ships; blue 1 ship, city
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "2 Assault dice", "0 Raid dice")
    t.dice(assault="hit hit, hit hit").plays("red", "0 Skirmish dice").asks("red", "turn")
    # two hits for the ship, the two left over for the city: Red was not asked
    assert t.trophies("red", "blue") == {"ships": 1, "cities": 1}
    assert t.outrage("red") == ["relic"]


def test_d23_the_attacker_may_not_waste_hits_on_the_own_ships_either() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships, 1 damaged ship; blue 1 ship
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "1 Assault die", "0 Raid dice")
    t.dice(assault="hit hit self_hit").plays("red", "0 Skirmish dice")
    t.asks("red", "self_hits", ["a fresh ship", "a damaged ship"])


# -- R111: raiding one item after the other ------------------------------------------------------------------------


def test_r111_a_ban_on_stealing_is_checked_again_for_every_item() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 3 ships; blue city
        red: hand aggression-2
        blue: resources material fuel weapon; cards bc22 bc25
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice", "2 Raid dice")
    t.dice(raid="key key intercept, key key intercept").plays("red", "0 Skirmish dice")
    t.asks("red", "raid", ["Sworn Guardians of Blue", "stop"])
    t.plays("red", "Sworn Guardians of Blue")
    t.asks(
        "red",
        "raid",
        [
            "Material from slot 1 of Blue",
            "Fuel from slot 2 of Blue",
            "Weapon from slot 3 of Blue",
            "Galactic Bards of Blue",
            "stop",
        ],
    )
    assert t.cards("red") == []  # the Guardians were buried


def test_r111_a_stolen_token_finds_its_slot_before_the_next_item_is_chosen() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 3 ships; blue city
        red: hand aggression-2; resources relic
        blue: resources material fuel weapon
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice", "1 Raid die")
    t.dice(raid="key key intercept").plays("red", "0 Skirmish dice", "Fuel from slot 2 of Blue")
    t.asks("red", "place_token", ["Fuel in slot 2", "rearrange all tokens"])
    t.plays("red", "rearrange all tokens", "Fuel in slot 1")
    assert t.slots("red") == ["fuel", "relic"]
    t.asks("red", "raid", ["Weapon from slot 3 of Blue", "stop"])  # Blue's tokens lie where they lay
    t.plays("red", "Weapon from slot 3 of Blue").asks("red", "discard_excess")


def test_r111_a_stolen_card_does_not_change_what_the_keys_cost() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 3 ships; blue city
        red: hand aggression-2
        blue: resources material; cards bc02
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice", "2 Raid dice")
    t.dice(raid="key key intercept, key key intercept").plays("red", "0 Skirmish dice", "Mining Interest of Blue")
    t.asks("red", "turn")  # two keys are left, and slot 1 costs three
    assert (t.cards("red"), t.resources("blue")) == (["bc02"], ["material"])
