"""The judgement of the campaign: positions in an order, leanings that are numbers, deals, and games that are won."""

from math import isfinite
from typing import Any

import pytest

import boardwright
from boardwright.bots import new_bot
from boardwright.bots.judgement import judgement_of
from boardwright.bots.judgement.arcs.standing import all_holdings
from boardwright.bots.judgement.arcs_campaign.bargains import GIFT, Scales, after, gain_in_deal, ideas
from boardwright.bots.judgement.arcs_campaign.gifts import gift_for_tie, tie_chance
from boardwright.bots.judgement.arcs_campaign.hopes import (
    FATE_NUMBER,
    can_test,
    fitness,
    portal_near,
    types_wanted,
    where_the_portal_may_be,
)
from boardwright.bots.judgement.arcs_campaign.leaning import LEANINGS
from boardwright.bots.judgement.arcs_campaign.on_map import ways
from boardwright.bots.judgement.arcs_campaign.worth import kept, promise
from boardwright.games.arcs.campaign.deals import GOLEM, GUILD, HELD, LORE, PROMISE, TOKEN
from boardwright.games.arcs.campaign.facts import TIERS
from boardwright.games.arcs.campaign.vocabulary import VOCABULARY
from boardwright.games.arcs.facts import (
    ASSAULT,
    CARD_NUMBER,
    EMPATH,
    FUEL,
    KEEPER,
    NOBODY,
    NOTHING,
    PSIONIC,
    RAID,
    SYSTEM_NUMBER,
    TYCOON,
    TYRANT,
    WEAPON,
)
from boardwright.games.arcs.vocabulary import System
from boardwright.kernel.decision import Option
from boardwright.kernel.rng import Rng
from boardwright.kernel.still import replaced
from tests.games.arcs.position import SEATS
from tests.games.arcs_campaign.position import ReachScenario, reach

REACH = judgement_of("arcs_campaign")
RED, BLUE, WHITE = range(3)

HANDS = """
    red: hand construction-4 mobilization-3
    blue: hand administration-4 aggression-3
"""


def worth(lines: str, seat: str = "red", head: str = "seats 2") -> float:
    """What a position with these lines is worth to a seat."""
    return REACH.worth(reach(head + HANDS + lines).g, SEATS[seat])


def leanings(t: ReachScenario) -> dict[Option, float]:
    """What the seat that is asked leans to."""
    decision = t.game.decision
    assert decision is not None
    return dict(zip(decision.useful, REACH.weights(t.game.state, decision), strict=True))


BETTER = {
    "Power": ("red: power 6", "red: power 5"),
    "a marker nearer to 0": ("fates: steward magnate\n red: objective 3", "fates: steward magnate\n red: objective 9"),
    "what the objective promises": (
        "fates: steward magnate\n first regent: red\n ambitions: keeper 5\n red: resources relic",
        "fates: magnate steward\n first regent: red\n ambitions: keeper 5\n red: resources relic; objective 20",
    ),
    "the title that the Founder wants": (
        "fates: founder magnate\n first regent: blue\n red: title outlaw",
        "fates: founder magnate\n first regent: blue",
    ),
    "the title that the Admiral wants": (
        "fates: admiral magnate\n first regent: blue",
        "fates: admiral magnate\n first regent: blue\n red: title outlaw",
    ),
    "the First Regent tile": ("first regent: red", "first regent: blue"),
    "Favors held": ("red: favors 2 blue", "red: power 0"),
    "no Favors given": ("red: power 0", "blue: favors 2 red"),
    "Imperial ships to command": ("3-hex: red 2 ships; empire 2 ships", "3-hex: red 2 ships\n 1-hex: empire 2 ships"),
    "no Blight beside ships": ("3-hex: red 2 ships\n 1-hex: blight 2 ships", "3-hex: red 2 ships; blight 2 ships"),
    "tokens on cards": ("red: cards f302; held f302 fuel", "red: cards f302"),
    "the Trust of a First Regent": (
        "first regent: red\n ambitions: keeper 5\n trust: 2 relic",
        "first regent: red\n ambitions: keeper 5\n trust: 2 weapon",
    ),
    "sleeping Golems within reach of the Caretaker": (
        "fates: caretaker magnate\n golems: warrior in 2-gate\n 2-gate: red 2 ships",
        "fates: caretaker magnate\n golems: warrior in 2-gate\n 3-gate: red 2 ships",
    ),
    "ships at a starport of the Admiral": (
        "fates: admiral magnate\n 3-hex: red starport, 2 ships",
        "fates: admiral magnate\n 3-hex: red starport\n 1-hex: red 2 ships",
    ),
    "prey of the Imperial fleet": (
        "fates: admiral magnate\n 3-hex: empire 2 ships; free city",
        "fates: admiral magnate\n 3-hex: empire 2 ships\n 1-hex: free city",
    ),
    "the Council that the Steward has secured": (
        "fates: steward magnate\n council: tucked red",
        "fates: steward magnate",
    ),
    "a building in the Truce": ("3-hex: red city; empire 1 ship", "3-hex: red city; empire 1 ship\n red: title outlaw"),
}


ACT_II = "seats 3, act 2"
BETTER_IN_ACT_II = {
    "a Monopoly that counts": (
        "fates: magnate founder admiral\n ambitions: keeper 5\n red: cards f315",
        "fates: magnate founder admiral\n ambitions: keeper 5\n red: cards f317",
    ),
    "nearly half of the tokens of a type": (
        "fates: magnate founder admiral\n red: resources fuel fuel",
        "fates: magnate founder admiral\n red: resources fuel material",
    ),
    "Weapons under War Profiteering": (
        "fates: founder magnate admiral\n ambitions: warlord 5\n red: resources weapon weapon",
        "fates: founder magnate admiral\n ambitions: warlord 5\n red: resources material material",
    ),
    "Banners": (
        "fates: hegemon magnate admiral\n tokens: banner of red in 1-hex, banner of red in 2-hex",
        "fates: hegemon magnate admiral\n tokens: banner of red in 1-hex",
    ),
    "Upgrades": (
        "fates: pirate magnate admiral\n red: flagship in 1-hex, tractor-beam starport, hull city",
        "fates: pirate magnate admiral\n red: flagship in 1-hex, tractor-beam starport",
    ),
    "Blight beside ships of the Blight Speaker": (
        "fates: blight-speaker magnate admiral\n 3-hex: red 2 ships; blight 1 ship",
        "fates: blight-speaker magnate admiral\n 3-hex: red 2 ships\n 1-hex: blight 1 ship",
    ),
    "ships of the Blight Speaker beside more Blight": (
        "fates: blight-speaker magnate admiral\n 3-hex: red 1 ship; blight 1 ship\n 4-hex: red 1 ship; blight 1 ship",
        "fates: blight-speaker magnate admiral\n 3-hex: red 2 ships; blight 1 ship\n 4-hex: blight 1 ship",
    ),
    "Weapon planets of the Peacekeeper": (
        "fates: peacekeeper magnate admiral\n 1-arrow: red 2 ships",
        "fates: peacekeeper magnate admiral\n 1-hex: red 2 ships",
    ),
    "Fragments that were taken": (
        "fates: planet-breaker magnate admiral\n red: cards f1103\n tokens: fragment in 3-hex",
        "fates: planet-breaker magnate admiral\n red: cards f1103\n tokens: fragment in 3-hex, fragment in 4-hex",
    ),
    "ships on their way to a Fragment": (
        "fates: planet-breaker magnate admiral\n red: cards f1103\n tokens: fragment in 3-hex\n 3-gate: red 2 ships",
        "fates: planet-breaker magnate admiral\n red: cards f1103\n tokens: fragment in 3-hex\n 6-gate: red 2 ships",
    ),
    "a Flagship on its way to where a Banner may stand": (
        "fates: hegemon magnate admiral\n red: flagship in 1-hex\n 2-arrow: blue 1 ship\n 2-crescent: blue 1 ship",
        "fates: hegemon magnate admiral\n red: flagship in 1-gate\n 1-arrow: blue 1 ship\n 1-crescent: blue 1 ship",
    ),
    "the card that claims Fiefs": (
        "fates: warden magnate admiral\n red: cards f1602",
        "fates: warden magnate admiral\n blue: cards f1602",
    ),
    "a city where there is no Seat, for the Warden with that card": (
        "fates: warden magnate admiral\n red: cards f1602\n 3-hex: red 1 ship; red city\n 3-arrow: free city",
        "fates: warden magnate admiral\n red: cards f1602\n 3-hex: red 1 ship; red city\n 4-arrow: free city",
    ),
    "the lead where that card lies": (
        "fates: warden magnate admiral\n court: aid01, cc02 red 1, cc03, cc04, cc11\n attached: f1602 to cc02",
        "fates: warden magnate admiral\n court: aid01, cc02, cc03 red 1, cc04, cc11\n attached: f1602 to cc02",
    ),
    "Outrage that the Partisan may clear": (
        "fates: partisan magnate admiral\n red: cards cc09 cc10; outrage relic",
        "fates: partisan magnate admiral\n red: cards cc09 cc10; outrage weapon",
    ),
    "Rivals of the Pirate with tokens": (
        "fates: pirate magnate admiral\n 3-hex: red 2 ships; blue 1 ship\n blue: resources fuel fuel",
        "fates: pirate magnate admiral\n 3-hex: red 2 ships; blue 1 ship\n white: resources fuel fuel",
    ),
    "Free buildings for the Pirate to raid": (
        "fates: pirate magnate admiral\n 3-hex: red 2 ships; free city",
        "fates: pirate magnate admiral\n 3-hex: red 2 ships\n 4-hex: free city",
    ),
    "a city that yields Psionics to the Pacifist": (
        "fates: pacifist magnate admiral\n 5-hex: red city",
        "fates: pacifist magnate admiral\n 1-hex: red city",
    ),
    "an Ideal on the ambition that one is winning": (
        "fates: believer magnate admiral\n ambitions: keeper 5\n ideals: keeper zeal\n red: resources relic relic",
        "fates: believer magnate admiral\n ambitions: keeper 5\n ideals: empath zeal\n red: resources relic relic",
    ),
    "a Fragment that one may take": (
        "fates: planet-breaker magnate admiral\n red: cards f1103\n tokens: fragment in 3-hex\n 3-hex: red 1 ship",
        "fates: planet-breaker magnate admiral\n red: cards f1103\n tokens: fragment in 1-hex\n 3-hex: red 1 ship",
    ),
}


ACT_III = "seats 3, act 3"
TIE_BY_GIFT = """
    fates: judge
    ambitions: tycoon 5
    red: cards f2403; resources fuel
    blue: resources fuel fuel
    white: resources {}
"""
BETTER_IN_ACT_III = {
    "Passages while the Twisted Passage is held": (
        "fates: gate-wraith\n tokens: passage in 3-gate, passage in 4-gate\n twisted-passage: red 2 ships",
        "fates: gate-wraith\n tokens: passage in 3-gate\n twisted-passage: red 2 ships",
    ),
    "a starport with ships at a whole gate": (
        "fates: gate-wraith\n tokens: passage in 3-gate\n 1-hex: red 2 ships, starport",
        "fates: gate-wraith\n tokens: passage in 3-gate\n 3-hex: red 2 ships, starport",
    ),
    "a ship beside a garden to come": (
        "fates: naturalist\n 1-hex: red 2 ships\n 1-gate: blight 1 ship",
        "fates: naturalist\n 1-hex: red 2 ships\n 4-gate: blight 1 ship",
    ),
    "ships in many gardens": (
        "fates: naturalist\n 1-hex: red 1 ship; blight 1 ship\n 3-hex: red 1 ship; blight 1 ship",
        "fates: naturalist\n 1-hex: red 2 ships; blight 1 ship\n 3-hex: blight 1 ship",
    ),
    "a tie that a gift brings": (
        TIE_BY_GIFT.format("fuel"),
        TIE_BY_GIFT.format("relic"),
    ),
}


@pytest.mark.parametrize("what", BETTER_IN_ACT_III)
def test_the_first_position_of_act_iii_is_worth_more(what: str) -> None:
    better, worse = BETTER_IN_ACT_III[what]
    assert worth(better, head=ACT_III) > worth(worse, head=ACT_III)


@pytest.mark.parametrize("what", BETTER_IN_ACT_II)
def test_the_first_position_of_act_ii_is_worth_more(what: str) -> None:
    better, worse = BETTER_IN_ACT_II[what]
    assert worth(better, head=ACT_II) > worth(worse, head=ACT_II)


@pytest.mark.parametrize("what", BETTER)
def test_the_first_position_is_worth_more(what: str) -> None:
    better, worse = BETTER[what]
    assert worth(better) > worth(worse)


def test_at_the_very_end_only_power_and_the_objective_count() -> None:
    t = reach("""
        seats 3, chapter 3
        fates: magnate steward founder
        3-hex: red 3 ships, city
        red: resources relic fuel; power 7; objective 4; favors 2 blue
    """)
    assert REACH.worth(t.g, RED) == 3.0


def test_power_counts_half_for_every_act_to_come() -> None:
    g = reach("seats 2").g
    assert kept(g) == 1.0
    g.last_act = 3
    assert kept(g) == 0.25


JOINT = """
    seats 3, act 2, initiative red
    fates: founder magnate admiral
    ambitions: keeper 5
    commonwealth: {marker}
    red: hand construction-4; resources {red}; cards f218
    blue: cards f219; resources relic
    white: resources relic relic
"""


def test_members_share_what_they_win_together() -> None:
    """Two Relics with the one of Blue are more than the two of White; one and one are not."""

    def gained(red: str) -> float:
        joint, alone = (REACH.worth(reach(JOINT.format(marker=where, red=red)).g, RED) for where in ("keeper", "home"))
        return joint - alone

    assert gained("relic relic") > gained("relic fuel")


def test_a_gift_counts_for_the_magnate_in_act_i_only() -> None:
    swap = (PROMISE, BLUE, RED, 0, 0)
    values = [
        Scales(reach(f"seats 3, initiative red, summit red{act}\nfates: magnate founder admiral").g).value(RED, swap, 1)
        for act in ("", ", act 2")
    ]
    assert values[0] - values[1] == GIFT


def test_guild_cards_lore_and_golems_are_worth_something() -> None:
    scales = Scales(reach("seats 3, initiative red, act 2, summit red\nfates: caretaker advocate admiral").g)
    guild, lore, golem = (GUILD, BLUE, RED, 434, 0), (LORE, BLUE, RED, 205, 0), (GOLEM, BLUE, RED, 5, 0)
    for item in (guild, lore, golem):
        assert scales.value(WHITE, item, 1) == -scales.value(WHITE, item, -1) > 0.0
    assert scales.value(RED, lore, 1) > scales.value(WHITE, lore, 1)
    assert scales.value(BLUE, guild, 1) > scales.value(WHITE, guild, 1)


# -- fates in the Intermission -------------------------------------------------------------------------------------


def test_who_has_won_mostly_keeps_the_fate() -> None:
    g = reach("seats 3, initiative red\nfates: steward founder admiral\nfirst regent: red").g
    assert fitness(g, RED, 1) > max(fitness(g, RED, fate) for fate in TIERS["B"])
    assert all(fitness(g, seat, fate) > 0.0 for seat in range(3) for fate in [*TIERS["A"], *TIERS["B"]])


def test_a_flagship_is_no_good_for_who_has_built_much() -> None:
    g = reach(
        "seats 3\nfates: steward founder admiral\n1-hex: red city\n4-hex: red city\n2-hex: red city\n3-hex: red city"
    ).g
    assert fitness(g, RED, FATE_NUMBER["warden"]) > 2.0 * fitness(g, RED, FATE_NUMBER["hegemon"])
    assert fitness(g, BLUE, FATE_NUMBER["warden"]) < fitness(g, BLUE, FATE_NUMBER["hegemon"])


WINS = """
    seats 3, initiative red
    fates: {fates}
    ambitions: keeper 5
    2-hex: red 1 ship, city
    3-hex: red 1 ship
    red: resources relic relic; title {title}; hand construction-4
"""


@pytest.mark.parametrize(
    ("fates", "title", "spaces"),
    [
        ("steward magnate believer", "regent", 5),
        ("founder magnate believer", "outlaw", 3 + 2),
        ("founder magnate believer", "regent", 0),
        ("partisan magnate believer", "regent", 2),
        ("believer magnate founder", "regent", 1),
        ("caretaker magnate founder", "regent", 0),
        ("magnate steward founder", "regent", 0),
    ],
)
def test_an_objective_promises_what_it_would_bring_now(fates: str, title: str, spaces: int) -> None:
    t = reach(WINS.format(fates=fates, title=title))
    assert promise(t.g, RED) == spaces


def test_the_caretaker_counts_golems() -> None:
    t = reach(WINS.format(fates="caretaker magnate founder", title="regent"))
    t.g.slots[3] = 5
    assert promise(t.g, RED) == 2


# -- leanings ------------------------------------------------------------------------------------------------------


def test_the_founder_leaves_the_empire_and_the_admiral_does_not() -> None:
    founder, admiral = (
        leanings(reach(f"seats 3, initiative red, summit red\nfates: {fate} magnate believer"))
        for fate in ("founder", "admiral")
    )
    assert founder[("leave",)] > 5.0 * founder[("done",)]
    assert admiral[("leave",)] < 0.1 * admiral[("done",)]


def test_the_hegemon_plants_a_banner_and_builds_on_the_flagship() -> None:
    lines = """
        seats 3, act 2, initiative red
        fates: hegemon magnate admiral
        red: flagship in 1-hex, hull city; cards f1002; hand construction-4
    """
    t = reach(lines).plays("red", "lead Construction 4", "go on")
    weights = leanings(t)
    assert weights[("use", CARD_NUMBER["f1002"])] == max(weights.values())
    weights = leanings(t.plays("red", "build"))
    assert max(weights, key=weights.__getitem__)[0] in ("fit_city", "fit_starport")


def test_the_pathfinder_goes_where_the_portal_may_be() -> None:
    """1-arrow did not fit: its cluster and all planets with an arrow are out."""
    g = reach("seats 3, act 2\nfates: pathfinder magnate admiral\nwhite: cards f903").g
    g.portal, g.answers = 14, ((1, False),)
    sought = [system for system in g.systems if where_the_portal_may_be(g, RED, system) > 1.0]
    assert sought == [6, 7, 10, 11, 14, 15, 18, 19, 22, 23]


def test_an_answer_that_halves_what_is_left_brings_the_pathfinder_nearer() -> None:
    """In two answers 18 planets become 10, and 10 become 5 or fewer: the first counts as much as later ones."""
    g = reach("seats 3, act 2\nfates: pathfinder magnate admiral\nred: cards f902\nwhite: cards f903").g
    g.portal = 14
    worths: list[float] = []
    for answers in ([], [(1, False)], [(1, False), (6, True)]):
        g.answers = tuple(answers)
        worths.append(portal_near(g, RED))
    assert worths[1] - worths[0] > 1.0 and worths[2] - worths[1] > 1.0


def test_the_pathfinder_needs_a_token_that_the_cluster_lacks() -> None:
    """Cluster 1 has Weapons, Fuel and Material."""
    for resource, pays in (("fuel", False), ("relic", True)):
        g = reach(f"seats 3, act 2\nfates: pathfinder magnate admiral\nred: resources {resource}").g
        assert can_test(g, RED, System(SYSTEM_NUMBER["1-hex"])) == pays


def test_the_pirate_raids_free_buildings_with_raid_dice_alone() -> None:
    """C71: one key is enough, and what is not hit can be raided again."""
    t = reach("""
        seats 3, act 2, initiative red
        fates: pirate magnate admiral
        red: cards f1202 f1203; hand aggression-4
        3-hex: red 4 ships; free city
        4-hex: red 4 ships; blight 1 ship
    """)
    t.plays("red", "lead Aggression 4", "go on", "battle")
    assert favourite(t) == ("in", SYSTEM_NUMBER["3-hex"])
    t.game.play(favourite(t))
    dice: list[Option] = []
    while t.game.decision is not None and t.game.decision.ask == "collect":
        dice.append(favourite(t))
        t.game.play(dice[-1])
    assert dice[:2] == [("collect", ASSAULT, 0), ("collect", RAID, 2)]


def test_the_pirate_strikes_where_there_is_booty() -> None:
    """Blight has nothing that could be stolen."""
    battles: list[float] = []
    for lines in ("3-hex: red 4 ships; free city", "3-hex: red 4 ships; blight 1 ship"):
        t = reach(f"""
            seats 3, act 2, initiative red
            fates: pirate magnate admiral
            red: cards f1202 f1203; hand aggression-4
            {lines}
        """)
        t.plays("red", "lead Aggression 4", "go on")
        battles.append(leanings(t)["pip", "battle"])
    assert battles[0] > 2.0 * battles[1]


def test_the_planet_breaker_moves_by_slipstream_before_anything_else() -> None:
    t = reach("""
        seats 3, act 2, initiative red
        fates: planet-breaker magnate admiral
        red: cards f1102 f1103; hand mobilization-4; flagship in 1-hex, slipstream-drive starport
        tokens: fragment in 2-hex
    """)
    t.plays("red", "lead Mobilization 4", "go on")
    assert favourite(t) == ("use", CARD_NUMBER["law07"])


def test_the_blight_speaker_sends_a_ship_at_a_time() -> None:
    t = reach("""
        seats 3, act 2, initiative red
        fates: blight-speaker magnate admiral
        red: hand mobilization-4
        3-hex: red 3 ships
        3-gate: blight 1 ship
    """)
    t.plays("red", "lead Mobilization 4", "go on", "move")
    while t.game.decision is not None and t.game.decision.ask != "move_ships":
        t.game.play(favourite(t))
    assert favourite(t) == ("ships", 1, 0)


def test_the_warden_builds_where_one_more_fief_can_be_claimed() -> None:
    t = reach("""
        seats 3, act 2, initiative red
        fates: warden magnate admiral
        red: hand construction-4
        3-hex: red 1 ship; red city
        3-arrow: red 1 ship
        4-hex: red 1 ship
    """)
    t.plays("red", "lead Construction 4", "go on", "build")
    assert favourite(t) == ("build_city", SYSTEM_NUMBER["4-hex"])


def test_the_admiral_of_act_ii_leaves_a_ship_on_each_planet() -> None:
    t = reach("""
        seats 3, act 2, initiative red
        fates: admiral magnate founder
        first regent: red
        red: hand mobilization-6
        1-hex: red 1 ship; empire 3 ships
    """)
    t.plays("red", "lead Mobilization 6")
    if t.game.decision is not None and t.game.decision.ask == "declare":
        t.plays("red", "go on")
    t.plays("red", "move")
    while t.game.decision is not None and t.game.decision.ask != "escort":
        t.game.play(favourite(t))
    assert favourite(t) == ("escort", 1, 0)


def test_the_first_city_then_a_starport() -> None:
    game = boardwright.new("arcs_campaign", 2, seed=1, options={"fates": "steward,founder"})
    seen: list[str] = []
    while len(seen) < 4:
        decision = game.decision
        assert decision is not None
        weights = REACH.weights(game.state, decision)
        option = decision.useful[weights.index(max(weights))]
        if decision.ask == "first_building":
            seen.append(str(option[0]))
        game.play(option)
    assert sorted(seen) == ["build_city", "build_city", "build_starport", "build_starport"]


TALK = """
    seats 3, initiative red, summit red
    ambitions: keeper 6, empath 5
    1-hex: white city
    2-hex: white city
    3-hex: white city
    4-hex: white city
    5-hex: white city
    red: resources {red}; hand construction-4
    blue: resources {blue}; hand construction-5
    white: resources relic relic relic psionic psionic psionic; hand construction-6
    red: cards cc09 cc10
    blue: cards cc07 cc08
"""
"""Red has two Relic cards, Blue two Psionic ones; White is strong in both."""
NEEDED = {"red": "relic psionic", "blue": "psionic relic"}
"""Each has what the other needs."""
KEPT = {"red": "relic weapon", "blue": "psionic weapon"}
SWAP = [(TOKEN, RED, BLUE, 4, 1), (TOKEN, BLUE, RED, 3, 1)]


def test_a_swap_that_is_good_for_both_is_proposed_step_by_step_and_accepted() -> None:
    """White pays for it."""
    t = reach(TALK.format(**NEEDED)).plays("red", "nothing more")
    assert ideas(t.g, RED)[0] == SWAP
    for _ in range(12):
        weights = leanings(t)
        t.game.play(max(weights, key=weights.__getitem__))
        if t.game.decision is not None and t.game.decision.ask == "consent":
            break
    assert t.g.deal == SWAP
    weights = leanings(t)
    assert weights[("accept",)] > 10.0 * weights[("refuse",)]


def test_the_magnate_of_act_i_gives_two_things_for_a_gift() -> None:
    t = reach("""
        seats 3, initiative red, summit red
        fates: magnate founder partisan
        1-hex: white city
        red: resources fuel material; hand construction-4; cards f302; held f302 fuel relic
        blue: hand construction-5
        white: hand construction-6
        """).plays("red", "nothing more")
    found = ideas(t.g, RED)
    assert found and all(any(item[2] == RED for item in deal) for deal in found)
    given = [sum(1 for item in deal if item[1] == RED) for deal in found]
    assert max(given) == 2 and any(item[0] == HELD for deal in found for item in deal)


def test_what_is_taught_brings_the_believer_nearer() -> None:
    t = reach("seats 3\nfates: believer magnate admiral\nred: hand construction-4")
    before = REACH.worth(t.g, RED)
    t.g.faithful = t.g.faithful[:-1]
    assert REACH.worth(t.g, RED) > before


def test_the_admiral_cedes_ships_while_that_counts() -> None:
    """While the Admiral is winning an ambition."""
    for lines, gladly in (("ambitions: keeper 5\nred: resources relic", True), ("red: power 0", False)):
        t = reach(f"""
            seats 3, initiative red, begin edicts
            fates: admiral founder partisan
            policy: peace
            3-hex: red starport, 2 ships
            red: cards f702
            blue: agents 5
            white: agents 5
            {lines}
            """)
        while t.game.decision is not None and t.game.decision.ask != "foundries":
            t.game.play(t.game.decision.options[-1])
        weights = leanings(t)
        assert (weights[("stop",)] < max(weights.values())) == gladly


def test_what_a_card_adds_to_a_call_to_order_is_weighed_too() -> None:
    """F1411: an Outrage may be forgiven there."""
    t = reach("""
        seats 3, act 3, initiative red, summit red
        fates: pacifist founder partisan
        1-hex: red 2 ships, city; blue 2 ships; white 2 ships
        red: hand administration-2; resources psionic
        blue: outrage relic
        """)
    weights = leanings(t)
    assert any(option[0] == "forgive" for option in weights) and min(weights.values()) > 0.0


def test_nobody_proposes_without_an_idea() -> None:
    t = reach(TALK.format(**KEPT)).plays("red", "nothing more")
    assert ideas(t.g, RED) == []
    weights = leanings(t)
    assert weights[("propose",)] < 0.05 * weights[("done",)]


def test_two_players_have_nothing_to_gain_from_each_other() -> None:
    t = reach("seats 2, initiative red, summit red\nred: resources relic\nblue: resources psionic").plays(
        "red", "nothing more"
    )
    assert ideas(t.g, RED) == []


def test_a_gift_is_refused_by_who_gives_it() -> None:
    t = reach(TALK.format(**NEEDED))
    assert gain_in_deal(t.g, SWAP[1:], BLUE) < 0.0
    assert gain_in_deal(t.g, SWAP[1:], RED) > 0.0


def test_a_deal_is_tried_out_on_a_copy() -> None:
    t = reach(TALK.format(**NEEDED))
    before = t.g.digest()
    then = after(t.g, [*SWAP, (PROMISE, RED, BLUE, 0, 0)])
    then.check()
    assert (then.tokens(RED, 3), then.tokens(BLUE, 4), then.favors_of(BLUE, RED)) == (2, 2, 1)
    assert t.g.digest() == before


def test_every_leaning_is_for_a_question_of_the_game() -> None:
    assert set(LEANINGS) <= set(VOCABULARY.asks)


OF_ACT_II: dict[int, list[dict[str, Any]]] = {
    seats: [{"acts": "act_2", "first_act": 2, "fates": fates} for fates in tables]
    for seats, tables in {
        2: ["pathfinder,warden", "hegemon,founder"],
        3: ["planet-breaker,pirate,magnate", "pacifist,advocate,steward"],
        4: ["blight-speaker,peacekeeper,pacifist,pirate", "caretaker,partisan,admiral,believer"],
    }.items()
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_leanings_and_worths_are_sane_wherever_chance_leads(seats: int) -> None:
    for seed, options in enumerate([{}, {}, *OF_ACT_II[seats]]):
        rng = Rng.seeded(seed)
        game = boardwright.new("arcs_campaign", seats=seats, seed=seed, options=options)
        while game.decision is not None:
            decision = game.decision
            weights = REACH.weights(game.state, decision)
            assert len(weights) == len(decision.useful)
            assert all(isfinite(weight) and weight > 0.0 for weight in weights), decision
            assert all(isfinite(REACH.worth(game.state, seat)) for seat in range(seats))
            game.play(decision.options[rng.below(len(decision.options))])


DEALS = 5


@pytest.mark.parametrize("in_act_ii", [False, True])
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (3, 2), (4, 1)])
def test_the_heuristic_beats_chance(seats: int, seat: int, in_act_ii: bool) -> None:
    """In most deals: with one it may have bad luck."""
    options = OF_ACT_II[seats][0] if in_act_ii else {}
    won = 0
    for seed in range(DEALS):
        game = boardwright.new("arcs_campaign", seats=seats, seed=seed, options=options)
        bots = [new_bot("heuristic:guesses=1" if one == seat else "random", one) for one in range(seats)]
        while game.decision is not None:
            game.play(bots[game.decision.seat].choose(game, game.decision.seat))
        assert game.outcome is not None
        won += game.outcome.winners == [seat]
    assert won > DEALS / 2


# -- Act III -------------------------------------------------------------------------------------------------------


def test_a_final_objective_that_is_nearly_done_is_worth_much() -> None:
    """The Overlord's marker moves for Outrage of which a resource or a planet is held."""
    poor = reach("seats 3, act 3\nfates: overlord\nred: hand mobilization-6; outrage fuel; power 3")
    rich = reach("seats 3, act 3\nfates: overlord\nred: hand mobilization-6; outrage fuel; resources fuel; power 3")
    assert REACH.worth(rich.g, RED) > REACH.worth(poor.g, RED)
    poor.g.objectives = replaced(poor.g.objectives, 0, 18)
    rich.g.objectives = replaced(rich.g.objectives, 0, 2)
    assert REACH.worth(rich.g, RED) > REACH.worth(poor.g, RED) + 15


def favourite(t: ReachScenario) -> Option:
    """What the seat that is asked leans to most."""
    weights = leanings(t)
    return max(weights, key=weights.__getitem__)


def act_3_turn(fate: str, lines: str, card: str = "Mobilization 6") -> ReachScenario:
    """The turn of red, who has a fate of Act III and has led a card."""
    t = reach(f"seats 3, act 3, initiative red\nfates: {fate}\nred: hand mobilization-6 construction-4\n{lines}")
    t.plays("red", f"lead {card}")
    if t.game.decision is not None and t.game.decision.ask == "declare":
        t.plays("red", "go on")
    return t


def test_the_judge_gives_what_makes_a_tie_and_no_more() -> None:
    t = reach("""
        seats 3, act 3, initiative red
        fates: judge guardian naturalist
        ambitions: empath 5, tycoon 3
        red: cards f2403; resources fuel psionic; captives 1 blue
        blue: resources psionic psionic
        white: resources psionic
    """)
    assert favourite(t) == ("give_token", PSIONIC, 1)
    for ask in ("arbiter", "place_token", "arbiter"):
        assert t.game.decision is not None and t.game.decision.ask == ask
        t.game.play(favourite(t))
    assert t.resources("white") == ["psionic", "psionic"] and t.g.captives_of(RED) == 1


def test_gifts_for_a_tie_are_counted() -> None:
    g = reach("""
        seats 3, act 3
        fates: judge
        red: cards f2403; resources fuel psionic
        blue: resources psionic psionic; captives 1 white
        white: resources psionic
    """).g
    everybody = all_holdings(g)
    assert gift_for_tie(g, RED, EMPATH, everybody) == (1, WHITE)
    assert gift_for_tie(g, RED, TYCOON, everybody) == (NOTHING, NOBODY)
    assert gift_for_tie(g, RED, TYRANT, everybody) == (NOTHING, NOBODY)
    assert gift_for_tie(g, BLUE, EMPATH, everybody) == (NOTHING, NOBODY)


def test_without_the_arbiter_there_are_no_gifts() -> None:
    g = reach(
        "seats 3, act 3\nfates: judge\nred: resources relic\nblue: resources relic relic\nwhite: resources relic"
    ).g
    assert gift_for_tie(g, RED, KEEPER, all_holdings(g)) == (NOTHING, NOBODY)


def test_gifts_for_a_tie_may_go_to_two_rivals() -> None:
    """One of four Captives to each Rival; if all are of White, none would stay with White."""
    lines = "seats 3, act 3\nfates: judge\nred: cards f2403; captives {}\nblue: captives 1 red"
    g = reach(lines.format("2 blue 2 white")).g
    assert gift_for_tie(g, RED, TYRANT, all_holdings(g)) == (2, WHITE)
    g = reach(lines.format("4 white")).g
    assert gift_for_tie(g, RED, TYRANT, all_holdings(g)) == (NOTHING, NOBODY)


def test_a_tie_is_likelier_the_more_there_is_to_give() -> None:
    """With rounds to come; at the end it is certain or it is not."""
    chances = []
    for red in ("psionic psionic", "psionic", "fuel"):
        lines = f"red: cards f2403; resources {red}\nblue: resources psionic psionic\nwhite: resources psionic"
        g = reach(f"seats 3, act 3\nfates: judge\n{lines}").g
        everybody = all_holdings(g)
        chances.append(tie_chance(g, RED, EMPATH, everybody, 4))
        assert tie_chance(g, RED, EMPATH, everybody, 0) == ("psionic" in red)
    assert chances[0] > chances[1] > chances[2]


def test_the_judge_gives_nothing_in_vain() -> None:
    """In the last chapter one tie is not enough for two spaces."""
    for left, in_vain in ((1, False), (2, True)):
        t = reach(f"""
            seats 3, act 3, chapter 4, initiative red
            fates: judge guardian naturalist
            ambitions: empath 5
            red: cards f2403; resources psionic; objective {left}
            blue: resources psionic psionic
            white: resources psionic
        """)
        assert (favourite(t) == ("stop",)) == in_vain


def test_the_gate_wraith_breaks_a_gate() -> None:
    t = act_3_turn(
        "gate-wraith",
        "red: cards f2202 f2203\n1-hex: red 2 ships, starport\n4-hex: red 3 ships\ntokens: passage in 3-gate",
    )
    t.plays("red", "move")
    for ask in ("move_from", "move_to", "move_ships", "break_gate"):
        assert t.game.decision is not None and t.game.decision.ask == ask
        t.game.play(favourite(t))
    assert t.tokens("passage") == ["1-gate", "3-gate"]


def test_the_gate_wraith_builds_starports_where_gates_are_whole() -> None:
    lines = "red: cards f2202 f2203\n{}: red 2 ships\ntokens: passage in 3-gate"
    for where, verb in (("1-hex", "build_starport"), ("3-hex", "build_city")):
        t = act_3_turn("gate-wraith", lines.format(where), "Construction 4").plays("red", "build")
        assert favourite(t)[0] == verb


def test_the_naturalist_builds_ships_and_keeps_psionics() -> None:
    t = act_3_turn("naturalist", "1-hex: red 1 ship, starport\nred: cards f2103", "Construction 4")
    assert leanings(t)[("pip", "build")] > leanings(t)[("pip", "seed")]
    assert types_wanted(t.g, RED) == [PSIONIC]


def test_the_naturalist_spreads_and_leaves_the_imperial_fleet() -> None:
    t = act_3_turn(
        "naturalist",
        "first regent: blue\n1-hex: red 3 ships; empire 2 ships\n1-gate: blight 1 ship\nred: cards f2102",
    )
    t.plays("red", "move", "to 1-gate")
    assert favourite(t) == ("ships", 1, 0)
    while t.game.decision is not None and t.game.decision.ask != "escort":
        t.game.play(favourite(t))
    assert favourite(t) == ("escort", 0, 0)


def test_what_a_fate_seeks_from_afar_says_where_ships_go() -> None:
    """From 1-gate the way to a Fragment in 3-hex leads over 2-gate."""
    t = reach("""
        seats 3, act 2, initiative red
        fates: planet-breaker magnate admiral
        red: cards f1103; hand mobilization-6
        tokens: fragment in 3-hex
        1-gate: red 3 ships
    """)
    t.plays("red", "lead Mobilization 6")
    if t.game.decision is not None and t.game.decision.ask == "declare":
        t.plays("red", "go on")
    t.plays("red", "move")
    weights = leanings(t)
    assert weights[("to", SYSTEM_NUMBER["2-gate"])] > 2.0 * weights[("to", SYSTEM_NUMBER["6-gate"])]


def test_ways_are_counted_in_steps() -> None:
    g = reach("seats 3").g
    way = ways(g, [System(SYSTEM_NUMBER["1-hex"])])
    assert [way[SYSTEM_NUMBER[name]] for name in ("1-hex", "1-gate", "2-gate", "3-gate", "3-hex")] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("fates", "wanted"),
    [
        ("pacifist magnate admiral", [PSIONIC]),
        ("peacekeeper magnate admiral", [WEAPON]),
        ("magnate founder admiral", [FUEL]),
        ("founder magnate admiral", []),
    ],
)
def test_some_fates_count_resources(fates: str, wanted: list[int]) -> None:
    t = reach(f"seats 3, act 2\nfates: {fates}\nred: resources fuel")
    assert types_wanted(t.g, RED) == wanted
    t.g.objectives = replaced(t.g.objectives, RED, 0)
    assert types_wanted(t.g, RED) == []
