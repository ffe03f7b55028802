"""First-time tips: what a screen is about, said once to whoever sees it first; first.js chooses which, and remembers.

They stand between the header and the page, so that they cover nothing that one chooses from.
"""

import json

from boardwright.table.elements import Element, button, div, p
from boardwright.words import Words

from .icons import icon

SCREENS = {
    "intermission": ".summit.intermission[open]",
    "summit": ".summit[open]:not(.intermission)",
    "battle": ".moment-battle[open]",
    "combat": ".moment-combat[open]",
    "encounter": ".moment-encounter[open]",
    "factory": ".moment-factory[open]",
    "solstice": ".moment-solstice[open]",
    "accession": ".moment-accession[open]",
    "replay": ".replay-controls",
    "board": "#state[data-live=yes]",
    "home": ".home",
}
"""Each screen, the rarest first, and how it is found in the page. A game has tips on those that it has words for."""


def first(words: Words) -> Element:
    """The tips of a page; without a script, none."""
    tips = {
        name: {"for": selector, "text": words.message(f"first-{name}")}
        for name, selector in SCREENS.items()
        if words.has(f"first-{name}")
    }
    return div(
        "#first.notice.first", role="note", aria_label=words.message("first"), hidden=True, data_tips=json.dumps(tips)
    )[
        icon("bulb"),
        p,
        button(".button.small", type="button", data_first="seen")[words.message("first-seen")],
        button(".button.small.quiet", type="button", data_first="off")[words.message("first-off")],
    ]
