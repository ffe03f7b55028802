"""The fields of Arcs, made from fields.yaml by `python tools/fields.py`: change them there."""

from typing import Any

from mypy_extensions import mypyc_attr

from boardwright.kernel.state import State

from .vocabulary import AMBITION, CARD, COURT, RESOURCE, SETUP, SYSTEM, System


@mypyc_attr(acyclic=True)
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
        data: dict[str, Any] = {}
        data["seats"] = self.seats
        data["stage"] = self.stage
        data["turn"] = self.turn
        data["looks"] = self.looks
        data["rng"] = self.rng.to_json()
        data["setup_card"] = SETUP.outside(self.setup_card)
        data["split_discard"] = self.split_discard
        data["pool"] = self.pool
        data["lore_each"] = self.lore_each
        data["chapter"] = self.chapter
        data["initiative"] = self.initiative
        data["leader"] = self.leader
        data["seized"] = self.seized
        data["zero"] = self.zero
        data["declared"] = self.declared
        data["passes"] = self.passes
        data["queue"] = list(self.queue)
        data["played"] = [[a, CARD.outside(b), c] for a, b, c in self.played]
        data["claims"] = [[a, COURT.outside(b), CARD.outside(c)] for a, b, c in self.claims]
        data["turn_card"] = CARD.outside(self.turn_card)
        data["turn_mode"] = self.turn_mode
        data["pips"] = self.pips
        data["prelude"] = self.prelude
        data["acted"] = self.acted
        data["battle_pips"] = self.battle_pips
        data["paying_pip"] = self.paying_pip
        data["secured"] = [COURT.outside(value) for value in self.secured]
        data["used"] = [COURT.outside(value) for value in self.used]
        data["ended"] = self.ended
        data["hands"] = [[CARD.outside(value) for value in one] for one in self.hands]
        data["discard"] = [CARD.outside(value) for value in self.discard]
        data["face_up"] = [CARD.outside(value) for value in self.face_up]
        data["knows"] = [[a, b, CARD.outside(c)] for a, b, c in self.knows]
        data["court"] = [COURT.outside(value) for value in self.court]
        data["court_agents"] = list(self.court_agents)
        data["court_deck"] = [COURT.outside(value) for value in self.court_deck]
        data["court_discard"] = [COURT.outside(value) for value in self.court_discard]
        data["buried"] = self.buried
        data["aside"] = [COURT.outside(value) for value in self.aside]
        data["cards"] = [[COURT.outside(value) for value in one] for one in self.cards]
        data["leader_row"] = [COURT.outside(value) for value in self.leader_row]
        data["lore_row"] = [COURT.outside(value) for value in self.lore_row]
        data["lore_box"] = [COURT.outside(value) for value in self.lore_box]
        data["fresh"] = list(self.fresh)
        data["damaged"] = list(self.damaged)
        data["buildings"] = list(self.buildings)
        data["used_buildings"] = list(self.used_buildings)
        data["reshaped"] = [[SYSTEM.outside(a), RESOURCE.outside(b)] for a, b in self.reshaped]
        data["ships"] = list(self.ships)
        data["starports"] = list(self.starports)
        data["cities"] = list(self.cities)
        data["agents"] = list(self.agents)
        data["captives"] = list(self.captives)
        data["trophies"] = list(self.trophies)
        data["slots"] = [RESOURCE.outside(value) for value in self.slots]
        data["card_slots"] = list(self.card_slots)
        data["loose"] = [[a, RESOURCE.outside(b)] for a, b in self.loose]
        data["supply"] = list(self.supply)
        data["spent"] = list(self.spent)
        data["dummy"] = list(self.dummy)
        data["outrage"] = list(self.outrage)
        data["power"] = list(self.power)
        data["scored"] = [[a, AMBITION.outside(b), c, d, e] for a, b, c, d, e in self.scored]
        data["markers"] = [AMBITION.outside(value) for value in self.markers]
        data["flipped"] = list(self.flipped)
        data["gone"] = list(self.gone)
        return data

    def numbers(self) -> dict[str, Any]:
        data: dict[str, Any] = {}
        data["seats"] = self.seats
        data["stage"] = self.stage
        data["turn"] = self.turn
        data["looks"] = self.looks
        data["rng"] = self.rng.to_json()
        data["setup_card"] = self.setup_card
        data["split_discard"] = self.split_discard
        data["pool"] = self.pool
        data["lore_each"] = self.lore_each
        data["chapter"] = self.chapter
        data["initiative"] = self.initiative
        data["leader"] = self.leader
        data["seized"] = self.seized
        data["zero"] = self.zero
        data["declared"] = self.declared
        data["passes"] = self.passes
        data["queue"] = self.queue
        data["played"] = self.played
        data["claims"] = self.claims
        data["turn_card"] = self.turn_card
        data["turn_mode"] = self.turn_mode
        data["pips"] = self.pips
        data["prelude"] = self.prelude
        data["acted"] = self.acted
        data["battle_pips"] = self.battle_pips
        data["paying_pip"] = self.paying_pip
        data["secured"] = self.secured
        data["used"] = self.used
        data["ended"] = self.ended
        data["hands"] = self.hands
        data["discard"] = self.discard
        data["face_up"] = self.face_up
        data["knows"] = self.knows
        data["court"] = self.court
        data["court_agents"] = self.court_agents
        data["court_deck"] = self.court_deck
        data["court_discard"] = self.court_discard
        data["buried"] = self.buried
        data["aside"] = self.aside
        data["cards"] = self.cards
        data["leader_row"] = self.leader_row
        data["lore_row"] = self.lore_row
        data["lore_box"] = self.lore_box
        data["fresh"] = self.fresh
        data["damaged"] = self.damaged
        data["buildings"] = self.buildings
        data["used_buildings"] = self.used_buildings
        data["reshaped"] = self.reshaped
        data["ships"] = self.ships
        data["starports"] = self.starports
        data["cities"] = self.cities
        data["agents"] = self.agents
        data["captives"] = self.captives
        data["trophies"] = self.trophies
        data["slots"] = self.slots
        data["card_slots"] = self.card_slots
        data["loose"] = self.loose
        data["supply"] = self.supply
        data["spent"] = self.spent
        data["dummy"] = self.dummy
        data["outrage"] = self.outrage
        data["power"] = self.power
        data["scored"] = self.scored
        data["markers"] = self.markers
        data["flipped"] = self.flipped
        data["gone"] = self.gone
        return data

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
