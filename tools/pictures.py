"""Takes the pictures of the table in docs/images from games that are really played, a bot advising the one who clicks.

    python tools/pictures.py [home arcs scythe imperium replay library]
"""

import io
import json
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import boardwright  # noqa: E402
from boardwright.bots import new_bot  # noqa: E402
from tests.table.browser.running import browsing, serving  # noqa: E402
from tests.table.browser.visitor import PHONE, WIDE, Visitor  # noqa: E402

IMAGES = ROOT / "docs" / "images"
COLOURS = 128
LEVEL = "easy"

MOMENTS = {"arcs": (40, 5, {"leaders_and_lore": "base"}), "scythe": (60, 7, {}), "imperium": (60, 3, {})}
"""For each game: after how many clicks it is shown at the earliest, its seed, its options."""

ALL = ["home", *MOMENTS, "replay", "library"]


def take(page: Page, name: str) -> None:
    """Keep what a page shows, in few colours."""
    page.mouse.move(0, 0)  # nothing is pointed at
    page.wait_for_load_state("networkidle")
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    few = picture.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    IMAGES.mkdir(exist_ok=True)
    path = IMAGES / f"table-{name}.png"
    few.save(path, optimize=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KB", flush=True)


def play(visitor: Visitor, game: str) -> None:
    """Play to a moment at which there is something to choose on the board."""
    clicks, seed, options = MOMENTS[game]
    address = visitor.start(game, "person", f"bot:{LEVEL}", f"bot:{LEVEL}", seed=seed, **options)
    adviser = new_bot(LEVEL, seed)
    visitor.until_asked()
    while clicks > 0 or len([option for option in visitor.options if option["spots"]]) < 4:
        record = visitor.page.request.get(f"/game/{address}/export").json()
        now = boardwright.load(record)
        assert now.decision is not None
        advice = json.dumps(list(adviser.choose(now, now.decision.seat)))
        before = visitor.at
        visitor.page.locator(f"#actions .action[value='{advice}']").click()
        visitor.until_asked(before)
        clicks -= 1


def pictures(visitor: Visitor, wanted: list[str], kind: str) -> None:
    """All wanted pictures of one kind of screen."""
    page = visitor.page
    for game in MOMENTS:
        if game in wanted:
            play(visitor, game)
            take(page, f"{game}-{kind}")
    if "replay" in wanted:
        address = visitor.start("arcs", "person", f"bot:{LEVEL}", seed=11)
        visitor.finish()
        page.goto(f"/game/{address}/replay?move={visitor.moves * 2 // 3}&seat=1")
        take(page, f"replay-{kind}")
    for name, path in (("home", "/"), ("library", "/library/arcs")):
        if name in wanted:
            page.goto(path)
            take(page, f"{name}-{kind}")


def main(wanted: list[str]) -> None:
    """Take the wanted pictures, wide and on a phone."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        for kind, screen in (("wide", WIDE), ("phone", PHONE)):
            context = browser.new_context(base_url=address, color_scheme="light", **screen)
            pictures(Visitor(context), wanted, kind)
            context.close()


if __name__ == "__main__":
    main(sys.argv[1:] or ALL)
