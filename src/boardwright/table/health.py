"""What those who run a table ask: whether it works, and how much it does."""

import asyncio
import logging
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from sqlalchemy import func, select, text

from .api import room_of
from .room import Room
from .scene import words_for
from .storage import GAMES, Store
from .wire import Refusal

WITHIN = 5.0
"""The database has so many seconds to answer."""

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"

log = logging.getLogger(__name__)

Asked = Request[Any, Any, Any]


@get("/health", include_in_schema=False)
async def health(request: Asked) -> Response[Any]:
    """Whether this server can be used: 200 if its database answers, else 503."""
    headers = {"cache-control": "no-store"}
    if await answers(room_of(request)):
        return Response("ok\n", media_type=MediaType.TEXT, headers=headers)
    said = Refusal(words_for(None).message("database-silent"))
    return Response(said, status_code=503, media_type=MediaType.JSON, headers=headers)


async def answers(room: Room) -> bool:
    """Whether the database answers in time; however many ask, it is asked once at a time."""
    if room.asking is None or room.asking.done():
        room.asking = asyncio.ensure_future(room.run(ask, room.store))
    done, _ = await asyncio.wait({room.asking}, timeout=WITHIN)
    return bool(done) and room.asking.result()


def ask(store: Store) -> bool:
    """Whether the database can be read."""
    try:
        with store.engine.begin() as connection:
            connection.execute(text("SELECT max(number) FROM version"))
    except Exception as error:
        log.warning("the database does not answer (%s)", type(error).__name__)
        return False
    return True


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[str]:
    """The figures, for Prometheus, only at the port that the host has chosen for them."""
    server, room = request.scope.get("server"), room_of(request)
    if server is None or server[1] is None or server[1] != request.app.state.measured:
        raise NotFoundException
    if await answers(room):
        games = await room.run(games_of, room.store)
        room.measures.reads("games", "Games in the database, by state.", lambda: games, "state")
    return Response(room.measures.text(), media_type=PROMETHEUS, headers={"cache-control": "no-store"})


def games_of(store: Store) -> dict[str, float]:
    """How many games there are, by state."""
    counted = select(GAMES.c.state, func.count()).group_by(GAMES.c.state)
    with store.engine.begin() as connection:
        return {str(state): float(count) for state, count in connection.execute(counted)}


HANDLERS: list[Any] = [health, metrics]
