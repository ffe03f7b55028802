"""The Court of the campaign: ten Guild cards of Arcs, five Vox cards with a Crisis, the Council."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import replaced, rewritten

from ..ambitions import AVAILABLE, marker_power
from ..cards.fleets import Gatekeepers, Skirmishers
from ..cards.producers import Interest
from ..cards.relics import ElderBroker, SwornGuardians
from ..cards.schemers import LatticeSpies, SilverTongues
from ..cards.unions import Union
from ..cards.vox import may_declare_any, may_seize
from ..control import controls
from ..court import bury, shuffle_court_deck
from ..facts import AGGRESSION, CONSTRUCTION, FUEL, GUILD_SUIT, MATERIAL, NOBODY, NOTHING, SPACES, SYSTEM_COUNT
from ..moments import CARDS, register_card
from ..pieces import harm_done, return_city
from ..resources import discard_card
from ..state import CITY, Arcs, building, changed, is_damaged, owner_of
from ..vocabulary import CLUSTER, COURT, PLACE, System
from .blight import destroy_damaged_blight, has_blight, place_damaged_blight, repair_blight
from .council import COUNCIL_PLACE, tuck, turn_in_session
from .court import return_agents
from .dice import rolled_cluster, rolled_symbol
from .facts import BLIGHT, COUNCIL, FREE_STATES, clusters_of, planets_of_symbol, systems_of
from .moments import ReachCard, register
from .state import Campaign, campaign

# -- Guild cards: those of Arcs, with numbers of their own ---------------------------------------------------------

for _guild in (
    Interest(301, MATERIAL, "manufacture"),  # Mining Interest
    Union(302, CONSTRUCTION),
    Gatekeepers(303),
    Interest(304, FUEL, "synthesize"),  # Shipping Interest
    Skirmishers(305),
    Union(306, AGGRESSION),
    LatticeSpies(307),
    SilverTongues(308),
    SwornGuardians(309),
    ElderBroker(310),
):
    register_card(_guild)


# -- Vox cards -----------------------------------------------------------------------------------------------------


class ReachVox(ReachCard):
    """A card that resolves When Secured and in Court Crises; after being secured it is buried."""

    speaks_when_secured = True
    has_crisis = True

    def clauses(self) -> list[str]:
        return ["when_secured", "crisis"]

    def after_secured(self, g: Arcs) -> None:
        bury(g, self.number)
        g.note(("buried", self.number))

    def agents_here(self, g: Campaign) -> int:
        """The place of the row whose agents lie on this card; C108: NOTHING for an attached card."""
        return g.court.index(self.number) if self.number in g.court else NOTHING

    def may_spread_agents(self, g: Campaign, me: int) -> Script[None]:
        """Own agents on this card, which has just been secured, may be put on other cards of the row."""
        places = [place for place in range(len(g.court)) if not g.court[place] and g.agents_on(place, me)]
        for place in places:
            count = g.agents_on(place, me)
            offered: list[Option] = []
            for card in g.court:
                offered.extend([("court", card)] * (count if card else 0))
            chosen = yield from choose_set(me, "spread_agents", offered, 0, count, (self.number, count))
            for choice in chosen:
                self.reached(g, "spreads_agents")
                self.move_agents(g, me, place, g.court.index(COURT.of(choice)), 1)

    def move_agents(self, g: Campaign, owner: int, place: int, target: int, count: int) -> None:
        if count:
            g.court_agents = changed(g.court_agents, place * g.seats + owner, -count)
            g.court_agents = changed(g.court_agents, target * g.seats + owner, count)
            g.note(("moved_agents", owner, count, g.court[target]))


def has_control(g: Campaign, me: int, system: int) -> bool:
    """C26: who secures a card in Edicts controls as First Regent what the Empire does; on a turn its laws decide."""
    return controls(g, me, system) or (g.turn == NOBODY and g.holds(me, system))


class PopulistDemands(ReachVox):
    """When secured: may declare any ambition, no zero marker (C85). Buried (A-14)."""

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        yield from may_declare_any(g, me, self)

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """The declared marker that is worth the most goes back to the available ones; no two are worth the same."""
        declared = [marker for marker in range(len(g.markers)) if g.markers[marker] != AVAILABLE]
        if declared:
            self.reached(g, "crisis")
            marker = max(declared, key=lambda one: marker_power(g, one)[0])
            g.note(("marker_returned", g.markers[marker], marker_power(g, marker)[0]))
            g.markers = replaced(g.markers, marker, AVAILABLE)
        yield from ()


class CouncilIntrigue(ReachVox):
    """The Council turns to In Session; agents on this card move."""

    spreads_agents = True

    def clauses(self) -> list[str]:
        return [*super().clauses(), "spreads_agents"]

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """All agents on this card move to the Council."""
        self.reached(g, "crisis")
        turn_in_session(g)
        place = self.agents_here(g)
        if place != NOTHING:
            for seat in range(g.seats):
                self.move_agents(g, seat, place, COUNCIL_PLACE, g.agents_on(place, seat))
        yield from ()

    def after_crisis(self, g: Campaign) -> str:
        return "bury"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """Own agents on this card may be put on other cards of the row, instead of going home."""
        self.reached(g, "when_secured")
        turn_in_session(campaign(g))
        yield from self.may_spread_agents(campaign(g), me)


class DiplomaticFiasco(ReachVox):
    """In turn order, all discard Guild cards down to the number of agents in their supply. Secured: all Rivals do."""

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """Agents on this card go home first, unless an attached card will slide down and keep them (C67)."""
        place = self.agents_here(g)
        if place != NOTHING and not g.attached_to(place):
            return_agents(g, place)
        for seat in g.turn_order():
            yield from self.resolve(g, seat, "crisis")

    def after_crisis(self, g: Campaign) -> str:
        return "bury"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        for seat in g.turn_order():
            if seat != me:
                yield from self.resolve(campaign(g), seat, "when_secured")

    def resolve(self, g: Campaign, seat: int, clause: str) -> Script[None]:
        """C82: protected cards are counted, but they stay."""
        guilds = [card for card in g.cards[seat] if GUILD_SUIT[card] != NOTHING]
        excess = len(guilds) - g.agents[seat]
        offered: list[Option] = [("dismiss", card) for card in guilds if not CARDS[card].is_protected]
        if excess > 0 and offered:
            self.reached(g, clause)
            chosen = yield from choose_set(seat, "dismiss_guilds", offered, excess, excess, (excess,))
            for choice in chosen:
                discard_card(g, seat, COURT.of(choice))


class SongOfFreedom(ReachVox):
    """A city of a player becomes a Free city."""

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """A-03: who has the most Power, first in turn order, must give one up."""
        seat = max(g.turn_order(), key=lambda one: g.power[one])
        cities = self.cities(g, [seat], g.places)
        if cities:
            self.reached(g, "crisis")
            choice = yield g.ask(seat, "song_of_freedom", cities, always=True)
            yield from self.free(g, PLACE.of(choice))

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """One in a controlled system, of the player or a Rival; who does so may also seize the initiative."""
        c = campaign(g)
        places = [place for place in c.places if has_control(c, me, place // SPACES)]
        cities = self.cities(c, list(range(c.seats)), places)
        if not cities:
            return
        choice = yield g.ask(me, "song_of_freedom", [*cities, ("skip",)])
        if choice[0] == "free_city":
            self.reached(g, "when_secured")
            yield from self.free(c, PLACE.of(choice))
            yield from may_seize(g, me)

    def after_secured(self, g: Arcs) -> None:
        """Shuffled in before the row is refilled, so it may come right back."""
        g.court_deck.append(self.number)
        shuffle_court_deck(g)
        g.note(("shuffled_in", self.number))

    def cities(self, g: Campaign, owners: list[int], places: list[int]) -> list[Option]:
        return [("free_city", place) for place in places if g.is_city(place) and owner_of(g.buildings[place]) in owners]

    def free(self, g: Campaign, place: int) -> Script[None]:
        """C5, C125: replaced, so it keeps its damage; it is neither harmed nor destroyed."""
        piece = g.buildings[place]
        g.cities[FREE_STATES] -= 1
        g.buildings = rewritten(g.buildings, place, building(FREE_STATES, CITY, is_damaged(piece)))
        g.used_buildings = replaced(g.used_buildings, place, 0)
        g.building_left(place)
        g.note(("became_free", owner_of(piece), place // SPACES))
        yield from return_city(g, owner_of(piece))


class BlightLooms(ReachVox):
    """The Blight grows; who secures the card destroys damaged Blight."""

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """All Blight of the rolled cluster is repaired; then damaged Blight where the rolled symbol has none."""
        self.reached(g, "crisis")
        for system in systems_of(rolled_cluster(g)):
            repair_blight(g, system)
        for system in planets_of_symbol(rolled_symbol(g)):
            if not has_blight(g, system):
                place_damaged_blight(g, system)
        yield from ()

    def after_crisis(self, g: Campaign) -> str:
        return "bury"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """All damaged Blight of a cluster with a piece of the player, if they like."""
        c = campaign(g)
        options = purgeable(c, me)
        if not options:
            return
        choice = yield g.ask(me, "blight_looms", [*options, ("skip",)])
        if choice[0] == "cluster":
            self.reached(g, "when_secured")
            yield from purge(c, me, CLUSTER.of(choice))


def purgeable(g: Campaign, me: int) -> list[Option]:
    """The clusters with a Loyal piece of a player in which there is damaged Blight."""
    mine = clusters_of([system for system in g.systems if g.has_piece(me, system)])
    blighted = clusters_of([system for system in g.systems if g.damaged[BLIGHT * SYSTEM_COUNT + system]])
    return [("cluster", cluster) for cluster in mine if cluster in blighted]


def purge(g: Campaign, me: int, cluster: int) -> Script[None]:
    """A player destroys all damaged Blight of a cluster, and so harms it; B-14: it is Trophies."""
    for system in systems_of(cluster):
        if g.damaged[BLIGHT * SYSTEM_COUNT + system]:
            destroy_damaged_blight(g, system, me)
            yield from harm_done(g, me, [BLIGHT], System(system))


register(PopulistDemands(311))
register(CouncilIntrigue(312))
register(DiplomaticFiasco(313))
register(SongOfFreedom(314))
register(BlightLooms(315))


# -- the Council ---------------------------------------------------------------------------------------------------


class ImperialCouncil(ReachCard):
    """p.14: in Session like any card of the Court; secured, it is tucked until the end of the round, then Decided."""

    speaks_when_secured = True
    is_refilled = False

    def clauses(self) -> list[str]:
        return ["when_secured"]

    def may_be_influenced(self, g: Arcs) -> bool:
        return not campaign(g).decided

    def may_be_secured(self, g: Arcs, me: int) -> bool:
        return not campaign(g).decided

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "when_secured")
        tuck(campaign(g), me)
        yield from ()

    def after_secured(self, g: Arcs) -> None:
        """It stays where it was tucked."""


register(ImperialCouncil(COUNCIL))
