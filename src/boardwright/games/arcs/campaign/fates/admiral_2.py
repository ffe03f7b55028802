"""The Admiral in Act II: planets for the Empire and Outlaws to beat; admirals and ships that go their own ways."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import without

from ...actions import can_influence, influence
from ...cards.fleets import CourtEnforcers
from ...control import controls
from ...court import shuffle_court_deck
from ...facts import CARD_NUMBER, GUILD_SUIT, NOBODY, NOTHING, SYSTEM_COUNT, WEAPON, is_gate
from ...moments import Battle, register_card
from ...resources import discard_card, has
from ...state import AGENT, Arcs
from ...vocabulary import CLUSTER, SYSTEM, System
from ..assumptions import ROGUES_CONTROL_TO_THE_LAST
from ..court import attach, leave, place_of, put_away
from ..court_cards import ReachVox
from ..crises import is_in_court
from ..dice import rolled_cluster
from ..facts import EMPIRE, clusters_of, systems_of
from ..imperial import place_imperial_ships, replace_imperial
from ..moments import ReachCard, register
from ..power import advance
from ..state import Campaign, campaign
from ..titles import become_regent
from .admiral import OFFICERS, ImperialOfficers

SPACES_FOR_A_PIECE: Final = 2
SHIPS_OF_ROGUES: Final = 3
ROGUES: Final = [CARD_NUMBER["f706"], CARD_NUMBER["f707"]]


class Objective(ReachCard):
    """The objective, as a Regent: planets of the Empire, Trophies of Outlaws, captured agents of Regents."""

    def clauses(self) -> list[str]:
        return ["planets", "trophies", "captives"]

    def chapter_ended(self, g: Campaign, me: int) -> None:
        if planets := self.promise(g, me):
            self.reached(g, "planets")
            advance(g, me, planets)

    def promise(self, g: Campaign, me: int) -> int:
        """1 for each planet that the Empire controls, gates not counted."""
        if not g.is_regent(me):
            return 0
        return sum(1 for system in g.systems if not is_gate(system) and g.control(system) == EMPIRE)

    def speaks_after_battle(self, g: Arcs, me: int, battle: Battle) -> bool:
        return campaign(g).is_regent(me) and outlaw_trophies(campaign(g), me, battle) > 0

    def after_battle(self, g: Arcs, me: int, battle: Battle) -> Script[None]:
        """2 for each piece of an Outlaw, taken in attack or in defence."""
        self.reached(g, "trophies")
        advance(campaign(g), me, SPACES_FOR_A_PIECE * outlaw_trophies(campaign(g), me, battle))
        yield from ()

    def agents_captured(self, g: Arcs, me: int, owner: int, count: int) -> None:
        """2 for each agent of a Regent, however it is captured."""
        c = campaign(g)
        if c.is_regent(me) and c.is_regent(owner):
            self.reached(g, "captives")
            advance(c, me, SPACES_FOR_A_PIECE * count)


def outlaw_trophies(g: Campaign, me: int, battle: Battle) -> int:
    """The pieces of Outlaws that a player took in a battle by hits, and agents of a ransack."""
    outlaws = [seat for seat in range(g.seats) if seat != me and g.is_outlaw(seat)]
    count = 0
    for seat in outlaws:
        first = seat * g.piece_kinds
        if me == battle.attacker:
            count += sum(battle.taken[first : first + g.piece_kinds])
            count += sum(battle.gained[first + AGENT : first + AGENT + 1])  # none before the dice are rolled
        elif me == battle.taker:
            count += sum(battle.lost[first : first + g.piece_kinds])
    return count


# -- Guild cards ---------------------------------------------------------------------------------------------------


class HonorGuard(ReachCard):
    """With a Weapon, no Guild card of the Weapon suit can be stolen."""

    def clauses(self) -> list[str]:
        return ["forbids_stealing"]

    def forbids_stealing(self, g: Arcs, owner: int, thief: int, card: int, resource: int) -> bool:
        return card != NOTHING and GUILD_SUIT[card] == WEAPON and has(g, owner, WEAPON) > 0


class RogueAdmirals(ImperialOfficers):
    """A-82: all three laws of the Empire are ignored. Prelude: discard to place three Imperial ships."""

    has_prelude = True
    discards_itself = True

    def clauses(self) -> list[str]:
        return [*super().clauses(), "ignores_truce_law", "prelude"]

    def ignores_truce_law(self, g: Campaign, me: int) -> bool:
        self.reached(g, "ignores_truce_law")
        return True

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        return g.ships[EMPIRE] > 0 and bool(systems_of_control(g, me))

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        """In one system under control; C4: as many as there are."""
        systems = systems_of_control(g, me)
        discard_card(g, me, self.number)
        if not ROGUES_CONTROL_TO_THE_LAST:
            systems = systems_of_control(g, me)
        count = min(SHIPS_OF_ROGUES, g.ships[EMPIRE])
        if systems and count:
            self.reached(g, "prelude")
            options: list[Option] = [("in", system) for system in systems]
            choice = yield g.ask(me, "requisition", options, (count,), always=True)
            place_imperial_ships(campaign(g), SYSTEM.of(choice), count)


def systems_of_control(g: Arcs, me: int) -> list[System]:
    return [system for system in g.systems if controls(g, me, system)]


# -- Vox cards -----------------------------------------------------------------------------------------------------


class ImperialDefectors(ReachVox):
    """Imperial ships of a cluster become ships of the Outlaw who is first in turn order."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "too_few", "discarded"]

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        yield from self.resolve(g, rolled_cluster(g), "crisis")

    def after_crisis(self, g: Campaign) -> str:
        return "bury"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """Optionally in a cluster of choice; A-27: then the card is buried or discarded, as the player likes."""
        c = campaign(g)
        options: list[Option] = [("cluster", cluster) for cluster in self.clusters(c)]
        if options:
            choice = yield g.ask(me, "defectors", [*options, ("skip",)])
            if choice[0] == "cluster":
                yield from self.resolve(c, CLUSTER.of(choice), "when_secured")
        goes: list[Option] = [("bury_card", self.number), ("drop_card", self.number)]
        choice = yield g.ask(me, "defectors_go", goes, (self.number,))
        if choice[0] == "bury_card":
            put_away(c, self.number, "bury")
        else:
            self.reached(g, "discarded")
            put_away(c, self.number, "discard")

    def after_secured(self, g: Arcs) -> None:
        """It has gone where the player put it."""

    def clusters(self, g: Campaign) -> list[int]:
        """Where anything would happen."""
        outlaw = first_outlaw(g)
        if outlaw == NOBODY or not g.ships[outlaw]:
            return []
        return clusters_of([system for system in g.systems if g.has_imperial_ships(system)])

    def resolve(self, g: Campaign, cluster: int, clause: str) -> Script[None]:
        """With too few ships the player on turn, else the player with the initiative, picks which ones defect."""
        outlaw = first_outlaw(g)
        if outlaw == NOBODY:
            return
        ships: list[Option] = []
        for system in systems_of(cluster):
            index = EMPIRE * SYSTEM_COUNT + system
            ships.extend([("cede_fresh", system)] * g.fresh[index])
            ships.extend([("cede_damaged", system)] * g.damaged[index])
        count = min(len(ships), g.ships[outlaw])
        if count < len(ships):
            self.reached(g, "too_few")
        chooser = g.initiative if g.turn == NOBODY else g.turn
        chosen = yield from choose_set(chooser, "defecting_ships", ships, count, count, (outlaw, count))
        for choice in chosen:
            self.reached(g, clause)
            replace_imperial(g, outlaw, SYSTEM.of(choice), choice[0] == "cede_damaged")


def first_outlaw(g: Campaign) -> int:
    """The Outlaw who comes first in turn order, or NOBODY."""
    return next((seat for seat in g.turn_order() if g.is_outlaw(seat)), NOBODY)


class CommandChaos(ReachVox):
    """Imperial Officers lie in the Court again, and Rogue Admirals return to it."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "officers", "rogues", "regent"]

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        self.reached(g, "crisis")
        self.call_officers(g)
        self.call_rogues(g)
        yield from ()

    def call_officers(self, g: Campaign) -> None:
        """A-83: whoever holds them, or wherever they lie in the Court; not from the deck or the discard pile."""
        holder = g.holder_of(OFFICERS)
        if holder != NOBODY:
            g.cards[holder] = without(g.cards[holder], OFFICERS)
        elif not is_in_court(g, OFFICERS) or OFFICERS in g.attached_to(place_of(g, self.number)):
            return
        else:
            leave(g, OFFICERS, "taken")
        self.reached(g, "officers")
        attach(g, OFFICERS, place_of(g, self.number))

    def call_rogues(self, g: Campaign) -> None:
        """All Rogue Admirals of the discard pile are shuffled into the Court deck."""
        rogues = [card for card in g.court_discard if card in ROGUES]
        for card in rogues:
            self.reached(g, "rogues")
            g.court_discard = without(g.court_discard, card)
            g.court_deck.append(card)
            g.note(("shuffled_in", card))
        if rogues:
            shuffle_court_deck(g)

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """The player influences, and an Outlaw may become a Regent."""
        self.reached(g, "when_secured")
        if can_influence(g, me):
            yield from influence(g, me)
        if campaign(g).is_outlaw(me):
            choice = yield g.ask(me, "become_regent", [("become_regent",), ("skip",)])
            if choice[0] == "become_regent":
                self.reached(g, "regent")
                become_regent(campaign(g), me)

    def after_secured(self, g: Arcs) -> None:
        """Shuffled in before the row is refilled."""
        g.court_deck.append(self.number)
        shuffle_court_deck(g)
        g.note(("shuffled_in", self.number))


register(HonorGuard(CARD_NUMBER["f705"]))
for _rogues in ROGUES:
    register(RogueAdmirals(_rogues))
for _enforcers in ("f708", "f709"):
    register_card(CourtEnforcers(CARD_NUMBER[_enforcers]))
for _defectors in ("f710", "f711"):
    register(ImperialDefectors(CARD_NUMBER[_defectors]))
register(Objective(CARD_NUMBER["f712"]))
register(CommandChaos(CARD_NUMBER["f713"]))
