"""Why something cannot be done now: the reasons of this moment, from what the asked seat may see."""

from typing import Final

from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.rules import Reason

from .effects.control import Choose
from .effects.offers import EFFECT_EXPRS
from .effects.step import FACES, Clause, Face, Frame, Step
from .facts import CARD_OF_FACE, DEVELOPABLE, FACE_IDS, STATE_OF, STATES, TWIN
from .market import slots_filled
from .notation import calls
from .play import action_obstacle
from .state import DEVELOPMENT, FRONT, HAND, OPEN, PLAY, Imperium
from .turn import solstice_cards
from .vocabulary import CARD, EFFECT

THROUGH_CARDS: Final[list[tuple[str, str, str]]] = [
    ("acquire", "acquire", "acquire"),
    ("break-through", "pile", "breakthrough"),
    ("develop", "card", "develop"),
    ("garrison", "in_play", "garrison"),
]
"""What only the texts of cards do: the topic, a verb of its options, and the verb of the notation."""


def why_not(g: Imperium, decision: Decision) -> list[Reason]:
    """Why the seat that is asked cannot do other things; nothing in the middle of most effects."""
    me = decision.seat
    ask = decision.ask
    if ask == "turn":
        return in_turn(g, me, decision.options)
    if ask == "choose":
        return among_choices(g, me, CARD.asked(decision), decision.options)
    if ask in ("acquire", "break_through", "exile"):
        return in_market(g, ask, decision.options)
    if ask in ("develop", "develop_at_reshuffle"):
        return in_development(g, me, decision.options)
    if ask in ("cleanup_token", "cleanup_discard"):
        return whole_turns("cleanup")
    if ask == "solstice":
        return whole_turns("solstice_now")
    return []


def topic_of(face: int) -> str:
    """The id of a face, as its help is called."""
    return FACE_IDS[face]


def whole_turns(key: str) -> list[Reason]:
    """The three things that a turn can be, out of one."""
    return [
        Reason("activate", ("play",), (key,)),
        Reason("innovate", ("innovate",), (key,)),
        Reason("revolt", ("revolt",), (key,)),
    ]


def holdings(g: Imperium, me: int) -> Option:
    """Materials, population and progress."""
    return tuple(g.tokens[me * 3 : me * 3 + 3])


# -- the turn --------------------------------------------------------------------------------------------------------


def in_turn(g: Imperium, me: int, options: list[Option]) -> list[Reason]:
    """p.10, p.11: hand cards, abilities, the other two sorts of turns, and what the texts of cards do."""
    reasons = hand_reasons(g, me, options) + ability_reasons(g, me, options)
    if ("innovate",) not in options:
        reasons.append(Reason("innovate", ("innovate",), ("activating",)))
    if ("revolt",) not in options:
        reasons.append(Reason("revolt", ("revolt",), ("no_unrest",) if g.doing == OPEN else ("activating",)))
    for topic, verb, word in THROUGH_CARDS:
        reasons.append(Reason(topic, (verb,), through_cards(word, options)))
    if solstice_cards(g, me):
        reasons.append(Reason("solstice", ("in_play",), ("solstice_later",)))
    return reasons


def hand_reasons(g: Imperium, me: int, options: list[Option]) -> list[Reason]:
    """The hand cards that cannot be played; equal cards once."""
    seen = [TWIN[CARD.of(option)] for option in options if option[0] == "play"]
    reasons: list[Reason] = []
    for card in g.zone(me, HAND):
        if TWIN[card] not in seen:
            seen.append(TWIN[card])
            reasons.append(Reason(topic_of(card), ("play", card), play_cause(g, me, card)))
    return reasons


def play_cause(g: Imperium, me: int, card: int) -> Option:
    """What forbids playing a hand card."""
    cause = action_obstacle(g, me, card, HAND)
    if cause == "state":
        return (f"needs_{STATES[STATE_OF[card]]}",)
    if cause == "requirement":
        return (cause, card)
    if cause == "price":
        return demand(g, me, FACES[card].play)
    return (cause,)


def demand(g: Imperium, me: int, clause: Clause | None) -> Option:
    """What a text asks for first, with what there is to pay if it is a price in tokens."""
    assert clause is not None
    tokens = "pay" in calls(clause.steps[0].expr)
    return ("price", clause.name, *holdings(g, me)) if tokens else ("demand", clause.name)


def ability_reasons(g: Imperium, me: int, options: list[Option]) -> list[Reason]:
    """The exhaust abilities that cannot be used."""
    reasons: list[Reason] = []
    for card in g.zone(me, PLAY) + g.zone(me, FRONT):
        face = g.face(card)
        if ("exhaust", face) not in options and has_ability(FACES[face]):
            reasons.append(Reason(topic_of(face), ("exhaust", face), ability_cause(g, me, card, face)))
    return reasons


def has_ability(face: Face) -> bool:
    return face.exhaust is not None or any(clause.kind == "exhaust" for clause in face.reactions)


def ability_cause(g: Imperium, me: int, card: int, face: int) -> Option:
    """What forbids using an ability."""
    if card in g.tired[me]:
        return ("tired",)
    if g.exhaust[me] <= 0:
        return ("no_exhaust_tokens",)
    if FACES[face].exhaust is None:
        return ("at_its_moment",)
    return demand(g, me, FACES[face].exhaust)


def through_cards(word: str, options: list[Option]) -> Option:
    """Which card that can be used now has this verb in its text."""
    for option in options:
        if option[0] in ("play", "exhaust"):
            kinds = ("play", "free_play") if option[0] == "play" else ("exhaust",)
            for clause in FACES[CARD.of(option)].clauses:
                if clause.kind in kinds and any(word in calls(step.expr) for step in clause.steps):
                    return ("by_card", CARD.of(option))
    return ("by_innovating",) if word == "breakthrough" and ("innovate",) in options else ("no_card_for_it",)


# -- in the middle of a text -------------------------------------------------------------------------------------------


def among_choices(g: Imperium, me: int, face: int, options: list[Option]) -> list[Reason]:
    """The alternatives of a text that are not offered: their price cannot be met, or they would do nothing."""
    card = CARD_OF_FACE[face]
    f = Frame(me, card)
    offered = [EFFECT.of(option) for option in options if option[0] == "do"]
    for choose in choices_in(FACES[face]):
        effects = [step.offered(g, f, effect) for step, effect in zip(choose.options, choose.effects, strict=True)]
        if not offered or any(effect not in effects for effect in offered):
            continue
        reasons: list[Reason] = []
        for step, effect in zip(choose.options, effects, strict=True):
            if effect not in offered:
                demands = step.is_cost or choose.is_price
                cause = choice_cause(g, me, effect) if demands else ("choice_nothing", effect)
                reasons.append(Reason(topic_of(face), ("do", effect), cause))
        return reasons
    return []


def choice_cause(g: Imperium, me: int, effect: int) -> Option:
    """An alternative whose price cannot be met."""
    tokens = "pay" in calls(EFFECT_EXPRS[effect])
    return ("choice_price", effect, *holdings(g, me)) if tokens else ("choice_demand", effect)


def choices_in(face: Face) -> list[Choose]:
    """Every choice in the texts of a face."""
    waiting: list[Step] = [step for clause in face.clauses for step in clause.steps]
    found: list[Choose] = []
    while waiting:
        step = waiting.pop(0)
        if isinstance(step, Choose):
            found.append(step)
        waiting += step.parts()
    return found


def in_market(g: Imperium, ask: str, options: list[Option]) -> list[Reason]:
    """The cards of the market that are not taken or exiled now."""
    verb = "in_play" if ask == "exile" else "acquire"
    cards = [g.market[slot] for slot in slots_filled(g)]
    if ask == "exile" and not any((verb, card) in options for card in cards):
        return []
    reasons: list[Reason] = []
    for card in cards:
        if (verb, card) not in options:
            covered = ask == "exile" and g.has_tokens(g.market.index(card))
            reasons.append(Reason(topic_of(card), (verb, card), ("tokens_on_it",) if covered else ("other_kind",)))
    return reasons


def in_development(g: Imperium, me: int, options: list[Option]) -> list[Reason]:
    """The developments that cannot be paid; equal cards once."""
    seen = [TWIN[CARD.of(option)] for option in options if option[0] == "card"]
    reasons: list[Reason] = []
    for card in g.zone(me, DEVELOPMENT):
        if DEVELOPABLE[card] and TWIN[card] not in seen:
            seen.append(TWIN[card])
            what: Option = ("development_price", card, *holdings(g, me))
            reasons.append(Reason(topic_of(card), ("card", card), what))
    return reasons
