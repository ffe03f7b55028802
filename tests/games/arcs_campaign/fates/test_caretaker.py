"""The Caretaker of Act I (F501 to F504): finding Golems, keeping them on the Hearth, Stone-Speakers."""

from collections.abc import Callable

import pytest

import boardwright
from boardwright.games.arcs.campaign.facts import GATES, GOLEMS, HEARTH, systems_of
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER, MATERIAL, cluster_of
from boardwright.games.arcs.resources import provoke_outrage
from boardwright.kernel.game import Game
from boardwright.kernel.still import replaced
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.test_private_information import guesses, text

CARDS = "f502 f503 f504"

TABLE = """
        seats 3, initiative red
        fates: caretaker founder partisan
        2-gate: red 2 ships
        3-gate: red 1 ship; blue 1 ship
        4-gate: blue 1 ship
        6-hex: white 1 ship
        red: hand {red}
        blue: hand {blue}
        white: hand mobilization-4
"""


def table(red: str = f"administration-2; cards {CARDS}", blue: str = "construction-6", more: str = "") -> str:
    return TABLE.format(red=red, blue=blue) + more


SLEEPING = "golems: warrior in 2-gate, protector in 3-gate, seeker in 4-gate, harvester in 5-gate\n"


# -- the set-up ----------------------------------------------------------------------------------------------------


def set_up(seed: int, seats: int = 3) -> Game:
    """A new campaign after the set-up of the fates."""
    fates = ["steward", "caretaker", "founder", "magnate"][:seats]
    game = boardwright.new("arcs_campaign", seats=seats, seed=seed, options={"fates": ",".join(fates)})
    assert game.decision is not None and game.decision.ask == "first_planet"
    return game


def state_of(game: Game) -> Campaign:
    assert isinstance(game.state, Campaign)
    return game.state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_f501_a_golem_sleeps_in_each_gate_of_a_cluster_without_imperial_ships(seats: int) -> None:
    g = state_of(set_up(5, seats))
    free = [gate for gate in GATES if not any(g.has_imperial_ships(one) for one in systems_of(cluster_of(gate)))]
    assert len(free) == 4 and [system for system, _ in g.sleepers] == free
    assert sorted(golem for _, golem in g.sleepers) == list(GOLEMS) and not g.awake
    g.check()


def test_f501_the_golems_are_shuffled() -> None:
    assert len({tuple(golem for _, golem in state_of(set_up(seed)).sleepers) for seed in range(12)}) > 6


def test_f501_the_caretaker_begins_with_three_cards_and_two_laws() -> None:
    g = state_of(set_up(5))
    assert [card for card in g.cards[1] if card != CARD_NUMBER["f501"]] == [CARD_NUMBER[c] for c in CARDS.split()]
    assert [CARD_NUMBER[law] in g.laws for law in ("f505", "f506")] == [True, True]
    assert g.objectives[1] == 18


def test_without_the_caretaker_there_are_no_golems() -> None:
    g = state_of(boardwright.new("arcs_campaign", seats=2, seed=1, options={"fates": "steward,founder"}))
    assert not g.sleepers and not g.awake
    g.check()


# -- what is hidden ------------------------------------------------------------------------------------------------


def test_which_golem_sleeps_where_nobody_sees() -> None:
    one = reach(table(more=SLEEPING))
    other = reach(table(more="golems: warrior in 5-gate, protector in 4-gate, seeker in 3-gate, harvester in 2-gate"))
    for seat in (0, 1, 2, None):
        assert text(one.game, seat) == text(other.game, seat)
        assert one.game.view(seat)["reach"]["golems"] == {
            "sleeping_in": ["2-gate", "3-gate", "4-gate", "5-gate"],
            "awake": [],
            "lost": [],
        }


def test_a_guess_shuffles_the_golems_that_sleep_on_the_map_and_no_others() -> None:
    held = "golems: warrior in 2-gate, protector awake on f503, seeker in 4-gate, harvester in slot 1 of blue\n"
    one = reach(table(more=held))
    other = reach(table(more=held.replace("2-gate", "x").replace("4-gate", "2-gate").replace("x", "4-gate")))
    orders = set()
    for seat in (0, 1):
        for a, b in zip(guesses(one.g, seat), guesses(other.g, seat), strict=True):
            assert a.sleepers == b.sleepers
            assert [system for system, _ in a.sleepers] == [4, 12]
            assert (a.held, a.awake, a.slots) == (one.g.held, one.g.awake, one.g.slots)
            orders.add(tuple(golem for _, golem in a.sleepers))
    assert orders == {(5, 7), (7, 5)}


def test_a_held_golem_is_open_to_all_asleep_or_awake() -> None:
    t = reach(table(more="golems: warrior awake in slot 1 of blue, seeker on f503, harvester awake on f503"))
    for seat in (0, 1, 2, None):
        view = t.game.view(seat)
        assert view["players"][1]["slots"][0]["thing"] == "warrior"
        assert view["players"][0]["held"] == [{"card": "f503", "tokens": ["seeker", "harvester"]}]
        assert view["reach"]["golems"] == {"sleeping_in": ["6-gate"], "awake": ["warrior", "harvester"], "lost": []}


def test_golems_are_saved_by_their_names() -> None:
    t = reach(table(more="golems: warrior awake in slot 1 of blue, seeker on f503, harvester awake on f503"))
    data = t.g.to_json()
    assert data["sleepers"] == [["6-gate", "protector"]] and data["awake"] == ["warrior", "harvester"]
    again = Campaign.from_json(data)
    assert (again.sleepers, again.awake, again.held) == (t.g.sleepers, t.g.awake, t.g.held)
    copy = t.g.copy()
    copy.sleepers = ()
    copy.awake = ()
    assert t.g.sleepers and t.g.awake


@pytest.mark.parametrize(
    "harm",
    [
        lambda g: setattr(g, "sleepers", ()),
        lambda g: setattr(g, "awake", (*g.awake, 6)),
        lambda g: setattr(g, "held", (*g.held, (HEARTH, 6))),
        lambda g: setattr(g, "sleepers", replaced(g.sleepers, 0, (8, 5))),
    ],
)
def test_the_position_is_whole_only_with_each_golem_in_one_place(harm: Callable[[Campaign], None]) -> None:
    t = reach(table(more=SLEEPING))
    harm(t.g)
    with pytest.raises(AssertionError, match="Golem"):
        t.g.check()


# -- the objective -------------------------------------------------------------------------------------------------

WON = """
        seats 3, initiative red
        fates: caretaker founder partisan
        1-hex: red city
        2-hex: red city
        3-hex: red city
        red: hand aggression-2; cards f503; resources fuel fuel relic
        blue: hand aggression-3; resources - material
        white: hand aggression-4; trophies red 1 ship
        {more}
"""


def chapter_ends(more: str) -> ReachScenario:
    t = reach(WON.format(more=more))
    for seat in ("red", "blue", "white"):
        t.plays(seat, "pass the initiative")
    return t


def test_f501_an_ambition_won_advances_by_2_per_golem_had() -> None:
    """A-66: in slots and on the Hearth, asleep and awake; those of Rivals and on the map do not count."""
    golems = "golems: warrior in slot 4 of red, seeker awake on f503, harvester awake in slot 1 of blue"
    t = chapter_ends(f"ambitions: tycoon 5\n{golems}")
    assert t.objective("red") == 14


def test_f501_every_ambition_won_counts() -> None:
    t = chapter_ends("ambitions: tycoon 5, keeper 3\ngolems: warrior on f503")
    assert t.objective("red") == 14


def test_f501_without_golems_or_in_second_place_nothing_advances() -> None:
    assert chapter_ends("ambitions: tycoon 5").objective("red") == 18
    assert chapter_ends("ambitions: warlord 5\ngolems: warrior on f503").objective("red") == 18


def test_f501_a_golem_spent_by_anybody_advances_by_2_even_for_nothing() -> None:
    golems = "golems: warrior awake in slot 1 of blue, harvester awake on f503, seeker awake in slot 1 of white"
    t = reach(table(more=golems))
    t.plays("red", "lead Administration 2", "go on", "spend Harvester Golem from Golem Hearth for nothing")
    t.plays("red", "to slot 2 of White")
    assert t.objective("red") == 16
    t.plays("red", "end turn").plays("blue", "pivot with Construction 6")
    t.plays("blue", "spend Warrior Golem from slot 1 for nothing", "to Golem Hearth of Red")
    assert t.objective("red") == 14
    assert [t.objective(seat) for seat in ("blue", "white")] == [16, 11]


# -- Golem Beacon --------------------------------------------------------------------------------------------------


def awakening(more: str = "", **hands: str) -> ReachScenario:
    t = reach(table(more=SLEEPING + more, **hands))
    return t.plays("red", "lead Administration 2", "go on")


def test_f502_golems_in_controlled_systems_come_to_the_hearth_asleep() -> None:
    t = awakening("5-gate: red 1 ship")
    t.plays("red", "awaken Golems").asks("red", "awaken", ["in 2-gate", "in 5-gate"]).chooses("red", "in 2-gate")
    assert t.golems("red") == ["warrior"] and list(t.g.held) == [(HEARTH, 5)]
    assert t.sleeping() == {"3-gate": "protector", "4-gate": "seeker", "5-gate": "harvester"}
    assert "Red finds Warrior Golem in 2-gate." in t.chronicle("blue")


def test_f502_any_number_of_them_at_once() -> None:
    t = awakening("5-gate: red 1 ship").plays("red", "awaken Golems").chooses("red", "in 2-gate", "in 5-gate")
    assert t.golems("red") == ["warrior", "harvester"]
    t.cannot("red", "awaken Golems")


def test_f502_awaken_takes_the_pip_of_an_influence() -> None:
    t = awakening()
    pips = t.g.pips
    t.can("red", "influence", "awaken Golems").plays("red", "awaken Golems")
    assert t.g.pips == pips - 1 and t.agents("red") == 10
    t = reach(table(red=f"aggression-2; cards {CARDS}", more=SLEEPING))
    t.plays("red", "lead Aggression 2", "go on").can("red", "move").cannot("red", "awaken Golems")


def test_f502_they_wake_up_if_the_player_is_ahead_in_a_declared_ambition() -> None:
    t = awakening("ambitions: keeper 5", red=f"administration-2; cards {CARDS}; resources relic")
    t.plays("red", "awaken Golems")
    assert t.golems("red") == ["warrior!"]
    assert "Warrior Golem wakes up." in t.chronicle()


@pytest.mark.parametrize("more", ["", "ambitions: tycoon 5", "ambitions: keeper 5\nwhite: resources relic"])
def test_f502_they_stay_asleep_if_nothing_is_declared_or_others_are_as_far(more: str) -> None:
    t = awakening(more, red="administration-2; cards f502 f503; resources relic").plays("red", "awaken Golems")
    assert t.golems("red") == ["warrior"]


def test_f502_with_the_presence_law_control_of_the_empire_is_enough() -> None:
    t = awakening("3-gate: empire 1 ship").plays("red", "awaken Golems")
    t.asks("red", "awaken", ["in 2-gate", "in 3-gate"])
    t = awakening("3-gate: empire 1 ship", red=f"administration-2; cards {CARDS}; title outlaw")
    t.plays("red", "awaken Golems")
    assert t.golems("red") == ["warrior"]


def test_f502_without_control_there_is_nothing_to_awaken_and_a_reason() -> None:
    t = reach(table(more="golems: warrior in 3-gate, protector in 4-gate, seeker in 5-gate, harvester in 6-gate"))
    t.plays("red", "lead Administration 2", "go on").cannot("red", "awaken Golems")
    assert "No Golem sleeps in a system you control." in " ".join(t.why_not("red", "f502"))


def test_f502_what_is_shown_cannot_be_taken_back() -> None:
    t = awakening()
    before = t.game.may_undo_to(0)
    t.plays("red", "awaken Golems")
    assert t.game.may_undo_to(0) == len(t.game.moves) > before


def test_f505_nobody_but_the_caretaker_takes_golems_off_the_map() -> None:
    t = reach(table(red="administration-2", blue="administration-6; cards f502 f503", more=SLEEPING))
    t.plays("red", "lead Administration 2", "go on", "end turn")
    t.plays("blue", "surpass with Administration 6").cannot("blue", "awaken Golems")


# -- Golem Hearth --------------------------------------------------------------------------------------------------


def test_f503_golems_are_spent_from_the_hearth_but_only_awake_ones() -> None:
    t = reach(table(more="golems: harvester awake on f503, seeker on f503"))
    t.plays("red", "lead Administration 2", "go on").cannot("red", "spend Seeker Golem from Golem Hearth...")
    t.plays("red", "spend Harvester Golem from Golem Hearth to gain a resource", "to slot 1 of White", "Relic")
    t.plays("red", "Relic in slot 1")
    assert t.resources("red") == ["relic"]
    assert t.golems("red") == ["seeker"] and t.golems("white") == ["harvester"]


RAID = """
        seats 3, initiative blue
        fates: caretaker founder partisan
        1-hex: blue 2 ships; red city
        red: cards f503; resources fuel
        blue: hand aggression-2; resources {blue}
        golems: warrior awake on f503, seeker in slot 2 of red
"""


def raid(blue: str = "- -") -> ReachScenario:
    t = reach(RAID.format(blue=blue))
    t.plays("blue", "lead Aggression 2", "go on", "battle", "0 Assault dice")
    t.dice(raid="key building_hit, key key intercept")
    return t.plays("blue", "2 Raid dice")


def test_f503_a_golem_on_the_hearth_costs_two_keys() -> None:
    t = raid().plays("blue", "Warrior Golem on Golem Hearth of Red", "Warrior Golem in slot 1")
    assert t.golems("blue") == ["warrior!"] and t.golems("red") == ["seeker"]
    t.asks("blue", "raid", ["Seeker Golem from slot 2 of Red", "stop"])  # one key is left


def test_f505_a_raided_golem_without_a_slot_may_be_discarded_as_any_other_token() -> None:
    t = raid("relic psionic").plays("blue", "Warrior Golem on Golem Hearth of Red")
    t.can("blue", "discard the loose Warrior Golem", "discard Relic from slot 1")
    t.plays("blue", "discard Relic from slot 1", "Warrior Golem in slot 1")
    assert t.golems("blue") == ["warrior!"] and t.supply("relic") == 5


def test_f503_its_crisis_wakes_every_golem_off_the_map() -> None:
    t = reach("""
        seats 3, initiative red, begin crises
        fates: caretaker founder partisan
        red: hand administration-2; cards f503
        golems: warrior on f503, seeker in slot 1 of blue, harvester awake in slot 1 of white, protector in 2-gate
    """)
    assert t.golems("red") + t.golems("blue") + t.golems("white") == ["warrior!", "seeker!", "harvester!"]
    assert t.sleeping() == {"2-gate": "protector"} and 6 not in t.g.awake
    assert "Crisis: Golem Hearth, held by Red." in t.chronicle()


# -- Golem Hearth beside the slots -----------------------------------------------------------------------------------


def taxing(red: str, more: str) -> ReachScenario:
    """Red taxes a Weapon city. The player has three open slots."""
    t = reach(table(red=f"administration-2; {red}", more=f"3-hex: red 1 ship, city\n{more}"))
    assert len(t.g.open_slots(0)) == 3
    return t.plays("red", "lead Administration 2", "go on", "tax")


def test_f503_a_golem_makes_room_for_a_resource_by_going_to_the_hearth() -> None:
    t = taxing("cards f503; resources fuel - relic", "golems: warrior in slot 2 of red")
    t.asks("red", "place_token")  # nothing is in excess
    t.can("red", "Warrior Golem on Golem Hearth").cannot("red", "Warrior Golem in slot 1")
    t.plays("red", "Fuel in slot 1", "Warrior Golem on Golem Hearth", "Weapon in slot 2")
    assert t.slots("red") == ["fuel", "weapon", "relic"] and list(t.g.held) == [(HEARTH, 5)]


def test_f503_golems_move_between_slots_and_the_hearth_when_tokens_are_rearranged() -> None:
    t = taxing("cards f503; resources fuel", "golems: warrior awake on f503")
    t.plays("red", "rearrange").can("red", "Warrior Golem in slot 1", "Warrior Golem on Golem Hearth")
    t.plays("red", "Warrior Golem in slot 1", "Fuel in slot 2")
    assert t.g.slots[:3] == [5, 1, 2] and not t.g.held and list(t.g.awake) == [5]


def test_f503_only_the_excess_of_resources_is_discarded() -> None:
    t = taxing("cards f503; resources fuel relic relic", "golems: warrior on f503")
    t.asks("red", "discard_excess")
    t.cannot("red", "discard the loose Warrior Golem").plays("red", "rearrange")
    t.cannot("red", "discard the loose Warrior Golem")
    t.plays("red", "discard the loose Fuel", "Relic in slot 1", "Relic in slot 2", "Weapon in slot 3")
    assert t.resources("red") == ["relic", "relic", "weapon"] and t.golems("red") == ["warrior"]


# -- Stone-Speakers ------------------------------------------------------------------------------------------------

STONE = """
        seats 3, initiative red
        fates: caretaker founder partisan
        2-gate: red 2 ships
        4-gate: blue 2 ships
        6-hex: white 1 ship
        red: hand {hand}; cards f503 f504{red}
        blue: hand construction-6; resources - fuel
        white: hand mobilization-4
        {more}
"""
GOLEMS_OF_RIVALS = "golems: warrior awake in slot 1 of blue, seeker in slot 1 of white, harvester in 2-gate"


def stone(more: str = GOLEMS_OF_RIVALS, hand: str = "administration-2", red: str = "") -> ReachScenario:
    return reach(STONE.format(more=more, hand=hand, red=red))


def test_f504_after_a_declaration_the_turn_may_be_stopped() -> None:
    t = stone().rolls("edict", "hex", 2).plays("red", "lead Administration 2", "declare Tycoon")
    t.asks("red", "stone_speakers", ["stop the turn", "go on"]).plays("red", "stop the turn")
    t.asks("red", "take_golems", ["Warrior Golem from slot 1 of Blue", "Seeker Golem from slot 1 of White", "stop"])
    t.chooses("red")
    t.asks("blue", "follow")
    assert t.g.pips == 0 and not t.g.rolled and t.g.zero
    assert "Red stops the turn with Stone-Speakers." in t.chronicle()


def test_f504_without_a_declaration_or_a_wish_the_turn_goes_on() -> None:
    stone().plays("red", "lead Administration 2", "go on").asks("red", "turn")
    t = stone().plays("red", "lead Administration 2", "declare Tycoon", "go on").asks("red", "turn")
    assert t.g.pips == 4 and not t.noted("rolled_event")


def test_f504_any_golems_of_rivals_are_taken_as_they_are() -> None:
    t = stone().rolls("edict", "hex", 2).plays("red", "lead Administration 2", "declare Tycoon", "stop the turn")
    t.chooses("red", "Warrior Golem from slot 1 of Blue", "Seeker Golem from slot 1 of White")
    t.plays("red", "Warrior Golem in slot 1", "Seeker Golem on Golem Hearth")
    assert t.golems("red") == ["warrior!", "seeker"] and t.golems("blue") == t.golems("white") == []
    assert t.g.slots[0] == 5 and list(t.g.held) == [(HEARTH, 7)]
    assert t.sleeping() == {"2-gate": "harvester", "6-gate": "protector"}
    assert "Red takes Warrior Golem from Blue." in t.chronicle()


def test_f504_golems_that_find_no_slot_go_to_the_hearth() -> None:
    t = stone(red="; resources relic psionic").rolls("edict", "hex", 2)
    t.plays("red", "lead Administration 2", "declare Tycoon", "stop the turn")
    t.chooses("red", "Warrior Golem from slot 1 of Blue").plays("red", "Warrior Golem on Golem Hearth")
    assert list(t.g.held) == [(HEARTH, 5)] and t.resources("red") == ["psionic", "relic"]


def test_f504_a_crisis_face_brings_crises_before_the_turn_ends() -> None:
    """The Hearth wakes what was just taken, and the Blight strikes."""
    t = stone(GOLEMS_OF_RIVALS + "\n2-gate: blight 1 ship").rolls("crisis", "arrow", 3)
    t.plays("red", "lead Administration 2", "declare Tycoon", "stop the turn")
    t.chooses("red", "Seeker Golem from slot 1 of White").plays("red", "Seeker Golem on Golem Hearth")
    assert t.golems("red") == ["seeker!"] and t.golems("blue") == ["warrior!"]
    assert t.ships("red", "2-gate") == (0, 1)
    t.asks("blue", "follow")
    assert not t.g.rolled


def test_a61_the_roll_serves_the_court_crises_too() -> None:
    """Blight Looms places damaged Blight on the planet of the rolled symbol and cluster; nothing is rolled again."""
    t = stone(GOLEMS_OF_RIVALS + "\ncourt: cc01, cc14, cc03, cc04").rolls("crisis", "crescent", 5)
    t.plays("red", "lead Administration 2", "declare Tycoon", "stop the turn").chooses("red")
    assert t.noted("rolled_event") == [(0, 1, 5)]
    assert t.noted("court_crisis") == [(CARD_NUMBER["cc14"],)]
    t.asks("blue", "follow")


def test_f504_an_edict_face_brings_nothing() -> None:
    t = stone(GOLEMS_OF_RIVALS + "\n2-gate: blight 1 ship").rolls("edict", "arrow", 3)
    t.plays("red", "lead Administration 2", "declare Tycoon", "stop the turn").chooses("red")
    assert t.noted("crises") == t.noted("edicts") == [] and t.ships("red", "2-gate") == (2, 0)
    assert t.golems("white") == ["seeker"]


def test_f504_only_the_own_declarations_count() -> None:
    t = reach(table(red="administration-2", blue="administration-6; cards f504", more=GOLEMS_OF_RIVALS))
    t.plays("red", "lead Administration 2", "declare Tycoon").asks("red", "turn")


def test_f504_a_follower_who_declares_may_stop_before_seizing() -> None:
    t = reach(
        table(
            red="administration-2; cards f503",
            blue="construction-6 construction-3; cards f504 bc25",
            more="golems: warrior awake on f503, seeker in slot 1 of white",
        )
    )
    t.plays("red", "lead Administration 2", "go on", "end turn").rolls("edict", "hex", 1)
    t.plays("blue", "pivot with Construction 6").can("blue", "seize with Construction 3")
    t.plays("blue", "declare Empath", "stop the turn")
    t.chooses("blue", "Warrior Golem on Golem Hearth of Red").plays("blue", "Warrior Golem in slot 1")
    assert t.golems("blue") == ["warrior!"] and t.golems("red") == []
    t.asks("white", "follow")


def test_f504_a_declaration_in_the_prelude_ends_it() -> None:
    """L27; what was spent reaches the supply."""
    t = stone(GOLEMS_OF_RIVALS + "\nambitions: tycoon 5", red=" l27; resources fuel").rolls("edict", "hex", 1)
    t.plays("red", "lead Administration 2", "go on", "use Tycoon's Ambition", "declare Keeper", "stop the turn")
    t.chooses("red").asks("blue", "follow")
    assert not t.g.prelude and t.supply("fuel") == 4


@pytest.mark.parametrize(("card", "pips"), [("aggression-2", 3), ("aggression-7", 1)])
def test_f504_a_declaration_by_securing_stops_the_turn_after_the_securing(card: str, pips: int) -> None:
    """With pips left and with the last one: the card is buried and the row filled, then Golems are taken."""
    court = "court: cc01, cc11 red 1, cc03, cc04"
    t = stone(f"{GOLEMS_OF_RIVALS}\n{court}", hand=card).rolls("edict", "hex", 1)
    t.plays("red", f"lead {card.replace('-', ' ').capitalize()}", "go on")
    assert t.g.pips == pips
    t.plays("red", "secure", "declare Keeper", "stop the turn")
    assert "cc11" not in t.court() and t.deck_bottom() == ["cc11"] and len(t.court()) == 5
    t.chooses("red", "Warrior Golem from slot 1 of Blue").plays("red", "Warrior Golem in slot 1")
    assert t.golems("red") == ["warrior!"]
    t.asks("blue", "follow")


def test_f504_who_loses_the_last_ship_in_these_crises_is_rescued_at_the_end_of_the_turn() -> None:
    t = stone(GOLEMS_OF_RIVALS + "\n2-gate: blight 2 ships").rolls("crisis", "arrow", 3)
    t.plays("red", "lead Administration 2", "declare Tycoon", "stop the turn").chooses("red")
    assert t.ships("red", "2-gate") == (0, 0)
    t.asks("red", "rescue").plays("red", "in 5-gate").asks("blue", "follow")


def test_f504_a_stopped_turn_may_be_the_last_of_the_round() -> None:
    t = reach("""
        seats 2, initiative red
        fates: founder caretaker
        1-hex: red 1 ship
        2-hex: blue 1 ship
        red: hand administration-2 administration-4
        blue: hand construction-6; cards f503 f504 bc25
    """)
    t.plays("red", "lead Administration 2", "go on", "end turn").rolls("crisis", "hex", 1)
    t.plays("blue", "pivot with Construction 6", "declare Empath", "stop the turn")
    assert t.noted("fate_crisis") == [(1, HEARTH)]
    t.asks("red", "lead")
    assert not t.g.played and not t.g.stopped


def test_f504_lost_by_material_outrage_a_stop_that_was_chosen_still_counts() -> None:
    """The card speaks when the ambition is declared; what becomes of it then does not matter."""
    t = stone().rolls("edict", "hex", 2).plays("red", "lead Administration 2", "declare Tycoon")
    t.plays("red", "stop the turn").asks("red", "take_golems")
    provoke_outrage(t.g, 0, MATERIAL)
    assert "f504" in t.court_discard()
    t.chooses("red", "Warrior Golem from slot 1 of Blue").plays("red", "Warrior Golem in slot 1")
    assert t.golems("red") == ["warrior!"]
