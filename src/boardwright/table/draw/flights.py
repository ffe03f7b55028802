"""What happens, shown where it happens: cards and pieces fly, what is gained rises, places are marked.

`Drawing.flights` makes flights of an event that the viewer may see; flights.js looks up the places and shows them: at
once when it happens, or later, with arrows, to who asks what happened. A place is a list of names, the best first: each
is a `data-spot` or an id. Where a thing comes from is looked up before the page changes, where it goes to after that.
"""

from collections.abc import Sequence

from msgspec import Struct

from boardwright.kernel.state import Event
from boardwright.kernel.vocabulary import Value
from boardwright.table.elements import Node, rendered
from boardwright.table.scene import Scene

from .spots import vocabulary

Place = tuple[str, ...]


class Flight(Struct, frozen=True, omit_defaults=True, rename={"start": "from"}):
    """One thing that goes somewhere; without a `start` it rises where it is, without text or picture it is a mark."""

    to: Place
    start: Place = ()
    picture: str = ""
    """What is seen of it, as HTML."""
    text: str = ""
    colour: str = ""
    """Of the seat whose it is; the css class is seat-red."""
    lifts: bool = False
    """Whether what lies at the place itself flies, as it is drawn there: a card."""


def shown(picture: Node) -> str:
    """A picture as plain text, to be sent."""
    return str.__str__(rendered(picture))


def goes(start: Place, to: Place, picture: Node = None, colour: str = "", count: int = 1, text: str = "") -> Flight:
    """Something goes from one place to another."""
    return Flight(to, start, shown(picture), text or (f"×{count}" if count > 1 else ""), colour)


def carried(start: Place, to: Place, colour: str = "") -> Flight:
    """A card goes from one place to another, as it is drawn there."""
    return Flight(to, start, colour=colour, lifts=True)


def rises(at: Place, picture: Node, count: int = 0, colour: str = "") -> Flight:
    """So much of something is gained or, below 0, lost."""
    text = "" if count == 0 else f"+{count}" if count > 0 else f"−{-count}"
    return Flight(at, (), shown(picture), text, colour)


def marked(at: Place, colour: str = "", picture: Node = None) -> Flight:
    """Something happens at a place."""
    return Flight(at, (), shown(picture), "", colour)


def values_of(scene: Scene, event: Event) -> dict[str, Value]:
    """What an event tells of, by name, with ids."""
    verb = vocabulary(scene).events[str(event.what[0])]
    held = zip(verb.names, verb.kinds, event.what[1:], strict=False)
    return {name: kind.outside(value) for name, kind, value in held}


def colour_of(scene: Scene, seat: int) -> str:
    """The colour of a seat; "" for an owner who is none."""
    return scene.seats[seat].colour if 0 <= seat < len(scene.seats) else ""


def by_kinds(scene: Scene, event: Event) -> Sequence[Flight]:
    """As the kinds of its values say: from the first place of a kind to the second, else each place is marked."""
    verb = vocabulary(scene).events[str(event.what[0])]
    held = list(zip(verb.kinds, event.what[1:], strict=False))
    seats = [int(value) for kind, value in held if kind.relative]
    first = seats[0] if seats else -1
    places: dict[str, list[str]] = {}
    for kind, value in held:
        if kind.spot and not kind.relative:
            places.setdefault(kind.name, []).append(kind.spot.format(id=kind.outside(value), seat=first))
    for start, *to in places.values():
        if to:
            return [goes((start,), (to[0],), colour=colour_of(scene, first))]
    found = [(spot, *(f"seat-{seat}" for seat in seats)) for spots in places.values() for spot in spots]
    if not found and len(seats) > 1:
        found = [(f"seat-{seat}",) for seat in seats]
    return [marked(place, colour_of(scene, first)) for place in found]
