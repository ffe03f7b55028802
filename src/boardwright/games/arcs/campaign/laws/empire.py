"""The Empire: command and control, the Presence, Movement and Truce Laws (p.10, p.11)."""

from ...moments import Battle
from ...state import Arcs
from ...vocabulary import System
from ..assumptions import RAID_DICE_WITHOUT_BUILDINGS
from ..facts import EMPIRE, LAWS
from ..moments import ReachCard, register
from ..state import campaign


class Empire(ReachCard):
    """What a Regent may do with Imperial ships, and what nobody may do beside them."""

    def clauses(self) -> list[str]:
        return ["forbids_harm", "joins_defence", "takes_for"]

    # -- control ---------------------------------------------------------------------------------------------------

    def gives_control(self, g: Arcs, me: int, system: int, who: int) -> bool:
        """The Presence Law: on their turn a Regent controls what the Empire controls where a Loyal piece is (C28)."""
        c = campaign(g)
        return who == EMPIRE and c.turn == me and c.is_regent(me) and c.has_piece(me, System(system))

    def commands(self, g: Arcs, me: int, system: System) -> list[int]:
        """The Presence Law: on their turn a Regent commands the Imperial ships where a Loyal piece is (C28)."""
        c = campaign(g)
        return [EMPIRE] if c.turn == me and c.is_regent(me) and c.has_piece(me, system) else []

    # -- battle and harm -------------------------------------------------------------------------------------------

    def forbids_harm(self, g: Arcs, me: int, owner: int, system: System) -> bool:
        """The Truce Law, C32, C33: a Regent harms no Imperial ships, and no Rival Regent beside any of them."""
        c = campaign(g)
        if not c.is_regent(me):
            return False
        return owner == EMPIRE or (owner < c.seats and c.is_regent(owner) and c.has_imperial_ships(system))

    def further_defenders(self, g: Arcs, me: int, system: System) -> list[int]:
        """C37: the Empire can be attacked; the Truce Law leaves that to Outlaws."""
        return [EMPIRE] if campaign(g).has_imperial_ships(system) else []

    def joins_defence(self, g: Arcs, defender: int, system: System) -> list[int]:
        """C35: Imperial ships must join a defending Regent."""
        c = campaign(g)
        if defender >= c.seats or not c.is_regent(defender) or not c.has_imperial_ships(system):
            return []
        self.reached(g, "joins_defence")
        return [EMPIRE]

    def takes_for(self, g: Arcs, owner: int) -> int:
        """C37: what attacks the Empire and is destroyed goes to the First Regent; without one it goes home."""
        if owner != EMPIRE:
            return super().takes_for(g, owner)
        self.reached(g, "takes_for")
        return campaign(g).first_regent

    def forbids_raid_dice(self, g: Arcs, battle: Battle) -> bool:
        return battle.defender == EMPIRE and not RAID_DICE_WITHOUT_BUILDINGS


register(Empire(LAWS[0]))
