"""From the notation to words: each verb, selector, zone, number and event has its message in locale/<language>/.

A phrase is a message with values that are phrases themselves; whoever shows it has the words.
"""

from itertools import pairwise
from typing import Any

from boardwright.kernel.vocabulary import Phrase

from .facts import (
    COST,
    DEVELOPABLE,
    FACE_ROWS,
    FACES_NAMED,
    ICON_COUNT,
    ICONS,
    TOKENS,
    TOKENS_AND_ACTION,
    TOKENS_AND_CARDS,
)
from .notation import CALL, NAME, NUMBER, OPERATOR, Expr, Place, parse


def message(key: str, **values: Phrase) -> Phrase:
    """A message of the locale file with its values."""
    return ("message", key, values) if values else ("message", key)


def dashed(name: str) -> str:
    return name.replace("_", "-")


def joined(name: str, phrases: list[Phrase]) -> Phrase:
    """Several phrases as one, by a message with two places."""
    said = phrases[0]
    for phrase in phrases[1:]:
        said = message(name, one=said, two=phrase)
    return said


# -- cards -----------------------------------------------------------------------------------------------------------


def card_text(face: int, language: str) -> Phrase:
    """Everything a face says: its effects, its price, its victory points."""
    row = FACE_ROWS[face]
    parts: list[Phrase] = []
    for header in ("pinned", "attack"):
        if row.get(header):
            parts.append(message(f"card-{header}"))
    parts += [clause_words(clause, language) for clause in row.get("effects", [])]
    if DEVELOPABLE[face]:
        parts.append(message("card-cost", price=price_of(face, language)))
    parts += points_words(row, language)
    return joined("card-and", parts) if parts else message("card-nothing")


def in_play_text(face: int, language: str) -> Phrase:
    """What a face says while it is in play: all but what happens when it is played."""
    clauses = [clause for clause in FACE_ROWS[face].get("effects", []) if clause["kind"] in WORKS_IN_PLAY]
    said = [clause_words(clause, language) for clause in clauses] + points_words(FACE_ROWS[face], language)
    return joined("card-and", said) if said else ""


WORKS_IN_PLAY = ("exhaust", "solstice", "passive", "when")


def price_of(face: int, language: str) -> Phrase:
    """What a card costs to develop."""
    counts = {kind: COST[face][number] for number, kind in enumerate(TOKENS) if COST[face][number]}
    return amounts({kind: number_expr(count) for kind, count in counts.items()}, language)


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


def card_help(face: int, language: str) -> Phrase:
    """The edge and the text of a face."""
    head, text = head_parts(face), card_text(face, language)
    return message("card-help", head=joined("head-and", head), text=text) if head else text


def number_expr(value: int) -> Expr:
    return Expr(NUMBER, "", value, [], {})


def read(source: str) -> Expr:
    return parse(Place("text", source, False))


def clause_words(clause: dict[str, Any], language: str) -> Phrase:
    steps = [step_words(read(source), language) for source in clause.get("do", [])]
    kind = dashed(clause["kind"])
    link = "clause-also" if kind in ("passive", "restriction") else "clause-then"
    effect = joined(link, steps) if steps else message("do-nothing")
    if "event" not in clause:
        return message(f"clause-{kind}", effect=effect)
    event = event_words(read(clause["event"]), language)
    if clause.get("any_turn"):
        kind += "-any-turn"
    return message(f"clause-{kind}-event", event=event, effect=effect)


def points_words(row: dict[str, Any], language: str) -> list[Phrase]:
    said: list[Phrase] = []
    for case in row.get("cases", []):
        said.append(message("points-if", points=case["vp"], condition=condition_words(read(case["if"]), language)))
    if "variable" in row:
        said.append(message("points-variable", rate=rate_words(read(row["variable"]), language)))
    elif row.get("vp") or row.get("cases"):
        said.append(message("points-otherwise" if "cases" in row else "points", points=row.get("vp", 0)))
    return said


# -- steps -----------------------------------------------------------------------------------------------------------


def step_words(expr: Expr, language: str) -> Phrase:
    """A step in words, as an instruction to whoever acts."""
    verb = expr.name
    if verb in ("seq", "instead"):
        effect = steps_words(expr.parts, language)
        return effect if verb == "seq" else message("do-instead", effect=effect)
    if verb == "choose":
        return message("do-choose", options=joined("do-or", [step_words(part, language) for part in expr.parts]))
    if verb == "may":
        return message("do-may", effect=steps_words(expr.parts, language))
    if verb == "cost":
        price = joined("do-price-and", [price_words(part, language) for part in expr.parts])
        then = expr.keys["then"]
        return message(
            "do-cost" if is_instruction(then) else "do-cost-if", price=price, effect=step_words(then, language)
        )
    if verb == "iff":
        return iff_words(expr, language)
    if verb == "times":
        effect = step_words(expr.parts[1], language)
        if expr.parts[0].kind == NUMBER:
            return message("do-times", count=expr.parts[0].value, effect=effect)
        return message("do-times-for-each", unit=unit_words(expr.parts[0], 1, language), effect=effect)
    if verb in ("each_player", "each_other"):
        name = f"do-{dashed(verb)}"
        parts = expr.parts
        if len(parts) == 1 and parts[0].name == "may":
            name += "-may"
            parts = parts[0].parts
        effect = steps_words(parts, language)
        if "where" in expr.keys:
            return message(f"{name}-where", condition=who_words(expr.keys["where"], language), effect=effect)
        return message(name, effect=effect)
    if verb in TOKEN_VERBS:
        return token_words(expr, language)
    if verb in CARD_VERBS:
        return card_words(expr, language)
    return other_words(expr, language)


def steps_words(exprs: list[Expr], language: str) -> Phrase:
    """Steps in a row. What follows a condition or the part of other players is said so that it belongs to neither."""
    said = step_words(exprs[0], language)
    for before, expr in pairwise(exprs):
        link = "do-and-then"
        if before.name in ("iff", "each_player", "each_other"):
            link = "do-then-you" if is_instruction(expr) else "do-then"
        said = message(link, one=said, two=step_words(expr, language))
    return said


def is_instruction(expr: Expr) -> bool:
    """Whether the words of a step begin with a verb, so that they can follow "to"."""
    if expr.name == "seq":
        return is_instruction(expr.parts[0])
    return expr.name not in ("iff", "each_player", "each_other", "times", "swap", "may")


def price_words(expr: Expr, language: str) -> Phrase:
    """A part of a cost; a choice among prices is said without its colon."""
    if expr.name != "choose":
        return step_words(expr, language)
    return joined("do-price-or", [step_words(part, language) for part in expr.parts])


def demand_words(expr: Expr, language: str) -> Phrase:
    """What a text asks for before it does anything: its price, or one of several."""
    if expr.name == "choose":
        return joined("do-price-or", [demand_words(part, language) for part in expr.parts])
    if expr.name == "cost":
        return joined("do-price-and", [price_words(part, language) for part in expr.parts])
    if expr.name == "iff":
        condition = condition_words(expr.parts[0], language)
        return message("do-iff", condition=condition, effect=demand_words(expr.parts[1], language))
    return step_words(expr, language)


def iff_words(expr: Expr, language: str) -> Phrase:
    condition = condition_words(expr.parts[0], language)
    effect = step_words(expr.parts[1], language)
    if len(expr.parts) == 2:
        return message("do-iff", condition=condition, effect=effect)
    return message("do-iff-else", condition=condition, effect=effect, otherwise=step_words(expr.parts[2], language))


TOKEN_VERBS = ("gain", "pay", "spend", "steal", "place", "tribute")


def token_words(expr: Expr, language: str) -> Phrase:
    what = amounts({key: value for key, value in expr.keys.items() if key in TOKENS_AND_ACTION}, language)
    verb = expr.name
    if verb == "place":
        return message(f"do-place-{expr.keys['on'].name}", tokens=what)
    if verb != "steal":
        return message(f"do-{verb}", tokens=what)
    who = expr.keys["who"]
    if who.kind == CALL:
        said = message("do-steal-where", tokens=what, condition=who_words(who.parts[0], language))
    else:
        said = message("do-steal", tokens=what)
    if "unable" in expr.keys:
        return message("do-unable", effect=said, otherwise=step_words(expr.keys["unable"], language))
    return said


def amounts(counts: dict[str, Expr], language: str) -> Phrase:
    """Tokens: "3 materials and 1 population"."""
    return joined("and", [amount(kind, expr, language) for kind, expr in counts.items()])


def amount(kind: str, expr: Expr, language: str) -> Phrase:
    if expr.kind == NUMBER:
        return message(f"amount-{kind}", n=expr.value)
    if expr.kind == CALL and expr.name == "upto":
        return message("up-to", what=message(f"amount-{kind}", n=expr.parts[0].value))
    if expr.kind == CALL and expr.name == "tokens":
        return message("all-your", what=message(f"token-{kind}"))
    if expr.kind == OPERATOR and expr.name == "*" and expr.parts[0].kind == NUMBER:
        tokens = message(f"amount-{kind}", n=expr.parts[0].value)
        return message("for-each", what=tokens, unit=unit_words(expr.parts[1], 1, language))
    return message("for-each", what=message(f"amount-{kind}", n=1), unit=unit_words(expr, 1, language))


CARD_VERBS = (
    "acquire", "discard", "topdeck", "fetch", "history", "sink", "recall", "abandon", "exile", "give", "find",
    "play", "free_play", "return_unrest", "put_in_play", "garrison",
)  # fmt: skip
USUAL_ZONE = {
    "acquire": "market", "discard": "hand", "topdeck": "hand", "fetch": "", "history": "hand", "recall": "in_play",
    "abandon": "in_play", "exile": "", "give": "", "find": "", "play": "hand", "free_play": "hand",
    "return_unrest": "hand", "garrison": "hand", "sink": "",
}  # fmt: skip


def card_words(expr: Expr, language: str) -> Phrase:
    """Verbs about cards: what, how many, from where."""
    verb = expr.name
    if verb == "return_unrest":
        count = expr.parts[0] if expr.parts else number_expr(1)
        what = counted("unrest", count, language)
    else:
        count = expr.keys.get("n", number_expr(1))
        which = expr.parts[0] if expr.parts else Expr(NAME, "any", 0, [], {})
        if which.kind == NAME and which.name == "it" and "n" in expr.keys:
            which = Expr(NAME, "those", 0, [], {})
        what = cards_words(which, count, language)
    said: dict[str, Phrase] = {"cards": what}
    name = f"do-{dashed(verb)}"
    reference = bool(expr.parts) and expr.parts[0].kind == NAME and expr.parts[0].name in ("self", "it")
    src = expr.keys.get("src")
    if src is not None and not reference and not (src.kind == NAME and src.name == USUAL_ZONE.get(verb, "")):
        name += "-from"
        said["zone"] = zone_words(src, "and" if count.kind == NAME and count.name == "all" else "or")
    under = expr.keys.get("under")
    if under is not None and not (under.kind == NAME and under.name == "self"):
        name += "-under"
        several = count.kind == NUMBER and count.value > 1  # not all of them below the same card
        said["host"] = noun_words(under, 2, language) if several else cards_words(under, number_expr(1), language)
    if verb == "find":
        said["place"] = zone_words(expr.keys.get("dst", Expr(NAME, "hand", 0, [], {})))
    return message(name, **said)


def other_words(expr: Expr, language: str) -> Phrase:
    verb = expr.name
    name = f"do-{dashed(verb)}"
    parts = expr.parts
    if verb == "draw":
        if "if_able" in expr.keys:
            name += "-if-able"
        return message(name, cards=counted("any", parts[0], language))
    if verb == "take_unrest":
        return message(name, cards=counted("unrest", parts[0], language))
    if verb == "breakthrough":
        name += "-also" if "also" in expr.keys else ""
        return message(name, cards=cards_words(parts[0], number_expr(1), language))
    if verb == "take_fame":
        return message(name) if not expr.keys else message(f"{name}-look", count=expr.keys["look"].value)
    if verb == "develop":
        return message(f"{name}-free" if expr.keys else name)
    if verb in ("look", "reveal"):
        return message(name, count=parts[0].value, zone=zone_words(parts[1]))
    if verb in ("unexhaust", "hand_size", "extra_look"):
        return message(name, count=parts[0].value)
    if verb == "move":
        cards, place = cards_words(parts[0], number_expr(1), language), zone_words(parts[2])
        if parts[0].kind == NAME and parts[0].name == "any":
            return message("do-move-from", cards=cards, zone=zone_words(parts[1]), place=place)
        return message(name, cards=cards, place=place)
    if verb == "shuffle":
        return message(name, zone=zone_words(parts[0]))
    if verb == "swap":
        if parts[0].name == "self":
            return message("do-swap-self", cards=cards_words(parts[1], number_expr(1), language))
        return message(name, zone=zone_words(parts[0]), place=zone_words(parts[1]))
    if verb == "declare":
        return message(name, cards=cards_words(parts[0], number_expr(1), language))
    if verb == "copy_exhaust":
        return message(name, cards=cards_words(parts[0], number_expr(1), language))
    if verb in ("collect", "double"):
        return message(name, token=message(f"token-{parts[0].name}"))
    if verb == "flip":
        return message(f"{name}-{parts[0].name}")
    if verb == "lose_icon":
        return message(name, cards=noun_words(parts[0], 2, language), icon=message(f"state-{parts[1].name}"))
    if verb == "ignore_icon":
        return message(name, icon=message(f"state-{parts[0].name}"))
    if verb == "treat_as":
        return message(name, icon=message(f"icon-{parts[0].name}"), count=parts[2].value)
    if verb == "counts_as":
        return message(name, cards=message(f"noun-{parts[0].name}", n=parts[1].value), count=parts[1].value)
    if verb == "allow":
        return message(f"{name}-{dashed(parts[0].name)}", cards=noun_words(parts[1], 2, language))
    if verb == "reduce":
        return reduce_words(expr, language)
    if verb == "avoid_attack":
        if "unless" in expr.keys:
            return message(f"{name}-unless", count=expr.keys["unless"].keys["progress"].value)
        return message(name)
    if verb == "cannot":
        return message(f"{name}-{parts[0].name}")
    if verb == "require":
        return message(name, condition=condition_words(parts[0], language))
    if verb == "substitute":
        return message(name, demanded=step_words(parts[0], language), offered=step_words(parts[1], language))
    return message(name)


def reduce_words(expr: Expr, language: str) -> Phrase:
    what = expr.parts[0].name
    less: list[Phrase] = []
    for kind in TOKENS_AND_CARDS:
        if kind in expr.keys:
            less.append(message(f"amount-{kind}", n=expr.keys[kind].value))
    return message(f"do-reduce-{dashed(what)}", less=joined("and", less), least=expr.keys["min"].value)


# -- cards, zones, numbers -------------------------------------------------------------------------------------------


def counted(noun: str, count: Expr, language: str) -> Phrase:
    """So many cards of a kind."""
    return cards_words(Expr(NAME, noun, 0, [], {}), count, language)


def cards_words(expr: Expr, count: Expr, language: str) -> Phrase:
    """A selector with its number: "1 region", "up to 2 unrest", "this card"."""
    if expr.kind == NAME and expr.name in ("self", "it"):
        return message(f"cards-{expr.name}")
    if expr.kind == NAME and expr.name == "those":
        return message("cards-of-those", n=count.value)
    if expr.kind == CALL and expr.name == "top":
        return message("cards-top", zone=zone_words(expr.parts[0]))
    if count.kind == NUMBER:
        return message("cards-count", n=count.value, noun=noun_words(expr, count.value, language))
    if count.kind == CALL and count.name == "upto":
        if count.parts[0].kind == NUMBER:
            return message("up-to", what=cards_words(expr, count.parts[0], language))
        return message("cards-any-number", noun=noun_words(expr, 2, language))
    if count.kind == NAME and count.name == "all":
        return message("cards-all", noun=noun_words(expr, 2, language))
    one = message("cards-count", n=1, noun=noun_words(expr, 1, language))
    return message("for-each", what=one, unit=unit_words(count, 1, language))


def noun_words(expr: Expr, n: int, language: str) -> Phrase:
    """What kind of card."""
    if expr.kind == NAME:
        return message(f"noun-{dashed(expr.name)}", n=n)
    if expr.kind == OPERATOR and expr.name == "|":
        return joined("noun-or", [noun_words(part, n, language) for part in expr.parts])
    if expr.kind == OPERATOR and expr.name == "~":
        return message("noun-with", noun=message("noun-any", n=n), what=quality_words(expr, n, language))
    if expr.kind == OPERATOR:
        one = noun_words(expr.parts[0], n, language)
        return message("noun-with", noun=one, what=quality_words(expr.parts[1], n, language))
    if expr.name in ("named", "named_prefix"):
        return message(f"noun-{dashed(expr.name)}", n=n, name=card_name(expr.parts[0].name, language))
    return message("noun-with", noun=message("noun-any", n=n), what=quality_words(expr, n, language))


def quality_words(expr: Expr, n: int, language: str) -> Phrase:
    """What else must be true of a card."""
    if expr.kind == OPERATOR and expr.name == "~":
        return message("quality-not", n=n, noun=noun_words(expr.parts[0], n, language))
    if expr.kind == CALL and expr.name == "has_token":
        return message("quality-token", token=message(f"token-{expr.parts[0].name}"))
    if expr.kind == CALL and expr.name == "has_garrison":
        return message("quality-garrison", cards=cards_words(expr.parts[0], number_expr(1), language))
    return message("quality-also", n=n, noun=noun_words(expr, n, language))


def card_name(name: str, language: str) -> str:
    """The name of a card in a language."""
    faces = FACES_NAMED.get(name, [])
    for face in faces:
        if FACE_ROWS[face].get(f"name_{language}"):
            return str(FACE_ROWS[face][f"name_{language}"])
    return name


def zone_words(expr: Expr, link: str = "or") -> Phrase:
    if expr.kind == OPERATOR:
        return joined(link, [zone_words(part, link) for part in expr.parts])
    if expr.kind == CALL:
        return message(f"zone-{expr.name}", zone=zone_words(expr.parts[0]))
    return message(f"zone-{dashed(expr.name)}")


CARDS_AS_ZONES = ("owned", "others_owned", "garrisoned", "here")
"""Zones that are called cards: something is among them, not in them."""


def unit_words(expr: Expr, n: int, language: str) -> Phrase:
    """What is counted: "production icon in your play area"."""
    if expr.kind == NAME and expr.name == "last":
        return message("unit-last", n=n)
    if expr.name == "icons":
        name = "unit-icons-among" if expr.parts[1].name in CARDS_AS_ZONES else "unit-icons"
        return message(name, n=n, icon=message(f"icon-{expr.parts[0].name}"), zone=zone_words(expr.parts[1]))
    if expr.name == "cards":
        name = "unit-cards-among" if expr.parts[1].name in CARDS_AS_ZONES else "unit-cards"
        return message(name, noun=noun_words(expr.parts[0], n, language), zone=zone_words(expr.parts[1]))
    if expr.name in ("tokens", "their"):
        return message(f"unit-{expr.name}", token=message(f"amount-word-{expr.parts[0].name}", n=n))
    if expr.name == "players":
        return message("unit-players", condition=who_words(expr.parts[0], language))
    return number_words(expr, language)


def number_words(expr: Expr, language: str) -> Phrase:
    if expr.kind == NUMBER:
        return expr.value
    return message("number-of", unit=unit_words(expr, 2, language))


def rate_words(expr: Expr, language: str) -> Phrase:
    """How variable victory points are counted."""
    if expr.kind == OPERATOR and expr.name == "+":
        return joined("and", [rate_words(part, language) for part in expr.parts])
    if expr.kind == OPERATOR and expr.name == "//":
        by = expr.parts[1].value
        return message("rate-every", by=by, unit=unit_words(expr.parts[0], by, language))
    if expr.kind == OPERATOR and expr.name == "*":
        return message("rate", points=expr.parts[0].value, unit=unit_words(expr.parts[1], 1, language))
    return message("rate", points=1, unit=unit_words(expr, 1, language))


# -- conditions and events -------------------------------------------------------------------------------------------


def condition_words(expr: Expr, language: str) -> Phrase:
    if expr.kind == NAME:
        return message(f"if-{dashed(expr.name)}")
    if expr.kind == OPERATOR:
        if expr.name in ("and", "or"):
            return joined(expr.name, [condition_words(part, language) for part in expr.parts])
        if expr.name == "not":
            return place_words("if-not-in-zone", expr.parts[0])
        return comparison_words(expr, language)
    if expr.name == "has":
        return message(f"if-has-{expr.parts[1].name}")
    return place_words("if-in-zone", expr)


def place_words(name: str, expr: Expr) -> Phrase:
    """Where the card is, or is not."""
    zone = expr.parts[1]
    if zone.name == "garrisoned":
        name += "-garrisoned"
    return message(name, zone=zone_words(zone))


def who_words(expr: Expr, language: str) -> Phrase:
    """A condition about another player: "each other player who ..."."""
    if expr.kind == NAME:
        return message(f"who-{dashed(expr.name)}")
    if expr.name == "has":
        return message(f"who-has-{expr.parts[1].name}")
    one, other = expr.parts
    if other.kind != NUMBER:
        token = message(f"token-{other.parts[0].name}")
        return message(f"who-{COMPARISONS[expr.name]}-than-you", token=token)
    unit = unit_words(one, other.value, language)
    return message(f"who-{COMPARISONS[expr.name]}", n=other.value, unit=unit)


COMPARISONS = {">=": "at-least", "<=": "at-most", "==": "exactly", "<": "less", ">": "more"}


def comparison_words(expr: Expr, language: str) -> Phrase:
    one, other = expr.parts
    if other.kind == NUMBER:
        unit = unit_words(one, other.value, language)
        sort = "if-have" if one.name == "tokens" else "if"
        return message(f"{sort}-{COMPARISONS[expr.name]}", n=other.value, unit=unit)
    return message(
        f"if-{COMPARISONS[expr.name]}-than", one=number_words(one, language), two=number_words(other, language)
    )


def event_words(expr: Expr, language: str) -> Phrase:
    if expr.kind == OPERATOR:
        return joined("or", [event_words(part, language) for part in expr.parts])
    name = f"when-{dashed(expr.name)}"
    said: dict[str, Phrase] = {}
    for part in expr.parts:
        if part.kind == NAME and part.name in TOKENS:
            said["token"] = message(f"token-{part.name}")
        else:
            refers = part.kind == NAME and part.name in ("self", "it")
            noun = message("cards-any", noun=noun_words(part, 1, language)) if not refers else message("cards-self")
            said["cards"] = noun
    if "src" in expr.keys:
        name += "-from"
        said["zone"] = zone_words(expr.keys["src"])
    return message(name, **said)
