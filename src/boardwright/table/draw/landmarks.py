"""What people look back to when a game is over: events, by how much their verbs weigh."""

from collections.abc import Mapping, Sequence

from boardwright.kernel.state import Event
from boardwright.words import Words

from . import Landmark


def by_verb(words: Words, events: Sequence[Event], weights: Mapping[str, int]) -> list[Landmark]:
    """The events with these verbs."""
    return [
        Landmark(event.move, words.event(event), weights[verb], next(iter(words.concerned(event)), None), verb)
        for event in events
        if (verb := str(event.what[0])) in weights
    ]
