"""Destroying cities (p.16): Outrage, and ransacking the Court."""

from boardwright.games.arcs.battle import cities_destroyed
from boardwright.games.arcs.facts import SPACES, SYSTEM_NUMBER
from boardwright.games.arcs.pieces import hit_building

from .position import SEATS, arcs

# -- the order of things -------------------------------------------------------------------------------------------


def test_r66_what_ransacking_and_raiding_bring_is_not_lost_to_that_outrage() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 2 ships; blue damaged city
        red: hand aggression-2; resources relic fuel; cards bc25
        blue: resources fuel relic
        court: bc24 blue 1, bc02, bc03, bc04
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice", "1 Raid die").dice(raid="key building_hit")
    t.plays("red", "0 Skirmish dice")
    assert t.resources("red") == ["fuel"]  # the Relic went with the Outrage, and so did the Galactic Bards
    assert t.court_discard() == ["bc25"]
    assert t.cards("red") == ["bc24"]  # ransacked after the Outrage
    t.plays("red", "Relic from slot 2 of Blue", "Relic in slot 1")
    assert t.slots("red") == ["relic", "fuel"]


def test_r66_all_hits_are_dealt_before_the_first_outrage() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 2 ships; blue damaged city, damaged starport
        red: hand aggression-2
        court: bc02 blue 1, bc03 blue 1, bc04, bc05
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit, hit hit")
    t.plays("red", "2 Assault dice").asks("red", "ransack")
    assert t.buildings("2-hex") == ["", ""]
    assert t.trophies("red", "blue") == {"cities": 1, "starports": 1}


def test_r66_two_cities_bring_outrage_and_ransack_twice() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 2 ships; blue damaged city, damaged city
        red: hand aggression-2; agents 5
        court: bc02 blue 1, bc03 blue 2, bc04 blue 1, bc05
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit, blank")
    t.plays("red", "2 Assault dice")
    t.asks("red", "ransack", ["Mining Interest", "Material Cartel", "Admin Union"]).plays("red", "Material Cartel")
    t.asks("red", "ransack", ["Mining Interest", "Admin Union"]).plays("red", "Admin Union")
    t.asks("red", "turn")
    assert t.trophies("red", "blue") == {"cities": 2, "agents": 3}
    assert t.agents("red") == 4  # one agent covers the Outrage, however often it is provoked


def test_d6_the_second_outrage_takes_the_guild_card_that_the_first_ransack_brought() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 2 ships; blue damaged city, damaged city
        red: hand aggression-2
        court: bc24 blue 1, bc02 blue 1, bc03, bc04
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit, blank")
    t.plays("red", "2 Assault dice", "Relic Fence")
    assert t.cards("red") == ["bc02"]
    assert t.court_discard() == ["bc24"]


def test_d6_ransacking_the_guild_card_of_the_type_last_keeps_it() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 2 ships; blue damaged city, damaged city
        red: hand aggression-2
        court: bc24 blue 1, bc02 blue 1, bc03, bc04
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit, blank")
    t.plays("red", "2 Assault dice", "Mining Interest")
    assert t.cards("red") == ["bc02", "bc24"]
    assert t.court_discard() == []


# -- Outrage -------------------------------------------------------------------------------------------------------


def test_r67_the_attacker_discards_tokens_and_guild_cards_of_the_planets_type() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue damaged city
        3-hex: red city
        red: hand aggression-2; resources relic fuel relic; cards bc22 bc24 bc10
        blue: resources relic fuel; cards bc25
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit")
    t.plays("red", "1 Assault die").asks("red", "turn")
    assert t.outrage("red") == ["relic"]
    assert t.agents("red") == 9
    assert t.slots("red") == ["-", "fuel", "-"]
    assert t.supply("relic") == 4
    assert t.cards("red") == ["bc10"]
    assert t.court_discard() == ["bc22", "bc24"]
    assert t.outrage("blue") == []  # the defender loses nothing
    assert t.resources("blue") == ["fuel", "relic"]
    assert t.cards("blue") == ["bc25"]


def test_r67_a_covered_slot_takes_no_second_agent_but_things_are_discarded_again() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue damaged city
        red: hand aggression-2; resources relic fuel; outrage relic; agents 6
        court: bc02 blue 1, bc03, bc04, bc05
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit")
    t.plays("red", "1 Assault die")
    assert t.outrage("red") == ["relic"]
    assert t.agents("red") == 6
    assert t.resources("red") == ["fuel"]
    assert t.cards("red") == ["bc02"]  # and the Court is ransacked all the same


def test_r67_loyal_guild_cards_stay() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue damaged city
        red: hand aggression-2; cards bc21 bc23
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit")
    t.plays("red", "1 Assault die")
    assert t.cards("red") == ["bc21"]


def test_r67_a_destroyed_starport_provokes_nothing() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue damaged starport
        red: hand aggression-2; resources relic
        court: bc02 blue 1, bc03, bc04, bc05
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit")
    t.plays("red", "1 Assault die").asks("red", "turn")
    assert t.outrage("red") == []
    assert t.resources("red") == ["relic"]
    assert t.court()["bc02"] == [0, 1, 0]


def test_r68_without_an_agent_the_slot_counts_as_covered_and_gets_the_next_one() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue damaged city
        red: hand aggression-2; resources fuel
        court: bc02 blue 1, bc03 red 3, bc04, bc05
        red: agents 0
        white: hand aggression-3
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit")
    t.plays("red", "1 Assault die")
    assert t.outrage("red") == ["relic"]
    assert t.agents("red") == 0
    t.plays("red", "secure")  # three agents come home from the Court
    assert t.outrage("red") == ["relic"]
    assert t.agents("red") == 2


def test_r68_an_outrage_without_an_agent_bans_the_prelude_action_all_the_same() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue damaged city
        red: hand aggression-2 mobilization-2
        blue: resources fuel relic
        court: bc02, bc03 red 3, bc04, bc05
        red: agents 0
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(raid="key building_hit")
    t.plays("red", "1 Raid die", "Relic from slot 2 of Blue", "Relic in slot 1", "end turn")
    t.plays("red", "lead Mobilization 2", "go on").can("red", "spend Relic from slot 1 for nothing")
    t.cannot("red", "spend Relic from slot 1 to secure")


def test_r68_the_own_agents_on_the_ransacked_card_come_home_after_the_outrage() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue damaged city
        red: hand aggression-2
        court: bc02 red 2 blue 3, bc03, bc04, bc05
        red: agents 0
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit")
    t.plays("red", "1 Assault die")
    assert t.outrage("red") == ["relic"]
    assert t.agents("red") == 1


def test_r68_released_captives_fill_the_slot() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue damaged city
        red: hand aggression-2
        red: agents 0
        ambitions: tyrant 5
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit")
    t.plays("red", "1 Assault die", "end turn")
    assert t.g.chapter == 2
    assert t.outrage("red") == ["relic"]
    assert t.agents("red") == 9


def test_r69_an_outraged_resource_has_no_prelude_action_but_can_be_spent_for_nothing() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-gate: red 1 ship
        red: hand mobilization-2; resources relic relic; outrage relic
        blue: hand mobilization-3; resources relic
        court: bc02 red 1, bc03 blue 1, bc04, bc05
    """)
    t.plays("red", "lead Mobilization 2", "go on")
    t.cannot("red", "spend Relic from slot 1 to secure", "spend Relic from slot 2 to secure")
    t.plays("red", "spend Relic from slot 1 for nothing")
    assert t.slots("red") == ["-", "relic"]
    t.plays("red", "end turn")
    t.plays("blue", "surpass with Mobilization 3").can("blue", "spend Relic from slot 1 to secure")


def test_r69_outraged_resources_can_be_gained_and_counted_and_pay_other_costs() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship, city
        red: hand administration-2; outrage relic; cards bc24; resources relic
        ambitions: keeper 5
    """)
    t.plays("red", "lead Administration 2", "go on")
    t.plays("red", "use Relic Fence", "Relic in slot 1")  # the only token, an Outraged Relic, is discarded for another
    assert t.resources("red") == ["relic"]
    t.plays("red", "tax", "Relic in slot 2")
    assert t.resources("red") == ["relic", "relic"]
    t.plays("red", "end turn")
    assert t.power("red") == 5
    assert t.outrage("red") == ["relic"]  # it lasts beyond the chapter


# -- ransacking ----------------------------------------------------------------------------------------------------


def test_r70_ransacking_takes_a_card_without_a_majority_and_all_rival_agents_as_trophies() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue damaged city
        red: hand aggression-2
        court: bc02 red 1 blue 1 white 4, bc03 white 2, bc04 red 2, bc05 blue 3
        deck: bc19
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit")
    t.plays("red", "1 Assault die")
    t.asks("red", "ransack", ["Mining Interest", "Construction Union"])  # compulsory, and only those with blue agents
    t.plays("red", "Mining Interest").asks("red", "turn")
    assert t.cards("red") == ["bc02"]
    assert t.trophies("red", "blue") == {"cities": 1, "agents": 1}
    assert t.trophies("red", "white") == {"agents": 4}
    assert t.captives("red", "blue") == t.captives("red", "white") == 0
    assert t.agents("red") == 7  # ten, less two on the Admin Union and one on the Outrage slot
    assert list(t.court()) == ["bc19", "bc03", "bc04", "bc05"]
    assert t.court()["bc19"] == [0, 0, 0]


def test_r70_when_secured_resolves() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue damaged city
        red: hand aggression-2
        court: bc26 blue 1, bc03, bc04, bc05
        deck: bc19
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit")
    t.plays("red", "1 Assault die")
    t.asks("red", "uprising", ["cluster 2", "cluster 3", "cluster 5", "cluster 6"]).plays("red", "cluster 5")
    assert t.ships("red", "5-gate") == (1, 0)
    assert t.court_discard() == ["bc26"]
    assert list(t.court()) == ["bc19", "bc03", "bc04", "bc05"]


def test_r70_no_agent_of_the_defender_no_ransack() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue damaged city
        red: hand aggression-2
        court: bc02 white 3, bc03 red 1, bc04, bc05
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit")
    t.plays("red", "1 Assault die").asks("red", "turn")
    assert t.outrage("red") == ["relic"]
    assert t.cards("red") == []
    assert t.court()["bc02"] == [0, 0, 3]


def test_r71_a_city_destroyed_outside_battle_brings_outrage_and_a_ransack() -> None:
    """No card of the base game does it, so the rule is called as such a card would call it."""
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: blue damaged city
        red: hand aggression-2; resources relic
        court: bc02 blue 1, bc03 blue 1, bc04, bc05
    """)
    fallen: list[int] = []
    hit_building(t.g, SEATS["red"], SYSTEM_NUMBER["2-hex"] * SPACES, fallen)
    script = cities_destroyed(t.g, SEATS["red"], SEATS["blue"], fallen)
    decision = next(script)
    assert (decision.seat, decision.ask, len(decision.options)) == (SEATS["red"], "ransack", 2)
    assert t.outrage("red") == ["relic"]
    assert t.resources("red") == []
    assert t.trophies("red", "blue") == {"cities": 1}


def test_r71_outrage_through_a_card_does_not_ransack() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue city
        red: hand aggression-2; resources relic
        blue: resources relic fuel; cards bc21 bc24
        white: cards bc22
        court: bc28 red 1, bc02 blue 2, bc03 white 1, bc04
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure", "Relic")
    t.asks("red", "turn")
    assert t.outrage("red") == t.outrage("blue") == t.outrage("white") == ["relic"]
    assert t.resources("red") == []
    assert t.resources("blue") == ["fuel"]
    assert t.cards("red") == t.cards("white") == []
    assert t.cards("blue") == ["bc21"]
    assert t.court()["bc02"] == [0, 2, 0]
    assert t.court()["bc03"] == [0, 0, 1]


# -- supply that lies on a card ------------------------------------------------------------------------------------


def test_d22_a_cartel_goes_with_the_outrage_of_its_type_and_its_supply_is_ordinary_again() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-arrow: red 1 ship; blue damaged city
        6-arrow: white city
        red: hand aggression-2; resources material; cards bc03
        white: hand aggression-3 administration-4
        ambitions: tycoon 5
    """)
    assert t.game.view(None)["ambitions"]["tycoon"]["counts"] == [6, 0, 0]  # a token, the card, four in supply
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit")
    t.plays("red", "1 Assault die")
    assert t.cards("red") == []
    assert t.court_discard() == ["bc03"]
    assert t.supply("material") == 5
    assert t.game.view(None)["ambitions"]["tycoon"]["counts"] == [0, 0, 0]
    t.plays("red", "end turn").plays("white", "pivot with Administration 4", "go on", "tax", "Material in slot 1")
    assert t.resources("white") == ["material"]
