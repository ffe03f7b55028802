"""The page behind the secret link of a seat. Only its button takes the seat, as programs open links to preview them."""

from markupsafe import Markup

from boardwright.table.draw.emblems import emblem
from boardwright.table.elements import button, div, form, h1, p
from boardwright.words import Words

from .icons import icon
from .parts import layout


def page(words: Words, game: str, seat: str, at_once: bool) -> Markup:
    """An invitation to a seat; with `at_once` table.js presses the button."""
    title = words.message("invited-title", game=words.message(f"game-{game}"), seat=seat)
    return layout(
        words,
        title,
        div(".wide.alone")[
            div(".card.alone-card")[
                emblem(game),
                h1[title],
                p[words.message("invited-about")],
                form(method="post", data_at_once=at_once)[
                    button(".button.primary.big", type="submit")[icon("play"), words.message("invited-sit")]
                ],
            ],
        ],
        "plain",
        styles=("home.css",),
    )
