"""What one seat may see (R138), and a fair guess at the rest."""

from collections.abc import Sequence
from typing import Any

from boardwright.kernel.rng import Rng
from boardwright.kernel.still import replaced

from .bottom import cost_of
from .combat import card_limit
from .facts import (
    BONUSES,
    BOTTOM_ACTIONS,
    CARD_VALUES,
    CUBE_COUNT,
    CUBES,
    DIAL,
    FACTION_ROWS,
    FACTIONS,
    FACTORY,
    FACTORY_SECTION,
    GAINS,
    MATS,
    NOWHERE,
    PLACE_IDS,
    PLACES,
    RESOURCES,
    SECTION_COINS,
    SECTIONS,
    STAR_KINDS,
    STAR_NAMES,
    STRUCTURES,
    TERRAIN,
    TERRAINS,
    TOP_ACTIONS,
    TOP_OF,
    VALUES,
)
from .scoring import Fortune
from .state import Scythe
from .vocabulary import ENCOUNTER_CARD, FACTORY_CARD, OBJECTIVE


def view(g: Scythe, seat: int | None) -> dict[str, Any]:
    """Everything but others' cards, sealed answers, decks, and Factory cards not looked at; None is a spectator.

    At the end all players' cards and the Factory cards are open.
    """
    return {
        "game": "scythe",
        "seats": g.seats,
        "seat": seat,
        "turn": g.turn,
        "round": g.round,
        "first": g.first,
        "structure_bonus": BONUSES[g.bonus],
        "ended": g.ended,
        "moves_left": g.moves_left,
        "fights": [PLACE_IDS[place] for place in g.fights],
        "fight": None if g.fight == NOWHERE else PLACE_IDS[g.fight],
        "sealed": [dial != NOWHERE for dial in g.sealed_dial],
        "own_sealed": None if seat is None or g.sealed_dial[seat] == NOWHERE else sealed_view(g, seat),
        "encounter": ENCOUNTER_CARD.ids.get(g.encounter),
        "encounters_used": [ENCOUNTER_CARD.ids[card] for card in g.encounter_used],
        "encounter_deck": len(g.encounter_deck),
        "combat_deck": len(g.combat_deck),
        "combat_discard": values_of(g.combat_discard),
        "objectives_shown": [{"seat": owner, "card": OBJECTIVE.ids[card]} for owner, card in g.shown],
        "factory": len(g.factory),
        "factory_cards": [FACTORY_CARD.ids[card] for card in g.factory] if knows_factory(g, seat) else None,
        "places": {PLACE_IDS[place]: place_view(g, place) for place in range(PLACES)},
        "players": [player_view(g, owner, seat) for owner in range(g.seats)],
    }


def knows_factory(g: Scythe, seat: int | None) -> bool:
    """R121: who has taken a Factory card, or is just choosing one, has seen those that are left."""
    if g.stage == "":
        return True
    if seat is None:
        return False
    return g.factory_card[seat] > 0 or (g.stage == "claim" and g.turn == seat and g.character[seat] == FACTORY)


def values_of(counts: Sequence[int]) -> list[int]:
    """Combat cards as the sorted list of their values."""
    return [CARD_VALUES[value] for value in range(VALUES) for _ in range(counts[value])]


def sealed_view(g: Scythe, seat: int) -> dict[str, Any]:
    first = seat * VALUES
    return {"dial": g.sealed_dial[seat], "cards": values_of(g.sealed_cards[first : first + VALUES])}


def place_view(g: Scythe, place: int) -> dict[str, Any]:
    units: list[dict[str, Any]] = []
    structure = None
    controller = None
    for owner in range(g.seats):
        mechs, workers = g.mech_at[owner].count(place), g.worker_at[owner].count(place)
        if mechs or workers or g.character[owner] == place:
            units.append({"seat": owner, "character": g.character[owner] == place, "mechs": mechs, "workers": workers})
        if place in g.structure_at[owner]:
            structure = {"seat": owner, "kind": STRUCTURES[g.structure_at[owner].index(place)]}
    if units or structure:
        controller = next((owner for owner in range(g.seats) if g.controls(owner, place)), None)
    return {
        "terrain": TERRAINS[TERRAIN[place]],
        "controller": controller,
        "units": units,
        "structure": structure,
        "encounter": place in g.encounters,
        "tokens": dict(zip(RESOURCES, g.tokens[place * 4 : place * 4 + 4], strict=True)),
    }


def player_view(g: Scythe, owner: int, seat: int | None) -> dict[str, Any]:
    own = owner == seat or g.stage == ""
    first = owner * SECTIONS
    mat = g.mat[owner] * SECTIONS
    last = g.section[owner]
    known = 0 if seat is None else (seat * g.seats + owner) * VALUES
    fortune = Fortune(g, owner)
    return {
        "faction": FACTIONS[g.faction[owner]],
        "mat": MATS[g.mat[owner]],
        "left": g.left[owner],
        "power": g.power[owner],
        "popularity": g.popularity[owner],
        "coins": g.coins[owner],
        "fortune": fortune.total,
        "last_section": None if last < 0 else "factory" if last == FACTORY_SECTION else BOTTOM_ACTIONS[last],
        "sections": [
            {
                "top": TOP_ACTIONS[TOP_OF[mat + section]],
                "bottom": BOTTOM_ACTIONS[section],
                "cost": cost_of(g, owner, section),
                "coins": SECTION_COINS[mat + section],
                "recruited": bool(g.recruited[first + section]),
            }
            for section in range(SECTIONS)
        ],
        "upgraded": [CUBES[cube] for cube in range(CUBE_COUNT) if not g.cubes[owner * CUBE_COUNT + cube]],
        "recruit_bonuses": [GAINS[what] for what in range(SECTIONS) if g.bonus_taken[first + what]],
        "mechs": [
            name
            for slot, name in enumerate(FACTION_ROWS[g.faction[owner]]["mechs"])
            if g.mech_at[owner][slot] != NOWHERE
        ],
        "structures": [name for kind, name in enumerate(STRUCTURES) if g.structure_at[owner][kind] != NOWHERE],
        "workers": g.workers_out(owner),
        "stars": {
            name: g.stars[owner * STAR_KINDS + kind]
            for kind, name in enumerate(STAR_NAMES)
            if g.stars[owner * STAR_KINDS + kind]
        },
        "factory_card": FACTORY_CARD.ids.get(g.factory_card[owner]),
        "combat_cards": g.hand_size(owner),
        "hand": values_of(g.hands[owner * VALUES : owner * VALUES + VALUES]) if own else None,
        "known_cards": [] if seat is None or own else values_of(g.stolen[known : known + VALUES]),
        "objectives": len(g.objectives[owner]),
        "objective_cards": [OBJECTIVE.ids[card] for card in g.objectives[owner]] if own else None,
        "dropped_objectives": [OBJECTIVE.ids[card] for who, card in g.dropped if who == owner] if own else None,
    }


# -- a fair guess --------------------------------------------------------------------------------------------------


def redeal(g: Scythe, seat: int, rng: Rng) -> None:
    """Guess others' hands, objectives and sealed answers, the decks, and the future of chance anew.

    The guess is the same whatever they really are.
    """
    g.rng = g.rng.anew(rng)
    encounters = list(g.encounter_deck)
    rng.shuffle_anew(encounters)
    g.encounter_deck = tuple(encounters)
    redeal_combat_cards(g, seat, rng)
    redeal_objectives(g, seat, rng)
    if not knows_factory(g, seat):
        cards = [*g.factory, *g.factory_out]
        rng.shuffle_anew(cards)
        size = len(g.factory)
        g.factory, g.factory_out = tuple(sorted(cards[:size])), tuple(sorted(cards[size:]))
    for other in range(g.seats):
        if other != seat and g.sealed_dial[other] != NOWHERE:
            guess_sealed(g, other, rng)


def redeal_combat_cards(g: Scythe, seat: int, rng: Rng) -> None:
    """All cards the seat cannot see change places, but those it knows to be in a hand stay there."""
    pool = g.combat_deck[:]
    stolen = list(g.stolen)
    sizes = [g.hand_size(owner) for owner in range(g.seats)]
    for owner in range(g.seats):
        if owner == seat:
            continue
        for value in range(VALUES):
            index = owner * VALUES + value
            known = stolen[(seat * g.seats + owner) * VALUES + value]
            pool.extend([value] * (g.hands[index] - known))
            g.hands[index] = known
            sizes[owner] -= known
            for victim in range(g.seats):  # what others know of that hand is not known here
                if victim != seat:
                    stolen[(victim * g.seats + owner) * VALUES + value] = 0
    g.stolen = tuple(stolen)
    rng.shuffle_anew(pool)
    for owner in range(g.seats):
        if owner != seat:
            for _ in range(sizes[owner]):
                g.hands[owner * VALUES + pool.pop()] += 1
    g.combat_deck = pool


def redeal_objectives(g: Scythe, seat: int, rng: Rng) -> None:
    pool = [*g.objective_deck] + [card for owner, card in g.dropped if owner != seat]
    for owner in range(g.seats):
        if owner != seat:
            pool += g.objectives[owner]
    rng.shuffle_anew(pool)
    for owner in range(g.seats):
        if owner != seat:
            cards = tuple(sorted([pool.pop() for _ in g.objectives[owner]]))
            g.objectives = replaced(g.objectives, owner, cards)
    g.dropped = tuple([(owner, card if owner == seat else pool.pop()) for owner, card in g.dropped])
    g.objective_deck = tuple(pool)


def guess_sealed(g: Scythe, seat: int, rng: Rng) -> None:
    """A sealed answer that the other side cannot see: any dial, any cards of the guessed hand."""
    g.sealed_dial = replaced(g.sealed_dial, seat, rng.below(min(DIAL, g.power[seat]) + 1))
    first = seat * VALUES
    hand = [value for value in range(VALUES) for _ in range(g.hands[first + value])]
    rng.shuffle(hand)
    count = rng.below(min(card_limit(g, seat, g.fight), len(hand)) + 1)
    for value in range(VALUES):
        g.sealed_cards = replaced(g.sealed_cards, first + value, hand[:count].count(value))
