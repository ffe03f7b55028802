"""What people at a table do besides playing: talk, leave, take another name."""

import time

import msgspec

from boardwright.sentences import capital

from .live import Table
from .scene import BOT, USUAL_BOT
from .storage import RUNNING, Chatted, Sitting
from .thinking import bot_of
from .wire import LONGEST_CHAT, LONGEST_NAME

MOST_CHAT = 2000


def cleaned(text: str, longest: int) -> str:
    """A text on one line, without what cannot be printed, and not too long; of a very long one only the beginning."""
    return " ".join("".join(c if c.isprintable() else " " for c in text[: 10 * longest]).split())[:longest]


def speaker(table: Table, held: list[int]) -> int:
    """The seat that speaks for a browser: the one that is asked, if it holds it, else its first."""
    if not held:
        raise table.refuse("table-not-seated")
    return table.asked if table.asked is not None and table.asked in held else held[0]


async def chat(table: Table, held: list[int], text: str) -> None:
    """Say a line."""
    async with table.turn():
        seat = speaker(table, held)
        line = cleaned(text, LONGEST_CHAT)
        if not line:
            raise table.refuse("chat-empty")
        if len(table.chat) >= MOST_CHAT:
            raise table.refuse("chat-full")
        name = table.sittings[seat].name or capital(table.called[seat])
        said = Chatted(len(table.chat) + 1, seat, name, line, time.time())
        await table.say(said)


async def rename(table: Table, held: list[int], name: str) -> None:
    """Sit under another name."""
    async with table.turn():
        seat = speaker(table, held)
        wanted = cleaned(name, LONGEST_NAME)
        await table.sit(msgspec.structs.replace(table.sittings[seat], name=wanted))


async def resign(table: Table, held: list[int], level: str) -> None:
    """Leave: a bot takes the seat; without any person left, the game stops."""
    async with table.turn():
        seat = speaker(table, held)
        if table.state != RUNNING:
            raise table.refuse("table-over")
        await table.sit(Sitting(seat, BOT, bot_level(level)), set())
    table.bots.wake()


async def end_lesson(table: Table, held: list[int]) -> None:
    """From now on a lesson is an ordinary game."""
    async with table.bots.stopped(held):
        await table.end_lesson()


def bot_level(level: str) -> str:
    return bot_of(level or USUAL_BOT)
