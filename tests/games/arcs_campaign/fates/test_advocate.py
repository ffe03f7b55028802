"""The Advocate, Act I: the objective (F401), Guild Investigators (F402), Guild Overseers (F403)."""

import pytest

import boardwright
from boardwright.games.arcs.campaign.court import attach, hosts
from boardwright.games.arcs.campaign.moments import ReachCard
from boardwright.games.arcs.campaign.state import Campaign, campaign
from boardwright.games.arcs.facts import CARD_NUMBER, FUEL, RELIC
from boardwright.games.arcs.resources import provoke_outrage
from boardwright.games.arcs.state import Arcs, changed
from boardwright.kernel import still
from boardwright.kernel.decision import Script
from boardwright.kernel.still import without
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.speaking import replaced

COURT = "court: aid01, cc11, cc12, cc13, cc14"
FIRST_IN_KEEPER = "ambitions: keeper 5"
"""Guild Overseers are a Relic icon: who has them and nothing else is first in Keeper, if nobody else has a Relic."""


def leads(
    cards: str, lines: str = FIRST_IN_KEEPER, court: str = COURT, card: str = "mobilization-2", seats: int = 3
) -> ReachScenario:
    """Red, the Advocate, leads a card without declaring."""
    t = reach(f"""
        seats {seats}, initiative red
        fates: {"advocate founder partisan" if seats == 3 else "advocate founder"}
        2-gate: red 2 ships
        red: hand {card}; cards {cards}
        {court}
        {lines}
        """)
    suit, number = card.split("-")
    return t.plays("red", f"lead {suit.title()} {number}", "go on")


# -- F401: Guild cards discarded by their Prelude part -------------------------------------------------------------


def test_f401_a_guild_card_discarded_by_its_prelude_part_advances_3() -> None:
    t = leads("f402 f403 cc03 cc10")
    assert t.objective("red") == 18
    t.plays("red", "use Gatekeepers")
    assert t.objective("red") == 15 and t.court_discard() == ["cc03"]
    t.plays("red", "use Elder Broker", "discard the loose Material")
    while t.decision("red").ask == "place_token":
        t.game.play(t.decision("red").options[0])
    assert t.objective("red") == 12


def test_f401_only_with_guild_overseers() -> None:
    t = leads("f402 cc03").plays("red", "use Gatekeepers")
    assert t.objective("red") == 18


def test_f401_a_guild_card_that_is_discarded_for_nothing_counts_and_so_is_not_idle() -> None:
    t = leads("f402 f403 cc07")  # red has the initiative: there is nothing to seize
    assert "use Lattice Spies" not in t.idle("red")
    t.plays("red", "use Lattice Spies")
    assert t.objective("red") == 15
    t = leads("f402 f403 cc03")
    assert "discard Gatekeepers for nothing" not in t.idle("red")
    t.plays("red", "discard Gatekeepers for nothing")
    assert t.objective("red") == 15


def test_f401_without_overseers_or_once_the_objective_is_complete_it_changes_nothing() -> None:
    assert "use Lattice Spies" in leads("f402 cc07").idle("red")
    t = leads("f402 f403 cc07 cc03", f"{FIRST_IN_KEEPER}\nred: objective 0")
    assert "use Lattice Spies" in t.idle("red") and "discard Gatekeepers for nothing" in t.idle("red")


def test_f401_lore_and_outrage_do_not_count() -> None:
    t = leads("f402 f403 cc03 l25", f"{FIRST_IN_KEEPER}\nred: outrage weapon")
    t.plays("red", "discard Tyrant's Ego to clear Outrage")
    provoke_outrage(t.g, 0, FUEL)
    assert t.court_discard() == ["l25", "cc03"] and t.objective("red") == 18


def test_f401_the_guild_cards_of_rivals_do_not_count() -> None:
    t = leads("f402 f403", f"{FIRST_IN_KEEPER}\nblue: hand mobilization-3; cards cc03\n2-gate: blue 1 ship")
    t.plays("red", "end turn").plays("blue", "surpass with Mobilization 3", "use Gatekeepers")
    assert t.objective("red") == 18


def test_a50_a_union_counts_when_it_is_discarded_at_the_end_of_the_round() -> None:
    t = leads("f402 f403 cc02", f"{FIRST_IN_KEEPER}\n2-hex: red city", card="construction-2").plays(
        "red", "use Construction Union"
    )
    assert t.objective("red") == 18
    t.plays("red", "end turn")
    assert t.objective("red") == 15 and t.court_discard() == ["cc02"] and "construction-2" in t.hand("red")


def test_a50_overseers_must_still_be_there_then() -> None:
    t = leads("f402 f403 cc02", f"{FIRST_IN_KEEPER}\n2-hex: red city", card="construction-2").plays(
        "red", "use Construction Union"
    )
    provoke_outrage(t.g, 0, RELIC)
    t.plays("red", "end turn")
    assert t.court_discard() == ["f403", "cc02"] and t.objective("red") == 18


class AttachesItself(ReachCard):
    """A Guild card whose Prelude part attaches it, as that of the Liaisons does."""

    has_prelude = True

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        c = campaign(g)
        c.cards[me] = without(c.cards[me], self.number)
        attach(c, self.number, hosts(c)[0])
        yield from ()


@pytest.mark.plain_only
def test_a51_a_guild_card_that_attaches_itself_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    with replaced(monkeypatch, AttachesItself(CARD_NUMBER["f405"])):
        t = leads("f402 f403 f405").plays("red", "use Material Liaisons")
    assert t.attached() == {"aid01": "f405"} and t.objective("red") == 18


# -- F402: Recover -------------------------------------------------------------------------------------------------


def test_f402_recover_attaches_the_topmost_guild_card_of_the_court_discard_pile() -> None:
    t = leads("f402 f403", f"{FIRST_IN_KEEPER}\ncourt discard: cc01 cc04 cc15").plays("red", "recover")
    t.asks(
        "red",
        "recover",
        ["Imperial Council", "Populist Demands", "Council Intrigue", "Diplomatic Fiasco", "Song of Freedom"],
    )
    assert t.question("red") == "Recover Shipping Interest: attach it to which Court card?"
    t.plays("red", "Council Intrigue")
    assert t.attached() == {"cc12": "cc04"} and t.court_discard() == ["cc01", "cc15"]
    t.plays("red", "recover", "Imperial Council")  # C53
    assert t.attached() == {"cc12": "cc04", "aid01": "cc01"}


def test_f402_the_host_has_neither_agents_nor_an_attached_card() -> None:
    court = "court: aid01 blue 1, cc11 red 1, cc12, cc13, cc14\nattached: cc05 to cc12"
    t = leads("f402 f403", f"{FIRST_IN_KEEPER}\ncourt discard: cc01", court).plays("red", "recover")
    t.asks("red", "recover", ["Diplomatic Fiasco", "Song of Freedom"])


@pytest.mark.parametrize(
    ("court", "discard", "possible"),
    [
        (COURT, "cc01", True),
        (COURT, "cc15", False),  # no Guild card
        ("court: aid01 red 1, cc11 red 1, cc12 red 1, cc13 blue 1, cc14", "cc01", True),
        ("court: aid01 red 1, cc11 red 1, cc12 red 1, cc13 blue 1, cc14 red 1", "cc01", False),
        ("court: aid01 red 1, cc11 red 1, cc12 red 1, cc13, cc14 red 1\nattached: cc05 to cc13", "cc01", False),
    ],
)
def test_f402_it_is_not_forced_so_it_needs_a_guild_card_and_a_fitting_court_card(
    court: str, discard: str, possible: bool
) -> None:
    t = leads("f402 f403", f"{FIRST_IN_KEEPER}\ncourt discard: {discard}", court)
    assert ("recover" in t.options()) == possible
    if not possible:
        assert "attached card" in t.why_not("red", "f402")[0]


def test_f402_recover_takes_the_place_of_move() -> None:
    lines = f"{FIRST_IN_KEEPER}\ncourt discard: cc01\n2-hex: red city\nred: resources fuel"
    t = leads("f402 f403", lines, card="construction-2").cannot("red", "recover")
    t.plays("red", "spend Fuel from slot 1 to recover", "Populist Demands")
    assert t.attached() == {"cc11": "cc01"} and t.objective("red") == 16


def test_f401_every_recover_advances_2_with_guild_overseers() -> None:
    lines = f"{FIRST_IN_KEEPER}\ncourt discard: cc01 cc02"
    t = leads("f402 f403", lines).plays("red", "recover", "Populist Demands", "recover", "Song of Freedom")
    assert t.objective("red") == 14
    t = leads("f402", lines).plays("red", "recover", "Populist Demands")
    assert t.objective("red") == 18 and t.attached() == {"cc11": "cc02"}


def test_f401_recover_by_a_rival_does_not_count() -> None:
    lines = "court discard: cc01\nblue: hand mobilization-3; cards f402\n2-gate: blue 1 ship"
    t = leads("f403", lines).plays("red", "end turn")
    t.plays("blue", "surpass with Mobilization 3", "recover", "Populist Demands")
    assert t.objective("red") == 18 and t.attached() == {"cc11": "cc01"}


def test_a_recovered_card_is_secured_with_its_host_by_anybody() -> None:
    lines = f"{FIRST_IN_KEEPER}\ncourt discard: cc03\nblue: hand aggression-3; resources relic\n2-hex: blue city"
    t = leads("f402 f403", lines, "court: aid01, cc01, cc12, cc13, cc14").plays("red", "recover", "Mining Interest")
    t.g.agents = changed(t.g.agents, 1, -1)
    t.g.court_agents = still.replaced(t.g.court_agents, 1 * 3 + 1, 1)
    t.plays("red", "end turn").plays("blue", "pivot with Aggression 3", "spend Relic from slot 1 to secure")
    assert t.cards("blue") == ["cc01", "cc03", "f201"]


# -- F403: actions on Guild cards ----------------------------------------------------------------------------------

RELICS = "blue: resources relic relic"
PLACES = [
    ("alone in first place", "ambitions: keeper 5", True),
    ("tied for first", "ambitions: keeper 5\nblue: resources relic", True),
    ("second", f"ambitions: keeper 5\n{RELICS}", True),
    ("second for no Power", f"ambitions: keeper 2\n{RELICS}", True),
    ("tied for second", f"ambitions: keeper 5\n{RELICS}\nwhite: resources relic", False),
    ("third", f"ambitions: keeper 5\n{RELICS}\nwhite: cards cc09 cc10 bc24", False),
    ("third, but first in another", f"ambitions: keeper 5, empath 3\n{RELICS}\nwhite: cards cc09 cc10 bc24", True),
    ("first in one that is not declared", "", False),
    ("nothing to count", "ambitions: warlord 5", False),
]


@pytest.mark.parametrize(("lines", "allowed"), [row[1:] for row in PLACES], ids=[row[0] for row in PLACES])
def test_f403_actions_on_guild_cards_only_while_first_or_second_in_a_declared_ambition(
    lines: str, allowed: bool
) -> None:
    places = "court discard: cc07\n2-hex: blue city\n5-hex: blue city\n2-arrow: white city"
    t = leads("f402 f403 cc03", f"{lines}\n{places}")
    for action in ("use Gatekeepers", "discard Gatekeepers for nothing", "recover"):
        assert (action in t.options()) == allowed
    assert "move" in t.options()


@pytest.mark.parametrize(
    ("box", "blue", "allowed"),
    [
        (1, "relic -", True),
        (2, "- -", True),
        (1, "relic relic", False),
        (2, "relic -", False),
        (2, "relic relic", False),
    ],
)
def test_c117_with_two_players_the_box_takes_a_place(box: int, blue: str, allowed: bool) -> None:
    lines = f"ambitions: keeper 5\nset aside: {box} relic\nblue: resources {blue}\n2-hex: blue city"
    t = leads("f402 f403 cc03", lines, "court: aid01, cc11, cc12, cc13", seats=2)
    assert ("use Gatekeepers" in t.options()) == allowed


def test_f403_new_actions_are_limited_however_they_are_paid() -> None:
    lines = "red: resources material\n2-hex: red city"
    t = leads("f403 cc01", f"{lines}\n{FIRST_IN_KEEPER}", card="construction-2")
    t.can("red", "manufacture", "spend Material from slot 1 to manufacture")
    t = leads("f403 cc01", lines, card="construction-2")
    t.cannot("red", "manufacture", "spend Material from slot 1 to manufacture", "use Mining Interest")
    assert any("neither first" in why for why in t.why_not("red", "cc01"))


def test_f403_it_is_read_at_each_step_of_the_turn() -> None:
    t = leads("f403 cc03 cc09", "ambitions: keeper 5\nblue: resources relic").can("red", "use Gatekeepers")
    t.g.slots[7:9] = [RELIC, RELIC]
    t.g.supply[RELIC] -= 1
    t.g.cards[0] = without(t.g.cards[0], CARD_NUMBER["cc09"])
    t.g.court_discard = (*t.g.court_discard, CARD_NUMBER["cc09"])
    t.g.cards[2] = (*t.g.cards[2], CARD_NUMBER["cc10"])
    t.g.court_deck.remove(CARD_NUMBER["cc10"])
    t.plays("red", "move", "to 2-arrow", "1 fresh and 0 damaged").cannot("red", "use Gatekeepers")


def test_f403_other_abilities_are_not_limited() -> None:
    """The card FAQ names Galactic Bards, a Guild card of Arcs."""
    t = reach("""
        seats 3, initiative blue
        fates: advocate founder partisan
        2-gate: red 2 ships; blue 1 ship
        blue: hand mobilization-2
        red: hand mobilization-4; cards f402 f403 bc25
        """)
    t.plays("blue", "lead Mobilization 2", "go on", "end turn").plays("red", "surpass with Mobilization 4")
    t.can("red", "declare Warlord")


def test_f403_lore_is_not_limited() -> None:
    leads("f402 f403 cc03 l18", "").can("red", "martyr").cannot("red", "use Gatekeepers")


def test_f403_others_are_not_limited() -> None:
    t = leads("f402 f403", "blue: hand mobilization-3; cards cc03\n2-gate: blue 1 ship").plays("red", "end turn")
    t.plays("blue", "surpass with Mobilization 3").can("blue", "use Gatekeepers")


# -- F403: When Secured --------------------------------------------------------------------------------------------

SECURES = "court: aid01, f403 red 1, cc11, cc12, cc13"


def test_f403_secured_it_is_kept_and_a_guild_card_of_the_discard_pile_comes_along() -> None:
    t = leads("cc10", "court discard: cc03 cc14 cc05", SECURES, card="aggression-2")
    t.g.buried = 2
    deck = t.g.court_deck[:]
    t.plays("red", "secure")
    t.asks("red", "take_guild", ["take Gatekeepers", "take Skirmishers", "search the Court deck"])
    t.plays("red", "take Gatekeepers")
    assert t.cards("red") == ["cc03", "cc10", "f401", "f403"] and t.court_discard() == ["cc14", "cc05"]
    assert t.g.court_deck == deck[:-1] and t.g.buried == 2  # nobody searched it; the next card came to the row
    assert t.chronicle()[-2] == "Red takes Gatekeepers with Guild Overseers."


def test_f403_a_searched_deck_is_shuffled() -> None:
    t = leads("cc10", "court discard: cc03", SECURES, card="aggression-2")
    t.g.buried = 3
    deck, looks, chance = t.g.court_deck[:], t.g.looks, t.g.rng.counter
    t.plays("red", "secure", "search the Court deck")
    assert t.g.looks == looks + 1
    names = ["Mining Interest", "Construction Union", "Shipping Interest", "Skirmishers", "Arms Union"]
    names += ["Lattice Spies", "Silver-Tongues", "Sworn Guardians", "Gatekeepers"]
    t.asks("red", "take_guild", [f"take {name}" for name in names])
    t.plays("red", "take Lattice Spies")
    assert "Red searches the Court deck, which is then shuffled." in t.chronicle("blue")
    assert "cc07" in t.cards("red") and "f403" in t.cards("red")
    assert t.g.buried == 0 and t.g.rng.counter > chance
    assert sorted([*t.g.court_deck, t.g.court[1]]) == sorted(set(deck) - {CARD_NUMBER["cc07"]})


def test_f403_who_has_searched_the_deck_may_still_take_from_the_discard_pile() -> None:
    t = leads("cc10", "court discard: cc03", SECURES, card="aggression-2")
    t.g.buried = 3
    t.plays("red", "secure", "search the Court deck", "take Gatekeepers")
    assert "cc03" in t.cards("red") and t.g.buried == 0


def test_f403_with_no_guild_card_anywhere_nothing_is_taken() -> None:
    guilds = " ".join(f"cc{number:02}" for number in range(1, 11))
    t = leads("f402", f"blue: cards {guilds}", SECURES, card="aggression-2").plays("red", "secure")
    t.asks("red", "turn")
    assert t.cards("red") == ["f401", "f402", "f403"]


def test_f403_r15_a_card_taken_in_the_prelude_is_not_secured_and_need_not_wait() -> None:
    """R15: only a secured card waits with its Prelude part; the one that comes along is taken."""
    lines = f"{FIRST_IN_KEEPER}\ncourt discard: cc03\n2-hex: red city\nred: resources relic"
    t = leads("f402 cc05", lines, SECURES)
    t.plays("red", "spend Relic from slot 1 to secure", "take Gatekeepers").asks("red", "turn")
    assert "cc03" in t.cards("red")
    t.can("red", "use Skirmishers", "use Gatekeepers")


def test_f403_a_rival_who_secures_it_takes_a_card_as_well() -> None:
    t = leads(
        "f402",
        "court discard: cc03\nblue: hand aggression-3",
        "court: aid01, f403 blue 1, cc11, cc12, cc13",
        "aggression-2",
    )
    t.plays("red", "end turn").plays("blue", "surpass with Aggression 3", "secure", "take Gatekeepers")
    assert t.cards("blue") == ["cc03", "f201", "f403"]


def test_f403_in_the_set_up_nothing_is_taken() -> None:
    game = boardwright.new("arcs_campaign", seats=3, options={"fates": "advocate,founder,partisan"})
    while game.decision is not None and game.decision.ask != "lead":
        game.play(game.decision.options[0])
    g = game.state
    assert isinstance(g, Campaign)
    assert list(g.cards[0]) == [CARD_NUMBER[card] for card in ("f402", "f403", "f401")]
    assert g.objectives[0] == 18


def test_c82_outrage_of_its_suit_takes_overseers_and_the_objective_waits_for_them() -> None:
    t = leads("f402 f403 cc03", f"{FIRST_IN_KEEPER}\ncourt discard: cc01")
    provoke_outrage(t.g, 0, RELIC)
    t.plays("red", "use Gatekeepers")
    assert t.court_discard() == ["cc01", "f403", "cc03"] and t.objective("red") == 18
    t.plays("red", "recover", "Populist Demands")
    assert t.attached() == {"cc11": "cc03"} and t.objective("red") == 18
