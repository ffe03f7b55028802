"""The story of a game that is over: the points of every seat over time, and the moments worth going back to.

The game is played through once more, which takes a fraction of a second; the table keeps what comes of it.
"""

from collections.abc import Sequence
from itertools import groupby

from boardwright.kernel.game import Game
from boardwright.sentences import mark
from boardwright.words import Words

from .draw import Drawing, Landmark, drawing_of, players
from .scene import Curve, KeyMoment, Player, Scene, Story

SAMPLES = 100
"""About so many positions make the curve of the scores."""

MOST = 14
"""So many key moments are told of each part of a game."""

LASTING = 0.08
"""Who leads for less than this part of a game has not taken the lead."""

LEAD = 6
"""What it weighs to take the lead, compared with the landmarks of a game."""


def story_of(game: Game, words: Words) -> Story:
    """The story of a game, as everybody may know it once it is over."""
    drawing = drawing_of(game.rules.name)
    seats = players(game.rules.name, game.view(None), words, [Player("")] * game.seats)
    copy, total = game.fork(), len(game.moves)
    first = copy.latest_marks()[0].move  # not 0 in a game that outlived a change of its rules
    seen = [event for event in game.events if event.seen_by(None) and event.move >= first]
    landmarks = list(drawing.landmarks(words.marked, seen))
    samples = {*range(first, total, max(1, (total - first) // SAMPLES)), total}
    wanted = samples | {landmark.move for landmark in landmarks}
    points: dict[int, list[int]] = {}
    parts: dict[int, str] = {}
    copy.undo(first)
    for move in range(first, total + 1):
        if move > first:
            copy.redo()
        if move in wanted:
            parts[move] = drawing.part(glimpse(copy, words, seats, None))
        if move in samples:
            points[move] = points_now(copy, words, seats, drawing)
    curve = [(move, points[move]) for move in sorted(samples) if points[move]]
    landmarks += leads(words, seats, curve)
    return Story(curve, key_moments(landmarks, parts), beginnings(parts))


def glimpse(game: Game, words: Words, seats: Sequence[Player], eyes: int | None) -> Scene:
    """As much of a position as is needed to count points."""
    return Scene("", game.rules.name, game.view(eyes), eyes, seats, words, outcome=game.outcome, options=game.options)


def points_now(game: Game, words: Words, seats: Sequence[Player], drawing: Drawing) -> list[int]:
    """The points of each seat as it counts them itself; nothing if the game counts none before its end."""
    if not drawing.hides_points:
        rows = drawing.scores(glimpse(game, words, seats, None))
        return [points or 0 for points in rows[-1].points] if rows else []
    own = [drawing.scores(glimpse(game, words, seats, seat)) for seat in range(len(seats))]
    return [rows[-1].points[seat] or 0 for seat, rows in enumerate(own)] if all(own) else []


def leads(words: Words, seats: Sequence[Player], curve: Curve) -> list[Landmark]:
    """Whenever another seat takes the lead and keeps it for a while."""
    if not curve:
        return []
    lasting = LASTING * (curve[-1][0] - curve[0][0])
    ahead = [(move, leader_of(row)) for move, row in curve]
    runs = [(moves[0][0], leader) for leader, same in groupby(ahead, lambda one: one[1]) for moves in [list(same)]]
    ends = [*(start for start, _ in runs[1:]), curve[-1][0]]
    kept = [(start, leader) for (start, leader), end in zip(runs, ends, strict=True) if end - start >= lasting]
    changes = [next(same) for leader, same in groupby(kept, lambda one: one[1]) if leader is not None]
    return [
        Landmark(move, words.message("story-lead", seat=mark(seats[seat].called, seat)), LEAD, seat)
        for move, seat in changes[1:]
        if seat is not None
    ]


def leader_of(points: Sequence[int]) -> int | None:
    """Who has the most points alone."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else None


def beginnings(parts: dict[int, str]) -> list[tuple[int, str]]:
    """After about which move each part of the game began."""
    found: dict[str, int] = {}
    for move in sorted(parts):
        found.setdefault(parts[move], move)
    return [(move, part) for part, move in found.items() if part]


def key_moments(landmarks: Sequence[Landmark], parts: dict[int, str]) -> list[KeyMoment]:
    """Of each part of the game the weightiest landmarks, as they came."""
    found: list[KeyMoment] = []
    by_move = sorted(landmarks, key=lambda landmark: landmark.move)
    for part, same in groupby(by_move, lambda landmark: parts[landmark.move]):
        best = sorted(same, key=lambda landmark: -landmark.weight)[:MOST]
        best.sort(key=lambda landmark: landmark.move)
        found += [KeyMoment(one.move, one.text, one.seat, part, one.verb) for one in best]
    return found
