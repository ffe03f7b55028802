"""The page of a game. `page` is the whole of it; `fragments` are the parts that change, by their element ids.

Every form of this page posts the fields of a message of wire.py to /game/<id>/do; table.js sends the same over the
WebSocket instead. A fragment that is gone is sent as an empty text.
"""

import json
from collections.abc import Sequence
from functools import lru_cache

from htpy import (
    Element,
    Node,
    Renderable,
    a,
    button,
    div,
    form,
    fragment,
    h1,
    h2,
    input,
    kbd,
    label,
    li,
    nav,
    ol,
    p,
    section,
    span,
)
from markupsafe import Markup

from boardwright.table.draw import Drawing, drawing_of
from boardwright.table.scene import Line, Player, Proposal, Scene
from boardwright.words import Words, capital

from .dialogs import dialogs, help_now
from .icons import icon
from .options import Choice, choices, grouped
from .parts import badge, icon_button, layout, post, seat_name, tinted
from .render import rendered
from .score import afterwards, outcome, scores, victory

BLOCK = 40
"""So many lines of the chronicle make one fragment."""

FILTER_FROM = 12
"""With so many options there is a field to find one by typing."""


def page(scene: Scene) -> Markup:
    """The whole page for one viewer."""
    words, drawing = scene.words, drawing_of(scene.game)
    parts = nodes(scene)
    content = [
        parts["state"],
        h1(".unseen")[scene.title],
        section("#panels.panels", aria_label=words.message("table-seats"))[
            (parts[f"panel-{seat}"] for seat in range(len(scene.seats)))
        ],
        stage(words, parts["board"]),
        section("#side.side", aria_label=words.message("table-chronicle"))[side(scene, parts)],
        section("#dock.dock", aria_label=words.message("table-your-part"))[
            parts["hand"], div(".ask")[parts["question"], parts["actions"]]
        ],
        tabs(words),
        parts["curtain"],
        p("#error.error", role="alert", hidden=True),
        dialogs(scene, parts["help"]),
    ]
    return layout(
        words,
        page_title(scene),
        content,
        "game",
        bar=bar(scene, parts),
        icons=drawing.icons(),
        styles=[drawing.style] if drawing.style else [],
    )


def fragments(scene: Scene) -> dict[str, str]:
    """The parts of the page that change, by their ids."""
    return {name: rendered(node) for name, node in nodes(scene).items()}


def nodes(scene: Scene) -> dict[str, Renderable]:
    drawing, offered = drawing_of(scene.game), choices(scene)
    return {
        "state": state(scene, offered),
        "turn": turn(scene),
        "tools": tools(scene),
        "board": div("#board", class_=f"board game-{scene.game}")[drawing.board(scene)],
        **{f"panel-{seat}": panel(scene, drawing, seat) for seat in range(len(scene.seats))},
        "hand": hand(scene, drawing),
        "question": question(scene),
        "actions": actions(scene, drawing, offered),
        "since": since(scene),
        **log(scene),
        "chat-lines": chat_lines(scene),
        "scores": scores(scene, drawing),
        "outcome": outcome(scene),
        "proposals": proposals(scene),
        "invitations": invitations(scene),
        "curtain": curtain(scene),
        "help": help_now(scene, drawing, offered),
    }


def page_title(scene: Scene) -> str:
    """What the tab of the browser says."""
    return scene.words.message("title-your-turn", game=scene.title) if your_turn(scene) else scene.title


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
    )


# -- above ---------------------------------------------------------------------------------------------------------


def bar(scene: Scene, parts: dict[str, Renderable]) -> Node:
    """The header: the game, whose turn it is, and the tools."""
    words = scene.words
    return [
        span(".game-name")[scene.title],
        parts["turn"],
        span(".offline")[words.message("table-offline")],
        div(".tools", role="toolbar", aria_label=words.message("table-tools"))[
            zoom(words),
            parts["tools"],
            icon_button("help", words.message("table-help")),
            icon_button("preferences", words.message("table-preferences"), "gear"),
            icon_button("menu", words.message("table-menu")),
        ],
    ]


def turn(scene: Scene) -> Element:
    """Whose turn it is, and which bots are thinking."""
    words = scene.words
    if scene.over:
        said: Node = words.message("turn-over")
    elif scene.viewer is not None and scene.viewer in scene.asked:
        said = words.message("turn-yours")
    else:
        said = [
            (badge(scene.seats[seat]), span(".turn-name")[seat_name(words, scene.seats[seat])]) for seat in scene.asked
        ]
    yours = scene.viewer is not None and scene.viewer in scene.asked
    return div("#turn", class_=["turn", {"yours": yours, "thinking": bool(scene.thinking)}])[
        span(".turn-said")[said],
        span(".dots", role="img", aria_label=words.message("turn-thinking")),
        post(
            scene.id,
            "skip",
            button(".button.small", type="submit", aria_label=words.message("table-skip"))[
                icon("skip"), span[words.message("table-skip")]
            ],
        ),
    ]


def tools(scene: Scene) -> Element:
    """Undo and redo."""
    words = scene.words
    if scene.replay or scene.viewer is None:
        return span("#tools")
    back = scene.undo_step is not None
    return span("#tools.tool-group")[
        post(
            scene.id,
            "undo",
            button(
                ".icon-button", type="submit", disabled=not back, aria_label=words.message("table-undo"),
                title=words.message("table-undo"), data_command="undo",
            )[icon("undo")],
            to=str(scene.undo_step or 0),
        ),
        post(
            scene.id,
            "redo",
            button(
                ".icon-button", type="submit", disabled=not scene.redo, aria_label=words.message("table-redo"),
                title=words.message("table-redo"), data_command="redo",
            )[icon("redo")],
        ),
    ]  # fmt: skip


# -- the board and the seats ---------------------------------------------------------------------------------------


def stage(words: Words, board: Renderable) -> Element:
    """The board, to be moved and zoomed."""
    return section("#stage.stage", aria_label=words.message("table-board"))[
        div(".stage-view", tabindex="0", role="group", aria_label=words.message("table-board-move"))[
            div(".stage-sheet")[board]
        ]
    ]


def zoom(words: Words) -> Element:
    """The buttons of the zoom."""
    return span(".zoom", role="group", aria_label=words.message("table-zoom"))[
        icon_button("zoom-out", words.message("table-zoom-out"), "minus"),
        icon_button("zoom-in", words.message("table-zoom-in"), "plus"),
        icon_button("zoom-reset", words.message("table-zoom-reset"), "reset"),
    ]


def panel(scene: Scene, drawing: Drawing, seat: int) -> Element:
    """One seat: who sits there and what lies before them."""
    words, player = scene.words, scene.seats[seat]
    name = seat_name(words, player)
    classes = {"asked": seat in scene.asked, "own": seat == scene.viewer, "away": not present(player)}
    return section(
        f"#panel-{seat}", class_=["panel", f"seat-{player.colour}", classes], aria_label=f"{name}, {player.title}"
    )[
        div(".panel-head")[
            badge(player),
            span(".panel-name")[name, span(".panel-called")[player.title] if player.title != name else None],
            span(".panel-state")[standing(scene, seat)],
            icon_button(f"grow-{seat}", words.message("panel-grow", seat=player.called), "grow"),
        ],
        div(".panel-body")[drawing.panel(scene, seat)],
    ]


def present(player: Player) -> bool:
    return player.sort == "bot" or (player.sort == "person" and player.connected)


def standing(scene: Scene, seat: int) -> Node:
    """You, thinking, asked, away, free: one word about a seat."""
    words, player = scene.words, scene.seats[seat]
    if player.sort == "open":
        word = "state-open"
    elif seat in scene.thinking:
        word = "state-thinking"
    elif seat in scene.asked:
        word = "state-asked"
    elif not present(player):
        word = "state-away"
    elif seat == scene.viewer and not scene.replay:
        word = "state-you"
    elif player.sort == "bot" and player.name:
        word = "state-bot"
    else:
        return None
    return span(".tag")[words.message(word)]


def hand(scene: Scene, drawing: Drawing) -> Element:
    """What the viewer holds."""
    held = None if scene.curtain is not None else drawing.hand(scene)
    return div(
        "#hand",
        class_=["hand", {"empty": held is None}],
        role="group",
        aria_label=scene.words.message("table-hand"),
        data_empty=scene.words.message("hand-empty"),
    )[held]


# -- the question and its options ----------------------------------------------------------------------------------


def question(scene: Scene) -> Element:
    """What the viewer is asked, or whom the table waits for, in one sentence."""
    words = scene.words
    if scene.outcome is not None:
        said = victory(scene, scene.outcome)
    elif scene.replay:
        said = words.message("question-replay")
    elif scene.decision is not None and scene.curtain is None:
        said = words.ask(scene.decision)
    elif scene.asked:
        names = [scene.seats[seat].called for seat in scene.asked]
        said = words.message("question-watch" if scene.viewer is None else "question-wait", seats=words.listed(names))
    else:
        said = words.message("question-nothing")
    return div("#question.question", role="status", aria_live="polite")[tinted(capital(said), scene.seats)]


def actions(scene: Scene, drawing: Drawing, offered: list[Choice]) -> Element:
    """A button for every option; without options, what may be said in advance."""
    words = scene.words
    if not offered:
        instead = afterwards(scene) if scene.over and not scene.replay else advance(scene, drawing)
        return div("#actions.actions.none")[instead]
    sections = grouped(offered)
    return form(
        "#actions", class_=["actions", {"many": len(offered) >= FILTER_FROM}], method="post",
        action=f"/game/{scene.id}/do", data_do="play", aria_label=words.message("table-options"),
    )[
        input(type="hidden", name="do", value="play"),
        input(type="hidden", name="at", value=scene.at),
        input(
            ".filter", type="search", autocomplete="off", data_filter="#actions .action",
            placeholder=words.message("table-filter", count=len(offered)),
            aria_label=words.message("table-filter", count=len(offered)),
        )
        if len(offered) >= FILTER_FROM
        else None,
        (
            div(".group", role="group", aria_label=heading(words, verb) or None)[
                span(".group-name", aria_hidden="true")[heading(words, verb)] if heading(words, verb) else None,
                (action(scene, choice) for choice in same),
            ]
            for verb, same in sections
        ),
    ]  # fmt: skip


def heading(words: Words, verb: str) -> str:
    """The heading of the options with one verb; "" if it has none."""
    message = f"group-{verb}".replace("_", "-")
    return words.message(message) if words.has(message) else ""


def action(scene: Scene, choice: Choice) -> Element:
    """The button of one option."""
    return button(
        class_=["action", {"ends": choice.ends}],
        type="submit",
        name="option",
        value=json.dumps(list(choice.option)),
        data_help=choice.topic or None,
        aria_keyshortcuts=choice.key or None,
    )[kbd[choice.key] if choice.key else None, span[tinted(choice.text, scene.seats)]]


def advance(scene: Scene, drawing: Drawing) -> Node:
    """What the viewer may answer before they are asked."""
    if scene.viewer is None or scene.over or scene.replay or not scene.online or scene.viewer in scene.asked:
        return None
    words = scene.words
    return [
        post(
            scene.id,
            "prepare",
            button(".action", type="submit", aria_pressed="true" if option == scene.prepared else "false")[
                words.message(f"advance-{option[0]}")
            ],
            option=json.dumps([] if option == scene.prepared else list(option)),
        )
        for option in drawing.advance
    ]


# -- the side: chronicle, chat, scores -----------------------------------------------------------------------------


def side(scene: Scene, parts: dict[str, Renderable]) -> Node:
    """Chronicle, chat and scores behind three tabs."""
    words = scene.words
    names = ["log", *(["chat"] if scene.online else []), "scores"]
    lines = (part for name, part in parts.items() if name.startswith("log-"))
    bodies: dict[str, Node] = {
        "log": [
            parts["outcome"],
            parts["proposals"],
            parts["invitations"],
            p(".quiet-text")[words.message("table-seeded")] if scene.seeded else None,
            parts["since"],
            div("#log.log", tabindex="0", role="log", aria_label=words.message("table-chronicle"))[lines],
        ],
        "chat": [parts["chat-lines"], None if scene.viewer is None else chat_form(scene)],
        "scores": parts["scores"],
    }
    return [
        div(".side-tabs", role="tablist", aria_label=words.message("table-chronicle"))[
            (
                button(
                    f"#tab-{name}", type="button", role="tab", data_tab=name, aria_controls=f"side-{name}",
                    aria_selected="true" if name == "log" else "false", tabindex="0" if name == "log" else "-1",
                )[icon({"log": "log", "chat": "chat", "scores": "score"}[name]), words.message(f"side-{name}")]
                for name in names
            )
        ],
        (
            div(
                f"#side-{name}.side-body", role="tabpanel", aria_labelledby=f"tab-{name}", hidden=name != "log"
            )[bodies[name]]
            for name in names
        ),
    ]  # fmt: skip


def since(scene: Scene) -> Element:
    """What happened to the viewer since their last turn."""
    words = scene.words
    touched = [line for line in scene.lines if line.you and line.move > scene.since]
    if scene.viewer is None or not touched or scene.replay:
        return div("#since")
    return div("#since.since")[
        h2[words.message("since-title")], ol[(li[tinted(line.text, scene.seats)] for line in touched[-8:])]
    ]


def log(scene: Scene) -> dict[str, Renderable]:
    """The chronicle in blocks, so that only its end is made and sent again."""
    blocks = [tuple(scene.lines[start : start + BLOCK]) for start in range(0, len(scene.lines), BLOCK)]
    label, seats = scene.words.message("line-menu"), called(scene)
    return {
        f"log-{number}": fragment[log_block(f"log-{number}", scene.id, label, seats, block)]
        for number, block in enumerate(blocks)
    }


def called(scene: Scene) -> tuple[Player, ...]:
    """The seats as far as the chronicle shows them: who is there makes no difference."""
    return tuple(
        Player("", called=seat.called, about=seat.about, colour=seat.colour, shape=seat.shape) for seat in scene.seats
    )


@lru_cache(1000)
def log_block(name: str, table: str, label: str, seats: tuple[Player, ...], lines: tuple[Line, ...]) -> Markup:
    """Some lines of the chronicle."""
    made = (made_line(f"/game/{table}/replay?move={line.move}", seats, line) for line in lines)
    return rendered(ol(id=name, class_="log-block", aria_label=label)[made])


@lru_cache(4000)
def made_line(address: str, seats: tuple[Player, ...], line: Line) -> Markup:
    """One line, made once, as the last block is made again with each."""
    return rendered(log_line(address, seats, line))


def log_line(address: str, seats: Sequence[Player], line: Line, now: int | None = None) -> Element:
    """A line, which leads to the address of the moment it tells of; `now` is the moment that is shown."""
    named = [player for player in seats if player.place_in(line.text) >= 0]
    first = min(named, key=lambda player: player.place_in(line.text), default=None)
    colour = None if first is None else f"seat-{first.colour}"
    return li(class_=["line", colour, {"you": line.you, "now": line.move == now}], data_move=str(line.move))[
        a(href=address)[tinted(line.text, seats)]
    ]


def chat_lines(scene: Scene) -> Element:
    """What was said at the table."""
    words = scene.words
    return ol("#chat-lines.chat-lines", role="log", aria_label=words.message("side-chat"), tabindex="0")[
        (
            li[
                badge(scene.seats[said.seat]) if said.seat is not None else None,
                span(".chat-name")[said.name or words.message("seat-person")],
                span(".chat-when")[said.when],
                span(".chat-text")[said.text],
            ]
            for said in scene.chat
        )
    ]


def chat_form(scene: Scene) -> Node:
    words = scene.words
    return post(
        scene.id,
        "chat",
        [
            label(".unseen", for_="chat-text")[words.message("chat-label")],
            input(
                "#chat-text", name="text", maxlength="500", required=True, autocomplete="off",
                placeholder=words.message("chat-label"),
            ),
            button(".button", type="submit")[words.message("chat-send")],
        ],
    )  # fmt: skip


# -- what people agree on ------------------------------------------------------------------------------------------


def proposals(scene: Scene) -> Element:
    """What somebody proposes, and the answers."""
    words = scene.words
    return div("#proposals", role="status")[
        (
            div(".card-note")[
                p[badge(scene.seats[proposal.seat]), " ", tinted(proposal.text, scene.seats)],
                div(".row")[
                    post(
                        scene.id,
                        "agree",
                        button(".button.primary", type="submit")[words.message("agree")],
                        id=proposal.id,
                    ),
                    post(scene.id, "refuse", button(".button", type="submit")[words.message("refuse")], id=proposal.id),
                ]
                if proposal.may_answer
                else take_back(scene, proposal),
            ]
            for proposal in scene.proposals
        )
    ]


def take_back(scene: Scene, proposal: Proposal) -> Node:
    """Whoever proposed something may think better of it."""
    if proposal.seat != scene.viewer:
        return None
    text = scene.words.message("proposal-take-back")
    return post(scene.id, "refuse", button(".button.small", type="submit")[text], id=proposal.id)


def invitations(scene: Scene) -> Element:
    """The links of the open seats, for the person who invited."""
    words = scene.words
    if not scene.invitations:
        return div("#invitations")
    return div("#invitations.card-note")[
        h2[words.message("invite-title")],
        p[words.message("invite-about")],
        (
            div(".invite")[
                badge(scene.seats[seat]),
                input(
                    value=address, readonly=True, aria_label=words.message("invite-link", seat=scene.seats[seat].called)
                ),
                button(".icon-button", type="button", data_copy=address, aria_label=words.message("invite-copy"))[
                    icon("copy")
                ],
            ]
            for seat, address in scene.invitations.items()
        ),
    ]


def curtain(scene: Scene) -> Element:
    """Several people before one screen: nothing secret is shown before the right one looks."""
    if scene.curtain is None:
        return div("#curtain", hidden=True)
    words, player = scene.words, scene.seats[scene.curtain]
    who = player.name or player.called
    return div("#curtain.curtain")[
        div(f".curtain-card.seat-{player.colour}")[
            badge(player),
            h2[capital(words.message("curtain-title", seat=who))],
            p(".quiet-text")[player.title] if player.name else None,
            p[words.message("curtain-about")],
            post(scene.id, "look", button(".button.primary", type="submit")[words.message("curtain-look", seat=who)]),
        ]
    ]


def tabs(words: Words) -> Element:
    """On a phone: which part of the table is shown."""
    names = (("board", "board"), ("panels", "seats"), ("hand", "cards"), ("side", "log"))
    return nav("#tabs.tabs", aria_label=words.message("table-parts"))[
        (
            button(type="button", data_part=name, aria_pressed="true" if name == "board" else "false")[
                icon(picture), span[words.message(f"part-{name}")]
            ]
            for name, picture in names
        )
    ]
