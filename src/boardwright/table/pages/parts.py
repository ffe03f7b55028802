"""What all pages share: the frame of a page, badges of seats, buttons."""

from collections.abc import Sequence
from pathlib import Path

from markupsafe import Markup

from boardwright import compiled
from boardwright.sentences import parts_of
from boardwright.table import version
from boardwright.table.elements import (
    Node,
    a,
    body,
    button,
    footer,
    form,
    head,
    header,
    html,
    input,
    link,
    main,
    meta,
    nav,
    rendered,
    script,
    span,
    svg,
    title,
)
from boardwright.table.kept import kept
from boardwright.table.scene import Player, bot_called
from boardwright.words import Words

from .icons import icon, sheet

STATIC = "/static"
MANIFEST = "/manifest.webmanifest"
STYLES = ("fonts.css", "table.css", "asking.css", "teach.css", "ending.css", "flights.css")

MODULES = sorted(path.name for path in (Path(__file__).parents[1] / "static" / "modules").glob("*.js"))
"""What table.js consists of; named in every page, so that a browser asks for all of it at once."""

BACKGROUND = {"light": "#2b1d12", "dark": "#1b120b"}
"""The colours of the header (--bar of table.css), in which a phone paints the frame around an installed app."""


def layout(
    words: Words,
    heading: str,
    content: Node,
    kind: str,
    bar: Node = None,
    icons: Node = None,
    styles: Sequence[str] = (),
    attributes: dict[str, str] | None = None,
    notices: Node = None,
) -> Markup:
    """A whole page: `kind` names it for the css, `bar` stands in the header beside the name of the project.

    `notices` stand between the header and the page, whatever part of it is shown.
    """
    page = html("", {"lang": words.language, **(attributes or {})}, class_=f"page-{kind}")[
        head[
            meta(charset="utf-8"),
            meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            meta(name="color-scheme", content="light dark"),
            title[f"{heading} · {words.message('table-name')}"],
            (
                meta(name="theme-color", media=f"(prefers-color-scheme: {theme})", content=colour)
                for theme, colour in BACKGROUND.items()
            ),
            link(rel="icon", href=f"{STATIC}/favicon.svg", type="image/svg+xml", id="favicon"),
            link(rel="apple-touch-icon", href=f"{STATIC}/app/apple-touch-icon.png"),
            link(rel="manifest", href=MANIFEST),
            (link(rel="stylesheet", href=f"{STATIC}/{name}") for name in (*STYLES, *styles)),
            script(src=f"{STATIC}/look.js"),
            script(type="module", src=f"{STATIC}/table.js"),
            (link(rel="modulepreload", href=f"{STATIC}/modules/{name}") for name in MODULES),
        ],
        body[
            a(".skip-link", href="#main")[words.message("table-skip-link")],
            svg(".sheet", aria_hidden="true", focusable="false")[sheet(), icons],
            header(".top")[
                a(".brand", href="/")[icon("mark"), span(".brand-name")[words.message("table-name")]],
                bar or links(words),
            ],
            notices,
            main("#main", tabindex="-1")[content],
            None if kind.startswith("game") else bottom(words),
        ],
    ]
    return rendered(page)


def links(words: Words) -> Node:
    """The way to the other pages."""
    return nav(".top-links", aria_label=words.message("table-navigation"))[
        a(href="/")[icon("home"), span[words.message("table-home")]],
        a(href="/library")[icon("book"), span[words.message("table-library")]],
        theme_button(words),
    ]


def theme_button(words: Words) -> Node:
    """Light or dark, as the person prefers."""
    return icon_button("theme", words.message("table-theme"), icon_name="sun")


def bottom(words: Words) -> Node:
    """About this table: who made the games, and what runs here."""
    return footer(".foot")[about(words)]


def about(words: Words) -> Node:
    """Who made the games, the version, and whether compiled code is running."""
    code = compiled.code()
    bots = compiled.code_of_new_processes()
    running = words.message("table-version", version=version(), code=code if bots == code else "bots")
    return [words.message("table-unofficial"), " ", words.message("table-publishers"), " ", running]


def icon_button(command: str, label: str, icon_name: str = "", disabled: bool = False, words: bool = False) -> Node:
    """A button that table.js knows by its command."""
    return button(
        ".icon-button" if not words else ".button.quiet",
        type="button",
        data_command=command,
        aria_label=None if words else label,
        title=None if words else label,
        disabled=disabled,
    )[icon(icon_name or command), span[label] if words else None]


def badge(player: Player) -> Node:
    """The colour and the shape of a seat."""
    return span(class_=f"badge seat-{player.colour}", aria_hidden="true")[player.shape]


def seat_name(words: Words, player: Player) -> str:
    """Who sits there: the name of the person, of the bot, or that the seat is free."""
    if player.sort == "bot":
        called = bot_called(words, player.level)
        if player.number:
            called = words.message("bot-numbered", bot=called, number=player.number)
        return player.name or called
    if player.sort == "open":
        return words.message("seat-open")
    return player.name or player.title or words.message("seat-person")


def tinted(text: str, seats: Sequence[Player]) -> Node:
    """A sentence in which the marked names of seats stand out in their colours, each with its shape."""
    return coloured(text, tuple(seats))


@kept
def coloured(text: str, seats: tuple[Player, ...]) -> Node:
    return [part.text if part.seat is None else named(part.text, seats[part.seat]) for part in parts_of(text)]


def named(text: str, player: Player) -> Node:
    return span(class_=f"who seat-{player.colour}", data_shape=player.shape)[text]


def post(table: str, do: str, content: Node, **fields: str) -> Node:
    """A form that sends one message of wire.py."""
    hidden = (input(type="hidden", name=name, value=value) for name, value in {"do": do, **fields}.items())
    return form(method="post", action=f"/game/{table}/do", data_do=do)[hidden, content]
