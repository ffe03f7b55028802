"""Summits: Call to Order and Negotiations (p.16, p.17).

Stages: call_to_order, one action of the caller each; negotiate, one player's turn to speak; make_deal, one step of a
proposal; consent, one answer to it.
"""

from typing import Final

from boardwright.kernel.decision import Decision, Option, Script

from ..facts import NOBODY
from ..resources import agents_come_home
from ..state import changed
from ..vocabulary import SEAT
from .council import turn_in_session
from .deals import (
    THINGS_OF_SUPPLY,
    ItemChoice,
    answering,
    can_be_forced,
    carry_out,
    choose_item,
    draft_now,
    flat,
    is_open_to,
    price,
    spelled,
)
from .facts import COLOURS
from .moments import speaking
from .state import Campaign
from .titles import become_outlaw, become_regent


def begin_summit(g: Campaign, caller: int, then: str) -> None:
    """C54: the caller's Call to Order comes first; the stage `then` follows the Summit."""
    close_summit(g)
    g.summit_caller = g.speaker = caller
    g.summit_then = then
    g.note(("summit", caller))
    g.stage = "call_to_order"


def close_summit(g: Campaign) -> None:
    """Nothing of a Summit is remembered after it."""
    g.summit_caller = g.speaker = NOBODY
    g.summit_then = ""
    g.motions = ()
    g.quiet = 0
    g.proposals = [0] * g.seats
    g.deal, g.waiting, g.refused = [], [], ()
    g.handed = (0,) * (g.seats * g.seats * (THINGS_OF_SUPPLY + g.seats))
    g.handed_lore = ()
    g.draft = None


def end_summit(g: Campaign) -> None:
    g.note(("summit_over",))
    g.stage = g.summit_then
    close_summit(g)


# -- Call to Order -------------------------------------------------------------------------------------------------


def call_to_order(g: Campaign) -> Script[None]:
    """C54: only the caller, any number of actions in any order; C121: each motion once."""
    me = g.summit_caller
    choice = yield g.asked_before() or what_to_call(g, me)
    for law in speaking(g, me, "call_to_order_actions"):
        if choice in law.call_to_order_actions(g, me):
            yield from law.take_call_to_order_action(g, me, choice)
            return
    if choice[0] == "force":
        yield from force(g, me, SEAT.of(choice))
    elif choice[0] == "done":
        if g.negotiations == "favors":
            end_summit(g)
        else:
            g.stage = "negotiate"
    else:
        g.motions += (str(choice[0]),)
        move_motion(g, me, str(choice[0]))


def what_to_call(g: Campaign, me: int) -> Decision:
    options = [*motions(g, me), *[("force", rival) for rival in g.rivals(me) if can_be_forced(g, me, rival)]]
    for law in speaking(g, me, "call_to_order_actions"):
        options.extend(law.call_to_order_actions(g, me))
    return g.ask(me, "call_to_order", [*options, ("done",)])


def motions(g: Campaign, me: int) -> list[Option]:
    """Petition the Council, Leave the Empire, C40: Revive the Empire if nobody is a Regent."""
    found: list[Option] = []
    if g.decided:
        found.append(("petition",))
    if g.is_regent(me):
        found.append(("leave",))
    if not g.regents():
        found.append(("revive",))
    return [motion for motion in found if motion[0] not in g.motions]


def move_motion(g: Campaign, me: int, motion: str) -> None:
    if motion == "petition":
        g.note(("petitioned", me))
        turn_in_session(g)
    elif motion == "leave":
        g.note(("left_empire", me))
        become_outlaw(g, me)
    else:
        g.note(("revived_empire", me))
        become_regent(g, me)


def force(g: Campaign, me: int, rival: int) -> Script[None]:
    """C55: Favors go home, and the Rival gives the caller what the caller chooses."""
    values = (rival, g.favors_of(me, rival))
    item = yield from choose_item(
        g.asked_before() or ItemChoice(me, "force", can_be_forced(g, me, rival), values),
    )
    cost = price(g, item)
    for seat in g.rivals(me):
        if cost.count(seat):
            g.favors = changed(g.favors, me * g.seats + seat, -(cost.count(seat)))
            agents_come_home(g, seat, cost.count(seat))
            g.note(("returned_favors", me, seat, cost.count(seat)))
    g.note(("forced", me, spelled([item])))
    yield from carry_out(g, [item], negotiated=False)


# -- Negotiations --------------------------------------------------------------------------------------------------


def negotiate(g: Campaign) -> Script[None]:
    """C123: from the caller clockwise each may propose a deal; over when all in a row have nothing to propose."""
    me = g.speaker
    choice = yield g.asked_before() or what_to_negotiate(g, me)
    if choice[0] == "done":
        g.quiet += 1
        if g.quiet == g.seats:
            end_summit(g)
        else:
            next_speaker(g)
        return
    g.quiet = 0
    if choice[0] == "propose":
        g.proposals[me] += 1
        g.stage = "make_deal"
        return
    g.draft = None  # pieces may change hands
    card = next(card for card in speaking(g, me, "negotiation_actions") if choice in card.negotiation_actions(g, me))
    yield from card.take_negotiation_action(g, me, choice)


def what_to_negotiate(g: Campaign, me: int) -> Decision:
    left = g.offers - g.proposals[me]
    options: list[Option] = [("propose",)] if left > 0 else []
    for card in speaking(g, me, "negotiation_actions"):
        options.extend(card.negotiation_actions(g, me))
    return g.ask(me, "negotiate", [*options, ("done",)], (left,))


def next_speaker(g: Campaign) -> None:
    g.deal, g.waiting = [], []
    g.speaker = (g.speaker + 1) % g.seats
    g.stage = "negotiate"


def make_deal(g: Campaign) -> Script[None]:
    """Add an item to the deal, offer it to all whom it names, or give it up."""
    me = g.speaker
    choice = yield g.asked_before() or how_to_go_on(g, me)
    if choice[0] == "between":
        pair = (SEAT.of(choice), SEAT.second(choice))
        item = yield from choose_item(
            g.asked_before() or ItemChoice(me, "item", draft_now(g).may_follow(g, pair[0], pair[1]), pair),
        )
        draft_now(g).append(g, item)
    elif choice[0] == "offer":
        g.note(("offered", me, spelled(g.deal)))
        g.waiting = answering(g, g.deal, me)
        g.stage = "consent"
    else:
        next_speaker(g)


BETWEEN: Final[list[list[Option]]] = [
    [("between", giver, receiver) for receiver in range(COLOURS)] for giver in range(COLOURS)
]
"""The next item goes from one player to another."""


def how_to_go_on(g: Campaign, me: int) -> Decision:
    """What to do with the deal as it is."""
    draft = draft_now(g)
    options: list[Option] = [BETWEEN[giver][receiver] for giver, receiver in draft.open_pairs(g)]
    if not draft.lacks and is_open_to(g, g.deal, me):
        options.append(("offer",))
    options.append(("withdraw",))
    values: Option = (spelled(g.deal),) if g.deal else ()
    return g.ask(me, "deal" if g.deal else "deal_begins", options, values)


def consent(g: Campaign) -> Script[None]:
    """p.17: all who are named agree, and everything happens at once; C123: a refused deal is not proposed again."""
    seat = g.waiting[0]
    choice = yield g.ask(seat, "consent", [("accept",), ("refuse",)], (g.speaker, spelled(g.deal)))
    if choice[0] == "refuse":
        g.note(("refused", seat))
        g.refused += (flat(g.deal),)
        next_speaker(g)
        return
    g.note(("accepted", seat))
    g.waiting.remove(seat)
    if not g.waiting:
        g.note(("deal_made",))
        deal = g.deal
        next_speaker(g)
        g.draft = None
        yield from carry_out(g, deal, negotiated=True)
