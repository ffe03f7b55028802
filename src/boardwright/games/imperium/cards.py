"""Every card's text, read from the notation and checked once: FACES is filled here."""

from typing import Any, Final

from boardwright.kernel.errors import RulesError

from .effects import control, fame, hand, market, passive, play_area, reactions, search, tokens, unrest
from .effects.build import Args, build_number, build_selector, build_step, build_zones
from .effects.control import Choose, Cost, Iff
from .effects.offers import EFFECT_EXPRS, EFFECT_STEPS
from .effects.passive import ActiveQuest, Cannot, CountsAs, Require
from .effects.step import CLAUSES, FACES, Ban, Case, Clause, Face, Step, Trigger
from .events import EVENTS
from .facts import CARD_OF_FACE, CARDS, EFFECTS, FACE_ROWS, NOTHING, START, SUITS
from .notation import CALL, NAME, OPERATOR, Expr, Place, parse

REGISTERED = (control, fame, hand, market, passive, play_area, reactions, search, tokens, unrest)
"""Modules that register verbs."""

KINDS: Final[list[str]] = ["play", "free_play", "exhaust", "solstice", "passive", "when", "restriction", "end_of_game"]
TOKEN_EVENTS: Final[list[str]] = ["gain_token", "pay_token", "would_place_market", "would_gain_token"]
CLAUSE_FIELDS: Final[list[str]] = ["kind", "event", "any_turn", "do", "note"]

STEPS: Final[dict[str, Step]] = {}
"""Steps by their notation: equal texts share them."""


def read_step(place: Place) -> Step:
    key = f"{place.is_unrest} {place.source}"
    if key not in STEPS:
        STEPS[key] = build_step(parse(place), place)
    return STEPS[key]


def read_face(number: int, row: dict[str, Any]) -> Face:
    """The text of one face."""
    card = CARDS[CARD_OF_FACE[number]]
    name = f"{card}.{row['side']}" if "side" in row else card
    is_unrest = "unrest" in row.get("suits", [])
    face = Face()
    face.name = name
    face.points = row.get("vp", 0)
    for case in row.get("cases", []):
        place = Place(name, case["if"], is_unrest)
        face.cases.append(Case(build_number(parse(place), place), case["vp"]))
    if "variable" in row:
        place = Place(name, row["variable"], is_unrest)
        face.variable = build_number(parse(place), place)
    counts: dict[str, int] = {}
    for data in row.get("effects", []):
        kind = data["kind"]
        if kind not in KINDS or any(field not in CLAUSE_FIELDS for field in data):
            raise RulesError(f"imperium: {name}: unknown kind or field of a clause: {data}")
        counts[kind] = counts.get(kind, 0) + 1
        label = f"{name}.{kind}" if counts[kind] == 1 else f"{name}.{kind}{counts[kind]}"
        add_clause(face, kind, label, data, is_unrest)
    return face


def add_clause(face: Face, kind: str, label: str, data: dict[str, Any], is_unrest: bool) -> None:
    steps = [read_step(Place(label, source, is_unrest)) for source in data.get("do", [])]
    triggers: list[Trigger] = []
    if "event" in data:
        place = Place(label, data["event"], is_unrest)
        triggers = read_triggers(parse(place), place)
    clause = Clause(kind, label, steps, triggers, data.get("any_turn", False))
    clause.has_price = bool(steps) and isinstance(steps[0], (Cost, Choose, Iff))
    face.clauses.append(clause)
    if kind == "restriction":
        for step in steps:
            add_restriction(face, step, label)
        return
    if kind == "passive":
        face.passives += steps
        face.passive_name = label
        for step in steps:
            if isinstance(step, CountsAs):
                face.weights = [step.many if suit == step.suit else 1 for suit in range(len(SUITS))]
            elif isinstance(step, ActiveQuest):
                face.holds_quest = True
        return
    if triggers:
        face.reactions.append(clause)
        for trigger in triggers:
            face.listens |= 1 << trigger.event
    elif kind in ("play", "free_play"):
        face.play = clause
        face.is_free = kind == "free_play"
    elif kind == "exhaust":
        face.exhaust = clause
    elif kind == "solstice":
        face.solstice = clause
    elif kind == "end_of_game":
        face.end_of_game = clause
    else:
        raise RulesError(f"imperium: {label}: a clause of this kind needs an event")


def add_restriction(face: Face, step: Step, label: str) -> None:
    if isinstance(step, Cannot):
        face.bans.append(Ban(step.what, None))
    elif isinstance(step, Iff) and isinstance(step.step, Cannot) and step.otherwise is None:
        face.bans.append(Ban(step.step.what, step.condition))
    elif isinstance(step, Require):
        face.requires.append(step.condition)
    else:
        raise RulesError(f"imperium: {label}: not a restriction")


def read_triggers(expr: Expr, place: Place) -> list[Trigger]:
    """The events of a clause; alternatives are joined with |."""
    if expr.kind == OPERATOR and expr.name == "|":
        return [trigger for part in expr.parts for trigger in read_triggers(part, place)]
    if expr.kind not in (NAME, CALL) or expr.name not in EVENTS:
        raise place.wrong(f"unknown event {expr.name!r}")
    args = Args(expr, place)
    token = args.token() if expr.name in TOKEN_EVENTS else NOTHING
    part = args.part()
    selector = None if part is None else build_selector(part, place)
    src = args.key("src")
    zone = NOTHING if src is None else build_zones(src, place)[0]
    args.done()
    return [Trigger(expr.name, EVENTS.index(expr.name), selector, zone, token)]


for _number, _row in enumerate(FACE_ROWS):
    FACES[_number] = read_face(_number, _row)
    for _clause in FACES[_number].clauses:
        CLAUSES[_clause.name] = _clause
for _name, _expr in zip(EFFECTS, EFFECT_EXPRS, strict=True):
    EFFECT_STEPS.append(build_step(_expr, Place(_name, _name, False)))


def clause_names() -> list[str]:
    """Every clause that play can reach, for the tests' table of what was reached."""
    names: list[str] = []
    for number, face in enumerate(FACES):
        clauses = [face.play, face.exhaust, face.solstice, face.end_of_game, *face.reactions]
        names += [clause.name for clause in clauses if clause is not None]
        if face.passive_name and START[CARD_OF_FACE[number]] not in ("in_play", "below"):
            names.append(face.passive_name)
    return names
