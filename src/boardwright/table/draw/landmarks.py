"""What people look back to when a game is over: events, by how much their verbs weigh."""

from collections.abc import Mapping, Sequence

from boardwright.kernel.state import Event
from boardwright.words import Words

from . import Landmark


def landmark(words: Words, event: Event, weight: int, text: str = "") -> Landmark:
    """An event as a landmark, in its own words or in others."""
    seats = words.concerned(event)
    return Landmark(event.move, text or words.event(event), weight, next(iter(seats), None))


def by_verb(words: Words, events: Sequence[Event], weights: Mapping[str, int]) -> list[Landmark]:
    """The events with these verbs."""
    return [landmark(words, event, weights[verb]) for event in events if (verb := str(event.what[0])) in weights]
