"""Lessons: a real game that explains itself, step by step, and goes on as an ordinary one.

A lesson is data: `data/lesson.yaml` of a game says how the game begins, which answers are taught in which order, and
what the others answer; its texts are `lesson-<step>` and `lesson-<step>-why` in <game>-lesson.ftl. The lesson stores
nothing of its own: the moves of the game say which step is next, so undo, a reload and a restart need no care. Whoever
left the line that is taught (or plays after a change of it) just goes on playing.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import yaml

import boardwright
from boardwright.games import GAMES, rules_of
from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.game import Game
from boardwright.rulings import folder_of
from boardwright.words import Words

from .errors import Refused

LEARNER = 0
"""The seat of whoever learns."""

LOOK_UP = re.compile(r"<([^>|]+)\|([^>]+)>")
"""In a text `<Court|secure>` is "Court", with help on the topic `secure`."""


class Untaught(Refused):
    """Legal, but not what the lesson teaches now: one or two sentences say what is better, and why."""


@dataclass(frozen=True)
class Step:
    """One thing that is taught: its name, and for each page of its text what that points at."""

    name: str
    points: tuple[tuple[str, ...], ...]
    """Parts of the table (`hand`, `board`, `actions` …), places to click (`system-1-gate`), topics (`help tycoon`), ids
    (`#deal-promise-2-0`)."""


@dataclass(frozen=True)
class Beat:
    """One answer: of which step, whether the learner gives it, and which options will do; the first is shown.

    The other answers are those of bots, and of the learner's questions that answer themselves.
    """

    step: int
    own: bool
    options: tuple[Option, ...]


@dataclass(frozen=True)
class Lesson:
    """How one game is taught."""

    game: str
    seats: tuple[str, ...]
    """Who sits where, as in a plan: the learner, and bots that play on when the lesson is over."""
    seed: int
    options: dict[str, Any]
    steps: tuple[Step, ...]
    beats: tuple[Beat, ...]

    def begun(self) -> Game:
        """The game as it begins."""
        return boardwright.new(self.game, len(self.seats), self.seed, self.options)

    def taught(self, moves: Sequence[Option]) -> int | None:
        """How many beats these moves are; None if they left the line, or the lesson is behind them."""
        if len(moves) > len(self.beats):
            return None
        fits = all(move in beat.options for move, beat in zip(moves, self.beats, strict=False))
        return len(moves) if fits else None


class Progress:
    """Where a game is in its lesson."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        place = lesson.taught(game.moves[:])
        if place is None and len(game.moves) > len(lesson.beats):
            since = game.movers[len(lesson.beats) :]
            line = lesson.taught(game.moves[: len(lesson.beats)])
            place = None if line is None or LEARNER in since else len(lesson.beats)
        self.place = place
        self.over = place == len(lesson.beats)
        """Whether everything has been taught, and the learner has not played on yet."""
        asked = place is not None and not self.over and game.decision is not None
        self.beat = lesson.beats[place] if asked and place is not None else None
        self.decision = game.decision

    @property
    def step(self) -> Step | None:
        """What is being taught."""
        if self.place is None:
            return None
        return self.lesson.steps[-1 if self.over else self.lesson.beats[self.place].step]

    @property
    def number(self) -> int:
        """Which of the steps that is, from 1."""
        step = self.step
        return 0 if step is None else self.lesson.steps.index(step) + 1

    @property
    def answer(self) -> Option | None:
        """What a bot answers now, if the lesson says so."""
        return None if self.beat is None or self.beat.own else self.beat.options[0]

    def shown(self) -> list[Option]:
        """What the learner is to answer: an option, or the members of a set."""
        beat, decision = self.beat, self.decision
        if beat is None or not beat.own or decision is None or self.place is None:
            return []
        if decision.among is None:
            return [beat.options[0]]
        left, members = list(decision.among.left), list[Option]()
        for later in self.lesson.beats[self.place :]:
            if later.step != beat.step or not later.own or later.options[0] not in left:
                break
            left.remove(later.options[0])
            members.append(later.options[0])
        while members and len(members) < decision.among.least and members[-1] in left:
            left.remove(members[-1])  # what is left without a choice is no move of its own
            members.append(members[-1])
        return members

    def check(self, moves: Sequence[Option], words: Words) -> None:
        """Refuse other answers than the one that is taught now, with the reason for that one."""
        beat, place, step = self.beat, self.place, self.step
        if beat is None or place is None or step is None or self.decision is None or not beat.own:
            return
        beats = self.lesson.beats[place : place + len(moves)]
        if all(move in other.options for move, other in zip(moves, beats, strict=False)):
            return
        raise Untaught(wrong(words, step, self.decision, moves, self.shown()))


def wrong(words: Words, step: Step, decision: Decision, chosen: Sequence[Option], better: Sequence[Option]) -> str:
    """Why another answer than this one is better now."""
    reason = flat(words.message(f"lesson-{step.name}-why"))
    if decision.among is None and len(chosen) > 1:
        return f"{words.message('lesson-wrong-deal')} {reason}"
    said = words.message("lesson-wrong", option=in_words(words, decision, chosen))
    instead = words.message("lesson-better", option=in_words(words, decision, better))
    return f"{said} {instead} {reason}"


def in_words(words: Words, decision: Decision, options: Sequence[Option]) -> str:
    """An option, or the members of a set; what ends a set is none of them."""
    stop = None if decision.among is None else decision.among.stop
    said = [words.offered(decision, option) for option in options if option != stop]
    return words.listed(said) if said else words.message("hint-nothing")


def flat(text: str) -> str:
    """A text without its pages and without what can be looked up."""
    return LOOK_UP.sub(r"\1", " ".join(text.split()))


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    if game not in GAMES:
        return None
    path = folder_of(game) / "data" / "lesson.yaml"
    return read(game, yaml.safe_load(path.read_text("utf-8"))) if path.exists() else None


def read(game: str, data: dict[str, Any]) -> Lesson:
    """A lesson from its data."""
    inside = rules_of(game).vocabulary.inside
    steps, beats = [], []
    for number, row in enumerate(data["steps"]):
        pages = (page.split(", ") for page in row.get("point", []))
        steps.append(Step(row["step"], tuple(tuple(points) for points in pages)))
        for own, name in ((True, "play"), (False, "then")):
            for move in row.get(name, []):
                options = move["any"] if isinstance(move, dict) else [move]
                beats.append(Beat(number, own, tuple(inside(option) for option in options)))
    return Lesson(game, tuple(data["seats"]), data["seed"], data.get("options", {}), tuple(steps), tuple(beats))
