"""Imperium as rows of small numbers, and a number for every option: for programs that learn (docs/research.md)."""

from typing import Final

from librt.strings import BytesWriter

from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.features import Actions, Columns, Features, Question, at_most, fill_some, kinds_of

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
from .rules import RULES
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
from .vocabulary import CARD

VOCABULARY: Final = RULES.vocabulary  # the rules have read the texts of all cards
SEATS: Final = 4
SEAT_NAMES: list[str] = ["me", "rival1", "rival2", "rival3"]
SUIT_COUNT: Final = 7
PILES: Final = 4
EFFECT_CALLS: list[list[str]] = [calls(effect) for effect in EFFECT_EXPRS]
CALLS: list[str] = sorted({call for calls in EFFECT_CALLS for call in calls})
EFFECT_COLUMNS: Final[list[list[int]]] = [[CALLS.index(call) for call in calls] for calls in EFFECT_CALLS]
"""The words of the notation that occur in each effect."""
SUITS_OF: Final[list[list[int]]] = [[suit for suit in range(SUIT_COUNT) if bits >> suit & 1] for bits in SUIT_BITS]
ICONS_OF: Final[list[list[int]]] = [[icon for icon in range(3) for _ in range(count[icon])] for count in ICON_COUNT]
"""The icons of each face, each as often as it is there."""

# -- the numbers of the options ------------------------------------------------------------------------------------

ACTIONS = Actions(VOCABULARY.options)
OPTIONS: Final = kinds_of(VOCABULARY.options)

# -- the position --------------------------------------------------------------------------------------------------

STATE = Columns()
QUESTION: Final = Question(STATE, VOCABULARY.asks, apart=["card", "trigger"])
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
AT_CARD: Final[list[int]] = [NOTHING] * FACE_COUNT
for _card in FIRST_FACES:
    AT_CARD[_card] = STATE.add(f"card.{CARDS[_card]}")
STATE_COLUMNS: list[str] = STATE.names

# Where a card lies, as far as the seat knows: a zone of mine is its number + 1, a zone of a rival 16, 32 or 48 more.
OF_RIVAL: Final = 16
EXHAUSTED: Final = 12
ON_TOP: Final = 13
IN_MARKET: Final = 64
IN_EXILE: Final = 65
IN_FAME: Final = 66
KING: Final = 67

BOX_PLACE: Final[dict[str, int]] = {name: place for place, name in enumerate(BOXES)}


def write_state(row: BytesWriter, g: Imperium, seat: int, decision: Decision | None) -> None:
    """The position as a seat may see it."""
    seats = g.seats
    if decision is not None:
        QUESTION.write(row, decision, seat, seats)
        if decision.ask in CARD.asked_places:
            for suit in SUITS_OF[CARD.asked(decision)]:
                row[ASKED_SUIT + suit] = 1
    row[FLOW] = seats
    row[FLOW + 1] = at_most(g.round)
    row[FLOW + 2] = max(0, g.ending)
    row[FLOW + 3] = len(g.fame)
    row[FLOW + 4] = len(g.unrest)
    row[FLOW + 5] = len(g.exile)
    row[FLOW + 6] = 1 if g.king in g.flipped else 0
    row[FLOW + 7] = 1 if g.collapsed else 0
    for pile in range(PILES):
        row[PILE + pile] = len(g.piles[pile])
    row[BOX + BOX_PLACE[g.box]] = 1
    row[DOES + g.doing] = 1
    row[TURN + (g.turn - seat) % seats] = 1
    for step in range(seats):
        owner = (seat + step) % seats
        write_player(row, g, owner, PLAYER + step * PLAYER_WIDTH)
        write_cards(row, g, owner, PLAYER + step * PLAYER_WIDTH, 1 + step * OF_RIVAL)
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


def write_player(row: BytesWriter, g: Imperium, owner: int, at: int) -> None:
    """The tokens of a player, and how many cards are where."""
    zones = g.zones
    first = owner * ZONES
    row[at] = 1
    row[at + 1] = at_most(g.tokens[owner * 3])
    row[at + 2] = at_most(g.tokens[owner * 3 + 1])
    row[at + 3] = at_most(g.tokens[owner * 3 + 2])
    row[at + 4] = g.actions[owner]
    row[at + 5] = g.exhaust[owner]
    row[at + 6] = g.empire[owner]
    row[at + 7] = g.crowned[owner]
    row[at + 8] = g.nation_tired[owner]
    row[at + 9] = g.development_tired[owner]
    row[at + 10] = len(zones[first + HAND])
    row[at + 11] = len(zones[first + DECK])
    row[at + 12] = len(zones[first + DISCARD])
    row[at + 13] = len(zones[first + PLAY])
    row[at + 14] = len(zones[first + HISTORY])
    row[at + 15] = len(zones[first + SUNKEN])
    row[at + 16] = len(zones[first + NATION])
    row[at + 17] = len(zones[first + DEVELOPMENT])
    row[at + 18] = len(zones[first + GARRISON])
    row[at + 19] = len(g.pending[owner])
    row[at + AT_NATION + g.nations[owner]] = 1


def write_cards(row: BytesWriter, g: Imperium, owner: int, at: int, shift: int) -> None:
    """Where the cards of a player lie, as far as everybody sees it, with their suits and icons."""
    zones = g.zones
    first = owner * ZONES
    for card in zones[first + PLAY]:
        face = g.face(card)
        row[AT_CARD[card]] = shift + PLAY
        if g.stock:
            row[at + 20] += g.stock_on(card)
        for suit in SUITS_OF[face]:
            row[at + AT_PLAY + suit] += 1
        for icon in ICONS_OF[face]:
            row[at + AT_ICON + icon] += 1
    for card in zones[first + FRONT]:
        row[AT_CARD[card]] = shift + FRONT
    for card in g.tired[owner]:
        row[AT_CARD[card]] = shift + EXHAUSTED
    for card in zones[first + DISCARD]:
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


def write_own(row: BytesWriter, g: Imperium, seat: int) -> None:
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


def columns_of_market(face: int) -> list[tuple[int, int]]:
    """What a place in the market shows of a card: columns of the place, and what is written there."""
    cells = [(0, 1), (2, max(0, FACES[face].points)), (3, 1 if ATTACK[face] else 0), (4, 1 if PINNED[face] else 0)]
    if STATE_OF[face] != NOTHING:
        cells.append((5 + STATE_OF[face], 1))
    cells.extend([(10 + suit, 1) for suit in SUITS_OF[face]])
    cells.extend([(10 + SUIT_COUNT + icon, count) for icon, count in enumerate(ICON_COUNT[face])])
    return [(column, value) for column, value in cells if value]


IN_THE_MARKET: Final[list[list[tuple[int, int]]]] = [columns_of_market(face) for face in range(FACE_COUNT)]


def write_slot(row: BytesWriter, at: int, g: Imperium, slot: int, card: int) -> None:
    """A card of the market and what lies on it."""
    for column, value in IN_THE_MARKET[card]:
        row[at + column] = value
    if g.market_unrest[slot] != NOTHING:
        row[at + 1] = 1
    fill_some(row, at + 7, g.market_tokens, slot * 3, 3)


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

VERB_PLACE: Final[dict[str, int]] = {verb: place for place, verb in enumerate(OPTIONS)}


def columns_of_face(face: int) -> list[tuple[int, int]]:
    """What an option shows of a face of a card, wherever the card is: columns, and what is written there."""
    text = FACES[face]
    cells = [(CARD_SUIT + suit, 1) for suit in SUITS_OF[face]]
    cells.extend([(CARD_ICON + icon, count) for icon, count in enumerate(ICON_COUNT[face])])
    cells.extend([(CARD_COST + token, count) for token, count in enumerate(COST[face])])
    if STATE_OF[face] != NOTHING:
        cells.append((CARD_STATE + STATE_OF[face], 1))
    facts = [
        max(0, text.points),
        max(0, -text.points),
        1 if ATTACK[face] else 0,
        1 if PINNED[face] else 0,
        1 if text.is_free else 0,
        0 if text.exhaust is None else 1,
        0 if text.solstice is None else 1,
        1 if text.reactions else 0,
        0 if text.variable is None else 1,
    ]
    cells.extend([(CARD_FACTS + fact, value) for fact, value in enumerate(facts)])
    return [(column, value) for column, value in cells if value]


OF_FACE: Final[list[list[tuple[int, int]]]] = [columns_of_face(face) for face in range(FACE_COUNT)]
PRICE_PLACE: Final[dict[str, int]] = {name: place for place, name in enumerate(TOKENS)}


def write_option(row: BytesWriter, at: int, g: Imperium, seat: int, option: Option) -> None:
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


def write_card(row: BytesWriter, at: int, g: Imperium, seat: int, number: int) -> None:
    """A card by the face that shows, where it lies, and what lies on it in the market."""
    for column, value in OF_FACE[g.face(number)]:
        row[at + column] = value
    if number in g.tired[seat]:
        row[at + CARD_FACTS + 9] = 1
    zone = g.zone_of(seat, number)
    if zone != NOTHING:
        row[at + CARD_ZONE + zone] = 1
    elif number in g.market:
        slot = g.market.index(number)
        row[at + SLOT_COLUMN] = 0 if g.market_unrest[slot] == NOTHING else 1
        fill_some(row, at + SLOT_COLUMN + 1, g.market_tokens, slot * 3, 3)


FEATURES = Features(STATE_COLUMNS, OPTION_COLUMNS, write_state, write_option, ACTIONS, score)
