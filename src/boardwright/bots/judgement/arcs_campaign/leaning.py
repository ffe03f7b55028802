"""What a sensible player of the campaign would do at each decision, before looking ahead."""

from typing import Final

from boardwright.games.arcs.campaign.fates.believer import city_planets
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.campaign.vocabulary import FATE
from boardwright.games.arcs.facts import CITIES, GUILD_SUIT, NOTHING, SLOT_COUNT
from boardwright.games.arcs.state import Arcs
from boardwright.games.arcs.vocabulary import SYSTEM
from boardwright.kernel.decision import Decision
from boardwright.kernel.state import State

from ..arcs import answers
from ..arcs.leaning import LEANINGS as OF_ARCS
from ..arcs.leaning import Lean
from ..arcs.leaning import leaning as as_in_arcs
from ..arcs.values import token_value
from .battles import battle_in, battle_whom, collect, hit_token, join_attack, loot, reroll, share_hits
from .cards_a import attach_card, cede_ships, collect_tax, commonwealth_marker, librarians, merchant_goods
from .cards_b import (
    among_ships,
    answer_hammer,
    by_planet,
    flagship_place,
    scrap_ships,
    seat_on,
    where_others_build,
    where_sought,
    witness_declares,
)
from .cards_c import arbiter, arbiter_to, break_gate, cheapest_marker, first_passage, judge_agenda, ride_storm
from .empire import (
    arm,
    call_summit,
    call_to_order,
    choose_item,
    consent,
    council_choice,
    force,
    govern,
    join_empire,
    leave_empire,
    make_deal,
    negotiate,
    requisition,
    take_valuable,
)
from .families import BELIEVER, COUNTED, MAGNATE, campaign, gladly, perhaps
from .hopes import fitness
from .moves import build, escort, move_from, move_ships, move_to, parade, ride
from .turn import before_prelude, declare, discard_excess, dismiss, gain_any, lead, place_token, take_card, tax, turn


def choose_fate(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """In the Intermission the fate that fits what one has; at the beginning any."""
    c, me = campaign(g), decision.seat
    for i in range(len(weights)):
        weights[i] = fitness(c, me, FATE.of(decision.options[i]))


def first_planet(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Room for more, a type that counts, not far from the first one, what the fate begins with."""
    c, me = campaign(g), decision.seat
    types = types_to_begin_with(c, me)
    for i in range(len(weights)):
        system = SYSTEM.of(decision.options[i])
        near = any(g.has_piece(me, other) for other in g.neighbours[system])
        value = token_value(g, g.planet_type(system)) + 0.3 * SLOT_COUNT[system] + (0.5 if near else 0.0)
        value *= COUNTED if g.planet_type(system) in types else 1.0
        weights[i] = value * value


def types_to_begin_with(g: Campaign, me: int) -> list[int]:
    """The type it has begun with for the Magnate of Act II, Guild cards to teach for the Believer."""
    if g.fates[me] == MAGNATE and g.act == 2:
        return [resource for resource in range(5) if g.tokens(me, resource)]
    if g.fates[me] == BELIEVER and g.act == 1:
        known = [NOTHING, *city_planets(g, me)]
        return [GUILD_SUIT[card] for card in g.court if GUILD_SUIT[card] not in known]
    return []


def first_building(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """A city, then a starport; two cities for the Believer of Act I."""
    c, me = campaign(g), decision.seat
    teaches = c.fates[me] == BELIEVER and c.act == 1
    wanted = "build_city" if g.cities[me] == CITIES or teaches else "build_starport"
    for i in range(len(weights)):
        weights[i] = 2.0 if decision.options[i][0] == wanted else 0.4


LEANINGS: Final[dict[str, Lean]] = {
    **OF_ARCS,
    # the turn
    "lead": lead,
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
    "join_attack": join_attack,
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
    "council_choice": council_choice,
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
    "merchant_goods": merchant_goods,
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
    "sycophants": where_sought,
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


def leaning(state: State, decision: Decision, weights: list[float]) -> None:
    """How likely a sensible player is to choose each option."""
    assert isinstance(state, Campaign)
    lean = LEANINGS.get(decision.ask)
    if lean is None:
        as_in_arcs(state, decision, weights)
    else:
        lean(state, decision, weights)
