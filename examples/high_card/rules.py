"""The rules of High Card."""

from typing import Any

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.rng import Rng
from boardwright.kernel.rules import OptionSpec, Outcome, Rules, places_of
from boardwright.kernel.sets import choose_set
from boardwright.kernel.state import State

from .vocabulary import CARD, CARDS, SEAT, VOCABULARY

HAND, ROUNDS = 3, 2

# -- what is on the table ----------------------------------------------------------------------------------------------

SINGLE = ("stage", "turn", "looks", "prize", "sets", "round", "leader")
LISTS = ("deck", "hands", "trick", "gone", "peeked", "points")
FIELDS = SINGLE + LISTS


class Table(State):
    """The deck, the hands, the cards of this trick and those of earlier tricks."""

    def __init__(self, seats: int, rng: Rng, prize: int = 1, sets: bool = False) -> None:
        super().__init__(seats, rng)
        self.prize = prize
        self.sets = sets
        self.round = 0
        self.leader = 0
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.trick: list[int] = [0] * seats
        self.gone: list[int] = []
        self.peeked: list[int] = [0] * seats
        self.points: list[int] = [0] * seats

    def copy(self) -> "Table":
        other = Table(self.seats, self.rng.copy())
        for name in FIELDS:
            setattr(other, name, own(getattr(self, name)))
        return other

    def to_json(self) -> dict[str, Any]:
        fields = {name: own(getattr(self, name)) for name in FIELDS}
        return {"seats": self.seats, "rng": self.rng.to_json(), **fields}

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Table":
        g = Table(data["seats"], Rng.from_json(data["rng"]))
        for name in FIELDS:
            setattr(g, name, own(data[name]))
        return g

    def check(self) -> None:
        places = self.deck + self.gone + [card for hand in self.hands for card in hand]
        places += [card for card in self.trick if card]
        assert sorted(places) == list(CARDS), places
        assert min(self.points) >= 0


def own(value: Any) -> Any:
    """A copy of a list, or of a list of lists; any other value as it is."""
    return [own(one) for one in value] if isinstance(value, list) else value


def setup(seats: int, rng: Rng, options: dict[str, Any]) -> Table:
    g = Table(seats, rng, options["prize"], options["sets"])
    g.deck = list(CARDS)
    g.stage = "deal"
    return g


# -- the stages --------------------------------------------------------------------------------------------------------


def deal(g: Table) -> Script[None]:
    """Everything back into the deck; three cards for everyone."""
    g.deck += g.gone + [card for hand in g.hands for card in hand]
    g.deck.sort()
    g.gone = []
    g.rng.shuffle(g.deck)
    g.round += 1
    g.peeked = [0] * g.seats
    g.hands = [sorted(g.deck.pop() for _ in range(HAND)) for _ in range(g.seats)]
    g.note(("dealt", g.round))
    g.stage = "exchange" if g.sets else "trick"
    yield from ()


def exchange(g: Table) -> Script[None]:
    """Everyone draws one or two cards and puts as many under the deck."""
    for step in range(g.seats):
        me = (g.leader + step) % g.seats
        cards: list[Option] = [("swap", card) for card in g.hands[me]]
        swapped = [CARD.of(option) for option in (yield from choose_set(me, "swap", cards, 1, 2, (me,)))]
        drawn = [g.deck.pop() for _ in swapped]
        g.deck = swapped + g.deck
        g.hands[me] = sorted([card for card in g.hands[me] if card not in swapped] + drawn)
        g.look()
        g.note(("swapped", me, len(swapped)))
    g.stage = "trick"


def trick(g: Table) -> Script[None]:
    """Everyone plays a card, starting with the leader."""
    for step in range(g.seats):
        me = g.turn = (g.leader + step) % g.seats
        hand = g.hands[me]
        options: list[Option] = [("play", card) for card in hand]
        if not g.peeked[me]:
            options.append(("peek",))
        option = yield g.ask(me, "play", options, (me, g.round))
        if option[0] == "peek":
            g.peeked[me] = 1
            g.look()
            g.note(("peeked", me))
            g.note(("saw", g.deck[-1]), (me,))
            g.reach("peek")
            option = yield g.ask(me, "play", options[:-1], (me, g.round))
        card = CARD.of(option)
        hand.remove(card)
        g.trick[me] = card
        g.note(("played", me, card))
    g.stage = "prize"


def prize(g: Table) -> Script[None]:
    """The highest card keeps the points or gives them away."""
    me = g.turn = g.trick.index(max(g.trick))
    gifts: list[Option] = [("give", me, rival) for rival in range(g.seats) if rival != me]
    if g.sets:
        offered = [gift for gift in gifts for _ in range(g.prize)]
        given = yield from choose_set(me, "share", offered, 0, g.prize, (me, g.prize), ("keep",))
    else:
        option = yield g.ask(me, "prize", [("keep",), *gifts], (me, g.prize))
        given = [] if option[0] == "keep" else [option] * g.prize
    winners = [SEAT.second(gift) for gift in given] + [me] * (g.prize - len(given))
    for winner in sorted(set(winners)):
        g.points[winner] += winners.count(winner)
        g.note(("won", me, winner, winners.count(winner)))
    g.gone += g.trick
    g.trick = [0] * g.seats
    g.leader = me
    g.turn = -1
    if g.hands[0]:
        g.stage = "trick"
    else:
        g.stage = "deal" if g.round < ROUNDS else ""


# -- what a seat sees, and how the game ended --------------------------------------------------------------------------


def view(g: Table, seat: int | None) -> dict[str, Any]:
    return {
        "seat": seat,
        "seats": g.seats,
        "round": g.round,
        "leader": g.leader,
        "deck": len(g.deck),
        "top": g.deck[-1] if seat is not None and g.peeked[seat] else None,
        "hands": [hand[:] if owner == seat else len(hand) for owner, hand in enumerate(g.hands)],
        "trick": g.trick[:],
        "gone": g.gone[:],
        "peeked": g.peeked[:],
        "points": g.points[:],
    }


def redeal(g: Table, seat: int, rng: Rng) -> None:
    """Shuffle the deck (except a top card that was seen) and the others' hands; chance starts afresh."""
    top = [g.deck.pop()] if g.peeked[seat] else []
    unknown = g.deck + [card for owner, hand in enumerate(g.hands) if owner != seat for card in hand]
    rng.shuffle_anew(unknown)
    for owner, hand in enumerate(g.hands):
        if owner != seat:
            g.hands[owner] = sorted(unknown.pop() for _ in hand)
    g.deck = unknown + top
    g.rng = g.rng.anew(rng)


def outcome(g: Table) -> Outcome:
    places = places_of([(g.points[seat], -((seat - g.leader) % g.seats)) for seat in range(g.seats)])
    return Outcome(g.points[:], places, "rounds_over")


RULES = Rules(
    name="high_card",
    version=1,
    seats=(2, 4),
    options=[OptionSpec("prize", 1, (1, 2, 3)), OptionSpec("sets", False, (False, True))],
    setup=setup,
    stages={"deal": deal, "exchange": exchange, "trick": trick, "prize": prize},
    from_json=Table.from_json,
    view=view,
    redeal=redeal,
    outcome=outcome,
    vocabulary=VOCABULARY,
    clauses=("peek",),
)
