"""The JSON API: the example client, refusals, the WebSocket, and Schemathesis on the OpenAPI document."""

import importlib.util
import json
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import boardwright

pytestmark = pytest.mark.plain_only

get, post = partial(httpx.get, timeout=30), partial(httpx.post, timeout=30)

EXAMPLE = Path(__file__).parents[2] / "examples" / "api_client.py"


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("api_client", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def made(address: str, *seats: str, game: str = "arcs", **more: Any) -> tuple[str, dict[int, dict[str, str]]]:
    """A new game's address and the headers of its seats."""
    answer = post(f"{address}/api/games", json={"game": game, "seats": seats, "seed": 3, **more})
    assert answer.status_code == 201, answer.text
    secrets = answer.json()["secrets"]
    headers = {int(seat): {"authorization": f"Bearer {secret}"} for seat, secret in secrets.items()}
    return f"{address}/api/games/{answer.json()['id']}", headers


def test_the_example_plays_a_whole_game(address: str) -> None:
    final = example().play(address, "arcs")
    assert final["state"] == "over" and sorted(final["outcome"]["places"]) == [0, 1, 2]
    record = get(f"{address}/api/games/{final['id']}/record").json()
    game = boardwright.load(record)
    assert game.outcome is not None and game.outcome.scores == final["outcome"]["scores"]
    assert [game.outcome.places, game.outcome.ranking] == [final["outcome"]["places"], final["outcome"]["ranking"]]
    replay = get(f"{address}/game/{final['id']}/replay", params={"move": 20, "seat": 1})
    assert replay.status_code == 200


def test_the_catalogue_names_games_options_and_bots(address: str) -> None:
    catalogue = get(f"{address}/api/catalogue").json()
    assert [game["game"] for game in catalogue["games"]] == list(boardwright.games())
    assert "random" in catalogue["bots"]


def test_the_seat_that_is_asked_is_told_why_not(address: str) -> None:
    here, seats = made(address, "person", "person", "person")
    position = get(here, headers=seats[0]).json()
    asked = position["asked"]
    told = get(f"{here}/why-not", headers=seats[asked]).json()
    assert {"option": ["pip", "tax"], "topic": "tax", "text": TAX_LATER} in told
    other = (asked + 1) % 3
    assert get(f"{here}/why-not", headers=seats[other]).json() == [] and get(f"{here}/why-not").json() == []


TAX_LATER = "Play a card first: it gives you your Prelude and your pips."


def test_every_wrong_request_is_one_sentence_and_changes_nothing(address: str) -> None:
    here, seats = made(address, "person", "person")
    position = get(here, headers=seats[0]).json()
    asked = position["asked"]
    mine, other = seats[asked], seats[1 - asked]
    before = get(here, headers=mine).json()
    option = before["options"][0]["option"]
    good = {"at": before["at"], "option": option}
    wrong = {"authorization": "Bearer wrong"}
    for headers, body, status, said in (
        ({}, good, 403, "Only seated players"),
        (wrong, good, 403, "Only seated players"),
        (other, good, 403, "not your turn to decide"),
        (mine, {**good, "at": "0123456789abcdef"}, 403, "has changed"),
        (mine, {**good, "option": ["fly", 9]}, 400, '["fly", 9] is not an option now; choose one of ["'),
        (mine, {**good, "option": []}, 400, "length >= 1"),
        (mine, {**good, "option": [[1]]}, 400, "Expected"),
        (mine, {**good, "option": [2**70]}, 400, ""),
        (mine, {**good, "more": 1}, 400, "unknown field"),
        (mine, {"at": before["at"]}, 400, "option"),
        (mine, [], 400, "Expected"),
    ):
        answer = post(f"{here}/play", headers=headers, json=body)
        assert answer.status_code == status and said in answer.json()["error"], (body, answer.text)
    assert post(f"{here}/play", headers=mine, content=b"{").status_code == 400
    assert post(f"{here}/play", headers=mine, content=b'{"at": "' + b"x" * 70_000 + b'"}').status_code == 413
    assert get(here, headers=mine).json() == before
    assert post(f"{here}/play", headers=mine, json=good).status_code == 200
    assert post(f"{here}/play", headers=mine, json=good).status_code == 403
    assert get(f"{here}/record", headers=mine).status_code == 403
    assert post(f"{here}/join", headers=wrong, json={}).status_code == 403
    assert get(f"{address}/api/games/none").status_code == 404


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"game": "chess", "seats": ["person"]}, "no game"),
        ({"game": "arcs", "seats": ["person"]}, "2 to 4 seats"),
        ({"game": "arcs", "seats": ["person", "dog"]}, "A seat must be"),
        ({"game": "arcs", "seats": ["person", "open"], "mode": "solo"}, "A seat must be"),
        ({"game": "arcs", "seats": ["person", "bot:x"]}, "no bot"),
        ({"game": "arcs", "seats": ["person", "person"], "options": {"x": 1}}, "no option"),
        ({"game": "arcs", "seats": ["person", "person"], "seed": 2**63}, "<="),
        ({"game": "arcs", "seats": ["person", "person"], "names": ["x" * 41]}, "length"),
    ],
)
def test_a_game_that_cannot_be_made(address: str, body: dict[str, Any], said: str) -> None:
    answer = post(f"{address}/api/games", json=body)
    assert answer.status_code == 400 and said in answer.json()["error"], answer.text


def test_a_solo_program_takes_back_and_reads_the_record(address: str) -> None:
    here, seats = made(address, "person", "person", mode="solo")
    for _ in range(3):
        asked = get(here).json()["asked"]
        position = get(here, headers=seats[asked]).json()
        move = {"at": position["at"], "option": position["options"][0]["option"]}
        assert post(f"{here}/play", headers=seats[asked], json=move).status_code == 200
    assert len(get(f"{here}/record", headers=seats[0]).json()["moves"]) == 3
    assert post(f"{here}/undo", headers=seats[0], json={"to": 0}).status_code == 200
    assert get(f"{here}/record", headers=seats[0]).json()["moves"] == []
    assert post(f"{here}/undo", headers=seats[0], json={"to": 10**7}).status_code == 400


def test_the_chronicle_and_the_options_of_a_seat(address: str) -> None:
    here, seats = made(address, "person", "person", game="imperium")
    events = get(f"{here}/events", headers=seats[0]).json()
    assert [event["number"] for event in events] == list(range(1, len(events) + 1))
    assert get(f"{here}/events", params={"after": 1}, headers=seats[0]).json() == events[1:]
    asked = get(here).json()["asked"]
    assert get(f"{here}/options").json() == []
    assert get(f"{here}/options", headers=seats[asked]).json()


def test_a_program_is_told_of_every_position(address: str) -> None:
    here, seats = made(address, "person", "bot:random")
    url = here.replace("http", "ws", 1) + "/live"
    with connect(url, additional_headers=seats[0]) as socket:
        played = 0
        while played < 5:
            position = json.loads(socket.recv(20))
            if position.get("options"):
                played += 1
                option = position["options"][0]["option"]
                socket.send(json.dumps({"do": "play", "at": position["at"], "option": option}))
        socket.send("nonsense")
        while "error" not in (message := json.loads(socket.recv(20))):
            pass
        assert "Invalid" in message["error"]


def test_schemathesis_finds_no_server_error(address: str) -> None:
    schemathesis = pytest.importorskip("schemathesis")
    from hypothesis import HealthCheck, Phase, given, settings

    schema = schemathesis.openapi.from_dict(get(f"{address}/api/openapi.json").json())
    here, seats = made(address, "person", "person", game="imperium")
    name = here.rsplit("/", 1)[1]
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=12,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def attack(case: Any) -> None:
            nonlocal tried
            tried += 1
            if "game_id" in (case.path_parameters or {}) and tried % 2:
                case.path_parameters["game_id"] = name
            answer = case.call(base_url=address, headers=seats[tried % 4 // 2])
            assert answer.status_code < 500, (case.as_curl_command(), answer.text)

        attack()
    assert tried > 50
