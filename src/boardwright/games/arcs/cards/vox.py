"""The vox cards: they take effect when secured."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced, rewritten

from ..ambitions import declarations, declare
from ..control import controls
from ..court import shuffle_court_deck, steal_card, stealable_cards
from ..facts import GUILD_SUIT, NOTHING, ON_THE_MAP, SPACES, cluster_of
from ..hands import draw_bottom
from ..moments import Card, register_card
from ..pieces import place_one_ship_each, return_city
from ..resources import suffer_outrage
from ..state import CITY, Arcs, kind_of, owner_of
from ..turn import can_seize, seize
from ..vocabulary import AMBITION, CLUSTER, COURT, PLACE, RESOURCE, SEAT


class Vox(Card):
    """A card that resolves When Secured."""

    speaks_when_secured = True

    def clauses(self) -> list[str]:
        return ["when_secured"]


class MassUprising(Vox):
    """Place one fresh ship in each system of a cluster."""

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "when_secured")
        clusters = sorted({cluster_of(system) for system in g.systems if system < ON_THE_MAP})
        options: list[Option] = [("cluster", cluster) for cluster in clusters]
        choice = yield g.ask(me, "uprising", options)
        first = (CLUSTER.of(choice) - 1) * 4
        yield from place_one_ship_each(g, me, list(range(first, first + 4)))


class PopulistDemands(Vox):
    """May declare any ambition; the zero marker is not placed."""

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        yield from may_declare_any(g, me, self)


def may_declare_any(g: Arcs, me: int, card: Card) -> Script[None]:
    """A card lets a player declare any ambition, without the zero marker."""
    options = declarations(g, me, g.ambitions())
    if not options:
        return
    choice = yield g.ask(me, "declare_by", [*options, ("skip",)], (card.number,))
    if choice[0] == "declare":
        card.reached(g, "when_secured")
        yield from declare(g, me, AMBITION.of(choice), card.number, zero_marker=False)


class OutrageSpreads(Vox):
    """May name a type; every player provokes Outrage of it. Nobody ransacks."""

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        options: list[Option] = [("resource", resource) for resource in range(5)]
        choice = yield g.ask(me, "outrage_spreads", [*options, ("skip",)])
        if choice[0] == "resource":
            self.reached(g, "when_secured")
            for seat in g.turn_order():
                yield from suffer_outrage(g, seat, RESOURCE.of(choice))


class SongOfFreedom(Vox):
    """May return a city in a controlled system to its owner's board; then may seize. Shuffled into the Court deck."""

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        options: list[Option] = [
            ("free_city", place)
            for place in g.places
            if g.buildings[place] and kind_of(g.buildings[place]) == CITY and controls(g, me, place // SPACES)
        ]
        if not options:
            return
        choice = yield g.ask(me, "free_city", [*options, ("skip",)])
        if choice[0] == "skip":
            return
        self.reached(g, "when_secured")
        place = PLACE.of(choice)
        owner = owner_of(g.buildings[place])
        g.buildings = rewritten(g.buildings, place, 0)
        g.used_buildings = replaced(g.used_buildings, place, 0)
        g.building_left(place)
        g.note(("freed_city", me, owner, place // SPACES))
        yield from return_city(g, owner)
        yield from may_seize(g, me)

    def after_secured(self, g: Arcs) -> None:
        """Shuffled in before the row is refilled, so it may come right back."""
        g.court_deck.append(self.number)
        shuffle_court_deck(g)


def may_seize(g: Arcs, me: int) -> Script[None]:
    """Once per round, the initiative for who does not have it."""
    if can_seize(g, me):
        choice = yield g.ask(me, "seize_now", [("seize_now",), ("skip",)])
        if choice[0] == "seize_now":
            seize(g, me)


class GuildStruggle(Vox):
    """May steal a guild card; then the guild cards of the Court discard pile are shuffled into the deck."""

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "when_secured")
        options: list[Option] = []
        for rival in g.rivals(me):
            options.extend(stealable_cards(g, me, rival))
        if options:
            choice = yield g.ask(me, "guild_struggle", [*options, ("skip",)])
            if choice[0] == "steal_card":
                steal_card(g, me, SEAT.of(choice), COURT.of(choice))
        g.court_deck += [card for card in g.court_discard if GUILD_SUIT[card] != NOTHING]
        g.court_discard = tuple([card for card in g.court_discard if GUILD_SUIT[card] == NOTHING])
        shuffle_court_deck(g)


class CallToAction(Vox):
    """Draw the bottom card of the action discard pile."""

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        if draw_bottom(g, me, 1):
            self.reached(g, "when_secured")
        yield from ()


register_card(MassUprising(26))
register_card(PopulistDemands(27))
register_card(OutrageSpreads(28))
register_card(SongOfFreedom(29))
register_card(GuildStruggle(30))
register_card(CallToAction(31))
