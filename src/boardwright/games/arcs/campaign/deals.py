"""What players can give each other in a Summit (p.17), and deals made of it.

An item is a row `(what, giver, receiver, a, b)`; ITEM_PARTS says what a and b are. A deal is a list of items in
ascending order, so that it has one spelling; everything in it happens at once.
"""

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any, Final

from boardwright.kernel.decision import Decision, Option, Script
from boardwright.kernel.errors import IllegalOption
from boardwright.kernel.game import Game
from boardwright.kernel.rules import NoDeal, Reason
from boardwright.kernel.still import replaced, rewritten, without

from ..facts import (
    CARD_SLOT,
    FIRST_THING,
    NOBODY,
    NOTHING,
    RAID_COST,
    RAID_COST_OF_SLOT,
    RESOURCE_SLOTS,
    RESOURCES,
    SPACES,
    SYSTEM_COUNT,
)
from ..moments import CARDS, UNLIMITED
from ..pieces import take_trophies
from ..resources import (
    agents_come_home,
    covered_slots,
    in_hand,
    lift,
    lose_token,
    raid_cost,
    raidable_things,
    settle,
    slots_covered,
)
from ..state import (
    AGENT,
    CITY,
    OWED,
    PIECE_KINDS,
    SHIP,
    SLOT_CARDS,
    STARPORT,
    building,
    changed,
    is_damaged,
    kind_of,
    owner_of,
)
from ..vocabulary import RESOURCE, SLOTS, System, slot_option, trophy_option
from .assumptions import PIRATE_HEARS_RUMORS
from .facts import COLOURS, GREEN_VAULT, PIRATE
from .moments import REACH_CARDS, speaking
from .state import Campaign
from .titles import become_regent
from .vocabulary import ITEM_PARTS

Item = tuple[int, int, int, int, int]

Good = tuple[int, int, int, int]
"""What somebody could give: what, a, b, and how many of it."""

ITEMS: Final[list[str]] = list(ITEM_PARTS)
PROMISE: Final = 0
"""An agent from the giver's supply becomes a Favor."""
TOKEN: Final = 1
HELD: Final = 2
CAPTIVE: Final = 3
TROPHY: Final = 4
FAVOR: Final = 5
"""A Favor of somebody else that the giver holds."""
DELEGATE: Final = 6
CEDE_SHIP: Final = 7
CEDE_BUILDING: Final = 8
INVITE: Final = 9
GUILD: Final = 10
"""A guild card, where a law allows it (X25)."""
LORE: Final = 11
GOLEM: Final = 12
"""Where a law allows it (F514)."""
CAPTIVE_SHIP: Final = 13
FORGIVE: Final = 14
"""The agent on an Outrage slot of the giver becomes a Favor, where a law allows it (F1411)."""
VAULTED: Final = 16
"""A resource among the Captives that is not frozen there (F2002)."""

SHARE: Final = 15
"""The receiver puts an agent on a Rumor that carries one of the giver (F1212)."""
NEVER_FORCED: Final = (PROMISE, LORE, FORGIVE)
"""What no Favor makes a Rival give; F1411: to forgive them is an action of the other player."""
MOST_ITEMS: Final = 8
"""C123."""
THINGS_OF_SUPPLY: Final = len(RESOURCES)


def among(*kinds: int) -> list[bool]:
    """Of each kind of item, whether it is one of these: found faster in a list."""
    return [what in kinds for what in range(len(ITEMS))]


REPLACES: Final = among(DELEGATE, CEDE_SHIP, CEDE_BUILDING)
"""A piece of the receiver takes the place of one of the giver."""
TAKES: Final = among(DELEGATE, CEDE_SHIP, CEDE_BUILDING, SHARE)
"""It needs a piece from the supply of the receiver."""
MAY_COME_HOME: Final = among(CAPTIVE, CAPTIVE_SHIP, TROPHY, FAVOR)
"""It may be a piece of the receiver's own."""
MOVES_AGENT: Final = among(PROMISE, CAPTIVE, FAVOR, DELEGATE, SHARE)
MOVES_SHIP: Final = among(CEDE_SHIP, CAPTIVE_SHIP)
MOVES_NAMED: Final = among(TROPHY, CEDE_BUILDING)
"""The last part of the item says which piece it moves."""


def place_in_deal(item: Item) -> tuple[int, ...]:
    """Items of the same giver and receiver stand together."""
    what, giver, receiver, a, b = item
    return (giver, receiver, what, a, b)


def source(item: Item) -> Item:
    """What is used up by giving it: the same thing cannot go to two receivers, but several can be invited."""
    what, giver, receiver, a, b = item
    return (what, giver, receiver if what in (INVITE, SHARE) else NOBODY, a, b)


# -- what there is to give -----------------------------------------------------------------------------------------


BOARD: Final = 0
BOXES: Final = 1
TABLE: Final = 2
BY_LAW: Final = 3
PARTS: Final = BY_LAW + 2
"""Where goods come from, in the order of a stock; the last part is an invitation."""
INVITATION: Final[list[Good]] = [(INVITE, 0, 0, 1)]
NO_GOODS: Final[list[Good]] = []


class Wares:
    """What each player could give anybody, found once while nothing changes, and only the parts that are asked for."""

    def __init__(self, seats: int) -> None:
        self.found: list[list[Good] | None] = [None] * (seats * PARTS)

    def part(self, g: Campaign, giver: int, receiver: int, part: int) -> list[Good]:
        """One part of what a player could give another."""
        if part > BY_LAW:
            return INVITATION if may_invite(g, giver, receiver) else NO_GOODS
        index = giver * PARTS + part
        found = self.found[index]
        if found is None:
            found = self.found[index] = goods_from(g, giver, part)
        return found


def stock(g: Campaign, giver: int, receiver: int) -> list[tuple[Item, int]]:
    """Everything that a player could give another, and how many of it."""
    wares = Wares(g.seats)
    return [
        ((what, giver, receiver, a, b), count)
        for part in range(PARTS)
        for what, a, b, count in wares.part(g, giver, receiver, part)
        if what != SHARE or may_hear(g, receiver, a)
    ]


def may_hear(g: Campaign, receiver: int, system: int) -> bool:
    """Whether a player can put an agent on a Rumor that is shared: not a second one (B-46: the Pirate, too)."""
    return (system, receiver) not in g.rumor_agents and (PIRATE_HEARS_RUMORS or g.fates[receiver] != PIRATE)


def goods(g: Campaign, giver: int) -> list[Good]:
    """What a player could give anybody."""
    return [good for part in range(BY_LAW + 1) for good in goods_from(g, giver, part)]


def goods_from(g: Campaign, giver: int, part: int) -> list[Good]:
    """A part of what a player could give anybody."""
    if part == BOARD:
        return from_board(g, giver)
    if part == BOXES:
        return from_boxes(g, giver)
    if part == TABLE:
        return from_table(g, giver)
    return [good for law in speaking(g, giver, "further_goods") for good in law.further_goods(g, giver)]


def may_invite(g: Campaign, giver: int, receiver: int) -> bool:
    return giver == g.first_regent and g.is_outlaw(receiver)


def from_board(g: Campaign, giver: int) -> list[Good]:
    """Agents in the supply, resources in slots, and those on cards that let go of them (C56)."""
    found: list[Good] = []
    if g.agents[giver]:
        found.append((PROMISE, 0, 0, g.agents[giver]))
    first = giver * RESOURCE_SLOTS
    for place, token in enumerate(g.slots[first : first + RESOURCE_SLOTS]):
        if NOTHING < token < FIRST_THING:
            found.append((TOKEN, token, place, 1))
    found.sort()
    for card, resource in sorted(set(g.held)) if g.held else ():
        if card in g.cards[giver] and card in REACH_CARDS and REACH_CARDS[card].may_be_given(g, card):
            found.append((HELD, card, resource, g.held.count((card, resource))))
    return found


def from_boxes(g: Campaign, giver: int) -> list[Good]:
    """Captives, Trophies, and Favors of others."""
    found: list[Good] = []
    seats, owners, kinds = g.seats, g.owners, g.piece_kinds
    for owner in range(seats):
        count = g.captives[giver * seats + owner]
        if count:
            found.append((CAPTIVE, owner, 0, count))
    for owner in range(owners):
        count = g.captive_ships[giver * owners + owner]
        if count:
            found.append((CAPTIVE_SHIP, owner, 0, count))
    if any(g.vaulted) and GREEN_VAULT not in g.cards[giver]:  # CD11
        vaulted = g.vaulted[giver * 5 : giver * 5 + 5]
        found.extend([(VAULTED, resource, 0, count) for resource, count in enumerate(vaulted) if count])
    first = g.trophy_index(giver, 0, 0)
    for index, count in enumerate(g.trophies[first : first + owners * kinds]):
        if count:
            found.append((TROPHY, index // kinds, index % kinds, count))
    for owner in range(seats):
        count = g.favors[giver * seats + owner]
        if count:
            found.append((FAVOR, owner, 0, count))
    return found


def from_table(g: Campaign, giver: int) -> list[Good]:
    """Agents in the Court; ships, and C57: buildings in systems without own ships; nothing of a Flagship."""
    found: list[Good] = []
    for place, card in enumerate(g.court):
        count = g.court_agents[place * g.seats + giver]
        if count:
            found.append((DELEGATE, card, 0, count))
    found.sort()
    first, end = giver * SYSTEM_COUNT, (giver + 1) * SYSTEM_COUNT
    fresh, damaged = g.fresh[first:end], g.damaged[first:end]
    for system in g.systems:
        if fresh[system]:
            ships = g.expendable(giver, system)
            if ships:
                found.append((CEDE_SHIP, system, 0, ships))
        if damaged[system]:
            found.append((CEDE_SHIP, system, 1, damaged[system]))
    for place in g.built():
        piece = g.buildings[place]
        if owner_of(piece) == giver and not g.ships_at(giver, System(place // SPACES)):
            found.append((CEDE_BUILDING, place, kind_of(piece), 1))
    return found


# -- whether a deal can be carried out -----------------------------------------------------------------------------


def piece_of(item: Item) -> int:
    """The kind of piece that an item moves; NOTHING if it is none."""
    what, _, _, _, b = item
    if MOVES_AGENT[what]:
        return AGENT
    if MOVES_NAMED[what]:
        return b
    return SHIP if MOVES_SHIP[what] else NOTHING


def comes_home(item: Item) -> bool:
    """C58: a piece of the receiver's own goes to the receiver's supply."""
    what, _, receiver, a, _ = item
    return MAY_COME_HOME[what] and a == receiver


def frees(item: Item) -> int:
    """The seat whose supply gets a piece by an item; NOBODY if none does."""
    what, giver, receiver, _, _ = item
    if REPLACES[what]:
        return giver
    return receiver if comes_home(item) else NOBODY


class Balance:
    """What a deal takes from supplies and from the map, by seat and kind of piece (`seat * piece_kinds + kind`).

    All is taken before anything is given: pieces that come home can be used at once, and last ships can be swapped.
    """

    def __init__(self, g: Campaign, deal: Sequence[Item]) -> None:
        self.kinds = g.piece_kinds
        none = [0] * (g.seats * self.kinds)
        self.needed = none[:]
        """How many items need such a piece from the supply of their receiver."""
        self.left = none[:]
        self.gone = none
        self.on_map = [NOTHING] * len(none)
        """What stands on the map, as far as it was counted."""
        for item in deal:
            self.add(item, 1)

    def add(self, item: Item, count: int) -> None:
        """The item is in the deal so many more times."""
        what, giver, receiver, _, _ = item
        piece = piece_of(item)
        if piece == NOTHING:
            return
        giving, getting = giver * self.kinds + piece, receiver * self.kinds + piece
        if what == PROMISE:
            self.left[giving] -= count
        elif TAKES[what]:
            self.needed[getting] += count
            self.left[getting] -= count
        home = frees(item)
        if home != NOBODY:
            self.left[home * self.kinds + piece] += count
        if what in (CEDE_SHIP, CEDE_BUILDING):
            self.gone[giving] += count
            self.gone[getting] -= count

    def shortages(self, g: Campaign) -> list[tuple[int, int, bool]]:
        """What the deal lacks: seat, kind of piece, and whether it would be the last one on the map (C57)."""
        short: list[tuple[int, int, bool]] = []
        for index in range(len(self.needed)):
            if self.needed[index] and self.is_short(g, index, self.left[index]):
                short.append((index // self.kinds, index % self.kinds, False))
        for index in range(len(self.gone)):
            if self.gone[index] > 0 and self.is_last(g, index, self.gone[index]):
                short.append((index // self.kinds, index % self.kinds, True))
        return short

    def shortages_with(self, g: Campaign, item: Item) -> list[tuple[int, int, bool]]:
        """What the deal would lack with one item more."""
        self.add(item, 1)
        short = self.shortages(g)
        self.add(item, -1)
        return short

    def shortages_by(self, g: Campaign, item: Item) -> list[tuple[int, int, bool]]:
        """The same of a deal that lacks nothing, with a promise or an item that TAKES."""
        what, giver, receiver, _, _ = item
        if what == PROMISE:
            return [] if self.bears_promise(g, giver) else [(giver, AGENT, False)]
        short: list[tuple[int, int, bool]] = []
        piece = piece_of(item)
        taken, ceded = receiver * self.kinds + piece, giver * self.kinds + piece
        if self.is_short(g, taken, self.left[taken] - 1):
            short.append((receiver, piece, False))
        if what in (CEDE_SHIP, CEDE_BUILDING) and self.is_last(g, ceded, self.gone[ceded] + 1):
            short.append((giver, piece, True))
        return short

    def bears_promise(self, g: Campaign, giver: int) -> bool:
        """Whether a deal that lacks nothing would lack nothing with a promised Favor either."""
        index = giver * self.kinds + AGENT
        return not self.needed[index] or not self.is_short(g, index, self.left[index] - 1)

    def is_short(self, g: Campaign, index: int, left: int) -> bool:
        return supply_of(g, index // self.kinds, index % self.kinds) + left < 0

    def is_last(self, g: Campaign, index: int, gone: int) -> bool:
        if gone <= 0:
            return False
        standing_there = self.on_map[index]
        if standing_there == NOTHING:
            standing_there = self.on_map[index] = standing(g, index // self.kinds, index % self.kinds)
        return standing_there <= gone


def shortages(g: Campaign, deal: Sequence[Item]) -> list[tuple[int, int, bool]]:
    """What a deal lacks as a whole: seat, kind of piece, and whether it would be the last one on the map (C57)."""
    for item in deal:
        if TAKES[item[0]]:
            return Balance(g, deal).shortages(g)
    return []


def supply_of(g: Campaign, seat: int, kind: int) -> int:
    """Pieces in a supply; agents that Outrage waits for come before all others (R68)."""
    if kind == AGENT:
        return g.agents[seat] - g.outrage[seat * 5 : seat * 5 + 5].count(OWED)
    return (g.ships if kind == SHIP else g.cities if kind == CITY else g.starports)[seat]


def standing(g: Campaign, seat: int, kind: int) -> int:
    """Ships, cities or starports of a seat on the map."""
    if kind == SHIP:
        ships, fresh, damaged = 0, g.fresh, g.damaged
        for index in range(seat * SYSTEM_COUNT, (seat + 1) * SYSTEM_COUNT):
            ships += fresh[index] + damaged[index]
        return ships
    return g.buildings.count(building(seat, kind, False)) + g.buildings.count(building(seat, kind, True))


def is_there(g: Campaign, deal: Sequence[Item]) -> bool:
    """Whether the givers have everything that a deal names."""
    used = [source(item) for item in deal]
    return all(used.count(source(item)) <= dict(stock(g, item[1], item[2])).get(item, 0) for item in deal)


def mends(item: Item, seat: int, kind: int, last: bool) -> bool:
    """Whether an item would help against a shortage."""
    if piece_of(item) != kind:
        return False
    return item[0] in (CEDE_SHIP, CEDE_BUILDING) and item[2] == seat if last else frees(item) == seat


def pairs(g: Campaign, deal: list[Item]) -> list[tuple[int, int]]:
    """Who may still give whom something, in the order of a deal."""
    if not deal:
        return PAIRS[g.seats]
    _, giver, receiver, _, _ = deal[-1]
    return PAIRS_FROM[g.seats][giver * COLOURS + receiver]


PAIRS: Final[list[list[tuple[int, int]]]] = [list(permutations(range(seats), 2)) for seats in range(COLOURS + 1)]
"""Who may give whom something, by the number of players, in the order of a deal."""

PAIRS_FROM: Final[list[list[list[tuple[int, int]]]]] = [
    [[pair for pair in pairs if pair >= (giver, receiver)] for giver in range(COLOURS) for receiver in range(COLOURS)]
    for pairs in PAIRS
]
"""The same from a giver and receiver on (`giver * COLOURS + receiver`)."""


class Rest:
    """What of the goods of a giver may still go to a receiver in a deal, whether it can be carried out or not."""

    def __init__(self, deal: list[Item], giver: int, receiver: int) -> None:
        self.receiver = receiver
        self.given = [item for item in deal if item[1] == giver]
        self.last: Item | None = None
        """The item after which the next one stands, if it is of the same giver and receiver."""
        if deal and deal[-1][1] == giver and deal[-1][2] == receiver:
            self.last = deal[-1]

    def has(self, what: int, a: int, b: int, count: int) -> bool:
        """Whether one more of so many may follow."""
        if not self.given:
            return True
        if self.last is not None:
            kind, _, _, x, y = self.last
            if what < kind or (what == kind and (a < x or (a == x and b < y))):
                return False
        for item in self.given:  # the same thing cannot go to two receivers, but several can be invited
            kind, _, receiver, x, y = item
            if kind == what and x == a and y == b and (receiver == self.receiver or kind not in (INVITE, SHARE)):
                count -= 1
        return count > 0


def to_come(g: Campaign, deal: list[Item], giver: int, receiver: int) -> list[Item]:
    """The items of a giver and receiver that may follow in a deal, whether it can be carried out or not."""
    rest = Rest(deal, giver, receiver)
    return [item for item, count in stock(g, giver, receiver) if rest.has(item[0], item[3], item[4], count)]


class Draft:
    """A deal as it is, and what may follow in it, while nothing changes but the deal."""

    def __init__(self, g: Campaign, deal: list[Item], wares: Wares) -> None:
        self.deal = deal
        self.wares = wares
        self.known: Balance | None = None
        self.takes = False
        """Whether an item of the deal `TAKES` a piece: no other deal can lack anything."""
        self.lacks = False
        self.delegates = False
        """Whether an agent in supply may be needed for a place in the Court."""
        for item in deal:
            self.count(item)
        self.weigh(g)

    def append(self, g: Campaign, item: Item) -> None:
        """The item is the next one of the deal."""
        self.deal.append(item)
        if self.known is not None:
            self.known.add(item, 1)
        self.count(item)
        self.weigh(g)

    def count(self, item: Item) -> None:
        self.takes = self.takes or TAKES[item[0]]
        self.delegates = self.delegates or item[0] == DELEGATE or item[0] == SHARE

    def weigh(self, g: Campaign) -> None:
        self.lacks = self.takes and bool(self.balance(g).shortages(g))

    def balance(self, g: Campaign) -> Balance:
        if self.known is None:
            self.known = Balance(g, self.deal)
        return self.known

    def may_follow(self, g: Campaign, giver: int, receiver: int, most: int = 0) -> list[Item]:
        """The first so many (0: all) items with which the deal can be carried out, or later ones can mend it."""
        found: list[Item] = []
        if len(self.deal) == MOST_ITEMS:
            return found
        rest = Rest(self.deal, giver, receiver)
        begun = bool(rest.given)
        whole: list[int] = []
        for part in range(PARTS):
            for what, a, b, count in self.wares.part(g, giver, receiver, part):
                if (begun and not rest.has(what, a, b, count)) or (what == SHARE and not may_hear(g, receiver, a)):
                    continue
                item = (what, giver, receiver, a, b)
                doubtful = self.lacks or TAKES[what] or (what == PROMISE and self.delegates)
                if not doubtful or self.is_borne(g, item, whole):
                    found.append(item)
                    if len(found) == most:
                        return found
        return found

    def is_borne(self, g: Campaign, item: Item, whole: list[int]) -> bool:
        """Whether the deal with this item lacks nothing, or this can be mended; kinds in `whole` add no shortage."""
        sort = item[0] * g.piece_kinds + piece_of(item)
        if sort in whole:
            return True
        balance = self.balance(g)
        lacking = balance.shortages_with(g, item) if self.lacks else balance.shortages_by(g, item)
        if lacking:
            return can_be_mended(g, self.wares, [*self.deal, item], lacking)
        if not comes_home(item):
            whole.append(sort)
        return True

    def open_pairs(self, g: Campaign) -> list[tuple[int, int]]:
        """Who may give whom something more; a Favor is mostly there to be promised."""
        found: list[tuple[int, int]] = []
        if len(self.deal) == MOST_ITEMS:
            return found
        promised = [0] * g.seats
        for item in self.deal:
            if item[0] == PROMISE:
                promised[item[1]] += 1
        begun = bool(self.deal)  # then the first pair has items already, and promises stand before them
        for giver, receiver in pairs(g, self.deal):
            promises = g.agents[giver] > promised[giver] and not begun and not self.lacks
            begun = False
            if promises and self.delegates:
                promises = self.balance(g).bears_promise(g, giver)
            if promises or self.may_follow(g, giver, receiver, 1):
                found.append((giver, receiver))
        return found


def draft_now(g: Campaign) -> Draft:
    """The deal that is being made. What there is to give is known from proposals between which nothing changed."""
    draft: Draft | None = g.draft
    if draft is None or draft.deal is not g.deal:
        draft = g.draft = Draft(g, g.deal, Wares(g.seats) if draft is None else draft.wares)
    return draft


def can_be_mended(g: Campaign, wares: Wares, deal: list[Item], short: list[tuple[int, int, bool]]) -> bool:
    """Whether items that may follow make up for all that a deal lacks."""
    if len(deal) == MOST_ITEMS:
        return False
    for seat, kind, last in short:
        if not is_mended(g, wares, deal, seat, kind, last):
            return False
    return True


def is_mended(g: Campaign, wares: Wares, deal: list[Item], seat: int, kind: int, last: bool) -> bool:
    """Whether an item that may follow would help against a shortage: that seat gives or gets it."""
    for giver, receiver in pairs(g, deal):
        if seat == receiver or (seat == giver and not last):
            rest = Rest(deal, giver, receiver)
            part = TABLE if last or seat == giver else BOXES
            for what, a, b, count in wares.part(g, giver, receiver, part):
                if mends((what, giver, receiver, a, b), seat, kind, last) and rest.has(what, a, b, count):
                    return True
    return False


def can_be_offered(g: Campaign, deal: Sequence[Item], proposer: int) -> bool:
    """A whole deal that names its proposer and was not refused before (C123)."""
    return is_open_to(g, deal, proposer) and not shortages(g, deal)


def is_open_to(g: Campaign, deal: Sequence[Item], proposer: int) -> bool:
    """Whether a deal names its proposer and was not refused before (C123)."""
    return named_in(deal, proposer) and not (g.refused and flat(deal) in g.refused)


def named_in(deal: Sequence[Item], seat: int) -> bool:
    for item in deal:
        if seat == item[1] or seat == item[2]:
            return True
    return False


def flat(deal: Sequence[Item]) -> tuple[int, ...]:
    """A deal as it is remembered."""
    return tuple([value for item in deal for value in item])


# -- consent and price ---------------------------------------------------------------------------------------------


def asked_by_law(g: Campaign, deal: Sequence[Item]) -> list[int]:
    """Those whose consent a law asks for."""
    return [seat for law in speaking(g, NOBODY, "must_consent") for seat in law.must_consent(g, list(deal))]


def answering(g: Campaign, deal: Sequence[Item], proposer: int) -> list[int]:
    """Those who must agree, in turn order: all that a deal names but its proposer, and whom a law asks for."""
    by_law = asked_by_law(g, deal)
    return [seat for seat in g.turn_order() if seat != proposer and (named_in(deal, seat) or seat in by_law)]


def price(g: Campaign, item: Item) -> list[int]:
    """C55: whose Favors force an item. Whom a law asks for consent is forced by a Favor of their own."""
    what, giver, receiver, _, _ = item
    forced = [seat for seat in asked_by_law(g, [item]) if seat not in (giver, receiver)]
    return [receiver if what == FORGIVE else giver] * favors_for(g, item) + forced


def favors_for(g: Campaign, item: Item) -> int:
    """C55: how many Favors of the giver: the raid cost of a resource, guild card or Golem, else one (A-41)."""
    what, giver, _, a, b = item
    if what == TOKEN:
        return RAID_COST_OF_SLOT[b]
    if what == GOLEM:
        return raid_cost(where_is(g, giver, a))
    if what == HELD and CARDS[a].cost_of_tokens != UNLIMITED:
        return CARDS[a].cost_of_tokens
    return RAID_COST[a] if what == GUILD else 1


def where_is(g: Campaign, seat: int, golem: int) -> Option:
    """The slot or card of a player where a Golem lies, as a raid names it."""
    return next(option for option in raidable_things(g, seat) if RESOURCE.of(option) == golem)


def can_be_forced(g: Campaign, caller: int, rival: int) -> list[Item]:
    """C122: what a Rival can be forced to give in full: never a promised Favor, nor lore. B-49: or to forgive."""
    if not g.favors_of(caller, rival):
        return []
    actions = [item for item, _ in stock(g, rival, caller) if item[0] not in NEVER_FORCED]
    actions += [item for item, _ in stock(g, caller, rival) if item[0] == FORGIVE]
    found: list[Item] = []
    for item in actions:
        cost = price(g, item)
        affordable = all(cost.count(seat) <= g.favors_of(caller, seat) for seat in cost)
        if affordable and not shortages(g, [item]):
            found.append(item)
    return found


# -- choosing an item ----------------------------------------------------------------------------------------------


KIND_STEPS: Final[list[Option]] = [("item", name) for name in ITEMS]
"""The first step to an item of each kind."""


STEPS: Final = [1 if what in (PROMISE, INVITE) else 3 if what == HELD else 2 for what in range(len(ITEMS))]
"""How many steps it takes to choose an item of each kind."""


def steps_to(item: Item) -> list[Option]:
    """How an item is chosen: its kind, then which one."""
    return [step_to(item, step) for step in range(STEPS[item[0]])]


def step_to(item: Item, step: int) -> Option:
    """One step to an item."""
    what, _, _, a, b = item
    if step == 0:
        return KIND_STEPS[what]
    if step == 2:
        return ("resource", b)
    if what == TOKEN:
        return slot_option("give_token", a, SLOTS[b])
    if what == CAPTIVE:
        return ("captive", a)
    if what == CAPTIVE_SHIP:
        return ("captive_ship", a)
    if what == TROPHY:
        return trophy_option(a, b) if a < 4 else ("other_trophy", a, b)
    if what == FAVOR:
        return ("favor_of", a)
    if what in (GOLEM, FORGIVE, VAULTED):
        return ("resource", a)
    if what == SHARE:
        return ("in", a)
    if what == CEDE_SHIP:
        return ("cede_damaged" if b else "cede_fresh", a)
    return ("cede_building" if what == CEDE_BUILDING else "court", a)


class ItemChoice(Decision):
    """A step of choosing one of these items, which have the same giver and receiver and all steps before in common."""

    def __init__(self, seat: int, ask: str, items: list[Item], values: Option, step: int = 0) -> None:
        """What is forced is shown even if there is but one item."""
        self.steps = [step_to(item, step) for item in items]
        options: list[Option] = []
        for option in self.steps:  # the same ones mostly stand together
            if not options or (option is not options[-1] and option not in options):
                options.append(option)
        super().__init__(seat, ask, options, values, ask == "force")
        self.items = items
        self.step = step

    def after(self, choice: Option) -> "ItemChoice | Item":
        """The next step, or the item if there is none."""
        items = [self.items[place] for place, one in enumerate(self.steps) if one is choice or one == choice]
        what, giver, receiver, _, _ = items[0]
        step = self.step + 1
        if step == STEPS[what]:
            return items[0]
        return ItemChoice(self.seat, "which_item", items, (ITEMS[what], giver, receiver), step)


def choose_item(question: Decision) -> Script[Item]:
    """The item to which an ItemChoice leads."""
    assert isinstance(question, ItemChoice)
    choice = yield question
    found = question.after(choice)
    while isinstance(found, ItemChoice):
        choice = yield found
        found = found.after(choice)
    return found


# -- carrying it out -----------------------------------------------------------------------------------------------


def carry_out(g: Campaign, deal: Sequence[Item], negotiated: bool) -> Script[None]:
    """p.17: everything at once. All is taken, all is given, then the receivers make room in turn order."""
    cities = g.cities[:]
    change_hands(g, deal)
    count_gifts(g, deal, negotiated)
    count_lore(g, deal)
    yield from all_make_room(g, cities)


def hand_over(g: Campaign, item: Item) -> Script[None]:
    """One item goes to its receiver outside of a Summit."""
    cities = g.cities[:]
    change_hands(g, [item])
    yield from all_make_room(g, cities)


def change_hands(g: Campaign, deal: Sequence[Item]) -> None:
    for item in deal:
        take(g, item)
    for item in sorted(deal):  # titles come before lore that only a Regent may hold
        give(g, item)


def all_make_room(g: Campaign, cities: list[int]) -> Script[None]:
    """The receivers make room in turn order; `cities` is how many lay on each board before."""
    for seat in g.turn_order():
        lift(g, seat, covered_slots(g, seat))
    for seat in g.turn_order():
        yield from make_room(g, seat, g.cities[seat] - cities[seat])


def take(g: Campaign, item: Item) -> None:
    what, giver, _, a, b = item
    if what == PROMISE:
        g.agents = changed(g.agents, giver, -1)
    elif what == TOKEN:
        g.slots[giver * RESOURCE_SLOTS + b] = NOTHING
    elif what == HELD:
        g.held = without(g.held, (a, b))
    elif what == GOLEM:
        lose_token(g, where_is(g, giver, a))
    elif what == CAPTIVE:
        g.captives = changed(g.captives, giver * g.seats + a, -1)
    elif what == CAPTIVE_SHIP:
        g.take_captive(giver, ("captive_ship", a))
    elif what == FORGIVE:
        g.outrage = replaced(g.outrage, giver * len(RESOURCES) + a, 0)
        g.note(("outrage_cleared", giver, a))
        for law in speaking(g, giver, "forgiven"):
            law.forgiven(g)
    elif what == VAULTED:
        g.vaulted = changed(g.vaulted, giver * 5 + a, -1)
    elif what == TROPHY:
        g.trophies = changed(g.trophies, g.trophy_index(giver, a, b), -1)
    elif what == FAVOR:
        g.favors = changed(g.favors, giver * g.seats + a, -1)
    elif what == DELEGATE:
        g.court_agents = changed(g.court_agents, g.court.index(a) * g.seats + giver, -1)
    elif what == CEDE_SHIP:
        g.add_ships(giver, a, bool(b), -1)
    elif what == GUILD:
        g.cards[giver] = without(g.cards[giver], a)
    if frees(item) != NOBODY:
        to_supply(g, frees(item), piece_of(item))


def to_supply(g: Campaign, seat: int, kind: int) -> None:
    if kind == AGENT:
        agents_come_home(g, seat, 1)
    elif kind >= PIECE_KINDS:
        g.token_comes_home(seat, kind, 1)
    else:
        {CITY: g.cities, STARPORT: g.starports, SHIP: g.ships}[kind][seat] += 1


def give(g: Campaign, item: Item) -> None:
    what, giver, receiver, a, b = item
    if what in (PROMISE, FORGIVE):
        g.favors = changed(g.favors, receiver * g.seats + giver, 1)
    elif what in (TOKEN, HELD, GOLEM):
        g.loose = (*g.loose, (receiver, b if what == HELD else a))
    elif what == LORE:
        hand_lore(g, giver, receiver, a)
    elif what == INVITE:
        become_regent(g, receiver)
    elif what == GUILD:
        CARDS[a].joins(g, receiver)
    elif what == SHARE:
        g.put_rumor_agent(receiver, a)
        for law in speaking(g, giver, "rumor_shared"):
            law.rumor_shared(g)
    elif REPLACES[what]:
        replace(g, item)
    elif comes_home(item):
        return
    elif what == CAPTIVE:
        g.captives = changed(g.captives, receiver * g.seats + a, 1)
    elif what == CAPTIVE_SHIP:
        g.put_captive(receiver, a, SHIP)
    elif what == VAULTED:
        g.vaulted = changed(g.vaulted, receiver * 5 + a, 1)
    elif what == TROPHY:
        take_trophies(g, receiver, a, b, 1)
    else:
        g.favors = changed(g.favors, receiver * g.seats + a, 1)


def hand_lore(g: Campaign, giver: int, receiver: int, card: int) -> None:
    """F514: what lies on lore goes along, as does what lies in the slot that it is."""
    g.cards[giver] = without(g.cards[giver], card)
    CARDS[card].joins(g, receiver)
    if card in SLOT_CARDS:
        mine, theirs = (seat * RESOURCE_SLOTS + CARD_SLOT for seat in (giver, receiver))
        g.slots[theirs], g.slots[mine] = g.slots[mine], NOTHING


def replace(g: Campaign, item: Item) -> None:
    """C5: a piece of the receiver stands where the giver's stood, damaged if that was."""
    what, _, receiver, a, b = item
    if what == DELEGATE:
        g.agents = changed(g.agents, receiver, -1)
        g.court_agents = changed(g.court_agents, g.court.index(a) * g.seats + receiver, 1)
    elif what == CEDE_SHIP:
        g.ships[receiver] -= 1
        g.add_ships(receiver, a, bool(b), 1)
    else:
        (g.cities if b == CITY else g.starports)[receiver] -= 1
        g.buildings = rewritten(g.buildings, a, building(receiver, b, is_damaged(g.buildings[a])))
        g.building_left(a)


def make_room(g: Campaign, seat: int, returned: int) -> Script[None]:
    """Received tokens, and those that cities on the board have covered, find a slot."""
    if in_hand(g, seat):
        yield from settle(g, seat)
    elif returned > 0:
        yield from slots_covered(g, seat, returned)


def thing_of(item: Item) -> int:
    """A resource, or the owner of a Favor counted from THINGS_OF_SUPPLY; NOTHING for what is neither."""
    what, giver, _, a, b = item
    if what == TOKEN:
        return a
    if what == HELD:
        return b
    if what in (PROMISE, FAVOR):
        return THINGS_OF_SUPPLY + (giver if what == PROMISE else a)
    return NOTHING


def count_gifts(g: Campaign, deal: Sequence[Item], negotiated: bool) -> None:
    """What went from whom to whom in this Summit: who gives back what they got makes no gift."""
    gifts = [(item, thing_of(item)) for item in deal if thing_of(item) != NOTHING]
    was_mine: list[bool] = []
    handed = list(g.handed)
    for (_, giver, receiver, _, _), thing in gifts:
        index = gift_index(g, receiver, giver, thing)
        was_mine.append(handed[index] > 0)
        handed[index] = max(0, handed[index] - 1)
    for (_, giver, receiver, _, _), thing in gifts:
        handed[gift_index(g, giver, receiver, thing)] += 1
    g.handed = tuple(handed)
    for ((what, giver, receiver, _, _), _), mine in zip(gifts if negotiated else [], was_mine, strict=negotiated):
        for card in speaking(g, receiver, "received"):
            card.received(g, receiver, giver, what, mine)


def count_lore(g: Campaign, deal: Sequence[Item]) -> None:
    """Lore that went from whom to whom in this Summit: who gives back what they got makes no gift."""
    gifts = [(card, giver, receiver) for what, giver, receiver, card, _ in deal if what == LORE]
    for card, giver, receiver in gifts:
        was_mine = (card, receiver, giver) in g.handed_lore
        for held in speaking(g, receiver, "lore_received"):
            held.lore_received(g, receiver, card, was_mine)
    g.handed_lore += tuple(gifts)


def gift_index(g: Campaign, giver: int, receiver: int, thing: int) -> int:
    return (giver * g.seats + receiver) * (THINGS_OF_SUPPLY + g.seats) + thing


# -- in words and data ---------------------------------------------------------------------------------------------


def spelled(deal: Sequence[Item]) -> str:
    """A deal as questions and events hold it: "token 0 1 fuel 2; promise 1 0"."""
    return "; ".join([item_spelled(item) for item in deal])


def item_spelled(item: Item) -> str:
    """An item as questions and events hold it."""
    known = SPELLED.get(item)
    if known is None:
        known = SPELLED[item] = " ".join([str(word) for word in item_words(item)])
    return known


SPELLED: Final[dict[Item, str]] = {}
"""Items are spelled out in every question about them."""


def item_words(item: Item) -> list[str | int]:
    what, giver, receiver, *values = item
    parts = zip(ITEM_PARTS[ITEMS[what]], values, strict=False)
    return [ITEMS[what], giver, receiver, *[kind.outside(value) for (_, kind), value in parts]]


def item_view(item: Item) -> dict[str, Any]:
    """An item with ids: `{"what": "token", "giver": 0, "receiver": 1, "resource": "fuel", "slot": 2}`."""
    what, giver, receiver, *values = item_words(item)
    names = [name for name, _ in ITEM_PARTS[str(what)]]
    return {"what": what, "giver": giver, "receiver": receiver, **dict(zip(names, values, strict=True))}


def item_of(data: Mapping[str, Any]) -> Item:
    """The item that such data describes."""
    what = data.get("what")
    if what not in ITEM_PARTS:
        raise IllegalOption(f"An item of a deal must be one of {', '.join(ITEMS)}, not {what!r}.")
    names = ["giver", "receiver", *[name for name, _ in ITEM_PARTS[what]]]
    if sorted(data) != sorted(["what", *names]):
        raise IllegalOption(f"An item {what!r} of a deal has exactly: {', '.join(names)}.")
    values = [kind.inside(data[name]) for name, kind in ITEM_PARTS[what]]
    known = all(value in kind.domain for value, (_, kind) in zip(values, ITEM_PARTS[what], strict=True))
    row = [ITEMS.index(what), data["giver"], data["receiver"], *values, *[0] * (2 - len(values))]
    if not known or not all(isinstance(value, int) and not isinstance(value, bool) for value in row):
        raise IllegalOption(f"The item {dict(data)!r} of a deal names something that is not there.")
    what, giver, receiver, a, b = row
    return (what, giver, receiver, a, b)


def deal_view(g: Campaign) -> dict[str, Any] | None:
    """What everybody sees of a Summit; None outside of one."""
    if g.summit_caller == NOBODY:
        return None
    return {
        "caller": g.summit_caller,
        "part": "call_to_order" if g.stage == "call_to_order" else "negotiations",
        "motions": list(g.motions),
        "speaker": g.speaker,
        "proposals_left": [g.offers - made for made in g.proposals],
        "deal": [item_view(item) for item in g.deal],
        "can_be_offered": can_be_offered(g, g.deal, g.speaker),
        "waiting": g.waiting[:],
        "agreed": agreed(g),
        "refused": [[item_view(item) for item in unflat(deal)] for deal in g.refused],
        "most_items": MOST_ITEMS,
        "goods": [goods_view(g, giver) for giver in range(g.seats)],
        "invitations": [
            [giver, receiver]
            for giver in range(g.seats)
            for receiver in g.rivals(giver)
            if may_invite(g, giver, receiver)
        ],
    }


def agreed(g: Campaign) -> list[int]:
    """Who has agreed to the deal that is offered, its proposer included."""
    if not g.waiting:
        return []
    return [g.speaker, *[seat for seat in answering(g, g.deal, g.speaker) if seat not in g.waiting]]


def goods_view(g: Campaign, giver: int) -> list[dict[str, Any]]:
    """What a player could give anybody, as items without their giver and receiver, each with its number."""
    rows = [(item_view((what, giver, giver, a, b)), count) for what, a, b, count in goods(g, giver)]
    parties = ("giver", "receiver")
    return [
        {**{name: value for name, value in row.items() if name not in parties}, "count": count} for row, count in rows
    ]


def unflat(values: Sequence[int]) -> list[Item]:
    """A deal that was remembered."""
    rows = [values[first : first + 5] for first in range(0, len(values), 5)]
    return [(what, giver, receiver, a, b) for what, giver, receiver, a, b in rows]


# -- a whole deal at once ------------------------------------------------------------------------------------------


def deal_from_items(g: Campaign, items: Sequence[Item], ask_forced: bool = False) -> list[Option]:
    """The moves by which the speaker proposes this deal, given in any order; NoDeal if that cannot be done."""
    complaint = why_no_deal(g, items)
    if complaint:
        raise NoDeal(Reason("negotiation", ("propose",), complaint))
    draft = Draft(g, [], Wares(g.seats))
    moves: list[Option] = [("propose",)]
    for item in sorted(items, key=place_in_deal):
        moves.append(("between", *item[1:3]))
        offered = draft.may_follow(g, *item[1:3])
        for step, choice in enumerate(steps_to(item)):
            if ask_forced or len({steps_to(one)[step] for one in offered}) > 1:
                moves.append(choice)
            offered = [one for one in offered if steps_to(one)[step] == choice]
        draft.append(g, item)
    return [*moves, ("offer",)]


def why_no_deal(g: Campaign, items: Sequence[Item]) -> Option:
    """Why the speaker cannot propose this deal, as a Reason says it; nothing if they can."""
    if g.stage != "negotiate":
        return ("deal_not_now",)
    if g.proposals[g.speaker] >= g.offers:
        return ("no_proposals",)
    if len(items) > MOST_ITEMS:
        return ("deal_full", MOST_ITEMS)
    players = range(g.seats)
    for item in items:
        _, giver, receiver, _, _ = item
        if giver not in players or receiver not in players or giver == receiver:
            return ("deal_parties",)
        if not is_there(g, [item]):
            return ("deal_missing", spelled([item]))
    if not is_there(g, items):
        return ("deal_too_much",)
    deal = sorted(items, key=place_in_deal)
    return () if can_be_offered(g, deal, g.speaker) else why_not_offered(g, deal, g.speaker)


def why_not_offered(g: Campaign, deal: Sequence[Item], proposer: int) -> Option:
    """Why a deal cannot be offered as it is."""
    if not deal:
        return ("deal_empty",)
    if not named_in(deal, proposer):
        return ("deal_without_you",)
    return ("deal_refused",) if flat(deal) in g.refused else why_short(g, deal)


def why_short(g: Campaign, deal: Sequence[Item]) -> Option:
    """C57: what a deal lacks first."""
    seat, kind, last = shortages(g, deal)[0]
    return ("deal_last" if last else "deal_short", seat, kind)


def deal_from_data(g: Campaign, data: Sequence[Mapping[str, Any]], ask_forced: bool) -> list[Option]:
    """The moves by which the speaker proposes the deal of such data."""
    return deal_from_items(g, [item_of(item) for item in data], ask_forced)


def propose_deal(game: Game, items: Sequence[Item]) -> None:
    """Propose a whole deal, given in any order; nothing changes if that cannot be done."""
    assert isinstance(game.state, Campaign)
    for option in deal_from_items(game.state, items, game.ask_forced):
        game.play(option)
