"""The Steward in Act II: an Empire that grows, a quorum of Regents, and what comes of success or failure in Act I."""

from boardwright.kernel.decision import Option, Script

from ...ambitions import declarations, declare, icons_for
from ...cards.ships import can_place_ships, place_three_ships
from ...facts import (
    ASSAULT,
    CARD_NUMBER,
    CARD_SLOT,
    NOBODY,
    NOTHING,
    RESOURCE_SLOTS,
    SPACES,
    WEAPON,
)
from ...moments import Battle
from ...resources import discard_card, gain_matters, occupied_slots, settle
from ...roll import Roll
from ...state import CITY, STARPORT, Arcs, kind_of, owner_of
from ...vocabulary import AMBITION, SLOT, Slot
from ..assumptions import MOST_IS_AT_LEAST_ONE
from ..court_cards import CouncilIntrigue, ReachVox
from ..dice import rolled_symbol
from ..facts import ARROW, EMPIRE, clusters_of
from ..imperial import hit_all_imperial_ships
from ..moments import ReachCard, register
from ..policies import change_policy, is_policy_forbidden, policy_on_top
from ..power import advance
from ..state import Campaign, campaign
from ..titles import all_become_outlaws
from ..vocabulary import POLICY


class Objective(ReachCard):
    """The objective: clusters of the Empire as First Regent, and the Imperial Trust."""

    def clauses(self) -> list[str]:
        return ["clusters", "trust"]

    def chapter_ended(self, g: Campaign, me: int) -> None:
        clusters, tokens = self.clusters(g, me), sum(g.trust)
        if clusters:
            self.reached(g, "clusters")
            advance(g, me, clusters)
        if tokens:
            self.reached(g, "trust")
            advance(g, me, tokens)

    def clusters(self, g: Campaign, me: int) -> int:
        """1 for each cluster with a system that the Empire controls, but only for the First Regent."""
        if g.first_regent != me:
            return 0
        return len(clusters_of([system for system in g.systems if g.control(system) == EMPIRE]))

    def promise(self, g: Campaign, me: int) -> int:
        """The tokens of the Trust count whoever has it."""
        return self.clusters(g, me) + sum(g.trust)


# -- after success in Act I ----------------------------------------------------------------------------------------


class TaxCollectors(ReachCard):
    """The resource of a taxed city of an Outlaw may come from their board instead of the supply."""

    is_buried_by_outlaws = True

    def clauses(self) -> list[str]:
        return ["takes_tax"]

    def slots_with(self, g: Campaign, owner: int, resource: int) -> list[Slot]:
        """Where an Outlaw has a resource on the player board; a slot on a card is none of it."""
        if owner >= g.seats or not g.is_outlaw(owner):
            return []
        slots = g.slots[owner * RESOURCE_SLOTS : (owner + 1) * RESOURCE_SLOTS]
        return [slot for slot in occupied_slots(g, owner) if slot != CARD_SLOT and slots[slot] == resource]

    def adds_to_tax(self, g: Arcs, me: int, place: int) -> bool:
        owner = owner_of(g.buildings[place])
        return any(self.slots_with(campaign(g), owner, resource) for resource in g.city_types(place // SPACES))

    def takes_tax(self, g: Arcs, me: int, owner: int, resource: int) -> Script[bool]:
        """Also from a city that is taxed as if it were Loyal; it is not stolen."""
        slots = self.slots_with(campaign(g), owner, resource) if owner != me else []
        if not slots:
            return False
        options: list[Option] = [("collect_tax", owner, resource, slot) for slot in slots]
        supply: list[Option] = [("from_supply", resource)]
        idle = [] if gain_matters(g, me, resource) else supply
        choice = yield g.ask(me, "tax_collectors", [*options, *supply], (owner, resource), idle=idle)
        if choice[0] == "from_supply":
            return False
        self.reached(g, "takes_tax")
        g.slots[owner * RESOURCE_SLOTS + SLOT.of(choice)] = NOTHING
        g.loose = (*g.loose, (me, resource))
        g.note(("collected_tax", me, owner, resource))
        yield from settle(g, me)
        return True


class HunterSquads(ReachCard):
    """Reroll up to as many assault dice as own Weapon icons against Outlaws. Prelude: discard for three fresh ships."""

    has_prelude = True
    discards_itself = True

    def clauses(self) -> list[str]:
        return ["reroll", "prelude"]

    def rerolls(self, g: Arcs, me: int, roll: Roll, battle: Battle | None) -> list[int]:
        dice = [0, 0, 0]
        if battle is not None and battle.defender < g.seats and campaign(g).is_outlaw(battle.defender):
            dice[ASSAULT] = icons_for(g, me, WEAPON)
        return dice

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        return can_place_ships(g, me)

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "prelude")
        yield from place_three_ships(g, me, self.number)


class ImperialProtectors(ReachCard):
    """No Blight Crisis where the Empire has control."""

    def clauses(self) -> list[str]:
        return ["spares"]

    def spares_from_blight(self, g: Campaign, system: int) -> bool:
        return g.control(system) == EMPIRE


# -- after failure in Act I ----------------------------------------------------------------------------------------


class EmpireFalls(ReachVox):
    """All Regents become Outlaws, and every Imperial ship is hit, once an arrow is rolled."""

    spreads_agents = True

    def clauses(self) -> list[str]:
        return [*super().clauses(), "spreads_agents"]

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        if rolled_symbol(g) == ARROW:
            self.reached(g, "crisis")
            all_become_outlaws(g)
            hit_all_imperial_ships(g, g.systems)
        yield from ()

    def after_crisis(self, g: Campaign) -> str:
        return "discard" if rolled_symbol(g) == ARROW else "stays"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "when_secured")
        yield from self.may_spread_agents(campaign(g), me)


class LesserRegent(ReachCard):
    """Prelude: discard to declare any ambition, without the zero marker (C85)."""

    has_prelude = True
    discards_itself = True

    def clauses(self) -> list[str]:
        return ["prelude"]

    def ambitions(self, g: Arcs, me: int) -> list[Option]:
        return declarations(g, me, g.ambitions(), self.number)

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        """Without a marker the card may be discarded for nothing."""
        return bool(self.ambitions(g, me))

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        discard_card(g, me, self.number)
        options = self.ambitions(g, me)
        if options:
            self.reached(g, "prelude")
            choice = yield g.ask(me, "declare_by", options, (self.number,), always=True)
            yield from declare(g, me, AMBITION.of(choice), self.number, zero_marker=False)


# -- Imperial Quorum -----------------------------------------------------------------------------------------------


class ImperialQuorum(ReachCard):
    """C111: the Demand of the policy on top, its Action and its change are matters of different Regents."""

    is_edict = True
    replaces_policy = True

    def clauses(self) -> list[str]:
        return ["demand", "action", "change", "tie"]

    def edict(self, g: Campaign) -> Script[None]:
        if g.first_regent == NOBODY:
            g.note(("no_first_regent",))
            return
        if not is_policy_forbidden(g, g.first_regent, g.policies[0]):
            self.reached(g, "demand")
            g.note(("demands", g.first_regent, g.policies[0]))
            yield from policy_on_top(g).demand(g, g.first_regent)
        yield from self.action(g)
        yield from self.change(g)

    def action(self, g: Campaign) -> Script[None]:
        """The Imperial Action is up to the Regent with the most starports; A-25: who then takes every choice in it."""
        me = self.first_in(g, STARPORT)
        policy = policy_on_top(g)
        if me == NOBODY or is_barred(g, me, policy.number):
            return
        choice = yield g.ask(me, "quorum_action", [("take_action", policy.number), ("skip",)], (policy.number,))
        if choice[0] == "take_action":
            self.reached(g, "action")
            yield from policy.action(g, me)

    def change(self, g: Campaign) -> Script[None]:
        """The policy on top is up to the Regent with the most cities."""
        me = self.first_in(g, CITY)
        if me == NOBODY:
            return
        others: list[Option] = [("change_policy", card) for card in g.policies[1:] if not is_barred(g, me, card)]
        choice = yield g.ask(me, "quorum_change", [*others, ("skip",)], (g.policies[0],))
        if choice[0] == "change_policy":
            self.reached(g, "change")
            change_policy(g, me, POLICY.of(choice))

    def first_in(self, g: Campaign, kind: int) -> int:
        """The Regent who has built the most buildings of a kind; NOBODY on a tie."""
        counts = {seat: built(g, seat, kind) for seat in g.regents()}
        best = max(counts.values(), default=0)
        if not best and MOST_IS_AT_LEAST_ONE:
            return NOBODY
        first = [seat for seat, count in counts.items() if count == best]
        if len(first) == 1:
            return first[0]
        self.reached(g, "tie")
        return NOBODY


def is_barred(g: Campaign, me: int, policy: int) -> bool:
    """Whether a card keeps a Regent from a policy, who is the First Regent."""
    return me == g.first_regent and is_policy_forbidden(g, me, policy)


def built(g: Campaign, seat: int, kind: int) -> int:
    """How many buildings of a kind a player has on the map and on the board of a Flagship."""
    pieces = [*g.buildings, *g.board(seat)]
    return sum(1 for piece in pieces if piece and owner_of(piece) == seat and kind_of(piece) == kind)


register(CouncilIntrigue(CARD_NUMBER["f105"]))
register(TaxCollectors(CARD_NUMBER["f106"]))
register(HunterSquads(CARD_NUMBER["f107"]))
register(ImperialProtectors(CARD_NUMBER["f108"]))
register(EmpireFalls(CARD_NUMBER["f109"]))
register(LesserRegent(CARD_NUMBER["f110"]))
register(LesserRegent(CARD_NUMBER["f111"]))
register(Objective(CARD_NUMBER["f112"]))
register(ImperialQuorum(CARD_NUMBER["f113"]))
