"""The fields of Scythe, made from fields.yaml by `python tools/fields.py`: change them there."""

from typing import Any

from mypy_extensions import mypyc_attr

from boardwright.kernel.state import State

from .vocabulary import ENCOUNTER_CARD, FACTION, FACTORY_CARD, MAT, OBJECTIVE, PLACE


@mypyc_attr(acyclic=True)
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
        data: dict[str, Any] = {}
        data["seats"] = self.seats
        data["stage"] = self.stage
        data["turn"] = self.turn
        data["looks"] = self.looks
        data["rng"] = self.rng.to_json()
        data["faction"] = [FACTION.outside(value) for value in self.faction]
        data["mat"] = [MAT.outside(value) for value in self.mat]
        data["first"] = self.first
        data["bonus"] = self.bonus
        data["gifts"] = self.gifts
        data["ask_every_gain"] = self.ask_every_gain
        data["first_printing"] = self.first_printing
        data["round_limit"] = self.round_limit
        data["round"] = self.round
        data["section"] = list(self.section)
        data["coerced"] = self.coerced
        data["sent_home"] = self.sent_home
        data["ended"] = self.ended
        data["moves_left"] = self.moves_left
        data["factory_move"] = self.factory_move
        data["tired"] = self.tired
        data["steps"] = [
            [a, PLACE.outside(b), PLACE.outside(c), d, e, f, g, h] for a, b, c, d, e, f, g, h in self.steps
        ]
        data["fights"] = [PLACE.outside(value) for value in self.fights]
        data["driving"] = [PLACE.outside(value) for value in self.driving]
        data["fight"] = PLACE.outside(self.fight)
        data["sealed_dial"] = list(self.sealed_dial)
        data["sealed_cards"] = list(self.sealed_cards)
        data["character"] = [PLACE.outside(value) for value in self.character]
        data["worker_at"] = [[PLACE.outside(value) for value in one] for one in self.worker_at]
        data["mech_at"] = [[PLACE.outside(value) for value in one] for one in self.mech_at]
        data["structure_at"] = [[PLACE.outside(value) for value in one] for one in self.structure_at]
        data["unlocked"] = list(self.unlocked)
        data["tokens"] = list(self.tokens)
        data["encounters"] = [PLACE.outside(value) for value in self.encounters]
        data["power"] = list(self.power)
        data["popularity"] = list(self.popularity)
        data["coins"] = list(self.coins)
        data["cubes"] = list(self.cubes)
        data["lowered"] = list(self.lowered)
        data["recruited"] = list(self.recruited)
        data["bonus_taken"] = list(self.bonus_taken)
        data["stars"] = list(self.stars)
        data["hands"] = list(self.hands)
        data["combat_deck"] = list(self.combat_deck)
        data["combat_discard"] = list(self.combat_discard)
        data["stolen"] = list(self.stolen)
        data["encounter_deck"] = [ENCOUNTER_CARD.outside(value) for value in self.encounter_deck]
        data["encounter_used"] = [ENCOUNTER_CARD.outside(value) for value in self.encounter_used]
        data["encounter"] = ENCOUNTER_CARD.outside(self.encounter)
        data["objectives"] = [[OBJECTIVE.outside(value) for value in one] for one in self.objectives]
        data["objective_deck"] = [OBJECTIVE.outside(value) for value in self.objective_deck]
        data["shown"] = [[a, OBJECTIVE.outside(b)] for a, b in self.shown]
        data["dropped"] = [[a, OBJECTIVE.outside(b)] for a, b in self.dropped]
        data["factory"] = [FACTORY_CARD.outside(value) for value in self.factory]
        data["factory_out"] = [FACTORY_CARD.outside(value) for value in self.factory_out]
        data["factory_card"] = [FACTORY_CARD.outside(value) for value in self.factory_card]
        return data

    def numbers(self) -> dict[str, Any]:
        data: dict[str, Any] = {}
        data["seats"] = self.seats
        data["stage"] = self.stage
        data["turn"] = self.turn
        data["looks"] = self.looks
        data["rng"] = self.rng.to_json()
        data["faction"] = self.faction
        data["mat"] = self.mat
        data["first"] = self.first
        data["bonus"] = self.bonus
        data["gifts"] = self.gifts
        data["ask_every_gain"] = self.ask_every_gain
        data["first_printing"] = self.first_printing
        data["round_limit"] = self.round_limit
        data["round"] = self.round
        data["section"] = self.section
        data["coerced"] = self.coerced
        data["sent_home"] = self.sent_home
        data["ended"] = self.ended
        data["moves_left"] = self.moves_left
        data["factory_move"] = self.factory_move
        data["tired"] = self.tired
        data["steps"] = self.steps
        data["fights"] = self.fights
        data["driving"] = self.driving
        data["fight"] = self.fight
        data["sealed_dial"] = self.sealed_dial
        data["sealed_cards"] = self.sealed_cards
        data["character"] = self.character
        data["worker_at"] = self.worker_at
        data["mech_at"] = self.mech_at
        data["structure_at"] = self.structure_at
        data["unlocked"] = self.unlocked
        data["tokens"] = self.tokens
        data["encounters"] = self.encounters
        data["power"] = self.power
        data["popularity"] = self.popularity
        data["coins"] = self.coins
        data["cubes"] = self.cubes
        data["lowered"] = self.lowered
        data["recruited"] = self.recruited
        data["bonus_taken"] = self.bonus_taken
        data["stars"] = self.stars
        data["hands"] = self.hands
        data["combat_deck"] = self.combat_deck
        data["combat_discard"] = self.combat_discard
        data["stolen"] = self.stolen
        data["encounter_deck"] = self.encounter_deck
        data["encounter_used"] = self.encounter_used
        data["encounter"] = self.encounter
        data["objectives"] = self.objectives
        data["objective_deck"] = self.objective_deck
        data["shown"] = self.shown
        data["dropped"] = self.dropped
        data["factory"] = self.factory
        data["factory_out"] = self.factory_out
        data["factory_card"] = self.factory_card
        return data

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
