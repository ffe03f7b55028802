"""What a sensible player of the campaign would do at each decision, before looking ahead."""

from typing import Final

from boardwright.games.arcs.actions import launch_pads
from boardwright.games.arcs.ambitions import is_declared
from boardwright.games.arcs.campaign.deals import Item, steps_to
from boardwright.games.arcs.campaign.facts import (
    ARMOR,
    CARETAKER,
    COUNCIL,
    EMPIRE,
    FAITHFUL_STACK,
    OUTLAW,
    REGENT,
    TWISTED_PASSAGE,
    is_lore,
)
from boardwright.games.arcs.campaign.fates.magnate import EXPORTED
from boardwright.games.arcs.campaign.fates.warden import cities_in, seats_to_place
from boardwright.games.arcs.campaign.flagship import free_fittings
from boardwright.games.arcs.campaign.policies import ESCALATION
from boardwright.games.arcs.campaign.power import wins_now
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.campaign.vocabulary import FATE, FITTING, POLICY
from boardwright.games.arcs.facts import (
    ASSAULT,
    CARD_NUMBER,
    CITIES,
    EMPATH,
    FIRST_THING,
    GUILD_SUIT,
    NOTHING,
    PSIONIC,
    RAID,
    SLOT_COUNT,
    SPACES,
    SYSTEM_COUNT,
    TYRANT,
    WARLORD,
    cluster_of,
)
from boardwright.games.arcs.resources import is_outraged, occupied_slots
from boardwright.games.arcs.state import Arcs, owner_of
from boardwright.games.arcs.vocabulary import (
    ACTION,
    AMBITION,
    COUNT,
    COURT,
    DAMAGED,
    DIE,
    FRESH,
    NUMBER,
    PLACE,
    RESOURCE,
    SEAT,
    SYSTEM,
    System,
)
from boardwright.kernel.decision import Decision
from boardwright.kernel.state import State

from ..arcs import answers
from ..arcs.leaning import LEANINGS as OF_ARCS
from ..arcs.leaning import Lean
from ..arcs.leaning import leaning as as_in_arcs
from ..arcs.standing import AMBITION_OF, all_holdings
from ..arcs.values import NEARLY_NEVER, RARELY, SHIP_BUILT, battle_value, card_value, goal, token_value
from .bargains import ADVOCATE, gain_in_deal, ideas, seeks_gifts
from .hopes import (
    CLAIMS,
    FATE_NUMBER,
    SEEKS,
    booty_in,
    fitness,
    gates_to_break,
    gift_for_tie,
    is_prey_in,
    sought,
    suits_led,
    types_wanted,
    ways,
)
from .worth import COUNCIL_FATES, FOUNDER, wanted_title

AS_PLANNED: Final = 20.0
"""A step of a deal that one has in mind."""
ACCEPTED: Final = 4.0
OWN_ACTION: Final[dict[str, float]] = {
    "awaken": 6.0, "recover": 4.0, "teach": 5.0, "bargain": 2.5,
    "spawn": 5.0, "repair_hammer": 7.0, "prepare": 3.0, "break_world": 7.0, "resettle": 3.0,
    "call_spirits": 3.5, "call_bodies": 2.5, "claim_fief": 1.0,
}  # fmt: skip
"""Actions of the fates that serve their objectives."""
OWN_PRELUDE: Final[dict[int, float]] = {
    CARD_NUMBER["f902"]: 5.0,  # Uncovering Clues
    CARD_NUMBER["f1002"]: 8.0,  # Planting Banners
    CARD_NUMBER["f1402"]: 5.0,  # Witnesses
    CARD_NUMBER["law07"]: 2.0,  # a Slipstream Drive
}
"""Cards whose Preludes do."""
CLAIM_WITH_SEAT: Final = 6.0
NEARER: Final = 2.5
"""How much more readily ships take a step to what the fate seeks."""
MOVE_WANTED: Final = 2.0
SPREAD: Final = 4.0
"""A move of who goes far, or to many systems."""
PAD_BUILT: Final = 6.0
"""A starport with which the Gate Wraith may break a gate."""
SYSTEMS_PER_CLUSTER: Final = 4
HUNTING: Final = 3.0
"""How much more readily the Admiral and the Pirate strike, and the Admiral with the Imperial fleet."""
FLEET_LED: Final = 0.5
"""How readily the Admiral leaves, for each Imperial ship there."""
BREAKS_OUT: Final = 5.0
"""How much more readily the Gate Wraith leaves where a Catapult move breaks a gate."""
SETS_OUT: Final = 2.5
"""How much more readily a Flagship leaves where it has nothing to look for."""
COUNTED: Final = 2.0
"""How much more readily what the fate counts is taken or built."""
GOLEM_SPENT: Final = 5.0
GUILD_USED: Final = 2.0
SPENT_FOR_EMPATH: Final = 6.0
NOT_TO_SPEND: Final = 0.2
"""How much less readily the Peacekeeper spends Weapons, and the Pirate what lies on the Hoard."""
ADMIRAL: Final = FATE_NUMBER["admiral"]
BELIEVER: Final = FATE_NUMBER["believer"]
PARTISAN: Final = FATE_NUMBER["partisan"]
PIRATE: Final = FATE_NUMBER["pirate"]
HUNTERS: Final = (ADMIRAL, PIRATE)
PACIFIST: Final = FATE_NUMBER["pacifist"]
JUDGE: Final = FATE_NUMBER["judge"]
WARDEN: Final = FATE_NUMBER["warden"]
GATE_WRAITH: Final = FATE_NUMBER["gate-wraith"]

SPREADING: Final = tuple(FATE_NUMBER[name] for name in ("guardian", "naturalist", "peacekeeper"))
"""Fates that gain by ships in many systems."""
ROAMING: Final = tuple(FATE_NUMBER[name] for name in ("planet-breaker", "pathfinder", "gate-wraith"))
"""Fates that must go far."""
HOLDING: Final = tuple(
    FATE_NUMBER[name]
    for name in (
        *("hegemon", "planet-breaker", "pacifist", "peacekeeper", "warden"),
        *("gate-wraith", "guardian", "naturalist"),
    )
)
"""Fates that need systems without ships of the Empire."""

# Flagships.
FITTED: Final[dict[str, float]] = {"fit_city": 3.5, "fit_starport": 3.0}
ARMORED: Final = 0.6
"""Armor beside an Upgrade."""


def leaning(state: State, decision: Decision, weights: list[float]) -> None:
    """How likely a sensible player is to choose each option."""
    assert isinstance(state, Campaign)
    lean = LEANINGS.get(decision.ask)
    if lean is None:
        as_in_arcs(state, decision, weights)
    else:
        lean(state, decision, weights)


def campaign(g: Arcs) -> Campaign:
    assert isinstance(g, Campaign)
    return g


# -- the turn ------------------------------------------------------------------------------------------------------


def turn(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; what moves the marker of the own objective comes first."""
    OF_ARCS["turn"](g, decision, weights)
    c, me = campaign(g), decision.seat
    for i in range(len(weights)):
        option = decision.options[i]
        verb = option[0]
        if verb == "pip":
            weights[i] = max(weights[i], own_action(c, me, ACTION.of(option)))
            if ACTION.of(option) == "battle" and c.objectives[me]:
                weights[i] *= HUNTING if c.fates[me] in HUNTERS else RARELY if c.fates[me] == PACIFIST else 1.0
        elif verb in ("spend", "spend_from"):
            weights[i] = spending(c, me, verb == "spend_from", RESOURCE.of(option), weights[i])
        elif verb in ("use", "discard_card"):
            card = COURT.of(option)
            weights[i] = max(weights[i], OWN_PRELUDE.get(card, 0.0))
            if c.act == 1 and c.fates[me] == ADVOCATE and GUILD_SUIT[card] != NOTHING:
                weights[i] = GUILD_USED


def own_action(g: Campaign, me: int, action: str) -> float:
    """What an action of a fate is worth, or building on the board of a Flagship."""
    if action == "claim_fief":
        return CLAIM_WITH_SEAT if can_seat(g, me) else OWN_ACTION[action]
    if action == "build" and g.flagships[me] != NOTHING and (g.cities[me] or g.starports[me]):
        return FITTED["fit_city"] if free_fittings(g, me) else SHIP_BUILT
    if action == "move" and g.objectives[me] and g.fates[me] in SEEKS:
        return SPREAD if g.fates[me] in SPREADING or g.fates[me] in ROAMING else MOVE_WANTED
    if action == "build" and g.fates[me] == GATE_WRAITH and g.objectives[me] and g.starports[me]:
        return PAD_BUILT
    return OWN_ACTION.get(action, 0.0)


def can_seat(g: Campaign, me: int) -> bool:
    """Whether a Seat would find a city."""
    places = [place for cluster in seats_to_place(g) for place in cities_in(g, cluster)]
    return any(owner_of(g.buildings[place]) == me and g.holds(me, place // SPACES) for place in places)


def spending(g: Campaign, me: int, from_card: bool, thing: int, usual: float) -> float:
    """How readily a thing is spent in a Prelude, by what the fate makes of it."""
    fate = g.fates[me]
    if thing >= FIRST_THING:
        return GOLEM_SPENT if fate == CARETAKER and g.act == 1 else 1.0
    if not g.objectives[me]:
        return usual
    if fate == PACIFIST and thing == PSIONIC and is_declared(g, EMPATH):
        return max(usual, SPENT_FOR_EMPATH)
    hoarded = (fate == PIRATE and from_card) or thing in types_wanted(g, me)
    return usual * NOT_TO_SPEND if hoarded else usual


def before_prelude(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; to seize by Outrage is for the Partisan."""
    OF_ARCS["before_prelude"](g, decision, weights)
    gladly = campaign(g).fates[decision.seat] == PARTISAN
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "seize_by_outrage":
            weights[i] = 0.5 if gladly else RARELY
        elif option[0] == "declare":
            weights[i] = max(weights[i], declaring_serves(campaign(g), decision.seat, AMBITION.of(option)))


def move_from(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; a Flagship leaves for what the fate seeks, and the Imperial fleet with the Admiral."""
    OF_ARCS["move_from"](g, decision, weights)
    c, me = campaign(g), decision.seat
    if c.fates[me] == ADMIRAL and c.objectives[me]:
        for i in range(len(weights)):
            option = decision.options[i]
            if SYSTEM.held_by(option) and not is_prey_in(c, me, SYSTEM.of(option)):
                weights[i] += FLEET_LED * c.fresh[EMPIRE * SYSTEM_COUNT + SYSTEM.of(option)]
    seeks = SEEKS.get(c.fates[me])
    if c.fates[me] == GATE_WRAITH:
        to_break = gates_to_break(c, me)
        for i in range(len(weights)):
            option = decision.options[i]
            if SYSTEM.held_by(option):
                stays = SYSTEM.of(option) == TWISTED_PASSAGE
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


def move_ships(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; a Flagship goes along with others, who guard it; who wants many systems sends few ships to each."""
    OF_ARCS["move_ships"](g, decision, weights)
    c, me = campaign(g), decision.seat
    if c.fates[me] in SPREADING and c.objectives[me]:
        fresh = c.fresh[me * SYSTEM_COUNT + SYSTEM.asked(decision)]
        for i in range(len(weights)):
            option = decision.options[i]
            moving = FRESH.of(option)
            weights[i] = (2.0 if 0 < moving < fresh or fresh == 1 else 0.5) / (1.0 + moving)
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
    for i in range(len(weights)):
        option = decision.options[i]
        verb = str(option[0])
        if verb == "build_city":
            system = SYSTEM.of(option)
            wanted = g.planet_type(system) in types or c.lord_of(cluster_of(system)) == me
            weights[i] *= COUNTED if wanted else 1.0
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
    """Starports are foundries to the Admiral of Act I, and break gates for the Gate Wraith."""
    if not g.objectives[me]:
        return usual
    if g.fates[me] == ADMIRAL and g.act == 1 and g.starports[me] > 1:
        return usual * COUNTED
    return PAD_BUILT if g.fates[me] == GATE_WRAITH and is_pad_wanted(g, me, system) else usual


def is_pad_wanted(g: Campaign, me: int, system: int) -> bool:
    """Whether a starport would let the Gate Wraith break a gate that no other starport does."""
    gate = (cluster_of(system) - 1) * SYSTEMS_PER_CLUSTER
    return gate not in g.broken_gates() and gate not in gates_to_break(g, me)


# -- set-up --------------------------------------------------------------------------------------------------------


def choose_fate(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """In the Intermission the fate that fits what one has; at the beginning any."""
    c, me = campaign(g), decision.seat
    for i in range(len(weights)):
        weights[i] = fitness(c, me, FATE.of(decision.options[i]))


def flagship_place(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Among own ships; buildings there turn Free."""
    me = decision.seat
    for i in range(len(weights)):
        weights[i] = 1.0 + g.ships_at(me, SYSTEM.of(decision.options[i]))


def scrap_ships(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Spare ones first."""
    for i in range(len(weights)):
        weights[i] = {"scrap_spare": 6.0, "scrap_damaged": 2.0}.get(str(decision.options[i][0]), 0.5)


def first_planet(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Room for more, a type that counts for ambitions, not far from the first one."""
    me = decision.seat
    for i in range(len(weights)):
        system = SYSTEM.of(decision.options[i])
        near = any(g.has_piece(me, other) for other in g.neighbours[system])
        value = token_value(g, g.planet_type(system)) + 0.3 * SLOT_COUNT[system] + (0.5 if near else 0.0)
        weights[i] = value * value


def first_building(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """A city, then a starport."""
    wanted = "build_city" if g.cities[decision.seat] == CITIES else "build_starport"
    for i in range(len(weights)):
        weights[i] = 2.0 if decision.options[i][0] == wanted else 0.4


def first_passage(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Where own ships are swept along; better without those of Rivals and without a starport beside it."""
    c, me = campaign(g), decision.seat
    beside = gates_to_break(c, me)
    for i in range(len(weights)):
        gate = SYSTEM.of(decision.options[i])
        rivals = sum(g.ships_at(rival, gate) for rival in g.rivals(me))
        weights[i] = (1.0 + 2.0 * g.ships_at(me, gate)) / (1.0 + rivals) * (0.4 if gate in beside else 1.0)


def break_gate(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Gladly, with the starport of another if there is one."""
    me = decision.seat
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "break_gate":
            weights[i] = 3.0 if owner_of(g.buildings[PLACE.of(option)]) == me else 6.0
        else:
            weights[i] = 0.5


def ride_storm(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Whoever wants to hold the Twisted Passage stays there."""
    stays = campaign(g).fates[decision.seat] == GATE_WRAITH
    for i in range(len(weights)):
        if decision.options[i][0] == "ride_storm":
            weights[i] = RARELY if stays else 1.0


# -- ships of others -----------------------------------------------------------------------------------------------


def together(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Fresh ships of the Empire go along, the more the better; damaged ones rather stay."""
    for i in range(len(weights)):
        option = decision.options[i]
        fresh = FRESH.of(option)
        weights[i] = (0.3 + fresh * fresh) * (0.5 if DAMAGED.of(option) else 1.0)


def escort(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """The same; who needs control of systems leaves the fleet behind, unless it serves a First Regent."""
    c, me = campaign(g), decision.seat
    if c.fates[me] not in HOLDING or not c.objectives[me] or c.first_regent == me:
        together(g, decision, weights)
        return
    for i in range(len(weights)):
        option = decision.options[i]
        weights[i] = 1.0 if FRESH.of(option) + DAMAGED.of(option) == 0 else RARELY


def share_hits(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Ships of others take hits rather than one's own."""
    for i in range(len(weights)):
        option = decision.options[i]
        if SEAT.held_by(option):
            weights[i] = 0.3 if SEAT.of(option) == decision.seat else 2.0


def hit_token(g: Arcs, decision: Decision, weights: list[float]) -> None:
    for i in range(len(weights)):
        weights[i] = 4.0 if decision.options[i][0] == "hit_damaged_token" else 1.0


def place_token(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; on a card that holds it, where it is as good and harder to steal."""
    answers.place_token(g, decision, weights)
    wanted = types_wanted(campaign(g), decision.seat)
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "put_on":
            weights[i] = (20.0 if RESOURCE.of(option) in wanted else 2.0) * token_value(g, RESOURCE.of(option))


def loot(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; tokens on cards, too, and tokens first for the Pirate."""
    answers.loot(g, decision, weights)
    c, me = campaign(g), decision.seat
    hoards = c.fates[me] == PIRATE and c.objectives[me] > 0
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "steal_from":
            weights[i] = token_value(g, RESOURCE.of(option)) / 2.0
        if hoards and RESOURCE.held_by(option):
            weights[i] *= COUNTED


# -- the Court -----------------------------------------------------------------------------------------------------


def dismiss(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """The card that is worth the least."""
    for i in range(len(weights)):
        option = decision.options[i]
        if COURT.held_by(option):
            weights[i] = 1.0 / card_value(g, COURT.of(option))


# -- Events, the Council, Crises and Edicts ------------------------------------------------------------------------


def call_summit(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """For what the title is worth, for Favors to return, for a deal."""
    c = campaign(g)
    me = decision.seat
    reason = wants(c, me, OUTLAW) or any(c.favors_of(me, rival) for rival in c.rivals(me))
    reason = reason or (seeks_gifts(c, me) and (c.seats > 2 or len(occupied_slots(c, me)) >= EXPORTED))
    for i in range(len(weights)):
        if decision.options[i][0] == "call_summit":
            weights[i] = 2.0 if reason else 0.2


def wants(g: Campaign, seat: int, title: int) -> bool:
    """Whether the fate of a seat asks for a title that the seat has not got."""
    return wanted_title(g, seat) == title != g.titles[seat]


def leave_empire(g: Arcs, decision: Decision, weights: list[float]) -> None:
    gladly = wants(campaign(g), decision.seat, OUTLAW)
    for i in range(len(weights)):
        if decision.options[i][0] == "become_outlaw":
            weights[i] = 6.0 if gladly else RARELY


def take_valuable(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """What counts most; what is no resource is good, too."""
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "stop":
            weights[i] = RARELY
        else:
            weights[i] = token_value(g, RESOURCE.of(option)) if RESOURCE.held_by(option) else 1.5


def govern(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Enforced rather than changed; the Admiral of Act I wants ships."""
    c, me = campaign(g), decision.seat
    wants_ships = c.fates[me] == ADMIRAL and c.act == 1 and c.objectives[me] > 0
    for i in range(len(weights)):
        option = decision.options[i]
        weights[i] = 2.0 if option[0] == "enforce" else 0.5
        if wants_ships:
            weights[i] *= 3.0 if POLICY.of(option) == ESCALATION else 0.5


def arm(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Oneself first."""
    for i in range(len(weights)):
        option = decision.options[i]
        if SEAT.held_by(option):
            weights[i] = 4.0 if SEAT.of(option) == decision.seat else 0.5


def requisition(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Imperial ships where one commands them."""
    me = decision.seat
    for i in range(len(weights)):
        option = decision.options[i]
        if SYSTEM.held_by(option):
            weights[i] = 2.0 if g.has_piece(me, SYSTEM.of(option)) else 0.5


def reroll(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Seldom."""
    for i in range(len(weights)):
        weights[i] = 1.0 if decision.options[i][0] == "stop" else 0.3


def parade(g: Arcs, decision: Decision, weights: list[float]) -> None:
    for i in range(len(weights)):
        option = decision.options[i]
        weights[i] = goal(g, decision.seat, SYSTEM.of(option), 2) if SYSTEM.held_by(option) else RARELY


# -- Summits -------------------------------------------------------------------------------------------------------

MOTIONS: Final[dict[str, float]] = {"petition": 0.5, "leave": RARELY, "revive": 0.5, "force": 3.0, "done": 1.0}
FORCED: Final[dict[str, float]] = {"building": 3.0, "token": 1.5, "held": 1.5, "captive": 1.2, "trophy": 1.2}
"""What is worth a Favor; anything else is worth 1."""


def call_to_order(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Leave the Empire or revive it as the fate asks; Favors are there to be returned."""
    c = campaign(g)
    me = decision.seat
    for i in range(len(weights)):
        verb = str(decision.options[i][0])
        weights[i] = MOTIONS.get(verb, 1.0)  # what cards add
        if (verb == "leave" and wants(c, me, OUTLAW)) or (verb == "revive" and wants(c, me, REGENT)):
            weights[i] = AS_PLANNED
        elif verb == "leave" and wanted_title(c, me) == REGENT:
            weights[i] = NEARLY_NEVER


def force(g: Arcs, decision: Decision, weights: list[float]) -> None:
    for i in range(len(weights)):
        weights[i] = FORCED.get(str(decision.options[i][1]), 1.0)


def negotiate(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Speak only with an idea that is good for both sides."""
    c = campaign(g)
    for i in range(len(weights)):
        verb = decision.options[i][0]
        if verb == "propose":
            weights[i] = AS_PLANNED if ideas(c, decision.seat) else NEARLY_NEVER
        elif verb != "done":
            weights[i] = 2.0


def make_deal(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Go on with the first idea that begins like the deal; without one, give up."""
    c = campaign(g)
    planned = next_items(c, decision.seat)
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "withdraw":
            weights[i] = 1.0
        elif option[0] == "offer":
            weights[i] = AS_PLANNED if c.deal in ideas(c, decision.seat) else NEARLY_NEVER
        else:
            fits = any(item[1:3] == option[1:3] for item in planned)
            weights[i] = AS_PLANNED if fits else NEARLY_NEVER


def next_items(g: Campaign, me: int) -> list[Item]:
    """What may come next in the deal, after the ideas that begin like it."""
    count = len(g.deal)
    return [deal[count] for deal in ideas(g, me) if len(deal) > count and deal[:count] == g.deal]


def choose_item(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """A step towards an item that one has in mind; what is forced is the best there is."""
    c = campaign(g)
    if c.stage == "call_to_order":
        take_valuable(g, decision, weights)
        return
    steps = [step for item in next_items(c, decision.seat) for step in steps_to(item)]
    for i in range(len(weights)):
        weights[i] = AS_PLANNED if decision.options[i] in steps else RARELY


def consent(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """A deal by which one gains."""
    c = campaign(g)
    gain = gain_in_deal(c, c.deal, decision.seat)
    for i in range(len(weights)):
        if (decision.options[i][0] == "accept") == (gain > 0.0):
            weights[i] = ACCEPTED
        else:
            weights[i] = RARELY


# -- Act II --------------------------------------------------------------------------------------------------------


def gladly(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """What the own fate offers is taken."""
    for i in range(len(weights)):
        weights[i] = RARELY if decision.options[i][0] in ("skip", "stop") else 2.0


def perhaps(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Mostly not."""
    for i in range(len(weights)):
        weights[i] = 2.0 if decision.options[i][0] in ("skip", "stop") else 0.6


def by_planet(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """The type of planet that counts most."""
    for i in range(len(weights)):
        option = decision.options[i]
        weights[i] = token_value(g, g.planet_type(SYSTEM.of(option))) if SYSTEM.held_by(option) else RARELY


def among_ships(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Where one has ships."""
    me = decision.seat
    for i in range(len(weights)):
        option = decision.options[i]
        weights[i] = 0.5 + g.ships_at(me, SYSTEM.of(option)) if SYSTEM.held_by(option) else RARELY


def where_others_build(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """A world of others to break."""
    me = decision.seat
    for i in range(len(weights)):
        option = decision.options[i]
        if SYSTEM.held_by(option):
            owners = [owner_of(g.buildings[place]) for place in g.buildings_at(SYSTEM.of(option))]
            weights[i] = NEARLY_NEVER if me in owners else 1.0 + len(owners)


def answer_hammer(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """If the battle looks good."""
    value = battle_value(g, decision.seat, SYSTEM.asked(decision), SEAT.asked(decision))
    for i in range(len(weights)):
        weights[i] = value if decision.options[i][0] == "answer_hammer" else 0.7


def attach_card(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Where one has agents and Rivals have not: it comes back with what is secured there."""
    me = decision.seat
    for i in range(len(weights)):
        option = decision.options[i]
        if COURT.held_by(option) and COURT.of(option) in g.court:
            first = g.court.index(COURT.of(option)) * g.seats
            mine = g.court_agents[first + me]
            others = max([g.court_agents[first + rival] for rival in g.rivals(me)])
            weights[i] = max(0.2, 1.0 + mine - others)


def seat_on(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """The cluster with the most cities."""
    for i in range(len(weights)):
        cluster = cluster_of(PLACE.of(decision.options[i]) // SPACES)
        weights[i] = 0.5 + len(cities_in(g, cluster))


def witness_declares(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Psionics can be spent for the objective once Empath is declared."""
    OF_ARCS["declare"](g, decision, weights)
    for i in range(len(weights)):
        if decision.options[i][0] == "declare":
            weights[i] = max(weights[i], 1.5)


def commonwealth_marker(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """It makes the objective of the Founder; others lose by sharing."""
    c = campaign(g)
    wanted = c.fates[decision.seat] == FOUNDER and c.objectives[decision.seat] > 0
    for i in range(len(weights)):
        if decision.options[i][0] == "add_commonwealth":
            weights[i] = 3.0 if wanted else 0.6


def librarians(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Lore in the Court is for who wants it."""
    wanted = campaign(g).fates[decision.seat] == CARETAKER
    for i in range(len(weights)):
        if decision.options[i][0] == "use":
            weights[i] = 3.0 if wanted else 0.6


def join_empire(g: Arcs, decision: Decision, weights: list[float]) -> None:
    wanted = wanted_title(campaign(g), decision.seat) != OUTLAW
    for i in range(len(weights)):
        if decision.options[i][0] == "become_regent":
            weights[i] = 2.0 if wanted else RARELY


def cede_ships(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Ships become Imperial ones while that moves the marker of the Admiral, damaged ones first."""
    c, me = campaign(g), decision.seat
    counts = c.fates[me] == ADMIRAL and c.act == 1 and c.objectives[me] > 0 and bool(wins_now(c, me))
    for i in range(len(weights)):
        if decision.options[i][0] == "stop":
            weights[i] = RARELY if counts else 2.0
        else:
            weights[i] = (4.0 if decision.options[i][0] == "cede_damaged" else 3.0) if counts else 0.3


def battle_in(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; with the Imperial fleet, if the fate counts what it takes; where the Pirate finds booty."""
    answers.battle_in(g, decision, weights)
    c, me = campaign(g), decision.seat
    if c.fates[me] not in HUNTERS or not c.objectives[me]:
        return
    for i in range(len(weights)):
        option = decision.options[i]
        if not SYSTEM.held_by(option):
            continue
        if c.fates[me] == PIRATE:
            weights[i] *= 0.5 + booty_in(c, me, SYSTEM.of(option))
        elif c.has_imperial_ships(SYSTEM.of(option)):
            weights[i] *= HUNTING


def battle_whom(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; the Pirate attacks who has tokens."""
    answers.battle_whom(g, decision, weights)
    c, me = campaign(g), decision.seat
    if c.fates[me] != PIRATE or not c.objectives[me]:
        return
    for i in range(len(weights)):
        weights[i] *= 0.5 + tokens_to_steal(c, SEAT.of(decision.options[i]))


def tokens_to_steal(g: Campaign, owner: int) -> int:
    """How many tokens an owner of pieces has; the Empire, the Free States and Blight have none."""
    return sum(g.tokens(owner, resource) for resource in range(5)) if owner < g.seats else 0


def collect(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; the Pirate raids who has tokens, and the Admiral spares no Imperial ship."""
    answers.collect(g, decision, weights)
    c, me = campaign(g), decision.seat
    if not c.objectives[me]:
        return
    die = DIE.asked(decision)
    raids = c.fates[me] == PIRATE and tokens_to_steal(c, SEAT.asked(decision)) > 0
    storms = c.fates[me] == ADMIRAL and c.has_imperial_ships(SYSTEM.asked(decision))
    for i in range(len(weights)):
        count = COUNT.of(decision.options[i])
        if (raids and die == RAID) or (storms and die == ASSAULT):
            weights[i] = 0.2 + count * count
        elif raids and die == ASSAULT:
            weights[i] = 1.0 / (1.0 + count)


def collect_tax(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """From a Rival rather than from the supply."""
    for i in range(len(weights)):
        weights[i] = 3.0 if decision.options[i][0] == "collect_tax" else 0.6


def take_card(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; what the fate is after: the Council, lore, Claims of Nobility; no Captives for the Pacifist."""
    OF_ARCS[decision.ask](g, decision, weights)
    c, me = campaign(g), decision.seat
    if not c.objectives[me]:
        return
    for i in range(len(weights)):
        option = decision.options[i]
        if COURT.held_by(option) and COURT.of(option) in c.court:
            weights[i] *= card_wanted(c, me, c.court.index(COURT.of(option)), decision.ask == "secure")


def card_wanted(g: Campaign, me: int, place: int, secures: bool) -> float:
    """How much more than others the fate wants what lies at a place of the Court."""
    fate = g.fates[me]
    if g.court[place] == COUNCIL:
        return 2.0 if (fate, g.act) in COUNCIL_FATES else 1.0
    if fate == CARETAKER and g.act > 1:
        return 1.0 + 1.5 * sum(1 for card in g.cards_at(place) if is_lore(card))
    if fate == WARDEN:
        return 4.0 if CLAIMS in g.attached_to(place) else 1.0
    if fate == PARTISAN and g.act > 1:
        return 1.5 if GUILD_SUIT[g.court[place]] != NOTHING else 1.0
    if fate == BELIEVER:
        return 1.0 + 1.5 * sum(1 for card in g.cards_at(place) if card in FAITHFUL_STACK)
    if fate == PACIFIST and secures:
        others = sum(g.court_agents[place * g.seats + rival] for rival in g.rivals(me))
        return NOT_TO_SPEND if others else 1.0
    return 1.0


def tax(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; resources that the fate counts; no Captives for the Pacifist."""
    OF_ARCS["tax"](g, decision, weights)
    c, me = campaign(g), decision.seat
    wanted = types_wanted(c, me)
    peaceful = c.fates[me] == PACIFIST and c.objectives[me] > 0
    for i in range(len(weights)):
        place = PLACE.of(decision.options[i])
        if any(resource in wanted for resource in c.city_types(place // SPACES)):
            weights[i] *= COUNTED
        owner = owner_of(c.buildings[place]) if c.buildings[place] else me
        if peaceful and owner != me and owner < c.seats:
            weights[i] *= NOT_TO_SPEND


def discard_excess(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; what the fate counts is kept."""
    answers.discard_excess(g, decision, weights)
    wanted = types_wanted(campaign(g), decision.seat)
    for i in range(len(weights)):
        option = decision.options[i]
        if RESOURCE.held_by(option) and RESOURCE.of(option) in wanted:
            weights[i] *= NOT_TO_SPEND


def gain_any(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; what the fate counts."""
    answers.gain_any(g, decision, weights)
    wanted = types_wanted(campaign(g), decision.seat)
    for i in range(len(weights)):
        option = decision.options[i]
        if RESOURCE.held_by(option) and RESOURCE.of(option) in wanted:
            weights[i] *= COUNTED


def declare(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; and what serves the objective."""
    OF_ARCS["declare"](g, decision, weights)
    for i in range(len(weights)):
        if decision.options[i][0] == "declare":
            weights[i] = max(weights[i], declaring_serves(campaign(g), decision.seat, AMBITION.of(decision.options[i])))


def declaring_serves(g: Campaign, me: int, ambition: int) -> float:
    """What the objective makes of a declaration: Psionics to spend, Outrage to clear, ties."""
    if not g.objectives[me]:
        return 0.0
    fate = g.fates[me]
    if fate == PARTISAN and g.act > 1:
        return 2.0 if any(is_outraged(g, me, suit) for suit in suits_led(g, me)) else 0.0
    if is_declared(g, ambition):
        return 0.0
    if fate == PACIFIST:
        return 1.5 if ambition == EMPATH and g.tokens(me, PSIONIC) else 0.0
    return 2.0 if fate == JUDGE and gift_for_tie(g, me, ambition, all_holdings(g))[0] != NOTHING else 0.0


# -- Act III -------------------------------------------------------------------------------------------------------


def arbiter(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """What ties a declared ambition, and nothing else."""
    c, me = campaign(g), decision.seat
    helps = [ambition for ambition, _ in gifts_wanted(c, me)]
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "stop":
            weights[i] = RARELY if helps else 1.0
        elif option[0] in ("captive", "vaulted"):
            weights[i] = 2.0 if TYRANT in helps else NEARLY_NEVER
        elif RESOURCE.held_by(option):
            weights[i] = 2.0 if AMBITION_OF[RESOURCE.of(option)] in helps else NEARLY_NEVER
        else:
            weights[i] = 2.0 if WARLORD in helps else NEARLY_NEVER


def arbiter_to(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """To whom a tie needs it."""
    helped = [rival for _, rival in gifts_wanted(campaign(g), decision.seat)]
    for i in range(len(weights)):
        weights[i] = 0.1 + helped.count(SEAT.of(decision.options[i]))


def gifts_wanted(g: Campaign, me: int) -> list[tuple[int, int]]:
    """The declared ambitions that gifts would tie, each with the Rival who needs them."""
    everybody = all_holdings(g)
    found: list[tuple[int, int]] = []
    for ambition in g.ambitions():
        if is_declared(g, ambition):
            given, rival = gift_for_tie(g, me, ambition, everybody)
            if given > 0:
                found.append((ambition, rival))
    return found


def judge_agenda(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """An ambition that is tied, or that gifts would tie."""
    c, me = campaign(g), decision.seat
    everybody = all_holdings(g)
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "declare":
            ambition = AMBITION.of(option)
            likely = gift_for_tie(c, me, ambition, everybody)[0] != NOTHING and not is_declared(g, ambition)
            weights[i] = 3.0 if likely else 0.3


def cheapest_marker(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """It costs its second place."""
    for i in range(len(weights)):
        weights[i] = 1.0 / (1.0 + NUMBER.of(decision.options[i]))


LEANINGS: Final[dict[str, Lean]] = {
    **OF_ARCS,
    # the turn
    "turn": turn,
    "before_prelude": before_prelude,
    "move_from": move_from,
    "move_to": move_to,
    "catapult": move_to,
    "move_ships": move_ships,
    "riders": ride,
    "build": build,
    "tax": tax,
    "declare": declare,
    "discard_excess": discard_excess,
    "gain_any": gain_any,
    "influence": take_card,
    "secure": take_card,
    # set-up
    "choose_fate": choose_fate,
    "first_passage": first_passage,
    "break_gate": break_gate,
    "storms": ride_storm,
    "first_planet": first_planet,
    "first_building": first_building,
    "flagship_place": flagship_place,
    "scrap_ships": scrap_ships,
    "replenish": answers.place_ships,
    # ships of others, battle
    "escort": escort,
    "join_attack": together,
    "battle_in": battle_in,
    "battle_whom": battle_whom,
    "collect": collect,
    "share_hits": share_hits,
    "hit_token": hit_token,
    "place_token": place_token,
    "raid": loot,
    "steal_token": loot,
    "steal_tokens": loot,
    "steal_anything": loot,
    "guild_struggle": loot,
    # the Court
    "dismiss_guilds": dismiss,
    "song_of_freedom": answers.free_city,
    # Events, the Council, Crises and Edicts
    "call_summit": call_summit,
    "rob_trust": take_valuable,
    "reroll_dice": reroll,
    "govern": govern,
    "demand": take_valuable,
    "tribute": answers.give_least,
    "distribute_arms": arm,
    "requisition": requisition,
    # Summits
    "call_to_order": call_to_order,
    "force": force,
    "negotiate": negotiate,
    "deal_begins": make_deal,
    "deal": make_deal,
    "item": choose_item,
    "which_item": choose_item,
    "consent": consent,
    # the fates
    "parade_fleets": parade,
    "leave_empire": leave_empire,
    "tax_collectors": collect_tax,
    "quorum_action": gladly,
    "foundries": cede_ships,
    "quorum_change": perhaps,
    "defectors": perhaps,
    "become_regent": join_empire,
    "commonwealth_marker": commonwealth_marker,
    "call_for_armistice": gladly,
    "advocates_demand": gladly,
    "librarians": librarians,
    "attach_librarians": attach_card,
    "pay_with_card": answers.drop_weak,
    "peoples_hero": gladly,
    "pay_for_clue": answers.give_least,
    "upgrade_freely": build,
    "keep_stolen": gladly,
    "keep_of_hoard": take_valuable,
    "call_spirits": by_planet,
    "call_bodies": answers.place_ships,
    "sycophants": answers.place_ships,
    "repair_hammer": by_planet,
    "prepare": where_others_build,
    "answer_hammer": answer_hammer,
    "spawn": among_ships,
    "lay_witnesses": among_ships,
    "witness_declares": witness_declares,
    "claim_fief": attach_card,
    "seat_on": seat_on,
    "arbiter": arbiter,
    "arbiter_to": arbiter_to,
    "judge_agenda": judge_agenda,
    "agenda_marker": cheapest_marker,
}
"""By what is asked; everything else is a matter of looking ahead."""
