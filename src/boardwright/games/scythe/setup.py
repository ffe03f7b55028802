"""A new game (p.6 to p.9)."""

from itertools import permutations
from typing import Any, Final

from boardwright.kernel.errors import BadSetting
from boardwright.kernel.rng import Rng

from .facts import (
    BANNED,
    BONUSES,
    CARD_VALUES,
    CUBE_COUNT,
    DECK_COUNTS,
    ENCOUNTER_CARDS,
    ENCOUNTERS,
    FACTION_ROWS,
    FACTIONS,
    FACTORY_CARDS,
    MAT_ROWS,
    MATS,
    MECHS,
    NOWHERE,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    PLACES,
    SECTIONS,
    STAR_KINDS,
    STRUCTURES,
    VALUES,
    WORKERS,
    start_workers,
)
from .gains import draw_cards
from .state import Scythe

ANY: Final = -1


def set_up(seats: int, rng: Rng, options: dict[str, Any]) -> Scythe:
    """The table before the first turn."""
    factions, mats = choose_mats(seats, rng, options)
    g = empty_table(seats, rng, factions, mats)
    g.bonus = rng.below(len(BONUSES)) if options["structure_bonus"] == "random" else options_bonus(options)
    g.gifts = options["coin_gifts"]
    g.ask_every_gain = options["ask_every_gain"]
    g.first_printing = options["printing"] == "first"
    g.round_limit = options["round_limit"]
    rng.shuffle(g.combat_deck)
    encounters, objectives, factory = list(g.encounter_deck), list(g.objective_deck), list(g.factory_out)
    rng.shuffle(encounters)
    rng.shuffle(objectives)
    rng.shuffle(factory)
    g.encounter_deck = tuple(encounters)
    g.factory = tuple(sorted(factory[: seats + 1]))
    g.factory_out = tuple(sorted(factory[seats + 1 :]))
    for seat in range(seats):
        draw_cards(g, seat, FACTION_ROWS[g.faction[seat]]["start"]["combat_cards"])
    g.objectives = tuple([tuple(sorted([objectives.pop() for _ in range(OBJECTIVE_CARDS)])) for _ in range(seats)])
    g.objective_deck = tuple(objectives)
    g.stage = "turn"
    return g


def options_bonus(options: dict[str, Any]) -> int:
    return BONUSES.index(options["structure_bonus"])


# -- factions and mats ---------------------------------------------------------------------------------------------


def choose_mats(seats: int, rng: Rng, options: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Faction and player mat of each seat, random where the options leave it open."""
    wanted = named(seats, "factions", options["factions"], FACTIONS)
    wanted_mats = named(seats, "mats", options["mats"], MATS)
    candidates = fitting(wanted, len(FACTIONS))
    if wanted == [ANY] * seats:  # everybody sits at their own base: seats go round the board
        candidates = [factions for factions in candidates if is_clockwise(factions)]
    rng.shuffle(candidates)
    mats = fitting(wanted_mats, len(MATS))
    for factions in candidates:
        fair = [row for row in mats if not options["banned_combinations"] or not is_banned(factions, row)]
        if fair:
            return factions, fair[rng.below(len(fair))]
    raise BadSetting(
        "These factions and mats include a combination that the publisher bans: "
        + " or ".join(f"{FACTIONS[faction]} with {MATS[mat]}" for faction, mat in BANNED)
        + "; choose others, or set banned_combinations to False."
    )


def named(seats: int, option: str, text: str, names: list[str]) -> list[int]:
    """The choice for each seat: "random", or a list by seat such as "nordic,random,crimea"."""
    words = [word.strip() for word in text.split(",")]
    if words == ["random"]:
        return [ANY] * seats
    known = [word for word in words if word != "random"]
    if len(words) != seats or len(set(known)) != len(known) or any(word not in names for word in known):
        raise BadSetting(
            f"Option {option!r} of scythe must be random, or {seats} different names separated by commas, one for each "
            f"seat, of {', '.join(names)} or random; not {text!r}."
        )
    return [ANY if word == "random" else names.index(word) for word in words]


def fitting(wanted: list[int], count: int) -> list[list[int]]:
    """All ways to give each seat one of so many different things, as wanted."""
    return [
        list(row)
        for row in permutations(range(count), len(wanted))
        if all(want in (ANY, given) for want, given in zip(wanted, row, strict=True))
    ]


def is_clockwise(factions: list[int]) -> bool:
    """Whether seat after seat follows the bases round the board."""
    start = factions.index(min(factions))
    turned = factions[start:] + factions[:start]
    return turned == sorted(turned)


def is_banned(factions: list[int], mats: list[int]) -> bool:
    return any(pair in BANNED for pair in zip(factions, mats, strict=True))


# -- the table -----------------------------------------------------------------------------------------------------


def empty_table(seats: int, rng: Rng, factions: list[int], mats: list[int]) -> Scythe:
    """Everybody at the start with empty hands; the decks in order, no Factory cards on the board."""
    g = Scythe(seats, rng)
    g.sit_down(factions)
    g.mat = tuple(mats)
    g.first = mats.index(min(mats))  # p.8: the lowest number begins
    g.bonus = 0
    g.gifts = g.ask_every_gain = g.first_printing = False
    g.round_limit = 0
    g.turn = g.first
    g.round = 1
    g.section = (-1,) * seats
    g.coerced = g.sent_home = g.factory_move = False
    g.ended = ""
    g.moves_left = g.tired = 0
    g.steps, g.fights, g.driving, g.fight = (), (), (), NOWHERE
    g.sealed_dial = (NOWHERE,) * seats
    g.sealed_cards = (0,) * (seats * VALUES)
    g.character = tuple(g.home)
    g.worker_at = tuple([(*start_workers(faction), *[NOWHERE] * (WORKERS - 2)) for faction in factions])
    g.mech_at = ((NOWHERE,) * MECHS,) * seats
    g.structure_at = ((NOWHERE,) * len(STRUCTURES),) * seats
    g.unlocked = (0,) * seats
    g.tokens = (0,) * (PLACES * 4)
    g.encounters = tuple(ENCOUNTERS)
    g.power = [FACTION_ROWS[faction]["start"]["power"] for faction in factions]
    g.popularity = [MAT_ROWS[mat]["start"]["popularity"] for mat in mats]
    g.coins = [MAT_ROWS[mat]["start"]["coins"] for mat in mats]
    g.cubes = (1,) * (seats * CUBE_COUNT)
    g.lowered = (0,) * (seats * SECTIONS)
    g.recruited = (0,) * (seats * SECTIONS)
    g.bonus_taken = (0,) * (seats * SECTIONS)
    g.stars = (0,) * (seats * STAR_KINDS)
    g.hands = [0] * (seats * VALUES)
    g.combat_deck = [value for value in range(len(CARD_VALUES)) for _ in range(DECK_COUNTS[value])]
    g.combat_discard = [0] * VALUES
    g.stolen = (0,) * (seats * seats * VALUES)
    g.encounter_deck = tuple(range(1, ENCOUNTER_CARDS + 1))
    g.encounter_used, g.encounter = (), 0
    g.objectives = ((),) * seats
    g.objective_deck = tuple(range(1, OBJECTIVES + 1))
    g.shown, g.dropped = (), ()
    g.factory = ()
    g.factory_out = tuple(range(1, FACTORY_CARDS + 1))
    g.factory_card = (0,) * seats
    return g
