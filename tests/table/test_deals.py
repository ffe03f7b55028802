"""A whole deal as one answer, over the JSON API, the WebSocket and a form: any order, all or nothing, one sentence."""

import json
import random
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import boardwright
from boardwright.kernel.decision import Option
from boardwright.kernel.errors import BoardwrightError
from boardwright.kernel.game import Game
from boardwright.table.live import Table
from boardwright.table.room import Plan, Room
from boardwright.table.storage import PLAY, Conflict, Entry
from boardwright.table.wire import Deal

from .at_table import VISITOR, with_room
from .server import running

pytestmark = pytest.mark.plain_only

LONGEST = 400
"""A Summit must come within so many moves."""


@cache
def summit() -> Game:
    """A game of three at the first proposal of its first Summit."""
    for seed in range(1, 100):
        game, chance = boardwright.new("arcs_campaign", 3, seed), random.Random(seed)
        while game.decision is not None and len(game.moves) < LONGEST:
            if game.decision.ask == "negotiate":
                return game
            game.play(wish(game, chance))
    raise AssertionError("no Summit")


def wish(game: Game, chance: random.Random) -> Option:
    """Call a Summit, but do nothing in its Call to Order."""
    assert game.decision is not None
    options = game.decision.options
    return next((option for option in options if option[0] in ("call_summit", "done")), chance.choice(options))


async def seated(room: Room, mode: str = "online") -> tuple[Table, dict[int, str]]:
    """That game at a table, all moves written at once, and the secrets of its seats."""
    played = summit()
    table, secrets = await room.create(Plan("arcs_campaign", ["person"] * 3, mode, seed=played.seed), VISITOR)
    made = enumerate(zip(played.movers, played.moves, strict=True), 1)
    async with table.turn():
        await table.change(*(Entry(number, PLAY, mover, option) for number, (mover, option) in made))
    return table, secrets


class Summit:
    """Programs at the three seats of that game."""

    def __init__(self, folder: Path, client: httpx.Client) -> None:
        async def work(room: Room) -> None:
            table, self.secrets = await seated(room)
            self.id = table.id
            assert table.asked is not None
            self.me = table.asked

        with_room(folder, work)
        self.client = client
        self.other, self.third = (self.me + 1) % 3, (self.me + 2) % 3

    def headers(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.secrets[seat]}"}

    def position(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(f"/api/games/{self.id}", headers=self.headers(seat)).json()
        return found

    def play(self, seat: int, at: str = "", **answer: Any) -> httpx.Response:
        answer = {"at": at or self.position(seat)["at"], **answer}
        return self.client.post(f"/api/games/{self.id}/play", headers=self.headers(seat), json=answer)

    def item(self, what: str, giver: int, receiver: int, **parts: str | int) -> dict[str, str | int]:
        return {"what": what, "giver": giver, "receiver": receiver, **parts}

    @property
    def swap(self) -> list[dict[str, str | int]]:
        """Two Favors for one, not in their order."""
        give, get = self.item("promise", self.me, self.other), self.item("promise", self.other, self.me)
        return sorted([give, get, get], key=lambda item: -int(item["giver"]))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("deals")


@pytest.fixture(scope="module")
def client(folder: Path) -> Iterator[httpx.Client]:
    """Programs at a running table."""
    with running(f"sqlite:///{folder}/games.db") as address, httpx.Client(base_url=address, timeout=30) as client:
        yield client


@pytest.fixture
def table(folder: Path, client: httpx.Client) -> Summit:
    return Summit(folder, client)


@pytest.fixture(scope="module")
def quiet(folder: Path, client: httpx.Client) -> Summit:
    """A Summit in which every deal is refused."""
    return Summit(folder, client)


def test_a_deal_in_any_order_is_proposed_as_a_whole(table: Summit) -> None:
    before = table.position(table.me)
    assert before["view"]["summit"]["goods"][table.me][0]["what"] == "promise"
    after = table.play(table.me, deal=table.swap)
    assert after.status_code == 200, after.text
    told = after.json()["view"]["summit"]
    assert told["deal"] == sorted(table.swap, key=lambda item: int(item["giver"]))
    assert told["waiting"] == [table.other] and told["agreed"] == [table.me]
    asked = table.position(table.other)
    assert [one["option"] for one in asked["options"]] == [["accept"], ["refuse"]]
    assert table.play(table.other, option=["accept"]).status_code == 200
    favors = [player["favors"] for player in table.position(table.third)["view"]["players"]]
    old = [player["favors"] for player in before["view"]["players"]]
    assert favors[table.me][table.other] == old[table.me][table.other] + 2
    assert favors[table.other][table.me] == old[table.other][table.me] + 1


def test_a_refused_deal_changes_nothing_and_must_be_changed(table: Summit) -> None:
    table.play(table.me, deal=table.swap)
    table.play(table.other, option=["refuse"])
    again = table.play(table.other, deal=table.swap)
    assert again.status_code == 400
    assert again.json()["error"] == "This deal was refused in this Summit; change it."
    assert table.play(table.other, deal=table.swap[:2]).status_code == 200


def bad(table: Summit) -> dict[str, tuple[list[dict[str, Any]], str]]:
    """Deals that cannot be proposed, and what is said of them."""
    me, other, third = table.me, table.other, table.third
    promise = table.item("promise", me, other)
    return {
        "nothing": ([], "There is nothing in the deal yet."),
        "too many": ([promise] * 9, "A deal has at most 8 items."),
        "not had": (
            [promise, table.item("captive", me, other, owner=me)],  # nobody holds an agent of their own
            "“{} hands {} a captive agent of {}”: that is not there to be given.",
        ),
        "not that often": (
            [table.item("ship", me, other, system=system, damaged=0) for system in ships(table) * 8][:8],
            "The deal gives away more than is there.",
        ),
        "unknown item": ([table.item("soul", me, other)], "An item of a deal must be one of promise, token, held,"),
        "unknown part": ([table.item("promise", me, other, count=2)], "has exactly: giver, receiver."),
        "unknown thing": (
            [table.item("token", me, other, resource="gold", slot=0)],
            "names something that is not there.",
        ),
        "wrong number": ([table.item("token", me, other, resource=77, slot=0)], "names something that is not there."),
        "nobody": ([table.item("promise", me, 9)], "Each item of a deal goes from one player to another."),
        "oneself": ([table.item("promise", me, me)], "Each item of a deal goes from one player to another."),
        "others": (
            [table.item("promise", other, third)],
            "You must give or receive something in a deal that you propose.",
        ),
    }


def ships(table: Summit) -> list[str]:
    """A system with ships of the speaker, but not eight of them."""
    goods = table.position(table.me)["view"]["summit"]["goods"][table.me]
    return [row["system"] for row in goods if row["what"] == "ship" and row["count"] < 8][:1]


CASES = [
    "nothing", "too many", "not had", "not that often", "unknown item", "unknown part", "unknown thing",
    "wrong number", "nobody", "oneself", "others",
]  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_bad_deal_is_one_sentence_and_changes_nothing(quiet: Summit, case: str) -> None:
    deal, says = bad(quiet)[case]
    before = quiet.position(quiet.me)
    refused = quiet.play(quiet.me, deal=deal)
    assert refused.status_code == 400
    called = [seat["called"] for seat in before["seats"]]
    assert says.format(called[quiet.me], called[quiet.other], called[quiet.me]) in refused.json()["error"]
    assert quiet.position(quiet.me) == before


@pytest.mark.parametrize("deal", ["all", [1], [{}], [{"what": ["promise"]}], [{"what": "x" * 21}], [{"a": "b"}] * 21])
def test_what_is_no_deal_at_all_is_refused(quiet: Summit, deal: object) -> None:
    before = quiet.position(quiet.me)
    assert quiet.play(quiet.me, deal=deal).status_code == 400
    assert quiet.play(quiet.me, deal=quiet.swap, option=["propose"]).status_code == 400
    assert quiet.position(quiet.me) == before


def test_only_who_is_asked_proposes_and_only_now(table: Summit) -> None:
    at = table.position(table.me)["at"]
    refused = table.play(table.other, at=at, deal=table.swap)
    assert refused.status_code == 403 and refused.json()["error"] == "It is not your turn to decide."
    assert table.play(table.me, deal=table.swap).status_code == 200
    assert table.play(table.other, option=["refuse"]).status_code == 200
    for seat in (table.other, table.third):
        assert table.play(seat, option=["done"]).status_code == 200
    stale = table.play(table.me, at=at, deal=table.swap)
    assert stale.status_code == 403 and stale.json()["error"] == "The table has changed. Look again, then choose."


def test_while_a_deal_is_built_step_by_step_no_other_is_proposed(table: Summit) -> None:
    assert table.play(table.me, option=["propose"]).status_code == 200
    refused = table.play(table.me, deal=table.swap)
    assert refused.status_code == 400 and "only in the Negotiations" in refused.json()["error"]
    first = min(table.me, table.other)
    steps: list[list[str | int]] = [["between", first, table.me + table.other - first], ["item", "promise"], ["offer"]]
    for step in steps:
        assert table.play(table.me, option=step).status_code == 200
    assert len(table.position(table.third)["view"]["summit"]["deal"]) == 1


def test_other_games_have_no_deals(client: httpx.Client) -> None:
    made = client.post("/api/games", json={"game": "arcs", "seats": ["person", "bot:random"]}).json()
    where, headers = f"/api/games/{made['id']}", {"authorization": f"Bearer {made['secrets']['0']}"}
    while not (at := client.get(where, headers=headers).json()["at"]):
        time.sleep(0.01)  # the bot leads
    refused = client.post(f"{where}/play", headers=headers, json={"at": at, "deal": [{"what": "promise"}]})
    assert refused.status_code == 400 and refused.json()["error"] == "This game has no deals."


def test_a_deal_over_the_websocket(table: Summit) -> None:
    at = table.position(table.me)["at"]
    where = f"{str(table.client.base_url).replace('http', 'ws')}/api/games/{table.id}/live"
    with connect(where, additional_headers=table.headers(table.me)) as socket:
        socket.recv(30)
        socket.send(json.dumps({"do": "play", "at": at, "deal": []}))
        assert json.loads(socket.recv(30))["error"] == "There is nothing in the deal yet."
        socket.send(json.dumps({"do": "play", "at": at, "deal": table.swap}))
        assert json.loads(socket.recv(30))["asked"] == table.other


def test_a_deal_by_a_form_without_javascript(table: Summit) -> None:
    """The boxes that are checked, and the numbers of lists, are one deal."""
    give, get = json.dumps(table.swap[0]), json.dumps(table.swap[-1])
    with httpx.Client(base_url=table.client.base_url, timeout=30, follow_redirects=True) as browser:
        browser.post(f"/game/{table.id}/seat/{table.secrets[table.me]}")
        page = browser.get(f"/game/{table.id}").text
        assert 'id="deal"' in page and 'value="[&#34;propose&#34;]"' not in page
        fields = {"do": "play", "at": table.position(table.me)["at"], "deal": ["", give, f"{get},{get}"]}
        assert browser.post(f"/game/{table.id}/do", data=fields).status_code == 200
    assert len(table.position(table.third)["view"]["summit"]["deal"]) == 3


def test_a_deal_is_written_as_a_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(room: Room) -> None:
        table, _ = await seated(room, "solo")
        decision = table.game.decision
        assert decision is not None
        deal = Deal([{"what": "promise", "giver": decision.seat, "receiver": (decision.seat + 1) % 3}])
        whole, moves, entries = room.store.append, len(table.game.moves), table.entries

        def fail(*given: Any) -> None:
            raise Conflict("The disk is full.")

        monkeypatch.setattr(room.store, "append", fail)
        with pytest.raises(BoardwrightError, match="disk"):
            await table.play([decision.seat], table.at, deal)
        assert len(table.game.moves) == moves and table.entries == entries
        monkeypatch.setattr(room.store, "append", whole)
        await table.play([decision.seat], table.at, deal)
        assert table.game.moves[moves:][0] == ("propose",) and table.game.moves[-1] == ("offer",)

    with_room(tmp_path, work)
