"""The Hegemon in Act II: set-up, objective, Planting Banners, Banners of Hegemony, Song of the Banner, Resolution."""

from collections.abc import Sequence

from boardwright.games.arcs.campaign.facts import BANNER_PIECE
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.facts import CARD_NUMBER
from boardwright.games.arcs.vocabulary import COURT
from tests.games.arcs.leaders.steps import is_asked
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import resolved

RED, BLUE = 0, 1


def leads(card: str, lines: str, red: str = "power 0") -> ReachScenario:
    """Red, the Hegemon, leads a card without declaring; a damaged ship keeps everybody from being rescued."""
    t = reach(f"""
        seats 3, act 2, initiative red
        fates: hegemon
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


def attacked(lines: str, blue: str = "title outlaw") -> ReachScenario:
    """Blue attacks red in 1-hex."""
    t = reach(f"""
        seats 3, act 2, initiative blue
        fates: hegemon
        blue: hand aggression-2; {blue}
        red: hand mobilization-6
        6-hex: red 1 damaged ship
        6-arrow: blue 1 damaged ship
        5-arrow: white 1 damaged ship
        {lines}
        """)
    return t.plays("blue", "lead Aggression 2", "go on", "battle")


def hits(t: ReachScenario, count: int) -> ReachScenario:
    """Blue rolls so many hits with skirmish dice."""
    t.plays("blue", "0 Assault dice")
    if "0 Raid dice" in t.options():
        t.plays("blue", "0 Raid dice")
    t.dice(skirmish=", ".join(["hit"] * count))
    return t.plays("blue", f"{count} Skirmish {'die' if count == 1 else 'dice'}")


# -- set-up --------------------------------------------------------------------------------------------------------


def test_f1001_the_set_up_step_by_step() -> None:
    t = reach("""
        seats 3, act 2, initiative red, begin set-up
        fates: hegemon
        1-hex: red 1 ship
        2-hex: red 1 damaged ship, city
        """)
    t.plays("red", "in 1-hex")
    assert t.flagship("red") == "1-hex"
    assert t.board("red") == {"defense-array": "starport", "slipstream-drive": "starport"}
    assert t.ships("red", "1-hex") == (6, 0), "4 ships and the Flagship join the ship there: 6 without the Flagship"
    assert t.buildings("2-hex")[0] == "free city"
    t.chooses("red", "from the supply", "from the supply", "from the supply", "a damaged ship in 2-hex")
    assert t.g.ships[RED] == 15 - 6 - 3 and t.ships("red", "2-hex") == (0, 0)
    assert t.cards("red") == ["f1001", "f1002", "f1004"] and "f1003" in t.laws()
    assert t.g.banners == 8 and t.objective("red") == 14


# -- F1001: the objective ------------------------------------------------------------------------------------------


def chapter_ends(lines: str) -> ReachScenario:
    t = reach(f"""
        seats 3, act 2, initiative red
        fates: hegemon
        {lines}
        """)
    return t.plays("red", "pass the initiative")


def test_f1001_one_for_each_banner_on_the_map_fresh_or_damaged() -> None:
    t = chapter_ends("tokens: banner of red in 1-hex, damaged banner of red in 2-hex, banner of red in 3-hex")
    assert t.objective("red") == 11


def test_f1001_the_same_once_more_with_any_ambitions_won() -> None:
    banners = "tokens: banner of red in 1-hex, damaged banner of red in 2-hex"
    won = "red: resources relic psionic\nambitions: keeper 3, empath 2"
    assert chapter_ends(f"{banners}\n{won}").objective("red") == 10
    tied = f"{won}\nblue: resources relic psionic"
    assert chapter_ends(f"{banners}\n{tied}").objective("red") == 12


def test_f1001_what_it_promises() -> None:
    card = REACH_CARDS[CARD_NUMBER["f1001"]]
    banners = "tokens: banner of red in 1-hex, banner of red in 2-hex"
    assert card.promise(leads("aggression-1", banners).g, RED) == 2
    winning = "ambitions: keeper 3"
    assert card.promise(leads("aggression-1", f"{banners}\n{winning}", "resources relic").g, RED) == 4


# -- F1002: Planting Banners ---------------------------------------------------------------------------------------

PLANT = "use Planting Banners"


def at_flagship(lines: str, red: str = "") -> ReachScenario:
    return leads("mobilization-2", lines, f"cards f1002; flagship in 1-hex{red}")


def test_f1002_a_banner_where_the_flagship_is() -> None:
    t = at_flagship("1-hex: blight 1 ship; red 1 ship").plays("red", PLANT)
    assert t.tokens("banner") == ["1-hex"] and t.g.banners == 7
    t.cannot("red", PLANT)


def test_f1002_again_when_the_flagship_has_moved() -> None:
    t = at_flagship("2-hex: red 1 ship", "; resources fuel").plays("red", PLANT)
    t.plays("red", "spend Fuel from slot 1 to move", "from 1-hex", "to 1-crescent")
    t.plays("red", PLANT)
    assert t.tokens("banner") == ["1-crescent", "1-hex"] and t.g.banners == 6


def test_f1002_not_beside_ships_and_buildings_of_others() -> None:
    for line in ("blue 1 ship", "blue 1 damaged ship", "empire 1 damaged ship", "free city", "blue starport"):
        at_flagship(f"1-hex: {line}").cannot("red", PLANT)
    at_flagship("1-hex: red city").can("red", PLANT)


def test_f1002_only_on_planets_and_with_a_banner_left() -> None:
    leads("mobilization-2", "", "cards f1002; flagship in 1-gate").cannot("red", PLANT)
    systems = ["2-hex", "3-hex", "4-hex", "5-hex", "6-hex", "2-arrow", "3-arrow", "4-arrow"]
    at_flagship("tokens: " + ", ".join(f"banner of red in {system}" for system in systems)).cannot("red", PLANT)
    assert at_flagship("tokens: banner of red in 2-hex").why_not("red", "f1002") == []
    told = at_flagship("1-hex: free city").why_not("red", "f1002")
    assert told[0].startswith("Your Flagship must be on a planet without a Banner")


def test_f1002_on_a_broken_world_too() -> None:
    at_flagship("tokens: broken-world in 1-hex, fragment in 1-arrow\nblue: cards f1103").can("red", PLANT)


def test_f1002_a_banner_is_a_loyal_piece() -> None:
    t = leads("construction-2", "tokens: banner of red in 1-hex").plays("red", "build", "city in 1-hex")
    assert t.buildings("1-hex")[0] == "red city"


def test_f1002_is_scrapped_without_a_flagship() -> None:
    t = at_flagship("2-hex: red 1 ship")
    REACH_CARDS[CARD_NUMBER["f1002"]].flagship_lost(t.g, RED)
    assert "f1002" not in t.cards("red") and CARD_NUMBER["f1002"] in t.g.scrapped


# -- F1003: Banners of Hegemony ------------------------------------------------------------------------------------

BANNER = "Banner in 1-hex"


def test_f1003_a_lone_banner_is_battled_and_takes_every_hit() -> None:
    t = hits(attacked("1-hex: blue 2 ships\ntokens: banner of red in 1-hex"), 2)
    assert t.tokens("banner") == [] and t.trophies("blue", "red") == {"banners": 1}
    assert t.g.banners == 7 and t.outrage("blue") == []


def test_f1003_hits_are_put_on_banners_and_buildings_as_the_attacker_likes() -> None:
    t = hits(attacked("1-hex: blue 2 ships; red city\ntokens: banner of red in 1-hex"), 2)
    t.asks("blue", "hit_building").chooses("blue", BANNER, "building 1-hex/1")
    assert t.tokens("banner") == ["1-hex damaged"] and t.buildings("1-hex")[0] == "damaged red city"


def test_f1003_c36_ships_shield_banners_from_ship_hits() -> None:
    t = hits(attacked("1-hex: blue 1 ship; red 2 ships\ntokens: banner of red in 1-hex"), 1)
    while is_asked(t, "hit_ship"):
        t.plays("blue", t.options()[0])
    assert t.tokens("banner") == ["1-hex"]


def test_f1003_a_damaged_banner_falls_with_one_hit_and_no_court_is_ransacked() -> None:
    lines = "1-hex: blue 1 ship\ntokens: damaged banner of red in 1-hex\ncourt: aid01, cc01 red 1, cc02, cc03, cc04"
    t = hits(attacked(lines), 1)
    assert t.trophies("blue", "red") == {"banners": 1} and t.cards("blue") == []


def test_f1003_a_banner_does_not_let_a_rival_raid() -> None:
    t = attacked("1-hex: blue 2 ships\n2-hex: red city\ntokens: banner of red in 1-hex\nred: resources fuel")
    t.plays("blue", "0 Assault dice").can("blue", "2 Skirmish dice").cannot("blue", "1 Raid die", "2 Raid dice")


def test_f1003_c33_the_truce_law_protects_banners() -> None:
    t = reach("""
        seats 3, act 2, initiative blue
        fates: hegemon
        blue: hand aggression-2
        1-hex: blue 2 ships; empire 1 damaged ship
        tokens: banner of red in 1-hex
        """)
    t.plays("blue", "lead Aggression 2", "go on").cannot("blue", "battle")


def test_f1003_galactic_rifles_hit_banners() -> None:
    t = reach("""
        seats 3, act 2, initiative blue
        fates: hegemon
        blue: hand aggression-2; title outlaw; cards l02
        1-crescent: blue 2 ships
        tokens: banner of red in 1-hex
        """)
    t.plays("blue", "lead Aggression 2", "go on").dice(skirmish="hit, hit")
    t.plays("blue", "fire rifles")
    while not is_asked(t, "turn"):
        t.plays("blue", t.options()[0])
    assert t.trophies("blue", "red") == {"banners": 1}


def test_f1003_a_damaged_banner_is_repaired_by_its_owner_alone() -> None:
    lines = "tokens: damaged banner of red in 1-hex\n1-hex: red 1 ship"
    t = leads("construction-2", lines).plays("red", "repair", BANNER)
    assert t.tokens("banner") == ["1-hex"]
    t = leads("construction-2", "tokens: damaged banner of blue in 1-hex").plays("red", "repair")
    assert t.ships("red", "6-hex") == (1, 0), "the damaged ship was all there was to repair"


def test_f1003_b40_banners_are_trophies_and_two_power_each_when_warlord_is_scored() -> None:
    lines = "blue: trophies red 2 banners\nwhite: trophies red 1 banner 2 ships\nambitions: warlord 5"
    t = chapter_ends(lines)
    assert t.power("white") == 5 + 2 and t.power("blue") == 3 + 4
    assert t.g.banners == 8, "they go home with all Trophies"
    assert ("banners" in [row[4] for row in t.g.gains]) and t.power("red") == 0


def test_f1003_not_without_warlord() -> None:
    t = chapter_ends("blue: trophies red 2 banners\nambitions: tycoon 5")
    assert t.power("blue") == 0 and t.trophies("blue", "red") == {"banners": 2}


def test_f1003_c58_a_banner_is_given_in_a_summit_and_comes_home_to_its_owner() -> None:
    t = reach("""
        seats 3, act 2, initiative blue, summit blue
        fates: hegemon
        blue: hand aggression-2; trophies red 1 banner
        """)
    t.plays("blue", "nothing more", "propose a deal", "Blue gives Red something", "a Trophy")
    if is_asked(t, "which_item"):
        t.plays("blue", "Banner of Red")
    t.plays("blue", "offer this deal").plays("red", "agree")
    assert t.g.banners == 8 and t.trophies("blue", "red") == {}


def test_f1003_c75_the_demand_of_war_takes_a_banner_of_an_outlaw() -> None:
    t = reach("""
        seats 3, act 2, initiative white, begin edicts
        fates: hegemon
        policy: war
        red: title outlaw
        blue: trophies red 1 banner
        first regent: white
        """)
    t.plays("white", "enforce the Policy of War")
    if is_asked(t, "demand"):
        t.plays("white", "demand the Banner of Red from Blue")
    assert t.trophies("white", "red") == {"banners": 1}


def test_f1003_warlords_terror_gives_banners_back() -> None:
    t = reach("""
        seats 3, act 2, initiative blue
        fates: hegemon
        blue: hand aggression-2; cards l24; trophies red 2 banners
        6-hex: blue 1 damaged ship
        ambitions: warlord 5
        """)
    t.plays("blue", "lead Aggression 2")
    if is_asked(t, "declare"):
        t.plays("blue", "go on")
    t.plays("blue", "use Warlord's Terror").can("blue", "Banner of Red").plays("blue", "stop")
    assert t.g.banners == 7 and t.trophies("blue", "red") == {"banners": 1}


# -- C100: the Intermission ----------------------------------------------------------------------------------------


def test_c100_damaged_banners_and_those_alone_with_blight_go_home() -> None:
    fresh = [f"banner of red in {planet}" for planet in ("2-hex", "3-hex", "4-hex")]
    t = reach(f"""
        seats 2, act 2, last act 3, initiative red, begin intermission
        fates: hegemon planet-breaker
        tokens: damaged banner of red in 1-hex, {", ".join(fresh)}
        red: objective 0; cards f1002 f1004; flagship in 5-hex
        blue: objective 0; cards f1103 f1104; trophies red 1 banner
        1-hex: red 1 ship
        2-hex: blight 1 damaged ship; red 1 damaged ship
        3-hex: blight 1 ship; blue 1 ship
        """)
    assert t.tokens("banner") == ["3-hex", "4-hex"] and t.g.banners == 6, "C101: also the one that was a Trophy"
    assert t.trophies("blue", "red") == {} and t.flagship("red") == "5-hex"
    assert "f1006" in t.cards("red") and {"f1103", "f1104"} <= set(t.cards("blue"))


# -- F1004: Song of the Banner -------------------------------------------------------------------------------------

SONG = "cards f1004"
TWO = "tokens: banner of red in 1-hex, banner of red in 4-arrow"


def test_f1004_planets_with_banners_are_adjacent_for_moves() -> None:
    lines = f"{TWO}\n1-hex: red 1 ship"
    t = leads("mobilization-2", lines, SONG).plays("red", "move", "from 1-hex", "to 4-arrow")
    assert t.ships("red", "4-arrow") == (1, 0)
    leads("mobilization-2", lines).plays("red", "move", "from 1-hex").cannot("red", "to 4-arrow")
    leads("mobilization-2", f"{TWO}\n1-arrow: red 1 ship", SONG).plays("red", "move", "from 1-arrow").cannot(
        "red", "to 4-arrow"
    )


def test_f1004_call_spirits_brings_two_resources_without_control() -> None:
    t = leads("administration-2", f"{TWO}\n1-hex: blue 3 ships", SONG).plays("red", "call spirits", "in 1-hex")
    while not is_asked(t, "turn"):
        t.plays("red", t.options()[0])
    assert t.resources("red") == ["material", "material"]
    t.cannot("red", "call spirits")


def test_f1004_call_bodies_brings_two_fresh_ships_without_control() -> None:
    t = leads("construction-2", f"{TWO}\n4-arrow: empire 1 ship", SONG).plays("red", "call bodies", "in 4-arrow")
    assert t.ships("red", "4-arrow") == (2, 0)
    t.cannot("red", "call bodies")


def test_f1004_each_once_per_turn_and_again_on_the_next() -> None:
    t = leads("administration-2", TWO, f"{SONG}; resources material").plays("red", "call spirits", "in 4-arrow")
    while not is_asked(t, "turn"):
        t.plays("red", t.options()[0])
    assert "call_spirits" in t.g.done and "call_bodies" not in t.g.done
    t.plays("red", "end turn")
    assert t.g.done == ()


def test_f1004_nothing_without_a_banner() -> None:
    told = leads("administration-2", "1-hex: red 1 ship", SONG).cannot("red", "call spirits").why_not("red", "f1004")
    assert told and told[0].startswith("No Banner is on the map")


def test_f1004_idle_with_nothing_to_gain_or_place() -> None:
    t = leads("construction-2", f"{TWO}\nred: ships 0", SONG)
    assert "call bodies" in t.idle("red")


# -- F1005: the Resolution -----------------------------------------------------------------------------------------


def at_the_end() -> ReachScenario:
    return reach("""
        seats 3, act 2, initiative red
        fates: hegemon
        red: cards f1002 f1004; flagship in 1-hex
        white: trophies red 1 banner
        tokens: banner of red in 1-hex
        """)


def set_10(cards: Sequence[int]) -> list[str]:
    """The cards of the Hegemon among these."""
    return sorted(COURT.ids[card] for card in cards if COURT.ids[card].startswith("f10"))


def test_f1005_success() -> None:
    t = resolved(at_the_end(), "success")
    assert set_10(t.g.cards[RED]) == ["f1001", "f1002", "f1004", "f1006"] and set_10(t.g.laws) == ["f1003"]
    assert set_10(t.g.court_deck) == ["f1007", "f1008"] and set_10(t.g.scrapped) == ["f1009", "f1010"]
    assert t.tokens("banner") == ["1-hex"] and t.g.banners == 6 and banners_taken(t) == 1
    assert t.flagship("red") == "1-hex"


def test_f1005_failure() -> None:
    t = resolved(at_the_end(), "failure")
    assert set_10(t.g.cards[RED]) == ["f1001", "f1002", "f1004"] and set_10(t.g.laws) == ["f1003"]
    assert set_10(t.g.court_deck) == ["f1007", "f1008", "f1009", "f1010"] and set_10(t.g.scrapped) == ["f1006"]
    assert t.tokens("banner") == ["1-hex"] and t.g.banners == 0 and banners_taken(t) == 0
    assert t.flagship("red") == "1-hex"


def banners_taken(t: ReachScenario) -> int:
    return sum(t.g.trophies[BANNER_PIECE :: t.g.piece_kinds])
