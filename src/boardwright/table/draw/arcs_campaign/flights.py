"""What happens in the campaign, shown where it happens: as in Arcs, with the Empire, the Free States and the Blight."""

from collections.abc import Sequence

from boardwright.kernel.state import Event
from boardwright.table.draw.arcs.flights import flights_of
from boardwright.table.draw.flights import Flight, by_kinds
from boardwright.table.scene import Scene

from .owners import with_owners


def flights(scene: Scene, event: Event) -> Sequence[Flight]:
    """The flights of an event."""
    return flights_of(scene, with_owners(scene.cast), event) or by_kinds(scene, event)
