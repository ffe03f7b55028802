"""Several servers and one PostgreSQL database: no server owns a game."""

import re
import time
from html import unescape

import httpx
import pytest

from boardwright.table.push import PushSettings

from .push_service import Subscriber, push_service
from .server import Browser, asked_of, running

pytestmark = pytest.mark.plain_only


def sitting(here: str, there: str) -> tuple[Browser, Browser]:
    """Two people at one game, each at a server of their own."""
    ann, bob = Browser(here), Browser(there)
    bob.game = ann.start("imperium", "person", "person", mode="online")
    link = re.search(rf"/game/{ann.game}/seat/[\w-]+", unescape(ann.page()))
    assert link and bob.http.post(link[0]).status_code == 303
    return ann, bob


def test_two_people_play_one_game_at_two_servers(postgresql: str) -> None:
    with running(postgresql) as here, running(postgresql) as there:
        ann, bob = sitting(here, there)
        with ann.live() as one, bob.live() as two:
            for step in range(8):
                asked_of(one, two).play(step)
        ann.close()
        bob.close()


def test_a_page_at_another_server_counts_as_open(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.table.presence.TICK", 0.1)
    push = PushSettings(patience=1.0, anywhere=True)
    with push_service() as service, running(postgresql, push=push) as here, running(postgresql, push=push) as there:
        assert httpx.get(f"{here}/push").json() == httpx.get(f"{there}/push").json()
        ann, bob = sitting(here, there)
        for browser, name in ((ann, "ann"), (bob, "bob")):
            wish = Subscriber(service.address, name).subscription
            assert browser.http.post("/push", json=wish).status_code == 204
        with ann.live() as one, bob.live() as two:
            one.until("panel-1", ">away<", gone=True)
            two.until("panel-0", ">away<", gone=True)
            for _ in range(2):
                live = asked_of(one, two)
                while live.last["your_turn"]:
                    live.play()
                asked_of(one, two)
            time.sleep(1.8)
            assert service.got == []
            first, name = (one, "/bob") if asked_of(one, two) is one else (two, "/ann")
            (two if first is one else one).socket.close()
            time.sleep(0.5)
            while first.last["your_turn"]:
                first.play()
            service.until(1)
            assert service.got[0][0] == name
        ann.close()
        bob.close()
