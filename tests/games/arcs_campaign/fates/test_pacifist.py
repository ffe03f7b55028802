"""The Pacifist in Act II: the objective, Witnesses, Well of Empathy, both Resolutions."""

import pytest

from boardwright.games.arcs.ambitions import count_for
from boardwright.games.arcs.campaign.facts import FREE_STATES
from boardwright.games.arcs.campaign.fates.pacifist import Objective
from boardwright.games.arcs.campaign.held import tokens_on
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.facts import CARD_NUMBER, EMPATH, PSIONIC
from boardwright.games.arcs.resources import provoke_outrage
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.test_summit import agree

FATES = "fates: pacifist blight-speaker peacekeeper"
WELL = CARD_NUMBER["f1403"]
RED = 0


def at_lead(lines: str = "", red: str = "cards f1402 f1403", hand: str = "mobilization-2") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        6-gate: red 1 damaged ship
        red: hand {hand}; {red}
        {lines}
        """)


def leads(lines: str = "", red: str = "cards f1402 f1403", hand: str = "mobilization-2") -> ReachScenario:
    suit, number = hand.split("-")
    return at_lead(lines, red, hand).plays("red", f"lead {suit.capitalize()} {number}", "go on")


# -- F1401: the objective ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("boxes", "advance"),
    [
        ("power 0", 3),
        ("trophies blue 1 ship", 1),
        ("captives 1 blue", 2),
        ("trophies blue 1 ship; captives 1 blue", 0),
    ],
)
def test_f1401_b22_empty_boxes_count_before_they_are_emptied(boxes: str, advance: int) -> None:
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        red: hand administration-2; {boxes}
        ambitions: warlord 5, tyrant 3
        """)
    card = REACH_CARDS[CARD_NUMBER["f1401"]]
    assert isinstance(card, Objective) and card.promise(t.g, RED) == advance
    t.plays("red", "pass the initiative")
    assert t.objective("red") == 14 - advance
    assert t.g.trophies_of(RED) == 0


def spends(lines: str, red: str, *texts: str, hand: str = "mobilization-2") -> ReachScenario:
    return leads(lines, red, hand).plays("red", *texts)


def test_f1401_each_psionic_spent_in_the_prelude_counts_while_empath_is_declared() -> None:
    t = leads("1-hex: red 1 ship, city\nambitions: empath 5", "resources psionic psionic")
    t.plays("red", "spend Psionic from slot 1 to influence", "Mining Interest")
    assert t.objective("red") == 13
    t.plays("red", "spend Psionic from slot 2 to influence", "Mining Interest")
    assert t.objective("red") == 12


def test_f1401_for_nothing_as_well_and_then_it_is_worth_offering() -> None:
    t = leads("ambitions: empath 5", "resources psionic; outrage psionic")
    decision = t.game.decision
    assert decision is not None and ("spend", PSIONIC, 0, "nothing") in decision.options
    t.plays("red", "spend Psionic from slot 1 for nothing")
    assert t.objective("red") == 13


def test_f1401_not_while_empath_is_not_declared_and_no_other_resource() -> None:
    t = leads("1-hex: red city, city", "resources psionic fuel")
    t.plays("red", "spend Psionic from slot 1 for nothing")
    assert t.objective("red") == 14
    t = leads("1-hex: red city, city\nambitions: empath 5", "resources fuel")
    t.plays("red", "spend Fuel from slot 1 to move", "to 5-gate")
    assert t.objective("red") == 14


def test_f1401_b15_what_is_spent_as_psionic_counts() -> None:
    loyal = "cards bc19; resources relic weapon"
    t = leads("1-hex: red city, city\nambitions: empath 5", loyal)
    t.plays("red", "spend Relic from slot 1 to influence", "Mining Interest")
    assert t.objective("red") == 13
    t.plays("red", "spend Weapon from slot 2 so that pips may battle")
    assert t.objective("red") == 13  # a Weapon as such


def test_f1401_not_on_the_turn_of_another() -> None:
    t = reach(f"""
        seats 3, initiative blue, act 2
        {FATES}
        6-gate: blue 1 ship
        blue: hand mobilization-2; resources psionic
        ambitions: empath 5
        """)
    t.plays("blue", "lead Mobilization 2", "go on", "spend Psionic from slot 1 for nothing")
    assert t.objective("red") == 14


# -- F1402: Witnesses on the move ----------------------------------------------------------------------------------


def witnesses(t: ReachScenario) -> list[str]:
    rows = t.game.view(None)["reach"]["map_tokens"]
    return sorted(row["system"] for row in rows if row["kind"] == "witness")


def test_f1402_a_witness_goes_along_with_ships() -> None:
    t = leads("1-arrow: red 2 ships\ntokens: witness of red in 1-arrow, witness of red in 1-arrow")
    t.plays("red", "move", "from 1-arrow", "to 1-gate", "1 fresh and 0 damaged", "1 Witness")
    assert witnesses(t) == ["1-arrow", "1-gate"] and t.ships("red", "1-gate") == (1, 0)
    assert "Red moves a Witness from 1-arrow to 1-gate." in t.chronicle()


def test_f1402_alone_but_not_nothing_at_all() -> None:
    t = leads("1-arrow: red 1 ship\ntokens: witness of red in 1-arrow")
    t.plays("red", "move", "from 1-arrow", "to 1-gate", "0 fresh and 0 damaged")
    assert witnesses(t) == ["1-gate"] and t.ships("red", "1-arrow") == (1, 0)
    t.asks("red", "turn")


def test_f1402_only_from_a_controlled_system() -> None:
    t = leads("1-arrow: red 1 ship; blue 1 ship\ntokens: witness of red in 1-arrow")
    t.plays("red", "move", "from 1-arrow", "to 1-gate").asks("red", "turn")
    assert witnesses(t) == ["1-arrow"] and t.ships("red", "1-gate") == (1, 0)


def test_f1402_c28_a_regent_moves_one_where_the_empire_controls_without_ships() -> None:
    t = leads("1-arrow: empire 1 ship\ntokens: witness of red in 1-arrow")
    t.plays("red", "move", "from 1-arrow", "to 1-gate")
    assert witnesses(t) == ["1-gate"]


def test_f1402_with_a_catapult_move_and_left_on_the_way() -> None:
    t = leads("""
        1-arrow: red 1 ship, starport
        tokens: witness of red in 1-arrow, witness of red in 1-arrow
        """)
    t.plays("red", "move", "from 1-arrow", "to 1-gate", "1 fresh and 0 damaged", "2 Witnesses")
    t.plays("red", "to 2-gate", "1 Witness").plays("red", "to 2-arrow", "1 Witness")
    assert witnesses(t) == ["1-gate", "2-arrow"] and t.ships("red", "2-arrow") == (1, 0)


def test_f1402_a_ship_goes_back_only_if_it_leaves_a_witness() -> None:
    t = leads("1-gate: red 1 ship, starport\ntokens: witness of red in 1-gate")
    t.plays("red", "move", "from 1-gate", "to 2-gate", "1 fresh and 0 damaged", "1 Witness", "to 1-gate")
    assert witnesses(t) == ["2-gate"] and t.ships("red", "1-gate") == (1, 0)
    t.asks("red", "catapult").cannot("red", "to 2-gate")


def test_f1402_alone_it_does_not_catapult() -> None:
    t = leads("1-arrow: red 1 ship, starport\ntokens: witness of red in 1-arrow")
    t.plays("red", "move", "from 1-arrow", "to 1-gate", "0 fresh and 0 damaged").asks("red", "turn")
    assert witnesses(t) == ["1-gate"]


def test_f1402_rivals_do_not_move_it() -> None:
    t = reach(f"""
        seats 3, initiative blue, act 2
        {FATES}
        1-arrow: blue 2 ships
        blue: hand mobilization-2
        tokens: witness of red in 1-arrow
        """)
    t.plays("blue", "lead Mobilization 2", "go on", "move", "to 1-gate", "2 fresh and 0 damaged")
    assert witnesses(t) == ["1-arrow"]


def test_f1402_it_is_a_loyal_piece_beside_which_its_owner_builds() -> None:
    t = leads("tokens: witness of red in 1-arrow", hand="construction-2")
    t.plays("red", "build", "city in 1-arrow")
    assert t.buildings("1-arrow")[0] == "red city"


def test_p27_it_cannot_be_harmed() -> None:
    t = reach(f"""
        seats 3, initiative blue, act 2
        {FATES}
        1-arrow: blue 2 ships
        blue: hand aggression-2
        tokens: witness of red in 1-arrow
        """)
    t.plays("blue", "lead Aggression 2", "go on").cannot("blue", "battle")


# -- F1402: Witnesses become Psionic -------------------------------------------------------------------------------


def test_f1402_on_a_controlled_psionic_planet_it_becomes_a_psionic_and_empath_may_be_declared() -> None:
    t = leads("2-arrow: red 1 ship\ntokens: witness of red in 2-arrow", "cards f1402")
    t.plays("red", "use Witnesses", "Psionic in slot 1").asks("red", "witness_declares").plays("red", "declare Empath")
    assert t.resources("red") == ["psionic"] and t.supply("psionic") == 5 and witnesses(t) == []
    assert EMPATH in t.g.markers and not t.g.zero
    t.g.check()


def test_f1402_it_need_not_be_declared_and_without_a_marker_it_cannot() -> None:
    t = leads("2-arrow: red 1 ship\ntokens: witness of red in 2-arrow", "cards f1402")
    t.plays("red", "use Witnesses", "Psionic in slot 1", "go on").asks("red", "turn")
    assert EMPATH not in t.g.markers
    markers = "ambitions: tycoon 5, keeper 3, warlord 2"
    t = at_lead(f"2-arrow: red 1 ship\ntokens: witness of red in 2-arrow\n{markers}", "cards f1402")
    t.plays("red", "lead Mobilization 2", "use Witnesses", "Psionic in slot 1").asks("red", "turn")


def test_f1402_again_and_again_in_one_prelude() -> None:
    t = leads("""
        2-arrow: red 1 ship
        5-hex: red 1 ship
        tokens: witness of red in 2-arrow, witness of red in 2-arrow, witness of red in 5-hex
        """)
    t.plays("red", "use Witnesses", "in 5-hex", "Psionic on Well of Empathy", "go on")
    t.plays("red", "use Witnesses", "Psionic on Well of Empathy", "go on")
    t.plays("red", "use Witnesses", "Psionic on Well of Empathy", "go on").cannot("red", "use Witnesses")
    assert tokens_on(t.g, WELL) == [PSIONIC] * 3 and t.g.tokens_in_game(PSIONIC) == 8


@pytest.mark.parametrize("lines", ["2-arrow: blue 1 ship", "2-arrow: red 1 damaged ship", "1-arrow: red 1 ship"])
def test_f1402_not_without_control_or_on_another_planet(lines: str) -> None:
    planet = lines.split(":")[0]
    leads(f"{lines}\ntokens: witness of red in {planet}").cannot("red", "use Witnesses")


def test_b16_a_turned_witness_is_a_token_as_all_others() -> None:
    t = leads("2-arrow: red 1 ship\ntokens: witness of red in 2-arrow", "cards f1402")
    t.plays("red", "use Witnesses", "Psionic in slot 1", "go on", "spend Psionic from slot 1 for nothing", "end turn")
    assert t.supply("psionic") == 6


# -- F1403: Well of Empathy ----------------------------------------------------------------------------------------


def test_f1403_gained_psionic_may_be_put_on_it_or_in_a_slot() -> None:
    t = leads("2-arrow: red 1 ship, city", "cards f1403", "administration-2").plays("red", "tax")
    t.asks("red", "place_token", ["Psionic in slot 1", "Psionic in slot 2", "Psionic on Well of Empathy"])
    t.plays("red", "Psionic on Well of Empathy")
    assert tokens_on(t.g, WELL) == [PSIONIC] and t.resources("red") == []
    assert count_for(t.g, RED, EMPATH) == 1


def test_f1403_no_excess_while_it_has_room_and_slots_may_be_emptied_onto_it() -> None:
    full = "cards f1403; resources psionic fuel relic"
    t = leads("2-arrow: red 1 ship, city", full, "administration-2").plays("red", "tax")
    t.asks("red", "place_token", ["Psionic on Well of Empathy", "rearrange all tokens"])
    t = leads("1-crescent: red 1 ship, city", full, "administration-2").plays("red", "tax")
    t.plays("red", "Psionic on Well of Empathy")
    assert tokens_on(t.g, WELL) == [PSIONIC] and in_hand_or_slots(t) == ["fuel", "fuel", "relic"]


def test_f1403_what_has_room_on_it_is_no_excess() -> None:
    """A Psionic in a slot makes room for one of two Material; for the other one something else must go."""
    full = "cards f1403 f1004; resources psionic fuel"
    t = leads("tokens: banner of red in 1-hex", full, "administration-2").plays("red", "call spirits")
    t.asks("red", "discard_excess", ["discard the loose Material", "discard Fuel from slot 2", "rearrange all tokens"])
    t.plays("red", "rearrange all tokens")
    t.asks("red", "discard_excess", ["discard the loose Material", "discard the loose Fuel"])
    t.plays("red", "discard the loose Fuel")
    assert in_hand_or_slots(t) == ["material", "material"] and tokens_on(t.g, WELL) == [PSIONIC]


def in_hand_or_slots(t: ReachScenario) -> list[str]:
    while t.game.decision is not None and t.game.decision.ask == "place_token":
        t.game.play(t.game.decision.options[0])
    return t.resources("red")


def test_f1403_other_resources_find_no_room_there() -> None:
    t = leads("1-crescent: red 1 ship, city", "cards f1403; resources fuel relic weapon", "administration-2")
    t.plays("red", "tax").asks("red", "discard_excess")


def test_f1403_psionic_is_spent_from_it() -> None:
    t = leads("ambitions: empath 5", "cards f1403; held f1403 psionic psionic")
    t.plays("red", "spend Psionic from Well of Empathy to influence", "Mining Interest")
    assert tokens_on(t.g, WELL) == [PSIONIC] and t.objective("red") == 13
    t.plays("red", "end turn")
    assert t.supply("psionic") == 4


def test_f1403_it_is_not_frozen_so_outrage_discards_it() -> None:
    t = at_lead("", "cards f1403; held f1403 psionic psionic")
    provoke_outrage(t.g, RED, PSIONIC)
    assert tokens_on(t.g, WELL) == [] and t.supply("psionic") == 5 and "f1403" in t.cards("red")


def test_f1403_two_keys_raid_one() -> None:
    t = reach(f"""
        seats 3, initiative blue, act 2
        {FATES}
        1-hex: blue 3 ships; red city
        red: cards f1403; held f1403 psionic psionic
        blue: hand aggression-2
        """)
    t.plays("blue", "lead Aggression 2", "go on", "battle", "0 Assault dice")
    t.dice(raid="key key intercept").plays("blue", "1 Raid die", "0 Skirmish dice")
    t.plays("blue", "Psionic on Well of Empathy of Red", "Psionic in slot 1")
    assert t.resources("blue") == ["psionic"] and tokens_on(t.g, WELL) == [PSIONIC]


def test_f1403_c56_it_may_be_given_and_two_favors_force_it() -> None:
    lines = f"""
        {FATES}
        1-hex: red 2 ships; blue 2 ships
        red: cards f1403; held f1403 psionic psionic
        blue: hand administration-2; favors 2 red
        """
    t = reach(f"seats 3, initiative blue, act 2, summit blue\n{lines}")
    t.plays("blue", "call in Favors of Red", "a resource on a card", "Psionic in slot 1")
    assert t.favors("blue", "red") == 0 and t.resources("blue") == ["psionic"]
    t.plays("blue", "nothing more")
    agree(t, "blue", "red blue held f1403 psionic", "red")
    assert tokens_on(t.g, WELL) == []


def test_f1403_the_tribute_may_come_from_it() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2, begin edicts
        {FATES}
        red: cards f1403; held f1403 psionic
        policy: peace
        """)
    t.plays("red", "enforce the Policy of Peace")
    assert t.trust() == ["psionic"] and tokens_on(t.g, WELL) == []


def test_f1403_trophies_taken_in_defence_go_home_and_bring_psionic() -> None:
    t = reach(f"""
        seats 3, initiative blue, act 2
        {FATES}
        1-hex: blue 3 damaged ships; red 2 ships
        red: cards f1403
        blue: hand aggression-2
        """)
    t.plays("blue", "lead Aggression 2", "go on", "battle", "0 Assault dice")
    t.dice(raid="intercept key key").plays("blue", "1 Raid die", "0 Skirmish dice")
    assert t.g.trophies_of(RED) == 0 and t.g.ships[1] == 14 and t.ships("blue", "1-hex") == (0, 1)
    t.plays("red", "Psionic on Well of Empathy", "Psionic on Well of Empathy")
    t.asks("blue", "raid", ["Psionic on Well of Empathy of Red", "stop"])  # they come before raiding


def test_f1403_not_those_taken_as_attacker() -> None:
    t = leads("1-hex: red 2 ships; blue 1 damaged ship", "cards f1403", "aggression-2")
    t.dice(assault="hit hit").plays("red", "battle", "1 Assault die", "0 Raid dice", "0 Skirmish dice")
    assert t.trophies("red", "blue") == {"ships": 1} and t.resources("red") == []


# -- set-up and Resolution -----------------------------------------------------------------------------------------


def set_up(lines: str = "") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, last act 2, begin intermission
        fates: steward admiral founder
        next fates: pacifist steward admiral
        1-hex: red 5 ships; blue 1 ship; white 1 ship
        red: objective 5
        {lines}
        """)


def test_f1401_set_up() -> None:
    t = set_up("red: outrage relic psionic")
    while t.game.decision is not None and t.game.decision.ask != "replenish":
        t.game.play(t.game.decision.options[0])
    assert t.outrage("red") == [] and {"f1402", "f1403"} <= set(t.cards("red"))
    assert witnesses(t) == ["1-arrow", "2-crescent", "3-hex", "5-arrow"]
    t.plays("red", "in 1-gate", "in 2-gate", "in 3-gate")
    assert t.g.objectives[RED] == 14


def resolved(marker: int, cards: str = "f1402 f1403") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 2, last act 3, begin intermission
        {FATES}
        1-hex: red 1 ship; blue 1 ship; white 1 ship
        red: objective {marker}; cards {cards}; held f1403 psionic
        tokens: witness of red in 1-arrow, witness of red in 2-gate
        """)


def test_f1404_success() -> None:
    t = resolved(0)
    assert witnesses(t) == [] and t.g.tokens_in_game(PSIONIC) == 7 and t.supply("psionic") == 6
    assert t.cards("red") == ["f1403"] and tokens_on(t.g, WELL) == [PSIONIC]
    assert {CARD_NUMBER[card] for card in ("f1402", "f1405", "f1406", "f1407")} <= set(t.g.scrapped)


def test_f1404_failure() -> None:
    t = resolved(4)
    assert witnesses(t) == [] and t.g.tokens_in_game(PSIONIC) == 5
    assert t.cards("red") == ["f1403"] and t.power("red") == -4
    assert {CARD_NUMBER[card] for card in ("f1405", "f1406", "f1407")} <= set(t.g.court_deck)


def test_the_free_states_have_no_witness() -> None:
    t = at_lead("tokens: witness of red in 1-arrow")
    assert not t.g.has_piece(FREE_STATES, t.g.systems[1])
