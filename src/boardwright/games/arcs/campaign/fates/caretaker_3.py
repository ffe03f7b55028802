"""The Caretaker in Act III: lore that Golems consume, Golems that are silenced, and an appetite for guild cards."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced, rewritten, without

from ...facts import CARD_NUMBER, NOBODY
from ...pieces import return_city
from ...resources import lose_token, settle, slots_covered
from ...state import AGENT, CITY, PIECE_KINDS, Arcs, changed, kind_of, owner_of
from ...vocabulary import COURT, PLACE, RESOURCE, SEAT, SYSTEM_OF
from ..assumptions import WORSHIP_TAKES_BOARD_CITIES
from ..court import leave_court, put_away
from ..court_cards import ReachVox
from ..facts import ARMOR, GOLEMS, HEARTH, is_lore
from ..flagship import destroy_fitting, piece_on
from ..moments import ReachCard, register
from ..state import Campaign, campaign
from ..vocabulary import FITTING
from .advocate import guild_cards
from .golems import golem_at, golems_of, scrap_golem, wake, wake_all


class Objective(ReachCard):
    """F520, when the chapter ends: a lore card is scrapped while a Golem is there; a Golem is scrapped."""

    def clauses(self) -> list[str]:
        return ["lore", "golem"]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        """What the player could do now."""
        has_golem = bool(golems_of(g, me))
        return has_golem and bool(self.lore(g, me)), has_golem

    def lore(self, g: Campaign, me: int) -> list[int]:
        return [card for card in g.cards[me] if is_lore(card) and card != HEARTH]

    def claim_grand_ambitions(self, g: Campaign, me: int, fulfilled: tuple[bool, bool]) -> Script[int]:
        """Each once, if the player likes; the Golem may serve for the lore first."""
        count = 0
        if fulfilled[0]:
            options: list[Option] = [("scrap_lore", card) for card in self.lore(g, me)]
            choice = yield g.ask(me, "consume_lore", [*options, ("skip",)])
            if choice[0] == "scrap_lore":
                self.reached(g, "lore")
                count += 1
                g.cards[me] = without(g.cards[me], COURT.of(choice))
                put_away(g, COURT.of(choice), "scrap")
        if golems_of(g, me):
            golems: list[Option] = [("choose_golem", golem) for golem in golems_of(g, me)]
            choice = yield g.ask(me, "silence_golem", [*golems, ("skip",)])
            if choice[0] == "choose_golem":
                self.reached(g, "golem")
                count += 1
                golem = RESOURCE.of(choice)
                lose_token(g, golem_at(g, golem))
                scrap_golem(g, golem)
        return count


class GolemWorship(ReachVox):
    """F517 to F519: who has Golems returns a city; secured, any Golem is taken and wakes up."""

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """Who has Golems is checked at the start."""
        for seat in [seat for seat in g.turn_order() if golems_of(g, seat)]:
            options = cities_of(g, seat)
            if not options:
                continue
            self.reached(g, "crisis")
            choice = yield g.ask(seat, "golem_worship_city", options)
            if choice[0] == "give_up_city":
                place = PLACE.of(choice)
                g.buildings = rewritten(g.buildings, place, 0)
                g.used_buildings = replaced(g.used_buildings, place, 0)
                g.building_left(place)
                g.note(("gave_up_city", seat, SYSTEM_OF[place]))
                yield from return_city(g, seat)
            else:
                destroy_fitting(g, seat, FITTING.of(choice), NOBODY)
                yield from slots_covered(g, seat, 1)

    def after_crisis(self, g: Campaign) -> str:
        return "bury"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        c = campaign(g)
        held = [golem for golem in GOLEMS if any(golem in golems_of(c, seat) for seat in range(c.seats))]
        if not held:
            return
        self.reached(g, "when_secured")
        options: list[Option] = [("choose_golem", golem) for golem in held]
        choice = yield g.ask(me, "golem_worship", options)
        golem = RESOURCE.of(choice)
        wake(c, [golem])
        place = golem_at(c, golem)
        if SEAT.of(place) != me:
            lose_token(g, place)
            g.loose = (*g.loose, (me, golem))
            g.note(("golem_taken", me, SEAT.of(place), golem))
            yield from settle(g, me)

    def after_secured(self, g: Arcs) -> None:
        put_away(campaign(g), self.number, "discard")


def cities_of(g: Campaign, seat: int) -> list[Option]:
    """The own cities that a player may return; A-64: those on a Flagship's board, too, but no Upgrade below Armor."""
    places = [place for place in g.places if g.is_city(place) and owner_of(g.buildings[place]) == seat]
    options: list[Option] = [("give_up_city", place) for place in places]
    for fitting, piece in enumerate(g.board(seat)):
        below = fitting < ARMOR and piece_on(g, seat, ARMOR + fitting)
        if piece and kind_of(piece) == CITY and not below and WORSHIP_TAKES_BOARD_CITIES:
            options.append(("prune_fitting", fitting))
    return options


class GolemsSateTheirAppetite(ReachCard):
    """F521, edict: each awake Golem costs its holder a guild card, or the Court one; then all wake up."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["own", "court", "wakes"]

    def edict(self, g: Campaign) -> Script[None]:
        """A-65: once for each awake Golem, in turn order; protected cards may go."""
        for seat in g.turn_order():
            for _ in [golem for golem in golems_of(g, seat) if golem in g.awake]:
                yield from self.feed(g, seat)
        self.reached(g, "wakes")
        wake_all(g)

    def feed(self, g: Campaign, seat: int) -> Script[None]:
        options: list[Option] = [("scrap_guild", card) for card in guild_cards(g.cards[seat])]
        if options:
            self.reached(g, "own")
            choice = yield g.ask(seat, "feed_golem", options)
            g.cards[seat] = without(g.cards[seat], COURT.of(choice))
            put_away(g, COURT.of(choice), "scrap")
            return
        for place, card in enumerate(g.court):
            if guild_cards([card]) and any(g.agents_on(place, owner) for owner in range(g.seats)):
                self.reached(g, "court")
                scrap_agents(g, place)
                leave_court(g, place, "scrap")
                return


def scrap_agents(g: Campaign, place: int) -> None:
    """The agents at a place of the row leave the campaign."""
    for seat in range(g.seats):
        count = g.agents_on(place, seat)
        if count:
            g.court_agents = replaced(g.court_agents, place * g.seats + seat, 0)
            g.gone = changed(g.gone, seat * PIECE_KINDS + AGENT, count)
            g.note(("agents_scrapped", seat, count))


for _worship in ("f517", "f518", "f519"):
    register(GolemWorship(CARD_NUMBER[_worship]))
register(Objective(CARD_NUMBER["f520"]))
register(GolemsSateTheirAppetite(CARD_NUMBER["f521"]))
