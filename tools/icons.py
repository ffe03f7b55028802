"""Makes the icons of the installed web app in static/app from static/favicon.svg.

python tools/icons.py
"""

import io
import sys
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.table.browser.running import browsing  # noqa: E402

STATIC = ROOT / "src" / "boardwright" / "table" / "static"
PAPER = "#f2efe8"
COLOURS = 64

ICONS = {
    "icon-192": (192, 1.0, ""),
    "icon-512": (512, 1.0, ""),
    "maskable-512": (512, 0.8, PAPER),  # a phone may cut off what lies outside a circle of 80 %
    "apple-touch-icon": (180, 0.88, PAPER),  # iPhones round the corners, and show black where nothing is painted
    "badge-96": (96, 1.0, ""),  # Android takes only its shape
}
"""For each icon: its size, how much of it the mark fills, and the colour behind the mark."""

DRAW = """(body, [mark, fills, behind, pierced]) => {
  body.innerHTML = mark;
  body.style = `margin: 0; height: 100vh; display: grid; place-items: center; background: ${behind}`;
  const svg = body.firstChild, [outer, inner] = svg.children;
  svg.style.width = `${100 * fills}vw`;
  if (!pierced) return;
  outer.setAttribute("d", outer.getAttribute("d") + inner.getAttribute("d"));
  outer.setAttribute("fill-rule", "evenodd");
  inner.remove();
}"""


def main() -> None:
    """Draw all of them."""
    mark = (STATIC / "favicon.svg").read_text("utf-8")
    with browsing() as browser:
        for name, (size, fills, behind) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.locator("body").evaluate(DRAW, [mark, fills, behind, name.startswith("badge")])
            picture = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
            few = picture.convert("RGB").quantize(COLOURS) if behind else picture.quantize(COLOURS)
            path = STATIC / "app" / f"{name}.png"
            path.parent.mkdir(exist_ok=True)
            few.save(path, optimize=True)
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes", flush=True)
            page.close()


if __name__ == "__main__":
    main()
