"""The end of a chapter and of an act (p.8, C14)."""

from collections.abc import Callable

from boardwright.kernel.decision import Script
from boardwright.kernel.rules import Outcome, places_of

from ..ambitions import is_declared, places
from ..facts import NOBODY
from ..moments import CARDS, FIRST, SPEAKERS, in_chosen_order
from ..scoring import clean_up, earnings, end_game, score
from ..setup import deal
from .facts import CHAPTERS, FATES, GRAND_POWER, LAST_ACT_OF_ALL, MOST_GRAND
from .intermission import begin_intermission
from .moments import REACH_CARDS, speaking
from .power import gain_power, has_final_objective
from .state import Campaign


def end_chapter(g: Campaign) -> Script[None]:
    """C14: start of scoring, scoring, objectives, after scoring, clean-up; then the act ends or goes on.

    Objectives speak of the ambitions as they were scored, so they come before anybody scraps cards for a grand one.
    """
    g.note(("chapter_ends", g.chapter))
    yield from start_of_scoring(g)
    declared = [ambition for ambition in g.ambitions() if is_declared(g, ambition)]
    for ambition in declared:
        score(g, ambition)
        for law in speaking(g, NOBODY, "ambition_scored"):
            law.ambition_scored(g, ambition)
    objectives(g, declared)
    yield from score_grand_ambitions(g)
    yield from after_scoring(g)
    yield from clean_up(g)
    for law in speaking(g, NOBODY, "cleaned_up"):
        law.cleaned_up(g)
    g.finalist = final_winner(g)
    if g.finalist != NOBODY or (g.act == LAST_ACT_OF_ALL and g.chapter == CHAPTERS[g.act]):
        g.stage = "end_of_game"
    elif g.chapter == CHAPTERS[g.act]:
        end_act(g)
    else:
        g.chapter += 1
        deal(g)


def end_of_game(g: Campaign) -> Script[None]:
    """C14: effects at the end of the game; B-34: who has completed a final objective wins all the same."""
    for law in speaking(g, NOBODY, "game_ends"):
        yield from law.game_ends(g)
    if g.finalist != NOBODY:
        end_game(g, "final_objective", g.finalist)
    else:  # p.9: no penalty for a final objective that was missed
        end_game(g, "campaign", outcome(g).winners[0])


def score_grand_ambitions(g: Campaign) -> Script[None]:
    """p.9: at the end of each chapter of Act III; both bring the higher amount instead of the lower one.

    A-103: all are judged as the chapter has ended, before anybody gives anything up for theirs (F520).
    """
    if g.act < LAST_ACT_OF_ALL:
        return
    judged = {
        seat: [(card, card.grand_ambitions(g, seat)) for card in speaking(g, seat, "grand_ambitions")]
        for seat in g.turn_order()
    }
    for seat, cards in judged.items():
        fulfilled = 0
        for card, now in cards:
            fulfilled += yield from card.claim_grand_ambitions(g, seat, now)
        if cards:
            fulfilled = min(fulfilled, MOST_GRAND)
            g.note(("grand_ambitions", seat, fulfilled))
            gain_power(g, seat, GRAND_POWER[g.chapter][fulfilled], "grand")


def final_winner(g: Campaign) -> int:
    """p.9, CD2: who has completed a final objective and has Power; of several, by Power, then by turn order."""
    done = [
        seat
        for seat in g.turn_order()
        if g.act == LAST_ACT_OF_ALL and has_final_objective(g, seat) and g.objectives[seat] == 0 and g.power[seat] > 0
    ]
    return max(done, key=lambda seat: g.power[seat]) if done else NOBODY


def start_of_scoring(g: Campaign) -> Script[None]:
    yield from in_order(
        g,
        "scoring_begins",
        lambda card: REACH_CARDS[card].speaks_before_scoring,
        lambda card, holder: REACH_CARDS[card].scoring_begins(g, holder),
    )


def after_scoring(g: Campaign) -> Script[None]:
    yield from in_order(
        g,
        "after_scoring",
        lambda card: CARDS[card].speaks_after_scoring,
        lambda card, holder: CARDS[card].after_scoring(g, holder),
    )


def in_order(
    g: Campaign, moment: str, speaks: Callable[[int], bool], says: Callable[[int, int], Script[None]]
) -> Script[None]:
    """C2: what several cards do at one moment, in the order that the player with the initiative picks.

    A card in the booklet speaks once, for NOBODY; a card that has left its holder by then does not speak.
    """
    heard = SPEAKERS[moment]
    holders = {card: seat for seat in g.turn_order() for card in g.cards[seat] if card in heard and speaks(card)}
    holders.update({card: NOBODY for card in g.laws if card in heard and speaks(card)})
    left = list(holders)
    while left:
        card = yield from in_chosen_order(g, g.initiative, left)
        holder = holders[card]
        if card in (g.laws if holder == NOBODY else g.cards[holder]):
            yield from says(card, holder)


def objectives(g: Campaign, declared: list[int]) -> None:
    """Objective advances at the end of a chapter, those for ambitions just won first.

    F214: what a player has alone says who won, whoever competed as one.
    """
    for ambition in declared:
        for seat, place in places(g, ambition):
            cards = speaking(g, seat, "ambition_won") if place == FIRST else ()
            if cards:
                gained = sum([power + bonus for who, _, power, bonus, _ in earnings(g, ambition) if who == seat])
                for card in cards:
                    card.ambition_won(g, seat, ambition, gained)
    for seat in g.turn_order():
        for card in speaking(g, seat, "chapter_ended"):
            card.chapter_ended(g, seat)


def end_act(g: Campaign) -> None:
    """The Intermission follows; after Act I or II only C10: who failed loses the space of the marker in Power."""
    if g.act < g.last_act:
        begin_intermission(g)
        return
    for seat in g.turn_order():
        g.note(("fate_fulfilled" if g.objectives[seat] == 0 else "fate_failed", seat, g.fates[seat]))
        gain_power(g, seat, -g.objectives[seat], "failed")
    end_game(g, "act", outcome(g).winners[0])


def outcome(g: Campaign) -> Outcome:
    """p.9: who completed a final objective; then C8: Power, A before B before C fates, turn order."""
    order = g.turn_order()
    tiers = ["ABC".index(FATES[fate]["tier"]) for fate in g.fates]
    places = places_of(
        [(seat == g.finalist, g.power[seat], -tiers[seat], -order.index(seat)) for seat in range(g.seats)]
    )
    return Outcome(list(g.power), places, f"arcs-{g.ended}")
