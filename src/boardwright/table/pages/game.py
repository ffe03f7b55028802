"""The page of a game. `page` is the whole of it; `fragments` are the parts that change, by their element ids.

Every form of this page posts the fields of a message of wire.py to /game/<id>/do; table.js sends the same over the
WebSocket instead. A fragment that is gone is sent as an empty text.
"""

import json
from collections.abc import Iterator, Mapping, Sequence

from markupsafe import Markup

from boardwright.table.draw import Drawing, drawing_of, nothing_drawn
from boardwright.table.elements import Element, Node, button, div, h1, nav, p, rendered, section, span
from boardwright.table.kept import kept
from boardwright.table.scene import Player, Scene
from boardwright.words import Words

from .agreeing import curtain, greeting, invitations, notices, proposals
from .asking import actions, ask, back, question
from .clocks import clock_notice, clocks
from .dialogs import dialogs, help_now
from .ending import ending
from .first import first
from .hint import hint, hint_button
from .icons import icon
from .lesson import lesson
from .options import Choice, choices
from .parts import badge, icon_button, layout, post, seat_name
from .score import outcome, scores
from .side import chat_lines, log, side, since


def page(scene: Scene) -> Markup:
    """The whole page for one viewer."""
    words, drawing = scene.words, drawing_of(scene.game)
    made = fragments(scene)
    content: list[Node] = [
        made["state"],
        h1(".unseen")[scene.title],
        section("#dock.dock", aria_label=words.message("table-your-part"))[ask(words, made), made["hand"]],
        stage(words, made["board"], made["scene"]),
        section("#panels.panels", data_fit="", aria_label=words.message("table-seats"))[
            (made[f"panel-{seat}"] for seat in range(len(scene.seats)))
        ],
        div(".right")[
            made["aside"], section("#side.side", aria_label=words.message("table-chronicle"))[side(scene, made)]
        ],
        tabs(words, drawing),
        made["ending"],
        made["curtain"],
        p("#error.error", role="alert", hidden=True),
        telling(words),
        dialogs(scene, made["help"]),
    ]
    return layout(
        words,
        page_title(scene),
        content,
        "game",
        bar=bar(scene, made),
        icons=drawing.icons(),
        styles=drawing.styles,
        attributes={"data-game": scene.game},
        notices=notices(
            words,
            made["clocks"],
            made["clock-notice"],
            made["lesson"],
            made["hint"],
            first(words),
            made["greeting"],
            made["proposals"],
        ),
    )


def fragments(scene: Scene) -> dict[str, Markup]:
    """The parts of the page that change, by their ids."""
    return dict(parts(scene, choices(scene)))


def parts(scene: Scene, offered: list[Choice]) -> Iterator[tuple[str, Markup]]:
    """The same one after the other, for those who want to do something between."""
    for name, node in nodes(scene, offered):
        yield name, rendered(node)


def nodes(scene: Scene, offered: list[Choice]) -> Iterator[tuple[str, Node]]:
    drawing = drawing_of(scene.game)
    yield "state", state(scene, offered)
    yield "turn", turn(scene)
    yield "tools", tools(scene)
    yield "board", div("#board", class_=f"board game-{scene.game}")[drawing.board(scene)]
    yield "scene", overlay(scene, drawing)
    yield "aside", aside(scene, drawing)
    yield from ((f"panel-{seat}", panel(scene, drawing, seat)) for seat in range(len(scene.seats)))
    yield "hand", hand(scene, drawing)
    yield "question", question(scene)
    yield "back", back(scene)
    yield "hint-button", hint_button(scene)
    yield "hint", hint(scene)
    yield "actions", actions(scene, drawing, offered)
    yield "since", since(scene)
    yield from log(scene).items()
    yield "chat-lines", chat_lines(scene)
    yield "scores", scores(scene, drawing)
    yield "outcome", outcome(scene)
    yield "lesson", lesson(scene)
    yield "ending", ending(scene, drawing)
    yield "clocks", clocks(scene)
    yield "clock-notice", clock_notice(scene)
    yield "greeting", greeting(scene)
    yield "proposals", proposals(scene)
    yield "invitations", invitations(scene)
    yield "curtain", curtain(scene)
    yield "help", help_now(scene, drawing, offered)


def sound_of(scene: Scene, sounds: Mapping[str, Sequence[str]]) -> str:
    """What is heard of the latest move that the viewer noticed: the first sound one of whose events it has."""
    if scene.replay or not scene.happened:
        return ""
    if scene.over:
        return "end"
    verbs = {event.what[0] for event in scene.happened if event.move == scene.happened[-1].move}
    return next((name for name, its in sounds.items() if verbs.intersection(its)), "")


def page_title(scene: Scene) -> str:
    """What the tab of the browser says."""
    name = " · ".join(filter(None, (scene.title, drawing_of(scene.game).part(scene))))
    return scene.words.message("title-your-turn", game=name) if your_turn(scene) else name


def your_turn(scene: Scene) -> bool:
    """Whether the viewer is asked something."""
    return scene.decision is not None and not scene.replay


# -- what the browser needs to know --------------------------------------------------------------------------------


def state(scene: Scene, offered: list[Choice]) -> Element:
    """The facts that table.js works with when the page comes; later they come over the WebSocket."""
    return div(
        "#state",
        hidden=True,
        data_table=scene.id,
        data_game=scene.game,
        data_at=scene.at,
        data_moves=str(scene.moves),
        data_undo_to=str(scene.undo_to),
        data_online="yes" if scene.online else "no",
        data_watching="yes" if scene.viewer is None and scene.curtain is None else None,
        data_options=json.dumps([choice.to_json() for choice in offered]),
        data_your_turn="yes" if your_turn(scene) else "no",
        data_live="no" if scene.replay else "yes",
        data_sound=sound_of(scene, drawing_of(scene.game).sounds) or None,
    )


# -- above ---------------------------------------------------------------------------------------------------------


def bar(scene: Scene, made: Mapping[str, Node]) -> Node:
    """The header: the game, whose turn it is, and the tools."""
    words = scene.words
    return [
        span(".game-name")[scene.title],
        made["turn"],
        span(".offline", role="status")[
            span(".line-slow")[words.message("table-slow")], span(".line-lost")[words.message("table-offline")]
        ],
        div(".tools", role="toolbar", aria_label=words.message("table-tools"))[
            zoom(words),
            made["hint-button"],
            made["tools"],
            icon_button("sound", words.message("table-sound")),
            icon_button("help", words.message("table-help")),
            icon_button("preferences", words.message("table-preferences"), "gear"),
            icon_button("menu", words.message("table-menu")),
        ],
    ]


def turn(scene: Scene) -> Node:
    """Whose turn it is, and which bots are thinking."""
    yours = scene.viewer is not None and scene.viewer in scene.asked
    asked = tuple(scene.seats[seat] for seat in scene.asked)
    watching = scene.viewer is None and scene.curtain is None
    return turn_of(scene.words, scene.id, asked, yours, scene.over, bool(scene.thinking), not watching)


@kept
def turn_of(
    words: Words, table: str, asked: tuple[Player, ...], yours: bool, over: bool, thinking: bool, skips: bool
) -> Element:
    if over:
        said: Node = words.message("turn-over")
    elif yours:
        said = words.message("turn-yours")
    else:
        said = [(badge(player), span(".turn-name")[seat_name(words, player)]) for player in asked]
    return div("#turn", class_=["turn", {"yours": yours, "thinking": thinking}])[
        span(".turn-said")[said],
        span(".dots", role="img", aria_label=words.message("turn-thinking")),
        post(
            table,
            "skip",
            button(".button.small", type="submit", aria_label=words.message("table-skip"))[
                icon("skip"), span[words.message("table-skip")]
            ],
        )
        if skips
        else None,
    ]


def telling(words: Words) -> Element:
    """The line of the chronicle that is being shown on the board again; telling.js fills it."""
    return div("#telling.telling", role="status", hidden=True, data_nothing=words.message("tell-nothing"))[
        span(".telling-text"),
        span(".telling-count"),
        button(".button.small", type="button", data_command="told")[words.message("table-skip")],
    ]


def tell(words: Words) -> Element:
    """The button that shows again what the others did."""
    label = words.message("tell")
    return button(".icon-button.tell", type="button", data_command="tell", aria_label=label, title=label)[icon("tell")]


def tools(scene: Scene) -> Node:
    """What happened; undo and redo."""
    if scene.viewer is None:
        return span("#tools")[tell(scene.words) if scene.curtain is None else None]
    return undo_and_redo(scene.words, scene.id, scene.undo_step, scene.redo)


@kept
def undo_and_redo(words: Words, table: str, undo_step: int | None, redo: bool) -> Element:
    return span("#tools.tool-group")[
        tell(words),
        post(
            table,
            "undo",
            button(
                ".icon-button", type="submit", disabled=undo_step is None, aria_label=words.message("table-undo"),
                title=words.message("table-undo"), data_command="undo",
            )[icon("undo")],
            to=str(undo_step or 0),
        ),
        post(
            table,
            "redo",
            button(
                ".icon-button", type="submit", disabled=not redo, aria_label=words.message("table-redo"),
                title=words.message("table-redo"), data_command="redo",
            )[icon("redo")],
        ),
    ]  # fmt: skip


# -- the board and the seats ---------------------------------------------------------------------------------------


def stage(words: Words, board: Node, over: Node) -> Element:
    """The board, to be moved and zoomed, and what lies over it."""
    return section("#stage.stage", aria_label=words.message("table-board"))[
        div(".stage-view", tabindex="0", role="group", aria_label=words.message("table-board-move"))[
            div(".stage-sheet")[board]
        ],
        over,
    ]


def overlay(scene: Scene, drawing: Drawing) -> Element:
    """What lies over the board at a great moment; to look at the board it is folded up."""
    return div("#scene.scene")[drawing.scene(scene)]


def aside(scene: Scene, drawing: Drawing) -> Element:
    """What all share beside the board, above the log; where it needs more room it stands closer, then it scrolls."""
    told, held = scene.words.message(drawing.aside_called), rendered(drawing.aside(scene))
    focus = "0" if held else None
    return div("#aside", class_=f"aside game-{scene.game}", role="group", aria_label=told, tabindex=focus, data_fit="")[
        held
    ]


def zoom(words: Words) -> Element:
    """The buttons of the zoom."""
    return span(".zoom", role="group", aria_label=words.message("table-zoom"))[
        icon_button("zoom-out", words.message("table-zoom-out"), "minus"),
        icon_button("zoom-in", words.message("table-zoom-in"), "plus"),
        icon_button("zoom-reset", words.message("table-zoom-reset"), "reset"),
    ]


def panel(scene: Scene, drawing: Drawing, seat: int) -> Node:
    """One seat: who sits there and what lies before them."""
    asked, own, body = seat in scene.asked, seat == scene.viewer, rendered(drawing.panel(scene, seat))
    return framed(scene.words, seat, scene.seats[seat], asked, own, standing(scene, seat), body, drawing.title_first)


@kept
def framed(
    words: Words, seat: int, player: Player, asked: bool, own: bool, state: str, body: Markup, title_first: bool
) -> Element:
    """The panel of a seat."""
    name = seat_name(words, player)
    first, then = (player.title, name) if title_first else (name, player.title)
    classes = {"asked": asked, "own": own, "away": not present(player)}
    return section(
        f"#panel-{seat}", class_=["panel", f"seat-{player.colour}", classes], aria_label=f"{name}, {player.title}"
    )[
        div(".panel-head")[
            badge(player),
            span(".panel-name")[first, span(".panel-called")[then] if then != first else None],
            span(".panel-state")[span(".tag")[words.message(state)] if state else None],
            icon_button(f"grow-{seat}", words.message("panel-grow", seat=player.called), "grow"),
        ],
        div(".panel-body")[body],
    ]


def present(player: Player) -> bool:
    return player.sort == "bot" or (player.sort == "person" and player.connected)


def standing(scene: Scene, seat: int) -> str:
    """You, thinking, asked, away, free: the message of one word about a seat; "" for none."""
    player = scene.seats[seat]
    if player.sort == "open":
        return "state-open"
    elif seat in scene.thinking:
        return "state-thinking"
    elif seat in scene.asked:
        return "state-asked"
    elif not present(player):
        return "state-away"
    elif seat == scene.viewer and not scene.replay:
        return "state-you"
    return "state-bot" if player.sort == "bot" and player.name else ""


def hand(scene: Scene, drawing: Drawing) -> Node:
    """What the viewer holds."""
    held = None if scene.curtain is not None else drawing.hand(scene)
    return hand_of(scene.words, None if held is None else rendered(held))


@kept
def hand_of(words: Words, held: Markup | None) -> Element:
    return div(
        "#hand",
        class_=["hand", {"empty": held is None}],
        role="group",
        aria_label=words.message("table-hand"),
        data_empty=words.message("hand-empty"),
    )[held]


def tabs(words: Words, drawing: Drawing) -> Element:
    """On a phone: which part of the table is shown."""
    names = [("board", "board"), ("panels", "seats"), ("hand", "cards"), ("side", "log")]
    called = {name: f"part-{name}" for name, _ in names}
    if drawing.aside is not nothing_drawn:
        names.insert(1, ("aside", "aside"))
        called["aside"] = drawing.aside_called
    return nav("#tabs.tabs", aria_label=words.message("table-parts"))[
        (
            button(type="button", data_part=name, aria_pressed="true" if name == "board" else "false")[
                icon(picture), span[words.message(called[name])]
            ]
            for name, picture in names
        )
    ]
