"""Two acts of the campaign by two people, one of them on a phone, and a bot: across a restart, on at another table."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import WebSocket, expect

from boardwright.games import rules_of
from boardwright.kernel.decision import Option

from ..saved_games import FLAGSHIP_FATES, end_of_act_one, flagship_sets_out
from ..server import Server
from .axe import findings
from .conftest import OpenHouse, OpenVisitor
from .test_act import show_board
from .test_online import answer, asked_of, link_of
from .visitor import PATIENCE, RETRIES, Visitor

CHOOSING = ".intermission[data-step=fates]"
AWAY = ("WebSocket connection to", "ERR_CONNECTION_REFUSED")
"""What a browser says of a server that is not there."""


def go_on(host: Visitor, guest: Visitor, file: Path) -> str:
    """Open a file on the home page, and invite the other; the id of the game."""
    host.page.goto("/")
    host.page.get_by_label("Go on with a game saved to a file").set_input_files(file)
    host.page.get_by_role("button", name="Invite the others").click()
    expect(host.page.locator("#state")).to_be_attached()
    guest.page.goto(link_of(host))
    expect(host.page.locator("#invitations")).to_be_empty()
    return host.page.url.rsplit("/", 1)[1]


def written(folder: Path, record: dict[str, Any]) -> Path:
    file = folder / "game.json"
    file.write_text(json.dumps(record))
    return file


def follow(asked: Visitor, option: Option) -> None:
    """Choose an option on the board if it has a place there, else by its button."""
    asked.until_asked()
    before, wanted = asked.at, list(rules_of("arcs_campaign").vocabulary.outside(option))
    found = next(offered for offered in asked.options if offered["option"] == wanted)
    if found["spots"]:
        asked.click_places(found)
    else:
        asked.page.locator(f"#actions [value='{json.dumps(wanted)}']").click()
    asked.until_other(before)


def seen_of(visitor: Visitor, game: str) -> dict[str, Any]:
    """What the game shows this visitor."""
    position: dict[str, Any] = visitor.page.request.get(f"/api/games/{game}", max_retries=RETRIES).json()
    view: dict[str, Any] = position["view"]
    return view


def overhear(visitor: Visitor) -> list[str]:
    """Everything that the pages of a visitor are told from now on."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    visitor.page.on("websocket", listen)
    return heard


def restart(server: Server, *visitors: Visitor) -> None:
    """Stop the server, so that every page notices, and start it again: they come back by themselves."""
    server.end()
    for one in visitors:
        expect(one.page.locator("html[data-offline]")).to_be_attached()
    server.start()
    for one in visitors:
        expect(one.page.locator("html:not([data-offline])")).to_be_attached(timeout=2 * PATIENCE)
        one.troubles[:] = [said for said in one.troubles if not any(away in said for away in AWAY)]


def test_from_act_one_into_act_two(house: OpenHouse, tmp_path: Path, axe: str) -> None:
    server, ann, ben = house()
    record, moves = end_of_act_one()
    heard = overhear(ben)
    game = go_on(ann, ben, written(tmp_path, record))
    for move in moves:
        follow(asked_of(ann, ben)[0], move)

    # what each step of the Intermission has changed, and the log sheet
    for one in (ann, ben):
        show_board(one)
        expect(one.page.locator(".moment-chapter .arcs-seat-now")).to_have_count(3)
        one.page.locator(".moment-chapter .moment-go-on").click()
        expect(one.page.locator(CHOOSING)).to_be_visible()
        expect(one.page.locator(".intermission-step")).to_have_count(6)
        expect(one.page.locator(".intermission-done")).to_have_count(5)
        expect(one.page.locator(".log-sheet tbody tr")).to_have_count(3)
        expect(one.page.locator(".intermission-rest")).to_contain_text("stop for today")
        assert findings(one.page, axe) == []
    power = ann.page.locator(".intermission-done", has_text="Power").last
    power.locator("summary").click()
    expect(power.locator("li").first).to_be_visible()

    # a fate with a Flagship is chosen in secret; the server stops, and comes back with what it knew
    dealt = seen_of(ann, game)["players"][0]["dealt"]
    fate = next(one for one in dealt if one in FLAGSHIP_FATES)
    ann.until_asked()
    ann.click_spot(f"fate-{fate}")
    ben.until_asked()
    expect(ann.page.locator(f"#fate-{fate}.reach-chosen")).to_be_visible()
    restart(server, ann, ben)
    for one in (ann, ben):
        expect(one.page.locator(CHOOSING)).to_be_visible()
    ben.page.reload()
    ben.until_asked()
    expect(ann.page.locator(f"#fate-{fate}.reach-chosen")).to_be_visible()
    for card in dealt:
        assert f"fate-{card}" not in ben.page.content()
        assert not any(f"fate-{card}" in said for said in heard)
    assert seen_of(ben, game)["players"][0]["sealed"] is None
    assert seen_of(ann, game)["players"][0]["sealed"] == fate

    # the other chooses, and the bot: Act II begins, and the Flagship is placed on the map
    answer(ben)
    expect(ann.page.locator("#log")).to_contain_text("Act II begins.")
    while True:
        asked, _ = asked_of(ann, ben)
        if "Flagship" in asked.page.locator("#question").inner_text():
            break
        answer(asked)
    assert asked is ann
    assert ann.play_on_the_board()
    for one in (ann, ben):
        expect(one.page.locator("#flagship-0")).to_be_attached()
    expect(ann.page.locator(".reach-flagship").first).to_be_visible()
    for _ in range(10):
        answer(asked_of(ann, ben)[0])

    # all agree to save the game, and go on at another table
    asked_of(ann, ben)  # else a bot that moves meanwhile ends the proposal
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Ask everyone to save").click()
    expect(ben.page.locator("#proposals .proposal")).to_be_in_viewport(ratio=1)
    ben.page.get_by_role("button", name="Agree").click()
    with ann.page.expect_download() as download:
        ann.page.locator("#proposals").get_by_role("link", name="Save the game to a file").click()
    download.value.save_as(tmp_path / "saved.json")
    before = [seen_of(ann, game), seen_of(ben, game)]

    _, ann, ben = house()
    game = go_on(ann, ben, tmp_path / "saved.json")
    assert [seen_of(ann, game), seen_of(ben, game)] == before
    for one in (ann, ben):
        expect(one.page.locator("#flagship-0")).to_be_attached()
    for _ in range(4):
        answer(asked_of(ann, ben)[0])


def test_a_flagship_sets_out(visit: OpenVisitor, tmp_path: Path, axe: str) -> None:
    """It is moved on the map, and an Upgrade or Armor built on its board, by clicking them."""
    ann, ben = visit(), visit(phone=True)
    record, moves = flagship_sets_out()
    game = go_on(ann, ben, written(tmp_path, record))
    before = seen_of(ann, game)["players"][0]["flagship"]
    for move in moves:
        follow(ann, move)
    after = seen_of(ben, game)["players"][0]["flagship"]
    assert fitted(after) == fitted(before) + 1
    assert before["system"] != after["system"]
    assert findings(ann.page, axe) == []
    show_board(ben)
    expect(ben.page.locator("[data-spot=flagship-0]:visible")).to_have_count(1)


def fitted(flagship: dict[str, Any]) -> int:
    """How many buildings stand on a board."""
    return sum(1 for column in flagship["board"] for part in ("upgrade", "armor") if column[part])
