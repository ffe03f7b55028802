"""What one viewer is shown: the Scene of a table, now or at a moment of its past."""

import time
from collections.abc import Sequence
from functools import lru_cache

from boardwright.kernel.errors import BadSetting
from boardwright.kernel.game import Game
from boardwright.kernel.state import Event
from boardwright.sentences import mark

from .draw import players
from .live import Table, Watcher, may_have_record
from .proposals import just_answered, open_proposals, voters
from .reading import Numbers, Told
from .scene import BOT, OPEN, PERSON, Answered, Lecture, Line, Player, Proposal, Said, Scene, bot_called
from .seats import invitation, matches
from .storage import Proposed
from .undo import earliest_undo, eyes_for_undo, may_redo

LINES, BLOCK = 100, 40
"""About so many lines of the chronicle are shown beside a running game; they leave in blocks."""

HAPPENED = 60
"""So many events, the last ones, can be told as a scene."""

CHAT_LINES = 100


def eyes_of(table: Table, watcher: Watcher) -> tuple[int | None, int | None]:
    """Whose eyes a watcher has, and which seat is called to a screen that several people share."""
    held = [seat for seat in watcher.held if table.sittings[seat].sort == PERSON]
    if len(held) < 2 or table.game.decision is None:
        return (held[0] if held else None), None
    asked = table.asked
    if asked in held and asked != watcher.eyes:
        return None, asked
    return watcher.eyes, None


def scene_of(table: Table, watcher: Watcher, visitor: str = "") -> Scene:
    """What a watcher is shown now."""
    game, held = table.game, watcher.held
    eyes, curtain = eyes_of(table, watcher)
    numbers = table.numbers(held)
    decision = game.decision if eyes is not None and eyes == table.asked else None
    before = zip(reversed(game.starts), reversed(game.movers), strict=True)
    own = next((start for start, mover in before if mover in held and start >= 0), None)
    earliest = earliest_undo(table, eyes_for_undo(table, held)) if held else len(game.moves)
    step = None if own is None or own < earliest else own
    asked = [] if table.asked is None else [table.asked]
    sitting = sitting_at(table)
    told = table.reading.told_to(game, held, eyes)
    lines = lines_of(table, game, numbers, eyes, told)
    return Scene(
        id=table.id,
        game=table.header.game,
        view=table.reading.view(game, eyes),
        viewer=eyes,
        seats=players(table.header.game, table.reading.view(game, None), table.words, sitting),
        words=table.words,
        decision=decision,
        reasons=[] if decision is None else game.why_not(eyes),
        asked=asked,
        lines=lines,
        happened=[event for event in game.events[-HAPPENED:] if event.seen_by(eyes)],
        seen=told.seen,
        told=len(told.seen),
        moves=numbers.counts[-1],
        at=table.at if decision is not None else "",
        outcome=game.outcome,
        story=table.story,
        options=game.options,
        online=not table.is_local,
        since=0 if own is None else numbers.of(own + 1),
        undo_to=numbers.of(earliest),
        undo_step=None if step is None else numbers.of(step),
        back=numbers.of(step) if step is not None and decision is not None and game.movers[-1] == eyes else None,
        last="" if step is None else str(game.moves[step][0]),
        redo=may_redo(table, held),
        thinking=asked if table.asks_bot else [],
        trouble=trouble_of(table),
        chat=[Said(line.name, line.line, line.seat, clock(int(line.said))) for line in table.chat[-CHAT_LINES:]],
        proposals=[shown(table, proposal, held, numbers, lines) for proposal in open_proposals(table)],
        answered=answered(table),
        curtain=curtain,
        exportable=may_have_record(table, held),
        rematch=f"/game/{table.header.rematch}" if table.header.rematch else "",
        invitations=invitations(table, visitor),
        listed=table.header.listed is not None,
        seeded=bool(table.header.seeded) and not table.is_local,
        clock=table.clock,
        own_link=own_link(table, eyes, visitor),
        prepared=None if eyes is None else table.prepared.get(eyes),
        hints=bool(table.header.hints),
        hint=None if decision is None else table.hints.now,
        hinting=decision is not None and table.hints.thinking,
        lesson=None if eyes is None else lecture_of(table),
    )


def lecture_of(table: Table) -> Lecture | None:
    """What the lesson says now; None if the game is none, or has left it behind."""
    lesson = table.lesson
    if lesson is None or lesson.step is None:
        return None
    shown, steps = tuple(lesson.shown()), len(lesson.lesson.steps)
    return Lecture(lesson.step.name, lesson.number, steps, lesson.over, lesson.step.points, shown)


def trouble_of(table: Table) -> str:
    """Why the bot that is asked does not answer; "" if it just thinks."""
    if not table.asks_bot:
        return ""
    if table.bots.failures:
        return "retried"
    if not table.is_ours:
        return "moving" if table.header.thinker in table.room.presence.gone else ""
    return "" if table.bots.is_going_on or table.has_people else "queued"


def moment_of(table: Table, number: int, held: list[int], eyes: int | None) -> Scene:
    """What somebody is shown of the position after so many moves, as they count them.

    Once the game is over everybody may look through the eyes of any seat.
    """
    if eyes is not None and eyes not in held and table.game.decision is not None:
        raise table.refuse("replay-own-eyes")
    if eyes is not None and not 0 <= eyes < table.header.seats:
        raise BadSetting(table.words.message("replay-no-seat"))
    numbers = table.numbers(held)
    game = table.game.fork()
    game.undo(numbers.index_of(number))
    before = numbers.index_of(number - 1) if number else 0
    return Scene(
        id=table.id,
        game=table.header.game,
        view=game.view(eyes),
        viewer=eyes,
        seats=players(table.header.game, game.view(None), table.words, sitting_at(table)),
        words=table.words,
        asked=[] if game.decision is None else [game.decision.seat],
        lines=lines_of(table, game, numbers, eyes, Told(game)),
        seen=[event for event in game.events if event.move > before and event.seen_by(eyes)],
        moves=number,
        outcome=game.outcome,
        story=table.story,
        options=game.options,
        online=not table.is_local,
        exportable=may_have_record(table, held),
        replay=True,
    )


def sitting_at(table: Table) -> list[Player]:
    """Who sits where, and who looks at the table just now."""
    return [
        Player(sitting.name, sitting.sort, sitting.level, sitting.sort == BOT or table.is_here(sitting.seat))
        for sitting in table.sittings
    ]


def lines_of(table: Table, game: Game, numbers: Numbers, eyes: int | None, told: Told) -> list[Line]:
    """The last lines of the chronicle that these eyes may see."""
    return told.go_on(eyes, LINES, BLOCK, lambda event: line_of(table, game, numbers, eyes, event))


def line_of(table: Table, game: Game, numbers: Numbers, eyes: int | None, event: Event) -> Line:
    mover = game.movers[event.move - 1] if event.move else None
    seats = table.words.concerned(event)
    text = table.words.marked.event(event)
    you = mover != eyes and eyes in seats
    return Line(numbers.of(event.move), text, seats[0] if seats else None, you, event.what)


@lru_cache(1000)
def clock(seconds: int) -> str:
    """Hours and minutes, as the clock of this computer says."""
    return time.strftime("%H:%M", time.localtime(seconds))


def shown(table: Table, proposal: Proposed, held: Sequence[int], numbers: Numbers, lines: Sequence[Line]) -> Proposal:
    """A proposal as a viewer reads it."""
    name = name_of(table, proposal.seat)
    if proposal.what == "undo":
        text = undone_in_words(table, name, numbers.of(proposal.target), numbers.counts[-1], lines)
    elif proposal.what == "save":
        text = table.words.message("proposal-save", name=name)
    else:
        bot = bot_called(table.words, proposal.level)
        other = name_of(table, proposal.target)
        text = table.words.message(f"proposal-{proposal.what}", name=name, other=other, bot=bot)
    may = any(seat in held for seat in voters(table, proposal) if seat not in proposal.agreed)
    return Proposal(str(proposal.number), text, proposal.seat, proposal.agreed, may)


def undone_in_words(table: Table, name: str, to: int, moves: int, lines: Sequence[Line]) -> str:
    """What would be undone: the lines of the chronicle that would go, and the first of them."""
    gone = [line for line in lines if line.move > to]
    if not gone:
        return table.words.message("proposal-undo-silent", name=name, count=moves - to)
    sort = "proposal-undo-far" if len(gone) == len(lines) else "proposal-undo"
    return table.words.message(sort, name=name, count=len(gone), line=gone[0].text)


def answered(table: Table) -> Answered | None:
    """What became of a proposal just now."""
    proposal = just_answered(table)
    if proposal is None or (proposal.what == "save" and proposal.state == "done"):  # which says it itself
        return None
    name = name_of(table, proposal.seat)
    if proposal.state == "done":
        text = table.words.message("proposal-done", name=name, what=proposal.what)
    elif proposal.refused_by in (None, proposal.seat):
        text = table.words.message("proposal-withdrawn", name=name, what=proposal.what)
    else:
        who = name_of(table, proposal.refused_by)
        text = table.words.message("proposal-refused", who=who, name=name, what=proposal.what)
    return Answered(str(proposal.number), text)


def name_of(table: Table, seat: int) -> str:
    """A person by name, or by what the game calls the seat; marked."""
    return mark(table.sittings[seat].name or table.called[seat], seat)


def invitations(table: Table, visitor: str) -> dict[int, str]:
    """The secret links that this browser may give away: those it made, of seats that are still open."""
    if not visitor:
        return {}
    found = {}
    for sitting in table.sittings:
        if sitting.sort == OPEN:
            numbers = [0, *(proposal.number for proposal in table.proposals if proposal.target == sitting.seat)]
            for number in numbers:
                secret = invitation(visitor, table.id, sitting.seat, number)
                if matches(secret, sitting.secret):
                    found[sitting.seat] = f"/game/{table.id}/seat/{secret}"
    return found


def own_link(table: Table, seat: int | None, visitor: str) -> str:
    """The secret link by which the person on a seat sits down at another device, too; "" if it is not known."""
    if seat is None or table.is_local or not visitor:
        return ""
    sitting = table.sittings[seat]
    secret = invitation(visitor, sitting.origin or table.id, seat)
    return f"/game/{table.id}/seat/{secret}" if matches(secret, sitting.secret) else ""
