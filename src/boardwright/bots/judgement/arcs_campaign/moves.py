"""Where ships go and what is built, by what the fate seeks."""

from typing import Final

from boardwright.games.arcs.actions import launch_pads
from boardwright.games.arcs.campaign.facts import ARMOR, BLIGHT, EMPIRE, TWISTED_PASSAGE
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.campaign.vocabulary import FITTING
from boardwright.games.arcs.facts import GUILD_SUIT, NOTHING, PSIONIC, SYSTEM_COUNT, cluster_of
from boardwright.games.arcs.state import Arcs
from boardwright.games.arcs.vocabulary import COUNT, DAMAGED, FRESH, SYSTEM, System
from boardwright.kernel.decision import Decision

from ..arcs.leaning import LEANINGS as OF_ARCS
from ..arcs.values import RARELY, SHIP_BUILT, goal
from .families import ADMIRAL, BELIEVER, COUNTED, GATE_WRAITH, HOLDING, NATURALIST, SPREADING, WARDEN, campaign
from .fiefs import in_the_way, is_new_fief
from .gates import gates_to_break, is_needed_in_passage
from .hammer_moves import come_nearer, gathers_fragments, leave, send
from .hopes import SEEKS, sought, types_wanted
from .hopes_a import fleets_to_lead, is_prey_in, planets_to_settle, school_sites, ships_to_send, to_spare
from .on_map import ways
from .worth import FOUNDER

NEARER: Final = 2.5
"""How much more readily ships take a step to what the fate seeks."""
FLEET_LED: Final = 0.5
"""How readily the Admiral leaves, for each Imperial ship there."""
FLEET_TO_PREY: Final = 2.0
"""The same where several stand beside prey in Act I."""
SETTLED: Final = 4.0
"""And in Act II, for each that brings a planet under the control of the Empire."""
BREAKS_OUT: Final = 5.0
"""How much more readily the Gate Wraith leaves where a Catapult move breaks a gate."""
LED_AWAY: Final = 5.0
"""How much more readily the Warden leaves a Seat with the Imperial ships that keep it from control."""
SETS_OUT: Final = 2.5
"""How much more readily a Flagship leaves where it has nothing to look for."""
SYSTEMS_PER_CLUSTER: Final = 4
PAD_BUILT: Final = 6.0
"""A starport with which the Gate Wraith may break a gate."""
NEW_FIEF: Final = 3.0
"""How much more readily the Warden builds a city where one more Fief can be claimed."""
FOUNDRY_BUILT: Final = 3.5
"""A starport of the Admiral."""
NEW_SCHOOL: Final = 3.0
"""How much more readily the Believer of Act I builds a city on a type of planets where it has none."""
FITTED: Final[dict[str, float]] = {"fit_city": 3.5, "fit_starport": 3.0}
ARMORED: Final = 0.6
"""Armor beside an Upgrade."""


def move_from(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; a Flagship leaves for what the fate seeks, and the Imperial fleet with the Admiral."""
    OF_ARCS["move_from"](g, decision, weights)
    c, me = campaign(g), decision.seat
    if gathers_fragments(c, me):
        leave(c, decision, weights)
        return
    if c.fates[me] == ADMIRAL and c.objectives[me]:
        fleets = fleets_to_lead(c, me) if c.act == 1 else []
        for i in range(len(weights)):
            option = decision.options[i]
            if SYSTEM.held_by(option) and c.act > 1:
                weights[i] += SETTLED * ships_to_send(c, SYSTEM.of(option)) + FLEET_LED * to_spare(c, SYSTEM.of(option))
            elif SYSTEM.held_by(option) and not is_prey_in(c, me, SYSTEM.of(option)):
                imperial = c.fresh[EMPIRE * SYSTEM_COUNT + SYSTEM.of(option)]
                weights[i] += (FLEET_TO_PREY if SYSTEM.of(option) in fleets else FLEET_LED) * imperial
    if c.fates[me] == WARDEN and c.objectives[me]:
        for i in range(len(weights)):
            option = decision.options[i]
            if SYSTEM.held_by(option) and in_the_way(c, me, SYSTEM.of(option)):
                weights[i] *= LED_AWAY
    seeks = SEEKS.get(c.fates[me])
    if c.fates[me] == GATE_WRAITH:
        to_break = gates_to_break(c, me)
        for i in range(len(weights)):
            option = decision.options[i]
            if SYSTEM.held_by(option):
                stays = SYSTEM.of(option) == TWISTED_PASSAGE and is_needed_in_passage(c, me)
                weights[i] *= BREAKS_OUT if launches(c, me, SYSTEM.of(option), to_break) else 0.2 if stays else 1.0
    if seeks is None or not c.objectives[me] or c.flagships[me] == NOTHING:
        return
    if seeks(c, me, c.flagships[me]) > 1.0:
        return
    for i in range(len(weights)):
        option = decision.options[i]
        if SYSTEM.held_by(option) and SYSTEM.of(option) == c.flagships[me]:
            weights[i] *= SETS_OUT


def launches(g: Campaign, me: int, system: System, gates: list[int]) -> bool:
    """Whether a Catapult move from a system breaks one of these gates."""
    return any(gate < system < gate + SYSTEMS_PER_CLUSTER for gate in gates) and bool(launch_pads(g, me, system))


def move_to(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; to what the fate seeks, or nearer to it."""
    OF_ARCS["move_to"](g, decision, weights)
    c, me = campaign(g), decision.seat
    if gathers_fragments(c, me):
        come_nearer(c, decision, weights)
        return
    if c.fates[me] == ADMIRAL and c.act > 1 and c.objectives[me] and ships_to_send(c, SYSTEM.asked(decision)):
        settle(c, decision, weights)
        return
    targets = sought(c, me)
    if not targets:
        return
    way = ways(c, targets)
    here = way[SYSTEM.asked(decision)]
    seeks = SEEKS[c.fates[me]]
    to_break = gates_to_break(c, me) if c.fates[me] == GATE_WRAITH else []
    if not launches(c, me, SYSTEM.asked(decision), to_break):
        to_break = []
    for i in range(len(weights)):
        option = decision.options[i]
        if SYSTEM.held_by(option):
            if SYSTEM.of(option) in to_break:
                weights[i] *= BREAKS_OUT
            there = way[SYSTEM.of(option)]
            weights[i] *= seeks(c, me, SYSTEM.of(option)) * (NEARER if there < here else 0.5 if there > here else 1.0)


def settle(g: Campaign, decision: Decision, weights: list[float]) -> None:
    """To planets that the Empire does not control, rather those without Blight."""
    planets = planets_to_settle(g, SYSTEM.asked(decision))
    for i in range(len(weights)):
        option = decision.options[i]
        if SYSTEM.held_by(option):
            blighted = g.ships_at(BLIGHT, SYSTEM.of(option)) > 0
            weights[i] = RARELY if SYSTEM.of(option) not in planets else 1.5 if blighted else 3.0


def move_ships(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; a Flagship goes along with others, who guard it; who wants many systems sends few ships to each."""
    OF_ARCS["move_ships"](g, decision, weights)
    c, me = campaign(g), decision.seat
    if gathers_fragments(c, me):
        send(c, decision, weights)
        return
    leaving = in_the_way(c, me, SYSTEM.asked(decision)) if c.fates[me] == WARDEN and c.objectives[me] else 0
    if leaving:
        for i in range(len(weights)):
            weights[i] = LED_AWAY if FRESH.of(decision.options[i]) == leaving else 1.0
        return
    if c.fates[me] in SPREADING and c.objectives[me]:
        fresh = c.fresh[me * SYSTEM_COUNT + SYSTEM.asked(decision)]
        for i in range(len(weights)):
            option = decision.options[i]
            moving = FRESH.of(option)
            weights[i] = (2.0 if 0 < moving < fresh or fresh == 1 else 0.5) / (1.0 + moving)
    if c.fates[me] == GATE_WRAITH and c.objectives[me] and SYSTEM.asked(decision) == TWISTED_PASSAGE:
        for i in range(len(weights)):
            moving = FRESH.of(decision.options[i])
            weights[i] = 1.0 / (1.0 + moving * moving)
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "capital":
            ships = 1 + FRESH.of(option)
            weights[i] = 0.4 + ships * ships


def ride(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Witnesses leave planets that are not Psionic."""
    leaves = g.planet_type(SYSTEM.asked(decision)) != PSIONIC
    for i in range(len(weights)):
        count = COUNT.of(decision.options[i])
        weights[i] = 0.5 + count if leaves else 1.0 / (1.0 + count)


def build(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; what the fate wants; on the board of a Flagship; Free buildings are for the Founder."""
    OF_ARCS["build"](g, decision, weights)
    c, me = campaign(g), decision.seat
    types = types_to_build_on(c, me)
    schools = school_sites(c, me) if c.fates[me] == BELIEVER and c.act == 1 and c.objectives[me] else []
    for i in range(len(weights)):
        option = decision.options[i]
        verb = str(option[0])
        if verb == "build_city":
            system = SYSTEM.of(option)
            wanted = g.planet_type(system) in types or c.lord_of(cluster_of(system)) == me
            weights[i] *= COUNTED if wanted else 1.0
            weights[i] *= NEW_SCHOOL if system in schools else 1.0
            weights[i] *= NEW_FIEF if c.fates[me] == WARDEN and c.objectives[me] and is_new_fief(c, me, system) else 1.0
        elif verb == "build_ship" and c.fates[me] == NATURALIST and c.objectives[me]:
            weights[i] *= COUNTED
        elif verb == "build_starport":
            weights[i] = starport_value(c, me, SYSTEM.of(option), weights[i])
        elif verb in FITTED:
            weights[i] = FITTED[verb] * (1.0 if FITTING.of(option) < ARMOR else ARMORED)
        elif verb == "dock_ship":
            weights[i] = SHIP_BUILT
        elif verb in ("build_free_city", "build_free_starport"):
            free = 4.0 if verb == "build_free_city" else 1.0
            weights[i] = free if c.fates[me] == FOUNDER and c.objectives[me] else 0.3


def types_to_build_on(g: Campaign, me: int) -> list[int]:
    """Types of planets: of resources that the fate counts, and of Guild cards that the Believer could teach."""
    if g.fates[me] == BELIEVER and g.act == 1 and g.faithful:
        return [GUILD_SUIT[card] for card in g.court if GUILD_SUIT[card] != NOTHING]
    return types_wanted(g, me)


def starport_value(g: Campaign, me: int, system: int, usual: float) -> float:
    """Starports are foundries to the Admiral, and break gates for the Gate Wraith."""
    if not g.objectives[me]:
        return usual
    if g.fates[me] == ADMIRAL and g.act < 3 and g.starports[me] > 1:
        return FOUNDRY_BUILT
    return PAD_BUILT if g.fates[me] == GATE_WRAITH and is_pad_wanted(g, me, system) else usual


def is_pad_wanted(g: Campaign, me: int, system: int) -> bool:
    """Whether a starport would let the Gate Wraith break a gate that no other starport does."""
    gate = (cluster_of(system) - 1) * SYSTEMS_PER_CLUSTER
    return gate not in g.broken_gates() and gate not in gates_to_break(g, me)


def together(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Fresh ships of the Empire go along, the more the better; damaged ones rather stay."""
    for i in range(len(weights)):
        option = decision.options[i]
        fresh = FRESH.of(option)
        weights[i] = (0.3 + fresh * fresh) * (0.5 if DAMAGED.of(option) else 1.0)


def escort(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """The same; one for each planet for the Admiral of Act II; none for who needs control, but a First Regent.

    The Naturalist who is the First Regent takes one along, which Crises strike first, and leaves one, which holds on.
    """
    c, me = campaign(g), decision.seat
    if c.fates[me] == ADMIRAL and c.act > 1 and c.objectives[me]:
        spare = min(1, to_spare(c, SYSTEM.asked(decision)))
        for i in range(len(weights)):
            weights[i] = 3.0 if FRESH.of(decision.options[i]) == spare else 0.3
        return
    cleared = c.fates[me] == GATE_WRAITH and SYSTEM.asked(decision) == TWISTED_PASSAGE
    cleared = cleared or (c.fates[me] == WARDEN and in_the_way(c, me, SYSTEM.asked(decision)) > 0)
    if c.fates[me] == NATURALIST and c.objectives[me] and c.first_regent == me:
        left = c.fresh[EMPIRE * SYSTEM_COUNT + SYSTEM.asked(decision)]
        for i in range(len(weights)):
            going = FRESH.of(decision.options[i])
            weights[i] = 1.0 + going if going < min(2, left) or not left else RARELY
        return
    if c.fates[me] not in HOLDING or not c.objectives[me] or c.first_regent == me or cleared:
        together(g, decision, weights)
        return
    for i in range(len(weights)):
        option = decision.options[i]
        weights[i] = 1.0 if FRESH.of(option) + DAMAGED.of(option) == 0 else RARELY


def parade(g: Arcs, decision: Decision, weights: list[float]) -> None:
    for i in range(len(weights)):
        option = decision.options[i]
        weights[i] = goal(g, decision.seat, SYSTEM.of(option), 2) if SYSTEM.held_by(option) else RARELY
