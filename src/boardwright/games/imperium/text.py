"""How decisions, options, events and cards are said: the kinds of their arguments. The words are in locale/.

The text of a card is generated from its notation (words of the notation: wording.py), so that it says what it does.
"""

from collections.abc import Mapping
from typing import Any

from boardwright.kernel.rules import Phrase, Text

from .facts import (
    CARD_COUNT,
    CARD_OF_FACE,
    CARDS,
    DIFFERENT_TEXTS,
    FACE_COUNT,
    FACE_ROWS,
    NATION_FILES,
    NATIONS,
    NUMBER,
    SHARED_NAME,
    SUITS,
    TOKENS,
)
from .notation import Place, parse
from .state import BY_CARD, ZONE_NAMES
from .wording import (
    card_help,
    card_text,
    condition_words,
    demand_words,
    in_play_text,
    message,
    price_of,
    read,
    step_words,
)

ASKS: dict[str, tuple[str, ...]] = {
    "turn": ("count", "exhaust"),
    "react": ("card", "trigger"),
    "pay": ("material", "population", "progress"),
    "pay_how_many": ("card", "token"),
    "choose": ("card",),
    "may": ("card",),
    "who_takes_next": ("card",),
    "avoid": ("card",),
    "tribute": ("seat", "count"),
    "discard": ("card",),
    "topdeck": ("card",),
    "fetch": ("card",),
    "history": ("card",),
    "sink": ("card",),
    "recall": ("card",),
    "abandon": ("card",),
    "garrison": ("card",),
    "garrison_under": ("card",),
    "return_unrest": ("card",),
    "give": ("card", "seat"),
    "find": ("card",),
    "move": ("card",),
    "exile": ("card",),
    "declare": ("card",),
    "draw_how_many": ("card",),
    "acquire": ("card",),
    "break_through_suit": ("card",),
    "break_through": ("card",),
    "swap_market": ("card",),
    "swap_exiled": ("card",),
    "swap_nation": ("card",),
    "place": ("card",),
    "unexhaust": ("card",),
    "play_by_effect": ("card",),
    "copy_exhaust": ("card",),
    "treat_as": ("card",),
    "take_fame": ("card",),
    "put_back": ("card",),
    "develop": (),
    "develop_at_reshuffle": (),
    "revolt": (),
    "cleanup_token": (),
    "cleanup_discard": (),
    "solstice": (),
}

OPTIONS: dict[str, tuple[str, ...]] = {
    "play": ("card",),
    "exhaust": ("copy",),
    "innovate": (),
    "revolt": (),
    "end": (),
    "skip": (),
    "stop": (),
    "do": ("effect",),
    "card": ("card",),
    "card_from": ("copy", "zone"),
    "in_play": ("copy",),
    "acquire": ("copy",),
    "acquire_exiled": ("copy",),
    "pile": ("suit",),
    "reveal": (),
    "suit": ("suit",),
    "count": ("count",),
    "pay": ("material", "population", "progress"),
    "seat": ("seat",),
    "ignore": (),
    "suffer": (),
    "hand_over": (),
    "refuse": (),
    "discard": ("card",),
}

EVENTS: dict[str, tuple[str, ...]] = {
    "played": ("seat", "card"),
    "exhausted": ("seat", "card"),
    "unexhausted": ("seat", "card"),
    "innovates": ("seat",),
    "revolts": ("seat",),
    "gained": ("seat", "count", "what"),
    "gained_action": ("seat", "count"),
    "spent_action": ("seat", "count"),
    "paid": ("seat", "material", "population", "progress"),
    "stole": ("seat", "seat", "count", "what"),
    "tribute": ("seat", "seat", "count"),
    "avoids": ("seat", "card"),
    "placed": ("seat", "count", "what", "card"),
    "drew": ("seat", "count"),
    "drew_card": ("seat", "card"),
    "reshuffled": ("seat",),
    "nation_card": ("seat", "card"),
    "empire": ("seat",),
    "developed": ("seat", "card"),
    "took_unrest": ("seat",),
    "returned_unrest": ("seat", "count"),
    "discarded": ("seat", "card"),
    "topdecked": ("seat",),
    "topdecked_card": ("seat", "card"),
    "fetched": ("seat", "card"),
    "fetched_from_history": ("seat",),
    "history": ("seat", "card"),
    "sank": ("seat", "card"),
    "recalled": ("seat", "card"),
    "abandoned": ("seat", "card"),
    "garrisoned": ("seat", "card", "card"),
    "gave": ("seat", "seat"),
    "gave_card": ("seat", "seat", "card"),
    "found": ("seat", "card"),
    "looked_at_nation": ("seat",),
    "saw_nation": ("seat", "card"),
    "nation_to_bottom": ("seat",),
    "shuffled": ("seat", "zone"),
    "revealed": ("seat", "card"),
    "declared": ("seat", "suit"),
    "took": ("seat", "card"),
    "moved": ("seat", "card"),
    "acquired": ("seat", "card"),
    "broke_through": ("seat", "card"),
    "took_from_pile": ("seat", "suit"),
    "market": ("card",),
    "exiled": ("seat", "card"),
    "swapped": ("seat", "card", "card"),
    "swapped_nation": ("seat",),
    "copied": ("seat", "card"),
    "flipped": ("seat", "card"),
    "entered": ("seat", "card"),
    "treated": ("seat", "card"),
    "took_fame": ("seat",),
    "saw_fame": ("seat", "card"),
    "king_of_kings": ("seat",),
    "scoring": ("seat", "reason"),
    "last_round": (),
    "collapse": (),
    "solstice": ("round",),
    "solstice_card": ("seat", "card"),
    "scored": ("seat", "points"),
}

HOLDINGS = ("material", "population", "progress")

REASONS: dict[str, tuple[str, ...]] = {
    "needs_barbarian": (),
    "needs_empire": (),
    "ban": (),
    "requirement": ("condition",),
    "played_free": (),
    "no_actions": (),
    "demand": ("demand",),
    "price": ("demand", *HOLDINGS),
    "no_exhaust_tokens": (),
    "tired": (),
    "at_its_moment": (),
    "activating": (),
    "no_unrest": (),
    "cleanup": (),
    "solstice_later": (),
    "solstice_now": (),
    "by_card": ("card",),
    "by_innovating": (),
    "no_card_for_it": (),
    "choice_demand": ("effect",),
    "choice_price": ("effect", *HOLDINGS),
    "choice_nothing": ("effect",),
    "other_kind": (),
    "tokens_on_it": (),
    "development_price": ("price", *HOLDINGS),
}

FACE_NUMBER = NUMBER | {f"{CARDS[CARD_OF_FACE[face]]}B": face for face in range(CARD_COUNT, FACE_COUNT)}
"""Faces by id: the printed number of the card, with B for its second face."""


def name(kind: str, value: str | int, language: str) -> Phrase:
    """A literal name or number, or a message of the locale file."""
    if kind == "seat":
        return message(f"name-seat-{value}")
    if kind == "card":
        face = face_number(value)
        return with_id(face, language) if DIFFERENT_TEXTS[face] else name_of(face, language)
    if kind == "copy":
        face = face_number(value)
        return with_id(face, language) if SHARED_NAME[face] else name_of(face, language)
    if kind == "effect":
        place = Place("an option", str(value), False)
        return step_words(parse(place), language)
    if kind == "demand":
        return demand_words(read(str(value)), language)
    if kind == "condition":
        return condition_words(read(str(value)).parts[0], language)
    if kind == "text":
        return card_text(face_number(value), language)
    if kind == "abilities":
        return in_play_text(face_number(value), language)
    if kind == "price":
        return price_of(face_number(value), language)
    if kind == "help":
        return card_help(face_number(value), language)
    if kind == "zone" and isinstance(value, int):
        return message(f"zone-{ZONE_NAMES[value]}".replace("_", "-"))
    if kind == "suit" and isinstance(value, int):
        return message(f"suit-{SUITS[value]}")
    if kind == "token" and isinstance(value, int):
        return message(f"token-{TOKENS[value]}")
    if kind == "what" and isinstance(value, int):
        return TOKENS[value]  # to select by: its plural is the sentence's business
    if kind == "reason" and str(value).startswith(BY_CARD):
        return message("reason-by-card", card=name("card", str(value).removeprefix(BY_CARD), language))
    if kind == "reason":
        return message(f"reason-{value}".replace("_", "-"))
    if kind == "nation" and isinstance(value, int):
        return str(NATION_FILES[value].get(f"name_{language}") or NATION_FILES[value]["name"])
    return value


def face_number(value: str | int) -> int:
    """A face by its number or its id."""
    return value if isinstance(value, int) else FACE_NUMBER[value]


def name_of(face: int, language: str) -> str:
    """The name of a face in a language, or in English where no source gives it."""
    row = FACE_ROWS[face]
    return str(row.get(f"name_{language}") or row["name"])


def with_id(face: int, language: str) -> str:
    """A name with the printed number, for cards that share a name."""
    return f"{name_of(face, language)} ({CARDS[CARD_OF_FACE[face]]})"


def seats(view: Mapping[str, Any], language: str) -> list[Phrase]:
    """People know each other by nation."""
    nations = [NATIONS.index(player["nation"]) for player in view["players"]]
    return [message("name-nation", nation=name("nation", nation, language)) for nation in nations]


OUTCOMES: dict[str, tuple[str, ...]] = {"imperium-by_card": ("card",)}

TEXT = Text(ASKS, OPTIONS, EVENTS, name, list(FACE_NUMBER), REASONS, seats, OUTCOMES)
