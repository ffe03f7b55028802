"""Gatekeepers, Prison Wardens, Skirmishers and Court Enforcers: ships, dice and captives."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import replaced

from ..ambitions import icons_for
from ..court import captive_options, capture, give_back_captives
from ..facts import SKIRMISH, WEAPON, is_gate
from ..moments import Action, Battle, Card, register_card
from ..pieces import place_one_ship_each, take_trophies
from ..resources import discard_card, gain
from ..roll import Roll
from ..state import Arcs
from ..vocabulary import COURT, RESOURCE, System
from .ships import can_place_ships, place_three_ships


class Gatekeepers(Card):
    """Up to two more dice when attacking in a gate. Prelude: discard to place a fresh ship in every gate."""

    has_prelude = True
    discards_itself = True

    def clauses(self) -> list[str]:
        return ["extra_dice", "prelude"]

    def extra_dice(self, g: Arcs, me: int, system: System) -> int:
        if not is_gate(system):
            return 0
        self.reached(g, "extra_dice")
        return 2

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        return g.ships[me] > 0

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "prelude")
        discard_card(g, me, self.number)
        yield from place_one_ship_each(g, me, g.gates())


class PrisonWardens(Card):
    """Pressgang (Build): give back Captives, a resource of any type for each. Execute (Influence): make them Trophies.

    Prelude: discard to place three fresh ships in a system the holder controls.
    """

    has_prelude = True
    discards_itself = True

    def clauses(self) -> list[str]:
        return ["pressgang", "execute", "prelude"]

    def gives_actions(self) -> list[Action]:
        return [
            Action("pressgang", self.has_captives, self.pressgang, "build"),
            Action("execute", self.has_captives, self.execute, "influence"),
        ]

    def has_captives(self, g: Arcs, me: int) -> bool:
        return g.captives_of(me) > 0

    def pressgang(self, g: Arcs, me: int) -> Script[None]:
        """R112: all tokens are taken first; R4: a type without supply cannot be gained."""
        self.reached(g, "pressgang")
        count = yield from give_back_captives(g, me, "pressgang")
        offered: list[Option] = []
        for resource in range(5):
            offered.extend([("resource", resource)] * min(count, g.supply[resource]))
        chosen = yield from choose_set(me, "gain_several", offered, count, count, (count, self.number))
        yield from gain(g, me, [RESOURCE.of(choice) for choice in chosen])

    def execute(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "execute")
        captives = captive_options(g, me)
        chosen = yield from choose_set(me, "execute", captives, 1, len(captives), always=True)
        for choice in chosen:
            owner, kind = g.take_captive(me, choice)
            take_trophies(g, me, owner, kind, 1)
            g.note(("executed", me, owner))

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        return can_place_ships(g, me)

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "prelude")
        yield from place_three_ships(g, me, self.number)


class Skirmishers(Card):
    """Reroll up to as many skirmish dice as the holder has Weapon icons. Prelude: discard for three fresh ships."""

    has_prelude = True
    discards_itself = True

    def clauses(self) -> list[str]:
        return ["reroll", "prelude"]

    def rerolls(self, g: Arcs, me: int, roll: Roll, battle: Battle | None) -> list[int]:
        """Once per battle; not with dice rolled outside battle."""
        dice = [0, 0, 0]
        if battle is not None:
            dice[SKIRMISH] = icons_for(g, me, WEAPON)
        return dice

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        return can_place_ships(g, me)

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "prelude")
        yield from place_three_ships(g, me, self.number)


class CourtEnforcers(Card):
    """Abduct (Battle): capture all Rival agents on a Court card that together are fewer than own Weapon icons.

    Prelude: discard to place three fresh ships in a system the holder controls.
    """

    has_prelude = True
    discards_itself = True

    def clauses(self) -> list[str]:
        return ["abduct", "prelude"]

    def gives_actions(self) -> list[Action]:
        return [Action("abduct", self.can_abduct, self.abduct, "battle")]

    def targets(self, g: Arcs, me: int) -> list[int]:
        """Places of the row with Rival agents, but fewer than the Weapon icons."""
        icons = icons_for(g, me, WEAPON)
        return [
            place
            for place in range(len(g.court))
            if 0 < sum(g.agents_on(place, rival) for rival in g.rivals(me)) < icons
        ]

    def can_abduct(self, g: Arcs, me: int) -> bool:
        return bool(self.targets(g, me))

    def abduct(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "abduct")
        options: list[Option] = [("court", g.court[place]) for place in self.targets(g, me)]
        choice = yield g.ask(me, "abduct", options, always=True)
        first = g.court.index(COURT.of(choice)) * g.seats
        for rival in g.rivals(me):
            count = g.court_agents[first + rival]
            if count:
                g.court_agents = replaced(g.court_agents, first + rival, 0)
                capture(g, me, rival, count)

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        return can_place_ships(g, me)

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "prelude")
        yield from place_three_ships(g, me, self.number)


register_card(Gatekeepers(8))
register_card(PrisonWardens(12))
register_card(Skirmishers(13))
register_card(CourtEnforcers(14))
