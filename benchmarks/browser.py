"""What people wait for in the browser: `python benchmarks/browser.py [--clicks 40] [--seconds 3] [arcs scythe …]`.

A late and crowded position of each game, in Chromium before a table of its own, as tests/table/browser has them:

- from a click on an option until the changed screen is painted, in milliseconds; what bots answer comes later;
- panning and zooming its board, in frames a second;
- its page over the wire, in kilobytes: compressed, without fonts and fixed drawings, which a browser keeps.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Page
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.table.browser.late import sit_down  # noqa: E402
from tests.table.browser.running import browsing, serving  # noqa: E402
from tests.table.browser.visitor import OVER, WIDE, Visitor  # noqa: E402
from tests.table.late_games import LATE  # noqa: E402

CLICK = """() => new Promise((done) => {
  const state = () => document.querySelector("#state").dataset.at;
  const before = state(), offered = document.querySelectorAll("#actions .action:enabled");
  const button = offered[Math.floor(offered.length / 2)];
  let began = 0;
  const watching = new MutationObserver(() => {
    if (state() === before) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began))); // after the frame is painted
  });
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  began = performance.now();
  button.click();
})"""
"""Clicks an option from among those of the action bar, and says when the changed screen was painted."""

SEEN = """() => !document.documentElement.hasAttribute("data-fresh")"""

MOVE = """([seconds, zooming]) => new Promise((done) => {
  const stage = document.querySelector(".stage-view"), box = stage.getBoundingClientRect();
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  const at = (turn) => ({ clientX: x + 120 * Math.sin(turn), clientY: y + 90 * Math.cos(turn) });
  const shared = { bubbles: true, cancelable: true, pointerId: 7 };
  const point = (kind, turn) => stage.dispatchEvent(new PointerEvent(kind, { ...at(turn), ...shared }));
  const turnWheel = (deltaY) => stage.dispatchEvent(new WheelEvent("wheel", { ...at(0), ...shared, deltaY }));
  stage.setPointerCapture = () => {};
  if (!zooming) point("pointerdown", 0);
  let frames = 0, began = 0;
  const step = (now) => {
    began ||= now;
    const passed = (now - began) / 1000;
    if (passed >= seconds) { if (!zooming) point("pointerup", 0); done(frames / passed); return; }
    frames += 1;
    if (zooming) turnWheel(Math.sin(passed * 3) > 0 ? -12 : 12);
    else point("pointermove", passed * 4);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})"""
"""Drags the board in circles, or turns the wheel to and fro, once in each frame; the frames in a second."""


def clicks(visitor: Visitor, wanted: int) -> list[float]:
    """How long each of some clicks took."""
    took: list[float] = []
    while len(took) < wanted and not visitor.page.locator(OVER).count():
        visitor.page.wait_for_function(SEEN)
        before = visitor.at
        if visitor.is_choosing:
            visitor.confirm()
        else:
            took.append(visitor.page.evaluate(CLICK))
        visitor.until_asked_or_over(before)
    return took


def frames(page: Page, seconds: float) -> tuple[float, float] | None:
    """Frames a second while the board is dragged, and while it is zoomed; None for one that scrolls like a page."""
    if page.locator(".stage-view [data-scroll]").count():
        return None
    return tuple(page.evaluate(MOVE, [seconds, zooming]) for zooming in (False, True))


def kilobytes(page: Page) -> float:
    """The page itself over the wire."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    sizes: dict[str, float] = {}
    pages: list[str] = []
    line.on(
        "Network.requestWillBeSent",
        lambda event: pages.append(event["requestId"]) if event["type"] == "Document" else None,
    )
    line.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    page.reload(wait_until="networkidle")
    return sizes[pages[0]] / 1000


def main() -> None:
    """Measure and show a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[[], *LATE], default=[])
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=3)
    given = parser.parse_args()
    shown = Table("late game", "click, ms: half", "90 %", "frames a second: dragged", "zoomed", "page, KB")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        for name in given.games or LATE:
            visitor = Visitor(browser.new_context(base_url=address, **WIDE), hasty=True)
            visitor.context.set_default_timeout(120_000)
            page = sit_down(visitor, name)
            size, moved = kilobytes(page), frames(page, given.seconds)
            took = sorted(clicks(visitor, given.clicks))
            fast = [f"{one:.0f}" for one in moved] if moved else ["scrolls", "–"]
            shown.add_row(name, f"{median(took):.0f}", f"{took[int(len(took) * 0.9)]:.0f}", *fast, f"{size:.0f}")
            visitor.context.close()
    Console().print(shown)


if __name__ == "__main__":
    main()
