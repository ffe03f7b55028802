"""The home page: a new game, your games, games to watch. It works without JavaScript.

Its forms post to /games: `game`, `mode` (local or online), `seat-0` … (person, bot:LEVEL or nothing), `name-0` …,
`option-NAME` for the options of the game, `seed`, `listed`, `clock` and `clock-ends`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from boardwright.bots import BOTS
from boardwright.games import GAMES, rules_of
from boardwright.kernel.rules import OptionSpec, Rules
from boardwright.table.draw import COLOURS, drawing_of
from boardwright.table.draw.emblems import emblem
from boardwright.table.elements import (
    Element,
    Node,
    a,
    b,
    button,
    dd,
    details,
    div,
    dl,
    dt,
    fieldset,
    form,
    h1,
    h2,
    input,
    label,
    legend,
    li,
    optgroup,
    option,
    p,
    section,
    select,
    small,
    span,
    summary,
    ul,
)  # fmt: skip
from boardwright.table.lessons import lesson_of
from boardwright.table.scene import USUAL_BOT, Player, words_for
from boardwright.words import SHAPES, Words

from . import clocks
from .first import first
from .icons import icon
from .parts import badge, layout, seat_name
from .settings import about_setting, split, value_name

USUAL_SEATS = 3


@dataclass(frozen=True)
class Entry:
    """A game in a list: where it is, who plays, and whether the visitor is asked."""

    id: str
    game: str
    seats: Sequence[Player]
    moves: int = 0
    your_turn: bool = False
    over: bool = False
    when: str = ""
    """When it was last played, as people say it."""
    asked: Sequence[int] = field(default=())
    clock: str = ""
    """Its clock in words, or how much time the visitor has left."""
    here: bool = False
    """Whether somebody who sits there looks at the table now."""


def page(
    words: Words,
    mine: Sequence[Entry],
    watch: Sequence[Entry],
    tables: Sequence[Entry] = (),
    problem: str = "",
    chosen: str = "",
) -> Markup:
    """The home page; `mine` has those whose turn it is first, `tables` have free seats for anybody.

    `problem` says what was wrong with the last form.
    """
    picked = chosen if chosen in GAMES else next(iter(GAMES))
    return layout(
        words,
        words.message("home-pick"),
        div(".wide.home")[
            p(".said-wrong", role="alert")[problem] if problem else None,
            first(words),
            section(".hero")[h1[words.message("home-title")], p(".lead")[words.message("home-about")], hello(words)],
            fieldset(".pick")[
                legend(".unseen")[words.message("home-pick")],
                div(".pictures")[(picture(name, words.language, name == picked) for name in GAMES)],
                (new_game(rules_of(name), words_for(rules_of(name), words.language)) for name in GAMES),
            ],
            (
                form(id=f"learn-{name}", method="post", action=f"/learn/{name}", hidden=True)
                for name in GAMES
                if lesson_of(name)
            ),
            div(".lists")[
                section(".list.panel-list")[
                    h2[words.message("home-yours")],
                    games(words, mine, words.message("home-nothing"), True),
                    p(".to-me")[a(href="/me")[icon("link"), words.message("home-me")]],
                    open_link(words),
                    saved(words),
                ],
                div(".list-column")[
                    section(".list.panel-list", aria_labelledby="open-tables")[
                        h2("#open-tables")[words.message("home-tables")],
                        ul[(li(".entry-row.free-seats")[open_table(words, entry)] for entry in tables)]
                        if tables
                        else p(".quiet-text")[words.message("home-tables-none")],
                    ],
                    section(".list.panel-list")[
                        h2[words.message("home-watch")],
                        games(words, watch, words.message("home-watch-none"), False),
                    ],
                ],
            ],
        ],
        "home",
        styles=("home.css",),
    )


def hello(words: Words) -> Element:
    """A guest is welcome, and may say a name, which this device remembers: home.js writes it into every form."""
    return label(".hello")[
        span[words.message("home-hello")],
        input(
            "#guest-name", maxlength="40", autocomplete="nickname", placeholder=words.message("home-guest"),
            data_own_name=True,
        ),
    ]  # fmt: skip


# -- a new game ----------------------------------------------------------------------------------------------------


def picture(name: str, language: str, chosen: bool) -> Node:
    """The card of a game: while it is chosen, its form is shown below the pictures."""
    rules = rules_of(name)
    words = words_for(rules, language)
    low, high = rules.seats
    return [
        input(".unseen", type="radio", name="pick", value=name, id=f"pick-{name}", checked=chosen),
        label(".game-card", for_=f"pick-{name}")[
            span(".game-picture")[
                emblem(name), b[words.message(f"game-{name}")], span(".chosen")[words.message("home-chosen")]
            ],
            span(".game-about")[
                span[words.message("summary-line")],
                span(".game-card-facts")[
                    span[words.message("home-seats", low=low, high=high)],
                    span[words.message("summary-time")],
                    a(href=f"/library/{name}")[words.message("home-rules")],
                ],
                None if lesson_of(name) is None else learn(words, name),
            ],
        ],
    ]


def learn(words: Words, name: str) -> Element:
    """The way to the lesson of a game: on its card, and on a phone, where the card is covered, above its form."""
    said = words.message("lesson-learn", game=words.message(f"game-{name}"))
    return button(".button.small.learn", type="submit", form=f"learn-{name}")[
        icon("book"), span[said, span(".small-text")[words.message("lesson-learn-about")]]
    ]


def new_game(rules: Rules, words: Words) -> Element:
    """Who plays, how to begin, and behind a fold names and options."""
    name = words.message(f"game-{rules.name}")
    per_seat, _ = split(rules)
    return form(".new-game", method="post", action="/games", aria_label=words.message("home-new", game=name))[
        input(type="hidden", name="game", value=rules.name),
        div(".ten")[
            h2[words.message("home-ten")],
            small[words.message("home-ten-about", game=name)],
            None if lesson_of(rules.name) is None else learn(words, rules.name),
        ],
        fieldset(".new-seats")[
            legend(".unseen")[words.message("home-who")], (seat_pill(rules, words, seat) for seat in all_seats(rules))
        ],
        div(".begin")[
            button(".button.primary.big", type="submit", name="mode", value="local")[
                icon("play"), two_lines(words, "home-play")
            ],
            button(".button.big", type="submit", name="mode", value="online")[
                icon("link"), two_lines(words, "home-invite")
            ],
        ],
        label(".listed")[
            input(type="checkbox", name="listed", value="yes"),
            span[words.message("home-listed"), " ", span(".small-text")[words.message("home-listed-about")]],
        ],
        details(".new-options")[
            summary[words.message("home-options")],
            div(".option-list")[
                (
                    seat_row(rules, words, seat, [spec for spec, of in per_seat if of == seat])
                    for seat in all_seats(rules)
                ),
                about_choices(rules, words),
                (setting(rules, words, spec) for spec in shared_settings(rules)),
                div(".setting")[
                    span[words.message("clock"), span(".quiet-text")[" ", words.message("clock-why")]],
                    div(".clock-choice")[clocks.choice(words)],
                ],
                hints(rules, words),
                seed(rules, words),
            ],
        ],
    ]


def all_seats(rules: Rules) -> range:
    return range(rules.seats[1])


def shared_settings(rules: Rules) -> list[OptionSpec]:
    """The options of the whole game that people choose."""
    lists = drawing_of(rules.name).seat_lists
    return [spec for spec in split(rules)[1] if spec.name not in lists and not spec.simulations]


def about_choices(rules: Rules, words: Words) -> Node:
    """What there is to know of the values that a seat can have (nations, factions), with advice for first games."""
    per_seat, _ = split(rules)
    lists = [spec.choices for spec, seat in per_seat if seat == 0] + list(drawing_of(rules.name).seat_lists.values())
    topics = words.topics()
    explained = [str(value) for values in lists for value in values if value in topics]
    if not explained:
        return None
    return [
        p(".quiet-text")[words.message("setup-about")] if words.has("setup-about") else None,
        details(".about-choices")[
            summary[words.message("home-about-choices")],
            dl[([dt[value_name(words, "", value)], dd[words.explained(value)]] for value in explained)],
        ],
    ]


def two_lines(words: Words, message: str) -> Element:
    return span[words.message(message), span(".small-text")[words.message(f"{message}-about")]]


def seat_pill(rules: Rules, words: Words, seat: int) -> Element:
    """Who sits on one seat."""
    low, high = rules.seats
    usual = min(max(USUAL_SEATS, low), high)
    chosen = "person" if seat == 0 else f"bot:{USUAL_BOT}" if seat < usual else ""
    who = [
        *([("", words.message("home-nobody"))] if seat >= low else []),
        ("person", words.message("home-you" if seat == 0 else "home-person")),
        *((f"bot:{level}", bot_name(words, level)) for level in BOTS),
    ]
    return label(f".seat-pill.seat-{COLOURS[seat]}")[
        span(".badge", aria_hidden="true")[SHAPES[seat % len(SHAPES)]],
        select(name=f"seat-{seat}", aria_label=words.message("home-seat-sort", number=seat + 1))[
            (option(value=value, selected=value == chosen)[text] for value, text in who)
        ],
    ]


def seat_row(rules: Rules, words: Words, seat: int, specs: Sequence[OptionSpec]) -> Element:
    """Under which name somebody sits on one seat, and the options of this seat."""
    number = seat + 1
    return div(f".seat-row.seat-more-{seat}")[
        span(f".badge.seat-{COLOURS[seat]}", aria_hidden="true")[SHAPES[seat % len(SHAPES)]],
        input(
            ".seat-name", name=f"name-{seat}", maxlength="40", autocomplete="off", data_own_name=seat == 0,
            placeholder=words.message("home-your-name") if seat == 0 else words.message("home-name-hint"),
            aria_label=words.message("home-your-name") if seat == 0 else words.message("home-seat-name", number=number),
        ),
        (choice_of(words, spec) for spec in specs),
        (
            select(name=f"option-{name}-{seat}", aria_label=words.message(f"seat-{name}", number=number))[
                seat_values(words, name, values, drawing_of(rules.name).seat_parts.get(name, {}))
            ]
            for name, values in drawing_of(rules.name).seat_lists.items()
        ),
    ]  # fmt: skip


def seat_values(words: Words, name: str, values: Sequence[str], parts: Mapping[str, Sequence[str]]) -> Node:
    """The values that a seat can have, divided into parts."""
    divided = [value for part in parts.values() for value in part]
    undivided = [value for value in values if value not in divided]
    return [
        [option(value=value)[value_name(words, name, value)] for value in undivided],
        [
            optgroup(f".part-{part}", label=words.message(f"part-{part}"))[
                (option(value=value)[value_name(words, name, value)] for value in held)
            ]
            for part, held in parts.items()
        ],
    ]


def bot_name(words: Words, level: str) -> str:
    message = f"bot-{level}"
    return words.message(message) if words.has(message) else level


def setting(rules: Rules, words: Words, spec: OptionSpec) -> Element:
    """One option of the game with its sentence."""
    about = about_setting(words, spec)
    if isinstance(spec.default, bool):
        values = [(True, "choice-yes"), (False, "choice-no")]
        control: Node = select(name=f"option-{spec.name}", id=field_id(rules, spec))[
            (
                option(value=str(value).lower(), selected=value == spec.default)[words.message(text)]
                for value, text in values
            )
        ]
    elif spec.free:
        control = input(
            name=f"option-{spec.name}", id=field_id(rules, spec), value=str(spec.default), autocomplete="off"
        )
    else:
        control = choice_of(words, spec, field_id(rules, spec))
    return div(".setting")[label(for_=field_id(rules, spec))[about], control]


def field_id(rules: Rules, spec: OptionSpec) -> str:
    return f"{rules.name}-{spec.name}"


def choice_of(words: Words, spec: OptionSpec, id: str = "") -> Element:
    """A list of the values of an option."""
    label = None if id else about_setting(words, spec)
    return select(name=f"option-{spec.name}", id=id or None, aria_label=label)[
        (
            option(value=str(value), selected=value == spec.default)[value_name(words, spec.name, value)]
            for value in spec.choices
        )
    ]


def hints(rules: Rules, words: Words) -> Element:
    """Whether people who play online may ask what a bot would do."""
    where = f"{rules.name}-hints"
    values = [("yes", "choice-yes"), ("no", "choice-no")]
    return div(".setting")[
        label(for_=where)[words.message("home-hints")],
        select(name="hints", id=where)[
            (option(value=value, selected=value == "yes")[words.message(text)] for value, text in values)
        ],
    ]


def seed(rules: Rules, words: Words) -> Element:
    where = f"{rules.name}-seed"
    return div(".setting")[
        label(for_=where)[words.message("home-seed"), span(".quiet-text")[" ", words.message("home-seed-about")]],
        input(name="seed", id=where, inputmode="numeric", pattern="-?[0-9]*", maxlength="18", autocomplete="off"),
    ]


# -- games that are there ------------------------------------------------------------------------------------------


def open_link(words: Words) -> Element:
    """Where a link is pasted: an installed app has no address bar, and that of an iPhone no cookies of the browser."""
    return form(".open-link", method="post", action="/open")[
        label[words.message("home-link"), input(name="link", inputmode="url", autocomplete="off", required=True)],
        button(".button", type="submit")[words.message("home-open")],
    ]


def saved(words: Words) -> Element:
    """Where a game goes on that was saved to a file, at this table or another."""
    return form(".saved-game", method="post", action="/saved", enctype="multipart/form-data")[
        label[
            words.message("home-saved"),
            input(type="file", name="file", accept=".json,application/json", required=True),
        ],
        button(".button", type="submit", name="mode", value="local")[words.message("home-saved-here")],
        button(".button", type="submit", name="mode", value="online")[words.message("home-saved-invite")],
    ]


def games(words: Words, entries: Sequence[Entry], nothing: str, own: bool) -> Element:
    """A list of games, one's own or those of others."""
    if not entries:
        return p(".quiet-text")[nothing]
    return ul[(li(class_=["entry-row", {"yours": entry.your_turn}])[entry_of(words, entry, own)] for entry in entries)]


def entry_of(words: Words, entry: Entry, own: bool) -> Node:
    """One game: its picture and name, who plays, how far it is, and one button."""
    state = words.message("home-over") if entry.over else words.message("home-running", count=entry.moves)
    if entry.your_turn:
        state, do = words.message("home-your-turn"), "home-do-turn"
    elif entry.over:
        do = "home-do-back"
    else:
        do = "home-do-look" if own else "home-do-watch"
    return [
        *about_game(words, entry, state),
        a(
            class_=["button", {"primary": entry.your_turn}], href=f"/game/{entry.id}",
            aria_label=words.message("home-do", what=words.message(do), game=words.message(f"game-{entry.game}")),
        )[words.message(do)],
    ]  # fmt: skip


def open_table(words: Words, entry: Entry) -> Node:
    """A table with free seats, and the button that sits down there; home.js fills in the name."""
    name = words.message(f"game-{entry.game}")
    free = sum(who.sort == "open" for who in entry.seats)
    waits = words.message("home-waits") if entry.here else ""
    return [
        *about_game(words, entry, words.message("home-free", count=free), waits),
        form(method="post", action=f"/game/{entry.id}/sit")[
            input(type="hidden", name="name", data_own_name=True),
            button(
                ".button.primary", type="submit",
                aria_label=words.message("home-do", what=words.message("home-do-sit"), game=name),
            )[words.message("home-do-sit")],
        ],
    ]  # fmt: skip


def about_game(words: Words, entry: Entry, *states: str) -> list[Node]:
    """The picture of a game, its name, who plays, how it stands and since when."""
    return [
        emblem(entry.game),
        div(".entry-text")[
            b(".entry-game")[words.message(f"game-{entry.game}")],
            span(".entry-seats")[(span(".entry-seat")[badge(who), span[seat_name(words, who)]] for who in entry.seats)],
            span(".entry-state")[" · ".join(filter(None, (*states, entry.clock, entry.when)))],
        ],
    ]
