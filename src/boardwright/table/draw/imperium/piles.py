"""Piles that can be looked through: a button, and what opens above the table until it is closed."""

from boardwright.table.elements import Element, Node, button, div, h2, span
from boardwright.table.kept import kept
from boardwright.words import Words

from .cards import chips, priced
from .icons import icon


def opener(words: Words, id: str, told: str, content: Node, css: str = "", **more: str | None) -> Element:
    """The button that opens a pile."""
    return button(
        f".imperium-opener{css}", type="button", popovertarget=id, aria_label=told, title=told, **more
    )[content]  # fmt: skip


@kept
def opened(words: Words, id: str, title: str, cards: list[str], prices: bool, unordered: bool) -> Element:
    """The cards of a pile. The browser keeps it open whatever changes behind it, as it has a name."""
    return div(f"#{id}.imperium-opened", popover="auto")[
        div(".imperium-opened-head")[
            h2[title],
            button(
                ".icon-button", type="button", popovertarget=id, popovertargetaction="hide",
                aria_label=words.message("table-close"),
            )[icon("close")],
        ],
        span(".quiet-text")[words.message("imperium-no-order")] if unordered else None,
        div(".imperium-cards")[priced(words, cards) if prices else chips(words, cards)],
    ]  # fmt: skip
