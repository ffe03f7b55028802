"""Where options are clicked whose kinds do not say it, and their help."""

from boardwright.games.scythe.facts import BOTTOM_ACTIONS, FACTIONS, GAINS
from boardwright.games.scythe.vocabulary import (
    ABILITY,
    BENEFIT,
    BOTTOM,
    COUNT,
    ENCOUNTER,
    FACTION,
    FACTORY_CARD,
    OBJECTIVE,
    PLACE,
    STRUCTURE,
    TOP,
    WHAT,
    Faction,
)
from boardwright.kernel.decision import Option
from boardwright.table.draw.spots import asked, spots_of_option, spots_of_question
from boardwright.table.scene import Scene

AT_QUESTION = ("stop", "all", "nothing", "choose", "workers", "fresh", "walked", "resource", "tokens")
"""Options about the place that the question names."""
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
    verb, seat = option[0], asked(scene)
    if verb in AT_QUESTION:
        return spots_of_question(scene)
    if option in LINES:
        return (f"top-{seat}-{LINES[option]}",)
    by_kind = spots_of_option(scene, option)
    match verb:
        case "character" | "mech" | "worker":
            return (f"{verb}-{seat}-{PLACE.ids[PLACE.of(option)]}", *by_kind)
        case "section" | "recruit":
            return (f"{verb}-{seat}-{BOTTOM_ACTIONS[BOTTOM.of(option)]}",)
        case "factory":
            return (f"factory-{seat}",)
        case "use_factory":
            return (f"factory-top-{seat}",)
        case "factory_move":
            return (f"factory-bottom-{seat}",)
        case "dial":
            return (f"dial-{COUNT.of(option)}",)
        case "fire":
            return (f"place-{scene.view['fight']}",)
        case "accept" | "part" if scene.decision is not None:
            return (f"stat-{seat}-{GAINS[WHAT.asked(scene.decision)]}",)
        case "give":
            return (seat_spot(scene, FACTION.of(option)),)
        case "amount" if scene.decision is not None:
            return (seat_spot(scene, FACTION.asked(scene.decision)),)
    return by_kind


def seat_spot(scene: Scene, faction: Faction) -> str:
    """The panel of the seat that plays a faction."""
    factions = [player["faction"] for player in scene.view["players"]]
    return f"seat-{factions.index(FACTIONS[faction])}"


EXPLAINED = (TOP, BOTTOM, BENEFIT, FACTORY_CARD, OBJECTIVE, ABILITY, STRUCTURE)
"""Kinds whose things are topics of help."""
TOPICS: dict[str, str] = {
    **dict.fromkeys(("character", "mech", "worker", "to", "factory_move", "gain_coins"), "move"),
    **dict.fromkeys(("dial", "card", "fight"), "combat"),
    "fire": "artillery",
    "cube": "upgrade",
    "bonus": "enlist",
}


def topic(scene: Scene, option: Option) -> str:
    """The topic of help of an option."""
    if ENCOUNTER.held_by(option):
        return f"encounter-{ENCOUNTER.of(option)[:-1]}"
    for kind in EXPLAINED:
        if kind.held_by(option):
            return str(kind.outside(kind.of(option))).replace("_", "-")
    return TOPICS.get(str(option[0]), str(option[0]))
