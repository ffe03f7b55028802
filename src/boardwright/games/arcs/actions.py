"""The basic actions of p.12 and p.13. Battle has its own file."""

from boardwright.kernel.decision import Option, Script, number

from .court import capture, securable, secure_at
from .facts import NOBODY, NOTHING, PLANET_TYPE, SLOT_COUNT, SPACES, SYSTEM_COUNT, is_gate
from .moments import Action, register_action
from .resources import gain
from .state import CITY, STARPORT, Arcs, building, is_damaged, kind_of, owner_of

# -- tax -----------------------------------------------------------------------------------------------------------


def taxable(g: Arcs, me: int) -> list[int]:
    """R40: places of Loyal cities, and of Rival cities in systems the player controls; each once per turn."""
    buildings = g.buildings
    used = g.used_buildings
    places: list[int] = []
    for place in g.places:
        piece = buildings[place]
        is_free_city = piece and kind_of(piece) == CITY and not used[place]
        if is_free_city and (owner_of(piece) == me or g.control(place // SPACES) == me):
            places.append(place)
    return places


def can_tax(g: Arcs, me: int) -> bool:
    return bool(taxable(g, me))


def tax(g: Arcs, me: int) -> Script[None]:
    """Gain a resource of the planet's type; R41: of a Rival city also capture an agent, even if nothing was gained."""
    options: list[Option] = [("tax", place) for place in taxable(g, me)]
    choice = yield g.ask(me, "tax", options)
    place = number(choice)
    owner = owner_of(g.buildings[place])
    system = place // SPACES
    g.used_buildings[place] = 1
    g.note(("taxed", me, owner, system))
    if owner != me and g.agents[owner]:
        g.agents[owner] -= 1
        capture(g, me, owner, 1)
    if PLANET_TYPE[system] != NOTHING:
        yield from gain(g, me, [PLANET_TYPE[system]])


# -- build ---------------------------------------------------------------------------------------------------------


def buildable(g: Arcs, me: int) -> list[Option]:
    """R42, R43: buildings in empty slots where a Loyal piece stands, ships at Loyal starports, each one per turn."""
    options: list[Option] = []
    buildings = g.buildings
    for system in g.systems:
        first = system * SPACES
        for place in range(first, first + SLOT_COUNT[system]):
            if not buildings[place]:
                if g.has_piece(me, system):
                    options.append(("build_city", system))
                    options.append(("build_starport", system))
                break
    for place in g.places:
        piece = buildings[place]
        if piece and not g.used_buildings[place] and kind_of(piece) == STARPORT and owner_of(piece) == me:
            options.append(("build_ship", place))
    return options


def can_build(g: Arcs, me: int) -> bool:
    buildings = g.buildings
    for place in g.places:
        piece = buildings[place]
        if piece:
            if owner_of(piece) == me and kind_of(piece) == STARPORT and not g.used_buildings[place]:
                return True
        elif g.has_piece(me, place // SPACES):
            return True
    return False


def build(g: Arcs, me: int) -> Script[None]:
    """R44: what is built where another player has control arrives damaged. R45: an empty supply builds nothing."""
    choice = yield g.ask(me, "build", buildable(g, me))
    if choice[0] == "build_ship":
        build_ship(g, me, number(choice))
    else:
        build_building(g, me, CITY if choice[0] == "build_city" else STARPORT, number(choice))


def arrives_damaged(g: Arcs, me: int, system: int) -> bool:
    """R107: control is judged before the new piece stands there."""
    return g.control(system) not in (NOBODY, me)


def build_ship(g: Arcs, me: int, place: int) -> None:
    system = place // SPACES
    g.used_buildings[place] = 1
    if not g.ships[me]:
        g.note(("nothing_to_build", me))
        return
    damaged = arrives_damaged(g, me, system)
    g.ships[me] -= 1
    (g.damaged if damaged else g.fresh)[me * SYSTEM_COUNT + system] += 1
    g.note(("built_ship", me, system))


def build_building(g: Arcs, me: int, kind: int, system: int) -> None:
    supply = g.cities if kind == CITY else g.starports
    if not supply[me]:
        g.note(("nothing_to_build", me))
        return
    damaged = arrives_damaged(g, me, system)
    first = system * SPACES
    for place in range(first, first + SLOT_COUNT[system]):
        if not g.buildings[place]:
            supply[me] -= 1
            g.buildings[place] = building(me, kind, damaged)
            g.used_buildings[place] = 0
            g.note(("built", me, kind, system))
            return


# -- move ----------------------------------------------------------------------------------------------------------


def can_move(g: Arcs, me: int) -> bool:
    first = me * SYSTEM_COUNT
    for system in g.systems:
        if g.fresh[first + system] or g.damaged[first + system]:
            return True
    return False


def move(g: Arcs, me: int) -> Script[None]:
    """R50: any Loyal ships of one system go to a neighbouring one; R52: from a Loyal starport they may go on."""
    origins: list[Option] = [("from", system) for system in g.systems if g.ships_at(me, system)]
    choice = yield g.ask(me, "move_from", origins)
    system = number(choice)
    catapult = g.has_starport(me, system)
    options: list[Option] = [("to", near) for near in g.neighbours[system]]
    choice = yield g.ask(me, "move_to", options, (system,))
    fresh, damaged = yield from choose_ships(g, me, system, *ships_in(g, me, system))
    while True:
        target = number(choice)
        goes_on = catapult and is_gate(target) and g.control(target) in (NOBODY, me)
        carry(g, me, system, target, fresh, damaged)
        if not goes_on:
            return
        system = target
        options = [("to", near) for near in g.neighbours[system]]
        options.append(("stop",))
        choice = yield g.ask(me, "catapult", options, (system,))
        if choice[0] == "stop":
            return
        fresh, damaged = yield from choose_ships(g, me, system, fresh, damaged)  # R53, R108: the group only shrinks


def ships_in(g: Arcs, owner: int, system: int) -> tuple[int, int]:
    """Fresh and damaged ships of an owner in a system."""
    index = owner * SYSTEM_COUNT + system
    return g.fresh[index], g.damaged[index]


def choose_ships(g: Arcs, me: int, system: int, fresh: int, damaged: int) -> Script[tuple[int, int]]:
    """At least one of so many fresh and damaged ships."""
    options: list[Option] = [
        ("ships", some, others) for some in range(fresh + 1) for others in range(damaged + 1) if some + others
    ]
    choice = yield g.ask(me, "move_ships", options, (system,))
    return number(choice, 1), number(choice, 2)


def carry(g: Arcs, owner: int, origin: int, target: int, fresh: int, damaged: int) -> None:
    first = owner * SYSTEM_COUNT
    g.fresh[first + origin] -= fresh
    g.fresh[first + target] += fresh
    g.damaged[first + origin] -= damaged
    g.damaged[first + target] += damaged
    g.note(("moved", owner, fresh + damaged, origin, target))


# -- repair --------------------------------------------------------------------------------------------------------


def can_repair(g: Arcs, me: int) -> bool:
    first = me * SYSTEM_COUNT
    for index in range(first, first + SYSTEM_COUNT):
        if g.damaged[index]:
            return True
    for place in g.places:
        piece = g.buildings[place]
        if piece and owner_of(piece) == me and is_damaged(piece):
            return True
    return False


def repair(g: Arcs, me: int) -> Script[None]:
    """R46: one damaged Loyal ship, city or starport anywhere."""
    first = me * SYSTEM_COUNT
    options: list[Option] = [("repair_ship", system) for system in g.systems if g.damaged[first + system]]
    for place in g.places:
        piece = g.buildings[place]
        if piece and owner_of(piece) == me and is_damaged(piece):
            options.append(("repair_building", place))
    choice = yield g.ask(me, "repair", options)
    if choice[0] == "repair_ship":
        g.damaged[first + number(choice)] -= 1
        g.fresh[first + number(choice)] += 1
        g.note(("repaired_ship", me, number(choice)))
    else:
        piece = g.buildings[number(choice)]
        g.buildings[number(choice)] = piece - 1
        g.note(("repaired", me, kind_of(piece), number(choice) // SPACES))


# -- influence and secure ------------------------------------------------------------------------------------------


def can_influence(g: Arcs, me: int) -> bool:
    return g.agents[me] > 0 and any(g.court)


def influence(g: Arcs, me: int) -> Script[None]:
    """R47: one agent from the supply on any card of the row."""
    options: list[Option] = [("court", card) for card in g.court if card]
    choice = yield g.ask(me, "influence", options)
    g.agents[me] -= 1
    g.court_agents[g.court.index(number(choice)) * g.seats + me] += 1
    g.note(("influenced", me, number(choice)))


def can_secure(g: Arcs, me: int) -> bool:
    return bool(securable(g, me))


def secure(g: Arcs, me: int) -> Script[None]:
    """Take a card of the row on which the player has the most agents."""
    options: list[Option] = [("court", g.court[place]) for place in securable(g, me)]
    choice = yield g.ask(me, "secure", options)
    yield from secure_at(g, me, g.court.index(number(choice)))


for _action in (
    Action("tax", can_tax, tax),
    Action("build", can_build, build),
    Action("move", can_move, move),
    Action("repair", can_repair, repair),
    Action("influence", can_influence, influence),
    Action("secure", can_secure, secure),
):
    register_action(_action)
