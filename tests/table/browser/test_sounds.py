"""Sounds: none before somebody has clicked, off by one click, as loud as people like, none where motion is unwanted."""

from playwright.sync_api import expect

from .conftest import OpenVisitor
from .visitor import Visitor

COUNTED = """
window.heard = 0;
window.AudioContext = class extends AudioContext {
  createGain() { window.heard += 1; return super.createGain(); }
};
"""
"""Counts the notes that a page plays."""


def heard(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("window.heard"))


def listener(visit: OpenVisitor, **wishes: str) -> Visitor:
    visitor = visit(apart=True, **wishes)
    visitor.page.add_init_script(COUNTED)
    return visitor


def test_moves_are_heard_until_the_sound_is_off(visit: OpenVisitor) -> None:
    visitor = listener(visit, reduced_motion="no-preference")
    visitor.solo("arcs")
    page = visitor.page
    button = page.locator(".tools [data-command=sound]")
    expect(button).to_have_attribute("aria-pressed", "true")
    page.evaluate("import('/static/modules/sounds.js').then(({ sound }) => sound('turn'))")
    assert heard(visitor) == 0  # nobody has clicked yet
    visitor.play()
    visitor.play()
    page.wait_for_function("window.heard > 0")

    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    before = heard(visitor)
    for _ in range(3):
        visitor.play()
    assert heard(visitor) == before
    page.reload()
    expect(button).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Preferences").click()
    expect(page.get_by_role("switch", name="Sound")).not_to_be_checked()
    slider = page.get_by_label("Volume of sounds")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("switch", name="Sound")).to_be_checked()  # who turns it up wants to hear something
    page.wait_for_function("window.heard > 0")
    page.reload()
    expect(slider).to_have_value("0.55")


def test_every_sound_can_be_played(visit: OpenVisitor) -> None:
    visitor = listener(visit, reduced_motion="no-preference")
    visitor.solo("arcs")
    visitor.page.locator("#stage").click()
    for name in ("turn", "card", "coin", "move", "dice", "combat", "great", "end", "clock"):
        before = heard(visitor)
        visitor.page.wait_for_function(
            """async ([name, before]) => {
              (await import("/static/modules/sounds.js")).sound(name);
              return window.heard > before;
            }""",
            arg=[name, before],
        )


def test_a_device_that_asks_for_less_motion_is_silent_unless_asked(visit: OpenVisitor) -> None:
    visitor = listener(visit, reduced_motion="reduce")
    visitor.solo("arcs")
    for _ in range(3):
        visitor.play()
    assert heard(visitor) == 0
    visitor.page.locator(".tools [data-command=sound]").click()
    visitor.page.wait_for_function("window.heard > 0")
