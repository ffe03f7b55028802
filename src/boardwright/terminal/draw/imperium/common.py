"""The common area: market, piles and exile."""

from rich.console import RenderableType
from rich.text import Text

from boardwright.games.imperium.facts import face_id
from boardwright.terminal.draw import View
from boardwright.words import Words

from .names import SUIT_STYLES, card_name, card_names, explained, framed, joined, labelled, titled, tokens


def market(view: View, words: Words) -> RenderableType:
    """The cards of the market with what lies on them and below them, and what they say."""
    lines: list[RenderableType] = []
    for slot in view["market"]:
        if slot is None:
            lines.append(Text(words.message("board-empty-slot"), "dim"))
            continue
        line = titled(words, card_name(words, slot["card"]), slot["card"])
        if any(slot["tokens"].values()):
            line.append("  ")
            line.append_text(tokens(words, slot["tokens"], nothing=False))
        if slot["unrest"]:
            line.append("  ")
            line.append(words.message("board-unrest-beneath"), SUIT_STYLES["unrest"])
        lines.append(explained(line, words.name("text", slot["card"])))
    return framed(Text(words.message("board-market"), "bold"), lines)


def piles(view: View, words: Words) -> RenderableType:
    """How many cards each pile has, the King of Kings, and exile."""
    counts = {**view["piles"], "fame": view["fame"], "unrest": view["unrest"]}
    left = [Text(words.message(f"board-pile-{pile}", count=counts[pile]), SUIT_STYLES.get(pile, "")) for pile in ORDER]
    lines: list[RenderableType] = [labelled(words, "piles", joined(left))]
    king = view["king_of_kings"]
    face = face_id(king["card"], king["flipped"])
    if view["fame"] == 0:
        lines.append(explained(labelled(words, "king", card_name(words, face)), words.name("text", face)))
    if view["fame_seen"]:
        lines.append(labelled(words, "fame-seen", card_names(words, view["fame_seen"])))
    if view["exile"]:
        lines.append(labelled(words, "exile", card_names(words, view["exile"])))
    return framed(Text(words.message("board-common"), "bold"), lines)


ORDER = ("main", "region", "uncivilised", "civilised", "fame", "unrest")
