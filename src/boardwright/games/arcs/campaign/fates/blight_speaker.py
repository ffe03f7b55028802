"""The Blight Speaker: spreads the Blight and wins ambitions beside it."""

from boardwright.kernel.decision import Option, Script

from ...control import controls
from ...facts import CARD_NUMBER, SYSTEM_COUNT
from ...moments import Action
from ...pieces import damage_ship, force_of, harm_done, may_harm
from ...state import Arcs
from ...vocabulary import SYSTEM
from ..assumptions import SPAWNING_IS_HARM
from ..blight import place_damaged_blight
from ..facts import BLIGHT
from ..moments import ReachCard, register, speaking
from ..power import advance, wins_now
from ..state import Campaign, campaign


class Objective(ReachCard):
    """F1301: for every ambition won 1 per Blight beside ships of the player, and 1 per Blight from Spore Ships."""

    def clauses(self) -> list[str]:
        return ["wins", "spawned"]

    def ambition_won(self, g: Campaign, me: int, ambition: int, power: int) -> None:
        beside = blight_beside(g, me)
        if beside:
            self.reached(g, "wins")
            advance(g, me, beside)

    def blight_spawned(self, g: Campaign, me: int) -> None:
        self.reached(g, "spawned")
        advance(g, me, 1)

    def promise(self, g: Campaign, me: int) -> int:
        return blight_beside(g, me) * len(wins_now(g, me))


def blight_beside(g: Campaign, me: int) -> int:
    """Blight, fresh or damaged, in systems where a player has a ship."""
    return sum(g.ships_at(BLIGHT, system) for system in g.systems if g.ships_at(me, system))


class SporeShips(ReachCard):
    """F1302: Blight does not end Catapult moves of the holder. Spawn (Build): a fresh Blight becomes two damaged."""

    def clauses(self) -> list[str]:
        return ["passes_blight", "spawn"]

    def ignores_blight_in_gates(self, g: Campaign, me: int, gate: int) -> bool:
        self.reached(g, "passes_blight")
        return True

    def gives_actions(self) -> list[Action]:
        return [Action("spawn", self.can_spawn, self.spawn, "build")]

    def breeding_grounds(self, g: Arcs, me: int) -> list[Option]:
        """B-13: where a law forbids to harm Blight it cannot be damaged."""
        return [
            ("in", system)
            for system in g.systems
            if g.fresh[BLIGHT * SYSTEM_COUNT + system]
            and controls(g, me, system)
            and (not SPAWNING_IS_HARM or may_harm(g, me, BLIGHT, system))
        ]

    def can_spawn(self, g: Arcs, me: int) -> bool:
        return bool(self.breeding_grounds(g, me))

    def spawn(self, g: Arcs, me: int) -> Script[None]:
        """With an empty supply the token comes from Trophies; C4: with none there, either, nothing is added."""
        c = campaign(g)
        choice = yield g.ask(me, "spawn", self.breeding_grounds(g, me), always=True)
        self.reached(g, "spawn")
        system = SYSTEM.of(choice)
        before = g.ships_at(BLIGHT, system)
        damage_ship(g, force_of(g, BLIGHT, system))
        place_damaged_blight(c, system)
        if g.ships_at(BLIGHT, system) > before:
            for card in speaking(c, me, "blight_spawned"):
                card.blight_spawned(c, me)
        if SPAWNING_IS_HARM:
            yield from harm_done(g, me, [BLIGHT], system)


register(Objective(CARD_NUMBER["f1301"]))
register(SporeShips(CARD_NUMBER["f1302"]))
