"""The Intermission after an act (p.28, p.29): a stage for each of its steps."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced, without

from ..facts import FIRST_THING, NOBODY, SYSTEM_COUNT
from ..moments import SPEAKERS
from ..pieces import place_ships, return_captives, return_trophies
from ..resources import slots_of_all_covered
from ..state import STARPORT, is_damaged, kind_of, owner_of
from ..vocabulary import SYSTEM, System
from .blight import has_blight, repair_blight
from .court import NO_CARD, put_away, return_agents, slip_in
from .facts import COUNCIL, FATES, GATES, ROWS, number_of_id
from .moments import REACH_CARDS, ReachCard
from .power import gain_power
from .state import Campaign
from .steps import follow_steps
from .trust import empty_trust
from .wrecks import wreck_building, wreck_ships

RESCUE_SHIPS: Final = 3


def begin_intermission(g: Campaign) -> None:
    """C97: the steps A to F, in this order."""
    g.turn = g.leader = NOBODY
    g.note(("intermission", g.act))
    g.note(("step", "resolve"))
    g.queue = g.turn_order()
    g.stage = "resolve_fate"


# -- A. Resolve the fate -------------------------------------------------------------------------------------------


def resolve_fate(g: Campaign) -> Script[None]:
    """A-12: each player follows the Resolution, in turn order; when all have, who failed loses Power (C10)."""
    me = g.queue[0]
    del g.queue[0]
    act = FATES[g.fates[me]]["acts"][g.act]
    fulfilled = g.objectives[me] == 0
    g.note(("fate_fulfilled" if fulfilled else "fate_failed", me, g.fates[me]))
    g.cards[me] = without(g.cards[me], number_of_id(act["objective"]))
    yield from follow_steps(g, me, act["success" if fulfilled else "failure"])
    if not g.queue:
        for seat in g.turn_order():
            gain_power(g, seat, -g.objectives[seat], "failed")
        g.stage = "clear_court"


# -- B. Clear the Court, C. Clear pieces ---------------------------------------------------------------------------


def clear_court(g: Campaign) -> Script[None]:
    """All cards but the Council go back to the deck, agents go home, the discard pile is scrapped (C99)."""
    g.note(("step", "court"))
    for place, card in enumerate(g.court):
        for one in [card, *g.attached_to(place)]:
            if one not in (NO_CARD, COUNCIL):
                slip_in(g, one)
        return_agents(g, place)
    g.court = (COUNCIL, *[NO_CARD] * (len(g.court) - 1))
    g.attached = (NO_CARD,) * len(g.court)
    for card in g.court_discard[:]:
        g.court_discard = without(g.court_discard, card)
        put_away(g, card, "scrap")
    g.stage = "clear_pieces"
    yield from ()


def clear_pieces(g: Campaign) -> Script[None]:
    """Trophies and Captives go home, frozen resources and those on the ambitions to the supply."""
    g.note(("step", "pieces"))
    yield from return_trophies(g)
    return_captives(g)
    for card, token in g.held[:]:
        if token < FIRST_THING and freezes(card):
            g.held = without(g.held, (card, token))
            g.supply[token] += 1
            g.note(("released_token", card, token))
    empty_trust(g)
    for resource in range(5):
        g.supply[resource] += g.dummy[resource]
        g.dummy = replaced(g.dummy, resource, 0)
    g.stage = "destroy_damaged"


def freezes(card: int) -> bool:
    """p.27: a card that holds resources freezes them, unless its slots are like those of the board."""
    return bool(ROWS[card].get("frozen", True))


# -- D. Repair and destroy -----------------------------------------------------------------------------------------


def destroy_damaged(g: Campaign) -> Script[None]:
    """C100, C101: Blight is repaired; then what is damaged goes home, then buildings left alone with Blight."""
    g.note(("step", "repair"))
    for system in g.systems:
        repair_blight(g, system)
    cities = [0] * g.seats
    for owner in g.fleets():
        for system in g.systems:
            wreck_ships(g, owner, system)
    for place in g.places:
        if g.buildings[place] and is_damaged(g.buildings[place]):
            wreck_building(g, place, cities)
    for card in hearing(g, "damaged_are_destroyed"):
        card.damaged_are_destroyed(g, cities)
    for system in g.systems:
        if has_blight(g, system) and not has_ships(g, system):
            for place in g.buildings_at(system):
                wreck_building(g, place, cities)
            for card in hearing(g, "unguarded_are_destroyed"):
                card.unguarded_are_destroyed(g, system)
    yield from slots_of_all_covered(g, cities)  # C115
    g.queue = [seat for seat in g.turn_order() if is_lost(g, seat)]
    g.stage = "rescue" if g.queue else "halve_power"


def hearing(g: Campaign, moment: str) -> list[ReachCard]:
    """The cards in force or in any play area that speak at a moment."""
    numbers = SPEAKERS[moment]
    return [REACH_CARDS[card] for cards in [g.laws, *g.cards] for card in cards if card in numbers]


def has_ships(g: Campaign, system: System) -> bool:
    """Ships of a player or of the Empire."""
    return any(g.fresh[owner * SYSTEM_COUNT + system] for owner in g.fleets())


def is_lost(g: Campaign, seat: int) -> bool:
    """Whether a player has neither ships nor starports on the map."""
    first = seat * SYSTEM_COUNT
    return not any(g.fresh[first : first + SYSTEM_COUNT]) and not any(
        piece and owner_of(piece) == seat and kind_of(piece) == STARPORT for piece in g.buildings
    )


def rescue(g: Campaign) -> Script[None]:
    """C102: three fresh ships in one gate."""
    me = g.queue[0]
    del g.queue[0]
    options: list[Option] = [("in", System(gate)) for gate in GATES]
    choice = yield g.ask(me, "rescue", options)
    place_ships(g, me, SYSTEM.of(choice), RESCUE_SHIPS)
    if not g.queue:
        g.stage = "halve_power"


# -- E. Initiative and Power ---------------------------------------------------------------------------------------


def halve_power(g: Campaign) -> Script[None]:
    """C97, C98: the initiative goes to who has the most Power; then all lose half of it, the larger half stays."""
    g.note(("step", "power"))
    g.initiative = max(g.turn_order(), key=lambda seat: g.power[seat])
    g.note(("takes_initiative", g.initiative))
    for seat in g.turn_order():
        before = g.power[seat]
        if before > 1:
            gain_power(g, seat, -(before // 2), "halved")
        g.log += ((g.act, seat, g.fates[seat], g.objectives[seat], before, g.power[seat]),)
    g.stage = "new_fates"
    yield from ()
