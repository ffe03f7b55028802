"""The hint: a button among the tools, and what the bot says; teach.js marks the option on the board."""

import json

from boardwright.table.elements import Element, button, div, p, span, strong
from boardwright.table.scene import Scene

from .icons import icon
from .parts import post, tinted


def hint_button(scene: Scene) -> Element:
    """Asks what the expert bot would do; only for whoever is asked, and not while a lesson says it."""
    words, taught = scene.words, scene.lesson is not None and not scene.lesson.over
    if scene.decision is None or scene.replay or scene.curtain is not None or not scene.hints or taught:
        return span("#hint-button")
    there = scene.hinting or (scene.hint is not None and not scene.hint.failed)
    about = words.message("hint-about")
    asked = button(".icon-button", type="submit", disabled=there, aria_label=about, title=about)[icon("bulb")]
    return span("#hint-button.tool-group")[post(scene.id, "hint", asked)]


def hint(scene: Scene) -> Element:
    """What the bot says, once it has thought."""
    words, found = scene.words, scene.hint
    if scene.decision is None or scene.replay or scene.curtain is not None or not (found or scene.hinting):
        return div("#hint", role="status", hidden=True)
    if found is None:
        return div("#hint.hint-said", role="status")[p(".quiet-text")[words.message("hint-thinking")]]
    options = [words.vocabulary.outside(option) for option in found.options]
    first, *others = found.lines
    return div("#hint.hint-said", role="status", data_teaches=json.dumps(options))[
        p[strong[tinted(first, scene.seats)]], ([p[tinted(line, scene.seats)] for line in others])
    ]
