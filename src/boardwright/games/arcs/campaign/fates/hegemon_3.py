"""The Hegemon in Act III: Banners keep standing, and Captives are made of ships."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import recounted, without

from ...ambitions import is_winning
from ...cards.fleets import PrisonWardens
from ...control import controls
from ...facts import CARD_NUMBER, NOBODY, SYSTEM_COUNT, TYRANT
from ...hands import alike, copy_in, hand_over, look_at_hand
from ...moments import Action, register_card
from ...pieces import take_trophies
from ...state import SHIP, Arcs
from ...vocabulary import CARD, SEAT, SYSTEM, System
from ..court import sweep
from ..court_cards import ReachVox, has_control
from ..facts import BANNER, BANNER_PIECE
from ..moments import ReachCard, register
from ..state import Campaign, campaign
from ..tokens import systems_with, tokens_in

# -- the grand ambitions -------------------------------------------------------------------------------------------


def no_rival_wins(g: Campaign, me: int, ambition: int) -> bool:
    """Also if it is not declared, tied, or B-21: won by the resources on its box."""
    return not any(is_winning(g, rival, ambition) for rival in g.rivals(me))


class GrandAmbitions(ReachCard):
    """F1011: no Rival has won Tyrant; more Banners are on the map than chapters were played."""

    def clauses(self) -> list[str]:
        return ["grand_ambitions"]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        self.reached(g, "grand_ambitions")
        return no_rival_wins(g, me, TYRANT), len(systems_with(g, BANNER)) > g.chapter


# -- cards that a Resolution brings --------------------------------------------------------------------------------


class MindManagers(ReachCard):
    """F1006: Manipulate (Influence): take a card from the hand of a Rival of whom one has a Captive, and give one."""

    def clauses(self) -> list[str]:
        return ["manipulate"]

    def gives_actions(self) -> list[Action]:
        return [Action("manipulate", self.can_manipulate, self.manipulate, "influence")]

    def victims(self, g: Campaign, me: int) -> list[int]:
        """B-06: not who has no cards."""
        return [rival for rival in g.rivals(me) if g.has_captive_of(me, rival) and g.hands[rival]]

    def can_manipulate(self, g: Arcs, me: int) -> bool:
        return bool(self.victims(campaign(g), me))

    def manipulate(self, g: Arcs, me: int) -> Script[None]:
        """B-06: exactly one card each way; the card just taken may go back."""
        options: list[Option] = [("rival", rival) for rival in self.victims(campaign(g), me)]
        choice = yield g.ask(me, "manipulate", options, always=True)
        self.reached(g, "manipulate")
        rival = SEAT.of(choice)
        look_at_hand(g, me, rival)
        theirs: list[Option] = [("want", card) for card in dict.fromkeys(alike(g.hands[rival]))]
        choice = yield g.ask(me, "manipulate_take", theirs, (rival,))
        hand_over(g, rival, me, copy_in(g.hands[rival], CARD.of(choice)))
        mine: list[Option] = [("give", card) for card in dict.fromkeys(alike(g.hands[me]))]
        choice = yield g.ask(me, "manipulate_give", mine, (rival,))
        hand_over(g, me, rival, copy_in(g.hands[me], CARD.of(choice)))


class AgainstHegemony(ReachVox):
    """F1009, F1010: who secures it may take Banners in controlled systems; without Banners it leaves the game."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "scrapped"]

    def may_lie_in_row(self, g: Arcs) -> bool:
        """B-28: asked when it is turned up, and whenever a Banner leaves the map."""
        if systems_with(campaign(g), BANNER):
            return True
        self.reached(g, "scrapped")
        return False

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        self.reached(g, "crisis")
        yield from ()

    def after_crisis(self, g: Campaign) -> str:
        return "bury"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """They become Trophies; it is no harm."""
        c = campaign(g)
        offered: list[Option] = [
            ("in", system)
            for kind, owner, system, _ in c.map_tokens
            if kind == BANNER and owner != me and has_control(c, me, system)
        ]
        chosen = yield from choose_set(me, "take_banners", offered, 0, len(offered))
        for choice in chosen:
            self.reached(g, "when_secured")
            self.take_banner(c, me, SYSTEM.of(choice))
        sweep(c)

    def take_banner(self, g: Campaign, me: int, system: System) -> None:
        row = next(row for row in tokens_in(g, system, BANNER) if row[1] != me)
        g.map_tokens = without(g.map_tokens, row)
        take_trophies(g, me, row[1], BANNER_PIECE, 1)
        g.note(("banner_taken", me, row[1], system))

    def after_secured(self, g: Arcs) -> None:
        g.court_discard = (*g.court_discard, self.number)
        g.note(("court_discarded", self.number))


# -- Happy Hosts ---------------------------------------------------------------------------------------------------


class HappyHosts(ReachCard):
    """F1012: Pacify (Secure): damaged ships of others in controlled systems become Captives; Banners keep Captives."""

    def clauses(self) -> list[str]:
        return ["pacify", "keeps_captives"]

    def gives_actions(self) -> list[Action]:
        return [Action("pacify", self.can_pacify, self.pacify, "secure")]

    def guests(self, g: Campaign, me: int) -> list[tuple[int, System, int]]:
        """Damaged ships of Rivals and the Empire in controlled systems: whose, where, how many."""
        found = [
            (owner, system, g.damaged[owner * SYSTEM_COUNT + system])
            for system in g.systems
            if controls(g, me, system)
            for owner in g.fleets()
            if owner != me
        ]
        return [row for row in found if row[2]]

    def can_pacify(self, g: Arcs, me: int) -> bool:
        return bool(self.guests(campaign(g), me))

    def pacify(self, g: Arcs, me: int) -> Script[None]:
        """It is no harm."""
        self.reached(g, "pacify")
        c = campaign(g)
        for owner, system, count in self.guests(c, me):
            g.damaged = recounted(g.damaged, owner * SYSTEM_COUNT + system, -count)
            for _ in range(count):
                g.put_captive(me, owner, SHIP)
            g.note(("captured_ships", me, owner, count, system))
        yield from ()

    def keeps_captives(self, g: Arcs, me: int) -> tuple[int, int]:
        """Up to as many as there are Banners in systems that the holder, or nobody, controls."""
        c = campaign(g)
        return 0, sum(1 for s in systems_with(c, BANNER) if c.holds(me, s) or c.control(s) == NOBODY)


register(MindManagers(CARD_NUMBER["f1006"]))
register_card(PrisonWardens(CARD_NUMBER["f1007"]))
register_card(PrisonWardens(CARD_NUMBER["f1008"]))
register(AgainstHegemony(CARD_NUMBER["f1009"]))
register(AgainstHegemony(CARD_NUMBER["f1010"]))
register(GrandAmbitions(CARD_NUMBER["f1011"]))
register(HappyHosts(CARD_NUMBER["f1012"]))
