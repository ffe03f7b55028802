"""What lies before one seat: all of Arcs, and the title, the fate with its objective, Favors and tokens on cards."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.games.arcs.campaign.facts import BLIGHT, EMPIRE, LORD_TITLES
from boardwright.games.arcs.campaign.vocabulary import ALL_COURT
from boardwright.table.draw.arcs.cards import court_card
from boardwright.table.draw.arcs.icons import icon
from boardwright.table.draw.arcs.names import resource_name
from boardwright.table.draw.arcs.panel import (
    captives,
    chips,
    hand,
    held_cards,
    known,
    label,
    loose,
    outrage,
    power,
    reserve,
    slot,
    trophies_of,
    trophy_box,
)
from boardwright.table.elements import Element, Node, circle, div, rendered, span, svg
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene
from boardwright.words import Words

from .flagship import board
from .markers import counted, on_cards
from .owners import with_owners

__all__ = ("hand", "panel")

SECRET = ("hand", "dealt", "sealed")


def panel(scene: Scene, seat: int) -> Node:
    """Power, title and fate, resource slots, reserve, what was taken, cards."""
    view = scene.view
    open_to_all = {name: value for name, value in view["players"][seat].items() if name not in SECRET}
    first_regent = seat == view["reach"]["first_regent"]
    lying = on_cards(scene.words, view["reach"])
    awake = view["reach"]["golems"]["awake"]
    fiefs = [fief for fief in view["reach"]["fiefs"] if seat in (fief["lord"], *fief["vassals"])]
    return mat(scene.cast, seat, open_to_all, seat == view["initiative"], first_regent, lying, awake, fiefs)


@kept
def mat(
    cast: Cast,
    seat: int,
    player: dict[str, Any],
    initiative: bool,
    first_regent: bool,
    lying: dict[str, list[tuple[str, str, int]]],
    awake: list[str],
    fiefs: list[dict[str, Any]],
) -> Node:
    """What lies before a seat: also tokens on cards of fates, Golems that are awake, Fiefs it is a part of."""
    words = cast.words
    goal = player["objective"]["card"] if player["objective"] else ""
    tokens = {row["card"]: resources(words, row["tokens"], awake) for row in player["held"]}
    return div(".arcs-panel.reach-panel", data_spot=f"seat-{seat}")[
        div(".arcs-row.arcs-first")[
            held_cards(words, player["hand_count"]),
            icon("initiative", words.message("board-initiative")) if initiative else None,
            title(words, player["title"], first_regent),
            power(words, player["power"]),
        ],
        objective(words, player),
        div(".arcs-slots")[
            (golem_slot(words, seat, place, entry, awake) for place, entry in enumerate(player["slots"])),
            loose(words, player),
            loose(words, {"loose": player.get("loose_things", [])}),
        ],
        board(cast, seat, player["flagship"]),
        reserve(cast, seat, player),
        div(".reach-taken")[
            (fief_title(cast, seat, fief) for fief in fiefs),
            outrage(words, player),
            chips(cast, "favor", "reach-favors", player["favors"], "favor"),
            captives(cast, player),
            vaulted(words, player["vaulted"]),
            chips(with_owners(cast), "tyrant", "reach-captive-ships", player["captive_ships"], "ship"),
            trophies(cast, player),
        ],
        known(words, player),
        div(".arcs-cards")[
            (
                held_card(words, card, [*tokens.get(card, []), *lying.get(card, [])])
                for card in player["cards"]
                if card != goal
            )
        ],
    ]


def vaulted(words: Words, tokens: Mapping[str, int]) -> Node:
    """F2002: the resources among the Captives of a Guardian."""
    held = [(resource, resource_name(words, resource), count) for resource, count in tokens.items() if count]
    if not held:
        return None
    return div(".arcs-row", data_help="f2002")[
        label(words, "tyrant", "reach-vaulted"),
        (
            span(f".arcs-token.arcs-res-{resource}", title=told)[icon(resource, told), str(count)]
            for resource, told, count in held
        ),
    ]


def trophies(cast: Cast, player: Mapping[str, Any]) -> Node:
    """Pieces that were destroyed, those of the Empire and the Blight and Banners included."""
    held = [(row["owner"], trophies_from(cast.words, row)) for row in player["trophies"]]
    return trophy_box(with_owners(cast), [(owner, pieces) for owner, pieces in held if pieces])


def trophies_from(words: Words, row: Mapping[str, Any]) -> list[tuple[str, str, int]]:
    """The Trophies of one owner. A "ship" of the Blight is a Blight token."""
    pieces = trophies_of(words, row)
    if row["owner"] == EMPIRE:
        return [("imperial", told, count) for _, told, count in pieces]
    if row["owner"] == BLIGHT:
        return [("blight", words.message("reach-blight-trophies", count=count), count) for *_, count in pieces]
    for sign, count in (("banner", row["banners"]), ("bunker", row["bunkers"])):
        if count:
            pieces = [*pieces, (sign, words.message(f"reach-{sign}s", count=count), count)]
    return pieces


def title(words: Words, name: str, first_regent: bool) -> Node:
    """Regent or Outlaw, and whether the First Regent."""
    sign, topic = ("first-regent", "first-regent") if first_regent else (name, name)
    said = words.message("reach-first-regent") if first_regent else words.message(f"name-title-{name}")
    return span(f".reach-title.reach-{name}", data_help=topic)[icon(sign), said]


def fief_title(cast: Cast, seat: int, fief: Mapping[str, Any]) -> Element:
    """Lord of a cluster, or Vassal of its Lord."""
    lord = cast.seats[fief["lord"]]
    role = "lord" if fief["lord"] == seat else "vassal"
    said = cast.words.message(f"reach-{role}", cluster=fief["cluster"], seat=lord.called)
    return span(f".reach-title.reach-{role}", data_help=ALL_COURT.ids[LORD_TITLES[fief["cluster"] - 1]], title=said)[
        icon("title" if role == "lord" else "vassal", said), str(fief["cluster"])
    ]


def objective(words: Words, player: Mapping[str, Any]) -> Node:
    """The fate, and its objective as a clock that runs down."""
    goal = player["objective"]
    if goal is None:
        return None
    return div(".arcs-row.reach-objective")[
        span(".reach-fate-chip", data_help=player["fate"])[icon("fate"), str(words.name("fate", player["fate"]))],
        grand_ambitions(words, goal) if goal["grand"] is not None else marker(words, goal),
    ]


def marker(words: Words, goal: Mapping[str, Any]) -> Element:
    told = words.message("reach-objective", marker=goal["marker"], start=goal["start"])
    return span(".reach-goal-chip", data_help=goal["card"], data_spot=f"card-{goal['card']}", title=told)[
        clock(goal["marker"], goal["start"], told),
        span[f"{goal['marker']}/{goal['start']}" if goal["marker"] else words.message("reach-fulfilled")],
    ]


def grand_ambitions(words: Words, goal: Mapping[str, Any]) -> Element:
    """Two lamps, lit by the grand ambitions that are fulfilled now."""
    told = words.message("reach-grand", count=sum(goal["grand"]))
    return span(".reach-goal-chip", data_help=goal["card"], data_spot=f"card-{goal['card']}", title=told)[
        svg(".arcs-icon.reach-lamps", viewBox="0 0 40 24", role="img", aria_label=told)[
            (
                circle(".reach-lamp.reach-lit" if lit else ".reach-lamp", cx=str(12 + 18 * place), cy="12", r="7")
                for place, lit in enumerate(goal["grand"])
            )
        ],
        span[f"{sum(goal['grand'])}/2"],
    ]


def clock(marker: int, start: int, told: str) -> Element:
    """How much of the objective is still to do, as a part of a disc."""
    left = round(100 * marker / start)
    return svg(".arcs-icon.reach-clock", viewBox="0 0 24 24", role="img", aria_label=told)[
        circle(".reach-clock-face", cx="12", cy="12", r="10.5"),
        circle(
            ".reach-clock-left", cx="12", cy="12", r="4.5", pathLength="100", stroke_dasharray=f"{left} 100",
            transform="rotate(-90 12 12)",
        ),
    ]  # fmt: skip


def golem_slot(words: Words, seat: int, place: int, entry: Mapping[str, Any], awake: Sequence[str]) -> Node:
    """A resource slot; a Golem in it that is awake has open eyes."""
    drawn = slot(words, seat, place, entry)
    if entry["thing"] not in awake:
        return drawn
    return span(".reach-awake", title=words.message("reach-awake", golem=resource_name(words, entry["thing"])))[drawn]


def resources(words: Words, tokens: Sequence[str], awake: Sequence[str]) -> list[tuple[str, str, int]]:
    """What lies on a card of a play area, each kind counted."""
    return [(token, token_told(words, token, awake), count) for token, count in Counter(tokens).items()]


def token_told(words: Words, token: str, awake: Sequence[str]) -> str:
    name = resource_name(words, token)
    return words.message("reach-awake", golem=name) if token in awake else name


def held_card(words: Words, card: str, lying: Sequence[tuple[str, str, int]]) -> Node:
    """A card in a play area with all that lies on it."""
    return court_card(words, card, True, rendered(span(".reach-lying")[counted(lying)]) if lying else None)
