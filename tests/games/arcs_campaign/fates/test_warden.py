"""The Warden in Act II: the objective, Claims of Nobility, Seats & Fiefs, Feudal Law, both Resolutions."""

import pytest

from boardwright.games.arcs.campaign.fates.warden import Objective, seats_to_place
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.facts import CARD_NUMBER, NOBODY
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.test_summit import agree

FATES = "fates: warden pacifist blight-speaker"
CLAIMS = "f1602"
RED, BLUE = 0, 1


def at_lead(lines: str = "", red: str = f"cards {CLAIMS}", hand: str = "administration-2") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        6-gate: red 1 damaged ship
        red: hand {hand}; {red}
        {lines}
        """)


def leads(lines: str = "", red: str = f"cards {CLAIMS}", hand: str = "administration-2") -> ReachScenario:
    suit, number = hand.split("-")
    return at_lead(lines, red, hand).plays("red", f"lead {suit.capitalize()} {number}", "go on")


def lords(t: ReachScenario) -> dict[int, int]:
    """The Lord of each Fief."""
    return {fief["cluster"]: fief["lord"] for fief in t.game.view(None)["reach"]["fiefs"]}


def vassals(t: ReachScenario, cluster: int) -> list[int]:
    return next(list(fief["vassals"]) for fief in t.game.view(None)["reach"]["fiefs"] if fief["cluster"] == cluster)


# -- F1601: the objective ------------------------------------------------------------------------------------------


def test_f1601_seats_in_controlled_systems_and_cities_in_own_fiefs() -> None:
    t = at_lead("""
        1-hex: red 1 ship, city; free city
        1-arrow: blue city
        2-hex: blue city; red 1 ship
        3-hex: red city; blue 1 ship
        4-hex: red city
        seats: 1-hex 2-hex 3-hex
        """)
    card = REACH_CARDS[CARD_NUMBER["f1601"]]
    assert isinstance(card, Objective) and card.promise(t.g, RED) == 2 * 2 + 3 + 1
    t.plays("red", "pass the initiative")
    assert t.objective("red") == 22 - 8


def test_f1601_c26_what_the_empire_controls_is_the_first_regents() -> None:
    t = at_lead("1-hex: blue city; empire 1 ship\nseats: 1-hex").plays("red", "pass the initiative")
    assert t.objective("red") == 20


# -- F1602: Claims of Nobility -------------------------------------------------------------------------------------


def test_f1602_claim_fief_attaches_the_card_and_puts_a_seat_on_an_own_city() -> None:
    t = leads("1-hex: red 1 ship, city\n1-arrow: red city\n2-hex: red 1 ship, city")
    t.plays("red", "claim a Fief", "Imperial Council").asks("red", "seat_on")
    t.plays("red", "the Seat on city 2-hex/1")
    assert t.attached() == {"aid01": CLAIMS} and CLAIMS not in t.cards("red")
    assert lords(t) == {2: RED} and seats_to_place(t.g) == [1, 3, 4, 5, 6]
    assert "Red puts a Seat on a city in 2-hex and is Lord of cluster 2." in t.chronicle()


@pytest.mark.parametrize(
    "lines",
    [
        "1-hex: red city",  # no control
        "1-hex: blue city; red 1 ship",  # not Loyal
        "1-hex: red starport; red 1 ship",
        "red: flagship in 1-hex, hull city",  # B-47: not on the map
        "1-hex: red 1 ship, city\n1-arrow: blue city\nseats: 1-arrow",  # the cluster has its Seat
    ],
)
def test_f1602_without_such_a_city_the_card_is_only_attached(lines: str) -> None:
    t = leads(lines)
    fiefs = lords(t)
    t.plays("red", "claim a Fief", "Imperial Council")
    assert lords(t) == fiefs and t.attached() == {"aid01": CLAIMS}


def test_b20_the_seat_is_mandatory() -> None:
    t = leads("1-hex: red 1 ship, city").plays("red", "claim a Fief", "Imperial Council")
    assert lords(t) == {1: RED}


def test_f1602_c80_not_if_every_court_card_has_an_attached_card() -> None:
    court = "court: aid01, cc02, cc03, cc04, cc11\nattached: cc05 to aid01, cc06 to cc02, cc07 to cc03, cc08 to cc04"
    leads(f"1-hex: red 1 ship, city\n{court}, cc09 to cc11").cannot("red", "claim a Fief")


def test_f1602_b33_who_secures_it_may_become_a_lord() -> None:
    t = reach(f"""
        seats 3, initiative blue, act 2
        {FATES}
        2-hex: blue 1 ship, city
        blue: hand administration-2; cards {CLAIMS}
        """)
    t.plays("blue", "lead Administration 2", "go on", "claim a Fief", "Imperial Council")
    assert lords(t) == {2: BLUE}


def test_f1602_it_is_secured_with_its_host() -> None:
    t = reach(f"""
        seats 3, initiative blue, act 2
        {FATES}
        2-hex: blue 1 ship, city
        court: aid01, cc02 blue 1, cc03, cc04, cc11
        attached: {CLAIMS} to cc02
        blue: hand aggression-2
        """)
    t.plays("blue", "lead Aggression 2", "go on", "secure")
    assert {CLAIMS, "cc02"} <= set(t.cards("blue"))


def crises(lines: str = "", red: str = f"cards {CLAIMS}") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 2, begin crises
        {FATES}
        red: hand administration-2; {red}
        next roll: crisis-hex 4
        {lines}
        """)


def test_f1602_in_fate_crises_the_holder_must_claim_a_fief() -> None:
    t = crises("1-hex: red 1 ship, city").asks("red", "claim_fief").plays("red", "Imperial Council")
    assert lords(t) == {1: RED} and t.attached() == {"aid01": CLAIMS}


def test_f1602_even_if_no_seat_can_be_placed_and_on_a_card_with_another() -> None:
    court = "court: aid01, cc02, cc03, cc04, cc11\nattached: cc05 to aid01, cc06 to cc02, cc07 to cc03, cc08 to cc04"
    t = crises(f"{court}, cc09 to cc11").plays("red", "Imperial Council")
    assert CARD_NUMBER[CLAIMS] in t.g.attached and lords(t) == {}


def test_f1602_c26_in_crises_the_first_regent_controls_for_the_empire() -> None:
    t = crises("1-hex: red city; empire 1 ship").plays("red", "Imperial Council")
    assert lords(t) == {1: RED}
    t = crises("1-hex: red 2 ships, city; empire 1 ship\nfirst regent: blue").plays("red", "Imperial Council")
    assert lords(t) == {}


def test_f1602_in_a_court_without_cards_nothing_happens() -> None:
    t = at_lead("1-hex: red 1 ship, city")
    t.g.court = (0,) * len(t.g.court)
    assert not list(REACH_CARDS[CARD_NUMBER[CLAIMS]].crisis(t.g, RED)) and CLAIMS in t.cards("red")


# -- F1609: Seats & Fiefs ------------------------------------------------------------------------------------------


def test_f1609_rivals_with_a_city_or_flagship_in_the_fief_are_vassals_there() -> None:
    t = at_lead("""
        1-hex: red city; blue city
        2-hex: blue city
        white: flagship in 1-gate
        seats: 1-hex 2-hex
        """)
    assert vassals(t, 1) == [1, 2] and vassals(t, 2) == []


def destroyed(lines: str = "", hand: str = "aggression-2") -> ReachScenario:
    t = reach(f"""
        seats 3, initiative blue, act 2
        {FATES}
        1-hex: blue 3 ships; red damaged city
        seats: 1-hex
        blue: hand {hand}
        {lines}
        """)
    t.plays("blue", "lead Aggression 2", "go on", "battle")
    t.dice(assault="hit hit").plays("blue", "1 Assault die", "0 Raid dice", "0 Skirmish dice")
    return t


def test_f1609_a_destroyed_city_gives_its_seat_back() -> None:
    t = destroyed()
    assert lords(t) == {} and seats_to_place(t.g) == [1, 2, 3, 4, 5, 6]
    assert "The Seat of cluster 1 goes to the supply: it is no Fief any more." in t.chronicle()


def test_f1609_a_ceded_city_gives_its_seat_back() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2, summit red
        {FATES}
        1-hex: red city; blue 2 ships
        2-hex: red 1 ship, city
        red: hand administration-2
        seats: 1-hex
        """)
    t.plays("red", "nothing more")
    agree(t, "red", "red blue building 1-hex/1 city", "blue")
    assert t.buildings("1-hex")[0] == "blue city" and lords(t) == {}


def test_f1609_a_freed_city_gives_its_seat_back() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2, begin crises
        {FATES}
        1-hex: red city
        red: hand administration-2; power 5
        court: aid01, cc14, cc02, cc03, cc04
        seats: 1-hex
        next roll: crisis-hex 4
        """)
    t.confirm()
    assert t.buildings("1-hex")[0] == "free city" and lords(t) == {}


@pytest.mark.parametrize(
    ("lines", "red", "way", "stands"),
    [
        ("1-hex: blue city; red 1 ship\nambitions: tyrant 5", "cards l26", "annex", "red city"),
        ("1-hex: red city", "cards l10", "prune", "red starport"),
    ],
)
def test_f1609_c125_a_replaced_city_gives_its_seat_back(lines: str, red: str, way: str, stands: str) -> None:
    t = leads(f"{lines}\nseats: 1-hex", red, "construction-2").plays("red", way)
    assert t.buildings("1-hex")[0] == stands and lords(t) == {}


def test_f1609_cities_that_turn_free_for_a_flagship_give_their_seats_back() -> None:
    t = reach("""
        seats 3, initiative red, last act 2, begin intermission
        fates: steward admiral founder
        next fates: pathfinder steward admiral
        laws: f1609 f1610
        1-hex: red 6 ships, city; blue 1 ship; white 1 ship
        2-hex: red city; blue city
        3-hex: blue city
        seats: 1-hex 2-hex 3-hex
        red: objective 5
        """)
    while t.game.decision is not None and t.game.decision.ask != "flagship_place":
        t.game.play(t.game.decision.options[0])
    t.plays("red", "in 1-hex")
    assert t.buildings("2-hex")[0] == "free city" and lords(t) == {3: BLUE}


def test_f1609_a_damaged_city_keeps_its_seat() -> None:
    t = leads("1-hex: red 1 ship; blue city\nseats: 1-hex", hand="aggression-2").plays("red", "battle")
    t.dice(skirmish="hit").plays("red", "0 Assault dice", "0 Raid dice", "1 Skirmish die")
    assert t.buildings("1-hex")[0] == "damaged blue city" and lords(t) == {1: BLUE}


def test_f1609_a_city_lost_in_the_intermission_gives_its_seat_back() -> None:
    t = resolved(0, "1-hex: red damaged city\n2-hex: red city\nseats: 1-hex 2-hex")
    assert lords(t) == {2: RED}


# -- F1610: Feudal Law ---------------------------------------------------------------------------------------------


def test_f1610_a_lord_taxes_every_city_of_the_fief_without_control() -> None:
    t = leads("""
        1-hex: red city; blue city, 2 ships
        1-arrow: free city; blue 1 ship
        1-crescent: blue city; blue 1 ship
        2-hex: blue city, 1 ship
        seats: 1-hex
        """)
    t.plays("red", "tax").asks("red", "tax", ["city 1-arrow/1", "city 1-crescent/1", "city 1-hex/1", "city 1-hex/2"])


def test_f1610_a_vassals_city_brings_a_captive_and_a_free_city_does_not() -> None:
    lines = "1-hex: red city; blue 1 ship\n1-arrow: free city; blue 1 ship\n1-crescent: blue city\nseats: 1-hex"
    t = leads(lines).plays("red", "tax", "city 1-crescent/1")
    t.plays("red", t.options()[0])
    assert t.captives("red", "blue") == 1
    t = leads(lines).plays("red", "tax", "city 1-arrow/1")
    assert t.captives("red", "blue") == 0


def test_f1610_others_do_not() -> None:
    lines = "1-hex: blue city, 1 ship\n1-arrow: white city; blue 1 ship\n1-crescent: red city\nseats: 1-hex"
    leads(lines).plays("red", "tax").asks("red", "place_token")  # of the own city


def test_f1610_c33_a_regent_lord_is_bound_by_the_truce_law_and_an_outlaw_is_not() -> None:
    lines = "1-hex: red city\n1-arrow: blue city; empire 1 damaged ship\nseats: 1-hex"
    t = leads(lines).plays("red", "tax").asks("red", "place_token")
    t = leads(f"{lines}\nfirst regent: blue", f"cards {CLAIMS}; title outlaw").plays("red", "tax")
    t.asks("red", "tax")


def test_f1610_f102_imperial_authority_lets_a_regent_lord_tax_in_truce_without_a_captive() -> None:
    lines = "1-hex: red city; blue 1 ship\n1-arrow: blue city; empire 1 ship\nseats: 1-hex"
    t = leads(lines, "cards f102").plays("red", "tax", "city 1-arrow/1")
    t.plays("red", t.options()[0])
    assert t.captives("red", "blue") == 0 and t.resources("red") == ["weapon"]


@pytest.mark.parametrize(("attacker", "defender"), [("red", "blue"), ("blue", "red")])
def test_f1610_lord_and_vassal_pay_for_harm_even_without_a_hit(attacker: str, defender: str) -> None:
    t = reach(f"""
        seats 3, initiative {attacker}, act 2
        {FATES}
        1-hex: red city; blue city
        1-arrow: free city
        1-gate: {attacker} 1 ship; {defender} 1 ship
        {attacker}: hand aggression-2; resources weapon
        seats: 1-hex
        """)
    t.plays(attacker, "lead Aggression 2", "go on", "battle").dice(skirmish="blank")
    t.plays(attacker, "0 Assault dice", "1 Skirmish die")
    assert t.outrage(attacker) == ["material", "weapon"] and t.outrage(defender) == []
    assert t.resources(attacker) == []


def test_f1610_outside_the_fief_nothing_happens() -> None:
    t = leads("1-hex: red city; blue city\n2-hex: red 1 ship; blue 1 ship\nseats: 1-hex", hand="aggression-2")
    t.plays("red", "battle").dice(skirmish="blank").plays("red", "0 Assault dice", "1 Skirmish die")
    assert t.outrage("red") == []


def test_f1610_harm_outside_battle_is_harm() -> None:
    """C124: Galactic Rifles; what counts is where the harmed pieces are."""
    lines = "1-hex: red city; blue city\n1-gate: red 1 ship\n1-arrow: blue 1 ship\nseats: 1-hex"
    t = leads(lines, "cards l02", "aggression-2").dice(skirmish="blank")
    t.plays("red", "fire rifles", "Blue in 1-arrow")
    assert t.outrage("red") == ["material"]


def test_f1610_a_flagship_makes_a_vassal_who_pays() -> None:
    t = leads("1-hex: red city\n1-gate: red 1 ship\nblue: flagship in 1-gate\nseats: 1-hex", hand="aggression-2")
    t.plays("red", "battle").dice(skirmish="blank").plays("red", "0 Assault dice", "0 Raid dice", "1 Skirmish die")
    assert t.outrage("red") == ["material"]


def test_f1610_a_rival_with_ships_alone_is_no_vassal() -> None:
    t = leads("1-hex: red city\n1-gate: red 1 ship; blue 1 ship\nseats: 1-hex", hand="aggression-2")
    t.plays("red", "battle").dice(skirmish="blank")
    t.plays("red", "0 Assault dice", "0 Raid dice", "1 Skirmish die")
    assert t.outrage("red") == []


def test_f1610_b30_who_is_lord_and_vassal_is_judged_before_the_city_falls() -> None:
    t = destroyed("1-arrow: blue city\n1-crescent: free city")
    assert lords(t) == {} and t.outrage("blue") == ["material", "fuel", "weapon"]


def test_f1610_not_among_vassals_and_a_vassals_city_may_fall_without_outrage() -> None:
    t = reach(f"""
        seats 3, initiative blue, act 2
        {FATES}
        1-hex: white damaged city; blue 3 ships
        1-arrow: red city; blue city
        seats: 1-arrow
        court: aid01, cc05 white 1, cc02, cc03, cc04
        blue: hand aggression-2
        """)
    t.plays("blue", "lead Aggression 2", "go on", "battle")
    t.dice(assault="hit hit").plays("blue", "1 Assault die", "0 Raid dice", "0 Skirmish dice")
    assert t.outrage("blue") == [] and "cc05" in t.cards("blue")  # the Court is ransacked all the same


def test_f1610_who_is_no_vassal_provokes_outrage_as_always() -> None:
    t = reach(f"""
        seats 3, initiative blue, act 2
        {FATES}
        1-hex: white damaged city; blue 3 ships
        1-arrow: red city
        seats: 1-arrow
        blue: hand aggression-2
        """)
    t.plays("blue", "lead Aggression 2", "go on", "battle")
    t.dice(assault="hit hit").plays("blue", "1 Assault die", "0 Raid dice", "0 Skirmish dice")
    assert t.outrage("blue") == ["material"]


# -- set-up and Resolution -----------------------------------------------------------------------------------------


def test_f1601_set_up() -> None:
    t = reach("""
        seats 3, initiative red, last act 2, begin intermission
        fates: steward admiral founder
        next fates: warden steward admiral
        1-hex: red 6 ships; blue 1 ship; white 1 ship
        red: objective 5
        """)
    while t.game.decision is not None and t.game.decision.ask != "replenish":
        t.game.play(t.game.decision.options[0])
    assert CLAIMS in t.cards("red") and {"f1609", "f1610"} <= set(t.laws()) and len(seats_to_place(t.g)) == 6
    t.plays("red", "in 1-gate", "in 2-gate")
    assert t.objective("red") == 22


def resolved(marker: int, lines: str = "", cards: str = f"cards {CLAIMS}") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 2, last act 3, begin intermission
        {FATES}
        6-hex: red 1 ship; blue 1 ship; white 1 ship
        red: objective {marker}; {cards}
        {lines}
        """)


def test_f1611_success() -> None:
    t = resolved(0, "1-hex: red city\nseats: 1-hex")
    assert {CLAIMS, "f1612"} <= set(t.cards("red")) and {"f1609", "f1610"} <= set(t.laws())
    assert {CARD_NUMBER["f1613"], CARD_NUMBER["f1614"]} <= set(t.g.court_deck)
    assert {CARD_NUMBER["f1615"], CARD_NUMBER["f1616"]} <= set(t.g.scrapped)
    assert lords(t) == {1: RED} and len(seats_to_place(t.g)) == 5


def test_f1611_success_leaves_the_claims_with_the_court() -> None:
    t = resolved(0, f"court: aid01, cc02, cc03, cc04, cc11\nattached: {CLAIMS} to aid01", "power 0")
    assert CARD_NUMBER[CLAIMS] in t.g.court_deck and CARD_NUMBER[CLAIMS] not in t.g.scrapped


@pytest.mark.parametrize(
    ("where", "cards"),
    [
        ("1-gate: red 1 ship", f"cards {CLAIMS}"),
        (f"court: aid01, cc02, cc03, cc04, cc11\nattached: {CLAIMS} to cc02", "power 0"),
        (f"court: aid01, cc02, cc03, cc04, {CLAIMS}", "power 0"),
        (f"deck: {CLAIMS} cc05", "power 0"),
        (f"blue: cards {CLAIMS}", "power 0"),
    ],
)
def test_f1611_failure_reaches_the_claims_wherever_they_are(where: str, cards: str) -> None:
    t = resolved(3, f"1-hex: red city\nseats: 1-hex\n{where}", cards)
    assert CARD_NUMBER[CLAIMS] in t.g.scrapped and lords(t) == {1: RED}
    assert t.g.lost_seats == (2, 3, 4, 5, 6) and seats_to_place(t.g) == []
    assert {CARD_NUMBER[card] for card in ("f1604", "f1608", "f1612", "f1613", "f1614")} <= set(t.g.scrapped)
    assert CARD_NUMBER["f1603"] not in t.g.scrapped and {"f1609", "f1610"} <= set(t.laws())
    assert {CARD_NUMBER["f1615"], CARD_NUMBER["f1616"]} <= set(t.g.court_deck)


def test_a_cluster_without_a_seat_has_no_lord() -> None:
    assert at_lead().g.lord_of(1) == NOBODY
