"""Going on with a late and crowded game."""

import json
from functools import cache

from playwright.sync_api import FilePayload, Page

from ..late_games import stored
from ..saved_games import saved
from .visitor import RETRIES, Visitor


@cache
def file_of(name: str) -> FilePayload:
    """The file of such a game; the seat that is asked is a person's."""
    game = stored(name)
    assert game.decision is not None
    asked = game.decision.seat
    chairs = ["person" if seat == asked else "bot:easy" for seat in range(game.seats)]
    content = json.dumps(saved(game, *chairs, mine=asked)).encode()
    return {"name": "late.json", "mimeType": "application/json", "buffer": content}


def sit_down(visitor: Visitor, name: str) -> Page:
    """Go on with a late game, as the form of the home page would. Scenes that tell of what happened are folded up."""
    page = visitor.page
    answer = page.request.post(
        "/saved", multipart={"mode": "local", "file": file_of(name)}, max_redirects=0, max_retries=RETRIES
    )
    page.goto(answer.headers["location"])
    visitor.until_asked()
    page.evaluate("document.querySelectorAll('#scene .moment').forEach((scene) => { scene.open = false; })")
    return page
