"""The vox cards: bc26 Mass Uprising to bc31 Call to Action."""

import pytest

from boardwright.games.arcs.facts import COURT_CARDS

from ..position import ArcsScenario, arcs, dice_text

VOX = {
    "bc26": "Mass Uprising",
    "bc27": "Populist Demands",
    "bc28": "Outrage Spreads",
    "bc29": "Song of Freedom",
    "bc30": "Guild Struggle",
    "bc31": "Call to Action",
}


def secures(card: str, red: str = "power 0", rest: str = "") -> ArcsScenario:
    """Red leads Aggression 2 and secures a vox card."""
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        {rest}
        red: hand aggression-2 aggression-3; {red}
        court: {card} red 2 blue 1, bc16, bc17, bc18
        deck: bc20
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure")
    return t


def ransacks(card: str, blue: str = "power 0", rest: str = "", ships: str = "1 ship", raid: str = "") -> ArcsScenario:
    """Red destroys a city of Blue in 3-hex and ransacks the Court for a vox card."""
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red {ships}; blue damaged city
        {rest}
        red: hand aggression-2 aggression-3
        blue: {blue}
        court: {card} blue 1 red 1, bc16, bc17, bc18
        deck: bc20
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle")
    if raid:
        t.plays("red", "0 Assault dice")
        t.dice(raid=raid)
        t.plays("red", dice_text(raid.count(",") + 1, "Raid"))
    else:
        t.dice(assault="hit hit")
        t.plays("red", "1 Assault die")
    return t


# -- what all of them share ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [card for card in VOX if card != "bc29"])
def test_vox_card_is_discarded_face_up_and_the_row_refilled(card: str) -> None:
    t = secures(card)
    while t.decision("red").ask != "turn":
        t.plays("red", t.options()[-1])
    assert t.court_discard() == [card]
    assert t.cards("red") == []
    assert len(t.court()) == 4
    if card != "bc30":  # which shuffles the deck first
        assert list(t.court()) == ["bc20", "bc16", "bc17", "bc18"]
    assert t.agents("red") == 10
    assert t.captives("red", "blue") == 1


@pytest.mark.parametrize("card", VOX)
def test_vox_card_resolves_before_the_row_is_refilled(card: str) -> None:
    t = secures(card, rest="blue: cards bc04\n6-crescent: red 1 ship, city")
    if t.decision("red").ask != "turn":
        assert list(t.court()) == ["bc16", "bc17", "bc18"]


@pytest.mark.parametrize("card", [card for card in VOX if card != "bc29"])
def test_vox_card_also_resolves_when_ransacked(card: str) -> None:
    t = ransacks(card)
    while t.decision("red").ask != "turn":
        t.plays("red", t.options()[-1])
    assert card in t.court_discard()
    assert t.trophies("red", "blue") == {"agents": 1, "cities": 1}  # agents on a ransacked card are Trophies
    assert t.outrage("red") == ["weapon"]


# -- bc26 Mass Uprising --------------------------------------------------------------------------------------------


def test_bc26_mass_uprising_places_a_fresh_ship_in_each_system_of_a_cluster_in_play() -> None:
    t = secures("bc26", rest="5-hex: blue 3 ships")
    t.asks("red", "uprising", ["cluster 2", "cluster 3", "cluster 5", "cluster 6"])  # 1 and 4 are out of play
    t.plays("red", "cluster 5")
    assert [t.ships("red", f"5-{name}") for name in ("gate", "arrow", "crescent", "hex")] == [(1, 0)] * 4
    assert t.g.ships[0] == 10


def test_bc26_mass_uprising_is_compulsory() -> None:
    secures("bc26").asks("red", "uprising", [f"cluster {number}" for number in (2, 3, 5, 6)])


def test_bc26_mass_uprising_with_too_few_ships_places_all_one_per_system() -> None:
    t = secures("bc26", "ships 2")
    t.plays("red", "cluster 5").asks("red", "place_ship_each", ["in 5-gate", "in 5-arrow", "in 5-crescent"])
    t.chooses("red", "in 5-hex", "in 5-gate").asks("red", "turn")
    assert [t.ships("red", f"5-{name}") for name in ("gate", "arrow", "crescent", "hex")] == [
        (1, 0),
        (0, 0),
        (0, 0),
        (1, 0),
    ]


def test_bc26_mass_uprising_without_ships_places_none() -> None:
    t = secures("bc26", "ships 0")
    t.plays("red", "cluster 5").asks("red", "turn")
    assert t.ships("red", "5-gate") == (0, 0)


def test_bc26_mass_uprising_while_ransacking_brings_no_attacking_ships() -> None:
    """The attacking ships are gone: the ship placed in the battle system does not raid with the key."""
    t = ransacks(
        "bc26",
        "resources fuel fuel",
        ships="2 damaged ships",
        raid="building_hit self_hit, key self_hit",
    )
    t.plays("red", "cluster 3").asks("red", "turn")
    assert t.resources("blue") == ["fuel", "fuel"]
    assert t.trophies("blue", "red") == {"ships": 2}


def test_bc26_mass_uprising_while_ransacking_leaves_the_raid_to_attacking_ships_left() -> None:
    t = ransacks("bc26", "resources fuel fuel", ships="2 ships", raid="building_hit self_hit, key building_hit")
    t.plays("red", "cluster 3").asks("red", "raid", ["Fuel from slot 2 of Blue", "stop"])


# -- bc27 Populist Demands -----------------------------------------------------------------------------------------


def test_bc27_populist_demands_may_declare_any_ambition_without_the_zero_marker() -> None:
    t = secures("bc27")
    names = ["Tycoon", "Tyrant", "Warlord", "Keeper", "Empath"]
    t.asks("red", "declare_by", [*[f"declare {name}" for name in names], "go on"])
    t.plays("red", "declare Keeper")
    assert t.markers("keeper") == [[5, 3]]
    assert not t.g.zero


def test_bc27_populist_demands_leave_the_lead_number_to_the_followers() -> None:
    t = secures("bc27", rest="5-hex: blue 1 ship\nblue: hand aggression-4 administration-2")
    t.plays("red", "declare Keeper", "end turn").can("blue", "surpass with Aggression 4")
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        5-hex: blue 1 ship
        red: hand aggression-4 aggression-3
        blue: hand aggression-2 aggression-5
        court: bc27 red 1, bc16, bc17, bc18
    """)
    t.plays("red", "lead Aggression 4", "go on", "secure", "declare Tycoon", "end turn")
    t.cannot("blue", "surpass with Aggression 2").can("blue", "surpass with Aggression 5")


def test_bc27_populist_demands_do_not_take_the_zero_marker_away() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        5-hex: blue 1 ship
        red: hand aggression-4 aggression-3
        blue: hand aggression-2 aggression-5
        court: bc27 red 1, bc16, bc17, bc18
    """)
    t.plays("red", "lead Aggression 4", "declare Warlord", "secure", "declare Warlord", "end turn")
    assert t.markers("warlord") == [[3, 2], [5, 3]]
    t.can("blue", "surpass with Aggression 2")


def test_bc27_populist_demands_are_optional() -> None:
    t = secures("bc27")
    t.plays("red", "go on").asks("red", "turn")
    assert t.game.view(None)["available_markers"] == [[2, 0], [3, 2], [5, 3]]
    assert t.court_discard() == ["bc27"]


def test_bc27_populist_demands_may_choose_an_ambition_that_holds_markers() -> None:
    t = secures("bc27", rest="ambitions: tycoon 5")
    t.plays("red", "declare Tycoon")
    assert t.markers("tycoon") == [[3, 2], [5, 3]]


def test_bc27_populist_demands_need_an_available_marker() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand aggression-2 aggression-3
        court: bc27 red 1, bc16, bc17, bc18
        ambitions: tycoon 5, tyrant 3, tycoon 2
    """)
    t.plays("red", "lead Aggression 2", "secure").asks("red", "turn")
    assert t.court_discard() == ["bc27"]


def test_bc27_populist_demands_by_a_follower() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        blue: hand construction-2 construction-3
        red: hand aggression-2 aggression-3; resources relic
        court: bc27 red 1, bc16, bc17, bc18
    """)
    t.plays("blue", "lead Construction 2", "declare Tycoon", "end turn")
    t.plays("red", "pivot with Aggression 2", "go on", "spend Relic from slot 1 to secure", "declare Empath")
    assert t.markers("tycoon") == [[5, 3]]
    assert t.markers("empath") == [[3, 2]]


# -- bc28 Outrage Spreads ------------------------------------------------------------------------------------------


def test_bc28_outrage_spreads_makes_every_player_provoke_outrage_of_one_type() -> None:
    t = secures(
        "bc28",
        "resources fuel relic; cards bc08 bc07 bc04",
        "blue: resources fuel fuel; cards bc09\nwhite: cards bc06; resources weapon",
    )
    t.asks("red", "outrage_spreads", ["Material", "Fuel", "Weapon", "Relic", "Psionic", "go on"])
    t.plays("red", "Fuel")
    assert [t.outrage(seat) for seat in ("red", "blue", "white")] == [["fuel"]] * 3
    assert [t.resources(seat) for seat in ("red", "blue", "white")] == [["relic"], [], ["weapon"]]
    assert [t.cards(seat) for seat in ("red", "blue", "white")] == [["bc04", "bc07"], [], []]
    assert t.supply("fuel") == 5
    assert sorted(t.court_discard()) == ["bc06", "bc08", "bc09", "bc28"]
    assert [t.agents(seat) for seat in ("red", "blue", "white")] == [9, 8, 9]  # Blue also lost one on the card


def test_bc28_outrage_spreads_is_optional() -> None:
    t = secures("bc28", "resources fuel")
    t.plays("red", "go on").asks("red", "turn")
    assert t.outrage("red") == []
    assert t.court_discard() == ["bc28"]


def test_bc28_outrage_spreads_covers_no_slot_twice() -> None:
    t = secures("bc28", "outrage fuel; resources fuel", "blue: power 0")
    t.plays("red", "Fuel")
    assert t.outrage("red") == ["fuel"]
    assert t.resources("red") == []  # discarded all the same
    assert t.agents("red") == 9


def test_bc28_outrage_spreads_lets_nobody_ransack() -> None:
    t = secures("bc28", rest="blue: power 0")
    t.plays("red", "Weapon").asks("red", "turn")
    assert list(t.court()) == ["bc20", "bc16", "bc17", "bc18"]


def test_bc28_outrage_spreads_with_no_agent_left_still_counts() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand aggression-2 aggression-3
        court: bc28 red 1, bc16 blue 1, bc17, bc18
        blue: agents 0; resources fuel
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure", "Fuel")
    assert t.outrage("blue") == ["fuel"]
    assert t.resources("blue") == []
    assert t.agents("blue") == 0


# -- bc29 Song of Freedom ------------------------------------------------------------------------------------------

CITIES = "2-hex: red 1 ship; blue city\n5-hex: red 1 ship, city\n3-hex: red 1 ship; blue 1 ship, city"


def test_bc29_song_of_freedom_returns_one_city_in_a_controlled_system_of_any_colour() -> None:
    t = secures("bc29", rest=CITIES)
    t.asks("red", "free_city", ["city 2-hex/1", "city 5-hex/1", "go on"])  # nobody controls 3-hex
    t.plays("red", "city 2-hex/1")
    assert t.buildings("2-hex") == ["", ""]
    assert t.g.cities[1] == 4  # of five, one still stands in 3-hex


def test_bc29_song_of_freedom_may_return_an_own_city() -> None:
    t = secures("bc29", rest=CITIES)
    t.plays("red", "city 5-hex/1")
    assert t.buildings("5-hex") == ["", ""]
    assert t.g.cities[0] == 5


def test_bc29_song_of_freedom_own_cities_need_control_too() -> None:
    t = secures("bc29", rest="5-hex: red city\n3-hex: red 1 damaged ship, city")
    t.asks("red", "turn")


def test_bc29_song_of_freedom_returning_is_not_destroying() -> None:
    t = secures("bc29", "resources relic", f"{CITIES}\nblue: resources relic")
    t.plays("red", "city 2-hex/1")
    assert t.outrage("red") == []
    assert t.resources("red") == ["relic"]
    assert t.trophies("red", "blue") == {}
    assert t.g.stage == "turn"


def test_bc29_song_of_freedom_a_returned_city_covers_slots_and_may_cost_tokens() -> None:
    t = secures("bc29", rest="2-hex: red 1 ship; blue city\nblue: resources fuel relic weapon")
    t.plays("red", "city 2-hex/1")
    t.asks("blue", "discard_excess")
    t.plays("blue", "discard Fuel from slot 1", "Weapon in slot 1").asks("red", "turn")
    assert t.slots("blue") == ["weapon", "relic"]
    assert t.supply("fuel") == 5


def follows_with_the_song(between: tuple[str, ...]) -> ArcsScenario:
    """Blue leads; Red pivots and secures Song of Freedom in the Prelude."""
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        2-hex: red 1 ship; blue city
        blue: hand construction-2 construction-3
        red: hand aggression-2 aggression-3 aggression-4; resources relic
        court: bc29 red 1, bc16, bc17, bc18
    """)
    t.plays("blue", "lead Construction 2", "go on", "end turn")
    t.plays("red", "pivot with Aggression 2", *between, "spend Relic from slot 1 to secure")
    return t


def test_bc29_song_of_freedom_may_seize_after_returning_a_city() -> None:
    t = follows_with_the_song(("go on",))
    t.plays("red", "city 2-hex/1").asks("red", "seize_now", ["seize the initiative", "go on"])
    t.plays("red", "seize the initiative")
    assert t.initiative() == "red"
    t.plays("red", "end turn").asks("red", "lead")


def test_bc29_song_of_freedom_seizing_is_optional() -> None:
    t = follows_with_the_song(("go on",))
    t.plays("red", "city 2-hex/1", "go on")
    assert t.initiative() == "blue"
    assert t.buildings("2-hex") == ["", ""]


def test_bc29_song_of_freedom_no_seizing_without_returning_a_city() -> None:
    t = follows_with_the_song(("go on",))
    t.plays("red", "go on").asks("red", "turn")
    assert t.initiative() == "blue"
    assert t.buildings("2-hex") == ["blue city", ""]


def test_bc29_song_of_freedom_no_seizing_twice_in_a_round() -> None:
    t = follows_with_the_song(("seize with Aggression 3",))
    t.plays("red", "city 2-hex/1").asks("red", "turn")


def test_bc29_song_of_freedom_no_seizing_after_a_rival_seized() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        3-hex: white 1 ship
        2-hex: red 1 ship; blue city
        blue: hand construction-2 construction-3
        white: hand construction-4 construction-5 construction-6
        red: hand aggression-2 aggression-3 aggression-4; resources relic
        court: bc29 red 1, bc16, bc17, bc18
    """)
    t.plays("blue", "lead Construction 2", "go on", "end turn")
    t.plays("white", "copy with Construction 4", "seize with Construction 5", "end turn")
    t.plays("red", "pivot with Aggression 2", "spend Relic from slot 1 to secure", "city 2-hex/1")
    t.asks("red", "turn")
    assert t.buildings("2-hex") == ["", ""]
    assert t.initiative() == "white"


def test_bc29_song_of_freedom_no_seizing_for_who_has_the_initiative_but_the_city_returns() -> None:
    t = secures("bc29", rest="2-hex: red 1 ship; blue city")
    t.plays("red", "city 2-hex/1").asks("red", "turn")
    assert t.buildings("2-hex") == ["", ""]
    assert t.g.seized == -1


@pytest.mark.parametrize("answer", ["city 2-hex/1", "go on"])
def test_bc29_song_of_freedom_is_shuffled_in_before_refilling_and_may_come_right_back(answer: str) -> None:
    """The deck is empty, so it must come back."""
    row = ["bc29", "bc16", "bc17", "bc18"]
    rest = " ".join(card for card in COURT_CARDS if card and card not in row)
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        2-hex: red 1 ship; blue city
        red: hand aggression-2 aggression-3
        court: bc29 red 1, bc16, bc17, bc18
        court discard: {rest}
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure", answer)
    assert list(t.court()) == row
    assert "bc29" not in t.court_discard()


def test_bc29_song_of_freedom_goes_into_the_deck_and_not_to_the_discard_pile() -> None:
    t = secures("bc29", rest=CITIES)
    before = t.game.view(None)["court_deck"]
    t.plays("red", "go on")
    assert t.court_discard() == []
    assert t.cards("red") == []
    assert t.game.view(None)["court_deck"] == before  # one in, one out to the row


# -- bc30 Guild Struggle -------------------------------------------------------------------------------------------


def test_bc30_guild_struggle_may_steal_a_guild_card_of_any_rival() -> None:
    t = secures("bc30", rest="blue: cards bc04 bc01; resources fuel\nwhite: cards bc10")
    t.asks(
        "red",
        "guild_struggle",
        ["Admin Union of Blue", "Loyal Engineers of Blue", "Spacing Union of White", "go on"],
    )
    t.plays("red", "Loyal Engineers of Blue")
    assert t.cards("red") == ["bc01"]
    assert t.cards("blue") == ["bc04"]


def test_bc30_guild_struggle_the_theft_is_optional_but_not_the_shuffle() -> None:
    t = secures("bc30", rest="blue: cards bc04\ncourt discard: bc05 bc06 bc26")
    t.plays("red", "go on")
    assert t.cards("blue") == ["bc04"]
    assert t.court_discard() == ["bc26", "bc30"]


def test_bc30_guild_struggle_shuffles_guild_cards_back_and_leaves_vox_cards() -> None:
    t = secures("bc30", rest="court discard: bc05 bc26 bc06 bc28")
    assert t.court_discard() == ["bc26", "bc28", "bc30"]
    there = {COURT_CARDS[card] for card in t.g.court_deck} | set(t.court())
    assert {"bc05", "bc06"} <= there


def test_bc30_guild_struggle_shuffles_before_the_row_is_refilled() -> None:
    row = ["bc30", "bc16", "bc17", "bc18"]
    rest = " ".join(card for card in COURT_CARDS if card and card not in row)
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand aggression-2 aggression-3
        court: bc30 red 1, bc16, bc17, bc18
        court discard: {rest}
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure")
    assert len(t.court()) == 4  # the deck was empty and is filled from the discard pile
    assert t.court_discard() == ["bc26", "bc27", "bc28", "bc29", "bc31", "bc30"]


def test_bc30_guild_struggle_really_shuffles() -> None:
    seen = set()
    for key in range(12):
        t = arcs("""
            seats 3, set-up 3p-mix-up, initiative red
            6-hex: red 1 ship
            red: hand aggression-2 aggression-3
            court: bc30 red 1, bc16, bc17, bc18
            court discard: bc05 bc06
        """)
        t.g.rng.key = key
        t.plays("red", "lead Aggression 2", "go on", "secure")
        seen.add(tuple(t.g.court_deck))
    assert len(seen) > 6


def test_bc30_guild_struggle_a_stolen_sworn_guardians_is_buried_before_the_shuffle() -> None:
    t = secures("bc30", rest="blue: cards bc22 bc04")
    t.asks("red", "guild_struggle", ["Sworn Guardians of Blue", "go on"])
    t.plays("red", "Sworn Guardians of Blue")
    assert t.cards("red") == []
    assert t.game.view(None)["court_bottom"] == []  # nobody knows any more where it lies
    assert "bc22" in {COURT_CARDS[card] for card in t.g.court_deck} | set(t.court())


def test_bc30_guild_struggle_a_stolen_card_may_use_its_prelude_part_in_this_prelude() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand construction-2 construction-3; resources relic
        blue: cards bc23
        court: bc30 red 1, bc16, bc17, bc18
    """)
    t.plays("red", "lead Construction 2", "go on", "spend Relic from slot 1 to secure", "Elder Broker of Blue")
    t.can("red", "use Elder Broker")


# -- bc31 Call to Action -------------------------------------------------------------------------------------------


def test_bc31_call_to_action_draws_the_bottom_card_of_the_action_discard_pile() -> None:
    t = secures("bc31", rest="discard: mobilization-3 construction-4")
    assert t.hand("red") == ["aggression-3", "mobilization-3"]
    assert t.discard_pile()[0] == "construction-4"
    assert t.court_discard() == ["bc31"]


def test_bc31_call_to_action_shows_the_card_to_nobody_else() -> None:
    t = secures("bc31", rest="discard: mobilization-3 construction-4")
    assert "(Red drew Mobilization 3.)" in t.chronicle("red")
    assert not [line for line in t.chronicle("blue") if "Mobilization 3" in line]


def test_bc31_call_to_action_with_an_empty_pile_draws_nothing() -> None:
    cards = [f"{suit}-{n}" for suit in ("administration", "construction", "mobilization") for n in range(2, 7)]
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand aggression-2 aggression-3
        blue: hand {" ".join(cards)} aggression-4 aggression-5 aggression-6
        court: bc31 red 1, bc16, bc17, bc18
    """)
    assert t.discard_pile() == []
    t.plays("red", "lead Aggression 2", "go on", "secure").asks("red", "turn")
    assert t.hand("red") == ["aggression-3"]
    assert t.court_discard() == ["bc31"]


SPLIT = """
    seats 3, set-up 3p-mix-up, initiative red, split yes
    6-hex: red 1 ship
    5-hex: blue 1 ship
    red: hand aggression-2 aggression-3 aggression-4
    blue: hand {blue}
    court: bc31 red 1, bc16, bc17, bc18
"""


def test_bc31_call_to_action_with_split_piles_draws_from_the_face_down_pile() -> None:
    t = arcs(SPLIT.format(blue="construction-2 construction-3 construction-4") + "discard: mobilization-3")
    t.plays("red", "lead Aggression 2", "go on", "end turn")
    t.plays("blue", "pivot with Construction 2", "go on", "end turn")
    t.plays("red", "lead Aggression 3", "go on", "secure")
    assert "mobilization-3" in t.hand("red")
    assert t.game.view(None)["face_up_discard"] == ["aggression-2", "construction-2"]


def test_bc31_call_to_action_with_split_piles_shuffles_both_when_one_is_empty() -> None:
    cards = [f"{suit}-{n}" for suit in ("administration", "construction", "mobilization") for n in range(2, 7)]
    t = arcs(SPLIT.format(blue=" ".join([*cards, "aggression-5", "aggression-6"])))
    t.plays("red", "lead Aggression 2", "go on", "end turn")
    t.plays("blue", "pivot with Construction 2", "go on", "end turn")
    t.plays("red", "lead Aggression 3", "go on", "secure")
    assert set(t.hand("red")) - {"aggression-4"} < {"aggression-2", "construction-2"}
    assert t.game.view(None)["face_up_discard"] == []
    assert len(t.discard_pile()) == 1


def test_bc31_call_to_action_gives_a_turn_that_others_do_not_have() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        5-hex: blue 1 ship
        red: hand aggression-2
        blue: hand construction-2
        court: bc31 red 1, bc16, bc17, bc18
        discard: mobilization-3
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure", "end turn")
    t.plays("blue", "copy with Construction 2", "end turn")
    assert t.g.chapter == 1
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    assert t.g.chapter == 2  # nobody else had a card to follow with
