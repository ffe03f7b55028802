"""The Caretaker: wakes the Golems that sleep in the gates, and has them used."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import without

from ...ambitions import is_winning
from ...control import controls
from ...facts import CARD_NUMBER, cluster_of
from ...moments import Action
from ...resources import lose_token, raidable_things, settle
from ...state import Arcs
from ...turn import close_prelude, end_turn
from ...vocabulary import RESOURCE, SEAT, SYSTEM
from ..crises import begin_crises
from ..dice import is_crisis, roll_dice
from ..facts import CARETAKER, EVENTS, GATES, GOLEMS, HEARTH, systems_of
from ..held import steal_from_option
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance, wins_now
from ..state import Campaign, campaign
from ..steps import to_court_deck
from .golems import UNSTABLE, golems_of, scrap_golem, wake, wake_all

SPACES_PER_GOLEM: Final = 2


def lay_out_golems(g: Campaign, me: int) -> Script[None]:
    """One sleeping Golem, nobody knows which, in each gate of a cluster without Imperial ships."""
    golems = list(GOLEMS)
    g.rng.shuffle(golems)
    gates = [gate for gate in GATES if not any(g.has_imperial_ships(one) for one in systems_of(cluster_of(gate)))]
    g.sleepers = tuple(zip(gates, golems, strict=True))
    yield from ()


class Objective(ReachCard):
    """F501: 2 per Golem that the Caretaker has for every ambition won, and 2 for every Golem that anybody spends."""

    def clauses(self) -> list[str]:
        return ["wins", "spent"]

    def ambition_won(self, g: Campaign, me: int, ambition: int, power: int) -> None:
        golems = golems_of(g, me)
        if golems:
            self.reached(g, "wins")
            advance(g, me, SPACES_PER_GOLEM * len(golems))

    def promise(self, g: Campaign, me: int) -> int:
        return SPACES_PER_GOLEM * len(golems_of(g, me)) * len(wins_now(g, me))

    def golem_spent(self, g: Campaign, me: int) -> None:
        self.reached(g, "spent")
        advance(g, me, SPACES_PER_GOLEM)


# -- finding Golems ------------------------------------------------------------------------------------------------


class GolemBeacon(ReachCard):
    """F502, Awaken in place of Influence: Golems in controlled systems come to Golem Hearth."""

    def clauses(self) -> list[str]:
        return ["found", "awake"]

    def gives_actions(self) -> list[Action]:
        return [Action("awaken", self.can_awaken, self.awaken, replaces="influence")]

    def within_reach(self, g: Campaign, me: int) -> list[Option]:
        """F505: nobody but the Caretaker takes Golems off the map."""
        if g.fates[me] != CARETAKER or HEARTH not in g.cards[me]:
            return []
        return [("in", system) for system, _ in g.sleepers if controls(g, me, system)]

    def can_awaken(self, g: Arcs, me: int) -> bool:
        return bool(self.within_reach(campaign(g), me))

    def awaken(self, g: Arcs, me: int) -> Script[None]:
        """They are shown when they are held; they wake up if the player is winning any declared ambition."""
        c = campaign(g)
        options = self.within_reach(c, me)
        chosen = yield from choose_set(me, "awaken", options, 1, len(options), always=True)
        self.reached(g, "found")
        g.look()
        found: list[tuple[int, int]] = []
        for choice in chosen:
            found.append(next(sleeper for sleeper in c.sleepers if sleeper[0] == SYSTEM.of(choice)))
            c.sleepers = without(c.sleepers, found[-1])
        for system, golem in found:
            c.lay_on(HEARTH, golem)
            g.note(("golem_found", me, golem, system))
        if any(is_winning(g, me, ambition) for ambition in g.ambitions()):
            self.reached(g, "awake")
            wake(c, [golem for _, golem in found])


class GolemHearth(ReachCard):
    """F503: room for any number of Golems, which may be spent from here and raided for 2 keys each."""

    has_crisis = True
    cost_of_tokens = 2

    def clauses(self) -> list[str]:
        return ["crisis", "holds"]

    def takes_thing(self, g: Arcs, thing: int) -> bool:
        return thing in GOLEMS

    def lay_thing(self, g: Arcs, thing: int) -> None:
        self.reached(g, "holds")
        campaign(g).lay_on(self.number, thing)

    def things_on(self, g: Arcs) -> list[int]:
        return sorted([token for card, token in campaign(g).held if card == self.number])

    def things_here(self, g: Arcs, owner: int) -> list[Option]:
        return [steal_from_option(owner, self.number, golem) for golem in self.things_on(g)]

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """Every Golem that is not on the map wakes up, whoever holds it."""
        self.reached(g, "crisis")
        wake_all(g)
        yield from ()


# -- Stone-Speakers ------------------------------------------------------------------------------------------------


class StoneSpeakers(ReachCard):
    """F504: who has declared an ambition may stop the turn, take Golems from Rivals and risk Crises."""

    speaks_when_declared = True

    def clauses(self) -> list[str]:
        return ["stops_turn"]

    def when_declared(self, g: Arcs, me: int, ambition: int, is_new: bool) -> Script[None]:
        """On the own turn, by whatever means. What is under way is finished; then `stopped_turn` comes."""
        c = campaign(g)
        if g.turn != me or c.stopped:
            return
        choice = yield g.ask(me, "stone_speakers", [("stop_turn",), ("skip",)])
        if choice[0] == "stop_turn":
            self.reached(g, "stops_turn")
            c.stopped = True
            g.note(("turn_stopped", me))


def stopped_turn(g: Campaign) -> Script[None]:
    """F504: any Golems of Rivals, asleep or awake; then the event die, and A-61: the number die for the Court."""
    me = g.turn
    g.stopped = False
    close_prelude(g)
    g.pips = 0
    options = [option for rival in g.rivals(me) for option in raidable_things(g, rival)]
    chosen = yield from choose_set(me, "take_golems", options, 0, len(options))
    for choice in chosen:
        lose_token(g, choice)
        g.loose = (*g.loose, (me, RESOURCE.of(choice)))
        g.note(("golem_taken", me, SEAT.of(choice), RESOURCE.of(choice)))
    yield from settle(g, me)
    yield from roll_dice(g, me)
    if is_crisis(g):
        begin_crises(g, "turn_end")
    else:
        g.rolled = ()
        g.stage = "turn_end"


def turn_end(g: Campaign) -> Script[None]:
    """The stopped turn ends."""
    yield from end_turn(g, g.turn)


# -- the Resolution of Act I, and the set-up of Act II ---------------------------------------------------------------


def golems_to_hearth(g: Campaign, me: int) -> Script[None]:
    """Success: those that still sleep on the map are shown."""
    if g.sleepers:
        g.look()
    for system, golem in g.sleepers:
        g.lay_on(HEARTH, golem)
        g.note(("golem_found", me, golem, system))
    g.sleepers = ()
    yield from ()


def add_lore(g: Campaign, me: int) -> Script[None]:
    """Success: unseen lore, a card for each player, goes to the Court deck."""
    count = min(g.seats, len(g.lore_box))
    g.court_deck += [g.lore_box.pop() for _ in range(count)]
    g.note(("lore_added", count))
    yield from ()


def scrap_sleeping_golems(g: Campaign, me: int) -> Script[None]:
    """Failure: those that still sleep on the map leave the campaign, for all to see, and their Unstable cards, too."""
    golems = sorted([golem for _, golem in g.sleepers])
    if golems:
        g.look()
    g.sleepers = ()
    for golem in golems:
        scrap_golem(g, golem)
    yield from ()


def release_unstable_golems(g: Campaign, me: int) -> Script[None]:
    """Failure: the Unstable cards of the Golems still in play go to the Court deck."""
    for golem in GOLEMS:
        if golem not in g.lost_golems:
            to_court_deck(g, me, UNSTABLE[golem])
    yield from ()


def add_last_event(g: Campaign, me: int) -> Script[None]:
    """F515: a further Event card is in the action deck from now on."""
    g.deck = (*g.deck, EVENTS[-1])
    g.discard.append(EVENTS[-1])
    g.note(("event_added",))
    yield from ()


def wake_golems(g: Campaign, me: int) -> Script[None]:
    wake_all(g)
    yield from ()


for _step in (golems_to_hearth, add_lore, scrap_sleeping_golems, release_unstable_golems, add_last_event, wake_golems):
    SET_UP_STEPS[_step.__name__] = _step
SET_UP_STEPS["lay_out_golems"] = lay_out_golems
register(Objective(CARD_NUMBER["f501"]))
register(GolemBeacon(CARD_NUMBER["f502"]))
register(GolemHearth(HEARTH))
register(StoneSpeakers(CARD_NUMBER["f504"]))
