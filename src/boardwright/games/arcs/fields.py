"""The fields of Arcs, made from fields.yaml by `python tools/fields.py`: change them there."""

from typing import Any

from boardwright.kernel.state import State

from .vocabulary import AMBITION, CARD, COURT, RESOURCE, SETUP, SYSTEM, System


class Fields(State):
    """What is on the table. Lists per owner and system are flat: `fresh[owner * SYSTEM_COUNT + system]`."""

    __slots__ = (
        "acted",
        "agents",
        "aside",
        "battle_pips",
        "buildings",
        "buried",
        "captives",
        "card_slots",
        "cards",
        "chapter",
        "cities",
        "claims",
        "court",
        "court_agents",
        "court_deck",
        "court_discard",
        "damaged",
        "declared",
        "discard",
        "dummy",
        "ended",
        "face_up",
        "flipped",
        "fresh",
        "gone",
        "hands",
        "initiative",
        "knows",
        "leader",
        "leader_row",
        "loose",
        "lore_box",
        "lore_each",
        "lore_row",
        "markers",
        "neighbours",
        "outrage",
        "passes",
        "paying_pip",
        "pips",
        "places",
        "played",
        "pool",
        "power",
        "prelude",
        "queue",
        "reshaped",
        "scored",
        "secured",
        "seized",
        "setup_card",
        "ships",
        "slots",
        "spent",
        "split_discard",
        "starports",
        "supply",
        "systems",
        "trophies",
        "turn_card",
        "turn_mode",
        "used",
        "used_buildings",
        "zero",
    )

    # What never changes during a game, shared by all copies.
    setup_card: int
    split_discard: bool
    pool: str
    lore_each: int
    systems: list[System]
    neighbours: list[list[System]]
    places: list[int]

    # Chapter, round and turn.
    chapter: int
    initiative: int
    leader: int
    seized: int
    zero: bool
    declared: bool
    passes: int
    queue: list[int]
    played: list[tuple[int, int, int]]
    claims: tuple[tuple[int, int, int], ...]
    turn_card: int
    turn_mode: int
    pips: int
    prelude: bool
    acted: bool
    battle_pips: bool
    paying_pip: bool
    secured: tuple[int, ...]
    used: tuple[int, ...]
    ended: str

    # Action cards.
    hands: list[tuple[int, ...]]
    discard: list[int]
    face_up: tuple[int, ...]
    knows: tuple[tuple[int, int, int], ...]

    # The Court.
    court: tuple[int, ...]
    court_agents: tuple[int, ...]
    court_deck: list[int]
    court_discard: tuple[int, ...]
    buried: int
    aside: tuple[int, ...]
    cards: list[tuple[int, ...]]
    leader_row: tuple[int, ...]
    lore_row: tuple[int, ...]
    lore_box: list[int]

    # The map.
    fresh: bytes
    damaged: bytes
    buildings: bytes
    used_buildings: tuple[int, ...]
    reshaped: tuple[tuple[int, int], ...]

    # Supplies and player boards.
    ships: list[int]
    starports: list[int]
    cities: list[int]
    agents: tuple[int, ...]
    captives: tuple[int, ...]
    trophies: tuple[int, ...]
    slots: list[int]
    card_slots: tuple[int, ...]
    loose: tuple[tuple[int, int], ...]
    supply: list[int]
    spent: tuple[int, ...]
    dummy: tuple[int, ...]
    outrage: tuple[int, ...]
    power: tuple[int, ...]
    scored: tuple[tuple[int, int, int, int, int], ...]
    markers: tuple[int, ...]
    flipped: tuple[int, ...]
    gone: tuple[int, ...]

    def copy_to(self, other: "Fields") -> None:
        """Make another state equal to this one."""
        other.stage = self.stage
        other.turn = self.turn
        other.looks = self.looks
        other.setup_card = self.setup_card
        other.split_discard = self.split_discard
        other.pool = self.pool
        other.lore_each = self.lore_each
        other.systems = self.systems
        other.neighbours = self.neighbours
        other.places = self.places
        other.chapter = self.chapter
        other.initiative = self.initiative
        other.leader = self.leader
        other.seized = self.seized
        other.zero = self.zero
        other.declared = self.declared
        other.passes = self.passes
        other.queue = self.queue.copy()
        other.played = self.played.copy()
        other.claims = self.claims
        other.turn_card = self.turn_card
        other.turn_mode = self.turn_mode
        other.pips = self.pips
        other.prelude = self.prelude
        other.acted = self.acted
        other.battle_pips = self.battle_pips
        other.paying_pip = self.paying_pip
        other.secured = self.secured
        other.used = self.used
        other.ended = self.ended
        other.hands = self.hands.copy()
        other.discard = self.discard.copy()
        other.face_up = self.face_up
        other.knows = self.knows
        other.court = self.court
        other.court_agents = self.court_agents
        other.court_deck = self.court_deck.copy()
        other.court_discard = self.court_discard
        other.buried = self.buried
        other.aside = self.aside
        other.cards = self.cards.copy()
        other.leader_row = self.leader_row
        other.lore_row = self.lore_row
        other.lore_box = self.lore_box.copy()
        other.fresh = self.fresh
        other.damaged = self.damaged
        other.buildings = self.buildings
        other.used_buildings = self.used_buildings
        other.reshaped = self.reshaped
        other.ships = self.ships.copy()
        other.starports = self.starports.copy()
        other.cities = self.cities.copy()
        other.agents = self.agents
        other.captives = self.captives
        other.trophies = self.trophies
        other.slots = self.slots.copy()
        other.card_slots = self.card_slots
        other.loose = self.loose
        other.supply = self.supply.copy()
        other.spent = self.spent
        other.dummy = self.dummy
        other.outrage = self.outrage
        other.power = self.power
        other.scored = self.scored
        other.markers = self.markers
        other.flipped = self.flipped
        other.gone = self.gone

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "stage": self.stage,
            "turn": self.turn,
            "looks": self.looks,
            "rng": self.rng.to_json(),
            "setup_card": SETUP.outside(self.setup_card),
            "split_discard": self.split_discard,
            "pool": self.pool,
            "lore_each": self.lore_each,
            "chapter": self.chapter,
            "initiative": self.initiative,
            "leader": self.leader,
            "seized": self.seized,
            "zero": self.zero,
            "declared": self.declared,
            "passes": self.passes,
            "queue": list(self.queue),
            "played": [[a, CARD.outside(b), c] for a, b, c in self.played],
            "claims": [[a, COURT.outside(b), CARD.outside(c)] for a, b, c in self.claims],
            "turn_card": CARD.outside(self.turn_card),
            "turn_mode": self.turn_mode,
            "pips": self.pips,
            "prelude": self.prelude,
            "acted": self.acted,
            "battle_pips": self.battle_pips,
            "paying_pip": self.paying_pip,
            "secured": [COURT.outside(value) for value in self.secured],
            "used": [COURT.outside(value) for value in self.used],
            "ended": self.ended,
            "hands": [[CARD.outside(value) for value in one] for one in self.hands],
            "discard": [CARD.outside(value) for value in self.discard],
            "face_up": [CARD.outside(value) for value in self.face_up],
            "knows": [[a, b, CARD.outside(c)] for a, b, c in self.knows],
            "court": [COURT.outside(value) for value in self.court],
            "court_agents": list(self.court_agents),
            "court_deck": [COURT.outside(value) for value in self.court_deck],
            "court_discard": [COURT.outside(value) for value in self.court_discard],
            "buried": self.buried,
            "aside": [COURT.outside(value) for value in self.aside],
            "cards": [[COURT.outside(value) for value in one] for one in self.cards],
            "leader_row": [COURT.outside(value) for value in self.leader_row],
            "lore_row": [COURT.outside(value) for value in self.lore_row],
            "lore_box": [COURT.outside(value) for value in self.lore_box],
            "fresh": list(self.fresh),
            "damaged": list(self.damaged),
            "buildings": list(self.buildings),
            "used_buildings": list(self.used_buildings),
            "reshaped": [[SYSTEM.outside(a), RESOURCE.outside(b)] for a, b in self.reshaped],
            "ships": list(self.ships),
            "starports": list(self.starports),
            "cities": list(self.cities),
            "agents": list(self.agents),
            "captives": list(self.captives),
            "trophies": list(self.trophies),
            "slots": [RESOURCE.outside(value) for value in self.slots],
            "card_slots": list(self.card_slots),
            "loose": [[a, RESOURCE.outside(b)] for a, b in self.loose],
            "supply": list(self.supply),
            "spent": list(self.spent),
            "dummy": list(self.dummy),
            "outrage": list(self.outrage),
            "power": list(self.power),
            "scored": [[a, AMBITION.outside(b), c, d, e] for a, b, c, d, e in self.scored],
            "markers": [AMBITION.outside(value) for value in self.markers],
            "flipped": list(self.flipped),
            "gone": list(self.gone),
        }

    def numbers(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "stage": self.stage,
            "turn": self.turn,
            "looks": self.looks,
            "rng": self.rng.to_json(),
            "setup_card": self.setup_card,
            "split_discard": self.split_discard,
            "pool": self.pool,
            "lore_each": self.lore_each,
            "chapter": self.chapter,
            "initiative": self.initiative,
            "leader": self.leader,
            "seized": self.seized,
            "zero": self.zero,
            "declared": self.declared,
            "passes": self.passes,
            "queue": self.queue,
            "played": self.played,
            "claims": self.claims,
            "turn_card": self.turn_card,
            "turn_mode": self.turn_mode,
            "pips": self.pips,
            "prelude": self.prelude,
            "acted": self.acted,
            "battle_pips": self.battle_pips,
            "paying_pip": self.paying_pip,
            "secured": self.secured,
            "used": self.used,
            "ended": self.ended,
            "hands": self.hands,
            "discard": self.discard,
            "face_up": self.face_up,
            "knows": self.knows,
            "court": self.court,
            "court_agents": self.court_agents,
            "court_deck": self.court_deck,
            "court_discard": self.court_discard,
            "buried": self.buried,
            "aside": self.aside,
            "cards": self.cards,
            "leader_row": self.leader_row,
            "lore_row": self.lore_row,
            "lore_box": self.lore_box,
            "fresh": self.fresh,
            "damaged": self.damaged,
            "buildings": self.buildings,
            "used_buildings": self.used_buildings,
            "reshaped": self.reshaped,
            "ships": self.ships,
            "starports": self.starports,
            "cities": self.cities,
            "agents": self.agents,
            "captives": self.captives,
            "trophies": self.trophies,
            "slots": self.slots,
            "card_slots": self.card_slots,
            "loose": self.loose,
            "supply": self.supply,
            "spent": self.spent,
            "dummy": self.dummy,
            "outrage": self.outrage,
            "power": self.power,
            "scored": self.scored,
            "markers": self.markers,
            "flipped": self.flipped,
            "gone": self.gone,
        }

    def read(self, data: dict[str, Any]) -> None:
        """Take over what was saved."""
        self.stage = data["stage"]
        self.turn = data["turn"]
        self.looks = data["looks"]
        self.setup_card = SETUP.number(data["setup_card"])
        self.split_discard = data["split_discard"]
        self.pool = data["pool"]
        self.lore_each = data["lore_each"]
        self.chapter = data["chapter"]
        self.initiative = data["initiative"]
        self.leader = data["leader"]
        self.seized = data["seized"]
        self.zero = data["zero"]
        self.declared = data["declared"]
        self.passes = data["passes"]
        self.queue = list(data["queue"])
        self.played = [(a, CARD.number(b), c) for a, b, c in data["played"]]
        self.claims = tuple([(a, COURT.number(b), CARD.number(c)) for a, b, c in data["claims"]])
        self.turn_card = CARD.number(data["turn_card"])
        self.turn_mode = data["turn_mode"]
        self.pips = data["pips"]
        self.prelude = data["prelude"]
        self.acted = data["acted"]
        self.battle_pips = data["battle_pips"]
        self.paying_pip = data["paying_pip"]
        self.secured = tuple([COURT.number(value) for value in data["secured"]])
        self.used = tuple([COURT.number(value) for value in data["used"]])
        self.ended = data["ended"]
        self.hands = [tuple([CARD.number(value) for value in one]) for one in data["hands"]]
        self.discard = [CARD.number(value) for value in data["discard"]]
        self.face_up = tuple([CARD.number(value) for value in data["face_up"]])
        self.knows = tuple([(a, b, CARD.number(c)) for a, b, c in data["knows"]])
        self.court = tuple([COURT.number(value) for value in data["court"]])
        self.court_agents = tuple(data["court_agents"])
        self.court_deck = [COURT.number(value) for value in data["court_deck"]]
        self.court_discard = tuple([COURT.number(value) for value in data["court_discard"]])
        self.buried = data["buried"]
        self.aside = tuple([COURT.number(value) for value in data["aside"]])
        self.cards = [tuple([COURT.number(value) for value in one]) for one in data["cards"]]
        self.leader_row = tuple([COURT.number(value) for value in data["leader_row"]])
        self.lore_row = tuple([COURT.number(value) for value in data["lore_row"]])
        self.lore_box = [COURT.number(value) for value in data["lore_box"]]
        self.fresh = bytes(data["fresh"])
        self.damaged = bytes(data["damaged"])
        self.buildings = bytes(data["buildings"])
        self.used_buildings = tuple(data["used_buildings"])
        self.reshaped = tuple([(SYSTEM.number(a), RESOURCE.number(b)) for a, b in data["reshaped"]])
        self.ships = list(data["ships"])
        self.starports = list(data["starports"])
        self.cities = list(data["cities"])
        self.agents = tuple(data["agents"])
        self.captives = tuple(data["captives"])
        self.trophies = tuple(data["trophies"])
        self.slots = [RESOURCE.number(value) for value in data["slots"]]
        self.card_slots = tuple(data["card_slots"])
        self.loose = tuple([(a, RESOURCE.number(b)) for a, b in data["loose"]])
        self.supply = list(data["supply"])
        self.spent = tuple(data["spent"])
        self.dummy = tuple(data["dummy"])
        self.outrage = tuple(data["outrage"])
        self.power = tuple(data["power"])
        self.scored = tuple([(a, AMBITION.number(b), c, d, e) for a, b, c, d, e in data["scored"]])
        self.markers = tuple([AMBITION.number(value) for value in data["markers"]])
        self.flipped = tuple(data["flipped"])
        self.gone = tuple(data["gone"])
