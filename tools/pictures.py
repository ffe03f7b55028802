"""Takes the pictures of the table in docs/images from games that are really played, a bot advising the one who clicks.

python tools/pictures.py [home arcs scythe imperium campaign chapter summit intermission ending replay library]
"""

import io
import sys
import tempfile
from dataclasses import dataclass, field
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
LEAST_TO_CHOOSE = 4


@dataclass(frozen=True)
class Moment:
    """A game, and when it is shown: after so many clicks at the earliest, with something to choose on the board."""

    game: str
    clicks: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    shows: str = ""
    """What has to be seen then, as css; nothing else is waited for."""


ACT_II = {"acts": "act_2", "first_act": "2", "fates": "hegemon,pathfinder,steward"}
MOMENTS = {
    "arcs": Moment("arcs", 40, 5, {"leaders_and_lore": "base"}),
    "scythe": Moment("scythe", 60, 7),
    "imperium": Moment("imperium", 60, 3),
    "campaign": Moment("arcs_campaign", 40, 4, ACT_II),
    "chapter": Moment("arcs", 0, 11, {}, "details.moment-chapter .arcs-gained"),
    "summit": Moment("arcs_campaign", 0, 4, ACT_II, "#deal[data-asked]"),
    "intermission": Moment("arcs_campaign", 0, 4, {"acts": "act_2"}, ".intermission .reach-fate"),
}

REPLAYED = ("arcs", 11)
"""The game whose end and replay are shown, and its seed."""

ALL = ["home", *MOMENTS, "ending", "replay", "library"]


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
    """Play what a bot advises, an option or a whole set; the last option instead of one that has no button."""
    now = boardwright.load(visitor.page.request.get(f"{address}/export").json())
    before, choosing, offered = visitor.at, visitor.is_choosing, [option["option"] for option in visitor.options]
    while now.decision is not None:
        advice = adviser.choose(now, now.decision.seat)
        said = now.rules.vocabulary.outside(advice)
        if said in offered:
            visitor.actions.nth(offered.index(said)).locator("span").first.click()
        elif not choosing:
            visitor.actions.last.locator("span").first.click()
            break
        now.play(advice)
        if not now.within_set:
            break
    if choosing:
        visitor.confirm()
    visitor.until_asked_or_over(before)


def play(visitor: Visitor, moment: Moment) -> str:
    """Play to a moment; the address of the game."""
    address, adviser = start(visitor, moment.game, moment.seed, moment.options), new_bot(LEVEL, moment.seed)
    clicks = moment.clicks
    while clicks > 0 or not is_there(visitor, moment):
        click(visitor, address, adviser)
        clicks -= 1
    return address


def is_there(visitor: Visitor, moment: Moment) -> bool:
    """Whether the page shows what is waited for."""
    if moment.shows:
        return visitor.page.locator(moment.shows).count() > 0
    return len([option for option in visitor.options if option["spots"]]) >= LEAST_TO_CHOOSE


def ended(visitor: Visitor) -> dict[str, str]:
    """Play a whole game; the addresses of its end, and of a late moment of it, seen by another seat."""
    game, seed = REPLAYED
    address, adviser = start(visitor, game, seed, {}), new_bot(LEVEL, seed)
    while not visitor.page.locator(OVER).count():
        click(visitor, address, adviser)
    return {"ending": address, "replay": f"{address}/replay?move={visitor.moves * 2 // 3}&seat=1"}


def main(wanted: list[str]) -> None:
    """Play what is needed, then take the wanted pictures, wide and on a phone."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        visitor = Visitor(browser.new_context(base_url=address, **WIDE))
        shown = {"home": "/", "library": "/library/arcs"}
        shown |= {name: play(visitor, moment) for name, moment in MOMENTS.items() if name in wanted}
        if {"ending", "replay"} & set(wanted):
            shown |= ended(visitor)
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
