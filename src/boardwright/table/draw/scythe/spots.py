"""Where each option is clicked."""

from boardwright.games.scythe.facts import BOTTOM_ACTIONS, FACTIONS, GAINS, PLACE_IDS, STRUCTURES, TOP_ACTIONS
from boardwright.kernel.decision import Option, number
from boardwright.table.scene import Scene

UNITS = ("character", "mech", "worker")
PLACE = ("to", "on", "from", "fight")
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
        name = PLACE_IDS[number(option)]
        return (f"{verb}-{seat}-{name}", f"place-{name}")
    if verb in PLACE:
        return (place_spot(number(option)),)
    if verb in NAMED_PLACE:
        return named_place(scene, NAMED_PLACE[verb])
    if option in LINES:
        return (f"top-{seat}-{LINES[option]}",)
    match verb:
        case "section":
            return (f"section-{seat}-{number(option, 2)}",)
        case "act" | "lower":
            return (f"bottom-{seat}-{number(option)}",)
        case "recruit":
            return (f"recruit-{seat}-{number(option)}",)
        case "benefit":
            return (f"bottom-{seat}-{BOTTOM_ACTIONS.index(str(option[1]))}",)
        case "cube":
            return (f"top-{seat}-{option[1]}",)
        case "mech_of":
            return (f"mech-{seat}-{option[1]}",)
        case "structure":
            return (f"structure-{seat}-{STRUCTURES[number(option)]}",)
        case "bonus":
            return (f"bonus-{seat}-{GAINS[number(option, 2)]}",)
        case "factory":
            return (f"factory-{seat}",)
        case "use_factory":
            return (f"factory-top-{seat}",)
        case "factory_move":
            return (f"factory-bottom-{seat}",)
        case "factory_card":
            return (f"claim-{option[1]}",)
        case "option":
            return (f"encounter-{str(option[1])[-1]}",)
        case "card":
            return (f"combat-{option[1]}",)
        case "dial":
            return (f"dial-{option[1]}",)
        case "reveal":
            return (f"objective-{option[1]}",)
        case "fire":
            return (f"place-{scene.view['fight']}",)
        case "accept" | "part":
            return (f"stat-{seat}-{GAINS[value(scene, -2)]}",)
        case "give":
            return (seat_spot(scene, number(option)),)
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
            return TOP_ACTIONS[number(option)]
        case "act" | "lower" | "recruit":
            return BOTTOM_ACTIONS[number(option)]
        case "factory" | "use_factory" | "factory_card":
            return f"factory-{option[1]}"
        case "reveal":
            return f"objective-{option[1]}"
        case "option":
            return f"encounter-{str(option[1])[:-1]}"
        case "mech_of":
            return str(option[1]).replace("_", "-")
        case "structure":
            return STRUCTURES[number(option)]
        case "benefit":
            return str(option[1])
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
