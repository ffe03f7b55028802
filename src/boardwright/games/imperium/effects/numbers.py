"""Numbers and conditions of the notation."""

from typing import Final

from boardwright.kernel.vocabulary import Phrase

from ..facts import ICON_COUNT, ICONS, NOTHING, PRODUCTION, STATES, TOKENS, is_a
from ..notation import CALL, Expr
from ..state import GARRISON, HERE, OTHERS_OWNED, OWNED, PLAY, QUEST, ZONES, Imperium
from .selectors import weight, zone_cards
from .step import Count, Frame, Number, Selector
from .words import ZONE_WORDS, dashed, is_reference, joined, message, noun_words, zone_words

OF_THEIR_OWN: Final[list[int]] = [OWNED, OTHERS_OWNED, HERE]
"""Zones that are no places that something lies in."""


def unit_in(name: str, zones: list[int]) -> str:
    """The message of something that is counted in some zones."""
    return f"{name}-{dashed(ZONE_WORDS[zones[0]])}" if zones[0] in OF_THEIR_OWN else name


class Constant(Number):
    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, g: Imperium, f: Frame) -> int:
        return self.number


ONE = Count(Constant(1), False, False)


class Last(Number):
    """How many cards or tokens the previous step really moved."""

    def unit(self, n: int, language: str) -> Phrase:
        return message("unit-last", n=n)

    def value(self, g: Imperium, f: Frame) -> int:
        return f.last


class StateIs(Number):
    """is_barbarian, is_empire: the state card at this moment (Q7)."""

    def __init__(self, state: int) -> None:
        self.state = state

    def condition(self, language: str) -> Phrase:
        return message(f"if-is-{STATES[self.state]}")

    def who(self, language: str) -> Phrase:
        return message(f"who-is-{STATES[self.state]}")

    def value(self, g: Imperium, f: Frame) -> int:
        return 1 if g.empire[f.me] == self.state else 0


class Tokens(Number):
    def __init__(self, kind: int) -> None:
        self.kind = kind

    def unit(self, n: int, language: str) -> Phrase:
        return message(f"amount-word-{TOKENS[self.kind]}", n=n)

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

    def __init__(self, meets: Number) -> None:
        self.meets = meets

    def unit(self, n: int, language: str) -> Phrase:
        return message("unit-players", condition=self.meets.who(language))

    def value(self, g: Imperium, f: Frame) -> int:
        count = 0
        before = f.other
        for seat in g.others(f.me):
            f.other = seat
            if self.meets.value(g, f):
                count += 1
        f.other = before
        return count


class Icons(Number):
    """Region icons with repetition; icons treated as others count as those (until the end of the turn)."""

    def __init__(self, icon: int, zones: list[int]) -> None:
        self.icon = icon
        self.zones = zones

    def unit(self, n: int, language: str) -> Phrase:
        icon = message(f"icon-{ICONS[self.icon]}")
        return message(unit_in("unit-icons", self.zones), n=n, icon=icon, zone=zone_words(self.zones))

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

    def unit(self, n: int, language: str) -> Phrase:
        noun = noun_words(self.selector.expr, n, language)
        return message(unit_in("unit-cards", self.zones), n=n, noun=noun, zone=zone_words(self.zones))

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

    def condition(self, language: str) -> Phrase:
        return message(f"if-has-{self.selector.expr.name}")

    def who(self, language: str) -> Phrase:
        return message(f"who-has-{self.selector.expr.name}")

    def value(self, g: Imperium, f: Frame) -> int:
        return 1 if any(self.selector.fits(g, f, card) for card in f.it) else 0


class HasDeclared(Number):
    """Whether `it` has the declared suit."""

    def condition(self, language: str) -> Phrase:
        return message("if-has-declared")

    def value(self, g: Imperium, f: Frame) -> int:
        return 1 if f.declared != NOTHING and any(is_a(card, f.declared) for card in f.it) else 0


class InZone(Number):
    """Whether this card lies in a zone of its owner."""

    def __init__(self, zones: list[int]) -> None:
        self.zones = zones

    def condition(self, language: str) -> Phrase:
        if self.zones == [GARRISON]:
            return message("if-garrisoned")
        return message("if-in-zone", zone=zone_words(self.zones))

    def value(self, g: Imperium, f: Frame) -> int:
        first = f.me * ZONES
        return 1 if any(zone < ZONES and f.card in g.zones[first + zone] for zone in self.zones) else 0


# -- operators -------------------------------------------------------------------------------------------------------


class Arithmetic(Number):
    def __init__(self, name: str, one: Number, other: Number) -> None:
        self.name = name
        self.one = one
        self.other = other

    def rate(self, language: str) -> Phrase:
        one, other = self.one, self.other
        if self.name == "+":
            return joined("and", [one.rate(language), other.rate(language)])
        if self.name == "//" and isinstance(other, Constant):
            return message("rate-every", by=other.number, unit=one.unit(other.number, language))
        assert self.name == "*" and isinstance(one, Constant)
        return message("rate", points=one.number, unit=other.unit(1, language))

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


COMPARISONS: Final[dict[str, str]] = {">=": "at-least", "<=": "at-most", "==": "exactly", "<": "less", ">": "more"}


class Comparison(Number):
    def __init__(self, name: str, one: Number, other: Number) -> None:
        self.name = name
        self.one = one
        self.other = other

    def condition(self, language: str) -> Phrase:
        one, other = self.one, self.other
        assert isinstance(other, Constant)
        n = other.number
        if isinstance(one, Cards):
            if one.selector.expr.kind == CALL and n == 1:
                noun = noun_words(one.selector.expr, 1, language)
                return message("if-is-in", cards=noun, zone=zone_words(one.zones))
            if one.zones == [QUEST]:
                return message("if-no-quest")
        sort = "if-have" if isinstance(one, Tokens) else "if"
        return message(f"{sort}-{COMPARISONS[self.name]}", n=n, unit=one.unit(n, language))

    def who(self, language: str) -> Phrase:
        one, other = self.one, self.other
        name = f"who-{COMPARISONS[self.name]}"
        if isinstance(other, Tokens):
            return message(f"{name}-than-you", token=message(f"token-{TOKENS[other.kind]}"))
        assert isinstance(other, Constant)
        return message(name, n=other.number, unit=one.unit(other.number, language))

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

    def condition(self, language: str) -> Phrase:
        one, other = self.parts[0], self.parts[1]
        if isinstance(one, InZone) and isinstance(other, Comparison) and isinstance(other.one, Cards):
            if one.zones == other.one.zones:  # it and at least another card are there
                return message("if-not-alone", zone=zone_words(one.zones))
        return joined("and", [part.condition(language) for part in self.parts])

    def value(self, g: Imperium, f: Frame) -> int:
        return 1 if all(part.value(g, f) for part in self.parts) else 0


class Any(Number):
    def __init__(self, parts: list[Number]) -> None:
        self.parts = parts

    def condition(self, language: str) -> Phrase:
        return joined("or", [part.condition(language) for part in self.parts])

    def value(self, g: Imperium, f: Frame) -> int:
        return 1 if any(part.value(g, f) for part in self.parts) else 0


class Not(Number):
    def __init__(self, part: Number) -> None:
        self.part = part

    def condition(self, language: str) -> Phrase:
        assert isinstance(self.part, InZone)
        return message("if-not-in-zone", zone=zone_words(self.part.zones))

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


def fixed(number: Number) -> int:
    """A number that is the same at all times."""
    assert isinstance(number, Constant)
    return number.number


# -- amounts in words ------------------------------------------------------------------------------------------------


def amount_words(kind: str, count: Count, language: str) -> Phrase:
    """Tokens: "3 materials", "2 progress for each city in the play area"."""
    number = count.number
    if isinstance(number, Constant):
        said = message(f"amount-{kind}", n=number.number)
        return message("up-to", what=said) if count.is_upto else said
    if isinstance(number, Tokens):
        return message("all-your", what=message(f"token-{kind}"))
    n = 1
    if isinstance(number, Arithmetic) and number.name == "*" and isinstance(number.one, Constant):
        n = number.one.number
        number = number.other
    return message("for-each", what=message(f"amount-{kind}", n=n), unit=number.unit(1, language))


def cards_words(expr: Expr, count: Count, language: str) -> Phrase:
    """A selector with its number: "1 region", "up to 2 unrest", "this card"."""
    number = count.number
    if is_reference(expr):
        return message(f"cards-{expr.name}")
    if count.is_all:
        return message("cards-all", noun=noun_words(expr, 2, language))
    if isinstance(number, Constant):
        said = some_cards(expr, number.number, language)
        return message("up-to", what=said) if count.is_upto else said
    if count.is_upto:
        return message("cards-any-number", noun=noun_words(expr, 2, language))
    return message("for-each", what=some_cards(expr, 1, language), unit=number.unit(1, language))


def some_cards(expr: Expr, n: int, language: str) -> Phrase:
    """So many cards of a kind; this card, or the one just handled."""
    if is_reference(expr):
        return message(f"cards-{expr.name}")
    noun = noun_words(expr, n, language)
    return noun if n == 1 and expr.name == "named" else message("cards-count", n=n, noun=noun)
