"""What happens in Scythe, shown where it happens."""

from collections.abc import Sequence

from boardwright.kernel.state import Event
from boardwright.kernel.vocabulary import Value
from boardwright.table.draw.flights import Flight, Place, by_kinds, colour_of, goes, marked, rises, values_of
from boardwright.table.elements import Node
from boardwright.table.scene import Scene

from .icons import icon
from .mat import BUILDING_BOX, MECH_BOX
from .pieces import pictured

WORKER_BOX = "-12 -26 24 29"


def flights(scene: Scene, event: Event) -> Sequence[Flight]:
    """The flights of an event; where no line says otherwise, its places are marked."""
    return flights_of(scene, event) or by_kinds(scene, event)


def flights_of(scene: Scene, event: Event) -> Sequence[Flight]:
    values = values_of(scene, event)
    seats = {player["faction"]: seat for seat, player in enumerate(scene.view["players"])}
    faction = str(values.get("faction", ""))
    seat = seats.get(faction, -1)
    colour = colour_of(scene, seat)

    def stat(what: Value, of: int = seat) -> Place:
        return (f"stat-{of}-{what}", f"seat-{of}")

    def place(name: Value) -> Place:
        return (f"place-{name}",)

    match (event.what[0], *[value for name, value in values.items() if name != "faction"]):
        case ("moved", unit, start, to, *_):
            return [goes(place(start), place(to), figure(str(unit), faction), colour)]
        case ("tokens", count, resource, to):
            return [rises(place(to), icon(str(resource)), int(count), colour)]
        case ("new_worker", to):
            return [goes((f"seat-{seat}",), place(to), figure("worker", faction), colour)]
        case ("gained", what, count):
            return [rises(stat(what), icon(str(what)), int(count), colour)]
        case ("paid", what, count):
            return [rises(stat(what), icon(str(what)), -int(count), colour)]
        case ("lost_popularity", count):
            return [rises(stat("popularity"), icon("popularity"), -int(count), colour)]
        case ("paid_tokens", resource, count):
            return [rises((f"seat-{seat}",), icon(str(resource)), -int(count), colour)]
        case ("drew_cards", count):
            return [rises(stat("combat_cards"), icon("combat_cards"), int(count), colour)]
        case ("paid_card" | "coerced" | "showed_card", _):
            return [rises(stat("combat_cards"), icon("combat_cards"), -1, colour)]
        case ("stole_card", rival):
            return [goes(stat("combat_cards", seats[rival]), stat("combat_cards"), icon("combat_cards"), colour)]
        case ("gave", count, rival):
            return [goes(stat("coins"), stat("coins", seats[rival]), icon("coins"), colour, text=str(count))]
        case ("fired" | "disarmed", rival):
            lost = rises(stat("power", seats[rival]), icon("power"), -2, colour_of(scene, seats[rival]))
            return [marked((f"seat-{seat}",), colour), lost]
        case ("deployed", ability, to):
            return [goes((f"mech-{seat}-{ability}", f"seat-{seat}"), place(to), figure("mech", faction), colour)]
        case ("built", kind, to):
            picture = pictured(f"structure-{kind}", BUILDING_BOX, f".scythe-of-{faction}")
            return [goes((f"structure-{seat}-{kind}", f"seat-{seat}"), place(to), picture, colour)]
        case ("upgraded", cube, bottom):
            top, below = f"top-{seat}-{cube}", f"bottom-{seat}-{bottom}"
            return [goes((top, f"seat-{seat}"), (below, f"seat-{seat}"), icon("upgrade"), colour)]
        case ("enlisted", bottom):
            return [rises((f"recruit-{seat}-{bottom}", f"seat-{seat}"), icon("recruit"), 0, colour)]
        case ("turn", _, bottom):
            return [marked((f"section-{seat}-{bottom}", f"seat-{seat}"), colour)]
        case ("combat", rival, there):
            return [marked(place(there), colour, icon("combat")), marked((f"seat-{seats[rival]}",), colour)]
        case ("won", _, *_):
            return [rises((f"seat-{seat}",), icon("combat"), 0, colour)]
        case ("drove_off", count, rival, there):
            home, driven = (f"seat-{seats[rival]}",), figure("worker", str(rival))
            return [goes(place(there), home, driven, colour_of(scene, seats[rival]), int(count))]
        case ("encounter", _, there):
            return [marked(place(there), colour, icon("encounter"))]
        case ("claimed" | "used_factory" | "factory_turn", _):
            return [rises((f"factory-{seat}", f"seat-{seat}"), icon("factory"), 0, colour)]
        case ("chose", way):
            return [marked((f"encounter-{way}", f"seat-{seat}"), colour)]
        case ("objective", _):
            return [rises((f"seat-{seat}",), icon("objective"), 0, colour)]
        case ("star", _):
            return [rises((f"seat-{seat}",), icon("star"), 1, colour)]
    return []


def figure(unit: str, faction: str) -> Node:
    """A unit as it stands on the map."""
    if unit == "worker":
        return pictured("worker-figure", WORKER_BOX, f".scythe-of-{faction}")
    return pictured(f"{unit}-{faction}", MECH_BOX, f".scythe-of-{faction}")
