"""What needs the agreement of others: to take back more than one may alone, to give a seat away, to save the game."""

import time

import msgspec

from .live import Table
from .people import bot_level, speaker
from .scene import BOT, OPEN
from .seats import hashed, invitation
from .storage import RUNNING, Proposed, Sitting
from .undo import go_back
from .wire import Propose

A_DAY = 24 * 3600

OF_THE_MOMENT = ("undo", "save")
"""What falls when the game goes on, and what everybody must agree to."""

JUST_NOW = 5 * 60
"""Who left so many seconds ago may come back at once: their agreement still counts."""


async def propose(table: Table, held: list[int], wish: Propose, visitor: str) -> None:
    """Propose something; it happens at once if nobody else needs to agree."""
    async with table.turn():
        seat = speaker(table, held)
        if table.state != RUNNING:
            raise table.refuse("table-over")
        needs_browser(table, wish.what, visitor)
        target = table.numbers(held).index_of(wish.to) if wish.what == "undo" else wish.seat
        if wish.what not in OF_THE_MOMENT and (target >= table.header.seats or target in held):
            raise table.refuse("proposal-bad-seat")
        if open_proposals(table):
            raise table.refuse("proposal-one-at-a-time")
        level = bot_level(wish.level) if wish.what == "bot" else ""
        made = Proposed(len(table.proposals) + 1, seat, wish.what, target, level, table.entries, [], "open")
        await table.put_forward(made)
        await conclude(table, made, visitor)
    table.bots.wake()


async def agree(table: Table, held: list[int], number: str, visitor: str) -> None:
    """Agree to a proposal; when all have, it is done."""
    async with table.turn():
        proposal = proposal_of(table, number)
        mine = [seat for seat in voters(table, proposal) if seat in held and seat not in proposal.agreed]
        if not mine:
            raise table.refuse("proposal-not-yours")
        needs_browser(table, proposal.what, visitor)
        await table.settle(msgspec.structs.replace(proposal, agreed=[*proposal.agreed, *mine]))
        await conclude(table, proposal_of(table, number), visitor)
    table.bots.wake()


async def refuse(table: Table, held: list[int], number: str) -> None:
    """Refuse a proposal, or take back one's own."""
    async with table.turn():
        proposal = proposal_of(table, number)
        mine = [seat for seat in (proposal.seat, *voters(table, proposal)) if seat in held]
        if not mine:
            raise table.refuse("proposal-not-yours")
        await table.settle(msgspec.structs.replace(proposal, state="refused", refused_by=mine[0]))


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


async def conclude(table: Table, proposal: Proposed, visitor: str) -> None:
    """Do what was proposed, once everybody has agreed."""
    if any(seat not in proposal.agreed for seat in voters(table, proposal)):
        return
    await table.settle(msgspec.structs.replace(proposal, state="done"))
    if proposal.what == "undo":
        table.bots.stop()
        await go_back(table, proposal.seat, proposal.target, agreed=True)
    elif proposal.what == "bot":
        await table.sit(Sitting(proposal.target, BOT, proposal.level), set())
    elif proposal.what == "person":
        # the last who agrees gets the new link to give away
        secret = invitation(visitor, table.id, proposal.target, proposal.number)
        await table.sit(Sitting(proposal.target, OPEN, "", "", hashed(secret)), set())


def open_proposals(table: Table) -> list[Proposed]:
    """The proposals that still can be answered: one about the moment falls when the game goes on."""
    return [
        proposal
        for proposal in table.proposals
        if proposal.state == "open" and (proposal.what not in OF_THE_MOMENT or proposal.entries == table.entries)
    ]


def just_answered(table: Table) -> Proposed | None:
    """The latest proposal, if it was answered and nothing has happened since."""
    latest = table.proposals[-1] if table.proposals else None
    if latest is None or latest.state == "open":
        return None
    went_back = latest.state == "done" and latest.what == "undo"
    return latest if table.entries == latest.entries + went_back else None


def voters(table: Table, proposal: Proposed) -> list[int]:
    """Whose agreement a proposal needs: that of all persons but its maker.

    Somebody who does not look at the table can be replaced without being asked, by those who are there or just were;
    but not by one person alone before everybody has waited for them for a day.
    """
    others = [seat for seat in table.people if seat != proposal.seat]
    if proposal.what in OF_THE_MOMENT or proposal.target not in others:
        return others
    lately = time.time() - JUST_NOW
    rest = [seat for seat in others if seat != proposal.target and table.was_here(seat, lately)]
    if table.is_here(proposal.target):
        return others
    awaited = table.asked == proposal.target and time.time() - table.header.changed > A_DAY
    return rest if rest or awaited else others
