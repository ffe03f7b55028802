"""The table as a web application: the pages, the WebSocket of a game, and the JSON API."""

import json
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import htpy
import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp

import boardwright
from boardwright.games import rules_of
from boardwright.kernel.errors import BadSetting, BoardwrightError
from boardwright.kernel.rules import OptionSpec

from . import api
from .api import room_of
from .guard import Guard
from .live import HOT_SEAT, ONLINE, SOLO, NoSuchGame, Plan, Refused, Room, Table, Watcher, may_have_record
from .pages import game as game_page
from .pages.parts import layout
from .scene import OPEN, PERSON, words_for
from .scenes import scene_of
from .seats import Who, cookie_of, new_secret, who_of
from .socket import PageSender, obey, serve
from .storage import Conflict, Store
from .thinking import Thinkers
from .wire import LONGEST_NAME, Refusal, read_message

STATIC = Path(__file__).parent / "static"
LARGEST_BODY = 64 * 1024

log = logging.getLogger(__name__)

Browser = Request[Any, Any, Any]


@dataclass(frozen=True)
class Settings:
    """How a table is run."""

    database: str = "sqlite:///boardwright.db"
    workers: int = 1
    pace: float = 0.8
    orders: float = 120
    """So many orders (new games, posted forms, connections) of one address at once …"""
    orders_per_second: float = 4
    """… and then so many per second."""


def create_app(settings: Settings) -> ASGIApp:
    """The application. A database that cannot be used is refused here, before anything is served."""
    store = Store(settings.database)

    @asynccontextmanager
    async def open_room(app: Litestar) -> AsyncIterator[None]:
        room = app.state.room = Room(store, Thinkers(settings.workers), settings.pace)
        await room.open()
        try:
            yield
        finally:
            await room.close()

    app = Litestar(
        route_handlers=[
            home,
            create,
            game,
            seat_link,
            do,
            live,
            fork,
            export,
            bug_report,
            create_static_files_router(path="/static", directories=[STATIC], include_in_schema=False),
            *api.HANDLERS,
        ],
        lifespan=[open_room],
        exception_handlers={BoardwrightError: refused, HTTPException: failed, Exception: broken},
        openapi_config=OpenAPIConfig(
            title="Boardwright", version=version(), path="/api", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return Guard(app, settings.orders, settings.orders_per_second)  # type: ignore[arg-type]


def version() -> str:
    """The version of Boardwright that is installed, or of the sources."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("boardwright")
    except PackageNotFoundError:
        return "0"


# -- wrong input ---------------------------------------------------------------------------------------------------


def refused(request: Browser, error: BoardwrightError) -> Response[Any]:
    """One sentence; as a page for people, as JSON for programs."""
    if isinstance(error, NoSuchGame):
        status = 404
    elif isinstance(error, Conflict):
        status = 409
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


def broken(request: Browser, error: Exception) -> Response[Any]:
    """A mistake of ours."""
    log.exception("%s %s failed", request.method, request.url.path, exc_info=error)
    return said(request, 500, words_for(None).message("table-failed"))


def said(request: Browser, status: int, text: str, headers: dict[str, str] | None = None) -> Response[Any]:
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")
    if not wants_page:
        return Response(Refusal(text), status_code=status, media_type=MediaType.JSON, headers=headers)
    words = words_for(None)
    page = layout(words, words.message("table-name"), htpy.p(".plain")[text], "plain")
    return Response(str(page), status_code=status, media_type=MediaType.HTML, headers=headers)


# -- pages ---------------------------------------------------------------------------------------------------------


def html(page: object) -> Response[str]:
    return Response(str(page), media_type=MediaType.HTML, headers={"cache-control": "no-store"})


@get("/", include_in_schema=False)
async def home(request: Browser) -> Response[str]:
    """A stand-in."""
    forms = [
        htpy.form(method="post", action="/games")[
            htpy.input(type="hidden", name="game", value=name),
            [htpy.input(type="hidden", name=f"seat-{seat}", value="person" if seat == 0 else "bot:random") for seat in range(2)],
            htpy.button(type="submit")[name],
        ]
        for name in boardwright.games()
    ]
    return html(htpy.html[htpy.body[forms]])


@post("/games", include_in_schema=False, status_code=303)
async def create(request: Browser) -> Redirect:
    """Start the game of the form on the home page."""
    form = await fields_of(request)
    visitor = who_of(request).visitor or new_secret()
    table, _ = await room_of(request).create(plan_of(form), visitor)
    return with_cookie(Redirect(f"/game/{table.id}", status_code=303), visitor, request)


@get("/game/{game_id:str}", include_in_schema=False)
async def game(request: Browser, game_id: str) -> Response[str]:
    """The page of a game, as the browser that asks may see it."""
    table = await room_of(request).table(game_id)
    who = who_of(request)
    async with table.turn():
        return html(game_page.page(scene_of(table, Watcher(table.held_by(who)), who.visitor)))


@get("/game/{game_id:str}/seat/{secret:str}", include_in_schema=False)
async def seat_link(request: Browser, game_id: str, secret: str) -> Redirect:
    """Take the seat of a secret link, then go to the plain address, so that the secret leaves the address bar."""
    table = await room_of(request).table(game_id)
    visitor = who_of(request).visitor or new_secret()
    await table.join(secret, visitor)
    return with_cookie(Redirect(f"/game/{game_id}"), visitor, request)


@post("/game/{game_id:str}/do", include_in_schema=False, status_code=303)
async def do(request: Browser, game_id: str) -> Redirect:
    """What a browser without JavaScript says: the fields of one message of wire.py."""
    room = room_of(request)
    table = await room.table(game_id)
    fields: dict[str, Any] = dict(await fields_of(request))
    for name in ("to", "seat"):
        if str(fields.get(name, "")).isdecimal():
            fields[name] = int(fields[name])
    try:
        if "option" in fields:
            fields["option"] = json.loads(fields["option"])
        message = read_message.decode(msgspec.json.encode(fields))
    except (ValueError, RecursionError) as error:
        raise BadSetting(table.words.message("message-malformed", problem=str(error)[:200])) from None
    who = who_of(request)
    await obey(room, table, Watcher(table.held_by(who)), who, message)
    return Redirect(f"/game/{game_id}", status_code=303)


@websocket("/game/{game_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], game_id: str) -> None:
    """The WebSocket of a game page."""
    room = room_of(socket)
    try:
        table = await room.table(game_id)
    except NoSuchGame:
        await socket.close(1008)
        return
    await serve(socket, room, table, who_of(socket), PageSender())


@post("/game/{game_id:str}/fork", include_in_schema=False, status_code=303)
async def fork(request: Browser, game_id: str) -> Redirect:
    """Try "what if" in a game of one's own, from a move on."""
    room = room_of(request)
    table = await room.table(game_id)
    form = await fields_of(request)
    move = form.get("move", "")
    if not move.isdecimal() or len(move) > 7:
        raise BadSetting(table.words.message("table-bad-form", problem="move"))
    visitor = who_of(request).visitor or new_secret()
    made = await room.fork(table, int(move), visitor, form.get("level", ""))
    return with_cookie(Redirect(f"/game/{made.id}", status_code=303), visitor, request)


@get("/game/{game_id:str}/export", include_in_schema=False)
async def export(request: Browser, game_id: str) -> Response[dict[str, Any]]:
    """The whole game as a record, once there is nothing to hide from the person who asks."""
    table = await room_of(request).table(game_id)
    async with table.turn():
        return download(f"{table.header.game}-{table.id}.json", record_of(table, who_of(request)))


@get("/game/{game_id:str}/bug-report", include_in_schema=False)
async def bug_report(request: Browser, game_id: str) -> Response[dict[str, Any]]:
    """A record that `boardwright replay` opens, with the version, the digest and what was on the screen."""
    table = await room_of(request).table(game_id)
    who = who_of(request)
    async with table.turn():
        record = record_of(table, who)
        scene = scene_of(table, Watcher(table.held_by(who)), who.visitor)
        record["report"] = {
            "version": version(),
            "digest": table.game.state.digest(),
            "table": table.id,
            "when": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
            "seat": scene.viewer,
            "view": scene.view,
            "lines": [line.text for line in scene.lines[-20:]],
            "question": None if scene.decision is None else table.words.ask(scene.decision),
            "options": [] if scene.decision is None else [table.words.option(o) for o in scene.decision.options],
            "browser": request.headers.get("user-agent", "")[:200],
        }
    return download(f"bug-{table.header.game}-{table.id}.json", record)


def record_of(table: Table, who: Who) -> dict[str, Any]:
    """The record, for those who may have it."""
    if not may_have_record(table, table.held_by(who)):
        raise table.refuse("fork-not-now")
    return table.game.record


def download(name: str, data: dict[str, Any]) -> Response[dict[str, Any]]:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(data, media_type=MediaType.JSON, headers=headers)


def with_cookie(answer: Redirect, visitor: str, request: Browser) -> Redirect:
    answer.cookies.append(cookie_of(visitor, request.url.scheme == "https"))
    return answer


# -- forms ---------------------------------------------------------------------------------------------------------


async def fields_of(request: Browser) -> dict[str, str]:
    """The text fields of a form."""
    return {name: value for name, value in (await request.form()).items() if isinstance(value, str)}


def plan_of(form: dict[str, str]) -> Plan:
    """The game that the form of the home page asks for.

    Fields: `game`; `mode` (online: everybody at home, else before one screen); `seat-0` … (person, open, bot:LEVEL or
    empty); `name` of whoever asks, or `name-0` …; `option-…` for every option of the game; `seed`.
    """
    words = words_for(None)
    rules = rules_of(form.get("game", ""))
    online = form.get("mode") == ONLINE
    wishes = [form.get(f"seat-{seat}", "") for seat in range(rules.seats[1])]
    seats = [wish for wish in wishes if wish]
    people = [seat for seat, wish in enumerate(seats) if wish == PERSON]
    if not people:
        raise BadSetting(words.message("table-no-people"))
    names = [form.get(f"name-{seat}", "") for seat in range(len(seats))]
    names[people[0]] = names[people[0]] or form.get("name", "")
    if any(len(name) > LONGEST_NAME for name in names):
        raise BadSetting(words.message("table-bad-name", count=LONGEST_NAME))
    if online:
        seats = [OPEN if wish == PERSON and seat != people[0] else wish for seat, wish in enumerate(seats)]
    options = {
        spec.name: value_of(spec, form[f"option-{spec.name}"])
        for spec in rules.options
        if form.get(f"option-{spec.name}", "") != ""
    }
    seed = form.get("seed", "").strip()
    if seed and not (seed.lstrip("-").isdecimal() and len(seed) < 30):
        raise BadSetting(words.message("table-bad-form", problem="seed"))
    mode = ONLINE if online else SOLO if len(people) == 1 else HOT_SEAT
    return Plan(rules.name, seats, mode, options, names, int(seed) if seed else None)


def value_of(spec: OptionSpec, text: str) -> str | int | bool:
    """The value that a text of a form means for an option of a game."""
    for choice in spec.choices:
        if str(choice).lower() == text.lower():
            return choice
    return text
