"""Gaining and paying tokens (p.17)."""

from boardwright.kernel.decision import Option, Script

from .effects.step import Frame
from .events import GAIN_TOKEN, PAY_TOKEN, WOULD_GAIN_TOKEN, fire, hears
from .facts import MATERIAL, NOTHING, POPULATION, PROGRESS
from .state import Imperium
from .vocabulary import pay_option, tokens_paid


def gain(g: Imperium, seat: int, kind: int, count: int) -> Script[int]:
    """Tokens from the supply into the pool; how many really came."""
    if count <= 0:
        return 0
    if kind == MATERIAL and hears(g, seat, WOULD_GAIN_TOKEN):
        replaced = yield from fire(g, seat, WOULD_GAIN_TOKEN, [], NOTHING, kind, None)
        if replaced:
            return 0
    g.tokens[seat * 3 + kind] += count
    g.note(("gained", seat, count, kind))
    return count


def used_to_gain(g: Imperium, seat: int, kind: int, cards: list[int], f: Frame) -> Script[None]:
    """Cards in play were used to gain tokens (p.18, Domestication and Shaduf)."""
    if cards and hears(g, seat, GAIN_TOKEN):
        yield from fire(g, seat, GAIN_TOKEN, cards, NOTHING, kind, f)


# -- paying ----------------------------------------------------------------------------------------------------------


def can_pay(g: Imperium, seat: int, material: int, population: int, progress: int) -> bool:
    """Whether a price can be met: a progress may stand for a population or for two materials."""
    tokens = g.tokens
    first = seat * 3
    left = tokens[first + PROGRESS] - progress
    lack = material - tokens[first + MATERIAL]
    if lack > 0:
        left -= (lack + 1) // 2
    lack = population - tokens[first + POPULATION]
    if lack > 0:
        left -= lack
    return left >= 0


def ways_to_pay(g: Imperium, seat: int, material: int, population: int, progress: int) -> list[Option]:
    """Every way to meet a price, as tokens really paid; the one with the least progress first."""
    first = seat * 3
    have_material = g.tokens[first + MATERIAL]
    have_population = g.tokens[first + POPULATION]
    spare = g.tokens[first + PROGRESS] - progress
    ways: list[Option] = []
    for as_material in range((material + 1) // 2 + 1):
        need = max(0, material - 2 * as_material)
        if need > have_material:
            continue
        for as_population in range(population + 1):
            if as_material + as_population > spare or population - as_population > have_population:
                continue
            ways.append(pay_option(need, population - as_population, progress + as_material + as_population))
    ways.sort(key=progress_in)
    return ways


def progress_in(way: Option) -> int:
    return tokens_paid(way)[PROGRESS]


def pay(g: Imperium, seat: int, material: int, population: int, progress: int) -> Script[int]:
    """Pay a price that can be met; how many tokens it took."""
    if material == 0 and population == 0 and progress == 0:
        return 0
    ways = ways_to_pay(g, seat, material, population, progress)
    way = ways[0]
    if len(ways) > 1:
        way = yield g.ask(seat, "pay", ways, (material, population, progress))
    paid = tokens_paid(way)
    for kind in range(3):
        g.tokens[seat * 3 + kind] -= paid[kind]
    g.note(("paid", seat, paid[MATERIAL], paid[POPULATION], paid[PROGRESS]))
    for kind in range(3):
        if paid[kind] and hears(g, seat, PAY_TOKEN):
            yield from fire(g, seat, PAY_TOKEN, [], NOTHING, kind, None)
    return sum(paid)
