"""The abilities of the factions (p.21) and of their mechs (p.15 to p.17)."""

from boardwright.kernel.decision import Option, Script

from .facts import (
    FACTORY,
    IS_TUNNEL,
    LAKE,
    MINE,
    MOUNTAIN,
    NEIGHBOURS,
    NOBODY,
    NOWHERE,
    POWER,
    TERRAIN,
    TUNNELS,
    VILLAGE,
)
from .gains import lose, steal_card
from .moments import Ability, register, riverwalk_terrains, settle
from .state import Scythe

# -- of the factions -----------------------------------------------------------------------------------------------


class Swim(Ability):
    """R36: workers cross rivers."""

    def __init__(self, name: str, faction: int) -> None:
        super().__init__(name, faction)
        self.workers_swim = True


class Relentless(Ability):
    """R2: the same section again."""

    def __init__(self, name: str, faction: int) -> None:
        super().__init__(name, faction)
        self.repeats_section = True


class Coercion(Ability):
    """R99: a combat card in place of a resource."""

    def __init__(self, name: str, faction: int) -> None:
        super().__init__(name, faction)
        self.pays_with_card = True


class Dominate(Ability):
    """R130: any number of stars for combats and objectives."""

    def __init__(self, name: str, faction: int) -> None:
        super().__init__(name, faction)
        self.unlimited_stars = True


class Meander(Ability):
    """R111: two different options of an encounter."""

    def __init__(self, name: str, faction: int) -> None:
        super().__init__(name, faction)
        self.encounter_options = 2


# -- of the mechs: moving ------------------------------------------------------------------------------------------


class Riverwalk(Ability):
    """R35: across rivers into two terrains."""

    def __init__(self, name: str, faction: int) -> None:
        super().__init__(name, faction)
        self.crosses = riverwalk_terrains(faction)


class Speed(Ability):
    """R31: one territory further."""

    def __init__(self, name: str, faction: int) -> None:
        super().__init__(name, faction)
        self.speed = 1


class Seaworthy(Ability):
    """R38, R67: lakes are ordinary ground, also for a retreat."""

    def __init__(self, name: str, faction: int) -> None:
        super().__init__(name, faction)
        self.sails = True

    def other_retreats(self, g: Scythe, me: int, place: int) -> list[int]:
        return [near for near in NEIGHBOURS[place] if TERRAIN[near] == LAKE and g.enemy_unit(me, near) == NOBODY]  # D28


class Submerge(Ability):
    """R38: lakes are open, and adjacent to each other."""

    def __init__(self, name: str, faction: int) -> None:
        super().__init__(name, faction)
        self.sails = True
        self.dives = True


class Township(Ability):
    """R42: controlled villages and the Factory are adjacent to each other."""

    def __init__(self, name: str, faction: int) -> None:
        super().__init__(name, faction)
        self.has_links = True

    def linked(self, g: Scythe, me: int) -> list[int]:
        return [*[place for place in g.controlled(me) if TERRAIN[place] == VILLAGE], FACTORY]


class Underpass(Ability):
    """R42, D7: controlled mountains, tunnels and the own Mine are adjacent to each other."""

    def __init__(self, name: str, faction: int) -> None:
        super().__init__(name, faction)
        self.has_links = True

    def linked(self, g: Scythe, me: int) -> list[int]:
        places = [place for place in g.controlled(me) if TERRAIN[place] == MOUNTAIN and not IS_TUNNEL[place]]
        mine = g.structure_at[me][MINE]
        if mine != NOWHERE and mine not in places and not IS_TUNNEL[mine]:
            places.append(mine)
        return places + TUNNELS


class Wayfare(Ability):
    """R43: from anywhere to the own home base or to an inactive one."""

    def __init__(self, name: str, faction: int) -> None:
        super().__init__(name, faction)
        self.enters_bases = True


# -- of the mechs: combat ------------------------------------------------------------------------------------------


class Artillery(Ability):
    """R61: pay 1 power, and the enemy loses 2."""

    def before_combat(self, g: Scythe, me: int, enemy: int, place: int) -> Script[None]:
        if g.power[me]:
            options: list[Option] = [("fire",), ("skip",)] if g.power[enemy] else [("skip",)]
            idle: list[Option] = [] if g.power[enemy] else [("fire",)]
            choice = yield g.ask(me, "artillery", options, (g.faction[enemy],), idle=idle)
            if choice[0] == "fire":
                self.reached(g)
                lose(g, me, POWER, 1)
                lose(g, enemy, POWER, 2)
                g.note(("fired", g.faction[me], g.faction[enemy]))


class Disarm(Ability):
    """R61, D6: the enemy loses 2 power where a tunnel is or, except in the first printing, the own Mine."""

    def before_combat(self, g: Scythe, me: int, enemy: int, place: int) -> Script[None]:
        if IS_TUNNEL[place] or (not g.first_printing and g.structure_at[me][MINE] == place):
            self.reached(g)
            lose(g, enemy, POWER, 2)
            g.note(("disarmed", g.faction[me], g.faction[enemy]))
        yield from ()


class Scout(Ability):
    """R61: take a random combat card from the enemy's hand."""

    def before_combat(self, g: Scythe, me: int, enemy: int, place: int) -> Script[None]:
        if steal_card(g, me, enemy):
            self.reached(g)
        yield from ()


class PeoplesArmy(Ability):
    """R62: one more combat card with a worker present."""

    def extra_cards(self, g: Scythe, me: int, place: int) -> int:
        return 1 if place in g.worker_at[me] else 0


class Camaraderie(Ability):
    """R69: won combats cost no popularity."""

    def __init__(self, name: str, faction: int) -> None:
        super().__init__(name, faction)
        self.spares_popularity = True


register("swim", Swim)
register("relentless", Relentless)
register("coercion", Coercion)
register("dominate", Dominate)
register("meander", Meander)
register("riverwalk", Riverwalk)
register("speed", Speed)
register("seaworthy", Seaworthy)
register("submerge", Submerge)
register("township", Township)
register("underpass", Underpass)
register("wayfare", Wayfare)
register("artillery", Artillery)
register("disarm", Disarm)
register("scout", Scout)
register("peoples_army", PeoplesArmy)
register("camaraderie", Camaraderie)
settle()
