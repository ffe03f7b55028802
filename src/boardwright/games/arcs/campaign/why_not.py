"""Why something cannot be done now: the reasons of Arcs, and those of laws, Events, the Council and Summits."""

from collections.abc import Callable
from typing import Final

from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.rules import Reason

from .. import why_not as arcs
from ..actions import may_tax_again, tax_right
from ..battle import can_attack_in
from ..control import commanded, goes_alone, is_kept_from
from ..facts import SIDES_OF, is_gate, suit_of
from ..hands import only_follows
from ..moments import CARDS, NOT, speakers
from ..state import CITY, EVENT, STARPORT
from ..turn import sides_of
from ..vocabulary import COURT, SYSTEM, System
from .assumptions import FACE_DOWN_BINDS_FAITH
from .council import COUNCIL_PLACE, is_tucked
from .deals import (
    CEDE_BUILDING,
    INVITE,
    ITEMS,
    MOST_ITEMS,
    standing,
    stock,
    to_come,
    why_not_offered,
    why_short,
)
from .facts import (
    COUNCIL,
    EMPIRE,
    FREE_STATES,
    LAWS,
    NO_IDEAL,
    PASSAGES_LAW,
    PLANET_OF_FITTING,
    PLANETS,
    TWISTED_PASSAGE,
)
from .fates.believer import plays_faithful
from .fates.commonwealth import MEMBERSHIPS, armistice_in_court
from .fates.warden import FEUDAL_LAW, feast_in_court
from .flagship import free_fittings, has_flagship
from .state import WHOLE_MAP, Campaign

EMPIRE_LAW, EVENTS_LAW = LAWS[0], "law04"
FLAGSHIPS, SLIPSTREAM = "law06", "law07"


def why_not(g: Campaign, decision: Decision) -> list[Reason]:
    """Why the seat that is asked cannot do other things, also in the middle of some actions and of a Summit."""
    if decision.ask in ASKED:
        return ASKED[decision.ask](g, decision)
    me = decision.seat
    reasons = [Reason(one.topic, one.option, retold(g, me, one)) for one in arcs.why_not(g, decision)]
    if not has_flagship(g, me):
        reasons = [reason for reason in reasons if reason.topic != SLIPSTREAM]
    if decision.ask == "lead" and events_of(g, me):
        reasons.append(Reason(EVENTS_LAW, ("event",), ("event_follows",)))
    if decision.ask == "follow":
        reasons += while_following(g, me)
    if decision.ask in ("lead", "follow"):
        reasons += other_sides(g, me)
    return reasons


def retold(g: Campaign, me: int, reason: Reason) -> Option:
    """What to say of a reason of Arcs: here a law may be behind it."""
    what, topic = reason.what[0], reason.topic
    if g.turn_mode == EVENT and not g.pips and what in ("no_pip", "needs_token", "weapon_first"):
        return ("event_no_actions",)
    if topic == "battle" and what in ("battle_nobody", "no_ships") and any(in_truce(g, me, s) for s in g.systems):
        return ("truce_battle",)
    if topic == "battle" and what in ("battle_nobody", "no_ships"):
        for system in g.systems:
            for _, card in spared(g, me, system):
                return ("harm_forbidden", card)
    if what == "tax_forbidden" and cities_in_truce(g, me):
        return ("truce_tax",)
    if what == "tax_forbidden" and cards_against_tax(g, me):
        return ("tax_barred", cards_against_tax(g, me)[0])
    if topic == "build" and what in ("build_nowhere", "build_starports_used") and has_flagship(g, me):
        return ("flagship_built",)
    if what == "no_ships" and kept_from_fleet(g, me):
        return ("martial_law",)
    if topic == "move" and what == "no_ships" and waiting_for_escort(g, me):
        return ("imperial_escort",)
    if what in ("other_ambition", "declaring_costs") and barred_ideal(g, me, reason.option):
        return ("other_ideal", barred_ideal(g, me, reason.option))
    if what in ("other_ambition", "declaring_costs") and barring_cards(g, me, reason.option):
        return ("declaring_barred", barring_cards(g, me, reason.option)[0])
    if what == "secure_forbidden" and g.decided and g.agents_on(COUNCIL_PLACE, me):
        return ("council_decided",)
    return reason.what


# -- Events --------------------------------------------------------------------------------------------------------


def events_of(g: Campaign, me: int) -> list[int]:
    """The Events in a hand."""
    return [card for card in g.hands[me] if only_follows(card)]


def while_following(g: Campaign, me: int) -> list[Reason]:
    """C43: what an Event does not do, or that there is none."""
    events = events_of(g, me)
    if not events:
        return [Reason(EVENTS_LAW, ("event",), ("no_event",))]
    if len(events) < len(g.hands[me]):
        return [Reason(EVENTS_LAW, (way, events[0]), ("event_only",)) for way in ("copy", "pivot")]
    return [Reason(way, (way,), ("only_events",)) for way in ("copy", "pivot")]


# -- the faith -----------------------------------------------------------------------------------------------------


def other_sides(g: Campaign, me: int) -> list[Reason]:
    """The sides of cards in hand on which a law forbids to play them."""
    sides = [side for card in g.hands[me] for side in SIDES_OF[card] if side not in sides_of(g, me, card)]
    if not g.played:
        return [Reason("f822", ("lead", side), ("other_doctrine", g.doctrine)) for side in sides]
    lead_suit = suit_of(g.played[0][1])
    return [
        Reason("f822", ("surpass" if suit_of(side) == lead_suit else "pivot", side), ("other_doctrine", g.doctrine))
        for side in sides
    ]


def barred_ideal(g: Campaign, me: int, option: Option) -> int:
    """The Ideal for which an ambition, or any if none is named, cannot be declared this turn; NO_IDEAL if none bars."""
    if not plays_faithful(g, me, FACE_DOWN_BINDS_FAITH):
        return NO_IDEAL
    laws = speakers(g, me, "forbids_declaring")
    barred = [one for one in ambitions_of(g, option) if any(CARDS[law].forbids_declaring(g, me, one) for law in laws)]
    return g.ideals[barred[0]] if barred else NO_IDEAL


def ambitions_of(g: Campaign, option: Option) -> list[int]:
    """The ambition that an option to declare names, or all."""
    return [int(option[1])] if len(option) > 1 else g.ambitions()


def barring_cards(g: Campaign, me: int, option: Option) -> list[int]:
    """The cards that forbid to declare an ambition, or any if none is named."""
    cards = speakers(g, me, "forbids_declaring")
    return [card for card in cards if any(CARDS[card].forbids_declaring(g, me, one) for one in ambitions_of(g, option))]


# -- the laws of the Empire ----------------------------------------------------------------------------------------


def in_truce(g: Campaign, me: int, system: System) -> list[int]:
    """Whom the Truce Law protects from a player who could attack in a system."""
    if not can_attack_in(g, me, system):
        return []
    there = [owner for owner in g.rivals(me) if g.has_piece(owner, system)]
    if g.has_imperial_ships(system):
        there.append(EMPIRE)
    return [owner for owner in there if CARDS[EMPIRE_LAW].forbids_harm(g, me, owner, system)]


def spared(g: Campaign, me: int, system: System) -> list[tuple[int, int]]:
    """Whom a card protects from a player who could attack in a system, and the card: an Armistice for Members."""
    if not can_attack_in(g, me, system):
        return []
    there = [owner for owner in g.rivals(me) if g.has_piece(owner, system)]
    if g.has_building(FREE_STATES, system):
        there.append(FREE_STATES)
    found: list[tuple[int, int]] = []
    for card in speakers(g, me, "forbids_harm"):
        if card != EMPIRE_LAW:
            named = armistice_in_court(g) if card in MEMBERSHIPS else feast_in_court(g) if card == FEUDAL_LAW else card
            found += [(owner, named) for owner in there if CARDS[card].forbids_harm(g, me, owner, system)]
    return found


def where_to_battle(g: Campaign, decision: Decision) -> list[Reason]:
    """Systems in which only the Truce Law, or a card, is in the way."""
    reasons: list[Reason] = []
    for system in g.systems:
        if ("in", system) not in decision.options:
            if in_truce(g, decision.seat, system):
                reasons.append(Reason("truce-law", ("in", system), ("truce_battle",)))
            for _, card in spared(g, decision.seat, system)[:1]:
                reasons.append(Reason(COURT.ids[card], ("in", system), ("harm_forbidden", card)))
    return reasons


def where_to_move(g: Campaign, decision: Decision) -> list[Reason]:
    """F2205: broken gates beside the ships, and planets without the exit symbol."""
    law, origin = COURT.ids[PASSAGES_LAW], int(decision.values[0])
    if origin != TWISTED_PASSAGE:
        near = [gate for gate in g.broken_gates() if gate in WHOLE_MAP[1][origin]]
        return [Reason(law, ("to", gate), ("gate_broken", gate)) for gate in near]
    if any(option[0] == "to" and SYSTEM.of(option) % 4 != g.exit_symbol for option in decision.options):
        return []  # Passage Storms carry ships anywhere
    others = [planet for planet in PLANETS if planet % 4 != g.exit_symbol]
    return [Reason(law, ("to", planet), ("exit_elsewhere", g.exit_symbol)) for planet in others]


def whom_to_battle(g: Campaign, decision: Decision) -> list[Reason]:
    """Whom the Truce Law, or a card, protects in the system of the battle."""
    system, me = System(int(decision.values[0])), decision.seat
    reasons = [Reason("truce-law", ("defender", owner), ("truce_battle",)) for owner in in_truce(g, me, system)]
    for owner, card in spared(g, me, system):
        reasons.append(Reason(COURT.ids[card], ("defender", owner), ("harm_forbidden", card)))
    return reasons


def cities_in_truce(g: Campaign, me: int) -> list[int]:
    """The cities that a player could tax but for the Truce Law."""
    again = may_tax_again(g, me)
    return [
        place
        for place in g.places
        if g.is_city(place)
        and tax_right(g, me, place) != NOT
        and (again or not g.used_buildings[place])
        and CARDS[EMPIRE_LAW].forbids_tax(g, me, place)
    ]


def cards_against_tax(g: Campaign, me: int) -> list[int]:
    """The cards that keep a player from taxing a city that they could tax otherwise."""
    cities = [place for place in g.places if g.is_city(place) and tax_right(g, me, place) != NOT]
    cards = speakers(g, me, "forbids_tax")
    return [card for card in cards if any(CARDS[card].forbids_tax(g, me, place) for place in cities)]


def what_to_tax(g: Campaign, decision: Decision) -> list[Reason]:
    cities = cities_in_truce(g, decision.seat)
    return [
        Reason("truce-law", ("tax", place), ("truce_tax",))
        for place in cities
        if ("tax", place) not in decision.options
    ]


def kept_from_fleet(g: Campaign, me: int) -> list[System]:
    """Systems where a Regent would use Imperial ships if no law kept them from the fleet."""
    if not g.is_regent(me) or not is_kept_from(g, me, EMPIRE):
        return []
    return [system for system in g.systems if g.has_imperial_ships(system) and g.has_piece(me, system)]


def waiting_for_escort(g: Campaign, me: int) -> list[System]:
    """Systems from which a player could move Imperial ships if a ship of theirs went along."""
    return [s for s in g.systems if not g.ships_at(me, s) and commanded(g, me, s) and not goes_alone(g, me, s)]


def where_to_move_from(g: Campaign, decision: Decision) -> list[Reason]:
    systems = waiting_for_escort(g, decision.seat)
    return [
        Reason("movement-law", ("from", system), ("imperial_escort",))
        for system in systems
        if ("from", system) not in decision.options  # tokens may move from there
    ]


# -- Flagships -----------------------------------------------------------------------------------------------------


def what_to_build(g: Campaign, decision: Decision) -> list[Reason]:
    """What the owner of a Flagship cannot build: nothing in slots, and on the board not everything everywhere."""
    me = decision.seat
    if not has_flagship(g, me):
        return []
    reasons = [Reason(FLAGSHIPS, ("build_city",), ("flagship_slots",))]
    if is_gate(g.flagships[me]):
        reasons.append(Reason(FLAGSHIPS, ("fit_city",), ("flagship_at_gate",)))
    offered = decision.options
    for fitting in free_fittings(g, me, anywhere=True):
        if ("fit_city", fitting) not in offered and not is_gate(g.flagships[me]):
            planet = PLANET_OF_FITTING[fitting]
            reasons.append(Reason(FLAGSHIPS, ("fit_city", fitting), ("fitting_planet", fitting, planet)))
    if ("dock_ship", g.flagships[me]) not in offered:
        reasons.append(Reason(FLAGSHIPS, ("dock_ship",), ("flagship_ships",)))
    return reasons


# -- the Council ---------------------------------------------------------------------------------------------------


def where_to_influence(g: Campaign, decision: Decision) -> list[Reason]:
    """Why the Council takes no agents now, or a Court token keeps a card for others."""
    return council_closed(g) + closed_courts(g, decision)


def council_closed(g: Campaign) -> list[Reason]:
    """p.14: a Decided Council takes no agents, and a tucked one lies in nobody's reach."""
    if is_tucked(g):
        return [Reason("aid01", ("court", COUNCIL), ("council_tucked", g.council_by))]
    return [Reason("aid01", ("court", COUNCIL), ("council_decided",))] if g.decided else []


def closed_courts(g: Campaign, decision: Decision) -> list[Reason]:
    """F1618: cards of the row with a Court token that are not offered."""
    return [
        Reason("f1618", ("court", card), ("court_closed", g.courts[place]))
        for place, card in enumerate(g.court)
        if card and g.courts[place] and ("court", card) not in decision.options
    ]


def what_to_secure(g: Campaign, decision: Decision) -> list[Reason]:
    mine = [("court", card) for place, card in enumerate(g.court) if g.agents_on(place, decision.seat)]
    closed = [reason for reason in closed_courts(g, decision) if reason.option in mine]
    return closed + council_closed(g) if g.agents_on(COUNCIL_PLACE, decision.seat) else closed


# -- Summits -------------------------------------------------------------------------------------------------------


def while_calling_to_order(g: Campaign, decision: Decision) -> list[Reason]:
    """C40, C54, C55, C121: motions that are not possible, and Rivals of whom nothing can be forced."""
    me = decision.seat
    causes: list[tuple[str, Option]] = [
        ("petition", ("council_sits",)),
        ("leave", ("is_outlaw", me)),
        ("revive", ("regents_left",)),
    ]
    reasons = [
        Reason("call-to-order", (motion,), ("motion_made",) if motion in g.motions else cause)
        for motion, cause in causes
        if (motion,) not in decision.options
    ]
    for rival in g.rivals(me):
        if ("force", rival) not in decision.options:
            key = "force_nothing" if g.favors_of(me, rival) else "no_favors"
            reasons.append(Reason("favor", ("force", rival), (key, rival)))
    key = "no_negotiations" if g.negotiations == "favors" else "call_first"
    return [*reasons, Reason("negotiation", ("propose",), (key,))]


def while_negotiating(g: Campaign, decision: Decision) -> list[Reason]:
    reasons = [] if ("propose",) in decision.options else [Reason("negotiation", ("propose",), ("no_proposals",))]
    return [*reasons, Reason("call-to-order", ("force",), ("call_over",))]


def while_making_a_deal(g: Campaign, decision: Decision) -> list[Reason]:
    """C123: why the deal cannot be offered as it is, or nothing can be added to it."""
    reasons: list[Reason] = []
    if len(g.deal) == MOST_ITEMS:
        reasons.append(Reason("negotiation", ("between",), ("deal_full", MOST_ITEMS)))
    if ("offer",) not in decision.options:
        reasons.append(Reason("negotiation", ("offer",), why_not_offered(g, g.deal, decision.seat)))
    return reasons


def while_choosing_an_item(g: Campaign, decision: Decision) -> list[Reason]:
    """Kinds of items that the giver cannot give to the receiver, if it is not simply that they have none."""
    giver, receiver = (int(seat) for seat in decision.values)
    reasons: list[Reason] = []
    for what, name in enumerate(ITEMS):
        if ("item", name) not in decision.options:
            cause = item_cause(g, giver, receiver, what)
            if cause:
                reasons.append(Reason("negotiation", ("item", name), cause))
    return reasons


def item_cause(g: Campaign, giver: int, receiver: int, what: int) -> Option:
    """Why no item of a kind can be given; empty if there is none."""
    left = [item for item in to_come(g, g.deal, giver, receiver) if item[0] == what]
    if left:
        return why_short(g, [*g.deal, left[0]])
    if any(item[0] == what for item, _ in stock(g, giver, receiver)):
        return ("deal_order",)
    if what == INVITE:
        return ("is_regent", receiver) if g.is_regent(receiver) else ("not_first_regent", giver)
    if what == CEDE_BUILDING and any(standing(g, giver, kind) for kind in (CITY, STARPORT)):
        return ("ships_there", giver)
    return ()


ASKED: Final[dict[str, Callable[[Campaign, Decision], list[Reason]]]] = {
    "battle_in": where_to_battle,
    "battle_whom": whom_to_battle,
    "tax": what_to_tax,
    "build": what_to_build,
    "move_from": where_to_move_from,
    "move_to": where_to_move,
    "catapult": where_to_move,
    "influence": where_to_influence,
    "secure": what_to_secure,
    "call_to_order": while_calling_to_order,
    "negotiate": while_negotiating,
    "deal_begins": while_making_a_deal,
    "deal": while_making_a_deal,
    "item": while_choosing_an_item,
}
"""What is said at the questions of the campaign, and in the middle of actions where a law binds."""
