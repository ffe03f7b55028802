"""What a sensible player does in a turn: actions, Preludes, declarations, the Court, what is spent and kept."""

from typing import Final

from boardwright.games.arcs.ambitions import is_declared
from boardwright.games.arcs.battle import can_attack_in
from boardwright.games.arcs.campaign.facts import CARETAKER, COUNCIL, HAMMER, NO_IDEAL, is_lore
from boardwright.games.arcs.campaign.fates.admiral import OFFICERS
from boardwright.games.arcs.campaign.fates.believer import is_faithful
from boardwright.games.arcs.campaign.fates.young_light import YOUNG_LIGHT
from boardwright.games.arcs.campaign.flagship import free_fittings
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.campaign.tokens import systems_with
from boardwright.games.arcs.control import controls
from boardwright.games.arcs.facts import CARD_NUMBER, EMPATH, FIRST_THING, GUILD_SUIT, NOTHING, PSIONIC, SPACES
from boardwright.games.arcs.moments import CARDS
from boardwright.games.arcs.resources import is_outraged
from boardwright.games.arcs.state import Arcs, owner_of
from boardwright.games.arcs.vocabulary import ACTION, AMBITION, CARD, COURT, PLACE, RESOURCE, USE
from boardwright.kernel.decision import Decision

from ..arcs import answers
from ..arcs.leaning import LEANINGS as OF_ARCS
from ..arcs.standing import all_holdings, best_available, rounds_left
from ..arcs.values import RARELY, SHIP_BUILT, card_value, token_value
from .bargains import ADVOCATE
from .battles import loot_near
from .claims import can_seat, claims_sought, court_wanted, sets_out_for_seat
from .council import council_near
from .families import (
    ADMIRAL,
    BELIEVER,
    COUNTED,
    GATE_WRAITH,
    HUNTING,
    JUDGE,
    MAGNATE,
    NATURALIST,
    NOT_TO_SPEND,
    PACIFIST,
    PARTISAN,
    PIRATE,
    ROAMING,
    SPREADING,
    WARDEN,
    campaign,
)
from .gates import can_build_pad
from .gifts import tie_chance
from .hammer import fragments_from, sets_out
from .hammer_moves import gathers_fragments
from .hopes import ENFORCERS, SEEKS, is_regents_city_in, suits_led, types_wanted
from .hopes_a import (
    faith_to_win,
    fleets_to_lead,
    has_faithful,
    has_outlaws,
    school_sites,
    ships_to_send,
    strongest_at_prey,
)
from .monopolies import wants_edict
from .moves import FITTED, PAD_BUILT
from .on_map import may_act_in
from .worth import COUNCIL_FATES

SLIPSTREAM: Final = CARD_NUMBER["law07"]
"""The law of the Slipstream Drive."""
OWN_ACTION: Final[dict[str, float]] = {
    "awaken": 6.0, "recover": 4.0, "teach": 5.0, "bargain": 2.5,
    "spawn": 5.0, "repair_hammer": 20.0, "prepare": 3.0, "break_world": 7.0, "resettle": 3.0,
    "call_spirits": 3.5, "call_bodies": 2.5, "claim_fief": 0.2,
}  # fmt: skip
"""Actions of the fates that serve their objectives."""
OWN_PRELUDE: Final[dict[int, float]] = {
    CARD_NUMBER["f902"]: 5.0,  # Uncovering Clues
    CARD_NUMBER["f1002"]: 8.0,  # Planting Banners
    CARD_NUMBER["f1402"]: 5.0,  # Witnesses
    YOUNG_LIGHT: 4.0,
    SLIPSTREAM: 2.0,
}
"""Cards whose Preludes do."""
SLIPSTREAM_FIRST: Final = 8.0
"""A free move before the actions, for who must go far."""
CLAIM_WITH_SEAT: Final = 6.0
MOVE_WANTED: Final = 2.0
TO_FRAGMENTS: Final = 3.0
"""A move of the Planet Breaker of Act II."""
HAMMER_LAID: Final = 15.0
WORLD_BROKEN: Final = 20.0
SPREAD: Final = 4.0
"""A move of who goes far, or to many systems."""
STRIKING: Final = 2
"""So many ships take a trophy in a battle."""
AGENT_TAXED: Final = 5.0
"""A tax by which the Admiral of Act II captures an agent."""
ABDUCTED: Final = 6.0
RAIDED: Final = 6.0
"""A battle of the Pirate, for each token that may be stolen."""
TAX_FOR_MONOPOLY: Final = 5.0
"""A tax of the Magnate of Act II."""
COUNCIL_FOR_EDICT: Final = 5.0
GARDENER_BUILT: Final = 3.0
"""A ship of the Naturalist."""
GOLEM_SPENT: Final = 5.0
GUILD_USED: Final = 2.0
SPENT_FOR_EMPATH: Final = 6.0
SPENT_ON_OWN: Final = 0.7
"""How readily a token is spent for an action of the fate, beside a pip."""
TIE_DECLARED: Final = 5.0
WAYS_TO_SECURE: Final[dict[str, float]] = {"influence": 4.0, "secure": 8.0}
"""What brings the Believer a Faithful card, and others the Council."""
SCHOOL_BUILT: Final = 6.0
"""A city of the Believer of Act I on a type of planets where it has none."""
FAITH_LED: Final = 4.0
"""A Faithful card that the Believer leads to declare what it is ahead in."""


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
                weights[i] *= HUNTING if hunts(c, me) else RARELY if c.fates[me] == PACIFIST else 1.0
        elif verb in ("spend", "spend_from"):
            weights[i] = spending(c, me, verb == "spend_from", RESOURCE.of(option), weights[i])
            if verb == "spend" and spends_for_fate(c, me, str(USE.of(option))):
                weights[i] = max(weights[i], SPENT_ON_OWN * own_action(c, me, str(USE.of(option))))
            if verb == "spend" and USE.of(option) == "weapon" and c.objectives[me]:
                if c.fates[me] == PIRATE:
                    weights[i] = max(weights[i], SPENT_ON_OWN * RAIDED * loot_near(c, me))
                elif hunts(c, me):
                    weights[i] *= HUNTING
        elif verb in ("use", "discard_card"):
            card = COURT.of(option)
            weights[i] = max(weights[i], OWN_PRELUDE.get(card, 0.0))
            if card == SLIPSTREAM and gathers_fragments(c, me):
                weights[i] = SLIPSTREAM_FIRST if fragments_from(c, me, c.flagships[me]) else RARELY
            elif card == SLIPSTREAM and c.objectives[me] and c.fates[me] in ROAMING:
                weights[i] = SLIPSTREAM_FIRST
            if c.act == 1 and c.fates[me] == ADVOCATE and GUILD_SUIT[card] != NOTHING:
                weights[i] = GUILD_USED


def hunts(g: Campaign, me: int) -> bool:
    """Whether battles are for the Admiral: with several ships in Act I, in Act II with Outlaws."""
    if g.fates[me] != ADMIRAL:
        return False
    if g.act == 1:
        return strongest_at_prey(g, me) >= STRIKING
    return any(can_attack_in(g, me, system) and has_outlaws(g, me, system) for system in g.systems)


def spends_for_fate(g: Campaign, me: int, use: str) -> bool:
    """Whether tokens are well spent on an action: of the fate, for long ways, for Faithful cards, for launch pads."""
    if use == "secure":
        return g.fates[me] == BELIEVER
    if use == "build" and g.fates[me] == GATE_WRAITH:
        return can_build_pad(g, me)
    return use in OWN_ACTION or (use == "move" and g.fates[me] in ROAMING)


def own_action(g: Campaign, me: int, action: str) -> float:
    """What an action of a fate is worth, or building on the board of a Flagship."""
    if action == "claim_fief":
        return CLAIM_WITH_SEAT if can_seat(g, me) else OWN_ACTION[action]
    if action == "build" and g.flagships[me] != NOTHING and (g.cities[me] or g.starports[me]):
        return FITTED["fit_city"] if free_fittings(g, me) else SHIP_BUILT
    if action == "move" and gathers_fragments(g, me):
        return TO_FRAGMENTS if sets_out(g, me) else 0.0
    if action == "break_world" and gathers_fragments(g, me):
        return WORLD_BROKEN
    if action == "move" and g.objectives[me] and g.fates[me] in SEEKS:
        far = g.fates[me] in SPREADING or g.fates[me] in ROAMING
        if g.fates[me] == ADMIRAL and g.act == 1:
            far = bool(fleets_to_lead(g, me))
        elif g.fates[me] == ADMIRAL:
            far = any(ships_to_send(g, system) for system in g.systems)
        elif g.fates[me] == WARDEN:
            far = far or sets_out_for_seat(g, me)
        return SPREAD if far else MOVE_WANTED
    if action == "abduct" and g.fates[me] == ADMIRAL and g.act > 1 and g.objectives[me]:
        return ABDUCTED
    if action == "prepare" and any(may_act_in(g, me, system) for system in systems_with(g, HAMMER)):
        return RARELY
    if action == "prepare" and g.act == 2:
        return HAMMER_LAID if g.objectives[me] else RARELY
    if action in ("influence", "secure") and g.fates[me] == WARDEN and g.objectives[me]:
        return claims_sought(g, me, action)
    if action == "battle" and g.fates[me] == PIRATE and g.objectives[me]:
        return RAIDED * loot_near(g, me)
    if action == "tax" and g.fates[me] == ADMIRAL and g.act > 1 and g.objectives[me]:
        return AGENT_TAXED if any(controls(g, me, s) and is_regents_city_in(g, me, s) for s in g.systems) else 0.0
    if action in WAYS_TO_SECURE and wants_council(g, me) and council_near(g, me, action == "secure"):
        return WAYS_TO_SECURE[action]
    if g.fates[me] == MAGNATE and g.act == 2 and g.objectives[me]:
        if action == "tax":
            return TAX_FOR_MONOPOLY
    if action in WAYS_TO_SECURE and g.fates[me] == BELIEVER and g.objectives[me]:
        return WAYS_TO_SECURE[action] if faith_to_win(g, me, action == "secure") else 0.0
    if action == "build" and g.fates[me] == BELIEVER and g.act == 1 and g.objectives[me] and g.cities[me]:
        return SCHOOL_BUILT if school_sites(g, me) else 0.0
    if action == "build" and g.fates[me] == GATE_WRAITH and g.objectives[me] and can_build_pad(g, me):
        return PAD_BUILT
    if action == "build" and g.fates[me] == NATURALIST and g.objectives[me] and g.ships[me]:
        return GARDENER_BUILT if any(g.starports_in(me, system) for system in g.systems) else 0.0
    return OWN_ACTION.get(action, 0.0)


def wants_council(g: Campaign, me: int) -> bool:
    """Whether the Magnate is after the Council for the sake of Edicts."""
    return g.fates[me] == MAGNATE and g.act == 2 and g.objectives[me] > 0 and wants_edict(g, me)


def spending(g: Campaign, me: int, from_card: bool, thing: int, usual: float) -> float:
    """How readily a thing is spent in a Prelude, by what the fate makes of it."""
    fate = g.fates[me]
    if thing >= FIRST_THING:
        return GOLEM_SPENT if fate == CARETAKER and g.act == 1 else 1.0
    if not g.objectives[me]:
        return usual
    if fate == PACIFIST and thing == PSIONIC and is_declared(g, EMPATH):
        return max(usual, SPENT_FOR_EMPATH)
    hoarded = (fate == PIRATE and from_card) or (fate != ADMIRAL and thing in types_wanted(g, me))
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


def declare(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; and what serves the objective."""
    OF_ARCS["declare"](g, decision, weights)
    for i in range(len(weights)):
        if decision.options[i][0] == "declare":
            weights[i] = max(weights[i], declaring_serves(campaign(g), decision.seat, AMBITION.of(decision.options[i])))


def declaring_serves(g: Campaign, me: int, ambition: int) -> float:
    """What the objective makes of a declaration: Psionics to spend, Outrage to clear, Ideals, ties."""
    if not g.objectives[me]:
        return 0.0
    fate = g.fates[me]
    if fate == PARTISAN and g.act > 1:
        return 2.0 if any(is_outraged(g, me, suit) for suit in suits_led(g, me)) else 0.0
    if fate == BELIEVER:
        return 3.0 if counts_for_faith(g, ambition, is_faithful(g.turn_card)) and leads_in(g, me, ambition) else 0.0
    if is_declared(g, ambition):
        return 0.0
    if fate == ADMIRAL and g.act == 1:
        return 3.0 if leads_in(g, me, ambition) else 0.0
    if fate == MAGNATE and g.act > 1:
        return 3.0 if leads_in(g, me, ambition) else 1.0
    if fate == GATE_WRAITH:
        return 3.0 if leads_in(g, me, ambition) else 0.0
    if fate == PACIFIST:
        return 1.5 if ambition == EMPATH and g.tokens(me, PSIONIC) else 0.0
    return TIE_DECLARED * tie_chance(g, me, ambition, all_holdings(g), rounds_left(g)) if fate == JUDGE else 0.0


def counts_for_faith(g: Campaign, ambition: int, faithful: bool) -> bool:
    """Whether winning an ambition moves the marker of the Believer: any in Act I, in Act II those with an Ideal.

    With a Faithful card one is laid, unless there is another Ideal than that of the Doctrine.
    """
    if g.act == 1:
        return True
    if g.ideals[ambition] == NO_IDEAL:
        return faithful and g.spare_ideals > 0
    return not faithful or g.ideals[ambition] == g.doctrine


def lead(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; with Faithful cards the Believer may declare whatever serves best."""
    OF_ARCS["lead"](g, decision, weights)
    c, me = campaign(g), decision.seat
    if c.fates[me] != BELIEVER or not c.objectives[me] or not best_available(c)[0]:
        return
    if any(counts_for_faith(c, ambition, True) and leads_in(c, me, ambition) for ambition in c.ambitions()):
        for i in range(len(weights)):
            option = decision.options[i]
            if CARD.held_by(option) and is_faithful(CARD.of(option)):
                weights[i] += FAITH_LED


def leads_in(g: Campaign, me: int, ambition: int) -> bool:
    """Whether a seat has more of what an ambition counts than every Rival."""
    counts = [held[ambition] for held in all_holdings(g)]
    return counts[me] > max([counts[rival] for rival in g.rivals(me)])


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
    if fate == WARDEN:
        return court_wanted(g, me, place, secures)
    if g.court[place] == COUNCIL:
        if wants_council(g, me):
            return COUNCIL_FOR_EDICT
        return 2.0 if (fate, g.act) in COUNCIL_FATES else 1.0
    if fate == CARETAKER and g.act > 1:
        return 1.0 + 1.5 * sum(1 for card in g.cards_at(place) if is_lore(card))
    if fate == PARTISAN and g.act > 1:
        return 1.5 if GUILD_SUIT[g.court[place]] != NOTHING else 1.0
    if fate == ADMIRAL and (OFFICERS in g.attached_to(place) or (g.act > 1 and g.court[place] in ENFORCERS)):
        return 5.0
    if fate == ADMIRAL and g.act > 1:
        return 1.0 + sum(g.court_agents[place * g.seats + rival] for rival in g.rivals(me) if g.is_regent(rival))
    if fate == BELIEVER:
        return 5.0 if has_faithful(g, place) else 1.0
    if fate == NATURALIST:
        return 3.0 if any(CARDS[card].loyal_to == PSIONIC for card in g.cards_at(place)) else 1.0
    if fate == PACIFIST and secures:
        others = sum(g.court_agents[place * g.seats + rival] for rival in g.rivals(me))
        return NOT_TO_SPEND if others else 1.0
    return 1.0


def tax(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; resources that the fate counts; Captives for the Admiral of Act II, none for the Pacifist."""
    OF_ARCS["tax"](g, decision, weights)
    c, me = campaign(g), decision.seat
    wanted = types_wanted(c, me)
    peaceful = c.fates[me] == PACIFIST and c.objectives[me] > 0
    hunts = c.fates[me] == ADMIRAL and c.act > 1 and c.objectives[me] > 0
    for i in range(len(weights)):
        place = PLACE.of(decision.options[i])
        if any(resource in wanted for resource in c.city_types(place // SPACES)):
            weights[i] *= COUNTED
        owner = owner_of(c.buildings[place]) if c.buildings[place] else me
        if hunts and owner != me and owner < c.seats and c.is_regent(owner):
            weights[i] *= HUNTING
        if peaceful and owner != me and owner < c.seats:
            weights[i] *= NOT_TO_SPEND


def discard_excess(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; what the fate counts is kept."""
    answers.discard_excess(g, decision, weights)
    weigh_what_counts(g, decision, weights, NOT_TO_SPEND)


def gain_any(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; what the fate counts."""
    answers.gain_any(g, decision, weights)
    weigh_what_counts(g, decision, weights, COUNTED)


def weigh_what_counts(g: Arcs, decision: Decision, weights: list[float], factor: float) -> None:
    """Options with a resource that the fate counts are more likely by a factor, or less."""
    wanted = types_wanted(campaign(g), decision.seat)
    for i in range(len(weights)):
        option = decision.options[i]
        if RESOURCE.held_by(option) and RESOURCE.of(option) in wanted:
            weights[i] *= factor


def place_token(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; on a card that holds it, where it is as good and harder to steal."""
    answers.place_token(g, decision, weights)
    wanted = types_wanted(campaign(g), decision.seat)
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "put_on":
            weights[i] = (20.0 if RESOURCE.of(option) in wanted else 2.0) * token_value(g, RESOURCE.of(option))


def dismiss(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """The card that is worth the least."""
    for i in range(len(weights)):
        option = decision.options[i]
        if COURT.held_by(option):
            weights[i] = 1.0 / card_value(g, COURT.of(option))
