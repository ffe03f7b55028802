"""Where each option is clicked."""

from boardwright.games.scythe.facts import BOTTOM_ACTIONS, FACTIONS, GAINS, PLACE_IDS, STRUCTURES, TOP_ACTIONS
from boardwright.games.scythe.vocabulary import (
    ABILITY,
    BENEFIT,
    BOTTOM,
    COUNT,
    CUBE,
    ENCOUNTER,
    FACTION,
    FACTORY_CARD,
    OBJECTIVE,
    PLACE,
    STRUCTURE,
    TOP,
    VALUE,
    WHAT,
)
from boardwright.kernel.decision import Option
from boardwright.table.scene import Scene

UNITS = ("character", "mech", "worker")
ON_MAP = ("to", "on", "from", "fight")
NAMED_PLACE = {
    "stop": 0, "all": 0, "nothing": 0, "choose": 0, "workers": 0, "fresh": 0, "walked": 0, "resource": 0, "tokens": -1,
}  # fmt: skip
"""Options about the place that the question names, and which of its values that is."""
LINES: dict[Option, str] = {
    ("move",): "move_units",
    ("gain_coins",): "gain_coins",
    ("bolster", "power"): "bolster_power",
    ("bolster", "cards"): "bolster_cards",
    ("trade", "resources"): "trade_resources",
    ("trade", "popularity"): "trade_popularity",
    ("produce",): "produce_territories",
}
"""The line of the mat of each top action."""


def spots(scene: Scene, option: Option) -> tuple[str, ...]:
    """The places of an option, in the order a person clicks them."""
    verb, seat = str(option[0]), asked(scene)
    if verb in UNITS:
        name = PLACE_IDS[PLACE.of(option)]
        return (f"{verb}-{seat}-{name}", f"place-{name}")
    if verb in ON_MAP:
        return (place_spot(PLACE.of(option)),)
    if verb in NAMED_PLACE:
        return named_place(scene, NAMED_PLACE[verb])
    if option in LINES:
        return (f"top-{seat}-{LINES[option]}",)
    match verb:
        case "section":
            return (f"section-{seat}-{BOTTOM.of(option)}",)
        case "act" | "lower":
            return (f"bottom-{seat}-{BOTTOM.of(option)}",)
        case "recruit":
            return (f"recruit-{seat}-{BOTTOM.of(option)}",)
        case "benefit":
            return (f"bottom-{seat}-{BOTTOM_ACTIONS.index(BENEFIT.of(option))}",)
        case "cube":
            return (f"top-{seat}-{CUBE.of(option)}",)
        case "mech_of":
            return (f"mech-{seat}-{ABILITY.of(option)}",)
        case "structure":
            return (f"structure-{seat}-{STRUCTURES[STRUCTURE.of(option)]}",)
        case "bonus":
            return (f"bonus-{seat}-{GAINS[WHAT.of(option)]}",)
        case "factory":
            return (f"factory-{seat}",)
        case "use_factory":
            return (f"factory-top-{seat}",)
        case "factory_move":
            return (f"factory-bottom-{seat}",)
        case "factory_card":
            return (f"claim-{FACTORY_CARD.ids[FACTORY_CARD.of(option)]}",)
        case "option":
            return (f"encounter-{ENCOUNTER.of(option)[-1]}",)
        case "card":
            return (f"combat-{VALUE.of(option)}",)
        case "dial":
            return (f"dial-{COUNT.of(option)}",)
        case "reveal":
            return (OBJECTIVE.ids[OBJECTIVE.of(option)],)
        case "fire":
            return (f"place-{scene.view['fight']}",)
        case "accept" | "part":
            return (f"stat-{seat}-{GAINS[value(scene, -2)]}",)
        case "give":
            return (seat_spot(scene, FACTION.of(option)),)
        case "amount":
            return (seat_spot(scene, value(scene, 0)),)
    return ()


def asked(scene: Scene) -> int:
    return scene.decision.seat if scene.decision is not None else -1


def value(scene: Scene, which: int) -> int:
    """A value of the question."""
    assert scene.decision is not None
    return int(scene.decision.values[which])


def named_place(scene: Scene, which: int) -> tuple[str, ...]:
    return (place_spot(value(scene, which)),) if scene.decision is not None else ()


def place_spot(place: int) -> str:
    return f"place-{PLACE_IDS[place]}"


def seat_spot(scene: Scene, faction: int) -> str:
    """The panel of the seat that plays a faction."""
    factions = [player["faction"] for player in scene.view["players"]]
    return f"seat-{factions.index(FACTIONS[faction])}"


def topic(scene: Scene, option: Option) -> str:
    """The topic of help of an option."""
    match str(option[0]):
        case "section":
            return TOP_ACTIONS[TOP.of(option)]
        case "act" | "lower" | "recruit":
            return BOTTOM_ACTIONS[BOTTOM.of(option)]
        case "factory" | "use_factory" | "factory_card":
            return FACTORY_CARD.ids[FACTORY_CARD.of(option)]
        case "reveal":
            return OBJECTIVE.ids[OBJECTIVE.of(option)]
        case "option":
            return f"encounter-{ENCOUNTER.of(option)[:-1]}"
        case "mech_of":
            return ABILITY.of(option).replace("_", "-")
        case "structure":
            return STRUCTURES[STRUCTURE.of(option)]
        case "benefit":
            return BENEFIT.of(option)
        case "cube":
            return "upgrade"
        case "bonus":
            return "enlist"
        case "character" | "mech" | "worker" | "to" | "factory_move" | "gain_coins":
            return "move"
        case "dial" | "card" | "fight":
            return "combat"
        case "fire":
            return "artillery"
    return str(option[0])
