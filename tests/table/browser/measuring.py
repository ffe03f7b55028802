"""Measures what is on a page: how small its texts are, and what lies on what."""

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
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    if (range.getBoundingClientRect().width < 1) continue;
    const matrix = element.ownerSVGElement && element.getScreenCTM();
    const size = parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    const name = element.className.baseVal ?? element.className;
    if (size < smallest - 0.05) found.push(`${text} (${name}): ${size.toFixed(1)}`);
  }
  return [...new Set(found)];
}"""

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


def too_small(page: Page, part: str = "main") -> list[str]:
    """The texts of a part of a page that are too small to be read; signs without a letter are pictures."""
    found: list[str] = page.evaluate(SMALL, [SMALLEST, part])
    return found


def overlaps(page: Page) -> list[str]:
    """On the map of Arcs: labels on each other or under ships, and fleets on each other.

    Flames reach into the next row, as they do from a ship.
    """
    found: list[str] = page.evaluate(LYING)
    return found
