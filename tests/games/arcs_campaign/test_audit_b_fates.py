"""The B fates of Act II beside each other and beside all else that is on the table."""

import pytest

from boardwright.games.arcs.campaign.facts import FREE_STATES
from boardwright.games.arcs.campaign.fates.pirate import hoard_of
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.facts import CARD_NUMBER, PSIONIC, RESOURCES
from boardwright.games.arcs.state import CITY, changed
from tests.games.arcs.leaders.steps import is_asked
from tests.games.arcs.position import dice_text
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.test_summit import agree, negotiating

RED, BLUE, WHITE = 0, 1, 2
CLUES = "use Uncovering Clues"


def leads(fates: str, card: str, lines: str, red: str) -> ReachScenario:
    """Red leads a card in Act II without declaring; damaged ships keep everybody from being rescued."""
    t = reach(f"""
        seats 3, act 2, initiative red
        fates: {fates}
        red: hand {card}; {red}
        blue: hand mobilization-6
        6-hex: red 1 damaged ship
        6-arrow: blue 1 damaged ship
        5-arrow: white 1 damaged ship
        {lines}
        """)
    suit, number = card.split("-")
    t.plays("red", f"lead {suit.capitalize()} {number}")
    return t.plays("red", "go on") if is_asked(t, "declare") else t


def promise(t: ReachScenario, card: str) -> int:
    return REACH_CARDS[CARD_NUMBER[card]].promise(t.g, RED)


# -- Peacekeeper ---------------------------------------------------------------------------------------------------

SUMMIT = """
    seats 3, act 2, initiative red, summit red
    fates: {fates}
    1-hex: red 2 ships; blue 2 ships; white 2 ships
    laws: f514
    {more}
    """


def test_f1502_is_scrapped_when_lore_is_set_free() -> None:
    """F514: the one who gets it is not the Peacekeeper."""
    t = negotiating(SUMMIT.format(fates="peacekeeper founder advocate", more="red: cards f1502; hand aggression-2"))
    agree(t, "red", "red blue lore f1502; blue red promise", "blue")
    assert "f1502" not in t.cards("red") + t.cards("blue") and CARD_NUMBER["f1502"] in t.g.scrapped


def test_f1502_an_outlaws_losses_against_the_empire_go_home() -> None:
    """C37: the First Regent would take them."""
    t = reach("""
        seats 3, act 2, initiative blue
        fates: peacekeeper founder advocate
        first regent: red
        1-hex: blue 3 damaged ships; empire 2 ships
        red: cards f1502
        blue: hand aggression-2; title outlaw
        """)
    t.plays("blue", "lead Aggression 2", "go on", "battle").dice(assault="hit intercept")
    t.plays("blue", "1 Assault die", "0 Raid dice", "0 Skirmish dice")
    assert t.g.trophies_of(RED) == 0 and t.g.ships[BLUE] == 14


def test_f1502_execution_and_overrides_bring_no_trophies() -> None:
    t = leads(
        "peacekeeper founder advocate", "administration-2", "1-hex: blue 2 ships", "cards f1502 bc12; captives 2 blue"
    )
    t.plays("red", "execute")
    t.chooses("red", "captive agent of Blue")  # and the one that must be
    assert t.g.trophies_of(RED) == 0 and t.agents("blue") == 10
    t = leads(
        "peacekeeper founder advocate",
        "mobilization-2",
        "1-hex: red 2 ships; blue 2 ships\nblue: title outlaw",
        "cards f1502 l18",
    )
    t.plays("red", "martyr", "a fresh ship of Blue")
    assert t.g.trophies_of(RED) == 0 and t.ships("blue", "1-hex") == (1, 0) and t.g.ships[BLUE] == 13


def test_f1501_the_set_up_with_no_agents_owes_one() -> None:
    t = reach("""
        seats 2, act 2, initiative red, begin set-up
        fates: peacekeeper blight-speaker
        1-hex: red 8 ships; blue 10 ships
        set aside: 2 weapon 1 fuel
        red: agents 0; resources weapon fuel; cards cc05; outrage relic
        """)
    assert t.outrage("red") == ["weapon"] and t.supply("weapon") == 5 and t.g.dummy[RESOURCES.index("fuel")] == 1
    assert "cc05" not in t.cards("red") and t.resources("red") == ["fuel"]


# -- Planet Breaker ------------------------------------------------------------------------------------------------

HAMMER = "cards f1103 f1104"


def breaks(lines: str, red: str = HAMMER, fates: str = "planet-breaker founder advocate") -> ReachScenario:
    """Red, an Outlaw, breaks 1-hex, a Material planet."""
    lines = f"tokens: hammer in 1-hex\n{lines}"
    return leads(fates, "aggression-2", lines, f"{red}; title outlaw").plays("red", "break the world")


def test_f1103_a_seat_city_that_breaks_gives_its_seat_back() -> None:
    t = breaks("1-hex: red 2 ships; blue city\nseats: 1-hex\nlaws: f1609 f1610")
    assert not t.g.fiefs and t.buildings("1-hex") == []


def test_f1103_f1610_a_lord_who_breaks_a_vassals_city_pays_for_the_cities_of_the_fief() -> None:
    """The city in 1-arrow (Weapon) with the Seat still stands; Material is everybody's Outrage by then."""
    t = breaks("1-hex: red 2 ships; blue city\n1-arrow: red city\nseats: 1-arrow\nlaws: f1609 f1610")
    assert sorted(t.outrage("red")) == ["material", "weapon"] and t.outrage("blue") == ["material"]


def test_f1103_f1610_not_if_only_free_buildings_break() -> None:
    t = breaks("1-hex: red 2 ships; free city\n1-arrow: red city\nseats: 1-arrow\nlaws: f1609 f1610")
    assert t.outrage("red") == ["material"]


def test_f1103_free_buildings_and_blight_and_witnesses() -> None:
    """Blight and Witnesses are no buildings; nothing comes home, nobody has Trophies."""
    t = breaks(
        "1-hex: red 2 ships; free city, starport; blight 1 ship\ntokens: witness of blue in 1-hex",
    )
    assert t.tokens("witness") == ["1-hex"] and t.ships("blight", "1-hex") == (1, 0)
    assert t.g.ruins[FREE_STATES * t.g.piece_kinds + CITY] == 1 and t.g.trophies_of(RED) == 0


def test_f1103_outrage_without_agents_is_owed() -> None:
    t = breaks("1-hex: red 2 ships; free city\nblue: agents 0; resources material fuel")
    assert t.outrage("blue") == ["material"] and t.resources("blue") == ["fuel"]


def test_f1103_the_hoard_survives_and_the_arsenal_does_not() -> None:
    """1-arrow is a Weapon planet; F1202: Outrage leaves the Hoard, F1503 goes with its Weapons."""
    t = leads(
        "planet-breaker pirate peacekeeper",
        "aggression-2",
        """tokens: hammer in 1-arrow
              1-arrow: red 2 ships
              blue: cards f1202; held f1202 weapon; resources weapon
              white: cards f1503; held f1503 weapon weapon""",
        f"{HAMMER}; title outlaw",
    ).plays("red", "break the world")
    assert t.resources("blue") == [] and list(t.g.held) == [(CARD_NUMBER["f1202"], RESOURCES.index("weapon"))]
    assert "f1503" in t.court_discard() and t.supply("weapon") == 4


def test_f1102_the_battle_of_a_rival_that_outrages_the_breaker_brings_no_defender() -> None:
    """Sycophants serve once per turn: the ships come with the first Outrage only."""
    t = breaks("1-hex: red 2 ships; free city", f"{HAMMER} f1102").plays("red", "in 1-hex")
    assert t.ships("red", "1-hex") == (4, 0) and t.tokens("broken-world") == ["1-hex"]


def test_f1105_heartworld_refugees_fill_the_well_too() -> None:
    """B-17: who holds the Well has room for all Psionic of the supply."""
    t = leads(
        "planet-breaker founder pacifist",
        "construction-2",
        "2-arrow: red 2 ships",
        "cards f1109 f1403; resources fuel fuel",
    ).plays("red", "resettle")
    assert t.supply("psionic") == 0


def test_f1105_resettle_needs_a_slot_that_a_broken_world_has_not() -> None:
    lines = "2-arrow: red 2 ships\ntokens: broken-world in 2-arrow\nblue: cards f1103"
    leads("founder planet-breaker advocate", "construction-2", lines, "cards f1109").cannot("red", "resettle")


# -- Pirate --------------------------------------------------------------------------------------------------------


def hoard(t: ReachScenario, seat: int = RED) -> list[str]:
    return [RESOURCES[token] for token in hoard_of(t.g, seat)]


def test_f1202_keepers_trust_and_guardians_keep_from_the_hoard() -> None:
    t = leads(
        "pirate founder advocate",
        "aggression-2",
        "1-hex: red 3 ships; blue city\nblue: cards bc22; resources fuel",
        "cards f1202 f1203; title outlaw",
    ).plays("red", "battle", "0 Assault dice")
    t.dice(raid="key key intercept").plays("red", "1 Raid die", "0 Skirmish dice")
    t.asks("red", "raid", ["Sworn Guardians of Blue", "stop"])


def test_f1202_goes_with_its_resources_when_lore_is_set_free() -> None:
    more = "red: cards f1202; held f1202 fuel relic; hand aggression-2"
    t = negotiating(SUMMIT.format(fates="pirate founder advocate", more=more))
    agree(t, "red", "red blue lore f1202; blue red promise", "blue")
    assert hoard(t, BLUE) == ["fuel", "relic"] and promise(t, "f1201") == 0


def test_f1203_against_a_flagship_player_whose_flagship_is_elsewhere() -> None:
    """Only resources, one for each damaged ship left."""
    blue = "blue: flagship in 5-hex, hull starport; resources fuel relic; cards cc05"
    t = leads(
        "pirate hegemon advocate",
        "aggression-2",
        f"1-hex: red 4 ships; blue 1 damaged ship\n{blue}",
        "cards f1202 f1203; title outlaw",
    ).plays("red", "battle", "0 Assault dice")
    t.dice(raid="key key intercept, key key intercept").plays("red", "2 Raid dice", "0 Skirmish dice")
    t.asks("red", "raid", ["Fuel from slot 1 of Blue", "Relic from slot 2 of Blue", "stop"])
    t.plays("red", "Fuel from slot 1 of Blue")
    t.chooses("red", "Fuel on Pirate Hoard").asks("red", "turn")
    assert hoard(t) == ["fuel"]


def test_f1203_against_a_tractor_beam_nothing() -> None:
    blue = "blue: flagship in 1-hex, tractor damaged starport; resources fuel"
    t = leads(
        "pirate hegemon advocate",
        "aggression-2",
        f"1-hex: red 4 ships; blue 1 damaged ship\n{blue}",
        "cards f1202 f1203; title outlaw",
    ).plays("red", "battle", "0 Assault dice")
    t.cannot("red", dice_text(1, "Raid"))


def test_f1201_what_a_rival_has_counts_the_supply_on_a_cartel() -> None:
    t = leads("pirate founder advocate", "aggression-2", "blue: cards bc06", "cards f1202; held f1202 fuel fuel relic")
    assert promise(t, "f1201") == 3 + 2


def robs_the_trust(red: str, trust: str) -> ReachScenario:
    """Red, an Outlaw, has secured the Council and is about to rob the Trust."""
    t = reach(f"""
        seats 3, act 2, initiative red
        fates: pacifist founder advocate
        first regent: blue
        trust: {trust}
        council: tucked red
        1-hex: red 1 ship; blue 1 ship
        red: hand aggression-2; title outlaw; {red}
        blue: hand administration-3
        """)
    t.plays("red", "lead Aggression 2", "go on", "end turn").plays("blue", "copy with Administration 3")
    return t.plays("blue", "end turn").plays("red", "go on")


def test_c51_with_the_well_an_outlaw_steals_no_more_of_other_types_than_fit() -> None:
    """Room for any number of Psionic is no room for Fuel."""
    t = robs_the_trust("cards f1403; resources relic", "3 fuel 2 psionic")
    t.chooses("red", "steal Psionic", "steal Psionic").plays("red", "steal Fuel")
    t.plays("red", "Psionic on Well of Empathy", "Psionic on Well of Empathy", "Fuel in slot 2")
    assert t.trust() == ["fuel", "fuel"] and t.power("blue") == -3 and t.resources("red") == ["fuel", "relic"]


def test_c51_with_the_well_and_full_slots_psionic_can_still_be_stolen() -> None:
    t = robs_the_trust("cards f1403; resources relic relic", "3 fuel 2 psionic").plays("red", "steal Psionic", "stop")
    assert t.trust() == ["fuel", "fuel", "fuel", "psionic"] and t.power("blue") == -1


def test_c51_with_arsenal_keepers_weapons_find_room() -> None:
    t = robs_the_trust("cards f1503; resources relic relic", "2 weapon 1 fuel")
    t.chooses("red", "steal Weapon", "steal Weapon")
    t.plays("red", "Weapon on Arsenal Keepers", "Weapon on Arsenal Keepers")
    assert t.trust() == ["fuel"] and [token for _, token in t.g.held] == [RESOURCES.index("weapon")] * 2


# -- Warden --------------------------------------------------------------------------------------------------------


def test_f1610_imperial_ships_that_join_a_vassal_change_nothing() -> None:
    """Red, an Outlaw and Lord, battles Blue, a Regent and Vassal, whose Imperial ships join."""
    t = (
        leads(
            "warden founder advocate",
            "aggression-2",
            "1-hex: red 3 ships, city; blue 1 ship; empire 1 ship\n1-arrow: blue city\nseats: 1-hex",
            "title outlaw",
        )
        .plays("red", "battle", "Blue")
        .dice(skirmish="blank")
    )
    t.plays("red", "0 Assault dice", "1 Skirmish die")
    assert sorted(t.outrage("red")) == ["material", "weapon"]


def test_f1610_battling_the_empire_beside_a_vassal_is_no_harm_to_the_vassal() -> None:
    t = (
        leads(
            "warden founder advocate",
            "aggression-2",
            "1-hex: red 3 ships, city; blue 1 ship; empire 1 ship\n1-arrow: blue city\nseats: 1-hex",
            "title outlaw",
        )
        .plays("red", "battle", "the Empire")
        .dice(assault="blank")
    )
    t.plays("red", "1 Assault die", "0 Raid dice", "0 Skirmish dice")
    assert t.outrage("red") == []


def test_f1610_crises_are_nobodys_harm() -> None:
    t = reach("""
        seats 3, act 2, initiative red, begin crises
        fates: warden founder advocate
        1-hex: red 1 ship, city; blue 1 ship; blight 1 ship
        1-arrow: blue city
        seats: 1-hex
        red: hand aggression-2
        """)
    assert t.outrage("red") == t.outrage("blue") == []


def test_f1601_cities_of_gates_and_clouds_count_and_boards_do_not() -> None:
    t = leads(
        "warden pirate advocate",
        "aggression-2",
        """1-hex: red 1 ship, city; white cloud city
              1-gate: free city
              blue: flagship in 1-arrow, hull city
              seats: 1-hex""",
        "power 0",
    )
    assert promise(t, "f1601") == 2 + 3
    assert t.game.view(None)["reach"]["fiefs"][0]["vassals"] == [BLUE, WHITE]


# -- Pacifist ------------------------------------------------------------------------------------------------------


def test_f1403_a_flagship_that_attacks_and_loses_its_board_brings_psionic() -> None:
    """Board pieces are Trophies like ships; the city comes home and covers its slot."""
    t = reach("""
        seats 3, act 2, initiative blue
        fates: pacifist pirate advocate
        1-hex: red 4 ships
        red: cards f1403
        blue: hand aggression-2; title outlaw; resources fuel fuel fuel
        blue: flagship in 1-hex, hull damaged city, crane starport
        """)
    t.plays("blue", "lead Aggression 2", "go on", "battle").dice(assault="hit intercept")
    t.plays("blue", "1 Assault die").asks("blue", "discard_excess")
    assert t.board("blue") == {} and t.g.trophies_of(RED) == 0 and (t.g.cities[BLUE], t.g.starports[BLUE]) == (5, 5)
    t.plays("blue", "discard Fuel from slot 1", "Fuel in slot 1")
    t.plays("red", "Psionic on Well of Empathy", "Psionic on Well of Empathy")
    assert t.supply("psionic") == 3


def test_f1401_a_banner_among_trophies_count() -> None:
    t = leads("pacifist hegemon advocate", "aggression-2", "1-hex: red 1 ship", "trophies blue 1 banner")
    assert promise(t, "f1401") == 1


@pytest.mark.parametrize("system", ["1-arrow", "2-crescent", "3-hex", "5-arrow"])
def test_f1401_witnesses_on_the_four_weapon_planets(system: str) -> None:
    t = reach("""
        seats 2, act 2, initiative red, begin set-up
        fates: pacifist founder
        1-hex: red 8 ships; blue 1 ship
        """)
    assert system in t.tokens("witness") and len(t.tokens("witness")) == 4


# -- Pathfinder ----------------------------------------------------------------------------------------------------


def test_f902_on_a_broken_world_and_under_a_banner() -> None:
    t = leads(
        "pathfinder hegemon advocate",
        "mobilization-2",
        """1-hex: red 1 ship
              tokens: broken-world in 1-hex, banner of blue in 1-hex
              white: cards f903
              blue: cards f1103 f1104
              portal: 5-arrow""",
        "cards f902; flagship in 1-hex, slipstream starport; resources relic",
    ).plays("red", CLUES)
    assert t.tokens("clue") == ["1-hex"]
    assert t.ships("red", "1-hex") == (2, 0)


def test_f902_loyal_cards_make_any_resource_serve() -> None:
    """Loyal Empaths: Fuel, which the cluster has, may be spent as Psionic, which it has not."""
    lines = "1-hex: red 1 ship\nwhite: cards f903\nportal: 5-arrow"
    red = "cards f902 {}; flagship in 1-hex, slipstream starport; resources fuel"
    leads("pathfinder founder advocate", "mobilization-2", lines, red.format("bc15")).cannot("red", CLUES)
    t = leads("pathfinder founder advocate", "mobilization-2", lines, red.format("bc19")).plays("red", CLUES)
    assert t.resources("red") == [] and t.tokens("clue") == ["1-hex"]


# -- resources of the B fates in the hands of other cards ------------------------------------------------------------


def test_f508_the_harvester_takes_what_is_not_frozen() -> None:
    """A-62: the Hoard and the Well are emptied, Arsenal Keepers are not; a Golem is no resource."""
    t = reach("""
        seats 3, act 2, initiative red, begin crises
        fates: caretaker pirate founder
        blue: cards f1202 f1403 f1503; resources - fuel; held f1202 relic fuel; held f1403 psionic; held f1503 weapon
        golems: harvester awake in slot 1 of blue, seeker on f503
        red: cards f503; hand aggression-2
        court: aid01, f508, cc02, cc03, cc04
        next roll: crisis-hex 4
        """)
    if is_asked(t, "roll"):
        t.plays("red", t.options()[0])
    assert sorted(card for card, _ in t.g.held) == [CARD_NUMBER["f503"], CARD_NUMBER["f1503"]]
    assert t.resources("blue") == [] and hoard(t, BLUE) == []


def test_f318_b16_turned_witnesses_are_tokens_of_which_more_than_half_make_a_monopoly() -> None:
    """Three of seven Psionic are not enough, though three of five were."""
    t = leads(
        "pacifist magnate founder",
        "aggression-2",
        "blue: resources psionic psionic psionic\n1-hex: blue city, city",
        "power 0",
    )
    t.g.token_totals = changed(t.g.token_totals, PSIONIC, 2)
    t.g.supply[PSIONIC] += 2
    assert list(REACH_CARDS[CARD_NUMBER["f318"]].edict(t.g)) == []
    assert "f316" not in t.cards("blue")
    t.g.token_totals = changed(t.g.token_totals, PSIONIC, -2)
    t.g.supply[PSIONIC] -= 2
    assert list(REACH_CARDS[CARD_NUMBER["f318"]].edict(t.g)) == []
    assert "f316" in t.cards("blue")


# -- Claims of Nobility in the Court ---------------------------------------------------------------------------------


def test_f1602_attached_to_the_council_it_comes_to_who_secures_it() -> None:
    t = leads(
        "warden founder advocate",
        "aggression-2",
        "court: aid01 red 1, cc02, cc03, cc04, cc05\nattached: f1602 to aid01",
        "power 0",
    )
    t.plays("red", "secure")
    assert "f1602" in t.cards("red") and t.g.council_by == RED


def test_f1602_slides_down_when_its_host_is_scrapped_with_its_world() -> None:
    """cc01 is a Material guild; the agents stay with what was attached."""
    t = breaks(
        "1-hex: red 2 ships; free city\ncourt: aid01, cc01 blue 2, cc05, cc07, cc09\nattached: f1602 to cc01",
        fates="planet-breaker warden advocate",
    )
    assert t.row()[1] == "f1602" and t.court()["f1602"] == [0, 2, 0]


def test_f1602_the_last_host_is_the_council_alone() -> None:
    """B-33: the Seats are shared; a Rival of the Warden becomes a Lord."""
    t = leads(
        "founder warden advocate",
        "administration-2",
        "1-hex: red 2 ships, city\n2-hex: blue city; blue 1 ship",
        "cards f1602",
    ).plays("red", "claim a Fief", "Imperial Council")
    assert t.g.lord_of(1) == RED and t.attached() == {"aid01": "f1602"}
    assert promise(t, "f1601") == 2 + 1, "whoever asks"


# -- Witnesses -------------------------------------------------------------------------------------------------------


def test_f1402_a_seeker_golem_takes_witnesses_along() -> None:
    t = leads(
        "pacifist founder advocate",
        "aggression-2",
        """1-arrow: red 2 ships
              tokens: witness of red in 1-arrow
              golems: seeker awake in slot 1 of red
              laws: f505 f506""",
        "cards f1402",
    )
    t.plays("red", "spend Seeker Golem from slot 1 to catapult ships", "to slot 1 of Blue", "from 1-arrow", "to 1-gate")
    t.plays("red", "1 fresh and 0 damaged", "1 Witness", "to 2-gate").plays(
        "red", "1 Witness", "to 2-arrow", "1 Witness"
    )
    assert t.tokens("witness") == ["2-arrow"] and t.ships("red", "2-arrow") == (1, 0)


def test_f1402_a_witness_keeps_a_planet_for_its_regent_but_not_an_outlaw() -> None:
    """C28: a Loyal token gives control where the Empire has it."""
    lines = "2-arrow: empire 1 ship\ntokens: witness of red in 2-arrow"
    leads("pacifist founder advocate", "aggression-2", lines, "cards f1402").can("red", "use Witnesses")
    t = leads("pacifist founder advocate", "aggression-2", lines, "cards f1402; title outlaw").cannot(
        "red", "use Witnesses"
    )
    assert t.tokens("witness") == ["2-arrow"]


def test_f1402_flagships_and_banners_of_others_do_not_matter_but_control_does() -> None:
    lines = "2-arrow: red 1 ship\ntokens: witness of red in 2-arrow\nblue: flagship in 2-arrow, hull city"
    leads("pacifist pirate advocate", "aggression-2", lines, "cards f1402").cannot("red", "use Witnesses")


def test_f1402_with_full_slots_and_no_well_one_token_is_discarded_and_stays_in_the_game() -> None:
    t = leads(
        "pacifist founder advocate",
        "aggression-2",
        "2-arrow: red 1 ship\ntokens: witness of red in 2-arrow",
        "cards f1402; resources fuel relic",
    ).plays("red", "use Witnesses", "discard the loose Psionic")
    if is_asked(t, "witness_declares"):
        t.plays("red", "go on")
    assert t.supply("psionic") == 6 and t.resources("red") == ["fuel", "relic"]


# -- four seats, empty supplies --------------------------------------------------------------------------------------


def test_four_seats_the_keeper_sits_to_the_right_and_the_view_hides_it() -> None:
    t = reach("""
        seats 4, act 2, initiative blue, begin set-up
        fates: founder pathfinder hegemon pirate
        1-hex: red 2 ships; blue 2 ships, city; white 2 ships; yellow 2 ships
        """)
    t.asks("red", "hide_portal").plays("red", "in 4-arrow")
    for seat in (None, 1, 2, 3):
        view = t.game.view(seat)["reach"]["portal"]
        assert view["planet"] is None and view["keeper"] == RED
    assert not any("4-arrow" in line for line in t.chronicle("blue") + t.chronicle())


def test_f1001_with_few_ships_left_what_is_missing_is_missing() -> None:
    """All ships are on the map or among Trophies: none joins the Flagship, four are scrapped."""
    t = reach("""
        seats 3, act 2, initiative red, begin set-up
        fates: hegemon
        1-hex: red 5 ships
        red: ships 0
        """)
    assert t.flagship("red") == "1-hex" and t.ships("red", "1-hex") == (2, 0)


def test_f1201_no_ships_left_for_the_gates() -> None:
    t = reach("""
        seats 3, act 2, initiative red, begin set-up
        fates: pirate
        1-hex: red 1 ship
        red: ships 0
        """)
    assert t.flagship("red") == "1-hex" and t.ships("red", "2-gate") == (0, 0)


def test_f1301_scraps_two_and_replenishes_what_is_left() -> None:
    t = reach("""
        seats 3, act 2, initiative red, begin set-up
        fates: blight-speaker
        1-hex: red 5 ships
        """)
    t.chooses("red", "from the supply", "a fresh ship in 1-hex")
    for system in ("1-hex", "2-hex", "3-hex"):
        t.asks("red", "replenish").plays("red", f"in {system}")
    t.cannot("red", "in 1-hex") if is_asked(t, "replenish") else None
    assert t.ships("red", "1-hex") == (5, 0) and t.ships("red", "3-hex") == (1, 0) and t.g.ships[RED] == 6


def test_f1302_no_blight_in_the_supply_and_none_among_trophies_advances_nothing() -> None:
    t = leads("blight-speaker founder advocate", "construction-2", "1-hex: red 2 ships; blight 24 ships", "cards f1302")
    t.plays("red", "spawn")
    assert t.ships("blight", "1-hex") == (23, 1) and t.objective("red") == 16


def test_f1302_spawning_under_the_truce_needs_no_leave_and_a_flagship_counts_beside_blight() -> None:
    t = leads(
        "blight-speaker founder advocate",
        "construction-2",
        "1-hex: empire 1 ship; blight 2 ships; red 1 ship",
        "cards f1302; flagship in 2-gate, hull city",
    ).plays("red", "spawn")
    assert t.ships("blight", "1-hex") == (1, 2) and t.objective("red") == 15


# -- laws that bind a Planet Breaker ---------------------------------------------------------------------------------


def test_f1103_a_member_who_breaks_a_free_building_is_one_no_more() -> None:
    t = breaks("1-hex: red 2 ships; free starport", f"{HAMMER} f218")
    assert "f218" not in t.cards("red") and t.tokens("broken-world") == ["1-hex"]
    t = breaks("1-hex: red 2 ships; blue starport", f"{HAMMER} f218")
    assert "f218" in t.cards("red")


def test_f1103_an_armistice_in_the_court_keeps_members_from_it() -> None:
    lines = "tokens: hammer in 1-hex\n1-hex: red 2 ships; {} starport\ncourt: aid01, f216, cc02, cc03, cc04"
    red = f"{HAMMER} f218; title outlaw"
    fates = "planet-breaker founder advocate"
    leads(fates, "aggression-2", lines.format("free"), red).cannot("red", "break the world")
    leads(fates, "aggression-2", lines.format("white"), red).can("red", "break the world")


def test_f1103_c33_a_banner_of_a_regent_is_protected_like_a_building() -> None:
    lines = "tokens: hammer in 1-hex, banner of blue in 1-hex\n1-hex: red 3 ships; empire 1 damaged ship"
    fates = "planet-breaker hegemon advocate"
    leads(fates, "aggression-2", lines, HAMMER).cannot("red", "break the world")
    leads(fates, "aggression-2", f"{lines}\nblue: title outlaw", HAMMER).can("red", "break the world")


def test_f1103_f1610_a_lord_who_answers_pays_for_the_harm_of_a_vassal() -> None:
    """Red's Flagship makes Red a Vassal of Blue, who battles first; Red then pays for the declared harm."""
    t = breaks(
        "1-hex: red 3 ships; blue 1 ship, city\nseats: 1-hex\nlaws: f1609 f1610",
        f"{HAMMER}; flagship in 1-gate, hull starport",
    )
    t.plays("blue", "battle first").dice(skirmish="blank").plays("blue", "0 Assault dice")
    t.plays("blue", *(["0 Raid dice"] if "0 Raid dice" in t.options() else []), "1 Skirmish die")
    assert t.outrage("blue") == ["material"] and t.outrage("red") == ["material"] and t.g.feuds == ()
    assert t.tokens("broken-world") == ["1-hex"] and not t.g.fiefs


# -- frozen and kept tokens ------------------------------------------------------------------------------------------


def test_f902_frozen_weapons_cannot_pay() -> None:
    """Cluster 4 has no Weapon planet; the Weapon on Arsenal Keepers is frozen, the one on the Hoard is not."""
    lines = "4-hex: red 1 ship\nwhite: cards f903\nportal: 5-arrow"
    red = "flagship in 4-hex, slipstream starport; cards f902 {0}; held {0} weapon"
    fates = "pathfinder founder advocate"
    leads(fates, "mobilization-2", lines, red.format("f1503")).cannot("red", CLUES)
    t = leads(fates, "mobilization-2", lines, red.format("f1202")).plays("red", CLUES)
    assert not t.g.held and t.g.spent[RESOURCES.index("weapon")] == 1


def test_f1202_guardians_of_the_pirate_keep_the_hoard() -> None:
    t = leads(
        "founder pirate advocate",
        "aggression-2",
        "1-hex: red 3 ships; blue city\nblue: cards f1202 bc22; held f1202 fuel relic",
        "title outlaw",
    )
    t.plays("red", "battle", "0 Assault dice").dice(raid="key key intercept, key key intercept")
    t.plays("red", "2 Raid dice", "0 Skirmish dice").asks("red", "raid", ["Sworn Guardians of Blue", "stop"])
    t.plays("red", "Sworn Guardians of Blue").can("red", "Fuel on Pirate Hoard of Blue")


def test_f106_tax_collectors_take_nothing_from_hoard_or_well() -> None:
    """Only from the player board."""
    lines = "1-hex: red 2 ships; blue city\nblue: title outlaw; cards f1202 f1403; held f1202 material"
    t = leads("founder pirate advocate", "administration-2", lines, "cards f106").plays(
        "red", "tax", "Material in slot 1"
    )
    assert hoard(t, BLUE) == ["material"] and t.resources("red") == ["material"] and t.supply("material") == 3


def test_f1503_b48_a_weapon_of_the_distributed_arms_may_go_there() -> None:
    t = reach("""
        seats 3, act 2, initiative red, begin edicts
        fates: founder peacekeeper advocate
        first regent: red
        policy: war
        red: hand aggression-2
        blue: cards f1503; resources fuel fuel
        """)
    t.plays("red", next(option for option in t.options() if "enforce" in option.lower()))
    while t.game.decision is not None and t.game.decision.ask != "lead":
        seat = ("red", "blue", "white")[t.game.decision.seat]
        options = [one for one in t.options() if "Arsenal" in one] or t.options()
        t.plays(seat, options[0])
    assert (CARD_NUMBER["f1503"], RESOURCES.index("weapon")) in t.g.held and t.resources("blue") == ["fuel", "fuel"]


# -- Flagships of the fates ------------------------------------------------------------------------------------------


def test_c115_a_flagship_set_up_takes_up_tokens_and_leaves_a_slot_on_lore_alone() -> None:
    """Four cities go home: two slots are left, and that of Ancient Holdings."""
    t = reach("""
        seats 3, act 2, initiative red, begin set-up
        fates: planet-breaker
        1-hex: red 2 ships, city, city
        2-hex: red city, starport
        red: cards l13; resources fuel relic weapon material - - psionic
        """)
    t.asks("red", "flagship_place").plays("red", "in 2-hex")
    assert t.buildings("1-hex") == ["free city", "free city"] and t.buildings("2-hex") == ["free city", "free starport"]
    t.asks("red", "discard_excess")
    assert len(t.g.open_slots(RED)) == 3 and t.g.cities[RED] == 5


def test_c102_who_has_only_a_flagship_left_is_not_rescued() -> None:
    t = reach("""
        seats 3, act 2, last act 3, initiative red, begin intermission
        fates: pirate founder advocate
        1-hex: red 2 damaged ships; blue 2 ships; white 2 ships
        red: objective 3; cards f1202 f1203; flagship in 2-gate, hull city damaged armor starport; power 5
        blue: objective 0
        white: objective 0
        """)
    assert t.noted("rescue") == [] and t.ships("red", "2-gate") == (1, 0) and t.board("red") == {"hull": "city"}
    assert t.power("red") == 1, "5 - 3 = 2, and the larger half of it"


def test_f1302_slipstream_passes_blight_with_spore_ships() -> None:
    lines = "1-gate: blight 1 ship\n2-gate: blight 1 damaged ship"
    red = "{}flagship in 1-hex, slipstream starport"
    fates = "blight-speaker founder advocate"
    t = leads(fates, "mobilization-2", lines, red.format("cards f1302; "))
    t.plays("red", "use Slipstream Drive", "to 1-gate", "to 2-gate").can("red", "to 2-hex", "to 3-gate")
    t = leads(fates, "mobilization-2", lines, red.format("")).plays("red", "use Slipstream Drive", "to 1-gate")
    assert is_asked(t, "turn") and t.flagship("red") == "1-gate"


def test_f1201_flagships_are_ships_of_their_cluster() -> None:
    t = reach("""
        seats 3, act 2, initiative red, begin set-up
        fates: pirate
        1-hex: red 1 ship
        """)
    placed = [gate for gate in range(1, 7) if t.ships("red", f"{gate}-gate") == (1, 0)]
    assert placed == [2, 3, 4, 5, 6] and t.board("red") == {"tractor-beam": "starport", "defense-array": "starport"}


def test_f1502_blight_brings_the_first_place_in_warlord_but_no_power() -> None:
    """The Peacekeeper gains nothing, and nobody moves up."""
    t = reach("""
        seats 3, act 2, initiative red
        fates: peacekeeper founder advocate
        1-hex: red 1 ship; blue 1 ship; white 1 ship
        red: hand aggression-2; cards f1502; trophies blight 2 ships
        blue: hand aggression-3; trophies white 1 ship
        white: hand aggression-4
        ambitions: warlord 5
        """)
    for seat in ("red", "blue", "white"):
        t.plays(seat, "pass the initiative")
    assert t.power("red") == 0 and t.power("blue") == 3
