"""The Commonwealth of the Founder: its ambition marker, its Members, and the Armistices that they call for."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import without

from ...actions import has_building_slots
from ...ambitions import count_for, dummy_count_for, is_declared
from ...control import commanded
from ...facts import CARD_NUMBER, NOBODY, NOTHING, SPACES, WIN_BONUS
from ...moments import AS_LOYAL, CARDS, FIRST, JOINT_FIRST, NOT, Earning
from ...scoring import worth
from ...state import Arcs, changed, owner_of
from ...vocabulary import COURT, SYSTEM_OF, System
from ..court import attach, hosts, place_of, put_away
from ..facts import EMPIRE, FREE_STATES
from ..moments import SET_UP_STEPS, ReachCard, register
from ..state import Campaign, campaign
from ..steps import scrap

MARKER_CARD: Final = CARD_NUMBER["f213"]
"""Where the marker lies until its holder declares an ambition."""
MEMBERSHIPS: Final[list[int]] = [CARD_NUMBER[card] for card in ("f218", "f219", "f220", "f221")]
ARMISTICES: Final[list[int]] = [CARD_NUMBER[card] for card in ("f216", "f217")]
CALLS: Final[list[int]] = [CARD_NUMBER["f215"], CARD_NUMBER["f226"]]
"""The edicts with the number 25, under which Armistices lie."""

OUT_OF_PLAY: Final = NOTHING
AT_HOME: Final = -2
"""`g.commonwealth` is the ambition at which the marker lies, or one of these."""

# -- set-up and Resolution -----------------------------------------------------------------------------------------


def take_marker(g: Campaign, me: int) -> Script[None]:
    g.commonwealth = AT_HOME
    yield from ()


def scrap_marker(g: Campaign, me: int) -> Script[None]:
    g.commonwealth = OUT_OF_PLAY
    yield from ()


def tuck_armistices(g: Campaign, me: int) -> Script[None]:
    """Both lie under the edict that is now in the booklet."""
    g.armistices = tuple(ARMISTICES)
    yield from ()


def give_memberships(g: Campaign, me: int) -> Script[None]:
    for seat in g.turn_order():
        g.cards[seat] = (*g.cards[seat], MEMBERSHIPS[seat])
        g.note(("gained_card", seat, MEMBERSHIPS[seat]))
    yield from ()


# -- the marker and joint scoring ----------------------------------------------------------------------------------


def members(g: Campaign) -> list[int]:
    """The players who are Members, by seat."""
    return [seat for seat in range(g.seats) if any(card in g.cards[seat] for card in MEMBERSHIPS)]


def winners(g: Campaign, ambition: int) -> list[int]:
    """Who is first without a tie if Members compete as one: all of them, or one other player.

    A-34: without Members there is no such side. A-35: the resources on the box of two players are nobody's.
    """
    together = members(g)
    sides = [[seat] for seat in range(g.seats) if seat not in together]
    if together:
        sides.append(together)
    values = [sum(count_for(g, seat, ambition) for seat in side) for side in sides]
    best = max(values)
    if best <= dummy_count_for(g, ambition) or values.count(best) > 1:
        return []
    return sides[values.index(best)]


def commonwealth_wins(g: Campaign) -> bool:
    """Whether the ambition with the marker is declared and the Members together are first."""
    if g.commonwealth < 0 or not is_declared(g, g.commonwealth):
        return False
    first = winners(g, g.commonwealth)
    return bool(first) and first[0] in members(g)


class FounderOfTheCommonwealth(ReachCard):
    """F213: the marker may join any ambition that the holder declares."""

    speaks_when_declared = True

    def clauses(self) -> list[str]:
        return ["when_declared"]

    def when_declared(self, g: Arcs, me: int, ambition: int, is_new: bool) -> Script[None]:
        c = campaign(g)
        if c.commonwealth != AT_HOME:
            return
        choice = yield g.ask(me, "commonwealth_marker", [("add_commonwealth",), ("skip",)], (ambition,))
        if choice[0] == "add_commonwealth":
            self.reached(g, "when_declared")
            c.commonwealth = ambition
            g.note(("commonwealth_declared", me, ambition))


class CommonwealthAmbition(ReachCard):
    """F214: the ambition with the marker pays only who is first without a tie, and Members compete as one."""

    def clauses(self) -> list[str]:
        return ["joint_earnings", "shared", "doubled", "cleaned_up"]

    def joint_earnings(self, g: Arcs, ambition: int) -> list[Earning] | None:
        """All its numbers together: split among the Members, the rest is lost; or twice that and the city bonus."""
        c = campaign(g)
        if c.commonwealth != ambition:
            return None
        first = winners(c, ambition)
        total = sum(worth(g, ambition))
        if first and first[0] in members(c):
            self.reached(g, "shared")
            return [(seat, JOINT_FIRST, total // len(first), 0, NOTHING) for seat in first]
        if first:
            self.reached(g, "doubled")
        return [(seat, FIRST, 2 * total, WIN_BONUS[g.cities[seat]], NOTHING) for seat in first]

    def cleaned_up(self, g: Campaign) -> None:
        """Back to its card, be it that the ambition has lost its markers."""
        if g.commonwealth >= 0:
            self.reached(g, "cleaned_up")
            g.commonwealth = AT_HOME
            g.note(("commonwealth_home",))


# -- Members -------------------------------------------------------------------------------------------------------


class Membership(ReachCard):
    """F218 to F222: Free buildings that the Empire does not control serve a Member; who harms one is a Member no more.

    They count as Loyal for nothing else.
    """

    def clauses(self) -> list[str]:
        return ["tax", "uses_starport", "builds", "builds_fresh", "repairs_building", "forbids_harm", "lost"]

    def serves(self, g: Arcs, place: int) -> bool:
        return owner_of(g.buildings[place]) == FREE_STATES and g.control(place // SPACES) != EMPIRE

    def tax_right(self, g: Arcs, me: int, place: int) -> int:
        if not self.serves(g, place):
            return NOT
        self.reached(g, "tax")
        return AS_LOYAL

    def uses_starport(self, g: Arcs, me: int, place: int) -> bool:
        return self.serves(g, place)

    def repairs_building(self, g: Arcs, me: int, place: int) -> bool:
        return self.serves(g, place)

    def building_sites(self, g: Arcs, me: int) -> list[Option]:
        """Beside a Free building, where no own piece lets the player build anyway."""
        if not has_building_slots(g, me):
            return []
        systems = [system for system in g.systems if is_beside_free_building(g, system)]
        new = [system for system in systems if not g.has_piece(me, system) and not commanded(g, me, system)]
        options: list[Option] = []
        for system in new:
            slots = range(system * SPACES, system * SPACES + g.slots_at(system))
            if not all(g.buildings[place] for place in slots):
                self.reached(g, "builds")
                options += [("build_city", system), ("build_starport", system)]
        return options

    def builds_fresh(self, g: Arcs, me: int, place: int) -> bool:
        """A ship at a Free starport, a building beside any Free building."""
        if g.buildings[place]:
            return self.serves(g, place)
        return is_beside_free_building(g, SYSTEM_OF[place])

    # -- harm ------------------------------------------------------------------------------------------------------

    def forbids_harm(self, g: Arcs, me: int, owner: int, system: System) -> bool:
        """While an Armistice is in the Court: Free buildings and other Members."""
        c = campaign(g)
        if armistice_in_court(c) == NOTHING:
            return False
        return owner == FREE_STATES or (owner != me and owner in members(c))

    def speaks_after_harm(self, g: Arcs, me: int, harmed: list[int], system: System) -> bool:
        """A-31: any Free building; C38: who chooses the Free States as defender has harmed them."""
        return FREE_STATES in harmed

    def after_harm(self, g: Arcs, me: int, harmed: list[int], system: System) -> Script[None]:
        self.reached(g, "lost")
        c = campaign(g)
        g.note(("lost_membership", me))
        scrap(c, me, self.number)
        if not members(c):
            end_calls(c)
        yield from ()


def is_beside_free_building(g: Arcs, system: System) -> bool:
    """Whether a Free building stands in a system that the Empire does not control."""
    return g.has_building(FREE_STATES, system) and g.control(system) != EMPIRE


# -- Armistices ----------------------------------------------------------------------------------------------------


def armistice_in_court(g: Campaign) -> int:
    """An Armistice in the row or attached to a card there, or NOTHING."""
    return next((card for card in ARMISTICES if card in g.court or card in g.attached), NOTHING)


def end_calls(g: Campaign) -> None:
    """F215: without Members the edict is scrapped, and what lies under it."""
    for card in CALLS:
        if card in g.laws:
            scrap(g, NOBODY, card)
    for card in g.armistices[:]:
        g.armistices = without(g.armistices, card)
        put_away(g, card, "scrap")


class CallForArmistice(ReachCard):
    """F215: the Member with the least Power may attach an Armistice to a card of the Court."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["edict", "tie"]

    def edict(self, g: Campaign) -> Script[None]:
        """A tie: nobody does."""
        together = members(g)
        if not together:
            end_calls(g)
            return
        least = min(g.power[seat] for seat in together)
        poorest = [seat for seat in together if g.power[seat] == least]
        if len(poorest) > 1:
            self.reached(g, "tie")
        else:
            yield from self.call(g, poorest[0])

    def call(self, g: Campaign, me: int) -> Script[None]:
        """A-32: if one is left; C80: to a card without another one."""
        options: list[Option] = [("court", g.court[place]) for place in hosts(g)] if g.armistices else []
        if not options:
            return
        choice = yield g.ask(me, "call_for_armistice", [*options, ("skip",)])
        if choice[0] == "court":
            self.reached(g, "edict")
            attach(g, g.armistices[0], place_of(g, COURT.of(choice)))
            g.armistices = g.armistices[1:]


class Armistice(ReachCard):
    """F216, F217: in the Court it protects Members and Free buildings (see Membership); its agents stay there."""

    speaks_when_secured = True
    keeps_agents = True

    def clauses(self) -> list[str]:
        return ["when_secured", "returned", "scrapped"]

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """A-33: everybody's agents from the place of the row where it lay go to other cards, as the securer likes."""
        c = campaign(g)
        for place in [place for place in range(len(c.court)) if not c.court[place]]:
            for owner in c.turn_order():
                if c.agents_on(place, owner):
                    yield from self.scatter(c, me, place, owner)

    def scatter(self, g: Campaign, me: int, place: int, owner: int) -> Script[None]:
        count = g.agents_on(place, owner)
        offered: list[Option] = []
        for card in [card for card in g.court if card and CARDS[card].may_be_influenced(g)]:
            offered.extend([("court", card)] * count)
        chosen = yield from choose_set(me, "scatter_agents", offered, count, count, (owner, count))
        for choice in chosen:
            self.reached(g, "when_secured")
            target = g.court.index(COURT.of(choice))
            g.court_agents = changed(g.court_agents, place * g.seats + owner, -1)
            g.court_agents = changed(g.court_agents, target * g.seats + owner, 1)
            g.note(("moved_agents", owner, 1, g.court[target]))

    def after_secured(self, g: Arcs) -> None:
        """Under the edict with the number 25; A-32: out of the game if there is none."""
        c = campaign(g)
        if any(card in c.laws for card in CALLS):
            self.reached(g, "returned")
            c.armistices = (*c.armistices, self.number)
            c.armistices = tuple(sorted(c.armistices))
            g.note(("armistice_returned", self.number))
        else:
            self.reached(g, "scrapped")
            put_away(c, self.number, "scrap")


SET_UP_STEPS["take_commonwealth_marker"] = take_marker
SET_UP_STEPS["scrap_commonwealth_marker"] = scrap_marker
SET_UP_STEPS["tuck_armistices"] = tuck_armistices
SET_UP_STEPS["give_memberships"] = give_memberships
register(FounderOfTheCommonwealth(MARKER_CARD))
register(CommonwealthAmbition(CARD_NUMBER["f214"]))
register(CallForArmistice(CARD_NUMBER["f215"]))
for _card in ARMISTICES:
    register(Armistice(_card))
for _card in MEMBERSHIPS:
    register(Membership(_card))
register(ReachCard(CARD_NUMBER["f222"]))  # says what the titles say
