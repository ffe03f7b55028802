"""The steps of a fate's set-up and Resolution: each is a word in data/, in the order of its card."""

from collections.abc import Callable
from typing import Any, Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import without

from ..court import shuffle_court_deck
from ..facts import SYSTEM_COUNT
from ..pieces import place_ships
from ..resources import clear_outrage, is_outraged
from ..vocabulary import SYSTEM
from .court import leave, put_away, slip_in
from .facts import number_of_id
from .moments import SET_UP_STEPS
from .state import Campaign


def follow_steps(g: Campaign, me: int, steps: list[dict[str, Any]]) -> Script[None]:
    """A Resolution touches only the cards that it names."""
    for step in steps:
        for word, value in step.items():
            if word == "do":
                yield from SET_UP_STEPS[value](g, me)
            elif word in CARD_STEPS:
                for name in value:
                    CARD_STEPS[word](g, me, number_of_id(name))
            else:
                yield from OTHER_STEPS[word](g, me, value)


# -- cards ---------------------------------------------------------------------------------------------------------


def gain_card(g: Campaign, me: int, card: int) -> None:
    """Into the play area, without being secured."""
    g.cards[me] = (*g.cards[me], card)
    g.note(("gained_card", me, card))


def to_court_deck(g: Campaign, me: int, card: int) -> None:
    """Into the Court deck, which is shuffled when the next act is set up."""
    slip_in(g, card)
    g.note(("to_court_deck", card))


def shuffle_in(g: Campaign, me: int, card: int) -> None:
    """Into the Court deck, which is shuffled at once."""
    to_court_deck(g, me, card)
    shuffle_court_deck(g)


def onto_court_deck(g: Campaign, me: int, card: int) -> None:
    """On top of the Court deck, where everybody knows it."""
    g.court_deck.append(card)
    g.on_top += 1
    g.note(("on_top", card))


def held_to_court_deck(g: Campaign, me: int, card: int) -> None:
    """Only if the player still holds it."""
    if card in g.cards[me]:
        g.cards[me] = without(g.cards[me], card)
        g.clear_card(card)
        to_court_deck(g, me, card)


def discarded_to_court_deck(g: Campaign, me: int, card: int) -> None:
    """C99: only if it lies on the Court discard pile, which is scrapped after this."""
    if card in g.court_discard:
        g.court_discard = without(g.court_discard, card)
        to_court_deck(g, me, card)


def into_booklet(g: Campaign, me: int, card: int) -> None:
    """p.9: it binds everybody from now on."""
    g.laws += (card,)
    g.note(("came_into_force", card))


def scrap(g: Campaign, me: int, card: int) -> None:
    """Out of the campaign, wherever it is; it may be out already."""
    if card in g.scrapped:
        return
    if card in g.court or card in g.attached:
        leave(g, card, "scrap")
        return
    if card in g.court_deck[: g.buried]:
        g.buried -= 1
    elif card in g.court_deck[len(g.court_deck) - g.on_top :]:
        g.on_top -= 1
    elif g.second_known and card == g.court_deck[-1]:
        g.court_drawn()
    if card in g.laws:
        g.laws = tuple([law for law in g.laws if law != card])
    for seat in range(g.seats):
        if card in g.cards[seat]:
            g.cards[seat] = without(g.cards[seat], card)
    if card in g.court_deck:
        g.court_deck.remove(card)
    if card in g.court_discard:
        g.court_discard = without(g.court_discard, card)
    put_away(g, card, "scrap")


def scrap_from_booklet(g: Campaign, me: int, card: int) -> None:
    """Only if it is still in force."""
    if card in g.laws:
        scrap(g, me, card)


def scrap_held(g: Campaign, me: int, card: int) -> None:
    """Only if the player still holds it."""
    if card in g.cards[me]:
        scrap(g, me, card)


CARD_STEPS: Final[dict[str, Callable[[Campaign, int, int], None]]] = {
    "gain": gain_card,
    "court": to_court_deck,
    "court_now": shuffle_in,
    "court_top": onto_court_deck,
    "court_held": held_to_court_deck,
    "court_from_discard": discarded_to_court_deck,
    "booklet": into_booklet,
    "scrap": scrap,
    "scrap_booklet": scrap_from_booklet,
    "scrap_held": scrap_held,
}
"""What a step does with each card that it names."""

# -- pieces --------------------------------------------------------------------------------------------------------


def ships_on_map(g: Campaign, seat: int) -> int:
    first = seat * SYSTEM_COUNT
    return sum(g.fresh[first : first + SYSTEM_COUNT]) + sum(g.damaged[first : first + SYSTEM_COUNT])


def replenish(g: Campaign, me: int, least: int) -> Script[None]:
    """B-02: with fewer ships on the map, fresh ones are added, each in another system."""
    left = list(g.systems)
    while ships_on_map(g, me) < least and g.ships[me] and left:
        options: list[Option] = [("in", system) for system in left]
        choice = yield g.ask(me, "replenish", options, (least - ships_on_map(g, me),))
        system = SYSTEM.of(choice)
        left.remove(system)
        place_ships(g, me, system, 1)


def clear_all_outrage(g: Campaign, me: int) -> None:
    for resource in range(5):
        if is_outraged(g, me, resource):
            clear_outrage(g, me, resource)


def clear_outrage_step(g: Campaign, me: int) -> Script[None]:
    clear_all_outrage(g, me)
    yield from ()


OTHER_STEPS: Final[dict[str, Callable[[Campaign, int, Any], Script[None]]]] = {"replenish": replenish}
"""What a step with a number does."""

SET_UP_STEPS["clear_outrage"] = clear_outrage_step
