"""The figures of a report: how often bots, seats and roles win, against what chance would give them."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations

from boardwright.arena.match import Result
from boardwright.arena.ratings import Rating, ratings
from boardwright.arena.statistics import wilson

Labels = Callable[[Result], Sequence[Iterable[str]]]
"""For each seat of a game, what it is counted as."""


@dataclass(frozen=True)
class Standing:
    """How something (a bot, a seat, a faction …) fared in the games in which it took part.

    A game counts as won if one of its seats won, and for a part if others share the victory; `chance` is the mean
    share of the seats that it had. `low` and `high` bound the share of wins with 95 % confidence. `places` counts its
    seats by place; in `mean_rank` tied seats have the mean of the places they take up.
    """

    label: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    chance: float
    mean_rank: float
    mean_score: float
    places: list[int]


@dataclass(frozen=True)
class Pace:
    """How fast a bot decides: decisions and milliseconds per decision."""

    decisions: int
    milliseconds: float


@dataclass(frozen=True)
class Figures:
    """Everything that a report tells."""

    game: str
    games: int
    deals: int
    bots: list[Standing]
    ratings: dict[str, Rating]
    pace: dict[str, Pace]
    ahead: dict[tuple[str, str], float]
    deals_won: dict[str, int]
    lengths: list[int]
    decisions_per_second: float
    seats: list[Standing]
    roles: dict[str, list[Standing]]


def figures(tournaments: Sequence[Sequence[Result]]) -> Figures:
    """The figures of some tournaments of one game."""
    results = [result for tournament in tournaments for result in tournament]
    kinds = dict.fromkeys(kind for result in results for played in result.roles for kind in played)
    bots = best_first(standings(results, lambda result: [[bot] for bot in result.bots]))
    names = [bot.label for bot in bots]
    decisions = sum(sum(result.decisions) for result in results)
    seconds = sum(result.seconds for result in results)
    return Figures(
        game=results[0].game,
        games=len(results),
        deals=sum(len({result.deal for result in tournament}) for tournament in tournaments),
        bots=bots,
        ratings=ratings(results) if len(names) > 1 else {},
        pace={name: pace_of(results, name) for name in names},
        ahead=ahead(results),
        deals_won=deals_won(tournaments, names) if len(names) == 2 else {},
        lengths=[result.moves for result in results],
        decisions_per_second=decisions / seconds if seconds else 0.0,
        seats=sorted(standings(results, by_seat), key=lambda seat: int(seat.label)),
        roles={kind: best_first(standings(results, by_role(kind))) for kind in kinds},
    )


def by_seat(result: Result) -> list[list[str]]:
    return [[str(seat)] for seat in range(len(result.bots))]


def by_role(kind: str) -> Labels:
    return lambda result: [played.get(kind, []) for played in result.roles]


def best_first(standings: list[Standing]) -> list[Standing]:
    """By how much more than chance they won."""
    return sorted(standings, key=lambda one: (-one.share / one.chance, one.label))


def standings(results: Sequence[Result], labels: Labels) -> list[Standing]:
    """How everything that is counted fared."""
    took_part: dict[str, list[tuple[Result, list[int]]]] = {}
    for result in results:
        seats: dict[str, list[int]] = {}
        for seat, counted_as in enumerate(labels(result)):
            for label in counted_as:
                seats.setdefault(label, []).append(seat)
        for label, held in seats.items():
            took_part.setdefault(label, []).append((result, held))
    return [standing(label, games) for label, games in took_part.items()]


def standing(label: str, games: list[tuple[Result, list[int]]]) -> Standing:
    """How one thing fared in games in which it held these seats."""
    wins = sum(won(result, held) for result, held in games)
    places = [result.places[seat] for result, held in games for seat in held]
    ranks = [rank for result, held in games for rank in ranks_of(result, held)]
    scores = [result.scores[seat] for result, held in games for seat in held]
    low, high = wilson(wins, len(games))
    return Standing(
        label=label,
        games=len(games),
        wins=wins,
        share=wins / len(games),
        low=low,
        high=high,
        chance=sum(len(held) / len(result.bots) for result, held in games) / len(games),
        mean_rank=sum(ranks) / len(ranks),
        mean_score=sum(scores) / len(scores),
        places=[places.count(place) for place in range(max(len(result.bots) for result, _ in games))],
    )


def won(result: Result, seats: Sequence[int]) -> float:
    """How much of the victory went to these seats: a shared one is divided among its winners."""
    winners = result.outcome.winners
    return sum(seat in seats for seat in winners) / len(winners)


def ranks_of(result: Result, seats: Sequence[int]) -> list[float]:
    """The ranks of these seats, from 1 on."""
    ranks = result.outcome.prizes([place + 1.0 for place in range(len(result.places))])
    return [ranks[seat] for seat in seats]


def pace_of(results: Sequence[Result], bot: str) -> Pace:
    """How many decisions a bot made and how long it thought about each."""
    seats = [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot]
    decisions = sum(result.decisions[seat] for result, seat in seats)
    seconds = sum(result.thinking[seat] for result, seat in seats)
    return Pace(decisions, 1000 * seconds / decisions if decisions else 0.0)


def ahead(results: Sequence[Result]) -> dict[tuple[str, str], float]:
    """How often a seat of the first bot comes before a seat of the second, of all times they met; a tie is half one."""
    before: dict[tuple[str, str], float] = {}
    met: dict[tuple[str, str], int] = {}
    for result in results:
        for (one, mine), (two, theirs) in permutations(zip(result.bots, result.places, strict=True), 2):
            if one != two:
                before[one, two] = before.get((one, two), 0.0) + (0.5 if mine == theirs else float(mine < theirs))
                met[one, two] = met.get((one, two), 0) + 1
    return {pair: before[pair] / times for pair, times in met.items()}


def deals_won(tournaments: Sequence[Sequence[Result]], bots: list[str]) -> dict[str, int]:
    """In how many deals each of two bots did better than the other by its share of the seats; the rest were even."""
    better = dict.fromkeys(bots, 0)
    for tournament in tournaments:
        deals: dict[int, list[Result]] = {}
        for result in tournament:
            deals.setdefault(result.deal, []).append(result)
        for games in deals.values():
            for bot in bots:
                held = [[seat for seat, name in enumerate(game.bots) if name == bot] for game in games]
                got = sum(won(game, seats) for game, seats in zip(games, held, strict=True))
                due = sum(len(seats) / len(game.bots) for game, seats in zip(games, held, strict=True))
                better[bot] += got > due + 1e-9
    return better
