"""The dialogs of the game page: help, preferences, the menu of the table, and what pops up beside a place."""

from collections.abc import Sequence

from boardwright.rulings import rulings_of
from boardwright.table.draw import Drawing
from boardwright.table.elements import (
    Element,
    Node,
    a,
    button,
    dd,
    details,
    dialog,
    div,
    dl,
    dt,
    form,
    h2,
    h3,
    input,
    kbd,
    label,
    li,
    p,
    span,
    summary,
    ul,
)  # fmt: skip
from boardwright.table.kept import kept
from boardwright.table.scene import USUAL_BOT, Cast, Scene
from boardwright.words import Words

from .clocks import about_clock
from .icons import icon
from .options import Choice
from .parts import about, badge, post, seat_name, tinted

PREFERENCES = ("confirm", "animate", "tell", "sound", "notify", "big", "tips")
"""What a person can switch; table.js keeps it in the browser."""

MOST = 30
"""The help repeats so many options at most."""

SHORTCUTS = (
    ("1", "keys-option"), ("/", "keys-filter"), ("← →", "keys-arrows"), ("Enter", "keys-confirm"),
    ("Esc", "keys-cancel"), ("U", "keys-undo"), ("R", "keys-redo"), ("C", "keys-chat"), ("+ −", "keys-zoom"),
    ("?", "keys-help"),
)  # fmt: skip


def dialogs(scene: Scene, help_part: Node) -> Node:
    """Everything that opens above the table."""
    words = scene.words
    return [
        box(words, "help", words.message("table-help"), [help_part, shortcuts(words), to_library(scene)]),
        box(words, "preferences", words.message("table-preferences"), preferences(words)),
        box(words, "menu", words.message("table-menu"), menu(scene)),
        line_menu(scene),
        box(
            words,
            "confirm",
            words.message("confirm-title"),
            [
                p("#confirm-text"),
                div(".row")[button(".button.primary", type="button", data_command="confirmed")[words.message("yes")]],
            ],
        ),
        div("#tip.tip", role="tooltip", hidden=True),
        div("#choices.pop", role="menu", aria_label=words.message("table-options"), hidden=True),
    ]


def box(words: Words, name: str, title: str, content: Node) -> Element:
    """A dialog with its title and a way out."""
    return dialog(f"#dialog-{name}.dialog", aria_labelledby=f"dialog-{name}-title")[
        form(".dialog-head", method="dialog")[
            h2(id=f"dialog-{name}-title")[title],
            button(".icon-button", type="submit", aria_label=words.message("table-close"))[icon("close")],
        ],
        div(".dialog-body")[content],
    ]


def help_now(scene: Scene, drawing: Drawing, offered: list[Choice]) -> Node:
    """What can be done now, and why the other actions cannot."""
    asked = None if scene.decision is None or scene.curtain is not None else scene.words.marked.ask(scene.decision)
    texts, topics = [choice.said for choice in offered[:MOST]], [choice.topic for choice in offered]
    rules = scene.words.rules
    first = scene.decision is not None and rules is not None and rules.why_not is not None
    return help_with(scene.cast, drawing.actions, asked, texts, topics, topics_by_reason(scene), first)


@kept
def help_with(
    cast: Cast,
    actions: tuple[str, ...],
    asked: str | None,
    texts: list[str],
    topics: list[str],
    reasons: dict[str, list[str]],
    first: bool,
) -> Element:
    """Help on a question with these options; `first`: it must be answered before there are reasons to give."""
    words = cast.words
    now = [topic for topic in dict.fromkeys(topics) if topic]
    return div("#help.help-now")[
        p[words.message("explain-wait") if asked is None else tinted(asked, cast.seats)],
        ul(".help-options")[(li[tinted(text, cast.seats)] for text in texts)],
        (topic_details(words, topic) for topic in now),
        not_now(words, reasons, first, [topic for topic in actions if topic not in now]),
    ]


def not_now(words: Words, reasons: dict[str, list[str]], first: bool, others: list[str]) -> Node:
    """What cannot be done and why: by this moment's reason if the game says it, else as the rules have it."""
    if reasons:
        shown: Node = [why_details(words, why, topics) for why, topics in reasons.items()]
    elif first:
        shown = p[words.message("explain-first")]
    elif others:
        shown = [topic_details(words, topic) for topic in others]
    else:
        return None
    return [h3[words.message("explain-not-now")], shown]


def topics_by_reason(scene: Scene) -> dict[str, list[str]]:
    """The topics under each reason, each once."""
    found: dict[str, dict[str, None]] = {}
    for reason in scene.reasons:
        found.setdefault(scene.words.reason(reason), {})[reason.topic] = None
    return {why: list(topics) for why, topics in found.items()}


@kept
def why_details(words: Words, why: str, topics: list[str]) -> Element:
    """The actions or cards that one reason keeps from being done, and behind it what they are; tips say it, too."""
    titles = words.listed(words.title(topic) or topic for topic in topics)
    tip = words.message("explain-not-now-because", why=why)
    told = span(".why", data_topics=" ".join(topics), data_tip=tip)[why]
    return details[summary[titles, " ", told], (p[words.explained(topic)] for topic in topics)]


@kept
def topic_details(words: Words, topic: str) -> Element:
    return details[summary[words.title(topic) or topic], p[words.explained(topic)]]


def shortcuts(words: Words) -> Node:
    return [
        h3[words.message("keys-title")],
        dl(".keys")[((dt[(kbd[key] for key in keys.split())], dd[words.message(name)]) for keys, name in SHORTCUTS)],
    ]


def to_library(scene: Scene) -> Node:
    """Links to what can be looked up: the library, and the rulings of a game that lists them."""
    pages = {"explain-library": f"/library/{scene.game}"}
    if rulings_of(scene.game) is not None:
        pages["explain-rulings"] = f"/library/{scene.game}/rulings"
    return [
        p[a(href=address, target="_blank")[icon("book"), scene.words.message(name)]] for name, address in pages.items()
    ]


def preferences(words: Words) -> Node:
    """Switches, kept in the browser."""
    return [
        volume(words),
        [
            label(".switch")[
                input(type="checkbox", role="switch", data_preference=name),
                span[
                    words.message(f"prefer-{name}"),
                    span(".quiet-text")[words.message(f"prefer-{name}-about")],
                    [
                        span(".hint", data_hint=hint, hidden=True)[words.message(f"prefer-notify-{hint}")]
                        for hint in ("install", "denied")
                        if name == "notify"
                    ],
                ],
            ]
            for name in PREFERENCES
        ],
        choice(words, "pace", ("slow", "normal", "fast", "instant")),
        choice(words, "theme", ("auto", "light", "dark")),
    ]


def choice(words: Words, name: str, values: Sequence[str]) -> Element:
    """One of a few values, kept in the browser."""
    label = words.message(f"table-{name}")
    return div(".choice", role="group", aria_label=label)[
        span[label],
        (
            button("", {f"data-{name}": value}, type="button", aria_pressed="false")[words.message(f"{name}-{value}")]
            for value in values
        ),
    ]


def volume(words: Words) -> Element:
    """How loud sounds are; at the left end there are none."""
    slider = input(type="range", min="0", max="1", step="0.05", value="0.5", data_volume=True)
    return label(".volume")[icon("sound"), words.message("prefer-volume"), slider]


def menu(scene: Scene) -> Node:
    """What concerns the table as a whole."""
    words, here = scene.words, f"/game/{scene.id}"
    links: list[Node] = [
        button(".menu-item", type="button", data_command="preferences")[
            icon("gear"), words.message("table-preferences")
        ],
        button(".menu-item", type="button", data_command="sound", aria_pressed="false")[
            icon("sound"), words.message("table-sound")
        ],
        a(".menu-item", href=f"{here}/replay")[icon("clock"), words.message("menu-replay")],
        a(".menu-item", href=f"/library/{scene.game}", target="_blank")[icon("book"), words.message("menu-library")],
    ]
    if scene.own_link:
        text = [icon("link"), words.message("menu-own-link")]
        links.append(button(".menu-item", type="button", data_copy=scene.own_link)[text])
    if scene.exportable:
        export = a(".menu-item", href=f"{here}/export", download=True)
        links.append(export[icon("download"), words.message("menu-export")])
    elif scene.online and scene.viewer is not None:
        ask = button(".menu-item", type="submit")[icon("download"), words.message("menu-ask-save")]
        links.append(post(scene.id, "propose", ask, what="save"))
    if scene.exportable or scene.viewer is not None:
        report = a(".menu-item", href=f"{here}/bug-report", download=True)
        links.append(report[icon("bug"), words.message("menu-bug")])
    return [
        div(".menu-items")[links],
        None if scene.over or scene.viewer is None else seats_menu(scene, scene.viewer),
        None if scene.viewer is None else rename(scene, scene.viewer),
        None if scene.clock is None else p(".quiet-text")[about_clock(words, scene.clock.timing)],
        p(".quiet-text")[about(words)],
    ]


def seats_menu(scene: Scene, viewer: int) -> Node:
    """Leave one's own seat to a bot, or propose to give another's to a bot or to a person."""
    words = scene.words
    if not scene.online:
        return None
    return [
        h3[words.message("table-seats")],
        (
            div(".seat-row")[
                badge(player),
                span[seat_name(words, player)],
                resign(scene) if seat == viewer else replace(scene, seat, player.sort),
            ]
            for seat, player in enumerate(scene.seats)
        ),
    ]


def resign(scene: Scene) -> Node:
    words = scene.words
    leave = button(".button.small", type="submit", data_confirm=words.message("menu-resign-sure"))
    return post(scene.id, "resign", leave[icon("flag"), words.message("menu-resign")])


def replace(scene: Scene, seat: int, sort: str) -> Node:
    """Who else could sit there."""
    words = scene.words
    wishes = [("bot", "bot", "menu-replace"), ("person", "link", "menu-invite")]
    return [
        post(
            scene.id,
            "propose",
            button(".button.small", type="submit")[icon(picture), words.message(text)],
            what=what,
            seat=str(seat),
        )
        for what, picture, text in wishes
        if what != "bot" or sort != "bot"
    ]


def rename(scene: Scene, viewer: int) -> Node:
    """Under which name the viewer plays."""
    words, known = scene.words, scene.seats[viewer].name
    field = input(name="name", value=known, maxlength="40", autocomplete="nickname")
    keep = button(".button", type="submit")[words.message("save")]
    return post(scene.id, "rename", div(".rename")[label[words.message("menu-name"), field], keep])


def line_menu(scene: Scene) -> Element:
    """What can be done at a line of the chronicle; table.js fills in the move."""
    words, here = scene.words, f"/game/{scene.id}"
    sit = scene.viewer is not None and not scene.replay
    return div("#line-menu.pop", role="menu", aria_label=words.message("line-menu-label"), hidden=True)[
        a(".menu-item", role="menuitem", data_line="replay", href=f"{here}/replay")[
            icon("eye"), words.message("line-look")
        ],
        button(".menu-item", role="menuitem", type="button", data_line="undo")[icon("undo"), words.message("line-undo")]
        if sit
        else None,
        button(".menu-item", role="menuitem", type="button", data_line="propose")[
            icon("undo"), words.message("line-propose")
        ]
        if sit and scene.online
        else None,
        form(method="post", action=f"{here}/fork", role="none")[
            input(type="hidden", name="move", data_line="move"),
            button(".menu-item", role="menuitem", type="submit")[icon("fork"), words.message("line-fork")],
            button(".menu-item", role="menuitem", type="submit", name="level", value=USUAL_BOT)[
                icon("bot"), words.message("line-fork-bots")
            ]
            if sum(player.sort == "person" for player in scene.seats) > 1
            else None,
        ]
        if scene.exportable
        else None,
    ]
