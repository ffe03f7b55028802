"""The personal link: one's games in another browser, and nobody else's."""

import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path

import pytest
from sqlalchemy import insert

from boardwright.table import personal
from boardwright.table.forgetting import tidy
from boardwright.table.seats import hashed, invitation
from boardwright.table.storage import HOLDERS, Proposed, Sitting, Store, Stored

from .server import Browser, running
from .test_storage import header

pytestmark = pytest.mark.plain_only

Browsers = Callable[[], Browser]
ANN, BOB, NEW = "a" * 22, "b" * 22, "n" * 22


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


def kept(store: Store, game: str = "g1") -> None:
    """A game that Ann made: she sits there, Bob came by a link, and a third seat is free."""
    sittings = [
        Sitting(0, "person", "", "Ann", hashed(invitation(ANN, game, 0))),
        Sitting(1, "person", "", "Bob", hashed(invitation(BOB, game, 1))),
        Sitting(2, "open", "", "", hashed(invitation(ANN, game, 2, 1))),
    ]
    store.create(Stored(header(game), [], sittings, {0: {hashed(ANN)}, 1: {hashed(BOB)}}, [], []))
    store.propose(game, Proposed(1, 0, "person", 2, "", 0, [], "done"))


def secrets_of(store: Store, game: str = "g1") -> list[str]:
    stored = store.load(game)
    assert stored is not None
    return [sitting.secret for sitting in stored.seats]


def holders_of(store: Store, game: str = "g1") -> dict[int, set[str]]:
    stored = store.load(game)
    assert stored is not None
    return stored.holders


# -- the database --------------------------------------------------------------------------------------------------


def test_a_link_leads_to_its_visitor_until_it_is_renewed_or_revoked(store: Store) -> None:
    assert personal.link_of(store, ANN) == ""
    seen = []
    for _ in range(3):
        personal.renew(store, ANN)
        seen.append(personal.link_of(store, ANN))
        assert [personal.visitor_of(store, link) for link in seen] == [""] * (len(seen) - 1) + [ANN]
    personal.revoke(store, ANN)
    assert personal.link_of(store, ANN) == "" and personal.visitor_of(store, seen[-1]) == ""
    personal.renew(store, ANN)
    assert personal.link_of(store, ANN) not in seen  # none becomes valid again
    for wrong in ("", "x", hashed(seen[0]), ANN):
        assert personal.visitor_of(store, wrong) == ""
    personal.renew(store, BOB)
    assert personal.visitor_of(store, personal.link_of(store, BOB)) == BOB


def test_the_database_opens_neither_link_nor_cookie(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/games.db")
    personal.renew(store, ANN)
    link = personal.link_of(store, ANN)
    store.close()
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in (ANN, link):
        assert secret.encode() not in written and secret.encode().hex().encode() not in written
    assert len({personal.personal_secret(ANN, number) for number in range(100)}) == 100
    assert personal.sealed(personal.sealed(ANN.encode(), link), link) == ANN.encode()


def test_locked_out(store: Store) -> None:
    """Cookie, seat links, unused invitations and the personal link of the old secret open nothing any more."""
    kept(store)
    personal.renew(store, ANN)
    link = personal.link_of(store, ANN)
    assert personal.move(store, ANN, NEW, True) == ["g1"]
    assert holders_of(store) == {0: {hashed(NEW)}, 1: {hashed(BOB)}}
    mine, bobs, free = secrets_of(store)
    assert (mine, free) == (hashed(invitation(NEW, "g1", 0)), hashed(invitation(NEW, "g1", 2)))
    assert bobs == hashed(invitation(BOB, "g1", 1))
    assert personal.visitor_of(store, link) == ""


def test_seats_that_come_along(store: Store) -> None:
    kept(store)
    kept(store, "g2")
    with store.engine.begin() as connection:  # at one table both sit on the same seat already
        connection.execute(insert(HOLDERS).values(game="g2", seat=0, visitor=hashed(NEW)))
    invitations = secrets_of(store)[2], secrets_of(store, "g2")[2]
    assert personal.move(store, ANN, NEW, False) == ["g1", "g2"]
    assert holders_of(store)[0] == holders_of(store, "g2")[0] == {hashed(NEW)}
    assert secrets_of(store)[0] == hashed(invitation(NEW, "g1", 0))
    assert (secrets_of(store)[2], secrets_of(store, "g2")[2]) == invitations  # whoever has them can still come
    assert personal.seats_of(store, NEW) == 2 and personal.seats_of(store, ANN) == 0


def test_links_of_visitors_without_seats_are_forgotten(store: Store) -> None:
    kept(store)
    personal.renew(store, ANN)
    personal.renew(store, NEW)
    tidy(store)
    assert personal.link_of(store, ANN) and not personal.link_of(store, NEW)


# -- in browsers ---------------------------------------------------------------------------------------------------


def link_of(browser: Browser) -> str:
    """The personal link, made if there is none."""
    if not (found := re.search(r'value="(/me/[\w-]+)"', browser.http.get("/me").text)):
        assert browser.http.post("/me", data={"do": "make"}).status_code == 303
        found = re.search(r'value="(/me/[\w-]+)"', browser.http.get("/me").text)
    assert found
    return found[1]


def seat(browser: Browser, game: str) -> int | None:
    found = browser.http.get(f"/api/games/{game}").json()["seat"]
    return None if found is None else int(found)


def test_another_browser_has_the_same_games_now_and_later(browser: Browsers) -> None:
    ann, phone = browser(), browser()
    first = ann.start("arcs", "person", "bot:random", mode="online")
    link = link_of(ann)
    assert link == link_of(ann)  # it is shown again
    asked = phone.http.get(link)
    assert asked.status_code == 200 and "1 game" in asked.text and asked.headers["cache-control"] == "no-store"
    assert not phone.http.cookies and seat(phone, first) is None  # to look changes nothing
    opened = phone.http.post(link)
    assert opened.headers["location"] == "/" and "httponly" in opened.headers["set-cookie"].lower()
    assert seat(phone, first) == 0 and first in phone.http.get("/").text
    second = ann.start("arcs", "person", "bot:random", mode="online")
    third = phone.start("arcs", "person", "bot:random", mode="online")
    assert seat(phone, second) == 0 and seat(ann, third) == 0
    assert phone.http.get(link).headers["location"] == "/"


def test_a_link_that_was_renewed_or_revoked_is_refused(browser: Browsers) -> None:
    ann, eve = browser(), browser()
    game = ann.start("arcs", "person", "bot:random", mode="online")
    old = link_of(ann)
    ann.http.post("/me", data={"do": "make"})
    new = link_of(ann)
    ann.http.post("/me", data={"do": "revoke"})
    assert "/me/" not in ann.http.get("/me").text
    for link in (old, new, "/me/" + "x" * 22, "/me/%00", "/me/" + "y" * 500):
        for answer in (eve.http.get(link), eve.http.post(link)):
            assert answer.status_code == 403 and "personal link" in answer.text, link
    assert not eve.http.cookies and seat(ann, game) == 0


def test_seats_of_the_other_browser_come_along_only_if_they_shall(browser: Browsers) -> None:
    """Else somebody who sends you their link could look into your hands."""
    ann = browser()
    ann.start("arcs", "person", "bot:random", mode="online")
    link = link_of(ann)
    for bring, mine in (("", None), ("yes", 0)):
        bob = browser()
        own = bob.start("arcs", "person", "bot:random", mode="online")
        asked = bob.http.get(link).text
        assert "Take the game of this browser along" in asked and "checked" not in asked
        assert bob.http.post(link, data={"bring": bring}).status_code == 303
        assert seat(ann, own) == seat(bob, own) == mine


def test_other_devices_are_locked_out_also_where_a_page_is_open(browser: Browsers) -> None:
    ann, thief = browser(), browser()
    thief.game = ann.start("arcs", "person", "person", mode="online", seed="1")
    link = link_of(ann)
    thief.http.post(link)
    invitation_before = re.findall(rf"/game/{ann.game}/seat/[\w-]+", unescape(ann.page()))
    with thief.live() as live:
        assert live.last["your_turn"]
        assert ann.http.post("/me", data={"do": "lock"}).status_code == 303
        while live.last["your_turn"]:
            live.next()
        live.say("chat", text="Hello")
        assert "Only seated players" in live.refusal()
    assert seat(ann, ann.game) == 0 and seat(thief, ann.game) is None
    assert thief.http.get(link).status_code == 403
    now = re.findall(rf"/game/{ann.game}/seat/[\w-]+", unescape(ann.page()))
    assert len(now) == len(invitation_before) and not {*now} & {*invitation_before}
    for old in invitation_before:
        assert browser().http.post(old).status_code == 403
    assert browser().http.post(now[0]).status_code == 303


def test_other_sites_and_strangers_change_nothing(browser: Browsers) -> None:
    ann = browser()
    game = ann.start("arcs", "person", "bot:random", mode="online")
    link, evil = link_of(ann), {"origin": "https://evil.example"}
    for path in ("/me", link):
        assert ann.http.post(path, data={"do": "lock"}, headers=evil).status_code == 403
    assert link_of(ann) == link and seat(ann, game) == 0
    stranger = browser()
    assert "no seat at any table yet" in stranger.http.get("/me").text
    assert stranger.http.post("/me", data={"do": "make"}).status_code == 403
    assert ann.http.post("/me", data={"do": "nonsense"}).status_code == 400
    for cookie in ("x" * 22, "é" * 22):  # which nobody gave them
        odd = [(b"cookie", f"boardwright={cookie}".encode("latin-1"))]
        assert stranger.http.get("/me", headers=odd).status_code == 200
        assert stranger.http.post("/me", data={"do": "make"}, headers=odd).status_code == 403


def test_a_link_can_be_pasted_into_an_app(browser: Browsers) -> None:
    ann = browser()
    ann.start("arcs", "person", "bot:random")
    link = link_of(ann)
    answer = browser().http.post("/open", data={"link": f"https://example.org{link}"})
    assert answer.headers["location"] == link


def test_two_servers_agree_who_is_locked_out(postgresql: str) -> None:
    with running(postgresql) as here, running(postgresql) as there:
        ann, thief = Browser(here), Browser(there)
        thief.game = ann.start("arcs", "person", "person", mode="online", seed="1")
        assert thief.http.post(link_of(ann)).status_code == 303
        with thief.live() as live:
            assert live.last["your_turn"]
            ann.http.post("/me", data={"do": "lock"})
            while live.last["your_turn"]:
                live.next()
        assert seat(ann, ann.game) == 0 and seat(thief, ann.game) is None
        ann.close()
        thief.close()
