"""The pages of people: home, a game, its replay, and what they post and download."""

import asyncio
import re
import time
from typing import Any

from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import UploadFile
from litestar.params import FromPath
from litestar.response import Redirect

from boardwright.kernel.errors import BadSetting, BoardwrightError
from boardwright.kernel.state import digest_of
from boardwright.sentences import plain

from . import listing, personal, saving, version
from .api import room_of
from .errors import Refused, TooMany
from .forms import fields_of, message_of_form, number_of, plan_of
from .lists import lists
from .live import Table, Watcher, may_have_record
from .pages import game as game_page
from .pages import home as home_page
from .pages import invitation as invitation_page
from .pages import personal as personal_page
from .pages import replay as replay_page
from .pages.routes import HANDLERS as LIBRARY
from .room import Room
from .scene import words_for
from .scenes import moment_of, scene_of
from .seats import Who, cookie_of, new_secret, who_of
from .socket import PageSender, obey, serve
from .telling import Step, told_since
from .ways import Way, ways_from
from .wire import AskHint, Look, Play

LINK = re.compile(r"/game/\w{1,20}(/seat/[\w-]{1,100})?|/me/[\w-]{1,100}", re.ASCII)

Browser = Request[Any, Any, Any]


def html(page: object, status: int = 200) -> Response[str]:
    headers = {"cache-control": "no-store"}
    return Response(str(page), media_type=MediaType.HTML, status_code=status, headers=headers)


@get("/", include_in_schema=False)
async def home(request: Browser) -> Response[str]:
    """A new game, one's own games, tables with free seats, games to watch."""
    return html(home_page.page(words_for(None), *await lists(room_of(request), who_of(request))))


@post("/games", include_in_schema=False, status_code=303)
async def create(request: Browser) -> Response[Any]:
    """Start the game of the form on the home page; a form that is wrong comes back with one sentence."""
    room, who, form = room_of(request), who_of(request), await fields_of(request)
    visitor = who.visitor or new_secret()
    try:
        table, _ = await room.create(plan_of(form), visitor, who.address)
    except BoardwrightError as error:
        page = home_page.page(words_for(None), *await lists(room, who), str(error), form.get("game", ""))
        return html(page, 400)
    return with_cookie(Redirect(f"/game/{table.id}", status_code=303), visitor, request)


@post("/learn/{game:str}", include_in_schema=False, status_code=303)
async def learn(request: Browser, game: FromPath[str]) -> Response[Any]:
    """Begin the lesson of a game."""
    visitor = who_of(request).visitor or new_secret()
    table, _ = await room_of(request).learn(game, visitor, who_of(request).address)
    return with_cookie(Redirect(f"/game/{table.id}", status_code=303), visitor, request)


@post("/open", include_in_schema=False, status_code=303)
async def open_link(request: Browser) -> Response[Any]:
    """Go where a link leads that was pasted on the home page."""
    found = LINK.search((await fields_of(request)).get("link", ""))
    if found is None:
        words, mine = words_for(None), await lists(room_of(request), who_of(request))
        return html(home_page.page(words, *mine, words.message("table-no-link")), 400)
    return Redirect(found[0], status_code=303)


@post("/saved", include_in_schema=False, status_code=303, request_max_body_size=saving.LARGEST_FILE)
async def go_on(request: Browser) -> Response[Any]:
    """Go on with a game that was saved to a file; what is no such file comes back with one sentence."""
    room, who, form = room_of(request), who_of(request), await request.form()
    visitor = who.visitor or new_secret()
    file = form.get("file")
    try:
        data = await file.read() if isinstance(file, UploadFile) else b""
        game, kept = await room.run(saving.opened, data)
        plan = saving.plan_of(game, kept, str(form.get("mode")))
        table = await room.go_on(game, kept.rules, plan, visitor, who.address)
    except BoardwrightError as error:
        return html(home_page.page(words_for(None), *await lists(room, who), str(error)), 400)
    return with_cookie(Redirect(f"/game/{table.id}", status_code=303), visitor, request)


@get("/game/{game_id:str}", include_in_schema=False)
async def game(request: Browser, game_id: FromPath[str]) -> Response[str]:
    """The page of a game, as the browser that asks may see it.

    At a screen that several people share, `?look=` is the seat of the one who said that they look now: without
    JavaScript there is no connection that would remember it.
    """
    table = await room_of(request).table(game_id)
    who = who_of(request)
    async with table.turn():
        watcher = Watcher(table.held_by(who))
        watcher.eyes = next((seat for seat in watcher.held if str(seat) == request.query_params.get("look")), None)
        await table.tell_story()
        return html(game_page.page(scene_of(table, watcher, who.visitor)))


@get("/me", include_in_schema=False)
async def me(request: Browser) -> Response[str]:
    """One's games in other browsers: the personal link."""
    room, visitor = room_of(request), who_of(request).visitor
    known = await has_seats(room, visitor)
    link = await room.run(personal.link_of, room.store, visitor) if known else ""
    return html(personal_page.page(words_for(None), f"/me/{link}" if link else "", known))


@post("/me", include_in_schema=False, status_code=303)
async def change_me(request: Browser) -> Redirect:
    """Make, renew or revoke the personal link; or lock out all other browsers."""
    room, visitor = room_of(request), who_of(request).visitor
    if not await has_seats(room, visitor):
        raise Refused(words_for(None).message("me-nobody"))
    answer = Redirect("/me", status_code=303)
    match (await fields_of(request)).get("do", ""):
        case "make":
            await room.run(personal.renew, room.store, visitor)
        case "revoke":
            await room.run(personal.revoke, room.store, visitor)
        case "lock":
            fresh = new_secret()
            await personal.lock_out(room, visitor, fresh)
            return with_cookie(answer, fresh, request)
        case _:
            raise BadSetting(words_for(None).message("table-bad-form", problem="do"))
    return answer


@get("/me/{secret:str}", include_in_schema=False)
async def personal_link(request: Browser, secret: FromPath[str]) -> Response[Any]:
    """What a personal link leads to; nothing happens before its button is pressed."""
    room, own = room_of(request), who_of(request).visitor
    visitor = await known_by(room, secret)
    if visitor == own:
        return Redirect("/")
    games = await room.run(personal.seats_of, room.store, visitor)
    mine = await room.run(personal.seats_of, room.store, own) if own else 0
    return html(personal_page.invited(words_for(None), games, mine))


@post("/me/{secret:str}", include_in_schema=False, status_code=303)
async def open_personal_link(request: Browser, secret: FromPath[str]) -> Redirect:
    """Be this visitor in this browser as well; the seats that it has come along if they shall."""
    room, own = room_of(request), who_of(request).visitor
    visitor = await known_by(room, secret)
    if own and own != visitor and (await fields_of(request)).get("bring") == "yes":
        await personal.bring_along(room, own, visitor)
    return with_cookie(Redirect("/", status_code=303), visitor, request)


async def has_seats(room: Room, visitor: str) -> bool:
    """Whether a browser has anything to bring to another one."""
    return bool(visitor and visitor.isascii() and await room.run(personal.seats_of, room.store, visitor))


async def known_by(room: Room, secret: str) -> str:
    """The visitor of a personal link, or a refusal."""
    visitor = await room.run(personal.visitor_of, room.store, secret)
    if not visitor:
        raise Refused(words_for(None).message("me-wrong-link"))
    return visitor


@get("/game/{game_id:str}/seat/{secret:str}", include_in_schema=False)
async def seat_link(request: Browser, game_id: FromPath[str], secret: FromPath[str]) -> Response[Any]:
    """The invitation to the seat of a secret link; who sits at the table already goes on to it."""
    table = await room_of(request).table(game_id)
    async with table.turn():
        held = table.held_by(who_of(request))
        seat = table.seat_of(secret)
        if seat in held or (held and seat is None):
            return Redirect(f"/game/{game_id}")
        if seat is None:
            raise table.refuse("table-wrong-link")
        return html(invitation_page.page(table.words, table.header.game, table.called[seat], not held))


@post("/game/{game_id:str}/seat/{secret:str}", include_in_schema=False, status_code=303)
async def take_seat(request: Browser, game_id: FromPath[str], secret: FromPath[str]) -> Redirect:
    """Take the seat of a secret link, then go to the plain address, so that the secret leaves the address bar."""
    table = await room_of(request).table(game_id)
    visitor = who_of(request).visitor or new_secret()
    await table.join(secret, visitor)
    return with_cookie(Redirect(f"/game/{game_id}", status_code=303), visitor, request)


@post("/game/{game_id:str}/sit", include_in_schema=False, status_code=303)
async def sit(request: Browser, game_id: FromPath[str]) -> Response[Any]:
    """Take a free seat of a table in the list; if it is taken, the list comes back with one sentence."""
    room, who = room_of(request), who_of(request)
    visitor = who.visitor or new_secret()
    try:
        table = await room.table(game_id)
        await listing.sit_down(table, Who(visitor, "", who.address), (await fields_of(request)).get("name", ""))
    except BoardwrightError as error:
        page = home_page.page(words_for(None), *await lists(room, who), str(error))
        return html(page, 429 if isinstance(error, TooMany) else 403)
    return with_cookie(Redirect(f"/game/{game_id}", status_code=303), visitor, request)


@post("/game/{game_id:str}/do", include_in_schema=False, status_code=303)
async def do(request: Browser, game_id: FromPath[str]) -> Redirect:
    """What a browser without JavaScript says: the fields of one message of wire.py."""
    room = room_of(request)
    table = await room.table(game_id)
    message = message_of_form(await fields_of(request))
    who = who_of(request)
    held, asked = table.held_by(who), table.asked
    await obey(room, table, Watcher(held), who, message)
    if isinstance(message, AskHint):
        await table.hints.wait()
    looks = len(held) > 1 and asked in held and isinstance(message, Look | Play | AskHint)
    return Redirect(f"/game/{game_id}?look={asked}" if looks else f"/game/{game_id}", status_code=303)


@websocket("/game/{game_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], game_id: FromPath[str]) -> None:
    """The WebSocket of a game page."""
    room = room_of(socket)
    try:
        table = await room.table(game_id)
    except BoardwrightError:
        await socket.close(1008)
        return
    await serve(socket, room, table, who_of(socket), PageSender())


@get("/game/{game_id:str}/ways", include_in_schema=False)
async def ways(request: Browser, game_id: FromPath[str]) -> Response[dict[str, list[Way]]]:
    """Where the options of the position `?at=` lead, for the one who is asked: looked up beside the event loop."""
    table = await room_of(request).table(game_id)
    who = who_of(request)
    async with table.turn():
        watcher = Watcher(table.held_by(who))
        watcher.eyes = table.asked if table.asked in watcher.held else None
        asked = watcher.eyes is not None and request.query_params.get("at") == table.at
        scene, copy = (scene_of(table, watcher, who.visitor), table.game.fork()) if asked else (None, None)
    found = [] if scene is None or copy is None else await asyncio.to_thread(ways_from, copy, scene)
    return Response({"ways": found}, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


@get("/game/{game_id:str}/told", include_in_schema=False)
async def told(request: Browser, game_id: FromPath[str]) -> Response[dict[str, list[Step]]]:
    """What happened since the last turn of whoever asks; before one screen for several, what everybody may know."""
    table = await room_of(request).table(game_id)
    async with table.turn():
        steps = told_since(table, Watcher(table.held_by(who_of(request))))
    return Response({"steps": steps}, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


@post("/game/{game_id:str}/fork", include_in_schema=False, status_code=303)
async def fork(request: Browser, game_id: FromPath[str]) -> Redirect:
    """Try "what if" in a game of one's own, from a move on."""
    room = room_of(request)
    table = await room.table(game_id)
    form = await fields_of(request)
    move = number_of(form.get("move", ""), "move")
    visitor = who_of(request).visitor or new_secret()
    made = await room.fork(table, move, visitor, form.get("level", ""))
    return with_cookie(Redirect(f"/game/{made.id}", status_code=303), visitor, request)


@get("/game/{game_id:str}/replay", include_in_schema=False)
async def replay(request: Browser, game_id: FromPath[str]) -> Response[str]:
    """A moment of a game (`?move=`), through the eyes of a seat (`?seat=`) if the visitor may."""
    table = await room_of(request).table(game_id)
    asked = request.query_params
    async with table.turn():
        held = table.held_by(who_of(request))
        total = table.numbers(held).counts[-1]
        over = table.game.decision is None
        eyes: list[int | None] = [None, *(range(table.header.seats) if over else held)]
        move = number_of(asked["move"], "move") if asked.get("move") else total
        seat = number_of(asked["seat"], "seat") if asked.get("seat") else None
        if "seat" not in asked and held and (over or len(held) == 1):
            seat = held[0]  # several people before one screen see nobody's secrets unless they ask for them
        await table.tell_story()
        return html(replay_page.page(moment_of(table, move, held, seat), total, eyes))


@get("/game/{game_id:str}/export", include_in_schema=False)
async def export(request: Browser, game_id: FromPath[str]) -> Response[dict[str, Any]]:
    """The whole game as a file that /saved opens, once there is nothing to hide from the person who asks."""
    table = await room_of(request).table(game_id)
    async with table.turn():
        return download(f"{table.header.game}-{table.id}.json", record_of(table, who_of(request)))


@get("/game/{game_id:str}/bug-report", include_in_schema=False)
async def bug_report(request: Browser, game_id: FromPath[str]) -> Response[dict[str, Any]]:
    """A record that `boardwright replay` opens, with the version, the digest and what was on the screen.

    Of a running online game only what its reader may see is in it, and nothing can be replayed.
    """
    table = await room_of(request).table(game_id)
    who = who_of(request)
    async with table.turn():
        held = table.held_by(who)
        whole = may_have_record(table, held)
        if not whole and not held:
            raise table.refuse("table-not-seated")
        record = table.game.record if whole else {"game": table.header.game, "rules": table.header.rules}
        scene = scene_of(table, Watcher(held), who.visitor)
        record["report"] = {
            "version": version(),
            "digest": table.game.state.digest() if whole else None,
            "table": table.id,
            "move": scene.moves,
            "when": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
            "seat": scene.viewer,
            "view": scene.view,
            "lines": [plain(line.text) for line in scene.lines[-20:]],
            "question": None if scene.decision is None else table.words.ask(scene.decision),
            "options": []
            if scene.decision is None
            else [table.words.offered(scene.decision, option) for option in scene.decision.options],
            "browser": request.headers.get("user-agent", "")[:200],
        }
        if whole:
            record["check"] = digest_of({key: value for key, value in record.items() if key != "check"})
    return download(f"bug-{table.header.game}-{table.id}.json", record)


def record_of(table: Table, who: Who) -> dict[str, Any]:
    """The record, for those who may have it."""
    if not may_have_record(table, table.held_by(who)):
        raise table.refuse("fork-not-now")
    return saving.saved(table, table.held_by(who))


def download(name: str, data: dict[str, Any]) -> Response[dict[str, Any]]:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(data, media_type=MediaType.JSON, headers=headers)


def with_cookie(answer: Redirect, visitor: str, request: Browser) -> Redirect:
    answer.cookies.append(cookie_of(visitor, request.url.scheme == "https"))
    return answer


HANDLERS: list[Any] = [
    home, create, learn, open_link, go_on, me, change_me, personal_link, open_personal_link,
    game, seat_link, take_seat, sit, do, live, ways, told, fork, replay, export, bug_report,
    *LIBRARY,
]  # fmt: skip
