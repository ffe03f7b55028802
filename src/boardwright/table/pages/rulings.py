"""The rulings of a game: each with its page, the rule in our words, and how sure we are of it."""

from markupsafe import Markup

from boardwright.rulings import Ruling, Rulings, Subject
from boardwright.table.draw.emblems import emblem
from boardwright.table.elements import Element, a, article, div, h1, h2, h3, input, p, section, span
from boardwright.words import Words

from .parts import layout


def page(words: Words, rulings: Rulings) -> Markup:
    """All rulings of one game, to search; `#R3` in the address leads to one of them."""
    assert words.rules is not None
    game = words.rules.name
    title = words.message("rulings-of", game=words.message(f"game-{game}"))
    return layout(
        words,
        title,
        div(".wide.library", data_game=game)[
            div(".library-head")[emblem(game), div[h1[title], p(".quiet-text")[rulings.about]]],
            p[a(href=f"/library/{game}")[words.message("explain-library")]],
            div(".library-search")[
                input(
                    type="search", data_filter="[data-entry]", autocomplete="off",
                    placeholder=words.message("rulings-search"), aria_label=words.message("rulings-search"),
                )
            ],
            (shelf(words, subject) for subject in rulings.subjects if subject.rulings),
        ],
        "library",
        styles=("home.css",),
    )  # fmt: skip


def shelf(words: Words, subject: Subject) -> Element:
    """The rulings on one part of the rulebook."""
    return section(".shelf", data_filter_group=True)[
        h2[subject.title, span(".count")[str(len(subject.rulings))]],
        div(".entries")[(entry(words, one) for one in subject.rulings)],
    ]


def entry(words: Words, one: Ruling) -> Element:
    """One ruling."""
    sure = words.message(f"ruling-{one.sure}") if one.sure else None
    return article(".entry", id=one.id, data_entry=one.id)[
        h3[one.id], p[one.rule], p(".quiet-text")[one.page, " · " if sure and one.page else None, sure]
    ]
