"""The Magnate in Act II: Cartels, Monopolies, War Profiteering; the Resolutions of Act I and Act II."""

import pytest

import boardwright
from boardwright.games.arcs.ambitions import count_for
from boardwright.games.arcs.campaign.fates.magnate import MONOPOLIES
from boardwright.games.arcs.campaign.features import IN_SUPPLY
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import (
    CARD_NUMBER,
    EMPATH,
    FUEL,
    KEEPER,
    MATERIAL,
    PSIONIC,
    RELIC,
    RESOURCES,
    TYCOON,
    WARLORD,
    WEAPON,
)
from boardwright.games.arcs.resources import has, stealable_tokens
from boardwright.research import features_of
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.test_summit import agree, can_propose, proposes

FATES = "fates: magnate advocate admiral"
RED, BLUE, WHITE = range(3)


def table(lines: str = "", head: str = "", seats: int = 3, hand: str = "administration-2") -> ReachScenario:
    """Act II of the Magnate, red, with the lead."""
    return reach(f"""
        seats {seats}, initiative red, act 2{head}
        {FATES if seats == 3 else "fates: magnate advocate"}
        1-hex: red 2 ships, city, starport; blue 2 ships; {"white 2 ships" if seats == 3 else "blue 1 ship"}
        red: hand {hand}
        {lines}
        """)


def edicts(lines: str = "", seats: int = 3) -> ReachScenario:
    """The Edicts have begun and gone as far as the policy; there is nobody to govern."""
    return table(f"first regent: nobody\n{lines}", ", begin edicts", seats)


def placed(t: ReachScenario) -> ReachScenario:
    """What was gained lies in the first slots that are offered."""
    while (decision := t.game.decision) is not None and decision.ask == "place_token":
        t.game.play(decision.options[0])
    return t


def passed(t: ReachScenario) -> ReachScenario:
    """The chapter ends: red passes the initiative, and nobody else has cards."""
    return t.plays("red", "pass the initiative")


# -- F304, F305, F306: guild cards of Arcs -------------------------------------------------------------------------


def test_f304_elder_broker_is_the_card_of_arcs() -> None:
    t = table("2-hex: red city, city\nred: cards f304").plays("red", "lead Administration 2", "go on")
    placed(t.plays("red", "use Elder Broker"))
    assert t.resources("red") == ["fuel", "material", "weapon"] and t.court_discard() == ["f304"]


def test_f305_relic_fence_turns_a_resource_into_a_relic_once_per_turn() -> None:
    t = table("red: cards f305; resources fuel").plays("red", "lead Administration 2", "go on", "use Relic Fence")
    assert placed(t).resources("red") == ["relic"]
    t.cannot("red", "use Relic Fence")


def test_f306_prison_wardens_are_those_of_arcs() -> None:
    t = table("red: cards f306; captives 2 blue", hand="construction-2")
    t.plays("red", "lead Construction 2", "go on").can("red", "pressgang", "use Prison Wardens")


# -- F307 to F311: Cartels -----------------------------------------------------------------------------------------

CARTELS = [
    ("f307", "material", TYCOON),
    ("f308", "fuel", TYCOON),
    ("f309", "weapon", WARLORD),
    ("f310", "psionic", EMPATH),
    ("f311", "relic", KEEPER),
]


@pytest.mark.parametrize(("card", "resource", "ambition"), CARTELS)
def test_f307_to_f311_the_supply_on_a_cartel_counts_and_the_card_itself(
    card: str, resource: str, ambition: int
) -> None:
    t = table(f"red: cards {card}\nblue: resources {resource}")
    assert count_for(t.g, RED, ambition) == 5 and count_for(t.g, BLUE, ambition) == 1


def test_f309_without_war_profiteering_weapons_do_not_count_for_warlord() -> None:
    t = reach("""
        seats 3, initiative red, act 2
        fates: advocate steward founder
        red: cards f309; resources weapon; trophies blue 1 ships
        """)
    assert count_for(t.g, RED, WARLORD) == 1


@pytest.mark.parametrize(("card", "resource"), [row[:2] for row in CARTELS])
def test_f307_to_f311_after_scoring_rivals_discard_the_type_declared_or_not(card: str, resource: str) -> None:
    t = table(f"red: cards {card}; resources {resource}\nblue: resources {resource}\nwhite: resources {resource}")
    passed(t)
    assert t.resources("red") == [resource] and t.resources("blue") == t.resources("white") == []


def test_a42_frozen_tokens_of_rivals_are_not_discarded() -> None:
    t = passed(table("red: cards f308\nblue: cards f302; held f302 fuel weapon; resources fuel"))
    assert t.resources("blue") == [] and list(t.g.held) == [(CARD_NUMBER["f302"], FUEL), (CARD_NUMBER["f302"], WEAPON)]


@pytest.mark.parametrize(("card", "resource"), [row[:2] for row in CARTELS])
def test_f307_to_f311_discarded_in_the_prelude_a_cartel_steals_one_of_its_type(card: str, resource: str) -> None:
    t = table(f"red: cards {card}\nblue: resources {resource}").plays("red", "lead Administration 2", "go on")
    name = f"{resource.title()} Cartel"
    t.plays("red", f"use {name}")
    assert placed(t).resources("red") == [resource] and t.resources("blue") == [] and t.court_discard() == [card]


def test_f307_nothing_of_the_supply_can_be_stolen_and_all_gain_from_it() -> None:
    t = table("blue: cards f307").plays("red", "lead Administration 2", "go on")
    assert stealable_tokens(t.g, RED, BLUE) == []
    t.g.supply[MATERIAL] -= 1
    t.g.slots[0] = MATERIAL
    assert has(t.g, BLUE, MATERIAL) == 4 and has(t.g, RED, MATERIAL) == 1


# -- F313 to F317: Monopolies --------------------------------------------------------------------------------------

AMBITION_OF = {MATERIAL: TYCOON, FUEL: TYCOON, RELIC: KEEPER, PSIONIC: EMPATH, WEAPON: WARLORD}


def test_the_monopolies_are_those_of_their_cards() -> None:
    names = {resource: REACH_CARDS[card].id for resource, card in MONOPOLIES.items()}
    assert names == {MATERIAL: "f313", FUEL: "f314", RELIC: "f315", PSIONIC: "f316", WEAPON: "f317"}


@pytest.mark.parametrize("resource", range(5))
def test_f313_to_f317_the_supply_on_a_monopoly_counts_for_its_holder(resource: int) -> None:
    card = REACH_CARDS[MONOPOLIES[resource]].id
    t = table(f"red: cards {card}\nblue: resources {RESOURCES[resource]}")
    assert count_for(t.g, RED, AMBITION_OF[resource]) == 4  # no icon on the card itself
    assert has(t.g, RED, resource) == 4 and has(t.g, BLUE, resource) == 1
    assert stealable_tokens(t.g, BLUE, RED) == []


def test_f313_in_the_supply_it_is_nobodys() -> None:
    t = table()
    assert [count_for(t.g, seat, TYCOON) for seat in range(3)] == [0, 0, 0]
    assert t.game.view(None)["reach"]["monopolies"] == ["f313", "f314", "f315", "f316", "f317"]


def test_f313_the_holder_cannot_spend_it_and_all_still_gain_from_it() -> None:
    t = table("red: cards f313\nblue: hand administration-3; cards cc10\n2-hex: blue city")
    t.plays("red", "lead Administration 2", "go on")
    assert not any(option.startswith("spend") for option in t.options())
    t.plays("red", "end turn").plays("blue", "surpass with Administration 3", "use Elder Broker")
    assert t.supply("material") == 4 and has(t.g, RED, MATERIAL) == 4


# -- F318: Gain Monopolies -----------------------------------------------------------------------------------------

CITIES = "2-hex: red city, city\n3-hex: red city\n4-hex: blue city, city\n5-hex: blue city"


def test_f318_who_has_more_than_half_takes_the_monopoly_of_the_supply() -> None:
    t = edicts(f"{CITIES}\nred: resources fuel fuel fuel\nblue: resources relic relic - weapon weapon")
    assert t.cards("red") == ["f312", "f314"]
    assert "f315" not in t.cards("blue")
    assert t.objective("red") == 11
    assert t.game.view(None)["reach"]["monopolies"] == ["f313", "f315", "f316", "f317"]
    assert "Red gains Fuel Monopoly." in t.chronicle()


def test_f318_tokens_on_cards_and_in_the_trust_count() -> None:
    t = table(
        f"{CITIES}\nred: resources fuel fuel; cards f302; held f302 fuel\npolicy: war\nfirst regent: blue\n"
        "trust: 1 relic\nblue: resources relic relic",
        ", begin edicts",
    ).plays("blue", "change to the Policy of Peace")
    assert "f314" in t.cards("red") and "f315" in t.cards("blue")


def test_f318_half_is_not_enough_and_tokens_on_ambitions_are_not_in_play() -> None:
    lines = "set aside: 1 fuel 2 relic\nred: resources fuel fuel relic relic"
    t = edicts(f"{CITIES}\n{lines}", seats=2)
    assert "f314" not in t.cards("red")  # 2 of 4
    assert "f315" in t.cards("red")  # 2 of 3


def test_a43_a_holder_counts_the_supply_so_it_takes_more_than_half_to_lose_it() -> None:
    t = edicts(f"{CITIES}\nred: cards f314\nblue: resources fuel fuel")
    assert "f314" in t.cards("red")
    t = edicts(f"{CITIES}\nred: cards f314\nblue: resources fuel fuel fuel")
    assert "f314" in t.cards("blue") and "f314" not in t.cards("red")
    assert "Red loses Fuel Monopoly to Blue." in t.chronicle()


def test_a43_a_monopoly_in_the_supply_is_nobodys_so_its_tokens_are_not_either() -> None:
    t = edicts("red: resources fuel fuel")
    assert t.cards("red") == ["f312"] and len(t.g.monopolies) == 5


def test_f318_what_was_scrapped_comes_to_nobody() -> None:
    t = table(f"{CITIES}\nred: resources fuel fuel fuel")
    t.g.scrapped = tuple(t.g.monopolies)
    t.g.monopolies = ()
    for _ in REACH_CARDS[CARD_NUMBER["f318"]].edict(t.g):
        raise AssertionError("nobody is asked")
    assert t.cards("red") == ["f312"]


def test_f318_edict_20_comes_after_the_policy() -> None:
    t = table("policy: peace\nred: resources fuel", ", begin edicts").asks("red", "govern")
    assert [card for card, _ in t.g.agenda] == [CARD_NUMBER[card] for card in ("f318", "f413", "f703")]


# -- F312: the objective -------------------------------------------------------------------------------------------


def test_f312_each_monopoly_out_of_the_supply_advances_1() -> None:
    t = edicts(f"{CITIES}\nred: resources fuel fuel fuel psionic; cards f302; held f302 psionic psionic")
    assert t.objective("red") == 10


def test_f312_a_monopoly_from_another_player_does_not() -> None:
    t = edicts(f"{CITIES}\nblue: cards f314\nred: resources fuel fuel fuel")
    assert "f314" in t.cards("red") and t.objective("red") == 12


def test_f312_the_monopolies_of_others_do_not_count() -> None:
    t = edicts(f"{CITIES}\nblue: resources fuel fuel fuel; objective 7")
    assert "f314" in t.cards("blue") and t.objective("blue") == 7


def test_f312_at_the_end_of_a_chapter_each_monopoly_advances_1() -> None:
    t = table("red: cards f313 f315 f317\nblue: cards f314")
    assert REACH_CARDS[CARD_NUMBER["f312"]].promise(t.g, RED) == 3
    assert passed(t).objective("red") == 9


# -- F319: Monopoly Consent ----------------------------------------------------------------------------------------


def summit(lines: str) -> ReachScenario:
    return table(lines, ", summit red")


def negotiating(lines: str) -> ReachScenario:
    return summit(lines).plays("red", "nothing more")


def test_f319_who_has_the_monopoly_must_agree_when_its_resource_is_given() -> None:
    t = negotiating("white: cards f314\nred: resources fuel\n2-hex: blue city")
    proposes(t, "red", "red blue token fuel 0")
    t.asks("blue", "consent").plays("blue", "agree").asks("white", "consent").plays("white", "agree")
    assert placed(t).resources("blue") == ["fuel"]


def test_f319_a_refusal_stops_the_deal() -> None:
    t = negotiating("white: cards f314\nred: resources fuel")
    proposes(t, "red", "red blue token fuel 0")
    t.plays("blue", "agree").plays("white", "refuse")
    assert t.resources("red") == ["fuel"]


@pytest.mark.parametrize(
    ("lines", "deal", "asked"),
    [
        ("white: cards f314", "red blue token relic 0", ["blue"]),  # another type
        ("", "red blue token fuel 1", ["blue"]),  # in the supply it is nobody's
        ("white: cards f314", "red blue promise", ["blue"]),
        ("blue: cards f314", "red blue token fuel 1", ["blue"]),
        ("red: cards f314", "blue white token fuel 0; blue red promise", ["blue", "white"]),  # red proposes
        ("white: cards f315", "red blue held f302 relic", ["blue", "white"]),
    ],
)
def test_f319_only_for_resources_of_a_type_whose_monopoly_a_player_has(lines: str, deal: str, asked: list[str]) -> None:
    t = negotiating(
        f"2-hex: red city\nred: resources relic fuel; cards f302; held f302 relic\nblue: resources fuel\n{lines}"
    )
    agree(t, "red", deal, *asked)
    assert "The deal is made." in t.chronicle()


def test_f319_the_caller_forces_the_consent_with_a_favor_of_the_holder() -> None:
    t = summit("white: cards f314\nblue: resources - fuel\nred: favors 2 blue 1 white\n2-hex: red city")
    t.plays("red", "call in Favors of Blue", "a resource")
    assert placed(t).resources("red") == ["fuel"]
    assert t.favors("red", "blue") == 1 and t.favors("red", "white") == 0  # a resource in the second slot costs 1
    assert "Red returns a Favor to White." in t.chronicle()


def test_f319_without_a_favor_of_the_holder_it_cannot_be_forced() -> None:
    t = summit("white: cards f314\nblue: resources fuel\nred: favors 3 blue\n2-hex: red city")
    t.plays("red", "call in Favors of Blue")
    assert "a resource" not in t.options()


def test_f319_the_holder_who_gives_it_is_forced_by_the_raid_cost_alone() -> None:
    t = summit("blue: cards f314; resources fuel\nred: favors 3 blue\n2-hex: red city")
    t.plays("red", "call in Favors of Blue", "a resource")
    assert placed(t).resources("red") == ["fuel"]


def test_f319_a_caller_with_the_monopoly_needs_nobodys_consent() -> None:
    t = summit("red: cards f314; favors 3 blue\nblue: resources fuel\n2-hex: red city")
    t.plays("red", "call in Favors of Blue", "a resource")
    assert placed(t).resources("red") == ["fuel"]


def test_f319_monopolies_cannot_be_given() -> None:
    t = negotiating("red: cards f314")
    assert not can_propose(t, "red blue promise; red blue guild f302")
    assert all(row["what"] != "guild" for row in t.game.view(None)["summit"]["goods"][RED])


# -- F320: War Profiteering ----------------------------------------------------------------------------------------


def test_f320_warlord_counts_weapon_icons_beside_trophies() -> None:
    t = table("red: resources weapon; cards f306; trophies blue 2 ships\nblue: resources fuel")
    assert count_for(t.g, RED, WARLORD) == 4 and count_for(t.g, BLUE, WARLORD) == 0
    assert t.game.view(None)["ambitions"]["warlord"]["counts"] == [4, 0, 0]


def test_f320_weapons_win_warlord_and_stay() -> None:
    t = table("ambitions: warlord 5\nred: resources weapon\nwhite: trophies blue 1 ships; resources weapon")
    assert passed(t).power("white") == 5 and t.power("red") == 3
    assert t.trophies("white", "blue") == {} and t.resources("white") == ["weapon"]


def test_f320_nothing_else_changes() -> None:
    t = table("red: resources weapon relic; captives 1 blue\n2-hex: red city")
    assert [count_for(t.g, RED, ambition) for ambition in (TYCOON, 1, KEEPER, EMPATH)] == [0, 1, 1, 0]


# -- Act II begins -------------------------------------------------------------------------------------------------


def test_the_set_up_of_act_ii() -> None:
    options = {"acts": "act_2", "first_act": 2, "fates": "magnate,advocate"}
    game = boardwright.new("arcs_campaign", seats=2, options=options)
    while game.decision is not None and game.decision.ask not in ("lead", "mulligan"):
        game.play(game.decision.options[0])
    g = game.state
    assert isinstance(g, Campaign)
    assert g.act == 2 and list(g.monopolies) == sorted(MONOPOLIES.values()) and g.objectives[0] == 12
    assert {CARD_NUMBER[card] for card in ("f318", "f319", "f320")} <= set(g.laws)
    assert g.cards[0] == (CARD_NUMBER["f302"], CARD_NUMBER["f312"])


def test_monopolies_are_part_of_the_state() -> None:
    g = table("red: cards f313").g
    assert Campaign.from_json(g.to_json()).monopolies == g.copy().monopolies == tuple(sorted(MONOPOLIES.values())[1:])
    features = features_of("arcs_campaign")
    row = dict(zip(features.state_columns, features.state_row(g, RED, None), strict=True))
    assert row["card.f314"] == IN_SUPPLY and row["card.f313"] not in (0, IN_SUPPLY)


# -- Resolutions ---------------------------------------------------------------------------------------------------

ACT_I = "seats 3, initiative red, last act 2, begin intermission"
ACT_II = "seats 3, initiative red, act 2, last act 3, begin intermission"


def resolved(head: str, lines: str) -> ReachScenario:
    """Red, the Magnate, and the others have resolved their fates, and all comes to the choice of new ones."""
    t = reach(f"""
        {head}
        fates: magnate advocate partisan
        1-gate: red 1 ship; blue 1 ship; white 1 ship
        {lines}
        """)
    assert t.decision("red").ask == "choose_fate"
    return t


def numbers(*names: str) -> list[int]:
    return [CARD_NUMBER[name] for name in names]


FROM_DISCARD = "court: aid01, cc02, cc03, cc05, cc06\ncourt discard: cc01 cc04 cc07"


def test_f303_success() -> None:
    g = resolved(ACT_I, f"red: objective 0; cards f302\n{FROM_DISCARD}").g
    assert set(numbers("f304", "f305", "f306", "cc01", "cc04")) <= set(g.court_deck)
    assert CARD_NUMBER["cc07"] in g.scrapped
    assert not set(numbers("f307", "f308", "f309", "f310", "f311")) & {*g.court_deck, *g.scrapped}


def test_f303_failure() -> None:
    g = resolved(ACT_I, f"red: objective 3; cards f302\n{FROM_DISCARD}").g
    assert set(numbers("f307", "f308", "f309", "f310", "f311")) <= set(g.court_deck)
    assert set(numbers("f304", "f305", "f306", "cc01", "cc04")) <= set(g.scrapped)


def test_f321_success() -> None:
    g = resolved(ACT_II, f"red: objective 0; cards f302 f314\n{FROM_DISCARD}").g
    assert list(g.cards[RED]) == numbers("f302", "f314", "f322")
    assert set(numbers("f307", "f308", "f309", "f310", "f311", "f323", "f324")) <= set(g.scrapped)
    assert set(numbers("cc01", "cc04")) <= set(g.court_deck)
    assert list(g.monopolies) == numbers("f313", "f315", "f316", "f317")


def test_f321_failure() -> None:
    g = resolved(ACT_II, f"red: objective 1; cards f302 f314\nblue: cards f317\n{FROM_DISCARD}").g
    assert set(numbers("f322", "f313", "f315", "f316", "f308", "f309", "cc01", "cc04")) <= set(g.scrapped)
    assert set(numbers("f307", "f310", "f311", "f323", "f324")) <= set(g.court_deck)
    assert not g.monopolies


def test_a47_monopolies_that_players_have_stay_with_their_laws() -> None:
    t = resolved(ACT_II, "red: objective 1; cards f314\nblue: cards f317")
    assert CARD_NUMBER["f314"] in t.g.cards[RED] and CARD_NUMBER["f317"] in t.g.cards[BLUE]
    assert {"f318", "f319", "f320"} <= set(t.laws())
