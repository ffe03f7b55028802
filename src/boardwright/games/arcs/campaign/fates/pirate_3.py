"""The Pirate in Act III: a Haven that only Rumors tell of, and a last guess where it is."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set

from ...cards.schemers import SilverTongues
from ...facts import CARD_NUMBER, NOBODY, RESOURCES, SPACES, cluster_of
from ...hands import draw_bottom
from ...moments import AS_LOYAL, NOT, register_card
from ...resources import agents_come_home, has
from ...state import Arcs, owner_of
from ...vocabulary import SYSTEM, SYSTEM_OF, System
from ..court_cards import ReachVox
from ..deals import SHARE
from ..dice import rolled_cluster
from ..facts import PLANETS, RUMOR
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import gain_power
from ..rumors import CLUSTER_CORRECT, FALSE_RUMOR, SYMBOL_CORRECT, haven, pirate
from ..state import Campaign, campaign
from ..tokens import put_token, tokens_in, turn_token
from .pirate import hoard_of

LEAST_HOARD: Final = 2
POWER_OF_HAVEN: Final = 10

# -- laying the Rumors ---------------------------------------------------------------------------------------------


def lay_rumors(g: Campaign, me: int) -> Script[None]:
    """On four planets; only then do the others see any of them, and not which is which."""
    left: list[Option] = [("in", planet) for planet in PLANETS]
    laid: list[tuple[int, int]] = []
    for kind, ask in ((CLUSTER_CORRECT, "lay_cluster_rumor"), (SYMBOL_CORRECT, "lay_symbol_rumor")):
        choice = yield g.ask(me, ask, left, always=True)
        left = [option for option in left if option != choice]
        laid.append((SYSTEM.of(choice), kind))
    for choice in (yield from choose_set(me, "lay_false_rumors", left, 2, 2, always=True)):
        laid.append((SYSTEM.of(choice), FALSE_RUMOR))
    g.rumors = tuple(sorted(laid))
    for system, _ in g.rumors:
        put_token(g, RUMOR, NOBODY, System(system))
    g.note(("rumors_laid", me))
    g.note(("haven_hidden", me, haven(g)), (me,))


def may_place_agent(g: Campaign, me: int, systems: list[int], ask: str) -> Script[bool]:
    """An agent from the supply on one of these Rumors, if the player likes; whether one was placed."""
    options: list[Option] = [("in", system) for system in systems if (system, me) not in g.rumor_agents]
    if not options or not g.agents[me]:
        return False
    choice = yield g.ask(me, ask, [*options, ("skip",)])
    if choice[0] == "skip":
        return False
    g.put_rumor_agent(me, SYSTEM.of(choice))
    return True


def rumor_planets(g: Campaign) -> list[int]:
    return [system for system, _ in g.rumors]


# -- the grand ambitions -------------------------------------------------------------------------------------------


class GrandAmbitions(ReachCard):
    """F1208, with two resources on the Hoard: the Haven holds no piece of a Rival; it holds a Loyal piece.

    The Pirate need not say so; what is said is true, and everybody remembers it.
    """

    hides_grand_ambitions = True

    def clauses(self) -> list[str]:
        return ["no_rivals", "loyal"]

    def fitting(self, g: Campaign, me: int, loyal: bool) -> list[int]:
        """The planets with a Loyal piece, or without a piece of a Rival; B-12: agents on Rumors are pieces there."""
        if loyal:
            return [planet for planet in PLANETS if g.has_piece(me, planet)]
        return [planet for planet in PLANETS if not any(g.has_piece(rival, planet) for rival in g.rivals(me))]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        if len(hoard_of(g, me)) < LEAST_HOARD or not g.rumors:
            return False, False
        where = haven(g)
        return where in self.fitting(g, me, loyal=False), where in self.fitting(g, me, loyal=True)

    def claim_grand_ambitions(self, g: Campaign, me: int, fulfilled: tuple[bool, bool]) -> Script[int]:
        """The others do not learn what could have been said."""
        if len(hoard_of(g, me)) < LEAST_HOARD or not g.rumors:
            return 0
        no_rivals, loyal = fulfilled
        offered: list[Option] = [("state_no_rivals",)] if no_rivals else []
        offered += [("state_loyal",)] if loyal else []
        chosen = yield from choose_set(me, "haven_statements", offered, 0, len(offered), veiled=True)
        for choice in chosen:
            is_loyal = choice[0] == "state_loyal"
            self.reached(g, "loyal" if is_loyal else "no_rivals")
            g.statements += (tuple(self.fitting(g, me, is_loyal)),)
            g.note(("stated_loyal" if is_loyal else "stated_no_rivals", me))
        return len(chosen)


# -- the law -------------------------------------------------------------------------------------------------------


class RumorsOfTheHaven(ReachCard):
    """F1211: who robs the Pirate may put an agent on a Rumor, to look at it; at the end the Haven is guessed."""

    def clauses(self) -> list[str]:
        return ["after_raid", "guessed", "not_found"]

    def after_raid(self, g: Arcs, me: int, defender: int) -> Script[None]:
        c = campaign(g)
        if defender == pirate(c) and c.rumors:
            placed = yield from may_place_agent(c, me, rumor_planets(c), "rumor_for_raid")
            if placed:
                self.reached(g, "after_raid")

    def game_ends(self, g: Campaign) -> Script[None]:
        """Each Rival in turn order may name a planet that they control; then all is revealed. B-34: in any case."""
        me = pirate(g)
        if me == NOBODY or not g.rumors:
            return
        named: dict[int, int] = {}
        for rival in [seat for seat in g.turn_order() if seat != me]:
            options: list[Option] = [("in", planet) for planet in PLANETS if g.holds(rival, planet)]
            if options:
                choice = yield g.ask(rival, "guess_haven", [*options, ("skip",)], (me,))
                if choice[0] != "skip":
                    named[SYSTEM.of(choice)] = rival
                    g.note(("guessed_haven", rival, SYSTEM.of(choice)))
        g.look()
        where = haven(g)
        for system, kind in g.rumors:
            turn_up(g, System(system), kind)
        g.note(("haven_revealed", where))
        if where in named:
            self.reached(g, "guessed")
            gain_power(g, named[where], POWER_OF_HAVEN, "haven")
            gain_power(g, me, -POWER_OF_HAVEN, "haven")
        else:
            self.reached(g, "not_found")
            gain_power(g, me, POWER_OF_HAVEN, "haven")


def turn_up(g: Campaign, system: System, kind: int) -> bool:
    """A Rumor lies open from now on; whether it did not before."""
    row = tokens_in(g, system, RUMOR)[0]
    if row[3]:
        return False
    turn_token(g, row, kind + 1)
    g.note(("rumor_turned", system, kind))
    return True


class SharingRumors(ReachCard):
    """F1212: in a Summit another player may put an agent on a Rumor that carries the giver's."""

    def clauses(self) -> list[str]:
        return ["shared"]

    def further_goods(self, g: Campaign, giver: int) -> list[tuple[int, int, int, int]]:
        """B-46: not the Pirate's to share, but the Pirate may be the other player."""
        if giver == pirate(g):
            return []
        return [(SHARE, system, 0, 1) for system, seat in g.rumor_agents if seat == giver]

    def rumor_shared(self, g: Campaign) -> None:
        self.reached(g, "shared")


# -- cards of the Court --------------------------------------------------------------------------------------------


class DiscardedVox(ReachVox):
    """A vox card that is discarded when it was secured."""

    def after_secured(self, g: Arcs) -> None:
        g.court_discard = (*g.court_discard, self.number)
        g.note(("court_discarded", self.number))


class RumorsSpread(DiscardedVox):
    """F1209, F1210: Rumors of the rolled cluster turn up; who secures the card may put an agent on one."""

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        for system, kind in g.rumors:
            if cluster_of(system) != rolled_cluster(g):
                continue
            g.look()
            if turn_up(g, System(system), kind):
                self.reached(g, "crisis")
                g.done += ("rumors_spread",)
            here = [row for row in g.rumor_agents if row[0] == system]
            g.rumor_agents = tuple([row for row in g.rumor_agents if row[0] != system])
            for row in here:
                agents_come_home(g, row[1], 1)
        yield from ()

    def after_crisis(self, g: Campaign) -> str:
        """It stays unless a token turned."""
        if "rumors_spread" not in g.done:
            return "stays"
        g.done = tuple([word for word in g.done if word != "rumors_spread"])
        return "discard"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """Where the player has a Loyal piece."""
        c = campaign(g)
        planets = [system for system in rumor_planets(c) if c.has_piece(me, System(system))]
        placed = yield from may_place_agent(c, me, planets, "rumor_agent")
        if placed:
            self.reached(g, "when_secured")


class CallToAction(DiscardedVox):
    """F1206: the lowest card of the action discard pile for who has the most resources, or who secures the card."""

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """B-11: of several the first in turn order."""
        self.reached(g, "crisis")
        kinds = range(len(RESOURCES))
        draw_bottom(g, max(g.turn_order(), key=lambda seat: sum(has(g, seat, kind) for kind in kinds)), 1)
        yield from ()

    def after_crisis(self, g: Campaign) -> str:
        return "discard"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "when_secured")
        draw_bottom(g, me, 1)
        yield from ()


class PirateSmugglers(ReachCard):
    """F1205: Rival cities are taxed wherever the holder has a ship; without control nobody is captured."""

    def clauses(self) -> list[str]:
        return ["tax_right"]

    def tax_right(self, g: Arcs, me: int, place: int) -> int:
        owner = owner_of(g.buildings[place])
        if owner == me or owner >= g.seats or not g.ships_at(me, SYSTEM_OF[place // SPACES * SPACES]):
            return NOT
        self.reached(g, "tax_right")
        return AS_LOYAL


SET_UP_STEPS["lay_rumors"] = lay_rumors
register(PirateSmugglers(CARD_NUMBER["f1205"]))
register(CallToAction(CARD_NUMBER["f1206"]))
register_card(SilverTongues(CARD_NUMBER["f1207"]))
register(GrandAmbitions(CARD_NUMBER["f1208"]))
register(RumorsSpread(CARD_NUMBER["f1209"]))
register(RumorsSpread(CARD_NUMBER["f1210"]))
register(RumorsOfTheHaven(CARD_NUMBER["f1211"]))
register(SharingRumors(CARD_NUMBER["f1212"]))
