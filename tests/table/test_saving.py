"""Games saved to a file and opened at another table, above all between two acts of a campaign."""

import html
import json
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import boardwright
from boardwright.kernel.state import digest_of

from .saved_games import at_intermission, saved
from .server import Browser, asked_of, running
from .test_playing import invitation_links

Browsers = Callable[[], Browser]
Record = dict[str, Any]


@pytest.fixture(scope="module")
def intermission() -> Record:
    """Two people and a bot who choose their fates for Act II."""
    return saved(at_intermission())


def open_file(browser: Browser, data: bytes, mode: str = "online") -> httpx.Response:
    """Open a file with the form of the home page."""
    answer = browser.http.post("/saved", data={"mode": mode}, files={"file": ("game.json", data, "application/json")})
    browser.game = answer.headers.get("location", "").rsplit("/", 1)[-1]
    return answer


def opened(browser: Browser, record: Record, mode: str = "online") -> str:
    answer = open_file(browser, json.dumps(record).encode(), mode)
    assert answer.status_code == 303, answer.text
    return browser.game


@contextmanager
def table_of_two(database: str, record: Record) -> Iterator[tuple[Browser, Browser]]:
    """A table where one person has opened a file, and another has come by a link; then it is closed."""
    with running(database) as address, closing(Browser(address)) as host, closing(Browser(address)) as guest:
        opened(host, record)
        (link,) = invitation_links(host)
        assert guest.http.post(link).status_code == 303
        guest.game = host.game
        yield host, guest


def view(browser: Browser) -> Any:
    return browser.http.get(f"/api/games/{browser.game}").json()["view"]


def test_between_two_acts_a_game_moves_to_another_table(tmp_path: Path, intermission: Record) -> None:
    """With all that was chosen in secret; the others get links to their seats, bots stay."""
    with table_of_two(f"sqlite:///{tmp_path}/here.db", intermission) as (ann, ben):
        assert "can work out what is hidden" in ben.page()
        export = f"/game/{ann.game}/export"
        with ann.live() as one, ben.live() as two:
            one.play()
            two.until_asked()
            one.say("propose", what="save")
            two.until("proposals", "save the game to a file")
            assert ann.http.get(export).status_code == 403
            two.say("agree", id="1")
            two.until("proposals", "save the game to a file", gone=True)
            assert export in ann.page()
            assert httpx.get(f"{ann.address}{export}").status_code == 403
            file = ben.http.get(export).json()
            seen = [view(ann), view(ben)]
            two.play()  # the game goes on: what was agreed on is over
            assert ben.http.get(export).status_code == 403
    assert seen[0]["players"][0]["sealed"] and not seen[1]["players"][0]["sealed"]
    assert file["mine"] == 1 and [chair["sort"] for chair in file["chairs"]] == ["person", "person", "bot"]

    with table_of_two(f"sqlite:///{tmp_path}/there.db", file) as (ben, ann):
        assert [view(ann), view(ben)] == seen
        with ben.live() as two, ann.live() as one:
            two.play()  # a fate; then the bot chooses one
            while view(ann)["reach"]["act"] == 1:
                one.next()
            asked_of(one, two).play()


def test_the_server_stops_between_two_acts(tmp_path: Path, intermission: Record) -> None:
    """The same database at another server: what was sealed stays sealed, and secret."""
    database = f"sqlite:///{tmp_path}/games.db"
    with table_of_two(database, intermission) as (ann, ben):
        with ann.live() as one:
            one.play()
        seen, cookies = [view(ann), view(ben)], [dict(ann.http.cookies), dict(ben.http.cookies)]
        game = ann.game
    with running(database) as address, closing(Browser(address)) as ann, closing(Browser(address)) as ben:
        for browser, held in zip((ann, ben), cookies, strict=True):
            browser.http.cookies.update(held)
        ann.game = ben.game = game
        assert [view(ann), view(ben)] == seen
        with ben.live() as two, ann.live() as one:
            two.play()
            while view(ann)["reach"]["act"] == 1:
                one.next()
            asked_of(one, two).play()


def test_one_screen_saves_without_asking_anybody(browser: Browsers, intermission: Record) -> None:
    me, again = browser(), browser()
    opened(me, intermission, "local")
    file = me.http.get(f"/game/{me.game}/export").json()
    assert boardwright.load(file).state.digest() == boardwright.load(intermission).state.digest()
    opened(again, file, "local")
    assert boardwright.load(again.http.get(f"/game/{again.game}/export").json()).moves == boardwright.load(file).moves
    assert again.http.get(f"/api/games/{again.game}").json()["seats"][2]["level"] == "random"


def test_a_record_without_seats_is_for_people_alone(browser: Browsers) -> None:
    """As `boardwright` writes it."""
    me = browser()
    game = boardwright.new("scythe", 2, 1)
    assert game.decision is not None
    game.play(game.decision.options[0])
    opened(me, game.record, "local")
    chairs = me.http.get(f"/api/games/{me.game}").json()["seats"]
    assert [chair["sort"] for chair in chairs] == ["person", "person"]


def signed(record: Record, **changes: Any) -> bytes:
    """A file that somebody has changed, with a checksum that fits."""
    changed = {key: value for key, value in record.items() if key != "check"} | changes
    return json.dumps(changed | {"check": digest_of(changed)}).encode()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"moves": [["pass"]]}, "does not replay"),
        ({"game": "chess"}, "chess"),
        ({"rules": 99}, "Update Boardwright"),
        ({"chairs": [{"sort": 5}] * 3}, "not a game saved to a file"),
        ({"chairs": [{"sort": "bot", "level": "random"}] * 3}, "At least one seat"),
        ({"chairs": [{"sort": "bot", "level": "unheard-of"}, {}, {}]}, "no bot called"),
        ({"mine": "x"}, "not a game saved to a file"),
        ({"seats": 9}, "cannot be opened"),
        ({"ask_forced": True, "moves": [], "digests": {}}, "not a game saved to a file"),
    ],
)
def test_a_file_that_was_changed_is_refused(
    browser: Browsers, intermission: Record, changes: Record, said: str
) -> None:
    answer = open_file(browser(), signed(intermission, **changes))
    assert answer.status_code == 400
    assert said in html.unescape(answer.text)


@pytest.mark.parametrize("data", [b"", b"\xff\x00", b"[]", b"{}", b"[" * 60_000, b'"x"', b'{"game": ["arcs"]}'])
def test_any_other_file_is_refused(browser: Browsers, data: bytes) -> None:
    answer = open_file(browser(), data)
    assert answer.status_code == 400 and 'role="alert"' in answer.text


def test_no_file_and_too_large_a_file(browser: Browsers) -> None:
    me = browser()
    assert me.http.post("/saved", data={"mode": "local", "file": "x"}).status_code == 400
    assert open_file(me, b" " * 2**21).status_code == 413
