"""What all share: the map, the ambitions, the round, the Court and the supply."""

from boardwright.table.elements import Node, div, li, ol, section, span, ul
from boardwright.table.scene import Scene

from .cards import action_card, court_card, face_down
from .chart import chart
from .icons import icon
from .names import ambition_name, resource_name


def board(scene: Scene) -> Node:
    """The map in the middle, the tracks beside it, the Court below."""
    return div(".arcs-board")[
        chart(scene),
        div(".arcs-tracks")[ambitions(scene), played(scene), supply(scene)],
        draft(scene),
        court(scene),
    ]


def ambitions(scene: Scene) -> Node:
    """What each ambition is worth now, and how far everybody is."""
    words, view = scene.words, scene.view
    return section(".arcs-ambitions", aria_label=words.message("board-ambitions"), data_help="ambition")[
        ul[
            (
                li(f".arcs-ambition{'.arcs-declared' if entry['markers'] else ''}", data_spot=f"ambition-{name}")[
                    icon(name),
                    span(".arcs-ambition-name")[ambition_name(words, name)],
                    span(".arcs-markers")[(marker(scene, first, second) for first, second in entry["markers"])],
                    span(".arcs-counts")[
                        (
                            span(f".arcs-count.seat-{player.colour}", title=player.called)[f"{player.shape}{count}"]
                            for player, count in zip(scene.seats, entry["counts"], strict=True)
                        ),
                        span(".arcs-count", title=words.message("arcs-dummy"))[f"+{entry['dummy']}"]
                        if entry["dummy"]
                        else None,
                    ],
                ]
                for name, entry in view["ambitions"].items()
            )
        ],
        span(".arcs-available")[
            words.message("arcs-markers-left"),
            " ",
            [marker(scene, first, second) for first, second in view["available_markers"]] or "–",
        ],
    ]


def marker(scene: Scene, first: int, second: int) -> Node:
    """The power for the first and the second place."""
    told = scene.words.message("arcs-marker", first=first, second=second)
    return span(".arcs-marker", title=told, role="img", aria_label=told)[span[str(first)], span[str(second)]]


def played(scene: Scene) -> Node:
    """The cards of this round, in the order of play."""
    words, view = scene.words, scene.view
    return section(".arcs-round", aria_label=words.message("board-round"))[
        ol[
            (
                li(f".seat-{scene.seats[entry['seat']].colour}", data_spot=f"played-{entry['seat']}")[
                    action_card(scene, entry["card"], f"card-{entry['card']}", small=True)
                    if entry["card"]
                    else face_down(scene, entry["seat"]),
                    span(".arcs-mode")[
                        scene.seats[entry["seat"]].shape, " ", words.message(f"arcs-mode-{entry['mode']}")
                    ],
                    span(".arcs-zero", title=words.message("board-zero"))["0"] if view["zero"] and place == 0 else None,
                ]
                for place, entry in enumerate(view["round"])
            )
        ],
        span(".arcs-quiet")[words.message("board-nothing-played")] if not view["round"] else None,
        span(".arcs-seized")[words.message("board-seized", seat=scene.seats[view["seized"]].called)]
        if view["seized"] >= 0
        else None,
        turn(scene),
    ]


def turn(scene: Scene) -> Node:
    """Whose turn it is and what is left of it."""
    view, words = scene.view, scene.words
    if view["turn"] < 0:
        return None
    player = scene.seats[view["turn"]]
    what = words.message("arcs-in-prelude") if view["prelude"] else words.message("arcs-pips-left", count=view["pips"])
    return span(f".arcs-turn.seat-{player.colour}")[f"{player.shape} {player.called}: {what}"]


def supply(scene: Scene) -> Node:
    """The resource tokens that can still be gained, and the discard pile."""
    words, view = scene.words, scene.view
    return section(".arcs-supply", aria_label=words.message("board-supply"))[
        (
            span(f".arcs-token.arcs-res-{resource}", title=resource_name(words, resource))[
                icon(resource, resource_name(words, resource)),
                str(count),
                f" (+{view['spent'][resource]})" if view["spent"][resource] else None,
            ]
            for resource, count in view["supply"].items()
        ),
        span(".arcs-quiet")[words.message("board-discard", count=view["discard"])],
        [action_card(scene, card, small=True) for card in view["face_up_discard"]],
    ]


def court(scene: Scene) -> Node:
    """The row of the Court, with the agents on each card."""
    words, view = scene.words, scene.view
    return section(".arcs-court", tabindex="0", aria_label=words.message("board-court", count=view["court_deck"]))[
        (
            court_card(
                scene,
                entry["card"],
                span(".arcs-agents")[
                    (
                        span(f".arcs-chip.seat-{player.colour}")[icon("agent"), player.shape, str(count)]
                        for player, count in zip(scene.seats, entry["agents"], strict=True)
                        if count
                    )
                ],
            )
            for entry in view["court"]
        ),
        span(".arcs-deck", title=words.message("board-court", count=view["court_deck"]))[str(view["court_deck"])],
    ]


def draft(scene: Scene) -> Node:
    """Leaders and lore to choose from."""
    offered = [*scene.view["draft"]["leaders"], *scene.view["draft"]["lore"]]
    if not offered:
        return None
    return section(".arcs-draft", aria_label=scene.words.message("arcs-draft"))[
        (court_card(scene, card) for card in offered)
    ]
