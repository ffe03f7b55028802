"""Takes the pictures of the table in docs/images, of games that bots have really played.

python tools/pictures.py [NAME …]      all pictures, or those of these names (see PICTURES)

A new picture is one more line in PICTURES: an address or a game, when it is shown, and what is done on the page first.
"""

import io
import json
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, Page, expect

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import boardwright  # noqa: E402
from boardwright.bots import new_bot  # noqa: E402
from boardwright.kernel.game import Game  # noqa: E402
from boardwright.table.telling import turn_of_others  # noqa: E402
from tests.table.browser.running import browsing, serving  # noqa: E402
from tests.table.browser.visitor import OVER, PHONE, WIDE, Visitor  # noqa: E402
from tests.table.saved_games import in_intermission, saved  # noqa: E402

IMAGES = ROOT / "docs" / "images"
COLOURS = 256
MOST_MOVES = 4000
SCREENS = {"wide": WIDE, "phone": PHONE}

When = Callable[[Game], bool]
Do = Callable[[Page], None]
Theme = Literal["light", "dark"]


# -- when a game is shown ------------------------------------------------------------------------------------------


def asked(*words: str, after: int = 0, options: int = 1, hand: int = 0) -> When:
    """Somebody is asked one of these, late enough, with so many options and cards in hand."""

    def is_so(game: Game) -> bool:
        decision = game.decision
        if decision is None or decision.ask not in words or len(game.moves) < after or len(decision.options) < options:
            return False
        return not hand or len(game.view(decision.seat)["players"][decision.seat]["hand"]) >= hand

    return is_so


def just(verb: str, quiet: str = "", after: int = 0) -> When:
    """Something has just happened, and nothing that is called so in the view is going on."""

    def is_so(game: Game) -> bool:
        recent = (event.what[0] for event in reversed(game.events) if event.move == len(game.moves))
        return len(game.moves) >= after and verb in recent and (not quiet or game.view(None)["doing"] != quiet)

    return is_so


def after_others(least: int, most: int, moves: int) -> When:
    """The others have done so much since the last turn of the one who is asked, and moved."""

    def is_so(game: Game) -> bool:
        if game.decision is None or len(game.moves) < moves or game.decision.ask not in ("lead", "follow"):
            return False
        first, last = turn_of_others(game, [game.decision.seat])
        verbs = [event.what[0] for event in game.events if first < event.move <= last]
        return last == len(game.moves) and least <= len(verbs) <= most and verbs.count("moved") > 1

    return is_so


def last_move(game: Game) -> bool:
    """The next move may be the last one."""
    return game.decision is not None and ends(game)


def ends(game: Game) -> bool:
    tried = game.fork()
    assert tried.decision is not None
    tried.play(tried.decision.options[-1])
    return tried.decision is None


# -- what is done on the page before -------------------------------------------------------------------------------


def nothing(page: Page) -> None:
    """Just look."""


def read_the_scene(page: Page) -> None:
    """What is told of the chapter before has been read."""
    page.evaluate("document.querySelectorAll('#scene .moment').forEach((scene) => { scene.open = false; })")


def ask_what_happened(page: Page) -> None:
    """Until all arrows are there."""
    page.locator("[data-command=tell]").click()
    expect(page.locator("#telling")).to_be_visible()
    page.wait_for_function("""() => {
      const [now, all] = document.querySelector(".telling-count").textContent.split("/");
      return all && now === all;
    }""")


def end_the_game(page: Page) -> None:
    """Play the last move, unless somebody has."""
    if not page.locator(OVER).count():
        page.locator("#actions .action").last.click()
        expect(page.locator(OVER)).to_be_attached()


def look_back(page: Page) -> None:
    """At a late moment of a game that is over, with other eyes."""
    end_the_game(page)
    moves = int(page.locator("#state").get_attribute("data-moves") or 0)
    page.goto(f"{page.url}/replay?move={moves * 2 // 3}&seat=1")


# -- the pictures --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Picture:
    """A page: an address, or a game of bots and when it is shown to the seat that is asked."""

    address: str = ""
    game: str = ""
    when: When = lambda game: True
    seed: int = 1
    seats: int = 3
    options: dict[str, object] = field(default_factory=dict)
    level: str = "easy"
    lesson: int = 0
    """If the lesson of the game is shown: after so many of its answers."""
    shows: str = ""
    """What has to be seen then, as css."""
    do: Do = nothing
    themes: tuple[Theme, ...] = ("light",)


both: tuple[Theme, ...] = ("light", "dark")
ACT_II: dict[str, object] = {"acts": "act_2", "first_act": 2, "fates": "hegemon,pathfinder,steward"}
arcs = partial(Picture, game="arcs", options={"leaders_and_lore": "base"})
campaign = partial(Picture, game="arcs_campaign", options=ACT_II)
imperium = partial(Picture, game="imperium")
scythe = partial(Picture, game="scythe")

PICTURES: dict[str, Picture] = {
    "home": Picture("/"),
    "library": Picture("/library/arcs"),
    "arcs": arcs(when=asked("turn", after=120, options=5, hand=2), seed=5, themes=both),
    "battle": arcs(when=asked("hit_ship", "hit_first", "self_hits", after=60), seed=3, shows=".moment-battle"),
    "told": arcs(when=after_others(5, 10, 60), seed=6, do=ask_what_happened),
    "lesson": arcs(lesson=40, shows="#lesson"),
    "campaign": campaign(when=asked("turn", after=100, options=4, hand=2), seed=4, themes=both),
    "summit": campaign(when=asked("negotiate", "deal_begins"), seed=4, level="random", shows="#deal"),
    "intermission": campaign(
        when=in_intermission, options={"acts": "act_2"}, level="random", do=read_the_scene, shows=".intermission"
    ),
    "scythe": scythe(when=asked("section", after=260), seed=7, themes=both),
    "combat": scythe(when=asked("dial", after=100), seed=8, seats=5, shows=".moment-combat"),
    "encounter": scythe(when=asked("encounter"), seed=2, shows=".moment-encounter"),
    "imperium": imperium(when=asked("turn", "activate", after=160, options=4), seed=3, themes=both),
    "solstice": imperium(when=just("solstice_card", "solstice", after=150), seed=3, shows=".moment-solstice"),
    "accession": imperium(when=just("empire", "solstice"), seed=3, shows=".moment-accession"),
    "chapter": arcs(when=just("chapter_ends"), seed=11, options={}, shows="details.moment-chapter .arcs-gained"),
    "end": arcs(when=last_move, seed=11, options={}, do=end_the_game, shows="#ending"),
    "replay": arcs(when=last_move, seed=11, options={}, do=look_back),
}


def main(wanted: list[str]) -> None:
    """Play what is needed, then take the wanted pictures, wide and on a phone."""
    unknown = [name for name in wanted if name not in PICTURES]
    if unknown:
        raise SystemExit(f"There is no picture {unknown[0]!r}; there are {', '.join(PICTURES)}.")
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        for number, name in enumerate(wanted, 1):
            began = time.monotonic()
            sizes = take(browser, address, Path(folder), name, PICTURES[name])
            print(f"{number}/{len(wanted)} {name}: {', '.join(sizes)} ({time.monotonic() - began:.0f} s)", flush=True)


def take(browser: Browser, address: str, folder: Path, name: str, picture: Picture) -> list[str]:
    """Take a picture on all screens, in all its themes; their sizes."""
    visitor = Visitor(browser.new_context(base_url=address, **WIDE))
    visitor.page.goto("/")
    visitor.page.evaluate("localStorage.setItem('boardwright', JSON.stringify({ tips: false }))")
    if picture.lesson:
        there = learn(visitor, picture)
    else:
        there = picture.address or sit_down(visitor, folder, played(picture))
    known, sizes = visitor.context.storage_state(), []
    visitor.context.close()
    for theme in picture.themes:
        for kind, screen in SCREENS.items():
            context = browser.new_context(base_url=address, color_scheme=theme, storage_state=known, **screen)
            page = context.new_page()
            page.goto(there)
            picture.do(page)
            if picture.shows:
                expect(page.locator(picture.shows).first).to_be_visible()
            path = IMAGES / f"table-{name}-{kind}{'' if theme == 'light' else f'-{theme}'}.png"
            sizes.append(f"{keep(page, path) // 1024} KB")
            context.close()
    return sizes


def keep(page: Page, path: Path) -> int:
    """Keep what a page shows, in few colours; its size."""
    page.mouse.move(0, 0)  # nothing is pointed at
    page.evaluate("document.fonts.ready.then(() => true)")
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    few = picture.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(path, optimize=True)
    return path.stat().st_size


def played(picture: Picture) -> Game:
    """The game at its moment; from seed to seed until it comes to that."""
    for seed in range(picture.seed, picture.seed + 20):
        game = boardwright.new(picture.game, picture.seats, seed, picture.options)
        bots = [new_bot(picture.level, seed * 10 + seat) for seat in range(picture.seats)]
        while game.decision is not None and len(game.moves) < MOST_MOVES:
            if picture.when(game):
                return game
            seat = game.decision.seat
            game.play(bots[seat].choose(game, seat))
    raise SystemExit(f"No game of {picture.game} came to that.")


def sit_down(visitor: Visitor, folder: Path, game: Game) -> str:
    """Go on with a game at the seat that is asked, against bots; its address."""
    assert game.decision is not None
    seat = game.decision.seat
    chairs = ["person" if here == seat else "bot:easy" for here in range(game.seats)]
    file = folder / "game.json"
    file.write_text(json.dumps(saved(game, *chairs, mine=seat)))
    page = visitor.page
    page.goto("/")
    page.locator(".saved-game input[type=file]").set_input_files(file)
    page.locator(".saved-game button[value=local]").click()
    expect(page.locator("#state")).to_be_attached()
    return page.url


def learn(visitor: Visitor, picture: Picture) -> str:
    """Follow a lesson; the address of its game."""
    address = visitor.page.request.post(f"/learn/{picture.game}", max_redirects=0).headers["location"]
    visitor.page.goto(address)
    for _ in range(picture.lesson):
        visitor.until_asked()
        before = visitor.at
        taught = json.loads(visitor.page.locator("#lesson").get_attribute("data-teaches") or "[]")
        visitor.page.locator(f"#actions .action[value='{json.dumps(taught[0])}']").click()
        visitor.until_asked(before)
    return address


if __name__ == "__main__":
    main(sys.argv[1:] or list(PICTURES))
