"""The turn (p.10, p.11): activate, innovate or revolt, then clean-up; and the solstice (p.12)."""

from boardwright.kernel.decision import Decision, Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import replaced

from .deck import NO_LIMIT, draw
from .effects.build import Args
from .effects.market import Breakthrough
from .effects.passive import hand_limit
from .effects.pick import cards_behind, side_by_side
from .effects.step import FACES, Frame
from .events import IDLE, USEFUL, use_of
from .facts import ACTIONS, CARD_OF_FACE, EXHAUST_OF, NOTHING, PROGRESS, TWIN, UNREST, is_a
from .market import place, slots_filled
from .moves import move, return_unrest
from .notation import Place, parse
from .play import can_act_with, is_free, play_card
from .scoring import begin_collapse
from .state import ACTIVATE, DISCARD, FRONT, HAND, NO_ABILITIES, OPEN, PLAY, Collapse, Imperium
from .vocabulary import CARD, COUNT, EXHAUSTING, IN_PLAY, PLAYING

INNOVATE_PLACE = Place("innovate", "breakthrough(any4)", False)
INNOVATE = Breakthrough(Args(parse(INNOVATE_PLACE), INNOVATE_PLACE))


# -- the turn --------------------------------------------------------------------------------------------------------


def turn(g: Imperium) -> Script[None]:
    """One action or exhaust ability of the turn; or innovate, revolt, or the end of it."""
    try:
        yield from act(g)
    except Collapse:
        begin_collapse(g)


def act(g: Imperium) -> Script[None]:
    me = g.turn
    choice = yield g.asked_before() or what_to_do(g, me)
    verb = choice[0]
    if verb == "play":
        g.doing = ACTIVATE
        card = CARD.of(choice)
        yield from play_card(g, me, card, HAND, is_free(g, me, card))
    elif verb == "exhaust":
        g.doing = ACTIVATE
        yield from use_ability(g, me, CARD_OF_FACE[CARD.of(choice)])
    else:
        if verb == "innovate":
            yield from innovate(g, me)
        elif verb == "revolt":
            yield from revolt(g, me)
        g.doing = NO_ABILITIES
        g.stage = "cleanup"


def what_to_do(g: Imperium, me: int) -> Decision:
    useful, idle = abilities(g, me)
    options = plays(g, me) + useful
    if g.doing == OPEN:
        options.append(("innovate",))
        if any(is_a(card, UNREST) for card in g.zone(me, HAND)):
            options.append(("revolt",))
    options.append(("end",))
    veiled = bool(g.zone(me, HAND))
    return g.ask(me, "turn", options, (g.actions[me], g.exhaust[me]), idle=idle, veiled=veiled)


def plays(g: Imperium, me: int) -> list[Option]:
    """The hand cards that can be played now; equal cards once."""
    options: list[Option] = []
    seen: list[int] = []
    for card in g.zone(me, HAND):
        if TWIN[card] in seen:
            continue
        if can_act_with(g, me, card, HAND):
            seen.append(TWIN[card])
            options.append(PLAYING[card])
    return options


def abilities(g: Imperium, me: int) -> tuple[list[Option], list[Option]]:
    """The exhaust abilities that can be used now, by the face that is up; apart, those that would change nothing."""
    useful: list[Option] = []
    idle: list[Option] = []
    if g.exhaust[me] <= 0:
        return useful, idle
    tired = g.tired[me]
    for face in [*g.zone(me, PLAY), *[g.face(card) for card in g.zone(me, FRONT)]]:
        clause = FACES[face].exhaust
        if clause is None or CARD_OF_FACE[face] in tired:
            continue
        use = use_of(g, me, clause, Frame(me, CARD_OF_FACE[face]))
        if use == USEFUL:
            useful.append(EXHAUSTING[face])
        elif use == IDLE:
            idle.append(EXHAUSTING[face])
    return useful, idle


def use_ability(g: Imperium, me: int, card: int) -> Script[None]:
    """Move an exhaust token from the state card to the card, then resolve the text."""
    clause = FACES[g.face(card)].exhaust
    assert clause is not None
    g.exhaust[me] -= 1
    g.tired = replaced(g.tired, me, (*g.tired[me], card))
    g.note(("exhausted", me, g.face(card)))
    yield from clause.run(g, Frame(me, card))


def innovate(g: Imperium, me: int) -> Script[None]:
    """p.11: discard the whole hand, then break through for one of four suits."""
    g.doing = NO_ABILITIES
    g.note(("innovates", me))
    g.shows(me, g.zone(me, HAND))
    for card in g.zone(me, HAND):
        yield from move(g, me, card, DISCARD)
    yield from INNOVATE.run(g, Frame(me, g.zone(me, FRONT)[0]))


def revolt(g: Imperium, me: int) -> Script[None]:
    """p.11: return any number of unrest cards from the hand."""
    g.doing = NO_ABILITIES
    g.note(("revolts", me))
    unrest = [card for card in g.zone(me, HAND) if is_a(card, UNREST)]
    unrest = [card for card in unrest if card in g.shown[me]] + [card for card in unrest if card not in g.shown[me]]
    options: list[Option] = [("count", many) for many in range(1, len(unrest) + 1)]
    choice = yield g.ask(me, "revolt", options, veiled=True)
    unrest = unrest[: COUNT.of(choice)]
    g.shows(me, unrest)
    yield from return_unrest(g, me, unrest)


# -- clean-up --------------------------------------------------------------------------------------------------------


def cleanup(g: Imperium) -> Script[None]:
    """p.11: a token on the market, fresh tokens, discard any cards, draw up to the limit."""
    try:
        yield from clean_up(g)
    except Collapse:
        begin_collapse(g)


def clean_up(g: Imperium) -> Script[None]:
    me = g.turn
    g.doing = NO_ABILITIES
    slots = slots_filled(g)
    if slots:
        options: list[Option] = [IN_PLAY[g.market[slot]] for slot in slots]
        choice = yield g.ask(me, "cleanup_token", options)
        yield from place(g, me, g.market.index(CARD.of(choice)), PROGRESS, 1)
    refresh(g, me)
    yield from discard_any(g, me)
    limit = hand_limit(g, me)
    yield from draw(g, me, NO_LIMIT, True, limit)
    next_turn(g)


def refresh(g: Imperium, me: int) -> None:
    """Action and exhaust tokens back to the state card; what lasts until the end of the turn ends."""
    g.actions[me] = ACTIONS
    g.exhaust[me] = EXHAUST_OF[g.nations[me]]
    g.tired = replaced(g.tired, me, ())
    g.nation_tired = replaced(g.nation_tired, me, 0)
    g.development_tired = replaced(g.development_tired, me, 0)
    g.free_played = ()
    g.ignoring = NOTHING
    g.treated = ()


def discard_any(g: Imperium, me: int) -> Script[None]:
    """Any number of hand cards, as a set; equal cards are equal options."""
    cards = side_by_side(g.zone(me, HAND))
    offered: list[Option] = []
    for i in range(len(cards)):
        equal = i > 0 and TWIN[cards[i]] == TWIN[cards[i - 1]]
        offered.append(offered[i - 1] if equal else ("discard", cards[i]))
    chosen = yield from choose_set(me, "cleanup_discard", offered, 0, len(cards), veiled=bool(cards))
    for card in cards_behind(chosen, offered, cards):
        g.note(("discarded", me, card))
        yield from move(g, me, card, DISCARD)


def next_turn(g: Imperium) -> None:
    """The next player; after the last one the solstice."""
    g.stage = "turn"
    g.doing = OPEN
    g.turn += 1
    if g.turn == g.seats:
        g.turn = 0
        g.doing = NO_ABILITIES
        g.stage = "solstice"
        g.note(("solstice", g.round))
        # D32: what comes into play now waits for the next solstice
        g.pending = tuple([solstice_cards(g, seat) for seat in range(g.seats)])


# -- the solstice ----------------------------------------------------------------------------------------------------


def solstice_cards(g: Imperium, seat: int) -> tuple[int, ...]:
    """The cards of a seat with a solstice text."""
    cards = g.zone(seat, PLAY) + g.zone(seat, FRONT)
    return tuple([card for card in cards if FACES[g.face(card)].solstice is not None])


def solstice(g: Imperium) -> Script[None]:
    """One solstice text of the first player who has one left; then the next round, or the end."""
    try:
        yield from resolve_solstice(g)
    except Collapse:
        begin_collapse(g)


def resolve_solstice(g: Imperium) -> Script[None]:
    for seat in range(g.seats):
        pending = [card for card in g.pending[seat] if g.is_in_play(seat, card)]
        if not pending:
            g.pending = replaced(g.pending, seat, ())
            continue
        card = pending[0]
        if len(pending) > 1:
            options: list[Option] = [IN_PLAY[g.face(one)] for one in pending]
            choice = yield g.ask(seat, "solstice", options)
            card = CARD_OF_FACE[CARD.of(choice)]
        pending.remove(card)
        g.pending = replaced(g.pending, seat, tuple(pending))
        clause = FACES[g.face(card)].solstice
        assert clause is not None
        g.note(("solstice_card", seat, g.face(card)))
        yield from clause.run(g, Frame(seat, card))
        return
    end_round(g)


def end_round(g: Imperium) -> None:
    """p.13: after scoring was triggered one more full round is played."""
    if g.ending == 2:
        g.stage = "finish"
        return
    if g.ending == 1:
        g.ending = 2
        g.note(("last_round",))
    g.round += 1
    g.turn = 0
    g.doing = OPEN
    g.stage = "turn"
