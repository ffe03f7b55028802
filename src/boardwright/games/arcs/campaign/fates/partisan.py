"""The Partisan: takes the initiative, by Outrage if need be, and wins with clean hands or clears them."""

from typing import Final

from boardwright.kernel.decision import Option, Script

from ...cards import vox
from ...cards.loyal import Loyal, LoyalMarines
from ...cards.relics import GalacticBards
from ...cards.unions import Union
from ...facts import (
    AGGRESSION,
    CARD_NUMBER,
    EMPATH,
    FUEL,
    GUILD_SUIT,
    KEEPER,
    MATERIAL,
    MOBILIZATION,
    NOTHING,
    PSIONIC,
    RELIC,
    TYCOON,
    TYRANT,
    WARLORD,
    WEAPON,
    number_of,
)
from ...hands import hand_over
from ...moments import Action, register_card
from ...resources import clear_outrage, is_outraged, suffer_outrage
from ...state import Arcs
from ...vocabulary import CARD, RESOURCE, SEAT
from ..court_cards import ReachVox
from ..dice import rolled_planet
from ..moments import LEAVING_STEPS, SET_UP_STEPS, ReachCard, register, speaking
from ..power import advance, wins_now
from ..state import Campaign, campaign
from ..steps import clear_all_outrage, scrap_held

PARTISAN: Final = 6
"""The number of the fate."""
SEIZING: Final = CARD_NUMBER["f603"]

COUNTED: Final[dict[int, list[int]]] = {
    TYCOON: [MATERIAL, FUEL],
    TYRANT: [],
    WARLORD: [WEAPON],
    KEEPER: [RELIC],
    EMPATH: [PSIONIC],
}
"""The resources of each ambition."""


class Objective(ReachCard):
    """F601: 1 when the initiative comes from another; 2 for every ambition won without Outrage of what it counts."""

    def clauses(self) -> list[str]:
        return ["initiative", "wins"]

    def initiative_came(self, g: Arcs, me: int) -> None:
        """A-72: by seizing, Surpass, a pass or a card alike."""
        self.reached(g, "initiative")
        advance(campaign(g), me, 1)

    def ambition_won(self, g: Campaign, me: int, ambition: int, power: int) -> None:
        """A-70: for Tycoon neither Material nor Fuel Outrage."""
        if is_clean(g, me, ambition):
            self.reached(g, "wins")
            advance(g, me, 2)

    def promise(self, g: Campaign, me: int) -> int:
        return 2 * sum(1 for ambition, _ in wins_now(g, me) if is_clean(g, me, ambition))


def is_clean(g: Campaign, me: int, ambition: int) -> bool:
    """Whether a player has no Outrage of what an ambition counts."""
    return not any(is_outraged(g, me, resource) for resource in COUNTED[ambition])


class Informants(ReachCard):
    """F602, Spy (Influence), once per turn: a Rival gets the highest own card and hands over their highest."""

    def clauses(self) -> list[str]:
        return ["spy"]

    def gives_actions(self) -> list[Action]:
        return [Action("spy", self.can_spy, self.spy, "influence", brings=self.spy_brings)]

    def can_spy(self, g: Arcs, me: int) -> bool:
        return self.number not in g.used

    def spy_brings(self, g: Arcs, me: int) -> bool:
        """With only Events in hand, or no card, it does nothing."""
        return bool(highest(g, me))

    def spy(self, g: Arcs, me: int) -> Script[None]:
        """Nobody else learns whether a giver had a choice among equal cards."""
        g.used = (*g.used, self.number)
        if not highest(g, me):
            return
        options: list[Option] = [("rival", rival) for rival in g.rivals(me)]
        choice = yield g.ask(me, "spy", options, always=True)
        self.reached(g, "spy")
        rival = SEAT.of(choice)
        g.note(("spied", me, rival))
        yield from give_highest(g, me, rival, "spy_give")
        yield from give_highest(g, rival, me, "spy_return")


def highest(g: Arcs, seat: int) -> list[int]:
    """The action cards of a hand with the highest number; Events have none."""
    best = max([number_of(card) for card in g.hands[seat]], default=0)
    return [card for card in g.hands[seat] if best and number_of(card) == best]


def give_highest(g: Arcs, giver: int, taker: int, ask: str) -> Script[None]:
    """The giver chooses among equal cards."""
    options: list[Option] = [("give", card) for card in highest(g, giver)]
    choice = yield g.ask(giver, ask, options, (taker,), veiled=True)
    hand_over(g, giver, taker, CARD.of(choice))


class PartisanSeizing(ReachCard):
    """F603, F616 for all: no seizing with an extra card; instead by provoking Outrage of a type without it."""

    def clauses(self) -> list[str]:
        return ["forbids_seizing_with_card", "seizes_by_outrage"]

    def forbids_seizing_with_card(self, g: Arcs, me: int) -> bool:
        self.reached(g, "forbids_seizing_with_card")
        return True

    def ways_to_seize(self, g: Arcs, me: int) -> list[Option]:
        """A-71: with or without a resource of the type."""
        return [("seize_by_outrage", resource) for resource in range(5) if not is_outraged(g, me, resource)]

    def seize_by(self, g: Arcs, me: int, option: Option) -> Script[None]:
        self.reached(g, "seizes_by_outrage")
        yield from suffer_outrage(g, me, RESOURCE.of(option))


def retire_seizing(g: Campaign, me: int) -> Script[None]:
    """From Act II on the card is but a reminder of the law."""
    scrap_held(g, me, SEIZING)
    yield from ()


def leave(g: Campaign, me: int) -> None:
    """F603: who takes another fate after Act I scraps the card, if it is not yet a reminder, and clears all Outrage."""
    if SEIZING in g.cards[me]:
        scrap_held(g, me, SEIZING)
        clear_all_outrage(g, me)


# -- Act II --------------------------------------------------------------------------------------------------------


class OutrageSpreads(ReachVox):
    """F613, F614: as in Arcs; Crisis: everybody provokes Outrage of the type of the rolled planet."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.as_in_arcs = vox.OutrageSpreads(number)

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        yield from self.as_in_arcs.when_secured(g, me)

    def after_secured(self, g: Arcs) -> None:
        self.as_in_arcs.after_secured(g)

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        self.reached(g, "crisis")
        for seat in g.turn_order():
            yield from suffer_outrage(g, seat, g.planet_type(rolled_planet(g)))

    def after_crisis(self, g: Campaign) -> str:
        return "discard"


class SecondObjective(ReachCard):
    """F615: 1 for every card played with the initiative; 1 for each Guild card when People's Hero clears Outrage."""

    def clauses(self) -> list[str]:
        return ["card_played", "cleared"]

    def card_played(self, g: Arcs, me: int) -> None:
        """Who seizes with that very card has it too late."""
        if g.initiative == me:
            self.reached(g, "card_played")
            advance(campaign(g), me, 1)

    def cleared_by_declaring(self, g: Campaign, me: int) -> None:
        self.reached(g, "cleared")
        advance(g, me, sum(1 for card in g.cards[me] if GUILD_SUIT[card] != NOTHING))


class PeoplesHero(ReachCard):
    """F617: who declares may clear an Outrage of a type of which they have more Guild cards than each Rival."""

    speaks_when_declared = True

    def clauses(self) -> list[str]:
        return ["when_declared"]

    def when_declared(self, g: Arcs, me: int, ambition: int, is_new: bool) -> Script[None]:
        c = campaign(g)
        options: list[Option] = [
            ("resource", resource)
            for resource in range(5)
            if is_outraged(g, me, resource)
            and all(g.guild_icons(me, resource) > g.guild_icons(rival, resource) for rival in g.rivals(me))
        ]
        if not options:
            return
        choice = yield g.ask(me, "peoples_hero", [*options, ("skip",)])
        if choice[0] == "resource":
            self.reached(g, "when_declared")
            clear_outrage(g, me, RESOURCE.of(choice))
            for card in speaking(c, me, "cleared_by_declaring"):
                card.cleared_by_declaring(c, me)


SET_UP_STEPS["retire_seizing"] = retire_seizing
LEAVING_STEPS[PARTISAN] = leave
register(Objective(CARD_NUMBER["f601"]))
register(Informants(CARD_NUMBER["f602"]))
register(PartisanSeizing(SEIZING))
register_card(Loyal(CARD_NUMBER["f605"], MATERIAL))  # Loyal Engineers
register_card(Loyal(CARD_NUMBER["f606"], FUEL))  # Loyal Pilots
register_card(LoyalMarines(CARD_NUMBER["f607"], WEAPON))
register_card(Loyal(CARD_NUMBER["f608"], PSIONIC))  # Loyal Empaths
register_card(Loyal(CARD_NUMBER["f609"], RELIC))  # Loyal Keepers
register_card(GalacticBards(CARD_NUMBER["f610"]))
register_card(Union(CARD_NUMBER["f611"], MOBILIZATION))  # Spacing Union
register_card(Union(CARD_NUMBER["f612"], AGGRESSION))  # Arms Union
for _card in ("f613", "f614"):
    register(OutrageSpreads(CARD_NUMBER[_card]))
register(SecondObjective(CARD_NUMBER["f615"]))
register(PartisanSeizing(CARD_NUMBER["f616"]))
register(PeoplesHero(CARD_NUMBER["f617"]))
