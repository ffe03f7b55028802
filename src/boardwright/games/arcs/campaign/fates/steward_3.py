"""The Steward in Act III: an Empire that sponsors ambitions and governs Outlaws, too; what Act II has brought."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import without

from ...actions import put_agent
from ...ambitions import is_declared, marker_power
from ...cards.relics import GalacticBards
from ...facts import CARD_NUMBER, GUILD_SUIT, NOBODY, NOTHING, SPACES, SYSTEM_COUNT
from ...moments import register_card
from ...pieces import harm_begins, harm_done, may_harm, pay_for_harm
from ...resources import give_up, open_tokens, slot_options
from ...state import Arcs, owner_of
from ...vocabulary import AMBITION, CLUSTER, RESOURCE, System
from ..council import turn_in_session
from ..court import put_away
from ..court_cards import ReachVox
from ..crises import take_hits
from ..facts import COUNCIL, EMPIRE, POLICIES_OF_AUTHORITY, clusters_of, systems_of
from ..imperial import hit_all_imperial_ships
from ..moments import SET_UP_STEPS, ReachCard, register
from ..policies import PolicyOfEscalation, PolicyOfPeace, PolicyOfWar
from ..power import gain_power
from ..state import Campaign, campaign
from ..titles import become_regent
from ..trust import add, gain_from_trust
from ..vocabulary import POLICY
from .admiral_2 import ImperialDefectors
from .steward_2 import LesserRegent

ON_TILE: Final = -2
"""`g.sponsored` is the ambition on whose box the token lies, ON_TILE, or NOTHING if it is not in play."""


class Objective(ReachCard):
    """F122: as a Regent, an Empire that controls all cities of Outlaws; as First Regent, a rich Trust."""

    def clauses(self) -> list[str]:
        return ["cities", "trust"]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        """True as well without cities of Outlaws, or without Outlaws."""
        rules = g.is_regent(me) and all(g.control(system) == EMPIRE for system in outlaw_cities(g))
        is_rich = g.first_regent == me and sum(g.trust) > g.chapter
        if rules:
            self.reached(g, "cities")
        if is_rich:
            self.reached(g, "trust")
        return rules, is_rich


def outlaw_cities(g: Campaign) -> list[int]:
    """The systems in which cities of Outlaws stand on the map."""
    outlaws = [seat for seat in range(g.seats) if g.is_outlaw(seat)]
    return [place // SPACES for place in g.places if g.is_city(place) and owner_of(g.buildings[place]) in outlaws]


# -- Imperial Sponsor ----------------------------------------------------------------------------------------------


def take_sponsored_token(g: Campaign, me: int) -> Script[None]:
    g.sponsored = ON_TILE
    yield from ()


class ImperialSponsor(ReachCard):
    """F123, edict: the First Regent sponsors an ambition. Who declares it is paid, and a Regent."""

    is_edict = True
    speaks_when_declared = True

    def clauses(self) -> list[str]:
        return ["sponsor", "trust", "declared", "resource", "becomes_regent"]

    def edict(self, g: Campaign) -> Script[None]:
        if g.first_regent == NOBODY:
            g.note(("no_first_regent",))
            return
        yield from self.sponsor(g, g.first_regent)
        yield from self.pay_in(g, g.first_regent)

    def sponsor(self, g: Campaign, me: int) -> Script[None]:
        """The token must lie on the box of an undeclared ambition; on another box it may stay."""
        options: list[Option] = [
            ("sponsor", ambition)
            for ambition in g.ambitions()
            if not is_declared(g, ambition) and ambition != g.sponsored
        ]
        if not options:
            return
        choice = yield g.ask(me, "sponsor", options if g.sponsored == ON_TILE else [*options, ("skip",)])
        if choice[0] == "sponsor":
            self.reached(g, "sponsor")
            g.sponsored = AMBITION.of(choice)
            g.note(("sponsored", me, g.sponsored))

    def pay_in(self, g: Campaign, me: int) -> Script[None]:
        """One own resource may go to the Trust, whether or not the token moved; C110: not a frozen one."""
        own: list[Option] = slot_options(g, me, "tribute")
        own.extend(dict.fromkeys([("tribute_from", token, card) for card, token in open_tokens(g, me)]))
        if not own:
            return
        choice = yield g.ask(me, "sponsor_trust", [*own, ("skip",)])
        if choice[0] != "skip":
            self.reached(g, "trust")
            add(g, me, give_up(g, me, choice))

    def reacts_to(self, g: Arcs, me: int, ambition: int) -> bool:
        return campaign(g).sponsored == ambition

    def when_declared(self, g: Arcs, me: int, ambition: int, is_new: bool) -> Script[None]:
        """A-20: the token returns to the tile. A-21: without a Trust or a First Regent all the rest happens.

        A-102: a Conspiracy that was laid instead of a marker (F2303) is worth no Power.
        """
        c = campaign(g)
        self.reached(g, "declared")
        options: list[Option] = [("resource", resource) for resource, count in enumerate(c.trust) if count]
        if options:
            self.reached(g, "resource")
            choice = yield g.ask(me, "sponsored_token", options, (ambition,))
            yield from gain_from_trust(c, me, RESOURCE.of(choice))
        if is_declared(g, ambition):
            gain_power(c, me, marker_power(g, c.latest_marker)[1], "sponsored")
        c.sponsored = ON_TILE
        g.note(("sponsor_returned",))
        if c.is_outlaw(me):
            self.reached(g, "becomes_regent")
            become_regent(c, me)


# -- Govern with Authority -----------------------------------------------------------------------------------------


def govern_with_authority(g: Campaign, me: int) -> Script[None]:
    """The policies are replaced; the First Regent says which is on top, A-24: without one the initiative does."""
    for card in g.policies:
        put_away(g, card, "scrap")
    g.policies = tuple(POLICIES_OF_AUTHORITY)
    chooser = g.initiative if g.first_regent == NOBODY else g.first_regent
    options: list[Option] = [("change_policy", card) for card in g.policies]
    choice = yield g.ask(chooser, "authority_on_top", options)
    g.policies = without(g.policies, POLICY.of(choice))
    g.policies = (POLICY.of(choice), *g.policies)
    g.note(("changed_policy", chooser, g.policies[0]))


class AuthorityOfWar(PolicyOfWar):
    """F124: each Regent gets a Weapon and a further resource."""

    reaches_outlaws = True

    def clauses(self) -> list[str]:
        return [*super().clauses(), "further"]

    def act(self, g: Campaign, me: int) -> Script[None]:
        """Who takes the Action picks the further ones; who gets no Weapon still gets the other."""
        yield from super().act(g, me)
        left = sum(g.supply) + sum(g.trust)
        regents = yield from self.receivers(g, me, left, "further_for")
        for seat in regents:
            types = [resource for resource, count in enumerate(g.supply) if count or g.trust[resource]]
            options: list[Option] = [("resource", resource) for resource in types]
            if options:
                self.reached(g, "further")
                choice = yield g.ask(me, "further_resource", options, (seat,))
                yield from self.give(g, seat, RESOURCE.of(choice))


class AuthorityOfEscalation(PolicyOfEscalation):
    """F125: four Imperial ships."""

    reaches_outlaws = True
    ships = 4


class AuthorityOfPeace(PolicyOfPeace):
    """F126, A-26: twice the bonus Power of uncovered city slots, 4 or 10."""

    reaches_outlaws = True
    times = 2


# -- after success in Act II ---------------------------------------------------------------------------------------


class NavyReprisal(ReachVox):
    """F115: every Imperial ship hits a ship of each Outlaw in its system."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "hit_empire"]

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        self.reached(g, "crisis")
        yield from self.strike(g, g.systems)

    def after_crisis(self, g: Campaign) -> str:
        return "bury"

    def strike(self, g: Campaign, systems: list[System]) -> Script[None]:
        """A-28: damaged Imperial ships count, too; fresh ships are hit before damaged ones (C95)."""
        for system in systems:
            index = EMPIRE * SYSTEM_COUNT + system
            hits = g.fresh[index] + g.damaged[index]
            for seat in g.turn_order():
                if g.is_outlaw(seat):
                    yield from take_hits(g, seat, system, hits)

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """In a cluster of choice; A-29: hitting the Imperial ships there is harm, which the Truce Law forbids."""
        c = campaign(g)
        options: list[Option] = []
        for cluster in clusters_of([system for system in c.systems if c.has_imperial_ships(system)]):
            systems = self.systems_in(c, cluster)
            if any(c.is_outlaw(seat) and c.ships_at(seat, system) for seat in range(c.seats) for system in systems):
                options.append(("reprisal", cluster))
            if all(may_harm(c, me, EMPIRE, system) for system in systems):
                options.append(("hit_empire", cluster))
        if not options:
            return
        choice = yield g.ask(me, "navy_reprisal", [*options, ("skip",)])
        if choice[0] == "skip":
            return
        systems = self.systems_in(c, CLUSTER.of(choice))
        if choice[0] == "reprisal":
            self.reached(g, "when_secured")
            yield from self.strike(c, systems)
            return
        self.reached(g, "hit_empire")
        for system in systems:
            yield from pay_for_harm(c, me, [EMPIRE], system)
            harm_begins(c, me, EMPIRE, system)
        hit_all_imperial_ships(c, systems, me)
        for system in systems:
            yield from harm_done(c, me, [EMPIRE], system)

    def systems_in(self, g: Campaign, cluster: int) -> list[System]:
        """Where Imperial ships are in a cluster."""
        return [System(system) for system in systems_of(cluster) if g.has_imperial_ships(system)]


class CouncilInsiders(ReachCard):
    """F116: who secures a Guild card may call the Council into session, or put an agent on it if it is."""

    def clauses(self) -> list[str]:
        return ["opens", "agent"]

    def after_securing(self, g: Arcs, me: int, card: int) -> Script[None]:
        """Not for this card itself; C52: a tucked Council comes back and is not resolved."""
        c = campaign(g)
        if GUILD_SUIT[card] == NOTHING or self.number not in g.cards[me]:
            return
        options: list[Option] = []
        if c.decided:
            options.append(("open_council",))
        elif g.agents[me]:
            options.append(("agent_on_council",))
        if not options:
            return
        choice = yield g.ask(me, "council_insiders", [*options, ("skip",)])
        if choice[0] == "open_council":
            self.reached(g, "opens")
            turn_in_session(c)
        elif choice[0] == "agent_on_council":
            self.reached(g, "agent")
            put_agent(g, me, COUNCIL)


register(NavyReprisal(CARD_NUMBER["f115"]))
register(CouncilInsiders(CARD_NUMBER["f116"]))
register_card(GalacticBards(CARD_NUMBER["f117"]))
for _card in ("f118", "f119"):
    register(ImperialDefectors(CARD_NUMBER[_card]))
for _card in ("f120", "f121"):
    register(LesserRegent(CARD_NUMBER[_card]))
register(Objective(CARD_NUMBER["f122"]))
register(ImperialSponsor(CARD_NUMBER["f123"]))
register(AuthorityOfWar(CARD_NUMBER["f124"]))
register(AuthorityOfEscalation(CARD_NUMBER["f125"]))
register(AuthorityOfPeace(CARD_NUMBER["f126"]))
SET_UP_STEPS["take_sponsored_token"] = take_sponsored_token
SET_UP_STEPS["govern_with_authority"] = govern_with_authority
