"""Great moments: the solstice, and a nation that becomes an empire. They lie over the board until they are read."""

from collections.abc import Sequence

from boardwright.games.imperium.facts import FACE_IDS, TOKENS
from boardwright.sentences import plain
from boardwright.table.draw.moments import going_on, is_fresh, is_news, moment
from boardwright.table.elements import Element, Node, b, circle, div, h3, small, span, svg, use
from boardwright.table.scene import Line, Scene
from boardwright.words import Words

from .art import emblem_of, frieze, piece
from .icons import icon
from .names import card_name, nation_name
from .panel import STATE_BOX
from .rich import rich

AFTER_THE_SOLSTICE = ("played", "exhausted", "innovates", "revolts", "placed")
"""With one of these the next turn begins."""

COUNTED = {"drew": "hand", "took_unrest": "unrest", "returned_unrest": "unrest"}
"""What happens so often that a sign says it."""


def moments(scene: Scene) -> Node:
    """What the viewer has not answered after."""
    return [solstice(scene), accessions(scene)]


# -- the solstice ----------------------------------------------------------------------------------------------------


def solstice(scene: Scene) -> Node:
    """What the last solstice brought to whom, once it is over."""
    lines = last_solstice(scene.lines)
    if not any(is_news(scene, line.move) for line in lines) or scene.view["doing"] == "solstice":
        return None
    words, turn = scene.words, int(lines[0].what[1])
    told = words.message("imperium-solstice-told", round=turn)
    rows = div(".imperium-year")[(year_of(scene, seat, lines) for seat in range(len(scene.seats)))]
    world = svg(preserveAspectRatio="xMidYMax slice", viewBox="0 0 960 420")[use(href="#imperium-scene-solstice")]
    return moment(
        f"solstice-{turn}", "solstice", words.message("topic-solstice"), going_on(words, told), (), rows, (), world,
        is_fresh(scene, lines[-1].move),
    )  # fmt: skip


def last_solstice(lines: Sequence[Line]) -> list[Line]:
    """The lines of the last solstice, if the log still has its beginning."""
    starts = [number for number, line in enumerate(lines) if line.what[:1] == ("solstice",)]
    if not starts:
        return []
    block = list(lines[starts[-1] :])
    ends = (number for number, line in enumerate(block) if line.what[:1] and line.what[0] in AFTER_THE_SOLSTICE)
    return block[: next(ends, len(block))]


def year_of(scene: Scene, seat: int, lines: Sequence[Line]) -> Element:
    """What one seat's cards did, card by card."""
    words, player, drawn = scene.words, scene.view["players"][seat], scene.seats[seat]
    texts: list[tuple[str, list[Line]]] = []
    for line in lines:
        if line.what[0] == "solstice_card":
            texts.append((FACE_IDS[int(line.what[2])] if line.what[1] == seat else "", []))
        elif texts:
            texts[-1][1].append(line)
    own = [(face, brought) for face, brought in texts if face]
    return div(f".imperium-year-row.seat-{drawn.colour}.nation-{player['nation']}")[
        span(".imperium-medal")[emblem_of(player["nation"])],
        h3[span(".badge", aria_hidden="true")[drawn.shape], nation_name(words, player)],
        div(".imperium-year-texts")[
            (text_of(words, face, brought, seat) for face, brought in own)
            if own
            else span(".imperium-year-text")[words.message("imperium-solstice-none")]
        ],
    ]


def text_of(words: Words, face: str, lines: Sequence[Line], seat: int) -> Element:
    """One solstice text and what came of it."""
    signs = [sign_of(words, line) for line in lines if counts(line, seat)]
    said = [line for line in lines if not counts(line, seat)]
    return span(".imperium-year-text", data_help=face)[
        b[card_name(words, face)],
        signs,
        (small[rich(words, plain(line.text))] for line in said),
        small[words.message("imperium-solstice-nothing")] if not lines else None,
    ]


def counts(line: Line, seat: int) -> bool:
    """Whether a sign says it: pieces that come to the owner of the text, cards, unrest."""
    return line.what[0] in ("gained", *COUNTED) and line.what[1] == seat


def sign_of(words: Words, line: Line) -> Element:
    """So many pieces more, or so much less unrest."""
    verb, *values = line.what
    if verb == "gained":
        count, what = int(values[1]), TOKENS[int(values[2])]
        return span(".imperium-year-sign")[f"+{count}", piece(what, words.message(f"token-{what}"))]
    count = 1 if verb == "took_unrest" else int(values[1])
    sign = "−" if verb == "returned_unrest" else "+"
    told = words.message("suit-unrest" if COUNTED[str(verb)] == "unrest" else "imperium-cards")
    return span(".imperium-year-sign")[f"{sign}{count}", icon(COUNTED[str(verb)], told)]


# -- the accession ---------------------------------------------------------------------------------------------------


def accessions(scene: Scene) -> Node:
    """Each nation that became an empire."""
    return [
        accession(scene, int(line.what[1]), line.move)
        for line in scene.lines
        if line.what[:1] == ("empire",) and is_news(scene, line.move)
    ]


def accession(scene: Scene, seat: int, move: int) -> Element:
    words, player = scene.words, scene.view["players"][seat]
    nation = player["nation"]
    heading = words.message("imperium-accession", nation=nation_name(words, player))
    world = div(f".imperium-triumph.nation-{nation}")[
        svg(viewBox="0 0 960 420", preserveAspectRatio="xMidYMid slice")[use(href="#imperium-scene-rays")],
        frieze(nation),
        frieze(nation),
    ]
    middle = div(f".imperium-crowning.nation-{nation}")[
        svg(viewBox="0 0 64 64", aria_hidden="true")[
            use(href="#imperium-wreath", width="64", height="64"),
            circle(cx="32", cy="32", r="21", fill="var(--deep)", stroke="#f3cc5c", stroke_width="1.2"),
            use(href=f"#imperium-emblem-{nation}", x="18", y="18", width="28", height="28"),
        ],
        span(".imperium-flip")[
            piece("barbarian", words.message("state-barbarian"), STATE_BOX),
            span(aria_hidden="true")["➝"],
            piece("empire", words.message("state-empire"), STATE_BOX),
        ],
    ]
    told = going_on(words, words.message("imperium-accession-told"))
    return moment(f"empire-{seat}-{move}", "accession", heading, told, (), middle, (), world, is_fresh(scene, move))
