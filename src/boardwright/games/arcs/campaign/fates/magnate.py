"""The Magnate: deals with Rivals and exports in Act I, Monopolies in Act II."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import without

from ...ambitions import icons_for
from ...cards.fleets import PrisonWardens
from ...cards.producers import Cartel
from ...cards.relics import ElderBroker, RelicFence
from ...facts import CARD_NUMBER, FUEL, MATERIAL, NOBODY, PSIONIC, RELIC, WARLORD, WEAPON
from ...moments import register_card
from ...resources import discard_own, has, own_tokens
from ...state import Arcs
from ...vocabulary import RESOURCE
from ..court import put_away
from ..deals import HELD, TOKEN
from ..held import hold
from ..moments import SET_UP_STEPS, ReachCard, register, speaking
from ..power import advance
from ..state import Campaign, campaign
from ..steps import scrap, to_court_deck

EXPORTED: Final = 3
"""So many resources are an export."""

TYPES: Final[list[int]] = [MATERIAL, FUEL, RELIC, PSIONIC, WEAPON]
"""The resources in the order of their Monopolies."""
MONOPOLIES: Final[dict[int, int]] = {resource: CARD_NUMBER["f313"] + place for place, resource in enumerate(TYPES)}
CARTELS: Final[dict[int, int]] = {
    resource: CARD_NUMBER["f307"] + place for place, resource in enumerate([MATERIAL, FUEL, WEAPON, PSIONIC, RELIC])
}
GAIN_MONOPOLIES: Final[int] = CARD_NUMBER["f318"]
WAR_PROFITEERING: Final[int] = CARD_NUMBER["f320"]

# -- Act I ---------------------------------------------------------------------------------------------------------


class Objective(ReachCard):
    """The objective: what Rivals give in Negotiations, and resources exported there."""

    def clauses(self) -> list[str]:
        return ["received", "export"]

    def received(self, g: Campaign, me: int, giver: int, what: int, was_mine: bool) -> None:
        """2 for each Favor or resource; not if the Rival had it from the holder in this Summit."""
        if not was_mine:
            self.reached(g, "received")
            advance(g, me, 2)

    def negotiation_actions(self, g: Campaign, me: int) -> list[Option]:
        """A-40: with three resources that are not frozen, again and again."""
        return [("export",)] if len(own_tokens(g, me, "discard_slot")) >= EXPORTED else []

    def take_negotiation_action(self, g: Campaign, me: int, option: Option) -> Script[None]:
        """2 for any three, of whatever types."""
        self.reached(g, "export")
        offered = own_tokens(g, me, "discard_slot")
        chosen = yield from choose_set(me, "export", offered, EXPORTED, EXPORTED)
        for choice in chosen:
            discard_own(g, me, choice)
        g.note(("exported", me))
        advance(g, me, 2)


class MerchantLeague(ReachCard):
    """When declaring, in any way: may put two resources of the supply here. Crisis: all of them are discarded.

    They are frozen, but in Summits they may be given, and be forced out by Favors. Raids cannot take them.
    """

    speaks_when_declared = True
    has_crisis = True

    def clauses(self) -> list[str]:
        return ["when_declared", "crisis"]

    def when_declared(self, g: Arcs, me: int, ambition: int, is_new: bool) -> Script[None]:
        """Two or none, unless the supply has but one (C4)."""
        offered: list[Option] = []
        for resource, count in enumerate(g.supply):
            offered.extend([("resource", resource)] * min(2, count))
        if not offered:
            return
        count = min(2, len(offered))
        choice = yield g.ask(me, "merchant_league", [("use", self.number), ("skip",)], (count,))
        if choice[0] == "use":
            self.reached(g, "when_declared")
            chosen = yield from choose_set(me, "merchant_goods", offered, count, count, (count,))
            for one in chosen:
                hold(campaign(g), self.number, RESOURCE.of(one))

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        self.reached(g, "crisis")
        g.clear_card(self.number)
        yield from ()

    def may_be_given(self, g: Campaign, card: int) -> bool:
        """A-41: one Favor forces one of them out."""
        return True


register(Objective(CARD_NUMBER["f301"]))
register(MerchantLeague(CARD_NUMBER["f302"]))

for _guild in (
    ElderBroker(CARD_NUMBER["f304"]),
    RelicFence(CARD_NUMBER["f305"]),
    PrisonWardens(CARD_NUMBER["f306"]),
    *[Cartel(card, resource) for resource, card in CARTELS.items()],  # frozen tokens are not discarded
):
    register_card(_guild)


# -- Act II --------------------------------------------------------------------------------------------------------


class SecondObjective(ReachCard):
    """F312: Monopolies that come out of the supply, and those held at the end of each chapter."""

    def clauses(self) -> list[str]:
        return ["monopoly_gained", "chapter_ended"]

    def monopoly_gained(self, g: Campaign, me: int) -> None:
        self.reached(g, "monopoly_gained")
        advance(g, me, 1)

    def chapter_ended(self, g: Campaign, me: int) -> None:
        self.reached(g, "chapter_ended")
        advance(g, me, self.promise(g, me))

    def promise(self, g: Campaign, me: int) -> int:
        return sum(1 for card in MONOPOLIES.values() if card in g.cards[me])


class Monopoly(ReachCard):
    """The supply of a type lies here: it counts for the holder, who cannot spend it; all still gain from it."""

    def __init__(self, number: int, resource: int) -> None:
        self.resource = resource
        super().__init__(number)

    def clauses(self) -> list[str]:
        return ["counts_supply"]

    def holds_supply_of(self) -> int:
        return self.resource


class GainMonopolies(ReachCard):
    """Edict: who has more than half of all tokens of a type in play takes its Monopoly, from whoever has it."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["from_supply", "from_player"]

    def edict(self, g: Campaign) -> Script[None]:
        for resource, card in MONOPOLIES.items():
            seat = majority(g, resource)
            if seat != NOBODY and card not in g.cards[seat]:
                self.give(g, seat, card)
        yield from ()

    def give(self, g: Campaign, seat: int, card: int) -> None:
        """A Monopoly that was scrapped is nowhere."""
        holder = g.holder_of(card)
        if holder != NOBODY:
            self.reached(g, "from_player")
            g.cards[holder] = without(g.cards[holder], card)
            g.cards[seat] = (*g.cards[seat], card)
            g.note(("lost_monopoly", holder, seat, card))
        elif card in g.monopolies:
            self.reached(g, "from_supply")
            g.monopolies = without(g.monopolies, card)
            g.cards[seat] = (*g.cards[seat], card)
            g.note(("gained_card", seat, card))
            for one in speaking(g, seat, "monopoly_gained"):
                one.monopoly_gained(g, seat)


def majority(g: Campaign, resource: int) -> int:
    """Who has more than half of the tokens that are not on an ambition; A-43: with the supply on a Monopoly."""
    in_play = g.tokens_in_game(resource) - g.dummy[resource]
    return next((seat for seat in range(g.seats) if 2 * has(g, seat, resource) > in_play), NOBODY)


class MonopolyConsent(ReachCard):
    """Law of Summits: who has a Monopoly must agree when a resource of its type is given."""

    def clauses(self) -> list[str]:
        return ["must_consent"]

    def must_consent(self, g: Campaign, deal: list[tuple[int, int, int, int, int]]) -> list[int]:
        given = {a if what == TOKEN else b for what, _, _, a, b in deal if what in (TOKEN, HELD)}
        asked = [g.holder_of(MONOPOLIES[resource]) for resource in sorted(given)]
        found = [seat for seat in asked if seat != NOBODY]
        if found:
            self.reached(g, "must_consent")
        return found


class WarProfiteering(ReachCard):
    """Law, and the marker on Warlord: Weapon icons count for it beside Trophies."""

    def clauses(self) -> list[str]:
        return ["also_counts"]

    def also_counts(self, g: Arcs, me: int, ambition: int) -> int:
        if ambition != WARLORD:
            return 0
        self.reached(g, "also_counts")
        return icons_for(g, me, WEAPON)


def lay_out_monopolies(g: Campaign, me: int) -> Script[None]:
    """All five lie open beside the supply."""
    g.monopolies = tuple(sorted(MONOPOLIES.values()))
    for card in g.monopolies:
        g.note(("monopoly_open", card))
    yield from ()


def scrap_free_monopolies(g: Campaign, me: int) -> Script[None]:
    """Those that nobody has; A-47: the others stay where they are."""
    for card in g.monopolies:
        put_away(g, card, "scrap")
    g.monopolies = ()
    yield from ()


def release_cartels(g: Campaign, me: int) -> Script[None]:
    """The Cartels of the types whose Monopoly was scrapped go to the Court deck; the others are scrapped."""
    for resource, card in CARTELS.items():
        (to_court_deck if MONOPOLIES[resource] in g.scrapped else scrap)(g, me, card)
    yield from ()


register(SecondObjective(CARD_NUMBER["f312"]))
for _resource, _card in MONOPOLIES.items():
    register(Monopoly(_card, _resource))
register(GainMonopolies(GAIN_MONOPOLIES))
register(MonopolyConsent(CARD_NUMBER["f319"]))
register(WarProfiteering(WAR_PROFITEERING))

SET_UP_STEPS["lay_out_monopolies"] = lay_out_monopolies
SET_UP_STEPS["scrap_free_monopolies"] = scrap_free_monopolies
SET_UP_STEPS["release_cartels"] = release_cartels
