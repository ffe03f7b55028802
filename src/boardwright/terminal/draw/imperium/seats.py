"""One panel per seat: its nation, tokens, cards in play and piles; and the viewer's own hand."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from boardwright.games.imperium.facts import COST, HAS_QUESTS, ICON_COUNT, ICONS, NATIONS, NUMBER, face_id
from boardwright.terminal.draw import View
from boardwright.words import SHAPES, Words

from .names import (
    STYLES,
    card_name,
    card_names,
    explained,
    framed,
    joined,
    labelled,
    seat_name,
    titled,
    tokens,
)


def seat_panel(view: View, words: Words, seat: int) -> RenderableType:
    """Everything in front of one seat."""
    player = view["players"][seat]
    own = seat == view["seat"]
    lines: list[RenderableType] = [who(words, player), stock(words, player)]
    lines += in_play(words, player, own)
    if icons := icons_in_play(player):
        shown = words.listed(words.message(f"board-icon-{icon}", count=count) for icon, count in icons.items())
        lines.append(labelled(words, "icons", Text(shown)))
    lines.append(hidden(words, player))
    if player["known"] and not own:
        lines.append(labelled(words, "known", card_names(words, player["known"])))
    if player["deck_top"]:
        lines.append(labelled(words, "deck-top", card_names(words, player["deck_top"])))
    if player["nation_top"]:
        lines.append(labelled(words, "nation-top", card_names(words, [player["nation_top"]])))
    if player["hand"] and not own:  # the game is over
        lines.append(labelled(words, "open-hand", card_names(words, player["hand"])))
        lines.append(labelled(words, "open-deck", card_names(words, player["deck"])))
    for zone in ("discard", "history", "sunken"):
        if player[zone]:
            lines.append(labelled(words, zone, card_names(words, player[zone])))
    lines.append(points(words, player))
    if player["development"]:
        lines += developments(words, player, own)
    if player["pending"]:
        lines.append(labelled(words, "pending", card_names(words, player["pending"])))
    return framed(title(view, words, seat), lines, STYLES[seat])


def title(view: View, words: Words, seat: int) -> Text:
    text = seat_name(words, seat)
    if seat == view["turn"]:
        text.append(" ")
        text.append(words.message("board-turn"), "bold reverse")
    return text


def who(words: Words, player: Mapping[str, Any]) -> Text:
    """The nation, the side of its power card, its state."""
    nation = words.name("nation", player["nation"])
    side = "B" if player["front"][0]["flipped"] else "A"
    text = Text(words.message("board-nation", nation=nation, side=side), "bold")
    text.append(" · ")
    text.append(words.message(f"board-state-{player['state']}"), "bold" if player["state"] == "empire" else "")
    if player["crowned"]:
        text.append(" · ")
        text.append(words.message("board-crowned"), "yellow")
    return text


def stock(words: Words, player: Mapping[str, Any]) -> Text:
    """Tokens, actions and exhaust tokens."""
    left = [words.message(f"board-{kind}", count=player[kind]) for kind in ("actions", "exhaust")]
    return Text.assemble(tokens(words, player["tokens"]), " · ", words.listed(left))


def in_play(words: Words, player: Mapping[str, Any], own: bool) -> list[RenderableType]:
    """The power card and the cards in play; to their owner, what each of them does there."""
    entries = [*player["front"], *player["play"]]
    if not own:
        return [labelled(words, "in-play", joined(entry_name(words, entry) for entry in entries))]
    lines: list[RenderableType] = [Text(words.message("board-in-play"), "dim")]
    for entry in entries:
        text = words.name("abilities", face_id(entry["card"], entry["flipped"]))
        name = Text.assemble("• ", entry_name(words, entry))
        lines.append(explained(name, text) if text else name)
    return lines


def icons_in_play(player: Mapping[str, Any]) -> dict[str, int]:
    """How many of each region icon the play area has, as far as there are any."""
    rows = [ICON_COUNT[NUMBER[entry["card"]]] for entry in player["play"]]
    return {icon: total for number, icon in enumerate(ICONS) if (total := sum(row[number] for row in rows))}


def entry_name(words: Words, entry: Mapping[str, Any]) -> Text:
    """A card in play with all that lies on it and below it."""
    text = card_name(words, face_id(entry["card"], entry["flipped"]))
    if entry["exhausted"]:
        text = Text.assemble(text, " ", (words.message("board-exhausted"), "dim"))
    if entry["progress"]:
        text = Text.assemble(text, " ", words.message("board-on-card", count=entry["progress"]))
    if entry["garrison"]:
        below = words.message("board-garrison", cards=card_names(words, entry["garrison"]).plain)
        text = Text.assemble(text, " ", (below, "dim"))
    return text


def hidden(words: Words, player: Mapping[str, Any]) -> Text:
    """How many cards lie where."""
    counts = {zone: player[f"{zone}_count"] for zone in ("hand", "deck", "nation", "history")}
    counts["discard"] = len(player["discard"])
    if player["sunken_count"]:
        counts["sunken"] = player["sunken_count"]
    text = Text(words.listed(words.message(f"board-{zone}-count", count=count) for zone, count in counts.items()))
    if player["nation_exhausted"]:
        text.append(" ")
        text.append(words.message("board-nation-exhausted"), "dim")
    return text


def points(words: Words, player: Mapping[str, Any]) -> Text:
    """The points that the viewer knows, item by item, and their sum."""
    known = {item: count for item, count in player["points"].items() if count is not None}
    items = words.listed(words.message(f"board-points-{item}", count=count) for item, count in known.items() if count)
    label = labelled(words, "points", Text(str(sum(known.values()))))
    return Text.assemble(label, f" ({items})" if items else "")


def developments(words: Words, player: Mapping[str, Any], own: bool) -> list[RenderableType]:
    """The development area; to its owner, with the price of each card."""
    cards = player["development"]
    spent = words.message("board-development-exhausted") if player["development_exhausted"] else ""
    sort = "quests" if HAS_QUESTS[NATIONS.index(player["nation"])] else "development"
    label = labelled(words, sort, Text(spent, "dim") if own else card_names(words, cards))
    if not own:
        return [Text.assemble(label, f" {spent}" if spent else "")]
    return [label, *(priced(words, card) for card in cards)]


def priced(words: Words, card: str) -> Text:
    """A card with what it costs to develop."""
    name = Text.assemble("• ", card_name(words, card))
    if any(COST[NUMBER[card]]):
        name = Text.assemble(name, f"  {words.name('price', card)}")
    return name


def hand_panel(view: View, words: Words) -> RenderableType:
    """The viewer's hand: each card with its icons and its text, equal cards once."""
    seat = view["seat"]
    hand = view["players"][seat]["hand"]
    lines: list[RenderableType] = []
    counts: dict[str, int] = {}
    first: dict[str, str] = {}
    for card in hand:
        name = str(words.name("card", card))
        counts[name] = counts.get(name, 0) + 1
        first.setdefault(name, card)
    for name, card in first.items():
        line = titled(words, card_names(words, [card] * counts[name]), card)
        lines.append(explained(line, words.name("text", card)))
    if not lines:
        lines.append(Text(words.message("board-no-cards"), "dim"))
    title = Text(f"{SHAPES[seat]} {words.message('board-hand', count=len(hand))}", f"bold {STYLES[seat]}")
    return framed(title, lines, STYLES[seat])
