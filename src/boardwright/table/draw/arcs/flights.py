"""What happens in Arcs, shown where it happens."""

from collections.abc import Sequence

from boardwright.kernel.state import Event
from boardwright.kernel.vocabulary import Value
from boardwright.table.draw.flights import Flight, by_kinds, carried, goes, marked, rises, values_of
from boardwright.table.elements import Element
from boardwright.table.scene import Cast, Scene

from .figures import hull_of
from .icons import icon, piece

NO_SEATS = {"empire": "imperial-piece", "blight": "blight-piece"}
"""What moves for those who are no seats, by their colours."""


def flights(scene: Scene, event: Event) -> Sequence[Flight]:
    """The flights of an event."""
    return flights_of(scene, scene.cast, event) or by_kinds(scene, event)


def flights_of(scene: Scene, cast: Cast, event: Event) -> Sequence[Flight]:
    """The same for owners who are in the cast; nothing where the kinds of the values say enough."""
    values = values_of(scene, event)

    def colour(owner: Value) -> str:
        return cast.seats[int(owner)].colour

    def figure(owner: Value, kind: Value = "ship") -> Element:
        return figure_of(str(kind), colour(owner))

    match (event.what[0], *values.values()):
        case ("led" | "surpassed" | "pivoted" | "played_event", seat, card):
            return [
                carried(
                    (f"card-{card}", seat_of(seat)), (f"card-{card}", f"played-{seat}", seat_of(seat)), colour(seat)
                )
            ]
        case ("copied" | "seized", seat):
            return [goes((seat_of(seat),), (f"played-{seat}", seat_of(seat)), icon("hand"), colour(seat))]
        case ("moved" | "swept_away", seat, count, start, to):
            return [goes((system(start),), (system(to),), figure(seat), colour(seat), int(count))]
        case ("moved_other", _, owner, count, start, to):
            return [goes((system(start),), (system(to),), figure(owner), colour(owner), int(count))]
        case ("built" | "built_free" | "replaced", seat, kind, place):
            return [goes((seat_of(seat),), (system(place),), figure(seat, kind), colour(seat))]
        case ("built_ship", seat, place):
            return [goes((seat_of(seat),), (system(place),), figure(seat), colour(seat))]
        case ("placed_ships", seat, count, place):
            return [goes((seat_of(seat),), (system(place),), figure(seat), colour(seat), int(count))]
        case ("destroyed_ship", seat, place):
            return [rises((system(place),), figure(seat), -1, colour(seat))]
        case ("destroyed_building", seat, kind, place):
            return [rises((system(place),), figure(seat, kind), -1, colour(seat))]
        case ("damaged_ship", seat, place):
            return [marked((system(place),), colour(seat), figure(seat, "damaged"))]
        case ("battle" | "fired", seat, rival, place, *_):
            return [marked((system(place),), colour(seat), icon("hit")), marked((seat_of(rival),), colour(rival))]
        case ("influenced", seat, card):
            return [goes((seat_of(seat),), (f"card-{card}",), figure(seat, "agent"), colour(seat))]
        case ("secured" | "ransacked" | "drafted" | "gained_card" | "took_guild", seat, card):
            return [carried((f"card-{card}",), (f"card-{card}", seat_of(seat)), colour(seat))]
        case ("stole_card" | "demanded_guild", seat, rival, card):
            return [carried((f"card-{card}", seat_of(rival)), (f"card-{card}", seat_of(seat)), colour(seat))]
        case ("gave_card" | "passed_guild", seat, rival, card):
            return [carried((f"card-{card}", seat_of(seat)), (f"card-{card}", seat_of(rival)), colour(seat))]
        case ("gained" | "took_from_trust", seat, resource):
            return [rises((seat_of(seat),), icon(str(resource)), 1, colour(seat))]
        case ("spent" | "discarded_token" | "gave_to_trust", seat, resource):
            return [rises((seat_of(seat),), icon(str(resource)), -1, colour(seat))]
        case ("stole_token" | "collected_tax", seat, rival, resource):
            return [goes((seat_of(rival),), (seat_of(seat),), icon(str(resource)), colour(seat))]
        case ("traded", seat, resource, rival, given):
            return [
                goes((seat_of(rival),), (seat_of(seat),), icon(str(resource)), colour(seat)),
                goes((seat_of(seat),), (seat_of(rival),), icon(str(given)), colour(rival)),
            ]
        case ("captured" | "took_agents", seat, rival, count):
            return [goes((seat_of(rival),), (seat_of(seat),), figure(rival, "agent"), colour(rival), int(count))]
        case ("released", seat, rival):
            return [goes((seat_of(seat),), (seat_of(rival),), figure(rival, "agent"), colour(rival))]
        case ("declared", seat, ambition, power):
            return [goes((seat_of(seat),), (f"ambition-{ambition}",), icon("power"), colour(seat), text=str(power))]
        case ("scored_first" | "scored_second" | "scored_tie" | "scored_by" | "scored_jointly", seat, power, what, *_):
            scored = f"ambition-{what}"
            return [goes((scored,), (seat_of(seat),), icon("power"), colour(seat), text=f"+{power}")]
        case ("gained_power", seat, count, _):
            return [rises((seat_of(seat),), icon("power"), int(count), colour(seat))]
        case ("lost_power", seat, count, _):
            return [rises((seat_of(seat),), icon("power"), -int(count), colour(seat))]
        case ("drew_cards", seat, count):
            return [rises((seat_of(seat),), icon("hand"), int(count), colour(seat))]
        case ("dropped_cards", seat, count):
            return [rises((seat_of(seat),), icon("hand"), -int(count), colour(seat))]
        case ("outrage", seat, resource):
            return [rises((seat_of(seat),), [icon("outrage"), icon(str(resource))], 0, colour(seat))]
        case ("takes_initiative", seat):
            return [rises((seat_of(seat),), icon("initiative"), 0, colour(seat))]
    return []


def figure_of(kind: str, colour: str) -> Element:
    """A piece as it stands on the map, in the colour of its owner."""
    if kind in ("ship", "damaged"):
        return piece(NO_SEATS.get(colour) or f"{kind}-{hull_of(colour)}", "", colour)
    return piece(f"{kind}-piece", "", colour) if kind in ("city", "starport", "agent") else icon("pip")


def seat_of(seat: Value) -> str:
    return f"seat-{seat}"


def system(name: Value) -> str:
    return f"system-{name}"
