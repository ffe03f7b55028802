"""Numbers and conditions of the notation."""

from ..facts import ICON_COUNT, NOTHING, PRODUCTION, is_a
from ..state import PLAY, ZONES, Imperium
from .selectors import weight, zone_cards
from .step import Frame, Number, Selector


class Constant(Number):
    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, g: Imperium, f: Frame) -> int:
        return self.number


class Last(Number):
    """How many cards or tokens the previous step really moved."""

    def value(self, g: Imperium, f: Frame) -> int:
        return f.last


class StateIs(Number):
    """is_barbarian, is_empire: the state card at this moment (Q7)."""

    def __init__(self, state: int) -> None:
        self.state = state

    def value(self, g: Imperium, f: Frame) -> int:
        return 1 if g.empire[f.me] == self.state else 0


class Tokens(Number):
    def __init__(self, kind: int) -> None:
        self.kind = kind

    def value(self, g: Imperium, f: Frame) -> int:
        return g.tokens[f.me * 3 + self.kind]


class Their(Number):
    """The tokens of the other player that `players(...)` looks at."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def value(self, g: Imperium, f: Frame) -> int:
        return g.tokens[f.other * 3 + self.kind]


class Players(Number):
    """How many other players meet a condition."""

    def __init__(self, condition: Number) -> None:
        self.condition = condition

    def value(self, g: Imperium, f: Frame) -> int:
        count = 0
        before = f.other
        for seat in g.others(f.me):
            f.other = seat
            if self.condition.value(g, f):
                count += 1
        f.other = before
        return count


class Icons(Number):
    """Region icons with repetition; icons treated as others count as those (until the end of the turn)."""

    def __init__(self, icon: int, zones: list[int]) -> None:
        self.icon = icon
        self.zones = zones

    def value(self, g: Imperium, f: Frame) -> int:
        count = 0
        for zone in self.zones:
            for card in zone_cards(g, f, zone):
                count += ICON_COUNT[card][self.icon]
            if zone == PLAY:
                count += self.treated(g, f.me)
        return count

    def treated(self, g: Imperium, seat: int) -> int:
        """What the icons that are treated as others add or take away."""
        change = 0
        treated = g.treated
        for i in range(0, len(treated), 3):
            if treated[i] in g.zones[seat * ZONES + PLAY]:
                if self.icon == PRODUCTION:
                    change += treated[i + 2]
                if treated[i + 1] == self.icon:
                    change -= 1
        return change

    def sources(self, g: Imperium, f: Frame) -> list[int]:
        if self.zones != [PLAY]:
            return []
        found: list[int] = []
        for card in g.zones[f.me * ZONES + PLAY]:
            treated = any(g.treated[i] == card for i in range(0, len(g.treated), 3))
            if ICON_COUNT[card][self.icon] > 0 or (treated and self.icon == PRODUCTION):
                found.append(card)
        return found


class Cards(Number):
    """How many such cards; one that counts as several of a suit does so in every zone."""

    def __init__(self, selector: Selector, zones: list[int]) -> None:
        self.selector = selector
        self.zones = zones

    def value(self, g: Imperium, f: Frame) -> int:
        count = 0
        selector = self.selector
        for zone in self.zones:
            for card in zone_cards(g, f, zone):
                if selector.fits(g, f, card):
                    count += weight(card, selector)
        return count

    def sources(self, g: Imperium, f: Frame) -> list[int]:
        if self.zones != [PLAY]:
            return []
        return [card for card in g.zones[f.me * ZONES + PLAY] if self.selector.fits(g, f, card)]


class Has(Number):
    """Whether `it` is such a card."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def value(self, g: Imperium, f: Frame) -> int:
        return 1 if any(self.selector.fits(g, f, card) for card in f.it) else 0


class HasDeclared(Number):
    """Whether `it` has the declared suit."""

    def value(self, g: Imperium, f: Frame) -> int:
        return 1 if f.declared != NOTHING and any(is_a(card, f.declared) for card in f.it) else 0


class InZone(Number):
    """Whether this card lies in a zone of its owner."""

    def __init__(self, zones: list[int]) -> None:
        self.zones = zones

    def value(self, g: Imperium, f: Frame) -> int:
        first = f.me * ZONES
        return 1 if any(zone < ZONES and f.card in g.zones[first + zone] for zone in self.zones) else 0


# -- operators -------------------------------------------------------------------------------------------------------


class Arithmetic(Number):
    def __init__(self, name: str, one: Number, other: Number) -> None:
        self.name = name
        self.one = one
        self.other = other

    def value(self, g: Imperium, f: Frame) -> int:
        a = self.one.value(g, f)
        b = self.other.value(g, f)
        name = self.name
        if name == "+":
            return a + b
        if name == "-":
            return a - b
        if name == "*":
            return a * b
        return a // b

    def sources(self, g: Imperium, f: Frame) -> list[int]:
        return self.one.sources(g, f) + self.other.sources(g, f)


class Comparison(Number):
    def __init__(self, name: str, one: Number, other: Number) -> None:
        self.name = name
        self.one = one
        self.other = other

    def value(self, g: Imperium, f: Frame) -> int:
        a = self.one.value(g, f)
        b = self.other.value(g, f)
        name = self.name
        if name == ">=":
            met = a >= b
        elif name == "<=":
            met = a <= b
        elif name == "==":
            met = a == b
        elif name == "<":
            met = a < b
        else:
            met = a > b
        return 1 if met else 0


class All(Number):
    def __init__(self, parts: list[Number]) -> None:
        self.parts = parts

    def value(self, g: Imperium, f: Frame) -> int:
        return 1 if all(part.value(g, f) for part in self.parts) else 0


class Any(Number):
    def __init__(self, parts: list[Number]) -> None:
        self.parts = parts

    def value(self, g: Imperium, f: Frame) -> int:
        return 1 if any(part.value(g, f) for part in self.parts) else 0


class Not(Number):
    def __init__(self, part: Number) -> None:
        self.part = part

    def value(self, g: Imperium, f: Frame) -> int:
        return 0 if self.part.value(g, f) else 1


def operation(name: str, parts: list[Number]) -> Number:
    if name == "and":
        return All(parts)
    if name == "or":
        return Any(parts)
    if name == "not":
        return Not(parts[0])
    if name in (">=", "<=", "==", "<", ">"):
        return Comparison(name, parts[0], parts[1])
    return Arithmetic(name, parts[0], parts[1])
