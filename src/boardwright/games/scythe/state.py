"""What is on the table, and small questions about it."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from boardwright.kernel.rng import Rng
from boardwright.kernel.still import replaced

from .facts import (
    BASE,
    CUBE_COUNT,
    DECK_COUNTS,
    ENCOUNTER_CARDS,
    ENCOUNTERS,
    FACTORY_CARDS,
    FACTORY_SECTION,
    HOME,
    LAKE,
    MECHS,
    MOST_POPULARITY,
    MOST_POWER,
    NOBODY,
    NOWHERE,
    OBJECTIVES,
    PLACES,
    ROOM,
    SECTIONS,
    STAR_KINDS,
    STAR_MECHS,
    STAR_POPULARITY,
    STAR_POWER,
    STAR_RECRUITS,
    STAR_STRUCTURES,
    STAR_UPGRADES,
    STAR_WORKERS,
    STARS,
    TERRAIN,
    TERRITORIES,
    VALUES,
    WORKERS,
)
from .fields import Fields

# A unit of a seat as a number: the character, the mechs by their slot, the workers.
CHARACTER: Final = 0
FIRST_MECH: Final = 1
FIRST_WORKER: Final = 5

Step = tuple[int, int, int, int, int, int, int, int]
"""A step of a unit: unit, from, to, the workers carried (a bit each), oil, metal, wood and food carried."""


@mypyc_attr(acyclic=True)
class Scythe(Fields):
    """The whole position."""

    __slots__ = ()

    def copy(self) -> "Scythe":
        other = Scythe(self.seats, self.rng.copy())
        self.copy_to(other)
        return other

    def sit_down(self, factions: Sequence[int]) -> None:
        """Everybody sits at the base of their faction, so the factions say who is left and right of whom."""
        self.faction = tuple(factions)
        self.home = [HOME[faction] for faction in factions]
        self.inactive = [place for place in range(PLACES) if TERRAIN[place] == BASE and place not in self.home]
        clockwise = sorted(range(self.seats), key=factions.__getitem__)
        self.left, self.right = [0] * self.seats, [0] * self.seats
        for step, seat in enumerate(clockwise):
            self.left[seat] = clockwise[(step + 1) % self.seats]
            self.right[seat] = clockwise[step - 1]

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Scythe":
        g = Scythe(data["seats"], Rng.from_json(data["rng"]))
        g.read({**NOT_YET_SAVED, **data})
        g.sit_down(g.faction)
        return g

    # -- units -----------------------------------------------------------------------------------------------------

    def has_unit(self, seat: int, place: int) -> bool:
        return self.character[seat] == place or place in self.mech_at[seat] or place in self.worker_at[seat]

    def put_unit(self, seat: int, unit: int, place: int) -> None:
        if unit == CHARACTER:
            self.character = replaced(self.character, seat, place)
        elif unit < FIRST_WORKER:
            mechs = replaced(self.mech_at[seat], unit - FIRST_MECH, place)
            self.mech_at = replaced(self.mech_at, seat, mechs)
        else:
            workers = replaced(self.worker_at[seat], unit - FIRST_WORKER, place)
            self.worker_at = replaced(self.worker_at, seat, workers)

    def has_fighter(self, seat: int, place: int) -> bool:
        """Whether a character or mech of a seat is there."""
        return self.character[seat] == place or place in self.mech_at[seat]

    def fighters(self, seat: int, place: int) -> int:
        """How many characters and mechs of a seat are there."""
        return self.mech_at[seat].count(place) + (1 if self.character[seat] == place else 0)

    def enemy_unit(self, me: int, place: int) -> int:
        """Another seat with a unit there, or NOBODY."""
        for seat in range(self.seats):
            if seat != me and self.has_unit(seat, place):
                return seat
        return NOBODY

    def enemy_fighter(self, me: int, place: int) -> int:
        """Another seat with a character or mech there, or NOBODY."""
        for seat in range(self.seats):
            if seat != me and (self.character[seat] == place or place in self.mech_at[seat]):
                return seat
        return NOBODY

    def enemy_ground(self, me: int) -> int:
        """Where other seats have units, a bit for each place: for who asks about several places at once."""
        ground = 0
        for seat in range(self.seats):
            if seat == me:
                continue
            ground |= 1 << self.character[seat]
            for place in self.mech_at[seat]:
                if place != NOWHERE:
                    ground |= 1 << place
            for place in self.worker_at[seat]:
                if place != NOWHERE:
                    ground |= 1 << place
        return ground

    def workers_out(self, seat: int) -> int:
        """Workers off the mat, wherever they are (R85, R131)."""
        return WORKERS - self.worker_at[seat].count(NOWHERE)

    def mechs_out(self, seat: int) -> int:
        return MECHS - self.mech_at[seat].count(NOWHERE)

    def structures_out(self, seat: int) -> int:
        return len(self.structure_at[seat]) - self.structure_at[seat].count(NOWHERE)

    # -- control ---------------------------------------------------------------------------------------------------

    def controls(self, seat: int, place: int) -> bool:
        """R10: a unit there, or a structure and no enemy unit; R12: not where enemy units are still to be beaten."""
        if place >= TERRITORIES:
            return False
        if self.has_unit(seat, place):
            return seat != self.turn or (place not in self.fights and place not in self.driving)
        return place in self.structure_at[seat] and self.enemy_unit(seat, place) == NOBODY

    def controlled(self, seat: int) -> list[int]:
        """The territories that a seat controls."""
        found: list[int] = []
        left_out = self.lost_ground(seat)
        place = self.character[seat]
        if place < TERRITORIES and not left_out >> place & 1:
            left_out |= 1 << place
            found.append(place)
        for place in self.mech_at[seat]:
            if 0 <= place < TERRITORIES and not left_out >> place & 1:
                left_out |= 1 << place
                found.append(place)
        for place in self.worker_at[seat]:
            if 0 <= place < TERRITORIES and not left_out >> place & 1:
                left_out |= 1 << place
                found.append(place)
        alone = [place for place in self.structure_at[seat] if place != NOWHERE and not left_out >> place & 1]
        if alone:
            enemies = self.enemy_ground(seat)
            found += [place for place in alone if not enemies >> place & 1]
        return found

    def lost_ground(self, seat: int) -> int:
        """R12: where a seat has units and no control before the enemy units there are beaten, a bit for each place."""
        ground = 0
        if seat == self.turn:
            for place in self.fights:
                ground |= 1 << place
            for place in self.driving:
                ground |= 1 << place
        return ground

    def worked(self, seat: int) -> list[int]:
        """Controlled territories with an own worker, lakes left out (R82, R93, R94)."""
        found: list[int] = []
        left_out = self.lost_ground(seat)
        for place in self.worker_at[seat]:
            if 0 <= place < TERRITORIES and not left_out >> place & 1 and TERRAIN[place] != LAKE:
                left_out |= 1 << place
                found.append(place)
        return found

    def structure_on(self, place: int) -> bool:
        return any(place in row for row in self.structure_at)

    # -- resources, cards, stars -----------------------------------------------------------------------------------

    def tokens_on(self, place: int) -> int:
        return sum(self.tokens[place * 4 : place * 4 + 4])

    def add_tokens(self, place: int, resource: int, count: int) -> None:
        """More tokens on a place, or fewer."""
        index = place * 4 + resource
        self.tokens = replaced(self.tokens, index, self.tokens[index] + count)

    def owned(self, seat: int, resource: int) -> int:
        """Tokens of a type that a seat can spend (R13)."""
        tokens = self.tokens
        total = 0
        for place in self.controlled(seat):
            total += tokens[place * 4 + resource]
        return total

    def owned_of_each(self, seat: int) -> list[int]:
        """The same for each type."""
        tokens = self.tokens
        totals = [0, 0, 0, 0]
        for place in self.controlled(seat):
            for resource in range(4):
                totals[resource] += tokens[place * 4 + resource]
        return totals

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[seat * VALUES : seat * VALUES + VALUES])

    def star_count(self, seat: int) -> int:
        return sum(self.stars[seat * STAR_KINDS : seat * STAR_KINDS + STAR_KINDS])

    def stars_due(self, seat: int) -> list[int]:
        """The kinds of stars that are earned and not placed yet, without those for combats and objectives."""
        placed = seat * STAR_KINDS
        stars = self.stars
        due: list[int] = []
        if self.power[seat] == MOST_POWER and not stars[placed + STAR_POWER]:
            due.append(STAR_POWER)
        if self.popularity[seat] == MOST_POPULARITY and not stars[placed + STAR_POPULARITY]:
            due.append(STAR_POPULARITY)
        if not stars[placed + STAR_WORKERS] and NOWHERE not in self.worker_at[seat]:
            due.append(STAR_WORKERS)
        if not stars[placed + STAR_MECHS] and NOWHERE not in self.mech_at[seat]:
            due.append(STAR_MECHS)
        if not stars[placed + STAR_STRUCTURES] and NOWHERE not in self.structure_at[seat]:
            due.append(STAR_STRUCTURES)
        if not stars[placed + STAR_RECRUITS] and self.recruits(seat) == SECTIONS:
            due.append(STAR_RECRUITS)
        if not stars[placed + STAR_UPGRADES] and self.upgrades(seat) == CUBE_COUNT:
            due.append(STAR_UPGRADES)
        return due

    def upgrades(self, seat: int) -> int:
        return CUBE_COUNT - sum(self.cubes[seat * CUBE_COUNT : seat * CUBE_COUNT + CUBE_COUNT])

    def recruits(self, seat: int) -> int:
        return sum(self.recruited[seat * SECTIONS : seat * SECTIONS + SECTIONS])

    # -- invariants --------------------------------------------------------------------------------------------------

    def check(self) -> None:
        check_pieces(self)
        check_places(self)
        check_cards(self)


NOT_YET_SAVED: Final[dict[str, Any]] = {"first_printing": False, "driving": []}
"""What games that were saved under rules 2 lack."""


def check_pieces(g: Scythe) -> None:
    """8 workers, 4 mechs, 4 structures, 4 recruits, 6 cubes, 6 stars and a character per seat; tracks within bounds."""
    for name, value in g.numbers().items():
        if isinstance(value, (list, tuple)) and name not in ("section", "sealed_dial"):
            counts = [count for count in value if isinstance(count, int)]
            assert not counts or min(counts) >= 0, f"{name} holds a negative number"
    for seat in range(g.seats):
        assert len(g.worker_at[seat]) == WORKERS and len(g.mech_at[seat]) == MECHS and len(g.structure_at[seat]) == 4
        assert g.worker_at[seat].count(NOWHERE) <= WORKERS - 2, "the first two workers never return"
        for slot in range(MECHS):
            assert (g.mech_at[seat][slot] != NOWHERE) == bool(g.unlocked[seat] >> slot & 1), "an ability and its mech"
        cubes = g.cubes[seat * CUBE_COUNT : seat * CUBE_COUNT + CUBE_COUNT]
        assert all(cube <= 1 for cube in cubes)
        lowered = g.lowered[seat * SECTIONS : seat * SECTIONS + SECTIONS]
        assert sum(cubes) + sum(lowered) == CUBE_COUNT, "technology cubes"
        for section in range(SECTIONS):
            assert lowered[section] <= ROOM[g.mat[seat] * SECTIONS + section], "a cube outside its brackets"
        taken = g.bonus_taken[seat * SECTIONS : seat * SECTIONS + SECTIONS]
        assert g.recruits(seat) == sum(taken) <= SECTIONS and max(taken) <= 1, "recruits"
        assert g.star_count(seat) <= STARS, "stars"
        assert (g.star_count(seat) == STARS) <= (g.ended != "" or g.fight != NOWHERE), "six stars end the game"
        assert 0 <= g.power[seat] <= MOST_POWER and 0 <= g.popularity[seat] <= MOST_POPULARITY
        assert -1 <= g.section[seat] <= FACTORY_SECTION


def check_places(g: Scythe) -> None:
    """Every piece in a place where it may be; two seats share a place only before their combat."""
    built = [place for row in g.structure_at for place in row if place != NOWHERE]
    assert len(built) == len(set(built)), "two structures on one territory"
    assert all(place < TERRITORIES and TERRAIN[place] != LAKE for place in built), "a structure on a lake or base"
    for place in range(PLACES):
        there = [seat for seat in range(g.seats) if g.has_unit(seat, place)]
        if len(there) > 1:
            assert len(there) == 2 and g.turn in there, "two seats in one place"
            fighting = sum(g.has_fighter(seat, place) for seat in there)
            assert place == g.fight or fighting == (2 if place in g.fights else 1 if place in g.driving else 0)
        if TERRAIN[place] == BASE:
            assert all(place == g.home[seat] or place in g.inactive for seat in there), "in a foreign base"
        if TERRAIN[place] == LAKE:
            assert not g.tokens_on(place) or there, "tokens in the water"
            for seat in there:
                alone = place in g.worker_at[seat] and place not in g.mech_at[seat]
                assert not alone or place == g.fight, "a worker in the water"
    assert all(place in ENCOUNTERS for place in g.encounters) and len(set(g.encounters)) == len(g.encounters)
    for place in g.fights:
        both = g.has_fighter(g.turn, place) and g.enemy_fighter(g.turn, place) != NOBODY
        assert both or place == g.fight, "nothing to fight about"


def check_cards(g: Scythe) -> None:
    """Every card in exactly one place."""
    for value in range(VALUES):
        held = sum(g.hands[seat * VALUES + value] for seat in range(g.seats))
        assert held + g.combat_deck.count(value) + g.combat_discard[value] == DECK_COUNTS[value], "combat cards"
        for seat in range(g.seats):
            assert g.sealed_cards[seat * VALUES + value] <= g.hands[seat * VALUES + value], "a sealed card not in hand"
            for thief in range(g.seats):
                known = g.stolen[(seat * g.seats + thief) * VALUES + value]
                assert known <= g.hands[thief * VALUES + value], "a stolen card that is gone"
    current = (g.encounter,) if g.encounter else ()
    assert sorted(g.encounter_deck + g.encounter_used + current) == list(range(1, ENCOUNTER_CARDS + 1)), "encounters"
    hands = [card for row in g.objectives for card in row]
    away = [card for _, card in g.shown + g.dropped]
    assert sorted([*hands, *away, *g.objective_deck]) == list(range(1, OBJECTIVES + 1)), "objectives"
    claimed = [card for card in g.factory_card if card]
    assert sorted([*claimed, *g.factory, *g.factory_out]) == list(range(1, FACTORY_CARDS + 1)), "Factory cards"
    assert len(g.factory) + len(claimed) == g.seats + 1, "Factory cards on the board"
