"""The library: a summary of the rules and every card of a game, to search and to print."""

from markupsafe import Markup

from boardwright.games import GAMES, rules_of
from boardwright.rulings import rulings_of
from boardwright.table.draw.emblems import emblem
from boardwright.table.elements import (
    Element,
    Node,
    a,
    article,
    div,
    h1,
    h2,
    h3,
    input,
    li,
    nav,
    p,
    rendered,
    section,
    span,
    ul,
)
from boardwright.table.scene import words_for
from boardwright.words import Words

from .parts import icon_button, layout
from .shelves import shelved

SUMMARY = ("win", "turn", "actions", "map", "cards", "mind")
"""The paragraphs that a summary may have, in their order."""


def index(words: Words) -> Markup:
    """The games whose cards there are."""
    return layout(
        words,
        words.message("library-title"),
        div(".wide")[
            h1[words.message("library-title")],
            p(".lead")[words.message("library-about")],
            ul(".shelf-games")[(li[game_card(name, words.language)] for name in GAMES)],
        ],
        "library",
        styles=("home.css",),
    )


def game_card(name: str, language: str) -> Element:
    """A game with its small drawing."""
    words = words_for(rules_of(name), language)
    topics = words.topics()
    return a(".card.game-card", href=f"/library/{name}")[
        emblem(name),
        span(".game-card-name")[words.message(f"game-{name}")],
        span(".quiet-text")[words.message("summary-line")],
        span(".quiet-text")[words.message("library-entries", count=len(topics))],
    ]


def page(words: Words) -> Markup:
    """One game: the rules in short, then shelf by shelf."""
    assert words.rules is not None
    game = words.rules.name
    shelves = shelved(game, words.topics())
    title = words.message("library-of", game=words.message(f"game-{game}"))
    return layout(
        words,
        title,
        div(".wide.library", data_game=game)[
            div(".library-head")[
                emblem(game),
                div[h1[title], p(".quiet-text")[words.message("summary-line")]],
                icon_button("print", words.message("library-print")),
            ],
            section(".card.summary", aria_labelledby="rules")[
                h2("#rules")[words.message("library-rules")],
                (summary_part(words, part) for part in SUMMARY if words.has(f"summary-{part}")),
                p[a(href=f"/library/{game}/rulings")[words.message("explain-rulings")]] if rulings_of(game) else None,
            ],
            div(".library-search")[
                input(
                    type="search", data_filter="[data-entry]", autocomplete="off",
                    placeholder=words.message("library-search"), aria_label=words.message("library-search"),
                ),
                nav(".shelf-links", aria_label=words.message("library-shelves"))[
                    (a(href=f"#shelf-{name}")[words.message(f"shelf-{name}")] for name in shelves)
                ],
            ],
            (shelf(words, name, topics) for name, topics in shelves.items()),
        ],
        "library",
        styles=("home.css",),
    )  # fmt: skip


def summary_part(words: Words, part: str) -> Node:
    return div[h3[words.message(f"summary-{part}-title")], p[words.message(f"summary-{part}")]]


def shelf(words: Words, name: str, topics: list[str]) -> Element:
    """The entries of one shelf."""
    return section(".shelf", id=f"shelf-{name}", data_filter_group=True)[
        h2[words.message(f"shelf-{name}"), span(".count")[str(len(topics))]],
        div(".entries")[(entry(words, topic) for topic in topics)],
    ]


def entry(words: Words, topic: str) -> Element:
    """One card or word."""
    return article(".entry", id=f"topic-{topic}", data_entry=topic)[
        h3[words.title(topic) or topic], p[words.explained(topic)]
    ]


def tip(words: Words, topic: str) -> Markup | None:
    """What a tip says about a topic; None if there is nothing to say."""
    if topic not in words.topics():
        return None
    title = words.title(topic)
    return rendered([h3[title] if title else None, p[words.explained(topic)]])
