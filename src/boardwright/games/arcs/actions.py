"""The basic actions of p.12 and p.13. Battle has its own file.

What an action does is shown before it is done: its question is asked even if there is only one answer.
"""

from boardwright.kernel.decision import Decision, Option, Script
from boardwright.kernel.still import recounted, replaced, rewritten

from .control import all_commanded, commanded, controls, goes_alone, held_by_another, most_escorted
from .court import capture, influenceable, is_any_influenceable, securable, secure_at
from .facts import NOBODY, NOTHING, SPACES, SYSTEM_COUNT, is_gate
from .moments import AS_LOYAL, AS_RIVAL, CARDS, NOT, Action, Squad, register_action, speakers, speaking_laws
from .pieces import is_fleet, repair_ships
from .resources import gain, gain_matters
from .state import CITY, STARPORT, Arcs, building, changed, is_damaged, kind_of, owner_of
from .vocabulary import COUNT, COURT, DAMAGED, FRESH, PLACE, RESOURCE, SEAT, SYSTEM, SYSTEM_OF, System

# -- tax -----------------------------------------------------------------------------------------------------------


class Taxes:
    """What decides which cities a player may tax, found once for all of them."""

    def __init__(self, g: Arcs, me: int) -> None:
        self.g = g
        self.me = me
        self.again = False
        self.granting: tuple[int, ...] = ()
        self.forbidding: tuple[int, ...] = ()
        if g.laws or g.cards[me]:
            self.again = may_tax_again(g, me)
            self.granting = speakers(g, me, "tax_right")
            self.forbidding = speakers(g, me, "forbids_tax")

    def allow(self, place: int) -> bool:
        """R40: a Loyal city, or a Rival city in a system the player controls; each once per turn."""
        g, me = self.g, self.me
        piece = g.buildings[place]
        if kind_of(piece) != CITY or (g.used_buildings[place] and not self.again and not self.allow_again(place)):
            return False
        if owner_of(piece) != me and not controls(g, me, place // SPACES) and not self.grant(place):
            return False
        return not (self.forbidding and is_tax_forbidden(g, me, place, self.forbidding))

    def allow_again(self, place: int) -> bool:
        """Whether a law lets a city be taxed again."""
        for law in speakers(self.g, self.me, "may_tax_city_again"):
            if CARDS[law].may_tax_city_again(self.g, self.me, place):
                return True
        return False

    def grant(self, place: int) -> bool:
        """Whether a card lets the player tax a city that they do not control."""
        for card in self.granting:
            if CARDS[card].tax_right(self.g, self.me, place) != NOT:
                return True
        return False


def taxable(g: Arcs, me: int) -> list[int]:
    """R40: places of the cities that a player may tax."""
    taxes = Taxes(g, me)
    return [place for place in g.built() if taxes.allow(place)]


def taxable_slots(g: Arcs, me: int) -> list[int]:
    """Empty building slots that a card lets the player tax; each once per turn."""
    places: list[int] = []
    for card in speakers(g, me, "taxes_empty_slots"):
        for system in g.systems:
            if CARDS[card].taxes_empty_slots(g, me, system):
                slots = range(system * SPACES, system * SPACES + g.slots_at(system))
                places.extend([p for p in slots if not g.buildings[p] and not g.used_buildings[p] and p not in places])
    return places


def tax_right(g: Arcs, me: int, place: int) -> int:
    """How a city may be taxed: as a Loyal one, as a Rival one (which captures), or not at all."""
    if owner_of(g.buildings[place]) == me:
        return AS_LOYAL
    if controls(g, me, place // SPACES):
        return AS_RIVAL if captures_by_tax(g, me, place) else AS_LOYAL
    best = NOT
    for card in speakers(g, me, "tax_right"):
        best = max(best, CARDS[card].tax_right(g, me, place))
    return best


def captures_by_tax(g: Arcs, me: int, place: int) -> bool:
    return all(CARDS[card].captures_by_tax(g, me, place) for card in speakers(g, me, "captures_by_tax"))


def is_tax_forbidden(g: Arcs, me: int, place: int, cards: tuple[int, ...]) -> bool:
    """Whether one of these cards forbids to tax a city."""
    for card in cards:
        if CARDS[card].forbids_tax(g, me, place):
            CARDS[card].reached(g, "forbids_tax")
            return True
    return False


def may_tax_again(g: Arcs, me: int) -> bool:
    for card in speakers(g, me, "may_tax_again"):
        if CARDS[card].may_tax_again(g, me):
            return True
    return False


def can_tax(g: Arcs, me: int) -> bool:
    taxes = Taxes(g, me)
    for place in g.built():
        if taxes.allow(place):
            return True
    return bool(taxable_slots(g, me))


def tax_brings(g: Arcs, me: int) -> bool:
    """Whether some Tax would change anything."""
    if every_tax_brings(g, me):
        return True
    taxes = Taxes(g, me)
    for place in g.built():
        if taxes.allow(place) and tax_pays(g, me, place):
            return True
    return any(tax_pays(g, me, place) for place in taxable_slots(g, me))


def every_tax_brings(g: Arcs, me: int) -> bool:
    """Whether any Tax brings a resource: there is one of each type and room for it, and no gate city without a type."""
    return g.pool == "none" and min(g.supply) > 0 and bool(g.empty_slots(me))


def tax_pays(g: Arcs, me: int, place: int) -> bool:
    """Whether taxing a city or slot would change anything: bring a resource or a Captive, or let a card speak."""
    for resource in g.city_types(place // SPACES):
        if gain_matters(g, me, resource):
            return True
    piece = g.buildings[place]
    if piece and tax_right(g, me, place) == AS_RIVAL and g.agents[owner_of(piece)]:
        return True
    return any(CARDS[card].adds_to_tax(g, me, place) for card in speakers(g, me, "adds_to_tax"))


def tax(g: Arcs, me: int) -> Script[None]:
    choice = yield g.asked_before() or which_tax(g, me, ways_to_tax(g, me))
    yield from tax_at(g, me, PLACE.of(choice))


def ways_to_tax(g: Arcs, me: int) -> list[Option]:
    """Each city and slot that can be taxed."""
    options: list[Option] = [("tax", place) for place in taxable(g, me)]
    options.extend([("tax_slot", place) for place in taxable_slots(g, me)])
    return options


def which_tax(g: Arcs, me: int, options: list[Option]) -> Decision:
    """Which of these cities and slots to tax; R4: it may bring nothing."""
    idle: list[Option] = []
    if not every_tax_brings(g, me):
        idle = [option for option in options if not tax_pays(g, me, PLACE.of(option))]
    useful = [option for option in options if option not in idle] if idle else options
    return g.ask(me, "tax", useful, always=True, idle=idle)


def tax_at(g: Arcs, me: int, place: int) -> Script[None]:
    """Gain a resource of the city's type; R41: of a Rival city also capture an agent, even if nothing was gained."""
    piece = g.buildings[place]
    captures = piece != 0 and tax_right(g, me, place) == AS_RIVAL
    g.used_buildings = replaced(g.used_buildings, place, 1)
    yield from tax_yields(g, me, owner_of(piece) if piece else me, SYSTEM_OF[place], captures)
    for card in speakers(g, me, "after_tax"):
        yield from CARDS[card].after_tax(g, me, place)


def tax_yields(g: Arcs, me: int, owner: int, system: System, captures: bool) -> Script[None]:
    """What a Tax brings."""
    g.note(("taxed_own", me, system) if owner == me else ("taxed", me, owner, system))
    if captures and g.agents[owner]:
        g.agents = changed(g.agents, owner, -1)
        capture(g, me, owner, 1)
    types = g.city_types(system)
    if len(types) > 1:
        options: list[Option] = [("resource", resource) for resource in types]
        choice = yield g.ask(me, "tax_type", options, (system,))
        types = [RESOURCE.of(choice)]
    for card in speakers(g, me, "takes_tax") if types else []:
        is_taken = yield from CARDS[card].takes_tax(g, me, owner, types[0])
        if is_taken:
            return
    yield from gain(g, me, types)


# -- build ---------------------------------------------------------------------------------------------------------


def buildable(g: Arcs, me: int) -> list[Option]:
    """R42, R43: buildings in empty slots where a Loyal piece stands, ships at Loyal starports, each one per turn."""
    options: list[Option] = []
    buildings = g.buildings
    slots = g.slot_counts()
    others = all_commanded(g, me)
    for system in g.systems if has_building_slots(g, me) else []:
        if has_room(buildings, slots, system) and (g.has_piece(me, system) or system in others):
            options.append(("build_city", system))
            options.append(("build_starport", system))
    borrowing = bool(speakers(g, me, "uses_starport"))
    for place in g.built():
        piece = buildings[place]
        if kind_of(piece) != STARPORT or g.used_buildings[place]:
            continue
        if owner_of(piece) == me or (borrowing and is_usable_starport(g, me, place)):
            options.append(("build_ship", place))
    for card in speakers(g, me, "building_sites"):
        options.extend([site for site in CARDS[card].building_sites(g, me) if site not in options])
    return options


def has_room(buildings: bytes, slots: list[int], system: System) -> bool:
    """Whether a building slot of a system is empty."""
    first = system * SPACES
    return 0 in buildings[first : first + slots[system]]


def has_building_slots(g: Arcs, me: int) -> bool:
    """Whether a player may build cities and starports in building slots."""
    for law in speaking_laws(g, "forbids_building_slots"):
        if CARDS[law].forbids_building_slots(g, me):
            return False
    return True


def is_usable_starport(g: Arcs, me: int, place: int) -> bool:
    """A Loyal starport, or one that a card lets the player use as if it were Loyal."""
    piece = g.buildings[place]
    if not piece or kind_of(piece) != STARPORT:
        return False
    if owner_of(piece) == me:
        return True
    for card in speakers(g, me, "uses_starport"):
        if CARDS[card].uses_starport(g, me, place):
            CARDS[card].reached(g, "uses_starport")
            return True
    return False


def can_build(g: Arcs, me: int) -> bool:
    buildings = g.buildings
    borrowing = bool(speakers(g, me, "uses_starport"))
    for place in g.built():
        piece = buildings[place]
        if kind_of(piece) != STARPORT or g.used_buildings[place]:
            continue
        if owner_of(piece) == me or (borrowing and is_usable_starport(g, me, place)):
            return True
    if has_building_slots(g, me):
        slots = g.slot_counts()
        for system in g.systems:
            if has_room(buildings, slots, system) and g.has_piece(me, system):
                return True
        for system in all_commanded(g, me):
            if has_room(buildings, slots, system):
                return True
    for card in speakers(g, me, "building_sites"):
        if CARDS[card].building_sites(g, me):
            return True
    return False


def build_brings(g: Arcs, me: int) -> bool:
    """Whether some Build would change anything."""
    if g.cities[me] and g.starports[me] and g.ships[me]:
        return True
    return any(build_pays(g, me, option) for option in buildable(g, me))


def build_pays(g: Arcs, me: int, option: Option) -> bool:
    """R45: whether the supply has what would be built; a card may speak even so."""
    if option[0] == "build_city":
        return g.cities[me] > 0
    if option[0] == "build_starport":
        return g.starports[me] > 0
    if option[0] == "build_ship":
        adding = speakers(g, me, "adds_to_ship_built")
        return g.ships[me] > 0 or any(CARDS[card].adds_to_ship_built(g, me, PLACE.of(option)) for card in adding)
    cards = speakers(g, me, "building_sites")
    return any(option in CARDS[card].building_sites(g, me) and CARDS[card].site_brings(g, me, option) for card in cards)


def build(g: Arcs, me: int) -> Script[None]:
    """R44: what is built where another player has control arrives damaged. R45: an empty supply builds nothing."""
    choice = yield g.asked_before() or what_to_build(g, me)
    if choice[0] == "build_ship":
        place = PLACE.of(choice)
        build_ship(g, me, place)
        for card in speakers(g, me, "after_ship_built"):
            yield from CARDS[card].after_ship_built(g, me, place)
    elif choice[0] in ("build_city", "build_starport"):
        build_building(g, me, CITY if choice[0] == "build_city" else STARPORT, SYSTEM.of(choice))
    else:
        for card in speakers(g, me, "building_sites"):
            if choice in CARDS[card].building_sites(g, me):
                yield from CARDS[card].build_at(g, me, choice)
                return


def what_to_build(g: Arcs, me: int) -> Decision:
    """What the supply lacks comes last."""
    options = buildable(g, me)
    idle: list[Option] = []
    if not (g.cities[me] and g.starports[me] and g.ships[me]):
        idle = [option for option in options if not build_pays(g, me, option)]
        options = [option for option in options if option not in idle]
    return g.ask(me, "build", options, always=True, idle=idle)


def arrives_damaged(g: Arcs, me: int, system: System) -> bool:
    """R107: control is judged before the new piece stands there."""
    return held_by_another(g, me, system)


def build_ship(g: Arcs, me: int, place: int) -> None:
    """At a starport, which is used for this turn."""
    g.used_buildings = replaced(g.used_buildings, place, 1)
    add_ship(g, me, SYSTEM_OF[place], place)


def add_ship(g: Arcs, me: int, system: System, starport: int = NOTHING) -> None:
    """At the starport of a place, if it is built at one."""
    if not g.ships[me]:
        g.note(("nothing_to_build", me))
        return
    damaged = arrives_damaged(g, me, system) and not builds_fresh_ships(g, me)
    if damaged and starport != NOTHING:
        damaged = not builds_fresh(g, me, starport)
    g.ships[me] -= 1
    g.add_ships(me, system, damaged, 1)
    g.note(("built_ship", me, system))


def builds_fresh_ships(g: Arcs, me: int) -> bool:
    for card in speakers(g, me, "ships_arrive_fresh"):
        if CARDS[card].ships_arrive_fresh(g, me):
            CARDS[card].reached(g, "ships_arrive_fresh")
            return True
    return False


def builds_fresh(g: Arcs, me: int, place: int) -> bool:
    """Whether a card lets what is built at a starport or in a slot be fresh, whoever has control."""
    for card in speakers(g, me, "builds_fresh"):
        if CARDS[card].builds_fresh(g, me, place):
            CARDS[card].reached(g, "builds_fresh")
            return True
    return False


def build_building(g: Arcs, me: int, kind: int, system: System) -> None:
    """In the first empty slot of a system."""
    first = system * SPACES
    for place in range(first, first + g.slots_at(system)):
        if not g.buildings[place]:
            add_building(g, me, kind, place)
            return


def add_building(g: Arcs, me: int, kind: int, place: int) -> None:
    supply = g.cities if kind == CITY else g.starports
    system = SYSTEM_OF[place]
    if not supply[me]:
        g.note(("nothing_to_build", me))
        return
    damaged = arrives_damaged(g, me, system) and not builds_fresh(g, me, place)
    supply[me] -= 1
    g.buildings = rewritten(g.buildings, place, building(me, kind, damaged))
    g.used_buildings = replaced(g.used_buildings, place, 0)
    g.note(("built", me, kind, system))


# -- move ----------------------------------------------------------------------------------------------------------

Riders = tuple[int, int]
"""Tokens that move like ships or along with them: the card that lets them, and how many."""


def can_move(g: Arcs, me: int) -> bool:
    if g.has_ships(me):
        return True
    for system in g.systems if g.laws else []:
        if goes_alone(g, me, system) or taken_along(g, me, system) or riders_in(g, me, system):
            return True
    return False


def move(g: Arcs, me: int) -> Script[None]:
    """R50: any Loyal ships of one system go to a neighbouring one; R52: from a Loyal starport they may go on."""
    yield from move_out(g, me)


def move_out(g: Arcs, me: int, launched: int = NOTHING) -> Script[None]:
    """A move from a system of choice; one that a card has `launched` is a Catapult move, and takes along ships only."""
    choice = yield g.asked_before() or g.ask(me, "move_from", origins(g, me, launched != NOTHING))
    system = SYSTEM.of(choice)
    squads = [squad_in(g, owner, system) for owner in [me, *others_going(g, me, system, launched != NOTHING)]]
    yield from move_on(g, me, system, squads, launched, riders_in(g, me, system) if g.laws else None)


def move_on(
    g: Arcs,
    me: int,
    system: System,
    squads: list[Squad],
    launched: int = NOTHING,
    riders: list[Riders] | None = None,
    targets: list[System] | None = None,
) -> Script[None]:
    """A move of some of these ships, and what cards add to it."""
    moved = yield from move_group(g, me, system, squads, launched, riders, targets)
    for card in speakers(g, me, "after_move"):
        yield from CARDS[card].after_move(g, me, moved)


def origins(g: Arcs, me: int, launched: bool) -> list[Option]:
    """The systems from which a player may move: with Loyal ships, or with such as go without them."""
    others = all_commanded(g, me)
    tokens = bool(g.laws) and not launched and bool(speakers(g, me, "takes_along") or speakers(g, me, "riders"))
    found: list[Option] = []
    for system in g.systems:
        if g.ships_at(me, system) or (
            (tokens or system in others) and may_leave(g, me, system, launched, others.get(system, []))
        ):
            found.append(("from", system))
    return found


def may_leave(g: Arcs, me: int, system: System, launched: bool, owners: list[int]) -> bool:
    """Whether something may move from a system without Loyal ships, where the player commands ships of these owners."""
    for owner in going(g, me, system, launched, owners):
        if most_escorted(g, me, owner, 0):
            return True
    return not launched and bool(riders_in(g, me, system))


def others_going(g: Arcs, me: int, system: System, launched: bool) -> list[int]:
    """Whose ships in a system a player may move besides their own."""
    return going(g, me, system, launched, commanded(g, me, system))


def going(g: Arcs, me: int, system: System, launched: bool, owners: list[int]) -> list[int]:
    """The same, where the player commands ships of these owners."""
    if launched:
        return [owner for owner in owners if is_fleet(g, owner)]
    return owners + taken_along(g, me, system)


def taken_along(g: Arcs, me: int, system: System) -> list[int]:
    """Whose pieces, which are no ships, cards let the player move from a system."""
    found: list[int] = []
    for card in speakers(g, me, "takes_along") if g.laws else []:
        found.extend([owner for owner in CARDS[card].takes_along(g, me, system) if owner not in found])
    return found


def move_group(
    g: Arcs,
    me: int,
    system: System,
    squads: list[Squad],
    launched: int = NOTHING,
    riders: list[Riders] | None = None,
    targets: list[System] | None = None,
) -> Script[dict[int, Squad]]:
    """Move some of these ships, Loyal ones first, from a system; where the fresh Loyal ones of them stand in the end.

    With `targets` they go to one of these in one leg, and by no way of the map. Ships go back to a gate they have
    passed only if they leave some behind: going in circles would change nothing, and never end.
    """
    catapult = targets is None and (launched != NOTHING or may_catapult(g, me, system))
    pads = launch_pads(g, me, system) if catapult and speakers(g, me, "enters_gate") else []  # before control changes
    choice = yield g.asked_before() or g.ask(me, "move_to", ways_to_move(g, me, system, targets), (system,))
    squads = yield from choose_ships(g, me, system, squads, size_of(squads), alone=bool(riders) and launched == NOTHING)
    riding = yield from choose_riders(g, me, system, riders or [], 0 if size_of(squads) else 1)
    if any(size_of([squad]) and not is_fleet(g, squad[0]) for squad in squads):
        catapult = False  # tokens that go along never do so in a Catapult move
    moved: dict[int, Squad] = {}
    passed = [system]
    while True:
        target = SYSTEM.of(choice)
        goes_on = catapult and are_ships(g, squads) and is_gate(target) and not ends_catapult(g, me, target, squads)
        enter(g, me, system, target, squads)
        for card, count in riding:
            CARDS[card].ride(g, me, system, target, count)
        for law in speaking_laws(g, "leg_over") if targets is None else ():
            CARDS[law].leg_over(g, me, system, target)
        if catapult and is_gate(target) and not is_gate(system) and are_ships(g, squads):
            for card in speakers(g, me, "enters_gate"):
                ended_in = yield from CARDS[card].enters_gate(g, me, system, target, launched, pads)
                if ended_in != NOTHING:
                    goes_on, target = False, SYSTEM_OF[ended_in * SPACES]
        _, fresh, _, capital = squads[0]
        if moved:
            moved[system] = (me, moved[system][1] - fresh, 0, moved[system][3] - capital)
        before = moved.get(target, (me, 0, 0, 0))
        moved[target] = (me, before[1] + fresh, 0, before[3] + capital)
        if not goes_on:
            return moved
        system = target
        passed.append(system)
        group = size_of(squads)
        may_turn = group > 1 or bool(riding)
        onward = [near for near in ways_from(g, me, system) if may_turn or not is_gate(near) or near not in passed]
        options: list[Option] = [("to", near) for near in onward]
        options.append(("stop",))
        choice = yield g.ask(me, "catapult", options, (system,))
        if choice[0] == "stop":
            return moved
        onto = SYSTEM.of(choice)
        back = is_gate(onto) and onto in passed
        most = group - 1 if back and not riding else group
        squads = yield from choose_ships(g, me, system, squads, most)  # R53, R108: it only shrinks
        rode, all_ships = riding, size_of(squads) == group
        riding = yield from choose_riders(g, me, system, riding, 0, one_stays=back and all_ships)
        if not all_ships or riding != rode:
            passed = [system]


def ways_to_move(g: Arcs, me: int, system: System, targets: list[System] | None) -> list[Option]:
    return [("to", near) for near in (ways_from(g, me, system) if targets is None else targets)]


def ways_from(g: Arcs, me: int, system: System) -> list[System]:
    """Where ships may go from a system: to its neighbours, and to what a card makes adjacent."""
    near = g.neighbours[system]
    for card in speakers(g, me, "ways_from"):
        near = near + [further for further in CARDS[card].ways_from(g, me, system) if further not in near]
    return near


def enter(g: Arcs, me: int, origin: System, target: System, squads: list[Squad]) -> None:
    """One leg of a move; D15: cards of the Rivals of whoever owns the ships speak before they arrive."""
    for squad in squads:
        mover = squad[0]
        if mover < g.seats and (squad[1] or squad[2] or squad[3]):
            for rival in g.rivals(mover):
                for card in speakers(g, rival, "when_rival_enters"):
                    CARDS[card].when_rival_enters(g, rival, mover, target)
    for squad in squads:
        if squad[1] or squad[2] or squad[3]:
            carry(g, me, squad, origin, target)


def ends_catapult(g: Arcs, me: int, system: System, squads: list[Squad]) -> bool:
    """R52: a gate that another controls ends a Catapult move; laws let some ships through and stop others."""
    who = g.control(system)
    owners = [squad[0] for squad in squads if size_of([squad])]
    stopped = who not in (NOBODY, me)
    for card in speakers(g, me, "ends_catapult"):
        if CARDS[card].ends_catapult(g, me, system):
            CARDS[card].reached(g, "ends_catapult")
            return True
    for card in speakers(g, me, "passes_gate") if stopped else ():
        if CARDS[card].passes_gate(g, me, system, who, owners):
            CARDS[card].reached(g, "passes_gate")
            return False
    return stopped


def may_catapult(g: Arcs, me: int, system: System) -> bool:
    """R52, R54: from a Loyal starport; cards may add systems or take starports away."""
    by_starport = bool(launch_pads(g, me, system))
    for card in speakers(g, me, "launches_from"):
        if CARDS[card].launches_from(g, me, system):
            CARDS[card].reached(g, "launches")
            return True
    for card in speakers(g, me, "forbids_starport_launch") if by_starport else ():
        if CARDS[card].forbids_starport_launch(g, me):
            CARDS[card].reached(g, "forbids_starport_launch")
            return False
    return by_starport


def launch_pads(g: Arcs, me: int, system: System) -> list[int]:
    """The starports of a system at which a Catapult move may start."""
    cards = speakers(g, me, "launches_at")
    return [
        place
        for place in g.buildings_at(system)
        if is_usable_starport(g, me, place)
        or (kind_of(g.buildings[place]) == STARPORT and any(CARDS[card].launches_at(g, me, place) for card in cards))
    ]


def squad_in(g: Arcs, owner: int, system: System) -> Squad:
    """The ships of an owner in a system."""
    capital = g.capital_at(owner, system)
    index = owner * SYSTEM_COUNT + system
    return owner, g.fresh[index] - capital, g.damaged[index], capital


def size_of(squads: list[Squad]) -> int:
    size = 0
    for _, fresh, damaged, capital in squads:
        size += fresh + damaged + capital
    return size


def are_ships(g: Arcs, squads: list[Squad]) -> bool:
    """Whether there are ships, and nothing that cannot take part in a Catapult move."""
    return size_of(squads) > 0 and not any(size_of([squad]) for squad in squads if not is_fleet(g, squad[0]))


def riders_in(g: Arcs, me: int, system: System) -> list[Riders]:
    """What may move from a system and is no ship."""
    found: list[Riders] = []
    for card in speakers(g, me, "riders"):
        count = CARDS[card].riders(g, me, system)
        if count:
            found.append((card, count))
    return found


def choose_riders(
    g: Arcs, me: int, system: System, riders: list[Riders], least: int, one_stays: bool = False
) -> Script[list[Riders]]:
    """At least `least` of them in all; with `one_stays` not all."""
    chosen: list[Riders] = []
    for card, count in riders:
        last = (card, count) == riders[-1]
        fewest = least if last and not chosen else 0
        most = count - 1 if one_stays and last and len(chosen) == len(riders) - 1 else count
        options: list[Option] = [("riders", number) for number in range(fewest, most + 1)]
        choice = yield g.ask(me, "riders", options, (card, system))
        if COUNT.of(choice):
            chosen.append((card, COUNT.of(choice)))
    return chosen


def choose_ships(
    g: Arcs, me: int, system: System, squads: list[Squad], most: int, alone: bool = False
) -> Script[list[Squad]]:
    """At least one and at most `most` of these ships: first of the Loyal ones, then of each that may go along.

    With `alone` there may be none, as something else moves.
    """
    for card in speakers(g, me, "most_ships_moved"):
        most = min(most, CARDS[card].most_ships_moved(g, me))
    others = [squad for squad in squads[1:] if size_of([squad])]
    least = 0 if alone or any(most_escorted(g, me, squad[0], 0) for squad in others) else 1
    choice = yield g.ask(me, "move_ships", ship_choices("ships", squads[0], least, most), (system,))
    chosen = [chosen_squad(me, choice)]
    own = size_of(chosen)
    for squad in others:
        owner = squad[0]
        room = min(most - size_of(chosen), most_escorted(g, me, owner, own))
        least = 1 if squad == others[-1] and not size_of(chosen) and not alone else 0
        ask = "escort" if is_fleet(g, owner) else "escort_tokens"
        choice = yield g.ask(me, ask, ship_choices("escort", squad, least, room), (owner, system))
        chosen.append(chosen_squad(owner, choice))
    return chosen


def ship_choices(verb: str, squad: Squad, least: int, most: int) -> list[Option]:
    """So many of the fresh and damaged ships of a squad, without its capital ship and with it."""
    _, fresh, damaged, capital = squad
    options: list[Option] = [
        (verb, some, others)
        for some in range(fresh + 1)
        for others in range(damaged + 1)
        if least <= some + others <= most
    ]
    if capital:
        along = ship_choices(verb, (*squad[:3], 0), least - 1, most - 1)
        options.extend([("capital", *option[1:]) for option in along])
    return options


def chosen_squad(owner: int, choice: Option) -> Squad:
    """The ships of an option of `ship_choices`."""
    return owner, FRESH.of(choice), DAMAGED.of(choice), 1 if choice[0] == "capital" else 0


def carry(g: Arcs, me: int, squad: Squad, origin: System, target: System) -> None:
    """Ships of an owner go to another system, moved by a player; those of a Rival are said to move by themselves."""
    owner, fresh, damaged, capital = squad
    for hurt, count in ((False, fresh + capital), (True, damaged)):
        if count:
            g.add_ships(owner, origin, hurt, -count)
            g.add_ships(owner, target, hurt, count)
    if capital:
        g.move_capital(owner, target)
    if owner < g.seats:
        g.note(("moved", owner, fresh + damaged + capital, origin, target))
    else:
        verb = "moved_other" if is_fleet(g, owner) else "moved_tokens"
        g.note((verb, me, owner, fresh + damaged, origin, target))


# -- repair --------------------------------------------------------------------------------------------------------


def can_repair(g: Arcs, me: int) -> bool:
    if g.has_damaged_ships(me):
        return True
    others = False
    for place in g.built():
        piece = g.buildings[place]
        if is_damaged(piece):
            if owner_of(piece) == me:
                return True
            others = True
    if g.laws:
        if capital_repairs(g, me) or further_repairs(g, me):
            return True
        for owner in g.fleets()[g.seats :]:
            others = others or g.has_damaged_ships(owner)
    return others and bool(g.laws or g.cards[me]) and bool(repairable(g, me))


def repairable(g: Arcs, me: int) -> list[Option]:
    """R46: damaged Loyal ships, cities and starports anywhere; a law may add ships and buildings that serve."""
    first = me * SYSTEM_COUNT
    options: list[Option] = [("repair_ship", system) for system in g.systems if g.damaged[first + system]]
    if g.laws:
        for owner in g.fleets()[g.seats :]:
            hurt = [system for system in g.systems if g.damaged[owner * SYSTEM_COUNT + system]]
            served = [system for system in hurt if owner in commanded(g, me, system)]
            options.extend([("repair_other_ship", owner, system) for system in served])
    alone = not g.laws and not g.cards[me]
    for place in g.built():
        piece = g.buildings[place]
        if (alone and owner_of(piece) != me) or not is_damaged(piece):
            continue
        if owner_of(piece) == me or repairs_building(g, me, place):
            options.append(("repair_building", place))
    return options + capital_repairs(g, me) + further_repairs(g, me) if g.laws else options


def capital_repairs(g: Arcs, owner: int) -> list[Option]:
    """What can be repaired of an owner's capital ship."""
    return [
        option for card in speakers(g, owner, "capital_repairs") for option in CARDS[card].capital_repairs(g, owner)
    ]


def further_repairs(g: Arcs, me: int) -> list[Option]:
    """What cards let the player repair besides ships and buildings."""
    found: list[Option] = []
    for card in speakers(g, me, "further_repairs"):
        found.extend([option for option in CARDS[card].further_repairs(g, me) if option not in found])
    return found


def repairs_building(g: Arcs, me: int, place: int) -> bool:
    """Whether a card lets the player repair a building of another colour."""
    for card in speakers(g, me, "repairs_building"):
        if CARDS[card].repairs_building(g, me, place):
            CARDS[card].reached(g, "repairs_building")
            return True
    return False


def repair(g: Arcs, me: int) -> Script[None]:
    """R46: one damaged ship, city or starport."""
    choice = yield g.asked_before() or g.ask(me, "repair", repairable(g, me), always=True)
    repair_piece(g, me, choice)


def repair_piece(g: Arcs, me: int, choice: Option) -> None:
    """The ship or building of an option."""
    if choice[0] == "repair_ship":
        repair_ships(g, me, SYSTEM.of(choice), 1)
    elif choice[0] == "repair_other_ship":
        owner, system = SEAT.of(choice), SYSTEM.of(choice)
        index = owner * SYSTEM_COUNT + system
        g.damaged = recounted(g.damaged, index, -1)
        g.fresh = recounted(g.fresh, index, 1)
        g.note(("repaired_other_ship" if is_fleet(g, owner) else "repaired_token", me, owner, system))
    elif choice[0] != "repair_building":
        for card in speakers(g, me, "further_repairs"):
            if choice in CARDS[card].further_repairs(g, me):
                CARDS[card].repair_further(g, me, choice)
                return
        for card in speakers(g, me, "repair_capital"):
            CARDS[card].repair_capital(g, me, choice)
    else:
        place = PLACE.of(choice)
        piece = g.buildings[place]
        g.buildings = rewritten(g.buildings, place, piece - 1)
        if owner_of(piece) == me:
            g.note(("repaired", me, kind_of(piece), place // SPACES))
        else:
            g.note(("repaired_other", me, owner_of(piece), kind_of(piece), place // SPACES))


# -- influence and secure ------------------------------------------------------------------------------------------


def can_influence(g: Arcs, me: int) -> bool:
    return g.agents[me] > 0 and is_any_influenceable(g, me)


def influence(g: Arcs, me: int) -> Script[None]:
    """R47: one agent from the supply on any card of the row."""
    choice = yield g.asked_before() or which_to_influence(g, me)
    yield from influence_card(g, me, COURT.of(choice))


def which_to_influence(g: Arcs, me: int) -> Decision:
    return g.ask(me, "influence", [("court", card) for card in influenceable(g, me)], always=True)


def influence_card(g: Arcs, me: int, card: int) -> Script[None]:
    """Put an agent on a card of the row; laws may add to it."""
    place = g.court.index(card)
    was_empty = not any(g.agents_on(place, seat) for seat in range(g.seats))
    put_agent(g, me, card)
    for law in speakers(g, me, "after_influence") if g.laws else ():
        yield from CARDS[law].after_influence(g, me, place, was_empty)


def put_agent(g: Arcs, me: int, card: int) -> None:
    """An agent from the supply on a card of the row."""
    g.agents = changed(g.agents, me, -1)
    g.court_agents = changed(g.court_agents, g.court.index(card) * g.seats + me, 1)
    g.note(("influenced", me, card))


def can_secure(g: Arcs, me: int) -> bool:
    return bool(securable(g, me))


def secure(g: Arcs, me: int) -> Script[None]:
    """Take a card of the row on which the player has the most agents."""
    choice = yield g.asked_before() or which_to_secure(g, me)
    yield from secure_at(g, me, g.court.index(COURT.of(choice)))


def which_to_secure(g: Arcs, me: int) -> Decision:
    return g.ask(me, "secure", [("court", g.court[place]) for place in securable(g, me)], always=True)


for _action in (
    Action("tax", can_tax, tax, brings=tax_brings),
    Action("build", can_build, build, brings=build_brings),
    Action("move", can_move, move),
    Action("repair", can_repair, repair),
    Action("influence", can_influence, influence),
    Action("secure", can_secure, secure),
):
    register_action(_action)
