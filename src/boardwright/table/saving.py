"""A game in a file: saved at one table, opened at another, perhaps on another machine, and played on there."""

from typing import Annotated, Any

import msgspec

import boardwright
from boardwright.kernel.errors import BadSetting, BoardwrightError
from boardwright.kernel.game import Game
from boardwright.kernel.state import digest_of

from .live import HOT_SEAT, ONLINE, SOLO, Table
from .people import cleaned
from .room import Plan
from .scene import BOT, OPEN, PERSON, USUAL_BOT, words_for
from .wire import LONGEST_NAME

LARGEST_FILE = 1024 * 1024


class Chair(msgspec.Struct, frozen=True):
    """Who sat on a seat when the game was saved."""

    sort: str = PERSON
    level: str = ""
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""


class Saved(msgspec.Struct, frozen=True):
    """What a file holds besides the record of the game: who sat where, and the seat of whoever saved it."""

    rules: int
    chairs: list[Chair] = []
    mine: int = 0


def saved(table: Table, held: list[int]) -> dict[str, Any]:
    """The file of a game; the table is locked."""
    chairs = [Chair(BOT if one.sort == BOT else PERSON, one.level, one.name) for one in table.sittings]
    record = table.game.record
    del record["check"]
    record |= {"chairs": [msgspec.structs.asdict(chair) for chair in chairs], "mine": held[0] if held else 0}
    return record | {"check": digest_of(record)}


def opened(data: bytes) -> tuple[Game, Saved]:
    """The game of a file, at the decision where it was saved; BadSetting in one sentence if it is no such file."""
    words = words_for(None)
    try:
        record = msgspec.json.decode(data)
        game = boardwright.load(record)
        kept = msgspec.convert(record, Saved)
        game.state.check()
    except BoardwrightError as error:
        raise BadSetting(words.message("file-refused", problem=str(error)[:300])) from None
    except Exception:  # a file may hold anything, and a position anything that no game makes
        raise BadSetting(words.message("file-unreadable")) from None
    if game.ask_forced:
        raise BadSetting(words.message("file-unreadable"))
    return game, kept


def plan_of(game: Game, kept: Saved, mode: str) -> Plan:
    """Who sits where when a saved game goes on: bots as before; online others come with the links of their seats."""
    chairs = kept.chairs if len(kept.chairs) == game.seats else [Chair()] * game.seats
    people = [seat for seat, chair in enumerate(chairs) if chair.sort != BOT]
    if not people:
        raise BadSetting(words_for(None).message("table-no-people"))
    mine = kept.mine if kept.mine in people else people[0]
    others = OPEN if mode == ONLINE else PERSON
    seats = [
        f"{BOT}:{chair.level or USUAL_BOT}" if chair.sort == BOT else PERSON if seat == mine else others
        for seat, chair in enumerate(chairs)
    ]
    names = [cleaned(chair.name, LONGEST_NAME) for chair in chairs]
    at = ONLINE if mode == ONLINE else SOLO if len(people) == 1 else HOT_SEAT
    return Plan(game.rules.name, seats, at, game.options, names)
