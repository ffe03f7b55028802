"""Battles as the events tell them: who attacked whom, where, with which dice, and what it cost."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from boardwright.games.arcs.roll import faces_written
from boardwright.games.arcs.vocabulary import PIECE, SYSTEM
from boardwright.kernel.state import Event
from boardwright.table.scene import Line

Told = Event | Line
"""Something that happened, or the line of the chronicle that tells of it."""
BEGINS = ("battle", "fired")
ROLLED = ("rolled", "rerolled")
HIT = {
    "damaged_ship": False, "damaged_token": False, "damaged_building": False, "damaged_fitting": False,
    "destroyed_ship": True, "destroyed_token": True, "destroyed_building": True, "destroyed_fitting": True,
}  # fmt: skip
"""What is hit, and whether it is gone."""
FOLLOWS = frozenset(
    ("stole_token", "stole_card", "ransacked", "captured", "buried", "outrage", "discarded_token", "discarded_card",
     "captured_ships", "blight_destroyed", "turned_free", "became_free")
)  # fmt: skip
"""What else comes of a battle, told in its own words."""


@dataclass(frozen=True)
class Hit:
    """A piece that was hit: whose, what it is, and whether it was destroyed."""

    owner: int
    kind: str
    """A ship, a token of the Blight, or what kind of building."""
    gone: bool


@dataclass
class Report:
    """A battle; without faces nothing is rolled yet."""

    event: Told
    attacker: int
    defender: int
    system: str
    joined: tuple[int, ...] = ()
    """The owners whose ships attacked with those of the attacker."""
    faces: Sequence[Sequence[int]] | None = None
    hits: list[Hit] = field(default_factory=list)
    others: list[Told] = field(default_factory=list)
    end: int = 0
    """After which move the last of it happened."""

    @property
    def destroyed(self) -> int:
        return sum(hit.gone for hit in self.hits)

    def add(self, event: Told) -> bool:
        """Note another event; whether it belongs to this battle."""
        verb = str(event.what[0]) if event.what else ""
        if verb in HIT:
            kind = verb.partition("_")[2]
            kind = kind if kind in ("ship", "token") else PIECE.ids[int(event.what[2])]
            self.hits.append(Hit(int(event.what[1]), kind, HIT[verb]))
        elif verb == "rolled":
            self.faces = faces_written(int(event.what[-1]))
        elif verb in FOLLOWS:
            self.others.append(event)
        elif verb not in ROLLED:
            return False
        self.end = event.move
        return True


def battles_in(events: Sequence[Told]) -> list[Report]:
    """All battles, the oldest first."""
    found: list[Report] = []
    open_one: Report | None = None
    joined: tuple[int, ...] = ()
    for event in events:
        if event.what and event.what[0] in BEGINS:
            attacker, defender, system = (int(value) for value in event.what[1:4])
            open_one = Report(event, attacker, defender, str(SYSTEM.outside(system)), joined, end=event.move)
            found.append(open_one)
        elif open_one is not None and not open_one.add(event):
            open_one = None
        called = event.what[:1] == ("joined_attack",)
        joined = (*joined, int(event.what[2])) if called else ()
    return found
