"""The Believer in Act II: the Doctrine, and Ideals on the ambitions (F820 to F823).

`doctrine` is the side that the Doctrine card shows, ZEAL or WISDOM, as is each of `ideals`, one for every ambition;
NO_IDEAL stands for neither. `spare_ideals` are the markers that lie on no ambition.
"""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced

from ...facts import CARD_NUMBER, NOBODY, SUIT_OF
from ...state import Arcs
from ..assumptions import FACE_DOWN_BINDS_FAITH
from ..facts import IDEALS, NO_IDEAL, WISDOM, ZEAL
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance, wins_now
from ..state import Campaign, campaign
from ..steps import gain_card, scrap
from .believer import is_faithful, plays_faithful
from .young_light import PROPHET, YOUNG_LIGHT

# -- the set-up and the Resolution of Act II -------------------------------------------------------------------------


def take_ideals(g: Campaign, me: int) -> Script[None]:
    g.spare_ideals = IDEALS
    yield from ()


def lay_doctrine(g: Campaign, me: int) -> Script[None]:
    """On its Zeal side if the Believer has the initiative."""
    set_doctrine(g, ZEAL if g.initiative == me else WISDOM)
    yield from ()


def set_doctrine(g: Campaign, side: int) -> None:
    g.doctrine = side
    g.note(("doctrine", side))


def young_light_becomes_prophet(g: Campaign, me: int) -> Script[None]:
    """Success: who has lost The Young Light gets no Prophet."""
    if YOUNG_LIGHT in g.cards[me]:
        scrap(g, me, YOUNG_LIGHT)
        gain_card(g, me, PROPHET)
    else:
        scrap(g, me, PROPHET)
    yield from ()


def scrap_spare_ideals(g: Campaign, me: int) -> Script[None]:
    """Failure; A-91: those on ambitions stay."""
    g.spare_ideals = 0
    yield from ()


for _step in (take_ideals, lay_doctrine, young_light_becomes_prophet, scrap_spare_ideals):
    SET_UP_STEPS[_step.__name__] = _step

# -- the cards -----------------------------------------------------------------------------------------------------


class Objective(ReachCard):
    """F820: the Power for every ambition won that has an Ideal."""

    def clauses(self) -> list[str]:
        return ["wins"]

    def ambition_won(self, g: Campaign, me: int, ambition: int, power: int) -> None:
        if g.ideals[ambition] != NO_IDEAL:
            self.reached(g, "wins")
            advance(g, me, power)

    def promise(self, g: Campaign, me: int) -> int:
        return sum(power for ambition, power in wins_now(g, me) if g.ideals[ambition] != NO_IDEAL)


class SetDoctrine(ReachCard):
    """F821: who has The Young Light or The Prophet may turn the Doctrine."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["edict"]

    def edict(self, g: Campaign) -> Script[None]:
        holders = [g.holder_of(card) for card in (YOUNG_LIGHT, PROPHET) if g.holder_of(card) != NOBODY]
        for seat in holders:
            other = WISDOM if g.doctrine == ZEAL else ZEAL
            options: list[Option] = [("doctrine", other), ("skip",)]
            choice = yield g.ask(seat, "set_doctrine", options, (g.doctrine,))
            if choice[0] == "doctrine":
                self.reached(g, "edict")
                set_doctrine(g, other)


class Doctrine(ReachCard):
    """F822: Faithful cards are played on the side that it shows."""

    def clauses(self) -> list[str]:
        return ["side", "act_begins"]

    def act_begins(self, g: Campaign) -> None:
        """A-91: in Act III it shows the Ideal on more ambitions, be there a Believer or not; Wisdom on a tie."""
        self.reached(g, "act_begins")
        set_doctrine(g, ZEAL if g.ideals.count(ZEAL) > g.ideals.count(WISDOM) else WISDOM)

    def forbids_side(self, g: Arcs, me: int, side: int) -> bool:
        if not is_faithful(side) or SUIT_OF[side] == campaign(g).doctrine:
            return False
        self.reached(g, "side")
        return True


class DoctrinalFaith(ReachCard):
    """F823: with a Faithful card no ambition of the other Ideal can be declared, and one without gets an Ideal.

    What another card declares in that turn is bound as well (A-94).
    """

    def clauses(self) -> list[str]:
        return ["bars", "ideal"]

    def forbids_declaring(self, g: Arcs, me: int, ambition: int) -> bool:
        c = campaign(g)
        if c.ideals[ambition] in (NO_IDEAL, c.doctrine) or not plays_faithful(g, me, FACE_DOWN_BINDS_FAITH):
            return False
        self.reached(g, "bars")
        return True

    def marker_placed(self, g: Arcs, me: int, ambition: int) -> None:
        """Without a marker left there is none to place."""
        c = campaign(g)
        if c.ideals[ambition] == NO_IDEAL and c.spare_ideals and plays_faithful(g, me, FACE_DOWN_BINDS_FAITH):
            self.reached(g, "ideal")
            c.spare_ideals -= 1
            c.ideals = replaced(c.ideals, ambition, c.doctrine)
            g.note(("ideal_placed", ambition, c.doctrine))


register(Objective(CARD_NUMBER["f820"]))
register(SetDoctrine(CARD_NUMBER["f821"]))
register(Doctrine(CARD_NUMBER["f822"]))
register(DoctrinalFaith(CARD_NUMBER["f823"]))
