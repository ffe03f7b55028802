"""The Pirate of Act II (F1201 to F1204): the Hoard, Pirate Fleet, and both Resolutions."""

from boardwright.games.arcs.ambitions import count_for
from boardwright.games.arcs.campaign.facts import PROTECTED
from boardwright.games.arcs.campaign.fates.pirate import HOARD, hoard_of, replenish_at_gates
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.facts import CARD_NUMBER, FUEL, RESOURCES, SYSTEMS, TYCOON
from boardwright.games.arcs.resources import provoke_outrage
from boardwright.kernel.decision import Decision
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.test_private_information import guesses
from tests.games.arcs_campaign.test_summit import agree

RED, BLUE = 0, 1
CARDS = "f1202 f1203"
FATES = "fates: pirate founder advocate"


def hoard(t: ReachScenario, seat: int = RED) -> list[str]:
    return [RESOURCES[token] for token in hoard_of(t.g, seat)]


# -- F1201: the objective ------------------------------------------------------------------------------------------


def chapter_ends(red: str, more: str = "", seats: int = 3) -> ReachScenario:
    """Nobody has done anything in a chapter."""
    fates = FATES if seats == 3 else "fates: pirate founder"
    t = reach(f"""
        seats {seats}, initiative red, act 2
        {fates}
        1-hex: red 1 ship; blue 1 ship
        red: hand aggression-2; cards {CARDS}; held f1202 {red}
        blue: hand aggression-3
        {"white: hand aggression-4" if seats == 3 else ""}
        {more}
    """)
    for seat in ("red", "blue", "white")[:seats]:
        t.plays(seat, "pass the initiative")
    return t


def test_f1201_each_resource_on_the_hoard_advances_by_1() -> None:
    t = chapter_ends("fuel relic relic", "blue: resources fuel\nwhite: resources relic relic")
    assert t.objective("red") == 21 - 3


def test_f1201_b24_each_type_of_which_the_hoard_has_the_most_advances_by_2() -> None:
    """Types that nobody else has, and types of which every Rival has fewer."""
    t = chapter_ends("fuel relic relic weapon", "blue: resources relic\nwhite: resources weapon")
    assert t.objective("red") == 21 - 4 - 2 * 2


def test_f1201_only_the_hoard_counts_for_the_pirate_but_everything_for_a_rival() -> None:
    """What lies on cards and in the Trust is had, too; guild cards are no resources."""
    t = chapter_ends("psionic", "blue: resources psionic\nred: resources psionic psionic")
    assert t.objective("red") == 20
    t = chapter_ends("psionic", "first regent: blue\ntrust: 1 psionic")
    assert t.objective("red") == 20
    t = chapter_ends("psionic", "blue: cards f302; held f302 psionic")
    assert t.objective("red") == 20
    t = chapter_ends("psionic", "blue: cards cc07")  # Lattice Spies, a Psionic guild
    assert t.objective("red") == 18


def test_f1201_with_two_players_the_ambitions_are_a_rival() -> None:
    t = chapter_ends("fuel fuel relic", "set aside: 1 fuel 1 relic", seats=2)
    assert t.objective("red") == 24 - 3 - 2


def test_f1201_promises_what_it_will_do() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        red: hand aggression-2; cards {CARDS}; held f1202 fuel fuel relic
        blue: resources relic
    """)
    assert REACH_CARDS[CARD_NUMBER["f1201"]].promise(t.g, RED) == 5


def test_f1201_without_the_hoard_nothing_advances() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        red: hand aggression-2; resources fuel
        blue: cards f1202; held f1202 relic
    """)
    assert REACH_CARDS[CARD_NUMBER["f1201"]].promise(t.g, RED) == 0


# -- F1202: stolen resources ---------------------------------------------------------------------------------------


def raid() -> ReachScenario:
    """Red raids Blue for two keys."""
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        1-hex: red 3 ships; blue city, 1 ship
        red: hand aggression-2; cards {CARDS}
        blue: resources fuel relic
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(raid="key key intercept")
    return t.plays("red", "1 Raid die", "0 Skirmish dice")


def test_f1202_a_stolen_resource_may_go_to_the_hoard() -> None:
    t = raid().plays("red", "Relic from slot 2 of Blue")
    t.asks("red", "keep_stolen", ["Relic on Pirate Hoard", "stop"]).chooses("red", "Relic on Pirate Hoard")
    assert hoard(t) == ["relic"] and t.resources("red") == [] and t.resources("blue") == ["fuel"]
    assert "Relic is laid on Pirate Hoard." in t.chronicle()


def test_f1202_or_to_a_slot_as_usual() -> None:
    t = raid().plays("red", "Relic from slot 2 of Blue", "stop", "Relic in slot 1")
    assert hoard(t) == [] and t.resources("red") == ["relic"]


def test_f1202_a_golem_is_no_resource_and_goes_to_a_slot() -> None:
    t = reach("""
        seats 3, initiative red, act 2
        fates: pirate caretaker steward
        1-hex: red 3 ships; blue city, 1 ship
        red: hand aggression-2; cards f1202
        golems: warrior in slot 2 of blue
        """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(raid="key key intercept")
    t.plays("red", "1 Raid die", "0 Skirmish dice", "Warrior Golem from slot 2 of Blue", "Warrior Golem in slot 1")
    assert t.golems("red") == ["warrior"] and hoard(t) == []


def test_f1202_what_is_raided_from_the_free_states_is_stolen() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        1-hex: red 3 ships; free city
        red: hand aggression-2; cards {CARDS}
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(raid="key building_hit")
    t.plays("red", "1 Raid die", "0 Skirmish dice", "Material", "Material on Pirate Hoard")
    assert hoard(t) == ["material"]


def test_f1202_what_a_card_steals_is_stolen() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        1-hex: red 1 ship; blue 1 ship
        red: hand aggression-2; cards {CARDS} cc08
        blue: resources psionic
    """)
    t.plays("red", "lead Aggression 2", "go on", "use Silver-Tongues", "Psionic on Pirate Hoard")
    assert hoard(t) == ["psionic"]


def test_f1202_an_interest_steals_any_number_once_the_supply_is_empty() -> None:
    """D7: there is always room for them on the Hoard, even with all slots full."""
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        1-hex: red 1 ship
        red: hand aggression-2; cards {CARDS} cc04; resources relic relic
        blue: resources fuel fuel
        white: resources fuel; cards f302; held f302 fuel fuel
    """)
    assert t.supply("fuel") == 0
    t.plays("red", "lead Aggression 2", "go on", "use Shipping Interest")
    t.chooses("red", "Fuel from slot 1 of Blue", "Fuel from slot 2 of Blue", "Fuel from slot 1 of White")
    t.chooses("red", *["Fuel on Pirate Hoard"] * 3)
    assert hoard(t) == ["fuel"] * 3 and t.resources("red") == ["relic", "relic"]


def test_f1202_an_outlaws_theft_from_the_trust_finds_room_there() -> None:
    """C51 asks for room in slots; the Hoard has room for all."""
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        1-hex: red 1 ship; blue 1 ship
        red: hand aggression-2; cards {CARDS}; title outlaw; resources relic relic
        blue: hand administration-3
        first regent: blue
        trust: 2 fuel 1 weapon
        council: tucked red
    """)
    t.plays("red", "lead Aggression 2", "go on", "end turn").plays("blue", "copy with Administration 3")
    t.plays("blue", "end turn").plays("red", "go on")
    t.chooses("red", "steal Fuel", "steal Fuel", "steal Weapon")
    t.chooses("red", "Fuel on Pirate Hoard", "Fuel on Pirate Hoard", "Weapon on Pirate Hoard")
    assert hoard(t) == ["fuel", "fuel", "weapon"] and t.power("blue") == -3 and t.trust() == []


def test_f1202_gained_resources_cannot_be_put_there() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        1-hex: red 1 ship, city
        red: hand administration-2; cards {CARDS}; resources relic; held f1202 fuel
    """)
    t.plays("red", "lead Administration 2", "go on", "tax").asks("red", "place_token")
    t.cannot("red", "Material on Pirate Hoard").plays("red", "rearrange all tokens")
    t.cannot("red", "Relic on Pirate Hoard").plays("red", "Relic in slot 1")
    assert hoard(t) == ["fuel"]


def test_f1202_its_resources_count_for_ambitions() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        red: hand aggression-2; cards {CARDS}; held f1202 fuel fuel material; resources fuel
    """)
    assert count_for(t.g, RED, TYCOON) == 4


def test_f1202_its_resources_are_spent_in_the_prelude() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        1-hex: red 2 ships
        red: hand aggression-2; cards {CARDS}; held f1202 fuel fuel weapon
    """)
    t.plays("red", "lead Aggression 2", "go on").can("red", "spend Fuel from Pirate Hoard to move")
    t.plays("red", "spend Fuel from Pirate Hoard to move", "to 1-gate", "1 fresh and 0 damaged")
    assert hoard(t) == ["fuel", "weapon"] and t.g.spent[FUEL] == 1 and t.supply("fuel") == 3
    t.plays("red", "end turn")
    assert t.supply("fuel") == 4


def test_f1202_an_outraged_type_gives_no_action() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        1-hex: red 2 ships
        red: hand aggression-2; cards {CARDS}; held f1202 fuel; outrage fuel
    """)
    t.plays("red", "lead Aggression 2", "go on").cannot("red", "spend Fuel from Pirate Hoard to move")


def test_f1202_outrage_leaves_them() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        red: hand aggression-2; cards {CARDS}; held f1202 fuel; resources fuel
    """)
    provoke_outrage(t.g, RED, FUEL)
    assert hoard(t) == ["fuel"] and t.resources("red") == []


def test_f1202_each_costs_two_keys() -> None:
    t = reach(f"""
        seats 3, initiative blue, act 2
        {FATES}
        1-hex: blue 3 ships; red 1 ship; free city
        red: cards {CARDS}; held f1202 relic relic
        blue: hand aggression-2
    """)
    t.plays("blue", "lead Aggression 2", "go on", "battle", "Red", "0 Assault dice").dice(raid="key key intercept")
    t.plays("blue", "1 Raid die", "0 Skirmish dice").plays("blue", "Relic on Pirate Hoard of Red", "Relic in slot 1")
    assert hoard(t) == ["relic"] and t.resources("blue") == ["relic"]


def test_f1202_one_key_is_not_enough() -> None:
    t = reach(f"""
        seats 3, initiative blue, act 2
        {FATES}
        1-hex: blue 3 ships; red 1 ship
        red: cards {CARDS}; held f1202 relic relic
        blue: hand aggression-2
    """)
    t.plays("blue", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(raid="key building_hit")
    t.plays("blue", "1 Raid die", "0 Skirmish dice").asks("blue", "turn")
    assert hoard(t) == ["relic", "relic"]


def test_f1202_in_a_summit_they_are_given_like_others() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2, summit red
        {FATES}
        1-hex: red 2 ships; blue 2 ships
        red: hand administration-2; cards {CARDS}; held f1202 relic fuel
    """)
    t.plays("red", "nothing more")
    agree(t, "red", "red blue held f1202 relic; blue red promise", "blue")
    t.plays("blue", "Relic in slot 1")
    assert hoard(t) == ["fuel"] and t.resources("blue") == ["relic"]


def test_f1202_two_favors_force_one_out() -> None:
    """C55: its raid cost."""
    table = """
        seats 3, initiative blue, act 2, summit blue
        {fates}
        1-hex: red 2 ships; blue 2 ships
        red: cards {cards}; held f1202 relic
        blue: hand administration-2; favors {favors} red
    """
    t = reach(table.format(fates=FATES, cards=CARDS, favors=2))
    t.plays("blue", "call in Favors of Red", "a resource on a card", "Relic in slot 1")
    assert hoard(t) == [] and t.resources("blue") == ["relic"] and t.favors("blue", "red") == 0
    t = reach(table.format(fates=FATES, cards=CARDS, favors=1))
    t.plays("blue", "call in Favors of Red").cannot("blue", "a resource on a card")


def test_f1202_the_demand_takes_from_there() -> None:
    t = reach(f"""
        seats 3, initiative blue, act 2, begin edicts
        {FATES}
        policy: peace
        first regent: blue
        red: cards {CARDS}; held f1202 relic
        white: resources relic
        blue: hand aggression-2
    """)
    t.plays("blue", "enforce the Policy of Peace")
    assert hoard(t) == [] and t.trust() == ["relic", "relic"]


def test_f1202_a_first_regent_gives_from_there() -> None:
    """C74: they are not frozen."""
    t = reach(f"""
        seats 3, initiative red, act 2, begin edicts
        {FATES}
        policy: peace
        red: hand aggression-2; cards {CARDS}; held f1202 relic; resources psionic
    """)
    t.plays("red", "enforce the Policy of Peace").asks("red", "tribute")
    t.plays("red", "give Relic from Pirate Hoard")
    assert hoard(t) == [] and t.trust() == ["relic"] and t.resources("red") == ["psionic"]


def test_f1202_a_resource_of_the_hoard_pays_for_a_cloud_city() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        1-hex: red 1 ship; free city
        red: hand construction-2; cards {CARDS} l09; held f1202 material
    """)
    t.plays("red", "lead Construction 2", "go on", "build", "cloud city in 1-hex")
    assert hoard(t) == []


def test_f1202_a_token_spent_to_build_does_not_also_pay() -> None:
    """The only site asks for the Material that would be spent."""
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        4-hex: red 1 ship; free city
        red: hand aggression-2; cards {CARDS} l09; held f1202 material
    """)
    t.plays("red", "lead Aggression 2", "go on").cannot("red", "spend Material from Pirate Hoard to build")
    assert hoard(t) == ["material"]


def test_f1202_an_elder_broker_gives_from_there() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        1-hex: red 1 ship; blue city
        red: hand administration-2; cards {CARDS} cc10; held f1202 relic
        blue: resources material; title outlaw
    """)
    t.plays("red", "lead Administration 2", "go on", "trade")
    t.plays("red", "Material in slot 1").plays("blue", "Relic in slot 1").asks("red", "turn")
    assert hoard(t) == [] and t.resources("blue") == ["relic"] and t.resources("red") == ["material"]


def test_f1202_what_discards_all_of_a_type_takes_them_too() -> None:
    """Tycoon's Ambition: only Outrage spares them."""
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        red: hand aggression-2; cards {CARDS} l27; held f1202 material fuel relic; resources fuel
        ambitions: tycoon 5
    """)
    t.plays("red", "lead Aggression 2", "go on", "use Tycoon's Ambition", "declare Keeper")
    assert hoard(t) == ["relic"] and t.resources("red") == []


def test_f1202_the_magnate_exports_from_there() -> None:
    t = reach("""
        seats 3, initiative red, act 1, summit red
        fates: magnate founder partisan
        1-hex: red 2 ships; blue 2 ships
        red: hand administration-2; cards f1202; held f1202 relic fuel fuel
    """)
    t.plays("red", "nothing more", "export three resources")
    assert hoard(t) == [] and t.objective("red") == 8


# -- F1203: Pirate Fleet -------------------------------------------------------------------------------------------

FLEET = """
        seats 3, initiative red, act 2
        {fates}
        1-hex: red 4 ships; {there}
        2-hex: blue city
        3-hex: blue city
        red: hand aggression-2; cards {cards}; title outlaw
        blue: resources - relic fuel; cards cc07
        {more}
"""
TWO_KEYS = "key building_hit, key building_hit"


def fleet(there: str, cards: str = CARDS, more: str = "", whom: str = "") -> ReachScenario:
    """Red attacks Blue, who has buildings elsewhere."""
    t = reach(FLEET.format(fates=FATES, there=there, cards=cards, more=more))
    return t.plays("red", "lead Aggression 2", "go on", "battle", *([whom] if whom else []))


def raiding(t: ReachScenario, keys: str = TWO_KEYS) -> ReachScenario:
    """No die but raid dice."""
    count = len(keys.split(","))
    t.plays("red", "0 Assault dice").dice(raid=keys)
    return t.plays("red", "1 Raid die" if count == 1 else f"{count} Raid dice", "0 Skirmish dice")


def test_f1203_raid_dice_where_the_defender_has_no_building() -> None:
    fleet("blue 2 ships").plays("red", "0 Assault dice").can("red", "4 Raid dice")
    fleet("blue 2 ships", cards="f1202").plays("red", "0 Assault dice").cannot("red", "1 Raid die")


def test_f1203_only_resources_and_one_for_each_damaged_ship_left() -> None:
    """Two keys would be enough for both resources, or for the guild card."""
    t = raiding(fleet("blue 1 ship, 1 damaged ship"))
    t.asks("red", "raid", ["Relic from slot 2 of Blue", "Fuel from slot 3 of Blue", "stop"])
    t.plays("red", "Relic from slot 2 of Blue", "Relic on Pirate Hoard").asks("red", "turn")
    assert hoard(t) == ["relic"] and t.resources("blue") == ["fuel"]


def test_f1203_ships_that_hits_have_just_damaged_count() -> None:
    t = fleet("blue 2 ships").plays("red", "1 Assault die")
    t.dice(assault="hit hit", raid=TWO_KEYS)
    t.plays("red", "2 Raid dice", "0 Skirmish dice").chooses("red", "a fresh ship")
    t.plays("red", "Relic from slot 2 of Blue", "Relic on Pirate Hoard")
    t.plays("red", "Fuel from slot 3 of Blue", "Fuel on Pirate Hoard")
    assert hoard(t) == ["fuel", "relic"]


def test_f1203_without_damaged_ships_nothing_is_stolen() -> None:
    t = raiding(fleet("blue 2 ships")).asks("red", "turn")
    assert hoard(t) == [] and t.resources("blue") == ["fuel", "relic"]


def test_b10_imperial_ships_that_defend_count() -> None:
    t = raiding(fleet("blue 1 ship; empire 1 damaged ship", whom="Blue"))
    t.plays("red", "Relic from slot 2 of Blue", "Relic on Pirate Hoard").asks("red", "turn")
    assert hoard(t) == ["relic"]


def test_f1203_with_a_building_there_the_usual_rules_hold() -> None:
    t = raiding(fleet("blue 2 ships, starport")).asks("red", "raid")
    t.can("red", "Lattice Spies of Blue", "Relic from slot 2 of Blue", "Fuel from slot 3 of Blue")


def test_f1203_a_ban_on_raid_dice_holds() -> None:
    """Hidden Harbors."""
    t = fleet("blue 2 ships, starport", more="blue: cards l05").plays("red", "0 Assault dice")
    t.cannot("red", "1 Raid die")


def test_f1203_with_raider_exosuits_one_of_the_two_is_used() -> None:
    """One raid die is that of the Exosuits, and raids as usual; more are of Pirate Fleet."""
    t = raiding(fleet("blue 2 ships", cards=f"{CARDS} l17"), "key building_hit").asks("red", "raid")
    t.can("red", "Relic from slot 2 of Blue")
    raiding(fleet("blue 2 ships", cards=f"{CARDS} l17")).asks("red", "turn")


def test_f1203_is_protected_and_a_weapon_guild() -> None:
    assert CARD_NUMBER["f1203"] in PROTECTED


# -- the set-up ----------------------------------------------------------------------------------------------------


def ships_of_red(t: ReachScenario) -> dict[str, int]:
    return {SYSTEMS[system]: t.g.ships_at(RED, system) for system in t.g.systems if t.g.ships_at(RED, system)}


def at_gates(ships: str) -> tuple[ReachScenario, list[Decision]]:
    """What the step of the set-up does, and what it asks; the first option is always taken."""
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        {ships}
        red: hand aggression-2
    """)
    script, asked = replenish_at_gates(t.g, RED), []
    try:
        decision = next(script)
        while True:
            asked.append(decision)
            decision = script.send(decision.options[0])
    except StopIteration:
        return t, [decision for decision in asked if len(decision.options) > 1]


def test_f1201_a_ship_comes_to_the_gate_of_each_cluster_without_loyal_ships() -> None:
    t, asked = at_gates("1-hex: red 1 ship\n3-gate: red 1 damaged ship")
    others = {f"{cluster}-gate": 1 for cluster in (2, 3, 4, 5, 6)}
    assert ships_of_red(t) == {"1-hex": 1, **others} and asked == []


def test_f1201_with_too_few_ships_the_player_picks_the_gates() -> None:
    t, asked = at_gates("1-hex: red 13 ships")
    assert ships_of_red(t) == {"1-hex": 13, "2-gate": 1, "3-gate": 1}
    assert [decision.ask for decision in asked] == ["place_ship_each"] * 2


# -- F1204: the Resolution -----------------------------------------------------------------------------------------

INTERMISSION = """
        seats 3, initiative red, act 2, last act 3, begin intermission
        {fates}
        1-hex: red 2 ships, starport
        red: cards {cards}; objective {marker}; {red}
        blue: objective 0
        white: objective 0
        {more}
"""


def resolution(marker: int, red: str, more: str = "", cards: str = CARDS) -> ReachScenario:
    return reach(INTERMISSION.format(fates=FATES, cards=cards, marker=marker, red=red, more=more))


def test_f1204_failure_empties_the_hoard_and_sends_the_cards_to_the_court() -> None:
    t = resolution(3, "held f1202 fuel relic; power 5")
    assert hoard(t) == [] and t.supply("fuel") == 5 and t.supply("relic") == 5
    deck = [CARD_NUMBER[card] for card in ("f1203", "f1205", "f1206", "f1207")]
    assert all(card in t.g.court_deck for card in deck)
    assert HOARD in t.g.cards[RED] and CARD_NUMBER["f1203"] not in t.g.cards[RED]


def test_f1204_failure_leaves_pirate_fleet_with_whoever_else_has_it() -> None:
    t = resolution(3, "power 5", "blue: cards f1203", cards="f1202")
    assert CARD_NUMBER["f1203"] in t.g.cards[BLUE]


def test_f1204_success_brings_smugglers_and_scraps_two_cards() -> None:
    t = resolution(0, "held f1202 weapon").plays("red", "stop")
    assert CARD_NUMBER["f1205"] in t.g.cards[RED] and CARD_NUMBER["f1203"] in t.g.cards[RED]
    assert all(CARD_NUMBER[card] in t.g.scrapped for card in ("f1206", "f1207"))
    assert hoard(t) == [] and t.supply("weapon") == 5


def test_f1204_success_material_builds_again_and_again_at_a_starport() -> None:
    t = resolution(0, "held f1202 material material")
    for _ in range(2):
        t.asks("red", "spend_hoard").plays("red", "spend Material from Pirate Hoard to build")
        t.plays("red", next(option for option in t.options() if "ship" in option))
    assert ships_of_red(t)["1-hex"] == 4 and t.supply("material") == 5


def test_f1204_success_fuel_moves_and_relics_secure() -> None:
    t = resolution(0, "held f1202 fuel relic relic", "court: aid01, cc02 red 2, cc03, cc04, cc11")
    t.asks("red", "spend_hoard")
    t.can("red", "spend Fuel from Pirate Hoard to move", "spend Relic from Pirate Hoard to secure")
    t.plays("red", "spend Relic from Pirate Hoard to secure")
    assert CARD_NUMBER["cc02"] in t.g.cards[RED]
    t.plays("red", "spend Fuel from Pirate Hoard to move", "to 1-gate", "1 fresh and 0 damaged")
    assert ships_of_red(t)["1-gate"] == 1


def test_b43_outraged_types_give_no_action() -> None:
    resolution(0, "held f1202 fuel; outrage fuel").asks("red", "keep_of_hoard")


def test_f1204_success_what_is_left_may_fill_free_slots() -> None:
    t = resolution(0, "held f1202 weapon psionic relic; resources fuel -")
    t.asks("red", "keep_of_hoard").chooses("red", "Psionic").plays("red", "Psionic in slot 2")
    assert t.resources("red") == ["fuel", "psionic"] and hoard(t) == []
    assert t.supply("weapon") == 5 and t.supply("relic") == 5


def test_f1204_success_weapons_and_psionics_give_nothing() -> None:
    resolution(0, "held f1202 weapon psionic").asks("red", "keep_of_hoard")


# -- what is open --------------------------------------------------------------------------------------------------


def test_the_hoard_is_open_to_all() -> None:
    t = raid().plays("red", "Relic from slot 2 of Blue").chooses("red", "Relic on Pirate Hoard")
    for seat in (0, 1, 2, None):
        assert t.game.view(seat)["players"][RED]["held"] == [{"card": "f1202", "tokens": ["relic"]}]
    for guess in guesses(t.g, BLUE, 5):
        assert guess.held == t.g.held
