"""The Caretaker: the Resolutions of Acts I and II, and Act II (F507 to F516)."""

import pytest

import boardwright
from boardwright.games.arcs.campaign.acts import act_set_up
from boardwright.games.arcs.campaign.facts import EVENTS, GOLEMS, HEARTH
from boardwright.games.arcs.campaign.fates.golems import WARRIOR, golems_of, scrap_golem
from boardwright.games.arcs.campaign.fates.librarians import Objective
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER, LORE_DATA, cards_of_boxes
from boardwright.kernel.game import Game
from boardwright.kernel.still import replaced
from tests.games.arcs.position import SEATS
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.test_private_information import guesses, text
from tests.games.arcs_campaign.test_summit import agree, can_propose

UNSTABLE = ["f508", "f509", "f510", "f511"]
LORE = cards_of_boxes(LORE_DATA, "both")


def numbers(*cards: str) -> list[int]:
    return [CARD_NUMBER[card] for card in cards]


# -- F507: the Resolution of Act I ---------------------------------------------------------------------------------


def after_act_1(text: str) -> ReachScenario:
    """The Intermission after Act I; red is the Caretaker and has failed, if the text does not say otherwise."""
    return reach(f"""
        seats 3, initiative red, last act 2, begin intermission
        fates: caretaker founder magnate
        2-gate: red 3 ships
        3-gate: blue 3 ships
        4-gate: white 3 ships
        blue: objective 0
        white: objective 0
        red: cards f502 f503 f504
        {text}
        """)


def deck(t: ReachScenario) -> list[int]:
    return t.g.court_deck


SLEEPING = "golems: warrior awake on f503, protector in slot 1 of blue, seeker in 5-gate, harvester in 6-gate"


def test_f507_success_brings_the_golems_of_the_map_to_the_hearth() -> None:
    t = after_act_1(f"{SLEEPING}\nred: objective 0")
    assert t.golems("red") == ["warrior!", "seeker", "harvester"] and t.golems("blue") == ["protector"]
    assert t.sleeping() == {} and not t.g.lost_golems
    assert "Red finds Seeker Golem in 5-gate." in t.chronicle()


def test_f507_success_shows_these_golems_to_all() -> None:
    t = after_act_1(f"{SLEEPING}\nred: objective 0")
    assert all(golem in text(t.game, 1) for golem in GOLEMS.values())
    everywhere = SLEEPING.replace("in 5-gate", "on f503").replace("in 6-gate", "on f503")
    assert t.g.looks == after_act_1(f"{everywhere}\nred: objective 0").g.looks + 1


def test_f507_success_adds_unseen_lore_and_the_unstable_golems_to_the_court_deck() -> None:
    t = after_act_1(f"{SLEEPING}\nred: objective 0")
    assert sum(1 for card in deck(t) if card in LORE) == 3
    assert set(numbers(*UNSTABLE)) <= set(deck(t))
    assert "3 lore cards go unseen to the Court deck." in t.chronicle()
    assert CARD_NUMBER["f502"] in t.g.scrapped
    assert {"f503", "f504"} <= set(t.cards("red"))


def test_f507_which_lore_came_to_the_court_deck_nobody_knows() -> None:
    t = after_act_1(f"{SLEEPING}\nred: objective 0")
    seen = {tuple(card for card in guess.court_deck if card in LORE) for guess in guesses(t.g, 0, 10)}
    assert len(seen) > 5


def test_f507_failure_scraps_the_golems_of_the_map_with_their_cards() -> None:
    t = after_act_1(SLEEPING)
    assert t.golems("red") == ["warrior!"] and t.golems("blue") == ["protector"]
    assert [GOLEMS[golem] for golem in t.g.lost_golems] == ["seeker", "harvester"] and t.sleeping() == {}
    assert set(numbers("f508", "f509")) <= set(t.g.scrapped)
    assert set(numbers("f510", "f511")) <= set(deck(t)) and not set(numbers("f508", "f509")) & set(deck(t))
    assert t.game.view(2)["reach"]["golems"]["lost"] == ["seeker", "harvester"]
    assert "Seeker Golem leaves the game." in t.chronicle()


def test_f507_failure_sends_stone_speakers_to_the_court_deck_if_they_are_held() -> None:
    t = after_act_1(SLEEPING)
    assert CARD_NUMBER["f504"] in deck(t) and CARD_NUMBER["f502"] in t.g.scrapped and t.cards("red") == ["f503"]
    t = reach("""
        seats 3, initiative red, last act 2, begin intermission
        fates: caretaker founder magnate
        red: cards f502 f503
        blue: objective 0; cards f504
        white: objective 0
        golems: warrior on f503
        """)
    assert CARD_NUMBER["f504"] not in deck(t) and "f504" in t.cards("blue")


def test_f507_failure_adds_no_lore() -> None:
    assert not any(card in LORE for card in deck(after_act_1(SLEEPING)))


# -- F512: the set-up of Act II ------------------------------------------------------------------------------------


def act_2() -> Game:
    """The first lead of Act II; Act I counts as won."""
    options = {"fates": "caretaker,believer", "acts": "act_2", "first_act": 2}
    game = boardwright.new("arcs_campaign", seats=2, seed=1, options=options)
    while game.decision is not None and state_of(game).stage != "lead":
        game.play(game.decision.options[0])
    return game


def state_of(game: Game) -> Campaign:
    assert isinstance(game.state, Campaign)
    return game.state


def test_f512_set_up_librarians_the_summit_card_and_a_further_event() -> None:
    g = state_of(act_2())
    assert set(numbers("f503", "f504", "f512", "f513")) <= set(g.cards[0]) and CARD_NUMBER["f501"] not in g.cards[0]
    assert set(numbers("f505", "f506", "f514")) <= set(g.laws)
    assert EVENTS[-1] in g.deck and g.objectives[0] == 7
    where = [*g.discard, *[card for hand in g.hands for card in hand]]
    assert where.count(EVENTS[-1]) == 1


def test_f512_set_up_all_golems_wake_up() -> None:
    g = state_of(act_2())
    assert list(g.awake) == list(GOLEMS) == golems_of(g, 0)


def test_f505_golems_wake_up_in_the_set_up_even_without_the_caretaker() -> None:
    """Who failed has another fate then; their Golems and the law stay."""
    t = after_act_1(SLEEPING.replace(" awake", ""))
    t.g.fates = replaced(t.g.fates, 0, 9)
    assert t.golems("red") == ["warrior"] and t.golems("blue") == ["protector"]
    assert list(act_set_up(t.g)) == []
    assert t.g.act == 2 and t.golems("red") == ["warrior!"] and t.golems("blue") == ["protector!"]
    assert EVENTS[-1] not in t.g.deck


def test_f515_the_further_event_stays_in_the_deck() -> None:
    game = act_2()
    g = state_of(game)
    while g.chapter == 1 and game.decision is not None:
        passing = ("pass",) if ("pass",) in game.decision.options else game.decision.options[0]
        game.play(passing)
        g = state_of(game)
        g.check()
    assert g.chapter == 2 and EVENTS[-1] in g.deck


# -- F512: the objective -------------------------------------------------------------------------------------------

TABLE = """
        fates: caretaker founder magnate
        2-gate: red 2 ships; blue 2 ships; white 2 ships
"""


def securing(court: str, more: str = "", red: str = "f512 f513") -> ReachScenario:
    """Red may secure with a pip."""
    t = reach(f"""
        seats 3, initiative red, act 2
        {TABLE}
        red: hand aggression-2; cards {red.replace("f512 ", "")} ; objective 8
        blue: hand mobilization-6
        court: {court}
        {more}
        """)
    return t.plays("red", "lead Aggression 2", "go on")


def test_f512_lore_that_is_secured_advances_2() -> None:
    t = securing("aid01, l03 red 1, cc02, cc03, cc11", red="f503")
    t.plays("red", "secure")
    assert "l03" in t.cards("red") and t.objective("red") == 6


def test_f512_so_does_lore_that_was_attached() -> None:
    t = securing("aid01, cc01 red 1, cc02, cc03, cc11", "attached: l03 to cc01", red="f503").plays("red", "secure")
    assert {"cc01", "l03"} <= set(t.cards("red")) and t.objective("red") == 6


def test_f512_other_cards_and_lore_of_rivals_do_not() -> None:
    t = securing("aid01, cc01 red 1, cc02, cc03, cc11", red="f503").plays("red", "secure")
    assert t.objective("red") == 8
    t = reach(f"""
        seats 3, initiative blue, act 2
        {TABLE}
        blue: hand aggression-2
        court: aid01, l03 blue 1, cc02, cc03, cc11
        """)
    t.plays("blue", "lead Aggression 2", "go on", "secure")
    assert "l03" in t.cards("blue") and t.objective("red") == 8


@pytest.mark.parametrize(
    ("cards", "spaces"),
    [("f503 l03", 2), ("f503", 1), ("", 0), ("f503 l03 l05 l06", 2)],
)
def test_f512_at_the_end_of_a_chapter_1_for_each_rival_with_less_lore(cards: str, spaces: int) -> None:
    """Golem Hearth counts; blue has none, white one."""
    t = reach(f"""
        seats 3, initiative red, act 2
        {TABLE}
        red: hand aggression-2; objective 8; cards {cards}
        white: cards l09
        """)
    promise = REACH_CARDS[CARD_NUMBER["f512"]]
    assert isinstance(promise, Objective) and promise.promise(t.g, 0) == spaces
    t.plays("red", "pass the initiative")
    assert t.g.chapter == 2 and t.objective("red") == 8 - spaces


# -- F513: Librarians ----------------------------------------------------------------------------------------------

COURT = "aid01, cc01 red 1, cc02, cc03, cc11"


def test_f513_who_secures_a_card_may_attach_unseen_lore_to_the_next_one() -> None:
    t = securing(COURT, "deck: cc12\nlore deck: l03 l05", red="f503 f513").plays("red", "secure")
    t.asks("red", "librarians", ["use Librarians", "go on"])
    assert "Council Intrigue" in t.question("red") and "l05" not in text(t.game, 0)
    looks = t.g.looks
    t.plays("red", "use Librarians")
    assert t.attached() == {"cc12": "l05"} and t.g.looks == looks + 1
    assert t.objective("red") == 8  # it is not secured yet


def test_f513_they_need_not() -> None:
    t = securing(COURT, "deck: cc12\nlore deck: l03 l05", red="f503 f513").plays("red", "secure", "go on")
    assert t.attached() == {} and CARD_NUMBER["l05"] in t.g.lore_box


def test_f513_a_card_ransacked_is_secured_too() -> None:
    t = reach(f"""
        seats 3, initiative red, act 2
        {TABLE}
        red: hand aggression-2; cards f503 f513
        2-crescent: red 2 ships; blue damaged city
        court: aid01, cc01, cc03, cc10 blue 1, cc11
        deck: cc12
        lore deck: l05
        """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit, blank")
    t.plays("red", "in 2-crescent", "2 Assault dice").asks("red", "librarians").plays("red", "use Librarians")
    assert t.attached() == {"cc12": "l05"}


def test_f513_securing_librarians_themselves_does_nothing() -> None:
    t = securing("aid01, f513 red 1, cc02, cc03, cc11", red="f503").plays("red", "secure")
    assert "f513" in t.cards("red")
    t.asks("red", "turn")


def test_a63_the_council_is_not_refilled_so_nothing_is_attached() -> None:
    t = securing("aid01 red 1, cc01, cc02, cc03, cc11", red="f503 f513").plays("red", "secure")
    t.asks("red", "turn")
    assert t.attached() == {}


def test_f513_without_lore_in_the_deck_or_without_a_refill_nobody_is_asked() -> None:
    t = securing(COURT, red="f503 f513")
    t.g.court_deck += t.g.lore_box
    t.g.lore_box = []
    t.plays("red", "secure").asks("red", "turn")
    t = securing(COURT, red="f503 f513")
    t.g.court_discard = (*t.g.court_discard, *t.g.court_deck)
    t.g.court_deck = []
    t.plays("red", "secure").asks("red", "turn")


def test_f513_only_its_holder_may() -> None:
    t = securing(COURT, "blue: cards f513", red="f503").plays("red", "secure")
    t.asks("red", "turn")


CRISES = """
        seats 3, initiative red, act 2, begin crises
        fates: caretaker founder magnate
        rolled: crisis-arrow 3
        {}
"""


def crises(text: str) -> ReachScenario:
    return reach(CRISES.format(text.replace("\n", "\n        ")))


def test_f513_its_crisis_attaches_it_to_a_card_of_the_court() -> None:
    t = crises("red: hand aggression-2; cards f503 f513\ncourt: aid01, cc01 blue 1, cc02, cc03, cc04")
    t.asks("red", "attach_librarians").can("red", "Imperial Council", "Mining Interest").plays("red", "Mining Interest")
    assert t.attached() == {"cc01": "f513"} and sorted(t.cards("red")) == ["f503", "f512"]


def test_c80_its_crisis_passes_over_cards_with_another_one_unless_all_have_one() -> None:
    attached = "attached: cc05 to aid01, cc06 to cc01, cc07 to cc02, cc08 to cc03"
    t = crises(f"red: hand aggression-2; cards f513\ncourt: aid01, cc01, cc02, cc03, cc04\n{attached}")
    assert t.row()[4] == "f513 on cc04"
    t = crises(f"red: hand aggression-2; cards f513\ncourt: aid01, cc01, cc02, cc03, cc04\n{attached}, cc09 to cc04")
    t.asks("red", "attach_librarians").plays("red", "Gatekeepers")
    assert t.row()[3] == "f513 on cc08 on cc03"


def test_f513_its_crisis_is_that_of_whoever_holds_it() -> None:
    t = crises("red: hand aggression-2\nblue: cards f513\ncourt: aid01, cc01, cc02, cc03, cc04")
    t.asks("blue", "attach_librarians")


# -- F514: lore and Golems in Summits ------------------------------------------------------------------------------


def summit(text: str = "") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 2, summit red
        fates: caretaker founder magnate
        1-hex: red 2 ships; blue 2 ships; white 2 ships
        red: hand administration-2; objective 8; cards f503
        {text}
        """)


def negotiating(text: str = "") -> ReachScenario:
    return summit(text).plays("red", "nothing more")


def test_f514_lore_can_be_given_and_advances_the_caretaker_who_gets_it() -> None:
    t = negotiating("blue: cards l03 l05")
    agree(t, "red", "blue red lore l03; red blue promise", "blue")
    assert "l03" in t.cards("red") and "l03" not in t.cards("blue") and "l05" in t.cards("blue")
    assert t.objective("red") == 7 and t.favors("blue", "red") == 1
    assert any("Blue hands Red Sprinter Drives" in line for line in t.chronicle())


def test_f514_lore_given_by_the_caretaker_or_between_others_advances_nobody() -> None:
    t = negotiating("red: cards l06\nblue: cards l03")
    agree(t, "red", "red blue lore l06", "blue")
    assert "l06" in t.cards("blue") and t.objective("red") == 8
    agree(t, "blue", "blue white lore l03", "white")
    assert "l03" in t.cards("white") and t.objective("red") == 8


def test_f514_lore_that_the_giver_had_from_the_caretaker_in_this_summit_does_not_advance() -> None:
    t = negotiating("red: cards l06")
    agree(t, "red", "red blue lore l06", "blue")
    agree(t, "blue", "blue red lore l06", "red")
    assert "l06" in t.cards("red") and t.objective("red") == 8
    t.plays("white", "nothing more")
    agree(t, "red", "red blue lore l06", "blue")
    agree(t, "blue", "blue white lore l06", "white")
    agree(t, "white", "white red lore l06", "red")  # white had it from blue
    assert t.objective("red") == 7


def test_f514_other_lore_of_the_same_giver_does() -> None:
    t = negotiating("red: cards l06\nblue: cards l03")
    agree(t, "red", "red blue lore l06; blue red lore l03", "blue")
    assert t.objective("red") == 7


def test_f514_what_was_handed_is_forgotten_after_the_summit() -> None:
    t = negotiating("red: cards l06")
    agree(t, "red", "red blue lore l06", "blue")
    assert t.g.handed_lore == ((CARD_NUMBER["l06"], 0, 1),)
    t.plays("blue", "nothing more").plays("white", "nothing more").plays("red", "nothing more")
    assert len(t.g.handed_lore) == 0


def test_f514_lore_cannot_be_forced() -> None:
    t = summit("red: favors 3 blue\nblue: cards l03; resources fuel").plays("red", "call in Favors of Blue")
    t.asks("red", "force").cannot("red", "a lore card").can("red", "a resource")


def test_f514_guild_cards_and_objectives_are_no_lore() -> None:
    t = negotiating("blue: cards cc01 l03")
    assert can_propose(t, "blue red lore l03")
    assert not can_propose(t, "blue red lore cc01") and not can_propose(t, "red blue lore f512")


def test_f514_the_hearth_goes_with_the_golems_on_it() -> None:
    t = negotiating("golems: warrior awake on f503, seeker in slot 1 of red")
    agree(t, "red", "red blue lore f503", "blue")
    assert t.golems("blue") == ["warrior!"] and t.golems("red") == ["seeker"]
    assert list(t.g.held) == [(HEARTH, WARRIOR)] and "f503" in t.cards("blue")


@pytest.mark.parametrize("inside", ["fuel", "golem", "nothing"])
def test_f514_ancient_holdings_go_with_what_lies_in_their_slot(inside: str) -> None:
    lines = {"fuel": "red: cards l13; resources - - - - - - fuel", "nothing": "red: cards l13"}
    t = negotiating(lines.get(inside, "red: cards l13\ngolems: warrior awake in slot 7 of red"))
    agree(t, "red", "red blue lore l13", "blue")
    assert 6 in t.g.open_slots(1) and 6 not in t.g.open_slots(0)
    assert t.resources("blue") == (["fuel"] if inside == "fuel" else [])
    assert t.golems("blue") == (["warrior!"] if inside == "golem" else [])
    assert t.resources("red") == t.golems("red") == []


def test_c42_imperial_authority_given_to_an_outlaw_is_buried_unless_they_are_invited_with_it() -> None:
    t = negotiating("red: cards f102\nblue: title outlaw")
    agree(t, "red", "red blue lore f102", "blue")
    assert t.deck_bottom() == ["f102"] and "f102" not in t.cards("blue")
    t = negotiating("white: cards f102\nblue: title outlaw")
    agree(t, "red", "red blue invite; white blue lore f102", "blue", "white")
    assert "f102" in t.cards("blue")


def test_f514_a_golem_can_be_given_asleep_or_awake_and_finds_a_slot() -> None:
    t = negotiating("golems: warrior awake on f503, seeker in slot 1 of red")
    agree(t, "red", "red blue golem warrior; red white golem seeker", "blue", "white")
    t.plays("blue", "Warrior Golem in slot 1").plays("white", "Seeker Golem in slot 1")
    assert t.golems("blue") == ["warrior!"] and t.golems("white") == ["seeker"] and t.golems("red") == []
    assert t.objective("red") == 8


def test_f514_a_golem_without_room_is_discarded_as_the_law_says() -> None:
    t = negotiating("golems: warrior awake on f503\nblue: resources fuel relic")
    agree(t, "red", "red blue golem warrior", "blue")
    t.plays("blue", "discard the loose Warrior Golem", "to slot 1 of White")
    assert t.golems("white") == ["warrior"] and t.resources("blue") == ["fuel", "relic"]


FORCED = "red: favors {} blue\ngolems: warrior awake {}"


@pytest.mark.parametrize(
    ("favors", "where", "more"),
    [
        (3, "in slot 1 of blue", ""),
        (2, "in slot 4 of blue", "2-hex: blue city\n3-hex: blue city\n"),
        (2, "on f503", "blue: cards f503\n"),
        (4, "in slot 7 of blue", "blue: cards l13\n"),
    ],
)
def test_f514_forcing_a_golem_costs_its_raid_cost_in_favors(favors: int, where: str, more: str) -> None:
    """3 in the first slot, 2 in the fourth, 2 on the Hearth, 4 in Ancient Holdings."""

    def calling(count: int) -> ReachScenario:
        t = reach(f"""
            seats 3, initiative red, act 2, summit red
            fates: founder caretaker magnate
            1-hex: red 2 ships; blue 2 ships; white 2 ships
            red: hand administration-2
            {more}
            {FORCED.format(count, where)}
            """)
        return t.plays("red", "call in Favors of Blue") if t.g.favors_of(0, 1) and count >= favors else t

    t = calling(favors)
    t.asks("red", "force").plays("red", "a Golem")
    if t.game.decision is not None and t.game.decision.ask == "place_token":
        t.plays("red", "Warrior Golem in slot 1")
    assert t.golems("red") == ["warrior!"] and t.favors("red", "blue") == 0
    t = calling(favors - 1).asks("red", "call_to_order")
    if "call in Favors of Blue" in t.options():
        t.plays("red", "call in Favors of Blue").cannot("red", "a Golem")


def test_f505_without_knowledge_set_free_neither_can_be_given() -> None:
    t = reach("""
        seats 3, initiative red, summit red
        fates: caretaker founder magnate
        1-hex: red 2 ships; blue 2 ships; white 2 ships
        red: hand administration-2; cards f503 l03
        golems: warrior awake on f503
        """).plays("red", "nothing more")
    assert not can_propose(t, "red blue golem warrior") and not can_propose(t, "red blue lore l03")


def test_f514_stays_in_force_for_all_when_nobody_is_the_caretaker() -> None:
    t = reach("""
        seats 3, initiative red, act 2, summit red
        fates: steward founder magnate
        laws: f505 f506 f514
        1-hex: red 2 ships; blue 2 ships; white 2 ships
        red: hand administration-2; cards f503 l03
        golems: warrior awake on f503
        """).plays("red", "nothing more")
    agree(t, "red", "red blue golem warrior; red blue lore l03", "blue")
    t.plays("blue", "Warrior Golem in slot 1")
    assert t.golems("blue") == ["warrior!"] and "l03" in t.cards("blue")


def test_f514_the_goods_of_a_summit_are_seen_by_all() -> None:
    t = negotiating("golems: warrior awake on f503")
    goods = t.game.view(2)["summit"]["goods"][0]
    assert {"what": "lore", "court": "f503", "count": 1} in goods
    assert {"what": "golem", "resource": "warrior", "count": 1} in goods


# -- F508 to F511: Unstable Golems -----------------------------------------------------------------------------------


def test_f508_unstable_harvester_costs_who_has_the_harvester_their_resources() -> None:
    """A-62: neither Golems nor what is frozen; others lose nothing."""
    t = crises("""red: hand aggression-2; cards f503; resources fuel
        blue: resources - fuel relic
        2-hex: blue city
        first regent: blue
        trust: 1 weapon
        golems: harvester awake in slot 1 of blue, seeker on f503
        court: aid01, f508 red 1, cc02, cc03, cc04""")
    assert t.resources("blue") == [] and t.golems("blue") == ["harvester!"] and t.resources("red") == ["fuel"]
    assert t.supply("fuel") == 4 and t.trust() == ["weapon"]
    assert t.row()[1] == "f508" and t.court()["f508"] == [1, 0, 0]  # it stays, with its agents


def test_f509_unstable_seeker_sweeps_ships_into_the_gate_of_the_rolled_cluster() -> None:
    t = crises("""red: hand aggression-2; cards f503
        1-arrow: red 2 ships, 1 damaged ship; blue 1 ship
        3-arrow: red 1 ship
        6-arrow: red 1 damaged ship
        6-hex: red 1 ship
        3-gate: red 1 ship; blue 3 ships
        golems: seeker on f503
        court: aid01, f509, cc02, cc03, cc04""")
    assert t.ships("red", "3-gate") == (4, 2) and t.ships("red", "6-hex") == (1, 0)
    assert all(t.ships("red", system) == (0, 0) for system in ("1-arrow", "3-arrow", "6-arrow"))
    assert t.ships("blue", "1-arrow") == (1, 0) and t.row()[1] == "f509"
    assert "3 ships of Red in 1-arrow are swept to 3-gate." in t.chronicle()


def test_f509_a_flagship_is_swept_along() -> None:
    t = crises("""red: hand aggression-2; cards f503; flagship in 1-arrow
        1-arrow: red 2 ships
        golems: seeker on f503
        court: aid01, f509, cc02, cc03, cc04""")
    assert t.flagship("red") == "3-gate" and t.ships("red", "3-gate") == (3, 0)


def test_f509_this_is_no_move_so_nobody_reacts() -> None:
    """Gate Ports capture an agent of a Rival whose ships move in; errata: not here."""
    t = crises("""red: hand aggression-2; cards f503
        1-arrow: red 2 ships
        3-gate: blue 3 ships, starport
        blue: cards l08
        golems: seeker on f503
        court: aid01, f509, cc02, cc03, cc04""")
    assert t.ships("red", "3-gate") == (2, 0) and t.captives("blue", "red") == 0


def test_f510_unstable_protector_repairs_all_ships_but_those_of_who_has_the_protector() -> None:
    t = crises("""red: hand aggression-2; cards f503
        1-hex: red 1 damaged ship; blue 1 ship, 2 damaged ships; empire 1 damaged ship
        2-gate: white 1 damaged ship
        3-gate: blight 1 damaged ship
        2-hex: blue damaged city
        golems: protector on f503
        court: aid01, f510, cc02, cc03, cc04""")
    assert t.ships("red", "1-hex") == (0, 1)
    assert t.ships("blue", "1-hex") == (3, 0) and t.ships("empire", "1-hex") == (1, 0)
    assert t.ships("white", "2-gate") == (1, 0) and t.ships("blight", "3-gate") == (0, 1)
    assert "damaged" in t.buildings("2-hex")[0] and t.row()[1] == "f510"


def test_f511_unstable_warrior_destroys_the_damaged_ships_of_who_has_the_warrior() -> None:
    t = crises("""red: hand aggression-2; cards f503
        1-hex: red 1 ship, 2 damaged ships; blue 1 damaged ship
        2-gate: red 1 damaged ship
        golems: warrior in slot 1 of red
        court: aid01, f511, cc02, cc03, cc04""")
    assert t.ships("red", "1-hex") == (1, 0) and t.ships("red", "2-gate") == (0, 0)
    assert t.ships("blue", "1-hex") == (0, 1) and t.g.ships[0] == 14
    assert t.trophies("blue", "red").get("ship", 0) == 0 and t.row()[1] == "f511"


@pytest.mark.parametrize("card", UNSTABLE)
@pytest.mark.parametrize("where", ["in slot 1 of blue", "on f503"])
def test_f508_to_f511_who_secures_one_takes_the_golem_awake(card: str, where: str) -> None:
    golem = {"f508": "harvester", "f509": "seeker", "f510": "protector", "f511": "warrior"}[card]
    t = reach(f"""
        seats 3, initiative red, act 2
        fates: founder caretaker magnate
        2-gate: red 2 ships; blue 2 ships; white 2 ships
        red: hand aggression-2
        blue: cards f503
        golems: {golem} {where}
        court: aid01, {card} red 1, cc02, cc03, cc04
        """)
    t.plays("red", "lead Aggression 2", "go on", "secure")
    t.plays("red", f"{golem.capitalize()} Golem in slot 1")
    assert t.golems("red") == [f"{golem}!"] and t.golems("blue") == []
    assert t.court_discard() == [card]
    assert f"Red takes {golem.capitalize()} Golem from Blue." in t.chronicle()


def test_f511_who_has_the_golem_already_only_wakes_it() -> None:
    t = securing("aid01, f511 red 1, cc02, cc03, cc04", "golems: warrior in slot 1 of red", red="f503")
    t.plays("red", "secure").asks("red", "turn")
    assert t.golems("red") == ["warrior!"] and t.court_discard() == ["f511"] and not t.noted("golem_taken")


def test_f511_a_golem_without_room_is_discarded_and_falls_asleep() -> None:
    t = reach("""
        seats 3, initiative red, act 2
        fates: founder caretaker magnate
        2-gate: red 2 ships; blue 2 ships; white 2 ships
        red: hand aggression-2; resources fuel relic
        blue: cards f503
        golems: warrior on f503
        court: aid01, f511 red 1, cc02, cc03, cc04
        """)
    t.plays("red", "lead Aggression 2", "go on", "secure", "discard the loose Warrior Golem", "to Golem Hearth of Blue")
    assert t.golems("blue") == ["warrior"]


@pytest.mark.parametrize("where", ["court", "attached", "deck", "bottom", "discard"])
def test_f511_leaves_the_campaign_with_its_golem(where: str) -> None:
    t = securing("aid01, cc01, cc02, cc03, cc04", "golems: warrior in slot 1 of red", red="f503")
    card, g = CARD_NUMBER["f511"], t.g
    if where == "court":
        g.court_deck.append(g.court[1])
        g.court = replaced(g.court, 1, card)
    elif where == "attached":
        g.attached = replaced(g.attached, 2, card)
    elif where == "discard":
        g.court_discard = (*g.court_discard, card)
    else:
        g.court_deck.insert(0 if where == "bottom" else len(g.court_deck), card)
        g.buried = 1 if where == "bottom" else 0
    g.slots[0] = -1
    scrap_golem(g, WARRIOR)
    g.check()
    assert card in g.scrapped and g.lost_golems.count(WARRIOR) == 1 and g.buried == 0
    assert card not in [*g.court, *g.attached, *g.court_deck, *g.court_discard]


def test_f503_a_crisis_wakes_no_scrapped_golem() -> None:
    t = crises("red: hand aggression-2; cards f503\ngolems: warrior on f503\ncourt: aid01, cc01, cc02, cc03, cc04")
    assert list(t.g.awake) == [WARRIOR] and len(t.g.lost_golems) == 3


# -- F516: the Resolution of Act II ----------------------------------------------------------------------------------


def after_act_2(objective: int) -> ReachScenario:
    return reach(f"""
        seats 2, initiative red, act 2, last act 3, begin intermission
        fates: caretaker believer
        2-gate: red 3 ships
        3-gate: blue 3 ships
        red: cards f503 f513; objective {objective}
        golems: warrior awake on f503, seeker in slot 1 of blue
        court: aid01, f510, cc02, cc03
        court discard: f508 f511 cc12
        """)


def test_f516_success_sends_three_golem_worships_to_the_court_deck() -> None:
    t = after_act_2(0)
    assert set(numbers("f517", "f518", "f519", "f510")) <= set(deck(t))
    assert set(numbers("f508", "f511", "cc12")) <= set(t.g.scrapped)  # C99
    assert set(t.cards("red")) == {"f503", "f513"} and t.golems("red") == ["warrior!"]
    assert "f514" in t.laws()


def test_f516_failure_scraps_them_and_brings_unstable_golems_back_from_the_discard_pile() -> None:
    t = after_act_2(3)
    assert set(numbers("f517", "f518", "f519", "cc12")) <= set(t.g.scrapped)
    assert set(numbers("f508", "f511", "f510")) <= set(deck(t))
    assert CARD_NUMBER["f509"] not in [*deck(t), *t.g.scrapped]
    assert t.noted("lost_power")[0][0] == SEATS["red"]
