"""The Steward in Act I: the objective, Imperial Authority, Dealmakers."""

import pytest

from boardwright.games.arcs.campaign.facts import PROTECTED
from boardwright.games.arcs.facts import CARD_NUMBER
from tests.games.arcs_campaign.position import ReachScenario, reach

FATES = "fates: steward founder magnate"


# -- F101: the objective -------------------------------------------------------------------------------------------

HANDS = "red: hand aggression-2\nblue: hand aggression-3\nwhite: hand aggression-4"


def at_the_end(lines: str) -> ReachScenario:
    """All pass and the chapter ends; Red, the Steward, is First Regent if nothing else is said."""
    t = reach(f"seats 3, initiative red\n{FATES}\n{HANDS}\n{lines}")
    for seat in ("red", "blue", "white"):
        t.plays(seat, "pass the initiative")
    return t


def test_f101_each_power_of_an_ambition_won_as_first_regent_counts() -> None:
    t = at_the_end("red: resources relic\nambitions: keeper 3")
    assert (t.power("red"), t.objective("red")) == (3, 14)


def test_f101_the_power_of_cities_counts_too() -> None:
    cities = "1-hex: red city, city\n2-hex: red city, city\n3-arrow: red city"
    t = at_the_end(f"{cities}\nred: resources relic\nambitions: keeper 5")
    assert (t.power("red"), t.objective("red")) == (10, 7)  # 5 and 5


def test_f101_each_ambition_counts_and_all_its_markers() -> None:
    t = at_the_end("red: resources relic psionic\nambitions: keeper 3, keeper 2, empath 5")
    assert (t.power("red"), t.objective("red")) == (10, 7)


def test_f101_only_as_first_regent() -> None:
    """With the title alone it is not enough; and it is the tile at the end of the chapter that counts."""
    t = at_the_end("red: resources relic\nambitions: keeper 3\nfirst regent: blue")
    assert (t.power("red"), t.objective("red")) == (3, 17)


@pytest.mark.parametrize("blue", ["relic", "relic relic"])
def test_f101_neither_a_tie_nor_a_second_place_is_a_win(blue: str) -> None:
    t = at_the_end(f"red: resources relic\nblue: resources {blue}\nambitions: keeper 3")
    assert t.power("red") > 0 and t.objective("red") == 17


def test_f101_what_another_wins_does_not_count() -> None:
    assert at_the_end("blue: resources relic\nambitions: keeper 3").objective("red") == 17


# -- F102: Imperial Authority --------------------------------------------------------------------------------------


def administers(position: str, red: str = "cards f102") -> ReachScenario:
    """Red leads a card that taxes, with a damaged ship far away."""
    t = reach(f"""
        seats 3, initiative red
        {FATES}
        6-hex: red 1 damaged ship
        red: hand administration-2; {red}
        {position}
        """)
    return t.plays("red", "lead Administration 2", "go on")


@pytest.mark.parametrize("loyal", ["", "1-hex: red 1 ship\n"], ids=["without Presence", "with Presence"])
def test_f102_a_city_of_a_rival_regent_is_taxed_in_spite_of_the_laws(loyal: str) -> None:
    position = f"{loyal}1-hex: empire 1 ship; blue city"
    administers(position, "power 0").cannot("red", "tax")
    t = administers(position).plays("red", "tax", "Material in slot 1")
    assert t.resources("red") == ["material"] and t.captives("red", "blue") == 0


def test_f102_cities_of_outlaws_and_free_cities_too_and_without_captives() -> None:
    t = administers("1-hex: empire 1 ship; blue city; free city\nblue: title outlaw")
    t.plays("red", "tax").asks("red", "tax", ["city 1-hex/1", "city 1-hex/2"]).plays("red", "city 1-hex/1")
    t.plays("red", "Material in slot 1")
    assert t.resources("red") == ["material"] and t.captives("red", "blue") == 0
    assert t.agents("blue") == 10


def test_f102_with_presence_an_outlaw_can_still_be_taxed_as_a_rival() -> None:
    """The right is an addition: what the Presence Law gives stays, with its Captive."""
    t = administers("1-hex: red 1 ship; empire 1 ship; blue city\nblue: title outlaw")
    t.plays("red", "tax", "Material in slot 1")
    assert t.captives("red", "blue") == 1


@pytest.mark.parametrize("ships", ["empire 1 damaged ship", "white 1 ship", "red 2 ships; empire 1 damaged ship"])
def test_f102_only_where_the_empire_controls(ships: str) -> None:
    """C25: damaged Imperial ships control nothing, though they keep the Truce (C33)."""
    administers(f"1-hex: blue city; {ships}").cannot("red", "tax")


def test_f102_each_city_once_per_turn() -> None:
    t = administers("1-hex: empire 1 ship; blue city; free city")
    t.plays("red", "tax", "city 1-hex/1", "Material in slot 1", "tax")
    assert t.g.used_buildings.count(1) == 2
    t.cannot("red", "tax")


def test_f102_is_buried_when_its_holder_becomes_an_outlaw() -> None:
    t = reach(f"seats 3, initiative red, summit red\n{FATES}\nred: hand aggression-2; cards f102 f103")
    t.plays("red", "leave the Empire")
    assert "f102" not in t.cards("red") and t.deck_bottom() == ["f102"]
    assert "f103" in t.cards("red")


# -- F103: Dealmakers ----------------------------------------------------------------------------------------------

COURT = "court: aid01, cc01 blue 2 white 1 red 1, cc02 white 1, cc03, cc04"


def bargains(position: str = COURT, red: str = "cards f103", card: str = "aggression-2") -> ReachScenario:
    """Red has led a card that secures, and has ships on the map."""
    t = reach(f"""
        seats 3, initiative red
        {FATES}
        6-hex: red 1 ship
        red: hand {card}; {red}
        blue: hand mobilization-6
        deck: cc10 cc09
        {position}
        """)
    suit, number = card.split("-")
    return t.plays("red", f"lead {suit.capitalize()} {number}", "go on")


def test_f103_bargain_is_in_place_of_secure() -> None:
    bargains(red="power 0").cannot("red", "bargain")
    bargains().can("red", "bargain")
    bargains(card="mobilization-2").cannot("red", "bargain")


def test_f103_a_rival_with_the_most_agents_secures_and_captures_nobody() -> None:
    t = bargains().plays("red", "bargain").asks("red", "bargain", ["Mining Interest", "Construction Union"])
    before = [t.agents(seat) for seat in ("red", "blue", "white")]
    t.plays("red", "Mining Interest")
    assert "cc01" in t.cards("blue")
    assert [t.agents(seat) for seat in ("red", "blue", "white")] == [before[0] + 1, before[1] + 2, before[2] + 1]
    assert t.captives("blue", "red") == t.captives("blue", "white") == 0
    assert "Red bargains with Blue." in t.chronicle() and "Blue secures Mining Interest." in t.chronicle()


def test_f103_only_a_card_that_a_rival_could_secure_now() -> None:
    """More agents than each other player; not an own card, and not the Council while it is Decided."""
    court = "court: aid01 blue 1, cc01 blue 1 white 1, cc02 red 2 blue 1, cc03, cc04"
    bargains(f"{court}\ncouncil: decided").cannot("red", "bargain")
    bargains(court).plays("red", "bargain").asks("red", "bargain_influence")  # the Council in Session
    t = bargains(f"{court}\ncouncil: decided")
    assert t.why_not("red", "f103") == ["No Rival could secure a Court card now."]


def test_f103_the_row_is_refilled_before_the_influences() -> None:
    t = bargains().plays("red", "bargain", "Mining Interest")
    t.can("red", "Elder Broker").plays("red", "Elder Broker")
    assert t.court()["cc10"] == [1, 0, 0]


def test_f103_as_many_influences_as_the_rival_had_agents_then_a_secure() -> None:
    t = bargains().plays("red", "bargain", "Mining Interest")
    t.asks("red", "bargain_influence").plays("red", "Gatekeepers")
    t.asks("red", "bargain_influence").plays("red", "Shipping Interest")
    t.asks("red", "bargain_secure", ["Gatekeepers", "Shipping Interest", "go on"]).plays("red", "Gatekeepers")
    assert "cc03" in t.cards("red") and t.court()["cc04"] == [1, 0, 0] and t.court()["cc09"] == [0, 0, 0]
    t.asks("red", "turn")


def test_f103_a_single_agent_gives_a_single_influence() -> None:
    bargains().plays("red", "bargain", "Construction Union", "Gatekeepers").asks("red", "bargain_secure")


def test_f103_a22_each_influence_and_the_secure_are_optional() -> None:
    t = bargains().plays("red", "bargain", "Mining Interest", "Gatekeepers", "go on").asks("red", "bargain_secure")
    t.plays("red", "go on").asks("red", "turn")
    assert t.court()["cc03"] == [1, 0, 0] and "cc03" not in t.cards("red")
    bargains().plays("red", "bargain", "Mining Interest", "go on").asks("red", "turn")  # nothing to secure


def test_f103_a22_without_agents_or_a_card_to_secure_they_are_skipped() -> None:
    t = bargains("court: aid01, cc01 blue 2, cc02, cc03, cc04", "cards f103; agents 0")
    t.plays("red", "bargain").asks("red", "turn")
    assert "cc01" in t.cards("blue")


def test_f103_agents_that_came_home_can_be_used() -> None:
    t = bargains(f"{COURT}\nred: agents 0").plays("red", "bargain", "Mining Interest", "Gatekeepers")
    assert t.agents("red") == 0
    t.asks("red", "bargain_secure").plays("red", "Gatekeepers")
    assert "cc03" in t.cards("red")


def test_f103_the_rival_resolves_when_secured() -> None:
    t = bargains("court: aid01, cc11 blue 1, cc02, cc03, cc04").plays("red", "bargain")
    t.asks("blue", "declare_by").plays("blue", "declare Tycoon")
    assert t.markers("tycoon") and t.deck_bottom() == ["cc11"]
    t.asks("red", "bargain_influence").can("red", "Elder Broker")


def test_f103_a_regent_who_is_not_on_turn_frees_no_city_of_the_empire() -> None:
    """C120: the Presence Law works on the own turn only."""
    court = "court: aid01, cc14 blue 1, cc02, cc03, cc04"
    t = bargains(f"{court}\n1-hex: blue 1 ship, city; empire 1 ship\n2-hex: blue 1 ship, city")
    t.plays("red", "bargain").asks("blue", "song_of_freedom", ["city 2-hex/1", "go on"])


def test_f103_a_card_attached_goes_with_its_host() -> None:
    t = bargains(f"{COURT}\nattached: cc05 to cc01").plays("red", "bargain", "Mining Interest")
    assert {"cc01", "cc05"} <= set(t.cards("blue")) and t.attached() == {}


def test_f103_an_outlaw_made_to_secure_a_card_of_regents_buries_it() -> None:
    t = bargains("court: aid01, f702 blue 1, cc02, cc03, cc04\nblue: title outlaw").plays("red", "bargain")
    assert "f702" not in t.cards("blue") and t.deck_bottom() == ["f702"]


def test_f103_paid_with_a_relic_in_the_prelude() -> None:
    t = bargains(red="cards f103; resources relic", card="mobilization-2")
    t.plays("red", "spend Relic from slot 1 to bargain", "Mining Interest").asks("red", "bargain_influence")


def test_f103_r15_what_a_rival_secured_in_ones_prelude_and_one_steals_can_be_used() -> None:
    """R15 holds for who secured it."""
    position = "court: aid01, cc01 blue 1, cc02, cc03, cc04\n1-hex: red city"
    t = bargains(position, "cards f103 cc08; resources relic", "mobilization-2")
    t.plays("red", "spend Relic from slot 1 to bargain", "go on", "use Silver-Tongues")
    assert "cc01" in t.cards("red")
    t.can("red", "use Mining Interest")


def copies(lead: str) -> ReachScenario:
    """Red copies a card that Blue led; the Noble may influence again after a Copy to influence."""
    t = reach(f"""
        seats 3, initiative blue
        {FATES}
        6-hex: red 1 ship
        5-hex: blue 1 ship
        red: hand construction-3; cards f103 lead12
        blue: hand {lead}-2 construction-6
        court: aid01, cc01 blue 1, cc02, cc03, cc04
        """)
    t.plays("blue", f"lead {lead.capitalize()} 2", "go on", "end turn")
    return t.plays("red", "copy with Construction 3")


def test_f103_c87_nothing_in_a_bargain_is_what_a_copy_pays_for() -> None:
    copies("mobilization").plays("red", "influence", "Gatekeepers").asks("red", "free_influence")
    t = copies("aggression").plays("red", "bargain", "Gatekeepers").asks("red", "bargain_secure")
    t.plays("red", "Gatekeepers").asks("blue", "lead")
    assert "cc03" in t.cards("red") and "cc01" in t.cards("blue")


def test_f103_c82_is_protected() -> None:
    assert CARD_NUMBER["f103"] in PROTECTED
    t = reach(f"""
        seats 3, initiative blue
        {FATES}
        5-hex: blue 1 ship
        red: cards f103 cc02; agents 3
        blue: hand aggression-2; cards cc08
        """)
    t.plays("blue", "lead Aggression 2", "go on", "use Silver-Tongues")
    assert "cc02" in t.cards("blue") and "f103" in t.cards("red")


# -- C119: the Council by a Bargain --------------------------------------------------------------------------------


def council_by_bargain() -> ReachScenario:
    """Blue, who has not played yet, was made to secure the Council."""
    t = reach(f"""
        seats 3, initiative red
        {FATES}
        6-hex: red 1 ship
        5-hex: blue 1 ship
        4-hex: white 1 ship
        court: aid01 blue 1, cc01, cc02, cc03, cc04
        red: hand aggression-2 construction-2; cards f103
        blue: hand aggression-3 construction-3
        white: hand event-1 construction-4
        """)
    return t.plays("red", "lead Aggression 2", "go on", "bargain")


def test_c119_the_council_by_a_bargain_is_the_rivals() -> None:
    """It lies before Blue, who resolves it by Blue's own title."""
    t = council_by_bargain().plays("red", "go on", "end turn")
    assert (t.g.council_by, t.g.decided) == (1, True)
    t.plays("blue", "surpass with Aggression 3", "go on", "end turn")
    t.plays("white", "copy with Construction 4", "go on", "end turn")
    t.asks("blue", "call_summit").plays("blue", "go on")
    assert t.first_regent() == "blue"
    t.asks("blue", "council_choice")


def test_c119_c45_later_events_give_no_actions() -> None:
    t = council_by_bargain().plays("red", "go on", "end turn")
    t.plays("blue", "surpass with Aggression 3", "go on", "end turn")
    t.plays("white", "play an Event", "go on")
    assert t.g.pips == 0


def test_c119_the_place_of_the_council_is_not_refilled() -> None:
    t = council_by_bargain()
    assert t.g.court[0] == 0
    t.asks("red", "bargain_influence").cannot("red", "Imperial Council")
