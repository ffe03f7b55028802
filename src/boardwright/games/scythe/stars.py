"""Stars (p.27) and the end of the game (p.28)."""

from boardwright.kernel.still import replaced

from .facts import STAR_COMBAT, STAR_KINDS, STAR_OBJECTIVE, STARS
from .moments import active
from .movement import send_back
from .scoring import outcome
from .state import Scythe


def star_limit(g: Scythe, seat: int, kind: int) -> int:
    """R130: two for combat, one for everything else, unless an ability lifts it."""
    if kind in (STAR_COMBAT, STAR_OBJECTIVE):
        for ability in active(g, seat):
            if ability.unlimited_stars:
                return STARS
    return 2 if kind == STAR_COMBAT else 1


def place_star(g: Scythe, seat: int, kind: int) -> bool:
    """Put a star on the triumph track if there is room for it; whether it was placed."""
    index = seat * STAR_KINDS + kind
    if g.stars[index] >= star_limit(g, seat, kind) or g.star_count(seat) >= STARS:
        return False
    if g.clauses is not None and g.stars[index] >= (2 if kind == STAR_COMBAT else 1):
        for ability in active(g, seat):
            if ability.unlimited_stars:
                ability.reached(g)
    g.stars = replaced(g.stars, index, g.stars[index] + 1)
    g.note(("star", g.faction[seat], kind))
    return True


def mark_stars(g: Scythe, seat: int) -> None:
    """R8, R139: after an action, whatever is complete is marked with a star; R133: the sixth ends the game."""
    due = g.stars_due(seat)
    if due:
        for kind in due:
            place_star(g, seat, kind)
        end_if_complete(g, seat)


def end_if_complete(g: Scythe, seat: int) -> None:
    if not g.ended and g.star_count(seat) == STARS:
        end_game(g, "stars")


def end_game(g: Scythe, reason: str) -> None:
    """R133: at once; R72: waiting combats are not fought."""
    if g.fights:
        send_back(g)
    g.steps = ()
    g.tired = 0
    g.ended = reason
    g.stage = ""
    if g.chronicle is not None:
        for seat in outcome(g).winners:
            g.note(("game_over", g.faction[seat]))


def go_on(g: Scythe, stage: str) -> None:
    """The next stage, unless the game has ended."""
    if not g.ended:
        g.stage = stage
