"""The end of a round (C105): the Council or an Event, between the check of the initiative and the next round.

Each step is a stage: Crises, Edicts and the Summit are stages, too, and come back to the one they are told.
"""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set

from ..facts import NOBODY, NOTHING
from ..moments import UNLIMITED
from ..resources import can_steal, room_for_stolen, settle_stolen
from ..state import changed
from ..turn import next_round
from ..vocabulary import RESOURCE
from .council import is_tucked, return_to_court
from .crises import begin_crises
from .dice import is_crisis, roll_dice
from .edicts import begin_edicts
from .power import gain_power
from .state import Campaign
from .summit import begin_summit
from .titles import take_first_regent


def end_of_round(g: Campaign) -> Script[None]:
    """C48: a Council that is still tucked is resolved, else one Event; C47: by the player with the initiative."""
    if is_tucked(g):
        g.resolver = g.council_by
        return_to_court(g, decided=True)
        yield from may_call_summit(g, "council_title")
    else:
        g.resolver = g.initiative
        yield from may_call_summit(g, "event_dice")


def may_call_summit(g: Campaign, then: str) -> Script[None]:
    """Who resolves the Council or the Event may call a Summit first; the next stage is `then`."""
    choice = yield g.ask(g.resolver, "call_summit", [("call_summit",), ("skip",)])
    g.stage = then
    if choice[0] == "call_summit":
        begin_summit(g, g.resolver, then)


def council_title(g: Campaign) -> Script[None]:
    """C50: a Regent, by the title they have now, takes the First Regent tile; an Outlaw robs the Trust."""
    me = g.resolver
    g.stage = "council_choice"
    if g.is_regent(me):
        take_first_regent(g, me)
    else:
        yield from rob_the_trust(g, me)


def rob_the_trust(g: Campaign, me: int) -> Script[None]:
    """C51: as many resources as there is own room for, or fewer; the First Regent loses 1 Power for each.

    What a card may take fills no slots, so it comes first.
    """
    owner = g.first_regent
    on_cards: list[Option] = []
    in_slots: list[Option] = []
    for resource in range(5):
        if can_steal(g, me, owner, NOTHING, resource):
            options = on_cards if room_for_stolen(g, me, resource) == UNLIMITED else in_slots
            options.extend([("from_trust", resource)] * g.trust[resource])
    stolen = yield from choose_set(me, "rob_trust", on_cards, 0, len(on_cards), (owner,))
    stolen += yield from choose_set(me, "rob_trust", in_slots, 0, len(g.empty_slots(me)), (owner,))
    for choice in stolen:
        resource = RESOURCE.of(choice)
        g.trust = changed(g.trust, resource, -1)
        g.loose = (*g.loose, (me, resource))
        g.note(("stole_token", me, owner, resource))
    if stolen:
        gain_power(g, owner, -len(stolen), "robbed")
        yield from settle_stolen(g, me, [RESOURCE.of(choice) for choice in stolen])


def council_choice(g: Campaign) -> Script[None]:
    """p.14: who secured the Council must choose Crises or Edicts."""
    choice = yield g.ask(g.resolver, "council_choice", [("crises",), ("edicts",)])
    if choice[0] == "crises":
        begin_crises(g, "next_round")
    else:
        begin_edicts(g, "next_round")


def event_dice(g: Campaign) -> Script[None]:
    """p.13: the dice say Crises or Edicts, whether or not there was a Summit; they serve the Crises, too (C64)."""
    yield from roll_dice(g, g.resolver)
    if is_crisis(g):
        begin_crises(g, "next_round")
    else:
        begin_edicts(g, "next_round")


def after_event(g: Campaign) -> Script[None]:
    """The dice are taken up, the played cards are discarded, and the next round begins."""
    g.rolled = ()
    g.resolver = NOBODY
    next_round(g)
    yield from ()
