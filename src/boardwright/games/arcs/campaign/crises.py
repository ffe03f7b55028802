"""Crises (p.18): the Blight, then cards of the players, then the Court, a card at a time.

`agenda` lists the cards whose Crisis is still to come, each with its holder (NOBODY in the Court); `ticked` are those
that came already, the last of them perhaps just now.
"""

from typing import Final

from boardwright.kernel.decision import Script
from boardwright.kernel.still import recounted

from ..court import place_drawn
from ..facts import NOBODY, SYSTEM_COUNT
from ..pieces import lose_ships
from ..resources import slots_covered
from ..state import CITY, SHIP, STARPORT
from ..vocabulary import System
from .court import leave
from .dice import roll_dice
from .facts import BLIGHT, EMPIRE, KIND_OF
from .flagship import hits_in_order
from .moments import REACH_CARDS, speaking
from .state import Campaign

FRESH_BLIGHT_HITS: Final = 3
DAMAGED_BLIGHT_HITS: Final = 1


def begin_crises(g: Campaign, then: str) -> None:
    """C61: Blight, Fate cards, Court; then the game goes on with the stage `then`."""
    g.note(("crises",))
    g.stage_after = then
    g.stage = "blight_crisis"


def finish(g: Campaign) -> None:
    """Crises or Edicts are over; the dice are taken up."""
    g.stage, g.stage_after = g.stage_after, ""
    g.rolled, g.ticked = (), ()


# -- the Blight ----------------------------------------------------------------------------------------------------


def blight_crisis(g: Campaign) -> Script[None]:
    """p.18: in every system with Blight; nobody chooses what is hit (C114)."""
    yield from strike(g, list(g.systems))
    g.agenda = tuple(fate_crises(g))
    g.stage = "fate_crisis"


def strike(g: Campaign, systems: list[int]) -> Script[None]:
    """C62: the hits of all Blight of a system together; what Imperial ships leave of them hits every player in full."""
    blighted = [system for system in systems if blight_hits(g, system)]
    shielded = yield from shielded_from_blight(g, blighted)
    hearing = [(seat, card) for seat in g.turn_order() for card in speaking(g, seat, "blight_crisis_comes")]
    for system in blighted:
        has_ships = any(g.ships_at(owner, System(system)) for owner in g.fleets())
        if system in shielded or is_spared(g, system):
            if has_ships:
                g.note(("blight_spared", system))
            continue
        for seat, card in hearing:
            card.blight_crisis_comes(g, seat, system)
        if not has_ships:
            continue
        hits = blight_hits(g, system)
        g.note(("blight_strikes", system, hits))
        hits = yield from take_hits(g, EMPIRE, system, hits, by_blight=True)
        for seat in g.turn_order():
            if g.ships_at(seat, System(system)):
                yield from take_hits(g, seat, system, hits, by_blight=True)


def shielded_from_blight(g: Campaign, systems: list[int]) -> Script[list[int]]:
    """The systems in which players prevent the Crisis before any hit is dealt."""
    found: list[int] = []
    for seat in g.turn_order():
        for card in speaking(g, seat, "shields_from_blight"):
            found += yield from card.shields_from_blight(g, seat, [one for one in systems if one not in found])
    return found


def blight_hits(g: Campaign, system: int) -> int:
    index = BLIGHT * SYSTEM_COUNT + system
    return FRESH_BLIGHT_HITS * g.fresh[index] + DAMAGED_BLIGHT_HITS * g.damaged[index]


def is_spared(g: Campaign, system: int) -> bool:
    for law in speaking(g, NOBODY, "spares_from_blight"):
        if law.spares_from_blight(g, system):
            law.reached(g, "spares")
            return True
    return False


def take_hits(g: Campaign, owner: int, system: int, hits: int, by_blight: bool = False) -> Script[int]:
    """C63: every fresh ship is damaged before one is destroyed; ships go to their supply. Hits left over.

    C95, C112: between the two the board of a Flagship takes hits, as far as anything stands on it.
    F1313: only what Blight destroys may be devoured.
    """
    index = owner * SYSTEM_COUNT + system
    cities = 0
    while hits and g.expendable(owner, system):
        hits -= 1
        g.fresh = recounted(g.fresh, index, -1)
        g.damaged = recounted(g.damaged, index, 1)
        g.note(("damaged_ship", owner, system))
    if g.capital_at(owner, system):
        before = g.starports[owner]
        hits, cities = hits_in_order(g, owner, hits)
        starports = g.starports[owner] - before
        if starports and by_blight and are_devoured(g, owner, STARPORT, starports):
            g.starports[owner] -= starports
        if cities and by_blight and are_devoured(g, owner, CITY, cities):
            g.cities[owner] -= cities
            cities = 0
    while hits and g.damaged[index]:
        hits -= 1
        g.damaged = recounted(g.damaged, index, -1)
        g.note(("destroyed_ship", owner, system))
        if not (by_blight and are_devoured(g, owner, SHIP, 1)):
            lose_ships(g, owner, 1)
    if cities:
        yield from slots_covered(g, owner, cities)
    return hits


def are_devoured(g: Campaign, owner: int, kind: int, count: int) -> bool:
    """Whether destroyed pieces of an owner come to lie on a card, instead of going home."""
    return any(
        card.devours(g, seat, owner, kind, count) for seat in g.turn_order() for card in speaking(g, seat, "devours")
    )


# -- the cards of the players --------------------------------------------------------------------------------------


def fate_crises(g: Campaign) -> list[tuple[int, int]]:
    """The cards with a Crisis in play areas, in turn order."""
    return [
        (card, seat)
        for seat in g.turn_order()
        for card in g.cards[seat]
        if card in REACH_CARDS and REACH_CARDS[card].has_crisis
    ]


def fate_crisis(g: Campaign) -> Script[None]:
    """One card of a player; after the last it is the Court's turn."""
    if not g.agenda:
        g.agenda = tuple(court_crises(g))
        g.stage = "court_crisis"
        return
    card, seat = g.agenda[0]
    g.agenda = g.agenda[1:]
    if card in g.cards[seat]:
        g.ticked += (card,)
        g.note(("fate_crisis", seat, card))
        yield from REACH_CARDS[card].crisis(g, seat)


# -- the Court -----------------------------------------------------------------------------------------------------


def court_crises(g: Campaign) -> list[tuple[int, int]]:
    """C66, C109: the vox cards of the row from left to right, an attached one before its host. A-06: no later ones."""
    agenda: list[tuple[int, int]] = []
    for place in range(len(g.court)):
        for card in [*g.attached_to(place), g.court[place]]:
            if KIND_OF.get(card) == "vox" and REACH_CARDS[card].has_crisis:
                agenda.append((card, NOBODY))
    return agenda


def court_crisis(g: Campaign) -> Script[None]:
    """One vox card of the Court; C64: first the dice are rolled, unless they lie there from an Event."""
    yield from place_drawn(g)
    if not g.agenda:
        finish(g)
        return
    if not g.rolled:
        yield from roll_dice(g, g.initiative)
        return
    card, _ = g.agenda[0]
    g.agenda = g.agenda[1:]
    if is_in_court(g, card):
        g.ticked += (card,)
        g.note(("court_crisis", card))
        yield from REACH_CARDS[card].crisis(g, NOBODY)
        if is_in_court(g, card):
            leave(g, card, REACH_CARDS[card].after_crisis(g))  # C67


def is_in_court(g: Campaign, card: int) -> bool:
    """Whether a card lies in the row, or is attached there."""
    return card in g.court or card in g.attached
