"""What one seat may see, and a fair guess at the rest."""

from typing import Any

from boardwright.kernel.rng import Rng

from .ambitions import AVAILABLE, count_for, dummy_count_for, is_declared, marker_power
from .facts import (
    ACTION_CARDS,
    CARD_SLOT,
    KINDS,
    MARKERS,
    NOTHING,
    ON_THE_MAP,
    RAID_COST_OF_SLOT,
    RESOURCE_SLOTS,
    RESOURCES,
    SETUP_CARDS,
    SPACES,
    SYSTEM_COUNT,
    SYSTEMS,
    cluster_of,
    is_gate,
)
from .hands import is_face_down
from .resources import is_resource
from .scoring import earnings
from .state import EVERYONE, MODES, PIECE_KINDS, PILE, Arcs, is_damaged, kind_of, owner_of
from .vocabulary import AMBITION, COURT, PLACE


def view(g: Arcs, seat: int | None) -> dict[str, Any]:
    """R91: everything but other hands, face-down cards and the order of decks; None is a spectator.

    At the end the hands and all cards of the last round are open.
    """
    return {
        "game": "arcs",
        "seats": g.seats,
        "seat": seat,
        "chapter": g.chapter,
        "initiative": g.initiative,
        "leader": g.leader,
        "turn": g.turn,
        "seized": g.seized,
        "zero": g.zero,
        "setup": SETUP_CARDS[g.setup_card]["id"] if g.setup_card != NOTHING else None,
        "out_of_play": list(SETUP_CARDS[g.setup_card]["out_of_play"]) if g.setup_card != NOTHING else [],
        "pips": g.pips,
        "prelude": g.prelude,
        "battle_pips": g.battle_pips,
        "ended": g.ended,
        "draft": {
            "leaders": [COURT.ids[card] for card in g.leader_row],
            "lore": [COURT.ids[card] for card in g.lore_row],
        },
        "systems": {SYSTEMS[system]: system_view(g, system) for system in g.systems},
        "court": [
            {"card": COURT.ids[card], "agents": [g.agents_on(place, owner) for owner in range(g.seats)]}
            for place, card in enumerate(g.court)
            if card
        ],
        "court_deck": len(g.court_deck),
        "court_bottom": [COURT.ids[card] for card in g.court_deck[: g.buried]],
        "court_discard": [COURT.ids[card] for card in g.court_discard],
        "round": [
            {
                "seat": owner,
                "mode": MODES[mode],
                "card": ACTION_CARDS[card] if sees(g, seat, owner) or is_open(g, card, mode) else None,
            }
            for owner, card, mode in g.played
        ],
        "claims": [
            {"seat": owner, "card": COURT.ids[union], "action": ACTION_CARDS[card]} for owner, union, card in g.claims
        ],
        "ambitions": {
            AMBITION.ids[ambition]: {
                "markers": [list(marker_power(g, m)) for m in range(len(MARKERS)) if g.markers[m] == ambition],
                "counts": [count_for(g, owner, ambition) for owner in range(g.seats)],
                "dummy": dummy_count_for(g, ambition),
                "power": power_now(g, ambition),
            }
            for ambition in g.ambitions()
        },
        "scored": scored(g),
        "available_markers": [list(marker_power(g, m)) for m in range(len(MARKERS)) if g.markers[m] == AVAILABLE],
        "supply": dict(zip(RESOURCES, g.supply, strict=True)),
        "spent": dict(zip(RESOURCES, g.spent, strict=True)),
        "discard": len(g.discard),
        "known_discard": known(g, seat, PILE),
        "face_up_discard": [ACTION_CARDS[card] for card in g.face_up],
        "players": [player_view(g, owner, seat) for owner in range(g.seats)],
    }


def power_now(g: Arcs, ambition: int) -> list[int]:
    """The Power that each seat would gain for an ambition if the chapter ended now."""
    gained = [0] * g.seats
    for seat, _, power, bonus, _ in earnings(g, ambition) if is_declared(g, ambition) else []:
        gained[seat] = power + bonus
    return gained


def scored(g: Arcs) -> list[dict[str, Any]]:
    """The Power that each seat has gained, by chapter and ambition, and how much of it is a city bonus."""
    rows: dict[tuple[int, int], dict[str, Any]] = {}
    for chapter, ambition, seat, power, bonus in g.scored:
        row = rows.setdefault(
            (chapter, ambition),
            {
                "chapter": chapter,
                "ambition": AMBITION.ids[ambition] if chapter else None,
                "power": [0] * g.seats,
                "bonus": [0] * g.seats,
            },
        )
        row["power"][seat] += power + bonus
        row["bonus"][seat] += bonus
    return list(rows.values())


def system_view(g: Arcs, system: int) -> dict[str, Any]:
    places = range(system * SPACES, system * SPACES + SPACES)
    slots = [place for place in places if place < system * SPACES + g.slots_at(system) or g.buildings[place]]
    return {
        "cluster": cluster_of(system) if system < ON_THE_MAP else None,
        "symbol": "gate" if is_gate(system) else SYSTEMS[system].split("-")[1],
        "resource": None if g.planet_type(system) == NOTHING else RESOURCES[g.planet_type(system)],
        "control": g.control(system),
        "fresh": [g.fresh[owner * SYSTEM_COUNT + system] for owner in range(g.owners)],
        "damaged": [g.damaged[owner * SYSTEM_COUNT + system] for owner in range(g.owners)],
        "buildings": [building_view(g, place) for place in slots],
    }


def building_view(g: Arcs, place: int) -> dict[str, Any] | None:
    piece = g.buildings[place]
    if not piece:
        return None
    return {
        "place": PLACE.ids[place],
        "owner": owner_of(piece),
        "kind": KINDS[kind_of(piece)],
        "damaged": is_damaged(piece),
        "used": bool(g.used_buildings[place]),
    }


def player_view(g: Arcs, owner: int, seat: int | None) -> dict[str, Any]:
    first = owner * RESOURCE_SLOTS
    return {
        "power": g.power[owner],
        "hand": [ACTION_CARDS[card] for card in g.hands[owner]] if sees(g, seat, owner) else None,
        "hand_count": len(g.hands[owner]),
        "known": [] if sees(g, seat, owner) else known(g, seat, owner),
        "slots": [
            {
                "resource": RESOURCES[g.slots[first + slot]] if is_resource(g.slots[first + slot]) else None,
                "cost": RAID_COST_OF_SLOT[slot],
                "open": slot in g.open_slots(owner),
            }
            for slot in range(RESOURCE_SLOTS)
            if slot != CARD_SLOT or slot in g.open_slots(owner)
        ],
        "loose": [RESOURCES[token] for holder, token in g.loose if holder == owner and is_resource(token)],
        "cities": g.cities[owner],
        "ships": g.ships[owner],
        "starports": g.starports[owner],
        "agents": g.agents[owner],
        "outrage": [RESOURCES[resource] for resource in range(5) if g.outrage[owner * 5 + resource]],
        "captives": list(g.captives[owner * g.seats : (owner + 1) * g.seats]),
        "trophies": [
            {
                "owner": loser,
                **{f"{KINDS[kind]}s": g.trophies[g.trophy_index(owner, loser, kind)] for kind in range(1, PIECE_KINDS)},
                "cities": g.trophies[g.trophy_index(owner, loser, 0)],
            }
            for loser in range(g.owners)
            if loser != owner
        ],
        "cards": [COURT.ids[card] for card in g.cards[owner]],
    }


def sees(g: Arcs, seat: int | None, owner: int) -> bool:
    """Whether a seat sees the cards of an owner: its own, and at the end all."""
    return owner == seat or g.stage == ""


def is_open(g: Arcs, card: int, mode: int) -> bool:
    """Whether all see a card that was played: face up, or shown when it was claimed."""
    return not is_face_down(mode) or any(claimed == card for _, _, claimed in g.claims)


def known(g: Arcs, seat: int | None, place: int) -> list[str]:
    """The action cards that a seat knows to have gone to a hand or to the pile, and has not seen since."""
    if g.stage == "":
        return []
    own = g.hands[seat] if seat is not None else []
    return [ACTION_CARDS[card] for where, card in remembered(g, seat) if where == place and card not in own]


def remembered(g: Arcs, seat: int | None) -> list[tuple[int, int]]:
    """Where a seat knows cards to have gone; what it knows by itself is newer than what everybody knows."""
    own = [card for seer, _, card in g.knows if seer == seat]
    entries = [
        (place, card) for seer, place, card in sorted(g.knows) if seer == seat or (seer == EVERYONE and card not in own)
    ]
    return list(dict.fromkeys(entries))


# -- a fair guess --------------------------------------------------------------------------------------------------


def redeal(g: Arcs, seat: int, rng: Rng) -> None:
    """Guess the hands, face-down cards, piles and the Court deck anew, and the future of chance with them.

    Cards of which the seat knows the same (that they went to this hand, or to the pile, or nothing) change places
    only with each other, so that all it knows stays true. The guess is the same wherever they really were.
    """
    g.rng = g.rng.anew(rng)
    top = len(g.court_deck) - g.known_on_top()
    deck = g.court_deck[g.buried : top]
    rng.shuffle_anew(deck)
    g.court_deck[g.buried : top] = deck
    rng.shuffle_anew(g.lore_box)
    g.knows = tuple([entry for entry in g.knows if entry[0] in (EVERYONE, seat)])
    memory = remembered(g, seat)
    groups: dict[tuple[int, ...], list[int]] = {}
    for card in hidden_cards(g, seat):
        gone_to = tuple([place for place, known_card in memory if known_card == card])
        groups.setdefault(gone_to, []).append(card)
    new: dict[int, int] = {}
    for knowledge in sorted(groups):
        cards = groups[knowledge]
        shuffled = cards[:]
        rng.shuffle_anew(shuffled)
        for card, other in zip(cards, shuffled, strict=True):
            new[card] = other
    hands = g.hands[:]
    for owner in range(g.seats):
        g.hands[owner] = tuple(sorted([new.get(card, card) for card in g.hands[owner]]))
    g.played = [(owner, new.get(card, card), mode) for owner, card, mode in g.played]
    g.discard = [new.get(card, card) for card in g.discard]
    if g.turn != seat and is_face_down(g.turn_mode):  # after a new deal, the card of the last turn is in a hand again
        held = any(g.turn_card in hand for hand in hands)
        g.turn_card = NOTHING if held else new.get(g.turn_card, g.turn_card)


def hidden_cards(g: Arcs, seat: int) -> list[int]:
    """The action cards whose place the seat does not see."""
    hidden = [card for owner in range(g.seats) if owner != seat for card in g.hands[owner]]
    hidden += [card for owner, card, mode in g.played if owner != seat and not is_open(g, card, mode)]
    return hidden + g.discard
