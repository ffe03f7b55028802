"""The table before the first turn, and the facts of the box: set-up cards, action cards, dice, player board.

The tables are written by hand from the printed material, so that a slip in data/ shows.
"""

import pytest

import boardwright
from boardwright.games.arcs.facts import (
    ACTION_CARDS,
    COURT_CARDS,
    FACES,
    GUILD_SUIT,
    NOTHING,
    RAID_COST,
    RESOURCES,
    SETUP_CARDS,
    SYSTEM_NUMBER,
    SYSTEMS,
    action_deck,
    by_number,
)
from boardwright.games.arcs.state import Arcs

from .position import SEATS, ArcsScenario, arcs

# -- set-up cards --------------------------------------------------------------------------------------------------

# Clusters out of play, then the systems A, B and C of each player from the one with the initiative clockwise.
CARDS: dict[str, tuple[list[int], list[str]]] = {
    "2p-frontiers": ([1, 6], ["5-hex 4-hex 3-gate 3-hex", "3-arrow 5-arrow 5-gate 4-arrow"]),
    "2p-mix-up-1": ([2, 5], ["4-crescent 3-crescent 1-gate 6-arrow", "6-hex 3-hex 4-gate 1-crescent"]),
    "2p-homelands": ([1, 4], ["5-arrow 6-arrow 5-gate 5-hex", "3-hex 3-arrow 3-gate 2-arrow"]),
    "2p-mix-up-2": ([1, 4], ["5-crescent 2-arrow 3-gate 6-crescent", "2-crescent 6-arrow 5-gate 3-hex"]),
    "3p-mix-up": ([1, 4], ["3-hex 5-crescent 2-gate", "5-hex 2-arrow 3-gate", "2-hex 3-arrow 5-gate"]),
    "3p-frontiers": ([2, 3], ["1-hex 4-hex 6-gate", "5-hex 1-crescent 5-gate", "4-crescent 6-arrow 1-gate"]),
    "3p-homelands": ([5, 6], ["2-hex 3-crescent 3-gate", "1-hex 2-arrow 2-gate", "1-arrow 4-hex 4-gate"]),
    "3p-core-conflict": ([3, 6], ["1-hex 2-crescent 1-gate", "2-hex 1-crescent 2-gate", "1-arrow 2-arrow 4-gate"]),
    "4p-mix-up-1": (
        [3],
        ["4-arrow 6-hex 1-gate", "4-hex 5-hex 6-gate", "5-arrow 1-hex 4-gate", "6-arrow 1-arrow 5-gate"],
    ),
    "4p-mix-up-2": (
        [4],
        ["5-hex 3-arrow 2-gate", "3-hex 5-crescent 1-gate", "2-hex 1-hex 3-gate", "1-arrow 2-arrow 5-gate"],
    ),
    "4p-frontiers": (
        [5],
        ["1-hex 3-crescent 2-gate", "2-hex 6-hex 3-gate", "4-crescent 2-arrow 6-gate", "1-arrow 6-arrow 4-gate"],
    ),
    "4p-mix-up-3": (
        [6],
        ["3-hex 5-crescent 1-gate", "1-arrow 3-arrow 2-gate", "1-hex 4-hex 3-gate", "4-arrow 2-crescent 5-gate"],
    ),
}

# Planet types and building slots, from the arrow over the crescent to the hex of each cluster.
PLANETS: dict[int, str] = {
    1: "weapon 2 fuel 1 material 2",
    2: "psionic 1 weapon 1 relic 2",
    3: "material 1 fuel 1 weapon 2",
    4: "relic 2 fuel 2 material 1",
    5: "weapon 1 relic 1 psionic 2",
    6: "material 1 fuel 2 psionic 1",
}

# The tokens that lie on the ambitions in a two-player game.
AMBITION_TOKENS: dict[str, dict[str, int]] = {
    "2p-frontiers": {"tycoon": 4, "tyrant": 0, "warlord": 1, "keeper": 0, "empath": 1},
    "2p-mix-up-1": {"tycoon": 0, "tyrant": 0, "warlord": 2, "keeper": 2, "empath": 2},
    "2p-homelands": {"tycoon": 4, "tyrant": 0, "warlord": 1, "keeper": 1, "empath": 0},
    "2p-mix-up-2": {"tycoon": 4, "tyrant": 0, "warlord": 1, "keeper": 1, "empath": 0},
}
TOKENS_AWAY: dict[str, dict[str, int]] = {
    "2p-frontiers": {"material": 2, "fuel": 2, "weapon": 1, "relic": 0, "psionic": 1},
    "2p-mix-up-1": {"material": 0, "fuel": 0, "weapon": 2, "relic": 2, "psionic": 2},
    "2p-homelands": {"material": 2, "fuel": 2, "weapon": 1, "relic": 1, "psionic": 0},
    "2p-mix-up-2": {"material": 2, "fuel": 2, "weapon": 1, "relic": 1, "psionic": 0},
}

every_card = pytest.mark.parametrize("card", CARDS)


def seats_of(card: str) -> int:
    return int(card[0])


def new(card: str, seed: int = 1) -> boardwright.Game:
    return boardwright.new("arcs", seats=seats_of(card), seed=seed, options={"setup": card})


def planet_type(system: str) -> str:
    cluster, symbol = system.split("-")
    return PLANETS[int(cluster)].split()[2 * ["arrow", "crescent", "hex"].index(symbol)]


def test_there_are_twelve_set_up_cards() -> None:
    assert [card["id"] for card in SETUP_CARDS] == list(CARDS)


@every_card
def test_pieces_on_the_map(card: str) -> None:
    for seed in (1, 2, 3):
        view = new(card, seed).view(None)
        seats = seats_of(card)
        ships = {system: [0] * seats for system in view["systems"]}
        buildings: dict[str, list[tuple[int, str]]] = {system: [] for system in view["systems"]}
        for place, boxes in enumerate(CARDS[card][1]):
            seat = (view["initiative"] + place) % seats
            box_a, box_b, *boxes_c = boxes.split()
            ships[box_a][seat] += 3
            ships[box_b][seat] += 3
            for box_c in boxes_c:
                ships[box_c][seat] += 2
            buildings[box_a].append((seat, "city"))
            buildings[box_b].append((seat, "starport"))
        for system, row in view["systems"].items():
            assert row["fresh"] == ships[system], system
            assert row["damaged"] == [0] * seats, system
            standing = [(one["owner"], one["kind"]) for one in row["buildings"] if one]
            assert sorted(standing) == sorted(buildings[system]), system


@every_card
def test_starting_resources_and_what_is_left(card: str) -> None:
    view = new(card).view(None)
    seats = seats_of(card)
    held = []
    for place, boxes in enumerate(CARDS[card][1]):
        player = view["players"][(view["initiative"] + place) % seats]
        wanted = [planet_type(system) for system in boxes.split()[:2]]
        assert [slot["resource"] for slot in player["slots"]] == [*wanted, None, None, None, None]
        held += wanted
        ships_out = 10 if seats == 2 else 8
        supplies = (player["ships"], player["cities"], player["starports"], player["agents"], player["power"])
        assert supplies == (15 - ships_out, 4, 4, 10, 0)
    away = TOKENS_AWAY.get(card, {})
    assert view["supply"] == {
        kind: 5 - held.count(kind) - away.get(kind, 0) for kind in ("material", "fuel", "weapon", "relic", "psionic")
    }


@every_card
def test_clusters_out_of_play(card: str) -> None:
    view = new(card).view(None)
    out = CARDS[card][0]
    assert view["out_of_play"] == out
    wanted = {f"{cluster}-{symbol}" for cluster in range(1, 7) if cluster not in out for symbol in SYMBOLS}
    assert set(view["systems"]) == wanted


SYMBOLS = ("gate", "arrow", "crescent", "hex")

# The gates in play, in the order in which they form a ring. D1: path markers join over two clusters in a row, too.
RINGS: dict[str, list[int]] = {
    "2p-frontiers": [2, 3, 4, 5],
    "2p-mix-up-1": [1, 3, 4, 6],
    "2p-homelands": [2, 3, 5, 6],
    "2p-mix-up-2": [2, 3, 5, 6],
    "3p-mix-up": [2, 3, 5, 6],
    "3p-frontiers": [1, 4, 5, 6],
    "3p-homelands": [1, 2, 3, 4],
    "3p-core-conflict": [1, 2, 4, 5],
    "4p-mix-up-1": [1, 2, 4, 5, 6],
    "4p-mix-up-2": [1, 2, 3, 5, 6],
    "4p-frontiers": [1, 2, 3, 4, 6],
    "4p-mix-up-3": [1, 2, 3, 4, 5],
}


@every_card
def test_neighbours(card: str) -> None:
    ring = RINGS[card]
    pairs = {frozenset((f"{one}-gate", f"{two}-gate")) for one, two in zip(ring, [*ring[1:], ring[0]], strict=True)}
    for cluster in ring:
        for symbol in ("arrow", "crescent", "hex"):
            pairs.add(frozenset((f"{cluster}-gate", f"{cluster}-{symbol}")))
        pairs.add(frozenset((f"{cluster}-arrow", f"{cluster}-crescent")))
        pairs.add(frozenset((f"{cluster}-crescent", f"{cluster}-hex")))
    if 2 in ring and 3 in ring:
        pairs.add(frozenset(("2-hex", "3-arrow")))
    if 5 in ring and 6 in ring:
        pairs.add(frozenset(("5-hex", "6-arrow")))
    state = new(card).state
    assert isinstance(state, Arcs)
    found = {frozenset((SYSTEMS[one], SYSTEMS[two])) for one in range(24) for two in state.neighbours[one]}
    assert found == pairs


@pytest.mark.parametrize(
    ("card", "gate", "other"),
    [("2p-frontiers", "5-gate", "2-gate"), ("3p-frontiers", "1-gate", "4-gate"), ("3p-homelands", "4-gate", "1-gate")],
)
def test_d1_one_move_leads_across_two_clusters_out_of_play(card: str, gate: str, other: str) -> None:
    for origin, target in ((gate, other), (other, gate)):
        t = arcs(f"""
            seats {seats_of(card)}, set-up {card}, initiative red
            {origin}: red 1 ship
            red: hand mobilization-2
        """)
        t.plays("red", "lead Mobilization 2", "go on", "move", f"to {target}")
        assert t.ships("red", target) == (1, 0)


@every_card
def test_planet_types_and_slots(card: str) -> None:
    for system, row in new(card).view(None)["systems"].items():
        if row["symbol"] == "gate":
            assert (row["resource"], row["buildings"]) == (None, [])
        else:
            words = PLANETS[int(system[0])].split()
            place = 2 * ["arrow", "crescent", "hex"].index(row["symbol"])
            assert (row["resource"], len(row["buildings"])) == (words[place], int(words[place + 1])), system


def test_the_whole_map() -> None:
    words = " ".join(PLANETS.values()).split()
    assert [words.count(kind) for kind in ("material", "fuel", "weapon", "relic", "psionic")] == [4, 4, 4, 3, 3]
    assert sum(int(word) for word in words if word.isdigit()) == 26
    assert len(SYSTEM_NUMBER) == 24


@every_card
def test_tokens_on_the_ambitions(card: str) -> None:
    game = new(card)
    wanted = AMBITION_TOKENS.get(card, dict.fromkeys(("tycoon", "tyrant", "warlord", "keeper", "empath"), 0))
    assert {name: row["dummy"] for name, row in game.view(None)["ambitions"].items()} == wanted
    assert isinstance(game.state, Arcs)
    assert game.state.dummy == tuple(TOKENS_AWAY.get(card, dict.fromkeys(range(5), 0)).values())


@every_card
def test_hands_court_and_tracks(card: str) -> None:
    view = new(card).view(None)
    seats = seats_of(card)
    assert [player["hand_count"] for player in view["players"]] == [6] * seats
    assert view["discard"] == {2: 8, 3: 2, 4: 4}[seats]
    assert len(view["court"]) == {2: 3, 3: 4, 4: 4}[seats]
    assert len(view["court"]) + view["court_deck"] == 31
    assert all(place["agents"] == [0] * seats for place in view["court"])
    assert view["chapter"] == 1
    assert sorted(view["available_markers"]) == [[2, 0], [3, 2], [5, 3]]
    assert all(row["markers"] == [] for row in view["ambitions"].values())


def test_the_initiative_and_the_set_up_card_are_random() -> None:
    views = [boardwright.new("arcs", seats=4, seed=seed).view(None) for seed in range(40)]
    assert {view["initiative"] for view in views} == {0, 1, 2, 3}
    assert {view["setup"] for view in views} == {card for card in CARDS if card[0] == "4"}
    assert len({view["court"][0]["card"] for view in views}) > 10


def test_guild_and_vox_cards_are_shuffled_together() -> None:
    views = [boardwright.new("arcs", seats=4, seed=seed).view(None) for seed in range(60)]
    shown = {row["card"] for view in views for row in view["court"]}
    assert shown == {f"bc{number:02}" for number in range(1, 32)}


# -- action cards --------------------------------------------------------------------------------------------------

PIPS: dict[str, list[int]] = {
    "administration": [4, 4, 3, 3, 3, 2, 1],
    "aggression": [3, 3, 2, 2, 2, 2, 1],
    "construction": [4, 4, 3, 3, 2, 2, 1],
    "mobilization": [4, 4, 3, 3, 2, 2, 1],
}
ACTIONS: dict[str, list[str]] = {
    "administration": ["tax", "repair", "influence"],
    "aggression": ["battle", "move", "secure"],
    "construction": ["build", "repair"],
    "mobilization": ["move", "influence"],
}
AMBITION: dict[int, list[str]] = {
    1: [],
    2: ["Tycoon"],
    3: ["Tyrant"],
    4: ["Warlord"],
    5: ["Keeper"],
    6: ["Empath"],
    7: ["Tycoon", "Tyrant", "Warlord", "Keeper", "Empath"],
}


def test_there_are_28_action_cards() -> None:
    cards = [ACTION_CARDS[card] for card in action_deck(4)]
    assert sorted(cards) == sorted(f"{suit}-{number}" for suit in PIPS for number in range(1, 8))


@pytest.mark.parametrize("number", range(1, 8))
@pytest.mark.parametrize("suit", PIPS)
def test_action_card(suit: str, number: int) -> None:
    """Led with everything possible: its pips, its ambition and the actions of its suit."""
    t = arcs(f"""
        seats 4, set-up 4p-mix-up-1, initiative red
        4-arrow: red 2 ships, 1 damaged ship, city; blue 1 ship
        red: hand {suit}-{number}
        court: bc01 red 1, bc02, bc03, bc04
    """)
    t.plays("red", f"lead {suit} {number}")
    if AMBITION[number]:
        t.asks("red", "declare", [*(f"declare {name}" for name in AMBITION[number]), "go on"]).plays("red", "go on")
    assert t.g.pips == PIPS[suit][number - 1]
    t.asks("red", "turn", [*ACTIONS[suit], "end turn"])


@pytest.mark.parametrize(("seats", "numbers"), [(2, range(2, 7)), (3, range(2, 7)), (4, range(1, 8))])
def test_action_deck(seats: int, numbers: range) -> None:
    assert sorted(ACTION_CARDS[card] for card in action_deck(seats)) == sorted(
        f"{suit}-{number}" for suit in PIPS for number in numbers
    )


# -- dice ----------------------------------------------------------------------------------------------------------

DICE: dict[str, list[str]] = {
    "skirmish": ["", "", "", "hit", "hit", "hit"],
    "assault": ["", "hit hit", "hit hit self_hit", "hit self_hit", "hit self_hit", "hit intercept"],
    "raid": [
        "key key intercept",
        "key self_hit",
        "key building_hit",
        "building_hit self_hit",
        "building_hit self_hit",
        "intercept",
    ],
}


@pytest.mark.parametrize(
    ("die", "totals"),
    [("skirmish", [0, 0, 3, 0, 0]), ("assault", [3, 1, 7, 0, 0]), ("raid", [3, 2, 0, 3, 4])],
)
def test_dice(die: str, totals: list[int]) -> None:
    faces = FACES[list(DICE).index(die)]
    assert sorted(" ".join(sorted(face)) for face in faces) == sorted(" ".join(sorted(f.split())) for f in DICE[die])
    symbols = [symbol for face in faces for symbol in face]
    assert [symbols.count(one) for one in ("self_hit", "intercept", "hit", "building_hit", "key")] == totals


# -- the player board ----------------------------------------------------------------------------------------------

SLOTS_TO_BUILD = ["2-hex", "2-hex", "3-hex", "3-hex", "5-hex"]

# Cities still on the board: open resource slots, Power on top of a first place.
BOARD: dict[int, tuple[int, int]] = {5: (2, 0), 4: (3, 0), 3: (4, 0), 2: (6, 0), 1: (6, 2), 0: (6, 5)}


def with_cities_on_board(cities: int) -> ArcsScenario:
    standing = "\n".join(f"{system}: red city" for system in SLOTS_TO_BUILD[: 5 - cities])
    return arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        {standing}
        6-gate: red 1 ship
        red: hand mobilization-6; resources relic
        ambitions: keeper 5
    """)


@pytest.mark.parametrize("cities", BOARD)
def test_open_slots_and_bonus(cities: int) -> None:
    t = with_cities_on_board(cities)
    open_slots, bonus = BOARD[cities]
    player = t.game.view(None)["players"][SEATS["red"]]
    assert player["cities"] == cities
    assert [slot["open"] for slot in player["slots"]] == [True] * open_slots + [False] * (6 - open_slots)
    assert [slot["cost"] for slot in player["slots"]] == [3, 1, 1, 2, 1, 3]
    t.plays("red", "lead Mobilization 6", "go on", "end turn")
    assert t.power("red") == 5 + bonus


def test_pieces_of_a_player() -> None:
    t = arcs("seats 3, set-up 3p-mix-up, initiative red")
    for player in t.game.view(None)["players"]:
        supplies = (player["ships"], player["starports"], player["cities"], player["agents"])
        assert supplies == (15, 5, 5, 10)
    assert set(t.game.view(None)["supply"].values()) == {5}


# -- guild cards ---------------------------------------------------------------------------------------------------

GUILDS: dict[str, str] = {
    "material": "bc01 3 bc02 2 bc03 2 bc04 2 bc05 2",
    "fuel": "bc06 2 bc07 3 bc08 2 bc09 2 bc10 2",
    "weapon": "bc11 2 bc12 2 bc13 2 bc14 2 bc15 3",
    "psionic": "bc16 2 bc17 2 bc18 2 bc19 3 bc20 2",
    "relic": "bc21 3 bc22 1 bc23 2 bc24 2 bc25 1",
}


def test_guild_suits_and_raid_costs() -> None:
    found: dict[str, list[str]] = {suit: [] for suit in GUILDS}
    for number, name in enumerate(COURT_CARDS):
        if name and GUILD_SUIT[number] != NOTHING:
            found[RESOURCES[GUILD_SUIT[number]]] += [name, str(RAID_COST[number])]
    assert {suit: " ".join(words) for suit, words in found.items()} == GUILDS
    assert [name for number, name in enumerate(COURT_CARDS) if name and GUILD_SUIT[number] == NOTHING] == [
        f"bc{number}" for number in range(26, 32)
    ]


def test_a_card_has_the_number_printed_on_it_wherever_it_stands_in_the_file() -> None:
    rows = [{"id": "lead02"}, {"id": "lead17"}, {"id": "lead01"}]
    assert by_number(rows, 101) == {102: rows[0], 117: rows[1], 101: rows[2]}
