"""One game being played: a state, a running script, and the moves so far."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .decision import Decision, Option, Script
from .errors import BadSetting, BoardwrightError, IllegalOption, RulesError
from .log import Column, Log
from .rng import CHANCES, FAST, SECRET, Rng
from .rules import Outcome, Reason, Rules
from .sets import spelling
from .state import Chronicle, Event, State, digest_of
from .vocabulary import Vocabulary

MARK_EVERY: Final = 24
"""A mark is kept for undo and for the record at the first stage boundary after so many moves."""

RECORD_FORMAT: Final = 2
"""Moves name things by their ids; in format 1 they had numbers. Both are read."""

SHOWN: Final = 5
"""So many options are shown to whoever plays none of them."""

NO_CHOICE: Final = -1


BOUNDARY: Final = Decision(NO_CHOICE, "boundary", [])
OVER: Final = Decision(NO_CHOICE, "over", [])
"""What the script of a whole game yields between two stages and at the end, when there is nothing to ask."""


def stage_by_stage(rules: Rules, state: State) -> Script[None]:
    """The script of a whole game: those of its stages, one after the other."""
    while state.stage:
        yield from rules.stages[state.stage](state)
        yield BOUNDARY
    yield OVER


@mypyc_attr(acyclic=True)
class Move:
    """The option that was played, which seat played it, and the move with which that choice began.

    It is no tuple, as the garbage collector would look at the moves of a long game again and again.
    """

    def __init__(self, option: Option, mover: int, start: int) -> None:
        self.option = option
        self.mover = mover
        self.start = start

    def __reduce__(self) -> tuple[Any, ...]:
        return Move, (self.option, self.mover, self.start)


@mypyc_attr(acyclic=True)
class Redeal:
    """A redeal in the middle of a stage, remembered so that a fork can repeat it."""

    def __init__(self, seat: int, rng: Rng) -> None:
        self.seat = seat
        self.rng = rng

    def __reduce__(self) -> tuple[Any, ...]:
        return Redeal, (self.seat, self.rng)


@mypyc_attr(acyclic=True)
class Mark:
    """The state at a stage boundary: with it alone the game can go on."""

    def __init__(self, move: int, state: State, events: int, barrier: int) -> None:
        self.move = move
        self.state = state
        self.events = events
        self.barrier = barrier

    def __reduce__(self) -> tuple[Any, ...]:
        return Mark, (self.move, self.state, self.events, self.barrier)


class Game:
    """A game in progress. One way in (`play`), one way out (`decision`, `view`, `events`, `outcome`)."""

    state: State

    def __init__(
        self, rules: Rules, seats: int, seed: int, options: dict[str, Any], ask_forced: bool, chance: str = FAST
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.chance = chance
        self.options = options
        self.ask_forced = ask_forced
        self.decision: Decision | None = None
        self.history: Log[Move] = Log()
        self.barrier = 0
        self.history_note = ""
        self._playout = False
        self._hasty = False
        self._guessed = False
        self._forced = False
        self._chronicle: Chronicle | None = None
        self._script: Script[None] | None = None
        self._since: list[Option | Redeal] = []
        self._asked: list[Decision] = []
        """The questions since the latest stage boundary, those that answered themselves included."""
        self._set: list[Option] | None = None
        self._marks: list[Mark] = []
        self._boundary = 0
        """How many moves were made at the latest stage boundary; it has a mark, unless the game is only played."""
        self._every_stage = False
        """Whether each stage boundary gets a mark, because the game is looked into from there."""
        self._undone: list[Option] = []

    # -- beginning -----------------------------------------------------------------------------------------------

    @staticmethod
    def new(
        rules: Rules, seats: object, seed: object, options: Any, ask_forced: bool = False, chance: str = FAST
    ) -> "Game":
        """A new game, at its first decision."""
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadSetting(f"A seed must be a whole number, not {seed!r}.")
        if chance not in CHANCES:
            raise BadSetting(f"Chance must be one of {', '.join(CHANCES)}, not {chance!r}.")
        count = rules.checked_seats(seats)
        checked = rules.checked_options(options)
        game = Game(rules, count, seed, checked, ask_forced, chance)
        game._begin(rules.setup(count, Rng.seeded(seed, chance == SECRET), checked))
        return game

    def begin(self, state: State) -> None:
        """Go on from a state that was made elsewhere. Such a game keeps a mark of every stage, and may be changed."""
        self._every_stage = True
        self._begin(state)

    def _begin(self, state: State) -> None:
        chronicle = Chronicle() if state.chronicle is None else state.chronicle
        chronicle.move = self.history.length
        state.chronicle = self._chronicle = chronicle
        self._start_stage_of(state)

    # -- playing -------------------------------------------------------------------------------------------------

    def play(self, option: object) -> None:
        """Answer the current decision. IllegalOption if the option is not among its options; nothing changes then."""
        decision = self.decision
        if decision is None:
            raise IllegalOption("The game is over: there is nothing to play.")
        chosen = self._found(option, decision.options)
        if self._undone:
            self._undone = []
        self._answer(chosen, decision.seat)

    def _found(self, option: Any, options: list[Option]) -> Option:
        """The one of the options that equals this; nearly always it is the same object, which is found sooner."""
        for place in range(len(options)):
            if options[place] is option:
                return options[place]
        try:
            return options[options.index(option)]
        except ValueError:
            raise IllegalOption(refusal(option, options, self.rules.vocabulary)) from None

    def play_set(self, options: Sequence[Option]) -> None:
        """Answer a choice of a set (`decision.among`) at once, in any order. Nothing changes if it cannot be chosen."""
        for option in self.spelling(options):
            self.play(option)

    def spelling(self, options: Sequence[Option]) -> list[Option]:
        """The moves that choose this set: each set has one spelling in the record."""
        if self.decision is None:
            raise IllegalOption("The game is over: there is nothing to play.")
        return spelling(self.decision, options, self.ask_forced)

    @property
    def within_set(self) -> bool:
        """Whether the decision is a further step of the set that the last move chose a member of."""
        return self._set is not None and self._set is self._offered()

    def _offered(self) -> list[Option] | None:
        decision = self.decision
        return None if decision is None or decision.among is None else decision.among.offered

    def _answer(self, option: Option, mover: int) -> None:
        if self._playout:
            self._run(option)
            return
        history, chronicle = self.history, self._chronicle
        before = self.state.revealed()
        offered = self._offered()
        history.append(Move(option, mover, self._start(mover, offered)))
        self._since.append(option)
        self._set = offered
        if chronicle is not None:
            chronicle.move = history.length
        self._run(option)
        if offered is not None and not self.within_set:
            self._set = None
        if self.state.revealed() != before:
            self.barrier = history.length
            if self._marks[-1].move == self.barrier:
                self._marks[-1].barrier = self.barrier

    def _start(self, mover: int, offered: list[Option] | None) -> int:
        """The move with which the choice began that is made now: an earlier one if it is a further step of a set.

        What answers itself belongs to the choice that the same seat made before it, or else to none (NO_CHOICE).
        """
        history = self.history
        if self.decision is not None and self.decision.lapses:
            return history[-1].start if history.length and history[-1].mover == mover else NO_CHOICE
        return history.length if offered is None or offered is not self._set else history[-1].start

    def _start_stage_of(self, state: State) -> None:
        """Go on from a state that is between two stages."""
        self.state = state
        self._pass_boundary()
        self._script = stage_by_stage(self.rules, state)
        self._run(None)

    def _run(self, option: Option | None) -> None:
        """Let the scripts go on until one asks somebody something, or the game is over."""
        state = self.state
        script = self._script
        assert script is not None
        while True:
            sent: Any = option  # None begins a script
            decision = script.send(sent)
            if decision is BOUNDARY:
                self._pass_boundary()
                option = None
                continue
            if decision is OVER:
                self.decision = None
                self._script = None
                return
            if state.repeated:
                state.repeated.pop()
            if not self._playout:
                self._asked.append(decision)
            if (decision.forced or (self._hasty and decision.lapses)) and not self.ask_forced:
                option = decision.options[0]
                self._forced = True
                continue
            if not decision.options:
                raise RulesError(f"{self.rules.name}: the decision {decision.ask!r} has no options.")
            self.decision = decision
            return

    def _pass_boundary(self) -> None:
        """Between two stages: take a mark, or know that there could be one.

        The marks that are kept for undo and for the record are the same for every game with these moves. One that only
        goes on from the latest boundary replaces the one before it; whoever just plays does not need it.
        """
        if self._playout:
            return
        self._since.clear()
        self._asked.clear()
        self._forced = False
        move = self._boundary = self.history.length
        marks = self._marks
        if not marks:
            marks.append(self._mark())
            return
        latest = marks[-1]
        kept = len(marks) < 2 or latest.move >= marks[-2].move + MARK_EVERY
        if latest.move == move:
            marks[-1] = self._mark()
        elif not self._every_stage and move < (latest if kept else marks[-2]).move + MARK_EVERY:
            return
        elif kept:
            marks.append(self._mark())
        else:
            marks[-1] = self._mark()

    def _mark(self) -> Mark:
        chronicle = self._chronicle
        events = 0 if chronicle is None else len(chronicle.events)
        return Mark(self.history.length, self.state.copy(), events, self.barrier)

    def latest_marks(self) -> list[Mark]:
        """The marks, the one of the latest stage boundary included.

        A game that was only played finds that one by playing from the mark before it; from then on it marks every
        stage.
        """
        if not self._every_stage:
            self._every_stage = True
            mark = self._marks[-1]
            if mark.move != self._boundary:
                again = self._same_settings()
                again._every_stage = True
                again._take_history(self)
                again._back_to(mark)
                again._repeat([])
                for option in self.moves[mark.move : self._boundary]:
                    again._answer_again(option)
                self._marks = again._marks
        return self._marks

    def _same_settings(self) -> "Game":
        return Game(self.rules, self.seats, self.seed, self.options, self.ask_forced, self.chance)

    def _take_history(self, other: "Game") -> None:
        self.history = other.history
        self._chronicle = other._chronicle
        self._marks = other._marks[:]

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def moves(self) -> Column[Option]:
        """The options that were played."""
        return Column(self.history, "option")

    @property
    def movers(self) -> Column[int]:
        """The seats that played them."""
        return Column(self.history, "mover")

    @property
    def starts(self) -> Column[int]:
        """For each move, the move with which its choice began: an earlier one where it is a further step of a set.

        What answered itself belongs to the choice that the same seat made before it, or else to none (NO_CHOICE).
        """
        return Column(self.history, "start")

    @property
    def events(self) -> Log[Event]:
        """The chronicle; each event says who may see it."""
        return Log() if self._chronicle is None else self._chronicle.events

    @property
    def outcome(self) -> Outcome | None:
        """Scores, places and why it ended; None while the game goes on."""
        return self.rules.outcome(self.state) if self.state.stage == "" and self.decision is None else None

    def view(self, seat: object) -> dict[str, Any]:
        """What a seat may know, as JSON data; None for a spectator."""
        if seat is None:
            return self.rules.view(self.state, None)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSetting(f"Seats are numbered 0 to {self.seats - 1}; there is no seat {seat!r}.")
        return self.rules.view(self.state, seat)

    def why_not(self, seat: int | None) -> list[Reason]:
        """Why a seat that is asked cannot do what else it may expect to do; nothing if the game does not say."""
        decision = self.decision
        told = self.rules.why_not
        return [] if told is None or decision is None or decision.seat != seat else told(self.state, decision)

    # -- copies --------------------------------------------------------------------------------------------------

    def fork(self, playout: bool = False) -> "Game":
        """An independent copy.

        A playout copy is lighter: no marks, moves or events, nobody to hide from (no question that lapses), and it
        cannot be forked.
        """
        if self._playout:
            raise BoardwrightError("A playout takes no marks and cannot be forked; fork the game it came from.")
        other = self._same_settings()
        other.state = self.latest_marks()[-1].state.copy()
        other._playout = True  # what was done in this stage happens again without being told again
        other._repeat(self._since, self._asked)
        if playout:
            other._hasty = True
        else:
            other._playout = False
            other._take_over(self)
        return other

    def _take_over(self, game: "Game") -> None:
        """Remember what another game remembers, whose position is the same."""
        self.history = game.history.copy()
        self.history_note = game.history_note
        self.barrier = game.barrier
        self._guessed = game._guessed
        self._forced = game._forced
        self._since = game._since[:]
        self._asked = game._asked[:]
        self._set = None if game._set is None else self._offered()
        self._marks = game._marks[:]
        self._boundary = game._boundary
        self._undone = game._undone[:]
        told = game._chronicle
        if told is not None:
            chronicle = Chronicle()
            chronicle.events = told.events.copy()
            chronicle.move = told.move
            self._chronicle = self.state.chronicle = chronicle

    def __copy__(self) -> "Game":
        return self.fork()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds the marks and what was done since the last. It is read by the same version of the rules."""
        if self._playout:
            raise BoardwrightError("A playout takes no marks and cannot be pickled; pickle the game it came from.")
        made = (self.rules, self.seats, self.seed, self.options, self.ask_forced, self.chance)
        told = (self.history_note, self.history, self.events)
        return Game, made, (self._guessed, told, self.latest_marks(), self._since, self._undone)

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self._guessed, told, self._marks, since, self._undone = kept
        self._chronicle = Chronicle()
        self.history_note, self.history, self._chronicle.events = told
        self._back_to(self._marks[-1])
        self._repeat(since)

    def _back_to(self, mark: Mark) -> None:
        """Take over the position of a mark, and what was played and told before it."""
        self.history = self.history.until(mark.move)
        self.barrier = mark.barrier
        self.state = mark.state.copy()
        self._chronicle = self.state.chronicle = self._chronicle_at(mark)
        self._set = None
        self._boundary = mark.move

    def _repeat(self, since: list[Option | Redeal], asked: list[Decision] | None = None) -> None:
        """From a mark: run its stage and repeat what was done in it, taking no mark for the boundary itself.

        What was asked up to there need not be found again, if it is known.
        """
        state = self.state
        self._since = []
        self._asked = []
        state.repeated = asked[::-1] if asked else None
        self._script = stage_by_stage(self.rules, state)
        self._run(None)
        for step in since:
            if isinstance(step, Redeal):
                self.redeal(step.seat, step.rng.copy())
            elif self._playout:  # of the same game, where it was legal
                self._run(step)
            else:
                self._answer_again(step)

    def _answer_again(self, option: Option) -> None:
        """Repeat a move that was legal here before."""
        decision = self.decision
        if decision is None or option not in decision.options:
            raise IllegalOption(f"{option!r} is not an option after move {len(self.moves)} under these rules.")
        self._answer(option, decision.seat)

    def _chronicle_at(self, mark: Mark) -> Chronicle:
        chronicle = Chronicle()
        if self._chronicle is not None:
            chronicle.events = self._chronicle.events.until(mark.events)
        chronicle.move = mark.move
        return chronicle

    def redeal(self, seat: int, rng: Rng) -> None:
        """Replace what that seat cannot know, the future of chance included, by a fair guess.

        Only the seat that is asked may guess in the middle of a stage: the question to another seat may depend on
        what is hidden.
        """
        decision = self.decision
        if decision is None:
            return
        self._guessed = True
        state = self.state
        if self._playout or self._is_within_stage():
            if decision.seat != seat:
                raise BadSetting(f"Seat {seat} can redeal at its own decisions and at the start of a stage.")
            self._since.append(Redeal(seat, rng.copy()))
            self.rules.redeal(state, seat, rng)
            return
        mark = self.latest_marks()[-1]
        state = mark.state.copy()
        self._chronicle = state.chronicle = self._chronicle_at(mark)
        self.rules.redeal(state, seat, rng)
        self._start_stage_of(state)

    def _is_within_stage(self) -> bool:
        """Whether something has happened since the latest stage boundary."""
        mark = self.latest_marks()[-1]
        return bool(self._since) or self._forced or mark.state.revealed() != self.state.revealed()

    # -- undo and redo ---------------------------------------------------------------------------------------------

    def undo(self, to: int | None = None) -> None:
        """Go back to the position after `to` moves (default: one move back). `redo` works until an option is played."""
        target = len(self.moves) - 1 if to is None else to
        if self._playout or self._guessed:
            raise BoardwrightError("A playout or a redealt game cannot go back; fork the game it came from.")
        first = self._marks[0].move
        if not first <= target <= len(self.moves):
            raise BadSetting(f"This game can go back to moves {first} to {len(self.moves)}, not {target}.")
        undone = self.moves[target:] + self._undone
        moves = self.moves[:target]
        while self._marks[-1].move > target:
            self._marks.pop()
        mark = self._marks[-1]
        self._back_to(mark)
        self._repeat([])
        for option in moves[mark.move :]:
            self._answer_again(option)
        self._undone = undone

    def redo(self) -> None:
        """Play again what was undone, one move."""
        if not self._undone:
            raise BoardwrightError("There is nothing to redo.")
        rest = self._undone[1:]
        self._answer_again(self._undone[0])
        self._undone = rest

    def may_undo_to(self, seat: int) -> int:
        """The earliest move to which a seat may go back by itself: its own last moves, since the last reveal."""
        move = len(self.moves)
        while move > self.barrier and self.movers[move - 1] == seat:
            move -= 1
        return move

    # -- saving --------------------------------------------------------------------------------------------------

    @property
    def record(self) -> dict[str, Any]:
        """The game as JSON data: header, moves and digests for history and proof, the latest mark to go on from."""
        if self._playout or self._guessed:
            raise BoardwrightError("A playout or a redealt game has no record; save the game it came from.")
        marks = self.latest_marks()
        mark = marks[-1]
        record: dict[str, Any] = {
            "format": RECORD_FORMAT,
            "game": self.rules.name,
            "rules": self.rules.version,
            "seats": self.seats,
            "seed": self.seed,
            "chance": self.chance,
            "options": self.options,
            "ask_forced": self.ask_forced,
            "moves": [self.rules.vocabulary.outside(option) for option in self.moves],
            "digests": {str(kept.move): kept.state.digest() for kept in marks},
            "history_note": self.history_note,
            "mark": {"move": mark.move, "barrier": mark.barrier, "state": mark.state.to_json()},
        }
        record["check"] = digest_of(record)
        return record


def refusal(option: object, options: Sequence[Option], words: Vocabulary) -> str:
    """What is wrong with something that is none of the options."""
    shown = ", ".join([repr(one) for one in options[:SHOWN]]) + (" …" if len(options) > SHOWN else "")
    if not isinstance(option, tuple):
        return f"An option is a tuple, not {option!r}; choose one of {shown}."
    if option and all(isinstance(part, (str, int)) for part in option) and words.inside(option) in options:
        return f"{option!r} has ids; play it with numbers, {words.inside(option)!r}, as vocabulary.inside gives it."
    return f"{option!r} is not an option now; choose one of {shown}."
