"""What a sensible player of the campaign would do at each decision, before looking ahead."""

from typing import Final

from boardwright.games.arcs.campaign.deals import Item, steps_to
from boardwright.games.arcs.campaign.facts import CARETAKER, OUTLAW, REGENT
from boardwright.games.arcs.campaign.fates.magnate import EXPORTED
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.campaign.vocabulary import FATE
from boardwright.games.arcs.facts import CITIES, FIRST_THING, GUILD_SUIT, NOTHING, SLOT_COUNT
from boardwright.games.arcs.resources import occupied_slots
from boardwright.games.arcs.state import Arcs
from boardwright.games.arcs.vocabulary import ACTION, COURT, DAMAGED, FRESH, RESOURCE, SEAT, SYSTEM
from boardwright.kernel.decision import Decision
from boardwright.kernel.state import State

from ..arcs import answers
from ..arcs.leaning import LEANINGS as OF_ARCS
from ..arcs.leaning import Lean
from ..arcs.leaning import leaning as as_in_arcs
from ..arcs.values import NEARLY_NEVER, RARELY, card_value, goal, token_value
from .bargains import MAGNATE, gain_in_share, ideas
from .worth import WANTED_TITLE

AS_PLANNED: Final = 20.0
"""A step of a deal that one has in mind."""
ACCEPTED: Final = 4.0
OWN_ACTION: Final[dict[str, float]] = {"awaken": 6.0, "recover": 4.0, "teach": 3.0, "bargain": 2.5}
"""Actions of the fates that serve their objectives."""
GOLEM_SPENT: Final = 5.0
GUILD_USED: Final = 2.0
ADVOCATE: Final = 4
FATES: Final[dict[int, float]] = {1: 1.0, 2: 1.0, 3: 1.0, 4: 1.0, 5: 1.0, 6: 1.0, 7: 1.0, 8: 1.0}
"""How readily a fate is chosen."""


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
    fate = campaign(g).fates[decision.seat]
    for i in range(len(weights)):
        option = decision.options[i]
        verb = option[0]
        if verb == "pip":
            weights[i] = max(weights[i], OWN_ACTION.get(ACTION.of(option), 0.0))
        elif verb in ("spend", "spend_from") and RESOURCE.of(option) >= FIRST_THING:
            weights[i] = GOLEM_SPENT if fate == CARETAKER else 1.0
        elif verb in ("use", "discard_card") and fate == ADVOCATE and GUILD_SUIT[COURT.of(option)] != NOTHING:
            weights[i] = GUILD_USED


def move_to(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; the Caretaker goes where Golems sleep."""
    OF_ARCS["move_to"](g, decision, weights)
    c = campaign(g)
    if c.fates[decision.seat] != CARETAKER:
        return
    asleep = [system for system, _ in c.sleepers]
    for i in range(len(weights)):
        option = decision.options[i]
        if SYSTEM.held_by(option) and SYSTEM.of(option) in asleep:
            weights[i] *= 3.0


# -- set-up --------------------------------------------------------------------------------------------------------


def choose_fate(g: Arcs, decision: Decision, weights: list[float]) -> None:
    for i in range(len(weights)):
        weights[i] = FATES.get(FATE.of(decision.options[i]), 1.0)


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


# -- ships of others -----------------------------------------------------------------------------------------------


def together(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Fresh ships of the Empire go along, the more the better; damaged ones rather stay."""
    for i in range(len(weights)):
        option = decision.options[i]
        fresh = FRESH.of(option)
        weights[i] = (0.3 + fresh * fresh) * (0.5 if DAMAGED.of(option) else 1.0)


def share_hits(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Ships of others take hits rather than one's own."""
    for i in range(len(weights)):
        option = decision.options[i]
        if SEAT.held_by(option):
            weights[i] = 0.3 if SEAT.of(option) == decision.seat else 2.0


def hit_token(g: Arcs, decision: Decision, weights: list[float]) -> None:
    for i in range(len(weights)):
        weights[i] = 4.0 if decision.options[i][0] == "hit_damaged_token" else 1.0


def loot(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; tokens on cards, too."""
    answers.loot(g, decision, weights)
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "steal_from":
            weights[i] = token_value(g, RESOURCE.of(option)) / 2.0


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
    reason = reason or (c.fates[me] == MAGNATE and len(occupied_slots(c, me)) >= EXPORTED)
    for i in range(len(weights)):
        if decision.options[i][0] == "call_summit":
            weights[i] = 2.0 if reason else 0.2


def wants(g: Campaign, seat: int, title: int) -> bool:
    """Whether the fate of a seat asks for a title that the seat has not got."""
    return WANTED_TITLE.get(g.fates[seat]) == title != g.titles[seat]


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
    for i in range(len(weights)):
        weights[i] = 2.0 if decision.options[i][0] == "enforce" else 0.5


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
        weights[i] = MOTIONS[verb]
        if (verb == "leave" and wants(c, me, OUTLAW)) or (verb == "revive" and wants(c, me, REGENT)):
            weights[i] = AS_PLANNED
        elif verb == "leave" and WANTED_TITLE.get(c.fates[me]) == REGENT:
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
    """A deal that raises the own share of winning."""
    c = campaign(g)
    gain = gain_in_share(c, c.deal, decision.seat)
    for i in range(len(weights)):
        if (decision.options[i][0] == "accept") == (gain > 0.0):
            weights[i] = ACCEPTED
        else:
            weights[i] = RARELY


LEANINGS: Final[dict[str, Lean]] = {
    **OF_ARCS,
    # the turn
    "turn": turn,
    "move_to": move_to,
    "catapult": move_to,
    # set-up
    "choose_fate": choose_fate,
    "first_planet": first_planet,
    "first_building": first_building,
    # ships of others, battle
    "escort": together,
    "join_attack": together,
    "share_hits": share_hits,
    "hit_token": hit_token,
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
}
"""By what is asked; everything else is a matter of looking ahead."""
