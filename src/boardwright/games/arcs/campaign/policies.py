"""Govern the Imperial Reach (p.20, p.21): the policy on top, its Imperial Demand and its Imperial Action."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import without

from ..facts import FUEL, MATERIAL, NOBODY, NOTHING, PSIONIC, RELIC, RESOURCE_SLOTS, SPACES, WEAPON, WIN_BONUS
from ..pieces import take_trophies
from ..resources import gain, give_up, lose_token, occupied_slots, open_tokens
from ..state import changed, owner_of
from ..vocabulary import PIECE, RESOURCE, SEAT, SYSTEM
from .facts import EMPIRE, POLICIES, POLICY_NAMES
from .favors import give_favor
from .held import frozen_of
from .imperial import place_imperial_ships
from .moments import REACH_CARDS, ReachCard, register, speaking
from .power import gain_power
from .state import Campaign
from .titles import become_outlaw
from .trust import add, gain_from_trust
from .vocabulary import POLICY


class Policy(ReachCard):
    """One of the three policies; only the one on top is in force."""

    is_edict = True

    reaches_outlaws = False
    """Whether the Demand is made of Outlaws, too, who have a city or Flagship where the Empire has control."""

    def clauses(self) -> list[str]:
        """F113: Imperial Quorum takes the place of the choice, and is in force whenever the Demand reaches Outlaws."""
        choice = [] if self.reaches_outlaws else ["enforced", "changed"]
        return [*choice, "demand", "favor", "expelled", "action"]

    def edict(self, g: Campaign) -> Script[None]:
        """C73, A-17: the First Regent enforces the policy, or puts one of the two others on top."""
        me = g.first_regent
        if me == NOBODY:
            g.note(("no_first_regent",))
            return
        ways: list[Option] = [("enforce", self.number)]
        ways += [("change_policy", card) for card in g.policies if card != self.number]
        allowed = [way for way in ways if not is_policy_forbidden(g, me, POLICY.of(way))]
        choice = yield g.ask(me, "govern", allowed, (self.number,))
        if choice[0] == "enforce":
            self.reached(g, "enforced")
            g.note(("enforced", me, self.number))
            yield from self.demand(g, me)
            yield from self.action(g, me)
        else:
            self.reached(g, "changed")
            change_policy(g, me, POLICY.of(choice))

    # -- the Imperial Demand -----------------------------------------------------------------------------------------

    def demand(self, g: Campaign, me: int) -> Script[None]:
        """p.20: one fitting piece of each Rival Regent, chosen by who demands; who has none pays with an agent."""
        for rival in self.payers(g, me):
            options = self.pieces_of(g, me, rival)
            if options:
                self.reached(g, "demand")
                choice = yield g.ask(me, "demand", options, (rival, self.number))
                yield from self.take(g, me, choice)
            else:
                yield from self.pay_with_agent(g, me, rival)

    def payers(self, g: Campaign, me: int) -> list[int]:
        """Of whom something is demanded, in turn order."""
        return [
            seat
            for seat in g.turn_order()
            if seat != me and (g.is_regent(seat) or (self.reaches_outlaws and is_subject(g, seat)))
        ]

    def pieces_of(self, g: Campaign, me: int, rival: int) -> list[Option]:
        """What can be demanded of a Rival."""
        return []

    def take(self, g: Campaign, me: int, choice: Option) -> Script[None]:
        """Take what was demanded."""
        yield from ()

    def pay_with_agent(self, g: Campaign, me: int, rival: int) -> Script[None]:
        """C76: an agent as a Favor; with no agents left a Regent may be made an Outlaw, an Outlaw pays nothing."""
        if g.agents[rival]:
            self.reached(g, "favor")
            give_favor(g, rival, me)
            return
        if g.is_outlaw(rival):
            return
        choice = yield g.ask(me, "expel", [("expel", rival), ("skip",)], (rival,))
        if choice[0] == "expel":
            self.reached(g, "expelled")
            g.note(("expelled", me, rival))
            become_outlaw(g, rival)

    # -- the Imperial Action -----------------------------------------------------------------------------------------

    def action(self, g: Campaign, me: int) -> Script[None]:
        """The Imperial Action, by the one who takes it."""
        self.reached(g, "action")
        g.note(("imperial_action", me, self.number))
        yield from self.act(g, me)

    def act(self, g: Campaign, me: int) -> Script[None]:
        yield from ()


def is_subject(g: Campaign, seat: int) -> bool:
    """Whether a player has a city or the Flagship in a system that the Empire controls."""
    places = [place for place in g.places if g.is_city(place) and owner_of(g.buildings[place]) == seat]
    systems = [place // SPACES for place in places]
    if g.flagships[seat] != NOTHING:
        systems.append(g.flagships[seat])
    return any(g.control(system) == EMPIRE for system in systems)


def is_policy_forbidden(g: Campaign, me: int, policy: int) -> bool:
    """Whether a card keeps the First Regent from a policy."""
    for card in speaking(g, me, "forbids_policy"):
        if card.forbids_policy(g, me, policy):
            card.reached(g, "forbids_policy")
            return True
    return False


def policy_on_top(g: Campaign) -> Policy:
    card = REACH_CARDS[g.policies[0]]
    assert isinstance(card, Policy)
    return card


def is_policy(g: Campaign, name: str) -> bool:
    """Whether the policy on top is "war", "peace" or "escalation", be it one with Authority (F124 to F126)."""
    return POLICY_NAMES[g.policies[0]] == name


def change_policy(g: Campaign, me: int, card: int) -> None:
    """Another policy comes on top."""
    g.policies = without(g.policies, card)
    g.policies = (card, *g.policies)
    g.note(("changed_policy", me, card))


class ResourcePolicy(Policy):
    """A policy that demands resources of some types for the Imperial Trust."""

    types: tuple[int, ...] = ()

    def clauses(self) -> list[str]:
        return [*super().clauses(), "frozen", "tribute"]

    def demand(self, g: Campaign, me: int) -> Script[None]:
        """C74: one of the own tokens goes to the Trust, too, if there is one; C110: not a frozen one."""
        yield from super().demand(g, me)
        own: list[Option] = [("tribute", resource, slot) for resource, slot in self.in_slots(g, me)]
        on_cards = [("tribute_from", token, card) for card, token in open_tokens(g, me) if token in self.types]
        own.extend(dict.fromkeys(on_cards))
        if own:
            self.reached(g, "tribute")
            choice = yield g.ask(me, "tribute", own, (self.number,))
            yield from self.put_in_trust(g, me, choice)

    def put_in_trust(self, g: Campaign, me: int, choice: Option) -> Script[None]:
        """The own share, unless a card may keep it."""
        resource = RESOURCE.of(choice)
        for card in speaking(g, me, "keeps_tribute"):
            if card.keeps_tribute(g, me, resource):
                options: list[Option] = [("put_on", resource, card.number), ("to_trust",)]
                where = yield g.ask(me, "keep_demanded", options, (me, resource))
                if where[0] == "put_on":
                    card.lay_thing(g, give_up(g, me, choice))
                    return
        add(g, me, give_up(g, me, choice))

    def in_slots(self, g: Campaign, seat: int) -> list[tuple[int, int]]:
        """The tokens of the demanded types in a seat's slots, each with its slot."""
        found = [(g.slots[seat * RESOURCE_SLOTS + slot], slot) for slot in occupied_slots(g, seat)]
        return [(resource, slot) for resource, slot in found if resource in self.types]

    def pieces_of(self, g: Campaign, me: int, rival: int) -> list[Option]:
        """C110: tokens in slots, and frozen ones on cards."""
        options: list[Option] = [("demand_token", rival, resource, slot) for resource, slot in self.in_slots(g, rival)]
        for card, resource in frozen_of(g, rival):
            option = ("demand_held", rival, resource, card)
            if resource in self.types and option not in options:
                options.append(option)
        return options

    def take(self, g: Campaign, me: int, choice: Option) -> Script[None]:
        """To the Trust, unless a card of the one who demands may keep it."""
        rival, resource = SEAT.of(choice), RESOURCE.of(choice)
        if choice[0] == "demand_held":
            self.reached(g, "frozen")
        for card in speaking(g, me, "keeps_demanded"):
            if card.keeps_demanded(g, me, resource):
                options: list[Option] = [("put_on", resource, card.number), ("to_trust",)]
                where = yield g.ask(me, "keep_demanded", options, (rival, resource))
                if where[0] == "put_on":
                    lose_token(g, choice)
                    card.lay_thing(g, resource)
                    g.note(("demanded_token", me, rival, resource, card.number))
                    return
        lose_token(g, choice)
        add(g, rival, resource)


class PolicyOfWar(Policy):
    """Demands a Trophy or a Captive; Distribute Arms."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "too_few", "from_trust"]

    def pieces_of(self, g: Campaign, me: int, rival: int) -> list[Option]:
        """C75: no pieces of the Empire or of Regents."""
        options: list[Option] = []
        for owner in range(g.seats):
            if is_demanded(g, me, owner) and g.captives[rival * g.seats + owner]:
                options.append(("demand_captive", rival, owner))
            if is_demanded(g, me, owner) and ("captive_ship", owner) in g.further_captives(rival):
                options.append(("demand_captive_ship", rival, owner))
        for resource in range(5):  # CD11: no piece of a Regent or the Empire
            if g.vaulted[rival * 5 + resource]:
                options.append(("demand_vaulted", rival, resource))
        for owner in range(g.owners):
            for kind in range(g.piece_kinds):
                if is_demanded(g, me, owner) and g.trophies[g.trophy_index(rival, owner, kind)]:
                    options.append(("demand_trophy", rival, owner, kind))
        return options

    def take(self, g: Campaign, me: int, choice: Option) -> Script[None]:
        """p.20: to the same box of the one who demands."""
        yield from ()
        rival = SEAT.of(choice)
        if choice[0] == "demand_vaulted":
            resource = RESOURCE.of(choice)
            g.vaulted = changed(g.vaulted, rival * 5 + resource, -1)
            g.vaulted = changed(g.vaulted, me * 5 + resource, 1)
            g.note(("demanded_vaulted", me, rival, resource))
            return
        owner = SEAT.second(choice)
        if choice[0] == "demand_captive":
            g.captives = changed(g.captives, rival * g.seats + owner, -1)
            g.captives = changed(g.captives, me * g.seats + owner, 1)
            g.note(("demanded_captive", me, rival, owner))
            return
        if choice[0] == "demand_captive_ship":
            g.put_captive(me, *g.take_captive(rival, ("captive_ship", owner)))
            g.note(("demanded_captive_ship", me, rival, owner))
            return
        kind = PIECE.of(choice)
        g.trophies = changed(g.trophies, g.trophy_index(rival, owner, kind), -1)
        take_trophies(g, me, owner, kind, 1)
        g.note(("demanded_trophy", me, rival, owner, kind))

    def act(self, g: Campaign, me: int) -> Script[None]:
        """X32: a Weapon for each Regent; with too few, `me` chooses for whom."""
        weapons = g.supply[WEAPON] + g.trust[WEAPON]
        regents = yield from self.receivers(g, me, weapons, "distribute_arms")
        for seat in regents:
            yield from self.give(g, seat, WEAPON)

    def receivers(self, g: Campaign, me: int, count: int, ask: str) -> Script[list[int]]:
        """The Regents who get one of so many tokens."""
        regents = g.regents()
        if count >= len(regents):
            return regents
        self.reached(g, "too_few")
        offered: list[Option] = [("arm", seat) for seat in regents]
        chosen = yield from choose_set(me, ask, offered, count, count, (count,))
        return [SEAT.of(choice) for choice in chosen]

    def give(self, g: Campaign, seat: int, resource: int) -> Script[None]:
        """From the supply, then from the Trust."""
        if g.supply[resource]:
            yield from gain(g, seat, [resource])
        else:
            self.reached(g, "from_trust")
            yield from gain_from_trust(g, seat, resource)


def is_demanded(g: Campaign, me: int, owner: int) -> bool:
    """Whether the pieces of an owner are taken by the Demand of War."""
    if owner < g.seats:
        return owner != me and g.is_outlaw(owner)
    return owner != EMPIRE


class PolicyOfPeace(ResourcePolicy):
    """Demands a Relic or a Psionic; Celebrate Regency."""

    types: tuple[int, ...] = (RELIC, PSIONIC)
    times = 1
    """How often the bonus is paid."""

    def act(self, g: Campaign, me: int) -> Script[None]:
        """C77, X31: each Regent gains the bonus Power of uncovered city slots."""
        for seat in g.regents():
            gain_power(g, seat, self.times * WIN_BONUS[g.cities[seat]], "regency")
        yield from ()


class PolicyOfEscalation(ResourcePolicy):
    """Demands a Weapon, a Fuel or a Material; Requisition Ships."""

    types: tuple[int, ...] = (WEAPON, FUEL, MATERIAL)
    ships = 2
    """How many Imperial ships are placed."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "at_starport"]

    def act(self, g: Campaign, me: int) -> Script[None]:
        """C78: all ships in one system that the Empire controls; with none, at a starport of who takes the Action."""
        count = min(self.ships, g.ships[EMPIRE])
        systems = [system for system in g.systems if g.control(system) == EMPIRE]
        if not systems:
            self.reached(g, "at_starport")
            systems = [system for system in g.systems if g.starports_in(me, system)]  # C96
        if systems and count:
            options: list[Option] = [("in", system) for system in systems]
            choice = yield g.ask(me, "requisition", options, (count,))
            place_imperial_ships(g, SYSTEM.of(choice), count)


WAR, PEACE, ESCALATION = POLICIES
register(PolicyOfWar(WAR))
register(PolicyOfPeace(PEACE))
register(PolicyOfEscalation(ESCALATION))
