"""A combat that was fought, as the chronicle tells it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from boardwright.games.scythe.facts import FACTIONS, PLACE_IDS
from boardwright.kernel.decision import Option
from boardwright.table.scene import Line


@dataclass
class Clash:
    """Who attacked whom and where, what both showed, and how it ended."""

    attacker: str
    defender: str
    place: str
    dials: dict[str, int] = field(default_factory=dict)
    totals: dict[str, int] = field(default_factory=dict)
    cards: dict[str, list[int]] = field(default_factory=dict)
    winner: str = ""
    loser: str = ""
    move: int = 0
    """After which move it was decided."""
    told: list[str] = field(default_factory=list)
    """The lines of the chronicle about what followed."""


def last_clash(lines: Sequence[Line]) -> Clash | None:
    """The last combat, decided or not; None if no line tells of one."""
    starts = [number for number, line in enumerate(lines) if verb_of(line.what) == "combat"]
    return told_by(lines[starts[-1] :]) if starts else None


def told_by(lines: Sequence[Line]) -> Clash:
    """The combat with whose first line these begin."""
    attacker, defender, place = (int(value) for value in lines[0].what[1:4])
    clash = Clash(FACTIONS[attacker], FACTIONS[defender], PLACE_IDS[place])
    for line in lines[1:]:
        what = line.what
        match verb_of(what):
            case "showed_card":
                clash.cards.setdefault(faction_in(what), []).append(int(what[2]))
            case "revealed":
                clash.dials[faction_in(what)], clash.totals[faction_in(what)] = int(what[2]), int(what[4])
            case "won":
                clash.winner, clash.loser = faction_in(what), FACTIONS[int(what[2])]
                clash.move = line.move
            case "star" | "lost_popularity" if clash.winner and line.move == clash.move:
                clash.told.append(line.text)
            case "retreated":
                clash.told.append(line.text)
                break
    return clash


def verb_of(what: Option) -> str:
    return str(what[0]) if what else ""


def faction_in(what: Option) -> str:
    return FACTIONS[int(what[1])]
