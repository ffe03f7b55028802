"""A new campaign: the table and the players of Act I (p.4 to p.6)."""

from typing import Any

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.errors import BadSetting
from boardwright.kernel.rng import Rng
from boardwright.kernel.state import Chronicle

from ..facts import (
    LORE_DATA,
    NOBODY,
    NOTHING,
    SPACES,
    SYSTEM_COUNT,
    action_deck,
    cards_of_boxes,
    cluster_of,
    is_gate,
)
from ..pieces import place_ships
from ..resources import gain
from ..setup import clear_table, deal
from ..state import CITY, STARPORT, building
from ..vocabulary import SYSTEM, System
from .facts import (
    BLIGHT,
    BLIGHT_TOKENS,
    CAMPAIGN_COURT,
    COUNCIL,
    EMPIRE,
    EVENT_FACES,
    EVENTS,
    FATE_IDS,
    FATES,
    FREE_BUILDINGS,
    FREE_STATES,
    GUILD_ENVOYS_DEPART,
    IMPERIAL_SHIPS,
    LAWS,
    OWNERS,
    POLICIES,
    REGENT,
    TIERS,
    number_of_id,
    planets_of_symbol,
    systems_of,
)
from .state import Campaign
from .steps import follow_steps
from .summit import close_summit
from .vocabulary import FATE

OPEN_FATE = 0
RANDOM = "random"
"""An option says so of a seat to which two fates are dealt."""


def set_up(seats: int, rng: Rng, options: dict[str, Any]) -> Campaign:
    """p.4, p.5: the table; the fates are chosen next."""
    fates = chosen_fates(seats, options["fates"])
    g = empty_table(seats, rng, options["lore"])
    g.chronicle = Chronicle()
    g.split_discard = options["split_discard"]
    g.negotiations = options["negotiations"]
    g.offers = options["offers"]
    g.initiative = rng.below(seats)
    lay_out_court(g)
    lay_out_map(g)
    deal_fates(g, fates)
    g.stage = "choose_fate"
    return g


def chosen_fates(seats: int, names: str) -> list[int]:
    """The fates that an option names in the order of the seats; OPEN_FATE where some are dealt, as if it names none."""
    if not names:
        return [OPEN_FATE] * seats
    numbers = {name: number for number, name in FATE_IDS.items()}
    fates: list[int] = []
    for name in (part.strip() for part in names.split(",")):
        if name == RANDOM:
            fates.append(OPEN_FATE)
            continue
        if name not in numbers:
            known = ", ".join(FATE_IDS[number] for number in TIERS["A"])
            raise BadSetting(f"There is no fate {name!r}; those of Act I are {known}.")
        if numbers[name] not in TIERS["A"]:
            raise BadSetting(f"The fate {name!r} cannot begin in Act I; choose an A fate.")
        if numbers[name] in fates:
            raise BadSetting(f"The fate {name!r} is named twice; each fate is there once.")
        fates.append(numbers[name])
    if len(fates) != seats:
        raise BadSetting(f"Name {seats} fates, one for each seat in order, not {len(fates)}.")
    return fates


def empty_table(seats: int, rng: Rng, lore: str = "both") -> Campaign:
    """Everything in its supply, nothing on the map, the decks in order."""
    g = Campaign(seats, rng)
    g.deck = [*action_deck(seats), *EVENTS[: 3 if seats == 4 else 2]]
    g.lay_out(NOTHING, lore)
    clear_table(g)
    spare = OWNERS - seats
    g.ships += [0] * spare
    g.cities += [0] * spare
    g.starports += [0] * spare
    g.ships[EMPIRE], g.ships[BLIGHT] = IMPERIAL_SHIPS, BLIGHT_TOKENS
    g.cities[FREE_STATES] = g.starports[FREE_STATES] = FREE_BUILDINGS
    places = 1 + (3 if seats == 2 else 4)
    g.court_agents = [0] * (places * seats)
    g.attached = [0] * places
    g.court_deck = CAMPAIGN_COURT[:]
    g.lore_box = cards_of_boxes(LORE_DATA, lore)
    g.last_act = g.act = 1
    g.negotiations, g.offers = "full", 3
    g.laws = LAWS[:]
    if seats == 2:
        g.laws.append(GUILD_ENVOYS_DEPART)
    g.fates, g.sealed = [OPEN_FATE] * seats, [OPEN_FATE] * seats
    g.dealt, g.fate_box = [[] for _ in range(seats)], []
    g.objectives = [0] * seats
    g.gains, g.held, g.scrapped, g.rolled = [], [], [], []
    g.faithful, g.scrapped_actions = [], []
    g.map_tokens = []
    g.agenda, g.stage_after = [], ""
    g.sleepers, g.awake, g.stopped = [], [], False
    g.titles = [REGENT] * seats
    g.first_regent = NOBODY
    g.trust = [0] * 5
    g.policies = POLICIES[:]
    g.favors = [0] * (seats * seats)
    g.decided = False
    g.council_by = g.resolver = NOBODY
    close_summit(g)
    return g


# -- the table -----------------------------------------------------------------------------------------------------


def lay_out_court(g: Campaign) -> None:
    """C16: the row is dealt, then lore is shuffled in unseen; the Imperial Council lies left of the row."""
    g.rng.shuffle(g.court_deck)
    g.court = [COUNCIL, *[g.court_deck.pop() for _ in range(len(g.attached) - 1)]]
    g.rng.shuffle(g.lore_box)
    g.court_deck += [g.lore_box.pop() for _ in range(g.seats)]
    g.rng.shuffle(g.court_deck)
    g.rng.shuffle(g.policies)


def lay_out_map(g: Campaign) -> None:
    """C17, C18: Imperial ships in two clusters, Free cities and damaged Blight in the others."""
    first = g.rng.below(6) + 1
    imperial = systems_of(first) + systems_of(first % 6 + 1)
    for system in imperial:
        g.fresh[EMPIRE * SYSTEM_COUNT + system] += 1
        g.ships[EMPIRE] -= 1
    _, symbol = EVENT_FACES[g.rng.below(6)]
    for system in planets_of_symbol(symbol):
        if system not in imperial:
            place_free_building(g, CITY, system * SPACES)
    for system in range(SYSTEM_COUNT):
        if system not in imperial:
            g.damaged[BLIGHT * SYSTEM_COUNT + system] += 1
            g.ships[BLIGHT] -= 1
    if g.seats == 2:
        set_aside_resources(g, [cluster_of(system) for system in imperial if is_gate(system)])


def set_aside_resources(g: Campaign, clusters: list[int]) -> None:
    """p.5: with two players, a token per planet of these clusters lies on the ambitions as a third player's."""
    for cluster in clusters:
        for system in systems_of(cluster):
            resource = g.planet_type(system)
            if resource != NOTHING and g.supply[resource]:
                g.supply[resource] -= 1
                g.dummy[resource] += 1


def place_free_building(g: Campaign, kind: int, place: int) -> None:
    supply = g.cities if kind == CITY else g.starports
    supply[FREE_STATES] -= 1
    g.buildings[place] = building(FREE_STATES, kind, False)


# -- the fates -----------------------------------------------------------------------------------------------------


def deal_fates(g: Campaign, fates: list[int]) -> None:
    """p.6: two A fates to each player, unless an option names theirs."""
    if OPEN_FATE not in fates:
        g.dealt = [[fate] for fate in fates]
        return
    box = [fate for fate in TIERS["A"] if fate not in fates]
    g.rng.shuffle(box)
    g.dealt = [[fate] if fate != OPEN_FATE else sorted([box.pop(), box.pop()]) for fate in fates]
    g.fate_box = box


def choose_fate(g: Campaign) -> Script[None]:
    """p.6: each player keeps one in secret; then all are revealed together."""
    me = g.sealed.index(OPEN_FATE)
    options: list[Option] = [("fate", fate) for fate in g.dealt[me]]
    choice = yield g.ask(me, "choose_fate", options, always=len(options) > 1)
    g.sealed[me] = FATE.of(choice)
    if OPEN_FATE in g.sealed:
        return
    if len(options) > 1:
        g.look()  # all see now what was sealed
    for seat in g.turn_order():
        g.fates[seat] = g.sealed[seat]
        g.note(("fate_revealed", seat, g.fates[seat]))
    g.fate_box += [fate for seat in range(g.seats) for fate in g.dealt[seat] if fate != g.fates[seat]]
    g.fate_box.sort()
    g.dealt = [[] for _ in range(g.seats)]
    g.queue = g.turn_order()
    g.stage = "fate_set_up"


def fate_set_up(g: Campaign) -> Script[None]:
    """C19: the set-up side of each fate in turn order, before anybody places pieces; then the objective lies open."""
    me = g.queue[0]
    del g.queue[0]
    act = FATES[g.fates[me]]["acts"][g.act]
    yield from follow_steps(g, me, act["setup"])
    g.cards[me].append(number_of_id(act["objective"]))
    g.objectives[me] = act["start"][g.seats]
    if not g.queue:
        if g.first_regent == NOBODY:
            g.first_regent = g.initiative  # C20
            g.note(("first_regent", g.initiative))
        g.queue = [*g.turn_order(), *reversed(g.turn_order())]
        g.stage = "first_pieces"


def first_pieces(g: Campaign) -> Script[None]:
    """C21: three ships and a building on a planet with an Imperial ship and an empty slot, and its resource."""
    me = g.queue[0]
    del g.queue[0]
    options: list[Option] = [("in", system) for system in g.systems if empty_slot(g, system) != NOTHING]
    choice = yield g.ask(me, "first_planet", options)
    system = SYSTEM.of(choice)
    choice = yield g.ask(me, "first_building", [("build_city", system), ("build_starport", system)], (system,))
    kind = CITY if choice[0] == "build_city" else STARPORT
    place_ships(g, me, system, 3)
    (g.cities if kind == CITY else g.starports)[me] -= 1
    g.buildings[empty_slot(g, system)] = building(me, kind, False)
    g.note(("built", me, kind, system))
    yield from gain(g, me, [g.planet_type(system)])
    if not g.queue:
        fill_with_free_cities(g)
        deal(g)


def empty_slot(g: Campaign, system: System) -> int:
    """The first empty building slot of a planet with an Imperial ship, or NOTHING."""
    if g.has_imperial_ships(system):
        for place in range(system * SPACES, system * SPACES + g.slots_at(system)):
            if not g.buildings[place]:
                return place
    return NOTHING


def fill_with_free_cities(g: Campaign) -> None:
    """p.6 step I: a Free city in every slot that is still empty on planets with Imperial ships."""
    for system in g.systems:
        while (place := empty_slot(g, system)) != NOTHING:
            place_free_building(g, CITY, place)
