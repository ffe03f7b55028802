"""A set to choose: a box for every option, how many have been chosen, and one button that plays them all."""

import json

from boardwright.kernel.decision import Among
from boardwright.sentences import capital
from boardwright.table.elements import Element, button, div, input, kbd, label, output, span
from boardwright.table.scene import Scene
from boardwright.words import Words

from .options import Choice
from .parts import tinted


def toggle(scene: Scene, choice: Choice) -> Element:
    """The box of an option; of one that may be chosen several times, as many boxes."""
    value = json.dumps(choice.outside)
    shown = [kbd[choice.key] if choice.key else None, span[tinted(choice.said, scene.seats)]]
    if choice.times == 1:
        box = input(type="checkbox", name="options", value=value, aria_keyshortcuts=choice.key or None)
        return label(".action.toggle", data_help=choice.topic or None)[box, shown]
    return div(
        ".action.toggle.several", role="group", aria_label=choice.text, data_value=value, data_help=choice.topic or None
    )[
        shown,
        (
            input(
                type="checkbox", name="options", value=value,
                aria_label=scene.words.message("set-nth", text=choice.text, number=number, count=choice.times),
            )
            for number in range(1, choice.times + 1)
        ),
    ]  # fmt: skip


def confirming(words: Words, among: Among) -> Element:
    """How many there are to choose, how many have been chosen, and the button. table.js keeps the count."""
    says = counts(words, among)
    return div(".confirming")[
        input(type="hidden", name="options", value=""),  # so that a form with no box checked is a set, too
        span[words.message("set-choose", many=words.how_many(among))],
        span(".quiet-text")[before(words, among)] if among.chosen else None,
        output(
            ".count", aria_live="polite",
            data_least=str(among.least), data_most=str(among.most), data_says=json.dumps(says),
        )[says[0]],
        button(".button.primary.confirm", type="submit", aria_keyshortcuts="Enter")[words.message("set-confirm")],
    ]  # fmt: skip


def counts(words: Words, among: Among) -> list[str]:
    """What is said when so many have been chosen."""
    most = among.most
    return [
        words.message("set-count" if number <= most else "set-too-many", chosen=number, most=most) if most else ""
        for number in range(len(among.left) + 1)
    ]


def before(words: Words, among: Among) -> str:
    """What has been chosen by earlier answers."""
    return words.message("set-before", options=capital(words.listed(words.option(option) for option in among.chosen)))
