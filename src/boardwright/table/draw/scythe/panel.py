"""What lies before one seat: its tracks in numbers, the player mat, the faction's mechs, structures and recruits."""

from typing import Any

from boardwright.games.scythe.facts import (
    FACTION_ROWS,
    FACTIONS,
    FACTORY_RANGE,
    GAINS,
    ONE_TIME,
    STRUCTURES,
    WORKERS,
)
from boardwright.table.elements import Element, Node, div, small, span
from boardwright.table.kept import kept
from boardwright.table.scene import Scene
from boardwright.words import Words

from .icons import emblem_of, icon
from .mat import BUILDING_BOX, MECH_BOX, pawn, section
from .names import named, topic_of
from .pieces import pictured


def panel(scene: Scene, seat: int) -> Node:
    """Numbers, mat, mechs, structures, recruits, Factory card, revealed objectives.

    The css shows the whole mat of the viewer, and of the others what they have; the button of a panel shows all of it.
    """
    words, player = scene.words, scene.view["players"][seat]
    last, faction = player["last_section"], player["faction"]
    return div(f".scythe-panel.scythe-of-{faction}", data_spot=f"seat-{seat}")[
        numbers(words, seat, {name: player[name] for name in NUMBERS}, sum(player["stars"].values())),
        div(".scythe-mat", role="group", aria_label=words.message(f"topic-{player['mat']}"))[
            (
                section(
                    words, seat, faction, player["mat"], number, row, player["upgraded"], player["structures"],
                    player["workers"], last == row["bottom"],
                )
                for number, row in enumerate(player["sections"])
            )
        ],
        factory(words, seat, player["factory_card"], last == "factory"),
        mechs(words, seat, faction, player["mechs"]),
        div(".scythe-row.scythe-extras")[
            pile(words, faction, player["structures"]),
            bonuses(words, seat, player["recruit_bonuses"]),
            revealed(words, [entry["card"] for entry in scene.view["objectives_shown"] if entry["seat"] == seat]),
            span(".scythe-topics")[
                (
                    span(".scythe-about", data_help=topic)[words.message(f"topic-{topic}")]
                    for topic in (faction, player["mat"])
                )
            ],
        ],
    ]  # fmt: skip


NUMBERS = ("coins", "power", "popularity", "combat_cards", "known_cards", "workers", "objectives")


@kept
def numbers(words: Words, seat: int, player: dict[str, Any], stars: int) -> Node:
    """What is kept on tracks and in hand."""
    shown = [
        ("coins", player["coins"], "scoring"),
        ("power", player["power"], "combat"),
        ("popularity", player["popularity"], "popularity"),
        ("combat_cards", player["combat_cards"], "combat"),
    ]
    known = words.listed(str(value) for value in player["known_cards"])
    return div(".scythe-row.scythe-numbers")[
        (
            stat(sign, named(words, "gain", sign), "–" if count is None else str(count), topic, f"stat-{seat}-{sign}")
            for sign, count, topic in shown
        ),
        span(".scythe-quiet", title=words.message("scythe-known"))[f"({known})"] if known else None,
        stat("worker", words.message("scythe-workers-out"), f"{player['workers']}/{WORKERS}", "produce"),
        stat("star", words.message("scythe-stars"), str(stars), "stars"),
        stat("objective", words.message("scythe-objectives-held"), str(player["objectives"]), "stars"),
    ]


def standings(scene: Scene) -> Node:
    """On a phone: above the map what the viewer has, below it the stars, power and popularity of the others."""
    words, players = scene.words, scene.view["players"]
    own = scene.viewer
    return [
        div(f".scythe-purse.scythe-of-{players[own]['faction']}")[
            emblem_of(players[own]["faction"]),
            numbers(
                words, own, {name: players[own][name] for name in NUMBERS}, sum(players[own]["stars"].values())
            ),
        ]
        if own is not None
        else None,
        div(".scythe-standings")[
            (
                div(f".scythe-standing.seat-{scene.seats[seat].colour}", data_spot=f"seat-{seat}")[
                    emblem_of(player["faction"], scene.seats[seat].called),
                    stat("star", words.message("scythe-stars"), str(sum(player["stars"].values())), "stars"),
                    stat("power", named(words, "gain", "power"), str(player["power"]), "combat"),
                    stat("popularity", named(words, "gain", "popularity"), str(player["popularity"]), "popularity"),
                ]
                for seat, player in enumerate(players)
                if seat != own
            )
        ],
    ]  # fmt: skip


def stat(sign: str, label: str, count: str, topic: str, spot: str = "") -> Element:
    return span(f".scythe-stat.scythe-stat-{sign}", title=label, data_help=topic, data_spot=spot or None)[
        icon(sign, label), count
    ]


@kept
def factory(words: Words, seat: int, card: str | None, last: bool) -> Node:
    """The fifth section, for who has a Factory card."""
    if card is None:
        return None
    told = words.message("scythe-factory-move", count=FACTORY_RANGE)
    return div(
        class_=["scythe-factory-section", {"scythe-last-section": last}],
        data_spot=f"factory-{seat}",
        data_help=card,
    )[
        pawn(words, seat) if last else None,
        icon("factory", words.title(card)),
        span(".scythe-factory-top", data_spot=f"factory-top-{seat}")[named(words, "factory", card)],
        span(".scythe-factory-move", data_spot=f"factory-bottom-{seat}", title=told)[icon("move", told)],
    ]


# -- the faction mat -----------------------------------------------------------------------------------------------


@kept
def mechs(words: Words, seat: int, faction: str, deployed: list[str]) -> Node:
    """The four mechs with their abilities; one on the map has left a pale recess, and its ability is there."""
    names: list[str] = FACTION_ROWS[FACTIONS.index(faction)]["mechs"]
    return div(".scythe-mechs")[
        (
            span(
                class_=["scythe-ability", {"scythe-on": ability in deployed}],
                data_spot=f"mech-{seat}-{ability}",
                data_help=topic_of(ability),
                title=words.message(
                    "scythe-deployed" if ability in deployed else "scythe-on-mat",
                    what=named(words, "ability", ability),
                ),
            )[
                pictured(f"mech-{faction}", MECH_BOX),
                span(".scythe-ability-name")[
                    named(words, "ability", ability),
                    small[words.message(f"scythe-brief-{topic_of(ability)}", faction=faction)],
                ],
            ]
            for ability in names
        )
    ]


@kept
def pile(words: Words, faction: str, built: list[str]) -> Node:
    """The four structures where the mat is not shown; those on the map stand out."""
    told = words.listed(named(words, "structure", kind) for kind in built)
    return span(".scythe-pile-of", title=words.message("scythe-built", what=told) if told else None)[
        (pictured(f"structure-{kind}", BUILDING_BOX, "" if kind in built else ".scythe-hollow") for kind in STRUCTURES)
    ]


@kept
def bonuses(words: Words, seat: int, taken: list[str]) -> Node:
    """The four one-time bonuses of recruits; those taken are filled."""
    return span(".scythe-slots")[
        icon("recruit", words.message("scythe-bonuses")),
        (
            token(
                gain,
                words.message("scythe-bonus-taken" if gain in taken else "scythe-bonus-free",
                              what=named(words, "gain", gain), count=ONE_TIME[number]),
                gain in taken,
                f"bonus-{seat}-{gain}",
            )
            for number, gain in enumerate(GAINS)
        ),
    ]  # fmt: skip


def token(sign: str, told: str, done: bool, spot: str) -> Element:
    return span(
        class_=["scythe-slot", {"scythe-on": done}], data_spot=spot, data_help="enlist", title=told, role="img",
        aria_label=told,
    )[icon(sign)]  # fmt: skip


@kept
def revealed(words: Words, shown: list[str]) -> Node:
    """The objectives that a seat has shown."""
    if not shown:
        return None
    return [
        span(".scythe-shown", data_help=card)[
            icon("objective", words.message("scythe-objective-shown")), str(words.name("objective", card))
        ]
        for card in shown
    ]
