"""The Founder in Act III: Free cities for the Commonwealth, revolts, and ties that serve freedom."""

from typing import Final

from boardwright.kernel.decision import Option, Script

from ...facts import CARD_NUMBER, NOBODY, SPACES, SYSTEM_COUNT
from ...moments import CARDS, Action, speakers
from ...pieces import destroy_ship, force_of, harm_begins, harm_done, pay_for_harm
from ...state import Arcs, is_damaged, owner_of
from ...vocabulary import SYSTEM, System
from ..facts import EMPIRE, FREE_STATES, LAWS
from ..moments import SET_UP_STEPS, ReachCard, register
from ..state import Campaign, campaign
from .commonwealth import CallForArmistice, commonwealth_wins, end_calls, members

FOUNDER: Final = 2
"""The number of the fate."""
FEW, MANY = 3, 7
"""How many Free cities the grand ambitions ask for."""


class Objective(ReachCard):
    """F225: the Commonwealth wins its ambition, and so many Free cities are under no other rule."""

    def clauses(self) -> list[str]:
        return ["few", "many"]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        """A-36: with seven both are fulfilled."""
        count = free_cities(g) if commonwealth_wins(g) else 0
        if count >= FEW:
            self.reached(g, "few")
        if count >= MANY:
            self.reached(g, "many")
        return count >= FEW, count >= MANY


def free_cities(g: Campaign) -> int:
    """The Free cities that neither the Empire controls nor a player who is no Member."""
    allowed = [NOBODY, *members(g)]
    places = [place for place in g.places if g.is_city(place) and owner_of(g.buildings[place]) == FREE_STATES]
    return sum(1 for place in places if g.control(place // SPACES) in allowed)


class SpiritOfFreedom(ReachCard):
    """F224: a tie is enough to secure a card, if a Rival in it is no Member."""

    def clauses(self) -> list[str]:
        return ["breaks_tie"]

    def breaks_tie(self, g: Arcs, me: int, tied: list[int]) -> bool:
        """Be it that a Member ties as well."""
        if all(rival in members(campaign(g)) for rival in tied):
            return False
        self.reached(g, "breaks_tie")
        return True


def call_needs_members(g: Campaign, me: int) -> Script[None]:
    """F226: without Members it does not stay in the booklet."""
    if not members(g):
        end_calls(g)
    yield from ()


class MassCallForArmistice(CallForArmistice):
    """F226: as F215, and then the Founder may do the same."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "founder"]

    def edict(self, g: Campaign) -> Script[None]:
        yield from super().edict(g)
        founder = g.fate_holder(FOUNDER)
        if founder != NOBODY and self.number in g.laws:
            self.reached(g, "founder")
            yield from self.call(g, founder)


class FreedomFighters(ReachCard):
    """F227, Incite Revolt (Battle): damaged ships of Rivals and the Empire beside a fresh Free city are destroyed."""

    def clauses(self) -> list[str]:
        return ["incite_revolt"]

    def gives_actions(self) -> list[Action]:
        return [Action("incite_revolt", self.can_revolt, self.revolt, "battle")]

    def can_revolt(self, g: Arcs, me: int) -> bool:
        return bool(self.targets(campaign(g), me))

    def targets(self, g: Campaign, me: int) -> list[System]:
        """With or without an own piece there; as all must be destroyed, nobody may be protected (as in A-67)."""
        return [
            system
            for system in g.systems
            if has_fresh_free_city(g, system)
            and self.foes(g, me, system)
            and not any(is_protected(g, me, foe, system) for foe in self.foes(g, me, system))
        ]

    def foes(self, g: Campaign, me: int, system: System) -> list[int]:
        """Whose damaged ships would be destroyed."""
        return [owner for owner in [*g.rivals(me), EMPIRE] if g.damaged[owner * SYSTEM_COUNT + system]]

    def revolt(self, g: Arcs, me: int) -> Script[None]:
        """Nobody takes Trophies."""
        c = campaign(g)
        options: list[Option] = [("in", system) for system in self.targets(c, me)]
        choice = yield g.ask(me, "incite_revolt", options, always=True)
        self.reached(g, "incite_revolt")
        system = SYSTEM.of(choice)
        foes = self.foes(c, me, system)
        yield from pay_for_harm(g, me, foes, system)
        g.note(("revolt", me, system))
        for foe in foes:
            harm_begins(g, me, foe, system)
            force = force_of(g, foe, system)
            for _ in range(force.damaged):
                destroy_ship(g, force, NOBODY)
        yield from harm_done(g, me, foes, system)


def has_fresh_free_city(g: Campaign, system: System) -> bool:
    places = [place for place in g.buildings_at(system) if g.is_city(place) and not is_damaged(g.buildings[place])]
    return any(owner_of(g.buildings[place]) == FREE_STATES for place in places)


def is_protected(g: Campaign, me: int, owner: int, system: System) -> bool:
    """Whether anything but the Truce Law, such as an Armistice, forbids to harm an owner."""
    cards = [card for card in speakers(g, me, "forbids_harm") if card != LAWS[0]]
    return any(CARDS[card].forbids_harm(g, me, owner, system) for card in cards)


SET_UP_STEPS["call_needs_members"] = call_needs_members
register(SpiritOfFreedom(CARD_NUMBER["f224"]))
register(Objective(CARD_NUMBER["f225"]))
register(MassCallForArmistice(CARD_NUMBER["f226"]))
register(FreedomFighters(CARD_NUMBER["f227"]))
