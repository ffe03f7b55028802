"""A Summit: who speaks and who has agreed, the deal that is on the table, and a form to compose one as a whole."""

import json
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from boardwright.games.arcs.campaign.facts import BLIGHT, EMPIRE
from boardwright.kernel.decision import Option
from boardwright.sentences import capital, mark, parts_of
from boardwright.table.draw.arcs.icons import icon
from boardwright.table.draw.arcs.names import guild_suit
from boardwright.table.elements import (
    Element,
    Node,
    button,
    details,
    div,
    fieldset,
    form,
    h2,
    h3,
    input,
    label,
    legend,
    li,
    ol,
    option,
    p,
    section,
    select,
    span,
    summary,
    ul,
)
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene
from boardwright.words import Words

Row = Mapping[str, Any]

PROPOSE: Option = ("propose",)
PIECES = ("trophy", "building")
SIGNS = {
    "promise": "favor", "favor": "favor", "captive": "agent", "delegate": "agent", "invite": "first-regent",
    "lore": "lore",
}  # fmt: skip
"""The icons of items that are always the same thing; the others show the resource or the piece."""
SHIPS = {EMPIRE: "imperial", BLIGHT: "blight"}
"""What is drawn for a "ship" of those who are no seats."""
NAMED = ("court", "resource", "system", "place", "piece")
"""What of an item has a name; these are its kinds, too."""
STANDING = ("part", "agreed", "waiting", "proposals_left")


def summit(scene: Scene) -> Node:
    """The whole Summit; nothing while there is none."""
    told = scene.view["summit"]
    if told is None:
        return None
    asked = scene.asked[0] if scene.asked else None
    return details(".summit", open=True, data_stage=told["part"])[
        heading(scene.cast, told["caller"], told["part"]),
        div(".summit-body")[
            parties(scene.cast, {name: told[name] for name in STANDING}, asked),
            on_the_table(scene.cast, told["deal"]) if told["part"] == "negotiations" else None,
            refused(scene.cast, told["refused"], may_compose(scene)),
            composer_of(scene, told) if may_compose(scene) else None,
        ],
    ]


def may_compose(scene: Scene) -> bool:
    """Whether the viewer may put a deal together: also while others speak, to have it ready."""
    told = scene.view["summit"]
    if scene.viewer is None or scene.replay or told["part"] != "negotiations":
        return False
    has_proposed = told["speaker"] == scene.viewer and not is_asked_to_propose(scene)
    return bool(told["proposals_left"][scene.viewer] and not has_proposed)


def is_asked_to_propose(scene: Scene) -> bool:
    return scene.decision is not None and PROPOSE in scene.decision.options


# -- who -----------------------------------------------------------------------------------------------------------


@kept
def heading(cast: Cast, caller: int, part: str) -> Element:
    words = cast.words
    return summary(".summit-head", data_help="summit")[
        h2[words.message("summit-title")],
        " ",
        span(".summit-part")[words.message(f"summit-{part}".replace("_", "-"))],
        " ",
        span(".summit-caller")[sentence(cast, "summit-caller", seat=caller)],
    ]


@kept
def parties(cast: Cast, told: dict[str, Any], asked: int | None) -> Element:
    """Every seat: what it does now, and how many deals it may still propose."""
    return ul(".summit-parties", aria_label=cast.words.message("summit-parties"))[
        (party(cast, told, seat, asked) for seat in range(len(cast.seats)))
    ]


def party(cast: Cast, told: Row, seat: int, asked: int | None) -> Element:
    """One seat."""
    words, left = cast.words, told["proposals_left"][seat]
    return li(class_=["summit-party", f"seat-{cast.seats[seat].colour}", {"asked": seat == asked}])[
        who(cast, seat),
        (
            [" ", span(class_=f"summit-state summit-{state}")[words.message(f"summit-{state}")]]
            for state in states_of(told, seat, asked)
        ),
        [" ", span(".summit-left")[words.message("summit-left", count=left)]]
        if told["part"] == "negotiations"
        else None,
    ]


def states_of(told: Row, seat: int, asked: int | None) -> list[str]:
    """The words about a seat: whether it agreed, is asked, or will be."""
    found = ["agreed"] if seat in told["agreed"] else []
    if seat == asked:
        return [*found, "asked"]
    return [*found, "waits"] if seat in told["waiting"] else found


def who(cast: Cast, seat: int, name: str = "") -> Element:
    """A seat by its name, colour and shape."""
    player = cast.seats[seat]
    return span(class_=f"who seat-{player.colour}", data_shape=player.shape)[name or player.title]


def sentence(cast: Cast, message: str, **seats: int) -> Node:
    """A sentence about some seats, whose names stand out in it."""
    said = cast.words.message(message, **{name: mark(cast.seats[seat].called, seat) for name, seat in seats.items()})
    return in_colours(cast, capital(said))


def in_colours(cast: Cast, text: str) -> Node:
    """A marked text in which the names of seats stand out."""
    return [part.text if part.seat is None else who(cast, part.seat, part.text) for part in parts_of(text)]


# -- deals ---------------------------------------------------------------------------------------------------------


@kept
def on_the_table(cast: Cast, deal: list[dict[str, Any]]) -> Element:
    """The deal that is being built or answered, in columns: what each gives each other."""
    words = cast.words
    return section(".summit-deal", aria_label=words.message("summit-deal"))[
        h3[words.message("summit-deal")],
        columns(cast, deal) if deal else p(".quiet-text")[words.message("summit-no-deal")],
    ]


def columns(cast: Cast, deal: Sequence[Row]) -> Element:
    """A column for each who gives another something."""
    words = cast.words
    pairs = groupby(deal, lambda item: (item["giver"], item["receiver"]))
    return div(".summit-columns")[
        (
            div(".summit-column")[
                span(".summit-pair")[sentence(cast, "summit-gives", giver=giver, receiver=receiver)],
                ul[
                    (
                        li(".summit-item")[item_icon(row), span[item_name(words, row, count)]]
                        for row, count in counted(items)
                    )
                ],
            ]
            for (giver, receiver), items in pairs
        )
    ]


def counted(items: Any) -> list[tuple[Row, int]]:
    """Items that are alike, and how many; a slot is not worth a word."""
    found: dict[str, tuple[Row, int]] = {}
    for row in items:
        alike = json.dumps({name: value for name, value in row.items() if name != "slot"})
        found[alike] = (row, found.get(alike, (row, 0))[1] + 1)
    return list(found.values())


@kept
def refused(cast: Cast, deals: list[list[dict[str, Any]]], may_change: bool) -> Node:
    """The deals that were refused in this Summit; one may be proposed again if it is changed."""
    words = cast.words
    if not deals:
        return None
    return section(".summit-refused", aria_label=words.message("summit-refused"))[
        h3[words.message("summit-refused")],
        ol[
            (
                li[
                    columns(cast, deal),
                    button(".button.small", type="button", data_deal=compact(deal))[words.message("summit-change")]
                    if may_change
                    else None,
                ]
                for deal in deals
            )
        ],
    ]


# -- items ---------------------------------------------------------------------------------------------------------


def item_icon(row: Row) -> Element:
    what = row["what"]
    if what == "ship":
        return icon("damaged" if row["damaged"] else "ship")
    if what == "trophy" and row["piece"] == "ship":
        return icon(SHIPS.get(row["owner"], "ship"))
    if what == "guild":
        return icon(guild_suit(row["court"]))
    return icon(SIGNS.get(what) or (row["piece"] if what in PIECES else row["resource"]))


def item_name(words: Words, row: Row, count: int = 1) -> str:
    """An item in a few words, without who gives it to whom: "Fuel", "Trophy: city of Blue ×2"."""
    values: dict[str, str | int] = {name: str(words.name(name, value)) for name, value in row.items() if name in NAMED}
    if "owner" in row:
        values["owner"] = str(words.name("seat", row["owner"]))
        values["owner_is"] = row["owner"]
    if "damaged" in row:
        values["damaged"] = row["damaged"]
    said = capital(words.message(f"summit-item-{row['what']}", **values))
    return words.message("summit-times", item=said, count=count) if count > 1 else said


def compact(data: object) -> str:
    """JSON as browsers write it, so that equal items are equal texts."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


# -- composing a deal ----------------------------------------------------------------------------------------------


def composer_of(scene: Scene, told: Row) -> Node:
    """The form of the viewer: boxes for all that can be given, checked in any order, sent as a whole."""
    assert scene.viewer is not None
    goods = {name: told[name] for name in ("goods", "invitations", "most_items")}
    return composer(scene.cast, scene.id, scene.viewer, goods, is_asked_to_propose(scene), scene.at)


@kept
def composer(cast: Cast, table: str, me: int, told: dict[str, Any], asked: bool, at: str) -> Element:
    words = cast.words
    rivals = [seat for seat in range(len(cast.seats)) if seat != me]
    third = [(giver, receiver) for giver in rivals for receiver in rivals if giver != receiver]
    return form(
        "#deal.deal", method="post", action=f"/game/{table}/do", data_do="play", autocomplete="off",
        aria_label=words.message("deal-compose"), data_most=str(told["most_items"]),
        data_asked="yes" if asked else None,
    )[
        h3[words.message("deal-compose")],
        input(type="hidden", name="do", value="play"),
        input(type="hidden", name="at", value=at),
        input(type="hidden", name="deal", value=""),  # so that a form with no box checked is a deal, too
        div(".deal-rivals")[(exchange(cast, told, me, rival) for rival in rivals)],
        details(".deal-others")[
            summary[words.message("deal-others")],
            div(".deal-sides")[(side(cast, told, giver, receiver, me) for giver, receiver in third)],
        ]
        if third
        else None,
        sending(words, told["most_items"], asked),
    ]  # fmt: skip


def exchange(cast: Cast, told: Row, me: int, rival: int) -> Element:
    """What goes to and fro between the viewer and another seat."""
    return div(".deal-sides")[side(cast, told, me, rival, me), side(cast, told, rival, me, me)]


def side(cast: Cast, told: Row, giver: int, receiver: int, me: int) -> Element:
    """What one seat could give another."""
    rows = [{"what": "invite", "count": 1}] if [giver, receiver] in told["invitations"] else []
    if giver == me:
        said = sentence(cast, "deal-you-give", receiver=receiver)
    elif receiver == me:
        said = sentence(cast, "deal-gives-you", giver=giver)
    else:
        said = sentence(cast, "summit-gives", giver=giver, receiver=receiver)
    return fieldset(".deal-side")[
        legend[said],
        (choice(cast.words, row, giver, receiver, told["most_items"]) for row in [*rows, *told["goods"][giver]]),
    ]


def choice(words: Words, row: Row, giver: int, receiver: int, most: int) -> Element:
    """A box for one thing, a list for several alike."""
    parts = {name: value for name, value in row.items() if name not in ("what", "count")}
    item = compact({"what": row["what"], "giver": giver, "receiver": receiver, **parts})
    name, count = item_name(words, row), min(row["count"], most)
    if count == 1:
        picked: Node = input(type="checkbox", name="deal", value=item)
    else:
        picked = select(name="deal", data_item=item)[
            (option(value=",".join([item] * number))[str(number)] for number in range(count + 1))
        ]
    return label(".deal-item", id="-".join(["deal", *(str(value) for value in json.loads(item).values())]))[
        picked, item_icon(row), span[name]
    ]


def sending(words: Words, most: int, asked: bool) -> Element:
    """What was chosen so far, and the button that offers it. table.js keeps the list."""
    return div(".deal-sending")[
        ul(
            ".deal-draft", aria_live="polite", aria_label=words.message("deal-draft"),
            data_remove=words.message("deal-remove"),
        ),
        span(".quiet-text.deal-hint")[words.message("deal-hint" if asked else "deal-later", count=most)],
        button(".button.quiet.deal-clear", type="reset")[words.message("deal-clear")],
        button(".button.primary.deal-offer", type="submit", disabled=not asked)[words.message("deal-offer")],
    ]  # fmt: skip


# -- in advance ----------------------------------------------------------------------------------------------------


def timely(scene: Scene, option: Option) -> bool:
    """What may be said in advance: in Negotiations that one has nothing to propose, else the rest."""
    told = scene.view["summit"]
    negotiating = told is not None and told["part"] == "negotiations"
    return negotiating == (option == ("done",))
