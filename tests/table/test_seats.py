"""Who can open which seat: links that are used up, programs among people, and the next game of the same people."""

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path

import httpx
import msgspec
import pytest

from boardwright.table.room import Plan, Room
from boardwright.table.scene import OPEN
from boardwright.table.scenes import invitations, own_link
from boardwright.table.seats import Who
from boardwright.table.storage import OVER

from .at_table import VISITOR, with_room
from .server import Browser

pytestmark = pytest.mark.plain_only

Browsers = Callable[[], Browser]
BOB = "b" * 22


def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


def test_the_inviter_cannot_open_the_seat_that_a_program_took(browser: Browsers, address: str) -> None:
    ann = browser()
    ann.start("arcs", "person", "person", mode="online")
    link = re.search(rf"/game/{ann.game}/seat/([\w-]+)", unescape(ann.page()))
    assert link
    here = f"{address}/api/games/{ann.game}"
    joined = httpx.post(f"{here}/join", headers=bearer(link[1]), json={"name": "Robot"}).json()
    assert joined["seat"] == 1 and joined["secret"] != link[1]
    assert httpx.get(here, headers=bearer(joined["secret"])).json()["seat"] == 1
    assert httpx.get(here, headers=bearer(link[1])).json()["seat"] is None
    assert httpx.post(f"{here}/join", headers=bearer(link[1]), json={}).status_code == 403
    for who, seat in ((ann, 0), (browser(), None)):
        who.http.post(link[0])
        assert who.http.get(f"/api/games/{ann.game}").json()["seat"] == seat
    assert httpx.post(f"{here}/join", headers=bearer(joined["secret"]), json={}).json() == joined


def test_a_program_invites_to_a_seat_that_it_cannot_open_afterwards(address: str) -> None:
    plan = {"game": "arcs", "seats": ["person", "open"]}
    made = httpx.post(f"{address}/api/games", json=plan).json()
    here, invitation = f"{address}/api/games/{made['id']}", made["secrets"]["1"]
    assert httpx.get(here, headers=bearer(invitation)).json()["seat"] is None  # nobody sits there yet
    secret = httpx.post(f"{here}/join", headers=bearer(invitation), json={}).json()["secret"]
    assert httpx.get(here, headers=bearer(secret)).json()["seat"] == 1
    assert httpx.get(here, headers=bearer(invitation)).json()["seat"] is None
    assert httpx.get(here, headers=bearer(made["secrets"]["0"])).json()["seat"] == 0


def test_programs_are_told_that_somebody_chose_the_seed(address: str) -> None:
    for seed, told in ((5, True), (None, False)):
        made = httpx.post(f"{address}/api/games", json={"game": "arcs", "seats": ["person"] * 2, "seed": seed}).json()
        assert httpx.get(f"{address}/api/games/{made['id']}").json()["seeded"] is told


def test_a_rematch_has_a_link_to_ones_own_seat_also_the_next_one(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table, links = await room.create(Plan("arcs", ["person", "open", "open"], "online"), VISITOR)
        await table.join(links[1], BOB)
        for _ in range(2):
            table.header = msgspec.structs.replace(table.header, state=OVER)
            table = await room.table(await room.rematch(table, [0], VISITOR))
            for seat, visitor in enumerate((VISITOR, BOB)):
                link = own_link(table, seat, visitor)
                assert link.startswith(f"/game/{table.id}/seat/")
                assert (await table.join(link.rsplit("/", 1)[1], "c" * 22))[0] == seat
            assert own_link(table, 1, VISITOR) == "" and table.sittings[2].sort == OPEN
            assert list(invitations(table, VISITOR)) == [2]
            assert table.held_by(Who("", links[0])) == [0]  # a program goes on with the secret that it has

    with_room(tmp_path, work)
