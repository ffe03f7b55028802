"""How a browser says that it wants push messages, and the worker that shows them there."""

from pathlib import Path
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody
from msgspec import Struct

from boardwright.kernel.errors import BadSetting

from .api import room_of
from .errors import Refused
from .scene import words_for
from .seats import hashed, who_of
from .subscriptions import Wanted, checked, subscribe, unsubscribe

WORKER = Path(__file__).parent / "static" / "push-worker.js"

Browser = Request[Any, Any, Any]


class PushKey(Struct):
    """The key that a browser subscribes to; "" where no push messages are sent."""

    key: str


@get("/push", include_in_schema=False)
async def key(request: Browser) -> PushKey:
    """What a browser needs to know before it subscribes."""
    return PushKey(room_of(request).pusher.public_key)


@post("/push", include_in_schema=False, status_code=204)
async def begin(request: Browser, data: JSONBody[Wanted]) -> None:
    """Tell this browser when a seat that it holds is asked."""
    room, visitor = room_of(request), who_of(request).visitor
    if not room.pusher.public_key:
        raise BadSetting(words_for(None).message("push-off"))
    host, anywhere = request.headers.get("host", ""), room.pusher.how.anywhere
    wanted = checked(data, hashed(visitor), host, anywhere)
    if not visitor or not await room.run(subscribe, room.store, wanted):
        raise Refused(words_for(None).message("push-no-seat"))


@delete("/push", include_in_schema=False)
async def end(request: Browser) -> None:
    """Tell this browser no more."""
    room, visitor = room_of(request), who_of(request).visitor
    if visitor:
        await room.run(unsubscribe, room.store, hashed(visitor))


@get("/push-worker.js", include_in_schema=False, sync_to_thread=False)
def worker() -> Response[str]:
    """The service worker; it lies at the top, as it is responsible for the pages beside and below it."""
    text = WORKER.read_text(encoding="utf-8")
    return Response(text, media_type="text/javascript", headers={"cache-control": "no-cache"})


HANDLERS: list[Any] = [key, begin, end, worker]
