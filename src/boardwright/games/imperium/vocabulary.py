"""Every word of Imperium, declared once: docs/kernel.md shows what follows from it. The sentences are in locale/.

The text of a card is generated from its notation (what a step says: effects/), so that it says what it does.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, NewType, cast

from boardwright.kernel.decision import Option
from boardwright.kernel.vocabulary import (
    Kind,
    Phrase,
    Says,
    Vocabulary,
    counted,
    in_language,
    literal,
    numbered,
    seats,
    verb,
    worded,
)

from .facts import (
    BY_CARD,
    EFFECT_NUMBER,
    EFFECTS,
    FACE_IDS,
    FACE_ROWS,
    FIRST_FACES,
    NATION_FILES,
    NATIONS,
    SUITS,
    TOKENS,
    ZONE_NAMES,
)
from .namesakes import copy_words, kind_words, told_apart

Seat = NewType("Seat", int)
Card = NewType("Card", int)


def name_of(face: int, language: str) -> str:
    """The name of a face in a language, or in English where no source gives it."""
    return in_language(FACE_ROWS[face], language)


def card_name(face: Any, language: str) -> Phrase:
    """A card; with a word more, if another of the same name does something else."""
    return told_apart(name_of(face, language), kind_words(face, language))


def copy_name(face: Any, language: str) -> Phrase:
    """A card that must be told apart from others of the same name."""
    return told_apart(name_of(face, language), copy_words(face, language))


def said_by(function: str) -> Says:
    """A function of wording.py, which is loaded when the first card is told of: the rules need no words."""

    def says(value: Any, language: str) -> Phrase:
        wording = import_module("boardwright.games.imperium.wording")
        return cast(Phrase, getattr(wording, function)(value, language))

    return says


def reason_name(reason: str, language: str) -> Phrase:
    """Why the game ends: a word, or a card."""
    if reason.startswith(BY_CARD):
        return ("message", "reason-by-card", {"card": CARD.phrase(reason.removeprefix(BY_CARD), language)})
    return ("message", f"reason-{reason}".replace("_", "-"))


def seat_names(view: Mapping[str, Any], language: str) -> list[Phrase]:
    """People know each other by nation."""
    return [
        ("message", "name-nation", {"nation": NATION.phrase(player["nation"], language)}) for player in view["players"]
    ]


# -- kinds ---------------------------------------------------------------------------------------------------------

SEAT: Final[Kind[Seat]] = seats(4)
CARD: Final[Kind[Card]] = numbered("card", FACE_IDS, FIRST_FACES, says=card_name)
COPY: Final[Kind[Card]] = numbered("copy", FACE_IDS, says=copy_name)
COPY.places = CARD.places  # whatever a sentence calls it: CARD.of(option)
CARD_COPY = COPY.within(FIRST_FACES)
ZONE: Final[Kind[int]] = numbered(
    "zone",
    ZONE_NAMES,
    range(ZONE_NAMES.index("front")),
    says=lambda zone, language: ("message", f"zone-{ZONE_NAMES[zone]}".replace("_", "-")),
)
EFFECT: Final[Kind[int]] = numbered("effect", EFFECTS, says=said_by("effect_words"))
EFFECT.once.update(EFFECT_NUMBER)  # records of format 1 have the notation
DEMAND: Final[Kind[str]] = worded("demand", [], says=said_by("demand_of"))
CONDITION: Final[Kind[Card]] = numbered("condition", FACE_IDS, says=said_by("requirement_of"))
SUIT: Final[Kind[int]] = numbered(
    "suit", SUITS, says=lambda suit, language: ("message", f"suit-{SUITS[suit]}"), spot="pile-{id}"
)
PILE = SUIT.within(range(4))
TOKEN: Final[Kind[int]] = numbered("token", TOKENS, says=lambda token, language: ("message", f"token-{TOKENS[token]}"))
WHAT: Final[Kind[int]] = numbered(
    "what", TOKENS, says=lambda token, language: TOKENS[token]
)  # to select by, for its plural
NATION: Final[Kind[int]] = numbered("nation", NATIONS, rows=NATION_FILES)
REASON: Final[Kind[str]] = worded("reason", [], says=reason_name)
TRIGGER: Final[Kind[str]] = worded("trigger", [], says=literal)  # to select by
COUNT: Final[Kind[int]] = counted("count")
EXHAUST: Final[Kind[int]] = counted("exhaust")
MATERIAL: Final[Kind[int]] = counted("material")
POPULATION: Final[Kind[int]] = counted("population")
PROGRESS: Final[Kind[int]] = counted("progress")
PRICE: Final[Kind[Card]] = numbered("price", FACE_IDS, says=said_by("price_of"))
TEXTS: Final[list[Kind[Card]]] = [
    numbered("text", FACE_IDS, says=said_by("card_text")),
    numbered("abilities", FACE_IDS, says=said_by("in_play_text")),
    numbered("help", FACE_IDS, says=said_by("card_help")),
]

# -- options with more than one argument ---------------------------------------------------------------------------


def with_each_face(verb: str) -> list[Option]:
    """An option for every face of a card there can be: what is offered all the time is made once."""
    return [(verb, face) for face in range(len(FACE_IDS))]


PLAYING: Final = with_each_face("play")
EXHAUSTING: Final = with_each_face("exhaust")
CHOOSING: Final = with_each_face("card")
IN_PLAY: Final = with_each_face("in_play")
CHOOSING_FROM: Final[list[list[Option]]] = [
    [("card_from", face, zone) for zone in ZONE.domain] for face in range(len(FACE_IDS))
]
"""By card and zone."""


def pay_option(material: int, population: int, progress: int) -> Option:
    return ("pay", material, population, progress)


def tokens_paid(option: Option) -> list[int]:
    """What the option "pay" takes of each kind of token."""
    return [MATERIAL.of(option), POPULATION.of(option), PROGRESS.of(option)]


# -- questions, options, events and reasons ------------------------------------------------------------------------

ASKS = [
    verb("turn", count=COUNT, exhaust=EXHAUST),
    verb("react", card=CARD, trigger=TRIGGER),
    verb("pay", material=MATERIAL, population=POPULATION, progress=PROGRESS),
    verb("pay_how_many", card=CARD, token=TOKEN),
    verb("choose", card=CARD),
    verb("may", card=CARD),
    verb("who_takes_next", card=CARD),
    verb("avoid", card=CARD),
    verb("tribute", seat=SEAT, count=COUNT),
    verb("discard", card=CARD),
    verb("topdeck", card=CARD),
    verb("fetch", card=CARD),
    verb("history", card=CARD),
    verb("sink", card=CARD),
    verb("recall", card=CARD),
    verb("abandon", card=CARD),
    verb("garrison", card=CARD),
    verb("garrison_under", card=CARD),
    verb("return_unrest", card=CARD),
    verb("give", card=CARD, seat=SEAT),
    verb("find", card=CARD),
    verb("move", card=CARD),
    verb("exile", card=CARD),
    verb("declare", card=CARD),
    verb("draw_how_many", card=CARD),
    verb("acquire", card=CARD),
    verb("break_through_suit", card=CARD),
    verb("break_through", card=CARD),
    verb("swap_market", card=CARD),
    verb("swap_exiled", card=CARD),
    verb("swap_nation", card=CARD),
    verb("place", card=CARD),
    verb("unexhaust", card=CARD),
    verb("play_by_effect", card=CARD),
    verb("copy_exhaust", card=CARD),
    verb("treat_as", card=CARD),
    verb("take_fame", card=CARD),
    verb("put_back", card=CARD),
    verb("develop"),
    verb("develop_at_reshuffle"),
    verb("revolt"),
    verb("cleanup_token"),
    verb("cleanup_discard"),
    verb("solstice"),
]

OPTIONS = [
    verb("play", card=CARD),
    verb("exhaust", copy=COPY),
    verb("innovate"),
    verb("revolt"),
    verb("end"),
    verb("skip"),
    verb("stop"),
    verb("do", effect=EFFECT),
    verb("card", card=CARD),
    verb("card_from", copy=CARD_COPY, zone=ZONE),
    verb("in_play", copy=COPY),
    verb("acquire", copy=CARD_COPY),
    verb("acquire_exiled", copy=CARD_COPY),
    verb("pile", suit=PILE),
    verb("reveal"),
    verb("suit", suit=SUIT),
    verb("count", count=COUNT.within(range(32))),
    verb(
        "pay",
        material=MATERIAL.within(range(10)),
        population=POPULATION.within(range(10)),
        progress=PROGRESS.within(range(10)),
    ),
    verb("seat", seat=SEAT),
    verb("ignore"),
    verb("suffer"),
    verb("hand_over"),
    verb("refuse"),
    verb("discard", card=CARD),
]

EVENTS = [
    verb("played", seat=SEAT, card=CARD),
    verb("exhausted", seat=SEAT, card=CARD),
    verb("unexhausted", seat=SEAT, card=CARD),
    verb("innovates", seat=SEAT),
    verb("revolts", seat=SEAT),
    verb("gained", seat=SEAT, count=COUNT, what=WHAT),
    verb("gained_action", seat=SEAT, count=COUNT),
    verb("spent_action", seat=SEAT, count=COUNT),
    verb("paid", seat=SEAT, material=MATERIAL, population=POPULATION, progress=PROGRESS),
    verb("stole", seat=SEAT, seat2=SEAT, count=COUNT, what=WHAT),
    verb("tribute", seat=SEAT, seat2=SEAT, count=COUNT),
    verb("avoids", seat=SEAT, card=CARD),
    verb("placed", seat=SEAT, count=COUNT, what=WHAT, card=CARD),
    verb("drew", seat=SEAT, count=COUNT),
    verb("drew_card", seat=SEAT, card=CARD),
    verb("reshuffled", seat=SEAT),
    verb("nation_card", seat=SEAT, card=CARD),
    verb("empire", seat=SEAT),
    verb("developed", seat=SEAT, card=CARD),
    verb("took_unrest", seat=SEAT),
    verb("returned_unrest", seat=SEAT, count=COUNT),
    verb("discarded", seat=SEAT, card=CARD),
    verb("topdecked", seat=SEAT),
    verb("topdecked_card", seat=SEAT, card=CARD),
    verb("fetched", seat=SEAT, card=CARD),
    verb("fetched_from_history", seat=SEAT),
    verb("history", seat=SEAT, card=CARD),
    verb("sank", seat=SEAT, card=CARD),
    verb("recalled", seat=SEAT, card=CARD),
    verb("abandoned", seat=SEAT, card=CARD),
    verb("garrisoned", seat=SEAT, card=CARD, card2=CARD),
    verb("gave", seat=SEAT, seat2=SEAT),
    verb("gave_card", seat=SEAT, seat2=SEAT, card=CARD),
    verb("found", seat=SEAT, card=CARD),
    verb("looked_at_nation", seat=SEAT),
    verb("saw_nation", seat=SEAT, card=CARD),
    verb("nation_to_bottom", seat=SEAT),
    verb("shuffled", seat=SEAT, zone=ZONE),
    verb("revealed", seat=SEAT, card=CARD),
    verb("declared", seat=SEAT, suit=SUIT),
    verb("took", seat=SEAT, card=CARD),
    verb("moved", seat=SEAT, card=CARD),
    verb("acquired", seat=SEAT, card=CARD),
    verb("broke_through", seat=SEAT, card=CARD),
    verb("took_from_pile", seat=SEAT, suit=SUIT),
    verb("market", card=CARD),
    verb("exiled", seat=SEAT, card=CARD),
    verb("swapped", seat=SEAT, card=CARD, card2=CARD),
    verb("swapped_nation", seat=SEAT),
    verb("copied", seat=SEAT, card=CARD),
    verb("flipped", seat=SEAT, card=CARD),
    verb("entered", seat=SEAT, card=CARD),
    verb("treated", seat=SEAT, card=CARD),
    verb("took_fame", seat=SEAT),
    verb("saw_fame", seat=SEAT, card=CARD),
    verb("king_of_kings", seat=SEAT),
    verb("scoring", seat=SEAT, reason=REASON),
    verb("last_round"),
    verb("collapse"),
    verb("solstice", round=COUNT),
    verb("solstice_card", seat=SEAT, card=CARD),
    verb("scored", seat=SEAT, points=COUNT),
]

REASONS = [
    verb("needs_barbarian"),
    verb("needs_empire"),
    verb("ban"),
    verb("requirement", condition=CONDITION),
    verb("played_free"),
    verb("no_actions"),
    verb("demand", demand=DEMAND),
    verb("price", demand=DEMAND, material=MATERIAL, population=POPULATION, progress=PROGRESS),
    verb("no_exhaust_tokens"),
    verb("tired"),
    verb("at_its_moment"),
    verb("activating"),
    verb("no_unrest"),
    verb("cleanup"),
    verb("solstice_later"),
    verb("solstice_now"),
    verb("by_card", card=CARD),
    verb("by_innovating"),
    verb("no_card_for_it"),
    verb("choice_demand", effect=EFFECT),
    verb("choice_price", effect=EFFECT, material=MATERIAL, population=POPULATION, progress=PROGRESS),
    verb("choice_nothing", effect=EFFECT),
    verb("other_kind"),
    verb("tokens_on_it"),
    verb("development_price", price=PRICE, material=MATERIAL, population=POPULATION, progress=PROGRESS),
]

OUTCOMES = [verb("imperium-by_card", card=CARD)]

VOCABULARY = Vocabulary(
    ASKS, OPTIONS, EVENTS, REASONS, OUTCOMES, [NATION, *TEXTS], topics=FACE_IDS, seats=seat_names, titles=CARD
)
