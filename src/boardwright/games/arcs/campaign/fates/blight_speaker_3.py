"""The Blight Speaker in Act III: the Blight is moved, angered and fed, and hunted by the others."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import recounted, replaced

from ...control import controls
from ...facts import CARD_NUMBER, NOTHING, PSIONIC, SYSTEM_COUNT, WARLORD, is_gate
from ...moments import CARDS, Action
from ...pieces import come_home, harm_done, lose_ships, may_harm
from ...resources import agents_come_home, gain, own_tokens, slots_of_all_covered, spend
from ...state import CITY, SHIP, Arcs, changed
from ...vocabulary import CLUSTER, COURT, RESOURCE, SYSTEM, System
from ..assumptions import DEAD_LEAVE_BLIGHT_HUNGER
from ..court_cards import BlightLooms, ReachVox, purge, purgeable
from ..crises import strike
from ..dice import roll_number
from ..facts import BLIGHT, systems_of
from ..moments import ReachCard, register
from ..power import gain_power
from ..state import Campaign, campaign
from .hegemon_3 import no_rival_wins

CLUSTERS: Final = 6
POWER_FOR_BLIGHT: Final = 2


class GrandAmbitions(ReachCard):
    """F1312: no Rival has won Warlord; more pieces lie on Blight Hunger than chapters were played."""

    def clauses(self) -> list[str]:
        return ["grand_ambitions"]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        self.reached(g, "grand_ambitions")
        return no_rival_wins(g, me, WARLORD), sum(g.devoured) > g.chapter


class BlightHunger(ReachCard):
    """F1313: what is destroyed in a Blight Crisis lies on this card until scoring is over."""

    speaks_after_scoring = True

    def clauses(self) -> list[str]:
        return ["devours", "after_scoring"]

    def devours(self, g: Campaign, me: int, owner: int, kind: int, count: int) -> bool:
        """Pieces of whomever, and those of a Flagship's board."""
        self.reached(g, "devours")
        g.devoured = changed(g.devoured, owner * g.piece_kinds + kind, count)
        return True

    def after_scoring(self, g: Arcs, me: int) -> Script[None]:
        c = campaign(g)
        if not any(c.devoured):
            return
        self.reached(g, "after_scoring")
        cities = [c.devoured[owner * c.piece_kinds + CITY] for owner in range(c.seats)]
        for owner in c.fleets() if DEAD_LEAVE_BLIGHT_HUNGER else ():
            index = owner * c.piece_kinds + SHIP
            lose_ships(g, owner, c.devoured[index])
            c.devoured = changed(c.devoured, index, -c.devoured[index])
        c.give_back_devoured()
        yield from slots_of_all_covered(g, cities)


# -- Blight Fury ---------------------------------------------------------------------------------------------------


class BlightFury(ReachCard):
    """F1304: Blight in controlled systems is moved and repaired. Anger (Battle): a Blight Crisis in one cluster."""

    def clauses(self) -> list[str]:
        return ["takes_along", "repairs", "anger", "shifted"]

    def takes_along(self, g: Arcs, me: int, system: System) -> list[int]:
        """Alone or with ships."""
        if not g.ships_at(BLIGHT, system) or not controls(g, me, system):
            return []
        self.reached(g, "takes_along")
        return [BLIGHT]

    def further_repairs(self, g: Arcs, me: int) -> list[Option]:
        hurt = [system for system in g.systems if g.damaged[BLIGHT * SYSTEM_COUNT + system]]
        options: list[Option] = [("repair_other_ship", BLIGHT, system) for system in hurt if controls(g, me, system)]
        if options:
            self.reached(g, "repairs")
        return options

    def gives_actions(self) -> list[Action]:
        return [Action("anger", self.can_anger, self.anger, "battle")]

    def can_anger(self, g: Arcs, me: int) -> bool:
        return True

    def anger(self, g: Arcs, me: int) -> Script[None]:
        """B-35: Psionics are spent after the roll, one at a time, Outraged ones too; 6 and 1 are neighbours."""
        self.reached(g, "anger")
        c = campaign(g)
        cluster = yield from roll_number(c, me)
        while tokens := self.psionics(g, me):
            ways: list[Option] = [("shift_up",), ("shift_down",), ("stop",)]
            choice = yield g.ask(me, "anger", ways, (cluster,))
            if choice[0] == "stop":
                break
            step = 1 if choice[0] == "shift_up" else -1
            choice = yield g.ask(me, "anger_pay", tokens, (cluster,))
            self.reached(g, "shifted")
            g.note(("spent", me, RESOURCE.of(choice)))
            spend(g, me, choice)
            cluster = (cluster - 1 + step) % CLUSTERS + 1
        g.note(("angered", me, cluster))
        yield from strike(c, systems_of(cluster))

    def psionics(self, g: Arcs, me: int) -> list[Option]:
        """Tokens that can be spent as Psionic; D10: a Loyal card may let others serve."""
        any_token = any(CARDS[card].loyal_to == PSIONIC for card in g.cards[me])
        tokens = dict.fromkeys(own_tokens(g, me, "pay"))
        return [option for option in tokens if any_token or RESOURCE.of(option) == PSIONIC]


# -- Guild cards ---------------------------------------------------------------------------------------------------


class BlightHunters(ReachCard):
    """F1305, a Weapon card (B-23): in battles of the holder one hit is enough for each step against Blight."""

    def clauses(self) -> list[str]:
        return ["pierces"]

    def pierces(self, g: Arcs, me: int, owner: int) -> bool:
        if owner != BLIGHT:
            return False
        self.reached(g, "pierces")
        return True


class BlightReapers(ReachCard):
    """F1306: Harvest (Tax): damaged Blight in a controlled system goes to the supply and brings a resource."""

    def clauses(self) -> list[str]:
        return ["harvest", "harvest_gate"]

    def gives_actions(self) -> list[Action]:
        return [Action("harvest_blight", self.can_harvest, self.harvest, "tax")]

    def fields(self, g: Arcs, me: int) -> list[Option]:
        """Where a law forbids to harm Blight it cannot be destroyed."""
        return [
            ("in", system)
            for system in g.systems
            if g.damaged[BLIGHT * SYSTEM_COUNT + system] and controls(g, me, system) and may_harm(g, me, BLIGHT, system)
        ]

    def can_harvest(self, g: Arcs, me: int) -> bool:
        return bool(self.fields(g, me))

    def harvest(self, g: Arcs, me: int) -> Script[None]:
        """At a gate a resource of any type."""
        choice = yield g.ask(me, "harvest_blight", self.fields(g, me), always=True)
        self.reached(g, "harvest")
        system = SYSTEM.of(choice)
        g.damaged = recounted(g.damaged, BLIGHT * SYSTEM_COUNT + system, -1)
        g.was_hit(BLIGHT)
        come_home(g, BLIGHT, SHIP, 1)
        g.note(("blight_harvested", me, system))
        kind = g.planet_type(system)
        if is_gate(system):
            self.reached(g, "harvest_gate")
            types: list[Option] = [("resource", resource) for resource, left in enumerate(g.supply) if left]
            kind = NOTHING
            if types:
                choice = yield g.ask(me, "harvest_gate", types)
                kind = RESOURCE.of(choice)
        if kind != NOTHING:
            yield from gain(g, me, [kind])
        yield from harm_done(g, me, [BLIGHT], system)


# -- Vox cards -----------------------------------------------------------------------------------------------------


def blight_trophies(g: Campaign, seat: int) -> int:
    return g.trophies[g.trophy_index(seat, BLIGHT, SHIP)]


class BlightPurge(ReachVox):
    """F1307 to F1309: 2 Power for each Blight among the Trophies."""

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """Everybody keeps them."""
        for seat in g.turn_order():
            if blight_trophies(g, seat):
                self.reached(g, "crisis")
                gain_power(g, seat, POWER_FOR_BLIGHT * blight_trophies(g, seat), "purge")
        yield from ()

    def after_crisis(self, g: Campaign) -> str:
        return "bury"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """Rivals' Blight goes to the supply."""
        c = campaign(g)
        self.reached(g, "when_secured")
        gain_power(c, me, POWER_FOR_BLIGHT * blight_trophies(c, me), "purge")
        for rival in g.rivals(me):
            count = blight_trophies(c, rival)
            if count:
                g.trophies = replaced(g.trophies, g.trophy_index(rival, BLIGHT, SHIP), 0)
                come_home(g, BLIGHT, SHIP, count)
                g.note(("trophies_released", rival, BLIGHT, count))
        yield from ()

    def after_secured(self, g: Arcs) -> None:
        g.court_discard = (*g.court_discard, self.number)
        g.note(("court_discarded", self.number))


class BlightPanic(ReachVox):
    """F1310: Blight beside buildings calls agents home from the Court; who secures the card destroys damaged Blight."""

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """As many as there are Blight tokens in systems with a building or the Flagship of the player."""
        for seat in g.turn_order():
            count = self.blight_at_home(g, seat)
            offered: list[Option] = []
            for place, card in enumerate(g.court):
                offered.extend([("court", card)] * (min(count, g.agents_on(place, seat)) if card else 0))
            count = min(count, len(offered))
            if not count:
                continue
            self.reached(g, "crisis")
            chosen = yield from choose_set(seat, "recall_agents", offered, count, count, (count,))
            for choice in chosen:
                g.court_agents = changed(g.court_agents, g.court.index(COURT.of(choice)) * g.seats + seat, -1)
                agents_come_home(g, seat, 1)
                g.note(("recalled_agent", seat, COURT.of(choice)))

    def blight_at_home(self, g: Campaign, seat: int) -> int:
        homes = [s for s in g.systems if g.has_building(seat, s) or g.flagships[seat] == s]
        return sum(g.ships_at(BLIGHT, system) for system in homes)

    def after_crisis(self, g: Campaign) -> str:
        return "bury"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """All damaged Blight of a cluster with a Loyal piece becomes Trophies."""
        c = campaign(g)
        options = purgeable(c, me)
        if options:
            choice = yield g.ask(me, "blight_panic", options, always=True)
            self.reached(g, "when_secured")
            yield from purge(c, me, CLUSTER.of(choice))


register(BlightFury(CARD_NUMBER["f1304"]))
register(BlightHunters(CARD_NUMBER["f1305"]))
register(BlightReapers(CARD_NUMBER["f1306"]))
for _card in ("f1307", "f1308", "f1309"):
    register(BlightPurge(CARD_NUMBER[_card]))
register(BlightPanic(CARD_NUMBER["f1310"]))
register(BlightLooms(CARD_NUMBER["f1311"]))
register(GrandAmbitions(CARD_NUMBER["f1312"]))
register(BlightHunger(CARD_NUMBER["f1313"]))
