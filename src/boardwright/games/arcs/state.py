"""What is on the table, and small questions about it."""

from itertools import compress
from typing import Any, Final

from mypy_extensions import mypyc_attr

from boardwright.kernel.decision import Option
from boardwright.kernel.rng import Rng
from boardwright.kernel.still import recounted, replaced

from .facts import (
    AGENTS,
    ALL_AMBITIONS,
    CARD_SLOT,
    CITIES,
    COURT_CARDS,
    FIRST_LEADER,
    FRONT_OF,
    GUILD_SUIT,
    NOBODY,
    NOTHING,
    ON_THE_MAP,
    OPEN_SLOTS,
    PLANET_TYPE,
    RESOURCE_SLOTS,
    SETUP_CARDS,
    SHIPS,
    SLOT_COUNT,
    SPACES,
    STARPORTS,
    SYSTEM_COUNT,
    TOKENS,
    action_deck,
    is_gate,
    neighbours_in_play,
    systems_in_play,
)
from .fields import Fields
from .vocabulary import SLOTS, Slot, System

# How a card was played in this round.
LEAD: Final = 0
SURPASS: Final = 1
COPY: Final = 2
PIVOT: Final = 3
SEIZE: Final = 4
EVENT: Final = 5
"""For the actions and pips of the lead card; only with cards that do nothing else (facts.ONLY_FOLLOWS)."""
MODES: Final[list[str]] = ["lead", "surpass", "copy", "pivot", "seize", "event"]

# Kinds of buildings, and of pieces in a Trophies box.
CITY: Final = 0
STARPORT: Final = 1
SHIP: Final = 2
AGENT: Final = 3
PIECE_KINDS: Final = 4

# Places in what a seat knows about hidden action cards; a hand is its seat's number.
PILE: Final = -1
EVERYONE: Final = -1

COVERED: Final = 1
OWED: Final = 2
"""Outrage without an agent in supply: the next agent that comes home goes there (R68)."""


def building(owner: int, kind: int, damaged: bool) -> int:
    """A city or starport as a number; 0 is an empty place."""
    return 1 + (owner << 2) + (kind << 1) + (1 if damaged else 0)


def owner_of(piece: int) -> int:
    return (piece - 1) >> 2


def kind_of(piece: int) -> int:
    return ((piece - 1) >> 1) & 1


def is_damaged(piece: int) -> bool:
    return (piece - 1) & 1 == 1


def resized(values: list[int], rows: int, width: int) -> list[int]:
    """Rows of numbers in one flat list, each cut or filled up with zeros to a width."""
    old = len(values) // rows
    more = [0] * (width - old)
    return [value for row in range(rows) for value in [*values[row * old : row * old + min(old, width)], *more]]


def changed(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """These counts, one of which grows or shrinks."""
    return replaced(counts, place, counts[place] + by)


EVERY_PLACE: Final[list[int]] = list(range(SYSTEM_COUNT * SPACES))
"""Where buildings can stand, on the whole map."""

UNUSED: Final[tuple[int, ...]] = (0,) * (SYSTEM_COUNT * SPACES)
"""No building was used in this turn."""

UNSPENT: Final[tuple[int, ...]] = (0,) * 5
"""No resource was spent in this Prelude."""


NO_SHIPS: Final = bytes(SYSTEM_COUNT)
"""An owner's fresh or damaged ships by system, if there are none."""


SLOT_CARDS: Final[list[int]] = []
"""The cards that are a further resource slot."""

SLOT_LISTS: Final[list[list[Slot]]] = [SLOTS[:count] for count in range(RESOURCE_SLOTS)]
"""The first so many slots of the board."""


class Built:
    """The places of these buildings where one stands."""

    def __init__(self, buildings: bytes) -> None:
        self.buildings = buildings
        self.places = list(compress(EVERY_PLACE, buildings))


LATEST_BUILT: Final[list[Built]] = [Built(b"")]


@mypyc_attr(acyclic=True)
class Arcs(Fields):
    """The whole position.

    `owners` counts those whose pieces can be on the map: the seats first, then others if a game has them. `laws` are
    the cards in force for everybody; only games with more than the base rules have any.
    """

    __slots__ = ("laws",)

    laws: tuple[int, ...]

    piece_kinds = PIECE_KINDS
    """How many kinds of pieces a Trophies box can hold; a game with more rules may have more kinds."""

    ambition_count = 5  # len(AMBITIONS), which the compiler would not take as a default
    """How many ambitions there can be, in play or not."""

    @property
    def owners(self) -> int:
        return self.seats

    def copy(self) -> "Arcs":
        other = Arcs(self.seats, self.rng.copy())
        self.copy_to(other)
        other.laws = self.laws
        return other

    def lay_out(self, setup_card: int, pool: str) -> None:
        """Fix the part of the map that is in play, and where buildings can stand."""
        self.setup_card = setup_card
        self.pool = pool
        out_of_play = SETUP_CARDS[setup_card]["out_of_play"]
        self.systems = [System(system) for system in systems_in_play(out_of_play)]
        self.neighbours = [[System(near) for near in row] for row in neighbours_in_play(out_of_play)]
        room = SPACES if pool != "none" else 0  # outside the slots only with leaders and lore
        self.places = [
            system * SPACES + space for system in self.systems for space in range(max(room, SLOT_COUNT[system]))
        ]

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Arcs":
        if "scored" not in data:  # games of earlier versions did not write down where Power came from
            data = {**data, "scored": [[0, 0, seat, power, 0] for seat, power in enumerate(data["power"]) if power]}
        g = Arcs(data["seats"], Rng.from_json(data["rng"]))
        g.read(data)
        g.laws = ()
        g.widen()
        g.lay_out(g.setup_card, g.pool)
        return g

    def widen(self) -> None:
        """What was saved of the systems gets room for all that are kept in memory."""
        self.fresh = bytes(resized(list(self.fresh), self.owners, SYSTEM_COUNT))
        self.damaged = bytes(resized(list(self.damaged), self.owners, SYSTEM_COUNT))
        self.buildings = bytes(resized(list(self.buildings), 1, SYSTEM_COUNT * SPACES))
        self.used_buildings = tuple(resized(list(self.used_buildings), 1, SYSTEM_COUNT * SPACES))

    def to_json(self) -> dict[str, Any]:
        return self.narrowed(super().to_json())

    def numbers(self) -> dict[str, Any]:
        return self.narrowed(super().numbers())

    def saved_systems(self) -> int:
        """How many systems are saved, with what is there."""
        return ON_THE_MAP

    def narrowed(self, data: dict[str, Any]) -> dict[str, Any]:
        """Of the systems only as many as are saved."""
        systems = self.saved_systems()
        for name in ("fresh", "damaged"):
            data[name] = resized(list(data[name]), self.owners, systems)
        for name in ("buildings", "used_buildings"):
            data[name] = resized(list(data[name]), 1, systems * SPACES)
        return data

    # -- cards that speak --------------------------------------------------------------------------------------------

    def heard(self, owner: int) -> tuple[int, ...]:
        """The cards that speak at an owner's moments: those in the play area, and those in force for everybody."""
        return self.cards[owner]

    def action_deck(self) -> list[int]:
        """The action cards in play."""
        return action_deck(self.seats)

    def chapter_of_game(self) -> int:
        """The number of this chapter among all that are played."""
        return self.chapter

    def ambitions(self) -> list[int]:
        """The ambitions that can be declared and scored."""
        return ALL_AMBITIONS

    def is_of_the_court(self, card: int) -> bool:
        """Whether a card that is discarded lies on the Court discard pile; D29: lore goes out of the game."""
        return card < FIRST_LEADER

    # -- seats -----------------------------------------------------------------------------------------------------

    def turn_order(self) -> list[int]:
        """p.22: from the holder of the initiative clockwise."""
        return [(self.initiative + step) % self.seats for step in range(self.seats)]

    def rivals(self, me: int) -> list[int]:
        """The other players, clockwise from the next one."""
        return [(me + step) % self.seats for step in range(1, self.seats)]

    def fleets(self) -> list[int]:
        """Those who have ships."""
        return list(range(self.seats))

    def cut_short(self) -> str:
        """The stage that comes instead of the rest of the turn, or "": only a game with more rules cuts turns short."""
        return ""

    def turn_over(self) -> None:
        """What a game with more rules keeps for a turn is forgotten."""

    # -- gates: only games with more rules have any that leave play --------------------------------------------------

    def gates(self) -> list[int]:
        """Where what is placed in every gate comes to lie, once for each gate."""
        return [int(system) for system in self.systems if is_gate(system)]

    def lands_in(self, system: System) -> System:
        """Where what would be placed in a system comes to lie."""
        return system

    # -- capital ships: fresh, named, never hit nor removed; only games with more rules have any -----------------------

    def capital_at(self, owner: int, system: int) -> int:
        """How many of an owner's fresh ships in a system are capital ships: one or none."""
        return 0

    def expendable(self, owner: int, system: int) -> int:
        """The fresh ships of an owner in a system that can be hit and removed: all but a capital ship."""
        return self.fresh[owner * SYSTEM_COUNT + system]

    def move_capital(self, owner: int, target: System) -> None:
        """The capital ship of an owner has gone to a system."""

    def extra_ships(self, seat: int) -> int:
        """How many capital ships a seat has besides its other ships."""
        return 0

    # -- the map ---------------------------------------------------------------------------------------------------

    def ships_at(self, owner: int, system: System) -> int:
        """Ships of an owner in a system, fresh and damaged."""
        index = owner * SYSTEM_COUNT + system
        return self.fresh[index] + self.damaged[index]

    def add_ships(self, owner: int, system: int, damaged: bool, count: int) -> None:
        """So many more ships of an owner, fresh or damaged, are in a system; fewer, if the count is negative."""
        index = owner * SYSTEM_COUNT + system
        if damaged:
            self.damaged = recounted(self.damaged, index, count)
        else:
            self.fresh = recounted(self.fresh, index, count)

    def sweep_ships(self, owner: int, origin: int, target: int) -> None:
        """All ships of an owner in a system come to another."""
        index = owner * SYSTEM_COUNT + origin
        for damaged, count in ((False, self.fresh[index]), (True, self.damaged[index])):
            self.add_ships(owner, target, damaged, count)
            self.add_ships(owner, origin, damaged, -count)

    def has_ships(self, owner: int) -> bool:
        """Whether an owner has a ship anywhere on the map."""
        for index in range(owner * SYSTEM_COUNT, (owner + 1) * SYSTEM_COUNT):
            if self.fresh[index] or self.damaged[index]:
                return True
        return False

    def has_damaged_ships(self, owner: int) -> bool:
        """Whether an owner has a damaged ship anywhere on the map."""
        return self.damaged[owner * SYSTEM_COUNT : (owner + 1) * SYSTEM_COUNT] != NO_SHIPS

    def control(self, system: int) -> int:
        """R3: who has strictly more fresh ships there than each other player; NOBODY if nobody has.

        Whether a player may act as if they had control is asked of control.py.
        """
        best = 0
        who = NOBODY
        fresh = self.fresh
        index = system
        for owner in range(self.seats):
            count = fresh[index]
            if count > best:
                best = count
                who = owner
            elif count == best:
                who = NOBODY
            index += SYSTEM_COUNT
        return who

    def slot_counts(self) -> list[int]:
        """How many building slots each system has."""
        return SLOT_COUNT

    def slots_at(self, system: int) -> int:
        """How many building slots a system has."""
        return self.slot_counts()[system]

    def built(self) -> list[int]:
        """The places where a building stands: they are asked for several times before one changes."""
        latest = LATEST_BUILT[0]
        if latest.buildings is not self.buildings:
            latest = LATEST_BUILT[0] = Built(self.buildings)
        return latest.places

    def buildings_at(self, system: int) -> list[int]:
        """The places in a system where a building stands."""
        first = system * SPACES
        buildings = self.buildings
        return [place for place in range(first, first + SPACES) if buildings[place]]

    def empty_places(self, system: int) -> list[int]:
        """The building slots of a system in which nothing stands."""
        first = system * SPACES
        buildings = self.buildings
        return [place for place in range(first, first + self.slots_at(system)) if not buildings[place]]

    def has_building(self, owner: int, system: System) -> bool:
        first = system * SPACES
        for place in range(first, first + SPACES):
            piece = self.buildings[place]
            if piece and owner_of(piece) == owner:
                return True
        return False

    def has_building_anywhere(self, owner: int) -> bool:
        for piece in self.buildings:
            if piece and owner_of(piece) == owner:
                return True
        return False

    def may_be_raided(self, owner: int, system: System) -> bool:
        """R59: whether raid dice may be collected against an owner: with a building there, or with none anywhere."""
        return self.has_building(owner, system) or not self.has_building_anywhere(owner)

    def has_fresh_starport(self, owner: int, system: System) -> bool:
        for place in self.buildings_at(system):
            piece = self.buildings[place]
            if owner_of(piece) == owner and kind_of(piece) == STARPORT and not is_damaged(piece):
                return True
        return False

    def systems_with_cities(self, me: int) -> list[int]:
        """Where cities stand that a player may use if they control the system."""
        return sorted({place // SPACES for place in self.built() if self.is_city(place)})

    def has_piece(self, owner: int, system: System) -> bool:
        index = owner * SYSTEM_COUNT + system
        return self.fresh[index] > 0 or self.damaged[index] > 0 or self.has_building(owner, system)

    def planet_type(self, system: int) -> int:
        """The type of a planet: the printed one, or that of a token laid on it for good."""
        for planet, resource in self.reshaped:
            if planet == system:
                return resource
        return PLANET_TYPE[system]

    def city_types(self, system: int) -> list[int]:
        """The types of a city: its planet's; of a gate city, those of the cities on the planets of its cluster."""
        if not is_gate(system):
            return [self.planet_type(system)]
        planets = {place // SPACES for place in self.built() if self.is_city(place) and place // SPACES > system}
        return sorted({self.planet_type(planet) for planet in planets if planet < system + 4})

    def is_city(self, place: int) -> bool:
        piece = self.buildings[place]
        return piece != 0 and kind_of(piece) == CITY

    # -- player boards ---------------------------------------------------------------------------------------------

    def open_slots(self, seat: int) -> list[Slot]:
        """The resource slots that are open: on the board from the left, and one that a card adds."""
        slots = SLOT_LISTS[OPEN_SLOTS[self.cities[seat]]]
        return [*slots, SLOTS[CARD_SLOT]] if self.card_slots[seat] else slots

    def empty_slots(self, seat: int) -> list[Slot]:
        """The open resource slots in which nothing lies."""
        first = seat * RESOURCE_SLOTS
        slots = self.slots
        return [slot for slot in self.open_slots(seat) if slots[first + slot] == NOTHING]

    def tokens(self, seat: int, resource: int) -> int:
        """Tokens of a type that a seat has: those in its resource slots."""
        first = seat * RESOURCE_SLOTS
        return self.slots[first : first + RESOURCE_SLOTS].count(resource)

    def guild_icons(self, seat: int, resource: int) -> int:
        """Guild cards of a suit in a seat's play area."""
        count = 0
        for card in self.cards[seat]:
            if GUILD_SUIT[card] == resource:
                count += 1
        return count

    def icons(self, seat: int, resource: int) -> int:
        """Resource icons: tokens and guild cards."""
        return self.tokens(seat, resource) + self.guild_icons(seat, resource)

    def captives_of(self, holder: int) -> int:
        first = holder * self.seats
        return sum(self.captives[first : first + self.seats])

    def trophies_of(self, holder: int) -> int:
        size = self.owners * self.piece_kinds
        return sum(self.trophies[holder * size : (holder + 1) * size])

    def trophy_index(self, holder: int, owner: int, kind: int) -> int:
        return (holder * self.owners + owner) * self.piece_kinds + kind

    # -- the Court ---------------------------------------------------------------------------------------------------

    def agents_on(self, place: int, owner: int) -> int:
        """Agents of an owner on the card at a place of the Court row."""
        return self.court_agents[place * self.seats + owner]

    def cards_at(self, place: int) -> list[int]:
        """The card at a place of the Court row, and all that is secured together with it."""
        return [self.court[place]]

    def take_from_row(self, place: int) -> list[int]:
        """Take up the card at a place of the Court row, and with it all that is secured together with it."""
        card = self.court[place]
        self.court = replaced(self.court, place, 0)
        return [card]

    def slides_down(self, place: int) -> bool:
        """Whether an emptied place of the Court row was filled by a card that was secured and stays in the Court."""
        return False

    def scrap_card(self, card: int) -> None:
        """A card that lies nowhere leaves the game; only a game with more rules has such cards."""

    def clear_card(self, card: int) -> None:
        """What lies on a card that leaves play goes to its supply; only a game with more rules lays anything there."""

    # -- pieces that only a game with more rules has -----------------------------------------------------------------

    def building_left(self, place: int) -> None:
        """A building has left its place, or another takes it: what lay on it goes to its supply."""

    def has_target(self, owner: int, system: System) -> bool:
        """Whether an owner has a piece in a system that can be hit."""
        return self.has_piece(owner, system)

    def further_captives(self, holder: int) -> list[Option]:
        """An option for every Captive of a holder that is no agent."""
        return []

    def take_captive(self, holder: int, choice: Option) -> tuple[int, int]:
        """The Captive of an option leaves the box; whose it is, and its kind."""
        owner = int(choice[1])
        self.captives = changed(self.captives, holder * self.seats + owner, -1)
        return owner, AGENT

    def put_captive(self, holder: int, owner: int, kind: int) -> None:
        """A piece that lies nowhere becomes a Captive."""
        self.captives = changed(self.captives, holder * self.seats + owner, 1)

    def token_comes_home(self, owner: int, kind: int, count: int) -> None:
        """Trophies of a further kind of pieces go to their supply."""

    def was_hit(self, owner: int) -> None:
        """A ship, or what is hit as ships are, was damaged or destroyed."""

    def captive_tokens(self, holder: int) -> list[Option]:
        """An option for every Captive of a player that is no piece."""
        return []

    def captive_tokens_return(self, holder: int) -> None:
        """Captives of a player go home that are no pieces."""

    def known_on_top(self) -> int:
        """How many cards on top of the Court deck everybody knows."""
        return 0

    def lay_out_of_row(self, card: int) -> None:
        """A card drawn for the row waits for a place elsewhere in the Court (`Card.when_drawn`)."""

    def waiting_cards(self) -> list[int]:
        """The cards that wait for a place in the Court."""
        return []

    def court_drawn(self) -> None:
        """The top card of the Court deck was drawn."""

    def court_shuffled(self) -> None:
        """The Court deck was shuffled."""

    # -- invariants --------------------------------------------------------------------------------------------------

    def pieces_elsewhere(self, seat: int, kind: int) -> int:
        """Ships, cities and starports that lie where only a game with more rules puts them."""
        return 0

    def buildings_elsewhere(self, seat: int) -> list[int]:
        """Cities and starports of a seat that stand where only a game with more rules puts them."""
        return []

    def marker_laid(self, marker: int) -> None:
        """An ambition marker has just been placed."""

    def uncover_outrage(self, seat: int, resource: int) -> int:
        """Whose agent leaves an Outrage slot that was covered: usually it is the owner's."""
        return seat

    def agents_elsewhere(self, seat: int) -> int:
        """Agents that lie where only a game with more rules puts them."""
        return 0

    def tokens_elsewhere(self, resource: int) -> int:
        """Resource tokens that lie where only a game with more rules puts them."""
        return 0

    def tokens_in_game(self, resource: int) -> int:
        """How many tokens of a type there are."""
        return TOKENS[resource]

    def check(self) -> None:
        check_pieces(self)
        check_tokens(self)
        check_cards(self)
        for seat in range(self.seats):
            gained = sum(power + bonus for _, _, scorer, power, bonus in self.scored if scorer == seat)
            assert self.power[seat] == gained, f"the Power of seat {seat}"


def check_pieces(g: Arcs, signed: tuple[str, ...] = ()) -> None:
    """15 ships, 5 cities, 5 starports and 10 agents per seat, wherever they are; only `signed` may be negative."""
    below_zero = ["slots", "markers", "knows", *signed]
    for name, value in g.numbers().items():
        if isinstance(value, (list, tuple)) and name not in below_zero:
            counts = [count for count in value if isinstance(count, int)]
            assert not counts or min(counts) >= 0, f"{name} holds a negative number"
    for index in range(SYSTEM_COUNT * g.owners):
        if g.fresh[index] or g.damaged[index]:
            assert index % SYSTEM_COUNT in g.systems, "ships out of play"
    for place, piece in enumerate(g.buildings):
        assert piece == 0 or place in g.places, "a building where none can stand"
    for seat in range(g.seats):
        first = seat * SYSTEM_COUNT
        gone = list(g.gone[seat * PIECE_KINDS : (seat + 1) * PIECE_KINDS])
        for kind in (CITY, STARPORT, SHIP):
            gone[kind] += g.pieces_elsewhere(seat, kind)
        standing = [piece for piece in g.buildings if piece and owner_of(piece) == seat]
        standing += g.buildings_elsewhere(seat)
        taken = [sum(g.trophies[g.trophy_index(h, seat, kind)] for h in range(g.seats)) for kind in range(PIECE_KINDS)]
        ships = sum(g.fresh[first : first + SYSTEM_COUNT]) + sum(g.damaged[first : first + SYSTEM_COUNT])
        everything = SHIPS + g.extra_ships(seat)
        assert ships + g.ships[seat] + taken[SHIP] + gone[SHIP] == everything, f"ships of seat {seat}"
        cities = sum(1 for piece in standing if kind_of(piece) == CITY)
        assert cities + g.cities[seat] + taken[CITY] + gone[CITY] == CITIES, f"cities of seat {seat}"
        starports = len(standing) - cities
        built = starports + gone[STARPORT]
        assert built + g.starports[seat] + taken[STARPORT] == STARPORTS, f"starports of seat {seat}"
        captured = sum(g.captives[holder * g.seats + seat] for holder in range(g.seats))
        on_court = sum(g.agents_on(place, seat) for place in range(len(g.court)))
        outrage = g.outrage[seat * 5 : seat * 5 + 5].count(COVERED)
        away = captured + on_court + outrage + taken[AGENT] + gone[AGENT] + g.agents_elsewhere(seat)
        assert g.agents[seat] + away == AGENTS, f"agents of seat {seat}"
        assert not (g.agents[seat] and OWED in g.outrage[seat * 5 : seat * 5 + 5]), "an owed Outrage agent at home"


def check_tokens(g: Arcs) -> None:
    """All tokens of each resource, none in a closed slot."""
    for resource in range(len(TOKENS)):
        loose = sum(1 for _, token in g.loose if token == resource)
        held = g.slots.count(resource) + sum(1 for _, token in g.reshaped if token == resource)
        held += g.tokens_elsewhere(resource)
        assert g.supply[resource] + g.spent[resource] + g.dummy[resource] + loose + held == g.tokens_in_game(
            resource
        ), f"tokens {resource}"
    for seat in range(g.seats):
        first = seat * RESOURCE_SLOTS
        closed = set(range(RESOURCE_SLOTS)) - set(g.open_slots(seat))
        assert all(g.slots[first + slot] == NOTHING for slot in closed), "a token in a closed slot"


def check_action_cards(g: Arcs) -> None:
    """Every action card in exactly one place."""
    held = [card for hand in g.hands for card in hand]
    table = [FRONT_OF[card] for _, card, _ in g.played]
    assert sorted([*held, *table, *g.discard, *g.face_up]) == g.action_deck(), "action cards"


def check_cards(g: Arcs) -> None:
    """Every card in exactly one place."""
    check_action_cards(g)
    area = [card for cards in g.cards for card in cards if card < FIRST_LEADER]
    row = [card for card in g.court if card]
    beside = [card for _, card, _ in g.claims]
    everything = [*area, *row, *beside, *g.court_deck, *g.court_discard, *g.aside]
    assert sorted(everything) == list(range(1, len(COURT_CARDS))), "Court cards"
    others = [card for cards in g.cards for card in cards if card >= FIRST_LEADER]
    others += [*g.leader_row, *g.lore_row, *g.lore_box]
    assert len(others) == len(set(others)), "leaders and lore"
