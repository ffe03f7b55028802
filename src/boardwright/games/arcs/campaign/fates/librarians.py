"""The Caretaker in Act II: lore that is secured, handed over in Summits, and hoarded (F512 to F514)."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import without

from ...facts import CARD_NUMBER
from ...resources import raidable_things
from ...state import Arcs
from ...vocabulary import COURT, RESOURCE
from ..court import attach, forced_hosts
from ..deals import GOLEM, LORE
from ..facts import is_lore
from ..moments import ReachCard, register
from ..power import advance
from ..state import Campaign, campaign

SPACES_PER_SECURED: Final = 2


def lore_of(g: Campaign, seat: int) -> list[int]:
    """The lore in a play area, Golem Hearth and that of other fates included."""
    return sorted([card for card in g.cards[seat] if is_lore(card)])


def with_less_lore(g: Campaign, me: int) -> int:
    """How many Rivals have fewer lore cards than a player."""
    mine = len(lore_of(g, me))
    return sum(1 for rival in g.rivals(me) if len(lore_of(g, rival)) < mine)


class Objective(ReachCard):
    """F512: 2 for lore secured, 1 for lore received in Negotiations, 1 per Rival with less of it in the end."""

    def clauses(self) -> list[str]:
        return ["secured", "received", "most_lore"]

    def card_secured(self, g: Arcs, me: int, card: int) -> None:
        if is_lore(card):
            self.reached(g, "secured")
            advance(campaign(g), me, SPACES_PER_SECURED)

    def lore_received(self, g: Campaign, me: int, card: int, was_mine: bool) -> None:
        if not was_mine:
            self.reached(g, "received")
            advance(g, me, 1)

    def chapter_ended(self, g: Campaign, me: int) -> None:
        if with_less_lore(g, me):
            self.reached(g, "most_lore")
            advance(g, me, with_less_lore(g, me))

    def promise(self, g: Campaign, me: int) -> int:
        return with_less_lore(g, me)


class Librarians(ReachCard):
    """F513: who secures a card may attach the top card of the lore deck to the one that comes to its place."""

    has_crisis = True

    def clauses(self) -> list[str]:
        return ["attaches", "crisis"]

    def after_refill(self, g: Arcs, me: int, place: int) -> Script[None]:
        """C80: not to a card that has another one already."""
        c = campaign(g)
        if self.number not in g.cards[me] or not c.lore_box or c.attached_to(place):
            return
        choice = yield g.ask(me, "librarians", [("use", self.number), ("skip",)], (c.court[place],))
        if choice[0] == "use":
            self.reached(g, "attaches")
            g.look()
            attach(c, c.lore_box.pop(), place)

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """A-63: its holder must attach it to a card of the row, be it the Council."""
        self.reached(g, "crisis")
        options: list[Option] = [("court", g.court[place]) for place in forced_hosts(g)]
        choice = yield g.ask(holder, "attach_librarians", options)
        g.cards[holder] = without(g.cards[holder], self.number)
        attach(g, self.number, g.court.index(COURT.of(choice)))


class KnowledgeSetFree(ReachCard):
    """F514: in Summits lore may be given, but not forced; Golems may be forced for their raid cost."""

    def clauses(self) -> list[str]:
        return ["offers"]

    def further_goods(self, g: Campaign, giver: int) -> list[tuple[int, int, int, int]]:
        golems = sorted([RESOURCE.of(option) for option in raidable_things(g, giver)])
        rows = [(LORE, card, 0, 1) for card in lore_of(g, giver)] + [(GOLEM, golem, 0, 1) for golem in golems]
        if rows:
            self.reached(g, "offers")
        return rows


register(Objective(CARD_NUMBER["f512"]))
register(Librarians(CARD_NUMBER["f513"]))
register(KnowledgeSetFree(CARD_NUMBER["f514"]))
