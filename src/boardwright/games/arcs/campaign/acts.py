"""The set-up of Acts II and III (p.7); everything else stays as the last act left it."""

from boardwright.kernel.decision import Script

from ..ambitions import AVAILABLE
from ..court import refill, shuffle_court_deck
from ..facts import NOBODY, cluster_of
from ..setup import deal
from ..vocabulary import System
from .blight import has_blight, place_damaged_blight
from .facts import EVENT_FACES, GATES, planets_of_symbol, systems_of
from .intermission import begin_intermission, has_ships
from .moments import speaking
from .setup import set_aside_resources
from .state import Campaign


def act_set_up(g: Campaign) -> Script[None]:
    """The steps A to E of the set-up; C23: the fates follow when the Court has been dealt."""
    g.act += 1
    g.chapter = 1
    g.note(("act_begins", g.act))
    g.markers = (AVAILABLE,) * len(g.markers)
    g.flipped = tuple([1 if marker < g.act - 1 else 0 for marker in range(len(g.flipped))])
    deal_court(g)
    for gate in GATES:  # C22
        if not has_blight(g, gate) and not has_ships(g, System(gate)):
            place_damaged_blight(g, gate)
    spread_blight(g)
    if g.seats == 2:  # C24, A-101: the same cluster may come twice
        set_aside_resources(g, [1 + g.rng.below(6), 1 + g.rng.below(6)])
    for law in speaking(g, NOBODY, "act_begins"):
        law.act_begins(g)
    g.queue = g.turn_order()
    g.stage = "fate_set_up"
    yield from ()


def deal_court(g: Campaign) -> None:
    """The deck is shuffled, the row dealt, the Council in session."""
    shuffle_court_deck(g)
    g.decided = False
    for place in range(1, len(g.court)):
        refill(g, place)


def spread_blight(g: Campaign) -> None:
    """On the planet of the rolled symbol in each cluster; where that has Blight, on the other planets without."""
    _, symbol = EVENT_FACES[g.rng.below(6)]
    g.note(("blight_spreads", symbol))
    for planet in planets_of_symbol(symbol):
        if not has_blight(g, planet):
            place_damaged_blight(g, planet)
            continue
        for near in systems_of(cluster_of(planet)):
            if near not in GATES and not has_blight(g, near):
                place_damaged_blight(g, near)


def begin_act(g: Campaign) -> None:
    """The first chapter is dealt; an act that is skipped counts as won by everybody, and the next one follows."""
    if g.act >= g.first_act:
        deal(g)
        return
    g.objectives = (0,) * g.seats
    begin_intermission(g)
