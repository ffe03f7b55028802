"""The Admiral in Act I: command of the whole Imperial fleet."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set

from ...ambitions import is_winning
from ...facts import CARD_NUMBER, NOBODY, SYSTEM_COUNT
from ...moments import Battle
from ...state import AGENT, Arcs
from ..facts import EMPIRE
from ..imperial import replace_with_imperial
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance
from ..state import Campaign, campaign
from ..titles import take_first_regent

STEWARD: Final = 1
"""The set of the fate that goes before the Admiral for the First Regent tile."""
OFFICERS: Final = CARD_NUMBER["f702"]


def take_tile(g: Campaign, me: int) -> Script[None]:
    """C20: the First Regent tile goes to the Admiral, unless there is a Steward."""
    if g.fate_holder(STEWARD) == NOBODY:
        take_first_regent(g, me)
    yield from ()


class Objective(ReachCard):
    """The objective, as a Regent: Imperial ships that come to the map, and Trophies that they help to take."""

    def clauses(self) -> list[str]:
        return ["imperial_ships_placed", "after_battle"]

    def imperial_ships_placed(self, g: Campaign, me: int, count: int) -> None:
        """1 for each while winning an ambition, whoever places them; A-80: in place of others, too.

        A-81: ships placed together find the same position, since no ambition counts Imperial ships on the map.
        """
        if g.is_regent(me) and any(is_winning(g, me, ambition) for ambition in g.ambitions()):
            self.reached(g, "imperial_ships_placed")
            advance(g, me, count)

    def speaks_after_battle(self, g: Arcs, me: int, battle: Battle) -> bool:
        """With Imperial ships among the attackers, be they destroyed."""
        is_attack = battle.attacker == me and battle.is_joined_by(EMPIRE)
        return is_attack and campaign(g).is_regent(me) and trophies_from(g, battle) > 0

    def after_battle(self, g: Arcs, me: int, battle: Battle) -> Script[None]:
        self.reached(g, "after_battle")
        advance(campaign(g), me, trophies_from(g, battle))
        yield from ()


def trophies_from(g: Arcs, battle: Battle) -> int:
    """The Trophies taken by hits, and agents of a ransack; not what a card secured by the ransack destroys."""
    return battle.trophies + sum(battle.gained[AGENT :: g.piece_kinds])


class ImperialOfficers(ReachCard):
    """C29: the Presence and Movement Laws are ignored: all Imperial ships and systems, without own pieces or escort."""

    is_buried_by_outlaws = True

    def clauses(self) -> list[str]:
        return ["ignores_presence_law", "ignores_movement_law"]

    def ignores_presence_law(self, g: Campaign, me: int) -> bool:
        self.reached(g, "ignores_presence_law")
        return True

    def ignores_movement_law(self, g: Campaign, me: int) -> bool:
        self.reached(g, "ignores_movement_law")
        return True


class UseImperialFoundries(ReachCard):
    """Whoever has Imperial Officers may turn an own ship into an Imperial one at each own starport."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["edict"]

    def edict(self, g: Campaign) -> Script[None]:
        """System by system, as far as the supply of Imperial ships goes (C5)."""
        me = g.holder_of(OFFICERS)
        if me == NOBODY:
            return
        for system in g.systems:
            index = me * SYSTEM_COUNT + system
            most = min(g.starports_in(me, system), g.ships[EMPIRE])
            ships: list[Option] = [("cede_fresh", system)] * g.expendable(me, system)
            ships.extend([("cede_damaged", system)] * g.damaged[index])
            chosen = yield from choose_set(me, "foundries", ships, 0, most, (system,))
            for choice in chosen:
                self.reached(g, "edict")
                replace_with_imperial(g, me, system, choice[0] == "cede_damaged")


SET_UP_STEPS["take_first_regent_without_steward"] = take_tile
register(Objective(CARD_NUMBER["f701"]))
register(ImperialOfficers(OFFICERS))
register(UseImperialFoundries(CARD_NUMBER["f703"]))
