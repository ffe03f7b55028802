"""The Hegemon in Act II: Banners of the New Order, planted by a Flagship.

A Banner is a Loyal token that is harmed like a building (tokens.py); `banners` counts those in the supply.
"""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced

from ...facts import CARD_NUMBER, NOTHING, WARLORD, is_gate
from ...moments import Action
from ...pieces import place_ships
from ...resources import gain, gain_matters
from ...state import Arcs, owner_of
from ...vocabulary import PIECE, SYSTEM, System
from ..facts import BANNER, BANNER_PIECE, BANNERS
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance, gain_power, wins_now
from ..state import Campaign, campaign
from ..steps import scrap_held
from ..tokens import (
    DAMAGED_SIDE,
    damaged_tokens,
    hit_token,
    hits_on_tokens,
    put_token,
    repair_token,
    systems_with,
    tokens_in,
    wreck_token,
)

POWER_FOR_BANNER: Final = 2

# -- set-up and Resolution -----------------------------------------------------------------------------------------


def take_banners(g: Campaign, me: int) -> Script[None]:
    g.banners = BANNERS
    yield from ()


def scrap_spare_banners(g: Campaign, me: int) -> Script[None]:
    """Only the Banners on the map stay."""
    g.banners = 0
    for holder in range(g.seats):
        for owner in range(g.seats):
            g.trophies = replaced(g.trophies, g.trophy_index(holder, owner, BANNER_PIECE), 0)
    g.note(("banners_scrapped",))
    yield from ()


# -- the objective -------------------------------------------------------------------------------------------------


class Objective(ReachCard):
    """F1001: 1 for each Banner on the map, fresh or damaged, and the same once more with any ambition won."""

    def clauses(self) -> list[str]:
        return ["chapter_ended", "won"]

    def promise(self, g: Campaign, me: int) -> int:
        """B-22: Trophies and Captives have not been returned yet."""
        return len(systems_with(g, BANNER)) * (2 if wins_now(g, me) else 1)

    def chapter_ended(self, g: Campaign, me: int) -> None:
        self.reached(g, "won" if wins_now(g, me) else "chapter_ended")
        advance(g, me, self.promise(g, me))


# -- Planting Banners ----------------------------------------------------------------------------------------------


class PlantingBanners(ReachCard):
    """Prelude: a fresh Banner where the Flagship is, on a planet without a Banner, ships or buildings of others."""

    has_prelude = True
    prelude_asks = "banner"

    def clauses(self) -> list[str]:
        return ["prelude", "scrapped"]

    def can_prelude(self, g: Arcs, me: int) -> bool:
        c = campaign(g)
        system = c.flagships[me]
        return c.banners > 0 and system != NOTHING and is_free_for_banner(c, me, System(system))

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        """As often as the Flagship comes to such a planet."""
        self.reached(g, "prelude")
        c = campaign(g)
        system = System(c.flagships[me])
        c.banners -= 1
        put_token(c, BANNER, me, system)
        g.note(("banner_planted", me, system))
        yield from ()

    def flagship_lost(self, g: Campaign, me: int) -> None:
        self.reached(g, "scrapped")
        scrap_held(g, me, self.number)


def is_free_for_banner(g: Campaign, me: int, system: System) -> bool:
    """C124: ships of the Empire and Free buildings are in the way, Blight is not."""
    if is_gate(system) or tokens_in(g, system, BANNER):
        return False
    if any(g.ships_at(owner, system) for owner in g.fleets() if owner != me):
        return False
    return all(owner_of(g.buildings[place]) == me for place in g.buildings_at(system))


# -- Banners of Hegemony -------------------------------------------------------------------------------------------


class BannersOfHegemony(ReachCard):
    """F1003: Banners are harmed like buildings, and bring Power to who has them as Trophies when Warlord is scored."""

    def clauses(self) -> list[str]:
        return ["hit", "repaired", "ambition_scored", "wrecked"]

    def hit_as_buildings(self, g: Arcs, owner: int, system: System) -> list[Option]:
        return hits_on_tokens(campaign(g), BANNER, owner, system)

    def deal_further_hit(self, g: Arcs, me: int, option: Option) -> None:
        if PIECE.of(option) == BANNER_PIECE:
            self.reached(g, "hit")
            hit_token(campaign(g), me, BANNER_PIECE, SYSTEM.of(option))

    def further_repairs(self, g: Arcs, me: int) -> list[Option]:
        return damaged_tokens(campaign(g), BANNER, me)

    def repair_further(self, g: Arcs, me: int, option: Option) -> None:
        self.reached(g, "repaired")
        repair_token(campaign(g), me, BANNER_PIECE, SYSTEM.of(option))

    def ambition_scored(self, g: Campaign, ambition: int) -> None:
        """Whatever place they have in it."""
        if ambition != WARLORD:  # B-40: besides, Banners are Trophies like any others
            return
        for holder in g.turn_order():
            count = sum(g.trophies[g.trophy_index(holder, owner, BANNER_PIECE)] for owner in range(g.seats))
            if count:
                self.reached(g, "ambition_scored")
                gain_power(g, holder, POWER_FOR_BANNER * count, "banners")

    def damaged_are_destroyed(self, g: Campaign, cities: list[int]) -> None:
        for row in [row for row in g.map_tokens if row[0] == BANNER and row[3] == DAMAGED_SIDE]:
            self.reached(g, "wrecked")
            wreck_token(g, row)

    def unguarded_are_destroyed(self, g: Campaign, system: int) -> None:
        for row in tokens_in(g, System(system), BANNER):
            self.reached(g, "wrecked")
            wreck_token(g, row)


# -- Song of the Banner --------------------------------------------------------------------------------------------


class SongOfTheBanner(ReachCard):
    """For moves of its holder all planets with a Banner are adjacent; Banners call resources and ships."""

    def clauses(self) -> list[str]:
        return ["ways_from", "call_spirits", "call_bodies"]

    def ways_from(self, g: Arcs, me: int, system: System) -> list[System]:
        planets = systems_with(campaign(g), BANNER)
        if system not in planets:
            return []
        self.reached(g, "ways_from")
        return [planet for planet in planets if planet != system]

    def gives_actions(self) -> list[Action]:
        return [
            Action("call_spirits", self.can_call_spirits, self.call_spirits, "tax", self.spirits_bring),
            Action("call_bodies", self.can_call_bodies, self.call_bodies, "build", self.bodies_bring),
        ]

    def can_call_spirits(self, g: Arcs, me: int) -> bool:
        return self.may_call(campaign(g), "call_spirits")

    def can_call_bodies(self, g: Arcs, me: int) -> bool:
        return self.may_call(campaign(g), "call_bodies")

    def may_call(self, g: Campaign, action: str) -> bool:
        """Each of them once per turn."""
        return action not in g.done and bool(systems_with(g, BANNER))

    def spirits_bring(self, g: Arcs, me: int) -> bool:
        return any(gain_matters(g, me, g.planet_type(system)) for system in systems_with(campaign(g), BANNER))

    def bodies_bring(self, g: Arcs, me: int) -> bool:
        return g.ships[me] > 0

    def call_spirits(self, g: Arcs, me: int) -> Script[None]:
        """Two resources of the type of a planet with a Banner."""
        c = campaign(g)
        planets = systems_with(c, BANNER)
        options: list[Option] = [("in", system) for system in planets if gain_matters(g, me, g.planet_type(system))]
        idle: list[Option] = [("in", system) for system in planets if ("in", system) not in options]
        choice = yield g.ask(me, "call_spirits", options, always=True, idle=idle)
        self.reached(g, "call_spirits")
        c.done += ("call_spirits",)
        yield from gain(g, me, [g.planet_type(SYSTEM.of(choice))] * 2)

    def call_bodies(self, g: Arcs, me: int) -> Script[None]:
        """Two fresh ships where a Banner is."""
        c = campaign(g)
        options: list[Option] = [("in", system) for system in systems_with(c, BANNER)]
        choice = yield g.ask(me, "call_bodies", options, always=True)
        self.reached(g, "call_bodies")
        c.done += ("call_bodies",)
        place_ships(g, me, SYSTEM.of(choice), 2)


SET_UP_STEPS["take_banners"] = take_banners
SET_UP_STEPS["scrap_spare_banners"] = scrap_spare_banners
register(Objective(CARD_NUMBER["f1001"]))
register(PlantingBanners(CARD_NUMBER["f1002"]))
register(BannersOfHegemony(CARD_NUMBER["f1003"]))
register(SongOfTheBanner(CARD_NUMBER["f1004"]))
