"""The Advocate in Act II: Liaisons, Guild Struggle, the Demand, guild cards in Summits; the Resolutions."""

import random

import pytest

from boardwright.games.arcs.campaign.fates.advocate import ADVOCATE
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.campaign.players import reveal_fate
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER, WEAPON
from boardwright.games.arcs.resources import provoke_outrage
from boardwright.research import features_of
from tests.games.arcs.position import SEATS
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.test_summit import agree, can_propose, proposes

RED, BLUE, WHITE = range(3)
COURT = "court: aid01, cc11, cc12, cc14, cc15"


def table(lines: str = "", head: str = "", seats: int = 3, court: str = COURT) -> ReachScenario:
    """Act II of the Advocate, red."""
    return reach(f"""
        seats {seats}, initiative {"blue" if "leads" in head else "red"}, act 2{head.replace("leads", "")}
        {"fates: advocate magnate steward" if seats == 3 else "fates: advocate magnate"}
        {court}
        {lines}
        """)


# -- F405 to F409: Liaisons, when copying --------------------------------------------------------------------------


def copies(card: str, lead: str, lines: str = "", court: str = COURT) -> ReachScenario:
    """Blue leads, and red, with a Liaisons card, copies."""
    suit, number = lead.split("-")
    t = reach(f"""
        seats 3, initiative blue, act 2
        fates: advocate magnate steward
        {court}
        1-hex: red 2 ships, city; white 1 ship
        6-arrow: blue 1 ship, starport
        5-arrow: white city
        blue: hand {lead}
        red: hand aggression-7; cards {card}
        {lines}
        """)
    t.plays("blue", f"lead {suit.title()} {number}", "go on", "end turn")
    return t.plays("red", "copy with Aggression 7")


def placed(t: ReachScenario) -> ReachScenario:
    """What was gained lies in the first slots that are offered."""
    while (decision := t.game.decision) is not None and decision.ask == "place_token":
        t.game.play(decision.options[0])
    return t


def test_f405_copying_to_build_may_bring_material() -> None:
    t = copies("f405", "construction-2").plays("red", "build", "city in 1-hex")
    t.asks("red", "liaisons", ["use Material Liaisons", "go on"])
    assert t.question("red") == "Gain 1 Material for this Copy?"
    assert placed(t.plays("red", "use Material Liaisons")).resources("red") == ["material"]


def test_f406_copying_to_move_may_bring_fuel() -> None:
    t = copies("f406", "mobilization-2").plays("red", "move", "to 1-gate", "1 fresh and 0 damaged")
    assert placed(t.plays("red", "use Fuel Liaisons")).resources("red") == ["fuel"]


def test_f407_copying_to_battle_may_bring_a_weapon() -> None:
    t = copies("f407", "aggression-2", "first regent: white\nred: title outlaw")
    t.dice(assault="blank, blank")
    t.plays("red", "battle", "2 Assault dice")
    assert placed(t.plays("red", "use Weapons Liaisons")).resources("red") == ["weapon"]


def test_f408_copying_to_secure_may_bring_a_relic() -> None:
    t = copies("f408", "aggression-2", court="court: aid01, cc11 blue 1, cc07 red 1, cc14, cc15")
    assert placed(t.plays("red", "secure", "use Relic Liaisons")).resources("red") == ["relic"]
    assert "cc07" in t.cards("red")


def test_f409_copying_to_influence_may_bring_psionic() -> None:
    t = copies("f409", "mobilization-2").plays("red", "influence", "Blight Looms")
    assert placed(t.plays("red", "use Psionic Liaisons")).resources("red") == ["psionic"]


def test_the_gain_may_be_declined() -> None:
    t = copies("f409", "mobilization-2").plays("red", "influence", "Blight Looms", "go on")
    assert t.resources("red") == []


def test_without_a_token_in_the_supply_nobody_is_asked() -> None:
    t = copies("f409", "mobilization-2", "supply: 0 psionic").plays("red", "influence", "Blight Looms")
    assert t.g.turn != RED


def test_c87_only_the_action_paid_with_the_pip() -> None:
    """An influence for a Psionic is no Copy; then the pip is."""
    t = copies("f409", "mobilization-2", "red: resources psionic")
    t.plays("red", "spend Psionic from slot 1 to influence", "Blight Looms").asks("red", "turn")
    t.plays("red", "influence", "Blight Looms").asks("red", "liaisons")


def test_another_action_or_another_way_to_play_brings_nothing() -> None:
    t = copies("f405", "mobilization-2").plays("red", "influence", "Blight Looms")
    assert t.g.turn != RED
    ships = "1-hex: red 1 ship; blue 1 ship"
    t = table(f"blue: hand mobilization-2\nred: hand mobilization-4; cards f409\n{ships}", "leads")
    t.plays("blue", "lead Mobilization 2", "go on", "end turn").plays("red", "surpass with Mobilization 4")
    t.plays("red", "influence", "Blight Looms").asks("red", "turn")
    t = table(f"blue: hand aggression-2\nred: hand mobilization-4; cards f409\n{ships}", "leads")
    t.plays("blue", "lead Aggression 2", "go on", "end turn").plays("red", "pivot with Mobilization 4")
    t.plays("red", "influence", "Blight Looms")
    assert t.g.turn != RED and t.resources("red") == []


def test_a_copy_that_only_brings_the_resource_is_worth_taking() -> None:
    cities = "2-hex: red city, city\n3-hex: red city, city"
    lines = f"{cities}\n4-hex: red starport, starport\n5-hex: red starport, starport\n6-hex: red starport\nred: ships 0"
    t = copies("cc05", "construction-2", lines)
    assert "build" in t.idle("red")
    t = copies("f405", "construction-2", lines)
    assert "build" in t.options() and "build" not in t.idle("red")


def test_a_card_that_has_gone_by_then_brings_nothing() -> None:
    t = copies("f407", "aggression-2", "first regent: white\nred: title outlaw")
    t.dice(assault="blank, blank")
    t.plays("red", "battle")
    provoke_outrage(t.g, RED, WEAPON)
    t.plays("red", "2 Assault dice")
    assert t.g.turn != RED and "f407" in t.court_discard()


# -- F405 to F409: Liaisons, in the Prelude ------------------------------------------------------------------------


def leads(cards: str, lines: str = "", court: str = COURT) -> ReachScenario:
    """Red, the Advocate, leads without declaring."""
    t = table(f"1-hex: red 2 ships, city\nred: hand administration-2; cards {cards}\n{lines}", court=court)
    return t.plays("red", "lead Administration 2", "go on")


DECLARES = [
    ("f405", "Material Liaisons", "tycoon"),
    ("f406", "Fuel Liaisons", "tycoon"),
    ("f407", "Weapons Liaisons", "warlord"),
    ("f408", "Relic Liaisons", "keeper"),
    ("f409", "Psionic Liaisons", "empath"),
]


@pytest.mark.parametrize(("card", "name", "ambition"), DECLARES)
def test_f405_to_f409_attached_they_declare_without_the_zero_marker(card: str, name: str, ambition: str) -> None:
    t = leads(card).plays("red", f"use {name}")
    t.asks(
        "red", "attach", ["Imperial Council", "Populist Demands", "Council Intrigue", "Song of Freedom", "Blight Looms"]
    )
    assert t.question("red") == f"{name}: attach it to which Court card?"
    t.plays("red", "Song of Freedom")
    assert t.attached() == {"cc14": card} and card not in t.cards("red")
    assert len(t.markers(ambition)) == 1 and not t.g.zero  # C85


def test_c80_only_to_a_court_card_with_neither_agents_nor_an_attached_card() -> None:
    t = leads("f405", "attached: cc01 to cc12", "court: aid01 blue 1, cc11, cc12, cc14 red 1, cc15 white 2")
    t.plays("red", "use Material Liaisons")
    assert t.attached() == {"cc11": "f405", "cc12": "cc01"}
    t = leads("f405", court="court: aid01 blue 1, cc11 red 1, cc12 blue 1, cc14 red 1, cc15 white 2")
    t.cannot("red", "use Material Liaisons")
    assert "Every Court card has agents or an attached card." in t.why_not("red", "f405")


def test_without_a_marker_it_may_be_attached_for_nothing() -> None:
    t = table("1-hex: red 2 ships\nred: hand administration-2; cards f405\nambitions: keeper 5, empath 3, warlord 2")
    t.plays("red", "lead Administration 2")
    assert "use Material Liaisons" in t.idle("red")
    t.plays("red", "use Material Liaisons", "Blight Looms")
    assert t.attached() == {"cc15": "f405"} and t.markers("tycoon") == []


def test_it_declares_though_something_was_declared_this_round() -> None:
    t = table("1-hex: red 2 ships\nred: hand administration-2; cards f408")
    t.plays("red", "lead Administration 2", "declare Tycoon", "use Relic Liaisons", "Blight Looms")
    assert len(t.markers("keeper")) == len(t.markers("tycoon")) == 1


def test_a51_attaching_it_is_no_discarding() -> None:
    t = reach("""
        seats 3, initiative red
        fates: advocate founder partisan
        2-gate: red 2 ships
        red: hand administration-2; cards f403 f405
        ambitions: keeper 5
        court: aid01, cc11, cc12, cc14, cc15
        """)
    t.plays("red", "lead Administration 2", "go on", "use Material Liaisons", "Blight Looms")
    assert t.objective("red") == 18


# -- F410: Diplomatic Fiasco ---------------------------------------------------------------------------------------


def test_f410_reads_as_the_diplomatic_fiasco_of_the_court() -> None:
    lines = "blue: cards cc01 cc02; agents 1\nred: hand administration-2; cards cc03"
    t = table(lines, ", begin crises", court="court: aid01, f410, cc12, cc14, cc15")
    t.asks("blue", "dismiss_guilds").chooses("blue", "discard Mining Interest")
    assert t.cards("blue") == ["cc02", "f312"] and t.cards("red") == ["cc03", "f412"]
    assert "f410" in t.deck_bottom()


# -- F411: Guild Struggle ------------------------------------------------------------------------------------------

STRUGGLE = "court: aid01, f411, cc13, cc14, cc15"


def crisis(lines: str) -> ReachScenario:
    return table(f"rolled: crisis-hex 4\nred: hand administration-2\n{lines}", ", begin crises", court=STRUGGLE)


def test_f411_crisis_everyone_passes_a_guild_card_to_the_left_in_turn_order() -> None:
    t = crisis("red: cards cc01 cc02\nblue: cards cc03 cc04\nwhite: cards cc05 cc06")
    t.asks("red", "pass_guild", ["pass Mining Interest", "pass Construction Union"])
    assert t.question("red") == "Guild Struggle: which guild card do you pass to Blue?"
    t.plays("red", "pass Mining Interest")
    t.asks("blue", "pass_guild", ["pass Gatekeepers", "pass Shipping Interest"])  # not the one just received
    t.plays("blue", "pass Gatekeepers").asks("white", "pass_guild", ["pass Skirmishers", "pass Arms Union"])
    t.plays("white", "pass Arms Union")
    assert t.cards("red") == ["cc02", "cc06", "f412"] and t.cards("blue") == ["cc01", "cc04", "f312"]
    assert "Red passes Mining Interest to Blue." in t.chronicle()
    assert "f411" in t.deck_bottom()


def test_a55_who_has_only_the_card_just_received_passes_nothing() -> None:
    t = crisis("red: cards cc01\nwhite: cards cc05")
    assert t.cards("red") == ["cc05", "f412"] and t.cards("blue") == ["cc01", "f312"]


def test_a55_the_first_in_turn_order_may_not_pass_again() -> None:
    t = crisis("white: cards cc05 cc06").plays("white", "pass Skirmishers")
    assert t.cards("red") == ["cc05", "f412"] and "cc06" in t.cards("white")


def test_f411_protected_cards_and_lore_are_not_passed() -> None:
    t = crisis("red: cards f402 cc01 l25\nblue: cards f403")
    assert t.cards("red") == ["f402", "f412", "l25"] and t.cards("blue") == ["cc01", "f312", "f403"]


def test_f411_nobody_has_a_guild_card() -> None:
    t = crisis("")
    assert "f411" in t.deck_bottom()


def secures(lines: str) -> ReachScenario:
    t = table(
        f"1-hex: red 2 ships\nred: hand aggression-2\n{lines}", court="court: aid01, f411 red 1, cc13, cc14, cc15"
    )
    return t.plays("red", "lead Aggression 2", "go on", "secure")


def test_f411_secured_it_may_steal_a_guild_card_and_shuffles_discarded_ones_back() -> None:
    t = secures("blue: cards cc01\nwhite: cards cc02 f403\ncourt discard: cc03 cc12")
    t.asks("red", "guild_struggle", ["Mining Interest of Blue", "Construction Union of White", "go on"])
    t.plays("red", "Construction Union of White")
    assert "cc02" in t.cards("red") and t.court_discard() == ["cc12"]
    assert CARD_NUMBER["cc03"] in [*t.g.court_deck, *t.g.court]
    assert t.deck_bottom() == ["f411"]


def test_f411_the_theft_may_be_left() -> None:
    t = secures("blue: cards cc01").plays("red", "go on")
    assert "cc01" in t.cards("blue") and t.deck_bottom() == ["f411"]


# -- F412: the objective -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("red", "blue", "white", "spaces"),
    [
        ("", "", "", 0),
        ("cards cc01", "", "", 3),  # a suit, and two Rivals have fewer
        ("cards cc01 cc02", "cards cc03", "cards cc05 cc06", 2),  # both Material; blue has fewer, white as many
        ("cards cc01 cc03 cc05 cc07 cc09", "cards cc02", "", 7),
        ("cards f402 f403", "cards cc02", "cards cc03", 4),  # C82: protected cards are counted
        ("cards l25", "cards cc02", "", 0),
    ],
)
def test_f412_suits_and_rivals_with_fewer_guild_cards(red: str, blue: str, white: str, spaces: int) -> None:
    parts = {"red": red, "blue": blue, "white": white}
    held = "\n".join(f"{seat}: {part}" for seat, part in parts.items() if part)
    t = table(f"red: hand administration-2\n{held}")
    assert REACH_CARDS[CARD_NUMBER["f412"]].promise(t.g, RED) == spaces
    assert t.plays("red", "pass the initiative").objective("red") == 12 - spaces


# -- F413: Advocate's Demand ---------------------------------------------------------------------------------------


def demand(lines: str, fates: str = "advocate magnate steward") -> ReachScenario:
    """The Edicts have come to the Demand: there is nobody to govern."""
    return reach(f"""
        seats 3, initiative red, act 2, begin edicts
        fates: {fates}
        first regent: nobody
        red: hand administration-2
        {lines}
        """)


def test_f413_the_advocate_asks_for_a_guild_card_of_a_new_suit() -> None:
    t = demand("red: cards cc01\nblue: cards cc02 cc03\nwhite: cards cc09 l25")
    t.asks("red", "advocates_demand", ["Gatekeepers of Blue", "Sworn Guardians of White", "go on"])
    t.plays("red", "Gatekeepers of Blue").asks("blue", "answer_demand", ["hand over Gatekeepers", "pay a Favor"])
    assert t.question("blue").startswith("Red asks for your Gatekeepers:")
    assert "Red asks Blue for Gatekeepers." in t.chronicle()


def test_f413_the_rival_hands_it_over_for_a_favor() -> None:
    t = demand("blue: cards cc03").plays("red", "Gatekeepers of Blue").plays("blue", "hand over Gatekeepers")
    assert "cc03" in t.cards("red") and "cc03" not in t.cards("blue")
    assert t.favors("blue", "red") == 1 and t.favors("red", "blue") == 0


def test_f413_or_keeps_it_and_pays_a_favor() -> None:
    t = demand("blue: cards cc03").plays("red", "Gatekeepers of Blue").plays("blue", "pay a Favor")
    assert "cc03" in t.cards("blue") and t.favors("red", "blue") == 1 and t.favors("blue", "red") == 0


def test_f413_the_advocate_need_not() -> None:
    t = demand("blue: cards cc03").plays("red", "go on")
    assert "cc03" in t.cards("blue") and t.g.stage == "lead"


def test_f413_a_protected_card_may_be_demanded_but_only_the_favor_is_given() -> None:
    t = demand("blue: cards f403").plays("red", "Guild Overseers of Blue")
    assert "f403" in t.cards("blue") and t.favors("red", "blue") == 1


def test_f413_it_is_no_stealing() -> None:
    t = demand("blue: cards cc03 cc09").plays("red", "Gatekeepers of Blue").plays("blue", "hand over Gatekeepers")
    assert "cc03" in t.cards("red")


def test_a53_a_rival_without_agents_hands_the_card_over() -> None:
    t = demand("blue: cards cc03; agents 0").plays("red", "Gatekeepers of Blue")
    assert "cc03" in t.cards("red")


def test_a53_a_protected_card_of_a_rival_without_agents_brings_nothing() -> None:
    t = demand("blue: cards f403; agents 0")
    assert t.g.stage == "lead"


def test_a53_an_advocate_without_agents_gives_no_favor() -> None:
    t = demand("red: agents 0\nblue: cards cc03").plays("red", "Gatekeepers of Blue")
    t.plays("blue", "hand over Gatekeepers")
    assert "cc03" in t.cards("red") and t.favors("blue", "red") == 0


def test_f413_nobody_else_demands_and_without_the_advocate_nobody() -> None:
    t = demand("laws: f413\nblue: cards cc03\nwhite: cards cc01", fates="magnate caretaker steward")
    assert t.g.stage == "lead"


def test_f413_it_leaves_the_campaign_when_nobody_is_the_advocate() -> None:
    t = resolved(ACT_II, "red: objective 0")
    assert "f413" in t.laws()
    another = next(fate for fate in t.g.dealt[RED] if fate != ADVOCATE)
    t.g.sealed = (another, *t.g.sealed[1:])
    reveal_fate(t.g, RED)
    assert "f413" not in t.laws() and "f414" in t.laws()
    assert CARD_NUMBER["f413"] in t.g.scrapped


# -- F414: Guild Negotiations --------------------------------------------------------------------------------------


def summit(lines: str, caller: str = "red", fates: str = "advocate magnate steward") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 2, summit {caller}
        fates: {fates}
        1-hex: red 2 ships; blue 2 ships; white 2 ships
        red: hand administration-2
        {lines}
        """)


def test_f414_guild_cards_may_be_given() -> None:
    t = summit("red: cards cc01\nblue: cards cc03").plays("red", "nothing more")
    agree(t, "red", "red blue guild cc01; blue red guild cc03", "blue")
    assert t.cards("red") == ["cc03", "f412"] and t.cards("blue") == ["cc01", "f312"]
    assert "Red proposes: Red gives Blue Mining Interest; Blue gives Red Gatekeepers." in t.chronicle()


def test_c56_protected_cards_and_lore_cannot_be_given() -> None:
    t = summit("red: cards f402 l25 cc01").plays("red", "nothing more")
    goods = [row for row in t.game.view(None)["summit"]["goods"][RED] if row["what"] == "guild"]
    assert goods == [{"what": "guild", "court": "cc01", "count": 1}]


def test_x25_without_the_law_no_card_can_be_given() -> None:
    t = reach("""
        seats 3, initiative red, act 2, summit red
        fates: magnate caretaker steward
        red: cards cc01
        """).plays("red", "nothing more")
    assert not can_propose(t, "red blue guild cc01")


def test_f414_the_advocate_must_agree() -> None:
    t = summit("blue: cards cc03", "blue").plays("blue", "nothing more")
    proposes(t, "blue", "blue white guild cc03")
    t.asks("red", "consent").plays("red", "agree").plays("white", "agree")
    assert "cc03" in t.cards("white")
    t = summit("blue: cards cc03", "blue").plays("blue", "nothing more")
    proposes(t, "blue", "blue white guild cc03")
    t.plays("red", "refuse")
    assert "cc03" in t.cards("blue")


def test_f414_without_the_advocate_nobody_else_is_asked() -> None:
    t = summit("laws: f414\nblue: cards cc03", "blue", "caretaker magnate steward").plays("blue", "nothing more")
    agree(t, "blue", "blue white guild cc03", "white")
    assert "cc03" in t.cards("white")


def test_f414_a_card_is_forced_by_its_raid_cost() -> None:
    t = summit("red: favors 2 blue\nblue: cards cc01 cc09")  # Mining Interest costs 2, Sworn Guardians 1
    t.plays("red", "call in Favors of Blue", "a guild card", "Mining Interest")
    assert "cc01" in t.cards("red") and t.favors("red", "blue") == 0
    t = summit("red: favors 1 blue\nblue: cards cc01 cc09").plays("red", "call in Favors of Blue", "a guild card")
    assert "cc09" in t.cards("red") and "cc01" in t.cards("blue")


def test_f414_the_consent_of_the_advocate_is_forced_with_a_favor_of_theirs() -> None:
    t = summit("blue: favors 1 white 1 red\nwhite: cards cc09", "blue")
    t.plays("blue", "call in Favors of White", "a guild card")
    assert "cc09" in t.cards("blue") and t.favors("blue", "red") == t.favors("blue", "white") == 0
    t = summit("blue: favors 1 white\nwhite: cards cc09", "blue").asks("blue", "call_to_order")
    t.plays("blue", "call in Favors of White")
    assert "a guild card" not in t.options()


def test_f414_the_advocates_own_card_needs_no_further_favor() -> None:
    t = summit("blue: favors 1 red\nred: cards cc09", "blue")
    t.plays("blue", "call in Favors of Red", "a guild card")
    assert "cc09" in t.cards("blue")


@pytest.mark.parametrize("seed", range(8))
def test_random_negotiations_with_guild_cards_keep_the_table_whole(seed: int) -> None:
    game = summit("""
        red: cards cc01 cc03 f402; favors 2 blue 1 white; resources fuel
        blue: cards cc05 f313 cc07; favors 1 red; resources material
        white: cards cc09 cc10 f302; held f302 material fuel; favors 2 red
        """).game
    rng = random.Random(seed)
    words, actions = ReachScenario(game, SEATS).words, features_of("arcs_campaign").actions
    while (decision := game.decision) is not None and decision.ask != "lead":
        for option in decision.options:
            assert "⟦" not in words.option(option)
            actions.encode(option, decision.seat, 3)
        features_of("arcs_campaign").state_row(game.state, decision.seat, decision)
        agreeable = [option for option in decision.options if option[0] in ("accept", "offer")]
        game.play(rng.choice(agreeable * 2 + decision.options))
        assert isinstance(game.state, Campaign)
        game.state.check()
        game.view(0)


# -- Resolutions ---------------------------------------------------------------------------------------------------

ACT_I = "seats 3, initiative red, last act 2, begin intermission"
ACT_II = "seats 3, initiative red, act 2, last act 3, begin intermission"


def resolved(head: str, lines: str) -> ReachScenario:
    """Red, the Advocate, and the others have resolved their fates, and all comes to the choice of new ones."""
    t = reach(f"""
        {head}
        fates: advocate magnate partisan
        1-gate: red 1 ship; blue 1 ship; white 1 ship
        {lines}
        """)
    assert t.decision("red").ask == "choose_fate"
    return t


def numbers(*names: str) -> set[int]:
    return {CARD_NUMBER[name] for name in names}


LIAISONS = ("f405", "f406", "f407", "f408", "f409")


def test_f404_success() -> None:
    g = resolved(ACT_I, "red: objective 0; cards f402 f403").g
    assert numbers("f403", "f410", *LIAISONS) <= set(g.court_deck)
    assert CARD_NUMBER["f411"] in g.scrapped and g.cards[RED] == (CARD_NUMBER["f402"],)


def test_f404_overseers_held_by_another_stay_there() -> None:
    g = resolved(ACT_I, "red: objective 0\nwhite: cards f403").g
    assert CARD_NUMBER["f403"] in g.cards[WHITE]


def test_f404_failure_releases_the_liaisons_of_suits_in_which_the_advocate_leads() -> None:
    """Material 2 to 0, Fuel 1 to 1, Weapon 0 to 0, Psionic 1 (Guild Investigators) to 0, Relic 0 to 1."""
    g = resolved(ACT_I, "red: objective 2; cards f402 f403 cc01 cc02 cc03\nblue: cards cc04\nwhite: cards cc09").g
    assert numbers("f403", "f411", "f405", "f409") <= set(g.court_deck)
    assert numbers("f406", "f407", "f408", "f410") <= set(g.scrapped)


def test_a52_overseers_are_not_counted() -> None:
    g = resolved(ACT_I, "red: objective 2; cards f403").g
    assert CARD_NUMBER["f408"] in g.scrapped


def test_f415_success() -> None:
    t = resolved(ACT_II, "red: objective 0")
    assert numbers("f416", "f417", "f418", "f419", "f420", "f421") <= set(t.g.court_deck)
    assert CARD_NUMBER["f422"] in t.g.scrapped and {"f413", "f414"} <= set(t.laws())


def test_f415_failure() -> None:
    t = resolved(ACT_II, "red: objective 5")
    assert numbers("f416", "f417", "f418", "f419", "f420", "f421", "f413") <= set(t.g.scrapped)
    assert CARD_NUMBER["f422"] in t.g.court_deck
    assert "f413" not in t.laws() and "f414" in t.laws()
