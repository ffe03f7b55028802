"""Verbs that change the event they answer to: avoid an attack, look at more fame, discard less."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.vocabulary import Phrase

from ..facts import PROGRESS
from ..state import Imperium
from . import build
from .build import Args
from .numbers import fixed
from .passive import Reduce
from .step import Frame, Step
from .words import message


class AvoidAttack(Step):
    """avoid_attack(), avoid_attack(unless=tribute(progress=n)): ignore effects of the attack that was played."""

    def __init__(self, args: Args) -> None:
        self.tribute = 0
        unless = args.key("unless")
        if unless is not None:
            if unless.name != "tribute" or "progress" not in unless.keys or len(unless.keys) != 1:
                raise args.place.wrong("avoid_attack takes unless=tribute(progress=n)")
            self.tribute = unless.keys["progress"].value

    def phrase(self, language: str) -> Phrase:
        return message("do-avoid-attack-unless", count=self.tribute) if self.tribute else message("do-avoid-attack")

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        attack = f.parent
        if attack is None or f.me in attack.shield:
            return
        attacker = attack.me
        if self.tribute and g.tokens[attacker * 3 + PROGRESS] >= self.tribute:  # Q30: the attacker decides
            options: list[Option] = [("hand_over",), ("refuse",)]
            choice = yield g.ask(attacker, "tribute", options, (f.me, self.tribute))
            if choice[0] == "hand_over":
                g.tokens[attacker * 3 + PROGRESS] -= self.tribute
                g.tokens[f.me * 3 + PROGRESS] += self.tribute
                g.note(("tribute", attacker, f.me, self.tribute))
                return
        attack.shield.append(f.me)
        g.note(("avoids", f.me, attack.card))


class ExtraLook(Step):
    """extra_look(n): the look covers n more fame cards; what follows comes when that look is over."""

    def __init__(self, args: Args) -> None:
        self.count = args.number()

    def phrase(self, language: str) -> Phrase:
        return message("do-extra-look", count=fixed(self.count))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        if f.parent is not None:
            f.parent.amount += self.count.value(g, f)
        yield from ()


class DiscardFewer(Step):
    """reduce(mask_discard, cards=n, min=m): the running effect asks for n cards fewer."""

    def __init__(self, args: Args) -> None:
        cards = args.key("cards")
        least = args.key("min")
        self.less = 0 if cards is None else cards.value
        self.least = 0 if least is None else least.value

    def phrase(self, language: str) -> Phrase:
        return message("do-discard-fewer", less=message("amount-cards", n=self.less))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        if f.parent is not None:
            f.parent.amount = max(self.least, f.parent.amount - self.less)
        yield from ()


def reduce(args: Args) -> Step:
    what = args.word(["development", "unrest_play", "mask_discard"])
    return DiscardFewer(args) if what == "mask_discard" else Reduce(args, what)


build.VERBS["avoid_attack"] = AvoidAttack
build.VERBS["extra_look"] = ExtraLook
build.VERBS["reduce"] = reduce
