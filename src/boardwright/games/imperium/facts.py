"""The facts of the game, read once from data/: 552 cards by number, their suits, icons and places at set-up.

A face is a number from 0 on, which it keeps for ever (data/numbers.yaml). A card has the number of its first face.
What a person calls a card is its id, the printed number ("1ROM21"); its second face has a B.
"""

from pathlib import Path
from typing import Any, Final

import yaml

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

NOBODY: Final = -1
NOTHING: Final = -1

# -- tokens ----------------------------------------------------------------------------------------------------------

MATERIAL: Final = 0
POPULATION: Final = 1
PROGRESS: Final = 2
ACTION: Final = 3
TOKENS: Final[list[str]] = ["material", "population", "progress"]
TOKENS_AND_ACTION: Final[list[str]] = ["material", "population", "progress", "action"]
TOKENS_AND_CARDS: Final[list[str]] = ["material", "population", "progress", "cards"]

START_TOKENS: Final[list[int]] = [3, 2, 1]
ACTIONS: Final = 3
EXHAUST: Final = 5
HAND_SIZE: Final = 5

# -- suits, types, icons ---------------------------------------------------------------------------------------------

REGION: Final = 0
UNCIVILISED: Final = 1
CIVILISED: Final = 2
TRIBUTARY: Final = 3
FAME: Final = 4
UNREST: Final = 5
POWER: Final = 6
SUITS: Final[list[str]] = ["region", "uncivilised", "civilised", "tributary", "fame", "unrest", "power"]
TYPES: Final[list[str]] = ["city", "metropolis", "knight", "mask", "scroll"]
PRODUCTION: Final = 0
FERTILE: Final = 1
RIVER: Final = 2
ICONS: Final[list[str]] = ["production", "fertile", "river"]
BARBARIAN: Final = 0
EMPIRE: Final = 1
STATES: Final[list[str]] = ["barbarian", "empire"]

ZONE_NAMES: Final[list[str]] = [
    "hand",
    "deck",
    "discard",
    "in_play",
    "history",
    "sunken",
    "nation_deck",
    "development",
    "garrisoned",
    "front",
    "below",
]
"""The zones of a player, by the numbers they have in state.py."""
BY_CARD: Final = "card "
"""Why scoring was triggered, if by a card: with its id."""

# -- the market ------------------------------------------------------------------------------------------------------

SLOTS: Final = 5
SMALL_PILES: Final = 3
"""Slots 0 to 2 lie opposite the region, uncivilised and civilised piles; the others opposite the main pile."""
SMALL_PILE_SIZE: Final[dict[int, int]] = {2: 6, 3: 7, 4: 8}
FAME_REMOVED: Final[dict[int, int]] = {2: 2, 3: 1, 4: 0}

# -- the cards -------------------------------------------------------------------------------------------------------

SETS: Final[list[str]] = [
    "common_classics",
    "common_legends",
    "carthaginians",
    "celts",
    "greeks",
    "macedonians",
    "persians",
    "romans",
    "scythians",
    "vikings",
    "arthurians",
    "atlanteans",
    "egyptians",
    "mauryans",
    "minoans",
    "olmecs",
    "qin",
    "utopians",
]
NATIONS: Final[list[str]] = SETS[2:]
"""Saved games hold the number of a nation: new ones come at the end."""
BOXES: Final[list[str]] = ["classics", "legends"]


def load(name: str) -> Any:
    """One data file as it is."""
    return yaml.load((Path(__file__).parent / "data" / f"{name}.yaml").read_text("utf-8"), Loader)


def read(name: str) -> dict[str, Any]:
    """One set of cards; those that are `same_as` an earlier one of the file get its fields."""
    data: dict[str, Any] = load(name)
    rows: dict[str, dict[str, Any]] = {}
    for place, row in enumerate(data["cards"]):
        if "same_as" in row:
            model = {key: value for key, value in rows[row["same_as"]].items() if key not in ("start", "players")}
            data["cards"][place] = row = {**model, **row}
        rows[row["id"]] = row
    return data


def face_id(card: str, flipped: bool) -> str:
    """The id of a face of a card."""
    return f"{card}B" if flipped else card


def faces_of(row: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The one or two faces of a card by id."""
    return {face_id(row["id"], side == 1): {**row, **facts} for side, facts in enumerate(row.get("faces", [{}]))}


FILES: Final[list[dict[str, Any]]] = [read(name) for name in SETS]
FACES_PRINTED: Final[dict[str, dict[str, Any]]] = {
    name: face for file in FILES for row in file["cards"] for name, face in faces_of(row).items()
}
NUMBERS_KEPT: Final[list[str]] = " ".join(load("numbers")).split()
FACE_IDS: Final[list[str]] = list(dict.fromkeys([*NUMBERS_KEPT, *FACES_PRINTED]))
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(FACE_IDS)}

# -- by number of the face; a card is the number of its first face ---------------------------------------------------

FACE_ROWS: Final[list[dict[str, Any]]] = [FACES_PRINTED[name] for name in FACE_IDS]
FACE_COUNT: Final[int] = len(FACE_ROWS)
CARDS: Final[list[str]] = [row["id"] for row in FACE_ROWS]
"""The id of the card."""
CARD_OF_FACE: Final[list[int]] = [NUMBER[card] for card in CARDS]
SECOND_FACE: Final[list[int]] = [NUMBER.get(face_id(name, True), NOTHING) for name in FACE_IDS]
TWO_FACED: Final[list[bool]] = [face != NOTHING for face in SECOND_FACE]
FIRST_FACES: Final[list[int]] = [face for face in range(FACE_COUNT) if CARD_OF_FACE[face] == face]
"""All cards."""

CARDS_OF: Final[list[list[int]]] = [[NUMBER[row["id"]] for row in file["cards"]] for file in FILES]
"""The cards of each set in the order of its file, by the place of the set in SETS."""
COMMONS: Final[list[int]] = CARDS_OF[0] + CARDS_OF[1]
"""The common cards of both boxes."""
START: Final[list[str]] = [row.get("start", "deck") for row in FACE_ROWS]
for _card in COMMONS:
    START[_card] = FACE_ROWS[_card].get("start", "common")
PLAYERS: Final[list[int]] = [row.get("players", 1) for row in FACE_ROWS]
NAMES: Final[list[str]] = [row["name"] for row in FACE_ROWS]
SUIT_BITS: Final[list[int]] = [sum(1 << SUITS.index(suit) for suit in row.get("suits", [])) for row in FACE_ROWS]
ICON_COUNT: Final[list[list[int]]] = [[row.get("regions", []).count(icon) for icon in ICONS] for row in FACE_ROWS]
STATE_OF: Final[list[int]] = [STATES.index(row["state"]) if "state" in row else NOTHING for row in FACE_ROWS]
PINNED: Final[list[bool]] = [row.get("pinned", False) for row in FACE_ROWS]
ATTACK: Final[list[bool]] = [row.get("attack", False) for row in FACE_ROWS]
COST: Final[list[list[int]]] = [[row.get("cost", {}).get(kind, 0) for kind in TOKENS] for row in FACE_ROWS]
DEVELOPABLE: Final[list[bool]] = ["cost" in row for row in FACE_ROWS]

# -- the nations, by their place in NATIONS --------------------------------------------------------------------------

NATION_FILES: Final[list[dict[str, Any]]] = FILES[2:]
NATION_BOX: Final[list[str]] = [file["box"] for file in NATION_FILES]
EXHAUST_OF: Final[list[int]] = [file.get("exhaust", EXHAUST) for file in NATION_FILES]
FIRST_STATE: Final[list[int]] = [STATES.index(file.get("state", "barbarian")) for file in NATION_FILES]
HAS_QUESTS: Final[list[bool]] = [file.get("quests", False) for file in NATION_FILES]
HAS_SUNKEN_PILE: Final[list[bool]] = [file.get("sunken_pile", False) for file in NATION_FILES]
BOTTOM_FLIPS: Final[list[bool]] = [file.get("bottom", "accession") == "accession" for file in NATION_FILES]

ACCESSION: Final[list[int]] = [
    next((card for card in cards if START[card] == "accession"), NOTHING) for cards in CARDS_OF[2:]
]
"""The card at the bottom of each nation's deck (accession, zenith or nadir), or NOTHING."""


def is_a(card: int, suit: int) -> bool:
    """Whether a card has a suit."""
    return (SUIT_BITS[card] >> suit) & 1 == 1


NEEDS_UNREST: Final[int] = 1 << UNCIVILISED | 1 << CIVILISED | 1 << TRIBUTARY
"""p.8: a market card of one of these suits has an unrest below it."""

# -- twins: cards that differ in nothing but their number ------------------------------------------------------------

FACTS: Final[list[str]] = [
    "name",
    "suits",
    "types",
    "regions",
    "state",
    "pinned",
    "attack",
    "vp",
    "cases",
    "variable",
    "effects",
    "faces",
    "cost",
]


def find_twins() -> list[int]:
    """For each face the first card that is equal to its card in everything but number and place at set-up."""
    first: dict[str, int] = {}
    return [first.setdefault(repr([FACE_ROWS[card].get(key) for key in FACTS]), card) for card in CARD_OF_FACE]


TWIN: Final[list[int]] = find_twins()
FACES_NAMED: Final[dict[str, list[int]]] = {}
for _face, _name in enumerate(NAMES):
    FACES_NAMED.setdefault(_name, []).append(_face)

EFFECT_ROWS: Final[dict[str, str]] = load("effects")["effects"]
EFFECTS: Final[list[str]] = list(EFFECT_ROWS)
"""What choices can offer, by an id that names a clause of a card and a branch in it, in the order of the numbers."""
EFFECT_NUMBER: Final[dict[str, int]] = {source: number for number, source in enumerate(EFFECT_ROWS.values())}
"""The numbers by notation: cards with the same effect share it, and records of format 1 name it so."""
