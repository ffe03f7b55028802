"""What a card's text is worth, in victory points: read once from its notation, step by step."""

from typing import Final

from boardwright.games.imperium import cards
from boardwright.games.imperium.effects.numbers import InZone
from boardwright.games.imperium.effects.offers import EFFECT_EXPRS
from boardwright.games.imperium.effects.step import FACES
from boardwright.games.imperium.facts import (
    BARBARIAN,
    CIVILISED,
    COMMONS,
    COST,
    EMPIRE,
    FACE_COUNT,
    FACE_ROWS,
    NOTHING,
    PINNED,
    REGION,
    STATE_OF,
    TRIBUTARY,
    UNCIVILISED,
    UNREST,
    is_a,
)
from boardwright.games.imperium.notation import CALL, NAME, NUMBER, OPERATOR, Expr
from boardwright.games.imperium.state import HISTORY

READ = cards
"""The module that fills FACES."""

# Tokens.
MATERIAL_WORTH: Final = 0.4
POPULATION_WORTH: Final = 0.55
PROGRESS_WORTH: Final = 1.0
TOKEN_WORTH: Final[list[float]] = [MATERIAL_WORTH, POPULATION_WORTH, PROGRESS_WORTH]
ACTION_WORTH: Final = 0.7

# What is done once.
TAKEN_UNREST: Final = -3.0
RETURNED_UNREST: Final = 1.8
"""Less than taking one costs: there is not always one to return."""
FAME_CARD: Final = 7.0
DEVELOPED: Final = 2.5
DEVELOPED_FREE: Final = 4.5
BREAKTHROUGH: Final = 2.6
ACQUIRED_REGION: Final = 1.6
ACQUIRED_OTHER: Final = 1.2
"""With its unrest."""
DRAWN: Final = 0.5
DISCARDED: Final = -0.3
GARRISONED: Final = 0.5
TO_HISTORY: Final = 0.7
ABANDONED: Final = -0.9
RECALLED: Final = -0.5
FLIPPED: Final = 4.0
ON_OTHERS: Final = 0.6
"""What others lose counts so much."""
OTHER_VERBS: Final[dict[str, float]] = {
    "fetch": 0.8, "find": 1.0, "give": 0.8, "swap": 0.5, "look": 0.1, "place": 0.3, "collect": 2.0, "double": 1.0,
    "unexhaust": 0.4, "treat_as": 0.6, "free_play": 0.8, "play": 1.0, "play_effect": 0.8, "copy_exhaust": 0.8,
    "avoid_attack": 0.8, "put_in_play": 0.5, "sink": -0.2, "move": 0.6, "exile": 0.05, "reveal": 0.0, "shuffle": 0.0,
    "declare": 0.0, "trigger_end": 0.0, "extra_look": 1.0, "ignore_icon": 0.1,
    "hand_size": 1.3, "lose_icon": 0.4, "allow": 0.4, "reduce": 0.5, "counts_as": 0.3, "substitute": 0.3,
    "active_quest": 0.0, "cannot": 0.0, "require": 0.0,
}  # fmt: skip

# Numbers that depend on the position.
USUAL_COUNT: Final = 2.0
"""Cards or icons in play."""
USUAL_TOKENS: Final = 4.0
USUAL_CONDITION: Final = 0.5

# Cards.
ROUNDS_IN_PLAY: Final = 4.0
"""As many rounds of a pinned card's abilities are expected of one that is still to be played."""
MOST_IN_A_ROUND: Final = 1.5
REACTION: Final = 0.4
"""How often in a round a reaction is used."""
USED_ABILITY: Final = 0.6
"""How often in a round an ability is used."""
PRODUCTION_ICON: Final = 0.2
REGION_TO_PLAY: Final = 0.8
VARIABLE_POINTS: Final = 3.0
PLAYS_TO_COME: Final = 2.0


# -- steps -----------------------------------------------------------------------------------------------------------


def amount_of(expr: Expr) -> float:
    """A number of the notation, as it usually is."""
    if expr.kind == NUMBER:
        return float(expr.value)
    if expr.kind == CALL:
        if expr.name == "upto":
            return amount_of(expr.parts[0])
        return USUAL_TOKENS if expr.name == "tokens" else USUAL_COUNT
    if expr.kind == OPERATOR and len(expr.parts) == 2:
        one = amount_of(expr.parts[0])
        other = amount_of(expr.parts[1])
        if expr.name == "+":
            return one + other
        if expr.name == "*":
            return one * other
        if expr.name == "//" and other:
            return one / other
    return USUAL_COUNT


def count_of(expr: Expr) -> float:
    """How many cards a step takes: `n=`, or one."""
    return amount_of(expr.keys["n"]) if "n" in expr.keys else 1.0


def first_amount(expr: Expr) -> float:
    return amount_of(expr.parts[0]) if expr.parts else 1.0


def tokens_of(expr: Expr) -> float:
    """The worth of the tokens that a step names."""
    worth = 0.0
    for name, unit in (
        ("material", MATERIAL_WORTH),
        ("population", POPULATION_WORTH),
        ("progress", PROGRESS_WORTH),
        ("action", ACTION_WORTH),
    ):
        if name in expr.keys:
            worth += unit * amount_of(expr.keys[name])
    return worth


def sum_of(parts: list[Expr]) -> float:
    worth = 0.0
    for part in parts:
        worth += step_worth(part)
    return worth


def names(expr: Expr, word: str) -> bool:
    """Whether a word stands in an expression."""
    return (expr.kind == NAME and expr.name == word) or any(names(part, word) for part in expr.parts)


def about_self(expr: Expr) -> bool:
    return bool(expr.parts) and names(expr.parts[0], "self")


def is_from(expr: Expr, word: str) -> bool:
    return "src" in expr.keys and names(expr.keys["src"], word)


def step_worth(expr: Expr) -> float:
    """What one step is worth to who does it."""
    name = expr.name
    parts = expr.parts
    if name == "gain":
        return tokens_of(expr)
    if name == "pay" or name == "spend":
        return -tokens_of(expr)
    if name == "steal":
        return tokens_of(expr) * (1.0 + ON_OTHERS)
    if name == "cost":
        return sum_of(parts) + step_worth(expr.keys["then"])
    if name == "choose":
        return max([step_worth(part) for part in parts])
    if name == "may":
        return max(0.0, sum_of(parts))
    if name == "seq" or name == "instead":
        return sum_of(parts)
    if name == "iff":
        worth = USUAL_CONDITION * step_worth(parts[1])
        return worth + (1.0 - USUAL_CONDITION) * step_worth(parts[2]) if len(parts) > 2 else worth
    if name == "times":
        return amount_of(parts[0]) * step_worth(parts[1])
    if name == "each_other":
        return -ON_OTHERS * sum_of(parts)
    if name == "each_player":
        return (1.0 - ON_OTHERS) * sum_of(parts)
    if name == "draw":
        return DRAWN * first_amount(expr)
    if name == "take_unrest":
        return TAKEN_UNREST * first_amount(expr)
    if name == "return_unrest":
        return RETURNED_UNREST * first_amount(expr)
    if name == "take_fame":
        return FAME_CARD
    if name == "develop":
        return DEVELOPED_FREE if "free" in expr.keys else DEVELOPED
    if name == "breakthrough":
        return BREAKTHROUGH
    if name == "acquire":
        return ACQUIRED_REGION if names(parts[0], "region") or names(parts[0], "any4") else ACQUIRED_OTHER
    if name == "move" and about_self(expr) and names(parts[-1], "unrest_pile"):
        return -TAKEN_UNREST
    if name == "flip":
        return FLIPPED
    return card_step_worth(expr)


def card_step_worth(expr: Expr) -> float:
    """What a step is worth that moves one's own cards; and the rest."""
    name = expr.name
    if name == "discard":
        return 0.0 if expr.parts and names(expr.parts[0], "unrest") else DISCARDED * count_of(expr)
    if name == "topdeck":
        return 0.4 if is_from(expr, "discard") else -0.2 * count_of(expr)
    if name == "history":
        if about_self(expr) or is_from(expr, "in_play"):
            return -0.1
        return TO_HISTORY * count_of(expr)
    if name == "garrison":
        return GARRISONED
    if name == "abandon":
        return -0.3 if about_self(expr) else ABANDONED * count_of(expr)
    if name == "recall":
        return RECALLED * count_of(expr)
    return OTHER_VERBS.get(name, 0.0)


EFFECT_WORTH: Final[list[float]] = [step_worth(expr) for expr in EFFECT_EXPRS]
"""What an effect that a choice offers is worth."""


# -- faces: tables by number ----------------------------------------------------------------------------------------

ONCE: Final[list[float]] = [0.0] * FACE_COUNT
"""What the play text is worth."""
ABILITY: Final[list[float]] = [0.0] * FACE_COUNT
"""What the exhaust ability is worth when it is used."""
EACH_ROUND: Final[list[float]] = [0.0] * FACE_COUNT
"""What the card brings in a round while it is in play."""
POINTS: Final[list[float]] = [0.0] * FACE_COUNT
"""The points printed, or those usually scored."""
IN_HISTORY: Final[list[float]] = [0.0] * FACE_COUNT
"""What is gained in points when the card goes into the history."""
VARIES: Final[list[bool]] = [False] * FACE_COUNT
"""Whether its points depend on the position."""
CAN_BE_PLAYED: Final[list[bool]] = [True] * FACE_COUNT

USE: Final[list[list[float]]] = [[0.0] * FACE_COUNT, [0.0] * FACE_COUNT]
"""What playing the card brings, by the state of its owner."""
OWNING: Final[list[list[float]]] = [[0.0] * FACE_COUNT, [0.0] * FACE_COUNT]
"""What it is worth to come by the card, by the state of its new owner."""


def read_face(face: int) -> None:
    row = FACE_ROWS[face]
    text = FACES[face]
    for clause in text.clauses:
        worth = sum_of([step.expr for step in clause.steps])
        kind = clause.kind
        if kind == "play" or kind == "free_play":
            ONCE[face] += worth + (ACTION_WORTH if kind == "free_play" else 0.0)
        elif kind == "exhaust" and not clause.triggers:
            ABILITY[face] = max(0.0, worth)
            EACH_ROUND[face] += USED_ABILITY * max(0.0, worth)
        elif kind == "solstice" or kind == "passive":
            EACH_ROUND[face] += worth
        elif kind == "exhaust" or kind == "when":
            ABILITY[face] = max(ABILITY[face], worth)
            EACH_ROUND[face] += REACTION * max(0.0, worth)
    CAN_BE_PLAYED[face] = not any(ban.what == "play" for ban in text.bans)
    production = 0
    for icon in row.get("regions", []):
        if icon == "production":
            production += 1
    EACH_ROUND[face] = min(MOST_IN_A_ROUND, EACH_ROUND[face]) + PRODUCTION_ICON * production
    printed = float(text.points)
    POINTS[face] = printed
    for case in text.cases:
        VARIES[face] = True
        POINTS[face] = max(POINTS[face], 0.5 * (printed + case.points))
        if isinstance(case.condition, InZone) and case.condition.zones == [HISTORY]:
            IN_HISTORY[face] = case.points - printed
    if text.variable is not None:
        VARIES[face] = True
        POINTS[face] = VARIABLE_POINTS
    for state in (BARBARIAN, EMPIRE):
        USE[state][face] = use_of(face, state)
        OWNING[state][face] = POINTS[face] + PLAYS_TO_COME * use_of(face, state)


def use_of(face: int, state: int) -> float:
    """What playing a face brings in a state; a barbarian may still play an empire's cards later."""
    if is_a(face, UNREST):
        return -0.3
    if not CAN_BE_PLAYED[face]:
        return 0.0
    use = ONCE[face]
    if PINNED[face]:
        use += ROUNDS_IN_PLAY * EACH_ROUND[face] / PLAYS_TO_COME
        if is_a(face, REGION):
            use += REGION_TO_PLAY
    use = max(0.1, use)
    if STATE_OF[face] in (NOTHING, state):
        return use
    return 0.5 * use if state == BARBARIAN else 0.05


for _face in range(FACE_COUNT):
    read_face(_face)


def price(face: int) -> float:
    """What developing a card costs."""
    cost = COST[face]
    return cost[0] * MATERIAL_WORTH + cost[1] * POPULATION_WORTH + cost[2] * PROGRESS_WORTH


DEVELOPING: Final[list[float]] = [
    POINTS[card] + PLAYS_TO_COME * USE[EMPIRE][card] - price(card) for card in range(FACE_COUNT)
]
"""What developing a card brings after its price."""

SUIT_OF_MARKET: Final[list[int]] = [REGION, UNCIVILISED, CIVILISED, TRIBUTARY]
BLIND: Final[list[float]] = []
"""What an unknown card of a suit is worth, for barbarians and then for empires."""
for _state in (BARBARIAN, EMPIRE):
    for _suit in SUIT_OF_MARKET:
        _cards = [card for card in COMMONS if is_a(card, _suit)]
        BLIND.append(sum(OWNING[_state][card] for card in _cards) / len(_cards))
