"""The Survivalist: Bunkers for agents, Captives kept in them, and what the Blight does there.

A Bunker is a Loyal token that is Tough and harmed like a building (tokens.py); `bunkers` counts those in the supply.
"""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced

from ...actions import arrives_damaged
from ...control import stands_in
from ...court import captive_options, capture
from ...facts import CARD_NUMBER, NOTHING, TYRANT, is_gate
from ...moments import FIRST
from ...pieces import come_home
from ...resources import agents_come_home, suffer_outrage
from ...state import PIECE_KINDS, Arcs, changed
from ...vocabulary import PIECE, SEAT, SYSTEM, System
from ..facts import BUNKER, BUNKER_PIECE, BUNKERS, VAULTED_KIND
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance, wins_now
from ..state import Campaign, campaign
from ..tokens import (
    DAMAGED_SIDE,
    FRESH_SIDE,
    damaged_tokens,
    hit_token,
    hits_on_tokens,
    put_token,
    repair_token,
    systems_with,
    tokens_in,
)
from .naturalist import scrap_agent

SURVIVALIST: Final = 18


def take_bunkers(g: Campaign, me: int) -> Script[None]:
    g.bunkers = BUNKERS
    yield from ()


def sheltered(g: Campaign, me: int) -> int:
    """The Captives of a player, or the Bunkers on the map, fresh or damaged: whichever are fewer."""
    return min(g.captives_of(me), len(systems_with(g, BUNKER)))


class Objective(ReachCard):
    """F1801: sheltered Captives for every ambition won, and 1 for each Blight Crisis at a Bunker."""

    def clauses(self) -> list[str]:
        return ["wins", "crisis"]

    def ambition_won(self, g: Campaign, me: int, ambition: int, power: int) -> None:
        """Captives have not gone home yet."""
        if sheltered(g, me):
            self.reached(g, "wins")
            advance(g, me, sheltered(g, me))

    def blight_crisis_comes(self, g: Campaign, me: int, system: int) -> None:
        if tokens_in(g, System(system), BUNKER):
            self.reached(g, "crisis")
            advance(g, me, 1)

    def promise(self, g: Campaign, me: int) -> int:
        return sheltered(g, me) * len(wins_now(g, me))


class VowOfSurvival(ReachCard):
    """F1802: no Tyrant declared, first place pays as second, and Captives stay where there are Bunkers for them."""

    def clauses(self) -> list[str]:
        return ["forbids_declaring", "scoring", "keeps_captives"]

    def forbids_declaring(self, g: Arcs, me: int, ambition: int) -> bool:
        if ambition != TYRANT:
            return False
        self.reached(g, "forbids_declaring")
        return True

    def power_for(self, g: Arcs, me: int, ambition: int, place: int, first: int, second: int, bonus: int) -> int:
        """Without the city bonus; what Members of a Commonwealth win together is no win of the holder."""
        return second if place == FIRST else NOTHING

    def keeps_captives(self, g: Arcs, me: int) -> tuple[int, int]:
        """CD5: exactly as many stay as there are Bunkers on the map, damaged ones too; which, the holder chooses."""
        count = sheltered(campaign(g), me)
        return count, count


class BuildingBunkers(ReachCard):
    """F1803: a Bunker for an agent, built on a planet with a Loyal piece; then a Rival's agent is captured."""

    def clauses(self) -> list[str]:
        return ["built", "damaged", "captured"]

    def building_sites(self, g: Arcs, me: int) -> list[Option]:
        """No slot is needed, so a broken world will do; never at a gate. CD28: lent ships are enough."""
        c = campaign(g)
        if not c.bunkers or not g.agents[me]:
            return []
        return [
            ("build_bunker", system)
            for system in g.systems
            if not is_gate(system) and stands_in(g, me, system) and not tokens_in(c, system, BUNKER)
        ]

    def build_at(self, g: Arcs, me: int, option: Option) -> Script[None]:
        c, system = campaign(g), SYSTEM.of(option)
        damaged = arrives_damaged(g, me, system)
        self.reached(g, "damaged" if damaged else "built")
        scrap_agent(c, me)
        c.bunkers -= 1
        put_token(c, BUNKER, me, system, DAMAGED_SIDE if damaged else FRESH_SIDE)
        g.note(("built", me, BUNKER_PIECE, system))
        rivals: list[Option] = [("rival", rival) for rival in g.rivals(me) if g.agents[rival]]
        if rivals:
            choice = yield g.ask(me, "capture_from", rivals)
            self.reached(g, "captured")
            g.agents = changed(g.agents, SEAT.of(choice), -1)
            capture(g, me, SEAT.of(choice), 1)


class Bunkers(ReachCard):
    """F1804: Bunkers are Tough, harmed like buildings, and who destroys one scraps a Captive.

    CD27: not where Terror Strike or a broken world destroys it.
    """

    def clauses(self) -> list[str]:
        return ["hit", "destroyed", "scrapped", "repaired"]

    def tough_targets(self, g: Arcs, owner: int, system: System) -> list[Option]:
        return hits_on_tokens(campaign(g), BUNKER, owner, system)

    def strike_tough(self, g: Arcs, me: int, option: Option) -> Script[None]:
        """CD4: a destroyed Bunker is a Trophy; it goes to its supply if nobody takes it."""
        c, system = campaign(g), SYSTEM.of(option)
        if PIECE.of(option) != BUNKER_PIECE:
            return
        owner = tokens_in(c, system, BUNKER)[0][1]
        hit_token(c, me, BUNKER_PIECE, system)
        if tokens_in(c, system, BUNKER):
            self.reached(g, "hit")
            return
        self.reached(g, "destroyed")
        captives = sorted(set(captive_options(c, owner) + c.captive_tokens(owner)))
        if captives and me != owner:
            choice = yield g.ask(me, "scrap_captive", captives, (owner,))
            self.reached(g, "scrapped")
            scrap_captive(c, me, owner, choice)

    def further_repairs(self, g: Arcs, me: int) -> list[Option]:
        return damaged_tokens(campaign(g), BUNKER, me)

    def repair_further(self, g: Arcs, me: int, option: Option) -> None:
        self.reached(g, "repaired")
        repair_token(campaign(g), me, BUNKER_PIECE, SYSTEM.of(option))


def scrap_captive(g: Campaign, me: int, holder: int, choice: Option) -> None:
    """A Captive leaves the campaign."""
    whose, kind = g.take_captive(holder, choice)
    if kind == VAULTED_KIND:
        g.token_totals = changed(g.token_totals, whose, -1)
        g.note(("scrapped_vaulted", me, holder, whose))
        return
    g.gone = changed(g.gone, whose * PIECE_KINDS + kind, 1)
    g.note(("scrapped_captive", me, holder, whose, kind))


class CaptiveRelease(ReachCard):
    """F1805, edict: who has more Power than the Survivalist may demand theirs back at a Bunker they control."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["released", "outrage"]

    def edict(self, g: Campaign) -> Script[None]:
        """CD9: Power, Captives and control are read when each player's turn comes."""
        holder = g.fate_holder(SURVIVALIST)
        for seat in g.turn_order():
            if g.power[seat] <= g.power[holder] or not g.has_captive_of(holder, seat):
                continue
            options: list[Option] = [("in", system) for system in systems_with(g, BUNKER) if g.holds(seat, system)]
            if options:
                choice = yield g.ask(seat, "captive_release", [*options, ("skip",)], (holder,))
                if choice[0] != "skip":
                    yield from self.answer(g, holder, seat, SYSTEM.of(choice))

    def answer(self, g: Campaign, holder: int, seat: int, system: System) -> Script[None]:
        g.note(("names_bunker", seat, system))
        resource = g.planet_type(system)
        options: list[Option] = [("release_captives", seat), ("outrage_of", resource)]
        choice = yield g.ask(holder, "answer_release", options, (seat, resource))
        if choice[0] == "outrage_of":
            self.reached(g, "outrage")
            yield from suffer_outrage(g, holder, resource)
            return
        self.reached(g, "released")
        index = holder * g.seats + seat
        for _ in range(g.captives[index]):
            g.note(("released", holder, seat))
        agents_come_home(g, seat, g.captives[index])
        g.captives = replaced(g.captives, index, 0)
        for ship in g.further_captives(holder):
            if SEAT.of(ship) == seat:
                come_home(g, *g.take_captive(holder, ship), 1)
                g.note(("released_ship", holder, seat))


SET_UP_STEPS["take_bunkers"] = take_bunkers
register(Objective(CARD_NUMBER["f1801"]))
register(VowOfSurvival(CARD_NUMBER["f1802"]))
register(BuildingBunkers(CARD_NUMBER["f1803"]))
register(Bunkers(CARD_NUMBER["f1804"]))
register(CaptiveRelease(CARD_NUMBER["f1805"]))
