"""Every word of Arcs, declared once: docs/kernel.md shows what follows from it. The sentences are in locale/."""

from typing import Any, Final, NewType

from boardwright.kernel.decision import Option
from boardwright.kernel.vocabulary import Kind, Phrase, Vocabulary, counted, numbered, seats, verb, worded

from .facts import (
    ACTION_CARDS,
    AMBITION_ROWS,
    AMBITIONS,
    CARD_ROWS,
    DICE,
    DICE_DATA,
    GUILD_SUIT,
    KINDS,
    MOST_ACTION_CARDS,
    NOTHING,
    ON_THE_MAP,
    RESOURCE_ROWS,
    RESOURCE_SLOTS,
    RESOURCES,
    SETUP_CARDS,
    SPACES,
    SUIT_ROWS,
    SUITS,
    SYSTEM_COUNT,
    SYSTEMS,
    is_gate,
    number_of,
    suit_of,
)

Seat = NewType("Seat", int)
System = NewType("System", int)
Place = NewType("Place", int)
Card = NewType("Card", int)
Court = NewType("Court", int)
Slot = NewType("Slot", int)
Resource = NewType("Resource", int)

SLOTS: Final[list[Slot]] = [Slot(slot) for slot in range(RESOURCE_SLOTS)]
SYSTEM_OF: Final[list[System]] = [System(place // SPACES) for place in range(SYSTEM_COUNT * SPACES)]
"""The system of each place."""

USES: Final[list[str]] = [
    "tax",
    "build",
    "move",
    "repair",
    "influence",
    "secure",
    "battle",
    "manufacture",
    "synthesize",
    "pressgang",
    "execute",
    "abduct",
    "trade",
    "summon",
    "fire_rifles",
    "guide",
    "martyr",
    "nurture",
    "prune",
    "annex",
    "weapon",
    "nothing",
]
"""What a token is spent for; all but the last two are actions."""


def card_name(card: Any, language: str) -> Phrase:
    """An action card: its suit and number, if it has one."""
    if not number_of(card):
        return SUIT.phrase(suit_of(card), language)
    return f"{SUIT.phrase(suit_of(card), language)} {number_of(card)}"


def system_name(system: Any, language: str) -> Phrase:
    """A system of the map by its id; one that only a game with more rules has is named in its locale file."""
    return SYSTEMS[system] if system < ON_THE_MAP else ("message", f"name-system-{SYSTEMS[system]}")


def place_id(place: int) -> str:
    """A place for a building: its system, and which of its spaces."""
    return f"{SYSTEMS[place // SPACES]}/{place % SPACES + 1}"


def place_name(place: Any, language: str) -> Phrase:
    return place_id(place)


def slot_name(slot: Any, language: str) -> Phrase:
    return int(slot) + 1


# -- kinds ---------------------------------------------------------------------------------------------------------

SEAT: Final[Kind[Seat]] = seats(4)
SUIT: Final[Kind[int]] = numbered("suit", SUITS, rows=SUIT_ROWS)
CARD: Final[Kind[Card]] = numbered("card", ACTION_CARDS, says=card_name, spot="card-{id}")
COURT: Final[Kind[Court]] = numbered(
    "court", {card: CARD_ROWS[card]["id"] for card in sorted(CARD_ROWS)}, rows=CARD_ROWS, spot="card-{id}"
)
GUILD: Final = COURT.within([card for card in sorted(CARD_ROWS) if GUILD_SUIT[card] != NOTHING])
SYSTEM: Final[Kind[System]] = numbered("system", SYSTEMS, says=system_name, spot="system-{id}")
GATE: Final = SYSTEM.within([system for system in range(ON_THE_MAP) if is_gate(system)])
PLACE: Final[Kind[Place]] = numbered(
    "place", [place_id(place) for place in range(ON_THE_MAP * SPACES)], says=place_name, spot="place-{id}"
)
CLUSTER: Final[Kind[int]] = counted("cluster", range(1, 7))
RESOURCE: Final[Kind[Resource]] = numbered("resource", RESOURCES, rows=RESOURCE_ROWS)
SLOT: Final[Kind[Slot]] = counted("slot", range(RESOURCE_SLOTS), says=slot_name, spot="slot-{seat}-{id}")
AMBITION: Final[Kind[int]] = numbered("ambition", AMBITIONS, rows=AMBITION_ROWS, spot="ambition-{id}")
ACTION: Final[Kind[str]] = worded("action", USES[:20])
USE: Final[Kind[str]] = worded("use", USES)
DIE: Final[Kind[int]] = numbered("die", DICE, rows=DICE_DATA["dice"])
PIECE: Final[Kind[int]] = numbered("piece", KINDS)
FACE: Final[Kind[int]] = counted("face", range(18), says=lambda face, language: ("message", f"name-face-{face}"))
PIPS: Final[Kind[int]] = counted("pips", says=lambda pips, language: ("message", f"name-pips-{pips}"))
COUNT: Final[Kind[int]] = counted("count")
DICE_COUNT: Final = COUNT.within(range(7))
TOKEN_COUNT: Final = COUNT.within(range(8))
FRESH: Final[Kind[int]] = counted("fresh", range(16))
DAMAGED: Final[Kind[int]] = counted("damaged", range(16))
NUMBER: Final[Kind[int]] = counted("number")
SETUP: Final[Kind[int]] = numbered("setup", [card["id"] for card in SETUP_CARDS])

# -- options that are asked for all the time, made once ------------------------------------------------------------

END: Final[Option] = ("end",)
SKIP: Final[Option] = ("skip",)
PASS: Final[Option] = ("pass",)


def with_each_card(verb: str) -> list[Option]:
    """An option for every action card there can be."""
    return [(verb, card) for card in range(MOST_ACTION_CARDS)]


LEADING: Final = with_each_card("lead")
SURPASSING: Final = with_each_card("surpass")
PIVOTING: Final = with_each_card("pivot")
COPYING: Final = with_each_card("copy")
SEIZING: Final = with_each_card("seize")

# -- options with more than one argument ---------------------------------------------------------------------------


def spend_option(resource: int, slot: Slot, use: str) -> Option:
    return ("spend", resource, slot, use)


def slot_option(verb: str, resource: int, slot: Slot) -> Option:
    """What is done with a token in an own slot: put, discard_slot, give_token, mythic, pay."""
    return (verb, resource, slot)


def steal_option(owner: int, resource: int, slot: Slot) -> Option:
    return ("steal", owner, resource, slot)


def trade_option(owner: int, resource: int, slot: Slot) -> Option:
    return ("trade", owner, resource, slot)


def steal_card_option(owner: int, card: int) -> Option:
    return ("steal_card", owner, card)


def ships_option(fresh: int, damaged: int) -> Option:
    return ("ships", fresh, damaged)


def collect_option(die: int, count: int) -> Option:
    return ("collect", die, count)


def target_option(system: int, owner: int) -> Option:
    return ("target", system, owner)


def guide_option(origin: int, target: int) -> Option:
    return ("guide", origin, target)


def trophy_option(owner: int, piece: int) -> Option:
    return ("trophy", owner, piece)


# -- questions, options, events and reasons ------------------------------------------------------------------------

ASKS = [
    verb("draft"),
    verb("learned"),
    verb("which_first"),
    verb("mulligan"),
    verb("lead"),
    verb("declare"),
    verb("declare_by", court=COURT),
    verb("follow", card=CARD),
    verb("before_prelude"),
    verb("turn", count=COUNT),
    verb("rescue"),
    verb("tax"),
    verb("tax_type", system=SYSTEM),
    verb("build"),
    verb("move_from"),
    verb("move_to", system=SYSTEM),
    verb("move_ships", system=SYSTEM),
    verb("catapult", system=SYSTEM),
    verb("repair"),
    verb("influence"),
    verb("secure"),
    verb("ransack", seat=SEAT),
    verb("battle_in"),
    verb("battle_whom", system=SYSTEM),
    verb("collect", die=DIE, count=COUNT, seat=SEAT, system=SYSTEM),
    verb("reroll", court=COURT),
    verb("hit_ship", seat=SEAT, count=COUNT),
    verb("self_hits", seat=SEAT, count=COUNT),
    verb("intercepted", seat=SEAT, count=COUNT),
    verb("hit_first", seat=SEAT, count=COUNT),
    verb("hit_building", seat=SEAT, count=COUNT),
    verb("raid", seat=SEAT, count=COUNT),
    verb("place_token"),
    verb("discard_excess", count=COUNT),
    verb("rearrange"),
    verb("slot_covered"),
    verb("place_ship"),
    verb("place_ship_each", count=COUNT),
    verb("place_ships"),
    verb("steal_token"),
    verb("steal_tokens", resource=RESOURCE),
    verb("take_tokens", resource=RESOURCE),
    verb("claim"),
    verb("pressgang"),
    verb("gain_any", court=COURT),
    verb("gain_several", count=COUNT, court=COURT),
    verb("execute"),
    verb("abduct"),
    verb("look_at_hand"),
    verb("exchange_want", seat=SEAT),
    verb("exchange_give", seat=SEAT),
    verb("drop_cards"),
    verb("steal_anything"),
    verb("trade_take"),
    verb("trade_give", seat=SEAT),
    verb("fence"),
    verb("uprising"),
    verb("outrage_spreads"),
    verb("free_city"),
    verb("seize_now"),
    verb("guild_struggle"),
    verb("free_influence", court=COURT),
    verb("free_move", court=COURT),
    verb("tactical"),
    verb("charismatic"),
    verb("generous"),
    verb("bold"),
    verb("ruthless", system=SYSTEM),
    verb("mythic", system=SYSTEM),
    verb("irregular"),
    verb("fire_from"),
    verb("fire_at"),
    verb("sprint"),
    verb("bring_ships", system=SYSTEM, system2=SYSTEM),
    verb("guide"),
    verb("guide_ships", seat=SEAT),
    verb("martyr_in"),
    verb("martyr_victim"),
    verb("pay"),
    verb("prune"),
    verb("annex"),
    verb("return_trophies"),
    verb("return_captives"),
    verb("charm"),
]

OPTIONS = [
    verb("keep"),
    verb("mulligan"),
    verb("lead", card=CARD),
    verb("pass"),
    verb("declare", ambition=AMBITION),
    verb("skip"),
    verb("surpass", card=CARD),
    verb("pivot", card=CARD),
    verb("copy", card=CARD),
    verb("seize", card=CARD),
    verb("pip", action=ACTION),
    verb("spend", resource=RESOURCE, slot=SLOT, use=USE),
    verb("use", court=COURT),
    verb("discard_card", court=COURT),
    verb("end"),
    verb("tax", place=PLACE),
    verb("build_city", system=SYSTEM),
    verb("build_starport", system=SYSTEM),
    verb("build_ship", place=PLACE),
    verb("from", system=SYSTEM),
    verb("to", system=SYSTEM),
    verb("ships", fresh=FRESH, damaged=DAMAGED),
    verb("stop"),
    verb("repair_ship", system=SYSTEM),
    verb("repair_building", place=PLACE),
    verb("court", court=COURT),
    verb("in", system=SYSTEM),
    verb("defender", seat=SEAT),
    verb("collect", die=DIE, count=DICE_COUNT),
    verb("reroll", face=FACE),
    verb("hit_fresh"),
    verb("hit_damaged"),
    verb("hit_building", place=PLACE),
    verb("steal", seat=SEAT, resource=RESOURCE, slot=SLOT),
    verb("steal_card", seat=SEAT, court=GUILD),
    verb("put", resource=RESOURCE, slot=SLOT),
    verb("discard", resource=RESOURCE),
    verb("discard_slot", resource=RESOURCE, slot=SLOT),
    verb("rearrange"),
    verb("take", count=TOKEN_COUNT),
    verb("claim", card=CARD),
    verb("captive", seat=SEAT),
    verb("resource", resource=RESOURCE),
    verb("rival", seat=SEAT),
    verb("want", card=CARD),
    verb("give", card=CARD),
    verb("drop", card=CARD),
    verb("trade", seat=SEAT, resource=RESOURCE, slot=SLOT),
    verb("give_token", resource=RESOURCE, slot=SLOT),
    verb("cluster", cluster=CLUSTER),
    verb("free_city", place=PLACE),
    verb("seize_now"),
    verb("draft", court=COURT),
    verb("first", court=COURT),
    verb("clear", court=COURT),
    verb("tax_slot", place=PLACE),
    verb("build_gate_city", system=GATE),
    verb("build_gate_starport", system=GATE),
    verb("build_cloud_city", system=SYSTEM),
    verb("free_influence"),
    verb("free_move"),
    verb("move_first"),
    verb("influence_first"),
    verb("gift", court=GUILD),
    verb("ruthless"),
    verb("mythic", resource=RESOURCE, slot=SLOT),
    verb("mythic_supply", resource=RESOURCE),
    verb("target", system=SYSTEM, seat=SEAT),
    verb("guide", system=SYSTEM, system2=SYSTEM),
    verb("victim_fresh", seat=SEAT),
    verb("victim_damaged", seat=SEAT),
    verb("pay", resource=RESOURCE, slot=SLOT),
    verb("prune", place=PLACE),
    verb("annex", place=PLACE),
    verb("trophy", seat=SEAT, piece=PIECE),
    verb("another_action"),
]

EVENTS = [
    verb("chapter_begins", chapter=NUMBER),
    verb("chapter_ends", chapter=NUMBER),
    verb("mulliganed", seat=SEAT),
    verb("passed", seat=SEAT),
    verb("led", seat=SEAT, card=CARD),
    verb("surpassed", seat=SEAT, card=CARD),
    verb("pivoted", seat=SEAT, card=CARD),
    verb("copied", seat=SEAT),
    verb("copied_with", seat=SEAT, card=CARD),
    verb("seized", seat=SEAT),
    verb("seized_with", seat=SEAT, card=CARD),
    verb("takes_initiative", seat=SEAT),
    verb("collected", seat=SEAT, card=CARD),
    verb("claimed", seat=SEAT, court=COURT, card=CARD),
    verb("declared", seat=SEAT, ambition=AMBITION, power=NUMBER),
    verb("spent", seat=SEAT, resource=RESOURCE),
    verb("uses", seat=SEAT, court=COURT),
    verb("gained", seat=SEAT, resource=RESOURCE),
    verb("no_supply", seat=SEAT, resource=RESOURCE),
    verb("discarded_token", seat=SEAT, resource=RESOURCE),
    verb("discarded_card", seat=SEAT, court=COURT),
    verb("stole_token", seat=SEAT, seat2=SEAT, resource=RESOURCE),
    verb("stole_card", seat=SEAT, seat2=SEAT, court=COURT),
    verb("buried", court=COURT),
    verb("outrage", seat=SEAT, resource=RESOURCE),
    verb("taxed", seat=SEAT, seat2=SEAT, system=SYSTEM),
    verb("taxed_own", seat=SEAT, system=SYSTEM),
    verb("captured", seat=SEAT, seat2=SEAT, count=COUNT),
    verb("took_agents", seat=SEAT, seat2=SEAT, count=COUNT),
    verb("built", seat=SEAT, piece=PIECE, system=SYSTEM),
    verb("built_ship", seat=SEAT, system=SYSTEM),
    verb("nothing_to_build", seat=SEAT),
    verb("placed_ships", seat=SEAT, count=COUNT, system=SYSTEM),
    verb("moved", seat=SEAT, count=COUNT, system=SYSTEM, system2=SYSTEM),
    verb("repaired", seat=SEAT, piece=PIECE, system=SYSTEM),
    verb("repaired_ship", seat=SEAT, system=SYSTEM),
    verb("influenced", seat=SEAT, court=COURT),
    verb("secured", seat=SEAT, court=COURT),
    verb("ransacked", seat=SEAT, court=COURT),
    verb("revealed", court=COURT),
    verb("battle", seat=SEAT, seat2=SEAT, system=SYSTEM, assault=NUMBER, skirmish=NUMBER, raid=NUMBER),
    verb("rolled", seat=SEAT, self=NUMBER, intercepts=NUMBER, hits=NUMBER, building=NUMBER, keys=NUMBER, faces=NUMBER),
    verb("rerolled", seat=SEAT, count=COUNT),
    verb("damaged_ship", seat=SEAT, system=SYSTEM),
    verb("destroyed_ship", seat=SEAT, system=SYSTEM),
    verb("damaged_building", seat=SEAT, piece=PIECE, system=SYSTEM),
    verb("destroyed_building", seat=SEAT, piece=PIECE, system=SYSTEM),
    verb("released", seat=SEAT, seat2=SEAT),
    verb("executed", seat=SEAT, seat2=SEAT),
    verb("traded", seat=SEAT, resource=RESOURCE, seat2=SEAT, resource2=RESOURCE),
    verb("freed_city", seat=SEAT, seat2=SEAT, system=SYSTEM),
    verb("drew", seat=SEAT, card=CARD),
    verb("drew_cards", seat=SEAT, count=COUNT),
    verb("dropped", seat=SEAT, card=CARD),
    verb("dropped_cards", seat=SEAT, count=COUNT),
    verb("saw", seat=SEAT, seat2=SEAT, card=CARD),
    verb("looked_at_hand", seat=SEAT, seat2=SEAT),
    verb("swapped_cards", seat=SEAT, seat2=SEAT),
    verb("swapped", seat=SEAT, card=CARD, card2=CARD),
    verb("drafted", seat=SEAT, court=COURT),
    verb("found_lore", seat=SEAT, court=COURT),
    verb("outrage_cleared", seat=SEAT, resource=RESOURCE),
    verb("taken_back", seat=SEAT),
    verb("gave_card", seat=SEAT, seat2=SEAT, court=COURT),
    verb("reshaped", seat=SEAT, system=SYSTEM, resource=RESOURCE),
    verb("fired", seat=SEAT, seat2=SEAT, system=SYSTEM, count=COUNT),
    verb("gave_back", seat=SEAT, seat2=SEAT, piece=PIECE),
    verb("replaced", seat=SEAT, piece=PIECE, system=SYSTEM),
    verb("scored_first", seat=SEAT, power=NUMBER, ambition=AMBITION, count=COUNT, bonus=NUMBER, tally=NUMBER),
    verb("scored_second", seat=SEAT, power=NUMBER, ambition=AMBITION, count=COUNT, bonus=NUMBER, tally=NUMBER),
    verb("scored_tie", seat=SEAT, power=NUMBER, ambition=AMBITION, count=COUNT, bonus=NUMBER, tally=NUMBER),
    verb("scored_by", seat=SEAT, power=NUMBER, ambition=AMBITION, court=COURT, tally=NUMBER),
    verb("unscored", ambition=AMBITION, tally=NUMBER),
    verb("game_over", seat=SEAT),
]

REASONS = [
    verb("card_first"),
    verb("not_yet"),
    verb("you_lead"),
    verb("has_led", seat=SEAT),
    verb("suit_missing", suit=SUIT),
    verb("too_low", card=CARD, number=NUMBER),
    verb("only_lead_suit", suit=SUIT),
    verb("has_initiative"),
    verb("seized", seat=SEAT),
    verb("no_card_to_seize"),
    verb("seize_time"),
    verb("seize_after_card"),
    verb("declare_after_leading"),
    verb("declare_after_following"),
    verb("declare_time"),
    verb("declared_once"),
    verb("only_leader"),
    verb("other_ambition", card=CARD),
    verb("no_ambition", card=CARD),
    verb("no_marker"),
    verb("declaring_costs"),
    verb("no_pip", suit=SUIT, pips=PIPS),
    verb("weapon_first", suit=SUIT),
    verb("needs_token"),
    verb("tax_no_city"),
    verb("tax_all_used", count=COUNT),
    verb("tax_forbidden"),
    verb("build_nowhere"),
    verb("build_starports_used", count=COUNT),
    verb("no_ships"),
    verb("nothing_damaged"),
    verb("no_agents"),
    verb("court_empty"),
    verb("secure_no_agents"),
    verb("secure_not_most"),
    verb("secure_forbidden"),
    verb("battle_nobody"),
    verb("cannot_pressgang"),
    verb("cannot_execute"),
    verb("cannot_abduct"),
    verb("cannot_trade"),
    verb("cannot_summon"),
    verb("cannot_fire_rifles"),
    verb("cannot_guide"),
    verb("cannot_martyr"),
    verb("cannot_nurture"),
    verb("cannot_prune"),
    verb("cannot_annex"),
    verb("prelude_over"),
    verb("no_tokens"),
    verb("outraged", resource=RESOURCE),
    verb("weapon_spent"),
    verb("weapon_needless"),
    verb("token_gives_nothing", resource=RESOURCE),
    verb("just_secured"),
    verb("used_already"),
    verb("no_outrage_to_clear"),
    verb("prelude_face_up_card"),
    verb("prelude_first"),
    verb("prelude_token"),
    verb("prelude_trophies"),
    verb("prelude_captives"),
    verb("prelude_undeclared"),
    verb("prelude_material_or_fuel"),
]

VOCABULARY: Final[Vocabulary] = Vocabulary(ASKS, OPTIONS, EVENTS, REASONS, titles=COURT)
