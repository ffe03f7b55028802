"""The Believer, Act I: objective (F801), Disciples (F802), Teach (F803), Faithful cards and laws (F804 to F814)."""

import json

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.games.arcs.campaign.court import leave_court
from boardwright.games.arcs.campaign.facts import FAITHFUL_STACK, FIRST_FAITHFUL
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import ACTION_CARDS, CARD_NUMBER, KEEPER, RESOURCES
from boardwright.games.arcs.hands import only_follows
from boardwright.games.arcs.moments import CARDS
from boardwright.games.arcs.state import EVERYONE, PILE
from boardwright.kernel.rng import Rng
from boardwright.kernel.still import without
from tests.games.arcs_campaign.position import ReachScenario, reach

COURT = "court: aid01, cc01, cc03, cc10, cc11"  # Material, Fuel, Relic, a Vox card


def table(lines: str, seats: int = 3, initiative: str = "red") -> ReachScenario:
    """Red is the Believer; nobody needs to be rescued."""
    return reach(f"""
        seats {seats}, initiative {initiative}
        fates: {"believer founder partisan" if seats == 3 else "believer founder"}
        2-gate: red 2 ships; blue 2 ships
        {lines}
        """)


def teaches(lines: str = "2-hex: red city", court: str = COURT) -> ReachScenario:
    """Red has led a card with which they may Teach."""
    t = table(f"red: hand mobilization-2; cards f802 f803\n{court}\n{lines}")
    return t.plays("red", "lead Mobilization 2", "go on")


# -- the set-up ----------------------------------------------------------------------------------------------------


def test_the_set_up_stacks_the_nine_faithful_cards_with_the_9_on_top() -> None:
    game = boardwright.new("arcs_campaign", seats=3, options={"fates": "believer,founder,partisan"})
    while game.decision is not None and game.decision.ask != "lead":
        game.play(game.decision.options[0])
    g = game.state
    assert isinstance(g, Campaign)
    assert list(g.faithful) == [CARD_NUMBER[f"f8{number:02}"] for number in range(12, 3, -1)]
    assert list(g.cards[0]) == [CARD_NUMBER[card] for card in ("f802", "f803", "f801")]
    assert (CARD_NUMBER["f813"], CARD_NUMBER["f814"]) == g.laws[-2:] and g.objectives[0] == 9
    assert game.view(1)["reach"]["faithful"] == {"top": "f804", "left": 9}


# -- F801: the objective -------------------------------------------------------------------------------------------


def scored(lines: str, stack: int) -> int:
    """How far the objective has advanced when all have passed."""
    t = table(f"red: hand aggression-2; objective 30; resources relic psionic\nfaithful: {stack}\n{lines}")
    t.plays("red", "pass the initiative")
    return 30 - t.objective("red")


@pytest.mark.parametrize(("stack", "pips"), [(9, 1), (8, 1), (7, 2), (6, 2), (5, 3), (4, 3), (3, 3), (2, 4), (1, 4)])
def test_f801_an_ambition_won_advances_the_pips_of_the_uppermost_card_of_the_stack(stack: int, pips: int) -> None:
    assert scored("ambitions: keeper 5", stack) == pips


def test_f801_and_10_once_the_stack_is_used_up() -> None:
    assert scored("ambitions: keeper 5", 0) == 10


def test_f801_every_ambition_won_counts_and_a_tie_is_no_win() -> None:
    assert scored("ambitions: keeper 5, empath 3", 7) == 4
    assert scored("ambitions: keeper 5, empath 3\nblue: resources relic", 7) == 2
    assert scored("ambitions: warlord 5", 7) == 0


# -- F802: one more pip --------------------------------------------------------------------------------------------


def declares(lines: str, *texts: str, card: str = "faithful-3") -> int:
    """The pips of red after leading a card and declaring."""
    t = table(f"red: hand {card}; cards f802\n2-hex: red city\n{lines}").plays("red", *texts)
    return t.g.pips


@pytest.mark.parametrize("side", ["Zeal", "Wisdom"])
def test_f802_who_declares_an_ambition_they_are_winning_with_a_faithful_card_has_one_more_pip(side: str) -> None:
    assert declares("red: resources relic", f"lead {side} 3", "declare Keeper") == 4


def test_f802_not_for_an_ambition_they_are_not_winning() -> None:
    assert declares("", "lead Zeal 3", "declare Empath") == 3  # nothing to count
    assert declares("blue: resources relic", "lead Zeal 3", "declare Keeper") == 3  # the Disciples are a Relic: a tie
    assert declares("", "lead Zeal 3", "declare Keeper") == 4


def test_f802_not_without_declaring_or_with_another_suit() -> None:
    assert declares("", "lead Zeal 3", "go on") == 3
    assert declares("", "lead Aggression 5", "declare Keeper", card="aggression-5") == 2
    assert declares("", "lead Zeal 1", "declare Keeper", card="faithful-1") == 5


def test_f802_others_do_not_have_it() -> None:
    t = table("blue: hand faithful-3; resources psionic\nred: cards f802", initiative="blue")
    t.plays("blue", "lead Zeal 3", "declare Empath")
    assert t.g.pips == 3


def test_f802_declaring_in_the_turn_of_a_rival_brings_no_pip() -> None:
    """Somebody may be made to secure Populist Demands."""
    t = table("blue: hand faithful-3\nred: cards f802\nambitions: keeper 5", initiative="blue")
    t.plays("blue", "lead Zeal 3", "go on")
    for _ in CARDS[CARD_NUMBER["f802"]].when_declared(t.g, 0, KEEPER, True):
        raise AssertionError("there is nothing to ask")
    assert t.g.pips == 3


def test_c117_with_two_players_it_takes_more_than_the_box_has() -> None:
    for count, pips in ((1, 3), (0, 4)):
        lines = f"red: hand faithful-3; cards f802\nset aside: {count} relic\ncourt: aid01, cc01, cc02, cc03"
        t = table(lines, seats=2).plays("red", "lead Zeal 3", "declare Keeper")
        assert t.g.pips == pips


DEMANDS = "court: aid01, cc01, cc03, cc10, cc11 red 1\n2-hex: red city\n2-crescent: red city"
"""Red may secure Populist Demands with a Relic, and so declare in the Prelude; the Disciples are one more."""


def test_f802_declaring_by_a_card_counts_as_well_but_only_once_a_turn() -> None:
    lines = f"red: hand faithful-3 aggression-2; cards f802; resources relic relic\n{DEMANDS}"
    t = table(lines).plays("red", "lead Zeal 3", "go on", "spend Relic from slot 1 to secure", "declare Keeper")
    assert t.g.pips == 4
    t = table(lines).plays("red", "lead Zeal 3", "declare Keeper", "spend Relic from slot 1 to secure")
    t.plays("red", "declare Keeper")
    assert len(t.markers("keeper")) == 2 and t.g.pips == 4


def test_f802_it_may_come_with_the_last_pip() -> None:
    lines = f"red: hand faithful-9; cards f802\n{DEMANDS}"
    t = table(lines).plays("red", "lead Wisdom 9", "go on", "secure", "declare Keeper").asks("red", "turn")
    assert t.g.pips == 1


def test_f802_it_is_counted_anew_in_every_turn() -> None:
    t = table("red: hand faithful-3 faithful-4; cards f802")
    t.plays("red", "lead Zeal 3", "declare Keeper", "end turn", "lead Zeal 4", "declare Keeper")
    assert t.g.pips == 4


FOLLOWS = f"""blue: hand mobilization-2
    red: hand faithful-3 aggression-2; cards f802 lead02; resources relic relic
    {DEMANDS}"""


def follows(way: str) -> ReachScenario:
    """Red follows and declares in the Prelude; a leader of Arcs gains 1 Psionic by a Tax with the pip of a Pivot."""
    t = table(FOLLOWS, initiative="blue").plays("blue", "lead Mobilization 2", "go on", "end turn")
    return t.plays("red", way, "go on", "spend Relic from slot 1 to secure", "declare Keeper")


def taxes(t: ReachScenario, city: str) -> list[str]:
    """What red gains by a Tax."""
    before = len(t.noted("gained"))
    t.plays("red", "tax")
    if t.decision("red").ask == "tax":
        t.plays("red", city)
    while t.game.decision and t.game.decision.ask in ("place_token", "discard_excess"):
        t.game.play(t.game.decision.options[0])
    return [RESOURCES[int(resource)] for _, resource in t.noted("gained")[before:]]


def test_f802_c87_the_one_more_pip_triggers_no_copy_effects() -> None:
    t = follows("pivot with Zeal 3")
    assert t.g.pips == 2
    assert taxes(t, "city 2-hex/1") == ["relic", "psionic"]  # with the pip of the Pivot
    assert taxes(t, "city 2-crescent/1") == ["weapon"]


def test_f802_a_faithful_card_that_was_played_face_down_counts() -> None:
    """Ours: the FAQ speaks of a Copy."""
    assert follows("copy with Faithful 3").g.pips == 2
    assert follows("copy with Aggression 2").g.pips == 1


# -- F803: Teach ---------------------------------------------------------------------------------------------------


def test_f803_teach_attaches_the_top_card_of_the_stack_to_a_guild_card_of_the_type_of_an_own_city() -> None:
    t = teaches("2-hex: red city\n3-arrow: red city").plays("red", "teach")
    t.asks("red", "teach", ["Mining Interest", "Elder Broker"])  # Material and Relic; Gatekeepers are Fuel
    assert t.question("red") == "Teach: attach Faithful 9 to which guild card?"
    t.plays("red", "Elder Broker")
    assert t.attached() == {"cc10": "f804"} and t.game.view(2)["reach"]["faithful"] == {"top": "f805", "left": 8}
    t.plays("red", "teach")  # the only one left
    assert t.attached() == {"cc10": "f804", "cc01": "f805"}
    t.cannot("red", "teach")


def test_f803_agents_on_the_guild_card_do_not_matter() -> None:
    t = teaches(court="court: aid01, cc01, cc03, cc10 blue 1, cc11").plays("red", "teach")
    assert t.attached() == {"cc10": "f804"}


@pytest.mark.parametrize(
    ("lines", "court"),
    [
        ("", COURT),  # no city
        ("2-arrow: red city", COURT),  # no Psionic card in the row
        ("2-gate: red city", COURT),  # no planet
        ("2-hex: blue city; red starport", COURT),
        ("2-hex: free city; red starport", COURT),
        ("2-hex: red city\nfaithful: 0", COURT),
        ("2-hex: red city", f"{COURT}\nattached: cc05 to cc10"),
        ("2-hex: red city", "court: aid01, cc01, cc03, cc11, cc12\nattached: cc10 to cc01"),  # it is not in the row
    ],
)
def test_f803_all_conditions_must_hold(lines: str, court: str) -> None:
    t = teaches(lines, court).cannot("red", "teach")
    assert "Faithful stack" in t.why_not("red", "f803")[0]


def test_f803_it_takes_the_place_of_influence() -> None:
    t = table(f"red: hand construction-2; cards f802 f803\n2-hex: red city\n{COURT}")
    t.plays("red", "lead Construction 2", "go on").cannot("red", "teach")


def test_f803_the_lowest_card_of_the_action_discard_pile_is_scrapped() -> None:
    t = teaches("2-hex: red city\ndiscard: construction-4 administration-3 construction-2")
    size, looks = len(t.g.deck), t.g.looks
    t.plays("red", "teach")
    assert t.discard_pile()[:2] == ["administration-3", "construction-2"]
    assert len(t.g.deck) == size - 1 and t.g.looks == looks + 1
    assert t.game.view(1)["reach"]["scrapped_actions"] == ["construction-4"]
    assert t.chronicle()[-1] == "Construction 4 leaves the game."


def test_f803_events_are_skipped_and_seen_by_all() -> None:
    t = teaches("2-hex: red city\ndiscard: event-1 event-2 construction-4 construction-2")
    t.g.knows = ((EVERYONE, 1, ACTION_CARDS.index("event-1")), (EVERYONE, PILE, ACTION_CARDS.index("construction-4")))
    t.plays("red", "teach")
    assert t.discard_pile()[:3] == ["event-1", "event-2", "construction-2"]
    assert t.game.view(2)["known_discard"] == ["event-1", "event-2"]
    assert t.game.view(2)["players"][1]["known"] == []  # what was known before is no longer true


def test_f803_a_faithful_card_may_be_scrapped_too() -> None:
    t = teaches("2-hex: red city\ndiscard: faithful-4 construction-2").plays("red", "teach")
    assert t.game.view(0)["reach"]["scrapped_actions"] == ["faithful-4"]


@pytest.mark.parametrize("events", [True, False])
def test_f803_with_nothing_to_scrap_the_attachment_stands(events: bool) -> None:
    t = teaches()
    lost = [card for card in t.g.discard if not only_follows(card)]
    t.g.discard = [card for card in t.g.discard if only_follows(card)]
    t.g.deck = tuple([card for card in t.g.deck if card not in lost])
    t.g.scrapped_actions += tuple(lost)
    if not events:
        t.g.deck = tuple([card for card in t.g.deck if card not in t.g.discard])
        t.g.discard = []
    before = t.g.scrapped_actions[:]
    t.plays("red", "teach")
    assert t.attached() == {"cc10": "f804"} and t.g.scrapped_actions == before


def test_f803_with_split_piles_the_face_down_one_is_meant_until_it_has_no_fitting_card() -> None:
    t = teaches("2-hex: red city\nface up: aggression-5\ndiscard: event-1 construction-2")
    t.g.split_discard = True
    t.plays("red", "teach")
    assert t.game.view(0)["reach"]["scrapped_actions"] == ["construction-2"]
    t = teaches("2-hex: red city\nface up: aggression-5 aggression-6")
    t.g.split_discard = True
    lost = [card for card in t.g.discard if not only_follows(card)]
    t.g.discard = [card for card in t.g.discard if only_follows(card)]
    t.g.deck = tuple([card for card in t.g.deck if card not in lost])
    t.g.scrapped_actions += tuple(lost)
    t.plays("red", "teach")
    assert t.g.scrapped_actions[-1] in (ACTION_CARDS.index("aggression-5"), ACTION_CARDS.index("aggression-6"))
    assert not t.g.face_up  # R95


# -- F804 to F812: Faithful cards in the Court ---------------------------------------------------------------------


def taught(agents: str = "blue 1") -> ReachScenario:
    """The 9 is attached to Elder Broker, on which somebody has an agent; blue has a Relic to secure with."""
    return table(f"""
        red: hand mobilization-2 mobilization-3; cards f802 f803
        blue: hand mobilization-4 mobilization-5; resources relic
        2-crescent: blue city
        court: aid01, cc01, cc03, cc10 {agents}, cc11
        attached: f804 to cc10
        """)


def test_f813_a_faithful_card_secured_by_a_rival_with_its_host_comes_to_their_hand() -> None:
    t = taught().plays("red", "lead Mobilization 2", "go on", "end turn")
    size = len(t.g.deck)
    t.plays("blue", "surpass with Mobilization 4", "go on", "spend Relic from slot 1 to secure")
    assert "cc10" in t.cards("blue") and "f804" not in t.cards("blue")
    assert t.hand("blue") == ["mobilization-5", "faithful-9"] and len(t.g.deck) == size + 1
    assert t.attached() == {} and t.game.view(0)["players"][1]["known"] == ["faithful-9"]
    t.plays("blue", "end turn").plays("blue", "lead Zeal 9").asks("blue", "declare")


def test_f813_it_is_ransacked_with_its_host() -> None:
    t = table("""
        red: hand aggression-2 aggression-6
        2-hex: red 2 ships; blue damaged city
        court: aid01, cc01, cc03, cc10 blue 1, cc11
        attached: f804 to cc10
        """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit, blank")
    t.plays("red", "in 2-hex", "2 Assault dice")
    assert "cc10" in t.cards("red") and "faithful-9" in t.hand("red")


def test_a92_a_faithful_card_that_slid_into_the_row_is_influenced_and_secured_like_any_card() -> None:
    t = taught("red 1").plays("red", "lead Mobilization 2", "go on")
    leave_court(t.g, 3, "discard")
    t.g.check()
    assert t.court()["f804"] == [1, 0, 0] and t.attached() == {}
    t.plays("red", "influence", "Faithful 9")
    assert t.court()["f804"] == [2, 0, 0]
    t = taught("blue 1").plays("red", "lead Mobilization 2", "go on")
    leave_court(t.g, 3, "bury")
    t.plays("red", "end turn").plays("blue", "surpass with Mobilization 4", "go on")
    t.plays("blue", "spend Relic from slot 1 to secure")
    assert "faithful-9" in t.hand("blue") and "f804" not in t.court() and t.g.court[3] != 0


def test_a92_nobody_can_steal_or_teach_by_a_faithful_card_in_the_row() -> None:
    t = teaches("2-hex: red city", "court: aid01, cc01, cc03, f804, cc11").cannot("red", "teach")
    assert t.game.view(0)["reach"]["faithful"] == {"top": "f805", "left": 8}


def test_a93_faithful_cards_are_shuffled_with_all_others_and_the_deck_keeps_its_size() -> None:
    t = table("""
        red: hand mobilization-2 mobilization-3; cards f802 f803; resources relic psionic
        2-hex: red city
        2-arrow: red city
        court: aid01, cc01, cc03, cc10 red 1, cc11
        """)
    size = len(t.g.deck)
    t.plays("red", "lead Mobilization 2", "go on", "spend Psionic from slot 2 to teach")
    assert len(t.g.deck) == size - 1
    t.plays("red", "spend Relic from slot 1 to secure")
    assert "faithful-9" in t.hand("red") and len(t.g.deck) == size
    t.plays("red", "end turn", "pass the initiative")
    assert t.g.chapter == 2
    everywhere = sorted([card for hand in t.g.hands for card in hand] + t.g.discard)
    assert everywhere == sorted(t.g.deck) and FIRST_FAITHFUL + 9 in everywhere
    assert not set(t.g.scrapped_actions) & set(everywhere) and not t.g.knows


# -- F813 and F814: the laws ---------------------------------------------------------------------------------------


def test_f813_zeal_and_wisdom_have_their_own_actions() -> None:
    lines = f"red: hand faithful-3\n2-hex: red damaged city\n{COURT.replace('cc10', 'cc10 red 1')}"
    zeal = table(lines).plays("red", "lead Zeal 3", "go on")
    zeal.can("red", "move", "influence", "battle", "tax").cannot("red", "build", "repair", "secure")
    wisdom = table(lines).plays("red", "lead Wisdom 3", "go on")
    wisdom.can("red", "build", "repair", "secure").cannot("red", "move", "influence", "battle", "tax")
    assert zeal.g.pips == wisdom.g.pips == 3


def test_f813_surpassing_with_the_7_does_not_seize_but_takes_the_initiative_at_the_end() -> None:
    t = table("red: hand faithful-3\nblue: hand faithful-7")
    t.plays("red", "lead Zeal 3", "go on", "end turn").plays("blue", "surpass with Zeal 7")
    assert t.initiative() == "red" and t.g.seized == -1
    t.plays("blue", "end turn")
    assert t.initiative() == "blue"


def test_f813_the_other_side_and_other_suits_are_a_pivot() -> None:
    t = table("red: hand faithful-3\nblue: hand faithful-9 mobilization-6")
    t.plays("red", "lead Zeal 3", "go on", "end turn")
    t.can("blue", "surpass with Zeal 9", "pivot with Wisdom 9", "pivot with Mobilization 6")
    t.cannot("blue", "surpass with Wisdom 9", "surpass with Mobilization 6")


def test_f813_what_cannot_be_surpassed_is_explained_by_the_sides_of_a_card() -> None:
    t = table("red: hand faithful-3\nblue: hand faithful-2 mobilization-6")
    t.plays("red", "lead Zeal 3", "go on", "end turn")
    assert t.why_not("blue", "surpass") == ["Zeal 2 is not higher than the 3 that was led."]
    t = table("red: hand faithful-3\nblue: hand faithful-9 mobilization-6")
    t.plays("red", "lead Zeal 3", "go on", "end turn")
    assert t.why_not("blue", "surpass") == []


@pytest.mark.parametrize("way", ["surpass with Zeal 1", "pivot with Wisdom 1"])
def test_f813_every_card_stands_for_any_ambition_for_those_who_declare_as_followers(way: str) -> None:
    """A-94: Galactic Bards, a Guild card of Arcs."""
    t = table("red: hand faithful-3\nblue: hand faithful-1; cards bc25")
    t.plays("red", "lead Zeal 3")
    t.g.zero = True
    t.plays("red", "go on", "end turn").plays("blue", way)
    t.can("blue", *[f"declare {name}" for name in ("Tycoon", "Tyrant", "Warlord", "Keeper", "Empath")])


@pytest.mark.parametrize("card", [1, 4, 9])
def test_f814_leading_a_faithful_card_may_declare_any_ambition_with_the_zero_marker(card: int) -> None:
    t = table(f"red: hand faithful-{card}\nblue: hand faithful-2\n2-hex: red damaged city")
    t.plays("red", f"lead Wisdom {card}")
    names = ["Tycoon", "Tyrant", "Warlord", "Keeper", "Empath"]
    t.asks("red", "declare", [*[f"declare {name}" for name in names], "go on"])
    t.plays("red", "declare Warlord")
    assert t.markers("warlord") == [[5, 3]] and t.g.zero
    t.plays("red", "end turn").can("blue", "surpass with Wisdom 2")


def test_f814_it_is_a_law_for_everybody_and_for_faithful_cards_alone() -> None:
    t = table("blue: hand faithful-4 aggression-5", initiative="blue").plays("blue", "lead Zeal 4")
    t.can("blue", "declare Tyrant")
    t = table("blue: hand faithful-4 aggression-5", initiative="blue").plays("blue", "lead Aggression 5")
    t.asks("blue", "declare", ["declare Keeper", "go on"])


# -- the whole table -----------------------------------------------------------------------------------------------


def test_every_faithful_card_is_in_one_place() -> None:
    t = taught()
    t.g.faithful = (*t.g.faithful, CARD_NUMBER["f804"])
    with pytest.raises(AssertionError, match="in two places"):
        t.g.check()
    t = taught()
    t.g.deck = (*t.g.deck, FIRST_FAITHFUL + 1)
    t.g.discard.append(FIRST_FAITHFUL + 1)
    with pytest.raises(AssertionError, match="Faithful cards"):
        t.g.check()
    t = taught()
    t.g.faithful = t.g.faithful[:-1]
    with pytest.raises(AssertionError, match="Faithful cards"):
        t.g.check()


def test_no_basic_action_card_is_lost() -> None:
    t = taught()
    t.g.deck = without(t.g.deck, t.g.discard.pop(0))
    with pytest.raises(AssertionError, match="the deck"):
        t.g.check()


def test_a_fair_guess_keeps_what_was_seen_of_faithful_and_scrapped_cards() -> None:
    t = taught().plays("red", "lead Mobilization 2", "go on", "end turn")
    t.plays("blue", "surpass with Mobilization 4", "go on", "spend Relic from slot 1 to secure")
    t.g.deck = without(t.g.deck, scrapped := t.g.discard.pop(0))
    t.g.scrapped_actions += (scrapped,)
    for seed in range(20):
        guess = t.g.copy()
        rules_of("arcs_campaign").redeal(guess, 2, Rng.seeded(seed))
        guess.check()
        assert FIRST_FAITHFUL + 9 in guess.hands[1] and guess.scrapped_actions == t.g.scrapped_actions
        assert list(guess.faithful) == FAITHFUL_STACK[:8]


def test_the_stack_and_what_was_scrapped_are_kept_in_a_saved_game() -> None:
    t = teaches().plays("red", "teach")
    again = Campaign.from_json(json.loads(json.dumps(t.g.to_json())))
    assert (again.faithful, again.scrapped_actions, again.deck) == (t.g.faithful, t.g.scrapped_actions, t.g.deck)
