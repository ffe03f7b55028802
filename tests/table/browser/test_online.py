"""Two browsers at one game, a spectator, and what each of them must not see."""

import json
import re
import time

import pytest
from playwright.sync_api import Page, expect

from boardwright.games import GAMES

from .conftest import OpenVisitor
from .visitor import PATIENCE, Visitor

SCRIPT = "<script>document.title = 'taken'</script><img src=x onerror='document.title=1'>"

SECRETS = {
    "arcs": "#hand [data-spot^=card-]",
    "arcs_campaign": "#hand [data-spot^=card-]",
    "scythe": "#hand [id^=objective-]",
    "imperium": "#hand [id^=card-]",
}
"""The cards that only their holder may see, of which there is only one each."""


ANSWERS = {"arcs_campaign": 18}
"""So many come before everybody has been dealt cards and somebody has played one."""


def link_of(host: Visitor) -> str:
    """The link that the host sends to the other person."""
    return str(host.page.locator("#invitations .invite input").input_value())


def answer(asked: Visitor) -> None:
    """Click the first button, or complete a set, and wait until the position is another one."""
    before = asked.at
    if asked.is_choosing:
        asked.confirm()
    else:
        asked.actions.first.click()
    asked.until_other(before)


def asked_of(*people: Visitor) -> tuple[Visitor, Visitor]:
    """Who is asked, and who is not."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for one, other in (people, people[::-1]):
            if one.at and not other.at:
                return one, other
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def faces(page: Page, game: str) -> list[str]:
    """The names of the cards in hand."""
    shown = page.locator(SECRETS[game])
    return [str(name) for name in shown.evaluate_all("cards => cards.map(card => card.id || card.dataset.spot)")]


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_one_game(visit: OpenVisitor, game: str) -> None:
    ann, ben, eve = visit(), visit(), visit()
    address = ann.start(game, "person", "person", mode="online", seed=4)
    ben.page.goto(link_of(ann))
    expect(ben.page).to_have_url(re.compile(f"/game/{address}$"))  # the secret is not in the address any more
    eve.page.goto(f"/game/{address}")
    expect(ann.page.locator("#invitations")).to_be_empty()

    for _ in range(ANSWERS.get(game, 8)):
        asked, waiting = asked_of(ann, ben)
        expect(asked.page).to_have_title(re.compile("Your turn"))
        expect(asked.page.locator("#turn")).to_have_class(re.compile("yours"))
        expect(asked.page.locator("#favicon")).to_have_attribute("href", re.compile("turn"))
        expect(waiting.page).not_to_have_title(re.compile("Your turn"))
        expect(waiting.page.locator("#actions button[name=option]")).to_have_count(0)
        expect(waiting.page.locator(".spot-next")).to_have_count(0)
        answer(asked)

    while not faces(ann.page, game) or not faces(ben.page, game):  # a long set-up
        answer(asked_of(ann, ben)[0])
    asked_of(ann, ben)

    for one, others in ((ann, (ben, eve)), (ben, (ann, eve))):
        held = faces(one.page, game)
        assert held
        for other in others:
            for card in held:
                expect(other.page.locator(f"[id='{card}'], [data-spot='{card}']")).to_have_count(0)
    expect(eve.page.locator("#hand")).to_be_empty()
    assert eve.options == []
    expect(eve.page.locator("#tools form")).to_have_count(0)


def test_chat_is_text(visit: OpenVisitor) -> None:
    ann, ben = visit(), visit()
    ann.start("arcs", "person", "person", mode="online")
    ben.page.goto(link_of(ann))
    for one, other in ((ann, ben), (ben, ann)):
        one.page.get_by_role("tab", name="Chat").click()
        one.page.get_by_label("Message").fill(SCRIPT)
        one.page.get_by_role("button", name="Send").click()
        expect(other.page.locator("#chat-lines .chat-text").last).to_have_text(SCRIPT)
        expect(one.page.get_by_label("Message")).to_have_value("")
    expect(ben.page.locator("#chat-lines li")).to_have_count(2)
    assert "taken" not in ben.page.title()
    assert ben.page.locator("#chat-lines script, #chat-lines img").count() == 0


def test_others_are_told_of_chat_they_do_not_see(visit: OpenVisitor) -> None:
    ann, ben = visit(), visit()
    ann.start("arcs", "person", "person", mode="online")
    ben.page.goto(link_of(ann))
    expect(ben.page.locator("#question")).not_to_be_empty()
    ann.say("hello")
    expect(ben.page.locator("#tab-chat")).to_have_class(re.compile("news"))


def test_news_leave_a_gesture_and_a_menu_alone(visit: OpenVisitor) -> None:
    """What others say and do does not take away what somebody is about to click."""
    ann, ben = visit(), visit()
    ann.start("arcs", "person", "person", mode="online", seed=5)
    ben.page.goto(link_of(ann))
    asked, other = asked_of(ann, ben)
    while not (several := asked.first_places_of_several()):
        answer(asked)
        asked, other = asked_of(ann, ben)

    asked.click_spot(several[0])
    picked = asked.page.locator(".spot-picked").first
    expect(picked).to_be_visible()
    other.say("think")
    expect(asked.page.locator("#chat-lines .chat-text")).to_have_text("think")
    expect(picked).to_be_visible()

    other.page.get_by_role("tab", name="Log").click()
    other.page.locator("#log .line a").first.click()
    look = other.page.get_by_role("menuitem", name="View this moment")
    expect(look).to_be_visible()
    lines = other.page.locator("#log .line").count()
    while other.page.locator("#log .line").count() == lines:
        answer(asked_of(ann, ben)[0])
    expect(look).to_be_visible()


def test_a_wrong_secret_is_refused(visit: OpenVisitor) -> None:
    ann, eve = visit(), visit()
    address = ann.start("arcs", "person", "person", mode="online")
    answer = eve.page.goto(f"/game/{address}/seat/{'x' * 22}")
    assert answer is not None and answer.status == 403
    expect(eve.page.locator("main")).not_to_be_empty()
    assert eve.troubles and all("403" in trouble for trouble in eve.troubles)
    eve.troubles.clear()

    eve.page.goto(f"/game/{address}")
    ann.until_asked()
    message = {"do": "play", "at": ann.at, "option": ann.options[0]["option"]}
    said = eve.page.evaluate(
        """([where, message]) => new Promise(done => {
          const socket = new WebSocket(`ws://${location.host}/game/${where}/live`);
          socket.onopen = () => socket.send(message);
          socket.onmessage = ({data}) => {
            const {error} = JSON.parse(data);
            if (error) { socket.close(); done(error); }
          };
        })""",
        [address, json.dumps(message)],
    )
    assert said
    assert ann.moves == 0


def test_undo_by_agreement(visit: OpenVisitor) -> None:
    """What is public cannot be taken back alone; the other is asked."""
    ann, ben = visit(), visit()
    ann.start("arcs", "person", "person", mode="online")
    ben.page.goto(link_of(ann))
    for _ in range(6):
        asked, _ = asked_of(ann, ben)
        answer(asked)
    moves = ann.moves
    ann.page.locator("#log .line a").first.click()
    ann.page.get_by_role("menuitem", name="Ask everyone to undo to here").click()
    ben.page.get_by_role("button", name="Agree").click()
    ann.until_taken_back(moves)


def test_several_people_before_one_screen(newcomer: Visitor) -> None:
    """Nothing secret is shown before the one who is called says so."""
    newcomer.start("arcs", "person", "person")
    curtain = newcomer.page.locator("#curtain")
    expect(curtain).to_be_visible()
    expect(newcomer.page.locator("#hand")).to_be_empty()
    assert newcomer.options == []
    curtain.get_by_role("button").click()
    newcomer.until_asked()
    expect(newcomer.page.locator("#hand")).not_to_be_empty()
    while not curtain.is_visible():
        answer(newcomer)
    expect(newcomer.page.locator("#hand")).to_be_empty()


def test_several_people_before_one_screen_without_javascript(visit: OpenVisitor) -> None:
    """Everything is a form: whoever is called says so, plays, and the next one is called."""
    visitor = visit(java_script_enabled=False)
    visitor.start("arcs", "person", "person")
    page, curtain = visitor.page, visitor.page.locator("#curtain")
    called = []
    for _ in range(12):
        if curtain.is_visible():
            expect(page.locator("#hand")).to_be_empty()
            called.append(curtain.locator("h2").inner_text())
            visitor.follow(curtain.get_by_role("button"))
        expect(page.locator("#hand")).not_to_be_empty()
        visitor.follow(visitor.actions.first)
    assert len(set(called)) == 2
