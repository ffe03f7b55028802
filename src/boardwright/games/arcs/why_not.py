"""Why something cannot be done now: the reasons of this moment, from what the asked seat may see."""

from typing import Final

from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.rules import Reason

from .actions import is_usable_starport, may_tax_again, tax_right
from .ambitions import best_marker, declarations
from .court import has_enough_agents
from .facts import NOBODY, NOTHING, RESOURCE_SLOTS, WEAPON, number_of, suit_of
from .hands import only_follows
from .moments import ACTIONS, CARDS, NOT, Action
from .resources import is_outraged, is_resource, open_tokens
from .state import LEAD, Arcs
from .turn import (
    ambitions_of_played,
    basic_actions_of,
    follower_declares,
    is_barred,
    loyal_types,
    may_seize_with_card,
    pip_actions,
    pip_suit,
    sides_of,
    spent_as,
)
from .vocabulary import ACTION, COURT, SLOT, SLOTS, USE, spend_option

BASIC: Final[list[str]] = ["tax", "build", "move", "repair", "influence", "secure", "battle"]


def why_not(g: Arcs, decision: Decision) -> list[Reason]:
    """Why the seat that is asked cannot do other things; nothing in the middle of an action."""
    me = decision.seat
    if decision.ask == "lead":
        return before_lead(g, me)
    if decision.ask == "follow":
        return before_following(g, me, decision.options)
    if decision.ask == "declare" and g.stage == "lead":
        return while_declaring(g, decision.options)
    if decision.ask == "before_prelude":
        return while_seizing(g, me, decision.options)
    if decision.ask == "turn":
        return in_turn(g, me, decision.options)
    return []


def has_option(options: list[Option], verb: str) -> bool:
    return any(option[0] == verb for option in options)


# -- playing a card ------------------------------------------------------------------------------------------------


def before_lead(g: Arcs, me: int) -> list[Reason]:
    """p.8: nothing but leading or passing."""
    reasons = actions_wait("card_first")
    reasons += [Reason(way, (way,), ("you_lead",)) for way in ("surpass", "pivot", "copy")]
    reasons.append(Reason("seize", ("seize",), ("has_initiative",)))
    reasons.append(Reason("ambition", ("declare",), ("declare_after_leading",)))
    return reasons


def before_following(g: Arcs, me: int, options: list[Option]) -> list[Reason]:
    """R24, R25: which ways to follow the hand does not allow."""
    lead_card = g.played[0][1]
    suit = suit_of(lead_card)
    reasons: list[Reason] = []
    sides = [side for card in g.hands[me] if not only_follows(card) for side in sides_of(g, me, card)]
    in_suit = [side for side in sides if suit_of(side) == suit]
    if not in_suit:
        reasons.append(Reason("surpass", ("surpass",), ("suit_missing", suit)))
    for card in in_suit:
        if ("surpass", card) not in options:
            reasons.append(Reason("surpass", ("surpass", card), ("too_low", card, number_of(lead_card))))
    if in_suit and len(in_suit) == len(sides):
        reasons.append(Reason("pivot", ("pivot",), ("only_lead_suit", suit)))
    reasons.append(Reason("lead", ("lead",), ("has_led", g.leader)))
    left = min(seizing_cards(g, me), len(g.hands[me]) - 1)
    if g.seized != NOBODY or g.initiative == me or not left or not may_seize_with_card(g, me):
        reasons.append(Reason("seize", ("seize",), seize_cause(g, me, left)))
    else:
        reasons.append(Reason("seize", ("seize",), ("seize_after_card",)))
    reasons.append(Reason("ambition", ("declare",), declare_later_cause(g, me)))
    return reasons + actions_wait("card_first")


def while_declaring(g: Arcs, options: list[Option]) -> list[Reason]:
    """R35: only the ambition of the lead card."""
    reasons = [
        Reason("ambition", ("declare", ambition), ("other_ambition", g.turn_card))
        for ambition in g.ambitions()
        if ("declare", ambition) not in options
    ]
    return reasons + actions_wait("not_yet")


def while_seizing(g: Arcs, me: int, options: list[Option]) -> list[Reason]:
    """R10: before the Prelude of a follower."""
    reasons: list[Reason] = []
    if not has_option(options, "seize"):
        reasons.append(Reason("seize", ("seize",), seize_cause(g, me, seizing_cards(g, me))))
    if not has_option(options, "declare"):
        reasons.append(Reason("ambition", ("declare",), declare_cause(g, me)))
    return reasons + actions_wait("not_yet")


def actions_wait(key: str) -> list[Reason]:
    """The actions of a turn, before there is one."""
    reasons = [Reason(name, ("pip", name), (key,)) for name in BASIC]
    reasons.append(Reason("prelude", ("spend",), (key,)))
    return reasons


def seizing_cards(g: Arcs, me: int) -> int:
    """How many cards of a hand can be used to seize."""
    return sum(1 for card in g.hands[me] if not only_follows(card))


def seize_cause(g: Arcs, me: int, cards: int) -> Option:
    """R27; `cards` are those left to seize with."""
    if g.seized != NOBODY:
        return ("seized", g.seized)
    if g.initiative == me:
        return ("has_initiative",)
    if not may_seize_with_card(g, me):
        return ("seize_forbidden",)
    if not cards:
        return ("no_card_to_seize",)
    return ("seize_time",)


def declare_later_cause(g: Arcs, me: int) -> Option:
    """Before following: a card may let the player declare after it."""
    if g.declared or not any(CARDS[card].may_declare_as_follower(g, me) for card in g.heard(me)):
        return ("only_leader",)
    return ("no_marker",) if best_marker(g) == NOTHING else ("declare_after_following",)


def declare_cause(g: Arcs, me: int) -> Option:
    """R35, R36."""
    means = NOTHING
    if g.turn_mode == LEAD:
        if g.declared:
            return ("declared_once",)
        if not ambitions_of_played(g, me):
            return ("no_ambition", g.turn_card)
    else:
        means = follower_declares(g, me)
        if not means:
            return ("only_leader",)
    if best_marker(g) == NOTHING:
        return ("no_marker",)
    if ambitions_of_played(g, me) and not declarations(g, me, ambitions_of_played(g, me), means):
        return ("declaring_costs",)
    return ("declare_time",)


# -- the turn ------------------------------------------------------------------------------------------------------


def in_turn(g: Arcs, me: int, options: list[Option]) -> list[Reason]:
    """The actions that neither a pip nor a token gives now, and what of the Prelude is not possible."""
    reasons: list[Reason] = []
    offered = [ACTION.of(option) for option in options if option[0] == "pip"]
    offered += [USE.of(option) for option in options if option[0] == "spend"]
    reasons += [
        Reason(name, ("pip", name), action_cause(g, me, ACTIONS[name], options))
        for name in BASIC
        if name not in offered
    ]
    for card in g.heard(me):
        for action in CARDS[card].new_actions:
            if action.name not in offered:
                barred = is_barred(g, me, card)
                cause = ("guild_actions_barred",) if barred else action_cause(g, me, action, options)
                reasons.append(Reason(COURT.ids[card], ("pip", action.name), cause))
    reasons += token_reasons(g, me, options)
    reasons += card_reasons(g, me, options)
    reasons.append(Reason("seize", ("seize",), seize_cause(g, me, seizing_cards(g, me))))
    reasons.append(Reason("ambition", ("declare",), declare_cause(g, me)))
    return reasons


def action_cause(g: Arcs, me: int, action: Action, options: list[Option]) -> Option:
    """Why an action is not offered: nothing pays for it, or it is not possible as things stand."""
    basic = action.replaces or action.name
    suit = pip_suit(g)
    arms = basic == "battle" and any(option[0] == "spend" and USE.of(option) == "weapon" for option in options)
    if not arms and basic not in pip_actions(g) and basic not in token_actions(g, me):
        return ("no_pip", suit, suit)
    if not action.can(g, me):
        return obstacle(g, me, action.name)
    return ("weapon_first", suit) if arms else ("needs_token",)


def token_actions(g: Arcs, me: int) -> list[str]:
    """The basic actions that the tokens of a seat give in the Prelude, possible or not."""
    names: list[str] = []
    if g.prelude:
        loyal = loyal_types(g, me)
        for token in tokens(g, me):
            for kind in spent_as(g, me, token, loyal):
                names += basic_actions_of(g, kind)
    return names


def tokens(g: Arcs, me: int) -> list[int]:
    """The resources that a seat may spend: by slot, then those on cards."""
    first = me * RESOURCE_SLOTS
    found = [token for token in g.slots[first : first + RESOURCE_SLOTS] if is_resource(token)]
    return found + [token for _, token in open_tokens(g, me)] if g.laws else found


def obstacle(g: Arcs, me: int, name: str) -> Option:
    """What is in the way of an action that could be paid for."""
    if name == "tax":
        return tax_obstacle(g, me)
    if name == "build":
        ports = sum(1 for place in g.places if is_usable_starport(g, me, place))
        return ("build_starports_used", ports) if ports else ("build_nowhere",)
    if name == "move":
        return ("no_ships",)
    if name == "repair":
        return ("nothing_damaged",)
    if name == "influence":
        return ("court_empty",) if g.agents[me] else ("no_agents",)
    if name == "secure":
        return secure_obstacle(g, me)
    if name == "battle":
        return ("battle_nobody",) if g.has_ships(me) else ("no_ships",)
    return (f"cannot_{name}",)


def tax_obstacle(g: Arcs, me: int) -> Option:
    """R40: no city, or all of them taxed, or a card forbids it."""
    cities = [place for place in g.places if g.is_city(place) and tax_right(g, me, place) != NOT]
    if not cities:
        return ("tax_no_city",)
    if not may_tax_again(g, me) and all(g.used_buildings[place] for place in cities):
        return ("tax_all_used", len(cities))
    return ("tax_forbidden",)


def secure_obstacle(g: Arcs, me: int) -> Option:
    """R48: no agents, not the most of them, or a card forbids it."""
    places = range(len(g.court))
    if any(has_enough_agents(g, me, place) for place in places):
        return ("secure_forbidden",)
    if any(g.court[place] and g.agents_on(place, me) for place in places):
        return ("secure_not_most",)
    return ("secure_no_agents",)


# -- the Prelude ---------------------------------------------------------------------------------------------------


def token_reasons(g: Arcs, me: int, options: list[Option]) -> list[Reason]:
    """p.17: the tokens that give no action now; they may still be spent for nothing (R13)."""
    if not g.prelude:
        return [Reason("prelude", ("spend",), ("prelude_over",))]
    if not tokens(g, me) and not has_option(options, "spend"):
        return [Reason("prelude", ("spend",), ("no_tokens",))]
    reasons: list[Reason] = []
    told: list[int] = []
    loyal = loyal_types(g, me)
    for slot in SLOTS:
        token = g.slots[me * RESOURCE_SLOTS + slot]
        if not is_resource(token) or token in told:
            continue
        told.append(token)
        if any(option[0] == "spend" and SLOT.of(option) == slot and USE.of(option) != "nothing" for option in options):
            continue
        names = basic_actions_of(g, token)
        missing = spend_option(token, slot, names[0] if names else "weapon")
        if not spent_as(g, me, token, loyal):
            reasons.append(Reason("prelude", missing, ("outraged", token)))
        elif token == WEAPON and "battle" in pip_actions(g) and not is_outraged(g, me, token):
            reasons.append(Reason("prelude", missing, ("weapon_spent" if g.battle_pips else "weapon_needless",)))
        else:
            reasons.append(Reason("prelude", missing, ("token_gives_nothing", token)))
    return reasons


def card_reasons(g: Arcs, me: int, options: list[Option]) -> list[Reason]:
    """The Prelude parts of the cards in the play area that cannot be used."""
    reasons: list[Reason] = []
    for card in g.heard(me):
        part = CARDS[card]
        if part.has_prelude and ("use", card) not in options:
            reasons.append(Reason(COURT.ids[card], ("use", card), prelude_cause(g, me, card)))
        if part.clears_outrage and ("clear", card) not in options:
            cause: Option = ("no_outrage_to_clear",) if g.prelude else ("prelude_over",)
            reasons.append(Reason(COURT.ids[card], ("clear", card), cause))
    return reasons


def prelude_cause(g: Arcs, me: int, card: int) -> Option:
    if not g.prelude:
        return ("prelude_over",)  # R11
    if card in g.secured:
        return ("just_secured",)  # R15
    if card in g.used:
        return ("used_already",)
    if is_barred(g, me, card):
        return ("guild_actions_barred",)
    return (f"prelude_{CARDS[card].prelude_asks}",)
