"""Imperium as rows of small numbers, and a number for every option: for programs that learn (docs/research.md)."""

from typing import Final

from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.features import Actions, Columns, Features, Question, at_most, kinds_of

from .effects.offers import EFFECT_EXPRS
from .effects.step import FACES
from .facts import (
    ATTACK,
    BOXES,
    CARDS,
    COST,
    FACE_COUNT,
    FIRST_FACES,
    ICON_COUNT,
    ICONS,
    NATIONS,
    NOTHING,
    PINNED,
    SLOTS,
    STATE_OF,
    STATES,
    SUIT_BITS,
    SUITS,
    TOKENS,
    ZONE_NAMES,
)
from .notation import calls
from .scoring import score
from .state import (
    DECK,
    DEVELOPMENT,
    DISCARD,
    FRONT,
    GARRISON,
    HAND,
    HISTORY,
    NATION,
    PLAY,
    SUNKEN,
    ZONES,
    Imperium,
)
from .view import DOING, seen_fame
from .vocabulary import CARD, VOCABULARY

SEATS: Final = 4
SEAT_NAMES: list[str] = ["me", "rival1", "rival2", "rival3"]
SUIT_COUNT: Final = 7
PILES: Final = 4
EFFECT_CALLS: list[list[str]] = [calls(effect) for effect in EFFECT_EXPRS]
CALLS: list[str] = sorted({call for calls in EFFECT_CALLS for call in calls})
EFFECT_COLUMNS: list[list[int]] = [[CALLS.index(call) for call in calls] for calls in EFFECT_CALLS]
"""The words of the notation that occur in each effect."""
SUITS_OF: list[list[int]] = [[suit for suit in range(SUIT_COUNT) if bits >> suit & 1] for bits in SUIT_BITS]

# -- the numbers of the options ------------------------------------------------------------------------------------

ACTIONS = Actions(VOCABULARY.options)
OPTIONS = kinds_of(VOCABULARY.options)

# -- the position --------------------------------------------------------------------------------------------------

STATE = Columns()
QUESTION = Question(STATE, VOCABULARY.asks, apart=["card", "trigger"])
ASKED_SUIT: Final = STATE.each("asked.card.suit", SUITS)
FLOW: Final = STATE.add("seats", "round", "ending", "fame", "unrest", "exile", "king_of_kings_flipped", "collapsed")
PILE: Final = STATE.each("pile", [*SUITS[:3], "main"])
BOX: Final = STATE.each("box", BOXES)
DOES: Final = STATE.each("doing", DOING)
TURN: Final = STATE.each("turn", SEAT_NAMES)
OF_A_SEAT: list[str] = [
    "sits",
    *TOKENS,
    "actions",
    "exhaust",
    "empire",
    "crowned",
    "nation_exhausted",
    "development_exhausted",
    "hand",
    "deck",
    "discard",
    "in_play",
    "history",
    "sunken",
    "nation_deck",
    "development",
    "garrisoned",
    "pending",
    "progress_on_cards",
    *[f"nation.{name}" for name in NATIONS],
    *[f"in_play.{name}" for name in SUITS],
    *[f"discard.{name}" for name in SUITS],
    *[f"icon.{name}" for name in ICONS],
]
PLAYER: Final = STATE.add(*[f"{seat}.{name}" for seat in SEAT_NAMES for name in OF_A_SEAT])
PLAYER_WIDTH: Final = len(OF_A_SEAT)
AT_NATION: Final = OF_A_SEAT.index(f"nation.{NATIONS[0]}")
AT_PLAY: Final = AT_NATION + len(NATIONS)
AT_DISCARD: Final = AT_PLAY + SUIT_COUNT
AT_ICON: Final = AT_DISCARD + SUIT_COUNT
MY_HAND: Final = STATE.each("hand", SUITS)
MY_DECK: Final = STATE.each("deck", SUITS)
SLOT: Final = STATE.add(
    *[
        f"market{slot}.{name}"
        for slot in range(SLOTS)
        for name in [
            "taken",
            "unrest",
            "points",
            "attack",
            "pinned",
            *STATES,
            *TOKENS,
            *[f"suit.{suit}" for suit in SUITS],
            *[f"icon.{icon}" for icon in ICONS],
        ]
    ]
)
SLOT_WIDTH: Final = 10 + SUIT_COUNT + 3
AT_CARD: list[int] = [NOTHING] * FACE_COUNT
for _card in FIRST_FACES:
    AT_CARD[_card] = STATE.add(f"card.{CARDS[_card]}")
STATE_COLUMNS: list[str] = STATE.names
NO_STATE: list[int] = [0] * len(STATE_COLUMNS)

# Where a card lies, as far as the seat knows: a zone of mine is its number + 1, a zone of a rival 16, 32 or 48 more.
OF_RIVAL: Final = 16
EXHAUSTED: Final = 12
ON_TOP: Final = 13
IN_MARKET: Final = 64
IN_EXILE: Final = 65
IN_FAME: Final = 66
KING: Final = 67

BOX_PLACE: dict[str, int] = {name: place for place, name in enumerate(BOXES)}


def state_row(g: Imperium, seat: int, decision: Decision | None) -> list[int]:
    """The position as a seat may see it."""
    row = NO_STATE[:]
    seats = g.seats
    if decision is not None:
        QUESTION.write(row, decision, seat, seats)
        if decision.ask in CARD.asked_places:
            for suit in SUITS_OF[CARD.asked(decision)]:
                row[ASKED_SUIT + suit] = 1
    row[FLOW : FLOW + 8] = [
        seats,
        at_most(g.round),
        max(0, g.ending),
        len(g.fame),
        len(g.unrest),
        len(g.exile),
        1 if g.king in g.flipped else 0,
        1 if g.collapsed else 0,
    ]
    for pile in range(PILES):
        row[PILE + pile] = len(g.piles[pile])
    row[BOX + BOX_PLACE[g.box]] = 1
    row[DOES + g.doing] = 1
    row[TURN + (g.turn - seat) % seats] = 1
    for step in range(seats):
        write_player(row, g, (seat + step) % seats, step)
    write_own(row, g, seat)
    for slot in range(SLOTS):
        card = g.market[slot]
        if card != NOTHING:
            row[AT_CARD[card]] = IN_MARKET
            write_slot(row, SLOT + slot * SLOT_WIDTH, g, slot, card)
    for card in g.exile:
        row[AT_CARD[card]] = IN_EXILE
    if g.fame_seen:
        for card in seen_fame(g, seat):
            row[AT_CARD[card]] = IN_FAME
    row[AT_CARD[g.king]] = KING
    return row


def write_player(row: list[int], g: Imperium, owner: int, step: int) -> None:
    """What everybody sees of a player."""
    at = PLAYER + step * PLAYER_WIDTH
    shift = 1 + step * OF_RIVAL
    first = owner * ZONES
    zones = g.zones
    play = zones[first + PLAY]
    discard = zones[first + DISCARD]
    row[at : at + 20] = [
        1,
        at_most(g.tokens[owner * 3]),
        at_most(g.tokens[owner * 3 + 1]),
        at_most(g.tokens[owner * 3 + 2]),
        g.actions[owner],
        g.exhaust[owner],
        g.empire[owner],
        g.crowned[owner],
        g.nation_tired[owner],
        g.development_tired[owner],
        len(zones[first + HAND]),
        len(zones[first + DECK]),
        len(discard),
        len(play),
        len(zones[first + HISTORY]),
        len(zones[first + SUNKEN]),
        len(zones[first + NATION]),
        len(zones[first + DEVELOPMENT]),
        len(zones[first + GARRISON]),
        len(g.pending[owner]),
    ]
    row[at + AT_NATION + g.nations[owner]] = 1
    for card in play:
        face = g.face(card)
        row[AT_CARD[card]] = shift + PLAY
        row[at + 20] += g.stock_on(card) if g.stock else 0
        for suit in SUITS_OF[face]:
            row[at + AT_PLAY + suit] += 1
        icons = ICON_COUNT[face]
        for icon in range(3):
            row[at + AT_ICON + icon] += icons[icon]
    for card in zones[first + FRONT]:
        row[AT_CARD[card]] = shift + FRONT
    for card in g.tired[owner]:
        row[AT_CARD[card]] = shift + EXHAUSTED
    for card in discard:
        row[AT_CARD[card]] = shift + DISCARD
        for suit in SUITS_OF[card]:
            row[at + AT_DISCARD + suit] += 1
    for card in zones[first + GARRISON]:
        row[AT_CARD[card]] = shift + GARRISON
    for card in zones[first + DEVELOPMENT]:
        row[AT_CARD[card]] = shift + DEVELOPMENT
    for card in g.shown[owner]:
        row[AT_CARD[card]] = shift + HAND
    deck = zones[first + DECK]
    for place in range(len(deck) - g.top_all[owner], len(deck)):
        row[AT_CARD[deck[place]]] = shift + ON_TOP


def write_own(row: list[int], g: Imperium, seat: int) -> None:
    """What a player knows of the own cards: which are in hand, deck, history and nation deck."""
    first = seat * ZONES
    zones = g.zones
    for card in zones[first + HAND]:
        row[AT_CARD[card]] = 1 + HAND
        for suit in SUITS_OF[card]:
            row[MY_HAND + suit] += 1
    deck = zones[first + DECK]
    for card in deck:
        row[AT_CARD[card]] = 1 + DECK
        for suit in SUITS_OF[card]:
            row[MY_DECK + suit] += 1
    for place in range(len(deck) - g.top_own[seat], len(deck)):
        row[AT_CARD[deck[place]]] = 1 + ON_TOP
    for card in zones[first + HISTORY]:
        row[AT_CARD[card]] = 1 + HISTORY
    for card in zones[first + SUNKEN]:
        row[AT_CARD[card]] = 1 + SUNKEN
    for card in zones[first + NATION]:
        row[AT_CARD[card]] = 1 + NATION


def write_slot(row: list[int], at: int, g: Imperium, slot: int, card: int) -> None:
    """A card of the market and what lies on it."""
    row[at] = 1
    row[at + 1] = 0 if g.market_unrest[slot] == NOTHING else 1
    row[at + 2] = max(0, FACES[card].points)
    row[at + 3] = 1 if ATTACK[card] else 0
    row[at + 4] = 1 if PINNED[card] else 0
    if STATE_OF[card] != NOTHING:
        row[at + 5 + STATE_OF[card]] = 1
    row[at + 7 : at + 10] = g.market_tokens[slot * 3 : slot * 3 + 3]
    for suit in SUITS_OF[card]:
        row[at + 10 + suit] = 1
    row[at + 10 + SUIT_COUNT : at + 13 + SUIT_COUNT] = ICON_COUNT[card]


# -- the options ---------------------------------------------------------------------------------------------------

OPTION = Columns()
VERB: Final = OPTION.each("verb", list(OPTIONS))
CALL: Final = OPTION.each("effect", CALLS)
SUIT: Final = OPTION.each("suit", SUITS)
CARD_SUIT: Final = OPTION.each("card.suit", SUITS)
CARD_ICON: Final = OPTION.each("card.icon", ICONS)
CARD_COST: Final = OPTION.each("card.cost", TOKENS)
CARD_STATE: Final = OPTION.each("card.state", STATES)
CARD_FACTS: Final = OPTION.add(
    "card.points",
    "card.minus_points",
    "card.attack",
    "card.pinned",
    "card.free",
    "card.has_exhaust",
    "card.has_solstice",
    "card.reacts",
    "card.variable_points",
    "card.exhausted",
)
CARD_ZONE: Final = OPTION.each("card.zone", ZONE_NAMES)
SLOT_COLUMN: Final = OPTION.add("market.unrest", *[f"market.{name}" for name in TOKENS])
COUNT: Final = OPTION.add("count")
PRICE: Final = OPTION.each("pay", TOKENS)
SEAT_COLUMN: Final = OPTION.each("seat", SEAT_NAMES)
OPTION_COLUMNS: list[str] = OPTION.names

VERB_PLACE: dict[str, int] = {verb: place for place, verb in enumerate(OPTIONS)}
PRICE_PLACE: dict[str, int] = {name: place for place, name in enumerate(TOKENS)}


def write_option(row: list[int], at: int, g: Imperium, seat: int, option: Option) -> None:
    """What is known of an option: its verb, its arguments, and what these are now."""
    verb = option[0]
    assert isinstance(verb, str)
    row[at + VERB + VERB_PLACE[verb]] = 1
    kinds = OPTIONS[verb]
    for place in range(len(kinds)):
        kind = kinds[place]
        value = option[place + 1]
        assert isinstance(value, int)
        if kind == "effect":
            for call in EFFECT_COLUMNS[value]:
                row[at + CALL + call] = 1
        elif kind in ("card", "copy"):
            write_card(row, at, g, seat, value)
        elif kind == "suit":
            row[at + SUIT + value] = 1
        elif kind == "count":
            row[at + COUNT] = at_most(value)
        elif kind == "seat":
            row[at + SEAT_COLUMN + (value - seat) % g.seats] = 1
        elif kind in PRICE_PLACE:
            row[at + PRICE + PRICE_PLACE[kind]] = at_most(value)


def write_card(row: list[int], at: int, g: Imperium, seat: int, number: int) -> None:
    """A card by the face that shows, where it lies, and what lies on it in the market."""
    face = g.face(number)
    for suit in SUITS_OF[face]:
        row[at + CARD_SUIT + suit] = 1
    row[at + CARD_ICON : at + CARD_ICON + 3] = ICON_COUNT[face]
    row[at + CARD_COST : at + CARD_COST + 3] = COST[face]
    if STATE_OF[face] != NOTHING:
        row[at + CARD_STATE + STATE_OF[face]] = 1
    text = FACES[face]
    row[at + CARD_FACTS : at + CARD_FACTS + 10] = [
        max(0, text.points),
        max(0, -text.points),
        1 if ATTACK[face] else 0,
        1 if PINNED[face] else 0,
        1 if text.is_free else 0,
        0 if text.exhaust is None else 1,
        0 if text.solstice is None else 1,
        1 if text.reactions else 0,
        0 if text.variable is None else 1,
        1 if number in g.tired[seat] else 0,
    ]
    zone = g.zone_of(seat, number)
    if zone != NOTHING:
        row[at + CARD_ZONE + zone] = 1
    elif number in g.market:
        slot = g.market.index(number)
        row[at + SLOT_COLUMN] = 0 if g.market_unrest[slot] == NOTHING else 1
        row[at + SLOT_COLUMN + 1 : at + SLOT_COLUMN + 4] = g.market_tokens[slot * 3 : slot * 3 + 3]


FEATURES = Features(STATE_COLUMNS, OPTION_COLUMNS, state_row, write_option, ACTIONS, score)
