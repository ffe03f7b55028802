"""The end of the game (p.13): scoring, collapse, and who has won."""

from typing import Final

from boardwright.kernel.decision import Script
from boardwright.kernel.rules import Outcome, places_of

from .effects.selectors import owned_cards
from .effects.step import FACES, Frame
from .facts import BY_CARD, PROGRESS, UNREST, is_a
from .state import (
    DECK,
    DISCARD,
    FRONT,
    GARRISON,
    HAND,
    HISTORY,
    NO_ABILITIES,
    PLAY,
    SUNKEN,
    Imperium,
)

MOST_FOR_A_VARIABLE_CARD = 10


def begin_collapse(g: Imperium) -> None:
    """The unrest pile is empty: the game ends at once, also when scoring was triggered before."""
    g.collapsed = True
    g.reason = "collapse"
    g.doing = NO_ABILITIES
    g.stage = "finish"
    g.note(("collapse",))


def finish(g: Imperium) -> Script[None]:
    """What cards do at the end of the game, then the count."""
    g.doing = NO_ABILITIES
    for seat in range(g.seats):
        for card in owned_cards(g, seat):
            clause = FACES[g.face(card)].end_of_game
            if clause is not None:
                yield from clause.run(g, Frame(seat, card))
    g.look()
    g.scores = [score(g, seat) for seat in range(g.seats)]
    for seat in range(g.seats):
        g.note(("scored", seat, g.scores[seat]))
    g.stage = ""


def score(g: Imperium, seat: int) -> int:
    """A point per progress, and the points of all owned cards where they lie."""
    points = g.tokens[seat * 3 + PROGRESS]
    for card in owned_cards(g, seat):
        points += points_of(g, seat, card)
    return points


SCORED_AT: Final[dict[str, list[int]]] = {
    "play": [PLAY, FRONT],
    "garrison": [GARRISON],
    "discard": [DISCARD],
    "history": [HISTORY, SUNKEN],
    "hidden": [HAND, DECK],
}


def points_by_place(g: Imperium, seat: int) -> dict[str, int]:
    """The score item by item: progress, printed points by where the cards lie, and points that vary."""
    points = {"progress": g.tokens[seat * 3 + PROGRESS]}
    varies = 0
    owned = owned_cards(g, seat)
    for place, zones in SCORED_AT.items():
        points[place] = 0
        for card in [card for zone in zones for card in g.zone(seat, zone) if card in owned]:
            if FACES[g.face(card)].variable is not None:
                varies += points_of(g, seat, card)
            else:
                points[place] += points_of(g, seat, card)
    points["varies"] = varies
    return points


def points_of(g: Imperium, seat: int, card: int) -> int:
    """The victory points of one owned card."""
    face = FACES[g.face(card)]
    if face.variable is not None:
        return min(MOST_FOR_A_VARIABLE_CARD, face.variable.value(g, Frame(seat, card)))
    for case in face.cases:
        if case.condition.value(g, Frame(seat, card)):
            return case.points
    return face.points


def unrest_count(g: Imperium, seat: int) -> int:
    """The unrest cards of a seat, for a collapse; garrisoned ones too (Q28)."""
    return sum(1 for card in owned_cards(g, seat) if is_a(card, UNREST))


def outcome(g: Imperium) -> Outcome:
    """Most points win; after a collapse fewest unrest (counted as minus points), then points. Ties are shared."""
    counted = [-unrest_count(g, seat) for seat in range(g.seats)] if g.collapsed else g.scores[:]
    places = places_of([(counted[seat], g.scores[seat]) for seat in range(g.seats)])
    if g.reason.startswith(BY_CARD):
        return Outcome(counted, places, "imperium-by_card", (g.reason.removeprefix(BY_CARD),))
    return Outcome(counted, places, f"imperium-{g.reason}")
