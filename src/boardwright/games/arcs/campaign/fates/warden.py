"""The Warden: Seats on cities make Fiefs of clusters, with a Lord and Vassals."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import without

from ...actions import captures_by_tax
from ...control import controls
from ...facts import CARD_NUMBER, NOBODY, NOTHING, SPACES, cluster_of
from ...moments import AS_LOYAL, AS_RIVAL, NOT, Action
from ...resources import suffer_outrage
from ...state import Arcs, owner_of
from ...vocabulary import COURT, PLACE, System
from ..court import attach, forced_hosts, hosts, put_away
from ..facts import LORD_TITLES
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance
from ..state import Campaign, campaign

CLUSTERS: Final = range(1, 7)
FEUDAL_LAW: Final[int] = CARD_NUMBER["f1610"]
FEASTS: Final[list[int]] = [CARD_NUMBER["f1613"], CARD_NUMBER["f1614"]]
"""While one of these lies in the Court, no player harms another in a Fief."""

# -- Lords and Vassals ---------------------------------------------------------------------------------------------


def cities_in(g: Arcs, cluster: int) -> list[int]:
    """The places of all cities of a cluster, whoever owns them."""
    return [place for place in g.places if g.is_city(place) and cluster_of(place // SPACES) == cluster]


def is_vassal(g: Campaign, seat: int, cluster: int) -> bool:
    """F1609: a Rival of the Lord with a city on the map or the Flagship in the Fief."""
    return g.is_vassal(seat, cluster)


def are_bound(g: Campaign, one: int, other: int, cluster: int) -> bool:
    """Whether one of two players is the Lord of a Fief, and the other a Vassal there."""
    lord = g.lord_of(cluster)
    return (lord == one and is_vassal(g, other, cluster)) or (lord == other and is_vassal(g, one, cluster))


def seats_to_place(g: Campaign) -> list[int]:
    """B-33: the clusters whose Seats lie in the supply, which all share."""
    placed = [cluster for cluster, _, _ in g.fiefs]
    return [cluster for cluster in CLUSTERS if cluster not in placed and cluster not in g.lost_seats]


def scrap_seats(g: Campaign, me: int) -> Script[None]:
    """The Seats that are not on the map, with their titles."""
    for cluster in seats_to_place(g):
        g.lost_seats = tuple(sorted([*g.lost_seats, cluster]))
        put_away(g, LORD_TITLES[cluster - 1], "scrap")
    yield from ()


class Objective(ReachCard):
    """F1601, at the end of a chapter: 2 per Seat in a controlled system, 1 per city in Fiefs of the player."""

    def clauses(self) -> list[str]:
        return ["seats", "cities"]

    def chapter_ended(self, g: Campaign, me: int) -> None:
        held, cities = seats_held(g, me), fief_cities(g, me)
        if held:
            self.reached(g, "seats")
            advance(g, me, 2 * held)
        if cities:
            self.reached(g, "cities")
            advance(g, me, cities)

    def promise(self, g: Campaign, me: int) -> int:
        return 2 * seats_held(g, me) + fief_cities(g, me)


def seats_held(g: Campaign, me: int) -> int:
    """Seats in systems that a player controls, whoever is the Lord."""
    return sum(1 for _, place, _ in g.fiefs if g.holds(me, place // SPACES))


def fief_cities(g: Campaign, me: int) -> int:
    """Cities on the map, of any colour, in the Fiefs of a player."""
    return sum(len(cities_in(g, cluster)) for cluster, _, lord in g.fiefs if lord == me)


# -- cards ---------------------------------------------------------------------------------------------------------


class ClaimsOfNobility(ReachCard):
    """F1602: Claim Fief (Tax) attaches the card and puts a Seat on an own city; in Fate Crises the holder must."""

    has_crisis = True

    def clauses(self) -> list[str]:
        return ["claim_fief", "crisis", "seat"]

    def gives_actions(self) -> list[Action]:
        return [Action("claim_fief", self.can_claim, self.claim, "tax")]

    def can_claim(self, g: Arcs, me: int) -> bool:
        """C80: not forced, so the Court card must have none attached."""
        return bool(hosts(campaign(g)))

    def claim(self, g: Arcs, me: int) -> Script[None]:
        c = campaign(g)
        self.reached(g, "claim_fief")
        yield from self.attach_to(c, me, hosts(c))
        yield from self.place_seat(c, me, [place for place in c.places if controls(c, me, place // SPACES)])

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """Even if no Seat can be placed. C26: in events what the Empire controls is the First Regent's."""
        places = forced_hosts(g)
        if not places:  # the Court deck is empty and the Council tucked
            return
        self.reached(g, "crisis")
        yield from self.attach_to(g, holder, places)
        yield from self.place_seat(g, holder, [place for place in g.places if g.holds(holder, place // SPACES)])

    def attach_to(self, g: Campaign, me: int, places: list[int]) -> Script[None]:
        """The Council is a Court card, too."""
        options: list[Option] = [("court", g.court[place]) for place in places]
        choice = yield g.ask(me, "claim_fief", options, always=True)
        g.cards[me] = without(g.cards[me], self.number)
        attach(g, self.number, g.court.index(COURT.of(choice)))

    def place_seat(self, g: Campaign, me: int, places: list[int]) -> Script[None]:
        """B-20: if there is a Loyal city in a controlled system of a cluster whose Seat lies in the supply (B-47)."""
        clusters = seats_to_place(g)
        options: list[Option] = [
            ("seat_on", place)
            for place in places
            if g.is_city(place) and owner_of(g.buildings[place]) == me and cluster_of(place // SPACES) in clusters
        ]
        if options:
            self.reached(g, "seat")
            choice = yield g.ask(me, "seat_on", options)
            place = PLACE.of(choice)
            g.fiefs = (*g.fiefs, (cluster_of(place // SPACES), place, me))
            g.fiefs = tuple(sorted(g.fiefs))
            g.note(("became_lord", me, cluster_of(place // SPACES), place // SPACES))


def feast_in_court(g: Campaign) -> int:
    """A Feast Day in the row or attached there; NOTHING if there is none."""
    return next((card for card in FEASTS if card in g.court or card in g.attached), NOTHING)


class FeudalLaw(ReachCard):
    """F1610: Lords tax their Fiefs; Lord and Vassal pay for harm among them; Vassals are free to harm each other."""

    def clauses(self) -> list[str]:
        return ["tax_right", "forbids_harm", "after_harm", "spares_outrage"]

    def tax_right(self, g: Arcs, me: int, place: int) -> int:
        """Without control. Whoever else has a city there is a Vassal, and loses an agent unless a law says otherwise.

        X19: the Free States have none. F102: what the Truce Law forbids, Imperial Authority allows, without a Captive.
        """
        if campaign(g).lord_of(cluster_of(place // SPACES)) != me:
            return NOT
        self.reached(g, "tax_right")
        return AS_RIVAL if captures_by_tax(g, me, place) else AS_LOYAL

    # -- harm --------------------------------------------------------------------------------------------------------

    def forbids_harm(self, g: Arcs, me: int, owner: int, system: System) -> bool:
        """F1613: on a Feast Day, attached or not, players are safe from each other in all Fiefs."""
        c = campaign(g)
        if owner >= c.seats or owner == me or feast_in_court(c) == NOTHING:
            return False
        return c.lord_of(cluster_of(system)) != NOBODY

    def harm_begins(self, g: Arcs, me: int, owner: int, system: System) -> None:
        """Who is Lord and Vassal is judged before any city falls."""
        c = campaign(g)
        if are_bound(c, me, owner, cluster_of(system)):
            c.feuds = ((me, owner, cluster_of(system)),)

    def speaks_after_harm(self, g: Arcs, me: int, harmed: list[int], system: System) -> bool:
        c, cluster = campaign(g), cluster_of(system)
        return any((me, owner, cluster) in c.feuds or are_bound(c, me, owner, cluster) for owner in harmed)

    def after_harm(self, g: Arcs, me: int, harmed: list[int], system: System) -> Script[None]:
        """B-30: Outrage of the type of each city that stands in the Fief now."""
        self.reached(g, "after_harm")
        c = campaign(g)
        c.feuds = ()
        places = cities_in(g, cluster_of(system))
        for resource in sorted({resource for place in places for resource in g.city_types(place // SPACES)}):
            yield from suffer_outrage(g, me, resource)

    def spares_outrage(self, g: Arcs, me: int, owner: int, system: int) -> bool:
        """One Vassal destroys a city of another: who had a city there and is not the Lord was one."""
        c, cluster = campaign(g), cluster_of(system)
        if owner >= c.seats or owner == c.lord_of(cluster) or not is_vassal(c, me, cluster):
            return False
        self.reached(g, "spares_outrage")
        return True


SET_UP_STEPS["scrap_seats"] = scrap_seats
register(Objective(CARD_NUMBER["f1601"]))
register(ClaimsOfNobility(CARD_NUMBER["f1602"]))
register(ReachCard(CARD_NUMBER["f1609"]))  # Seats & Fiefs: `Campaign.lord_of` and `building_left`
register(FeudalLaw(FEUDAL_LAW))
