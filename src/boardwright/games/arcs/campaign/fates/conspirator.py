"""The Conspirator: hidden predictions of who will be first in each ambition.

A row of `plots` is a Conspiracy on an ambition: its number, the ambition, the colour that only the Conspirator knows.
`cleared_plots` are the colours that a wrong guess has shown it not to have. `firsts` says who was first in what was
scored in this chapter.
"""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.rng import Rng
from boardwright.kernel.still import replaced, without

from ...ambitions import is_declared, places
from ...cards.schemers import Farseers
from ...facts import CARD_NUMBER, GUILD_SUIT, NOBODY, NOTHING
from ...moments import CARDS, FIRST, SHARED_FIRST, register_card
from ...state import Arcs, changed
from ...vocabulary import AMBITION, COUNT, COURT
from ..facts import COLOURS, KIND_OF, PLOTS_OF_A_COLOUR
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance
from ..state import Campaign, campaign
from ..vocabulary import COLOUR

CONSPIRATOR: Final = 23
CONSPIRACIES: Final[int] = CARD_NUMBER["f2303"]


def take_conspiracies(g: Campaign, me: int) -> Script[None]:
    """All four colours, whoever plays."""
    g.plot_supply = (PLOTS_OF_A_COLOUR,) * COLOURS
    yield from ()


# -- laying one down -----------------------------------------------------------------------------------------------


def lay_plot(g: Campaign, me: int, ambition: int) -> Script[None]:
    """One of the supply, face down; which colours are left nobody else knows."""
    options: list[Option] = [("plot", colour) for colour in range(COLOURS) if g.plot_supply[colour]]
    choice = yield g.ask(me, "plot", options, (ambition,), always=True)
    colour = COLOUR.of(choice)
    g.plot_supply = changed(g.plot_supply, colour, -1)
    g.plots_made += 1
    g.plots += ((g.plots_made, ambition, colour),)
    g.note(("plotted", me, ambition))
    g.note(("plotted_colour", me, ambition, colour), (me,))


def take_plot(g: Campaign, row: tuple[int, int, int]) -> None:
    """A Conspiracy whose colour is known now returns to the supply."""
    number, _, colour = row
    g.plots = tuple([other for other in g.plots if other != row])
    g.cleared_plots = tuple([guess for guess in g.cleared_plots if guess[0] != number])
    g.plot_supply = changed(g.plot_supply, colour, 1)


class Conspiracies(ReachCard):
    """F2303: the holder declares with Conspiracies instead of markers, and may lay one for a guild card."""

    def clauses(self) -> list[str]:
        return ["declares", "refills"]

    def can_pay_to_declare(self, g: Arcs, me: int, means: int) -> bool:
        """CD18: not without one in the supply."""
        return any(campaign(g).plot_supply)

    def declares_otherwise(self, g: Arcs, me: int, ambition: int) -> Script[bool]:
        self.reached(g, "declares")
        g.note(("declared_by_plot", me, ambition))
        yield from lay_plot(campaign(g), me, ambition)
        return True

    def refills(self, g: Arcs, me: int, place: int) -> Script[bool]:
        """CD18, CD20: after a ransack, too; what is protected stays. It is no declaring."""
        c = campaign(g)
        guilds = [card for card in g.cards[me] if GUILD_SUIT[card] != NOTHING and not CARDS[card].is_protected]
        if not guilds or not any(c.plot_supply):
            return False
        options: list[Option] = [("refill_with", card) for card in guilds]
        choice = yield g.ask(me, "plot_refill", [*options, ("skip",)])
        if choice[0] == "skip":
            return False
        self.reached(g, "refills")
        card = COURT.of(choice)
        g.cards[me] = without(g.cards[me], card)
        g.clear_card(card)
        g.court = replaced(g.court, place, card)
        g.note(("refilled_with", me, card))
        boxes: list[Option] = [("plot_on", ambition) for ambition in g.ambitions() if not is_declared(g, ambition)]
        choice = yield g.ask(me, "plot_where", boxes)
        yield from lay_plot(c, me, AMBITION.of(choice))
        return True


# -- scoring -------------------------------------------------------------------------------------------------------


def first_in(g: Campaign, ambition: int) -> list[int]:
    """Who is first there, alone or tied; CD19: nobody without any of what it counts."""
    return [seat for seat, place in places(g, ambition) if place in (FIRST, SHARED_FIRST)]


class Objective(ReachCard):
    """F2301: what its law says, and 1 for each wrong guess (F2305)."""

    def promise(self, g: Campaign, me: int) -> int:
        """Never less than nothing: what would fall back is worth no more."""
        net = 0
        for _, ambition, colour in g.plots:
            net += 1 if not is_declared(g, ambition) or colour in first_in(g, ambition) else -1
        return max(0, net)


class ScoringConspiracies(ReachCard):
    """F2304: Conspiracies on scored ambitions are turned up after scoring, and the marker moves by the balance."""

    speaks_after_scoring = True

    def clauses(self) -> list[str]:
        return ["right", "wrong", "unrevealed", "falls_back"]

    def ambition_scored(self, g: Campaign, ambition: int) -> None:
        """What other cards do after scoring changes nothing of it."""
        g.firsts += tuple([(ambition, seat) for seat in [NOBODY, *first_in(g, ambition)]])

    def after_scoring(self, g: Arcs, me: int) -> Script[None]:
        c = campaign(g)
        scored = {ambition for ambition, _ in c.firsts}
        turned = [row for row in c.plots if row[1] in scored]
        net = len(c.plots) - len(turned)
        if net:
            self.reached(g, "unrevealed")
        if turned:
            g.look()
        for row in turned:
            _, ambition, colour = row
            is_right = (ambition, colour) in c.firsts
            self.reached(g, "right" if is_right else "wrong")
            net += 1 if is_right else -1
            g.note(("plot_right" if is_right else "plot_wrong", ambition, colour))
            take_plot(c, row)
        self.move(c, net)
        yield from ()

    def move(self, g: Campaign, net: int) -> None:
        """CD1: down to 0, and up without end."""
        conspirator = g.fate_holder(CONSPIRATOR)
        if net >= 0:
            advance(g, conspirator, net)
            return
        self.reached(g, "falls_back")
        g.objectives = changed(g.objectives, conspirator, -net)
        g.note(("fell_back", conspirator, -net, g.objectives[conspirator]))

    def cleaned_up(self, g: Campaign) -> None:
        g.firsts = ()


class FoilingConspiracies(ReachCard):
    """F2305: who secures a vox card, or one with agents of the Conspirator, may guess the colour of a Conspiracy."""

    def clauses(self) -> list[str]:
        return ["right", "wrong"]

    def before_securing(self, g: Arcs, me: int, cards: list[int], place: int) -> Script[None]:
        """CD20: one guess for each such card; an attached card only if it is a vox card."""
        c = campaign(g)
        conspirator = c.fate_holder(CONSPIRATOR)
        if me == conspirator:
            return
        for card in cards:
            marked = place != NOTHING and card == g.court[place] and g.agents_on(place, conspirator) > 0
            if c.plots and (marked or KIND_OF.get(card) == "vox"):
                yield from self.guess(c, me, card, conspirator)

    def guess(self, g: Campaign, me: int, card: int, conspirator: int) -> Script[None]:
        options: list[Option] = [("suspect", at, row[1]) for at, row in enumerate(g.plots, 1)]
        choice = yield g.ask(me, "foil", [*options, ("skip",)], (card,))
        if choice[0] == "skip":
            return
        at = COUNT.of(choice) - 1
        colours: list[Option] = [("accuse", colour) for colour in range(COLOURS)]
        answer = yield g.ask(me, "foil_colour", colours, (g.plots[at][1],))
        row = g.plots[at]  # only now: whoever thinks about the question deals the colours anew
        number, ambition, truth = row
        g.look()
        colour = COLOUR.of(answer)
        if colour == truth:
            self.reached(g, "right")
            g.note(("foiled", me, ambition, colour))
            take_plot(g, row)
            return
        self.reached(g, "wrong")
        g.note(("not_foiled", me, ambition, colour))
        if (number, colour) not in g.cleared_plots:
            g.cleared_plots = tuple(sorted([*g.cleared_plots, (number, colour)]))
        advance(g, conspirator, 1)


# -- a fair guess --------------------------------------------------------------------------------------------------


def redeal_plots(g: Campaign, seat: int, rng: Rng) -> None:
    """For all but the Conspirator any colours that fit the tokens there are and the wrong guesses."""
    if not g.plots or CONSPIRACIES in g.cards[seat]:
        return
    left = [PLOTS_OF_A_COLOUR] * COLOURS
    found: list[int] = []
    assert is_dealt(g, rng, left, found)
    g.plots = tuple([(row[0], row[1], colour) for row, colour in zip(g.plots, found, strict=True)])
    g.plot_supply = tuple(left)


def is_dealt(g: Campaign, rng: Rng, left: list[int], found: list[int]) -> bool:
    """Deal a colour to each Conspiracy in turn, and take colours back that leave none for a later one."""
    if len(found) == len(g.plots):
        return True
    number = g.plots[len(found)][0]
    tokens = [colour for colour in range(COLOURS) for _ in range(left[colour])]
    rng.shuffle_anew(tokens)
    for colour in dict.fromkeys(tokens):
        if (number, colour) in g.cleared_plots:
            continue
        left[colour] -= 1
        found.append(colour)
        if is_dealt(g, rng, left, found):
            return True
        found.pop()
        left[colour] += 1
    return False


SET_UP_STEPS["take_conspiracies"] = take_conspiracies
register(Objective(CARD_NUMBER["f2301"]))
register_card(Farseers(CARD_NUMBER["f2302"]))
register(Conspiracies(CONSPIRACIES))
register(ScoringConspiracies(CARD_NUMBER["f2304"]))
register(FoilingConspiracies(CARD_NUMBER["f2305"]))
