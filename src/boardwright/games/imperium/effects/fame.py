"""Fame, King of Kings, developing, and the end of the game."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced
from boardwright.kernel.vocabulary import Phrase

from ..deck import choose_development, developments
from ..events import LOOK_FAME, WOULD_GAIN_SELF, hears
from ..facts import BY_CARD, NOTHING, TWIN
from ..moves import put, trigger_scoring
from ..state import FRONT, HAND, PLAY, Imperium
from ..vocabulary import CARD
from . import build
from .build import Args
from .step import FACES, Clause, Frame, Step
from .words import message


class TakeFame(Step):
    """take_fame(): the top fame card; take_fame(look=n): look at n, take one. King of Kings when none is left."""

    def __init__(self, args: Args) -> None:
        look = args.key("look")
        self.look = 0 if look is None else look.value

    def phrase(self, language: str) -> Phrase:
        return message("do-take-fame-look", count=self.look) if self.look else message("do-take-fame")

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(g.fame) or not g.crowned[f.me]

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        f.it = []
        f.last = 0
        if not g.fame:
            yield from king_of_kings(g, f.me)
        elif self.look == 0:
            g.look()
            take(g, f, g.fame[-1])
        else:
            yield from self.look_and_take(g, f)

    def look_and_take(self, g: Imperium, f: Frame) -> Script[None]:
        f.amount = self.look
        after: list[Clause] = []
        if hears(g, f.me, LOOK_FAME):
            after = yield from before_look(g, f)
        many = min(f.amount, len(g.fame))
        seen = g.fame[len(g.fame) - many :]
        g.look()
        for card in seen:
            g.fame_seen += (f.me, card)
            g.note(("saw_fame", f.me, card), (f.me,))
        options: list[Option] = []
        twins: list[int] = []
        for card in seen:
            if TWIN[card] not in twins:
                twins.append(TWIN[card])
                options.append(("card", card))
        choice = yield g.ask(f.me, "take_fame", options, (g.face(f.card),), veiled=True)
        take(g, f, CARD.of(choice))
        rest = [card for card in seen if card != CARD.of(choice)]
        yield from put_back(g, f, rest)
        for clause in after:
            for step in clause.steps[1:]:
                yield from step.run(g, Frame(f.me, f.card))


def before_look(g: Imperium, f: Frame) -> Script[list[Clause]]:
    """The first step of each text about looking at fame; the rest follows after the look."""
    found: list[Clause] = []
    for card in g.zone(f.me, PLAY) + g.zone(f.me, FRONT):
        for clause in FACES[g.face(card)].reactions:
            if any(trigger.event == LOOK_FAME for trigger in clause.triggers):
                child = Frame(f.me, card)
                child.parent = f
                if g.clauses is not None:
                    g.reach(clause.name)
                yield from clause.steps[0].run(g, child)
                found.append(clause)
    return found


def put_back(g: Imperium, f: Frame, cards: list[int]) -> Script[None]:
    """The cards looked at go back on top in any order."""
    if len(cards) < 2:
        return
    first = len(g.fame) - len(cards)
    while len(cards) > 1:
        options: list[Option] = []
        twins: list[int] = []
        for card in cards:
            if TWIN[card] not in twins:
                twins.append(TWIN[card])
                options.append(("card", card))
        choice = yield g.ask(f.me, "put_back", options, (g.face(f.card),))
        cards.remove(CARD.of(choice))
        g.fame.remove(CARD.of(choice))
        g.fame.insert(first, CARD.of(choice))
        first += 1


def take(g: Imperium, f: Frame, card: int) -> None:
    g.fame.remove(card)
    for i in range(len(g.fame_seen) - 2, -1, -2):
        if g.fame_seen[i + 1] == card:
            g.fame_seen = g.fame_seen[:i] + g.fame_seen[i + 2 :]
    put(g, f.me, card, HAND, False)
    g.secret += (card,)
    f.it = [card]
    f.last = 1
    g.note(("took_fame", f.me))
    g.note(("took", f.me, card), (f.me,))


def king_of_kings(g: Imperium, seat: int) -> Script[None]:
    """p.19: resolved at most once per game and player, whichever side."""
    if g.crowned[seat]:
        return
    g.crowned = replaced(g.crowned, seat, 1)
    g.note(("king_of_kings", seat))
    for clause in FACES[g.face(g.king)].reactions:
        if clause.triggers[0].event == WOULD_GAIN_SELF:
            yield from clause.run(g, Frame(seat, g.king))


class Develop(Step):
    """develop(), develop(free=1): keyword Develop, without placing an exhaust token (Q51, D20)."""

    def __init__(self, args: Args) -> None:
        self.free = args.flag("free")

    def phrase(self, language: str) -> Phrase:
        return message("do-develop-free" if self.free else "do-develop")

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(developments(g, f.me, self.free))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        card = yield from choose_development(g, f.me, self.free)
        f.it = [] if card == NOTHING else [card]
        f.last = len(f.it)


class TriggerEnd(Step):
    """trigger_end(): triggers scoring."""

    def __init__(self, args: Args) -> None:
        pass

    def changes(self, g: Imperium, f: Frame) -> bool:
        return g.ending == 0

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        trigger_scoring(g, f.me, f"{BY_CARD}{g.face_id(f.card)}")
        yield from ()


build.VERBS["take_fame"] = TakeFame
build.VERBS["develop"] = Develop
build.VERBS["trigger_end"] = TriggerEnd
