"""The players of a campaign: their fates in every act, and their first pieces in Act I (p.6, p.7, p.29)."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced, rewritten

from ..facts import NOBODY, NOTHING
from ..pieces import place_ships
from ..resources import agents_come_home, gain, in_hand, rearrange, settle
from ..state import CITY, STARPORT, building
from ..vocabulary import SYSTEM, System
from .acts import begin_act
from .facts import FATES, TIERS, number_of_id
from .moments import LEAVING_STEPS
from .setup import OPEN_FATE, place_free_building
from .state import Campaign
from .steps import follow_steps
from .vocabulary import FATE

# -- choosing a fate -----------------------------------------------------------------------------------------------


def new_fates(g: Campaign) -> Script[None]:
    """p.6: two A fates to each player in Act I; C103: later one or two of the next tier."""
    act = act_of_new_fates(g)
    if act > 1:
        g.note(("step", "fates"))
    box = [fate for fate in TIERS["ABC"[act - 1]] if fate not in g.named]
    g.rng.shuffle(box)
    dealt: list[list[int]] = []
    for seat in range(g.seats):
        if is_named(g, seat, act):
            dealt.append([g.named[seat]])
        elif act > 1 and g.objectives[seat] == 0:
            dealt.append(sorted([g.fates[seat], box.pop()]))
        else:
            dealt.append(sorted([box.pop() for _ in range(2)]))
    g.dealt, g.fate_box = tuple([tuple(fates) for fates in dealt]), tuple(box)
    g.sealed = (OPEN_FATE,) * g.seats
    g.stage = "choose_fate"
    yield from ()


def act_of_new_fates(g: Campaign) -> int:
    """The act for which fates are chosen: the first, or after an Intermission the next."""
    return g.act if OPEN_FATE in g.fates else g.act + 1


def is_named(g: Campaign, seat: int, act: int) -> bool:
    """Whether an option names the fate that a player has in an act: in the first that is played, if it can before."""
    return act <= g.first_act and g.named[seat] != OPEN_FATE and g.named[seat] <= 8 * act


def choose_fate(g: Campaign) -> Script[None]:
    """Each player keeps one in secret; then all are revealed together."""
    me = g.sealed.index(OPEN_FATE)
    options: list[Option] = [("fate", fate) for fate in g.dealt[me]]
    choice = yield g.ask(me, "choose_fate", options, always=len(options) > 1)
    g.sealed = (*g.sealed[:me], FATE.of(choice), *g.sealed[me + 1 :])
    if OPEN_FATE in g.sealed:
        return
    if any(len(fates) > 1 for fates in g.dealt):
        g.look()  # all see now what was sealed
    begins = OPEN_FATE in g.fates
    for seat in g.turn_order():
        reveal_fate(g, seat)
    left = [fate for seat in range(g.seats) for fate in g.dealt[seat] if fate != g.fates[seat]]
    g.fate_box, g.dealt = tuple(sorted([*g.fate_box, *left])), ((),) * g.seats
    g.queue = g.turn_order()
    g.stage = "fate_set_up" if begins else "act_set_up"


def reveal_fate(g: Campaign, seat: int) -> None:
    """C60, C104: who takes a new fate gives all Favors back; what is not in play of the old set goes."""
    old, new = g.fates[seat], g.sealed[seat]
    if old == new:
        g.note(("fate_kept", seat, new))
        return
    g.fates = replaced(g.fates, seat, new)
    g.note(("fate_revealed", seat, new))
    if old == OPEN_FATE:
        return
    for owner in range(g.seats):
        index = seat * g.seats + owner
        agents_come_home(g, owner, g.favors[index])
        g.favors = replaced(g.favors, index, 0)
    if old in LEAVING_STEPS:
        LEAVING_STEPS[old](g, seat)


def fate_set_up(g: Campaign) -> Script[None]:
    """C19: the set-up side of each fate in turn order; then the objective lies open. Later tokens may be rearranged."""
    me = g.queue[0]
    del g.queue[0]
    act = FATES[g.fates[me]]["acts"][g.act]
    yield from follow_steps(g, me, act["setup"])
    g.cards[me] = (*g.cards[me], number_of_id(act["objective"]))
    g.objectives = replaced(
        g.objectives, me, act["start"][g.seats] if "start" in act else 0
    )  # Act III: only C fates have a marker
    if in_hand(g, me):
        yield from settle(g, me)  # C115
    elif g.act > 1:
        yield from rearrange(g, me, "rearrange")
    if g.queue:
        return
    if g.act > 1:
        begin_act(g)
        return
    if g.first_regent == NOBODY:
        g.first_regent = g.initiative  # C20
        g.note(("first_regent", g.initiative))
    g.queue = [*g.turn_order(), *reversed(g.turn_order())]
    g.stage = "first_pieces"


# -- the first pieces ----------------------------------------------------------------------------------------------


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
    g.buildings = rewritten(g.buildings, empty_slot(g, system), building(me, kind, False))
    g.note(("built", me, kind, system))
    yield from gain(g, me, [g.planet_type(system)])
    if not g.queue:
        fill_with_free_cities(g)
        begin_act(g)


def empty_slot(g: Campaign, system: System) -> int:
    """The first empty building slot of a planet with an Imperial ship, or NOTHING."""
    empty = g.empty_places(system) if g.has_imperial_ships(system) else []
    return empty[0] if empty else NOTHING


def fill_with_free_cities(g: Campaign) -> None:
    """p.6 step I: a Free city in every slot that is still empty on planets with Imperial ships."""
    for system in g.systems:
        while (place := empty_slot(g, system)) != NOTHING:
            place_free_building(g, CITY, place)
