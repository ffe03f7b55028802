"""The Pathfinder in Act II: a Portal on a planet that only the player to the right knows, and Clues to it."""

from typing import Final

from boardwright.kernel.decision import Option, Script

from ...facts import CARD_NUMBER, NOBODY, NOTHING, cluster_of
from ...moments import CARDS
from ...pieces import place_ships
from ...resources import gain, own_tokens, spend
from ...state import CITY, STARPORT, Arcs, kind_of
from ...vocabulary import RESOURCE, SYSTEM, System
from ..facts import CLUE, CLUES_TO_THE_PORTAL, PLANETS, PORTAL, is_akin, systems_of
from ..flagship import build_fitting, fitting_options, free_fittings
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance
from ..state import Campaign, campaign
from ..steps import scrap
from ..tokens import put_token, systems_with, take_token
from ..vocabulary import FITTING

CLUES: Final = 6
FOUND: Final = 8
"""The spaces for finding the Portal."""
SHIPS_PER_STARPORT: Final = 2
X_SIDE, CHECK_SIDE = 0, 1
UNCOVERING_CLUES: Final[int] = CARD_NUMBER["f902"]


class Objective(ReachCard):
    """F901: 1 for each Clue that fits, but not to 0; 8 for the Portal."""

    def clauses(self) -> list[str]:
        return ["clue", "portal"]

    def clue_fits(self, g: Campaign, me: int) -> None:
        if g.objectives[me] > 1:
            self.reached(g, "clue")
            advance(g, me, 1)

    def portal_found(self, g: Campaign, me: int) -> None:
        self.reached(g, "portal")
        advance(g, me, FOUND)


OBJECTIVE: Final = Objective(CARD_NUMBER["f901"])


class UncoveringClues(ReachCard):
    """F902, Prelude: with the Flagship on a planet without a Clue, spend a resource that its cluster lacks."""

    has_prelude = True
    prelude_asks = "clue"

    def clauses(self) -> list[str]:
        return ["fits", "does_not_fit", "reused", "portal", "cities", "starports"]

    def price(self, g: Campaign, me: int, system: int) -> list[Option]:
        """Tokens of a type that no planet of the cluster has, whatever the Outrage; D10: Loyal cards may substitute."""
        there = [g.planet_type(near) for near in systems_of(cluster_of(system))]
        spent_as = [CARDS[card].loyal_to for card in g.cards[me]]
        any_token = any(kind != NOTHING and kind not in there for kind in spent_as)
        tokens = dict.fromkeys(own_tokens(g, me, "pay"))
        return [option for option in tokens if any_token or RESOURCE.of(option) not in there]

    def can_prelude(self, g: Arcs, me: int) -> bool:
        c = campaign(g)
        system = c.flagships[me]
        if system not in PLANETS or c.portal == NOTHING or system in systems_with(c, CLUE):
            return False
        return bool(self.price(c, me, system))

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        c = campaign(g)
        system = System(c.flagships[me])
        choice = yield g.ask(me, "pay_for_clue", self.price(c, me, system), (system,))
        g.note(("spent", me, RESOURCE.of(choice)))
        spend(g, me, choice)
        yield from self.answer(c, me, system)
        yield from self.explore(c, me, system)

    def answer(self, g: Campaign, me: int, system: System) -> Script[None]:
        """F903: the keeper's answer is a fact; it cannot be taken back."""
        g.look()
        if g.portal == system:
            self.reached(g, "portal")
            g.note(("portal_found", me, system))
            place_portal(g, me)
            if OBJECTIVE.number in g.cards[me]:
                OBJECTIVE.portal_found(g, me)
            return
        if len(systems_with(g, CLUE)) == CLUES:
            yield from self.reuse(g, system)
        fits = is_akin(g.portal, system)
        self.reached(g, "fits" if fits else "does_not_fit")
        g.note(("clue_found" if fits else "no_clue", me, system))
        put_token(g, CLUE, NOBODY, system, CHECK_SIDE if fits else X_SIDE)
        g.answers = (*g.answers, (system, fits))
        if fits and OBJECTIVE.number in g.cards[me]:
            OBJECTIVE.clue_fits(g, me)

    def reuse(self, g: Campaign, system: System) -> Script[None]:
        """B-04: all Clues lie on the map; the keeper picks one of them, and its planet may be tested again."""
        self.reached(g, "reused")
        keeper = g.holder_of(CLUES_TO_THE_PORTAL)
        options: list[Option] = [("in", planet) for planet in systems_with(g, CLUE)]
        choice = yield g.ask(keeper, "reuse_clue", options, (system,))
        take_token(g, CLUE, SYSTEM.of(choice))
        g.note(("clue_taken_up", keeper, SYSTEM.of(choice)))

    def explore(self, g: Campaign, me: int, system: System) -> Script[None]:
        """B-03: a resource per city and two ships per starport of the planet, whoever owns them."""
        kinds = [kind_of(g.buildings[place]) for place in g.buildings_at(system)]
        cities = kinds.count(CITY)
        starports = len(kinds) - cities
        if starports:
            self.reached(g, "starports")
            place_ships(g, me, system, SHIPS_PER_STARPORT * starports)
        if cities:
            self.reached(g, "cities")
            yield from gain(g, me, [g.planet_type(system)] * cities)


# -- set-up and Resolution -----------------------------------------------------------------------------------------


def hide_portal(g: Campaign, me: int) -> Script[None]:
    """The player to the right gets the Clues and writes one of the 18 planets down, which nobody else knows."""
    keeper = (me - 1) % g.seats
    g.cards[keeper] = (*g.cards[keeper], CLUES_TO_THE_PORTAL)
    g.note(("gained_card", keeper, CLUES_TO_THE_PORTAL))
    options: list[Option] = [("in", planet) for planet in PLANETS]
    choice = yield g.ask(keeper, "hide_portal", options, (me,), always=True)
    g.portal = SYSTEM.of(choice)
    g.note(("portal_hidden", keeper))
    g.note(("hid_portal", keeper, g.portal), (keeper,))


def place_portal(g: Campaign, me: int) -> None:
    """The Portal comes to its planet for good; Clues and the cards about them leave the game."""
    put_token(g, PORTAL, NOBODY, System(g.portal))
    g.portal = NOTHING
    remove_clues(g)
    for card in (CLUES_TO_THE_PORTAL, UNCOVERING_CLUES):
        if g.holder_of(card) != NOBODY:
            scrap(g, me, card)


def remove_clues(g: Campaign) -> None:
    for planet in systems_with(g, CLUE):
        take_token(g, CLUE, planet)
    g.answers = ()


def may_hold_portal(g: Campaign) -> list[System]:
    """The planets that all answers fit, which is what everybody but the keeper knows."""
    tested = [planet for planet, _ in g.answers]
    return [
        planet
        for planet in PLANETS
        if planet not in tested and all(is_akin(planet, other) == fits for other, fits in g.answers)
    ]


def reveal_portal(g: Campaign, me: int) -> Script[None]:
    """A Portal that was not found, or whose act was skipped, comes to its planet."""
    if g.portal != NOTHING:
        g.look()
        g.note(("portal_revealed", g.portal))
        place_portal(g, me)
    yield from ()


def upgrade_freely(g: Campaign, me: int) -> Script[None]:
    """F904, B-37: an Upgrade or Armor of choice, whatever the planet; damaged if somebody else controls the system."""
    supply = {"fit_city": g.cities[me], "fit_starport": g.starports[me]}
    options = [option for option in fitting_options(free_fittings(g, me, anywhere=True)) if supply[str(option[0])]]
    if options:
        choice = yield g.ask(me, "upgrade_freely", options)
        build_fitting(g, me, CITY if choice[0] == "fit_city" else STARPORT, FITTING.of(choice))


SET_UP_STEPS["hide_portal"] = hide_portal
SET_UP_STEPS["reveal_portal"] = reveal_portal
SET_UP_STEPS["upgrade_freely"] = upgrade_freely
register(OBJECTIVE)
register(UncoveringClues(UNCOVERING_CLUES))
