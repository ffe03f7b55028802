"""The moments at which an ability of a faction or of its mechs may speak, named as the rulebook names them.

The engine never asks which faction it has: at each moment it asks the active abilities. An ability is a class that
overrides the moments it speaks at; everything else keeps the rule of the rulebook.
"""

from collections.abc import Callable
from typing import Final

from boardwright.kernel.decision import Script

from .facts import FACTION_ROWS, FACTIONS, TERRAINS
from .state import Scythe


class Ability:
    """An ability that changes nothing. Abilities set or override the moments they speak at."""

    def __init__(self, name: str, faction: int) -> None:
        self.name = name
        self.faction = faction
        self.clause = f"{FACTIONS[faction]}.{name}"
        # moving
        self.crosses: list[int] = []
        """The terrains that character and mechs may enter across a river."""
        self.workers_swim = False
        """Whether workers may cross rivers."""
        self.sails = False
        """Whether character and mechs may enter and leave lakes."""
        self.dives = False
        """Whether all lakes are adjacent to each other for character and mechs."""
        self.speed = 0
        """How many territories further character and mechs may move."""
        self.has_links = False
        """Whether `linked` ever says something."""
        self.enters_bases = False
        """Whether character and mechs may move to the own and to inactive home bases."""
        # the turn
        self.repeats_section = False
        """Whether the section of the last turn may be chosen again."""
        self.pays_with_card = False
        """Whether a combat card may stand for a resource, once per turn."""
        self.encounter_options = 1
        """How many different options of an encounter may be taken."""
        self.unlimited_stars = False
        """Whether stars for combat and for objectives have no limit."""
        # combat
        self.spares_popularity = False
        """Whether driving workers away in a won combat costs no popularity."""

    def reached(self, g: Scythe) -> None:
        if g.clauses is not None:
            g.reach(self.clause)

    def linked(self, g: Scythe, me: int) -> list[int]:
        """Places that are adjacent to each other for character and mechs now."""
        return []

    def before_combat(self, g: Scythe, me: int, enemy: int, place: int) -> Script[None]:
        """Before the power dials are set."""
        yield from ()

    def extra_cards(self, g: Scythe, me: int, place: int) -> int:
        """How many combat cards beyond one per character and mech."""
        return 0

    def other_retreats(self, g: Scythe, me: int, place: int) -> list[int]:
        """Where a beaten character or mech may go instead of its base."""
        return []


MAKERS: Final[dict[str, Callable[[str, int], Ability]]] = {}
"""How the ability of each name is made for a faction."""

ACTIVE: Final[list[list[Ability]]] = []
"""The active abilities, by faction * 16 + the uncovered mech abilities (a bit each)."""

WITH_LINKS: Final[list[list[Ability]]] = []
"""Those of them that link places."""


def register(name: str, maker: Callable[[str, int], Ability]) -> None:
    MAKERS[name] = maker


def settle() -> None:
    """When all abilities are registered: make those of every faction."""
    for faction, row in enumerate(FACTION_ROWS):
        own = MAKERS[row["ability"]](row["ability"], faction)
        mechs = [MAKERS[name](name, faction) for name in row["mechs"]]
        for mask in range(16):
            active = [own, *[ability for slot, ability in enumerate(mechs) if mask >> slot & 1]]
            ACTIVE.append(active)
            WITH_LINKS.append([ability for ability in active if ability.has_links])


def active(g: Scythe, seat: int) -> list[Ability]:
    """The abilities of a seat now: its faction's, and those its deployed mechs uncovered."""
    return ACTIVE[g.faction[seat] * 16 + g.unlocked[seat]]


def riverwalk_terrains(faction: int) -> list[int]:
    return [TERRAINS.index(name) for name in FACTION_ROWS[faction]["riverwalk"]]
