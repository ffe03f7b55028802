"""Act I of the campaign by two people, one of them on a phone, and a bot: its Summit by hand, the rest in a hurry."""

from typing import Any

from playwright.sync_api import Locator, expect

from .axe import findings
from .conftest import OpenVisitor
from .test_online import asked_of, link_of
from .visitor import LONGEST, OVER, RETRIES, Visitor

NEGOTIATIONS = ".summit[data-stage=negotiations]"
SPEAKS = "#deal[data-asked]"
REFUSED = ".summit-refused li:has(.summit-column)"
CALL = '["call_summit"]'


def side(visitor: Visitor, heading: str) -> Locator:
    """What one player could give another, in the form of a visitor."""
    return visitor.page.locator(".deal-side", has_text=heading)


def favors(side: Locator) -> Locator:
    return side.locator("[id^=deal-promise] select")


def option(visitor: Visitor, verb: str) -> Locator:
    """The button of an option in the action bar."""
    return visitor.page.locator(f"#actions [value='[\"{verb}\"]']")


def speaker(*people: Visitor) -> tuple[Visitor, Visitor]:
    """Who may propose a deal, and the other one; what the bot proposes meanwhile is refused."""
    while True:
        asked, other = asked_of(*people)
        if asked.page.locator(SPEAKS).count():
            return asked, other
        before = asked.at
        option(asked, "refuse").click()
        asked.until_other(before)


def favors_held(visitor: Visitor, address: str) -> list[list[int]]:
    """For every player the Favors of the others."""
    position: dict[str, Any] = visitor.page.request.get(f"/api/games/{address}", max_retries=RETRIES).json()
    return [player["favors"] for player in position["view"]["players"]]


def test_act_one(visit: OpenVisitor, axe: str) -> None:
    ann, ben = visit(), visit(phone=True)
    called = {ann: "Red", ben: "Blue"}
    address = ann.start("arcs_campaign", "person", "person", "bot:random", mode="online", seed=5)
    ben.page.goto(link_of(ann))
    for one in (ann, ben):
        one.hurry_meanwhile(f"{NEGOTIATIONS}, {OVER}", CALL)
    for one in (ann, ben):
        expect(one.page.locator(NEGOTIATIONS)).to_be_visible(timeout=LONGEST)

    # a deal is composed in any order, something is taken out again, and it is offered as a whole
    first, other = speaker(ann, ben)
    giving, getting = f"You give {called[other]}", f"{called[other]} gives you"
    chips, offer = first.page.locator(".deal-chip"), first.page.get_by_role("button", name="Offer this deal")
    expect(offer).to_be_disabled()
    favors(side(first, getting)).select_option(label="2")
    favors(side(first, giving)).select_option(label="1")
    expect(chips).to_have_text([f"{giving}: Favor", f"{getting}: Favor ×2"])
    chips.last.click()
    expect(chips).to_have_count(1)
    favors(side(first, getting)).select_option(label="1")
    other.say("Only if I get two.")  # what others say leaves it alone
    expect(first.page.locator("#chat-lines .chat-text")).to_have_text("Only if I get two.")
    expect(chips).to_have_text([f"{giving}: Favor", f"{getting}: Favor"])
    assert findings(first.page, axe) == []
    before, held = first.moves, favors_held(first, address)
    offer.click()

    # the other sees it in columns and in words, and refuses
    show_board(other)
    deal = other.page.locator(".summit-deal .summit-column")
    expect(deal).to_have_count(2)
    expect(other.page.locator("#question")).to_contain_text("Do you agree?")
    expect(other.page.locator(".summit-party", has_text=called[first])).to_contain_text("agrees")
    expect(other.page.locator(".summit-party.asked")).to_contain_text(called[other])
    expect(first.page.locator("#question")).to_contain_text("Waiting for")
    assert first.moves > before
    assert findings(other.page, axe) == []
    before = other.page.locator(REFUSED).count()  # the bot has proposed something, too, perhaps
    option(other, "refuse").click()
    for one in (ann, ben):
        expect(one.page.locator(REFUSED).nth(before).locator(".summit-column")).to_have_count(2)
    assert favors_held(first, address) == held

    # whoever speaks next changes it, and all is done at once when the other agrees
    second, other = speaker(ann, ben)
    offer = second.page.get_by_role("button", name="Offer this deal")
    second.page.locator(REFUSED).nth(before).get_by_role("button", name="Change it").click()
    expect(second.page.locator(".deal-chip")).to_have_count(2)
    favors(side(second, f"You give {called[other]}")).select_option(label="2")
    offer.click()
    expect(other.page.locator("#question")).to_contain_text("Do you agree?")
    option(other, "accept").click()
    expect(ann.page.locator("#log")).to_contain_text("The deal is made.")
    mine, yours = list(called).index(second), list(called).index(other)
    held[yours][mine] += 2
    held[mine][yours] += 1
    assert favors_held(ann, address) == held

    for one in (ann, ben):
        one.hurry_meanwhile(OVER, ending=True)
    for one in (ann, ben):
        expect(one.page.locator(OVER)).to_be_attached(timeout=LONGEST)
    expect(ann.page.locator("#outcome h2")).to_contain_text("Victory for")
    expect(ann.page.locator("#outcome .ranking li")).to_have_count(3)
    expect(ann.page.locator("#scene")).to_be_empty()


def show_board(visitor: Visitor) -> None:
    """On a phone, the part of the table where the Summit is."""
    tab = visitor.page.locator("#tabs [data-part=board]")
    if tab.is_visible():
        tab.click()
