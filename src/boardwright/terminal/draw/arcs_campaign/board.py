"""The board of Arcs with what the campaign adds: the Empire, Events, fates, Summits."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.games.arcs.campaign.facts import COUNCIL
from boardwright.games.arcs.campaign.vocabulary import ALL_COURT
from boardwright.terminal.draw import View
from boardwright.terminal.draw.arcs.board import (
    across_of,
    ambitions,
    framed,
    played,
    side_by_side,
    supply,
    turn_of,
)
from boardwright.terminal.draw.arcs.chart import chart
from boardwright.terminal.draw.arcs.names import ambition_name, court_card, per_seat, resource_name, seat_name, shape
from boardwright.words import Words

from .fates import beside, intermission, line, log_sheet, tokens
from .seats import seat_panel

ACTS = ("", "I", "II", "III")


def board(view: View, words: Words, width: int) -> RenderableType:
    """A view of the campaign, for a number of columns."""
    panels = [court(view, words), ambitions(view, words), played(view, words), supply(view, words), empire(view, words)]
    if view["reach"]["rolled"] or view["reach"]["resolving"]:
        panels.append(event(view, words))
    if view["summit"] is not None:
        panels.append(summit(view, words))
    panels += [panel for panel in (tokens(view, words), beside(view, words), log_sheet(view, words)) if panel]
    players = view["players"]
    fates = [seat for seat, player in enumerate(players) if player["dealt"]]
    seats = [seat_panel(view, words, seat) for seat in range(view["seats"])]
    across = across_of(width)
    return Group(
        heading(view, words),
        *intermission(view, words),
        chart(with_flagships(view), words, width),
        Text(words.message("board-legend"), "dim"),
        *(dealt(view, words, seat) for seat in fates),
        *side_by_side(panels, across, width),
        *side_by_side(seats, min(across, len(seats)), width),
        *([scored(view, words)] if view["ended"] else []),
    )


def with_flagships(view: View) -> View:
    """The view whose systems know which Flagships are there."""
    systems = {name: {**system} for name, system in view["systems"].items()}
    for seat, player in enumerate(view["players"]):
        if player["flagship"]:
            systems[player["flagship"]["system"]].setdefault("capitals", []).append(seat)
    return {**view, "systems": systems}


def heading(view: View, words: Words) -> RenderableType:
    """The act, the chapter, who has the initiative, and what is left of the turn."""
    act, seat = ACTS[view["reach"]["act"]], words.name("seat", view["initiative"])
    text = Text(words.message("board-heading", act=act, chapter=view["chapter"], seat=seat), "bold")
    return text.append_text(turn_of(view, words))


def court(view: View, words: Words) -> RenderableType:
    """The Council and the row of the Court, with agents and attached cards."""
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True)
    council = view["reach"]["council"]
    if council["tucked_by"] >= 0:
        told = words.message("reach-council-tucked", seat=words.name("seat", council["tucked_by"]))
        above = [part for card in council["above"] for part in (" + ", court_card(words, card))]
        grid.add_row(Text.assemble(court_card(words, ALL_COURT.ids[COUNCIL]), ": ", told, *above), Text())
    for entry in view["court"]:
        card = court_card(words, entry["card"])
        if entry["card"] == ALL_COURT.ids[COUNCIL]:
            state = "session" if council["in_session"] else "decided"
            card.append(f": {words.message(f'reach-council-{state}')}", "bold")
        for other in entry["attached"]:
            card = Text.assemble(card, " + ", court_card(words, other))
        if entry["court_token"]:
            card.append(f" · {words.message('reach-court-token', cluster=entry['court_token'])}", "dim")
        grid.add_row(card, per_seat(entry["agents"]))
    return framed(words, "board-court", grid, count=view["court_deck"])


def empire(view: View, words: Words) -> RenderableType:
    """The First Regent with the Trust, the policies, and what else is in the booklet."""
    reach = view["reach"]
    first = reach["first_regent"]
    holder = seat_name(words, first) if first >= 0 else Text(words.message("reach-nobody"))
    tokens = [
        Text.assemble(resource_name(words, name), f" {count}") for name, count in reach["trust"].items() if count
    ] or [Text(words.message("reach-empty"), "dim")]
    top, *others = [str(words.name("court", card)) for card in reach["policies"]]
    lines = [
        line(words, "reach-first-regent", [holder]),
        line(words, "reach-trust", tokens),
        line(words, "reach-policies", [Text(f"{top} ({words.message('reach-in-force')})", "bold"), *map(Text, others)]),
    ]
    if reach["booklet"]:
        names = [Text(str(words.name("court", card))) for card in reach["booklet"]]
        lines.append(line(words, "reach-booklet", names))
    return framed(words, "reach-empire", Group(*lines))


def event(view: View, words: Words) -> RenderableType:
    """The dice as they lie there, and the cards that are still to come."""
    reach, lines = view["reach"], []
    if reach["rolled"]:
        said = words.message(f"name-event-face-{reach['rolled']['face']}")
        cluster = words.message("board-cluster", cluster=reach["rolled"]["cluster"])
        lines.append(Text(f"{said}, {cluster.lower()}", "bold"))
    if reach["agenda"]:
        cards = [Text(str(words.name("court", card))) for card in [row["card"] for row in reach["agenda"]]]
        lines.append(line(words, "reach-to-come", cards))
    return framed(words, "reach-event", Group(*lines))


def summit(view: View, words: Words) -> RenderableType:
    """Who called the Summit, the deal that is on the table in words, and who has agreed to it."""
    held = view["summit"]
    lines = [seat_name(words, held["caller"])]
    for item in held["deal"]:
        spelled = " ".join(str(part) for part in item.values())
        lines.append(Text.assemble(shape(item["giver"]), " ", str(words.name("deal", spelled))))
    for label in ("agreed", "waiting"):
        if held[label]:
            lines.append(line(words, f"reach-{label}", [seat_name(words, seat) for seat in held[label]]))
    return framed(words, "topic-summit", Group(*lines))


def dealt(view: View, words: Words, seat: int) -> RenderableType:
    """The fates that the viewer chooses from, with what they are about."""
    player = view["players"][seat]
    lines = []
    for fate in player["dealt"]:
        name = Text(str(words.name("fate", fate)), "bold")
        if fate == player["sealed"]:
            name.append(f" ({words.message('reach-sealed')})")
        lines.append(Text.assemble(name, ": ", words.explained(fate)))
    return framed(words, "reach-fates", Group(*lines))


def scored(view: View, words: Words) -> RenderableType:
    """Where the Power came from by act and chapter: ambitions, then other reasons; then the sums."""
    rows = [(row["act"], row["chapter"], 0, scored_label(words, row), row["power"]) for row in view["scored"]]
    rows += [(row["act"], row["chapter"], 1, gain_label(words, row), row["power"]) for row in view["reach"]["gains"]]
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True)
    for *_, label, points in sorted(rows, key=lambda row: row[:3]):
        grid.add_row(Text(label), Text(" ").join(shape(seat, power) for seat, power in enumerate(points)))
    total = Text(" ").join(shape(seat, player["power"]) for seat, player in enumerate(view["players"]))
    grid.add_row(Text(words.message("board-scored-sum"), "bold"), total)
    return framed(words, "board-scored", grid)


def scored_label(words: Words, row: Mapping[str, Any]) -> str:
    """What of an ambition was scored when."""
    if row["ambition"] is None:
        return words.message("board-scored-earlier")
    values = {"act": ACTS[row["act"]], "chapter": row["chapter"], "ambition": ambition_name(words, row["ambition"])}
    return words.message("reach-scored-row", **values)


def gain_label(words: Words, row: Mapping[str, Any]) -> str:
    """Why Power came or went when."""
    values = {"act": ACTS[row["act"]], "chapter": row["chapter"], "why": str(words.name("why", row["why"]))}
    return words.message("reach-score-gain", **values)
