"""A program that plays a whole game over the JSON API of a table: `python examples/api_client.py http://localhost:8000`.

It needs nothing but the standard library. It makes a game with two seats of its own and a bot, answers every question
with an option of its choice, and prints how the game ended.
"""

import json
import random
import sys
import time
import urllib.request
from typing import Any


class Client:
    """One seat of a game; without a secret, a spectator."""

    def __init__(self, address: str, secret: str = "") -> None:
        self.address = address.rstrip("/")
        self.headers = {"Content-Type": "application/json"}
        if secret:
            self.headers["Authorization"] = f"Bearer {secret}"

    def ask(self, path: str, data: object = None) -> Any:
        """The JSON answer to a GET, or to a POST if there is something to send."""
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self.address + path, body, self.headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


def play(address: str, game: str = "arcs", seed: int = 1) -> dict[str, Any]:
    """Play a game to its end; the last position."""
    chance = random.Random(seed)
    seats = ["person", "person", "bot:random"]
    made = Client(address).ask("/api/games", {"game": game, "seats": seats, "seed": seed})
    here = f"/api/games/{made['id']}"
    players = {int(seat): Client(address, secret) for seat, secret in made["secrets"].items()}
    for seat, player in players.items():
        player.ask(f"{here}/join", {"name": f"Robot {seat + 1}"})

    position = players[0].ask(here)
    while position["state"] == "running":
        asked = position["asked"]
        if asked not in players:  # a bot of the table is thinking
            time.sleep(0.02)
            position = players[0].ask(here)
            continue
        mine = players[asked].ask(here)
        if mine["options"]:
            position = players[asked].ask(f"{here}/play", {"at": mine["at"], **answer(mine, chance)})
        else:
            position = mine
    return dict(position)


def answer(mine: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Any option or, where a set is asked for, any set."""
    offered = mine["set"]
    if offered is None:
        return {"option": chance.choice(mine["options"])["option"]}
    chosen = chance.sample(offered["left"], chance.randint(offered["least"], offered["most"]))
    return {"options": [one["option"] for one in chosen]}


if __name__ == "__main__":
    final = play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "arcs")
    outcome = final["outcome"]
    for seat in outcome["ranking"]:
        name = final["seats"][seat]["name"] or final["seats"][seat]["called"]
        print(f"{outcome['places'][seat] + 1}. {name}: {outcome['scores'][seat]}")
