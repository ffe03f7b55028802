"""Pieces on the map and in the boxes: placing, hitting, destroying, returning (p.7, p.14, p.22)."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import recounted, replaced, rewritten

from .facts import NOBODY, SPACES, SYSTEM_COUNT
from .moments import CARDS, Force, in_chosen_order, speakers, speaking_laws
from .resources import agents_come_home, slots_covered, suffer_outrage
from .state import AGENT, CITY, PIECE_KINDS, SHIP, STARPORT, Arcs, changed, is_damaged, kind_of, owner_of
from .vocabulary import PLACE, SYSTEM, System

TOUGH: Final = 2
"""How many hits count as one on what is Tough."""


def place_ships(g: Arcs, owner: int, system: System, count: int) -> int:
    """R5, R89: fresh, whoever has control, as many as the supply has; how many were placed."""
    placed = min(count, g.ships[owner])
    if placed:
        system = g.lands_in(system)
        g.ships[owner] -= placed
        g.fresh = recounted(g.fresh, owner * SYSTEM_COUNT + system, placed)
        g.note(("placed_ships", owner, placed, system))
    return placed


def place_one_ship_each(g: Arcs, me: int, systems: list[int]) -> Script[None]:
    """One fresh ship in each system; D26: with too few ships the player picks where."""
    offered: list[Option] = [("in", system) for system in systems]
    chosen = yield from choose_set(me, "place_ship_each", offered, g.ships[me], g.ships[me], (g.ships[me],))
    for choice in chosen:
        place_ships(g, me, SYSTEM.of(choice), 1)


# -- harm and hits -------------------------------------------------------------------------------------------------


def may_harm(g: Arcs, me: int, owner: int, system: System) -> bool:
    """Whether nothing forbids a player to harm pieces of an owner in a system."""
    if g.laws:
        for card in speakers(g, me, "forbids_harm"):
            if CARDS[card].forbids_harm(g, me, owner, system):
                CARDS[card].reached(g, "forbids_harm")
                return False
    return True


def pay_for_harm(g: Arcs, me: int, harmed: list[int], system: System) -> Script[None]:
    """A player who is about to harm these owners pays what laws ask for."""
    for law in speakers(g, me, "pay_for_harm") if g.laws else ():
        yield from CARDS[law].pay_for_harm(g, me, harmed, system)


def harm_begins(g: Arcs, me: int, owner: int, system: System) -> None:
    """A player is about to harm an owner, and may destroy cities."""
    for law in speakers(g, me, "harm_begins"):
        CARDS[law].harm_begins(g, me, owner, system)


def harm_done(g: Arcs, me: int, harmed: list[int], system: System) -> Script[None]:
    """What comes of harm, in the order the player picks."""
    speaking = speaking_after_harm(g, me, harmed, system)
    while speaking:
        card = yield from in_chosen_order(g, me, speaking)
        yield from CARDS[card].after_harm(g, me, harmed, system)


def speaking_after_harm(g: Arcs, me: int, harmed: list[int], system: System) -> list[int]:
    """The cards that do something after a player has harmed these owners."""
    cards = speakers(g, me, "speaks_after_harm")
    return [card for card in cards if CARDS[card].speaks_after_harm(g, me, harmed, system)]


def force_of(g: Arcs, owner: int, system: System) -> Force:
    """All ships of an owner in a system."""
    capital = g.capital_at(owner, system)
    index = owner * SYSTEM_COUNT + system
    return Force(owner, system, g.fresh[index] - capital, g.damaged[index], capital)


def hits_needed(g: Arcs, owner: int) -> int:
    """How many hits count as one for the pieces of an owner."""
    needed = 1
    for law in speaking_laws(g, "hits_needed"):
        needed = max(needed, CARDS[law].hits_needed(g, owner))
    return needed


def is_pierced(g: Arcs, me: int, owner: int) -> bool:
    """Whether a card of an attacker lets every hit count against the pieces of an owner."""
    return any(CARDS[card].pierces(g, me, owner) for card in speakers(g, me, "pierces"))


def deal_hits(g: Arcs, chooser: int, forces: list[Force], hits: int, taker: int, ask: str = "hit_ship") -> Script[int]:
    """Deal hits to the ships of a side; destroyed ships are Trophies of the taker. Hits left over.

    C113, C114: in a mixed fleet whoever chooses first says how many hits each owner's ships take.
    """
    if len(forces) == 1:
        spare = yield from hit_force(g, chooser, forces[0], hits, taker, ask)
        return spare
    offered: list[Option] = []
    for force in forces:
        most = 2 * force.fresh + force.damaged + len(attacking_targets(g, force))
        offered.extend([("hit_on", force.owner)] * most)
    dealt = min(hits, len(offered))
    chosen = yield from choose_set(chooser, "share_hits", offered, dealt, dealt, (dealt, forces[0].system))
    for force in forces:
        share = chosen.count(("hit_on", force.owner))
        yield from hit_force(g, chooser, force, share, taker, ask)
    return hits - dealt


def hit_force(g: Arcs, chooser: int, force: Force, hits: int, taker: int, ask: str) -> Script[int]:
    """Deal hits to the ships of one owner; hits left over.

    A fresh ship can be hit twice. So with more hits than damaged ships, of each two hits beyond one is on a fresh ship.
    """
    if force.capital:
        hits = yield from hit_attacking_capital(g, chooser, force, hits, taker)
    owner, fresh, damaged = force.owner, force.fresh, force.damaged
    needed = hits_needed(g, owner)
    if needed > 1 and ask == "hit_ship" and is_pierced(g, chooser, owner):
        needed = 1
    dealt = min(hits // needed, 2 * fresh + damaged)
    twice = max(0, dealt - damaged + 1) // 2
    on_fresh, on_damaged = "hit_fresh", "hit_damaged"
    if not is_fleet(g, owner):
        ask, on_fresh, on_damaged = "hit_token", "hit_fresh_token", "hit_damaged_token"
    offered: list[Option] = [(on_fresh,)] * min(fresh, dealt)
    offered.extend([(on_damaged,)] * (dealt - twice))
    chosen = yield from choose_set(chooser, ask, offered, dealt, dealt, (owner, dealt))
    for choice in chosen:
        if choice[0] == on_fresh:
            damage_ship(g, force)
        else:
            destroy_ship(g, force, taker)
    force.hits += dealt
    return hits - dealt * needed


def attacking_targets(g: Arcs, force: Force) -> list[Option]:
    """What can be hit of a capital ship that attacks; one that defends is hit with the buildings there."""
    return capital_targets(g, force.owner) if force.capital and force.attacks else []


def capital_targets(g: Arcs, owner: int) -> list[Option]:
    """What can be hit of a capital ship."""
    return [
        option for card in speakers(g, owner, "capital_targets") for option in CARDS[card].capital_targets(g, owner)
    ]


def hit_attacking_capital(g: Arcs, chooser: int, force: Force, hits: int, taker: int) -> Script[int]:
    """C90: what belongs to an attacking capital ship takes hits by choice, or as no other ship can; hits left over."""
    offered = attacking_targets(g, force)
    least = max(0, hits - 2 * force.fresh - force.damaged)
    chosen = yield from choose_set(chooser, "hit_capital", offered, least, min(hits, len(offered)), (force.owner, hits))
    for choice in chosen:
        yield from hit_capital(g, force.owner, choice, taker)
    return hits - len(chosen)


def hit_capital(g: Arcs, owner: int, choice: Option, taker: int) -> Script[None]:
    for card in speakers(g, owner, "hit_capital"):
        yield from CARDS[card].hit_capital(g, owner, choice, taker)


def is_fleet(g: Arcs, owner: int) -> bool:
    """Whether what an owner has in `fresh` and `damaged` is ships."""
    return owner < g.seats or owner in g.fleets()


def damage_ship(g: Arcs, force: Force) -> None:
    index = force.owner * SYSTEM_COUNT + force.system
    g.fresh = recounted(g.fresh, index, -1)
    g.damaged = recounted(g.damaged, index, 1)
    force.fresh -= 1
    force.damaged += 1
    g.was_hit(force.owner)
    g.note(("damaged_ship" if is_fleet(g, force.owner) else "damaged_token", force.owner, force.system))


def destroy_ship(g: Arcs, force: Force, taker: int) -> None:
    """A damaged ship becomes a Trophy of the taker."""
    g.damaged = recounted(g.damaged, force.owner * SYSTEM_COUNT + force.system, -1)
    force.damaged -= 1
    g.was_hit(force.owner)
    dispose_of_ship(g, force.owner, taker)
    g.note(("destroyed_ship" if is_fleet(g, force.owner) else "destroyed_token", force.owner, force.system))


def take_trophies(g: Arcs, taker: int, owner: int, kind: int, count: int) -> None:
    """Pieces become Trophies of the taker; p.22: own ones go home, and so do those that nobody takes."""
    if is_taken(g, taker, owner):
        g.trophies = changed(g.trophies, g.trophy_index(taker, owner, kind), count)
    else:
        come_home(g, owner, kind, count)


def is_taken(g: Arcs, taker: int, owner: int) -> bool:
    """Whether pieces of an owner become Trophies of the taker."""
    return taker not in (NOBODY, owner) and not refuses_trophies(g, taker, owner)


def dispose_of_ship(g: Arcs, owner: int, taker: int) -> None:
    """A ship was destroyed: it is a Trophy of the taker, or lost."""
    if is_taken(g, taker, owner):
        g.trophies = changed(g.trophies, g.trophy_index(taker, owner, SHIP), 1)
    else:
        lose_ships(g, owner, 1)


def lose_ships(g: Arcs, owner: int, count: int) -> None:
    """Destroyed ships that are nobody's Trophies go to their supply, unless a law keeps them."""
    for law in speaking_laws(g, "keeps_destroyed"):
        if CARDS[law].keeps_destroyed(g, owner, count):
            return
    g.ships[owner] += count


def refuses_trophies(g: Arcs, taker: int, owner: int) -> bool:
    """Whether a card sends home what a player would take of an owner."""
    for card in speakers(g, taker, "refuses_trophies"):
        if CARDS[card].refuses_trophies(g, taker, owner):
            CARDS[card].reached(g, "refuses_trophies")
            return True
    return False


def come_home(g: Arcs, owner: int, kind: int, count: int) -> None:
    """Pieces go to their supply; cities may cover slots (`slots_covered`)."""
    if kind == AGENT:
        agents_come_home(g, owner, count)
    elif kind >= PIECE_KINDS:
        g.token_comes_home(owner, kind, count)
    else:
        {CITY: g.cities, STARPORT: g.starports, SHIP: g.ships}[kind][owner] += count


def hit_buildings(g: Arcs, me: int, owner: int, system: System, hits: int, cities: list[int]) -> Script[None]:
    """Deal hits to the buildings of one owner; destroyed ones are Trophies, destroyed cities are added to `cities`."""
    offered: list[Option] = []
    for place in g.buildings_at(system):
        piece = g.buildings[place]
        if owner_of(piece) == owner:
            offered.extend([("hit_building", place)] * (1 if is_damaged(piece) else 2))
    tokens: list[Option] = []
    for card in speakers(g, me, "hit_as_buildings"):
        tokens.extend(CARDS[card].hit_as_buildings(g, owner, system))
    offered.extend(tokens)
    if g.capital_at(owner, system):
        offered.extend(capital_targets(g, owner))
    if g.laws:
        hits = yield from hit_tough(g, me, owner, system, hits, len(offered))
    dealt = min(hits, len(offered))
    chosen = yield from choose_set(me, "hit_building", offered, dealt, dealt, (owner, dealt))
    for choice in chosen:
        if choice[0] == "hit_building":
            hit_building(g, me, PLACE.of(choice), cities)
        elif choice in tokens:
            for card in speakers(g, me, "deal_further_hit"):
                CARDS[card].deal_further_hit(g, me, choice)
        else:
            yield from hit_capital(g, owner, choice, me)


def hit_tough(g: Arcs, me: int, owner: int, system: System, hits: int, others: int) -> Script[int]:
    """Deal hits in pairs to Tough pieces beside buildings that can take so many `others`; hits left over."""
    offered: list[Option] = []
    for card in speakers(g, me, "tough_targets"):
        offered.extend(CARDS[card].tough_targets(g, owner, system))
    most = min(hits // TOUGH, len(offered))
    least = min(most, max(0, hits - others) // TOUGH)
    chosen = yield from choose_set(me, "hit_tough", offered, least, most, (owner, hits))
    for choice in chosen:
        for card in speakers(g, me, "strike_tough"):
            yield from CARDS[card].strike_tough(g, me, choice)
    return hits - TOUGH * len(chosen)


def hit_building(g: Arcs, me: int, place: int, cities: list[int]) -> None:
    piece = g.buildings[place]
    system = place // SPACES
    if not is_damaged(piece):
        g.buildings = rewritten(g.buildings, place, piece + 1)
        g.note(("damaged_building", owner_of(piece), kind_of(piece), system))
        return
    g.buildings = rewritten(g.buildings, place, 0)
    g.used_buildings = replaced(g.used_buildings, place, 0)
    g.building_left(place)
    take_trophies(g, me, owner_of(piece), kind_of(piece), 1)
    g.note(("destroyed_building", owner_of(piece), kind_of(piece), system))
    if kind_of(piece) == CITY:
        cities.append(system)
        for law in g.laws:
            CARDS[law].city_destroyed(g, me, owner_of(piece))


def outrage_of_city(g: Arcs, me: int, types: list[int]) -> Script[None]:
    """Destroying a city provokes Outrage of its type, or of each of its types."""
    for resource in types:
        yield from suffer_outrage(g, me, resource)


def building_comes_home(g: Arcs, piece: int) -> None:
    """A starport to its supply, a city to its owner's board."""
    supply = g.cities if kind_of(piece) == CITY else g.starports
    supply[owner_of(piece)] += 1


def repair_ships(g: Arcs, owner: int, system: System, count: int) -> None:
    """Repair so many ships of a system, as far as there are damaged ones."""
    index = owner * SYSTEM_COUNT + system
    for _ in range(min(count, g.damaged[index])):
        g.damaged = recounted(g.damaged, index, -1)
        g.fresh = recounted(g.fresh, index, 1)
        g.note(("repaired_ship", owner, system))


# -- coming home ---------------------------------------------------------------------------------------------------


def return_city(g: Arcs, owner: int) -> Script[None]:
    """R6: to the rightmost empty triangle of its owner's board, where it may cover resource slots."""
    g.cities[owner] += 1
    yield from slots_covered(g, owner, 1)


def return_trophies(g: Arcs) -> Script[None]:
    """All Trophies go home, in turn order of their owners; then those of owners who are no players."""
    for owner in g.turn_order():
        taken = give_up_trophies(g, owner)
        agents_come_home(g, owner, taken[AGENT])
        yield from slots_covered(g, owner, taken[CITY])
    for owner in range(g.seats, g.owners):
        give_up_trophies(g, owner)


def give_up_trophies(g: Arcs, owner: int) -> list[int]:
    """The ships, starports and cities of an owner go home from all boxes; how many there were of each kind."""
    kinds = g.piece_kinds
    counts = [0] * kinds
    left = list(g.trophies)
    for holder in range(g.seats):
        first = g.trophy_index(holder, owner, 0)
        for kind in range(kinds):
            count = left[first + kind]
            if count:
                counts[kind] += count
                left[first + kind] = 0
    if not any(counts):
        return counts
    g.trophies = tuple(left)
    g.ships[owner] += counts[SHIP]
    g.starports[owner] += counts[STARPORT]
    g.cities[owner] += counts[CITY]
    for kind in range(PIECE_KINDS, g.piece_kinds):
        g.token_comes_home(owner, kind, counts[kind])
    return counts


def return_captives(g: Arcs) -> None:
    """All Captives go home."""
    for holder in range(g.seats):
        for owner in range(g.seats):
            index = holder * g.seats + owner
            agents_come_home(g, owner, g.captives[index])
            g.captives = replaced(g.captives, index, 0)
        for choice in g.further_captives(holder):
            owner, kind = g.take_captive(holder, choice)
            come_home(g, owner, kind, 1)
        g.captive_tokens_return(holder)
