"""Scythe positions that a person can read.

    t = scythe('''
        nordic industrial, rusviet engineering
        r1c4: nordic character, riverwalk, speed, 2 workers, mine; 3 oil, 1 metal
        r2c5: rusviet township, 1 worker
        nordic: power 5, popularity 7, coins 3, hand 2 2 5, objectives 4 7
        rusviet: recruits upgrade deploy, upgrades move_units>build, stars combat 1, factory 3
        encounters: 3 7
        factory: 1 2 3
        bonus: adjacent_lakes
        turn: rusviet
    ''')

The first line names the factions with their mats, in seat order; the seat with the lowest mat number begins unless
`turn` says otherwise. On a place stand the character, mechs (by the name of their ability), workers and structures of
a faction; after another semicolon lie tokens. Workers that are listed are all the workers off the mat (two are left
at home if fewer are listed); without any, the two first ones stand where they start. `encounters` and `deck` give the
next cards to be drawn, `factory` the cards on the board, `tokens gone` the places without an encounter token.
`options: coin_gifts, ask_every_gain` turns options on; `printing: first` chooses the printing.
"""

from typing import Any

from boardwright.games import rules_of
from boardwright.games.scythe.facts import (
    BONUSES,
    BOTTOM_ACTIONS,
    CARD_VALUES,
    CUBE_COUNT,
    CUBES,
    FACTION_ROWS,
    FACTIONS,
    GAINS,
    MATS,
    NOWHERE,
    PLACE_NUMBER,
    RESOURCES,
    SECTIONS,
    STAR_KINDS,
    STAR_NAMES,
    STRUCTURES,
    VALUES,
    WORKERS,
)
from boardwright.games.scythe.scoring import Fortune
from boardwright.games.scythe.setup import empty_table
from boardwright.games.scythe.state import CHARACTER, FIRST_MECH, FIRST_WORKER, Scythe
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from boardwright.kernel.still import replaced
from tests.scenario import Scenario


class ScytheScenario(Scenario):
    """A Scythe game with words for what lies on the table."""

    @property
    def g(self) -> Scythe:
        state = self.game.state
        assert isinstance(state, Scythe)
        return state

    def player(self, faction: str) -> dict[str, Any]:
        """What the seat itself sees of its mats."""
        seat = self.seats[faction]
        player: dict[str, Any] = self.game.view(seat)["players"][seat]
        return player

    def power(self, faction: str) -> int:
        return self.g.power[self.seats[faction]]

    def popularity(self, faction: str) -> int:
        return self.g.popularity[self.seats[faction]]

    def coins(self, faction: str) -> int:
        return self.g.coins[self.seats[faction]]

    def hand(self, faction: str) -> list[int]:
        hand: list[int] = self.player(faction)["hand"]
        return hand

    def stars(self, faction: str) -> dict[str, int]:
        stars: dict[str, int] = self.player(faction)["stars"]
        return stars

    def fortune(self, faction: str) -> Fortune:
        return Fortune(self.g, self.seats[faction])

    def place(self, name: str) -> dict[str, Any]:
        place: dict[str, Any] = self.game.view(None)["places"][name]
        return place

    def tokens(self, name: str) -> dict[str, int]:
        """The tokens on a place, zeros left out."""
        return {resource: count for resource, count in self.place(name)["tokens"].items() if count}

    def units(self, name: str) -> str:
        """The units on a place: "nordic character 1 mech 2 workers"."""
        names = {seat: faction for faction, seat in self.seats.items()}
        parts = []
        for row in self.place(name)["units"]:
            words = [names[row["seat"]]]
            if row["character"]:
                words.append("character")
            for kind in ("mechs", "workers"):
                if row[kind]:
                    words.append(f"{row[kind]} {kind if row[kind] > 1 else kind[:-1]}")
            parts.append(" ".join(words))
        return "; ".join(parts)

    def structure(self, name: str) -> str:
        row = self.place(name)["structure"]
        names = {seat: faction for faction, seat in self.seats.items()}
        return f"{names[row['seat']]} {row['kind']}" if row else ""

    def controller(self, name: str) -> str:
        seat = self.place(name)["controller"]
        return "" if seat is None else next(faction for faction, number in self.seats.items() if number == seat)

    def cost(self, faction: str, bottom: str) -> int:
        return int(next(row["cost"] for row in self.player(faction)["sections"] if row["bottom"] == bottom))

    def destinations(self) -> set[str]:
        """The places to which the unit may step now."""
        assert self.game.decision is not None and self.game.decision.ask == "step", self.game.decision
        return {PLACES[int(option[1])] for option in self.game.decision.options if option[0] == "to"}

    def over(self) -> bool:
        return self.game.decision is None


PLACES = {number: name for name, number in PLACE_NUMBER.items()}
PIECES = ("character", "worker", "workers", *STRUCTURES)


def scythe(text: str) -> ScytheScenario:
    """A scenario at the beginning of a turn."""
    lines = [line.split("#")[0].strip() for line in text.strip().splitlines()]
    pairs = [part.split() for part in lines[0].split(",")]
    factions = [FACTIONS.index(faction) for faction, _ in pairs]
    seats = {faction: seat for seat, (faction, _) in enumerate(pairs)}
    g = empty_table(len(pairs), Rng.seeded(1), factions, [MATS.index(mat) for _, mat in pairs])
    g.factory = g.factory_out[: g.seats + 1]
    g.factory_out = g.factory_out[g.seats + 1 :]
    settings: dict[str, Any] = {}
    for line in filter(None, lines[1:]):
        if "workers" in line or "worker" in line:
            for faction, seat in seats.items():
                if any(faction in part and "worker" in part for part in line.split(";")):
                    g.worker_at = replaced(g.worker_at, seat, (NOWHERE,) * WORKERS)
    for line in filter(None, lines[1:]):
        subject, rest = (part.strip() for part in line.split(":", 1))
        if subject in PLACE_NUMBER:
            fill_place(g, seats, PLACE_NUMBER[subject], rest)
        elif subject in seats:
            fill_seat(g, seats[subject], rest)
        elif subject == "encounters":
            top = [int(word) for word in rest.split()]
            g.encounter_deck = (*[card for card in g.encounter_deck if card not in top], *top[::-1])
        elif subject == "deck":
            for word in rest.split():
                g.combat_deck.remove(CARD_VALUES.index(int(word)))
            g.combat_deck += [CARD_VALUES.index(int(word)) for word in reversed(rest.split())]
        elif subject == "factory":
            cards = sorted(g.factory + g.factory_out)
            g.factory = tuple(int(word) for word in rest.split())
            g.factory_out = tuple(card for card in cards if card not in g.factory)
        elif subject == "tokens gone":
            g.encounters = tuple(place for place in g.encounters if PLACES[place] not in rest.split())
        elif subject == "bonus":
            g.bonus = BONUSES.index(rest)
        elif subject == "turn":
            g.turn = seats[rest]
        elif subject == "options":
            settings |= {word.strip(): True for word in rest.split(",")}
        elif subject == "printing":
            settings["printing"] = rest
        else:
            raise ValueError(f"unknown line {line!r}")
    for seat in range(g.seats):
        missing = g.worker_at[seat].count(NOWHERE) - (WORKERS - 2)
        for _ in range(missing):
            put_worker(g, seat, g.home[seat])
    g.gifts = settings.get("coin_gifts", False)
    g.ask_every_gain = settings.get("ask_every_gain", False)
    g.first_printing = settings.get("printing") == "first"
    fit_factory(g)
    g.stage = "turn"
    rules = rules_of("scythe")
    game = Game(rules, g.seats, 1, rules.checked_options(settings), False)
    game.begin(g)
    return ScytheScenario(game, seats)


def fit_factory(g: Scythe) -> None:
    """Seats + 1 cards in all, on the board and claimed."""
    size = g.seats + 1 - sum(1 for card in g.factory_card if card)
    while len(g.factory) > size:
        g.factory_out, g.factory = (*g.factory_out, g.factory[-1]), g.factory[:-1]
    while len(g.factory) < size:
        g.factory, g.factory_out = (*g.factory, g.factory_out[-1]), g.factory_out[:-1]


def fill_place(g: Scythe, seats: dict[str, int], place: int, text: str) -> None:
    for group in filter(None, (part.strip() for part in text.split(";"))):
        first = group.split()[0]
        if first in seats:
            seat = seats[first]
            for part in group.removeprefix(first).split(","):
                put_piece(g, seat, place, part.split())
        else:
            for part in group.split(","):
                count, resource = part.split()
                g.add_tokens(place, RESOURCES.index(resource), int(count))


def put_piece(g: Scythe, seat: int, place: int, words: list[str]) -> None:
    what = words[-1]
    if what == "character":
        g.put_unit(seat, CHARACTER, place)
    elif what in ("worker", "workers"):
        for _ in range(int(words[0])):
            put_worker(g, seat, place)
    elif what in STRUCTURES:
        row = replaced(g.structure_at[seat], STRUCTURES.index(what), place)
        g.structure_at = replaced(g.structure_at, seat, row)
    else:
        slot = FACTION_ROWS[g.faction[seat]]["mechs"].index(what)
        g.put_unit(seat, FIRST_MECH + slot, place)
        g.unlocked = replaced(g.unlocked, seat, g.unlocked[seat] | 1 << slot)


def put_worker(g: Scythe, seat: int, place: int) -> None:
    g.put_unit(seat, FIRST_WORKER + g.worker_at[seat].index(NOWHERE), place)


def fill_seat(g: Scythe, seat: int, text: str) -> None:
    for part in text.split(","):
        what, *words = part.split()
        if what in ("power", "popularity", "coins"):
            getattr(g, what)[seat] = int(words[0])
        elif what == "hand":
            for word in words:
                value = CARD_VALUES.index(int(word))
                g.combat_deck.remove(value)
                g.hands[seat * VALUES + value] += 1
        elif what == "objectives":
            g.objectives = replaced(g.objectives, seat, tuple(int(word) for word in words))
            g.objective_deck = tuple(card for card in g.objective_deck if card not in g.objectives[seat])
        elif what == "upgrades":
            for word in words:
                cube, section = word.split(">")
                g.cubes = replaced(g.cubes, seat * CUBE_COUNT + CUBES.index(cube), 0)
                brackets = seat * SECTIONS + BOTTOM_ACTIONS.index(section)
                g.lowered = replaced(g.lowered, brackets, g.lowered[brackets] + 1)
        elif what == "recruits":
            for number, word in enumerate(words):
                section, _, bonus = word.partition(">")
                g.recruited = replaced(g.recruited, seat * SECTIONS + BOTTOM_ACTIONS.index(section), 1)
                taken = seat * SECTIONS + (GAINS.index(bonus) if bonus else number)
                g.bonus_taken = replaced(g.bonus_taken, taken, 1)
        elif what == "stars":
            for i in range(0, len(words), 2):
                g.stars = replaced(g.stars, seat * STAR_KINDS + STAR_NAMES.index(words[i]), int(words[i + 1]))
        elif what == "factory":
            card = int(words[0])
            g.factory = tuple(other for other in g.factory if other != card)
            g.factory_out = tuple(other for other in g.factory_out if other != card)
            g.factory_card = replaced(g.factory_card, seat, card)
        elif what == "last":
            last = SECTIONS if words[0] == "factory" else BOTTOM_ACTIONS.index(words[0])
            g.section = replaced(g.section, seat, last)
        else:
            raise ValueError(f"unknown {what!r} for a seat")
