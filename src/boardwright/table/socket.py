"""The WebSocket of a game page: messages of wire.py in, what changed for this viewer out."""

import asyncio
import contextlib
import logging
from typing import Any, Protocol

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from boardwright.kernel.errors import BoardwrightError

from . import listing, people, proposals, undo
from .errors import Unreached
from .lessons import Untaught
from .limits import Allowance
from .live import PACES, Table, Watcher
from .room import Room
from .scene import words_for
from .scenes import eyes_of
from .screens import Screen, screen_of
from .seats import Who
from .wire import (
    LONGEST_MESSAGE,
    Agree,
    Alone,
    AnyMessage,
    AskHint,
    Chat,
    List,
    Look,
    Pace,
    Ping,
    Play,
    Pong,
    Prepare,
    Propose,
    Redo,
    Refusal,
    Refuse,
    Rematch,
    Rename,
    Resign,
    Skip,
    Undo,
    read_message,
    wanted,
    write_message,
)

BURST, PER_SECOND = 60, 20
"""So many messages at once, then so many per second."""

MOST_WATCHERS = 2000
"""So many may look at one game; who has a seat always may."""

PATIENCE = 50
"""Who is refused so often in a row is sent away."""

A_MOMENT = 0.5
"""After so many seconds it is tried again to read what changed."""

GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""How a socket says that the other side has left."""

log = logging.getLogger(__name__)


def message_of(text: str) -> AnyMessage:
    """The message that a browser sent, or a refusal in one sentence."""
    if len(text.encode("utf-8", "surrogatepass")) > LONGEST_MESSAGE:
        raise BoardwrightError(words_for(None).message("message-too-long", count=LONGEST_MESSAGE))
    try:
        message: AnyMessage = read_message.decode(text)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BoardwrightError(words_for(None).message("message-malformed", problem=str(error)[:200])) from None


async def obey(room: Room, table: Table, watcher: Watcher, who: Who, message: AnyMessage) -> None:
    """Do what a message says, or refuse with a BoardwrightError."""
    held = watcher.held = table.held_by(who)
    match message:
        case Play(at, option, options, deal):
            await table.play(held, at, wanted(table.rules.vocabulary, option, options, deal))
        case Undo(to):
            await undo.undo(table, held, to)
        case Redo():
            await undo.redo(table, held)
        case Look():
            called = eyes_of(table, watcher)[1]
            if called is not None:
                watcher.eyes = called
                watcher.bell.set()
        case Skip():
            table.bots.skip(held)
        case Pace(pace):
            watcher.pace = PACES[pace]
        case Chat(text):
            await people.chat(table, held, text)
        case Propose():
            await proposals.propose(table, held, message, who.visitor)
        case Agree(number):
            await proposals.agree(table, held, number, who.visitor)
        case Refuse(number):
            await proposals.refuse(table, held, number)
        case Resign(level):
            await people.resign(table, held, level)
        case Rename(name):
            await people.rename(table, held, name)
        case Rematch():
            await room.rematch(table, held, who.visitor)
        case Alone():
            await people.end_lesson(table, held)
        case List(listed):
            await listing.switch(table, who, listed == "yes")
        case AskHint():
            table.hints.ask(held, who.address)
        case Ping():
            pass  # that it came is the answer
        case Prepare(option):
            await table.bots.prepare(held, table.rules.vocabulary.inside(option))


class Sender(Protocol):
    """Knows what somebody has been sent, so that only what changed is sent again."""

    async def news(self, table: Table, watcher: Watcher, who: Who) -> str:
        """What to send now; "" if nothing changed for this viewer."""
        ...


class PageSender:
    """Sends a browser the parts of its page that changed."""

    def __init__(self) -> None:
        self.screen: Screen | None = None

    async def news(self, table: Table, watcher: Watcher, who: Who) -> str:
        """What changed since the screen before."""
        before, self.screen = self.screen, await screen_of(table, watcher, who)
        return self.screen.since(before)


Socket = WebSocket[Any, Any, Any]


async def serve(socket: Socket, room: Room, table: Table, who: Who, sender: Sender) -> None:
    """Serve one browser or program until it leaves."""
    watcher = Watcher(table.held_by(who), who.address)
    if not watcher.held and len(table.watchers) >= MOST_WATCHERS:
        room.measures.count("refused", "spectators")
        await socket.close(1013)
        return
    await socket.accept()
    table.come(watcher)
    table.bots.wake()  # bots that were interrupted, perhaps in another process, go on when somebody looks
    sending = asyncio.create_task(send_changes(socket, table, watcher, who, sender))
    try:
        await read_messages(socket, room, table, watcher, who)
    finally:
        table.leave(watcher)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending


async def read_messages(socket: Socket, room: Room, table: Table, watcher: Watcher, who: Who) -> None:
    """Obey what the other side says; what is wrong is answered in one sentence."""
    allowance, refused = Allowance(BURST, PER_SECOND), 0
    while refused < PATIENCE:
        try:
            text = await socket.receive_data("text")
        except GONE:
            return
        try:
            if not allowance.take():
                raise table.refuse("message-too-fast")
            message = message_of(text if isinstance(text, str) else "")
            if isinstance(message, Ping):
                with contextlib.suppress(*GONE):
                    await socket.send_text(write_message.encode(Pong(room.clocks.now())).decode())
                continue
            await obey(room, table, watcher, who, message)
            refused = 0
        except BoardwrightError as error:
            refused += not isinstance(error, Untaught)
            with contextlib.suppress(*GONE):
                refusal = Refusal(str(error), isinstance(error, Untaught))
                await socket.send_text(write_message.encode(refusal).decode())
    with contextlib.suppress(*GONE):
        await socket.close(1008)


async def send_changes(socket: Socket, table: Table, watcher: Watcher, who: Who, sender: Sender) -> None:
    """Send what changed, whenever the bell rings.

    Who takes it slowly gets the latest only, and nobody waits for them: while something is being sent the bell may ring
    again and again.
    """
    watcher.bell.set()
    try:
        while True:
            await watcher.bell.wait()
            if not watcher.held:
                await table.room.gallery.enter()
            watcher.bell.clear()
            try:
                news = await sender.news(table, watcher, who)
            except Unreached:
                await asyncio.sleep(A_MOMENT)
                watcher.bell.set()
                continue
            if news:
                await socket.send_text(news)
    except GONE:
        return  # the other side has left; the reader notices it too
    except Exception:
        log.exception("the page of game %s failed", table.id)
        await socket.close(1011)
