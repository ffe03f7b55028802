"""The facts of the campaign, read once from data/, and its cards among those of Arcs.

Court cards are numbered from 301, aids from 321, laws from 341; card 3 of fate set 2 is 400 + 32 * (2 - 1) + 3.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import yaml

from .. import vocabulary as arcs
from ..facts import (
    AMBITION_ROWS,
    CENTRE,
    FIRST_LORE,
    FIRST_THING,
    ON_THE_MAP,
    RESOURCE_ROWS,
    RESOURCES,
    SYSTEMS,
    Loader,
    add_action_cards,
    add_cards,
    cluster_of,
    is_gate,
)

System = arcs.System

assert arcs.VOCABULARY, "the words of Arcs are declared before its cards become more: its columns do not know them"

DATA = Path(__file__).parent / "data"


def read(name: str) -> dict[str, Any]:
    """One data file."""
    data: dict[str, Any] = yaml.load((DATA / name).read_text(encoding="utf-8"), Loader=Loader)
    return data


# -- owners of pieces who are no players ---------------------------------------------------------------------------

EMPIRE: Final = 4
FREE_STATES: Final = 5
BLIGHT: Final = 6
OWNERS: Final = 7
OWNER_IDS: Final[dict[int, str]] = {EMPIRE: "empire", FREE_STATES: "free-states", BLIGHT: "blight"}
IMPERIAL_SHIPS: Final = 15
BLIGHT_TOKENS: Final = 24
BLIGHT_STRUCK: Final = "blight_struck"
"""What `Campaign.done` says of a turn in which Blight was damaged or destroyed."""
FREE_BUILDINGS: Final = 72
"""p.15: as many as there are places on the map; a stand-in is used when the box is empty."""

# -- cards ---------------------------------------------------------------------------------------------------------

COURT_DATA: Final[dict[str, Any]] = read("court.yaml")
FATE_DATA: Final[list[dict[str, Any]]] = [row for tier in "abc" for row in read(f"fates_{tier}.yaml")["fates"]]


def number_of_id(name: str) -> int:
    """The number of a card in memory."""
    if name.startswith("cc"):
        return 300 + int(name[2:])
    if name.startswith("aid"):
        return 320 + int(name[3:])
    if name.startswith("law"):
        return 340 + int(name[3:])
    return 400 + 32 * (int(name[1:-2]) - 1) + int(name[-2:])


ROWS: Final[dict[int, dict[str, Any]]] = {
    number_of_id(row["id"]): row
    for rows in [COURT_DATA["court"], COURT_DATA["aids"], COURT_DATA["laws"], *[fate["cards"] for fate in FATE_DATA]]
    for row in rows
}


def tell_twins_apart(rows: dict[int, dict[str, Any]]) -> None:
    """Cards of one name may lie in the Court together: the second one, by act, is "Political Intrigue (2)"."""
    met: dict[str, int] = {}
    for row in sorted(rows.values(), key=lambda row: int(row.get("act", 0))):
        if row["kind"] in ("guild", "vox", "lore"):
            met[row["name"]] = count = met.get(row["name"], 0) + 1
            for key in [key for key in row if key.startswith("name") and count > 1]:
                row[key] += f" ({count})"


tell_twins_apart(ROWS)
add_cards(ROWS)

CAMPAIGN_COURT: Final[list[int]] = [number_of_id(row["id"]) for row in COURT_DATA["court"]]
COUNCIL: Final = 321
GUILD_ENVOYS_DEPART: Final = 322
POLICIES: Final[list[int]] = [323, 324, 325]
"""War, Peace, Escalation."""
POLICIES_OF_AUTHORITY: Final[list[int]] = [number_of_id(name) for name in ("f124", "f126", "f125")]
"""What replaces them, in the same order."""
POLICY_NAMES: Final[dict[int, str]] = {number: row["policy"] for number, row in ROWS.items() if "policy" in row}
LAWS: Final[list[int]] = [number_of_id(row["id"]) for row in COURT_DATA["laws"]]
"""What the rulebook says of the Empire, the Free States, the Blight, Events, the Trust, Flagships: always in force."""

FLAGSHIP_LAWS: Final[list[int]] = LAWS[5:]

KIND_OF: Final[dict[int, str]] = {number: row["kind"] for number, row in ROWS.items()}
"""What a card is: guild, vox, lore, objective, edict, law …"""


def is_lore(card: int) -> bool:
    """Whether a card is lore, of Arcs or of a fate."""
    return KIND_OF[card] == "lore" if card in KIND_OF else card >= FIRST_LORE


STAYING: Final[list[int]] = [number for number, row in ROWS.items() if row.get("stays")]
"""Cards that stay in the Court when they are secured."""
PROTECTED: Final[list[int]] = [number for number, row in ROWS.items() if row.get("protected")]
EDICT_ORDER: Final[dict[int, int]] = {number: row["order"] for number, row in ROWS.items() if "order" in row}
"""B-39: the number that each edict shows."""

# -- fates ---------------------------------------------------------------------------------------------------------

FATES: Final[dict[int, dict[str, Any]]] = {row["set"]: row for row in FATE_DATA}
FATE_IDS: Final[dict[int, str]] = {number: row["id"] for number, row in FATES.items()}
TIERS: Final[dict[str, list[int]]] = {tier: [n for n, row in FATES.items() if row["tier"] == tier] for tier in "ABC"}

CARETAKER: Final = 5
PIRATE: Final = 12

# -- acts ----------------------------------------------------------------------------------------------------------

CHAPTERS: Final[dict[int, int]] = {1: 3, 2: 3, 3: 4}
"""C6: how many chapters an act has; no act ends early."""
CHAPTERS_BEFORE: Final[dict[int, int]] = {1: 0, 2: 3, 3: 6}
"""How many chapters the acts before have."""
LAST_ACT_OF_ALL: Final = 3
MOST_GRAND: Final = 2
"""More grand ambitions than these do not count (F906)."""
GRAND_POWER: Final[dict[int, tuple[int, int, int]]] = {1: (0, 2, 4), 2: (0, 3, 8), 3: (0, 4, 14), 4: (0, 5, 20)}
"""p.9: the Power for none, one or both grand ambitions at the end of each chapter of Act III."""

# -- ambitions that fates add --------------------------------------------------------------------------------------

EDENGUARD: Final = 5
BLIGHTKIN: Final = 6
AMBITION_LAWS: Final[dict[int, int]] = {EDENGUARD: number_of_id("f2004"), BLIGHTKIN: number_of_id("f2104")}
"""An ambition of a fate, and the card in the booklet by which it is in play."""
AMBITION_ROWS.update(
    {
        EDENGUARD: {"id": "edenguard", "name": "Edenguard", "card_number": 2},
        BLIGHTKIN: {"id": "blightkin", "name": "Blightkin", "card_number": 6},
    }
)

# -- action cards: Events, and the Faithful with both their sides --------------------------------------------------

FAITHFUL: Final = 4
ZEAL: Final = 5
WISDOM: Final = 6
EVENT: Final = 7
FIRST_EVENT: Final = 28
EVENTS: Final[list[int]] = [28, 29, 30, 31]
"""p.5: two with two or three players, three with four; the last one belongs to a fate."""
FIRST_FAITHFUL: Final = 31
"""Faithful card n in a hand or a pile is 31 + n; played on its Zeal side it is 40 + n, on its Wisdom side 49 + n."""
FAITHFUL_STACK: Final[list[int]] = sorted(
    [number for number, row in ROWS.items() if row["kind"] == "action_card" and "pips" in row],
    key=lambda number: int(ROWS[number]["number"]),
)
"""The Faithful cards as cards of the Court, from the bottom of their stack (1) to its top (9)."""
FAITHFUL_PIPS: Final[list[int]] = [4, 4, 3, 3, 3, 2, 2, 1, 1]

add_action_cards(
    [
        {"id": "faithful", "name": "Faithful", "actions": [], "sides": ["zeal", "wisdom"]},
        {"id": "zeal", "name": "Zeal", "actions": ["move", "influence", "battle", "tax"]},
        {"id": "wisdom", "name": "Wisdom", "actions": ["build", "repair", "secure"]},
        {"id": "event", "name": "Event", "name_pt": "Evento", "actions": [], "only_follows": True},
    ],
    [(f"event-{number}", EVENT, 0, 0) for number in range(1, 5)]
    + [
        (f"{name}-{number}", suit, number, FAITHFUL_PIPS[number - 1])
        for suit, name in ((FAITHFUL, "faithful"), (ZEAL, "zeal"), (WISDOM, "wisdom"))
        for number in range(1, 10)
    ],
)


NO_IDEAL: Final = 0
IDEALS: Final = 5
"""How many Ideal markers there are; in a box each shows Zeal or Wisdom, as the Doctrine card does."""


def as_action_card(card: int) -> int:
    """A Faithful card of the Court as it is in a hand."""
    return FIRST_FAITHFUL + int(ROWS[card]["number"])


# -- dice ----------------------------------------------------------------------------------------------------------

ARROW: Final = 1
CRESCENT: Final = 2
HEX: Final = 3
CRISIS: Final = 0
EDICT: Final = 1
EVENT_FACES: Final[list[tuple[int, int]]] = [
    (result, symbol) for result in (CRISIS, EDICT) for symbol in (ARROW, CRESCENT, HEX)
]
"""Each result with each symbol; a symbol is the place of a planet in its cluster."""
RESULTS: Final[list[str]] = ["crisis", "edict"]
SYMBOLS: Final[list[str]] = ["gate", "arrow", "crescent", "hex"]
EVENT_FACE_IDS: Final[list[str]] = [f"{RESULTS[result]}-{SYMBOLS[symbol]}" for result, symbol in EVENT_FACES]

# -- the map -------------------------------------------------------------------------------------------------------

SYSTEMS.append("twisted-passage")
TWISTED_PASSAGE: Final[System] = System(CENTRE)
"""F2205: the system in the centre of the map, once its law is in force."""

GATES: Final[list[int]] = [system for system in range(ON_THE_MAP) if is_gate(system)]
PLANETS: Final[list[System]] = [System(system) for system in range(ON_THE_MAP) if not is_gate(system)]


def systems_of(cluster: int) -> list[int]:
    """The gate and the three planets of a cluster."""
    return [system for system in range(ON_THE_MAP) if cluster_of(system) == cluster]


def clusters_of(systems: Iterable[int]) -> list[int]:
    """The clusters of these systems; F2205: the Twisted Passage is in none."""
    return sorted({cluster_of(system) for system in systems if system != CENTRE})


def planets_of_symbol(symbol: int) -> list[int]:
    """The planet with this symbol in each cluster."""
    return [4 * cluster + symbol for cluster in range(6)]


def is_akin(planet: int, other: int) -> bool:
    """Whether two planets are of one cluster, or have one symbol."""
    return planet // 4 == other // 4 or planet % 4 == other % 4


# -- things in resource slots that are no resources ----------------------------------------------------------------

GOLEMS: Final[dict[int, str]] = dict(enumerate(["warrior", "protector", "seeker", "harvester"], FIRST_THING))
HEARTH: Final[int] = number_of_id("f503")
"""The card on which Golems may lie instead of in slots."""
GOLEM_LAW: Final[int] = number_of_id("f505")
RESOURCE_ROWS.update({thing: {"id": name, "name": f"{name.capitalize()} Golem"} for thing, name in GOLEMS.items()})

# -- tokens on the map ---------------------------------------------------------------------------------------------

TOKEN_IDS: Final[list[str]] = [
    *["clue", "portal", "pilgrim", "banner", "fragment", "hammer", "broken-world", "rumor", "witness", "ceasefire"],
    "seat",
    "bunker",
    "passage",
]
CLUE, PORTAL, PILGRIM, BANNER, FRAGMENT, HAMMER, BROKEN_WORLD, RUMOR, WITNESS, CEASEFIRE, SEAT_TOKEN = range(11)
BUNKER: Final = 11
PASSAGE: Final = 12
"""Kinds of tokens that lie on the map (tokens.py)."""
WARDENS_LEVY: Final[int] = number_of_id("f1612")
BLIGHT_HUNGER: Final[int] = number_of_id("f1313")
"""On it lies what was destroyed in Blight Crises."""
PASSAGES_LAW: Final[int] = number_of_id("f2205")
DEAD_LIVE: Final[int] = number_of_id("f2204")
"""On it lie destroyed ships that are nobody's Trophies."""
VAULTED_KIND: Final = -1
"""A resource where a kind of piece is asked for."""
GREEN_VAULT: Final[int] = number_of_id("f2002")
"""Who holds this card may put Material and Fuel among their Captives, where they are frozen and still had."""
CLUES_TO_THE_PORTAL: Final[int] = number_of_id("f903")
"""Who holds this card knows where the Portal is."""
BANNER_PIECE: Final = 4
"""A Banner among the kinds of pieces that a Trophies box can hold."""
BUNKER_PIECE: Final = 5
TOKEN_PIECES: Final[dict[int, str]] = {BANNER_PIECE: "banner", BUNKER_PIECE: "bunker"}
HARMABLE: Final[dict[int, int]] = {BANNER: BANNER_PIECE, BUNKER: BUNKER_PIECE}
"""Tokens that are hit, damaged, repaired and destroyed as buildings are, and the kind of piece that each is."""
BANNERS: Final = 8
BUNKERS: Final = 9
FRAGMENTS: Final = 6
"""The same tokens are Fragments, then Hammer tokens, then Broken Worlds."""

# -- Conspiracies --------------------------------------------------------------------------------------------------

COLOUR_IDS: Final[list[str]] = ["red", "blue", "white", "yellow"]
"""Of the players, in every number of them."""
COLOURS: Final = 4
PLOTS_OF_A_COLOUR: Final = 2
PLOTS: Final = 8

# -- Flagships -----------------------------------------------------------------------------------------------------

COLUMNS: Final[list[dict[str, Any]]] = COURT_DATA["flagship"]
SLIPSTREAM_DRIVE, TRACTOR_BEAM, CONTROL_ARRAY, DEFENSE_ARRAY, SHIP_CRANE, HULL = range(6)
ARMOR: Final = 6
"""A fitting is the Upgrade of a column; ARMOR + column is its Armor."""
FITTINGS: Final = 12
FITTING_IDS: Final[list[str]] = [row["id"] for row in COLUMNS] + [f"{row['id']}-armor" for row in COLUMNS]
ANY_PLANET: Final = -2
PLANET_OF_FITTING: Final[list[int]] = [
    RESOURCES.index(row[part]) if row[part] in RESOURCES else ANY_PLANET
    for part in ("upgrade", "armor")
    for row in COLUMNS
]
"""The type of planet at which each fitting is built."""
WITNESSES: Final = 4
LORD_TITLES: Final[list[int]] = [number_of_id(f"f16{number:02}") for number in range(3, 9)]
"""The title of each cluster's Lord."""

# -- titles --------------------------------------------------------------------------------------------------------

REGENT: Final = 0
OUTLAW: Final = 1
TITLES: Final[list[str]] = ["regent", "outlaw"]
