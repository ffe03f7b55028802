"""The options of a viewer as the browser gets them: text, places to click, key, and how they are grouped."""

from itertools import groupby
from string import ascii_lowercase

from boardwright.kernel.decision import Option
from boardwright.kernel.vocabulary import Value
from boardwright.sentences import capital, plain
from boardwright.table.draw import drawing_of
from boardwright.table.scene import Scene

RESERVED = "ruc"
"""Letters that mean something else: redo, undo, chat."""

KEYS = [*"1234567890", *(letter for letter in ascii_lowercase if letter not in RESERVED)]

MANY = 8
"""With more options than this they are grouped by their verb."""


class Choice:
    """One option as it is offered: as it goes out, and what is said of it (with marks).

    A member of a set may be chosen so many `times`, any other option has none.
    """

    def __init__(
        self,
        outside: list[Value],
        said: str,
        spots: list[str],
        key: str,
        topic: str,
        ends: bool,
        idle: bool,
        times: int,
    ) -> None:
        self.outside = outside
        self.said = said
        self.text = plain(said)
        self.spots = spots
        self.key = key
        self.topic = topic
        self.ends = ends
        self.idle = idle
        self.times = times

    def to_json(self) -> dict[str, object]:
        return {
            "option": self.outside,
            "text": self.text,
            "spots": self.spots,
            "key": self.key,
            "ends": self.ends,
            "idle": self.idle,
            "times": self.times,
        }


def choices(scene: Scene) -> list[Choice]:
    """The options of the viewer's decision in the order in which they are shown; those without effect stand last.

    Of a set all that is left is offered at once, as people choose in any order.
    """
    decision = scene.decision
    if decision is None or scene.replay or scene.curtain is not None:
        return []
    drawing, among = drawing_of(scene.game), decision.among
    options = decision.options if among is None else list(dict.fromkeys(among.left))
    options = [option for option in options if option[0] not in drawing.composed]
    options = sorted(options, key=lambda option: (option in decision.idle, place(option, drawing.groups)))
    words, topics = scene.words.marked, scene.words.topics()
    made = []
    for number, option in enumerate(options):
        topic = drawing.topics(scene, option) if drawing.topics else str(option[0]).replace("_", "-")
        made.append(
            Choice(
                words.vocabulary.outside(option),
                capital(words.offered(decision, option)),
                list(drawing.spots(scene, option)),
                KEYS[number] if number < len(KEYS) else "",
                topic if topic in topics else "",
                option[0] in drawing.ends,
                option in decision.idle,
                0 if among is None else min(among.most, among.left.count(option)),
            )
        )
    return made


def place(option: Option, groups: tuple[str, ...]) -> int:
    """Where the options with this verb stand; those of no group keep their order after the others."""
    return groups.index(str(option[0])) if option[0] in groups else len(groups)


def grouped(offered: list[Choice]) -> list[tuple[str, list[Choice]]]:
    """The options under their verbs, if there are many; else all under no heading. Those without effect are apart."""
    if len(offered) <= MANY:
        return [("", offered)]
    return [(verb, list(same)) for verb, same in groupby(offered, group)]


def group(choice: Choice) -> str:
    return "idle" if choice.idle else str(choice.outside[0])
