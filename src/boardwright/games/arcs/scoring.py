"""The end of a chapter (p.18, p.19) and of the game."""

from typing import Final

from boardwright.kernel.decision import Script
from boardwright.kernel.rules import Outcome, places_of
from boardwright.kernel.still import replaced

from .ambitions import AVAILABLE, counts_for, dummy_count_for, is_declared, marker_power, places
from .court import captives_go
from .facts import LAST_CHAPTER, MARKERS, NOBODY, NOTHING, THRESHOLD, TYRANT, WARLORD, WIN_BONUS
from .moments import CARDS, FIRST, Earning, speakers, speaking_laws
from .pieces import return_trophies
from .setup import deal
from .state import Arcs, changed


def end_chapter(g: Arcs) -> Script[None]:
    """Score, clean up, end the game or advance the chapter, draw cards."""
    g.note(("chapter_ends", g.chapter))
    for ambition in g.ambitions():
        if is_declared(g, ambition):
            score(g, ambition)
    for seat in g.turn_order():  # R84: after scoring, before clean-up
        for card in speakers(g, seat, "after_scoring"):
            yield from CARDS[card].after_scoring(g, seat)
    yield from clean_up(g)
    if max(g.power) >= THRESHOLD[g.seats]:
        end_game(g, "threshold", outcome(g).winners[0])
    elif g.chapter == LAST_CHAPTER:
        end_game(g, "last_chapter", outcome(g).winners[0])
    else:
        g.chapter += 1
        deal(g)


def score(g: Arcs, ambition: int) -> None:
    """Power for a declared ambition."""
    scored, stood = False, tally(g, ambition)
    for seat, place, power, bonus, card in earnings(g, ambition):
        if not power + bonus:
            continue
        scored = True
        g.power = changed(g.power, seat, power + bonus)
        g.scored = (*g.scored, (g.chapter_of_game(), ambition, seat, power, bonus))
        if card != NOTHING:
            g.note(("scored_by", seat, power + bonus, ambition, card, stood))
        else:
            g.note((PLACES[place], seat, power + bonus, ambition, power, bonus, stood))
    if not scored:
        g.note(("unscored", ambition, stood))


TALLY: Final = 100
"""More than anybody has of anything."""


def tally(g: Arcs, ambition: int) -> int:
    """Why an ambition is scored so, as one number for those who tell it: see `read_tally`."""
    code = 0
    for count in reversed([*worth(g, ambition), dummy_count_for(g, ambition), *counts_for(g, ambition)]):
        code = code * TALLY + count
    return code


def read_tally(code: int, seats: int) -> list[int]:
    """The Power for first and for second place, what the imaginary third player has, and what each seat has."""
    found: list[int] = []
    for _ in range(3 + seats):
        found.append(code % TALLY)
        code //= TALLY
    return found


PLACES: Final = ["scored_first", "scored_second", "scored_tie", "scored_jointly"]
"""What is said of a place."""


def earnings(g: Arcs, ambition: int) -> list[Earning]:
    """R79 to R82: first and second place, ties, qualification, the imaginary third player; unless a law says other."""
    for law in speaking_laws(g, "joint_earnings"):
        joint = CARDS[law].joint_earnings(g, ambition)
        if joint is not None:
            CARDS[law].reached(g, "joint_earnings")
            return [changed_by_cards(g, ambition, earned) for earned in joint]
    return [earning(g, seat, ambition, place) for seat, place in places(g, ambition)]


def worth(g: Arcs, ambition: int) -> tuple[int, int]:
    """R79: the sums of the larger and of the smaller numbers on the markers of an ambition."""
    first = second = 0
    for marker in range(len(MARKERS)):
        if g.markers[marker] == ambition:
            power = marker_power(g, marker)
            first += power[0]
            second += power[1]
    return first, second


def earning(g: Arcs, seat: int, ambition: int, place: int) -> Earning:
    """The Power of a place, which a card may change."""
    first, second = worth(g, ambition)
    bonus = WIN_BONUS[g.cities[seat]] if place == FIRST else 0  # R82: only for sole first place
    return changed_by_cards(g, ambition, (seat, place, first if place == FIRST else second, bonus, NOTHING))


def changed_by_cards(g: Arcs, ambition: int, earned: Earning) -> Earning:
    """What cards of the player make of it."""
    seat, place, power, bonus, by = earned
    first, second = worth(g, ambition)
    for card in speakers(g, seat, "power_for"):
        instead = CARDS[card].power_for(g, seat, ambition, place, first, second, bonus)
        if instead != NOTHING:
            CARDS[card].reached(g, "scoring")
            power, bonus, by = instead, 0, card
    return seat, place, power, bonus, by


def clean_up(g: Arcs) -> Script[None]:
    """R85: Trophies and Captives go home if their ambition was scored; markers return and one is turned over."""
    if is_declared(g, WARLORD):
        yield from return_trophies(g)
    if is_declared(g, TYRANT):
        yield from captives_go(g)
    g.markers = (AVAILABLE,) * len(MARKERS)
    for marker in range(len(MARKERS)):  # lowest first
        if not g.flipped[marker]:
            g.flipped = replaced(g.flipped, marker, 1)
            return


def end_game(g: Arcs, reason: str, winner: int) -> None:
    g.turn = NOBODY
    g.leader = NOBODY
    g.ended = reason
    g.stage = ""
    g.note(("game_over", winner))


def outcome(g: Arcs) -> Outcome:
    """R87: most Power wins; a tie goes to the player first in turn order."""
    order = g.turn_order()
    places = places_of([(g.power[seat], -order.index(seat)) for seat in range(g.seats)])
    return Outcome(list(g.power), places, f"arcs-{g.ended}")
