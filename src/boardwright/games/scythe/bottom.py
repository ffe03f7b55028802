"""The bottom row: Upgrade, Deploy, Build, Enlist (p.14 to p.20), and what their neighbours gain."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced

from .facts import (
    BOTTOM_ACTIONS,
    BUILD,
    COINS,
    COST,
    CUBE_COUNT,
    CUBES,
    DEPLOY,
    FACTION_ROWS,
    GAINS,
    MECHS,
    NOWHERE,
    ONE_TIME,
    ROOM,
    SECTION_COINS,
    SECTIONS,
    STRUCTURES,
    UPGRADE,
    Gains,
)
from .gains import NOTHING_MORE, can_pay_tokens, gain, gain_beside, pay_tokens, room_for
from .stars import mark_stars
from .state import FIRST_MECH, Scythe
from .vocabulary import ABILITY, BOTTOM, CUBE, PLACE, STRUCTURE, WHAT, bonus_option


def cost_of(g: Scythe, me: int, section: int) -> int:
    """R92: every cube in the brackets lowers the cost by one."""
    return COST[g.mat[me] * SECTIONS + section] - g.lowered[me * SECTIONS + section]


def can_pay_section(g: Scythe, me: int, section: int) -> bool:
    return can_pay_tokens(g, me, section, cost_of(g, me, section))


def bottom_action(g: Scythe, me: int, section: int) -> Script[None]:
    """R100: pay, coins, the benefit itself, the own ongoing bonus, own stars, then the neighbours."""
    g.note((BOTTOM_ACTIONS[section], g.faction[me]))
    recruited = g.recruited[me * SECTIONS + section]
    yield from pay_tokens(g, me, section, cost_of(g, me, section))
    yield from gain(g, me, BOTTOM_ACTIONS[section], COINS, SECTION_COINS[g.mat[me] * SECTIONS + section])
    if section == 0:
        yield from upgrade(g, me)
    elif section == 1:
        yield from deploy(g, me, g.worked(me))
    elif section == 2:
        yield from build(g, me, g.worked(me))
    else:
        yield from enlist(g, me, [(GAINS[section], 1)] if recruited else NOTHING_MORE)
    if recruited:  # R4, D13: as it was before the action
        yield from gain(g, me, "recruit", section, 1)
    mark_stars(g, me)
    for seat in neighbours(g, me):
        if g.ended:  # R97, D14
            return
        if g.recruited[seat * SECTIONS + section]:
            yield from gain_beside(g, seat, me, section)
            mark_stars(g, seat)


def brings_nothing(g: Scythe, me: int, section: int) -> bool:
    """Whether the action would be paid for nothing: no coins, no benefit, and no bonus for anybody (D19)."""
    if SECTION_COINS[g.mat[me] * SECTIONS + section] or has_use(g, me, section, g.worked(me)):
        return False
    for seat in [me, *neighbours(g, me)]:
        if g.recruited[seat * SECTIONS + section] and room_for(g, seat, section, 1):
            return False
    return True


def has_use(g: Scythe, me: int, section: int, places: list[int]) -> bool:
    """Whether the benefit of a bottom action can be had on one of these places."""
    if section == UPGRADE:
        return g.upgrades(me) < CUBE_COUNT
    if section == DEPLOY:
        return bool(places) and NOWHERE in g.mech_at[me]
    if section == BUILD:
        return NOWHERE in g.structure_at[me] and bool(building_ground(g, places))
    return g.recruits(me) < SECTIONS


def neighbours(g: Scythe, me: int) -> list[int]:
    """R97: the left neighbour, then the right one; with two seats only once."""
    left, right = g.left[me], g.right[me]
    return [left] if left == right else [left, right]


# -- the four benefits ---------------------------------------------------------------------------------------------


def upgrade(g: Scythe, me: int) -> Script[None]:
    """R92: a cube from the top row to a free bracketed space of the bottom row."""
    first = me * CUBE_COUNT
    options: list[Option] = [("cube", CUBES[cube]) for cube in range(CUBE_COUNT) if g.cubes[first + cube]]
    if not options:
        return
    choice = yield g.ask(me, "upgrade", [*options, ("decline",)])
    if choice[0] == "decline":
        return
    cube = CUBES.index(CUBE.of(choice))
    room: list[Option] = [
        ("lower", section)
        for section in range(SECTIONS)
        if g.lowered[me * SECTIONS + section] < ROOM[g.mat[me] * SECTIONS + section]
    ]
    choice = yield g.ask(me, "lower", room)
    g.cubes = replaced(g.cubes, first + cube, 0)
    lowered = BOTTOM.of(choice)
    brackets = me * SECTIONS + lowered
    g.lowered = replaced(g.lowered, brackets, g.lowered[brackets] + 1)
    g.note(("upgraded", g.faction[me], CUBES[cube], lowered))


def deploy(g: Scythe, me: int, places: list[int]) -> Script[None]:
    """R93: any mech still on the mat, to one of the places; its ability works at once."""
    names: list[str] = FACTION_ROWS[g.faction[me]]["mechs"]
    options: list[Option] = [("mech_of", names[slot]) for slot in range(MECHS) if g.mech_at[me][slot] == NOWHERE]
    if not options or not places:
        return
    choice = yield g.ask(me, "deploy", [*options, ("decline",)])
    if choice[0] == "decline":
        return
    slot = names.index(ABILITY.of(choice))
    where: list[Option] = [("on", place) for place in places]
    choice = yield g.ask(me, "deploy_on", where)
    place = PLACE.of(choice)
    g.put_unit(me, FIRST_MECH + slot, place)
    g.unlocked = replaced(g.unlocked, me, g.unlocked[me] | 1 << slot)
    g.note(("deployed", g.faction[me], names[slot], place))


def build(g: Scythe, me: int, places: list[int]) -> Script[None]:
    """R94: any structure still on the mat, to one of the places that has none."""
    free = building_ground(g, places)
    options: list[Option] = [
        ("structure", kind) for kind in range(len(STRUCTURES)) if g.structure_at[me][kind] == NOWHERE
    ]
    if not options or not free:
        return
    choice = yield g.ask(me, "build", [*options, ("decline",)])
    if choice[0] == "decline":
        return
    kind = STRUCTURE.of(choice)
    where: list[Option] = [("on", place) for place in free]
    choice = yield g.ask(me, "build_on", where, (kind,))
    place = PLACE.of(choice)
    g.structure_at = replaced(g.structure_at, me, replaced(g.structure_at[me], kind, place))
    g.note(("built", g.faction[me], kind, place))


def building_ground(g: Scythe, places: list[int]) -> list[int]:
    """Those of the places that have no structure."""
    return [place for place in places if not g.structure_on(place)]


def enlist(g: Scythe, me: int, then: Gains) -> Script[None]:
    """R95: a recruit from any section to a free one-time bonus, gained at once; `then` comes with it."""
    first = me * SECTIONS
    options: list[Option] = [("recruit", section) for section in range(SECTIONS) if not g.recruited[first + section]]
    if not options:
        return
    choice = yield g.ask(me, "enlist", [*options, ("decline",)])
    if choice[0] == "decline":
        return
    section = BOTTOM.of(choice)
    free = [bonus_option(ONE_TIME[what], what) for what in range(SECTIONS) if not g.bonus_taken[first + what]]
    choice = yield g.ask(me, "recruit_bonus", free)
    what = WHAT.of(choice)
    g.recruited = replaced(g.recruited, first + section, 1)
    g.bonus_taken = replaced(g.bonus_taken, first + what, 1)
    g.note(("enlisted", g.faction[me], section))
    yield from gain(g, me, "enlist", what, ONE_TIME[what], then)
