"""What a position is worth to a seat: the Power it has, and the Power that everything else promises."""

from typing import Final

from boardwright.games.arcs.ambitions import AVAILABLE
from boardwright.games.arcs.facts import (
    GUILD_SUIT,
    MARKERS,
    NOBODY,
    NOTHING,
    PIPS,
    RAID_COST_OF_SLOT,
    RESOURCE_SLOTS,
    SLOT_COUNT,
    SPACES,
    SYSTEM_COUNT,
    TYRANT,
    WARLORD,
    number_of,
)
from boardwright.games.arcs.state import CITY, Arcs, is_damaged, kind_of, owner_of
from boardwright.kernel.state import State

from .standing import all_holdings, best_available, chapters_left, prospects, rounds_left

# What may still be declared in this chapter: the chance, for the next marker.
OWN_DECLARATION: Final = 0.3
"""With a card that can declare it in hand."""
OWN_DECLARATION_LEADING: Final = 0.6
"""With such a card and the initiative."""
OTHER_DECLARATION: Final = 0.08

# Icons, Captives and Trophies that stay for later chapters, in Power per chapter to come.
LATER_ICON: Final = 0.3
LATER_BOX: Final = 0.3

# Pieces and means, in Power when much of the game is still to come.
CITY_WORTH: Final = 2.2
STARPORT_WORTH: Final = 1.6
STARPORT_TOO_MANY: Final = 0.4
"""From the third starport on."""
DAMAGED_BUILDING: Final = -0.6
FRESH_SHIP: Final = 0.6
DAMAGED_SHIP: Final = 0.25
TOKEN: Final = 0.35
SAFE_TOKEN: Final = 0.04
"""Per key that a raider needs for it."""
GUILD_CARD: Final = 0.8
AGENT_AT_HOME: Final = 0.12
OUTRAGE: Final = -0.7

# Control of a system.
CONTROL: Final = 0.15
OWN_BUILDING_GUARDED: Final = 0.3
OWN_BUILDING_EXPOSED: Final = -0.7
RIVAL_CITY_CONTROLLED: Final = 0.6
SITE: Final = 0.4
"""An empty slot where a city can be built, for two cities at most."""

# The Court.
COURT_CARD_LED: Final = 0.8
COURT_CARD_TIED: Final = 0.3
AGENT_TO_CAPTURE: Final = 0.25
AGENT_AT_RISK: Final = -0.2
SPARE_AGENT: Final = 0.1

# Action cards.
CARD_IN_HAND: Final = 0.5
PIP_IN_HAND: Final = 0.12
PIP_LEFT: Final = 0.15
INITIATIVE: Final = 0.6


def worth(state: State, seat: int) -> float:
    """The Power a seat has, and what the rest promises."""
    assert isinstance(state, Arcs)
    chapters = chapters_left(state)
    rounds = rounds_left(state)
    holders = [state.control(system) for system in state.systems]
    return (
        state.power[seat]
        + ambitions(state, seat, chapters, rounds)
        + time_for(chapters, rounds) * means(state, seat, holders)
        + hand(state, seat)
    )


def time_for(chapters: float, rounds: int) -> float:
    """What means are worth: what there is time to do with them."""
    time = chapters + rounds / 6.0
    return time / (time + 1.0)


def means(g: Arcs, seat: int, holders: list[int]) -> float:
    """Pieces, the player board, systems by who holds each of them, the Court."""
    return pieces(g, seat) + board(g, seat) + map_control(g, seat, holders) + court(g, seat)


def ambitions(g: Arcs, seat: int, chapters: float, rounds: int) -> float:
    """What declared ambitions will bring, what others may, and what stays for later chapters."""
    everybody = all_holdings(g)
    firsts = [0] * g.ambition_count
    seconds = [0] * g.ambition_count
    for marker in range(len(MARKERS)):
        ambition = g.markers[marker]
        if ambition != AVAILABLE:
            power = MARKERS[marker][g.flipped[marker]]
            firsts[ambition] += power[0]
            seconds[ambition] += power[1]
    first, second = best_available(g)
    total = 0.0
    for ambition in g.ambitions():
        if firsts[ambition]:
            total += prospects(g, everybody, seat, ambition, firsts[ambition], seconds[ambition], rounds)
        if first and rounds:
            likely = declaration_chance(g, seat, ambition)
            total += likely * prospects(g, everybody, seat, ambition, first, second, rounds)
        count = everybody[seat][ambition]
        if ambition in (TYRANT, WARLORD):
            if not firsts[ambition]:
                total += LATER_BOX * chapters * count
        else:
            total += LATER_ICON * chapters * count
    return total


def declaration_chance(g: Arcs, seat: int, ambition: int) -> float:
    """How likely the next marker comes to an ambition, as the seat's hand tells."""
    for card in g.hands[seat]:
        number = number_of(card)
        if number == ambition + 2 or number == 7:
            return OWN_DECLARATION_LEADING if g.initiative == seat else OWN_DECLARATION
    return OTHER_DECLARATION


def pieces(g: Arcs, seat: int) -> float:
    """Ships, and buildings with the state they are in."""
    first = seat * SYSTEM_COUNT
    total = FRESH_SHIP * sum(g.fresh[first : first + SYSTEM_COUNT])
    total += DAMAGED_SHIP * sum(g.damaged[first : first + SYSTEM_COUNT])
    starports = 0
    for place in g.places:
        piece = g.buildings[place]
        if piece and owner_of(piece) == seat:
            if is_damaged(piece):
                total += DAMAGED_BUILDING
            if kind_of(piece) == CITY:
                total += CITY_WORTH
            else:
                starports += 1
                total += STARPORT_WORTH if starports <= 2 else STARPORT_TOO_MANY
    return total


def board(g: Arcs, seat: int) -> float:
    """Tokens, guild cards, agents at home, Outrage."""
    total = AGENT_AT_HOME * g.agents[seat]
    first = seat * RESOURCE_SLOTS
    for slot in range(RESOURCE_SLOTS):
        if g.slots[first + slot] != NOTHING:
            total += TOKEN + SAFE_TOKEN * RAID_COST_OF_SLOT[slot]
    for card in g.cards[seat]:
        if GUILD_SUIT[card] != NOTHING:
            total += GUILD_CARD
    for resource in range(seat * 5, seat * 5 + 5):
        if g.outrage[resource]:
            total += OUTRAGE
    return total


def map_control(g: Arcs, seat: int, holders: list[int]) -> float:
    """Systems under control, buildings guarded or exposed, cities of Rivals that can be taxed."""
    total = 0.0
    buildings = g.buildings
    sites = min(2, g.cities[seat])
    for system, holder in zip(g.systems, holders, strict=True):
        if holder == NOBODY:
            continue
        if holder == seat:
            total += CONTROL
        first = system * SPACES
        for place in range(first, first + SPACES):
            piece = buildings[place]
            if not piece:
                if sites and holder == seat and place - first < SLOT_COUNT[system]:
                    sites -= 1
                    total += SITE
            elif owner_of(piece) == seat:
                total += OWN_BUILDING_GUARDED if holder == seat else OWN_BUILDING_EXPOSED
            elif holder == seat and kind_of(piece) == CITY:
                total += RIVAL_CITY_CONTROLLED
    return total


def court(g: Arcs, seat: int) -> float:
    """Court cards that can be secured, agents on them that would be captured."""
    total = 0.0
    seats = g.seats
    for place in range(len(g.court)):
        first = place * seats
        mine = g.court_agents[first + seat]
        if not mine:
            continue
        best = others = 0
        for other in range(seats):
            if other != seat:
                count = g.court_agents[first + other]
                others += count
                if count > best:
                    best = count
        if mine > best:
            total += COURT_CARD_LED + AGENT_TO_CAPTURE * others + SPARE_AGENT * (mine - best)
        elif mine == best:
            total += COURT_CARD_TIED
        else:
            total += AGENT_AT_RISK * mine
    return total


def hand(g: Arcs, seat: int) -> float:
    """Cards to play, pips still to use, the initiative."""
    cards = g.hands[seat]
    total = CARD_IN_HAND * len(cards)
    for card in cards:
        total += PIP_IN_HAND * PIPS[card]
    if g.turn == seat:
        total += PIP_LEFT * g.pips
    if cards and g.initiative == seat:
        total += INITIATIVE
    return total
