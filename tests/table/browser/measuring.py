"""Measures what is on a page: how small and how faint its texts are, which words are broken, and what lies on what."""

import io
from itertools import combinations
from statistics import median
from typing import Any

from PIL import Image
from playwright.sync_api import Page

SMALLEST = 12
"""Pixels of the page."""

SMALL = """([smallest, part]) => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector(part), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const element = walker.currentNode.parentElement;
    if (!/[\\p{L}\\p{N}]/u.test(text) || element.closest(".unseen")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.getBoundingClientRect().width < 1) continue; /* drawn, in a part that is not shown */
    const matrix = element.ownerSVGElement && element.getScreenCTM();
    const size = parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    const name = element.className.baseVal ?? element.className;
    if (size >= 1 && size < smallest - 0.05) found.push(`${text} (${name}): ${size.toFixed(1)}`);
  }
  return [...new Set(found)];
}"""

LINES = """() => {
  const lines = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const scene = document.querySelector("#scene");
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const element = walker.currentNode.parentElement;
    if (!/[\\p{L}\\p{N}]/u.test(text) || element.closest(".unseen") || scene.contains(element)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.getBoundingClientRect().width < 1) continue; /* drawn, in a part that is not shown */
    const style = getComputedStyle(element);
    if (parseFloat(style.fontSize) < 1) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const drawn = Boolean(element.ownerSVGElement);
    const matrix = drawn && element.getScreenCTM();
    const size = parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    for (const whole of range.getClientRects()) {
      const middle = (whole.top + whole.bottom) / 2; /* the letters, without the room around a line */
      const box = { left: whole.left, right: whole.right, top: middle - size * 0.36, bottom: middle + size * 0.36 };
      for (let here = element; here; here = here.parentElement) {
        if (drawn && here.ownerSVGElement) continue;
        if (getComputedStyle(here).overflow === "visible" && here !== document.body) continue;
        const room = here.getBoundingClientRect();
        box.left = Math.max(box.left, room.left);
        box.right = Math.min(box.right, room.right);
        box.top = Math.max(box.top, room.top);
        box.bottom = Math.min(box.bottom, room.bottom);
      }
      if (box.right - box.left < 3 || box.bottom - box.top < 3) continue;
      const fan = element.closest(".imperium-stack, .arcs-round")?.className ?? ""; /* cards lie on each other here */
      const halo = style.paintOrder.startsWith("stroke") ? style.stroke : "";
      lines.push({ ...box, text, size, drawn, fan, halo, fill: drawn ? style.fill : style.color });
    }
  }
  return lines;
}"""
"""Every line of text as far as it can be seen: its box, and its colour."""

BROKEN = """() => [...document.querySelectorAll(
  ".imperium-name, .imperium-text span, .panel-name, .arcs-court-name, .arcs-card-name, .scythe-card-name, .action span"
)].flatMap((element) => {
  const broken = [];
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !element.checkVisibility()) continue;
    for (const word of node.nodeValue.matchAll(/[\\p{L}']+/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(boxes.map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word[0]);
    }
  }
  return broken;
})"""
"""Words that stand on two lines."""

CUT = """(scrolls) => {
  const found = new Set();
  const cards = ["div.arcs-hand > *", ".imperium-hand .imperium-card:last-child", ".imperium-slot > *",
    ".imperium-field > .imperium-place", ".scythe-hand > *"];
  for (const card of document.querySelectorAll(cards.join())) {
    const fan = card.closest(".imperium-hand[data-fit~=small]");
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!/[\\p{L}\\p{N}]/u.test(walker.currentNode.data) || element.closest(".unseen")) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (fan && !element.closest(".imperium-name")) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const size = parseFloat(getComputedStyle(element).fontSize);
      for (const line of range.getClientRects()) {
        const { left, right } = line, middle = (line.top + line.bottom) / 2;
        const top = middle - size * 0.34, bottom = middle + size * 0.34; /* the letters, without the room around them */
        let away = false;
        for (let here = element; here; here = here.parentElement) {
          if (here !== document.body && getComputedStyle(here).overflow === "visible") continue;
          const room = here.getBoundingClientRect();
          const out = left < room.left - 1 || right > room.right + 1 || top < room.top - 1 || bottom > room.bottom + 1;
          if (!out) continue;
          if (here.matches(scrolls)) away = true; else found.add(`${element.textContent} cut by ${here.className}`);
        }
        for (const x of away ? [] : [left + 2, right - 2]) {
          const above = document.elementFromPoint(x, middle);
          const apart = above && !card.contains(above) && !above.contains(card);
          if (apart) found.add(`${element.textContent} under ${above.outerHTML.slice(0, 60)}`);
        }
      }
    }
  }
  return [...found];
}"""
"""Texts on cards that are cut off by a part which cannot be scrolled, or that lie under something else. In a fan a card
that is pointed at lies above the others: there names are enough."""

DEAL = """(count) => {
  const all = (css) => [...document.querySelectorAll(css)];
  const stacked = (card) => {
    const stack = document.createElement("div");
    stack.className = "imperium-stack";
    stack.append(card.cloneNode(true));
    return stack;
  };
  window.dealt ??= {
    "div.arcs-hand": all("div.arcs-hand > *"),
    ".imperium-hand": [...all(".imperium-stack"), ...all(".imperium-slot > .imperium-card").map(stacked)],
    ".imperium-field": all(".imperium-place"),
  };
  for (const [css, cards] of Object.entries(window.dealt)) for (const part of all(css)) {
    const wanted = css === ".imperium-field" ? 2 * count : count;
    for (const old of part.querySelectorAll(":scope > :not(.imperium-backs)")) old.remove();
    part.prepend(...Array.from({ length: wanted }, (_, place) => cards[place % cards.length].cloneNode(true)));
  }
  dispatchEvent(new Event("resize"));
}"""
"""As if so many cards were in hand and twice as many in play."""

ON_MAP = """() => {
  const map = [...document.querySelectorAll(".arcs-map")].find((one) => one.checkVisibility());
  const away = map.getScreenCTM().inverse();
  const drawn = [...map.querySelectorAll(".arcs-edge")];
  const edges = drawn.map((edge) => document.querySelector(edge.getAttribute("href")));
  const found = [];
  for (const part of document.querySelectorAll(".arcs-round .arcs-card, .arcs-supply .arcs-token")) {
    if (!part.checkVisibility()) continue;
    const { left, right, top, bottom } = part.getBoundingClientRect();
    for (const [x, y] of [[left, top], [right, top], [left, bottom], [right, bottom]]) {
      const there = new DOMPoint(x, y).matrixTransform(away);
      if (edges.some((edge) => edge.isPointInFill(there))) found.push(part.textContent.trim() || part.className);
    }
  }
  return [...new Set(found)];
}"""
"""What stands at the corners of the map of Arcs and reaches into a system."""

LYING = """() => {
  const map = [...document.querySelectorAll(".arcs-map")].find((one) => one.checkVisibility());
  const boxes = (css) => [...map.querySelectorAll(css)].map((one) => [one, one.getBoundingClientRect()]);
  const common = (a, b, low, high) => Math.max(0, Math.min(a[high], b[high]) - Math.max(a[low], b[low]));
  const shared = (a, b) => common(a, b, "left", "right") * common(a, b, "top", "bottom");
  const size = (box) => box.width * box.height;
  const tags = boxes(".arcs-tag > rect"), fleets = boxes(".arcs-ships"), found = [];
  for (const [tag, a] of tags) {
    const name = tag.parentElement.textContent;
    for (const [other, b] of tags) if (tag !== other && shared(a, b) > 4) found.push(`a tag on ${name}`);
    for (const [fleet, b] of fleets) if (shared(a, b) > 0.18 * size(a)) found.push(`${fleet.id} on ${name}`);
  }
  for (const [one, a] of fleets) for (const [other, b] of fleets) {
    const most = 0.42 * Math.min(size(a), size(b));
    if (one.id < other.id && shared(a, b) > most) found.push(`${one.id} and ${other.id}`);
  }
  return found;
}"""


def too_small(page: Page, part: str = "main", smallest: float = SMALLEST) -> list[str]:
    """The texts of a part of a page that are too small to be read; signs without a letter are pictures."""
    found: list[str] = page.evaluate(SMALL, [smallest, part])
    return found


def broken_words(page: Page) -> list[str]:
    """Words that are broken in the middle."""
    found: list[str] = page.evaluate(BROKEN)
    return found


def cut(page: Page, phone: bool = False) -> list[str]:
    """Texts on cards in hand, in play and in the market that are not seen whole; a phone is scrolled everywhere."""
    found: list[str] = page.evaluate(CUT, "*" if phone else "[data-scroll]")
    return found


def deal(page: Page, count: int) -> None:
    """Lay so many cards into the hand, and twice as many into play, as if they were there."""
    page.evaluate(DEAL, count)


def covered(page: Page) -> list[str]:
    """Lines of text that stand into each other, on the board and around it."""
    lines: list[dict[str, Any]] = page.evaluate(LINES)
    return [
        f"{one['text']} and {other['text']}"
        for one, other in combinations(lines, 2)
        if common(one, other, "left", "right") > INTO
        and common(one, other, "top", "bottom") > INTO
        and one["text"] != other["text"]  # lines of one text
        and not (one["fan"] and one["fan"] == other["fan"])
    ]


INTO = 2.5
"""So many pixels two lines of text may stand into each other."""


def common(one: dict[str, Any], other: dict[str, Any], low: str, high: str) -> float:
    return min(float(one[high]), float(other[high])) - max(float(one[low]), float(other[low]))


LEAST, LEAST_LARGE, LARGE = 4.5, 3.0, 18.6
"""The contrast that WCAG AA asks for, and from which size in pixels bold letters are large."""

Colour = tuple[float, ...]


def faint(page: Page) -> list[str]:
    """Texts drawn on boards whose contrast is too low; axe sees those of the page around.

    What a text stands on is read from a picture of the page: its halo, if it has one, or else the middle of what is
    around its letters.
    """
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    viewport = page.viewport_size
    assert viewport is not None
    scale = picture.width / viewport["width"]
    found = []
    for line in page.evaluate(LINES):
        if not line["drawn"]:
            continue
        fill = colour_of(line["fill"])
        if line["halo"]:
            ground = colour_of(line["halo"])
        else:
            box = (line["left"] - 2, line["top"] - 2, line["right"] + 2, line["bottom"] + 2)
            ground = around(picture.crop(tuple(round(edge * scale) for edge in box)), fill)
        least = LEAST_LARGE if line["size"] >= LARGE else LEAST
        if contrast(fill, ground) < least:
            found.append(f"{line['text']}: {contrast(fill, ground):.1f}")
    return found


def around(part: Image.Image, fill: Colour) -> Colour:
    """The colour in the middle of those in a picture that are not the colour of its letters."""
    raw = part.tobytes()
    pixels = list(zip(raw[::3], raw[1::3], raw[2::3], strict=True))
    apart = [pixel for pixel in pixels if sum(abs(a - b) for a, b in zip(pixel, fill, strict=True)) > 90] or pixels
    return tuple(median(pixel[channel] for pixel in apart) for channel in range(3))


def colour_of(css: str) -> Colour:
    return tuple(float(number) for number in css[css.index("(") + 1 : -1].replace(",", " ").split()[:3])


def contrast(one: Colour, other: Colour) -> float:
    """The ratio of WCAG."""
    lights = sorted((light(one), light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def light(colour: Colour) -> float:
    shares = [part / 255 for part in colour]
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def on_the_map(page: Page) -> list[str]:
    """On the map of Arcs: the cards of the round and the supply, where they cover a system."""
    found: list[str] = page.evaluate(ON_MAP)
    return found


def overlaps(page: Page) -> list[str]:
    """On the map of Arcs: labels on each other or under ships, and fleets on each other.

    Flames reach into the next row, as they do from a ship.
    """
    found: list[str] = page.evaluate(LYING)
    return found
