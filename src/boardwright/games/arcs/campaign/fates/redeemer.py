"""The Redeemer: subdues the Keepers, and shatters Relics."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import replaced, without

from ...ambitions import declarations, declare, is_declared, is_winning
from ...cards.relics import RelicFence
from ...facts import CARD_NUMBER, KEEPER, NOBODY, NOTHING, RELIC, RESOURCE_SLOTS
from ...moments import CARDS, register_card, speakers
from ...resources import has, slot_options, suffer_outrage
from ...scoring import worth
from ...state import Arcs, changed
from ...vocabulary import COURT, SLOT
from ..held import tokens_on
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance, gain_power, is_won_or_undeclared, wins_now
from ..state import Campaign, campaign
from .ire import Ire

REDEEMER: Final = 19


def relic_outrage(g: Campaign, me: int) -> Script[None]:
    yield from suffer_outrage(g, me, RELIC)


def no_relics_on_keeper(g: Campaign, me: int) -> Script[None]:
    """Two players: the Relics on the Keeper box go to the supply."""
    g.supply[RELIC] += g.dummy[RELIC]
    g.dummy = replaced(g.dummy, RELIC, 0)
    yield from ()


class Objective(ReachCard):
    """F1901: 3 if the Redeemer won Keeper or nobody declared it; with any ambition won, 2 for each Relic scrapped."""

    speaks_after_scoring = True

    def clauses(self) -> list[str]:
        return ["subdue", "shatter"]

    def ambition_won(self, g: Campaign, me: int, ambition: int, power: int) -> None:
        """It is remembered: other cards that speak after scoring may take away what it was won with."""
        if self.number not in g.used:
            g.used = (*g.used, self.number)

    def chapter_ended(self, g: Campaign, me: int) -> None:
        """CD6: declared and won by nobody is neither."""
        if is_won_or_undeclared(g, me, KEEPER):
            self.reached(g, "subdue")
            advance(g, me, 3)

    def after_scoring(self, g: Arcs, me: int) -> Script[None]:
        if self.number not in g.used:
            return
        g.used = without(g.used, self.number)
        c = campaign(g)
        relics = shatterable(c, me)
        chosen = yield from choose_set(me, "shatter_relics", relics, 0, len(relics))
        if chosen:
            self.reached(g, "shatter")
            for choice in chosen:
                shatter(c, me, choice)
            c.note(("shattered", me, RELIC, len(chosen)))
            advance(c, me, 2 * len(chosen))

    def promise(self, g: Campaign, me: int) -> int:
        relics = len(shatterable(g, me)) if wins_now(g, me) else 0
        return 3 * is_won_or_undeclared(g, me, KEEPER) + 2 * relics


def shatterable(g: Campaign, me: int) -> list[Option]:
    """Every Relic that a player has: in slots, on cards even if frozen, in the Trust, the supply on a card."""
    options = [option for option in slot_options(g, me, "shatter_slot") if option[1] == RELIC]
    options += [("shatter_on", RELIC, card) for card in g.cards[me] for token in tokens_on(g, card) if token == RELIC]
    if g.first_regent == me:
        options += [("shatter_trust", RELIC)] * g.trust[RELIC]
    if any(CARDS[card].holds_supply_of() == RELIC for card in speakers(g, me, "holds_supply_of")):
        options += [("shatter_supply", RELIC)] * g.supply[RELIC]
    return options


def shatter(g: Campaign, me: int, choice: Option) -> None:
    """The token leaves the campaign."""
    if choice[0] == "shatter_slot":
        g.slots[me * RESOURCE_SLOTS + SLOT.of(choice)] = NOTHING
    elif choice[0] == "shatter_on":
        CARDS[COURT.of(choice)].lose_token(g, RELIC)
    elif choice[0] == "shatter_trust":
        g.trust = changed(g.trust, RELIC, -1)
    else:
        g.supply[RELIC] -= 1
    g.token_totals = changed(g.token_totals, RELIC, -1)


class RebukeOfTheKeepers(ReachCard):
    """Edict: not winning Keeper costs the Redeemer Power; undeclared, who has the most Relics may declare it."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["rebuked", "declares"]

    def edict(self, g: Campaign) -> Script[None]:
        redeemer = g.fate_holder(REDEEMER)
        if is_declared(g, KEEPER):
            if not is_winning(g, redeemer, KEEPER):
                self.reached(g, "rebuked")
                gain_power(g, redeemer, -worth(g, KEEPER)[0], "rebuked")
            return
        keeper = most_relics(g)
        options = declarations(g, keeper, [KEEPER], self.number) if keeper not in (NOBODY, redeemer) else []
        if options:
            choice = yield g.ask(keeper, "rebuke", [*options, ("skip",)])
            if choice[0] != "skip":
                self.reached(g, "declares")
                yield from declare(g, keeper, KEEPER, self.number, zero_marker=False)


def most_relics(g: Campaign) -> int:
    """CD8: who has more Relic resources than every other player, guild cards not counted; NOBODY in a tie."""
    relics = [has(g, seat, RELIC) for seat in range(g.seats)]
    return relics.index(max(relics)) if relics.count(max(relics)) == 1 else NOBODY


SET_UP_STEPS["relic_outrage"] = relic_outrage
SET_UP_STEPS["no_relics_on_keeper"] = no_relics_on_keeper
register(Objective(CARD_NUMBER["f1901"]))
register(Ire(CARD_NUMBER["f1902"], KEEPER, [RELIC]))
register(RebukeOfTheKeepers(CARD_NUMBER["f1903"]))
register_card(RelicFence(CARD_NUMBER["f1904"]))
