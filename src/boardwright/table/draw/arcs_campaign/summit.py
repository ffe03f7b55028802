"""A Summit, while it is held."""

from typing import Any

from boardwright.table.elements import Node, li, section, span, ul
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene


def summit(scene: Scene) -> Node:
    """Who called it and the deal that is on the table."""
    held = scene.view["summit"]
    return None if held is None else shown(scene.cast, held["caller"], held["deal"])


@kept
def shown(cast: Cast, caller: int, deal: list[dict[str, Any]]) -> Node:
    words, player = cast.words, cast.seats[caller]
    return section(".reach-summit", aria_label=words.title("summit"), data_help="summit")[
        span(f".arcs-chip.seat-{player.colour}")[f"{player.shape} {words.title('summit')}"],
        ul[
            (
                li[
                    f"{cast.seats[item['giver']].shape} → {cast.seats[item['receiver']].shape} ",
                    str(words.name("item", item["what"])),
                ]
                for item in deal
            )
        ]
        if deal
        else None,
    ]
