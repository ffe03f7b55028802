"""The Naturalist: Blight that is seeded, tended and led about, and the ambition Blightkin."""

from boardwright.kernel.decision import Option, Script

from ...control import controls
from ...facts import CARD_NUMBER, EMPATH, PSIONIC, SYSTEM_COUNT
from ...moments import CARDS, Action
from ...resources import agents_come_home, own_tokens, spend
from ...state import AGENT, PIECE_KINDS, SHIP, Arcs, changed
from ...vocabulary import COURT, RESOURCE, SYSTEM, System
from ..blight import has_blight, place_damaged_blight
from ..dice import roll_number
from ..facts import BLIGHT, BLIGHT_STRUCK, BLIGHTKIN, systems_of
from ..moments import ReachCard, register
from ..power import advance, is_won_or_undeclared
from ..state import Campaign, campaign


def has_fresh_blight(g: Arcs, system: int) -> bool:
    return g.fresh[BLIGHT * SYSTEM_COUNT + system] > 0


def garden(g: Campaign, seat: int) -> int:
    """The systems with fresh Blight that a player controls; C26: the First Regent has those of the Empire."""
    return sum(1 for system in g.systems if has_fresh_blight(g, system) and g.holds(seat, system))


def scrap_agent(g: Campaign, seat: int) -> None:
    """An agent of the supply leaves the campaign, if there is one."""
    if g.agents[seat]:
        g.agents = changed(g.agents, seat, -1)
        g.gone = changed(g.gone, seat * PIECE_KINDS + AGENT, 1)
        g.note(("scrapped_agent", seat))


class Objective(ReachCard):
    """F2101: 1 for each system of the garden, if the player wins Blightkin or nobody has declared it (CD7)."""

    def clauses(self) -> list[str]:
        return ["garden"]

    def promise(self, g: Campaign, me: int) -> int:
        return garden(g, me) if is_won_or_undeclared(g, me, BLIGHTKIN) else 0

    def chapter_ended(self, g: Campaign, me: int) -> None:
        systems = self.promise(g, me)
        if systems:
            self.reached(g, "garden")
            advance(g, me, systems)


class BlightSociety(ReachCard):
    """F2102: Blight in controlled systems is repaired and moved; striking it costs an agent; Crises are prevented."""

    def clauses(self) -> list[str]:
        return ["repaired", "takes_along", "struck", "shields"]

    # -- repair and move -------------------------------------------------------------------------------------------

    def further_repairs(self, g: Arcs, me: int) -> list[Option]:
        hurt = [system for system in g.systems if g.damaged[BLIGHT * SYSTEM_COUNT + system]]
        options: list[Option] = [("repair_other_ship", BLIGHT, system) for system in hurt if controls(g, me, system)]
        if options:
            self.reached(g, "repaired")
        return options

    def takes_along(self, g: Arcs, me: int, system: System) -> list[int]:
        """Whatever else moves: it stays nobody's Loyal piece."""
        if not has_blight(campaign(g), system) or not controls(g, me, system):
            return []
        self.reached(g, "takes_along")
        return [BLIGHT]

    # -- harm ------------------------------------------------------------------------------------------------------

    def action_over(self, g: Arcs, me: int) -> None:
        """Once for each action, however much Blight was damaged or destroyed."""
        c = campaign(g)
        if BLIGHT_STRUCK in c.done:
            c.done = tuple([word for word in c.done if word != BLIGHT_STRUCK])
            self.reached(g, "struck")
            scrap_agent(c, me)

    # -- Crises ----------------------------------------------------------------------------------------------------

    def price(self, g: Campaign, me: int) -> list[Option]:
        """A Psionic, whatever the Outrage, but no frozen one; D10: Loyal cards may substitute."""
        any_token = any(CARDS[card].loyal_to == PSIONIC for card in g.cards[me])
        tokens = dict.fromkeys(own_tokens(g, me, "pay"))
        return [option for option in tokens if any_token or RESOURCE.of(option) == PSIONIC]

    def shields_from_blight(self, g: Campaign, me: int, systems: list[int]) -> Script[list[int]]:
        """CD13: fresh, damaged or the Flagship; one Psionic for all of them, before any hit is dealt."""
        mine = [system for system in systems if g.ships_at(me, System(system))]
        price = self.price(g, me) if mine else []
        if not price:
            return []
        choice = yield g.ask(me, "blight_society", [*price, ("skip",)])
        if choice[0] == "skip":
            return []
        self.reached(g, "shields")
        g.note(("spent", me, RESOURCE.of(choice)))
        spend(g, me, choice)
        g.note(("shielded_from_blight", me))
        return mine


class SporeGuides(ReachCard):
    """F2103: Seed (Build): damaged Blight in a cluster that a die names, and agents of the Court change."""

    def clauses(self) -> list[str]:
        return ["seed", "shift", "nothing"]

    def gives_actions(self) -> list[Action]:
        return [Action("seed", self.can_seed, self.seed, "build")]

    def can_seed(self, g: Arcs, me: int) -> bool:
        c = campaign(g)
        left = g.ships[BLIGHT] or any(g.trophies[g.trophy_index(seat, BLIGHT, SHIP)] for seat in range(g.seats))
        return bool(left) and not all(has_blight(c, system) for system in g.systems)

    def seed(self, g: Arcs, me: int) -> Script[None]:
        c = campaign(g)
        rolled = yield from roll_number(c, me)
        cluster = yield from self.shifted(c, me, rolled)
        options: list[Option] = [
            ("in", system) for system in systems_of(cluster) if system in g.systems and not has_blight(c, system)
        ]
        if not options:
            self.reached(g, "nothing")
            g.note(("nothing_seeded", cluster))
            return
        choice = yield g.ask(me, "seed_in", options, (cluster,))
        self.reached(g, "seed")
        place_damaged_blight(c, SYSTEM.of(choice))

    def shifted(self, g: Campaign, me: int, cluster: int) -> Script[int]:
        """Agents of the player come home from Court cards, each for a step up or down."""
        while True:
            cards = [card for place, card in enumerate(g.court) if card and g.agents_on(place, me)]
            options: list[Option] = [(way, card) for card in cards for way in ("seed_up", "seed_down")]
            if not options:
                return cluster
            choice = yield g.ask(me, "seed_shift", [*options, ("stop",)], (cluster,))
            if choice[0] == "stop":
                return cluster
            self.reached(g, "shift")
            card = COURT.of(choice)
            g.court_agents = changed(g.court_agents, g.court.index(card) * g.seats + me, -1)
            agents_come_home(g, me, 1)
            g.note(("agent_returned", me, card))
            cluster = (cluster - 1 + (1 if choice[0] == "seed_up" else -1)) % 6 + 1


class BlightkinAmbition(ReachCard):
    """F2104: whoever may declare Empath may declare Blightkin instead, which counts systems with fresh Blight."""

    def clauses(self) -> list[str]:
        return ["declared_instead", "counts"]

    def declared_instead(self, ambitions: list[int]) -> list[int]:
        return [BLIGHTKIN] if EMPATH in ambitions else []

    def marker_placed(self, g: Arcs, me: int, ambition: int) -> None:
        if ambition == BLIGHTKIN:
            self.reached(g, "declared_instead")

    def also_counts(self, g: Arcs, me: int, ambition: int) -> int:
        if ambition != BLIGHTKIN:
            return 0
        self.reached(g, "counts")
        return garden(campaign(g), me)


register(Objective(CARD_NUMBER["f2101"]))
register(BlightSociety(CARD_NUMBER["f2102"]))
register(SporeGuides(CARD_NUMBER["f2103"]))
register(BlightkinAmbition(CARD_NUMBER["f2104"]))
