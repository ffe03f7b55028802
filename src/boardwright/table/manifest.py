"""The table as an app on the home screen of a phone, or in a window of its own: what a browser is told about it."""

from typing import Any

import msgspec
from litestar import Response, get

from .pages.parts import BACKGROUND, MANIFEST, STATIC
from .scene import words_for

ICONS = (
    ("app/icon-192.png", "192x192", "image/png", "any"),
    ("app/icon-512.png", "512x512", "image/png", "any"),
    ("app/maskable-512.png", "512x512", "image/png", "maskable"),
    ("favicon.svg", "any", "image/svg+xml", "any"),
)
"""The pictures of the app, made by tools/icons.py: file, sizes, type, and whether its edges may be cut off."""


@get(MANIFEST, include_in_schema=False, sync_to_thread=False)
def manifest() -> Response[bytes]:
    """The web app manifest."""
    words = words_for(None)
    told: dict[str, Any] = {
        "id": "/",
        "name": words.message("table-name"),
        "short_name": words.message("table-name"),
        "description": words.message("home-about"),
        "lang": words.language,
        "categories": ["games"],
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": BACKGROUND["light"],
        "theme_color": BACKGROUND["light"],
        "icons": [
            {"src": f"{STATIC}/{file}", "sizes": sizes, "type": sort, "purpose": purpose}
            for file, sizes, sort, purpose in ICONS
        ],
    }
    headers = {"cache-control": "no-cache"}
    return Response(msgspec.json.encode(told), media_type="application/manifest+json", headers=headers)


HANDLERS: list[Any] = [manifest]
