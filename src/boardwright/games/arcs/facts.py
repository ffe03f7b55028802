"""The facts of the game, read once from data/: the map, the cards, the dice, the player board."""

from pathlib import Path
from string import ascii_lowercase
from typing import Any, Final

import yaml

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read(name: str) -> dict[str, Any]:
    """One data file."""
    text = (Path(__file__).parent / "data" / name).read_text(encoding="utf-8")
    data: dict[str, Any] = yaml.load(text, Loader=Loader)
    return data


BOARD: Final[dict[str, Any]] = read("board.yaml")
SETUP_CARDS: Final[list[dict[str, Any]]] = read("setup_cards.yaml")["setup_cards"]

NOBODY: Final = -1
NOTHING: Final = -1

KINDS: Final[list[str]] = ["city", "starport", "ship", "agent"]
"""Of pieces, in the order of the numbers in state.py."""

# -- resources: also the planet types and the guild suits ----------------------------------------------------------

MATERIAL: Final = 0
FUEL: Final = 1
WEAPON: Final = 2
RELIC: Final = 3
PSIONIC: Final = 4
RESOURCE_ROWS: Final[dict[int, dict[str, Any]]] = dict(enumerate(BOARD["resources"]))
RESOURCES: Final[list[str]] = [row["id"] for row in BOARD["resources"]]
TOKENS: Final[list[int]] = [row["tokens"] for row in BOARD["resources"]]
FIRST_THING: Final = 5
"""From here on: what may lie in a resource slot and is no resource; the base game has nothing of the kind."""

# -- ambitions -----------------------------------------------------------------------------------------------------

TYCOON: Final = 0
TYRANT: Final = 1
WARLORD: Final = 2
KEEPER: Final = 3
EMPATH: Final = 4
AMBITIONS: Final[list[str]] = [row["id"] for row in BOARD["ambitions"]]
AMBITION_ROWS: Final[dict[int, dict[str, Any]]] = dict(enumerate(BOARD["ambitions"]))
ALL_AMBITIONS: Final[list[int]] = list(AMBITION_ROWS)
"""Those of the base game; a game with more rules may play with more (`Arcs.ambitions`)."""
MARKERS: Final[list[tuple[tuple[int, int], tuple[int, int]]]] = [
    ((row["blue"][0], row["blue"][1]), (row["flipped"][0], row["flipped"][1])) for row in BOARD["ambition_markers"]
]

# -- the map: system = 4 * (cluster - 1) + (gate 0, arrow 1, crescent 2, hex 3) ------------------------------------

ON_THE_MAP: Final = 24
"""How many systems are printed on the map."""
CENTRE: Final = 24
"""The middle of the map: a gate in no cluster and without slots, if a game with more rules makes it a system."""
SYSTEM_COUNT: Final = 25
"""How many systems are kept in memory for each owner: those of the map, and its centre."""
SYSTEMS: Final[list[str]] = [row["id"] for row in BOARD["systems"]]
SYSTEM_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(SYSTEMS)}
PLANET_TYPE: Final[list[int]] = [
    *[NOTHING if row["resource"] is None else RESOURCES.index(row["resource"]) for row in BOARD["systems"]],
    NOTHING,
]
SLOT_COUNT: Final[list[int]] = [*[row["slots"] for row in BOARD["systems"]], 0]
SPACES: Final = 3
"""Places for buildings kept per system: its slots first, then room outside the slots (for cards that use it)."""


def is_gate(system: int) -> bool:
    return system & 3 == 0


def cluster_of(system: int) -> int:
    """The number of the cluster, 1 to 6; the centre is in none of them."""
    return (system >> 2) + 1


def systems_in_play(out_of_play: list[int]) -> list[int]:
    """p.6: all four systems of a removed cluster leave the game."""
    return [system for system in range(ON_THE_MAP) if cluster_of(system) not in out_of_play]


def neighbours_in_play(out_of_play: list[int]) -> list[list[int]]:
    """The neighbours of every system, in map order.

    p.6: the gates in play form one ring; path markers join the gates on both sides of removed clusters (D1: also over
    two removed clusters in a row).
    """
    near: list[list[int]] = [[] for _ in range(SYSTEM_COUNT)]

    def join(one: int, other: int) -> None:
        near[one].append(other)
        near[other].append(one)

    gates = [system for system in systems_in_play(out_of_play) if is_gate(system)]
    for place, gate in enumerate(gates):
        join(gate, gates[(place + 1) % len(gates)])
        for planet in range(gate + 1, gate + 4):
            join(gate, planet)
        join(gate + 1, gate + 2)
        join(gate + 2, gate + 3)
    for one_name, other_name in BOARD["planets_across_clusters"]:
        one, other = SYSTEM_NUMBER[one_name], SYSTEM_NUMBER[other_name]
        if cluster_of(one) not in out_of_play and cluster_of(other) not in out_of_play:
            join(one, other)
    return [sorted(set(row)) for row in near]


# -- action cards: card = 7 * suit + number - 1 --------------------------------------------------------------------

ADMINISTRATION: Final = 0
AGGRESSION: Final = 1
CONSTRUCTION: Final = 2
MOBILIZATION: Final = 3
ACTION_DATA: Final[dict[str, Any]] = read("action_cards.yaml")
SUIT_ROWS: Final[dict[int, dict[str, Any]]] = dict(enumerate(ACTION_DATA["suits"]))
SUITS: Final[list[str]] = [row["id"] for row in ACTION_DATA["suits"]]
SUIT_ACTIONS: Final[list[list[str]]] = [row["actions"] for row in ACTION_DATA["suits"]]
PIPS: Final[list[int]] = [pips for row in ACTION_DATA["suits"] for pips in row["pips"]]
ACTION_CARDS: Final[list[str]] = [f"{suit}-{number}" for suit in SUITS for number in range(1, 8)]


SUIT_OF: Final[list[int]] = [card // 7 for card in range(28)]
NUMBER_OF: Final[list[int]] = [card % 7 + 1 for card in range(28)]
IS_BASIC: Final[list[bool]] = [True] * 4
"""By suit: whether the number of a card stands for its ambitions, and a 7 that surpasses seizes (p.9, p.10)."""
ONLY_FOLLOWS: Final[list[bool]] = [False] * 4
"""By suit: whether its cards are played on a lead for the actions of the lead card, and in no other way."""
SIDES_OF: Final[list[list[int]]] = [[card] for card in range(28)]
"""The cards as which a card may be played face up: itself, or one of its two sides."""
FRONT_OF: Final[list[int]] = list(range(28))
"""The card that a side belongs to: what it is in a hand, face down and in a pile."""
TWIN_OF: Final[list[int]] = list(range(28))
"""The first of the cards that look the same: options name it, and the copy that is held is taken."""


MOST_ACTION_CARDS: Final = 64
"""With room for those that a game with more rules adds."""


def suit_of(card: int) -> int:
    return SUIT_OF[card]


def number_of(card: int) -> int:
    return NUMBER_OF[card]


ACTION_DECKS: Final[dict[int, list[int]]] = {
    seats: [card for card in range(28) if NUMBER_OF[card] in numbers]
    for seats, numbers in ACTION_DATA["numbers"].items()
}
"""By the number of seats: the action cards that are used (p.4)."""


def action_deck(seats: int) -> list[int]:
    """A new deck of the action cards that are used with so many seats."""
    return ACTION_DECKS[seats].copy()


AMBITIONS_OF_NUMBER: Final[list[list[int]]] = [
    [row for row in ALL_AMBITIONS if number in (7, BOARD["ambitions"][row]["card_number"])] for number in range(8)
]
"""p.9: a 1 has no ambition, a 7 has any, the others have one."""


def ambitions_of(card: int) -> list[int]:
    """The ambitions of a card, by its number; cards of other suits have none by themselves."""
    return AMBITIONS_OF_NUMBER[NUMBER_OF[card]].copy() if IS_BASIC[SUIT_OF[card]] else []


# -- Court cards: the number printed on the card, 1 to 31 ----------------------------------------------------------


def by_number(rows: list[dict[str, Any]], first: int) -> dict[int, dict[str, Any]]:
    """Cards by the number printed on them, which ends their id; number 1 is `first`."""
    return {first - 1 + int(row["id"].lstrip(ascii_lowercase)): row for row in rows}


COURT_DATA: Final[dict[str, Any]] = read("court.yaml")
COURT_ROWS: Final[dict[int, dict[str, Any]]] = by_number(COURT_DATA["guild"] + COURT_DATA["vox"], 1)
COURT_CARDS: Final[list[str]] = ["", *[COURT_ROWS[number]["id"] for number in sorted(COURT_ROWS)]]

# -- leaders and lore: 100 or 200 and the number printed on the card -----------------------------------------------

LEADER_DATA: Final[dict[str, Any]] = read("leaders.yaml")
LORE_DATA: Final[dict[str, Any]] = read("lore.yaml")
FIRST_LEADER: Final = 101
FIRST_LORE: Final = 201
POOLS: Final[dict[str, list[str]]] = {"none": [], "base": ["base"], "pack": ["pack"], "both": ["base", "pack"]}
"""The boxes whose leaders and lore are used, by the value of the option."""

CARD_ROWS: Final[dict[int, dict[str, Any]]] = {
    **COURT_ROWS,
    **by_number(LEADER_DATA["base"] + LEADER_DATA["pack"], FIRST_LEADER),
    **by_number(LORE_DATA["base"] + LORE_DATA["pack"], FIRST_LORE),
}
CARD_NUMBER: Final[dict[str, int]] = {row["id"]: number for number, row in CARD_ROWS.items()}
CARD_COUNT: Final[int] = max(CARD_ROWS) + 1


def of_cards(values: dict[int, int], otherwise: int) -> list[int]:
    """A table by card number."""
    return [values.get(number, otherwise) for number in range(CARD_COUNT)]


GUILD_SUIT: Final[list[int]] = of_cards(
    {number: RESOURCES.index(row["suit"]) for number, row in CARD_ROWS.items() if "suit" in row}, NOTHING
)
RAID_COST: Final[list[int]] = of_cards({number: row.get("raid_cost", 0) for number, row in CARD_ROWS.items()}, 0)


def add_cards(rows: dict[int, dict[str, Any]]) -> None:
    """Further cards by their numbers, for a game that plays with more of them."""
    CARD_ROWS.update(rows)
    CARD_NUMBER.update({row["id"]: number for number, row in rows.items()})
    more = max(CARD_ROWS) + 1 - len(GUILD_SUIT)
    GUILD_SUIT.extend([NOTHING] * more)
    RAID_COST.extend([0] * more)
    for number, row in rows.items():
        if "suit" in row:
            GUILD_SUIT[number] = RESOURCES.index(row["suit"])
            RAID_COST[number] = row["raid_cost"]


def add_action_cards(suits: list[dict[str, Any]], rows: list[tuple[str, int, int, int]]) -> None:
    """Further suits, and action cards with their id, suit, number and pips; they come after the others.

    A suit may name others as its `sides`; its cards must come first, and cards of one suit and number are twins.
    """
    SUIT_ROWS.update(dict(enumerate(suits, len(SUITS))))
    SUITS.extend(suit["id"] for suit in suits)
    SUIT_ACTIONS.extend(suit["actions"] for suit in suits)
    IS_BASIC.extend([False] * len(suits))
    ONLY_FOLLOWS.extend(suit.get("only_follows", False) for suit in suits)
    for name, suit, number, pips in rows:
        card = len(ACTION_CARDS)
        alike = [other for other in range(card) if SUIT_OF[other] == suit and NUMBER_OF[other] == number]
        TWIN_OF.append(alike[0] if alike else card)
        fronts = [
            other
            for other in range(card)
            if NUMBER_OF[other] == number and SUITS[suit] in SUIT_ROWS[SUIT_OF[other]].get("sides", [])
        ]
        FRONT_OF.append(fronts[0] if fronts else card)
        SIDES_OF.append([] if "sides" in SUIT_ROWS[suit] else [card])
        if fronts:
            SIDES_OF[fronts[0]].append(card)
        ACTION_CARDS.append(name)
        SUIT_OF.append(suit)
        NUMBER_OF.append(number)
        PIPS.append(pips)


def cards_of_boxes(data: dict[str, Any], pool: str) -> list[int]:
    """The numbers of the leaders or lore of the boxes that are used."""
    return [CARD_NUMBER[row["id"]] for box in POOLS[pool] for row in data[box]]


# -- dice ----------------------------------------------------------------------------------------------------------

SKIRMISH: Final = 0
ASSAULT: Final = 1
RAID: Final = 2
DICE_DATA: Final[dict[str, Any]] = read("dice.yaml")
DICE: Final[list[str]] = [row["id"] for row in DICE_DATA["dice"]]
FACES: Final[list[list[list[str]]]] = [row["faces"] for row in DICE_DATA["dice"]]
MOST_OF_A_KIND: Final[int] = DICE_DATA["most_of_a_kind"]

# -- the player board ----------------------------------------------------------------------------------------------

RESOURCE_SLOTS: Final = 7
"""Six on the board; the last one is a slot that a card adds."""
CARD_SLOT: Final = 6
CARD_SLOT_COST: Final = 4
RAID_COST_OF_SLOT: Final[list[int]] = [*BOARD["raid_costs"], CARD_SLOT_COST]
OPEN_SLOTS: Final[list[int]] = [BOARD["open_slots"][cities] for cities in range(6)]
WIN_BONUS: Final[list[int]] = [BOARD["win_bonus"][cities] for cities in range(6)]
SHIPS: Final[int] = BOARD["pieces"]["ships"]
STARPORTS: Final[int] = BOARD["pieces"]["starports"]
CITIES: Final[int] = BOARD["pieces"]["cities"]
AGENTS: Final[int] = BOARD["pieces"]["agents"]
HAND_SIZE: Final[int] = BOARD["hand_size"]
COURT_ROW: Final[dict[int, int]] = BOARD["court_row"]
THRESHOLD: Final[dict[int, int]] = BOARD["power_threshold"]
LAST_CHAPTER: Final[int] = BOARD["last_chapter"]
