"""The Pacifist: leads Witnesses of violence to psionic planets, and lives without Trophies and Captives."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set

from ...ambitions import declarations, declare, is_declared
from ...control import controls
from ...facts import CARD_NUMBER, EMPATH, PSIONIC, WEAPON, is_gate
from ...pieces import come_home
from ...resources import gain, settle, slots_of_all_covered
from ...state import CITY, Arcs, changed
from ...vocabulary import AMBITION, SYSTEM, System
from ..facts import WITNESS, WITNESSES
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance
from ..state import Campaign, campaign
from ..tokens import put_token, systems_with, take_token, tokens_in


def lay_witnesses(g: Campaign, me: int) -> Script[None]:
    """One on each Weapon planet."""
    planets: list[Option] = [("in", system) for system in g.systems if g.planet_type(system) == WEAPON]
    count = min(WITNESSES, len(planets))
    chosen = yield from choose_set(me, "lay_witnesses", planets, count, count, (count,))
    for choice in chosen:
        put_token(g, WITNESS, me, SYSTEM.of(choice))


def witnesses_to_supply(g: Campaign, me: int) -> Script[None]:
    """Those still on the map are Psionic resources from now on."""
    for system in systems_with(g, WITNESS):
        turn_over(g, system)
        g.supply[PSIONIC] += 1
    yield from ()


def scrap_witnesses(g: Campaign, me: int) -> Script[None]:
    for system in systems_with(g, WITNESS):
        take_token(g, WITNESS, system)
        g.note(("witness_scrapped", system))
    yield from ()


def turn_over(g: Campaign, system: System) -> None:
    """B-16: a Witness becomes one more Psionic token of the game."""
    take_token(g, WITNESS, system)
    g.token_totals = changed(g.token_totals, PSIONIC, 1)
    g.note(("witness_turned", system))


class Objective(ReachCard):
    """F1401: at the end of a chapter 2 without Trophies, 1 without Captives; 1 per Psionic spent for Empath."""

    def clauses(self) -> list[str]:
        return ["no_trophies", "no_captives", "spent"]

    def chapter_ended(self, g: Campaign, me: int) -> None:
        """B-22: before Trophies and Captives go home."""
        if not g.trophies_of(me):
            self.reached(g, "no_trophies")
            advance(g, me, 2)
        if not g.captives_of(me):
            self.reached(g, "no_captives")
            advance(g, me, 1)

    def promise(self, g: Campaign, me: int) -> int:
        return (0 if g.trophies_of(me) else 2) + (0 if g.captives_of(me) else 1)

    def adds_to_spending(self, g: Arcs, me: int, kinds: list[int]) -> bool:
        """B-15: resources that serve as Psionic count, too."""
        in_prelude = g.prelude and g.turn == me
        return in_prelude and PSIONIC in kinds and is_declared(g, EMPATH) and campaign(g).objectives[me] > 0

    def token_spent(self, g: Arcs, me: int, kinds: list[int]) -> None:
        if self.adds_to_spending(g, me, kinds):
            self.reached(g, "spent")
            advance(campaign(g), me, 1)


class Witnesses(ReachCard):
    """F1402: Loyal tokens that move like ships. Prelude: on a controlled Psionic planet one becomes a Psionic."""

    has_prelude = True
    prelude_asks = "witness"

    def clauses(self) -> list[str]:
        return ["moves", "prelude", "declares"]

    # -- move ------------------------------------------------------------------------------------------------------

    def riders(self, g: Arcs, me: int, system: System) -> int:
        """From a controlled system, with ships or alone."""
        there = [owner for _, owner, _, _ in tokens_in(campaign(g), system, WITNESS)].count(me)
        return there if there and controls(g, me, system) else 0

    def ride(self, g: Arcs, me: int, origin: System, target: System, count: int) -> None:
        self.reached(g, "moves")
        for _ in range(count):
            take_token(campaign(g), WITNESS, origin)
            put_token(campaign(g), WITNESS, me, target)
        g.note(("witnesses_moved", me, count, origin, target))

    # -- prelude ---------------------------------------------------------------------------------------------------

    def homes(self, g: Arcs, me: int) -> list[Option]:
        """The controlled Psionic planets where a Witness stands."""
        return [
            ("in", system)
            for system in dict.fromkeys(systems_with(campaign(g), WITNESS))
            if not is_gate(system) and g.planet_type(system) == PSIONIC and controls(g, me, system)
        ]

    def can_prelude(self, g: Arcs, me: int) -> bool:
        return bool(self.homes(g, me))

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        """Again and again; after each one Empath may be declared, without the zero marker."""
        self.reached(g, "prelude")
        choice = yield g.ask(me, "witness", self.homes(g, me), always=True)
        turn_over(campaign(g), SYSTEM.of(choice))
        g.loose = (*g.loose, (me, PSIONIC))
        g.note(("gained", me, PSIONIC))
        yield from settle(g, me)
        declaring = declarations(g, me, [EMPATH], self.number)
        if declaring:
            choice = yield g.ask(me, "witness_declares", [*declaring, ("skip",)])
            if choice[0] == "declare":
                self.reached(g, "declares")
                yield from declare(g, me, AMBITION.of(choice), self.number, zero_marker=False)


class WellOfEmpathy(ReachCard):
    """F1403: Trophies taken in defence become Psionic. Holds any number of Psionic, which are as good as in slots."""

    cost_of_tokens = 2

    def clauses(self) -> list[str]:
        return ["trophies_in_defence", "holds"]

    def trophies_in_defence(self, g: Arcs, me: int, taken: list[int]) -> Script[None]:
        """They go home, one Psionic is gained for each."""
        if not any(taken):
            return
        self.reached(g, "trophies_in_defence")
        first = g.trophy_index(me, 0, 0)
        cities = [0] * g.seats
        for index, count in enumerate(taken):
            owner, kind = divmod(index, g.piece_kinds)
            if count:
                g.trophies = changed(g.trophies, first + index, -count)
                come_home(g, owner, kind, count)
                g.note(("trophies_released", me, owner, count))
                cities[owner % g.seats] += count if kind == CITY and owner < g.seats else 0
        yield from slots_of_all_covered(g, cities)
        yield from gain(g, me, [PSIONIC] * sum(taken))

    # -- what lies on it -------------------------------------------------------------------------------------------

    def takes_thing(self, g: Arcs, thing: int) -> bool:
        return thing == PSIONIC

    def lay_thing(self, g: Arcs, thing: int) -> None:
        self.reached(g, "holds")
        self.lay_token(g, thing)

    def open_tokens(self, g: Arcs) -> list[int]:
        return [token for card, token in campaign(g).held if card == self.number]

    def may_be_given(self, g: Campaign, card: int) -> bool:
        return True


SET_UP_STEPS["lay_witnesses"] = lay_witnesses
SET_UP_STEPS["witnesses_to_supply"] = witnesses_to_supply
SET_UP_STEPS["scrap_witnesses"] = scrap_witnesses
register(Objective(CARD_NUMBER["f1401"]))
register(Witnesses(CARD_NUMBER["f1402"]))
register(WellOfEmpathy(CARD_NUMBER["f1403"]))
