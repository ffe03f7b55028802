"""The moments at which a card in play may speak. The engine never asks which card it has: it asks all of them."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced

from .effects.step import FACES, Clause, Frame
from .facts import CARD_OF_FACE, NOTHING
from .state import FRONT, NO_ABILITIES, PLAY, ZONES, Imperium
from .vocabulary import CARD

PLAY_CARD: Final = 0
OTHER_PLAYS: Final = 1
ACQUIRE: Final = 2
BREAKTHROUGH: Final = 3
GAIN_FROM_MARKET: Final = 4
GAIN_TOKEN: Final = 5
PAY_TOKEN: Final = 6
RETURN_UNREST: Final = 7
TAKE_UNREST: Final = 8
LOOK_FAME: Final = 9
SINK: Final = 10
MUST_DISCARD: Final = 11
DECK_EMPTY: Final = 12
SELF_GAINED: Final = 13
SELF_ENTERS_PLAY: Final = 14
LEAVES_PLAY: Final = 15
WOULD_HISTORY: Final = 16
WOULD_PLACE_MARKET: Final = 17
WOULD_GAIN_SELF: Final = 18
WOULD_GAIN_TOKEN: Final = 19
EVENTS: Final[list[str]] = [
    "play_card", "other_plays", "acquire", "breakthrough", "gain_from_market", "gain_token", "pay_token",
    "return_unrest", "take_unrest", "look_fame", "sink", "must_discard", "deck_empty", "self_gained",
    "self_enters_play", "leaves_play", "would_history", "would_place_market", "would_gain_self", "would_gain_token",
]  # fmt: skip


def hears(g: Imperium, seat: int, event: int) -> bool:
    """Whether any card of this seat speaks at this moment. Asked before `fire`, which costs more."""
    bit = 1 << event
    first = seat * ZONES
    for card in g.zones[first + PLAY]:
        if FACES[card].listens & bit:
            return True
    for card in g.zones[first + FRONT]:
        if FACES[g.face(card)].listens & bit:
            return True
    return False


def matches(g: Imperium, clause: Clause, event: int, f: Frame, cards: list[int], src: int, token: int) -> bool:
    """Whether a clause waits for this event with one of these cards."""
    for trigger in clause.triggers:
        if trigger.event != event:
            continue
        if trigger.token != NOTHING and trigger.token != token:
            continue
        if trigger.src != NOTHING and trigger.src != src:
            continue
        selector = trigger.selector
        if selector is None:
            return True
        for card in cards:
            if selector.fits(g, f, card):
                return True
    return False


def fire(
    g: Imperium, seat: int, event: int, cards: list[int], src: int, token: int, parent: Frame | None
) -> Script[bool]:
    """Let every card of the seat speak: first the triggered abilities, then exhaust abilities the player chooses.

    True if an ability replaced the event.
    """
    bit = 1 << event
    replaced = False
    for card in g.zone(seat, PLAY) + g.zone(seat, FRONT):
        face = FACES[g.face(card)]
        if not face.listens & bit or not g.is_in_play(seat, card):
            continue
        for clause in face.reactions:
            if clause.kind != "when":
                continue
            f = reaction_frame(seat, card, cards, parent)
            if matches(g, clause, event, f, cards, src, token):
                if event == OTHER_PLAYS and parent is not None and seat in parent.shield:
                    return replaced  # this attack is avoided already
                replaced = True
                yield from clause.run(g, f)
    yield from react(g, seat, event, cards, src, token, parent)
    return replaced


def react(
    g: Imperium, seat: int, event: int, cards: list[int], src: int, token: int, parent: Frame | None
) -> Script[None]:
    """Exhaust abilities that may be used at this moment, one after another."""
    bit = 1 << event
    while g.exhaust[seat] > 0:
        if parent is not None and event == OTHER_PLAYS and seat in parent.shield:
            return
        options: list[Option] = []
        cause = NOTHING
        for card in g.zone(seat, PLAY) + g.zone(seat, FRONT):
            if FACES[g.face(card)].listens & bit and card not in g.tired[seat]:
                f = reaction_frame(seat, card, cards, parent)
                clause = reaction_of(g, seat, event, f, cards, src, token)
                if clause is not None:
                    options.append(("exhaust", g.face(card)))
                    if cause == NOTHING:
                        cause = cause_of(g, clause, event, f, cards)
        if not options:
            return
        if parent is None or parent.enough == NOTHING or parent.amount <= parent.enough:
            options.append(("skip",))  # else a price hangs on it
        choice = yield g.ask(seat, "react", options, (g.face(cause), EVENTS[event]))
        if choice[0] == "skip":
            return
        card = CARD_OF_FACE[CARD.of(choice)]
        f = reaction_frame(seat, card, cards, parent)
        clause = reaction_of(g, seat, event, f, cards, src, token)
        assert clause is not None
        g.exhaust[seat] -= 1
        g.tired = replaced(g.tired, seat, (*g.tired[seat], card))
        g.note(("exhausted", seat, g.face(card)))
        yield from clause.run(g, f)


def cause_of(g: Imperium, clause: Clause, event: int, f: Frame, cards: list[int]) -> int:
    """The card that this ability answers to; the card of the ability if the event is about none."""
    for card in cards:
        for trigger in clause.triggers:
            if trigger.event == event and (trigger.selector is None or trigger.selector.fits(g, f, card)):
                return card
    return f.card


def reaction_of(g: Imperium, seat: int, event: int, f: Frame, cards: list[int], src: int, token: int) -> Clause | None:
    """The exhaust ability of a card that can be used now in answer to this event."""
    for clause in FACES[g.face(f.card)].reactions:
        if clause.kind != "exhaust" or not matches(g, clause, event, f, cards, src, token):
            continue
        if not clause.any_turn and (g.turn != seat or g.doing == NO_ABILITIES):
            continue
        if use_of(g, seat, clause, f) == USEFUL:
            return clause
    return None


UNUSABLE: Final = 0
IDLE: Final = 1
USEFUL: Final = 2


def use_of(g: Imperium, seat: int, clause: Clause, f: Frame) -> int:
    """Whether the text can be used once one exhaust token has been spent for it, and whether it changes anything."""
    g.exhaust[seat] -= 1
    use = UNUSABLE
    if clause.usable(g, f):
        use = USEFUL if clause.changes(g, f) else IDLE
    g.exhaust[seat] += 1
    return use


def reaction_frame(seat: int, card: int, cards: list[int], parent: Frame | None) -> Frame:
    f = Frame(seat, card)
    f.it = cards
    f.parent = parent
    return f


def card_speaks(g: Imperium, seat: int, card: int, event: int) -> Script[None]:
    """Let one card speak about itself, wherever it is (when it is gained, or comes into play without being played)."""
    for clause in FACES[g.face(card)].reactions:
        for trigger in clause.triggers:
            if trigger.event == event:
                f = Frame(seat, card)
                f.it = [card]
                yield from clause.run(g, f)


def announce(g: Imperium, f: Frame) -> Script[None]:
    """An attack card is on the table: every other player may avoid it (Q29)."""
    for seat in g.others(f.me):
        if hears(g, seat, OTHER_PLAYS):
            yield from fire(g, seat, OTHER_PLAYS, [f.card], NOTHING, NOTHING, f)
