"""The Peacekeeper in Act III: each cluster is at Peace or at War, which a token at its gate shows."""

from typing import Final

from boardwright.kernel.decision import Option, Script

from ...cards.producers import Interest
from ...facts import CARD_NUMBER, NOBODY, WEAPON, cluster_of
from ...moments import CARDS, register_card
from ...resources import agents_come_home, own_tokens, spend
from ...state import Arcs, changed
from ...vocabulary import CLUSTER, RESOURCE, SEAT, System
from ..assumptions import OUTSIDERS_BROKER_PEACE
from ..facts import BLIGHT, CEASEFIRE, EMPIRE, GATES, systems_of
from ..moments import SET_UP_STEPS, ReachCard, register
from ..policies import is_policy
from ..power import gain_power
from ..state import Campaign, campaign
from ..tokens import put_token, turn_token
from .peacekeeper import PEACEKEEPER

PEACE_SIDE: Final = 0
WAR_SIDE: Final = 1
ONE_GRAND: Final = 2
BOTH_GRAND: Final = 5
"""How many clusters at Peace fulfil the first and the second grand ambition."""
SYSTEMS_FOR_PEACE: Final = 2
POWER_FOR_SYSTEM: Final = 2

# -- clusters at Peace and at War ----------------------------------------------------------------------------------


def clusters_with(g: Campaign, side: int) -> list[int]:
    return [cluster_of(system) for kind, _, system, up in g.map_tokens if kind == CEASEFIRE and up == side]


def is_at_peace(g: Campaign, system: int) -> bool:
    return cluster_of(system) in clusters_with(g, PEACE_SIDE)


def turn_cluster(g: Campaign, cluster: int, side: int) -> None:
    row = next(row for row in g.map_tokens if row[0] == CEASEFIRE and cluster_of(row[2]) == cluster)
    turn_token(g, row, side)


def lay_ceasefires(g: Campaign, me: int) -> Script[None]:
    """Peace where the player controls a system of the cluster, else War."""
    for gate in GATES:
        cluster = cluster_of(gate)
        held = any(g.holds(me, system) for system in systems_of(cluster))
        put_token(g, CEASEFIRE, NOBODY, System(gate), PEACE_SIDE if held else WAR_SIDE)
        g.note(("ceasefire" if held else "no_ceasefire", cluster))
    yield from ()


def systems_held(g: Campaign, seat: int, cluster: int) -> int:
    """How many systems of a cluster a player controls; those of the Empire are the First Regent's (C26)."""
    return sum(1 for system in systems_of(cluster) if g.holds(seat, system))


class GrandAmbitions(ReachCard):
    """F1507: at least two clusters are at Peace; at least five are."""

    def clauses(self) -> list[str]:
        return ["grand_ambitions"]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        self.reached(g, "grand_ambitions")
        count = len(clusters_with(g, PEACE_SIDE))
        return count >= ONE_GRAND, count >= BOTH_GRAND


# -- Ceasefires ----------------------------------------------------------------------------------------------------


class Ceasefires(ReachCard):
    """F1508: in a cluster at Peace harm to others, but not to Blight, costs a Weapon; then the cluster is at War."""

    def clauses(self) -> list[str]:
        return ["forbids_harm", "pays"]

    def is_due(self, g: Campaign, me: int, owners: list[int], system: System) -> bool:
        return is_at_peace(g, system) and any(owner not in (me, BLIGHT) for owner in owners)

    def weapons(self, g: Arcs, me: int) -> list[Option]:
        """B-18: Outraged ones too, but none that are frozen; D10: a Loyal card may let others serve."""
        any_token = any(CARDS[card].loyal_to == WEAPON for card in g.cards[me])
        tokens = dict.fromkeys(own_tokens(g, me, "pay"))
        return [option for option in tokens if any_token or RESOURCE.of(option) == WEAPON]

    def forbids_harm(self, g: Arcs, me: int, owner: int, system: System) -> bool:
        return self.is_due(campaign(g), me, [owner], system) and not self.weapons(g, me)

    def pay_for_harm(self, g: Arcs, me: int, harmed: list[int], system: System) -> Script[None]:
        """B-18: once for a harming action, as a cost."""
        c = campaign(g)
        if not self.is_due(c, me, harmed, system):
            return
        self.reached(g, "pays")
        cluster = cluster_of(system)
        choice = yield g.ask(me, "pay_ceasefire", self.weapons(g, me), (cluster,))
        g.note(("spent", me, RESOURCE.of(choice)))
        spend(g, me, choice)
        turn_cluster(c, cluster, WAR_SIDE)
        g.note(("broke_peace", me, cluster))


# -- edicts --------------------------------------------------------------------------------------------------------


class EmpireBalksAtPeace(ReachCard):
    """F1509: under War, with the Peacekeeper an Outlaw, the First Regent may end the Peace of an Imperial cluster."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["edict"]

    def edict(self, g: Campaign) -> Script[None]:
        keeper = g.fate_holder(PEACEKEEPER)
        if not is_policy(g, "war") or keeper == NOBODY or not g.is_outlaw(keeper) or g.first_regent == NOBODY:
            return
        options: list[Option] = [
            ("cluster", cluster)
            for cluster in clusters_with(g, PEACE_SIDE)
            if sum(1 for system in systems_of(cluster) if g.control(system) == EMPIRE) >= SYSTEMS_FOR_PEACE
        ]
        if options:
            choice = yield g.ask(g.first_regent, "balk_at_peace", [*options, ("skip",)])
            if choice[0] == "cluster":
                self.reached(g, "edict")
                turn_cluster(g, CLUSTER.of(choice), WAR_SIDE)
                g.note(("broke_peace", g.first_regent, CLUSTER.of(choice)))


class PeaceDividends(ReachCard):
    """F1510: 2 Power per system controlled in clusters at Peace; Imperial ones pay only under the Policy of Peace."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["edict", "imperial"]

    def edict(self, g: Campaign) -> Script[None]:
        for seat in g.turn_order():
            systems = [s for cluster in clusters_with(g, PEACE_SIDE) for s in systems_of(cluster) if g.holds(seat, s)]
            imperial = [system for system in systems if g.control(system) == EMPIRE]
            pays = len(systems) - len(imperial)
            if imperial and is_policy(g, "peace"):
                self.reached(g, "imperial")
                pays += len(imperial)
            if pays:
                self.reached(g, "edict")
                gain_power(g, seat, POWER_FOR_SYSTEM * pays, "peace")
        yield from ()


# -- Peace Accords -------------------------------------------------------------------------------------------------


class PeaceAccords(ReachCard):
    """F1511: in Negotiations who controls two systems of a cluster, with those who agree, turns it to Peace."""

    def clauses(self) -> list[str]:
        return ["alone", "agreed", "bought", "refused"]

    def negotiation_actions(self, g: Campaign, me: int) -> list[Option]:
        """B-19: also who controls nothing there. C123: to ask others is a proposal."""
        found: list[Option] = []
        for cluster in clusters_with(g, WAR_SIDE):
            own = systems_held(g, me, cluster)
            everybody = sum(systems_held(g, seat, cluster) for seat in range(g.seats))
            may_ask = g.proposals[me] < g.offers and everybody >= SYSTEMS_FOR_PEACE
            may_ask = may_ask and (own > 0 or OUTSIDERS_BROKER_PEACE)
            if own >= SYSTEMS_FOR_PEACE or may_ask:
                found.append(("broker_peace", cluster))
        return found

    def take_negotiation_action(self, g: Campaign, me: int, option: Option) -> Script[None]:
        cluster = CLUSTER.of(option)
        held = systems_held(g, me, cluster)
        if held >= SYSTEMS_FOR_PEACE:
            self.reached(g, "alone")
        else:
            g.proposals[me] += 1
        left = [rival for rival in g.turn_order() if rival != me and systems_held(g, rival, cluster)]
        while held < SYSTEMS_FOR_PEACE:
            options: list[Option] = [("ask_consent", rival) for rival in left]
            options += [("buy_consent", rival) for rival in left if g.favors_of(me, rival)]
            choice = yield g.ask(me, "broker_peace", [*options, ("withdraw",)], (cluster,))
            if choice[0] == "withdraw":
                return
            rival = SEAT.of(choice)
            left.remove(rival)
            agrees = yield from self.agrees(g, me, rival, cluster, choice[0] == "buy_consent")
            held += systems_held(g, rival, cluster) if agrees else 0
        turn_cluster(g, cluster, PEACE_SIDE)
        g.note(("made_peace", me, cluster))

    def agrees(self, g: Campaign, me: int, rival: int, cluster: int, bought: bool) -> Script[bool]:
        """A Favor that is returned is as good as consent, whoever called the Summit."""
        if bought:
            self.reached(g, "bought")
            g.favors = changed(g.favors, me * g.seats + rival, -1)
            agents_come_home(g, rival, 1)
            g.note(("returned_favors", me, rival, 1))
            return True
        choice = yield g.ask(rival, "consent_to_peace", [("accept",), ("refuse",)], (me, cluster))
        agrees = choice[0] == "accept"
        self.reached(g, "agreed" if agrees else "refused")
        g.note(("accepted" if agrees else "refused", rival))
        return agrees


SET_UP_STEPS["lay_ceasefires"] = lay_ceasefires
for _card in ("f1505", "f1506"):
    register_card(Interest(CARD_NUMBER[_card], WEAPON, "assemble"))  # Arms Interest
register(GrandAmbitions(CARD_NUMBER["f1507"]))
register(Ceasefires(CARD_NUMBER["f1508"]))
register(EmpireBalksAtPeace(CARD_NUMBER["f1509"]))
register(PeaceDividends(CARD_NUMBER["f1510"]))
register(PeaceAccords(CARD_NUMBER["f1511"]))
