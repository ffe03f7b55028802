"""Whom to attack, with which dice, and what to take."""

from typing import Final

from boardwright.games.arcs.battle import can_attack_in, defenders
from boardwright.games.arcs.campaign.facts import FREE_STATES
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import ASSAULT, RAID, SKIRMISH
from boardwright.games.arcs.state import Arcs
from boardwright.games.arcs.vocabulary import COUNT, DIE, FRESH, RESOURCE, SEAT, SYSTEM, System
from boardwright.kernel.decision import Decision

from ..arcs import answers
from ..arcs.values import token_value
from .booty import KEYS_FOR_ONE, is_free_booty, loot_from, tokens_of
from .families import ADMIRAL, COUNTED, HUNTERS, HUNTING, PIRATE, campaign
from .hopes_a import has_outlaws
from .moves import together

NO_USE: Final = 0.001
"""Other dice destroy the buildings, and what a single guess sees of them is luck."""


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
            weights[i] *= 0.05 + best_loot(c, me, SYSTEM.of(option))
        elif c.has_imperial_ships(SYSTEM.of(option)) and (c.act == 1 or has_outlaws(c, me, SYSTEM.of(option))):
            weights[i] *= HUNTING


def battle_whom(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; the Pirate attacks who has tokens."""
    answers.battle_whom(g, decision, weights)
    c, me = campaign(g), decision.seat
    if c.fates[me] != PIRATE or not c.objectives[me]:
        return
    for i in range(len(weights)):
        weights[i] *= 0.05 + loot_from(c, me, SEAT.of(decision.options[i]), SYSTEM.asked(decision))


def best_loot(g: Campaign, me: int, system: System) -> float:
    """The most tokens that a battle of the Pirate in a system is likely to bring."""
    return max([loot_from(g, me, owner, system) for owner in defenders(g, me, system)], default=0.0)


def loot_near(g: Campaign, me: int) -> float:
    """The most tokens that any battle of the Pirate is likely to bring."""
    return max([best_loot(g, me, system) for system in g.systems if can_attack_in(g, me, system)], default=0.0)


def tokens_to_steal(g: Campaign, owner: int, system: System) -> int:
    """How many tokens an owner of pieces in a system has; of the Free States one comes from the supply."""
    if owner < g.seats:
        return tokens_of(g, owner)
    return 1 if owner == FREE_STATES and is_free_booty(g, system) else 0


def collect(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """As in Arcs; the Pirate raids who has tokens, and the Admiral spares no Imperial ship."""
    answers.collect(g, decision, weights)
    c, me = campaign(g), decision.seat
    if not c.objectives[me]:
        return
    die, defender = DIE.asked(decision), SEAT.asked(decision)
    raids = c.fates[me] == PIRATE and tokens_to_steal(c, defender, SYSTEM.asked(decision)) > 0
    storms = c.fates[me] == ADMIRAL and c.has_imperial_ships(SYSTEM.asked(decision)) and strikes(c, me, defender)
    for i in range(len(weights)):
        count = COUNT.of(decision.options[i])
        if raids and defender == FREE_STATES:
            weights[i] = 1.0 if count == (min(KEYS_FOR_ONE, len(weights) - 1) if die == RAID else 0) else NO_USE
        elif raids and c.has_building(defender, SYSTEM.asked(decision)) and die != SKIRMISH:
            weights[i] = (0.2 + count if die == RAID else 1.0 / (1.0 + count)) ** 4
        elif (raids and die == RAID) or (storms and die == ASSAULT):
            weights[i] = 0.2 + count * count
        elif raids and die == ASSAULT:
            weights[i] = 1.0 / (1.0 + count)


def strikes(g: Campaign, me: int, defender: int) -> bool:
    """Whether the Admiral risks Imperial ships against a defender: in Act II only against Outlaws."""
    return g.act == 1 or (defender < g.seats and g.is_outlaw(defender))


def join_attack(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Imperial ships go along, the more the better; the Admiral of Act II keeps those that hold planets out of it."""
    together(g, decision, weights)
    c, me = campaign(g), decision.seat
    if c.fates[me] != ADMIRAL or c.act == 1 or not c.objectives[me] or has_outlaws(c, me, SYSTEM.asked(decision)):
        return
    for i in range(len(weights)):
        weights[i] = 1.0 / (1.0 + FRESH.of(decision.options[i])) ** 2


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
    """As in Arcs; tokens on cards, too, and tokens first for the Pirate."""
    answers.loot(g, decision, weights)
    c, me = campaign(g), decision.seat
    hoards = c.fates[me] == PIRATE and c.objectives[me] > 0
    for i in range(len(weights)):
        option = decision.options[i]
        if option[0] == "steal_from":
            weights[i] = token_value(g, RESOURCE.of(option)) / 2.0
        elif option[0] == "resource":
            weights[i] = token_value(g, RESOURCE.of(option))
        if hoards and RESOURCE.held_by(option):
            weights[i] *= COUNTED


def reroll(g: Arcs, decision: Decision, weights: list[float]) -> None:
    """Seldom."""
    for i in range(len(weights)):
        weights[i] = 1.0 if decision.options[i][0] == "stop" else 0.3
