"""The options of a viewer as the browser gets them: text, places to click, key, and how they are grouped."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby, takewhile
from string import ascii_lowercase

from boardwright.kernel.decision import Option
from boardwright.kernel.vocabulary import Value, Vocabulary
from boardwright.sentences import capital, plain
from boardwright.table.draw import drawing_of
from boardwright.table.scene import Scene
from boardwright.words import Words

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
        about: str = "",
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
        self.about = about
        """The card or place under whose name it stands in a long list."""

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
    words, topics = scene.words.marked, scene.words.topics()
    abouts = subjects(words, options)
    order = list(dict.fromkeys(abouts.values()))
    options = sorted(
        options,
        key=lambda option: (
            option[0] in drawing.ends,
            option in decision.idle,
            place(option, drawing.groups),
            order.index(abouts[option]) if option in abouts else -1,
        ),
    )
    made = []
    keys = keys_of(words.vocabulary, options) if among is None else counted_off(options)
    for option, key in zip(options, keys, strict=True):
        topic = drawing.topics(scene, option) if drawing.topics else str(option[0]).replace("_", "-")
        made.append(
            Choice(
                words.vocabulary.outside(option),
                capital(words.offered(decision, option)),
                list(drawing.spots(scene, option)),
                key,
                topic if topic in topics else "",
                option[0] in drawing.ends,
                option in decision.idle,
                0 if among is None else min(among.most, among.left.count(option)),
                abouts.get(option, ""),
            )
        )
    return made


def place(option: Option, groups: tuple[str, ...]) -> int:
    """Where the options with this verb stand; those of no group keep their order after the others."""
    return groups.index(str(option[0])) if option[0] in groups else len(groups)


def keys_of(vocabulary: Vocabulary, options: Sequence[Option]) -> list[str]:
    """The key of each option: a choice between numbers is typed as numbers, everything else is counted off."""
    numbers = [number_in(vocabulary, option) for option in options]
    typed = [number for number in numbers if number is not None]
    verbs = {option[0] for option, number in zip(options, numbers, strict=True) if number is not None}
    if len(typed) < 2 or len(verbs) > 1 or len(set(typed)) < len(typed):
        return counted_off(options)
    letters = iter([key for key in KEYS if not key.isdecimal()])
    return [next(letters, "") if number is None else str(number) for number in numbers]


def counted_off(options: Sequence[Option]) -> list[str]:
    return [KEYS[place] if place < len(KEYS) else "" for place in range(len(options))]


def number_in(vocabulary: Vocabulary, option: Option) -> int | None:
    """The number that an option is about, if it is about nothing else."""
    verb = vocabulary.options.get(str(option[0]))
    if verb is None or len(verb.kinds) != 1 or not verb.kinds[0].counts or not verb.fits(option[1:]):
        return None
    return int(option[1])


def subjects(words: Words, options: Sequence[Option]) -> dict[Option, str]:
    """In a long list of options with one verb, the card or place that each of them is about, for a heading."""
    found: dict[Option, str] = {}
    for verb, word in ((verb, word) for word, verb in words.vocabulary.options.items()):
        same = [option for option in options if option[0] == word and verb.fits(option[1:])]
        if len(same) <= MANY:
            continue
        for number, kind in enumerate(verb.kinds, 1):
            values = {option[number] for option in same}
            if kind.spot and not kind.counts and 1 < len(values) <= len(same) // 2:
                found |= {option: capital(str(words.name(kind.name, option[number]))) for option in same}
                break
    return found


Section = tuple[str, str, bool, list[Choice]]
"""Options with one verb about one thing ("" for any), and whether they end the turn."""


def grouped(offered: list[Choice]) -> list[Section]:
    """The options under their verbs, if there are many; else all under no heading.

    Those that differ in the last word alone are together. Those without effect are apart, and so are those that end
    the turn, which stay in sight.
    """
    if len(offered) <= MANY:
        apart = groupby(offered, lambda choice: ("idle" if choice.idle else "", "", choice.ends))
        return [(*of, list(same)) for of, same in apart]
    runs = [(of, list(same)) for of, same in groupby(offered, stem)]
    once = Counter(of for of, _ in runs)
    alike = {of for of, same in runs if len(same) > 1 and once[of] == 1}
    by_stem = groupby(offered, lambda choice: (*group(choice), stem(choice) if stem(choice) in alike else ""))
    return [(verb, about, closes, list(same)) for (verb, about, closes, _), same in by_stem]


def group(choice: Choice) -> tuple[str, str, bool]:
    return "idle" if choice.idle else str(choice.outside[0]), plain(choice.about), choice.ends


def stem(choice: Choice) -> str:
    """An option of several words without the last: ["spend", "psionic", 1] of ["spend", "psionic", 1, "move"]."""
    return "" if choice.idle or choice.about or len(choice.outside) < 3 else str(choice.outside[:-1])


def shared(same: Sequence[Choice]) -> tuple[str, str]:
    """What all these options begin and end with, if it is worth a heading: each is told by the rest then."""
    texts = [choice.said.split(" ") for choice in same]
    most = min(len(text) for text in texts) - 1
    begin = beginning(texts)[:most]
    end = beginning([text[::-1] for text in texts])[: most - len(begin)][::-1]
    if len(same) < 2 or len(begin) + len(end) < 2 or any(choice.said != choice.text for choice in same):
        return "", ""
    return " ".join(begin), " ".join(end)


def beginning(texts: Sequence[Sequence[str]]) -> list[str]:
    """The words with which all texts begin."""
    return [words[0] for words in takewhile(lambda words: len(set(words)) == 1, zip(*texts, strict=False))]
