"""The Court of the campaign: cards attached to others, and cards that leave the row without being secured (p.27)."""

from collections.abc import Callable
from typing import Final

from boardwright.kernel.still import replaced

from ..court import bury, refill, shuffle_court_deck
from ..moments import CARDS, SPEAKERS
from ..resources import agents_come_home
from .facts import COUNCIL
from .state import Campaign

NO_CARD: Final = 0

Condition = Callable[[Campaign, int], bool]
"""What a card asks of the place of the row to which it is attached."""

# -- attaching -----------------------------------------------------------------------------------------------------


def hosts(g: Campaign, *conditions: Condition) -> list[int]:
    """C80: the places where a card may be attached: there is a card without another one, and all conditions hold."""
    return [place for place in range(len(g.court)) if g.court[place] and not missed(g, place, conditions)]


def forced_hosts(g: Campaign, *conditions: Condition) -> list[int]:
    """C80: where a card must be attached: as few conditions as possible are dropped."""
    places = [place for place in range(len(g.court)) if g.court[place]]
    fewest = min([missed(g, place, conditions) for place in places], default=0)
    return [place for place in places if missed(g, place, conditions) == fewest]


def missed(g: Campaign, place: int, conditions: tuple[Condition, ...]) -> int:
    """How many conditions a place does not meet; the first is to have no attached card."""
    return sum(1 for holds in conditions if not holds(g, place)) + (1 if g.attached_to(place) else 0)


def has_no_agents(g: Campaign, place: int) -> bool:
    """A condition of several cards."""
    return not any(g.agents_on(place, seat) for seat in range(g.seats))


def attach(g: Campaign, card: int, place: int) -> None:
    """Lay a card, which is nowhere at this moment, above the card at a place of the row."""
    lay_above(g, place, [*g.attached_to(place), card])
    g.note(("attached", card, g.court[place]))


def lay_above(g: Campaign, place: int, cards: list[int]) -> None:
    """These cards, and no others, are attached at a place; a forced attachment may be the second one there."""
    places = len(g.court)
    while len(g.attached) < len(cards) * places:
        g.attached = (*g.attached, *[NO_CARD] * places)
    for row in range(len(g.attached) // places):
        g.attached = replaced(g.attached, row * places + place, cards[row] if row < len(cards) else NO_CARD)


# -- leaving the row without being secured -------------------------------------------------------------------------


def place_of(g: Campaign, card: int) -> int:
    """The place of the row where a card lies or is attached."""
    return next(place for place in range(len(g.court)) if card == g.court[place] or card in g.attached_to(place))


def leave(g: Campaign, card: int, how: str) -> None:
    """A card of the Court goes: "bury", "discard", "shuffle", "second", "scrap", or "taken" for elsewhere.

    With "stays" nothing happens.
    """
    if how != "stays":
        place = place_of(g, card)
        if g.court[place] == card:
            leave_court(g, place, how)
        else:
            lay_above(g, place, [other for other in g.attached_to(place) if other != card])
            put_away(g, card, how)


def leave_court(g: Campaign, place: int, how: str, refills: bool = True) -> None:
    """C67: agents go home and the row is refilled, unless an attached card slides down and keeps the agents.

    C53: the Council never leaves this way.
    """
    card = g.court[place]
    if card == COUNCIL:
        return
    above = g.attached_to(place)
    g.court = replaced(g.court, place, above[0] if above else NO_CARD)
    lay_above(g, place, above[1:])
    put_away(g, card, how)
    if above:
        g.note(("slid_down", above[0]))
        return
    return_agents(g, place)
    if refills:
        refill(g, place)


def sweep(g: Campaign) -> None:
    """Cards that cannot lie in the Court as things are now leave the game."""
    for card in [*g.court, *g.attached]:
        if card in SPEAKERS["may_lie_in_row"] and not CARDS[card].may_lie_in_row(g):
            leave(g, card, "scrap")


def return_agents(g: Campaign, place: int) -> None:
    """The agents at a place of the row go home, and a Court token to its supply."""
    g.court_token_home(place)
    first = place * g.seats
    for seat in range(g.seats):
        agents_come_home(g, seat, g.court_agents[first + seat])
        g.court_agents = replaced(g.court_agents, first + seat, 0)


def slip_in(g: Campaign, card: int) -> None:
    """Into the Court deck that is shuffled later: until then below all cards that might be drawn."""
    g.court_deck.insert(g.buried, card)


def draw_from_deck(g: Campaign, card: int) -> None:
    """A card is searched for in the Court deck and taken out of it; who does so shuffles the deck afterwards."""
    g.look()
    if card in g.court_deck[: g.buried]:
        g.buried -= 1
    elif card in g.court_deck[len(g.court_deck) - g.on_top :]:
        g.on_top -= 1
    g.court_deck.remove(card)


def slide_in(g: Campaign, card: int) -> None:
    """Into the Court deck as its second card, where everybody knows it; the first one if there is no other."""
    deck = g.court_deck
    if g.buried == len(deck):
        g.buried += 1
    elif g.on_top:
        g.on_top += 1
    else:
        g.second_known = True
    deck.insert(max(0, len(deck) - 1), card)
    g.note(("slid_into_deck", card))


def put_away(g: Campaign, card: int, how: str) -> None:
    """C84, C118: a card that lies nowhere at this moment goes, and what lies on it to its supply."""
    if how == "bury":
        bury(g, card)
        g.note(("buried", card))
    elif how == "scrap":
        g.scrap_card(card)
    elif how == "discard":
        g.clear_card(card)
        g.court_discard = (*g.court_discard, card)
        g.note(("court_discarded", card))
    elif how == "second":
        slide_in(g, card)
    elif how == "shuffle":
        g.clear_card(card)
        g.court_deck.append(card)
        shuffle_court_deck(g)
        g.note(("shuffled_in", card))
