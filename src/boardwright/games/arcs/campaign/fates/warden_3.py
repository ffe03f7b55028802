"""The Warden in Act III: Fiefs hold court, Vassals serve with ships, and feasts keep the peace.

`courts` holds for each place of the Court row the cluster whose Court token lies there, or 0; `levied` the ships on
Warden's Levy, each with its owner and whether it is damaged.
"""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import replaced, rewritten, without

from ...actions import put_agent
from ...cards.fleets import Skirmishers
from ...cards.relics import SwornGuardians
from ...court import has_enough_agents, is_forbidden, secure_at
from ...facts import CARD_NUMBER, NOBODY, NOTHING, SPACES, cluster_of
from ...moments import CARDS, Action, Battle, register_card
from ...pieces import lose_ships, return_city
from ...resources import agents_come_home
from ...state import CITY, Arcs, building, is_damaged, owner_of
from ...vocabulary import CLUSTER, PLACE, SEAT
from ..council import COUNCIL_PLACE
from ..court_cards import ReachVox
from ..moments import ReachCard, register
from ..power import gain_power
from ..state import Campaign, campaign
from .caretaker_3 import scrap_agents
from .warden import CLUSTERS, FEASTS, is_vassal, seats_held

POWER_OF_LORDS: Final = 3
NO_TOKEN: Final = 0


class GrandAmbitions(ReachCard):
    """F1617: Lord of more Fiefs than each Rival; more Seats in controlled systems than chapters were played."""

    def clauses(self) -> list[str]:
        return ["grand_ambitions"]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        self.reached(g, "grand_ambitions")
        lords = [lord for _, _, lord in g.fiefs]
        return all(lords.count(me) > lords.count(rival) for rival in g.rivals(me)), seats_held(g, me) > g.chapter


# -- Warden's Levy -------------------------------------------------------------------------------------------------


class WardensLevy(ReachCard):
    """F1612: Levy (Tax): a ship of a Vassal comes here; ships here take the hits of the holder's attacks first."""

    def clauses(self) -> list[str]:
        return ["levy", "absorbs"]

    def gives_actions(self) -> list[Action]:
        return [Action("levy", self.can_levy, self.levy, "tax")]

    def joins(self, g: Arcs, me: int) -> None:
        super().joins(g, me)
        campaign(g).trim_levy()

    def vassals(self, g: Campaign, me: int) -> list[int]:
        """Who has a ship in supply, and fewer here than Fiefs in which the holder is their Lord."""
        serving = [owner for owner, _ in g.levied]
        return [rival for rival in g.rivals(me) if g.ships[rival] and serving.count(rival) < g.bonds(me, rival)]

    def can_levy(self, g: Arcs, me: int) -> bool:
        return bool(self.vassals(campaign(g), me))

    def levy(self, g: Arcs, me: int) -> Script[None]:
        """It is no harm."""
        c = campaign(g)
        options: list[Option] = [("rival", rival) for rival in self.vassals(c, me)]
        choice = yield g.ask(me, "levy", options, always=True)
        self.reached(g, "levy")
        vassal = SEAT.of(choice)
        c.ships[vassal] -= 1
        c.levied = tuple(sorted([*c.levied, (vassal, False)]))
        g.note(("levied", me, vassal))

    def absorbs_hits(self, g: Arcs, battle: Battle, hits: int) -> Script[int]:
        """B-31: two hits each; destroyed ones go home and are nobody's Trophies."""
        c = campaign(g)
        offered: list[Option] = []
        for owner, hurt in c.levied:
            offered.extend([("hit_on", owner)] * (1 if hurt else 2))
        count = min(hits, len(offered))
        chosen = yield from choose_set(battle.attacker, "levy_hits", offered, count, count, (count,))
        for choice in chosen:
            self.reached(g, "absorbs")
            self.hit(c, SEAT.of(choice))
        return hits - count

    def hit(self, g: Campaign, owner: int) -> None:
        """A damaged ship of the owner before a fresh one."""
        if (owner, True) in g.levied:
            g.levied = without(g.levied, (owner, True))
            lose_ships(g, owner, 1)
            g.note(("levy_lost", owner))
        else:
            g.levied = without(g.levied, (owner, False))
            g.levied = tuple(sorted([*g.levied, (owner, True)]))
            g.note(("levy_damaged", owner))


# -- Feast Day -----------------------------------------------------------------------------------------------------


class FeastDay(ReachVox):
    """F1613, F1614: in the Court it keeps players in Fiefs from harm (F1610); secured, a Seat may change hands."""

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """Scrapped with all agents on it; C67: an attached card that slides down keeps them."""
        self.reached(g, "crisis")
        place = self.agents_here(g)
        if place != NOTHING and not g.attached_to(place):
            scrap_agents(g, place)
        yield from ()

    def after_crisis(self, g: Campaign) -> str:
        return "scrap"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """C5, C125: replaced, so it keeps its damage; the Seat stays on it."""
        c = campaign(g)
        seats: list[Option] = [("seat_on", place) for _, place, lord in c.fiefs if lord != me]
        if not seats or not c.cities[me]:
            return
        choice = yield g.ask(me, "feast_day", [*seats, ("skip",)])
        if choice[0] == "skip":
            return
        self.reached(g, "when_secured")
        place = PLACE.of(choice)
        old = c.buildings[place]
        cluster = cluster_of(place // SPACES)
        c.cities[me] -= 1
        c.buildings = rewritten(c.buildings, place, building(me, CITY, is_damaged(old)))
        c.used_buildings = replaced(c.used_buildings, place, 0)
        c.fiefs = tuple(sorted([row for row in c.fiefs if row[0] != cluster] + [(cluster, place, me)]))
        g.note(("became_lord", me, cluster, place // SPACES))
        c.trim_levy()
        yield from return_city(g, owner_of(old))


# -- Feudal Courts -------------------------------------------------------------------------------------------------


def belongs_to(g: Campaign, seat: int, cluster: int) -> bool:
    """Lord or Vassal of a Fief."""
    return g.lord_of(cluster) == seat or is_vassal(g, seat, cluster)


def free_courts(g: Campaign, seat: int) -> list[int]:
    """The Fiefs of a player, as Lord or Vassal, whose Court token lies in the supply."""
    return [cluster for cluster in CLUSTERS if cluster not in g.courts and belongs_to(g, seat, cluster)]


class FeudalCourts(ReachCard):
    """F1618: a Court token keeps a card of the Court for the Lord and the Vassals of its Fief."""

    def clauses(self) -> list[str]:
        return ["placed", "forbids_influence", "forbids_securing", "lord", "vassal", "forbids_ransacking"]

    def after_influence(self, g: Arcs, me: int, place: int, was_empty: bool) -> Script[None]:
        """B-45: on a card that had neither agents nor a token; never on the Council."""
        c = campaign(g)
        if place == COUNCIL_PLACE or not was_empty or c.courts[place] != NO_TOKEN:
            return
        options: list[Option] = [("cluster", cluster) for cluster in free_courts(c, me)]
        if not options:
            return
        choice = yield g.ask(me, "court_token", [*options, ("skip",)], (g.court[place],))
        if choice[0] == "cluster":
            self.reached(g, "placed")
            c.courts = replaced(c.courts, place, CLUSTER.of(choice))
            g.note(("court_token", me, CLUSTER.of(choice), g.court[place]))

    def is_closed(self, g: Campaign, me: int, place: int) -> bool:
        return g.courts[place] != NO_TOKEN and not belongs_to(g, me, g.courts[place])

    def forbids_influence(self, g: Arcs, me: int, place: int) -> bool:
        return self.is_closed(campaign(g), me, place)

    def forbids_securing(self, g: Arcs, me: int, place: int) -> bool:
        return self.is_closed(campaign(g), me, place)

    def forbids_ransacking(self, g: Arcs, me: int, place: int, system: int) -> bool:
        """Only a city of that very Fief opens its court."""
        token = campaign(g).courts[place]
        if token in (NO_TOKEN, cluster_of(system)):
            return False
        self.reached(g, "forbids_ransacking")
        return True

    def before_capture(self, g: Arcs, me: int, place: int) -> None:
        """B-32: the Lord sends the token and the Vassals' agents home; with a Vassal the token stays in its place."""
        c = campaign(g)
        cluster = c.courts[place]
        if cluster == NO_TOKEN:
            return
        if c.lord_of(cluster) != me:
            self.reached(g, "vassal")
            return
        self.reached(g, "lord")
        c.court_token_home(place)
        for rival in c.rivals(me):
            index = place * c.seats + rival
            if is_vassal(c, rival, cluster):
                agents_come_home(c, rival, c.court_agents[index])
                c.court_agents = replaced(c.court_agents, index, 0)


class LordsGainPower(ReachCard):
    """F1619: 3 Power for the Lord of each Fief, who may influence the card with its Court token, or secure it."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["edict", "influences", "secures"]

    def edict(self, g: Campaign) -> Script[None]:
        for cluster in CLUSTERS:
            lord = g.lord_of(cluster)
            if lord == NOBODY:
                continue
            self.reached(g, "edict")
            gain_power(g, lord, POWER_OF_LORDS, "lords")
            if cluster in g.courts:
                yield from self.hold_court(g, lord, cluster)

    def hold_court(self, g: Campaign, lord: int, cluster: int) -> Script[None]:
        place = g.courts.index(cluster)
        card = g.court[place]
        if not card:
            return
        options: list[Option] = []
        if g.agents[lord] and CARDS[card].may_be_influenced(g):
            options.append(("influence_free",))
        may_secure = CARDS[card].may_be_secured(g, lord) and not is_forbidden(g, lord, place)
        if may_secure and has_enough_agents(g, lord, place):
            options.append(("secure_free",))
        if not options:
            return
        choice = yield g.ask(lord, "hold_court", [*options, ("skip",)], (card,))
        if choice[0] == "influence_free":
            self.reached(g, "influences")
            put_agent(g, lord, card)
        elif choice[0] == "secure_free":
            self.reached(g, "secures")
            yield from secure_at(g, lord, place)


register(WardensLevy(CARD_NUMBER["f1612"]))
for _card in FEASTS:
    register(FeastDay(_card))
register_card(Skirmishers(CARD_NUMBER["f1615"]))
register_card(SwornGuardians(CARD_NUMBER["f1616"]))
register(GrandAmbitions(CARD_NUMBER["f1617"]))
register(FeudalCourts(CARD_NUMBER["f1618"]))
register(LordsGainPower(CARD_NUMBER["f1619"]))
