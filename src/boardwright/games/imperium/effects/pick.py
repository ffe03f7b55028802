"""Choosing cards, one or a set of them, for every verb."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.decision import Decision, Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.vocabulary import Phrase

from ..facts import NOTHING, TWIN
from ..state import GARRISON, HAND, HERE, PLAY, QUEST, ZONES, Imperium
from ..vocabulary import CARD, CHOOSING, CHOOSING_FROM, IN_PLAY
from .build import Args
from .numbers import ONE, cards_words
from .selectors import IT, weight
from .step import Count, Frame, Selector, Step
from .words import dashed, message, zone_words

SEPARATE: Final[list[int]] = [PLAY, GARRISON, HERE, QUEST]
"""Zones in which equal cards differ: by what lies on or below them, or by what they lie below."""


class CardStep(Step):
    """What the verbs about cards share: which, how many, from where."""

    def __init__(self, args: Args, default: list[int], usual: list[int]) -> None:
        self.selector = args.selector()
        self.count: Count = ONE
        self.zones = args.zones("src", default)
        self.usual = usual
        """The zones that go without saying."""

    def phrase(self, language: str) -> Phrase:
        name = f"do-{dashed(self.expr.name)}"
        cards = self.cards(language)
        if self.selector.ref or self.zones == self.usual:
            return message(name, cards=cards)
        zones = zone_words(self.zones, "and" if self.count.is_all else "or")
        return message(f"{name}-from", cards=cards, zone=zones)

    def cards(self, language: str) -> Phrase:
        """Which cards; some of several that were just handled."""
        if self.selector.ref == IT and self.count is not ONE:
            return message("cards-of-those", n=self.expr.keys["n"].value)
        return cards_words(self.selector.expr, self.count, language)


def card_options(g: Imperium, seat: int, cards: list[int], zones: list[int]) -> list[Option]:
    """An option per card; equal cards in one zone are offered once."""
    options: list[Option] = []
    seen: list[int] = []
    if len(zones) == 1:
        if zones[0] in SEPARATE:
            return [IN_PLAY[card] for card in cards]
        for card in cards:
            if TWIN[card] not in seen:
                seen.append(TWIN[card])
                options.append(CHOOSING[card])
        return options
    for card in cards:
        zone = g.zone_of(seat, card)
        if zone not in SEPARATE:
            if TWIN[card] * ZONES + zone in seen:
                continue
            seen.append(TWIN[card] * ZONES + zone)
        options.append(CHOOSING_FROM[card][zone])
    return options


def pick(g: Imperium, f: Frame, ask: str, cards: list[int], zones: list[int], optional: bool) -> Script[int]:
    """One of some cards, or NOTHING if there is none or the player (who may) skips it."""
    if not cards:
        if HAND in zones:
            yield from nothing_to_choose(g, f, ask)
        return NOTHING
    choice = yield g.asked_before() or which_card(g, f, ask, cards, zones, optional)
    if choice[0] == "skip":
        f.skipped = True
        return NOTHING
    return CARD.of(choice)


def which_card(g: Imperium, f: Frame, ask: str, cards: list[int], zones: list[int], optional: bool) -> Decision:
    """Which of these cards, or none of them."""
    options = card_options(g, f.me, cards, zones)
    if optional:
        options.append(("skip",))
    return g.ask(f.me, ask, options, (g.face(f.card),), veiled=HAND in zones)


def nothing_to_choose(g: Imperium, f: Frame, ask: str) -> Script[None]:
    """A question without a choice, because of what is in a hand: to the others it looks like one with a choice."""
    if g.zones[f.me * ZONES + HAND]:
        yield g.ask(f.me, ask, [("skip",)], (g.face(f.card),), veiled=True)


def pick_many(
    g: Imperium, f: Frame, ask: str, selector: Selector, cards: list[int], zones: list[int], count: int, upto: bool
) -> Script[list[int]]:
    """A set of so many cards (of all if there are fewer); a card that counts as several is offered as often."""
    cards = side_by_side(cards)
    options = equal_options(g, f.me, cards, zones)
    offered: list[Option] = []
    behind: list[int] = []
    for i in range(len(cards)):
        for _ in range(weight(cards[i], selector)):
            offered.append(options[i])
            behind.append(cards[i])
    if not upto and len(offered) <= count:
        g.shows(f.me, cards)
    least = 0 if upto else count
    veiled = HAND in zones and bool(g.zones[f.me * ZONES + HAND])
    chosen = yield from choose_set(f.me, ask, offered, least, count, (g.face(f.card),), veiled=veiled)
    return cards_behind(chosen, offered, behind)


def pick_in_order(
    g: Imperium, f: Frame, ask: str, cards: list[int], zones: list[int], count: int, upto: bool
) -> Script[list[int]]:
    """So many cards one after the other (as many as there are if fewer), where their order matters."""
    left = cards[:]
    picked: list[int] = []
    while left and len(picked) < count:
        options = card_options(g, f.me, left, zones)
        if upto:
            options.append(("stop",))
        choice = yield g.ask(f.me, ask, options, (g.face(f.card),), veiled=HAND in zones and not picked)
        if choice[0] == "stop":
            break
        left.remove(CARD.of(choice))
        picked.append(CARD.of(choice))
    return picked


# -- sets ------------------------------------------------------------------------------------------------------------


def side_by_side(cards: Sequence[int]) -> list[int]:
    """The cards in a fixed order, with equal ones next to each other."""
    return sorted(cards, key=TWIN.__getitem__)


def equal_options(g: Imperium, seat: int, cards: list[int], zones: list[int]) -> list[Option]:
    """An option for each card; equal cards in one zone have the same one."""
    options: list[Option] = []
    first: dict[int, int] = {}
    for card in cards:
        zone = zones[0] if len(zones) == 1 else g.zone_of(seat, card)
        if zone not in SEPARATE:
            card = first.setdefault(TWIN[card] * ZONES + zone, card)
        if len(zones) > 1:
            options.append(CHOOSING_FROM[card][zone])
        else:
            options.append(IN_PLAY[card] if zone in SEPARATE else CHOOSING[card])
    return options


def cards_behind(chosen: list[Option], offered: list[Option], cards: list[int]) -> list[int]:
    """The cards of a set that was chosen from these options."""
    found: list[int] = []
    place = 0
    for option in chosen:
        place = offered.index(option, place)
        if cards[place] not in found:
            found.append(cards[place])
        place += 1
    return found


def total(cards: list[int], selector: Selector) -> int:
    """How many cards these count as."""
    count = 0
    for card in cards:
        count += weight(card, selector)
    return count
