"""What a tournament plays: which deal and which seats every numbered game has.

A deal is played with the bots in every order of a set: all distinct orders when there are few, else the rotations of
an order that is drawn anew for each deal. So every bot sits in every seat equally often, on the same cards. Whatever
belongs to a game depends on the plan and the number of the game alone.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import factorial, prod
from typing import Any

from boardwright.arena.simulate import derived_seed
from boardwright.bots import checked_bot
from boardwright.games import rules_of
from boardwright.kernel.errors import BadSetting
from boardwright.kernel.rng import Rng
from boardwright.words import Words

FEW_ORDERS = 12
"""Up to so many distinct orders, a deal is played in all of them."""


@dataclass(frozen=True)
class Plan:
    """What all games of a tournament have in common."""

    game: str
    rules: int
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int


@dataclass(frozen=True)
class Match:
    """One game of a tournament; lists have one entry per seat."""

    number: int
    deal: int
    seed: int
    bots: tuple[str, ...]
    bot_seeds: tuple[int, ...]


def new_plan(
    game: str, bots: Sequence[str], seats: int | None = None, seed: int = 0, options: Mapping[str, Any] | None = None
) -> Plan:
    """The plan of a tournament, or a BadSetting; a single bot takes all seats, else there is one for each."""
    rules = rules_of(game)
    names = tuple(checked_bot(name) for name in bots)
    if len(names) == 1 and seats is None:
        low, high = rules.seats
        raise BadSetting(Words().message("tournament-no-seats", game=game, low=low, high=high))
    count = rules.checked_seats(len(names) if seats is None else seats)
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise BadSetting(Words().message("tournament-bots-number", seats=count, count=len(names)))
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadSetting(f"A seed must be a whole number, not {seed!r}.")
    return Plan(game, rules.version, count, names, rules.checked_options(options), seed)


def has_all_orders(plan: Plan) -> bool:
    """Whether a deal is played in all distinct orders of the bots, not only in rotations of one."""
    return distinct_orders(plan.bots) <= FEW_ORDERS


def distinct_orders(bots: Sequence[str]) -> int:
    """In how many different ways these bots can sit."""
    return factorial(len(bots)) // prod(factorial(times) for times in Counter(bots).values())


def games_per_deal(plan: Plan) -> int:
    """How many games are played with the same deal."""
    return distinct_orders(plan.bots) if has_all_orders(plan) else plan.seats


def whole_deals(plan: Plan, games: int) -> int:
    """The number of games that completes the last deal: half a deal would favour somebody."""
    return -(-games // games_per_deal(plan)) * games_per_deal(plan)


def orders(plan: Plan, deal: int) -> list[tuple[str, ...]]:
    """The bots by seat in each game of a deal."""
    if has_all_orders(plan):
        return list(dict.fromkeys(permutations(plan.bots)))
    drawn = list(plan.bots)
    Rng.seeded(derived_seed(derived_seed(plan.seed, deal), plan.seats)).shuffle(drawn)
    return [tuple(drawn[turn:] + drawn[:turn]) for turn in range(plan.seats)]


def match_of(plan: Plan, number: int) -> Match:
    """Game `number` of a tournament. Its bots have seeds of their own; its deal is shared with its neighbours."""
    deal, place = divmod(number, games_per_deal(plan))
    seed = derived_seed(plan.seed, deal)
    own = derived_seed(seed, place)
    bot_seeds = tuple(derived_seed(own, seat) for seat in range(plan.seats))
    return Match(number, deal, seed, orders(plan, deal)[place], bot_seeds)
