"""Takes the pictures of the table in docs/images from games that are really played, a bot advising the one who clicks.

python tools/pictures.py [home arcs scythe imperium replay library]
"""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import boardwright  # noqa: E402
from boardwright.bots import Bot, new_bot  # noqa: E402
from tests.table.browser.running import browsing, serving  # noqa: E402
from tests.table.browser.visitor import OVER, PHONE, WIDE, Visitor  # noqa: E402

IMAGES = ROOT / "docs" / "images"
COLOURS = 256
LEVEL = "easy"

MOMENTS = {"arcs": (40, 5, {"leaders_and_lore": "base"}), "scythe": (60, 7, {}), "imperium": (60, 3, {})}
"""For each game: after how many clicks it is shown at the earliest, its seed, its options."""

REPLAYED = ("arcs", 11)
"""The game whose replay is shown, and its seed."""

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


def start(visitor: Visitor, game: str, seed: int, options: dict[str, str]) -> str:
    """Sit down against two bots; the address of the game."""
    address = visitor.start(game, "person", f"bot:{LEVEL}", f"bot:{LEVEL}", seed=seed, **options)
    visitor.until_asked()
    return f"/game/{address}"


def click(visitor: Visitor, address: str, adviser: Bot) -> None:
    """Play what a bot advises, an option or a whole set."""
    now = boardwright.load(visitor.page.request.get(f"{address}/export").json())
    before, choosing, offered = visitor.at, visitor.is_choosing, [option["option"] for option in visitor.options]
    while now.decision is not None:
        advice = adviser.choose(now, now.decision.seat)
        said = now.rules.vocabulary.outside(advice)
        if said in offered:
            visitor.actions.nth(offered.index(said)).locator("span").first.click()
        now.play(advice)
        if not now.within_set:
            break
    if choosing:
        visitor.confirm()
    visitor.until_asked_or_over(before)


def play(visitor: Visitor, game: str) -> str:
    """Play to a moment at which there is something to choose on the board; the address of the game."""
    clicks, seed, options = MOMENTS[game]
    address, adviser = start(visitor, game, seed, options), new_bot(LEVEL, seed)
    while clicks > 0 or len([option for option in visitor.options if option["spots"]]) < 4:
        click(visitor, address, adviser)
        clicks -= 1
    return address


def replay(visitor: Visitor) -> str:
    """Play a whole game; the address of a late moment of it, seen by another seat."""
    game, seed = REPLAYED
    address, adviser = start(visitor, game, seed, {}), new_bot(LEVEL, seed)
    while not visitor.page.locator(OVER).count():
        click(visitor, address, adviser)
    return f"{address}/replay?move={visitor.moves * 2 // 3}&seat=1"


def main(wanted: list[str]) -> None:
    """Play what is needed, then take the wanted pictures, wide and on a phone."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        visitor = Visitor(browser.new_context(base_url=address, **WIDE))
        shown = {"home": "/", "library": "/library/arcs"}
        shown |= {game: play(visitor, game) for game in MOMENTS if game in wanted}
        if "replay" in wanted:
            shown["replay"] = replay(visitor)
        known = visitor.context.storage_state()
        for kind, screen in (("wide", WIDE), ("phone", PHONE)):
            context = browser.new_context(base_url=address, color_scheme="light", storage_state=known, **screen)
            page = context.new_page()
            for name in wanted:
                page.goto(shown[name])
                take(page, f"{name}-{kind}")
            context.close()


if __name__ == "__main__":
    main(sys.argv[1:] or ALL)
