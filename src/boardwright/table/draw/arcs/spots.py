"""Where options are clicked whose kinds do not say it, and their help."""

from boardwright.games.arcs.facts import SYSTEMS
from boardwright.games.arcs.vocabulary import ACTION, CLUSTER, COURT, FACE
from boardwright.kernel.decision import Option
from boardwright.table.draw.spots import asked, spots_of_option, spots_of_question
from boardwright.table.scene import Scene

from .battle import fight_of

TOPICS = {"declare": "ambition", "spend": "prelude", "from": "move", "to": "move", "in": "battle"}


def spots(scene: Scene, option: Option) -> tuple[str, ...]:
    """The places of an option, in the order a person clicks them."""
    match option[0]:
        case "pip":
            return (f"played-{asked(scene)}",)
        case "steal_card":
            return spots_of_option(scene, option)[1:]
        case "cluster":
            return (f"system-{SYSTEMS[4 * (CLUSTER.of(option) - 1)]}",)
        case "hit_fresh" | "hit_damaged":
            return (str(option[0]).replace("_", "-"),) if fight_of(scene) else ()
        case "reroll":
            fight = fight_of(scene)
            return (f"die-{FACE.of(option)}",) if fight and fight.faces is not None else ()
        case "ships":
            return spots_of_question(scene)[:1]
    return spots_of_option(scene, option)


def topic(scene: Scene, option: Option) -> str:
    """The topic of help of an option."""
    if option[0] == "pip":
        return ACTION.of(option).replace("_", "-")
    if COURT.held_by(option):
        return COURT.ids[COURT.of(option)]
    return TOPICS.get(str(option[0]), str(option[0]))
