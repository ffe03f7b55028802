"""What fates bring: tokens on the map, what lies beside the supply, and the Intermission with its log sheet."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from boardwright.games.arcs.campaign.setup import ROMAN
from boardwright.terminal.draw import View
from boardwright.terminal.draw.arcs.board import framed
from boardwright.terminal.draw.arcs.names import resource_name, seat_name
from boardwright.words import Words

SECRET = 1
"""The side of a Portal that only its keeper knows of."""


def line(words: Words, label: str, items: Iterable[Text]) -> Text:
    """A line with its label before it."""
    return Text.assemble((f"{words.message(label)}: ", "dim"), Text(", ").join(items))


# -- on the map ----------------------------------------------------------------------------------------------------


def tokens(view: View, words: Words) -> RenderableType | None:
    """A line for each system with tokens; nothing if none lies on the map."""
    reach = view["reach"]
    rows = [(row["system"], row["kind"], row["owner"], row["side"]) for row in reach["map_tokens"]]
    rows += [(name, "golem", -1, 0) for name in reach["golems"]["sleeping_in"]]
    rows += [(fief["system"], "seat", fief["lord"], 0) for fief in reach["fiefs"]]
    if reach["portal"] and reach["portal"]["planet"]:
        rows.append((reach["portal"]["planet"], "portal", -1, SECRET))
    told: dict[str, list[str]] = {}
    for row in dict.fromkeys(sorted(rows)):
        told.setdefault(row[0], []).append(token(words, *row, count=rows.count(row)))
    lines = [Text.assemble((f"{system}: ", "dim"), words.listed(names)) for system, names in told.items()]
    return framed(words, "board-tokens", Group(*lines)) if lines else None


def token(words: Words, system: str, kind: str, owner: int, side: int, count: int) -> str:
    """A token in words."""
    seat = str(words.name("seat", owner)) if owner >= 0 else ""
    return words.message(f"reach-token-{kind}", side=side, count=count, cluster=system[0], seat=seat)


# -- beside the supply ---------------------------------------------------------------------------------------------


def beside(view: View, words: Words) -> RenderableType | None:
    """Markers, and cards and tokens that nobody holds; nothing if there is none."""
    reach = view["reach"]
    lines = [
        *commonwealth(words, reach["commonwealth"]),
        *sponsored(words, reach["sponsored"]),
        *[Text(str(words.name("court", card))) for card in reach["monopolies"]],
        *faith(words, reach["faith"], reach["faithful"]),
        *[Text(words.message("reach-lost-golem", golem=str(resource_name(words, golem)))) for golem in lost(reach)],
        *counted(words, reach),
        *portal(words, reach["portal"]),
    ]
    if reach["passage"]:
        lines.append(Text(words.message("reach-exit", symbol=words.name("symbol", reach["passage"]["exit"]))))
    if reach["court_second"]:
        second = str(words.name("court", reach["court_second"]))
        lines.append(Text(f"{words.message('reach-second')} {second}"))
    if reach["court_top"]:
        names = [Text(str(words.name("court", card))) for card in reach["court_top"]]
        lines.append(Text.assemble(f"{words.message('reach-on-top')} ", Text(", ").join(names)))
    return framed(words, "reach-beside", Group(*lines)) if lines else None


def lost(reach: Mapping[str, Any]) -> list[str]:
    """The Golems that are nowhere on the map and with nobody."""
    golems: list[str] = reach["golems"]["lost"]
    return golems


def sponsored(words: Words, told: Mapping[str, Any] | None) -> list[Text]:
    """Where the Sponsored token is."""
    if told is None:
        return []
    if told["ambition"] is None:
        return [Text(words.message("reach-sponsored-home"))]
    return [Text(f"{words.message('reach-sponsored')}: {words.name('ambition', told['ambition'])}")]


def commonwealth(words: Words, told: Mapping[str, Any] | None) -> list[Text]:
    """Where its marker is, who the Members are, and the Armistices in reserve."""
    if told is None:
        return []
    found = []
    if told["in_play"]:
        ambition, holder = told["ambition"], told["holder"]
        seat = str(words.name("seat", holder)) if holder >= 0 else words.message("reach-nobody")
        at = words.name("ambition", ambition) if ambition else None
        home = words.message("reach-commonwealth-home", seat=seat)
        found.append(Text(home if at is None else f"{words.message('reach-commonwealth')}: {at}"))
    if told["members"]:
        names = words.listed(str(words.name("seat", seat)) for seat in told["members"])
        found.append(Text(words.message("reach-members", seats=names)))
    if told["armistices"]:
        found.append(Text(words.message("reach-armistices", count=len(told["armistices"]))))
    return found


def faith(words: Words, told: Mapping[str, Any], stack: Mapping[str, Any]) -> list[Text]:
    """The Doctrine, the Ideals on ambitions, and the stack of Faithful cards."""
    found = []
    if told["doctrine"]:
        side = words.name("suit", told["doctrine"])
        found.append(Text(words.message("reach-doctrine", side=side, count=told["spare"])))
    for ambition, side in told["ideals"].items():
        if side:
            said = words.message("reach-ideal", side=words.name("suit", side))
            found.append(Text(f"{words.name('ambition', ambition)}: {said}"))
    if stack["left"]:
        found.append(Text(words.message("reach-faithful-left", count=stack["left"])))
    return found


def counted(words: Words, reach: Mapping[str, Any]) -> list[Text]:
    """Banners in reserve, and what lies on and beneath Breaking Worlds."""
    breaking = reach["breaking_worlds"]
    rows = [
        (words.message("topic-banner"), reach["banners"]),
        *[(words.message(f"reach-token-{name}"), breaking[f"{name}s"]) for name in ("fragment", "hammer")],
        (words.message("reach-tucked"), len(breaking["tucked"]) + len(reach["pilgrimage"]["beneath"])),
        (words.message("reach-delivered"), reach["pilgrimage"]["delivered"]),
        *[(words.message(f"name-piece-{row['kind']}"), row["count"]) for row in breaking["ruins"]],
    ]
    for row in reach["on_cards"]:
        piece, seat = words.name("piece", row["kind"]), words.name("seat", row["owner"])
        rows.append((words.message("reach-piece-of", piece=piece, seat=seat), row["count"]))
    return [Text(f"{name}: {count}") for name, count in rows if count]


def portal(words: Words, told: Mapping[str, Any] | None) -> list[Text]:
    """Who knows where the Portal is, and what was answered so far."""
    if told is None:
        return []
    seat = str(words.name("seat", told["keeper"])) if told["keeper"] >= 0 else words.message("reach-nobody")
    found = [Text(words.message("reach-portal-secret", seat=seat))]
    answers = words.listed(f"{answer['planet']} {'✓' if answer['fits'] else '✗'}" for answer in told["answers"])
    return [*found, Text(answers)] if answers else found


# -- between two acts ----------------------------------------------------------------------------------------------


def intermission(view: View, words: Words) -> list[Text]:
    """How far the Intermission has come; nothing while an act is played."""
    told = view["reach"]["intermission"]
    if told is None:
        return []
    title = words.message("intermission-title", act=ROMAN[told["after"]])
    then = words.message("intermission-next", act=ROMAN[told["after"] + 1])
    step = words.name("step", told["step"]) if told["step"] != "set_up" else words.message("topic-set-up")
    return [Text.assemble((f"{title}, {then}. ", "bold"), str(step))]


def log_sheet(view: View, words: Words) -> RenderableType | None:
    """What to note down of each act that is over."""
    log = view["reach"]["log"]
    if not log:
        return None
    return framed(words, "log-sheet", Group(*(log_line(words, row) for row in log)))


def log_line(words: Words, row: Mapping[str, Any]) -> Text:
    """One player in one act: the fate, the objective, the Power and what is kept of it."""
    met = words.message("log-met") if row["marker"] == 0 else words.message("log-missed", count=row["marker"])
    said = f": {words.name('fate', row['fate'])}, {met}, {row['power']} → {row['kept']}"
    act = words.message("reach-act-title", act=ROMAN[row["act"]])
    return Text.assemble((f"{act}: ", "dim"), seat_name(words, row["seat"]), said)
