"""The fields of Scythe, made from fields.yaml by `python tools/fields.py`: change them there."""

from typing import Any

from boardwright.kernel.state import State

from .vocabulary import ENCOUNTER_CARD, FACTION, FACTORY_CARD, MAT, OBJECTIVE, PLACE


class Fields(State):
    """Lists per seat are flat: `stars[seat * STAR_KINDS + kind]`; so are tokens by `place * 4 + resource`."""

    __slots__ = (
        "ask_every_gain",
        "bonus",
        "bonus_taken",
        "character",
        "coerced",
        "coins",
        "combat_deck",
        "combat_discard",
        "cubes",
        "driving",
        "dropped",
        "encounter",
        "encounter_deck",
        "encounter_used",
        "encounters",
        "ended",
        "faction",
        "factory",
        "factory_card",
        "factory_move",
        "factory_out",
        "fight",
        "fights",
        "first",
        "first_printing",
        "gifts",
        "hands",
        "home",
        "inactive",
        "left",
        "lowered",
        "mat",
        "mech_at",
        "moves_left",
        "objective_deck",
        "objectives",
        "popularity",
        "power",
        "recruited",
        "right",
        "round",
        "round_limit",
        "sealed_cards",
        "sealed_dial",
        "section",
        "sent_home",
        "shown",
        "stars",
        "steps",
        "stolen",
        "structure_at",
        "tired",
        "tokens",
        "unlocked",
        "worker_at",
    )

    # What never changes during a game. Where the factions sit is shared by all copies.
    faction: tuple[int, ...]
    mat: tuple[int, ...]
    left: list[int]
    right: list[int]
    home: list[int]
    inactive: list[int]
    first: int
    bonus: int
    gifts: bool
    ask_every_gain: bool
    first_printing: bool
    round_limit: int

    # The turn.
    round: int
    section: tuple[int, ...]
    coerced: bool
    sent_home: bool
    ended: str

    # Moving and fighting. A step: unit, from, to, the workers carried (a bit each), oil, metal, wood and food carried.
    moves_left: int
    factory_move: bool
    tired: int
    steps: tuple[tuple[int, int, int, int, int, int, int, int], ...]
    fights: tuple[int, ...]
    driving: tuple[int, ...]
    fight: int
    sealed_dial: tuple[int, ...]
    sealed_cards: tuple[int, ...]

    # The map: where each piece stands, NOWHERE for on the mat. The slot of a mech is the ability that it uncovered.
    character: tuple[int, ...]
    worker_at: tuple[tuple[int, ...], ...]
    mech_at: tuple[tuple[int, ...], ...]
    structure_at: tuple[tuple[int, ...], ...]
    unlocked: tuple[int, ...]
    tokens: tuple[int, ...]
    encounters: tuple[int, ...]

    # Mats and tracks.
    power: list[int]
    popularity: list[int]
    coins: list[int]
    cubes: tuple[int, ...]
    lowered: tuple[int, ...]
    recruited: tuple[int, ...]
    bonus_taken: tuple[int, ...]
    stars: tuple[int, ...]

    # Cards.
    hands: list[int]
    combat_deck: list[int]
    combat_discard: list[int]
    stolen: tuple[int, ...]
    encounter_deck: tuple[int, ...]
    encounter_used: tuple[int, ...]
    encounter: int
    objectives: tuple[tuple[int, ...], ...]
    objective_deck: tuple[int, ...]
    shown: tuple[tuple[int, int], ...]
    dropped: tuple[tuple[int, int], ...]
    factory: tuple[int, ...]
    factory_out: tuple[int, ...]
    factory_card: tuple[int, ...]

    def copy_to(self, other: "Fields") -> None:
        """Make another state equal to this one."""
        other.stage = self.stage
        other.turn = self.turn
        other.looks = self.looks
        other.faction = self.faction
        other.mat = self.mat
        other.left = self.left
        other.right = self.right
        other.home = self.home
        other.inactive = self.inactive
        other.first = self.first
        other.bonus = self.bonus
        other.gifts = self.gifts
        other.ask_every_gain = self.ask_every_gain
        other.first_printing = self.first_printing
        other.round_limit = self.round_limit
        other.round = self.round
        other.section = self.section
        other.coerced = self.coerced
        other.sent_home = self.sent_home
        other.ended = self.ended
        other.moves_left = self.moves_left
        other.factory_move = self.factory_move
        other.tired = self.tired
        other.steps = self.steps
        other.fights = self.fights
        other.driving = self.driving
        other.fight = self.fight
        other.sealed_dial = self.sealed_dial
        other.sealed_cards = self.sealed_cards
        other.character = self.character
        other.worker_at = self.worker_at
        other.mech_at = self.mech_at
        other.structure_at = self.structure_at
        other.unlocked = self.unlocked
        other.tokens = self.tokens
        other.encounters = self.encounters
        other.power = self.power.copy()
        other.popularity = self.popularity.copy()
        other.coins = self.coins.copy()
        other.cubes = self.cubes
        other.lowered = self.lowered
        other.recruited = self.recruited
        other.bonus_taken = self.bonus_taken
        other.stars = self.stars
        other.hands = self.hands.copy()
        other.combat_deck = self.combat_deck.copy()
        other.combat_discard = self.combat_discard.copy()
        other.stolen = self.stolen
        other.encounter_deck = self.encounter_deck
        other.encounter_used = self.encounter_used
        other.encounter = self.encounter
        other.objectives = self.objectives
        other.objective_deck = self.objective_deck
        other.shown = self.shown
        other.dropped = self.dropped
        other.factory = self.factory
        other.factory_out = self.factory_out
        other.factory_card = self.factory_card

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "stage": self.stage,
            "turn": self.turn,
            "looks": self.looks,
            "rng": self.rng.to_json(),
            "faction": [FACTION.outside(value) for value in self.faction],
            "mat": [MAT.outside(value) for value in self.mat],
            "first": self.first,
            "bonus": self.bonus,
            "gifts": self.gifts,
            "ask_every_gain": self.ask_every_gain,
            "first_printing": self.first_printing,
            "round_limit": self.round_limit,
            "round": self.round,
            "section": list(self.section),
            "coerced": self.coerced,
            "sent_home": self.sent_home,
            "ended": self.ended,
            "moves_left": self.moves_left,
            "factory_move": self.factory_move,
            "tired": self.tired,
            "steps": [[a, PLACE.outside(b), PLACE.outside(c), d, e, f, g, h] for a, b, c, d, e, f, g, h in self.steps],
            "fights": [PLACE.outside(value) for value in self.fights],
            "driving": [PLACE.outside(value) for value in self.driving],
            "fight": PLACE.outside(self.fight),
            "sealed_dial": list(self.sealed_dial),
            "sealed_cards": list(self.sealed_cards),
            "character": [PLACE.outside(value) for value in self.character],
            "worker_at": [[PLACE.outside(value) for value in one] for one in self.worker_at],
            "mech_at": [[PLACE.outside(value) for value in one] for one in self.mech_at],
            "structure_at": [[PLACE.outside(value) for value in one] for one in self.structure_at],
            "unlocked": list(self.unlocked),
            "tokens": list(self.tokens),
            "encounters": [PLACE.outside(value) for value in self.encounters],
            "power": list(self.power),
            "popularity": list(self.popularity),
            "coins": list(self.coins),
            "cubes": list(self.cubes),
            "lowered": list(self.lowered),
            "recruited": list(self.recruited),
            "bonus_taken": list(self.bonus_taken),
            "stars": list(self.stars),
            "hands": list(self.hands),
            "combat_deck": list(self.combat_deck),
            "combat_discard": list(self.combat_discard),
            "stolen": list(self.stolen),
            "encounter_deck": [ENCOUNTER_CARD.outside(value) for value in self.encounter_deck],
            "encounter_used": [ENCOUNTER_CARD.outside(value) for value in self.encounter_used],
            "encounter": ENCOUNTER_CARD.outside(self.encounter),
            "objectives": [[OBJECTIVE.outside(value) for value in one] for one in self.objectives],
            "objective_deck": [OBJECTIVE.outside(value) for value in self.objective_deck],
            "shown": [[a, OBJECTIVE.outside(b)] for a, b in self.shown],
            "dropped": [[a, OBJECTIVE.outside(b)] for a, b in self.dropped],
            "factory": [FACTORY_CARD.outside(value) for value in self.factory],
            "factory_out": [FACTORY_CARD.outside(value) for value in self.factory_out],
            "factory_card": [FACTORY_CARD.outside(value) for value in self.factory_card],
        }

    def numbers(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "stage": self.stage,
            "turn": self.turn,
            "looks": self.looks,
            "rng": self.rng.to_json(),
            "faction": self.faction,
            "mat": self.mat,
            "first": self.first,
            "bonus": self.bonus,
            "gifts": self.gifts,
            "ask_every_gain": self.ask_every_gain,
            "first_printing": self.first_printing,
            "round_limit": self.round_limit,
            "round": self.round,
            "section": self.section,
            "coerced": self.coerced,
            "sent_home": self.sent_home,
            "ended": self.ended,
            "moves_left": self.moves_left,
            "factory_move": self.factory_move,
            "tired": self.tired,
            "steps": self.steps,
            "fights": self.fights,
            "driving": self.driving,
            "fight": self.fight,
            "sealed_dial": self.sealed_dial,
            "sealed_cards": self.sealed_cards,
            "character": self.character,
            "worker_at": self.worker_at,
            "mech_at": self.mech_at,
            "structure_at": self.structure_at,
            "unlocked": self.unlocked,
            "tokens": self.tokens,
            "encounters": self.encounters,
            "power": self.power,
            "popularity": self.popularity,
            "coins": self.coins,
            "cubes": self.cubes,
            "lowered": self.lowered,
            "recruited": self.recruited,
            "bonus_taken": self.bonus_taken,
            "stars": self.stars,
            "hands": self.hands,
            "combat_deck": self.combat_deck,
            "combat_discard": self.combat_discard,
            "stolen": self.stolen,
            "encounter_deck": self.encounter_deck,
            "encounter_used": self.encounter_used,
            "encounter": self.encounter,
            "objectives": self.objectives,
            "objective_deck": self.objective_deck,
            "shown": self.shown,
            "dropped": self.dropped,
            "factory": self.factory,
            "factory_out": self.factory_out,
            "factory_card": self.factory_card,
        }

    def read(self, data: dict[str, Any]) -> None:
        """Take over what was saved."""
        self.stage = data["stage"]
        self.turn = data["turn"]
        self.looks = data["looks"]
        self.faction = tuple([FACTION.number(value) for value in data["faction"]])
        self.mat = tuple([MAT.number(value) for value in data["mat"]])
        self.first = data["first"]
        self.bonus = data["bonus"]
        self.gifts = data["gifts"]
        self.ask_every_gain = data["ask_every_gain"]
        self.first_printing = data["first_printing"]
        self.round_limit = data["round_limit"]
        self.round = data["round"]
        self.section = tuple(data["section"])
        self.coerced = data["coerced"]
        self.sent_home = data["sent_home"]
        self.ended = data["ended"]
        self.moves_left = data["moves_left"]
        self.factory_move = data["factory_move"]
        self.tired = data["tired"]
        self.steps = tuple(
            [(a, PLACE.number(b), PLACE.number(c), d, e, f, g, h) for a, b, c, d, e, f, g, h in data["steps"]]
        )
        self.fights = tuple([PLACE.number(value) for value in data["fights"]])
        self.driving = tuple([PLACE.number(value) for value in data["driving"]])
        self.fight = PLACE.number(data["fight"])
        self.sealed_dial = tuple(data["sealed_dial"])
        self.sealed_cards = tuple(data["sealed_cards"])
        self.character = tuple([PLACE.number(value) for value in data["character"]])
        self.worker_at = tuple([tuple([PLACE.number(value) for value in one]) for one in data["worker_at"]])
        self.mech_at = tuple([tuple([PLACE.number(value) for value in one]) for one in data["mech_at"]])
        self.structure_at = tuple([tuple([PLACE.number(value) for value in one]) for one in data["structure_at"]])
        self.unlocked = tuple(data["unlocked"])
        self.tokens = tuple(data["tokens"])
        self.encounters = tuple([PLACE.number(value) for value in data["encounters"]])
        self.power = list(data["power"])
        self.popularity = list(data["popularity"])
        self.coins = list(data["coins"])
        self.cubes = tuple(data["cubes"])
        self.lowered = tuple(data["lowered"])
        self.recruited = tuple(data["recruited"])
        self.bonus_taken = tuple(data["bonus_taken"])
        self.stars = tuple(data["stars"])
        self.hands = list(data["hands"])
        self.combat_deck = list(data["combat_deck"])
        self.combat_discard = list(data["combat_discard"])
        self.stolen = tuple(data["stolen"])
        self.encounter_deck = tuple([ENCOUNTER_CARD.number(value) for value in data["encounter_deck"]])
        self.encounter_used = tuple([ENCOUNTER_CARD.number(value) for value in data["encounter_used"]])
        self.encounter = ENCOUNTER_CARD.number(data["encounter"])
        self.objectives = tuple([tuple([OBJECTIVE.number(value) for value in one]) for one in data["objectives"]])
        self.objective_deck = tuple([OBJECTIVE.number(value) for value in data["objective_deck"]])
        self.shown = tuple([(a, OBJECTIVE.number(b)) for a, b in data["shown"]])
        self.dropped = tuple([(a, OBJECTIVE.number(b)) for a, b in data["dropped"]])
        self.factory = tuple([FACTORY_CARD.number(value) for value in data["factory"]])
        self.factory_out = tuple([FACTORY_CARD.number(value) for value in data["factory_out"]])
        self.factory_card = tuple([FACTORY_CARD.number(value) for value in data["factory_card"]])
