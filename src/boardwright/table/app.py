"""The table as a web application: the pages, the WebSocket of a game, and the JSON API."""

import asyncio
import logging
import mimetypes
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from traceback import walk_tb
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp

from boardwright.kernel.errors import BoardwrightError

from . import api, health, manifest, notices, routes, version
from .addresses import LOOPBACK, Network
from .alone import Claim
from .errors import Damaged, NoSuchGame, Refused, TooMany, Unreached
from .forgetting import keep_forgetting
from .garbage import keep_collecting
from .guard import LARGEST_BODY, Guard
from .limits import Limits
from .pages import mistake
from .push import PushSettings
from .room import Room
from .scene import words_for
from .storage import Conflict, Store
from .thinking import Thinkers
from .wire import Refusal

STATIC = [Path(__file__).parent / "static"]
"""Where /static/ is looked for; a program that brings its own game adds the folder of its css."""

KEPT_FONTS = 365 * 24 * 60 * 60
"""So many seconds a browser keeps a font: the version is in its name."""

COMPRESSION = CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=4, exclude=[r"\.(woff2|png)$"])
"""The page of a late game is six times smaller so; fonts and pictures are small already."""

FILE = re.compile(r"[\w/.-]{1,100}", re.ASCII)

log = logging.getLogger(__name__)
mimetypes.add_type("font/woff2", ".woff2")  # which not every system knows

Browser = Request[Any, Any, Any]


@dataclass(frozen=True)
class Settings(Limits):
    """How a table is run."""

    database: str = "sqlite:///boardwright.db"
    workers: int = 1
    pace: float = 0.8
    longest_pause: float = 6.0
    """A question that answers itself waits so many seconds at the most."""
    push: PushSettings = field(default_factory=PushSettings)
    forget_after: float = 0
    """Games that nobody has touched for so many days are deleted; 0: never."""
    proxies: Sequence[Network] = LOOPBACK
    """Reverse proxies that are believed who asks them."""
    measured: int | None = None
    """The port at which the figures are served, and nothing else."""
    warm_after: float | None = None
    """After so many seconds the thinking processes are started; None: when they are first needed."""


def create_app(settings: Settings) -> ASGIApp:
    """The application. A database that cannot be used is refused here, before anything is served."""
    claim = Claim(settings.database)
    try:
        store = Store(settings.database)
    except BoardwrightError:
        claim.close()
        raise

    @asynccontextmanager
    async def open_room(app: Litestar) -> AsyncIterator[None]:
        room = app.state.room = Room(
            store, Thinkers(settings.workers), settings.pace, settings.push, settings.longest_pause, settings
        )
        await room.open()
        chores = [
            asyncio.create_task(keep_forgetting(room, settings.forget_after)),
            asyncio.create_task(keep_collecting()),
        ]
        if settings.warm_after is not None:
            chores.append(asyncio.create_task(room.thinkers.warm_up(settings.warm_after)))
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
                with suppress(asyncio.CancelledError):
                    await chore
            await room.close()
            claim.close()

    app = Litestar(
        route_handlers=[
            *routes.HANDLERS,
            *notices.HANDLERS,
            *manifest.HANDLERS,
            *api.HANDLERS,
            *health.HANDLERS,
            create_static_files_router(
                path="/static/fonts",
                directories=[STATIC[0] / "fonts"],
                include_in_schema=False,
                cache_control=CacheControlHeader(public=True, max_age=KEPT_FONTS, immutable=True),
                before_request=findable,
                name="fonts",
            ),
            create_static_files_router(
                path="/static",
                directories=[*STATIC],
                include_in_schema=False,
                cache_control=CacheControlHeader(no_cache=True),  # else a new page meets an old script
                before_request=findable,
            ),
        ],
        lifespan=[open_room],
        exception_handlers={BoardwrightError: refused, HTTPException: failed, Exception: broken},
        openapi_config=OpenAPIConfig(
            title="Boardwright", version=version(), path="/api", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST_BODY,
        compression_config=COMPRESSION,
        logging_config=None,
        state=State({"measured": settings.measured}),
    )

    def count(reason: str) -> None:
        app.state.room.measures.count("refused", reason)

    return Guard(app, settings, settings.proxies, settings.measured, count)


# -- wrong input ---------------------------------------------------------------------------------------------------


def refused(request: Browser, error: BoardwrightError) -> Response[Any]:
    """One sentence; as a page for people, as JSON for programs."""
    if isinstance(error, NoSuchGame):
        status = 404
    elif isinstance(error, Conflict):
        status = 409
    elif isinstance(error, TooMany):
        status = 429
    elif isinstance(error, Unreached | Damaged):
        status = 503 if isinstance(error, Unreached) else 500
    else:
        status = 403 if isinstance(error, Refused) else 400
    return said(request, status, str(error))


def failed(request: Browser, error: HTTPException) -> Response[Any]:
    """What Litestar refuses: no such page, a body of the wrong shape."""
    words = words_for(None)
    if error.status_code == 404:
        text = words.message("table-no-such-page")
    else:
        extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
        problem = f"{extra.get('key', '')} {extra.get('message', '')}".strip() if isinstance(extra, dict) else ""
        text = words.message("table-bad-form", problem=problem or error.detail)
    return said(request, error.status_code, text, error.headers)


def findable(request: Browser) -> None:
    """Ask the file system only for what could be a name."""
    if not FILE.fullmatch(request.scope["path"]):
        raise NotFoundException


def broken(request: Browser, error: Exception) -> Response[Any]:
    """A mistake of ours, or JSON that is nested too deeply to be read."""
    *_, (frame, _) = walk_tb(error.__traceback__)
    if isinstance(error, RecursionError) and frame.f_globals["__name__"].startswith("litestar.serialization"):
        return said(request, 400, words_for(None).message("table-bad-form", problem="JSON"))
    log.exception("%s %s failed", request.method, request.scope.get("path_template", ""), exc_info=error)
    return said(request, 500, words_for(None).message("table-failed"))


def said(request: Browser, status: int, text: str, headers: dict[str, str] | None = None) -> Response[Any]:
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")
    if not wants_page:
        return Response(Refusal(text), status_code=status, media_type=MediaType.JSON, headers=headers)
    return Response(mistake.page(status, text), status_code=status, media_type=MediaType.HTML, headers=headers)
