"""The end of a chapter as a scene: each ambition that was scored, what everybody had, and the Power for it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from boardwright.games.arcs.scoring import read_tally
from boardwright.games.arcs.vocabulary import AMBITION, COURT
from boardwright.kernel.decision import Option
from boardwright.table.draw.marks import tinted
from boardwright.table.draw.moments import going_on, is_fresh, is_news, moment
from boardwright.table.elements import Element, Node, div, h3, li, ol, p, section, span, ul
from boardwright.table.scene import Cast, Line, Scene
from boardwright.words import Words

from .board import marker
from .icons import icon
from .names import ambition_name, card_name

SCORED = {"scored_first": "first", "scored_second": "second", "scored_tie": "tie", "scored_jointly": "jointly"}
AFTER = ("chapter_begins", "intermission", "game_over")
"""With one of these something else begins."""


@dataclass
class Gain:
    """What a seat got for an ambition: its place, the Power for it, the city bonus, and the card that changed it."""

    place: str
    power: int
    bonus: int = 0
    card: str = ""


@dataclass
class Scored:
    """An ambition: its Power for two places, what the imaginary third player and each seat had, and who gained."""

    ambition: str
    first: int
    second: int
    dummy: int
    counts: list[int]
    gains: dict[int, Gain] = field(default_factory=dict)


@dataclass
class Chapter:
    """A chapter that has ended: after which move, its ambitions, and what else was told of its end."""

    number: int
    move: int
    ambitions: list[Scored] = field(default_factory=list)
    others: list[Line] = field(default_factory=list)


def last_chapter(lines: Sequence[Line], seats: int) -> Chapter | None:
    """The end of a chapter that the chronicle told of last."""
    starts = [place for place, line in enumerate(lines) if line.what[:1] == ("chapter_ends",)]
    if not starts:
        return None
    first, *rest = lines[starts[-1] :]
    chapter = Chapter(int(first.what[1]), first.move)
    for line in rest:
        verb = str(line.what[0]) if line.what else ""
        if verb in AFTER:
            break
        if verb in SCORED or verb in ("scored_by", "unscored"):
            add(chapter, line.what, seats)
        else:
            chapter.others.append(line)
    return chapter


def add(chapter: Chapter, what: Option, seats: int) -> None:
    """Note what is said of one ambition."""
    verb = str(what[0])
    number = int(what[1] if verb == "unscored" else what[3])
    name = AMBITION.ids[number]
    if not chapter.ambitions or chapter.ambitions[-1].ambition != name:
        first, second, dummy, *counts = read_tally(int(what[-1]), seats)
        chapter.ambitions.append(Scored(name, first, second, dummy, counts))
    if verb == "scored_by":
        chapter.ambitions[-1].gains[int(what[1])] = Gain("by", int(what[2]), 0, COURT.ids[int(what[4])])
    elif verb in SCORED:
        chapter.ambitions[-1].gains[int(what[1])] = Gain(SCORED[verb], int(what[4]), int(what[5]))


def chapter_end(scene: Scene, called: str = "") -> Node:
    """The end of the last chapter, until the viewer has read it; the end of the game is told otherwise."""
    if scene.over:
        return None
    chapter = last_chapter(scene.lines, len(scene.seats))
    if chapter is None or not is_news(scene, chapter.move):
        return None
    words = scene.words
    heading = words.message("arcs-chapter-ended", chapter=chapter.number)
    told = going_on(words, called or words.message("arcs-chapter-about", count=len(chapter.ambitions)))
    body = [
        ol(".arcs-scorings")[(scoring(scene.cast, one) for one in chapter.ambitions)] if chapter.ambitions else None,
        standings(scene, chapter),
        ul(".arcs-chapter-others")[(li[tinted(line.text, scene.seats)] for line in chapter.others)]
        if chapter.others
        else None,
    ]
    key = f"chapter-{chapter.number}-{chapter.move}"
    return moment(key, "chapter", heading, told, (), body, open=is_fresh(scene, chapter.move))


def scoring(cast: Cast, scored: Scored) -> Element:
    """One ambition: its markers, and the seats by what they had."""
    words, name = cast.words, scored.ambition
    counts = f"arcs-counts-{name}"
    order = sorted(range(len(scored.counts)), key=lambda seat: (-gained(scored, seat), -scored.counts[seat]))
    return li(".arcs-scoring")[
        div(".arcs-scoring-head")[
            icon(name),
            h3[ambition_name(words, name)],
            marker(words, scored.first, scored.second),
            span(".arcs-scoring-counts")[words.message(counts)] if words.has(counts) else None,
        ],
        ul[(stood(cast, scored, seat) for seat in order)],
        p(".arcs-scoring-dummy")[words.message("arcs-dummy-had", count=scored.dummy)] if scored.dummy else None,
    ]


def gained(scored: Scored, seat: int) -> int:
    gain = scored.gains.get(seat)
    return gain.power + gain.bonus if gain else 0


def stood(cast: Cast, scored: Scored, seat: int) -> Element:
    """A seat: what it had, its place, and what it gained."""
    words, player, gain = cast.words, cast.seats[seat], scored.gains.get(seat)
    return li(class_=[f"seat-{player.colour}", {"arcs-gained": gain is not None}])[
        span(".badge", aria_hidden="true")[player.shape],
        span(".arcs-had", title=player.called)[span(".unseen")[player.called], str(scored.counts[seat])],
        span(".arcs-why")[why(words, gain)] if gain else None,
        span(".arcs-plus")[f"+{gain.power + gain.bonus}"] if gain else None,
    ]


def why(words: Words, gain: Gain) -> str:
    """For which place, and with which bonus."""
    place = words.message(f"arcs-place-{gain.place}", card=card_name(words, gain.card) if gain.card else "")
    return words.message("arcs-place-cities", place=place, bonus=gain.bonus) if gain.bonus else place


def standings(scene: Scene, chapter: Chapter) -> Element:
    """What the chapter brought each seat, and what they have now."""
    words = scene.words
    rows = []
    for seat, player in enumerate(scene.seats):
        gains = sum(gained(one, seat) for one in chapter.ambitions)
        have = scene.view["players"][seat]["power"]
        rows.append((have, gains, seat, player))
    return section(".arcs-power-now", aria_label=words.message("arcs-score-power"))[
        (
            span(f".arcs-seat-now.seat-{player.colour}")[
                span(".badge", aria_hidden="true")[player.shape],
                span[player.name or player.title],
                span(".arcs-plus")[f"+{gains}"] if gains else None,
                span(".arcs-have")[words.message("arcs-power-now", power=have)],
            ]
            for have, gains, seat, player in sorted(rows, key=lambda row: (-row[0], row[2]))
        )
    ]
