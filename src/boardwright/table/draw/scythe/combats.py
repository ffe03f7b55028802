"""A combat as a scene: two sides with their dials and cards, and how it ended."""

from collections.abc import Mapping
from typing import Any

from boardwright.games.scythe.vocabulary import COUNT
from boardwright.table.draw.marks import tinted
from boardwright.table.draw.moments import DONE, NOW, TO_COME, Party, Step, is_fresh, moment
from boardwright.table.elements import Element, Node, div, p, span
from boardwright.table.scene import Player, Scene
from boardwright.words import Words

from .clash import Clash
from .dials import dial
from .hand import face
from .icons import icon
from .worlds import banner, battlefield, troops

STEPS = ("abilities", "strength", "sealed", "reveal", "aftermath")
FIRST_QUESTIONS = ("artillery",)
STRENGTH_QUESTIONS = ("dial", "combat_card")


def combat(scene: Scene) -> Node:
    """The combat in progress: who, where, with what, and whose answer is sealed."""
    words, view = scene.words, scene.view
    place = view["places"][view["fight"]]
    rows = sorted(
        (row for row in place["units"] if row["character"] or row["mechs"]), key=lambda row: row["seat"] != view["turn"]
    )
    asked = scene.decision.ask if scene.decision is not None else ""
    return moment(
        f"combat-{view['round']}-{view['turn']}-{view['fight']}",
        "combat",
        words.message("scythe-combat-in", place=words.name("place", view["fight"])),
        words.message(f"scythe-scene-{asked.replace('_', '-')}")
        if asked in STRENGTH_QUESTIONS
        else words.message("scythe-scene-wait"),
        [side(scene, row, number == 0) for number, row in enumerate(rows)],
        versus(),
        steps(words, stage_of(scene, asked)),
        battlefield(place["terrain"]),
    )


def stage_of(scene: Scene, asked: str) -> int:
    """How far a combat is, as the place of its step."""
    if asked in FIRST_QUESTIONS:
        return 0
    return 2 if asked not in STRENGTH_QUESTIONS and any(scene.view["sealed"]) else 1


def steps(words: Words, now: int) -> list[Step]:
    return [
        Step(
            None,
            words.message(f"scythe-step-{name}"),
            "",
            "",
            DONE if place < now else NOW if place == now else TO_COME,
        )
        for place, name in enumerate(STEPS)
    ]


def versus() -> Element:
    return span(".scythe-versus")[icon("combat")]


def side(scene: Scene, row: Mapping[str, Any], attacks: bool) -> Party:
    """One side, with its dial and its cards as far as the viewer may see them."""
    words, view, seat = scene.words, scene.view, row["seat"]
    faction = view["players"][seat]["faction"]
    own, sealed = view["own_sealed"] if seat == scene.viewer else None, view["sealed"][seat]
    said = words.message("scythe-sealed" if sealed else "scythe-choosing")
    chosen = own["cards"] if own else []
    return Party(
        scene.seats[seat],
        scene.seats[seat].title,
        words.message("scythe-attacks" if attacks else "scythe-defends"),
        [
            troops(faction, row["mechs"], row["character"], row["workers"], not attacks),
            div(f".scythe-arms.scythe-of-{faction}")[
                dial(faction, words.message("scythe-dial-of", seat=scene.seats[seat].called, said=said),
                     own["dial"] if own else None, offered_on_dial(scene, seat)),
                div(".scythe-played")[
                    (played(words, value) for value in chosen),
                    back(words) if sealed and own is None else None,
                    holding(scene, seat),
                ],
                p(".scythe-arms-note")[
                    words.message("scythe-power-left", count=view["players"][seat]["power"]), " · ", said
                ],
            ],
        ],
    )  # fmt: skip


def offered_on_dial(scene: Scene, seat: int) -> set[int]:
    decision = scene.decision
    if decision is None or decision.ask != "dial" or decision.seat != seat:
        return set()
    return {COUNT.of(option) for option in decision.options if option[0] == "dial"}


def holding(scene: Scene, seat: int) -> Node:
    """The cards that the viewer chooses from."""
    decision = scene.decision
    if decision is None or decision.ask != "combat_card" or decision.seat != seat or decision.among is None:
        return None
    values = sorted({int(option[1]) for option in decision.among.left if option[0] == "card"})
    return [
        div(".scythe-combat-card.scythe-card", data_spot=f"combat-{value}", role="img", aria_label=str(value))[
            face(value)
        ]
        for value in values
    ]


def played(words: Words, value: int) -> Element:
    told = words.message("scythe-combat-cards", value=value, count=1)
    return div(".scythe-card.scythe-combat-card.scythe-large", role="img", aria_label=told)[face(value)]


def back(words: Words) -> Element:
    """What the other side has sealed."""
    return div(
        ".scythe-card.scythe-combat-card.scythe-large.scythe-back",
        role="img",
        aria_label=words.message("scythe-sealed"),
    )[icon("combat")]


# -- how it ended --------------------------------------------------------------------------------------------


def result(scene: Scene, clash: Clash) -> Element:
    """Both dials and all cards side by side, the sums, and what follows; it stays until it is read."""
    words = scene.words
    terrain = scene.view["places"][clash.place]["terrain"]
    return moment(
        f"result-{clash.move}-{clash.place}",
        "result",
        words.message("scythe-combat-in", place=words.name("place", clash.place)),
        span(".scythe-continue")[words.message("scythe-continue")],
        [shown_side(scene, clash, clash.attacker), shown_side(scene, clash, clash.defender)],
        [
            versus(),
            total(clash, clash.attacker),
            span(".scythe-beats")[words.message(f"scythe-{outcome_of(clash)}")],
            total(clash, clash.defender),
            div(".scythe-after")[(p[tinted(text, scene.seats)] for text in clash.told)],
        ],
        steps(words, len(STEPS) - 1),
        battlefield(terrain),
        is_fresh(scene, clash.move),
    )


def outcome_of(clash: Clash) -> str:
    """How the sum of the attacker stands to that of the defender."""
    mine, theirs = clash.totals[clash.attacker], clash.totals[clash.defender]
    return "beats" if mine > theirs else "ties" if mine == theirs else "loses-to"


def total(clash: Clash, faction: str) -> Element:
    return span(class_=["scythe-sum", {"scythe-less": faction != clash.winner}])[str(clash.totals[faction])]


def force(scene: Scene, clash: Clash, faction: str) -> Node:
    """The units of a side that are still where it fought."""
    seat = [player["faction"] for player in scene.view["players"]].index(faction)
    rows = [row for row in scene.view["places"][clash.place]["units"] if row["seat"] == seat]
    if not rows:
        return banner(faction)
    return troops(faction, rows[0]["mechs"], rows[0]["character"], rows[0]["workers"], faction == clash.defender)


def shown_side(scene: Scene, clash: Clash, faction: str) -> Party:
    words, player = scene.words, player_of(scene, faction)
    cards, power = clash.cards.get(faction, []), clash.dials[faction]
    told = "scythe-attacks" if faction == clash.attacker else "scythe-defends"
    return Party(
        player,
        player.title,
        words.message(told),
        [
            force(scene, clash, faction),
            div(f".scythe-arms.scythe-of-{faction}")[
                dial(faction, words.message("scythe-dial-shows", seat=player.called, count=power), power),
                div(".scythe-played")[
                    (played(words, value) for value in cards),
                    None if cards else p(".scythe-arms-note")[words.message("scythe-no-cards")],
                ],
                p(".scythe-total")[
                    " + ".join(map(str, [power, *cards])), " = ", span[str(clash.totals[faction])]
                ],
            ],
        ],
    )  # fmt: skip


def player_of(scene: Scene, faction: str) -> Player:
    factions = [player["faction"] for player in scene.view["players"]]
    return scene.seats[factions.index(faction)]
