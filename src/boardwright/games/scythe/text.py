"""How a decision, an option and an event are said: the kinds of their arguments. The words are in locale/.

People know each other by faction, so sentences name factions where the engine has seats.
"""

from boardwright.kernel.rules import Text

from .facts import (
    BOTTOM_ACTIONS,
    FACTION_ROWS,
    GAINS,
    OBJECTIVE_ROWS,
    PLACE_IDS,
    RESOURCES,
    STAR_NAMES,
    STRUCTURES,
    TOP_ACTIONS,
)

ASKS: dict[str, tuple[str, ...]] = {
    "section": (),
    "top": (),
    "bottom": (),
    "finish": (),
    "move": ("count",),
    "step": ("place",),
    "cargo": ("place",),
    "cargo_left": ("place",),
    "load": ("place",),
    "fight": (),
    "artillery": ("faction",),
    "dial": ("place",),
    "combat_card": ("place", "count"),
    "retreat_character": ("place",),
    "retreat_mech": ("place",),
    "retreat_workers": ("place",),
    "accept": ("source", "what", "count"),
    "accept_bonus": ("faction", "bottom", "what", "count"),
    "pay": ("resource", "count"),
    "coerce": ("resource", "count"),
    "pay_card": ("count",),
    "token_on": ("count",),
    "tokens_on": ("count",),
    "token_kind": ("place", "count"),
    "produce_on": ("count",),
    "produce_mill": ("place",),
    "new_workers": ("place",),
    "new_tokens": ("place",),
    "upgrade": (),
    "lower": (),
    "deploy": (),
    "deploy_on": (),
    "build": (),
    "build_on": ("structure",),
    "enlist": (),
    "recruit_bonus": (),
    "encounter": ("card",),
    "claim": (),
    "factory_choice": (),
    "gift": ("faction",),
}

OPTIONS: dict[str, tuple[str, ...]] = {
    "section": ("top", "bottom"),
    "factory": ("factory",),
    "move": (),
    "gain_coins": (),
    "bolster": ("half",),
    "trade": ("half",),
    "produce": (),
    "use_factory": ("factory",),
    "skip": (),
    "reveal": ("objective",),
    "give": ("faction",),
    "amount": ("count",),
    "factory_move": (),
    "act": ("bottom",),
    "end": (),
    "character": ("place",),
    "mech": ("place",),
    "worker": ("place",),
    "done": (),
    "to": ("place",),
    "stop": (),
    "all": (),
    "nothing": (),
    "choose": (),
    "workers": ("count",),
    "fresh": ("count",),
    "tokens": ("count", "resource"),
    "fight": ("place",),
    "fire": (),
    "dial": ("count",),
    "card": ("value",),
    "accept": (),
    "decline": (),
    "from": ("place",),
    "on": ("place",),
    "resource": ("resource",),
    "cube": ("cube",),
    "lower": ("bottom",),
    "mech_of": ("ability",),
    "structure": ("structure",),
    "recruit": ("bottom",),
    "bonus": ("count", "what"),
    "option": ("encounter",),
    "enough": (),
    "factory_card": ("factory",),
    "benefit": ("bottom",),
    "walked": ("count",),
    "part": ("count",),
}

EVENTS: dict[str, tuple[str, ...]] = {
    "turn": ("faction", "top", "bottom"),
    "factory_turn": ("faction", "factory"),
    "gained": ("faction", "what", "count"),
    "paid": ("faction", "what", "count"),
    "drew": ("faction", "value"),
    "drew_cards": ("faction", "count"),
    "stole_card": ("faction", "faction"),
    "stole_which": ("faction", "value"),
    "paid_card": ("faction", "value"),
    "paid_tokens": ("faction", "resource", "count"),
    "coerced": ("faction", "value"),
    "tokens": ("faction", "count", "resource", "place"),
    "new_worker": ("faction", "place"),
    "gave": ("faction", "count", "faction"),
    "moved": ("faction", "unit", "place", "place", "workers", "tokens"),
    "drove_off": ("faction", "count", "faction", "place"),
    "upgrade": ("faction",),
    "deploy": ("faction",),
    "build": ("faction",),
    "enlist": ("faction",),
    "upgraded": ("faction", "cube", "bottom"),
    "deployed": ("faction", "ability", "place"),
    "built": ("faction", "structure", "place"),
    "enlisted": ("faction", "bottom"),
    "combat": ("faction", "faction", "place"),
    "fired": ("faction", "faction"),
    "disarmed": ("faction", "faction"),
    "revealed": ("faction", "dial", "cards", "count"),
    "won": ("faction", "faction", "count", "count"),
    "lost_popularity": ("faction", "count"),
    "retreated": ("faction", "place"),
    "encounter": ("faction", "card", "place"),
    "chose": ("faction", "encounter"),
    "claimed": ("faction", "factory"),
    "used_factory": ("faction", "factory"),
    "objective": ("faction", "objective"),
    "star": ("faction", "star"),
    "game_over": ("faction",),
}

REASONS: dict[str, tuple[str, ...]] = {
    "same_section": (),
    "no_factory_card": (),
    "same_factory_card": (),
    "chose_section": ("top",),
    "chose_factory": (),
    "after_top": (),
    "top_over": (),
    "actions_over": (),
    "lacks_power": ("count", "count"),
    "lacks_coins": ("count", "count"),
    "lacks_popularity": ("count", "count"),
    "lacks_oil": ("count", "count"),
    "lacks_metal": ("count", "count"),
    "lacks_wood": ("count", "count"),
    "lacks_food": ("count", "count"),
    "trade_needs_worker": (),
    "all_upgraded": (),
    "all_deployed": (),
    "deploy_needs_worker": (),
    "all_built": (),
    "build_needs_worker": (),
    "all_enlisted": (),
    "factory_lacks": ("factory", "gain", "count"),
    "not_on_factory": (),
    "encounter_after_move": ("count",),
    "no_encounters": (),
    "encounter_lacks": ("encounter", "gain", "count"),
    "encounter_taken": ("encounter",),
    "reveal_after_section": (),
    "objective_waits": (),
    "objective_few": ("measure", "count", "count"),
    "objective_many": ("measure", "count", "count"),
    "objective_controls_factory": (),
    "objective_most_power": (),
    "objective_sent_workers_home": (),
    "objective_has_factory_card": (),
    "objective_not_has_factory_card": (),
    "objective_workers_equal_recruits": (),
    "unit_moved": ("unit", "place"),
    "unit_in_combat": ("unit", "place"),
    "unit_stuck": ("unit", "place"),
}

TABLES: dict[str, list[str]] = {
    "place": PLACE_IDS,
    "resource": RESOURCES,
    "gain": GAINS,
    "top": TOP_ACTIONS,
    "bottom": BOTTOM_ACTIONS,
    "structure": STRUCTURES,
    "star": STAR_NAMES,
    "unit": ["character", "mech", "worker"],
}

MESSAGES = ("seat", "source", "half", "cube", "ability", "encounter", "factory", "measure")


def name(kind: str, value: str | int, language: str) -> str | int | tuple[str, str]:
    """A literal name or number, or ("message", id) for a word of the locale file."""
    if kind in TABLES:
        word = TABLES[kind][value] if isinstance(value, int) else value
        return ("message", f"name-{kind}-{word}".replace("_", "-"))
    if kind == "what" and isinstance(value, int):
        return GAINS[value]  # to select by: its plural is the sentence's business
    if kind in MESSAGES:
        return ("message", f"name-{kind}-{value}".replace("_", "-"))
    if kind == "faction" and isinstance(value, int):
        return in_language(FACTION_ROWS[value], language)
    if kind == "objective" and isinstance(value, int):
        return in_language(OBJECTIVE_ROWS[value - 1], language)
    return value


def in_language(row: dict[str, str | None], language: str) -> str:
    """The name of a row of data in a language, or in English where no source gives it."""
    return row.get(f"name_{language}") or row["name"] or ""


TEXT = Text(ASKS, OPTIONS, EVENTS, name, reasons=REASONS)
