"""The play area: recall, abandon, garrison, play, copy, flip, treat icons."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.vocabulary import Phrase

from ..facts import EMPIRE, ICON_COUNT, ICONS, NOTHING, PINNED, SECOND_FACE, STATE_OF, STATES
from ..moves import become_empire, enter_play, garrison
from ..play import can_play, play_card
from ..state import DISCARD, GARRISON, HAND, PLAY, Imperium
from ..vocabulary import CARD
from . import build
from .build import Args
from .hand import Choosing
from .numbers import Constant, some_cards
from .pick import CardStep, pick
from .selectors import IT, SELF, candidates
from .step import FACES, Frame, Selector, Step, banned
from .words import message, noun_words


class Recall(Choosing):
    """recall(sel, n=, src=in_play): own pinned card back to hand with its garrison; src=here: that card only."""

    ask = "recall"
    ban = "recall"
    uses_cards = True

    def __init__(self, args: Args) -> None:
        super().__init__(args, [PLAY], HAND)

    def found(self, g: Imperium, f: Frame) -> list[int]:
        return only_pinned(g, f, super().found(g, f))

    def say(self, g: Imperium, f: Frame, card: int) -> None:
        g.note(("recalled", f.me, card))


class Abandon(Choosing):
    """abandon(sel, n=, src=in_play, under=): own pinned card in play, or a garrisoned one, to the discard pile."""

    ask = "abandon"
    ban = "abandon"
    uses_cards = True

    def __init__(self, args: Args) -> None:
        super().__init__(args, [PLAY], DISCARD)
        self.under = args.selector_key("under")

    def phrase(self, language: str) -> Phrase:
        if self.under is None:
            return super().phrase(language)
        number = self.count.number
        several = not isinstance(number, Constant) or number.number > 1  # not all of them below the same card
        hosts = noun_words(self.under.expr, 2, language) if several else some_cards(self.under.expr, 1, language)
        return message("do-abandon-under", cards=self.cards(language), host=hosts)

    def found(self, g: Imperium, f: Frame) -> list[int]:
        cards = only_pinned(g, f, super().found(g, f))
        if self.under is None:
            return cards
        return [card for card in cards if lies_under(g, f, card, self.under)]

    def say(self, g: Imperium, f: Frame, card: int) -> None:
        g.note(("abandoned", f.me, card))


def only_pinned(g: Imperium, f: Frame, cards: list[int]) -> list[int]:
    """p.14: of the cards in play only pinned ones can be abandoned or recalled; garrisoned cards can where said."""
    play = g.zone(f.me, PLAY)
    below = g.zone(f.me, GARRISON)
    return [card for card in cards if (card in play and PINNED[card]) or card in below]


def lies_under(g: Imperium, f: Frame, card: int, selector: Selector) -> bool:
    place = g.zone(f.me, GARRISON).index(card)
    return selector.fits(g, f, g.hosts[f.me][place])


class Garrison(CardStep):
    """garrison(sel, src=hand, under=self): a card face up below this one, or this one below another."""

    skippable = True

    def __init__(self, args: Args) -> None:
        super().__init__(args, [HAND], [HAND])
        under = args.selector_key("under")
        self.under: Selector | None = None if under is None or under.ref == SELF else under

    def phrase(self, language: str) -> Phrase:
        if self.under is None:
            return super().phrase(language)
        host = some_cards(self.under.expr, 1, language)
        return message("do-garrison-under", cards=self.cards(language), host=host)

    def found(self, g: Imperium, f: Frame) -> list[int]:
        cards = candidates(g, f, self.selector, self.zones)
        return [card for card in cards if g.zone_of(f.me, card) != NOTHING and not banned(g, f.me, card, "garrison")]

    def hosts(self, g: Imperium, f: Frame) -> list[int]:
        if self.under is None:
            return [f.card] if g.is_in_play(f.me, f.card) else []
        return [card for card in g.zone(f.me, PLAY) if card != f.card and self.under.fits(g, f, card)]

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(self.hosts(g, f)) and bool(self.found(g, f))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        f.it = []
        f.last = 0
        hosts = self.hosts(g, f)
        if not hosts:
            return
        host = hosts[0]
        card = f.card
        if self.under is not None:
            host = yield from pick(g, f, "garrison_under", hosts, [PLAY], self.optional)
            if host == NOTHING:
                return
        if self.selector.ref != SELF:
            card = yield from pick(g, f, "garrison", self.found(g, f), self.zones, self.optional)
            if card == NOTHING:
                return
        garrison(g, f.me, card, host)
        f.it = [card]
        f.last = 1
        f.host = host


class PutInPlay(Step):
    """put_in_play(sel): into the own play area without playing."""

    def __init__(self, args: Args) -> None:
        self.selector = args.selector()
        if self.selector.ref not in (SELF, IT):
            raise args.place.wrong("put_in_play is for self or it")

    def phrase(self, language: str) -> Phrase:
        return message("do-put-in-play", cards=some_cards(self.selector.expr, 1, language))

    def changes(self, g: Imperium, f: Frame) -> bool:
        cards = candidates(g, f, self.selector, [])
        return any(g.zone_of(f.me, card) not in (NOTHING, PLAY) for card in cards)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        for card in candidates(g, f, self.selector, []):
            zone = g.zone_of(f.me, card)
            if zone != NOTHING and zone != PLAY:
                enter_play(g, f.me, card, zone)
                g.note(("entered", f.me, card))
        yield from ()


# -- playing by an effect --------------------------------------------------------------------------------------------


class Play(CardStep):
    """play(sel, src=), free_play(sel, src=hand): play a card, paying an action token or not (Q31)."""

    def __init__(self, args: Args, is_free: bool) -> None:
        super().__init__(args, [HAND], [HAND])
        self.is_free = is_free

    def found(self, g: Imperium, f: Frame) -> list[int]:
        if not self.is_free and g.actions[f.me] <= 0:
            return []
        cards = candidates(g, f, self.selector, self.zones)
        found: list[int] = []
        for card in cards:
            if self.is_free and card in g.free_played:
                continue
            zone = g.zone_of(f.me, card)
            if zone != NOTHING and zone != PLAY and can_play(g, f.me, card, zone):
                found.append(card)
        return found

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(self.found(g, f))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        card = yield from pick(g, f, "play_by_effect", self.found(g, f), self.zones, False)
        if card == NOTHING:
            if f.ignores_icon:
                g.ignoring = NOTHING
            return
        yield from play_card(g, f.me, card, g.zone_of(f.me, card), self.is_free)
        f.it = [card]
        f.last = 1


def play(args: Args) -> Step:
    return Play(args, False)


def free_play(args: Args) -> Step:
    return Play(args, True)


class PlayEffect(Step):
    """play_effect(host): resolve once more the play text of the card under which a card was just put (D28)."""

    def __init__(self, args: Args) -> None:
        args.word(["host"])

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        if f.host != NOTHING:
            clause = FACES[f.host].play
            if clause is not None:
                yield from clause.run(g, Frame(f.me, f.host))


class CopyExhaust(Step):
    """copy_exhaust(sel): the exhaust ability of another player's card, as if it were this card's (Q46)."""

    def __init__(self, args: Args) -> None:
        self.selector = args.selector()

    def phrase(self, language: str) -> Phrase:
        return message("do-copy-exhaust", cards=some_cards(self.selector.expr, 1, language))

    def found(self, g: Imperium, f: Frame) -> list[int]:
        cards: list[int] = []
        for seat in g.others(f.me):
            for card in g.zone(seat, PLAY):
                clause = FACES[card].exhaust
                if clause is not None and self.selector.fits(g, f, card) and clause.usable(g, Frame(f.me, f.card)):
                    cards.append(card)
        return cards

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(self.found(g, f))

    def changes(self, g: Imperium, f: Frame) -> bool:
        return any(changes_by(g, f, card) for card in self.found(g, f))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        found = self.found(g, f)
        if not found:
            return
        options: list[Option] = [("in_play", card) for card in found if changes_by(g, f, card)]
        idle: list[Option] = [("in_play", card) for card in found if not changes_by(g, f, card)]
        choice = yield g.ask(f.me, "copy_exhaust", options, (g.face(f.card),), idle=idle)
        card = CARD.of(choice)
        clause = FACES[card].exhaust
        assert clause is not None
        g.note(("copied", f.me, card))
        yield from clause.run(g, Frame(f.me, f.card))


def changes_by(g: Imperium, f: Frame, card: int) -> bool:
    """Whether copying the ability of this card would change anything."""
    clause = FACES[card].exhaust
    return clause is not None and clause.changes(g, Frame(f.me, f.card))


# -- faces and icons -------------------------------------------------------------------------------------------------


class Flip(Step):
    """flip(self), flip(state): turn this card over, or the state card to its empire face."""

    def __init__(self, args: Args) -> None:
        self.what = args.word(["self", "state"])

    def phrase(self, language: str) -> Phrase:
        return message(f"do-flip-{self.what}")

    def changes(self, g: Imperium, f: Frame) -> bool:
        if self.what == "state":
            return g.empire[f.me] != EMPIRE
        return SECOND_FACE[f.card] != NOTHING and f.card not in g.flipped

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        if self.what == "state":
            become_empire(g, f.me)
        elif self.changes(g, f):
            g.flipped.append(f.card)
            g.flipped.sort()
            g.note(("flipped", f.me, g.face(f.card)))
        yield from ()


class TreatAs(Step):
    """treat_as(icon, production, n): one such icon in play counts as n production icons until the end of the turn."""

    def __init__(self, args: Args) -> None:
        self.icon = args.icon()
        args.word(["production"])
        self.many = args.need("a number").value

    def phrase(self, language: str) -> Phrase:
        return message("do-treat-as", icon=message(f"icon-{ICONS[self.icon]}"), count=self.many)

    def found(self, g: Imperium, f: Frame) -> list[int]:
        """Cards with an icon that is not yet treated as another."""
        return [card for card in g.zone(f.me, PLAY) if self.left(g, card) > 0]

    def left(self, g: Imperium, card: int) -> int:
        count = ICON_COUNT[card][self.icon]
        for i in range(0, len(g.treated), 3):
            if g.treated[i] == card and g.treated[i + 1] == self.icon:
                count -= 1
        return count

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(self.found(g, f))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        card = yield from pick(g, f, "treat_as", self.found(g, f), [PLAY], False)
        if card != NOTHING:
            g.treated += (card, self.icon, self.many)
            g.note(("treated", f.me, card))


class IgnoreIcon(Step):
    """ignore_icon(state): the next card you play this turn may be played in spite of that icon (Q52)."""

    def __init__(self, args: Args) -> None:
        self.icon = args.state_icon()

    def phrase(self, language: str) -> Phrase:
        return message("do-ignore-icon", icon=message(f"state-{STATES[self.icon]}"))

    def changes(self, g: Imperium, f: Frame) -> bool:
        return g.ignoring != self.icon and any(STATE_OF[card] == self.icon for card in g.zone(f.me, HAND))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        g.ignoring = self.icon
        f.ignores_icon = True
        yield from ()


build.VERBS["recall"] = Recall
build.VERBS["abandon"] = Abandon
build.VERBS["garrison"] = Garrison
build.VERBS["put_in_play"] = PutInPlay
build.VERBS["play"] = play
build.VERBS["free_play"] = free_play
build.VERBS["play_effect"] = PlayEffect
build.VERBS["copy_exhaust"] = CopyExhaust
build.VERBS["flip"] = Flip
build.VERBS["treat_as"] = TreatAs
build.VERBS["ignore_icon"] = IgnoreIcon
