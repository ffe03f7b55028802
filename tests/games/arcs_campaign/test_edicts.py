"""Edicts (p.20, p.21): their order, the policies with their Demands and Actions, Guild Envoys Depart, the Trust."""

import pytest

from boardwright.games.arcs.campaign.facts import EDICT_ORDER, EMPIRE, ROWS
from boardwright.games.arcs.campaign.imperial import place_imperial_ships, replace_with_imperial
from boardwright.games.arcs.campaign.moments import REACH_CARDS, ReachCard
from boardwright.games.arcs.campaign.policies import ESCALATION, PEACE, WAR, Policy
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER, RELIC, SYSTEM_NUMBER
from boardwright.games.arcs.resources import provoke_outrage
from boardwright.games.arcs.vocabulary import System
from boardwright.kernel.decision import Script
from tests.games.arcs_campaign.position import ReachScenario, reach

HAND = "red: hand administration-2"
"""So that the game goes on with red's lead."""

PUT = "Weapon in slot 1"


def govern(policy: str, text: str, seats: int = 3) -> ReachScenario:
    """Edicts with a policy on top; red has the initiative and is First Regent if nothing else is said."""
    return reach(f"seats {seats}, initiative red, begin edicts\npolicy: {policy}\n{HAND}\n{text}")


# -- order ---------------------------------------------------------------------------------------------------------


@pytest.mark.plain_only
def test_c72_edicts_go_by_their_printed_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """C72: 0 before 3 before 55, whatever lies where in the booklet."""
    told: list[str] = []

    class Told(ReachCard):
        is_edict = True

        def edict(self, g: Campaign) -> Script[None]:
            told.append(ROWS[self.number]["id"])
            yield from ()

    for card in (CARD_NUMBER["f703"], CARD_NUMBER["aid02"], PEACE):
        monkeypatch.setitem(REACH_CARDS, card, Told(card))
    t = reach(f"""
        seats 2, initiative red, begin edicts
        fates: admiral steward
        policy: peace
        {HAND}
        """)
    assert told == ["aid02", "aid04", "f703"]
    assert [EDICT_ORDER[CARD_NUMBER[card]] for card in told] == [0, 3, 55]
    t.asks("red", "lead")
    assert not t.g.agenda


def test_c72_only_the_policy_on_top_is_an_edict() -> None:
    """p.20: one policy, once."""
    t = govern("peace", "")
    t.asks(
        "red",
        "govern",
        ["enforce the Policy of Peace", "change to the Policy of War", "change to the Policy of Escalation"],
    )
    t.plays("red", "enforce the Policy of Peace")
    t.asks("red", "lead")


# -- enforce or change ---------------------------------------------------------------------------------------------


def test_c73_a_change_gives_neither_demand_nor_action() -> None:
    """C73: another policy comes on top, and nothing else happens."""
    t = govern("peace", "blue: resources relic")
    t.plays("red", "change to the Policy of War")
    assert t.policy() == "war"
    assert t.resources("blue") == ["relic"]
    assert t.trust() == []
    assert t.resources("red") == []
    t.asks("red", "lead")


def test_a17_a_change_is_to_another_policy() -> None:
    """A-17: the policy on top cannot be chosen again."""
    for policy, name in (("war", "War"), ("peace", "Peace"), ("escalation", "Escalation")):
        t = govern(policy, "")
        t.asks("red", "govern")
        assert len(t.options()) == 3
        t.cannot("red", f"change to the Policy of {name}")


def test_p20_without_a_first_regent_nothing_happens() -> None:
    """p.20: nobody enforces and nobody changes."""
    t = govern(
        "peace", "first regent: nobody\nred: title outlaw\nblue: title outlaw; resources relic\nwhite: title outlaw"
    )
    t.asks("red", "lead")
    assert t.policy() == "peace"
    assert t.resources("blue") == ["relic"]


def test_p20_the_first_regent_governs_not_the_initiative() -> None:
    """p.20: the First Regent is asked."""
    t = govern("peace", "first regent: blue")
    t.asks("blue", "govern")


# -- the Demand of resources ---------------------------------------------------------------------------------------


def test_x30_the_demand_of_peace() -> None:
    """X30: a Relic and a Psionic to the Trust, an agent of who has neither; the First Regent has nothing to add."""
    t = govern(
        "peace",
        """
        red: resources fuel
        blue: resources relic
        white: resources psionic
        yellow: resources weapon
        """,
        seats=4,
    )
    t.plays("red", "enforce the Policy of Peace")
    assert sorted(t.trust()) == ["psionic", "relic"]
    assert t.favors("red", "yellow") == 1
    assert t.agents("yellow") == 9
    assert t.resources("red") == ["fuel"]
    assert t.resources("yellow") == ["weapon"]
    t.asks("red", "lead")


def test_p20_the_first_regent_chooses_which_token() -> None:
    """p.20: of several fitting tokens of a Rival the First Regent picks one; others do not fit."""
    t = govern("escalation", "3-hex: blue city\nblue: resources fuel weapon relic")
    t.plays("red", "enforce the Policy of Escalation")
    t.asks("red", "demand", ["demand Fuel from slot 1 of Blue", "demand Weapon from slot 2 of Blue"])
    t.plays("red", "demand Weapon from slot 2 of Blue")
    assert t.trust() == ["weapon"]
    assert t.slots("blue") == ["fuel", "-", "relic"]


def test_escalation_demands_weapon_fuel_and_material() -> None:
    """p.20: each of the three types fits; Relic and Psionic do not."""
    t = govern("escalation", "1-hex: blue city\n2-hex: blue city\nblue: resources material fuel weapon relic")
    t.plays("red", "enforce the Policy of Escalation")
    assert len(t.options()) == 3
    t.cannot("red", "demand Relic from slot 4 of Blue")


def test_c74_one_of_the_first_regents_own_goes_to_the_trust() -> None:
    """C74: the First Regent gives one, too, and picks it."""
    t = govern("peace", "red: resources relic psionic\nblue: resources relic")
    t.plays("red", "enforce the Policy of Peace")
    t.asks("red", "tribute", ["give Relic from slot 1", "give Psionic from slot 2"])
    t.plays("red", "give Psionic from slot 2")
    assert sorted(t.trust()) == ["psionic", "relic"]
    assert t.resources("red") == ["relic"]


def test_c74_outlaws_are_not_asked_for_anything() -> None:
    """p.20: the Demand is made of Rival Regents only."""
    t = govern("peace", "blue: resources relic; title outlaw\nwhite: title outlaw")
    t.plays("red", "enforce the Policy of Peace")
    assert t.resources("blue") == ["relic"]
    assert t.trust() == []
    assert t.favors("red", "blue") == t.favors("red", "white") == 0


def test_c110_frozen_tokens_of_a_rival_may_be_demanded() -> None:
    """C110: those on a card as well."""
    t = govern("peace", "blue: resources psionic; cards f302; held f302 relic fuel")
    t.plays("red", "enforce the Policy of Peace")
    t.asks("red", "demand", ["demand Psionic from slot 1 of Blue", "demand Relic on Merchant League of Blue"])
    t.plays("red", "demand Relic on Merchant League of Blue")
    assert t.trust() == ["relic"]
    assert list(t.g.held) == [(CARD_NUMBER["f302"], 1)]


def test_c110_the_first_regents_own_frozen_tokens_stay() -> None:
    """C110: with nothing else, nothing is added."""
    t = govern("peace", "red: cards f302; held f302 relic\nblue: title outlaw\nwhite: title outlaw")
    t.plays("red", "enforce the Policy of Peace")
    assert t.trust() == []
    assert list(t.g.held) == [(CARD_NUMBER["f302"], RELIC)]
    t.asks("red", "lead")


# -- the Demand of war ---------------------------------------------------------------------------------------------


def test_war_demands_a_trophy_or_a_captive() -> None:
    """p.20: pieces of Outlaws, the Blight and the Free States go to the same box of the First Regent."""
    t = govern(
        "war",
        """
        white: title outlaw
        blue: captives 1 white; trophies white 1 ships
        yellow: title outlaw
        """,
        seats=4,
    )
    t.plays("red", "enforce the Policy of War")
    t.asks("red", "demand", ["demand the captive agent of White from Blue", "demand the ship of White from Blue"])
    t.plays("red", "demand the ship of White from Blue")
    assert t.trophies("red", "white") == {"ships": 1}
    assert t.trophies("blue", "white") == {}
    assert t.captives("blue", "white") == 1


def test_war_takes_a_captive_to_the_captives() -> None:
    """p.20: the same box."""
    t = govern("war", "white: title outlaw\nblue: captives 2 white")
    t.plays("red", "enforce the Policy of War")
    assert (t.captives("red", "white"), t.captives("blue", "white")) == (1, 1)


def test_war_takes_blight_and_free_buildings() -> None:
    """p.20: only pieces of the Empire and of Regents do not count."""
    t = govern("war", "white: title outlaw\nblue: trophies blight 1 ships; trophies free 1 city")
    t.plays("red", "enforce the Policy of War")
    t.asks("red", "demand", ["demand the Free city from Blue", "demand the Blight token from Blue"])
    t.plays("red", "demand the Blight token from Blue")
    assert "Red takes a Trophy from Blue: Blight token." in t.chronicle()
    assert t.trophies("red", "blight") == {"ships": 1}


def test_c75_imperial_pieces_and_those_of_regents_do_not_count() -> None:
    """C75: who has only such pieces pays an agent; pieces of the First Regent stay as well."""
    t = govern("war", "blue: captives 1 white 1 red; trophies empire 2 ships; trophies red 1 ships\nwhite: agents 5")
    t.plays("red", "enforce the Policy of War")
    assert t.favors("red", "blue") == 1
    assert t.trophies("blue", "empire") == {"ships": 2}
    assert t.trophies("blue", "red") == {"ships": 1}
    assert t.captives("blue", "white") >= 1
    assert t.trophies("red", "empire") == {}


def test_c74_the_war_demand_takes_nothing_from_the_first_regent() -> None:
    """C74: own Trophies and tokens of the First Regent are untouched."""
    t = govern(
        "war", "white: title outlaw\nred: trophies white 1 ships; resources weapon\nblue: trophies white 1 ships"
    )
    t.plays("red", "enforce the Policy of War")
    assert t.trophies("red", "white") == {"ships": 2}
    assert t.trust() == []


# -- who has nothing to give ---------------------------------------------------------------------------------------


def test_c76_an_agent_is_not_optional_and_no_expulsion_with_one() -> None:
    """C76: nobody is asked; the agent lies with the First Regent as a Favor."""
    t = govern("escalation", "white: title outlaw")
    t.plays("red", "enforce the Policy of Escalation")
    assert t.favors("red", "blue") == 1
    assert t.title("blue") == "regent"
    assert "Blue gives Red a Favor." in t.chronicle()


def test_c76_without_agents_a_rival_may_be_expelled() -> None:
    """C76: the First Regent may make them an Outlaw."""
    t = govern("peace", "white: title outlaw\nblue: agents 0")
    t.plays("red", "enforce the Policy of Peace")
    t.asks("red", "expel", ["make Blue an Outlaw", "go on"])
    t.plays("red", "make Blue an Outlaw")
    assert t.title("blue") == "outlaw"


def test_c76_the_first_regent_need_not_expel() -> None:
    """C76: may, not must."""
    t = govern("peace", "white: title outlaw\nblue: agents 0")
    t.plays("red", "enforce the Policy of Peace", "go on")
    assert t.title("blue") == "regent"
    assert t.favors("red", "blue") == 0


def test_c76_who_has_the_piece_pays_no_agent() -> None:
    """C76: an agent only without a fitting piece."""
    t = govern("peace", "white: title outlaw\nblue: resources relic")
    t.plays("red", "enforce the Policy of Peace")
    assert t.favors("red", "blue") == 0


# -- the Actions ---------------------------------------------------------------------------------------------------


def test_war_distributes_arms_to_every_regent() -> None:
    """p.21: a Weapon each from the supply; Outlaws get none."""
    t = govern("war", "white: title outlaw")
    t.plays("red", "enforce the Policy of War", PUT).plays("blue", PUT)
    assert t.resources("red") == ["weapon"]
    assert t.resources("blue") == ["weapon"]
    assert t.resources("white") == []
    assert t.supply("weapon") == 3


def test_war_distributes_from_the_trust_once_the_supply_is_empty() -> None:
    """p.21: the supply first."""
    t = govern("war", "trust: 2 weapon\nsupply: 1 weapon")
    t.plays("red", "enforce the Policy of War")
    assert t.trust() == ["weapon", "weapon"]
    t.plays("red", PUT).plays("blue", PUT).plays("white", PUT)
    assert [t.resources(seat) for seat in ("red", "blue", "white")] == [["weapon"]] * 3
    assert t.trust() == []


def test_x32_with_too_few_weapons_the_actor_picks() -> None:
    """X32: fewer Weapons in supply and Trust than Regents."""
    t = govern("war", "trust: 1 weapon\nsupply: 1 weapon")
    t.plays("red", "enforce the Policy of War")
    t.asks("red", "distribute_arms")
    t.chooses("red", "a Weapon for Blue", "a Weapon for White")
    t.plays("blue", PUT).plays("white", PUT)
    assert [t.resources(seat) for seat in ("red", "blue", "white")] == [[], ["weapon"], ["weapon"]]


def test_x32_without_any_weapon_nobody_gets_one() -> None:
    """X32: nothing to choose."""
    t = govern("war", "supply: 0 weapon")
    t.plays("red", "enforce the Policy of War")
    t.asks("red", "lead")
    assert t.resources("red") == []


def test_x31_celebrate_regency() -> None:
    """X31, C77: all five cities built: +5; three: +0."""
    t = govern(
        "peace",
        """
        1-hex: blue 2 ships, city, city
        2-hex: blue city, city
        4-arrow: blue city
        3-hex: red city, city
        4-crescent: red city
        """,
    )
    t.plays("red", "enforce the Policy of Peace")
    assert (t.power("blue"), t.power("red"), t.power("white")) == (5, 0, 0)


def test_c77_one_uncovered_bonus_slot_is_worth_two() -> None:
    """C77: four cities: +2; an Outlaw gains nothing."""
    cities = "1-hex: blue city, city\n2-hex: blue city, city\n4-arrow: white city, city\n4-crescent: white city, city"
    t = govern("peace", f"{cities}\nwhite: title outlaw")
    t.plays("red", "enforce the Policy of Peace")
    assert (t.power("blue"), t.power("white")) == (2, 0)
    assert t.g.gains == ((1, 1, 1, 2, "regency"),)


def test_c78_requisition_in_one_system_of_the_empire() -> None:
    """C78: both ships in one Empire-controlled system; damaged Imperial ships control nothing."""
    t = govern("escalation", "1-hex: empire 1 ship\n2-hex: empire 1 ship\n3-hex: empire 1 damaged ship; red starport")
    t.plays("red", "enforce the Policy of Escalation")
    t.asks("red", "requisition", ["in 1-hex", "in 2-hex"])
    t.plays("red", "in 2-hex")
    assert t.ships("empire", "2-hex") == (3, 0)
    assert t.ships("empire", "1-hex") == (1, 0)


def test_c78_without_one_at_an_own_starport() -> None:
    """C78: only of who takes the Action."""
    t = govern("escalation", "1-hex: red starport\n2-hex: red starport, city\n3-hex: blue starport")
    t.plays("red", "enforce the Policy of Escalation")
    t.asks("red", "requisition", ["in 1-hex", "in 2-hex"])
    t.plays("red", "in 1-hex")
    assert t.ships("empire", "1-hex") == (2, 0)


def test_c78_with_neither_no_ship_comes() -> None:
    """C78: nowhere to put them."""
    t = govern("escalation", "3-hex: blue starport")
    t.plays("red", "enforce the Policy of Escalation")
    t.asks("red", "lead")
    assert t.g.ships[EMPIRE] == 15


def test_c4_as_many_imperial_ships_as_there_are() -> None:
    """C4: one left: one is placed; none left: nobody is asked."""
    t = govern("escalation", "1-hex: empire 7 ships\n2-hex: empire 7 ships")
    t.plays("red", "enforce the Policy of Escalation", "in 1-hex")
    assert t.ships("empire", "1-hex") == (8, 0)
    t = govern("escalation", "1-hex: empire 8 ships\n2-hex: empire 7 ships")
    t.plays("red", "enforce the Policy of Escalation")
    t.asks("red", "lead")


def test_demand_and_action_can_be_taken_by_different_players() -> None:
    """A-25: each takes who demands or acts: the starport of who acts, not of the First Regent."""
    t = reach("seats 3, initiative red\n1-hex: red starport\n2-hex: blue starport\n" + HAND)
    escalation, war = REACH_CARDS[ESCALATION], REACH_CARDS[WAR]
    assert isinstance(escalation, Policy)
    assert isinstance(war, Policy)
    decision = next(escalation.action(t.g, 1))
    assert (decision.seat, decision.options) == (1, [("in", SYSTEM_NUMBER["2-hex"])])
    assert list(war.demand(t.g, 2)) == []
    assert (t.favors("white", "red"), t.favors("white", "blue")) == (1, 1)


# -- Imperial ships ------------------------------------------------------------------------------------------------


@pytest.mark.plain_only
def test_c5_a80_every_players_cards_hear_of_imperial_ships(monkeypatch: pytest.MonkeyPatch) -> None:
    """A-80: placed or in place of another ship, by whomever; C5: fresh if placed, else as damaged as that was."""
    heard: list[tuple[int, int]] = []

    class Hears(ReachCard):
        def imperial_ships_placed(self, g: Campaign, me: int, count: int) -> None:
            heard.append((me, count))

    card = CARD_NUMBER["f701"]
    monkeypatch.setitem(REACH_CARDS, card, Hears(card))
    t = reach("seats 3, initiative red\n1-hex: empire 11 ships; red 1 ship, 1 damaged ship\nblue: cards f701\n" + HAND)
    system = System(SYSTEM_NUMBER["1-hex"])
    assert place_imperial_ships(t.g, system, 2) == 2
    assert replace_with_imperial(t.g, 0, system, damaged=True)
    assert place_imperial_ships(t.g, system, 2) == 1
    assert heard == [(1, 2), (1, 1), (1, 1)]
    assert t.ships("empire", "1-hex") == (14, 1)
    assert t.ships("red", "1-hex") == (1, 0)
    assert not replace_with_imperial(t.g, 0, system, damaged=False)
    assert place_imperial_ships(t.g, system, 2) == 0
    assert len(heard) == 3
    t.g.check()


# -- the Trust -----------------------------------------------------------------------------------------------------


def test_x42_the_trust_is_frozen() -> None:
    """X42: Outrage of a type lying in the Trust leaves it there."""
    t = reach("seats 3, initiative red\ntrust: 2 relic\nred: resources relic\n" + HAND)
    provoke_outrage(t.g, 0, RELIC)
    assert t.trust() == ["relic", "relic"]
    assert t.resources("red") == []


# -- Guild Envoys Depart -------------------------------------------------------------------------------------------


def envoys(text: str) -> ReachScenario:
    """Edicts of two players without a First Regent, so that only the Court changes."""
    titles = "first regent: nobody\nred: title outlaw\nblue: title outlaw"
    return reach(f"seats 2, initiative red, begin edicts\n{titles}\n{HAND}\n{text}")


def test_aid02_guild_cards_without_agents_are_buried() -> None:
    """Guild Envoys Depart: they go under the deck, the row is refilled; cards with agents, vox and lore stay."""
    t = envoys("court: aid01, cc02, cc03 blue 1, cc11\ndeck: cc05 cc06 cc07")
    assert t.row() == ["aid01", "cc05", "cc03", "cc11"]
    assert t.g.court_deck[0] == CARD_NUMBER["cc02"]
    t = envoys("court: aid01, l05, cc12, cc04\ndeck: cc05 cc06 cc07")
    assert t.row() == ["aid01", "l05", "cc12", "cc05"]


def test_aid02_not_with_three_players() -> None:
    """The edict is in the booklet of two players only."""
    t = reach(f"""
        seats 3, initiative red, begin edicts
        first regent: nobody
        court: aid01, cc02, cc03, cc04, cc05
        {HAND}
        """)
    assert t.row() == ["aid01", "cc02", "cc03", "cc04", "cc05"]


def test_c116_a_pair_with_agents_stays() -> None:
    """C116: host with any agent: nothing of the pair is buried."""
    t = envoys("court: aid01, cc02 red 1, cc11, cc12\nattached: cc03 to cc02")
    assert t.row()[1] == "cc03 on cc02"


def test_c116_both_are_buried_the_attached_card_first() -> None:
    """C116: two Guild cards without agents: the attachment goes before the host, then one card comes."""
    t = envoys("court: aid01, cc02, cc11, cc12\nattached: cc03 to cc02\ndeck: cc05 cc06 cc07")
    assert t.row()[1] == "cc05"
    assert list(t.g.attached) == [0] * 4
    assert t.g.court_deck[:2] == [CARD_NUMBER["cc02"], CARD_NUMBER["cc03"]]
    assert t.g.buried == 2


def test_c116_an_attachment_that_is_no_guild_card_slides_down() -> None:
    """C116: the Guild host is buried, the vox card fills its place and no card is drawn."""
    t = envoys("court: aid01, cc02, cc11, cc12\nattached: cc13 to cc02\ndeck: cc05 cc06 cc07")
    assert t.row() == ["aid01", "cc13", "cc11", "cc12"]
    assert t.g.court_deck[-1] == CARD_NUMBER["cc05"]


def test_c116_a_vox_host_and_the_council_lose_their_attachment() -> None:
    """C116: they stay themselves."""
    t = envoys("court: aid01, cc11, cc12, cc13\nattached: cc03 to cc11, cc02 to aid01")
    assert t.row() == ["aid01", "cc11", "cc12", "cc13"]
    assert t.g.court_deck[:2] == [CARD_NUMBER["cc03"], CARD_NUMBER["cc02"]]


def test_c116_agents_on_the_council_keep_its_attachment() -> None:
    """C116: the pair shares the agents on the host."""
    t = envoys("court: aid01 blue 1, cc11, cc12, cc13\nattached: cc02 to aid01")
    assert t.row()[0] == "cc02 on aid01"


def test_c116_cards_drawn_now_are_safe() -> None:
    """C116: all are judged first, and the row is refilled once, at the end."""
    t = envoys("court: aid01, cc02, cc03, cc04\ndeck: cc05 cc06 cc07")
    assert t.row() == ["aid01", "cc05", "cc06", "cc07"]
    assert t.g.buried == 3
