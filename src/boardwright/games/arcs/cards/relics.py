"""Sworn Guardians, Elder Broker, Relic Fence and Galactic Bards: the Relic guilds without loyalty."""

from boardwright.kernel.decision import Option, Script

from ..control import controls
from ..facts import FUEL, MATERIAL, NOTHING, RELIC, RESOURCE_SLOTS, SPACES, WEAPON
from ..moments import CARDS, Action, Card, register_card
from ..resources import (
    discard_card,
    discard_own,
    gain,
    gain_matters,
    give_up,
    has,
    lose_token,
    occupied_slots,
    own_tokens,
    rearranging_matters,
    settle,
)
from ..state import CITY, Arcs, kind_of, owner_of
from ..vocabulary import RESOURCE, SEAT, trade_option


class SwornGuardians(Card):
    """Rivals cannot steal the holder's resources or other guild cards; if stolen, this card is buried."""

    def clauses(self) -> list[str]:
        return ["forbids_stealing", "buried"]

    def forbids_stealing(self, g: Arcs, owner: int, thief: int, card: int, resource: int) -> bool:
        return card != self.number

    def is_buried_when_stolen(self) -> bool:
        return True


class ElderBroker(Card):
    """Trade (Tax): swap resources with a Rival whose city the holder controls.

    Prelude: discard to gain one Material, one Fuel and one Weapon.
    """

    has_prelude = True
    discards_itself = True

    def clauses(self) -> list[str]:
        return ["trade", "prelude"]

    def gives_actions(self) -> list[Action]:
        return [Action("trade", self.can_trade, self.trade, "tax")]

    def can_trade(self, g: Arcs, me: int) -> bool:
        return bool(self.trades(g, me))

    def trades(self, g: Arcs, me: int) -> list[Option]:
        """Which token to take: of a Rival's controlled city's type, if the holder has a type the Rival lacks (D8)."""
        options: list[Option] = []
        for place in g.places:
            piece = g.buildings[place]
            if not piece or kind_of(piece) != CITY or not controls(g, me, place // SPACES):
                continue
            rival = owner_of(piece)
            if rival not in g.rivals(me) or not self.gifts(g, me, rival):
                continue
            for option in self.goods(g, rival):
                if RESOURCE.of(option) in g.city_types(place // SPACES) and option not in options:
                    options.append(option)
        return options

    def goods(self, g: Arcs, rival: int) -> list[Option]:
        """The tokens of a Rival, in slots and on cards."""
        first = rival * RESOURCE_SLOTS
        options = [trade_option(rival, g.slots[first + slot], slot) for slot in occupied_slots(g, rival)]
        for card in g.heard(rival):
            options.extend(CARDS[card].tokens_here(g, rival, NOTHING))
        return options

    def gifts(self, g: Arcs, me: int, rival: int) -> list[Option]:
        """The holder's tokens of types that the Rival does not have."""
        return [option for option in own_tokens(g, me, "give_token") if not has(g, rival, RESOURCE.of(option))]

    def trade(self, g: Arcs, me: int) -> Script[None]:
        """Both halves at the same time; it is not stealing and not a Tax."""
        self.reached(g, "trade")
        choice = yield g.ask(me, "trade_take", self.trades(g, me), always=True)
        rival, taken, wanted = SEAT.of(choice), RESOURCE.of(choice), choice
        choice = yield g.ask(me, "trade_give", list(dict.fromkeys(self.gifts(g, me, rival))), (rival,))
        lose_token(g, wanted)
        given = give_up(g, me, choice)
        g.loose = (*g.loose, (me, taken), (rival, given))
        g.note(("traded", me, taken, rival, given))
        yield from settle(g, me)
        yield from settle(g, rival)

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        return any(gain_matters(g, me, resource) for resource in (MATERIAL, FUEL, WEAPON))

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "prelude")
        discard_card(g, me, self.number)
        yield from gain(g, me, [MATERIAL, FUEL, WEAPON])


class RelicFence(Card):
    """Prelude, once per turn: discard a resource token to gain a Relic. The card stays."""

    has_prelude = True
    prelude_asks = "token"

    def clauses(self) -> list[str]:
        return ["prelude"]

    def can_prelude(self, g: Arcs, me: int) -> bool:
        return self.number not in g.used and bool(own_tokens(g, me, "discard_slot"))

    def worth_fencing(self, g: Arcs, me: int) -> list[Option]:
        """Tokens that become a Relic; a Relic itself comes back, which only lets its owner rearrange."""
        others = [slot for slot in g.open_slots(me) if g.slots[me * RESOURCE_SLOTS + slot] != RELIC]
        rearranging = bool(others) and rearranging_matters(g, me)
        return [
            option
            for option in dict.fromkeys(own_tokens(g, me, "discard_slot"))
            if (rearranging if RESOURCE.of(option) == RELIC else g.supply[RELIC] > 0)
        ]

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        return bool(self.worth_fencing(g, me))

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "prelude")
        g.used = (*g.used, self.number)
        options = self.worth_fencing(g, me)
        idle = [option for option in dict.fromkeys(own_tokens(g, me, "discard_slot")) if option not in options]
        choice = yield g.ask(me, "fence", options, always=True, idle=idle)
        discard_own(g, me, choice)
        yield from gain(g, me, [RELIC])


class GalacticBards(Card):
    """When surpassing or pivoting, if nothing was declared this round: declare that card's ambition, no zero marker."""

    def clauses(self) -> list[str]:
        return ["declares_as_follower"]

    def may_declare_as_follower(self, g: Arcs, me: int) -> bool:
        return True


register_card(SwornGuardians(22))
register_card(ElderBroker(23))
register_card(RelicFence(24))
register_card(GalacticBards(25))
