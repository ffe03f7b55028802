"""The pages about one's games in other browsers: the personal link, and what it leads to."""

from markupsafe import Markup

from boardwright.table.elements import Node, a, button, div, form, h1, h2, input, label, p
from boardwright.words import Words

from .icons import icon
from .parts import layout


def page(words: Words, link: str, known: bool) -> Markup:
    """The personal link of this browser, if there is one, and what can be done about it."""
    title = words.message("me-title")
    if not known:
        content: Node = p[words.message("me-nobody")]
    elif not link:
        content = do("make", words.message("me-make"), primary=True)
    else:
        content = [
            div(".invite")[
                input(value=link, readonly=True, aria_label=words.message("me-link")),
                button(".icon-button", type="button", data_copy=link, aria_label=words.message("invite-copy"))[
                    icon("copy")
                ],
            ],
            div(".row")[do("make", words.message("me-renew")), do("revoke", words.message("me-revoke"))],
        ]
    return framed(
        words,
        title,
        p[words.message("me-about")],
        content,
        [h2[words.message("me-lock-title")], p[words.message("me-lock-about")], do("lock", words.message("me-lock"))]
        if known
        else None,
        p[a(href="/")[words.message("me-back")]],
    )


def do(what: str, text: str, primary: bool = False) -> Node:
    sort = ".button.primary" if primary else ".button"
    return form(method="post", action="/me")[button(sort, type="submit", name="do", value=what)[text]]


def invited(words: Words, games: int, own: int) -> Markup:
    """Behind a personal link: only the button changes anything, as it makes this browser somebody else's as well."""
    return framed(
        words,
        words.message("me-open-title"),
        p[words.message("me-open-about", count=games)],
        p(".warned")[words.message("me-open-warning")],
        form(".me-open", method="post")[
            label[input(type="checkbox", name="bring", value="yes"), " ", words.message("me-bring", count=own)]
            if own
            else None,
            p(".quiet-text")[words.message("me-bring-about")] if own else None,
            button(".button.primary.big", type="submit")[icon("play"), words.message("me-open")],
        ],
        p[a(href="/")[words.message("me-back")]],
    )


def framed(words: Words, title: str, *content: Node) -> Markup:
    return layout(words, title, div(".wide.mistake")[div(".card.mistake-card.personal")[h1[title], content]], "plain")
