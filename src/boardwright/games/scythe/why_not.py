"""Why something cannot be done now: the reasons of this moment, from what the asked seat may see."""

from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.rules import Reason

from .bottom import building_ground, can_pay_section, cost_of
from .cards import lacking
from .facts import (
    AT_END_OF_TURN,
    BOLSTER,
    BOTTOM_ACTIONS,
    BUILD,
    CUBE_COUNT,
    DEPLOY,
    ENCOUNTER_COST,
    FACTORY,
    FACTORY_COST,
    FACTORY_SECTION,
    GAINS,
    LETTERS,
    MECHS,
    NOTHING,
    NOWHERE,
    OBJECTIVE_TEST,
    PRODUCE,
    PRODUCE_COST,
    RESOURCES,
    SECTIONS,
    STRUCTURES,
    TOP_ACTIONS,
    TOP_OF,
    TRADE,
    UNITS,
    UPGRADE,
)
from .gains import has
from .objectives import TESTS, first_unmet
from .state import CHARACTER, FIRST_MECH, FIRST_WORKER, Scythe
from .top import unpaid_for_producing
from .vocabulary import section_option


def why_not(g: Scythe, decision: Decision) -> list[Reason]:
    """Why the seat that is asked cannot do other things; nothing in the middle of an action."""
    me = decision.seat
    if decision.ask == "section":
        return before_section(g, me, decision.options)
    if decision.ask == "top":
        return before_top(g, me, decision.options)
    if decision.ask == "bottom":
        return before_bottom(g, me, decision.options)
    if decision.ask == "finish":
        return at_the_end(g, me, decision.options)
    if decision.ask == "encounter":
        return in_encounter(g, me, decision)
    if decision.ask == "move":
        return while_moving(g, me, decision.options)
    return []


# -- the four questions of a turn ----------------------------------------------------------------------------------


def before_section(g: Scythe, me: int, options: list[Option]) -> list[Reason]:
    """R1: the section of the last turn; and what of the others could not be done."""
    reasons: list[Reason] = []
    for section in range(SECTIONS):
        top = TOP_OF[g.mat[me] * SECTIONS + section]
        option = section_option(top, section)
        if option not in options:
            reasons.append(Reason(TOP_ACTIONS[top], option, ("same_section",)))
            reasons.append(Reason(BOTTOM_ACTIONS[section], ("act", section), ("same_section",)))
        else:
            reasons += top_reasons(g, me, top) + bottom_reasons(g, me, section, "")
    card = g.factory_card[me]
    if not card:
        reasons.append(Reason("factory", ("factory",), ("no_factory_card",)))
    elif ("factory", card) not in options:
        reasons.append(Reason(f"factory-{card}", ("factory",), ("same_factory_card",)))
    else:
        reasons += factory_reasons(g, me)
    return reasons + beside(g, me, options, "reveal_after_section")


def before_top(g: Scythe, me: int, options: list[Option]) -> list[Reason]:
    """R3: what of the chosen section cannot be paid; the others are out of question in this turn."""
    section = g.section[me]
    reasons = other_sections(g, me, section)
    if section == FACTORY_SECTION:
        reasons += factory_reasons(g, me)
    else:
        reasons += top_reasons(g, me, TOP_OF[g.mat[me] * SECTIONS + section])
        reasons += bottom_reasons(g, me, section, "after_top")
    return reasons + beside(g, me, options, "") + claim_reasons(g, me)


def before_bottom(g: Scythe, me: int, options: list[Option]) -> list[Reason]:
    """The bottom action, and the top action that is over."""
    section = g.section[me]
    reasons = other_sections(g, me, section)
    if section == FACTORY_SECTION:
        reasons.append(Reason(f"factory-{g.factory_card[me]}", ("use_factory",), ("top_over",)))
    else:
        top = TOP_ACTIONS[TOP_OF[g.mat[me] * SECTIONS + section]]
        reasons.append(Reason(top, (top,), ("top_over",)))
        reasons += bottom_reasons(g, me, section, "")
    return reasons + beside(g, me, options, "") + claim_reasons(g, me)


def at_the_end(g: Scythe, me: int, options: list[Option]) -> list[Reason]:
    """R6: after the actions only objectives are left."""
    reasons = [Reason(top, (top,), ("actions_over",)) for top in TOP_ACTIONS]
    reasons += [Reason(BOTTOM_ACTIONS[section], ("act", section), ("actions_over",)) for section in range(SECTIONS)]
    return reasons + objective_reasons(g, me, options, "")


def other_sections(g: Scythe, me: int, chosen: int) -> list[Reason]:
    """The actions of the sections that were not chosen."""
    what: Option = ("chose_factory",)
    if chosen != FACTORY_SECTION:
        what = ("chose_section", TOP_OF[g.mat[me] * SECTIONS + chosen])
    reasons: list[Reason] = []
    for section in range(SECTIONS):
        if section != chosen:
            top = TOP_ACTIONS[TOP_OF[g.mat[me] * SECTIONS + section]]
            reasons.append(Reason(top, (top,), what))
            reasons.append(Reason(BOTTOM_ACTIONS[section], ("act", section), what))
    return reasons


def beside(g: Scythe, me: int, options: list[Option], later: str) -> list[Reason]:
    """Objectives and encounters, which are not actions of the mat."""
    reasons = objective_reasons(g, me, options, later)
    left = len(g.encounters)
    reasons.append(Reason("encounter", ("option",), ("encounter_after_move", left) if left else ("no_encounters",)))
    return reasons


def claim_reasons(g: Scythe, me: int) -> list[Reason]:
    """R121: a Factory card is claimed where the character stands."""
    if g.factory_card[me] or g.character[me] == FACTORY:
        return []
    return [Reason("factory", ("factory_card",), ("not_on_factory",))]


# -- what cannot be paid or has no use -----------------------------------------------------------------------------


def top_reasons(g: Scythe, me: int, top: int) -> list[Reason]:
    """R80, R81, R85: the price of a top action."""
    name = TOP_ACTIONS[top]
    if top in (BOLSTER, TRADE) and not g.coins[me]:
        return [Reason(name, (name,), ("lacks_coins", 1, 0))]
    if top == TRADE and not g.worked(me):
        return [Reason(name, (name, "resources"), ("trade_needs_worker",))]
    if top == PRODUCE:
        kind = unpaid_for_producing(g, me)
        if kind != NOTHING:
            need = PRODUCE_COST[g.workers_out(me)][kind]
            return [Reason(name, (name,), (f"lacks_{GAINS[kind]}", need, has(g, me, kind)))]
    return []


def bottom_reasons(g: Scythe, me: int, section: int, later: str) -> list[Reason]:
    """R92 to R95: the price of a bottom action, and whether its own benefit can still be had.

    `later` says why it has to wait if it could be paid.
    """
    topic = BOTTOM_ACTIONS[section]
    reasons: list[Reason] = []
    if not can_pay_section(g, me, section):
        price = cost_of(g, me, section)
        lacks: Option = (f"lacks_{RESOURCES[section]}", price, g.owned(me, section))
        reasons.append(Reason(topic, ("act", section), lacks))
    elif later:
        reasons.append(Reason(topic, ("act", section), (later,)))
    reasons += useless(g, me, section)
    return reasons


def useless(g: Scythe, me: int, section: int) -> list[Reason]:
    """Why a bottom action would bring nothing but its coins and the bonuses of recruits."""
    topic = BOTTOM_ACTIONS[section]
    if section == UPGRADE:
        return [Reason(topic, ("cube",), ("all_upgraded",))] if g.upgrades(me) == CUBE_COUNT else []
    if section == DEPLOY:
        if g.mechs_out(me) == MECHS:
            return [Reason(topic, ("mech_of",), ("all_deployed",))]
        return [] if g.worked(me) else [Reason(topic, ("mech_of",), ("deploy_needs_worker",))]
    if section == BUILD:
        if g.structures_out(me) == len(STRUCTURES):
            return [Reason(topic, ("structure",), ("all_built",))]
        ground = building_ground(g, g.worked(me))
        return [] if ground else [Reason(topic, ("structure",), ("build_needs_worker",))]
    return [Reason(topic, ("recruit",), ("all_enlisted",))] if g.recruits(me) == SECTIONS else []


def factory_reasons(g: Scythe, me: int) -> list[Reason]:
    """R123: the price of the Factory card."""
    card = g.factory_card[me]
    kind = lacking(g, me, FACTORY_COST[card - 1])
    if kind == NOTHING:
        return []
    return [Reason(f"factory-{card}", ("use_factory",), ("factory_lacks", card, kind, has(g, me, kind)))]


# -- objectives, encounters, units ---------------------------------------------------------------------------------


def objective_reasons(g: Scythe, me: int, options: list[Option], later: str) -> list[Reason]:
    """R6: the own objectives that cannot be revealed; `later` says why one that is fulfilled has to wait."""
    reasons: list[Reason] = []
    for card in g.objectives[me]:
        if ("reveal", card) in options:
            continue
        test = first_unmet(g, me, card)
        what: Option = ("objective_waits",)
        if test != NOTHING:
            what = unmet(g, me, card, test)
        elif later and not AT_END_OF_TURN[card - 1]:
            what = (later,)
        reasons.append(Reason(f"objective-{card}", ("reveal", card), what))
    return reasons


def unmet(g: Scythe, me: int, card: int, test: int) -> Option:
    """What an objective counts, how much there is of it, and what it asks for."""
    word, bound = OBJECTIVE_TEST[card - 1][test]
    measure, low, _ = TESTS[card - 1][test]
    count = measure(g, me)
    if word.endswith(("_min", "_max")):
        return ("objective_few" if count < low else "objective_many", word[:-4], count, bound)
    return (f"objective_{word}" if bound else f"objective_not_{word}",)


def in_encounter(g: Scythe, me: int, decision: Decision) -> list[Reason]:
    """R110, R111: options that cannot be paid, or were taken."""
    card = g.encounter
    reasons: list[Reason] = []
    for way in range(3):
        choice = f"{card}{LETTERS[way]}"
        if ("option", choice) in decision.options:
            continue
        kind = lacking(g, me, ENCOUNTER_COST[card - 1][way])
        what: Option = ("encounter_taken", choice)
        if kind != NOTHING:
            what = ("encounter_lacks", choice, kind, has(g, me, kind))
        reasons.append(Reason(f"encounter-{card}", ("option", choice), what))
    return reasons


def while_moving(g: Scythe, me: int, options: list[Option]) -> list[Reason]:
    """R30, R31, R45: the units that cannot move, by kind and place."""
    reasons: list[Reason] = []
    places = ([g.character[me]], g.mech_at[me], g.worker_at[me])
    firsts = (CHARACTER, FIRST_MECH, FIRST_WORKER)
    for kind in range(len(UNITS)):
        for place in dict.fromkeys(places[kind]):
            option: Option = (UNITS[kind], place)
            if place == NOWHERE or option in options:
                continue
            here = [firsts[kind] + slot for slot in range(len(places[kind])) if places[kind][slot] == place]
            what = "unit_stuck"
            if all(g.tired >> unit & 1 for unit in here):
                what = "unit_moved"
            elif place in g.fights:
                what = "unit_in_combat"
            reasons.append(Reason("move", option, (what, kind, place)))
    return reasons
