"""A new game (p.4, p.5), and a new hand for everybody at the start of a chapter (p.19)."""

from typing import Any

from boardwright.kernel.errors import BadSetting
from boardwright.kernel.rng import Rng
from boardwright.kernel.state import Chronicle
from boardwright.kernel.still import recounted, rewritten

from .facts import (
    AGENTS,
    BOARD,
    CARD_ROWS,
    CITIES,
    COURT_CARDS,
    COURT_ROW,
    HAND_SIZE,
    LEADER_DATA,
    LORE_DATA,
    MARKERS,
    NOBODY,
    NOTHING,
    ON_THE_MAP,
    PLANET_TYPE,
    RESOURCE_SLOTS,
    RESOURCES,
    SETUP_CARDS,
    SHIPS,
    SLOT_COUNT,
    SPACES,
    STARPORTS,
    SYSTEM_COUNT,
    SYSTEM_NUMBER,
    TOKENS,
    cards_of_boxes,
    cluster_of,
)
from .state import CITY, LEAD, PIECE_KINDS, STARPORT, UNSPENT, UNUSED, Arcs, building, changed


def set_up(seats: int, rng: Rng, options: dict[str, Any]) -> Arcs:
    """The table before the first turn, or before the draft of leaders and lore."""
    g = empty_table(seats, rng, choose_setup_card(seats, rng, options["setup"]), options["leaders_and_lore"])
    g.chronicle = Chronicle()
    g.split_discard = options["split_discard"]
    g.initiative = rng.below(seats)
    rng.shuffle(g.court_deck)
    g.court = tuple([g.court_deck.pop() for _ in range(COURT_ROW[seats])])
    if seats == 2:
        set_aside_resources(g)
    if g.pool == "none":
        place_starting_pieces(g)
        deal(g)
    else:
        lay_out_draft(g, 2 if options["two_lore"] else 1)
    return g


def choose_setup_card(seats: int, rng: Rng, name: str) -> int:
    """The number of the named set-up card, or of a random one for so many seats."""
    fitting = [number for number, card in enumerate(SETUP_CARDS) if card["seats"] == seats]
    if name == "random":
        return fitting[rng.below(len(fitting))]
    for number in fitting:
        if SETUP_CARDS[number]["id"] == name:
            return number
    names = ", ".join(SETUP_CARDS[number]["id"] for number in fitting)
    raise BadSetting(f"Set-up card {name!r} is not for {seats} seats; choose random or one of {names}.")


def empty_table(seats: int, rng: Rng, setup_card: int, pool: str = "none") -> Arcs:
    """Everything in its supply, nothing on the map, the decks in order."""
    g = Arcs(seats, rng)
    g.lay_out(setup_card, pool)
    clear_table(g)
    return g


def clear_table(g: Arcs) -> None:
    """Everything of the players in its supply, nothing on the map, the decks in order."""
    seats, owners = g.seats, g.owners
    g.laws = ()
    g.lore_each = 0
    g.split_discard = False
    g.chapter = 1
    g.initiative = 0
    g.leader = g.seized = g.turn = NOBODY
    g.zero = g.declared = g.prelude = g.acted = g.battle_pips = g.paying_pip = False
    g.passes = g.pips = g.buried = 0
    g.turn_card = NOTHING
    g.turn_mode = LEAD
    g.ended = ""
    g.queue, g.secured, g.used, g.aside = [], (), (), ()
    g.played, g.claims, g.knows, g.loose, g.reshaped = [], (), (), (), ()
    g.leader_row, g.lore_row, g.lore_box = (), (), []
    g.hands = [()] * seats
    g.cards = [()] * seats
    g.discard, g.face_up = g.action_deck(), ()
    g.court = ()
    g.court_agents = (0,) * (COURT_ROW[seats] * seats)
    g.court_deck = list(range(1, len(COURT_CARDS)))
    g.court_discard = ()
    g.fresh = bytes(owners * SYSTEM_COUNT)
    g.damaged = bytes(owners * SYSTEM_COUNT)
    g.buildings = bytes(SYSTEM_COUNT * SPACES)
    g.used_buildings = UNUSED
    g.ships, g.starports = [SHIPS] * seats, [STARPORTS] * seats
    g.cities, g.agents = [CITIES] * seats, (AGENTS,) * seats
    g.captives = (0,) * (seats * seats)
    g.trophies = (0,) * (seats * owners * g.piece_kinds)
    g.slots = [NOTHING] * (seats * RESOURCE_SLOTS)
    g.card_slots = (0,) * seats
    g.gone = (0,) * (owners * PIECE_KINDS)
    g.supply, g.spent, g.dummy = TOKENS[:], UNSPENT, (0,) * 5
    g.outrage = (0,) * (seats * 5)
    g.power = (0,) * seats
    g.scored = ()
    g.markers = (NOTHING,) * len(MARKERS)
    g.flipped = (0,) * len(MARKERS)


def place_starting_pieces(g: Arcs) -> None:
    """p.5: in turn order, by the set-up card; R97: by the boxes and resources of a leader instead."""
    for seat, position in zip(g.turn_order(), SETUP_CARDS[g.setup_card]["positions"], strict=True):
        leaders = [card for card in g.cards[seat] if "pieces" in CARD_ROWS[card]]
        if leaders:
            pieces = CARD_ROWS[leaders[0]]["pieces"]
            resources = [RESOURCES.index(name) for name in CARD_ROWS[leaders[0]]["resources"]]
        else:
            pieces = BOARD["starting_pieces"]
            resources = [PLANET_TYPE[SYSTEM_NUMBER[position[box]]] for box in "ab"]
        boxes = {"a": [position["a"]], "b": [position["b"]], "c": position["c"]}
        for box, names in boxes.items():
            for name in names:
                place_pieces(g, seat, SYSTEM_NUMBER[name], pieces[box])
        for slot, resource in enumerate(resources):  # R77: always slots 1 and 2
            if g.supply[resource]:
                g.supply[resource] -= 1
                g.slots[seat * RESOURCE_SLOTS + slot] = resource


def lay_out_draft(g: Arcs, lore_each: int) -> None:
    """p.21: rows of leaders and lore, one more than there are players; for a second lore each, one more per player."""
    leaders = cards_of_boxes(LEADER_DATA, g.pool)
    lore = cards_of_boxes(LORE_DATA, g.pool)
    g.rng.shuffle(leaders)
    g.rng.shuffle(lore)
    rows = g.seats * lore_each + 1
    g.lore_each = lore_each
    g.leader_row = tuple(sorted(leaders[: g.seats + 1]))
    g.lore_row = tuple(sorted(lore[:rows]))
    g.lore_box = lore[rows:]
    g.stage = "draft"


def place_pieces(g: Arcs, seat: int, system: int, pieces: dict[str, int]) -> None:
    g.ships[seat] -= pieces["ships"]
    g.fresh = recounted(g.fresh, seat * SYSTEM_COUNT + system, pieces["ships"])
    for kind, word, supply in ((CITY, "city", g.cities), (STARPORT, "starport", g.starports)):
        if word in pieces:
            place = next(p for p in range(system * SPACES, system * SPACES + SLOT_COUNT[system]) if not g.buildings[p])
            g.buildings = rewritten(g.buildings, place, building(seat, kind, False))
            supply[seat] -= 1


def set_aside_resources(g: Arcs) -> None:
    """p.4: with two seats, a token per planet of the removed clusters lies on the ambitions, out of play."""
    out_of_play = SETUP_CARDS[g.setup_card]["out_of_play"]
    for system in range(ON_THE_MAP):
        if cluster_of(system) in out_of_play and PLANET_TYPE[system] != NOTHING:
            g.supply[PLANET_TYPE[system]] -= 1
            g.dummy = changed(g.dummy, PLANET_TYPE[system], 1)


def deal(g: Arcs) -> None:
    """R88: shuffle all action cards, six each; the rest is the discard pile, face down and shuffled."""
    deck = g.action_deck()
    g.rng.shuffle(deck)
    g.face_up, g.knows = (), ()
    for seat in range(g.seats):
        g.hands[seat] = tuple(sorted(deck[:HAND_SIZE]))
        del deck[:HAND_SIZE]
    g.discard = deck
    g.passes = 0
    g.used = ()
    g.note(("chapter_begins", g.chapter))
    g.stage = "mulligan" if g.seats == 2 else "lead"
