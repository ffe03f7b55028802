"""Playing a card (p.10), and whether it can be played."""

from typing import Final

from boardwright.kernel.decision import Script
from boardwright.kernel.still import without

from .effects.control import Cost
from .effects.passive import loses_icon, may_free_play
from .effects.step import FACES, Clause, Frame, banned
from .events import PLAY_CARD, announce, fire, hears
from .facts import ATTACK, NOTHING, PINNED, STATE_OF
from .moves import enter_play, move
from .state import DISCARD, PLAY, ZONES, Imperium


def can_play(g: Imperium, seat: int, card: int, zone: int) -> bool:
    """Whether state icon, restrictions and leading cost allow it; tokens and free play are the caller's."""
    return obstacle(g, seat, card, zone) == PLAYABLE


PLAYABLE: Final = ""


def obstacle(g: Imperium, seat: int, card: int, zone: int) -> str:
    """What forbids playing a card: its state icon, a ban, a requirement or its price; PLAYABLE if nothing does."""
    icon = STATE_OF[card]
    if icon != NOTHING and icon != g.empire[seat] and g.ignoring != icon and not loses_icon(g, seat, card, icon):
        return "state"
    face = FACES[card]
    if face.bans and banned(g, seat, card, "play"):
        return "ban"
    for condition in face.requires:
        if not condition.value(g, Frame(seat, card)):
            return "requirement"
    clause = face.play
    if clause is None or not clause.has_price or usable_once_played(g, seat, card, zone, clause):
        return PLAYABLE
    return "price"


def usable_once_played(g: Imperium, seat: int, card: int, zone: int, clause: Clause) -> bool:
    """Whether the price can be met when the card itself has left its zone for the play area."""
    zones = g.zones
    first = seat * ZONES
    cards, play = zones[first + zone], zones[first + PLAY]
    zones[first + zone] = without(cards, card)
    zones[first + PLAY] += (card,)
    usable = clause.usable(g, Frame(seat, card))
    zones[first + PLAY] = play
    zones[first + zone] = cards
    return usable


def is_free(g: Imperium, seat: int, card: int) -> bool:
    """Whether playing this card from hand costs no action token."""
    return card not in g.free_played and (FACES[card].is_free or may_free_play(g, seat, card))


def can_act_with(g: Imperium, seat: int, card: int, zone: int) -> bool:
    """Whether a hand card can be played as an action, with a token or free."""
    return action_obstacle(g, seat, card, zone) == PLAYABLE


def action_obstacle(g: Imperium, seat: int, card: int, zone: int) -> str:
    """What forbids playing a hand card as an action; PLAYABLE if nothing does."""
    if FACES[card].is_free:
        if card in g.free_played:  # p.14: a card with this keyword is played once per turn
            return "played_free"
    elif g.actions[seat] <= 0 and not is_free(g, seat, card):
        return "no_actions"
    return obstacle(g, seat, card, zone)


def play_card(g: Imperium, seat: int, card: int, zone: int, free: bool) -> Script[None]:
    """Put the card into the play area, resolve its text, and discard it unless it is pinned or has moved."""
    if free:
        g.free_played += (card,)
    else:
        g.actions[seat] -= 1
    g.ignoring = NOTHING
    enter_play(g, seat, card, zone)
    g.note(("played", seat, card))
    f = Frame(seat, card)
    clause = FACES[card].play
    if ATTACK[card]:
        f.is_attack = True
        if clause is not None and clause.steps and isinstance(clause.steps[0], Cost):
            f.unannounced = True
        else:
            yield from announce(g, f)
    if clause is not None:
        yield from clause.run(g, f)
    if not PINNED[card] and card in g.zone(seat, PLAY):
        yield from move(g, seat, card, DISCARD)
    if hears(g, seat, PLAY_CARD):  # Q47: after the whole text
        yield from fire(g, seat, PLAY_CARD, [card], zone, NOTHING, None)
