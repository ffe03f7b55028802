"""The same games for programs: JSON under /api, described by /api/openapi.json.

A program shows the secret of its seat (`Authorization: Bearer …`), which it got when the game was made or from the
link of the seat. Without one it sees what a spectator sees.
"""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, WebSocket, get, post, websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

import boardwright
from boardwright.bots import BOTS
from boardwright.games import rules_of
from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.errors import BoardwrightError
from boardwright.sentences import plain

from . import listing, people
from .clocks import UP, Clock, Timing
from .live import ONLINE, SOLO, Table, Watcher, may_have_record
from .room import Plan, Room
from .scene import OPEN
from .scenes import lecture_of
from .seats import Who, new_secret, who_of
from .socket import serve
from .undo import undo as take_back
from .wire import LONGEST_NAME, Answer, AnswerSet, DealItems, Move, Refusal, Word, check, wanted

LARGEST_SEED = 2**62
MOST_EVENTS = 500

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
GameId = Annotated[str, PathParameter(min_length=1, max_length=20, description="The id of a game.")]


class GameRules(Struct):
    """A game that can be played."""

    game: str
    fewest: int
    most: int
    options: dict[str, list[str | int | bool]]
    defaults: dict[str, str | int | bool]


class Catalogue(Struct):
    """What there is to play, and the bots to play against."""

    games: list[GameRules]
    bots: list[str]


class NewGame(Struct, forbid_unknown_fields=True):
    """A game to be made.

    A seat is for a "person" who is known already, for a bot, "bot:LEVEL", or "open": free for whoever joins with its
    secret, which is used up by that.
    """

    game: Word
    seats: Annotated[list[Word], Meta(min_length=1, max_length=10)]
    options: dict[Word, str | int | bool] = {}
    names: Annotated[list[Name], Meta(max_length=10)] = []
    seed: Annotated[int, Meta(ge=-LARGEST_SEED, le=LARGEST_SEED)] | None = None
    mode: Literal["online", "solo"] = "online"
    """With "solo" one program plays all seats for people: it may take back any move and read the record."""
    listed: bool = False
    """Whether the open seats are shown to everybody: then anybody may sit down there."""
    clock: Timing | None = None
    hints: bool = True
    """Online: whether people may ask what the expert bot would do."""


class Made(Struct):
    """A new game and the secrets of its seats for people, by number of the seat."""

    id: str
    secrets: dict[str, str]


class Join(Struct, forbid_unknown_fields=True):
    """Sit down under a name."""

    name: Name = ""


class SitDown(Struct, forbid_unknown_fields=True):
    """Take a free seat of a listed table under a name: this one, or (null) any."""

    name: Name = ""
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None


class ListTable(Struct, forbid_unknown_fields=True):
    """Whether the free seats of a table are shown to everybody."""

    listed: bool


class Joined(Struct):
    """The seat that the secret opened, and the secret that opens it from now on: that of a free seat is used up."""

    seat: int
    secret: str


class Chair(Struct):
    """Who sits on a seat, and what the game calls it."""

    sort: str
    name: str
    level: str
    called: str


class Seated(Struct):
    """Who sits on a seat of a listed table."""

    sort: str
    name: str
    level: str


class TableText(Struct):
    """A table at which anybody may sit down: `open` are its free seats, `here` says whether somebody waits."""

    id: str
    game: str
    moves: int
    here: bool
    open: list[int]
    seats: list[Seated]
    clock: Timing | None


class OptionText(Struct):
    """A legal option, how a person reads it, and whether it would change nothing now."""

    option: list[str | int]
    text: str
    idle: bool


class SetText(Struct):
    """What a set is chosen from: `least` to `most` of `left`, where an option stands as often as it may be chosen.

    `chosen` is what has been chosen of it by answers with one option.
    """

    left: list[OptionText]
    least: int
    most: int
    chosen: list[OptionText]


class ReasonText(Struct):
    """What the seat cannot do now: an option, or how it begins, the topic of its help, and why."""

    option: list[str | int]
    topic: str
    text: str


class Result(Struct):
    """How a game ended: seats that share a place (0 is the first) are tied; `ranking` lists all from first to last."""

    scores: list[int]
    places: list[int]
    ranking: list[int]
    reason: str


class LessonText(Struct):
    """What a lesson says: its step (from 1) of how many, the text, the reason, and the options that it teaches now.

    In the text `<Court|secure>` is "Court", with help on the topic `secure`. Any other answer is refused,
    with the reason.
    """

    step: int
    steps: int
    over: bool
    text: str
    why: str
    options: list[list[str | int]]


class ClockText(Struct):
    """The clock of a game. Times are seconds, `due` seconds since 1970 by the clock of the table.

    `left` is what every seat had when the time of `seat` began to run; that is up at `due`. Without a seat it stands.
    """

    timing: Timing
    left: list[float]
    seat: int | None
    due: float | None
    up: bool


class Position(Struct):
    """A game as one seat, or a spectator (seat null), may see it now.

    `at`, `question` and `options` are there only if that seat is asked, `set` only if it is asked for a set. `moves`
    counts what this seat did or noticed.
    """

    id: str
    game: str
    state: str
    listed: bool
    """Whether anybody may take the open seats."""
    seeded: bool
    """Whether somebody chose the seed of chance, or has the game in a file, and can find out what is hidden."""
    moves: int
    seat: int | None
    asked: int | None
    seats: list[Chair]
    view: dict[str, Any]
    at: str
    question: str
    options: list[OptionText]
    set: SetText | None
    outcome: Result | None
    lesson: LessonText | None
    clock: ClockText | None


class Advice(Struct):
    """What the expert bot would play at the position `at`: an option, or several that make a set; and why."""

    at: str
    options: list[list[str | int]]
    lines: list[str]


class PlayMove(Struct, forbid_unknown_fields=True):
    """An answer to the question of the position `at`: an option, a whole set (`options`), or a `deal`, in any order."""

    at: Word
    option: Answer | None = None
    options: AnswerSet | None = None
    deal: DealItems | None = None

    def __post_init__(self) -> None:
        check(self.option, self.options, self.deal)


class TakeBack(Struct, forbid_unknown_fields=True):
    """Go back to the position after so many moves."""

    to: Move


class EventLine(Struct):
    """A line of the chronicle: its number among those this seat may see, after which move, what it says."""

    number: int
    move: int
    what: list[str | int]
    text: str


REFUSALS = {
    400: ResponseSpec(Refusal, description="The request is wrong; nothing has changed."),
    403: ResponseSpec(Refusal, description="Not allowed now; nothing has changed."),
    404: ResponseSpec(Refusal, description="There is no such game."),
    409: ResponseSpec(Refusal, description="Somebody else was quicker; nothing has changed."),
    413: ResponseSpec(Refusal, description="The body is too large."),
    429: ResponseSpec(Refusal, description="Too many requests."),
}


def room_of(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Room:
    room = request.app.state.room
    assert isinstance(room, Room)
    return room


def only_seat(held: list[int], table: Table) -> int | None:
    """The seat through whose eyes a program looks: the one that is asked, if it holds several."""
    return table.asked if table.asked in held else held[0] if held else None


def texts_of(table: Table, decision: Decision, options: list[Option]) -> list[OptionText]:
    return [option_text(table, decision, option) for option in options]


def set_of(table: Table, decision: Decision) -> SetText | None:
    """What a set is chosen from, if the decision is about one."""
    among = decision.among
    if among is None:
        return None
    left, chosen = texts_of(table, decision, among.left), texts_of(table, decision, among.chosen)
    return SetText(left, among.least, among.most, chosen)


def position_of(table: Table, held: list[int]) -> Position:
    """What the holder of some seats may see now."""
    game = table.game
    seat = only_seat(held, table)
    asked = seat is not None and seat == table.asked
    decision = game.decision if asked else None
    outcome = game.outcome
    return Position(
        table.id,
        table.header.game,
        table.state,
        table.header.listed is not None,
        bool(table.header.seeded),
        table.numbers(held).counts[-1],
        seat,
        table.asked,
        [Chair(sitting.sort, sitting.name, sitting.level, table.called[sitting.seat]) for sitting in table.sittings],
        game.view(seat),
        table.at if asked else "",
        "" if decision is None else table.words.ask(decision),
        [] if decision is None else texts_of(table, decision, decision.options),
        None if decision is None else set_of(table, decision),
        None if outcome is None else Result(outcome.scores, outcome.places, outcome.ranking, outcome.reason),
        lesson_text(table) if held else None,
        None if table.clock is None else clock_text(table.clock),
    )


def lesson_text(table: Table) -> LessonText | None:
    """What the lesson says now, in a game that is one."""
    taught, words = lecture_of(table), table.words
    if taught is None:
        return None
    name = f"lesson-{taught.step}"
    why = "" if taught.over else words.message(f"{name}-why")
    options = [words.vocabulary.outside(option) for option in taught.shown]
    return LessonText(taught.number, taught.steps, taught.over, words.message(name), why, options)


def clock_text(clock: Clock) -> ClockText:
    return ClockText(clock.timing, list(clock.lefts), clock.seat, clock.due, clock.stage == UP)


def option_text(table: Table, decision: Decision, option: Option) -> OptionText:
    words = table.words
    return OptionText(words.vocabulary.outside(option), words.offered(decision, option), option in decision.idle)


@get("/api/catalogue", operation_id="catalogue", tags=["games"])
async def catalogue() -> Catalogue:
    """The games, their numbers of seats and their options, and the bots."""
    found = []
    for name in boardwright.games():
        rules = rules_of(name)
        choices = {spec.name: list(spec.choices) for spec in rules.options}
        defaults = {spec.name: spec.default for spec in rules.options}
        found.append(GameRules(name, *rules.seats, choices, defaults))
    return Catalogue(found, list(BOTS))


@post("/api/games", operation_id="createGame", tags=["games"], responses=REFUSALS)
async def create_game(request: Request[Any, Any, Any], data: JSONBody[NewGame]) -> Made:
    """Make a game; the answer holds the secrets of its seats for people."""
    names = [people.cleaned(name, LONGEST_NAME) for name in data.names]
    mode = SOLO if data.mode == SOLO else ONLINE
    plan = Plan(data.game, data.seats, mode, dict(data.options), names, data.seed, data.listed, data.clock, data.hints)
    table, links = await room_of(request).create(plan, new_secret(), who_of(request).address)
    return Made(table.id, {str(seat): secret for seat, secret in links.items()})


@post("/api/lessons/{game:str}", operation_id="createLesson", tags=["games"], responses=REFUSALS)
async def create_lesson(request: Request[Any, Any, Any], game: FromPath[str]) -> Made:
    """Begin the lesson of a game: a solo game against easy bots that says what to do, and why."""
    table, links = await room_of(request).learn(game, new_secret(), who_of(request).address)
    return Made(table.id, {str(seat): secret for seat, secret in links.items()})


@post("/api/games/{game_id:str}/join", operation_id="join", tags=["games"], responses=REFUSALS, status_code=200)
async def join(request: Request[Any, Any, Any], game_id: GameId, data: JSONBody[Join]) -> Joined:
    """Take the seat of the secret, under a name. Whoever gave away a free seat cannot open it any more."""
    table = await room_of(request).table(game_id)
    seat, secret = await table.join(who_of(request).secret)
    if data.name:
        await people.rename(table, [seat], data.name)
    return Joined(seat, secret)


@get("/api/tables", operation_id="tables", tags=["games"])
async def tables(request: Request[Any, Any, Any]) -> list[TableText]:
    """The tables at which anybody may sit down."""
    found, room = [], room_of(request)
    tables = await listing.open_tables(room)
    clocks = await room.run(room.store.clocks, [table.header.id for table in tables])
    for table in tables:
        header, seats = table.header, table.seats
        free = [sitting.seat for sitting in seats if sitting.sort == OPEN]
        who = [Seated(sitting.sort, sitting.name, sitting.level) for sitting in seats]
        clock = clocks.get(header.id)
        timing = None if clock is None else clock.timing
        found.append(TableText(header.id, header.game, header.moves, table.here, free, who, timing))
    return found


@post("/api/games/{game_id:str}/sit", operation_id="sit", tags=["games"], responses=REFUSALS, status_code=200)
async def sit(request: Request[Any, Any, Any], game_id: GameId, data: JSONBody[SitDown]) -> Joined:
    """Take a free seat of a listed table, without a secret; the answer holds the one that opens it from now on."""
    table = await room_of(request).table(game_id)
    return Joined(*await listing.sit_down(table, Who("", *who_of(request)[1:]), data.name, data.seat))


@post("/api/games/{game_id:str}/list", operation_id="list", tags=["games"], responses=REFUSALS, status_code=200)
async def list_table(request: Request[Any, Any, Any], game_id: GameId, data: JSONBody[ListTable]) -> Position:
    """List a table, or make it private again, with the secret of one of its open seats."""
    table, who = await room_of(request).table(game_id), who_of(request)
    await listing.switch(table, who, data.listed)
    async with table.turn():
        return position_of(table, table.held_by(who))


@get("/api/games/{game_id:str}", operation_id="position", tags=["play"], responses=REFUSALS)
async def position(request: Request[Any, Any, Any], game_id: GameId) -> Position:
    """The view of the seat, whether it is asked, and its options."""
    table = await room_of(request).table(game_id)
    async with table.turn():
        return position_of(table, table.held_by(who_of(request)))


@get("/api/games/{game_id:str}/options", operation_id="options", tags=["play"], responses=REFUSALS)
async def options(request: Request[Any, Any, Any], game_id: GameId) -> list[OptionText]:
    """The legal options of the seat; none if it is not asked."""
    table = await room_of(request).table(game_id)
    async with table.turn():
        return position_of(table, table.held_by(who_of(request))).options


@get("/api/games/{game_id:str}/why-not", operation_id="whyNot", tags=["play"], responses=REFUSALS)
async def why_not(request: Request[Any, Any, Any], game_id: GameId) -> list[ReasonText]:
    """Why the seat cannot do other things now; nothing if it is not asked, or in the middle of an action."""
    table = await room_of(request).table(game_id)
    async with table.turn():
        seat = only_seat(table.held_by(who_of(request)), table)
        reasons = table.game.why_not(seat) if seat == table.asked else []
        words, outside = table.words, table.words.vocabulary.outside
        return [ReasonText(outside(reason.option), reason.topic, words.reason(reason)) for reason in reasons]


@post("/api/games/{game_id:str}/play", operation_id="play", tags=["play"], responses=REFUSALS, status_code=200)
async def play(request: Request[Any, Any, Any], game_id: GameId, data: JSONBody[PlayMove]) -> Position:
    """Play an option, a whole set or a deal; the answer is the next position, after all of it is written."""
    table = await room_of(request).table(game_id)
    held = table.held_by(who_of(request))
    await table.play(held, data.at, wanted(table.rules.vocabulary, data.option, data.options, data.deal))
    async with table.turn():
        return position_of(table, held)


@post("/api/games/{game_id:str}/hint", operation_id="hint", tags=["play"], responses=REFUSALS, status_code=200)
async def hint(request: Request[Any, Any, Any], game_id: GameId) -> Advice:
    """What the expert bot would do now, and why; it thinks for a few seconds, and guesses what the seat cannot know."""
    table = await room_of(request).table(game_id)
    who = who_of(request)
    at = table.at
    table.hints.ask(table.held_by(who), who.address)
    await table.hints.wait()
    found = table.hints.now
    if found is None or at != table.at:
        raise table.refuse("table-stale")
    if found.failed:
        raise table.refuse("hint-failed")
    options = [table.words.vocabulary.outside(option) for option in found.options]
    return Advice(at, options, [plain(line) for line in found.lines])


@post("/api/games/{game_id:str}/undo", operation_id="undo", tags=["play"], responses=REFUSALS, status_code=200)
async def undo(request: Request[Any, Any, Any], game_id: GameId, data: JSONBody[TakeBack]) -> Position:
    """Take moves back, as far as the seat may alone."""
    table = await room_of(request).table(game_id)
    held = table.held_by(who_of(request))
    await take_back(table, held, data.to)
    async with table.turn():
        return position_of(table, held)


@get("/api/games/{game_id:str}/events", operation_id="events", tags=["play"], responses=REFUSALS)
async def events(
    request: Request[Any, Any, Any],
    game_id: GameId,
    after: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="Only the lines after this number.")] = 0,
) -> list[EventLine]:
    """The chronicle as far as the seat may see it, at most 500 lines."""
    table = await room_of(request).table(game_id)
    async with table.turn():
        held = table.held_by(who_of(request))
        numbers = table.numbers(held)
        seat = only_seat(held, table)
        seen = [event for event in table.game.events if event.seen_by(seat)]
        words, outside = table.words, table.words.vocabulary.event_outside
        return [
            EventLine(number, numbers.of(event.move), outside(event.what), words.event(event))
            for number, event in enumerate(seen[after : after + MOST_EVENTS], after + 1)
        ]


@get("/api/games/{game_id:str}/record", operation_id="record", tags=["games"], responses=REFUSALS)
async def record(request: Request[Any, Any, Any], game_id: GameId) -> dict[str, Any]:
    """The whole game as an open record: after its end, or any time in a solo game."""
    table = await room_of(request).table(game_id)
    async with table.turn():
        if not may_have_record(table, table.held_by(who_of(request))):
            raise table.refuse("fork-not-now")
        return table.game.record


class PositionSender:
    """Sends a program its position whenever that has changed."""

    def __init__(self) -> None:
        self.sent: bytes = b""

    async def news(self, table: Table, watcher: Watcher, who: Who) -> str:
        """The position, if it is not the one that was sent last."""
        async with table.turn():
            watcher.held = table.held_by(who)
            told = msgspec.json.encode(position_of(table, watcher.held))
        before, self.sent = self.sent, told
        return "" if told == before else told.decode()


@websocket("/api/games/{game_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], game_id: FromPath[str]) -> None:
    """The position whenever it changes; takes the same messages as the page of a game."""
    room = room_of(socket)
    try:
        table = await room.table(game_id)
    except BoardwrightError:
        await socket.close(1008)
        return
    await serve(socket, room, table, who_of(socket), PositionSender())


HANDLERS: list[Any] = [
    catalogue,
    create_game,
    create_lesson,
    join,
    tables,
    sit,
    list_table,
    position,
    options,
    why_not,
    play,
    hint,
    undo,
    events,
    record,
    live,
]
