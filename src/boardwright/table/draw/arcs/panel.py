"""What lies before one seat, and the hand of the viewer."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.games.arcs.facts import THRESHOLD
from boardwright.table.draw import ScoreRow
from boardwright.table.elements import Node, div, span
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene
from boardwright.words import Words

from .cards import action_card, court_card, keys
from .figures import hull_of
from .icons import icon, piece
from .names import action_name, ambition_name, resource_name

PIECES = {"cities": "city", "starports": "starport", "ships": "ship", "agents": "agent"}
"""The pieces of a seat and their icons."""


def panel(scene: Scene, seat: int) -> Node:
    """Power, resource slots, reserve, captives and trophies, cards."""
    player = scene.view["players"][seat]
    open_to_all = {name: value for name, value in player.items() if name != "hand"}
    return mat(scene.cast, seat, open_to_all, seat == scene.view["initiative"])


@kept
def mat(cast: Cast, seat: int, player: dict[str, Any], initiative: bool) -> Node:
    """What lies before a seat."""
    words = cast.words
    return div(".arcs-panel", data_spot=f"seat-{seat}")[
        div(".arcs-row.arcs-first")[
            held_cards(words, player["hand_count"]),
            initiative_flag(words) if initiative else None,
            power(words, player["power"], THRESHOLD[len(cast.seats)]),
        ],
        div(".arcs-slots")[
            (slot(words, seat, place, entry) for place, entry in enumerate(player["slots"])),
            loose(words, player),
        ],
        reserve(cast, seat, player, outrage(words, player)),
        div(".arcs-spoils")[captives(cast, player), trophies(cast, player)],
        known(words, player),
        div(".arcs-cards")[(court_card(words, card, True) for card in player["cards"])],
    ]


def power(words: Words, points: int, threshold: int = 0) -> Node:
    """The Power of a seat, and with how much the game can end."""
    told = words.message("board-power", count=points)
    return span(".arcs-power", role="img", aria_label=told, title=told)[
        str(points), span(".arcs-threshold")[f"/{threshold}"] if threshold else None
    ]


def held_cards(words: Words, count: int) -> Node:
    """How many action cards a seat holds."""
    told = words.message("board-cards-number", count=count)
    return span(".arcs-held-cards", role="img", aria_label=told, title=told)[icon("hand"), str(count)]


def initiative_flag(words: Words) -> Node:
    return span(".arcs-flag")[icon("initiative"), words.message("board-initiative")]


def reserve(cast: Cast, seat: int, player: Mapping[str, Any], more: Node = None) -> Node:
    """The pieces that a seat has left, as they would stand on the map, and what else stands in that row."""
    colour = cast.seats[seat].colour
    figures = {
        "city": "city-piece",
        "starport": "starport-piece",
        "ship": f"ship-{hull_of(colour)}",
        "agent": "agent-piece",
    }
    return div(f".arcs-row.arcs-reserve.seat-{colour}", title=cast.words.message("board-reserve"))[
        (
            span[piece(figures[sign], cast.words.message(f"board-{kind}", count=player[kind])), str(player[kind])]
            for kind, sign in PIECES.items()
        ),
        more,
    ]


def slot(words: Words, seat: int, place: int, entry: Mapping[str, Any]) -> Node:
    """A resource slot: what lies in it, what a raider pays, or that a city still covers it."""
    resource = entry["resource"] or entry.get("thing")
    if resource:
        told, sort = resource_name(words, resource), f".arcs-res-{resource}"
    else:
        told, sort = words.message("arcs-slot-free" if entry["open"] else "arcs-slot-covered"), ""
    state = "" if entry["open"] else ".arcs-closed"
    return span(f".arcs-resource-slot{state}{sort}", data_spot=f"slot-{seat}-{place}", title=told)[
        icon(resource, told) if resource else icon("city", told) if not entry["open"] else None,
        keys(words, entry["cost"]),
    ]


def loose(words: Words, player: Mapping[str, Any]) -> Node:
    """Tokens that wait for a slot."""
    return [
        span(f".arcs-resource-slot.arcs-res-{token}")[icon(token, resource_name(words, token))]
        for token in player["loose"]
    ]


def outrage(words: Words, player: Mapping[str, Any]) -> Node:
    if not player["outrage"]:
        return None
    return span(".arcs-outrage", data_help="outrage", title=words.message("board-outrage"))[
        icon("outrage", words.message("board-outrage")),
        (icon(resource, resource_name(words, resource)) for resource in player["outrage"]),
    ]


def captives(cast: Cast, player: Mapping[str, Any]) -> Node:
    """Agents of Rivals."""
    return chips(cast, "tyrant", "board-captives", player["captives"], "agent")


def label(words: Words, sign: str, message: str) -> Node:
    """What a row is about: in words, or by its sign alone where panels stand close."""
    said = words.message(message)
    return span(".arcs-label", title=said)[icon(sign), span(".arcs-quiet")[said]]


def chips(cast: Cast, about: str, message: str, counts: Sequence[int], sign: str) -> Node:
    """How many of something each seat has here, seats with none left out."""
    held = [(seat, count) for seat, count in enumerate(counts) if count]
    if not held:
        return None
    return div(".arcs-row")[
        label(cast.words, about, message),
        (
            span(f".arcs-chip.seat-{cast.seats[seat].colour}")[cast.seats[seat].shape, icon(sign), str(count)]
            for seat, count in held
        ),
    ]


def trophies(cast: Cast, player: Mapping[str, Any]) -> Node:
    """Pieces that were destroyed, by owner."""
    rows = [row for row in player["trophies"] if any(row[kind] for kind in PIECES)]
    return trophy_box(cast, [(row["owner"], trophies_of(cast.words, row)) for row in rows])


def trophies_of(words: Words, row: Mapping[str, Any]) -> list[tuple[str, str, int]]:
    """The Trophies of one owner: the icon of each kind, its words, and how many there are."""
    return [
        (sign, words.message(f"board-{kind}", count=row[kind]), row[kind]) for kind, sign in PIECES.items() if row[kind]
    ]


def trophy_box(cast: Cast, held: Sequence[tuple[int, Sequence[tuple[str, str, int]]]]) -> Node:
    """The owners of Trophies, each with their pieces."""
    if not held:
        return None
    return div(".arcs-row")[
        label(cast.words, "warlord", "board-trophies"),
        (
            span(f".arcs-chip.seat-{cast.seats[owner].colour}")[
                cast.seats[owner].shape, ((icon(sign, told), str(count)) for sign, told, count in pieces)
            ]
            for owner, pieces in held
        ),
    ]


def known(words: Words, player: Mapping[str, Any]) -> Node:
    """Action cards that the viewer knows to be in this hand."""
    if not player["known"]:
        return None
    said = f"{words.message('board-known')} {words.listed(action_name(words, card) for card in player['known'])}"
    return div(".arcs-quiet.arcs-known", title=said)[said]


def hand(scene: Scene) -> Node:
    """The action cards that the viewer holds."""
    if scene.viewer is None:
        return None
    cards = scene.view["players"][scene.viewer]["hand"]
    return div(".arcs-hand", data_fit="")[(action_card(scene.words, card) for card in cards)] if cards else None


def scores(scene: Scene) -> list[ScoreRow]:
    """Power so far; what the declared ambitions would give if the chapter ended now; the sum.

    At the end, Power by chapter and ambition.
    """
    view = scene.view
    if view["ended"]:
        return [*scored_rows(scene), ScoreRow(scene.words.message("board-scored-sum"), power_of(view))]
    return expected(scene)


def power_of(view: Mapping[str, Any]) -> list[int]:
    return [player["power"] for player in view["players"]]


def scored_rows(scene: Scene) -> list[ScoreRow]:
    """Power by chapter and ambition."""
    words, rows = scene.words, []
    for row in scene.view["scored"]:
        chapter = words.message("arcs-scored-chapter", chapter=row["chapter"]) if row["chapter"] else ""
        rows += ambition_rows(words, row, chapter)
    return rows


def ambition_rows(words: Words, row: Mapping[str, Any], part: str) -> list[ScoreRow]:
    """What was scored for an ambition: for places, and for cities."""
    if row["ambition"] is None:
        return [ScoreRow(words.message("board-scored-earlier"), row["power"], "ambition", part=part)]
    name = ambition_name(words, row["ambition"])
    placed = [power - bonus for power, bonus in zip(row["power"], row["bonus"], strict=True)]
    cities = ScoreRow(words.message("arcs-scored-cities", ambition=name), row["bonus"], "ambition", part=part)
    return [ScoreRow(name, placed, "ambition", part=part), *([cities] if any(row["bonus"]) else [])]


def expected(scene: Scene) -> list[ScoreRow]:
    """Power so far, what the declared ambitions would give now, and the sum."""
    view, words, power = scene.view, scene.words, power_of(scene.view)
    rows = [ScoreRow(words.message("arcs-score-power"), power)]
    expected = [0] * view["seats"]
    for name, entry in view["ambitions"].items():
        if entry["markers"]:
            points = entry["power"]
            label = words.message("arcs-score-ambition", ambition=ambition_name(words, name))
            rows.append(ScoreRow(label, points, "ambition"))
            expected = [total + gained for total, gained in zip(expected, points, strict=True)]
    if len(rows) > 1:
        total = [have + gained for have, gained in zip(power, expected, strict=True)]
        rows.append(ScoreRow(words.message("arcs-score-total"), total))
    return rows
