"""Battles for all who are not asked about them: who, where, the dice as they lie there, and what it cost.

They stay until they are read; who is asked sees the battle itself (battle.py).
"""

from collections.abc import Sequence

from boardwright.sentences import capital
from boardwright.table.draw.marks import tinted
from boardwright.table.draw.moments import going_on, is_fresh, is_news, moment
from boardwright.table.elements import Element, Node, b, div, h3, li, section, small, span, svg, ul, use
from boardwright.table.scene import Cast, Line, Scene

from .battle import OTHERS, dice_of, die
from .figures import hull_of
from .icons import icon, piece
from .reports import Hit, Report, battles_in

MOST = 3
"""So many battles are shown at once, the last ones."""


def aftermath(scene: Scene, cast: Cast | None = None) -> Node:
    """The battles that the viewer has not answered after; None if there are none. The cast has all who own pieces."""
    if scene.over:
        return None
    fought = [report for report in battles_in(scene.lines) if is_news(scene, report.end)][-MOST:]
    if not fought:
        return None
    words, last = scene.words, fought[-1]
    several = words.message("arcs-battles", count=len(fought))
    heading = several if len(fought) > 1 else words.message("arcs-battle", system=last.system)
    shown = [report_of(scene, cast or scene.cast, report, len(fought) > 1) for report in reversed(fought)]
    key = f"battles-{last.event.move}-{last.system}"
    return moment(key, "report", heading, going_on(words, ""), (), shown, open=is_fresh(scene, last.end))


def report_of(scene: Scene, cast: Cast, report: Report, named: bool) -> Element:
    """One battle: the sides with what they lost, and the dice between them."""
    words = cast.words
    attackers = (report.attacker, *report.joined)
    ours = [hit for hit in report.hits if hit.owner in attackers]
    theirs = [hit for hit in report.hits if hit.owner not in attackers]
    told = [line for line in report.others if isinstance(line, Line)]
    return section(".arcs-report")[
        h3[words.message("arcs-battle", system=report.system)] if named else None,
        side(scene, cast, report.attacker, "arcs-report-attacked", ours),
        div(".arcs-tray")[(die(words, kind, face) for kind, face in dice_of(report.faces))] if report.faces else span,
        side(scene, cast, report.defender, "arcs-report-defended", theirs),
        ul[(li[tinted(line.text, scene.seats)] for line in told)] if told else None,
    ]


def side(scene: Scene, cast: Cast, owner: int, role: str, hits: Sequence[Hit]) -> Element:
    """Who fought, and which of their pieces were hit."""
    words, player = cast.words, cast.seats[owner]
    name = (scene.seats[owner].name if owner < len(scene.seats) else "") or capital(player.title)
    return div(f".arcs-side.seat-{player.colour}")[
        b[span(".badge", aria_hidden="true")[player.shape], " ", name],
        small[words.message(role if hits else "arcs-report-unhurt")],
        div(".arcs-lost")[(lost(cast, hit) for hit in hits)] if hits else None,
    ]


def lost(cast: Cast, hit: Hit) -> Element:
    """A piece that was damaged, or destroyed."""
    words, player = cast.words, cast.seats[hit.owner]
    sort = "lost" if hit.gone else "damaged"
    told = words.message(f"arcs-report-{sort}", piece=words.message(f"arcs-report-{hit.kind}"), seat=player.called)
    shown = f".seat-{player.colour}.arcs-gone" if hit.gone else f".seat-{player.colour}"
    return span(shown, title=told)[figure(player.colour, hit, told)]


def figure(colour: str, hit: Hit, told: str) -> Element:
    if hit.kind in ("city", "starport"):
        return svg(".arcs-piece", viewBox="-1 -3 34 36", role="img", aria_label=told)[
            use(href=f"#arcs-{hit.kind}-piece"), use(href="#arcs-wreck")
        ]
    if hit.kind in ("ship", "token"):
        return piece(f"{OTHERS[colour]}-damaged-piece" if colour in OTHERS else f"damaged-{hull_of(colour)}", told)
    return icon(hit.kind, told)
