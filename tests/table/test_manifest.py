"""The table as an app: its manifest, its icons, and links that are pasted as an app has no address bar."""

import re
import struct
from collections.abc import Callable
from html import unescape

import pytest

from .server import Browser

pytestmark = pytest.mark.plain_only

Browsers = Callable[[], Browser]


def png_size(data: bytes) -> tuple[int, int]:
    """The width and the height that a PNG says it has."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_the_manifest_and_its_icons(browser: Browsers) -> None:
    http = browser().http
    answer = http.get("/manifest.webmanifest")
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/manifest+json"
    told = answer.json()
    assert told["name"] == told["short_name"] == "Boardwright" and told["display"] == "standalone"
    assert told["start_url"] == told["scope"] == told["id"] == "/"
    assert re.fullmatch("#[0-9a-f]{6}", told["theme_color"]) and told["background_color"] == told["theme_color"]
    offered = {(icon["sizes"], icon["purpose"], icon["type"]) for icon in told["icons"]}
    assert {("192x192", "any", "image/png"), ("512x512", "any", "image/png")} <= offered
    assert {("512x512", "maskable", "image/png"), ("any", "any", "image/svg+xml")} <= offered
    for icon in told["icons"]:
        picture = http.get(icon["src"])
        assert picture.status_code == 200 and picture.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            assert "{}x{}".format(*png_size(picture.content)) == icon["sizes"]


def test_every_page_names_the_manifest(browser: Browsers) -> None:
    me = browser()
    me.start("arcs", "person", "bot:random")
    style = me.http.get("/static/table.css").text
    for path in ("/", f"/game/{me.game}", f"/game/{me.game}/replay", "/library", "/library/arcs", "/nowhere"):
        answer = me.http.get(path, headers={"accept": "text/html"})
        assert "manifest-src 'self'" in answer.headers["content-security-policy"]
        assert '<link rel="manifest" href="/manifest.webmanifest">' in answer.text, path
        assert "viewport-fit=cover" in answer.text and '<a class="brand" href="/">' in answer.text, path
        touched = re.search('rel="apple-touch-icon" href="([^"]+)"', answer.text)
        assert touched and png_size(me.http.get(touched[1]).content) == (180, 180)
        bar = re.findall('name="theme-color" media="[^"]+" content="(#[0-9a-f]+)"', answer.text)
        assert f"--bar: light-dark({', '.join(bar)});" in style, "the frame has the colour of the header"


def test_a_pasted_link_leads_to_its_seat(browser: Browsers) -> None:
    ann, bob = browser(), browser()
    ann.start("arcs", "person", "person", mode="online")
    link = re.search(rf"/game/{ann.game}/seat/[\w-]+", unescape(ann.page()))
    assert link
    for pasted in (link[0], f" https://games.example.org{link[0]}\n", f"Arcs: {bob.address}{link[0]} (for you)"):
        answer = bob.http.post("/open", data={"link": pasted})
        assert answer.status_code == 303 and answer.headers["location"] == link[0]
    answer = bob.http.post("/open", data={"link": f"{bob.address}/game/{ann.game}?look=1"})
    assert answer.status_code == 303 and answer.headers["location"] == f"/game/{ann.game}"


def test_a_pasted_link_leads_nowhere_else(browser: Browsers) -> None:
    me = browser()
    for pasted in ("", "https://evil.example/", "/game/", "/seat/abc", "/game//evil.example"):
        answer = me.http.post("/open", data={"link": pasted}, headers={"accept": "text/html"})
        assert answer.status_code == 400 and "Paste the whole link" in unescape(answer.text), pasted
    gone = me.http.post("/open", data={"link": "/game/nosuchgame"}, follow_redirects=True)
    assert gone.status_code == 404
    assert me.http.post("/open", data={}).status_code == 400
    foreign = {"origin": "https://evil.example"}
    assert me.http.post("/open", data={"link": "/game/a"}, headers=foreign).status_code == 403
