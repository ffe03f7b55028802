"""The Golems (F505, F506): things that sleep on the map, fill resource slots, and are spent for an action of their own.

A Golem is one of GOLEMS. `sleepers` says which of them sleeps where on the map: nobody knows which, so that it is open
only where one lies. Whoever holds one shows its kind; `awake` lists those that are not asleep.
"""

from collections.abc import Callable
from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import without

from ...actions import capital_repairs, move_out, origins, repair_piece
from ...facts import CARD_NUMBER, NOBODY, NOTHING, RAID_COST_OF_SLOT, RESOURCE_SLOTS, SYSTEM_COUNT
from ...moments import CARDS
from ...pieces import destroy_ship, force_of, harm_done, may_harm, pay_for_harm
from ...resources import gain, put_in_slots, raidable_things, room_on_card
from ...state import Arcs
from ...vocabulary import RESOURCE, SEAT, SLOT, SYSTEM, System
from ..facts import GOLEM_LAW, GOLEMS
from ..moments import ReachCard, register, speaking
from ..state import Campaign, campaign
from ..steps import scrap

WARRIOR, PROTECTOR, SEEKER, HARVESTER = GOLEMS
UNSTABLE: Final[dict[int, int]] = {
    WARRIOR: CARD_NUMBER["f511"],
    PROTECTOR: CARD_NUMBER["f510"],
    SEEKER: CARD_NUMBER["f509"],
    HARVESTER: CARD_NUMBER["f508"],
}
"""The vox card of each Golem."""
USE_OF: Final[dict[int, str]] = {WARRIOR: "destroy", PROTECTOR: "mend", SEEKER: "launch", HARVESTER: "harvest"}


def golems_of(g: Campaign, seat: int) -> list[int]:
    """A-66: the Golems that a seat has, in slots or on a card, asleep or awake."""
    first = seat * RESOURCE_SLOTS
    slots = g.slots[first : first + RESOURCE_SLOTS]
    held = [token for card, token in g.held if card in g.cards[seat]]
    return sorted([token for token in slots + held if token in GOLEMS])


def golem_at(g: Campaign, golem: int) -> Option:
    """The slot or card where a Golem that is off the map lies, as a raid names it; its seat is the holder."""
    lying = [option for seat in range(g.seats) for option in raidable_things(g, seat)]
    return next(option for option in lying if RESOURCE.of(option) == golem)


def wake(g: Campaign, golems: list[int]) -> None:
    """They turn to their awake side."""
    for golem in golems:
        if golem not in g.awake:
            g.awake = tuple(sorted([*g.awake, golem]))
            g.note(("golem_awake", golem))


def wake_all(g: Campaign) -> None:
    """All that players hold; those on the map sleep on."""
    asleep = [*[golem for _, golem in g.sleepers], *g.lost_golems]
    wake(g, [golem for golem in GOLEMS if golem not in asleep])


def scrap_golem(g: Campaign, golem: int) -> None:
    """A Golem that lies nowhere at this moment leaves the campaign, and with it the card that speaks of it."""
    g.lost_golems = tuple(sorted([*g.lost_golems, golem]))
    g.awake = tuple([other for other in g.awake if other != golem])
    g.note(("golem_scrapped", golem))
    scrap(g, NOBODY, UNSTABLE[golem])


# -- a Golem that is spent or discarded ----------------------------------------------------------------------------


class Golems(ReachCard):
    """F505: a Golem is held in a slot, and goes to a Rival when it is spent or discarded."""

    def clauses(self) -> list[str]:
        return ["passed", "kept", "discarded", "act_begins"]

    def act_begins(self, g: Campaign) -> None:
        """Whether or not the Caretaker is in play."""
        self.reached(g, "act_begins")
        wake_all(g)

    def can_discard_thing(self, g: Arcs, me: int, thing: int) -> bool:
        return bool(destinations(campaign(g), me, thing))

    def thing_discarded(self, g: Arcs, me: int, thing: int) -> Script[None]:
        self.reached(g, "discarded")
        yield from self.pass_on(campaign(g), me, thing)

    def thing_spent(self, g: Arcs, me: int, thing: int, use: str) -> Script[None]:
        """Objectives hear of it; it goes before its action is taken, as a spent resource does."""
        c = campaign(g)
        for seat in c.turn_order():
            for card in speaking(c, seat, "golem_spent"):
                card.golem_spent(c, seat)
        yield from self.pass_on(c, me, thing)

    def pass_on(self, g: Campaign, me: int, golem: int) -> Script[None]:
        """A-60: it falls asleep, and who had it picks the Rival and the slot; without one it stays with the player."""
        g.awake = tuple([other for other in g.awake if other != golem])
        g.loose = (*g.loose, (me, golem))
        options = destinations(g, me, golem)
        if not options:
            self.reached(g, "kept")
            g.note(("golem_kept", me, golem))
            yield from put_in_slots(g, me, may_rearrange=False)
            return
        self.reached(g, "passed")
        choice = yield g.ask(me, "send_golem", options, (golem,))
        rival = SEAT.of(choice)
        g.loose = without(g.loose, (me, golem))
        if SLOT.held_by(choice):
            g.slots[rival * RESOURCE_SLOTS + SLOT.of(choice)] = golem
        else:
            CARDS[room_on_card(g, rival, golem)].lay_thing(g, golem)
        g.note(("golem_passed", me, rival, golem))


def destinations(g: Campaign, me: int, golem: int) -> list[Option]:
    """Empty slots of Rivals, of each raid cost one, and cards of theirs on which a Golem may lie."""
    options: list[Option] = []
    for rival in g.rivals(me):
        costs: list[int] = []
        for slot in g.empty_slots(rival):
            if RAID_COST_OF_SLOT[slot] not in costs:
                costs.append(RAID_COST_OF_SLOT[slot])
                options.append(("send", rival, slot))
        card = room_on_card(g, rival, golem)
        if card != NOTHING:
            options.append(("send_on", rival, card))
    return options


# -- what Golems do ------------------------------------------------------------------------------------------------


class GolemActions(ReachCard):
    """F506: in the Prelude an awake Golem may be spent, and its action may be taken."""

    def clauses(self) -> list[str]:
        return [*GOLEMS.values(), "nothing"]

    def thing_uses(self, g: Arcs, me: int, thing: int) -> list[str]:
        c = campaign(g)
        if thing not in c.awake:
            return []
        can, _ = GOLEM_ACTIONS[thing]
        return [USE_OF[thing], "nothing"] if can(c, me) else ["nothing"]

    def thing_spent(self, g: Arcs, me: int, thing: int, use: str) -> Script[None]:
        if use == "nothing":
            self.reached(g, "nothing")
            return
        self.reached(g, GOLEMS[thing])
        _, take = GOLEM_ACTIONS[thing]
        yield from take(campaign(g), me)


def damaged_in(g: Campaign, system: System) -> list[int]:
    """The owners of damaged ships in a system; C124: Blight is no ship."""
    return [owner for owner in g.fleets() if g.damaged[owner * SYSTEM_COUNT + system]]


def systems_to_clear(g: Campaign, me: int) -> list[System]:
    """A-67: systems with damaged ships, if nothing forbids to destroy every one of them."""
    return [
        system
        for system in g.systems
        if damaged_in(g, system)
        and all(owner == me or may_harm(g, me, owner, system) for owner in damaged_in(g, system))
    ]


def can_clear(g: Campaign, me: int) -> bool:
    return bool(systems_to_clear(g, me))


def clear_system(g: Campaign, me: int) -> Script[None]:
    """Warrior: all damaged ships of a system are destroyed; own ones go home, the others are Trophies."""
    options: list[Option] = [("in", system) for system in systems_to_clear(g, me)]
    choice = yield g.ask(me, "warrior_golem", options, always=True)
    system = SYSTEM.of(choice)
    harmed = [owner for owner in damaged_in(g, system) if owner != me]
    yield from pay_for_harm(g, me, harmed, system)
    for owner in damaged_in(g, system):
        force = force_of(g, owner, system)
        while force.damaged:
            destroy_ship(g, force, me)
    if harmed:
        yield from harm_done(g, me, harmed, system)


def mendable(g: Campaign, me: int) -> list[Option]:
    """An option for every damaged ship on the map, and for every Flagship with damaged Upgrades or Armor."""
    options: list[Option] = []
    for owner in g.fleets():
        for system in g.systems:
            option: Option = ("repair_ship", system) if owner == me else ("repair_other_ship", owner, system)
            options.extend([option] * g.damaged[owner * SYSTEM_COUNT + system])
    return options + [("mend_flagship", seat) for seat in range(g.seats) if capital_repairs(g, seat)]


def can_mend(g: Campaign, me: int) -> bool:
    return bool(mendable(g, me))


def mend(g: Campaign, me: int) -> Script[None]:
    """Protector: any number of damaged ships, whoever owns them, are repaired; of a Flagship one Upgrade or Armor."""
    options = mendable(g, me)
    chosen = yield from choose_set(me, "protector_golem", options, 1, len(options), always=True)
    for choice in chosen:
        if choice[0] == "mend_flagship":
            choice = yield g.ask(me, "repair", capital_repairs(g, SEAT.of(choice)))
        repair_piece(g, me, choice)


def can_launch(g: Campaign, me: int) -> bool:
    return bool(origins(g, me, launched=True))


def launch(g: Campaign, me: int) -> Script[None]:
    """Seeker: a Catapult move out of any system."""
    yield from move_out(g, me, GOLEM_LAW)


def can_harvest(g: Campaign, me: int) -> bool:
    return any(g.supply)


def harvest(g: Campaign, me: int) -> Script[None]:
    """Harvester: a resource of choice."""
    options: list[Option] = [("resource", resource) for resource in range(5) if g.supply[resource]]
    choice = yield g.ask(me, "harvester_golem", options, always=True)
    yield from gain(g, me, [RESOURCE.of(choice)])


Can = Callable[[Campaign, int], bool]
Take = Callable[[Campaign, int], Script[None]]

GOLEM_ACTIONS: Final[dict[int, tuple[Can, Take]]] = {
    WARRIOR: (can_clear, clear_system),
    PROTECTOR: (can_mend, mend),
    SEEKER: (can_launch, launch),
    HARVESTER: (can_harvest, harvest),
}
"""By Golem: whether its action can be taken, and the script that takes it."""

register(Golems(GOLEM_LAW))
register(GolemActions(CARD_NUMBER["f506"]))
