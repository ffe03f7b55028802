"""axe-core, which finds what people with a screen reader, a keyboard or weak eyes would stumble over.

It comes from npm once, into build/, and is not part of this project.
"""

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

VERSION = "4.14.0"
BUILD = Path(__file__).parents[3] / "build"
KEPT = BUILD / f"axe-{VERSION}.min.js"

RUN = """async () => (await axe.run({resultTypes: ["violations"], selectors: false, preload: false})).violations
  .filter(({impact}) => impact === "serious" || impact === "critical")
  .map(({id, help, nodes}) => ({id, help, where: nodes.slice(0, 8).map(({html, any, all}) =>
    `${html.slice(0, 200)} – ${[...any, ...all].map(({message}) => message).join("; ")}`)}))"""


def axe_source() -> str:
    """The script, from build/ or from npm."""
    if not KEPT.exists():
        BUILD.mkdir(exist_ok=True)
        npm = shutil.which("npm")
        if npm is None:
            pytest.fail("These tests get axe-core from npm: install npm, for example with `apt install npm`.", False)
        with tempfile.TemporaryDirectory(dir=BUILD) as folder:
            command = [npm, "install", "--prefix", folder, "--silent", "--no-save", f"axe-core@{VERSION}"]
            subprocess.run(command, check=True, cwd=folder)
            (Path(folder) / "node_modules/axe-core/axe.min.js").replace(KEPT)
    return KEPT.read_text()


def findings(page: Page, source: str) -> list[dict[str, Any]]:
    """What axe finds on a page that is serious or critical."""
    page.evaluate(source)
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return found
