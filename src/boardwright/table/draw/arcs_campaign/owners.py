"""Everybody who owns pieces: the seats, then the Empire, the Free States and the Blight."""

from boardwright.games.arcs.campaign.facts import BLIGHT, EMPIRE, FREE_STATES
from boardwright.table.scene import Cast, cast_of
from boardwright.words import OTHERS

COLOURS = {EMPIRE: "empire", FREE_STATES: "free", BLIGHT: "blight"}
"""Their css classes are seat-empire, seat-free and seat-blight."""
NOT_THERE = ("", "", "", "")


def with_owners(cast: Cast) -> Cast:
    """The cast with those who are no seats, each at the number that owns its pieces."""
    seats = [(player.called, player.about, player.colour, player.shape) for player in cast.seats]
    seats += [NOT_THERE] * (EMPIRE - len(seats))
    for sign, (owner, colour) in zip(OTHERS, COLOURS.items(), strict=True):
        seats.append((str(cast.words.name("seat", owner)), "", colour, sign))
    return cast_of(cast.words, tuple(seats))
