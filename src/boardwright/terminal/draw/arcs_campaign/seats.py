"""One panel per seat: that of Arcs, with the title, the fate and its objective, Favors and tokens on cards."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from boardwright.games.arcs.campaign.facts import BLIGHT
from boardwright.terminal.draw import View
from boardwright.terminal.draw.arcs.names import per_seat, resource_name, shape
from boardwright.terminal.draw.arcs.seats import joined, seat_frame, seat_lines
from boardwright.words import Words


def seat_panel(view: View, words: Words, seat: int) -> RenderableType:
    """Everything in front of one seat."""
    player = view["players"][seat]
    goal = player["objective"]["card"] if player["objective"] else ""
    ordinary = player | {
        "cards": [card for card in player["cards"] if card != goal],
        "trophies": [row for row in player["trophies"] if row["owner"] != BLIGHT],
    }
    lines = [standing(view, words, seat), *seat_lines(words, ordinary), *flagship(words, player), *more(words, player)]
    return seat_frame(view, words, seat, lines)


def standing(view: View, words: Words, seat: int) -> Text:
    """The title, the fate, and how much of its objective is left."""
    player = view["players"][seat]
    first = seat == view["reach"]["first_regent"]
    title = words.message("reach-first-regent") if first else words.message(f"name-title-{player['title']}")
    text = Text(title, "bold")
    if player["objective"]:
        said = goal_told(words, player["objective"])
        text.append(f" · {words.name('fate', player['fate'])} · {said}", "not bold")
    for fief in view["reach"]["fiefs"]:
        role = "lord" if seat == fief["lord"] else "vassal" if seat in fief["vassals"] else ""
        if role:
            values = {"cluster": fief["cluster"], "seat": str(words.name("seat", fief["lord"]))}
            text.append(f" · {words.message(f'reach-{role}', **values)}", "not bold")
    return text


def goal_told(words: Words, goal: Mapping[str, Any]) -> str:
    """How much of an objective is left; in Act III of A and B fates how many grand ambitions are fulfilled."""
    if goal["grand"] is not None:
        return words.message("reach-grand", count=sum(goal["grand"]))
    return words.message("reach-objective", marker=goal["marker"], start=goal["start"])


def flagship(words: Words, player: Mapping[str, Any]) -> list[Text]:
    """Where the Flagship is, and what stands on its board."""
    told = player["flagship"]
    if told is None:
        return []
    held = [(row["id"], row["upgrade"]) for row in told["board"]]
    held += [(f"{row['id']}-armor", row["armor"]) for row in told["board"]]
    built = [fitting(words, name, piece) for name, piece in held if piece]
    where = Text.assemble((f"{words.message('topic-flagship')}: ", "dim"), told["system"])
    return [where, Text("; ").join(Text(one) for one in built)] if built else [where]


def fitting(words: Words, name: str, piece: Mapping[str, Any]) -> str:
    """An Upgrade or Armor: what it is built of, and whether that is damaged."""
    kind = words.message(f"name-piece-{piece['kind']}")
    fitting = str(words.name("fitting", name))
    return words.message("reach-fitting", fitting=fitting, piece=kind, damaged=int(piece["damaged"]))


def more(words: Words, player: Mapping[str, Any]) -> list[Text]:
    """Trophies that are no ordinary pieces, Favors, and tokens on cards."""
    lines = [
        Text.assemble((f"{words.message('board-trophies')} ", "dim"), taken) for taken in tokens_taken(words, player)
    ]
    if any(player["favors"]):
        lines.append(Text.assemble((f"{words.message('reach-favors')} ", "dim"), per_seat(player["favors"])))
    if any(player["captive_ships"]):
        ships = per_seat(player["captive_ships"])
        lines.append(Text.assemble((f"{words.message('reach-captive-ships')} ", "dim"), ships))
    for row in player["held"]:
        tokens = joined(resource_name(words, token) for token in row["tokens"])
        lines.append(Text.assemble((f"{words.name('court', row['card'])}: ", "dim"), tokens))
    return lines


def tokens_taken(words: Words, player: Mapping[str, Any]) -> list[Text]:
    """Blight tokens and Banners among the Trophies."""
    found = []
    for row in player["trophies"]:
        if row["owner"] == BLIGHT and row["ships"]:
            found.append(Text(words.message("reach-blight-trophies", count=row["ships"])))
        for name in ("banners", "bunkers"):
            if row[name]:
                told = words.message(f"reach-{name}", count=row[name])
                found.append(Text.assemble(shape(row["owner"]), " ", told))
    return found
