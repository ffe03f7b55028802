"""The Advocate in Act III: guild cards that count twice, a Court full of them, and masters who take more."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced, without

from ...court import has_enough_agents, is_forbidden, secure_at, steal_card, stealable_cards
from ...facts import (
    CARD_NUMBER,
    EMPATH,
    FUEL,
    GUILD_SUIT,
    KEEPER,
    MATERIAL,
    NOBODY,
    PSIONIC,
    RELIC,
    TYCOON,
    WARLORD,
    WEAPON,
)
from ...moments import CARDS
from ...resources import agents_come_home
from ...state import Arcs
from ...vocabulary import COURT, SEAT
from ..assumptions import SUPREMACY_BEFORE_SCORING
from ..court import put_away
from ..court_cards import ReachVox
from ..dice import rolled_symbol
from ..facts import CRESCENT
from ..moments import ReachCard, register
from ..state import Campaign, campaign
from .advocate import guild_cards, suits_of, unprotected
from .magnate import WAR_PROFITEERING

SUITS: Final[dict[int, list[int]]] = {TYCOON: [MATERIAL, FUEL], KEEPER: [RELIC], EMPATH: [PSIONIC]}
"""The suits of guild cards that ambitions always count."""


class Objective(ReachCard):
    """F423: guild cards of more suits than the number of the chapter; more than half of the Court."""

    def clauses(self) -> list[str]:
        return ["suits", "court"]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        """Attached cards and the Council are Court cards, too."""
        has_suits = len(suits_of(guild_cards(g.cards[me]))) > g.chapter
        court = [card for card in [*g.court, *g.attached] if card]
        has_court = 2 * len(guild_cards(court)) > len(court)
        if has_suits:
            self.reached(g, "suits")
        if has_court:
            self.reached(g, "court")
        return has_suits, has_court


class GuildLoyalty(ReachCard):
    """F424: Outrage discards resources only."""

    def clauses(self) -> list[str]:
        return ["saves_guild_cards"]

    def saves_guild_cards(self, g: Arcs, me: int) -> bool:
        return True


class GuildSupremacy(ReachCard):
    """F425: every guild card counts twice for ambitions."""

    def clauses(self) -> list[str]:
        return ["also_counts"]

    def also_counts(self, g: Arcs, me: int, ambition: int) -> int:
        """As much once more as they count anyway; those of the Weapon suit count only with War Profiteering."""
        suits = SUITS.get(ambition, [WEAPON] if ambition == WARLORD and WAR_PROFITEERING in g.laws else [])
        if not suits or not (SUPREMACY_BEFORE_SCORING or g.stage == "chapter_end"):
            return 0
        self.reached(g, "also_counts")
        return sum(g.guild_icons(me, suit) for suit in suits)


# -- after success in Act II ---------------------------------------------------------------------------------------


class GuildFair(ReachVox):
    """F416: guild cards of the Court are secured, all by whoever can; secured, all that are open to the securer."""

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """A-54: from left to right as the row was at the start; attached cards go along."""
        yield from self.secure_all(g, list(range(g.seats)), "crisis")

    def after_crisis(self, g: Campaign) -> str:
        return "bury"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """Rivals' agents on all guild cards of the row go home first."""
        c = campaign(g)
        for place in [place for place, card in enumerate(c.court) if guild_cards([card])]:
            for rival in c.rivals(me):
                agents_come_home(c, rival, c.agents_on(place, rival))
                c.court_agents = replaced(c.court_agents, place * c.seats + rival, 0)
        yield from self.secure_all(c, [me], "when_secured")

    def secure_all(self, g: Campaign, seats: list[int], clause: str) -> Script[None]:
        found: list[tuple[int, int]] = []
        for place, card in enumerate(g.court):
            for seat in seats:
                if guild_cards([card]) and self.is_open(g, seat, place):
                    found.append((card, seat))
        for card, seat in found:
            if card in g.court:
                self.reached(g, clause)
                yield from secure_at(g, seat, g.court.index(card))

    def is_open(self, g: Campaign, seat: int, place: int) -> bool:
        if not has_enough_agents(g, seat, place) or not CARDS[g.court[place]].may_be_secured(g, seat):
            return False
        return not is_forbidden(g, seat, place)


class Guildmasters(ReachCard):
    """F417 to F421: who declares the ambition of a suit may steal a guild card of that suit."""

    speaks_when_declared = True

    def __init__(self, number: int, ambition: int) -> None:
        self.ambition = ambition
        super().__init__(number)

    def clauses(self) -> list[str]:
        return ["steals"]

    def prey(self, g: Arcs, me: int) -> list[Option]:
        options = [option for rival in g.rivals(me) for option in stealable_cards(g, me, rival)]
        return [option for option in options if GUILD_SUIT[COURT.of(option)] == self.suit]

    def reacts_to(self, g: Arcs, me: int, ambition: int) -> bool:
        return ambition == self.ambition and bool(self.prey(g, me))

    def when_declared(self, g: Arcs, me: int, ambition: int, is_new: bool) -> Script[None]:
        options = self.prey(g, me)
        if not options or self.number not in g.cards[me]:
            return
        choice = yield g.ask(me, "guildmasters", [*options, ("skip",)], (self.number,))
        if choice[0] == "steal_card":
            self.reached(g, "steals")
            steal_card(g, me, SEAT.of(choice), COURT.of(choice))


# -- after failure in Act II ---------------------------------------------------------------------------------------


class GuildsWithdraw(ReachVox):
    """F422: everybody buries a guild card; secured, all Rivals do."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "crescent"]

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        if rolled_symbol(g) == CRESCENT:
            self.reached(g, "crescent")
            return
        yield from self.withdraw(g, NOBODY, "crisis")

    def after_crisis(self, g: Campaign) -> str:
        return "bury"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        yield from self.withdraw(campaign(g), me, "when_secured")

    def withdraw(self, g: Campaign, spared: int, clause: str) -> Script[None]:
        """In turn order; A-56: no protected ones."""
        for seat in [seat for seat in g.turn_order() if seat != spared]:
            options: list[Option] = [("bury_card", card) for card in unprotected(g, seat)]
            if options:
                self.reached(g, clause)
                choice = yield g.ask(seat, "guilds_withdraw", options)
                g.cards[seat] = without(g.cards[seat], COURT.of(choice))
                put_away(g, COURT.of(choice), "bury")


register(GuildFair(CARD_NUMBER["f416"]))
register(Guildmasters(CARD_NUMBER["f417"], TYCOON))
register(Guildmasters(CARD_NUMBER["f418"], TYCOON))
register(Guildmasters(CARD_NUMBER["f419"], WARLORD))
register(Guildmasters(CARD_NUMBER["f420"], KEEPER))
register(Guildmasters(CARD_NUMBER["f421"], EMPATH))
register(GuildsWithdraw(CARD_NUMBER["f422"]))
register(Objective(CARD_NUMBER["f423"]))
register(GuildLoyalty(CARD_NUMBER["f424"]))
register(GuildSupremacy(CARD_NUMBER["f425"]))
