"""Moving units step by step (p.11): where a step may lead, what is carried, what stops a unit."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set

from .facts import (
    FACTORY_RANGE,
    IS_TUNNEL,
    LAKE,
    LAKES,
    LAND,
    MINE,
    NEIGHBOURS,
    NOBODY,
    NOWHERE,
    PLACES,
    POPULARITY,
    RIVERS,
    TERRAIN,
    TERRITORIES,
    TUNNELS,
    WORKERS,
)
from .gains import lose
from .moments import ACTIVE, WITH_LINKS, active
from .state import CHARACTER, FIRST_MECH, FIRST_WORKER, Scythe, Step
from .vocabulary import PLACE, tokens_option

# -- where a step may lead -----------------------------------------------------------------------------------------


def with_tunnels(place: int, near: list[int]) -> list[int]:
    """R40: all tunnels are adjacent to each other for moving."""
    if not IS_TUNNEL[place]:
        return near
    return near + [tunnel for tunnel in TUNNELS if tunnel != place and tunnel not in near]


DRY_WORKERS: Final[list[list[int]]] = [with_tunnels(place, LAND[place]) for place in range(PLACES)]
SWIMMING_WORKERS: Final[list[list[int]]] = [with_tunnels(place, LAND[place] + RIVERS[place]) for place in range(PLACES)]


def fighter_paths(key: int) -> list[list[int]]:
    """The steps of character and mechs that depend only on the active abilities (a key of ACTIVE)."""
    crosses: list[int] = []
    sails = dives = False
    for ability in ACTIVE[key]:
        crosses += ability.crosses
        sails = sails or ability.sails
        dives = dives or ability.dives
    table: list[list[int]] = []
    for place in range(PLACES):
        near = LAND[place] + [far for far in RIVERS[place] if TERRAIN[far] in crosses]
        if sails:  # R37: no river lies between a lake and its shore
            if TERRAIN[place] == LAKE:
                near = NEIGHBOURS[place][:]
            else:
                near += [lake for lake in NEIGHBOURS[place] if TERRAIN[lake] == LAKE]
        if dives and TERRAIN[place] == LAKE:
            near += [lake for lake in LAKES if lake != place and lake not in near]
        table.append(with_tunnels(place, near))
    return table


FIGHTERS: Final[list[list[list[int]] | None]] = [None] * 80
"""The tables of fighter_paths, made when first needed."""


def near_for_fighter(key: int) -> list[list[int]]:
    table = FIGHTERS[key]
    if table is None:
        table = FIGHTERS[key] = fighter_paths(key)
    return table


def destinations(g: Scythe, me: int, unit: int, place: int) -> list[int]:
    """R44: where the next step of a unit may lead. R47: a worker enters no place with an enemy unit."""
    if unit >= FIRST_WORKER:
        return ways_on_foot(g, me, place, g.enemy_ground(me))
    key = g.faction[me] * 16 + g.unlocked[me]
    near = add_mine(near_for_fighter(key)[place], place, g.structure_at[me][MINE])
    for ability in WITH_LINKS[key]:
        linked = ability.linked(g, me)
        if place in linked:
            near = near + [target for target in linked if target != place and target not in near]
    for ability in ACTIVE[key]:
        if ability.enters_bases:
            near = near + [base for base in (g.home[me], *g.inactive) if base != place]
    return near


def ways_on_foot(g: Scythe, me: int, place: int, enemies: int) -> list[int]:
    """Where a worker may go, if the enemy units stand on this ground."""
    swims = ACTIVE[g.faction[me] * 16 + g.unlocked[me]][0].workers_swim
    near = add_mine((SWIMMING_WORKERS if swims else DRY_WORKERS)[place], place, g.structure_at[me][MINE])
    return [target for target in near if not enemies >> target & 1]


def add_mine(near: list[int], place: int, mine: int) -> list[int]:
    """R41: the Mine is a tunnel for its owner's units."""
    if mine == NOWHERE or IS_TUNNEL[mine]:
        return near
    if place == mine:
        return near + [tunnel for tunnel in TUNNELS if tunnel not in near]
    if IS_TUNNEL[place] and mine not in near:
        return [*near, mine]
    return near


# -- which units may move ------------------------------------------------------------------------------------------


def can_move(g: Scythe, me: int) -> bool:
    """Whether any unit has somewhere to go: nearly always the character has."""
    return bool(near_for_fighter(g.faction[me] * 16 + g.unlocked[me])[g.character[me]] or movable(g, me))


def movable(g: Scythe, me: int) -> list[Option]:
    """R31, R45: units that have not moved in this action, are in no waiting combat, and have somewhere to go."""
    options: list[Option] = []
    tired = g.tired
    if not tired & 1 and destinations(g, me, CHARACTER, g.character[me]):
        options.append(("character", g.character[me]))
    seen: list[int] = []
    for slot, place in enumerate(g.mech_at[me]):
        if place == NOWHERE or place in seen or tired >> (FIRST_MECH + slot) & 1:
            continue
        seen.append(place)
        if destinations(g, me, FIRST_MECH + slot, place):
            options.append(("mech", place))
    seen = []
    enemies = g.enemy_ground(me)
    for worker, place in enumerate(g.worker_at[me]):
        if place == NOWHERE or place in seen or place in g.fights or tired >> (FIRST_WORKER + worker) & 1:
            continue
        seen.append(place)
        if ways_on_foot(g, me, place, enemies):
            options.append(("worker", place))
    return options


def chosen_unit(g: Scythe, me: int, choice: Option) -> int:
    """The unit that an option of `movable` means: the first fresh one there."""
    place = PLACE.of(choice)
    if choice[0] == "character":
        return CHARACTER
    if choice[0] == "mech":
        return next(
            FIRST_MECH + slot
            for slot, where in enumerate(g.mech_at[me])
            if where == place and not g.tired >> (FIRST_MECH + slot) & 1
        )
    return next(
        FIRST_WORKER + worker
        for worker, where in enumerate(g.worker_at[me])
        if where == place and not g.tired >> (FIRST_WORKER + worker) & 1
    )


# -- one unit moves ------------------------------------------------------------------------------------------------


def reach_of(g: Scythe, me: int, unit: int) -> int:
    """R31, R124: how many steps a unit has."""
    steps = FACTORY_RANGE if g.factory_move else 1
    if unit < FIRST_WORKER:
        for ability in active(g, me):
            steps += ability.speed
    return steps


def move_unit(g: Scythe, me: int, unit: int) -> Script[None]:
    """R51, R52: all steps of one unit; what stops it is checked wherever it enters."""
    place = where_is(g, me, unit)
    steps = reach_of(g, me, unit)
    first = True
    while steps:
        options: list[Option] = [("to", target) for target in destinations(g, me, unit, place)]
        if not first:
            if not options:
                break
            options.append(("stop",))
        choice = yield g.ask(me, "step", options, (place,), always=True)
        if choice[0] == "stop":
            break
        target = PLACE.of(choice)
        cargo = yield from load(g, me, unit, place)
        carry(g, me, unit, place, target, cargo)
        if enter(g, me, unit, target):
            break
        place = target
        steps -= 1
        first = False
    g.tired |= 1 << unit


def where_is(g: Scythe, me: int, unit: int) -> int:
    if unit == CHARACTER:
        return g.character[me]
    if unit < FIRST_WORKER:
        return g.mech_at[me][unit - FIRST_MECH]
    return g.worker_at[me][unit - FIRST_WORKER]


def enter(g: Scythe, me: int, unit: int, place: int) -> bool:
    """What happens where a unit arrives; whether it stops there for this turn."""
    if unit >= FIRST_WORKER or place >= TERRITORIES:
        return False
    if g.enemy_fighter(me, place) != NOBODY:
        if place not in g.fights:
            g.fights += (place,)
        return True  # R45
    enemy = g.enemy_unit(me, place)
    if enemy != NOBODY:
        if not g.first_printing:
            drive_off(g, me, enemy, place)
        elif place not in g.driving:
            g.driving += (place,)
        return True  # R46, D2
    return unit == CHARACTER and place in g.encounters  # R49


def drive_off(g: Scythe, me: int, enemy: int, place: int) -> None:
    """R46: enemy workers go home; each costs a popularity."""
    count = 0
    for worker, where in enumerate(g.worker_at[enemy]):
        if where == place:
            g.put_unit(enemy, FIRST_WORKER + worker, g.home[enemy])
            count += 1
    lose(g, me, POPULARITY, count)
    g.sent_home = True
    g.note(("drove_off", g.faction[me], count, g.faction[enemy], place))


def drive_off_waiting(g: Scythe, me: int) -> None:
    """D2: in the first printing enemy workers leave when all units have moved."""
    for place in g.driving:
        drive_off(g, me, g.enemy_unit(me, place), place)
    g.driving = ()


# -- carrying ------------------------------------------------------------------------------------------------------

Cargo = tuple[int, int, int, int, int]
"""The workers carried (a bit each), oil, metal, wood, food."""

NO_CARGO: Final[Cargo] = (0, 0, 0, 0, 0)


def load(g: Scythe, me: int, unit: int, place: int) -> Script[Cargo]:
    """R32, R33: what goes along with the next step, of all that lies and stands there. Carrying is free."""
    first = place * 4
    tokens = [0, 0, 0, 0] if place in g.driving else list(g.tokens[first : first + 4])  # R53
    workers: list[int] = []
    if CHARACTER < unit < FIRST_WORKER and place in g.worker_at[me]:
        workers = [worker for worker, where in enumerate(g.worker_at[me]) if where == place]
    pieces = sum(tokens)
    if not pieces and not workers:
        return NO_CARGO
    ask = "cargo"
    some_workers, some_tokens = workers, tokens
    if TERRAIN[place] == LAKE:  # R39, D16: nothing stays on a lake by itself
        if g.mech_at[me].count(place) == 1:
            some_workers = []
        if g.fighters(me, place) == 1:
            some_tokens = [0, 0, 0, 0]
        if len(some_workers) < len(workers) or sum(some_tokens) < pieces:
            ask = "cargo_left"
    offered = pieces_of(g, some_workers, some_tokens)
    if not offered:
        return everything(workers, tokens)
    options: list[Option] = [("all",), ("nothing",)]
    if len(offered) > 1:
        options.append(("choose",))
    choice = yield g.ask(me, ask, options, (place,))
    if choice[0] == "all":
        return everything(workers, tokens)
    chosen: list[Option] = []
    if choice[0] == "choose":
        chosen = yield from choose_set(me, "load", offered, 1, len(offered) - 1, (place,), ("done",), always=True)
    if some_tokens is tokens:
        tokens = [chosen.count(tokens_option(1, resource)) for resource in range(4)]
    if some_workers is workers:
        workers = chosen_workers(g, workers, chosen)
    return everything(workers, tokens)


def everything(workers: list[int], tokens: list[int]) -> Cargo:
    carried = 0
    for worker in workers:
        carried |= 1 << worker
    return (carried, tokens[0], tokens[1], tokens[2], tokens[3])


def pieces_of(g: Scythe, workers: list[int], tokens: list[int]) -> list[Option]:
    """An option for each of these workers and tokens.

    R34: being carried is no move of the worker, so it matters which of them have walked already.
    """
    fresh = len(fresh_workers(g, workers))
    options: list[Option] = []
    if 0 < fresh < len(workers) and g.moves_left:
        options += [("fresh", 1)] * fresh
        options += [("walked", 1)] * (len(workers) - fresh)
    else:
        options += [("workers", 1)] * len(workers)
    for resource in range(4):
        options += [tokens_option(1, resource)] * tokens[resource]
    return options


def fresh_workers(g: Scythe, workers: list[int]) -> list[int]:
    """Those that have not moved by themselves in this action."""
    return [worker for worker in workers if not g.tired >> (FIRST_WORKER + worker) & 1]


def chosen_workers(g: Scythe, workers: list[int], chosen: list[Option]) -> list[int]:
    """The workers that these options mean."""
    fresh = fresh_workers(g, workers)
    walked = [worker for worker in workers if worker not in fresh]
    return (
        workers[: chosen.count(("workers", 1))]
        + fresh[: chosen.count(("fresh", 1))]
        + walked[: chosen.count(("walked", 1))]
    )


def carry(g: Scythe, me: int, unit: int, place: int, target: int, cargo: Cargo) -> None:
    """The step itself, with everything that goes along."""
    g.put_unit(me, unit, target)
    workers = cargo[0]
    if workers:
        for worker in range(WORKERS):
            if workers >> worker & 1:
                g.put_unit(me, FIRST_WORKER + worker, target)
    for resource in range(4):
        count = cargo[1 + resource]
        if count:
            g.add_tokens(place, resource, -count)
            g.add_tokens(target, resource, count)
    g.steps += ((unit, place, target, workers, cargo[1], cargo[2], cargo[3], cargo[4]),)
    kind = 0 if unit == CHARACTER else 1 if unit < FIRST_WORKER else 2
    g.note(("moved", g.faction[me], kind, place, target, workers.bit_count(), sum(cargo[1:])))


# -- the end of the game -------------------------------------------------------------------------------------------


def send_back(g: Scythe) -> None:
    """R72, D29: units that wait for a combat go back to where they set out, and what they carry with them.

    A mech that took something up on its way leaves it there again; what it has dropped on its way stays.
    """
    me = g.turn
    waiting = [unit for unit in range(FIRST_WORKER) if where_is(g, me, unit) in g.fights]
    ways = [[step for step in g.steps if step[0] == unit] for unit in waiting]
    g.fights = ()
    for way in ways:
        g.put_unit(me, way[0][0], free_or_home(g, me, way[0][1]))
    for way in ways:
        start = where_is(g, me, way[0][0])
        for worker in range(WORKERS):
            if way[-1][3] >> worker & 1:
                place = taken_up(way, worker)
                if TERRAIN[place] == LAKE and place not in g.mech_at[me]:
                    place = start
                g.put_unit(me, FIRST_WORKER + worker, free_or_home(g, me, place))
        for resource in range(4):
            put_back(g, me, way, resource, start)


def free_or_home(g: Scythe, me: int, place: int) -> int:
    """The place, or the base if somebody has retreated there meanwhile."""
    return place if g.enemy_unit(me, place) == NOBODY else g.home[me]


def taken_up(way: list[Step], worker: int) -> int:
    """Where a unit took up a worker that it has brought to the end of its way."""
    place = way[-1][1]
    for step in reversed(way):
        if not step[3] >> worker & 1:
            break
        place = step[1]
    return place


def put_back(g: Scythe, me: int, way: list[Step], resource: int, start: int) -> None:
    """The tokens that a unit has brought to the end of its way, to where it took them up.

    Of equal tokens it carries on those it has brought.
    """
    left = way[-1][4 + resource]
    g.add_tokens(way[-1][2], resource, -left)
    for index in range(len(way) - 1, -1, -1):
        place = way[index][1]
        brought = min(left, way[index - 1][4 + resource]) if index else 0
        if TERRAIN[place] == LAKE and not any(g.has_unit(seat, place) for seat in range(g.seats)):
            place = start
        g.add_tokens(place, resource, left - brought)
        left = brought
