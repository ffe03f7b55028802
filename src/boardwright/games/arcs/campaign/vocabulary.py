"""Every word of the campaign: those of Arcs with more cards, and its own."""

from typing import Any

from boardwright.kernel.vocabulary import Kind, Verb, Vocabulary, numbered, verb, worded

from .. import vocabulary as arcs
from ..facts import ACTION_CARDS, GUILD_SUIT, NOTHING, SUITS
from ..vocabulary import (
    ACTION,
    AMBITION,
    CARD,
    COUNT,
    COURT,
    DAMAGED,
    FRESH,
    NUMBER,
    RESOURCE,
    SEAT,
    SUIT,
    SYSTEM,
    USE,
)
from .facts import FATE_IDS, FATES, FIRST_EVENT, OWNER_IDS, ROWS

# -- kinds of Arcs that have more here -----------------------------------------------------------------------------

ALL_COURT = COURT.with_more({number: ROWS[number]["id"] for number in sorted(ROWS)})
ALL_GUILDS = ALL_COURT.within([card for card in ALL_COURT.domain if GUILD_SUIT[int(card)] != NOTHING])
ALL_CARDS = CARD.with_more(dict(enumerate(ACTION_CARDS[FIRST_EVENT:], FIRST_EVENT)))
EVENT_CARD = ALL_CARDS.within([FIRST_EVENT])
ALL_SUITS = SUIT.with_more(dict(enumerate(SUITS[4:], 4)))
NEW_ACTIONS: list[str] = ["bargain", "recover", "awaken", "spy", "teach"]
ALL_ACTIONS = ACTION.within([*ACTION.domain, *NEW_ACTIONS])
ALL_USES = USE.within([*USE.domain, *NEW_ACTIONS])
ALL_SEATS = SEAT.with_others(list(OWNER_IDS))
WIDER: dict[str, Kind[Any]] = {
    kind.name: kind for kind in (ALL_COURT, ALL_CARDS, ALL_SUITS, ALL_ACTIONS, ALL_USES, ALL_SEATS)
}

# -- new kinds -----------------------------------------------------------------------------------------------------

FATE: Kind[int] = numbered("fate", FATE_IDS, rows=FATES, spot="fate-{id}")
OWNER: Kind[int] = numbered("owner", OWNER_IDS)
WHY: Kind[str] = worded("why", ["failed", "trust", "robbed"])
"""Why Power was gained or lost, if not for an ambition."""


def wider(verbs: list[Verb]) -> list[Verb]:
    """The verbs of Arcs with all that they can hold here."""
    return [Verb(one.word, one.names, [WIDER.get(kind.name, kind) for kind in one.kinds]) for one in verbs]


# -- questions, options, events and reasons ------------------------------------------------------------------------

ASKS = [
    *wider(arcs.ASKS),
    # set-up
    verb("choose_fate"),
    verb("first_planet"),
    verb("first_building", system=SYSTEM),
    # the Court
    verb("spread_agents", count=COUNT),
    verb("dismiss_guilds", count=COUNT),
    verb("song_of_freedom"),
    verb("blight_looms"),
    # Events and the Council
    verb("call_summit"),
    verb("rob_trust", seat=SEAT),
    verb("council_choice"),
    # ships of the Empire
    verb("escort", seat=ALL_SEATS, system=SYSTEM),
    # the Founder
    verb("parade_fleets"),
    verb("leave_empire"),
    # the Partisan
    verb("spy"),
    verb("spy_give", seat=SEAT),
    verb("spy_return", seat=SEAT),
]

OPTIONS = [
    *wider(arcs.OPTIONS),
    # set-up
    verb("fate", fate=FATE),
    # the Court
    verb("dismiss", court=ALL_GUILDS),
    # Events and the Council
    verb("event", card=EVENT_CARD),
    verb("call_summit"),
    verb("from_trust", resource=RESOURCE),
    verb("crises"),
    verb("edicts"),
    # ships of the Empire
    verb("escort", fresh=FRESH, damaged=DAMAGED),
    verb("repair_other_ship", seat=ALL_SEATS, system=SYSTEM),
    # the Founder
    verb("become_outlaw"),
    # the Partisan
    verb("seize_by_outrage", resource=RESOURCE),
]

EVENTS = [
    *wider(arcs.EVENTS),
    # set-up
    verb("fate_revealed", seat=SEAT, fate=FATE),
    # objectives and Power
    verb("advanced", seat=SEAT, count=COUNT, number=NUMBER),
    verb("gained_power", seat=SEAT, count=COUNT, why=WHY),
    verb("lost_power", seat=SEAT, count=COUNT, why=WHY),
    verb("fate_fulfilled", seat=SEAT, fate=FATE),
    verb("fate_failed", seat=SEAT, fate=FATE),
    # titles
    verb("first_regent", seat=SEAT),
    verb("became_outlaw", seat=SEAT),
    verb("became_regent", seat=SEAT),
    # the Court
    verb("attached", court=ALL_COURT, court2=ALL_COURT),
    verb("slid_down", court=ALL_COURT),
    verb("court_discarded", court=ALL_COURT),
    verb("scrapped", court=ALL_COURT),
    verb("moved_agents", seat=SEAT, count=COUNT, court=ALL_COURT),
    verb("marker_returned", ambition=AMBITION, power=NUMBER),
    verb("became_free", seat=SEAT, system=SYSTEM),
    verb("blight_placed", system=SYSTEM),
    verb("blight_repaired", system=SYSTEM),
    verb("blight_destroyed", seat=SEAT, system=SYSTEM),
    # Events and the Council
    verb("played_event", seat=SEAT, card=ALL_CARDS),
    verb("council_decided"),
    verb("council_in_session"),
    # ships of the Empire
    verb("repaired_other_ship", seat=SEAT, seat2=ALL_SEATS, system=SYSTEM),
    # the Partisan
    verb("spied", seat=SEAT, seat2=SEAT),
    verb("handed_over", seat=SEAT, seat2=SEAT, card=ALL_CARDS),
]

REASONS = [
    *wider(arcs.REASONS),
    # the Partisan
    verb("cannot_spy"),
    verb("seize_forbidden"),
]

UNUSED: list[str] = [name for name in COURT.ids.values() if name.startswith(("bc", "lead"))]
"""Cards of Arcs that the campaign does not use: leaders, and the base Court, of which it has its own copies."""

VOCABULARY = Vocabulary(ASKS, OPTIONS, EVENTS, REASONS, kinds=[OWNER, FATE], titles=ALL_COURT, unused=UNUSED)
