"""The Advocate: uses up Guild cards and brings them back in Act I, gathers them from Rivals in Act II."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import without

from ...ambitions import declarations, declare, place_in
from ...cards import vox
from ...court import shuffle_court_deck
from ...facts import CARD_NUMBER, EMPATH, GUILD_SUIT, KEEPER, NOBODY, NOTHING, TYCOON, WARLORD
from ...moments import CARDS, Action
from ...resources import gain, gain_matters
from ...state import COPY, Arcs
from ...vocabulary import AMBITION, COURT, SEAT
from ..court import attach, has_no_agents, hosts
from ..court_cards import DiplomaticFiasco, ReachVox
from ..deals import GUILD
from ..favors import give_favor
from ..moments import LEAVING_STEPS, SET_UP_STEPS, ReachCard, register, speaking
from ..power import advance
from ..state import Campaign, campaign
from ..steps import scrap, to_court_deck

ADVOCATE: Final = 4
OVERSEERS: Final[int] = CARD_NUMBER["f403"]
DEMAND: Final[int] = CARD_NUMBER["f413"]
LIAISONS: Final[list[int]] = [CARD_NUMBER[f"f4{number:02}"] for number in range(5, 10)]


def guild_cards(cards: Sequence[int]) -> list[int]:
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
        c.court_discard = without(c.court_discard, card)
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
        return all(place_in(g, me, ambition) == NOTHING for ambition in g.ambitions())

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
        if card in g.court_discard:
            g.court_discard = without(g.court_discard, card)
        else:
            g.court_deck.remove(card)
        if searched:
            shuffle_court_deck(g)
        g.note(("took_guild", me, card))
        CARDS[card].joins(g, me)


register(Objective(CARD_NUMBER["f401"]))
register(GuildInvestigators(CARD_NUMBER["f402"]))
register(GuildOverseers(OVERSEERS))


# -- cards that come with the Resolution of Act I ------------------------------------------------------------------


class Liaisons(ReachCard):
    """Copying to take an action may bring a resource of the suit. Prelude: attach this to declare an ambition."""

    has_prelude = True
    prelude_asks = "host"

    def __init__(self, number: int, action: str, ambition: int) -> None:
        self.action = action
        self.ambition = ambition
        super().__init__(number)

    def clauses(self) -> list[str]:
        return ["copied", "prelude", "declares"]

    def adds_to_action(self, g: Arcs, me: int, name: str) -> bool:
        return name == self.action and g.turn_mode == COPY and gain_matters(g, me, self.suit)

    def after_action(self, g: Arcs, me: int, name: str) -> Script[None]:
        """C87: only the action paid with the pip of the Copy; a card that has gone by then brings nothing."""
        if self.number not in g.cards[me] or not self.adds_to_action(g, me, name):
            return
        choice = yield g.ask(me, "liaisons", [("use", self.number), ("skip",)], (self.suit,))
        if choice[0] == "use":
            self.reached(g, "copied")
            yield from gain(g, me, [self.suit])

    def can_prelude(self, g: Arcs, me: int) -> bool:
        return bool(hosts(campaign(g), has_no_agents))

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        return bool(declarations(g, me, [self.ambition], self.number))

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        """C85: no zero marker; with no marker left the card is attached for nothing."""
        c = campaign(g)
        options: list[Option] = [("court", c.court[place]) for place in hosts(c, has_no_agents)]
        choice = yield g.ask(me, "attach", options, (self.number,), always=True)
        self.reached(g, "prelude")
        g.cards[me] = without(g.cards[me], self.number)
        attach(c, self.number, c.court.index(COURT.of(choice)))
        declaring = declarations(g, me, [self.ambition], self.number)
        if declaring:
            self.reached(g, "declares")
            choice = yield g.ask(me, "declare_by", declaring, (self.number,))
            yield from declare(g, me, AMBITION.of(choice), self.number, zero_marker=False)


class GuildStruggle(ReachVox):
    """Secured, as in Arcs, but buried. Crisis: everyone passes a guild card to the left."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.as_in_arcs = vox.GuildStruggle(number)

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        yield from self.as_in_arcs.when_secured(g, me)

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """A-55: one after the other in turn order, never the card that has just come, and no protected one."""
        received = NOTHING
        for seat in g.turn_order():
            cards = [card for card in unprotected(g, seat) if card != received]
            received = NOTHING
            if cards:
                self.reached(g, "crisis")
                left = g.rivals(seat)[0]
                choice = yield g.ask(seat, "pass_guild", [("pass_guild", card) for card in cards], (left,))
                received = COURT.of(choice)
                hand_over(g, seat, left, received)

    def after_crisis(self, g: Campaign) -> str:
        return "bury"


def unprotected(g: Campaign, seat: int) -> list[int]:
    """The guild cards that a player may lose."""
    return [card for card in guild_cards(g.cards[seat]) if not CARDS[card].is_protected]


def hand_over(g: Campaign, giver: int, receiver: int, card: int) -> None:
    """C84: a guild card goes to another player with all that lies on it; it is not stolen."""
    g.cards[giver] = without(g.cards[giver], card)
    g.note(("passed_guild", giver, receiver, card))
    CARDS[card].joins(g, receiver)


def release_liaisons(g: Campaign, me: int) -> Script[None]:
    """Those of the suits of which the player has more guild cards than each Rival go to the Court deck (A-52)."""
    for card in LIAISONS:
        icons = [g.guild_icons(seat, GUILD_SUIT[card]) for seat in [me, *g.rivals(me)]]
        (to_court_deck if icons[0] > max(icons[1:]) else scrap)(g, me, card)
    yield from ()


register(Liaisons(CARD_NUMBER["f405"], "build", TYCOON))
register(Liaisons(CARD_NUMBER["f406"], "move", TYCOON))
register(Liaisons(CARD_NUMBER["f407"], "battle", WARLORD))
register(Liaisons(CARD_NUMBER["f408"], "secure", KEEPER))
register(Liaisons(CARD_NUMBER["f409"], "influence", EMPATH))
register(DiplomaticFiasco(CARD_NUMBER["f410"]))
register(GuildStruggle(CARD_NUMBER["f411"]))
SET_UP_STEPS["release_liaisons"] = release_liaisons


# -- Act II --------------------------------------------------------------------------------------------------------


class SecondObjective(ReachCard):
    """F412: the suits of one's guild cards at the end of each chapter, and Rivals who have fewer of them."""

    def clauses(self) -> list[str]:
        return ["chapter_ended"]

    def chapter_ended(self, g: Campaign, me: int) -> None:
        self.reached(g, "chapter_ended")
        advance(g, me, self.promise(g, me))

    def promise(self, g: Campaign, me: int) -> int:
        mine = guild_cards(g.cards[me])
        fewer = sum(1 for rival in g.rivals(me) if len(guild_cards(g.cards[rival])) < len(mine))
        return len(suits_of(mine)) + fewer


def suits_of(cards: list[int]) -> set[int]:
    return {GUILD_SUIT[card] for card in cards}


class AdvocatesDemand(ReachCard):
    """Edict: the Advocate may ask a Rival for a guild card of a new suit; they hand it over, or pay a Favor instead."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["demand", "card", "favor", "ended"]

    def edict(self, g: Campaign) -> Script[None]:
        me = g.fate_holder(ADVOCATE)
        if me == NOBODY:
            return
        mine = suits_of(guild_cards(g.cards[me]))
        wanted = [
            (rival, card)
            for rival in g.rivals(me)
            for card in guild_cards(g.cards[rival])
            if GUILD_SUIT[card] not in mine and self.answers(g, rival, card)
        ]
        if not wanted:
            return
        options: list[Option] = [("demand_guild", rival, card) for rival, card in wanted]
        choice = yield g.ask(me, "advocates_demand", [*options, ("skip",)])
        if choice[0] == "demand_guild":
            self.reached(g, "demand")
            yield from self.meet(g, me, SEAT.of(choice), COURT.of(choice))

    def answers(self, g: Campaign, rival: int, card: int) -> list[Option]:
        """A-53: without agents there is no Favor to pay; a protected card stays; so nothing may come of it."""
        found: list[Option] = [] if CARDS[card].is_protected else [("hand_over_guild", card)]
        return [*found, ("pay_favor",)] if g.agents[rival] else found

    def meet(self, g: Campaign, me: int, rival: int, card: int) -> Script[None]:
        """The Rival's choice; A-53: an Advocate without agents gives no Favor for the card. It is not stealing."""
        g.note(("demanded_guild", me, rival, card))
        choice = yield g.ask(rival, "answer_demand", self.answers(g, rival, card), (me, card))
        if choice[0] == "pay_favor":
            self.reached(g, "favor")
            give_favor(g, rival, me)
            return
        self.reached(g, "card")
        hand_over(g, rival, me, card)
        if g.agents[me]:
            give_favor(g, me, rival)


class GuildNegotiations(ReachCard):
    """Law of Summits: guild cards may be given, while the Advocate is in play with their consent."""

    def clauses(self) -> list[str]:
        return ["further_goods", "must_consent"]

    def further_goods(self, g: Campaign, giver: int) -> list[tuple[int, int, int, int]]:
        """C56: no protected ones."""
        cards = sorted(unprotected(g, giver))
        if cards:
            self.reached(g, "further_goods")
        return [(GUILD, card, 0, 1) for card in cards]

    def must_consent(self, g: Campaign, deal: list[tuple[int, int, int, int, int]]) -> list[int]:
        advocate = g.fate_holder(ADVOCATE)
        if advocate == NOBODY or all(item[0] != GUILD for item in deal):
            return []
        self.reached(g, "must_consent")
        return [advocate]


def demand_ends(g: Campaign, seat: int) -> None:
    """F413 leaves the campaign as soon as nobody is the Advocate."""
    if DEMAND in g.laws:
        CARDS[DEMAND].reached(g, "ended")
        scrap(g, seat, DEMAND)


register(SecondObjective(CARD_NUMBER["f412"]))
register(AdvocatesDemand(DEMAND))
register(GuildNegotiations(CARD_NUMBER["f414"]))
LEAVING_STEPS[ADVOCATE] = demand_ends
