"""The Advocate: uses up Guild cards and brings them back, under the eyes of the Overseers."""

from boardwright.kernel.decision import Option, Script

from ...ambitions import place_in
from ...court import shuffle_court_deck
from ...facts import AMBITIONS, CARD_NUMBER, GUILD_SUIT, NOTHING
from ...moments import CARDS, Action
from ...state import Arcs
from ...vocabulary import COURT
from ..court import attach, has_no_agents, hosts
from ..moments import ReachCard, register, speaking
from ..power import advance
from ..state import Campaign, campaign

OVERSEERS: int = CARD_NUMBER["f403"]


def guild_cards(cards: list[int]) -> list[int]:
    return [card for card in cards if GUILD_SUIT[card] != NOTHING]


class Objective(ReachCard):
    """F401, with Guild Overseers: 3 for every Guild card that its own Prelude part discards, 2 for every Recover."""

    def clauses(self) -> list[str]:
        return ["prelude", "recover"]

    def adds_to_prelude_discard(self, g: Arcs, me: int, card: int) -> bool:
        return GUILD_SUIT[card] != NOTHING and OVERSEERS in g.cards[me] and campaign(g).objectives[me] > 0

    def discarded_by_prelude(self, g: Arcs, me: int, card: int) -> None:
        """A-50: a Union counts when it is discarded; A-51: a card that is attached instead does not."""
        if GUILD_SUIT[card] != NOTHING and OVERSEERS in g.cards[me]:
            self.reached(g, "prelude")
            advance(campaign(g), me, 3)

    def guild_recovered(self, g: Campaign, me: int) -> None:
        if OVERSEERS in g.cards[me]:
            self.reached(g, "recover")
            advance(g, me, 2)


class GuildInvestigators(ReachCard):
    """Recover (Move): the topmost Guild card of the Court discard pile is attached to a Court card without agents."""

    def clauses(self) -> list[str]:
        return ["recover"]

    def gives_actions(self) -> list[Action]:
        return [Action("recover", self.can_recover, self.recover, "move")]

    def can_recover(self, g: Arcs, me: int) -> bool:
        """C80: not forced, so all conditions must hold."""
        c = campaign(g)
        return bool(guild_cards(c.court_discard)) and bool(hosts(c, has_no_agents))

    def recover(self, g: Arcs, me: int) -> Script[None]:
        c = campaign(g)
        card = guild_cards(c.court_discard)[-1]
        options: list[Option] = [("court", c.court[place]) for place in hosts(c, has_no_agents)]
        choice = yield g.ask(me, "recover", options, (card,), always=True)
        self.reached(g, "recover")
        c.court_discard.remove(card)
        attach(c, card, c.court.index(COURT.of(choice)))
        for one in speaking(c, me, "guild_recovered"):
            one.guild_recovered(c, me)


class GuildOverseers(ReachCard):
    """Actions on Guild cards only while first or second in a declared ambition. When secured: one more Guild card."""

    speaks_when_secured = True
    is_kept_when_secured = True

    def clauses(self) -> list[str]:
        return ["forbids_guild_actions", "when_secured", "searched"]

    def forbids_guild_actions(self, g: Arcs, me: int) -> bool:
        """Sharing first place is enough, sharing second is not; with two players the box takes a place, too (C117)."""
        return all(place_in(g, me, ambition) == NOTHING for ambition in range(len(AMBITIONS)))

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """From the discard pile, or from either once the deck was searched, which is shuffled then."""
        options: list[Option] = [("take_guild", card) for card in guild_cards(g.court_discard)]
        found: list[Option] = [("take_guild", card) for card in sorted(guild_cards(g.court_deck))]
        if not options and not found:
            return
        self.reached(g, "when_secured")
        choice = yield g.ask(me, "take_guild", [*options, ("search_deck",)] if found else options)
        searched = choice[0] == "search_deck"
        if searched:
            self.reached(g, "searched")
            g.look()
            g.note(("searched_deck", me))
            choice = yield g.ask(me, "take_guild", [*found, *options])
        card = COURT.of(choice)
        (g.court_discard if card in g.court_discard else g.court_deck).remove(card)
        if searched:
            shuffle_court_deck(g)
        g.note(("took_guild", me, card))
        CARDS[card].joins(g, me)


register(Objective(CARD_NUMBER["f401"]))
register(GuildInvestigators(CARD_NUMBER["f402"]))
register(GuildOverseers(OVERSEERS))
