"""The Planet Breaker in Act II: set-up, objective, Fragments, Hammer, Broken Worlds, Sycophants, Refugees."""

from collections.abc import Sequence

import pytest

from boardwright.games.arcs.campaign.facts import FRAGMENTS, FREE_STATES, LAWS, SYMBOLS
from boardwright.games.arcs.campaign.fates.planet_breaker import BREAKING_WORLDS
from boardwright.games.arcs.campaign.view import redeal
from boardwright.games.arcs.facts import CARD_NUMBER, NOBODY, RESOURCES
from boardwright.games.arcs.moments import CARDS
from boardwright.games.arcs.state import CITY, STARPORT, changed
from boardwright.games.arcs.turn import next_round
from boardwright.games.arcs.vocabulary import COURT
from boardwright.kernel.decision import Script
from boardwright.kernel.rng import Rng
from tests.games.arcs.leaders.steps import is_asked
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.speaking import says
from tests.games.arcs_campaign.steps import resolved

RED, BLUE, WHITE = 0, 1, 2


def leads(card: str, lines: str, red: str = "cards f1103") -> ReachScenario:
    """Red, the Planet Breaker, leads a card without declaring; damaged ships keep everybody from being rescued."""
    t = reach(f"""
        seats 3, act 2, initiative red
        fates: planet-breaker
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


def on_breaking_worlds(t: ReachScenario) -> list[str]:
    """The pieces that lie there, such as "2 blue city"."""
    names = {0: "red", 1: "blue", 2: "white", FREE_STATES: "free"}
    ruins = t.game.view(None)["reach"]["breaking_worlds"]["ruins"]
    return [f"{row['count']} {names[row['owner']]} {row['kind']}" for row in ruins]


# -- set-up --------------------------------------------------------------------------------------------------------


def test_f1101_the_set_up_step_by_step() -> None:
    t = reach("""
        seats 3, act 2, initiative red, begin set-up
        fates: planet-breaker
        1-hex: red 1 ship
        """)
    assert t.flagship("red") == "1-hex" and t.board("red") == {"slipstream-drive": "starport"}
    assert t.cards("red") == ["f1101", "f1102", "f1103"] and t.objective("red") == 12
    tucked = t.game.view(BLUE)["reach"]["breaking_worlds"]["tucked"]
    assert tucked == ["f1104", "f1105", "f1106", "f1107", "f1108", "f1109"]
    ((symbol,),) = t.noted("fragments_laid")
    assert t.tokens("fragment") == [f"{cluster}-{SYMBOLS[int(symbol)]}" for cluster in range(1, 7)]


# -- F1103: Hammer Fragments ---------------------------------------------------------------------------------------

REPAIR = "repair the Hammer"


def test_f1103_a_fragment_is_taken_where_red_has_control() -> None:
    lines = "tokens: fragment in 1-hex, fragment in 2-hex\n1-hex: red 1 ship\n2-hex: red 1 ship; blue 2 ships"
    t = leads("construction-2", lines).plays("red", REPAIR)
    assert t.tokens("fragment") == ["2-hex"] and t.ships("red", "1-hex") == (2, 0)
    assert t.g.fragments == 5 and t.objective("red") == 11
    t.cannot("red", REPAIR)


def test_f1103_the_presence_law_gives_control() -> None:
    lines = "tokens: fragment in 1-hex\n1-hex: empire 1 ship; red 1 damaged ship"
    t = leads("construction-2", lines).plays("red", REPAIR)
    assert t.ships("red", "1-hex") == (1, 1)
    leads("construction-2", lines, "cards f1103; title outlaw").cannot("red", REPAIR)


def test_f1103_a_material_pays_for_it_too() -> None:
    lines = "tokens: fragment in 1-hex\n1-hex: red 1 ship"
    t = leads("aggression-2", lines, "cards f1103; resources material")
    t.plays("red", "spend Material from slot 1 to repair the Hammer")
    assert t.objective("red") == 11


def test_f1103_why_there_is_none_to_take() -> None:
    told = leads("construction-2", "tokens: fragment in 1-hex").why_not("red", "f1103")
    assert told == ["No Hammer Fragment lies in a system you control."]


def test_f1103_with_six_fragments_the_hammer_is_whole() -> None:
    t = leads("construction-2", "tokens: fragment in 1-hex\n1-hex: red 1 ship").plays("red", REPAIR)
    assert "f1104" in t.cards("red") and t.g.fragments == 0 and t.g.hammers == FRAGMENTS
    assert [COURT.ids[card] for card in t.g.tucked] == ["f1105", "f1106", "f1107", "f1108", "f1109"]


# -- F1104: Planet Hammer ------------------------------------------------------------------------------------------

HAMMER = "cards f1103 f1104"
BREAK = "break the world"
WEAPON = "spend Weapon from slot 1 so that pips may battle"


def test_f1104_prepare_lays_the_hammer_on_a_controlled_planet() -> None:
    lines = "1-hex: red 1 ship\n1-gate: red 1 ship\n2-hex: red 1 ship; blue 1 ship\n3-hex: red 1 ship"
    t = leads("construction-4", lines, HAMMER).plays("red", "prepare")
    t.asks("red", "prepare", ["in 1-hex", "in 3-hex"]).plays("red", "in 1-hex")
    assert t.tokens("hammer") == ["1-hex"] and t.g.hammers == 5
    t.plays("red", "prepare")
    assert t.idle("red") == ["in 1-hex"]
    t.plays("red", "in 3-hex")
    assert t.tokens("hammer") == ["3-hex"] and t.g.hammers == 5, "the one on the map came back first"


def test_f1104_b29_not_on_a_broken_world() -> None:
    lines = "1-hex: red 1 ship\n3-hex: red 1 ship\ntokens: broken-world in 1-hex"
    t = leads("construction-2", lines, HAMMER).plays("red", "prepare")
    assert t.tokens("hammer") == ["3-hex"] and t.g.hammers == 4


def test_f1104_not_with_all_tokens_turned() -> None:
    worlds = ", ".join(f"broken-world in {cluster}-arrow" for cluster in range(1, 7))
    leads("construction-2", f"1-hex: red 1 ship\ntokens: {worlds}", HAMMER).cannot("red", "prepare")


def test_f1104_no_breaking_on_a_turn_with_prepare() -> None:
    lines = "1-hex: red 1 ship"
    t = leads("construction-4", lines, f"{HAMMER}; resources weapon").plays("red", WEAPON)
    t.cannot("red", BREAK).plays("red", "prepare").cannot("red", BREAK)
    assert t.why_not("red", "f1104")
    hammered = f"{lines}\ntokens: hammer in 1-hex"
    t = leads("construction-4", hammered, f"{HAMMER}; resources weapon").plays("red", WEAPON)
    t.can("red", BREAK)


# -- F1103: Breaking Worlds ----------------------------------------------------------------------------------------


def breaks(lines: str, red: str = HAMMER) -> ReachScenario:
    """Red breaks 1-hex, a Material planet."""
    return leads("aggression-2", f"tokens: hammer in 1-hex\n{lines}", f"{red}; title outlaw").plays("red", BREAK)


def test_f1103_the_world_is_broken() -> None:
    t = breaks("1-hex: red 1 ship; blue city, starport\nred: resources fuel material\nblue: resources material")
    assert t.tokens("broken-world") == ["1-hex"] and t.tokens("hammer") == [] and t.g.hammers == 5
    assert t.objective("red") == 6
    assert [t.outrage(seat) for seat in ("red", "blue", "white")] == [["material"]] * 3
    assert t.resources("red") == ["fuel"] and t.resources("blue") == []


def test_f1103_all_buildings_lie_on_the_card_and_nobody_takes_trophies() -> None:
    t = breaks("1-hex: red 1 ship, damaged city; free starport; white cloud city")
    assert t.buildings("1-hex") == [] and t.g.has_building_anywhere(RED) is False
    assert on_breaking_worlds(t) == ["1 red city", "1 white city", "1 free starport"]
    assert t.trophies("red", "white") == {} and t.trophies("red", "free") == {}
    assert t.g.ruins[WHITE * t.g.piece_kinds + CITY] == 1 and t.g.ruins[FREE_STATES * t.g.piece_kinds + STARPORT] == 1
    assert t.g.cities[WHITE] == 4 and t.g.cities[RED] == 4, "they do not go home"


def test_f1103_no_ransack_and_no_outrage_of_the_cities() -> None:
    t = breaks("1-hex: red 1 ship; blue city\ncourt: aid01, cc03 blue 2, cc02, cc05, cc07")
    assert t.court()["cc03"] == [0, 2, 0] and t.cards("red") == ["f1101", "f1103", "f1104"]
    assert len(t.noted("outrage")) == 3, "one each, by the first step"


def test_f1103_banners_lie_there_too() -> None:
    t = breaks("1-hex: red 1 ship\ntokens: banner of blue in 1-hex\nlaws: f1003")
    assert t.tokens("banner") == [] and on_breaking_worlds(t) == ["1 blue banner"]


def test_b08_flagship_boards_are_not_on_the_planet() -> None:
    t = breaks("1-hex: red 1 ship", f"{HAMMER}; flagship in 1-hex, slipstream starport, hull city")
    assert t.board("red") == {"hull": "city", "slipstream-drive": "starport"} and on_breaking_worlds(t) == []


def test_f1103_a_broken_world_has_no_building_slots() -> None:
    lines = "1-hex: red 1 ship\n2-hex: red 1 ship\ntokens: broken-world in 1-hex"
    leads("construction-2", lines, HAMMER).plays("red", "build").cannot("red", "city in 1-hex", "starport in 1-hex")
    leads("construction-2", "1-hex: red 1 ship\ntokens: broken-world in 1-hex\n6-hex: blue city, city", HAMMER).cannot(
        "red", "build"
    )
    t = leads("construction-2", "1-hex: red 1 ship\ntokens: broken-world in 1-hex", f"{HAMMER} l09; resources material")
    t.plays("red", "build", "cloud city in 1-hex")
    assert t.buildings("1-hex") == ["red city"], "a Cloud City needs no slot"


def test_f1103_it_keeps_its_type_and_its_ways() -> None:
    t = breaks("1-hex: red 1 ship")
    assert t.game.view(None)["systems"]["1-hex"]["resource"] == "material"
    t = leads("mobilization-2", "1-hex: red 1 ship\ntokens: broken-world in 1-hex", HAMMER)
    t.plays("red", "move", "from 1-hex").can("red", "to 1-gate", "to 1-crescent")


def test_f1103_refugees_of_the_type_go_on_top_of_the_court_deck() -> None:
    t = breaks("1-hex: red 1 ship\ncourt: aid01, cc03, cc05, cc07, cc09\ndeck: cc11")
    assert COURT.ids[t.g.court_deck[-1]] == "f1105" and t.g.on_top == 1
    assert [COURT.ids[card] for card in t.g.tucked] == ["f1106", "f1107", "f1108", "f1109"]
    assert t.game.view(BLUE)["reach"]["court_top"] == ["f1105"]
    for key in range(5):
        guess = t.g.copy()
        redeal(guess, BLUE, Rng.seeded(key))
        assert COURT.ids[guess.court_deck[-1]] == "f1105"


def test_f1103_guilds_of_the_suit_leave_the_court_and_the_row_is_refilled() -> None:
    court = "court: aid01, cc01 blue 2, cc05, cc07, cc09\nattached: cc02 to cc05\ndeck: cc11"
    t = breaks(f"1-hex: red 1 ship\n{court}")
    assert t.row() == ["aid01", "f1105", "cc05", "cc07", "cc09"], "cc01 and cc02 are Material; the Refugees come first"
    assert {"cc01", "cc02"} <= {COURT.ids[card] for card in t.g.scrapped} and t.agents("blue") == 9
    assert t.g.on_top == 0 and t.game.view(BLUE)["reach"]["court_top"] == []


def test_f1103_no_second_refugees_of_a_type() -> None:
    t = breaks("1-hex: red 1 ship\ncourt: aid01, cc03, cc05, cc07, cc09\nwhite: cards f1105\ndeck: cc11")
    assert COURT.ids[t.g.court_deck[-1]] == "cc11" and t.g.on_top == 0


ANSWER = "battle first"


def answers(t: ReachScenario, assault: str) -> ReachScenario:
    """Blue battles first; the assault dice will show this."""
    t.plays("blue", ANSWER).dice(assault=assault)
    return t


def test_f1103_each_rival_may_battle_in_turn_order() -> None:
    t = breaks("1-hex: red 3 ships; blue 1 ship; white 1 ship").asks("blue", "answer_hammer", [ANSWER, "go on"])
    t.plays("blue", "go on").asks("white", "answer_hammer").plays("white", "go on")
    assert t.tokens("broken-world") == ["1-hex"]


def test_f1103_a_battle_that_takes_control_away_saves_the_world() -> None:
    t = answers(breaks("1-hex: red 1 ship; blue 2 ships, city"), "hit hit, hit hit")
    t.plays("blue", "2 Assault dice")
    assert t.ships("red", "1-hex") == (0, 0) and t.trophies("blue", "red") == {"ships": 1}
    assert t.tokens("hammer") == ["1-hex"] and t.tokens("broken-world") == [] and t.objective("red") == 12
    assert t.buildings("1-hex")[0] == "blue city" and t.outrage("blue") == []
    t.asks("red", "turn")


def test_f1103_without_control_before_the_battles_it_may_come_by_them() -> None:
    lines = "1-hex: red 2 ships; blue 2 ships"
    t = breaks(lines).plays("blue", "go on")
    assert t.tokens("hammer") == ["1-hex"], "nobody has control"
    t = answers(breaks(lines), "hit intercept")
    t.plays("blue", "1 Assault die", "0 Raid dice", "0 Skirmish dice").plays("blue", "a fresh ship")
    assert t.ships("blue", "1-hex") == (0, 2) and t.ships("red", "1-hex") == (1, 1)
    assert t.tokens("broken-world") == ["1-hex"]


def test_f1103_who_has_no_ships_there_or_may_not_harm_cannot_battle() -> None:
    t = breaks("1-hex: red 1 ship; blue city")
    assert t.tokens("broken-world") == ["1-hex"]
    lines = "tokens: hammer in 1-hex\n1-hex: red 1 ship; blue 2 ships; empire 1 ship"
    t = leads("aggression-2", lines, HAMMER).plays("red", BREAK)
    assert t.tokens("broken-world") == ["1-hex"], "the Truce Law holds blue back, the Presence Law gives control"


def test_f1103_c33_the_truce_law_forbids_it_if_a_building_there_is_protected() -> None:
    lines = "tokens: hammer in 1-hex\n1-hex: red 3 ships; blue 1 damaged ship{}; empire 1 damaged ship"
    leads("aggression-2", lines.format(", city"), HAMMER).cannot("red", BREAK)
    leads("aggression-2", lines.format(""), HAMMER).can("red", BREAK)


def hear_harm(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, list[int]]]:
    """A law that writes down who harmed whom."""
    heard: list[tuple[int, list[int]]] = []

    def after_harm(g: object, me: int, harmed: list[int], system: int) -> Script[None]:
        heard.append((me, harmed))
        yield from ()

    law = CARDS[LAWS[3]]
    says(monkeypatch, law, "speaks_after_harm", lambda g, me, harmed, system: True)
    says(monkeypatch, law, "after_harm", after_harm)
    return heard


@pytest.mark.plain_only
def test_f1103_to_declare_it_is_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = hear_harm(monkeypatch)
    breaks("1-hex: red 1 ship; blue city; free starport")
    assert heard == [(RED, [BLUE, FREE_STATES])]
    heard.clear()
    t = answers(breaks("1-hex: red 1 ship; blue 2 ships, city"), "hit hit, hit hit")
    t.plays("blue", "2 Assault dice")
    assert heard == [(BLUE, [RED]), (RED, [BLUE])], "blue's battle first; then red's, though the world holds"
    heard.clear()
    breaks("1-hex: red 1 ship, city")
    assert heard == []


def test_f1103_the_answering_battle_leaves_red_on_turn() -> None:
    t = answers(breaks("1-hex: red 1 ship; blue 2 ships"), "hit hit, hit hit")
    t.plays("blue", "2 Assault dice").asks("red", "turn")
    assert t.g.turn == RED and t.g.pips == 2


# -- F1102: Sycophants ---------------------------------------------------------------------------------------------

SYCOPHANTS = f"{HAMMER} f1102"


def test_f1102_outrage_brings_two_ships_at_one_planet_of_the_type() -> None:
    t = breaks("1-hex: red 1 ship", SYCOPHANTS)
    t.asks("red", "sycophants", ["in 1-hex", "in 3-arrow", "in 4-hex", "in 6-arrow", "go on"]).plays(
        "red", "in 3-arrow"
    )
    assert t.ships("red", "3-arrow") == (2, 0) and "f1102" in t.cards("red")


def test_f1102_it_may_be_declined_and_needs_a_ship() -> None:
    t = breaks("1-hex: red 1 ship", SYCOPHANTS).plays("red", "go on")
    assert t.tokens("broken-world") == ["1-hex"] and CARD_NUMBER["f1102"] not in t.g.used
    t = breaks("1-hex: red 1 ship\nred: ships 0", SYCOPHANTS)
    assert t.tokens("broken-world") == ["1-hex"]


def test_f1102_weapon_outrage_does_not_discard_it() -> None:
    t = leads("aggression-2", "1-arrow: red 1 ship; free damaged city\n2-hex: red 1 ship", "cards f1102")
    t.plays("red", "battle", "0 Assault dice", "0 Raid dice").dice(skirmish="hit").plays("red", "1 Skirmish die")
    t.asks("red", "sycophants").plays("red", "in 1-arrow")
    assert t.outrage("red") == ["weapon"] and "f1102" in t.cards("red")
    assert t.ships("red", "1-arrow") == (3, 0)


def test_f1102_once_per_turn() -> None:
    lines = "1-arrow: red 1 ship; free damaged city\n2-arrow: red 1 ship; free damaged city"
    t = leads("aggression-2", lines, "cards f1102")
    t.plays("red", "battle", "in 1-arrow", "0 Assault dice", "0 Raid dice").dice(skirmish="hit")
    t.plays("red", "1 Skirmish die", "in 1-arrow").plays("red", "battle", "0 Assault dice", "0 Raid dice")
    t.dice(skirmish="hit").plays("red", "1 Skirmish die").asks("red", "turn")
    assert t.outrage("red") == ["weapon", "psionic"]


def test_cd24_the_end_of_a_round_counts_as_one_turn() -> None:
    t = leads("aggression-2", "2-hex: red 1 ship", "cards f1102")
    t.g.turn = NOBODY
    sycophants, fuel = CARDS[CARD_NUMBER["f1102"]], RESOURCES.index("fuel")
    asked = sycophants.outrage_provoked(t.g, RED, fuel)
    planet = next(asked).options[0]
    with pytest.raises(StopIteration):
        asked.send(planet)
    assert list(sycophants.outrage_provoked(t.g, RED, fuel)) == []
    next_round(t.g)
    assert next(sycophants.outrage_provoked(t.g, RED, fuel)).ask == "sycophants"


def test_f1102_on_the_turn_of_another_as_well() -> None:
    t = leads(
        "aggression-2", "tokens: hammer in 1-hex\n1-hex: red 1 ship\nblue: cards f1102", f"{HAMMER}; title outlaw"
    )
    t.plays("red", BREAK).asks("blue", "sycophants").plays("blue", "in 4-hex")
    assert t.ships("blue", "4-hex") == (2, 0)


def test_f1102_prelude_discards_it_for_three_ships() -> None:
    t = leads("aggression-2", "2-hex: red 1 ship", "cards f1102").plays("red", "use Sycophants")
    assert t.ships("red", "2-hex") == (4, 0) and "f1102" in t.court_discard()


# -- F1105 to F1109: Refugees --------------------------------------------------------------------------------------


def test_f1105_resettle_builds_a_free_city_and_heals() -> None:
    t = leads("construction-2", "1-hex: red 1 ship; free city", "cards f1105; outrage material")
    t.g.laws += (BREAKING_WORLDS,)
    t.plays("red", "resettle")
    while not is_asked(t, "turn"):
        t.plays("red", t.options()[0])
    assert t.buildings("1-hex") == ["free city", "free city"] and t.outrage("red") == []
    assert t.resources("red") == ["material", "material"]
    assert "f1105" not in t.cards("red") and CARD_NUMBER["f1105"] in t.g.tucked


def test_f1105_b01_needs_control_a_planet_of_the_suit_and_a_slot() -> None:
    for lines in ("4-hex: red 1 ship; blue 1 ship", "2-hex: red 1 ship", "4-hex: red 1 ship; free city, city"):
        leads("construction-2", lines, "cards f1105").cannot("red", "resettle")
    broken = "4-hex: red 1 ship\nblue: cards f1103 f1104\ntokens: broken-world in 4-hex"
    leads("construction-2", broken, "cards f1105").cannot("red", "resettle")


def test_f1105_the_planet_says_which_refugees_go_there() -> None:
    t = leads("construction-2", "4-hex: red 1 ship\n1-crescent: red 1 ship", "cards f1105 f1106")
    t.plays("red", "resettle").asks("red", "resettle", ["in 4-hex", "in 1-crescent"]).plays("red", "in 1-crescent")
    while not is_asked(t, "turn"):
        t.plays("red", t.options()[0])
    assert "f1105" in t.cards("red") and "f1106" not in t.cards("red") and set(t.resources("red")) == {"fuel"}


def test_f1105_is_scrapped_by_who_has_planet_hammer() -> None:
    court = "court: aid01, f1105 red 1, cc05, cc07, cc09"
    t = leads("administration-2", f"1-hex: red 1 ship\n{court}", f"{HAMMER}; resources relic")
    t.plays("red", "spend Relic from slot 1 to secure")
    assert "f1105" not in t.cards("red") and CARD_NUMBER["f1105"] in t.g.scrapped


def test_f1105_is_scrapped_when_planet_hammer_comes() -> None:
    t = leads("aggression-2", "1-hex: red 1 ship", "cards f1105")
    CARDS[CARD_NUMBER["f1104"]].joins(t.g, RED)
    assert t.cards("red") == ["f1101", "f1104"] and CARD_NUMBER["f1105"] in t.g.scrapped


def test_f1105_is_scrapped_when_stolen_by_who_has_planet_hammer() -> None:
    t = leads("aggression-2", "1-hex: red 2 ships; blue city\nblue: cards f1105; title outlaw", HAMMER)
    t.plays("red", "battle", "0 Assault dice").dice(raid="key key intercept, key self_hit").plays("red", "2 Raid dice")
    if is_asked(t, "collect"):
        t.plays("red", "0 Skirmish dice")
    while not is_asked(t, "turn"):
        t.plays("red", next(text for text in t.options() if text != "stop"))
    assert CARD_NUMBER["f1105"] in t.g.scrapped and "f1105" not in t.cards("blue") + t.cards("red")


# -- F1110: the Resolution -----------------------------------------------------------------------------------------


def set_11(cards: Sequence[int]) -> list[str]:
    """The cards of the Planet Breaker among these."""
    return sorted(COURT.ids[card] for card in cards if COURT.ids[card].startswith("f11"))


def at_the_end(red: str, lines: str) -> ReachScenario:
    return reach(f"""
        seats 3, act 2, initiative red
        fates: planet-breaker
        red: cards f1102 {red}; flagship in 1-hex
        {lines}
        """)


def test_f1110_success() -> None:
    t = at_the_end("f1103 f1104", "tokens: broken-world in 1-hex")
    t.g.ruins = changed(t.g.ruins, BLUE * t.g.piece_kinds + CITY, 1)
    t.g.cities[BLUE] -= 1
    resolved(t, "success")
    assert set_11(t.g.scrapped) == ["f1111"] and set_11(t.g.court_deck) == []
    assert set_11(t.g.cards[RED]) == ["f1101", "f1102", "f1103", "f1104"] and on_breaking_worlds(t) == ["1 blue city"]
    assert t.tokens("broken-world") == ["1-hex"] and t.g.hammers == 5 and len(t.g.tucked) == 5


def test_f1110_failure_with_fragments_left() -> None:
    t = resolved(at_the_end("f1103", "tokens: fragment in 1-hex, fragment in 2-hex"), "failure")
    assert t.tokens("fragment") == [] and t.g.fragments == 0 and t.g.hammers == FRAGMENTS
    assert set_11(t.g.court_deck) == ["f1111"] and set_11(t.g.scrapped) == ["f1104"]
    assert set_11(t.g.cards[RED]) == ["f1101", "f1102"] and set_11(t.g.laws) == ["f1103"]
    assert set_11(t.g.tucked) == ["f1105", "f1106", "f1107", "f1108", "f1109"] and t.flagship("red") == "1-hex"


def test_f1110_failure_with_the_hammer_on_the_map() -> None:
    t = resolved(at_the_end("f1103 f1104", "tokens: hammer in 1-hex"), "failure")
    assert t.tokens("hammer") == [] and t.g.hammers == FRAGMENTS
    assert set_11(t.g.cards[RED]) == ["f1101", "f1102"] and set_11(t.g.laws) == ["f1103"]
    assert set_11(t.g.scrapped) == ["f1104"] and set_11(t.g.court_deck) == ["f1111"]
