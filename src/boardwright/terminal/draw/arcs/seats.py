"""One panel per seat: its power, hand, resources, pieces and cards."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from boardwright.terminal.draw import View
from boardwright.words import Words

from .names import STYLES, action_card, court_card, per_seat, resource_name, seat_name, shape


def seat_panel(view: View, words: Words, seat: int) -> RenderableType:
    """Everything in front of one seat."""
    return seat_frame(view, words, seat, seat_lines(words, view["players"][seat]))


def seat_lines(words: Words, player: Mapping[str, Any]) -> list[Text]:
    """What lies there, line by line."""
    lines = [
        labelled(words, "hand", hand(words, player)),
        labelled(words, "slots", slots(words, player)),
        labelled(words, "reserve", reserve(words, player)),
    ]
    if player["known"]:
        lines.append(labelled(words, "known", names(action_card(words, card) for card in player["known"])))
    if player["outrage"]:
        lines.append(labelled(words, "outrage", joined(resource_name(words, suit) for suit in player["outrage"])))
    if any(player["captives"]):
        lines.append(labelled(words, "captives", per_seat(player["captives"])))
    if any(count for trophy in player["trophies"] for count in pieces(trophy).values()):
        lines.append(labelled(words, "trophies", trophies(words, player["trophies"])))
    if player["cards"]:
        lines.append(labelled(words, "cards", joined(court_card(words, card) for card in player["cards"])))
    return lines


def seat_frame(view: View, words: Words, seat: int, lines: Iterable[Text]) -> RenderableType:
    """The lines of a seat, framed by its name and its Power."""
    title = seat_name(words, seat)
    if seat == view["initiative"]:
        title.append(f" {words.message('board-initiative')}", "bold")
    if seat == view["turn"]:
        title.append(f" {words.message('board-turn')}", "bold reverse")
    power = Text(words.message("board-power", count=view["players"][seat]["power"]), "bold")
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        subtitle=power,
        subtitle_align="right",
        box=box.ROUNDED,
        border_style=STYLES[seat],
        padding=(0, 1),
    )


def labelled(words: Words, label: str, content: Text) -> Text:
    """A line with its label before it."""
    return Text.assemble((f"{words.message(f'board-{label}')} ", "dim"), content)


def names(items: Iterable[str]) -> Text:
    return joined(Text(item) for item in items)


def joined(items: Iterable[Text]) -> Text:
    return Text(", ").join(items)


def hand(words: Words, player: Mapping[str, Any]) -> Text:
    """The cards of the viewer's own hand; of other hands, how many there are."""
    cards = player["hand"]
    if not cards:
        return Text(words.message("board-cards-number", count=player["hand_count"]))
    return names(action_card(words, card) for card in cards)


def slots(words: Words, player: Mapping[str, Any]) -> Text:
    """The open resource slots with what a raider pays for each, then tokens without a slot."""
    shown = []
    for slot in player["slots"]:
        token = slot["resource"] or slot.get("thing")
        if slot["open"] or token:
            held = resource_name(words, token) if token else Text("·")
            shown.append(Text.assemble(held, (f" ({slot['cost']})", "dim")))
    shown += [resource_name(words, token) for token in player["loose"]]
    return joined(shown)


def reserve(words: Words, player: Mapping[str, Any]) -> Text:
    """The pieces that are not on the map."""
    counts = {kind: player[kind] for kind in ("cities", "starports", "ships", "agents")}
    return Text(words.message("board-pieces", **counts))


def trophies(words: Words, rows: Iterable[Mapping[str, Any]]) -> Text:
    """What was destroyed or taken, by owner."""
    shown = []
    for row in rows:
        counts = [words.message(f"board-{kind}", count=count) for kind, count in pieces(row).items() if count]
        if counts:
            shown.append(Text.assemble(shape(row["owner"]), " ", words.listed(counts)))
    return Text(" ").join(shown)


def pieces(row: Mapping[str, Any]) -> dict[str, int]:
    return {kind: row[kind] for kind in ("cities", "starports", "ships", "agents")}
