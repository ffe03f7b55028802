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
    faction: list[int]
    mat: list[int]
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
    section: list[int]
    coerced: bool
    sent_home: bool
    ended: str

    # Moving and fighting. A step: unit, from, to, the workers carried (a bit each), oil, metal, wood and food carried.
    moves_left: int
    factory_move: bool
    tired: int
    steps: list[tuple[int, int, int, int, int, int, int, int]]
    fights: list[int]
    driving: list[int]
    fight: int
    sealed_dial: list[int]
    sealed_cards: list[int]

    # The map: where each piece stands, NOWHERE for on the mat. The slot of a mech is the ability that it uncovered.
    character: list[int]
    worker_at: list[list[int]]
    mech_at: list[list[int]]
    structure_at: list[list[int]]
    unlocked: list[int]
    tokens: list[int]
    encounters: list[int]

    # Mats and tracks.
    power: list[int]
    popularity: list[int]
    coins: list[int]
    cubes: list[int]
    lowered: list[int]
    recruited: list[int]
    bonus_taken: list[int]
    stars: list[int]

    # Cards.
    hands: list[int]
    combat_deck: list[int]
    combat_discard: list[int]
    stolen: list[int]
    encounter_deck: list[int]
    encounter_used: list[int]
    encounter: int
    objectives: list[list[int]]
    objective_deck: list[int]
    shown: list[tuple[int, int]]
    dropped: list[tuple[int, int]]
    factory: list[int]
    factory_out: list[int]
    factory_card: list[int]

    def copy_to(self, other: "Fields") -> None:
        """Make another state equal to this one."""
        other.stage = self.stage
        other.turn = self.turn
        other.looks = self.looks
        other.faction = self.faction.copy()
        other.mat = self.mat.copy()
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
        other.section = self.section.copy()
        other.coerced = self.coerced
        other.sent_home = self.sent_home
        other.ended = self.ended
        other.moves_left = self.moves_left
        other.factory_move = self.factory_move
        other.tired = self.tired
        other.steps = self.steps.copy()
        other.fights = self.fights.copy()
        other.driving = self.driving.copy()
        other.fight = self.fight
        other.sealed_dial = self.sealed_dial.copy()
        other.sealed_cards = self.sealed_cards.copy()
        other.character = self.character.copy()
        other.worker_at = [one.copy() for one in self.worker_at]
        other.mech_at = [one.copy() for one in self.mech_at]
        other.structure_at = [one.copy() for one in self.structure_at]
        other.unlocked = self.unlocked.copy()
        other.tokens = self.tokens.copy()
        other.encounters = self.encounters.copy()
        other.power = self.power.copy()
        other.popularity = self.popularity.copy()
        other.coins = self.coins.copy()
        other.cubes = self.cubes.copy()
        other.lowered = self.lowered.copy()
        other.recruited = self.recruited.copy()
        other.bonus_taken = self.bonus_taken.copy()
        other.stars = self.stars.copy()
        other.hands = self.hands.copy()
        other.combat_deck = self.combat_deck.copy()
        other.combat_discard = self.combat_discard.copy()
        other.stolen = self.stolen.copy()
        other.encounter_deck = self.encounter_deck.copy()
        other.encounter_used = self.encounter_used.copy()
        other.encounter = self.encounter
        other.objectives = [one.copy() for one in self.objectives]
        other.objective_deck = self.objective_deck.copy()
        other.shown = self.shown.copy()
        other.dropped = self.dropped.copy()
        other.factory = self.factory.copy()
        other.factory_out = self.factory_out.copy()
        other.factory_card = self.factory_card.copy()

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
        self.faction = [FACTION.number(value) for value in data["faction"]]
        self.mat = [MAT.number(value) for value in data["mat"]]
        self.first = data["first"]
        self.bonus = data["bonus"]
        self.gifts = data["gifts"]
        self.ask_every_gain = data["ask_every_gain"]
        self.first_printing = data["first_printing"]
        self.round_limit = data["round_limit"]
        self.round = data["round"]
        self.section = list(data["section"])
        self.coerced = data["coerced"]
        self.sent_home = data["sent_home"]
        self.ended = data["ended"]
        self.moves_left = data["moves_left"]
        self.factory_move = data["factory_move"]
        self.tired = data["tired"]
        self.steps = [(a, PLACE.number(b), PLACE.number(c), d, e, f, g, h) for a, b, c, d, e, f, g, h in data["steps"]]
        self.fights = [PLACE.number(value) for value in data["fights"]]
        self.driving = [PLACE.number(value) for value in data["driving"]]
        self.fight = PLACE.number(data["fight"])
        self.sealed_dial = list(data["sealed_dial"])
        self.sealed_cards = list(data["sealed_cards"])
        self.character = [PLACE.number(value) for value in data["character"]]
        self.worker_at = [[PLACE.number(value) for value in one] for one in data["worker_at"]]
        self.mech_at = [[PLACE.number(value) for value in one] for one in data["mech_at"]]
        self.structure_at = [[PLACE.number(value) for value in one] for one in data["structure_at"]]
        self.unlocked = list(data["unlocked"])
        self.tokens = list(data["tokens"])
        self.encounters = [PLACE.number(value) for value in data["encounters"]]
        self.power = list(data["power"])
        self.popularity = list(data["popularity"])
        self.coins = list(data["coins"])
        self.cubes = list(data["cubes"])
        self.lowered = list(data["lowered"])
        self.recruited = list(data["recruited"])
        self.bonus_taken = list(data["bonus_taken"])
        self.stars = list(data["stars"])
        self.hands = list(data["hands"])
        self.combat_deck = list(data["combat_deck"])
        self.combat_discard = list(data["combat_discard"])
        self.stolen = list(data["stolen"])
        self.encounter_deck = [ENCOUNTER_CARD.number(value) for value in data["encounter_deck"]]
        self.encounter_used = [ENCOUNTER_CARD.number(value) for value in data["encounter_used"]]
        self.encounter = ENCOUNTER_CARD.number(data["encounter"])
        self.objectives = [[OBJECTIVE.number(value) for value in one] for one in data["objectives"]]
        self.objective_deck = [OBJECTIVE.number(value) for value in data["objective_deck"]]
        self.shown = [(a, OBJECTIVE.number(b)) for a, b in data["shown"]]
        self.dropped = [(a, OBJECTIVE.number(b)) for a, b in data["dropped"]]
        self.factory = [FACTORY_CARD.number(value) for value in data["factory"]]
        self.factory_out = [FACTORY_CARD.number(value) for value in data["factory_out"]]
        self.factory_card = [FACTORY_CARD.number(value) for value in data["factory_card"]]
