"""The campaign: the fates, in a game of several acts those of each act."""

from boardwright.kernel.game import Game
from boardwright.words import Words

from . import Played, Roles


def played(game: Game) -> list[Played]:
    """Of acts that are over from the log sheet, of the last one from the table; none that was never revealed."""
    view = game.view(None)
    reach, seats = view["reach"], view["players"]
    acts: list[dict[int, str]] = [{} for _ in seats]
    for row in reach["log"]:
        if row["act"] >= reach["first_act"]:
            acts[row["seat"]][row["act"]] = row["fate"]
    for seat, player in enumerate(seats):
        if player["fate"] and reach["act"] >= reach["first_act"]:
            acts[seat].setdefault(reach["act"], player["fate"])
    single = reach["first_act"] == reach["last_act"]
    return [{"fate" if single else f"fate-{act}": [fate] for act, fate in seat.items()} for seat in acts]


def name(kind: str, role: str, words: Words) -> str:
    return str(words.name("fate", role))


ROLES = Roles(played, name)
