"""axe-core, which finds what people with a screen reader, a keyboard or weak eyes would stumble over."""

from importlib.resources import files
from typing import Any

from playwright.sync_api import Page

RUN = """async (only) => (await axe.run({
    resultTypes: ["violations"], selectors: false, preload: false, ...(only ? {runOnly: [only]} : {}),
  })).violations
  .filter(({impact}) => impact === "serious" || impact === "critical")
  .map(({id, help, nodes}) => ({id, help, where: nodes.slice(0, 8).map(({html, any, all}) =>
    `${html.slice(0, 200)} – ${[...any, ...all].map(({message}) => message).join("; ")}`)}))"""


def axe_source() -> str:
    """The script."""
    return (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")


CONTRAST = "color-contrast"
"""The rule for which a theme makes a difference."""


def findings(page: Page, source: str, only: str = "") -> list[dict[str, Any]]:
    """What axe finds on a page that is serious or critical, by all its rules or by one."""
    page.evaluate(source)
    found: list[dict[str, Any]] = page.evaluate(RUN, only)
    return found
