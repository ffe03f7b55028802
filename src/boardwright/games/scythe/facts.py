"""The facts of the game, read once from data/: the map, the factions, the mats, the cards, the tracks."""

from pathlib import Path
from typing import Any, Final

import yaml

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read(name: str) -> dict[str, Any]:
    """One data file."""
    text = (Path(__file__).parent / "data" / name).read_text(encoding="utf-8")
    data: dict[str, Any] = yaml.load(text, Loader=Loader)
    return data


NOBODY: Final = -1
NOWHERE: Final = -1
"""Not on the board: still on a mat."""
UNITS: Final[list[str]] = ["character", "mech", "worker"]

# -- resources: resource i pays for bottom action i ----------------------------------------------------------------

OIL: Final = 0
METAL: Final = 1
WOOD: Final = 2
FOOD: Final = 3
RESOURCES: Final[list[str]] = ["oil", "metal", "wood", "food"]

# -- what is kept on tracks and in hand: also the recruit bonuses, in the order of the bottom actions --------------

POWER: Final = 0
COINS: Final = 1
POPULARITY: Final = 2
CARDS: Final = 3
GAINS: Final[list[str]] = ["power", "coins", "popularity", "combat_cards"]
GIFTS: Final[list[int]] = [1, 2, 3, 4, 5, 10]
"""How many coins may be given at once."""

# -- the map: places 0 to 46 are territories, 47 to 53 home bases --------------------------------------------------

BOARD: Final[dict[str, Any]] = read("board.yaml")
TERRITORIES: Final = 47
PLACES: Final = 54

MOUNTAIN: Final = 0
FARM: Final = 1
TUNDRA: Final = 2
FOREST: Final = 3
VILLAGE: Final = 4
LAKE: Final = 5
FACTORY_GROUND: Final = 6
BASE: Final = 7
TERRAINS: Final[list[str]] = ["mountain", "farm", "tundra", "forest", "village", "lake", "factory", "base"]

PLACE_IDS: Final[list[str]] = [row["id"] for row in BOARD["hexes"]] + [row["id"] for row in BOARD["home_bases"]]
PLACE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(PLACE_IDS)}
TERRAIN: Final[list[int]] = [TERRAINS.index(row["terrain"]) for row in BOARD["hexes"]] + [BASE] * 7
NEW_WORKER: Final = 4
NOTHING: Final = -1
PRODUCT: Final[list[int]] = [METAL, FOOD, OIL, WOOD, NEW_WORKER, NOTHING, NOTHING, NOTHING]
"""What each terrain produces: a resource, NEW_WORKER or NOTHING."""

FACTORY: Final[int] = TERRAIN.index(FACTORY_GROUND)
TUNNELS: Final[list[int]] = [number for number, row in enumerate(BOARD["hexes"]) if row["tunnel"]]
ENCOUNTERS: Final[list[int]] = [number for number, row in enumerate(BOARD["hexes"]) if row["encounter"]]
LAKES: Final[list[int]] = [place for place in range(TERRITORIES) if TERRAIN[place] == LAKE]
IS_TUNNEL: Final[list[bool]] = [place in TUNNELS for place in range(PLACES)]
AXIAL: Final[list[tuple[int, int]]] = [(row["q"], row["r"]) for row in BOARD["hexes"] + BOARD["home_bases"]]
DIRECTIONS: Final[list[tuple[int, int]]] = [(q, r) for q, r in BOARD["directions"]]


def find_neighbours(place: int) -> list[int]:
    """The territories on the six sides of a place, clockwise from the east."""
    q, r = AXIAL[place]
    found = []
    for step_q, step_r in DIRECTIONS:
        where = (q + step_q, r + step_r)
        if where in AXIAL and AXIAL.index(where) < TERRITORIES:
            found.append(AXIAL.index(where))
    return found


NEIGHBOURS: Final[list[list[int]]] = [find_neighbours(place) for place in range(PLACES)]
RIVERS: Final[list[list[int]]] = [[] for _ in range(PLACES)]
"""The territories across a river."""
for _one, _other in BOARD["rivers"]:
    RIVERS[PLACE_NUMBER[_one]].append(PLACE_NUMBER[_other])
    RIVERS[PLACE_NUMBER[_other]].append(PLACE_NUMBER[_one])
for _row in BOARD["home_bases"]:
    for _name, _kind in _row["edges"].items():
        if _kind == "river":
            RIVERS[PLACE_NUMBER[_row["id"]]].append(PLACE_NUMBER[_name])
LAND: Final[list[list[int]]] = [
    [near for near in NEIGHBOURS[place] if TERRAIN[near] != LAKE and near not in RIVERS[place]]
    if TERRAIN[place] != LAKE
    else []
    for place in range(PLACES)
]
"""Where any unit may step: land to land, not across a river (R35, R37). Nobody steps into a base (R17)."""

# -- factions ------------------------------------------------------------------------------------------------------

FACTION_DATA: Final[dict[str, Any]] = read("factions.yaml")
FACTION_ROWS: Final[list[dict[str, Any]]] = FACTION_DATA["factions"]
FACTIONS: Final[list[str]] = [row["id"] for row in FACTION_ROWS]
"""In clockwise order of their bases."""
HOME: Final[list[int]] = [PLACE_NUMBER[row["home_base"]] for row in FACTION_ROWS]
ONE_TIME: Final[list[int]] = [next(iter(row["gain"].values())) for row in FACTION_DATA["recruit_bonuses"]]
WORKERS: Final[int] = FACTION_DATA["pieces"]["workers"]
MECHS: Final[int] = FACTION_DATA["pieces"]["mechs"]
STARS: Final[int] = FACTION_DATA["pieces"]["stars"]


def start_workers(faction: int) -> list[int]:
    """Where the two first workers of a faction stand."""
    for row in BOARD["home_bases"]:
        if row["faction"] == FACTIONS[faction]:
            return [PLACE_NUMBER[name] for name in row["start_workers"]]
    raise LookupError(faction)


# -- player mats: section i holds bottom action i and, by mat, one of the top actions ------------------------------

MAT_DATA: Final[dict[str, Any]] = read("mats.yaml")
MAT_ROWS: Final[list[dict[str, Any]]] = MAT_DATA["mats"]
MATS: Final[list[str]] = [row["id"] for row in MAT_ROWS]

MOVE: Final = 0
BOLSTER: Final = 1
TRADE: Final = 2
PRODUCE: Final = 3
TOP_ACTIONS: Final[list[str]] = ["move", "bolster", "trade", "produce"]

UPGRADE: Final = 0
DEPLOY: Final = 1
BUILD: Final = 2
ENLIST: Final = 3
BOTTOM_ACTIONS: Final[list[str]] = ["upgrade", "deploy", "build", "enlist"]

SECTIONS: Final = 4
FACTORY_SECTION: Final = 4

MINE: Final = 0
MONUMENT: Final = 1
ARMORY: Final = 2
MILL: Final = 3
STRUCTURES: Final[list[str]] = ["mine", "monument", "armory", "mill"]

CUBE_COUNT: Final = 6
MOVE_UNITS: Final = 0
GAIN_COINS: Final = 1
BOLSTER_POWER: Final = 2
BOLSTER_CARDS: Final = 3
TRADE_POPULARITY: Final = 4
PRODUCE_TERRITORIES: Final = 5
CUBES: Final[list[str]] = MAT_DATA["cubes"]

TOP_OF: Final[list[int]] = [TOP_ACTIONS.index(section["top"]) for row in MAT_ROWS for section in row["sections"]]
"""By mat * 4 + section."""
COST: Final[list[int]] = [section["cost"] for row in MAT_ROWS for section in row["sections"]]
ROOM: Final[list[int]] = [section["upgradeable"] for row in MAT_ROWS for section in row["sections"]]
SECTION_COINS: Final[list[int]] = [section["coins"] for row in MAT_ROWS for section in row["sections"]]

TOP_DATA: Final[dict[str, Any]] = MAT_DATA["top_actions"]
UNITS_MOVED: Final[list[int]] = TOP_DATA["move"]["units"]
COINS_GAINED: Final[list[int]] = TOP_DATA["move"]["coins"]
BOLSTERED_POWER: Final[list[int]] = TOP_DATA["bolster"]["power"]
BOLSTERED_CARDS: Final[list[int]] = TOP_DATA["bolster"]["combat_cards"]
TRADED_TOKENS: Final[int] = TOP_DATA["trade"]["resources"]
TRADED_POPULARITY: Final[list[int]] = TOP_DATA["trade"]["popularity"]
PRODUCED_ON: Final[list[int]] = TOP_DATA["produce"]["territories"]
PRODUCE_COST: Final[list[list[int]]] = [
    [MAT_DATA["produce_cost"].get(count, {}).get(kind, 0) for kind in ("power", "coins", "popularity")]
    for count in range(WORKERS + 1)
]
"""By workers off the mat: power, coins, popularity."""
BANNED: Final[list[tuple[int, int]]] = [
    (FACTIONS.index(row["faction"]), MATS.index(row["mat"])) for row in MAT_DATA["banned_combinations"]
]

# -- tracks, stars, scoring ----------------------------------------------------------------------------------------

TRACKS: Final[dict[str, Any]] = read("tracks.yaml")
MOST_POWER: Final[int] = TRACKS["power"]
MOST_POPULARITY: Final[int] = TRACKS["popularity"]
DIAL: Final[int] = TRACKS["dial"]
OBJECTIVE_CARDS: Final[int] = TRACKS["objective_cards"]
FACTORY_COUNTS_AS: Final[int] = TRACKS["factory_counts_as"]
CARD_VALUES: Final[list[int]] = list(TRACKS["combat_deck"])
"""The values of combat cards; a card is kept as the place of its value in this list."""
VALUES: Final = 4
DECK_COUNTS: Final[list[int]] = list(TRACKS["combat_deck"].values())
TIERS: Final[list[tuple[int, int, int]]] = []
"""By popularity: coins per star, per territory, per two resources."""
for _popularity in range(MOST_POPULARITY + 1):
    _tier = [row for row in TRACKS["popularity_tiers"] if row["min"] <= _popularity][-1]
    TIERS.append((_tier["per_star"], _tier["per_territory"], _tier["per_resource_pair"]))

STAR_UPGRADES: Final = 0
STAR_MECHS: Final = 1
STAR_STRUCTURES: Final = 2
STAR_RECRUITS: Final = 3
STAR_WORKERS: Final = 4
STAR_OBJECTIVE: Final = 5
STAR_COMBAT: Final = 6
STAR_POPULARITY: Final = 7
STAR_POWER: Final = 8
STAR_KINDS: Final = 9
STAR_NAMES: Final[list[str]] = TRACKS["stars"]

# -- cards ---------------------------------------------------------------------------------------------------------

Gains = list[tuple[str, int]]
"""What a card costs or gives: words and numbers, in printed order."""


def listed(row: dict[str, int]) -> Gains:
    return list(row.items())


def by_number(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Cards in the order of the numbers printed on them, 1 and up."""
    return sorted(rows, key=lambda row: int(row["number"]))


ENCOUNTER_ROWS: Final[list[dict[str, Any]]] = by_number(read("encounters.yaml")["encounters"])
ENCOUNTER_CARDS: Final[int] = len(ENCOUNTER_ROWS)
LETTERS: Final[list[str]] = ["a", "b", "c"]
"""The three options of an encounter card."""
ENCOUNTER_COST: Final[list[list[Gains]]] = [
    [listed(row[option]["cost"]) for option in LETTERS] for row in ENCOUNTER_ROWS
]
"""By card number - 1 and option 0 to 2."""
ENCOUNTER_GAIN: Final[list[list[Gains]]] = [
    [listed(row[option]["gain"]) for option in LETTERS] for row in ENCOUNTER_ROWS
]

FACTORY_DATA: Final[dict[str, Any]] = read("factory_cards.yaml")
FACTORY_ROWS: Final[list[dict[str, Any]]] = by_number(FACTORY_DATA["cards"])
FACTORY_CARDS: Final[int] = len(FACTORY_ROWS)
FACTORY_RANGE: Final[int] = FACTORY_DATA["move"]
FACTORY_COST: Final[list[Gains]] = [listed(row["cost"]) for row in FACTORY_ROWS]
"""By card number - 1."""
FACTORY_GAIN: Final[list[list[Gains]]] = [
    [listed(choice) for choice in row.get("choose_one", [row.get("gain")])] for row in FACTORY_ROWS
]
"""By card number - 1: what to choose from; usually one thing."""

OBJECTIVE_ROWS: Final[list[dict[str, Any]]] = by_number(read("objectives.yaml")["objectives"])
OBJECTIVES: Final[int] = len(OBJECTIVE_ROWS)
OBJECTIVE_TEST: Final[list[Gains]] = [listed(row["test"]) for row in OBJECTIVE_ROWS]
"""By card number - 1."""
AT_MOST: Final[list[int]] = [
    max([bound for tests in OBJECTIVE_TEST for word, bound in tests if word == f"{gain}_max"], default=NOTHING)
    for gain in GAINS
]
"""By kind of gain: an objective asks for no more than so much of it; NOTHING: no objective does."""
AT_END_OF_TURN: Final[list[bool]] = [row["when"] == "end_of_turn" for row in OBJECTIVE_ROWS]

BONUS_ROWS: Final[list[dict[str, Any]]] = read("structure_bonuses.yaml")["structure_bonuses"]
BONUSES: Final[list[str]] = [row["id"] for row in BONUS_ROWS]
BONUS_COINS: Final[list[list[int]]] = [row["coins"] for row in BONUS_ROWS]
