"""What the notation becomes: steps, clauses and faces as native objects, and the frame in which they are resolved."""

from typing import Final

from mypy_extensions import mypyc_attr

from boardwright.kernel.decision import Script
from boardwright.kernel.vocabulary import Phrase

from ..facts import FACE_COUNT, NOTHING, TOKENS
from ..notation import Expr
from ..state import Imperium
from .words import a_card, dashed, message, zone_words


@mypyc_attr(acyclic=True)
class Frame:
    """One text being resolved: who acts, for which card, and what the steps so far have handled."""

    def __init__(self, me: int, card: int) -> None:
        self.me = me
        self.card = card
        self.it: list[int] = []
        self.its: list[list[int]] | None = None
        self.last = 0
        self.host = NOTHING
        self.declared = NOTHING
        self.other = NOTHING
        self.shield: list[int] = []
        self.used: list[int] = []
        self.is_attack = False
        self.unannounced = False
        self.parent: Frame | None = None
        self.amount = 0
        self.enough = NOTHING
        """What `amount` must come down to for a price to be met, or NOTHING."""
        self.slot = NOTHING
        self.brought: list[int] | None = None
        self.ignores_icon = False
        self.skipped = False

    def for_seat(self, seat: int) -> "Frame":
        """The same text as it affects another player: that player acts."""
        child = Frame(seat, self.card)
        child.it = self.its[seat] if self.its is not None else self.it
        child.last = self.last
        child.host = self.host
        child.declared = self.declared
        child.shield = self.shield
        child.is_attack = self.is_attack
        return child


class Step:
    """One instruction: what it does, when it can be done, what it says. The defaults are of an effect without cost."""

    expr: Expr

    is_cost = False
    """Whether it begins with a price: nobody is forced into such an option."""

    is_price = False
    """Whether it is part of a price, so that it is done in full."""

    uses_cards = False
    """Whether, as a cost, it uses cards in play (to gain what follows)."""

    is_loss = False
    """Whether, as a price, it only takes something away."""

    discards = False
    """Whether, as a price, it puts hand cards into the discard pile."""

    skippable = False
    """Whether its first choice can be asked together with the way out of a `may`."""

    optional = False
    """Whether it is asked so."""

    takes_unrest = False
    """Whether it makes the actor take unrest."""

    is_instruction = True
    """Whether its words begin with a verb, so that they can follow "to"."""

    is_for_each = False
    """Whether others act in it, so that what follows says who acts."""

    def phrase(self, language: str) -> Phrase:
        """What it says to whoever acts."""
        return message(f"do-{dashed(self.expr.name)}")

    def short_phrase(self, language: str) -> Phrase:
        """The same with its condition last, if it has one."""
        return self.phrase(language)

    def excludes(self, other: "Step") -> bool:
        """Whether only one of two steps in a row can be done."""
        return False

    def demand(self, language: str) -> Phrase:
        """What it asks for before it does anything: its price, if it has one."""
        return self.phrase(language)

    def parts(self) -> list["Step"]:
        """The steps in it."""
        return []

    def offered(self, g: Imperium, f: Frame, effect: int) -> int:
        """The effect as which it is offered as one of several options: what it is called, at the price of now."""
        return effect

    def can(self, g: Imperium, f: Frame) -> bool:
        """Whether it could do anything at all now."""
        return True

    def changes(self, g: Imperium, f: Frame) -> bool:
        """Whether it would bring anything about now if it is possible, as far as the actor knows."""
        return self.can(g, f)

    def possible(self, g: Imperium, f: Frame) -> bool:
        """Whether it may be chosen: what it demands can be met in full."""
        return True

    def full(self, g: Imperium, f: Frame) -> bool:
        """Whether it can be done in full, as a cost must."""
        return self.can(g, f)

    def leading(self, g: Imperium, f: Frame) -> bool:
        """As the first step of a card or an ability: whether that may be used at all."""
        return True

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        """Do it, as far as possible."""
        yield from ()


def row_changes(g: Imperium, f: Frame, steps: list[Step]) -> bool:
    """Whether steps in a row would bring anything about now, the first of them being possible."""
    if steps[0].changes(g, f):
        return True
    for step in steps[1:]:
        if step.changes(g, f) and step.possible(g, f):
            return True
    return False


class Number:
    """A number or a condition (0 or 1), evaluated when its step is reached. It is said as what it is used for."""

    def unit(self, n: int, language: str) -> Phrase:
        """What is counted, for so many: "production icon in the play area"."""
        raise NotImplementedError

    def rate(self, language: str) -> Phrase:
        """How it counts victory points."""
        return message("rate", points=1, unit=self.unit(1, language))

    def condition(self, language: str) -> Phrase:
        """After "if": "you are an empire"."""
        raise NotImplementedError

    def who(self, language: str) -> Phrase:
        """A condition about another player, after "who": "is an empire"."""
        raise NotImplementedError

    def value(self, g: Imperium, f: Frame) -> int:
        raise NotImplementedError

    def sources(self, g: Imperium, f: Frame) -> list[int]:
        """The cards in play that it counts."""
        return []


class Count:
    """How many: a number, up to a number, or all."""

    def __init__(self, number: Number, is_upto: bool, is_all: bool) -> None:
        self.number = number
        self.is_upto = is_upto
        self.is_all = is_all


class Selector:
    """Which cards: a table of faces, unless something depends on the position."""

    expr: Expr

    def __init__(self, table: list[bool], suits: int, ref: int, word: str) -> None:
        self.table = table
        self.suits = suits
        self.ref = ref
        self.word = word

    def fits(self, g: Imperium, f: Frame, card: int) -> bool:
        return self.table[g.face(card)]


class Trigger:
    """An event that a clause waits for: which, for which cards, from which zone, with which token."""

    def __init__(self, name: str, event: int, selector: Selector | None, src: int, token: int) -> None:
        self.name = name
        self.event = event
        self.selector = selector
        self.src = src
        self.token = token

    def phrase(self, language: str) -> Phrase:
        """What it says after "when"."""
        values: dict[str, Phrase] = {}
        if self.token != NOTHING:
            values["token"] = message(f"token-{TOKENS[self.token]}")
        if self.selector is not None:
            values["cards"] = a_card(self.selector.expr, language)
        if self.src == NOTHING:
            return message(f"when-{dashed(self.name)}", **values)
        return message(f"when-{dashed(self.name)}-from", zone=zone_words([self.src]), **values)


class Clause:
    """One part of a card's text."""

    def __init__(self, kind: str, name: str, steps: list[Step], triggers: list[Trigger], any_turn: bool) -> None:
        self.kind = kind
        self.name = name
        self.steps = steps
        self.triggers = triggers
        self.any_turn = any_turn
        self.has_price = False
        """Whether the first step may make the text unusable."""

    def usable(self, g: Imperium, f: Frame) -> bool:
        """Whether what the text demands first can be met."""
        return not self.steps or self.steps[0].leading(g, f)

    def changes(self, g: Imperium, f: Frame) -> bool:
        """Whether the text would bring anything about now."""
        return bool(self.steps) and row_changes(g, f, self.steps)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        if g.clauses is not None:
            g.reach(self.name)
        for step in self.steps:
            yield from step.run(g, f)


CLAUSES: Final[dict[str, Clause]] = {}
"""Every clause by its name; filled by cards.py."""


class Case:
    """A conditional value in victory points."""

    def __init__(self, condition: Number, points: int) -> None:
        self.condition = condition
        self.points = points


class Ban:
    """cannot(what), as long as a condition holds."""

    def __init__(self, what: str, condition: Number | None) -> None:
        self.what = what
        self.condition = condition


class Face:
    """The text of one face of a card."""

    def __init__(self) -> None:
        self.name = ""
        self.clauses: list[Clause] = []
        """All of the text, in its order."""
        self.play: Clause | None = None
        self.is_free = False
        self.exhaust: Clause | None = None
        self.solstice: Clause | None = None
        self.end_of_game: Clause | None = None
        self.reactions: list[Clause] = []
        self.listens = 0
        self.bans: list[Ban] = []
        self.requires: list[Number] = []
        self.passives: list[Step] = []
        self.passive_name = ""
        self.points = 0
        self.cases: list[Case] = []
        self.variable: Number | None = None
        self.weights: list[int] | None = None
        """How many cards it counts as, per suit, if not one."""
        self.holds_quest = False


FACES: Final[list[Face]] = [Face() for _ in range(FACE_COUNT)]
"""The text of every face; filled by cards.py."""


def banned(g: Imperium, seat: int, card: int, what: str) -> bool:
    """Whether a restriction on the card forbids this to be done with it."""
    bans = FACES[g.face(card)].bans
    if not bans:
        return False
    for ban in bans:
        if ban.what == what and (ban.condition is None or ban.condition.value(g, Frame(seat, card)) != 0):
            return True
    return False
