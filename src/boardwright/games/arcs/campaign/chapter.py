"""The end of a chapter and of an act (p.8, C14)."""

from boardwright.kernel.decision import Script
from boardwright.kernel.rules import Outcome, places_of

from ..ambitions import is_declared
from ..facts import AMBITIONS
from ..moments import CARDS, FIRST
from ..scoring import clean_up, earnings, end_game, score
from ..setup import deal
from .moments import speaking
from .power import gain_power
from .state import Campaign

CHAPTERS: dict[int, int] = {1: 3, 2: 3, 3: 4}
"""C6: how many chapters an act has; no act ends early."""


def end_chapter(g: Campaign) -> Script[None]:
    """C14: score, advance objectives, what comes after scoring, clean up, end the act or go on."""
    g.note(("chapter_ends", g.chapter))
    declared = [ambition for ambition in range(len(AMBITIONS)) if is_declared(g, ambition)]
    for ambition in declared:
        score(g, ambition)
    objectives(g, declared)
    for seat in g.turn_order():
        for card in g.cards[seat][:]:
            CARDS[card].after_scoring(g, seat)
    yield from clean_up(g)
    if g.chapter == CHAPTERS[g.act]:
        end_act(g)
    else:
        g.chapter += 1
        deal(g)


def objectives(g: Campaign, declared: list[int]) -> None:
    """Objective advances at the end of a chapter, those for ambitions just won first."""
    for ambition in declared:
        for seat, place, power, bonus, _ in earnings(g, ambition):
            if place == FIRST:
                for card in speaking(g, seat):
                    card.ambition_won(g, seat, ambition, power + bonus)
    for seat in g.turn_order():
        for card in speaking(g, seat):
            card.chapter_ended(g, seat)


def end_act(g: Campaign) -> None:
    """C10: who has not completed the objective loses Power equal to the space of its marker."""
    for seat in g.turn_order():
        g.note(("fate_fulfilled" if g.objectives[seat] == 0 else "fate_failed", seat, g.fates[seat]))
        gain_power(g, seat, -g.objectives[seat], "failed")
    end_game(g, "act")


def outcome(g: Campaign) -> Outcome:
    """C8: most Power; a tie goes to the player first in turn order."""
    order = g.turn_order()
    places = places_of([(g.power[seat], -order.index(seat)) for seat in range(g.seats)])
    return Outcome(list(g.power), places, f"arcs-{g.ended}")
