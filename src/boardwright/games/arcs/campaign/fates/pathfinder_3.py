"""The Pathfinder in Act III: Pilgrims walk to the Portal, and others send ships through it.

`delivered` counts the Pilgrims on the objective; `seekers` are the cards beneath Pilgrims.
"""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set

from ...control import controls
from ...court import shuffle_court_deck
from ...facts import CARD_NUMBER, GUILD_SUIT, NOTHING, SYSTEM_COUNT
from ...moments import CARDS, Action
from ...resources import discard_card
from ...state import PIECE_KINDS, SHIP, Arcs, changed
from ...vocabulary import COURT, RESOURCE, SEAT, SYSTEM, System
from ..court_cards import ReachVox, has_control
from ..dice import rolled_symbol
from ..facts import ARROW, EVENT_FACES, PILGRIM, PORTAL, planets_of_symbol
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import gain_power
from ..state import Campaign, campaign
from ..steps import onto_court_deck
from ..tokens import put_token, systems_with, take_token

SEEKERS: Final[list[int]] = [CARD_NUMBER[card] for card in ("f909", "f910", "f911")]
POWER_FOR_SHIP: Final = 2

# -- the Portal and the Pilgrims -----------------------------------------------------------------------------------


def portal_system(g: Campaign) -> int:
    """Where the Portal is; B-27: NOTHING if it is not on the map."""
    there = systems_with(g, PORTAL)
    return there[0] if there else NOTHING


def holds_portal(g: Campaign, me: int) -> bool:
    return portal_system(g) != NOTHING and g.holds(me, portal_system(g))


def send_pilgrims(g: Campaign, me: int) -> Script[None]:
    """Two Seekers lie beneath Pilgrims; the event die says on which planets the Pilgrims set out."""
    g.seekers = tuple(SEEKERS[1:])
    _, symbol = EVENT_FACES[g.rng.below(len(EVENT_FACES))]
    g.note(("pilgrims_set_out", me, symbol))
    for system in planets_of_symbol(symbol):
        put_token(g, PILGRIM, me, System(system))
    yield from ()


class GrandAmbitions(ReachCard):
    """F907: the player controls the system of the Portal; more Pilgrims have arrived than chapters were played."""

    def clauses(self) -> list[str]:
        return ["grand_ambitions"]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        self.reached(g, "grand_ambitions")
        return holds_portal(g, me), g.delivered > g.chapter


class PortalSeekers(ReachCard):
    """F906: one more grand ambition, whatever the fate of the holder, who controls the system of the Portal."""

    def clauses(self) -> list[str]:
        return ["grand_ambitions"]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        if not holds_portal(g, me):
            return False, False
        self.reached(g, "grand_ambitions")
        return True, False


# -- Pilgrims ------------------------------------------------------------------------------------------------------


class Pilgrims(ReachCard):
    """F908, Prelude, once: Pilgrims walk. Use the Portal (Move): those in its system arrive."""

    has_prelude = True
    prelude_asks = "pilgrims"

    def clauses(self) -> list[str]:
        return ["prelude", "use_portal", "seekers"]

    def ways(self, g: Campaign, me: int, system: System) -> list[System]:
        """To adjacent systems that the player controls, or where the Flagship is."""
        return [near for near in g.neighbours[system] if controls(g, me, near) or g.flagships[me] == near]

    def can_prelude(self, g: Arcs, me: int) -> bool:
        c = campaign(g)
        return self.number not in g.used and any(self.ways(c, me, system) for system in systems_with(c, PILGRIM))

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        """In one go, each of them at most once."""
        self.reached(g, "prelude")
        c = campaign(g)
        g.used = (*g.used, self.number)
        waiting = systems_with(c, PILGRIM)
        while origins := [system for system in dict.fromkeys(waiting) if self.ways(c, me, system)]:
            options: list[Option] = [("from", system) for system in origins]
            choice = yield g.ask(me, "pilgrim_from", [*options, ("stop",)])
            if choice[0] == "stop":
                return
            origin = SYSTEM.of(choice)
            targets: list[Option] = [("to", near) for near in self.ways(c, me, origin)]
            choice = yield g.ask(me, "pilgrim_to", targets, (origin,))
            target = SYSTEM.of(choice)
            waiting.remove(origin)
            _, owner, _, _ = take_token(c, PILGRIM, origin)
            put_token(c, PILGRIM, owner, target)
            g.note(("pilgrim_walked", me, origin, target))

    def gives_actions(self) -> list[Action]:
        return [Action("use_portal", self.can_use_portal, self.use_portal, "move")]

    def can_use_portal(self, g: Arcs, me: int) -> bool:
        """B-05: not without a Pilgrim there."""
        c = campaign(g)
        system = portal_system(c)
        return system in systems_with(c, PILGRIM) and controls(g, me, system)

    def use_portal(self, g: Arcs, me: int) -> Script[None]:
        """A card that seeks the Portal comes on top of the Court deck, if one is left."""
        self.reached(g, "use_portal")
        c = campaign(g)
        system = System(portal_system(c))
        count = systems_with(c, PILGRIM).count(system)
        for _ in range(count):
            take_token(c, PILGRIM, system)
        c.delivered += count
        g.note(("pilgrims_arrived", me, count))
        if c.seekers:
            self.reached(g, "seekers")
            onto_court_deck(c, me, c.seekers[0])
            c.seekers = c.seekers[1:]
        yield from ()


# -- Vox cards -----------------------------------------------------------------------------------------------------


class ShuffledVox(ReachVox):
    """A vox card that is shuffled into the Court deck when it was secured."""

    def after_secured(self, g: Arcs) -> None:
        g.court_deck.append(self.number)
        shuffle_court_deck(g)
        g.note(("shuffled_in", self.number))


def loose_guilds(g: Arcs, seat: int) -> list[int]:
    """Guild cards that are not protected."""
    return [card for card in g.cards[seat] if GUILD_SUIT[card] != NOTHING and not CARDS[card].is_protected]


class CallToPilgrimage(ShuffledVox):
    """F905: Guild cards leave their holders; the card stays in the Court after its Crisis."""

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """Only if an arrow was rolled: everybody discards one of their choice."""
        if rolled_symbol(g) != ARROW:
            return
        self.reached(g, "crisis")
        for seat in g.turn_order():
            options: list[Option] = [("dismiss", card) for card in loose_guilds(g, seat)]
            if options:
                choice = yield g.ask(seat, "dismiss_guild", options)
                discard_card(g, seat, COURT.of(choice))

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """The suit of an own Guild card: Rivals lose all of it."""
        suits = sorted({GUILD_SUIT[card] for card in g.cards[me] if GUILD_SUIT[card] != NOTHING})
        if not suits:
            return
        options: list[Option] = [("resource", suit) for suit in suits]
        choice = yield g.ask(me, "pilgrimage_suit", options)
        self.reached(g, "when_secured")
        for rival in [(me + step) % g.seats for step in range(1, g.seats)]:
            for card in loose_guilds(g, rival):
                if GUILD_SUIT[card] == RESOURCE.of(choice):
                    discard_card(g, rival, card)


class SeekThePortal(ShuffledVox):
    """F909 to F911: ships leave the campaign, by a Crisis or for Power; it is no harm."""

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """Everybody gives up one on the map; never a Flagship. The card stays."""
        self.reached(g, "crisis")
        for seat in g.turn_order():
            options: list[Option] = [("scrap_fresh", system) for system in g.systems if g.expendable(seat, system)]
            first = seat * SYSTEM_COUNT
            options += [("scrap_damaged", system) for system in g.systems if g.damaged[first + system]]
            if options:
                choice = yield g.ask(seat, "scrap_ship", options)
                self.scrap(g, seat, SYSTEM.of(choice), choice[0] == "scrap_fresh")

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """Ships of any colour in the system of the Portal, if the player controls it: 2 Power for each."""
        c = campaign(g)
        place = portal_system(c)
        if place == NOTHING or not has_control(c, me, place):
            return
        system = System(place)
        offered: list[Option] = []
        for owner in c.fleets():
            offered.extend([("send_fresh", owner)] * c.expendable(owner, system))
            offered.extend([("send_damaged", owner)] * c.damaged[owner * SYSTEM_COUNT + system])
        chosen = yield from choose_set(me, "send_ships", offered, 0, len(offered), (system,))
        for choice in chosen:
            self.reached(g, "when_secured")
            self.scrap(c, SEAT.of(choice), system, choice[0] == "send_fresh")
        gain_power(c, me, POWER_FOR_SHIP * len(chosen), "portal")

    def scrap(self, g: Campaign, owner: int, system: System, fresh: bool) -> None:
        g.add_ships(owner, system, not fresh, -1)
        g.gone = changed(g.gone, owner * PIECE_KINDS + SHIP, 1)
        g.note(("ship_through_portal", owner, system))


SET_UP_STEPS["send_pilgrims"] = send_pilgrims
register(CallToPilgrimage(CARD_NUMBER["f905"]))
register(PortalSeekers(CARD_NUMBER["f906"]))
register(GrandAmbitions(CARD_NUMBER["f907"]))
register(Pilgrims(CARD_NUMBER["f908"]))
for _card in SEEKERS:
    register(SeekThePortal(_card))
