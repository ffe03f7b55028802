"""A whole set as one answer, over the JSON API, the WebSocket and a form: any order, all or nothing, one move."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from boardwright.kernel.errors import BoardwrightError
from boardwright.table.room import Plan, Room
from boardwright.table.storage import Conflict

from .at_table import VISITOR, with_room
from .server import running

pytestmark = pytest.mark.plain_only


@pytest.fixture
def here(toy: str, tmp_path: Path) -> Iterator[str]:
    """The address of a table that knows the toy."""
    with running(f"sqlite:///{tmp_path}/games.db") as address:
        yield address


class Seat:
    """A program at one seat of a game of High Card with sets, in which three points are divided."""

    def __init__(self, address: str, **wishes: Any) -> None:
        plan = {"game": "toy", "seats": ["person"] * 3, "seed": 3, "options": {"sets": True, "prize": 3}, **wishes}
        made = httpx.post(f"{address}/api/games", json=plan, timeout=30).json()
        self.secrets: dict[str, str] = made["secrets"]
        self.game = f"{address}/api/games/{made['id']}"
        self.secret = self.secrets["0"]

    def call(self, method: str, path: str = "", **data: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.secret}"}
        body: dict[str, Any] = {"json": data} if method == "POST" else {}
        return httpx.request(method, f"{self.game}{path}", headers=headers, timeout=30, **body)

    @property
    def position(self) -> dict[str, Any]:
        """What the seat that is asked sees."""
        asked = self.call("GET").json()["asked"]
        self.secret = self.secrets[str(asked)]
        found: dict[str, Any] = self.call("GET").json()
        return found

    def play(self, **answer: Any) -> httpx.Response:
        return self.call("POST", "/play", at=self.position["at"], **answer)

    def until(self, question: str) -> dict[str, Any]:
        """Play on until a question is asked."""
        while question not in (position := self.position)["question"]:
            assert self.play(option=position["options"][0]["option"]).status_code == 200
        return position


def test_a_position_says_what_a_set_is_chosen_from(here: str) -> None:
    seat = Seat(here)
    chosen = seat.position["set"]
    assert [chosen["least"], chosen["most"], chosen["chosen"]] == [1, 2, []]
    assert [one["text"][:8] for one in chosen["left"]] == ["exchange"] * 3
    sharing = seat.until("who gets")["set"]
    assert [sharing["least"], sharing["most"], len(sharing["left"])] == [0, 3, 6]
    assert sharing["left"][0] == sharing["left"][2]
    assert seat.until("do you play")["set"] is None


def test_a_set_in_any_order_is_one_move(here: str) -> None:
    seat = Seat(here)
    position = seat.position
    low, middle, high = [one["option"] for one in position["set"]["left"]]
    after = seat.play(options=[high, low])
    assert after.status_code == 200 and after.json()["moves"] == position["moves"] + 1
    assert after.json()["asked"] == 1
    assert middle[1] in seat.call("GET").json()["view"]["hands"][0]
    mine = seat.call("GET").json()["view"]["hands"][0]
    assert low[1] not in mine and high[1] not in mine


def test_the_steps_still_work_and_count_as_one_move(here: str) -> None:
    seat = Seat(here)
    position = seat.until("who gets")
    first = position["set"]["left"][0]
    step = seat.play(option=first["option"]).json()
    assert step["set"]["chosen"] == [first] and step["set"]["most"] == 2 and step["moves"] == position["moves"] + 1
    rest = seat.play(options=[first["option"]]).json()
    assert rest["moves"] == position["moves"] + 1
    assert rest["view"]["points"][first["option"][2]] == 2
    back = seat.call("POST", "/undo", to=position["moves"]).json()
    assert back["question"] == position["question"] and back["view"] == position["view"]


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ({"options": []}, "Choose 1 to 2 of the options shown"),
        ({"options": [["swap", 99]]}, '["swap", 99] is not an option now; choose one of ["swap", '),
        ({"options": "twice"}, "no more often than it is offered"),
        ({"options": "three"}, "Choose 1 to 2"),
        ({"options": [["swap", 1]] * 201}, "200"),
        ({"option": ["swap", 99]}, '["swap", 99] is not an option now; choose one of ["swap", '),
        ({}, "either an"),
        ({"option": ["swap", 1], "options": []}, "either an"),
    ],
)
def test_a_set_that_cannot_be_chosen_is_refused_in_one_sentence(here: str, answer: dict[str, Any], says: str) -> None:
    seat = Seat(here)
    before = seat.position
    left = [one["option"] for one in before["set"]["left"]]
    given = {"twice": left[:1] * 2, "three": left}.get(str(answer.get("options")), answer.get("options"))
    refused = seat.play(**(answer if given is None else {**answer, "options": given}))
    assert refused.status_code == 400 and says in refused.json()["error"]
    assert seat.position == before


def test_one_option_is_asked_for_elsewhere(here: str) -> None:
    seat = Seat(here)
    position = seat.until("do you play")
    refused = seat.play(options=[position["options"][0]["option"]])
    assert refused.status_code == 400 and "takes one option" in refused.json()["error"]


def test_a_set_over_the_websocket(here: str) -> None:
    seat = Seat(here)
    position = seat.position
    left = [one["option"] for one in position["set"]["left"]]
    headers = {"authorization": f"Bearer {seat.secret}"}
    with connect(f"{seat.game.replace('http', 'ws')}/live", additional_headers=headers) as socket:
        socket.recv(30)
        socket.send(json.dumps({"do": "play", "at": position["at"], "options": [left[2], left[2]]}))
        assert "Choose 1 to 2" in json.loads(socket.recv(30))["error"]
        socket.send(json.dumps({"do": "play", "at": position["at"], "options": [left[2], left[1]]}))
        told = json.loads(socket.recv(30))
        assert told["asked"] == 1 and told["moves"] == position["moves"] + 1


def test_undo_and_redo_take_a_set_as_one(here: str) -> None:
    seat = Seat(here, mode="solo")
    position = seat.until("who gets")
    first, second = position["set"]["left"][0]["option"], position["set"]["left"][-1]["option"]
    after = seat.play(options=[second, first]).json()
    address, game = seat.game.replace("/api/games/", "/game/").rsplit("/", 1)[0], position["id"]
    with connect(
        f"{address.replace('http', 'ws')}/{game}/live",
        additional_headers={"authorization": f"Bearer {seat.secret}"},
        max_size=2**24,
    ) as socket:
        socket.recv(30)
        socket.send(json.dumps({"do": "undo", "to": position["moves"]}))
        back = json.loads(socket.recv(30))
        assert back["moves"] == position["moves"]
        assert seat.position["view"] == position["view"]
        socket.send(json.dumps({"do": "redo"}))
        while back["moves"] == position["moves"] or seat.call("GET").json()["view"] != after["view"]:
            back = json.loads(socket.recv(30))
        assert back["moves"] == after["moves"]


def test_a_set_is_written_as_a_whole_or_not_at_all(toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(room: Room) -> None:
        table, _ = await room.create(Plan("toy", ["person"] * 3, "solo", {"sets": True}, seed=3), VISITOR)
        decision = table.game.decision
        assert decision is not None and decision.among is not None
        wanted = decision.among.left[::2]
        whole = room.store.append
        written: list[int] = []

        def fail(*given: Any) -> None:
            written.append(len(given[1]))
            raise Conflict("The disk is full.")

        monkeypatch.setattr(room.store, "append", fail)
        with pytest.raises(BoardwrightError, match="disk"):
            await table.play([decision.seat], table.at, wanted[::-1])
        assert table.game.moves == [] and table.entries == 0
        monkeypatch.setattr(room.store, "append", whole)
        await table.play([decision.seat], table.at, wanted[::-1])
        assert table.game.moves == wanted and written == [2] and table.entries == 2
        stored = room.store.load(table.id)
        assert stored is not None and [entry.option for entry in stored.entries] == wanted

    with_room(tmp_path, work)
