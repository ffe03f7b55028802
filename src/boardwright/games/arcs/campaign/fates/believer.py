"""The Believer: a further suit of action cards comes to the hands of all by way of the Court."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import without

from ...ambitions import is_winning
from ...facts import CARD_NUMBER, FRONT_OF, GUILD_SUIT, SPACES, is_gate, suit_of
from ...hands import forget, is_face_down, join_piles, only_follows
from ...moments import Action
from ...state import CITY, EVERYONE, LEAD, PILE, Arcs, kind_of, owner_of
from ...vocabulary import COURT
from ..assumptions import FACE_DOWN_IS_FAITHFUL
from ..court import attach, hosts
from ..facts import FAITHFUL, FAITHFUL_STACK, ROWS, as_action_card
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance, wins_now
from ..state import Campaign, campaign
from ..steps import to_court_deck

PIPS_OF_NO_CARD: Final = 10


def stack_the_faithful(g: Campaign, me: int) -> Script[None]:
    """The 9 on top, the 1 at the bottom."""
    g.faithful = tuple(FAITHFUL_STACK)
    yield from ()


def faithful_to_court_deck(g: Campaign, me: int) -> Script[None]:
    """The Resolution of Act I, either way: what is left of the stack."""
    for card in g.faithful:
        to_court_deck(g, me, card)
    g.faithful = ()
    yield from ()


def is_faithful(card: int) -> bool:
    """Whether an action card, in hand or on one of its sides, is Faithful."""
    return suit_of(FRONT_OF[card]) == FAITHFUL


def plays_faithful(g: Arcs, me: int, face_down: bool) -> bool:
    """Whether it is the turn of a player with a Faithful card; `face_down`: whether such a card counts, too."""
    return g.turn == me and is_faithful(g.turn_card) and (face_down or not is_face_down(g.turn_mode))


class Objective(ReachCard):
    """F801: for every ambition won, the pips of the uppermost card of the stack; 10 once it is used up."""

    def clauses(self) -> list[str]:
        return ["wins", "stack_used_up"]

    def ambition_won(self, g: Campaign, me: int, ambition: int, power: int) -> None:
        self.reached(g, "wins" if g.faithful else "stack_used_up")
        advance(g, me, spaces_for_win(g))

    def promise(self, g: Campaign, me: int) -> int:
        return spaces_for_win(g) * len(wins_now(g, me))


def spaces_for_win(g: Campaign) -> int:
    """The pips of the uppermost card of the stack."""
    return int(ROWS[g.faithful[-1]]["pips"]) if g.faithful else PIPS_OF_NO_CARD


class FaithfulDisciples(ReachCard):
    """A turn with a Faithful card in which the holder declares an ambition they are winning has one more pip."""

    speaks_when_declared = True

    def clauses(self) -> list[str]:
        return ["pip"]

    def when_declared(self, g: Arcs, me: int, ambition: int, is_new: bool) -> Script[None]:
        """Counted right after declaring, and once per turn."""
        counts = plays_faithful(g, me, FACE_DOWN_IS_FAITHFUL) and self.number not in g.used
        if counts and is_winning(g, me, ambition):
            self.reached(g, "pip")
            g.used = (*g.used, self.number)
            g.pips += 1
            g.note(("one_more_pip", me))
        yield from ()


# -- Teach ---------------------------------------------------------------------------------------------------------


class SpreadingTheFaith(ReachCard):
    """Teach (Influence): attach the top card of the stack to a Guild card whose suit is the type of an own city."""

    def clauses(self) -> list[str]:
        return ["teach", "scraps"]

    def gives_actions(self) -> list[Action]:
        return [Action("teach", self.can_teach, self.teach, "influence")]

    def can_teach(self, g: Arcs, me: int) -> bool:
        """C80: not forced, so all conditions must hold."""
        return bool(campaign(g).faithful) and bool(self.pupils(campaign(g), me))

    def pupils(self, g: Campaign, me: int) -> list[int]:
        """The places of the row where the card may be attached."""
        types = city_planets(g, me)
        return hosts(g, lambda c, place: GUILD_SUIT[c.court[place]] in types)

    def teach(self, g: Arcs, me: int) -> Script[None]:
        c = campaign(g)
        options: list[Option] = [("court", c.court[place]) for place in self.pupils(c, me)]
        choice = yield g.ask(me, "teach", options, (c.faithful[-1],), always=True)
        self.reached(g, "teach")
        attach(c, c.faithful[-1], c.court.index(COURT.of(choice)))
        c.faithful = c.faithful[:-1]
        if scrap_lowest(c):
            self.reached(g, "scraps")


def city_planets(g: Campaign, me: int) -> list[int]:
    """The types of the planets where a player has a city."""
    types: list[int] = []
    for place in g.places:
        piece = g.buildings[place]
        if piece and owner_of(piece) == me and kind_of(piece) == CITY and not is_gate(place // SPACES):
            types.append(g.planet_type(place // SPACES))
    return types


def scrap_lowest(g: Campaign) -> bool:
    """The lowest card of the action discard pile that is no Event leaves the game for all to see; whether one did."""
    if g.face_up and all(only_follows(card) for card in g.discard):
        join_piles(g)
    fitting = [card for card in g.discard if not only_follows(card)]
    if not fitting:
        return False
    g.look()
    lowest = fitting[0]
    for card in g.discard[: g.discard.index(lowest)]:  # Events that were seen on the way
        forget(g, card)
        g.knows = (*g.knows, (EVERYONE, PILE, card))
    forget(g, lowest)
    g.discard.remove(lowest)
    g.deck = without(g.deck, lowest)
    g.scrapped_actions += (lowest,)
    g.note(("scrapped_action", lowest))
    return True


# -- Faithful cards ------------------------------------------------------------------------------------------------


class FaithfulCard(ReachCard):
    """A-92: a Faithful card in the Court, attached or in the row; secured, it is an action card in the hand."""

    def clauses(self) -> list[str]:
        return ["secured"]

    def joins(self, g: Arcs, me: int) -> None:
        """All have seen which one it is."""
        self.reached(g, "secured")
        card = as_action_card(self.number)
        c = campaign(g)
        c.deck = (*c.deck, card)
        c.hands[me] = tuple(sorted([*c.hands[me], card]))
        c.knows = (*c.knows, (EVERYONE, me, card))


class FaithfulCards(ReachCard):
    """F813: a further suit with two sides, which is a table of facts; each card stands for any ambition."""

    def clauses(self) -> list[str]:
        return ["any_ambition"]

    def ambitions_of_played(self, g: Arcs, me: int, card: int) -> list[int]:
        """A-94: for cards that let a follower declare; what may be declared when leading is said by another law."""
        if g.turn_mode == LEAD or not is_faithful(card):
            return []
        self.reached(g, "any_ambition")
        return g.ambitions()


class PluralisticFaith(ReachCard):
    """F814: who leads a Faithful card may declare any ambition, with the zero marker; A-90: in Act II as well."""

    def clauses(self) -> list[str]:
        return ["any_ambition"]

    def ambitions_of_played(self, g: Arcs, me: int, card: int) -> list[int]:
        if g.turn_mode != LEAD or not is_faithful(card):
            return []
        self.reached(g, "any_ambition")
        return g.ambitions()


SET_UP_STEPS["stack_the_faithful"] = stack_the_faithful
SET_UP_STEPS["faithful_to_court_deck"] = faithful_to_court_deck
register(Objective(CARD_NUMBER["f801"]))
register(FaithfulDisciples(CARD_NUMBER["f802"]))
register(SpreadingTheFaith(CARD_NUMBER["f803"]))
for _card in FAITHFUL_STACK:
    register(FaithfulCard(_card))
register(FaithfulCards(CARD_NUMBER["f813"]))
register(PluralisticFaith(CARD_NUMBER["f814"]))
