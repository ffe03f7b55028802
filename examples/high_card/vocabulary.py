"""Every word of High Card, declared once. The sentences are in locale/en/high_card.ftl."""

from boardwright.kernel.vocabulary import Kind, Vocabulary, counted, seats, verb

CARDS = range(1, 15)

SEAT: Kind[int] = seats(4)
CARD: Kind[int] = counted("card", CARDS, spot="card-{id}")
COUNT: Kind[int] = counted("count")

ASKS = [
    verb("play", seat=SEAT, count=COUNT),
    verb("prize", seat=SEAT, count=COUNT),
    verb("swap", seat=SEAT),
    verb("share", seat=SEAT, count=COUNT),
]
OPTIONS = [
    verb("play", card=CARD),
    verb("peek"),
    verb("keep"),
    verb("give", seat=SEAT, seat2=SEAT),
    verb("swap", card=CARD),
    verb("stop"),
]
EVENTS = [
    verb("dealt", count=COUNT),
    verb("peeked", seat=SEAT),
    verb("saw", card=CARD),
    verb("played", seat=SEAT, card=CARD),
    verb("won", seat=SEAT, seat2=SEAT, count=COUNT),
    verb("swapped", seat=SEAT, count=COUNT),
]
VOCABULARY = Vocabulary(ASKS, OPTIONS, EVENTS)
