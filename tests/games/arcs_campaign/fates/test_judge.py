"""The Judge: ties, Vow of Fairness, The Arbiter, Judge's Chosen and Judge Sets Agenda."""

import pytest

from boardwright.games.arcs.campaign.assumptions import CHOSEN_IS_PRESENT_BY_JUDGE, JUDGES_SHIPS_MOVE_ALONG
from boardwright.games.arcs.campaign.fates.judge import Objective
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.control import controls
from boardwright.games.arcs.facts import CARD_NUMBER, PSIONIC, SYSTEM_NUMBER
from boardwright.kernel.still import replaced, rewritten
from tests.games.arcs.leaders.steps import rolls
from tests.games.arcs_campaign.position import ReachScenario, reach

FATES = "fates: judge guardian naturalist"
RED, BLUE, WHITE = 0, 1, 2
CARDS = "cards f2402 f2403"


def table(lines: str = "", red: str = CARDS, head: str = "", initiative: str = "red") -> ReachScenario:
    return reach(f"""
        seats 3, initiative {initiative}, act 3{head}
        {FATES}
        6-gate: red 1 damaged ship
        5-gate: blue 1 damaged ship
        red: hand construction-2; {red}
        blue: title outlaw
        white: title outlaw
        {lines}
        """)


def test_f2401_set_up() -> None:
    t = reach("seats 2, act 3, begin set-up\nfates: judge guardian\n1-hex: red 1 ship\n2-hex: blue 1 ship")
    assert t.objective("red") == 6 and {"f2402", "f2403", "f2404"} <= set(t.cards("red")) and "f2405" in t.laws()


# -- F2401: the objective ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "advance"),
    [
        ("ambitions: keeper 5\nblue: resources relic\nwhite: resources relic", 1),
        ("ambitions: keeper 5\nblue: resources relic", 0),
        ("ambitions: keeper 5", 0),  # CD21: not at zero
        ("blue: resources relic\nwhite: resources relic", 0),  # CD21: not declared
        ("ambitions: keeper 5, tyrant 3\nblue: resources relic; captives 1 red\nwhite: resources relic", 1),
        ("ambitions: edenguard 5\n1-hex: blue 1 ship\n1-crescent: white 1 ship", 1),
    ],
)
def test_f2401_cd21_ties_for_first_place_in_scored_ambitions(lines: str, advance: int) -> None:
    t = table(lines, "power 0")
    card = REACH_CARDS[CARD_NUMBER["f2401"]]
    assert isinstance(card, Objective) and card.promise(t.g, RED) == advance
    assert t.plays("red", "pass the initiative").objective("red") == 6 - advance


def test_c14_f2401_a_tie_counts_although_lore_is_scrapped_for_a_grand_ambition() -> None:
    t = reach("""
        seats 3, initiative red, act 3, begin scoring
        fates: judge caretaker
        golems: seeker awake in slot 1 of blue
        red: resources psionic
        blue: cards f1403 f503; held f1403 psionic
        ambitions: empath 5
        """)
    t.plays("blue", "scrap Well of Empathy", "go on")
    assert t.resources("red") == ["psionic"] and t.objective("red") == 6 - 1


def test_f2401_c117_a_tie_with_the_box_of_two_players_counts() -> None:
    t = reach(
        "seats 2, act 3\nfates: judge guardian\nred: hand construction-2\nblue: resources psionic\nambitions: empath 5"
    )
    card = REACH_CARDS[CARD_NUMBER["f2401"]]
    t.g.dummy = replaced(t.g.dummy, PSIONIC, 1)
    assert card.promise(t.g, RED) == 1
    t.g.dummy = replaced(t.g.dummy, PSIONIC, 2)
    assert card.promise(t.g, RED) == 0


# -- F2402: Vow of Fairness ----------------------------------------------------------------------------------------


def raided(red: str, keys: str = "key key intercept") -> ReachScenario:
    t = table(
        "1-hex: red city; blue 3 ships\nblue: hand aggression-2",
        f"cards f2402; {red}",
        initiative="blue",
    )
    t.plays("blue", "lead Aggression 2", "go on", "battle")
    rolls(t, seat="blue", raid=keys)
    return t


def test_f2402_captives_and_trophies_can_be_raided_for_one_key_each() -> None:
    t = raided("captives 1 blue 1 white; trophies white 1 ship")
    t.plays("blue", "captive agent of White from Red", "ship of White among the Trophies of Red")
    assert t.captives("blue", "white") == 1 and t.g.trophies_of(BLUE) == 1
    assert t.captives("red", "blue") == 1 and t.g.trophies_of(RED) == 0


def test_f2402_own_pieces_go_home() -> None:
    t = raided("captives 1 blue; trophies blue 1 ship")
    before = t.g.ships[BLUE]
    t.plays("blue", "captive agent of Blue from Red", "ship of Blue among the Trophies of Red")
    assert t.agents("blue") == 10 and t.g.ships[BLUE] == before + 1 and t.g.captives_of(BLUE) == 0


def test_f2402_captured_ships_can_be_raided_too() -> None:
    t = raided("captured 1 white 1 blue")
    before = t.g.ships[BLUE]
    t.plays("blue", "captive ship of White from Red", "captive ship of Blue from Red")
    assert t.captive_ships("blue") == {"white": 1} and t.g.ships[BLUE] == before + 1


# -- F2403: The Arbiter --------------------------------------------------------------------------------------------


def scoring(lines: str, red: str) -> ReachScenario:
    return table(lines, f"cards f2403; {red}").plays("red", "pass the initiative")


def test_f2403_hands_things_over_before_scoring() -> None:
    t = scoring(
        "ambitions: keeper 5, tyrant 3\n5-hex: red city, city",
        "resources relic; captives 1 blue 1 white; trophies white 1 ship",
    )
    t.plays("red", "Relic from slot 1", "Blue").plays("blue", "Relic in slot 1")
    t.plays("red", "captive agent of White", "Blue", "ship of White", "Blue", "captive agent of Blue", "Blue")
    assert t.agents("blue") == 10 and t.resources("blue") == ["relic"] and t.g.trophies_of(BLUE) == 1
    assert t.power("blue") == 6 and t.power("red") == 3 and "The Arbiter: Red gives Blue 1 Relic." in t.chronicle()


def test_f2403_captured_ships_and_ransacked_agents() -> None:
    t = scoring("ambitions: tyrant 3", "captured 1 white; captives 1 white; trophies white 1 agent")
    t.asks("red", "arbiter", ["captive ship of White", "captive agent of White", "agent of White", "stop"])
    t.plays("red", "captive ship of White", "Blue", "agent of White", "Blue")
    assert t.captive_ships("blue") == {"white": 1} and t.g.trophies_of(BLUE) == 1 and t.captives("red", "white") == 1


def test_f2403_resources_only_where_there_is_room() -> None:
    t = scoring("ambitions: keeper 5\nblue: resources fuel fuel", "resources relic")
    t.plays("red", "Relic from slot 1").plays("white", "Relic in slot 1")
    assert t.resources("white") == ["relic"]


def test_f2403_nothing_need_be_given() -> None:
    t = scoring("ambitions: keeper 5", "resources relic").plays("red", "stop")
    assert t.power("red") == 5


def test_f2403_frozen_resources_cannot_be_given() -> None:
    t = scoring("ambitions: tyrant 5", "cards f2002; vaulted fuel")
    assert t.g.vaulted[1] == 0 and t.power("red") == 5  # nothing was asked, Tyrant was scored


def test_f2403_is_a_protected_relic_card() -> None:
    card = REACH_CARDS[CARD_NUMBER["f2403"]]
    assert card.is_protected and card.suit == 3


# -- F2404: Judge's Chosen -----------------------------------------------------------------------------------------


def chosen(lines: str, hand: str = "mobilization-2", blue: str = "power 0") -> ReachScenario:
    suit, number = hand.split("-")
    t = reach(f"""
        seats 3, initiative blue, act 3
        {FATES}
        6-gate: red 1 damaged ship
        5-gate: blue 1 damaged ship
        red: title outlaw
        blue: hand {hand}; cards f2404; {blue}
        {lines}
        """)
    return t.plays("blue", f"lead {suit.capitalize()} {number}", "go on")


def test_f2404_moves_the_judges_ships_alone() -> None:
    t = chosen("1-hex: red 2 ships")
    t.plays("blue", "move", "from 1-hex", "to 1-gate", "with 2 fresh and 0 damaged")
    assert t.ships("red", "1-gate") == (2, 0)


def test_f2404_cd23_together_with_own_ships() -> None:
    assert JUDGES_SHIPS_MOVE_ALONG
    t = chosen("1-hex: red 1 ship; blue 1 ship")
    t.plays("blue", "move", "from 1-hex", "to 1-gate", "1 fresh and 0 damaged", "with 1 fresh and 0 damaged")
    assert t.ships("red", "1-gate") == (1, 0) == t.ships("blue", "1-gate")


def test_f2404_cd22_they_are_not_loyal_for_the_laws_of_the_empire() -> None:
    assert not CHOSEN_IS_PRESENT_BY_JUDGE
    t = chosen("1-hex: red 1 ship; empire 1 ship", blue="title regent")
    assert not controls(t.g, BLUE, SYSTEM_NUMBER["1-hex"])
    t.plays("blue", "move", "from 1-hex", "to 1-gate")
    assert t.ships("empire", "1-hex") == (1, 0) and t.ships("red", "1-gate") == (1, 0)


def test_f2404_they_never_add_to_control() -> None:
    t = chosen("1-hex: red 2 ships; blue 1 ship; white city", "administration-2")
    assert not controls(t.g, BLUE, SYSTEM_NUMBER["1-hex"])


def test_f2404_builds_where_they_are_and_repairs_them() -> None:
    t = chosen("1-hex: red 1 damaged ship", "construction-2")
    t.plays("blue", "repair", "ship of Red in 1-hex")
    assert t.ships("red", "1-hex") == (1, 0)
    t.plays("blue", "build", "city in 1-hex")
    assert "blue" in t.buildings("1-hex")[0]


def test_f2404_they_fight_for_the_chosen_without_own_ships() -> None:
    t = chosen("1-hex: red 2 ships; white 1 damaged ship", "aggression-2")
    t.plays("blue", "battle", "2 fresh and 0 damaged")
    rolls(t, seat="blue", assault="hit self_hit, hit intercept")
    assert t.g.trophies_of(BLUE) == 1 and t.ships("red", "1-hex") == (1, 1)


def test_f2404_they_fight_alone_beside_imperial_ships() -> None:
    t = chosen("1-hex: red 1 ship; white 1 damaged ship; empire 1 ship; blue city\nwhite: title outlaw", "aggression-2")
    t.plays("blue", "battle", "White").asks("blue", "join_attack", ["0 fresh and 0 damaged", "1 fresh and 0 damaged"])
    t.plays("blue", "0 fresh and 0 damaged").asks("blue", "collect", ["0 Assault dice", "1 Assault die"])


def test_f2404_the_defender_takes_their_wrecks() -> None:
    t = chosen("1-hex: red 1 damaged ship; white 1 ship", "aggression-2")
    t.plays("blue", "battle")
    rolls(t, seat="blue", assault="hit self_hit")
    assert t.g.trophies[t.g.trophy_index(WHITE, RED, 2)] == 1


def test_f2404_against_the_judge_all_their_ships_defend() -> None:
    t = chosen("1-hex: red 2 ships; blue 1 ship", "aggression-2")
    t.plays("blue", "battle")
    t.asks("blue", "collect", ["0 Assault dice", "1 Assault die"])


def test_f2404_catapults_start_from_the_holders_starports() -> None:
    t = chosen("1-hex: red 1 ship, starport")
    t.plays("blue", "move", "from 1-hex", "to 1-gate").asks("blue", "turn")
    t = chosen("1-hex: red 1 ship; blue starport")
    t.plays("blue", "move", "from 1-hex", "to 1-gate").asks("blue", "catapult")


def test_f2404_does_nothing_for_the_judge_nor_outside_the_turn() -> None:
    t = table("1-hex: blue 1 ship\n2-hex: red 1 ship", "cards f2404").plays("red", "lead Construction 2", "go on")
    card = REACH_CARDS[CARD_NUMBER["f2404"]]
    assert not [option for option in t.options() if "1-hex" in option]
    assert card.commands(t.g, BLUE, t.g.systems[SYSTEM_NUMBER["2-hex"]]) == []


def test_f2404_gate_ports_cost_the_judge_an_agent() -> None:
    t = chosen("1-gate: white 1 ship\nwhite: cards l08\n1-hex: red 1 ship")
    t.g.buildings = rewritten(t.g.buildings, 0, 1 + (WHITE << 2) + 2)
    t.g.starports[WHITE] -= 1
    t.plays("blue", "move", "from 1-hex", "to 1-gate")
    assert t.captives("white", "red") == 1 and t.captives("white", "blue") == 0


FLAGSHIP = "red: flagship in 1-hex, slipstream starport, hull damaged city"


def test_f2404_the_flagship_moves_with_the_others() -> None:
    t = chosen(FLAGSHIP)
    t.plays("blue", "move", "from 1-hex", "to 1-gate")
    assert t.flagship("red") == "1-gate"


def test_f2404_the_slipstream_drive_serves_the_holder() -> None:
    t = chosen(FLAGSHIP)
    t.plays("blue", "use Judge's Chosen", "to 1-gate", "to 2-gate", "stop")
    assert t.flagship("red") == "2-gate"
    t.cannot("blue", "use Judge's Chosen")


def test_f2404_ships_are_built_at_the_flagship_and_its_parts_repaired() -> None:
    t = chosen(FLAGSHIP, "construction-2")
    t.plays("blue", "build", "ship at the Flagship of Red")
    assert sum(t.ships("blue", "1-hex")) == 1
    t.plays("blue", "repair", "Hull of Red")
    assert t.board("red")["hull"] == "city"


def test_f2404_the_flagship_joins_an_attack() -> None:
    t = chosen(f"{FLAGSHIP}\n1-hex: white 1 damaged ship", "aggression-2")
    t.plays("blue", "battle")
    rolls(t, seat="blue", assault="hit hit")
    assert t.g.trophies_of(BLUE) == 1


def test_f2404_a_raid_with_lent_ships_takes_only_what_the_defender_has() -> None:
    lines = (
        "1-hex: red 2 ships; white 1 damaged ship; white city\nred: resources relic\nwhite: resources fuel; cards cc02"
    )
    t = chosen(lines, "aggression-2").plays("blue", "battle")
    while t.game.decision is not None and t.game.decision.ask in ("battle_whom", "join_attack"):
        t.plays("blue", "White" if t.game.decision.ask == "battle_whom" else t.options()[-1])
    rolls(t, seat="blue", raid="key key intercept")
    assert t.game.decision is not None and t.game.decision.ask == "raid" and t.game.decision.values[0] == WHITE
    named = [option[1] for option in t.game.decision.options if len(option) > 1]
    assert named and set(named) == {WHITE}


def test_f2404_a_control_array_serves_the_holder() -> None:
    t = chosen("red: flagship in 1-gate, control city\n1-hex: white city", "administration-2")
    assert "tax" in t.options()


# -- F2405: Judge Sets Agenda --------------------------------------------------------------------------------------


def edict(lines: str = "", red: str = "cards f2404") -> ReachScenario:
    return table(f"policy: peace\n{lines}", red, head=", begin edicts").plays("red", "enforce")


def test_f2405_declares_with_any_marker_for_power() -> None:
    t = edict(red="cards f2404; power 1").plays("red", "declare Keeper", "3 Power", "Blue")
    assert t.markers("keeper") == [[3, 2]] and t.power("red") == -1 and not t.g.zero
    assert "f2404" in t.cards("blue")


def test_f2405_declaring_is_voluntary_and_the_chosen_is_not() -> None:
    t = edict().plays("red", "go on")
    t.asks("red", "judges_chosen", ["Blue", "White"])
    t.plays("red", "White")
    assert "f2404" in t.cards("white") and t.power("red") == 0


def test_f2405_the_same_rival_may_be_chosen_again() -> None:
    t = edict("blue: cards f2404", "power 0").plays("red", "go on", "Blue")
    assert "f2404" in t.cards("blue")


def test_f2405_without_an_available_marker_only_the_chosen() -> None:
    edict("ambitions: keeper 5, tyrant 3, warlord 2").asks("red", "judges_chosen")
