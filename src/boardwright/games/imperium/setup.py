"""A new game (p.6 to p.9)."""

from typing import Any, Final

from boardwright.kernel.errors import BadSetting
from boardwright.kernel.rng import Rng

from .facts import (
    ACTIONS,
    BOXES,
    CARDS_OF,
    CIVILISED,
    EXHAUST_OF,
    FAME,
    FAME_REMOVED,
    FIRST_STATE,
    HAND_SIZE,
    NAMES,
    NATION_BOX,
    NATION_FILES,
    NATIONS,
    NEEDS_UNREST,
    NOTHING,
    PLAYERS,
    PROGRESS,
    SLOTS,
    SMALL_PILE_SIZE,
    SMALL_PILES,
    START,
    START_TOKENS,
    SUIT_BITS,
    SUITS,
    TRIBUTARY,
    UNCIVILISED,
    UNREST,
    is_a,
)
from .moves import put, shuffle_deck, take_out
from .state import BELOW, DECK, DEVELOPMENT, FRONT, HAND, MAIN, NATION, OPEN, ZONES, Imperium, everything

ZONE_AT_START: Final[dict[str, int]] = {
    "deck": DECK, "in_play": FRONT, "below": BELOW, "nation": NATION, "accession": NATION,
    "development": DEVELOPMENT,
}  # fmt: skip


def set_up(seats: int, rng: Rng, options: dict[str, Any]) -> Imperium:
    """The table before the first turn."""
    nations = choose_nations(seats, rng, options)
    sides = [choose_side(rng, options[f"side_{seat + 1}"]) for seat in range(seats)]
    g = empty_table(seats, rng, nations)
    g.box = choose_commons(rng, options)
    for seat in range(seats):
        set_up_player(g, seat, sides[seat])
    set_up_common_area(g, options["box"] == "both")
    g.all_cards = tuple(sorted(everything(g)))
    g.stage = "turn"
    return g


# -- choices ---------------------------------------------------------------------------------------------------------


def choose_nations(seats: int, rng: Rng, options: dict[str, Any]) -> list[int]:
    """The nation of each seat: the chosen ones, and random ones of the box for the others."""
    allowed = [n for n in range(len(NATIONS)) if options["box"] in ("both", NATION_BOX[n])]
    chosen: list[int] = []
    for seat in range(seats):
        name = options[f"nation_{seat + 1}"]
        if name == "random":
            chosen.append(NOTHING)
            continue
        nation = NATIONS.index(name)
        if nation not in allowed:
            raise BadSetting(f"The {NATION_FILES[nation]['name']} are not in the {options['box']} box.")
        if nation in chosen:
            raise BadSetting(f"Two seats cannot both play the {NATION_FILES[nation]['name']}.")
        chosen.append(nation)
    left = [nation for nation in allowed if nation not in chosen]
    rng.shuffle(left)
    return [left.pop() if nation == NOTHING else nation for nation in chosen]


def choose_side(rng: Rng, side: str) -> int:
    return rng.below(2) if side == "random" else ["A", "B"].index(side)


def choose_commons(rng: Rng, options: dict[str, Any]) -> str:
    """The box whose common cards are used: of both boxes one or the other."""
    box: str = options["box"]
    if box != "both":
        if options["commons"] not in ("random", box):
            raise BadSetting(f"The common cards of {options['commons']} are not in the {box} box.")
        return box
    commons: str = options["commons"]
    return BOXES[rng.below(2)] if commons == "random" else commons


def empty_table(seats: int, rng: Rng, nations: list[int]) -> Imperium:
    """A table without cards."""
    g = Imperium(seats, rng)
    g.box = "classics"
    g.nations = tuple(nations)
    g.all_cards = ()
    g.round = 1
    g.turn = 0
    g.doing = OPEN
    g.ending = 0
    g.reason = ""
    g.collapsed = False
    g.pending = ((),) * seats
    g.free_played = ()
    g.ignoring = NOTHING
    g.treated = ()
    g.zones = [()] * (seats * ZONES)
    g.hosts = ((),) * seats
    g.tokens = START_TOKENS * seats
    g.actions = [ACTIONS] * seats
    g.exhaust = [EXHAUST_OF[nation] for nation in nations]
    g.empire = tuple([FIRST_STATE[nation] for nation in nations])
    g.tired = ((),) * seats
    g.nation_tired = (0,) * seats
    g.development_tired = (0,) * seats
    g.crowned = (0,) * seats
    g.stock = []
    g.flipped = []
    g.market = [NOTHING] * SLOTS
    g.market_unrest = [NOTHING] * SLOTS
    g.market_tokens = [0] * (SLOTS * 3)
    g.piles = [()] * (SMALL_PILES + 1)
    g.fame = []
    g.king = NOTHING
    g.unrest = []
    g.exile = []
    g.removed = []
    g.shown = ((),) * seats
    g.secret = ()
    g.top_own = (0,) * seats
    g.top_all = (0,) * seats
    g.nation_seen = (NOTHING,) * seats
    g.fame_seen = ()
    g.scores = []
    return g


# -- players ---------------------------------------------------------------------------------------------------------


def nation_cards(nation: int) -> list[int]:
    return CARDS_OF[2 + nation]


def set_up_player(g: Imperium, seat: int, side: int) -> None:
    """p.6: nation, power card, nation deck on the accession card, development area, draw deck, hand."""
    for card in nation_cards(g.nations[seat]):
        start = START[card]
        if start in ZONE_AT_START and start != "nation":
            g.zones[seat * ZONES + ZONE_AT_START[start]] += (card,)
    power = g.zone(seat, FRONT)[0]
    if side == 1:
        g.flipped.append(power)
        g.flipped.sort()
    nation = [card for card in nation_cards(g.nations[seat]) if START[card] == "nation"]
    g.rng.shuffle(nation)
    g.zones[seat * ZONES + NATION] += tuple(nation)
    shuffle_deck(g, seat)
    for _ in range(HAND_SIZE):
        card = g.zone(seat, DECK)[-1]
        take_out(g, seat, card, DECK)
        put(g, seat, card, HAND, False)


# -- the common area -------------------------------------------------------------------------------------------------


def common_cards(g: Imperium) -> list[int]:
    """The common cards of the box and the supply cards of the nations that are used with so many players."""
    cards = CARDS_OF[BOXES.index(g.box)][:]
    for nation in g.nations:
        cards += [card for card in nation_cards(nation) if START[card] == "supply"]
    return [card for card in cards if PLAYERS[card] <= g.seats]


def replaced_tributaries(g: Imperium, cards: list[int]) -> list[int]:
    """p.6, both boxes: a tributary with the name of a nation in the game gives way to one of the other box."""
    names = [NATION_FILES[nation]["name"] for nation in g.nations]
    other = CARDS_OF[1 - BOXES.index(g.box)]
    spare = [card for card in other if is_a(card, TRIBUTARY) and PLAYERS[card] <= g.seats and NAMES[card] not in names]
    g.rng.shuffle(spare)
    return [spare.pop() if is_a(card, TRIBUTARY) and NAMES[card] in names else card for card in cards]


def suit_at_setup(card: int) -> int:
    """An uncivilised and civilised card counts as uncivilised."""
    for suit in range(len(SUITS)):
        if SUIT_BITS[card] >> suit & 1:
            return suit
    return NOTHING


def set_up_common_area(g: Imperium, both_boxes: bool) -> None:
    """p.8: fame and unrest piles, the small piles, the main pile and the market."""
    cards = common_cards(g)
    if both_boxes:
        cards = replaced_tributaries(g, cards)
    rng = g.rng
    g.king = next(card for card in cards if START[card] == "king")
    g.unrest = [card for card in cards if is_a(card, UNREST)]
    rng.shuffle(g.unrest)
    g.fame = [card for card in cards if suit_at_setup(card) == FAME and card != g.king]
    rng.shuffle(g.fame)
    for _ in range(FAME_REMOVED[g.seats]):
        g.removed.append(g.fame.pop())
    rest = [card for card in cards if is_a(card, TRIBUTARY)]
    for suit in range(SMALL_PILES):
        pile = [card for card in cards if suit_at_setup(card) == suit]
        rng.shuffle(pile)
        size = SMALL_PILE_SIZE[g.seats]
        g.piles[suit] = tuple(pile[:size])
        rest += pile[size:]
    rng.shuffle(rest)
    g.piles[MAIN] = tuple(rest)
    for slot in range(SLOTS):
        place = slot if slot < SMALL_PILES else MAIN
        card = g.piles[place][-1]
        g.piles[place] = g.piles[place][:-1]
        g.market[slot] = card
        if SUIT_BITS[card] & NEEDS_UNREST:
            g.market_unrest[slot] = g.unrest.pop()
        if is_a(card, CIVILISED) and not is_a(card, UNCIVILISED):  # Q49
            g.market_tokens[slot * 3 + PROGRESS] = 1
