"""How a decision, an option and an event are said: the kinds of their arguments. The words are in locale/."""

from boardwright.kernel.rules import Text

from .facts import (
    ACTION_DATA,
    BOARD,
    COURT_NUMBER,
    COURT_ROWS,
    DICE_DATA,
    SPACES,
    SYSTEMS,
    number_of,
    suit_of,
)
from .roll import SYMBOLS
from .state import KINDS

ASKS: dict[str, tuple[str, ...]] = {
    "mulligan": (),
    "lead": (),
    "declare": (),
    "follow": ("card",),
    "before_prelude": (),
    "turn": ("count",),
    "rescue": (),
    "tax": (),
    "build": (),
    "move_from": (),
    "move_to": ("system",),
    "move_ships": ("system",),
    "catapult": ("system",),
    "repair": (),
    "influence": (),
    "secure": (),
    "ransack": ("seat",),
    "battle_in": (),
    "battle_whom": ("system",),
    "collect": ("die", "count"),
    "reroll": (),
    "hit_ship": ("seat", "count"),
    "hit_building": ("seat", "count"),
    "first_outrage": (),
    "raid": ("seat", "count"),
    "place_token": (),
    "discard_excess": (),
    "place_ship": (),
    "place_ships": (),
    "steal_token": (),
    "take_tokens": ("resource",),
    "claim": (),
    "pressgang": (),
    "gain_any": (),
    "execute": (),
    "abduct": (),
    "look_at_hand": (),
    "exchange_want": ("seat",),
    "exchange_give": ("seat",),
    "drop_cards": ("count",),
    "steal_anything": (),
    "trade_take": (),
    "trade_give": ("seat",),
    "fence": (),
    "uprising": (),
    "outrage_spreads": (),
    "free_city": (),
    "seize_now": (),
    "guild_struggle": (),
}

OPTIONS: dict[str, tuple[str, ...]] = {
    "keep": (),
    "mulligan": (),
    "lead": ("card",),
    "pass": (),
    "declare": ("ambition",),
    "skip": (),
    "surpass": ("card",),
    "pivot": ("card",),
    "copy": ("card",),
    "seize": ("card",),
    "pip": ("action",),
    "spend": ("resource", "slot", "use"),
    "use": ("court",),
    "discard_card": ("court",),
    "end": (),
    "tax": ("place",),
    "build_city": ("system",),
    "build_starport": ("system",),
    "build_ship": ("place",),
    "from": ("system",),
    "to": ("system",),
    "ships": ("fresh", "damaged"),
    "stop": (),
    "repair_ship": ("system",),
    "repair_building": ("place",),
    "court": ("court",),
    "in": ("system",),
    "defender": ("seat",),
    "collect": ("die", "count"),
    "reroll": ("die", "face"),
    "hit_fresh": (),
    "hit_damaged": (),
    "hit_building": ("place",),
    "steal": ("seat", "resource", "slot"),
    "steal_card": ("seat", "court"),
    "put": ("resource", "slot"),
    "discard": ("resource",),
    "discard_slot": ("resource", "slot"),
    "rearrange": (),
    "take": ("count",),
    "claim": ("card",),
    "captive": ("seat",),
    "resource": ("resource",),
    "rival": ("seat",),
    "want": ("card",),
    "give": ("card",),
    "drop": ("card",),
    "trade": ("seat", "resource", "slot"),
    "give_token": ("resource", "slot"),
    "cluster": ("cluster",),
    "free_city": ("place",),
    "seize_now": (),
}

EVENTS: dict[str, tuple[str, ...]] = {
    "chapter_begins": ("chapter",),
    "chapter_ends": ("chapter",),
    "mulliganed": ("seat",),
    "passed": ("seat",),
    "led": ("seat", "card"),
    "surpassed": ("seat", "card"),
    "pivoted": ("seat", "card"),
    "copied": ("seat",),
    "copied_with": ("seat", "card"),
    "seized": ("seat",),
    "seized_with": ("seat", "card"),
    "takes_initiative": ("seat",),
    "collected": ("seat", "card"),
    "claimed": ("seat", "court", "card"),
    "declared": ("seat", "ambition", "power"),
    "spent": ("seat", "resource"),
    "uses": ("seat", "court"),
    "gained": ("seat", "resource"),
    "no_supply": ("seat", "resource"),
    "discarded_token": ("seat", "resource"),
    "discarded_card": ("seat", "court"),
    "stole_token": ("seat", "seat", "resource"),
    "stole_card": ("seat", "seat", "court"),
    "buried": ("court",),
    "outrage": ("seat", "resource"),
    "taxed": ("seat", "seat", "system"),
    "captured": ("seat", "seat", "count"),
    "took_agents": ("seat", "seat", "count"),
    "built": ("seat", "piece", "system"),
    "built_ship": ("seat", "system"),
    "nothing_to_build": ("seat",),
    "placed_ships": ("seat", "count", "system"),
    "moved": ("seat", "count", "system", "system"),
    "repaired": ("seat", "piece", "system"),
    "repaired_ship": ("seat", "system"),
    "influenced": ("seat", "court"),
    "secured": ("seat", "court"),
    "ransacked": ("seat", "court"),
    "revealed": ("court",),
    "battle": ("seat", "seat", "system", "assault", "skirmish", "raid"),
    "rolled": ("seat", "self", "intercepts", "hits", "building", "keys"),
    "rerolled": ("seat", "count"),
    "damaged_ship": ("seat", "system"),
    "destroyed_ship": ("seat", "system"),
    "damaged_building": ("seat", "piece", "system"),
    "destroyed_building": ("seat", "piece", "system"),
    "released": ("seat", "seat"),
    "executed": ("seat", "seat"),
    "traded": ("seat", "resource", "seat", "resource"),
    "freed_city": ("seat", "seat", "system"),
    "drew": ("seat", "card"),
    "drew_cards": ("seat", "count"),
    "dropped": ("seat", "card"),
    "dropped_cards": ("seat", "count"),
    "saw": ("seat", "seat", "card"),
    "looked_at_hand": ("seat", "seat"),
    "swapped_cards": ("seat", "seat"),
    "swapped": ("seat", "card", "card"),
    "scored": ("seat", "power", "ambition"),
    "game_over": ("seat",),
}


def name(kind: str, value: str | int, language: str) -> str | int | tuple[str, str]:
    """A literal name or number, or ("message", id) for a word of the locale file."""
    if kind in ("action", "use", "seat"):
        return ("message", f"name-{kind}-{value}".replace("_", "-"))
    if isinstance(value, str):
        return in_language(COURT_ROWS[COURT_NUMBER[value] - 1], language)
    if kind == "court":
        return in_language(COURT_ROWS[value - 1], language)
    if kind == "card":
        return f"{in_language(ACTION_DATA['suits'][suit_of(value)], language)} {number_of(value)}"
    if kind == "system":
        return SYSTEMS[value]
    if kind == "place":
        return f"{SYSTEMS[value // SPACES]}/{value % SPACES + 1}"
    if kind == "slot":
        return value + 1
    if kind == "face":
        return ("message", "name-face-" + "".join(str(count) for count in SYMBOLS[0][value]))
    if kind == "piece":
        return ("message", f"name-piece-{KINDS[value]}")
    if kind in TABLES:
        return in_language(TABLES[kind][value], language)
    return value


TABLES = {"resource": BOARD["resources"], "ambition": BOARD["ambitions"], "die": DICE_DATA["dice"]}


def in_language(row: dict[str, str | None], language: str) -> str:
    """The name of a row of data in a language, or in English where no source gives it."""
    return row.get(f"name_{language}") or row["name"] or ""


TEXT = Text(ASKS, OPTIONS, EVENTS, name)
