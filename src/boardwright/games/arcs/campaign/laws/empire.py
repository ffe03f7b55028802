"""The Empire: command and control, the Presence, Movement and Truce Laws (p.10, p.11)."""

from ...control import is_kept_from
from ...facts import SYSTEM_COUNT
from ...moments import UNLIMITED, Battle, speakers
from ...state import Arcs, owner_of
from ...vocabulary import SYSTEM_OF, System
from ..assumptions import OUTLAWS_GUIDE_FREELY, RAID_DICE_WITHOUT_BUILDINGS
from ..facts import EMPIRE, LAWS
from ..moments import ReachCard, register, speaking
from ..state import Campaign, campaign


class Empire(ReachCard):
    """What a Regent may do with Imperial ships, and what nobody may do beside them."""

    def clauses(self) -> list[str]:
        peace = ["gives_control", "commands", "captures_by_tax", "forbids_tax", "most_escorted", "passes_gate"]
        return [*peace, "forbids_harm", "joins_defence", "takes_for"]

    # -- control ---------------------------------------------------------------------------------------------------

    def gives_control(self, g: Arcs, me: int, system: int, who: int) -> bool:
        """The Presence Law: on their turn a Regent controls what the Empire controls where a Loyal piece is (C28)."""
        if who != EMPIRE or not is_present(campaign(g), me, System(system)):
            return False
        self.reached(g, "gives_control")
        return True

    def commands(self, g: Arcs, me: int, system: System) -> list[int]:
        """p.10: under the same law a Regent uses the Imperial ships there, damaged ones too."""
        c = campaign(g)
        if not c.has_imperial_ships(system) or not is_present(c, me, system):
            return []
        self.reached(g, "commands")
        return [EMPIRE]

    def commands_everywhere(self, g: Arcs, me: int) -> list[tuple[System, int]]:
        c = campaign(g)
        if not is_in_command(c, me):
            return []
        first = EMPIRE * SYSTEM_COUNT
        fresh, damaged = c.fresh[first : first + SYSTEM_COUNT], c.damaged[first : first + SYSTEM_COUNT]
        systems = [system for system in c.systems if fresh[system] or damaged[system]]
        helped = bool(speakers(c, me, "lends_presence") or speakers(c, me, "ignores_presence_law"))
        return [
            (system, EMPIRE) for system in systems if c.has_piece(me, system) or (helped and is_present(c, me, system))
        ]

    # -- tax -------------------------------------------------------------------------------------------------------

    def captures_by_tax(self, g: Arcs, me: int, place: int) -> bool:
        """Where a card ignores the Truce Law, the city is taxed as if it were Loyal."""
        if not is_under_truce(campaign(g), me, owner_of(g.buildings[place]), SYSTEM_OF[place]):
            return True
        self.reached(g, "captures_by_tax")
        return False

    def forbids_tax(self, g: Arcs, me: int, place: int) -> bool:
        """The Truce Law (C33): no Regent taxes a Rival Regent beside Imperial ships, fresh or damaged."""
        c = campaign(g)
        if not is_under_truce(c, me, owner_of(g.buildings[place]), SYSTEM_OF[place]):
            return False
        return not any(card.taxes_in_truce(c, me, place) for card in speaking(c, me, "taxes_in_truce"))

    # -- move ------------------------------------------------------------------------------------------------------

    def most_escorted(self, g: Arcs, me: int, owner: int, own: int) -> int:
        """The Movement Law (C30): on each leg at most one Imperial ship for each Loyal one."""
        c = campaign(g)
        if owner != EMPIRE:
            return UNLIMITED
        if not c.is_regent(me):
            return UNLIMITED if OUTLAWS_GUIDE_FREELY else 0
        if any(card.ignores_movement_law(c, me) for card in speaking(c, me, "ignores_movement_law")):
            return UNLIMITED
        self.reached(g, "most_escorted")
        return own

    def passes_gate(self, g: Arcs, me: int, system: System, who: int, owners: list[int]) -> bool:
        """C31: Regents pass gates of the Empire, and with Imperial ships those of Rival Regents."""
        c = campaign(g)
        if not c.is_regent(me):
            return False
        if who == EMPIRE:
            return not is_kept_from(c, me, EMPIRE)
        return c.is_regent(who) and EMPIRE in owners

    # -- battle and harm -------------------------------------------------------------------------------------------

    def forbids_harm(self, g: Arcs, me: int, owner: int, system: System) -> bool:
        """The Truce Law, C32, C33: a Regent harms no Imperial ships, and no Rival Regent beside any of them."""
        c = campaign(g)
        if owner == EMPIRE:
            return c.is_regent(me) and not ignores_truce(c, me)
        return is_under_truce(c, me, owner, system)

    def further_defenders(self, g: Arcs, me: int, system: System) -> list[int]:
        """C37: the Empire can be attacked; the Truce Law leaves that to Outlaws and to who ignores it."""
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


def is_in_command(c: Campaign, me: int) -> bool:
    """Whether a player has any part in what the Empire controls and commands: a Regent on their own turn."""
    return c.turn == me and c.is_regent(me) and not is_kept_from(c, me, EMPIRE)


def is_present(c: Campaign, me: int, system: System) -> bool:
    """The Presence Law: a Regent on their own turn, and a Loyal piece in the system."""
    if not is_in_command(c, me):
        return False
    if c.has_piece(me, system):
        return True
    for card in speaking(c, me, "lends_presence"):
        if card.lends_presence(c, me, system):
            return True
    for card in speaking(c, me, "ignores_presence_law"):
        if card.ignores_presence_law(c, me):
            return True
    return False


def is_under_truce(c: Campaign, me: int, owner: int, system: System) -> bool:
    """C33: both are Regents, and Imperial ships are there."""
    if owner == me or owner >= c.seats:
        return False
    if not (c.is_regent(me) and c.is_regent(owner) and c.has_imperial_ships(system)):
        return False
    return not ignores_truce(c, me)


def ignores_truce(c: Campaign, me: int) -> bool:
    for card in speaking(c, me, "ignores_truce_law"):
        if card.ignores_truce_law(c, me):
            return True
    return False


register(Empire(LAWS[0]))
