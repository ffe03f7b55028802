"""The page that says what went wrong, in one sentence, and leads on."""

from functools import cache

from boardwright.table.elements import a, div, h1, p
from boardwright.table.scene import words_for

from .icons import icon
from .parts import layout


@cache
def usual(status: int, message: str) -> str:
    """The page of a sentence that is always the same."""
    return page(status, words_for(None).message(message))


def page(status: int, text: str) -> str:
    """A page for one sentence."""
    words = words_for(None)
    title = words.message("mistake-missing" if status == 404 else "mistake-refused")
    content = div(".wide.alone")[
        div(".card.alone-card")[
            h1[title],
            p(".lead")[text],
            p[a(".button.primary.big", href="/")[icon("home"), words.message("home-begin")]],
        ]
    ]
    return str(layout(words, title, content, "plain", styles=("home.css",)))
