"""Continuous effects: what cards in play change as long as they lie there, and questions about them."""

from boardwright.kernel.vocabulary import Phrase

from ..facts import COST, HAND_SIZE, NOTHING, STATES, SUITS, TOKENS_AND_CARDS
from ..state import FRONT, PLAY, ZONES, Imperium
from . import build
from .build import Args
from .numbers import fixed
from .step import FACES, Frame, Selector, Step
from .words import dashed, listed, message, noun_words


class HandSize(Step):
    """hand_size(n): the hand limit is n more (Q43: several add up)."""

    def __init__(self, args: Args) -> None:
        self.more = args.number()

    def phrase(self, language: str) -> Phrase:
        return message("do-hand-size", count=fixed(self.more))


class LoseIcon(Step):
    """lose_icon(sel, state): such cards of yours count as without that state icon."""

    def __init__(self, args: Args) -> None:
        self.selector = args.selector()
        self.icon = args.state_icon()

    def phrase(self, language: str) -> Phrase:
        cards = noun_words(self.selector.expr, 2, language, "and")
        return message("do-lose-icon", cards=cards, icon=message(f"state-{STATES[self.icon]}"))


class AllowAcquire(Step):
    """allow(acquire, sel, src=exiled): acquire steps may take such an exiled card instead."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def phrase(self, language: str) -> Phrase:
        return message("do-allow-acquire", cards=noun_words(self.selector.expr, 2, language, "and"))


class AllowFreePlay(Step):
    """allow(free_play, sel): such cards may be played from hand without an action token."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def phrase(self, language: str) -> Phrase:
        return message("do-allow-free-play", cards=noun_words(self.selector.expr, 2, language, "and"))


class Reduce(Step):
    """reduce(development | unrest_play, ...): a price is lower, but not below `min` per kind."""

    def __init__(self, args: Args, what: str) -> None:
        self.what = what
        self.less: list[int] = []
        for kind in TOKENS_AND_CARDS:
            expr = args.key(kind)
            self.less.append(0 if expr is None else expr.value)
        least = args.key("min")
        self.least = 0 if least is None else least.value

    def phrase(self, language: str) -> Phrase:
        less = [message(f"amount-{kind}", n=n) for kind, n in zip(TOKENS_AND_CARDS, self.less, strict=True) if n]
        return message(f"do-reduce-{dashed(self.what)}", less=listed("and", less), least=self.least)


class CountsAs(Step):
    """counts_as(suit, n): the card counts as n cards of that suit."""

    def __init__(self, args: Args) -> None:
        self.suit = args.suit()
        self.many = args.need("a number").value

    def phrase(self, language: str) -> Phrase:
        return message("do-counts-as", cards=message(f"noun-{SUITS[self.suit]}", n=self.many), count=self.many)


class Substitute(Step):
    """substitute(discard(sel), abandon(any, src=here)): a card below this one may stand for each card to discard."""

    def __init__(self, args: Args) -> None:
        demanded = args.need("a step")
        offered = args.need("a step")
        if demanded.name != "discard" or offered.name != "abandon" or len(demanded.parts) != 1:
            raise args.place.wrong("substitute knows only discard by abandon")
        self.word = demanded.parts[0].name
        inner = Args(offered, args.place)
        self.selector = inner.selector()
        self.zones = inner.zones("src", [])

    def phrase(self, language: str) -> Phrase:
        return message("do-substitute", cards=message(f"noun-{self.word}", n=2), card=message(f"noun-{self.word}", n=1))


class ActiveQuest(Step):
    """active_quest(here): the card below this one is the active quest."""

    def __init__(self, args: Args) -> None:
        args.word(["here"])


class Cannot(Step):
    """cannot(play | garrison | abandon | recall | target); as a restriction."""

    def __init__(self, args: Args) -> None:
        self.what = args.word(["play", "garrison", "abandon", "recall", "target"])

    def phrase(self, language: str) -> Phrase:
        return message(f"do-cannot-{self.what}")


class Require(Step):
    """require(cond): playable only if true; as a restriction."""

    def __init__(self, args: Args) -> None:
        self.condition = args.condition()

    def phrase(self, language: str) -> Phrase:
        return message("do-require", condition=self.condition.condition(language))


def allow(args: Args) -> Step:
    what = args.word(["acquire", "free_play"])
    selector = args.selector()
    if what == "free_play":
        return AllowFreePlay(selector)
    args.zones("src", [])
    return AllowAcquire(selector)


build.VERBS["hand_size"] = HandSize
build.VERBS["lose_icon"] = LoseIcon
build.VERBS["allow"] = allow
build.VERBS["counts_as"] = CountsAs
build.VERBS["substitute"] = Substitute
build.VERBS["active_quest"] = ActiveQuest
build.VERBS["cannot"] = Cannot
build.VERBS["require"] = Require


# -- questions -------------------------------------------------------------------------------------------------------


def passives(g: Imperium, seat: int) -> list[Step]:
    """The continuous effects in force for a seat."""
    found: list[Step] = []
    first = seat * ZONES
    for card in g.zones[first + PLAY]:
        steps = FACES[card].passives
        if steps:
            found += steps
    for card in g.zones[first + FRONT]:
        steps = FACES[g.face(card)].passives
        if steps:
            found += steps
    return found


def hand_limit(g: Imperium, seat: int) -> int:
    limit = HAND_SIZE
    for step in passives(g, seat):
        if isinstance(step, HandSize):
            limit += step.more.value(g, Frame(seat, NOTHING))
    return limit


def loses_icon(g: Imperium, seat: int, card: int, icon: int) -> bool:
    for step in passives(g, seat):
        if isinstance(step, LoseIcon) and step.icon == icon and step.selector.table[card]:
            return True
    return False


def may_free_play(g: Imperium, seat: int, card: int) -> bool:
    return any(isinstance(step, AllowFreePlay) and step.selector.table[card] for step in passives(g, seat))


def may_acquire_exiled(g: Imperium, seat: int, card: int) -> bool:
    return any(isinstance(step, AllowAcquire) and step.selector.table[card] for step in passives(g, seat))


def reduced(g: Imperium, seat: int, what: str, kind: int, count: int) -> int:
    """A part of a price after all reductions; kinds 0 to 2 are tokens, 3 is cards."""
    return lowered(count, kind, reductions(g, seat, what))


def reductions(g: Imperium, seat: int, what: str) -> list[Reduce]:
    return [step for step in passives(g, seat) if isinstance(step, Reduce) and step.what == what]


def lowered(count: int, kind: int, steps: list[Reduce]) -> int:
    """A part of a price after these reductions."""
    less = 0
    least = 0
    for step in steps:
        if step.less[kind]:
            less += step.less[kind]
            least = max(least, step.least)
    return count if less == 0 else min(count, max(least, count - less))


def reduced_cost(card: int, steps: list[Reduce]) -> list[int]:
    """The development cost of a card after these reductions."""
    cost = COST[card]
    return [lowered(cost[kind], kind, steps) if cost[kind] else 0 for kind in range(3)]


def substitutes(g: Imperium, seat: int, word: str) -> list[int]:
    """Cards below others that may be abandoned in place of a card to discard."""
    found: list[int] = []
    for host in g.zone(seat, PLAY):
        for step in FACES[host].passives:
            if isinstance(step, Substitute) and step.word == word:
                found += g.garrison_of(seat, host)
    return found
