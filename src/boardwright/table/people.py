"""What people at a table do besides playing: talk, agree, leave, take another name."""

import time

import msgspec

from boardwright.sentences import capital

from .live import Table
from .scene import BOT, OPEN, USUAL_BOT
from .scenes import is_running, open_proposals, voters
from .seats import hashed, invitation
from .storage import Chatted, Proposed, Sitting
from .thinking import bot_of
from .wire import LONGEST_CHAT, LONGEST_NAME, Propose

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
        table.stale = True
        await table.room.run(table.room.store.chat, table.id, said)
        table.stale = False
        table.chat.append(said)
        table.ring()


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
        if not is_running(table):
            raise table.refuse("table-over")
        await table.sit(Sitting(seat, BOT, bot_level(level)), set())
    table.wake()


def bot_level(level: str) -> str:
    return bot_of(level or USUAL_BOT)


# -- agreement -----------------------------------------------------------------------------------------------------


async def propose(table: Table, held: list[int], wish: Propose, visitor: str) -> None:
    """Propose something; it happens at once if nobody else needs to agree."""
    async with table.turn():
        seat = speaker(table, held)
        if not is_running(table):
            raise table.refuse("table-over")
        needs_browser(table, wish.what, visitor)
        target = table.numbers(held).index_of(wish.to) if wish.what == "undo" else wish.seat
        if wish.what != "undo" and (target >= table.header.seats or target in held):
            raise table.refuse("proposal-bad-seat")
        if open_proposals(table):
            raise table.refuse("proposal-one-at-a-time")
        level = bot_level(wish.level) if wish.what == "bot" else ""
        made = Proposed(len(table.proposals) + 1, seat, wish.what, target, level, table.entries, [], "open")
        table.stale = True
        await table.room.run(table.room.store.propose, table.id, made)
        table.stale = False
        table.proposals.append(made)
        table.ring()
        await conclude(table, made, visitor)
    table.wake()


async def agree(table: Table, held: list[int], number: str, visitor: str) -> None:
    """Agree to a proposal; when all have, it is done."""
    async with table.turn():
        proposal = proposal_of(table, number)
        mine = [seat for seat in voters(table, proposal) if seat in held and seat not in proposal.agreed]
        if not mine:
            raise table.refuse("proposal-not-yours")
        needs_browser(table, proposal.what, visitor)
        await settle(table, msgspec.structs.replace(proposal, agreed=[*proposal.agreed, *mine]))
        await conclude(table, proposal_of(table, number), visitor)
    table.wake()


async def refuse(table: Table, held: list[int], number: str) -> None:
    """Refuse a proposal, or take back one's own."""
    async with table.turn():
        proposal = proposal_of(table, number)
        if proposal.seat not in held and not any(seat in held for seat in voters(table, proposal)):
            raise table.refuse("proposal-not-yours")
        await settle(table, msgspec.structs.replace(proposal, state="refused"))


def needs_browser(table: Table, what: str, visitor: str) -> None:
    """Only a browser can be shown the link of a seat that is opened again."""
    if what == "person" and not visitor:
        raise table.refuse("proposal-needs-browser")


def proposal_of(table: Table, number: str) -> Proposed:
    """The open proposal with this number."""
    for proposal in open_proposals(table):
        if str(proposal.number) == number:
            return proposal
    raise table.refuse("proposal-gone")


async def settle(table: Table, proposal: Proposed) -> None:
    """Write what became of a proposal."""
    table.stale = True
    await table.room.run(table.room.store.answer, table.id, table.proposals[proposal.number - 1], proposal)
    table.stale = False
    table.proposals[proposal.number - 1] = proposal
    table.ring()


async def conclude(table: Table, proposal: Proposed, visitor: str) -> None:
    """Do what was proposed, once everybody has agreed."""
    if any(seat not in proposal.agreed for seat in voters(table, proposal)):
        return
    await settle(table, msgspec.structs.replace(proposal, state="done"))
    if proposal.what == "undo":
        table.stop_bots()
        await table.go_back(proposal.seat, proposal.target)
    elif proposal.what == "bot":
        await table.sit(Sitting(proposal.target, BOT, proposal.level), set())
    else:
        # the last who agrees gets the new link to give away
        secret = invitation(visitor, table.id, proposal.target, proposal.number)
        await table.sit(Sitting(proposal.target, OPEN, "", "", hashed(secret)), set())
