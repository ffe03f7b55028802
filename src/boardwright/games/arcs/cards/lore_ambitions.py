"""Lore that speaks while an ambition is declared."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set

from ..actions import can_influence, influence, secure
from ..ambitions import declarations, declare, is_declared
from ..court import give_back_captives, securable
from ..facts import EMPATH, FUEL, GUILD_SUIT, KEEPER, MATERIAL, NOTHING, PSIONIC, RELIC, TYCOON, TYRANT, WARLORD, WEAPON
from ..moments import AS_LOYAL, NOT, UNLIMITED, Battle, Card, register_card
from ..pieces import building_comes_home
from ..resources import agents_come_home, discard_all, discard_own, gain, has, own_tokens, slots_of_all_covered
from ..roll import Roll
from ..state import AGENT, CITY, PIECE_KINDS, SHIP, Arcs, building, changed
from ..vocabulary import AMBITION, PIECE, RESOURCE, SEAT, trophy_option


class EmpathsVision(Card):
    """While Empath is declared, any dice may be rolled again once. Discard to clear Psionic Outrage."""

    def clauses(self) -> list[str]:
        return ["reroll", "clears_outrage"]

    def outrage_to_clear(self) -> list[int]:
        return [PSIONIC]

    def rerolls(self, g: Arcs, me: int, roll: Roll, battle: Battle | None) -> list[int]:
        return [UNLIMITED] * 3 if is_declared(g, EMPATH) else [0, 0, 0]

    def rolls_dice_again(self, g: Arcs, me: int) -> bool:
        return is_declared(g, EMPATH)


class EmpathsBond(Card):
    """While Empath is declared, cities and starports of other colours serve as if they were the owner's."""

    def clauses(self) -> list[str]:
        return ["tax_right", "uses_starport"]

    def tax_right(self, g: Arcs, me: int, place: int) -> int:
        """R100: no control needed and no Captive."""
        if not is_declared(g, EMPATH):
            return NOT
        self.reached(g, "tax_right")
        return AS_LOYAL

    def uses_starport(self, g: Arcs, me: int, place: int) -> bool:
        return is_declared(g, EMPATH)


class KeepersTrust(Card):
    """While Keeper is declared, Rivals cannot steal resources of types they have. Discard to clear Relic Outrage."""

    def clauses(self) -> list[str]:
        return ["forbids_stealing", "clears_outrage"]

    def outrage_to_clear(self) -> list[int]:
        return [RELIC]

    def forbids_stealing(self, g: Arcs, owner: int, thief: int, card: int, resource: int) -> bool:
        return card == NOTHING and is_declared(g, KEEPER) and has(g, thief, resource) > 0


class KeepersSolidarity(Card):
    """While Keeper is declared, Rivals cannot steal guild cards of suits of which the owner has a resource."""

    def clauses(self) -> list[str]:
        return ["forbids_stealing"]

    def forbids_stealing(self, g: Arcs, owner: int, thief: int, card: int, resource: int) -> bool:
        return card != NOTHING and is_declared(g, KEEPER) and has(g, owner, GUILD_SUIT[card]) > 0


class WarlordsCruelty(Card):
    """While Warlord is declared, cities may be taxed again in a turn. Discard to clear Weapon Outrage."""

    def clauses(self) -> list[str]:
        return ["tax_again", "clears_outrage"]

    def outrage_to_clear(self) -> list[int]:
        return [WEAPON]

    def may_tax_again(self, g: Arcs, me: int) -> bool:
        if not is_declared(g, WARLORD):
            return False
        self.reached(g, "tax_again")
        return True


class WarlordsTerror(Card):
    """Prelude while Warlord is declared: give back Trophies, a free Influence for each."""

    has_prelude = True
    prelude_asks = "trophies"

    def clauses(self) -> list[str]:
        return ["prelude"]

    def can_prelude(self, g: Arcs, me: int) -> bool:
        return is_declared(g, WARLORD) and g.trophies_of(me) > 0

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        """R113: again and again; at least one each time, so that the Prelude comes to an end."""
        self.reached(g, "prelude")
        offered: list[Option] = []
        for owner in range(g.owners):
            for kind in range(g.piece_kinds):
                offered.extend([trophy_option(owner, kind)] * g.trophies[g.trophy_index(me, owner, kind)])
        chosen = yield from choose_set(me, "return_trophies", offered, 1, len(offered), always=True)
        for choice in chosen:
            return_trophy(g, me, SEAT.of(choice), PIECE.of(choice))
        yield from slots_of_all_covered(g, [chosen.count(trophy_option(owner, CITY)) for owner in range(g.seats)])
        for _ in chosen:
            if can_influence(g, me):
                yield from influence(g, me)


def return_trophy(g: Arcs, holder: int, owner: int, kind: int) -> None:
    """One Trophy goes home; a city may cover slots of its owner (`slots_covered`)."""
    g.note(("gave_back", holder, owner, kind))
    g.trophies = changed(g.trophies, g.trophy_index(holder, owner, kind), -1)
    if kind == SHIP:
        g.ships[owner] += 1
    elif kind == AGENT:
        agents_come_home(g, owner, 1)
    elif kind >= PIECE_KINDS:
        g.token_comes_home(owner, kind, 1)
    else:
        building_comes_home(g, building(owner, kind, False))


class TyrantsEgo(Card):
    """Prelude while Tyrant is declared: give back Captives, a free Secure for each. Discard to clear Weapon Outrage."""

    has_prelude = True
    prelude_asks = "captives"

    def clauses(self) -> list[str]:
        return ["prelude", "clears_outrage"]

    def outrage_to_clear(self) -> list[int]:
        return [WEAPON]

    def can_prelude(self, g: Arcs, me: int) -> bool:
        return is_declared(g, TYRANT) and g.captives_of(me) > 0 and bool(securable(g, me))

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        """R113: again and again, also with Captives that these Secures bring."""
        self.reached(g, "prelude")
        given = yield from give_back_captives(g, me, "return_captives")
        for _ in range(given):
            if securable(g, me):
                yield from secure(g, me)


class TycoonsAmbition(Card):
    """Prelude while Tycoon is declared, first: discard all Material and Fuel to declare an undeclared ambition."""

    has_prelude = True
    prelude_asks = "undeclared"

    def clauses(self) -> list[str]:
        return ["prelude"]

    def ambitions(self, g: Arcs, me: int) -> list[Option]:
        if not is_declared(g, TYCOON):
            return []
        undeclared = [ambition for ambition in g.ambitions() if not is_declared(g, ambition)]
        return declarations(g, me, undeclared, self.number)

    def can_prelude(self, g: Arcs, me: int) -> bool:
        return not g.acted and bool(self.ambitions(g, me))

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "prelude")
        choice = yield g.ask(me, "declare_by", self.ambitions(g, me), (self.number,), always=True)
        discard_all(g, me, MATERIAL)
        discard_all(g, me, FUEL)
        yield from declare(g, me, AMBITION.of(choice), self.number, zero_marker=False)


class TycoonsCharm(Card):
    """Prelude while Tycoon is declared: trade Material and Fuel for any types. Discard to clear their Outrage."""

    has_prelude = True
    prelude_asks = "material_or_fuel"
    repeats_in_prelude = True

    def clauses(self) -> list[str]:
        return ["prelude", "clears_outrage"]

    def outrage_to_clear(self) -> list[int]:
        return [MATERIAL, FUEL]

    def tokens(self, g: Arcs, me: int) -> list[Option]:
        return [option for option in own_tokens(g, me, "discard_slot") if RESOURCE.of(option) in (MATERIAL, FUEL)]

    def can_prelude(self, g: Arcs, me: int) -> bool:
        return self.number not in g.used and is_declared(g, TYCOON) and bool(self.tokens(g, me))

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        """As many as there were at the start; what was just gained may be of these types again."""
        self.reached(g, "prelude")
        g.used = (*g.used, self.number)
        for _ in range(len(self.tokens(g, me))):
            choice = yield g.ask(me, "charm", [*dict.fromkeys(self.tokens(g, me)), ("stop",)])
            if choice[0] == "stop":
                return
            discard_own(g, me, choice)
            options: list[Option] = [("resource", resource) for resource in range(5) if g.supply[resource]]
            choice = yield g.ask(me, "gain_any", options, (self.number,))
            yield from gain(g, me, [RESOURCE.of(choice)])


register_card(EmpathsVision(219))
register_card(EmpathsBond(220))
register_card(KeepersTrust(221))
register_card(KeepersSolidarity(222))
register_card(WarlordsCruelty(223))
register_card(WarlordsTerror(224))
register_card(TyrantsEgo(225))
register_card(TycoonsAmbition(227))
register_card(TycoonsCharm(228))
