"""The text of a card, put together from what its steps say (effects/): clauses, prices, victory points, the edge.

A phrase is a message with values that are phrases themselves; whoever shows it has the words.
"""

from typing import Final

from boardwright.kernel.vocabulary import Phrase

from .effects.offers import EFFECT_STEPS
from .effects.step import CLAUSES, FACES, Clause
from .effects.words import dashed, joined, listed, message
from .facts import COST, DEVELOPABLE, FACE_ROWS, ICON_COUNT, ICONS, TOKENS

WORKS_IN_PLAY: Final[list[str]] = ["exhaust", "solstice", "passive", "when"]


def card_text(face: int, language: str) -> Phrase:
    """Everything a face says: its effects, its price, its victory points."""
    row = FACE_ROWS[face]
    parts: list[Phrase] = []
    for header in ("pinned", "attack"):
        if row.get(header):
            parts.append(message(f"card-{header}"))
    parts += [clause_words(clause, language) for clause in FACES[face].clauses]
    if DEVELOPABLE[face]:
        parts.append(message("card-cost", price=price_of(face, language)))
    parts += points_words(face, language)
    return joined("card-and", parts) if parts else message("card-nothing")


def in_play_text(face: int, language: str) -> Phrase:
    """What a face says while it is in play: all but what happens when it is played."""
    said = [clause_words(clause, language) for clause in FACES[face].clauses if clause.kind in WORKS_IN_PLAY]
    said += points_words(face, language)
    return joined("card-and", said) if said else ""


def card_help(face: int, language: str) -> Phrase:
    """The edge and the text of a face."""
    head, text = head_parts(face), card_text(face, language)
    return message("card-help", head=joined("head-and", head), text=text) if head else text


def head_parts(face: int) -> list[Phrase]:
    """What stands on the edge of a face: suits, types, icons, and who may play it."""
    row = FACE_ROWS[face]
    parts = [message(f"suit-{suit}") for suit in row.get("suits", [])]
    parts += [message(f"noun-{kind}", n=1) for kind in row.get("types", [])]
    for icon, count in zip(ICONS, ICON_COUNT[face], strict=True):
        if count:
            parts.append(message("head-icon", icon=message(f"icon-{icon}"), count=count))
    if "state" in row:
        parts.append(message(f"head-{row['state']}"))
    return parts


def price_of(face: int, language: str) -> Phrase:
    """What a card costs to develop."""
    return listed("and", [message(f"amount-{kind}", n=n) for kind, n in zip(TOKENS, COST[face], strict=True) if n])


def points_words(face: int, language: str) -> list[Phrase]:
    """The victory points of a face."""
    text = FACES[face]
    said = [
        message("points-if", points=case.points, condition=case.condition.condition(language)) for case in text.cases
    ]
    if text.variable is not None:
        said.append(message("points-variable", rate=text.variable.rate(language)))
    elif text.points:
        said.append(message("points-otherwise" if text.cases else "points", points=text.points))
    return said


# -- clauses ---------------------------------------------------------------------------------------------------------


def clause_words(clause: Clause, language: str) -> Phrase:
    """One part of the text of a card."""
    kind = dashed(clause.kind)
    if not clause.steps:
        return message(f"clause-{kind}-only")
    effect = sentences(clause, language)
    if not clause.triggers:
        return message(f"clause-{kind}", effect=effect)
    event = joined("or", [trigger.phrase(language) for trigger in clause.triggers])
    return message(
        f"clause-{kind}-any-turn-event" if clause.any_turn else f"clause-{kind}-event", event=event, effect=effect
    )


def sentences(clause: Clause, language: str) -> Phrase:
    """The steps of a clause, each a sentence."""
    if clause.kind == "restriction":
        return joined("clause-also", [step.short_phrase(language) for step in clause.steps])
    if clause.kind == "passive":
        return joined("clause-also", [step.phrase(language) for step in clause.steps])
    steps, first = clause.steps, clause.steps[0]
    said = first.phrase(language)
    if first.expr.name == "instead":
        steps = first.parts() + steps[1:]
        alone = len(steps) == 1 and steps[0].is_instruction
        said = message("do-instead" if alone else "do-instead-first", effect=steps[0].phrase(language))
    for place in range(1, len(steps)):
        before, step = steps[place - 1], steps[place]
        link = "clause-then"
        if before.excludes(step):
            link = "clause-also"
        elif before.is_for_each and step.is_instruction:
            link = "clause-then-you"
        said = message(link, one=said, two=step.phrase(language))
    return said


def effect_words(effect: int, language: str) -> Phrase:
    """What a choice offers."""
    return EFFECT_STEPS[effect].phrase(language)


def demand_of(clause: str, language: str) -> Phrase:
    """What a clause asks for before it does anything."""
    return CLAUSES[clause].steps[0].demand(language)


def requirement_of(face: int, language: str) -> Phrase:
    """What must be so for a card to be played."""
    return joined("and", [condition.condition(language) for condition in FACES[face].requires])
